"""A server, a browser, and people to play; what must hold for all of them is checked in the end."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.conftest import BROWSER_DIED, NO_BROWSER
from tests.e2e.chromium import Chromium, find_chromium
from tests.e2e.people import People
from tests.e2e.player import PATIENCE
from tests.server.kit import Nursery, Server, running

FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


# Of the package, not of the session: while Playwright runs, nobody else can start an event loop.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    nursery = Nursery()
    with running(Server(nursery, tmp_path_factory.mktemp("e2e"))) as server:
        yield server
    nursery.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    if find_chromium() is None:
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(NO_BROWSER)
    chromium = Chromium()
    yield chromium
    chromium.stop()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.get()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or (report.when != "setup" and item.stash[FAILED])
    return report


@pytest.fixture
def people(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[People]:
    """Whoever a test invites. Afterwards nobody may have heard or done what they should not."""
    people = People(browser, server)
    yield people
    died = False
    try:
        if request.node.stash[FAILED]:
            people.take_pictures(tmp_path)
        people.go_home()
    except Error:
        died = not browser.is_connected()
        if not died:
            raise
    if died:
        pytest.fail(BROWSER_DIED, pytrace=False)
