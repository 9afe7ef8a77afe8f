"""Parts of people in the plane: a finger from its joints, cloth thread by thread, hair lock by lock."""

import math

import numpy as np

from ..colour import mix
from ..shapes import ell, limb, path, valid
from .brush import threads


def across(p, j):
    """Direction along a jointed line at one of its points, and the one across it."""
    a, b = p[max(0, j - 1)], p[min(len(p) - 1, j + 1)]
    d = (b - a) / (np.hypot(*(b - a)) + 1e-9)
    return d, np.array([-d[1], d[0]])


def digit(s, pts, radii, skin, *, nail=0, crease=1, line=2.2, k=0.7, hatch=5, shade=0.8):
    """A finger through its joints. nail: 1 seen from above, -1 or 0.5 from a side, 0 none. crease: folds at the joints, 0 none."""
    light, warm, dark = skin
    p = np.asarray(pts, float)
    g = limb(p, radii, 8)
    s.thing(g, light, k, col2=warm, shade=shade, shcol=dark, hatch=hatch, hw=0.9, thr=0.52, line=line, longest=radii[0] * 1.1)
    tip, r = p[-1], radii[-1]
    s.wash(ell(*tip, r * 0.95), warm, 0.5, wet=r * 0.5, clip=g)
    for j in range(1, len(p) - 1):
        d, n = across(p, j)
        q = radii[j]
        s.wash(ell(*p[j], q * 0.8, q * 0.5, math.degrees(math.atan2(n[1], n[0]))), dark, 0.3, wet=q * 0.35, clip=g)
        for o in np.linspace(-0.14, 0.14, 3) * crease if crease else ():
            b = p[j] + d * q * o * 1.7
            s.curve([b - n * q * 0.62, b + d * q * 0.12 * crease, b + n * q * 0.55], line * 0.5, mix(dark, "#1d1a20", 0.4), n=5, wobble=0.4, clip=g)
    if nail:
        d, n = across(p, len(p) - 1)
        w = math.degrees(math.atan2(d[1], d[0]))
        at = tip + d * r * 0.28 + n * r * (0 if nail == 1 else 0.3 * nail)
        h = ell(*at, r * 0.62, r * (0.52 if nail == 1 else 0.4), w).intersection(g)
        if not h.is_empty:
            s.lift(h, 0.4, 1)
            s.wash(h, mix(light, "#fff2e6", 0.4), 0.35, edge=1, off=0)
            s.outline(h, line * 0.5, lost=0)
    return g


def garment(s, g, col, dark, lit, way, n=300, *, long=34, w=1.5, k=1.05, line=2.8, folds=(), side=1, hatch=6, cover=True):
    """Cloth: wash, folds as lines of points, threads along way(x, y). side: 1 lit from the left, -1 from the right."""
    x0, _, x1, _ = g.bounds
    s.thing(g, col, k, col2=mix(col, dark, 0.5), shade=0.9, shcol=dark, hatch=hatch, line=line, gran=0.55, cover=cover)
    for f in folds:
        f = path(f, 8)
        s.wash(limb(f, np.linspace(3, 16, len(f)), 2), dark, 0.9, wet=8, clip=g)

    def share(x, _, light):
        u = (x - x0) / (x1 - x0)
        u = u if side > 0 else 1 - u
        return 1 - u if light else 0.15 + u

    tones = ((dark, 0), (mix(col, dark, 0.6), 0), (mix(col, lit, 0.4), 1), (mix(dark, "#08060a", 0.6), 0))
    threads(s, g, way, tones, n, long, w, share=share, stray=0.08, bend=1, thick=1.2, lit_part=0.45, alpha=0.65, wobble=0.4)
    for f in folds:
        s.curve(f, 2.4, mix(dark, "#08060a", 0.5), clip=g)
    s.outline(g, line * 0.8, lost=0.3)


def locks(s, g, way, tones, n=260, *, long=30, w=1.3, line=2.0):
    """Hair: way(x, y) says where it grows; tones from the darkest to the light that lies on it."""
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    g = valid(g)
    s.cover(g)
    s.wash(g, tones[0], 1.4, edge=0.3, off=0)
    s.fill(g, tones[0])
    for i, col in enumerate(tones):
        for _ in range(n // (1, 1, 2, 5)[min(i, 3)]):
            p = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
            a = way(*p) + r.normal() * 0.12
            d = np.array([math.cos(a), math.sin(a)]) * long * r.uniform(0.5, 1.4)
            u = np.array([-d[1], d[0]]) * 0.06 * r.normal()
            s.curve([p, p + d * 0.5 + u, p + d], w * r.uniform(0.7, 1.3), col, n=5, clip=g, body=i > 1, alpha=0.8, wobble=0.3)
    s.outline(g, line)
