"""A package from the checkout: it holds the web client, and is all that playing needs."""

import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

import reverie

ROOT = Path(__file__).parent.parent
PAGE = "reverie/server/web/index.html"
NEEDED = ["pyproject.toml", "README.md", "CHANGELOG.md", "CREDITS.md", "LICENSE"]
NEEDED += ["LICENSE-PICTURES", "scripts/web_is_built.py", "src/reverie/__init__.py"]
PATIENCE = 120.0


def run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603


def build(checkout: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    return run([sys.executable, "-m", "hatchling", "build", "--directory", str(target)], checkout)


def pip(place: Path, *words: str) -> str:
    """In an environment without a pip of its own, which takes seconds to make."""
    command = [sys.executable, "-m", "pip", "--python", str(place / "bin/python"), *words]
    return run([*command, "--disable-pip-version-check"], place).stdout


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
    venv.create(place)
    pip(place, "install", "--quiet", "--no-compile", str(next(packages.glob("*.whl"))))
    program = str(place / "bin/reverie")
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
