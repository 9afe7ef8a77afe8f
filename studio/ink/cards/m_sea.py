"""The sea as a blanket: an old man, seen from behind, lifts its hem and looks in at his pillow."""

from ..easel import *
from ..kit.coat import coat, fist
from ..kit.profile import profile

NIGHT, DEEP, TEAL = "#070a1e", "#12265a", "#1f7a86"
SKIN = ("#e0ae88", "#cf7f5e", "#6a3648")
LINEN = ("#20245e", "#f4eef2", "#fffaf0")
PEAK = np.array([732.0, 456.0])
LEFT = path([PEAK, (640, 486), (540, 522), (400, 584), (220, 680), (60, 776), (-40, 830)], 14)
RIGHT = path([PEAK, (796, 600), (850, 760), (914, 890), (980, 970), (1060, 1020)], 14)
SHORE = path([(-40, 1160), (140, 1180), (330, 1192), (560, 1186), (760, 1166), (1060, 1110)], 10)
FLAME = np.array([332.0, 742.0])


def _sky(s):
    s.sky([(0, "#26305e", 1.2), (0.4, "#7a4a80", 0.8), (0.72, "#e0603e", 0.8), (1, "#fbc878", 0.4)], 0, 256, wet=60)
    for pts in ([(-40, 90), (240, 60), (560, 96), (1040, 40), (1040, 76), (560, 130), (240, 90)], [(380, 166), (700, 146), (1040, 166), (1040, 186), (640, 186)]):
        s.wash(blob(pts), "#5a2a5e", 0.8, wet=24, gran=0.5)
    s.lift(ell(216, 240, 118, 110), 0.75, 24)
    s.cover(ell(216, 240, 80))
    s.wash(ell(216, 240, 80), "#ffd84a", 0.5, col2="#ff8a3a", mix=("lin", 90, 0, 1), edge=0.6)


def _sea(s):
    r = s.rng
    sea = poly([(-40, 256), (1040, 220), (1040, 1060), *RIGHT[::-1], *LEFT[1:], (-40, 850)])
    s.cover(sea)
    s.wash(sea, TEAL, 0.85, col2="#24508c", edge=0.5, bloom=4, gran=0.5, grad=("lin", 90, 0.7, 1.2))
    inside = s.mask(sea)
    s.wash(blob([(740, 250), (1100, 250), (1100, 1100), (860, 900), (760, 620)]), DEEP, 1.1, wet=80, gran=0.6, clip=inside)
    s.wash(blob([(880, 380), (1100, 300), (1100, 1100), (960, 980)]), NIGHT, 1.0, wet=70, gran=0.6, clip=inside)
    folds = ((200, 640, 52), (188, 700, 46), (176, 640, 44), (163, 520, 40), (149, 400, 34), (133, 300, 28), (114, 220, 24), (94, 190, 22), (72, 200, 24), (50, 240, 28), (28, 290, 32), (6, 340, 36), (-16, 400, 38), (-36, 440, 38), (-50, 420, 34))
    for a, n, w in folds:  # it is drawn up to the hand, and falls from it
        t = math.radians(-a)
        d = np.array([math.cos(t), math.sin(t)])
        side = np.array([-d[1], d[0]])
        c = path([PEAK + d * 10, PEAK + d * n * 0.35 + side * 10 + [0, n * 0.1], PEAK + d * n + [0, n * 0.24]], 12)
        g = limb(c[::4], [w * q for q in np.interp(np.linspace(0, 1, len(c[::4])), (0, 0.6, 1), (0.08, 0.7, 0.1))])
        s.wash(g, NIGHT, 0.7, wet=18, clip=inside)
        s.lift(move(g, *(side * -w * 0.95)).intersection(sea), 0.55, 9)
        s.stroke(c[: int(len(c) * 0.85)], 2.4, "#060a22", clip=sea, alpha=0.85)
        s.stroke((c - side * 8)[: int(len(c) * 0.6)], 2.0, "#bfe4e4", clip=sea, body=True, alpha=0.4)
    y, row = 250.0, 0
    while y < 1060:
        q = 4 + (y - 230) * 0.036
        x = -20 + (row % 2) * q * 1.6
        while x < 1010:
            a, b = x + r.normal() * q * 0.3, y - (x - 500) * 0.036 + r.normal() * q * 0.18
            near = np.hypot(a - PEAK[0], (b - PEAK[1]))
            tilt = math.atan2(b - PEAK[1], a - PEAK[0]) * math.exp(-near / 220) * 0.5
            p = move([(-q * 1.3, q * 0.1), (-q * 0.5, -q * 0.38), (q * 0.4, -q * 0.1), (q * 1.2, -q * 0.45)], a, b, 1, math.degrees(tilt))
            if near > 90 and r.random() < 0.75:
                s.curve(p, 0.7 + q * 0.07, "#060c30", n=5, wobble=0.5, clip=sea)
            if near > 90 and r.random() < 0.2:
                s.curve(p[1:] + [0, -q * 0.5], 0.9 + q * 0.06, ("#e8f6f0", "#8fd0cc")[int(r.integers(2))], n=5, wobble=0.5, clip=sea, body=True, alpha=0.85)
            x += q * 3.0
        y += q * 0.95
        row += 1
    for _ in range(230):
        y = 262 + r.random() ** 1.5 * 440
        x, n = 216 + r.normal() * (26 + (y - 250) * 0.13), 5 + (y - 250) * 0.055
        s.curve([(x - n, y), (x, y - 1.5), (x + n, y)], 1.4 + (y - 250) * 0.008, ("#ffe3a0", "#ffa05a", "#fff6e0")[r.integers(3)], body=True, clip=sea, alpha=0.9)


def _under(s):
    """Beneath: its lining in stripes, going back into a night full of stars."""
    r = s.rng
    hole = poly([*LEFT[::-1], *RIGHT[1:], *SHORE[::-1]])
    s.cover(hole)
    s.wash(hole, "#2a2a6a", 1.2, col2="#3f1f5a", bloom=3, gran=0.5, edge=0.5)
    s.wash(hole, NIGHT, 1.5, edge=0, gran=0.5)
    hem = np.vstack([LEFT[::-1], RIGHT[1:]])
    steps = [p for p, _, _ in marks.along(hem, 34)]
    inner = [p + (np.array([560.0, 1010.0]) - p) * (0.3 + 0.12 * math.sin(i * 1.7)) for i, p in enumerate(steps)]
    for i in range(len(steps) - 1):
        g = valid(Polygon([steps[i], steps[i + 1], inner[i + 1], inner[i]])).intersection(hole)
        if g.is_empty:
            continue
        s.cover(g)
        s.wash(g, "#d02c3c" if i % 2 else "#fff0d8", 1.0 if i % 2 else 0.2, edge=0.5, off=0.6, pool=0.6)
        s.stroke([steps[i], inner[i]], 1.6, "#4a1020", alpha=0.7)
    band = valid(Polygon([*hem, *inner[::-1]])).intersection(hole)
    for k in range(6):  # its folds
        i = 4 + k * 6
        if i < len(steps):
            s.wash(limb([steps[i], (steps[i] + inner[i]) / 2 + [8, 0], inner[i]], [6, 18, 26]), "#3a1040", 0.7, wet=14, clip=band)
    for k in range(2, 8):
        s.wash(hole.buffer(-22 * k), NIGHT, 0.34, wet=26, clip=band)
    lit = s.mask(hole) * marks.field(s, lambda x, y: np.exp(-((np.hypot(x - FLAME[0], y - FLAME[1] - 40) / 210) ** 1.5)))
    s.density *= (1 - 0.72 * lit)[..., None]
    s.wash(lit.astype(np.float32), "#f08a2e", 0.75, edge=0, rough=0)
    m = s.mask(hole) * (1 - s.mask(band))
    for _ in range(900):
        x, y = r.uniform(0, 990), r.uniform(500, 1180)
        if m[int(y), int(x)] > 0.5 and np.hypot(*(np.array([x, y]) - FLAME)) > 100:
            s.fill(ell(x, y, 0.8 + 2.6 * r.random() ** 5), ("#fffdf0", "#ffe6b0", "#cfe0ff")[int(r.integers(3))], body=True)
    dog = [(790, 1110), (786, 1056), (806, 1006), (800, 972), (780, 952), (752, 962), (746, 988), (770, 994), (838, 1050), (866, 1108), (896, 1104), (910, 1080)]
    for a, b in [*zip(dog[:8], dog[1:8], strict=False), (dog[2], dog[8]), (dog[8], dog[9]), (dog[9], dog[0]), (dog[9], dog[10]), (dog[10], dog[11])]:
        s.stroke([a, b], 1.6, "#fff3c8", body=True, alpha=0.75, wobble=0.3)
    for x, y in dog:
        s.fill(ell(x, y, 4), "#fffbe8", body=True)
    # the bed: a pillow with the hollow of a head, and the sheet turned down
    sheet = blob([(-40, 1150), (40, 1092), (200, 1064), (380, 1076), (520, 1120), (560, 1190), (260, 1206), (-40, 1190)])
    s.thing(sheet, "#b9c0e4", 0.7, col2="#f0c890", shade=0.9, shcol="#2a2a66", hatch=6, line=2.8, mix=("lin", 0, 0.1, 1))
    for k in range(7):
        s.curve([(40 + k * 70, 1096 + abs(k - 2) * 5), (76 + k * 66, 1130), (70 + k * 72, 1190)], 2.2, "#2a2a5a", clip=sheet)
    pillow = blob([(24, 1066, 1), (70, 1000), (170, 968), (290, 962), (376, 974, 1), (388, 1034), (372, 1098, 1), (260, 1124), (130, 1126), (36, 1122, 1), (14, 1090)])
    s.wash(move(pillow, 8, 16), NIGHT, 0.9, wet=10)
    s.thing(pillow, "#ece6ee", 0.4, col2="#ffdca0", mix=("lin", 0, 0.1, 1), shade=0.9, shcol="#3a3a7a", hatch=5, line=3.2, soft=50)
    s.wash(ell(206, 1030, 84, 34, -6), "#4a4a86", 0.8, wet=12, clip=pillow)
    for pts in ([(130, 1036), (200, 1054), (280, 1030)], [(40, 1064), (84, 1046), (120, 1054)], [(370, 986), (336, 1000), (306, 998)], [(366, 1088), (326, 1066), (300, 1074)], [(44, 1110), (84, 1088), (120, 1094)]):
        s.curve(pts, 2.4, "#2a2a5a")


def _hem(s):
    """The edge of the sea: a dark roll, and foam for lace."""
    r = s.rng
    for line in (LEFT, RIGHT):
        s.stroke(line, np.interp(np.linspace(0, 1, len(line)), (0, 0.1, 1), (6, 9, 18)), "#0c2a4a", taper=(0, 0))
        for p, v, u in marks.along(line, 7):
            n = np.array([-v[1], v[0]])
            size = (2.5 + 10 * u) * r.uniform(0.45, 1.1)
            c = ell(*(p + n * r.uniform(-9, 9) * (0.3 + u)), size, size * 0.85)
            s.cover(c)
            s.wash(ell(c.centroid.x + 2, c.centroid.y + 3, size * 0.6), "#8fb0cc", 0.4, wet=3)
            s.outline(c, 1.4, "#2a4a6a", lost=0.4, restate=0)


def _sand(s):
    r = s.rng
    sand = poly([*SHORE, (1060, 1560), (-40, 1560)])
    s.cover(sand)
    s.wash(sand, "#ecc896", 0.55, col2="#d8a08a", bloom=4, gran=0.6)
    s.wash(blob([(620, 1120), (1100, 1060), (1100, 1600), (560, 1600), (640, 1400)]), "#6a5a8a", 0.8, wet=80, gran=0.6, clip=s.mask(sand))
    s.wash(blob([(840, 1300), (1100, 1200), (1100, 1600), (700, 1600)]), "#1c1c4a", 1.1, wet=80, gran=0.6)
    s.wash(blob([(470, 1350), (640, 1340), (800, 1400), (960, 1480), (800, 1500), (600, 1420)]), "#2a1c4a", 0.9, wet=20, gran=0.5)
    for _ in range(600):
        s.fill(ell(r.uniform(0, 1000), r.uniform(1196, 1500), r.uniform(0.6, 1.8)), ("#6a4030", "#fff4dc", "#3a2a4a")[int(r.integers(3))], alpha=0.7)
    marks.lace(s, SHORE[:34], (2, 7), 9)
    walk = path([(-20, 1300), (60, 1360), (30, 1450), (130, 1494), (320, 1490), (470, 1478), (546, 1440), (570, 1400)], 40)
    prints = marks.tracks(walk, lambda u: 8 + 4 * u, bare=True)
    s.wash(prints, "#3a1c2e", 1.1, edge=0.8, off=0, rough=0.4)
    s.outline(prints, 1.2, lost=0.4, restate=0)
    for x, y, a in ((300, 1296, 196), (392, 1330, 176)):  # slippers
        at = lambda pts, x=x, y=y, a=a: move([q[:2] for q in pts], x, y, 1.15, a)  # noqa: E731
        sole = blob(at([(-46, 0), (-30, -17), (6, -15), (40, -19), (54, 0), (40, 18), (4, 14), (-30, 16)]))
        s.wash(move(sole, 9, 11), "#2a1a3a", 0.9, wet=6)
        s.thing(sole, "#3a1a1c", 1.2, shade=0.5, hatch=0, line=2.6)
        s.thing(blob(at([(2, -17), (40, -21), (56, 0), (40, 20), (2, 16), (10, 0)])), "#c0342e", 1.1, shade=0.8, shcol="#4a0a14", hatch=4, line=2.6)
        s.thing(ell(*at([(48, 0)])[0], 9), "#fff4e0", 0.3, shade=0.5, hatch=0, line=2)
    stick = [(470, 1450), (300, 1428), (140, 1440), (96, 1446), (74, 1428), (84, 1404), (106, 1410)]
    s.curve([(x + 6, y + 9) for x, y in stick], 10, "#6a3a4a", alpha=0.5)
    s.curve(stick, 12, "#2a140e", taper=(0.02, 0.05))
    s.curve([(466, 1446), (300, 1424), (150, 1435)], 3, "#c8905a", body=True)


def _linen(s, g, way, n, warm=True):
    s.thing(g, LINEN[1], 0.3, col2="#ffe2b4" if warm else None, mix=("lin", 180, 0, 1.2) if warm else None, shade=1.0, shcol="#454a8a", hatch=6, line=3.2, soft=80, gran=0.5)
    coat(s, g, way, (("#2e3270", n, "dark"), ("#8a8ab4", n // 2, "all"), ("#ffffff", n // 2, "lit")), (20, 48), 1.4, soft=80, stray=0.06, bend=0.05, clip=g)


def _skin(s, g, hatch=5, line=2.8):
    s.thing(g, SKIN[0], 0.7, col2=SKIN[1], shade=0.85, shcol=SKIN[2], hatch=hatch, line=line)


def _man(s):
    for knee, ankle, toe in (((520, 1220), (506, 1318), -1), ((632, 1220), (640, 1322), 1)):
        x, y = ankle
        foot = smooth(union(ell(x, y + 12, 29, 28), ell(x + 22 * toe, y + 24, 30, 17, 10 * toe)), 5)
        s.wash(move(foot, 8, 12), "#1c1c4a", 0.9, wet=6)
        _skin(s, foot)
        _skin(s, limb([knee, ((knee[0] + x) / 2 + 3 * toe, 1270), ankle], [37, 33, 20]))
        s.curve([(x - 14, y + 4), (x, y + 10), (x + 14, y + 3)], 1.8)
        s.curve([(x - 8, y - 50), (x - 5, y - 20)], 1.8, SKIN[2])
    # the arm that lifts: sleeve fallen to the elbow, forearm straight up to the grip
    ruck = blob([(620, 492), (680, 452), (708, 416), (736, 404), (768, 426), (786, 490), (798, 596), (764, 524), (*PEAK, 1), (690, 472)])
    s.cover(ruck)
    s.wash(ruck, TEAL, 0.9, col2="#24508c", edge=0.3, gran=0.5)
    for tip in ((620, 490), (656, 466), (692, 436), (716, 412), (746, 406), (772, 440), (786, 500), (794, 570)):
        s.wash(limb([PEAK, tip], [4, 11]), NIGHT, 0.8, wet=7, clip=ruck)
        s.curve([PEAK, (PEAK + tip) / 2 + [3, -4], tip], 2.6, NIGHT, taper=(0.02, 0.6))
        s.curve([PEAK + [5, -5], (PEAK + tip) / 2 + [10, -8], np.array(tip) + [7, -5]], 2, "#bfe4e4", body=True, alpha=0.7, taper=(0.02, 0.6))
    s.stroke(path([(620, 490), (680, 450), (708, 414), (736, 402), (768, 424), (786, 490), (796, 580)], 10), 3)
    _skin(s, limb([(766, 664), (756, 596), (742, 530), (734, 496)], [39, 35, 26, 23]))
    s.curve([(752, 540), (766, 590), (774, 630)], 2, SKIN[2])
    x, y = 736, 432
    roll = limb([(664, 470), (696, 446), (736, 432), (772, 440), (796, 486)], [10, 19, 22, 19, 10])

    def held():
        s.thing(roll, TEAL, 1.0, col2="#24508c", shade=0.9, shcol=NIGHT, hatch=4, line=3)

    fist(s, x, y, 100, 180, skin=SKIN, line=2.6, k=0.75, held=held)
    shirt = blob([(536, 776), (480, 800), (462, 860), (466, 950), (446, 1060), (420, 1180), (412, 1250), (470, 1238), (540, 1262), (620, 1240), (690, 1260), (736, 1240), (722, 1130), (706, 1010), (700, 920), (706, 850), (672, 796), (600, 772)])
    s.wash(move(shirt, 20, 8), NIGHT, 0.9, wet=18)
    _linen(s, shirt, lambda x, y: 1.57 - (x - 575) * 0.0012, 260)
    s.wash(blob([(640, 800), (712, 850), (730, 1250), (600, 1262), (650, 1040), (620, 900)]), LINEN[0], 0.95, wet=30, gran=0.5, clip=shirt)
    s.wash(blob([(480, 800), (462, 900), (410, 1250), (470, 1250), (490, 1040), (510, 860)]), "#ffb04a", 0.6, wet=24, clip=shirt)
    for pts in ([(500, 960), (480, 1100), (450, 1240)], [(550, 940), (540, 1100), (524, 1250)], [(606, 940), (616, 1100), (606, 1244)], [(660, 940), (682, 1090), (694, 1250)], [(576, 800), (580, 860), (572, 920)]):
        s.curve(pts, 3.2, "#2e3270", clip=shirt)
        s.curve([(x - 7, y) for x, y in pts], 2, "#ffffff", clip=shirt, body=True, alpha=0.8)
    sleeve = blob([(606, 790), (656, 752), (696, 694), (714, 644), (754, 616), (806, 630), (826, 676), (810, 730), (774, 788), (722, 842), (668, 862), (626, 840)])
    s.wash(move(sleeve, -4, 22), LINEN[0], 0.8, wet=14, clip=shirt)
    _linen(s, sleeve, lambda x, y: 2.5, 110, False)
    for pts in ([(716, 648), (764, 660), (814, 656)], [(708, 690), (756, 706), (808, 712)], [(690, 740), (726, 776), (766, 790)], [(650, 790), (672, 830), (704, 864)]):
        s.curve(pts, 2.8, "#2e3270", clip=sleeve)
    s.wash(blob([(806, 640), (830, 680), (764, 820), (710, 890), (750, 770)]), LINEN[0], 0.8, wet=18, clip=sleeve)
    _candle(s)
    _head(s)


def _candle(s):
    x = FLAME[0]
    brass = dict(shade=0.8, shcol="#5a2a0a", hatch=0, line=2.6)
    s.thing(ell(x, 930, 48, 13), "#d8a03a", 1.0, **brass)
    _skin(s, limb([(452, 930), (404, 896), (372, 876)], [32, 27, 21]))
    fist(s, x, 872, 92, 90, flip=True, skin=SKIN, line=2.6, k=0.75, held=lambda: s.thing(limb([(x, 924), (x, 824)], [9, 9]), "#d8a03a", 1.0, **brass))
    s.thing(ell(x, 820, 34, 10), "#e8b84a", 1.0, **brass)
    s.thing(poly([(x - 13, 818), (x - 11, 776), (x + 12, 774), (x + 13, 818)]), "#fff8e4", 0.25, shade=0.7, shcol="#c88a4a", hatch=0, line=2.4)
    s.stroke([(x, 776), (x, 762)], 2.4)
    s.fill(blob([(x, 772), (x - 17, 750), (x - 8, 722), (x + 5, 690), (x + 14, 724), (x + 16, 752)]), "#ffc23a", body=True)
    s.fill(blob([(x + 1, 768), (x - 7, 752), (x, 728), (x + 8, 750)]), "#fffbe0", body=True)
    sleeve = blob([(520, 800), (478, 806), (440, 850), (416, 880), (396, 900), (412, 948), (450, 974), (500, 950), (530, 900)])
    _linen(s, sleeve, lambda x, y: 2.2, 110)
    for pts in ([(424, 884), (440, 920), (440, 962)], [(450, 860), (470, 900), (490, 940)], [(482, 820), (498, 860), (516, 890)]):
        s.curve(pts, 2.8, "#2e3270", clip=sleeve)
    s.wash(blob([(470, 810), (398, 890), (410, 950), (440, 900), (490, 850)]), "#ffb04a", 0.55, wet=16, clip=sleeve)


def _head(s):
    r = s.rng
    at = profile(s, 552, 690, 206, -14, flip=True, skin=SKIN, eye="open", brow=-0.6, neck=((584, 778), 38), line=2.9, k=0.7)
    whole = lambda pts: valid(Polygon(at(path(pts, 8, True))))  # noqa: E731
    s.wash(ell(*at([(0.74, 0.5)])[0], 34, 80), "#ffb04a", 0.45, wet=16, clip=whole([(0.4, 0.1), (0.7, 0.2), (0.85, 0.58), (0.7, 0.9), (0.5, 0.8)]))
    for pts in ([(0.70, 0.47), (0.66, 0.485), (0.61, 0.475)], [(0.575, 0.43), (0.53, 0.40)], [(0.575, 0.445), (0.525, 0.45)], [(0.575, 0.46), (0.53, 0.49)]):
        s.curve(at(pts), 1.7)
    collar = blob([(530, 800), (552, 780), (600, 796), (650, 776), (668, 800), (640, 826), (570, 830)])
    s.thing(collar, LINEN[1], 0.3, shade=0.8, shcol="#454a8a", hatch=0, line=2.8)
    white = (("#5a5a86", 110, "dark"), ("#9a98b8", 90, "all"), ("#ffffff", 200, "lit"))
    beard = whole([(0.76, 0.665), (0.66, 0.66), (0.54, 0.60), (0.44, 0.50), (0.39, 0.60), (0.40, 0.80), (0.50, 0.98), (0.66, 1.10), (0.76, 1.14), (0.80, 1.02), (0.80, 0.88), (0.77, 0.78), (0.70, 0.735), (0.77, 0.70)])
    a0 = at([(0.55, 0.5)])[0]
    nape = whole([(0.36, 0.36), (0.36, 0.60), (0.34, 0.84), (0.16, 0.92), (0.0, 0.78), (-0.06, 0.5), (0.1, 0.34)])
    for g, way in ((nape, lambda x, y: 1.6), (beard, lambda x, y: math.atan2(y - a0[1] + 30, (x - a0[0]) * 0.6 - 10))):
        s.cover(g)
        s.wash(g, "#c8c4d8", 0.45, edge=0.4)
        coat(s, g, way, white, (20, 42), 1.8, soft=36, fringe=70, fringe_cols=("#ffffff", "#8a8aa8"))
    s.curve(at([(0.755, 0.70), (0.715, 0.712), (0.69, 0.705)]), 2.4, "#6a2a30")
    ear = whole([(0.32, 0.42), (0.38, 0.40), (0.42, 0.44), (0.405, 0.53), (0.365, 0.61), (0.33, 0.60)])
    _skin(s, ear, 0, 2.2)
    s.curve(at([(0.35, 0.45), (0.39, 0.45), (0.385, 0.51), (0.36, 0.55)]), 1.5)
    for k in range(6):  # brows
        s.curve(at([(0.60 + 0.02 * k, 0.35), (0.66 + 0.01 * k, 0.315), (0.73 + 0.01 * k, 0.33 + 0.01 * k)]), 2, "#ffffff", body=True)
    tail = limb(at([(0.16, -0.22), (-0.16, -0.20), (-0.34, 0.10), (-0.36, 0.48), (-0.30, 0.82)]), [42, 36, 28, 21, 10])
    cap = whole([(0.76, 0.22), (0.56, 0.31), (0.30, 0.38), (-0.02, 0.48), (-0.10, 0.30), (-0.04, 0.06), (0.04, -0.16), (0.20, -0.34), (0.44, -0.30), (0.64, -0.12), (0.75, 0.08)])
    s.wash(move(tail, 12, 10), LINEN[0], 0.8, wet=10)
    for g in (cap, tail):
        s.thing(g, "#8a9ad8", 0.9, col2="#5a6ab0", shade=1.0, shcol="#1a1e50", hatch=5, line=3.2, gran=0.5)
    for k in range(9):
        t = k / 8
        s.curve(at([(0.72 - 0.78 * t, 0.16 + 0.24 * t), (0.56 - 0.54 * t, -0.08 + 0.10 * t), (0.24 - 0.14 * t, -0.27 + 0.06 * t)]), 5 if k % 2 else 2, "#fff4e8", body=True, clip=cap, alpha=0.85)
    for p, v, u in marks.along(path(at([(0.06, -0.23), (-0.16, -0.20), (-0.34, 0.10), (-0.36, 0.48), (-0.31, 0.78)]), 12), 26):
        n = np.array([-v[1], v[0]]) * (36 - 20 * u)
        s.curve([p - n, p + v * 8, p + n], 4, "#fff4e8", body=True, clip=tail, alpha=0.8)
    band = whole([(0.78, 0.24), (0.56, 0.335), (0.30, 0.405), (-0.03, 0.51), (-0.07, 0.42), (0.28, 0.30), (0.54, 0.22), (0.75, 0.13)])
    s.thing(band, "#fff4e8", 0.25, shade=0.7, shcol="#454a8a", hatch=0, line=2.6)
    bob = at([(-0.29, 0.88)])[0]
    for _ in range(90):
        a = r.uniform(0, math.tau)
        s.stroke([bob, bob + np.array([math.cos(a), math.sin(a)]) * r.uniform(14, 28)], 2.4, ("#fff4e8", "#c8c4d8", "#5a5a86")[int(r.integers(3))], body=True)


@card("dusk", paper="cold", light=(-0.7, -0.35), fresh=False)
def sea_blanket(s):
    """An old man with a candle lifts the hem of the sea and looks at his pillow among the stars."""
    _sky(s)
    _sea(s)
    _under(s)
    _hem(s)
    _sand(s)
    s.splatter(NIGHT, 50, (500, 1200, 1000, 1500), (0.7, 4.5))
    _man(s)
    s.splatter("#ffd890", 30, centre=tuple(FLAME), spread=120, size=(0.8, 3))
