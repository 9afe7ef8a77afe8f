"""What goes wrong, at random, and is mended again."""

import asyncio
import signal
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from reverie.testing.postgres import Postgres
from tests.cluster.natsd import Natsd
from tests.soak.links import Link
from tests.soak.machines import Worker

Fault = Callable[[], Coroutine[Any, Any, str]]
"""Does it, waits, mends it, and says what it was."""
DAY = 86400.0


class Faults:
    def __init__(
        self, workers: Sequence[Worker], postgres: Postgres, nats: Natsd, chance: Random
    ) -> None:
        self.counts: Counter[str] = Counter()
        self.said: list[str] = []
        self._workers, self._postgres, self._nats = workers, postgres, nats
        self._chance = chance
        self._database, self._bus = asyncio.Lock(), asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._errors: list[BaseException] = []
        self._kinds: list[tuple[int, Fault]] = [
            (6, self._worker_is_killed),
            (3, self._worker_is_told_to_end),
            (4, self._worker_stands_still),
            (4, self._clock_jumps),
            (3, self._nats_is_killed),
            (2, self._nats_stands_still),
            (2, self._postgres_is_restarted),
            (2, self._postgres_is_killed),
            (1, self._postgres_stands_still),
            (8, self._link_is_cut),
            (5, self._link_is_slow),
            (5, self._link_is_closed),
            (6, self._link_stops_half_way),
        ]

    @property
    def total(self) -> int:
        return self.counts.total()

    def begin(self) -> None:
        """One more, beside those that go on."""
        weights, kinds = zip(*self._kinds, strict=True)
        self._start(self._chance.choices(kinds, weights)[0])

    def begin_each(self) -> None:
        """One of every kind, for a run that is too short for chance."""
        for _, kind in self._kinds:
            self._start(kind)

    def _start(self, kind: Fault) -> None:
        self.counts[kind.__name__.strip("_").replace("_", " ")] += 1
        task = asyncio.create_task(self._run(kind))
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._errors.append(error)

    async def _run(self, kind: Fault) -> None:
        self.said.append(await kind())

    async def settle(self) -> None:
        """Waits until all of it is mended."""
        while self._running:
            await asyncio.wait(self._running)
        for error in self._errors:
            raise error

    def _a_while(self, most: float) -> float:
        return self._chance.uniform(0.1, most)

    def _worker(self) -> Worker:
        return self._chance.choice(self._workers)

    def _link(self) -> Link:
        return self._chance.choice(self._worker().links)

    # Workers

    async def _worker_is_killed(self) -> str:
        worker, seconds = self._worker(), self._a_while(3)
        await worker.end(signal.SIGKILL, seconds)
        return f"{worker.name} killed, {seconds:.1f} s"

    async def _worker_is_told_to_end(self) -> str:
        worker, seconds = self._worker(), self._a_while(2)
        await worker.end(signal.SIGTERM, seconds)
        return f"{worker.name} told to end, {seconds:.1f} s"

    async def _worker_stands_still(self) -> str:
        """Sometimes for longer than its lease."""
        worker = self._worker()
        seconds = self._a_while(14) if self._chance.random() < 0.2 else self._a_while(4)
        pid = worker.pid
        worker.signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        if worker.pid == pid:
            worker.signal(signal.SIGCONT)
        return f"{worker.name} stood still, {seconds:.1f} s"

    async def _clock_jumps(self) -> str:
        worker = self._worker()
        wrong = self._chance.choice((-1, 1)) * self._chance.choice(
            (5, 70, 3600, 2 * DAY, 400 * DAY)
        )
        worker.set_clock(wrong)
        await asyncio.sleep(self._a_while(6))
        worker.set_clock(0)
        return f"the clock of {worker.name} jumped by {wrong:.0f} s and back"

    # NATS and PostgreSQL

    async def _nats_is_killed(self) -> str:
        async with self._bus:
            seconds = self._a_while(5)
            self._nats.stop()
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self._nats.start)
            return f"NATS killed, {seconds:.1f} s"

    async def _nats_stands_still(self) -> str:
        async with self._bus:
            seconds = self._a_while(5)
            self._nats.freeze()
            await asyncio.sleep(seconds)
            self._nats.thaw()
            return f"NATS stood still, {seconds:.1f} s"

    async def _postgres_is_restarted(self) -> str:
        async with self._database:
            await asyncio.to_thread(self._postgres.stop)
            await asyncio.to_thread(self._postgres.start)
            return "PostgreSQL restarted"

    async def _postgres_is_killed(self) -> str:
        async with self._database:
            seconds = self._a_while(2)
            await asyncio.to_thread(self._postgres.kill)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self._postgres.start)
            return f"PostgreSQL killed, {seconds:.1f} s"

    async def _postgres_stands_still(self) -> str:
        async with self._database:
            seconds = self._a_while(7)
            await asyncio.to_thread(self._postgres.pause)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self._postgres.resume)
            return f"PostgreSQL stood still, {seconds:.1f} s"

    # Wires

    async def _link_is_cut(self) -> str:
        link = self._link()
        link.cut()
        return f"{link.name}: cut"

    async def _link_is_slow(self) -> str:
        link, seconds, delay = self._link(), self._a_while(5), self._chance.uniform(0.05, 0.6)
        link.delay(delay)
        await asyncio.sleep(seconds)
        link.heal()
        return f"{link.name}: {delay:.2f} s late for {seconds:.1f} s"

    async def _link_is_closed(self) -> str:
        link, seconds = self._link(), self._a_while(4)
        link.close()
        await asyncio.sleep(seconds)
        link.heal()
        return f"{link.name}: closed, {seconds:.1f} s"

    async def _link_stops_half_way(self) -> str:
        """In the middle of a message, and then that is lost, or goes on."""
        link, seconds = self._link(), self._a_while(7)
        is_lost = self._chance.random() < 0.7
        after = self._chance.randint(1, 3000)
        link.stop_half_way(after)
        await asyncio.sleep(seconds)
        link.heal(cutting=is_lost)
        return f"{link.name}: stopped after {after} bytes, {seconds:.1f} s"


async def mend(workers: Sequence[Worker], postgres: Postgres, nats: Natsd) -> None:
    """Whatever is still wrong is not any more."""
    with suppress(ProcessLookupError):
        nats.thaw()
    for worker in workers:
        worker.set_clock(0)
        worker.signal(signal.SIGCONT)
        for link in worker.links:
            link.heal()
    postgres.run("SELECT 1")
