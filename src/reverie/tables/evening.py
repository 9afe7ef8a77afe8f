"""What is kept of the games that a group has played at its table."""

from msgspec.structs import replace

from reverie.games.unions import AnyState
from reverie.tables.table import Result, Table

MOST_KEPT = 30
"""Games of one table: they are in every view."""

Results = tuple[Result, ...]


def result(table: Table, play: AnyState) -> Result:
    """How a game ended, for each seat; partners share their points."""
    rules = table.rules
    seen = rules.view(play, None)
    places = [rules.place(play, seat) for seat in range(len(table.seats))]
    winners = tuple(seat for seat, place in enumerate(places) if place in (seen.winners or ()))
    return Result(
        number=max(table.games, 1),
        game=table.game,
        winners=winners,
        totals=tuple(seen.totals[place] for place in places),
        names=tuple(table.seats[seat].name for seat in winners),
    )


def played(results: Results, ended: Result) -> Results:
    return (*results, ended)[-MOST_KEPT:]


def joined(results: Results, seats: int) -> Results:
    """Somebody sits down who was not there."""
    return tuple(replace(each, totals=(*each.totals[:seats], None)) for each in results)


def arranged(results: Results, order: tuple[int, ...]) -> Results:
    """The seats are in another order, and some may be gone."""
    return tuple(
        replace(
            each,
            winners=tuple(now for now, before in enumerate(order) if before in each.winners),
            totals=tuple(each.totals[before] for before in order),
        )
        for each in results
    )


def wins(results: Results, seats: int) -> tuple[int, ...]:
    return tuple(sum(seat in each.winners for each in results) for seat in range(seats))


def new_to(table: Table, cards: tuple[str, ...]) -> frozenset[str]:
    """Those of a deck that the group has not seen lately, or not at all in the game before."""
    if not table.dealt:
        return frozenset(table.unseen)
    return frozenset(table.unseen) | (frozenset(cards) - frozenset(table.dealt))


def unseen(table: Table, play: AnyState) -> tuple[str, ...]:
    """What the group has not seen at all; where that is not enough, not in this game."""
    left, before = table.rules.unseen(play), set(table.unseen)
    never = tuple(card for card in left if card in before)
    return never if len(never) >= table.rules.cards_needed(len(table.seats)) else left
