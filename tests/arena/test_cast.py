"""The characters of the house in the arena: any deck, any language, the same again."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie.arena.run import Report, run
from reverie.arena.spec import Contestant, Spec
from reverie.bots.characters import CAST
from reverie.cli import app
from reverie.games import GAMES
from tests.bots import company


def characters(*names: str, **more: Any) -> tuple[Contestant, ...]:
    return tuple(Contestant(name, character=name, **more) for name in names)


def played(spec: Spec, **more: Any) -> Report:
    return run(spec, Path(), lambda *_: None, **more)


@pytest.mark.parametrize("game", ["stella", "odyssey"])
def test_clues_and_times_are_counted(game: Any) -> None:
    options = {"target": 8} if game == "odyssey" else {}
    spec = Spec(characters("Basil", "Hugo", "Pip"), game, 3, deals=1, options=options)
    report = played(spec)
    assert not report.wrong
    for one in report.standings:
        assert one.measures["slow seconds"].value > 0
        clues = one.measures.get("different clues")
        assert (clues is None) == (game == "stella")
        assert clues is None or 0 < clues.value <= clues.count
    again = played(spec)
    assert [one["totals"] for one in again.results] == [one["totals"] for one in report.results]


def test_levels_and_languages() -> None:
    spec = Spec(characters("Juno", "Otto", level="hard"), "stella", 3, deals=1, language="de")
    assert not played(spec).wrong


def test_they_play_with_a_deck_that_was_brought(tmp_path: Path) -> None:
    company.shelve(tmp_path / "decks")
    words = ["arena", "--bot", "Basil", "--bot", "vesper", "--game", "stella", "--players", "3"]
    more = ["--deck", company.DECK, "--decks", str(tmp_path / "decks"), "--deals", "1"]
    told = CliRunner().invoke(app, [*words, *more, "--to", str(tmp_path / "out")])
    assert told.exit_code == 0, told.output
    assert "Basil" in told.output
    assert "Vesper" in told.output
    report = json.loads((tmp_path / "out/arena.json").read_text())
    assert report["spec"]["deck"] == company.DECK
    assert "Rounds worth reading" in (tmp_path / "out/arena.html").read_text()


def test_all_of_them_can_be_named_at_once(tmp_path: Path) -> None:
    words = ["arena", "--bot", "cast", "--game", "stella", "--players", "9"]
    told = CliRunner().invoke(app, [*words, "--to", str(tmp_path)])
    assert told.exit_code == 1
    assert "stella is for" in told.output
    spec = Spec(characters(*(one.name for one in CAST)), "team", 12, deals=1)
    assert len(spec.contestants) == 12 in GAMES["team"].counts
