"""Flowers and leaves of q_garden, from straight above."""

from ..easel import *


def petals(s, x, y, q, n, a0, col, *, wide=0.34, squash=1.0, lean=0.0, line=1.5, k=0.9, shcol=None, tip=1.0):
    """A ring of petals; squash and lean tip the head of the flower away from the eye."""
    for i in np.argsort([math.sin(a0 + 2 * math.pi * i / n - lean) for i in range(n)]):
        a = a0 + 2 * math.pi * i / n + s.rng.normal() * 0.06
        f = q * s.rng.uniform(0.92, 1.06)
        pts = []
        for u, v in ((0.12, -0.1), (0.5, -wide), (0.86, -wide * 0.8 * tip), (1.0, 0), (0.86, wide * 0.8 * tip), (0.5, wide), (0.12, 0.1)):
            p = np.array([u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)]) * f
            c, n_ = math.cos(lean), math.sin(lean)
            along, across = p @ [c, n_], p @ [-n_, c]
            p = np.array([c, n_]) * along * squash + np.array([-n_, c]) * across
            pts.append((x + p[0], y + p[1]))
        g = blob(pts, 6)
        s.thing(g, col, k, col2=darker(col, 0.16), shade=0.45, shcol=shcol or darker(col, 0.45), hatch=0, line=line, edge=0.6)
        d = np.array([pts[3][0] - x, pts[3][1] - y])
        s.stroke([(x + d[0] * 0.25, y + d[1] * 0.25), (x + d[0] * 0.72, y + d[1] * 0.72)], 0.9, darker(col, 0.55), alpha=0.7)


def flower(s, kind, x, y, q, col):
    r = s.rng
    lean, squash, a = r.uniform(0, 6.28), r.uniform(0.62, 1.0), r.uniform(0, 6.28)
    kw = dict(squash=squash, lean=lean)
    shift = np.array([math.cos(lean), math.sin(lean)]) * (1 - squash) * q * 0.5
    if kind == "dahlia":
        for ring, (n, f) in enumerate(((11, 1.0), (10, 0.74), (8, 0.5), (6, 0.3))):
            petals(s, x + shift[0] * ring * 0.5, y + shift[1] * ring * 0.5, q * f, n, a + ring * 0.3, mix(col, "#fff0d0", 0.05 * ring), wide=0.24, **kw)
    elif kind == "daisy":
        petals(s, x, y, q, 13, a, "#fdf8ec", wide=0.16, k=0.12, shcol="#8a90b0", **kw)
        s.thing(ell(*(np.array([x, y]) + shift), q * 0.26, q * 0.24), "#e8b030", 1.0, shade=0.7, hatch=3, line=1.5)
    elif kind == "poppy":
        petals(s, x, y, q, 4, a, col, wide=0.62, tip=1.15, **kw)
        c = np.array([x, y]) + shift
        s.thing(ell(*c, q * 0.2), "#2a2430", 1.2, hatch=0, line=1.2)
        for b in np.linspace(0, 6.28, 12, endpoint=False):
            s.fill(ell(c[0] + q * 0.32 * math.cos(b), c[1] + q * 0.32 * math.sin(b), 2.4))
    elif kind == "tulip":
        petals(s, x, y, q * 0.8, 3, a, col, wide=0.5, **kw)
        petals(s, x + shift[0], y + shift[1], q * 0.62, 3, a + 1.05, lighter(col, 0.1), wide=0.5, **kw)
        s.thing(ell(*(np.array([x, y]) + shift), q * 0.15), "#3a3020", 1, hatch=0, line=1)
    else:  # a head of many small ones
        for _ in range(34):
            d, b = q * math.sqrt(r.random()), r.uniform(0, 6.28)
            p = np.array([x + d * math.cos(b), y + d * math.sin(b) * 0.9])
            c = mix(col, "#ffffff", r.uniform(0, 0.4))
            s.cover(ell(*p, q * 0.2))
            for e in range(4):
                o = b + e * 1.57
                s.thing(
                    ell(p[0] + q * 0.11 * math.cos(o), p[1] + q * 0.11 * math.sin(o), q * 0.12, q * 0.09, math.degrees(o)),
                    c,
                    0.75,
                    shade=0.2,
                    hatch=0,
                    line=0.9,
                )


def leaf(s, x, y, n, a, col):
    d = np.array([math.cos(a), math.sin(a)])
    u = np.array([-d[1], d[0]])
    p = np.array([x, y])
    g = blob(
        [p, p + d * n * 0.35 + u * n * 0.17, p + d * n * 0.75 + u * n * 0.1, (*(p + d * n), 1), p + d * n * 0.7 - u * n * 0.12, p + d * n * 0.3 - u * n * 0.16],
        6,
    )
    s.thing(g, col, 0.85, col2=darker(col, 0.2), shade=0.5, shcol="#123a24", hatch=0, line=1.3)
    s.curve([p, p + d * n * 0.5 + u * n * 0.02, p + d * n * 0.92], 1.1, "#123a24")


def rose(s, x, y):
    """The only flower of the poor garden."""
    for a in (0.4, 1.7, 2.9, 3.9, 5.3):
        leaf(s, x + 30 * math.cos(a), y + 30 * math.sin(a), 62, a, "#5f9a4a")
    s.wash(ell(x + 14, y + 16, 60), "#3a1c20", 0.6, wet=9)
    for ring, (n, f) in enumerate(((7, 66), (6, 50), (5, 33), (3, 19))):
        petals(s, x, y, f, n, 0.3 + ring * 0.5, mix("#d8242a", "#ff6a4a", 0.12 * ring), wide=0.5, line=2.0, k=1.05, shcol="#6a0a1c", tip=1.1)


def snail(s, x, y):
    s.wash(ell(x + 16, y + 22, 62, 24), "#5a4a68", 0.6, wet=6)
    body = blob([(x - 66, y + 6, 1), (x - 30, y - 14), (x + 30, y - 15), (x + 62, y - 11), (x + 74, y), (x + 62, y + 12), (x + 26, y + 16), (x - 34, y + 14)])
    s.thing(body, "#a8946c", 0.8, shade=0.6, hatch=4, line=2.2)
    for e in (-1, 1):
        s.curve([(x + 66, y + 5 * e), (x + 84, y + 11 * e), (x + 98, y + 15 * e)], 3)
        s.fill(ell(x + 99, y + 15 * e, 4))
    s.thing(ell(x - 2, y, 38, 35), "#b06a3a", 0.9, col2="#d89a58", shade=0.7, hatch=5, line=2.6)
    t = np.linspace(0.3, 15, 60)
    s.stroke(np.c_[x - 4 + 2.25 * t * np.cos(t), y + 2.1 * t * np.sin(t)], 2.4, "#4a2418", taper=(0.02, 0.02))
    s.curve([(x - 70, y + 7), (x - 140, y + 2), (x - 200, y + 12)], 4, "#ffffff", body=True, alpha=0.35)
