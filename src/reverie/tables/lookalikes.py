"""Names that look alike: two of them at one table would be taken for each other.

Names are compared without case, accents and marks that do not show, and by what each character may
be mistaken for (the skeleton of UTS 39). They stay as they were typed.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count
from pathlib import Path

from reverie.games.text import INVISIBLE

VARIATIONS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Selectors of another shape of the character before them."""


def is_alike(one: str, other: str) -> bool:
    return not traits(one).isdisjoint(traits(other))


def free_name(name: str, taken: Iterable[str], longest: int) -> str:
    """The name itself where it is like none of those, or else the next with a number."""
    known = frozenset[tuple[str, str]]().union(*map(traits, taken))
    for number in count(1):
        end = f" {number}" if number > 1 else ""
        tried = name[: longest - len(end)].rstrip() + end
        if known.isdisjoint(traits(tried)):
            return tried
    raise AssertionError("there is always another number")


def traits(name: str) -> frozenset[tuple[str, str]]:
    """Names are alike where they have one of these in common.

    Case is one thing and looks are another: “Ian” is “IAN” and looks like “lan”, and is not “Lan”.
    """
    seen = _visible(unicodedata.normalize("NFKD", name))
    folded = _plain(seen.casefold())
    looks = (("case", folded), ("looks", _skeleton(seen)), ("both", _skeleton(folded)))
    return frozenset(looks)


def _visible(text: str) -> str:
    shown = "".join(char for char in text if not _is_hidden(char))
    return " ".join(shown.split())


def _is_hidden(char: str) -> bool:
    return char in INVISIBLE or char in VARIATIONS or unicodedata.category(char) == "Cf"


def _plain(text: str) -> str:
    """Without accents. Marks that make another letter, as in Indic, Thai or Kana, are none."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not _is_accent(unicodedata.combining(char)))


def _is_accent(combining: int) -> bool:
    """By the class of a mark: strokes, Hebrew and Arabic points, and what is above or below."""
    return combining == 1 or 10 <= combining <= 36 or combining >= 200


def _skeleton(text: str) -> str:
    return _plain(_plain(text).translate(_confusables()))


@cache
def _confusables() -> dict[int, str]:
    lines = Path(__file__).with_name("confusables.txt").read_text().splitlines()
    codes = ([int(code, 16) for code in line.split()] for line in lines if line[0] != "#")
    return {char: "".join(map(chr, like)) for char, *like in codes}
