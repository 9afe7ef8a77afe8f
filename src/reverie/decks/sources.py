"""Where an import reads its files from: a folder, a zip, or files that were sent one by one.

A name is only ever something to show and to make a title of: what a zip holds is unpacked one file
at a time, to a name of ours, so there is no place for a name such as ``../../x`` to lead to.
"""

import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO, cast

from reverie.decks.errors import Malformed, TooLarge
from reverie.decks.limits import MEGABYTE, Limits
from reverie.decks.unfit import Unfit

DIRECTORY_ENTRY = 400
"""Bytes of a zip's directory for each file, names and all; one with more is made to hurt."""
LEAST_DIRECTORY = 1 << 17
IGNORED = frozenset({"__MACOSX", "Thumbs.db", "desktop.ini"})
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 1
UNREADABLE = (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError)
"""What reading a damaged zip or a folder may end with."""
SLACK = MEGABYTE
"""Bytes that a file may unpack to however well it was packed: an empty sky packs well."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file."""

    name: str
    """With slashes, as in the folder or the zip."""
    open: Callable[[], IO[bytes] | Unfit]
    path: Path | None = None
    """Where it lies, unless it is packed."""
    most: int | None = None
    """Bytes that it may unpack to."""


def from_folder(folder: Path, limits: Limits) -> tuple[Entry, ...]:
    """The files of a folder and of those in it, in the order of their names."""
    found = []
    for path in folder.rglob("*"):
        if path.is_dir() and not path.is_symlink():
            continue
        name = path.relative_to(folder).as_posix()
        if not _is_ignored(name):
            found.append(Entry(name, _file_opener(path), path))
        _check_count(len(found), limits)
    return tuple(sorted(found, key=lambda entry: entry.name))


def _file_opener(path: Path) -> Callable[[], IO[bytes] | Unfit]:
    def opener() -> IO[bytes] | Unfit:
        try:
            if not stat.S_ISREG(path.lstat().st_mode):
                return Unfit("link", "It is a link or a device, not a file.")
            return path.open("rb")
        except OSError:
            return Unfit("broken", "It cannot be read.")

    return opener


def from_uploads(files: Sequence[tuple[str, Path]], limits: Limits) -> tuple[Entry, ...]:
    """Files that were sent one by one: what they were called, and where they lie now."""
    _check_count(len(files), limits)
    return tuple(Entry(name.replace("\\", "/"), _file_opener(path), path) for name, path in files)


def is_zip(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in (b"PK\x03\x04", b"PK\x05\x06")


@contextmanager
def from_zip(file: IO[bytes], limits: Limits) -> Iterator[tuple[Entry, ...]]:
    """The files of a zip, to be read while it is open."""
    bounded = cast("IO[bytes]", _Bounded(file, limits.files * DIRECTORY_ENTRY))
    try:
        archive = zipfile.ZipFile(bounded)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise Malformed("This is not a zip, or a damaged one.") from None
    with archive:
        members = [
            member
            for member in archive.infolist()
            if not member.is_dir() and not _is_ignored(member.filename)
        ]
        _check_count(len(members), limits)
        yield tuple(
            Entry(
                member.filename.replace("\\", "/"),
                _member_opener(archive, member),
                most=SLACK + member.compress_size * limits.ratio,
            )
            for member in members
        )


class _Bounded:
    """A file of which nobody reads much at once.

    The directory of a zip is read whole before anything else is known of it; this is what stops
    one with millions of entries.
    """

    def __init__(self, file: IO[bytes], most: int) -> None:
        self._file = file
        self._most = max(most, LEAST_DIRECTORY)

    def read(self, count: int = -1) -> bytes:
        if count > self._most:
            raise TooLarge("There are too many files in this zip.")
        return self._file.read(count)

    def seek(self, offset: int, whence: int = 0) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def seekable(self) -> bool:
        return True


def _member_opener(
    archive: zipfile.ZipFile, member: zipfile.ZipInfo
) -> Callable[[], IO[bytes] | Unfit]:
    def opener() -> IO[bytes] | Unfit:
        if stat.S_ISLNK(member.external_attr >> 16):
            return Unfit("link", "It is a link, not a file.")
        if member.flag_bits & ENCRYPTED:
            return Unfit("encrypted", "It is locked with a password.")
        if member.compress_type not in PACKINGS:
            return Unfit("broken", "It is packed in a way that is not opened here.")
        try:
            return archive.open(member)
        except UNREADABLE:
            return Unfit("broken", "It cannot be unpacked.")

    return opener


def _is_ignored(name: str) -> bool:
    """What systems leave in folders, which nobody means to import."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return any(part in IGNORED or (part.startswith(".") and part != "..") for part in parts)


def _check_count(count: int, limits: Limits) -> None:
    if count > limits.files:
        raise TooLarge(f"There are more than {limits.files} files.")
