"""Timers over the wire: stored, not lost by a restart, and fired once."""

import asyncio
import time
from contextlib import AsyncExitStack
from itertools import pairwise

import pytest

from reverie.games import GAMES
from tests.server.games import Watch
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Site, SocketPlayer


@in_loop
async def test_every_phase_goes_on_by_itself(server: Server) -> None:
    """Nobody moves at all; each step ends with its second."""
    async with Site(server.url) as site, AsyncExitStack() as stack:
        watchers: dict[str, SocketPlayer] = {}
        for game in GAMES:
            table = await (await site.open(game, timer=1)).fill(GAMES[game].counts[0])
            watch = Watch(server.database, table.code)
            watchers[game] = await stack.enter_async_context(SocketPlayer(table, None, watch))
            await table.host.move("start")
        for game, watcher in watchers.items():
            last = "reveal" if game == "stella" else "scored"
            await watcher.until(lambda w=watcher, p=last: w.view["play"]["phase"] == p)  # type: ignore[misc]
            seen = {message["version"]: message["view"] for message in watcher.views}
            deadlines = [view["deadline"] for view in seen.values() if view["status"] == "playing"]
            assert None not in deadlines
            assert deadlines == sorted(deadlines)
            steps = [view for view in seen.values() if view["status"] == "playing"]
            for before, after in pairwise(steps):
                assert after["deadline"] > before["deadline"], "one change for each deadline"
            assert deadlines[-1] > time.time() - 2


@in_loop
async def test_a_restart_neither_loses_nor_extends_a_deadline(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("timed"))) as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella", timer=2)).fill(3)
            started = await table.host.move("start")
            marked = await table.people[1].move("mark", cards=[3, 4])
        server.kill()
        server.start()
        async with Site(server.url) as site:
            table.site = site
            seen = await table.host.view()
            assert seen["view"]["deadline"] == started["view"]["deadline"]
            await asyncio.sleep(max(0.0, started["view"]["deadline"] - time.time()))
            async with asyncio.timeout(10):
                while (after := await table.people[1].view())["version"] == marked["version"]:
                    assert after["view"]["play"]["phase"] == "associate"
                    await asyncio.sleep(0.05)
            assert after["version"] == marked["version"] + 1
            assert after["view"]["play"]["phase"] == "reveal"
            assert after["view"]["play"]["slate"] == [3, 4]
