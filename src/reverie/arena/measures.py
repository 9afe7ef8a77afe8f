"""The measures of the literature, for every contestant, with the chance of each beside it.

- Odyssey and Team: how often a storyteller scores nothing because all or none find the image, how
  often a listener finds it, and what guessing would; votes drawn by a given card; how often two
  listeners choose the same image.
- Party: how often a vote is in company; Stella: points against the mean of the table, falls, and
  how far two slates agree (Jaccard).
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, stdev
from typing import Any

from msgspec import Struct

from reverie.arena.match import Result, Round


class Measure(Struct, frozen=True):
    value: float
    error: float
    """The standard error of the mean."""
    count: int


class Tally:
    def __init__(self) -> None:
        self._seen: dict[tuple[int, str], list[float]] = defaultdict(list)
        self._more: dict[tuple[int, str], Measure] = {}

    def add(self, who: int, name: str, value: float) -> None:
        self._seen[who, name].append(float(value))

    def set(self, who: int, name: str, measured: Measure) -> None:
        self._more[who, name] = measured

    def of(self, who: int) -> dict[str, Measure]:
        means = {name: _measure(seen) for (one, name), seen in self._seen.items() if one == who}
        return means | {name: found for (one, name), found in self._more.items() if one == who}


def _measure(values: list[float]) -> Measure:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Measure(mean(values), error, len(values))


def measure(game: str, results: Sequence[Result], many: int) -> list[dict[str, Measure]]:
    tally = Tally()
    for result in results:
        for decision in result.decisions:
            who = result.seats[decision.seat]
            tally.add(who, "seconds", decision.seconds)
            tally.add(who, "cost", decision.cost)
            tally.add(who, "wrong", decision.wrong is not None)
        for seat, who in enumerate(result.seats):
            tally.add(who, "points", result.totals[seat])
            tally.add(who, "wins", (seat in result.winners) / max(1, len(result.winners)))
        for one in result.rounds:
            if game == "stella":
                _stella(result, one, tally)
            elif game == "party":
                _party(result, one, tally)
            else:
                _odyssey(result, one, tally)
    _clues_and_times(results, many, tally)
    return [tally.of(who) for who in range(many)]


def _clues_and_times(results: Sequence[Result], many: int, tally: Tally) -> None:
    """How many clues of a contestant were different, and the time that most decisions are under:
    nineteen of twenty."""
    for who in range(many):
        told = [
            turn.play["clue"]
            for result in results
            for turn in result.rounds
            if "storyteller" in turn.play and result.seats[turn.play["storyteller"]] == who
        ]
        if told:
            tally.set(who, "different clues", Measure(len(set(told)), 0.0, len(told)))
        times = sorted(
            decision.seconds
            for result in results
            for decision in result.decisions
            if result.seats[decision.seat] == who
        )
        if times:
            slow = times[int(0.95 * (len(times) - 1))]
            tally.set(who, "slow seconds", Measure(slow, 0.0, len(times)))


def _odyssey(result: Result, turn: Round, tally: Tally) -> None:
    play: dict[str, Any] = turn.play
    teller, owners, votes = play["storyteller"], play["owners"], play["votes"]
    answer = owners.index(teller)
    voters = [seat for seat, vote in enumerate(votes) if vote]
    found = [seat for seat in voters if answer in votes[seat]]
    tally.add(result.seats[teller], "told in vain", len(found) in (0, len(voters)))
    tally.add(result.seats[teller], "found by", len(found) / len(voters))
    for seat in voters:
        own = owners.count(seat) if len(result.seats) == len(set(owners)) else 0
        tally.add(result.seats[seat], "finds", seat in found)
        tally.add(result.seats[seat], "by chance", len(votes[seat]) / (len(owners) - own))
    for image, owner in enumerate(owners):
        if owner != teller:
            drawn = sum(image in vote for vote in votes if vote)
            tally.add(result.seats[owner], "votes drawn", drawn)
    for one, other in combinations(voters, 2):
        same = votes[one][0] == votes[other][0]
        tally.add(result.seats[one], "agreement", same)
        tally.add(result.seats[other], "agreement", same)


def _party(result: Result, turn: Round, tally: Tally) -> None:
    votes = turn.play["votes"]
    for seat, vote in enumerate(votes):
        company = sum(other == vote for other in votes)
        tally.add(result.seats[seat], "in company", company > 1)
        tally.add(result.seats[seat], "on red", vote[0] == turn.play["red"])
    for one, other in combinations(range(len(votes)), 2):
        same = votes[one] == votes[other]
        tally.add(result.seats[one], "agreement", same)
        tally.add(result.seats[other], "agreement", same)


def _stella(result: Result, one: Round, tally: Tally) -> None:
    points, slates = one.points, [set(slate) for slate in one.play["slates"]]
    for seat, who in enumerate(result.seats):
        others = [score for other, score in enumerate(points) if other != seat]
        tally.add(who, "points a round", points[seat])
        tally.add(who, "against the table", points[seat] - mean(others))
        tally.add(who, "crosses", len(slates[seat]))
        tally.add(who, "falls", seat in one.play["fallen"])
        tally.add(who, "in the dark", seat == one.play["dark"])
    for first, second in combinations(range(len(slates)), 2):
        union = slates[first] | slates[second]
        same = len(slates[first] & slates[second]) / len(union)
        tally.add(result.seats[first], "agreement", same)
        tally.add(result.seats[second], "agreement", same)
