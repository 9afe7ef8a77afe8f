"""High over a steppe: a whale that carries a meadow, and the lamb that was missing."""

import cv2

from ..easel import *
from ..kit.brush import tangle
from ..kit.drape import nap

NIGHT, DUSK, MIST = "#0e0c24", "#3a3468", "#d8cce4"
RIDGE = [(66, 810), (92, 726), (156, 648), (262, 572), (410, 490), (560, 402), (700, 318), (800, 258), (856, 226)]
BELLY = [(890, 262), (858, 372), (806, 520), (730, 690), (632, 834), (520, 940), (396, 1010), (270, 1030), (158, 1000), (92, 930), (64, 860)]
TURF = [(148, 664), (200, 706), (300, 738), (430, 716), (556, 634), (668, 520), (760, 402), (830, 294), (858, 236)]  # where the meadow ends on the flank
EYE = (214, 852)


def body():
    return blob([*RIDGE, *BELLY], 10)


def flukes():
    return blob([(846, 240), (800, 196), (752, 120), (728, 40), (792, 70), (850, 122), (892, 168, 1), (950, 166), (1010, 190), (1064, 252), (990, 268), (930, 272), (892, 272)], 10)


def fin():
    return blob([(330, 950), (398, 930), (462, 960), (520, 1040), (580, 1140), (632, 1240), (640, 1282), (600, 1272), (530, 1222), (450, 1150), (380, 1080), (330, 1010)], 10)


def _land(s):
    """Far and calm: one plain, one river, one row of hills."""
    r = s.rng
    s.wash(box(-20, -20, 1020, 260), "#fbd8b0", 0.5, col2="#f4bca8", wet=40, gran=0.25)
    s.wash(box(-20, -60, 1020, 60), "#9a88c8", 0.45, wet=70, gran=0.25)
    for y, col, k, seed in ((196, "#b8a4cc", 0.6, 0), (226, "#9a8abc", 0.7, 2)):
        ridge = [(x, y - 34 * abs(math.sin(x / 97 + seed)) - 22 * abs(math.sin(x / 41 + seed * 2))) for x in range(-20, 1041, 20)]
        g = poly([*ridge, (1040, 290), (-20, 290)])
        s.cover(g)
        s.wash(g, col, k, gran=0.3, grad=("lin", 90, 1.1, 0.5))
    plain = box(-20, 250, 1020, 1520)
    s.cover(plain)
    s.wash(plain, "#cfc4d0", 0.45, col2="#c4ccb0", gran=0.3, pool=0.5)
    s.wash(plain, "#a8b878", 0.75, gran=0.35, grad=("lin", 90, -0.25, 1.0))
    s.wash(blob([(-100, 1240), (300, 1330), (700, 1420), (1100, 1330), (1100, 1600), (-100, 1600)]), "#5a6a48", 0.8, wet=120, gran=0.4)
    s.wash(blob([(560, 620), (1100, 520), (1100, 980), (760, 900)]), "#8a9c74", 0.5, wet=100, gran=0.4)
    s.stroke([(0, 252), (1000, 250)], 1.4, "#8a7aa4")
    river = limb([(700, 262), (640, 292), (780, 340), (900, 420), (960, 560), (880, 720), (760, 860), (800, 1000), (920, 1100), (880, 1230), (660, 1320), (420, 1400), (240, 1520)], [2, 3, 4, 6, 8, 11, 13, 15, 18, 22, 26, 32, 40], 14)
    s.cover(river, keep=0.15)
    s.wash(river, "#8ab8e0", 0.75, col2="#6a9cd0", edge=0.9)
    s.outline(river, 1.6, "#4a5a84", lost=0.4)
    for _ in range(60):
        y = r.uniform(560, 1480)
        x = r.uniform(200, 1000)
        q = 6 + (y - 400) * 0.02
        s.curve([(x, y), (x + q, y - 2), (x + q * 2, y)], 2, "#ffffff", body=True, clip=river, alpha=0.9)
    for _ in range(260):
        y = 300 + 1180 * r.random() ** 0.8
        x, q = r.uniform(0, 1000), 4 + 0.014 * (y - 250)
        s.curve([(x, y), (x + q, y - q * 0.2), (x + q * 2.4, y)], 1 + (y - 250) * 0.0006, ("#6a7a4a", "#8a9660", "#f4f0c8")[int(r.integers(3))], n=4, body=True, alpha=0.5)


def _shadow(s):
    """Far below it, and so it is small and soft."""
    g = move(union(body(), flukes(), fin()), 618, 950, 0.36, 0, origin=(0, 0))
    s.wash(g, "#3a3a60", 0.7, wet=18, gran=0.35)
    s.wash(g, "#2a2a50", 0.6, wet=8, gran=0.35)


def _cloud(s, x, y, w, h, k=0.8):
    heap = union(*(ell(x + i * w * 0.24, y - h * 0.35 * math.cos(i * 0.8) + s.rng.normal() * h * 0.1, w * 0.26, h * 0.5) for i in range(-3, 4)))
    m = cv2.GaussianBlur(s.warp(s.mask(heap), (0, 0, s.w, s.h), 3, 10, 8), (0, 0), 8) * k
    s.cover(m.astype(np.float32))
    s.wash((m * marks.field(s, lambda a, b: np.clip((b - y + h * 0.2) / h, 0, 1))).astype(np.float32), "#a898c8", 0.35, edge=0, rough=0)


def _skin(s, g, way, n, dark):
    """Wet slate: wash, shade below, short strokes along the body."""
    s.cover(g)
    s.wash(g, "#7a90bc", 0.9, col2="#56689c", gran=0.5, pool=0.6, bloom=2)
    if dark is not None:
        s.wash(dark, "#161438", 1.6, wet=44, gran=0.5, clip=g)
    nap(s, g, (NIGHT, "#3f4a80", "#cfdaf0"), way, n, long=40, w=1.6, soft=70, lit_part=0.15)
    s.outline(g, 4.6, NIGHT, lost=0.05)


def _whale(s):
    r = s.rng
    f = flukes()
    _skin(s, f, lambda x, y: -0.7 if x < 870 else 0.3, 90, blob([(840, 230), (900, 180), (1060, 260), (900, 290)]))
    for q in ([(852, 232), (812, 170), (756, 70)], [(866, 222), (850, 170), (800, 96)], [(884, 226), (940, 204), (1010, 214)], [(888, 246), (950, 242), (1020, 250)]):
        s.curve(q, 2, NIGHT, alpha=0.7)
    s.curve([(800, 192), (756, 122), (734, 48)], 5, "#f0f2ff", body=True, alpha=0.8)
    g = body()
    _skin(s, g, lambda x, y: -0.72 if x > 420 else -0.35, 460, blob([(60, 900), (200, 960), (420, 930), (620, 760), (770, 520), (870, 300), (940, 400), (780, 800), (500, 1100), (150, 1080), (40, 960)]))
    # jaw and pleats
    jaw = [(64, 838), (110, 868), (176, 890), (240, 902), (286, 924), (310, 962)]
    throat = blob([*jaw, (420, 960), (600, 800), (660, 760), (600, 880), (480, 970), (380, 1014), (270, 1030), (158, 1000), (92, 930), (64, 860)], 10).intersection(g)
    s.lift(throat, 0.5, 8)
    s.wash(throat, "#a8a0c8", 0.5, gran=0.4)
    s.wash(blob([(60, 960), (240, 1010), (460, 960), (640, 800), (700, 860), (460, 1080), (100, 1060)]), "#161438", 1.1, wet=30, clip=throat)
    low = path([(92, 930), (158, 1000), (270, 1030), (396, 1012), (520, 940), (632, 834)], 14)
    top = path([(86, 862), (150, 888), (236, 908), (330, 950), (470, 900), (640, 780)], 14)
    for i in range(1, 11):
        u = i / 11
        line = top * (1 - u) + low * u
        s.stroke(line, 3.2, "#1c1a44", clip=throat, taper=(0.05, 0.3))
        s.stroke(line + [1, 4], 2.4, "#f4f0fa", body=True, clip=throat, alpha=0.7, taper=(0.1, 0.5))
    s.curve(jaw, 7, NIGHT)
    s.curve([(x, y - 8) for x, y in jaw], 2.6, "#dfe6fa", body=True, alpha=0.8)
    for x, y in ((96, 790), (120, 752), (150, 782), (132, 820), (176, 738), (190, 790), (166, 836), (224, 756)):
        s.thing(ell(x, y, 11, 9), "#8fa2d0", 0.8, shade=0.9, shcol=NIGHT, hatch=0, line=2)
        s.fill(ell(x - 3, y - 4, 2.6), "#ffffff", body=True)
    _eye(s)
    _meadow(s, g)
    n = fin()
    s.wash(move(n, -16, 20), NIGHT, 0.7, wet=20, clip=g)
    _skin(s, n, lambda x, y: 1.0, 130, blob([(320, 980), (420, 1120), (560, 1270), (640, 1300), (520, 1280), (320, 1080)]))
    s.wash(ell(352, 972, 50, 40), "#3a4478", 0.9, wet=24, clip=g)
    s.curve([(404, 940), (464, 972), (520, 1048), (578, 1146), (624, 1240)], 5, "#f4f6ff", body=True, alpha=0.85)
    for t in np.linspace(0.1, 0.95, 8):
        p = path([(398, 930), (462, 960), (520, 1040), (580, 1140), (632, 1240)], 20)[int(t * 79)]
        s.thing(ell(*p, 9, 8), "#8fa2d0", 0.8, shade=0.8, shcol=NIGHT, hatch=0, line=2)
    ys, xs = np.where(s.mask(g.difference(throat).buffer(-20)) > 0.5)
    for i in r.choice(len(xs), 70):
        if ys[i] > np.interp(xs[i], [p[0] for p in TURF], [p[1] for p in TURF]) + 40:
            q = r.uniform(2, 5)
            s.fill(ell(xs[i], ys[i], q * 1.6, q, -35), "#dfe6fa", body=True, alpha=0.35)


def _eye(s):
    """It has seen us."""
    x, y = EYE
    s.wash(ell(x, y, 56, 42), NIGHT, 0.6, wet=14)
    g = blob([(x - 40, y + 4, 1), (x - 20, y - 23), (x + 14, y - 25), (x + 42, y + 2, 1), (x + 16, y + 21), (x - 18, y + 22)])
    s.cover(g)
    s.wash(g, "#fbf4dc", 0.3, edge=1)
    s.wash(ell(x, y - 1, 21).intersection(g), "#d8901c", 1.1, edge=1, off=0, rough=0.4)
    s.fill(ell(x, y - 1, 12).intersection(g), "#08060c")
    s.fill(ell(x - 6, y - 8, 5), "#ffffff", body=True)
    s.curve([(x - 44, y + 6), (x - 21, y - 25), (x + 14, y - 28), (x + 46, y + 3)], 6, NIGHT)
    s.curve([(x - 36, y + 8), (x - 16, y + 26), (x + 18, y + 24), (x + 42, y + 4)], 3.4, NIGHT)
    for q in (12, 23):
        s.curve([(x - 46, y - q), (x - 20, y - 28 - q), (x + 16, y - 31 - q), (x + 48, y - 8 - q)], 2.4, "#cfdaf0", body=True, alpha=0.7)
    s.curve([(x - 30, y + 34), (x, y + 44), (x + 30, y + 34)], 2.2, "#cfdaf0", body=True, alpha=0.6)


def _meadow(s, g):
    """Turf from the brow to the tail: it hangs over the flank, and there are flowers in it."""
    r = s.rng
    turf = blob([*[(x, y - 4) for x, y in RIDGE[2:]], *TURF[::-1]], 10)
    s.wash(move(turf, 2, 26).intersection(g), NIGHT, 1.3, wet=16, gran=0.4)
    soil = move(turf, 0, 14).intersection(g)
    s.cover(soil)
    s.wash(soil, "#5a3c28", 1.3, gran=0.4)
    s.cover(turf)
    s.wash(turf, "#a8cc5a", 0.9, col2="#7aac3c", gran=0.4, pool=0.6)
    s.wash(blob([(180, 720), (420, 760), (640, 600), (840, 300), (870, 240), (700, 440), (540, 600), (360, 690)]), "#2f6a34", 1.0, wet=34, clip=turf)
    s.wash(blob([(560, 440), (700, 330), (860, 220), (860, 300), (700, 430)]), "#3f7a3c", 0.6, wet=40, clip=turf)
    ys, xs = np.where(s.mask(turf) > 0.5)
    order = np.argsort(ys[pick := r.choice(len(xs), 900)])
    for i in pick[order]:
        x, y = float(xs[i]), float(ys[i])
        far = np.interp(x, (150, 860), (1, 0.35))
        q, lean = r.uniform(10, 24) * far, r.normal() * 5 * far + 3
        col = ("#24582c", "#4a8a34", "#d4e884", "#8abc48")[int(r.integers(4))]
        s.curve([(x, y), (x + lean * 0.4, y - q * 0.6), (x + lean, y - q)], 2.2 * far + 0.4, col, n=4, body=True)
    for p, _, _ in marks.along(path(TURF, 14), 7):  # over the edge
        far = np.interp(p[0], (150, 860), (1, 0.35))
        for _ in range(2):
            q = r.uniform(14, 44) * far
            s.curve([p + r.normal(size=2) * 3 - [0, 6], p + [r.normal() * 5, q * 0.5], p + [r.normal() * 8 * far, q]], 3 * far, ("#24582c", "#4a8a34", "#8abc48")[int(r.integers(3))], n=4, body=True)
        if r.random() < 0.16:
            s.curve([p + [0, 14], p + [r.normal() * 8, 36 * far], p + [r.normal() * 12, 70 * far]], 2, "#3a2418")
    for p, _, _ in marks.along(path(RIDGE[2:], 14), 6):
        far = np.interp(p[0], (150, 860), (1, 0.35))
        s.curve([p + [0, 4], p + [r.normal() * 3, -10 * far], p + [r.normal() * 7, -24 * far]], 2.2 * far, ("#24582c", "#4a8a34", "#a8cc5a")[int(r.integers(3))], n=4, body=True)
    for _ in range(80):
        i = int(r.integers(len(xs)))
        far = np.interp(xs[i], (150, 860), (1, 0.35))
        s.fill(ell(xs[i], ys[i] - 4, 5 * far, 4 * far), ("#fffdf6", "#f8d83a", "#e0506a", "#fffdf6")[int(r.integers(4))], body=True)


def _lamb(s, x, y, q):
    """Its four feet in the grass, its mouth too; its shadow goes down the slope."""
    r = s.rng
    go = lambda *v: [(x + a * q, y + b * q, *c) for a, b, *c in v]  # noqa: E731
    s.wash(limb(go((-0.4, 0.52), (0.2, 0.54), (0.7, 0.72)), [q * 0.1, q * 0.16, q * 0.08]), "#143a1c", 1.5, wet=7)
    for a, e in ((-0.34, -0.03), (0.36, 0.03)):
        s.thing(limb(go((a, 0.1), (a + e, 0.32), (a + e * 1.4, 0.52)), [q * 0.075, q * 0.055, q * 0.05]), "#c8c0d0", 0.6, shade=0.7, shcol=DUSK, hatch=0, line=2)
    for a, e in ((-0.44, 0.02), (0.26, -0.03)):
        s.thing(limb(go((a, 0.1), (a + e, 0.34), (a + e * 1.4, 0.56)), [q * 0.085, q * 0.06, q * 0.055]), "#f4ecec", 0.4, shade=0.7, shcol=DUSK, hatch=0, line=2.4)
        s.fill(ell(*go((a + e * 1.4, 0.57))[0], q * 0.06, q * 0.035), "#1c161c", body=True)
    wool = smooth(union(ell(*go((0, -0.04))[0], q * 0.52, q * 0.31), *(ell(*go((0.5 * math.cos(a) + r.normal() * 0.02, -0.04 + 0.28 * math.sin(a)))[0], q * r.uniform(0.12, 0.17)) for a in np.linspace(0, math.tau, 13)[:-1])), 1)
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
    k, dx, dy = 0.27, 690, 560
    g, f, n = (move(v, dx, dy, k) for v in (body(), flukes(), fin()))
    for v in (f, g, n):
        s.thing(v, "#7a90bc", 0.9, col2="#56689c", shade=0.9, shcol="#161438", hatch=0, line=3, soft=40)
    m = lambda pts: [(dx + a * k, dy + b * k) for a, b in pts]  # noqa: E731
    s.curve(m([(64, 838), (176, 890), (286, 924), (310, 962)]), 2.4, NIGHT)
    for u in (0.3, 0.5, 0.7):
        s.curve(m([(100, 880 + 130 * u), (260, 915 + 105 * u), (420, 950 + 40 * u)]), 1.6, "#f4f0fa", body=True)
    x, y = m([EYE])[0]
    s.cover(ell(x, y, 8, 6))
    s.fill(ell(x, y, 4.4), NIGHT)
    s.outline(ell(x, y, 8, 6), 2, lost=0)
    r = s.rng
    for p, _, u in marks.along(path(m(RIDGE[3:6]), 12), 2.2):
        s.curve([p + [0, 7], p + [r.normal() * 2, -4], p + [r.normal() * 5, -14 * math.sin(u * math.pi) - 3]], 2.2, ("#24582c", "#4a8a34", "#a8cc5a")[int(r.integers(3))], n=4, body=True)


def _below(s):
    """A yurt, those who count, and sheep that have not noticed."""
    for x, y, q in ((150, 1330, 46), (252, 1296, 34)):
        s.wash(ell(x + q * 0.6, y + q * 0.3, q * 1.1, q * 0.3), "#2a2a50", 0.9, wet=5)
        s.thing(poly([(x - q, y - q * 0.1), (x + q, y - q * 0.1), (x + q * 0.94, y + q * 0.4), (x - q * 0.94, y + q * 0.4)]), "#f8f0e0", 0.3, shade=0.6, shcol=DUSK, hatch=4, line=2.2)
        s.thing(blob([(x - q * 1.06, y - q * 0.06), (x - q * 0.5, y - q * 0.52), (x, y - q * 0.66), (x + q * 0.5, y - q * 0.52), (x + q * 1.06, y - q * 0.06), (x, y + q * 0.06)]), "#e8dcc8", 0.5, shade=0.7, shcol=DUSK, hatch=4, line=2.2)
        s.stroke([(x - q * 0.98, y + q * 0.06), (x + q * 0.98, y + q * 0.06)], 3, "#c83a2c", body=True)
        s.fill(box(x - q * 0.18, y + q * 0.04, x + q * 0.18, y + q * 0.4), "#a8382c")
    for x, y, e in ((500, 1450, 1), (540, 1406, -1), (600, 1452, 1), (90, 1420, -1), (150, 1452, 1), (640, 1398, 1), (430, 1484, -1), (700, 1470, -1), (60, 1480, 1)):
        q = 13 + (y - 1390) * 0.05
        s.wash(ell(x + 8, y + q * 0.6, q * 1.3, q * 0.35), "#2a2a50", 0.8, wet=3)
        s.thing(ell(x, y, q, q * 0.7), "#fffaf0", 0.2, shade=0.7, shcol="#7a6ea0", hatch=0, line=1.8)
        s.fill(ell(x + e * q, y + q * 0.3, q * 0.34, q * 0.28), "#2a2226")


def _shepherds(s):
    """A man and a child by the tents: they have looked up, and one of them calls."""
    cam = spot(268, 1432, 46, tilt=34)
    man = person((0, 0, 0), 20, "wave", "man", "kaftan", top="#2f6a94", trim="#e0a83a", skin="umber", hair="beanie", look_at=(1, 9, 4), scale=1.0)
    child = person((-0.95, 0, 0.25), 30, "wave", "child", "kaftan", top="#c8502e", trim="#f4d070", skin="olive", hair="beanie", look_at=(1, 9, 4), scale=1.1)
    shot = shoot([man, child], cam, light=(-0.5, 0.8, 0.3))
    s.wash(shot.shadow_on(0), "#2a2a50", 1.0, wet=3)
    s.model(shot)


@card("plum", paper="cold", light=(-0.5, -0.8))
def whale_cloud(s):
    """Over a wide plain: a whale looks at us; its back is a pasture, and there the lost lamb grazes."""
    _land(s)
    _shadow(s)
    _below(s)
    _shepherds(s)
    _cloud(s, 900, 1010, 260, 60, 0.75)
    _calf(s)
    _cloud(s, 120, 420, 330, 80, 0.85)
    _cloud(s, 620, 250, 240, 50, 0.6)
    _whale(s)
    _lamb(s, 450, 570, 150)
    _cloud(s, 80, 1120, 300, 70, 0.8)
    _cloud(s, 720, 880, 260, 60, 0.7)
    s.splatter(DUSK, 20, size=(0.7, 3))
