"""S5: everybody has a colour, and chooses another one in the lobby."""

from typing import Any

import pytest

from reverie.games import GAMES
from reverie.games.stella.state import Stella
from reverie.tables.moves import ChooseColour, Configure, Rematch, Start
from tests.tables.kit import Desk, refusal, seated


def offered(desk: Desk, seat: int) -> Any:
    can = desk.seen(seat)["view"]["can"]
    return next((offer["from"] for offer in can if offer["type"] == "colour"), None)


def colours(desk: Desk) -> list[str]:
    return [seat["colour"] for seat in desk.seen(None)["view"]["seats"]]


def test_s5_each_chooses_for_themselves_what_nobody_else_has() -> None:
    desk = seated("stella", 3)
    before = colours(desk)
    assert set(before[1:]).isdisjoint(offered(desk, 0))
    assert before[0] in offered(desk, 0)
    desk.act(1, ChooseColour(colour="teal"))
    assert colours(desk) == [before[0], "teal", before[2]]
    assert before[1] in offered(desk, 0)
    assert refusal(lambda: desk.act(0, ChooseColour(colour="teal"))) == "colour_taken"
    desk.act(1, ChooseColour(colour="teal"))
    desk.sit("Dov")
    assert len(set(colours(desk))) == 4


def test_s5_in_a_game_the_colours_stay() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    assert offered(desk, 0) is None
    assert refusal(lambda: desk.act(0, ChooseColour(colour="lime"))) == "not_now"


def test_s6_the_first_scout_of_a_rematch_is_drawn_by_lot() -> None:
    """Passed on to the next, it would be the same seat in every pair of games."""
    steps = set()
    for seed in range(12):
        desk = seated("stella", 3)
        desk.act(0, Configure(options={"seed": f"{seed}"}))
        steps.add(_first(desk))
    assert steps == {0, 1, 2}


def _first(desk: Desk) -> int:
    firsts = []
    desk.act(0, Start())
    for again in (True, False):
        assert isinstance(desk.table.play, Stella)
        firsts.append(desk.table.play.first_scout)
        desk.play_out()
        if again:
            desk.act(0, Rematch())
    return (firsts[1] - firsts[0]) % 3


@pytest.mark.parametrize("game", GAMES)
def test_g3_a_rematch_with_a_chosen_seed_is_another_deal_and_the_same_one_again(game: str) -> None:
    def deals() -> list[Any]:
        desk = seated(game, GAMES[game].counts[0])
        desk.act(0, Configure(options={"seed": "chosen"}))
        desk.act(0, Start())
        first = desk.table.seed
        desk.play_out()
        desk.act(0, Rematch())
        second = desk.table.seed
        desk.play_out()
        desk.act(0, Rematch())
        return [first, second, desk.table.seed]

    once = deals()
    assert once[0] == "chosen"
    assert len(set(once)) == 3
    assert deals() == once
