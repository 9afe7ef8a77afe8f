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
from tests.soak.machines import Clock, Worker
from tests.soak.switchboard import Wire

Fault = Callable[[Any], Coroutine[Any, Any, str]]
"""Breaks a thing, waits, mends it, and says what it was."""
DAY = 86400.0
REST, DATABASES_REST = 2.0, 12.0
"""Seconds that a thing works before it is broken again."""


class Faults:
    def __init__(
        self, workers: Sequence[Worker], postgres: Postgres, nats: Natsd, chance: Random
    ) -> None:
        self.counts: Counter[str] = Counter()
        self.said: list[str] = []
        self._workers, self._postgres, self._nats = workers, postgres, nats
        self._chance = chance
        self._broken: set[object] = set()
        """What is broken already: to break it again would be no fault."""
        self._running: set[asyncio.Task[None]] = set()
        self._errors: list[BaseException] = []
        self._kinds: list[tuple[int, Fault, Callable[[], object]]] = [
            (8, self._worker_is_killed, self._worker),
            (3, self._worker_is_told_to_end, self._worker),
            (4, self._worker_stands_still, self._worker),
            (4, self._clock_jumps, lambda: self._worker().clock),
            (3, self._nats_is_killed, lambda: nats),
            (2, self._nats_stands_still, lambda: nats),
            (1, self._postgres_is_restarted, lambda: postgres),
            (1, self._postgres_is_killed, lambda: postgres),
            (1, self._postgres_stands_still, lambda: postgres),
            (8, self._link_is_cut, self._link),
            (5, self._link_is_slow, self._link),
            (5, self._link_is_closed, self._link),
            (6, self._link_stops_half_way, self._link),
        ]

    @property
    def total(self) -> int:
        return self.counts.total()

    def begin(self) -> bool:
        """One more, beside those that go on, unless all is broken."""
        weights = [weight for weight, _, _ in self._kinds]
        for _ in range(50):
            _, kind, choose = self._chance.choices(self._kinds, weights)[0]
            thing = choose()
            if thing not in self._broken:
                self._start(kind, thing)
                return True
        return False

    def begin_each(self) -> None:
        """One of every kind, for a run that is too short for chance."""
        for _, kind, choose in self._kinds:
            self._start(kind, choose())

    def _start(self, kind: Fault, thing: object) -> None:
        self.counts[kind.__name__.strip("_").replace("_", " ")] += 1
        task = asyncio.create_task(self._run(kind, thing))
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._errors.append(error)

    async def _run(self, kind: Fault, thing: object) -> None:
        while thing in self._broken:  # noqa: ASYNC110 - where one of every kind is begun
            await asyncio.sleep(0.05)
        self._broken.add(thing)
        try:
            self.said.append(await kind(thing))
        finally:
            rest = DATABASES_REST if thing is self._postgres else REST
            asyncio.get_running_loop().call_later(rest, self._broken.discard, thing)

    async def settle(self) -> None:
        """Waits until all of it is mended."""
        while self._running:
            await asyncio.wait(self._running)
        for error in self._errors:
            raise error

    def _a_while(self, most: float) -> float:
        return self._chance.uniform(0.1, most)

    def _worker(self) -> Worker:
        return self._chance.choice([one for one in self._workers if one.pid] or self._workers)

    def _link(self) -> Wire:
        return self._chance.choice(self._worker().links)

    # Workers

    async def _worker_is_killed(self, worker: Worker) -> str:
        seconds = self._a_while(1.5)
        await worker.end(signal.SIGKILL, seconds)
        await worker.comes_back()
        return f"{worker.name} killed, {seconds:.1f} s"

    async def _worker_is_told_to_end(self, worker: Worker) -> str:
        seconds = self._a_while(1.5)
        await worker.end(signal.SIGTERM, seconds)
        await worker.comes_back()
        return f"{worker.name} told to end, {seconds:.1f} s"

    async def _worker_stands_still(self, worker: Worker) -> str:
        """Sometimes for longer than its lease."""
        seconds = self._a_while(14) if self._chance.random() < 0.15 else self._a_while(3)
        pid = worker.pid
        worker.signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        if worker.pid == pid:
            worker.signal(signal.SIGCONT)
        return f"{worker.name} stood still, {seconds:.1f} s"

    async def _clock_jumps(self, clock: Clock) -> str:
        wrong = self._chance.choice((-1, 1)) * self._chance.choice(
            (5, 70, 3600, 2 * DAY, 400 * DAY)
        )
        clock.set(wrong)
        await asyncio.sleep(self._a_while(6))
        clock.set(0)
        return f"the clock of {clock.name} jumped by {wrong:.0f} s and back"

    # NATS and PostgreSQL

    async def _nats_is_killed(self, nats: Natsd) -> str:
        seconds = self._a_while(3)
        nats.stop()
        await asyncio.sleep(seconds)
        await asyncio.to_thread(nats.start)
        return f"NATS killed, {seconds:.1f} s"

    async def _nats_stands_still(self, nats: Natsd) -> str:
        seconds = self._a_while(3)
        nats.freeze()
        await asyncio.sleep(seconds)
        nats.thaw()
        return f"NATS stood still, {seconds:.1f} s"

    async def _postgres_is_restarted(self, postgres: Postgres) -> str:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        return "PostgreSQL restarted"

    async def _postgres_is_killed(self, postgres: Postgres) -> str:
        seconds = self._a_while(2)
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.start)
        return f"PostgreSQL killed, {seconds:.1f} s"

    async def _postgres_stands_still(self, postgres: Postgres) -> str:
        seconds = self._a_while(6)
        await asyncio.to_thread(postgres.pause)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(postgres.resume)
        return f"PostgreSQL stood still, {seconds:.1f} s"

    # Wires

    async def _link_is_cut(self, link: Wire) -> str:
        link.cut()
        return f"{link.name}: cut"

    async def _link_is_slow(self, link: Wire) -> str:
        seconds, delay = self._a_while(3), self._chance.uniform(0.05, 0.6)
        link.delay(delay)
        await asyncio.sleep(seconds)
        link.heal()
        return f"{link.name}: {delay:.2f} s late for {seconds:.1f} s"

    async def _link_is_closed(self, link: Wire) -> str:
        seconds = self._a_while(2)
        link.close()
        await asyncio.sleep(seconds)
        link.heal()
        return f"{link.name}: closed, {seconds:.1f} s"

    async def _link_stops_half_way(self, link: Wire) -> str:
        """In the middle of a message, and then that is lost, or goes on."""
        seconds = self._a_while(4)
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
        worker.clock.set(0)
        worker.signal(signal.SIGCONT)
        for link in worker.links:
            link.heal()
    postgres.run("SELECT 1")
