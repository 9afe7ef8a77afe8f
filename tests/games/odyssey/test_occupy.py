"""A bot takes a seat over, a person takes it back."""

import pytest

from tests.games.odyssey.play import in_phase, odyssey
from tests.games.odyssey.test_view import Start, all_games, all_phases
from tests.games.play import bots


@all_games
@all_phases
def test_g2_a_seat_changes_hands_in_every_phase(start: Start, players: int, phase: str) -> None:
    game = in_phase(start(players), phase)
    before = game.view(1)
    game.occupy(1, bot=True)
    assert game.state.bots == bots(players, 1)
    waited = [seat for seat in before["waiting_for"] if phase != "scored" or seat != 1]
    assert game.view(1) == before | {"waiting_for": waited}
    game.occupy(1, bot=False)
    assert game.state.bots == bots(players)
    assert game.view(1) == before


@pytest.mark.parametrize("phase", ["tell", "give", "vote"])
def test_g2_a_bot_plays_on_with_what_the_seat_has(phase: str) -> None:
    game = in_phase(odyssey(4), phase)
    offered = game.can(1)
    game.occupy(1, bot=True)
    assert offered
    assert game.can(1) == offered


@all_games
def test_g2_bots_are_not_asked_to_continue(start: Start, players: int) -> None:
    game = start(players)
    game.occupy(2, bot=True)
    in_phase(game, "scored")
    assert 2 not in game.sees("waiting_for")
    assert game.can(2) == []
    assert game.refusal(2, "continue") == "not_your_turn"
    game.move(2, "continue", all=True)
    assert game.sees("turn") == 2


@all_games
def test_g2_when_the_last_to_continue_leaves_the_next_turn_starts(
    start: Start, players: int
) -> None:
    game = in_phase(start(players), "scored")
    for seat in range(players - 2):
        game.move(seat, "continue")
    game.occupy(players - 1, bot=True)
    assert (game.sees("phase"), game.sees("waiting_for")) == ("scored", [players - 2])
    game.occupy(players - 2, bot=True)
    assert (game.sees("phase"), game.sees("turn")) == ("tell", 2)
    size = len(start(players).state.hands[0])
    assert [len(hand) for hand in game.state.hands] == [size] * players


def test_g2_where_all_are_bots_each_says_continue() -> None:
    game = in_phase(odyssey(4, bots=bots(4, 0, 1, 2, 3)), "scored")
    assert game.sees("waiting_for") == [0, 1, 2, 3]
    game.continue_all()
    assert game.sees("turn") == 2


def test_g2_a_person_who_comes_back_is_waited_for() -> None:
    game = in_phase(odyssey(4, bots=bots(4, 0, 1, 2, 3)), "scored")
    game.move(0, "continue")
    game.move(1, "continue")
    game.occupy(0, bot=False)
    assert (game.sees("phase"), game.sees("waiting_for")) == ("scored", [0])
    game.move(0, "continue")
    assert game.sees("turn") == 2


def test_g2_everybody_leaves_before_the_scores_are_seen() -> None:
    game = in_phase(odyssey(4), "scored")
    for seat in game.seats:
        game.occupy(seat, bot=True)
    assert game.sees("phase") == "scored"
    game.continue_all()
    assert game.sees("turn") == 2
