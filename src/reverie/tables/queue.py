"""The calls on one table, in the order in which they came.

A call is decided at once where nobody is before it. What it changes is stored before the next call
is looked at. Where another worker was faster, the table is read again and the same call is decided
again, first.
"""

import asyncio
from asyncio import Future
from collections import deque
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from reverie.games.errors import GameError
from reverie.tables.allowance import Restless
from reverie.tables.bus import Declined
from reverie.tables.calls import Call
from reverie.tables.errors import NoSeat, NoSuchTable
from reverie.tables.outcomes import Changed, Fault, Outcome, Refused, Repeated
from reverie.tables.pending import Pending
from reverie.tables.store import Conflict, Unsure
from reverie.tables.store.base import Refusal

if TYPE_CHECKING:
    from reverie.tables.room import Room
    from reverie.tables.rooms import Rooms

MOST_WAITING = 100
"""How many calls wait at one table."""


class Crowded(GameError):
    def __init__(self) -> None:
        super().__init__("slow_down", "Too much is asked of this table at once.")


class Queue:
    def __init__(self, room: "Room", rooms: "Rooms") -> None:
        self._room = room
        self._rooms = rooms
        self._waiting: deque[tuple[Call, Future[Outcome]]] = deque()
        self._prepared: str | None = None
        """The deck that was read for the first call."""
        self._unsure = False
        """Whether the last change may have been stored or not."""

    def __len__(self) -> int:
        return len(self._waiting)

    def submit(self, call: Call) -> Future[Outcome]:
        outcome: Future[Outcome] = asyncio.get_running_loop().create_future()
        if len(self._waiting) >= MOST_WAITING:
            outcome.set_result(Refused(Crowded()))
            return outcome
        self._waiting.append((call, outcome))
        if len(self._waiting) == 1:
            self._go_on()
        return outcome

    async def settled(self) -> None:
        """When everything that is asked for by now has come to something."""
        if self._waiting:
            await asyncio.wait([self._waiting[-1][1]])

    def _go_on(self) -> None:
        """Until there is something to wait for, or nobody waits."""
        while self._waiting:
            call, _ = self._waiting[0]
            outcome = self._decide(call)
            if outcome is None:
                return
            self._answer(outcome)

    def _decide(self, call: Call) -> Outcome | None:
        """What comes of the first call; None where the store is asked first."""
        room = self._room
        if self._unsure:  # nothing is decided, nor refused, by what may be of the past
            self._rooms.in_background(self._look())
            return None
        try:
            if known := room.memory.outcome(call.key):
                return known
            deck = call.deck_needed(room.table)
            if deck is not None and deck != self._prepared:
                self._rooms.in_background(self._prepare(deck))
                return None
            if trace := call.trace:
                trace.step("decide")
            draft = call.decide(room)
            if draft is None:
                return Repeated(room.table.version)
            pending = Pending.of(room.table, draft, call.key, self._rooms.clock.wall())
            if trace:
                trace.step("append")
            began = perf_counter()
            stored = self._rooms.store.append(pending.saved)
            stored.add_done_callback(partial(self._stored, call, pending, began))
        except GameError as error:
            return self._refuse(call, error)
        except Exception as error:
            return Fault(error)
        return None

    async def _prepare(self, deck: str) -> None:
        try:
            await self._rooms.supplies.shelf.prepare(deck)
        except Exception as error:
            self._finish(Fault(error))
        else:
            self._prepared = deck
            self._go_on()

    def _stored(self, call: Call, pending: Pending, began: float, stored: Future[None]) -> None:
        error = stored.exception()
        tally = self._rooms.tally
        tally.appends.add(perf_counter() - began)
        if error is None:
            call.happens(self._room)
            self._room.accept(pending)
            self._rooms.publish(self._room, pending, call.asked, call.trace)
            self._finish(Changed(pending.table))
        elif not isinstance(error, Conflict):
            tally.failures["failed"] += 1
            self._unsure = isinstance(error, Unsure)
            self._finish(_fault(error))
        else:
            tally.failures["conflict"] += 1
            if self._room.table.version >= pending.table.version:  # heard of by now
                self._go_on()
            else:
                self._rooms.in_background(self._read_again(pending.table.version))

    async def _look(self) -> None:
        """Finds out how far the table is."""
        code = self._room.table.code
        try:
            versions = await self._rooms.store.versions([code])
        except Exception as error:
            self._finish(Fault(error))
        else:
            self._unsure = False
            await self._read_again(versions.get(code, 0))

    async def _read_again(self, version: int) -> None:
        try:
            await self._rooms.refresh(self._room, version)
        except NoSuchTable as error:
            while self._waiting:
                self._answer(Refused(error))
        except Exception as error:
            self._finish(Fault(error))
        else:
            self._go_on()

    def _refuse(self, call: Call, error: GameError) -> Outcome | None:
        """A refusal that may be asked for again is stored first. Strangers leave no trace, and what
        is too much now may be asked for later."""
        if call.key is None or isinstance(error, NoSeat | Restless):
            return Refused(error)
        refusal = Refusal(error.code, error.message, error.suggestion)
        self._rooms.in_background(self._remember(call.key, refusal, self._room.table.version))
        return None

    async def _remember(self, key: str, refusal: Refusal, version: int) -> None:
        """Where others went on unheard, or have refused it before, that counts."""
        code = self._room.table.code
        try:
            first = await self._rooms.store.refuse(code, key, refusal, version)
        except Conflict:
            if self._room.table.version > version:  # heard of by now
                self._go_on()
            else:
                await self._read_again(version + 1)
        except Exception as error:
            self._finish(_fault(error))
        else:
            self._room.memory.refused(key, first)
            self._rooms.bus.publish(Declined(code, key, first))
            self._finish(Refused(first.error))

    def _finish(self, outcome: Outcome) -> None:
        self._answer(outcome)
        self._go_on()

    def _answer(self, outcome: Outcome) -> None:
        _, asked = self._waiting.popleft()
        self._prepared = None
        if not asked.done():  # who asked may have gone
            asked.set_result(outcome)


def _fault(error: BaseException) -> Fault:
    return Fault(error if isinstance(error, Exception) else RuntimeError(repr(error)))
