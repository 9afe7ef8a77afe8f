"""What a table takes its cards and words from."""

from typing import Protocol

WordCards = tuple[tuple[str, str], ...]


class Shelf(Protocol):
    async def prepare(self, deck: str) -> None:
        """Reads what is to be known of a deck, so that nothing after it has to wait for a disk."""

    def cards(self, deck: str) -> tuple[str, ...]:
        """The ids of a deck's cards; raises LookupError where there is no such deck."""

    def word_cards(self, language: str) -> WordCards: ...

    def discovery_cards(self, language: str) -> WordCards: ...
