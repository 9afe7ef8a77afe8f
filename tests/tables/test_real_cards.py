"""B8: a table whose cards are real is for people."""

import pytest

from reverie.games import GAMES
from reverie.tables.moves import AddBot, Configure, Leave, Rematch, Remove, Start, ToLobby
from tests.tables.kit import Desk, refusal, seated


def offered(desk: Desk, seat: int = 0) -> set[str]:
    return {offer["type"] for offer in desk.seen(seat)["view"]["can"]}


@pytest.mark.parametrize("game", GAMES)
def test_b1_any_game_starts_without_a_deck(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0], deck="box")
    assert "start" in offered(desk)
    desk.act(0, Start())
    view = desk.seen(0)["view"]
    assert (view["status"], view["bots_know"]) == ("playing", "well")


def test_b8_no_bot_is_offered_or_added() -> None:
    desk = seated("stella", 3, deck="box")
    assert "add_bot" not in offered(desk)
    assert refusal(lambda: desk.act(0, AddBot())) == "no_bots"


def test_b8_where_bots_sit_the_box_is_not_chosen() -> None:
    desk = seated("stella", 3)
    desk.act(0, AddBot())
    assert refusal(lambda: desk.act(0, Configure(options={"deck": "box"}))) == "no_bots"
    desk.act(0, Remove(seat=3))
    desk.act(0, Configure(options={"deck": "box"}))
    assert "start" in offered(desk)


def test_b8_a_bot_keeps_the_seat_of_who_left_and_the_next_game_waits_for_people() -> None:
    desk = seated("stella", 4, deck="box")
    desk.act(0, Start())
    desk.act(1, Leave())
    desk.play_out()
    assert "rematch" in offered(desk)
    desk.act(0, Remove(seat=1, for_good=True))
    assert "rematch" not in offered(desk)
    assert refusal(lambda: desk.act(0, Rematch())) == "no_bots"
    desk.act(0, ToLobby())
    assert refusal(lambda: desk.act(0, Start())) == "no_bots"
    desk.act(0, Configure(options={"timer": 60}))
    desk.act(0, Remove(seat=1))
    desk.act(0, Start())


@pytest.mark.parametrize("game", ["odyssey", "party", "team"])
def test_b6_when_the_time_is_up_nothing_waits_for_a_number(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0], deck="box", timer=30)
    desk.act(0, Start())
    while desk.table.play and desk.table.play.phase != "scored":
        desk.now += 30
        desk.time_out()
    assert desk.seen(None)["view"]["play"]["turn"] == 1
