"""A newcomer learns by playing: a guided round of Stella and of Odyssey, with bots, to its end."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, expect

from tests.e2e.home import Home
from tests.e2e.odyssey import Odyssey
from tests.e2e.people import People
from tests.e2e.player import PHONE, Player
from tests.e2e.stella import Stella

A_MOMENT, A_TRY = 2_000, 5_000
"""Milliseconds: a bubble comes after a moment, and may come when something else is pressed."""


class Guide:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.words = player.words
        self.got_it = player.button("guide.got_it")
        self.play_on = player.button("guide.play_on")

    def learn(self, game: str) -> None:
        Home(self.player).open()
        self.player.press(self.player.button("guide.learn"))
        self.player.finds_nothing_in_the_way("learn by playing")
        choice = self.player.find("dialog", "guide.learn")
        name = self.words.exactly(f"game.{game}")
        self.player.press(choice.get_by_role("button", name=name))

    def bubble(self, key: str) -> Locator:
        return self.player.find("dialog", key)

    def understand(self, key: str) -> None:
        """A bubble that comes now, whatever happens."""
        bubble = self.bubble(key)
        expect(bubble).to_be_visible()
        self.player.finds_nothing_in_the_way(key)
        self.player.press(bubble.get_by_role("button", name=self.words.exactly("guide.got_it")))
        expect(bubble).to_be_hidden()

    def play_to_the_end(self, turn: Locator, play: Callable[[], None]) -> None:
        """Whatever else there is to be understood, until the last bubble."""
        self.player.page.set_default_timeout(A_TRY)
        while True:
            expect(self.got_it.or_(self.play_on).or_(turn).first).to_be_visible()
            if self.play_on.count():
                break
            with suppress(AssertionError):  # nothing more is said of this moment
                bubble = self.got_it.or_(self.play_on)
                expect(bubble).to_be_visible(timeout=A_MOMENT)
            with suppress(Error, AssertionError):  # what was there is gone, or covered
                if self.got_it.count():
                    self.player.press(self.got_it)
                elif not self.play_on.count():
                    play()
        self.player.page.set_default_timeout(60_000)
        self.player.finds_nothing_in_the_way("the last bubble")
        self.player.press(self.play_on)
        expect(self.play_on).to_be_hidden()


def test_a_guided_round_of_stella(people: People) -> None:
    player = people.invite("Ada", PHONE)
    guide, screen = Guide(player), Stella(player)
    guide.learn("stella")
    guide.understand("stella.guide.mark")
    screen.mark(["A1", "C3"])
    guide.understand("stella.guide.done")
    screen.pass_the_pen()
    own = screen.words.exactly("stella.scout_line", who="you")
    turn = player.page.get_by_role("main").get_by_text(own)
    scores = player.button("stella.to_scores")

    def play() -> None:
        if scores.count():
            player.press(scores)
        else:
            screen.show_any()

    guide.play_to_the_end(turn.or_(scores), play)
    comes_back_and_goes(guide, player)


def test_a_guided_turn_of_odyssey(people: People) -> None:
    player = people.invite("Ada")
    guide, screen = Guide(player), Odyssey(player)
    guide.learn("odyssey")

    def play() -> None:
        if screen.clue.count():
            screen.tell("An old song")
        elif screen.give_it.count():
            screen.give(1)
        elif screen.cast.count():
            player.press(screen.first_open_image())
            player.press(screen.cast)

    guide.play_to_the_end(screen.clue.or_(screen.give_it).or_(screen.cast), play)
    player.press(screen.next_story)


def comes_back_and_goes(guide: Guide, player: Player) -> None:
    """It is left at any moment, and comes back from the menu."""
    screen = Stella(player)
    player.press(screen.next_round)
    player.sees(screen.pass_pen)
    player.press(player.button("menu.title"))
    player.press(player.button("guide.again"))
    bubble = guide.bubble("stella.guide.mark")
    expect(bubble).to_be_visible()
    player.refreshes(bubble)
    player.press(player.button("guide.leave"))
    expect(bubble).to_be_hidden()
