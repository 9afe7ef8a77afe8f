"""Sparks, falls and points (S12, S15 to S18, S21, S22)."""

from reverie.games.stella.events import Outcome, Shown


def in_the_dark(counts: tuple[int, ...]) -> int | None:
    """Who is alone in having the most crosses."""  # S12
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def show(
    card: int, scout: int, slates: tuple[tuple[int, ...], ...], fallen: tuple[int, ...]
) -> Shown:
    """What comes of a scout's card."""
    players = tuple(seat for seat, slate in enumerate(slates) if card in slate)
    outcome, filled = _outcome(len(players))
    stars = [0] * len(slates)
    for seat in players:
        if seat not in fallen:  # S18
            stars[seat] = filled
    return Shown(card, scout, outcome, players, tuple(stars))


def _outcome(marked_by: int) -> tuple[Outcome, int]:
    if marked_by == 1:
        return "fall", 0  # S17
    if marked_by == 2:
        return "super_spark", 3  # S16
    return "spark", 2  # S15


def points(
    stars: tuple[int, ...], shown: tuple[Shown, ...], dark: int | None, fallen: tuple[int, ...]
) -> tuple[int, ...]:
    """The stars filled (S21), less one for each Spark of who fell in the Dark (S22)."""
    if dark is None or dark not in fallen:
        return stars
    sparks = sum(card.stars[dark] > 0 for card in shown)
    return (*stars[:dark], stars[dark] - sparks, *stars[dark + 1 :])
