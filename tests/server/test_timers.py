"""Timers over the wire: stored, not lost by a restart, and fired once."""

import asyncio
import time
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from reverie.games import GAMES
from tests.server.games import Watch
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Json, Site, SocketPlayer


class KeepingWatch(Watch):
    """Keeps the views by their versions."""

    def __init__(self, database: Path, code: str) -> None:
        super().__init__(database, code)
        self.seen: dict[int, Json] = {}

    def __call__(self, seat: int | None, message: Json) -> None:
        super().__call__(seat, message)
        self.seen[message["version"]] = message["view"]


@in_loop
async def test_every_phase_goes_on_by_itself(server: Server) -> None:
    """Nobody moves at all; each step ends with its second."""
    async with Site(server.url) as site, AsyncExitStack() as stack:
        watchers: dict[str, SocketPlayer] = {}
        watches: dict[str, KeepingWatch] = {}
        for game in GAMES:
            table = await (await site.open(game, timer=1)).fill(GAMES[game].counts[0])
            watches[game] = KeepingWatch(server.database, table.code)
            watcher = SocketPlayer(table, None, watches[game])
            watchers[game] = await stack.enter_async_context(watcher)
            await table.host.move("start")
        for game, watcher in watchers.items():
            last = "reveal" if game == "stella" else "scored"
            await watcher.until(lambda w=watcher, p=last: w.view["play"]["phase"] == p)  # type: ignore[misc]
            seen = watches[game].seen
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
