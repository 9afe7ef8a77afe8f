"""The points once more, seat by seat, straight from the clauses, from what everybody sees."""

from collections.abc import Sequence

from reverie.games.odyssey.view import OdysseyView

Slates = Sequence[Sequence[int]]


def classic_points(view: OdysseyView) -> tuple[int, ...]:
    return tuple(_classic_points(view, seat) for seat in range(len(view.totals)))


def _classic_points(view: OdysseyView, seat: int) -> int:
    assert view.owners is not None
    votes = [vote or () for vote in view.votes]
    players = len(votes)
    answer = view.owners.index(view.storyteller or 0)
    found = [answer in vote for vote in votes]
    mixed = 0 < sum(found) < players - 1
    if seat == view.storyteller:
        return 3 if mixed else 0  # O10, O9
    finding = (3 if found[seat] else 0) if mixed else 2
    decoys = sum(view.owners[image] == seat for vote in votes for image in vote)
    sure = players >= 7 and len(votes[seat]) == 1 and found[seat]  # O12
    return finding + min(decoys, 3) + sure


def team_points(view: OdysseyView) -> tuple[int, ...]:
    """T6: a team has one voter and one image, but the storyteller's, who has two images."""
    assert view.owners is not None
    assert view.teams is not None
    points = []
    answer = view.owners.index(view.storyteller or 0)
    found = [bool(vote) and answer in (vote or ()) for vote in view.votes]
    mixed = 0 < sum(found) < len(view.teams) - 1
    for team in view.teams:
        telling = view.storyteller in team
        if mixed:
            score = 3 if telling or any(found[seat] for seat in team) else 0
        else:
            score = 0 if telling else 2
        images = [image for image, owner in enumerate(view.owners) if owner in team]
        decoys = [image for image in images if image != answer]
        votes = sum(vote == (image,) for image in decoys for vote in view.votes)
        points.append(score + min(votes, 3))
    return tuple(points)


def party_points(view: OdysseyView) -> tuple[int, ...]:
    """P6."""
    points = []
    for vote in view.votes:
        together = sum(other == vote for other in view.votes)
        points.append(0 if together == 1 or vote == (view.red,) else min(together, 5))
    return tuple(points)


def stella_points(slates: Slates, shows: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """S15 to S18, S21, S22, for the cards shown: (scout, card) in their order."""
    points = [0] * len(slates)
    sparks = [0] * len(slates)
    fallen: set[int] = set()
    for scout, card in shows:
        marked = {seat for seat, slate in enumerate(slates) if card in slate}
        if marked == {scout}:
            fallen.add(scout)
            continue
        for seat in marked - fallen:
            points[seat] += 3 if len(marked) == 2 else 2
            sparks[seat] += 1
    dark = in_the_dark(slates)
    if dark is not None and dark in fallen:
        points[dark] -= sparks[dark]
    return tuple(points)


def in_the_dark(slates: Slates) -> int | None:
    """S12."""
    for seat, slate in enumerate(slates):
        if all(len(slate) > len(other) for s, other in enumerate(slates) if s != seat):
            return seat
    return None
