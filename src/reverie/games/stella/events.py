"""What happens in a game of Stella."""

from typing import Literal

from msgspec import Struct

from reverie.games.moves import Continued, Event, Occupied

Outcome = Literal["spark", "super_spark", "fall"]


class Marked(Event, frozen=True, tag="marked"):
    seat: int
    cards: tuple[int, ...]


class PenPassed(Event, frozen=True, tag="pen_passed"):
    seat: int


class PenTaken(Event, frozen=True, tag="pen_taken"):
    seat: int


class FlipAgreed(Event, frozen=True, tag="flip_agreed"):
    seat: int


class WordFlipped(Event, frozen=True, tag="word_flipped"):
    """The other word is the clue; slates are wiped and every pen is back."""


class Announced(Event, frozen=True, tag="announced"):
    counts: tuple[int, ...]
    dark: int | None


class Shown(Struct, frozen=True):
    """A card that a scout has shown, and what came of it."""

    card: int
    scout: int
    outcome: Outcome
    players: tuple[int, ...]
    """All who marked it, the scout and the fallen included."""
    stars: tuple[int, ...]
    """What each seat filled for it."""


class CardShown(Event, frozen=True, tag="card_shown"):
    shown: Shown


class RoundScored(Event, frozen=True, tag="round_scored"):
    points: tuple[int, ...]


class RoundStarted(Event, frozen=True, tag="round_started"):
    """One row is replaced by the next cards of the pile."""

    row: int
    cards: tuple[str, ...]


StellaEvent = (
    Marked
    | PenPassed
    | PenTaken
    | FlipAgreed
    | WordFlipped
    | Announced
    | CardShown
    | RoundScored
    | RoundStarted
    | Continued
    | Occupied
)
