"""A face of one's own, which a bot's takes the place of only while it plays."""

from typing import Any

from reverie.tables.faces import FACES
from reverie.tables.moves import AddBot, ChooseFace, Leave, Remove, Start
from tests.tables.kit import Desk, refusal, seated


def faces(desk: Desk) -> list[Any]:
    return [seat["face"] for seat in desk.seen(None)["view"]["seats"]]


def offers(desk: Desk, seat: int) -> list[str]:
    return [offer["type"] for offer in desk.seen(seat)["view"]["can"]]


def test_each_chooses_one_of_twenty_four_for_themselves() -> None:
    desk = seated("stella", 3)
    assert len(set(FACES)) == 24
    assert faces(desk) == [None, None, None]
    desk.act(1, ChooseFace(face="curls"))
    desk.act(2, ChooseFace(face="curls"))
    assert faces(desk) == [None, "curls", "curls"]
    assert "face" in offers(desk, 0)


def test_in_a_game_the_faces_stay() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    assert "face" not in offers(desk, 1)
    assert refusal(lambda: desk.act(1, ChooseFace(face="bun"))) == "not_now"


def test_the_bot_that_plays_for_somebody_shows_its_own() -> None:
    desk = seated("stella", 3)
    desk.act(1, ChooseFace(face="bun"))
    desk.act(0, Start())
    desk.act(1, Leave())
    assert faces(desk)[1] != "bun"
    desk.come_back(1)
    assert faces(desk)[1] == "bun"


def test_whoever_takes_a_seat_over_has_a_face_of_their_own() -> None:
    desk = seated("stella", 3)
    desk.act(0, AddBot())
    desk.act(1, ChooseFace(face="bun"))
    desk.act(0, Start())
    desk.act(0, Remove(seat=1, for_good=True))
    desk.sit_instead(1, "late")
    assert faces(desk)[1] is None
