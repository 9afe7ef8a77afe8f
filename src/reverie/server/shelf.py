"""The decks and words of this server."""

from reverie.decks.words import discovery_cards, word_cards
from reverie.tables.shelf import WordCards

BUILT_IN = {"dreams": tuple(f"c{number}" for number in range(1, 85))}


class ServerShelf:
    def cards(self, deck: str) -> tuple[str, ...]:
        return BUILT_IN[deck]

    def word_cards(self, language: str) -> WordCards:
        return word_cards(language)

    def discovery_cards(self, language: str) -> WordCards:
        return discovery_cards(language)
