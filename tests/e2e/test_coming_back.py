"""Who vanishes comes back, is replaced meanwhile, or moves to another device."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.lobby import Lobby
from tests.e2e.menu import Menu
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, Player


def table_of_three(people: People) -> tuple[OdysseyTable, str]:
    """Ada has told; the others have something to give."""
    table = OdysseyTable(*people.table_of(3, "odyssey"))
    lobby = Lobby(table.players[0])
    path = f"/t/{lobby.code}"
    lobby.raise_curtain()
    table[0].tell("Gone")
    table.all_see_clue("Gone")
    return table, path


def vanished(player: Player, name: str) -> Locator:
    """What is said of somebody who has not been connected for a while."""
    return player.find("region", "vanished.title", name=name)


def test_a_player_vanishes_and_comes_back(people: People) -> None:
    """Everybody sees it, the host is offered a bot, and neither is there any more afterwards."""
    table, path = table_of_three(people)
    host, bao, cleo = table.players
    cleo.vanish()
    host.sees(vanished(host, "Cleo").get_by_role("button", name=a_bot_for(host, "Cleo")))
    can = bao.words.within("vanished.host_can", host="Ada", name="Cleo")
    expect(vanished(bao, "Cleo")).to_contain_text(can)
    expect(vanished(bao, "Cleo").get_by_role("button")).to_have_count(0)
    host.finds_nothing_in_the_way("vanished")
    menu = Menu(host)
    menu.open()
    expect(menu.person("Cleo")).to_contain_text(host.words.within("seat.away"))
    host.finds_nothing_in_the_way("menu")

    cleo.come_back(path)
    expect(menu.person("Cleo")).to_contain_text(host.words.within("seat.here"))
    menu.close()
    for player in (host, bao):
        expect(vanished(player, "Cleo")).to_have_count(0)
    table.give([1, 2], 1, 2)
    story = table[0].own_image()
    table.vote({1: story, 2: table[1].own_image()})
    for screen in table.everybody:
        screen.player.sees(screen.points)


def a_bot_for(player: Player, name: str) -> re.Pattern[str]:
    return player.words.exactly("vanished.bot", name=name)


def test_the_host_lets_a_bot_play_for_who_is_missing(people: People) -> None:
    """While votes are cast, where they are missed."""
    table, path = table_of_three(people)
    host, bao, cleo = table.players
    table.give([1, 2], 1, 2)
    bao.sees(table[1].image(1))
    cleo.vanish()
    host.press(vanished(host, "Cleo").get_by_role("button", name=a_bot_for(host, "Cleo")))
    bao.reads("told.bot_for", name="Cleo")
    table.vote({1: table[0].own_image()})  # the bot votes
    host.sees(table[0].points)

    cleo.come_back(path)
    cleo.press(table[2].next_story)  # it is Cleo's seat again
    for seat in (0, 1):
        table.players[seat].press(table[seat].next_story)
    table[1].tell("Back again")
    table[2].give(1, 2)


def test_a_seat_moves_to_another_device(people: People) -> None:
    table, path = table_of_three(people)
    bao = table.players[1]
    hand = table[1].hand(7)
    menu = Menu(bao)
    menu.open()
    link = menu.personal_link()
    assert re.search(rf"{path}#seat=.+", link)

    bao.move_to(DESKTOP, link)
    assert table[1].hand(7) == hand
    expect(bao.page).to_have_url(re.compile(rf"{path}$"))  # the secret is out of the address
    table[1].give(1, 2)
    bao.sees(table[1].prompt("odyssey.give.done"))


def test_who_leaves_may_think_again(people: People) -> None:
    table, path = table_of_three(people)
    cleo = table.players[2]
    menu = Menu(cleo)
    menu.open()
    cleo.press(menu.button("menu.leave"))
    cleo.reads("menu.leave_ask")
    cleo.press(menu.button("menu.leave"))
    cleo.sees(cleo.find("button", "home.friends"))
    table.give([1], 1, 2)
    table.vote({1: table[0].own_image()})  # the bot has given, and votes
    table.players[0].sees(table[0].points)

    cleo.page.goto(path)
    cleo.press(table[2].next_story)  # it is Cleo's seat again


def test_the_front_page_knows_the_way_back(people: People) -> None:
    table, path = table_of_three(people)
    cleo = table.players[2]
    cleo.vanish()
    cleo.come_back("/")
    cleo.press(cleo.button("home.back", code=path.removeprefix("/t/")))
    table[2].give(1, 2)
    cleo.sees(table[2].prompt("odyssey.give.done"))
