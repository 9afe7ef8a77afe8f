"""A game that nothing but its own file knows is played on a server: the contract is whole."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from reverie.tables.store.urls import SQLITE
from tests.server.kit import FOR_TESTS, PATIENCE, free_port, in_loop, wait_until_up
from tests.server.players import Json, Site, Table, refusal

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, port = tmp_path_factory.mktemp("lots"), free_port()
    chosen = {**FOR_TESTS, "--database": f"{SQLITE}{folder / 'reverie.db'}", "--port": str(port)}
    flags = [word for pair in chosen.items() for word in pair]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.server.with_lots", "serve", *flags], cwd=ROOT
    )
    try:
        wait_until_up(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def mine(view: Json, chance: Random) -> Json | None:
    """What the host does who is waited for."""
    offers = {offer["type"]: offer for offer in view["can"]}
    if "name" in offers:
        return {"type": "name", "number": chance.choice(offers["name"]["from"])}
    return {"type": "continue"} if "continue" in offers else None


async def play_out(table: Table, chance: Random) -> Json:
    """The host plays over a socket, the bots at random; the last view."""
    async with table.host.socket() as host:
        while host.view["status"] == "playing":
            seen = host.version
            if move := mine(host.view, chance):
                await host.send({"type": "move", "move": move})
            await host.see(seen + 1)
        return host.view


@in_loop
async def test_it_is_played_with_bots_told_and_played_again(url: str) -> None:
    async with Site(url) as site:
        table = await site.open("lots", rounds=3)
        await table.host.move("add_bot")
        await table.host.move("add_bot")
        await table.host.move("start")
        view = await play_out(table, Random(1))
        assert view["play"]["kind"] == "lots"
        assert view["play"]["winners"]
        log = await site.call("GET", f"{table.path}/log")
        assert log["setup"]["rounds"] == 3
        assert sum(event["type"] == "named" for event in log["events"]) == 9
        await table.host.move("rematch")
        assert (await table.host.view())["view"]["options"]["rounds"] == 3
        await play_out(table, Random(2))


@in_loop
async def test_its_options_are_checked(url: str) -> None:
    async with Site(url) as site:
        for options in ({"rounds": 10}, {"target": 30}):
            refused = await refusal(site.open("lots", **options))
            assert (refused.status, refused.error) == (409, "bad_options")
