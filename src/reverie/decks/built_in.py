"""The decks that come with the program: folders beside this file with a manifest and images."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from reverie.decks.deck import Card, Deck, decode
from reverie.decks.storage import MANIFEST, VECTORS
from reverie.languages import LANGUAGES, read

FOLDER = Path(__file__).parent
Kind = Literal["title", "description", "alt"]


@dataclass(frozen=True, slots=True)
class BuiltIn:
    deck: Deck
    folder: Path
    images: frozenset[str]

    def read(self, name: str) -> bytes | None:
        """Only what the manifest names: nothing else in the folder can be asked for."""
        return (self.folder / name).read_bytes() if name in self.images else None

    def vectors(self) -> bytes | None:
        file = self.folder / VECTORS
        return file.read_bytes() if file.is_file() else None

    def keep_vectors(self, vectors: bytes) -> None:
        """For whoever makes the deck."""
        (self.folder / VECTORS).write_bytes(vectors)


def load(folder: Path) -> dict[str, BuiltIn]:
    """The decks by their ids; cards without images and decks without cards are left out."""
    decks = (_load(path.parent) for path in sorted(folder.glob(f"*/{MANIFEST}")))
    return {found.deck.deck: found for found in decks if found.deck.cards}


def _load(folder: Path) -> BuiltIn:
    deck = decode((folder / MANIFEST).read_bytes())
    there = {path.name for path in folder.glob("*.webp")}
    whole = (card for card in deck.cards if there.issuperset(card.images.names))
    cards = tuple(_translated(card) for card in whole)
    back = deck.back if deck.back and there.issuperset(deck.back.names) else None
    pictures = (*(card.images for card in cards), *((back,) if back else ()))
    images = frozenset(name for images in pictures for name in images.names)
    return BuiltIn(replace(deck, cards=cards, owner=None, listed=True, back=back), folder, images)


def _translated(card: Card) -> Card:
    """With the texts of languages that have come since the manifest was written."""
    for language in LANGUAGES:
        texts = _cards_in(language).get(card.id, {})
        if texts:
            kinds = {kind: getattr(card, kind) | {language: text} for kind, text in texts.items()}
            card = replace(card, **kinds)
    return card


@cache
def _cards_in(language: str) -> dict[str, dict[Kind, str]]:
    return read(language, "cards", dict[Kind, str])
