"""Reactions and chat at a table: everybody hears of them, they can be muted and switched off."""

from playwright.sync_api import Locator, expect

from tests.e2e.lobby import Lobby
from tests.e2e.menu import Menu
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.television import Television


def said(player: Player) -> Locator:
    """What those hear who do not see it."""
    return player.page.get_by_role("log").last


def switch(player: Player, key: str) -> None:
    menu = Menu(player)
    menu.open()
    player.press(menu.dialog.get_by_role("switch", name=player.words.begins(key)))
    menu.close()


def test_people_react_and_talk_round_the_table(people: People) -> None:
    ada, bao, _ = people.table_of(3, "stella")
    lobby = Lobby(ada)
    television = Television(people.invite("Television"), lobby.code).player
    lobby.raise_curtain()

    bao.press(bao.button("react.title"))
    bao.finds_nothing_in_the_way("moods")
    bao.press(bao.button("react.surprised"))
    expect(bao.button("react.surprised")).to_have_count(0)
    for listener in (ada, television):
        expect(said(listener)).to_contain_text(listener.words.within("react.surprised"))
    expect(television.button("react.title")).to_have_count(0)

    menu = Menu(bao)
    menu.open()
    menu.dialog.get_by_role("textbox").fill("Is that the moon?")
    bao.press(menu.button("chat.send"))
    menu.close()
    for listener in (ada, television):
        expect(said(listener)).to_contain_text("Bao: Is that the moon?")
    unread = ada.page.get_by_text(ada.words.within("menu.unread"))
    ada.refreshes(unread)
    menu = Menu(ada)
    menu.open()
    expect(menu.dialog.get_by_text("Is that the moon?")).to_be_visible()
    menu.close()
    expect(unread).to_have_count(0)

    switch(ada, "option.reactions")
    bao.reads("told.reactions_off", name="Ada")
    expect(bao.button("react.title")).to_have_count(0)
    switch(ada, "option.chat")
    menu = Menu(bao)
    menu.open()
    expect(menu.dialog.get_by_text(bao.words.within("chat.off"))).to_be_visible()
    expect(menu.dialog.get_by_role("textbox")).to_have_count(0)
    menu.close()
