"""A server on PostgreSQL: an answered move survives, whoever of the two is killed."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

from reverie.tables.evolve import after
from reverie.tables.room import read_change
from reverie.tables.store.postgres import PostgresStore
from reverie.tables.table import Table
from reverie.testing.postgres import Postgres
from tests.server.games import SHORT
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import Json, Refused, Site
from tests.server.secrecy import Truth
from tests.server.test_durability import Keeper, answered, one_life

TABLES = (("stella", 2, 1), ("odyssey", 3, 0), ("team", 4, 2))
ENOUGH = 25
"""Answers between one fault and the next."""


class Patient(Keeper):
    """Asks again where the server could not tell."""

    async def play(self) -> None:
        while True:
            with suppress(Again):
                await super().play()

    async def _choose(self) -> tuple[int, Json] | None:
        chosen: tuple[int, Json] | None = await again(super()._choose)
        return chosen

    async def _send(self, seat: int, move: Json) -> None:
        await again(lambda: super(Patient, self)._send(seat, move))


class Again(Exception):
    pass


async def again(work: Callable[[], Any]) -> Any:
    try:
        return await work()
    except Refused as refused:
        if refused.error != "internal":
            raise
        raise Again from None


class Known(Truth):
    """What was really so, read once."""

    def __init__(self, changes: tuple[bytes, ...]) -> None:
        self._tables: list[Table] = []
        reduce(self._add, map(read_change, changes), None)

    def _add(self, before: Table | None, change: Any) -> Table:
        self._tables.append(after(before, change))
        return self._tables[-1]


async def begin(site: Site) -> list[Keeper]:
    keepers: list[Keeper] = []
    for game, people, bots in TABLES:
        table = await (await site.open(game, **SHORT[game])).fill(people, bots)
        await table.host.move("start")
        keepers.append(Patient(table, Random(game)))
    return keepers


async def check(url: str, keepers: list[Keeper]) -> None:
    """Every answer ever given was of the table as it is stored."""
    store = PostgresStore(url)
    await store.open()
    try:
        for keeper in keepers:
            keeper.check_all(Known(await store.changes(keeper.table.code)))
    finally:
        await store.close()


@in_loop
async def test_postgres_is_killed_and_comes_back(
    nursery: Nursery, postgres_server: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    def restart(end: Callable[[], None]) -> None:
        end()
        postgres_server.start()

    with running(Server(nursery, tmp_path, database=postgres_url)) as server:
        async with Site(server.url) as site:
            keepers = await begin(site)
            playing = [asyncio.create_task(keeper.play()) for keeper in keepers]
            for end in (postgres_server.kill, postgres_server.stop, None):
                enough = sum(answered(keepers)) + ENOUGH
                while sum(answered(keepers)) < enough:
                    await asyncio.sleep(0.005)
                    assert not [task for task in playing if task.done()]
                if end:
                    await asyncio.to_thread(restart, end)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    await check(postgres_url, keepers)


@in_loop
async def test_the_server_is_killed_and_comes_back(
    nursery: Nursery, postgres_url: str, tmp_path: Path
) -> None:
    with running(Server(nursery, tmp_path, database=postgres_url)) as server:
        async with Site(server.url) as site:
            keepers = await begin(site)
        for _ in range(3):
            await one_life(server, keepers, ENOUGH)
            server.start()
    await check(postgres_url, keepers)
