"""Party: a clue for no card, and a vote for what the others vote for, but for the red one."""

from operator import mul
from random import Random

from msgspec import UNSET

from reverie.bots import clues
from reverie.bots.cards import Cards, of, some
from reverie.bots.choir import choir_with
from reverie.bots.memory import Memory
from reverie.bots.odyssey.listening import HEED
from reverie.bots.odyssey.spoken import clues_of
from reverie.bots.opinion import Opinion, ranked, softmax
from reverie.bots.others import Others
from reverie.bots.sight import Sight, lap_of
from reverie.games.odyssey.moves import BlindTell, CanVote, ColouredVote
from reverie.games.odyssey.view import OdysseyView

A_GOOD_CARD = 0.8
"""Of a hand of five, the best card is about here among all cards."""
TOO_CLEAR = 0.5
"""What a clue loses for a card that stands out: everybody would be on it, and red, too."""
THOUGHTS = 64
"""So many of the writers' clues come to mind."""
SHORTLIST = 12
MOST_POINTS = 5
DOUBT = 0.8
RED = (0.45, 0.3, 0.15)
"""How likely the red vote is to be on the first, second and third favourite."""
TASTE = 0.35
"""The temperature of a choice between about equal votes."""
GREEN_FIRST = 0.45
"""How often a storyteller is green on the favourite and red on the second, not the reverse."""


def tell(sight: Sight, cards: Cards, opinion: Opinion, memory: Memory) -> BlindTell:
    """A clue that many cards fit a little (P2), in the words of the writers where there are any."""
    dice = opinion.chance("tell", lap_of(sight.play))
    ideas = _written(cards, opinion, dice) or _banked(sight.language, cards, opinion)
    fresh = [idea for idea in ideas if idea[1].casefold() not in memory.clues] or ideas
    return BlindTell(clue=dice.choice(sorted(fresh, reverse=True)[:SHORTLIST])[1])


Idea = tuple[float, str]
"""How open a clue is, and the clue."""


def _written(cards: Cards, opinion: Opinion, dice: Random) -> list[Idea]:
    """What writers near to the bot have said of some cards; nobody has seen a hand."""
    deck = tuple(cards.values())
    told = [card for card in deck if choir_with(card.id, card.language)]
    shares = opinion.character.taste.shares
    if not told or not any(shares):
        return []
    thoughts = {
        dice.choice(clues)
        for card in dice.choices(told, k=THOUGHTS)
        if (clues := clues_of(card, *dice.choices(range(len(shares)), shares)))
    }
    texts = sorted(thoughts)
    return [
        (_openness([sum(map(mul, shares, fits)) for fits in row if fits is not None]), text)
        for text, row in zip(texts, opinion.mind.heard(texts, deck), strict=True)
    ]


def _banked(language: str, cards: Cards, opinion: Opinion) -> list[Idea]:
    texts = tuple(clues.bank(language).values())
    rows = opinion.mind.relevances(texts, of(cards, some(cards)), opinion.character.taste)
    return [(_openness(row), text) for text, row in zip(texts, rows, strict=True)]


def _openness(fits: list[float]) -> float:
    if not fits:
        return 0.0
    rising = sorted(fits)
    good = rising[int(A_GOOD_CARD * len(rising))]
    return good - TOO_CLEAR * (rising[-1] - good)


def vote(
    sight: Sight, offer: CanVote, cards: Cards, opinion: Opinion, others: Others
) -> ColouredVote:
    assert isinstance(sight.play, OdysseyView)
    images = [sight.play.images[place] for place in offer.choices]
    scores = opinion.heeding(sight.clue, of(cards, images), others.usual, HEED)
    dice = opinion.chance("vote", lap_of(sight.play))
    first, second = (offer.choices[place] for place in ranked(scores)[:2])
    if offer.red is not UNSET:
        # The storyteller's own green is safe from red: one favourite for each of them.
        mixed = dice.random() < GREEN_FIRST
        green, red = (first, second) if mixed else (second, first)
        return ColouredVote(images=(green,), red=red)
    payoffs = _payoffs(scores, sight.players)
    (green,) = dice.choices(offer.choices, softmax(payoffs, TASTE))
    return ColouredVote(images=(green,))


def _payoffs(scores: list[float], players: int) -> list[float]:
    """The points to be expected of each image: its company, unless red is on it (P6)."""
    shares = softmax(scores, DOUBT)
    reds = dict(zip(ranked(scores), RED, strict=False))
    return [
        min(MOST_POINTS, 1 + (players - 1) * share) * (1 - reds.get(place, 0.0))
        for place, share in enumerate(shares)
    ]
