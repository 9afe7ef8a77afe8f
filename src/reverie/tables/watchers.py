"""Who looks on and has said their name, so that the host may offer them a seat.

Nothing of it is stored: a watcher says it again once in a while, and the host's page forgets whom
it has not heard of.
"""

from reverie.games.errors import GameError
from reverie.tables.audience import Guest
from reverie.tables.codes import new_id

MOST = 12
"""Of one table, at one worker: as many as there are seats."""


class Crowded(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "So many are watching that no more can be named.")


class Watchers:
    def __init__(self) -> None:
        self._guests: dict[str, Guest] = {}

    def name(self, guest: Guest) -> str:
        """What the guest is called here; always the same."""
        for watcher, known in self._guests.items():
            if known is guest:
                return watcher
        if len(self._guests) >= MOST:
            raise Crowded
        watcher = new_id()
        self._guests[watcher] = guest
        return watcher

    def find(self, watcher: str) -> Guest | None:
        guest = self._guests.get(watcher)
        return guest if guest and guest.seat is None else None

    def discard(self, guest: Guest) -> None:
        self._guests = {
            watcher: known for watcher, known in self._guests.items() if known is not guest
        }
