"""Bots against each other: fair seats, ratings, measures, and a report that can be played again."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from reverie.arena.match import Decision, Result, Round
from reverie.arena.measures import measure
from reverie.arena.page import as_page
from reverie.arena.ratings import rate
from reverie.arena.run import Report, run
from reverie.arena.seats import seatings
from reverie.arena.spec import BadSpec, Contestant, Spec, read_spec
from reverie.cli import app
from reverie.games import GAMES

HOUSE, CHANCE = Contestant("house", "house"), Contestant("chance", "chance")
PAIR = (HOUSE, CHANCE)
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def played(spec: Spec, folder: Path = Path(), **more: Any) -> Report:
    return run(spec, folder, lambda *_: None, **more)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_and_measured(game: str) -> None:
    players = GAMES[game].counts[0]
    pair = PAIR if game == "stella" else (CHANCE, Contestant("luck", "chance"))
    options = {"target": 6} if game == "odyssey" else {}
    spec = Spec(pair, game, players, deals=1, options=options)  # type: ignore[arg-type]
    report = played(spec)
    assert report.games == 2
    assert not report.wrong
    for standing in report.standings:
        assert standing.rating.low <= standing.rating.value <= standing.rating.high
        assert {"points", "wins", "seconds", "cost", "agreement"} <= set(standing.measures)
    wins = sum(one.measures["wins"].value * one.measures["wins"].count for one in report.standings)
    assert wins == pytest.approx(report.games)


@pytest.mark.parametrize(("many", "players"), [(2, 4), (3, 3), (4, 3), (6, 4)])
def test_everybody_sits_everywhere_as_often(many: int, players: int) -> None:
    contestants = tuple(Contestant(str(n), "chance") for n in range(many))
    deals = 5 if many == 6 else many
    plan = list(seatings(Spec(contestants, "odyssey", players, deals=deals)))
    counts = Counter((seat, who) for one in plan for seat, who in enumerate(one.seats))
    assert len(counts) == many * players
    assert len(set(counts.values())) == 1


def test_the_same_file_is_the_same_arena(tmp_path: Path) -> None:
    words = ["arena", "--bot", "chance", "--bot", "easy", "--deals", "1", "--game", "stella"]
    told = CliRunner().invoke(app, [*words, "--players", "3", "--to", str(tmp_path / "one")])
    assert told.exit_code == 0, told.output
    first = tmp_path / "one" / "arena.json"
    again = CliRunner().invoke(app, ["arena", str(first), "--to", str(tmp_path / "two")])
    assert again.exit_code == 0, again.output
    one, two = (json.loads((tmp_path / to / "arena.json").read_text()) for to in ("one", "two"))
    assert one["results"] == two["results"]
    assert [standing["rating"] for standing in one["standings"]] == [
        standing["rating"] for standing in two["standings"]
    ]


def test_the_page_needs_nothing_from_elsewhere() -> None:
    evil = Contestant("<script>alert(1)</script>", "chance")
    # By lot, somebody is understood by all or by nobody in nearly every turn of three.
    report = played(Spec((CHANCE, evil), "odyssey", 3, deals=4, options={"target": 6}))
    assert report.rounds
    page = as_page(report)
    assert "<script" not in page
    assert not re.search(r"""(?:src|href)=["'](?!data:)""", page)
    assert "http" not in page
    assert page.count("<svg") == 2
    assert "Rounds worth reading" in page
    assert "data:image/webp" in page


def test_a_better_bot_is_rated_higher() -> None:
    """Who always wins is above who never does, and the bars do not meet."""
    results = [
        Result(deal, seats, totals, winners, (), ())
        for deal in range(12)
        for seats, totals, winners in (((0, 1, 2), (9, 5, 1), (0,)), ((2, 1, 0), (1, 5, 9), (2,)))
    ]
    best, middle, worst = rate(results, 3, "seed", draws=20)
    assert best.low > middle.high
    assert middle.low > worst.high
    assert rate(results, 3, "seed", draws=20) == [best, middle, worst]


def test_equals_are_rated_alike() -> None:
    results = [Result(deal, (0, 1), (5, 5), (0, 1), (), ()) for deal in range(10)]
    one, other = rate(results, 2, "seed")
    assert one.value == pytest.approx(other.value)


def test_the_measures_of_a_turn() -> None:
    play = {
        "storyteller": 0, "owners": (1, 0, 2, 3), "images": tuple("abcd"),
        "votes": ((), (1,), (0,), (0,)), "clue": "x",
    }  # fmt: skip
    turn = Round(1, play, (3, 5, 0, 0))
    decisions = (Decision(1, "vote", 0.5, 0.25), Decision(1, "vote", 1.5, 0.75, "nonsense"))
    result = Result(0, (0, 1, 2, 3), (3, 5, 0, 0), (1,), (turn,), decisions)
    teller, finder, drawn, idle = measure("odyssey", [result], 4)
    assert teller["told in vain"].value == 0
    assert teller["found by"].value == pytest.approx(1 / 3)
    assert finder["finds"].value == 1
    assert finder["by chance"].value == pytest.approx(1 / 3)
    assert finder["votes drawn"].value == 2
    assert drawn["votes drawn"].value == idle["votes drawn"].value == 0
    assert drawn["agreement"].value == 0.5
    assert finder["agreement"].value == 0
    assert (finder["seconds"].value, finder["cost"].value) == (1.0, 0.5)
    assert finder["wrong"].value == 0.5


def test_a_bot_that_fails_is_counted_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def choose(self, view, can):\n        raise RuntimeError('lost')\n"
    )
    bad = Contestant("bad", "file", file="bad.py")
    report = played(Spec((bad, CHANCE), "stella", 3, deals=1), tmp_path)
    assert set(report.wrong) == {"RuntimeError: lost"}
    standing = next(one for one in report.standings if one.contestant.name == "bad")
    assert standing.measures["wrong"].value == 1


def test_a_template_plays_in_the_arena() -> None:
    words = Contestant("words", "file", file="word_overlap_bot.py")
    report = played(Spec((words, CHANCE), "odyssey", 3, deals=1, options={"target": 8}), EXAMPLES)
    assert not report.wrong


@pytest.mark.parametrize(
    "wish",
    [
        {"contestants": [{"name": "a"}]},
        {"contestants": [{"name": "a"}, {"name": "a"}]},
        {"contestants": [{"name": "a"}, {"name": "b"}], "players": 99},
        {"contestants": [{"name": "a"}, {"name": "b"}], "game": "chess"},
        {"contestants": [{"name": "a"}, {"name": "b", "kind": "file"}]},
        {"contestants": [{"name": "a"}, {"name": "b"}], "surprise": 1},
        {"contestants": [{"name": "a"}, {"name": "b", "character": "Nobody"}]},
        {"contestants": [{"name": "a"}, {"name": "b", "kind": "chance", "character": "Pip"}]},
        {"contestants": [{"name": "a"}, {"name": "b"}], "deck": "none"},
        [],
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, wish: Any) -> None:
    file = tmp_path / "arena.json"
    file.write_bytes(msgspec.json.encode(wish))
    with pytest.raises(BadSpec):
        played(read_spec(file))
    told = CliRunner().invoke(app, ["arena", str(file), "--to", str(tmp_path / "out")])
    assert told.exit_code == 1
    assert not (tmp_path / "out").exists()


def test_a_file_may_be_toml(tmp_path: Path) -> None:
    file = tmp_path / "arena.toml"
    file.write_text('deals = 3\n[[contestants]]\nname = "a"\n[[contestants]]\nname = "b"\n')
    assert read_spec(file).deals == 3
