"""Timers: a deadline for every step, and a bot's move for those who are missing when it passes."""

import pytest

from reverie.games import GAMES
from reverie.games.stella.moves import FlipWord, Mark, PassPen
from reverie.games.stella.state import Stella
from reverie.tables.clock import step
from reverie.tables.moves import Rematch, Start
from reverie.tables.news import TimeUpNews, news_of
from tests.tables.kit import Desk, read_change, seated


def timed(game: str, players: int, timer: int = 60) -> Desk:
    desk = seated(game, players, timer=timer)
    desk.act(0, Start())
    return desk


@pytest.mark.parametrize(
    ("game", "players"), [(name, n) for name, game in GAMES.items() for n in game.counts]
)
def test_a_game_that_nobody_plays_is_played_by_its_timer(game: str, players: int) -> None:
    desk = timed(game, players)
    phases = set()
    while desk.table.status == "playing":
        assert desk.table.deadline == desk.now + 60
        assert desk.table.play is not None
        phases.add(desk.table.play.phase)
        before = step(desk.table)
        desk.time_out()
        assert step(desk.table) != before
    assert desk.table.deadline is None
    stella = {"associate", "reveal", "scored"}
    assert phases == (stella if game == "stella" else {"tell", "give", "vote", "scored"})


@pytest.mark.parametrize("game", GAMES)
def test_the_deadline_moves_with_the_step_and_not_with_every_move(game: str) -> None:
    desk = timed(game, GAMES[game].counts[0])
    while desk.table.status == "playing":
        before, deadline = step(desk.table), desk.table.deadline
        desk.now += 1
        desk.play_one()
        if step(desk.table) == before:
            assert desk.table.deadline == deadline
        elif desk.table.status == "playing":
            assert desk.table.deadline == desk.now + 60
    desk.act(0, Rematch())
    assert desk.table.deadline == desk.now + 60


def test_s8_another_word_is_another_step() -> None:
    desk = timed("stella", 3)
    desk.now += 50
    for seat in range(3):
        assert desk.table.deadline == desk.now + 10
        desk.act(seat, FlipWord())
    assert isinstance(desk.table.play, Stella)
    assert desk.table.play.flipped
    assert desk.table.deadline == desk.now + 60


def test_without_a_timer_there_is_no_deadline() -> None:
    desk = timed("stella", 3, timer=0)
    desk.play_out()
    assert not any(b"deadline_set" in change for change in desk.changes)


def test_what_somebody_has_marked_is_kept() -> None:
    desk = timed("stella", 3)
    desk.act(0, Mark(cards=(2, 5)))
    desk.act(1, Mark(cards=(7,)))
    desk.act(1, PassPen())
    desk.act(2, FlipWord())
    desk.time_out()
    assert isinstance(desk.table.play, Stella)
    assert desk.table.play.phase == "reveal"
    assert desk.table.play.slates[0] == (2, 5)
    assert desk.table.play.slates[1] == (7,)
    assert desk.table.play.slates[2]


def test_everybody_is_told_whose_time_was_up() -> None:
    desk = seated("stella", 3, timer=30)
    desk.act(0, Start())
    desk.act(2, Mark(cards=(1,)))
    desk.act(2, PassPen())
    desk.time_out()
    told = news_of(read_change(desk.changes[-1]))
    assert [item.seats for item in told if isinstance(item, TimeUpNews)] == [(0, 1)]
    assert isinstance(told[0], TimeUpNews), "it comes before what the bots did"


def test_who_moves_in_time_is_not_told_so() -> None:
    desk = seated("stella", 3, timer=30)
    desk.act(0, Start())
    desk.act(2, Mark(cards=(1,)))
    desk.act(2, PassPen())
    assert not any(isinstance(item, TimeUpNews) for item in news_of(read_change(desk.changes[-1])))
