"""Colours are '#rrggbb' strings everywhere; this module converts and mixes them."""

import numpy as np
from numpy.typing import NDArray

Colour = str
Image = NDArray[np.float64]
"""height x width x 3, sRGB, 0 to 1, first row at the top."""


def rgb(colour: Colour) -> NDArray[np.float64]:
    """sRGB components, 0 to 1."""
    h = colour.lstrip("#")
    return np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(colour: Colour) -> tuple[float, float, float, float]:
    """What Cycles wants: scene-linear RGBA."""
    c = rgb(colour)
    lin = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return float(lin[0]), float(lin[1]), float(lin[2]), 1.0


def to_hex(values: NDArray[np.float64]) -> Colour:
    r, g, b = (int(round(float(v) * 255)) for v in np.clip(values, 0, 1))
    return f"#{r:02x}{g:02x}{b:02x}"


def mix(a: Colour, b: Colour, t: float) -> Colour:
    return to_hex(rgb(a) * (1 - t) + rgb(b) * t)


def darker(colour: Colour, t: float = 0.35) -> Colour:
    """Towards a warm black: pure black kills the paint filter's hues."""
    return mix(colour, "#140c18", t)


def lighter(colour: Colour, t: float = 0.35) -> Colour:
    """Towards cream, not white: white burns out under the key light."""
    return mix(colour, "#fff6e4", t)
