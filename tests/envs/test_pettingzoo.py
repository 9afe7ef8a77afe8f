"""PettingZoo's own tests, for every game and every number of players."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from reverie.games import GAMES

EVERY = [(game, players) for game, rules in GAMES.items() for players in rules.counts]
# Of a dictionary with a mask it warns unless the environment is one of its own, by their names.
# With the mask in the info, PettingZoo's other way, there is nothing to warn of. No other warning
# is let pass: they are errors.
DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def with_a_dictionary(test: Any) -> Any:
    for mark in DICTIONARIES:
        test = mark(test)
    return test


def module(game: str) -> Any:
    return import_module(f"reverie.envs.{game}_v0")


@with_a_dictionary
@pytest.mark.parametrize(("game", "players"), EVERY)
@pytest.mark.parametrize("skip_waiting", [False, True])
def test_one_after_another(
    game: str, players: int, skip_waiting: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(module(game).env(players, skip_waiting=skip_waiting), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), [("stella", 3), ("odyssey", 4), ("party", 6)])
@pytest.mark.parametrize("skip_waiting", [False, True])
def test_with_the_mask_in_the_info_nothing_is_warned_of(
    game: str, players: int, skip_waiting: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"mask": "info", "skip_waiting": skip_waiting}
    api_test(module(game).env(players, **options), num_cycles=60)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: module(game).env(players, **options), num_cycles=20)
    parallel_api_test(module(game).parallel_env(players, mask="info"), num_cycles=30)


def test_the_mask_in_the_info_is_that_of_the_observation() -> None:
    plain, other = module("odyssey").env(4), module("odyssey").env(4, mask="info")
    plain.reset(seed=1)
    other.reset(seed=1)
    for _ in plain.agent_iter(300):
        seen, _, over, _, _ = plain.last()
        numbers, _, _, _, info = other.last()
        assert numbers.tolist() == seen["observation"].tolist()
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        action = None if over else int(np.flatnonzero(seen["action_mask"])[0])
        plain.step(action)
        other.step(action)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_all_at_once(game: str, players: int) -> None:
    parallel_api_test(module(game).parallel_env(players), num_cycles=30)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_the_same_seed_is_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: module(game).env(players), num_cycles=20)
    parallel_seed_test(lambda: module(game).parallel_env(players), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_cycles_are_counted(game: str) -> None:
    max_cycles_test(module(game))


@pytest.mark.parametrize("game", GAMES)
def test_people_can_watch(game: str) -> None:
    render_test(module(game).env)


@pytest.mark.parametrize(("game", "players"), [("stella", 3), ("odyssey", 7), ("party", 6)])
@pytest.mark.parametrize("observe", ["embeddings", "captions", "pixels"])
def test_cards_can_be_seen(game: str, players: int, observe: str) -> None:
    env = module(game).parallel_env(players, observe=observe)
    seen, _ = env.reset(seed=1)
    for agent, sight in seen.items():
        assert env.observation_space(agent).contains(sight)
    cards = seen["player_0"][observe]
    assert len(cards) == len(env.sim.visible(0))
    if observe == "embeddings" and game == "stella":
        assert np.allclose(np.linalg.norm(cards, axis=1), 1, atol=1e-3)


def test_a_wrong_wish_is_refused() -> None:
    for wish in (
        {"observe": "smell"},
        {"mask": "face"},
        {"reward": "glory"},
        {"deck": "none"},
        {"players": 9},
    ):
        with pytest.raises(ValueError, match=r"not|no deck"):
            module("stella").env(**wish)
