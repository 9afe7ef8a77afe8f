"""Voting for the image that is taken for the storyteller's (O7)."""

from reverie.bots.cards import Cards, of
from reverie.bots.odyssey.listening import HEED
from reverie.bots.opinion import Opinion, ranked, softmax
from reverie.bots.others import Others
from reverie.bots.sight import Sight
from reverie.games.odyssey.moves import CanVote, Vote
from reverie.games.odyssey.view import OdysseyView

DOUBT = 0.8
"""The temperature at which a score becomes a chance."""
A_VOTE_ALONE = 3.0
"""With two votes one point is lost (O12) for the chance of three more: worth it above p₁/3."""


def vote(sight: Sight, offer: CanVote, cards: Cards, opinion: Opinion, others: Others) -> Vote:
    assert isinstance(sight.play, OdysseyView)
    images = [sight.play.images[place] for place in offer.choices]
    assert sight.play.storyteller is not None
    scores = opinion.heeding(
        sight.clue, of(cards, images), others.each[sight.play.storyteller], HEED
    )
    chances = softmax(scores, DOUBT)
    best = ranked(chances)
    chosen = best[: max(1, offer.min)]
    for place in best[len(chosen) : offer.max]:
        if A_VOTE_ALONE * chances[place] > chances[best[0]]:
            chosen.append(place)
    return Vote(images=tuple(offer.choices[place] for place in chosen))
