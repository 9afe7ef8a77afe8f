"""A manifest of the deck Dreams for development, read from the briefs of its cards.

The real one is written when the pictures are drawn. Here a card's elements are its hero, its
witness and the small second thing; what they bring to mind is in ``associations.txt``, by noun.
"""

from functools import cache
from pathlib import Path

from reverie.decks.deck import Card, Deck, image_names

BRIEFS = Path(__file__).parents[2] / "studio" / "briefs.md"
ASSOCIATIONS = Path(__file__).with_name("associations.txt")


@cache
def dreams() -> Deck:
    return Deck("dreams-to-come", "Dreams", tuple(_card(row) for row in _rows()))


def _rows() -> list[dict[str, str]]:
    lines = [line for line in BRIEFS.read_text().splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[1:]]


def _card(row: dict[str, str]) -> Card:
    name = row["name"]
    elements = {row[part]: _brought_to_mind(row[part]) for part in ("hero", "witness", "second")}
    elements[row["motif"]] = _brought_to_mind(row["motif"])
    return Card(
        id=f"d-{name}",
        images=image_names(name),
        title={"en": name.replace("_", " ").capitalize()},
        description={"en": row["scene"]},
        elements=elements,
        tags=(row["mood"], row["place"]),
    )


def _brought_to_mind(phrase: str) -> tuple[str, ...]:
    words = f" {phrase} ".replace(",", " ").replace("'s ", " ")
    found = [ideas for noun, ideas in _associations().items() if _is_in(noun, words)]
    return tuple(dict.fromkeys(idea for ideas in found for idea in ideas))[:8]


def _is_in(noun: str, words: str) -> bool:
    plurals = (
        noun,
        f"{noun}s",
        f"{noun}es",
        noun.replace("mouse", "mice").replace("wolf", "wolves"),
    )
    return any(f" {word} " in words for word in plurals)


@cache
def _associations() -> dict[str, tuple[str, ...]]:
    lines = (line.split(": ") for line in ASSOCIATIONS.read_text().splitlines())
    return {noun: tuple(ideas.split(", ")) for noun, ideas in lines}
