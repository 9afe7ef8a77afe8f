"""Two by two down the ridge before the rising sun; the ark was an umbrella, and the snails are first ashore."""

import cv2

from ..easel import *
from ..kit.drape import drape
from ..kit.places import ridge_of
from .w_beasts import camel, elephant, giraffe, hare

NIGHT, DEEP, RED = "#04161a", "#0c3a3e", ("#4a0814", "#d42a22", "#ffb49a")
SUN = (440, 570, 372)
RIDGE = [(1060, 452), (960, 458), (860, 470), (790, 510), (640, 584), (480, 660), (320, 734), (160, 808), (-60, 912)]
FOOT = [(-60, 948), (130, 985), (330, 1040), (520, 1062), (700, 1116), (880, 1130), (1060, 1180)]


def ridge(x):
    p = np.array(RIDGE[::-1], float)
    return float(np.interp(x, p[:, 0], p[:, 1]))


def _dawn(s):
    s.wash(s.all, "#fbe9b4", 0.5, col2="#f6d48a", pool=0.4, gran=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 260), (860, 180), (560, 130), (240, 190), (-100, 330)]), "#3f8f84", 0.9, wet=90, gran=0.3, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 90), (700, 50), (300, 60), (-100, 160)]), "#0e4a50", 1.1, wet=80, gran=0.3, pool=0.6)
    s.wash(blob([(740, -100), (1100, -100), (1100, 420), (960, 300), (860, 120)]), "#0a2f38", 0.9, wet=80, gran=0.3)
    sun = ell(SUN[0], SUN[1], SUN[2])
    s.lift(ell(SUN[0], SUN[1], 470), 0.6, 50)
    s.cover(sun)
    s.wash(sun, "#ffd65a", 0.6, col2="#f58a2a", mix=("lin", 90, 0, 1.1), edge=0.4, gran=0.3, pool=0.5)
    s.wash(ell(SUN[0], SUN[1], 300).difference(ell(SUN[0] + 20, SUN[1] + 60, 330)), "#fff6c8", 0.1, wet=20)
    r = s.rng
    for _ in range(44):  # rays, and the last of the rain on the right
        a = r.uniform(-math.pi, 0.1)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array(SUN[:2]) + d * 372
        s.stroke([p + d * r.uniform(0, 16), p + d * r.uniform(40, 120)], r.uniform(1.2, 2.8), "#fff0b0", body=True, alpha=0.7)
    for _ in range(90):
        x, y = r.uniform(720, 1010), r.uniform(-20, 300)
        s.stroke([(x, y), (x - 10, y + r.uniform(26, 70))], 1.3, "#cfe6e2", body=True, alpha=0.4)
    for x, y, q in ((150, 300, 90), (120, 330, 70), (240, 286, 60)):
        s.lift(ell(x, y, q, q * 0.22), 0.5, 12)


def _flood(s):
    """Water to the horizon on the left, and what looks out of it."""
    r = s.rng
    sea = box(-40, 780, 1040, 1560)
    s.cover(sea)
    s.wash(sea, "#f2b860", 0.6, col2="#2f8a86", mix=("lin", 90, 0, 1.8), gran=0.3, pool=0.6)
    s.wash(blob([(-100, 1000), (500, 980), (1100, 1040), (1100, 1700), (-100, 1700)]), "#135a60", 1.0, wet=80, gran=0.3, pool=0.6)
    s.wash(blob([(-100, 1240), (500, 1300), (1100, 1200), (1100, 1700), (-100, 1700)]), NIGHT, 1.2, wet=80, gran=0.3)
    y = 786.0
    while y < 1400:
        q = (y - 776) / 620
        x = r.uniform(-80, 0)
        while x < 1040:
            w = (24 + 160 * q) * r.uniform(0.6, 1.5)
            near = abs(x + w / 2 - SUN[0]) < 90 + 200 * q
            col = "#fff2b4" if near and r.random() < 0.7 else ("#0c4a50", "#0a2f38", "#9fd0c0")[int(r.integers(3))]
            s.curve([(x, y), (x + w * 0.5, y - 2 - 8 * q), (x + w, y)], 1.2 + 3.2 * q, col, body=col in ("#fff2b4", "#9fd0c0"), alpha=0.8)
            x += w * r.uniform(0.8, 1.8)
        y += 7 + 30 * q


def _roof(s, x, y, w, tilt):
    def go(*v):
        return [tuple(p) for p in move(list(v), x, y, w, tilt)]

    gable = poly(go((-1.0, 0.2), (-0.66, -0.55), (-0.3, 0.2)))
    slope = poly(go((-0.66, -0.55), (0.7, -0.55), (1.02, 0.2), (-0.3, 0.2)))
    s.thing(poly(go((0.2, -0.95), (0.42, -0.95), (0.42, -0.5), (0.2, -0.5))), "#7a4a40", 1.0, shade=0.8, shcol=NIGHT, hatch=0, line=2)
    s.thing(gable, "#c8b48a", 0.8, shade=0.8, shcol=DEEP, hatch=5, line=2.2)
    s.thing(slope, "#b8503a", 1.0, col2="#7a2c28", shade=0.9, shcol="#2a0c12", hatch=5, line=2.2)
    for q in (0.3, 0.6, 0.85):
        a, b = go((-0.66 + 0.36 * q, -0.55 + 0.75 * q), (0.7 + 0.32 * q, -0.55 + 0.75 * q))
        s.stroke([a, b], 1.5, "#2a0c12")
    s.stroke(go((-0.66, -0.57), (0.7, -0.57)), 4, "#ffdca0", body=True)
    for _ in range(9):
        u = s.rng.uniform(-1.1, 1.1)
        s.curve(go((u - 0.2, 0.22), (u, 0.17), (u + 0.2, 0.23)), 3, "#eefaf2", body=True, alpha=0.85)


def _mountain(s):
    r = s.rng
    top, low = [], []
    for line, pts, rough in ((top, RIDGE, 0.03), (low, FOOT, 0.06)):
        for a, b in zip(pts, pts[1:], strict=False):
            line += ridge_of(r, a, b, rough, 3)
    hill = valid(Polygon([*top, *low]))
    s.wash(move(hill, -10, 40), NIGHT, 0.8, wet=34, clip=box(-50, 900, 1050, 1500))
    s.cover(hill)
    s.wash(hill, "#2f7a70", 0.9, col2="#1a5a58", gran=0.3, pool=0.5)
    s.wash(blob([(1100, 430), (1100, 1300), (420, 1200), (640, 960), (800, 700)]), NIGHT, 0.75, wet=80, gran=0.3, clip=hill)
    for k in range(22):  # faces of the rock: a lit one towards the sun, a dark one beside it
        x = -30 + k * 50 + r.normal() * 14
        y = ridge(x) + r.uniform(4, 30)
        end = np.array([x + r.uniform(90, 200), np.interp(x + 120, [p[0] for p in FOOT], [p[1] for p in FOOT]) - r.uniform(0, 40)])
        edge = ridge_of(r, (x, y), tuple(end), 0.06, 4)
        e = np.array(edge)
        wide = np.linspace(4, r.uniform(40, 80), len(e))[:, None]
        s.wash(valid(Polygon([*e, *(e + np.c_[wide, wide * 0.1])[::-1]])).intersection(hill), NIGHT, 0.5, edge=0.6, gran=0.3)
        if x < 860:
            s.wash(valid(Polygon([*e, *(e - np.c_[wide * 0.5, -wide * 0.1])[::-1]])).intersection(hill), "#f0b060", 0.5, edge=0.4, gran=0.3)
        s.stroke(edge, 2.4, NIGHT, clip=hill)
        for _ in range(5):
            i = int(r.integers(2, len(e) - 1))
            p = e[i]
            s.stroke(ridge_of(r, tuple(p), tuple(p + [r.uniform(10, 40), r.uniform(4, 26)]), 0.1, 2), 1.5, NIGHT, clip=hill, alpha=0.8)
    s.wash(move(hill, 0, -40).symmetric_difference(hill).intersection(hill).intersection(box(-60, 930, 1060, 1300)), NIGHT, 0.7, wet=24, clip=hill)
    s.stroke(top, 7, NIGHT, taper=(0, 0))
    s.stroke(np.array(top) + [0, 8], 3.6, "#ffe7a0", taper=(0, 0), body=True, alpha=0.8)
    marks.lace(s, low, (2, 6), 8, 4)


def _silhouette(s, m, warm="#fff0b4"):
    s.cover(m)
    s.wash(m, NIGHT, 1.8, edge=0.1, gran=0.15, rough=0.2)
    s.stamp(m, "#06181c", alpha=0.85)
    beside = cv2.warpAffine(m, np.float32([[1, 0, 2.4], [0, 1, 1.6]]), (s.w, s.h), borderValue=0)
    s.stamp(np.clip(m - beside, 0, 1), warm, True, 0.55)


BEASTS = (
    (elephant, 732, 0.84),
    (elephant, 576, 0.8),
    (giraffe, 420, 0.86),
    (giraffe, 322, 0.82),
    (camel, 226, 0.64),
    (camel, 136, 0.6),
    (hare, 76, 0.5),
    (hare, 32, 0.48),
)


def _procession(s):
    """Dark before the sun, which lights their backs."""
    for make, x, k in BEASTS:
        y = ridge(x) + 4
        tilt = -25
        g, inner = make()
        g = move(smooth(g, 1.5), x, y, k, tilt)
        m = s.mask(g)
        _silhouette(s, m)
        for pts in inner:
            s.stroke(move(path(pts, 8), x, y, k, tilt), 2.2, "#e8b46a", body=True, alpha=0.7)


def _umbrella(s):
    """Turned over on the peak, its handle up;"""
    c = np.array([862.0, 366.0])

    def q(x, y):
        return (c[0] + x, c[1] + y)

    stick = path([q(4, 60), q(10, -100), q(14, -180)], 8)
    s.stroke(stick, 13, NIGHT, taper=(0, 0), body=True, press=0.05)
    s.stroke(stick, 7, "#8a5a30", taper=(0, 0), body=True, press=0.05)
    hook = path([q(14, -176), q(16, -214), q(40, -232), q(62, -214), q(60, -186)], 8)
    s.stroke(hook, 17, NIGHT, taper=(0, 0.1), body=True, press=0.05)
    s.stroke(hook, 11, "#b8743a", taper=(0, 0.1), body=True, press=0.05)
    inside = blob([q(-170, -30), q(-110, -58), q(0, -66), q(110, -56), q(166, -24), q(100, -4), q(0, 6), q(-110, -4)])
    s.thing(inside, "#7a1018", 1.2, col2="#4a0814", shade=0.6, hatch=0, line=2.8)
    for x, y in ((-150, -36), (-84, -56), (0, -64), (84, -54), (150, -30)):
        s.stroke([q(4, 40), q(x, y)], 2, "#f0c090", body=True, alpha=0.7, clip=inside)
    s.stroke([q(6, 20), q(11, -120)], 12, NIGHT, taper=(0, 0), body=True)
    s.stroke([q(6, 20), q(11, -120)], 6, "#8a5a30", taper=(0, 0), body=True)
    bowl = blob(
        [
            (*q(-172, -30), 1),
            q(-140, -14),
            (*q(-108, -2), 1),
            q(-56, 8),
            (*q(2, 8), 1),
            q(56, 8),
            (*q(106, -2), 1),
            q(140, -10),
            (*q(168, -24), 1),
            q(136, 50),
            q(70, 98),
            q(0, 112),
            q(-72, 96),
            q(-140, 46),
        ]
    )
    s.wash(move(bowl, 8, 16), NIGHT, 1.0, wet=12)
    drape(s, bowl, RED, lambda x, y: math.atan2(c[1] + 130 - y, c[0] - x), 150, long=34, w=1.6, line=3)
    for x in (-108, 2, 106):
        s.curve([q(x, -2 if x else 8), q(x * 0.7, 60), q(x * 0.1, 110)], 2.6, RED[0])
    s.stroke([q(0, 108), q(-2, 130)], 8, NIGHT, taper=(0, 0), body=True)
    for x, y in ((-172, -30), (-108, -2), (2, 8), (106, -2), (168, -24)):
        s.fill(ell(*q(x, y), 6), "#f0c850", body=True)


def _shell(s, x, y, q, col, light):
    g = ell(x, y, q, q * 0.96)
    s.wash(ell(x + 14, y + q * 0.9, q * 1.0, q * 0.26), NIGHT, 1.2, wet=16)
    s.thing(g, col, 0.95, col2=mix(col, "#5a1c10", 0.4), shade=0.7, shcol="#2a0c10", hatch=0, line=3.6, soft=q * 0.9)
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


def _snail(s, x, y, k, col, light, up=0.0):
    """Crawls to the left; (x, y) is the middle of its sole."""

    def q(*pts):
        return [(x + a * k, y + b * k) for a, b in pts]

    foot = blob(
        q(
            (-240, 8),
            (-250, -40),
            (-228, -118 - up),
            (-190, -146 - up),
            (-150, -130 - up),
            (-128, -70),
            (-60, -50),
            (60, -46),
            (170, -20),
            (250, 4),
            (180, 16),
            (-60, 20),
            (-200, 20),
        ),
        12,
    )
    s.wash(move(foot, 12, 14), NIGHT, 1.2, wet=14)
    for dx, h, lean in ((-12, 104, -34), (24, 112, -4)):
        base = np.array(q((-196 + dx, -132 - up))[0])
        tip = base + np.array([lean, -h]) * k
        s.thing(
            limb([base, (base + tip) / 2 + [4 * k, 0], tip], [9 * k, 7 * k, 6 * k], 8),
            "#d8b070",
            0.9,
            col2="#a87444",
            shade=0.9,
            shcol="#3a1c14",
            hatch=0,
            line=2.6,
        )
        s.thing(ell(*tip, 12 * k), "#2a1810", 1.2, shade=0.4, hatch=0, line=2.4)
        s.fill(ell(tip[0] - 4 * k, tip[1] - 4 * k, 3.6 * k), "#ffffff", body=True)
    for dx in (-26, 2):
        base = np.array(q((-222 + dx, -74 - up * 0.6))[0])
        s.thing(limb([base, base + np.array([-28, 8]) * k], [6 * k, 4 * k], 4), "#c89a60", 0.9, shade=0.8, shcol="#3a1c14", hatch=0, line=2.2)
    s.thing(foot, "#dcb478", 0.9, col2="#b07c48", shade=0.7, shcol="#3a1c14", hatch=0, line=3.4, soft=60 * k)
    r = s.rng
    for _ in range(170):  # wet skin
        a, b = r.uniform(-240, 230), r.uniform(-130, 14)
        p = np.array(q((a, b))[0])
        if foot.buffer(-5).contains(ell(*p, 2)):
            s.stroke(arc(*p, r.uniform(4, 9) * k, r.uniform(3, 6) * k, 190, 350, 8), 1.4, ("#6a3a20", "#fff0c8")[int(r.random() < 0.35)], body=True, alpha=0.7)
    s.curve(q((-238, -60), (-228, -66), (-216, -62)), 3, "#3a1c14")
    _shell(s, *q((36, -150))[0], 150 * k, col, light)


def _shore(s):
    r = s.rng
    rock = valid(Polygon([*ridge_of(r, (-60, 1352), (420, 1330), 0.02, 4), *ridge_of(r, (420, 1330), (1060, 1290), 0.02, 4), (1060, 1560), (-60, 1560)]))
    s.cover(rock)
    s.wash(rock, "#6a7a64", 0.9, col2="#3f5a50", gran=0.4, pool=0.6)
    s.wash(blob([(-100, 1440), (500, 1420), (1100, 1400), (1100, 1600), (-100, 1600)]), NIGHT, 1.1, wet=40, gran=0.4, clip=rock)
    s.outline(rock, 3, lost=0.2)
    for _ in range(110):
        x, y = r.uniform(-20, 1000), r.uniform(1330, 1490)
        s.stroke(
            ridge_of(r, (x, y), (x + r.uniform(20, 80), y + r.normal() * 6), 0.08, 3),
            r.uniform(1, 2.4),
            NIGHT if r.random() < 0.7 else "#ffe2a0",
            clip=rock,
            alpha=0.75,
            body=False,
        )
    marks.lace(s, path([(-20, 1352), (200, 1344), (420, 1328), (700, 1312), (1020, 1290)], 12), (3, 9), 9, 5)
    return rock


def _trail(s):
    for x0, x1, y in ((420, 1010, 1428), (880, 1010, 1416)):
        p = path([(x0, y), ((x0 + x1) / 2, y - 6), (x1, y - 20)], 12)
        s.stroke(p, 15, "#cfeee2", body=True, alpha=0.45)
        s.stroke(p - [0, 4], 4, "#ffffff", body=True, alpha=0.8)


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
    _flood(s)
    _mountain(s)
    _roof(s, 476, 1136, 52, -6)
    _roof(s, 96, 1056, 44, 6)
    _umbrella(s)
    _procession(s)
    _dove(s, 196, 246, 0.86)
    _shore(s)
    _trail(s)
    _snail(s, 760, 1404, 0.86, "#c8762c", "#ffe2a0", 10)
    _snail(s, 306, 1444, 1.06, "#d8532c", "#ffd8a0", 20)
    s.splatter(NIGHT, 40, (0, 1380, 1000, 1500), (0.7, 4))
