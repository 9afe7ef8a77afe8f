"""Ratings by openskill's Plackett-Luce model.

It is made for games of many players, with ties and with teams, which Elo and Bradley-Terry are not;
it needs nothing but Python, and is kept well. It takes games one after another, so the order would
count: ratings are the mean over many shuffles of the deals, drawn with replacement (a bootstrap),
and the error bar holds 95 of 100 of them. Whole deals are drawn, since the games of a deal are
played with the same cards.
"""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any

from msgspec import Struct

from reverie.arena.match import Result

DRAWS = 60


class Rating(Struct, frozen=True):
    value: float
    low: float
    high: float


def rate(results: Sequence[Result], many: int, seed: str, draws: int = DRAWS) -> list[Rating]:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce()
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    dice = Random(f"{seed}/ratings")  # noqa: S311 - chance that can be repeated
    samples: list[list[float]] = [[] for _ in range(many)]
    for _ in range(draws):
        ratings = [model.rating() for _ in range(many)]
        drawn = dice.choices(list(deals.values()), k=len(deals))
        games = [game for deal in drawn for game in deal]
        dice.shuffle(games)
        for game in games:
            _play(model, ratings, game)
        for who, rating in enumerate(ratings):
            samples[who].append(rating.mu)
    return [_rating(sorted(sample)) for sample in samples]


def _play(model: Any, ratings: list[Any], game: Result) -> None:
    """A contestant in several seats is rated once, by the mean of what they scored there."""
    totals: dict[int, list[int]] = defaultdict(list)
    for who, total in zip(game.seats, game.totals, strict=True):
        totals[who].append(total)
    if len(totals) < 2:
        return
    everybody = sorted(totals)
    teams = [[ratings[who]] for who in everybody]
    scores = [mean(totals[who]) for who in everybody]
    rated = model.rate(teams, scores=scores)
    for who, (rating,) in zip(everybody, rated, strict=True):
        ratings[who] = rating


def _rating(sample: list[float]) -> Rating:
    edge = int(0.025 * len(sample))
    return Rating(mean(sample), sample[edge], sample[-1 - edge])
