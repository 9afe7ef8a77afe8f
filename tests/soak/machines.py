"""The workers, each as on a machine of its own, with wires of its own to all others."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

from reverie.testing.postgres import Postgres
from tests.cluster.natsd import Natsd
from tests.server.kit import FOR_TESTS, PATIENCE, Nursery, free_port, is_up
from tests.soak.switchboard import Switchboard, Wire
from tests.soak.zygote import make_clock, set_clock

PG_SOCKET = ".s.PGSQL.5432"
PAUSE = 0.3
"""Seconds after which a worker that has ended is started again."""


class Clock:
    """The time of day as a worker has it."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        make_clock(path)

    def set(self, seconds: float) -> None:
        """By so many seconds wrong."""
        set_clock(self.path, seconds)


class Worker:
    """``reverie serve`` as on a machine of its own. It is started again whenever it has ended."""

    def __init__(
        self,
        number: int,
        nursery: Nursery,
        board: Switchboard,
        folder: Path,
        postgres: Postgres,
        nats: Natsd,
    ) -> None:
        self.name = f"worker {number}"
        self.log = folder / "log"
        self.starts = 0
        self.pid: int | None = None
        self._nursery = nursery
        self._folder = folder
        self._port = free_port()
        folder.mkdir()
        self.clock = Clock(self.name, folder / "clock")
        sockets = folder / PG_SOCKET
        self.people = Wire(board, f"people and {self.name}", None, self._port)
        self.postgres = Wire(
            board, f"{self.name} and PostgreSQL", sockets, postgres.folder / PG_SOCKET
        )
        self.nats = Wire(board, f"{self.name} and NATS", None, nats.port)
        self.links = (self.people, self.postgres, self.nats)
        self._wanted = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._wanted.set()
        self._tending = asyncio.create_task(self._tend())

    def _arguments(self) -> list[str]:
        options = {
            **FOR_TESTS,
            "--port": str(self._port),
            "--database": f"postgresql://postgres@/postgres?host={self._folder}",
            "--bus": f"nats://127.0.0.1:{self.nats.port}",
            "--decks": str(self._folder / "decks"),
            "--log-level": "warning",
        }
        return [str(self.clock.path), "serve", *(word for pair in options.items() for word in pair)]

    async def _tend(self) -> None:
        while True:
            await self._wanted.wait()
            self.pid = self._nursery.run(self.log, self._arguments())
            self.starts += 1
            while _lives(self.pid):  # noqa: ASYNC110 - it is no child of ours
                await asyncio.sleep(0.05)
            self.pid = None
            await asyncio.sleep(PAUSE)

    async def end(self, how: signal.Signals, seconds: float) -> None:
        """And is back after so many seconds, or when it has ended."""
        self._wanted.clear()
        self.signal(how)
        await asyncio.sleep(seconds)
        self._wanted.set()

    async def comes_back(self) -> None:
        """Or has had its time for that: it may be cut off."""
        with suppress(TimeoutError):
            async with asyncio.timeout(20):
                while not await self.is_up():  # noqa: ASYNC110 - it is asked
                    await asyncio.sleep(0.2)

    def signal(self, what: signal.Signals) -> None:
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, what)

    async def is_up(self) -> bool:
        return await asyncio.to_thread(is_up, self._port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.people.port}"

    async def stop(self) -> None:
        if self._tending:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
        self.signal(signal.SIGCONT)
        self.signal(signal.SIGKILL)
        end = asyncio.get_running_loop().time() + PATIENCE
        while self.pid and _lives(self.pid):
            assert asyncio.get_running_loop().time() < end, f"{self.name} does not end"
            await asyncio.sleep(0.02)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
