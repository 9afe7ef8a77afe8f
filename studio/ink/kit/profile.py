"""Drawn in the plane: a head in profile and a hand whose fingers are jointed one by one. For people of a third of the card and more."""

import math

import numpy as np

from ..shapes import Polygon, blob, ell, limb, move, path, valid

PROFILE = [
    (0.30, 0.0), (0.50, 0.03), (0.66, 0.13), (0.725, 0.25), (0.742, 0.335), (0.722, 0.395), (0.752, 0.46), (0.835, 0.565), (0.845, 0.592), (0.81, 0.615), (0.752, 0.622),
    (0.756, 0.645), (0.787, 0.672), (0.782, 0.69), (0.752, 0.703), (0.780, 0.722), (0.776, 0.742), (0.742, 0.765), (0.758, 0.81), (0.748, 0.87), (0.70, 0.905), (0.62, 0.90),
    (0.50, 0.85), (0.405, 0.775), (0.37, 0.68), (0.30, 0.75), (0.12, 0.74), (0.03, 0.60), (-0.03, 0.42), (-0.02, 0.25), (0.08, 0.09),
]  # fmt: skip
DOWN = {13: (0.785, 0.685), 14: (0.735, 0.712), 15: (0.77, 0.742), 16: (0.768, 0.757), 17: (0.738, 0.78)}  # the mouth of one who is sad


def profile(
    s, x, y, size, turn=0, *, flip=False, skin=("#e3ad86", "#d98b6a", "#8a4a55"), eye="open", brow=0.0, sad=False, neck=None, k=0.6, line=2.4, iris="#3a2a22"
):
    """A head; x, y its middle, size its height. skin: light, warm, shade. Returns a function that takes points of the unit head to the sheet."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], x, y, size, turn, flip)

    def pen(pts, w=1.0, **kw):
        s.stroke(at(path(pts, 8)), line * w, wobble=min(0.8, size / 200), **kw)

    pts = [DOWN.get(i, p) if sad else p for i, p in enumerate(PROFILE)]
    g = valid(Polygon(at(path(pts, 8, True))))
    if neck is not None:
        s.thing(
            limb([tuple(at([(0.27, 0.72)])[0]), tuple(neck[0])], [0.17 * size, neck[1]]), light, k, col2=warm, shade=0.6, shcol=shade, hatch=6, line=line * 0.9
        )
    s.thing(g, light, k, col2=warm, shade=0.5, shcol=shade, hatch=5 if size > 120 else 0, hw=0.75, thr=0.66, line=line, soft=size * 0.22, longest=size * 0.11)
    for p, r, q in (((0.60, 0.62), 0.09, 0.55), ((0.80, 0.58), 0.05, 0.45)):
        s.wash(ell(*at([p])[0], size * r), warm, q, wet=size * r * 0.8, clip=g)
    s.wash(ell(*at([(0.64, 0.40)])[0], size * 0.07, size * 0.05), shade, 0.4, wet=size * 0.03, clip=g)
    if eye == "open":
        white = valid(Polygon(at(path([(0.595, 0.428, 1), (0.635, 0.388), (0.695, 0.386), (0.70, 0.43), (0.655, 0.452)], 6, True))))
        s.cover(white)
        s.wash(white, "#f4ece0", 0.3, edge=0.5, off=0)
        s.fill(ell(*at([(0.676, 0.416)])[0], size * 0.021, size * 0.032, turn).intersection(white), iris)
        s.fill(ell(*at([(0.670, 0.406)])[0], size * 0.007), body=True)
        pen([(0.585, 0.432), (0.635, 0.386), (0.70, 0.384)], 1.7)
        pen([(0.60, 0.432), (0.655, 0.455), (0.70, 0.436)], 0.8)
        pen([(0.595, 0.395), (0.64, 0.356), (0.695, 0.358)], 0.6)
    else:
        pen([(0.60, 0.415), (0.635, 0.435), (0.672, 0.438), (0.70, 0.425)], 1.15)
        for a in (0, 0.03, 0.06):
            pen([(0.635 + a, 0.437), (0.65 + a, 0.46)], 0.55)
    b = brow * 0.05
    for q in range(5):
        pen([(0.575 + 0.02 * q, 0.345 - b), (0.64, 0.312 + 0.003 * q), (0.71 - 0.01 * q, 0.335 + b)], 0.9)
    pen([(0.80, 0.60), (0.775, 0.588), (0.765, 0.605)], 0.9)
    pen([(0.745, 0.565), (0.735, 0.60), (0.755, 0.62)], 0.55)
    lip = valid(Polygon(at(path([(0.79, 0.675), (0.70, 0.708), (0.775, 0.752), (0.80, 0.72)], 6, True)))).intersection(g)
    s.wash(lip, "#b0484e", 0.5, wet=2, clip=g)
    pen([(0.752, 0.706), (0.715, 0.712), (0.688, 0.74 if sad else 0.715)], 1.1)
    return at


def fingers(s, x, y, size, turn=0, *, flip=False, curls=(20, 25, 30, 35), spread=7, thumb=(-45, 20), skin=("#e3ad86", "#d98b6a", "#8a4a55"), line=2.0, k=0.6):
    """A hand, its wrist at x, y, pointing along `turn`; curls: how far each joint of the four fingers bends, in degrees."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray(pts, float), x, y, size, turn, flip)

    def finger(base, way, long, curl, r0, r1):
        pts, a = [base], way
        for q, bend in ((0.42, 0.6), (0.33, 1.0), (0.25, 1.0)):
            a += curl * bend
            pts.append((pts[-1][0] + long * q * math.cos(math.radians(a)), pts[-1][1] + long * q * math.sin(math.radians(a))))
        p = at(pts)
        s.thing(
            limb(p, [r0 * size, r0 * 1.02 * size, r0 * 0.92 * size, r1 * size], 6),
            light,
            k,
            col2=warm,
            shade=0.5,
            shcol=shade,
            hatch=6,
            hw=0.85,
            thr=0.55,
            line=line,
        )
        for j in (1, 2):  # knuckles
            d = (p[j + 1] - p[j - 1]) / np.hypot(*(p[j + 1] - p[j - 1]))
            n = np.array([-d[1], d[0]]) * r0 * size
            for o in (-0.012, 0.012):
                s.stroke([p[j] + n * 0.5 + d * o * size, p[j] - n * 0.4 + d * o * size], line * 0.45, wobble=0.5)
        way_ = math.degrees(math.atan2(*(p[3] - p[2])[::-1]))
        s.outline(ell(*(p[3] + (p[3] - p[2]) * 0.12), r1 * size * 0.62, r1 * size * 0.5, way_), line * 0.5, lost=0.3)

    palm = blob(
        at(
            [(-0.05, -0.11), (0.15, -0.17), (0.36, -0.21), (0.52, -0.20), (0.555, -0.06), (0.54, 0.06), (0.50, 0.18), (0.40, 0.205), (0.2, 0.18), (-0.05, 0.12)]
        ),
        8,
    )
    s.thing(palm, light, k, col2=warm, shade=0.45, shcol=shade, hatch=6, line=line, thr=0.55)
    roots = [(0.50, -0.155), (0.53, -0.05), (0.51, 0.055), (0.46, 0.15)]
    for i in (3, 2, 1, 0):
        finger(roots[i], (i - 1.5) * spread, (0.43, 0.48, 0.45, 0.35)[i], curls[i], (0.068, 0.07, 0.067, 0.058)[i], (0.05, 0.052, 0.05, 0.043)[i])
    finger((0.16, -0.13), thumb[0], 0.42, thumb[1], 0.075, 0.055)
