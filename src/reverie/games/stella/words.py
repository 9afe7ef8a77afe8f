"""Word cards that the players write themselves (S4)."""

import unicodedata
from collections.abc import Sequence

from reverie.games.text import clean, is_blank

MOST_CARDS = 10
LONGEST_WORD = 40


def check_custom_words(pairs: Sequence[Sequence[str]]) -> tuple[tuple[str, str], ...]:
    """The cards as they are shown, or a ValueError that says what is wrong."""
    if len(pairs) > MOST_CARDS:
        raise ValueError(f"custom_words: there can be at most {MOST_CARDS} word cards of your own.")
    return tuple(_card(number, pair) for number, pair in enumerate(pairs, start=1))


def _card(number: int, pair: Sequence[str]) -> tuple[str, str]:
    if isinstance(pair, str) or len(pair) != 2:
        raise ValueError(f"custom_words: word card {number} needs two words.")
    top, other = (_word(number, word) for word in pair)
    if top.casefold() == other.casefold():
        raise ValueError(f"custom_words: the two words of word card {number} are the same.")
    return top, other


def _word(number: int, text: str) -> str:
    word = unicodedata.normalize("NFC", clean(text))
    if is_blank(word):
        raise ValueError(f"custom_words: a word of word card {number} is blank.")
    if len(word) > LONGEST_WORD:
        raise ValueError(
            f"custom_words: a word of word card {number} is longer than {LONGEST_WORD} characters."
        )
    return word
