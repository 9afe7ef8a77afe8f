"""A package from the checkout: it holds the web client, and is all that playing needs."""

import asyncio
import json
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import tomllib
import venv
import zipfile
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import reverie
from reverie.client import AddBot, Seat, Site, Start, any_move, play
from tests.server.kit import InThread

ROOT = Path(__file__).parent.parent
PAGE = "reverie/server/web/index.html"
NEEDED = ["pyproject.toml", "README.md", "CHANGELOG.md", "CREDITS.md", "LICENSE"]
NEEDED += ["LICENSE-PICTURES", "scripts/web_is_built.py", "src/reverie/__init__.py"]
PATIENCE = 60.0


def run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603


def build(checkout: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    return run([sys.executable, "-m", "hatchling", "build", "--directory", str(target)], checkout)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("dist")
    built = build(ROOT, target)
    assert built.returncode == 0, built.stdout + built.stderr
    return target


def test_wheel_and_source_hold_the_web_client_and_every_licence(packages: Path) -> None:
    with zipfile.ZipFile(next(packages.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        metadata = wheel.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert PAGE in names
    licences = {name.rpartition("/")[2] for name in names if "/licenses/" in name}
    assert licences == {"LICENSE", "LICENSE-PICTURES", "CREDITS.md"}
    assert "License-Expression: MIT AND CC-BY-4.0" in metadata
    with tarfile.open(next(packages.glob("*.tar.gz"))) as source:
        assert any(name.endswith(PAGE) for name in source.getnames())


def test_without_the_web_client_nothing_is_built(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    for file in NEEDED:
        (checkout / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, checkout / file)
    built = build(checkout, tmp_path / "dist")
    assert built.returncode != 0
    assert "The web client is not built" in built.stdout + built.stderr
    assert not list(tmp_path.glob("dist/reverie-*"))


def test_the_wheel_alone_plays(packages: Path, tmp_path: Path) -> None:
    """What ``pipx install`` does, and then ``reverie play``."""
    place = tmp_path / "installed"
    venv.create(place, with_pip=True)
    python, program = str(place / "bin/python"), str(place / "bin/reverie")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*install, str(next(packages.glob("*.whl")))], tmp_path)
    told = run([program, "--version"], tmp_path)
    assert told.stdout == f"Reverie {reverie.__version__}\n"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [program, "play", "--port", str(port), "--no-browser"]
    playing = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(f"{address}/health")
        page = httpx.get(address, timeout=PATIENCE).text
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(address + script).is_success for script in scripts)
    finally:
        playing.terminate()
        playing.wait(PATIENCE)


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
    venv.create(place, with_pip=True)
    python = str(place / "bin/python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*install, str(next(tmp_path.glob("reverie_programs-*.whl")))], tmp_path)
    listed = run([python, "-m", "pip", "list", "--format=json"], tmp_path).stdout
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


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(address, timeout=PATIENCE).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail(f"nothing answers at {address}")


def test_the_changelog_knows_the_version() -> None:
    assert f"## {reverie.__version__}" in (ROOT / "CHANGELOG.md").read_text()
