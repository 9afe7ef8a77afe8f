"""People among bots: whoever of them is asked for something does it, until everybody is through."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.odyssey import Odyssey
from tests.e2e.player import Player
from tests.e2e.stella import Stella


def play_round(*people: Player) -> None:
    """A round of Stella up to its scores; everybody has marked and passed the pen."""
    screens = [Stella(player) for player in people]
    host = screens[0]
    while True:
        host.player.waits_until(lambda: asked(screens) is not None or host.ended().count() > 0)
        scout = asked(screens)
        if scout is None:
            break
        scout.show_any()
    for screen in screens:
        screen.go_to_scores()


def asked(screens: Sequence[Stella]) -> Stella | None:
    """Whose turn as scout it is."""
    for screen in screens:
        own = screen.words.exactly("stella.scout_line", who="you")
        if screen.page.get_by_role("main").get_by_text(own).count():
            return screen
    return None


class Turn:
    """A turn of Odyssey or of Party, step by step."""

    def __init__(self, *people: Player, party: bool = False) -> None:
        self.screens = [Odyssey(player) for player in people]
        self.host = self.screens[0].player
        self._party = party
        self.teller: Odyssey | None = None
        """Who of them tells; none where a bot does."""

    def begin(self, *, anybody: bool = False) -> None:
        """Until a bot has told, or one of them is asked to. Where anybody may tell, a bot does."""

        def is_so() -> bool:
            tellers = [] if anybody else [one for one in self.screens if story(one).count()]
            self.teller = tellers[0] if tellers else None
            return self.teller is not None or any(one.give_it.count() for one in self.screens)

        self.host.waits_until(is_so)

    def tell(self) -> None:
        if self.teller:
            self.teller.tell("Out of thin air", card=None if self._party else 1)

    def give(self, cards: int = 1) -> None:
        for screen in self.screens:
            if self._party or screen is not self.teller:
                screen.give(*range(1, cards + 1))

    def vote(self) -> None:
        for screen in self.screens:
            expect(
                screen.cast.or_(screen.prompt("odyssey.vote.teller")).or_(screen.points)
            ).to_be_visible()
            if screen.cast.count():
                red = 1 if self._party and screen is self.teller else 0
                screen.vote(*open_images(screen)[: 1 + red])
        for screen in self.screens:
            screen.player.sees(screen.points)

    def play(self, cards: int = 1) -> None:
        self.tell()
        self.give(cards)
        self.vote()

    def is_last(self) -> bool:
        """Whether the game is over with it."""
        finish = finish_of(self.screens[0])
        expect(finish.or_(self.screens[0].next_story)).to_be_visible()
        return finish.count() > 0

    def go_on(self) -> None:
        """The host does not wait for the others; among bots there is nobody to wait for."""
        host = self.screens[0]
        for screen in self.screens[1:]:
            screen.player.press(screen.next_story)
        host.player.press(host.next_story)

    def finish(self) -> None:
        for screen in self.screens:
            screen.player.press(finish_of(screen))


def story(screen: Odyssey) -> Locator:
    return screen.page.get_by_label(screen.words.exactly("odyssey.your_story"))


def finish_of(screen: Odyssey) -> Locator:
    return screen.player.button("odyssey.do.finish")


def open_images(screen: Odyssey) -> list[int]:
    """The numbers of those that may be voted for."""
    images = screen.player.find("list", "odyssey.images").get_by_role("button")
    expect(screen.first_open_image()).to_be_visible()
    free = images.and_(screen.page.locator("[aria-pressed=false]"))
    names = free.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    found = (re.search(r"\d+", name) for name in names)
    return [int(number[0]) for number in found if number]
