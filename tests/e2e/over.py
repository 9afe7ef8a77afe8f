"""The end: who has won, the final scores, every round again."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

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

    @property
    def another_game(self) -> Locator:
        return self.player.button("over.other_game")

    @property
    def lines(self) -> Locator:
        """Everybody's, the highest total first."""
        return self.standings.get_by_role("listitem")

    def sees_totals(self, totals: Sequence[int]) -> None:
        expect(self.lines).to_have_text([_ends_with(total) for total in totals])

    def sees_highest(self, total: int) -> None:
        expect(self.lines.first).to_have_text(_ends_with(total))

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


def _ends_with(total: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){total}\s*$")
