"""Cards: a function in any module of `cards/`, named as in briefs.md, drawn on a sheet of its own."""

import importlib
import pkgutil
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from . import cards
from .palettes import PALETTES, Palette
from .sheet import Sheet


@dataclass(frozen=True)
class Card:
    name: str
    draw: Callable
    paper: str
    light: tuple
    seed: int
    palette: Palette
    fresh: bool = True


CARDS: dict[str, Card] = {}


def card(palette: str, *, paper: str | None = None, light=(-0.55, -0.75), seed: int | None = None, fresh=True):
    """palette and paper by name; light: where it comes from on the sheet; seed: another throw of the same drawing.
    fresh: washes that dry in fronts and hatching in bundles."""

    def keep(draw):
        name = draw.__name__
        if name in CARDS and CARDS[name].draw.__module__ != draw.__module__:
            raise ValueError(f"Two cards are called {name}.")
        chosen = PALETTES[palette]
        CARDS[name] = Card(name, draw, paper or chosen.paper, light, zlib.crc32(name.encode()) % 9973 if seed is None else seed, chosen, fresh)
        return draw

    return keep


def load() -> dict[str, Card]:
    for module in pkgutil.iter_modules(cards.__path__):
        importlib.import_module(f"{cards.__name__}.{module.name}")
    return CARDS


def paint(c: Card, quick=False) -> Sheet:
    sheet = Sheet(c.seed, stock=c.paper, light=c.light, quick=quick, fresh=c.fresh)
    sheet.palette = c.palette
    c.draw(sheet)
    return sheet
