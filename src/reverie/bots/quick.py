"""A bot in a hurry: what comes to mind first, in words alone, and no thought about the others."""

from collections.abc import Sequence

from reverie.bots.acquaintance import Acquaintance
from reverie.bots.cards import Cards
from reverie.bots.characters import Character, Level
from reverie.bots.looks import WHOLE
from reverie.bots.mind import Mind
from reverie.bots.odyssey.spoken import first_thought
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.bots.skill import among
from reverie.games.moves import Move, Offer
from reverie.games.odyssey.moves import CanTell, Tell


class QuickPlayer(Player):
    def __init__(self, character: Character, level: Level, seed: str, mind: Mind) -> None:
        super().__init__(character, level, seed, mind)
        self.opinion.looks = (WHOLE,)
        self.acquaintance = Acquaintance(self.opinion)

    def choose(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | Wait:
        tell = among(can, CanTell)
        if tell and tell.choices:
            self.see(view)
            if clue := first_thought(tell.choices, cards, self.opinion, self.memory):
                return Tell(card=clue.card.id, clue=clue.text)
        return super().choose(view, can, cards)
