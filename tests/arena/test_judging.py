"""Judges with eyes: ours, and those whose answers are in a file."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie.arena.contestants import entrant
from reverie.arena.judged import judge
from reverie.arena.judging import items, ndcg, ours, ranked, read_judging
from reverie.arena.page import as_page
from reverie.arena.run import run
from reverie.arena.shelf import shelf
from reverie.arena.spec import BadSpec, Contestant, Spec
from reverie.cli import app

HOUSE, CHANCE = Contestant("house"), Contestant("chance", "chance")
ITEMS = [{"clue": {"en": one.clue["en"]}, "cards": list(one.cards)} for one in items()[:3]]
CLUES = [one.clue["en"] for one in items()[:3]]


def a_file(folder: Path, *judges: Any, items: Any = ITEMS) -> Path:
    file = folder / "answers.json"
    file.write_text(json.dumps({"items": items, "judges": judges, "method": "We asked aloud."}))
    return file


def a_judge(raw: str = "0 1 2 3 0 0 0 0 0 0 0 0 0 0 1", **more: Any) -> dict[str, Any]:
    answers = [{"clue": clue, "raw": raw} for clue in CLUES]
    return {"name": "Ada", "kind": "person", "prompt": "How well?", "answers": answers} | more


def test_ours() -> None:
    judging = ours()
    assert len(judging.judges) == 3
    gain = judging.gains(judging.items[0])
    assert ndcg(ranked(gain), gain) == 1
    assert judging.agreement == pytest.approx(0.86, abs=0.01)
    dreams = shelf("dreams")
    house = judge(entrant(HOUSE, dreams, "en", Path()), judging, "seed", "en")
    chance = judge(entrant(CHANCE, dreams, "en", Path()), judging, "seed", "en")
    assert house.items == chance.items > 50
    assert house.ndcg > chance.ndcg + 0.1
    assert chance.ndcg == pytest.approx(chance.by_chance, abs=0.1)


def test_grades_are_read_from_what_was_answered(tmp_path: Path) -> None:
    grades = [0] * 14 + [3]
    other = a_judge(name="Bo", kind="model", answers=[{"clue": CLUES[0], "grades": grades}])
    read = read_judging(a_file(tmp_path, a_judge("Grades: 0, 1, 2, 3" + ", 0" * 11), other))
    assert read.gains(read.items[0])[:4] == [0, 0.5, 1, 1.5]
    assert read.gains(read.items[0])[-1] == 1.5
    assert read.gains(read.items[1])[:4] == [0, 1, 2, 3], "of those who answered"
    assert read.judges[0].answers[0].raw.startswith("Grades: ")


@pytest.mark.parametrize(
    ("judges", "why"),
    [
        ([a_judge("1 2 3")], "3 grades, not 15"),
        ([a_judge(answers=[{"clue": "what?", "raw": "1 " * 15}])], "not asked for"),
        ([a_judge(answers=[{"clue": CLUES[0], "grades": [4] * 15}])], "<= 3"),
        ([a_judge(answers=[{"clue": CLUES[0], "raw": "1 " * 15}] * 2)], "twice"),
        ([a_judge("0 " * 15)], "nobody has found"),
        ([a_judge("")], "nobody has found"),
        ([a_judge(kind="oracle")], "oracle"),
        ([], "nothing that was judged"),
    ],
)
def test_answers_that_make_no_sense_are_refused(tmp_path: Path, judges: Any, why: str) -> None:
    with pytest.raises(BadSpec, match=why):
        read_judging(a_file(tmp_path, *judges))


def test_cards_that_are_not_played_with_are_refused(tmp_path: Path) -> None:
    one = {"clue": {"en": CLUES[0]}, "cards": ["nowhere", "else"]}
    answers = [{"clue": CLUES[0], "raw": "1 2"}]
    judging = read_judging(a_file(tmp_path, a_judge(answers=answers), items=[one]))
    with pytest.raises(BadSpec, match="not in the deck"):
        run(Spec((HOUSE, CHANCE), "stella", 3), Path(), lambda *_: None, judging=judging)


def test_a_report_keeps_how_it_was_judged(tmp_path: Path) -> None:
    file = a_file(tmp_path, a_judge())
    words = ["--bot", "chance", "--bot", "easy", "--game", "stella", "--players", "3"]
    more = ["--deals", "1", "--judges", str(file), "--to", str(tmp_path / "one")]
    told = CliRunner().invoke(app, ["arena", *words, *more])
    assert told.exit_code == 0, told.output
    first = tmp_path / "one/arena.json"
    again = CliRunner().invoke(app, ["arena", str(first), "--to", str(tmp_path / "two")])
    assert again.exit_code == 0, again.output
    one, two = (json.loads((tmp_path / to / "arena.json").read_text()) for to in ("one", "two"))
    assert one["judging"] == two["judging"]
    assert one["judging"]["method"] == "We asked aloud."
    assert one["judging"]["judges"][0]["prompt"] == "How well?"
    assert one["judging"]["judges"][0]["answers"][0]["raw"].startswith("0 1 2 3")
    assert [s["judged"] for s in one["standings"]] == [s["judged"] for s in two["standings"]]
    page = (tmp_path / "one/arena.html").read_text()
    assert "We asked aloud." in page
    assert "Ada (person)" in page


def test_a_judge_may_be_called_anything() -> None:
    judging = ours()
    evil = Contestant("<b>", "chance")
    report = run(
        Spec((HOUSE, evil), "stella", 3, deals=1), Path(), lambda *_: None, judging=judging
    )
    assert "<b>" not in as_page(report)


def test_what_judges_are_asked(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["arena", "--questions", str(tmp_path / "ask")])
    assert told.exit_code == 0, told.output
    page = (tmp_path / "ask/questions.html").read_text()
    assert page.count("<section>") == len(items())
    assert page.count("<img") == 15 * len(items())
    fox = shelf("dreams").shown("en")[items()[0].cards[0]]
    assert fox.alt not in page, "nothing is told of the pictures"
    file = tmp_path / "ask/answers.json"
    form = json.loads(file.read_text())
    assert form["judges"][0]["answers"][0] == {"clue": items()[0].clue["en"], "raw": ""}
    form["judges"][0]["answers"][0]["raw"] = "3 " * 15
    file.write_text(json.dumps(form))
    assert read_judging(file).judges[0].answers[0].grades == (3,) * 15
