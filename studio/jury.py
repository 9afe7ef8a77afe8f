"""Has a deck judged by people who know nothing of it: python jury.py pile DECK … and python jury.py tally DECK …

A pile is a folder of pictures under numbers, in an order of its own for each judge: the cards of the deck, and hidden
among them some of the measure, cards whose mean is known in the eyes that set the aim. Judges look at the measure's other
cards first. A judge who gives the hidden ones less than they are known for is severe by that much, or mild: the deck's
mean is carried over by the difference, whichever way it goes. Both are told, the bare mean and the one carried over.
"""

import argparse
import json
import random
from collections.abc import Iterable
from pathlib import Path
from statistics import mean
from typing import Any

from PIL import Image

ASKED = ("craft", "story", "difference")
FULL, HAND = (800, 1200), (120, 180)
FORMS = (".png", ".webp")
SHOWN = HIDDEN = 20
KNOWN = {"craft": 6.0, "story": 6.5, "difference": 6.6}
"""Dreams before it was mended, as whoever set the aim scored all 84 of it."""

Marks = dict[str, float]
Sheet = dict[str, dict[str, Any]]
"""What one judge gave, or what all gave together: by card the marks, and what would raise them most."""
Key = dict[str, str]
"""What is under a number: deck/NAME, measure/NAME, or the name of another folder and NAME."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="jury.py", description="Has a deck judged by people who know nothing of it.")
    does = parser.add_subparsers(dest="does", required=True)
    pile = does.add_parser("pile", help="lay out the pictures for one judge")
    pile.add_argument("deck", type=Path, help="folder of the deck's pictures")
    pile.add_argument("--measure", type=Path, required=True, help="folder of the cards whose mean is known")
    pile.add_argument("--beside", type=Path, nargs="*", default=[], help="folders of other pictures to hide in the pile")
    pile.add_argument("--seed", type=int, required=True, help="the judge's own order; the lot of the measure is the same for all")
    pile.add_argument("--to", type=Path, required=True)
    tally = does.add_parser("tally", help="reckon what judges gave")
    tally.add_argument("judges", type=Path, nargs="+", help="folders of piles, each with the judge's scores.json")
    tally.add_argument("--to", type=Path, help="file for the scores of the deck's cards")
    given = parser.parse_args()
    if given.does == "pile":
        lay(given)
    else:
        told, cards = reckon([read(folder) for folder in given.judges])
        print("\n".join(told))
        if given.to:
            given.to.write_text(json.dumps(cards, ensure_ascii=False, indent=1) + "\n")


def lay(given: argparse.Namespace) -> None:
    shown, hidden = lots(pictures(given.measure))
    deck = {f"deck/{name}": path for name, path in pictures(given.deck).items() if name != "back"}
    others = {f"{folder.name}/{name}": path for folder in given.beside for name, path in pictures(folder).items()}
    measure = {f"measure/{name}": path for name, path in hidden.items()}
    key = numbered([*deck, *measure, *others], given.seed)
    paths = deck | measure | others
    for folder in ("shown", "pile"):
        (given.to / folder).mkdir(parents=True, exist_ok=True)
    for name, path in shown.items():
        picture(path).save(given.to / "shown" / f"{name}.png")
    for number, card in key.items():
        image = picture(paths[card])
        image.save(given.to / "pile" / f"{number}.png")
        image.resize(HAND, Image.Resampling.LANCZOS).save(given.to / "pile" / f"{number}-small.png")
    key_of(given.to).write_text(json.dumps(key, indent=1) + "\n")
    print(f"{len(shown)} shown, {len(key)} in the pile, {len(hidden)} of them of the measure")


def pictures(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder.iterdir()) if path.suffix in FORMS and not path.stem.endswith("-120")}


def picture(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGB").resize(FULL, Image.Resampling.LANCZOS)


def lots(measure: dict[str, Path]) -> tuple[dict[str, Path], dict[str, Path]]:
    """Which cards of the measure are shown first, and which are hidden in the pile: the same for every judge."""
    drawn = random.Random("measure").sample(sorted(measure), SHOWN + HIDDEN)
    return {name: measure[name] for name in drawn[:SHOWN]}, {name: measure[name] for name in drawn[SHOWN:]}


def numbered(cards: Iterable[str], seed: int) -> Key:
    order = sorted(cards)
    random.Random(seed).shuffle(order)
    return {f"{number:03}": card for number, card in enumerate(order, 1)}


def key_of(folder: Path) -> Path:
    """Beside what the judge sees, not in it."""
    return folder.with_name(f"{folder.name}.key.json")


def read(folder: Path) -> Sheet:
    key = json.loads(key_of(folder).read_text())
    given = json.loads((folder / "scores.json").read_text())
    if lacking := sorted(key.keys() - given.keys()):
        raise SystemExit(f"{folder}: no score for {', '.join(lacking)}.")
    return {card: given[number] for number, card in key.items()}


def means(sheets: Iterable[Sheet], kind: str) -> Marks:
    rows = [marks for sheet in sheets for card, marks in sheet.items() if card.startswith(f"{kind}/")]
    return {asked: mean(row[asked] for row in rows) for asked in ASKED}


def carried(bare: Marks, hidden: Marks) -> Marks:
    return {asked: bare[asked] + KNOWN[asked] - hidden[asked] for asked in ASKED}


def reckon(sheets: list[Sheet]) -> tuple[list[str], Sheet]:
    """The lines to read, and each card of the deck with the mean of its judges."""
    kinds = sorted({card.split("/")[0] for sheet in sheets for card in sheet})
    told = [line(kind, means(sheets, kind)) for kind in kinds]
    told.append(line("deck, carried over", carried(means(sheets, "deck"), means(sheets, "measure"))))
    for number, sheet in enumerate(sheets, 1):
        told.append(line(f"judge {number}: deck", means([sheet], "deck")))
        told.append(line(f"judge {number}: measure", means([sheet], "measure")))
    cards = {card.removeprefix("deck/"): together([sheet[card] for sheet in sheets]) for card in sorted(sheets[0]) if card.startswith("deck/")}
    for asked in ASKED:
        least = sorted(cards, key=lambda name: cards[name][asked])[:5]
        told.append(f"least in {asked}: " + ", ".join(f"{name} {cards[name][asked]:.2f}" for name in least))
    return told, cards


def together(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {asked: mean(row[asked] for row in rows) for asked in ASKED} | {"mend": [row["mend"] for row in rows]}


def line(name: str, marks: Marks) -> str:
    return f"{name}: " + ", ".join(f"{asked} {marks[asked]:.2f}" for asked in ASKED)


if __name__ == "__main__":
    main()
