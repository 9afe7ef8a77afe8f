"""Dinner for two: the cloth between them has risen to a mountain, and they go on eating."""

from ..easel import *
from ..kit.brush import feather
from ..kit.profile import PROFILE
from ..kit.rim import rim

NIGHT, SHADE = "#140812", "#5a4678"
HOT = "#ffb45a"
HEM = [(856, 1366), (800, 1388), (740, 1372), (672, 1404), (600, 1382), (524, 1412), (450, 1384), (376, 1408), (300, 1376), (230, 1394), (144, 1364)]
FLOOR = 1402


def slope(a, t):
    """On the mountain of cloth: a from -1, its left outline, to 1; t from the crater down to the table."""
    r = 42 + 96 * t + 186 * t**4.4
    q = a * math.pi / 2
    return 500 + r * math.sin(q), 440 + 600 * t + r * 0.15 * math.cos(q)


def _room(s):
    s.wash(s.all, "#e0602e", 0.8, col2="#c83a3a", gran=0.25, pool=0.4)
    s.wash(poly([(-100, -100), (1100, -100), (1100, 1300), (860, 900), (620, 420), (300, 120), (-100, 160)]), "#5a1434", 0.9, wet=90, gran=0.25)
    s.wash(poly([(300, -100), (1100, -100), (1100, 760), (800, 420), (560, 140)]), "#1c0820", 1.1, wet=90, gran=0.25)
    s.wash(poly([(-60, 700), (-60, 1500), (100, 1500), (70, 900)]), "#5a1434", 0.8, wet=60, gran=0.25)
    s.wash(poly([(1060, 600), (1060, 1500), (900, 1500), (930, 900)]), "#1c0820", 0.7, wet=60, gran=0.25)
    s.glow(500, 430, 330, "#ffb03a", 0.5, 0.75)
    floor = box(-40, 1290, 1040, 1540)
    s.cover(floor)
    s.wash(floor, "#7a2c1c", 1.1, col2="#5a1c1c", gran=0.25)
    for x in range(-900, 2000, 120):
        s.stroke([(500 + (x - 500) * 0.6, 1290), (x, 1520)], 2, "#24080c", taper=(0, 0))
    s.wash(floor, NIGHT, 1.6, gran=0.3, grad=("rad", 500, 1420, 620, -0.2, 1.2))
    s.stroke([(-10, 1290), (1010, 1290)], 3, NIGHT, taper=(0, 0))
    s.stroke([(-10, 1264), (1010, 1264)], 2.4, NIGHT, taper=(0, 0))
    s.wash(box(-40, 1264, 1040, 1290), "#3a0c18", 0.9, gran=0.25)


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
        a, q = r.normal() * 0.8 - math.pi / 2, abs(r.normal()) * 210 + 40
        s.fill(ell(500 + q * math.cos(a), 448 + q * math.sin(a), r.uniform(1.2, 4.6)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)


def _cloth(s):
    """White linen, pushed up from below; its folds run from the crater to the table, and from there to the floor."""
    r = s.rng
    left, right = ([slope(a, t) for t in np.linspace(0, 1, 40)] for a in (-1, 1))
    edge = arc(500, 1046, 330, 56, 0, 180, 40)
    top = valid(Polygon([*left[::-1], *right, (830, 1046), *edge, (170, 1046)]))
    hem = path(HEM, 8)
    fall = valid(Polygon([*edge[::-1], (840, 1180), *hem, (160, 1180)]))
    s.wash(ell(500, 1400, 400, 40), NIGHT, 1.4, wet=22)
    s.wash(move(top, 22, 0), NIGHT, 0.6, wet=24, gran=0.25)
    s.cover(union(top, fall))
    s.wash(fall, "#efe2e0", 0.35, gran=0.25)
    s.wash(fall, SHADE, 0.6, grad=("lin", 8, 0.2, 1.1), gran=0.25)
    s.wash(fall, "#2a1438", 0.8, grad=("lin", 90, -0.2, 1.0), gran=0.25)
    for a in np.linspace(172, 8, 12):
        x = 500 + 326 * math.cos(math.radians(a))
        y = 1046 + 56 * math.sin(math.radians(a))
        e = 500 + (x - 500) * 1.06 + r.normal() * 8
        s.wash(poly([(x - 6, y), (x + 8, y + 2), (e + 24, 1400), (e - 12, 1400)]), "#3a2050", 0.85, wet=9, gran=0.25, clip=fall)
        s.curve([(x, y + 6), (x + 2, (y + 1400) / 2), (e, 1396)], 2.2, "#2a1238", clip=fall)
    s.wash(top, "#fbf0dc", 0.14, gran=0.2)
    s.wash(poly([(520, 430), (620, 430), (860, 1000), (860, 1120), (640, 1120), (570, 860)]), SHADE, 0.9, wet=50, gran=0.25, clip=top)
    for i, a in enumerate(sorted(np.sort(r.uniform(-0.96, 0.96, 4)).tolist() + np.linspace(-0.93, 0.93, 13).tolist())):
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
    s.stroke(edge, 3, "#3a2448", taper=(0, 0))
    for q in (left, right):
        s.stroke(q, 3.2, "#2a1428", taper=(0.02, 0.3))
    s.stroke(hem, 3, "#2a1428", taper=(0, 0))
    for x in (160, 840):
        s.curve([(500 + (330 if x > 500 else -330), 1050), (x, 1180), (144 if x < 500 else 856, 1366)], 3, "#2a1428")
    s.wash(poly([(420, 430), (580, 430), (620, 640), (380, 640)]), "#ff8a2e", 0.55, wet=50, gran=0.2, clip=top)


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
    for a0, drift, start, end, wide in ((-0.06, 0.1, 0, 1.02, 15), (-0.5, -0.12, 0, 0.60, 7), (0.3, 0.14, 0, 0.90, 8), (0.44, 0.3, 0.46, 0.74, 6)):
        ts = np.linspace(start, end, 12)
        u = (ts - start) / (end - start)
        way = a0 + drift * u + 0.05 * np.sin(u * 7 + a0 * 9) + np.cumsum(r.normal(size=12)) * 0.008
        lines.append(([slope(a, t) for a, t in zip(way, ts, strict=True)], [max(4, wide * (0.65 + 0.9 * q + 0.14 * r.normal())) for q in u]))
    x1 = lines[0][0][-1][0]
    lines.append(([(x1 - 84, 1086), (x1 - 40, 1080), (x1 + 6, 1076), (x1 + 60, 1084), (x1 + 92, 1088)], [10, 22, 34, 24, 9]))
    for x, y, low, w in ((x1 - 50, 1094, 1236, 15), (x1 + 10, 1102, 1400, 26), (x1 + 66, 1094, 1180, 13)):
        lines.append(([(x, y), (x + 4, y + 34), (x - 2, (y + low) / 2), (x + 3, low - 24), (x + 2, low)], [w * 1.5, w, w * 0.62, w * 0.6, w * 0.86]))
    lava = smooth(union(*(limb(p, w) for p, w in lines), ell(500, 448, 38, 9)), 5)
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


def _chair(s, m, e):
    """Its back is straighter than anything."""
    wood = dict(shade=0.8, shcol=NIGHT, hatch=0, line=2.8, gran=0.25)
    parts = [limb(m((36, 846), (44, 1000), (60, 1180), (48, FLOOR)), [12, 12, 13, 11]), limb(m((206, 1186), (212, FLOOR)), [12, 10]), limb(m((44, 1180), (216, 1180)), [13, 13]), limb(m((56, 1300), (210, 1300)), [6, 6])]
    knob = ell(*m((36, 832))[0][:2], 17)
    for g in (*parts, knob):
        s.thing(g, "#4a1c1c", 1.3, **wood)
        rim(s, g, 5 * e, 2, HOT, 0.6)


def _sitter(s, e, coat, deep, man):
    """In profile against the glow, dark, with the fire along every edge. e: -1 at the left, 1 at the right."""

    def m(*pts):
        return [(500 + e * (500 - a), b, *c) for a, b, *c in pts]

    s.wash(ell(*m((130, FLOOR + 4))[0], 140, 16), NIGHT, 1.4, wet=12)
    _chair(s, m, e)
    dark = dict(shade=0.6, shcol=NIGHT, hatch=0, line=2.6, gran=0.25)
    if not man:
        s.thing(blob(m((160, 1180), (300, 1170), (310, 1300), (280, 1372), (120, 1376), (130, 1290))), coat, 1.3, **dark)
    thigh = limb(m((120, 1146), (200, 1150), (290, 1156)), [46, 46, 40])
    s.thing(thigh, deep if man else coat, 1.3, **dark)
    neck = limb(m((146, 896), (134, 956)), [36, 46])
    s.thing(neck, "#5a2420", 1.2, **dark)
    trunk = blob(m((116, 936), (160, 938), (192, 966), (206, 1020), (200, 1090), (196, 1170), (84, 1176), (72, 1100), (68, 1010), (84, 958)))
    s.thing(trunk, coat, 1.2, col2=deep, shade=0.9, shcol=NIGHT, hatch=5, line=3, gran=0.25)
    s.wash(blob(m((60, 930), (130, 930), (120, 1180), (60, 1180))), NIGHT, 1.0, wet=26, clip=trunk)
    rim(s, trunk, 9 * e, 4, HOT, 0.9, 1.8)
    head_ = np.array(path(PROFILE, 8, True))
    at = lambda pts: [tuple(q) for q in move(np.asarray(pts, float) - [0.36, 0.47], *m((160, 840))[0], 176, -4 * e * -1, e > 0)]  # noqa: E731
    face = valid(Polygon(at(head_)))
    s.wash(move(face, e * 10, 0), NIGHT, 0.5, wet=14)
    s.thing(face, "#5a2420", 1.2, col2="#3a1018", shade=0.7, shcol=NIGHT, hatch=0, line=2.8, gran=0.25)
    s.wash(blob(at([(-0.1, 0), (0.45, 0.0), (0.5, 0.9), (-0.1, 0.9)])), NIGHT, 1.0, wet=22, clip=face)
    rim(s, face, 7 * e, 2, "#ffc070", 1.0, 1.3)
    s.curve(at([(0.60, 0.415), (0.635, 0.438), (0.672, 0.44), (0.70, 0.425)]), 3.2, NIGHT)
    s.curve(at([(0.56, 0.345), (0.63, 0.315), (0.71, 0.335)]), 4.4, NIGHT)
    s.curve(at([(0.752, 0.706), (0.715, 0.714), (0.688, 0.72)]), 2.6, NIGHT)
    _hair(s, at, e, man)
    if man:  # a napkin, as one was taught
        bib = blob(m((176, 946), (206, 962), (216, 1010), (196, 1044), (178, 1000)))
        s.thing(bib, "#fff6e6", 0.2, shade=0.7, shcol="#8a4a5a", hatch=0, line=2.6)
        rim(s, bib, 4 * e, 2, HOT, 0.8)


def _hair(s, at, e, man):
    look = dict(shade=0.5, shcol="#050206", hatch=0, line=2.4, gran=0.2)
    if man:
        cap = valid(Polygon(at(path([(0.68, 0.15), (0.56, 0.20), (0.46, 0.30), (0.43, 0.52), (0.38, 0.44), (0.34, 0.58), (0.16, 0.72), (0.0, 0.62), (-0.07, 0.36), (-0.02, 0.1), (0.2, -0.07), (0.5, -0.06)], 8, True))))
        beard = valid(Polygon(at(path([(0.42, 0.60), (0.52, 0.70), (0.66, 0.69), (0.76, 0.655), (0.80, 0.69), (0.72, 0.71), (0.78, 0.77), (0.80, 0.88), (0.74, 0.98), (0.62, 0.98), (0.48, 0.88), (0.40, 0.74)], 8, True))))
        parts = (cap, beard)
    else:
        cap = valid(Polygon(at(path([(0.69, 0.12), (0.60, 0.20), (0.50, 0.34), (0.45, 0.50), (0.36, 0.66), (0.14, 0.74), (0.0, 0.62), (-0.06, 0.36), (0.0, 0.12), (0.2, -0.04), (0.46, -0.04)], 8, True))))
        parts = (ell(*at([(0.06, -0.08)])[0], 40, 36), cap)
    for g in parts:
        s.thing(g, "#1c0c12", 1.6, **look)
        rim(s, g, 5 * e, 4, "#f08a3a", 0.9, 1.3)
    r = s.rng
    for _ in range(90 if man else 0):
        q = at([(r.uniform(-0.05, 0.62), r.uniform(-0.05, 0.6))])[0]
        s.stroke(arc(*q, 6, 5, r.uniform(0, 360), r.uniform(400, 620), 20), 1.4, ("#5a2c28", "#a85a34")[int(r.integers(2))], body=True, alpha=0.6, clip=cap)
    for _ in range(0 if man else 60):
        u = r.random()
        a = np.array([0.62 - 0.3 * u, 0.1 + 0.36 * u])
        b = a + [-0.3 - 0.1 * r.random(), 0.02 + 0.1 * r.normal()]
        s.stroke(at(path([a, (a + b) / 2 + [0, -0.05], b], 6)), r.uniform(0.9, 1.7), ("#5a2c28", "#8a4a34", "#c8783a")[int(r.integers(3))], body=True, alpha=0.55, clip=cap)
    if not man:
        s.fill(ell(*at([(0.40, 0.66)])[0], 7, 10), "#ffd05a", body=True)


def _arm(s, e, coat, deep):
    """Elbow off the table; the fork is lifted, and on it there is something that glows."""
    skin = ("#8a4430", "#5a2420")

    def m(*pts):
        return [(500 + e * (500 - a), b, *c) for a, b, *c in pts]

    fork = m((262, 934), (240, 908), (222, 886))
    upper = limb(m((140, 984), (168, 1046), (204, 1080)), [40, 36, 30])
    fore = limb(m((202, 1082), (236, 1024), (252, 962)), [30, 27, 20])
    for g in (upper, fore):
        s.thing(g, coat, 1.2, col2=deep, shade=0.8, shcol=NIGHT, hatch=5, line=2.8, gran=0.25)
    s.wash(ell(*m((198, 1072))[0], 22, 20), deep, 0.9, wet=8, clip=union(upper, fore))
    for pts in ([(190, 1056), (206, 1062), (216, 1054)], [(196, 1040), (212, 1048), (224, 1044)], [(232, 1010), (244, 1014), (256, 1008)]):
        s.curve(m(*pts), 2.2, NIGHT)
    rim(s, fore, 7 * e, 2, HOT, 1.0, 1.6)
    rim(s, upper, 4 * e, 6, HOT, 0.5, 1.4)
    cuff = limb(m((236, 964), (270, 956)), [10, 10])
    s.thing(cuff, "#fff6e6", 0.2, shade=0.7, shcol="#8a4a5a", hatch=0, line=2.4)
    d = np.array(fork[2][:2]) - fork[0][:2]
    d = d / np.hypot(*d)
    n = np.array([-d[1], d[0]])
    tail = np.array(fork[0][:2]) - d * 44
    s.stroke([tail, fork[1]], 9, NIGHT, taper=(0, 0), wobble=0.2)
    s.stroke([tail, fork[1]], 5, "#f4e8dc", body=True, taper=(0, 0), wobble=0.2)
    f = np.array(fork[1][:2])
    head_ = poly([f - n * 4, f + d * 12 - n * 12, f + d * 20 - n * 12, f + d * 20 + n * 12, f + d * 12 + n * 12, f + n * 4])
    s.thing(head_, "#f4e8dc", 0.4, shade=0.5, shcol="#6a3a3a", hatch=0, line=2)
    for k in (-10, -3.3, 3.3, 10):
        s.stroke([f + d * 18 + n * k, f + d * 44 + n * k], 4.4, NIGHT, taper=(0, 0.2), wobble=0.2)
        s.stroke([f + d * 18 + n * k, f + d * 42 + n * k], 2.2, "#f4e8dc", body=True, wobble=0.2)
    s.glow(*(f + d * 40), 40, "#ffb03a", 0.4, 0.6)
    s.thing(blob([f + d * 30 - n * 14, f + d * 48 - n * 10, f + d * 52 + n * 8, f + d * 34 + n * 14]), "#ff8a1e", 1.0, col2="#f0501a", shade=0.5, shcol="#8a1c10", hatch=0, line=2.2)
    palm = blob(m((238, 952), (234, 924), (250, 906), (274, 910), (284, 932), (274, 956)))
    s.thing(palm, skin[0], 1.1, col2=skin[1], shade=0.7, shcol=NIGHT, hatch=0, line=2.4, gran=0.25)
    for i in range(4):  # fingers over the handle, the thumb beneath
        s.thing(limb(m((276 - i * 3, 914 + i * 11), (262 - i * 3, 910 + i * 11), (248 - i * 2, 918 + i * 10)), [7.5, 7.5, 6.5]), skin[0], 1.0, shade=0.6, shcol=NIGHT, hatch=0, line=1.9)
    s.thing(limb(m((244, 944), (236, 926), (238, 910)), [9, 8, 6.5]), skin[0], 1.0, shade=0.6, shcol=NIGHT, hatch=0, line=1.9)
    rim(s, palm, 4 * e, 2, HOT, 0.8, 1.2)


def _laid(s):
    """Two places; the fire is in every plate and glass."""
    for e in (-1, 1):
        x, y, turn = 500 + e * 206, 1060, e * 4
        plate = ell(x, y, 70, 18, turn)
        s.wash(move(plate, e * 4, 9), "#3a2448", 0.9, wet=7)
        s.thing(plate, "#fffaf2", 0.15, shade=0.7, shcol="#6a5488", hatch=0, line=2.6)
        well = ell(x, y - 1, 46, 10, turn)
        s.wash(well, "#ff9a3a", 0.8, edge=0.8)
        s.wash(ell(x + e * 20, y - 2, 26, 7, turn), "#8a3a1c", 0.9, wet=4, clip=well)
        s.outline(well, 1.6)
        s.stroke(arc(x, y, 62, 15, 190 if e > 0 else 270, 270 if e > 0 else 350, 14), 4, "#ffb45a", body=True)


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


def _flame(s, x, y, k):
    """One tongue of it: the cloth burns at his side, and nobody mentions it."""
    at = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    for pts, col in (
        ([(-40, 10), (-46, -40), (-22, -70), (-18, -120, 1), (10, -80), (18, -140, 1), (40, -70), (46, -20), (34, 14)], "#f0501a"),
        ([(-24, 8), (-26, -30), (-6, -56), (2, -90, 1), (20, -50), (28, -16), (18, 10)], "#ff9a1e"),
        ([(-12, 6), (-10, -20), (2, -44, 1), (14, -16), (8, 8)], "#fff0a0"),
    ):
        g = blob(at(pts))
        s.cover(g)
        s.wash(g, col, 1.0, edge=0.6)
        if col == "#f0501a":
            s.outline(g, 2.8, "#7a0c10")


def _burn(s):
    r = s.rng
    hole = blob([(866, 1240), (836, 1262), (826, 1300), (796, 1310), (776, 1344), (742, 1352), (724, 1420), (880, 1420), (880, 1240)])
    fall = valid(Polygon([(840, 1180), (848, 1270), *path(HEM, 8), (160, 1180)])).buffer(4)
    hole = hole.intersection(fall)
    s.cover(hole)
    s.wash(hole, "#1c060c", 2.4, gran=0.3, off=0, edge=0.1, wet=3)
    char = limb([(862, 1236), (836, 1258), (824, 1296), (794, 1306), (772, 1340), (738, 1350), (722, 1392)], [11, 13, 12, 13, 12, 12, 9]).intersection(fall)
    s.wash(char.buffer(10), "#8a3a1c", 0.8, wet=9)
    s.wash(char, "#0c0406", 2.2, edge=0.3, rough=4)
    s.glow(800, 1280, 170, "#ffb03a", 0.45, 0.6)
    for x, y, k in ((846, 1262, 0.6), (812, 1312, 0.9), (764, 1350, 0.7), (734, 1376, 0.45)):
        _flame(s, x, y, k)
    for _ in range(26):
        s.fill(ell(800 + r.normal() * 50, 1200 - abs(r.normal()) * 70, r.uniform(1, 3)), "#ffd05a", body=True)


@card("ember", paper="cold", light=(-0.3, -0.8))
def volcano_dinner(s):
    """Two sit stiffly at table and eat; between them the tablecloth has risen and erupts; a crow passes the salt."""
    _room(s)
    _smoke(s)
    _sitter(s, -1, "#1f6a4e", "#0a2a24", False)
    _sitter(s, 1, "#2c4a88", "#0a1230", True)
    _cloth(s)
    _crater(s)
    _lava(s)
    _sparks(s)
    _laid(s)
    _arm(s, -1, "#1f6a4e", "#0a2a24")
    _arm(s, 1, "#2c4a88", "#0a1230")
    _glass(s, 400, 1010, 0.74, -7)
    _glass(s, 664, 1022, 0.74, 9)
    _burn(s)
    _crow(s, 252, 300, 1.0)
    s.splatter("#1c0820", 24, size=(0.8, 3.6))
