"""The points of a storyteller's turn (O9 to O12, T6) and of a Party turn (P6)."""

from collections import Counter

MOST_FOR_DECOYS = 3
MOST_IN_PARTY = 5

Votes = tuple[tuple[int, ...] | None, ...]


def storyteller_turn(
    storyteller: int, owners: tuple[int, ...], votes: Votes, answer: int, sides: tuple[int, ...]
) -> tuple[int, ...]:
    """Points for each side; ``sides`` tells the side of every seat, a team or the seat itself."""
    voters = [seat for seat, vote in enumerate(votes) if vote is not None]
    found = {sides[seat] for seat in voters if answer in (votes[seat] or ())}
    telling = sides[storyteller]
    points = [0] * (max(sides) + 1)
    all_or_nobody = len(found) in (0, len(voters))
    for side in range(len(points)):
        if all_or_nobody:
            points[side] = 0 if side == telling else 2  # O9
        elif side == telling or side in found:
            points[side] = 3  # O10
    for side, count in _votes_for_decoys(owners, votes, answer, sides).items():
        points[side] += min(count, MOST_FOR_DECOYS)  # O11
    return tuple(points)


def _votes_for_decoys(
    owners: tuple[int, ...], votes: Votes, answer: int, sides: tuple[int, ...]
) -> Counter[int]:
    return Counter(
        sides[owners[image]] for vote in votes for image in vote or () if image != answer
    )


def sure_finders(votes: Votes, answer: int) -> tuple[int, ...]:
    """1 for everyone who cast only one vote and found the image with it (O12)."""
    return tuple(int(vote == (answer,)) for vote in votes)


def party_turn(votes: Votes, red: int) -> tuple[int, ...]:
    """As many points as there are green votes on the same image (P6)."""
    greens = tuple(vote[0] for vote in votes if vote)
    company = Counter(greens)
    return tuple(
        0 if green == red or company[green] == 1 else min(company[green], MOST_IN_PARTY)
        for green in greens
    )
