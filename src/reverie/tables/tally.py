"""What a worker counts of its tables: plain numbers, which whoever shows them reads."""

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Durations:
    """How often something took how long. A histogram of a library would cost a move more."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @property
    def totals(self) -> tuple[int, ...]:
        """Of those that took no longer than each bound, and of all."""
        return tuple(accumulate(self._counts))


class Tally:
    def __init__(self) -> None:
        self.appends = Durations()
        self.failures: Counter[str] = Counter()
        """Of appends: `conflict` where another worker was faster, else `failed`."""
        self.heard = Durations()
        """From a change told on the bus to its being shown here, by the database's clock."""
        self.caught_up = 0
        """How often changes of others were read from the store, since nobody had told of them."""
        self.bots: Counter[str] = Counter()
        """What came of asking a bot: `chose`, `later`, `timed_out`, `failed`."""
