"""Makes a built-in deck of its masters and their words: python publish.py DECK [--masters FOLDER] [--to FOLDER]

A card whose master is not in the folder keeps the pictures that it has: mended cards, or only their words, are
delivered by themselves. Runs in the project's own environment, since pictures and manifest are made as for any deck.
"""

import argparse
import json
import sys
from base64 import b32encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PIL import Image
from reverie.decks.deck import WIDTHS, Card, Deck, Images, decode, encode
from reverie.decks.limits import Limits
from reverie.decks.rendition import USUAL, Packing, render
from reverie.decks.storage import MANIFEST

HERE = Path(__file__).parent
DECKS = HERE.parent / "src/reverie/decks"
SHEETS = HERE.parent / "docs"
BACK = "back"
FORMS = (".png", ".webp")
ARTIST = "Reverie"
LICENCE = "CC BY 4.0"
COLUMNS, SMALL, GAP, NIGHT = 12, (132, 198), 8, "#0f132f"


@dataclass(frozen=True)
class Plan:
    """Where a deck comes from, and how its pictures are packed."""

    name: str
    masters: Path
    words: Path
    packing: Packing = USUAL


PLANS = {
    "dreams": Plan("Dreams", HERE / "masters", HERE / "words"),
    # The grain of paper is dear to pack, and hides what packing does.
    "inklings": Plan("Inklings", HERE / "ink/out", HERE / "ink/words", Packing(54, effort=6)),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="publish.py", description="Makes a built-in deck of its masters and their words.")
    parser.add_argument("deck", choices=PLANS)
    parser.add_argument("--masters", type=Path, help="folder of NAME.png or NAME.webp and back.png")
    parser.add_argument("--to", type=Path, help="the deck's folder")
    given = parser.parse_args()
    plan = PLANS[given.deck]
    folder = given.to or DECKS / given.deck
    masters = found(given.masters or plan.masters)
    words = {path.stem: json.loads(path.read_text()) for path in sorted(plan.words.glob("*.json"))}
    folder.mkdir(parents=True, exist_ok=True)
    press = Press(given.deck, plan, folder)
    if lacking := sorted(name for name in words if name not in masters and not press.has(name)):
        sys.exit(f"No picture for {', '.join(lacking)}.")
    cards = [press.card(name, told, masters.get(name)) for name, told in words.items()]
    back = press.back(masters.get(BACK))
    deck = Deck(given.deck, plan.name, tuple(sorted(cards, key=lambda card: card.id)), listed=True, back=back)
    (folder / MANIFEST).write_bytes(encode(deck))
    press.sweep(deck)
    if masters and not given.to:
        sheet(deck, folder).save(SHEETS / f"{deck.deck}.webp", quality=80, method=6)
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"{len(cards)} cards, {sum(name in masters for name in words)} of them from masters, {total / 1e6:.1f} MB")


def found(folder: Path) -> dict[str, Path]:
    """The masters by their names; what else lies there belongs to no card."""
    return {path.stem: path for path in sorted(folder.glob("*")) if path.suffix in FORMS}


def sheet(deck: Deck, folder: Path) -> Image.Image:
    """All cards on one page, for the README."""
    wide, high = (side + GAP for side in SMALL)
    page = Image.new("RGB", (COLUMNS * wide + GAP, -(-len(deck.cards) // COLUMNS) * high + GAP), NIGHT)
    for at, card in enumerate(deck.cards):
        with Image.open(folder / card.images.medium) as image:
            small = image.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
        page.paste(small, (GAP + at % COLUMNS * wide, GAP + at // COLUMNS * high))
    return page


class Press:
    def __init__(self, deck: str, plan: Plan, folder: Path) -> None:
        self._deck = deck
        self._plan = plan
        self._folder = folder
        manifest = folder / MANIFEST
        before = decode(manifest.read_bytes()) if manifest.exists() else None
        self._cards = {card.id: card for card in before.cards} if before else {}
        self._back = before.back if before else None

    def has(self, name: str) -> bool:
        return self._opaque(name) in self._cards

    def card(self, name: str, told: dict, master: Path | None) -> Card:
        card = self._opaque(name)
        images, palette, placeholder = self._printed(card, master) if master else self._kept(card)
        return Card(
            id=card,
            images=images,
            title=told["title"],
            description=told["description"],
            alt=told["alt"],
            elements={element: tuple(minds) for element, minds in told["elements"].items()},
            tags=tuple(told["themes"]),
            palette=palette,
            placeholder=placeholder,
            artist=ARTIST,
            licence=LICENCE,
        )

    def back(self, master: Path | None) -> Images | None:
        return self._printed(BACK, master)[0] if master else self._back

    def sweep(self, deck: Deck) -> None:
        """Away with the pictures that no card names any more."""
        named = {name for card in deck.cards for name in card.images.names} | set(deck.back.names if deck.back else ())
        for path in self._folder.glob("*.webp"):
            if path.name not in named:
                path.unlink()

    def _printed(self, card: str, master: Path) -> tuple[Images, tuple[str, ...], str]:
        """Named by content: browsers keep what is under a name for ever."""
        rendition = render(master.read_bytes(), master.name, Limits(), packing=self._plan.packing)
        names = []
        for width, image in zip(WIDTHS, rendition.images, strict=True):
            name = f"{card}-{width}-{sha256(image).hexdigest()[:8]}.webp"
            (self._folder / name).write_bytes(image)
            names.append(name)
        return Images(*names), rendition.palette, rendition.placeholder

    def _kept(self, card: str) -> tuple[Images, tuple[str, ...], str]:
        before = self._cards[card]
        return before.images, before.palette, before.placeholder

    def _opaque(self, name: str) -> str:
        return opaque(self._deck, name)


def opaque(deck: str, name: str) -> str:
    """The id of a card, which stays the same and tells nothing about the picture."""
    return b32encode(sha256(f"{deck}/{name}".encode()).digest())[:10].decode().lower()


if __name__ == "__main__":
    main()
