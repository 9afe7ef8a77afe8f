"""PostgreSQL is killed while changes are appended: nothing is lost, and nothing is there twice."""

import asyncio
from collections.abc import Callable
from threading import Lock

import msgspec

from reverie.tables.store import Conflict
from reverie.tables.store.base import Stored
from reverie.tables.store.postgres import PostgresStore
from reverie.tables.store.postgres.connections import Unavailable
from reverie.testing.postgres import Postgres
from reverie.testing.stores import body, saved

TABLES, MOVES = 8, 30
KILL_AT = (60, 150)
"""After so many answers."""


async def play(store: PostgresStore, code: str, who: str, answered: Callable[[], None]) -> None:
    """Makes moves as a worker does: each until it is known to have happened."""
    for number in range(MOVES):
        key = f"{who} {number}"
        while True:
            try:
                stored = await store.load(code)
                if stored and key in stored.answers:
                    break
                version = len(stored.changes) + 1 if stored else 1
                await store.append(saved(code, version, key=key, body=body(key)))
                break
            except (Conflict, Unavailable):
                continue
        answered()


async def play_all(server: Postgres, url: str) -> dict[str, Stored]:
    answers, kills = 0, list(KILL_AT)
    killing: list[asyncio.Task[None]] = []

    one_at_a_time = Lock()

    def restart() -> None:
        with one_at_a_time:
            server.kill()
            server.start()

    def answered() -> None:
        nonlocal answers
        answers += 1
        if kills and answers >= kills[0]:
            kills.pop(0)
            killing.append(asyncio.create_task(asyncio.to_thread(restart)))

    stores = [PostgresStore(url) for _ in range(2)]
    for store in stores:
        await store.open()
    try:
        await asyncio.gather(
            *[
                play(store, f"T{table}", f"{place}", answered)
                for place, store in enumerate(stores)
                for table in range(TABLES)
            ]
        )
        await asyncio.gather(*killing)
        assert len(killing) == len(KILL_AT)
        found = {f"T{table}": await stores[0].load(f"T{table}") for table in range(TABLES)}
    finally:
        for store in stores:
            await store.close()
    return {code: stored for code, stored in found.items() if stored}


def test_nothing_is_lost_and_nothing_is_there_twice(
    postgres_server: Postgres, postgres_url: str
) -> None:
    found = asyncio.run(play_all(postgres_server, postgres_url))
    assert len(found) == TABLES
    for stored in found.values():
        log = [msgspec.json.decode(change)["what"] for change in stored.changes]
        assert len(log) == len(set(log)) == 2 * MOVES
        for who in "01":
            assert [key for key in log if key[0] == who] == [f"{who} {n}" for n in range(MOVES)]
        assert stored.answers == {key: version for version, key in enumerate(log, 1)}
