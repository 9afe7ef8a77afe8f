"""The points of Stella are those of the clauses (S12, S15 to S22)."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games.reasons import add_up
from reverie.games.stella import STELLA, scoring
from reverie.games.stella.events import Shown
from tests.games.scoring.oracles import in_the_dark, stella_points
from tests.games.scoring.turns import revealing, show_all

MORE = settings(max_examples=20 * settings().max_examples)

_slates = st.integers(1, 15).flatmap(
    lambda positions: st.lists(
        st.sets(st.integers(0, positions - 1), min_size=1, max_size=10).map(sorted),
        min_size=3,
        max_size=6,
    )
)


@MORE
@given(slates=_slates, first_scout=st.integers(0, 2), data=st.data())
def test_any_reveal_scores_as_the_clauses_say(
    slates: list[list[int]], first_scout: int, data: st.DataObject
) -> None:
    play = revealing(slates, first_scout)
    assert play.now.dark == in_the_dark(slates)
    shows = show_all(play, lambda cards: data.draw(st.sampled_from(cards)))
    view = STELLA.view(play.now, None)
    assert view.rounds == (stella_points(slates, shows),)
    assert view.stars == tuple(map(sum, zip(*(s.stars for s in view.shown), strict=True)))
    assert [(s.scout, s.card) for s in view.shown] == shows


@given(slates=_slates, data=st.data())
def test_the_outcome_is_how_many_marked_the_card(
    slates: list[list[int]], data: st.DataObject
) -> None:
    play = revealing(slates)
    show_all(play, lambda cards: data.draw(st.sampled_from(cards)))
    outcomes = {1: "fall", 2: "super_spark"}
    for shown in play.now.shown:
        marked = [seat for seat, slate in enumerate(slates) if shown.card in slate]
        assert list(shown.players) == marked
        assert shown.outcome == outcomes.get(len(marked), "spark")


@pytest.mark.parametrize(
    ("counts", "dark"),
    [
        ((3, 5, 4), 1),
        ((5, 5, 4), None),
        ((1, 1, 1), None),
        ((10, 9, 9, 9, 9, 9), 0),
        ((1, 2, 3, 4, 5, 6), 5),
    ],
)
def test_s12_who_has_the_most_crosses_alone(counts: tuple[int, ...], dark: int | None) -> None:
    assert scoring.in_the_dark(counts) == dark


@pytest.mark.parametrize(
    ("slates", "fallen", "outcome", "stars"),
    [
        (([0], [0], [0], [1]), (), "spark", (2, 2, 2, 0)),  # S15
        (([0], [1], [0], [1]), (), "super_spark", (3, 0, 3, 0)),  # S16
        (([0], [1], [1], [1]), (), "fall", (0, 0, 0, 0)),  # S17
        (([0], [1], [0], [0]), (2,), "spark", (2, 0, 0, 2)),  # S18
        (([0], [1], [0], [1]), (2,), "super_spark", (3, 0, 0, 0)),  # S18
        (([0], [0], [0], [0]), (1, 2, 3), "spark", (2, 0, 0, 0)),
    ],
)
def test_s15_to_s18_what_comes_of_a_card(
    slates: Sequence[Sequence[int]], fallen: tuple[int, ...], outcome: str, stars: tuple[int, ...]
) -> None:
    shown = scoring.show(0, 0, tuple(map(tuple, slates)), fallen)
    assert (shown.card, shown.scout) == (0, 0)
    assert (shown.outcome, shown.stars) == (outcome, stars)


SIX_SPARKS_AND_A_SUPER_SPARK = (
    *(Shown(card, 0, "spark", (0, 1, 2), (2, 2, 2)) for card in range(6)),
    Shown(6, 0, "super_spark", (0, 1), (3, 3, 0)),
)


@pytest.mark.parametrize(
    ("dark", "fallen", "points"),
    [
        (None, (), (15, 15, 12)),
        (None, (0, 1), (15, 15, 12)),
        (0, (), (15, 15, 12)),
        (0, (1,), (15, 15, 12)),
        (0, (0,), (8, 15, 12)),
        (1, (0, 1), (15, 8, 12)),
        (2, (2,), (15, 15, 6)),
    ],
)
def test_s22_fifteen_points_or_eight_in_the_dark_after_a_fall(
    dark: int | None, fallen: tuple[int, ...], points: tuple[int, ...]
) -> None:
    shown = SIX_SPARKS_AND_A_SUPER_SPARK
    assert add_up(scoring.reasons(3, shown, dark, fallen)) == points
