"""Processes that make pictures into cards, and outlive none of those that break them."""

import os
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import BoundedSemaphore, Event, Lock, Timer
from types import TracebackType
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from reverie import pipe
from reverie.decks import worker
from reverie.decks.limits import Limits
from reverie.decks.pictures import Refused
from reverie.decks.rendition import Framing, Rendition
from reverie.decks.worker import TOO_SLOW, IsHeavy, IsRefused, Job, Rendered, Reply, Terms

SOURCE = Path(worker.__file__).parents[2]
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""All that a worker gets of the environment: a server's may hold secrets."""
PATIENCE = 4
"""A picture may take so many times its processor time; then its worker is stopped from outside."""


class Workers:
    """Use as a context; ``submit`` waits while enough pictures are under way."""

    def __init__(self, limits: Limits, framing: Framing = "crop") -> None:
        terms = Terms(limits, framing)
        alone = Lock()
        self._threads = ThreadPoolExecutor(limits.workers, thread_name_prefix="pictures")
        self._workers = [Worker(terms, alone) for _ in range(limits.workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for each in self._workers:
            self._idle.put(each)
        # One more than are worked on, so that nobody waits for the next file to be read.
        self._room = BoundedSemaphore(limits.workers + 1)

    def submit(self, name: str, data: bytes) -> Future[Rendition]:
        """What becomes of a picture: a rendition, or Refused."""
        self._room.acquire()
        future = self._threads.submit(self._render, name, data)
        future.add_done_callback(lambda _: self._room.release())
        return future

    def _render(self, name: str, data: bytes) -> Rendition:
        free = self._idle.get()
        try:
            return free.render(name, data)
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
            for each in self._workers:
                each.stop()
        self._threads.shutdown(cancel_futures=True)
        for each in self._workers:
            each.stop()


class Worker:
    """One process at a time; a new one after a picture that ended the last."""

    def __init__(self, terms: Terms, alone: Lock) -> None:
        self._terms = terms
        self._alone = alone
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def render(self, name: str, data: bytes) -> Rendition:
        reply = self._ask(Job(name, data, alone=False))
        if isinstance(reply, IsHeavy):
            with self._alone:
                reply = self._ask(Job(name, data, alone=True))
                # What it took is given back before the next heavy picture is opened.
                self._end()
        match reply:
            case Rendered():
                return reply.rendition
            case IsRefused():
                raise Refused(reply.code, reply.reason)
            case IsHeavy():
                raise AssertionError("a picture is never too heavy alone")
            case _:
                assert_never(reply)

    def stop(self) -> None:
        """For good, and at once."""
        self._stopped = True
        self._end()

    def _ask(self, job: Job) -> Reply:
        process = self._process or self._start()
        expired = Event()

        def expire() -> None:
            expired.set()
            process.kill()

        timer = Timer(self._terms.limits.seconds * PATIENCE, expire)
        timer.start()
        try:
            reply: Reply = _exchange(process, job, Reply)
            return reply
        except (EOFError, OSError, msgspec.DecodeError):
            self._end()
            if expired.is_set():
                raise Refused("too_slow", TOO_SLOW) from None
            raise Refused("broken", "It is made in a way that cannot be opened.") from None
        finally:
            timer.cancel()

    def _start(self) -> "subprocess.Popen[bytes]":
        if self._stopped:
            raise Refused("broken", "The import was stopped.")
        environment = {key: os.environ[key] for key in KEPT if key in os.environ}
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", worker.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**environment, "PYTHONPATH": str(SOURCE)},
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
            process.kill()
            # Closes the pipes, too.
            process.communicate()


def _exchange(process: "subprocess.Popen[bytes]", message: Struct, type_: Any) -> Any:
    assert process.stdin
    assert process.stdout
    pipe.send(process.stdin, message)
    return pipe.receive(process.stdout, type_)
