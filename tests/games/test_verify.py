"""A game that was written down is right to the last point, or it is said what is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from reverie.cli import app
from reverie.games import GAMES
from reverie.games.moves import Continue
from reverie.tables.events import Played, Started
from reverie.tables.log import Log
from reverie.tables.moves import Replace, Start
from reverie.tables.room import read_change
from tests.tables.kit import Desk, seated

EVERY_COUNT = [(name, count) for name, game in GAMES.items() for count in game.counts[:3]]


def played(game: str, count: int) -> Desk:
    desk = seated(game, count)
    desk.act(0, Start())
    return desk


def saved(desk: Desk) -> dict[str, Any]:
    """As the server tells it."""
    events = [event for body in desk.changes for event in read_change(body).events]
    setup = next(event.setup for event in events if isinstance(event, Started))
    log = Log(
        game=desk.table.game,
        seed=setup.seed,
        setup=setup,
        start=desk.table.rules.start(setup),
        events=tuple(one for event in events if isinstance(event, Played) for one in event.events),
    )
    told: dict[str, Any] = json.loads(msgspec.json.encode(log))
    return told


def check(tmp_path: Path, log: dict[str, Any]) -> Result:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(log))
    return CliRunner().invoke(app, ["replay", str(file)])


@pytest.mark.parametrize(("game", "count"), EVERY_COUNT)
def test_a_game_that_was_played_is_right(tmp_path: Path, game: str, count: int) -> None:
    desk = played(game, count)
    desk.play_out()
    result = check(tmp_path, saved(desk))
    assert result.exit_code == 0, result.output
    assert "follow from the seed and the rules" in result.stdout
    totals = desk.table.rules.view(desk.table.play, None).totals
    assert f"= {' '.join(map(str, totals))}" in result.stdout


def test_so_is_one_with_bots_and_a_host_who_goes_on_for_all(tmp_path: Path) -> None:
    desk = played("odyssey", 4)
    desk.play_until("vote")
    desk.act(0, Replace(seat=2))
    desk.play_until("scored")
    desk.act(0, Continue(all=True))
    desk.come_back(2)
    desk.play_out()
    assert check(tmp_path, saved(desk)).exit_code == 0


def first(log: dict[str, Any], kind: str) -> dict[str, Any]:
    event: dict[str, Any] = next(event for event in log["events"] if event["type"] == kind)
    return event


def more_points(log: dict[str, Any]) -> None:
    first(log, "turn_scored")["points"][1] += 1


def another_order(log: dict[str, Any]) -> None:
    laid = first(log, "laid")
    laid["images"].reverse()
    laid["owners"].reverse()


def another_deal(log: dict[str, Any]) -> None:
    log["start"]["hands"][0], log["start"]["hands"][1] = log["start"]["hands"][1::-1]


def another_seed(log: dict[str, Any]) -> None:
    log["seed"] = log["setup"]["seed"] = log["start"]["seed"] = "chosen to win"


def two_seeds(log: dict[str, Any]) -> None:
    log["seed"] = "chosen to win"


def a_vote_for_oneself(log: dict[str, Any]) -> None:
    vote, owners = first(log, "voted"), first(log, "laid")["owners"]
    vote["images"] = [owners.index(vote["seat"])]


def nobody_there(log: dict[str, Any]) -> None:
    first(log, "given")["seat"] = 99
    first(log, "told")["seat"] = 99


def a_turn_missing(log: dict[str, Any]) -> None:
    log["events"].remove(first(log, "turn_scored"))


def no_end(log: dict[str, Any]) -> None:
    del log["events"][first_place(log, "continued") :]


def first_place(log: dict[str, Any], kind: str) -> int:
    return [event["type"] for event in log["events"]].index(kind)


def out_of_nothing(log: dict[str, Any]) -> None:
    log["events"].insert(0, first(log, "turn_scored"))


def another_game(log: dict[str, Any]) -> None:
    log["game"] = "stella"


def no_game(log: dict[str, Any]) -> None:
    log["game"] = "chess"


def a_card_out_of_the_sleeve(log: dict[str, Any]) -> None:
    first(log, "turn_started")["dealt"][0] = ["card 1"]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (more_points, "(turn_scored): points is"),
        (another_order, "(laid): images is"),
        (another_deal, "What was dealt does not follow from the seed: hands"),
        (another_seed, "What was dealt does not follow from the seed"),
        (two_seeds, "of another seed"),
        (a_vote_for_oneself, "(voted): the rules refuse it: This image is your own"),
        (nobody_there, "there is no seat 99"),
        (a_turn_missing, "by the rules it is “turn_scored”"),
        (no_end, "the game is not over"),
        (out_of_nothing, "Event 1 (turn_scored): nobody has moved"),
        (another_game, "of another game"),
        (no_game, "there is no game called 'chess'"),
        (a_card_out_of_the_sleeve, "(turn_started): dealt is"),
    ],
)
def test_what_is_wrong_is_said(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], None], reason: str
) -> None:
    desk = played("odyssey", 4)
    desk.play_out()
    log = saved(desk)
    spoil(log)
    result = check(tmp_path, log)
    assert (result.exit_code, result.stdout) == (1, "")
    assert reason in result.stderr


def test_whatever_is_in_a_file_there_is_no_trace(tmp_path: Path) -> None:
    """Values anywhere in the file are changed: a sentence tells, or the game is as it was."""
    desk = played("stella", 3)
    desk.play_out()
    chance = Random(7)
    for _ in range(60):
        log = saved(desk)
        target: Any = log
        while isinstance(target, dict | list) and target:
            keys = list(target) if isinstance(target, dict) else range(len(target))
            key = chance.choice(list(keys))
            if not isinstance(target[key], dict | list) or chance.random() < 0.1:
                target[key] = chance.choice([None, -1, 99, "x", [], True])
                break
            target = target[key]
        result = check(tmp_path, log)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in (0, 1)


def test_what_is_no_game_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for content in (b"", b"[]", b"\xff", b"{}"):
        file.write_bytes(content)
        result = CliRunner().invoke(app, ["replay", str(file)])
        assert result.exit_code == 1
        assert "this is no game" in result.stderr
