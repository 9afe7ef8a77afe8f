"""Without a mouse and without a finger: from the front page through a round."""

import time
from contextlib import suppress

from playwright.sync_api import Locator, expect

from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.odyssey import Odyssey
from tests.e2e.people import People
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


def test_a_round_of_stella(people: People) -> None:
    player = people.invite("Ada")
    keyboard, screen = Keyboard(player), Stella(player)
    Home(player).open()
    keyboard.do(player.button("home.bots"))

    keyboard.do(screen.place("A1"))
    keyboard.press("ArrowRight", "Enter", "ArrowDown", "Enter")
    screen.sees_marks(["A1", "A2", "B2"])
    keyboard.press("Space")
    zoom = player.find("dialog", "zoom.title")
    player.sees(zoom)
    player.finds_nothing_in_the_way("a picture, closely")
    keyboard.press("ArrowRight", "Escape")
    expect(zoom).to_be_hidden()
    keyboard.do(screen.pass_pen)

    while screen.comes_to_turn():
        show_one(keyboard, screen)
    screen.go_to_scores()
    keyboard.do_until(screen.next_round, screen.pass_pen)


def show_one(keyboard: Keyboard, screen: Stella) -> None:
    place = screen.first_to_show()
    row, column = divmod(PLACES.index(place), 5)
    grid = screen.player.find("group", "stella.grid")
    keyboard.reach(grid.locator("button[tabindex='0']"))
    keyboard.press("Home", *["ArrowDown"] * row, *["ArrowRight"] * column, "Enter")
    ticket = screen.player.button("stella.show", place=place)
    keyboard.do(ticket)
    expect(ticket).to_be_hidden()


def test_a_turn_of_odyssey(people: People) -> None:
    ada = people.invite("Ada")
    home = Home(ada)
    home.open()
    home.open_table("odyssey")
    lobby, keyboard, screen = Lobby(ada), Keyboard(ada), Odyssey(ada)
    for bots in range(1, 3):
        lobby.add_bot()
        lobby.sees_people(bots + 1)
    keyboard.do(lobby.start)
    ada.sees(screen.give_it)  # These bots do not think: one of them is first with a clue.
    while screen.give_it.count():
        give_and_vote(keyboard, screen)
        expect(screen.tell_it.or_(screen.give_it)).to_be_visible()
    keyboard.reach(screen.clue)
    keyboard.page.keyboard.type("By heart")
    keyboard.do(screen.card(2))
    keyboard.do(screen.tell_it)
    ada.sees(screen.points)


def give_and_vote(keyboard: Keyboard, screen: Odyssey) -> None:
    for number in (1, 2):
        keyboard.do(screen.card(number))
    keyboard.do(screen.give_it)
    keyboard.do(screen.first_open_image())
    keyboard.do(screen.cast)
    screen.player.sees(screen.points)
    keyboard.do(screen.next_story)
