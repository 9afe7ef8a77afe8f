"""What can be asked of a table: by people, bots, timers and sockets.

A call says what comes of it at the table as it is then. It may be asked more than once, so it keeps
nothing from one time to the next.
"""

from typing import TYPE_CHECKING

from reverie.games.errors import GameError
from reverie.games.moves import LONGEST_ID, Move, MoveId
from reverie.tables import lobby, presence
from reverie.tables.allowance import coming
from reverie.tables.bus import Asked
from reverie.tables.clock import Chooser, time_out
from reverie.tables.decide import act, come_back, deck_needed
from reverie.tables.draft import Draft
from reverie.tables.events import HostPassed
from reverie.tables.moves import Leave
from reverie.tables.supplies import Supplies
from reverie.tables.table import Table
from reverie.tables.timers import Timers
from reverie.tables.tracing import Trace

if TYPE_CHECKING:
    from reverie.tables.room import Room


class Call:
    key: str | None = None
    """Under which its outcome is remembered, where it may be asked again."""
    asked: Asked | None = None
    """Whose move it is, where the mover wants to know which view answers it."""

    trace: Trace | None = None
    """Where somebody looks how long it takes."""

    def deck_needed(self, table: Table) -> str | None:
        """The deck that it is decided with, to be read before."""
        return None

    def decide(self, room: "Room") -> Draft | None:
        """What it changes; None where everything is as it should be. A refusal is raised."""
        raise NotImplementedError

    def happens(self, room: "Room") -> None:
        """It is stored; the table is still as it was before."""


class PersonMoves(Call):
    def __init__(self, supplies: Supplies, token_hash: str, move: Move) -> None:
        self._supplies, self._token_hash, self._move = supplies, token_hash, move
        self.key = answer_key(token_hash, move.id)
        self.asked = None if move.id is None else Asked(token_hash, move.id)

    def deck_needed(self, table: Table) -> str | None:
        return deck_needed(table, self._move)

    def decide(self, room: "Room") -> Draft:
        """A change even where nothing is different: each move has a version of its own."""
        draft, seat = Draft(room.table), room.hear_from(self._token_hash)
        act(draft, self._supplies, seat, self._move)
        if not isinstance(self._move, Leave):
            room.allowance.check(self._token_hash, seat, room.table, draft.table)
        return draft

    def happens(self, room: "Room") -> None:
        room.allowance.spend(self._token_hash)


class UnreadableMove(Call):
    """A move that cannot be read. What its id was answered before is its answer again."""

    def __init__(self, token_hash: str, move_id: MoveId | None, error: GameError) -> None:
        self._token_hash, self._error = token_hash, error
        self.key = answer_key(token_hash, move_id)

    def decide(self, room: "Room") -> Draft:
        room.hear_from(self._token_hash)
        raise self._error


class SitDown(Call):
    def __init__(
        self,
        supplies: Supplies,
        name: str,
        token_hash: str,
        *,
        program: bool = False,
        instead_of: int | None = None,
    ) -> None:
        self._supplies = supplies
        self._name, self._token_hash, self._program = name, token_hash, program
        self._instead_of = instead_of

    def decide(self, room: "Room") -> Draft:
        draft, who = Draft(room.table), (self._name, self._token_hash)
        if self._instead_of is None:
            lobby.sit_down(draft, self._supplies, *who, program=self._program)
        else:
            lobby.sit_instead(draft, self._instead_of, *who, program=self._program)
        return draft


class BotMoves(Call):
    def __init__(self, seat: int, choose: Chooser) -> None:
        self._seat, self._choose = seat, choose

    def decide(self, room: "Room") -> Draft | None:
        table, seat = room.table, self._seat
        if table.status != "playing" or not table.seats[seat].bot:
            return None
        move = self._choose(table, seat)
        if move is None:
            return None
        draft = Draft(table)
        draft.move(seat, move)
        return draft


class TimeIsUp(Call):
    """Moves on a table whose deadline has passed, unless somebody has done so."""

    def __init__(self, timers: Timers, choose: Chooser) -> None:
        self._timers, self._choose = timers, choose

    def decide(self, room: "Room") -> Draft | None:
        if not self._timers.is_over(room.table):
            return None
        draft = Draft(room.table)
        time_out(draft, self._choose)
        return draft


class PassHost(Call):
    """Another person is the host, where the host has been away."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def decide(self, room: "Room") -> Draft | None:
        if self._seat not in room.table.people or self._seat == room.table.host:
            return None
        draft = Draft(room.table)
        draft.happens(HostPassed(self._seat))
        return draft


class Arrive(Call):
    """A person looks at the table through a worker, and gets the seat back from its bot."""

    def __init__(self, worker: str, token_hash: str) -> None:
        self._worker, self._token_hash = worker, token_hash
        self.gets_seat_back = False

    def decide(self, room: "Room") -> Draft | None:
        draft = Draft(room.table)
        come_back(draft, room.seat_of(self._token_hash))
        self.gets_seat_back = bool(draft.events)
        presence.note(draft, self._worker, room.audience.seats)
        return draft if draft.events else None

    def happens(self, room: "Room") -> None:
        room.allowance.look_at(room.table)
        room.allowance.spend(coming(self._token_hash))


class NotePresence(Call):
    """Notes who is connected to a worker, and whether its deck is still there."""

    def __init__(self, worker: str, supplies: Supplies, gone: frozenset[str] = frozenset()) -> None:
        self._worker, self._supplies = worker, supplies
        self._gone = gone
        """Other workers, that have died."""

    def deck_needed(self, table: Table) -> str | None:
        return table.options.deck

    def decide(self, room: "Room") -> Draft | None:
        draft = Draft(room.table)
        presence.note_gone(draft, self._gone)
        presence.note(draft, self._worker, room.audience.seats)
        lobby.provide(draft, self._supplies)
        return draft if draft.events else None


def answer_key(token_hash: str, move_id: MoveId | None) -> str | None:
    """What the answer to a move is remembered under; nothing is under an id that is none."""
    if move_id is None or len(move_id) > LONGEST_ID:
        return None
    return f"{token_hash[:16]}:{move_id}"
