"""The page for a television: it follows a table and knows nobody's secrets."""

from playwright.sync_api import expect

from tests.e2e.player import Player


class Television:
    def __init__(self, player: Player, code: str) -> None:
        self.player = player
        player.page.goto(f"/t/{code}?tv")

    def shows(self, text: str) -> None:
        expect(self.player.page.get_by_role("main").get_by_text(text).first).to_be_visible()

    def says(self, key: str, **values: object) -> None:
        self.shows_nothing_in_the_way(key)
        self.player.reads(key, **values)

    def shows_nothing_in_the_way(self, screen: str) -> None:
        self.player.finds_nothing_in_the_way(f"television, {screen}")
