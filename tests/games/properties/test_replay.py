"""G3: a game is a function of its set-up, its seed and its moves, and its log is the game."""

from typing import Any, TypeVar

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from reverie.games.game import AnyGame
from reverie.games.moves import Occupy
from tests.games.properties.play import Play, fold, plays
from tests.games.properties.setups import EVERY_TABLE

T = TypeVar("T")


def through_json(value: T, kind: Any) -> T:
    decoded: T = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    return decoded


@EVERY_TABLE
@given(data=st.data())
def test_g3_setup_seed_and_moves_give_the_same_game(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    setup = through_json(play.setup, game.setup)
    again = Play(game, setup)
    for step in play.steps:
        again.make(step.seat, through_json(step.move, game.move | Occupy))
    assert again.states == play.states
    assert again.events == play.events


@EVERY_TABLE
@given(data=st.data())
def test_g3_the_log_alone_gives_the_same_state(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    log = through_json(play.events, list[game.event])  # type: ignore[name-defined]
    assert log == play.events
    assert fold(game, play.start, log) == play.now


@EVERY_TABLE
@given(data=st.data())
def test_every_state_comes_back_from_json(game: AnyGame, players: int, data: st.DataObject) -> None:
    play = data.draw(plays(game, players))
    assert all(through_json(state, game.state) == state for state in play.states)
