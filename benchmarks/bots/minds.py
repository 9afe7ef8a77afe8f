"""Other minds than the bots' own: bots of one mind against each other would prove nothing.

``minilm`` has a sentence model of another make, where it is installed. ``words`` thinks in words
that a clue and a card have in common. ``sentences`` has the bots' encoder, but knows of a card only
its description, so that it sees other things in it. ``own`` is the bots' own mind, an upper bound.
"""

from collections.abc import Sequence

from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.mind import EVEN, Mind, shared_mind
from reverie.bots.overlap import OverlapMind

from . import minilm


class SentenceMind:
    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def relevance(self, clue: str, cards: Sequence[CardText], poetry: float = EVEN) -> list[float]:
        return self._mind.relevance(clue, [_described(card) for card in cards], poetry)

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], poetry: float = EVEN
    ) -> list[list[float]]:
        return self._mind.relevances(clues, [_described(card) for card in cards], poetry)

    def element(self, clue: str, meaning: Meaning) -> Element | None:
        return None

    def learn(self, vectors: bytes) -> None:
        self._mind.learn(vectors)


def _described(card: CardText) -> CardText:
    return CardText(card.id, Meaning(card.meaning.sentence), card.title, card.told)


def other_minds() -> dict[str, Mind]:
    mind = shared_mind()
    others: dict[str, Mind] = {"words": OverlapMind(), "sentences": SentenceMind(mind), "own": mind}
    return {"minilm": minilm.MiniLmMind()} | others if minilm.is_there() else others
