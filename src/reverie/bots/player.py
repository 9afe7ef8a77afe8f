"""A bot: it is shown what its seat may see, and answers with a move, or with: not yet.

The same character, level, seed and views give the same moves. A bot may take over a person's seat
in any phase: what it has not seen it does without.
"""

from collections.abc import Sequence

from reverie.bots.acquaintance import Acquaintance
from reverie.bots.cards import Cards
from reverie.bots.characters import Character, Level
from reverie.bots.memory import Memory
from reverie.bots.mind import Mind
from reverie.bots.opinion import Opinion
from reverie.bots.others import Others
from reverie.bots.sight import Sight, Wait
from reverie.bots.skill import among
from reverie.bots.skills import skill_for
from reverie.games.moves import CanContinue, Continue, Move, Offer

A_WHILE = 5.0


class Player:
    def __init__(self, character: Character, level: Level, seed: str, mind: Mind) -> None:
        self.character = character
        self.memory = Memory()
        self.opinion = Opinion(mind, character, level, f"{character.name}/{seed}")
        self.acquaintance = Acquaintance(self.opinion)

    def see(self, view: Sight) -> None:
        """Looks on. A bot that is shown what others do learns from it; it need not be."""
        self.memory.see(view)

    def choose(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | Wait:
        """The move it makes now. Where nothing is to be done it waits."""
        self.see(view)
        if among(can, CanContinue):
            return Continue()
        skill = skill_for(view.play)
        move = skill.choose(self, view, can, cards) if skill else None
        return move or Wait(A_WHILE)

    def others(self, view: Sight, cards: Cards) -> Others:
        return self.acquaintance.others(self.memory, view.players, view.you, cards)
