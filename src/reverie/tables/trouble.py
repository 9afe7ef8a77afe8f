"""Tables that something is wrong with: each is told of once, and rests longer and longer."""

from reverie.tables.clock import Clock

FIRST, LONGEST = 1.0, 60.0
"""Seconds of rest."""


class Trouble:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rests: dict[str, tuple[float, float]] = {}
        """For each table how long it rests, and until when by the steady clock."""

    def met(self, code: str) -> bool:
        """Something went wrong; whether that is news."""
        seconds, until = self._rests.get(code, (0.0, 0.0))
        now = self._clock.steady()
        if now >= until:
            seconds = min(2 * seconds, LONGEST) or FIRST
            is_news = code not in self._rests
            self._rests[code] = (seconds, now + seconds)
            return is_news
        return False

    def over(self, code: str) -> None:
        """All is well again."""
        self._rests.pop(code, None)

    def rest(self, code: str) -> float:
        """How many seconds the table is still left alone."""
        return max(0.0, self._rests.get(code, (0.0, 0.0))[1] - self._clock.steady())

    def __len__(self) -> int:
        return len(self._rests)
