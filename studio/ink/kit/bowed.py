"""A head in profile that looks down, without hatching: lit in front, its back in shade. For faces of a sixth of the card's height."""

import numpy as np

from ..shapes import Polygon, blob, ell, move, path, valid
from .profile import DOWN, PROFILE


def bowed(s, x, y, size, turn=0, *, flip=False, skin, sad=True, dark=1.1, line=2.6, ink="#1c0a10"):
    """x, y the middle of the head, size its height; skin: light, warm, shade; dark: how deep the shade behind the cheek is.
    Returns a function that takes points of the unit head to the sheet, and the head's shape."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], x, y, size, turn, flip)

    def pen(pts, w):
        s.stroke(at(path(pts, 8)), w * line / 2.6, ink, wobble=0.5)

    face = valid(Polygon(at(path([DOWN.get(i, p) if sad else p for i, p in enumerate(PROFILE)], 8, True))))
    s.thing(face, light, 0.9, col2=warm, shade=0.5, shcol=shade, hatch=0, line=line, gran=0.25, soft=size * 0.3)
    s.wash(blob(at([(0.62, 0.0), (0.60, 0.3), (0.52, 0.5), (0.56, 0.7), (0.52, 0.95), (-0.1, 0.9), (-0.1, 0)])), shade, dark, wet=size * 0.07, gran=0.25, clip=face)
    s.wash(ell(*at([(0.64, 0.385)])[0], size * 0.075, size * 0.05), shade, 0.4 + 0.4 * dark, wet=size * 0.027, clip=face)
    s.wash(blob(at([(0.62, 0.76), (0.75, 0.775), (0.74, 0.92), (0.58, 0.92)])), shade, 0.25 + 0.3 * dark, wet=size * 0.03, clip=face)
    pen([(0.60, 0.405), (0.64, 0.432), (0.675, 0.438), (0.702, 0.428)], 4)
    pen([(0.602, 0.378), (0.645, 0.362), (0.695, 0.378)], 1.8)
    for q in (0.645, 0.668, 0.69):
        pen([(q, 0.438), (q + 0.012, 0.462)], 1.6)
    for q in range(4):
        pen([(0.575 + 0.02 * q, 0.325), (0.64, 0.305 + 0.003 * q), (0.715 - 0.008 * q, 0.348)], 2.8)
    pen([(0.80, 0.60), (0.775, 0.588), (0.765, 0.606)], 2.4)
    pen([(0.738, 0.713), (0.70, 0.718), (0.672, 0.745 if sad else 0.712)], 3)
    pen([(0.70, 0.60), (0.655, 0.66), (0.645, 0.72)], 1.6)
    return at, face
