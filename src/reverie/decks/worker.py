"""The process that opens pictures: ``python -m reverie.decks.worker``, started by ``workers``.

Decoders of pictures are large programs in C, and what they are fed is not to be trusted. So they
run in a process that has nothing worth taking and may take little: bounds on its memory, on its
time and on files that it writes.
"""

import os
import signal
import sys
import time
from pathlib import Path
from typing import IO

from msgspec import Struct

from reverie.decks.confining import confine, time_left
from reverie.decks.limits import MEGABYTE, Limits
from reverie.decks.pictures import Heavy, Refused
from reverie.decks.rendition import Framing, Rendition, render
from reverie.decks.unfit import Unfit
from reverie.pipe import receive, send

OWN_MEMORY = 200 * MEGABYTE
"""What the process needs besides opening a picture."""


class Terms(Struct, frozen=True):
    """The first message to a worker."""

    limits: Limits
    framing: Framing


class Job(Struct, frozen=True):
    name: str
    path: str
    alone: bool
    seconds: float
    """Of processor time. Nothing in a decoder can be interrupted; the process ends with it."""


class Rendered(Struct, frozen=True, tag=True):
    rendition: Rendition


class IsHeavy(Struct, frozen=True, tag=True):
    """To be sent again when no other heavy picture is open."""


class Done(Struct, frozen=True):
    """What came of a job."""

    reply: Rendered | Unfit | IsHeavy
    seconds: float
    """That it took."""


def answer(job: Job, terms: Terms) -> Rendered | Unfit | IsHeavy:
    try:
        data = Path(job.path).read_bytes()
        return Rendered(render(data, job.name, terms.limits, terms.framing, alone=job.alone))
    except Heavy:
        return IsHeavy()
    except Refused as refused:
        return refused.unfit
    except MemoryError:
        return Unfit("too_large", "It takes more memory than is allowed.")
    except OSError:
        return Unfit("broken", "It cannot be read.")


def serve(jobs: IO[bytes], replies: IO[bytes], *, confined: bool = True) -> None:
    """One reply for each job, until there are no more; the terms are agreed to by sending them."""
    try:
        terms = receive(jobs, Terms)
        if confined:
            confine(terms.limits.memory + OWN_MEMORY, file=0)
        send(replies, terms)
        while True:
            job = receive(jobs, Job)
            began = time.process_time()
            if confined:
                time_left(job.seconds)
            reply = answer(job, terms)
            time_left(0)
            send(replies, Done(reply, time.process_time() - began))
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
