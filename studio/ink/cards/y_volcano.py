"""Dinner for two: the cloth between them has risen to a mountain, and they go on eating."""

from ..easel import *
from ..kit.brush import feather
from ..kit.rim import rim

NIGHT, HOT, SHADE = "#140812", "#ffc066", "#5a4678"
TABLE, REACH = 1206, 482


def slope(a, t):
    """On the mountain of cloth: a from -1, its left outline, to 1; t from the crater down to the table."""
    r = 48 + 112 * t + 300 * t**4.6
    q = a * math.pi / 2
    return 500 + r * math.sin(q), 440 + 744 * t + r * 0.13 * math.cos(q)


def _room(s):
    """Nothing but the light of the fire, and the dark above it."""
    s.wash(s.all, "#ffb44a", 0.6, col2="#f0702e", gran=0.2, pool=0.3)
    s.wash(poly([(-100, -100), (1100, -100), (1100, 700), (700, 520), (300, 480), (-100, 600)]), "#d03a2a", 0.8, wet=120, gran=0.2)
    s.wash(poly([(-100, -100), (1100, -100), (1100, 520), (760, 340), (300, 160), (-100, 240)]), "#5a1434", 1.0, wet=100, gran=0.2)
    s.wash(poly([(240, -100), (1100, -100), (1100, 420), (800, 260), (500, 60)]), "#1c0820", 1.1, wet=90, gran=0.2)
    for x in (-110, 1110):
        s.wash(ell(x, 1000, 170, 420), "#8a1c24", 0.8, wet=80, gran=0.2)
    s.glow(500, 430, 380, "#ffc04a", 0.5, 0.8)
    for x in (190, 810):
        s.glow(x, 1000, 260, "#ffd060", 0.35, 0.6)


def _smoke(s):
    """Heads of smoke, lit from beneath, that lean away to the right."""
    heads = (
        (930, 40, 150), (760, 20, 140), (560, 10, 120), (990, 190, 130), (830, 160, 130), (660, 110, 116), (470, 70, 92), (905, 290, 84), (740, 250, 98), (585, 196, 92),
        (480, 160, 70), (650, 300, 70), (548, 276, 66), (480, 240, 46), (590, 350, 44), (512, 330, 46), (470, 316, 30), (536, 384, 34), (492, 388, 26),
    )  # fmt: skip
    for x, y, q in heads:
        puff = union(ell(x, y, q, q * 0.9), *(ell(x + q * 0.72 * math.cos(a), y + q * 0.62 * math.sin(a), q * 0.42) for a in s.rng.uniform(0, math.tau, 6)))
        m = np.clip(s.warp(s.mask(smooth(puff, 3)), (0, 0, s.w, s.h), 1.5, 5), 0, 1)
        near = max(0.0, 1 - math.hypot(x - 500, y - 420) / 820)
        s.cover(m)
        s.wash(m, "#3a2038", 1.25, col2="#241226", gran=0.25, edge=0.2, rough=0)
        s.wash(ell(x - q * 0.3, y + q * 0.62, q * 0.9, q * 0.5), "#f0602a", 0.3 + 1.3 * near, wet=q * 0.4, clip=m)
        s.wash(ell(x + q * 0.4, y - q * 0.4, q * 0.7, q * 0.6), "#0a0410", 0.9, wet=q * 0.5, clip=m)
        rim(s, m, 5, -6, mix("#8a4a5a", "#ffc46a", near), 0.5 + 0.4 * near, 2.4)


def _sparks(s):
    """Fire thrown up, falling back in arcs."""
    r = s.rng
    for w, h, col, k in ((92, 330, "#e8401a", 0.8), (66, 286, "#ff8a1e", 0.9), (42, 232, "#ffd04a", 0.9), (22, 150, "#fff6c8", 0.6)):
        g = blob([(500 - 36, 450), (500 - w * 0.8, 450 - h * 0.4), (500 - w, 450 - h * 0.62), (500 - w * 0.5, 450 - h * 0.7), (500 - w * 0.3, 450 - h, 1), (500 - w * 0.05, 450 - h * 0.76), (500 + w * 0.35, 450 - h * 1.06, 1), (500 + w * 0.5, 450 - h * 0.68), (500 + w, 450 - h * 0.74, 1), (500 + w * 0.8, 450 - h * 0.36), (536, 450)], 8)  # fmt: skip
        m = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 1.5, 6), 0, 1)
        s.cover(m, keep=0.15)
        s.wash(m, col, k, edge=0.3, gran=0.1, rough=0)
    for i in range(64):
        vx, vy, end = r.normal() * 150, r.uniform(330, 690), r.uniform(0.7, 1.35)
        u = np.linspace(end * 0.25, end, 9)
        c = np.c_[500 + vx * u, 440 - vy * u + 400 * u**2]
        s.stroke(c, r.uniform(2, 6.5), ("#ffdf6a", "#ff9a2a", "#fff4c4", "#ff7a1e")[i % 4], body=True, taper=(0.7, 0.1), alpha=0.95)
        s.fill(ell(*c[-1], r.uniform(2.4, 6)), ("#ffe27a", "#fff6d0")[i % 2], body=True)
    for _ in range(60):
        a, q = r.normal() * 0.7 - math.pi / 2, abs(r.normal()) * 190 + 60
        s.fill(ell(500 + q * math.cos(a), 448 + q * math.sin(a), r.uniform(1.2, 4)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)


def _cloth(s):
    """White linen, pushed up from below; its folds run from the crater to the table, and from there to the floor."""
    r = s.rng
    left, right = ([slope(a, t) for t in np.linspace(0, 1, 40)] for a in (-1, 1))
    edge = arc(500, TABLE, REACH, 74, 0, 180, 40)
    top = valid(Polygon([*left[::-1], *right, (500 + REACH, TABLE), *edge, (500 - REACH, TABLE)]))
    fall = valid(Polygon([*edge[::-1], (1010, 1560), (-10, 1560)]))
    s.wash(move(union(top, fall), 0, 6), NIGHT, 0.5, wet=30, gran=0.25)
    s.cover(union(top, fall))
    s.wash(fall, "#efe2e0", 0.3, gran=0.2)
    s.wash(fall, SHADE, 0.5, grad=("lin", 90, 0.3, 1.3), gran=0.2)
    s.wash(fall, "#2a1438", 1.1, grad=("lin", 90, -0.4, 1.3), gran=0.2)
    for i, a in enumerate((171, 158, 148, 131, 122, 104, 96, 78, 62, 51, 38, 27, 12)):
        x, y = 500 + REACH * math.cos(math.radians(a)), TABLE + 74 * math.sin(math.radians(a))
        e, w = 500 + (x - 500) * 1.09 + r.normal() * 6, r.uniform(9, 26)
        s.wash(poly([(x - 2, y), (x + 4, y), (e + w, 1520), (e - w * 0.7, 1520)]), "#3a2050", 0.95, wet=9, gran=0.2, clip=fall)
        if i % 2:
            s.curve([(x, y + 4), (x + r.normal() * 3, (y + 1500) / 2), (e, 1510)], 2.2, "#2a1238", clip=fall)
    s.wash(top, "#fbf0dc", 0.12, gran=0.15)
    s.wash(poly([(520, 430), (640, 430), (880, 1120), (920, 1290), (640, 1290), (560, 900)]), SHADE, 0.5, wet=50, gran=0.2, clip=top)
    for i, a in enumerate((-0.93, -0.8, -0.72, -0.52, -0.4, -0.24, 0.16, 0.3, 0.46, 0.55, 0.7, 0.84, 0.95)):
        w = 0.03 + 0.04 * r.random()
        t0, t1 = (0.02, r.uniform(0.8, 1.0)) if i % 2 else (r.uniform(0.2, 0.5), r.uniform(0.95, 1.06))
        ts = np.linspace(t0, t1, 24)
        bend = 0.03 * np.sin(ts * 5 + i)
        ridge = np.array([slope(np.clip(a + b * t, -1, 1), t) for b, t in zip(bend, ts, strict=True)])
        deep = np.array(
            [slope(np.clip(a + b * t + w * math.sin(math.pi * min(1, (t - t0) / (t1 - t0))) ** 0.6, -1, 1), t) for b, t in zip(bend, ts, strict=True)]
        )
        g = valid(Polygon([*ridge, *deep[::-1]]))
        s.wash(g, "#4a3468", 0.4 + 0.4 * (a > 0), wet=7, gran=0.2, clip=top)
        s.stroke(ridge, 2.2, "#3a2448", taper=(0.1, 0.5), clip=top)
    s.stroke(edge, 3, "#3a2448", taper=(0, 0))
    for q in (left, right):
        s.stroke(q, 3.2, "#2a1428", taper=(0.02, 0.3))
    for e in (-1, 1):
        s.curve([(500 + e * REACH, TABLE + 4), (500 + e * (REACH + 6), 1360), (500 + e * (REACH + 10), 1520)], 3, "#2a1428")
    s.wash(poly([(420, 430), (580, 430), (600, 700), (400, 700)]), "#ff8a2e", 0.6, wet=50, gran=0.2, clip=top)


def _crater(s):
    """The linen has torn; its edges are black and curl outward."""
    r = s.rng
    ring = [(500 + 50 * math.cos(a), 444 + 15 * math.sin(a)) for a in np.linspace(0, math.tau, 40)]
    s.fill(Polygon(ring), "#fff0a8", body=True)
    for a in np.radians(np.linspace(-170, 190, 19)):
        c = np.array([500 + 42 * math.cos(a), 444 + 12 * math.sin(a)])
        out = np.array([math.cos(a) * 20, -14 + 12 * math.sin(a)]) * r.uniform(0.5, 1.5)
        g = blob([c + [-11, 6], c + out * 0.5 + [-8, 0], (*(c + out), 1), c + out * 0.6 + [8, 4], c + [11, 8]], 6)
        s.thing(g, "#2a1214", 1.3, shade=0.7, shcol=NIGHT, hatch=0, line=2.2, gran=0.25)
        s.stroke([c + [-10, 4], c + out * 0.4], 2.4, "#ff8a2a", body=True)
    s.wash(limb([slope(a, 0.06) for a in np.linspace(-1, 1, 12)], np.full(12, 20), 3), "#5a2a1c", 0.7, wet=14)


def _lava(s):
    r = s.rng
    lines = []
    for a0, drift, start, end, wide in ((-0.06, 0.1, 0, 1.0, 17), (-0.5, -0.12, 0, 0.66, 8), (0.3, 0.14, 0, 0.86, 9)):
        ts = np.linspace(start, end, 12)
        u = (ts - start) / (end - start)
        way = a0 + drift * u + 0.05 * np.sin(u * 7 + a0 * 9) + np.cumsum(r.normal(size=12)) * 0.008
        lines.append(([slope(a, t) for a, t in zip(way, ts, strict=True)], [max(7, wide * (0.65 + 0.9 * q + 0.14 * r.normal())) for q in u]))
    x1 = lines[0][0][-1][0]
    lines.append(([(x1 - 96, 1258), (x1 - 46, 1250), (x1 + 6, 1246), (x1 + 66, 1254), (x1 + 102, 1260)], [10, 24, 38, 26, 9]))
    for x, y, low, w in ((x1 - 56, 1266, 1376, 16), (x1 + 10, 1272, 1560, 30), (x1 + 72, 1266, 1440, 15)):
        lines.append(([(x, y), (x + 4, y + 34), (x - 2, (y + low) / 2), (x + 3, low - 24), (x + 2, low)], [w * 1.5, w, w * 0.62, w * 0.6, w * 0.86]))
    lava = smooth(union(*(limb(p, w) for p, w in lines), ell(500, 448, 38, 9)), 5)
    s.wash(lava.buffer(46), "#ff9a3a", 0.3, wet=44, gran=0.1)
    s.wash(lava.buffer(10), "#a84a1c", 0.5, wet=10)
    s.wash(lava.buffer(4), "#1c0608", 1.1, edge=0.4, rough=2)
    s.cover(lava)
    s.thing(lava, "#f0601a", 1.0, col2="#d8301a", shade=0.6, shcol="#7a0c10", hatch=0, line=2.8, soft=18)
    for d, col, k in ((6, "#ff9a1e", 0.8), (12, "#ffd23a", 0.7)):
        m = np.clip(s.warp(s.mask(move(lava.buffer(-d), -2, -1)), (0, 0, s.w, s.h), 1.5, 3), 0, 1)
        s.cover(m, keep=0.3)
        s.wash(m, col, k, edge=0.3)
    for p, w in lines:
        c = path(p, 14)
        wide = np.interp(np.linspace(0, len(w) - 1, len(c)), range(len(w)), w)
        d = np.gradient(c, axis=0)
        d /= np.hypot(*d.T)[:, None] + 1e-6
        side = np.c_[-d[:, 1], d[:, 0]]
        if p[-1][1] - p[0][1] > 60:
            s.stroke(c + side * (wide * 0.45)[:, None], 2.4, "#fff6c0", body=True, taper=(0.3, 0.3), clip=lava, alpha=0.8)


def _glass(s, x, y, k, turn):
    at = lambda pts: move(np.asarray(pts, float), x, y, k, turn)  # noqa: E731
    s.wash(limb(at([(10, 4), (60, 12)]), [10, 6]), "#3a2448", 0.7, wet=8)
    bowl = blob(at([(-26, -120), (26, -120), (30, -84), (16, -58), (0, -52), (-16, -58), (-30, -84)]))
    s.thing(ell(*at([(0, 0)])[0], 26 * k, 8 * k, turn), "#e8ecf4", 0.3, shade=0.6, shcol=SHADE, hatch=0, line=2)
    s.stroke(at([(0, -4), (0, -54)]), 5, "#8a86a8", taper=(0, 0))
    s.thing(bowl, "#e8ecf4", 0.25, shade=0.6, shcol=SHADE, hatch=0, line=2.2, cover=False)
    wine = poly(at([(-29, -84), (-20, -62), (0, -52), (16, -58), (30, -86), (28, -100)]))
    s.wash(wine, "#8a1030", 1.4, edge=0.6)
    s.stroke(at([(-18, -112), (-22, -88)]), 3, "#ffffff", body=True)


def _crow(s, x, y, k):
    """It flies to the left and shakes the salt."""
    r = s.rng

    def at(*p):
        return [(x + a * k, y + b * k, *c) for a, b, *c in p]

    ink = {"line": 1.7, "dark": "#050308"}
    for i in range(8):  # far wing
        feather(s, at((-8 - 6 * i, -18))[0], math.radians(-50 - 11 * i), (180 - 8 * i) * k, 40 * k, "#1c1a26", **ink)
    for i in range(5):
        feather(s, at((66, 4))[0], math.radians(-6 + 10 * i), 104 * k, 30 * k, "#16141e", **ink)
    body = blob(at((90, 8), (40, -30), (-30, -40), (-74, -58), (-104, -46), (-108, -22), (-80, -2), (-40, 26), (30, 34), (74, 26)))
    s.thing(body, "#1c1a26", 1.4, shade=0.5, shcol="#050308", hatch=0, line=2.4)
    rim(s, body, -3, -5, "#ff9a4a", 0.9, 1.2)
    for i in range(8):  # near wing, down
        feather(s, at((-26 + 9 * i, 2))[0], math.radians(128 - 13 * i), (170 - 7 * i) * k, 44 * k, "#1a1822", **ink)
    for i in range(5):
        feather(s, at((-22 + 12 * i, -4))[0], math.radians(122 - 15 * i), 76 * k, 36 * k, "#2a2836", **ink)
    s.thing(blob(at((-102, -46), (-146, -36), (-160, -22, 1), (-104, -22))), "#2a2630", 1.2, shade=0.4, hatch=0, line=2)
    s.fill(ell(x - 87 * k, y - 40 * k, 5.4 * k), "#ffd88a", body=True)
    s.fill(ell(x - 88 * k, y - 40 * k, 3 * k), "#0c0408", body=True)
    bx, by = x - 150 * k, y - 14 * k
    jar = move(poly([(-15, 0), (15, 0), (20, 52), (-20, 52)]), bx, by, k, 24)
    s.thing(jar, "#f4f6fa", 0.15, shade=0.5, shcol="#6a5a8a", hatch=0, line=2.4)
    s.thing(move(blob([(-20, 50), (20, 50), (14, 68), (-14, 68)]), bx, by, k, 24), "#c8c4cc", 0.6, hatch=0, line=2.2)
    for i in range(46):
        s.fill(ell(bx - 26 * k + r.normal() * (4 + i * 0.2) + i * 0.45, by + 70 * k + i * 6.4, r.uniform(1.2, 3.4)), body=True)


def _plate(s, x, y, turn):
    plate = ell(x, y, 84, 24, turn)
    s.wash(move(plate, 2, 10), "#3a2448", 0.9, wet=8)
    s.thing(plate, "#fffaf2", 0.15, shade=0.7, shcol="#6a5488", hatch=0, line=2.6)
    well = ell(x, y - 1, 56, 14, turn)
    s.wash(well, "#ff9a3a", 0.9, edge=0.8)
    s.wash(ell(x, y + 2, 34, 8, turn), "#d83a1c", 0.9, wet=5, clip=well)
    s.outline(well, 1.6)


def _burn(s):
    """The cloth burns at his side, and nobody mentions it."""
    r = s.rng
    rise = [(1020, 1216), (984, 1262), (950, 1290), (930, 1350), (886, 1372), (862, 1424), (812, 1440), (780, 1486), (730, 1500), (704, 1560)]
    hole = valid(Polygon([*path(rise, 8), (1030, 1560)]))
    s.wash(hole.buffer(40), "#b8481c", 0.9, wet=22)
    s.cover(hole)
    s.wash(hole, "#1c060c", 2.6, gran=0.2, off=0)
    s.wash(limb(rise, [12] * 10), "#0c0406", 2.0, rough=4, edge=0.3)
    s.glow(900, 1440, 190, "#ffb03a", 0.4, 0.6)
    for x, y, h in ((960, 1400, 200), (985, 1470, 260), (900, 1470, 190), (724, 1545, 70), (936, 1545, 250), (770, 1540, 120), (856, 1550, 230), (812, 1550, 150), (900, 1560, 180), (980, 1560, 210)):  # fmt: skip
        lean = r.uniform(-18, 8)
        for w, u, col in ((1, 1, "#e8401a"), (0.68, 0.74, "#ff9a1e"), (0.36, 0.46, "#fff0a0")):
            b, q = h * 0.17 * w + 5, h * u
            g = blob(
                [
                    (x - b, y + 6),
                    (x - b * 1.2, y - q * 0.28),
                    (x - b * 0.2 + lean * 0.4, y - q * 0.6),
                    (x + lean, y - q, 1),
                    (x + b * 0.5 + lean * 0.3, y - q * 0.56),
                    (x + b * 1.1, y - q * 0.22),
                    (x + b, y + 6),
                ],
                8,
            )
            m = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 1, 4), 0, 1)
            s.cover(m, keep=0.12)
            s.wash(m, col, 0.95, edge=0.25, gran=0.1, rough=0)


FACE = ((14, 6), (34, 1), (43, -8), (40, -19), (45, -25), (42, -31), (47, -37), (43, -45), (60, -54), (55, -61), (46, -76), (46, -84), (48, -98), (36, -116), (8, -125), (-22, -118), (-40, -96), (-42, -66), (-30, -38), (-22, -8))  # fmt: skip
TRUNK = (
    (-20, -20),
    (16, -10),
    (20, 22),
    (34, 40),
    (50, 74),
    (56, 108),
    (48, 150),
    (46, 250),
    (-60, 250),
    (-58, 180),
    (-62, 110),
    (-58, 66),
    (-40, 42),
    (-22, 24),
)
COAT = (
    (-22, -20),
    (18, -10),
    (22, 22),
    (44, 38),
    (62, 76),
    (68, 130),
    (70, 180),
    (74, 250),
    (-66, 250),
    (-68, 170),
    (-74, 100),
    (-66, 60),
    (-44, 38),
    (-24, 22),
)
BEARD = ((-6, -40), (12, -34), (30, -34), (44, -44), (54, -36), (62, -20), (60, 6), (50, 34), (34, 52), (26, 40), (16, 30), (4, 8))


class Diner:
    """Against the fire, upright, the face towards the mountain. Points are given for the left one."""

    def __init__(self, e, x, y, k, col):
        self.e, self.x, self.y, self.k, self.col = e, x, y, k, col

    def at(self, pts):
        return [(self.x + self.e * self.k * p[0], self.y + self.k * p[1], *p[2:]) for p in pts]

    def part(self, s, g, col=None, lit=5, back=1.0):
        """Its colour towards the fire, black behind."""
        s.cover(g)
        s.wash(g, col or self.col, 1.25, gran=0.15, edge=0, off=0, rough=0)
        x0, _, x1, _ = g.bounds
        x = x1 if self.e < 0 else x0
        w = (x1 - x0) * 0.5 * self.e
        s.wash(poly([(x - w, 700), (x + w, 700), (x + w, 1400), (x - w, 1400)]), NIGHT, 1.1 * back, wet=26, clip=g)
        s.wash(g, NIGHT, 0.12, gran=0.1, edge=0, off=0, rough=0)
        rim(s, g, -lit * self.e, -1, HOT, 0.95, 1.5)


def _chairs(s, d):
    for x in (-104, -70):
        post = limb(d.at([(x, -120), (x + 2, 60), (x + 6, 260)]), [8, 8, 9], 6)
        post = union(post, ell(*d.at([(x, -132)])[0], 13), ell(*d.at([(x, -110)])[0], 12, 5))
        s.cover(post)
        s.wash(post, "#2a0c18", 2.4, gran=0.1, edge=0, off=0, rough=0)
        rim(s, post, -3 * d.e, 0, "#e87a3a", 0.8)
    for y in (-90, -30, 30, 90, 150):
        s.wash(limb(d.at([(-104, y), (-88, y - 9), (-70, y)]), [6, 5, 6], 5), "#2a0c18", 2.4, gran=0.1, edge=0, off=0, rough=0)


def _sit(s, d, woman):
    """Stiff as the chair."""
    _chairs(s, d)
    d.part(s, blob(d.at(TRUNK if woman else COAT), 8))
    head_ = valid(Polygon(path(d.at([(*p, 1) if i == 8 else p for i, p in enumerate(FACE)]), 5, True)))
    d.part(s, head_, "#84341f" if woman else "#6a2c20", 4)
    if woman:
        bun = ell(*d.at([(-34, -132)])[0], 26 * d.k, 24 * d.k)
        d.part(s, smooth(union(bun, blob(d.at([(44, -104), (34, -122), (8, -132), (-22, -126), (-46, -100), (-46, -66), (-34, -44), (-16, -52), (-6, -76), (14, -92)]))), 2), "#4a1a14", 3)  # fmt: skip
        for i in range(9):
            s.curve(d.at([(40 - 6 * i, -108 + 5 * i), (10 - 5 * i, -118 + 5 * i), (-26 - i, -122 + 4 * i)]), 1.6, "#e88a4a", body=True, alpha=0.6 - 0.04 * i)
        for a in (0, 0.9, 1.8):
            s.stroke(arc(*d.at([(-34, -132)])[0], 19 - 6 * a, 17 - 5 * a, -150, 60, 10), 1.6, "#e88a4a", body=True, alpha=0.6)
        frill = [ell(*d.at([(-24 + 7.5 * i, 12 + 8 * math.sin(i / 2.2))])[0], 8.5 * d.k, 12 * d.k) for i in range(7)]
        for q in frill:
            d.part(s, q, "#2f7a5a", 3, 0.3)
    else:
        curls = [ell(*d.at([(-6 - 42 * math.cos(a), -82 - 42 * math.sin(a))])[0], 14) for a in np.linspace(-0.6, 2.3, 10)]
        d.part(s, smooth(union(blob(d.at([(-44, -60), (-44, -100), (-10, -124), (24, -118), (6, -98), (-12, -84), (-16, -56)])), *curls), 1), "#3a1c20", 3)
        for q in curls:
            s.stroke(arc(*q.centroid.coords[0], 9, 9, 150, 380, 8), 1.5, "#c87a5a", body=True, alpha=0.4)
        d.part(s, blob(d.at(BEARD), 8), "#7a4a3a", 4, 0.5)
        for i in range(30):
            u = i / 29
            p = np.array(d.at([(50 - 48 * u, -36 + 8 * math.sin(9 * u))])[0])
            e = np.array(d.at([(52 - 40 * u, 44 - 34 * abs(u - 0.4) - 12 * u)])[0])
            s.curve([p, (p + e) / 2 + [d.e * 7, 0], e], 1.7, "#f0b07a" if i % 3 else "#fff0c8", body=True, alpha=0.85 - 0.5 * u)
        d.part(s, blob(d.at([(-30, 8), (-6, 22), (14, 20), (30, 44), (20, 62), (-4, 40), (-44, 36)])), "#2c4a88", 3, 0.5)


def _fork(s, d):
    """The forearm, the fork, and what glows upon it."""
    arm = blob(d.at([(-40, 92), (-36, 64), (-10, 52), (14, 66), (22, 100), (32, 150), (42, 172), (64, 144), (88, 100), (114, 114), (98, 152), (70, 200), (48, 228), (24, 232), (2, 208), (-14, 160), (-32, 124)]), 8)  # fmt: skip
    s.wash(ell(*d.at([(22, 232)])[0], 50, 14), "#3a2448", 0.9, wet=10)
    d.part(s, arm, back=0.8)
    for f in ([(34, 168), (26, 190), (30, 214)], [(42, 176), (44, 196), (54, 212)], [(26, 154), (10, 166), (-4, 164)], [(-20, 60), (-16, 84), (-4, 110)], [(4, 60), (6, 84), (10, 106)]):  # fmt: skip
        s.wash(limb(d.at(f), [2, 5, 2]), NIGHT, 1.0, wet=3, clip=arm)
        s.curve([(x + 3 * d.e, y) for x, y in d.at(f)], 1.5, mix(d.col, HOT, 0.55), body=True, alpha=0.7, clip=arm)
    s.stroke(d.at([(118, 124), (108, 70), (92, 6)]), 5, "#5a4048", taper=(0, 0))
    s.stroke(d.at([(117, 122), (107, 70), (91, 6)]), 2.2, "#ffe0a0", body=True, taper=(0, 0))
    fist = blob(d.at([(94, 98), (94, 80), (104, 70), (118, 70), (126, 82), (124, 98), (116, 108)]))
    d.part(s, fist, "#7a3424", 4, 0.4)
    d.part(s, limb(d.at([(88, 98), (114, 112)]), [9 * d.k, 9 * d.k], 4), mix(d.col, "#ffffff", 0.25), 3, 0.2)
    for y in (79, 88, 97):
        s.curve(d.at([(110, y), (118, y + 1), (124, y - 1)]), 1.6, "#c86a3a", body=True, alpha=0.8)
    x, y = d.at([(86, -14)])[0][:2]
    s.stroke(path(d.at([(78, -16), (80, 6), (91, 12), (101, 2), (101, -20)]), 6), 3.6, "#3a2430", taper=(0, 0))
    s.stroke(d.at([(91, 10), (89, -18)]), 3.6, "#3a2430", taper=(0, 0))
    s.glow(x, y - 12, 62, "#ffd060", 0.5, 0.9)
    bite = blob([(x - 17, y - 10), (x - 10, y - 26), (x + 5, y - 30), (x + 17, y - 20), (x + 18, y - 6), (x + 6, y + 1), (x - 4, y + 9), (x - 9, y + 1)])
    s.thing(bite, "#ff8a1a", 1.0, col2="#e8401a", shade=0.5, shcol="#a81c10", hatch=0, line=2.2)
    s.fill(ell(x - 2, y - 17, 6, 5), "#ffe070", body=True)


@card("ember", paper="cold", light=(-0.1, -0.8))
def volcano_dinner(s):
    """Two sit stiffly at table and eat; between them the tablecloth has risen and erupts; a crow passes the salt."""
    left, right = Diner(1, 148, 976, 0.98, "#1f6a4e"), Diner(-1, 852, 968, 1.02, "#2c4a88")
    _room(s)
    _smoke(s)
    s.splatter("#1c0820", 16, size=(0.8, 3.2))
    _sit(s, left, True)
    _sit(s, right, False)
    _cloth(s)
    _crater(s)
    _lava(s)
    _sparks(s)
    _plate(s, 270, 1234, -9)
    _plate(s, 752, 1238, 12)
    _glass(s, 398, 1236, 0.8, -16)
    _glass(s, 636, 1226, 0.8, 24)
    _fork(s, left)
    _fork(s, right)
    _burn(s)
    _crow(s, 262, 462, 1.0)
