"""One seat for Gymnasium, the others played by fixed opponents."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import gymnasium
import numpy as np
from gymnasium.envs.registration import register

from reverie.envs.aec import RENDER_MODES, Seen, Table
from reverie.envs.players import BotOpponent

LONGEST = 20_000


class Policy(Protocol):
    def __call__(self, seen: Seen, /) -> int:
        """An action within ``seen["action_mask"]``."""


Opponent = Policy | BotOpponent


def by_chance(seed: str) -> Callable[[Seen], int]:
    dice = np.random.default_rng(list(seed.encode()))

    def choose(seen: Seen, /) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        return int(legal[dice.integers(len(legal))])

    return choose


class SingleSeatEnv(gymnasium.Env[Seen, int]):
    """The agent sits in ``seat``; a step lasts until it has something to do again.

    ``opponents`` are “chance”, “bots” (the characters of the house), a policy for all, or one for
    each of the other seats.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seat: int = 0,
        opponents: str | Opponent | Sequence[Opponent] = "chance",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if not 0 <= seat < players:
            raise ValueError(f"There are the seats 0 to {players - 1}.")
        if "mask" in options:
            raise ValueError("The mask of one seat is always in its observation.")
        self.table = Table(game, players, render_mode=render_mode, **options)
        self.render_mode = render_mode
        self.seat = seat
        self._agent = self.table.possible_agents[seat]
        self._opponents = opponents
        self._language = options.get("language", "en")
        self._deck = options.get("deck", "dreams")
        self.observation_space = self.table.observation_spaces[self._agent]
        self.action_space = self.table.action_spaces[self._agent]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**31)))
        self._others = self._seated(int(self.np_random.integers(2**31)))
        self._others_play()
        return self.table.sight(self._agent), {}

    def _seated(self, seed: int) -> dict[int, Opponent]:
        chosen = self._opponents
        seats = [seat for seat in range(self.table.sim.players) if seat != self.seat]
        if chosen == "chance":
            return {seat: by_chance(f"{seed}/{seat}") for seat in seats}
        if chosen == "bots":
            return {
                seat: BotOpponent(f"{seed}", seat, self._deck, self._language) for seat in seats
            }
        if isinstance(chosen, str):
            raise ValueError(f"Opponents are “chance”, “bots” or policies, not {chosen!r}.")
        if callable(chosen) or isinstance(chosen, BotOpponent):
            return dict.fromkeys(seats, chosen)
        return dict(zip(seats, chosen, strict=True))

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        sim = self.table.sim
        legal = sim.act(self.seat, int(action))
        earned = self._earned() + self._others_play()
        info = {} if legal else {"refused": True}
        return self.table.sight(self._agent), earned, sim.over, False, info

    def _earned(self) -> float:
        earned = self.table.earned()
        return float(earned[self.seat]) if earned else 0.0

    def _others_play(self) -> float:
        """The others, until it is the agent's turn; what that has brought the agent."""
        sim, earned = self.table.sim, 0.0
        for _ in range(LONGEST):
            awaited = sim.awaited
            if not awaited or self.seat in awaited:
                return earned
            seat = awaited[0]
            other = self._others[seat]
            if isinstance(other, BotOpponent):
                other.play(sim)
            else:
                sim.act(seat, int(other(self.table.sight(self.table.possible_agents[seat]))))
            earned += self._earned()
        raise RuntimeError("An opponent makes no legal move.")

    def render(self) -> Any:
        return self.table.picture()


def register_all() -> None:
    """``gymnasium.make("reverie/Stella-v0", players=4, opponents="bots")``, and so on."""
    for game, players in (("stella", 4), ("odyssey", 4), ("party", 6), ("team", 6)):
        register(
            f"reverie/{game.title()}-v0",
            entry_point="reverie.envs.single:SingleSeatEnv",
            kwargs={"game": game, "players": players},
        )


register_all()
