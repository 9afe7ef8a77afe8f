"""Random play of Reverie's games, through the five functions that a table uses."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.json import Encoder

from reverie.bots.chance import choose
from reverie.games import GAMES
from reverie.games.game import AnyGame, Box

from .play import Play

CARDS = tuple(f"dreams/{number:03}" for number in range(84))
WORDS = tuple((f"dawn {number}", f"dusk {number}") for number in range(60))


class Screen(Struct, frozen=True):
    """What changes on a player's screen after a move."""

    play: Any
    can: Any


@dataclass(frozen=True, slots=True)
class Steps:
    """What is done for a move, and for showing it."""

    can: Callable[..., Any]
    choose: Callable[..., Any]
    decide: Callable[..., Any]
    evolve: Callable[..., Any]
    view: Callable[..., Any]
    encode: Callable[..., Any]

    @classmethod
    def of(cls, game: AnyGame) -> "Steps":
        encode = Encoder().encode
        return cls(game.can, choose, game.decide, game.evolve, game.view, encode)


def random_play(name: str, players: int, *, views: bool) -> Play:
    """Game after game, each dealt from a seed of its own."""
    seeds = map(str, count())
    game = GAMES[name]
    steps = Steps.of(game)

    def play(chance: Random) -> int:
        return play_on(deal(game, players, next(seeds)), players, steps, chance, views=views)

    return play


def deal(game: AnyGame, players: int, seed: str) -> Any:
    box = Box(seed=seed, bots=(False,) * players, cards=CARDS, words=WORDS)
    return game.start(game.prepare(game.options(), box))


def play_on(state: Any, players: int, steps: Steps, chance: Random, *, views: bool) -> int:
    """The moves to the end. The seats are asked in turn what they do, who waits among them."""
    moves = seat = 0
    while state.phase != "over":
        move = steps.choose(steps.can(state, seat), chance)
        if move is not None:
            for event in steps.decide(state, seat, move):
                state = steps.evolve(state, event)
            moves += 1
            if views:
                for viewer in range(players):
                    steps.encode(Screen(steps.view(state, viewer), steps.can(state, viewer)))
        seat = (seat + 1) % players
    return moves
