"""When the steps of tables end, by the steady clock.

What is stored is a time of day, for whoever starts after us. Within a process the day may jump as
it likes.
"""

from reverie.tables.clock import Clock
from reverie.tables.options import LONGEST_TIMER
from reverie.tables.table import Table


class Timers:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ends: dict[str, tuple[float, float]] = {}
        """For each table with a timer its deadline as it is stored, and by the steady clock."""

    def look_at(self, table: Table) -> None:
        if table.deadline is None:
            self._ends.pop(table.code, None)
        else:
            self.note(table.code, table.deadline, table.options.timer)

    def note(self, code: str, deadline: float, longest: float = LONGEST_TIMER) -> None:
        """A deadline that is known runs on; another one is as far off as it is by the day."""
        known, end = self._ends.get(code, (None, 0.0))
        now = self._clock.steady()
        if known != deadline:
            end = now + max(0.0, deadline - self._clock.wall())
        self._ends[code] = (deadline, min(end, now + longest))

    def is_over(self, table: Table) -> bool:
        self.look_at(table)
        end = self._ends.get(table.code)
        return end is not None and end[1] <= self._clock.steady()

    def over(self) -> tuple[str, ...]:
        """The tables whose time is over."""
        now = self._clock.steady()
        return tuple(code for code, (_, end) in self._ends.items() if end <= now)

    def forget(self, code: str) -> None:
        self._ends.pop(code, None)

    def __contains__(self, code: str) -> bool:
        return code in self._ends
