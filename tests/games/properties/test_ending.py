"""Play that keeps to ``can`` comes to an end."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.odyssey.events import AskedAgain
from tests.games.properties.play import lead_on, play_out, plays
from tests.games.properties.setups import EVERY_TABLE, setups


def most_moves(game: AnyGame, players: int, goal: int) -> int:
    """How many moves a game can take where nobody dawdles."""
    if game.name == "stella":
        agreeing = players
        marking = 2 * 2 * players  # the other word wipes the slates once
        return 4 * (agreeing + marking + 15 + players)
    a_turn = 1 + 4 * players  # with real cards everybody says a number, too
    if game.name == "odyssey":
        # A turn brings 2 to everyone else, or 3 to the storyteller and to a finder.
        least = min(2 * (players - 1), 6)
        return a_turn * (players * (goal - 1) // least + 1)
    return a_turn * players * goal


@EVERY_TABLE
@given(data=st.data())
def test_random_legal_play_always_ends(game: AnyGame, players: int, data: st.DataObject) -> None:
    play = data.draw(plays(game, players))
    most = most_moves(game, players, goal=getattr(play.setup, "goal", 1))
    # To dawdle costs that move and another: the pen is passed, the word given once more.
    again = sum(len(event.seats) for event in play.events if isinstance(event, AskedAgain))
    assert len(play.steps) <= most + again + 2 * play.dawdles
    assert play.now.phase == "over"


@EVERY_TABLE
@given(data=st.data())
def test_somebody_can_always_lead_on(game: AnyGame, players: int, data: st.DataObject) -> None:
    play = data.draw(plays(game, players))
    while play.steps:
        play.steps.pop()
        assert lead_on(play, Random(0))


@EVERY_TABLE
@given(data=st.data())
def test_nothing_can_be_done_after_the_end(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    over = data.draw(plays(game, players)).now
    assert all(game.can(over, seat) == () for seat in (None, *range(players)))
    assert game.view(over, None).winners


@pytest.mark.parametrize("name", ["odyssey", "party", "team"])
@given(data=st.data())
def test_the_pile_is_replenished_however_long_the_game(name: str, data: st.DataObject) -> None:
    """O13, with a deck that is just large enough."""
    game = GAMES[name]
    players = data.draw(st.sampled_from(game.counts))
    setup = data.draw(setups(game, players))
    play = play_out(game, setup, Random(data.draw(st.integers(0, 2**32))))
    full = {len(hand) for hand in play.start.hands}
    tellings = [state for state in play.states if state.phase == "tell"]
    assert all({len(hand) for hand in state.hands} == full for state in tellings)
