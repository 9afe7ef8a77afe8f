"""What a bus must do; ``reverie.testing.buses`` holds the suite that every bus must pass.

A bus is quick and may lose things; the store is the truth. Whoever may have missed something is
told so, and reads the store.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Raw, Struct

from reverie.games.moves import MoveId
from reverie.tables.news import AnyNews
from reverie.tables.store.base import Refusal
from reverie.tables.talk import Line


class Asked(Struct, frozen=True):
    """Whose move it was: the hash of their token, and their id of the move."""

    token_hash: str
    id: MoveId


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """A change as it was stored. Who has the version before it needs no more."""

    code: str
    version: int
    change: Raw
    asked: Asked | None = None
    at: float | None = None
    """When it was told, by the clock that all workers share."""
    trace: str | None = None


class Declined(Struct, frozen=True, tag="declined"):
    """The answer to a move that was refused and may be repeated, perhaps elsewhere."""

    code: str
    key: str
    refusal: Refusal


class Said(Struct, frozen=True, tag="said"):
    """Lines of chat: what somebody says, or all that was said where a worker has asked."""

    code: str
    lines: tuple[Line, ...]


class Recall(Struct, frozen=True, tag="recall"):
    """Whoever knows what was said at this table is asked to say it again."""

    code: str


class Noticed(Struct, frozen=True, tag="noticed"):
    """Something to see at a table that has not changed: somebody looks on, a bot is glad."""

    code: str
    news: tuple[AnyNews, ...]


class Watching(Struct, frozen=True, tag="watching"):
    """Somebody looks on, and says who they are."""

    code: str
    watcher: str
    name: str


class Invited(Struct, frozen=True, tag="invited"):
    """The host offers a watcher a seat, whichever worker they look on through."""

    code: str
    watcher: str


class StaysWatching(Struct, frozen=True, tag="stays_watching"):
    """A watcher was offered a seat, and would rather watch."""

    code: str
    watcher: str
    name: str


class Announced(Struct, frozen=True, tag="announced"):
    """There is another announcement, or none any more: the store knows."""

    code: str = ""


OfWatchers = Watching | Invited | StaysWatching
Message = Moved | Declined | Said | Recall | Noticed | OfWatchers | Announced


class Missed(Struct, frozen=True):
    """Something may have been said about these tables that nobody here has heard."""

    codes: tuple[str, ...] | None
    """None for all."""


Heard = Message | Missed
Hear = Callable[[Heard], None]


class Bus(Protocol):
    is_shared: bool
    """Whether there may be other workers."""

    @property
    def is_connected(self) -> bool: ...

    @property
    def lost(self) -> int:
        """How many messages there was no room for."""

    @property
    def waiting(self) -> int:
        """How many are still to be sent."""

    async def open(self, hear: Hear) -> None:
        """Returns at once, also where there is nobody to connect to yet."""

    async def close(self) -> None:
        """What was published before is sent, as far as there is somebody to send it to."""

    def publish(self, message: Message) -> None:
        """Tells all the other workers that attend to its table, and all of them what is about no
        table. Never waits: what there is no room for is lost."""

    def attend(self, code: str) -> None:
        """From now on hears of this table. Once that is so, what was said before counts as
        missed."""

    def leave(self, code: str) -> None:
        """Hears no more of this table."""
