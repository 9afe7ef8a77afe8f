"""Ways of seeing a card. A bot has its own; how the others see it has to guess, and learns.

``whole``: all that a picture brings to mind. ``scene``: what it tells as a whole. ``plain``: that,
and the things in it. ``words``: words that clue and card have in common.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.mind import EVEN, Mind
from reverie.bots.overlap import OverlapMind

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

    def fit(
        self, mind: Mind, clue: str, cards: Sequence[CardText], poetry: float = EVEN
    ) -> list[float]:
        """How well each card fits the clue, seen like this."""
        how = IN_WORDS if self.in_words else mind
        return how.relevance(clue, tuple(map(self.sees, cards)), poetry)

    def fits(
        self, mind: Mind, clues: Sequence[str], cards: Sequence[CardText]
    ) -> list[list[float]]:
        """The same for many clues."""
        how = IN_WORDS if self.in_words else mind
        return how.relevances(clues, tuple(map(self.sees, cards)))


def _whole(card: CardText) -> CardText:
    return card


@lru_cache(maxsize=CARDS)
def _scene(card: CardText) -> CardText:
    return replace(card, meaning=Meaning(card.meaning.sentence))


@lru_cache(maxsize=CARDS)
def _plain(card: CardText) -> CardText:
    things = tuple(Element(element.name) for element in card.meaning.elements)
    return replace(card, meaning=Meaning(card.meaning.sentence, elements=things))


WHOLE = Look(0.4, _whole)
LOOKS = (WHOLE, Look(0.2, _scene), Look(0.2, _plain), Look(0.2, _whole, in_words=True))


def blend(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """What several ways of seeing say together, in standard units again."""
    alike = sqrt(KINSHIP + (1 - KINSHIP) * sum(weight * weight for weight in weights))
    return [
        sum(weight * fit for weight, fit in zip(weights, column, strict=True)) / alike
        for column in zip(*rows, strict=True)
    ]
