"""All that the routes and the sockets work with, wired together once."""

import asyncio
import gc
import time
from functools import partial

import structlog
from msgspec import Raw

from reverie.bots.characters import cast as cast_of_bots
from reverie.bots.wire import Terms
from reverie.decks.library import Library
from reverie.decks.storage import FolderStorage
from reverie.games.errors import Malformed
from reverie.server.bodies import id_of, read_move
from reverie.server.limits import Limits, OpenTables
from reverie.server.metrics import Metrics
from reverie.server.outbox import Outbox
from reverie.server.players import RANDOM, ThinkingPlayers, at_random, explain_in_words
from reverie.server.reading import read_deck_for_bots
from reverie.server.settings import Settings, sqlite_path
from reverie.server.shelf import ServerShelf
from reverie.server.sockets import Sockets
from reverie.server.thinking import Thinking, Unable
from reverie.tables.botkeeper import BotKeeper, Plain, fast_pace, human_pace
from reverie.tables.bus.local import LocalBus
from reverie.tables.calls import Call, PersonMoves, PersonMumbles
from reverie.tables.codes import digest, new_seed
from reverie.tables.errors import NoSuchTable
from reverie.tables.housekeeping import Housekeeping
from reverie.tables.lobby import House
from reverie.tables.outcomes import Changed, Outcome, Refused, Repeated, expect
from reverie.tables.room import Room, find_seat
from reverie.tables.rooms import Rooms
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.table import Table
from reverie.tables.view import View, view
from reverie.tables.visits import Visits

log = structlog.get_logger()


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(on=settings.limits)
        self.open_tables = OpenTables(settings.most_tables_per_address, on=settings.limits)
        self.metrics = Metrics()
        self.outbox = Outbox()
        self.sockets = Sockets(settings.most_sockets_per_address, self.metrics, on=settings.limits)
        self.tasks: set[asyncio.Task[None]] = set()
        self.store = SqliteStore(sqlite_path(settings.database))
        self.library = Library(FolderStorage(settings.decks), settings.deck_limits)
        shelf = ServerShelf(self.library)
        house = House(shelf, new_seed, settings.open_seeds, cast_of_bots, shelf.bots_know)
        self.rooms = Rooms(self.store, LocalBus(), house)
        self.visits = Visits(self.rooms)
        self.thinking = Thinking(Terms(new_seed(), encoder=settings.bot_mind == "encoder"))
        self.players = self._players()
        pace = fast_pace if settings.bot_pace == "fast" else human_pace(RANDOM)
        self.bots = BotKeeper(self.rooms, self.players or Plain(at_random, pace))
        advise = self.players.advise if self.players else None
        self.housekeeping = Housekeeping(
            self.rooms, self.visits, at_random, settings.times, advise, self.library.storage.sweep
        )

    def _players(self) -> ThinkingPlayers | None:
        if self.settings.bot_mind == "chance":
            return None
        return ThinkingPlayers(self.rooms, self.library, self.thinking, self.settings.bot_pace)

    async def start(self) -> None:
        await self.store.open()
        self.housekeeping.start()
        _spare_the_collector()

    async def stop(self) -> None:
        """Everybody is told to connect again; what was asked for is finished."""
        self.visits.close()
        self.sockets.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.housekeeping.stop()
        await self.bots.stop()
        await self.thinking.close()  # nothing in the background thinks on
        await self.rooms.settle()
        await self.store.close()

    async def find_room(self, code: str, token: str | None, who: str) -> Room:
        """The room with this code. Who guesses codes is slowed down, but nobody who sits there."""
        try:
            room = await self.rooms.room(code)
        except NoSuchTable:
            self.limits.check("miss", who)
            self.limits.spend("miss", who)
            raise
        if token is None or find_seat(room.table, digest(token)) is None:
            self.limits.check("miss", who)
        return room

    def move(self, room: Room, person: str, body: bytes | Raw) -> asyncio.Future[Outcome]:
        """Reads a move, asks it of the table, and counts what comes of it."""
        try:
            call: Call = PersonMoves(self.rooms.house, person, read_move(room.table.game, body))
        except Malformed as error:
            call = PersonMumbles(person, id_of(body), error)
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

    async def seen_after(self, room: Room, person: str, outcome: Outcome) -> View:
        """What the person saw when the move was played, now or before."""
        match expect(outcome):
            case Changed(table):
                pass
            case Repeated(version):
                table = await self.rooms.past(room.table.code, version)
        return view(table, find_seat(table, person))

    async def explain(self, table: Table, seat: int, card: str, language: str) -> str:
        """What a bot saw in a card."""
        if self.players:
            try:
                return await self.players.explain(table, seat, card, language)
            except (Unable, TimeoutError) as error:
                log.warning("a bot could not explain", table=table.code, error=str(error))
        return await asyncio.to_thread(explain_in_words, self.library, table, card, language)

    def read_soon(self, deck: str) -> None:
        """Lets the bots read a new deck, beside all else."""
        if self.settings.bot_mind == "encoder":
            self.rooms.in_background(read_deck_for_bots(self.thinking, self.library, deck))


def _spare_the_collector() -> None:
    """What is loaded by now stays, and tables hold no cycles: looking for them often is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
