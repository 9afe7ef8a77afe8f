"""Random play: any move that ``can`` offers, seats changing hands, and a host in a hurry."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from reverie.games.game import AnyGame
from reverie.games.moves import Can, Continue, Move, Occupy
from reverie.games.odyssey.moves import CanDefer, CanVolunteer
from reverie.games.stella.moves import CanMark, CanPassPen, CanTakePen, Mark
from tests.games.properties.offers import within
from tests.games.properties.setups import setups

DAWDLES = 25
"""After so many moves that lead nowhere a game is played to its end."""


@dataclass(frozen=True)
class Step:
    seat: int
    move: Move
    events: tuple[Any, ...]
    state: Any
    """The state after the move."""


class Play:
    """A game as it is played, from the set-up on."""

    def __init__(self, game: AnyGame, setup: Any) -> None:
        self.game = game
        self.setup = setup
        self.start = game.start(setup)
        self.steps: list[Step] = []
        self.dawdles = 0

    def __repr__(self) -> str:
        moves = "".join(f"\n  {step.seat}: {step.move}" for step in self.steps)
        return f"{self.game.name} of {self.setup}{moves}"

    @property
    def now(self) -> Any:
        return self.steps[-1].state if self.steps else self.start

    @property
    def states(self) -> list[Any]:
        return [self.start, *(step.state for step in self.steps)]

    @property
    def events(self) -> list[Any]:
        return [event for step in self.steps for event in step.events]

    def make(self, seat: int, move: Move) -> None:
        events = self.game.decide(self.now, seat, move)
        self.steps.append(Step(seat, move, events, fold(self.game, self.now, events)))


def fold(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state


def play_out(game: AnyGame, setup: Any, chance: Random, dawdles: int = DAWDLES) -> Play:
    """A whole game at random, with at most so many moves that lead nowhere."""
    play = Play(game, setup)
    while play.now.phase != "over":
        if play.dawdles < dawdles and chance.random() < 0.15:
            play.dawdles += 1
            play.make(*dawdle(play, chance))
        else:
            play.make(*lead_on(play, chance))
    return play


def lead_on(play: Play, chance: Random) -> tuple[int, Move]:
    """A move that brings the end nearer, of a seat that has one."""
    for seat in _shuffled_seats(play, chance):
        offers = play.game.can(play.now, seat)
        leading = [offer for offer in offers if not _leads_nowhere(offer, offers)]
        if leading:
            return seat, _not_empty(within(chance.choice(leading), chance))
    raise AssertionError(f"Nobody can lead on: {play}")


def dawdle(play: Play, chance: Random) -> tuple[int, Move]:
    """A move that may be made again and again, or one that the table makes."""
    seats = _shuffled_seats(play, chance)
    if play.now.phase == "scored" and chance.random() < 0.3:
        return seats[0], Continue(all=True)
    if chance.random() < 0.7:
        for seat in seats:
            offers = play.game.can(play.now, seat)
            for offer in offers:
                if _leads_nowhere(offer, offers):
                    return seat, within(offer, chance)
    return seats[0], Occupy(bot=chance.random() < 0.5)


def _shuffled_seats(play: Play, chance: Random) -> list[int]:
    return chance.sample(range(play.now.players), play.now.players)


def _leads_nowhere(offer: Can, offers: tuple[Can, ...]) -> bool:
    marked = any(isinstance(other, CanPassPen) for other in offers)
    is_taken_back = isinstance(offer, CanTakePen | CanDefer | CanVolunteer)
    return is_taken_back or (isinstance(offer, CanMark) and marked)


def _not_empty(move: Move) -> Move:
    return replace(move, cards=(7,)) if isinstance(move, Mark) and not move.cards else move


@st.composite
def plays(draw: st.DrawFn, game: AnyGame, players: int, *, real: bool | None = None) -> Play:
    setup = draw(setups(game, players, real=real))
    return play_out(game, setup, Random(draw(st.integers(0, 2**32))))


def moments(states: list[Any], chance: Random, most: int) -> list[Any]:
    """Some of the states, one of every phase at least."""
    first = {state.phase: state for state in reversed(states)}
    return [*first.values(), *chance.sample(states, min(most, len(states)))]
