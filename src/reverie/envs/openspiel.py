"""Stella and the Odyssey games for OpenSpiel: ``pip install reverie[openspiel]``.

What OpenSpiel's model does not take, and what is done instead:

- Clues are free text at a table; here they are of a fixed bank.
- A shuffle of 84 cards has more outcomes than a chance node can list. The only chance node deals
  one of ``deals`` shuffles, each as likely as the next.
- Players who choose secretly at the same time do so one after another, and see nothing of it.
- Who is first to tell a story is left to chance; the other word of a card (S8) and taking the pen
  back (S10) are not offered.
- There are observations, but no information states: a history of ten thousands of numbers as a
  string helps no algorithm that needs one.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from reverie.envs.boxes import new_sim
from reverie.envs.rendering import as_text
from reverie.envs.sim import Sim
from reverie.games import GAMES

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEALS = 1000
TOLD = 16
"""So many clues of the bank can be told; each is an action of its own."""
NAMES = {
    "stella": "python_stella",
    "odyssey": "python_odyssey",
    "party": "python_odyssey_party",
    "team": "python_odyssey_team",
}


def _game_type(game: str) -> Any:
    counts = GAMES[game].counts
    parameters: dict[str, Any] = {"players": 4 if 4 in counts else counts[0], "deals": DEALS}
    if game != "stella":
        parameters["clues"] = TOLD
    return pyspiel.GameType(
        short_name=NAMES[game],
        long_name=f"Reverie {game.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class ReverieGame(pyspiel.Game):  # type: ignore[misc]
    game: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = self.kind.parameter_specification | (params or {})
        self.players, self.deals = chosen["players"], chosen["deals"]
        sim = new_sim(self.game, self.players)
        if self.game != "stella":
            sim = new_sim(self.game, self.players, clues=_some_clues(sim, chosen["clues"]))
        sim.reset("0")
        self.sim = sim
        info = pyspiel.GameInfo(
            num_distinct_actions=sim.actions - 1,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=float(_most_points(self.game, self.players)),
            utility_sum=None,
            max_game_length=_longest(self.game, sim),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "ReverieState":
        return ReverieState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError("Observers of Reverie take no parameters.")
        return Observer(self.sim.width)


class ReverieState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ReverieGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._sim = game.sim
        self._dealt = False
        self._player = CHANCE

    @property
    def sim(self) -> Sim:
        return self._sim

    @property
    def dealt(self) -> bool:
        return self._dealt

    def current_player(self) -> int:
        return self._player  # it is asked several times in a step

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._sim.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if not self._dealt:
            self._sim = self._sim.clone()
            self._sim.reset(str(action))
            self._dealt = True
        else:
            self._sim.act(self._player, action)
        self._player = TERMINAL if self._sim.over else self._sim.awaited[0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return self._sim.describe(action)

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._sim.players
        return [float(total) for total in self._sim.totals]

    def __str__(self) -> str:
        if not self._dealt:
            return "not dealt"
        marks = [self._sim.observation(seat).tobytes().hex()[-60:] for seat in range(2)]
        return f"{as_text(self._sim)}{marks[0]} {marks[1]}"


class Observer:
    """What a seat sees, as numbers and as text."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ReverieState, player: int) -> None:
        if state.dealt:
            self.tensor[:] = state.sim.observation(player)
        else:
            self.tensor.fill(-1)

    def string_from(self, state: ReverieState, player: int) -> str:
        if not state.dealt:
            return "not dealt"
        seen: NDArray[np.int16] = state.sim.observation(player)
        fields = {name: seen[place].tolist() for name, place in state.sim.layout.items()}
        return " ".join(f"{name}:{','.join(map(str, value))}" for name, value in fields.items())


def _some_clues(sim: Any, count: int) -> tuple[str, ...]:
    clues: tuple[str, ...] = sim.clues
    return clues[:: max(1, len(clues) // count)][:count]


def _most_points(game: str, players: int) -> int:
    """Four rounds of fifteen cards with three stars; else every turn the most that it can bring."""
    if game == "stella":
        return 4 * 15 * 3
    return 30 + 7 if game == "odyssey" else 6 * players


def _longest(game: str, sim: Any) -> int:
    """Every turn brings at least four points in all; nobody who has thirty plays on."""
    players: int = sim.players
    if game == "stella":
        return 4 * (players * 11 + 15)
    turns = players * 30 // 4 + 1 if game == "odyssey" else players
    steps: int = turns * (2 + players * sim.giving + players * (sim.votes + 1))
    return steps


def _register(game: str) -> type[ReverieGame]:
    kind = _game_type(game)
    made = type(f"{game.title()}Game", (ReverieGame,), {"game": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


STELLA, ODYSSEY, PARTY, TEAM = map(_register, ("stella", "odyssey", "party", "team"))
