"""A browser that dies between two tests of one run; ``test_browser.py`` runs them."""

import os
import signal

from playwright.sync_api import Browser

from tests.e2e.home import Home
from tests.e2e.people import People


def test_the_browser_dies(people: People, browser: Browser) -> None:
    Home(people.invite("Ada")).open()
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    os.kill(next(one["id"] for one in processes if one["type"] == "browser"), signal.SIGKILL)


def test_the_next_one_has_another(people: People) -> None:
    Home(people.invite("Bao")).open()
