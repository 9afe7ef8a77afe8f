"""The tables of this worker. What happens at one is stored first and told afterwards."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Raw
from msgspec.structs import replace

from reverie.games.errors import GameError
from reverie.tables import codes, lobby
from reverie.tables.bus import Asked, Bus, Moved, Noticed, OfWatchers, Said
from reverie.tables.calls import SitDown
from reverie.tables.clock import Clock
from reverie.tables.crew import Alone, Crew
from reverie.tables.errors import NoSuchTable, Unreadable
from reverie.tables.events import Change
from reverie.tables.evolve import after
from reverie.tables.hearing import Hearing
from reverie.tables.lobby import NewTable
from reverie.tables.lookout import Lookout
from reverie.tables.news import AnyNews, news_of
from reverie.tables.outcomes import Changed, expect
from reverie.tables.past import fold, in_turn
from reverie.tables.pending import Pending, listing
from reverie.tables.room import Room, read_change
from reverie.tables.store import Conflict, Saved, Store
from reverie.tables.store.base import Past, Stored
from reverie.tables.supplies import Supplies
from reverie.tables.table import Table
from reverie.tables.talk import Line
from reverie.tables.tally import Tally
from reverie.tables.timers import Timers
from reverie.tables.tracing import Trace, Tracer
from reverie.tables.trouble import Trouble
from reverie.tables.view import View, view

SNAPSHOT_EVERY = 250
"""So many changes are read and replayed in a few milliseconds."""

SHOWN_ONE_BY_ONE = 10
"""So many changes that were missed are shown with what was to see of each; of more, the end."""

encode = msgspec.json.Encoder().encode
log = structlog.get_logger()
T = TypeVar("T")


class Rooms:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        supplies: Supplies,
        clock: Clock | None = None,
        most_changes: int | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.store = store
        self.crew = crew or Alone()
        self.most_changes = most_changes
        """Of one person in one step."""
        self.clock = clock or Clock()
        self.timers = Timers(self.clock)
        self.trouble = Trouble(self.clock)
        """Tables where nothing can be stored, or that something else is wrong with."""
        self.unreadable = Trouble(self.clock)
        self.supplies = supplies
        self.rooms: dict[str, Room] = {}
        self.on_load: Callable[[Room], Awaitable[None]] | None = None
        self.on_change: Callable[[Room], None] | None = None
        self.on_announcement: Callable[[], None] | None = None
        self.needed_by: list[Callable[[Room], bool]] = []
        """Who may be busy with a table that nobody looks at."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.bus = bus
        self.tally = Tally()
        self.tracer: Tracer | None = None
        self.lookout = Lookout(self)
        self._hearing = Hearing(self)

    async def start(self) -> None:
        await self.bus.open(self._hearing.hear)

    async def open(self, new: NewTable) -> tuple[str, str]:
        """A new table: its code and the host's token."""
        token = codes.new_token()
        await self.supplies.shelf.prepare(lobby.deck_of(new.options))
        while True:
            code, now = codes.new_code(), self.clock.wall()
            change = lobby.open_(self.supplies, new, code, codes.digest(token), now)
            table = after(None, change)
            saved = Saved(code, 1, Raw(encode(change)), now, None, listing(table))
            try:
                await self.store.append(saved)
            except Conflict:
                continue
            return code, token

    async def sit_down(
        self, code: str, name: str, *, program: bool = False, instead_of: int | None = None
    ) -> tuple[int, str]:
        """A seat at a table, or that of a bot, and the token that goes with it."""
        token = codes.new_token()
        room = await self.room(code)
        who = (name, codes.digest(token))
        call = SitDown(self.supplies, *who, program=program, instead_of=instead_of)
        outcome = expect(await room.submit(call))
        assert isinstance(outcome, Changed)
        return len(outcome.table.seats) - 1 if instead_of is None else instead_of, token

    async def view(self, code: str, token: str | None) -> View:
        room = await self.room(code)
        token_hash = None if token is None else codes.digest(token)
        return view(room.table, None if token_hash is None else room.hear_from(token_hash))

    async def public(self, most: int, since: float) -> list[Room]:
        """The open public tables where somebody is or was since then, newest first."""
        here = (room for room in self.rooms.values() if room.audience.seats)
        visited = [room.table.code for room in here if is_listed(room)]
        # Those that cannot be read take up nobody's place.
        codes_ = {*visited, *await self.store.public(most + len(self.unreadable), since)}
        found = [await self._find(code) for code in codes_]
        rooms = [room for room in found if room and is_listed(room)]
        return sorted(rooms, key=lambda room: room.table.opened, reverse=True)[:most]

    async def _find(self, code: str) -> Room | None:
        """One of many, whose trouble is nobody else's."""
        try:
            return await self.room(code)
        except GameError:
            return None
        except Exception as error:
            self._complain(code, error)
            return None

    def _complain(self, code: str, error: Exception) -> None:
        if self.unreadable.met(code):
            log.error("a table cannot be read", table=code, exc_info=error)

    async def room(self, code: str) -> Room:
        """A table as it is after everything that was asked of it before."""
        room = self.rooms.get(code)
        if room is None:
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = asyncio.create_task(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(task)
        elif self.bus.is_shared:
            await self.lookout.check(room)
        await room.queue.settled()
        room.used = self.clock.steady()
        return room

    def is_used(self, code: str) -> bool:
        """Whether somebody is or was at the table just now, or is about to be."""
        return code in self.rooms or code in self._loading

    async def _load(self, code: str) -> Room:
        if self.unreadable.rest(code):
            raise Unreadable
        room = await self._read(code, lambda stored: Room(self, stored))
        self.unreadable.over(code)
        if self.on_load:
            await self.on_load(room)
        self.rooms[code] = room
        self.changed(room)
        return room

    def drop_unused(self, seconds: float) -> None:
        """What nobody has asked for, looks at or is busy with leaves the memory."""
        before = self.clock.steady() - seconds
        for code, room in tuple(self.rooms.items()):
            if not self.is_busy(room):
                self.bus.leave(code)  # whoever asks for it next has the store looked at
                self.crew.let_go(code)
                if room.used <= before:
                    del self.rooms[code]

    def is_busy(self, room: Room) -> bool:
        """Whether somebody looks at a table, or plays for its bots."""
        in_use = room.audience or room.queue
        return bool(in_use) or any(needs(room) for needs in self.needed_by)

    async def refresh(self, room: Room, version: int) -> None:
        """Reads what others have brought a table to: this version, or more."""
        code, before = room.table.code, room.table.version
        if before < version:
            self.tally.caught_up += 1
            changes = await self.store.changes(code, after=before)
            self._catch_up(room, before, changes)
        if room.table.version < version or before > version:
            await self._read_anew(room, before)

    def _catch_up(self, room: Room, before: int, changes: tuple[bytes, ...]) -> None:
        is_short = len(changes) <= SHOWN_ONE_BY_ONE
        try:
            for version, body in enumerate(changes, before + 1):
                if version == room.table.version + 1:  # it may have been heard of meanwhile
                    change = read_change(body)
                    if is_short:
                        self.follow(room, change)
                    else:
                        room.follow(change)
        except Exception as error:
            self._complain(room.table.code, error)
            raise Unreadable from None
        if not is_short:
            room.show()
            self.changed(room)

    async def _read_anew(self, room: Room, before: int) -> None:
        """The whole of it: it is gone, or another table has its code."""
        code = room.table.code
        try:
            await self._read(code, lambda stored: room.reload(stored, before))
        except NoSuchTable:
            self.rooms.pop(code, None)
            self.bus.leave(code)
            self.crew.let_go(code)
            raise
        room.show()
        self.changed(room)

    def follow(self, room: Room, change: Change, asked: Asked | None = None) -> None:
        """What another worker has stored happens here, too."""
        room.follow(change)
        self.trouble.over(room.table.code)
        room.show(news_of(change), asked)
        self.changed(room)

    async def _read(self, code: str, use: Callable[[Stored], T]) -> T:
        stored = await self.store.load(code)
        if stored is None:
            raise NoSuchTable
        try:
            try:
                return use(stored)
            except msgspec.DecodeError as error:
                if stored.snapshot is None:
                    raise
                # Another release made it. What has happened can be read all the same.
                log.warning("a snapshot cannot be read", table=code, error=str(error))
                changes = await self.store.changes(code)
                return use(replace(stored, snapshot=None, changes=changes))
        except Exception as error:
            self._complain(code, error)
            raise Unreadable from None

    def publish(
        self, room: Room, pending: Pending, asked: Asked | None, trace: Trace | None = None
    ) -> None:
        """Tells what is stored. Whatever goes wrong in telling, it has happened."""
        table, version = pending.table, pending.table.version
        self.trouble.over(table.code)
        try:
            if version % SNAPSHOT_EVERY == 0:
                self.in_background(self.store.snapshot(table.code, version, encode(table)))
            if self.bus.is_shared:
                if trace:
                    trace.step("publish")
                told, parent = self.clock.wall(), trace.parent if trace else None
                body = pending.saved.body
                self.bus.publish(Moved(table.code, version, body, asked, told, parent))
            if trace:
                trace.step("show")
            if self.rooms.get(table.code) is room:
                room.show(news_of(pending.change), asked)
                self.changed(room)
        except Exception as error:
            log.error("what was stored could not be told", table=table.code, exc_info=error)

    def notice(self, room: Room, *news: AnyNews) -> None:
        """Something to see at a table that has not changed."""
        room.show(news)
        self.bus.publish(Noticed(room.table.code, news))

    def say(self, room: Room, seat: int, text: str) -> None:
        who = room.table.seats[seat]
        assert who.token
        line = Line(codes.new_id(), self.clock.wall(), who.token, who.name, text)
        self.pass_on(Said(room.table.code, (line,)))

    def pass_on(self, message: Said | OfWatchers) -> None:
        """Says it to the others, and hears it."""
        self.bus.publish(message)
        self._hearing.hear(message)

    async def past(self, code: str, version: int | None = None) -> Table:
        """A table as it was at a version, or as it is stored."""
        room = self.rooms.get(code)
        if room and room.table.version == version:
            return room.table
        if version is None:
            past = Past(None, await self.store.changes(code))
        else:
            past = await self.store.past(code, version)
        try:
            return await in_turn(fold, past)
        except msgspec.DecodeError:
            if past.snapshot is None:
                raise
            changes = await self.store.changes(code, version)
            return await in_turn(fold, Past(None, changes))

    def changed(self, room: Room) -> None:
        """Whoever has to do with a table looks at it anew."""
        self.timers.look_at(room.table)
        if self.on_change:
            self.on_change(room)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work in the background failed", exc_info=error)

    async def settle(self) -> None:
        """Waits for the work in the background."""
        for room in tuple(self.rooms.values()):
            await room.queue.settled()
        await asyncio.gather(*self._background, return_exceptions=True)


def is_listed(room: Room) -> bool:
    listed = listing(room.table)
    return listed.public and listed.status == "lobby"
