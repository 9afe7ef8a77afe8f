"""Places in the plane: skies, seas, hills, trees, weather. Every function paints on the sheet, far to near."""

import math

import numpy as np

from ..colour import darker, mix, step
from ..shapes import Polygon, blob, box, ell, limb, path, poly, polys, union, valid


def hills(s, y, col, *, rise=60, k=0.6, n=6, seed=0, line=1.6, hatch=0, k_low=0.3):
    """A range from edge to edge; returns its shape."""
    r = np.random.default_rng(seed)
    xs = np.linspace(-60, s.w + 60, n)
    top = path([(x, y + r.normal() * rise * 0.6 - rise * 0.3 * math.sin(i * 1.7)) for i, x in enumerate(xs)], 14)
    g = valid(Polygon([*top, (s.w + 60, s.h + 60), (-60, s.h + 60)]))
    s.cover(g)
    s.wash(g, col, k, grad=("lin", 90, 1, k_low), edge=0.5)
    if hatch:
        s.hatch(g.intersection(box(0, y - 200, s.w, y + 260)), tone=0.5, ang=-62, sep=hatch, w=0.9, thr=0.3, omit=0.7)
    if line:
        s.stroke(top, line)
    return g


def ridge_of(r, a, b, rough, depth=4):
    """A broken line from a to b, as rock breaks."""
    pts = [np.array(a, float), np.array(b, float)]
    for _ in range(depth):
        pts = [q for p0, p1 in zip(pts, pts[1:], strict=False) for q in (p0, (p0 + p1) / 2 + r.normal(size=2) * rough * np.hypot(*(p1 - p0)))] + [pts[-1]]
    return pts


def peaks(s, y, col, *, high=220, n=5, seed=0, k=0.55, snow=True):
    """A range of which no two peaks are alike: broken ridges, a spine on each, the far side in shade, snow in the gullies."""
    r = np.random.default_rng(seed + 40)
    tops, x = [], -60.0
    while x < s.w + 60:
        x += s.w / n * r.uniform(0.55, 1.35)
        tops.append((x, y - high * r.uniform(0.45, 1.0)))
    line = [np.array([-120.0, y - high * 0.2])]
    for i, t in enumerate(tops):
        low = (line[-1][0] * 0.45 + t[0] * 0.55 - 14, y - high * r.uniform(0.08, 0.34))
        line += ridge_of(r, line[-1], low, 0.09)[1:] + ridge_of(r, low, t, 0.1)[1:]
        if i + 1 == len(tops):
            line += ridge_of(r, t, (s.w + 140, y - high * 0.2), 0.1)[1:]
    g = valid(Polygon([*line, (s.w + 140, y + 4), (-120, y + 4)]))
    s.cover(g)
    s.wash(g, col, k, grad=("lin", 90, 1.1, 0.3), edge=0.5)
    for t in tops:
        h = y - t[1]
        foot = (t[0] + h * r.uniform(-0.35, 0.2), y)
        spine = ridge_of(r, t, foot, 0.11)
        side = valid(Polygon([*spine, (foot[0] + h * r.uniform(0.5, 0.9), y), (t[0] + h * 1.2, t[1] + h * 0.9), t])).intersection(g)
        s.wash(side, darker(col, 0.35), 0.6, edge=0.3, grad=("lin", 90, 1.2, 0.25))
        s.hatch(side, tone=0.62, ang=58, sep=6.5, w=0.9, thr=0.4, omit=0.9, longest=30)
        s.stroke(spine, 1.5, wobble=0.4, taper=(0.05, 0.7))
        for _ in range(3):
            u = r.uniform(0.2, 0.6)
            a = np.array(spine[int(u * (len(spine) - 1))])
            s.stroke(ridge_of(r, a, a + [-h * r.uniform(0.1, 0.3), h * r.uniform(0.15, 0.3)], 0.1, 3), 1.1, wobble=0.3, taper=(0.05, 0.7))
        if snow:
            left = ridge_of(r, (t[0] - h * 0.34, t[1] + h * 0.36), (t[0] + h * 0.02, t[1] + h * 0.26), 0.22, 3)
            right = ridge_of(r, (t[0] + h * 0.02, t[1] + h * 0.26), (t[0] + h * 0.36, t[1] + h * 0.4), 0.22, 3)
            cap = valid(Polygon([(t[0] - 30, t[1] - 10), *left, *right[1:], (t[0] + 30, t[1] - 10)])).intersection(g)
            s.cover(cap)
            s.wash(cap.intersection(side), "#8aa0c4", 0.5, edge=0.3)
            s.outline(cap, 0.9, lost=0.6, restate=0)
    s.stroke(line, 1.7, wobble=0.5)
    return g


def mountains(s, y, col, *, high=220, n=5, seed=0, k=0.55, snow=True):
    if s.fresh:
        return peaks(s, y, col, high=high, n=n, seed=seed, k=k, snow=snow)
    r = np.random.default_rng(seed)
    pts = [(-80, y)]
    for i in range(n):
        x = (i + 0.5) / n * s.w
        pts += [(x - s.w / n * 0.5, y - high * r.uniform(0.1, 0.35)), (x + r.normal() * 20, y - high * r.uniform(0.6, 1))]
    pts += [
        (s.w + 80, y - high * 0.2),
        (s.w + 80, y),
    ]
    g = poly(pts)
    s.cover(g)
    s.wash(g, col, k, grad=("lin", 90, 1, 0.25))
    ridge = np.array(pts[1:-1])
    for i in range(1, len(ridge), 2):
        top = ridge[i]
        face = poly([top, top + [high * 0.24, high * 0.42], top + [high * 0.06, high * 0.5], top + [-high * 0.02, high * 0.2]])
        s.wash(face.intersection(g), darker(col, 0.3), 0.5, edge=0.2)
        if snow:
            cap = poly(
                [top, top + [high * 0.1, high * 0.16], top + [high * 0.03, high * 0.12], top + [-high * 0.03, high * 0.18], top + [-high * 0.1, high * 0.15]]
            )
            s.cover(cap.intersection(g))
    s.stroke(ridge, 1.5, wobble=2)
    return g


def sea(s, y0, y1, col="#2a6a80", *, col2="#123a58", k=0.9, swell=1.0, foam=True, clip=None):
    """Water between two heights, waves growing towards us."""
    g = box(-40, y0, s.w + 40, y1)
    s.cover(g)
    s.wash(g, col, k, col2=col2, mix=("lin", 90, 0, 1), edge=0.2, pool=0.45, bloom=2)
    r = s.rng
    y = y0 + 6
    while y < y1:
        t = (y - y0) / (y1 - y0 + 1e-6)
        size = (8 + 58 * t) * swell
        for _ in range(int(s.w / size * 0.55)):
            x = r.uniform(-20, s.w + 20)
            n = size * r.uniform(0.5, 1.5)
            h = size * 0.12
            pts = [(x, y), (x + n * 0.3, y - h), (x + n * 0.55, y - h * 0.6), (x + n, y + h * 0.2)]
            if foam and r.random() < 0.4:
                s.curve(pts, 1 + 2 * t, body=True, alpha=0.8)
            else:
                s.curve(pts, 0.8 + 1.5 * t, alpha=0.75)
        y += 5 + 26 * t * swell
    return g


def clouds(s, heaps, *, col="#9aa6b4", k=0.35, line=1.5):
    """Heaps of cloud, each (x, y, width): white paper, shaded below, curled pen lines."""
    for x, y, w in heaps:
        r = s.rng
        puffs = [(x + (i / 5 - 0.5) * w, y - w * 0.16 * math.sin(math.pi * (i + 0.3) / 5.6) * r.uniform(0.7, 1.3), w * r.uniform(0.12, 0.2)) for i in range(6)]
        g = union(*(ell(a, b, c, c * 0.82) for a, b, c in puffs), ell(x, y + w * 0.03, w * 0.5, w * 0.075))
        g = union(*(Polygon(q.exterior) for q in polys(g)))  # no holes between the heaps
        lost = s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 5)
        yy = np.mgrid[0 : s.h, 0 : s.w][0]
        s.cover((lost * step(y + w * 0.1, y - w * 0.04, yy)).astype(np.float32))
        s.wash(g, col, k, grad=("lin", 90, 0.0, 1.2), wet=14)
        for a, b, c in puffs:
            t0 = r.uniform(170, 210)
            t = np.radians(np.linspace(t0, t0 + r.uniform(110, 160), 14))
            s.stroke(np.c_[a + c * np.cos(t), b + 0.82 * c * np.sin(t)], line)


def branches(rng, x, y, h, w, ang=-90, depth=5, spread=28, wobble=10, ratio=0.74):
    """A bare tree as one shape, and the tips of its twigs."""
    parts, tips = [], []

    def grow(p, a, n, r, d):
        pts = [p]
        for _ in range(3):
            a += rng.normal() * wobble * 0.5
            pts.append((pts[-1][0] + n / 3 * math.cos(math.radians(a)), pts[-1][1] + n / 3 * math.sin(math.radians(a))))
        parts.append(limb(pts, [r, r * 0.85, r * 0.75, r * 0.66], 4))
        if d == 0 or r < 0.6:
            tips.append(pts[-1])
            return
        count = 2 if rng.random() < 0.75 else 3
        for j in range(count):
            bend = (j - (count - 1) / 2) * spread * 2 / max(1, count - 1) * rng.uniform(0.6, 1.25)
            grow(pts[-1], a + bend + rng.normal() * wobble, n * ratio * rng.uniform(0.8, 1.15), r * 0.66 * rng.uniform(0.75, 1.0), d - 1)
        if rng.random() < 0.5 and d > 1:
            grow(pts[2], a + rng.choice([-1, 1]) * rng.uniform(35, 60), n * 0.6, r * 0.4, d - 2)

    grow((x, y), ang, h * 0.32, w, depth)
    return union(*parts), tips


def tree(s, x, y, h, kind="leafy", col=None, bark="#5a4434", *, lean=0.0, seed=1):
    """kinds: bare, leafy, pine, palm, cypress, willow, birch, baobab, blossom. Returns the tips of its twigs."""
    r = np.random.default_rng(seed)
    w = h * 0.035
    if kind in ("bare", "leafy", "blossom", "birch", "willow"):
        g, tips = branches(r, x, y, h, w * (0.6 if kind == "birch" else 1), -90 + lean, 5 if kind != "willow" else 4, 24 if kind == "birch" else 30)
        s.thing(
            g, "#e8e2d4" if kind == "birch" else bark, 0.8 if kind != "birch" else 0.35, shade=0.7, shcol=darker(bark, 0.3), hatch=4, line=max(0.9, h / 320)
        )
        if kind == "birch":
            for _ in range(14):
                yy = y - r.uniform(0.02, 0.42) * h
                s.stroke([(x - w * 0.5 * r.random(), yy), (x + w * 0.6 * r.random(), yy + 2)], h / 260)
        col = col or {"leafy": "#5f7f3a", "blossom": "#e3a2ae", "birch": "#c8a63a", "willow": "#7f9a4a", "bare": None}[kind]
        if col and kind != "willow":
            for layer in range(3):
                pick = [tips[i] for i in r.permutation(len(tips))[: max(4, len(tips) * 2 // 3)]]
                dabs = union(
                    *(
                        ell(a + r.normal() * h * 0.03, b + r.normal() * h * 0.03, h * r.uniform(0.02, 0.055), h * r.uniform(0.015, 0.04), r.uniform(0, 180))
                        for a, b in pick
                    )
                )
                s.wash(dabs, mix(col, ("#fff2c0", "#506030", "#20382a")[layer], 0.25), (0.5, 0.55, 0.5)[layer], edge=0.6, rough=3)
            for a, b in tips:
                for _ in range(3):
                    q = (a + r.normal() * h * 0.035, b + r.normal() * h * 0.03)
                    t = r.uniform(0, 6.28)
                    n = h * 0.012
                    s.curve(
                        [q, (q[0] + n * math.cos(t), q[1] + n * math.sin(t)), (q[0] + 1.7 * n * math.cos(t + 0.6), q[1] + 1.7 * n * math.sin(t + 0.6))], h / 520
                    )
        elif kind == "willow":
            for a, b in tips * 3:
                n = h * r.uniform(0.2, 0.42)
                s.curve([(a, b), (a + r.normal() * 12, b + n * 0.5), (a + r.normal() * 22, b + n)], h / 420, mix(col, "#3a4a2a", r.random() * 0.5))
        return tips
    trunk = limb([(x, y), (x + lean * h * 0.004, y - h * 0.5), (x + lean * h * 0.01, y - h * 0.86)], [w, w * 0.7, w * 0.4])
    top = (x + lean * h * 0.01, y - h * 0.86)
    if kind == "pine":
        s.thing(trunk, bark, 0.8, hatch=0, line=h / 340)
        col = col or "#2f5a48"
        for i in range(6):
            t = i / 6
            cy, half = y - h * (0.2 + 0.75 * t), h * 0.24 * (1 - t * 0.85)
            pts = [(x, cy - h * 0.2), *((x + half * u, cy + r.normal() * 3 + (6 if j % 2 else -6)) for j, u in enumerate(np.linspace(1, -1, 9)))]
            s.thing(poly(pts), col, 0.75, shade=0.6, hatch=5, line=h / 380, white=0.3)
    elif kind == "cypress":
        col = col or "#37553e"
        s.thing(trunk, bark, 0.8, hatch=0, line=h / 340)
        g = blob(
            [
                (x, y - h),
                (x + h * 0.075, y - h * 0.6),
                (x + h * 0.085, y - h * 0.3),
                (x, y - h * 0.1),
                (x - h * 0.085, y - h * 0.3),
                (x - h * 0.07, y - h * 0.6),
            ]
        )
        s.thing(g, col, 0.85, shade=0.8, hatch=4, tilt=75, line=h / 340)
    elif kind == "palm":
        s.thing(trunk, bark, 0.6, shade=0.6, hatch=4, line=h / 340)
        for t in np.linspace(0.1, 0.95, 14):
            s.stroke([(x + lean * h * 0.01 * t - w * 0.8, y - h * 0.86 * t), (x + lean * h * 0.01 * t + w * 0.8, y - h * 0.86 * t - 3)], h / 420)
        for a in np.linspace(-200, 20, 9) + r.normal(size=9) * 8:
            t = math.radians(a)
            d = np.array([math.cos(t), math.sin(t)])
            end = np.array(top) + d * h * 0.34 + [0, h * 0.1 * (1.2 + d[1])]
            mid = np.array(top) + d * h * 0.2 + [0, -h * 0.03]
            spine = path([top, mid, end], 10)
            leaf = limb([tuple(top), tuple(mid), tuple(end)], [h * 0.012, h * 0.032, 1], 8)
            s.thing(leaf, col or "#5c7f3e", 0.7, shade=0.5, hatch=0, line=h / 420)
            for i in range(3, len(spine) - 1, 2):
                s.stroke([spine[i], spine[i] + [(-1) ** i * h * 0.006, h * 0.03]], h / 560)
    elif kind == "baobab":
        g = union(
            limb([(x, y), (x, y - h * 0.3), (x, y - h * 0.62)], [h * 0.15, h * 0.125, h * 0.09]),
            *(branches(r, x + dx, y - h * 0.58, h * 0.75, h * 0.03, a, 4, 26)[0] for dx, a in ((-h * 0.05, -128), (0, -92), (h * 0.05, -52))),
        )
        s.thing(g, bark, 0.7, col2="#a0785a", shade=0.7, hatch=5, line=h / 300)
    return [top]


def grass(s, area, n=260, col=None, h=26, w=1.2):
    r = s.rng
    x0, y0, x1, y1 = area
    for y in np.sort(r.uniform(y0, y1, n)):
        x, q = r.uniform(x0, x1), h * (0.5 + 0.7 * (y - y0) / (y1 - y0 + 1e-6))
        for _ in range(r.integers(2, 4)):
            b = r.normal() * q * 0.4
            s.curve([(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.1))], w, col)
            x += r.normal() * 3


def rain(s, n=260, slant=14, col="#dfe6ea", length=(20, 70), w=1.2, body=True, area=None):
    r = s.rng
    x0, y0, x1, y1 = area or (0, 0, s.w, s.h)
    d = math.radians(90 + slant)
    for _ in range(n):
        x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(*length)
        s.stroke([(x, y), (x + q * math.cos(d), y + q * math.sin(d))], w * r.uniform(0.6, 1.2), col, body=body, alpha=0.75, wobble=0.3)


def snow(s, n=240, size=(1.2, 5), area=None):
    r = s.rng
    x0, y0, x1, y1 = area or (0, 0, s.w, s.h)
    for _ in range(n):
        q = size[0] + (size[1] - size[0]) * r.random() ** 3
        s.fill(ell(r.uniform(x0, x1), r.uniform(y0, y1), q, q * r.uniform(0.8, 1.1)), body=True, alpha=0.92)


def stars(s, n=120, area=None, size=(0.7, 2.6)):
    r = s.rng
    x0, y0, x1, y1 = area or (0, 0, s.w, s.h * 0.6)
    s.dots([(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(n)], r.uniform(*size), body=True, alpha=0.9)


def moon(s, x, y, r, phase=1.0, col="#f4e6b8"):
    g = ell(x, y, r)
    if phase < 1:
        g = g.difference(ell(x + r * (1 - phase) * 0.9, y - r * 0.1, r * 0.94))
    s.cover(g)
    s.wash(g, col, 0.35, bloom=1)
    s.outline(g, 1.4, lost=0.4)
    return g


def rock(s, x, y, w, h, col="#7d7874", seed=2):
    r = np.random.default_rng(seed)
    n = 9
    pts = [
        (x + w / 2 * math.cos(t) * r.uniform(0.8, 1.1), y - h / 2 + h / 2 * math.sin(t) * r.uniform(0.8, 1.1), 1 if r.random() < 0.6 else 0)
        for t in np.linspace(0, 2 * math.pi, n + 1)[:-1]
    ]
    g = blob(pts, 6)
    s.thing(g, col, 0.6, col2="#a09080", shade=0.8, hatch=6, cross=True, line=2.2)
    for _ in range(3):
        a = (x + r.normal() * w * 0.15, y - h * r.uniform(0.5, 0.9))
        s.curve([a, (a[0] + w * 0.06, a[1] + h * 0.2), (a[0] + w * 0.02, a[1] + h * 0.4)], 1.3)
    return g
