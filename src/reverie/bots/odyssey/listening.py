"""Who listens to a clue, and how likely some of them find the card and some do not (O9, O10)."""

from math import exp, log

from msgspec import Struct

from reverie.bots.characters import Heed
from reverie.bots.odyssey.kinds import kind_of
from reverie.bots.sight import Sight
from reverie.games.odyssey.view import OdysseyView

DOUBT = 0.8
"""How much listeners disagree with each other: the temperature of their choice."""
HEED: Heed = {"easy": 0.05, "normal": 0.1, "hard": 0.25}
"""How much who gives or votes looks with others' eyes. Where all did, all would find the card, or
nobody would."""
CLEARER = 0.25
"""Listeners are strangers: a clue is to be a little clearer than it seems to have to be."""
BOLDNESS = 0.35
"""Who is bold trusts the others to find a card by less."""


class Listening(Struct, frozen=True):
    """Who listens, and among how many images they look for the card."""

    voters: int
    decoys: int
    """Cards of others among which one of them looks for it; nobody takes their own."""
    hand: int

    @classmethod
    def at(cls, sight: Sight) -> "Listening":
        play = sight.play
        assert isinstance(play, OdysseyView)
        size = len(play.hand or ()) or 6
        others = sight.players - 1
        if kind_of(play) == "team":
            teams = sight.players // 2
            return cls(voters=teams - 1, decoys=teams - 1, hand=size)
        return cls(voters=others, decoys=(others - 1) * (2 if sight.players == 3 else 1), hand=size)

    def competition(self, fits: list[float]) -> float:
        """How strong the others' cards will be together, each the best of a hand."""
        if not fits:
            return float(self.decoys)
        best = (((decoy + 0.5) / self.decoys) ** (1 / self.hand) for decoy in range(self.decoys))
        return sum(exp(fits[int(at * len(fits))] / DOUBT) for at in best)

    def found(self, fit: float, competition: float, ease: float) -> float:
        """How likely one of them finds the card, who has it so much easier than it seems."""
        return 1 / (1 + exp(log(competition) - ease - fit / DOUBT))

    def some(self, found: float) -> float:
        """The chance that somebody finds it and somebody does not."""
        return 1 - found**self.voters - (1 - found) ** self.voters

    def worth(self, fit: float, competition: float, bold: float) -> float:
        return self.some(self.found(fit, competition, BOLDNESS * bold - CLEARER))
