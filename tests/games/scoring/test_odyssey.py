"""The points of Odyssey, Party and Team are those of the clauses (O9 to O12, P6, T6)."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.odyssey.moves import ColouredVote, Vote
from tests.games.properties.play import Play, plays
from tests.games.scoring.oracles import classic_points, party_points, team_points
from tests.games.scoring.turns import laid, scored, voting

ORACLES = {"odyssey": classic_points, "party": party_points, "team": team_points}
TABLES = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(GAMES[name], players, id=f"{name}-{players}")
        for name in ORACLES
        for players in GAMES[name].counts
    ],
)
MORE = settings(max_examples=8 * settings().max_examples)


@TABLES
@MORE
@given(data=st.data(), votes=voting())
def test_any_voting_scores_as_the_clauses_say(
    game: AnyGame, players: int, data: st.DataObject, votes: Any
) -> None:
    storyteller = data.draw(st.integers(0, players - 1))
    view = scored(laid(game, players, storyteller), votes)
    assert view.points == ORACLES[game.name](view)
    assert view.totals == view.points


@TABLES
@given(data=st.data())
def test_every_turn_of_a_game_scores_as_the_clauses_say(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    play = data.draw(plays(game, players))
    views = [game.view(state, None) for state in play.states]
    scores = [view for view in views if view.phase in ("scored", "over")]
    assert all(view.points == ORACLES[game.name](view) for view in scores)
    turns = {view.turn: view.points for view in scores}
    assert play.now.totals == tuple(map(sum, zip(*turns.values(), strict=True)))


# Worked examples, with the points written out.


def by_owner(play: Play, votes: Mapping[int, tuple[int, ...]]) -> tuple[int, ...]:
    """The points when each seat votes for the first image of each of these owners."""

    def vote(now: Play, seat: int) -> Vote:
        return Vote(images=tuple(now.now.owners.index(owner) for owner in votes[seat]))

    points: tuple[int, ...] = scored(play, vote).points
    return points


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({1: (0,), 2: (0,), 3: (0,)}, (0, 2, 2, 2)),  # O9: everyone
        ({1: (2,), 2: (1,), 3: (1,)}, (0, 4, 3, 2)),  # O9: nobody; O11
        ({1: (0,), 2: (0,), 3: (1,)}, (3, 4, 3, 0)),  # O10
        ({1: (0,), 2: (1,), 3: (1,)}, (3, 5, 0, 0)),
        ({1: (2,), 2: (0,), 3: (2,)}, (3, 0, 5, 0)),
    ],
)
def test_o9_to_o11_four_players(
    votes: Mapping[int, tuple[int, ...]], points: tuple[int, ...]
) -> None:
    assert by_owner(laid(GAMES["odyssey"], 4, 0), votes) == points


def test_o11_at_most_three_points_for_votes() -> None:
    votes = {0: (1,), 1: (5,), 2: (1,), 3: (1,), 4: (1,)}
    assert by_owner(laid(GAMES["odyssey"], 6, 5), votes) == (0, 6, 0, 0, 0, 3)


def test_o11_two_images_of_one_player_count_together() -> None:
    """With three players both images of a player draw votes; only the other one can vote."""
    play = laid(GAMES["odyssey"], 3, 0)
    assert sorted(play.now.owners) == [0, 1, 1, 2, 2]
    assert by_owner(play, {1: (2,), 2: (0,)}) == (3, 0, 4)


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        # 1 is sure, 2 finds it with one of two votes, the others do not.
        ({1: (0,), 2: (0, 3), 3: (2,), 4: (2,), 5: (2,), 6: (2, 1)}, (3, 5, 6, 1, 0, 0, 0)),
        # O12 also under O9: everyone found it, two of them with one vote.
        (
            {1: (0,), 2: (0, 1), 3: (0, 1), 4: (0, 1), 5: (0, 1), 6: (0,)},
            (0, 6, 2, 2, 2, 2, 3),
        ),
        # One vote that did not find it brings nothing more.
        ({1: (2,), 2: (1,), 3: (1,), 4: (1,), 5: (1,), 6: (1,)}, (0, 5, 3, 2, 2, 2, 2)),
    ],
)
def test_o12_seven_players(votes: Mapping[int, tuple[int, ...]], points: tuple[int, ...]) -> None:
    assert by_owner(laid(GAMES["odyssey"], 7, 0), votes) == points


def test_o12_not_with_six_players() -> None:
    votes = {1: (0,), 2: (0,), 3: (2,), 4: (2,), 5: (2,)}
    assert by_owner(laid(GAMES["odyssey"], 6, 0), votes) == (3, 3, 6, 0, 0, 0)


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        # Teams 0: seats 0 and 4; the givers are 0, 1, 2, 3 and 4, the voters 5, 6 and 7.
        ({5: (0,), 6: (0,), 7: (0,)}, (0, 2, 2, 2)),
        ({5: (4,), 6: (4,), 7: (4,)}, (3, 2, 2, 2)),  # the partner's image drew them all
        ({5: (0,), 6: (4,), 7: (4,)}, (5, 3, 0, 0)),
        ({5: (0,), 6: (1,), 7: (1,)}, (3, 5, 0, 0)),
        ({5: (1,), 6: (2,), 7: (3,)}, (0, 3, 3, 3)),  # each for the image of the own partner
    ],
)
def test_t6_eight_players(votes: Mapping[int, tuple[int, ...]], points: tuple[int, ...]) -> None:
    assert by_owner(laid(GAMES["team"], 8, 0), votes) == points


def test_t6_at_most_three_points_for_votes() -> None:
    votes = {7: (1,), 8: (1,), 9: (1,), 10: (1,), 11: (0,)}
    assert by_owner(laid(GAMES["team"], 12, 0), votes) == (3, 3, 0, 0, 0, 3)


@pytest.mark.parametrize(
    ("greens", "red", "points"),
    [
        # The worked example: six on image 3, two on image 2, which is red, one alone.
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 2, (5, 5, 5, 5, 5, 5, 0, 0, 0)),
        ((0, 0, 1, 1, 1, 2, 2, 2, 2), 7, (2, 2, 3, 3, 3, 4, 4, 4, 4)),
        ((0, 0, 0, 0, 0, 1, 2, 3, 4), 8, (5, 5, 5, 5, 5, 0, 0, 0, 0)),
        ((0, 0, 0, 0, 0, 1, 2, 3, 4), 0, (0,) * 9),
    ],
)
def test_p6_nine_players(greens: tuple[int, ...], red: int, points: tuple[int, ...]) -> None:
    def vote(play: Play, seat: int) -> ColouredVote:
        return ColouredVote(
            images=(greens[seat],), red=red if seat == play.now.storyteller else None
        )

    assert scored(laid(GAMES["party"], 9, 4), vote).points == points
