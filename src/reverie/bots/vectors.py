"""Vectors of texts as they are shipped with a deck: a byte for each number, by text."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from reverie.bots.cards import Meaning, read
from reverie.bots.wording import normalised
from reverie.decks.deck import Deck


class Vectors(Struct, frozen=True):
    model: str
    """What made them. Those of another model mean nothing."""
    texts: tuple[str, ...]
    values: bytes
    """A row of signed bytes for each text; only their ratios count."""


def pack(vectors: Vectors) -> bytes:
    return msgspec.msgpack.encode(vectors)


read_vectors = msgspec.msgpack.Decoder(Vectors).decode


def unpack(packed: bytes) -> Vectors:
    """Raises msgspec.ValidationError or msgspec.DecodeError where it is none."""
    return read_vectors(packed)


def texts_of(meaning: Meaning) -> tuple[str, ...]:
    """Every text of a card that has a vector."""
    names = [element.name for element in meaning.elements]
    ideas = [idea for element in meaning.elements for idea in element.associations]
    texts = (meaning.sentence, meaning.title, *names, *meaning.tags, *ideas)
    return tuple(map(normalised, texts))


def gist(meaning: Meaning) -> str:
    """The whole of a card in one text: its sentence, or all that is in it."""
    names = (element.name for element in meaning.elements)
    return meaning.sentence or " ".join(filter(None, (*names, *meaning.tags, meaning.title)))


def wholes(meaning: Meaning) -> tuple[str, ...]:
    """A card as a whole, in up to three ways: told, by what it brings to mind, by its tags."""
    ideas = (idea for element in meaning.elements for idea in element.associations)
    return tuple(filter(None, (gist(meaning), ", ".join(ideas), ", ".join(meaning.tags))))


@lru_cache(maxsize=4096)
def _all_texts(meaning: Meaning) -> frozenset[str]:
    return frozenset((*texts_of(meaning), *map(normalised, wholes(meaning))))


def texts_of_all(meanings: Sequence[Meaning]) -> tuple[str, ...]:
    texts: frozenset[str] = frozenset().union(*map(_all_texts, meanings))
    return tuple(sorted(texts - {""}))


def texts_of_deck(deck: Deck) -> tuple[str, ...]:
    return texts_of_all([card.meaning for card in read(deck, "en").values()])
