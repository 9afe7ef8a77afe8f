"""Cloth and skin in the plane, thread by thread where the form turns, and a fist that is closed round a bar."""

import math

import numpy as np

from ..shapes import blob, ell, limb, move


def drape(s, g, tones, way, n=300, *, long=34, w=1.5, k=1.0, line=2.8, soft=None, shadow=None, stray=0.12, bend=2.0, hatch=0, alpha=0.85, col2=None, shade=0.9):
    """A garment. tones: dark, colour, pale. way(x, y): where the threads run. shadow: (dx, dy) of the dark that it throws."""
    dark, col, pale = tones
    if shadow:
        s.wash(move(g, *shadow), "#0c0810", 0.8, wet=12, gran=0.5)
    s.thing(g, col, k, col2=col2, shade=shade, shcol=dark, hatch=hatch, line=line, soft=soft, gran=0.5)
    nap(s, g, tones, way, n, long=long, w=w, soft=soft, stray=stray, bend=bend, alpha=alpha * 0.85, lit_part=0.4)


def nap(s, g, tones, way, n=300, *, long=34, w=1.5, soft=None, stray=0.12, bend=2.0, alpha=0.85, lit_part=1.0):
    """Only the threads: dark where the form turns from the light, pale where it meets it, the colour between."""
    dark, col, pale = tones
    if s.beside(g):
        return
    (x0, y0, _, _), tone, _ = s.shade_of(g, soft)
    ys, xs = np.where(tone > 0)
    if len(xs) == 0:
        return
    r = s.rng
    for i in r.choice(len(xs), n):
        t = float(tone[ys[i], xs[i]]) + r.normal() * 0.09
        x, y = float(xs[i] + x0), float(ys[i] + y0)
        lit = t < 0.4
        if lit and r.random() > lit_part:
            continue
        a, q = way(x, y) + r.normal() * stray, long * r.uniform(0.5, 1.4)
        d = np.array([math.cos(a), math.sin(a)]) * q
        pts = [(x, y), (x + d[0] * 0.5 + r.normal() * bend, y + d[1] * 0.5 + r.normal() * bend), (x + d[0], y + d[1])]
        s.curve(pts, w * r.uniform(0.5, 1.4), pale if lit else dark if t > 0.52 or r.random() < 0.35 else col, n=5, clip=g, body=lit, alpha=alpha * (0.75 if lit else 1), wobble=0.4)


def fist(s, at, up, size, skin, *, side=1, wrist=None, thumb=True, line=1.9, k=0.9, bar=None):
    """A hand closed round a bar: draw the bar first. up: the way of the bar in degrees, from the little finger to the index.

    side: 1, the back of the hand and the wrist lie to the right of that way, -1 to the left. wrist: the end of the forearm, if it is not straight behind.
    bar: half the width of the thing that is held.
    """
    light, warm, shade = skin
    a = math.radians(up)
    u = np.array([math.cos(a), math.sin(a)])
    v = np.array([-u[1], u[0]]) * -side  # from the wrist across the bar to the finger tips
    p = np.asarray(at, float)
    b = (bar or size * 0.12) / size

    def q(x, y):
        return tuple(p + v * size * x + u * size * y)

    def part(g, hatch=0):
        s.thing(g, light, k, col2=warm, shade=0.6, shcol=shade, hatch=hatch, hw=0.8, line=line)

    root = q(-0.62 - b, -0.02) if wrist is None else tuple(wrist)
    part(blob([q(-b - 0.38, -0.27), q(-b - 0.12, -0.40), q(b * 0.2, -0.44), q(b * 0.4, 0.0), q(b * 0.2, 0.44), q(-b - 0.12, 0.42), q(-b - 0.40, 0.24)]).union(limb([root, q(-b - 0.2, 0)], [size * 0.2, size * 0.26])), 6)
    for i in range(4):
        y = 0.33 - 0.225 * i
        r = (0.118, 0.124, 0.118, 0.1)[i]
        reach = (0.2, 0.24, 0.22, 0.15)[i]
        part(limb([q(-b - 0.06, y * 1.08), q(b * 0.6 + 0.03, y), q(b + reach, y * 0.94)], [size * r, size * r * 1.06, size * r * 0.82], 6))
        s.stroke([q(-b * 0.2, y * 1.02 - 0.07), q(-b * 0.2, y * 1.02 + 0.06)], line * 0.5)
        tip = q(b + reach - 0.01, y * 0.94)
        s.outline(ell(*tip, size * r * 0.5, size * r * 0.42, math.degrees(math.atan2(v[1], v[0]))), line * 0.45, lost=0.3)
    if thumb:
        part(limb([q(-b - 0.24, 0.40), q(-b * 0.2, 0.56), q(b + 0.16, 0.52)], [size * 0.13, size * 0.125, size * 0.09], 6))
        s.outline(ell(*q(b + 0.17, 0.52), size * 0.055, size * 0.045, math.degrees(math.atan2(v[1], v[0]))), line * 0.45, lost=0.3)


def wrist_of(at, up, size, side=1, bar=None):
    """Where the forearm of such a fist ends."""
    a = math.radians(up)
    u = np.array([math.cos(a), math.sin(a)])
    v = np.array([-u[1], u[0]]) * -side
    return tuple(np.asarray(at, float) - v * size * (0.6 + (bar or size * 0.12) / size))
