"""Giving a card: the one that fits best, so that the others take it for the storyteller's (O5)."""

from reverie.bots.cards import Cards, of
from reverie.bots.odyssey.listening import HEED
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.others import Others
from reverie.bots.sight import Sight, Wait
from reverie.games.odyssey.moves import CanGive, Give
from reverie.games.odyssey.view import OdysseyView

STRONG = 1.5
"""A card that fits so well is worth giving before a person has made up their mind."""
A_WHILE = 20.0
"""For so many seconds a person at the table goes first."""
A_LONG_WHILE = 45.0
"""After so many seconds somebody has to give."""


def give(sight: Sight, offer: CanGive, cards: Cards, opinion: Opinion, others: Others) -> Give:
    return Give(cards=tuple(by_fit(sight, offer, cards, opinion, others)[: offer.min]))


def by_fit(
    sight: Sight, offer: CanGive, cards: Cards, opinion: Opinion, others: Others
) -> list[str]:
    """The cards that may be given, best first."""
    scores = opinion.heeding(sight.clue, of(cards, offer.choices), others.usual, HEED)
    return [offer.choices[place] for place in ranked(scores)]


def give_in_team(
    sight: Sight, offer: CanGive, cards: Cards, opinion: Opinion, others: Others
) -> Give | Wait:
    """Who of the two gives, and what a storyteller's partner gives (T3)."""
    assert isinstance(sight.play, OdysseyView)
    best = by_fit(sight, offer, cards, opinion, others)
    partner = (sight.you + sight.players // 2) % sight.players
    if partner == sight.play.storyteller:
        # A decoy as good as the storyteller's card would take the votes that are needed there.
        return Give(cards=(best[min(1, len(best) - 1)],))
    is_agreed = partner not in sight.play.waiting_for
    if sight.is_person(partner) and not is_agreed:
        (strength,) = opinion.scores(sight.clue, of(cards, best[:1]))
        until = (A_WHILE if strength > STRONG else A_LONG_WHILE) * opinion.character.patience
        if sight.waited < until:
            return Wait(until - sight.waited)
    return Give(cards=tuple(best[: offer.min]))
