"""What was read of decks lately."""

from collections import OrderedDict
from collections.abc import Sized
from threading import Lock
from typing import Generic, Protocol, TypeVar

from reverie.decks.storage import Stamp


class HasCards(Protocol):
    @property
    def cards(self) -> Sized: ...


T = TypeVar("T", bound=HasCards)


class Memo(Generic[T]):
    """A deck is known for as long as its manifest has the same stamp, and there is room."""

    def __init__(self, most_cards: int) -> None:
        """So many cards of all the decks together are kept."""
        self._most = most_cards
        self._cards = 0
        self._kept: OrderedDict[str, tuple[Stamp, T]] = OrderedDict()
        self._lock = Lock()

    def get(self, deck_id: str, stamp: Stamp) -> T | None:
        with self._lock:
            known, deck = self._kept.get(deck_id, (None, None))
            if known != stamp:
                return None
            self._kept.move_to_end(deck_id)
            return deck

    def keep(self, deck_id: str, stamp: Stamp, deck: T) -> None:
        """Those that have not been asked for the longest make room."""
        with self._lock:
            if deck_id in self._kept:
                self._drop(deck_id)
            self._kept[deck_id] = (stamp, deck)
            self._cards += len(deck.cards)
            while self._cards > self._most:
                self._drop(next(iter(self._kept)))

    def _drop(self, deck_id: str) -> None:
        _, deck = self._kept.pop(deck_id)
        self._cards -= len(deck.cards)
