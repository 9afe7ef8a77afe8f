"""The state of a table after an event, and after a change."""

from functools import reduce
from typing import assert_never, cast

from msgspec.structs import replace

from reverie.games.seats import put
from reverie.games.unions import AnyState
from reverie.tables.events import (
    AnyTableEvent,
    Arranged,
    BotAdded,
    BotTookOver,
    CameBack,
    Change,
    ColourChosen,
    Configured,
    Connected,
    DeadlineSet,
    Disconnected,
    HostPassed,
    Opened,
    Played,
    Provided,
    SatDown,
    Started,
    StoodUp,
)
from reverie.tables.table import Seat, Table


def after(table: Table | None, change: Change) -> Table:
    """The table after a change: one version on."""
    version = table.version + 1 if table else 1
    for event in change.events:
        table = open_table(event) if isinstance(event, Opened) else evolve(_known(table), event)
    return replace(_known(table), version=version)


def _known(table: Table | None) -> Table:
    assert table is not None, "a table begins with Opened"
    return table


def open_table(event: Opened) -> Table:
    return Table(
        event.code,
        event.game,
        event.options,
        event.deck_size,
        opened=event.at,
        bots_know=event.bots_know,
        open_seeds=event.open_seeds,
    )


def evolve(table: Table, event: AnyTableEvent) -> Table:
    match event:
        case Played():
            return _played(table, event)
        case SatDown():
            program = event.program
            seat = Seat(event.name, event.colour, event.token, bot=False, program=program)
            return _sit(table, seat)
        case BotAdded():
            level, face = event.level, event.face
            seat = Seat(event.name, event.colour, None, bot=True, level=level, face=face)
            return _sit(table, seat)
        case StoodUp():
            return _stand_up(table, event.seat)
        case ColourChosen() | Arranged():
            return _seats(table, event)
        case Configured():
            return replace(
                table,
                options=event.options,
                deck_size=event.deck_size,
                bots_know=event.bots_know,
            )
        case Provided():
            return replace(
                table,
                deck_size=event.deck_size,
                bots_know=event.bots_know,
                open_seeds=event.open_seeds,
            )
        case Started():
            return _started(table, event)
        case BotTookOver():
            return _occupy(table, event.seat, bot=True, face=event.face)
        case CameBack():
            return _occupy(table, event.seat, bot=False)
        case HostPassed():
            return replace(table, host=event.seat)
        case Connected() | Disconnected():
            return _connect(table, event)
        case DeadlineSet():
            return replace(table, deadline=event.at)
        case Opened():
            return table
        case _:
            assert_never(event)


def _seats(table: Table, event: ColourChosen | Arranged) -> Table:
    if isinstance(event, Arranged):
        seats = tuple(table.seats[seat] for seat in event.order)
        return replace(table, seats=seats, host=event.order.index(table.host))
    seat = replace(table.seats[event.seat], colour=event.colour)
    return replace(table, seats=put(table.seats, event.seat, seat))


def _sit(table: Table, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats, seat))


def _stand_up(table: Table, gone: int) -> Table:
    seats = table.seats[:gone] + table.seats[gone + 1 :]
    host = table.host - (gone < table.host)
    # Where only bots are left nobody has taken the place of a host in the last seat.
    return replace(table, seats=seats, host=min(host, max(len(seats) - 1, 0)))


def _occupy(table: Table, number: int, *, bot: bool, face: str | None = None) -> Table:
    seat = replace(table.seats[number], bot=bot, face=face)
    return replace(table, seats=put(table.seats, number, seat))


def _connect(table: Table, event: Connected | Disconnected) -> Table:
    seat = table.seats[event.seat]
    workers = tuple(worker for worker in seat.workers if worker != event.worker)
    if isinstance(event, Connected):
        workers += (event.worker,)
    return replace(table, seats=put(table.seats, event.seat, replace(seat, workers=workers)))


def _started(table: Table, event: Started) -> Table:
    return replace(
        table,
        status="playing",
        play=table.rules.start(event.setup),
        seed=event.setup.seed,
        games=table.next_game,
        started_at=table.version + 1,
    )


def _played(table: Table, event: Played) -> Table:
    play: AnyState = reduce(table.rules.evolve, event.events, cast("AnyState", table.play))
    return replace(table, play=play, status="over" if play.phase == "over" else table.status)
