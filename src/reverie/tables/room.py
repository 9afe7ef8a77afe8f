"""A table in the memory of this worker."""

from asyncio import Future
from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING

import msgspec

from reverie.tables.allowance import Allowance
from reverie.tables.audience import Audience, Guest
from reverie.tables.broadcast import Broadcast, Frame
from reverie.tables.bus import Asked
from reverie.tables.calls import Call
from reverie.tables.codes import same
from reverie.tables.errors import NoSeat
from reverie.tables.events import Change, Played
from reverie.tables.evolve import after
from reverie.tables.memory import Memory
from reverie.tables.messages import DeclinedMessage, InvitedMessage, SaidMessage, WatchingMessage
from reverie.tables.moods import Moods
from reverie.tables.news import AnyNews
from reverie.tables.outcomes import Outcome
from reverie.tables.pending import Pending
from reverie.tables.queue import Queue
from reverie.tables.store.base import Stored
from reverie.tables.table import Table
from reverie.tables.talk import Line, Talk
from reverie.tables.watchers import Watchers

if TYPE_CHECKING:
    from reverie.tables.rooms import Rooms

encode = msgspec.json.Encoder().encode
read_change = msgspec.json.Decoder(Change).decode
read_table = msgspec.json.Decoder(Table).decode


class Room:
    def __init__(self, rooms: "Rooms", stored: Stored) -> None:
        self.audience = Audience()
        self.queue = Queue(self, rooms)
        self._clock = rooms.clock
        self.used = self._clock.steady()
        self.host_heard = 0.0
        """When the host last moved, on whatever way."""
        self.allowance = Allowance(rooms.most_changes)
        self.moods = Moods(self._clock, on=rooms.most_changes is not None)
        self.watchers = Watchers()
        self._frame = Frame()
        self._talk = Talk()
        self._table: Table
        self.reload(stored)

    def reload(self, stored: Stored, newer_than: int = 0) -> None:
        """Unless others were heard meanwhile, who were further on: after that version."""
        start = read_table(stored.snapshot) if stored.snapshot else None
        table = reduce(after, map(read_change, stored.changes), start)
        assert table is not None
        if newer_than and newer_than <= table.version < self._table.version:
            return
        self.memory = Memory(stored.answers, stored.refusals)
        self._table = table
        self._find_seats()

    @property
    def table(self) -> Table:
        return self._table

    def submit(self, call: Call) -> Future[Outcome]:
        """Every call on the table goes through here, and comes to one outcome."""
        self.used = self._clock.steady()
        return self.queue.submit(call)

    def accept(self, pending: Pending) -> None:
        """What is stored is so. It was long ago where others were heard first who went on."""
        if pending.table.version > self._table.version:
            self._become(pending.table, pending.saved.key)

    def follow(self, change: Change) -> None:
        """Another worker has stored what comes next."""
        host = self._table.host
        if any(isinstance(event, Played) and event.seat == host for event in change.events):
            self.host_heard = self._clock.steady()
        self._become(after(self._table, change), change.key)

    def _become(self, table: Table, key: str | None) -> None:
        moved = table.seats is not self._table.seats
        self._table = table
        if moved:
            self._find_seats()
        if key is not None:
            self.memory.answered(key, table.version)

    def show(self, news: tuple[AnyNews, ...] = (), asked: Asked | None = None) -> None:
        """Sends everybody at the table what they may see of it now."""
        self.audience.show(self._broadcast(news), asked)

    def show_to(self, guest: Guest, news: tuple[AnyNews, ...] = ()) -> None:
        guest.send(self._broadcast(news).to(guest.seat))

    def _broadcast(self, news: tuple[AnyNews, ...]) -> Broadcast:
        return Broadcast(self._table, self._frame, news)

    def hear(self, lines: tuple[Line, ...]) -> None:
        """Something was said at the table; what is new is told to everybody here."""
        for line in self._talk.add(lines):
            if self._table.options.chat:
                self.audience.send(self._told(line, earlier=False))

    def tell_host(self, message: WatchingMessage | DeclinedMessage) -> None:
        """Who looks on is told to the host alone, on whatever devices."""
        self.audience.send_to(self._table.host, encode(message))

    def invite(self, watcher: str) -> None:
        if guest := self.watchers.invite(watcher):
            guest.send(encode(InvitedMessage()))

    def lines(self) -> tuple[Line, ...]:
        """What was said just now."""
        return self._talk.recent(self._clock.wall())

    def said(self) -> Iterator[bytes]:
        """The same for somebody who comes, as messages; nothing while chat is switched off."""
        lines = self.lines() if self._table.options.chat else ()
        return (self._told(line, earlier=True) for line in lines)

    def _told(self, line: Line, *, earlier: bool) -> bytes:
        seat = self._seats.get(line.who)
        return encode(SaidMessage(seat, line.text, line.id, line.name, line.at, earlier))

    def seat_of(self, token_hash: str) -> int:
        """The seat of the person with this hash of a token."""
        if token_hash not in self._seats:
            raise NoSeat
        return self._seats[token_hash]

    def hear_from(self, token_hash: str) -> int:
        """The seat of somebody who asks for something."""
        seat = self.seat_of(token_hash)
        if seat == self._table.host:
            self.host_heard = self._clock.steady()
        return seat

    def _find_seats(self) -> None:
        seats = self._table.seats
        self._seats = {seat.token: number for number, seat in enumerate(seats) if seat.token}
        self.audience.seat(self._seats)
        self.has_bots = any(seat.bot for seat in seats)


def find_seat(table: Table, token_hash: str | None) -> int | None:
    if token_hash is None:
        return None
    for number, seat in enumerate(table.seats):
        if seat.token and same(seat.token, token_hash):
            return number
    return None


def seat_of(table: Table, token_hash: str) -> int:
    seat = find_seat(table, token_hash)
    if seat is None:
        raise NoSeat
    return seat
