"""An old actor's last bow, before an audience of trees."""

from ..easel import *
from ..kit.figure import garment, locks
from ..kit.profile import fingers
from ..kit.rim import rim

SKIN = ("#e6b48e", "#d68a6a", "#5a3448")
COAT = ("#2c4684", "#080e26", "#7f9fd8")
RED = ("#c8283c", "#3a0618", "#ff9a8a")
NIGHT = "#0a1024"
LAMP = (590, 150)
OWNERS = (
    ("bare", "pine", "cypress", "bare", "pine", "bare"),
    ("pine", "bare", "pine", None, "bare"),
    ("bare", "pine", "cypress", "pine"),
)  # who sits where; one seat has only a hat


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


def _night(s):
    """A moon hangs where the lamp of a theatre would; its light comes down to the stage."""
    s.wash(s.all, "#c4d4ee", 0.45, col2="#a8bce0", gran=0.5, pool=0.5)
    for x, y, r in ((250, 430, 26), (880, 410, 22), (720, 400, 18)):
        places.tree(s, x, y, r * 13, "pine", "#6f8fb0", bark="#6a7494", seed=int(x))


def _stalls(s):
    rows = ((470, 150, 6, 260), (670, 196, 5, 320), (900, 252, 4, 380))
    for row, (y0, w, n, h) in enumerate(rows):
        slope = path([(-40, y0 - 30), (500, y0 + 6), (1040, y0 - 30)], 10)
        g = valid(Polygon([*slope, (1040, 1200), (-40, 1200)]))
        s.cover(g)
        s.wash(g, "#bcd2f0", 0.4, grad=("lin", 90, 1.2, 0.2), edge=0.4)
        for i in range(n):
            x = 500 + (i - (n - 1) / 2) * 1120 / n + (40 if row == 1 else 0)
            y = y0 + 26 * (1 - ((x - 500) / 500) ** 2)
            owner = OWNERS[row][i]
            _seat(s, x, y, w, owner and (owner, h * (0.9 + 0.25 * ((i * 7 + row * 3) % 4) / 3), 0.0), 30 + 9 * row + i, (i * 5 + row) % 3 * 1.6 - 1.6)
            if owner is None:
                _bowler(s, x, y + w * 0.13)


def _bowler(s, x, b):
    s.wash(ell(x + 6, b + 6, 62, 14), "#5a0c20", 0.9, wet=5)
    s.thing(ell(x, b - 6, 64, 17), "#3c4660", 1.0, shade=0.6, shcol="#12141f", hatch=4, line=2.6)
    s.thing(blob([(x - 42, b - 10), (x - 40, b - 52), (x - 18, b - 74), (x + 18, b - 74), (x + 40, b - 52), (x + 42, b - 10), (x, b - 2)]), "#48546e", 0.95, shade=0.7, shcol="#12141f", hatch=5, line=2.6)
    s.thing(limb([(x - 42, b - 20), (x, b - 11), (x + 42, b - 20)], [8, 8, 8]), "#e8b840", 0.9, shade=0.5, hatch=0, line=1.8)


def _boards(s):
    boards = poly([(-40, 1130), (1040, 1130), (1040, 1540), (-40, 1540)])
    s.cover(boards)
    s.wash(boards, "#f2cf98", 0.6, col2="#e0a868", mix=("lin", 90, 0, 1), pool=0.5, bloom=3)
    for k in range(-12, 13):
        a, b = (560 + k * 74, 1130), (560 + k * 150, 1540)
        s.stroke([a, b], 2, alpha=0.9)
        for _ in range(3):
            t = s.rng.uniform(0.1, 0.9)
            p = np.array(a) * (1 - t) + np.array(b) * t + [30, 0]
            s.curve([p, p + [k * 3, 20], p + [k * 7, 46 + 40 * t]], 0.9, "#7a4420", alpha=0.8)


def _dark(s):
    """One light: all that is not in its cone goes back into the night."""
    x, y = LAMP

    def cone(a, b):
        half = 120 + np.maximum(b - y, 0) * 0.26
        return np.clip((np.abs(a - x + (b - y) * 0.05) - half) / 150, 0, 1) * step(60, 190, np.hypot(a - x, b - y))

    m = s.warp(marks.field(s, cone), (0, 0, s.w, s.h), 2, 14, 20)
    s.wash(m, "#2f4684", 0.85, edge=0, rough=0, gran=0.6, pool=0.6)
    s.wash(m**1.6, "#141d44", 0.8, edge=0, rough=0, gran=0.6, pool=0.6)
    up = marks.field(s, lambda a, b: step(300, 20, b) * step(130, 330, np.hypot(a - x, b - y)))
    s.wash(up, "#16224e", 0.8, edge=0, rough=0, gran=0.6)
    moon = ell(x, y, 74)
    s.glow(x, y, 300, "#fff4cc", 0.25, 0.85)
    s.cover(moon)
    s.wash(moon, "#fff2b8", 0.25, edge=1.0)
    for a, b, q in ((-20, -14, 15), (22, 20, 20), (26, -30, 9), (-30, 28, 9)):
        s.wash(ell(x + a, y + b, q, q * 0.8), "#d8c890", 0.4, edge=0.6)


def _lights(s):
    s.thing(poly([(-40, 1112), (1040, 1112), (1040, 1136), (-40, 1136)]), "#8a5430", 1.0, shade=0.5, hatch=0, line=2.6)
    for x in (24, 388, 736, 884):
        s.glow(x, 1110, 105, "#ffc860", 0.5, 0.55)
    for x in (24, 388, 736, 884):  # footlights, shells of brass, seen from behind
        s.thing(blob([(x - 46, 1142, 1), (x - 44, 1106), (x, 1078), (x + 44, 1106), (x + 46, 1142, 1)]), "#a87428", 1.0, col2="#7a4a1c", shade=0.8, shcol="#2a140c", hatch=0, line=2.4)
        for q in (-0.6, -0.2, 0.2, 0.6):
            s.curve([(x, 1142), (x + 26 * q, 1112), (x + 52 * q, 1090 + 14 * abs(q))], 1.6)
        s.curve([(x - 44, 1108), (x - 26, 1088), (x, 1077), (x + 26, 1088), (x + 44, 1108)], 4, "#fff0b0", body=True)


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


def _shade(s):
    s.wash(blob([(470, 1424), (700, 1424), (820, 1560), (340, 1560)]), "#1c0c10", 1.5, wet=22, gran=0.5)
    s.wash(blob([(420, 1400), (760, 1396), (740, 1452), (440, 1456)]), "#3a1a14", 1.0, wet=16)


def _legs(s):
    """From behind: calves in white stockings, the weight on the left one, red heels."""
    white = ("#d8dcea", "#4a5684", "#ffffff")
    left = blob([(468, 1310), (462, 1352), (468, 1388), (482, 1424), (486, 1450), (522, 1450), (526, 1424), (538, 1388), (540, 1350), (536, 1310)])
    right = blob([(606, 1310), (600, 1350), (612, 1390), (634, 1420), (644, 1442), (680, 1436), (678, 1410), (680, 1374), (676, 1340), (668, 1310)])
    for g in (left, right):
        garment(s, move(g, 0, -24), *white, lambda x, y: 1.55, 110, k=0.35)
    s.curve([(504, 1320), (500, 1350), (506, 1386)], 2, "#4a5684")
    s.curve([(640, 1320), (640, 1346), (656, 1380)], 2, "#4a5684")
    for shoe, block in (
        ([(476, 1440), (504, 1432), (532, 1440), (538, 1462), (530, 1474), (480, 1474), (470, 1462)], [(484, 1466), (526, 1466), (522, 1494), (488, 1494)]),
        ([(636, 1436), (660, 1424), (686, 1426), (722, 1446), (754, 1456), (758, 1468), (740, 1474), (650, 1470), (634, 1458)], [(638, 1460), (676, 1464), (670, 1490), (642, 1488)]),
    ):
        s.thing(move(poly(block), 0, -24), "#c8283c", 1.1, shade=0.7, shcol="#3a0618", hatch=0, line=2.4)
        s.thing(move(blob(shoe), 0, -24), "#1c1a2c", 1.4, shade=0.7, shcol="#05040a", hatch=0, line=2.7)
        rim(s, move(blob(shoe), 0, -24), 0, 5)


def _hat(s):
    """It hangs from his fingers, the hollow towards us."""
    brim = blob([(812, 1150), (850, 1118), (908, 1112), (962, 1140), (984, 1188), (968, 1236), (920, 1262), (866, 1252), (826, 1216), (808, 1180)])
    hollow = blob([(846, 1168), (876, 1146), (916, 1146), (944, 1172), (946, 1206), (920, 1228), (882, 1222), (854, 1198)])
    plume = [(950, 1150), (1000, 1200), (1006, 1290), (956, 1370), (880, 1400)]
    g = limb(plume, [10, 34, 40, 32, 4], 12)
    s.cover(g)
    s.wash(g, "#8fa4d0", 0.6, edge=0.8)
    line = path(plume, 14)
    for p, d, _ in marks.along(line, 5):
        n = np.array([-d[1], d[0]])
        for e in (-1, 1):
            q = s.rng.uniform(0.85, 1.2)
            s.curve([p, p + n * 20 * e * q + d * 12, p + n * 40 * e * q + d * 34], 1.7, ("#1c2548", "#ffffff", "#dbe6fa")[int(s.rng.integers(3))], body=True, clip=g.buffer(9))
    s.stroke(line, 3, "#1c2548")
    garment(s, brim, *RED, lambda x, y: math.atan2(y - 1188, x - 896) + 1.57, 300, long=26)
    s.thing(hollow, "#3a0a18", 1.4, shade=0.9, shcol="#0a0206", hatch=5, line=2.6)
    s.outline(brim.buffer(-7), 2.4, "#f2c048", lost=0.1)
    rim(s, brim, 2, 8)


def _sleeve(s, pts, radii, creases):
    g = limb(pts, radii, 14)
    d = math.atan2(pts[-1][1] - pts[0][1], pts[-1][0] - pts[0][0])
    garment(s, g, *COAT, lambda x, y: d, 260, long=32, folds=creases)
    return g


def _lace(s, pts):
    for p, d, _ in marks.along(path(pts, 8), 8):
        n = np.array([-d[1], d[0]])
        g = blob([p - d * 7, p + n * 16 - d * 5, p + n * 20, p + n * 16 + d * 5, p + d * 7], 5)
        s.thing(g, "#fffdf8", 0.1, shade=0.5, shcol="#5a6494", hatch=0, line=1.5)


def _left_arm(s):
    """Held up and out; the back of the hand to us."""
    fingers(s, 146, 668, 126, 62, curls=(-3, 2, 5, 10), spread=10, thumb=(-48, 14), flip=True, skin=SKIN, k=0.7, line=2.2)
    _lace(s, [(108, 690), (150, 650), (204, 640)])
    arm = _sleeve(s, [(448, 834), (388, 846), (306, 828), (228, 758), (172, 690)], [46, 48, 44, 38, 35], [[(300, 862), (318, 830), (300, 800)], [(330, 868), (342, 838), (332, 804)], [(272, 834), (288, 806), (286, 782)], [(432, 800), (420, 836), (436, 880)]])
    cuff = poly([(112, 702), (196, 636), (238, 684), (156, 756)])
    garment(s, smooth(cuff, 6), *COAT, lambda x, y: -0.68, 110, long=26)
    s.curve([(122, 706), (160, 676), (198, 646)], 6, "#f2c048", body=True)
    for q in (0.2, 0.5, 0.8):
        s.fill(ell(166 + 56 * q, 742 - 52 * q, 7), "#f2c048", body=True)
    return union(arm, cuff)


def _right_arm(s):
    """Swept out and down; the fingers behind the brim, the thumb before it."""
    look = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.1)
    s.thing(limb([(796, 1062), (812, 1096), (834, 1128)], [22, 26, 27]), SKIN[0], 0.75, **look)
    for k in range(4):
        p = [(826 + 12 * k, 1110 + 2 * k), (846 + 12 * k, 1122 + 2 * k), (856 + 12 * k, 1140 - k)]
        s.thing(limb(p, [11, 11, 9], 6), SKIN[0], 0.75, **look)
    _hat(s)
    s.thing(limb([(806, 1092), (816, 1124), (836, 1150), (852, 1160)], [14, 13, 11, 9], 6), SKIN[0], 0.75, **look)
    s.outline(ell(852, 1160, 6, 5, 40), 1.2)
    s.curve([(822, 1096), (838, 1104), (848, 1118)], 1.4, SKIN[2])
    _lace(s, [(838, 1052), (800, 1066), (762, 1086)])
    arm = _sleeve(s, [(668, 850), (708, 884), (750, 950), (790, 1046)], [46, 47, 42, 36], [[(720, 966), (750, 944), (786, 944)], [(712, 930), (742, 916), (772, 914)], [(740, 1000), (764, 986), (790, 990)], [(676, 812), (686, 850), (672, 890)]])
    cuff = poly([(730, 1004), (814, 972), (848, 1044), (764, 1078)])
    garment(s, smooth(cuff, 6), *COAT, lambda x, y: -0.35, 110, long=26)
    s.curve([(768, 1068), (806, 1054), (842, 1038)], 6, "#f2c048", body=True)
    for q in (0.15, 0.5, 0.85):
        s.fill(ell(742 + 66 * q, 1016 - 26 * q, 7), "#f2c048", body=True)
    return union(arm, cuff)


def _coat(s):
    skirt = blob([(476, 1016), (560, 1024), (644, 1016), (676, 1086), (728, 1190), (788, 1290), (824, 1340, 1), (772, 1356), (716, 1346), (660, 1372), (596, 1366, 1), (570, 1240), (558, 1120, 1), (552, 1240), (544, 1366, 1), (500, 1358), (450, 1378), (392, 1362, 1), (398, 1290), (424, 1180), (452, 1090)])
    folds = [[(492, 1030), (470, 1160), (420, 1350)], [(512, 1036), (500, 1180), (470, 1362)], [(606, 1036), (634, 1190), (662, 1366)], [(632, 1030), (680, 1160), (764, 1346)], [(618, 1034), (652, 1180), (714, 1342)], [(560, 1040), (558, 1090), (560, 1120)]]
    garment(s, skirt, *COAT, lambda x, y: 1.57 - (x - 540) * 0.003, 760, long=44, folds=folds)
    s.thing(blob([(552, 1150), (560, 1120), (568, 1150), (596, 1360), (545, 1360)]), "#7a1428", 1.3, shade=0.9, shcol="#1c0410", hatch=5, line=2.2)
    for pts in ([(394, 1354), (450, 1370), (500, 1350), (543, 1357)], [(598, 1357), (660, 1363), (716, 1337), (772, 1347), (820, 1333)], [(549, 1140), (549, 1250), (540, 1350)], [(566, 1140), (578, 1250), (601, 1350)]):
        s.curve(pts, 4.5, "#f2c048", body=True)
    back = blob([(556, 772), (500, 778), (452, 796), (424, 826), (440, 886), (462, 950), (474, 1010), (480, 1040), (560, 1050), (640, 1040), (646, 1008), (660, 950), (682, 886), (694, 834), (664, 800), (612, 780)])
    seams = [[(472, 800), (486, 880), (520, 960), (532, 1044)], [(646, 802), (632, 880), (600, 960), (588, 1044)], [(560, 780), (558, 900), (560, 1046)], [(450, 880), (474, 900), (492, 930)], [(672, 884), (648, 904), (628, 934)]]
    garment(s, back, *COAT, lambda x, y: 1.57 + (x - 560) * 0.0015, 640, long=34, folds=seams)
    for e in (-1, 1):
        s.fill(ell(560 + 42 * e, 1036, 10), "#f2c048", body=True)
        s.outline(ell(560 + 42 * e, 1036, 10), 2, lost=0)
    return union(back, skirt)


def _head(s):
    """The back of a white wig, its tail tied with black."""
    white = ("#8f98b8", "#55608a", "#eef2ff", "#ffffff")
    s.thing(blob([(500, 792), (520, 764), (560, 756), (600, 764), (616, 790), (560, 806)]), "#f4f2ee", 0.3, shade=0.8, shcol="#4a5684", hatch=0, line=2.4)
    wig = blob([(556, 596), (602, 606), (630, 644), (634, 694), (618, 738), (588, 768), (556, 776), (524, 768), (496, 738), (482, 694), (486, 644), (512, 606)])
    locks(s, wig, lambda x, y: math.atan2(y - 600, (x - 556) * 0.55), white, 520, long=40, w=1.5)
    for e in (-1, 1):
        for k in range(2):
            c = (558 + e * (70 - 5 * k), 696 + 34 * k)
            g = ell(*c, 27, 18, -10 * e)
            locks(s, g, lambda x, y: 1.4, white, 90, long=18, w=1.4)
            s.stroke(arc(c[0] + 8 * e, c[1], 11, 9, 0, 320), 1.8)
    tail = blob([(536, 772), (576, 772), (590, 830), (584, 896), (566, 946), (546, 900), (534, 830)])
    locks(s, tail, lambda x, y: 1.57 + 0.12 * math.sin(y * 0.05), white, 260, long=34, w=1.5)
    for e in (-1, 1):
        s.thing(blob([(556, 776), (556 + 34 * e, 750), (556 + 62 * e, 752), (556 + 58 * e, 792), (556 + 30 * e, 796)]), "#1c1a2c", 1.4, shade=0.5, shcol="#05040a", hatch=0, line=2.4)
        s.thing(blob([(556, 784), (556 + 14 * e, 800), (556 + 40 * e, 852), (556 + 20 * e, 856), (556 + 4 * e, 806)]), "#1c1a2c", 1.4, shade=0.5, hatch=0, line=2.2)
    s.thing(ell(556, 778, 14, 12), "#1c1a2c", 1.4, shade=0.4, hatch=0, line=2.2)
    rim(s, wig, 0, 9, "#ffffff")


@card("frost", paper="hot", light=(0.0, -0.9))
def stage_leaves(s):
    """An old actor from behind takes his last bow before trees in red seats; the moon is the only lamp, and a mole prompts."""
    _night(s)
    _stalls(s)
    _boards(s)
    _dark(s)
    _lights(s)
    _prompter(s, 196, 1176)
    places.snow(s, 220, (1.5, 6), (0, 0, 1000, 1120))
    _shade(s)
    _legs(s)
    whole = union(_coat(s), _left_arm(s), _right_arm(s))
    for dx, dy in ((-5, 3), (5, 3), (0, 8)):
        rim(s, whole, dx, dy)
    _head(s)
    places.snow(s, 50, (1.5, 6), (0, 900, 1000, 1480))
