"""What props share. Local units as for animals: about 100 high, standing on y = 0."""

from collections.abc import Sequence

from theatre.animals.anatomy import creature as thing
from theatre.colour import Colour, darker, lighter
from theatre.curves import Geom
from theatre.figure import Part
from theatre.paint import Mark

LIT = "#ffcf70"

__all__ = ["LIT", "lamp_glass", "piece", "thing"]


def piece(g: Geom, colour: Colour, height: float = 6, lift: float = 0, marks: Sequence[Mark] = (), brush: str = "wash", glow: float = 0.0) -> Part:
    """A part in one colour, shaded from below."""
    return Part(g, darker(colour, 0.28), lighter(colour, 0.12), height, lift, tuple(marks), brush, glow)


def lamp_glass(g: Geom, lit: bool = True, lift: float = 4, colour: Colour = LIT) -> Part:
    """A window or a lamp: warm when lit, dull blue when not. Stays under the strength that burns white."""
    return Part(g, darker(colour, 0.12), lighter(colour, 0.05), 2, lift, (), "skin", 0.8) if lit else Part(g, "#34465c", "#7f98ac", 2, lift, (), "skin")
