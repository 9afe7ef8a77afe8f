"""The cards that are played with: a built-in deck, an imported one, or several together."""

from functools import cache, cached_property

from reverie.arena.spec import BadSpec
from reverie.bots.cards import Cards as CardTexts
from reverie.bots.cards import read_cards
from reverie.client.cards import Card, Cards
from reverie.decks.deck import alt
from reverie.decks.library import Library
from reverie.decks.opening import DEFAULT_FOLDER, open_storage
from reverie.games.errors import GameError


class Shelf:
    def __init__(self, deck: str, folder: str) -> None:
        self._library = Library(open_storage(folder))
        self._parts = self._library.parts(deck)
        self._cards = self._library.find(deck)
        self._texts: dict[str, CardTexts] = {}
        self._shown: dict[str, Cards] = {}

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(self._cards)

    @cached_property
    def vectors(self) -> tuple[bytes, ...]:
        """What bots have read of the decks."""
        return tuple(self._library.vectors(part) or b"" for part in self._parts)

    def texts(self, language: str) -> CardTexts:
        if language not in self._texts:
            self._texts[language] = read_cards(self._cards.values(), language)
        return self._texts[language]

    def shown(self, language: str) -> Cards:
        """As a bot is shown them, with their pictures."""
        if language not in self._shown:
            cards = []
            for card in self._cards.values():
                names = sorted(card.images.names, key=lambda name: int(name.rsplit("-", 2)[1]))
                cards.append(Card(card.id, names[-1], names[0], alt(card, language), card.tags))
            self._shown[language] = Cards(tuple(cards), self._picture)
        return self._shown[language]

    def _picture(self, name: str) -> bytes:
        found = (self._library.image(part, name) for part in self._parts)
        return next((body for body in found if body), b"")


@cache
def shelf(deck: str, folder: str = DEFAULT_FOLDER) -> Shelf:
    """Raises BadSpec where there is no such deck."""
    try:
        return Shelf(deck, folder)
    except GameError as error:
        raise BadSpec(f"{deck}: {error.message}") from None
