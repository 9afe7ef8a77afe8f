"""The open sockets of this worker."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from reverie.server.limits import SlowDown
from reverie.server.metrics import Metrics


class Guest(Protocol):
    address: str

    def tell(self, message: bytes) -> None: ...

    def turn_out(self) -> None: ...

    def check(self, now: float) -> None: ...

    def say_goodbye(self) -> None: ...


class Sockets:
    def __init__(self, most_per_address: int, metrics: Metrics, *, on: bool) -> None:
        self._most = most_per_address if on else None
        self._metrics = metrics
        self._open: set[Guest] = set()
        self._per_address: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raises where an address has enough of them."""
        if self._most is not None and self._per_address[address] >= self._most:
            raise SlowDown

    def add(self, socket: Guest, address: str) -> None:
        self._open.add(socket)
        self._per_address[address] += 1
        self._metrics.sockets.inc()

    def discard(self, socket: Guest, address: str) -> None:
        if socket not in self._open:
            return
        self._open.remove(socket)
        self._per_address[address] -= 1
        if not self._per_address[address]:
            del self._per_address[address]
        self._metrics.sockets.dec()

    def __len__(self) -> int:
        return len(self._open)

    def look_after(self, now: float) -> None:
        for socket in tuple(self._open):
            socket.check(now)

    def tell(self, message: bytes) -> None:
        """Everybody."""
        for socket in tuple(self._open):
            socket.tell(message)

    def close_those(self, are_out: Callable[[str], bool]) -> None:
        for socket in tuple(self._open):
            if are_out(socket.address):
                socket.turn_out()

    def close(self) -> None:
        for socket in tuple(self._open):
            socket.say_goodbye()
