"""The state of a game of Odyssey, Party or Team: all of it, secrets included."""

from typing import Literal

from msgspec import Struct

from reverie.games.cards import Hands

Phase = Literal["tell", "give", "vote", "scored", "over"]


class Odyssey(Struct, frozen=True, tag="odyssey"):
    seed: str
    bots: tuple[bool, ...]
    goal: int
    """The points to reach, or in Party and Team the laps to play."""
    hands: Hands
    pile: tuple[str, ...]
    given: Hands
    votes: tuple[tuple[int, ...] | None, ...]
    totals: tuple[int, ...]
    discards: tuple[str, ...] = ()
    phase: Phase = "tell"
    turn: int = 1
    storyteller: int | None = None
    clue: str | None = None
    images: tuple[str, ...] = ()
    owners: tuple[int, ...] = ()
    red: int | None = None
    points: tuple[int, ...] | None = None
    continued: tuple[int, ...] = ()
    named: tuple[int, ...] = ()
    """Those of two partners who shall give, as the two have agreed (T3)."""
    reshuffled: bool = False
    """Whether the discards were shuffled into the pile (O13)."""
    real_cards: bool = False
    """Whether the cards lie on a real table; then nobody has a hand here (B3)."""
    mine: tuple[tuple[int, ...] | None, ...] = ()
    """Real cards: the images that each seat says are its own; None before."""
    again: tuple[int, ...] = ()
    """Real cards: those who are asked again, since they named the same image."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def step(self) -> tuple[str | int, ...]:
        """What there is to do now."""
        return (self.phase, self.turn, *self.again)

    def images_of(self, seat: int) -> tuple[int, ...]:
        """As far as it is known."""
        if self.real_cards and not self.owners:
            return self.mine[seat] or ()
        return tuple(image for image, owner in enumerate(self.owners) if owner == seat)

    @property
    def revealed(self) -> bool:
        """Whether the votes and the owners of the images are public (O8)."""
        return self.phase in ("scored", "over")
