"""Plays a specification, and gathers what came of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from reverie.arena.contestants import entrant
from reverie.arena.judged import Judged, judge
from reverie.arena.judging import Judging, check
from reverie.arena.match import Match, Result
from reverie.arena.measures import Measure, measure
from reverie.arena.ratings import Rating, rate
from reverie.arena.seats import seatings
from reverie.arena.shelf import shelf
from reverie.arena.spec import BadSpec, Contestant, Spec
from reverie.arena.worth import Worth, worth_reading
from reverie.decks.opening import DEFAULT_FOLDER
from reverie.games import GAMES


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
    judging: Judging | None = None
    """What judges with eyes were asked, how, and what they answered, word for word."""


def run(
    spec: Spec,
    folder: Path,
    progress: Callable[[int, int], None],
    *,
    judging: Judging | None = None,
    decks: str = DEFAULT_FOLDER,
) -> Report:
    """Files of bots are looked for in the folder. Raises BadSpec where it cannot be played."""
    box = shelf(spec.deck, decks)
    needed = GAMES[spec.game].cards_needed(spec.players)
    if len(box.cards) < needed:
        raise BadSpec(f"{spec.deck} has {len(box.cards)} cards, and {needed} are needed.")
    if judging is not None:
        check(judging, box.cards)
    entrants = tuple(entrant(one, box, spec.language, folder) for one in spec.contestants)
    plan = tuple(seatings(spec))
    results: list[Result] = []
    progress(0, len(plan))
    for done, seating in enumerate(plan, 1):
        results.append(Match(spec, seating, entrants, box.cards).play())
        progress(done, len(plan))
    many = len(spec.contestants)
    ratings = rate(results, many, spec.seed)
    measures = measure(spec.game, results, many)
    grades = [
        judge(enter, judging, spec.seed, spec.language) if judging else None for enter in entrants
    ]
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
        judging=judging,
    )


def _wrong(results: list[Result]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for decision in (decision for result in results for decision in result.decisions):
        if decision.wrong is not None:
            counted[decision.wrong] = counted.get(decision.wrong, 0) + 1
    return dict(sorted(counted.items(), key=lambda one: -one[1])[:20])
