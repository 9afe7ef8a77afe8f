"""Moves of people, and what each is answered with: the same again where its id is repeated."""

import time
from collections.abc import Callable

from msgspec import Struct

from reverie.games.errors import GameError
from reverie.games.moves import Move, MoveId
from reverie.tables.bus import Asked
from reverie.tables.decide import NEED_DECK, act, deck_needed
from reverie.tables.draft import Draft
from reverie.tables.pending import Pending
from reverie.tables.room import Room, answer_key, find_seat
from reverie.tables.rooms import Rooms
from reverie.tables.store.base import Refusal
from reverie.tables.table import Table
from reverie.tables.view import View, view


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


class Answers:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def act(self, room: Room, person: str, move: Move) -> Answer:
        """A move of the person with this hash of a token; the table that it leads to."""
        key = answer_key(person, move.id)

        async def play(room: Room) -> Answer:
            # Before the seat is looked for: who has left the lobby may ask again how that went.
            if key in room.answers:
                return await self._repeat(room, person, move.id, room.answers[key])
            seat = self._asking(room, person, key)
            if deck := deck_needed(room.table, move):
                await self._rooms.house.shelf.prepare(deck)
            draft = Draft(room.table)
            try:
                act(draft, self._rooms.house, seat, move)
            except GameError as error:
                await self._remember(room, key, error)
                raise
            await self._rooms.commit(room, draft, key, _asked(person, move))
            return Answer(room.table, person, move.id)

        return await self._rooms.alone(room, play)

    def act_at_once(
        self, room: Room, person: str, move: Move, done: Callable[[bool], None]
    ) -> bool:
        """Plays a move that has to wait for nothing but the store, as most have; whether it does.

        This is ``act`` without a task. Where something is out of the ordinary nothing happens, and
        ``act`` deals with it: at once, or where ``done`` hears that the move was not stored.
        """
        key = answer_key(person, move.id)
        if isinstance(move, NEED_DECK) or key in room.answers or key in room.refusals:
            return False
        if not room.lock.take():
            return False
        try:
            pending = self._decide_at_once(room, person, move, key)
        except Exception:  # whatever it is, act meets it again and tells
            pending = None
        if pending is None:
            room.lock.give()
            return False

        def stored(fault: Exception | None) -> None:
            try:
                if fault is None:
                    self._rooms.happened(room, pending, _asked(person, move))
            finally:
                room.lock.give()
                done(fault is None)

        self._rooms.store.append_then(pending.saved, stored)
        return True

    def _decide_at_once(
        self, room: Room, person: str, move: Move, key: str | None
    ) -> Pending | None:
        room.used = time.monotonic()
        draft = Draft(room.table)
        act(draft, self._rooms.house, self._asking(room, person, key), move)
        return Pending.of(room.table, draft, key) if draft.events else None

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

        return await self._rooms.alone(room, answer)

    async def _repeat(
        self, room: Room, person: str, move_id: MoveId | None, version: int
    ) -> Answer:
        past = await self._rooms.past(room.table.code, version)
        return Answer(past, person, move_id, repeated=True)

    def _asking(self, room: Room, person: str, key: str | None) -> int:
        """The seat of who asks. What was refused before is refused again."""
        seat = room.seat_of(person)
        room.notice(seat)
        refusal = None if key is None else room.refusals.get(key)
        if refusal:
            error = GameError(refusal.code, refusal.message)
            error.suggestion = refusal.suggestion
            raise error
        return seat

    async def _remember(self, room: Room, key: str | None, error: GameError) -> None:
        if key is not None:
            refusal = Refusal(error.code, error.message, error.suggestion)
            await self._rooms.store.refuse(room.table.code, key, refusal)
            room.refusals.remember(key, refusal)


def _asked(person: str, move: Move) -> Asked | None:
    return None if move.id is None else Asked(person, move.id)
