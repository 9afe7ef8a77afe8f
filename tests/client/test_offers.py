"""Nothing leaves that ``can`` does not offer, and nothing is kept back that it does."""

from typing import Any

import msgspec
import pytest

from reverie.client import (
    AddBot,
    BlindTell,
    CanContinue,
    CanDefer,
    CanFlipWord,
    CanGive,
    CanMark,
    CanPassPen,
    CanSayMine,
    CanShow,
    CanTell,
    CanVolunteer,
    CanVote,
    ColouredVote,
    Configure,
    Continue,
    Defer,
    FlipWord,
    Give,
    Mark,
    Mine,
    Move,
    NotOffered,
    Offer,
    PassPen,
    Remove,
    Show,
    Start,
    Tell,
    Volunteer,
    Vote,
    check,
)
from reverie.client.reading import Moment, read
from reverie.games import GAMES
from reverie.tables.moves import CanAddBot, CanConfigure, CanRemove

GRID = tuple(range(15))
MARK = (CanMark(choices=GRID, min=0, max=10), CanPassPen())
TELL = (CanTell(choices=("a", "b")),)
VOTE = (CanVote(choices=(0, 2), min=1, max=2),)
RED = (CanVote(choices=(0, 1), min=1, max=1, red=(0, 1)),)
GIVE = (CanGive(choices=("a", "b", "c"), min=2, max=2),)
LAY = (CanGive(choices=(), min=0, max=0),)
MINE = (CanSayMine(choices=(0, 1, 2), min=0, max=1),)

GOOD: list[tuple[Move, tuple[Offer, ...]]] = [
    (Mark(cards=(0, 14)), MARK),
    (Mark(cards=()), MARK),
    (PassPen(), MARK),
    (FlipWord(), (CanFlipWord(),)),
    (Show(card=3), (CanShow(choices=(3, 5)),)),
    (Tell(card="a", clue="x"), TELL),
    (Tell(card="b", aloud=True), TELL),
    (BlindTell(clue="x" * 200), (CanTell(),)),
    (Give(cards=("a", "c")), GIVE),
    (Tell(clue="x"), (CanTell(),)),
    (Give(), LAY),
    (Defer(), (CanDefer(), CanVolunteer())),
    (Volunteer(), (CanDefer(), CanVolunteer())),
    (Mine(images=(2,)), MINE),
    (Mine(images=()), MINE),
    (Vote(images=(2,)), VOTE),
    (Vote(images=(2, 0)), VOTE),
    (ColouredVote(images=(1,), red=1), RED),
    (Continue(), (CanContinue(),)),
    (Continue(all=True), (CanContinue(all=True),)),
    (AddBot(level="hard"), (CanAddBot(),)),
    (Remove(seat=2), (CanRemove(choices=(1, 2)),)),
    (Remove(seat=2, for_good=True), (CanRemove(choices=(), for_good=(2,)),)),
    (Configure(game="stella"), (CanConfigure(options=("timer",), games=("stella",)),)),
    (Configure(options={"timer": 3}), (CanConfigure(options=("timer",), games=("stella",)),)),
]
BAD: list[tuple[Move, tuple[Offer, ...]]] = [
    (Mark(cards=(0,)), ()),
    (Mark(cards=(0, 0)), MARK),
    (Mark(cards=(15,)), MARK),
    (Mark(cards=tuple(range(11))), MARK),
    (FlipWord(), MARK),
    (Show(card=4), (CanShow(choices=(3, 5)),)),
    (Tell(card="c", clue="x"), TELL),
    (Tell(card="a", clue=" \n"), TELL),
    (Tell(card="a", clue="x" * 201), TELL),
    (Tell(card="a"), TELL),
    (Tell(card="a", clue="x", aloud=True), TELL),
    (BlindTell(clue="x"), TELL),
    (Tell(card="a", clue="x"), (CanTell(),)),
    (Give(cards=("a",)), GIVE),
    (Give(cards=("a", "d")), GIVE),
    (Tell(clue="x"), TELL),
    (Give(cards=("a",)), LAY),
    (Mine(images=(3,)), MINE),
    (Mine(images=(0, 1)), MINE),
    (Vote(images=(1,)), VOTE),
    (Vote(images=()), VOTE),
    (ColouredVote(images=(1,)), RED),
    (ColouredVote(images=(2,), red=0), VOTE),
    (Continue(all=True), (CanContinue(),)),
    (Start(), (CanAddBot(),)),
    (Remove(seat=0), (CanRemove(choices=(1, 2)),)),
    (Remove(seat=1, for_good=True), (CanRemove(choices=(1, 2)),)),
    (Configure(game="chess"), (CanConfigure(options=("timer",), games=("stella",)),)),
    (Configure(options={"colour": 3}), (CanConfigure(options=("timer",), games=("stella",)),)),
]


@pytest.mark.parametrize(("move", "can"), GOOD)
def test_what_is_offered_is_sent(move: Move, can: tuple[Offer, ...]) -> None:
    check(move, can)


@pytest.mark.parametrize(("move", "can"), BAD)
def test_what_is_not_offered_is_not(move: Move, can: tuple[Offer, ...]) -> None:
    with pytest.raises(NotOffered):
        check(move, can)


def a_view(**more: Any) -> dict[str, Any]:
    seat = {
        "seat": 0, "name": "Ada", "colour": "red", "symbol": "moon", "bot": False,
        "level": None, "connected": True, "face": None, "program": False, "free": False,
    }  # fmt: skip
    view = {
        "table": "ABCD", "game": "stella", "status": "lobby", "host": 0, "options": {},
        "seats": [seat], "seed_hash": None, "deadline": None, "bots_know": "well", "version": 3,
        "evening": {"games": [], "wins": [0]},
        "play": None, "you": 0, "can": [{"type": "leave"}],
    }  # fmt: skip
    return {"type": "view", "version": 3, "view": view | more, "news": []}


def test_what_a_newer_server_adds_is_left_out() -> None:
    message = a_view(can=[{"type": "juggle", "balls": 3}, {"type": "start", "soon": True}], more=1)
    message["news"] = [{"what": "fireworks"}, {"what": "started"}]
    moment = read(msgspec.json.encode(message))
    assert isinstance(moment, Moment)
    assert [type(offer).__name__ for offer in moment.view.can] == ["CanStart"]
    assert len(moment.news) == 1
    assert read(b'{"type":"weather","rain":true}') is None


def test_what_is_known_is_checked() -> None:
    with pytest.raises(msgspec.ValidationError):
        read(msgspec.json.encode(a_view(version="three")))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_has_a_kind(game: str) -> None:
    kinds = {one.__struct_config__.tag for one in GAMES[game].move.__args__}
    assert "continue" in kinds
