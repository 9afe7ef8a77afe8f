"""Dinner for two: the cloth between them has risen to a mountain."""

from ..easel import *
from ..kit.bowed import bowed
from ..kit.brush import feather
from ..kit.coat import fist
from ..kit.rim import rim

NIGHT, SHADE = "#140812", "#5a4678"
HOT = "#ffb45a"


def slope(a, t):
    """On the mountain of cloth: a from -1, its left outline, to 1; t from the crater down to the table."""
    r = 40 + 105 * t + 500 * t**4.6
    q = a * math.pi / 2
    return 500 + r * math.sin(q), 452 + 590 * t + r * 0.15 * math.cos(q)


def _sky(s):
    s.wash(s.all, "#d8542e", 0.85, col2="#b8323a", gran=0.25, pool=0.4)
    s.wash(poly([(-100, -100), (1100, -100), (1100, 1300), (860, 900), (620, 420), (300, 120), (-100, 160)]), "#5a1434", 0.9, wet=90, gran=0.25)
    s.wash(poly([(300, -100), (1100, -100), (1100, 760), (800, 420), (560, 140)]), "#1c0820", 1.1, wet=90, gran=0.25)
    s.wash(poly([(-60, 700), (-60, 1200), (190, 1200), (120, 900)]), "#5a1434", 0.8, wet=60, gran=0.25)
    s.wash(poly([(1060, 600), (1060, 1200), (800, 1200), (870, 900)]), "#1c0820", 0.7, wet=60, gran=0.25)
    s.glow(500, 430, 330, "#ffb03a", 0.5, 0.75)


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
        e = np.array([500 + q * math.cos(a) * 1.1, 452 + q * math.sin(a)])
        pts = [(500 + r.normal() * 12, 446), (500 + q * 0.45 * math.cos(a), 452 + q * 0.62 * math.sin(a)), e, e + [math.cos(a) * 40, 26]]
        s.curve(pts, r.uniform(2, 6), ("#ffdf6a", "#ff9a2a", "#fff4c4")[i % 3], body=True, taper=(0.05, 0.8), alpha=0.95)
    for _ in range(90):
        a, q = r.normal() * 0.8 - math.pi / 2, abs(r.normal()) * 210 + 40
        s.fill(ell(500 + q * math.cos(a), 460 + q * math.sin(a), r.uniform(1.2, 4.6)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)


def _cloth(s):
    """White linen, pushed up from below; its folds run from the crater to the table."""
    r = s.rng
    floor = box(-40, 1180, 1040, 1540)
    s.cover(floor)
    s.wash(floor, NIGHT, 1.6, gran=0.25)
    left, right = ([slope(a, t) for t in np.linspace(0, 1, 40)] for a in (-1, 1))
    edge = path([(1060, 1158), (760, 1176), (500, 1184), (240, 1176), (-60, 1158)], 10)
    top = valid(Polygon([*left[::-1], *right, (1060, 1052), *edge, (-60, 1052)]))
    hem = path([(1080, 1424), (990, 1396), (900, 1432), (800, 1402), (690, 1446), (590, 1408), (470, 1450), (360, 1406), (250, 1440), (150, 1400), (50, 1434), (-60, 1400)], 8)
    fall = valid(Polygon([*edge[::-1], *hem]))
    s.wash(move(top, 22, 0), NIGHT, 0.7, wet=24, gran=0.25)
    s.cover(union(top, fall))
    s.wash(fall, "#efe2e0", 0.35, gran=0.25)
    s.wash(fall, SHADE, 0.55, grad=("lin", 20, 0.2, 1.1), gran=0.25)
    for x in (-20, 76, 168, 262, 350, 436, 560, 650, 744, 836, 926):
        e = x + 18 + r.normal() * 8
        s.wash(poly([(x, 1176), (x + 14, 1178), (e + 40, 1430), (e - 14, 1430)]), "#4a3060", 0.75, wet=10, gran=0.25, clip=fall)
        s.curve([(x + 4, 1184), (x + 8, 1290), (e + 4, 1420)], 2, "#3a2050", clip=fall)
    s.wash(top, "#f6ead8", 0.18, gran=0.2)
    s.wash(poly([(520, 440), (620, 440), (1060, 1000), (1060, 1200), (700, 1200), (590, 900)]), SHADE, 0.9, wet=60, gran=0.25, clip=top)
    places_ = np.sort(r.uniform(-0.96, 0.96, 5)).tolist() + np.linspace(-0.93, 0.93, 15).tolist()
    for i, a in enumerate(sorted(places_)):
        w = 0.028 + 0.03 * r.random()
        t0, t1 = (0.02, r.uniform(0.8, 1.02)) if i % 2 else (r.uniform(0.12, 0.4), r.uniform(0.9, 1.1))
        ts = np.linspace(t0, t1, 24)
        bend = 0.03 * np.sin(ts * 5 + i)
        ridge = np.array([slope(np.clip(a + b * t, -1, 1), t) for b, t in zip(bend, ts, strict=True)])
        deep = np.array([slope(np.clip(a + b * t + w * math.sin(math.pi * min(1, (t - t0) / (t1 - t0))) ** 0.6, -1, 1), t) for b, t in zip(bend, ts, strict=True)])
        g = valid(Polygon([*ridge, *deep[::-1]]))
        s.wash(g, "#4a3468", 0.45 + 0.5 * (a > 0), wet=7, gran=0.25, clip=top)
        s.stroke(ridge, 2.2, "#3a2448", taper=(0.1, 0.5), clip=top)
        if i % 3 == 0:
            s.hatch(g.intersection(top), tone=0.6, ang=60 - 30 * a, sep=6, w=1, thr=0.3, longest=26, col="#3a2448")
    s.wash(limb(edge, np.full(len(edge), 12), 1), SHADE, 0.3, wet=10, clip=fall)
    s.stroke(edge, 2.6, "#3a2448", taper=(0, 0))
    for q in (left, right):
        s.stroke(q, 3.2, "#2a1428", taper=(0.02, 0.3))
    s.stroke(hem, 3, "#2a1428", taper=(0, 0))
    s.wash(poly([(420, 440), (580, 440), (620, 640), (380, 640)]), "#ff8a2e", 0.55, wet=50, gran=0.2, clip=top)


def _crater(s):
    """The linen has torn; its edges are black and curl outward."""
    r = s.rng
    ring = [(500 + 50 * math.cos(a), 456 + 15 * math.sin(a)) for a in np.linspace(0, math.tau, 40)]
    s.fill(Polygon(ring), "#fff0a8", body=True)
    for a in np.radians(np.linspace(-170, 190, 19)):
        c = np.array([500 + 42 * math.cos(a), 456 + 12 * math.sin(a)])
        out = np.array([math.cos(a) * 20, -14 + 12 * math.sin(a)]) * r.uniform(0.5, 1.5)
        g = blob([c + [-11, 6], c + out * 0.5 + [-8, 0], (*(c + out), 1), c + out * 0.6 + [8, 4], c + [11, 8]], 6)
        s.thing(g, "#2a1214", 1.3, shade=0.7, shcol=NIGHT, hatch=0, line=2.2, gran=0.25)
        s.stroke([c + [-10, 4], c + out * 0.4], 2.4, "#ff8a2a", body=True)
    s.wash(limb([slope(a, 0.06) for a in np.linspace(-1, 1, 12)], np.full(12, 20), 3), "#5a2a1c", 0.7, wet=14)


def _lava(s):
    r = s.rng
    lines = []
    for a0, drift, start, end, wide in ((-0.1, 0.16, 0, 1.0, 14), (-0.5, -0.12, 0, 0.60, 7), (0.3, 0.14, 0, 0.90, 8), (0.44, 0.3, 0.46, 0.74, 6)):
        ts = np.linspace(start, end, 12)
        u = (ts - start) / (end - start)
        way = a0 + drift * u + 0.05 * np.sin(u * 7 + a0 * 9) + np.cumsum(r.normal(size=12)) * 0.008
        lines.append(([slope(a, t) for a, t in zip(way, ts, strict=True)], [max(4, wide * (0.65 + 0.9 * q + 0.14 * r.normal())) for q in u]))
    x1 = lines[0][0][-1][0]
    lines.append(([(x1 - 92, 1146), (x1 - 40, 1140), (x1 + 10, 1136), (x1 + 70, 1148), (x1 + 104, 1156)], [10, 22, 34, 24, 9]))
    for x, y, low, w in ((x1 - 56, 1152, 1310, 16), (x1 + 14, 1160, 1440, 28), (x1 + 78, 1160, 1236, 13)):
        lines.append(([(x, y), (x + 4, y + 34), (x - 2, (y + low) / 2), (x + 3, low - 24), (x + 2, low)], [w * 1.5, w, w * 0.62, w * 0.6, w * 0.86]))
    lava = smooth(union(*(limb(p, w) for p, w in lines), ell(500, 460, 36, 9)), 5)
    s.wash(lava.buffer(9), "#a84a1c", 0.5, wet=9)
    s.wash(lava.buffer(5), "#1c0608", 1.2, edge=0.4, rough=3)
    s.cover(lava)
    s.thing(lava, "#f0601a", 1.0, col2="#d8301a", shade=0.6, shcol="#7a0c10", hatch=0, line=2.8, soft=18)
    for d, col, k in ((5, "#ff9a1e", 0.8), (10, "#ffd23a", 0.7)):
        m = np.clip(s.warp(s.mask(move(lava.buffer(-d), -2, -1)), (0, 0, s.w, s.h), 1.5, 3), 0, 1)
        s.cover(m, keep=0.3)
        s.wash(m, col, k, edge=0.3)
    for p, w in lines:  # it wrinkles where it slows
        c = path(p, 14)
        wide = np.interp(np.linspace(0, len(w) - 1, len(c)), range(len(w)), w)
        d = np.gradient(c, axis=0)
        d /= np.hypot(*d.T)[:, None] + 1e-6
        side = np.c_[-d[:, 1], d[:, 0]]
        for i in range(8, len(c) - 6, 13):
            q = wide[i] * 0.7
            s.curve([c[i] - side[i] * q, c[i] + d[i] * q * 0.6, c[i] + side[i] * q], 1.5, "#b8280e", clip=lava, alpha=0.8)
        if p[-1][1] - p[0][1] > 60:
            s.stroke(c + side * (wide * 0.45)[:, None], 2, "#fff6c0", body=True, taper=(0.3, 0.3), clip=lava, alpha=0.8)


def _guest(s, e, skin, coat, deep, *, low=0, bow=15, size=226, reach=0, drop=0):
    """Upright at one end, hands in the lap, eyes on the plate; lit only by what is between them. e: -1 at the left, 1 at the right."""

    def m(*pts):
        return [(500 + e * a, b - 112 + low, *c) for a, b, *c in pts]

    for x, w in ((500, 20), (404, 0)):  # the back of the chair
        if w:
            post = blob(m((x - 18, 716), (x + 40, 706), (x + 60, 1320), (x - 16, 1320)))
            s.thing(post, "#3a1a18", 1.3, shade=0.8, shcol=NIGHT, hatch=0, line=2.6, gran=0.25)
            rim(s, post, 6 * e, 2, HOT, 0.5)
    neck = limb(m((398 - reach * 0.5, 938), (424, 1026)), [40, 54])
    s.thing(neck, skin[0], 0.9, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2.4, gran=0.25)
    s.wash(neck, skin[2], 0.5, wet=6, clip=neck)
    trunk = blob(m((362, 1026), (392, 1000), (440, 992), (486, 1010), (540, 1040), (560, 1320), (330, 1320), (324, 1140), (338, 1064)))
    s.wash(move(trunk, e * 16, 0), NIGHT, 0.8, wet=20, gran=0.25)
    s.thing(trunk, coat, 1.15, col2=mix(coat, deep, 0.4), shade=0.8, shcol=deep, hatch=0, line=3, gran=0.25, soft=60)
    s.wash(blob(m((410, 990), (560, 1000), (580, 1260), (420, 1260), (396, 1120))), deep, 0.7, wet=36, gran=0.25, clip=trunk)
    arm = blob(m((412, 1010), (452, 1016), (470, 1080), (466, 1320), (396, 1320), (384, 1120), (388, 1050)))
    s.wash(arm, coat, 0.35, wet=4, clip=trunk)
    for pts in ([(396, 1036), (384, 1090), (388, 1170)], [(470, 1060), (478, 1120), (470, 1200)], [(440, 1050), (430, 1110), (440, 1160)], [(352, 1060), (346, 1110), (352, 1160)]):
        s.curve(m(*pts), 2.4, NIGHT, clip=trunk)
    rim(s, trunk, 8 * e, 3, HOT, 0.8, 2)
    at, face = bowed(s, 500 + e * (388 - reach), 754 + low + drop, size, -e * bow, flip=e > 0, skin=skin)
    rim(s, face, 6 * e, 1, HOT, 0.95, 1.4)
    return at


def _hair(s, at, e, kind):
    r = s.rng
    if kind == "bun":
        cap = valid(Polygon(at(path([(0.67, 0.12), (0.60, 0.22), (0.52, 0.34), (0.46, 0.46), (0.44, 0.56), (0.34, 0.68), (0.14, 0.74), (0.0, 0.62), (-0.06, 0.36), (0.0, 0.12), (0.2, -0.04), (0.46, -0.03)], 8, True))))
        parts = (ell(*at([(-0.13, 0.46)])[0], 46, 50), cap)
    else:
        cap = valid(Polygon(at(path([(0.70, 0.15), (0.60, 0.17), (0.50, 0.24), (0.45, 0.36), (0.445, 0.54), (0.41, 0.56), (0.40, 0.42), (0.34, 0.42), (0.32, 0.62), (0.12, 0.72), (0.0, 0.58), (-0.06, 0.34), (0.0, 0.1), (0.2, -0.06), (0.5, -0.05), (0.68, 0.06)], 8, True))))
        parts = (cap,)
    for g in parts:
        s.thing(g, "#1c0c12", 1.5, shade=0.5, shcol="#050206", hatch=0, line=2.4, gran=0.2)
        rim(s, g, 4 * e, 5, "#e0803a", 0.85, 1.4)
    if kind == "bun":
        for i in range(70):
            u = r.uniform(0, 1)
            a = np.array([np.interp(u, (0, 0.5, 1), (0.64, 0.48, 0.2)), np.interp(u, (0, 0.5, 1), (0.10, 0.42, 0.70))])
            b = np.array([-0.08, 0.44]) + r.normal(size=2) * 0.02
            s.stroke(at(path([a, (a + b) / 2 + [0, -0.16 + 0.2 * u], b], 8)), r.uniform(0.9, 1.8), ("#5a2c28", "#8a4a34", "#c8783a")[i % 3], body=True, alpha=0.65, clip=cap)
        x, y = at([(0.41, 0.64)])[0]
        s.fill(ell(x, y, 7, 11), "#ffd05a", body=True)
    else:
        for _ in range(150):
            p = at([(r.uniform(-0.05, 0.66), r.uniform(-0.04, 0.6))])[0]
            s.stroke(arc(*p, 6, 5, r.uniform(0, 360), r.uniform(400, 620), 30), 1.4, "#5a3028", body=True, alpha=0.6, clip=cap)
        ear = valid(Polygon(at(path([(0.41, 0.42), (0.345, 0.40), (0.315, 0.47), (0.35, 0.57), (0.395, 0.56)], 6, True))))
        s.thing(ear, "#5a3024", 1.0, shade=0.7, shcol="#1c0810", hatch=0, line=2)


def _laid(s):
    """Two places on the slope: everything slides away from the fire."""
    for e in (-1, 1):
        x, y, turn = 500 + e * 268, 1112, e * 7
        q = lambda a, b, x=x, y=y, e=e: (x + e * a, y + b + e * 0 + a * 0.12)  # noqa: E731
        for a, tool in ((-92, "fork"), (92, "knife")):
            if e < 0 and tool == "fork":
                continue
            g = limb([q(a - 16, -20), q(a + 12, 26)], [4, 6])
            s.wash(move(g, 4, 6), SHADE, 0.8, wet=4)
            s.thing(g, "#e8e4ea", 0.4, shade=0.8, shcol="#3a2c50", hatch=0, line=1.9)
            if tool == "fork":
                for d in (-7, 0, 7):
                    s.stroke([q(a - 16, -18), q(a - 24 + d, -30), q(a - 30 + d, -44)], 2.6, "#4a3c58", taper=(0, 0.2))
        plate = ell(x, y, 78, 23, turn)
        s.wash(move(plate, 6, 10), "#3a2448", 0.9, wet=8)
        s.thing(plate, "#fffaf2", 0.15, shade=0.7, shcol="#6a5488", hatch=0, line=2.6)
        well = ell(x, y - 1, 52, 13, turn)
        s.wash(well, "#a8602a", 1.0, edge=0.8)
        s.wash(ell(x - e * 26, y - 3, 20, 5, turn), "#ff8a1e", 0.9, wet=3, clip=well)
        s.outline(well, 1.6)
        s.stroke(arc(x, y, 68, 19, 20, 160, 20), 2, "#3f5aa0")


def _fork(s):
    """Her fist on the table, the fork upright in it."""
    skin, coat, deep = ("#e4ac88", "#d8805e", "#6a2a3c"), "#1f8a5e", "#06221e"
    x, y = 178, 1006

    def held():
        s.stroke([(x, y + 54), (x, y - 96)], 9, "#3a2c50", taper=(0, 0), wobble=0.3)
        s.stroke([(x - 1, y + 50), (x - 1, y - 92)], 4, "#f4f0f4", taper=(0, 0), wobble=0.3, body=True)
        for d in (-15, -5, 5, 15):
            s.stroke([(x, y - 92), (x + d, y - 112), (x + d, y - 150)], 5, "#3a2c50", taper=(0, 0.2), wobble=0.2)
            s.stroke([(x + d - 1, y - 114), (x + d - 1, y - 146)], 1.8, "#fff4e0", wobble=0.2, body=True)

    s.wash(ell(x + 6, y + 60, 64, 14), "#3a2448", 0.9, wet=9)
    arm = limb([(-40, 1010), (50, 1040), (132, 1022)], [62, 50, 31])
    s.wash(move(arm, 4, 16), "#3a2448", 0.8, wet=12)
    s.thing(arm, coat, 1.15, col2=mix(coat, deep, 0.4), shade=0.9, shcol=deep, hatch=0, line=3, gran=0.25)
    for pts in ([(40, 1000), (62, 1030), (54, 1072)], [(84, 996), (104, 1024), (96, 1060)], [(6, 984), (22, 1010), (14, 1050)]):
        s.curve(pts, 2.2, deep, clip=arm)
    rim(s, arm, -5, 4, HOT, 0.8, 2)
    fist(s, x, y, 88, -90, skin=skin, line=2.4, k=0.85, held=held)
    s.thing(limb([(126, 1000), (136, 1046)], [12, 12]), "#f6ead8", 0.3, shade=0.7, shcol=SHADE, hatch=0, line=2.2)


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


@card("ember", paper="cold", light=(-0.3, -0.8))
def volcano_dinner(s):
    _sky(s)
    _smoke(s)
    at_her = _guest(s, -1, ("#e4ac88", "#d8805e", "#6a2a3c"), "#1f8a5e", "#06221e", bow=5, low=-26)
    _hair(s, at_her, -1, "bun")
    at_him = _guest(s, 1, ("#8a5238", "#7a3c28", "#240c18"), "#2c56a8", "#0a1230", low=-34, bow=33, size=244, reach=44, drop=62)
    _hair(s, at_him, 1, "crop")
    _cloth(s)
    _crater(s)
    _lava(s)
    _sparks(s)
    _laid(s)
    _glass(s, 330, 1046, 1.0, -13)
    _fork(s)
    _crow(s, 262, 296, 1.0)
    s.splatter("#1c0820", 24, size=(0.8, 3.6))
