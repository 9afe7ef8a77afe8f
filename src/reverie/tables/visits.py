"""Who looks at the tables through the sockets of this worker: they come, go, chat and react."""

import structlog

from reverie.games.errors import IllegalMove
from reverie.tables import lobby, presence
from reverie.tables.allowance import coming
from reverie.tables.audience import Guest
from reverie.tables.bus import Invited, StaysWatching, Watching
from reverie.tables.calls import Arrive, NotePresence
from reverie.tables.errors import NotHost, SwitchedOff, not_now
from reverie.tables.news import ConnectedNews, Mood, ReactedNews
from reverie.tables.outcomes import Changed, Fault, Outcome, Refused, expect
from reverie.tables.room import Room
from reverie.tables.rooms import Rooms

log = structlog.get_logger()
LONGEST_ID = 64


class Visits:
    def __init__(self, rooms: Rooms, worker: str | None = None) -> None:
        """The worker has a name under which it notes who is there; one that is alone has it after
        a restart, too."""
        self._rooms = rooms
        self._worker = worker or rooms.crew.name
        self._closing = False
        # After a crash nobody has been noted as gone, and decks may be gone, too.
        rooms.on_load = self.note_presence

    async def join(self, room: Room, guest: Guest) -> None:
        """Somebody looks at the table from now on. A person gets the seat back from its bot."""
        self._rooms.bus.attend(room.table.code)
        if guest.token_hash is None:
            room.audience.welcome(guest)
            self._rooms.notice(room, ConnectedNews(None))
            return
        guest.seat = room.seat_of(guest.token_hash)
        room.audience.expect(guest)
        arrive = Arrive(self._worker, guest.token_hash)
        try:
            outcome = await room.submit(arrive)
            if isinstance(outcome, Refused) or arrive.gets_seat_back:
                expect(outcome)
        except BaseException:
            room.audience.discard(guest)
            raise
        self._complain(room, outcome)
        room.audience.welcome(guest)
        news = ConnectedNews(guest.seat)
        if isinstance(outcome, Changed):  # the others have been told
            room.show_to(guest, (news,))
        else:
            self._rooms.notice(room, news)

    def leave(self, room: Room, guest: Guest) -> None:
        room.audience.discard(guest)
        room.watchers.discard(guest)
        if guest.seat is not None and not self._closing and not self._is_restless(room, guest):
            outcome = room.submit(NotePresence(self._worker, self._rooms.supplies))
            outcome.add_done_callback(lambda done: self._complain(room, done.result()))

    def _is_restless(self, room: Room, guest: Guest) -> bool:
        """Who comes and goes without end is noted once in a while only, with ``check_tables``."""
        token_hash = guest.token_hash
        return token_hash is not None and room.allowance.is_spent(coming(token_hash), room.table)

    async def note_presence(self, room: Room) -> None:
        """Notes who is here, and whether its deck is still there."""
        gone = await self._gone(room)
        call = NotePresence(self._worker, self._rooms.supplies, gone)
        self._complain(room, await room.submit(call))

    async def _gone(self, room: Room) -> frozenset[str]:
        """The workers that have died of those through whom people were here."""
        crew, noted = self._rooms.crew, presence.workers(room.table)
        return frozenset() if crew.is_alone else await crew.gone(noted - {self._worker})

    async def note_the_gone(self) -> None:
        """Among several workers, soon: who was connected through one that died, and who is here
        though another worker took us for dead."""
        if self._closing:
            return
        for room in tuple(self._rooms.rooms.values()):
            is_other = room.audience.seats != presence.seen_by(self._worker, room.table)
            if not room.queue and (is_other or await self._gone(room)):
                await self.note_presence(room)

    def _complain(self, room: Room, outcome: Outcome) -> None:
        """Where the disk is full, people look on all the same; it is noted later."""
        if isinstance(outcome, Fault) and self._rooms.trouble.met(room.table.code):
            log.warning("nothing can be noted", table=room.table.code, error=str(outcome.error))

    async def check_tables(self) -> None:
        """Notes that a deck is gone, and what could not be noted on a full disk."""
        rooms = tuple(self._rooms.rooms.values())
        chosen = {room.table.options.deck: room.table.options for room in rooms}
        for deck in chosen:
            await self._rooms.supplies.shelf.prepare(deck)
        sizes = {
            deck: lobby.size_now(self._rooms.supplies, options) for deck, options in chosen.items()
        }

        def has_changed(room: Room) -> bool:
            is_other_deck = sizes[room.table.options.deck] != room.table.deck_size
            return is_other_deck or room.audience.seats != presence.seen_by(
                self._worker, room.table
            )

        for room in list(filter(has_changed, rooms)):
            await self.note_presence(room)

    def close(self) -> None:
        """Whoever goes from now on goes because the server stops."""
        self._closing = True

    def say(self, room: Room, seat: int, text: str) -> None:
        if not room.table.options.chat:
            raise SwitchedOff("chat")
        self._rooms.say(room, seat, text)

    def react(self, room: Room, seat: int, mood: Mood) -> None:
        """Everybody sees it, and it is stored nowhere."""
        if not room.table.options.reactions:
            raise SwitchedOff("reactions")
        room.moods.spend(seat)
        self._rooms.notice(room, ReactedNews(seat, mood))

    def watch(self, room: Room, guest: Guest, name: str) -> None:
        """Somebody who looks on where they may get a seat tells the host who they are."""
        if not lobby.may_have_room(room.table):
            raise not_now(room.table.status)
        if guest.seat is not None:
            raise IllegalMove("not_now", "Who has a seat does not look on.")
        named = lobby.own_name(room.table, name)
        watcher, named = room.watchers.name(guest, named)
        self._rooms.pass_on(Watching(room.table.code, watcher, named))

    def invite(self, room: Room, seat: int, watcher: str) -> None:
        """They take the seat by themselves, as everybody does, or not."""
        if seat != room.table.host:
            raise NotHost
        if not lobby.may_have_room(room.table):
            raise not_now(room.table.status)
        lobby.check_room(room.table)
        self._rooms.pass_on(Invited(room.table.code, watcher[:LONGEST_ID]))

    def decline(self, room: Room, guest: Guest) -> None:
        """Once for every offer; then they are named no more."""
        self._rooms.pass_on(StaysWatching(room.table.code, *room.watchers.decline(guest)))
