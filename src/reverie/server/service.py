"""All that the routes and the sockets work with."""

import asyncio
import time
from functools import partial

from msgspec import Raw

from reverie.app.application import Application
from reverie.app.settings import Settings
from reverie.games.errors import Malformed
from reverie.server import descriptors
from reverie.server.bodies import id_of, read_move
from reverie.server.connections import Connections
from reverie.server.limits import Limits, OpenTables
from reverie.server.metrics import Metrics
from reverie.server.outbox import Outbox
from reverie.server.readiness import Readiness
from reverie.server.sockets import Sockets
from reverie.tables.calls import Call, PersonMoves, UnreadableMove
from reverie.tables.codes import digest
from reverie.tables.errors import NoSuchTable
from reverie.tables.outcomes import Changed, Outcome, Refused
from reverie.tables.room import Room, find_seat


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = Application(settings)
        self.limits = Limits(on=settings.limits)
        self.open_tables = OpenTables(settings.most_tables_per_address, on=settings.limits)
        self.metrics = Metrics()
        self.outbox = Outbox()
        self.sockets = Sockets(settings.most_sockets_per_address, self.metrics, on=settings.limits)
        self.connections = Connections(settings, self.sockets, descriptors.grant())
        self.tasks: set[asyncio.Task[None]] = set()
        self.readiness = Readiness(self.app.store)

    async def start(self) -> None:
        await self.app.start()
        self._watch()

    def _watch(self) -> None:
        """Looks after all connections, every second."""
        loop = asyncio.get_running_loop()
        self._watching = loop.call_later(1.0, self._watch)
        self.connections.look_after(loop.time())
        self.sockets.look_after(loop.time())

    async def stop(self) -> None:
        """Everybody is told to connect again; what was asked for is finished."""
        self.app.visits.close()
        self.sockets.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self._watching.cancel()
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

    def move(self, room: Room, token_hash: str, body: bytes | Raw) -> asyncio.Future[Outcome]:
        """Reads a move, asks it of the table, and counts what comes of it."""
        try:
            move = read_move(room.table.game, body)
            call: Call = PersonMoves(self.app.rooms.supplies, token_hash, move)
        except Malformed as error:
            call = UnreadableMove(token_hash, id_of(body), error)
        outcome = room.submit(call)
        outcome.add_done_callback(partial(self._count, time.perf_counter()))
        return outcome

    def _count(self, started: float, asked: asyncio.Future[Outcome]) -> None:
        if asked.cancelled():
            return
        outcome = asked.result()
        if isinstance(outcome, Changed):
            self.metrics.moves.add(time.perf_counter() - started)
        elif isinstance(outcome, Refused):
            self.metrics.refusals.labels(outcome.error.code).inc()
