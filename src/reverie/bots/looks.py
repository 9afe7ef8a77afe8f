"""Ways of seeing a card. A bot has its own; how the others see it has to guess, and learns.

``whole``: all that a picture brings to mind; the same in the words of each of the voices alone.
``plain``: what it tells, and the things in it. ``words``: words that clue and card have in common.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.mind import Mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.tastes import EVEN, VOICES, Taste, of_voice

KINSHIP = 0.4
"""How much two ways of seeing have in common."""
CARDS = 2048
"""How many cards are kept as they are seen: every answer of a mind that is kept refers to them."""
IN_WORDS = OverlapMind()


class Look(Struct, frozen=True):
    prior: float
    """How likely somebody sees cards in this way of whom nothing is known."""
    sees: Callable[[CardText], CardText]
    in_words: bool = False
    taste: Taste = EVEN

    def fit(
        self, mind: Mind, clue: str, cards: Sequence[CardText], taste: Taste | None = None
    ) -> list[float]:
        """How well each card fits the clue, seen like this, or with a taste of one's own."""
        how = IN_WORDS if self.in_words else mind
        return how.relevance(clue, tuple(map(self.sees, cards)), taste or self.taste)

    def fits(
        self, mind: Mind, clues: Sequence[str], cards: Sequence[CardText]
    ) -> list[list[float]]:
        """The same for many clues."""
        how = IN_WORDS if self.in_words else mind
        return how.relevances(clues, tuple(map(self.sees, cards)), self.taste)


def _whole(card: CardText) -> CardText:
    return card


@lru_cache(maxsize=CARDS)
def _plain(card: CardText) -> CardText:
    things = tuple(Element(element.name) for element in card.meaning.elements)
    return replace(card, meaning=Meaning(card.meaning.sentence, elements=things), language="")


WHOLE = Look(0.4, _whole)
LOOKS = (
    WHOLE,
    *(Look(0.12, _whole, taste=of_voice(voice)) for voice in VOICES),
    Look(0.12, _plain),
    Look(0.12, _whole, in_words=True),
)


def voices_among(looks: Sequence[Look], weights: Sequence[float]) -> tuple[float, ...]:
    """How much of each voice there is in people who see cards so or so."""
    shares = [look.taste.shares for look in looks]
    return tuple(
        sum(weight * share[voice] for weight, share in zip(weights, shares, strict=True))
        for voice in range(len(VOICES))
    )


def blend(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """What several ways of seeing say together, in standard units again."""
    alike = sqrt(KINSHIP + (1 - KINSHIP) * sum(weight * weight for weight in weights))
    return [
        sum(weight * fit for weight, fit in zip(weights, column, strict=True)) / alike
        for column in zip(*rows, strict=True)
    ]
