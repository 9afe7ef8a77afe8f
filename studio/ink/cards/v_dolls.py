"""Somebody looks in at the doll's house while two of them dance."""

from ..easel import *
from ..kit.profile import PROFILE
from ..kit.rim import rim

NIGHT, GOLD = "#140a20", "#f0b83a"
PANE = valid(Polygon([*arc(500, 470, 372, 380, 180, 360, 60), (872, 1080), (128, 1080)]))
EYE = np.array([505.0, 452.0])
TOP = [(140, 560), (214, 408), (340, 290), (500, 246), (668, 278), (800, 380), (880, 500)]
LOW = [(880, 500), (800, 640), (660, 742), (500, 772), (330, 738), (214, 660), (140, 560)]


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
    iris = ell(x, y, 262).intersection(ball)
    s.cover(iris)
    s.wash(iris, "#8fd06a", 0.8, col2="#1c7a58", mix=("rad", x, y, 262, 0, 1), edge=0.6, off=0, gran=0.2)
    s.wash(iris.difference(ell(x, y, 222)), "#06382e", 0.9, wet=18, clip=iris)
    for a in np.linspace(0, math.tau, 150, endpoint=False):
        a += r.normal() * 0.012
        p, q = r.uniform(112, 150), r.uniform(190, 252)
        lit = r.random() < 0.45
        s.curve(
            [
                (x + p * math.cos(a), y + p * math.sin(a)),
                (x + (p + q) / 2 * math.cos(a + 0.015), y + (p + q) / 2 * math.sin(a + 0.015)),
                (x + q * math.cos(a), y + q * math.sin(a)),
            ],
            r.uniform(1.4, 3.4),
            "#e6f6a8" if lit else "#0c4a3c",
            body=lit,
            alpha=0.75,
            clip=iris,
        )
    s.wash(ell(x, y, 150).difference(ell(x, y, 108)), "#e8b840", 0.8, wet=14, clip=iris)
    s.outline(ell(x, y, 262), 5, "#06281e", lost=0, clip=ball)
    pupil = ell(x, y, 116)
    s.cover(pupil)
    s.wash(pupil, "#0a0a12", 2.2, off=0, gran=0.1)
    s.fill(pupil, "#0b0a14", alpha=0.85)
    # what it sees: the window of the little house, and one who is not asked to dance
    lit = valid(Polygon([*arc(x - 34, y - 34, 40, 40, 180, 360, 20), (x + 6, y + 30), (x - 74, y + 30)]))
    s.cover(lit)
    s.wash(lit, "#ffe9b4", 0.5, edge=0.3, off=0)
    sits = union(ell(x - 38, y - 22, 12), blob([(x - 50, y + 30), (x - 46, y - 8), (x - 30, y - 8), (x - 24, y + 14), (x + 0, y + 18), (x + 2, y + 30)]))
    s.fill(sits, "#14101c")
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


def _pair():
    """The two as one shape. He stands straight as a post; she has thrown back her head, and sees."""
    his = [
        _head(418, 752, 150, 0, False),
        blob([(346, 764), (352, 690), (400, 664), (452, 670), (482, 700), (440, 712), (400, 740), (384, 800), (360, 806)], 8),
        limb([(404, 820), (404, 870)], [27, 31]),
        blob(
            [
                (376, 852),
                (344, 868),
                (330, 930),
                (342, 1010),
                (352, 1070),
                (318, 1150),
                (292, 1226, 1),
                (360, 1190),
                (404, 1120),
                (460, 1120),
                (486, 1040),
                (494, 950),
                (486, 880),
                (440, 852),
            ],
            10,
        ),
        limb([(404, 1090), (396, 1230), (386, 1386)], [46, 33, 21]),
        limb([(440, 1090), (486, 1210), (470, 1300)], [44, 32, 24]),
        limb([(470, 1290), (452, 1330), (424, 1380)], [23, 21, 17]),
        blob([(362, 1386), (372, 1362), (404, 1366), (446, 1392), (464, 1408), (366, 1408)], 8),
        limb([(486, 920), (560, 970), (640, 950)], [34, 29, 22]),
    ]
    her = [
        _head(630, 772, 142, 40, True),
        blob([(646, 702), (706, 716), (734, 770), (716, 830), (690, 850), (666, 800), (640, 760)], 8),
        ell(742, 800, 38, 34, 30),
        limb([(640, 830), (634, 884)], [23, 25]),
        blob([(590, 900), (622, 872), (668, 880), (690, 930), (668, 1000), (640, 1046), (584, 1046), (576, 980)], 8),
        blob(
            [
                (584, 1030),
                (644, 1030),
                (712, 1110),
                (800, 1240),
                (902, 1370, 1),
                (820, 1350),
                (740, 1384),
                (650, 1362),
                (560, 1392),
                (478, 1372, 1),
                (520, 1240),
                (556, 1120),
            ],
            10,
        ),
        limb([(620, 1350), (606, 1400)], [15, 12]),
        blob([(560, 1412), (578, 1392), (620, 1390), (632, 1412)], 8),
        limb([(612, 902), (520, 870), (420, 880)], [24, 21, 18]),
        limb([(660, 912), (760, 890), (846, 800)], [23, 20, 15]),
        limb([(700, 930), (774, 900), (850, 808)], [20, 20, 15]),
        blob([(830, 826), (826, 790), (846, 764), (872, 764), (884, 786), (872, 816), (852, 834)], 8),
    ]
    return smooth(union(*his, *her, ell(418, 800, 20)), 3)


def _dance(s):
    g = _pair()
    low = g.intersection(box(0, 1000, 1000, 1420))
    # they throw their shadows towards us
    pts = np.array(max(getattr(low, "geoms", [low]), key=lambda p: p.area).exterior.coords)
    fall = valid(Polygon(np.c_[500 + (pts[:, 0] - 500) * (1 + (1408 - pts[:, 1]) * 0.001), 1404 + (1408 - pts[:, 1]) * 0.5]))
    s.wash(fall, NIGHT, 1.1, wet=10, gran=0.2)
    s.wash(ell(410, 1410, 80, 11), NIGHT, 1.2, wet=5)
    s.wash(ell(606, 1414, 60, 9), NIGHT, 1.2, wet=5)
    s.cover(g)
    s.wash(g, "#171022", 2.2, edge=0.2, gran=0.15, off=0, rough=0.4)
    s.fill(g, "#150e20", alpha=0.88)
    pale = dict(body=True, alpha=0.9, wobble=0.4, taper=(0.1, 0.1))
    for pts in (
        [(382, 842), (404, 850), (430, 840)],
        [(616, 858), (638, 866), (660, 852)],
        [(756, 868), (770, 890), (778, 916)],
        [(822, 794), (838, 816), (858, 828)],
        [(462, 1196), (488, 1204), (514, 1192)],
        [(450, 1290), (470, 1300), (492, 1296)],
        [(366, 1234), (396, 1240), (428, 1232)],
        [(548, 944), (560, 970), (556, 998)],
        [(602, 1368), (616, 1372), (630, 1366)],
    ):
        s.curve(pts, 3.4, "#d8a890", **pale)  # where the wood is jointed
    for pts in ([(600, 1060), (560, 1200), (520, 1370)], [(626, 1060), (650, 1220), (650, 1360)], [(646, 1060), (740, 1240), (820, 1348)]):
        s.curve(pts, 2.4, "#6a4a78", body=True, alpha=0.8)
    s.curve([(486, 1376), (560, 1388), (650, 1358), (740, 1378), (820, 1346), (894, 1366)], 4, "#c89ab0", body=True, alpha=0.8)
    rim(s, g, 3, 5, "#ffcfa0", 0.75, 1.6)
    return g


def _key(s):
    """In colour: what makes him dance."""
    x, y = 236, 944
    s.thing(limb([(338, 944), (262, 944)], [15, 15]), GOLD, 1.1, shade=0.8, shcol="#6a3410", hatch=0, line=3)
    s.thing(limb([(330, 918), (330, 970)], [9, 9]), GOLD, 1.1, shade=0.8, shcol="#6a3410", hatch=0, line=2.8)
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
