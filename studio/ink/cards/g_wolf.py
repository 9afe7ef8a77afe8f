"""A mouth that is a lit door; the wolf looks at us over it."""

import cv2

from ..easel import *
from ..kit.coat import coat
from ..kit.figure import garment
from ..kit.rim import rim

NIGHT, STEEL, PALE = "#080b18", "#46526a", "#d8deec"
MX, MY = 500.0, 1000.0


def both(pts):
    """A shape of the face from its left half, from the middle above to the middle below."""
    return [*pts, *((1000 - p[0], *p[1:]) for p in pts[::-1] if p[0] != 500)]


GAPE = both([(500, 742), (420, 748), (350, 772), (286, 828), (244, 920), (232, 1020), (252, 1120), (300, 1200), (360, 1246), (430, 1266), (500, 1270)])
MOUTH = blob(GAPE)
FACE = both([(500, 300), (430, 282), (372, 250), (350, 130), (322, 20), (290, -20, 1), (232, 60), (176, 190), (150, 330), (96, 420), (60, 520), (10, 580), (30, 660), (-30, 740), (4, 830), (-50, 930), (0, 1020), (-40, 1110), (40, 1180), (60, 1260), (150, 1290), (220, 1330), (330, 1352), (420, 1366), (500, 1368)])  # fmt: skip


def flow(x, y):
    """Fur lies away from the nose, over the brow and down the cheeks."""
    side = 1 if x > 500 else -1
    u = abs(x - 500)
    if y < 600 and u < 120:
        return -math.pi / 2 + side * (0.25 + u / 260)
    if y < 330:
        return -math.pi / 2 + side * 0.25
    a = math.atan2((y - 640) * 0.8 + 40, u + 40)
    return a if side > 0 else math.pi - a


def _wood(s):
    r = s.rng
    s.wash(s.all, "#3a5a86", 0.9, col2="#5a5a8a", mix=("lin", 90, 0, 1), gran=0.25, pool=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (760, 260), (500, 200), (240, 260), (-100, 420)]), "#101c3c", 1.1, wet=90, gran=0.25)
    s.lift(ell(500, 120, 110, 90), 0.7, 50)
    s.cover(ell(500, 128, 50))
    s.wash(ell(500, 128, 50), "#fdf0c8", 0.25, off=0)
    s.wash(ell(512, 138, 16, 12), "#b8b49a", 0.4, wet=5)
    for x, w in ((44, 26), (126, 12), (940, 30), (866, 14), (994, 16), (194, 7), (800, 8), (6, 10)):
        g = limb([(x - 10, -20), (x + r.normal() * 8, 500), (x + 4, 1260)], [w * 0.7, w * 0.85, w])
        s.cover(g, keep=0.15)
        s.wash(g, "#9aa6c4", 0.5 if w > 10 else 0.8, edge=0.6, gran=0.2)
        s.outline(g, 1.2 + w * 0.06)
        for _ in range(12):
            s.fill(ell(x + r.normal() * w * 0.3, r.uniform(10, 900), w * r.uniform(0.2, 0.6), 2 + 2 * r.random()), alpha=0.9, clip=g)
    snow = poly([*path([(-60, 1216), (200, 1236), (500, 1250), (800, 1236), (1060, 1206)], 10), (1060, 1560), (-60, 1560)])
    s.cover(snow)
    s.wash(snow, "#8a9cc8", 0.6, col2="#b8b4d4", gran=0.2, grad=("lin", 90, 1.2, 0.4))
    s.wash(blob([(-60, 1220), (500, 1300), (1060, 1220), (1060, 1330), (500, 1420), (-60, 1340)]), "#2a3468", 0.9, wet=40, clip=snow)


def _fur(s):
    face = blob(FACE)
    hide = face.difference(MOUTH)
    s.wash(move(face, 0, 26), NIGHT, 0.9, wet=30)
    s.cover(face)
    s.wash(face, STEEL, 1.0, col2="#3a4258", gran=0.25, pool=0.4)
    for pts, col, k, w in (
        ([(440, 300), (500, 320), (560, 300), (590, 420), (560, 560), (500, 590), (440, 560), (410, 420)], "#10162a", 1.0, 34),  # forehead
        ([(-60, 900), (120, 940), (200, 1100), (280, 1240), (420, 1330), (420, 1400), (-60, 1400)], "#0a0e1e", 1.3, 50),
        ([(1060, 900), (880, 940), (800, 1100), (720, 1240), (580, 1330), (580, 1400), (1060, 1400)], "#0a0e1e", 1.3, 50),
        ([(-60, 520), (60, 560), (90, 760), (60, 960), (-60, 1000)], "#0c1226", 1.0, 50),
        ([(1060, 520), (940, 560), (910, 760), (940, 960), (1060, 1000)], "#0c1226", 1.0, 50),
        ([(330, 440), (430, 470), (450, 540), (380, 560), (300, 530)], "#0a0e1e", 0.9, 20),
        ([(670, 440), (570, 470), (550, 540), (620, 560), (700, 530)], "#0a0e1e", 0.9, 20),
        ([(420, 560), (440, 700), (380, 760), (330, 730), (370, 640)], "#10162a", 0.8, 22),  # sides of the muzzle
        ([(580, 560), (560, 700), (620, 760), (670, 730), (630, 640)], "#10162a", 0.8, 22),
    ):
        s.wash(blob(pts), col, k, wet=w, clip=hide, gran=0.25)
    for pts, k in (([(170, 600), (300, 590), (370, 640), (320, 720), (230, 800), (180, 900), (110, 800)], 0.5), ([(460, 560), (540, 560), (550, 640), (500, 660), (450, 640)], 0.35), ([(390, 400), (440, 412), (436, 450), (380, 436)], 0.7)):  # fmt: skip
        for flip in (0, 1):
            s.lift(blob([(1000 - a if flip else a, b) for a, b in pts]), k, 26)
    glow = MOUTH.buffer(64).difference(MOUTH)
    s.lift(glow, 0.5, 24)
    s.wash(glow, "#d8482a", 0.6, wet=30, clip=hide)
    coat(s, hide, flow, ((NIGHT, 1900, "all"), ("#1c2438", 1400, "dark"), ("#5a6684", 1300, "all"), ("#8a96b4", 1000, "lit"), (PALE, 300, "lit")), (18, 46), 1.7, soft=150, fringe=420, fringe_cols=(NIGHT, "#1c2438", "#6a7694"), clip=None)  # fmt: skip
    cheek = marks.field(s, lambda x, y: np.exp(-(((np.abs(x - 500) - 270) / 100) ** 2) - ((y - 720) / 150) ** 2) + 0.8 * np.exp(-(((np.abs(x - 500) - 96) / 36) ** 2) - ((y - 420) / 26) ** 2))  # fmt: skip
    ys, xs = np.where((cheek > 0.3) & (s.mask(hide) > 0.5))
    for i in s.rng.choice(len(xs), 1000):
        x, y = float(xs[i]), float(ys[i])
        a, q = flow(x, y) + s.rng.normal() * 0.14, s.rng.uniform(18, 40)
        s.curve([(x, y), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a)), (x + q * math.cos(a + 0.15), y + q * math.sin(a + 0.15))], 1.4, PALE, n=4, body=True, alpha=0.8 * float(cheek[ys[i], xs[i]]) ** 0.5)  # fmt: skip
    for side in (-1, 1):
        ear = blob([(500 + side * a, b) for a, b in ((262, 320), (268, 210), (236, 110), (210, 40), (178, 130), (160, 240), (196, 300))])
        s.wash(ear, "#1a0c1c", 1.4, wet=14)
        coat(s, ear, lambda x, y: -1.5, (("#8a6a7c", 90, "all"), ("#c8a8b0", 40, "lit")), (24, 60), 1.8, soft=40, clip=ear)


def _inside(s):
    """A vault that goes back to a lamp."""
    z = np.zeros((1500, 1000), np.float32)
    ring = np.array(MOUTH.exterior.coords)
    vp = np.array([500.0, 1040.0])
    for u in np.linspace(0, 1, 70):
        k = 1 - 0.66 * u
        cv2.fillPoly(z, [np.round(vp + (ring - vp) * k).astype(np.int32)], float(u))
    z = cv2.GaussianBlur(z, (0, 0), 3)
    gx, gy = cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=5)
    around = np.arctan2(cv2.GaussianBlur(gy, (0, 0), 7), cv2.GaussianBlur(gx, (0, 0), 7)) + math.pi / 2
    m = s.mask(MOUTH)
    s.cover(MOUTH)
    s.wash(MOUTH, "#ffd45a", 0.85, col2="#ffe9a0", mix=("rad", 500, 960, 200, 1, 0), gran=0.2, off=0)
    ridge = 0.5 + 0.5 * np.sin(z * 44)
    dark = np.clip(1 - z + 0.3 * (ridge - 0.5) * (z < 0.97), 0, 1) * m
    for lo, hi, col, k in ((0.02, 0.45, "#f0742a", 0.75), (0.3, 0.8, "#c0281e", 1.0), (0.66, 1.0, "#4a0818", 1.4)):
        s.wash((step(lo, hi, dark) * m).astype(np.float32), col, k, edge=0, rough=1.5, gran=0.2)
    s.hatch_field((dark * 0.9).astype(np.float32), around, sep=8, w=1.6, thr=0.32, longest=90, col="#4a0818", omit=0.4, alpha=0.7)
    s.lift(ell(500, 960, 70, 90), 0.75, 30)
    for x, y, k, hat in ((388, 1010, 0.9, 0), (622, 1000, 1.0, 1), (664, 1048, 0.75, 0), (346, 1062, 0.7, 1)):  # those who are in there already
        g = union(ell(x, y, 24 * k, 28 * k), blob([(x - 46 * k, y + 90 * k), (x - 36 * k, y + 36 * k), (x, y + 24 * k), (x + 36 * k, y + 36 * k), (x + 46 * k, y + 90 * k)]), box(x - 20 * k, y - 56 * k, x + 20 * k, y - 14 * k) if hat else ell(x + 16 * k, y - 20 * k, 14 * k))  # fmt: skip
        s.wash(g, "#6a0e14", 1.0, wet=4, clip=MOUTH)


def _supper(s):
    """Laid for one, on the tongue."""
    string = path([(296, 866), (360, 898), (430, 890), (500, 850), (570, 892), (640, 900), (704, 866)], 8)
    s.stroke(string, 2.2, "#3a1a12")
    for p in string[4::6]:
        s.lift(ell(p[0], p[1] + 9, 18), 0.7, 8)
        s.fill(ell(p[0], p[1] + 10, 7, 9), "#fffbe0", body=True)
        s.outline(ell(p[0], p[1] + 10, 7.5, 9.5), 1.5, lost=0)
    tongue = blob([(500, 1100), (404, 1112), (340, 1160), (330, 1220), (342, 1290), (330, 1370), (280, 1460), (230, 1560), (770, 1560), (720, 1460), (670, 1370), (658, 1290), (670, 1220), (660, 1160), (596, 1112)])  # fmt: skip
    s.wash(move(tongue, 0, 12).difference(MOUTH), NIGHT, 1.0, wet=22)
    s.cover(tongue)
    s.wash(tongue, "#e0343a", 1.0, col2="#c8202e", gran=0.2, pool=0.3)
    for side in (-1, 1):
        s.wash(blob([(500 + side * 190, 1150), (500 + side * 110, 1250), (500 + side * 140, 1400), (500 + side * 210, 1580), (500 + side * 320, 1580)]), "#5a0a20", 1.1, wet=40, clip=tongue)  # fmt: skip
    s.wash(blob([(200, 1440), (500, 1410), (800, 1440), (800, 1600), (200, 1600)]), "#5a0a20", 0.7, wet=50, clip=tongue)
    s.lift(blob([(420, 1120), (580, 1120), (590, 1240), (500, 1300), (410, 1240)]), 0.3, 40)
    s.wash(limb([(500, 1150), (496, 1300), (500, 1540)], [5, 9, 18]), "#5a0a20", 0.9, wet=9, clip=tongue)
    for k in range(22):
        y = 1128 + 1.2 * k**1.9
        w = np.interp(y, (1100, 1160, 1220, 1290, 1370, 1500), (120, 150, 165, 150, 160, 250))
        s.curve([(500 - w, y - 14), (500 - w * 0.5, y + 3), (500, y + 8 + k * 0.3), (500 + w * 0.5, y + 3), (500 + w, y - 14)], 1.8, "#6a0c20", alpha=0.55, clip=tongue)  # fmt: skip
    s.outline(tongue, 3, lost=0.1)
    s.wash(ell(508, 1188, 128, 26), "#4a0818", 1.0, wet=12, clip=tongue)
    for x in (470, 540):  # the chair waits
        s.thing(limb([(x, 1090), (x, 1000)], [5.5, 5.5]), "#6a2c14", 1.1, shade=0.7, shcol="#2a0a08", hatch=0, line=2.2)
    for y in (1006, 1034, 1062):
        s.thing(limb([(470, y), (505, y - 7), (540, y)], [6, 8, 6]), "#7a3416", 1.1, shade=0.7, shcol="#2a0a08", hatch=0, line=2)
    cloth_ = blob([(396, 1092, 1), (392, 1150), (384, 1186), (410, 1178), (432, 1192), (460, 1182), (490, 1196), (520, 1184), (552, 1194), (578, 1180), (606, 1190), (616, 1182), (610, 1140), (604, 1092, 1)])  # fmt: skip
    s.thing(cloth_, "#fff8e6", 0.2, shade=0.8, shcol="#a8683a", hatch=5, line=2.6, soft=30)
    for x in (416, 446, 478, 508, 540, 572, 594):
        s.wash(limb([(x, 1106), (x - 3, 1150), (x + 2, 1182)], [2, 5, 7]), "#b8723a", 0.7, wet=5, clip=cloth_)
        s.curve([(x, 1112), (x - 4, 1150), (x + 1, 1180)], 1.6, "#6a3a20", clip=cloth_)
    s.thing(ell(500, 1092, 105, 24), "#fffdf4", 0.12, shade=0.3, shcol="#c88a4a", hatch=0, line=2.6)
    s.thing(ell(496, 1096, 42, 10), "#e8f0f4", 0.4, shade=0.4, hatch=0, line=2)
    bowl = blob([(464, 1078, 1), (470, 1094), (486, 1102), (508, 1102), (524, 1094), (530, 1078, 1)])
    s.thing(bowl, "#3a7ab0", 0.9, shade=0.7, shcol="#0e2044", hatch=0, line=2.2)
    s.thing(ell(497, 1078, 33, 7), "#f0a030", 0.9, shade=0.3, hatch=0, line=2)
    for k in (-9, 9):
        s.curve([(497 + k, 1070), (488 + k, 1050), (504 + k, 1032), (494 + k, 1012)], 3.4, "#ffffff", body=True, alpha=0.75)
    s.stroke([(548, 1104), (544, 1084)], 4, "#8a94a0", body=True)
    s.fill(ell(543, 1080, 6, 8), "#8a94a0", body=True)
    s.thing(blob([(420, 1092), (424, 1074), (442, 1070), (454, 1082), (450, 1094)]), "#c8762a", 1.0, shade=0.5, hatch=0, line=2)
    for x in (434, 570):
        y = 1082
        s.lift(ell(x, y - 54, 26), 0.7, 12)
        s.stroke([(x, y), (x, y - 40)], 7, "#fffdf0", body=True, wobble=0.2, taper=(0, 0))
        s.stroke([(x + 4, y), (x + 4, y - 40)], 1.6, "#7a4a2a")
        s.fill(blob([(x, y - 66), (x + 6, y - 50), (x, y - 42), (x - 6, y - 50)]), "#ff9a1a", body=True)
        s.fill(ell(x, y - 49, 2.4, 5), "#fffbe0", body=True)


def _tooth(s, x, y, w, h, lean=0.0):
    """h below zero stands."""
    g = blob([(x - w, y - math.copysign(16, h), 1), (x - w * 0.9 + lean * 0.3, y + h * 0.45), (x + lean, y + h, 1), (x + w * 0.9 + lean * 0.3, y + h * 0.45), (x + w, y - math.copysign(16, h), 1)], 8)  # fmt: skip
    s.wash(move(g, 6 if x < 500 else -6, 8), "#2a0612", 0.8, wet=8)
    s.thing(g, "#fbf3dc", 0.4, col2="#e8c890", shade=0.9, shcol="#7a4030", hatch=5, line=2.8, soft=max(8, w * 0.9))
    s.wash(ell(x, y - math.copysign(8, h), w * 1.2, 14), "#8a1c24", 0.7, wet=8, clip=g)


def _lips(s):
    for side in (-1, 1):
        at = lambda pts, side=side: [(500 + side * a, b, *c) for a, b, *c in pts]  # noqa: E731
        for x, y, w, h, lean in ((126, 752, 31, 170, -16), (176, 800, 17, 62, -10), (210, 850, 19, 66, -18), (236, 908, 20, 62, -22), (62, 756, 18, 48, 0), (22, 760, 16, 40, 0)):  # fmt: skip
            _tooth(s, 500 + side * x, y, w, h, side * lean)
        for x, y, w, h, lean in ((250, 1084, 17, -48, -20), (228, 1146, 18, -52, -18), (188, 1206, 25, -122, -18)):
            _tooth(s, 500 + side * x, y, w, h, side * lean)
        edge = [(0, 738), (62, 730), (126, 730), (178, 770), (224, 832), (262, 918), (276, 1020), (264, 1092), (246, 1156), (204, 1222), (140, 1262), (60, 1284), (0, 1288)]  # fmt: skip
        gum = [(0, 768), (22, 766), (42, 774), (62, 764), (86, 778), (126, 764), (156, 800), (176, 808), (192, 838), (206, 856), (222, 894), (232, 916), (248, 960), (254, 1020), (248, 1062), (236, 1076), (230, 1112), (216, 1132), (206, 1166), (180, 1190), (150, 1226), (120, 1246), (60, 1264), (0, 1266)]  # fmt: skip
        g = valid(Polygon([*path(at(edge), 8), *path(at(gum), 5)[::-1]]))
        s.thing(g, "#c84a50", 0.9, col2="#8a1c30", shade=1.0, shcol="#2a0612", hatch=5, line=2.2, soft=14)
        line = path(at(gum), 5)
        for k in range(4, len(line) - 4, 7):
            s.stroke([line[k] + [side * 5, -4], line[k + 2] + [side * 5, -4]], 2.4, "#ffc0b4", body=True, alpha=0.6)
        lip = path(at(edge), 12)
        s.stroke(lip, 26, "#0c060c", taper=(0, 0), press=0.2)
        for k in range(6, len(lip) - 20, 26):
            s.stroke(lip[k : k + 13] + [side * -5, 2], 3, "#a8a0b8", body=True, alpha=0.4)
        r = s.rng
        for p in lip[4:-8:1]:  # fur over the lip
            a, q = flow(*p) + r.normal() * 0.3, r.uniform(16, 36)
            s.curve([p - [3 * math.cos(a), 3 * math.sin(a)], p + [q * 0.5 * math.cos(a), q * 0.5 * math.sin(a)], p + [q * math.cos(a + 0.2), q * math.sin(a + 0.2)]], 2.2, "#0c060c", n=4)  # fmt: skip


def _look(s):
    nose = blob(both([(500, 590), (456, 588), (416, 604), (408, 636), (436, 664), (470, 676), (484, 700), (500, 704)]))
    s.thing(nose, "#181420", 1.5, shade=0.9, shcol="#030306", hatch=0, line=3.4, soft=44)
    s.curve([(430, 612), (470, 602), (500, 606), (540, 602)], 7, "#b8c4dc", body=True, alpha=0.6)
    for side in (-1, 1):
        s.fill(blob([(500 + side * a, b) for a, b in ((22, 640), (52, 630), (74, 646), (58, 664), (30, 660))]), "#020204")
        for k in range(7):
            x, y = 500 + side * (70 + 22 * (k % 3)), 690 + 16 * (k // 3)
            s.fill(ell(x, y, 3.2))
            s.curve([(x, y), (x + side * 90, y - 10 + 8 * k), (x + side * 200, y + 10 + 14 * k)], 1.7, "#eef0f8", body=True, alpha=0.8)
        at = lambda pts, side=side: [(500 + side * p[0], *p[1:]) for p in pts]  # noqa: E731
        lids = blob(at([(58, 534), (84, 478), (140, 446), (196, 444), (222, 462), (190, 510), (130, 536)]))
        s.cover(lids, keep=0.2)
        s.fill(lids, "#05060c")
        eye = blob(at([(80, 522, 1), (104, 484), (146, 464), (198, 462, 1), (176, 500), (132, 520)]))
        s.cover(eye)
        s.wash(eye, "#ffd028", 0.95, col2="#f08a18", mix=("lin", 90, 0, 1), edge=0.9, off=0)
        c = np.array([500 + side * 138, 490])
        for a in np.linspace(0, math.tau, 40):
            d = np.array([math.cos(a), math.sin(a)])
            s.stroke([c + d * 13, c + d * 29], 1.4, "#a8560c", clip=eye, alpha=0.8)
        s.outline(ell(*c, 31), 2.4, "#7a3a08", lost=0, clip=eye)
        s.fill(ell(*c, 12).intersection(eye), "#08060c", body=True)
        s.fill(ell(c[0] + 7, c[1] - 9, 4.6), "#ffffff", body=True)
        s.curve(at([(62, 532), (96, 478), (146, 452), (214, 450)]), 10, "#05060c")
        s.curve(at([(50, 486), (96, 440), (160, 420), (226, 430)]), 5, "#05060c")


def _guest(s):
    """From behind, small before it, the case in one hand; the light goes round the edges."""
    x, y = 398, 1478
    s.wash(blob([(x - 60, y - 6), (x + 40, y - 10), (x + 30, y + 60), (x - 130, y + 70)]), "#2a0414", 1.1, wet=14)

    def q(*pts):
        return [(x + a, y + b, *c) for a, b, *c in pts]

    parts = []
    for a in (-20, 18):
        parts += [(limb(q((a, -70), (a - 2, -30), (a - 2, -12)), [15, 12, 12]), "#2a3560"), (blob(q((a - 18, -24), (a + 14, -24), (a + 17, 0), (a - 21, 0))), "#5a2a1e")]  # fmt: skip
    for g, c in parts:
        s.thing(g, c, 1.1, shade=0.8, shcol="#0a0a1c", hatch=0, line=2.6)
    case = blob(q((-104, -76, 1), (-50, -84, 1), (-42, -24, 1), (-98, -16, 1)))
    s.thing(case, "#a0683a", 1.0, shade=0.8, shcol="#3a1c10", hatch=5, line=3)
    s.curve(q((-88, -78), (-84, -96), (-68, -98), (-64, -82)), 5, "#2a140c")
    for u in (-90, -58):
        s.curve(q((u, -78), (u + 6, -20)), 3, "#4a2410")
    coat_ = blob(q((-34, -206), (0, -214), (34, -206), (46, -150), (58, -62), (20, -50), (-20, -50), (-58, -62), (-46, -150)))
    for pts in (((-34, -196), (-58, -150), (-72, -104)), ((34, -196), (58, -154), (52, -112))):
        sleeve = limb(q(*pts), [19, 17, 14])
        garment(s, sleeve, "#2f8a6e", "#0a2a2c", "#a8f0cc", lambda u, v: 1.6, 60, side=1, line=2.6)
        rim(s, sleeve, -3 if pts[0][0] > 0 else 3, 3, "#ffc860", 0.8)
    s.thing(ell(*q((-74, -94))[0], 13, 12), "#b87a50", 1.0, shade=0.6, shcol="#4a2018", hatch=0, line=2.2)
    s.thing(ell(*q((52, -100))[0], 11, 13), "#b87a50", 1.0, shade=0.6, shcol="#4a2018", hatch=0, line=2.2)
    garment(s, coat_, "#2f8a6e", "#0a2a2c", "#a8f0cc", lambda u, v: 1.57 + (u - x) / 260, 240, folds=(q((-20, -180), (-26, -120), (-34, -60)), q((16, -150), (22, -100), (30, -58))), side=1, line=3)  # fmt: skip
    s.curve(q((0, -140), (2, -100), (0, -52)), 2.4, "#061c1c")
    s.thing(limb(q((-42, -134), (0, -128), (42, -134)), [8, 8, 8]), "#2f8a6e", 1.0, shade=0.6, shcol="#0a2a2c", hatch=0, line=2.2)
    tail = limb(q((-20, -210), (-62, -192), (-96, -206), (-132, -188)), [14, 15, 14, 11])
    garment(s, tail, "#d8282e", "#4a0a18", "#ffb0a0", lambda u, v: 0.1, 60, side=1, line=2.6)
    hat = blob(q((-46, -236), (-48, -270), (-30, -304), (0, -314), (30, -304), (48, -270), (46, -236), (0, -228)))
    hair_ = blob(q((-40, -250), (40, -250), (42, -224), (20, -208), (-20, -208), (-42, -224)))
    s.thing(hair_, "#2a1418", 1.4, shade=0.5, hatch=0, line=2.4)
    garment(s, limb(q((-36, -212), (0, -203), (36, -212)), [15, 17, 15]), "#d8282e", "#4a0a18", "#ffb0a0", lambda u, v: 0.0, 60, side=1, line=2.6)
    garment(s, hat, "#f0b42c", "#7a3a10", "#fff0b0", lambda u, v: 1.57 + (u - x) / 90, 110, long=18, side=1, line=2.8)
    garment(s, limb(q((-46, -240), (0, -231), (46, -240)), [10, 11, 10]), "#f0b42c", "#7a3a10", "#fff0b0", lambda u, v: 1.57, 60, long=12, side=1, line=2.4)
    s.thing(ell(*q((0, -322))[0], 16), "#fff0d0", 0.4, shade=0.6, shcol="#a86a2a", hatch=4, line=2.4)
    for g in (coat_, hat):
        rim(s, g, -4, 3, "#ffd888", 0.9)
        rim(s, g, 3, 3, "#ffb050", 0.6)


def _boots(s):
    """Of those who went in."""
    for x, y, k, h, col, flip in ((120, 1390, 1.2, 40, "#8a2a2a", 0), (216, 1430, 0.8, 24, "#3a4a8a", 0), (60, 1462, 1.35, 30, "#7a5430", 0), (806, 1394, 1.25, 34, "#2f6a50", 1), (912, 1430, 1.4, 44, "#5a3a6a", 1), (786, 1462, 0.75, 20, "#c8502e", 1), (975, 1380, 0.9, 24, "#2a2a3a", 1)):  # fmt: skip
        for ox, oy in ((0, 0), (14, 15)):

            def q(a, b, x=x + ox, y=y + oy, k=k, m=-1 if flip else 1):
                return x + m * a * k, y + b * k

            g = blob([(*q(-22, -h), 1), (*q(0, -h), 1), q(1, -16), q(14, -11), q(30, -6), (*q(33, 5), 1), (*q(-22, 5), 1), q(-20, -10)], 6)
            s.wash(move(g, -16 if x < 500 else 16, 9), "#1c2458", 0.8, wet=7)
            s.thing(g, col, 1.05, shade=0.8, shcol="#14101a", hatch=5, line=2.4)
            s.fill(ell(*q(-11, -h), 11 * k, 4 * k))
            s.stroke([q(-24, 6), q(34, 6)], 3.6)
            for n in range(3):
                s.stroke([q(-4, -h + 8 + n * 6), q(5, -h + 11 + n * 6)], 1.6, "#e8dcc0")
            rim(s, g, -3 if x < 500 else 3, 2, "#ffb868", 0.7)


@card("midnight", paper="cold", light=(-0.2, -0.9))
def wolf_door(s):
    """The way in is a mouth; supper is laid on the tongue."""
    _wood(s)
    _fur(s)
    _inside(s)
    _lips(s)
    _look(s)
    _supper(s)
    _boots(s)
    _guest(s)
    s.splatter("#f6c64a", 26, centre=(500, 1000), spread=150, size=(0.8, 3.6))
