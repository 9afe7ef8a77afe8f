"""Taking a file from where an import finds it, a piece at a time and within bounds."""

from collections.abc import Iterator
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from typing import IO

from msgspec import Struct

from reverie.decks.pictures import HEAD, form_of
from reverie.decks.sources import UNREADABLE, Entry
from reverie.decks.unfit import Unfit

PIECE = 1 << 16


class Allowance:
    """The bytes that all the files together may have; those of unfit files count, too."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._used = 0

    def use(self, count: int) -> Unfit | None:
        self._used += count
        if self._used <= self._most:
            return None
        return Unfit("too_large", f"The files have more than {self._most / 1e6:g} MB in all.")


class Taken(Struct, frozen=True):
    """A file on the disk that begins as a picture does."""

    path: Path
    digest: bytes


def take_picture(entry: Entry, place: Path, most: int, allowance: Allowance) -> Taken | Unfit:
    """Where it lies; a packed one is unpacked to this place."""
    digest = sha256()
    form = None
    with place.open("wb") if entry.path is None else nullcontext() as copy:
        for piece in _pieces(entry, most, allowance):
            if isinstance(piece, Unfit):
                return piece
            form = form or form_of(entry.name, piece[:HEAD])
            if isinstance(form, Unfit):
                return form
            digest.update(piece)
            if copy:
                copy.write(piece)
    form = form or form_of(entry.name, b"")
    return form if isinstance(form, Unfit) else Taken(entry.path or place, digest.digest())


def take_text(entry: Entry, most: int, allowance: Allowance) -> bytes | Unfit:
    data = bytearray()
    for piece in _pieces(entry, most, allowance):
        if isinstance(piece, Unfit):
            return piece
        data += piece
    return bytes(data)


def _pieces(entry: Entry, most: int, allowance: Allowance) -> Iterator[bytes | Unfit]:
    """What is in a file, or why no more of it is read."""
    stream = entry.open()
    if isinstance(stream, Unfit):
        yield stream
        return
    size = 0
    with stream:
        while piece := _piece(stream):
            if isinstance(piece, Unfit):
                yield piece
                return
            size += len(piece)
            if unfit := allowance.use(len(piece)) or _too_long(entry, size, most):
                yield unfit
                return
            yield piece


def _piece(stream: IO[bytes]) -> bytes | Unfit:
    try:
        return stream.read(PIECE)
    except UNREADABLE:
        return Unfit("broken", "It cannot be read.")


def _too_long(entry: Entry, size: int, most: int) -> Unfit | None:
    if size > most:
        return Unfit("too_large", f"It is larger than {most / 1e6:g} MB.")
    if entry.most is not None and size > entry.most:
        return Unfit("too_large", "It unpacks to far more than it is packed in.")
    return None
