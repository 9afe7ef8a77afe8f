"""One person and bots: one tap in the dialog of a game, or in the lobby."""

from playwright.sync_api import expect

from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.people import People
from tests.e2e.player import PHONE


def test_any_game_with_bots_at_once(people: People) -> None:
    player = people.invite("Ada", PHONE)
    home = Home(player)
    home.open()
    player.press(home.bill("team"))
    player.finds_nothing_in_the_way("open a table")
    player.press(home.dialog.get_by_role("button", name=player.words.exactly("home.bots")))
    expect(player.find("list", "odyssey.people").get_by_role("listitem")).to_have_count(6)


def test_the_lobby_fills_up_with_bots(people: People) -> None:
    player = people.invite("Ada")
    home = Home(player)
    home.open()
    home.open_table("party")
    lobby = Lobby(player)
    expect(lobby.start).to_be_disabled()
    player.press(player.button("lobby.add_bots", count=5))
    lobby.sees_people(6)
    expect(lobby.start).to_be_enabled()
    expect(player.button("lobby.add_bots")).to_be_hidden()
