"""What is said about a picture: from the name of its file, or from a table beside the pictures.

The table is a CSV with a column ``file`` and any of ``title``, ``description``, ``alt``, ``tags``,
``artist`` and ``licence``. The first three may be there for each language: ``title_fr``.
"""

import csv
import re
import unicodedata
from collections.abc import Sequence
from io import StringIO
from itertools import islice
from pathlib import PurePosixPath

from msgspec import Struct
from msgspec.structs import replace

from reverie.decks.deck import UNDETERMINED, Texts
from reverie.decks.unfit import Unfit
from reverie.games.text import clean

LONGEST = 300
"""Characters of one text."""
MOST_TAGS = 20
LARGEST_TABLE = 2_000_000
"""Bytes."""
LONGEST_TABLE = 10_000
"""Rows."""
WIDEST_TABLE = 200
"""Columns."""
COLUMNS = {
    "filename": "file",
    "image": "file",
    "picture": "file",
    "name": "file",
    "keywords": "tags",
    "author": "artist",
    "license": "licence",
}
HEADING = re.compile(r"(title|description|alt)[ _.:-]([a-z]{2,3})")
NOISE = frozenset({"img", "dsc", "dscn", "dscf", "pxl", "image", "photo", "picture", "scan", "the"})
"""What cameras call every picture, and what says nothing."""


class Caption(Struct, frozen=True):
    title: Texts = {}
    description: Texts = {}
    alt: Texts = {}
    tags: tuple[str, ...] = ()
    artist: str = ""
    licence: str = ""


Captions = dict[str, Caption]


def shown(name: str) -> str:
    """The name of a file, fit to be shown to a person."""
    return clean(name)[-LONGEST:]


def from_name(name: str) -> Caption:
    """``04_the-whale_kite.jpg`` is titled "the whale kite" and tagged whale and kite."""
    stem = clean(unicodedata.normalize("NFC", PurePosixPath(name).stem))
    words = re.sub(r"[\s_+.-]+", " ", stem).strip()
    title = re.sub(r"^\d+ (?=\S)", "", words)[:LONGEST]
    tags = (word.casefold() for word in re.findall(r"[^\W\d_]{3,}", title))
    kept = tuple(dict.fromkeys(tag for tag in tags if tag not in NOISE))[:MOST_TAGS]
    return Caption(title={UNDETERMINED: title} if title else {}, tags=kept)


def caption(name: str, captions: Captions) -> Caption:
    """What the table says of a file, and for the rest what its name says."""
    named = from_name(name)
    told = captions.get(_key(name)) or captions.get(_key(PurePosixPath(name).name))
    if told is None:
        return named
    return replace(told, title=told.title or named.title, tags=told.tags or named.tags)


def check_names(captions: Captions, names: Sequence[str]) -> Unfit | None:
    """What is wrong where the table tells of files that are not there."""
    there = {key for name in names for key in (_key(name), _key(PurePosixPath(name).name))}
    if missing := [key for key in captions if key not in there]:
        return Unfit(
            "no_such_file", f"Files it tells of are not there: {len(missing)}, as {missing[0]}."
        )
    return None


def read_table(data: bytes) -> Captions | Unfit:
    """By the names of the files, where it is such a table."""
    text = _text(data)
    heading = text.partition("\n")[0]
    delimiter = max(",;\t", key=heading.count)
    try:
        reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
        rows = list(islice(reader, LONGEST_TABLE + 1))
    except csv.Error:
        return Unfit("malformed", "It cannot be read as a table.")
    if len(rows) > LONGEST_TABLE:
        return Unfit("too_large", f"The table has more than {LONGEST_TABLE} rows.")
    columns = [_column(cell) for cell in rows[0][:WIDEST_TABLE]] if rows else []
    if "file" not in columns:
        return Unfit("malformed", "The table has no column called file.")
    captions = {}
    for row in rows[1:]:
        cells = dict(zip(columns, map(_cell, row), strict=False))
        if cells.get("file"):
            captions[_key(cells["file"])] = _caption(cells)
    return captions


def _text(data: bytes) -> str:
    """Spreadsheets write tables in one of these."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _column(cell: str) -> str:
    heading = clean(cell).casefold()
    if match := HEADING.fullmatch(heading):
        return f"{match[1]}_{match[2]}"
    return COLUMNS.get(heading, heading)


def _cell(cell: str) -> str:
    return clean(cell)[:LONGEST]


def _caption(cells: dict[str, str]) -> Caption:
    tags = (tag.strip().casefold() for tag in re.split(r"[,;|]", cells.get("tags", "")))
    return Caption(
        title=_texts("title", cells),
        description=_texts("description", cells),
        alt=_texts("alt", cells),
        tags=tuple(dict.fromkeys(tag for tag in tags if tag))[:MOST_TAGS],
        artist=cells.get("artist", ""),
        licence=cells.get("licence", ""),
    )


def _texts(kind: str, cells: dict[str, str]) -> Texts:
    texts = {UNDETERMINED: cells.get(kind, "")}
    texts.update(
        (column.removeprefix(f"{kind}_"), cell)
        for column, cell in cells.items()
        if column.startswith(f"{kind}_")
    )
    return {language: text for language, text in texts.items() if text}


def _key(name: str) -> str:
    """So that a name matches however its system writes accents, case and folders."""
    path = unicodedata.normalize("NFC", clean(name)).replace("\\", "/").removeprefix("./")
    return path.casefold()
