"""Those who live round the room where it rains, and two goldfish: drawn flat, in the frame of the house that leans."""

from ..easel import *
from ..kit.profile import profile

NIGHT = "#1c1020"
ROSE, SAND = ("#e8b494", "#d88a6c", "#7a4048"), ("#c98f62", "#b8684a", "#5a2a30")
UMBER, EBONY = ("#8a5638", "#7a4230", "#34161c"), ("#5e3a2a", "#542c22", "#1c0c12")


class Flat:
    """A pen for one house: shapes in its own measure, with the shadow that they throw on the wall behind."""

    def __init__(self, s, house):
        self.s, self.house = s, house
        along = np.subtract(house.at(1, 0), house.at(0, 0))
        self.turn = math.degrees(math.atan2(along[1], along[0]))

    def limb(self, pts, radii, col, dark, k=0.95, line=2.1):
        self.part(limb(self.house.lean(pts), radii, 8), col, dark, k, line)

    def shape(self, pts, col, dark, k=0.95, line=2.2):
        g = self.house.soft(pts)
        self.part(g, col, dark, k, line)
        return g

    def part(self, g, col, dark, k, line):
        self.s.thing(g, col, k, col2=mix(col, dark, 0.35), shade=0.85, shcol=dark, hatch=0, line=line, gran=0.2)

    def lines(self, lines, col, w=1.5):
        for pts in lines:
            self.house.pen(self.s, pts, w, col)

    def cast(self, *groups):
        """The shadow upon the wall: limbs as (points, radius)."""
        g = union(*(limb(self.house.lean(pts), r if np.ndim(r) else [r] * len(pts), 6) for pts, r in groups))
        self.s.wash(move(g, 15, 9), NIGHT, 0.5, wet=10, gran=0.2)

    def head(self, x, y, size, turn, skin, flip=False, neck=None, eye="open", brow=0.0):
        n = None if neck is None else (self.house.at(*neck), size * 0.15)
        return profile(self.s, *self.house.at(x, y), size, self.turn + turn, flip=flip, skin=skin, eye=eye, brow=brow, neck=n, line=1.6, k=0.9)

    def hair(self, at, pts, col, line=1.8):
        g = valid(Polygon(at(path(pts, 8, True))))
        self.s.thing(g, col, 1.2, shade=0.7, shcol=darker(col, 0.7), hatch=0, line=line)
        return g

    def hand(self, x, y, skin, r=7.0, way=None):
        """A small hand: a palm, and four fingers laid together that way."""
        if way is not None:
            for e in (-0.34, -0.1, 0.14, 0.38):
                a = way + e
                self.limb([(x, y), (x + 1.1 * r * math.cos(a), y + 1.1 * r * math.sin(a)), (x + 2.1 * r * math.cos(a), y + 2.1 * r * math.sin(a))], [r * 0.42, r * 0.4, r * 0.28], skin[0], skin[2], line=1.2)
        self.limb([(x - 1, y), (x + 1, y)], [r, r * 0.9], skin[0], skin[2], line=1.5)


CAP = [(0.70, 0.12), (0.56, 0.20), (0.46, 0.32), (0.43, 0.46), (0.34, 0.52), (0.32, 0.66), (0.14, 0.76), (0.0, 0.64), (-0.07, 0.40), (-0.05, 0.14), (0.12, -0.04), (0.40, -0.07), (0.60, 0.0)]


def dancers(s, house):
    f = Flat(s, house)
    f.cast(([(98, 196), (94, 260), (100, 300)], 30), ([(100, 300), (84, 350), (70, 396)], 14), ([(228, 200), (236, 280)], 26), ([(236, 290), (240, 370)], [30, 56]), ([(96, 236), (124, 196), (164, 164), (200, 196), (230, 236)], 10))
    wine, blue, violet = "#b83a2a", "#2c3050", "#5a46a4"
    # his far arm and hers, up together
    f.limb([(232, 240), (204, 204), (168, 166)], [11, 9, 7], UMBER[0], UMBER[2])
    f.limb([(92, 240), (118, 200), (152, 172)], [13, 11, 9], mix(wine, NIGHT, 0.3), "#3a0a14")
    f.hand(160, 165, SAND, 7, -0.9)
    # he
    f.limb([(104, 296), (130, 344), (120, 392)], [19, 14, 10], mix(blue, NIGHT, 0.4), NIGHT)
    f.shape([(108, 390), (124, 388), (144, 400), (144, 407), (106, 407)], "#2a1a14", NIGHT)
    f.limb([(96, 296), (86, 346), (62, 388)], [20, 15, 10], blue, NIGHT)
    f.shape([(52, 382), (68, 386), (84, 402), (82, 409), (62, 406), (48, 394)], "#2a1a14", NIGHT)
    f.shape([(80, 226), (104, 222), (120, 240), (118, 274), (120, 306), (80, 308), (76, 270), (70, 244)], wine, "#3a0a14")
    f.lines(([(112, 240), (108, 270), (112, 304)], [(80, 250), (88, 280), (84, 304)]), "#3a0a14")
    at = f.head(102, 194, 54, -8, SAND, neck=(94, 230))
    f.hair(at, CAP, "#2a1a18")
    f.limb([(88, 240), (118, 268), (158, 252)], [14, 12, 9], wine, "#3a0a14")
    # she: one foot on the floor, one in the air
    f.limb([(264, 360), (300, 380), (322, 352)], [11, 9, 6], UMBER[0], UMBER[2])
    f.shape([(316, 358), (322, 344), (334, 336), (338, 342), (328, 360)], "#c8321e", "#4a0a14")
    f.limb([(228, 366), (224, 398)], [10, 6], UMBER[0], UMBER[2])
    f.shape([(204, 404), (214, 394), (230, 394), (232, 406), (206, 408)], "#c8321e", "#4a0a14")
    g = f.shape([(222, 276), (250, 276), (266, 306), (296, 344), (316, 362), (282, 372), (262, 390), (236, 378), (206, 388), (180, 376), (202, 334), (214, 304)], violet, "#1c1040")
    for x in (196, 216, 238, 262, 288):
        house.pen(s, [(236 + (x - 238) * 0.2, 284), (236 + (x - 238) * 0.6, 326), (x, 372)], 1.6, "#1c1040", clip=g)
    f.shape([(218, 230), (246, 230), (254, 250), (248, 280), (224, 280), (216, 252)], violet, "#1c1040")
    at = f.head(226, 198, 52, 8, UMBER, flip=True, neck=(232, 232), eye="shut")
    f.hair(at, CAP, "#140a0c")
    s.thing(ell(*house.at(258, 182), 20, 18), "#140a0c", 1.2, shade=0.7, hatch=0, line=1.8)
    for a in np.linspace(0, 6.1, 16):
        c = house.at(258, 182)
        s.stroke(arc(c[0] + 13 * math.cos(a), c[1] + 12 * math.sin(a), 4, 4, 0, 300, 7), 1.2, "#6a4a3a", body=True, alpha=0.7)
    f.limb([(228, 242), (200, 270), (168, 254)], [11, 9, 7], UMBER[0], UMBER[2])
    f.hand(163, 253, SAND, 7, 0.1)


def gardener(s, house):
    """Returns where the water leaves the can."""
    f = Flat(s, house)
    f.cast(([(500, 200), (498, 260)], 34), ([(498, 260), (500, 390)], [30, 48]), ([(510, 250), (540, 286), (590, 268)], 12))
    green = "#2f8a70"
    for x in (482, 520):
        f.shape([(x - 14, 398), (x, 390), (x + 22, 402), (x + 20, 409), (x - 14, 409)], "#3a2018", NIGHT)
    f.limb([(510, 244), (546, 270), (586, 262)], [13, 11, 8], EBONY[0], EBONY[2])
    g = f.shape([(478, 228), (514, 224), (530, 252), (524, 288), (540, 344), (552, 398), (458, 400), (466, 344), (472, 288), (466, 252)], green, "#0a3430")
    for pts in ([(484, 296), (476, 340), (472, 394)], [(500, 296), (500, 340), (498, 396)]):
        house.pen(s, pts, 1.7, "#0a3430", clip=g)
    f.shape([(504, 292), (526, 290), (540, 340), (546, 378), (516, 384), (508, 340)], "#f4ead2", "#7a6a8a", 0.4)
    f.shape([(500, 240), (522, 240), (524, 290), (504, 292)], "#f4ead2", "#7a6a8a", 0.4)
    f.limb([(470, 288), (498, 294), (526, 288)], [4, 4, 4], "#f4ead2", "#7a6a8a", 0.4)
    at = f.head(505, 199, 60, 12, EBONY, neck=(496, 230), brow=-0.2)
    scarf = f.hair(at, [(0.74, 0.20), (0.60, 0.26), (0.48, 0.40), (0.40, 0.60), (0.30, 0.74), (0.10, 0.78), (-0.10, 0.60), (-0.14, 0.24), (0.04, -0.08), (0.38, -0.16), (0.66, -0.04)], "#e8dcc8")
    for u in (0.12, 0.3, 0.48):
        s.curve(at([(0.68 - u * 0.5, 0.04 + u * 0.1), (0.36 - u * 0.5, 0.2 + u * 0.5), (0.2 - u * 0.4, 0.62)]), 1.3, "#8a6a5a", clip=scarf)
    f.shape([(473, 216), (463, 212), (455, 226), (461, 242), (473, 226)], "#e8dcc8", "#8a7a8a", 0.5)
    # the can, and the near arm that carries it
    f.limb([(612, 270), (634, 258), (652, 246)], [5, 4, 4], "#d8642e", "#5a1c10")
    f.shape([(646, 238), (660, 240), (658, 256), (648, 254)], "#e87a3a", "#5a1c10")
    f.shape([(572, 250), (610, 248), (618, 292), (570, 294)], "#d8642e", "#5a1c10")
    house.pen(s, [(574, 252), (556, 256), (556, 282), (572, 286)], 4.4, "#8a3416")
    house.pen(s, [(578, 252), (590, 234), (606, 250)], 4.4, "#8a3416")
    house.pen(s, [(576, 262), (594, 264), (613, 260)], 2, "#ffc8a0", body=True)
    f.limb([(486, 246), (510, 294), (556, 268)], [15, 13, 8], green, "#0a3430")
    f.hand(560, 268, EBONY, 8, 0.5)
    return np.array(house.at(660, 248))


def couple(s, house):
    f = Flat(s, house)
    wood = "#7a4e2c"
    f.cast(([(404, 1270), (394, 1400)], 34), ([(744, 1270), (752, 1400)], 34), ([(440, 1384), (700, 1384)], 8))
    for x in (394, 752):
        for e in (-20, 18):
            f.limb([(x + e * 0.7, 1414), (x + e, 1474)], [5, 4], wood, NIGHT)
    for e, x, top, leg, deep in ((1, 394, "#5f8450", "#4a4a5c", "#16301c"), (-1, 752, "#b84a60", "#b84a60", "#3a0a20")):
        m = lambda pts, e=e, x=x: [(x + e * a, b) for a, b in pts]  # noqa: E731
        f.limb(m([(2, 1402), (58, 1402), (62, 1436), (60, 1462)]), [19, 15, 12, 9], leg, deep)
        f.shape(m([(48, 1460), (66, 1460), (88, 1472), (86, 1478), (48, 1478)]), "#2a1814", NIGHT)
        if e < 0:
            f.shape(m([(-22, 1390), (20, 1382), (70, 1390), (78, 1440), (40, 1448), (0, 1426), (-20, 1414)]), leg, deep)
        f.shape(m([(-14, 1304), (16, 1300), (30, 1330), (24, 1370), (28, 1412), (-24, 1414), (-28, 1366), (-24, 1326)]), top, deep)
        f.lines((m([(8, 1330), (-2, 1370), (4, 1408)]), m([(-16, 1350), (-12, 1380), (-20, 1408)])), deep)
        f.limb(m([(-30, 1414), (30, 1412)]), [6, 6], wood, NIGHT)
    at = f.head(408, 1277, 62, 4, SAND, neck=(396, 1306))
    f.hair(at, CAP, "#3a2018")
    f.hair(at, [(0.44, 0.56), (0.56, 0.70), (0.70, 0.76), (0.76, 0.82), (0.76, 0.94), (0.64, 1.02), (0.46, 0.92), (0.38, 0.74)], "#3a2018")
    at = f.head(740, 1278, 60, -6, UMBER, flip=True, neck=(750, 1306), eye="shut")
    f.hair(at, CAP, "#d8d4d8")
    s.thing(ell(*house.at(775, 1274), 13, 12), "#d8d4d8", 0.8, shade=0.6, hatch=0, line=1.8)
    cat(s, house, 566, 1474, 0.62, True)
    # the table between them: two empty plates and a flower
    for x in (462, 682):
        f.limb([(x, 1388), (x, 1478)], [7, 5], wood, NIGHT)
    cloth_ = f.shape([(436, 1372), (704, 1370), (712, 1384), (694, 1412), (660, 1400), (620, 1414), (570, 1402), (520, 1414), (476, 1402), (446, 1412), (430, 1386)], "#f4ead6", "#8a6a7a", 0.35)
    for x in range(452, 700, 26):
        house.pen(s, [(x, 1374), (x + 2, 1412)], 3, "#c8504a", clip=cloth_)
    for x in (498, 646):
        s.thing(house.soft([(x - 34, 1366), (x, 1362), (x + 34, 1365), (x + 18, 1374), (x - 18, 1375)]), "#ffffff", 0.1, shade=0.5, shcol="#5a6a90", hatch=0, line=1.9)
    f.shape([(562, 1370), (560, 1346), (566, 1338), (578, 1338), (584, 1346), (582, 1370)], "#3a7a9a", "#0a2a44")
    house.pen(s, [(572, 1340), (570, 1316), (576, 1298)], 2.4, "#2f5a2a")
    s.thing(house.soft([(566, 1292), (572, 1278), (582, 1280), (588, 1292), (578, 1302)]), "#e8402c", 1.0, shade=0.5, hatch=0, line=1.7)
    f.limb([(396, 1324), (426, 1372), (456, 1366)], [14, 12, 8], "#5f8450", "#16301c")
    f.hand(464, 1364, SAND, 7, 0.0)
    f.limb([(752, 1324), (716, 1370), (694, 1364)], [14, 12, 8], "#b84a60", "#3a0a20")
    f.hand(686, 1363, UMBER, 7, 3.2)


def sleepless(s, house):
    """A child upon a trunk who tries to touch the wet spot."""
    f = Flat(s, house)
    f.cast(([(126, 1330), (124, 1400)], 26), ([(124, 1400), (122, 1440)], [26, 36]), ([(136, 1372), (162, 1320), (178, 1276)], 10))
    f.shape([(54, 1486, 1), (54, 1448), (62, 1437), (196, 1436), (204, 1447), (204, 1486, 1)], "#8a5a34", "#2a1410")
    f.lines(([(54, 1456), (130, 1454), (204, 1455)],), NIGHT, 2.4)
    for x in (78, 180):
        f.limb([(x, 1438), (x, 1486)], [6, 6], "#4a3028", NIGHT)
    f.shape([(120, 1450), (138, 1450), (138, 1466), (120, 1466)], "#e0b040", "#5a3408")
    for x in (112, 138):
        f.limb([(x, 1412), (x, 1432)], [8, 6], ROSE[0], ROSE[2])
        f.shape([(x - 8, 1436), (x - 4, 1424), (x + 10, 1428), (x + 16, 1437)], ROSE[0], ROSE[2])
    f.limb([(116, 1368), (96, 1392), (92, 1414)], [11, 9, 6], "#f6eedc", "#6a6088", 0.35)
    f.hand(92, 1420, ROSE, 6, 1.5)
    g = f.shape([(110, 1356), (138, 1354), (148, 1372), (150, 1396), (164, 1424), (90, 1428), (104, 1396), (104, 1372)], "#f6eedc", "#6a6088", 0.35)
    for pts in ([(116, 1380), (110, 1404), (104, 1424)], [(134, 1380), (140, 1402), (142, 1424)]):
        house.pen(s, pts, 1.6, "#6a6088", clip=g)
    at = f.head(128, 1328, 58, -34, ROSE, neck=(126, 1360), brow=-0.5)
    f.hair(at, CAP, "#7a3a1c")
    f.limb([(104, 1336), (92, 1356), (88, 1380)], [8, 7, 4], "#7a3a1c", "#2a100a")
    house.pen(s, [(84, 1374), (93, 1376)], 4, "#c8402e")
    f.limb([(136, 1368), (162, 1330), (174, 1290)], [11, 9, 7], "#f6eedc", "#6a6088", 0.35)
    f.limb([(173, 1292), (177, 1276)], [6, 6], ROSE[0], ROSE[2])
    f.hand(178, 1270, ROSE, 7, -1.5)


def cat(s, house, x, y, k, flip=False, col="#1c1824", light="#8a96b4"):
    """It sits and watches; x, y: where it sits."""
    f = lambda pts: house.lean([(x + (-a if flip else a) * k, y + b * k) for a, b in pts])  # noqa: E731
    g = union(
        blob([tuple(p) for p in f([(-34, 0), (-40, -26), (-26, -58), (-6, -72), (10, -70), (20, -44), (24, -4), (26, 2), (-20, 3)])], 8), ell(*f([(12, -84)])[0], 19 * k, 17 * k),
        poly(f([(-4, -92), (-4, -116), (10, -100)])), poly(f([(12, -100), (26, -114), (28, -90)])), limb(f([(-30, -4), (-58, 4), (-66, -18), (-56, -30)]), [6 * k, 6 * k, 5 * k, 4 * k]),
    )  # fmt: skip
    s.wash(move(g, 7, 6), NIGHT, 0.6, wet=7)
    s.cover(g)
    s.wash(g, col, 1.3, edge=0.3, gran=0.15, off=0)
    s.fill(g, col, alpha=0.6)
    s.outline(g, 2, lost=0.1)
    for pts in ([(-38, -24), (-26, -56), (-8, -71)], [(-2, -92), (-3, -110)], [(-22, -6), (-12, -30), (4, -34)]):
        s.curve(f(pts), 2.2 * k, light, body=True, alpha=0.7)
    for a in (9, 23):
        s.fill(ell(*f([(a, -87)])[0], 4.2 * k, 4.6 * k), "#f8d040", body=True)
        s.fill(ell(*f([(a + 1.4, -87)])[0], 1.3 * k, 4 * k), "#100c10", body=True)


def goldfish(s, house, spine, fat, tail=True):
    """A goldfish along its spine, head first: fins, scales row by row, a pale belly, one round eye."""
    c = path([tuple(p) for p in house.lean(spine)], 10)
    d = np.gradient(c, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    n = np.c_[-d[:, 1], d[:, 0]]
    if n[len(n) // 2][1] > 0:
        n = -n  # towards the back
    last, v = c[-1], d[-1]

    def fin(pts, rays):
        g = blob([tuple(p) for p in pts], 8)
        s.thing(g, "#f8b040", 0.85, col2="#f08028", shade=0.6, shcol="#a82a14", hatch=0, line=1.9)
        for a, b in rays:
            s.stroke([a, b], 1.1, "#a82a14", clip=g)

    if tail:
        w = n[-1]
        for e in (1, -1):
            tip = last + v * fat * 1.9 + w * e * fat * 1.15
            fin([last - v * 6 + w * e * 2, last + v * fat * 0.8 + w * e * fat * 0.9, tip, last + v * fat * 1.3 + w * e * fat * 0.25, last + v * 4 - w * e * 2], [(last, last + v * fat * 1.7 + w * e * fat * u) for u in (0.3, 0.6, 0.9)])
    size = len(c)
    i, j = int(size * 0.34), int(size * 0.72)
    fin([c[i] + n[i] * fat * 0.7, c[(i + j) // 2] + n[(i + j) // 2] * fat * 1.75, c[j] + n[j] * fat * 1.3, c[j] + n[j] * fat * 0.4], [(c[m] + n[m] * fat * 0.6, c[m] + n[m] * fat * 1.6 + d[m] * fat * 0.4) for m in range(i + 2, j, 3)])
    radii = [fat * q for q in ((0.34, 0.86, 1.0, 0.72, 0.3) if tail else (0.4, 0.9, 1.05, 1.0))]
    body = limb(c[:: max(1, (size - 1) // (len(radii) - 1))], radii, 8)
    s.thing(body, "#f4822a", 1.05, col2="#e04a1c", shade=0.7, shcol="#8a1a10", hatch=0, line=2.4, gran=0.15)
    belly = limb([tuple(p) for p in c - n * fat * 0.75], [fat * 0.4] * size, 2)
    s.lift(belly.intersection(body), 0.5, 4)
    for m in range(int(size * 0.3), size - 3, 3):
        for e in np.linspace(-0.62, 0.72, 5):
            p = c[m] + n[m] * fat * e * np.interp(m / size, (0.3, 0.5, 1), (1, 0.95, 0.4)) + d[m] * (m % 2) * 3
            a = math.degrees(math.atan2(-d[m][1], -d[m][0]))
            s.stroke(arc(*p, 4.6, 4.6, a - 70, a + 70, 7), 1.0, "#8a1a10", clip=body, alpha=0.8)
    k = int(size * 0.25)
    s.curve([c[k] + n[k] * fat * 0.75, c[k] - d[k] * 5, c[k] - n[k] * fat * 0.7], 1.9, "#8a1a10", clip=body)
    e = c[int(size * 0.1)] + n[int(size * 0.1)] * fat * 0.2
    s.fill(ell(*e, fat * 0.26), "#fff6d8", body=True)
    s.fill(ell(*e, fat * 0.15), "#140c10", body=True)
    s.fill(ell(e[0] - 1.4, e[1] - 1.4, 1.3), "#ffffff", body=True)
    s.curve([c[0] - d[0] * fat * 0.3, c[0] - n[0] * fat * 0.16 + d[0] * 2, c[1] - n[1] * fat * 0.4 + d[1] * 4], 1.9, "#6a120c", clip=body)
    g = [c[k] - n[k] * fat * 0.3, c[k] - n[k] * fat * 0.95 + d[k] * fat * 0.5, c[k] - n[k] * fat * 0.6 + d[k] * fat * 0.9, c[k] + d[k] * fat * 0.3]
    fin(g, [(g[0], (g[1] + g[2]) / 2)])
