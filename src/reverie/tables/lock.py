"""One at a time at a table, in the order of asking."""

import asyncio
from collections import deque


class Lock:
    """A lock that can also be taken without waiting."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Takes it where it is free; whether it was."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give(self) -> None:
        """Hands it to the next who waits."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was handed over in the same moment
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
