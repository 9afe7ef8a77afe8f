"""Taking all imported decks from one storage to another."""

from collections.abc import Callable, Iterator

from reverie.decks.deck import Deck, decode
from reverie.decks.errors import DeckError
from reverie.decks.storage import MANIFEST, VECTORS, Storage


class NotTheSame(DeckError):
    def __init__(self, deck: str, name: str) -> None:
        super().__init__("internal", f"{name} of the deck {deck} is not what was written.")


def copy_decks(source: Storage, target: Storage, progress: Callable[[int, int], None]) -> int:
    """How many there were to copy. What is there already stays: so the same call goes on."""
    there = target.decks()
    missing = [deck for deck in source.decks() if deck not in there]
    for number, deck in enumerate(missing):
        progress(number, len(missing))
        _copy(deck, source, target)
    progress(len(missing), len(missing))
    return len(missing)


def _copy(deck: str, source: Storage, target: Storage) -> None:
    manifest = source.read(deck, MANIFEST)
    if manifest is None:  # removed meanwhile
        return
    with target.workspace() as folder:
        place = folder / "deck"
        place.mkdir()
        for name in (MANIFEST, VECTORS, *_images(decode(manifest))):
            if (data := source.read(deck, name)) is not None:
                (place / name).write_bytes(data)
        names = [file.name for file in place.iterdir()]
        target.adopt(deck, place)
    for name in names:
        if target.read(deck, name) != source.read(deck, name):
            target.remove(deck)
            raise NotTheSame(deck, name)


def _images(deck: Deck) -> Iterator[str]:
    for images in (*(card.images for card in deck.cards), *([deck.back] if deck.back else [])):
        yield from images.names
