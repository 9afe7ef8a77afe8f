"""The sea lifted at its hem like a tent; an old man with a candle goes in under it to sleep, and a dog of stars greets him."""

from ..easel import *
from ..kit.figure import digit
from ..kit.grasp import grasp
from ..kit.profile import profile

NIGHT, DEEP, FOAM = "#060a20", "#1c3a68", "#fbf6ea"
TOP = np.array([540.0, 545.0])  # the tip of the pole
LEFT, RIGHT = (44.0, 1152.0), (968.0, 1130.0)  # where the hem comes down to the sand
HORIZON = 360


def _hem(side):
    """The edge of the sea from the pole down to the sand, as heavy cloth hangs."""
    x, y = LEFT if side < 0 else RIGHT
    d = (x - TOP[0], y - TOP[1])
    return path(
        [
            tuple(TOP),
            (TOP[0] + d[0] * 0.2, TOP[1] + d[1] * 0.24),
            (TOP[0] + d[0] * 0.46, TOP[1] + d[1] * 0.53),
            (TOP[0] + d[0] * 0.74, TOP[1] + d[1] * 0.82),
            (x, y),
        ],
        14,
    )


def _sky(s):
    s.sky([(0, "#33406e", 1.0), (0.4, "#8a5680", 0.8), (0.75, "#ec8a58", 0.75), (1, "#fbd48c", 0.5)], 0, HORIZON, wet=50)
    s.wash(blob([(-100, -100), (420, -100), (240, 60), (60, 150), (-100, 220)]), "#141a40", 1.0, wet=80, gran=0.3)
    sun = ell(770, HORIZON, 74)
    s.lift(ell(770, HORIZON, 190, 120), 0.5, 40)
    s.cover(sun)
    s.wash(sun, "#ffe08a", 0.45, edge=0.6)
    for x, y, w in ((160, 220, 220), (420, 268, 170), (640, 196, 130), (900, 250, 150)):
        c = [(-w, 0), (-w * 0.3, -12), (w * 0.5, -7), (w, 2), (w * 0.2, 11), (-w * 0.5, 8)]
        s.wash(move(blob(c), x, y), "#6a3a6a", 0.7, wet=9)
    places.stars(s, 40, (0, 0, 700, 190), (0.7, 2.2))


def _sand(s):
    r = s.rng
    g = box(-40, 1040, 1040, 1560)
    s.cover(g)
    s.wash(g, "#c89a86", 0.7, col2="#8a6a80", gran=0.5, pool=0.5)
    s.wash(blob([(-100, 1040), (1100, 1040), (1100, 1190), (500, 1240), (-100, 1210)]), "#4a4a78", 0.8, wet=40, gran=0.4)
    s.wash(blob([(-100, 1380), (340, 1430), (1100, 1330), (1100, 1600), (-100, 1600)]), "#3a2c50", 1.0, wet=80, gran=0.5)
    s.lift(ell(530, 1250, 190, 100), 0.5, 50)
    for _ in range(60):
        x, y = r.uniform(0, 960), r.uniform(1190, 1480)
        s.curve([(x, y), (x + r.uniform(16, 40), y - 3), (x + r.uniform(50, 90), y + 1)], 1.3, "#4a3450", alpha=0.5)
    s.splatter("#3a2440", 50, (0, 1180, 1000, 1500), (0.7, 2.6))


def _sea(s):
    """One cloth from the horizon to the hem, lifted in the middle: its swell runs up to the pole."""
    r = s.rng
    l, q = _hem(-1), _hem(1)
    shore = [*path([(-60, 1186), (30, 1160), LEFT], 8), *l[::-1], *q, *path([RIGHT, (980, 1140), (1060, 1150)], 8)]
    g = valid(Polygon([(-60, HORIZON), (1060, HORIZON), *shore[::-1]]))
    s.cover(g)
    s.wash(g, "#e89a70", 0.55, col2="#2f6a8c", mix=("lin", 90, 0, 2.2), gran=0.3, pool=0.5, off=0)
    s.wash(g, "#1c5480", 0.8, gran=0.3, pool=0.6, grad=("lin", 90, -0.3, 1.3), off=0)
    edge = np.array(sorted(((float(x), float(y)) for x, y in shore), key=lambda p: p[0]))

    def at(x, u):
        """A point of the cloth: u from the horizon to the hem."""
        return HORIZON + (np.interp(x, edge[:, 0], edge[:, 1]) - HORIZON) * u

    xs = np.linspace(-40, 1040, 60)
    for x, u0, u1, wide, k in ((330, 0.25, 1, 120, 0.7), (60, 0.2, 1, 120, 0.9), (760, 0.2, 1, 110, 0.8), (960, 0.3, 1, 110, 0.9)):  # folds between
        fold = [(540 + (x - 540) * (0.25 + 0.75 * u), at(540 + (x - 540) * (0.25 + 0.75 * u), u)) for u in np.linspace(u0, u1, 8)]
        s.wash(limb(fold, np.linspace(6, wide * 0.5, 8), 6), "#0a1c48", k, wet=34, gran=0.3, clip=g)
    for x, w in ((540, 60), (190, 40), (660, 30), (860, 40)):  # crests that catch the sky
        fold = [(540 + (x - 540) * (0.3 + 0.7 * u), at(540 + (x - 540) * (0.3 + 0.7 * u), u)) for u in np.linspace(0.12, 0.98, 8)]
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
    for y in np.arange(HORIZON + 5, HORIZON + 150, 7.0):  # the way of the sun
        w = 30 + (y - HORIZON) * 0.5
        for _ in range(3):
            x = 770 + r.normal() * w
            s.stroke([(x - 16, y), (x + 16, y)], 2.6, "#ffe8a8", body=True, alpha=0.85, clip=g)
    s.stroke([(-10, HORIZON), (1010, HORIZON)], 2.2, NIGHT, alpha=0.7)
    return g


def _within(s):
    """Under it: the night, and its stars."""
    r = s.rng
    hem = [*_hem(-1)[::-1], *_hem(1)]
    g = valid(Polygon([*hem, (940, 1160), (700, 1176), (540, 1180), (300, 1180), (100, 1166)]))
    s.cover(g)
    s.wash(g, "#2a2f78", 1.0, col2="#1a1c58", gran=0.4, pool=0.6)
    s.wash(blob([(560, 540), (1000, 1000), (1000, 1200), (640, 1190), (560, 900)]), NIGHT, 1.5, wet=60, gran=0.3, clip=g)
    s.wash(blob([(540, 540), (300, 800), (60, 1180), (300, 1190), (420, 900)]), NIGHT, 1.2, wet=60, gran=0.3, clip=g)
    for _ in range(240):
        x, y = r.uniform(100, 950), r.uniform(570, 1150)
        if g.contains(ell(x, y, 3)):
            s.fill(ell(x, y, 0.8 + 1.9 * r.random() ** 3), "#fff6dc", body=True)
    return g


DOG = [
    (572, 942), (580, 928), (604, 922), (630, 910), (640, 892), (658, 872), (690, 862), (722, 870), (748, 900), (762, 950), (772, 1000), (800, 1060),
    (830, 1126), (846, 1190), (842, 1240), (822, 1262), (738, 1264), (720, 1256), (742, 1242), (744, 1216), (722, 1196), (704, 1212), (694, 1240), (690, 1262),
    (634, 1264), (622, 1256), (632, 1244), (648, 1234), (652, 1180), (640, 1120), (636, 1070), (654, 1030), (662, 1006), (650, 990), (620, 984), (596, 974), (586, 966), (580, 956),
]  # fmt: skip


def _dog(s):
    """Of stars; it has waited, and holds its nose to his hand."""
    r = s.rng
    to = lambda *pts: [tuple(q) for q in move(list(pts), 180, 418, 0.62)]  # noqa: E731
    g = union(blob(to(*DOG), 8), limb(to((830, 1240), (890, 1246), (936, 1214), (946, 1156)), [12, 11, 9, 4], 12))
    s.wash(ell(660, 1206, 116, 9), NIGHT, 1.0, wet=8)
    s.wash(g.buffer(12), "#5a6cff", 0.6, wet=20)
    s.cover(g)
    s.wash(g, "#5a6cdc", 0.95, col2="#3440a8", mix=("lin", 20, 0, 1), gran=0.2, off=0)
    s.wash(blob(to((720, 1010), (860, 1100), (960, 1280), (640, 1290), (710, 1190))), NIGHT, 0.6, wet=30, clip=g)
    s.wash(blob(to((560, 930), (650, 900), (690, 980), (650, 1060), (630, 1000), (560, 990))), "#ffb45a", 0.35, wet=16, clip=g)
    spine = np.array([(600, 950), (690, 900), (740, 980), (780, 1080), (830, 1200), (890, 1246), (946, 1160)], float) * 0.62 + [180, 418]

    def lie(x, y):
        if x < 620 and y > 1038:
            return 1.6
        i = int(np.argmin((spine[:, 0] - x) ** 2 + (spine[:, 1] - y) ** 2))
        d = spine[min(i + 1, 6)] - spine[max(i - 1, 0)]
        return math.atan2(d[1], d[0])

    marks.pelt(s, s.mask(g), lie, 420, (9, 21), 1.3, "#1c2470", "#c4d0ff", 0.42)
    ear = blob(to((690, 880), (716, 872), (748, 900), (776, 952), (780, 996), (760, 1010), (736, 990), (714, 944)))
    s.wash(move(ear, -5, 6), NIGHT, 0.9, wet=6, clip=g)
    s.cover(ear)
    s.wash(ear, "#3c48ac", 1.1, gran=0.2, off=0)
    marks.pelt(s, s.mask(ear), lambda *_: 1.1, 60, (9, 18), 1.3, "#141a5c", "#b8c6ff", 0.4)
    s.curve(to((716, 1196), (740, 1150), (790, 1130), (826, 1150)), 1.8, "#dfe6ff", body=True, alpha=0.8)
    for q, w in ((g, 2.3), (ear, 2)):
        for part in getattr(q, "geoms", [q]):
            s.stroke(np.array(part.exterior.coords), w, "#dfe6ff", body=True, alpha=0.9, taper=(0, 0), wobble=0.3)
    tongue = limb(to((612, 978), (592, 984), (578, 978)), [5.5, 6, 4], 6)
    s.fill(tongue, "#e88a9c", body=True)
    s.outline(tongue, 1.4, lost=0)
    s.fill(blob(to((564, 938), (580, 925), (596, 934), (593, 950), (580, 958), (566, 952))), "#0a0c2c", body=True)
    s.fill(ell(*to((575, 936))[0], 3, 2, -25), "#ffffff", body=True)
    s.curve(to((586, 962), (606, 966), (630, 962), (652, 946), (658, 932)), 2.2, "#0a0c2c")
    s.fill(blob(to((638, 915), (648, 900), (666, 897), (677, 908), (664, 920), (648, 922))), "#f4f2ff", body=True)
    s.fill(ell(*to((650, 909))[0], 5.6, 6.6, 15), "#0a0c2c", body=True)
    s.fill(ell(*to((647, 905))[0], 2.2), "#fff2c8", body=True)
    s.curve(to((635, 916), (649, 899), (668, 896), (679, 908)), 2.2, "#0a0c2c", body=True)
    knots = to(
        (660, 872), (722, 876), (776, 956), (758, 1008), (620, 915), (792, 1050), (830, 1130), (846, 1196),
        (936, 1214), (946, 1156), (652, 1030), (642, 1110), (656, 1250), (722, 1196), (742, 1254),
    )  # fmt: skip
    for i, j in ((0, 1), (1, 2), (2, 3), (0, 4), (2, 5), (5, 6), (6, 7), (7, 8), (8, 9), (10, 11), (11, 12), (11, 13), (13, 14), (5, 10), (13, 7)):
        s.stroke([knots[i], knots[j]], 1.5, "#fff6dc", body=True, alpha=0.7, taper=(0, 0), wobble=0.2)
    for i, p in enumerate(knots):
        q = (5.6, 3.6, 4.6)[i % 3]
        s.fill(ell(*p, q), "#fffbe6", body=True)
        for v in np.eye(2) * 2.8 * q:
            s.stroke([p - v, p + v], q * 0.42, "#fffbe6", body=True)
    ys, xs = np.where(s.mask(g) > 0.9)
    for i in r.choice(len(xs), 44):
        s.fill(ell(float(xs[i]), float(ys[i]), 0.8 + 1.5 * r.random() ** 2), "#fffbe6", body=True)


def _edge(s):
    """Foam along the hem, the lining of the cloth under it, and the pole."""
    r = s.rng
    for side in (-1, 1):
        hem = _hem(side)
        lining = np.array([p + np.array([-side * 1.0, 1.0]) * (16 + 20 * math.sin(i / len(hem) * math.pi)) for i, p in enumerate(hem)])
        band = valid(Polygon([*hem, *lining[::-1]]))
        s.cover(band)
        s.wash(band, "#cfe2ea", 0.35, col2="#8ab0cc", gran=0.3)
        s.wash(move(band, -side * 12, 10), "#2a3a78", 0.7, wet=9, clip=band)
        s.outline(band, 2, lost=0.4)
        for p, _, u in marks.along(hem, 26):
            v, k = np.array([-side * 8, 12]), math.sin(u * 3)
            s.curve([p, p + v * (1 + k), p + v * (1.9 + 0.8 * k)], 1.8, "#4a6a9a", clip=band)
        marks.lace(s, hem, (3.5, 12), 7, 5)
        for p, _, _ in marks.along(hem, 30):  # drops fall from it
            if r.random() < 0.5:
                x, y = p + [-side * r.uniform(0, 10), r.uniform(34, 60)]
                s.stroke([(x, y), (x, y + r.uniform(8, 20))], 2, "#cfe8f2", body=True, alpha=0.8)
    for pts in ([(-20, 1180), (30, 1162), LEFT], [RIGHT, (980, 1142), (1020, 1150)]):
        marks.lace(s, path(pts, 10), (3, 10), 7, 5)
        s.curve([(x, y + 14) for x, y in pts], 4, "#fff4e0", body=True, alpha=0.6)
    pole = path([(752, 1199), (650, 880), tuple(TOP + [4, 26])], 10)
    for w, col in ((17, "#1c0c10"), (11, "#a8713c")):
        s.stroke(pole, w, col, taper=(0, 0), body=True, press=0.06)
        for tip in ((-24, -14), (30, -12)):
            fork = path([tuple(TOP + [4, 30]), tuple(TOP + [4 + tip[0] * 0.5, 12]), tuple(TOP + [4 + tip[0], tip[1]])], 6)
            s.stroke(fork, w * 0.85, col, taper=(0, 0.05), body=True, press=0.06)
    s.stroke(pole - [3, 0], 2.6, "#ffdc9c", body=True, alpha=0.8)
    s.wash(ell(764, 1199, 34, 7), NIGHT, 1.0, wet=8)


SKIN = ("#e8b48c", "#d8886a", "#6a3a50")
FLESH = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0)
FLAME = (505, 926)


def _man(*pts):
    """From the drawing of the man to his place on the sheet."""
    return [tuple(q) for q in move(list(pts), 214, 489, 0.55)]


def _leg(s, x0, x, y):
    """A shin with its calf, and the foot: heel, arch, ball and toes."""
    g = blob(
        _man(
            (x0 + 22, 1190), (x + 16, y - 36), (x + 16, y - 12), (x + 34, y + 6), (x + 62, y + 18), (x + 72, y + 28), (x + 66, y + 35), (x + 30, y + 34), (x + 8, y + 31), (x - 16, y + 35),
            (x - 27, y + 26), (x - 22, y + 4), (x - 15, y - 20), (x0 - 29, 1220), (x0 - 26, 1190),
        ),
        6,
    )  # fmt: skip
    s.cover(g)
    s.thing(g, SKIN[0], 0.7, line=1.9, gran=0.2, **FLESH)
    s.wash(limb(_man((x0 - 18, 1190), (x - 14, y - 10), (x - 18, y + 26)), [9, 5, 7]), "#3a2450", 0.75, wet=5, clip=g)
    for q in (48, 58):
        s.curve(_man((x + q, y + 17 + (q - 46) * 0.4), (x + q + 5, y + 26), (x + q + 2, y + 34)), 1.2, SKIN[2])


def _linen(s, g, folds, warm=None):
    """By candlelight: what turns away is blue, folds are dark on the far side."""
    s.cover(g)
    s.thing(g, "#fbf4e6", 0.2, line=2.3, soft=34, shade=0.6, shcol="#4a4a86", hatch=0, gran=0.2)
    for w, *pts in folds:
        c = path(_man(*pts), 6)
        s.wash(limb(c, np.linspace(1.6, w * 0.55, len(c))), "#34387c", 0.7, wet=4, clip=g)
        s.curve(_man(*pts), 1.5, "#22244e", clip=g)
    if warm is not None:
        s.wash(warm, "#ffc860", 0.4, wet=10, clip=g)
    s.outline(g, 1.9, lost=0.2)


def _sleeper(s):
    """Small, in his shirt and cap: the candle goes before him, and he holds out the back of his hand."""
    s.wash(blob([(270, 1220), (330, 1202), (476, 1202), (440, 1222), (330, 1232)]), NIGHT, 0.9, wet=9)
    _leg(s, 396, 420, 1274)
    _leg(s, 300, 282, 1272)
    fore = limb(_man((446, 948), (506, 890)), [11.5, 8], 6)
    s.cover(fore)
    s.thing(fore, SKIN[0], 0.7, line=1.8, **FLESH)
    _candle(s)
    grasp(s, _man((528, 884))[0], (0, 1), _man((500, 894))[0], 25, skin=SKIN, thumb=-1, line=1.4, over=0.3)
    far = blob(_man((376, 890), (412, 896), (430, 916), (452, 900), (470, 898), (492, 930), (488, 952), (462, 978), (438, 990), (414, 976), (388, 940)), 6)
    _linen(s, far, ((8, (420, 916), (432, 934), (452, 944)), (8, (414, 934), (430, 952), (452, 962))), ell(*_man((476, 910))[0], 15, 17))
    shirt = blob(
        _man(
            (300, 852), (352, 846), (398, 870), (418, 906), (424, 952), (436, 1004), (440, 1050), (452, 1110), (470, 1170), (482, 1222), (452, 1214), (428, 1226), (396, 1218),
            (352, 1232), (312, 1222), (272, 1232), (226, 1214), (230, 1150), (244, 1090), (250, 1040), (240, 986), (236, 930), (254, 884),
        ),
        8,
    )  # fmt: skip
    _linen(
        s, shirt,
        (
            (13, (292, 1060), (282, 1130), (262, 1226)), (12, (330, 1040), (328, 1130), (318, 1224)), (13, (372, 1020), (388, 1110), (398, 1220)), (10, (404, 1016), (424, 1110), (446, 1216)),
            (10, (262, 1000), (262, 1090), (244, 1190)), (8, (414, 920), (404, 960), (412, 1000)),
        ),
        blob(_man((396, 880), (430, 900), (490, 1230), (440, 1230), (416, 1060))),
    )  # fmt: skip
    s.wash(blob(_man((200, 850), (286, 860), (276, 940), (296, 1060), (280, 1140), (300, 1240), (200, 1240))), "#2a2e70", 0.9, wet=18, gran=0.2, clip=shirt)
    _head(s)
    _linen(s, blob(_man((286, 846), (308, 858), (346, 872), (388, 872), (420, 852), (424, 872), (404, 894), (350, 900), (300, 886), (280, 866)), 6), ())
    _beard(s)
    arm = blob(
        _man(
            (302, 880), (330, 880), (352, 902), (366, 940), (376, 972), (398, 984), (430, 972), (460, 958), (468, 978), (476, 1012), (470, 1040), (440, 1044), (404, 1056), (364, 1070),
            (338, 1076), (310, 1050), (286, 1000), (274, 946), (280, 902),
        ),
        6,
    )  # fmt: skip
    s.wash(move(arm, -8, 12), "#2a2e70", 0.8, wet=8, clip=shirt)
    _offered(s)
    folds = (9, (384, 980), (362, 1000), (330, 1004)), (10, (388, 984), (372, 1020), (346, 1040)), (8, (446, 970), (440, 1000), (430, 1036))
    _linen(s, arm, folds, blob(_man((430, 960), (480, 950), (484, 1020), (450, 1000))))
    s.wash(blob(_man((268, 930), (296, 960), (340, 1050), (470, 1026), (470, 1060), (330, 1090), (280, 1030))), "#2a2e70", 0.6, wet=9, clip=arm)


def _offered(s):
    """The hand with its back up: the little finger is nearest, the others lie behind it."""
    s.thing(limb(_man((440, 1004), (486, 988)), [11, 9], 6), SKIN[0], 0.7, line=1.7, **FLESH)
    for pts, radii in (
        ([(496, 996), (514, 1014), (534, 1018)], (6.4, 5.4, 4.2)),
        ([(520, 974), (548, 968), (570, 973), (586, 982)], (6, 5.4, 5, 3.8)),
        ([(517, 986), (544, 986), (564, 995), (576, 1006)], (6, 5.4, 5, 3.8)),
    ):
        digit(s, _man(*pts), radii, SKIN, nail=0, crease=0, line=1.5, hatch=0, shade=0.5)
    back = blob(_man((472, 976), (496, 962), (520, 960), (534, 974), (532, 992), (518, 1004), (496, 1012), (472, 1008)), 8)
    s.thing(back, SKIN[0], 0.7, line=1.6, **FLESH)
    digit(s, _man((508, 996), (532, 1001), (550, 1011), (558, 1021)), (5.6, 5, 4.4, 3.4), SKIN, nail=0, crease=0, line=1.5, hatch=0, shade=0.5)


def _head(s):
    s.thing(limb(_man((352, 836), (344, 876)), [18, 23]), SKIN[0], 0.7, line=1.9, **FLESH)
    at = profile(s, *_man((364, 791))[0], 86, 13, skin=SKIN, eye="open", brow=-0.5, k=0.65, line=1.8)
    for q in range(5):  # white brows
        a = 0.57 + 0.03 * q
        s.stroke(at(path([(a, 0.345), (a + 0.03, 0.31), (a + 0.06, 0.335)], 6)), 2.2, "#fffaf0", body=True, wobble=0.3)
    ear = at([(0.36, 0.5)])[0]
    s.thing(ell(*ear, 8.5, 13, 6), SKIN[0], 0.7, line=1.7, **FLESH)
    s.stroke(arc(*ear, 4.6, 8, 160, 400, 12), 1.3, SKIN[2])
    tuft = blob([tuple(p) for p in at([(0.20, 0.36), (0.34, 0.36), (0.32, 0.52), (0.30, 0.66), (0.18, 0.70), (0.08, 0.58), (0.06, 0.42)])])
    s.cover(tuft)
    s.thing(tuft, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=1.7, gran=0.2)
    cap = blob([tuple(p) for p in at([(0.70, 0.24), (0.70, 0.08), (0.52, -0.14), (0.24, -0.2), (0.02, -0.04), (-0.06, 0.2), (-0.06, 0.42), (0.3, 0.36)])])
    tail = limb([tuple(p) for p in at([(0.3, -0.1), (0.02, -0.16), (-0.24, 0.06), (-0.34, 0.4), (-0.32, 0.72)])], [17, 17, 14, 9, 4], 10)
    for g in (tail, cap):
        s.cover(g)
        s.thing(g, "#d83a40", 1.0, col2="#b82634", shade=0.8, shcol="#3a0818", hatch=0, line=2.2, gran=0.2)
    for pts, g in (
        ([(0.68, 0.1), (0.36, 0.12), (0.0, 0.2)], cap),
        ([(0.60, -0.06), (0.34, -0.04), (0.04, 0.02)], cap),
        ([(-0.34, 0.04), (-0.22, 0.1), (-0.12, 0.2)], tail),
        ([(-0.44, 0.34), (-0.34, 0.38), (-0.24, 0.4)], tail),
    ):
        s.stroke(at(path(pts, 8)), 5, "#f4d9a0", body=True, clip=g, taper=(0, 0))
    band = limb([tuple(p) for p in at([(0.725, 0.24), (0.4, 0.3), (-0.06, 0.4)])], [6.4, 7.4, 7], 10)
    s.cover(band)
    s.thing(band, "#a82434", 1.0, shade=0.6, shcol="#3a0818", hatch=0, line=1.8)
    p = at([(-0.32, 0.8)])[0]
    s.cover(ell(*p, 10))
    s.thing(ell(*p, 10), "#e8b03c", 1.0, shade=0.6, shcol="#5a2438", hatch=0, line=1.8)


def _beard(s):
    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], *_man((364, 791))[0], 86, 13)

    line = [(0.42, 0.60), (0.50, 0.68), (0.60, 0.66), (0.70, 0.635), (0.80, 0.645), (0.745, 0.70), (0.80, 0.76), (0.83, 0.88), (0.80, 1.02), (0.72, 1.16)]
    beard = blob([tuple(p) for p in at([*line, (0.63, 1.06), (0.54, 0.98), (0.45, 0.86), (0.40, 0.72)])], 8)
    s.cover(beard)
    s.thing(beard, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=1.8, gran=0.2)
    for u in np.linspace(0.1, 0.9, 9):
        s.curve(
            at([(0.46 + 0.28 * u, 0.72), (0.48 + 0.28 * u, 0.86), (0.58 + 0.16 * u, 1.02)]), 1.2, ("#6a6a9c", "#ffffff")[int(u * 10) % 2], body=True, clip=beard
        )
    s.stroke(at(path([(0.74, 0.70), (0.70, 0.712), (0.66, 0.70)], 6)), 1.8, "#8a2a34", body=True)


def _candle(s):
    x, y = FLAME
    s.stamp(marks.field(s, lambda a, b: np.exp(-((np.hypot(a - x, b - y) / 84) ** 1.5))), "#ffc860", True, 0.75)
    dish = blob([(x - 24, y + 52), (x, y + 47), (x + 24, y + 52), (x + 15, y + 61), (x - 15, y + 61)])
    s.thing(dish, "#d8a23a", 1.0, shade=0.8, shcol="#4a2408", hatch=0, line=1.9)
    g = box(x - 7, y + 15, x + 7, y + 54)
    s.cover(g)
    s.thing(g, "#fff6dc", 0.3, shade=0.5, shcol="#c88a3a", hatch=0, line=1.8)
    for k, col in ((1, "#ff9a1a"), (0.66, "#ffd84a"), (0.36, "#fffbe0")):
        s.fill(blob([(x, y + 13 - 36 * k), (x + 9 * k, y + 13 - 13 * k), (x, y + 13), (x - 9 * k, y + 13 - 13 * k)]), col, body=True)


def _left(s):
    """One line of prints, and his slippers where the sand turns wet."""
    way = path([(60, 1500), (160, 1452), (230, 1400), (276, 1350)], 14)
    s.wash(marks.tracks(way, lambda u: 13 - 5 * u, None, True), "#2a1c3c", 1.1, edge=0.9, off=0)
    way = path([(338, 1284), (356, 1256), (374, 1232)], 10)
    s.wash(marks.tracks(way, 6.5, 20, True), "#2a1c3c", 1.1, edge=0.9, off=0)
    for x, y, turn in ((292, 1322, -50), (334, 1336, -60)):
        q = lambda pts: move(pts, x, y, 0.62, turn)  # noqa: E731, B023
        sole = q(blob([(-44, 0), (-34, -16), (0, -14), (30, -18), (46, 0), (30, 18), (0, 14), (-34, 16)]))
        s.wash(move(sole, 6, 7), NIGHT, 1.0, wet=5)
        s.thing(sole, "#7a2430", 1.0, shade=0.6, shcol="#2a0818", hatch=0, line=2)
        s.thing(q(blob([(4, -18), (30, -19), (48, 0), (30, 19), (4, 18), (12, 0)])), "#d83a40", 1.0, shade=0.8, shcol="#3a0818", hatch=0, line=2.2)
        s.fill(q(ell(32, 0, 8)), "#fff4e4", body=True)


@card("dusk", paper="cold", light=(0.4, -0.6))
def sea_blanket(s):
    _sky(s)
    _sand(s)
    _sea(s)
    _within(s)
    s.glow(*FLAME, 300, "#ffb03a", 0.75, 0.9)
    _edge(s)
    _dog(s)
    _left(s)
    _sleeper(s)
