"""A whole game, told when it is over."""

from msgspec import Struct

from reverie.games.errors import IllegalMove
from reverie.games.odyssey.events import Told
from reverie.tables.events import GameEvent, Played, Setup, Started
from reverie.tables.room import read_change
from reverie.tables.rooms import Rooms
from reverie.tables.table import Play, Table


class Log(Struct, frozen=True):
    """With what was dealt and these events anybody can play the game again to the last point."""

    game: str
    seed: str
    setup: Setup
    start: Play
    """What came of the set-up and the seed: hands or grid, pile, words."""
    events: tuple[GameEvent, ...]


async def read_log(rooms: Rooms, code: str) -> Log:
    table = (await rooms.room(code)).table
    if table.status != "over":
        raise IllegalMove("not_over", "The game is not over.")
    changes = map(read_change, await _of_this_game(rooms, table))
    events = [event for change in changes for event in change.events]
    setup = next(event.setup for event in events if isinstance(event, Started))
    played = (event.events for event in events if isinstance(event, Played))
    return Log(
        game=table.game,
        seed=setup.seed,
        setup=setup,
        start=table.rules.start(setup),
        events=tuple(event for batch in played for event in batch),
    )


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
