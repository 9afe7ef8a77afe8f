"""A game is six functions. They know no clock, no network and no chance but the seed's.

``start(setup)`` deals; ``decide(state, seat, move)`` answers with what happens, or raises;
``evolve(state, event)`` is the state after it; ``public(state)`` is what everybody may know;
``own(state, seat)`` is what a seat (or with ``None`` a spectator) may know besides;
``can(state, seat)`` is every move that the seat may make now.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from reverie.games.moves import Can

Setup = TypeVar("Setup")
State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


class Box(Struct, frozen=True):
    """What a table brings to a game."""

    seed: str
    bots: tuple[bool, ...]
    """For each seat, whether a bot sits there."""
    cards: tuple[str, ...]
    words: tuple[tuple[str, str], ...] = ()
    discovery: tuple[tuple[str, str], ...] = ()
    first: int | None = None
    """Who begins, where the group has played before."""


@dataclass(frozen=True, slots=True)
class Game(Generic[Setup, State, Move, Event, View]):
    name: str
    counts: tuple[int, ...]
    """The numbers of players it is made for."""
    options: type[Any]
    """A struct of the options that the host chooses."""
    setup: type[Setup]
    move: Any
    """The union of the moves, for decoding."""
    event: Any
    """The union of the events, for decoding."""
    state: type[State]
    play: type[View]
    """A struct of the fields of ``public`` and then those of ``own``."""
    cards_needed: Callable[[int], int]
    """How many cards a deck must have for so many players."""
    prepare: Callable[[Any, Box], Setup]
    """The set-up from the chosen options and the box."""
    start: Callable[[Setup], State]
    decide: Callable[[State, int, Move], tuple[Event, ...]]
    evolve: Callable[[State, Event], State]
    public: Callable[[State], Any]
    own: Callable[[State, int | None], Any]
    can: Callable[[State, int | None], tuple[Can, ...]]

    def view(self, state: State, seat: int | None) -> View:
        """All that a seat, or a spectator, may know."""
        return self.play(*astuple(self.public(state)), *astuple(self.own(state, seat)))


AnyGame = Game[Any, Any, Any, Any, Any]
