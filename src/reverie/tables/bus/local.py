"""A bus within one process: of one worker, who has nobody to tell, or of several in a test."""

import asyncio

from reverie.tables.bus.base import Hear, Heard, Message, Missed


class Hub:
    """What several workers of one process have in common."""

    def __init__(self) -> None:
        self.buses: list[LocalBus] = []


class LocalBus:
    is_connected, lost, waiting = True, 0, 0

    def __init__(self, hub: Hub | None = None) -> None:
        self.is_shared = hub is not None
        self._hub = hub
        self._others: list[LocalBus] = hub.buses if hub else []
        self.attended: set[str] = set()
        self._hear: Hear | None = None

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        if self._hub:
            self._hub.buses.append(self)

    async def close(self) -> None:
        self._hear = None
        if self._hub and self in self._hub.buses:
            self._hub.buses.remove(self)

    def publish(self, message: Message) -> None:
        for bus in self._others:
            if bus is not self and (message.code in bus.attended or not message.code):
                bus.tell(message)

    def tell(self, heard: Heard) -> None:
        asyncio.get_running_loop().call_soon(self._told, heard)

    def _told(self, heard: Heard) -> None:
        if self._hear:
            self._hear(heard)

    def attend(self, code: str) -> None:
        if self._hub and code not in self.attended:
            self.attended.add(code)
            self.tell(Missed((code,)))

    def leave(self, code: str) -> None:
        self.attended.discard(code)
