"""The briefs of the second deck keep their variety, and every card has one. Reads text only: no drawing library is needed."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
from studio.ink import briefs

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
    return [node.name for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef) and any("card" in ast.unparse(d) for d in node.decorator_list)]


@pytest.mark.parametrize("path", MODULES, ids=lambda p: p.stem)
def test_every_card_has_a_brief(path: Path) -> None:
    assert set(drawn(path)) <= {card["name"] for card in CARDS}


def test_no_card_is_drawn_twice() -> None:
    names = [name for path in MODULES for name in drawn(path)]
    assert len(names) == len(set(names))
