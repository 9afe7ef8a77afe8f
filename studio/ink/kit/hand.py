"""A hand: bones and pads, bent finger by finger, in grips that hold things.

Frame: wrist at the origin; z towards the fingers, y out of the back of the hand, x across the palm (towards the thumb on a
right hand seen from its back it is +x for side=1). s is the length of the hand in metres.
"""

from dataclasses import dataclass, replace

import numpy as np

from ..solid import Clay, V, rot, unit


@dataclass(frozen=True)
class Grip:
    """Bends of the three joints of each finger (0 straight .. 1 shut), spread, and the thumb: out, across, bent."""

    index: tuple = (0.1, 0.12, 0.1)
    middle: tuple = (0.12, 0.14, 0.1)
    ring: tuple = (0.16, 0.18, 0.12)
    little: tuple = (0.2, 0.2, 0.15)
    spread: float = 0.14
    out: float = 0.6
    across: float = 0.25
    bent: float = 0.2

    def but(self, **kw) -> "Grip":
        return replace(self, **kw)


def _all(a, b, c, **kw):
    t = (a, b, c)
    return Grip(t, t, t, (a * 1.05, b * 1.05, c), **kw)


GRIPS = {
    "rest": Grip(),
    "open": _all(0.0, 0.02, 0.02, spread=0.42, out=1.0, across=0.05, bent=0.0),
    "flat": _all(0.0, 0.0, 0.0, spread=0.06, out=0.35, across=0.1, bent=0.05),
    "fist": _all(1.0, 1.0, 0.85, spread=0.02, out=0.35, across=1.1, bent=0.9),
    "bar": _all(0.78, 0.82, 0.7, spread=0.04, out=0.45, across=1.15, bent=0.6),
    "cup": _all(0.42, 0.42, 0.35, spread=0.08, out=0.55, across=0.5, bent=0.3),
    "claw": _all(0.15, 0.75, 0.6, spread=0.36, out=0.8, across=0.5, bent=0.6),
    "point": Grip((0.0, 0.03, 0.03), (0.9, 0.95, 0.8), (0.98, 0.98, 0.8), (1.0, 1.0, 0.8), 0.04, 0.4, 0.95, 0.7),
    "pinch": Grip((0.5, 0.5, 0.25), (0.36, 0.5, 0.35), (0.4, 0.5, 0.4), (0.42, 0.5, 0.4), 0.12, 0.5, 0.95, 0.35),
    "hang": Grip((0.25, 0.3, 0.2), (0.3, 0.34, 0.22), (0.34, 0.38, 0.25), (0.4, 0.42, 0.3), 0.08, 0.4, 0.45, 0.2),
    "hook": _all(0.25, 0.95, 0.75, spread=0.04, out=0.35, across=0.35, bent=0.3),
    "pray": _all(0.03, 0.03, 0.03, spread=0.03, out=0.25, across=0.2, bent=0.0),
}

BASES = [(0.150, 0.006, 0.485), (0.052, 0.016, 0.505), (-0.048, 0.012, 0.490), (-0.140, -0.004, 0.445)]
LENGTHS = [(0.235, 0.140, 0.105), (0.260, 0.165, 0.110), (0.240, 0.155, 0.105), (0.180, 0.105, 0.095)]
RADII = [0.058, 0.060, 0.056, 0.048]


def hand(wrist, turn, side=1, s=0.19, grip="rest", *, thin=1.0, looks=None, m="skin", age=0.4, detail=True, creases=True, stub=0.12):
    """stub: how far the wrist reaches back. turn: columns x, y (back of the hand), z (fingers). side 1: the thumb is at +x."""
    g = grip if isinstance(grip, Grip) else GRIPS[grip]
    c = Clay(looks)
    wrist, turn = np.asarray(wrist, float), np.asarray(turn, float)
    plump = 1 + 0.22 * np.clip((0.25 - age) / 0.25, 0, 1) - 0.1 * np.clip(age - 0.6, 0, 1)
    rad = thin * s * plump

    def at(v):
        return wrist + turn @ (np.asarray(v, float) * V(side, 1, 1) * s)

    c.cap(at((0, 0, -stub)), at((0, 0.0, 0.05)), 0.125 * rad, 0.13 * rad, k=0.06 * s, m=m)
    knuckles = [at(b) for b in BASES]
    for i, x in enumerate((0.085, 0.03, -0.03, -0.085)):
        c.cap(at((x, 0.0, 0.06)), knuckles[i], 0.088 * rad, 0.068 * rad, k=0.07 * s, m=m)
    c.ell(at((0.115, -0.05, 0.20)), np.array((0.085, 0.075, 0.165)) * rad, turn @ rot((0, 1, 0), 20 * side), k=0.06 * s, m=m)
    c.ell(at((-0.105, -0.045, 0.20)), np.array((0.07, 0.06, 0.17)) * rad, turn, k=0.06 * s, m=m)
    c.ell(at((0.0, -0.045, 0.40)), np.array((0.155, 0.045, 0.07)) * rad, turn, k=0.05 * s, m=m)
    fingers = [_finger(c, at, turn, side, f, bend, g.spread, rad, s, m, detail) for f, bend in enumerate((g.index, g.middle, g.ring, g.little))]
    fingers.append(_thumb(c, at, turn, side, g, rad, s, m, detail))
    if detail and creases:
        for a, b, d in (((0.17, 0.36), (0.06, 0.33), (0.04, 0.10)), ((0.16, 0.40), (0.0, 0.31), (-0.15, 0.24)), ((0.06, 0.46), (-0.04, 0.40), (-0.16, 0.36))):
            c.mark([at((x, -0.088, z)) for x, z in (a, b, d)], 1.5 * (s / 0.19) ** 0.7, tol=0.035 * s / 0.19, only=m)
        if age > 0.55:
            for f in range(4):
                c.mark([at((BASES[f][0] * 0.55, 0.09, 0.16)), at((BASES[f][0] * 0.9, 0.085, 0.42))], 1.2 * (s / 0.19) ** 0.7, tol=0.03 * s / 0.19, only=m)
    c.joints.update(
        wrist=wrist,
        palm=at((0, -0.09, 0.30)),
        grip=at((0.0, -0.16, 0.50)),
        tip=fingers[0][-1],
        thumb=fingers[4][-1],
        pinch=(fingers[0][-1] + fingers[4][-1]) / 2,
    )
    c.fingers = fingers
    return c


def _finger(c, at, turn, side, f, bend, spread, rad, s, m, detail):
    x = (1.5 - f) / 1.5
    ang = spread * x
    d, axis = V(np.sin(ang), 0, np.cos(ang)), V(np.cos(ang), 0, -np.sin(ang))
    a, total, pts = V(*BASES[f]), 0.0, []
    pts.append(at(a))
    for j in range(3):
        total += bend[j] * (86, 104, 66)[j]
        a = a + rot(axis, total) @ d * LENGTHS[f][j]
        pts.append(at(a))
    r = RADII[f] * rad
    c.chain(pts, [r * 1.08, r, r * 0.9, r * 0.74], k=0.014 * s, m=m)
    c.ell(pts[1], r * 1.07, k=0.03 * s, m=m)
    if detail:
        _nail(c, pts, turn @ (axis * V(side, 1, 1)), r, side)
    return pts


def _thumb(c, at, turn, side, g, rad, s, m, detail):
    t0 = V(0.105, -0.03, 0.10)
    d = unit(V(0.28 + 0.85 * g.out * (1 - 0.45 * min(g.across, 1)), -0.12 - 0.62 * g.across, 0.72))
    t1 = t0 + d * 0.215
    d2 = unit(d + V(-0.42 * g.across - 0.3 * g.bent, -0.18 * g.across, 0.32))
    t2 = t1 + d2 * 0.185
    d3 = unit(d2 + V(-0.55 * g.bent - 0.15 * g.across, 0.02, 0.22 - 0.2 * g.bent))
    t3 = t2 + d3 * 0.135
    pts = [at(t) for t in (t0, t1, t2, t3)]
    r = 0.07 * rad
    c.chain(pts, [r * 1.25, r * 1.02, r * 0.96, r * 0.76], k=0.03 * s, m=m)
    if detail:
        across = unit(np.cross(turn[:, 1], pts[3] - pts[2]))
        _nail(c, pts, across * side, r, side)
    return pts


def _nail(c, pts, axis, r, side):
    d = unit(pts[3] - pts[2])
    axis = unit(axis - d * (axis @ d))
    up = unit(np.cross(d, axis)) * side
    e = pts[3] + d * r * 0.12 + up * r * 0.70
    rim = [e + axis * r * 0.46 * np.cos(t) + d * r * 0.62 * np.sin(t) - up * r * 0.16 * np.cos(t) ** 2 for t in np.linspace(-0.4, np.pi + 0.4, 7)]
    c.mark(rim, 0.085 * r * 1000 / 1.0 * 0.9, tol=r * 0.34)
    for j in (1, 2):
        q = unit(pts[j + 1] - pts[j - 1])
        u = unit(np.cross(q, axis)) * side
        for o in (-0.16, 0.16):
            c.mark(
                [
                    pts[j] + u * r * 0.93 + axis * r * 0.4 + q * r * o,
                    pts[j] + u * r * 1.02 + q * r * o * 1.4,
                    pts[j] + u * r * 0.93 - axis * r * 0.4 + q * r * o,
                ],
                0.075 * r * 1000 * 0.8,
                tol=r * 0.5,
            )
