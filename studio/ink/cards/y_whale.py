"""From the steppe: a whale goes over with a meadow on its back, and the lamb that was missing looks down from it."""

import cv2

from ..easel import *
from ..kit.brush import tangle
from ..kit.coat import coat
from ..kit.figure import garment
from ..kit.rim import rim

NIGHT, DUSK = "#0e0c24", "#3a3468"
RIDGE = [(66, 650), (78, 566), (132, 492), (226, 446), (350, 418), (480, 402), (600, 384), (706, 348), (790, 296), (846, 246)]
BELLY = [(886, 284), (872, 366), (816, 474), (722, 580), (606, 676), (478, 750), (350, 792), (232, 796), (136, 764), (84, 712)]
TURF = [(136, 500), (172, 548), (214, 536), (262, 580), (320, 566), (372, 612), (430, 570), (486, 588), (540, 536), (596, 546), (644, 484), (700, 470), (744, 400), (796, 366), (822, 300), (848, 250)]  # fmt: skip
EYE = (236, 668)


def body():
    return blob([*RIDGE, *BELLY], 10)


def flukes():
    return blob([(846, 262), (806, 220), (764, 160), (736, 80), (800, 104), (858, 152), (886, 204, 1), (916, 170), (956, 148), (992, 150), (984, 204), (944, 254), (896, 288)], 10)  # fmt: skip


def fin():
    return blob([(336, 740), (400, 716), (462, 742), (520, 816), (572, 906), (600, 982), (594, 1012), (558, 1000), (496, 946), (430, 872), (366, 806)], 10)


def _land(s):
    """Low horizon, evening, and its shadow already over the grass."""
    r = s.rng
    s.wash(box(-20, -20, 1020, 1200), "#fbdcb4", 0.55, col2="#f4c0a8", gran=0.2, pool=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (700, 380), (300, 520), (-100, 640)]), "#8a78b8", 0.7, wet=110, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 120), (500, 140), (-100, 260)]), "#5a4a94", 0.6, wet=90, gran=0.2)
    for y, col, k, seed in ((1098, "#b09cc8", 0.7, 0), (1132, "#8474ac", 0.8, 2)):
        ridge = [(x, y - 44 * abs(math.sin(x / 137 + seed)) - 20 * abs(math.sin(x / 51 + seed * 2))) for x in range(-20, 1041, 20)]
        g = poly([*ridge, (1040, 1200), (-20, 1200)])
        s.cover(g)
        s.wash(g, col, k, gran=0.2, grad=("lin", 90, 1.1, 0.5))
    plain = poly([*path([(-20, 1152), (300, 1144), (700, 1152), (1040, 1140)], 10), (1040, 1540), (-20, 1540)])
    s.cover(plain)
    s.wash(plain, "#b4bc74", 0.85, col2="#94a860", gran=0.2, off=0)
    s.wash(blob([(-100, 1300), (500, 1270), (1100, 1300), (1100, 1600), (-100, 1600)]), "#4a6a3c", 0.9, wet=70, gran=0.25)
    s.wash(blob([(-100, 1430), (500, 1400), (1100, 1430), (1100, 1600), (-100, 1600)]), "#1c2f2c", 1.0, wet=60, gran=0.25)
    s.wash(blob([(120, 1196), (300, 1176), (560, 1174), (800, 1184), (960, 1168), (900, 1206), (700, 1226), (400, 1232), (200, 1220)]), "#2a2a54", 1.0, wet=12, gran=0.2)  # fmt: skip
    for _ in range(700):
        y = 1160 + 340 * r.random() ** 0.7
        x, q = r.uniform(0, 1000), 4 + 0.1 * (y - 1150)
        s.curve([(x, y), (x + r.normal() * 3, y - q * 0.6), (x + r.normal() * q * 0.3, y - q)], 1 + (y - 1150) * 0.005, ("#1c3f24", "#4a6a34", "#8a9c4c", "#d8dc8c")[int(r.integers(4))], n=4, body=True, alpha=0.75)  # fmt: skip


def _cloud(s, x, y, w, h, k=0.8):
    heap = union(*(ell(x + i * w * 0.24, y - h * 0.35 * math.cos(i * 0.8) + s.rng.normal() * h * 0.1, w * 0.26, h * 0.5) for i in range(-3, 4)))
    m = cv2.GaussianBlur(s.warp(s.mask(heap), (0, 0, s.w, s.h), 3, 10, 8), (0, 0), 8) * k
    s.cover(m.astype(np.float32))
    s.wash((m * marks.field(s, lambda a, b: np.clip((b - y + h * 0.2) / h, 0, 1))).astype(np.float32), "#a898c8", 0.35, edge=0, rough=0)


def _form(s, g, soft, k=1.0, lines=True):
    """Wet slate, round: light from the upper left, lines along the body."""
    s.cover(g)
    s.thing(g, "#7c92c4", 0.9 * k, col2="#5e70a8", shade=1.3, shcol="#141238", hatch=0, line=4.2, soft=soft, gran=0.2, lost=0.05)
    bb, t, _ = s.shade_of(g, soft)
    ang = marks.field(s, lambda x, y: -0.05 - 0.75 * np.clip((x - 330) / 520, 0, 1))[bb[1] : bb[3], bb[0] : bb[2]]
    if lines:
        s.hatch_field(t, ang, sep=8, w=1.7, thr=0.34, longest=110, col=NIGHT, omit=0.4, at=bb[:2], alpha=0.8)
        lit = np.clip(0.8 - 1.7 * t, 0, 1) * (s.mask(g.buffer(-6), bb) > 0.5)
        s.hatch_field(lit, ang, sep=14, w=1.5, thr=0.3, longest=60, col="#eef2ff", omit=0.6, at=bb[:2], body=True, alpha=0.6)


def _whale(s):
    f = flukes()
    _form(s, f, 34, lines=False)
    for q in ([(852, 246), (812, 190), (752, 100)], [(866, 232), (850, 180), (806, 122)], [(890, 230), (930, 186), (984, 164)], [(898, 262), (940, 222), (982, 196)]):  # fmt: skip
        s.curve(q, 2.2, NIGHT, alpha=0.7)
    g = body()
    _form(s, g, 190)
    s.wash(blob([(330, 800), (520, 690), (700, 560), (850, 360), (900, 300), (900, 420), (740, 640), (520, 790), (330, 840)]), "#0e0c28", 0.5, wet=40, clip=g)
    jaw = [(66, 676), (112, 700), (180, 716), (250, 726), (304, 742), (336, 778)]
    throat = blob([*jaw, (430, 752), (540, 690), (640, 606), (610, 672), (480, 748), (352, 790), (232, 794), (136, 762), (84, 712)], 10).intersection(g)
    s.cover(throat, keep=0.35)
    s.wash(throat, "#c8bce0", 0.6, col2="#a898cc", gran=0.2)
    s.wash(blob([(80, 740), (230, 800), (480, 750), (640, 620), (700, 660), (480, 860), (100, 840)]), "#1c1848", 1.2, wet=26, clip=throat)
    low = path([(84, 712), (136, 762), (232, 796), (352, 792), (480, 750), (608, 674)], 14)
    top = path([(76, 690), (150, 714), (244, 730), (336, 770), (450, 728), (640, 600)], 14)
    for i in range(1, 11):
        u = i / 11
        line = top * (1 - u) + low * u
        s.stroke(line, 3.2, "#1c1a44", clip=throat, taper=(0.05, 0.3))
        s.stroke(line + [1, 4], 2.4, "#fbf8ff", body=True, clip=throat, alpha=0.7, taper=(0.1, 0.5))
    s.curve(jaw, 7, NIGHT)
    s.curve([(x, y - 8) for x, y in jaw], 2.6, "#eef2ff", body=True, alpha=0.8)
    for x, y in ((98, 634), (112, 590), (146, 626), (128, 662), (150, 580), (176, 616)):
        s.thing(ell(x, y, 11, 9), "#8fa2d0", 0.8, shade=0.9, shcol=NIGHT, hatch=0, line=2)
        s.fill(ell(x - 3, y - 4, 2.6), "#ffffff", body=True)
    _eye(s)
    _meadow(s, g)
    n = fin()
    s.wash(move(n, -18, 14), NIGHT, 0.9, wet=20, clip=g)
    _form(s, n, 50)
    s.wash(ell(356, 748, 40, 30), "#2a3068", 0.9, wet=18, clip=g)
    s.curve([(404, 724), (464, 752), (520, 826), (568, 908), (594, 976)], 4, "#f4f6ff", body=True, alpha=0.85)
    knobs = path([(400, 716), (462, 742), (520, 816), (572, 906), (600, 982)], 20)
    for t in np.linspace(0.12, 0.95, 7):
        s.thing(ell(*knobs[int(t * 79)], 8, 7), "#8fa2d0", 0.8, shade=0.8, shcol=NIGHT, hatch=0, line=2)


def _eye(s):
    """It looks up: something tickles."""
    x, y = EYE
    s.wash(ell(x, y, 60, 46), NIGHT, 0.7, wet=14)
    g = blob([(x - 42, y + 4, 1), (x - 22, y - 24), (x + 14, y - 27), (x + 44, y + 2, 1), (x + 16, y + 22), (x - 18, y + 23)])
    s.cover(g)
    s.wash(g, "#fbf4dc", 0.3, edge=1)
    s.wash(ell(x - 8, y - 7, 21).intersection(g), "#e0901c", 1.1, edge=1, off=0, rough=0.4)
    s.fill(ell(x - 10, y - 9, 12).intersection(g), "#08060c")
    s.fill(ell(x - 15, y - 13, 4.6), "#ffffff", body=True)
    s.curve([(x - 46, y + 6), (x - 23, y - 26), (x + 14, y - 30), (x + 48, y + 3)], 6, NIGHT)
    s.curve([(x - 38, y + 8), (x - 16, y + 27), (x + 18, y + 25), (x + 44, y + 4)], 3.4, NIGHT)
    for q in (12, 23):
        s.curve([(x - 48, y - q), (x - 20, y - 30 - q), (x + 16, y - 33 - q), (x + 50, y - 8 - q)], 2.4, "#eef2ff", body=True, alpha=0.7)
    s.curve([(x - 30, y + 36), (x, y + 46), (x + 30, y + 36)], 2.2, "#eef2ff", body=True, alpha=0.6)


def _meadow(s, g):
    """Turf that hangs round the back in tongues, with its roots, and dark where it turns down the flank."""
    r = s.rng
    ridge = path(RIDGE[2:], 14)
    edge = path(TURF, 14)
    turf = blob([*[(x, y - 4) for x, y in RIDGE[2:]], *TURF[::-1]], 10)
    s.wash(move(turf, 4, 30).intersection(g), NIGHT, 1.4, wet=14, gran=0.2)
    soil = move(turf, 0, 15).intersection(g)
    s.cover(soil)
    s.wash(soil, "#5a3820", 1.4, gran=0.3)
    s.cover(turf)
    s.wash(turf, "#b8d85a", 0.9, col2="#94c048", gran=0.2, pool=0.3, off=0)
    s.wash(limb(ridge[::4], [7] * len(ridge[::4]), 4), "#7aac3c", 0.8, off=0)
    fall = np.zeros((s.h, s.w), np.float32)  # 0 on the ridge, 1 where the turf ends
    for x in range(100, 860):
        a, b = np.interp(x, ridge[:, 0], ridge[:, 1]), np.interp(x, edge[:, 0], edge[:, 1])
        ys = np.arange(int(a) - 30, int(b) + 40)
        fall[ys, x] = np.clip((ys - a) / max(20, b - a), 0, 1)
    m = s.mask(turf)
    s.wash((step(0.3, 0.8, fall) * m).astype(np.float32), "#3f7a34", 0.9, edge=0, rough=1)
    s.wash((step(0.6, 1.0, fall) * m).astype(np.float32), "#123a24", 1.1, edge=0, rough=1)
    ys, xs = np.where(m > 0.5)
    pick = r.choice(len(xs), 1500)
    for i in pick[np.argsort(ys[pick])]:
        x, y = float(xs[i]), float(ys[i])
        far, u = np.interp(x, (150, 860), (1, 0.4)), float(fall[ys[i], xs[i]])
        q = r.uniform(12, 26) * far
        a = -1.75 + 2.9 * step(0.35, 1.0, u) * r.uniform(0.6, 1.0) + r.normal() * 0.25  # it stands above, and hangs below
        dark = r.random() < 0.25 + 0.6 * u
        col = ("#143f22", "#2f6a30", "#24582c")[int(r.integers(3))] if dark else ("#6aa43c", "#d8ec84", "#a8cc50")[int(r.integers(3))]
        d = np.array([math.cos(a), math.sin(a)]) * q
        s.curve([(x, y), (x + d[0] * 0.5, y + d[1] * 0.6), (x + d[0] + 3, y + d[1])], 2.2 * far + 0.3, col, n=4, body=True)
    for p, _, _ in marks.along(edge, 5):
        far = np.interp(p[0], (150, 860), (1, 0.4))
        for _ in range(3):
            q = r.uniform(14, 48) * far
            s.curve([p + r.normal(size=2) * 4 - [0, 8], p + [r.normal() * 4, q * 0.5], p + [r.normal() * 9 * far, q]], 3 * far, ("#143f22", "#2f6a30", "#6aa43c")[int(r.integers(3))], n=4, body=True)  # fmt: skip
        if r.random() < 0.14:
            s.curve([p + [0, 14], p + [r.normal() * 8, 40 * far], p + [r.normal() * 14, 84 * far]], 2, "#3a2010", body=True)
    for p, d, _ in marks.along(ridge, 4):
        far = np.interp(p[0], (150, 860), (1, 0.4))
        n = np.array([d[1], -d[0]])
        s.curve([p - n * 4, p + n * 10 * far + [r.normal() * 3, 0], p + n * 26 * far * r.uniform(0.6, 1.1) + [r.normal() * 7, 0]], 2.2 * far, ("#143f22", "#4a8a34", "#a8cc5a")[int(r.integers(3))], n=4, body=True)  # fmt: skip
    for _ in range(90):
        i = int(r.integers(len(xs)))
        far = np.interp(xs[i], (150, 860), (1, 0.4))
        if fall[ys[i], xs[i]] < 0.75:
            s.fill(ell(xs[i], ys[i] - 4, 5.4 * far, 4.2 * far), ("#fffdf6", "#f8d83a", "#e0506a", "#fffdf6")[int(r.integers(4))], body=True)
    for x, y, q in ((120, 560, 8), (104, 700, 6), (60, 780, 9), (92, 880, 5)):  # clods: it stands too near the edge
        s.thing(blob([(x - q, y), (x, y - q), (x + q * 1.2, y - 2), (x + q * 0.4, y + q)]), "#5a3820", 1.2, shade=0.6, hatch=0, line=2)
        s.curve([(x, y - q), (x + 2, y - q * 2.4)], 2, "#2f6a30", body=True)


def _lamb(s, x, y, q):
    """Its four feet in the grass, its mouth too; its shadow goes down the slope."""
    r = s.rng
    go = lambda *v: [(x + a * q, y + b * q, *c) for a, b, *c in v]  # noqa: E731
    s.wash(limb(go((-0.4, 0.52), (0.2, 0.54), (0.7, 0.72)), [q * 0.1, q * 0.16, q * 0.08]), "#143a1c", 1.5, wet=7)
    for a, e in ((-0.34, -0.03), (0.36, 0.03)):
        s.thing(limb(go((a, 0.1), (a + e, 0.32), (a + e * 1.4, 0.52)), [q * 0.075, q * 0.055, q * 0.05]), "#c8c0d0", 0.6, shade=0.7, shcol=DUSK, hatch=0, line=2)  # fmt: skip
    for a, e in ((-0.44, 0.02), (0.26, -0.03)):
        s.thing(limb(go((a, 0.1), (a + e, 0.34), (a + e * 1.4, 0.56)), [q * 0.085, q * 0.06, q * 0.055]), "#f4ecec", 0.4, shade=0.7, shcol=DUSK, hatch=0, line=2.4)  # fmt: skip
        s.fill(ell(*go((a + e * 1.4, 0.57))[0], q * 0.06, q * 0.035), "#1c161c", body=True)
    wool = smooth(union(ell(*go((0, -0.04))[0], q * 0.52, q * 0.31), *(ell(*go((0.5 * math.cos(a) + r.normal() * 0.02, -0.04 + 0.28 * math.sin(a)))[0], q * r.uniform(0.12, 0.17)) for a in np.linspace(0, math.tau, 13)[:-1])), 1)  # fmt: skip
    neck = limb(go((-0.42, -0.04), (-0.62, 0.14), (-0.72, 0.28)), [q * 0.19, q * 0.15, q * 0.11])
    wool = smooth(union(wool, neck), 2)
    s.thing(limb(go((0.56, -0.1), (0.68, 0.0), (0.7, 0.12)), [q * 0.08, q * 0.08, q * 0.05]), "#fffaf0", 0.2, shade=0.6, shcol=DUSK, hatch=0, line=2.2)
    s.thing(wool, "#fffaf2", 0.2, shade=0.9, shcol="#7a6ea0", hatch=0, line=2.6, soft=q * 0.34)
    tangle(s, wool, 70, "#8a7e98", 1.3, length=q * 0.6, loop=0.6, inner=2)
    tangle(s, wool, 60, "#ffffff", 1.7, length=q * 0.5, loop=0.6, inner=3, body=True)
    face_ = blob(go((-0.62, 0.14), (-0.74, 0.14), (-0.88, 0.3), (-0.94, 0.46), (-0.88, 0.52), (-0.78, 0.48), (-0.66, 0.34)))
    s.thing(face_, "#4a3c48", 1.1, shade=0.6, shcol=NIGHT, hatch=0, line=2.4)
    for pts in (((-0.62, 0.16), (-0.52, 0.26), (-0.46, 0.28), (-0.52, 0.16)), ((-0.72, 0.13), (-0.84, 0.1), (-0.92, 0.14), (-0.82, 0.2))):
        s.thing(blob(go(*pts)), "#4a3c48", 1.1, shade=0.5, hatch=0, line=2)
    s.fill(ell(*go((-0.77, 0.28))[0], q * 0.022), "#fff6e0", body=True)
    s.curve(go((-0.5, 0.2), (-0.6, 0.3), (-0.58, 0.36)), q * 0.05, "#d8303a", body=True)
    s.thing(ell(*go((-0.56, 0.38))[0], q * 0.055), "#f4c23a", 0.9, shade=0.6, hatch=0, line=2)
    for _ in range(40):  # grass before its feet and muzzle
        a = r.choice([-0.9, -0.44, 0.28, -0.36, 0.38]) + r.normal() * 0.06
        p = np.array(go((a, 0.58 if a > -0.8 else 0.54))[0])
        s.curve([p + [0, 6], p + [r.normal() * 3, -8], p + [r.normal() * 7, -20]], 2.4, ("#24582c", "#4a8a34", "#c4dc74")[int(r.integers(3))], n=4, body=True)


def _calf(s):
    """Half grown; a first tuft on its back."""
    k, dx, dy = 0.25, 34, 92
    for v, soft in ((flukes(), 12), (body(), 50), (fin(), 14)):
        s.thing(move(v, dx, dy, k), "#8094c8", 0.9, col2="#5e70a8", shade=1.1, shcol="#161438", hatch=0, line=3, soft=soft, gran=0.2)
    m = lambda pts: [(dx + a * k, dy + b * k) for a, b in pts]  # noqa: E731
    s.curve(m([(66, 676), (180, 716), (304, 742), (336, 778)]), 2.4, NIGHT)
    for u in (0.3, 0.5, 0.7):
        s.curve(m([(100, 700 + 90 * u), (240, 730 + 60 * u), (400, 760 + 20 * u)]), 1.6, "#f4f0fa", body=True)
    x, y = m([EYE])[0]
    s.cover(ell(x, y, 8, 6))
    s.fill(ell(x, y, 4.4), NIGHT)
    s.outline(ell(x, y, 8, 6), 2, lost=0)
    r = s.rng
    for p, _, u in marks.along(path(m(RIDGE[3:7]), 12), 2.2):
        s.curve([p + [0, 7], p + [r.normal() * 2, -4], p + [r.normal() * 5, -16 * math.sin(u * math.pi) - 3]], 2.2, ("#24582c", "#4a8a34", "#a8cc5a")[int(r.integers(3))], n=4, body=True)  # fmt: skip


def _tent(s, x, y, q):
    s.wash(ell(x + q * 0.4, y + q * 0.44, q * 1.3, q * 0.16), "#1c2038", 1.1, wet=6)
    wall = blob([(x - q, y - q * 0.1, 1), (x - q * 0.97, y + q * 0.4, 1), (x, y + q * 0.48), (x + q * 0.97, y + q * 0.4, 1), (x + q, y - q * 0.1, 1), (x, y)])
    s.thing(wall, "#f8f0e0", 0.35, col2="#e0c8c0", shade=0.8, shcol=DUSK, hatch=5, line=2.6)
    roof = blob([(x - q * 1.08, y - q * 0.06, 1), (x - q * 0.5, y - q * 0.46), (x, y - q * 0.6), (x + q * 0.5, y - q * 0.46), (x + q * 1.08, y - q * 0.06, 1), (x, y + q * 0.08)])  # fmt: skip
    s.thing(roof, "#f0e4d0", 0.5, shade=0.8, shcol=DUSK, hatch=5, line=2.6)
    for u in (-0.7, -0.35, 0.02, 0.4, 0.74):
        s.curve([(x + u * q * 0.2, y - q * 0.56), (x + u * q * 0.7, y - q * 0.34), (x + u * q, y + q * 0.0)], 1.8, "#6a4a5a")
    s.curve([(x - q * 0.98, y + q * 0.1), (x, y + q * 0.2), (x + q * 0.98, y + q * 0.1)], 5, "#c83a2c", body=True)
    s.thing(poly([(x - q * 0.2, y + q * 0.02), (x + q * 0.16, y + q * 0.02), (x + q * 0.16, y + q * 0.46), (x - q * 0.2, y + q * 0.46)]), "#c8502e", 1.1, shade=0.5, hatch=0, line=2.2)  # fmt: skip


def _hand(s, c, m, tilt=0.0):
    """Spread, from behind; m: the side of the thumb."""
    skin = ("#d89a70", "#6a3038")
    c = np.asarray(c, float)
    turn = lambda a, b: c + [a * math.cos(tilt) - b * math.sin(tilt), a * math.sin(tilt) + b * math.cos(tilt)]  # noqa: E731
    for e, long in ((-0.75, 24), (-0.25, 30), (0.25, 29), (0.75, 23)):
        s.thing(limb([turn(12 * e, 2), turn(16 * e, -long * 0.5), turn(19 * e, -long)], [4.6, 4.4, 3.2]), skin[0], 0.8, shade=0.5, shcol=skin[1], hatch=0, line=1.7)  # fmt: skip
    s.thing(limb([turn(m * 8, 10), turn(m * 18, 2), turn(m * 24, -9)], [5, 4.8, 3.4]), skin[0], 0.8, shade=0.5, shcol=skin[1], hatch=0, line=1.7)
    s.thing(blob([turn(-12, 4), turn(0, -3), turn(12, 4), turn(10, 20), turn(-10, 20)]), skin[0], 0.8, shade=0.6, shcol=skin[1], hatch=0, line=1.9)


def _father(s, x, y):
    """From behind: one arm up to the lamb, the crook in the other hand."""
    q = lambda *v: [(x + a, y + b, *c) for a, b, *c in v]  # noqa: E731
    blue, deep, pale = "#2f6aa4", "#0c1a3c", "#b8dcff"
    s.wash(blob(q((-90, -6), (80, -10), (190, 34), (20, 40), (-60, 30))), "#0c1420", 1.3, wet=12)
    for a in (-30, 30):
        s.thing(blob(q((a - 24, -70, 1), (a + 22, -70, 1), (a + 24, 0), (a - 28, 0))), "#5a2a1e", 1.2, shade=0.8, shcol="#1a0808", hatch=5, line=2.8)
    _hand(s, q((-142, -462))[0], 1, -0.25)
    up = limb(q((-42, -292), (-98, -356), (-136, -440)), [30, 26, 19])
    garment(s, up, blue, deep, pale, lambda u, v: 1.1, 110, folds=(q((-80, -352), (-96, -336), (-112, -340)), q((-60, -322), (-70, -300), (-84, -306))), side=1, line=2.8)  # fmt: skip
    s.thing(limb(q((-124, -446), (-150, -436)), [9, 9]), "#e8b040", 1.0, shade=0.6, hatch=0, line=2.2)
    robe = blob(q((-54, -302), (-24, -316), (24, -316), (54, -302), (66, -210), (76, -120), (92, -44), (30, -34), (-30, -34), (-92, -44), (-76, -120), (-66, -210)))  # fmt: skip
    garment(s, robe, blue, deep, pale, lambda u, v: 1.57 + (u - x) / 300, 330, folds=(q((-24, -200), (-34, -120), (-40, -40)), q((20, -200), (26, -120), (40, -40)), q((50, -190), (56, -120), (70, -50)), q((-38, -290), (-22, -250), (-26, -222)), q((30, -296), (24, -256), (34, -224))), side=1, line=3.2)  # fmt: skip
    s.curve(q((0, -200), (3, -120), (0, -36)), 2.4, "#060e24")
    garment(s, limb(q((-66, -208), (0, -198), (66, -208)), [15, 15, 15]), "#f0a82c", "#7a3410", "#fff0b0", lambda u, v: 0.05, 60, side=1, line=2.6)
    s.stroke(path(q((-90, -50), (0, -36), (90, -50)), 10), 9, "#e8b040", taper=(0, 0), clip=robe, body=True)
    staff = path(q((110, 6), (104, -160), (98, -330), (96, -400), (112, -436), (140, -430), (146, -402)), 10)
    s.stroke(staff, 12, "#2a1408", taper=(0, 0.05), press=0.1, body=True)
    s.stroke(staff - [1.5, 0], 7, "#b87a3c", taper=(0, 0.05), press=0.1, body=True)
    s.thing(ell(*q((103, -176))[0], 16, 15), "#d89a70", 0.8, shade=0.7, shcol="#6a3038", hatch=0, line=2.2)
    for k in range(4):
        s.thing(limb(q((92, -186 + 8 * k), (104, -184 + 8 * k), (114, -182 + 8 * k)), [5, 5.4, 4]), "#d89a70", 0.8, shade=0.4, shcol="#6a3038", hatch=0, line=1.6)  # fmt: skip
    down = limb(q((46, -292), (86, -244), (92, -190)), [29, 25, 19])
    garment(s, down, blue, deep, pale, lambda u, v: 1.3, 90, folds=(q((66, -252), (82, -240), (100, -248)),), side=1, line=2.8)
    s.thing(blob(q((-20, -346), (20, -346), (26, -310), (0, -302), (-26, -310))), "#c88a60", 0.9, shade=0.8, shcol="#4a2028", hatch=0, line=2.2)
    for m in (-1, 1):
        s.thing(ell(*q((m * 40, -356))[0], 9, 13), "#c88a60", 0.9, shade=0.6, shcol="#4a2028", hatch=0, line=2)
    hair_ = blob(q((-38, -370), (38, -370), (34, -338), (0, -330), (-34, -338)))
    s.thing(hair_, "#2a1a1c", 1.4, shade=0.4, hatch=0, line=2.2)
    crown = blob(q((-36, -386), (-26, -424), (0, -446), (26, -424), (36, -386)))
    garment(s, crown, "#a83a2c", "#3a0810", "#ffb090", lambda u, v: -1.57 - (u - x) / 60, 60, long=18, side=1, line=2.6)
    s.thing(ell(*q((0, -446))[0], 7), "#e8b040", 1.0, shade=0.5, hatch=0, line=2)
    fur_ = limb(q((-40, -380), (0, -372), (40, -380)), [15, 16, 15])
    s.thing(fur_, "#7a4a30", 1.0, shade=0.8, shcol="#240c0c", hatch=0, line=2.2)
    coat(s, fur_, lambda u, v: 1.5 + (u - x) / 50, (("#2a100c", 60, "dark"), ("#e8b888", 50, "lit")), (8, 18), 1.7, soft=16, fringe=80, fringe_cols=("#4a2418", "#7a4a30"))  # fmt: skip
    for g in (robe, crown):
        rim(s, g, 4, 3, "#ffe4b0", 0.8)


def _girl(s, x, y):
    """On her toes, both arms up."""
    q = lambda *v: [(x + a, y + b, *c) for a, b, *c in v]  # noqa: E731
    s.wash(blob(q((-50, -4), (50, -6), (120, 26), (0, 30))), "#0c1420", 1.3, wet=10)
    for a in (-20, 20):
        s.thing(limb(q((a, -70), (a, -30)), [13, 12]), "#3a2a4a", 1.1, shade=0.6, hatch=0, line=2.2)
        s.thing(blob(q((a - 16, -44, 1), (a + 15, -44, 1), (a + 17, -6), (a, 2), (a - 18, -6))), "#7a2c24", 1.1, shade=0.8, shcol="#1a0808", hatch=0, line=2.6)  # fmt: skip
    for m, a, top in ((-1, -74, -300), (1, 44, -296)):
        _hand(s, q((a, top))[0], -m, 0.3 * m - 0.25)
        sleeve = limb(q((m * 30, -184), (m * 50 - 8, -232), (a, top + 30)), [19, 17, 13])
        garment(s, sleeve, "#d8482c", "#4a0c14", "#ffc09a", lambda u, v: -1.4, 70, side=1, line=2.6)
    dress = blob(q((-36, -196), (0, -206), (36, -196), (44, -144), (60, -58), (0, -46), (-60, -58), (-44, -144)))
    garment(s, dress, "#d8482c", "#4a0c14", "#ffc09a", lambda u, v: 1.57 + (u - x) / 200, 170, folds=(q((-14, -130), (-20, -90), (-28, -56)), q((14, -130), (20, -90), (26, -54))), side=1, line=3)  # fmt: skip
    garment(s, limb(q((-44, -130), (0, -122), (44, -130)), [9, 9, 9]), "#f4d070", "#7a3410", "#fff6c8", lambda u, v: 0.0, 30, side=1, line=2.2)
    hair_ = blob(q((-36, -212), (-44, -246), (-28, -278), (0, -288), (28, -278), (42, -246), (34, -212), (0, -200)))
    s.cover(hair_)
    s.wash(hair_, "#1c1018", 1.6, off=0)
    s.fill(hair_, "#1c1018", alpha=0.7)
    for k in range(13):
        e = -1 if k < 6 else 1
        s.curve(q((2 * e, -284), (e * (6 + 5 * (k % 6)), -250), (e * (14 + 3.4 * (k % 6)), -206)), 1.7, "#8a6a64", body=True, alpha=0.7)
    s.outline(hair_, 2.4)
    for m in (-1, 1):
        s.curve(q((m * 26, -214), (m * 40, -186), (m * 34, -140)), 13, "#1c1018", taper=(0.05, 0.4), body=True)
        for k in range(4):
            s.curve(q((m * (30 + k), -206 + 14 * k), (m * (38 + k * 0.5), -198 + 14 * k), (m * (42 - k), -204 + 14 * k)), 1.6, "#8a6a64", body=True)
        s.fill(ell(*q((m * 35, -150))[0], 7, 5), "#f0d040", body=True)
    rim(s, dress, 4, 3, "#ffe4b0", 0.8)


@card("plum", paper="cold", light=(-0.5, -0.8))
def whale_cloud(s):
    """A whale goes over the steppe; its back is a pasture, and from there the lost lamb looks down to those who look up."""
    _land(s)
    _cloud(s, 120, 300, 330, 70, 0.7)
    _cloud(s, 520, 900, 420, 60, 0.55)
    _calf(s)
    _whale(s)
    _lamb(s, 268, 424, 150)
    _cloud(s, 900, 520, 240, 50, 0.6)
    _tent(s, 190, 1226, 104)
    for x, y, q in ((420, 1262, 58), (330, 1352, 84), (96, 1384, 92)):
        _lamb(s, x, y, q)
    _father(s, 650, 1468)
    _girl(s, 866, 1486)
    s.splatter(DUSK, 14, size=(0.7, 2.6))
