"""The full brush: black stripes, ribbons, and fur with a soft edge."""

import math

import numpy as np

from ..shapes import blob, limb, path, valid

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


def feather(s, at, way, long, wide, col, *, tip=None, line=1.8, dark="#4a1c14", k=0.9):
    """One soft feather that lies on others: root at a point, its tip that way (radians)."""
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    p = np.asarray(at, float)

    def q(a, b):
        return tuple(p + d * long * a + n * wide * b)

    g = blob([q(0, -0.3), q(0.35, -0.5), q(0.75, -0.44), q(0.96, -0.18), q(1.0, 0.04), q(0.94, 0.24), q(0.72, 0.46), q(0.32, 0.5), q(0, 0.3)], 6)
    s.cover(g)
    s.wash(g, col, k, edge=0.4, rough=0.8)
    s.wash(blob([q(0, -0.4), q(0.3, -0.5), q(0.36, 0), q(0.3, 0.5), q(0, 0.4)], 6), dark, 0.35, wet=max(3, wide * 0.12), clip=g)
    if tip:
        s.wash(blob([q(0.8, -0.4), q(1.02, -0.1), q(1.0, 0.14), q(0.8, 0.42), q(0.9, 0)], 6), tip, 0.5, wet=3, clip=g)
    s.stroke(path([q(0.3, -0.5), q(0.75, -0.45), q(0.97, -0.18), q(1.0, 0.04), q(0.94, 0.25), q(0.72, 0.46), q(0.34, 0.5)], 6), line, wobble=0.5)
    s.stroke([q(0.3, 0), q(0.6, 0.02), q(0.9, 0.02)], line * 0.6, wobble=0.3)
    for b in (0.45, 0.62, 0.78):
        for e in (-1, 1):
            s.stroke([q(b, 0.02), q(b + 0.13, 0.26 * e)], line * 0.45, wobble=0.3)
