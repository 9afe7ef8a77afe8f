"""The tables of this worker: every call on a table goes through here.

A change is stored first and told afterwards. Where another worker was faster, the table is read
again and the call is decided again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import reduce
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Raw
from msgspec.structs import replace

from reverie.tables import codes, lobby
from reverie.tables.bus import Asked, Bus, Moved, Said
from reverie.tables.clock import Chooser, time_out
from reverie.tables.draft import Draft
from reverie.tables.errors import NoSuchTable
from reverie.tables.events import HostPassed
from reverie.tables.evolve import after
from reverie.tables.lobby import House, Wish
from reverie.tables.messages import SaidMessage
from reverie.tables.news import AnyNews, tell
from reverie.tables.pending import Pending
from reverie.tables.room import (
    Guest,
    Room,
    is_listed,
    listing,
    read_change,
    seat_of,
)
from reverie.tables.store import Conflict, Saved, Store
from reverie.tables.store.base import Stored
from reverie.tables.table import Table
from reverie.tables.telling import answering
from reverie.tables.view import View, view

SNAPSHOT_EVERY = 250
"""So many changes are read and replayed in a few milliseconds."""

encode = msgspec.json.Encoder().encode
log = structlog.get_logger()
T = TypeVar("T")


class Rooms:
    def __init__(self, store: Store, bus: Bus, house: House) -> None:
        self.store = store
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.on_load: Callable[[Room], Awaitable[None]] | None = None
        self.on_change: Callable[[Room], None] | None = None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.bus = bus
        bus.subscribe(self._hear)

    async def open(self, wish: Wish) -> tuple[str, str]:
        """A new table: its code and the host's token."""
        token = codes.new_token()
        await self.house.shelf.prepare(lobby.deck_of(wish.options))
        while True:
            code, now = codes.new_code(), time.time()
            change = lobby.open_(self.house, wish, code, codes.digest(token), now)
            table = after(None, change)
            saved = Saved(code, 1, Raw(encode(change)), now, None, listing(table))
            try:
                await self.store.append(saved)
            except Conflict:
                continue
            return code, token

    async def sit_down(self, code: str, name: str, *, program: bool = False) -> tuple[int, str]:
        """A seat at a table, and the token that goes with it."""
        token = codes.new_token()

        async def sit(room: Room) -> int:
            draft = Draft(room.table)
            lobby.sit_down(draft, name, codes.digest(token), program=program)
            await self.commit(room, draft)
            return len(room.table.seats) - 1

        return await self.alone(await self.room(code), sit), token

    async def play_bot(self, code: str, seat: int, choose: Chooser) -> bool:
        """A bot's move where one is due; whether there was one."""

        async def play(room: Room) -> bool:
            table = room.table
            if table.status != "playing" or not table.seats[seat].bot:
                return False
            move = choose(table, seat)
            if move is None:
                return False
            draft = Draft(table)
            draft.play(seat, move)
            await self.commit(room, draft)
            return True

        return await self.alone(await self.room(code), play)

    async def time_out(self, code: str, choose: Chooser) -> None:
        """Moves on a table whose deadline has passed, unless somebody has done so."""

        async def move_on(room: Room) -> None:
            table, now = room.table, time.time()
            if table.deadline is None or now < table.deadline:
                return
            draft = Draft(table)
            time_out(draft, choose)
            await self.commit(room, draft)

        await self.alone(await self.room(code), move_on)

    async def pass_host(self, code: str, seat: int) -> None:
        """Another person is the host, where the host has been away."""

        async def pass_on(room: Room) -> None:
            if seat in room.table.people and seat != room.table.host:
                draft = Draft(room.table)
                draft.happens(HostPassed(seat))
                await self.commit(room, draft)

        await self.alone(await self.room(code), pass_on)

    async def view(self, code: str, token: str | None) -> View:
        room = await self.room(code)
        seat = None
        if token is not None:
            seat = seat_of(room.table, codes.digest(token))
            room.notice(seat)
        return view(room.table, seat)

    async def public(self, most: int, since: float) -> list[Room]:
        """The open public tables where somebody is or was since then, newest first."""
        here = (room for room in self.rooms.values() if room.seats_of_guests)
        visited = [room.table.code for room in here if is_listed(room)]
        codes_ = {*visited, *await self.store.public(most, since)}
        rooms = [room for room in [await self.room(code) for code in codes_] if is_listed(room)]
        return sorted(rooms, key=lambda room: room.table.opened, reverse=True)[:most]

    async def room(self, code: str) -> Room:
        room = self.rooms.get(code)
        if room is None:
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = asyncio.create_task(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(task)
        if room.seeing_off:  # who asks after somebody has gone is told so
            await asyncio.wait({room.seeing_off})
        room.used = time.monotonic()
        return room

    async def _load(self, code: str) -> Room:
        room = await self._read(code, Room)
        if self.on_load:
            await self.alone(room, self.on_load)
        self.rooms[code] = room
        self._changed(room)
        return room

    async def _read(self, code: str, use: Callable[[Stored], T]) -> T:
        stored = await self.store.load(code)
        if stored is None:
            raise NoSuchTable
        try:
            return use(stored)
        except msgspec.DecodeError as error:
            if stored.snapshot is None:
                raise
            # Another release made it. What has happened can be read all the same.
            log.warning("a snapshot cannot be read", table=code, error=str(error))
            changes = await self.store.changes(code)
            return use(replace(stored, snapshot=None, changes=changes))

    async def alone(self, room: Room, work: Callable[[Room], Awaitable[T]]) -> T:
        """Does the work with nobody else at this table, again where another worker was faster."""
        room.used = time.monotonic()
        async with room.lock:
            while True:
                try:
                    return await work(room)
                except Conflict:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        code = room.table.code
        try:
            await self._read(code, room.reload)
        except NoSuchTable:
            self.rooms.pop(code, None)
            raise
        self.push(room)
        self._changed(room)

    async def commit(
        self, room: Room, draft: Draft, key: str | None = None, asked: Asked | None = None
    ) -> None:
        pending = Pending.of(room.table, draft, key)
        await self.store.append(pending.saved)
        self.happened(room, pending, asked)

    def happened(self, room: Room, pending: Pending, asked: Asked | None) -> None:
        """What is stored is so, and is told."""
        table, key = pending.table, pending.saved.key
        room.table = table
        version = table.version
        if key is not None:
            room.answered(key, version)
        if version % SNAPSHOT_EVERY == 0:
            self.in_background(self.store.snapshot(table.code, version, encode(table)))
        self.bus.publish(Moved(table.code, version, tell(pending.change), asked))

    async def past(self, code: str, version: int | None = None) -> Table:
        changes = await self.store.changes(code, version)
        table = reduce(after, map(read_change, changes), None)
        if table is None:
            raise NoSuchTable
        return table

    def _hear(self, message: Moved | Said) -> None:
        room = self.rooms.get(message.code)
        if room is None:
            return
        if isinstance(message, Said):
            said = encode(SaidMessage(message.seat, message.text))
            for guest in room.guests:
                guest.send(said)
            return
        self.push(room, message.news, message.asked)
        self._changed(room)

    def _changed(self, room: Room) -> None:
        if self.on_change:
            self.on_change(room)

    def push(self, room: Room, news: tuple[AnyNews, ...] = (), asked: Asked | None = None) -> None:
        """Sends everybody at the table what they may see of it now."""
        telling = room.telling(news)
        messages: dict[int | None, bytes] = {}
        for guest in room.guests:
            seat = guest.seat
            message = messages.get(seat)
            if message is None:
                message = messages[seat] = telling.to(seat)
            if asked and guest.person == asked.person:
                message = answering(message, asked.id)
            guest.send(message)

    def push_to(self, room: Room, guest: Guest, news: tuple[AnyNews, ...] = ()) -> None:
        """Sends one guest the table as it is now."""
        guest.send(room.telling(news).to(guest.seat))

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
        await asyncio.gather(*self._background, return_exceptions=True)
