"""One person: a browser context of their own, and the record of what reached it."""

import math
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, StorageState, expect

from tests.e2e.axe import findings
from tests.e2e.record import Record
from tests.e2e.words import Words

Device = Mapping[str, Any]
Spot = tuple[float, float]
# Phones by day, desks by night: axe looks at both.
PHONE: Device = {
    "color_scheme": "light",
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Device = {"color_scheme": "dark", "viewport": {"width": 1440, "height": 900}}
PATIENCE = 60_000
TRIES, A_TRY = 5, 6_000
NEAR, A_MOMENT = 120, 0.5
"""Pixels and seconds within which two taps are one double tap."""
QUICK = 0.05
"""Seconds between the touches of a nervous finger."""
A_KEY = re.compile(r"\b(?:home|lobby|seat|stella|odyssey|over|tv|menu|chat|zoom)\.[a-z]{2,}")


class Player:
    page: Page

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        device: Device = DESKTOP,
        *,
        language: str = "en",
        motion: bool = False,
    ) -> None:
        self.name = name
        self.url = url
        self.words = Words(language)
        self.record = Record(urlsplit(url).netloc)
        self._browser = browser
        self._motion = motion
        self._kept: StorageState | None = None
        self._tapped: tuple[Spot, float] = ((0, 0), 0)
        self.take(device)

    def take(self, device: Device) -> None:
        """A device, with what this person's browser has kept, if anything."""
        self.device = device
        self._context = self._browser.new_context(
            **device,
            base_url=self.url,
            locale=self.words.language,
            reduced_motion="no-preference" if self._motion else "reduce",
            storage_state=self._kept,
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.on("page", self.record.follow)
        # What a service worker answers would not be on the record; test_install.py has one.
        self._context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page = self._context.new_page()

    def leave_device(self) -> None:
        self._context.close()

    def vanish(self) -> None:
        """The battery is dead: the browser remembers what it had stored, and nothing else."""
        self._kept = self._context.storage_state()
        self._context.close()

    def come_back(self, path: str) -> None:
        self.take(self.device)
        self.page.goto(path)

    def move_to(self, device: Device, link: str) -> None:
        """Another device, which knows nothing but the link."""
        self._context.close()
        self._kept = None
        self.take(device)
        self.page.goto(link)

    def refreshes(self, still: Locator) -> None:
        """What was there is there again."""
        expect(still).to_be_visible()
        self.page.reload()
        expect(still).to_be_visible()

    def reads_clipboard(self) -> str:
        self._context.grant_permissions(["clipboard-read"])
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text

    def moves(self, kind: str) -> int:
        """How often this browser has sent a move of this kind."""
        return sum(f'"type":"{kind}"' in frame for frame in self.record.said)

    def speak(self, language: str) -> None:
        self.words = Words(language)

    def find(self, role: Any, key: str, **values: object) -> Locator:
        """By role and by the whole of its name, in this person's language."""
        return self.page.get_by_role(role, name=self.words.exactly(key, **values))

    def button(self, key: str, **values: object) -> Locator:
        return self.find("button", key, **values)

    def press(self, target: Locator) -> None:
        if not self.device.get("has_touch"):
            return target.click()
        # Two taps at once at one place are a double tap, which plays once: a person takes a moment.
        spot = _middle(target)
        if math.dist(spot, self._tapped[0]) < NEAR:
            left = A_MOMENT - (time.monotonic() - self._tapped[1])
            self.page.wait_for_timeout(max(0, left * 1000))
        target.tap()
        self._tapped = (spot, time.monotonic())
        return None

    def _put(self, card: Locator) -> None:
        if self.device.get("has_touch"):
            card.tap()
        else:
            card.click()

    def choose(self, card: Locator) -> None:
        """Presses a card until it is chosen: on a busy machine a tap may be taken for holding.

        Who then sees the picture closely closes it; where nothing happens they try again.
        """
        chosen = card.and_(self.page.locator("[aria-pressed=true]"))
        close = self.find("dialog", "zoom.title").get_by_role(
            "button", name=self.words.exactly("close")
        )
        for _ in range(TRIES):
            self._put(card)
            with suppress(AssertionError):
                expect(chosen.or_(close).first).to_be_visible(timeout=A_TRY)
            if close.count():
                self.press(close)
                expect(close).to_be_hidden()
            if chosen.count():
                return
        expect(chosen).to_be_visible()

    def press_twice(self, target: Locator) -> Spot:
        """Two taps as fast as a nervous finger makes them; gives where that was."""
        expect(target).to_be_enabled()
        target.scroll_into_view_if_needed()
        spot = _middle(target)
        if self.device.get("has_touch"):
            self._double_tap(spot)
        else:
            self.page.mouse.dblclick(*spot)
        return spot

    def _double_tap(self, spot: Spot) -> None:
        """As fast by the clock of the page, however long the machine takes to bring it there."""
        finger = {"x": spot[0], "y": spot[1]}
        began = time.time()
        session = self._context.new_cdp_session(self.page)
        for step, kind in enumerate(("touchStart", "touchEnd", "touchStart", "touchEnd")):
            points = [finger] if kind == "touchStart" else []
            touch = {"type": kind, "touchPoints": points, "timestamp": began + step * QUICK}
            session.send("Input.dispatchTouchEvent", touch)
        session.detach()

    def second_click(self, spot: Spot) -> None:
        """The second click of a double click, come late: on whatever is there by now."""
        self.page.mouse.move(*spot)
        self.page.mouse.down(click_count=2)
        self.page.mouse.up(click_count=2)

    def sees(self, target: Locator) -> None:
        expect(target).to_be_visible()

    def reads(self, key: str, **values: object) -> None:
        lines = self.page.get_by_text(self.words.within(key, **values))
        expect(lines.filter(visible=True).first).to_be_visible()

    def waits_until(self, is_so: Callable[[], bool]) -> None:
        """For what no screen shows, such as what this browser has sent."""
        end = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, f"{self.name} has waited in vain"
            self.page.wait_for_timeout(50)

    def takes_a_moment(self) -> None:
        self.page.wait_for_timeout(A_MOMENT * 1000)

    def finds_nothing_in_the_way(self, screen: str) -> None:
        """axe has no finding, the language is the right one, and every message is there."""
        expect(self.page.locator("html")).to_have_attribute("lang", self.words.tag)
        expect(self.page.get_by_text(A_KEY), f"{screen}: a key for a message").to_have_count(0)
        found = findings(self.page)
        for _ in range(TRIES):
            if found:  # What is still moving or on its way comes to rest.
                self.takes_a_moment()
                found = findings(self.page)
        assert not found, "\n".join([f"{screen}, {self.name}", *found])


def _middle(target: Locator) -> Spot:
    expect(target).to_be_visible()
    box = target.bounding_box()
    assert box
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
