"""G2: what ``can`` offers is never refused, and what it does not offer is."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.moves import Continue, Move
from reverie.games.stella import STELLA
from reverie.games.stella.moves import Mark
from tests.games.properties.candidates import candidates
from tests.games.properties.offers import admits, within
from tests.games.properties.play import moments, play_out, plays
from tests.games.properties.refusals import refused
from tests.games.properties.setups import EVERY_TABLE, setups


def is_accepted(game: AnyGame, state: Any, seat: int, move: Move) -> bool:
    return refused(game, state, seat, move) is None


@EVERY_TABLE
@given(data=st.data())
def test_g2_what_is_offered_is_never_refused(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for state in play.states:
        for seat in range(players):
            for offer in game.can(state, seat):
                move = within(offer, chance)
                assert is_accepted(game, state, seat, move), (state, seat, move)


@EVERY_TABLE
@given(data=st.data())
def test_g2_a_move_is_accepted_if_and_only_if_it_is_offered(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    chance = Random(data.draw(st.integers(0, 2**32)))
    for state in moments(play.states, chance, most=2):
        for seat in range(players):
            offers = game.can(state, seat)
            for move in candidates(game, state, seat, chance):
                accepted = is_accepted(game, state, seat, move)
                assert accepted == admits(offers, move), (state, seat, move)


@given(setup=setups(STELLA, 3), seed=st.integers(0, 2**32))
def test_s9_of_all_slates_exactly_those_offered_are_accepted(setup: Any, seed: int) -> None:
    """All 32,768 subsets of the grid."""
    chance = Random(seed)
    state = chance.choice(play_out(STELLA, setup, chance).states)
    offers = STELLA.can(state, 0)
    for size in range(16):
        for cards in combinations(range(15), size):
            move = Mark(cards=cards)
            assert is_accepted(STELLA, state, 0, move) == admits(offers, move)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_the_word_of_the_host_counts_for_all_when_scores_are_shown(
    name: str, data: st.DataObject
) -> None:
    """Who the host is the table knows: ``can`` leaves ``"all": true`` to it."""
    game = GAMES[name]
    players = data.draw(st.sampled_from(game.counts))
    for state in data.draw(plays(game, players)).states:
        for seat in range(players):
            accepted = is_accepted(game, state, seat, Continue(all=True))
            assert accepted == (state.phase == "scored")
