"""An umbrella was the ark: all have gone down the ridge to the sun, two by two, and the two snails have just reached its rim."""

import cv2

from ..easel import *
from ..kit.drape import nap
from ..kit.places import ridge_of
from .w_beasts import elephant, giraffe

NIGHT, DEEP, RED = "#04161a", "#0c3a3e", ("#4a0814", "#d42a22", "#ffb49a")
SUN = (330, 452, 318)
RIDGE = [(-60, 744), (120, 712), (300, 690), (480, 652), (640, 606), (820, 560), (1060, 520)]
LEFT, RIGHT, FOOT = np.array([112.0, 912.0]), np.array([918.0, 1092.0]), np.array([446.0, 1424.0])


def ridge(x):
    p = np.array(RIDGE, float)
    return float(np.interp(x, p[:, 0], p[:, 1]))


def near(u):
    """A point of the rim that is towards us; it gives under each snail."""
    dip = 20 * math.exp(-(((u - 0.22) / 0.1) ** 2)) + 16 * math.exp(-(((u - 0.77) / 0.09) ** 2))
    return LEFT * (1 - u) + RIGHT * u + np.array([-14, 62]) * math.sin(math.pi * u) + [0, dip]


def _dawn(s):
    s.wash(s.all, "#fbe9b4", 0.5, col2="#f6d48a", pool=0.3, gran=0.2)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 700), (880, 560), (760, 260), (420, 90), (160, 90), (-100, 220)]), "#3f8f84", 0.95, wet=95, gran=0.2, pool=0.4
    )
    s.wash(blob([(120, -100), (1100, -100), (1100, 560), (930, 420), (860, 180), (520, 40)]), "#0e4a50", 1.1, wet=90, gran=0.2, pool=0.4)
    s.wash(blob([(620, -100), (1100, -100), (1100, 420), (960, 260), (840, 60)]), "#06262e", 1.1, wet=80, gran=0.2)
    sun = ell(*SUN[:2], SUN[2])
    s.lift(ell(*SUN[:2], 400), 0.7, 46)
    s.cover(sun)
    s.wash(sun, "#ffd65a", 0.55, col2="#f58a2a", mix=("lin", 90, 0, 1.1), edge=0.3, gran=0.2, pool=0.25)
    r = s.rng
    for _ in range(120):  # the last of the rain
        x, y = r.uniform(660, 1010), r.uniform(-20, 430)
        s.stroke([(x, y), (x - 12, y + r.uniform(26, 70))], 1.4, "#cfe6e2", body=True, alpha=0.4)


def _land(s):
    """A long wet hill, and the last of the flood at its foot."""
    r = s.rng
    top = [q for a, b in zip(RIDGE, RIDGE[1:], strict=False) for q in ridge_of(r, a, b, 0.012, 3)]
    hill = valid(Polygon([*top, (1060, 1560), (-60, 1560)]))
    s.cover(hill)
    s.wash(hill, "#e8b45a", 0.75, col2="#4f8a7c", mix=("lin", 90, -0.25, 1.5), gran=0.2, pool=0.35, off=0)
    s.wash(blob([(1100, 480), (1100, 1200), (780, 1160), (700, 900), (820, 640)]), DEEP, 1.0, wet=90, gran=0.2, clip=hill)
    s.wash(blob([(-100, 1080), (300, 1150), (760, 1120), (1100, 1000), (1100, 1600), (-100, 1600)]), "#0f4a50", 1.0, wet=80, gran=0.2, clip=hill)
    s.wash(
        limb([(-60, 760), (120, 728), (300, 706), (480, 668), (640, 622), (820, 578), (1060, 540)], [14, 16, 18, 18, 18, 20, 24]),
        NIGHT,
        1.3,
        wet=14,
        gran=0.2,
        clip=hill,
    )
    s.stroke(top, 6, NIGHT, taper=(0, 0))
    for _ in range(90):  # wet clods, fewer and longer towards us
        y = r.uniform(740, 1180)
        q = (y - 700) / 460
        x, w = r.uniform(-20, 1000), 16 + 50 * q
        pale = r.random() < 0.4 and x < 600
        s.curve([(x, y), (x + w * 0.5, y - 4 - 6 * q), (x + w, y + 2)], 1.2 + 1.6 * q, "#fff0b4" if pale else DEEP, body=pale, alpha=0.65)
    way = path([(470, 1010), (250, 900), (330, 820), (470, 760), (540, 700), (500, 668)], 16)
    for n, (p, d, u) in enumerate(marks.along(way, 17)):  # who went before
        q, o = 9 - 6.5 * u, np.array([-d[1], d[0]]) * (1 if n % 2 else -1)
        for e in (1.5, 3.6):
            s.fill(ell(*(p + o * q * e), q, q * 0.62, math.degrees(math.atan2(d[1], d[0]))), DEEP, alpha=0.8)


def _flood(s):
    r = s.rng
    shore = path([(-60, 1300), (120, 1318), (330, 1346), (560, 1350), (800, 1310), (1060, 1270)], 12)
    sea = valid(Polygon([*shore, (1060, 1560), (-60, 1560)]))
    s.cover(sea)
    s.wash(sea, "#2f8a86", 0.9, col2="#0f4a50", mix=("lin", 90, 0, 1.2), gran=0.2, pool=0.4)
    s.wash(box(-60, 1420, 1060, 1560), NIGHT, 1.1, wet=60, gran=0.2)
    s.wash(blob([(240, 1350), (640, 1350), (700, 1420), (560, 1520), (300, 1520), (200, 1430)]), RED[1], 0.7, wet=26, gran=0.2, clip=sea)
    s.wash(blob([(300, 1350), (600, 1350), (600, 1420), (460, 1480), (330, 1440)]), "#3a0810", 0.8, wet=22, gran=0.2, clip=sea)
    y = 1338.0
    while y < 1500:
        x = r.uniform(-80, 0)
        while x < 1040:
            w = r.uniform(50, 150)
            pale = r.random() < 0.4
            s.curve([(x, y), (x + w * 0.5, y - 7), (x + w, y)], r.uniform(1.6, 3), "#bfe6d8" if pale else NIGHT, body=pale, alpha=0.75, clip=sea)
            x += w * r.uniform(1.1, 2.2)
        y += 17
    marks.lace(s, shore, (3, 8), 10, 4)


def _silhouette(s, m, warm="#fff0b4"):
    s.cover(m)
    s.wash(m, NIGHT, 1.8, edge=0.1, gran=0.15, rough=0.2)
    s.stamp(m, "#06181c", alpha=0.85)
    beside = cv2.warpAffine(m, np.float32([[1, 0, 2.4], [0, 1, 1.6]]), (s.w, s.h), borderValue=0)
    s.stamp(np.clip(m - beside, 0, 1), warm, True, 0.55)


BEASTS = ((elephant, 508, 0.82), (elephant, 314, 0.8), (giraffe, 158, 1.0), (giraffe, 62, 0.96))


def _procession(s):
    """Dark before the sun, which lights their backs."""
    for n, (make, x, k) in enumerate(BEASTS):
        y = ridge(x) + 5
        tilt = math.degrees(math.atan2(ridge(x + 30) - ridge(x - 30), 60))
        g, inner = make(True) if n == 0 else make()
        _silhouette(s, s.mask(move(smooth(g, 1.5), x, y, k, tilt)))
        for pts in inner:
            s.stroke(move(path(pts, 8), x, y, k, tilt), 2.2, "#e8b46a", body=True, alpha=0.7)


def _stick(s):
    """Its handle stands up like a mast."""
    a, d = np.array([484.0, 1010.0]), np.array([0.235, -0.972])
    n = np.array([-d[1], d[0]])
    way = [a - d * 110, a + d * 250, a + d * 440]
    hook = path([way[-1] - d * 4, way[-1] + d * 46, way[-1] + d * 86 + n * 34, way[-1] + d * 74 + n * 84, way[-1] + d * 26 + n * 96], 10)
    for pts, w, col in ((way, 22, NIGHT), (way, 15, "#8a5a30")):
        s.stroke(pts, w, col, taper=(0, 0), body=True, press=0.03)
    s.stroke([p - n * 4 for p in way], 3.4, "#ffdca0", taper=(0, 0), body=True, alpha=0.8)
    for w, col in ((33, NIGHT), (25, "#b8743a")):
        s.stroke(hook, w, col, taper=(0, 0.04), body=True, press=0.03)
    s.stroke(hook - n * 6, 4.4, "#ffe2a0", taper=(0.1, 0.2), body=True, alpha=0.85)
    for u in (0.96, 1.0):
        p = a + d * 440 * u
        s.stroke([p - n * 12, p + n * 12], 5, "#f0c850", taper=(0, 0), body=True)
    return hook


def _umbrella(s):
    """Red, turned over, aground: a bowl of eight ribs."""
    far = [LEFT * (1 - u) + RIGHT * u + np.array([10, -70]) * math.sin(math.pi * u) for u in np.linspace(0, 1, 24)]
    inside = valid(Polygon([*far, *[near(u) + [0, 30 * math.sin(math.pi * u)] for u in np.linspace(1, 0, 24)]]))
    s.cover(inside)
    s.wash(inside, "#7a1018", 1.2, col2="#4a0814", gran=0.2)
    s.wash(limb([near(u) for u in np.linspace(0, 1, 10)], [40] * 10), NIGHT, 1.0, wet=30, clip=inside)
    s.stroke(far, 5, "#e84a38", body=True, taper=(0, 0))
    s.stroke(np.array(far) - [0, 4], 2, NIGHT, taper=(0, 0))
    for u in (0.16, 0.36, 0.58, 0.8):
        p = np.array(far[int(u * 23)])
        s.stroke([p, p * 0.45 + np.array([510, 1090]) * 0.55], 3, "#f0c090", body=True, alpha=0.75, clip=inside)
    _stick(s)
    tips = [near(u) for u in (0, 0.14, 0.38, 0.66, 0.9, 1)]
    edge = []
    for a, b in zip(tips, tips[1:], strict=False):
        edge += [(*a, 1), *(a * (1 - v) + b * v + [0, 26 * math.sin(math.pi * v)] for v in (0.3, 0.5, 0.7))]
    ribs = []
    for e in tips:
        b = (e[0] - FOOT[0]) / 470
        ribs.append([tuple(e * (1 - v) + FOOT * v + np.array([b * 110, 90 * abs(b)]) * math.sin(math.pi * v)) for v in np.linspace(0, 1, 9)])
    bowl = blob([*edge, (*RIGHT, 1), *ribs[-1][1:], *ribs[0][-2:0:-1]], 10)
    s.wash(move(bowl, 30, 24), NIGHT, 0.9, wet=26)
    s.cover(bowl)
    s.thing(bowl, "#d8302a", 1.0, col2="#c82222", shade=0.35, shcol=RED[0], hatch=0, line=4, gran=0.2, soft=220)
    for k, (a, b) in enumerate(zip(ribs, ribs[1:], strict=False)):  # each panel has its own tone, deep at its ribs
        g = valid(Polygon([*path(a, 6), *path(b, 6)[::-1]])).buffer(6).intersection(bowl)
        s.wash(g, RED[0], (0.0, 0.08, 0.2, 0.5, 0.9)[k], edge=0.3, gran=0.2)
        for way in (a, b):
            s.wash(limb(way, np.linspace(22, 8, len(way)), 4), RED[0], 0.45, wet=16, clip=g)
        m = (np.array(a) + np.array(b)) / 2
        if k < 3:
            s.lift(limb(m[1:6], [5, 14, 18, 14, 5]), 0.35, 12)
        nap(s, g, RED, lambda x, y: math.atan2(FOOT[1] - y, FOOT[0] - x), 70, long=30, w=1.4, lit_part=0.25)
        for v in (0.25, 0.5, 0.72):  # wrinkles from rib to rib
            p, q = a[int(v * 8)], b[int(v * 8)]
            s.curve([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 20), q], 1.6, RED[0], clip=g, alpha=0.6)
    for way in ribs[1:-1]:
        s.curve(way, 5, "#2a0408", clip=bowl, taper=(0, 0.1))
        s.curve([(x - 4, y) for x, y in way], 1.8, RED[2], body=True, clip=bowl, alpha=0.7)
    s.stroke(path([(*q[:2],) for q in edge], 4), 5, "#2a0408", taper=(0, 0))
    s.stroke(path([(q[0], q[1] + 7) for q in edge], 4), 3, "#ff8a70", taper=(0, 0), body=True, alpha=0.8)
    for e in tips:
        s.fill(ell(*e, 12), "#2a1408", body=True)
        s.fill(ell(*e, 9), "#f0c850", body=True)
        s.fill(ell(e[0] - 3, e[1] - 3, 3), "#fffbe0", body=True)
    wet = bowl.intersection(box(0, 1376, 1000, 1500))  # aground, a hand deep in what is left
    s.wash(wet, "#0c3a3e", 1.2, edge=0.3, gran=0.2, off=0)
    s.cover(wet, keep=1, ink=0.2)
    x0, y0, x1, y1 = wet.bounds
    marks.lace(s, path([(x0 - 30, 1384), ((x0 + x1) / 2, 1370), (x1 + 30, 1378)], 10), (3, 8), 9, 3)
    for _ in range(16):
        x, y, w = s.rng.uniform(x0 - 20, x1), s.rng.uniform(1390, 1450), s.rng.uniform(30, 80)
        s.curve([(x, y), (x + w / 2, y - 5), (x + w, y)], 2.2, "#bfe6d8", body=True, alpha=0.7)
    patch = poly([(618, 1200), (690, 1190), (702, 1258), (630, 1268)])
    s.cover(patch)
    s.thing(patch, "#c8a04a", 0.9, shade=0.5, shcol=RED[0], hatch=6, line=2.6)
    for p, d, _ in marks.along(np.array(patch.exterior.coords), 14):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 7, p + n * 7], 2.4, "#fff0c8", body=True)
    for x, y, q in ((250, 1120, 1), (330, 1236, 0.8), (180, 1010, 0.8)):
        g = blob([(x, y - 20 * q, 1), (x + 9 * q, y), (x, y + 10 * q), (x - 9 * q, y)], 6)
        s.cover(g, keep=0.4)
        s.outline(g, 1.8, RED[0], lost=0)
        s.fill(ell(x - 2, y, 2.4 * q, 4 * q), "#ffffff", body=True)


def _ladder(s):
    """The others took the ladder: hooked over the rim between two ribs, it lies against the bulge."""
    ways = []
    for u, e in ((0.455, -1), (0.55, 1)):
        p = near(u) + [0, 22]
        ways.append(path([p + [0, -16], p + [-3, 6], p + [-10 - 2 * e, 70], p + [-26 - 6 * e, 160], p + [-52 - 12 * e, 262]], 12))
    for way in ways:
        s.wash(limb(way[4:] + [14, 6], np.full(len(way) - 4, 5), 2), NIGHT, 0.9, wet=5)
    rungs = [(ways[0][i], ways[1][i]) for i in range(13, len(ways[0]), 6)]
    for p, q in rungs:
        s.wash(limb([p + [13, 9], q + [13, 9]], [6, 6]), NIGHT, 0.9, wet=5)
    for way in ways:
        for w, col in ((8, NIGHT), (5, "#e8c890")):
            s.stroke(way, w, col, taper=(0, 0.02), body=True)
        for p, _, _ in marks.along(way, 8):
            s.stroke([p - [3, 2], p + [3, 2]], 1.3, "#7a4a20", body=True)
        for w, col in ((11, NIGHT), (7, "#f0d4a0")):  # the hitch at the rim
            s.stroke([way[0] + [-11, -3], way[0] + [11, 2]], w, col, taper=(0, 0), body=True)
            s.stroke([way[0] + [-9, 8], way[0] + [12, 13]], w, col, taper=(0, 0), body=True)
        end = way[-1]
        for e in (-7, 0, 7):
            s.stroke([end, end + [e, 20]], 2.4, "#e8c890", body=True)
    for k, (p, q) in enumerate(rungs):
        sag = np.array([0, 5 if k % 2 else 3])
        for w, col in ((12, NIGHT), (8, "#c8904a")):
            s.stroke([p - [7, 0], (p + q) / 2 + sag, q + [7, 0]], w, col, taper=(0, 0), body=True)
        s.stroke([p - [5, 2], (p + q) / 2 + sag - [0, 2], q + [5, -2]], 2, "#ffe2a0", taper=(0, 0), body=True)


def _shell(s, x, y, q, col, light):
    g = ell(x, y, q, q * 0.96)
    s.wash(ell(x + 10, y + q * 0.92, q * 0.8, q * 0.16), "#3a1c14", 0.7, wet=10)
    s.thing(g, col, 0.95, col2=mix(col, "#8a3410", 0.3), shade=0.5, shcol="#4a1c10", hatch=0, line=3.6, soft=q * 0.9, gran=0.2)
    turn = np.linspace(0, 3.1 * math.tau, 260)
    rad = q * np.exp(-turn / 7.2)
    line = np.c_[x + rad * np.cos(turn + 2.5), y + rad * 0.96 * np.sin(turn + 2.5)]
    s.stroke(line, 5.5, "#2a0c10", clip=g, taper=(0, 0.2))
    s.stroke(line + [-5, -6], 2.6, light, body=True, alpha=0.7, clip=g, taper=(0, 0.3))
    r = s.rng
    for i in range(0, 250, 2):  # growth lines across each turn
        a, b = line[i], line[i] * 0.62 + np.array([x, y]) * 0.38
        e = r.uniform(0.25, 0.8)
        pale = a[0] < x + q * 0.2 and a[1] < y and r.random() < 0.5
        s.curve(
            [a, a * (1 - e * 0.5) + b * e * 0.5 + [3, -3], a * (1 - e) + b * e],
            r.uniform(1.2, 2.2),
            light if pale else "#4a1810",
            body=pale,
            alpha=0.75,
            clip=g,
        )
    s.stroke(arc(x, y, q * 0.86, q * 0.84, 200, 275, 30), q * 0.05, "#fff6d4", body=True, alpha=0.9)
    return g


def _eye(s, c, k, lid, gaze=(-0.8, -0.35)):
    """On its stalk: a white, a pupil that looks after them, and how low the lid hangs."""
    c, q = np.array(c), 21 * k
    ball = ell(*c, q, q * 1.05)
    s.fill(ball.buffer(2.6), "#2a1408", body=True)
    s.fill(ball, "#fff6e0", body=True)
    s.fill(ell(c[0] + q * 0.25, c[1] + q * 0.3, q * 0.7).intersection(ball), "#e0c8a0", body=True, alpha=0.6)
    p = c + np.array(gaze) * q * 0.5
    s.fill(ell(*p, q * 0.5, q * 0.56).intersection(ball), "#1c0c08", body=True)
    s.fill(ell(p[0] - q * 0.16, p[1] - q * 0.2, q * 0.16), "#ffffff", body=True)
    y = c[1] - q + 2 * q * lid
    g = poly([(c[0] - 60, y + 10 * k), (c[0] + 60, y - 10 * k), (c[0] + 60, y - 90), (c[0] - 60, y - 90)]).intersection(ball)
    s.fill(g, "#d8a868", body=True)
    s.stroke([(c[0] - q, y + 4 * k), (c[0] + q, y - 4 * k)], 2.8, "#2a1408", body=True, taper=(0, 0))


def _snail(s, u, k, col, light, up=0.0, ahead=0.0, calls=False):
    """Crawls to the left on the rim, u is where; its sole takes the rim's curve and hangs over it. ahead: how far it stretches."""
    long = float(np.hypot(*(RIGHT - LEFT)))

    def q(*pts):
        out = []
        for a, b in pts:
            v = u + (a - ahead * max(0.0, (-a - 60) / 180)) * k / long
            d = near(v + 0.06) - near(v - 0.06)
            out.append(tuple(near(v) + [0, 10] + np.array([-d[1], d[0]]) / np.hypot(*d) * b * k))
        return out

    def hem(a):
        return 26 + 5 * math.sin(a * 0.11)

    sole = [(a, hem(a) * min(1, (250 - a) / 90)) for a in range(210, -180, -15)]
    foot = blob(q((-224, 14), (-250, -40), (-228, -118 - up), (-190, -146 - up), (-150, -130 - up), (-128, -70), (-60, -50), (60, -46), (170, -20), (256, 4), *sole), 6)  # fmt: skip
    s.wash(move(foot, 10, 26), NIGHT, 1.3, wet=16)
    for dx, h, lean, lid in ((24, 112, 6, 0.22 if calls else 0.46), (-12, 104, -34, 0.12 if calls else 0.52)):
        base = np.array(q((-196 + dx, -126 - up))[0])
        tip = base + np.array([lean, -h]) * k
        stalk = limb([base, (base + tip) / 2 + [6 * k, 0], tip], [13 * k, 9 * k, 9 * k], 8)
        s.thing(stalk, "#e4c084", 0.9, col2="#a87444", shade=0.9, shcol="#3a1c14", hatch=0, line=2.6)
        _eye(s, tip, k, lid)
    for dx in (-26, 2):
        base = np.array(q((-216 + dx, -70 - up * 0.6))[0])
        s.thing(limb([base, base + np.array([-30, 14]) * k], [7 * k, 5 * k], 4), "#c89a60", 0.9, shade=0.8, shcol="#3a1c14", hatch=0, line=2.2)
    s.thing(foot, "#f0d49c", 0.8, col2="#d8a868", shade=0.5, shcol="#5a2c1c", hatch=0, line=3.6, soft=60 * k, gran=0.2)
    s.wash(limb(q((-150, -110), (-120, -50), (-40, -36), (70, -34), (160, -12)), [14 * k, 20 * k, 18 * k, 18 * k, 8 * k]), "#6a3418", 0.7, wet=12, clip=foot)
    s.wash(limb(q(*[(a, hem(a) - 10) for a in range(210, -200, -40)]), [9 * k] * 11), "#8a4a24", 0.5, wet=8, clip=foot)
    s.curve(q(*[(a, hem(a) - 17) for a in range(190, -200, -20)]), 2.2, "#5a2c1c", clip=foot)
    for a in range(-170, 200, 17):  # the frill of the foot
        s.curve(q((a, hem(a) - 16), (a - 4, hem(a) - 2)), 1.8, "#5a2c1c", clip=foot)
    s.lift(limb(q((-226, -50), (-214, -106 - up), (-192, -128 - up)), [8 * k, 13 * k, 8 * k]), 0.5, 7)
    r = s.rng
    for _ in range(170):  # wet skin
        a, b = r.uniform(-240, 230), r.uniform(-130, 6)
        p = np.array(q((a, b))[0])
        if foot.buffer(-5).contains(ell(*p, 2)):
            s.stroke(arc(*p, r.uniform(4, 9) * k, r.uniform(3, 6) * k, 190, 350, 8), 1.4, ("#6a3a20", "#fff0c8")[int(r.random() < 0.35)], body=True, alpha=0.7)
    if calls:
        gape = blob(q((-250, -62), (-228, -68), (-206, -58), (-208, -34), (-230, -26), (-247, -40)))
        s.fill(gape.intersection(foot), "#5a1418", body=True)
        s.fill(blob(q((-236, -36), (-222, -44), (-210, -38), (-226, -28))).intersection(foot), "#d8685a", body=True)
        s.outline(gape.intersection(foot), 2.8, "#3a1c14", lost=0)
    else:
        s.curve(q((-246, -48), (-226, -62), (-202, -58), (-192, -48)), 3.8, "#3a1c14", clip=foot)
    _shell(s, *q((40, -146))[0], 150 * k, col, light)


def _dove(s, x, y, k):
    """White, small, a key in its bill."""

    def q(*p):
        return [(x + a * k, y + b * k) for a, b in p]

    marks.wing(s, q((20, -10))[0], q((120, -140))[0], 112 * k, 11, "#cfdfdf", k=0.35, side=1, w=1.7, shcol="#3f7a80")
    for e in (-16, -6, 4, 14):
        s.thing(limb(q((60, 0), (112, e * 0.8), (158, 4 + e * 1.6)), [9 * k, 10 * k, 8 * k], 8), "#f4f6f0", 0.25, shade=0.5, shcol="#3f7a80", hatch=0, line=2)
    body = blob(q((-88, -18), (-76, -38), (-52, -42), (-28, -28), (20, -22), (70, -8), (92, 6), (60, 24), (-6, 30), (-52, 14)))
    s.thing(body, "#fbfaf2", 0.15, shade=0.7, shcol="#3f7a80", hatch=5, line=2.6)
    marks.wing(s, q((-4, -8))[0], q((34, -164))[0], 132 * k, 12, "#ffffff", k=0.2, side=1, w=1.8, shcol="#3f7a80")
    s.fill(ell(*q((-64, -22))[0], 4 * k))
    s.fill(poly(q((-84, -22), (-108, -10), (-84, -8))), "#e89a3a", body=True)
    a, b = q((-104, -8))[0]
    for w, col in ((9, "#3a2408"), (5, "#ffcf3a")):
        s.stroke(arc(a, b + 20 * k, 13 * k, 13 * k, 0, 360), w * k, col, taper=(0, 0), body=True, wobble=0.2)
        for u, v in (((0, 33), (0, 84)), ((0, 80), (16, 80)), ((0, 66), (12, 66))):
            s.stroke([(a + u[0] * k, b + u[1] * k), (a + v[0] * k, b + v[1] * k)], w * k, col, taper=(0, 0), body=True, wobble=0.2)


@card("verdigris", paper="cold", light=(-0.5, -0.7))
def flood_ark(s):
    _dawn(s)
    _land(s)
    _procession(s)
    _flood(s)
    _umbrella(s)
    _ladder(s)
    _snail(s, 0.77, 0.7, "#f0c060", "#fff6d8", 20)
    _snail(s, 0.21, 0.84, "#ffb03a", "#fff2c8", 34, 26, True)
    _dove(s, 836, 424, 0.88)
    s.splatter(NIGHT, 30, (0, 1400, 1000, 1500), (0.7, 3.5))
