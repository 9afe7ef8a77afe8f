"""Those whom a bot is measured among: they see cards in one way, and learn nothing of the table."""

from collections.abc import Sequence

from reverie.bots.acquaintance import Acquaintance
from reverie.bots.cards import CardText
from reverie.bots.characters import Character, Heed, Level
from reverie.bots.looks import WHOLE
from reverie.bots.mind import Mind
from reverie.bots.opinion import Opinion
from reverie.bots.player import Player


class OneWay(Opinion):
    """It heeds nobody."""

    def heeding(
        self, clue: str | None, cards: Sequence[CardText], weights: Sequence[float], heed: Heed
    ) -> list[float]:
        return self.scores(clue, cards)

    def rows(self, clue: str | None, cards: Sequence[CardText]) -> list[list[float]]:
        return [self.scores(clue, cards)]


class Other(Player):
    def __init__(self, character: Character, level: Level, seed: str, mind: Mind) -> None:
        super().__init__(character, level, seed, mind)
        self.opinion = OneWay(mind, character, level, self.opinion.seed)
        self.opinion.looks = (WHOLE,)
        self.acquaintance = Acquaintance(self.opinion)
