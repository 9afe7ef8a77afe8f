"""The workers on one database. Each has a name of its own, lives as long as its lease, and keeps
some tables: plays for their bots and minds their timers, so that this is done in one place. Where
two do it all the same, the version decides.
"""

import asyncio
import secrets
from collections.abc import Collection, Iterable
from typing import Protocol

import structlog

from reverie.tables.clock import Clock
from reverie.tables.store import Store

log = structlog.get_logger()

LEASE = 10.0
"""Seconds after which who was connected through a worker that died is absent."""
RENEW = 3.0
KEEP = 600.0
"""Seconds for which a table is kept by a worker that lives."""
WORKER, TABLE = "worker:", "table:"


class Crew(Protocol):
    name: str
    is_alone: bool

    async def renew(self) -> None:
        """Says that we live. Before anything else, and every few seconds."""

    async def stop(self) -> None:
        """Others may keep all that is kept here."""

    async def keeps(self, code: str) -> bool:
        """Whether this worker plays for the bots of a table and minds its timer; it does from now
        on where nobody else does."""

    def let_go(self, code: str) -> None:
        """Others may keep the table."""

    async def gone(self, workers: Collection[str]) -> frozenset[str]:
        """Those of them that have died."""

    async def does(self, chore: str, seconds: float) -> bool:
        """Whether it is for this worker to do what one of them has to do in so many seconds."""


class Alone:
    """One worker, under the same name after a restart."""

    name = "one"
    is_alone = True

    async def renew(self) -> None:
        """Nobody asks."""

    async def stop(self) -> None:
        """There is nobody else."""

    async def keeps(self, _code: str) -> bool:
        return True

    def let_go(self, _code: str) -> None:
        """There is nobody else."""

    async def gone(self, _workers: Collection[str]) -> frozenset[str]:
        return frozenset()

    async def does(self, _chore: str, _seconds: float) -> bool:
        return True


class SharedClock(Clock):
    """The time of day as the database has it, whatever this machine's is set to."""

    def __init__(self) -> None:
        self._offset: float | None = None

    def set(self, now: float) -> None:
        self._offset = now - self.steady()

    def wall(self) -> float:
        return super().wall() if self._offset is None else self.steady() + self._offset


class Team:
    """One of several."""

    is_alone = False

    def __init__(self, store: Store, clock: Clock, name: str | None = None) -> None:
        self.name = name or secrets.token_hex(4)
        self._store = store
        self._clock = clock
        self._lives_until = 0.0
        """By the steady clock: after that others count this worker as dead."""
        self._trusts_from = clock.steady() + LEASE
        """Before that others may be about to renew a lease that has just ended."""
        self._living: frozenset[str] = frozenset()
        self._kept: dict[str, float] = {}
        """The tables that are ours, and until when by the steady clock."""
        self._others: dict[str, str] = {}
        """Who else keeps a table."""
        self._letting_go: set[asyncio.Task[None]] = set()

    async def renew(self) -> None:
        """Says that we live, and learns who else does."""
        began = self._clock.steady()
        was_dead = began > self._lives_until
        if isinstance(self._clock, SharedClock):
            self._clock.set(await self._store.now())
        await self._store.acquire(WORKER + self.name, self.name, LEASE)
        if was_dead:  # whatever was ours may be another's by now, and others may be as late
            self._kept.clear()
            self._trusts_from = began + LEASE
        self._lives_until = began + LEASE
        await self._look_round()

    async def _look_round(self) -> None:
        self._living = frozenset(lease.holder for lease in await self._store.leases(WORKER))
        self._others = {code: who for code, who in self._others.items() if who in self._living}

    async def keeps(self, code: str) -> bool:
        now = self._clock.steady()
        if now < min(self._lives_until, self._kept.get(code, 0.0)):
            return True
        if code in self._others:
            return False
        name = TABLE + code
        if await self._store.acquire(name, self.name, KEEP):
            self._kept[code] = now + KEEP / 2
            return True
        for lease in await self._store.leases(name):
            if lease.name == name:
                await self._respect(code, lease.holder)
        return now < self._kept.get(code, 0.0)

    async def _respect(self, code: str, holder: str) -> None:
        """Unless that is one who has died."""
        if not await self.gone([holder]):
            self._others[code] = holder
            return
        await self._store.release(TABLE + code, holder)
        if await self._store.acquire(TABLE + code, self.name, KEEP):
            self._kept[code] = self._clock.steady() + KEEP / 2

    def let_go(self, code: str) -> None:
        self._others.pop(code, None)
        if self._kept.pop(code, None) is not None:
            task = asyncio.create_task(self._store.release(TABLE + code, self.name))
            self._letting_go.add(task)
            task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._letting_go.discard(task)
        if not task.cancelled() and task.exception():
            log.warning("a table could not be let go of", error=repr(task.exception()))

    async def gone(self, workers: Collection[str]) -> frozenset[str]:
        if not self._unknown(workers):
            return frozenset()
        if self._clock.steady() < self._trusts_from:
            return frozenset()
        await self._look_round()  # one who has just come has a lease by now
        return self._unknown(workers)

    def _unknown(self, workers: Iterable[str]) -> frozenset[str]:
        return frozenset(workers) - self._living - {self.name}

    async def does(self, chore: str, seconds: float) -> bool:
        return await self._store.acquire(f"chore:{chore}", self.name, seconds)

    async def stop(self) -> None:
        """Gives back the tables. Those who were connected are not absent before the lease ends:
        they are on their way to another worker."""
        for code in tuple(self._kept):
            self.let_go(code)
        await asyncio.gather(*self._letting_go, return_exceptions=True)
