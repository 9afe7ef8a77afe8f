"""Bots know the games' moves and views and the decks' texts, never a table or the server."""

import ast
from pathlib import Path

import pytest

import reverie.bots

FOLDER = Path(reverie.bots.__file__).parent
ALLOWED = (
    "reverie.bots",
    "reverie.decks.deck",
    "reverie.decks.words",
    "reverie.decks",
    "reverie.languages",
    "reverie.pipe",
)
VIEWS_AND_MOVES = ("moves", "view")


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_what_a_bot_imports(path: Path) -> None:
    for module in imported(path):
        if module.startswith("reverie.games"):
            assert module.rsplit(".", 1)[-1] in VIEWS_AND_MOVES
        elif module.startswith("reverie"):
            assert module in ALLOWED or module.startswith("reverie.bots.")


def imported(path: Path) -> list[str]:
    tree = ast.walk(ast.parse(path.read_text()))
    return [node.module or "" for node in tree if isinstance(node, ast.ImportFrom)]
