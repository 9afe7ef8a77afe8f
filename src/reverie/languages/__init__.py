"""What is written in each language: a folder for each (``docs/translating.md``).

``language.json`` says what the language is called and may name another from which it inherits:
what a file lacks is then read there.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent
SOURCE = "en"
"""The language that has everything, from which the others are translated."""

T = TypeVar("T")


class About(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """What its speakers call it."""
    tag: str
    """The BCP 47 tag by which plurals, lists and voices are chosen."""
    inherits: str | None = None


def _found() -> tuple[str, ...]:
    others = {file.parent.name for file in FOLDER.glob("*/language.json")} - {SOURCE}
    return (SOURCE, *sorted(others))


LANGUAGES = _found()

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
    """So that a table in another language is refused, and the schema lists them."""


@cache
def about(language: str) -> About:
    return msgspec.json.decode((FOLDER / language / "language.json").read_bytes(), type=About)


def complete() -> tuple[str, ...]:
    """The languages that inherit nothing."""
    return tuple(language for language in LANGUAGES if about(language).inherits is None)


@cache
def lineage(language: str) -> tuple[str, ...]:
    """A language and those from which it inherits, nearest first; English where it is not ours."""
    if language not in LANGUAGES:
        return (SOURCE,)
    parent = about(language).inherits
    return (language, *(lineage(parent) if parent else ()))


@cache
def texts(language: str, name: str) -> dict[str, str]:
    """A file of a language: what is written under each key, in the order of the source."""
    return read(language, name, str)


def read(language: str, name: str, kind: type[T]) -> dict[str, T]:
    found: dict[str, T] = {}
    for one in reversed(lineage(language)):
        file = FOLDER / one / f"{name}.json"
        if file.is_file():
            found |= msgspec.json.decode(file.read_bytes(), type=dict[str, kind])  # type: ignore[valid-type]
    return found


def plain(language: str, name: str) -> str:
    """A file that is a text and no table; empty where the language has none."""
    file = FOLDER / language / f"{name}.txt"
    return file.read_text("utf-8") if file.is_file() else ""
