"""Sparks, falls and points (S12, S15 to S18, S21, S22)."""

from collections.abc import Iterator
from typing import Literal

from reverie.games.reasons import Reason
from reverie.games.stella.events import Outcome, Shown

STARS: dict[Outcome, int] = {"spark": 2, "super_spark": 3, "fall": 0}
"""What a card fills for each who marked it and has not fallen (S15, S16, S17)."""


class StellaReason(Reason, frozen=True):
    why: Literal["spark", "super_spark", "dark"]
    count: int
    """How many cards brought it; those in the Dark lose one for each."""


Reasons = tuple[tuple[StellaReason, ...], ...]
"""For each seat."""


def in_the_dark(counts: tuple[int, ...]) -> int | None:
    """Who is alone in having the most crosses."""  # S12
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def show(
    card: int, scout: int, slates: tuple[tuple[int, ...], ...], fallen: tuple[int, ...]
) -> Shown:
    """What comes of a scout's card."""
    players = tuple(seat for seat, slate in enumerate(slates) if card in slate)
    outcome = _outcome(len(players))
    stars = [0] * len(slates)
    for seat in players:
        if seat not in fallen:  # S18
            stars[seat] = STARS[outcome]
    return Shown(card, scout, outcome, players, tuple(stars))


def _outcome(marked_by: int) -> Outcome:
    if marked_by == 1:
        return "fall"
    if marked_by == 2:
        return "super_spark"
    return "spark"


def reasons(
    players: int, shown: tuple[Shown, ...], dark: int | None, fallen: tuple[int, ...]
) -> Reasons:
    """The stars of each seat (S21), and what is lost by who fell in the Dark (S22)."""
    return tuple(
        tuple(_reasons(seat, shown, lost=seat == dark and seat in fallen))
        for seat in range(players)
    )


def _reasons(seat: int, shown: tuple[Shown, ...], *, lost: bool) -> Iterator[StellaReason]:
    filled = [card.outcome for card in shown if card.stars[seat]]
    if sparks := filled.count("spark"):
        yield StellaReason("spark", STARS["spark"] * sparks, sparks)
    if supers := filled.count("super_spark"):
        yield StellaReason("super_spark", STARS["super_spark"] * supers, supers)
    if lost and filled:
        yield StellaReason("dark", -len(filled), len(filled))
