"""Timers: the deadline of a step, and what happens when it has passed."""

import time
from collections.abc import Callable

from reverie.games.moves import Move
from reverie.tables.draft import Draft
from reverie.tables.events import DeadlineSet
from reverie.tables.table import Table

Chooser = Callable[[Table, int], Move | None]
"""What a bot would do in a seat."""

MOST_MOVES = 4
"""A step needs at most two moves of a seat: marking, and passing the pen."""


class Clock:
    """The time of day, which may be set at any moment, and a time that only ever passes."""

    def wall(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()


def step(table: Table) -> tuple[str | int, ...]:
    """What a timer runs for: it starts anew when this changes."""
    if table.status != "playing" or table.play is None:
        return (table.status,)
    return table.play.step


def set_deadline(draft: Draft, before: Table, now: float) -> None:
    """Where the step is another one than before, its deadline is set."""
    table = draft.table
    untimed = not table.options.timer and table.deadline is None
    if untimed or step(table) == step(before):
        return
    running = table.status == "playing" and table.options.timer > 0
    deadline = now + table.options.timer if running else None
    if deadline != table.deadline:
        draft.happens(DeadlineSet(deadline))


def time_out(draft: Draft, choose: Chooser) -> None:
    """A bot's move is made for everybody who is missing."""
    late = step(draft.table)
    for seat in waiting_for(draft.table):
        for _ in range(MOST_MOVES):
            if step(draft.table) != late or seat not in waiting_for(draft.table):
                break
            move = choose(draft.table, seat)
            if move is None:
                break
            draft.move(seat, move, late=True)


def waiting_for(table: Table) -> tuple[int, ...]:
    if table.status != "playing":
        return ()
    return table.rules.waiting_for(table.play)
