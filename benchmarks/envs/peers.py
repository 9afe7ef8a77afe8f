"""The environments that are laid side by side: how one game of each is played at random."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

Play = Callable[[int], int]
"""Plays so many steps at random, game after game; returns how many they were."""


def aec(make: Callable[[], Any], seed: int = 1) -> Play:
    """A step is: look, choose among the legal actions, act."""
    env, dice = make(), Random(seed)
    numbers = iter(range(1 << 60))

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            env.reset(seed=next(numbers))
            for agent in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen.get("action_mask") if isinstance(seen, dict) else None
                if mask is None:
                    mask = info.get("action_mask")
                if mask is None:
                    action = dice.randrange(env.action_space(agent).n)
                else:
                    action = dice.choice(np.flatnonzero(mask))
                env.step(int(action))
                done += 1
        return done

    return play


def spiel(name: str, seed: int = 1) -> Play:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    import_module("reverie.envs.openspiel")
    game, dice = pyspiel.load_game(name), Random(seed)
    tensors = game.get_type().provides_observation_tensor
    states = game.get_type().provides_information_state_tensor

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[dice.randrange(len(outcomes))][0])
                    continue
                player = state.current_player()
                if tensors:
                    state.observation_tensor(player)
                elif states:
                    state.information_state_tensor(player)
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
        return done

    return play


def petting(module: str, **options: Any) -> Play:
    return aec(lambda: import_module(module).env(**options))


def contestants() -> list[tuple[str, str, int, Callable[[], Play]]]:
    """The library, the name, the number of players, and how to begin."""
    classic, ours = "pettingzoo.classic", "reverie.envs"
    return [
        ("PettingZoo", "tictactoe_v3", 2, lambda: petting(f"{classic}.tictactoe_v3")),
        ("PettingZoo", "connect_four_v3", 2, lambda: petting(f"{classic}.connect_four_v3")),
        ("PettingZoo", "rps_v2", 2, lambda: petting(f"{classic}.rps_v2")),
        ("PettingZoo", "leduc_holdem_v4", 2, lambda: petting(f"{classic}.leduc_holdem_v4")),
        (
            *("PettingZoo", "texas_holdem_no_limit_v6", 4),
            lambda: petting(f"{classic}.texas_holdem_no_limit_v6", num_players=4),
        ),
        (
            *("PettingZoo", "texas_holdem_no_limit_v6", 6),
            lambda: petting(f"{classic}.texas_holdem_no_limit_v6", num_players=6),
        ),
        (
            *("PettingZoo", "reverie stella_v0", 4),
            lambda: petting(f"{ours}.stella_v0", players=4, skip_waiting=True),
        ),
        (
            *("PettingZoo", "reverie stella_v0, cycles", 4),
            lambda: petting(f"{ours}.stella_v0", players=4),
        ),
        (
            *("PettingZoo", "reverie odyssey_v0", 4),
            lambda: petting(f"{ours}.odyssey_v0", players=4, skip_waiting=True),
        ),
        (
            *("PettingZoo", "reverie party_v0", 6),
            lambda: petting(f"{ours}.party_v0", players=6, skip_waiting=True),
        ),
        (
            *("PettingZoo", "reverie team_v0", 6),
            lambda: petting(f"{ours}.team_v0", players=6, skip_waiting=True),
        ),
        ("OpenSpiel", "python_tic_tac_toe", 2, lambda: spiel("python_tic_tac_toe")),
        ("OpenSpiel", "python_kuhn_poker", 2, lambda: spiel("python_kuhn_poker")),
        ("OpenSpiel", "python_block_dominoes", 2, lambda: spiel("python_block_dominoes")),
        (  # whatever is asked for, it is played by two
            *("OpenSpiel", "python_liars_poker", 2),
            lambda: spiel("python_liars_poker(hand_length=5,num_digits=5)"),
        ),
        ("OpenSpiel", "python_team_dominoes", 4, lambda: spiel("python_team_dominoes")),
        ("OpenSpiel", "reverie python_stella", 4, lambda: spiel("python_stella(players=4)")),
        ("OpenSpiel", "reverie python_odyssey", 4, lambda: spiel("python_odyssey(players=4)")),
        ("OpenSpiel", "reverie python_odyssey_party", 6, lambda: spiel("python_odyssey_party")),
        ("OpenSpiel", "reverie python_odyssey_team", 6, lambda: spiel("python_odyssey_team")),
    ]
