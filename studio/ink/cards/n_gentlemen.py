"""The moths who call on the flame, in evening dress, and what is left of others."""

from ..easel import *

FIRE = np.array([520.0, 760.0])
NIGHT = "#0a0a1a"

# fore wing, hind wing, what is drawn on them, the second colour
KINDS = {
    "emperor": (
        [(3, -20), (46, -66), (104, -92), (124, -66), (108, -18), (74, 18), (30, 20)],
        [(3, 4), (46, 12), (78, 42), (66, 84), (36, 100), (12, 72)],
        "eye",
        "#c89a5a",
    ),
    "hawk": (
        [(3, -22), (58, -62), (120, -88), (150, -84), (112, -36), (64, 6), (26, 16)],
        [(3, 4), (42, 6), (72, 22), (60, 46), (34, 58), (12, 44)],
        "bands",
        "#e0688a",
    ),
    "luna": (
        [(3, -20), (38, -72), (92, -104), (112, -92), (92, -36), (62, 8), (28, 20)],
        [(3, 4), (46, 12), (66, 46), (54, 92), (70, 138), (54, 172), (40, 140), (28, 96), (10, 70)],
        "dot",
        "#e8f0b0",
    ),
    "tiger": (
        [(3, -20), (50, -58), (98, -70), (112, -40), (96, -2), (66, 22), (28, 22)],
        [(3, 4), (50, 8), (80, 36), (74, 72), (44, 92), (12, 70)],
        "blotch",
        "#e8642a",
    ),
}


def _wing(s, f, pts, col, toward, spot_, pattern="eye"):
    """Veins, the powder of the scales and what the kind wears; the side that looks at the fire is lit."""
    r = s.rng
    g = blob(f(pts))
    p = np.asarray(f(pts), float)
    root, c = p[0], p.mean(0)
    s.cover(g)
    s.wash(g, mix(col, NIGHT, 0.62), 1.2, col2=mix(col, "#ffc060", 0.55), mix=("lin", toward, -0.3, 1.35), grad=("lin", toward, 1.2, 0.6), edge=0.8, gran=0.25)
    x0, y0, x1, y1 = g.bounds
    lamp = np.array([math.cos(math.radians(toward)), math.sin(math.radians(toward))])
    size = np.hypot(x1 - x0, y1 - y0)
    for _ in range(int(70 + size * 0.6)):
        q = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
        d = unit(q - root)
        lit = (q - c) @ lamp / size + r.normal() * 0.12 > 0.0
        s.curve([q, q + d * size * 0.03, q + d * size * 0.07], max(1, size * 0.006), mix(col, "#ffdf90", 0.8) if lit else NIGHT, n=4, clip=g, body=lit, alpha=0.75)  # fmt: skip
    n = len(pts)
    if pattern == "blotch":
        for q in p[1 : n - 1]:
            for u in (0.45, 0.72, 0.93):
                b = root + (q - root) * (u + r.normal() * 0.04)
                s.fill(
                    ell(*b, size * r.uniform(0.03, 0.06), size * r.uniform(0.025, 0.045), r.uniform(0, 180)),
                    "#fff0d0" if u == 0.72 else "#1c1018",
                    body=True,
                    clip=g,
                    alpha=0.9,
                )
    else:
        rows = {"eye": ((0.88, 0.02), (0.7, 0.012), (0.4, 0.008)), "bands": ((0.9, 0.03), (0.74, 0.045), (0.52, 0.03), (0.34, 0.03)), "dot": ((0.95, 0.012),)}[
            pattern
        ]
        for u, w in rows:
            s.stroke(path([root + (q - root) * u for q in p[1 : n - 1]], 8), 1 + size * w, "#241420", clip=g, alpha=0.8)
    for q in p[1 : n - 1]:
        s.curve([root, (root + q) / 2 + r.normal(size=2) * 3, q], 1.4, "#1c1018", clip=g)
    if pattern in ("eye", "dot"):
        e = c + (c - root) * (0.2 if pattern == "eye" else -0.1)
        spot_ *= 1 if pattern == "eye" else 0.6
        s.thing(ell(*e, spot_), "#f6d488", 0.7, shade=0, hatch=0, line=2)
        s.fill(ell(*e, spot_ * 0.6), "#1c1020")
        s.fill(ell(e[0] - spot_ * 0.15, e[1] - spot_ * 0.2, spot_ * 0.22), "#fff6d8", body=True)
    s.outline(g, 2.3)
    rim = path([tuple(q) for q in p], 8, True)
    for a, b in zip(rim, np.roll(rim, -1, 0), strict=True):  # the fire along its edge
        d = b - a
        n_ = np.array([d[1], -d[0]]) / (np.hypot(*d) + 1e-9)
        n_ = n_ if n_ @ ((a + b) / 2 - c) > 0 else -n_
        if n_ @ lamp > 0.35:
            s.stroke([a - n_ * 2, b - n_ * 2], 1.5 + size * 0.01, "#ffb84a", body=True, taper=(0, 0), wobble=0.2, alpha=0.9)
    for q in path([root + (q - root) * 0.99 for q in p[1 : n - 1]], 8)[::2]:  # the fringe
        d = unit(q - root)
        s.stroke([q - d * 3, q + d * size * 0.025], 1.5, mix(col, "#fff0c0", 0.6), body=True, alpha=0.7)


def _hat(s, f, x, y, k, turn=0.0, ribbon="#b8342c", size=1.0):
    q = lambda pts: f(move(list(pts), x, y, size, turn))  # noqa: E731
    k *= size
    felt = dict(shade=0.8, shcol="#05050c", hatch=0)
    s.thing(blob(q([(-34, -2), (0, -10), (34, -2), (31, 7), (0, 9), (-31, 7)])), "#3a3a58", 1.1, line=2.2, **felt)
    s.thing(blob(q([(-18, 0, 1), (-17, -26), (-22, -50, 1), (0, -56), (22, -50, 1), (17, -26), (18, 0, 1), (0, 5)])), "#44446a", 1.1, col2="#22223a", line=2.3, **felt)  # fmt: skip
    s.thing(blob(q([(-22, -50), (0, -56), (22, -50), (0, -44)])), "#7a7aa0", 0.8, shade=0, hatch=0, line=1.8)
    s.stroke(path(q([(-18, -7), (0, -3), (18, -7)]), 6), 9 * k, ribbon, taper=(0, 0))
    s.stroke(q([(-11, -16), (-12, -42)]), 3.4 * k, "#ffd890", body=True, alpha=0.9)
    s.stroke(q([(-6, -15), (-7, -43)]), 1.4 * k, "#ffd890", body=True, alpha=0.7)


def _moth(s, x, y, q, turn, col, kind="emperor", *, fold=((1, 1), (1, 1)), flip=False, tie="#d8402e", hat=(0, -68, 0), glass=False):
    """A gentleman of q width; fold: how far the fore and hind wing of each side are open, as he banks."""
    k = q / 200
    f = lambda pts: move(list(pts), x, y, k, turn, flip)  # noqa: E731
    toward = math.degrees(math.atan2(FIRE[1] - y, FIRE[0] - x))
    fore, hind, pattern, second = KINDS[kind]
    for e, (wf, wh) in ((-1, fold[0]), (1, fold[1])):
        _wing(s, f, [(a * e * wh, b) for a, b in hind], mix(col, second, 0.3 if kind == "emperor" else 0.8), toward, 8.5 * k * (0.5 + 0.5 * wh), pattern)
        _wing(s, f, [(a * e * wf, b * (1.25 - 0.25 * wf)) for a, b in fore], col, toward, 12 * k * (0.5 + 0.5 * wf), pattern)
    trunk = limb(f([(0, -30), (0, 16), (0, 82)]), [18 * k, 17 * k, 5 * k])
    s.thing(trunk, mix(col, "#f4e4c4", 0.4), 0.9, col2=mix(col, NIGHT, 0.5), shade=0.8, shcol=NIGHT, hatch=0, line=2.2)
    deg = math.radians((180 - turn if flip else turn) + 90)
    marks.pelt(s, s.mask(trunk), lambda *_: deg, int(120 * k + 70), (7 * k, 16 * k), 1.3, "#241420", "#fff0cc", 0.45)
    for j in range(4):
        s.curve(f([(-13 + 2 * j, 22 + 14 * j), (0, 26 + 14 * j), (13 - 2 * j, 22 + 14 * j)]), 2.4, "#241420", clip=trunk)
    front = blob(f([(-7, -26), (7, -26), (9, 8), (0, 18), (-9, 8)]))  # a shirt front
    s.thing(front, "#fff8e6", 0.25, shade=0.5, hatch=0, line=1.5)
    for b in (-14, -2):
        s.fill(ell(*f([(0, b)])[0], 1.8 * k), "#1c1018", body=True)
    for e in (-1, 1):
        s.thing(blob(f([(0, -29), (18 * e, -38), (19 * e, -18)])), tie, 1.1, shade=0.5, shcol="#4a0c10", hatch=0, line=1.7)
    s.thing(ell(*f([(0, -28)])[0], 5 * k), tie, 1.2, shade=0.2, hatch=0, line=1.4)
    s.thing(blob(f([(-20, -50), (-17, -66), (0, -74), (17, -66), (20, -50), (11, -36), (0, -31), (-11, -36)])), mix(col, "#5a4048", 0.4), 1.0, shade=0.7, shcol=NIGHT, hatch=0, line=2)  # fmt: skip
    for e in (-1, 1):
        s.thing(ell(*f([(13 * e, -51)])[0], 7 * k, 7.6 * k), "#140e18", 1.3, shade=0, hatch=0, line=1.4)
        s.fill(ell(*f([(14 * e, -53)])[0], 2.4 * k), "#ffdf80", body=True)
        stem = path(f([(17 * e, -60), (38 * e, -70), (56 * e, -98)]), 8)
        s.stroke(stem, 2.2, "#f0d8a0", body=True)
        for p, d, u in marks.along(stem, max(4, 6 * k)):
            n = np.array([-d[1], d[0]])
            for z in (1, -1):
                s.stroke([p, p + (n * z * 0.9 + d * 0.6) * 11 * k * (1 - u * 0.7)], 1.1, "#f0d8a0", body=True, alpha=0.9)
    s.curve(f([(-5, -42), (0, -40), (5, -42)]), 1.4)
    if glass:
        s.stroke(arc(*f([(13, -51)])[0], 10 * k, 10 * k, 0, 366, 20), 2.2, "#f8d048", body=True, taper=(0, 0))
        s.curve(f([(12, -45), (18, -30), (14, -10)]), 1.3, "#f8d048", body=True)
    if hat:
        _hat(s, f, hat[0], hat[1], k, hat[2], size=0.78)
    return f


def _leg(s, pts, w=4):
    s.curve(pts, w + 2, NIGHT, taper=(0, 0.1))
    s.curve(pts, w - 1, "#c8a070", body=True, taper=(0, 0.1))


def callers(s):
    f = _moth(s, 170, 250, 260, 112, "#f0d8a0", "tiger", fold=((0.5, 0.45), (0.9, 0.8)))
    tip = f([(110, -84)])[0]  # one has come too near
    for _ in range(34):
        p = tip + s.rng.normal(size=2) * 12
        s.curve([p, p + (4, -14), p + (10 + s.rng.normal() * 8, -34 - 20 * s.rng.random())], 2.2, ("#ff7a2a", "#ffd060", "#5a4a5c")[int(s.rng.integers(3))], body=True, alpha=0.85)  # fmt: skip
    # he who thinks of everything
    f = _moth(s, 892, 690, 250, -78, "#b0685a", "emperor", fold=((0.75, 0.8), (1, 1)))
    a, b = f([(-10, 40)])[0], f([(-14, 62)])[0]
    grip = np.array([858.0, 800.0])
    s.curve([(812, 862), (826, 812), grip, (890, 806), (908, 852)], 4.4, NIGHT, taper=(0, 0))
    s.curve([(812, 862), (826, 812), grip, (890, 806), (908, 852)], 2.4, "#e8e0d0", body=True, taper=(0, 0))
    _leg(s, [a, (a + grip) / 2 + (-22, 4), grip + (-2, 4)])
    _leg(s, [b, (b + grip) / 2 + (20, 6), grip + (4, 3)])
    pail = poly([(806, 858), (914, 846), (900, 944), (834, 952)])
    s.thing(pail, "#e03a30", 1.05, col2="#a01c28", shade=0.9, shcol="#3a0610", hatch=5, line=2.8)
    s.thing(ell(860, 852, 54, 14, -6), "#9fd0e8", 0.8, shade=0.2, hatch=0, line=2.4)
    s.curve([(826, 850), (850, 846), (880, 850)], 2.6, "#ffffff", body=True)
    s.curve([(820, 880), (826, 910), (838, 940)], 4, "#ffc0a0", body=True, alpha=0.8)
    for x, y in ((822, 970), (810, 1004), (826, 1036)):
        s.thing(blob([(x, y - 14, 1), (x + 7, y), (x, y + 8), (x - 7, y)]), "#9fd0e8", 0.7, shade=0.2, hatch=0, line=1.4)
    # the nearest, hat in hand, his back half out of the picture
    f = _moth(s, 150, 1290, 430, 38, "#8a7264", "emperor", fold=((0.95, 1), (1, 1)), hat=None)
    top = np.array([350.0, 1064.0])
    _leg(s, [f([(14, -14)])[0], f([(52, -40)])[0] + (10, 30), top + (-14, 22)], 8)
    _hat(s, lambda pts: move(list(pts), *top, 2.0, 30), 0, 0, 2.0)


def burnt(s, x, y, t, q):
    f = lambda pts: move(pts, x, y, q, t)  # noqa: E731
    g = blob(f([(0, 0), (46, -34), (96, -28), (88, 4, 1), (72, 0), (62, 24, 1), (42, 12), (20, 18)]))
    s.wash(move(g, 4, 8), NIGHT, 0.9, wet=4)
    s.thing(g, "#6a4a3c", 1.1, shade=0.7, shcol="#140c10", hatch=4, line=1.9)
    for b in ((44, -30), (90, -22), (84, 0), (62, 16)):
        s.curve(f([(2, 0), (b[0] * 0.5, b[1] * 0.6), b]), 1.2, clip=g)
    s.fill(ell(*f([(58, -12)])[0], 8 * q), "#e8c87a")
    s.fill(ell(*f([(58, -12)])[0], 4.5 * q), "#140c10")
    s.stroke(f([(88, 4), (72, 0), (62, 24)]), 3.5, "#ff7a2a", body=True, alpha=0.9)
