"""The same without ``await``: a seat whose connection lives in a thread of its own."""

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, Self, TypeVar

from reverie.client.calls import Refused, Site
from reverie.client.reading import Moment, View
from reverie.client.seat import Closed, Seat
from reverie.games.moves import Move

T = TypeVar("T")


class SyncSeat:
    """``with SyncSeat(site, table, token) as seat``; without a token a spectator's place."""

    def __init__(
        self, site: Site, table: str, token: str | None = None, *, patience: float = 120.0
    ) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._arguments = (site, table, token, patience)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self._seat = self._wait(self._enter())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._wait(self._seat.close())
        finally:
            self._stop()

    @property
    def view(self) -> View:
        """The newest view."""
        return self._seat.view

    def move(self, move: Move) -> View:
        """Makes a move that is offered, and waits for what came of it."""
        return self._wait(self._seat.move(move))

    def after(self, version: int) -> View:
        """Waits for a view that is later than this version."""
        return self._wait(self._seat.after(version))

    def __iter__(self) -> Iterator[Moment]:
        """Every moment from now on, until the seat is closed."""
        moments = aiter(self._seat)
        while True:
            try:
                yield self._wait(_next(moments))
            except (StopAsyncIteration, Closed, Refused):
                return

    async def _enter(self) -> Seat:
        site, table, token, patience = self._arguments
        seat = Seat(site, table, token, patience=patience)
        await seat.__aenter__()
        return seat

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _next(moments: AsyncIterator[Moment]) -> Moment:
    try:
        return await anext(moments)
    except StopAsyncIteration:
        raise Closed("The seat was given up.") from None
