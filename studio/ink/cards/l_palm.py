"""A very old hand, and a newborn fist round one finger of it."""

from ..easel import *
from ..kit.figure import across, digit, garment

NIGHT = "#1c0814"
OLD = ("#f0c6a0", "#dc946e", "#7a3c40")
NEW = ("#9a6040", "#8a4632", "#34161c")


def turn(pts):
    """The hand comes in slantwise."""
    return [(*p, *q[2:]) for p, q in zip(move([q[:2] for q in pts], -74, 34, 1, 9, origin=(400, 1100)), pts, strict=True)]


FINGERS = (
    (turn([(206, 880), (144, 706), (116, 584), (128, 478)]), [56, 50, 45, 36]),
    (turn([(322, 830), (286, 566), (280, 404), (306, 280)]), [64, 61, 56, 45]),
    (turn([(446, 820), (452, 530), (468, 350), (504, 216)]), [66, 65, 60, 48]),
    (turn([(560, 852), (640, 640), (700, 488), (754, 370)]), [68, 61, 55, 44]),
)
INDEX = np.asarray(FINGERS[3][0])
THUMB = turn([(540, 1130), (690, 1078), (796, 976), (846, 866)])
PALM = blob(turn([(196, 1330), (150, 1200), (128, 1050), (140, 910), (170, 830), (240, 800), (318, 800), (380, 780), (450, 780), (520, 790), (600, 820), (646, 890), (668, 980), (640, 1110), (560, 1230), (470, 1330), (440, 1400), (210, 1400)]))
HAND = smooth(union(PALM, *(limb(p, q) for p, q in FINGERS), limb(THUMB, [100, 80, 66, 49]), limb(turn([(650, 1000), (600, 1090)]), [60, 90])), 12)


def _knit(s, taken):
    """The blanket, stitch by stitch."""
    r = s.rng
    s.wash(s.all, "#e0949a", 0.8, col2="#c87084", pool=0.6, bloom=3, gran=0.5)
    s.wash(blob([(560, 700), (1100, 500), (1100, 1600), (420, 1600), (600, 1200)]), "#8a2448", 1.1, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(760, 1000), (1100, 800), (1100, 1600), (560, 1600)]), NIGHT, 1.3, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (300, -100), (120, 200), (-100, 500)]), "#8a2448", 0.9, wet=80, gran=0.6)
    s.wash(blob([(620, -100), (1100, -100), (1100, 360), (900, 160)]), "#5a1430", 0.9, wet=80, gran=0.6)
    for row, y0 in enumerate(range(-30, 1560, 40)):
        for x in range(-30, 1050, 42):
            y = y0 + 16 * math.sin(x / 210 + 0.7) + 6 * math.sin(row * 1.7 + x / 77)
            if taken[min(1499, max(0, int(y + 14))), min(999, max(0, x + 4))] > 0.9:
                continue
            dark = min(1, max(0, (x + y - 1150) / 900))
            for e in (-1, 1):
                leg = path([(x + 19 * e, y - 6), (x + 13 * e, y + 14), (x + 2 * e, y + 33)], 5) + r.normal(size=2) * 0.8
                s.stroke(leg, 15, mix("#b85a72", NIGHT, 0.75 * dark), alpha=0.32, taper=(0.2, 0.3), wobble=0.4)
                s.stroke(leg - [3, 2], 2.2, mix("#ffd8d4", "#8a2448", dark), body=True, alpha=0.34 - 0.2 * dark, wobble=0.4)
                s.stroke(leg + [3, 0], 1.2, mix("#8a2448", "#0a0408", dark), alpha=0.5, wobble=0.4)
                s.stroke(leg, 1.2, mix("#f4a8a8", "#5a1430", dark), body=True, alpha=0.35, wobble=0.4)
                s.stroke(leg + [7 * e, 1], 1.6, mix("#8a2448", "#0a0408", dark), alpha=0.4, wobble=0.4)


def _finger(s, pts, radii, clip):
    """What age has written on a finger."""
    r = s.rng
    p = np.asarray(pts, float)
    g = limb(p, radii).intersection(clip)
    s.wash(limb([tuple(a + [q * 0.75, q * 0.1]) for a, q in zip(p, radii, strict=True)], [q * 0.42 for q in radii]), OLD[2], 0.85, wet=16, clip=g, gran=0.5)
    s.wash(ell(*p[3], radii[3] * 0.9), OLD[1], 0.6, wet=16, clip=g)
    for j in (1, 2):
        d, n = across(p, j)
        s.wash(limb([p[j] - n * radii[j], p[j] + n * radii[j]], [12, 12]), OLD[2], 0.45, wet=12, clip=g)
        for o in (-20, -11, -3, 6, 15):
            c = p[j] + d * (o + r.normal() * 2)
            q = radii[j] * r.uniform(0.55, 0.95)
            s.curve([c - n * q, c - d * r.uniform(3, 9), c + n * q * r.uniform(0.6, 1)], r.uniform(1.3, 3), "#5a2428", clip=g)
    for j in range(3):
        d, n = across(p, j)
        for _ in range(11):
            u, o = r.uniform(0.1, 0.9), r.uniform(-0.6, 0.6)
            c = p[j] * (1 - u) + p[j + 1] * u + n * radii[j] * o
            s.curve([c, c + d * 14 + r.normal(size=2) * 2, c + d * r.uniform(20, 40) + r.normal(size=2) * 3], 1.1, "#7a3c40", clip=g, alpha=0.7)
    d, n = across(p, 3)
    for q in np.linspace(0.2, 1, 7):  # the print
        c = p[3] - d * radii[3] * 0.05
        whorl = [c + n * radii[3] * 0.62 * q * math.cos(a) + d * radii[3] * 0.75 * q * math.sin(a) for a in np.linspace(-0.5, 3.7, 20)]
        s.stroke(whorl, 1.2, "#8a4444", clip=g, alpha=0.8, wobble=0.5)


def _hand(s):
    r = s.rng
    s.wash(move(HAND, 34, 40), NIGHT, 1.0, wet=26)
    # the little thumb is behind the finger that it holds
    mid = INDEX[1] * 0.3 + INDEX[2] * 0.7
    digit(s, [mid + [130, 10], mid + [50, -66], mid + [-34, -60], mid + [-66, -44]], [36, 33, 30, 25], NEW, nail=1, line=2.6, k=0.95, crease=0.6)
    s.thing(HAND, OLD[0], 0.8, col2=OLD[1], shade=0.9, shcol=OLD[2], hatch=6, line=3.8, soft=70, gran=0.5)
    for pts, radii in FINGERS:
        _finger(s, pts, radii, HAND)
    for pts, k in (([(560, 900), (700, 960), (660, 1140), (520, 1300), (420, 1400), (300, 1400), (420, 1240), (540, 1120)], 0.8), ([(120, 1200), (300, 1280), (480, 1330), (460, 1420), (140, 1420)], 0.7)):
        s.wash(blob(turn(pts)), OLD[2], k, wet=40, clip=HAND, gran=0.5)
    s.wash(ell(*turn([(400, 1010)])[0], 150, 120), OLD[1], 0.5, wet=50, clip=HAND)
    for x, y, w in ((212, 850, 46), (322, 820, 56), (446, 806, 58), (568, 850, 54)):  # where fingers begin
        s.wash(limb(turn([(x - w, y + 8), (x, y - 8), (x + w, y + 10)]), [7, 10, 7]), OLD[2], 0.5, wet=9, clip=HAND)
        for o in (0, 10, 19):
            s.curve(turn([(x - w, y + o + 6), (x, y + o - 8), (x + w, y + o + 8)]), 2.6 - o * 0.05, "#5a2428", clip=HAND)
    for a, b in (((262, 812), (258, 856)), ((384, 776), (384, 830)), ((508, 800), (498, 846))):  # and part
        s.curve(turn([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), b]), 3, "#3a1418", taper=(0.05, 0.7))
    p = np.asarray(THUMB)
    s.wash(limb([tuple(q + [18, 34]) for q in p], [30, 34, 28, 18]), OLD[2], 0.8, wet=18, clip=HAND)
    for j, q in ((1, 76), (2, 62)):
        d, n = across(p, j)
        for o in (-16, -7, 3, 12):
            m = p[j] + d * o
            s.curve([m - n * q * 0.9, m - d * 8, m + n * q * r.uniform(0.6, 0.9)], r.uniform(1.5, 2.8), "#5a2428", clip=HAND)
    for _ in range(230):  # furrows
        x, y = r.uniform(140, 660), r.uniform(830, 1380)
        a = math.atan2(y - 1240, x - 660) + math.pi / 2 + r.normal() * 0.2
        q = r.uniform(14, 46)
        s.curve(turn([(x, y), (x + q * 0.5 * math.cos(a) + r.normal() * 2, y + q * 0.5 * math.sin(a)), (x + q * math.cos(a + 0.2), y + q * math.sin(a + 0.2))]), 1.1, "#8a4a46", clip=HAND, alpha=0.65)
    for y in (1352, 1368, 1384):
        s.curve(turn([(190, y - 24), (320, y + 6), (470, y - 20)]), 2, "#5a2428", clip=HAND)


def _house(s, x, y, k, roof, turn=1):
    def q(*p):
        return [(x + a * k * turn, y + b * k) for a, b in p]

    s.wash(poly([(x - 14 * k, y - 2 * k), (x + 34 * k, y - 6 * k), (x + 96 * k, y + 22 * k), (x + 82 * k, y + 36 * k), (x + 30 * k, y + 16 * k)]), "#4a1c2c", 0.9, wet=4)
    s.thing(poly(q((6, 0), (36, -8), (36, -30), (6, -22))), "#c89a70", 0.9, shade=0.4, shcol="#3a1820", hatch=3, line=1.7)
    s.thing(poly(q((-18, -4), (6, 0), (6, -22), (-6, -44), (-18, -26))), "#fff4de", 0.25, shade=0.2, hatch=0, line=1.7)
    top = poly(q((-6, -47), (7, -20), (41, -29), (28, -56)))
    s.thing(poly(q((18, -50), (25, -52), (25, -70), (18, -69))), "#a85a44", 1.0, shade=0.5, hatch=0, line=1.4)
    s.thing(top, roof, 1.1, shade=0.5, shcol="#2a0810", hatch=0, line=1.9)
    for u in np.linspace(0.15, 0.9, 5):  # tiles
        a, b = np.array(q((-6 + 13 * u, -47 + 27 * u))[0]), np.array(q((28 + 13 * u, -56 + 27 * u))[0])
        s.stroke([a, b], 1.1, "#2a0810")
        for v in np.linspace(0.1, 0.9, 5):
            p = a * (1 - v) + b * v
            s.stroke([p, p + [2 * k, 5 * k]], 0.9, "#2a0810", clip=top)
    s.stroke(q((-21, -22), (-6, -48)), 2.6, mix(roof, "#1c0408", 0.5))
    s.fill(poly(q((-10, -2.6), (-3, -1.5), (-3, -15), (-10, -16))), "#3a1c1c")
    for a, b in ((-14, -24), (14, -12), (25, -15)):
        s.fill(poly(q((a, b), (a + 6, b - 1), (a + 6, b - 9), (a, b - 8))), "#ffd24a", body=True)
        s.outline(poly(q((a, b), (a + 6, b - 1), (a + 6, b - 9), (a, b - 8))), 1.1, lost=0)
    x1, y1 = q((21, -71))[0]
    s.curve([(x1, y1), (x1 + 8, y1 - 16 * k), (x1 - 4, y1 - 30 * k), (x1 + 10, y1 - 50 * k)], 3.4, "#fffaf2", body=True, alpha=0.75)


def _tree(s, x, y, k, tall=False):
    r = s.rng
    s.wash(poly([(x - 3, y - 2), (x + 4, y - 2), (x + 44 * k, y + 18 * k), (x + 60 * k, y + 34 * k), (x + 34 * k, y + 32 * k)]), "#4a1c2c", 0.85, wet=4)
    s.stroke([(x, y), (x + 1, y - 20 * k)], 4 * k, "#3a1c14", taper=(0, 0.2))
    c = [(x - 10 * k, y - 14 * k), (x - 8 * k, y - 44 * k), (x, y - 74 * k), (x + 8 * k, y - 44 * k), (x + 10 * k, y - 14 * k)] if tall else [(x - 14 * k, y - 16 * k), (x - 18 * k, y - 30 * k), (x - 6 * k, y - 48 * k), (x + 10 * k, y - 44 * k), (x + 18 * k, y - 28 * k), (x + 10 * k, y - 14 * k)]
    g = blob(c)
    s.thing(g, "#4f8a4a", 1.0, col2="#2f6a40", shade=0.8, shcol="#0c2a1c", hatch=0, line=1.8)
    x0, y0, x1, y1 = g.bounds
    for i in range(34):
        p = (r.uniform(x0, x1), r.uniform(y0, y1))
        s.stroke(arc(*p, 4, 3, 190, 350), 1.3, ("#0c2a1c", "#a8d07a", "#1c4a2c")[i % 3], clip=g, body=i % 3 == 1)


def _map(s):
    """The lines of the palm are roads."""
    r = s.rng
    roads = (
        [(700, 930), (600, 926), (510, 950), (446, 1030), (420, 1120), (380, 1230), (330, 1420)],
        [(700, 930), (560, 980), (430, 968), (310, 1000), (210, 1074), (100, 1110)],
        [(676, 600), (640, 690), (596, 800), (540, 876), (430, 890), (320, 890), (220, 894), (110, 940)],
    )
    land = s.mask(HAND)
    for pts in roads:
        line = np.asarray(path(turn(pts), 10))
        s.wash(limb(line, np.full(len(line), 15), 1), "#7a3434", 0.6, wet=9, clip=land)
        s.stroke(line, 19, "#7a3a34", taper=(0.01, 0.01), clip=HAND)
        s.stroke(line - [1, 2], 13, "#fff0d0", body=True, taper=(0.01, 0.01), clip=HAND)
        for o in (-3, 3):
            s.stroke(line + [o, o * 0.4], 1.1, "#c89a70", body=True, alpha=0.8, clip=HAND)
        for p, d, u in marks.along(line, 13):
            n = np.array([-d[1], d[0]])
            for e in (-1, 1):
                if r.random() < 0.75 and 0.08 < u < 0.9:
                    b = p + n * e * r.uniform(10, 17)
                    for a in (-0.5, 0, 0.5):
                        s.stroke([b, b + [6 * a, -r.uniform(5, 10)]], 1.3, "#3f6a34" if r.random() < 0.7 else "#8ab04a")
    for x, y, k, c, t in ((240, 878, 1.25, "#b83a2c", 1), (470, 878, 1.1, "#8a3a4a", 1), (300, 984, 1.5, "#c8502e", -1), (520, 1090, 1.4, "#a8342e", 1), (300, 1206, 2.2, "#b83a2c", 1)):
        _house(s, *turn([(x, y)])[0], k, c, t)
    for x, y, k, tall in ((190, 962, 1.0, 1), (176, 1020, 1.1, 0), (366, 930, 0.8, 0), (590, 1020, 1.0, 1), (372, 1010, 0.8, 0), (226, 1120, 1.2, 0), (196, 1170, 1.4, 0), (462, 1262, 1.4, 1), (494, 1232, 1.2, 1), (470, 1010, 0.8, 0), (392, 1090, 0.8, 0), (240, 1260, 1.3, 1), (568, 1170, 1.2, 0)):
        _tree(s, *turn([(x, y)])[0], k, bool(tall))
    p = np.asarray(turn([(414, 1140)])[0])  # somebody goes home with a light
    s.glow(p[0] + 12, p[1] - 10, 34, "#ffd24a", 0.4, 0.6)
    s.fill(union(ell(p[0], p[1] - 24, 4.4), blob([(p[0] - 4, p[1] - 20), (p[0] + 4, p[1] - 20), (p[0] + 7, p[1]), (p[0] - 7, p[1])])), "#2a1424")
    s.stroke([(p[0] + 3, p[1] - 16), (p[0] + 12, p[1] - 14)], 2, "#2a1424")
    s.fill(ell(p[0] + 12, p[1] - 9, 3.4), "#fff0a0", body=True)


def _cuff(s):
    shirt = blob(turn([(176, 1352), (240, 1376), (330, 1392), (420, 1376), (478, 1340), (500, 1400), (470, 1440), (330, 1460), (180, 1430), (150, 1390)]))
    s.wash(move(shirt, 8, -14), "#5a2428", 0.8, wet=12)
    s.thing(shirt, "#fffaf0", 0.2, shade=0.8, shcol="#6a5a78", hatch=5, line=3)
    sleeve = blob(turn([(130, 1400), (230, 1424), (340, 1434), (440, 1416), (516, 1376), (560, 1440), (620, 1640), (60, 1600)]))
    folds = [[(180, 1416), (190, 1470), (170, 1520)], [(280, 1430), (290, 1480), (270, 1530)], [(400, 1424), (410, 1480), (430, 1530)], [(490, 1396), (510, 1450), (540, 1500)]]
    garment(s, sleeve, "#2f8a62", "#06261c", "#bff0cc", lambda x, y: 1.6 - (x - 330) * 0.001, 420, long=34, w=1.8, folds=[turn(f) for f in folds], line=3.6)
    for x in np.arange(140, 520, 12):
        y = 1404 + 30 * math.sin((x - 130) / 390 * math.pi) - (x - 130) * 0.06
        s.stroke(turn([(x, y), (x + 2, y + 26)]), 2, "#06261c")


def _fist(s):
    """It closes round the finger: knuckles this side, the thumb behind."""
    axis = (INDEX[2] - INDEX[1]) / np.hypot(*(INDEX[2] - INDEX[1]))
    n = np.array([-axis[1], axis[0]])
    mid = INDEX[1] * 0.5 + INDEX[2] * 0.5

    def q(pts):
        """From the middle of the grip: across the finger, along it."""
        return [tuple(mid + n * a + axis * b) for a, b in pts]

    sleeve = limb(q([(250, 60), (330, 150), (440, 300)]), [84, 108, 150])
    s.wash(move(sleeve, 18, 34), NIGHT, 1.1, wet=18)
    folds = [q([(236, 130), (270, 90), (276, 20)]), q([(290, 190), (320, 130), (330, 50)]), q([(230, 0), (280, 50), (330, 60)]), q([(260, 60), (320, 120), (400, 200)])]
    way = math.atan2(*(n * 0.8 + axis)[::-1])
    garment(s, sleeve, "#f6c62e", "#8a4a0a", "#fff6b8", lambda x, y: way, 420, long=34, w=1.7, folds=folds, line=3.4)
    wrist = limb(q([(220, 36), (160, 6)]), [60, 66])
    s.thing(wrist, NEW[0], 0.95, col2=NEW[1], shade=0.9, shcol=NEW[2], hatch=5, line=2.8)
    for o in (0, 12):
        s.curve(q([(196 - o, 76), (182 - o, 20), (196 - o, -38)]), 2, "#2a1014", clip=wrist)
    back = blob(q([(196, 76), (150, 100), (100, 96), (66, 60), (54, 0), (56, -70), (84, -104), (140, -96), (186, -50), (204, 10)]))
    s.wash(move(back, 10, 26), NIGHT, 1.0, wet=14)
    s.thing(back, NEW[0], 0.95, col2=NEW[1], shade=0.9, shcol=NEW[2], hatch=5, line=3, soft=60)
    s.lift(ell(*q([(126, 40)])[0], 34, 30), 0.4, 16)
    for i in (3, 2, 1, 0):
        y, slant, r0 = 74 - i * 49, (1.5 - i) * 9, (30, 32, 31, 26)[i]
        end = -66 + (6, 0, 2, 12)[i]
        s.wash(move(limb(q([(60, y), (end + 10, y - slant)]), [r0, r0]), 6, 14), OLD[2], 0.9, wet=9)
        pts = q([(92, y + slant * 0.6), (46, y + slant * 0.3 + 4), (-8, y - slant * 0.2 + 3), (end + 16, y - slant * 0.6), (end, y - slant - 16)])
        digit(s, pts, [r0 * 0.96, r0 * 1.1, r0 * 0.98, r0 * 0.92, r0 * 0.6], NEW, line=2.8, k=0.95, crease=0.6, hatch=5)
        s.lift(ell(*(np.array(pts[1]) - [4, 9]), r0 * 0.5, r0 * 0.3, 15), 0.35, 6)
        t = np.array(pts[3]) * 0.45 + np.array(pts[4]) * 0.55
        nail = ell(*t, 10, 7.5, math.degrees(math.atan2(*(np.array(pts[4]) - pts[3])[::-1])))
        s.lift(nail, 0.65, 1)
        s.wash(nail, "#f4c0b0", 0.3, edge=1)
        s.outline(nail, 1.5, lost=0)
        k = np.array(q([(112, y + slant)])[0])  # a dimple for each
        s.curve([k - axis * 8, k + n * 4, k + axis * 8], 2.4, "#2a1014")
    frill = limb(q([(206, 104), (224, 34), (214, -40)]), [22, 25, 22])
    s.wash(move(frill, -8, 12), NEW[2], 0.8, wet=8, clip=wrist)
    s.thing(frill, "#fffaf0", 0.15, shade=0.8, shcol="#7a5a70", hatch=0, line=2.8)
    for b in np.linspace(-54, 118, 17):
        s.curve(q([(188, b), (206, b + 4), (244, b + 2)]), 1.6, "#5a4458", clip=frill)


def _ladybird(s):
    x, y = turn([(606, 770)])[0]
    k = 1.35

    def q(pts):
        return [tuple(p) for p in move(pts, x, y, k, 33)]

    s.wash(ell(x + 12, y + 14, 30, 22), "#3a1020", 1.0, wet=6)
    for e in (-1, 1):
        for a, b, c in ((-12, -22, -30), (0, 0, 2), (12, 18, 26)):
            s.curve(q([(e * 14, a), (e * 28, b), (e * 34, c)]), 3)
        s.curve(q([(e * 4, -32), (e * 10, -44), (e * 18, -48)]), 2.2)
    s.thing(ell(*q([(0, -24)])[0], 13 * k, 11 * k, 33), "#14101a", 1.5, shade=0.3, hatch=0, line=2)
    for e in (-1, 1):
        s.fill(ell(*q([(e * 7, -28)])[0], 3.4), "#fffdf6", body=True)
    shell = blob(q([(0, -22), (18, -16), (25, 4), (16, 24), (0, 30), (-16, 24), (-25, 4), (-18, -16)]))
    s.cover(shell)
    s.thing(shell, "#e0221c", 1.2, shade=0.8, shcol="#4a0410", hatch=0, line=3)
    s.curve(q([(0, -22), (1, 4), (0, 30)]), 3)
    for a, b in ((12, -6), (-12, -6), (10, 12), (-10, 12), (0, -16)):
        s.fill(ell(*q([(a, b)])[0], 5.4), "#14101a")
    s.stroke(q([(-15, -8), (-17, 0), (-15, 8)]), 4, "#ffd0c4", body=True)


@card("rose", paper="hot", light=(-0.65, -0.7), fresh=False)
def old_glove(s):
    """A newborn's fist holds one finger of a very old hand, whose lines are roads with houses."""
    _knit(s, s.mask(HAND.buffer(-20)))
    _hand(s)
    _map(s)
    _cuff(s)
    _fist(s)
    _ladybird(s)
    s.splatter(NIGHT, 40, (560, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#a8405e", 30, (0, 0, 600, 500), (0.6, 3.6))
