"""A server, a browser, and people to play; what must hold for all of them is checked in the end."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.people import People
from tests.e2e.player import PATIENCE
from tests.server.kit import Nursery, Server, running

FAILED = pytest.StashKey[bool]()
WAITED_IN_VAIN = ["TimeoutError", "AssertionError: (Locator|Page) expected"]
expect.set_options(timeout=PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    """What a browser did not show in time, on a busy machine, it is asked for once more."""
    item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=WAITED_IN_VAIN))


# Of the package, not of the session: while Playwright runs, nobody else can start an event loop.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    nursery = Nursery()
    with running(Server(nursery, tmp_path_factory.mktemp("e2e"))) as server:
        yield server
    nursery.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=FLAGS, timeout=2 * PATIENCE
        )
        yield browser
        browser.close()


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
    people = People(browser, server.url)
    yield people
    if request.node.stash[FAILED]:
        people.take_pictures(tmp_path)
    people.go_home()
