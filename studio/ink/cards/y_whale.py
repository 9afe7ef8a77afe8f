"""From the steppe: a whale goes over with a meadow on its back, and the lamb that was missing looks down from it."""

import cv2

from ..easel import *
from ..kit.brush import tangle
from ..kit.coat import coat
from ..kit.figure import garment
from ..kit.profile import profile
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


SKIN = ("#d89a70", "#c87a58", "#6a3038")


def _hand(s, c, m, tilt=0.0, k=1.0):
    """Spread, from behind; m: the side of the thumb. Each finger bends at two joints."""
    c = np.asarray(c, float)
    turn = lambda a, b: c + np.array([a * math.cos(tilt) - b * math.sin(tilt), a * math.sin(tilt) + b * math.cos(tilt)]) * k  # noqa: E731
    look = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0)
    s.thing(limb([turn(m * 7, 16), turn(m * 17, 6), turn(m * 24, -7)], [6.5 * k, 5.4 * k, 3.6 * k]), SKIN[0], 0.8, line=1.8, **look)
    for e, long in ((-m * 0.78, 24), (-m * 0.26, 31), (m * 0.26, 34), (m * 0.78, 29)):
        s.thing(limb([turn(12 * e, 4), turn(15 * e, -long * 0.36), turn(19 * e, -long * 0.7), turn(19.5 * e, -long)], [5 * k, 4.7 * k, 4.3 * k, 3.1 * k]), SKIN[0], 0.8, line=1.7, **look)  # fmt: skip
    s.thing(blob([turn(-14, 2), turn(-5, -4), turn(5, -4), turn(14, 2), turn(12, 16), turn(8, 30), turn(-8, 30), turn(-12, 16)]), SKIN[0], 0.8, line=1.9, **look)  # fmt: skip
    for e in (-0.5, 0, 0.5):
        s.curve([turn(13 * e, 2), turn(11 * e, 10)], 1.4, SKIN[2], alpha=0.8)


def _sleeve(s, pts, radii, cols, cuff, n=50):
    """Two straight bones with a corner between them, cloth bunched inside the elbow, and a cuff over the hand's root."""
    a, e, w = (np.array(p, float) for p in pts)
    g = smooth(union(limb([a, e], radii[:2]), limb([e, w], radii[1:])), 3)
    mid = (a + w) / 2 - e
    inner = mid / np.hypot(*mid)
    d = (w - e) / np.hypot(*(w - e))
    b = (e - a) / np.hypot(*(e - a))
    folds = [[e + inner * radii[1], e + inner * radii[1] * 0.3 + q * f, e - inner * radii[1] * 0.3 + q * f * 1.8] for q, f in ((d, 13), (b, -13), (d, 3))]
    garment(s, g, *cols, lambda u, v: math.atan2(d[1], d[0]), n, folds=folds, side=1, line=2.8)
    o = np.array([-d[1], d[0]]) * (radii[2] + 1)
    band = limb([w - o - d * 3, w + o - d * 3], [7, 7])
    s.thing(band, cuff, 1.0, shade=0.7, shcol="#6a3010", hatch=0, line=2.2)
    return g


def _boot(s, c, k, turn, col="#6a3222"):
    """Points left: shaft, heel, instep, a toe that turns up."""
    g = blob(move([(-17, -64), (18, -64), (19, -22), (22, -2), (4, 1), (0, -5), (-24, 1), (-52, -4), (-64, -18), (-46, -21), (-22, -30)], *c, k, turn), 8)
    s.thing(g, col, 1.2, shade=0.9, shcol="#1a0808", hatch=5, line=2.8)
    s.curve(move([(-52, -5), (-24, -1), (0, -6)], *c, k, turn), 3.4 * k, "#1a0808")
    s.curve(move([(-40, -18), (-20, -24), (-10, -36)], *c, k, turn), 2, "#e8a878", body=True, alpha=0.8)


def _face(s, x, y, size, turn):
    """In profile to the left, thrown back; it calls."""
    at = profile(s, x, y, size, turn, flip=True, skin=SKIN, k=0.85, line=2, brow=-0.6)
    gape = blob(at([(0.775, 0.692), (0.72, 0.698), (0.7, 0.716), (0.715, 0.742), (0.765, 0.742)]))
    s.fill(gape, "#3a1014", body=True)
    s.curve(at([(0.79, 0.684), (0.74, 0.684), (0.69, 0.712)]), 1.8, "#2a0c10")
    s.curve(at([(0.60, 0.56), (0.66, 0.63), (0.655, 0.70)]), 1.3, SKIN[2])
    ear = blob(at([(0.36, 0.42), (0.42, 0.40), (0.45, 0.47), (0.41, 0.58), (0.365, 0.6), (0.35, 0.5)]))
    s.thing(ear, SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    s.curve(at([(0.38, 0.45), (0.415, 0.46), (0.39, 0.54)]), 1.4, SKIN[2])
    return at


def _father(s, x, y):
    """Half from behind, head thrown back, a step towards the fin: one hand has it, the crook is in the other."""
    q = lambda *v: [(x + a, y + b, *c) for a, b, *c in v]  # noqa: E731
    cols = ("#2f6aa4", "#0c1a3c", "#b8dcff")
    s.wash(blob(q((-120, -6), (80, -10), (190, 34), (20, 40), (-80, 30))), "#0c1420", 1.3, wet=12)
    _boot(s, q((48, -4))[0], 1.0, 16)
    _boot(s, q((-40, 2))[0], 1.08, 0)
    _hand(s, q((-76, -424))[0], 1, 0.24, 1.18)
    _sleeve(s, q((-40, -284), (-98, -346), (-82, -408)), [34, 27, 18], cols, "#e8b040", 60)
    robe = blob(q((-54, -304), (-24, -318), (22, -316), (52, -300), (66, -272), (64, -236), (54, -204), (74, -140), (118, -52), (74, -34), (34, -44), (-14, -34), (-60, -42), (-84, -54), (-70, -130), (-58, -204), (-66, -246), (-68, -284)))  # fmt: skip
    garment(s, robe, *cols, lambda u, v: 1.57 + (u - x) / 300, 150, folds=(q((-30, -196), (-42, -120), (-48, -44)), q((4, -196), (4, -120), (-2, -38)), q((30, -198), (52, -120), (76, -40)), q((46, -200), (74, -120), (104, -56)), q((-44, -296), (-24, -262), (-30, -222)), q((40, -290), (20, -256), (26, -222))), side=1, line=3.2)  # fmt: skip
    s.wash(blob(q((20, -310), (70, -280), (60, -206), (120, -46), (60, -34), (40, -200))), cols[1], 0.7, wet=18, clip=robe)
    s.wash(limb(q((0, -304), (2, -260), (-2, -222)), [6, 9, 5]), cols[1], 0.6, wet=8, clip=robe)
    s.lift(limb(q((-46, -280), (-44, -240)), [10, 8]), 0.4, 8)
    s.lift(limb(q((-52, -180), (-64, -110), (-68, -66)), [7, 9, 6]), 0.4, 8)
    garment(s, limb(q((-60, -210), (-4, -196), (56, -208)), [14, 15, 14]), "#f0a82c", "#7a3410", "#fff0b0", lambda u, v: 0.05, 40, side=1, line=2.6)
    garment(s, limb(q((34, -200), (46, -170), (62, -140)), [9, 8, 10]), "#f0a82c", "#7a3410", "#fff0b0", lambda u, v: 1.2, 16, side=1, line=2.2)
    s.stroke(path(q((-84, -60), (-60, -48), (-14, -40), (34, -50), (74, -40), (116, -58)), 10), 9, "#e8b040", taper=(0, 0), clip=robe, body=True)
    staff = path(q((134, 8), (126, -160), (118, -330), (116, -400), (132, -436), (160, -430), (166, -402)), 10)
    s.stroke(staff, 12, "#2a1408", taper=(0, 0.05), press=0.1, body=True)
    s.stroke(staff - [1.5, 0], 7, "#b87a3c", taper=(0, 0.05), press=0.1, body=True)
    look = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0)
    s.thing(blob(q((100, -262), (108, -280), (126, -286), (134, -272), (130, -252), (112, -246))), SKIN[0], 0.85, line=2, **look)
    for k, long in enumerate((0, 3, 2, -2)):  # round the crook, from its far side
        s.thing(limb(q((108, -280 + 9.5 * k), (122, -284 + 9.5 * k), (132 + long, -279 + 9.5 * k)), [5.4, 5.6, 4.2]), SKIN[0], 0.85, line=1.6, **look)
    s.thing(limb(q((106, -264), (112, -286), (120, -296)), [6.4, 5.6, 4]), SKIN[0], 0.85, line=1.7, **look)
    _sleeve(s, q((48, -280), (96, -214), (108, -246)), [32, 26, 18], cols, "#e8b040", 50)
    s.thing(blob(q((-24, -342), (22, -350), (28, -312), (2, -300), (-24, -308))), SKIN[1], 0.9, shade=0.9, shcol=SKIN[2], hatch=0, line=2.2)
    at = _face(s, *q((-6, -366))[0], 96, 30)
    hair_ = blob(at([(0.5, 0.2), (0.42, 0.4), (0.37, 0.42), (0.35, 0.6), (0.3, 0.76), (0.14, 0.8), (-0.01, 0.66), (-0.06, 0.42), (0.0, 0.2)]))
    s.thing(hair_, "#2a1a1c", 1.4, shade=0.4, hatch=0, line=2.2)
    crown = blob(at([(-0.06, 0.26), (-0.06, 0.0), (0.1, -0.2), (0.3, -0.36), (0.5, -0.2), (0.66, 0.02), (0.7, 0.22), (0.3, 0.3)]))
    garment(s, crown, "#b83a2c", "#3a0810", "#ffb090", lambda u, v: -1.2, 40, long=18, side=1, line=2.6)
    s.thing(ell(*at([(0.3, -0.4)])[0], 7), "#e8b040", 1.0, shade=0.5, hatch=0, line=2)
    fur_ = limb(at([(-0.1, 0.3), (0.12, 0.31), (0.45, 0.26), (0.76, 0.17)]), [13, 16, 15, 11])
    s.thing(fur_, "#7a4a30", 1.0, shade=0.8, shcol="#240c0c", hatch=0, line=2.2)
    coat(s, fur_, lambda u, v: 1.9 + (u - x) / 50, (("#2a100c", 60, "dark"), ("#e8b888", 50, "lit")), (8, 18), 1.7, soft=16, fringe=80, fringe_cols=("#4a2418", "#7a4a30"))  # fmt: skip
    s.thing(blob(q((-28, -312), (0, -306), (28, -316), (32, -300), (2, -288), (-30, -298))), "#e8b040", 1.0, shade=0.7, shcol="#6a3010", hatch=0, line=2.2)
    for g in (robe, crown):
        rim(s, g, 4, 3, "#ffe4b0", 0.8)


def _girl(s, x, y):
    """She has jumped: both arms up, one foot kicked back, her plaits in the air."""
    q = lambda *v: [(x + a, y + b, *c) for a, b, *c in v]  # noqa: E731
    cols = ("#d8482c", "#4a0c14", "#ffc09a")
    s.wash(blob(q((-60, 4), (40, 0), (100, 14), (10, 24))), "#0c1420", 1.2, wet=9)
    for hip, knee, foot, turn in (((22, -96), (34, -62), (64, -54), -70), ((-14, -96), (-24, -66), (-18, -44), -24)):
        g = union(limb(q(hip, knee), [15, 12]), limb(q(knee, foot), [12, 10]))
        s.thing(g, "#4a3a64", 1.1, shade=0.8, shcol="#120c20", hatch=0, line=2.4)
        a = math.radians(turn)
        _boot(s, (x + foot[0] - 34 * math.sin(a), y + foot[1] + 34 * math.cos(a)), 0.62, turn, "#8a3426")
    for m, e, w, tilt in ((-1, (-56, -232), (-50, -276), -0.12), (1, (58, -226), (64, -272), 0.2)):
        _hand(s, q((w[0] + 2 * m, w[1] - 12))[0], -m, tilt, 0.84)
        _sleeve(s, q((m * 24, -192), e, w), [20, 16, 11], cols, "#f4d070", 30)
    dress = blob(q((-34, -200), (-12, -210), (16, -209), (34, -198), (36, -168), (30, -146), (46, -116), (70, -82), (36, -72), (4, -80), (-28, -72), (-54, -84), (-42, -118), (-30, -146), (-38, -170)))  # fmt: skip
    garment(s, dress, *cols, lambda u, v: 1.57 + (u - x) / 200, 80, folds=(q((-16, -138), (-24, -106), (-32, -78)), q((4, -138), (6, -106), (2, -80)), q((20, -138), (36, -106), (48, -80)), q((20, -196), (10, -176), (14, -156))), side=1, line=3)  # fmt: skip
    s.wash(blob(q((14, -206), (38, -190), (34, -146), (72, -80), (40, -70), (24, -140))), cols[1], 0.6, wet=12, clip=dress)
    garment(s, limb(q((-32, -146), (0, -138), (32, -146)), [8, 9, 8]), "#f4d070", "#7a3410", "#fff6c8", lambda u, v: 0.0, 16, side=1, line=2.2)
    s.thing(blob(q((-14, -226), (14, -230), (18, -204), (0, -198), (-16, -204))), SKIN[1], 0.9, shade=0.9, shcol=SKIN[2], hatch=0, line=2)
    at = _face(s, *q((-6, -248))[0], 76, 34)
    hair_ = blob(at([(0.71, 0.2), (0.52, -0.03), (0.22, -0.07), (-0.05, 0.14), (-0.09, 0.45), (0.02, 0.7), (0.2, 0.8), (0.33, 0.7), (0.36, 0.52), (0.42, 0.38), (0.58, 0.28)]))  # fmt: skip
    s.cover(hair_)
    s.wash(hair_, "#1c1018", 1.6, off=0)
    s.fill(hair_, "#1c1018", alpha=0.7)
    for k in range(9):
        u = k / 8
        s.curve(
            at([(0.62 - 0.5 * u, 0.16 - 0.12 * u), (0.36 - 0.3 * u, 0.2 + 0.12 * u), (0.24 - 0.14 * u, 0.56 + 0.1 * u)]), 1.5, "#8a6a64", body=True, alpha=0.7
        )
    s.outline(hair_, 2.4)
    for pts in ([(20, -236), (50, -232), (76, -204), (84, -170)], [(14, -222), (30, -196), (32, -166), (46, -140)]):
        way = path(q(*pts), 12)
        s.stroke(way, 14, "#1c1018", taper=(0.05, 0.3), body=True)
        for p, d, u in marks.along(way, 9):
            n = np.array([-d[1], d[0]]) * 5 * (1 - 0.4 * u)
            s.curve([p - n, p + d * 4, p + n], 1.5, "#9a7a70", body=True)
        s.fill(ell(*way[-8], 7, 6), "#f0d040", body=True)
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
    _girl(s, 884, 1478)
    s.splatter(DUSK, 14, size=(0.7, 2.6))
