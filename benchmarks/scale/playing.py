"""Tables that are played at, and what that costs each part of a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Literal

from benchmarks.scale.machines import Cluster
from benchmarks.server.load.__main__ import ClosedLoop, Measuring, Paced, connect
from benchmarks.server.load.boardgame import Boardgame
from benchmarks.server.load.colyseus import Colyseus
from benchmarks.server.load.player import Player
from benchmarks.server.load.reverie import Reverie
from benchmarks.server.load.table import Table

Sockets = Literal["together", "spread"]
"""All of a table at one worker, or each at the next one."""
AT_ONCE = 8


@dataclass(frozen=True)
class Load:
    tables: int = 50
    resting: int = 0
    """Further tables that have been dealt, and at which nobody is."""
    players: int = 4
    sockets: Sockets = "spread"
    games: tuple[str, ...] = ("stella", "odyssey")
    pace: float = 0.0
    """Moves per second over all tables; 0 for a closed loop."""
    warm_up: float = 1.5
    seconds: float = 4.0


@dataclass(frozen=True)
class Cost:
    """Of a move: seconds of CPU, bytes on the bus; and how long it took to be seen by all."""

    moves: int
    worker: float
    database: float
    bus: float
    bytes: float
    p50: float
    p99: float
    rate: float


async def play(cluster: Cluster, load: Load) -> Cost:
    async with seated(cluster, load) as tables:
        failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if load.pace:
            paced = Paced(tables, failure)
            pacing = asyncio.create_task(paced.run(load.pace))
            try:
                return await _measured(cluster, load, paced, failure)
            finally:
                pacing.cancel()
        loop = ClosedLoop(tables, failure)
        for table in tables:
            table.move()
        return await _measured(cluster, load, loop, failure)


async def play_on(cluster: Cluster, load: Load, windows: int) -> list[tuple[float, Cost]]:
    """The same tables for long: the changes that each has had, and the cost of a move then."""
    async with seated(cluster, load) as tables:
        failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = ClosedLoop(tables, failure)
        for table in tables:
            table.move()
        found = []
        for _ in range(windows):
            cost = await _measured(cluster, load, loop, failure)
            loop.seconds.clear()
            changes = sum(table.version for table in tables) / len(tables)
            found.append((changes, cost))
        return found


async def _measured(
    cluster: Cluster, load: Load, measuring: Measuring, failure: "asyncio.Future[None]"
) -> Cost:
    await _wait(failure, load.warm_up)
    before, sent, start = cluster.cpu(), cluster.on_the_bus(), perf_counter()
    measuring.begin()
    await _wait(failure, load.seconds)
    took = measuring.end()
    elapsed = perf_counter() - start
    after, sent = cluster.cpu(), cluster.on_the_bus() - sent
    moves = len(took)
    assert moves, "nobody moved"
    return Cost(
        moves=moves,
        **{part: (after[part] - before[part]) / moves for part in after},
        bytes=sent / moves,
        p50=took[moves // 2],
        p99=took[min(moves - 1, int(moves * 0.99))],
        rate=moves / elapsed,
    )


async def _wait(failure: "asyncio.Future[None]", seconds: float) -> None:
    await asyncio.wait([failure], timeout=seconds)
    if failure.done():
        failure.result()


@asynccontextmanager
async def seated(cluster: Cluster, load: Load) -> AsyncIterator[list[Table]]:
    """Tables that have been dealt, with everybody's socket."""
    slots = asyncio.Semaphore(AT_ONCE)
    doors = [_door(cluster, port, load) for port in cluster.ports]

    async def open_table(number: int) -> Table:
        async with slots:
            here = number % len(doors)
            players = await doors[here].open_table(number // len(doors))
            if load.sockets == "spread" and cluster.dialect == "reverie":
                _spread(players, cluster.ports, here)
            return Table(players, Random(number))

    every = await asyncio.gather(*map(open_table, range(load.tables + load.resting)))
    tables = every[: load.tables]
    await connect(tables)
    try:
        yield tables
    finally:
        for door in doors:
            await door.close()
        for table in tables:
            table.leave()


def _door(cluster: Cluster, port: int, load: Load) -> Reverie | Boardgame | Colyseus:
    match cluster.dialect:
        case "reverie":
            return Reverie(port, load.players, load.games)
        case "boardgame.io":
            return Boardgame(port)
        case "colyseus":
            return Colyseus(port)


def _spread(players: list[Player], ports: list[int], first: int) -> None:
    for seat, player in enumerate(players):
        before, after = ports[first], ports[(first + seat) % len(ports)]
        player.url = player.url.replace(f":{before}/", f":{after}/")
