"""Points, the next round and the end: S21 to S24."""

import pytest

from tests.games.play import bots
from tests.games.stella.play import Slates, Stella


def test_s21_a_player_scores_the_stars_filled_bonus_stars_included() -> None:
    points = Stella(4).score([[0, 1], [0, 1], [0, 2], [2]], 0, 1, 2)
    assert points == [5, 5, 5, 3]


def test_s21_who_fell_in_the_light_keeps_all_stars() -> None:
    game = Stella(3)
    assert game.score([[0, 1], [0, 2], [0, 2]], 0, 2, 1) == [2, 5, 5]
    assert game.sees("dark") is None
    assert game.sees("fallen") == [0]


def test_s21_points_add_up_to_totals() -> None:
    game = Stella(3)
    assert game.sees("totals") == [0, 0, 0]
    game.score([[0], [0], [1]])
    game.continue_all()
    assert game.sees("rounds") == [[3, 3, 0]]
    game.score([[0], [0], [0]])
    assert game.sees("rounds") == [[3, 3, 0], [2, 2, 2]]
    assert game.sees("totals") == [5, 5, 2]


IN_THE_DARK: list[tuple[str, Slates, list[int], int]] = [
    ("no Spark", [[9, 0, 1], [2], [2]], [9], 0),
    ("one Spark", [[0, 9], [0], [0]], [0, 9], 1),
    ("one Super-Spark", [[0, 9, 8], [0], [2]], [0, 2, 9], 2),
    ("a Spark and a Super-Spark", [[0, 1, 9, 8], [0, 1], [0, 2]], [0, 1, 2, 9], 3),
]


@pytest.mark.parametrize(
    ("slates", "cards", "points"), [row[1:] for row in IN_THE_DARK], ids=[r[0] for r in IN_THE_DARK]
)
def test_s22_who_fell_in_the_dark_scores_one_less_for_each_spark(
    slates: Slates, cards: list[int], points: int
) -> None:
    game = Stella(len(slates))
    scored = game.score(slates, *cards)
    assert game.sees("dark") == 0
    assert 0 in game.sees("fallen")
    assert scored[0] == points


def test_s22_stars_are_shown_as_they_were_filled() -> None:
    game = Stella(3)
    assert game.score([[0, 9], [0], [0]], 0, 9) == [1, 2, 2]
    assert game.sees("stars") == [2, 2, 2]


def test_s22_sparks_after_the_fall_cost_nothing_more() -> None:
    game = Stella(3)
    assert game.score([[0, 1, 9], [0, 1], [0, 1]], 0, 1, 9) == [2, 4, 4]
    game = Stella(3)
    assert game.score([[0, 1, 9], [0, 1], [0, 1]], 9, 0, 1) == [0, 4, 4]


def test_s22_in_the_dark_without_a_fall_scores_normally() -> None:
    game = Stella(3)
    assert game.score([[0, 1], [0], [1]], 0, 1) == [6, 3, 3]
    assert game.sees("dark") == 0


def test_s22_a_fall_of_another_costs_the_one_in_the_dark_nothing() -> None:
    game = Stella(4)
    assert game.score([[0, 1], [0], [1], [9]], 0, 1, 9) == [6, 3, 3, 0]
    assert game.sees("dark") == 0
    assert game.sees("fallen") == [3]


def test_s23_the_next_round_starts_when_every_person_has_said_so() -> None:
    game = Stella(4, bots=bots(4, 1))
    game.score([[0]] * 4)
    assert game.sees("waiting_for") == [0, 2, 3]
    assert game.refusal(1, "continue") == "not_your_turn"
    assert game.can(1) == []
    for seat in (3, 0):
        assert game.can(seat) == [{"type": "continue"}]
        game.move(seat, "continue")
        assert game.can(seat) == []
        assert game.refusal(seat, "continue") == "not_now"
    assert game.sees("phase") == "scored"
    assert game.sees("waiting_for") == [2]
    game.move(2, "continue")
    assert game.sees("phase") == "associate"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s23_one_word_for_all_starts_the_next_round(seat: int) -> None:
    game = Stella(3, bots=bots(3, 2))
    game.score([[0]] * 3)
    game.move(0, "continue")
    game.move(seat, "continue", all=True)
    assert (game.sees("phase"), game.sees("round")) == ("associate", 2)
    assert game.state.continued == ()


def test_s23_where_all_are_bots_each_says_continue() -> None:
    game = Stella(3, bots=bots(3, 0, 1, 2))
    game.score([[0]] * 3)
    assert game.sees("waiting_for") == [0, 1, 2]
    game.continue_all()
    assert game.sees("round") == 2


def test_s23_the_word_card_is_discarded_and_the_pawn_moves_to_the_next_player() -> None:
    game = Stella(3, first=1)
    seen = []
    for _round in range(3):
        seen.append((game.sees("clue"), game.sees("first_scout")))
        game.next_round()
    seen.append((game.sees("clue"), game.sees("first_scout")))
    words = [top for top, _other in game.state.words]
    assert seen == list(zip(words, [1, 2, 0, 1], strict=True))


@pytest.mark.parametrize(
    ("finished", "replaced"), [(1, range(10, 15)), (2, range(5, 10)), (3, range(5))]
)
def test_s23_the_rows_are_replaced_from_the_bottom_to_the_top(
    finished: int, replaced: range
) -> None:
    game = Stella(3)
    for _round in range(finished - 1):
        game.next_round()
    before, pile = game.sees("grid"), list(game.state.pile)
    game.next_round()
    after = game.sees("grid")
    assert after[replaced.start : replaced.stop] == pile[:5]
    assert list(game.state.pile) == pile[5:]
    kept = [position for position in range(15) if position not in replaced]
    assert [after[position] for position in kept] == [before[position] for position in kept]


def test_s23_slates_are_wiped_and_lanterns_are_back_on_their_light_side() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    game.score([[0, 9], [0], [0]], 0, 9)
    game.continue_all()
    fresh = Stella(3).view(0)
    now = game.view(0)
    different = {field for field in now if now[field] != fresh[field]}
    assert different == {"round", "clue", "first_scout", "grid", "rounds", "totals"}
    assert game.state.slates == ((), (), ())


def test_s23_after_the_fourth_round_the_game_is_over_at_once() -> None:
    game = Stella(3)
    for number in (1, 2, 3):
        assert game.sees("round") == number
        game.next_round()
    assert game.sees("winners") is None
    game.score([[0]] * 3)
    assert (game.sees("phase"), game.sees("round")) == ("over", 4)
    assert game.sees("waiting_for") == []
    for viewer in (*game.seats, None):
        assert game.can(viewer) == []
    assert game.refusal(0, "continue") == "not_now"
    assert game.refusal(0, "continue", all=True) == "not_now"


@pytest.mark.parametrize(
    ("last", "totals", "winners"),
    [
        ([[0], [0], [1]], [9, 9, 6], [0, 1]),
        ([[0], [0], [0]], [8, 8, 8], [0, 1, 2]),
        ([[1], [0, 2], [0, 2]], [6, 12, 12], [1, 2]),
        ([[0, 1], [0], [1]], [12, 9, 9], [0]),
    ],
)
def test_s24_the_highest_total_wins_and_those_who_tie_win_together(
    last: list[list[int]], totals: list[int], winners: list[int]
) -> None:
    game = Stella(3, first=0)
    for _round in range(3):
        game.next_round()
    game.score(last)
    assert game.sees("totals") == totals
    assert game.sees("winners") == winners
