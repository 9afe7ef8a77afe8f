"""What the documentation shows is run: every block of Python, against a server of ours."""

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.client import Site
from tests.data.test_export import a_game
from tests.server.kit import InThread

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = ["hosting", "your-bot", "protocol", "rules", "environments", "arena", "data"]
SERVER = "http://127.0.0.1:8000"


def blocks(page: str, kind: str = "python") -> list[str]:
    text = (DOCS / f"{page}.md").read_text()
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with InThread(tmp_path_factory.mktemp("docs") / "reverie.db") as house:
        yield house


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs(
    page: str, house: InThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if page == "data":
        asyncio.run(a_game(Site(house.url), "odyssey", "Ada", 2, research=True, target=5))
        words = ["export", "--all", "--anonymous", "--database", f"sqlite:///{house.database}"]
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 0, told.output
    found = blocks(page)
    assert found
    for number, block in enumerate(found):
        code = compile(block.replace(SERVER, house.url), f"{page}.md, block {number}", "exec")
        exec(code, {"__name__": "docs"})  # noqa: S102 - our own pages


def test_the_commands_and_files_of_the_arena_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the order of the page, with fewer deals; the files are those that it shows."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(blocks("your-bot")[0])
    (tmp_path / "answers.json").write_text(blocks("arena", "json")[0])
    (toml,) = blocks("arena", "toml")
    (tmp_path / "arena.toml").write_text(re.sub("deals = .*", "deals = 1", toml))
    lines = [line for block in blocks("arena", "sh") for line in block.splitlines()]
    commands = [line.split() for line in lines if line.startswith("reverie ")]
    assert len(commands) >= 5
    for command in commands:
        words = ["1" if before == "--deals" else word for before, word in pairwise(command)]
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 0, (command, told.output)
    assert {"arena", "ask", "paper"} <= {path.name for path in tmp_path.iterdir()}
    report = json.loads((tmp_path / "paper/arena.json").read_text())
    assert {one["contestant"]["name"] for one in report["standings"]} == {"house", "mine"}
    assert not report["wrong"]
