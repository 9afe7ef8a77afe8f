"""The page for a television: it follows a table and knows nobody's secrets."""

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player


class Television:
    def __init__(self, player: Player, code: str) -> None:
        self.player = player
        player.page.goto(f"/t/{code}?tv")

    def words(self, key: str) -> Locator:
        main = self.player.page.get_by_role("main")
        return main.get_by_text(self.player.words.within(key)).filter(visible=True).first

    def shows(self, text: str) -> None:
        lines = self.player.page.get_by_role("main").get_by_text(text)
        expect(lines.filter(visible=True).first).to_be_visible()
