"""Who sits at which table."""

from reverie.bots.troupe import Troupe
from tests.bots.conftest import OVERLAP


def test_a_bot_stays_while_the_game_is_played() -> None:
    troupe = Troupe(OVERLAP)
    basil = troupe.player("game 1", 2, "Basil", "hard")
    assert basil.character.name == "Basil"
    assert troupe.player("game 1", 2, "Basil", "hard") is basil
    assert troupe.player("game 2", 2, "Basil", "hard") is not basil


def test_whoever_takes_a_persons_seat_is_a_character_too() -> None:
    troupe = Troupe(OVERLAP)
    there = {troupe.player("game 1", seat, f"Person {seat}", "normal") for seat in range(6)}
    assert len({player.character for player in there}) == 6


def test_who_has_not_been_asked_for_long_is_forgotten() -> None:
    troupe = Troupe(OVERLAP, most=2)
    first = troupe.player("game 1", 0, "Basil", "easy")
    second = troupe.player("game 1", 1, "Pip", "easy")
    assert troupe.player("game 1", 0, "Basil", "easy") is first
    troupe.player("game 1", 2, "Orla", "easy")
    assert troupe.player("game 1", 0, "Basil", "easy") is first
    assert troupe.player("game 1", 1, "Pip", "easy") is not second


def test_another_secret_is_another_game() -> None:
    one, other = (
        Troupe(OVERLAP, secret).player("game 1", 0, "Basil", "easy") for secret in ("a", "b")
    )
    assert one.opinion.seed != other.opinion.seed
