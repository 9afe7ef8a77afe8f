"""Who looks on and has said their name, so that the host may offer them a seat.

Nothing of it is stored: a watcher says it again once in a while, and the host's page forgets whom
it has not heard of.
"""

from collections import Counter

from reverie.games.errors import GameError, IllegalMove
from reverie.tables.audience import Guest
from reverie.tables.codes import new_id
from reverie.tables.lobby import LONGEST_NAME
from reverie.tables.lookalikes import free_name

MOST = 12
"""Of one table, at one worker: as many as there are seats."""
MOST_OF_ONE = 6
"""From one address, so that a stranger with many names leaves room for others."""


class Crowded(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "So many are watching that no more can be named.")


class Watchers:
    def __init__(self) -> None:
        self._guests: dict[str, Guest] = {}
        self._names: dict[str, str] = {}
        self._invited: set[str] = set()

    def name(self, guest: Guest, name: str) -> tuple[str, str]:
        """The id of the guest, which is always the same, and a name that no other here has."""
        watcher = self._id_of(guest)
        if watcher is None:
            self._check_room_for(guest)
            watcher = new_id()
        others = [other for each, other in self._names.items() if each != watcher]
        self._guests[watcher] = guest
        self._names[watcher] = free_name(name, others, LONGEST_NAME)
        return watcher, self._names[watcher]

    def invite(self, watcher: str) -> Guest | None:
        """Whom a seat is offered to; nobody where they are not here, or have sat down."""
        guest = self._guests.get(watcher)
        if guest is None or guest.seat is not None:
            return None
        self._invited.add(watcher)
        return guest

    def decline(self, guest: Guest) -> tuple[str, str]:
        """The id and the name of a guest who would rather watch, and is named no more."""
        watcher = self._id_of(guest)
        if watcher is None or watcher not in self._invited:
            raise IllegalMove("not_now", "Nobody has offered you a seat.")
        name = self._names[watcher]
        self.discard(guest)
        return watcher, name

    def discard(self, guest: Guest) -> None:
        if watcher := self._id_of(guest):
            del self._guests[watcher], self._names[watcher]
            self._invited.discard(watcher)

    def _id_of(self, guest: Guest) -> str | None:
        return next((each for each, known in self._guests.items() if known is guest), None)

    def _check_room_for(self, guest: Guest) -> None:
        addresses = Counter(each.address for each in self._guests.values())
        if addresses.total() >= MOST or addresses[guest.address] >= MOST_OF_ONE:
            raise Crowded
