"""The briefs of the second deck keep their variety, and every card has one.

Reads text only: no drawing library is needed.
"""

import ast
from pathlib import Path

import pytest

from studio.ink import briefs

ROOT = Path(__file__).parents[2]
CARDS = briefs.read()
MODULES = sorted((ROOT / "studio/ink/cards").glob("*.py"))


def test_the_briefs_keep_every_rule() -> None:
    assert briefs.faults(CARDS) == []


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("feeling", "joy", "joy not above a fifth"),
        ("view", "frontal", "frontal and side views at most a third"),
        ("palette", "ink", "twelve palettes, none above an eighth"),
        ("word", "moon", "no two call up the same word first"),
        ("place", "cellar", "known views, places, cultures, scales"),
        ("readings", "one; two", "three readings each"),
        ("third", "", "every field is filled"),
    ],
)
def test_a_lack_of_variety_is_found(field: str, value: str, rule: str) -> None:
    assert rule in briefs.faults([{**card, field: value} for card in CARDS])


def drawn(path: Path) -> list[str]:
    functions = (n for n in ast.parse(path.read_text()).body if isinstance(n, ast.FunctionDef))
    return [f.name for f in functions if any("card" in ast.unparse(d) for d in f.decorator_list)]


def test_every_brief_is_drawn_and_every_card_has_a_brief() -> None:
    names = [name for path in MODULES for name in drawn(path)]
    assert sorted(names) == sorted(card["name"] for card in CARDS)


def test_every_card_has_words_and_no_words_lack_a_card() -> None:
    words = {path.stem for path in (ROOT / "studio/ink/words").glob("*.json")}
    assert words == {card["name"] for card in CARDS}


def test_a_feeling_with_three_cards_is_found() -> None:
    rarest = min({card["feeling"] for card in CARDS}, key=[card["feeling"] for card in CARDS].count)
    first = next(card for card in CARDS if card["feeling"] == rarest)
    fewer = [card for card in CARDS if card is not first]
    assert "sixteen feelings, each with four cards" in briefs.faults(fewer)
