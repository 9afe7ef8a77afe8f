"""The tables of this worker: every call on a table goes through here.

A change is stored first and told afterwards. Where another worker was faster, the table is read
again and the call is decided again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import reduce
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Raw, Struct
from msgspec.structs import replace

from reverie.games.errors import GameError
from reverie.games.moves import Move, MoveId
from reverie.tables import codes, lobby, presence
from reverie.tables.bus import Asked, Bus, Moved, Said
from reverie.tables.clock import Chooser, set_deadline, time_out
from reverie.tables.decide import act, come_back
from reverie.tables.draft import Draft
from reverie.tables.errors import NoSuchTable
from reverie.tables.events import Change, HostPassed
from reverie.tables.evolve import after
from reverie.tables.lobby import House, Wish
from reverie.tables.messages import SaidMessage
from reverie.tables.news import AnyNews, ConnectedNews, tell
from reverie.tables.room import (
    Guest,
    Room,
    answer_key,
    find_seat,
    is_listed,
    listing,
    read_change,
    seat_of,
)
from reverie.tables.store import Conflict, Saved, Store
from reverie.tables.store.base import Refusal, Stored
from reverie.tables.table import Table, looks_alike
from reverie.tables.telling import answering
from reverie.tables.view import View, view

SNAPSHOT_EVERY = 250
"""So many changes are read and replayed in a few milliseconds."""

encode = msgspec.json.Encoder().encode
log = structlog.get_logger()
T = TypeVar("T")


class Answer(Struct, frozen=True):
    """What a move is answered with."""

    table: Table
    person: str
    """The hash of the token of who is answered."""
    id: MoveId | None
    """Of the move."""
    repeated: bool = False
    """Whether the move was played before, so that nothing has changed now."""

    @property
    def view(self) -> View:
        """Built where it is asked for: those with a socket are told of every change anyway."""
        return view(self.table, find_seat(self.table, self.person))


class Coming(Struct, frozen=True):
    """A change that is decided and not yet stored."""

    table: Table
    """As it will be."""
    change: Change
    saved: Saved


class Rooms:
    def __init__(self, store: Store, bus: Bus, house: House, worker: str = "one") -> None:
        self.store = store
        self.worker = worker
        """The name under which this process notes who is connected to it, after a restart, too."""
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] | None = None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._closing = False
        self._bus = bus
        bus.subscribe(self._hear)

    async def open(self, wish: Wish) -> tuple[str, str]:
        """A new table: its code and the host's token."""
        token = codes.new_token()
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

    async def sit_down(self, code: str, name: str) -> tuple[int, str]:
        """A seat at a table, and the token that goes with it."""
        token = codes.new_token()

        async def sit(room: Room) -> int:
            draft = Draft(room.table)
            lobby.sit_down(draft, name, codes.digest(token))
            await self._commit(room, draft)
            return len(room.table.seats) - 1

        return await self._alone(await self.room(code), sit), token

    async def act(self, room: Room, person: str, move: Move) -> Answer:
        """A move of the person with this hash of a token; the table that it leads to."""
        key = answer_key(person, move.id)

        async def play(room: Room) -> Answer:
            # Before the seat is looked for: who has left the lobby may ask again how that went.
            if key in room.answers:
                return await self._repeat(room, person, move.id, room.answers[key])
            seat = self._asking(room, person, key)
            draft = Draft(room.table)
            try:
                act(draft, self.house, seat, move)
            except GameError as error:
                await self._remember(room, key, error)
                raise
            await self._commit(room, draft, key, _asked(person, move))
            return Answer(room.table, person, move.id)

        return await self._alone(room, play)

    def act_at_once(
        self, room: Room, person: str, move: Move, done: Callable[[bool], None]
    ) -> bool:
        """Plays a move that has to wait for nothing but the store, as most have; whether it does.

        This is ``act`` without a task. Where something is out of the ordinary nothing happens, and
        ``act`` deals with it: at once, or where ``done`` hears that the move was not stored.
        """
        key = answer_key(person, move.id)
        if key in room.answers or key in room.refusals or not room.turn.take():
            return False
        try:
            coming = self._decide_at_once(room, person, move, key)
        except GameError:
            coming = None
        except BaseException:
            room.turn.give()
            raise
        if coming is None:
            room.turn.give()
            return False

        def stored(future: asyncio.Future[None]) -> None:
            is_stored = future.exception() is None
            try:
                if is_stored:
                    self._happened(room, coming, _asked(person, move))
            finally:
                room.turn.give()
                done(is_stored)

        self.store.append(coming.saved).add_done_callback(stored)
        return True

    def _decide_at_once(
        self, room: Room, person: str, move: Move, key: str | None
    ) -> Coming | None:
        room.used = time.monotonic()
        draft = Draft(room.table)
        act(draft, self.house, self._asking(room, person, key), move)
        return _coming(room.table, draft, key) if draft.events else None

    async def refuse(
        self, room: Room, person: str, move_id: MoveId | None, error: GameError
    ) -> Answer:
        """A move that cannot be read. What its id was answered before is its answer again."""
        key = answer_key(person, move_id)

        async def answer(room: Room) -> Answer:
            if key in room.answers:
                return await self._repeat(room, person, move_id, room.answers[key])
            self._asking(room, person, key)
            await self._remember(room, key, error)
            raise error

        return await self._alone(room, answer)

    async def _repeat(
        self, room: Room, person: str, move_id: MoveId | None, version: int
    ) -> Answer:
        past = await self.past(room.table.code, version)
        return Answer(past, person, move_id, repeated=True)

    def _asking(self, room: Room, person: str, key: str | None) -> int:
        """The seat of who asks. What was refused before is refused again."""
        seat = room.seat_of(person)
        self._notice(room, seat)
        if key in room.refusals:
            refusal = room.refusals[key]
            raise GameError(refusal.code, refusal.message)
        return seat

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
            await self._commit(room, draft)
            return True

        return await self._alone(await self.room(code), play)

    async def time_out(self, code: str, choose: Chooser) -> None:
        """Moves on a table whose deadline has passed, unless somebody has done so."""

        async def move_on(room: Room) -> None:
            table, now = room.table, time.time()
            if table.deadline is None or now < table.deadline:
                return
            draft = Draft(table)
            time_out(draft, choose)
            await self._commit(room, draft)

        await self._alone(await self.room(code), move_on)

    async def pass_host(self, code: str, seat: int) -> None:
        """Another person is the host, where the host has been away."""

        async def pass_on(room: Room) -> None:
            if seat in room.table.people and seat != room.table.host:
                draft = Draft(room.table)
                draft.happens(HostPassed(seat))
                await self._commit(room, draft)

        await self._alone(await self.room(code), pass_on)

    async def view(self, code: str, token: str | None) -> View:
        room = await self.room(code)
        seat = None
        if token is not None:
            seat = seat_of(room.table, codes.digest(token))
            self._notice(room, seat)
        return view(room.table, seat)

    async def public(self, most: int, since: float) -> list[Room]:
        """The open public tables where somebody is or was since then, newest first."""
        here = (room for room in self.rooms.values() if room.seats_of_guests)
        visited = [room.table.code for room in here if is_listed(room)]
        codes_ = {*visited, *await self.store.public(most, since)}
        rooms = [room for room in [await self.room(code) for code in codes_] if is_listed(room)]
        return sorted(rooms, key=lambda room: room.table.opened, reverse=True)[:most]

    def _notice(self, room: Room, seat: int) -> None:
        """A host who plays without a socket is not away."""
        if seat == room.table.host:
            room.host_away_since = None

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
        # After a crash nobody has been seen off, and the house may have changed since.
        await self._alone(room, self._look_round)
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

    async def _alone(self, room: Room, work: Callable[[Room], Awaitable[T]]) -> T:
        """Does the work with nobody else at this table, again where another worker was faster."""
        room.used = time.monotonic()
        async with room.turn:
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

    async def _commit(
        self, room: Room, draft: Draft, key: str | None = None, asked: Asked | None = None
    ) -> None:
        coming = _coming(room.table, draft, key)
        await self.store.append(coming.saved)
        self._happened(room, coming, asked)

    def _happened(self, room: Room, coming: Coming, asked: Asked | None) -> None:
        """What is stored is so, and is told."""
        table, key = coming.table, coming.saved.key
        room.table = table
        version = table.version
        if key is not None:
            room.answered(key, version)
        if version % SNAPSHOT_EVERY == 0:
            self.in_background(self.store.snapshot(table.code, version, encode(table)))
        self._bus.publish(Moved(table.code, version, tell(coming.change), asked))

    async def _remember(self, room: Room, key: str | None, error: GameError) -> None:
        if key is not None:
            refusal = Refusal(error.code, error.message)
            await self.store.refuse(room.table.code, key, refusal)
            room.refused(key, refusal)

    async def past(self, code: str, version: int | None = None) -> Table:
        changes = await self.store.changes(code, version)
        table = reduce(after, map(read_change, changes), None)
        if table is None:
            raise NoSuchTable
        return table

    async def join(self, room: Room, guest: Guest) -> None:
        """Somebody looks at the table from now on. A person gets the seat back from its bot."""

        async def enter(room: Room) -> None:
            draft, here = Draft(room.table), room.seats_of_guests
            if guest.person is not None:
                guest.seat = seat_of(room.table, guest.person)
                come_back(draft, guest.seat)
                here |= {guest.seat}
            is_back = bool(draft.events)
            presence.note(draft, self.worker, here)
            told = draft.events and await self._note(room, draft, needed=is_back)
            room.guests.add(guest)
            news = (ConnectedNews(guest.seat),)
            if told:  # the others have been
                self.push_to(room, guest, news)
            else:
                self.push(room, news)

        await self._alone(room, enter)

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        if guest.seat is not None and not self._closing:
            room.used = time.monotonic()
            room.seeing_off = self.in_background(self._see_off(room))

    async def _see_off(self, room: Room) -> None:
        try:
            await self._look_again(room)
        finally:
            if room.seeing_off is asyncio.current_task():
                room.seeing_off = None

    async def _look_again(self, room: Room) -> None:
        with suppress(NoSuchTable):
            await self._alone(room, self._look_round)

    async def _look_round(self, room: Room) -> None:
        """Notes who is here, and what the house has for the table."""
        draft = Draft(room.table)
        presence.note(draft, self.worker, room.seats_of_guests)
        lobby.provide(draft, self.house)
        if draft.events:
            await self._note(room, draft)

    async def _note(self, room: Room, draft: Draft, *, needed: bool = False) -> bool:
        """Stores what nobody has asked for; where the disk is full, people look on all the same."""
        try:
            await self._commit(room, draft)
        except Conflict:
            raise
        except Exception as error:
            if needed:
                raise
            log.warning("nothing can be noted", table=room.table.code, error=str(error))
            return False
        return True

    async def check_tables(self) -> None:
        """Notes that a deck is gone, and what could not be noted on a full disk."""
        rooms = tuple(self.rooms.values())
        chosen = {room.table.options.deck: room.table.options for room in rooms}
        sizes = {deck: lobby.size_now(self.house, options) for deck, options in chosen.items()}

        def has_changed(room: Room) -> bool:
            is_other_deck = sizes[room.table.options.deck] != room.table.deck_size
            return is_other_deck or room.seats_of_guests != presence.seen_by(
                self.worker, room.table
            )

        for room in list(filter(has_changed, rooms)):
            await self._look_again(room)

    def close(self) -> None:
        """Whoever goes from now on goes because the server stops."""
        self._closing = True

    def say(self, room: Room, guest: Guest, text: str) -> None:
        self._bus.publish(Said(room.table.code, guest.seat, text))

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


def _coming(before: Table, draft: Draft, key: str | None) -> Coming:
    now = time.time()
    set_deadline(draft, before, now)
    change = draft.change(key)
    version = before.version + 1
    table = replace(draft.table, version=version)
    listed = None if looks_alike(before, table) else listing(table)
    saved = Saved(table.code, version, Raw(encode(change)), now, key, listed)
    return Coming(table, change, saved)


def _asked(person: str, move: Move) -> Asked | None:
    return None if move.id is None else Asked(person, move.id)
