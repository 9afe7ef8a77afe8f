"""One run: starts everything, lets it be played on while it is broken, mends it, and checks."""

import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

from reverie.testing.postgres import Postgres, postgres
from tests.cluster.natsd import Natsd, natsd
from tests.server.kit import Nursery
from tests.soak import truth
from tests.soak.checker import check_files
from tests.soak.faults import Faults, mend
from tests.soak.machines import Worker
from tests.soak.people import World
from tests.soak.switchboard import Switchboard
from tests.soak.tables import Table

WORKERS = 3
AT_ONCE = 6
"""How many tables are filled at a time."""
PATIENCE = 120.0
"""Seconds in which a table that goes on is seen to."""


@dataclass
class Asked:
    seconds: float = 600.0
    faults: int = 500
    tables: int = 100
    seed: str = "1"
    most_drain: float = 600.0
    """Seconds for the games to end after all faults; where there are none left, they go on."""
    one_of_each: bool = False
    """Whether every kind of fault comes first: for a run that is too short for chance."""
    folder: Path | None = None


@dataclass
class Report:
    asked: Asked
    faults: Counter[str] = field(default_factory=Counter)
    happened: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    starts: int = 0
    seconds: float = 0.0
    asked_again: int = 0
    unfinished: int = 0
    complaints: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Machines:
    folder: Path
    database: Postgres
    bus: Natsd
    nursery: Nursery
    board: Switchboard

    def worker(self, number: int) -> Worker:
        folder = self.folder / f"w{number}"
        return Worker(number, self.nursery, self.board, folder, self.database, self.bus)


@contextmanager
def everything() -> Iterator[Machines]:
    """A folder with a short name, PostgreSQL, NATS and a nursery."""
    with (
        tempfile.TemporaryDirectory(prefix="soak-") as place,
        postgres(fsync="on") as database,
    ):
        folder = Path(place)
        with natsd(folder) as bus:
            nursery, board = Nursery("-m", "tests.soak.zygote"), Switchboard()
            try:
                yield Machines(folder, database, bus, nursery, board)
            finally:
                nursery.close()
                board.close()


async def soak(asked: Asked, say: Callable[[str], None]) -> Report:
    with everything() as machines:
        return await Run(asked, say, machines).run()


class Run:
    def __init__(self, asked: Asked, say: Callable[[str], None], machines: Machines) -> None:
        self._asked, self._say = asked, say
        self._machines = machines
        self._records = asked.folder or machines.folder
        self._chance = Random(asked.seed)
        self._report = Report(asked)
        self._began = time.monotonic()
        self._tables: list[Table] = []

    async def run(self) -> Report:
        workers = [self._machines.worker(number) for number in range(1, WORKERS + 1)]
        timeout = httpx.Timeout(10.0)
        async with (
            _started(workers),
            httpx.AsyncClient(timeout=timeout, trust_env=False) as http,
        ):
            await _up(workers)
            world = World(workers, http)
            self._faults = Faults(
                workers, self._machines.database, self._machines.bus, self._chance
            )
            await self._open(world)
            try:
                await self._break(world)
                await mend(workers, self._machines.database, self._machines.bus)
                await _up(workers)
                await self._drain(world)
                proofs = await self._ask(http)
            finally:
                world.ending.set()
                await asyncio.gather(*(table.stop() for table in self._tables))
            self._report.starts = sum(worker.starts for worker in workers)
            self._report.asked_again = world.asked_again
        self._read_logs(workers)
        self._check(proofs)
        self._report.faults, self._report.happened = self._faults.counts, self._faults.said
        self._report.seconds = time.monotonic() - self._began
        return self._report

    async def _open(self, world: World) -> None:
        tables = [
            Table(number, self._records, world, self._asked.seed)
            for number in range(self._asked.tables)
        ]
        for table in tables:
            await table.open()
        self._tables = tables
        slots = asyncio.Semaphore(AT_ONCE)

        async def run(table: Table) -> None:
            async with slots:
                await table.run()

        await asyncio.gather(*map(run, tables))
        self._tell(world, f"{len(tables)} tables are played at")

    async def _break(self, world: World) -> None:
        """So many faults, spread over the time."""
        asked, loop = self._asked, asyncio.get_running_loop()
        begin, told = loop.time(), 0.0
        if asked.one_of_each:
            self._faults.begin_each()
        while (now := loop.time()) < begin + asked.seconds:
            due = asked.faults * (now - begin) / asked.seconds
            while self._faults.total < min(due, asked.faults) and self._faults.begin():
                pass
            if now > told + 10:
                told = now
                self._tell(world, "")
            await asyncio.sleep(0.1)
        while self._faults.total < asked.faults:
            self._faults.begin()
            await asyncio.sleep(0.1)
        await self._faults.settle()
        self._tell(world, "all is mended")

    async def _drain(self, world: World) -> None:
        """Everybody hurries, until every game is over or there is no more time."""
        world.hurry = True
        loop = asyncio.get_running_loop()
        end, told = loop.time() + self._asked.most_drain, loop.time()
        while (left := self._playing()) and loop.time() < end:
            await asyncio.sleep(0.2)
            if loop.time() > told + 10:
                told = loop.time()
                self._tell(world, f"{len(left)} games to end")
        self._report.unfinished = len(self._playing())

    def _playing(self) -> list[Table]:
        return [table for table in self._tables if table.status == "playing"]

    async def _ask(self, http: httpx.AsyncClient) -> list[tuple[Path, Path]]:
        """A worker that has seen nothing of all this is asked how it is."""
        fresh = self._machines.worker(WORKERS + 1)
        proofs = []
        async with _started([fresh]):
            await _up([fresh])
            going_on = await asyncio.gather(*map(_goes_on, self._tables))
            for table, goes_on in zip(self._tables, going_on, strict=True):
                if table.status == "playing":
                    told = await truth.ask(fresh.url, http, table)
                else:
                    told = await truth.settled(fresh.url, http, table)
                told["goes_on"] = goes_on
                proofs.append((table.recorder.path, truth.keep(told, table.recorder.path)))
        self._say("the checker reads what was recorded")
        return proofs

    def _check(self, proofs: list[tuple[Path, Path]]) -> None:
        for lines, told in proofs:
            found = check_files(lines, told)
            self._report.counts.update(found.counts)
            self._report.wrong += [f"{lines.name}: {what}" for what in found.wrong]

    def _read_logs(self, workers: list[Worker]) -> None:
        """What the workers complained of, by kind."""
        for worker in workers:
            with suppress(OSError):
                for line in worker.log.read_text().splitlines():
                    self._report.complaints[_kind(line)] += 1
                if self._asked.folder:
                    kept = self._asked.folder / f"{worker.name}.log"
                    kept.write_bytes(worker.log.read_bytes())

    def _tell(self, world: World, what: str) -> None:
        seconds = time.monotonic() - self._began
        line = f"{seconds:6.0f} s  {self._faults.total:4} faults  {world.answered:6} moves answered"
        sockets = sum(bool(person.socket) for table in self._tables for person in table.people)
        self._say(f"{line}  {world.asked_again:5} asked again  {sockets:3} sockets  {what}")


def _kind(line: str) -> str:
    try:
        told = json.loads(line)
    except ValueError:
        return "a line that is not JSON"
    return f"{told.get('level')}: {told.get('event')}"


async def _goes_on(table: Table) -> bool:
    """Whether a game that is not over changes."""
    before, end = table.version, asyncio.get_running_loop().time() + PATIENCE
    while table.status == "playing" and asyncio.get_running_loop().time() < end:
        if table.version > before:
            return True
        await asyncio.sleep(0.2)
    return table.status != "playing"


@asynccontextmanager
async def _started(workers: list[Worker]) -> AsyncIterator[None]:
    try:
        for worker in workers:
            await worker.start()
        yield
    finally:
        for worker in workers:
            await worker.stop()


async def _up(workers: list[Worker]) -> None:
    end = asyncio.get_running_loop().time() + PATIENCE
    for worker in workers:
        while not await worker.is_up():
            assert asyncio.get_running_loop().time() < end, f"{worker.name} does not come up"
            await asyncio.sleep(0.05)
