"""What comes of a call at a table, or why it is refused."""

from typing import assert_never

from reverie.games.errors import IllegalMove, Malformed
from reverie.games.moves import Continue, Move
from reverie.tables import lobby
from reverie.tables.draft import Draft
from reverie.tables.errors import NotHost, not_now
from reverie.tables.moves import (
    AddBot,
    Arrange,
    AtTable,
    ChooseColour,
    ChooseFace,
    Configure,
    HostMove,
    Leave,
    OwnMove,
    Rematch,
    Remove,
    Rename,
    Replace,
    Start,
    ToLobby,
)
from reverie.tables.supplies import Supplies
from reverie.tables.table import Table

NEED_DECK = (Configure, Start, Rematch)


def deck_needed(table: Table, move: Move) -> str | None:
    """The deck that a move is decided with, to be prepared before."""
    if not isinstance(move, AtTable) or not isinstance(move, NEED_DECK):
        return None
    given = (move.options if isinstance(move, Configure) else None) or {}
    return lobby.deck_of(given, table.options.deck)


def act(draft: Draft, supplies: Supplies, seat: int, move: Move) -> None:
    """A person's move. Who moves in a seat that a bot keeps has come back to it."""
    if not isinstance(move, AtTable):
        come_back(draft, seat)
        _play(draft, seat, move)
    elif isinstance(move, OwnMove):
        _for_oneself(draft, supplies, seat, move)
    elif isinstance(move, Replace):
        come_back(draft, seat)
        replace(draft, supplies, seat, move.seat)
    elif isinstance(move, HostMove):
        _only_host(draft.table, seat)
        come_back(draft, seat)
        _manage(draft, supplies, move)


def _for_oneself(draft: Draft, supplies: Supplies, seat: int, move: OwnMove) -> None:
    match move:
        case Leave():
            leave(draft, supplies, seat)
        case ChooseColour():
            lobby.choose_colour(draft, seat, move.colour)
        case ChooseFace():
            lobby.choose_face(draft, seat, move.face)
        case Rename():
            come_back(draft, seat)
            lobby.rename(draft, seat, move.name)


def come_back(draft: Draft, seat: int) -> None:
    """A person takes the seat back from the bot that kept it."""
    if draft.table.seats[seat].bot:
        draft.come_back(seat)
        lobby.find_host(draft)


def _play(draft: Draft, seat: int, move: Move) -> None:
    if draft.table.status != "playing":
        raise not_now(draft.table.status)
    if isinstance(move, Continue):
        if move.all:
            _only_host(draft.table, seat)
        elif _has_gone_on(draft.table, seat):
            return
    draft.move(seat, move)


def _has_gone_on(table: Table, seat: int) -> bool:
    """The host, who is offered to go on for all, may say so for themselves again and again."""
    play = table.play
    if play is None or play.phase != "scored":
        return False
    return seat == table.host and seat in play.continued


def _manage(draft: Draft, supplies: Supplies, move: HostMove) -> None:
    match move:
        case Configure():
            lobby.configure(draft, supplies, move.options, move.game)
        case AddBot():
            lobby.add_bot(draft, move.level, supplies)
        case Remove():
            lobby.remove(draft, supplies, move.seat, for_good=move.for_good)
        case Arrange():
            lobby.arrange(draft, move.seats)
        case Start():
            lobby.during("lobby", draft.table)
            lobby.start(draft, supplies)
        case Rematch():
            lobby.rematch(draft, supplies)
        case ToLobby():
            lobby.back_to_lobby(draft, supplies)
        case _:
            assert_never(move)


def leave(draft: Draft, supplies: Supplies, seat: int) -> None:
    """A seat of the lobby is free again; in a game a bot takes it over at once."""
    if draft.table.status == "lobby":
        lobby.stand_up(draft, supplies, seat)
        return
    if draft.table.seats[seat].bot:
        raise IllegalMove("not_now", "You have left already.")
    lobby.pass_host(draft, seat)
    _take_over(draft, supplies, seat)


def replace(draft: Draft, supplies: Supplies, asker: int, seat: int) -> None:
    """A bot plays for somebody: the host says so; while the host is away, whoever is there."""
    table = draft.table
    if asker != table.host and not replaceable(table, asker):
        raise NotHost
    lobby.during("playing", table)
    if seat >= len(table.seats):
        raise Malformed(f"There is no seat {seat}.")
    if seat not in replaceable(table, asker):
        raise IllegalMove("not_now", "No other person plays in this seat.")
    _take_over(draft, supplies, seat)


def replaceable(table: Table, asker: int) -> tuple[int, ...]:
    """For whom this person may have a bot play. While the host is away, those who are away, too."""
    others = tuple(seat for seat in table.people if seat != asker)
    if asker == table.host:
        return others
    here = table.connected
    if asker not in here or table.host in here:
        return ()
    return tuple(seat for seat in others if seat not in here)


def _take_over(draft: Draft, supplies: Supplies, seat: int) -> None:
    newcomer = lobby.newcomer(draft.table, supplies)
    draft.take_over(seat, newcomer.face if newcomer else None)


def _only_host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise NotHost
