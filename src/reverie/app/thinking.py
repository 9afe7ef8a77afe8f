"""Where bots think, as the server sees it: processes that are asked for many seats in one go.

The first is started when the first bot sits down, another where somebody has to wait and a core is
to spare, and each ends after some time without a question: a server without bots has none. Who has
waited the longest is next; who has waited for too long gets a quick answer instead of a good one,
and of too many who wait the last gets none.
"""

import asyncio
import os
from collections import deque
from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from reverie.app.thinkers import Deck, Process, Unable, Waiting
from reverie.bots.wire import Choose, Question, Reply, Terms

REST = 600.0
"""Seconds without a question after which there is no process any more,"""
SHORT_REST = 60.0
"""and those after which there is only one."""
IN_ONE_GO = 16
"""So many questions are asked at once."""
TOO_LONG = 0.5
"""After so many seconds of somebody's waiting another process is started."""
HURRY = 2.0
"""Who has waited for so many seconds is answered quickly."""
MOST_WAITING = 2048
"""A quick answer takes a millisecond or two: nobody waits for as long as a table would."""
MOST_PROCESSES = 4
"""Each takes as much memory as the first."""


def cores_to_spare(workers: int = 1) -> int:
    """For the bots of each worker, who has one for itself; at least one is shared with it."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(MOST_PROCESSES, (cores or 1) // workers - 1))


class Thinking:
    def __init__(self, terms: Terms, rest: float = REST, processes: int = 1) -> None:
        self._terms = terms
        self._rest = rest
        self._most = processes
        self._processes: list[Process] = []
        self._waiting: deque[Waiting] = deque()
        self._working: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False
        self.hurried = 0
        """How many were answered quickly because they had waited for too long."""

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def wake(self) -> None:
        """Starts a process, for somebody will ask soon."""
        if not self._closed and not self._processes:
            self._work(self._another(), [])

    async def ask(self, question: Question, deck: str = "", read: Deck | None = None) -> Reply:
        """Raises Unable where there is no answer."""
        if self._closed:
            raise Unable("the server stops")
        if len(self._waiting) >= MOST_WAITING:
            raise Unable("too many wait")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Reply] = loop.create_future()
        self._waiting.append(Waiting(question, deck, read, loop.time(), answer))
        self._go_on()
        return await answer

    async def close(self) -> None:
        self._closed = True
        if self._resting:
            self._resting.cancel()
        for one in self._waiting:
            if not one.answer.done():
                one.answer.set_exception(Unable("the server stops"))
        self._waiting.clear()
        for process in self._processes:
            process.close()
        await asyncio.gather(*self._working, return_exceptions=True)
        for process in self._processes:
            await self._end(process)
        self._processes.clear()

    def _go_on(self) -> None:
        """Gives those who have waited the longest to whoever has nothing to do."""
        while self._waiting and not self._closed:
            process = self._free()
            if process is None:
                return
            share = -(-len(self._waiting) // len(self._processes))
            several = self._take(min(share, IN_ONE_GO))
            if several:
                self._work(process, several)

    def _free(self) -> Process | None:
        free = next((one for one in self._processes if not one.is_busy), None)
        if free or len(self._processes) >= self._most:
            return free
        waited = asyncio.get_running_loop().time() - self._waiting[0].since
        return self._another() if waited > TOO_LONG or not self._processes else None

    def _another(self) -> Process:
        process = Process(self._terms)
        self._processes.append(process)
        return process

    def _take(self, count: int) -> list[Waiting]:
        """Without those who wait no more."""
        now = asyncio.get_running_loop().time()
        taken: list[Waiting] = []
        while self._waiting and len(taken) < count:
            one = self._waiting.popleft()
            if one.answer.done():
                continue
            if isinstance(one.question, Choose) and now - one.since > HURRY:
                one.question = replace(one.question, hurry=True)
                self.hurried += 1
            taken.append(one)
        return taken

    def _work(self, process: Process, several: list[Waiting]) -> None:
        process.is_busy = True
        self._start(self._think(process, several))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _think(self, process: Process, several: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        try:
            replies = await loop.run_in_executor(process.thread, process.ask, several)
        except Exception as error:
            replies = [Unable(type(error).__name__) for _ in several]
        process.is_busy = False
        process.rested_since = loop.time()
        for one, reply in zip(several, replies, strict=True):
            if one.answer.done():
                continue
            if isinstance(reply, Unable):
                one.answer.set_exception(reply)
            else:
                one.answer.set_result(reply)
        self._go_on()
        self._look_again()

    def _look_again(self) -> None:
        """After a while, whether somebody has had nothing to do for long enough."""
        if self._resting or self._closed:
            return
        soon = min(self._rest, SHORT_REST)
        self._resting = asyncio.get_running_loop().call_later(soon, self._let_rest)

    def _let_rest(self) -> None:
        self._resting = None
        now = asyncio.get_running_loop().time()
        for process in self._processes[::-1]:
            rest = self._rest if len(self._processes) == 1 else min(self._rest, SHORT_REST)
            if not process.is_busy and now - process.rested_since >= rest:
                self._processes.remove(process)
                self._start(self._end(process))
        if self._processes:
            self._look_again()

    async def _end(self, process: Process) -> None:
        await asyncio.get_running_loop().run_in_executor(process.thread, process.end)
        process.thread.shutdown(wait=False)
