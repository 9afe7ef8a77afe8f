"""Going on after the scores, each for themselves or the host for all, and after the end."""

import pytest

from reverie.games import GAMES
from reverie.games.moves import Continue
from reverie.games.stella.state import Stella
from reverie.tables.decide import act
from reverie.tables.draft import Draft
from reverie.tables.errors import NotHost
from reverie.tables.moves import Rematch, Replace, Start
from reverie.tables.options import game_options
from tests.tables.kit import Desk, refusal, seated


def scored(game: str) -> Desk:
    desk = seated(game, GAMES[game].counts[0])
    desk.act(0, Start())
    desk.play_until("scored")
    return desk


@pytest.mark.parametrize("game", GAMES)
def test_the_host_goes_on_for_all_also_after_going_on_alone(game: str) -> None:
    desk = scored(game)
    desk.act(0, Continue())
    assert {"type": "continue", "all": True} in desk.seen(0)["view"]["can"]
    desk.act(0, Continue(all=True))
    assert desk.table.play is not None
    assert desk.table.play.phase != "scored"


@pytest.mark.parametrize("game", GAMES)
def test_a_host_who_goes_on_again_alone_changes_nothing(game: str) -> None:
    desk = scored(game)
    desk.act(0, Continue())
    draft = Draft(desk.table)
    act(draft, desk.supplies, 0, Continue())
    assert not draft.events


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_goes_on_for_all_or_twice(game: str) -> None:
    desk = scored(game)
    with pytest.raises(NotHost):
        desk.act(1, Continue(all=True))
    desk.act(1, Continue())
    assert refusal(lambda: desk.act(1, Continue())) == "not_now"


@pytest.mark.parametrize("game", GAMES)
def test_who_was_replaced_may_go_on_and_is_back(game: str) -> None:
    desk = scored(game)
    desk.act(0, Replace(seat=1))
    assert {"type": "continue"} in desk.seen(1)["view"]["can"]
    desk.act(1, Continue())
    assert not desk.table.seats[1].bot


def test_only_a_first_game_is_one_of_discovery() -> None:
    desk = seated("stella", 3, discovery=True)
    desk.act(0, Start())
    first = _words(desk)
    desk.play_out()
    desk.act(0, Rematch())
    assert game_options(desk.table.rules, desk.table.options).discovery is False
    assert _words(desk).isdisjoint(first)


def _words(desk: Desk) -> set[tuple[str, str]]:
    assert isinstance(desk.table.play, Stella)
    return set(desk.table.play.words)
