"""What bots say as storytellers: words, idioms, sayings and images.

A key is the same clue in every language, and an idiom is each language's own: an English cat is a
French dog. What such an idiom names is therefore told by language (``clue_names.json``, in English
words), as far as the English text does not name it: nobody's clue may name what is on the card.
"""

from functools import cache

from reverie.languages import texts


def bank(language: str) -> dict[str, str]:
    """The clues of a language by their keys; of English where it is not ours."""
    return texts(language, "clues")


@cache
def keys() -> tuple[str, ...]:
    return tuple(bank("en"))


def named(key: str, language: str) -> tuple[str, ...]:
    """What the clue names in this language and not in English, in English words."""
    return tuple(texts(language, "clue_names").get(key, "").split())
