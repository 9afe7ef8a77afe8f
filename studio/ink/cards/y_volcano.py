"""Dinner for two: the cloth between them has risen to a mountain, and they go on eating."""

from ..easel import *
from ..kit.brush import feather
from ..kit.rim import rim
from .y_diners import NIGHT, Side, her, her_arm, him, his_arm

SHADE = "#5a4678"
TABLE, REACH = 1196, 400


def slope(a, t):
    """On the mountain of cloth: a from -1, its left outline, to 1; t from the crater down to the table."""
    r = 42 + 104 * t + 240 * t**5.2
    q = a * math.pi / 2
    return 500 + r * math.sin(q), 440 + 740 * t + r * 0.17 * math.cos(q)


def _room(s):
    s.wash(s.all, "#e0602e", 0.8, col2="#c83a3a", gran=0.2, pool=0.3)
    s.wash(poly([(-100, -100), (1100, -100), (1100, 1300), (860, 900), (620, 420), (300, 120), (-100, 160)]), "#5a1434", 0.9, wet=90, gran=0.2)
    s.wash(poly([(300, -100), (1100, -100), (1100, 760), (800, 420), (560, 140)]), "#1c0820", 1.1, wet=90, gran=0.2)
    for x in (-60, 1060):
        s.wash(ell(x, 1120, 230, 520), "#2a0818", 1.3, wet=90, gran=0.2)
    s.glow(500, 470, 420, "#ffb03a", 0.5, 0.75)


def _smoke(s):
    """Heads of smoke, lit from beneath, that lean away to the right."""
    heads = (
        (930, 40, 150), (760, 20, 140), (560, 10, 120), (990, 190, 130), (830, 160, 130), (660, 110, 116), (470, 70, 92), (905, 290, 84), (740, 250, 98), (585, 196, 92),
        (480, 160, 70), (650, 300, 70), (548, 276, 66), (480, 240, 46), (590, 350, 44), (512, 330, 46), (470, 316, 30), (536, 384, 34), (492, 388, 26),
    )  # fmt: skip
    for x, y, q in heads:
        puff = union(ell(x, y, q, q * 0.9), *(ell(x + q * 0.72 * math.cos(a), y + q * 0.62 * math.sin(a), q * 0.42) for a in s.rng.uniform(0, math.tau, 6)))
        m = np.clip(s.warp(s.mask(smooth(puff, 3)), (0, 0, s.w, s.h), 1.5, 5), 0, 1)
        near = max(0.0, 1 - math.hypot(x - 500, y - 420) / 560)
        s.cover(m)
        s.wash(m, "#3a2038", 1.25, col2="#241226", gran=0.25, edge=0.2, rough=0)
        s.wash(ell(x - q * 0.3, y + q * 0.62, q * 0.9, q * 0.5), "#f0602a", 0.3 + 1.3 * near, wet=q * 0.4, clip=m)
        s.wash(ell(x + q * 0.4, y - q * 0.4, q * 0.7, q * 0.6), "#0a0410", 0.9, wet=q * 0.5, clip=m)
        rim(s, m, 5, -6, mix("#8a4a5a", "#ffc46a", near), 0.5 + 0.4 * near, 2.4)


def _sparks(s):
    r = s.rng
    for i in range(46):
        a = -math.pi / 2 + r.normal() * 0.36
        q = r.uniform(90, 330) * (1.25 - abs(a + math.pi / 2))
        e = np.array([500 + q * math.cos(a) * 1.1, 440 + q * math.sin(a)])
        pts = [(500 + r.normal() * 12, 434), (500 + q * 0.45 * math.cos(a), 440 + q * 0.62 * math.sin(a)), e, e + [math.cos(a) * 40, 26]]
        s.curve(pts, r.uniform(2, 6), ("#ffdf6a", "#ff9a2a", "#fff4c4")[i % 3], body=True, taper=(0.05, 0.8), alpha=0.95)
    for _ in range(90):
        a, q = r.normal() * 0.6 - math.pi / 2, abs(r.normal()) * 170 + 40
        s.fill(ell(500 + q * math.cos(a), 448 + q * math.sin(a), r.uniform(1.2, 4.6)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)


def _cloth(s):
    """White linen, pushed up from below; its folds run from the crater to the table, and from there to the floor."""
    r = s.rng
    left, right = ([slope(a, t) for t in np.linspace(0, 1, 40)] for a in (-1, 1))
    edge = arc(500, TABLE, REACH, 74, 0, 180, 40)
    top = valid(Polygon([*left[::-1], *right, (500 + REACH, TABLE), *edge, (500 - REACH, TABLE)]))
    fall = valid(Polygon([*edge[::-1], (930, 1560), (70, 1560)]))
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
        s.curve([(500 + e * REACH, TABLE + 6), (500 + e * 416, 1360), (500 + e * 430, 1520)], 3, "#2a1428")
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
        s.fill(ell(bx - 26 * k + r.normal() * (5 + i * 0.3) - i * 0.5, by + 70 * k + i * 6.4, r.uniform(1.2, 3.4)), body=True)


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
    rise = [(960, 1420), (916, 1430), (886, 1462), (850, 1456), (812, 1484), (770, 1490), (740, 1540)]
    hole = valid(Polygon([*path(rise, 8), (960, 1540)]))
    s.wash(hole.buffer(30), "#8a3a1c", 0.9, wet=16)
    s.cover(hole)
    s.wash(hole, "#14040a", 2.6, gran=0.2, off=0)
    s.wash(limb(rise, [12] * 7), "#0c0406", 2.0, rough=4, edge=0.3)
    s.glow(880, 1490, 120, "#ffb03a", 0.4, 0.5)
    for x, y, h in ((748, 1530, 50), (788, 1530, 96), (818, 1540, 70), (856, 1540, 134), (896, 1550, 100), (930, 1540, 156), (976, 1550, 120)):
        lean = r.uniform(-18, 8)
        for w, u, col in ((1, 1, "#e8401a"), (0.68, 0.74, "#ff9a1e"), (0.36, 0.46, "#fff0a0")):
            b, q = h * 0.2 * w + 5, h * u
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


@card("ember", paper="cold", light=(-0.1, -0.8))
def volcano_dinner(s):
    """Two sit stiffly at table and eat; between them the tablecloth has risen and erupts; a crow passes the salt."""
    neck = [(134, 872), (270, 906), (244, 950), (240, 1012), (150, 1040), (70, 1014), (112, 950)]
    left = Side(-1, "#1f6a4e", "#0a2a24", ("#f0b488", "#d8784c", "#4a1226"), (206, 806), 290, -7, neck)
    neck = [(106, 876), (244, 934), (228, 984), (222, 1030), (120, 1060), (14, 1016), (66, 956)]
    right = Side(1, "#2c4a88", "#0a1230", ("#b06a42", "#8a3c26", "#24081a"), (190, 822), 302, 7, neck)
    _room(s)
    _smoke(s)
    s.splatter("#1c0820", 16, size=(0.8, 3.2))
    her(s, left)
    him(s, right)
    _cloth(s)
    _crater(s)
    _lava(s)
    _sparks(s)
    _plate(s, 322, 1228, 3)
    her_arm(s, left)
    his_arm(s, right)
    _glass(s, 426, 1196, 0.8, -5)
    _burn(s)
    _crow(s, 262, 300, 1.0)
