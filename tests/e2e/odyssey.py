"""Odyssey, Party and Team as a player sees them: telling, giving, voting, the reveal."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player


class Odyssey:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.words = player.words

    def card(self, number: int) -> Locator:
        """A card of the hand that can be chosen now."""
        name = re.compile(rf"^{self.words.source('odyssey.hand_at', number=number)},")
        return self.page.get_by_role("button", name=name)

    def hand(self, size: int) -> list[str | None]:
        """What the cards are called, as soon as all of their pictures are known."""
        cards = [self.card(number) for number in range(1, size + 1)]
        loading = self.words.within("card.loading")
        for card in cards:
            expect(card).to_be_visible()
            expect(card).not_to_have_accessible_name(loading)
        return [card.get_attribute("aria-label") for card in cards]

    def image(self, number: int) -> Locator:
        name = self.words.begins("odyssey.image_at", number=number)
        return self.page.get_by_role("button", name=name)

    def first_open_image(self) -> Locator:
        """One that may be voted for."""
        images = self.player.find("list", "odyssey.images")
        buttons = images.get_by_role("button")
        return buttons.and_(self.page.locator("[aria-pressed=false]")).first

    @property
    def clue(self) -> Locator:
        first = self.page.get_by_label(self.words.exactly("odyssey.first"))
        return first.or_(self.page.get_by_label(self.words.exactly("odyssey.your_story")))

    @property
    def tell_it(self) -> Locator:
        return self.player.button("odyssey.do.first").or_(self.player.button("odyssey.do.tell"))

    @property
    def give_it(self) -> Locator:
        return self.player.button("odyssey.do.give")

    @property
    def cast(self) -> Locator:
        return self.player.button("odyssey.do.vote")

    @property
    def next_story(self) -> Locator:
        return self.player.button("odyssey.do.next")

    @property
    def for_all(self) -> Locator:
        return self.player.button("odyssey.do.for_all")

    @property
    def points(self) -> Locator:
        return self.player.find("table", "odyssey.points_of_turn")

    def tell(self, clue: str, card: int | None = 1) -> None:
        """With a card of the hand; Party's clue goes without one."""
        self.clue.fill(clue)
        if card is not None:
            self.player.choose(self.card(card))
        self.player.press(self.tell_it)

    def give(self, *cards: int) -> None:
        for card in cards:
            self.player.choose(self.card(card))
        self.player.press(self.give_it)

    def vote(self, *images: int) -> None:
        for image in images:
            self.player.choose(self.image(image))
        self.player.press(self.cast)

    def own_image(self) -> int:
        """The number of the image that is marked as one's own, the first of them."""
        number, yours = (self.words.source(f"odyssey.{key}") for key in ("image_at", "yours"))
        name = re.compile(rf"{number}(?:,.*)?, {yours}\b")
        images = self.player.find("list", "odyssey.images")
        own = images.get_by_role("button", name=name).first
        expect(own).to_be_visible()
        found = name.search(own.aria_snapshot())
        assert found
        return int(found[1])

    def sees_clue(self, clue: str) -> None:
        expect(self.page.get_by_role("main").get_by_text(clue)).to_be_visible()

    def sees_highest(self, total: int) -> None:
        """It stands in the first row of the table of points, below the head."""
        row = self.points.get_by_role("row").nth(1)
        expect(row.get_by_role("cell").last).to_have_text(str(total))

    def sees_points(self, totals: Sequence[int]) -> None:
        """Everybody's total, the highest first."""
        rows = self.points.get_by_role("row").all()[1:]
        for row, total in zip(rows, totals, strict=True):
            expect(row.get_by_role("cell").last).to_have_text(str(total))

    def prompt(self, key: str, **values: object) -> Locator:
        """The line that says what there is to do."""
        return self.page.get_by_role("heading", level=1, name=self.words.exactly(key, **values))

    def to_the_finale(self) -> None:
        self.player.press(self.player.button("odyssey.do.finish"))


class OdysseyTable:
    """Everybody at one table, in the order of their seats; the first is the host."""

    def __init__(self, *players: Player) -> None:
        self.players = players

    def __getitem__(self, seat: int) -> Odyssey:
        return Odyssey(self.players[seat])

    def __len__(self) -> int:
        return len(self.players)

    @property
    def everybody(self) -> list[Odyssey]:
        return [Odyssey(player) for player in self.players]

    def but(self, *seats: int) -> list[int]:
        return [seat for seat in range(len(self)) if seat not in seats]

    def all_see_clue(self, clue: str) -> None:
        for screen in self.everybody:
            screen.sees_clue(clue)

    def give(self, seats: Sequence[int], *cards: int) -> None:
        for seat in seats:
            self[seat].give(*cards)

    def vote(self, votes: Mapping[int, int]) -> None:
        """By seat, the number of an image."""
        for seat, image in votes.items():
            self[seat].vote(image)

    def go_on(self) -> None:
        """The host does not wait for the others."""
        host = self[0]
        host.player.press(host.next_story)
        host.player.press(host.for_all)
