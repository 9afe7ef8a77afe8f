"""The built-in word cards (S3) and the games' terms, in eight languages."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeVar, get_args

import msgspec

Language = Literal["en", "fr", "de", "es", "it", "nl", "pl", "pt"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Pairs = tuple[tuple[str, str], ...]
T = TypeVar("T")


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
    return _read("glossary", dict[str, dict[str, str]])


@cache
def _cards() -> Cards:
    return _read("cards", Cards)


@cache
def _words(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in the language {language!r}.")
    return _read(language, dict[str, str])


@cache
def _in_language(cards: Pairs, language: str) -> Pairs:
    return tuple((word_of(top, language), word_of(other, language)) for top, other in cards)


def _read(name: str, kind: type[T]) -> T:
    return msgspec.json.decode(files(__name__).joinpath(f"{name}.json").read_bytes(), type=kind)
