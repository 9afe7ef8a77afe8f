"""A server with its limits on, as strangers meet it, and what an attack may cost."""

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.attacks.bystander import TICK, Bystander
from tests.attacks.strangers import Stranger
from tests.server.kit import Nursery, Server

MB = 1 << 20
MOST_LEFT = 50.0
"""MB over the start, once an attack is over."""
MOST_MEANWHILE = 150.0
"""MB over the start, at any moment of an attack."""
LONGEST_WAIT = 0.3
"""Seconds that others wait, in the median."""
MOST_PATIENT = 100.0
"""How many times longer than in quiet they wait, in the median."""
A_TURN = 0.15
"""Seconds that are never too long."""
QUIET = 16
"""How many waits tell how long one waits in quiet."""
SETTLE = 15.0
"""Seconds within which memory is given back."""


class Fair(NamedTuple):
    """What a busy machine did, and no attack."""

    slower: float
    """How many times as long as it worked the server waited for its turn."""
    late: float
    """Seconds for which who plays waited for a turn of their own, each time."""

    def allows(self, seconds: float) -> float:
        return seconds * (1 + self.slower) + self.late


class Turn(NamedTuple):
    worked: float
    waited: float
    """Seconds in which a process could have worked, and another had the processor."""


class Turns(NamedTuple):
    server: Turn
    bystander: Turn

    def since(self, before: "Turns", times: int) -> Fair:
        worked = self.server.worked - before.server.worked
        waited = self.server.waited - before.server.waited
        late = self.bystander.waited - before.bystander.waited
        return Fair(waited / max(worked, 0.001), late / times)


def turns_of(pid: int) -> Turn:
    """Of the first thread of a process: the event loop, where it is a server's."""
    worked, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return Turn(int(worked) / 1e9, int(waited) / 1e9)


class House:
    def __init__(self, nursery: Nursery, folder: Path, **options: str) -> None:
        self.server = Server(nursery, folder, **{"limits": "on", **options})
        numbers = itertools.count(250)
        self._addresses = (f"127.0.{n // 250}.{1 + n % 250}" for n in numbers)
        self.table = self.stranger().open_table()
        """Where strangers may look on."""
        self.bystander = Bystander(self.server.port)
        self.bystander.wait_for(4, 0.0)  # the first of all is slower
        self.quiet = median(self.bystander.wait_for(QUIET, time.monotonic()))
        self.at_first = self.memory()

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def pid(self) -> int:
        return self.server.pid

    def stranger(self) -> Stranger:
        """Somebody at an address of their own."""
        return Stranger(self.server.port, next(self._addresses))

    def memory(self, what: str = "VmRSS") -> float:
        """MB of the server's own process; ``VmHWM`` is the most since an attack began."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith(f"{what}:"):
                return int(line.split()[1]) * 1024 / MB
        raise AssertionError(f"no {what} of {self.pid}")

    def turns(self) -> Turns:
        return Turns(turns_of(self.pid), turns_of(self.bystander.pid))

    @contextmanager
    def under_attack(
        self, *, left: float = MOST_LEFT, meanwhile: float = MOST_MEANWHILE
    ) -> Iterator[None]:
        """What happens within must cost neither memory nor others' time."""
        before = self.memory()
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")  # VmHWM starts anew
        turns, began = self.turns(), time.monotonic()
        yield
        ended = max(time.monotonic(), began + QUIET * TICK)
        most = self.memory("VmHWM") - before
        self.bystander.wait_for(1, ended)
        waits = self.bystander.waits(began, ended)
        fair = self.turns().since(turns, len(waits))
        wait = median(waits)
        kept = self._settle(before)
        found = (
            f"others waited {wait * 1000:.0f} ms (at most {max(waits) * 1000:.0f}), in quiet "
            f"{self.quiet * 1000:.1f}; the machine kept the server waiting {fair.slower:.1f} times "
            f"as long as it worked, and them {fair.late * 1000:.0f} ms; "
            f"{most:.0f} MB meanwhile, {kept:.0f} MB left"
        )
        print(found)  # noqa: T201 - pytest shows it where a test fails, or with -s
        assert wait < fair.allows(LONGEST_WAIT), found
        assert wait < fair.allows(max(A_TURN, self.quiet * MOST_PATIENT)), found
        assert most < meanwhile, found
        assert kept < left, found

    def _settle(self, before: float) -> float:
        end = time.monotonic() + SETTLE
        while (kept := self.memory() - before) > MOST_LEFT / 2 and time.monotonic() < end:
            time.sleep(0.2)
        return kept

    def leave(self) -> None:
        """Ends the house. Nothing is lost of what the bystander was answered."""
        self.bystander.leave()

    def end(self) -> None:
        self.bystander.end()
        self.server.kill()


@contextmanager
def besieged(nursery: Nursery, folder: Path, **options: str) -> Iterator[House]:
    house = House(nursery, folder, **options)
    try:
        yield house
        house.leave()
    finally:
        house.end()
