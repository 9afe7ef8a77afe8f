"""Where bots think, as the server sees it: processes that are asked for many seats in one go.

The first is started when the first bot sits down, another where somebody has to wait and a core is
to spare, and each ends after some time without a question: a server without bots has none. A
process gets nothing to do before it says that it is ready. Who has waited the longest is next
(``row.py``); who has waited for too long gets a quick answer instead of a good one, and of too many
who wait the last gets none.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any

from reverie.app.row import Deck, Row, Unable, Waiting
from reverie.app.thinkers import Process
from reverie.bots.wire import Choose, Chosen, Failed, Question, Reply, Terms

REST = 600.0
"""Seconds without a question after which there is no process any more,"""
SHORT_REST = 60.0
"""and those after which there is only one."""
IN_ONE_GO = 16
"""So many who move are thought for at once."""
TOO_LONG = 0.5
"""After so many seconds of somebody's waiting another process is started,"""
A_PAUSE = 30.0
"""and so many after one could not be started."""
IN_PLAY = 8
"""So many decks, each in a language, another process knows before it is asked."""


class Thinking:
    def __init__(self, terms: Terms, rest: float = REST, processes: int = 1) -> None:
        self._terms = terms
        self._rest = rest
        self._most = processes
        self._processes: list[Process] = []
        self._row = Row()
        self._decks: OrderedDict[str, Deck] = OrderedDict()
        """Of the last questions."""
        self._working: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._no_other_until = 0.0
        self._closed = False
        self.hurried: Counter[str] = Counter()
        """How many were answered quickly: they had waited for too long, or others had taken it."""

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def wake(self) -> None:
        """Starts a process, for somebody will ask soon."""
        if not self._closed and not self._processes:
            self._begin(self._another())

    async def ask(self, question: Question, deck: str = "", read: Deck | None = None) -> Reply:
        """Raises Unable where there is no answer."""
        if self._closed:
            raise Unable("the server stops")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Reply] = loop.create_future()
        self._row.join(Waiting(question, deck, read, loop.time(), answer))
        if read:
            self._decks[deck] = read
            self._decks.move_to_end(deck)
            if len(self._decks) > IN_PLAY:
                self._decks.popitem(last=False)
        self._go_on()
        return await answer

    async def close(self) -> None:
        self._closed = True
        if self._resting:
            self._resting.cancel()
        _refuse(self._row.leave(), "the server stops")
        for process in self._processes:
            process.close()
        await asyncio.gather(*self._working, return_exceptions=True)
        for process in self._processes:
            await self._end(process)
        self._processes.clear()

    def _go_on(self) -> None:
        """Gives those who have waited the longest to whoever has nothing to do."""
        while self._row and not self._closed and (process := self._free()):
            if not process.is_ready:
                self._begin(process)
                continue
            ready = sum(one.is_ready for one in self._processes)
            share = min(-(-len(self._row) // ready), IN_ONE_GO)
            if several := self._row.take(share, asyncio.get_running_loop().time()):
                process.is_busy = True
                self._start(self._think(process, several))

    def _free(self) -> Process | None:
        """One that may be asked, or started; another where somebody has waited for too long."""
        free = [one for one in self._processes if not one.is_busy]
        if free:
            return next((one for one in free if one.is_ready), free[0])
        if not self._processes:
            return self._another()
        now = asyncio.get_running_loop().time()
        are_too_few = len(self._processes) < self._most and self._row.waited(now) > TOO_LONG
        if (
            are_too_few
            and now >= self._no_other_until
            and all(one.is_ready for one in self._processes)
        ):
            return self._another()
        return None

    def _another(self) -> Process:
        process = Process(self._terms)
        self._processes.append(process)
        return process

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    def _begin(self, process: Process) -> None:
        process.is_busy = True
        self._start(self._wake_up(process))

    async def _wake_up(self, process: Process) -> None:
        """The first is asked as soon as it can answer; others load all that they need before."""
        loop = asyncio.get_running_loop()
        is_alone = not any(one.is_ready for one in self._processes)
        try:
            decks = {} if is_alone else dict(self._decks)
            await loop.run_in_executor(process.thread, process.start, not is_alone, decks)
        except Exception as error:
            if is_alone:
                _refuse(self._row.leave(), str(error))
            else:
                self._no_other_until = loop.time() + A_PAUSE
                self._processes.remove(process)
                await self._end(process)
        self._rests(process)

    async def _think(self, process: Process, several: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()

        def tell(one: Waiting, reply: Reply) -> None:
            loop.call_soon_threadsafe(self._answer, one, reply)

        try:
            await loop.run_in_executor(process.thread, process.ask, several, tell)
        except Exception as error:
            _refuse(several, str(error) if isinstance(error, Unable) else type(error).__name__)
        self._rests(process)

    def _answer(self, one: Waiting, reply: Reply) -> None:
        if isinstance(reply, Chosen) and reply.hurried:
            waited = isinstance(one.question, Choose) and one.question.hurry
            self.hurried["waited" if waited else "others"] += 1
        if isinstance(reply, Failed):
            _refuse([one], f"{reply.kind} in {reply.where}")
        elif not one.answer.done():
            one.answer.set_result(reply)

    def _rests(self, process: Process) -> None:
        process.is_busy = False
        process.rested_since = asyncio.get_running_loop().time()
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


def _refuse(several: list[Waiting], why: str) -> None:
    for one in several:
        if not one.answer.done():
            one.answer.set_exception(Unable(why))
