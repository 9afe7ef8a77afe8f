"""Stella and the Odyssey games for OpenSpiel: ``pip install reverie[openspiel]``.

What OpenSpiel's model does not take, and what is done instead:

- Clues are free text at a table; here they are of a fixed bank.
- A shuffle of 84 cards has more outcomes than a chance node can list. The only chance node deals
  one of ``deals`` shuffles, each as likely as the next.
- Players who choose secretly at the same time do so one after another, and see nothing of it.
- Who is first to tell a story is left to chance; the other word of a card (S8) and taking the pen
  back (S10) are not offered.
- The points of a turn or a round are looked at by nobody: the next one begins at once, and its
  observations tell how the last one ended.
"""

from typing import Any

import pyspiel

from reverie.envs.boxes import new_sim
from reverie.envs.openspiel_observer import Observer, told
from reverie.envs.recall import Recall
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
OPTIONS: dict[str, dict[str, int]] = {
    "stella": {},
    "odyssey": {"clues": TOLD, "target": 30},
    "party": {"clues": TOLD, "laps": 1},
    "team": {"clues": TOLD, "laps": 1},
}


def _game_type(game: str) -> Any:
    counts = GAMES[game].counts
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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 4 if 4 in counts else counts[0],
            "deals": DEALS,
            **OPTIONS[game],
        },
    )


class ReverieGame(pyspiel.Game):  # type: ignore[misc]
    game: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = self.kind.parameter_specification | (params or {})
        players, deals = chosen["players"], chosen["deals"]
        clues = chosen.get("clues")
        options = {name: chosen[name] for name in ("target", "laps") if name in chosen}
        sim = new_sim(self.game, players, **options)
        if clues is not None:
            sim = new_sim(self.game, players, clues=_some_clues(sim, clues), **options)
        sim.reset("0")
        self.sim = sim
        self.outcomes = tuple((deal, 1 / deals) for deal in range(deals))
        self.parts = _turns(self.game, players, options) + 1
        """So many turns or rounds there are at most, and how it ended."""
        info = pyspiel.GameInfo(
            num_distinct_actions=sim.actions - 1,
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=0.0,
            max_utility=float(_most_points(self.game, players, options)),
            utility_sum=None,
            max_game_length=(self.parts - 1) * _steps(self.game, sim),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "ReverieState":
        return ReverieState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        if isinstance(iig_obs_type, dict):  # as it is called where no type is given
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError("Observers of Reverie take no parameters.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ReverieState(pyspiel.State):  # type: ignore[misc]
    dealt = False
    _player = CHANCE
    _recall: Recall | None = None

    def __init__(self, game: ReverieGame) -> None:
        super().__init__(game)
        self._deals = game.outcomes
        self._sim: Sim = game.sim

    @property
    def sim(self) -> Sim:
        return self._sim

    def recalled(self, player: int) -> list[bytes]:
        """What a player has seen in every turn or round so far. Games without the wish do not pay
        for it: the game is followed by another table from when it is first asked for."""
        if self._recall is None:
            self._recall = Recall(self._sim.clone())
        self._recall.follow(self.history())
        return self._recall.rows[player]

    def current_player(self) -> int:
        return self._player  # it is asked several times in a step

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._sim.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self._deals)

    def _apply_action(self, action: int) -> None:
        sim = self._sim
        if self.dealt:
            sim.act(self._player, action)
        else:
            self._sim = sim = sim.clone()
            sim.reset(str(action))
            self.dealt = True
        self._player = TERMINAL if sim.over else sim.awaited[0]

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
        if not self.dealt:
            return "not dealt"
        sim = self._sim
        own = sim.own_layout.slices(sim.public_layout.width)
        seats = [told(own, sim.observation(seat)) for seat in range(sim.players)]
        return as_text(sim) + "\n".join(seats)


def _some_clues(sim: Any, count: int) -> tuple[str, ...]:
    clues: tuple[str, ...] = sim.clues
    return clues[:: max(1, len(clues) // count)][:count]


def _turns(game: str, players: int, options: dict[str, int]) -> int:
    """Every turn brings at least four points in all; nobody who has enough plays on."""
    if game == "stella":
        return 4
    if game == "odyssey":
        return players * options["target"] // 4 + 1
    return players * options["laps"]


def _steps(game: str, sim: Any) -> int:
    """Of a turn or a round: crosses, passes and reveals; or tell, give and vote."""
    players: int = sim.players
    if game == "stella":
        return players * 11 + 15
    steps: int = 2 + players * sim.giving + players * (sim.votes + 1)
    return steps


def _most_points(game: str, players: int, options: dict[str, int]) -> int:
    """Four rounds of fifteen cards with three stars; else every turn the most that it can bring."""
    if game == "stella":
        return 4 * 15 * 3
    return options["target"] + 7 if game == "odyssey" else 6 * players * options["laps"]


def _register(game: str) -> type[ReverieGame]:
    kind = _game_type(game)
    made = type(f"{game.title()}Game", (ReverieGame,), {"game": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


STELLA, ODYSSEY, PARTY, TEAM = map(_register, ("stella", "odyssey", "party", "team"))
