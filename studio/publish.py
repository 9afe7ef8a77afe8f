"""Makes the built-in deck of the masters and their words: python publish.py FOLDER

Runs in the project's own environment, since pictures and manifest are made as for any deck.
"""

import json
import sys
from base64 import b32encode
from hashlib import sha256
from pathlib import Path

from reverie.decks.deck import WIDTHS, Card, Deck, Images, encode
from reverie.decks.limits import Limits
from reverie.decks.rendition import Rendition, render

HERE = Path(__file__).parent
BACK = "back"
ARTIST = "Reverie"
LICENCE = "CC BY 4.0"


def main() -> None:
    folder = Path(sys.argv[1])
    masters = {path.stem: path for path in sorted((HERE / "masters").glob("*.png"))}
    words = {path.stem: json.loads(path.read_text()) for path in sorted((HERE / "words").glob("*.json"))}
    if lacking := sorted(masters.keys() - words.keys() - {BACK}):
        sys.exit(f"No words for {', '.join(lacking)}.")
    folder.mkdir(parents=True, exist_ok=True)
    press = Press(folder)
    cards = [press.card(masters[name], told) for name, told in words.items() if name in masters]
    back = press.images(BACK, press.render(masters[BACK])) if BACK in masters else None
    deck = Deck("dreams", "Dreams", tuple(sorted(cards, key=lambda card: card.id)), listed=True, back=back)
    (folder / "manifest.json").write_bytes(encode(deck))
    press.sweep()
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"{len(cards)} cards, {total / 1e6:.1f} MB")


class Press:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._written: set[str] = set()

    def card(self, master: Path, told: dict) -> Card:
        rendition = self.render(master)
        card = opaque(master.stem)
        return Card(
            id=card,
            images=self.images(card, rendition),
            title=told["title"],
            description=told["description"],
            alt=told["alt"],
            elements={element: tuple(minds) for element, minds in told["elements"].items()},
            tags=tuple(told["themes"]),
            palette=rendition.palette,
            placeholder=rendition.placeholder,
            artist=ARTIST,
            licence=LICENCE,
        )

    def render(self, master: Path) -> Rendition:
        return render(master.read_bytes(), master.name, Limits())

    def images(self, card: str, rendition: Rendition) -> Images:
        """Named by content: browsers keep what is under a name for ever."""
        names = []
        for width, image in zip(WIDTHS, rendition.images, strict=True):
            name = f"{card}-{width}-{sha256(image).hexdigest()[:8]}.webp"
            (self._folder / name).write_bytes(image)
            names.append(name)
        self._written.update(names)
        return Images(*names)

    def sweep(self) -> None:
        for path in self._folder.glob("*.webp"):
            if path.name not in self._written:
                path.unlink()


def opaque(name: str) -> str:
    """An id that stays the same and tells nothing about the picture."""
    return b32encode(sha256(f"dreams/{name}".encode()).digest())[:10].decode().lower()


main()
