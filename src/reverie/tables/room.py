"""A table in the memory of this worker, and who is looking at it."""

import asyncio
from functools import reduce
from itertools import islice
from typing import Protocol

import msgspec

from reverie.games.moves import LONGEST_ID, MoveId
from reverie.tables.codes import same
from reverie.tables.errors import NoSeat
from reverie.tables.events import Change
from reverie.tables.evolve import after
from reverie.tables.lock import Lock
from reverie.tables.news import AnyNews
from reverie.tables.refusals import Refusals
from reverie.tables.store.base import MOST_REMEMBERED, Listing, Stored
from reverie.tables.table import Table
from reverie.tables.telling import Frame, Telling

read_change = msgspec.json.Decoder(Change).decode
read_table = msgspec.json.Decoder(Table).decode


class Guest(Protocol):
    """Somebody who looks at a table through a socket."""

    person: str | None
    """The hash of the token; none for a spectator."""
    seat: int | None

    def send(self, message: bytes) -> None: ...


class Room:
    def __init__(self, stored: Stored) -> None:
        self.guests: set[Guest] = set()
        self.has_bots = False
        self.lock = Lock()
        self.playing_bots: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        """Set whenever the table changes."""
        self.seeing_off: asyncio.Task[None] | None = None
        """Notes that somebody has gone."""
        self.host_away_since: float | None = None
        self.used = 0.0
        self._frame = Frame()
        self.reload(stored)

    def reload(self, stored: Stored) -> None:
        start = read_table(stored.snapshot) if stored.snapshot else None
        table = reduce(after, map(read_change, stored.changes), start)
        assert table is not None
        self.answers = stored.answers
        self.refusals = Refusals(stored.refusals.items())
        self._table = table
        self._find_seats()

    @property
    def table(self) -> Table:
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        moved = table.seats is not self._table.seats
        self._table = table
        if moved:
            self._find_seats()

    def answered(self, key: str, version: int) -> None:
        """Remembers what a repeatable move led to; the oldest are forgotten."""
        self.answers[key] = version
        if len(self.answers) > 2 * MOST_REMEMBERED:
            self.answers = dict(islice(self.answers.items(), MOST_REMEMBERED, None))

    def telling(self, news: tuple[AnyNews, ...] = ()) -> Telling:
        """How it stands now."""
        return Telling(self._table, self._frame.encoded(self._table), news)

    @property
    def seats_of_guests(self) -> frozenset[int]:
        seats = (guest.seat for guest in self.guests)
        return frozenset(seat for seat in seats if seat is not None)

    def seat_of(self, person: str) -> int:
        """The seat of the person with this hash of a token."""
        if person not in self._seats:
            raise NoSeat
        return self._seats[person]

    def notice(self, seat: int) -> None:
        """A host who plays without a socket is not away."""
        if seat == self._table.host:
            self.host_away_since = None

    def _find_seats(self) -> None:
        seats = self._table.seats
        self._seats = {seat.token: number for number, seat in enumerate(seats) if seat.token}
        for guest in self.guests:
            guest.seat = self._seats.get(guest.person) if guest.person else None
        self.has_bots = any(seat.bot for seat in seats)


def find_seat(table: Table, person: str | None) -> int | None:
    if person is None:
        return None
    for number, seat in enumerate(table.seats):
        if seat.token and same(seat.token, person):
            return number
    return None


def seat_of(table: Table, person: str) -> int:
    seat = find_seat(table, person)
    if seat is None:
        raise NoSeat
    return seat


def answer_key(person: str, move_id: MoveId | None) -> str | None:
    """What the answer to a move is remembered under; nothing is under an id that is none."""
    if move_id is None or len(move_id) > LONGEST_ID:
        return None
    return f"{person[:16]}:{move_id}"


def is_listed(room: Room) -> bool:
    listed = listing(room.table)
    return listed.public and listed.status == "lobby"


def listing(table: Table) -> Listing:
    # A table that everybody has left is not shown to others, nor does it hide theirs.
    return Listing(table.status, table.options.public and bool(table.people), table.deadline)
