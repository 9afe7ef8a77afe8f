"""The sea lifted at its hem like a tent; an old man with a candle goes in under it to sleep."""

from ..easel import *
from ..kit.drape import nap
from ..kit.grasp import grasp
from ..kit.profile import fingers, profile

NIGHT, DEEP, FOAM = "#060a20", "#1c3a68", "#fbf6ea"
TOP = np.array([196.0, 262.0])  # the tip of the pole
LEFT, RIGHT = (-70.0, 760.0), (1070.0, 1010.0)  # where the hem leaves the card
HORIZON = 188
FLAME = np.array([530.0, 806.0])
SKIN = ("#e8b48c", "#d8886a", "#6a3a50")


def _hem(side):
    """The edge of the sea from the pole down to the sand, as heavy cloth hangs."""
    x, y = LEFT if side < 0 else RIGHT
    d = (x - TOP[0], y - TOP[1])
    return path([tuple(TOP), *((TOP[0] + d[0] * u, TOP[1] + d[1] * v) for u, v in ((0.2, 0.25), (0.46, 0.54), (0.74, 0.81))), (x, y)], 14)


def _sky(s):
    s.sky([(0, "#33406e", 1.0), (0.4, "#8a5680", 0.8), (0.75, "#ec8a58", 0.75), (1, "#fbd48c", 0.5)], 0, HORIZON, wet=40)
    s.wash(blob([(-100, -100), (420, -100), (240, 40), (60, 90), (-100, 130)]), "#141a40", 1.0, wet=60, gran=0.2)
    sun = ell(800, HORIZON, 66)
    s.lift(ell(800, HORIZON, 190, 100), 0.5, 40)
    s.cover(sun)
    s.wash(sun, "#ffe08a", 0.45, edge=0.6)
    for x, y, w in ((560, 110, 150), (930, 96, 110), (380, 150, 90)):
        s.wash(
            blob([(x - w, y), (x - w * 0.3, y - 10), (x + w * 0.5, y - 6), (x + w, y + 2), (x + w * 0.2, y + 9), (x - w * 0.5, y + 7)]), "#6a3a6a", 0.7, wet=7
        )


def _sand(s):
    r = s.rng
    g = box(-40, 1100, 1040, 1560)
    s.cover(g)
    s.wash(g, "#d8a88c", 0.7, col2="#a07a84", gran=0.25, pool=0.4)
    s.wash(blob([(-100, 1380), (340, 1440), (1100, 1340), (1100, 1600), (-100, 1600)]), "#3a2c50", 1.0, wet=80, gran=0.25)
    s.wash(blob([(640, 1220), (1100, 1200), (1100, 1400), (760, 1360)]), "#2a2450", 0.9, wet=60, gran=0.25)
    s.lift(ell(500, 1310, 260, 70), 0.5, 40)
    s.wash(ell(500, 1300, 250, 60), "#ffb84a", 0.35, wet=40)
    for _ in range(60):
        x, y = r.uniform(0, 960), r.uniform(1280, 1490)
        s.curve([(x, y), (x + r.uniform(16, 40), y - 3), (x + r.uniform(50, 90), y + 1)], 1.4, "#4a3450", alpha=0.5)


def _sea(s):
    """One cloth from the horizon to the hem, lifted in the middle: its swell runs up to the pole."""
    r = s.rng
    l, q = _hem(-1), _hem(1)
    shore = [*l[::-1], *q]
    g = valid(Polygon([(-60, HORIZON), (1060, HORIZON), *shore[::-1]]))
    s.cover(g)
    s.wash(g, "#e89a70", 0.55, col2="#2f6a8c", mix=("lin", 90, 0, 2.2), gran=0.3, pool=0.5, off=0)
    s.wash(g, "#1c5480", 0.8, gran=0.3, pool=0.6, grad=("lin", 90, -0.3, 1.3), off=0)
    edge = np.array(sorted(((float(x), float(y)) for x, y in shore), key=lambda p: p[0]))

    def at(x, u):
        """A point of the cloth: u from the horizon to the hem."""
        return HORIZON + (np.interp(x, edge[:, 0], edge[:, 1]) - HORIZON) * u

    xs = np.linspace(-40, 1040, 60)
    for x, u0, u1, wide, k in ((420, 0.3, 1, 90, 0.7), (640, 0.25, 1, 130, 0.8), (900, 0.2, 1, 150, 0.9), (20, 0.2, 1, 90, 0.8)):  # folds between
        fold = [(TOP[0] + (x - TOP[0]) * (0.25 + 0.75 * u), at(TOP[0] + (x - TOP[0]) * (0.25 + 0.75 * u), u)) for u in np.linspace(u0, u1, 8)]
        s.wash(limb(fold, np.linspace(6, wide * 0.5, 8), 6), "#0a1c48", k, wet=34, gran=0.3, clip=g)
    for x, w in ((300, 30), (530, 44), (770, 54), (1000, 50)):  # crests that catch the sky
        fold = [(TOP[0] + (x - TOP[0]) * (0.3 + 0.7 * u), at(TOP[0] + (x - TOP[0]) * (0.3 + 0.7 * u), u)) for u in np.linspace(0.12, 0.98, 8)]
        s.lift(limb(fold, np.linspace(4, w, 8), 6), 0.45, 16)
    for k in range(50):  # swell: it follows the lift
        u = ((k + 0.6) / 50) ** 1.35
        line = np.c_[xs, at(xs, u) + (2 + 9 * u) * np.sin(xs / (30 + 60 * u) + k * 1.7)]
        i = int(r.integers(0, 4))
        while i < len(line) - 3:
            j = min(len(line), i + int(r.integers(2, 6)))
            pale = r.random() < 0.4
            s.stroke(
                line[i:j],
                (0.9 + 3.2 * u) * r.uniform(0.6, 1.2),
                ("#fff0d0" if u < 0.3 else "#bfe0ea") if pale else ("#123058", "#0a1c40")[int(r.integers(2))],
                body=pale,
                alpha=0.75,
                clip=g,
            )
            i = j + int(r.integers(0, 3))
    for y in np.arange(HORIZON + 5, HORIZON + 130, 7.0):  # the way of the sun
        w = 30 + (y - HORIZON) * 0.5
        for _ in range(3):
            x = 800 + r.normal() * w
            s.stroke([(x - 16, y), (x + 16, y)], 2.6, "#ffe8a8", body=True, alpha=0.85, clip=g)
    s.stroke([(-10, HORIZON), (1010, HORIZON)], 2.2, NIGHT, alpha=0.7)
    return g


def _within(s):
    """Under it: the night, and its stars."""
    r = s.rng
    g = valid(Polygon([*_hem(-1)[::-1], *_hem(1), (1070, 1250), (700, 1268), (300, 1276), (-70, 1284)]))
    s.cover(g)
    s.wash(g, "#2f3484", 1.0, col2="#22246a", gran=0.25, pool=0.4)
    s.wash(blob([(240, 260), (1100, 960), (1100, 1300), (820, 1280), (760, 900), (480, 560)]), NIGHT, 1.4, wet=80, gran=0.2, clip=g)
    s.wash(blob([(200, 240), (-100, 700), (-100, 1300), (120, 1290), (130, 760)]), NIGHT, 1.4, wet=60, gran=0.2, clip=g)
    for _ in range(300):
        x, y = r.uniform(-10, 1010), r.uniform(330, 1240)
        if g.contains(ell(x, y, 3)):
            s.fill(ell(x, y, 0.8 + 2.1 * r.random() ** 3), "#fff6dc", body=True)
    s.glow(*FLAME, 330, "#ffb03a", 0.75, 0.92)
    return g


DOG = [
    (566, 960), (572, 942), (598, 930), (622, 916), (640, 892), (664, 874), (694, 868), (722, 878), (746, 906), (750, 950), (742, 986), (756, 1020), (790, 1070),
    (822, 1130), (842, 1190), (840, 1240), (820, 1262), (738, 1264), (720, 1256), (742, 1242), (748, 1220), (716, 1196), (700, 1210), (692, 1240), (690, 1262),
    (634, 1264), (626, 1254), (646, 1242), (650, 1180), (640, 1110), (634, 1050), (640, 1010), (622, 992), (590, 986), (574, 974),
]  # fmt: skip


def _star(s, p, q):
    s.fill(ell(*p, q), "#fffbe6", body=True)
    if q > 4:
        for v in ((1, 0), (0, 1)):
            s.stroke([(p[0] - 2.8 * q * v[0], p[1] - 2.8 * q * v[1]), (p[0] + 2.8 * q * v[0], p[1] + 2.8 * q * v[1])], q * 0.42, "#fffbe6", body=True)


def _dog(s):
    """Of stars; it has waited, and holds its nose to his hand."""
    r = s.rng
    tail = limb([(830, 1240), (890, 1246), (936, 1214), (946, 1156)], [19, 17, 14, 6], 12)
    g = union(blob(DOG, 8), tail)
    s.wash(ell(760, 1272, 190, 18), NIGHT, 1.0, wet=10)
    s.wash(g.buffer(14), "#5a6cff", 0.5, wet=26)
    s.cover(g)
    s.wash(g, "#4a5ac8", 0.95, col2="#2a3494", mix=("lin", 20, 0, 1), gran=0.2, off=0)
    s.wash(blob([(700, 1000), (860, 1100), (960, 1280), (640, 1280), (690, 1160)]), NIGHT, 0.9, wet=50, clip=g)
    s.wash(blob([(560, 930), (650, 900), (690, 980), (650, 1060), (630, 1000), (560, 990)]), "#ffb45a", 0.35, wet=26, clip=g)
    spine = np.array([(600, 950), (690, 900), (740, 980), (780, 1080), (830, 1200), (890, 1246), (946, 1160)], float)

    def lie(x, y):
        if x < 700 and y > 1000:
            return 1.6
        i = int(np.argmin((spine[:, 0] - x) ** 2 + (spine[:, 1] - y) ** 2))
        d = spine[min(i + 1, 6)] - spine[max(i - 1, 0)]
        return math.atan2(d[1], d[0])

    marks.pelt(s, s.mask(g), lie, 900, (14, 34), 1.7, "#141a5c", "#b8c6ff", 0.42)
    ear = blob([(676, 884), (712, 876), (744, 912), (752, 968), (730, 1000), (706, 976), (694, 930)])
    s.wash(move(ear, -6, 10), NIGHT, 0.8, wet=8, clip=g)
    s.cover(ear)
    s.wash(ear, "#36429c", 1.1, gran=0.2, off=0)
    marks.pelt(s, s.mask(ear), lambda *_: 1.3, 110, (14, 30), 1.7, "#141a5c", "#b8c6ff", 0.4)
    for q, w in ((g, 3), (ear, 2.6)):
        for part in getattr(q, "geoms", [q]):
            s.stroke(np.array(part.exterior.coords), w, "#dfe6ff", body=True, alpha=0.9, taper=(0, 0), wobble=0.4)
    s.fill(ell(574, 954, 13, 11, 20), "#0a0c2c", body=True)
    s.fill(ell(570, 950, 3.4), "#ffffff", body=True)
    s.curve([(578, 974), (604, 972), (628, 962)], 3, "#0a0c2c")
    s.fill(ell(640, 922, 10, 9), "#0a0c2c", body=True)
    s.fill(ell(637, 919, 3.6), "#fff2c8", body=True)
    s.curve([(626, 908), (642, 902), (656, 910)], 2.6, "#dfe6ff", body=True)
    knots = [
        (664, 874), (722, 884), (752, 968), (706, 976), (622, 916), (756, 1020), (822, 1130), (842, 1196),
        (936, 1214), (946, 1156), (640, 1010), (640, 1110), (660, 1254), (716, 1196), (742, 1254),
    ]  # fmt: skip
    for a, b in ((0, 1), (1, 2), (2, 3), (0, 4), (2, 5), (5, 6), (6, 7), (7, 8), (8, 9), (10, 11), (11, 12), (11, 13), (13, 14), (5, 10), (13, 7)):
        s.stroke([knots[a], knots[b]], 1.8, "#fff6dc", body=True, alpha=0.7, taper=(0, 0), wobble=0.2)
    for i, p in enumerate(knots):
        _star(s, p, (8, 5, 6.5)[i % 3])
    ys, xs = np.where(s.mask(g) > 0.9)
    for i in r.choice(len(xs), 90):
        s.fill(ell(float(xs[i]), float(ys[i]), 0.9 + 2.0 * r.random() ** 2), "#fffbe6", body=True)


def _edge(s):
    """Foam along the hem, the lining of the cloth under it, and the pole."""
    r = s.rng
    for side in (-1, 1):
        hem = _hem(side)
        lining = np.array([p + np.array([-side * 0.8, 1.0]) * (20 + 30 * math.sin(i / len(hem) * math.pi)) for i, p in enumerate(hem)])
        band = valid(Polygon([*hem, *lining[::-1]]))
        s.cover(band)
        s.wash(band, "#cfe2ea", 0.35, col2="#8ab0cc", gran=0.2)
        s.wash(move(band, -side * 12, 14), "#2a3a78", 0.7, wet=9, clip=band)
        s.outline(band, 2.2, lost=0.4)
        for p, _, u in marks.along(hem, 30):
            s.curve(
                [p, p + np.array([-side * 8, 14]) * (1 + math.sin(u * 3)), p + np.array([-side * 16, 30]) * (1 + 0.4 * math.sin(u * 3))],
                2,
                "#4a6a9a",
                clip=band,
            )
        marks.lace(s, hem, (4, 15), 8, 6)
        for p, _, _ in marks.along(hem, 34):  # drops fall from it
            if r.random() < 0.5:
                x, y = p + [-side * r.uniform(0, 10), r.uniform(50, 80)]
                s.stroke([(x, y), (x, y + r.uniform(10, 24))], 2.4, "#cfe8f2", body=True, alpha=0.8)
    pole = path([(140, 1330), (150, 900), (176, 520), tuple(TOP + [0, 30])], 10)
    for w, col in ((26, "#1c0c10"), (18, "#a8713c")):
        s.stroke(pole, w, col, taper=(0, 0), body=True, press=0.06)
        for tip in ((-38, -22), (42, -20)):
            s.stroke(path([tuple(TOP + [0, 36]), tuple(TOP + [tip[0] * 0.5, 12]), tuple(TOP + tip)], 6), w * 0.85, col, taper=(0, 0.05), body=True, press=0.06)
    for y in (560, 760, 1010, 1180):  # bark
        x = float(np.interp(y, pole[::-1, 1], pole[::-1, 0]))
        s.curve([(x - 5, y - 60), (x + 2, y), (x - 2, y + 60)], 2, "#5a3418", body=True)
        s.stroke(arc(x, y + 20, 6, 4, 0, 330, 12), 1.8, "#5a3418", body=True)
    s.stroke(pole + [5, 0], 3.4, "#ffdc9c", body=True, alpha=0.8)
    s.wash(ell(160, 1330, 50, 10), NIGHT, 1.0, wet=8)


def _foot(s, x, y):
    g = blob([(x - 24, y - 44), (x + 12, y - 46), (x + 18, y - 22), (x + 50, y - 10), (x + 64, y + 2), (x + 56, y + 10), (x - 22, y + 10), (x - 34, y - 6)])
    s.cover(g)
    s.thing(g, SKIN[0], 0.7, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.6, gran=0.2)
    for a in (34, 44, 53):
        s.curve([(x + a, y - 6 + (a - 34) * 0.3), (x + a + 6, y + 2), (x + a + 4, y + 9)], 1.6, SKIN[2])
    s.curve([(x - 8, y - 30), (x - 2, y - 24), (x + 4, y - 28)], 1.6, SKIN[2])


def _sleeper(s):
    """In his nightshirt; the candle goes before him, and he holds the back of his hand to the dog."""
    look = dict(shade=0.8, shcol="#4a4a86", hatch=0, gran=0.2)
    s.wash(blob([(60, 1330), (240, 1290), (470, 1290), (400, 1330), (120, 1350)]), NIGHT, 0.9, wet=14)
    _foot(s, 292, 1292)
    _foot(s, 402, 1298)
    far = limb([(370, 904), (450, 920), (500, 888)], [34, 28, 22], 10)
    s.cover(far)
    s.thing(far, "#efe6da", 0.35, line=3, **look)
    _candle(s)
    grasp(s, (528, 884), (0, 1), (500, 892), 40, skin=SKIN, thumb=-1, line=1.8, over=0.3)
    shirt = blob(
        [
            (318, 848), (372, 850), (404, 880), (424, 946), (440, 1020), (456, 1110), (486, 1216), (492, 1262), (440, 1250), (390, 1264), (330, 1250), (276, 1262),
            (226, 1246), (238, 1160), (246, 1040), (244, 940), (270, 876),
        ]
    )  # fmt: skip
    s.cover(shirt)
    s.thing(shirt, "#fbf4e6", 0.22, line=3.6, soft=110, **look)
    s.wash(blob([(200, 860), (300, 860), (306, 1000), (300, 1130), (320, 1270), (200, 1270)]), "#2f3478", 0.8, wet=40, gran=0.2, clip=shirt)
    s.wash(blob([(396, 880), (430, 900), (500, 1260), (440, 1260), (420, 1060)]), "#ffc860", 0.35, wet=20, clip=shirt)
    nap(s, shirt, ("#3a3c78", "#c8c4d4", "#fffdf4"), lambda x, y: math.atan2(y - 600, x - 345), 170, long=40, w=1.5, lit_part=0.2)
    for pts, w in (
        ([(300, 960), (290, 1100), (268, 1254)], 12), ([(340, 1010), (334, 1130), (322, 1250)], 11), ([(382, 1000), (390, 1120), (394, 1260)], 11), ([(412, 1010), (430, 1130), (446, 1250)], 9),
        ([(268, 930), (262, 1030), (252, 1160)], 9),
    ):  # fmt: skip
        s.wash(limb(pts, [3, w, w * 0.8]), "#3a3c80", 0.55, wet=7, clip=shirt)
        s.curve(pts, 2.4, "#2a2c60", clip=shirt)
    s.curve([(226, 1238), (330, 1244), (390, 1256), (490, 1250)], 2, "#2a2c60", clip=shirt)
    patch = poly([(300, 1130), (348, 1124), (354, 1172), (306, 1178)])
    s.thing(patch, "#7a9ad0", 0.7, shade=0.5, shcol="#2a2c60", hatch=6, line=2)
    _head(s)
    collar = limb([(288, 862), (330, 884), (384, 884), (414, 866)], [15, 18, 18, 14], 10)
    s.cover(collar.difference(box(392, 0, 1000, 860)))
    s.thing(collar, "#fbf4e6", 0.22, line=3, **look)
    _beard(s)
    arm = limb([(316, 918), (384, 1006), (478, 984)], [46, 38, 29], 12)
    s.wash(move(arm, -6, 20), "#2f3478", 0.7, wet=12, clip=shirt)
    fingers(s, 486, 980, 88, -6, curls=(5, 7, 10, 14), spread=3, thumb=(-38, 14), skin=SKIN, line=1.9, k=0.7)
    s.cover(arm)
    s.thing(arm, "#fbf4e6", 0.22, line=3.4, soft=40, **look)
    for pts in (
        [(352, 940), (344, 968), (352, 1000)],
        [(384, 976), (376, 1004), (384, 1032)],
        [(410, 974), (412, 1000), (424, 1026)],
        [(330, 900), (318, 930), (320, 950)],
    ):
        s.wash(limb(pts, [2, 7, 4]), "#3a3c80", 0.5, wet=5, clip=arm)
        s.curve(pts, 2.2, "#2a2c60", clip=arm)
    cuff = limb([(476, 954), (486, 984), (484, 1012)], [9, 10, 9])
    s.cover(cuff)
    s.thing(cuff, "#fbf4e6", 0.22, line=2.6, **look)


def _head(s):
    s.thing(limb([(352, 836), (344, 876)], [34, 42]), SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.6)
    at = profile(s, 364, 782, 148, 13, skin=SKIN, eye="open", brow=-0.5, k=0.65, line=2.4)
    for pts in (
        [(0.56, 0.47), (0.53, 0.5), (0.52, 0.54)],
        [(0.555, 0.44), (0.52, 0.45), (0.49, 0.49)],
        [(0.70, 0.60), (0.66, 0.66), (0.655, 0.7)],
        [(0.60, 0.24), (0.66, 0.22), (0.70, 0.25)],
    ):
        s.stroke(at(path(pts, 6)), 1.8, SKIN[2], wobble=0.4)
    for q in range(7):  # white brows
        a = 0.57 + 0.022 * q
        s.stroke(at(path([(a, 0.345), (a + 0.03, 0.31), (a + 0.06, 0.335 + 0.02 * (q % 2))], 6)), 3, "#fffaf0", body=True, wobble=0.4)
    s.stroke(at(path([(0.585, 0.40), (0.64, 0.37), (0.70, 0.385)], 6)), 2.6, "#2a1418", wobble=0.3)
    ear = ell(*at([(0.36, 0.5)])[0], 15, 23, 6)
    s.thing(ear, SKIN[0], 0.7, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.4)
    s.stroke(arc(*at([(0.36, 0.5)])[0], 8, 14, 160, 400, 14), 1.8, SKIN[2])
    tuft = blob([tuple(p) for p in at([(0.20, 0.36), (0.34, 0.36), (0.32, 0.52), (0.30, 0.66), (0.18, 0.70), (0.08, 0.58), (0.06, 0.42)])])
    s.cover(tuft)
    s.thing(tuft, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=2.2, gran=0.2)
    for q in np.linspace(0.1, 0.3, 7):
        s.stroke(at(path([(q, 0.38), (q - 0.02, 0.52), (q - 0.01, 0.66)], 6)), 1.6, "#6a6a9c", wobble=0.8)
    cap = blob([tuple(p) for p in at([(0.70, 0.24), (0.70, 0.08), (0.52, -0.14), (0.24, -0.2), (0.02, -0.04), (-0.06, 0.2), (-0.06, 0.42), (0.3, 0.36)])])
    tail = limb([tuple(p) for p in at([(0.3, -0.1), (0.02, -0.16), (-0.24, 0.06), (-0.34, 0.4), (-0.32, 0.72)])], [30, 30, 24, 16, 7], 10)
    for g in (tail, cap):
        s.cover(g)
        s.thing(g, "#e8b03c", 1.0, col2="#d0862c", shade=0.8, shcol="#5a2438", hatch=6, line=3, gran=0.2)
    for pts, g in (
        ([(0.68, 0.12), (0.36, 0.14), (0.0, 0.22)], cap),
        ([(0.60, -0.04), (0.34, -0.02), (0.04, 0.04)], cap),
        ([(-0.02, -0.2), (0.0, -0.08), (0.04, 0.04)], tail),
        ([(-0.34, 0.04), (-0.22, 0.1), (-0.12, 0.2)], tail),
        ([(-0.44, 0.34), (-0.34, 0.38), (-0.24, 0.4)], tail),
    ):
        s.stroke(at(path(pts, 8)), 9, "#7a3458", body=True, clip=g, taper=(0, 0))
    band = limb([tuple(p) for p in at([(0.725, 0.24), (0.4, 0.3), (-0.06, 0.4)])], [11, 13, 12], 10)
    s.cover(band)
    s.thing(band, "#9a4468", 1.0, shade=0.6, shcol="#3a1438", hatch=6, line=2.6)
    p = at([(-0.32, 0.78)])[0]
    s.cover(ell(*p, 19))
    s.thing(ell(*p, 19), "#9a4468", 1.0, shade=0.6, shcol="#3a1438", hatch=0, line=2.4)
    for a in np.linspace(0, math.tau, 22):
        s.stroke([p, p + 24 * np.array([math.cos(a), math.sin(a)])], 2, ("#c86a90", "#5a1c40")[int(a * 7) % 2], body=True)


def _beard(s):
    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], 364, 782, 148, 13)

    line = [(0.42, 0.60), (0.50, 0.68), (0.60, 0.66), (0.70, 0.635), (0.80, 0.645), (0.745, 0.70), (0.80, 0.76), (0.83, 0.88), (0.80, 1.02), (0.72, 1.14)]
    beard = blob([tuple(p) for p in at([*line, (0.63, 1.06), (0.54, 0.98), (0.45, 0.86), (0.40, 0.72)])], 8)
    s.cover(beard)
    s.thing(beard, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=2.4, gran=0.2)
    r = s.rng
    x0, y0 = at([(0.6, 0.4)])[0]
    for _ in range(130):
        a, b = r.uniform(0.42, 0.82), r.uniform(0.62, 1.06)
        p = at([(a, b)])[0]
        w = math.atan2(p[1] - y0, p[0] - x0) + r.normal() * 0.15
        v = np.array([math.cos(w), math.sin(w)]) * r.uniform(12, 26)
        s.curve(
            [p, p + v * 0.5 + r.normal(size=2) * 2, p + v], 1.7, ("#7a7aa4", "#ffffff", "#4a4a80")[int(r.integers(3))], n=4, clip=beard, body=True, alpha=0.85
        )
    s.stroke(at(path([(0.74, 0.70), (0.70, 0.712), (0.66, 0.70)], 6)), 2.6, "#8a2a34", body=True)


def _candle(s):
    x, y = FLAME
    s.stamp(marks.field(s, lambda a, b: np.exp(-((np.hypot(a - x, b - y) / 100) ** 1.5))), "#ffc860", True, 0.75)
    dish = blob([(x - 40, y + 88), (x, y + 80), (x + 40, y + 88), (x + 26, y + 102), (x - 26, y + 102)])
    s.thing(dish, "#d8a23a", 1.0, shade=0.8, shcol="#4a2408", hatch=0, line=2.6)
    g = box(x - 11, y + 26, x + 11, y + 90)
    s.cover(g)
    s.thing(g, "#fff6dc", 0.3, shade=0.5, shcol="#c88a3a", hatch=0, line=2.4)
    s.curve([(x + 6, y + 26), (x + 10, y + 40), (x + 8, y + 56)], 4, "#fff6dc", body=True)
    s.stroke([(x, y + 28), (x + 1, y + 14)], 2.6, "#2a1408", body=True)
    s.fill(blob([(x, y - 36), (x + 14, y), (x, y + 22), (x - 14, y)]), "#ff9a1a", body=True)
    s.fill(blob([(x, y - 24), (x + 9, y + 2), (x, y + 18), (x - 9, y + 2)]), "#ffd84a", body=True)
    s.fill(blob([(x, y - 8), (x + 5, y + 6), (x, y + 15), (x - 5, y + 6)]), "#fffbe0", body=True)


def _left(s):
    """One line of prints, and his slippers where the sand turns wet."""
    way = path([(20, 1500), (120, 1476), (180, 1452)], 14)
    s.wash(marks.tracks(way, 14, None, True), "#2a1c3c", 1.1, edge=0.9, off=0)
    way = path([(276, 1392), (300, 1366), (320, 1346)], 10)
    s.wash(marks.tracks(way, 12, 30, True), "#2a1c3c", 1.0, edge=0.9, off=0)
    for x, y, turn in ((226, 1404, -42), (262, 1440, -34)):
        q = lambda pts: move(pts, x, y, 1.0, turn)  # noqa: E731, B023
        sole = q(blob([(-44, 0), (-34, -16), (0, -14), (30, -18), (46, 0), (30, 18), (0, 14), (-34, 16)]))
        s.wash(move(sole, 6, 9), NIGHT, 1.0, wet=6)
        s.cover(sole)
        s.thing(sole, "#7a2430", 1.0, shade=0.6, shcol="#2a0818", hatch=0, line=2.4)
        top = q(blob([(4, -18), (30, -19), (48, 0), (30, 19), (4, 18), (12, 0)]))
        s.cover(top)
        s.thing(top, "#d83a40", 1.0, shade=0.8, shcol="#3a0818", hatch=0, line=2.6)
        s.fill(q(ell(34, 0, 9)), "#fff4e4", body=True)


@card("dusk", paper="cold", light=(0.5, -0.5))
def sea_blanket(s):
    _sky(s)
    _sand(s)
    _sea(s)
    _within(s)
    _edge(s)
    _dog(s)
    _left(s)
    _sleeper(s)
