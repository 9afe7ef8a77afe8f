"""Who of the people at a table looks at it."""

from reverie.tables.draft import Draft
from reverie.tables.events import Connected, Disconnected
from reverie.tables.table import Table


def seen_by(worker: str, table: Table) -> frozenset[int]:
    """The seats of those who are noted to be at a worker."""
    return frozenset(number for number, seat in enumerate(table.seats) if worker in seat.workers)


def workers(table: Table) -> frozenset[str]:
    """All through whom somebody is noted to look at it."""
    return frozenset(worker for seat in table.seats for worker in seat.workers)


def note_gone(draft: Draft, gone: frozenset[str]) -> None:
    """Nobody is at these workers any more."""
    for worker in sorted(gone):
        note(draft, worker, frozenset())


def note(draft: Draft, worker: str, here: frozenset[int]) -> None:
    """Those in these seats are at the worker, and nobody else; who is at others, others know."""
    noted = seen_by(worker, draft.table)
    for seat in sorted(here - noted):
        draft.happens(Connected(seat, worker))
    for seat in sorted(noted - here):
        draft.happens(Disconnected(seat, worker))
