"""Processes that make pictures into cards, and outlive none of those that break them."""

import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import BoundedSemaphore, Event, Lock, Timer
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Struct

from reverie import pipe
from reverie.decks import worker
from reverie.decks.confining import OUT_OF_TIME, environment
from reverie.decks.limits import Limits
from reverie.decks.rendition import Framing, Rendition
from reverie.decks.unfit import Unfit
from reverie.decks.worker import Done, IsHeavy, Job, Rendered, Terms

SOURCE = Path(worker.__file__).parents[2]
PATIENCE = 4
"""A picture may take so many times its processor time; then its worker is stopped from outside."""
TOO_SLOW = Unfit("too_slow", "It takes more time to open than is allowed.")
NO_TIME = Unfit("too_slow", "These pictures together take more time to open than is allowed.")
BROKEN = Unfit("broken", "It is made in a way that cannot be opened.")
STOPPED = Unfit("broken", "The import was stopped.")


class Budget:
    """Seconds of processor time for an import as a whole."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds
        self._lock = Lock()

    @property
    def left(self) -> float:
        return max(0.0, self._left)

    def use(self, seconds: float) -> None:
        with self._lock:
            self._left -= seconds


def budget_for(pictures: int, limits: Limits) -> Budget:
    return Budget(limits.seconds + limits.mean_seconds * min(pictures, limits.cards))


class Workers:
    """Use as a context; ``submit`` waits while enough pictures are under way."""

    def __init__(self, limits: Limits, framing: Framing, budget: Budget) -> None:
        terms = Terms(limits, framing)
        alone = Lock()
        self._threads = ThreadPoolExecutor(limits.workers, thread_name_prefix="pictures")
        self._workers = [Worker(terms, alone, budget) for _ in range(limits.workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for each in self._workers:
            self._idle.put(each)
        # One more than are worked on, so that nobody waits for the next file to be read.
        self._room = BoundedSemaphore(limits.workers + 1)

    def submit(self, name: str, path: Path) -> "Future[Rendition | Unfit]":
        """What becomes of the picture that lies there."""
        self._room.acquire()
        future = self._threads.submit(self._render, name, path)
        future.add_done_callback(lambda _: self._room.release())
        return future

    def _render(self, name: str, path: Path) -> Rendition | Unfit:
        free = self._idle.get()
        try:
            return free.render(name, path)
        finally:
            self._idle.put(free)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.stop()
        self._threads.shutdown(cancel_futures=True)
        self.stop()

    def stop(self) -> None:
        """For good, and at once."""
        for each in self._workers:
            each.stop()


class Worker:
    """One process at a time; a new one after a picture that ended the last."""

    def __init__(self, terms: Terms, alone: Lock, budget: Budget) -> None:
        self._terms = terms
        self._alone = alone
        self._budget = budget
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def render(self, name: str, path: Path) -> Rendition | Unfit:
        reply = self._ask(name, path, alone=False)
        if isinstance(reply, IsHeavy):
            with self._alone:
                reply = self._ask(name, path, alone=True)
                # What it took is given back before the next heavy picture is opened.
                self._end()
        assert not isinstance(reply, IsHeavy), "a picture is never too heavy alone"
        return reply.rendition if isinstance(reply, Rendered) else reply

    def stop(self) -> None:
        self._stopped = True
        self._end()

    def _ask(self, name: str, path: Path, *, alone: bool) -> Rendered | Unfit | IsHeavy:
        if self._stopped:
            return STOPPED
        seconds = min(self._terms.limits.seconds, self._budget.left)
        if not seconds:
            return NO_TIME
        process = self._process or self._start()
        expired = Event()

        def expire() -> None:
            expired.set()
            process.kill()

        timer = Timer(seconds * PATIENCE, expire)
        timer.start()
        try:
            done: Done = _exchange(process, Job(name, str(path), alone, seconds), Done)
        except (EOFError, OSError, ValueError, msgspec.DecodeError):
            self._end()
            # Who makes others wait has used up that time, whatever was done in it.
            self._budget.use(seconds * PATIENCE if expired.is_set() else seconds)
            is_slow = expired.is_set() or process.returncode == OUT_OF_TIME
            return TOO_SLOW if is_slow else BROKEN
        finally:
            timer.cancel()
        self._budget.use(done.seconds)
        return done.reply

    def _start(self) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", worker.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(str(SOURCE)),
        )
        self._process = process
        try:
            _exchange(process, self._terms, Terms)
        except (EOFError, OSError):
            self._end()
            raise RuntimeError("The process that opens pictures does not start.") from None
        return process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process:
            if process.poll() is None:
                process.kill()
            # Closes the pipes, too.
            process.communicate()


def _exchange(process: "subprocess.Popen[bytes]", message: Struct, type_: Any) -> Any:
    assert process.stdin
    assert process.stdout
    pipe.send(process.stdin, message)
    return pipe.receive(process.stdout, type_)
