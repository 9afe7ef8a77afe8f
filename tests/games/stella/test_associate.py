"""The clue, the slates and the announcement: S7 to S12."""

import pytest

from reverie.games.errors import Malformed
from reverie.games.stella import STELLA
from reverie.games.stella.moves import Mark
from tests.games.play import bots
from tests.games.stella.play import Stella, revealing


def test_s7_the_word_at_the_top_of_the_card_is_the_clue() -> None:
    game = Stella(3)
    for card in game.state.words:
        assert game.sees("clue") == card[0]
        game.score([[0]] * 3)
        if game.state.phase == "scored":
            game.continue_all()


def test_s8_when_all_agree_the_other_word_is_the_clue() -> None:
    game = Stella(3)
    top, other = game.state.words[0]
    for seat in (1, 0):
        game.move(seat, "flip_word")
    assert game.sees("clue") == top
    assert game.sees("flip") == {"agreed": [1, 0], "used": False}
    game.move(2, "flip_word")
    assert game.sees("clue") == other
    assert game.sees("flip") == {"agreed": [1, 0, 2], "used": True}


def test_s8_the_change_wipes_every_slate_and_gives_every_pen_back() -> None:
    game = Stella(3)
    game.mark([[0, 1], [2], [3]])
    game.pass_pens(0, 1)
    for seat in game.seats:
        game.move(seat, "flip_word")
    assert [game.sees("slate", seat) for seat in game.seats] == [[], [], []]
    assert game.sees("done") == []
    assert game.sees("waiting_for") == [0, 1, 2]


def test_s8_without_everybody_the_clue_stays() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    game.move(1, "flip_word")
    game.reveal([[0]] * 3)
    assert game.sees("clue") == game.state.words[0][0]
    assert game.sees("flip") == {"agreed": [0, 1], "used": False}
    assert game.refusal(2, "flip_word") == "not_now"


def test_s8_nobody_agrees_twice() -> None:
    game = Stella(3)
    game.move(0, "flip_word")
    assert game.refusal(0, "flip_word") == "not_now"
    assert "flip_word" not in game.offers(0)
    assert "flip_word" in game.offers(1)


def test_s8_bots_agree() -> None:
    game = Stella(4, bots=bots(4, 1, 3))
    assert "flip_word" not in game.offers(1)
    assert game.refusal(1, "flip_word") == "not_your_turn"
    game.move(0, "flip_word")
    assert not game.sees("flip")["used"]
    game.move(2, "flip_word")
    assert game.sees("flip") == {"agreed": [0, 2], "used": True}


def test_s8_one_person_among_bots_decides_alone() -> None:
    game = Stella(3, bots=bots(3, 0, 1))
    game.move(2, "flip_word")
    assert game.sees("flip")["used"]


def test_s8_where_all_are_bots_each_of_them_must_agree() -> None:
    game = Stella(3, bots=bots(3, 0, 1, 2))
    game.move(0, "flip_word")
    game.move(1, "flip_word")
    assert not game.sees("flip")["used"]
    game.move(2, "flip_word")
    assert game.sees("flip")["used"]


def test_s8_the_word_changes_once_a_round_at_most() -> None:
    game = Stella(3)
    for seat in game.seats:
        game.move(seat, "flip_word")
    for seat in game.seats:
        assert game.refusal(seat, "flip_word") == "not_now"
        assert "flip_word" not in game.offers(seat)
    game.next_round()
    assert game.sees("flip") == {"agreed": [], "used": False}
    assert game.sees("clue") == game.state.words[1][0]
    for seat in game.seats:
        game.move(seat, "flip_word")
    assert game.sees("clue") == game.state.words[1][1]


def test_s8_who_has_passed_the_pen_may_still_agree() -> None:
    game = Stella(3)
    game.mark([[0]] * 3)
    game.pass_pens(0)
    game.move(0, "flip_word")
    assert game.sees("flip")["agreed"] == [0]
    assert game.sees("done") == [0]


@pytest.mark.parametrize("count", [1, 2, 9, 10])
def test_s9_a_slate_of_one_to_ten_crosses_can_be_handed_in(count: int) -> None:
    game = Stella(3)
    game.move(0, "mark", cards=list(range(count)))
    assert "pass_pen" in game.offers(0)
    game.move(0, "pass_pen")
    assert game.sees("done") == [0]


def test_s9_a_slate_without_a_cross_cannot_be_handed_in() -> None:
    game = Stella(3)
    assert game.refusal(0, "pass_pen") == "too_few"
    game.move(0, "mark", cards=[1])
    game.move(0, "mark", cards=[])
    assert game.sees("slate", 0) == []
    assert game.offers(0) == ["mark", "flip_word"]
    assert game.refusal(0, "pass_pen") == "too_few"


@pytest.mark.parametrize("count", [11, 15])
def test_s9_more_than_ten_crosses_are_too_many(count: int) -> None:
    assert Stella(3).refusal(0, "mark", cards=list(range(count))) == "too_many"


@pytest.mark.parametrize("cards", [[15], [-1], [3, 3], list(range(15)) * 2, ["0"], [None], None])
def test_s9_crosses_outside_the_grid_or_repeated_are_malformed(cards: object) -> None:
    assert Stella(3).refusal(0, "mark", cards=cards) == "malformed"


@pytest.mark.parametrize("cards", [(15,), (-1,), (3, 3)])
def test_s9_the_rules_themselves_know_the_grid(cards: tuple[int, ...]) -> None:
    with pytest.raises(Malformed):
        STELLA.decide(Stella(3).state, 0, Mark(cards=cards))


def test_s9_a_mark_replaces_the_whole_slate() -> None:
    game = Stella(3)
    game.move(0, "mark", cards=[9, 0, 4])
    assert game.sees("slate", 0) == [0, 4, 9]
    game.move(0, "mark", cards=[14])
    assert game.sees("slate", 0) == [14]
    assert game.sees("slate", 1) == []


def test_s9_slates_are_secret() -> None:
    game = Stella(3)
    before = [game.view(viewer) for viewer in (1, 2, None)]
    game.move(0, "mark", cards=[7, 8])
    assert [game.view(viewer) for viewer in (1, 2, None)] == before


def test_s10_a_player_takes_the_pen_back_and_changes_the_slate() -> None:
    game = Stella(3)
    game.mark([[0], [1], [2]])
    game.pass_pens(0, 1)
    assert game.sees("done") == [0, 1]
    assert game.sees("waiting_for") == [2]
    assert game.offers(0) == ["take_pen", "flip_word"]
    game.move(0, "take_pen")
    assert game.sees("done") == [1]
    game.move(0, "mark", cards=[5, 6])
    game.pass_pens(0, 2)
    assert game.sees("counts") == [2, 1, 1]


def test_s10_who_has_passed_the_pen_changes_nothing_and_does_not_pass_it_again() -> None:
    game = Stella(3)
    game.mark([[0], [1], [2]])
    game.pass_pens(0)
    assert game.refusal(0, "mark", cards=[5]) == "not_now"
    assert game.refusal(0, "pass_pen") == "not_now"


def test_s10_who_has_the_pen_does_not_take_it() -> None:
    game = Stella(3)
    assert game.refusal(0, "take_pen") == "not_now"
    assert "take_pen" not in game.offers(0)


def test_s10_once_all_pens_are_passed_nothing_changes() -> None:
    game = revealing([[0], [0], [1]])
    for seat in game.seats:
        assert game.refusal(seat, "take_pen") == "not_now"
        assert game.refusal(seat, "mark", cards=[5]) == "not_now"
        assert game.refusal(seat, "pass_pen") == "not_now"


def test_s11_the_numbers_of_crosses_are_public_when_all_pens_are_passed() -> None:
    game = Stella(3)
    game.mark([[0], [0, 1], [0, 1, 2]])
    game.pass_pens(2, 0)
    assert game.sees("counts") is None
    assert game.sees("phase") == "associate"
    game.pass_pens(1)
    assert game.sees("counts") == [1, 2, 3]
    assert game.sees("phase") == "reveal"


def test_s11_the_crosses_themselves_stay_secret() -> None:
    one, other = revealing([[0], [1, 2], [3]]), revealing([[0], [8, 9], [7]])
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize(
    ("counts", "dark"),
    [
        ([7, 4, 5], 0),
        ([1, 2, 3, 10], 3),
        ([5, 6, 5, 5, 5], 1),
        ([1, 1, 1, 1, 2, 1], 4),
    ],
)
def test_s12_who_alone_has_the_most_crosses_is_in_the_dark(counts: list[int], dark: int) -> None:
    game = revealing([range(count) for count in counts])
    assert game.sees("counts") == counts
    assert game.sees("dark") == dark


@pytest.mark.parametrize("counts", [[8, 8, 3], [1, 1, 1], [2, 9, 4, 9], [8, 8, 8, 1, 2, 3]])
def test_s12_two_who_share_the_most_are_not_in_the_dark(counts: list[int]) -> None:
    assert revealing([range(count) for count in counts]).sees("dark") is None
