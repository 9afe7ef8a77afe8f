"""Colours and pigments."""

import numpy as np


def rgb(c) -> np.ndarray:
    if isinstance(c, str):
        c = [int(c.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]
    return np.asarray(c, np.float32)


def pigment(c) -> np.ndarray:
    """Absorbance of a pigment from the colour that it shows at strength 1 on white."""
    return -np.log(np.clip(rgb(c) / 255, 0.012, 0.995))


def mix(a, b, t: float) -> str:
    m = rgb(a) * (1 - t) + rgb(b) * t
    return "#" + "".join(f"{int(round(v)):02x}" for v in m)


def darker(c, t=0.3) -> str:
    return mix(c, "#15121c", t)


def lighter(c, t=0.3) -> str:
    return mix(c, "#fffaf0", t)


def step(a, b, x):
    """Smooth step from 0 at a to 1 at b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
