"""Why points are given in a storyteller's turn (O9 to O12, T6) and in a Party turn (P6)."""

from collections import Counter
from typing import Literal

from reverie.games.reasons import Reason

MOST_FOR_DECOYS = 3
MOST_IN_PARTY = 5

Votes = tuple[tuple[int, ...] | None, ...]


class OdysseyReason(Reason, frozen=True):
    why: Literal[
        "found", "all_found", "none_found", "storyteller", "fooled", "sure",
        "company", "alone", "red",
    ]  # fmt: skip
    seats: tuple[int, ...] = ()
    """Who voted for a decoy of this side, or keeps this seat company on an image."""
    capped: bool = False
    """Whether there would be more points but for the most that can be had."""


Reasons = tuple[tuple[OdysseyReason, ...], ...]
"""For each seat, or each team."""


def storyteller_turn(
    storyteller: int, owners: tuple[int, ...], votes: Votes, answer: int, sides: tuple[int, ...]
) -> Reasons:
    """For each side; ``sides`` tells the side of every seat, a team or the seat itself."""
    voters = [seat for seat, vote in enumerate(votes) if vote is not None]
    found = {sides[seat] for seat in voters if answer in (votes[seat] or ())}
    everybody = len(found) == len(voters)
    fooled = _fooled(owners, votes, answer, sides)
    return tuple(
        (
            *_finding(side, sides[storyteller], found, everybody=everybody),
            *fooled.get(side, ()),
        )
        for side in range(max(sides) + 1)
    )


def _finding(
    side: int, telling: int, found: set[int], *, everybody: bool
) -> tuple[OdysseyReason, ...]:
    if everybody:
        return (OdysseyReason("all_found", 0 if side == telling else 2),)  # O9
    if not found:
        return (OdysseyReason("none_found", 0 if side == telling else 2),)  # O9
    if side == telling:
        return (OdysseyReason("storyteller", 3),)  # O10
    return (OdysseyReason("found", 3),) if side in found else ()  # O10


def _fooled(
    owners: tuple[int, ...], votes: Votes, answer: int, sides: tuple[int, ...]
) -> dict[int, tuple[OdysseyReason]]:
    """The votes that the decoys of each side have drawn (O11)."""
    drawn: dict[int, list[int]] = {}
    for seat, vote in enumerate(votes):
        for image in vote or ():
            if image != answer:
                drawn.setdefault(sides[owners[image]], []).append(seat)
    return {
        side: (_at_most(MOST_FOR_DECOYS, "fooled", len(seats), tuple(seats)),)
        for side, seats in drawn.items()
    }


def sure_finders(votes: Votes, answer: int) -> Reasons:
    """One more for everyone who cast only one vote and found the image with it (O12)."""
    return tuple((OdysseyReason("sure", 1),) if vote == (answer,) else () for vote in votes)


def party_turn(votes: Votes, red: int) -> Reasons:
    """As many points as there are green votes on the same image (P6)."""
    greens = tuple(vote[0] for vote in votes if vote)
    company = Counter(greens)
    reasons = []
    for seat, green in enumerate(greens):
        if green == red:
            reason = OdysseyReason("red", 0)
        elif company[green] == 1:
            reason = OdysseyReason("alone", 0)
        else:
            others = tuple(s for s, g in enumerate(greens) if g == green and s != seat)
            reason = _at_most(MOST_IN_PARTY, "company", company[green], others)
        reasons.append((reason,))
    return tuple(reasons)


def _at_most(
    most: int, why: Literal["fooled", "company"], count: int, seats: tuple[int, ...]
) -> OdysseyReason:
    return OdysseyReason(why, min(count, most), seats, capped=count > most)
