"""Other minds than the bots' own: bots of one mind against each other would prove nothing.

``minilm`` has a sentence model of another make, where it is installed. ``words`` thinks in words
that a clue and a card have in common. ``sentences`` has the bots' encoder, but knows of a card only
its description, so that it sees other things in it. ``own`` is the bots' own mind, an upper bound.
"""

from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.mind import Heard, Mind, shared_mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.tastes import EVEN, Taste

from . import minilm


class PartialMind:
    """Somebody who sees a part of what is in a card."""

    def __init__(self, mind: Mind, sees: Callable[[Meaning], Meaning]) -> None:
        self._mind = mind
        self._sees = sees

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return self._mind.relevance(clue, self._seen(cards), taste)

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        return self._mind.relevances(clues, self._seen(cards), taste)

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        """It has not heard the voices."""
        return [[None] * len(cards) for _ in clues]

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        return None

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> None:
        return None

    def learn(self, vectors: bytes) -> None:
        self._mind.learn(vectors)

    def _seen(self, cards: Sequence[CardText]) -> list[CardText]:
        return [replace(card, meaning=self._sees(card.meaning), language="") for card in cards]


def _described(meaning: Meaning) -> Meaning:
    return Meaning(meaning.sentence)


def _things(meaning: Meaning) -> Meaning:
    return Meaning(elements=meaning.elements)


def other_minds() -> dict[str, Mind]:
    mind = shared_mind()
    sentences = PartialMind(mind, _described)
    others: dict[str, Mind] = {"words": OverlapMind(), "sentences": sentences, "own": mind}
    return {"minilm": minilm_mind()} | others if minilm.is_there() else others


def foreign_minds() -> list[Mind]:
    """Minds of which none has anything of the bots' own, and that differ from each other."""
    mind = minilm_mind()
    return [mind, PartialMind(mind, _described), PartialMind(mind, _things)]


@cache
def minilm_mind() -> Mind:
    return minilm.MiniLmMind()
