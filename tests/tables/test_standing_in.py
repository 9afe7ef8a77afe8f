"""While the host is away, those who are there may have a bot play for those who are not."""

import pytest

from reverie.tables import presence
from reverie.tables.draft import Draft
from reverie.tables.moves import Replace, Start
from tests.tables.kit import Desk, refusal, seated


def here(desk: Desk, *seats: int) -> None:
    draft = Draft(desk.table)
    presence.note(draft, "worker", frozenset(seats))
    desk.commit(draft)


def offered(desk: Desk, seat: int) -> list[int]:
    can = desk.seen(seat)["view"]["can"]
    return next((offer["from"] for offer in can if offer["type"] == "replace"), [])


def begun(*connected: int) -> Desk:
    desk = seated("odyssey", 4)
    desk.act(0, Start())
    here(desk, *connected)
    return desk


def test_the_host_may_replace_anybody_and_nobody_else_may_while_the_host_is_there() -> None:
    desk = begun(0, 1, 2)
    assert offered(desk, 0) == [1, 2, 3]
    assert offered(desk, 1) == []
    assert refusal(lambda: desk.act(1, Replace(seat=3))) == "not_host"


def test_without_a_host_the_others_may_replace_who_is_away() -> None:
    desk = begun(1, 2)
    assert offered(desk, 1) == offered(desk, 2) == [0, 3]
    assert refusal(lambda: desk.act(1, Replace(seat=2))) == "not_now"
    assert refusal(lambda: desk.act(1, Replace(seat=1))) == "not_now"
    assert refusal(lambda: desk.act(1, Replace(seat=11))) == "malformed"
    desk.act(2, Replace(seat=3))
    assert desk.table.seats[3].bot
    assert offered(desk, 1) == [0]


def test_who_is_away_may_replace_nobody() -> None:
    desk = begun(1)
    assert offered(desk, 2) == []
    assert refusal(lambda: desk.act(2, Replace(seat=3))) == "not_host"


def test_a_bot_plays_for_the_host_who_is_the_host_again_on_coming_back() -> None:
    desk = begun(1, 2, 3)
    desk.act(1, Replace(seat=0))
    assert [seat.bot for seat in desk.table.seats] == [True, False, False, False]
    assert desk.table.host == 0, "another one is found after a while, not at once"
    desk.come_back(0)
    assert [seat.bot for seat in desk.table.seats] == [False] * 4
    assert desk.table.host == 0


@pytest.mark.parametrize("game", ["stella", "odyssey"])
def test_such_a_game_goes_on_to_its_end(game: str) -> None:
    desk = seated(game, 4, **({"target": 5} if game == "odyssey" else {}))
    desk.act(0, Start())
    here(desk, 2)
    desk.act(2, Replace(seat=0))
    desk.act(2, Replace(seat=1))
    desk.play_out()
    assert desk.table.status == "over"
