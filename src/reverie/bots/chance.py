"""A bot that moves at random within what it is offered. It plays any game."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from reverie.games.moves import Move, Offer

WORDS = ("Once upon a time", "Nobody is home", "It was like this when I came", "Soon")
T = TypeVar("T")


class RandomDice:
    def __init__(self, chance: Random, words: Sequence[str] = WORDS) -> None:
        self._chance = chance
        self._words = words

    def choice(self, items: Sequence[T]) -> T:
        return self._chance.choice(items)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        return self._chance.sample(items, count)

    def randint(self, least: int, most: int) -> int:
        return self._chance.randint(least, most)

    def words(self) -> str:
        return self._chance.choice(self._words)


def choose(offers: Sequence[Offer], chance: Random, words: Sequence[str] = WORDS) -> Move | None:
    """One of the moves that lead on; nothing where there is nothing to do."""
    leading_on = [offer for offer in offers if offer.leads_on]
    # What is offered last is what one does when all else is done.
    return leading_on[-1].at_random(RandomDice(chance, words)) if leading_on else None
