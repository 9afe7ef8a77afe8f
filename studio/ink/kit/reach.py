"""A hand stretched out flat, the forefinger first, with sinews, knuckles and nails: for hands of a sixth of the card and more."""

import math

import numpy as np

from ..colour import mix
from ..shapes import blob, ell, limb, move, smooth, union
from .figure import digit


def reach(s, wrist, way, size, skin, *, flip=False, shadow=None):
    """The hand from its back. way: where it points, in degrees; size: from the wrist to the tips. shadow: only what it throws, moved by (dx, dy)."""
    light, warm, dark = skin

    def at(pts):
        return move(np.asarray(pts, float), *wrist, size, way, flip)

    index = [(0.50, -0.125), (0.74, -0.155), (0.92, -0.145), (1.06, -0.11)]
    middle = [(0.54, -0.03), (0.79, -0.02), (0.95, 0.035), (1.04, 0.10)]
    ring = [(0.52, 0.06), (0.75, 0.105), (0.885, 0.17), (0.95, 0.24)]
    little = [(0.46, 0.135), (0.63, 0.205), (0.74, 0.27), (0.79, 0.325)]
    thumb = [(0.12, -0.09), (0.30, -0.225), (0.46, -0.305), (0.61, -0.345)]
    palm = blob(at([(-0.02, -0.10), (0.10, -0.125), (0.34, -0.185), (0.50, -0.185), (0.57, -0.06), (0.55, 0.06), (0.49, 0.175), (0.34, 0.185), (0.14, 0.15), (-0.02, 0.11)]), 8)
    web = blob(at([(0.08, -0.09), (0.26, -0.22), (0.40, -0.25), (0.50, -0.17), (0.30, -0.05)]), 8)

    def finger(pts, radii):
        return limb(at(pts), [q * size for q in radii], 8)

    long = ([0.062, 0.058, 0.05, 0.036], [0.064, 0.06, 0.052, 0.037])
    main = smooth(union(palm, web, finger(index, long[0]), finger(middle, long[1]), finger(thumb, [0.082, 0.07, 0.056, 0.04])), size * 0.012)
    if shadow is not None:
        sh = union(main, finger(ring, [0.06, 0.057, 0.048, 0.035]), finger(little, [0.053, 0.049, 0.041, 0.03]))
        s.wash(move(sh, *shadow), "#3a1a12", 0.75, wet=12, gran=0.28)
        return
    digit(s, at(little), [q * size for q in (0.053, 0.049, 0.041, 0.03)], skin, nail=1, line=2.6, k=0.85)
    digit(s, at(ring), [q * size for q in (0.06, 0.057, 0.048, 0.035)], skin, nail=1, line=2.6, k=0.85)
    s.thing(main, light, 0.85, col2=warm, shade=0.9, shcol=dark, hatch=0, line=3, soft=size * 0.11)
    lower = blob(at([(-0.12, 0.02), (0.3, 0.08), (0.5, 0.10), (0.48, 0.19), (0.3, 0.2), (-0.12, 0.13)]))
    s.wash(lower, dark, 0.6, wet=size * 0.035, clip=main)
    pen = mix(dark, "#120a0e", 0.5)
    for f, q in ((index, -0.11), (middle, -0.025), (ring, 0.05), (little, 0.115)):  # sinews and knuckles
        s.curve(at([(0.08, q * 0.35), (0.3, q * 0.8), (f[0][0] - 0.06, f[0][1])]), 1.3, pen, alpha=0.6, clip=main)
        p = at([f[0]])[0]
        s.wash(ell(*p, size * 0.05, size * 0.04), warm, 0.25, wet=size * 0.02, clip=main)
        for o in (-0.015, 0.015):
            s.curve(at([(f[0][0] + o, f[0][1] - 0.04), (f[0][0] + o + 0.012, f[0][1]), (f[0][0] + o, f[0][1] + 0.035)]), 1.3, pen, clip=main, alpha=0.8)
    for f in (index, middle, thumb):
        for j in (1, 2):
            for o in (-0.011, 0.011):
                d = np.subtract(f[j + 1], f[j - 1])
                d = d / np.hypot(*d)
                n = np.array([-d[1], d[0]]) * 0.042
                c = np.array(f[j]) + d * o
                s.curve(at([c - n, c + d * 0.01, c + n * 0.85]), 1.3, pen, clip=main, wobble=0.4)
        d = np.subtract(f[3], f[2])
        c = at([np.array(f[3]) + d / np.hypot(*d) * 0.006])[0]
        e = at([np.array(f[3]) + d])[0] - at([f[3]])[0]
        w = math.degrees(math.atan2(e[1], e[0]))
        nail = ell(*c, size * 0.034, size * 0.024, w).intersection(main)
        s.lift(nail, 0.55, 1)
        s.wash(nail, "#f6d0c0", 0.3, edge=1, off=0)
        s.outline(nail, 1.5, lost=0)
    s.curve(at([(0.50, -0.075), (0.64, -0.095), (0.75, -0.095)]), 2.6)  # between the fingers
    s.curve(at([(0.50, 0.025), (0.6, 0.04), (0.72, 0.055)]), 2.2)
    s.curve(at([(0.16, -0.02), (0.32, -0.12), (0.44, -0.19)]), 1.8, pen)
    s.outline(main, 2, lost=0.4)
