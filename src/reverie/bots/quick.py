"""A bot in a hurry: what comes to mind first, in words alone, and no thought about the others."""

from collections.abc import Sequence

from reverie.bots.acquaintance import Acquaintance
from reverie.bots.cards import Cards
from reverie.bots.characters import Character, Level
from reverie.bots.looks import WHOLE
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.bots.skills import skill_for
from reverie.games.moves import Move, Offer


class QuickPlayer(Player):
    def __init__(self, character: Character, level: Level, seed: str, mind: Mind) -> None:
        super().__init__(character, level, seed, mind)
        self.opinion.looks = (WHOLE,)
        self.acquaintance = Acquaintance(self.opinion)

    def choose(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | Wait:
        self.see(view)
        skill = skill_for(view.play)
        move = skill.at_once(self, view, can, cards) if skill else None
        return move or super().choose(view, can, cards)
