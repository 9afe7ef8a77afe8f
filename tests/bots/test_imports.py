"""Bots know the games' moves and views and the decks' texts, never a table or the server."""

import ast
from pathlib import Path

import pytest

import reverie.bots

FOLDER = Path(reverie.bots.__file__).parent
ALLOWED = (
    "reverie.bots",
    "reverie.decks.deck",
    "reverie.decks.voices",
    "reverie.decks.words",
    "reverie.decks",
    "reverie.languages",
    "reverie.pipe",
)
VIEWS_AND_MOVES = ("moves", "view")
OF_ALL_GAMES = {"AnyView", "AnyOffer"}
GAMES = ("stella", "odyssey")
"""Whatever a bot knows of one of these lies in the folder of that name."""
WIRING = FOLDER / "skills.py"
FILES = pytest.mark.parametrize(
    "path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER))
)


@FILES
def test_what_a_bot_imports(path: Path) -> None:
    for module, names in imported(path):
        if module == "reverie.games.unions":
            assert names <= OF_ALL_GAMES
        elif module.startswith("reverie.games"):
            assert module.rsplit(".", 1)[-1] in VIEWS_AND_MOVES
        elif module.startswith("reverie"):
            assert module in ALLOWED or module.startswith("reverie.bots.")


@FILES
def test_what_bots_know_of_a_game_lies_in_one_folder(path: Path) -> None:
    if path == WIRING:
        return
    home = path.relative_to(FOLDER).parts[0]
    for module, _names in imported(path):
        known = set(module.split(".")) & set(GAMES)
        assert known <= {home}, f"{path} knows {module}"


def imported(path: Path) -> list[tuple[str, set[str]]]:
    tree = ast.walk(ast.parse(path.read_text()))
    return [
        (node.module or "", {alias.name for alias in node.names})
        for node in tree
        if isinstance(node, ast.ImportFrom)
    ]
