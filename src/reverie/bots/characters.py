"""Somebodies to play with: a name, a face, a taste."""

from collections.abc import Mapping
from random import Random
from typing import Literal

from msgspec import Struct

from reverie.bots.tastes import Taste

Level = Literal["easy", "normal", "hard"]

Heed = Mapping[Level, float]
"""How much others count beside what a bot sees itself: a level is how well it reads the table."""

NOISE: dict[Level, float] = {"easy": 1.0, "normal": 0.85, "hard": 0.75}
"""How much a bot's opinion strays from what its taste says. Bots of every level are of different
minds: where all see the same, nobody scores for a clue."""


class Character(Struct, frozen=True):
    name: str
    face: str
    """The animal whose picture stands for it."""
    bold: float
    """From -1, careful, to 1: how hard a clue may be, and what is risked for a bonus star."""
    taste: Taste
    """What it thinks in."""
    greed: float
    """From -1, modest, to 1: whether it marks more cards in Stella than others would."""
    patience: float
    """How long it thinks, and how long it lets others go first; 1 is as most do."""


CAST = (
    Character(
        "Basil", "fox", bold=0.9, taste=Taste(0.4, (0.13, 0.04, 0.83)), greed=0.8, patience=0.7
    ),
    Character(
        "Vesper", "owl", bold=-0.2, taste=Taste(0.9, (0.83, 0.04, 0.13)), greed=0.0, patience=1.3
    ),
    Character(
        "Hugo", "bear", bold=-0.5, taste=Taste(0.2, (0.04, 0.83, 0.13)), greed=-0.5, patience=1.6
    ),
    Character(
        "Pip", "hare", bold=-0.8, taste=Taste(0.5, (0.09, 0.65, 0.26)), greed=-0.9, patience=0.6
    ),
    Character(
        "Saffron", "cat", bold=0.6, taste=Taste(0.8, (0.68, 0.3, 0.02)), greed=-0.4, patience=1.2
    ),
    Character(
        "Otto", "mouse", bold=-0.6, taste=Taste(0.1, (0.02, 0.17, 0.81)), greed=0.3, patience=0.8
    ),
    Character(
        "Juno", "heron", bold=0.1, taste=Taste(1.0, (0.23, 0.75, 0.02)), greed=-0.2, patience=1.5
    ),
    Character(
        "Anton", "crow", bold=1.0, taste=Taste(0.6, (0.45, 0.02, 0.53)), greed=0.6, patience=0.9
    ),
    Character(
        "Nilo", "whale", bold=0.0, taste=Taste(0.7, (0.4, 0.55, 0.05)), greed=0.4, patience=1.4
    ),
    Character(
        "Wanda",
        "hedgehog",
        bold=-0.3,
        taste=Taste(0.3, (0.05, 0.32, 0.63)),
        greed=0.1,
        patience=1.0,
    ),
    Character(
        "Orla", "frog", bold=0.4, taste=Taste(0.0, (0.23, 0.02, 0.75)), greed=0.9, patience=0.8
    ),
    Character(
        "Mirabel", "moth", bold=0.7, taste=Taste(1.0, (0.87, 0.12, 0.01)), greed=0.2, patience=1.1
    ),
)


def cast(seed: str, count: int = len(CAST)) -> tuple[Character, ...]:
    """So many who come to a table, all different while there are enough of them."""
    order = Random(f"cast/{seed}").sample(CAST, len(CAST))  # noqa: S311
    return tuple(order[place % len(order)] for place in range(count))


def sitting(face: str | None, game: str, seat: int) -> Character:
    """Who has this face; where none has it, somebody by the game and the seat."""
    found = next((character for character in CAST if character.face == face), None)
    return found or cast(game, seat + 1)[seat]
