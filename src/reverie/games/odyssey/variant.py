"""What a game of the Odyssey family decides for itself; the turn itself is in ``turns``."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from msgspec import UNSET, UnsetType

from reverie.games.odyssey.events import VotedRed
from reverie.games.odyssey.moves import ClassicCan, Vote
from reverie.games.odyssey.scoring import Reasons
from reverie.games.odyssey.state import Odyssey


class Variant(ABC):
    name: ClassVar[str]
    counts: ClassVar[tuple[int, ...]]
    moves: ClassVar[Any]
    offers: ClassVar[Any] = ClassicCan
    options: ClassVar[type[Any]]
    names_a_card = True
    """Whether the clue is for a card of the storyteller's."""
    passes_hands = False
    """Whether every hand goes on to the left after a turn."""

    @abstractmethod
    def goal(self, options: Any) -> int:
        """The points to reach, or the laps to play."""

    def target(self, state: Odyssey) -> int | None:
        return None

    def laps(self, state: Odyssey) -> int | None:
        return None

    @abstractmethod
    def hand_size(self, players: int) -> int: ...

    def cards_to_give(self, players: int) -> int:
        return 1

    def most_votes(self, players: int) -> int:
        return 1

    def teams(self, players: int) -> tuple[tuple[int, ...], ...] | None:
        return None

    def sees_hand(self, state: Odyssey, seat: int) -> bool:
        return True

    def must_give(self, state: Odyssey, seat: int) -> bool:
        """Whether the turn still waits for a seat's cards."""
        return not state.given[seat]

    def agrees_with(self, state: Odyssey, seat: int) -> int | None:
        """The partner with whom a seat still agrees who of the two gives."""
        return None

    @abstractmethod
    def may_vote(self, state: Odyssey, seat: int) -> bool: ...

    def own_images(self, state: Odyssey, seat: int) -> tuple[int, ...]:
        """The images that a seat may not vote for."""
        return ()

    def red_votes(self, state: Odyssey, seat: int) -> tuple[int, ...] | UnsetType:
        """The images that a seat may vote red for."""
        return UNSET

    def vote_red(self, state: Odyssey, seat: int, move: Vote) -> tuple[VotedRed, ...]:
        return ()

    @abstractmethod
    def reasons(self, state: Odyssey) -> Reasons:
        """Why the turn brings each seat, or each team, its points, once all have voted."""

    @abstractmethod
    def is_over(self, state: Odyssey, totals: tuple[int, ...]) -> bool: ...
