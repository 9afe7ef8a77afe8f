"""A bus for one worker."""

from collections.abc import Callable

from reverie.tables.bus.base import Message


class LocalBus:
    def __init__(self) -> None:
        self._ears: list[Callable[[Message], None]] = []

    def publish(self, message: Message) -> None:
        for hear in self._ears:
            hear(message)

    def subscribe(self, hear: Callable[[Message], None]) -> None:
        self._ears.append(hear)
