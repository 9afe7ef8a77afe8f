"""What bots say as storytellers: words, idioms, sayings and images, in eight languages.

A key is the same clue in every language, and an idiom is each language's own: an English cat is a
French dog. What such an idiom names is therefore told by language, in English (``names.json``), as
far as the English text does not name it: nobody's clue may name what is on the card.
"""

from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from reverie.decks.words import LANGUAGES

T = TypeVar("T")


@cache
def bank(language: str) -> dict[str, str]:
    """The clues of a language by their keys; of English where there are none of it."""
    return _read(language if language in LANGUAGES else "en", dict[str, str])


@cache
def keys() -> tuple[str, ...]:
    return tuple(bank("en"))


def named(key: str, language: str) -> tuple[str, ...]:
    """What the clue names in this language and not in English, in English words."""
    return _names().get(key, {}).get(language, ())


@cache
def _names() -> dict[str, dict[str, tuple[str, ...]]]:
    return _read("names", dict[str, dict[str, tuple[str, ...]]])


def _read(name: str, kind: type[T]) -> T:
    return msgspec.json.decode(files(__name__).joinpath(f"{name}.json").read_bytes(), type=kind)
