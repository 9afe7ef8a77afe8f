"""CPU of an append on SQLite and on PostgreSQL, in turns, in the same process.

So many tables append at once, each its next change when the last is durable, as rooms do.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from pathlib import Path
from statistics import median

import psutil
from msgspec import Raw, Struct

from reverie.tables.store import Saved, Store
from reverie.tables.store.base import Listing
from reverie.tables.store.postgres import PostgresStore
from reverie.tables.store.sqlite import SqliteStore
from reverie.testing.postgres import Postgres, postgres

BODY = Raw(b'{"events":[{"type":"played","seat":2,"events":["' + b"x" * 250 + b'"]}],"key":"k"}')
LOBBY = Listing("playing", public=False, deadline=None)


class Cost(Struct, frozen=True):
    """Microseconds an append."""

    worker: float
    database: float
    wall: float


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def cpu_of(server: Postgres) -> float:
    main = psutil.Process(server.pid)
    used = [process.cpu_times() for process in (main, *main.children(recursive=True))]
    return float(sum(times.user + times.system for times in used))


async def append_all(store: Store, tables: range, first: int, changes: int) -> None:
    async def one(table: int) -> None:
        for version in range(first, first + changes):
            listing = LOBBY if version == 1 else None
            key = f"{table} {version}"
            await store.append(Saved(f"T{table}", version, BODY, time.time(), key, listing))

    await asyncio.gather(*map(one, tables))


async def measure(store: Store, server: Postgres, tables: range, first: int, each: int) -> Cost:
    before = own_cpu(), cpu_of(server), time.perf_counter()
    await append_all(store, tables, first, each)
    after = own_cpu(), cpu_of(server), time.perf_counter()
    worker, database, wall = (
        (end - begin) / (len(tables) * each) * 1e6 for begin, end in zip(before, after, strict=True)
    )
    return Cost(worker, database, wall)


async def run(folder: Path, server: Postgres, at_once: int, appends: int, rounds: int) -> None:
    stores: dict[str, Store] = {
        "sqlite": SqliteStore(folder / f"{at_once}.db"),
        "postgresql": PostgresStore(server.url),
    }
    tables, each = range(at_once * 10_000, at_once * 10_001), max(1, appends // at_once)
    costs: dict[str, list[Cost]] = {name: [] for name in stores}
    for store in stores.values():
        await store.open()
        await append_all(store, tables, 1, 5)
    for turn in range(rounds):
        for name, store in stores.items():
            first = 6 + turn * each
            costs[name].append(await measure(store, server, tables, first, each))
    for store in stores.values():
        await store.close()
    report(at_once, costs)


def report(at_once: int, costs: dict[str, list[Cost]]) -> None:
    middle = {
        name: Cost(
            *(median(getattr(one, field) for one in some) for field in Cost.__struct_fields__)
        )
        for name, some in costs.items()
    }
    for name, cost in middle.items():
        ratio = cost.worker / middle["sqlite"].worker
        database = f"{cost.database:8.0f}" if name != "sqlite" else "       –"
        print(
            f"{at_once:8} {name:12} {cost.worker:8.0f} {database} {cost.wall:8.0f} {ratio:8.2f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--appends", type=int, default=2000, help="of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="of SQLite's files")
    asked = parser.parse_args()
    print(f"{'at once':>8} {'store':12} {'worker':>8} {'database':>8} {'wall':>8} {'ratio':>8}")
    with tempfile.TemporaryDirectory(dir=asked.folder or os.environ.get("TMPDIR")) as folder:
        for at_once in (1, 10, 100, 500):
            with postgres() as server:
                asyncio.run(run(Path(folder), server, at_once, asked.appends, asked.rounds))


if __name__ == "__main__":
    main()
