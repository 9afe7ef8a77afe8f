"""Stella as a player sees it: marking, the reveal, the scoring slate."""

import re
from collections.abc import Iterable, Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player

Slates = Sequence[Sequence[str]]
"""The places that each player marks."""
Show = tuple[int, str]
"""A scout's seat, and the place that they showed."""
PLACES = [f"{row}{column}" for row in "ABC" for column in range(1, 6)]


class Stella:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.words = player.words

    @property
    def pass_pen(self) -> Locator:
        return self.player.button("stella.pass_pen")

    @property
    def take_pen(self) -> Locator:
        return self.player.button("stella.take_pen")

    @property
    def next_round(self) -> Locator:
        return self.player.button("stella.next_round")

    def place(self, place: str) -> Locator:
        grid = self.player.find("group", "stella.grid")
        return grid.get_by_role("button", name=re.compile(rf"^{place},"))

    def mark(self, places: Iterable[str]) -> None:
        for place in places:
            self.player.choose(self.place(place))

    def sees_marks(self, places: Iterable[str]) -> None:
        wanted = {*places}
        for place in PLACES:
            pressed = "true" if place in wanted else "false"
            expect(self.place(place)).to_have_attribute("aria-pressed", pressed)

    def pass_the_pen(self) -> None:
        self.player.press(self.pass_pen)

    def clue(self) -> str:
        """The word of the round, as its card has it, below the title."""
        words = self.page.get_by_role("heading", level=1).inner_text()
        return words.splitlines()[-1].strip()

    def scout(self, names: Iterable[str]) -> str | None:
        """Who of them is the scout; None where the round is scored."""
        line = self.page.get_by_role("main").get_by_text(self.words.exactly("stella.scout_line"))
        expect(line.or_(self.ended()).first).to_be_visible()
        if not line.count():
            return None
        spoken = line.inner_text()
        return next((name for name in names if name in spoken), self.player.name)

    def scored(self) -> Locator:
        """The scoring slate, or the end after the last round."""
        slate = self.player.find("table", "stella.scored_board")
        return slate.or_(self.player.find("list", "over.standings"))

    def ended(self) -> Locator:
        """The last card of a round is looked at for a while, or the scores are there already."""
        return self.player.button("stella.to_scores").or_(self.scored())

    def go_to_scores(self) -> None:
        """By the button, if it is there: the scores come by themselves, too.

        Never by a click that gives up after a while: Playwright may leave behind what then keeps
        every later click from the page, those of the keyboard, too.
        """
        expect(self.ended().first).to_be_visible()
        button = self.player.button("stella.to_scores")
        button.evaluate_all("all => all.forEach((one) => one.click())")
        expect(self.scored()).to_be_visible()

    def show(self, place: str) -> None:
        self._to_pictures()
        self.player.choose(self.place(place))
        ticket = self.player.button("stella.show", place=place)
        self.player.press(ticket)
        expect(ticket).to_be_hidden()

    def _to_pictures(self) -> None:
        """A phone has room for the stage or for the pictures."""
        choose = self.player.button("stella.choose_button")
        expect(choose.or_(self._own_crosses().first).first).to_be_visible()
        if choose.count():
            self.player.press(choose)

    def comes_to_turn(self) -> bool:
        """Waits until it is one's turn as scout; False where the round is scored instead."""
        own = self.words.exactly("stella.scout_line", who="you")
        turn = self.page.get_by_role("main").get_by_text(own)
        expect(turn.or_(self.ended()).first).to_be_visible()
        return turn.count() > 0

    def show_any(self) -> None:
        """One of the own crosses that nobody has shown."""
        self.show(self.first_to_show())

    def first_to_show(self) -> str:
        return self.left_to_show()[0]

    def left_to_show(self) -> list[str]:
        """The places of one's own crosses that nobody has shown."""
        self._to_pictures()
        crosses = self._own_crosses().all()
        return [(cross.get_attribute("aria-label") or "")[:2] for cross in crosses]

    def _own_crosses(self) -> Locator:
        """Those that can be shown now."""
        grid = self.player.find("group", "stella.grid")
        return grid.get_by_role("button").and_(self.page.locator("[aria-pressed=false]"))

    def sees_shown(self, place: str) -> None:
        """A phone has the card on its stage and no other; a grid tells what became of each."""
        told = "" if self.player.device.get("is_mobile") else self.words.source("stella.marked_by")
        shown = self.page.get_by_role("button", name=re.compile(rf"^{place},.*{told}"))
        expect(shown.or_(self.ended()).first).to_be_visible()

    def scores(self) -> dict[str, list[int]]:
        """The points of each player by round, and the total."""
        board = self.player.find("table", "stella.scored_board")
        expect(board).to_be_visible()
        return dict(_read_row(row) for row in board.get_by_role("row").all()[1:])


class StellaTable:
    """A round of everybody at one table; the first of them is the host."""

    def __init__(self, *players: Player) -> None:
        self.players = players
        self.names = [player.name for player in players]

    def of(self, name: str) -> Stella:
        return Stella(self.players[self.names.index(name)])

    @property
    def everybody(self) -> list[Stella]:
        return [Stella(player) for player in self.players]

    def associate(self, slates: Slates) -> None:
        for screen, slate in zip(self.everybody, slates, strict=True):
            screen.mark(slate)
            screen.pass_the_pen()

    def reveal(self, slates: Slates) -> list[Show]:
        """Every scout in turn shows the first of their crosses that nobody has shown."""
        shows: list[Show] = []
        while (scout := self.everybody[0].scout(self.names)) is not None:
            seat = self.names.index(scout)
            done = {place for _, place in shows}
            place = next(place for place in slates[seat] if place not in done)
            self.of(scout).show(place)
            shows.append((seat, place))
            for screen in self.everybody:
                screen.sees_shown(place)
        for screen in self.everybody:
            screen.go_to_scores()
        return shows

    def go_on(self) -> None:
        for screen in self.everybody:
            screen.player.press(screen.next_round)


def _read_row(row: Locator) -> tuple[str, list[int]]:
    name = row.get_by_role("rowheader").inner_text().splitlines()[0].strip()
    cells = (cell.inner_text().split() for cell in row.get_by_role("cell").all())
    return name, [int(words[0]) for words in cells if words and words[0].lstrip("-").isdigit()]
