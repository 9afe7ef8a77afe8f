"""One process in which bots think, and the thread that asks it."""

import os
import subprocess
import sys
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Timer
from typing import Any

from msgspec import Struct

from reverie import pipe
from reverie.bots.wire import Answers, Failed, Know, Question, Reply, Terms, Together

PROGRAM = "reverie.bots.thinker"
SOURCE = Path(pipe.__file__).parents[1]
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that the process gets of the environment: a server's may hold secrets."""
PATIENCE = 60.0
"""Seconds after which a process that does not answer is stopped."""
MOST_DECKS = 32

Deck = Callable[[], Know]
"""Reads the cards that a question is about, should the process not know them yet."""


class Unable(Exception):
    """There is no answer."""


class Waiting:
    """Somebody who waits for an answer."""

    def __init__(
        self, question: Question, deck: str, read: Deck | None, since: float, answer: Future[Reply]
    ) -> None:
        self.question = question
        self.deck = deck
        self.read = read
        self.since = since
        self.answer = answer


class Process:
    """It is started by the first question, and by the next after it has ended."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._running: subprocess.Popen[bytes] | None = None
        self._known: set[str] = set()
        self._closed = Event()
        self.is_busy = False
        self.rested_since = 0.0

    @property
    def pid(self) -> int | None:
        return self._running.pid if self._running else None

    def close(self) -> None:
        """Whoever waits for an answer gets none."""
        self._closed.set()
        if running := self._running:
            running.kill()

    def ask(self, several: Sequence[Waiting]) -> list[Reply | Unable]:
        """In the thread. An answer for each, in their order."""
        try:
            running = self.start()
            for one in several:
                self._tell_of(running, one.deck, one.read)
            together = Together(tuple(one.question for one in several))
            answers: Answers = self._exchange(running, together, Answers)
        except Unable as error:
            return [Unable(str(error)) for _ in several]
        return [
            Unable(f"{reply.kind} in {reply.where}") if isinstance(reply, Failed) else reply
            for reply in answers.replies
        ]

    def start(self) -> "subprocess.Popen[bytes]":
        """In the thread."""
        if self._running:
            return self._running
        if self._closed.is_set():
            raise Unable("the server stops")
        environment = {key: os.environ[key] for key in KEPT if key in os.environ}
        environment |= {"PYTHONPATH": str(SOURCE), "OPENBLAS_NUM_THREADS": "1"}
        # One heap for its two threads: a second one costs tens of megabytes.
        environment["MALLOC_ARENA_MAX"] = "1"
        try:
            running = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
            )
        except OSError as error:
            raise Unable(f"the process does not start: {type(error).__name__}") from None
        self._running = running
        if self._closed.is_set():
            running.kill()  # closing did not see it
        self._exchange(running, self._terms, Terms)
        return running

    def end(self) -> None:
        """In the thread. The next question starts another."""
        running, self._running = self._running, None
        self._known.clear()
        if running:
            running.kill()
            # Closes the pipes, too.
            running.communicate()

    def _tell_of(self, running: "subprocess.Popen[bytes]", deck: str, read: Deck | None) -> None:
        if read is None or deck in self._known:
            return
        try:
            cards = read()
        except Exception:
            return  # every card of a deck that cannot be read is blank
        if len(self._known) >= MOST_DECKS:
            self._known.clear()  # it forgets the oldest, and we do not know which
        self._exchange(running, cards, Reply)
        self._known.add(deck)

    def _exchange(self, running: "subprocess.Popen[bytes]", message: Struct, type_: Any) -> Any:
        timer = Timer(PATIENCE, running.kill)
        timer.start()
        assert running.stdin
        assert running.stdout
        try:
            pipe.send(running.stdin, message)
            return pipe.receive(running.stdout, type_)
        except Exception as error:  # an answer that nobody has read would be the next one's
            self.end()
            raise Unable(f"the process is gone: {type(error).__name__}") from None
        finally:
            timer.cancel()
