"""Every card is in exactly one place at all times."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.stella import STELLA
from tests.games.properties.places import in_play
from tests.games.properties.play import plays
from tests.games.properties.setups import EVERY_TABLE


@EVERY_TABLE
@given(data=st.data())
def test_every_card_is_in_one_place(game: AnyGame, players: int, data: st.DataObject) -> None:
    play = data.draw(plays(game, players, real=False))
    everywhere = Counter(play.setup.cards)
    for state in play.states:
        places = Counter(in_play(state))
        # Stella alone puts cards away for good (S23).
        assert places <= everywhere if game is STELLA else places == everywhere


@pytest.mark.parametrize("players", STELLA.counts)
@given(data=st.data())
def test_s23_a_row_is_put_away_for_good(players: int, data: st.DataObject) -> None:
    play = data.draw(plays(STELLA, players, real=False))
    away: set[str] = set()
    for before, after in zip(play.states, play.states[1:], strict=False):
        left = set(before.grid) - set(after.grid)
        assert len(left) == (5 if after.round > before.round else 0)
        away |= left
        assert away.isdisjoint(in_play(after))
        assert away.union(in_play(after)) == set(play.setup.cards)


@pytest.mark.parametrize("name", ["odyssey", "party", "team"])
@given(data=st.data())
def test_the_images_are_the_cards_given(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    play = data.draw(plays(game, data.draw(st.sampled_from(game.counts)), real=False))
    for state in play.states:
        laid = [(seat, card) for seat, cards in enumerate(state.given) for card in cards]
        if state.images:
            assert sorted(zip(state.owners, state.images, strict=True)) == sorted(laid)
