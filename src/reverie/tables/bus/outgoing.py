"""What waits to be sent: bounded, the oldest is lost first."""

import asyncio
from collections import deque

MOST_BYTES = 4 << 20


class Outgoing:
    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._bytes = 0
        self.lost = 0
        """How many there was no room for."""
        self._some, self._none = asyncio.Event(), asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, subject: str, payload: bytes) -> None:
        self._waiting.append((subject, payload))
        self._bytes += len(payload)
        while self._bytes > self._most:
            self._drop()
            self.lost += 1
        self._some.set()
        self._none.clear()

    def _drop(self) -> tuple[str, bytes]:
        first = self._waiting.popleft()
        self._bytes -= len(first[1])
        return first

    async def next(self) -> tuple[str, bytes]:
        while not self._waiting:
            self._some.clear()
            self._none.set()
            await self._some.wait()
        return self._drop()

    async def sent(self) -> None:
        """When whoever sends has come back for more in vain."""
        await self._none.wait()

    def clear(self) -> None:
        self._waiting.clear()
        self._bytes = 0
