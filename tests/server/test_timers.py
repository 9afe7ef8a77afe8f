"""Timers over the wire: stored, not lost by a restart, and fired once."""

import asyncio
import time
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from reverie.games import GAMES
from reverie.games.stella.state import Stella
from tests.server.games import Watch
from tests.server.kit import PATIENCE, Nursery, Server, in_loop, running
from tests.server.players import Json, Site, SocketPlayer
from tests.server.secrecy import Truth

TIMER = 4
"""Seconds, in which a server can be started again."""


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
    began = time.time()
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
            assert began < deadlines[0] <= deadlines[-1] <= time.time() + 1


@in_loop
async def test_a_restart_neither_loses_nor_extends_a_deadline(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("timed"))) as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella", timer=TIMER)).fill(3)
            deadline = (await table.host.move("start"))["view"]["deadline"]
            version = (await table.people[1].move("mark", cards=[3, 4]))["version"]
        server.kill()
        server.start()
        async with Site(server.url) as site, asyncio.timeout(TIMER + PATIENCE):
            table.site = site
            while (seen := await table.host.view())["version"] == version:
                assert seen["view"]["deadline"] == deadline
                await asyncio.sleep(0.05)
        after = Truth(server.database, table.code).at(version + 1)
        assert isinstance(after.play, Stella)
        assert after.play.phase == "reveal"
        assert after.play.slates[1] == (3, 4)
        assert after.deadline
        assert after.deadline - TIMER >= deadline, "it was not cut short"
