"""The notebook runs from its first cell to its last, on games that were exported just before."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie.cli import app
from reverie.client import Seat, Site, Start, play
from reverie.client.loading import load_bot
from tests.server.kit import PATIENCE, InThread

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


async def a_game_of_words(site: Site) -> None:
    opened = await asyncio.to_thread(site.open, "odyssey", "Host", research=True, target=20)
    taken = [await asyncio.to_thread(site.sit_down, opened.table, f"R {n}") for n in range(3)]
    tokens = [opened.token, *(one.token for one in taken)]
    seats = [Seat(site, opened.table, token) for token in tokens]
    for seat in seats:
        await seat.__aenter__()
    await seats[0].move(Start())
    reader = load_bot(EXAMPLES / "word_overlap_bot.py")
    games = [play(reader(), seat, games=1, report=lambda _: None) for seat in seats]
    await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
    for seat in seats:
        await seat.close()


def test_the_notebook_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with InThread(tmp_path / "reverie.db") as house:
        asyncio.run(a_game_of_words(Site(house.url)))
    words = ["export", "--all", "--anonymous", "--database", f"sqlite:///{tmp_path}/reverie.db"]
    assert CliRunner().invoke(app, [*words, "--to", str(tmp_path / "export")]).exit_code == 0
    monkeypatch.setenv("REVERIE_EXPORT", str(tmp_path / "export"))
    monkeypatch.setenv("REVERIE_LISTENER", str(tmp_path / "listener"))
    monkeypatch.setenv("REVERIE_DEALS", "1")
    notebook = json.loads((EXAMPLES / "listener.ipynb").read_text())
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "a notebook is kept without what it printed"
            code = compile("".join(cell["source"]), f"listener.ipynb, cell {number}", "exec")
            exec(code, names)  # noqa: S102 - our own notebook
    assert "finds" in capsys.readouterr().out
    assert names["finds"](names["test"]) > names["guess"]
    assert not names["report"].wrong
