"""Clues as people write them, and the words in them."""

import re
from functools import cache, lru_cache
from unicodedata import category, combining, normalize

from reverie.bots import clues
from reverie.decks import words
from reverie.languages import LANGUAGES, plain

_ENDINGS = (
    "ings",
    "ing",
    "ness",
    "ies",
    "es",
    "ed",
    "en",
    "er",
    "ly",
    "s",
    "e",
    "y",
    "i",
    "a",
    "o",
)
_SHORTEST_STEM = 3
_PART_OF_A_COMPOUND = 3


@lru_cache(maxsize=8192)
def normalised(clue: str) -> str:
    """Case and punctuation mean nothing, and lone surrogates are no text."""
    whole = clue.encode("utf-8", "ignore").decode()
    spaced = "".join(" " if category(char)[0] in "PSZC" else char for char in whole)
    return " ".join(normalize("NFKC", spaced).casefold().split())


def in_english(clue: str) -> str:
    """The English of a clue of the bank or of a word card, and else the clue itself."""
    said = normalised(clue)
    return _english().get(said, said)


def is_familiar(clue: str) -> bool:
    """Whether it is of the bank or of a word card, and will be said again."""
    return normalised(clue) in _english()


@cache
def _english() -> dict[str, str]:
    """What every clue and every word is in English; what two languages say is English first."""
    phrases = {
        normalised(text): normalised(clues.bank("en")[key])
        for language in LANGUAGES[::-1]
        for key, text in clues.bank(language).items()
    }
    single = {
        normalised(words.word_of(key, language)): normalised(words.word_of(key, "en"))
        for language in LANGUAGES[::-1]
        for key in words.word_keys()
    }
    return phrases | single


@lru_cache(maxsize=8192)
def stems(text: str) -> frozenset[str]:
    """The words of a text that mean something, without their endings."""
    return frozenset(map(stem, _telling(text)))


def stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return stem(word.removesuffix(ending))
    return word


def names(clue: str, text: str) -> bool:
    """Whether a clue says something that the text says, be it as a part of a compound."""
    if not stems(clue).isdisjoint(stems(text)):
        return True
    return any(_holds(one, other) for one in _telling(clue) for other in _telling(text))


def _holds(one: str, other: str) -> bool:
    longer, shorter = (one, other) if len(one) > len(other) else (other, one)
    if len(shorter) < _PART_OF_A_COMPOUND:
        return False
    return longer.startswith(shorter) or longer.endswith(shorter)


@lru_cache(maxsize=8192)
def _telling(text: str) -> frozenset[str]:
    return frozenset(_words(text)) - _small_words()


def _words(text: str) -> list[str]:
    plain = "".join(char for char in normalize("NFKD", normalised(text)) if not combining(char))
    return re.findall(r"\w+", plain)


@cache
def _small_words() -> frozenset[str]:
    return frozenset(
        word for language in LANGUAGES for word in _words(plain(language, "small_words"))
    )
