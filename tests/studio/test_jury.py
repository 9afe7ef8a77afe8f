"""Judges are severe or mild; what they hide among the cards says by how much."""

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from studio import jury

MEASURE = {f"old{n}": Path() for n in range(84)}


def sheet(deck: float, measure: float) -> jury.Sheet:
    def row(mark: float) -> dict[str, Any]:
        return {**dict.fromkeys(jury.ASKED, mark), "mend": "its hands"}

    return {"deck/fox": row(deck), "deck/owl": row(deck + 1), "measure/old1": row(measure)}


def test_a_severe_and_a_mild_judge_of_one_mind_carry_over_to_the_same() -> None:
    severe, mild = sheet(6.0, 5.0), sheet(8.0, 7.0)
    one, other = (
        jury.carried(jury.means([each], "deck"), jury.means([each], "measure"))
        for each in (severe, mild)
    )
    assert one == other == {"craft": 7.5, "story": 8.0, "difference": 8.1}


def test_a_card_has_the_mean_of_its_judges() -> None:
    told, cards = jury.reckon([sheet(6.0, 5.0), sheet(7.0, 6.0)])
    assert cards["fox"]["craft"] == 6.5
    assert cards.keys() == {"fox", "owl"}
    assert "deck: craft 7.00, story 7.00, difference 7.00" in told
    assert "deck, carried over: craft 7.50, story 8.00, difference 8.10" in told


def test_what_is_shown_is_not_hidden_and_the_lot_is_the_same_for_all() -> None:
    shown, hidden = jury.lots(MEASURE)
    assert len(shown) == len(hidden) == 20
    assert not shown.keys() & hidden.keys()
    assert jury.lots(dict(reversed(MEASURE.items()))) == (shown, hidden)


def test_each_judge_has_an_order_of_their_own() -> None:
    cards = [f"deck/card{n}" for n in range(84)]
    first, second = jury.numbered(cards, 1), jury.numbered(cards, 2)
    assert first == jury.numbered(reversed(cards), 1)
    assert list(first.values()) != list(second.values())
    assert set(first.values()) == set(cards)


def test_a_card_without_a_score_is_found(tmp_path: Path) -> None:
    (tmp_path / "judge.key.json").write_text(json.dumps({"001": "deck/fox", "002": "deck/owl"}))
    (tmp_path / "judge").mkdir()
    (tmp_path / "judge/scores.json").write_text(json.dumps({"001": {}}))
    with pytest.raises(SystemExit, match="002"):
        jury.read(tmp_path / "judge")


def test_pictures_that_are_only_small_copies_are_no_cards(tmp_path: Path) -> None:
    for name in ("fox.png", "fox-120.png", "owl.webp", "notes.txt"):
        if name.endswith("txt"):
            (tmp_path / name).write_text("")
        else:
            Image.new("RGB", (10, 15)).save(tmp_path / name)
    assert jury.pictures(tmp_path).keys() == {"fox", "owl"}
    assert jury.picture(tmp_path / "owl.webp").size == jury.FULL
