"""A bot takes a seat over, a person takes it back (S8, S23)."""

import pytest

from tests.games.play import bots
from tests.games.stella.play import Stella
from tests.games.stella.test_view import in_phase


@pytest.mark.parametrize("phase", ["associate", "reveal", "scored", "over"])
def test_g2_a_seat_changes_hands_in_every_phase(phase: str) -> None:
    game = in_phase(phase)
    before = game.view(1)
    game.occupy(1, bot=True)
    assert game.state.bots == bots(3, 1)
    waited = [seat for seat in before["waiting_for"] if phase != "scored" or seat != 1]
    assert game.view(1) == before | {"waiting_for": waited}
    game.occupy(1, bot=False)
    assert game.state.bots == bots(3)
    assert game.view(1) == before


def test_g2_a_bot_plays_the_seat_with_its_slate() -> None:
    game = Stella(3)
    game.move(0, "mark", cards=[3, 4])
    game.occupy(0, bot=True)
    assert game.sees("slate", 0) == [3, 4]
    assert game.offers(0) == ["mark", "pass_pen"]


def test_s8_when_the_last_to_agree_leaves_the_word_changes() -> None:
    game = Stella(3)
    game.mark([[0], [1], [2]])
    game.move(0, "flip_word")
    game.move(1, "flip_word")
    game.occupy(2, bot=True)
    assert game.sees("flip") == {"agreed": [0, 1], "used": True}
    assert game.state.slates == ((), (), ())


def test_s8_when_another_is_still_to_agree_the_word_stays() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    game.occupy(2, bot=True)
    assert game.sees("flip") == {"agreed": [0], "used": False}
    game.move(1, "flip_word")
    assert game.sees("flip")["used"]


def test_s8_nobody_has_agreed_when_everybody_leaves() -> None:
    game = Stella(3)
    for seat in game.seats:
        game.occupy(seat, bot=True)
    assert game.sees("flip") == {"agreed": [], "used": False}


def test_s8_when_who_proposed_leaves_the_others_decide() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    game.occupy(0, bot=True)
    game.move(1, "flip_word")
    assert not game.sees("flip")["used"]
    game.move(2, "flip_word")
    assert game.sees("flip")["used"]


def test_s8_the_word_changes_once_whoever_leaves() -> None:
    game = Stella(3)
    for seat in game.seats:
        game.move(seat, "flip_word")
    game.mark([[0], [1], [2]])
    game.occupy(2, bot=True)
    assert game.state.slates == ((0,), (1,), (2,))
    game.occupy(2, bot=False)
    assert game.sees("flip") == {"agreed": [0, 1, 2], "used": True}


def test_s8_a_person_who_comes_back_is_asked() -> None:
    game = Stella(3, bots=bots(3, 0, 1, 2))
    game.move(0, "flip_word")
    game.occupy(0, bot=False)
    assert game.sees("flip") == {"agreed": [], "used": False}
    assert "flip_word" in game.offers(0)


def test_s8_a_proposal_is_over_with_the_marking() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    game.move(1, "flip_word")
    game.reveal([[0], [0], [0]])
    game.occupy(2, bot=True)
    assert game.sees("flip") == {"agreed": [0, 1], "used": False}


def test_s23_when_the_last_to_continue_leaves_the_next_round_starts() -> None:
    game = in_phase("scored")
    game.move(0, "continue")
    game.occupy(1, bot=True)
    assert (game.sees("phase"), game.sees("waiting_for")) == ("scored", [2])
    game.occupy(2, bot=True)
    assert (game.sees("phase"), game.sees("round")) == ("associate", 2)


def test_s23_when_everybody_has_left_the_bots_continue() -> None:
    game = in_phase("scored")
    for seat in game.seats:
        game.occupy(seat, bot=True)
    assert game.sees("phase") == "scored"
    game.continue_all()
    assert game.sees("round") == 2


def test_s23_a_person_who_comes_back_is_waited_for() -> None:
    game = in_phase("scored")
    for seat in game.seats:
        game.occupy(seat, bot=True)
    game.move(0, "continue")
    game.move(1, "continue")
    game.occupy(0, bot=False)
    assert game.sees("phase") == "scored"
    assert game.sees("waiting_for") == [0]
    game.move(0, "continue")
    assert game.sees("round") == 2
