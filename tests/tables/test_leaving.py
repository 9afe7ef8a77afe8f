"""Somebody who leaves, is replaced or comes back in any phase never blocks a game."""

from random import Random

import pytest

from reverie.games import GAMES
from reverie.games.errors import IllegalMove
from reverie.tables.moves import AddBot, Arrange, Leave, Rematch, Replace, Start
from tests.tables.kit import Desk, seated

PHASES = {
    "stella": ("associate", "reveal", "scored"),
    "odyssey": ("tell", "give", "vote", "scored"),
    "party": ("tell", "give", "vote", "scored"),
    "team": ("tell", "give", "vote", "scored"),
}
EVERY_PHASE = [(game, phase) for game, phases in PHASES.items() for phase in phases]
STEPS = 3
"""How many moves into a phase it happens, from none on."""


def in_phase(game: str, phase: str, steps: int, seed: int) -> Desk:
    """A game in a phase, in its second round or turn where that is another thing."""
    options = {"target": 5} if game == "odyssey" else {}
    desk = seated(game, GAMES[game].counts[0], seed=seed, **options)
    desk.act(0, Start())
    if phase == "tell" and seed % 2:
        desk.play_until("scored")
    desk.play_until(phase)
    for _ in range(steps):
        if desk.table.play is not None and desk.table.play.phase == phase:
            desk.play_one()
    return desk


@pytest.mark.parametrize("steps", range(STEPS))
@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_any_seat_may_leave(game: str, phase: str, steps: int) -> None:
    for seat in range(GAMES[game].counts[0]):
        desk = in_phase(game, phase, steps, seat)
        if desk.table.status == "over":
            continue
        desk.act(seat, Leave())
        assert desk.table.seats[seat].bot
        assert desk.table.host in desk.table.people
        desk.play_out()


@pytest.mark.parametrize("steps", range(STEPS))
@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_the_host_may_replace_anybody_who_may_come_back(game: str, phase: str, steps: int) -> None:
    for seat in range(1, GAMES[game].counts[0]):
        desk = in_phase(game, phase, steps, seat)
        if desk.table.status == "over":
            continue
        desk.act(0, Replace(seat=seat))
        assert desk.table.seats[seat].bot
        for _ in range(seat):
            if desk.table.status == "playing":
                desk.play_one()
        desk.come_back(seat)
        assert not desk.table.seats[seat].bot
        desk.play_out()


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_all_leave_one_after_another(game: str, phase: str) -> None:
    for first in (0, 1):
        desk = in_phase(game, phase, first, first)
        seats = range(GAMES[game].counts[0])
        for step in seats:
            desk.act((first + step) % len(seats), Leave())
        assert desk.table.people == ()
        desk.play_out()
        desk.come_back(first)
        assert desk.table.host == first
        desk.act(first, Rematch())
        desk.play_out()


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_who_moves_has_come_back(game: str, phase: str) -> None:
    """Over HTTP there is no hello: the move itself is the coming back."""
    desk = in_phase(game, phase, 0, 2)
    seat = desk.waiting[-1]
    desk.act(seat, Leave())
    move = desk.choose(desk.table, seat)
    if desk.table.play is None or desk.table.play.phase != phase or seat not in desk.waiting:
        return
    assert move is not None
    desk.act(seat, move)
    assert not desk.table.seats[seat].bot


def test_who_has_left_cannot_leave_again() -> None:
    desk = in_phase("stella", "associate", 0, 1)
    desk.act(1, Leave())
    with pytest.raises(IllegalMove, match="left already"):
        desk.act(1, Leave())


def test_the_host_of_a_lobby_is_one_of_its_seats_also_where_only_bots_are_left() -> None:
    desk = Desk("stella", Random(1))
    desk.act(0, AddBot())
    desk.act(0, AddBot())
    desk.act(0, Arrange(seats=(1, 2, 0)))
    desk.act(2, Leave())
    assert len(desk.table.seats) == 2
    assert desk.seen(None)["view"]["host"] == 1
    desk.sit("Grace")
    assert desk.table.host == 2
