"""Who sends a deck, and whose is made: few at a time, so that a game goes on beside it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from reverie.decks.errors import DeckError
from reverie.server.limits import SlowDown

MOST_WAITING = 4
"""Imports that are sent or wait while another is under way."""
MOST_OF_ONE = 2
"""Imports of one address at a time, so that nobody takes all the places."""
GRACE = 15.0
"""Seconds in which nobody is asked to be fast."""
CRAWLS = 250_000
"""Bytes a second: who sends less makes way for others."""


class Overtaken(DeckError):
    def __init__(self) -> None:
        super().__init__("slow_down", "This came slowly, and others were waiting; try again.")


class Place:
    """From before a deck is sent until it is made."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.received = 0
        self.is_whole = False
        self.lost: Overtaken | None = None
        self._began = asyncio.get_running_loop().time()
        self._limit: asyncio.Timeout | None = None

    @asynccontextmanager
    async def waits(self, until: float) -> AsyncIterator[None]:
        """For the sender. Raises TimeoutError where that takes too long, or the place is lost."""
        async with asyncio.timeout_at(0 if self.lost else until) as limit:
            self._limit = limit
            try:
                yield
            finally:
                self._limit = None

    @property
    def speed(self) -> float:
        """Bytes a second so far; without end while that is not known yet, or all has come."""
        took = asyncio.get_running_loop().time() - self._began
        return float("inf") if self.is_whole or took < GRACE else self.received / took

    def give_up(self) -> None:
        self.lost = Overtaken()
        if self._limit:
            self._limit.reschedule(0)


class Queue:
    def __init__(self) -> None:
        self._places: list[Place] = []
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._is_busy = False
        self._served = ""

    @contextmanager
    def place(self, who: str) -> Iterator[Place]:
        """For a deck. Raises where there is none left, and nobody to take it from."""
        mine = sum(place.who == who for place in self._places)
        if mine >= MOST_OF_ONE:
            raise SlowDown
        if len(self._places) > MOST_WAITING:
            # Who has a place already does not take another from somebody.
            slowest = min(self._places, key=lambda place: place.speed)
            if mine or slowest.speed >= CRAWLS:
                raise SlowDown
            slowest.give_up()
            self._places.remove(slowest)
        place = Place(who)
        self._places.append(place)
        try:
            yield place
        finally:
            if place in self._places:
                self._places.remove(place)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """One deck is made at a time; of those that wait, not the same address's twice running."""
        if self._is_busy:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append((who, turn))
            try:
                await turn
            except asyncio.CancelledError:
                self._waiting = [each for each in self._waiting if each[1] is not turn]
                if turn.done() and not turn.cancelled():
                    self._next()
                raise
        self._is_busy = True
        self._served = who
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Gives the turn to the first who waits, if possible from elsewhere than the last."""
        if not self._waiting:
            self._is_busy = False
            return
        others = (each for each in self._waiting if each[0] != self._served)
        found = next(others, self._waiting[0])
        self._waiting.remove(found)
        found[1].set_result(None)
