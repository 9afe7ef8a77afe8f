"""A television finds its table with the arrows of a remote control, and stays with it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE

LETTERS = "ACDEFGHJKMNPQRTVWXY34679"


def reels_of(page: Page) -> Locator:
    return page.get_by_role("group").get_by_role("button")


def dial(page: Page, code: str) -> None:
    """With four arrows and OK, and nothing else."""
    reels = reels_of(page)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    for place, letter in enumerate(code):
        now = reels.nth(place).inner_text().strip()
        turns = LETTERS.index(letter) - (LETTERS.index(now) if now in LETTERS else -1)
        for _ in range(abs(turns)):
            page.keyboard.press("ArrowDown" if turns > 0 else "ArrowUp")
        expect(reels.nth(place)).to_have_text(letter)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_television_is_paired_with_arrows_alone(people: People) -> None:
    host, screen = people.invite("Ada", PHONE), people.invite("Screen", DESKTOP)
    home = Home(host)
    home.open()
    home.open_table("stella")
    code = Lobby(host).code
    page, words = screen.page, screen.words
    screen.record.excused.append("/api/tables/")  # the browser notes that there is no such table
    page.goto("/tv")
    expect(reels_of(page).first).to_be_visible()
    screen.finds_nothing_in_the_way("the pairing of a television")
    wrong = ("A" if code[0] != "A" else "C") + code[1:]
    dial(page, wrong)
    expect(
        page.get_by_role("main").get_by_text(words.exactly("tv.no_table", code=wrong))
    ).to_be_visible()
    expect(reels_of(page).nth(5)).to_have_text(code[5])
    dial(page, code)
    expect(page).to_have_url(re.compile(rf"/t/{code}\?tv$"))
    expect(page.get_by_role("main").get_by_text("Ada").first).to_be_visible()
