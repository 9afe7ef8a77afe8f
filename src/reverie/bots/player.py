"""A bot: it is shown what its seat may see, and answers with a move, or with: not yet.

The same character, level, seed and views give the same moves. A bot may take over a person's seat
in any phase: what it has not seen it does without.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import UNSET

from reverie.bots import giving, party, stella, storyteller, team, voting
from reverie.bots.acquaintance import Acquaintance, Others
from reverie.bots.cards import Cards
from reverie.bots.characters import NOISE, Character, Level
from reverie.bots.memory import Memory
from reverie.bots.mind import Mind
from reverie.bots.opinion import Opinion
from reverie.bots.sight import Offer, Sight, Wait
from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.odyssey.moves import CanGive, CanTell, CanVote
from reverie.games.stella.moves import (
    CanFlipWord,
    CanMark,
    CanPassPen,
    CanShow,
    FlipWord,
    PassPen,
)
from reverie.games.stella.view import StellaView

T = TypeVar("T")
A_WHILE = 5.0


class Player:
    def __init__(self, character: Character, level: Level, seed: str, mind: Mind) -> None:
        self.character = character
        self.memory = Memory()
        self.opinion = Opinion(mind, character, NOISE[level], f"{character.name}/{seed}")
        self.acquaintance = Acquaintance(self.opinion)

    def see(self, view: Sight) -> None:
        """Looks on. A bot that is shown what others do learns from it; it need not be."""
        self.memory.see(view)

    def choose(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | Wait:
        """The move it makes now. Where nothing is to be done it waits."""
        self.see(view)
        if _among(can, CanContinue):
            return Continue()
        move = self._stella(view, can, cards) or self._odyssey(view, can, cards)
        return move or Wait(A_WHILE)

    def _stella(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | None:
        if _among(can, CanFlipWord) and self._would_flip(view):
            return FlipWord()
        if _among(can, CanPassPen):
            return PassPen()  # What is marked has been thought about.
        if offer := _among(can, CanMark):
            others = self._others(view, cards)
            return stella.mark(view, offer, cards, self.opinion, self.memory, others)
        if show := _among(can, CanShow):
            return stella.show(view, show, cards, self.opinion, self._others(view, cards))
        return None

    def _odyssey(self, view: Sight, can: Sequence[Offer], cards: Cards) -> Move | Wait | None:
        if tell := _among(can, CanTell):
            return self._tell(view, tell, cards)
        others = self._others(view, cards)
        if give := _among(can, CanGive):
            role = team.give if view.kind == "team" else giving.give
            return role(view, give, cards, self.opinion, others)
        if vote := _among(can, CanVote):
            choose = party.vote if view.kind == "party" else voting.vote
            return choose(view, vote, cards, self.opinion, others)
        return None

    def _tell(self, view: Sight, offer: CanTell, cards: Cards) -> Move:
        if offer.choices is UNSET:
            return party.tell(view, cards, self.opinion, self.memory)
        others = self._others(view, cards)
        return storyteller.tell(view, offer.choices, cards, self.opinion, self.memory, others)

    def _others(self, view: Sight, cards: Cards) -> Others:
        return self.acquaintance.others(self.memory, view.players, view.you, cards)

    def _would_flip(self, view: Sight) -> bool:
        """A bot agrees with whoever does not like the word (S8), but asks for nothing itself."""
        assert isinstance(view.play, StellaView)
        return bool(view.play.flip.agreed) and view.bots[view.you]


def _among(can: Sequence[Offer], kind: type[T]) -> T | None:
    return next((offer for offer in can if isinstance(offer, kind)), None)
