"""How many connections there may be: of one address, and in all.

Some are kept for those who ask for the server's health, so that whoever watches over it sees that
it is alive when everything else is taken.
"""

import time
from collections import Counter
from enum import Enum
from typing import Protocol

import structlog

from reverie.app.settings import Settings
from reverie.server import descriptors
from reverie.server.security import client_address, is_ours
from reverie.server.sockets import Sockets

log = structlog.get_logger()

FOR_HEALTH = 16
OWN_DESCRIPTORS = 100
"""Files, pipes and sockets that are no connections."""
FEWEST = 32
A_WHILE = 60.0
"""Seconds before it is said again that all connections are taken."""


class Place(Enum):
    ANY = "for everything"
    HEALTH = "for the server's health only"
    NO_MORE_HERE = "none for this address"
    NONE = "none at all"


class Door(Protocol):
    def check(self, now: float) -> None: ...


class Connections:
    """Those over which calls come. Sockets, once open, are counted by themselves, and in all."""

    def __init__(self, settings: Settings, sockets: Sockets, descriptors: int) -> None:
        self._most = max(FEWEST, min(settings.most_connections, descriptors - OWN_DESCRIPTORS))
        self._most_per_address = settings.most_connections_per_address if settings.limits else None
        self._proxies = settings.proxies
        self._sockets = sockets
        self._open: dict[Door, str] = {}
        self._per_address: Counter[str] = Counter()
        self._said = 0.0

    def enter(self, door: Door, peer: str | None) -> Place:
        """A place for a new connection. Every door that entered has to leave."""
        address = client_address(peer, None, ())
        here = self._per_address[address]
        self._open[door] = address
        self._per_address[address] += 1
        left = self._most - len(self._open) - len(self._sockets)
        if (
            self._most_per_address is not None
            and here >= self._most_per_address
            and not is_ours(peer, self._proxies)
        ):
            return Place.NO_MORE_HERE
        if left >= FOR_HEALTH:
            return Place.ANY
        self._say_so()
        return Place.HEALTH if left >= 0 else Place.NONE

    def have_room(self) -> bool:
        """For more than those who ask for the server's health."""
        return self._most - len(self) > FOR_HEALTH

    def leave(self, door: Door) -> None:
        address = self._open.pop(door, None)
        if address is not None:
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def __len__(self) -> int:
        return len(self._open) + len(self._sockets)

    def look_after(self, now: float) -> None:
        for door in tuple(self._open):
            door.check(now)
        if not descriptors.are_left():
            self._say_so()

    def _say_so(self) -> None:
        now = time.monotonic()
        if now > self._said + A_WHILE or not self._said:
            self._said = now
            log.warning("all connections are taken", most=self._most)
