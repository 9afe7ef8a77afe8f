"""Stella on cards that lie on a real table (B1, B2)."""

from tests.games.stella.play import Stella

PLACES = [f"box:{place}" for place in range(15)]


def test_b2_the_grid_is_fifteen_places() -> None:
    assert Stella(3, cards=(), real_cards=True).sees("grid") == PLACES


def test_b2_a_row_is_replaced_by_hand_and_the_places_stay() -> None:
    game = Stella(3, cards=(), real_cards=True)
    for row in (2, 1, 0):
        game.next_round()
        assert game.sees("grid") == PLACES
        started = game.events[-1]
        assert (started.row, list(started.cards)) == (row, PLACES[5 * row : 5 * row + 5])
    game.score([[0]] * 3)
    assert game.sees("phase") == "over"
