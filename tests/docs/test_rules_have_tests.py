"""Every clause of docs/rules.md has a test that is named by its id, and no test names another."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
TEST = re.compile(r"^\s*(?:async )?def test((?:_[a-z]\d+)+)_", re.MULTILINE)


def clauses() -> list[str]:
    return CLAUSE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))


def proved() -> set[str]:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "tests/games").rglob("*.py"))
    return {
        clause.upper()
        for source in sources
        for named in TEST.findall(source)
        for clause in named.strip("_").split("_")
    }


@pytest.mark.parametrize(("letter", "last"), [("S", 24), ("O", 14), ("P", 8), ("T", 7), ("G", 4)])
def test_no_clause_is_missing_from_the_rules(letter: str, last: int) -> None:
    of_game = [clause for clause in clauses() if clause[0] == letter]
    assert of_game == [f"{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("clause", clauses())
def test_a_clause_has_a_test_named_by_its_id(clause: str) -> None:
    assert clause in proved()


def test_no_test_names_a_clause_that_is_not_in_the_rules() -> None:
    assert proved() <= set(clauses())
