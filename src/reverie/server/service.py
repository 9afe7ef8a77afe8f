"""All that the routes and the sockets work with, wired together once."""

import asyncio
import gc
import time
from collections.abc import Callable

import structlog
from msgspec import Raw

from reverie.bots.characters import cast as cast_of_bots
from reverie.bots.wire import Terms
from reverie.decks.library import Library
from reverie.decks.storage import FolderStorage
from reverie.games.errors import GameError, Malformed
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
from reverie.tables.answers import Answer, Answers
from reverie.tables.botkeeper import BotKeeper, Plain, fast_pace, human_pace
from reverie.tables.bus.local import LocalBus
from reverie.tables.codes import digest, new_seed
from reverie.tables.errors import NoSuchTable
from reverie.tables.housekeeping import Housekeeping
from reverie.tables.lobby import House
from reverie.tables.room import Room, find_seat
from reverie.tables.rooms import Rooms
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.table import Table
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
        self.answers = Answers(self.rooms)
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

    async def move(self, room: Room, person: str, body: bytes | Raw) -> Answer:
        """Reads and plays a move, and counts it."""
        started = time.perf_counter()
        try:
            answer = await self._answer(room, person, body)
        except GameError as error:
            self.metrics.refusals.labels(error.code).inc()
            raise
        if not answer.repeated:
            self.metrics.moves.add(time.perf_counter() - started)
        return answer

    def move_at_once(
        self, room: Room, person: str, body: Raw, otherwise: Callable[[], None]
    ) -> bool:
        """Plays a move without a task, where that can be; where it is not stored, ``otherwise``."""
        started = time.perf_counter()
        try:
            move = read_move(room.table.game, body)
        except Malformed:
            return False

        def done(stored: bool) -> None:
            if stored:
                self.metrics.moves.add(time.perf_counter() - started)
            else:
                otherwise()

        return self.answers.act_at_once(room, person, move, done)

    async def _answer(self, room: Room, person: str, body: bytes | Raw) -> Answer:
        try:
            move = read_move(room.table.game, body)
        except Malformed as error:
            return await self.answers.refuse(room, person, id_of(body), error)
        return await self.answers.act(room, person, move)

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
