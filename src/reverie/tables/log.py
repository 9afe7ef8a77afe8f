"""A whole game, told when it is over."""

from functools import partial

from msgspec import Struct

from reverie.games import GAMES
from reverie.games.errors import IllegalMove
from reverie.games.unions import AnyEvent, AnySetup, AnyState, said
from reverie.tables.events import AnyTableEvent, Configured, Opened, Played, Started
from reverie.tables.past import in_turn
from reverie.tables.room import read_change
from reverie.tables.rooms import Rooms
from reverie.tables.table import Table


class Log(Struct, frozen=True):
    """With what was dealt and these events anybody can play the game again to the last point."""

    game: str
    seed: str
    setup: AnySetup
    start: AnyState
    """What came of the set-up and the seed: hands or grid, pile, words."""
    events: tuple[AnyEvent, ...]


class Part(Struct, frozen=True):
    """What happened at a table in one of its games."""

    game: str
    events: list[AnyTableEvent]


async def read_log(rooms: Rooms, code: str, number: int | None = None) -> Log:
    """The game that was played last, or the one with this number, from 1, of those before."""
    table = (await rooms.room(code)).table
    part = await _of_game(rooms, table, number)
    if part is None:
        raise IllegalMove("not_over", "The game is not over.")
    setup = next(event.setup for event in part.events if isinstance(event, Started))
    played = (event.events for event in part.events if isinstance(event, Played))
    return Log(
        game=part.game,
        seed=setup.seed,
        setup=setup,
        start=GAMES[part.game].start(setup),
        events=tuple(event for batch in played for event in batch),
    )


async def _of_game(rooms: Rooms, table: Table, number: int | None) -> Part | None:
    """All that happened in a game; nothing where it is not over."""
    if number is None and table.status == "over":
        return Part(table.game, await in_turn(_events, await _of_this_game(rooms, table)))
    if number is None and table.status == "lobby":
        number = table.games
    if not number:
        return None
    changes = await rooms.store.changes(table.code, table.version)
    is_going_on = table.status == "playing"
    return await in_turn(_part, changes, number, is_going_on)


def _part(changes: tuple[bytes, ...], number: int, is_going_on: bool) -> Part | None:
    """The game with this number, unless it is the last one and still going on."""
    events = _events(changes)
    starts = [place for place, event in enumerate(events) if isinstance(event, Started)]
    if number > len(starts) or (number == len(starts) and is_going_on):
        return None
    begin, end = starts[number - 1], (*starts, None)[number]
    # Who starts the next game has seen the end of the one before.
    return Part(_game_at(events[:begin]), events[begin:end])


def _game_at(events: list[AnyTableEvent]) -> str:
    """The game that was chosen last."""
    chosen = (event.game for event in reversed(events) if isinstance(event, Configured | Opened))
    return next(game for game in chosen if game)


def _events(changes: tuple[bytes, ...]) -> list[AnyTableEvent]:
    return [event for change in map(read_change, changes) for event in change.events]


async def what_was_said(rooms: Rooms, table: Table) -> tuple[str, ...]:
    """All that was said in this game so far: everybody has heard it."""
    tags = tuple(f'"{event.__struct_config__.tag}"'.encode() for event in table.rules.said)
    changes = await _of_this_game(rooms, table)
    return await in_turn(partial(_said, tags), changes)


def _said(tags: tuple[bytes, ...], changes: tuple[bytes, ...]) -> tuple[str, ...]:
    # Few changes tell something that was said, and most need not be read.
    told = (read_change(body) for body in changes if any(tag in body for tag in tags))
    played = (event for change in told for event in change.events if isinstance(event, Played))
    return tuple(filter(None, (said(event) for batch in played for event in batch.events)))


async def _of_this_game(rooms: Rooms, table: Table) -> tuple[bytes, ...]:
    """The changes from its start on, no further than the table: a rematch may have begun since."""
    return await rooms.store.changes(table.code, table.version, max(table.started_at - 1, 0))
