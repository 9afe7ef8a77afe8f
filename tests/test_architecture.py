"""Dependencies point one way, server → app → tables → games, and nothing points back."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.games import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "reverie"

MAY_IMPORT: dict[str, set[str]] = {
    "games": set(),
    "languages": set(),
    "bots": {"games", "decks", "languages", "pipe"},
    "client": {
        "games",
        "bots.chance",
        "tables.messages",
        "tables.moves",
        "tables.news",
        "tables.view",
    },
    "decks": {"games", "languages", "pipe"},
    "envs": {"games", "bots", "decks"},
    "data": {"games", "decks", "tables"},
    "arena": {"games", "bots", "client", "decks", "languages", "tables"},
    "tables": {"games", "decks.words", "languages"},
    "app": {"games", "bots", "decks", "tables", "pipe", "__version__"},
    "server": {"games", "bots", "decks", "tables", "app", "__version__"},
    "testing": {"games", "tables", "decks"},
}
"""What each part may import, besides itself; ``cli`` and ``living_room`` wire them together."""

PURE = {"games"}
ALLOWED_IN_GAMES = {
    "abc", "collections", "collections.abc", "dataclasses", "enum", "functools", "hashlib",
    "itertools", "msgspec", "msgspec.structs", "operator", "struct", "typing", "unicodedata",
}  # fmt: skip
"""No clock, no I/O, no chance but the seed's, no framework."""


def modules(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            module = node.module or ""
            yield module
            if module == "reverie":
                yield from (f"reverie.{alias.name}" for alias in node.names)


def ours(part: str) -> Iterator[tuple[Path, str]]:
    for file in modules(part):
        for name in imports(file):
            if name.startswith("reverie."):
                yield file, name.removeprefix("reverie.")


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    allowed = {part, *MAY_IMPORT[part]}
    for file, name in ours(part):
        prefixes = {".".join(name.split(".")[:length]) for length in range(1, 5)}
        assert prefixes & allowed, f"{file.relative_to(SOURCE)} imports reverie.{name}"


def test_every_part_is_known() -> None:
    folders = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()}
    assert folders <= set(MAY_IMPORT)


def test_the_rules_know_nothing_of_the_world() -> None:
    for part in PURE:
        for file in modules(part):
            others = {name for name in imports(file) if not name.startswith("reverie.games")}
            assert others <= ALLOWED_IN_GAMES, f"{file.relative_to(SOURCE)}: {others}"


def test_stella_and_odyssey_do_not_know_each_other() -> None:
    for one, other in (("stella", "odyssey"), ("odyssey", "stella")):
        for file, name in ours(f"games/{one}"):
            assert not name.startswith(f"games.{other}"), f"{file.relative_to(SOURCE)}"


def test_bots_see_moves_and_offers_and_no_state() -> None:
    """A bot gets a seat's view and its ``can``, never what is hidden."""
    for file, name in ours("bots"):
        assert not name.endswith((".state", ".evolve", ".setup", ".decide", ".turns")), file


def test_only_the_server_knows_the_web() -> None:
    web = {"litestar", "uvicorn", "websockets", "httptools", "prometheus_client", "typer"}
    for part in ("games", "tables", "bots", "app", "testing"):
        for file in modules(part):
            tops = {name.split(".")[0] for name in imports(file)}
            assert not tops & web, f"{file.relative_to(SOURCE)}: {tops & web}"


GENERAL = {
    "games", "games.game", "games.moves", "games.errors", "games.text", "games.seats",
    "games.real", "games.reasons",
    "games.spirits", "games.unions", "games.chance",
}  # fmt: skip
"""What tables and servers may know of games: what all of them have in common."""
PHASES = {"associate", "reveal", "tell", "give", "vote"}
OPTIONS = {name for game in GAMES.values() for name in game.options.__struct_fields__}


@pytest.mark.parametrize("part", ["tables", "app", "server"])
def test_tables_and_servers_name_no_game(part: str) -> None:
    for file, name in ours(part):
        if name == "games" or name.startswith("games."):
            assert name in GENERAL, f"{file.relative_to(SOURCE)} imports reverie.{name}"
    for file in modules(part):
        names, strings = words(file)
        named = (names | strings) & {*GAMES, *OPTIONS} | strings & PHASES
        assert not named, f"{file.relative_to(SOURCE)} names {named}"
        assert not any(game.title() in text for game in GAMES for text in strings), file


def words(file: Path) -> tuple[set[str], set[str]]:
    """What a program asks of its values by name, and its strings."""
    names, strings = set(), set()
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Attribute(attr=name):
                names.add(name)
            case ast.Constant(value=str(text)):
                strings.add(text)
            case _:
                pass
    return names, strings
