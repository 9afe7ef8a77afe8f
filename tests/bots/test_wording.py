"""Words, their stems, and clues that say what is on a card."""

import pytest

from reverie.bots.wording import in_english, is_familiar, names, normalised, stems


def test_a_clue_of_the_bank_is_known_in_any_language() -> None:
    assert in_english("WO SICH FUCHS und Hase gute Nacht sagen!") == "in the middle of nowhere"
    assert is_familiar("Gdzie diabeł mówi dobranoc")


def test_a_word_card_is_known_in_any_language() -> None:
    assert in_english("Heimweh") == "homesickness"


def test_what_somebody_thought_of_stays_as_it_is() -> None:
    assert in_english("Uncle Bob’s shed") == "uncle bob s shed"
    assert not is_familiar("Uncle Bob’s shed")


def test_lone_surrogates_are_no_text() -> None:
    assert normalised("a\ud800b") == "ab"


def test_small_words_and_endings_mean_nothing() -> None:
    assert stems("The ladders of the night") == stems("a ladder, by night")


@pytest.mark.parametrize(
    ("clue", "text"),
    [
        ("Counting sheep", "A ring of wolves round one sheep."),
        ("All that glitters is a star", "Fallen stars"),
        ("Seemannsgarn", "Ein Seemann im Boot"),
        ("Ein Sturm im Wasserglas", "Ein Glas auf dem Tisch"),
        ("Une goutte d’eau", "Des gouttes tombent"),
    ],
)
def test_a_clue_names_what_is_there(clue: str, text: str) -> None:
    assert names(clue, text)


@pytest.mark.parametrize(
    ("clue", "text"),
    [("Once upon a time", "The wolf and the sheep"), ("Against the current", "A man in the snow")],
)
def test_a_clue_that_names_nothing(clue: str, text: str) -> None:
    assert not names(clue, text)
