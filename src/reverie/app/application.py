"""A running Reverie: its tables, decks and bots, wired together once."""

import asyncio
import gc
import os

import structlog

from reverie.app.cores import cores_to_spare
from reverie.app.players import RANDOM, ThinkingPlayers, at_random, explain_in_words
from reverie.app.reading import read_deck_for_bots
from reverie.app.row import Unable
from reverie.app.settings import Settings
from reverie.app.shelf import ServerShelf
from reverie.app.thinking import Thinking
from reverie.app.traces import tracer
from reverie.bots.characters import cast as cast_of_bots
from reverie.bots.wire import Terms
from reverie.decks.library import Library
from reverie.decks.opening import open_storage
from reverie.tables.allowance import MOST_CHANGES
from reverie.tables.botkeeper import BotKeeper, Plain, fast_pace, human_pace
from reverie.tables.bus import Bus
from reverie.tables.bus.local import Hub, LocalBus
from reverie.tables.bus.opening import is_local, open_bus
from reverie.tables.clock import Clock
from reverie.tables.codes import new_seed
from reverie.tables.crew import Alone, Crew, SharedClock, Team
from reverie.tables.housekeeping import Housekeeping
from reverie.tables.outcomes import Changed, Outcome, Repeated, expect
from reverie.tables.replay import Replays
from reverie.tables.room import Room, find_seat
from reverie.tables.rooms import Rooms
from reverie.tables.store import open_store
from reverie.tables.store.urls import is_sqlite
from reverie.tables.supplies import Supplies
from reverie.tables.table import Table
from reverie.tables.view import View, view
from reverie.tables.visits import Visits

log = structlog.get_logger()


class Application:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.store = open_store(settings.database)
        self._clock = Clock() if is_sqlite(settings.database) else SharedClock()
        self.library = Library(open_storage(str(settings.decks)), settings.deck_limits)
        shelf = ServerShelf(self.library)
        supplies = Supplies(shelf, new_seed, settings.open_seeds, cast_of_bots, shelf.bots_know)
        most_changes = MOST_CHANGES if settings.limits else None
        self.rooms = Rooms(
            self.store, self._bus(), supplies, self._clock, most_changes, self._crew()
        )
        self.tracer = self.rooms.tracer = tracer() if settings.traces else None
        self.visits = Visits(self.rooms)
        self.replays = Replays(self.rooms)
        terms = Terms(new_seed(), encoder=settings.bot_mind == "encoder")
        processes = settings.bot_processes or cores_to_spare(settings.workers)
        self.thinking = Thinking(terms, processes=processes)
        self.players = self._players()
        pace = fast_pace if settings.bot_pace == "fast" else human_pace(RANDOM)
        self.bots = BotKeeper(self.rooms, self.players or Plain(at_random, pace))
        advise = self.players.advise if self.players else None
        self.housekeeping = Housekeeping(
            self.rooms, self.visits, at_random, settings.times, advise, self.library.storage.sweep
        )

    def _bus(self) -> Bus:
        settings = self._settings
        if is_local(settings.bus) and not is_sqlite(settings.database):
            return LocalBus(Hub())  # others may be on the same database, unheard
        return open_bus(settings.bus, os.environ)

    def _crew(self) -> Crew:
        """A file has one worker, and a database as many as there are."""
        if is_sqlite(self._settings.database):
            return Alone()
        return Team(self.store, self._clock)

    def _players(self) -> ThinkingPlayers | None:
        if self._settings.bot_mind == "chance":
            return None
        return ThinkingPlayers(self.rooms, self.library, self.thinking, self._settings.bot_pace)

    async def start(self) -> None:
        await self.store.open()
        await self.rooms.crew.renew()
        await self.rooms.start()
        self.housekeeping.start(self._settings.look_seconds)
        _spare_the_collector()

    async def stop(self) -> None:
        """What was asked for is finished."""
        await self.housekeeping.stop()
        await self.bots.stop()
        await self.thinking.close()  # nothing in the background thinks on
        await self.rooms.settle()
        await self.rooms.crew.stop()
        await self.rooms.bus.close()
        await self.store.close()
        if self.tracer:
            await asyncio.to_thread(self.tracer.close)

    async def seen_after(self, room: Room, token_hash: str, outcome: Outcome) -> View:
        """What a person saw when a move was played, now or before. Refusals are raised."""
        match expect(outcome):
            case Changed(table):
                pass
            case Repeated(version):
                table = await self.rooms.past(room.table.code, version)
        return view(table, find_seat(table, token_hash))

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
        if self._settings.bot_mind == "encoder":
            self.rooms.in_background(read_deck_for_bots(self.thinking, self.library, deck))


def _spare_the_collector() -> None:
    """What is loaded by now stays, and tables hold no cycles: looking for them often is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
