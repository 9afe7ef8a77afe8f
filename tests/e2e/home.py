"""The front page, and the way to a table."""

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player

GAMES = ("stella", "odyssey", "party", "team")


class Home:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.dialog = player.find("dialog", "open.title")

    def open(self) -> None:
        self.player.page.goto("/")
        self.player.sees(self.player.button("home.friends"))

    def bill(self, game: str) -> Locator:
        """What hangs on the wall about a game: pressing it opens a table for it."""
        return self.player.page.get_by_role(
            "button", name=self.player.words.begins(f"game.{game}")
        ).filter(has_text=self.player.words.within(f"game.{game}.about"))

    def open_table(self, game: str) -> None:
        self.player.press(self.bill(game))
        self.fill_in()

    def fill_in(self) -> None:
        player = self.player
        self.dialog.get_by_label(player.words.within("open.name")).fill(player.name)
        player.press(self.dialog.get_by_role("button", name=player.words.exactly("open.go")))

    def join(self, code: str) -> None:
        player = self.player
        player.page.get_by_role("textbox", name=player.words.within("home.code")).fill(code)
        player.press(player.button("home.join"))

    def choose_language(self, language: str, name: str) -> None:
        choice = self.player.page.get_by_role("combobox", name=self.player.words.begins("language"))
        choice.select_option(name)
        self.player.speak(language)
        html = self.player.page.locator("html")
        expect(html).to_have_attribute("lang", self.player.words.tag)


def sit_down(player: Player) -> None:
    """Who followed a link to a table says their name."""
    player.page.get_by_label(player.words.within("open.name")).fill(player.name)
    player.press(player.button("home.join"))
