"""Somebody looks in at the doll's house while two of them dance."""

from shapely.affinity import scale as scaled

from ..easel import *
from ..kit.profile import PROFILE
from ..kit.rim import rim

NIGHT, GOLD = "#140a20", "#f0b83a"
PANE = valid(Polygon([*arc(500, 470, 372, 380, 180, 360, 60), (872, 1080), (128, 1080)]))
EYE = np.array([505.0, 440.0])
TOP = [(140, 560), (214, 408), (340, 290), (500, 246), (668, 278), (800, 380), (880, 500)]
LOW = [(880, 500), (812, 660), (676, 774), (520, 806), (350, 778), (220, 690), (140, 560)]


def _face(s):
    """Skin as large as a wall, and an eye that fills the window."""
    r = s.rng
    s.wash(PANE, "#e8a884", 0.75, col2="#d88a70", pool=0.3, gran=0.2)
    s.wash(blob([(100, 60), (900, 60), (900, 330), (700, 190), (500, 150), (300, 190), (100, 420)]), "#8a3a50", 0.8, wet=60, gran=0.2, clip=PANE)
    s.wash(blob([(100, 560), (300, 800), (500, 850), (700, 820), (900, 600), (900, 760), (520, 930), (100, 780)]), "#a84a58", 0.5, wet=50, gran=0.2, clip=PANE)
    for k in range(5):  # the lid's folds, and those under the eye
        s.curve(
            [(130 + 8 * k, 420 - 30 * k), (300, 190 - 24 * k), (510, 136 - 20 * k), (700, 170 - 24 * k), (880 - 8 * k, 360 - 30 * k)],
            3.6 - 0.5 * k,
            "#6a2438",
            clip=PANE,
            alpha=0.8,
        )
    for k in range(4):
        s.curve(
            [(190 + 30 * k, 700 + 24 * k), (340, 800 + 26 * k), (500, 830 + 26 * k), (660, 802 + 26 * k), (820 - 30 * k, 680 + 26 * k)],
            3 - 0.5 * k,
            "#7a3044",
            clip=PANE,
            alpha=0.7,
        )
    for k in range(900):  # the pen follows the lids round
        top = k % 2 == 0
        u, q = r.uniform(0.02, 0.96), r.uniform(14, 190 if top else 260)
        edge = path(TOP if top else LOW[::-1], 12)
        i = int(u * (len(edge) - 6))
        m = np.array([(505 + (x - 505) * (1 + q / 560), y + (-q if top else q) * (0.75 + 0.25 * math.sin(u * math.pi))) for x, y in edge[i : i + 5]])
        s.stroke(m, r.uniform(1, 2), "#6a2438", clip=PANE, alpha=0.5)
    ball = valid(Polygon(np.vstack([path(TOP, 10), path(LOW, 10)])))
    s.cover(ball)
    s.wash(ball, "#fff6e6", 0.25, edge=0.4, off=0)
    for x, y in ((190, 540), (840, 500)):
        s.wash(ell(x, y, 90, 110), "#d87a80", 0.5, wet=36, clip=ball)
    for a, b, n in ((170, 560, 1), (180, 600, 1), (176, 520, 1), (850, 510, -1), (846, 550, -1)):  # red threads: it has not slept
        s.curve([(a, b), (a + 24 * n, b - 8), (a + 50 * n, b + r.normal() * 10), (a + 78 * n, b - 6)], 2, "#c8303c", clip=ball, alpha=0.8)
    _iris(s, ball)
    s.wash(valid(Polygon(np.vstack([path(TOP, 10), [(p[0], p[1] + 120) for p in path(TOP, 10)[::-1]]]))), "#3a1a40", 0.95, wet=44, clip=ball, gran=0.2)
    s.stroke(path(TOP, 12), 17, "#2a0f1c", taper=(0.1, 0.1))
    s.stroke(path(LOW, 12), 5, "#5a1c2c")
    s.stroke([p - [0, 9] for p in path(LOW[1:-1], 12)], 7, "#fff0e8", body=True, alpha=0.7)
    for p, d, u in marks.along(path(TOP, 12), 34):
        lean, q = (u - 0.5) * 2, r.uniform(70, 104)
        v = np.array([d[1], -d[0]])
        tip = p + v * q + np.array([lean * 46 + r.normal() * 7, -14])
        g = path([p, p + v * q * 0.45 - [lean * 8, 0], tip], 8)
        s.stroke(g, np.linspace(12, 1.4, len(g)), "#1c0a14", clip=PANE, taper=(0, 0.3), wobble=0.6)
    for p, _, u in marks.along(path(LOW[1:-1], 12), 40):
        v = np.array([(u - 0.5) * -0.9, 1.0])
        s.curve([p, p + v * 22, p + v * 44 + [(0.5 - u) * 20, 0]], 3.2, "#3a1420", taper=(0, 0.8))


def _iris(s, ball):
    r, (x, y) = s.rng, EYE
    iris = ell(x, y, 236).intersection(ball)
    s.cover(iris)
    s.wash(iris, "#8fd06a", 0.8, col2="#1c7a58", mix=("rad", x, y, 236, 0, 1), edge=0.6, off=0, gran=0.2)
    s.wash(iris.difference(ell(x, y, 200)), "#06382e", 0.9, wet=18, clip=iris)
    for a in np.linspace(0, math.tau, 260, endpoint=False):
        a += r.normal() * 0.012
        p, q = r.uniform(112, 150), r.uniform(170, 228)
        lit = r.random() < 0.45
        s.curve(
            [
                (x + p * math.cos(a), y + p * math.sin(a)),
                (x + (p + q) / 2 * math.cos(a + 0.015), y + (p + q) / 2 * math.sin(a + 0.015)),
                (x + q * math.cos(a), y + q * math.sin(a)),
            ],
            r.uniform(1.0, 2.8),
            "#e6f6a8" if lit else "#0c4a3c",
            body=lit,
            alpha=0.75,
            clip=iris,
        )
    s.wash(ell(x, y, 150).difference(ell(x, y, 108)), "#e8b840", 0.8, wet=14, clip=iris)
    s.outline(ell(x, y, 236), 5, "#06281e", lost=0, clip=ball)
    pupil = ell(x, y, 116)
    s.cover(pupil)
    s.wash(pupil, "#0a0a12", 2.2, off=0, gran=0.1)
    s.fill(pupil, "#0b0a14", alpha=0.95)
    s.outline(pupil, 6, "#0b0a14", lost=0, wobble=0.2)
    # what it sees: the window of the little house, and one who is not asked to dance
    x, y = x - 8, y + 10
    lit = valid(Polygon([*arc(x - 34, y - 34, 40, 40, 180, 360, 20), (x + 6, y + 30), (x - 74, y + 30)]))
    lit = scaled(lit, 1.32, 1.32, origin=(x - 34, y - 20))
    s.cover(lit)
    s.wash(lit, "#ffe9b4", 0.5, edge=0.3, off=0)
    sits = union(
        ell(x - 40, y - 34, 11, 12),
        limb([(x - 50, y + 8), (x - 52, y - 14), (x - 42, y - 26)], [11, 11, 5]),
        limb([(x - 48, y + 8), (x - 20, y - 10), (x - 18, y + 24)], [8, 7, 4]),
        limb([(x - 50, y - 14), (x - 34, y + 0), (x - 20, y - 10)], [5, 4, 3]),
        box(x - 62, y + 14, x - 36, y + 30),
        limb([(x - 18, y + 26), (x - 8, y + 27)], [4, 3]),
    )
    sits = scaled(sits, 1.32, 1.32, origin=(x - 34, y - 20))
    s.fill(sits, "#14101c", body=True)
    x, y = EYE
    s.fill(sits, "#14101c", body=True)
    s.fill(ell(x + 52, y + 48, 13, 10), "#ffffff", body=True, alpha=0.6)
    s.fill(ell(x + 120, y - 120, 26, 18, -30), "#ffffff", body=True, alpha=0.85)


def _room(s):
    """Dark walls round the window, and the light that it throws on the boards."""
    r = s.rng
    wall = s.all.difference(PANE)
    s.cover(wall)
    s.wash(wall, "#6a4a86", 0.9, col2="#4a3468", pool=0.4, gran=0.3)
    s.wash(wall, "#1c1030", 1.8, grad=("rad", 500, 620, 760, -0.2, 1.1), gran=0.3)
    for x in range(-10, 1010, 46):  # wallpaper
        for y in range(20, 1150, 74):
            if abs(x - 500) > 400 or y < 90:
                s.curve([(x, y + 16), (x + 8, y), (x, y - 18), (x - 8, y), (x, y + 16)], 2, "#b08ac8", body=True, alpha=0.28)
    floor = poly([(-40, 1180), (1040, 1180), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#4a2c50", 1.2, col2="#2c1838", gran=0.3)
    s.wash(floor, NIGHT, 1.2, grad=("rad", 500, 1270, 620, -0.3, 1.1), gran=0.3)
    light = poly([(190, 1182), (810, 1182), (930, 1560), (70, 1560)])
    s.lift(light, 0.72, 14)
    s.wash(light, "#f6b87a", 0.35, wet=12)
    for k in range(-9, 10):
        s.stroke([(500 + 62 * k, 1184), (500 + 112 * k, 1520)], 2.4, "#2a1430")
    for _ in range(16):
        x = r.uniform(60, 900)
        y = r.uniform(1200, 1480)
        s.stroke([(x, y), (x + r.uniform(30, 64), y)], 2, "#2a1430")
    frame = PANE.buffer(34, join_style=1).difference(PANE)
    s.thing(frame, "#f4e6e0", 0.35, col2="#c8a8c0", shade=1.0, shcol="#4a2a5c", hatch=0, line=4, soft=20)
    sill = poly([(70, 1072), (930, 1072), (956, 1128), (44, 1128)])
    s.thing(sill, "#f4e6e0", 0.4, shade=0.9, shcol="#4a2a5c", hatch=7, line=3.6)
    s.wash(poly([(44, 1128), (956, 1128), (940, 1176), (60, 1176)]), NIGHT, 1.0, wet=14)
    skirt = poly([(-40, 1150), (1040, 1150), (1040, 1184), (-40, 1184)])
    s.thing(skirt, "#a88ab0", 0.7, shade=0.6, shcol="#2a1438", hatch=0, line=3)
    for pts in ([(120, 870), (500, 868), (880, 870)], [(500, 868), (502, 970), (500, 1076)]):
        s.stroke(pts, 20, "#2a1438", taper=(0, 0), wobble=0.5)
        s.stroke(pts, 14, "#f0dcd8", taper=(0, 0), wobble=0.5, body=True)
        s.stroke([(x + 3, y + 4) for x, y in pts], 4, "#8a6a90", taper=(0, 0), wobble=0.5, body=True)


def _curtains(s):
    for e in (-1, 1):
        m = lambda pts, e=e: [(500 + e * a, b, *c) for a, b, *c in pts]  # noqa: E731
        g = blob(
            m(
                [
                    (300, -40, 1),
                    (560, -40, 1),
                    (560, 1250, 1),
                    (470, 1256),
                    (410, 1240, 1),
                    (440, 1080),
                    (452, 880),
                    (474, 760),
                    (440, 560),
                    (380, 300),
                    (320, 120),
                ]
            ),
            8,
        )
        s.wash(move(g, -e * 22, 20), NIGHT, 0.8, wet=20)
        s.thing(g, "#7a2a5c", 1.1, col2="#56204c", shade=0.9, shcol="#1c0820", hatch=0, line=3.6, gran=0.25)
        for k, (a, b, c) in enumerate(((350, 404, 470), (400, 452, 486), (450, 486, 502), (500, 516, 520))):
            pts = m([(a - 20, -20), (a + 26, 300), (b + 20, 560), (c, 770)])
            s.wash(limb(pts, [10, 16, 14, 6]), "#1c0820", 0.9, wet=10, clip=g)
            s.curve([(x - e * 9, y) for x, y in pts], 2.4, "#e8a0b0", body=True, alpha=0.5, clip=g)
            s.curve(m([(c, 780), (c - 18 + 8 * k, 980), (420 + 34 * k, 1240)]), 3, "#1c0820", clip=g)
        rim(s, g, 7 * e, 2, "#ffb8a8", 0.75, 2)
        s.thing(limb(m([(456, 762), (500, 772), (560, 756)]), [14, 17, 17]), GOLD, 0.9, shade=0.8, shcol="#6a3410", hatch=0, line=2.8)


def _head(x, y, size, turn, flip):
    return valid(Polygon(move(np.asarray(path(PROFILE, 8, True)) - [0.36, 0.47], x, y, size, turn, flip)))


def _turned(a, b, wide, thin):
    """A piece of turned wood between two joints."""
    a, b = np.array(a, float), np.array(b, float)
    q = lambda t: tuple(a + (b - a) * t)  # noqa: E731
    return limb([q(0.06), q(0.3), q(0.7), q(0.94)], [wide * 0.7, wide, (wide + thin) / 2, thin * 0.8], 8)


def _bones(pts, sizes):
    """A limb of a doll: turned pieces, and a ball at every joint."""
    parts = [_turned(p, q, w, v) for p, q, (w, v) in zip(pts, pts[1:], sizes, strict=False)]
    balls = [ell(*p, (w + v) / 2 * 0.7) for p, (w, v) in zip(pts[1:], sizes, strict=False)]
    return parts, balls


HE = dict(
    arm=_bones([(366, 962), (452, 918), (506, 800)], [(25, 19), (19, 13)]),
    back=_bones([(326, 1126), (288, 1246), (216, 1338)], [(38, 27), (28, 15)]),
    fore=_bones([(368, 1126), (404, 1248), (388, 1368)], [(38, 27), (28, 15)]),
)
SHE = dict(
    arm=_bones([(690, 976), (604, 930), (546, 806)], [(19, 15), (15, 10)]),
    free=_bones([(738, 980), (812, 1050), (872, 1112)], [(19, 14), (14, 9)]),
)
COAT = [
    (340, 928), (306, 942), (284, 990), (288, 1046), (302, 1086), (284, 1150), (248, 1222), (218, 1262, 1), (262, 1248), (310, 1204), (340, 1158), (372, 1160), (404, 1148), (398, 1090), (410, 1030),
    (414, 984), (398, 946), (370, 928),
]  # fmt: skip
SKIRT = [
    (684, 1072), (668, 1120), (624, 1206), (566, 1288), (508, 1350, 1), (560, 1348), (600, 1372), (650, 1350), (706, 1376), (764, 1348), (820, 1366), (866, 1336), (916, 1322, 1), (918, 1250), (904, 1176),
    (884, 1118, 1), (846, 1134), (794, 1128), (752, 1100), (742, 1072),
]  # fmt: skip
HAT = union(
    blob([(262, 792), (300, 800), (352, 792), (412, 770), (436, 758), (432, 774), (380, 804), (310, 818), (268, 808)], 8),
    blob([(294, 804, 1), (282, 700, 1), (330, 694), (386, 678, 1), (398, 780, 1)], 6),
)
HANDS = [
    [(506, 800), (508, 778), (520, 756)], [(518, 764), (534, 750), (550, 752)], [(516, 760), (528, 742), (546, 740)], [(514, 756), (522, 734), (540, 728)], [(510, 784), (500, 762), (506, 744)],
    [(546, 806), (548, 782), (540, 760)], [(548, 776), (558, 756), (548, 736)], [(542, 768), (530, 744), (516, 738)], [(544, 762), (534, 734), (520, 726)], [(546, 760), (540, 728), (528, 716)],
]  # fmt: skip
SHOES = [  # his: one flat, one on its toe; hers: high on the toe, and one that leaves the floor
    blob([(368, 1360), (406, 1358), (416, 1376), (446, 1386), (478, 1392), (490, 1402), (488, 1410, 1), (414, 1410, 1), (410, 1402, 1), (392, 1402, 1), (390, 1411, 1), (362, 1411, 1), (362, 1384)], 6),
    blob([(230, 1352), (204, 1326), (190, 1336), (176, 1356, 1), (170, 1380), (164, 1404), (174, 1412), (196, 1410), (206, 1398), (216, 1376)], 6),
    blob([(658, 1368), (682, 1372), (686, 1386), (690, 1412, 1), (682, 1412, 1), (678, 1396), (664, 1402), (646, 1412), (618, 1412), (612, 1405), (628, 1398), (646, 1384)], 6),
    blob([(832, 1356), (850, 1358), (864, 1376), (868, 1398), (878, 1418), (870, 1424), (856, 1412), (842, 1394), (826, 1374)], 6),
]  # fmt: skip
FREE = [
    [(872, 1112), (882, 1122), (888, 1132)],
    [(876, 1112), (892, 1116), (896, 1132)],
    [(876, 1106), (900, 1104), (914, 1112)],
    [(874, 1104), (900, 1094), (918, 1094)],
    [(872, 1102), (894, 1084), (910, 1078)],
]


def _pair():
    """The two as one shape, joined by their hands above."""
    his = [
        _head(352, 862, 128, 4, False),
        blob([(290, 866), (292, 812), (330, 800), (400, 800), (372, 822), (340, 836), (332, 874), (316, 902), (300, 896)], 8),
        move(HAT, 0, 18),
        limb([(340, 900), (340, 944)], [27, 33]),
        blob(COAT, 8),
        *SHOES[:2],
    ]
    her = [
        _head(694, 884, 116, 20, True),
        blob([(684, 824), (736, 828), (764, 866), (758, 914), (736, 938), (718, 904), (700, 864)], 8),
        ell(774, 858, 30, 27, 30),
        limb([(712, 924), (716, 970)], [20, 25]),
        blob([(690, 958), (668, 996), (672, 1034), (688, 1080), (740, 1080), (752, 1024), (752, 978), (728, 954)], 8),
        blob(SKIRT, 10),
        limb([(676, 1340), (668, 1378)], [17, 10]),
        limb([(800, 1340), (838, 1366)], [17, 10]),
        *SHOES[2:],
    ]
    joints = [q for side in (HE, SHE) for parts, balls in side.values() for q in (*parts, *balls)]
    fingers = [limb(f, [11, 9, 6] if k in (0, 5) else [7, 6, 4.4], 8) for k, f in enumerate(HANDS)] + [limb(f, [6, 5, 3.4], 8) for f in FREE]
    return union(smooth(union(*his, *her), 2), *joints, *fingers)


def _dance(s):
    g = _pair()
    low = union(blob(COAT, 8), blob(SKIRT, 8), *HE["back"][0], *HE["fore"][0])
    for q in getattr(low, "geoms", [low]):  # they throw their shadows towards us
        pts = np.array(q.exterior.coords)
        fall = valid(Polygon(np.c_[500 + (pts[:, 0] - 500) * (1 + (1408 - pts[:, 1]) * 0.001), 1404 + (1408 - pts[:, 1]) * 0.42]))
        s.wash(fall, NIGHT, 1.1, wet=8, gran=0.2)
    for x, w in ((188, 36), (426, 76), (656, 52), (872, 26)):
        s.wash(ell(x, 1411, w, 9), NIGHT, 1.2, wet=5)
    s.cover(g)
    s.wash(g, "#171022", 2.2, edge=0.2, gran=0.15, off=0, rough=0.2)
    s.fill(g, "#150e20", alpha=0.9)
    _inside(s)
    rim(s, g, 3, 5, "#ffcfa0", 0.75, 1.6)
    return g


def _inside(s):
    """What the dark lets see: joints, seams, folds, a frill."""
    r, dim, lit = s.rng, "#6a4a78", "#e8b89a"
    for side in (HE, SHE):
        for parts, balls in side.values():
            for q in balls:
                s.outline(q, 2.6, lit, lost=0.1, wobble=0.3, alpha=0.9)
            for q in parts:  # the wood shines on one side
                s.stroke(np.array(q.buffer(-6).exterior.coords)[2:30], 1.8, dim, body=True, alpha=0.6)
    for g, pale, sole in zip(SHOES, ([(368, 1366), (404, 1362), (418, 1380), (440, 1388), (404, 1394), (372, 1388)], [(232, 1350), (206, 1324), (192, 1334), (184, 1356), (202, 1374), (220, 1374)], None, None), ([(416, 1404), (452, 1406), (484, 1404)], [(170, 1376), (166, 1398), (176, 1406)], [(620, 1406), (646, 1406), (664, 1396), (680, 1388)], [(868, 1384), (868, 1400), (874, 1414)]), strict=True):  # fmt: skip
        if pale:  # spats, so that a foot is seen to be one
            spat = blob(pale, 6).intersection(g)
            s.fill(spat, "#b89ab8", body=True)
            s.outline(spat, 1.8, "#2a1438", lost=0)
            for k in range(3):
                s.dots([np.array(pale[1]) * (0.75 - 0.3 * k) + np.array(pale[4]) * (0.25 + 0.3 * k)], 2.4, "#2a1438", body=True)
        else:
            s.fill(g.buffer(-2), "#8a2c50", body=True)
        s.curve(sole, 2.4, lit, body=True, alpha=0.85, clip=g)
    for pts in ([(662, 1360), (682, 1366)], [(660, 1370), (680, 1358)], [(812, 1356), (828, 1342)], [(818, 1346), (830, 1360)]):  # ribbons
        s.stroke(pts, 3, "#8a2c50", body=True)
    skirt = blob(SKIRT, 10)
    hem = [(508, 1350), (560, 1348), (600, 1372), (650, 1350), (706, 1376), (764, 1348), (820, 1366), (866, 1336), (916, 1322)]
    for k, (x, y) in enumerate(path(hem, 5)[1:-1]):
        top = (688 + (x - 508) * 0.12, 1088)
        if x > 850:
            continue
        s.curve(
            [top, (top[0] * 0.62 + x * 0.38 - 6, 1190), (x * 0.93 + top[0] * 0.07, y - 40), (x, y - 6)],
            1.4 + 1.4 * (k % 3 == 0),
            dim,
            body=True,
            alpha=0.45 + 0.25 * (k % 3 == 0),
            clip=skirt,
        )
    for q, w in ((0, 4.2), (-16, 2.2), (-30, 1.6)):
        s.curve([(x, y + q - 3) for x, y in hem], w, "#d8a8b8", body=True, alpha=0.85, clip=skirt)
    for p, _, _ in marks.along(path(hem, 12), 13):
        s.stroke(arc(p[0], p[1] - 18, 6, 8, 0, 180, 8), 1.6, "#d8a8b8", body=True, alpha=0.8, clip=skirt)
    for k in range(6):  # she has it by the corner
        s.curve([(884, 1120), (886 - 9 * k, 1190 + 6 * k), (912 - 15 * k, 1300 + 3 * k)], 1.6 + (k % 3 == 0), dim, body=True, alpha=0.65, clip=skirt)
    s.stroke([(684, 1078), (712, 1086), (742, 1078)], 8, "#a83a5c", taper=(0, 0), body=True)
    coat = blob(COAT, 8)
    for pts in ([(372, 934), (396, 990), (384, 1060), (392, 1140)], [(346, 1100), (318, 1160), (262, 1240)], [(356, 950), (378, 984), (366, 1030)]):
        s.curve(pts, 2, dim, body=True, alpha=0.8, clip=coat)
    for k in range(4):
        s.dots([(394 - k % 2, 1010 + k * 30)], 3.6, GOLD, body=True)
    elbow = [(300, 980), (288, 1050), (322, 1092), (360, 1076)]  # the other arm is laid on his back
    s.curve(elbow, 2.2, dim, body=True, alpha=0.8, clip=coat)
    s.stroke([(292, 802), (342, 794), (396, 778)], 9, "#7a2a5c", body=True, taper=(0, 0))
    for k, f in enumerate(HANDS + FREE):
        if k not in (0, 5, 10):
            s.curve(f, 1.5, lit, body=True, alpha=0.55)
    s.fill(blob([(336, 928), (352, 936), (372, 926), (376, 938), (354, 944), (338, 940)], 6), lit, body=True, alpha=0.75)
    for _ in range(26):
        a, q = r.uniform(-0.6, 2.2), r.uniform(10, 26)
        s.curve([(774 + q * math.cos(a), 858 + q * math.sin(a)), (774 + q * math.cos(a + 0.5), 858 + q * math.sin(a + 0.5))], 1.4, dim, body=True, alpha=0.6)
    s.dots([(712, 920)], 4.5, GOLD, body=True)


def _key(s):
    """In colour: what makes him dance."""
    x, y = 178, 1000
    s.thing(limb([(284, 1000), (204, 1000)], [14, 14]), GOLD, 1.1, shade=0.8, shcol="#6a3410", hatch=0, line=3)
    s.thing(limb([(276, 976), (276, 1024)], [8, 8]), GOLD, 1.1, shade=0.8, shcol="#6a3410", hatch=0, line=2.8)
    bow = smooth(union(*(ell(x, y + q * 66, 56, 64).difference(ell(x, y + q * 70, 27, 34)) for q in (-1, 1)), ell(x + 8, y, 40, 32)), 4)
    s.thing(bow, GOLD, 1.1, col2="#d8902a", shade=0.9, shcol="#6a3410", hatch=5, line=3.6)
    for q in (-1, 1):
        s.stroke(arc(x, y + q * 66, 46, 53, 190, 290), 4.4, "#fff4c0", body=True)
    for k in range(3):
        for a in (150, 330):
            s.stroke(arc(x, y, 84 + k * 16, 150 + k * 15, a + k * 4, a + 46 - k * 4), 3, "#ffe0a0", body=True, alpha=0.85)


@card("plum", paper="cold", light=(0.0, -0.8))
def doll_house(s):
    """Two dolls dance black before a window that a giant green eye fills; in its pupil somebody sits alone."""
    _face(s)
    _room(s)
    _curtains(s)
    _dance(s)
    _key(s)
    s.splatter(NIGHT, 40, (0, 1200, 1000, 1500), (0.7, 4))
