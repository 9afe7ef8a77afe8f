"""The full brush: black stripes, ribbons, and fur with a soft edge."""

import math

import numpy as np

from ..shapes import limb, valid

NIGHT = "#1b1a24"


def brushed(s, g, col=NIGHT):
    """Black of the brush: a full wash with ink in it, so that the paper does not glitter through."""
    s.wash(g, col, 1.5, edge=0.4, gran=0.15, rough=0.6, off=0)
    s.fill(g, col, alpha=0.72)


def twist(pts, width, seed=0):
    """A ribbon that turns as it falls: broad, narrow, broad."""
    n = len(pts)
    u = np.linspace(0, 1, n)
    turn = 0.35 + 0.65 * np.abs(np.cos(u * (2.3 + seed % 3) * math.pi))
    return limb(pts, width * turn * np.interp(u, (0, 0.1, 0.85, 1), (0.6, 1, 1, 0.15)), 12)


def ribbon(s, pts, width, col=NIGHT, n=10):
    """A stripe: one stroke of a full brush that thins at both ends."""
    s.fill(limb(pts, [width * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.25, 0.7, 1), (0.3, 1, 0.85, 0.12))], n), col)


def ragged(s, g):
    """The mask of a patch of fur: its edge is soft, and combed by the paper."""
    return np.clip(s.warp(s.mask(g.buffer(-3)), (0, 0, s.w, s.h), 1.2, 2.5), 0, 1)


def stripe(s, pts, w, clip):
    """A tiger's stripe: pointed, ragged on the lower side."""
    g = limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.9, 1, 0.08))], 10)
    brushed(s, valid(g).intersection(clip), "#1f1a20")
