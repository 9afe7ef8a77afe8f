"""The distribution without the server: enough for a bot, and nothing that only a server needs."""

import asyncio
import json
import sys
import tomllib
import venv
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from reverie.client import AddBot, Seat, Site, Start, any_move, play
from tests.server.kit import InThread
from tests.test_package import PATIENCE, ROOT, pip, run

BOT = """
from random import Random
from reverie.client import any_move


class Lucky:
    def choose(self, view, can):
        return any_move(can, Random(1))
"""


def test_a_bot_needs_no_server(tmp_path: Path) -> None:
    """The small distribution alone, in a clean place, plays a game on a server elsewhere."""
    built = run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        ROOT / "packages/programs",
    )
    assert built.returncode == 0, built.stdout + built.stderr
    place = tmp_path / "installed"
    venv.create(place)
    wheel = next(tmp_path.glob("reverie_programs-*.whl"))
    pip(place, "install", "--quiet", "--no-compile", str(wheel))
    listed = pip(place, "list", "--format=json")
    there = {canonicalize_name(one["name"]) for one in json.loads(listed)}
    assert {"reverie-programs", "msgspec", "websockets"} <= there
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    servers = {canonicalize_name(Requirement(one).name) for one in whole}
    assert there & servers == {"msgspec", "rich", "typer", "websockets"}  # rich is typer's
    (tmp_path / "my_bot.py").write_text(BOT)
    with InThread(tmp_path / "reverie.db") as house:
        asyncio.run(_a_game_with(place / "bin/reverie", tmp_path, house.url))


async def _a_game_with(program: Path, folder: Path, url: str) -> None:
    site = Site(url)
    opened = await asyncio.to_thread(site.open, "odyssey", "Ada", target=5)
    words = ["bot", "run", "my_bot.py", "--table", opened.table, "--server", url, "--games", "1"]
    async with Seat(site, opened.table, opened.token) as host:
        await host.move(AddBot())
        bot = await asyncio.create_subprocess_exec(program, *words, cwd=folder, stdout=PIPE)
        await asyncio.wait_for(host.until(lambda: len(host.view.seats) == 3), PATIENCE)
        assert host.view.seats[2].program
        await host.move(Start())
        await asyncio.wait_for(play(AnyBot(), host, games=1), PATIENCE)
        told, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 0
    assert b"Over: " in told


class AnyBot:
    def choose(self, view: Any, can: Any, /) -> Any:
        return any_move(can, Random(2))
