"""The characters of the house as opponents in an environment."""

from random import Random
from typing import Any

from reverie.bots.cards import read_cards
from reverie.bots.chance import choose
from reverie.bots.characters import cast
from reverie.bots.overlap import OverlapMind
from reverie.bots.player import Player
from reverie.bots.sight import Sight, Wait
from reverie.envs.boxes import deck_cards
from reverie.envs.sim import Sim

MIND = OverlapMind()


class BotOpponent:
    """One of the cast. It thinks with words in common, which needs no model."""

    def __init__(self, seed: str, seat: int, deck: str = "dreams", language: str = "en") -> None:
        character = cast(seed, seat + 1)[seat]
        self.seat = seat
        self._language = language
        self._player = Player(character, "normal", f"{seed}/{seat}", MIND)
        self._cards = read_cards(deck_cards(deck), language)
        self._chance = Random(f"{seed}/{seat}")  # noqa: S311 - a game

    def play(self, sim: Sim) -> None:
        """The whole move that it makes now."""
        view = sim.rules.view(sim.state, self.seat)
        can: Any = sim.rules.can(sim.state, self.seat)
        sight = Sight(self.seat, view, (True,) * sim.players, self._language)
        move = self._player.choose(sight, can, self._cards)
        if isinstance(move, Wait):
            other = choose(can, self._chance)
            assert other is not None
            move = other
        sim.play(self.seat, move)
