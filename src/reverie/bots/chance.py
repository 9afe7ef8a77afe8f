"""A bot that moves at random within what it is offered."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from msgspec import UNSET

from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.odyssey.moves import (
    BlindTell,
    CanGive,
    CanTell,
    CanVote,
    ColouredVote,
    Give,
    OdysseyCan,
    Tell,
    Vote,
)
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    CanTakePen,
    FlipWord,
    Mark,
    PassPen,
    Show,
    StellaCan,
    TakePen,
)

CLUES = ("Once upon a time", "Nobody is home", "It was like this when I came", "Soon")
CROSSES = range(3, 8)


def choose(offers: Sequence[StellaCan | OdysseyCan], chance: Random) -> Move | None:
    """One of the moves that lead on; nothing where there is nothing to do."""
    leading_on = [offer for offer in offers if not isinstance(offer, CanTakePen | CanFlipWord)]
    if not leading_on:
        return None
    # Where the pen can be passed the slate has been marked.
    return move(leading_on[-1], chance)


def move(offer: StellaCan | OdysseyCan, chance: Random) -> Move:
    """A move within the bounds of an offer."""
    match offer:
        case CanMark():
            crosses = min(max(chance.choice(CROSSES), offer.min), offer.max)
            return Mark(cards=tuple(chance.sample(offer.choices, crosses)))
        case CanPassPen():
            return PassPen()
        case CanTakePen():
            return TakePen()
        case CanFlipWord():
            return FlipWord()
        case CanShow():
            return Show(card=chance.choice(offer.choices))
        case CanTell():
            return _tell(offer, chance)
        case CanGive():
            return Give(cards=tuple(chance.sample(offer.choices, offer.min)))
        case CanVote():
            return _vote(offer, chance)
        case CanContinue():
            return Continue()
        case _:
            assert_never(offer)


def _tell(offer: CanTell, chance: Random) -> Move:
    clue = chance.choice(CLUES)
    if offer.choices is UNSET:
        return BlindTell(clue=clue)
    return Tell(card=chance.choice(offer.choices), clue=clue)


def _vote(offer: CanVote, chance: Random) -> Move:
    images = tuple(chance.sample(offer.choices, chance.randint(offer.min, offer.max)))
    if offer.red is UNSET:
        return Vote(images=images)
    return ColouredVote(images=images, red=chance.choice(offer.red))
