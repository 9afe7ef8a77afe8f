"""What a seat, or a spectator, sees of a table, and what it may do there."""

from typing import cast

from msgspec import Struct
from msgspec.structs import asdict

from reverie.games import GAMES
from reverie.games.moves import CanContinue, Occupied
from reverie.games.real import REAL
from reverie.games.unions import AnyOffer, AnyState, AnyView
from reverie.tables.codes import digest
from reverie.tables.colours import COLOURS, SYMBOLS, Colour
from reverie.tables.decide import replaceable
from reverie.tables.evening import wins
from reverie.tables.lobby import is_free, lacks_eyes
from reverie.tables.moves import (
    CanAddBot,
    CanArrange,
    CanChooseColour,
    CanChooseFace,
    CanConfigure,
    CanLeave,
    CanRematch,
    CanRemove,
    CanRename,
    CanReplace,
    CanStart,
    CanToLobby,
    TableCan,
)
from reverie.tables.options import COMMON, TALK, Options, shown
from reverie.tables.table import Knowledge, Level, Result, Status, Table

AnyCan = TableCan | AnyOffer
GO_ON = (CanContinue(all=True),)
OF_EVERYBODY = (CanRename(), CanLeave())
ANY_FACE = CanChooseFace()
HUSH = CanConfigure(TALK, ())
BACK = (CanRename(),)
"""For who has left the seat to a bot: whatever they do, they come back."""


class SeatView(Struct, frozen=True):
    seat: int
    name: str
    colour: Colour
    symbol: str
    bot: bool
    level: Level | None
    connected: bool
    face: str | None
    """The animal of the bot that plays here, or what its person has chosen: /api/faces/fox-96.webp
    and -192.webp."""
    program: bool
    """Whether the seat belongs to somebody's own bot, which is timed like a person."""
    free: bool
    """Whether a latecomer may take it from the bot that plays there."""


class EveningView(Struct, frozen=True):
    games: tuple[Result, ...]
    wins: tuple[int, ...]
    """For each seat."""


class TableView(Struct, frozen=True):
    """What no move of a game changes, and everybody sees alike."""

    table: str
    game: str
    status: Status
    host: int
    options: Options
    seats: tuple[SeatView, ...]
    seed_hash: str | None
    """The hash of the seed, so that the shuffle can be checked when the log tells the seed."""
    deadline: float | None
    bots_know: Knowledge
    """Whether bots know what is on the cards of the deck, or their titles, or nothing."""
    evening: EveningView
    """The games that were played to their end at this table."""


class View(TableView, frozen=True):
    version: int
    play: AnyView | None
    you: int | None
    can: tuple[AnyCan, ...]


def view(table: Table, seat: int | None) -> View:
    return View(
        **asdict(table_view(table)),
        version=table.version,
        play=table.rules.view(table.play, seat) if table.play else None,
        you=seat,
        can=can(table, seat),
    )


def table_view(table: Table) -> TableView:
    return TableView(
        table=table.code,
        game=table.game,
        status=table.status,
        host=table.host,
        options=shown(table.options),
        seats=seat_views(table),
        seed_hash=digest(table.seed) if table.seed else None,
        deadline=table.deadline,
        bots_know=table.bots_know,
        evening=EveningView(table.evening, wins(table.evening, len(table.seats))),
    )


def seat_views(table: Table) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            seat=number,
            name=seat.name,
            colour=seat.colour,
            symbol=SYMBOLS[seat.colour],
            bot=seat.bot,
            level=seat.level if seat.bot else None,
            connected=seat.bot or bool(seat.workers),
            face=seat.face if seat.bot else seat.own_face,
            program=seat.program,
            free=is_free(table, seat),
        )
        for number, seat in enumerate(table.seats)
    )


def can(table: Table, seat: int | None) -> tuple[AnyCan, ...]:
    if seat is None:
        return ()
    if table.status == "lobby":
        own = (_can_choose_colour(table, seat), ANY_FACE)
        return (*_can_host_lobby(table, seat), *own, *OF_EVERYBODY)
    if table.status == "over":
        return (*_can_go_on(table, seat), *_can_always(table, seat))
    return (*can_now(table, seat), *can_throughout(table, seat))


def can_now(table: Table, seat: int) -> tuple[AnyCan, ...]:
    """What the game offers at this moment."""
    play = table.play
    assert play is not None
    if seat == table.host and play.phase == "scored":
        return GO_ON
    if table.seats[seat].bot:
        play = _as_a_person(table, seat)
    return cast("tuple[AnyCan, ...]", table.rules.can(play, seat))


def can_throughout(table: Table, seat: int) -> tuple[AnyCan, ...]:
    """What is offered while the game is played, whatever its moves."""
    if seat != table.host:
        return (*_can_stand_in(table, seat), *_can_always(table, seat))
    return (
        *_can_replace(table, seat),
        *_can_remove(table, seat),
        HUSH,
        *_can_always(table, seat),
    )


def _can_always(table: Table, seat: int) -> tuple[AnyCan, ...]:
    return BACK if table.seats[seat].bot else OF_EVERYBODY


def _can_go_on(table: Table, seat: int) -> tuple[AnyCan, ...]:
    """After a game."""
    if seat != table.host:
        return ()
    again = (CanRematch(),) if _has_cards(table) else ()
    return (*again, CanToLobby(), *_can_remove(table, seat), HUSH)


def _can_choose_colour(table: Table, seat: int) -> CanChooseColour:
    taken = {each.colour for at, each in enumerate(table.seats) if at != seat}
    return CanChooseColour(choices=tuple(colour for colour in COLOURS if colour not in taken))


def _can_host_lobby(table: Table, seat: int) -> tuple[AnyCan, ...]:
    if seat != table.host:
        return ()
    offers: list[AnyCan] = [CanConfigure(option_names(table), tuple(GAMES))]
    counts = table.rules.counts
    seats = tuple(range(len(table.seats)))
    if len(seats) < counts[-1] and table.options.deck != REAL:
        offers.append(CanAddBot())
    if len(seats) > 1:
        others = tuple(other for other in seats if other != seat)
        offers.append(CanRemove(others, _of_people(table, seat)))
        offers.append(CanArrange(seats=seats))
    if len(seats) in counts and _has_cards(table):
        offers.append(CanStart())
    return tuple(offers)


def _can_remove(table: Table, seat: int) -> tuple[AnyCan, ...]:
    """During a game nobody is removed but for good."""
    people = _of_people(table, seat)
    return (CanRemove((), people),) if people else ()


def _of_people(table: Table, host: int) -> tuple[int, ...]:
    return tuple(at for at, seat in enumerate(table.seats) if seat.token and at != host)


def _has_cards(table: Table) -> bool:
    """Whether the deck is enough for a game, and still there at all."""
    if table.options.deck == REAL:
        return not lacks_eyes(table, table.options)
    return table.deck_size >= table.rules.cards_needed(len(table.seats))


def option_names(table: Table) -> tuple[str, ...]:
    of_game = table.rules.options.__struct_fields__
    common = (name for name in COMMON if name != "seed" or table.open_seeds)
    return (*common, *of_game)


def _as_a_person(table: Table, seat: int) -> AnyState:
    """The game as it is when a person has taken the seat back, as every move of theirs does."""
    return cast("AnyState", table.rules.evolve(table.play, Occupied(seat, bot=False)))


def _can_stand_in(table: Table, seat: int) -> tuple[AnyCan, ...]:
    """While the host is away."""
    away = replaceable(table, seat)
    return (CanReplace(choices=away),) if away else ()


def _can_replace(table: Table, host: int) -> tuple[AnyCan, ...]:
    people = tuple(seat for seat in table.people if seat != host)
    return (CanReplace(choices=people),) if people else ()
