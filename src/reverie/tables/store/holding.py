"""One server to a file of tables. Who holds it says so in a file beside it.

The system keeps the lock, and lets go of it when the process ends, however it ends: what is left
of the file then keeps nobody out.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

log = structlog.get_logger()


class Holder(Struct, frozen=True):
    pid: int
    since: str
    url: str | None = None


class Held(Exception):
    """Another process has the file."""

    def __init__(self, path: Path, holder: Holder | None) -> None:
        where = f" at {holder.url}" if holder and holder.url else ""
        who = f": process {holder.pid}, since {holder.since}" if holder else ""
        super().__init__(f"Reverie is running{where} with the tables of {path} already{who}.")


class Hold:
    """The file is ours."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._holder = Holder(os.getpid(), datetime.now().astimezone().strftime("%Y-%m-%d %H:%M"))
        self._write()

    def announce(self, url: str) -> None:
        """Tells others where to find the server."""
        self._holder = replace(self._holder, url=url)
        self._write()

    def _write(self) -> None:
        note = msgspec.json.encode(self._holder)
        os.pwrite(self._file, note, 0)
        os.ftruncate(self._file, len(note))


@contextmanager
def hold(database: Path) -> Iterator[Hold]:
    """Keeps other servers out; raises Held where one is in."""
    database = database.resolve()  # by whatever name it is called
    database.parent.mkdir(parents=True, exist_ok=True)
    path = Path(f"{database}.lock")
    file = _take(path, database)
    try:
        yield Hold(file)
    finally:
        path.unlink(missing_ok=True)
        os.close(file)


def _take(path: Path, database: Path) -> int:
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not _lock(file):
                raise Held(database, _read(file))
            if _is_at(path, file):
                return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)  # who had it has just removed it


def _lock(file: int) -> bool:
    """Whether nobody else has it."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        log.warning("the file system keeps no locks", error=str(error))
    return True


def _is_at(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(file))
    except FileNotFoundError:
        return False


def _read(file: int) -> Holder | None:
    """Who has it; nobody has said so yet where they have just come."""
    try:
        return msgspec.json.decode(os.pread(file, 4096, 0), type=Holder)
    except msgspec.DecodeError:
        return None
