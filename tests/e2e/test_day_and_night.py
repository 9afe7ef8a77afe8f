"""By day and by night: as the device says, or as somebody chose, from the first paint on."""

from playwright.sync_api import expect

from tests.e2e.home import Home
from tests.e2e.menu import Menu
from tests.e2e.people import People
from tests.e2e.player import PHONE

# Every theme that the page has had since it was loaded.
WATCH = """
window.themes = [];
new MutationObserver(() => window.themes.push(document.documentElement.dataset.theme))
  .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
"""
DAY, NIGHT = "#e38360", "#1c0f3f"


def test_the_theme_follows_the_device_until_somebody_chooses(people: People) -> None:
    player = people.invite("Ada", PHONE)
    page = player.page
    page.add_init_script(WATCH)
    home = Home(player)

    def sees(theme: str, bar: str) -> None:
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", bar)

    home.open()
    sees("day", DAY)
    player.sees(player.find("heading", "home.games_today"))
    page.emulate_media(color_scheme="dark")
    sees("night", NIGHT)
    player.sees(player.find("heading", "home.games"))
    page.emulate_media(color_scheme="light")
    sees("day", DAY)

    home.open_table("stella")
    menu = Menu(player)
    menu.open()
    choice = menu.dialog.get_by_role("combobox", name=player.words.begins("theme.title"))
    choice.select_option("night")
    sees("night", NIGHT)
    player.finds_nothing_in_the_way("a menu at night on a phone")
    page.reload()
    player.sees(player.button("lobby.start"))
    sees("night", NIGHT)
    assert set(page.evaluate("window.themes")) == {"night"}, "it flashed"
    table = page.url.split("#")[0]
    menu.open()
    choice.select_option("")
    sees("day", DAY)
    page.goto(f"{table}?tv")
    player.sees(page.get_by_role("main"))
    sees("night", NIGHT)
    assert set(page.evaluate("window.themes")) == {"night"}, "a television flashed"
