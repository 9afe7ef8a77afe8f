"""The process in which bots think, as the server sees it.

It is started when the first bot sits down and ends after some time without a question, so that a
server without bots has nothing of it. One question at a time is answered, in a thread beside the
event loop; who does not want to wait for an answer need not.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer
from typing import Any

import msgspec
from msgspec import Struct

from reverie import pipe
from reverie.bots.wire import Failed, Know, Question, Reply, Terms

PROGRAM = "reverie.bots.thinker"
SOURCE = Path(pipe.__file__).parents[1]
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that the process gets of the environment: a server's may hold secrets."""
PATIENCE = 60.0
"""Seconds after which a process that does not answer is stopped."""
REST = 600.0
"""Seconds without a question after which there is no process any more."""

MOST_DECKS = 32

Deck = Callable[[], Know]
"""Reads the cards that a question is about, should the process not know them yet."""


class Unable(Exception):
    """There is no answer."""


class Thinking:
    def __init__(self, terms: Terms, rest: float = REST) -> None:
        self._terms = terms
        self._rest = rest
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._process: subprocess.Popen[bytes] | None = None
        self._known: set[str] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._asked = 0
        """How many wait for an answer."""
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def wake(self) -> None:
        """Starts the process, for somebody will ask soon."""
        if self._process is None and not self._closed:
            self._thread.submit(self._started)
        self._put_off_rest()

    async def ask(self, question: Question, deck: str = "", read: Deck | None = None) -> Reply:
        """Raises Unable where there is no answer."""
        if self._closed:
            raise Unable("the server stops")
        self._asked += 1
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._ask, question, deck, read)
        finally:
            self._asked -= 1
            self._put_off_rest()

    async def close(self) -> None:
        self._closed = True
        if self._resting:
            self._resting.cancel()
        if process := self._process:
            process.kill()  # whoever waits for an answer gets none
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
        self._end()

    def _put_off_rest(self) -> None:
        if self._resting:
            self._resting.cancel()
        if not self._closed:
            self._resting = asyncio.get_running_loop().call_later(self._rest, self._go_to_rest)

    def _go_to_rest(self) -> None:
        if self._asked:
            self._put_off_rest()
        else:
            self._thread.submit(self._end)

    def _ask(self, question: Question, deck: str, read: Deck | None) -> Reply:
        """In the thread."""
        process = self._started()
        if read and deck not in self._known:
            if len(self._known) >= MOST_DECKS:
                self._known.clear()  # it forgets the oldest, and we do not know which
            self._exchange(process, read(), Reply)
            self._known.add(deck)
        reply: Reply = self._exchange(process, question, Reply)
        if isinstance(reply, Failed):
            raise Unable(f"{reply.kind} in {reply.where}")
        return reply

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._process:
            return self._process
        if self._closed:
            raise Unable("the server stops")
        environment = {key: os.environ[key] for key in KEPT if key in os.environ}
        environment |= {"PYTHONPATH": str(SOURCE), "OPENBLAS_NUM_THREADS": "1"}
        # One heap for its two threads: a second one costs tens of megabytes.
        environment["MALLOC_ARENA_MAX"] = "1"
        try:
            process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
            )
        except OSError as error:
            raise Unable(f"the process does not start: {type(error).__name__}") from None
        self._process = process
        self._exchange(process, self._terms, Terms)
        return process

    def _exchange(self, process: "subprocess.Popen[bytes]", message: Struct, type_: Any) -> Any:
        timer = Timer(PATIENCE, process.kill)
        timer.start()
        assert process.stdin
        assert process.stdout
        try:
            pipe.send(process.stdin, message)
            return pipe.receive(process.stdout, type_)
        except (EOFError, OSError, msgspec.DecodeError) as error:
            self._end()
            raise Unable(f"the process is gone: {type(error).__name__}") from None
        finally:
            timer.cancel()

    def _end(self) -> None:
        """The next question starts another."""
        process, self._process = self._process, None
        self._known.clear()
        if process:
            process.kill()
            # Closes the pipes, too.
            process.communicate()
