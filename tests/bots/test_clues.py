"""The clue bank: complete, unique, and every idiom a language's own."""

import pytest

from reverie.bots import clues
from reverie.games.odyssey.moves import LONGEST_CLUE
from reverie.languages import LANGUAGES, texts


def test_there_are_at_least_400_clues() -> None:
    assert len(clues.keys()) >= 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_is_in_every_language_once(language: str) -> None:
    bank = clues.bank(language)
    assert tuple(bank) == clues.keys()
    assert len({text.casefold() for text in bank.values()}) == len(bank)
    for text in bank.values():
        assert text == text.strip()
        assert 1 <= len(text) <= LONGEST_CLUE
        assert not text[0].islower()
        assert not set("|[]\"'\n") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_idiom_names_belongs_to_a_clue(language: str) -> None:
    for key, names in texts(language, "clue_names").items():
        assert key in clues.bank(language)
        assert clues.named(key, language) == tuple(names.split()) != ()


def test_an_idiom_names_other_things_in_another_language() -> None:
    assert clues.named("middle_of_nowhere", "de") == ("fox", "hare")
    assert clues.named("middle_of_nowhere", "en") == ()


def test_an_unknown_language_hears_english() -> None:
    assert clues.bank("tlh") == clues.bank("en")
