"""Stella: how many cards to mark, which, and in which order to show them."""

from collections.abc import Collection, Sequence
from math import prod
from statistics import fmean

from reverie.bots.cards import Cards, CardText, of
from reverie.bots.characters import Character, Heed
from reverie.bots.friends import as_friends_see, friends
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.others import Others
from reverie.bots.sight import Sight
from reverie.bots.stella.company import company_of, spread
from reverie.games.stella.moves import CanMark, CanShow, Mark, Show
from reverie.games.stella.view import StellaView

HEED: Heed = {"easy": 0.9, "normal": 1.0, "hard": 1.1}
"""How much who marks looks with others' eyes."""
APART: Heed = {"easy": 1.65, "normal": 2.2, "hard": 2.6}
"""What a card loses that every friend will mark: two on a card are a Super-Spark (S16), and a
person's card should be somebody's, too."""
ONE_MORE = 1.0
"""Marking a little more than the others do has paid."""
GREED = 0.7
"""In cards, what the greediest add and the most modest leave."""
FOR_SUPER_SPARKS = 0.12


def mark(
    sight: Sight,
    offer: CanMark,
    cards: Cards,
    opinion: Opinion,
    memory: Memory,
    others: Others,
) -> Mark:
    """Those that the others will mark, too."""
    play = _play(sight)
    usual = usual_count(memory, sight.you, play.round, 5.0 if sight.players <= 4 else 5.5)
    wanted = usual + ONE_MORE + GREED * opinion.character.greed
    wanted += opinion.chance("count", play.round).uniform(-0.5, 0.5)
    count = max(offer.min, 1, min(offer.max, round(wanted)))
    grid = of(cards, play.grid)
    scores = opinion.heeding(play.clue, grid, others.usual, HEED)
    if play.clue is not None:
        scores = apart(scores, play.clue, grid, opinion, friends(sight).values(), usual)
    best = [place for place in ranked(scores) if place in offer.choices]
    return Mark(cards=tuple(sorted(best[:count])))


def apart(
    scores: Sequence[float],
    clue: str,
    grid: Sequence[CardText],
    opinion: Opinion,
    known: Collection[Character],
    count: float,
) -> list[float]:
    """Less of what the friends at the table will mark: not all of them need the same cards."""
    if not known:
        return list(scores)
    seen = (spread(as_friends_see(opinion.mind, who, clue, grid), count) for who in known)
    much = APART[opinion.level]
    crowds = map(fmean, zip(*seen, strict=True))
    return [score - much * crowd for score, crowd in zip(scores, crowds, strict=True)]


def usual_count(memory: Memory, you: int, now: int, at_first: float) -> float:
    """How many cards the others mark: what was expected at first, and each round before."""
    before = (view for lap, view in memory.views.items() if lap < now)
    rounds = [
        sum(count for seat, count in enumerate(view.counts) if seat != you) / (len(view.counts) - 1)
        for view in before
        if isinstance(view, StellaView) and view.counts
    ]
    return (at_first + sum(rounds)) / (1 + len(rounds))


def show(sight: Sight, offer: CanShow, cards: Cards, opinion: Opinion, others: Others) -> Show:
    """The safest card first; of two that are as safe, the likelier Super-Spark (S16)."""
    play = _play(sight)
    rows = opinion.rows(play.clue, of(cards, play.grid))
    company = company_of(play, sight.you, rows, others.each)
    lure = FOR_SUPER_SPARKS * (1 + opinion.character.bold)

    def worth(place: int) -> float:
        chances = company[place]
        alone = prod(1 - chance for chance in chances)
        return 1 - alone + lure * _exactly_one(chances)

    return Show(card=max(offer.choices, key=worth))


def _exactly_one(chances: list[float]) -> float:
    return sum(
        chance * prod(1 - other for at, other in enumerate(chances) if at != one)
        for one, chance in enumerate(chances)
    )


def _play(sight: Sight) -> StellaView:
    assert isinstance(sight.play, StellaView)
    return sight.play
