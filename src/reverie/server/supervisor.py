"""Several workers on one port: started, started again where one dies, and ended in order.

All of them accept from one socket, so nobody is turned away while one of them starts anew.
"""

import asyncio
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import structlog
from msgspec.structs import replace

from reverie.app.settings import Settings
from reverie.server.logs import configure_logs
from reverie.server.ports import listen
from reverie.server.worker import written

log = structlog.get_logger()

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before a worker that died is started again: twice as many each time."""
LIVED = 30.0
"""Who lived for so long has not died of how it was started."""
GRACE = 25.0
"""Seconds that a worker has to finish its work."""


class Post:
    """A place for a worker, and whoever has it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: Process | None = None
        self.serves = asyncio.Event()
        self.is_replaced = False
        """Whether its worker was told to make way for another."""


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, place: str) -> None:
        self._settings = settings
        self._listening = listening
        self._place = place
        """Where the workers find each other."""
        self._posts = [Post(number) for number in range(settings.workers)]
        self._ending = asyncio.Event()
        self._has_served = False
        self._replacing: asyncio.Task[None] | None = None

    async def run(self) -> bool:
        """Whether it came to serve at all."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace_soon)
        tending = [asyncio.create_task(self._tend(post)) for post in self._posts]
        ended = asyncio.create_task(self._ending.wait())
        await asyncio.wait([ended, *tending], return_when=asyncio.FIRST_COMPLETED)
        self._ending.set()
        if self._replacing:
            self._replacing.cancel()
        await asyncio.gather(*(self._end(post) for post in self._posts))
        await asyncio.gather(*tending)
        return self._has_served

    async def _tend(self, post: Post) -> None:
        """Until the end, or until it turns out that no worker can be started."""
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        while not self._ending.is_set():
            began = loop.time()
            status = await self._work(post)
            if self._ending.is_set():
                return
            if post.is_replaced:
                post.is_replaced = False
                continue
            if not self._has_served:
                log.error("a worker cannot start", status=status)
                return
            pause = FIRST_PAUSE if loop.time() > began + LIVED else min(2 * pause, LONGEST_PAUSE)
            log.error("a worker died", status=status, again_in=pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)

    async def _work(self, post: Post) -> int:
        """From the start of a worker to its end."""
        descriptor = self._listening.fileno()
        command = [sys.executable, "-m", "reverie.server.worker"]
        process = await asyncio.create_subprocess_exec(
            *command,
            str(descriptor),
            self._place,
            str(post.number),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[descriptor],
        )
        post.process = process
        assert process.stdin
        assert process.stdout
        if self._ending.is_set():
            await self._end(post)
        with suppress(OSError):
            process.stdin.write(written(self._settings_for(post)))
            await process.stdin.drain()
        if await process.stdout.readline():
            self._has_served = True
            post.serves.set()
        status = await process.wait()
        post.serves.clear()
        post.process = None
        process.stdin.close()
        return status

    def _settings_for(self, post: Post) -> Settings:
        """A port for its figures is its own, and known beforehand."""
        first = self._settings.metrics_port
        return replace(self._settings, metrics_port=first + post.number if first else 0)

    def _replace_soon(self) -> None:
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.create_task(self._replace())

    async def _replace(self) -> None:
        """One after the other, so that somebody always serves."""
        log.info("the workers are replaced")
        for post in self._posts:
            await post.serves.wait()
            post.is_replaced = True
            await self._end(post)
            await post.serves.wait()

    async def _end(self, post: Post) -> None:
        process = post.process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), GRACE)
            except TimeoutError:
                log.error("a worker does not end", pid=process.pid)
                process.kill()
                await process.wait()


def supervise(settings: Settings) -> None:
    configure_logs(settings.log_level)
    with (
        listen(settings.host, settings.port) as listening,
        tempfile.TemporaryDirectory(prefix="reverie-") as place,
    ):
        log.info("serving", port=listening.getsockname()[1], workers=settings.workers)
        if not asyncio.run(Supervisor(settings, listening, place).run()):
            raise SystemExit(1)
