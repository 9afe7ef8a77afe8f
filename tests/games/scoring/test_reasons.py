"""Every point has a reason, and the reasons add up to the points."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.odyssey.moves import ColouredVote, Vote
from reverie.games.odyssey.scoring import OdysseyReason as Why
from reverie.games.reasons import add_up
from reverie.games.stella.scoring import StellaReason as Star
from tests.games.properties.play import Play, plays
from tests.games.properties.setups import EVERY_TABLE
from tests.games.scoring.turns import laid, revealing, scored, show_all


@EVERY_TABLE
@given(data=st.data())
def test_the_reasons_add_up_to_the_points_in_every_state(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """They are told from the reveal on: before that they would tell who voted for what."""
    play = data.draw(plays(game, players))
    for state in play.states:
        view = game.view(state, None)
        if view.phase in ("scored", "over"):
            points = view.rounds[-1] if game.name == "stella" else view.points
            assert add_up(view.reasons) == points
        else:
            assert view.reasons is None


def by_owner(
    game: str, players: int, votes: Mapping[int, tuple[int, ...]]
) -> tuple[tuple[Why, ...], ...]:
    """The reasons when each seat votes for the images of these owners; seat 0 tells."""

    def vote(now: Play, seat: int) -> Vote:
        return Vote(images=tuple(now.now.owners.index(owner) for owner in votes[seat]))

    reasons: tuple[tuple[Why, ...], ...] = scored(laid(GAMES[game], players, 0), vote).reasons
    return reasons


def test_o9_everyone_found_it() -> None:
    assert by_owner("odyssey", 4, {1: (0,), 2: (0,), 3: (0,)}) == (
        (Why("all_found", 0),),
        *[(Why("all_found", 2),)] * 3,
    )


def test_o9_nobody_found_it() -> None:
    assert by_owner("odyssey", 4, {1: (2,), 2: (1,), 3: (1,)}) == (
        (Why("none_found", 0),),
        (Why("none_found", 2), Why("fooled", 2, (2, 3))),
        (Why("none_found", 2), Why("fooled", 1, (1,))),
        (Why("none_found", 2),),
    )


def test_o10_some_found_it() -> None:
    assert by_owner("odyssey", 4, {1: (0,), 2: (1,), 3: (1,)}) == (
        (Why("storyteller", 3),),
        (Why("found", 3), Why("fooled", 2, (2, 3))),
        (),
        (),
    )


def test_o11_what_the_cap_has_cut_is_told() -> None:
    votes = {1: (0,), 2: (1,), 3: (1,), 4: (1,), 5: (1,)}
    reasons = by_owner("odyssey", 6, votes)
    assert reasons[1] == (Why("found", 3), Why("fooled", 3, (2, 3, 4, 5), capped=True))
    assert by_owner("odyssey", 6, votes | {5: (2,)})[1][1] == Why("fooled", 3, (2, 3, 4))


def test_o12_seven_players_with_one_vote_each() -> None:
    """Nobody cast a second vote, and who found it is sure all the same."""
    votes = {1: (0,), 2: (3,), 3: (2,), 4: (2,), 5: (2,), 6: (1,)}
    reasons = by_owner("odyssey", 7, votes)
    assert reasons[1] == (Why("found", 3), Why("fooled", 1, (6,)), Why("sure", 1))
    assert by_owner("odyssey", 7, votes | {1: (0, 4)})[1] == (
        Why("found", 3),
        Why("fooled", 1, (6,)),
    )


def test_t6_reasons_are_those_of_teams() -> None:
    """Teams 0: seats 0 and 4; the givers are 0, 1, 2, 3 and 4, the voters 5, 6 and 7."""
    assert by_owner("team", 8, {5: (0,), 6: (4,), 7: (4,)}) == (
        (Why("storyteller", 3), Why("fooled", 2, (6, 7))),
        (Why("found", 3),),
        (),
        (),
    )


@pytest.mark.parametrize(
    ("greens", "red", "seat", "reason"),
    [
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 2, 0, Why("company", 5, (1, 2, 3, 4, 5), capped=True)),
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 2, 6, Why("red", 0)),
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 2, 8, Why("alone", 0)),
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 5, 8, Why("red", 0)),
        ((3, 3, 3, 3, 3, 2, 2, 2, 5), 0, 1, Why("company", 5, (0, 2, 3, 4))),
        ((3, 3, 3, 3, 3, 3, 2, 2, 5), 0, 7, Why("company", 2, (6,))),
    ],
)
def test_p6_company_red_and_alone(greens: Sequence[int], red: int, seat: int, reason: Why) -> None:
    def vote(play: Play, seat: int) -> ColouredVote:
        storyteller = seat == play.now.storyteller
        return ColouredVote(images=(greens[seat],), red=red if storyteller else None)

    view: Any = scored(laid(GAMES["party"], 9, 4), vote)
    assert view.reasons[seat] == (reason,)


def stars(slates: Sequence[Sequence[int]]) -> tuple[tuple[Star, ...], ...]:
    play = revealing(slates)
    show_all(play, min)
    reasons: tuple[tuple[Star, ...], ...] = play.game.view(play.now, None).reasons
    return reasons


def test_s15_s16_sparks_and_super_sparks_are_counted() -> None:
    assert (
        stars([(0, 1, 2), (0, 1, 3), (0, 2, 3)])
        == ((Star("spark", 2, 1), Star("super_spark", 6, 2)),) * 3
    )


def test_s17_who_falls_at_once_has_no_reason() -> None:
    assert stars([(0,), (5,), (5,)])[0] == ()


def test_s22_the_worked_example() -> None:
    """Six Sparks and a Super-Spark are 15 points, or 8 in the Dark after a fall."""
    dark = tuple(range(9))
    reasons = stars([dark, (0, 1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5)])
    assert reasons[0] == (Star("spark", 12, 6), Star("super_spark", 3, 1), Star("dark", -7, 7))
    assert add_up(reasons)[0] == 8


def test_s22_in_the_dark_without_a_fall_nothing_is_lost() -> None:
    reasons = stars([(0, 1, 2), (0, 1), (2, 1)])
    assert reasons[0] == (Star("spark", 2, 1), Star("super_spark", 6, 2))
