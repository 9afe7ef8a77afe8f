"""Plays at many tables for a while and prints what was measured, as JSON."""

import asyncio
import os
import sys
from collections.abc import Iterable
from random import Random
from time import perf_counter, process_time

import msgspec
import uvloop

from .boardgame import Boardgame
from .colyseus import Colyseus
from .job import Job, Memory, Result
from .player import Dialect
from .process import cpu_seconds, memory
from .reverie import Relay, Reverie
from .table import Table

AT_ONCE = 16
"""How many tables are opened at a time."""
QUIET = 1.0
"""How many seconds a server gets to itself before it is measured."""


def dialect(job: Job) -> Dialect:
    match job.dialect:
        case "reverie":
            return Reverie(job.port, job.players, job.games)
        case "relay":
            return Relay(job.port, job.players)
        case "boardgame.io":
            return Boardgame(job.port)
        case "colyseus":
            return Colyseus(job.port)
        case "colyseus schema":
            raise ValueError("This load is in JavaScript.")


async def open_tables(job: Job, seed: int = 1) -> list[Table]:
    talk, slots = dialect(job), asyncio.Semaphore(AT_ONCE)

    async def open_table(number: int) -> Table:
        async with slots:
            return Table(await talk.open_table(number), Random(f"{seed}:{number}"))

    return await asyncio.gather(*map(open_table, range(job.tables)))


async def connect(tables: Iterable[Table]) -> None:
    for table in tables:
        await table.connect()
    for table in tables:
        await table.settle()


class Measuring:
    """Counts what is done between the warm-up and the end."""

    def __init__(self, tables: list[Table], failure: "asyncio.Future[None]") -> None:
        self.seconds: list[float] = []
        self._on = False
        for table in tables:
            table.on_done = self._done
            table.failed = lambda error: None if failure.done() else failure.set_exception(error)

    def _done(self, table: Table, seconds: float) -> None:
        if self._on:
            self.seconds.append(seconds)
        self.next(table)

    def begin(self) -> None:
        self._on = True

    def end(self) -> list[float]:
        """The seconds that each move took, the shortest first."""
        self._on = False
        self.seconds.sort()
        return self.seconds

    def next(self, table: Table) -> None:
        """What a table does after a move."""

    async def during(
        self, job: Job, tables: list[Table], failure: "asyncio.Future[None]"
    ) -> Result:
        await _unless(failure, job.warm_up)
        size = sum(table.bytes for table in tables)
        server, own, start = cpu_seconds(job.pid), process_time(), perf_counter()
        self.begin()
        await _unless(failure, job.seconds)
        self.end()
        elapsed = perf_counter() - start
        server, own = cpu_seconds(job.pid) - server, process_time() - own
        moves = len(self.seconds)
        return Result(
            moves_per_second=moves / elapsed,
            p50=_part(self.seconds, 0.5),
            p99=_part(self.seconds, 0.99),
            cpu_per_move=server / moves,
            server_share=server / elapsed,
            client_share=own / elapsed,
            view_bytes=(sum(table.bytes for table in tables) - size) / moves / job.players,
        )


class ClosedLoop(Measuring):
    def next(self, table: Table) -> None:
        table.move()


class Paced(Measuring):
    """Moves fall due at a steady pace, whatever the server does; each waits for its table only."""

    def __init__(self, tables: list[Table], failure: "asyncio.Future[None]") -> None:
        super().__init__(tables, failure)
        self._due: dict[Table, list[float]] = {table: [] for table in tables}

    async def run(self, pace: float) -> None:
        tables = list(self._due)
        start = perf_counter()
        for number in range(sys.maxsize):
            due = start + number / pace
            await asyncio.sleep(max(0.0, due - perf_counter()))
            table = tables[number % len(tables)]
            self._due[table].append(due)
            if table.idle:
                self.next(table)

    def next(self, table: Table) -> None:
        if self._due[table]:
            table.move(self._due[table].pop(0))


async def _unless(failure: "asyncio.Future[None]", seconds: float) -> None:
    """Waits, and stops at once where something fails."""
    await asyncio.wait([failure], timeout=seconds)
    if failure.done():
        failure.result()


def _part(values: list[float], part: float) -> float:
    return values[min(int(len(values) * part), len(values) - 1)]


async def play(job: Job) -> Result:
    tables = await open_tables(job)
    await connect(tables)
    failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    if job.pace:
        paced = Paced(tables, failure)
        pacing = asyncio.create_task(paced.run(job.pace))
        result = await paced.during(job, tables, failure)
        pacing.cancel()
        return result
    loop = ClosedLoop(tables, failure)
    for table in tables:
        table.move()
    return await loop.during(job, tables, failure)


async def rest(job: Job) -> Memory:
    """The memory of tables that are dealt, and of their sockets, while nobody moves."""
    await asyncio.sleep(QUIET)
    at_rest = memory(job.pid)
    tables = await open_tables(job)
    await asyncio.sleep(QUIET)
    opened = memory(job.pid)
    await connect(tables)
    await asyncio.sleep(QUIET)
    connected = memory(job.pid)
    return Memory(
        at_rest=at_rest,
        a_connection=(connected - opened) / job.tables / job.players,
        a_table=(connected - at_rest) / job.tables,
    )


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    work = rest(job) if job.rest else play(job)
    sys.stdout.write(msgspec.json.encode(uvloop.run(work)).decode() + "\n")
    sys.stdout.flush()
    os._exit(0)  # without saying goodbye to a thousand sockets


if __name__ == "__main__":
    main()
