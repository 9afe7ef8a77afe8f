"""The reveal: S13 to S20."""

import pytest

from reverie.games.errors import Malformed
from reverie.games.stella import STELLA
from reverie.games.stella.moves import Show
from tests.games.stella.play import Stella, revealing


@pytest.mark.parametrize("first", [0, 1, 2])
def test_s13_the_owner_of_the_pawn_is_the_first_scout_of_the_round(first: int) -> None:
    game = revealing([[0, 1], [0, 1], [0, 1]], first=first)
    assert game.sees("scout") == first
    assert game.sees("waiting_for") == [first]


def test_s13_the_pawn_does_not_move_in_the_round() -> None:
    game = revealing([[0, 1], [0, 1], [0, 1]])
    assert (game.sees("first_scout"), game.sees("scout")) == (0, 0)
    game.show(0)
    assert (game.sees("first_scout"), game.sees("scout")) == (0, 1)
    game.show(1)
    assert (game.sees("first_scout"), game.sees("scout")) == (0, None)


def test_s14_the_scout_shows_a_card_that_they_marked_and_nobody_has_shown() -> None:
    game = revealing([[0, 1, 2], [0, 1, 3], [1, 4]])
    assert game.can(0) == [{"type": "show", "from": [0, 1, 2]}]
    game.show(0)
    assert game.can(1) == [{"type": "show", "from": [1, 3]}]
    assert game.refusal(1, "show", card=0) == "already_shown"
    assert game.refusal(1, "show", card=2) == "not_marked"
    game.show(3)
    assert [card["card"] for card in game.sees("shown")] == [0, 3]


def test_s14_nobody_but_the_scout_shows_a_card() -> None:
    game = revealing([[0], [0], [0]])
    for viewer in (1, 2):
        assert game.refusal(viewer, "show", card=0) == "not_your_turn"
        assert game.can(viewer) == []


@pytest.mark.parametrize("card", [15, -1, "0", None, 1.5])
def test_s14_a_card_outside_the_grid_is_malformed(card: object) -> None:
    assert revealing([[0]] * 3).refusal(0, "show", card=card) == "malformed"


def test_s14_the_rules_themselves_know_the_grid() -> None:
    with pytest.raises(Malformed):
        STELLA.decide(revealing([[0]] * 3).state, 0, Show(card=15))


@pytest.mark.parametrize(
    ("slates", "stars"),
    [
        ([[0], [0], [0]], [2, 2, 2]),
        ([[0], [1], [0], [0]], [2, 0, 2, 2]),
        ([[0], [0], [0], [0]], [2, 2, 2, 2]),
        ([[0], [0], [0], [1], [1]], [2, 2, 2, 0, 0]),
        ([[0], [0], [0], [0], [0], [0]], [2, 2, 2, 2, 2, 2]),
    ],
)
def test_s15_a_spark_fills_two_stars_of_all_who_marked_the_card(
    slates: list[list[int]], stars: list[int]
) -> None:
    game = revealing(slates)
    game.show(0)
    players = [seat for seat, slate in enumerate(slates) if 0 in slate]
    assert game.sees("shown") == [
        {"card": 0, "scout": 0, "outcome": "spark", "players": players, "stars": stars}
    ]
    assert game.sees("stars") == stars


@pytest.mark.parametrize(
    ("slates", "stars"),
    [
        ([[0], [1], [0]], [3, 0, 3]),
        ([[0], [0], [1], [1]], [3, 3, 0, 0]),
        ([[0], [1], [2], [3], [4], [0]], [3, 0, 0, 0, 0, 3]),
    ],
)
def test_s16_a_super_spark_fills_three_stars_of_the_two_who_marked_the_card(
    slates: list[list[int]], stars: list[int]
) -> None:
    game = revealing(slates)
    game.show(0)
    (shown,) = game.sees("shown")
    assert shown["outcome"] == "super_spark"
    assert shown["players"] == [seat for seat, slate in enumerate(slates) if 0 in slate]
    assert shown["stars"] == game.sees("stars") == stars


def test_s17_a_fall_fills_nothing() -> None:
    game = revealing([[0], [1], [1]])
    game.show(0)
    assert game.sees("shown") == [
        {"card": 0, "scout": 0, "outcome": "fall", "players": [0], "stars": [0, 0, 0]}
    ]
    assert game.sees("fallen") == [0]
    assert game.sees("stars") == [0, 0, 0]


def test_s17_who_has_fallen_keeps_the_stars_filled_before_and_fills_none_after() -> None:
    game = revealing([[0, 1, 2], [0, 2, 3], [0, 2, 3]], first=2)
    game.show(0, 1)
    assert game.sees("fallen") == [0]
    assert game.sees("stars") == [2, 2, 2]
    game.show(2)
    assert game.sees("stars") == [2, 4, 4]


def test_s17_who_has_fallen_is_no_longer_scout_in_the_round() -> None:
    game = revealing([[0, 4], [1, 2], [1, 2]])
    game.show(0, 1)
    assert game.sees("scout") == 2
    game.show(2)
    assert game.sees("phase") == "scored"
    assert 4 not in [card["card"] for card in game.sees("shown")]


@pytest.mark.parametrize(
    ("slates", "outcome", "stars"),
    [
        ([[0, 1], [1, 2], [2]], "super_spark", [0, 3, 0]),
        ([[0, 1], [1], [1]], "spark", [0, 2, 2]),
    ],
)
def test_s18_crosses_of_the_fallen_count_for_the_others(
    slates: list[list[int]], outcome: str, stars: list[int]
) -> None:
    game = revealing(slates)
    game.show(0, 1)
    shown = game.sees("shown")[1]
    assert shown["outcome"] == outcome
    assert 0 in shown["players"]
    assert shown["stars"] == game.sees("stars") == stars


def test_s18_the_others_alone_would_have_fallen() -> None:
    game = revealing([[0], [1, 2], [2]])
    game.show(0, 1)
    assert game.sees("fallen") == [0, 1]


def test_s19_the_next_player_clockwise_is_the_scout_wrapping_round() -> None:
    game = revealing([[0, 1, 2, 3]] * 4, first=2)
    scouts = []
    for card in range(4):
        scouts.append(game.sees("scout"))
        game.show(card)
    assert scouts == [2, 3, 0, 1]


def test_s19_who_has_no_unshown_cross_is_passed_over() -> None:
    game = revealing([[0, 1], [0], [0, 1]])
    game.show(0)
    assert game.sees("scout") == 2


def test_s19_the_fallen_are_passed_over() -> None:
    game = revealing([[0, 1, 2], [9, 10], [0, 1, 2]])
    game.show(0, 9, 1)
    assert game.sees("fallen") == [1]
    assert game.sees("scout") == 0


def test_s19_one_player_may_be_scout_several_times_running() -> None:
    game = revealing([[0, 1, 2], [5, 0], [6, 0]])
    game.show(0, 5, 6)
    assert game.sees("fallen") == [1, 2]
    assert game.sees("scout") == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_s20_the_reveal_ends_when_all_have_fallen(players: int) -> None:
    game = revealing([[seat, 9 + seat] for seat in range(players)])
    game.show(*range(players))
    assert game.sees("fallen") == list(range(players))
    assert game.sees("phase") == "scored"
    assert game.sees("scout") is None


def test_s20_the_reveal_ends_when_nobody_standing_has_an_unshown_cross() -> None:
    game = revealing([[0, 7, 8], [1], [1]])
    game.show(0, 1)
    assert game.sees("fallen") == [0]
    assert game.sees("phase") == "scored"


def test_s20_the_reveal_goes_on_while_one_has_an_unshown_cross() -> None:
    game = revealing([[0, 1, 2], [0, 1], [0]])
    game.show(0, 1)
    assert game.sees("phase") == "reveal"
    assert game.sees("scout") == 0
    game.show(2)
    assert game.sees("phase") == "scored"


def test_s20_scores_still_show_the_round() -> None:
    game = Stella(3)
    grid = game.sees("grid")
    game.score([[0], [0], [1]])
    assert game.sees("grid") == grid
    assert game.sees("counts") == [1, 1, 1]
    assert len(game.sees("shown")) == 2
    assert game.sees("fallen") == [2]
    assert game.sees("slate", 0) == [0]
