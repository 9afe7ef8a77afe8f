"""The decks that come with the program: folders beside this file with a manifest and images."""

from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from reverie.decks.deck import Deck, decode
from reverie.decks.storage import MANIFEST, VECTORS

FOLDER = Path(__file__).parent


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
    cards = tuple(card for card in deck.cards if there.issuperset(card.images.names))
    back = deck.back if deck.back and there.issuperset(deck.back.names) else None
    pictures = (*(card.images for card in cards), *((back,) if back else ()))
    images = frozenset(name for images in pictures for name in images.names)
    return BuiltIn(replace(deck, cards=cards, owner=None, listed=True, back=back), folder, images)
