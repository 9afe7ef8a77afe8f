"""What one bot thinks of cards: what fits in general, coloured by its own seeded taste.

Bots of one mind would vote alike. The same bot thinks the same of the same card and clue, whenever
it is asked.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random

from reverie.bots.cards import CardText
from reverie.bots.characters import NOISE, Character, Heed, Level
from reverie.bots.looks import LOOKS, Look, blend
from reverie.bots.mind import Mind

STANDING = 0.95
"""How much of what is a bot's own belongs to its character, as memories do: it is always the same,
and friends know it. The rest is its mood in one game, of which nobody knows."""
MOOD = sqrt(1 - STANDING**2)
LEANINGS = 16384
UNHEARD = 1.0
"""How much opinions vary of a clue that was said aloud, which bots do not hear."""


class Opinion:
    def __init__(self, mind: Mind, character: Character, level: Level, seed: str) -> None:
        self.mind = mind
        self.character = character
        self.level = level
        self.noise = NOISE[level]
        self.seed = seed
        self.looks: Sequence[Look] = LOOKS
        """How it thinks that people may see cards; its own way is the first."""

    def scores(self, clue: str | None, cards: Sequence[CardText]) -> list[float]:
        """How well each card fits the clue, to this bot's mind."""
        if clue is None:
            return [UNHEARD * self._taste("", card) for card in cards]
        fits = self.mind.relevance(clue, cards, self.character.taste)
        return [
            fit + self.noise * self._own(clue, card) for fit, card in zip(fits, cards, strict=True)
        ]

    def heeding(
        self, clue: str | None, cards: Sequence[CardText], weights: Sequence[float], heed: Heed
    ) -> list[float]:
        """What it sees itself, with an eye to somebody else, as much as its level has one.

        Who heeds others alone is no company: three of one mind choose the same cards.
        """
        own = self.scores(clue, cards)
        if clue is None:
            return own
        theirs = blend(self.rows(clue, cards), weights)
        much = heed[self.level]
        return [one + much * other for one, other in zip(own, theirs, strict=True)]

    def rows(self, clue: str | None, cards: Sequence[CardText]) -> list[list[float]]:
        """How well each card fits in each of the ways in which people may see it."""
        if clue is None:
            return [[0.0] * len(cards) for _ in self.looks]
        own, *others = self.looks
        return [
            own.fit(self.mind, clue, cards, self.character.taste),
            *(look.fit(self.mind, clue, cards) for look in others),
        ]

    def chance(self, *what: object) -> Random:
        """The bot's own dice for one occasion: they fall as they would have fallen before."""
        return dice(self.seed, *what)

    def _own(self, clue: str, card: CardText) -> float:
        standing = leaning(self.character.name, clue, card.id)
        return STANDING * standing + MOOD * self._taste(clue, card)

    def _taste(self, clue: str, card: CardText) -> float:
        return self.chance("taste", clue, card.id).gauss(0, 1)


@lru_cache(maxsize=LEANINGS)
def leaning(name: str, clue: str, card: str) -> float:
    """What a clue and a card have to do with each other for one character and nobody else."""
    return dice(name, "leaning", clue, card).gauss(0, 1)


def dice(seed: str, *what: object) -> Random:
    return Random("/".join(map(str, (seed, *what))))  # noqa: S311


def softmax(scores: Sequence[float], temperature: float = 1.0) -> list[float]:
    """How likely each is to be taken."""
    top = max(scores, default=0.0)
    weights = [exp((score - top) / temperature) for score in scores]
    return [weight / sum(weights) for weight in weights]


def ranked(scores: Sequence[float]) -> list[int]:
    """The places, best first."""
    return sorted(range(len(scores)), key=lambda place: -scores[place])
