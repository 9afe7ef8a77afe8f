"""The cards of a deck: what is told of them, and their pictures."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct


class Card(Struct, frozen=True):
    id: str
    image: str
    """The path of its picture on the server."""
    thumb: str
    alt: str = ""
    """What is to be seen, in the language that was asked for."""
    tags: tuple[str, ...] = ()


class Listed(Struct, frozen=True):
    deck: str
    cards: tuple[Card, ...]


class Cards(Mapping[str, Card]):
    """Cards by their ids; a picture is fetched when it is first looked at."""

    def __init__(self, cards: tuple[Card, ...], get: Callable[[str], bytes]) -> None:
        self._cards = {card.id: card for card in cards}
        self._get = get
        self._pictures: dict[str, bytes] = {}

    def __getitem__(self, card: str) -> Card:
        return self._cards[card]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def picture(self, card: str, *, small: bool = True) -> bytes:
        """The picture as WebP."""
        path = self[card].thumb if small else self[card].image
        if path not in self._pictures:
            self._pictures[path] = self._get(path)
        return self._pictures[path]
