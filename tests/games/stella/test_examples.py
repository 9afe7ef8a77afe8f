"""The worked examples of the rulebook."""

from tests.games.stella.play import Stella, revealing

ORANGE, PINK, PURPLE, GREEN, BLUE, YELLOW = range(6)
A, B, C = 0, 1, 2


def captain() -> Stella:
    """Green has fallen, Orange has filled 4 stars and is the scout."""
    game = revealing(
        [
            [A, B, C, 3, 4, 5, 6],
            [B, 3, 4],
            [C, 7],
            [14, 13],
            [B, 3, 8],
            [4, 7, 8],
        ],
        first=GREEN,
    )
    game.show(14, 3, 4)
    return game


def test_s12_orange_is_in_the_dark_with_seven_crosses() -> None:
    assert captain().sees("counts")[ORANGE] == 7
    assert captain().sees("dark") == ORANGE


def test_s12_orange_and_pink_with_eight_crosses_each_are_not_in_the_dark() -> None:
    assert revealing([range(8), range(8), range(4), range(3)]).sees("dark") is None


def test_s17_in_captain_orange_shows_a_and_falls_with_four_stars() -> None:
    game = captain()
    assert game.sees("scout") == ORANGE
    assert game.sees("stars")[ORANGE] == 4
    game.show(A)
    assert game.sees("shown")[-1]["outcome"] == "fall"
    assert game.sees("fallen") == [GREEN, ORANGE]


def test_s18_in_captain_pink_and_purple_spark_with_the_fallen_orange() -> None:
    game = captain()
    game.show(A)
    assert game.sees("scout") == PINK
    game.show(B)
    assert game.sees("shown")[-1] == {
        "card": B,
        "scout": PINK,
        "outcome": "spark",
        "players": [ORANGE, PINK, BLUE],
        "stars": [0, 2, 0, 0, 2, 0],
    }
    assert game.sees("scout") == PURPLE
    game.show(C)
    assert game.sees("shown")[-1] == {
        "card": C,
        "scout": PURPLE,
        "outcome": "super_spark",
        "players": [ORANGE, PURPLE],
        "stars": [0, 0, 3, 0, 0, 0],
    }
    assert game.sees("stars")[ORANGE] == 4


def test_s19_in_captain_the_fallen_green_is_passed_over_for_blue() -> None:
    game = captain()
    game.show(A, B, C)
    assert game.sees("scout") == BLUE
    assert game.sees("phase") == "reveal"


def test_s22_in_captain_orange_pays_for_the_fall_in_the_dark() -> None:
    game = captain()
    game.show(A, B, C)
    game.show_all()
    assert game.sees("stars")[ORANGE] == 4
    assert game.sees("rounds") == [[2, 6, 6, 0, 7, 8]]


NINE = [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2]]
TWELVE = [[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]
SIX = [[0, 1, 2], [0, 1, 2], [0, 1, 2]]
SEVEN_CROSSES = [[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], [0, 1, 2, 6], [3, 4, 5]]
EIGHT_CROSSES = [[*SEVEN_CROSSES[0], 7], *SEVEN_CROSSES[1:]]


def test_s21_nine_stars_are_nine_points() -> None:
    game = Stella(3)
    assert game.score(NINE)[ORANGE] == 9
    assert game.sees("stars")[ORANGE] == 9


def test_s22_six_sparks_and_a_super_spark_are_fifteen_points_in_the_dark_without_a_fall() -> None:
    game = Stella(4)
    assert game.score(SEVEN_CROSSES)[ORANGE] == 15
    assert game.sees("dark") == ORANGE
    assert game.sees("fallen") == []


def test_s22_six_sparks_and_a_super_spark_are_eight_points_in_the_dark_after_a_fall() -> None:
    game = Stella(4)
    assert game.score(EIGHT_CROSSES, 0, 1, 2, 3, 4, 5, 6, 7)[ORANGE] == 8
    assert game.sees("dark") == ORANGE
    assert game.sees("fallen") == [ORANGE]
    assert game.sees("stars")[ORANGE] == 15


def test_s24_nine_twelve_six_and_fifteen_are_forty_two() -> None:
    game = Stella(4)
    nobody = [[14]]
    for slates in (NINE, TWELVE, SIX):
        game.score([*slates, *nobody])
        game.continue_all()
    game.score(SEVEN_CROSSES)
    assert [points[ORANGE] for points in game.sees("rounds")] == [9, 12, 6, 15]
    assert game.sees("totals")[ORANGE] == 42
    assert game.sees("winners") == [ORANGE]
