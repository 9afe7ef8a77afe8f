"""How often the mood of one seat is shown, whichever workers its person is connected to."""

from collections.abc import Iterable

from reverie.games.errors import GameError
from reverie.tables.clock import Clock
from reverie.tables.news import AnyNews, ReactedNews

A_SECOND = 3.0
AT_ONCE = 6.0


class Moody(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "That was too much at once; try again in a moment.")


class Moods:
    """Every worker counts what it has shown, its own and what it has heard of. So nobody is shown
    more than this, whatever the others let pass at the same moment."""

    def __init__(self, clock: Clock, *, on: bool) -> None:
        self._clock = clock
        self._is_on = on
        self._left: dict[int, tuple[float, float]] = {}

    def spend(self, seat: int) -> None:
        if not self._is_on:
            return
        now = self._clock.steady()
        left, then = self._left.get(seat, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - then) * A_SECOND)
        if left < 1:
            raise Moody
        self._left[seat] = (left - 1, now)

    def bounded(self, news: Iterable[AnyNews]) -> tuple[AnyNews, ...]:
        """What another worker has told, without what is too much."""
        return tuple(filter(self._admits, news))

    def _admits(self, news: AnyNews) -> bool:
        if isinstance(news, ReactedNews):
            try:
                self.spend(news.seat)
            except Moody:
                return False
        return True
