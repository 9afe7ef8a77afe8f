"""Who looks at a table through the sockets of this worker."""

from collections.abc import Mapping
from typing import Protocol

from reverie.tables.broadcast import Broadcast, answering
from reverie.tables.bus import Asked


class Guest(Protocol):
    """Somebody who looks at a table through a socket."""

    token_hash: str | None
    """The hash of the token; none for a spectator."""
    seat: int | None
    address: str

    def send(self, message: bytes) -> None: ...


class Audience:
    def __init__(self) -> None:
        self._arriving: set[Guest] = set()
        """Those who are noted as being here before they are shown anything."""
        self._watching: set[Guest] = set()

    def __bool__(self) -> bool:
        return bool(self._arriving or self._watching)

    @property
    def seats(self) -> frozenset[int]:
        """Of the people among them."""
        guests = self._arriving | self._watching
        return frozenset(guest.seat for guest in guests if guest.seat is not None)

    def expect(self, guest: Guest) -> None:
        self._arriving.add(guest)

    def welcome(self, guest: Guest) -> None:
        """From now on the guest is shown what happens."""
        self._arriving.discard(guest)
        self._watching.add(guest)

    def discard(self, guest: Guest) -> None:
        self._arriving.discard(guest)
        self._watching.discard(guest)

    def seat(self, seats: Mapping[str, int]) -> None:
        """Finds everybody's seat anew, by the hash of their token."""
        for guest in self._arriving | self._watching:
            guest.seat = seats.get(guest.token_hash) if guest.token_hash else None

    def show(self, broadcast: Broadcast, asked: Asked | None = None) -> None:
        """Sends everybody what they may see; who asked for it is told so. Those who only look on, a
        television among them, come after those who play."""
        messages: dict[int | None, bytes] = {}
        for guest in sorted(self._watching, key=_looks_on):
            seat = guest.seat
            message = messages.get(seat)
            if message is None:
                message = messages[seat] = broadcast.to(seat)
            if asked and guest.token_hash == asked.token_hash:
                message = answering(message, asked.id)
            guest.send(message)

    def send(self, message: bytes) -> None:
        """The same to everybody."""
        for guest in self._watching:
            guest.send(message)

    def send_to(self, seat: int, message: bytes) -> None:
        """To all devices of one person."""
        for guest in self._watching:
            if guest.seat == seat:
                guest.send(message)


def _looks_on(guest: Guest) -> bool:
    return guest.seat is None
