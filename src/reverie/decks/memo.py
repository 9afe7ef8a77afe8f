"""Decks that were read lately."""

from collections import OrderedDict
from threading import Lock

from reverie.decks.deck import Deck
from reverie.decks.storage import Stamp

MOST_CARDS = 10_000
"""Of all these decks together: some 20 MB."""


class Memo:
    """A deck is known for as long as its manifest has the same stamp, and there is room."""

    def __init__(self, most: int = MOST_CARDS) -> None:
        self._most = most
        self._cards = 0
        self._kept: OrderedDict[str, tuple[Stamp, Deck]] = OrderedDict()
        self._lock = Lock()

    def get(self, deck_id: str, stamp: Stamp) -> Deck | None:
        with self._lock:
            known, deck = self._kept.get(deck_id, (None, None))
            if known != stamp:
                return None
            self._kept.move_to_end(deck_id)
            return deck

    def keep(self, deck_id: str, stamp: Stamp, deck: Deck) -> None:
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
