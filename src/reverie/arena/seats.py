"""Who sits where: every deal is played as often as it takes for everybody to sit everywhere.

A table takes the contestants in turn, and the seating is moved on by one for each repetition, so
that luck of the cards and of the seat is the same for all.
"""

from collections.abc import Iterator
from itertools import combinations, islice

from msgspec import Struct

from reverie.arena.spec import Spec

MOST_TABLES = 12
"""Of the ways to choose who plays, so many are taken in a deal, one after another."""


class Seating(Struct, frozen=True):
    deal: int
    seed: str
    seats: tuple[int, ...]
    """The contestant of every seat."""


def seatings(spec: Spec) -> Iterator[Seating]:
    many, players = len(spec.contestants), spec.players
    for deal in range(spec.deals):
        seed = f"{spec.seed}/{deal}"
        for table in _tables(many, players, deal):
            for turn in range(len(set(table))):
                seats = tuple(table[(seat + turn) % players] for seat in range(players))
                yield Seating(deal, seed, seats)


def _tables(many: int, players: int, deal: int) -> Iterator[tuple[int, ...]]:
    if many <= players:
        yield tuple((seat + deal) % many for seat in range(players))
        return
    ways = list(islice(combinations(range(many), players), 10_000))
    start = deal * MOST_TABLES
    for place in range(min(MOST_TABLES, len(ways))):
        yield ways[(start + place) % len(ways)]
