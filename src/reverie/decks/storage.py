"""Where the manifests and images of imported decks lie.

A name reaches the file system only if it is one that we could have made ourselves; everything else
is simply not there. So there is no path to escape by, and nothing to clean.
"""

import os
import re
import shutil
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol
from uuid import uuid4

from reverie.decks.deck import WIDTHS
from reverie.decks.workspace import HOME, sweep, workspace

DEFAULT_FOLDER = Path("reverie-decks")
"""In the folder that one works in, as the database is."""
MANIFEST = "manifest.json"
VECTORS = "vectors.bin"
"""What bots have read of the deck."""
DECK = re.compile(r"[a-z2-7]{26}")
IMAGE = rf"[a-z2-7]{{26}}-({'|'.join(map(str, WIDTHS))})\.webp"
FILE = re.compile(rf"manifest\.json|vectors\.bin|{IMAGE}")
ABANDONED = 24 * 3600
"""Seconds after which an import that left no manifest is taken for dead."""

Stamp = tuple[int, ...]
"""Another one whenever a file was written anew."""


class Storage(Protocol):
    """A deck is there from the moment its manifest is written, and gone once that is removed."""

    @property
    def place(self) -> str:
        """Where another process finds the same storage: see ``open_storage``."""

    def decks(self) -> list[str]:
        """The ids of the decks that are there."""

    def read(self, deck: str, name: str) -> bytes | None:
        """An image, the manifest or the vectors; nothing where there is none of that name."""

    def stamp(self, deck: str, name: str) -> Stamp | None:
        """Which state of a file it is that is there, without reading it."""

    def write(self, deck: str, name: str, data: bytes) -> None:
        """All of it or nothing. Raises ValueError where the name is not one of ours."""

    def remove(self, deck: str) -> None: ...

    def workspace(self) -> AbstractContextManager[Path]:
        """A folder for what is not finished, which is gone afterwards."""

    def adopt(self, deck: str, folder: Path) -> None:
        """Takes in a whole deck that was made in a workspace: all of it or nothing."""

    def free(self) -> int:
        """Bytes of room for more."""

    def sweep(self) -> None:
        """Remove what imports left behind that never came to an end."""


class FolderStorage:
    """A folder with one folder for each deck."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    @property
    def place(self) -> str:
        return str(self._folder)

    def decks(self) -> list[str]:
        return sorted(path.name for path in self._folders() if (path / MANIFEST).is_file())

    def read(self, deck: str, name: str) -> bytes | None:
        try:
            return self._path(deck, name).read_bytes()
        except (ValueError, FileNotFoundError):
            return None

    def stamp(self, deck: str, name: str) -> Stamp | None:
        try:
            found = self._path(deck, name).stat()
        except (ValueError, FileNotFoundError):
            return None
        return (found.st_mtime_ns, found.st_size, found.st_ino)

    def write(self, deck: str, name: str, data: bytes) -> None:
        path = self._path(deck, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{uuid4().hex}")
        try:
            with draft.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    def remove(self, deck: str) -> None:
        # The manifest first: a deck that is half removed is not there.
        manifest = self._path(deck, MANIFEST)
        manifest.unlink(missing_ok=True)
        shutil.rmtree(manifest.parent, ignore_errors=True)

    def workspace(self) -> AbstractContextManager[Path]:
        return workspace(self._folder / HOME)

    def adopt(self, deck: str, folder: Path) -> None:
        there = self._path(deck, MANIFEST).parent
        for file in folder.iterdir():
            self._path(deck, file.name)  # no other names
            _sync(file)
        _sync(folder)
        folder.rename(there)
        _sync(self._folder)

    def free(self) -> int:
        there = next(path for path in (self._folder, *self._folder.parents) if path.exists())
        return shutil.disk_usage(there).free

    def sweep(self) -> None:
        sweep(self._folder / HOME)
        for folder in self._folders():
            age = time.time() - folder.stat().st_mtime
            if age > ABANDONED and not (folder / MANIFEST).is_file():
                shutil.rmtree(folder, ignore_errors=True)

    def _folders(self) -> list[Path]:
        if not self._folder.is_dir():
            return []
        return [path for path in self._folder.iterdir() if DECK.fullmatch(path.name)]

    def _path(self, deck: str, name: str) -> Path:
        if not DECK.fullmatch(deck) or not FILE.fullmatch(name):
            raise ValueError("not a name of a deck's file")
        return self._folder / deck / name


def open_storage(place: str) -> Storage:
    return FolderStorage(Path(place))


def _sync(path: Path) -> None:
    """What was written is on the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
