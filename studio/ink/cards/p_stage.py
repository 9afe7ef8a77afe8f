"""An old actor's last bow, before an audience of trees."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import fingers, profile

SKIN = ("#e6b48e", "#d68a6a", "#7e4650")
COAT = ("#3d5fa6", "#12204a", "#c4dcf8")
RED = ("#e03c48", "#6a0c24", "#ffc0b0")


def _seat(s, x, y, w, tree, seed, tilt):
    """A stall from in front; whoever sits in it has roots in the cushion."""
    r = np.random.default_rng(seed)

    def m(g):
        return move(g, 0, 0, 1, tilt, origin=(x, y + w * 0.4))

    low = y + w * 0.42
    s.wash(ell(x + w * 0.1, low, w * 0.62, w * 0.1), "#6f8ab8", 0.6, wet=8)
    back = m(blob([(x - w * 0.4, low, 1), (x - w * 0.42, y - w * 0.2), (x - w * 0.36, y - w * 0.54), (x - w * 0.16, y - w * 0.66), (x, y - w * 0.7), (x + w * 0.16, y - w * 0.66), (x + w * 0.36, y - w * 0.54), (x + w * 0.42, y - w * 0.2), (x + w * 0.4, low, 1)]))
    s.thing(back, "#d8a050", 0.8, col2="#b07838", shade=0.5, shcol="#5a3418", hatch=0, line=2.2)
    pad = back.buffer(-w * 0.055)
    s.cover(pad)
    s.wash(pad, "#e8485a", 0.8, col2="#c82a44", edge=0.7, grad=("lin", 60, 0.7, 1.2))
    s.hatch(pad, tone=marks.field(s, lambda a, b: np.clip((a - x) / w + 0.3 + (b - y) / (3 * w), 0, 0.8)), ang=64, sep=7, w=1.0, thr=0.5, longest=26)
    s.outline(pad, 1.8)
    for q, v in ((-0.17, -0.42), (0.17, -0.42), (0, -0.28), (-0.17, -0.12), (0.17, -0.12)):
        c = (x + q * w, y + v * w)
        s.fill(ell(*c, w * 0.02), "#5a0c20")
        for a in (40, 140, 220, 320):
            d = math.radians(a + r.normal() * 8)
            s.stroke([c, (c[0] + w * 0.09 * math.cos(d), c[1] + w * 0.08 * math.sin(d))], 1.3, "#5a0c20", taper=(0.05, 0.8))
    snow = m(blob([(x - w * 0.4, y - w * 0.5), (x - w * 0.2, y - w * (0.74 + 0.08 * r.random())), (x, y - w * (0.78 + 0.1 * r.random())), (x + w * 0.2, y - w * (0.72 + 0.1 * r.random())), (x + w * 0.4, y - w * 0.5), (x + w * 0.18, y - w * 0.6), (x + w * 0.06, y - w * (0.5 + 0.1 * r.random())), (x - w * 0.12, y - w * 0.62)]))
    s.cover(snow)
    s.wash(snow, "#a8c0e4", 0.3, wet=4)
    s.outline(snow, 1.5, lost=0.3)
    if tree:
        kind, h, lean = tree
        places.tree(s, x, y + w * 0.2, h, kind, {"pine": "#4a9478", "cypress": "#3f8a7c"}.get(kind), bark="#6a6478", lean=lean, seed=seed)
    cushion = m(blob([(x - w * 0.38, y + w * 0.16), (x, y + w * 0.1), (x + w * 0.38, y + w * 0.16), (x + w * 0.4, low), (x - w * 0.4, low)]))
    s.thing(cushion, "#d83650", 0.9, col2="#b02240", shade=0.6, shcol="#5a0c20", hatch=5, line=2.2)
    for e in (-1, 1):
        arm = m(blob([(x + w * 0.38 * e, y - w * 0.1), (x + w * 0.5 * e, y - w * 0.1), (x + w * 0.53 * e, y - w * 0.02), (x + w * 0.5 * e, low + 3), (x + w * 0.4 * e, low + 3)]))
        s.thing(arm, "#d8a050", 0.8, col2="#a87038", shade=0.6, shcol="#5a3418", hatch=0, line=2.2)
        s.stroke(arc(x + w * 0.455 * e, y - w * 0.04, w * 0.035, w * 0.035, 0, 330), 1.5)


def _stalls(s):
    s.wash(box(-40, -40, 1040, 560), "#a8c6ea", 0.55, wet=80, grad=("lin", 90, 1.2, 0.2), bloom=4)
    rows = ((400, 124, 8, 250), (610, 158, 6, 300), (880, 210, 5, 350))
    for row, (y0, w, n, h) in enumerate(rows):
        slope = path([(-40, y0 - 30), (500, y0 + 6), (1040, y0 - 30)], 10)
        g = valid(Polygon([*slope, (1040, 1200), (-40, 1200)]))
        s.cover(g, keep=0.0) if row else None
        s.wash(g, "#bcd2f0", 0.35, grad=("lin", 90, 1.2, 0.0), edge=0.4)
        for i in range(n):
            x = 500 + (i - (n - 1) / 2) * 1060 / n + (30 if row == 1 else 0)
            y = y0 + 26 * (1 - ((x - 500) / 500) ** 2)
            kind = ("bare", "pine", "cypress", "bare", "pine")[(i * 3 + row * 2) % 5]
            owner = None if (row, i) in ((2, 3), (1, 1)) else (kind, h * (0.85 + 0.3 * ((i * 7 + row * 3) % 4) / 3) * (1.25 if kind == "bare" else 1), 0.0)
            _seat(s, x, y, w, owner, 30 + 9 * row + i, (i * 5 + row) % 3 * 1.6 - 1.6)
            if (row, i) == (2, 3):
                b = y + w * 0.13
                s.wash(ell(x + 6, b + 6, 62, 14), "#5a0c20", 0.9, wet=5)
                s.thing(ell(x, b - 6, 64, 17), "#3c4660", 1.0, shade=0.6, shcol="#12141f", hatch=4, line=2.6)
                s.thing(blob([(x - 42, b - 10), (x - 40, b - 52), (x - 18, b - 74), (x + 18, b - 74), (x + 40, b - 52), (x + 42, b - 10), (x, b - 2)]), "#48546e", 0.95, shade=0.7, shcol="#12141f", hatch=5, line=2.6)
                s.thing(limb([(x - 42, b - 20), (x, b - 11), (x + 42, b - 20)], [8, 8, 8]), "#e8b840", 0.9, shade=0.5, hatch=0, line=1.8)


def _prompter(s, x, y):
    """A mole with spectacles in the box at the edge of the stage, the text before it."""
    hood = blob([(x - 120, y + 10, 1), (x - 112, y - 66), (x - 60, y - 116), (x, y - 128), (x + 60, y - 116), (x + 112, y - 66), (x + 120, y + 10, 1)])
    s.wash(move(hood, 12, 14), "#4a3a48", 0.6, wet=12)
    s.thing(hood, "#c88a50", 0.95, col2="#a06a3c", shade=0.6, hatch=6, line=2.8)
    cave = blob([(x - 92, y + 8, 1), (x - 86, y - 52), (x - 46, y - 92), (x, y - 100), (x + 46, y - 92), (x + 86, y - 52), (x + 92, y + 8, 1)])
    s.cover(cave)
    s.wash(cave, "#221a2c", 1.5)
    for q in np.linspace(-1, 1, 9):
        s.stroke([(x + 88 * q, y - 98 * math.cos(q * 1.2)), (x + 112 * q, y - 124 * math.cos(q * 1.2))], 1.8)
    head_ = blob([(x - 52, y), (x - 50, y - 44), (x - 22, y - 74), (x + 18, y - 76), (x + 46, y - 48), (x + 52, y)])
    s.thing(head_, "#5a5262", 0.95, shade=0.5, hatch=0, line=2.4)
    marks.pelt(s, s.mask(head_), lambda a, b: math.atan2(b - y + 30, a - x), 150, (7, 15), 1.4, dark="#241c2a", light="#a89eb0", share=0.4)
    snout = blob([(x - 20, y - 44), (x + 18, y - 46), (x + 13, y - 22), (x, y - 12), (x - 13, y - 22)])
    s.thing(snout, "#8a7a86", 0.9, shade=0.4, hatch=0, line=2)
    s.thing(ell(x, y - 18, 12, 9), "#f0a0a4", 0.95, shade=0.3, hatch=0, line=2)
    for e in (-1, 1):
        s.cover(ell(x + 25 * e, y - 48, 14))
        s.outline(ell(x + 25 * e, y - 48, 14), 2.6, "#8a6a20", lost=0)
        s.fill(ell(x + 26 * e, y - 50, 4.4))
        for q in (-5, 3):
            s.stroke([(x + 10 * e, y - 20 + q), (x + 44 * e, y - 24 + 2 * q)], 1.2, "#d8ccd8", body=True)
        paw = blob([(x + 46 * e, y + 14), (x + 44 * e, y - 8), (x + 62 * e, y - 18), (x + 82 * e, y - 6), (x + 80 * e, y + 14)])
        s.thing(paw, "#f0a0a4", 0.9, shade=0.4, hatch=0, line=2)
        for q in (54, 63, 72):
            s.stroke([(x + q * e, y - 10), (x + q * e, y + 10)], 1.5)
    s.curve([(x - 11, y - 50), (x, y - 54), (x + 11, y - 50)], 2.4, "#8a6a20")
    for e in (-1, 1):  # the text lies open
        g = poly([(x, y + 2), (x + 66 * e, y - 2), (x + 84 * e, y + 34), (x, y + 42)])
        s.thing(g, "#fbf4e2", 0.15, shade=0.3, hatch=0, line=2.2)
        for q in range(4):
            s.stroke([(x + 12 * e, y + 10 + 7 * q), (x + (56 + 5 * q) * e, y + 6 + 7 * q)], 1.3)


def _boards(s):
    boards = poly([(-40, 1120), (1040, 1120), (1040, 1540), (-40, 1540)])
    s.cover(boards)
    s.wash(boards, "#f2cf98", 0.55, col2="#e0a868", mix=("lin", 90, 0, 1), pool=0.5, bloom=3)
    for k in range(-12, 13):
        a, b = (520 + k * 74, 1120), (520 + k * 150, 1540)
        s.stroke([a, b], 1.8, alpha=0.8)
        for _ in range(3):
            t = s.rng.uniform(0.1, 0.9)
            p = np.array(a) * (1 - t) + np.array(b) * t + [30, 0]
            s.curve([p, p + [k * 3, 20], p + [k * 7, 46 + 40 * t]], 0.9, "#9a6030", alpha=0.8)
    s.thing(poly([(-40, 1104), (1040, 1104), (1040, 1126), (-40, 1126)]), "#c88848", 0.8, shade=0.4, hatch=0, line=2.6)
    for x in (60, 400, 560, 720, 880):  # footlights, shells of brass
        s.wash(poly([(x - 30, 1126), (x + 30, 1126), (x + 80, 1300), (x - 80, 1300)]), "#fff0a8", 0.5, wet=16)
        s.thing(blob([(x - 42, 1128, 1), (x - 40, 1098), (x, 1076), (x + 40, 1098), (x + 42, 1128, 1)]), "#f0c048", 0.9, col2="#d09a30", shade=0.6, shcol="#6a4414", hatch=0, line=2.3)
        for q in (-0.6, -0.2, 0.2, 0.6):
            s.curve([(x, 1128), (x + 24 * q, 1104), (x + 48 * q, 1084 + 12 * abs(q))], 1.4)


def _legs(s):
    s.wash(blob([(470, 1440), (560, 1440), (700, 1444), (830, 1440), (800, 1478), (600, 1490), (480, 1472)]), "#7a4428", 0.9, wet=10)
    white = ("#f4f0ea", "#6f7aa6", "#ffffff")
    for pts, heel in (([(520, 1290), (508, 1356), (516, 1430)], 0), ([(626, 1290), (672, 1360), (738, 1424)], 1)):
        g = limb(pts, [40, 34, 18])
        garment(s, g, *white, lambda x, y: 1.5 if x < 600 else 0.85, 130, k=0.25, folds=[[(pts[1][0] - 20, pts[1][1] - 30), (pts[1][0], pts[1][1] - 20), (pts[1][0] + 24, pts[1][1] - 34)]])
        if heel:
            shoe = [(722, 1414), (752, 1408), (776, 1424), (826, 1432), (842, 1448), (820, 1458), (770, 1450), (744, 1452), (724, 1440)]
            block = poly([(724, 1436), (750, 1448), (744, 1474), (722, 1470)])
        else:
            shoe = [(490, 1424), (504, 1414), (530, 1414), (544, 1428), (546, 1454), (530, 1466), (502, 1466), (488, 1452)]
            block = poly([(500, 1456), (534, 1456), (530, 1480), (504, 1480)])
        s.thing(blob(shoe), "#2e2a3c", 1.2, shade=0.7, shcol="#0c0a14", hatch=5, line=2.7)
        s.thing(block, "#e03c48", 1.0, shade=0.6, hatch=0, line=2.2)
        s.curve([(shoe[1][0] - 4, shoe[1][1] + 10), (shoe[1][0] + 14, shoe[1][1] + 16), (shoe[2][0], shoe[2][1] + 10)], 3.4, "#f0c048", body=True)


def _hat(s):
    brim = blob([(770, 1040), (816, 1030), (880, 1062), (932, 1112), (956, 1166), (938, 1186), (886, 1162), (830, 1116), (782, 1078)])
    crown = blob([(812, 1072), (786, 1130), (798, 1182), (846, 1206), (896, 1196), (922, 1168), (880, 1130)])
    plume = [(812, 1150), (776, 1220), (790, 1310), (850, 1366), (918, 1378)]
    garment(s, crown, *RED, lambda x, y: 1.3, 120, long=24)
    s.thing(limb([(804, 1096), (850, 1140), (916, 1172)], [10, 11, 9]), "#f2c048", 0.95, shade=0.5, shcol="#7a4a14", hatch=0, line=2)
    garment(s, brim, *RED, lambda x, y: 0.7, 180, long=26)
    s.curve([(786, 1050), (840, 1070), (904, 1126), (940, 1172)], 2)
    g = limb(plume, [9, 34, 44, 40, 6], 12)
    s.wash(move(g, 10, 12), "#9a6030", 0.7, wet=8)
    s.cover(g)
    s.wash(g, "#d8e6fa", 0.45, edge=0.8)
    line = path(plume, 14)
    s.stroke(line, 3)
    for p, d, _ in marks.along(line, 5.5):
        n = np.array([-d[1], d[0]])
        for e in (-1, 1):
            q = s.rng.uniform(0.85, 1.2)
            s.curve([p, p + n * 20 * e * q + d * 12, p + n * 42 * e * q + d * 34], 1.4, ("#2c3354", "#6f7aa6")[int(s.rng.integers(2))], clip=g.buffer(9))


def _arms(s):
    for g in (limb([(300, 822), (278, 868)], [17, 18]), limb([(776, 1026), (748, 1062)], [17, 18])):
        s.thing(g, "#f2c048", 0.9, col2="#d89a30", shade=0.7, shcol="#7a4a14", hatch=5, line=2.4)
    for k in range(7):  # lace
        s.thing(ell(280 - (k % 2) * 7 - k * 0.5, 818 + k * 8, 9), "#fffdf8", 0.1, shade=0.4, shcol="#8a90b8", hatch=0, line=1.5)
    fingers(s, 266, 838, 94, 30, flip=True, curls=(-6, 2, 8, 14), spread=9, thumb=(-54, 12), skin=SKIN, k=0.65, line=2)
    s.thing(limb([(766, 1046), (806, 1064)], [22, 22]), SKIN[0], 0.65, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.3)
    s.thing(blob([(786, 1036), (812, 1034), (834, 1052), (838, 1078), (818, 1090), (790, 1078)]), SKIN[0], 0.65, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=4, line=2.3)
    for i in range(4):  # shut on the brim
        digit(s, [(806 + i * 10, 1042 + i * 9), (830 + i * 9, 1046 + i * 10), (842 + i * 7, 1064 + i * 9), (832 + i * 5, 1078 + i * 8)], [9.5, 9.5, 8.5, 7], SKIN, crease=0, hatch=0, line=1.9, nail=0.5)
    digit(s, [(790, 1074), (806, 1094), (826, 1102)], [10, 9.5, 7.5], SKIN, crease=1, hatch=0, line=1.9, nail=1)
    for k in range(6):
        s.thing(ell(774 + k * 5, 1078 - k * 9 + (k % 2) * 5, 9), "#fffdf8", 0.1, shade=0.4, shcol="#8a90b8", hatch=0, line=1.5)
    s.thing(limb([(782, 1016), (748, 1064)], [15, 16]), "#f2c048", 0.9, col2="#d89a30", shade=0.7, shcol="#7a4a14", hatch=5, line=2.4)


def _coat(s):
    skirt = blob([(500, 1086), (630, 1086), (660, 1170), (708, 1280), (724, 1336, 1), (660, 1352), (588, 1344, 1), (572, 1290), (566, 1200, 1), (556, 1290), (536, 1346, 1), (460, 1346), (412, 1322, 1), (440, 1240), (476, 1160)])
    folds = [[(520, 1100), (492, 1200), (456, 1334)], [(548, 1110), (530, 1210), (500, 1336)], [(600, 1100), (616, 1210), (636, 1342)], [(622, 1100), (652, 1200), (690, 1330)]]
    s.wash(move(skirt, 10, 16), "#7a4428", 0.6, wet=12)
    s.thing(poly([(540, 1180), (590, 1180), (612, 1336), (518, 1336)]), "#e03c48", 1.0, shade=0.7, shcol="#6a0c24", hatch=6, line=2.4)
    garment(s, skirt, *COAT, lambda x, y: 1.57 - (x - 566) * 0.0035, 520, long=40, folds=folds)
    s.curve([(414, 1316), (460, 1338), (534, 1338)], 5, "#f2c048", body=True)
    s.curve([(590, 1336), (660, 1344), (722, 1330)], 5, "#f2c048", body=True)
    back = blob([(560, 886), (506, 896), (462, 918), (456, 960), (480, 1020), (496, 1076), (500, 1104), (566, 1114), (632, 1104), (638, 1070), (658, 1020), (680, 960), (672, 922), (620, 898)])
    left, right = limb([(520, 938), (392, 912), (292, 846)], [46, 34, 27]), limb([(620, 944), (712, 996), (770, 1040)], [46, 35, 27])
    whole = smooth(union(back, left, right), 7)

    def way(x, y):
        return 0.65 if x > 668 else 0.6 if x < 392 else 0.2 if x < 468 else 1.57 + (x - 566) * 0.003

    creases = [[(400, 884), (392, 912), (404, 942)], [(440, 894), (426, 922), (436, 952)], [(372, 880), (366, 902), (372, 926)], [(340, 862), (330, 874), (334, 894)], [(698, 970), (704, 996), (694, 1020)], [(726, 988), (722, 1006), (734, 1028)]]
    seams = [[(500, 900), (478, 940), (496, 990)], [(634, 902), (654, 944), (640, 996)], [(496, 960), (526, 990), (536, 1060)], [(640, 964), (612, 994), (604, 1060)]]
    garment(s, whole, *COAT, way, 900, long=30, folds=creases + seams)
    s.curve([(566, 900), (562, 1000), (566, 1108)], 2.4, COAT[1])
    for e in (-1, 1):
        s.curve([(566 + 30 * e, 900), (566 + 46 * e, 1000), (566 + 30 * e, 1096)], 1.8, COAT[1])
        s.fill(ell(566 + 34 * e, 1100, 8), "#f2c048", body=True)
        s.outline(ell(566 + 34 * e, 1100, 8), 1.8, lost=0)


def _head(s):
    at = profile(s, 548, 818, 152, -20, flip=True, skin=SKIN, eye="shut", brow=-0.3, neck=((564, 902), 34), k=0.65, line=2.5)
    for a, b in (((0.57, 0.43), (0.50, 0.40)), ((0.57, 0.45), (0.50, 0.47)), ((0.70, 0.62), (0.62, 0.72)), ((0.50, 0.62), (0.47, 0.72))):
        s.curve(at([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.01), b]), 1.3)
    s.thing(limb([(524, 898), (566, 884), (608, 900)], [11, 12, 11]), "#fffdf8", 0.15, shade=0.6, shcol="#8a90b8", hatch=0, line=2.2)
    wig = valid(Polygon(at(path([(0.66, 0.12), (0.54, 0.22), (0.48, 0.34), (0.44, 0.46), (0.40, 0.60), (0.34, 0.76), (0.2, 0.86), (0.06, 0.84), (-0.06, 0.62), (-0.10, 0.36), (-0.02, 0.1), (0.2, -0.06), (0.46, -0.04)], 8, True))))
    white = ("#a8a8b4", "#6c6c80", "#ffffff", "#ffffff")
    c = at([(0.64, 0.06)])[0]
    tail = blob([(584, 868), (604, 872), (620, 920), (612, 980), (596, 1006), (584, 970), (580, 910)])
    locks(s, tail, lambda x, y: 1.5, white, 180, long=30)
    locks(s, wig, lambda x, y: math.atan2(y - c[1], x - c[0]) - 0.25, white, 380, long=38)
    for e in (-1, 1):
        s.thing(blob([(594, 884), (594 + 30 * e, 868), (594 + 34 * e, 898)]), "#2e2a3c", 1.1, shade=0.5, hatch=0, line=2.2)
    ear = at([(0.37, 0.52)])[0]
    s.thing(ell(*ear, 12, 18, -14), SKIN[0], 0.65, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.1)
    p = at([(0.66, 0.48)])[0]
    s.fill(blob([(p[0], p[1] - 6), (p[0] + 3.5, p[1] + 4), (p[0], p[1] + 7), (p[0] - 3.5, p[1] + 4)], 5), "#bfe0fa", body=True)
    s.outline(blob([(p[0], p[1] - 6), (p[0] + 3.5, p[1] + 4), (p[0], p[1] + 7), (p[0] - 3.5, p[1] + 4)], 5), 1.2, lost=0)


def _curtain(s):
    """Snow that hangs in folds, and comes apart where it falls."""
    r = s.rng
    for e in (0, 1):
        for k in range(6):
            x = 14 + 30 * k
            low = 1120 - 150 * k - 30 * (k % 2)
            pts = [(x, -30), (x + 14, 300), (x - 6 * k, low * 0.75), (x - 4 * k - 6, low)]
            pts = pts if e == 0 else [(1000 - a, b) for a, b in pts]
            s.lift(limb(pts, [22, 22, 18, 8]), 0.85, 5)
            s.wash(limb([(a + (12 if e == 0 else -12), b) for a, b in pts], [3, 5, 4, 1]), "#8aa8d8", 0.5, wet=4)
            line = path(pts, 16)
            for p in line[::1]:
                for _ in range(5):
                    q = p + r.normal(size=2) * [11, 12]
                    s.fill(ell(*q, 1.2 + 4.2 * r.random() ** 2), body=True)
    places.snow(s, 260, (1.5, 7), (0, 0, 1000, 1120))


@card("frost", paper="hot", light=(-0.3, -0.8))
def stage_leaves(s):
    """An old actor from behind takes his last bow before trees in red seats, under a curtain of snow; a mole prompts."""
    _stalls(s)
    _boards(s)
    _prompter(s, 232, 1156)
    _curtain(s)
    _legs(s)
    _hat(s)
    _coat(s)
    _head(s)
    _arms(s)
    places.snow(s, 60, (1.5, 6), (0, 900, 1000, 1480))
