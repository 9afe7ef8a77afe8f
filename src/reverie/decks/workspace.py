"""Folders for what is not finished: files that are being sent, and decks that are being made.

They lie in one place, beside the decks. Each has a lock file that is held for as long as somebody
works there; the system lets go of it when they die, however they die. So what a crash leaves can
be told from what is under way, and is swept.
"""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO
from uuid import uuid4

HOME = ".unfinished"
LOCK = ".lock"
STALE = 24 * 3600
"""Seconds after which a folder counts as left, where files cannot be locked."""


@contextmanager
def workspace(home: Path) -> Iterator[Path]:
    """A new folder for whoever asks, which is gone afterwards with all that is in it."""
    folder, lock = _locked(home)
    try:
        folder.mkdir(mode=0o700)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(LOCK).unlink(missing_ok=True)
        lock.close()
        with suppress(OSError):  # others work there
            home.rmdir()


def sweep(home: Path) -> None:
    """Remove the folders of those who are gone."""
    if not home.is_dir():
        return
    names = {path.stem for path in home.iterdir()}
    for folder in (home / name for name in names):
        with suppress(OSError), folder.with_suffix(LOCK).open("ab") as lock:
            if _is_left(lock):
                shutil.rmtree(folder, ignore_errors=True)
                folder.with_suffix(LOCK).unlink(missing_ok=True)


def free_on_disk(folder: Path) -> int:
    """Bytes, where it is or would be."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    return shutil.disk_usage(there).free


def _locked(home: Path) -> tuple[Path, IO[bytes]]:
    """The name of a folder, and its lock, which nobody has swept away meanwhile."""
    while True:
        home.mkdir(parents=True, exist_ok=True)
        folder = home / uuid4().hex
        file = folder.with_suffix(LOCK)
        try:
            lock = file.open("xb")
        except FileNotFoundError:  # the last who worked there has just gone
            continue
        if _take(lock) is not False and file.exists():
            return folder, lock
        lock.close()


def _take(lock: IO[bytes]) -> bool | None:
    """Whether nobody else has it; nobody knows where there are no locks."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:  # pragma: no cover
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _is_left(lock: IO[bytes]) -> bool:
    taken = _take(lock)
    if taken is None:
        return time.time() - os.fstat(lock.fileno()).st_mtime > STALE
    return taken
