"""One seat for Gymnasium, with fixed opponents."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from reverie.envs import single


def choose(seen: dict[str, Any], dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("game", ["Stella", "Odyssey", "Party", "Team"])
@pytest.mark.parametrize("opponents", ["chance", "bots"])
def test_a_game_is_played(game: str, opponents: str) -> None:
    env = gymnasium.make(f"reverie/{game}-v0", opponents=opponents, seat=1)
    dice = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, earned = False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        assert not seen["action_mask"][-1], "it is asked only where it has something to do"
        seen, reward, over, _, info = env.step(choose(seen, dice))
        assert not info
        earned += float(reward)
    table = env.unwrapped.table  # type: ignore[attr-defined]
    assert earned == table.sim.totals[1]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_own_check() -> None:
    check_env(single.SingleSeatEnv("stella", 3), skip_render_check=True)


def test_a_policy_may_sit_in_any_seat() -> None:
    def first(seen: dict[str, Any], /) -> int:
        return int(np.flatnonzero(seen["action_mask"])[0])

    env = single.SingleSeatEnv("odyssey", 3, seat=2, opponents=[first, single.by_chance("x")])
    seen, _ = env.reset(seed=3)
    assert env.step(first(seen))[4] == {}
    assert env.step(-5)[4] == {"refused": True}
    with pytest.raises(ValueError, match="seats"):
        single.SingleSeatEnv("odyssey", 3, seat=3)
    with pytest.raises(ValueError, match="Opponents"):
        single.SingleSeatEnv("odyssey", 3, opponents="ghosts").reset()


def test_a_win_may_be_the_reward() -> None:
    env = single.SingleSeatEnv("stella", 3, reward="win")
    dice, total, over = np.random.default_rng(2), 0.0, False
    seen, _ = env.reset(seed=5)
    while not over:
        seen, reward, over, _, _ = env.step(choose(seen, dice))
        total += reward
    winners = env.table.sim.winners
    assert total == (1 / len(winners) if 0 in winners else 0)
