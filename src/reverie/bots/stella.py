"""Stella: how many cards to mark, which, and in which order to show them."""

from math import exp, prod

from reverie.bots.cards import Cards, of
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.sight import Sight
from reverie.games.stella.moves import CanMark, CanShow, Mark, Show
from reverie.games.stella.view import StellaView

ONE_MORE = 1.0
"""Marking a little more than the others do has paid."""
GREED = 0.7
"""In cards, what the greediest add and the most modest leave."""
UNSURE = 1.0
"""How much other players' opinions differ from one's own."""
FOR_SUPER_SPARKS = 0.12
STEPS = 30


def mark(sight: Sight, offer: CanMark, cards: Cards, opinion: Opinion, memory: Memory) -> Mark:
    play = _play(sight)
    scores = opinion.scores(play.clue, of(cards, play.grid))
    usual = memory.usual_count(sight.you, play.round, 5.0 if sight.players <= 4 else 5.5)
    wanted = usual + ONE_MORE + GREED * opinion.character.greed
    wanted += opinion.chance("count", play.round).uniform(-0.5, 0.5)
    count = max(offer.min, 1, min(offer.max, round(wanted)))
    best = [place for place in ranked(scores) if place in offer.choices]
    return Mark(cards=tuple(sorted(best[:count])))


def show(sight: Sight, offer: CanShow, cards: Cards, opinion: Opinion) -> Show:
    """The safest card first; of two that are as safe, the likelier Super-Spark (S16)."""
    play = _play(sight)
    scores = opinion.scores(play.clue, of(cards, play.grid))
    company = company_of(play, sight.you, scores)
    lure = FOR_SUPER_SPARKS * (1 + opinion.character.bold)

    def worth(place: int) -> float:
        chances = company[place]
        alone = prod(1 - chance for chance in chances)
        return 1 - alone + lure * _exactly_one(chances)

    return Show(card=max(offer.choices, key=worth))


def company_of(play: StellaView, you: int, scores: list[float]) -> dict[int, list[float]]:
    """For each card not yet shown, how likely each of the others has marked it."""
    shown = {card.card for card in play.shown}
    hidden = [place for place in range(len(play.grid)) if place not in shown]
    company: dict[int, list[float]] = {place: [] for place in hidden}
    for seat, count in enumerate(play.counts or ()):
        if seat == you:
            continue
        left = count - sum(seat in card.players for card in play.shown)
        for place, chance in zip(hidden, _spread([scores[at] for at in hidden], left), strict=True):
            company[place].append(chance)
    return company


def _spread(scores: list[float], count: int) -> list[float]:
    """So many crosses, likelier on better cards: one threshold for them all."""
    if count <= 0 or not scores:
        return [0.0] * len(scores)
    if count >= len(scores):
        return [1.0] * len(scores)
    low, high = min(scores) - 20, max(scores) + 20
    for _ in range(STEPS):
        middle = (low + high) / 2
        crosses = sum(_above(score, middle) for score in scores)
        low, high = (middle, high) if crosses > count else (low, middle)
    return [_above(score, low) for score in scores]


def _above(score: float, threshold: float) -> float:
    return 1 / (1 + exp((threshold - score) / UNSURE))


def _exactly_one(chances: list[float]) -> float:
    return sum(
        chance * prod(1 - other for at, other in enumerate(chances) if at != one)
        for one, chance in enumerate(chances)
    )


def _play(sight: Sight) -> StellaView:
    assert isinstance(sight.play, StellaView)
    return sight.play
