"""Who looks on and has said their name, so that the host may offer them a seat.

Nothing of it is stored: a watcher says it again once in a while, and the host's page forgets whom
it has not heard of.
"""

from reverie.games.errors import GameError
from reverie.tables.audience import Guest
from reverie.tables.codes import new_id
from reverie.tables.lobby import LONGEST_NAME
from reverie.tables.lookalikes import free_name

MOST = 12
"""Of one table, at one worker: as many as there are seats."""


class Crowded(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "So many are watching that no more can be named.")


class Watchers:
    def __init__(self) -> None:
        self._guests: dict[str, Guest] = {}
        self._names: dict[str, str] = {}

    def name(self, guest: Guest, name: str) -> tuple[str, str]:
        """The id of the guest, which is always the same, and a name that no other here has."""
        watcher = next((each for each, known in self._guests.items() if known is guest), None)
        if watcher is None and len(self._guests) >= MOST:
            raise Crowded
        watcher = watcher or new_id()
        others = [other for each, other in self._names.items() if each != watcher]
        self._guests[watcher] = guest
        self._names[watcher] = free_name(name, others, LONGEST_NAME)
        return watcher, self._names[watcher]

    def find(self, watcher: str) -> Guest | None:
        guest = self._guests.get(watcher)
        return guest if guest and guest.seat is None else None

    def discard(self, guest: Guest) -> None:
        for watcher in [each for each, known in self._guests.items() if known is guest]:
            del self._guests[watcher], self._names[watcher]
