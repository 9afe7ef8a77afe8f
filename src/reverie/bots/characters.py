"""Somebodies to play with: a name, a face, a taste."""

from random import Random
from typing import Literal

from msgspec import Struct

Level = Literal["easy", "normal", "hard"]

NOISE: dict[Level, float] = {"easy": 1.5, "normal": 0.8, "hard": 0.4}
"""How much a bot's opinion strays from what fits in general."""


class Character(Struct, frozen=True):
    name: str
    face: str
    """The animal whose picture stands for it."""
    bold: float
    """From -1, careful, to 1: how hard a clue may be, and what is risked for a bonus star."""
    poetry: float
    """From 0, what is to be seen, to 1, what it brings to mind."""
    greed: float
    """From -1, modest, to 1: whether it marks more cards in Stella than others would."""
    patience: float
    """How long it thinks, and how long it lets others go first; 1 is as most do."""


CAST = (
    Character("Basil", "fox", bold=0.9, poetry=0.4, greed=0.8, patience=0.7),
    Character("Vesper", "owl", bold=-0.2, poetry=0.9, greed=0.0, patience=1.3),
    Character("Hugo", "bear", bold=-0.5, poetry=0.2, greed=-0.5, patience=1.6),
    Character("Pip", "hare", bold=-0.8, poetry=0.5, greed=-0.9, patience=0.6),
    Character("Saffron", "cat", bold=0.6, poetry=0.8, greed=-0.4, patience=1.2),
    Character("Otto", "mouse", bold=-0.6, poetry=0.1, greed=0.3, patience=0.8),
    Character("Juno", "heron", bold=0.1, poetry=1.0, greed=-0.2, patience=1.5),
    Character("Anton", "crow", bold=1.0, poetry=0.6, greed=0.6, patience=0.9),
    Character("Nilo", "whale", bold=0.0, poetry=0.7, greed=0.4, patience=1.4),
    Character("Wanda", "hedgehog", bold=-0.3, poetry=0.3, greed=0.1, patience=1.0),
    Character("Orla", "frog", bold=0.4, poetry=0.0, greed=0.9, patience=0.8),
    Character("Mirabel", "moth", bold=0.7, poetry=1.0, greed=0.2, patience=1.1),
)


def cast(seed: str, count: int = len(CAST)) -> tuple[Character, ...]:
    """So many who come to a table, all different while there are enough of them."""
    order = Random(f"cast/{seed}").sample(CAST, len(CAST))  # noqa: S311
    return tuple(order[place % len(order)] for place in range(count))


def sitting(face: str | None, game: str, seat: int) -> Character:
    """Who has this face; where none has it, somebody by the game and the seat."""
    found = next((character for character in CAST if character.face == face), None)
    return found or cast(game, seat + 1)[seat]
