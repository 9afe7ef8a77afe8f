"""A head or a hand by itself: for somebody who fills the card, whose coat and arms the card draws."""

from dataclasses import replace
from typing import Any

from theatre.colour import Colour, darker, lighter
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.people.cast import LOOKS
from theatre.people.hand import HANDS, PALMS
from theatre.people.head import head


def bust(name: str, **change: Any) -> Figure:
    """The head of one of the cast, 1 high, its middle on (0, 0)."""
    parts = tuple(p.moved(0, 0, 0, 0.01, False) for p in head(replace(LOOKS[name], **change)))
    return Figure(parts, {"mouth": (0.4, -0.28) if change.get("profile") else (0.1, -0.27)})


def fist(kind: str, skin: Colour) -> Figure:
    """A hand, about 1 long: wrist on (0, 0), fingers down, thumb to the right. `palm` is where it touches."""
    u = 1 / 30
    parts = tuple(
        Part(p.shape, darker(skin, 0.1), lighter(skin, 0.1), 22 * p.height, p.lift, (Mark(p.lines, darker(skin, 0.3), 0.7),) if p.lines else (), "skin").moved(
            0, 0, 0, u, False
        )
        for p in HANDS[kind]
    )
    return Figure(parts, {"palm": (PALMS[kind][0] * u, PALMS[kind][1] * u)})
