"""Who sits at which table."""

from reverie.bots.troupe import Troupe
from tests.bots.conftest import OVERLAP


def test_a_bot_stays_while_the_game_is_played() -> None:
    troupe = Troupe(OVERLAP)
    basil = troupe.player("game 1", 2, "fox", "hard")
    assert basil.character.name == "Basil"
    assert troupe.player("game 1", 2, "fox", "hard") is basil
    assert troupe.player("game 2", 2, "fox", "hard") is not basil


def test_who_has_no_face_is_a_character_too() -> None:
    troupe = Troupe(OVERLAP)
    there = {troupe.player("game 1", seat, None, "normal") for seat in range(6)}
    assert len({player.character for player in there}) == 6


def test_who_has_not_been_asked_for_long_is_forgotten() -> None:
    troupe = Troupe(OVERLAP, most=2)
    first = troupe.player("game 1", 0, "fox", "easy")
    second = troupe.player("game 1", 1, "hare", "easy")
    assert troupe.player("game 1", 0, "fox", "easy") is first
    troupe.player("game 1", 2, "frog", "easy")
    assert troupe.player("game 1", 0, "fox", "easy") is first
    assert troupe.player("game 1", 1, "hare", "easy") is not second


def test_another_secret_is_another_game() -> None:
    one, other = (
        Troupe(OVERLAP, secret).player("game 1", 0, "fox", "easy") for secret in ("a", "b")
    )
    assert one.opinion.seed != other.opinion.seed
