"""The decks and words of this server."""

from reverie.bots.mind import Knowledge, knows
from reverie.decks.deck import Deck
from reverie.decks.library import Library
from reverie.decks.words import discovery_cards, word_cards
from reverie.tables.shelf import WordCards


class ServerShelf:
    def __init__(self, library: Library) -> None:
        self._library = library

    def cards(self, deck: str) -> tuple[str, ...]:
        return self._library.cards(deck)

    def bots_know(self, deck: str) -> Knowledge:
        try:
            cards = tuple(self._library.find(deck).values())
        except LookupError:
            return "blind"
        return knows(Deck("all", "All", cards))

    def word_cards(self, language: str) -> WordCards:
        return word_cards(language)

    def discovery_cards(self, language: str) -> WordCards:
        return discovery_cards(language)
