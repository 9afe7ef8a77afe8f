"""The end: who has won, the final scores, every round again."""

from playwright.sync_api import Locator

from tests.e2e.player import Player


class Over:
    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def standings(self) -> Locator:
        return self.player.find("list", "over.standings")

    @property
    def chart(self) -> Locator:
        title = self.player.words
        return self.player.page.get_by_role("img", name=title.within("over.chart")).or_(
            self.player.page.get_by_role("img", name=title.within("over.chart_rounds"))
        )

    @property
    def rematch(self) -> Locator:
        return self.player.button("over.rematch")

    def totals(self) -> list[int]:
        """The highest first."""
        lines = self.standings.get_by_role("listitem").all()
        return [int(line.inner_text().split()[-1]) for line in lines]

    def open_round(self, number: int) -> Locator:
        """Unfolds a round, or a turn, and gives it."""
        fold = self.player.page.get_by_role("group").filter(has=self._number(number))
        self.player.press(self._number(number))
        return fold

    def _number(self, number: int) -> Locator:
        words = self.player.words
        page = self.player.page
        return page.get_by_text(words.begins("over.round", number=number)).or_(
            page.get_by_text(words.begins("over.turn", number=number))
        )
