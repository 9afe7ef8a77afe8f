"""The process that opens pictures: ``python -m reverie.decks.worker``, started by ``workers``.

Decoders of pictures are large programs in C, and what they are fed is not to be trusted. So they
run in a process that has nothing worth taking and may take little: bounds on its memory, on its
time and on files that it writes.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from msgspec import Struct

from reverie.decks.limits import MEGABYTE, Limits
from reverie.decks.pictures import Heavy, Refused
from reverie.decks.rendition import Framing, Rendition, render
from reverie.pipe import receive, send

OWN_MEMORY = 200 * MEGABYTE
"""What the process needs besides opening a picture."""
NICENESS = 5
TOO_SLOW = "It takes more time to open than is allowed."


class Terms(Struct, frozen=True):
    """The first message to a worker."""

    limits: Limits
    framing: Framing


class Job(Struct, frozen=True):
    name: str
    data: bytes
    alone: bool


class Rendered(Struct, frozen=True, tag=True):
    rendition: Rendition


class IsRefused(Struct, frozen=True, tag=True):
    code: str
    reason: str


class IsHeavy(Struct, frozen=True, tag=True):
    """To be sent again when no other heavy picture is open."""


Reply = Rendered | IsRefused | IsHeavy


def answer(job: Job, terms: Terms) -> Reply:
    try:
        with _timed(terms.limits.seconds):
            return Rendered(
                render(job.data, job.name, terms.limits, terms.framing, alone=job.alone)
            )
    except Heavy:
        return IsHeavy()
    except Refused as refused:
        return IsRefused(refused.code, refused.reason)
    except TimeoutError:
        return IsRefused("too_slow", TOO_SLOW)
    except MemoryError:
        return IsRefused("too_large", "It takes more memory than is allowed.")


@contextmanager
def _timed(seconds: float) -> Iterator[None]:
    """Of processor time, where the system can measure it."""
    if not hasattr(signal, "setitimer"):  # pragma: no cover
        yield
        return
    signal.signal(signal.SIGPROF, _too_slow)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_slow(_signal: int, _frame: object) -> None:
    raise TimeoutError


def confine(limits: Limits) -> None:
    """Give up what is not needed for opening pictures."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:  # pragma: no cover
        return
    memory = limits.memory + OWN_MEMORY
    for bound, value in (
        (resource.RLIMIT_DATA, memory),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        resource.setrlimit(bound, (value, value))
    os.nice(NICENESS)


def serve(jobs: IO[bytes], replies: IO[bytes], *, confined: bool = True) -> None:
    """One reply for each job, until there are no more; the terms are agreed to by sending them."""
    try:
        terms = receive(jobs, Terms)
        if confined:
            confine(terms.limits)
        send(replies, terms)
        while True:
            send(replies, answer(receive(jobs, Job), terms))
    except EOFError:
        return


def main() -> None:
    # Only replies may go where the replies go.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
