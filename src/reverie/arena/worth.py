"""Rounds worth reading: where somebody was understood by just enough, and where nobody was."""

from typing import Any

from msgspec import Struct

from reverie.arena.match import Result, Round
from reverie.arena.spec import Spec

MOST = 12


class Worth(Struct, frozen=True):
    deal: int
    number: int
    title: str
    names: tuple[str, ...]
    """Of the contestants, by seat."""
    points: tuple[int, ...]
    play: dict[str, Any]


def worth_reading(spec: Spec, results: list[Result]) -> tuple[Worth, ...]:
    """A few of each kind, of different deals as far as there are."""
    found: dict[str, list[Worth]] = {}
    for result in results:
        names = tuple(spec.contestants[who].name for who in result.seats)
        for one in result.rounds:
            title = _title(spec.game, one)
            if title:
                worth = Worth(result.deal, one.number, title, names, one.points, one.play)
                found.setdefault(title, []).append(worth)
    each = max(1, MOST // max(1, len(found)))
    return tuple(worth for some in found.values() for worth in _spread(some, each))


def _spread(some: list[Worth], count: int) -> list[Worth]:
    step = max(1, len(some) // count)
    return some[::step][:count]


def _title(game: str, one: Round) -> str | None:
    play = one.play
    if game == "stella":
        shown = [card.outcome for card in play["shown"]]
        if shown.count("super_spark") >= 3:
            return "Many Super-Sparks: two and only two thought alike"
        if len(play["fallen"]) == len(one.points):
            return "Everybody fell"
        return None
    if game == "party":
        votes = [vote[0] for vote in play["votes"]]
        most = max(votes.count(vote) for vote in votes)
        return "Nearly everybody on one image" if most >= len(votes) - 1 else None
    answer = play["owners"].index(play["storyteller"])
    voters = [vote for vote in play["votes"] if vote]
    found = sum(answer in vote for vote in voters)
    if found == 1 and len(voters) > 2:
        return "Understood by one alone"
    if found == 0:
        return "Understood by nobody"
    return "Understood by all" if found == len(voters) else None
