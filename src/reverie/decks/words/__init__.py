"""The built-in word cards (S3) and the games' terms; their words are in ``languages``."""

from functools import cache
from importlib.resources import files

import msgspec

from reverie.languages import LANGUAGES, texts

Pairs = tuple[tuple[str, str], ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys on the cards; a key is the same word in every language."""

    cards: Pairs
    discovery: Pairs


def word_cards(language: str) -> Pairs:
    return _in_language(_cards().cards, language)


def discovery_cards(language: str) -> Pairs:
    """The four cards of a group's first game, in their order."""
    return _in_language(_cards().discovery, language)


@cache
def word_keys() -> tuple[str, ...]:
    cards = _cards()
    return tuple(key for card in cards.cards + cards.discovery for key in card)


def word_of(key: str, language: str) -> str:
    return _words(language)[key]


@cache
def glossary() -> dict[str, dict[str, str]]:
    """The terms of both games: for each term, its word in every language."""
    return {
        term: {language: texts(language, "terms")[term] for language in LANGUAGES}
        for term in texts("en", "terms")
    }


@cache
def _cards() -> Cards:
    return msgspec.json.decode(files(__name__).joinpath("cards.json").read_bytes(), type=Cards)


@cache
def _words(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in the language {language!r}.")
    return texts(language, "words")


@cache
def _in_language(cards: Pairs, language: str) -> Pairs:
    return tuple((word_of(top, language), word_of(other, language)) for top, other in cards)
