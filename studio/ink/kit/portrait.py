"""People in the plane, near: a face in three quarters, single fingers, garments and hair thread by thread."""

import math

import numpy as np

from ..colour import darker, lighter, mix
from ..shapes import Polygon, ell, limb, move, path, valid
from .brush import threads

SKINS = {
    "rose": ("#ecbb9c", "#dc8f78", "#7e4250"),
    "olive": ("#d9a67c", "#c97f5c", "#6a3a48"),
    "brown": ("#a86c48", "#964f38", "#421f28"),
    "deep": ("#74452f", "#6a3426", "#24101a"),
}
HEAD = [
    (0.40, 0.0), (0.60, 0.035), (0.735, 0.15), (0.775, 0.29), (0.772, 0.38), (0.752, 0.445), (0.782, 0.54), (0.768, 0.66), (0.735, 0.78), (0.675, 0.91), (0.585, 0.975),
    (0.48, 0.955), (0.33, 0.855), (0.20, 0.71), (0.12, 0.57), (0.01, 0.47), (-0.04, 0.30), (0.03, 0.13), (0.19, 0.02),
]  # fmt: skip


def face(s, x, y, size, turn=0, *, flip=False, skin=SKINS["olive"], young=0.0, old=0.0, mouth="shut", look=(0.2, 0.3), lid=0.4, brow=0.0, iris="#2e1f1a", k=0.75, line=2.4, ear=True):
    """A head in three quarters, x, y its middle, size its height; flip looks left. mouth: shut, smile, laugh, sad, blow.
    Returns a function that takes points of the unit head to the sheet, and the head's shape."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.38, 0.5], x, y, size, turn, flip)

    def low(v):
        return v + 0.055 * young

    def pen(pts, w=1.0, **kw):
        s.stroke(at(path(pts, 8)), line * w, wobble=min(0.7, size / 260), **kw)

    def shape(pts):
        return valid(Polygon(at(path(pts, 6, True))))

    def stain(px, py, rx, ry, col, q):
        s.wash(ell(*at([(px, py)])[0], size * rx, size * ry, turn), col, q, wet=size * min(rx, ry) * 0.7, clip=g)

    pts = [(a + 0.012 * young * (6 <= i <= 8), b - 0.03 * young * (9 <= i <= 12)) for i, (a, b) in enumerate(HEAD)]
    if mouth == "laugh":
        pts = [(a, b + 0.035 * (8 <= i <= 12)) for i, (a, b) in enumerate(pts)]
    g = shape(pts)
    s.thing(g, light, k, col2=warm, shade=0.5, shcol=shade, hatch=0, line=line, soft=size * 0.26)
    if ear:
        lobe = ell(*at([(0.13, low(0.53))])[0], size * 0.055, size * 0.1, turn + (-8 if not flip else 8))
        s.thing(lobe, light, k, col2=warm, shade=0.5, shcol=shade, hatch=0, line=line * 0.8)
        pen([(0.15, low(0.47)), (0.105, low(0.49)), (0.12, low(0.56)), (0.145, low(0.58))], 0.6)
    stain(0.36, low(0.62), 0.12, 0.09, warm, 0.55)
    stain(0.715, low(0.60), 0.05, 0.08, warm, 0.5)
    stain(0.66, low(0.60), 0.06, 0.05, warm, 0.5)
    stain(0.44, low(0.42), 0.11, 0.05, shade, 0.32)
    stain(0.69, low(0.42), 0.06, 0.045, shade, 0.32)
    stain(0.24, 0.74, 0.09, 0.16, shade, 0.35)
    b = brow * 0.045
    for cx, w, far in ((0.435, 0.092, False), (0.69, 0.062, True)):
        cy = low(0.462)
        h = w * (0.52 + 0.14 * young) * (0.35 + 1.15 * lid)
        push = 0.018 if mouth in ("laugh", "smile") else 0.0
        upper = [(cx - w, cy + 0.012), (cx - w * 0.45, cy - h * 0.85), (cx + w * 0.2, cy - h), (cx + w * 0.8, cy - h * 0.35), (cx + w, cy + 0.014)]
        lower = [(cx + w * 0.5, cy + h * 0.6 - push), (cx, cy + h * 0.72 - push), (cx - w * 0.5, cy + h * 0.55 - push)]
        white = shape([(*upper[0], 1), *upper[1:4], (*upper[4], 1), *lower])
        s.cover(white)
        s.wash(white, "#f6eee2", 0.3, edge=0.5, off=0)
        r = w * 0.5 * (1 + 0.15 * young)
        px, py = at([(cx + look[0] * w * 0.5, cy - 0.004 + look[1] * h * 0.5)])[0]
        s.fill(ell(px, py, r * size * (0.85 if far else 1), r * size).intersection(white), iris)
        s.fill(ell(px - size * 0.008, py - size * 0.012, max(1.2, size * 0.008)), body=True)
        pen(upper, 1.5)
        pen([upper[4], *lower, upper[0]], 0.6)
        pen([(cx - w * 0.9, cy - h * 0.7), (cx, cy - h * 1.45), (cx + w * 0.9, cy - h * 0.75)], 0.55)
        inner = 1 if not far else -1
        for q in range(5):
            e = 0.006 * q
            pen([(cx - w * 1.15, low(0.375) - b * -inner + e), (cx, low(0.345) + e * 0.6), (cx + w * 1.15, low(0.372) + b * inner + e)], 0.85)
        if old:
            pen([(cx - w * 0.9, cy + h + 0.02), (cx, cy + h + 0.042), (cx + w * 0.8, cy + h + 0.018)], 0.7)
            for q in (-1, 0, 1):
                e = cx - w if not far else cx + w
                pen([(e, cy + 0.012 + q * 0.01), (e - inner * 0.07, cy + 0.01 + q * 0.034)], 0.6)
    tip = low(0.615) - 0.02 * young
    long = 0.03 * (1 - young)
    pen([(0.615, low(0.44)), (0.625, low(0.52)), (0.675 + long, tip - 0.015), (0.685 + long, tip + 0.012), (0.655, tip + 0.032)], 1.0)
    pen([(0.655, tip + 0.032), (0.615, tip + 0.028), (0.575, tip + 0.036), (0.562, tip + 0.012), (0.58, tip - 0.012)], 0.9)
    s.fill(ell(*at([(0.612, tip + 0.026)])[0], size * 0.014, size * 0.007, turn))
    m = 0.775 - 0.005 * young
    if mouth == "laugh":
        gap = shape([(0.41, m - 0.035, 1), (0.51, m - 0.022), (0.615, m - 0.012), (0.735, m - 0.045, 1), (0.715, m + 0.065), (0.62, m + 0.125), (0.50, m + 0.085)])
        s.cover(gap)
        s.wash(gap, "#5a0f18", 1.5, edge=0.5, off=0)
        s.thing(shape([(0.50, m + 0.085), (0.58, m + 0.05), (0.67, m + 0.06), (0.70, m + 0.075), (0.62, m + 0.122)]).intersection(gap), "#d8606a", 0.9, shade=0.4, hatch=0, line=line * 0.5)
        teeth = shape([(0.425, m - 0.034), (0.51, m - 0.02), (0.615, m - 0.01), (0.728, m - 0.042), (0.715, m + 0.0), (0.61, m + 0.034), (0.49, m + 0.018)]).intersection(gap)
        s.cover(teeth)
        s.wash(teeth, "#fff8ea", 0.2, edge=0.4, off=0)
        for q in (0.47, 0.515, 0.565, 0.618, 0.665, 0.705):
            pen([(q, m - 0.02), (q + 0.002, m + 0.02)], 0.35)
        pen([(0.49, m + 0.018), (0.61, m + 0.034), (0.715, m)], 0.5)
        for e in range(2):
            pen([(0.405, m - 0.04 + e * 0.006), (0.51, m - 0.026), (0.615, m - 0.016), (0.74, m - 0.05)], 1.2)
        pen([(0.43, m), (0.50, m + 0.088), (0.62, m + 0.13), (0.72, m + 0.065), (0.737, m - 0.03)], 1.3)
        s.wash(shape([(0.47, m + 0.075), (0.62, m + 0.125), (0.72, m + 0.07), (0.70, m + 0.10), (0.62, m + 0.155), (0.51, m + 0.12)]), "#a83a44", 0.6, wet=2, clip=g)
        pen([(0.54, tip + 0.02), (0.43, m - 0.085), (0.375, m - 0.02)], 1.0)
        pen([(0.725, tip + 0.03), (0.765, m - 0.07)], 0.7)
        pen([(0.345, low(0.53)), (0.43, low(0.555)), (0.52, low(0.535))], 0.7)
    elif mouth == "blow":
        ring = ell(*at([(0.645, m + 0.005)])[0], size * 0.034, size * 0.038)
        s.wash(ell(*at([(0.645, m + 0.005)])[0], size * 0.06, size * 0.062), "#b0484e", 0.7, wet=3, clip=g)
        s.fill(ring, "#3a0a10")
        s.outline(ring.buffer(size * 0.016), line * 0.8, lost=0.1)
        pen([(0.52, m - 0.12), (0.46, m - 0.02), (0.50, m + 0.08)], 0.9)
        pen([(0.725, m - 0.09), (0.745, m - 0.01), (0.715, m + 0.06)], 0.7)
    else:
        c = {"smile": -0.032, "sad": 0.03, "shut": 0.0}[mouth]
        wide = 0.035 if mouth == "smile" else 0.0
        up = [(0.475 - wide, m + c), (0.55, m - 0.004), (0.605, m - 0.012), (0.625, m - 0.008), (0.65, m - 0.012), (0.712 + wide * 0.6, m + c * 0.8)]
        s.wash(shape([*up, (0.66, m + 0.045), (0.60, m + 0.05), (0.54, m + 0.032)]), "#a83a44", 0.5, wet=2, clip=g)
        pen([(a, q + 0.012) if 0 < i < 5 else (a, q) for i, (a, q) in enumerate(up)], 1.35)
        pen([(0.56, m - 0.024), (0.605, m - 0.036), (0.625, m - 0.03), (0.65, m - 0.034), (0.68, m - 0.02)], 0.5)
        pen([(0.555, m + 0.045), (0.605, m + 0.058), (0.655, m + 0.044)], 0.7)
        if mouth == "smile":
            pen([(0.44, m - 0.06), (0.415, m - 0.03), (0.425, m)], 0.7)
    if old:
        pen([(0.555, tip + 0.0), (0.46, tip + 0.09), (0.44, m + 0.03)], 0.9)
        pen([(0.72, tip + 0.04), (0.745, m)], 0.6)
        for q in range(3):
            pen([(0.34, 0.23 + q * 0.04), (0.50, 0.215 + q * 0.042), (0.70, 0.225 + q * 0.04)], 0.55)
        pen([(0.36, 0.60), (0.33, 0.70), (0.37, 0.80)], 0.6)
        pen([(0.47, 0.90), (0.55, 0.915), (0.63, 0.90)], 0.6)
    return at, g


def finger(s, pts, r, skin, *, line=2.0, nail=True, k=0.7, n=8):
    """One finger through its joints, root first; r: radius at the root."""
    light, warm, shade = skin
    p = np.asarray(pts, float)
    radii = [r * q for q in np.interp(np.linspace(0, 1, len(p)), (0, 0.5, 1), (1.0, 0.98, 0.72))]
    g = limb(p, radii, n)
    s.thing(g, light, k, col2=warm, shade=0.6, shcol=shade, hatch=5 if r > 9 else 0, hw=0.8, thr=0.6, line=line)
    for j in range(1, len(p) - 1):
        d = (p[j + 1] - p[j - 1]) / (np.hypot(*(p[j + 1] - p[j - 1])) + 1e-9)
        o = np.array([-d[1], d[0]]) * r
        for e in (-0.16, 0.16):
            s.stroke([p[j] + o * 0.55 + d * e * r, p[j] - o * 0.45 + d * e * r], line * 0.45, wobble=0.4)
    if nail:
        d = (p[-1] - p[-2]) / (np.hypot(*(p[-1] - p[-2])) + 1e-9)
        c = p[-1] + d * r * 0.1
        q = ell(*c, r * 0.5, r * 0.38, math.degrees(math.atan2(d[1], d[0])))
        s.wash(q, lighter(light, 0.5), 0.1)
        s.outline(q, line * 0.5, lost=0.25)
    return g


def garment(s, g, col, way, n=260, *, dark=None, pale=None, long=36, w=1.5, k=1.05, line=3.0, cast=(10, 14), night="#0a080c", deep=0.9, light=None, hatch=6, stray=0.08):
    """A piece of clothing: its shadow, wash and shade, then threads in four tones. way(x, y): how the cloth hangs, radians.
    light: the point of the sheet that the light comes from, or None for the sheet's own light."""
    dark, pale = dark or darker(col, 0.7), pale or lighter(col, 0.55)
    if cast:
        s.wash(move(g, *cast), night, deep, wet=12, gran=0.5)
    s.thing(g, col, k, col2=mix(col, dark, 0.35), shade=0.9, shcol=dark, hatch=hatch, line=line, gran=0.5)
    bb, t, _ = s.shade_of(g, 70)

    def share(x, y, lit):
        i, j = int(y) - bb[1], int(x) - bb[0]
        u = t[i, j] if 0 <= i < t.shape[0] and 0 <= j < t.shape[1] else 0.5
        return max(0.0, 0.62 - 1.2 * u) if lit else 0.12 + u

    tones = ((dark, 0), (mix(col, dark, 0.6), 0), (mix(col, pale, 0.55), 1), (mix(col, pale, 0.3), 1))
    threads(s, g, way, tones, n, long, w, share=share, stray=stray, bend=1.5, thick=1.2, lit_part=0.4, alpha=0.65, wobble=0.4)
    return g


def folds(s, lines, dark, pale, w=3.0, off=(4, 4)):
    """Folds: a dark line, and the light beside it."""
    for pts in lines:
        s.curve(pts, w, dark)
        s.curve([(x + off[0], y + off[1]) for x, y in pts], w * 0.45, pale, body=True, alpha=0.6)


def tresses(s, g, way, cols, n=240, long=34, w=1.5, under=None):
    """Hair that lies along `way`, strand by strand: cols from dark to light."""
    s.cover(g)
    s.wash(g, under or cols[0], 1.3, edge=0.5, gran=0.4)
    r = s.rng
    x0, y0, x1, y1 = g.bounds
    for i, col in enumerate(cols):
        for _ in range(int(n * (1.0, 0.7, 0.4, 0.16)[min(i, 3)])):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            a, q = way(x, y) + r.normal() * 0.1, long * r.uniform(0.6, 1.4)
            p = [(x, y), (x + q * 0.5 * math.cos(a) + r.normal() * 2, y + q * 0.5 * math.sin(a) + r.normal() * 2), (x + q * math.cos(a), y + q * math.sin(a))]
            s.curve(p, w * r.uniform(0.6, 1.3), col, n=5, clip=g.buffer(2), body=i > 1, alpha=0.85, wobble=0.4)
    s.outline(g, w * 1.4, lost=0.4)


def braid(s, pts, r, cols, line=2.0, tie="#c8262e"):
    """A plait: two rows of lobes laid over one another, with strands, and a tie."""
    c = path(pts, 14)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    n = max(4, int(d[-1] / (r * 0.85)))
    for i in range(n):
        u = d[-1] * (i + 0.5) / n
        j = min(int(np.searchsorted(d, u)), len(c) - 2)
        p, v = c[j], (c[j + 1] - c[j]) / (np.hypot(*(c[j + 1] - c[j])) + 1e-9)
        o = np.array([-v[1], v[0]]) * (1 if i % 2 else -1)
        q = r * (1 - 0.35 * i / n)
        a, b = p + o * q * 0.75 - v * q * 0.75, p - o * q * 0.35 + v * q * 0.9
        g = limb([a, (a + b) / 2 + o * q * 0.15, b], [q * 0.35, q * 0.62, q * 0.3], 6)
        s.thing(g, cols[0], 1.2, shade=0.6, shcol="#050308", hatch=0, line=line)
        for e, col in ((-0.25, cols[1]), (0.1, cols[2]), (0.32, cols[1])):
            s.curve([a + o * q * e, (a + b) / 2 + o * q * (0.15 + e), b + o * q * e], line * 0.6, col, n=5, body=True, alpha=0.8)
    p, v = c[-1], c[-1] - c[-4]
    v = v / np.hypot(*v)
    for _ in range(16):
        e = s.rng.normal() * 0.35
        w = np.array([v[0] * math.cos(e) - v[1] * math.sin(e), v[0] * math.sin(e) + v[1] * math.cos(e)])
        s.stroke([p, p + w * r * s.rng.uniform(0.9, 1.7)], line * 0.9, cols[0])
    s.thing(ell(*p, r * 0.5, r * 0.36), tie, 1.1, shade=0.5, hatch=0, line=line * 0.8)
