"""What the server brings to every table: decks, words, seeds and bots."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from reverie.tables.table import Knowledge

WordCards = tuple[tuple[str, str], ...]


class Shelf(Protocol):
    async def prepare(self, deck: str) -> None:
        """Reads what is to be known of a deck, so that nothing after it has to wait for a disk."""

    def cards(self, deck: str) -> tuple[str, ...]:
        """The ids of a deck's cards; raises LookupError where there is no such deck."""

    def word_cards(self, language: str) -> WordCards: ...

    def discovery_cards(self, language: str) -> WordCards: ...


class CastMember(Protocol):
    """A bot that can come to a table."""

    @property
    def name(self) -> str: ...

    @property
    def face(self) -> str: ...


def no_cast(_seed: str) -> Sequence[CastMember]:
    return ()


def known_well(_deck: str) -> Knowledge:
    return "well"


class Supplies(Struct, frozen=True):
    shelf: Shelf
    new_seed: Callable[[], str]
    open_seeds: bool
    """Whether guests may choose the seed, and so know the piles."""
    cast: Callable[[str], Sequence[CastMember]] = no_cast
    """The bots in the order in which they come, by a seed."""
    bots_know: Callable[[str], Knowledge] = known_well
    """What bots know of the cards of a deck."""
