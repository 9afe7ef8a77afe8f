"""The sea lifted at its hem like a tent; an old man with a candle goes in under it to sleep."""

from ..easel import *
from .w_sleeper import FLAME, NIGHT, sleeper

TOP = np.array([196.0, 262.0])  # the tip of the pole
LEFT, RIGHT = (-90.0, 1180.0), (1080.0, 1070.0)  # where the hem leaves the card
HORIZON = 188


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
    (572, 942), (580, 928), (604, 922), (630, 910), (640, 892), (658, 872), (690, 862), (722, 870), (748, 900), (762, 950), (772, 1000), (800, 1060),
    (830, 1126), (846, 1190), (842, 1240), (822, 1262), (738, 1264), (720, 1256), (742, 1242), (744, 1216), (722, 1196), (704, 1212), (694, 1240), (690, 1262),
    (634, 1264), (622, 1256), (632, 1244), (648, 1234), (652, 1180), (640, 1120), (636, 1070), (654, 1030), (662, 1006), (650, 990), (620, 984), (596, 974), (586, 966), (580, 956),
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
    ear = blob([(690, 880), (716, 872), (748, 900), (776, 952), (780, 996), (760, 1010), (736, 990), (714, 944)])
    s.wash(move(ear, -8, 10), NIGHT, 0.9, wet=8, clip=g)
    s.cover(ear)
    s.wash(ear, "#36429c", 1.1, gran=0.2, off=0)
    marks.pelt(s, s.mask(ear), lambda *_: 1.1, 110, (14, 30), 1.7, "#141a5c", "#b8c6ff", 0.4)
    s.wash(limb([(700, 1060), (690, 1140), (700, 1250)], [8, 12, 8]), NIGHT, 0.9, wet=8, clip=g)
    s.curve([(716, 1196), (740, 1150), (790, 1130), (826, 1150)], 2.4, "#dfe6ff", body=True, alpha=0.8)
    for q, w in ((g, 3), (ear, 2.6)):
        for part in getattr(q, "geoms", [q]):
            s.stroke(np.array(part.exterior.coords), w, "#dfe6ff", body=True, alpha=0.9, taper=(0, 0), wobble=0.4)
    tongue = limb([(612, 978), (592, 984), (578, 978)], [8, 9, 6], 6)
    s.fill(tongue, "#e88a9c", body=True)
    s.outline(tongue, 1.8, lost=0)
    s.curve([(606, 980), (590, 983)], 1.6, "#8a3450", body=True)
    s.fill(blob([(566, 938), (580, 927), (594, 934), (592, 948), (580, 956), (568, 950)]), "#0a0c2c", body=True)
    s.fill(ell(575, 936, 5, 3, -25), "#ffffff", body=True)
    s.curve([(586, 962), (606, 966), (630, 962), (652, 946), (658, 932)], 3, "#0a0c2c")
    s.fill(blob([(640, 914), (650, 902), (666, 900), (674, 908), (662, 918), (648, 920)]), "#f4f2ff", body=True)
    s.fill(ell(650, 909, 8, 9.5, 15), "#0a0c2c", body=True)
    s.fill(ell(647, 905, 3), "#fff2c8", body=True)
    s.curve([(637, 915), (650, 900), (668, 898), (677, 908)], 3, "#0a0c2c", body=True)
    s.curve([(638, 894), (652, 884), (670, 886)], 3, "#dfe6ff", body=True)
    knots = [
        (660, 872), (722, 876), (776, 956), (758, 1008), (620, 915), (792, 1050), (830, 1130), (846, 1196),
        (936, 1214), (946, 1156), (652, 1030), (642, 1110), (656, 1250), (722, 1196), (742, 1254),
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
    sleeper(s)
