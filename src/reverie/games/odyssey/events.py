"""What happens in a game of Odyssey, Party or Team."""

from reverie.games.cards import Hands
from reverie.games.moves import Continued, Event, Occupied


class Told(Event, frozen=True, tag="told"):
    """This seat is the storyteller; without a clue it was said aloud."""

    seat: int
    clue: str | None


class Given(Event, frozen=True, tag="given"):
    seat: int
    cards: tuple[str, ...]


class GiverNamed(Event, frozen=True, tag="giver_named"):
    """Two partners have agreed that this seat gives (T3), as one of them has said."""

    seat: int
    by: int


class Laid(Event, frozen=True, tag="laid"):
    """The given cards, shuffled, on the numbered spaces. Whose real cards are is said later."""

    images: tuple[str, ...]
    owners: tuple[int, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    """Real cards: which images a seat says are its own."""

    seat: int
    images: tuple[int, ...]


class AskedAgain(Event, frozen=True, tag="asked_again"):
    """Real cards: these have named the same image, and say again which is theirs."""

    seats: tuple[int, ...]


class Owned(Event, frozen=True, tag="owned"):
    """Real cards: whose the images are, and the votes without those for one's own."""

    owners: tuple[int, ...]
    votes: tuple[tuple[int, ...] | None, ...]


class Voted(Event, frozen=True, tag="voted"):
    seat: int
    images: tuple[int, ...]


class VotedRed(Event, frozen=True, tag="voted_red"):
    image: int


class TurnScored(Event, frozen=True, tag="turn_scored"):
    points: tuple[int, ...]
    over: bool


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """Hands are refilled; ``pile`` is the new pile where the discards were shuffled into it."""

    dealt: Hands
    pile: tuple[str, ...] | None


class HandsPassed(Event, frozen=True, tag="hands_passed"):
    """Every hand goes to the left neighbour."""


OdysseyEvent = (
    Told
    | Given
    | GiverNamed
    | Laid
    | Claimed
    | AskedAgain
    | Owned
    | Voted
    | VotedRed
    | TurnScored
    | TurnStarted
    | HandsPassed
    | Continued
    | Occupied
)
