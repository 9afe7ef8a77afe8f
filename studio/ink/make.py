"""Draws cards: python -m studio.ink.make NAME… [--preview] | --all | --sheet [NAMES] | --list

Into studio/ink/out: NAME.png (1000 x 1500) and NAME-120.png; contact.png for a sheet. A preview leaves out hatching.
"""

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
OUT = Path(__file__).parent / "out"


def draw(name: str, quick: bool) -> Path:
    from PIL import Image

    from .registry import CARDS, paint

    begun = time.process_time()
    image = Image.fromarray(paint(CARDS[name], quick).render())
    OUT.mkdir(exist_ok=True)
    target = OUT / (f"{name}-preview.png" if quick else f"{name}.png")
    image.save(target)
    image.resize((120, 180), Image.LANCZOS).save(OUT / f"{name}-120.png")
    print(f"{target}  {time.process_time() - begun:.1f} s", flush=True)
    return target


def contact(names: list[str], width=260, columns=6) -> Path:
    from PIL import Image, ImageDraw

    found = [(n, OUT / f"{n}.png") for n in names if (OUT / f"{n}.png").exists()]
    rows = -(-len(found) // columns)
    height = width * 3 // 2
    sheet = Image.new("RGB", (columns * (width + 12) + 12, rows * (height + 30) + 12), "#e9e4da")
    pen = ImageDraw.Draw(sheet)
    for i, (name, path) in enumerate(found):
        x, y = 12 + i % columns * (width + 12), 12 + i // columns * (height + 30)
        sheet.paste(Image.open(path).convert("RGB").resize((width, height), Image.LANCZOS), (x, y))
        pen.text((x, y + height + 4), name, "#332c28")
    target = OUT / "contact.png"
    sheet.save(target)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m studio.ink.make", description="Draws cards in pen, ink and watercolour.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--preview", action="store_true", help="without hatching, for composing")
    parser.add_argument("--all", action="store_true", help="every card that is not drawn yet")
    parser.add_argument("--sheet", action="store_true", help="a contact sheet of what is drawn")
    parser.add_argument("--list", action="store_true", help="the names of all cards")
    given = parser.parse_args()
    from .registry import load

    cards = load()
    if unknown := [n for n in given.names if n not in cards]:
        sys.exit(f"No card is called {', '.join(unknown)}.")
    if given.list:
        print("\n".join(sorted(cards)))
    elif given.sheet:
        print(contact(given.names or sorted(cards)))
    else:
        for name in given.names or (sorted(n for n in cards if not (OUT / f"{n}.png").exists()) if given.all else []):
            draw(name, given.preview)


if __name__ == "__main__":
    main()
