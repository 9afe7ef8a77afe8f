"""The state of a table after an event, and after a change."""

from functools import reduce
from typing import Any, assert_never, cast

from msgspec.structs import replace

from reverie.games.seats import put
from reverie.games.unions import AnyState
from reverie.tables import evening
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
    FaceChosen,
    HostPassed,
    LobbyAgain,
    Opened,
    Played,
    Provided,
    Removed,
    Renamed,
    SatDown,
    SeatTaken,
    Started,
    StoodUp,
)
from reverie.tables.table import Seat, Table

MOST_REMOVED = 100


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
        deck_chosen=event.deck_chosen,
    )


def evolve(table: Table, event: AnyTableEvent) -> Table:
    match event:
        case Played():
            return _played(table, event)
        case SatDown() | BotAdded() | StoodUp() | SeatTaken() | Removed() | Arranged():
            return _sit_otherwise(table, event)
        case Renamed() | ColourChosen() | FaceChosen():
            return _look_otherwise(table, event)
        case Configured():
            return replace(
                table,
                game=event.game or table.game,
                options=event.options,
                deck_size=event.deck_size,
                bots_know=event.bots_know,
                deck_chosen=table.deck_chosen or event.deck_chosen,
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
        case LobbyAgain():
            return replace(table, status="lobby", play=None, seed=None, deadline=None)
        case BotTookOver():
            return _change_seat(table, event.seat, bot=True, face=event.face)
        case CameBack():
            return _change_seat(table, event.seat, bot=False, face=None)
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


def _sit_otherwise(
    table: Table, event: SatDown | BotAdded | StoodUp | SeatTaken | Removed | Arranged
) -> Table:
    match event:
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
        case SeatTaken():
            return _take_seat(table, event)
        case Removed():
            return _remove(table, event)
        case Arranged():
            return _arrange(table, event.order)


def _look_otherwise(table: Table, event: Renamed | ColourChosen | FaceChosen) -> Table:
    match event:
        case Renamed():
            return _change_seat(table, event.seat, name=event.name)
        case ColourChosen():
            return _change_seat(table, event.seat, colour=event.colour)
        case FaceChosen():
            return _change_seat(table, event.seat, own_face=event.face)


def _change_seat(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, seats=put(table.seats, number, replace(table.seats[number], **changes)))


def _sit(table: Table, seat: Seat) -> Table:
    return replace(
        table, seats=(*table.seats, seat), evening=evening.joined(table.evening, len(table.seats))
    )


def _take_seat(table: Table, event: SeatTaken) -> Table:
    whose = {"name": event.name, "token": event.token, "program": event.program, "own_face": None}
    return _change_seat(table, event.seat, **whose, bot=False, face=None, level="normal")


def _remove(table: Table, event: Removed) -> Table:
    token = table.seats[event.seat].token
    assert token is not None
    removed = (*table.removed, token)[-MOST_REMOVED:]
    nobodys = {"token": None, "workers": (), "program": False, "own_face": None}
    table = _change_seat(table, event.seat, **nobodys, bot=True, face=event.face)
    return replace(table, removed=removed)


def _arrange(table: Table, order: tuple[int, ...]) -> Table:
    return replace(
        table,
        seats=tuple(table.seats[seat] for seat in order),
        host=order.index(table.host),
        evening=evening.arranged(table.evening, order),
    )


def _stand_up(table: Table, gone: int) -> Table:
    seats = table.seats[:gone] + table.seats[gone + 1 :]
    host = table.host - (gone < table.host)
    left = tuple(seat for seat in range(len(table.seats)) if seat != gone)
    # Where only bots are left nobody has taken the place of a host in the last seat.
    return replace(
        table,
        seats=seats,
        host=min(host, max(len(seats) - 1, 0)),
        evening=evening.arranged(table.evening, left),
    )


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
        dealt=event.setup.cards,
        started_at=table.version + 1,
    )


def _played(table: Table, event: Played) -> Table:
    play: AnyState = reduce(table.rules.evolve, event.events, cast("AnyState", table.play))
    table = replace(table, play=play)
    if play.phase != "over" or table.status == "over":
        return table
    return replace(
        table,
        status="over",
        evening=evening.played(table.evening, evening.result(table, play)),
        unseen=evening.unseen(table, play),
    )
