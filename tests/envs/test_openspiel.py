"""OpenSpiel's own tests of a game, as far as its model allows."""

from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import unittest  # noqa: E402
from functools import partial  # noqa: E402
from random import Random  # noqa: E402

import numpy as np  # noqa: E402
from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from reverie.envs import openspiel  # noqa: E402

ALL = [
    "python_stella(players=3)",
    "python_stella(players=6)",
    "python_odyssey(players=3,target=15)",
    "python_odyssey(players=7,target=10)",
    "python_odyssey_party(players=6)",
    "python_odyssey_team(players=6)",
]


@pytest.mark.parametrize("name", ALL)
def test_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Legal actions, serialization, clones, observations, undo of nothing: OpenSpiel's own."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


NOBODYS = pyspiel.PrivateInfoType.NONE
ONES = pyspiel.PrivateInfoType.SINGLE_PLAYER
SHORT = [
    "python_stella(players=3)",
    "python_odyssey(players=3,target=5)",
    "python_odyssey_party(players=6)",
    "python_odyssey_team(players=6)",
]


def a_short_game(name: str) -> list[int]:
    """Of Stella: everybody marks one card and passes the pen."""
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[-1] if 15 in actions else actions[0])
    return list(state.history())


@pytest.mark.parametrize("name", SHORT[:2])
def test_a_playthrough_goes_as_it_went(name: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(name, a_short_game(name))
    assert "Information.IMPERFECT_INFORMATION" in text
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    went, goes = generate_playthrough.replay(str(file))
    assert went == goes


def test_returns_are_the_points_of_the_game() -> None:
    state: Any = openspiel.STELLA({"players": 3}).new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() == [float(total) for total in state.sim.totals]


def test_two_seats_see_what_is_theirs() -> None:
    state: Any = pyspiel.load_game("python_odyssey(players=3)").new_initial_state()
    state.apply_action(7)
    one, two = state.observation_string(0), state.observation_string(1)
    assert one != two
    assert one.split("hand:")[0].split("you:")[0] == two.split("hand:")[0].split("you:")[0]


@pytest.mark.parametrize("name", SHORT)
def test_its_own_checks_of_the_api(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that OpenSpiel makes for games whose tree is too large to be walked."""
    kind: Any = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {})
    kind.game, kind.game_name = pyspiel.load_game(name), name
    sample = api_test.sample_some_states.sample_some_states
    fewer = partial(sample, max_states=120)
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, **_: fewer(game)
    )
    checks = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    assert checks.countTestCases() >= 5
    found = unittest.TestResult()
    checks.run(found)
    assert not found.errors + found.failures


@pytest.mark.parametrize("name", SHORT)
def test_who_has_the_same_information_has_seen_and_done_the_same(name: str) -> None:
    """Perfect recall, as OpenSpiel means it, in games that often come to the same."""
    options = "deals=2" if "stella" in name else "deals=2,clues=2"
    game, dice = pyspiel.load_game(name.replace(")", f",{options})")), Random(name)
    known: dict[Any, Any] = {}
    again = 0
    for _ in range(12):
        state = game.new_initial_state()
        past: list[list[Any]] = [[] for _ in range(game.num_players())]
        for _ in range(60):
            if state.is_terminal():
                break
            actions = state.legal_actions()[:2]
            action = dice.choice(actions)
            if not state.is_chance_node():
                player = state.current_player()
                text = state.information_state_string(player)
                tensor = tuple(state.information_state_tensor(player))
                again += (player, text) in known
                assert known.setdefault((player, text), past[player][:]) == past[player]
                assert known.setdefault((player, tensor), past[player][:]) == past[player]
                past[player].append((text, action))
            state.apply_action(action)
    assert again > 20, "or nothing was compared"


def test_no_information_is_that_of_somebody_else() -> None:
    """A secret vote is in the information of who cast it, and in nobody else's."""
    state: Any = pyspiel.load_game("python_odyssey(players=3,target=5)").new_initial_state()
    state.apply_action(3)
    while state.sim.state.phase != "vote":
        state.apply_action(state.legal_actions()[0])
    voter, other = state.current_player(), state.sim.awaited[1]
    one, two = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    for told in ("information_state_string", "information_state_tensor"):
        assert getattr(one, told)(voter) != getattr(two, told)(voter)
        assert getattr(one, told)(other) == getattr(two, told)(other)


def test_an_observer_sees_what_it_asks_for() -> None:
    game = pyspiel.load_game("python_odyssey(players=3)")
    state: Any = game.new_initial_state()
    state.apply_action(5)
    kinds = {
        (public, private): make_observation(
            game, pyspiel.IIGObservationType(public, False, private)
        )
        for public in (True, False)
        for private in (NOBODYS, ONES)
    }
    for observer in kinds.values():
        observer.set_from(state, 1)
    parts = [kinds[True, NOBODYS].tensor, kinds[False, ONES].tensor]
    assert kinds[True, ONES].tensor.tolist() == np.concatenate(parts).tolist()
    assert "hand:" not in kinds[True, NOBODYS].string_from(state, 1)
    assert kinds[False, ONES].string_from(state, 1).startswith("you:1 hand:")
    with pytest.raises(ValueError, match="no player's eyes"):
        make_observation(
            game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


def test_a_state_that_was_stored_goes_on() -> None:
    state: Any = pyspiel.load_game("python_odyssey(players=4)").new_initial_state()
    dice = Random(1)
    while not state.is_terminal():
        stored = pyspiel.serialize_game_and_state(state.get_game(), state)
        if state.move_number() % 9 == 0:
            _, state = pyspiel.deserialize_game_and_state(stored)
        state.apply_action(dice.choice(state.legal_actions()))
    assert max(state.returns()) >= 30
