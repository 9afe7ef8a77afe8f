"""Every screen and every dialog that is not a step of a game: nothing is in anybody's way."""

import re

import pytest
from playwright.sync_api import expect

from reverie.languages import LANGUAGES, about
from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.menu import Menu
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE, Device

devices = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])


@devices
def test_the_front_page(people: People, device: Device) -> None:
    player = people.invite("Ada", device)
    home = Home(player)
    home.open()
    player.finds_nothing_in_the_way("home")
    player.press(player.button("home.friends"))
    player.finds_nothing_in_the_way("open a table")
    player.press(home.dialog.get_by_role("button", name=player.words.exactly("close")))
    for path, key in (("/rules", "home.rules"), ("/gallery", "home.gallery")):
        player.press(player.find("link", key).first)
        expect(player.page).to_have_url(re.compile(f"{path}$"))
        player.sees(player.page.get_by_role("heading", level=1, name=player.words.exactly(key)))
        player.finds_nothing_in_the_way(path)
        player.page.goto("/")


def test_every_language_at_home(people: People) -> None:
    player = people.invite("Ada", PHONE)
    home = Home(player)
    home.open()
    for language in (*LANGUAGES[1:], "en"):
        home.choose_language(language, about(language).name)
        player.sees(player.button("home.friends"))
        player.finds_nothing_in_the_way(f"home in {language}")


@devices
def test_the_lobby(people: People, device: Device) -> None:
    host, guest = people.invite("Ada", device), people.invite("Bao", device)
    home = Home(host)
    home.open()
    home.open_table("stella")
    lobby = Lobby(host)
    host.sees(lobby.start)
    host.finds_nothing_in_the_way("lobby")
    guest.page.goto("/")
    Home(guest).join(lobby.code)
    guest.sees(guest.button("join.watch"))
    guest.finds_nothing_in_the_way("join")
    guest.page.get_by_role("textbox").fill("Bao")
    guest.reads("join.seen", host="Ada")
    guest.press(guest.button("join.watch"))
    guest.reads("watching.you", host="Ada", name="Bao")
    guest.finds_nothing_in_the_way("lobby of who looks on")
    host.reads("watching.is", name="Bao")
    host.finds_nothing_in_the_way("lobby with somebody who looks on")
    host.press(host.button("watching.seat", name="Bao"))
    host.reads("watching.asked", name="Bao")
    offer = guest.find("dialog", "offer.title", host="Ada")
    guest.sees(offer)
    guest.finds_nothing_in_the_way("a seat is offered")
    lobby.sees_people(1)
    guest.press(offer.get_by_role("button", name=guest.words.exactly("evening.sit")))
    lobby.sees_people(2)
    expect(offer).to_be_hidden()
    guest.sees(guest.find("heading", "lobby.call"))
    guest.finds_nothing_in_the_way("lobby of a guest")
    lobby.add_bot()
    lobby.sees_people(3)
    for button, dialog in (
        (host.button("arrange.title"), "arrange.title"),
        (host.button("words.count", count=0), "words.title"),
        (host.button("seat.remove", name="Bao"), "seat.remove"),
        (host.button("menu.title"), "menu.title"),
    ):
        host.press(button)
        opened = host.find("dialog", dialog)
        host.sees(opened)
        host.finds_nothing_in_the_way(dialog)
        host.page.keyboard.press("Escape")
        expect(opened).to_be_hidden()


@devices
def test_a_table_that_is_not_there(people: People, device: Device) -> None:
    player = people.invite("Ada", device)
    player.record.excused.append("/api/tables/NOSUCH")
    player.page.goto("/t/NOSUCH")
    player.reads("problem.no_such_table")
    player.finds_nothing_in_the_way("no such table")


def test_the_menu_changes_the_language_at_the_table(people: People) -> None:
    player = people.invite("Ada")
    home = Home(player)
    home.open()
    home.open_table("stella")
    menu = Menu(player)
    menu.open()
    language = player.words.begins("language")
    menu.dialog.get_by_role("combobox", name=language).select_option("Polski")
    player.speak("pl")
    player.sees(player.find("heading", "lobby.call"))


def test_the_lobby_opens_a_television(people: People) -> None:
    player = people.invite("Ada")
    home = Home(player)
    home.open()
    home.open_table("stella")
    code = Lobby(player).code
    with player.page.context.expect_page() as opened:
        player.press(player.button("invite.television"))
    expect(opened.value.get_by_role("main").get_by_text(code, exact=True)).to_be_visible()
