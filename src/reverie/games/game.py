"""The contract between a game and all that plays it: tables, servers, bots, clients.

A game is a value of ``Game``: its types and its functions. They know no clock, no network and no
chance but the seed's. ``start(setup)`` deals; ``decide(state, seat, move)`` answers with what
happens, or raises; ``evolve(state, event)`` is the state after it; ``public(state)`` is what
everybody may know; ``own(state, seat)`` is what a seat (or with ``None`` a spectator) may know
besides; ``can(state, seat)`` is every move that the seat may make now.

Two phases mean the same in every game: ``scored``, in which everybody looks at the points until
the people have said ``Continue``, and ``over``. Every game takes ``Continue`` and ``Occupy``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from reverie.games.moves import Asked, Event, Move, News
from reverie.games.spirits import Lap


class Setup(Protocol):
    """All that a game begins with; it is stored, and tagged by a name of its own."""

    @property
    def seed(self) -> str: ...

    @property
    def bots(self) -> tuple[bool, ...]:
        """For each seat, whether a bot sits there."""

    @property
    def cards(self) -> tuple[str, ...]:
        """All that it is dealt from."""


class State(Protocol):
    """A game as it stands, secrets included: a frozen struct, tagged as the set-up is."""

    @property
    def bots(self) -> tuple[bool, ...]: ...

    @property
    def phase(self) -> str: ...

    @property
    def step(self) -> tuple[str | int, ...]:
        """What there is to do now: a timer starts anew, and bots think anew, when it changes."""

    @property
    def continued(self) -> tuple[int, ...]:
        """Who has said ``Continue`` in this ``scored``."""


class View(Protocol):
    """What a seat, or a spectator, is shown. It is tagged by its ``kind``."""

    @property
    def phase(self) -> str: ...

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must move before anything else can happen."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, for each seat or each team."""

    @property
    def winners(self) -> tuple[int, ...] | None:
        """By their places in the totals; None before the end."""


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Struct)


class Box(Struct, frozen=True):
    """What a table brings to a game."""

    seed: str
    bots: tuple[bool, ...]
    """For each seat, whether a bot sits there."""
    cards: tuple[str, ...]
    words: tuple[tuple[str, str], ...] = ()
    beginners: tuple[tuple[str, str], ...] = ()
    """The word cards for a group that plays for the first time."""
    fresh: int = 0
    """So many of the cards, the first, come before the others: the group has not seen them."""
    real_cards: bool = False
    """Whether the group lays its own cards on a real table; then there are none here (B1)."""


def as_they_are(options: OptionsT) -> OptionsT:
    return options


def never(_state: Any, _seat: int) -> bool:
    return False


def nothing(_state: Any) -> None:
    return None


def for_nobody(_state: Any, _seat: int) -> None:
    return None


def not_now(_state: Any) -> bool:
    return False


def nothing_asked(_happened: Sequence[Event]) -> Asked:
    return ()


def no_cards(_state: Any) -> tuple[str, ...]:
    return ()


def each_alone(_state: Any, seat: int) -> int:
    return seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[SetupT, StateT, ViewT, OptionsT]):
    name: str
    counts: tuple[int, ...]
    """The numbers of players it is made for, rising."""

    options: type[OptionsT]
    """A struct of what the host chooses: every field has a default, and its bounds in its type."""
    setup: type[SetupT]
    state: type[StateT]
    move: Any
    """The union of the moves."""
    event: Any
    """The union of the events."""
    offer: Any
    """The union of what ``can`` offers."""
    news: Any
    """The union of what everybody is told."""
    play: type[ViewT]
    """The struct of a view: the fields of ``public`` and then those of ``own``."""

    cards_needed: Callable[[int], int]
    """How many cards a deck must have for so many players."""
    check: Callable[[OptionsT], OptionsT] = as_they_are
    """The options as they are played; a ``ValueError`` names the option, and says what is wrong."""
    again: Callable[[OptionsT], OptionsT] = as_they_are
    """The options of a rematch."""

    prepare: Callable[[OptionsT, Box], SetupT]
    """The set-up from the chosen options and the box."""
    start: Callable[[SetupT], StateT]
    decide: Callable[[StateT, int, Any], tuple[Any, ...]]
    evolve: Callable[[StateT, Any], StateT]
    public: Callable[[StateT], Any]
    own: Callable[[StateT, int | None], Any]
    can: Callable[[StateT, int | None], tuple[Any, ...]]
    waiting_for: Callable[[StateT], tuple[int, ...]]

    replay: Any = None
    """The struct of a view of a game that is over: that of a view, and what is known besides."""
    everything: Callable[[StateT], Any] = nothing
    """Such a view with everything known; where there is none, a spectator's is told."""

    told: Mapping[type[Event], Callable[[Any], News]]
    """What everybody is told of an event; what is not in here is a secret, or told by another."""
    said: Mapping[type[Event], Callable[[Any], str | None]] = field(default_factory=dict)
    """The words that somebody said for all to hear, where an event has any."""
    recalls: Callable[[StateT, int], bool] = never
    """Whether a bot that is asked in this seat must know what has been said in the game."""
    anybody_begins: Callable[[StateT], bool] = not_now
    """Whether whoever moves first takes a role: bots let people go first."""
    stands_in: Callable[[StateT, int], tuple[int, Move] | None] = for_nobody
    """The seat that has promised to move for both, and what this one says to do it instead."""

    asked: Callable[[Sequence[Event]], Asked] = nothing_asked
    """The moves that the first of some events may have come of."""
    lap: Callable[[StateT], Lap | None] = nothing
    """Who chose what in a round or turn that has just been scored."""
    unseen: Callable[[StateT], tuple[str, ...]] = no_cards
    """The cards of the deck that nobody has seen in this game."""
    place: Callable[[StateT, int], int] = each_alone
    """Where a seat stands in the totals."""

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """All that a seat, or a spectator, may know."""
        return self.play(*astuple(self.public(state)), *astuple(self.own(state, seat)))


AnyGame = Game[Any, Any, Any, Any]
