"""The process that makes a deck: ``python -m reverie.decks.importer``, started by ``orders``.

What a stranger sent is unpacked, read and sorted out here and in this process's own workers, never
in the server. It has bounds on its memory and its time, and goes when the server goes.
"""

import os
import signal
import sys
import threading
from pathlib import Path

from msgspec import Struct

from reverie.decks.confining import confine, time_left
from reverie.decks.folder import FolderStorage
from reverie.decks.importing import Imported, NoPictures, Refusal, Wishes, import_uploads
from reverie.decks.library import Library
from reverie.decks.limits import MEGABYTE, Limits
from reverie.games.errors import GameError
from reverie.pipe import receive, send

MEMORY = 300 * MEGABYTE
"""Pictures are never in it, only a piece of one at a time and what became of a few."""
SECONDS = 120.0
"""Of its own processor time: workers have theirs."""


class Order(Struct, frozen=True):
    made: str
    """The folder that the deck is made in, from which the server takes it: a stranger's files are
    read where nobody has the keys of a bucket."""
    folder: str
    """Where to work. The server removes it, however this ends."""
    files: tuple[tuple[str, str], ...]
    """What they are called, and where they lie."""
    wishes: Wishes
    limits: Limits


class Failed(Struct, frozen=True, tag=True):
    code: str
    message: str
    refused: tuple[Refusal, ...] | None = None
    """Where there was no picture among the files."""


class Succeeded(Struct, frozen=True, tag=True):
    imported: Imported


Outcome = Succeeded | Failed


def carry_out(order: Order) -> Outcome:
    library = Library(FolderStorage(Path(order.made)), order.limits)
    files = [(name, Path(path)) for name, path in order.files]
    try:
        return Succeeded(import_uploads(files, library, order.wishes, folder=Path(order.folder)))
    except NoPictures as error:
        return Failed(error.code, error.message, error.refused)
    except GameError as error:
        return Failed(error.code, error.message)
    except MemoryError:
        return Failed("too_large", "This takes more memory to read than is allowed.")


def _end_with_the_server(worker: int) -> None:
    """It sends nothing more, so that reading ends when it is gone. Workers go, too."""
    os.read(sys.stdin.fileno(), 1)
    signal.pthread_kill(worker, signal.SIGTERM)


def _stop(_signal: int, _frame: object) -> None:
    sys.exit(1)


def main() -> None:
    # Only the outcome may go where the outcome goes.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = receive(sys.stdin.buffer, Order)
    confine(MEMORY, file=order.limits.file_bytes + MEGABYTE, for_good=False)
    time_left(SECONDS)
    signal.signal(signal.SIGTERM, _stop)
    here = threading.get_ident()
    threading.Thread(target=_end_with_the_server, args=(here,), daemon=True).start()
    send(replies, carry_out(order))


if __name__ == "__main__":
    main()
