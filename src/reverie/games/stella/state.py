"""The state of a game of Stella: all of it, secrets included."""

from typing import Literal

from msgspec import Struct

from reverie.games.stella.events import Shown

Phase = Literal["associate", "reveal", "scored", "over"]
WordCard = tuple[str, str]

COLUMNS = 5
POSITIONS = tuple(range(3 * COLUMNS))
ROUNDS = 4
MOST_CROSSES = 10


class Stella(Struct, frozen=True, tag="stella"):
    bots: tuple[bool, ...]
    grid: tuple[str, ...]
    pile: tuple[str, ...]
    words: tuple[WordCard, ...]
    """The four word cards of the game; the first is that of round I."""
    first_scout: int
    slates: tuple[tuple[int, ...], ...]
    stars: tuple[int, ...]
    phase: Phase = "associate"
    round: int = 1
    flipped: bool = False
    agreed: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    counts: tuple[int, ...] | None = None
    dark: int | None = None
    scout: int | None = None
    shown: tuple[Shown, ...] = ()
    fallen: tuple[int, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()
    continued: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def step(self) -> tuple[str | int, ...]:
        """What there is to do now: for another word (S8) all begin again."""
        return (self.phase, self.round, self.flipped, len(self.shown))

    @property
    def clue(self) -> str:
        return self.words[self.round - 1][self.flipped]

    @property
    def shown_cards(self) -> tuple[int, ...]:
        return tuple(shown.card for shown in self.shown)

    @property
    def totals(self) -> tuple[int, ...]:
        if not self.rounds:
            return (0,) * self.players
        return tuple(map(sum, zip(*self.rounds, strict=True)))
