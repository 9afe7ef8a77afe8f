"""All that the routes and the sockets work with."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
import structlog
from msgspec import Raw

from reverie.app.application import Application
from reverie.app.settings import Settings
from reverie.games.errors import Malformed
from reverie.server import descriptors
from reverie.server.bodies import id_of, read_move
from reverie.server.caps import Caps
from reverie.server.connections import Connections
from reverie.server.figures import Counting, Figures, serve_figures
from reverie.server.gate import Gate
from reverie.server.handover import Handover
from reverie.server.limits import Limits, OpenTables
from reverie.server.metrics import Metrics
from reverie.server.outbox import Outbox
from reverie.server.readiness import Readiness
from reverie.server.sockets import Sockets
from reverie.tables import notices
from reverie.tables.calls import Call, PersonMoves, UnreadableMove
from reverie.tables.codes import digest
from reverie.tables.errors import NoSuchTable
from reverie.tables.messages import AnnouncementMessage
from reverie.tables.notices import Announcement
from reverie.tables.outcomes import Changed, Fault, Outcome, Refused
from reverie.tables.room import Room, find_seat
from reverie.tables.tracing import Trace

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode

NOTICE_SECONDS = 5.0
"""How soon what the operator says or does is known where the bus does not tell."""


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = Application(settings)
        self.limits = Limits(on=settings.limits)
        self.open_tables = OpenTables(settings.most_tables_per_address, on=settings.limits)
        self.metrics = Metrics()
        self.metrics.registry.register(Figures(self))
        self.counting = Counting(self)
        self.tracer = self.app.tracer
        self.outbox = Outbox()
        self.sockets = Sockets(settings.most_sockets_per_address, self.metrics, on=settings.limits)
        self.connections = Connections(settings, self.sockets, descriptors.grant())
        self.tasks: set[asyncio.Task[None]] = set()
        self.readiness = Readiness(self.app.store)
        self.gate = Gate()
        self.handover: Handover | None = None
        """Where several workers share a port."""
        self.caps = Caps(
            self.app.store, self.app.rooms, settings.most_tables_per_address, on=settings.limits
        )
        self.announcement: bytes | None = None
        """As it is sent to whoever comes."""
        self._said: Announcement | None = None
        self._expected: float | None = None
        """When the watch should have been called: how late it is tells how busy the loop is."""
        self._scraping: asyncio.Server | None = None
        self.app.rooms.on_announcement = self._look_soon

    async def start(self) -> None:
        await self.app.start()
        if self.settings.metrics_port:
            self._scraping = await serve_figures(self)
        self._watch()
        self._looking = asyncio.create_task(self._look_at_notices())

    def _look_soon(self) -> None:
        self._start(self._read_notices())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look_at_notices(self) -> None:
        """What the operator says and whom they keep out, every few seconds."""
        is_told = False
        while True:
            try:
                await self._read_notices()
                await self.caps.look_after_tables()
                is_told = False
            except Exception as error:
                if not is_told:
                    log.warning("notices cannot be read", error=repr(error))
                is_told = True
            await asyncio.sleep(NOTICE_SECONDS)

    async def _read_notices(self) -> None:
        self.gate.learn(await notices.blocked(self.app.store))
        said = await notices.announced(self.app.store)
        if said != self._said:
            self._said = said
            told = AnnouncementMessage(said.text if said else "", said.at if said else None)
            self.announcement = encode(told) if said else None
            self.sockets.tell(encode(told))
        self.sockets.close_those(self.gate.keeps_out)

    def _watch(self) -> None:
        """Looks after all connections, every second."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._expected is not None:
            self.metrics.loop_lag.add(max(0.0, now - self._expected))
        self._expected = now + 1.0
        self._watching = loop.call_at(self._expected, self._watch)
        self.connections.look_after(loop.time())
        self.sockets.look_after(loop.time())
        if self.handover:
            self.handover.take_more(has_room=self.connections.have_room())

    async def stop(self) -> None:
        """Everybody is told to connect again; what was asked for is finished."""
        self.app.visits.close()
        self.sockets.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self._scraping:
            self._scraping.close()
        self._watching.cancel()
        self._looking.cancel()
        await self.app.stop()

    async def find_room(self, code: str, token: str | None, who: str) -> Room:
        """The room with this code. Who guesses codes is slowed down, but nobody who sits there."""
        try:
            room = await self.app.rooms.room(code)
        except NoSuchTable:
            self.limits.check("miss", who)
            self.limits.spend("miss", who)
            raise
        if token is None or find_seat(room.table, digest(token)) is None:
            self.limits.check("miss", who)
        return room

    def move(
        self,
        room: Room,
        token_hash: str,
        body: bytes | Raw,
        then: Callable[[Outcome], None] | None = None,
    ) -> asyncio.Future[Outcome]:
        """Reads a move, asks it of the table, and counts what comes of it."""
        began = time.perf_counter()
        trace = self.tracer.move(room.table.game, time.time_ns()) if self.tracer else None
        try:
            move = read_move(room.table.game, body)
            call: Call = PersonMoves(self.app.rooms.supplies, token_hash, move)
        except Malformed as error:
            call = UnreadableMove(token_hash, id_of(body), error)
        call.trace = trace
        outcome = room.submit(call)
        outcome.add_done_callback(partial(self._count, began, trace, then))
        return outcome

    def _count(
        self,
        started: float,
        trace: Trace | None,
        then: Callable[[Outcome], None] | None,
        asked: asyncio.Future[Outcome],
    ) -> None:
        if trace:
            trace.end()
        if asked.cancelled():
            return
        outcome = asked.result()
        if then:
            then(outcome)
        if isinstance(outcome, Changed):
            self.metrics.moves.add(time.perf_counter() - started)
        elif isinstance(outcome, Refused):
            self.metrics.refusals.labels(outcome.error.code).inc()
        elif isinstance(outcome, Fault):
            self.metrics.faults.inc()
