"""How often somebody may change their mind within a step, so that no table grows without end."""

from collections import Counter

from reverie.games.errors import GameError
from reverie.tables.clock import step, waiting_for
from reverie.tables.table import Table

MOST_CHANGES = 500
"""Of one person in one step: a round of marking, a lobby. Nobody with a finger gets there."""


def coming(token_hash: str) -> str:
    """What is spent by coming to the table, which takes nothing from one's moves."""
    return f"{token_hash} comes"


class Restless(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "You have changed this very often; let the game go on.")


class Allowance:
    def __init__(self, most: int | None) -> None:
        self._most = most
        self._step: tuple[object, ...] = ()
        self._changes: Counter[str] = Counter()

    def check(self, token_hash: str, seat: int, before: Table, after: Table) -> None:
        """Refuses one more change, unless it leads on: the others wait for fewer, and not for them.

        Two who put it off on one another for ever lead nowhere.
        """
        if not self.is_spent(token_hash, before) or step(before) != step(after):
            return
        awaited, still = set(waiting_for(before)), set(waiting_for(after))
        if seat not in awaited or not still <= awaited - {seat}:
            raise Restless

    def is_spent(self, what: str, before: Table) -> bool:
        if self._most is None:
            return False
        self.look_at(before)
        return self._changes[what] >= self._most

    def spend(self, what: str) -> None:
        """Within the step that was looked at last."""
        if self._most is not None:
            self._changes[what] += 1

    def look_at(self, table: Table) -> None:
        """In another step everybody may change their mind again."""
        now = (table.started_at, step(table))
        if now != self._step:
            self._step = now
            self._changes.clear()
