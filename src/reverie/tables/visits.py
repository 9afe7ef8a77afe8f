"""Who looks at the tables through the sockets of this worker: they come, go and chat."""

import asyncio
import time
from contextlib import suppress

import structlog

from reverie.tables import lobby, presence
from reverie.tables.bus import Said
from reverie.tables.decide import come_back
from reverie.tables.draft import Draft
from reverie.tables.errors import NoSuchTable
from reverie.tables.news import ConnectedNews
from reverie.tables.room import Guest, Room, seat_of
from reverie.tables.rooms import Rooms
from reverie.tables.store import Conflict

log = structlog.get_logger()


class Visits:
    def __init__(self, rooms: Rooms, worker: str = "one") -> None:
        """The worker has a name under which it notes who is there, after a restart, too."""
        self._rooms = rooms
        self._worker = worker
        self._closing = False
        # After a crash nobody has been seen off, and the house may have changed since.
        rooms.on_load = self.look_round

    async def join(self, room: Room, guest: Guest) -> None:
        """Somebody looks at the table from now on. A person gets the seat back from its bot."""

        async def enter(room: Room) -> None:
            draft, here = Draft(room.table), room.seats_of_guests
            if guest.person is not None:
                guest.seat = seat_of(room.table, guest.person)
                come_back(draft, guest.seat)
                here |= {guest.seat}
            is_back = bool(draft.events)
            presence.note(draft, self._worker, here)
            told = draft.events and await self._note(room, draft, needed=is_back)
            room.guests.add(guest)
            news = (ConnectedNews(guest.seat),)
            if told:  # the others have been
                self._rooms.push_to(room, guest, news)
            else:
                self._rooms.push(room, news)

        await self._rooms.alone(room, enter)

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        if guest.seat is not None and not self._closing:
            room.used = time.monotonic()
            room.seeing_off = self._rooms.in_background(self._see_off(room))

    async def _see_off(self, room: Room) -> None:
        try:
            await self._look_again(room)
        finally:
            if room.seeing_off is asyncio.current_task():
                room.seeing_off = None

    async def _look_again(self, room: Room) -> None:
        with suppress(NoSuchTable):
            await self._rooms.alone(room, self.look_round)

    async def look_round(self, room: Room) -> None:
        """Notes who is here, and what the house has for the table."""
        await self._rooms.house.shelf.prepare(room.table.options.deck)
        draft = Draft(room.table)
        presence.note(draft, self._worker, room.seats_of_guests)
        lobby.provide(draft, self._rooms.house)
        if draft.events:
            await self._note(room, draft)

    async def _note(self, room: Room, draft: Draft, *, needed: bool = False) -> bool:
        """Stores what nobody has asked for; where the disk is full, people look on all the same."""
        try:
            await self._rooms.commit(room, draft)
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
        rooms = tuple(self._rooms.rooms.values())
        chosen = {room.table.options.deck: room.table.options for room in rooms}
        for deck in chosen:
            await self._rooms.house.shelf.prepare(deck)
        sizes = {
            deck: lobby.size_now(self._rooms.house, options) for deck, options in chosen.items()
        }

        def has_changed(room: Room) -> bool:
            is_other_deck = sizes[room.table.options.deck] != room.table.deck_size
            return is_other_deck or room.seats_of_guests != presence.seen_by(
                self._worker, room.table
            )

        for room in list(filter(has_changed, rooms)):
            await self._look_again(room)

    def close(self) -> None:
        """Whoever goes from now on goes because the server stops."""
        self._closing = True

    def say(self, room: Room, guest: Guest, text: str) -> None:
        self._rooms.bus.publish(Said(room.table.code, guest.seat, text))
