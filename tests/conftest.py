"""How hard hypothesis tries: ``quick`` the same every time, ``thorough`` where time allows; `make
quick` takes a ``glance``.

``HYPOTHESIS_PROFILE=thorough pytest tests/games/properties`` draws other games in every run.
"""

import gc
import os
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from reverie.testing.postgres import Postgres, postgres

settings.register_profile(
    "quick",
    max_examples=5,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("glance", settings.get_profile("quick"), max_examples=1)
settings.register_profile(
    "thorough",
    max_examples=100,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

NO_BROWSER = "There is no Chromium, and none could be installed."
BROWSER_DIED = "The browser died in this test; the next one has another."


ATTACKS = "tests/attacks/"
LONGEST = (ATTACKS, "tests/e2e/", "tests/test_package.py", "tests/bots/", "tests/cluster/")
"""Where tests take long, or wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long goes first, so that the last of several workers does not end long after."""

    def place(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONGEST) if item.nodeid.startswith(start)), 99)

    items.sort(key=place)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """The tests of a file are one worker's, and so are all attacks: they have one house."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling  # noqa: PLC0415 - where it is used at all

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return ATTACKS if nodeid.startswith(ATTACKS) else super()._split_scope(nodeid)

    return Scheduling(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is said once, and not in every test."""
    skipped = terminalreporter.getreports("skipped")
    left_out = sum(NO_BROWSER in str(report.longrepr) for report in skipped)
    if left_out:
        line = f"LEFT OUT: {left_out} tests in a browser. {NO_BROWSER} Install Chromium or Chrome,"
        terminalreporter.write_line(f"{line} and run them again.", red=True, bold=True)


@pytest.fixture(autouse=True, scope="module")
def nothing_stays_open() -> Iterator[None]:
    """What a file's tests left open is found with them, and not by whoever comes later."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for all the tests of a process, started where one of them wants it."""
    with postgres(fsync="off") as server:
        yield server


NUMBERS = count(1)


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """An empty schema of its own."""
    name = f"test_{next(NUMBERS)}"
    postgres_server.run(f"CREATE SCHEMA {name}")
    return f"{postgres_server.url}&search_path={name}"
