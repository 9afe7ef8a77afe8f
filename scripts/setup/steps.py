"""The steps of the set-up, each with a stamp that says what it was made from. A step whose stamp
says something else, or is not there since somebody interrupted it, is taken again."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from quietly import Quietly, Trouble

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin/python"
STAMPS = VENV / ".stamps"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
BUILT = ROOT / "src/reverie/server/web/index.html"
LANGUAGES = ROOT / "src/reverie/languages"


class Step(NamedTuple):
    title: str
    made_from: Callable[[], str]
    take: Callable[[Quietly], None]
    is_there: Callable[[], bool] = lambda: True


def digest(files: Iterable[Path]) -> str:
    content = hashlib.sha256()
    for file in sorted(files):
        content.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode())
        content.update(file.read_bytes())
    return content.hexdigest()


# The virtual environment


def environment() -> str:
    """Where it stands, since its programs know that, and the Python that it was made with. Any that
    runs will do, unless another one is named."""
    wanted = ".".join(map(str, sys.version_info[:2]))
    if not os.environ.get("PYTHON") and PYTHON.exists():
        asked = [str(PYTHON), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        wanted = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return f"{ROOT}\n{wanted}"


def make_environment(quietly: Quietly) -> None:
    missing = [name for name in ("venv", "ensurepip") if not importlib.util.find_spec(name)]
    if missing:
        version = ".".join(map(str, sys.version_info[:2]))
        raise Trouble(
            f"Python {version} is here without its module {missing[0]}: install it (on Debian and"
            f" Ubuntu 'apt install python{version}-venv'), and run it again."
        )
    shutil.rmtree(VENV, ignore_errors=True)
    quietly(sys.executable, "-m", "venv", VENV)


# Packages


def pip(quietly: Quietly, file: Path) -> None:
    options = ["--disable-pip-version-check", "--no-input", "--no-deps", "--require-hashes"]
    quietly(PYTHON, "-m", "pip", "install", *options, "-r", file)


def install_runtime(quietly: Quietly) -> None:
    pip(quietly, REQUIREMENTS / "runtime.txt")
    quietly(ROOT / "scripts/link-package", PYTHON)


# The web client


def node_is_there() -> bool:
    return subprocess.run([ROOT / "scripts/web", "has-node"], check=False).returncode == 0


def web_packages() -> str:
    files = [WEB / "package-lock.json", WEB / "package.json"]
    if node_is_there():
        return digest(files)
    return digest([*files, REQUIREMENTS / "node.txt"])


def install_web(quietly: Quietly) -> None:
    if not node_is_there():
        pip(quietly, REQUIREMENTS / "node.txt")
    quietly(ROOT / "scripts/web", "install")


def web_sources() -> Iterable[Path]:
    yield from LANGUAGES.glob("*/*.json")
    for top in WEB.iterdir():
        if top.name != "node_modules":
            yield from (path for path in (top, *top.rglob("*")) if path.is_file())


def build(quietly: Quietly) -> None:
    quietly(ROOT / "scripts/web", "build")


STEPS = {
    "venv": Step("Making .venv", environment, make_environment, PYTHON.exists),
    "python": Step(
        "Installing Python packages",
        lambda: digest([REQUIREMENTS / "runtime.txt", ROOT / "scripts/link-package"]),
        install_runtime,
    ),
    "web": Step(
        "Installing web packages",
        web_packages,
        install_web,
        (WEB / "node_modules/.package-lock.json").exists,
    ),
    "build": Step("Building the web client", lambda: digest(web_sources()), build, BUILT.exists),
    "dev": Step(
        "Installing what tests and checks need",
        lambda: digest([REQUIREMENTS / "dev.txt"]),
        lambda quietly: pip(quietly, REQUIREMENTS / "dev.txt"),
    ),
}
WANTED = {
    "play": ("venv", "python", "web", "build"),
    "check": ("venv", "python", "dev", "web"),
    "dev": ("venv", "python", "dev", "web", "build"),
}
