"""The checker finds what it is for: a game is recorded once, and tampered with in each way."""

import asyncio
import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.kit import InThread
from tests.soak import truth
from tests.soak.checker import check
from tests.soak.people import World
from tests.soak.recording import Line, read
from tests.soak.tables import Table

Json = dict[str, Any]
Change = Callable[[Json], None]


class Recorded:
    """What the checker is given."""

    def __init__(self, lines: list[Line], told: Json) -> None:
        self.lines, self.truth = lines, told

    def copy(self) -> "Recorded":
        lines = [Line(line.who, line.way, line.does, line.text) for line in self.lines]
        return Recorded(lines, copy.deepcopy(self.truth))

    def wrong(self) -> str:
        return "\n".join(check(self.lines, self.truth).wrong)

    # What a test tampers with

    @property
    def events(self) -> list[Json]:
        events: list[Json] = self.truth["games"][0]["log"]["events"]
        return events

    def event(self, kind: str) -> int:
        """Where the first of a person's is."""
        people = {int(line.who[-1]) for line in self.said()}
        return next(
            place
            for place, event in enumerate(self.events)
            if event["type"] == kind and event["seat"] in people
        )

    def said(self) -> list[Line]:
        return [line for line in self.lines if line.does == "says" and "move" in line.message]

    def views(self, way: str = "") -> list[Line]:
        """Those of a game."""
        return [
            line
            for line in self.lines
            if line.does == "hears"
            and line.way.startswith(way)
            and line.message.get("view", {}).get("play")
        ]

    def answers(self) -> list[Line]:
        """The first to each move that was played."""
        heard = (line for line in self.lines if line.does == "hears" and line.message.get("id"))
        first = {line.message["id"]: line for line in reversed([*heard])}
        return [line for line in reversed([*first.values()]) if "version" in line.message]

    def says_again(self, line: Line, change: Change, *, after: Line | None = None) -> None:
        """The same once more, changed a little, later on."""
        message = json.loads(line.text)
        change(message)
        place = self.lines.index(after or line) + 1
        self.lines.insert(place, Line(line.who, line.way, line.does, json.dumps(message)))

    def changes(self, line: Line, change: Change) -> None:
        self.says_again(line, change)
        self.lines.remove(line)


async def play(url: str, folder: Path) -> Recorded:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        world = World([_Place(url)], http, hurry=True)
        table = Table(1, folder, world, "a quick game")
        await table.open()
        try:
            await table.run()
            async with asyncio.timeout(120):
                while table.status != "over":  # noqa: ASYNC110 - it is looked at now and then
                    await asyncio.sleep(0.02)
            told = await truth.settled(url, http, table)
        finally:
            world.ending.set()
            await table.stop()
    return Recorded([*read(table.recorder.path)], told)


class _Place:
    def __init__(self, url: str) -> None:
        self.url = url


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    folder = tmp_path_factory.mktemp("game")
    with InThread(folder / "reverie.db") as server:
        return asyncio.run(play(server.url, folder))


@pytest.fixture
def copied(game: Recorded) -> Recorded:
    return game.copy()


def test_a_good_game_is_good(game: Recorded) -> None:
    assert game.wrong() == ""
    assert len(game.events) > 10
    assert game.truth["games"][0]["replays"]["0"]["steps"]


def test_it_knows_nothing_of_the_server() -> None:
    loaded = "import sys, tests.soak.checker; print([*sys.modules])"
    told = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True)  # noqa: S603
    assert b"tests.soak.checker.moves" in told.stdout
    assert b"'reverie" not in told.stdout


# Moves


def test_a_lost_move(copied: Recorded) -> None:
    del copied.events[copied.event("voted")]
    assert "is not in the log" in copied.wrong()


def test_moves_out_of_order(copied: Recorded) -> None:
    first = copied.event("given")
    copied.events.append(copied.events.pop(first))
    assert "out of order" in copied.wrong()


def test_a_move_that_was_played_twice(copied: Recorded) -> None:
    place = copied.event("given")
    copied.events.insert(place, copied.events[place])
    assert "unasked" in copied.wrong()


def test_a_clue_that_was_told_twice(copied: Recorded) -> None:
    copied.truth["timer"] = 5  # then a bot may have moved for somebody
    tell = {"type": "tell", "card": "c1", "clue": "once upon a time", "id": "again"}
    host = copied.said()[0].who
    told = json.dumps({"type": "move", "move": tell})
    copied.lines.append(Line(host, "s0", "says", told))
    copied.events.extend([{"type": "told", "seat": 0, "clue": "once upon a time"}] * 2)
    assert "was told 2 times" in copied.wrong()


def test_a_move_that_led_to_something_else(copied: Recorded) -> None:
    vote = next(line for line in copied.said() if line.message["move"]["type"] == "vote")
    answer = next(
        line
        for line in copied.answers()
        if line.message["id"] == vote.message["move"]["id"] and line.who == vote.who
    )
    for game in copied.truth["games"]:
        for step in game["replays"]["None"]["steps"]:
            if step["version"] == answer.message["version"]:
                step["news"] = []
    assert "is not what happened then" in copied.wrong()


def test_an_id_with_two_versions(copied: Recorded) -> None:
    answer = copied.answers()[5]
    copied.says_again(answer, lambda told: told.update(version=told["version"] + 1))
    assert "was played 2 times" in copied.wrong()


def test_two_moves_of_one_version(copied: Recorded) -> None:
    one, other = (line for line in copied.answers()[4:6])
    copied.changes(other, lambda told: told.update(version=one.message["version"]))
    assert "both led to version" in copied.wrong()


def test_a_move_that_was_played_and_refused(copied: Recorded) -> None:
    answer = copied.answers()[5]
    refused = {"type": "refused", "id": answer.message["id"], "error": "not_now", "message": "No."}
    copied.lines.append(Line(answer.who, answer.way, "hears", json.dumps(refused)))
    assert "was played and refused" in copied.wrong()


def test_a_table_that_is_not_there(copied: Recorded) -> None:
    answer = copied.answers()[5]
    told = {"id": answer.message["id"], "error": "no_such_table", "message": "No."}
    copied.lines.append(Line(answer.who, answer.way, "hears", json.dumps(told)))
    assert "was refused: no_such_table" in copied.wrong()


# Versions


def test_a_version_that_goes_back(copied: Recorded) -> None:
    old, *_, new = (line for line in copied.views("s") if "id" not in line.message)
    late = next(
        line for line in reversed(copied.views("s")) if line.way == old.way and line is not new
    )
    copied.says_again(old, lambda _: None, after=late)
    assert f"version {old.message['version']} after" in copied.wrong()


def test_a_version_that_goes_back_elsewhere(copied: Recorded) -> None:
    """On a new way, which was taken when more had been seen."""
    old = next(line for line in copied.views("s") if "id" not in line.message)
    copied.lines.append(Line(old.who, "s0", "says", '{"type":"hello"}'))
    copied.lines.append(Line(old.who, "s0", "hears", old.text))
    assert f"version {old.message['version']} after" in copied.wrong()


def test_two_views_of_one_version(copied: Recorded) -> None:
    copied.says_again(copied.views("s")[3], lambda told: told["view"].update(can=[]))
    copied.says_again(copied.views("s")[3], lambda told: told["view"]["can"].append({"type": "?"}))
    assert "two views of version" in copied.wrong()


def test_a_version_that_is_another_for_others(copied: Recorded) -> None:
    line = copied.views("s")[0]
    for each in [one for one in copied.views() if one.who == line.who]:
        copied.changes(each, lambda told: told["view"].update(host=1 - told["view"]["host"]))
    assert "is another for somebody else" in copied.wrong()


# Views


def test_a_view_that_the_log_does_not_lead_to(copied: Recorded) -> None:
    copied.truth["games"][0]["replays"]["0"]["steps"][3]["play"]["totals"][0] += 1
    assert "than the log leads to" in copied.wrong()


def test_a_last_view_that_is_not_so(copied: Recorded) -> None:
    copied.truth["views"]["0"]["view"]["play"]["totals"][0] += 1
    assert "is not what is so" in copied.wrong()


def test_somebody_who_saw_less(copied: Recorded) -> None:
    copied.truth["views"]["1"]["version"] += 1
    assert "seat 1 saw version" in copied.wrong()


def test_a_game_that_is_stuck(copied: Recorded) -> None:
    copied.truth["views"]["None"]["view"]["status"] = "playing"
    assert "does not go on" in copied.wrong()
    copied.truth["goes_on"] = True
    assert "does not go on" not in copied.wrong()


def test_somebody_who_is_said_to_be_absent(copied: Recorded) -> None:
    copied.truth["views"]["None"]["view"]["seats"][0]["connected"] = False
    assert "said to be absent" in copied.wrong()


# Secrets


def test_somebody_elses_hand(copied: Recorded) -> None:
    one = next(line for line in copied.views("s") if line.message["view"]["play"]["hand"])
    hand = one.message["view"]["play"]["hand"]
    other = next(
        line
        for line in copied.views("s")
        if line.who != one.who
        and line.message["version"] == one.message["version"]
        and line.message["view"]["you"] is not None
    )
    copied.changes(other, lambda told: told["view"]["play"].update(hand=hand))
    assert "cards of seat" in copied.wrong()


def test_a_seed(copied: Recorded) -> None:
    seed = copied.truth["games"][0]["log"]["seed"]
    copied.changes(copied.views("s")[0], lambda told: told["view"].update(seed_hash=seed))
    assert "the seed before the end" in copied.wrong()


def test_a_token(copied: Recorded) -> None:
    taken = next(line for line in copied.lines if "token" in line.message and "/1" in line.who)
    told = {"type": "said", "seat": 1, "text": taken.message["token"]}
    host = next(line.who for line in copied.lines if line.who.endswith("/0"))
    copied.lines.append(Line(host, "s0", "hears", json.dumps(told)))
    assert "the token of" in copied.wrong()
