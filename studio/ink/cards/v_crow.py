"""What belongs to the scarecrow: crows feather by feather, straw, patches, a lock and its key."""

from ..easel import *
from ..kit.rim import rim

MOON = np.array([516.0, 900.0])
INK = "#0d0a14"
CROW = [
    (1.04, -0.47, 1),
    (0.92, -0.57),
    (0.78, -0.61),
    (0.70, -0.70),
    (0.55, -0.76),
    (0.38, -0.69),
    (0.22, -0.52),
    (-0.02, -0.32),
    (-0.36, -0.04),
    (-0.74, 0.26),
    (-1.16, 0.56, 1),
    (-1.08, 0.70, 1),
    (-0.62, 0.50),
    (-0.30, 0.44),
    (0.06, 0.42),
    (0.34, 0.28),
    (0.54, 0.02),
    (0.64, -0.20),
    (0.70, -0.38),
    (0.80, -0.43),
]
WING = [(0.44, -0.30), (0.26, -0.46), (-0.04, -0.24), (-0.40, 0.04), (-0.92, 0.44, 1), (-0.52, 0.34), (-0.16, 0.28), (0.20, 0.16), (0.42, -0.06)]


def crow(s, x, y, q, way=1, tip=0.0, feet=True):
    """A crow, feather by feather; the light of the cage runs along its edges. tip: how far it leans forward, degrees."""
    at = lambda pts: [(*p, *c[2:]) for p, c in zip(move(np.array([p[:2] for p in pts], float), x, y, q, tip * way, way < 0), pts, strict=True)]  # noqa: E731
    if feet:
        for a in (-0.04, 0.20):
            hip, foot = at([(a, 0.36)])[0], (x + way * q * (a + 0.04), y + q * 0.86)
            s.stroke([hip, foot], q * 0.07, INK, taper=(0, 0), wobble=0.3)
            for e in (-0.15, 0.12, 0.24):
                s.stroke([foot, (foot[0] + way * q * e, foot[1] + q * 0.045)], q * 0.055, INK, taper=(0, 0.4), wobble=0.3)
    g = blob(at(CROW), 8)
    s.cover(g)
    s.wash(g, "#1a2244", 1.6, edge=0.3, gran=0.2, off=0, rough=0.3)
    s.fill(g, "#0f1226", alpha=0.72)
    d = MOON - (x, y)
    d = d / np.hypot(*d) * q * 0.04
    for k in range(5):  # the tail
        s.curve(at([(-0.30, 0.22 + 0.05 * k), (-0.7, 0.40 + 0.04 * k), (-1.12, 0.58 + 0.028 * k)]), q * 0.014, "#5f74b0", body=True, alpha=0.6, clip=g)
    lie = math.atan2(0.55, -0.8 * way) + math.radians(tip * way)
    marks.pelt(s, s.mask(g), lambda u, v: lie, int(q * 4), (q * 0.05, q * 0.11), q * 0.012, "#04050c", "#4a5c9c", 0.35)
    wing = blob(at(WING), 8)
    s.wash(wing, "#0a0e24", 0.9, wet=3, clip=g)

    def feather(a, e, wide):
        a, e = np.array(a), np.array(e)
        n = np.array([-(e - a)[1], (e - a)[0]]) / np.hypot(*(e - a)) * wide
        f = blob(at([a, a * 0.6 + e * 0.4 + n, a * 0.15 + e * 0.85 + n * 0.8, (*e, 1), a * 0.2 + e * 0.8 - n * 0.7, a * 0.6 + e * 0.4 - n]), 5)
        s.fill(f, "#10162f", body=True)
        s.stroke([*f.exterior.coords], q * 0.012, "#5468a8", body=True, alpha=0.8, taper=(0, 0), wobble=0.3)
        s.stroke(at([a, e]), q * 0.009, "#8094d0", body=True, alpha=0.8, wobble=0.3)
        for u in np.linspace(0.2, 0.9, 7):
            c = a + (e - a) * u
            s.stroke(at([c, c + (e - a) * 0.1 + n * 0.75]), q * 0.006, "#5468a8", body=True, alpha=0.7, wobble=0.2)

    for k in range(7):  # the long ones, then three rows that lie over them
        u = k / 6
        feather((-0.02 - 0.1 * u, 0.24 - 0.36 * u), (-0.5 - 0.44 * u, 0.38 + 0.08 * u), 0.05)
    for row, (n, x0, y0, long) in enumerate(((6, -0.02, 0.06, 0.34), (6, 0.12, 0.0, 0.26), (5, 0.24, -0.06, 0.2))):
        for k in range(n):
            u = k / (n - 1)
            c = np.array([x0 + 0.1 - 0.2 * u, y0 + 0.16 - 0.34 * u])
            feather(c, c + long * np.array([-0.84, 0.54 - 0.1 * row + 0.1 * u]), 0.045)
    s.outline(wing, q * 0.016, "#05060f", lost=0, clip=g)
    for k in range(16):  # throat
        u = k / 15
        p = np.array([0.64 - 0.26 * u, -0.30 + 0.44 * u])
        s.curve(at([p, p + [-0.02, 0.05], p + [-0.06, 0.09]]), q * 0.012, "#8a9ad0", body=True, alpha=0.6, clip=g)
    s.curve(at([(0.72, -0.49), (0.88, -0.50), (1.02, -0.47)]), q * 0.018, "#5a6488", body=True)
    rim(s, g, 1.4, 2.4, "#8fa4dc", 0.7)
    rim(s, g, -d[0], -d[1], "#ffe09a", 0.95, 1.4)
    e = at([(0.66, -0.56)])[0]
    s.fill(ell(*e, q * 0.052), "#f4dc90", body=True)
    s.fill(ell(*e, q * 0.030), INK, body=True)
    s.fill(ell(e[0] - q * 0.01, e[1] - q * 0.012, q * 0.009), "#ffffff", body=True)
    return np.array(at([(0.98, -0.47)])[0])


def key_and_lock(s, beak):
    """It is locked, and one of them has the key."""
    gold = dict(shade=0.7, shcol="#5a3410", hatch=0, line=2.6)
    s.stroke(arc(516, 1128, 20, 26, 180, 360), 8, "#3a2410", taper=(0, 0))
    s.stroke(arc(516, 1128, 20, 26, 180, 360), 4, "#e8c060", body=True, taper=(0, 0))
    s.thing(blob([(486, 1128), (546, 1128), (550, 1164), (532, 1184), (500, 1184), (482, 1164)], 6), "#d89a34", 1.0, **gold)
    s.fill(union(ell(516, 1150, 7), poly([(512, 1152), (520, 1152), (523, 1172), (509, 1172)])), "#1c0c0a")
    x, y = beak
    s.curve([(x - 6, y), (x + 2, y + 22), (x, y + 40)], 3.4, "#d8404a", body=True)
    ring = ell(x, y + 58, 20).difference(ell(x, y + 58, 9))
    key = union(ring, box(x - 4.5, y + 76, x + 4.5, y + 136), box(x, y + 108, x + 18, y + 116), box(x, y + 124, x + 22, y + 133))
    s.wash(move(key, 8, 8), INK, 0.8, wet=6)
    s.thing(key, "#f4c04a", 1.0, **gold)
    rim(s, key, -2, 3, "#fff2c0", 0.9)


def straw(s, root, way, n, long, spread=0.35, wide=14, w=3.4, bend=0.0):
    """A bundle of straw from a sleeve or a seam."""
    r = s.rng
    for k in range(n):
        a = way + r.normal() * spread
        q = long * r.uniform(0.55, 1.1)
        u = np.array([-math.sin(way), math.cos(way)])
        p = np.array(root) + u * r.normal() * wide
        d = np.array([math.cos(a), math.sin(a)])
        e = np.array([math.cos(a + bend), math.sin(a + bend)])
        pts = [p, p + d * q * 0.5, p + d * q * 0.5 + e * q * 0.5]
        s.curve(pts, w * 1.5, "#3a2410", body=True, alpha=0.7)
        s.curve(pts, w, ("#e8c060", "#b5832f", "#f8e2a0", "#d6a444")[k % 4], body=True)


def patch(s, x, y, q, rot, col):
    g = move(poly([(-q, -q * 0.9), (q * 0.9, -q), (q, q * 0.8), (-q * 0.86, q)]), x, y, 1, rot)
    s.cover(g)
    s.wash(g, col, 0.9, edge=0.8)
    s.wash(g, "#1a1230", 0.35, grad=("rad", *MOON, 560, 0.0, 1.0))
    s.hatch(g, tone=0.55, ang=rot + 80, sep=7, w=1, thr=0.3, omit=0.6)
    s.outline(g, 2.6, lost=0)
    for p, d, _ in marks.along([*g.exterior.coords], 26):
        n = np.array([-d[1], d[0]]) * 9
        s.stroke([p - n + d * s.rng.normal() * 3, p + n], 2.4, "#e8d8b0", body=True)
