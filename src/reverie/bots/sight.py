"""What a bot is shown, and that it may answer: not yet."""

from math import inf
from typing import Literal

from msgspec import Struct

from reverie.games.odyssey.moves import OdysseyCan
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.moves import StellaCan
from reverie.games.stella.view import StellaView

Offer = StellaCan | OdysseyCan
Kind = Literal["stella", "odyssey", "party", "team"]


class Sight(Struct, frozen=True):
    """A seat's view of the game, and what everybody sees of the table. There is nothing else."""

    you: int
    play: StellaView | OdysseyView
    bots: tuple[bool, ...]
    """For each seat, whether a bot sits there."""
    language: str = "en"
    waited: float = inf
    """For how many seconds the table has been at this step; where nobody waits, for ever."""
    said: tuple[str, ...] = ()
    """The clues of the turns before, which everybody heard; as far as they are told."""
    past: tuple[StellaView | OdysseyView, ...] = ()
    """What everybody saw at the end of the rounds or turns before; as far as it is told."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def kind(self) -> Kind:
        if isinstance(self.play, StellaView):
            return "stella"
        if self.play.teams is not None:
            return "team"
        return "odyssey" if self.play.laps is None else "party"

    @property
    def clue(self) -> str | None:
        """None where there is none yet, or where it was said aloud."""
        return self.play.clue

    @property
    def lap(self) -> int:
        """The round or the turn."""
        return self.play.round if isinstance(self.play, StellaView) else self.play.turn

    def is_person(self, seat: int) -> bool:
        return seat != self.you and not self.bots[seat]

    @property
    def with_people(self) -> bool:
        return any(self.is_person(seat) for seat in range(self.players))


class Wait(Struct, frozen=True):
    """Nothing now: ask again."""

    seconds: float
