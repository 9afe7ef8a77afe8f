"""Who else has marked a card in Stella: so many crosses, likelier on what fits better."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from reverie.games.stella.view import StellaView

UNSURE = 0.7
"""How much other players' opinions differ from what is expected of them."""
STEPS = 20
"""Of halving; a hundred-thousandth of a unit is near enough."""
SPREADS = 4096

Rows = Sequence[Sequence[float]]
"""For each way of seeing, how well each card of the grid fits."""


def company_of(
    play: StellaView, you: int, rows: Rows, weights: Sequence[Sequence[float]]
) -> dict[int, list[float]]:
    """For each card not yet shown, how likely each of the others has marked it."""
    shown = {card.card for card in play.shown}
    hidden = [place for place in range(len(play.grid)) if place not in shown]
    company: dict[int, list[float]] = {place: [] for place in hidden}
    for seat, count in enumerate(play.counts or ()):
        if seat == you:
            continue
        left = count - sum(seat in card.players for card in play.shown)
        chances = mixed([[row[at] for at in hidden] for row in rows], weights[seat], left)
        for place, chance in zip(hidden, chances, strict=True):
            company[place].append(chance)
    return company


def mixed(rows: Rows, weights: Sequence[float], count: float) -> list[float]:
    """How likely each card is marked by somebody of whom it is not sure how they see cards."""
    ways = [spread(tuple(row), count) for row in rows]
    return [
        sum(weight * chance for weight, chance in zip(weights, column, strict=True))
        for column in zip(*ways, strict=True)
    ]


@lru_cache(maxsize=SPREADS)
def spread(scores: tuple[float, ...], count: float) -> tuple[float, ...]:
    """So many crosses, likelier on better cards: one threshold for them all.

    Everybody at a table asks the same of those whom nobody knows.
    """
    if count <= 0 or not scores:
        return (0.0,) * len(scores)
    if count >= len(scores):
        return (1.0,) * len(scores)
    low, high = min(scores) - 20, max(scores) + 20
    for _ in range(STEPS):
        middle = (low + high) / 2
        crosses = sum(_above(score, middle) for score in scores)
        low, high = (middle, high) if crosses > count else (low, middle)
    return tuple(_above(score, low) for score in scores)


def _above(score: float, threshold: float) -> float:
    return 1 / (1 + exp((threshold - score) / UNSURE))
