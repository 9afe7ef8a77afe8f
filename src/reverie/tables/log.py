"""A whole game, told when it is over."""

from msgspec import Struct

from reverie.games.errors import IllegalMove
from reverie.games.odyssey.events import Told
from reverie.tables.events import Change, GameEvent, Played, Setup, Started
from reverie.tables.room import read_change
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table


class Log(Struct, frozen=True):
    """With the set-up and these events anybody can play the game again to the last point."""

    seed: str
    setup: Setup
    events: tuple[GameEvent, ...]


async def read_log(rooms: Rooms, code: str) -> Log:
    table = (await rooms.room(code)).table
    if table.status != "over":
        raise IllegalMove("not_over", "The game is not over.")
    return last_game(tuple(map(read_change, await _of_this_game(rooms, table))))


def last_game(changes: tuple[Change, ...]) -> Log:
    events = [event for change in changes for event in change.events]
    setup = next(event.setup for event in events if isinstance(event, Started))
    played = (event.events for event in events if isinstance(event, Played))
    return Log(setup.seed, setup, tuple(event for batch in played for event in batch))


async def clues_said(rooms: Rooms, table: Table) -> tuple[str, ...]:
    """The clues of this game so far: everybody has heard them."""
    changes = await _of_this_game(rooms, table)
    # Few changes tell a clue, and most need not be read.
    told = (read_change(body) for body in changes if b'"told"' in body)
    played = (event for change in told for event in change.events if isinstance(event, Played))
    events = (event for batch in played for event in batch.events)
    return tuple(event.clue for event in events if isinstance(event, Told) and event.clue)


async def _of_this_game(rooms: Rooms, table: Table) -> tuple[bytes, ...]:
    """The changes from its start on, no further than the table: a rematch may have begun since."""
    return await rooms.store.changes(table.code, table.version, max(table.started_at - 1, 0))
