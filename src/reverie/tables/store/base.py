"""What a store must do; ``reverie.testing.stores`` holds the suite that every store must pass."""

from asyncio import Future
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Protocol, cast

from msgspec import Raw, Struct

from reverie.games.errors import Code, GameError
from reverie.tables.table import Status

if TYPE_CHECKING:
    from reverie.tables.store.whole import Whole

MOST_REMEMBERED = 1000
"""A repeated move is known by its id so many changes of its table later, and a table holds so many
refusals."""
MOST_REFUSED_BYTES = 128 * 1024
"""All refusals of a table together, with the keys of their moves."""


SNAPSHOTS_KEPT = 10
"""Of a table: from one of them on, whatever is remembered is found after few changes."""


class Conflict(Exception):
    """Somebody else has written this version."""


class Unsure(ConnectionError):
    """The store did not answer. What was asked of it last may have happened or not."""


class CannotOpen(Exception):
    """Why a store cannot be opened, in a few words for whoever runs it."""


class Saved(Struct, frozen=True):
    """A change as it is stored."""

    code: str
    version: int
    body: Raw
    """The change in JSON."""
    at: float
    key: str | None = None
    listing: "Listing | None" = None
    """What the store looks tables up by, where this change alters it."""


class Listing(Struct, frozen=True):
    status: Status
    public: bool
    deadline: float | None


class Refusal(Struct, frozen=True):
    """The answer to a move that was refused and may be repeated."""

    code: str
    message: str
    suggestion: str | None = None

    @property
    def error(self) -> GameError:
        return GameError(cast("Code", self.code), self.message, self.suggestion)


def weight(key: str, refusal: Refusal) -> int:
    """What a refusal counts for, in bytes."""
    texts = (key, refusal.code, refusal.message, refusal.suggestion or "")
    return sum(len(text.encode()) for text in texts)


class Stored(Struct, frozen=True):
    """All that is needed to go on with a table."""

    snapshot: bytes | None
    changes: tuple[bytes, ...]
    """Those after the snapshot, oldest first."""
    answers: dict[str, int]
    """The version that each repeatable move led to, of the last changes, oldest first."""
    refusals: dict[str, Refusal]


class Past(Struct, frozen=True):
    snapshot: bytes | None
    changes: tuple[bytes, ...]
    """Those after the snapshot, oldest first."""


class Overview(Struct, frozen=True):
    """What a store knows of a table without reading it."""

    code: str
    status: Status
    public: bool
    version: int
    opened: float
    at: float
    """When it changed last."""


class Lease(Struct, frozen=True):
    """Something that is somebody's for a while."""

    name: str
    holder: str


IsUsed = Callable[[str], bool]


def nobody_uses(_code: str) -> bool:
    return False


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None:
        """Everything that was asked for before is stored when this returns."""

    def append(self, saved: Saved) -> Future[None]:
        """Done when the change is durable; with Conflict where the version is taken."""

    async def refuse(
        self, code: str, key: str, refusal: Refusal, version: int | None = None
    ) -> Refusal:
        """Remembers the first refusal under this key, as far as there is room, and says which that
        is. Raises Conflict where the table is at another version than it was decided by."""

    async def snapshot(self, code: str, version: int, body: bytes) -> None:
        """A state from which reading may start; some of a table are kept."""

    async def load(self, code: str) -> Stored | None: ...

    async def past(self, code: str, version: int) -> Past:
        """How a table came to be as it was, from the last snapshot before that on."""

    async def changes(
        self, code: str, upto: int | None = None, after: int = 0
    ) -> tuple[bytes, ...]:
        """All changes, or those up to a version, or those after one."""

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """The last versions of many tables; of those that are not here, none."""

    async def public(self, most: int, since: float) -> tuple[str, ...]:
        """The codes of the public tables in the lobby that have changed since, newest first."""

    async def due(self, now: float) -> tuple[str, ...]:
        """The codes of the tables whose deadline has passed."""

    async def deadlines(self) -> dict[str, float]:
        """The codes of the tables that have a deadline, passed or not, and when it is."""

    async def count(self) -> dict[Status, int]: ...

    async def now(self) -> float:
        """The time by the clock that leases end by."""

    async def probe(self) -> None:
        """Writes something that changes nothing; raises where that cannot be."""

    async def archive(
        self, status: Status, idle_since: float, now: float, is_used: IsUsed = nobody_uses
    ) -> tuple[str, ...]:
        """Packs away the tables with this status that have not changed since and are not used."""

    async def put_away(self, code: str, now: float) -> bool:
        """Packs away one table, whoever uses it; whether it was here."""

    async def overview(self, most: int, status: Status | None = None) -> tuple[Overview, ...]:
        """The tables that changed last, newest first."""

    async def codes(self) -> tuple[str, ...]:
        """Of all tables, those that were packed away included."""

    async def archived(self, code: str) -> tuple[bytes, ...]:
        """All changes of a table that was packed away; of several with this code, the last."""

    async def forget(self, archived_before: float) -> None:
        """Removes what was packed away long ago, and leases that ended long ago. Where whole months
        are removed at a time, something may stay for a month longer."""

    async def acquire(self, name: str, holder: str, seconds: float, most: int = 1) -> bool:
        """Whether it is the holder's from now on, or still: one of so many who may have it.

        Leases end by the clock of the database, whatever a worker's says. A worker that plays for
        the bots of a table, or lives, holds one alone; the tables of an address share fifty."""

    async def renew(self, holders: Collection[str], seconds: float) -> frozenset[Lease]:
        """All that these hold is theirs for so long from now; what had ended stays so."""

    async def release(self, name: str, holder: str) -> None:
        """It is free; nothing happens where it is another's by now."""

    async def leases(self, prefix: str = "") -> frozenset[Lease]:
        """Who holds what, of the names that begin so."""

    async def whole(self, code: str) -> "Whole":
        """All that is kept of a table, or of nothing nothing, to take it to another store."""

    async def restore(self, whole: "Whole") -> None:
        """Puts a table here as it was elsewhere, in place of what is here of it."""

    async def copying(self) -> str | None:
        """Where what is here is being copied from, while that is not finished."""

    async def set_copying(self, source: str | None) -> None: ...
