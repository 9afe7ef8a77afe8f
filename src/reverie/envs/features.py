"""What an agent may be shown of the cards besides their numbers: embeddings, captions, pixels."""

from functools import cache
from typing import Any, Literal, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from reverie.bots.cards import read_cards
from reverie.bots.vectors import gist, unpack
from reverie.bots.wording import normalised
from reverie.decks import built_in
from reverie.decks.deck import alt
from reverie.envs.boxes import deck_cards
from reverie.envs.rendering import picture

Kind = Literal["embeddings", "captions", "pixels"]
KINDS: tuple[Kind, ...] = ("embeddings", "captions", "pixels")
WIDTH, HEIGHT = 64, 96
LONGEST = 2000


class Features(Protocol):
    kind: Kind

    def space(self, places: int) -> gymnasium.Space[Any]: ...

    def look(self, cards: list[int]) -> Any:
        """What is seen of these cards; of number -1 nothing."""


def of(kind: str, deck: str, language: str) -> Features:
    match kind:
        case "embeddings":
            return Arrays("embeddings", embeddings(deck), -1, 1)
        case "pixels":
            return Arrays("pixels", pixels(deck), 0, 255)
        case "captions":
            return Captions(captions(deck, language))
        case _:
            raise ValueError(f"Cards are shown as {', '.join(KINDS)}, not as {kind!r}.")


class Arrays:
    def __init__(self, kind: Kind, table: NDArray[Any], low: float, high: float) -> None:
        self.kind = kind
        # The row of -1 is the last one.
        self._table = np.concatenate((table, np.zeros_like(table[:1])))
        self._low, self._high = low, high

    def space(self, places: int) -> spaces.Box:
        shape, kind = (places, *self._table.shape[1:]), self._table.dtype.type
        return spaces.Box(self._low, self._high, shape, kind)

    def look(self, cards: list[int]) -> NDArray[Any]:
        seen: NDArray[Any] = self._table[cards]
        return seen


class Captions:
    kind: Kind = "captions"

    def __init__(self, texts: tuple[str, ...]) -> None:
        self._texts = (*texts, "")
        self._letters = "".join(sorted(set("".join(texts)))) or " "

    def space(self, places: int) -> spaces.Tuple[Any]:
        text = spaces.Text(LONGEST, min_length=0, charset=self._letters)
        return spaces.Tuple([text] * places)

    def look(self, cards: list[int]) -> tuple[str, ...]:
        return tuple(self._texts[card] for card in cards)


@cache
def captions(deck: str, language: str = "en") -> tuple[str, ...]:
    """What is to be seen on every card of a deck."""
    return tuple(alt(card, language)[:LONGEST] for card in deck_cards(deck))


@cache
def pixels(deck: str) -> NDArray[np.uint8]:
    """Every card of a deck, small."""
    pictures = [picture(card.id, WIDTH, HEIGHT) for card in deck_cards(deck)]
    return np.stack([np.asarray(one) for one in pictures])


@cache
def embeddings(deck: str) -> NDArray[np.float32]:
    """The sentence encoder's vector of every card's description, of length 1, as shipped."""
    shelf = built_in.load(built_in.FOLDER)[deck]
    shipped = unpack(shelf.vectors() or b"")
    rows = np.frombuffer(shipped.values, np.int8).reshape(len(shipped.texts), -1)
    places = {text: place for place, text in enumerate(shipped.texts)}
    meanings = [text.meaning for text in read_cards(deck_cards(deck), "en").values()]
    table = rows[[places[normalised(gist(meaning))] for meaning in meanings]].astype(np.float32)
    unit: NDArray[np.float32] = table / np.linalg.norm(table, axis=1, keepdims=True)
    return unit
