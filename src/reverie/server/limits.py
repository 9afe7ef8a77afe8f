"""How much one address or one seat may ask for."""

import time
from collections import Counter, OrderedDict
from math import ceil

from msgspec import Struct

from reverie.games.errors import GameError
from reverie.tables import moods
from reverie.tables.rooms import Rooms

A_WHILE = 10.0
"""After so many seconds it is worth asking again where nobody knows when there is room."""


class SlowDown(GameError):
    def __init__(self, seconds: float = A_WHILE) -> None:
        super().__init__("slow_down", "That was too much at once; try again in a moment.")
        self.headers = {"retry-after": str(max(1, ceil(seconds)))}


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


RATES = {
    "request": Rate(200, 3000),
    "call": Rate(30, 200),
    "replay": Rate(0.5, 30),
    "open": Rate(0.2, 12),
    "sit": Rate(2, 30),
    "miss": Rate(0.33, 20),
    "deck": Rate(0.05, 6),
    "move": Rate(10, 60),
    "say": Rate(1, 12),
    "react": Rate(moods.A_SECOND, moods.AT_ONCE),
    "why": Rate(2, 40),
    "watch": Rate(0.5, 12),
    "watched": Rate(5, 60),
    "invite": Rate(1, 12),
    "socket": Rate(5, 100),
}
MOST_BUCKETS = 50_000


class Limits:
    """Token buckets, the longest unused forgotten first."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self.refused: Counter[str] = Counter()
        """How often there was none left, of what."""
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Takes one; raises where there is none left, which costs nothing."""
        if not self.on:
            return
        bucket, rate, now = (what, who), RATES[what], time.monotonic()
        left, then = self._buckets.get(bucket, (rate.at_once, now))
        left = min(rate.at_once, left + (now - then) * rate.a_second)
        if left >= 1:
            self._buckets[bucket] = (left - 1, now)
        self._buckets.move_to_end(bucket)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            self.refused[what] += 1
            raise SlowDown((1 - left) / rate.a_second)

    def check(self, what: str, who: str) -> None:
        """Raises where there is none left, and takes none."""
        if self.on and (what, who) in self._buckets:
            rate, (left, then) = RATES[what], self._buckets[what, who]
            left += (time.monotonic() - then) * rate.a_second
            if left < 1:
                self.refused[what] += 1
                raise SlowDown((1 - left) / rate.a_second)


class OpenTables:
    """How many tables that are not over each address has opened."""

    def __init__(self, most: int, *, on: bool) -> None:
        self._most = most if on else None
        self._opened: OrderedDict[str, list[str]] = OrderedDict()

    def check(self, who: str, rooms: Rooms) -> None:
        if self._most is None:
            return
        opened = self._opened.get(who, [])
        opened[:] = [code for code in opened if _is_open(rooms, code)]
        if len(opened) >= self._most:
            raise SlowDown

    def add(self, who: str, code: str) -> None:
        self._opened.setdefault(who, []).append(code)
        self._opened.move_to_end(who)
        if len(self._opened) > MOST_BUCKETS:
            self._opened.popitem(last=False)


def _is_open(rooms: Rooms, code: str) -> bool:
    """A table that nobody has used for a while is out of memory and counts no more."""
    room = rooms.rooms.get(code)
    return room is not None and room.table.status != "over"
