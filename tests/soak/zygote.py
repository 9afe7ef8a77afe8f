"""Starts servers by a fork, each with a time of day that can be set from outside.

The first of the arguments of each is a file with the seconds by which its clock is wrong. Whatever
the process asks ``time.time`` for is wrong by these; the server knows nothing of it.
"""

import mmap
import struct
import time
from pathlib import Path

from tests.server import nursery

SECONDS = struct.Struct("d")


def make_clock(path: Path) -> None:
    path.write_bytes(SECONDS.pack(0.0))


def set_clock(path: Path, seconds: float) -> None:
    with path.open("r+b") as file:
        file.write(SECONDS.pack(seconds))


def follow_clock(path: Path) -> None:
    """From now on, in this process."""
    with path.open("rb") as file:
        wrong = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
    true = time.time

    def shown() -> float:
        return true() + float(SECONDS.unpack_from(wrong)[0])

    time.time = shown


def run(log: str, arguments: list[str]) -> None:
    clock, *rest = arguments
    follow_clock(Path(clock))
    nursery.run(log, rest)


if __name__ == "__main__":
    nursery.main(run)
