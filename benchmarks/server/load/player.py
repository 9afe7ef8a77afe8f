"""Somebody at a table: what they must do to sit down, and how they talk to a server."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from msgspec import Struct, field

CLUES = ("Once upon a time", "Nobody is home", "It was like this when I came", "Soon")
CROSSES = (3, 7)


class Offer(Struct):
    """An entry of ``can``; the peers' games offer the same."""

    type: str
    choices: tuple[int | str, ...] = field(name="from", default=())
    min: int = 1
    max: int = 1
    all: bool = False


class Seen(Struct):
    """What the load needs of a view."""

    version: int
    can: tuple[Offer, ...]


class Refused(Exception):
    """A server refused what it had offered."""


class Player(Protocol):
    url: str
    text: bool
    """Whether messages are text frames."""
    send: Callable[[bytes], None]

    def connected(self) -> None:
        """The socket is open."""

    def read(self, message: bytes) -> Seen | None:
        """The view in a message, if there is one."""

    def write(self, offer: Offer, seen: Seen, chance: Random) -> bytes:
        """A move within an offer."""


class Dialect(Protocol):
    """How tables are opened and players talk at one server."""

    async def open_table(self, number: int) -> list[Player]: ...


LEADING_ON = {"mark", "pass_pen", "show", "tell", "give", "vote", "continue", "rematch"}


def best_offer(seen: Seen) -> Offer | None:
    """The last of those that lead on: where the pen can be passed the slate has been marked."""
    for offer in reversed(seen.can):
        if offer.type in LEADING_ON:
            return offer
    return None


def pick(offer: Offer, chance: Random) -> Any:
    return chance.choice(offer.choices)


def pick_some(offer: Offer, chance: Random) -> list[Any]:
    return chance.sample(offer.choices, chance.randint(offer.min, offer.max))
