"""A game as numbers: what each seat sees, which actions it has, and what comes of one.

The rules are those of ``reverie.games``; here a move is taken in small steps, so that every action
is one number. What is not legal changes nothing.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from copy import copy
from typing import Any, Self

import numpy as np
from msgspec import convert
from numpy.typing import NDArray

from reverie.envs.layout import Layout
from reverie.games import GAMES
from reverie.games.game import AnyGame, Box
from reverie.games.moves import Continue, Move

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
NONE = -1


class Sim(ABC):
    """One table. Actions are numbers from 0; the last one is to wait."""

    actions: int
    public_layout: Layout
    own_layout: Layout
    mutable: tuple[str, ...]
    """What is changed in place."""

    def __init__(
        self,
        game: str,
        players: int,
        cards: Sequence[str],
        words: tuple[tuple[str, str], ...] = (),
        **options: Any,
    ) -> None:
        self.rules: AnyGame = GAMES[game]
        if players not in self.rules.counts:
            counts = ", ".join(map(str, self.rules.counts))
            raise ValueError(f"{game} is for {counts} players, not for {players}.")
        self.players = players
        self.cards = tuple(cards)
        self.numbers = {card: number for number, card in enumerate(self.cards)}
        self._codes = {card: packed(number) for card, number in self.numbers.items()}
        self._words = words
        self._options = convert(options, self.rules.options)
        self._choices: tuple[int, Sequence[int]] | None = None
        self.over = False
        self.rewards: tuple[int, ...] = ()
        """What the last action has brought each seat, where a turn or a round was scored."""

    @property
    def wait(self) -> int:
        return self.actions - 1

    @property
    def layout(self) -> dict[str, slice]:
        """Where in an observation each field is."""
        return self.public_layout.slices() | self.own_layout.slices(self.public_layout.width)

    @property
    def width(self) -> int:
        return self.public_layout.width + self.own_layout.width

    @property
    def highest(self) -> int:
        """No number of an observation is larger."""
        return max(len(self.cards), self.actions, 1000)

    @property
    def state(self) -> Any:
        """The state of the rules."""
        return self._current()

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self._choices = None

    def _current(self) -> Any:
        return self._state

    def reset(self, seed: str) -> None:
        box = Box(seed, (True,) * self.players, self.cards, self._words)
        self.state = self.rules.start(self.rules.prepare(self._options, box))
        self.rewards = ()
        self._begin(seed)
        self.refresh()

    def clone(self) -> Self:
        """Another table in the same state. States are frozen; what is marked is not."""
        other = copy(self)
        for name in self.mutable:
            setattr(other, name, _copied(getattr(self, name)))
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "rules": self.rules.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, rules=GAMES[state["rules"]])

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have something to do, in the order of the seats."""
        return self._awaited

    def act(self, seat: int, action: int) -> bool:
        """Takes an action; whether it was legal. An illegal one changes nothing."""
        self.rewards = ()
        if seat not in self._awaited:
            return action == self.actions - 1
        if action not in self.choices(seat):
            return False
        self._choices = None
        self._take(seat, action)
        return True

    def choices(self, seat: int) -> Sequence[int]:
        """The actions that an awaited seat has, in their order, worked out once."""
        known = self._choices
        if known is None or known[0] != seat:
            known = self._choices = (seat, self.legal(seat))
        return known[1]

    def play(self, seat: int, move: Move) -> None:
        """A whole move of the rules, for players who do not think in actions."""
        self.rewards = ()
        totals = self.totals
        state, rules = self.state, self.rules
        for event in rules.decide(state, seat, move):
            state = rules.evolve(state, event)
        self.state = state
        if state.phase in ("scored", "over"):
            self._settle(totals)
        if state.phase == "scored":
            for event in rules.decide(state, seat, Continue(all=True)):
                state = rules.evolve(state, event)
            self.state = state
            self._next()
        self.refresh()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat, in Team those of its team."""
        totals: tuple[int, ...] = self._state.totals
        return totals * (self.players // len(totals))

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    @abstractmethod
    def part(self) -> int:
        """Which turn or round this is; an observation has all that a seat has seen in it."""

    def _settle(self, before: tuple[int, ...]) -> None:
        self.rewards = tuple(now - then for now, then in zip(self.totals, before, strict=True))

    @abstractmethod
    def seen(self, seat: int) -> bytes:
        """What a seat sees, each number in two bytes."""

    def observation(self, seat: int) -> Observation:
        return np.frombuffer(bytearray(self.seen(seat)), dtype=np.int16)

    def mask(self, seat: int) -> Mask:
        mask = bytearray(self.actions)
        if seat in self._awaited:
            for action in self.choices(seat):
                mask[action] = 1
        else:
            mask[-1] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def refresh(self) -> None:
        """Works out anew what follows from the state."""
        self._choices = None
        self._awaited = self._who()
        self.over = self._state.phase == "over"
        self._look()

    def card_numbers(self, cards: Sequence[str], length: int) -> list[int]:
        numbers = self.numbers
        return [numbers[card] for card in cards] + [NONE] * (length - len(cards))

    @abstractmethod
    def legal(self, seat: int) -> Sequence[int]:
        """The actions that an awaited seat has, in their order."""

    @abstractmethod
    def describe(self, action: int) -> str:
        """An action in words."""

    @abstractmethod
    def visible(self, seat: int) -> list[int]:
        """The numbers of the cards that a seat looks at, a fixed count; -1 where there is none."""

    @abstractmethod
    def _begin(self, seed: str) -> None:
        """A new game has been dealt."""

    @abstractmethod
    def _next(self) -> None:
        """A new round or turn has begun."""

    @abstractmethod
    def _take(self, seat: int, action: int) -> None: ...

    @abstractmethod
    def _who(self) -> tuple[int, ...]: ...

    @abstractmethod
    def _look(self) -> None:
        """What everybody sees has changed."""


def packed(*values: int) -> bytes:
    return array("h", values).tobytes()


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return copy(value)
