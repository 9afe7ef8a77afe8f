"""What the documentation shows is run: every block of Python, against a server of ours."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.client import Site
from tests.data.test_export import a_game
from tests.server.kit import InThread

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = ["hosting", "your-bot", "protocol", "rules", "environments", "data"]
SERVER = "http://127.0.0.1:8000"


def blocks(page: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text()
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


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
