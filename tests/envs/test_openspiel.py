"""OpenSpiel's own tests of a game, as far as its model allows."""

from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from reverie.envs import openspiel  # noqa: E402

ALL = [f"{name}(players={players})" for name, players in (
    *(("python_stella", players) for players in (3, 6)),
    *(("python_odyssey", players) for players in (3, 7)),
    ("python_odyssey_party", 6),
    ("python_odyssey_team", 6),
)]  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Legal actions, serialization, clones, observations, undo of nothing: OpenSpiel's own."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", ["python_stella(players=3)", "python_odyssey(players=3)"])
def test_a_playthrough_goes_as_it_went(name: str, tmp_path: Path) -> None:
    text = generate_playthrough.playthrough(name, None)
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
