"""Without a mouse and without a finger."""

import time
from contextlib import suppress

from playwright.sync_api import Locator, expect

from tests.e2e.player import A_TRY, PATIENCE, Player
from tests.e2e.stella import PLACES, Stella

FAR = 60
HAS_FOCUS = "all => all.some((element) => element.matches(':focus-visible'))"


class Keyboard:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """By Tab alone, to something whose focus can be seen."""
        expect(target).to_be_enabled()
        for _ in range(FAR):
            if self._has_focus(target):
                return
            self.press("Tab")
        raise AssertionError(f"{target} is not reached by Tab")

    def _has_focus(self, target: Locator) -> bool:
        """One that can be seen."""
        has: bool = target.evaluate_all(HAS_FOCUS)
        return has

    def do(self, target: Locator) -> None:
        self.reach(target)
        self.press("Enter")

    def do_until(self, target: Locator, seen: Locator) -> None:
        """Again whenever it has the focus: on a busy machine that may move on just before the key
        comes, and the target may be away for a moment."""
        end = time.monotonic() + PATIENCE / 1000
        while not seen.is_visible() and time.monotonic() < end:
            if self._has_focus(target):
                self.press("Enter")
                with suppress(AssertionError):
                    expect(seen).to_be_visible(timeout=A_TRY)
            else:
                self.press("Tab")
        expect(seen).to_be_visible()


def show_one(keyboard: Keyboard, screen: Stella) -> None:
    place = screen.first_to_show()
    row, column = divmod(PLACES.index(place), 5)
    grid = screen.player.find("group", "stella.grid")
    keyboard.reach(grid.locator("button[tabindex='0']"))
    keyboard.press("Home", *["ArrowDown"] * row, *["ArrowRight"] * column, "Enter")
    ticket = screen.player.button("stella.show", place=place)
    keyboard.do(ticket)
    expect(ticket).to_be_hidden()
