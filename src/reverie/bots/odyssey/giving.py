"""Giving a card: the one that fits best, so that the others take it for the storyteller's (O5)."""

from reverie.bots.cards import Cards, of
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.others import Others
from reverie.bots.sight import Sight
from reverie.games.odyssey.moves import CanGive, Give


def give(sight: Sight, offer: CanGive, cards: Cards, opinion: Opinion, others: Others) -> Give:
    return Give(cards=tuple(by_fit(sight, offer, cards, opinion, others)[: offer.min]))


def by_fit(
    sight: Sight, offer: CanGive, cards: Cards, opinion: Opinion, others: Others
) -> list[str]:
    """The cards that may be given, best first."""
    scores = opinion.expected(sight.clue, of(cards, offer.choices), others.usual)
    return [offer.choices[place] for place in ranked(scores)]
