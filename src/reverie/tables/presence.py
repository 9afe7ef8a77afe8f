"""Who of the people at a table looks at it."""

from reverie.tables.draft import Draft
from reverie.tables.events import Connected, Disconnected


def note(draft: Draft, here: frozenset[int]) -> None:
    """Those in these seats are here, and nobody else."""
    for number, seat in enumerate(draft.table.seats):
        if number in here and not seat.connected:
            draft.happens(Connected(number))
        elif seat.connected and number not in here:
            draft.happens(Disconnected(number))
