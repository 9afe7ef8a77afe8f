"""The memory of this process and those it started, sampled while something runs."""

import os
import threading
from pathlib import Path
from types import TracebackType

PAGE = os.sysconf("SC_PAGE_SIZE")


class Memory:
    """``peak`` is the largest sum of resident memory that was seen, in bytes."""

    def __init__(self, every: float = 0.02) -> None:
        self._every = every
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self.peak = 0

    def _watch(self) -> None:
        while not self._end.wait(self._every):
            self.peak = max(self.peak, sum(_resident(pid) for pid in _family(os.getpid())))

    def __enter__(self) -> "Memory":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end.set()
        self._thread.join()


def _family(pid: int) -> list[int]:
    family = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = [int(child) for child in task.read_text().split()]
        except OSError:
            continue
        for child in children:
            family += _family(child)
    return family


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
