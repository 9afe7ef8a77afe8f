"""A game that is over is looked at again by whoever has the link: every kind of game."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from reverie.games import GAMES
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.server.games import started
from tests.server.kit import Server
from tests.server.players import Site


def link_to_a_game(server: Server, game: str) -> str:
    """Played to its end beside the browser, whose loop is not ours."""

    async def play() -> str:
        async with Site(server.url) as site:
            playing = await started(site, server.database, game, GAMES[game].counts[0])
            await playing.play_out()
            replay = await site.call("GET", f"{playing.table.path}/replay")
            return str(replay["link"])

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, play()).result(120)


def where(player: Player) -> tuple[int, int]:
    """Which moment of how many."""
    told = player.page.get_by_role("slider").get_attribute("aria-valuetext") or ""
    *_, number, count = map(int, re.findall(r"\d+", told))
    return number, count


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_looked_at_again(people: People, server: Server, game: str) -> None:
    player = people.invite("Gus", PHONE if game in ("stella", "team") else DESKTOP)
    page, words = player.page, player.words
    page.goto(f"/replay/{link_to_a_game(server, game)}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    assert where(player)[0] == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert where(player)[0] == 2
    player.finds_nothing_in_the_way(f"the replay of {game}")
    page.keyboard.press("End")
    number, count = where(player)
    assert number == count
    expect(page.get_by_role("button", name=words.exactly("replay.next"))).to_be_disabled()
    for eyes in (words.exactly("replay.guest"), re.compile("^Ada$")):
        eye = page.get_by_role("button", name=eyes)
        eye.click()
        expect(eye).to_have_attribute("aria-pressed", "true")
        assert where(player) == (number, count)
    page.keyboard.press("Home")
    player.press(page.get_by_role("button", name=words.exactly("replay.play")))
    expect(page.get_by_role("button", name=words.exactly("replay.pause"))).to_be_visible()
    expect(slider).not_to_have_value("0")
