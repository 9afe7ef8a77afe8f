"""A change in the making: what has happened so far, and the table as it would be."""

from reverie.games.moves import Move, Occupy
from reverie.tables.events import (
    AnyTableEvent,
    BotTookOver,
    CameBack,
    Change,
    Played,
    Removed,
    SeatTaken,
)
from reverie.tables.evolve import evolve
from reverie.tables.table import Table


class Draft:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[AnyTableEvent] = []

    def happens(self, event: AnyTableEvent) -> None:
        self.events.append(event)
        self.table = evolve(self.table, event)

    def move(self, seat: int, move: Move, *, late: bool = False) -> None:
        """A move of the game, decided by its rules."""
        events = self.table.rules.decide(self.table.play, seat, move)
        self.happens(Played(seat, events, late))

    def take_over(self, seat: int, face: str | None = None) -> None:
        """A bot plays for a person; whatever was waiting for them is decided again."""
        self.happens(BotTookOver(seat, face))
        self._occupy(seat, bot=True)

    def sit_instead(self, event: SeatTaken) -> None:
        self.happens(event)
        self._occupy(event.seat, bot=False)

    def remove(self, event: Removed) -> None:
        was_bot = self.table.seats[event.seat].bot
        self.happens(event)
        if not was_bot:
            self._occupy(event.seat, bot=True)

    def come_back(self, seat: int) -> None:
        self.happens(CameBack(seat))
        self._occupy(seat, bot=False)

    def _occupy(self, seat: int, *, bot: bool) -> None:
        if self.table.status == "playing":
            self.move(seat, Occupy(bot=bot))

    def change(self, key: str | None = None) -> Change:
        return Change(tuple(self.events), key)
