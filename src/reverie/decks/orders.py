"""Having a deck made by a process of its own; see ``importer``."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Lock, Timer
from typing import cast

import msgspec

from reverie import pipe
from reverie.decks import importer
from reverie.decks.confining import OUT_OF_TIME, environment
from reverie.decks.errors import DeckError
from reverie.decks.importer import Order, Outcome, Succeeded
from reverie.decks.importing import Imported, NoPictures, Wishes
from reverie.decks.library import Library
from reverie.decks.workers import PATIENCE, SOURCE
from reverie.games.errors import Code

MADE = "made"
"""In the folder of an import: the deck, before it is taken in."""
A_MOMENT = 5.0
"""Seconds in which an importer that is told to stop has ended its workers."""


class TooSlow(DeckError):
    def __init__(self) -> None:
        super().__init__("too_slow", "It takes more time to make this deck than is allowed.")


class Broken(DeckError):
    """It was too much for the process: not a fault that anybody here can do something about."""

    def __init__(self) -> None:
        super().__init__("malformed", "A deck could not be made of these files.")


class Importer:
    """One import, which can be stopped by another thread."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._limits = library.limits
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = Lock()

    def run(self, files: Sequence[tuple[str, Path]], wishes: Wishes, folder: Path) -> Imported:
        """Blocks until the deck is there. Raises DeckError where none can be made."""
        sent = tuple((name, str(path)) for name, path in files)
        self._library.reserve()
        made = folder / MADE
        order = Order(str(made), str(folder), sent, wishes, self._limits)
        process = self._start()
        # The importer keeps to its own bounds; this is for one that hangs.
        timer = Timer(self._longest(), self.stop)
        timer.start()
        try:
            outcome = self._exchange(process, order)
        finally:
            timer.cancel()
            self._end()
        if isinstance(outcome, Succeeded):
            return self._take_in(outcome.imported, made)
        if outcome.refused is not None:
            raise NoPictures(outcome.refused)
        raise DeckError(cast("Code", outcome.code), outcome.message)

    def _take_in(self, imported: Imported, made: Path) -> Imported:
        with self._lock:
            if self._stopped:
                raise TooSlow
        self._library.take_in(imported.deck, made / imported.deck)
        return imported

    def stop(self) -> None:
        """Ends it, and its workers."""
        with self._lock:
            self._stopped = True
            process = self._process
        if process and process.poll() is None:
            process.terminate()
            try:
                process.wait(A_MOMENT)
            except subprocess.TimeoutExpired:
                _kill(process)

    def _longest(self) -> float:
        limits = self._limits
        return PATIENCE * (importer.SECONDS + limits.seconds + limits.mean_seconds * limits.cards)

    def _start(self) -> "subprocess.Popen[bytes]":
        with self._lock:
            if self._stopped:
                raise TooSlow
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", importer.__name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(str(SOURCE)),
                start_new_session=True,
            )
        return self._process

    def _exchange(self, process: "subprocess.Popen[bytes]", order: Order) -> Outcome:
        assert process.stdin
        assert process.stdout
        try:
            pipe.send(process.stdin, order)
            outcome: Outcome = pipe.receive(process.stdout, Outcome)
        except (EOFError, OSError, ValueError, msgspec.DecodeError):
            raise self._fault(process) from None
        return outcome

    def _fault(self, process: "subprocess.Popen[bytes]") -> Exception:
        try:
            code = process.wait(A_MOMENT)
        except subprocess.TimeoutExpired:
            return Broken()
        if self._stopped or code == OUT_OF_TIME:
            return TooSlow()
        # By a signal: the system had enough of it. Else it is a fault of ours.
        return Broken() if code < 0 else RuntimeError(f"the importer ended with {code}")

    def _end(self) -> None:
        process = self._process
        if process:
            if process.poll() is None:
                _kill(process)
            # Closes the pipes, too.
            process.communicate()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """With all its workers, which would end by themselves only after the next picture."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (AttributeError, ProcessLookupError):
        process.kill()
