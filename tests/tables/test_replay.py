"""A game that is over is told step by step, as it was seen."""

from random import Random
from typing import Any

import msgspec
import pytest

from reverie.games import GAMES
from reverie.games.errors import GameError, IllegalMove, Malformed
from reverie.games.stella.moves import Mark, PassPen, TakePen
from reverie.tables import replay as replays
from reverie.tables.moves import Rematch, Start
from reverie.tables.replay import Asked, Replay, replay
from tests.tables.kit import CODE, Desk, seated

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


class Witness:
    """Notes what a seat, or a spectator, sees of a game of which it sees everything."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seen: dict[int | None, dict[int, Any]] = {}

    def play_out(self) -> None:
        self.look()
        while self.desk.table.status == "playing":
            self.desk.play_one()
            self.look()

    def look(self) -> None:
        for seat in (None, *range(len(self.desk.table.seats))):
            view = self.desk.seen(seat)["view"]
            self.seen.setdefault(seat, {})[view["version"]] = view["play"]


def told(replay: Replay) -> Any:
    return msgspec.json.decode(msgspec.json.encode(replay))


@EVERY_GAME
def test_every_step_is_as_it_was_seen(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0])
    desk.act(0, Start())
    witness = Witness(desk)
    witness.play_out()
    for seat, seen in witness.seen.items():
        steps = told(replay(desk.changes, Asked(CODE, seat=seat)))["steps"]
        assert [step["play"] for step in steps] == [seen[step["version"]] for step in steps]
        assert steps[-1]["play"] == seen[desk.table.version]
        assert steps[0]["news"] == [{"what": "started"}]
        assert all(step["news"] for step in steps)


@EVERY_GAME
def test_with_everything_known_nothing_is_hidden(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0])
    desk.act(0, Start())
    states = {}
    while desk.table.status == "playing":
        states[desk.table.version] = desk.table.play
        desk.play_one()
    for step in replay(desk.changes, Asked(CODE, everything=True)).steps[:-1]:
        play, state = step.play, states[step.version]
        hidden = ("slates",) if game == "stella" else ("hands", "given", "votes", "red")
        assert {name: getattr(play, name) for name in hidden} == {
            name: getattr(state, name) for name in hidden
        }


def test_a_game_that_is_played_is_not_told_and_those_before_are() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    assert refused(desk, Asked(CODE)) == "not_over"
    desk.play_out()
    first = replay(desk.changes, Asked(CODE))
    desk.act(0, Rematch())
    desk.play_until("reveal")
    for asked in (Asked(CODE), Asked(CODE, 2), Asked(CODE, 3), Asked(CODE, 2, everything=True)):
        assert refused(desk, asked) == "not_over"
    assert replay(desk.changes, Asked(CODE, 1)) == first
    assert (first.number, len(first.seats)) == (1, 3)
    assert first.steps[-1].version < desk.table.started_at
    desk.play_out()
    assert replay(desk.changes, Asked(CODE)).number == 2


def test_a_seat_that_was_not_there_saw_nothing() -> None:
    desk = seated("stella", 3)
    desk.act(0, Start())
    desk.play_out()
    with pytest.raises(Malformed):
        replay(desk.changes, Asked(CODE, seat=3))


def test_what_was_done_over_and_over_is_not_told_over_and_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a game with too many steps the last of each phase is told."""
    monkeypatch.setattr(replays, "MOST_STEPS", 100)
    desk = Desk("stella", Random(1))
    for name in ("Bo", "Cy"):
        desk.sit(name)
    desk.act(0, Start())
    for number in range(120):
        desk.act(0, Mark(cards=(number % 15,)))
        desk.act(0, PassPen())
        desk.act(0, TakePen())
    desk.play_out()
    steps = replay(desk.changes, Asked(CODE)).steps
    assert len(steps) < 80
    assert [step.version for step in steps] == sorted(step.version for step in steps)
    phases = [(step.play.round, step.play.phase) for step in steps]  # type: ignore[attr-defined]
    assert {(number, "scored") for number in (1, 2, 3)} | {(4, "over")} <= set(phases)


def refused(desk: Desk, asked: Asked) -> str:
    with pytest.raises(GameError) as error:
        replay(desk.changes, asked)
    assert isinstance(error.value, IllegalMove)
    return error.value.code
