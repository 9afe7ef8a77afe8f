"""Which deck is played with where no host has said so."""

from reverie.tables.options import Options
from reverie.tables.table import Table

ONE = Options().deck
BOTH = f"{ONE}+inklings"
DECKS = (ONE, BOTH)
MANY = 7
"""So many see a great part of one deck in an evening."""


def deck(table: Table) -> str:
    """Both decks for many players, and for a group that has played already."""
    return BOTH if len(table.seats) >= MANY or table.games else ONE
