"""One process in which bots think, and the thread that asks it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Timer
from typing import IO

from msgspec.structs import replace

from reverie import pipe
from reverie.app.row import Deck, Unable, Waiting
from reverie.bots.wire import Reply, Terms, Together

PROGRAM = "reverie.bots.thinker"
SOURCE = Path(pipe.__file__).parents[1]
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that the process gets of the environment: a server's may hold secrets."""
PATIENCE = 60.0
"""Seconds after which a process that does not answer is stopped."""
MOST_DECKS = 32

Tell = Callable[[Waiting, Reply], None]


class Process:
    """What is said to be done in the thread takes long."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._running: subprocess.Popen[bytes] | None = None
        self._known: set[str] = set()
        self._closed = Event()
        self.is_busy = False
        self.is_ready = False
        """Whether it has said that it may be asked."""
        self.rested_since = 0.0

    @property
    def pid(self) -> int | None:
        return self._running.pid if self._running else None

    def close(self) -> None:
        """Whoever waits for an answer gets none."""
        self._closed.set()
        if running := self._running:
            running.kill()

    def ask(self, several: Sequence[Waiting], tell: Tell) -> None:
        """In the thread. Each is told as soon as there is an answer; raises Unable for the rest."""
        running = self._running
        if running is None:
            raise Unable("the process is gone")
        for one in several:
            self._tell_of(running, one.deck, one.read)
        with self._watched(running) as (questions, replies):
            pipe.send(questions, Together(tuple(one.question for one in several)))
            for one in several:
                tell(one, pipe.receive(replies, Reply))

    def start(self, awake: bool = False, decks: Mapping[str, Deck] | None = None) -> None:
        """In the thread, until it may be asked: with the model loaded, where it is to be awake, and
        with these decks."""
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
        with self._watched(running) as (questions, replies):
            pipe.send(questions, replace(self._terms, awake=awake))
            pipe.receive(replies, Terms)
        for deck, read in (decks or {}).items():
            self._tell_of(running, deck, read, load=True)
        self.is_ready = True

    def end(self) -> None:
        """In the thread. It may be started again."""
        running, self._running = self._running, None
        self.is_ready = False
        self._known.clear()
        if running:
            running.kill()
            # Closes the pipes, too.
            running.communicate()

    def _tell_of(
        self,
        running: "subprocess.Popen[bytes]",
        deck: str,
        read: Deck | None,
        *,
        load: bool = False,
    ) -> None:
        if read is None or deck in self._known:
            return
        try:
            cards = read()
        except Exception:
            return  # every card of a deck that cannot be read is blank
        if len(self._known) >= MOST_DECKS:
            self._known.clear()  # it forgets the oldest, and we do not know which
        with self._watched(running) as (questions, replies):
            pipe.send(questions, replace(cards, load=load))
            pipe.receive(replies, Reply)
        self._known.add(deck)

    @contextmanager
    def _watched(self, running: "subprocess.Popen[bytes]") -> Iterator[tuple[IO[bytes], IO[bytes]]]:
        """The pipes. A process that does not answer in time is stopped."""
        assert running.stdin
        assert running.stdout
        timer = Timer(PATIENCE, running.kill)
        timer.start()
        try:
            yield running.stdin, running.stdout
        except Exception as error:  # an answer that nobody has read would be the next one's
            self.end()
            raise Unable(f"the process is gone: {type(error).__name__}") from None
        finally:
            timer.cancel()
