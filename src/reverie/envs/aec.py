"""The environments for PettingZoo: one agent after another, or all at once.

A cycle asks every agent once; who has nothing to do can only wait. With ``skip_waiting`` those are
left out, and the agents take turns as at a table.
"""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from reverie.envs import features
from reverie.envs.boxes import new_sim
from reverie.envs.rendering import as_picture, as_text
from reverie.envs.sim import Sim

Seen = dict[str, Any]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Table:
    """What both kinds of environment have in common."""

    metadata: dict[str, Any]
    render_mode: str | None

    def __init__(  # noqa: PLR0913 - the wishes of an environment
        self,
        game: str,
        players: int,
        *,
        observe: features.Kind | None = None,
        mask: str = "observation",
        reward: str = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if reward not in ("points", "win"):
            raise ValueError(f"Rewards are “points” or “win”, not {reward!r}.")
        if mask not in ("observation", "info"):
            raise ValueError(f"The mask is in the “observation” or the “info”, not in {mask!r}.")
        self.masks_in_info = mask == "info"
        self.sim: Sim = new_sim(game, players, **options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._reward = reward
        deck = options.get("deck", "dreams")
        language = options.get("language", "en")
        self._features = features.of(observe, deck, language) if observe else None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._games = 0
        self._seed: int | None = None
        sight = self._sight_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, sight)
        self.action_spaces: dict[str, spaces.Discrete[Any]] = {
            agent: spaces.Discrete(self.sim.actions) for agent in self.possible_agents
        }

    def _sight_space(self) -> gymnasium.Space[Any]:
        sim = self.sim
        numbers = spaces.Box(-1, sim.highest, (sim.width,), np.int16)
        if self.masks_in_info and not self._features:
            return numbers
        fields: dict[str, gymnasium.Space[Any]] = {"observation": numbers}
        if not self.masks_in_info:
            fields["action_mask"] = spaces.Box(0, 1, (sim.actions,), np.int8)
        if self._features:
            sim.reset("space")
            fields[self._features.kind] = self._features.space(len(sim.visible(0)))
        return spaces.Dict(fields)

    @property
    def layout(self) -> dict[str, slice]:
        """Where in an observation each field is."""
        return self.sim.layout

    def fields(self, observation: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """An observation by the names of its fields."""
        return {name: observation[place] for name, place in self.layout.items()}

    def sight(self, agent: str) -> Any:
        sim, seat = self.sim, self._seats[agent]
        seen: Seen = {"observation": sim.observation(seat)}
        if not self.masks_in_info:
            seen["action_mask"] = sim.mask(seat)
        elif not self._features:
            return seen["observation"]
        if self._features:
            seen[self._features.kind] = self._features.look(sim.visible(seat))
        return seen

    def tell_masks(self, infos: dict[str, dict[str, Any]]) -> None:
        if self.masks_in_info:
            for agent, info in infos.items():
                info["action_mask"] = self.sim.mask(self._seats[agent])

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed it follows from the last seed, or from chance."""
        if seed is not None:
            self._seed, self._games = seed, 0
        elif self._seed is None:
            self._seed = int(np.random.default_rng().integers(2**31))
        else:
            self._games += 1
        self.agents = self.possible_agents[:]
        self.sim.reset(f"{self._seed}/{self._games}")

    def earned(self) -> tuple[float, ...]:
        """What the last action has brought every seat."""
        sim = self.sim
        if self._reward == "points":
            return sim.rewards
        if not (sim.over and sim.rewards):
            return ()
        return tuple(float(seat in sim.winners) / len(sim.winners) for seat in range(sim.players))

    def picture(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render: choose a render_mode.")
            return None
        if self.render_mode == "rgb_array":
            return as_picture(self.sim)
        text = as_text(self.sim)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - for a person who watches
        return None


class TurnsEnv(Table, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One agent after another."""

    def __init__(self, game: str, players: int, *, skip_waiting: bool = False, **more: Any) -> None:
        Table.__init__(self, game, players, **more)
        self._skip = skip_waiting

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._cycle = 0
        self._last = len(agents) - 1
        self._rewarded = False
        self._select()

    def _select(self) -> None:
        """The next agent; with ``skip_waiting`` the next that has something to do."""
        players = len(self.possible_agents)
        seat = (self._last + 1) % players
        if self._skip:
            awaited = self.sim.awaited
            if seat not in awaited:
                seat = min(awaited, key=lambda other: (other - seat) % players, default=seat)
        self._last = seat
        self.agent_selection = self.possible_agents[seat]
        self.tell_masks({self.agent_selection: self.infos[self.agent_selection]})

    def observe(self, agent: str) -> Any:
        return self.sight(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        sim = self.sim
        legal = sim.act(self._last, int(action))
        info = self.infos[agent]
        if not legal:
            info["refused"] = True
        elif info:
            info.pop("refused", None)
        self._score()
        is_last = self._last == len(self.possible_agents) - 1
        self._cycle += is_last
        if sim.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and is_last and self._cycle >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if sim.over or (self.max_cycles is not None and self._cycle >= self.max_cycles):
            self._last = len(self.possible_agents) - 1
            self.agent_selection = self.agents[0]
            self.tell_masks(self.infos)
            return
        self._select()

    def _score(self) -> None:
        earned = self.earned()
        if earned:
            for agent, reward in zip(self.possible_agents, earned, strict=True):
                self.rewards[agent] = float(reward)
                self._cumulative_rewards[agent] += reward
            self._rewarded = True
        elif self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False

    def render(self) -> Any:
        return self.picture()

    def close(self) -> None:
        """There is nothing to close."""


class TogetherEnv(Table, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents at once."""

    def __init__(self, game: str, players: int, **more: Any) -> None:
        Table.__init__(self, game, players, **more)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self._cycle = 0
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.tell_masks(infos)
        return dict(self._look()), infos

    def _look(self) -> Iterator[tuple[str, Any]]:
        for agent in self.agents:
            yield agent, self.sight(agent)

    def step(self, actions: dict[str, int]) -> Any:
        """What is illegal changes nothing; who is overtaken in the same step is refused."""
        sim = self.sim
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = sim.awaited
        for agent, action in actions.items():
            seat = self._seats[agent]
            if seat not in asked or sim.over:  # it was asked for nothing
                if action != sim.wait:
                    infos[agent]["refused"] = True
                continue
            if not sim.act(seat, int(action)):
                infos[agent]["refused"] = True
            for other, reward in zip(self.agents, self.earned(), strict=False):
                rewards[other] += reward
        self._cycle += 1
        over = sim.over
        cut = not over and self.max_cycles is not None and self._cycle >= self.max_cycles
        seen = dict(self._look())
        self.tell_masks(infos)
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def render(self) -> Any:
        return self.picture()

    def close(self) -> None:
        """There is nothing to close."""
