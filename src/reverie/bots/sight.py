"""What a bot is shown, and that it may answer: not yet."""

from math import inf

from msgspec import Struct

from reverie.games.unions import AnyView


class Sight(Struct, frozen=True):
    """A seat's view of the game, and what everybody sees of the table. There is nothing else."""

    you: int
    play: AnyView
    bots: tuple[bool, ...]
    """For each seat, whether a bot sits there."""
    language: str = "en"
    waited: float = inf
    """For how many seconds the table has been at this step; where nobody waits, for ever."""
    said: tuple[str, ...] = ()
    """The clues of the turns before, which everybody heard; as far as they are told."""
    past: tuple[AnyView, ...] = ()
    """What everybody saw at the end of the rounds or turns before; as far as it is told."""
    faces: tuple[str | None, ...] = ()
    """For each seat, which of the cast plays it, as everybody sees; as far as it is told."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def clue(self) -> str | None:
        """None where there is none yet, or where it was said aloud."""
        return getattr(self.play, "clue", None)

    def is_person(self, seat: int) -> bool:
        return seat != self.you and not self.bots[seat]

    @property
    def with_people(self) -> bool:
        return any(self.is_person(seat) for seat in range(self.players))


def lap_of(view: AnyView) -> int:
    """The round or the turn."""
    lap: int = getattr(view, "round", 0) or getattr(view, "turn", 0)
    return lap


class Wait(Struct, frozen=True):
    """Nothing now: ask again."""

    seconds: float
