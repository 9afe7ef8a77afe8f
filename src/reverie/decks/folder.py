"""Decks in a folder."""

import os
import shutil
import time
from contextlib import AbstractContextManager
from pathlib import Path
from uuid import uuid4

from reverie.decks.storage import ABANDONED, DECK, MANIFEST, Stamp, check_names
from reverie.decks.workspace import HOME, free_on_disk, sweep, workspace


class FolderStorage:
    """A folder with one folder for each deck."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def decks(self) -> dict[str, Stamp]:
        names = sorted(path.name for path in self._folders())
        stamps = ((name, self.stamp(name, MANIFEST)) for name in names)
        return {name: stamp for name, stamp in stamps if stamp}

    def read(self, deck: str, name: str) -> bytes | None:
        try:
            return self._path(deck, name).read_bytes()
        except (ValueError, FileNotFoundError, NotADirectoryError):
            return None

    def stamp(self, deck: str, name: str) -> Stamp | None:
        try:
            found = self._path(deck, name).stat()
        except (ValueError, FileNotFoundError, NotADirectoryError):
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
        self._folder.mkdir(parents=True, exist_ok=True)
        folder.rename(there)
        _sync(self._folder)

    def free(self) -> int:
        return free_on_disk(self._folder)

    def used(self) -> int:
        return 0

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
        check_names(deck, name)
        return self._folder / deck / name


def _sync(path: Path) -> None:
    """What was written is on the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
