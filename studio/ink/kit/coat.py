"""Drawn in the plane: a coat hair by hair, lit by its own form, and a fist closed round what it holds."""

import math

import numpy as np

from ..shapes import blob, limb, move, path


def along_line(line):
    """Hair that lies along a line: the direction at its nearest point."""
    p = np.asarray([q[:2] for q in line], float)

    def lie(x, y):
        i = int(np.argmin((p[:, 0] - x) ** 2 + (p[:, 1] - y) ** 2))
        d = p[min(i + 2, len(p) - 1)] - p[max(i - 2, 0)]
        return math.atan2(d[1], d[0])

    return lie


def coat(s, g, lie, tones, long=(14, 34), w=1.6, *, soft=60, stray=0.16, fringe=0, fringe_cols=("#0c0f18",), lean=0.3, clip=None, bend=0.25):
    """Hairs over a shape. tones: (colour, how many, where: "dark", "lit" or "all"); fringe: hairs that leave its edge."""
    r = s.rng
    bb, t, _ = s.shade_of(g, soft)
    m = s.mask(g, bb)
    ys, xs = np.where(m > 0.5)
    if len(xs) == 0:
        return
    dark = np.clip(t[ys, xs].astype(float), 0.02, 1)
    for col, n, where in tones:
        share = {"dark": dark**1.5, "lit": (1.02 - dark) ** 2.2, "all": np.ones_like(dark)}[where]
        for i in r.choice(len(xs), n, p=share / share.sum()):
            x, y = float(xs[i] + bb[0]), float(ys[i] + bb[1])
            a, q, b = lie(x, y) + r.normal() * stray, r.uniform(*long), r.normal() * bend
            c, e = (x + q * 0.55 * math.cos(a), y + q * 0.55 * math.sin(a)), (x + q * math.cos(a + b), y + q * math.sin(a + b))
            s.curve([(x, y), c, e], w * r.uniform(0.6, 1.25), col, n=4, wobble=0.3, body=where == "lit", alpha=0.9, clip=clip)
    rings = [np.array(p.exterior.coords) for p in getattr(g, "geoms", [g])]
    ring = np.vstack(rings) if rings else np.zeros((0, 2))
    if fringe and len(ring):
        for _ in range(fringe):
            j = int(r.integers(len(ring) - 1))
            p = ring[j] * (u := r.random()) + ring[j + 1] * (1 - u) if np.hypot(*(ring[j + 1] - ring[j])) < 60 else ring[j]
            a, q = lie(*p) + r.normal() * lean, r.uniform(*long) * 0.85
            e = p + [q * math.cos(a), q * math.sin(a)]
            s.curve([p - [4 * math.cos(a), 4 * math.sin(a)], (p + e) / 2 + r.normal(size=2) * 2, e], w * 1.1, fringe_cols[int(r.integers(len(fringe_cols)))], n=4, clip=clip)


def fist(s, x, y, size, along=0, *, flip=False, skin=("#e3ad86", "#d98b6a", "#8a4a55"), line=2.0, k=0.6, held=None, thumb=True, wrist=(-0.06, -0.74)):
    """A fist whose four fingers lie over a rod that goes through x, y along `along`; held() draws the rod between palm and fingers. Returns its wrist."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray(pts, float), x, y, size, along, flip)

    look = dict(col2=warm, shade=0.5, shcol=shade, hatch=5 if size > 60 else 0, hw=0.8, thr=0.55, line=line)
    palm = blob(at([(-0.42, 0.1), (-0.46, -0.16), (-0.30, -0.42), (-0.22, -0.70), (0.12, -0.74), (0.26, -0.46), (0.42, -0.22), (0.42, 0.08), (0.2, 0.2), (-0.2, 0.2)]), 8)
    s.thing(palm, light, k, **look)
    if held:
        held()
    for a, top, low in ((-0.33, -0.18, 0.19), (-0.115, -0.25, 0.25), (0.11, -0.26, 0.25), (0.32, -0.22, 0.20)):
        p = at([(a * 0.9, top - 0.06), (a, top + 0.10), (a * 1.03, 0.06), (a * 0.96, low)])
        s.thing(limb(p, [0.10 * size, 0.115 * size, 0.11 * size, 0.085 * size], 6), light, k, **look)
        for o in (0.42, 0.5):
            c = p[1] * (1 - o) + p[2] * o
            d = at([(a + 0.07, 0)])[0] - at([(a - 0.07, 0)])[0]
            s.stroke([c - d * 0.4, c + d * 0.4], line * 0.4, wobble=0.4)
        n = at([(a - 0.045, low - 0.02), (a, low + 0.045), (a + 0.045, low - 0.02)])
        s.stroke(path(n, 5), line * 0.5, wobble=0.3)
    if thumb:
        s.thing(limb(at([(0.24, -0.44), (0.44, -0.22), (0.48, 0.02), (0.40, 0.17)]), [0.12 * size, 0.12 * size, 0.105 * size, 0.08 * size], 6), light, k, **look)
    return at([wrist])[0]
