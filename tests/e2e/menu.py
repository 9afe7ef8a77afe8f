"""The menu of a table: whom a bot may replace, talk, links, leaving."""

from playwright.sync_api import Locator

from tests.e2e.player import Player


class Menu:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.dialog = player.find("dialog", "menu.title")

    def open(self) -> None:
        self.player.press(self.player.button("menu.title"))

    def close(self) -> None:
        self.player.press(self.button("close"))

    def button(self, key: str) -> Locator:
        return self.dialog.get_by_role("button", name=self.player.words.exactly(key))

    def person(self, name: str) -> Locator:
        """Somebody whom the host may replace."""
        return self.dialog.get_by_role("listitem").filter(has_text=name)

    def replace(self, name: str) -> None:
        label = self.player.words.exactly("seat.replace")
        self.player.press(self.person(name).get_by_role("button", name=label))

    def personal_link(self) -> str:
        """The link that takes the own seat to another device."""
        self.player.press(self.button("links.move"))
        self.player.press(self.button("invite.copy"))
        self.player.reads("invite.copied")
        return self.player.reads_clipboard()
