"""An extra brings what its part needs, and nothing else; the rest of Reverie needs none of them."""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.test_architecture import SOURCE, imports, modules

ROOT = Path(__file__).parent.parent
WHOLE = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = WHOLE["project"]
PROGRAMS = tomllib.loads((ROOT / "packages/programs/pyproject.toml").read_text())
SMALL = PROGRAMS["project"]
NAMES = {
    "opentelemetry-sdk": {"opentelemetry"},
    "opentelemetry-exporter-otlp-proto-http": {"opentelemetry"},
    "open-spiel": {"pyspiel"},
    "pillow": {"PIL"},
}
FILES: dict[str, Callable[[Path], bool]] = {
    "client": lambda file: file.parts[-2] == "client",
    "envs": lambda file: file.parts[-2] == "envs" and not file.stem.startswith("openspiel"),
    "openspiel": lambda file: file.parts[-2] == "envs" and file.stem.startswith("openspiel"),
    "arena": lambda file: file.parts[-2] == "arena",
    "data": lambda file: file.parts[-2] == "data",
    "otel": lambda file: file.parts[-2:] == ("app", "traces.py"),
    "s3": lambda file: file.parts[-2:] == ("decks", "bucket.py"),
}


def packages(requirements: list[str]) -> set[str]:
    """The names under which they are imported."""
    wanted = {Requirement(one).name for one in requirements}
    return set().union(*(NAMES.get(name, {name.replace("-", "_")}) for name in wanted))


def imported(extra: str) -> set[str]:
    parts = ("client", "envs", "arena", "data", "decks", "app")
    files = [file for part in parts for file in modules(part)]
    found = {name for file in files if FILES[extra](file) for name in imports(file)}
    return {name.split(".")[0] for name in found} - set(sys.stdlib_module_names) - {"reverie"}


@pytest.mark.parametrize("extra", FILES)
def test_an_extra_brings_what_its_part_needs(extra: str) -> None:
    base = packages(PROJECT["dependencies"])
    brought = packages(PROJECT["optional-dependencies"][extra])
    assert imported(extra) <= base | brought


@pytest.mark.parametrize("extra", FILES)
def test_and_nothing_else(extra: str) -> None:
    brought = packages(PROJECT["optional-dependencies"][extra])
    needed = imported(extra) | (imported("client") if extra == "arena" else set())
    assert brought <= needed


def test_nobody_else_needs_them() -> None:
    extras = packages([one for some in PROJECT["optional-dependencies"].values() for one in some])
    base = packages(PROJECT["dependencies"])
    for part in ("games", "bots", "decks", "tables", "app", "server"):
        for file in modules(part):
            tops = {name.split(".")[0] for name in imports(file)}
            own = {"bucket.py": {"obstore"}, "opening.py": {"obstore"}}.get(file.name, set())
            own |= {"opentelemetry"} if file.name == "traces.py" else set()
            assert not tops & (extras - base - {"numpy"} - own), file


@pytest.mark.parametrize("extra", ["client", "envs", "openspiel", "arena"])
def test_the_small_distribution_brings_what_its_parts_need_and_nothing_else(extra: str) -> None:
    base = packages(SMALL["dependencies"])
    extras = {name: packages(some) for name, some in SMALL["optional-dependencies"].items()}
    brought = extras.get(extra, set())
    command = {"typer"} if extra == "client" else set()
    assert imported(extra) | command <= base | brought
    shown = {"PIL"} if extra == "openspiel" else set()
    assert brought <= imported(extra) | shown
    assert base <= imported("client") | {"typer"}


def test_both_want_the_same_versions() -> None:
    """But for the server's own bounds: its doors are made of one version."""
    of_the_whole = {one for some in PROJECT["optional-dependencies"].values() for one in some}
    known = of_the_whole | set(PROJECT["dependencies"])
    wanted = {one for some in SMALL["optional-dependencies"].values() for one in some}
    assert wanted | set(SMALL["dependencies"]) <= known


def test_the_small_distribution_is_whole() -> None:
    """What its files import of Reverie is in it; so is no part of the server."""
    wheel = PROGRAMS["tool"]["hatch"]["build"]["targets"]["wheel"]
    included = [ROOT / "packages/programs" / path for path in wheel["force-include"]]
    files = [file for path in included for file in (path, *path.rglob("*.py")) if file.is_file()]
    here = {file.resolve().relative_to(SOURCE).with_suffix("").parts[0] for file in files}
    assert not here & {"server", "app", "cli", "living_room", "data", "testing"}
    for file in files:
        if file.suffix == ".py" and file.name != "py.typed":
            for name in imports(file):
                part = name.removeprefix("reverie.").split(".")[0]
                assert not name.startswith("reverie.") or part in here | {"__version__"}, file
