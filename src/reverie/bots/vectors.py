"""Vectors of texts as they are shipped with a deck: half-precision numbers, by text."""

from collections.abc import Sequence

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
    """One row of half-precision numbers for each text."""


def pack(vectors: Vectors) -> bytes:
    return msgspec.msgpack.encode(vectors)


def unpack(packed: bytes) -> Vectors:
    """Raises msgspec.ValidationError or msgspec.DecodeError where it is none."""
    return msgspec.msgpack.decode(packed, type=Vectors)


def texts_of(meaning: Meaning) -> tuple[str, ...]:
    """Every text of a card that has a vector."""
    names = [element.name for element in meaning.elements]
    ideas = [idea for element in meaning.elements for idea in element.associations]
    texts = (meaning.sentence, meaning.title, *names, *meaning.tags, *ideas)
    return tuple(map(normalised, texts))


def texts_of_all(meanings: Sequence[Meaning]) -> tuple[str, ...]:
    texts = (text for meaning in meanings for text in texts_of(meaning))
    return tuple(sorted({text for text in texts if text}))


def texts_of_deck(deck: Deck) -> tuple[str, ...]:
    return texts_of_all([card.meaning for card in read(deck, "en").values()])
