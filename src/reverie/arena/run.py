"""Plays a specification, and gathers what came of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from reverie.arena.contestants import entrant
from reverie.arena.judged import Judged, judge
from reverie.arena.match import Match, Result
from reverie.arena.measures import Measure, measure
from reverie.arena.ratings import Rating, rate
from reverie.arena.seats import seatings
from reverie.arena.spec import Contestant, Spec
from reverie.arena.worth import Worth, worth_reading


class Standing(Struct, frozen=True):
    contestant: Contestant
    rating: Rating
    measures: dict[str, Measure]
    judged: Judged | None = None


class Report(Struct, frozen=True):
    spec: Spec
    games: int
    standings: tuple[Standing, ...]
    """The best first."""
    rounds: tuple[Worth, ...]
    """Those worth reading."""
    wrong: dict[str, int]
    """Why moves by chance were made, and how often."""
    results: tuple[dict[str, Any], ...]
    """Of every game: the deal, who sat where, the points."""


def run(
    spec: Spec, folder: Path, progress: Callable[[int, int], None], *, judged: bool = False
) -> Report:
    """Raises BadSpec where it cannot be played."""
    entrants = tuple(entrant(one, spec.deck, spec.language, folder) for one in spec.contestants)
    plan = tuple(seatings(spec))
    results: list[Result] = []
    for done, seating in enumerate(plan, 1):
        results.append(Match(spec, seating, entrants).play())
        progress(done, len(plan))
    many = len(spec.contestants)
    ratings = rate(results, many, spec.seed)
    measures = measure(spec.game, results, many)
    grades = [judge(enter, spec.seed) if judged else None for enter in entrants]
    standings = [
        Standing(one, rating, measured, grade)
        for one, rating, measured, grade in zip(
            spec.contestants, ratings, measures, grades, strict=True
        )
    ]
    return Report(
        spec=spec,
        games=len(results),
        standings=tuple(sorted(standings, key=lambda one: -one.rating.value)),
        rounds=worth_reading(spec, results),
        wrong=_wrong(results),
        results=tuple(
            {"deal": one.deal, "seats": one.seats, "totals": one.totals, "winners": one.winners}
            for one in results
        ),
    )


def _wrong(results: list[Result]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for decision in (decision for result in results for decision in result.decisions):
        if decision.wrong is not None:
            counted[decision.wrong] = counted.get(decision.wrong, 0) + 1
    return dict(sorted(counted.items(), key=lambda one: -one[1])[:20])
