"""What every game's moves, events and offers have in common."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Protocol, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from reverie.games.errors import IllegalMove

LONGEST_ID = 64
T = TypeVar("T")
MoveId = Annotated[str, Meta(max_length=LONGEST_ID)]


class Move(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a seat asks for. The same id from the same seat again is not played twice."""

    id: MoveId | None = None


class Event(Struct, frozen=True, tag_field="type"):
    """What has happened, with the result of every draw in it."""


class News(Struct, frozen=True, tag_field="what"):
    """What everybody may know of an event, for animation."""


class Dice(Protocol):
    """What a choice at random is made with."""

    def choice(self, items: Sequence[T], /) -> T: ...

    def sample(self, items: Sequence[T], count: int, /) -> list[T]: ...

    def randint(self, least: int, most: int, /) -> int: ...

    def words(self) -> str:
        """A few words, where a player would think of some."""


class Can(Struct, frozen=True, tag_field="type", kw_only=True):
    """A move that a seat may make now, with its bounds."""


class Offer(Can, frozen=True):
    """A move of a game that a seat may make now."""

    leads_on: ClassVar[bool] = True
    """Whether the game goes on by it: nobody need take back what they have done."""

    @abstractmethod
    def at_random(self, dice: Dice) -> Move:
        """Some move within the bounds: it is never refused."""


class Continue(Move, frozen=True, tag="continue"):
    """Seen the scores."""

    all: bool = False
    """For everybody: the host's word alone."""


class Occupy(Move, frozen=True, tag="occupy"):
    """A bot takes the seat over, or a person takes it back. The table's move, never a player's."""

    bot: bool


class Continued(Event, frozen=True, tag="continued"):
    seat: int


class Occupied(Event, frozen=True, tag="occupied"):
    seat: int
    bot: bool


class ContinuedNews(News, frozen=True, tag="continued"):
    seat: int


class CanContinue(Offer, frozen=True, tag="continue"):
    all: bool | UnsetType = UNSET

    def at_random(self, dice: Dice) -> Continue:
        return Continue()


Asked = tuple[tuple[int, Move], ...]
"""The moves that an event may have come of, each with its seat, the likeliest last."""


def asked_in_any_game(event: Event) -> Asked:
    """None for what is never the beginning of what comes of a move."""
    match event:
        case Continued(seat):
            return ((seat, Continue(all=True)), (seat, Continue()))
        case Occupied(seat, bot):
            return ((seat, Occupy(bot=bot)),)
        case _:
            return ()


def between(count: int, least: int, most: int, what: str) -> None:
    """Refuses a wrong count."""
    if count < least:
        raise IllegalMove("too_few", f"Too few {what}: at least {least}.")
    if count > most:
        raise IllegalMove("too_many", f"Too many {what}: at most {most}.")


def during(phase: str, now: str) -> None:
    """Refuses what belongs to another phase."""
    if phase != now:
        raise IllegalMove("not_now", f"This belongs to the phase “{phase}”, not to “{now}”.")
