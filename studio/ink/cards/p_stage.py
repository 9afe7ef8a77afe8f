"""An old actor's last bow, before an audience of trees."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.near_hand import Hand
from ..kit.rim import rim
from .p_stalls import kept, night, prompter, stalls

SKIN = ("#e6b48e", "#d68a6a", "#5a3448")
COAT = ("#2c4684", "#080e26", "#7f9fd8")
NIGHT = "#0a1024"
LAMP = (590, 150)


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
    m = m * marks.field(s, lambda a, b: 1 - 0.62 * step(240, 420, b) * step(1140, 1000, b))  # the house stays in half light
    s.wash(m, "#2f4684", 0.6, edge=0, rough=0, gran=0.2, pool=0.3)
    s.wash(m**1.8, "#141d44", 0.42, edge=0, rough=0, gran=0.2, pool=0.3)
    up = marks.field(s, lambda a, b: step(300, 20, b) * step(130, 330, np.hypot(a - x, b - y)))
    s.wash(up, "#16224e", 0.8, edge=0, rough=0, gran=0.2)
    moon = ell(x, y, 74)
    s.glow(x, y, 300, "#fff4cc", 0.25, 0.85)
    s.cover(moon)
    s.wash(moon, "#fff2b8", 0.25, edge=1.0)
    for a, b, q in ((-20, -14, 15), (22, 20, 20), (26, -30, 9), (-30, 28, 9)):
        s.wash(ell(x + a, y + b, q, q * 0.8), "#d8c890", 0.4, edge=0.6)


def _lights(s):
    s.thing(poly([(-40, 1112), (1040, 1112), (1040, 1136), (-40, 1136)]), "#8a5430", 1.0, shade=0.5, hatch=0, line=2.6)
    for x in (24, 388, 700, 900):
        s.glow(x, 1110, 105, "#ffc860", 0.5, 0.55)
    for x in (24, 388, 700, 900):  # footlights, shells of brass, seen from behind
        s.thing(
            blob([(x - 46, 1142, 1), (x - 44, 1106), (x, 1078), (x + 44, 1106), (x + 46, 1142, 1)]),
            "#a87428",
            1.0,
            col2="#7a4a1c",
            shade=0.8,
            shcol="#2a140c",
            hatch=0,
            line=2.4,
        )
        for q in (-0.6, -0.2, 0.2, 0.6):
            s.curve([(x, 1142), (x + 26 * q, 1112), (x + 52 * q, 1090 + 14 * abs(q))], 1.6)
        s.curve([(x - 44, 1108), (x - 26, 1088), (x, 1077), (x + 26, 1088), (x + 44, 1108)], 4, "#fff0b0", body=True)


def _shade(s):
    s.wash(blob([(470, 1424), (700, 1424), (820, 1560), (340, 1560)]), "#1c0c10", 1.5, wet=22, gran=0.5)
    s.wash(blob([(420, 1400), (760, 1396), (740, 1452), (440, 1456)]), "#3a1a14", 1.0, wet=16)


def _legs(s):
    """From behind: calves in white stockings, the weight on the left one; the heels, red, are towards us, the toes away and out."""
    white = ("#d8dcea", "#4a5684", "#ffffff")
    shoe = dict(k=1.4, shade=0.7, shcol="#05040a", hatch=0, line=2.6)
    toes = (
        blob([(496, 1426), (476, 1418), (456, 1418), (446, 1428), (452, 1440), (478, 1448), (504, 1446)]),
        blob([(664, 1408), (694, 1414), (728, 1420), (750, 1428), (752, 1440), (734, 1446), (696, 1446), (660, 1446)]),
    )
    for g in toes:
        s.thing(g, "#1c1a2c", **shoe)
        rim(s, g, 0, 5)
    left = blob([(470, 1270), (464, 1310), (466, 1346), (476, 1378), (488, 1402), (488, 1424), (524, 1424), (524, 1402), (536, 1372), (542, 1336), (538, 1270)])
    right = blob(
        [(606, 1270), (602, 1312), (610, 1350), (628, 1384), (638, 1402), (638, 1424), (674, 1420), (674, 1398), (680, 1364), (680, 1330), (670, 1270)]
    )
    for g, x in ((left, 508), (right, 646)):
        garment(s, g, *white, lambda x, y: 1.55, 110, k=0.35)
        s.wash(limb([(x + 22, 1290), (x + 24, 1350), (x + 8, 1410)], [10, 14, 8]), "#4a5684", 0.6, wet=8, clip=g)
        s.curve([(x - 2, 1300), (x - 4, 1350), (x, 1400)], 2, "#4a5684")  # the seam
        s.curve([(x - 20, 1352), (x - 8, 1374), (x - 6, 1392)], 1.8, "#4a5684")
    for x in (506, 656):
        block = poly([(x - 19, 1440), (x + 19, 1440), (x + 14, 1456), (x + 17, 1476), (x - 17, 1476), (x - 14, 1456)])
        s.thing(block, "#c8283c", 1.1, shade=0.7, shcol="#3a0618", hatch=0, line=2.4)
        back = blob([(x - 19, 1402, 1), (x, 1410), (x + 19, 1402, 1), (x + 24, 1424), (x + 23, 1446), (x, 1450), (x - 23, 1446), (x - 24, 1424)])
        s.thing(back, "#1c1a2c", **shoe)
        rim(s, back, 0, 5)
        s.curve([(x, 1411), (x + 1, 1430), (x, 1448)], 1.8, "#5a5e86", body=True)


def _lace(s, pts):
    for p, d, _ in marks.along(path(pts, 8), 8):
        n = np.array([-d[1], d[0]])
        g = blob([p - d * 7, p + n * 16 - d * 5, p + n * 20, p + n * 16 + d * 5, p + d * 7], 5)
        s.thing(g, "#fffdf8", 0.1, shade=0.5, shcol="#5a6494", hatch=0, line=1.5)


FLESH = {
    "skin": Look(SKIN[0], 0.7, SKIN[1], shade=0.8, shcol=SKIN[2], white=0.6, hatch=0, line=1.1, seam=0.8, gran=0.2),
    "nail": Look("#f8d8c4", 0.4, shade=0.4, shcol="#8a5060", white=0.6, hatch=0, line=0.8, seam=0.9),
}


def _left_arm(s):
    """Raised: the elbow is a corner, the forearm goes up, the back of the hand is to us."""
    z = unit(V(-0.22, 0.97, 0.05))
    turn = np.stack([np.cross((0, 0, 1), z), V(0, 0, 1), z], 1)
    thumb = (V(0.10, -0.035, 0.10), V(0.235, -0.06, 0.23), V(0.33, -0.07, 0.38), V(0.375, -0.08, 0.51))
    bends = [(4, 10, 8), (0, 6, 6), (4, 10, 8), (8, 16, 12)]
    h = Hand(bends, spread=(13, 3, -7, -18), thumb=thumb, back=(0.5, 0.85, 0), arm=((-0.06, 0, 1), 0.4), looks=FLESH, lines=1.1)
    s.model(shoot([h.placed(turn, (0, 0, 0), 1, -1)], spot(196, 664, 138, 0), light=(0.5, 0.7, 0.6)), line=2.3)
    _lace(s, [(152, 678), (194, 664), (238, 668)])
    arm = blob([(470, 800), (430, 804), (384, 822), (336, 838), (306, 836), (290, 806), (270, 752), (250, 700), (156, 712), (172, 780), (190, 850), (214, 906), (244, 930), (290, 930), (350, 916), (410, 900), (460, 900)])  # fmt: skip
    folds = [
        [(306, 838), (276, 858), (236, 862)],
        [(300, 832), (262, 836), (214, 818)],
        [(308, 842), (290, 884), (262, 916)],
        [(322, 842), (330, 876), (322, 910)],
        [(270, 760), (240, 776), (196, 772)],
        [(420, 812), (408, 850), (416, 890)],
    ]
    garment(s, arm, *COAT, lambda x, y: 1.3 if x < 270 and y < 870 else -0.2, 340, long=32, folds=folds, side=-1)
    s.wash(limb([(200, 850), (228, 908), (290, 922), (400, 896)], [10, 18, 16, 10]), COAT[1], 0.8, wet=12, clip=arm)
    s.outline(arm, 2.6, lost=0.1)
    cuff = smooth(poly([(146, 690), (250, 672), (266, 738), (160, 758)]), 6)
    garment(s, cuff, *COAT, lambda x, y: -0.16, 110, long=26)
    s.curve([(150, 696), (200, 688), (248, 680)], 6, "#f2c048", body=True)
    for q in (0.18, 0.5, 0.82):
        s.fill(ell(164 + 92 * q, 742 - 16 * q, 7), "#f2c048", body=True)
    return union(arm, cuff)


def _right_upper(s):
    g = blob([(636, 800), (686, 816), (726, 860), (766, 928), (800, 1004), (808, 1034), (780, 1056), (740, 1040), (716, 988), (690, 930), (650, 900)])
    folds = [[(676, 812), (686, 850), (672, 890)], [(724, 992), (756, 972), (784, 976)], [(722, 978), (744, 946), (760, 940)]]
    garment(s, g, *COAT, lambda x, y: 1.1, 260, long=32, folds=folds)
    return g


def _right_arm(s):
    """Bent behind his back; in the fist is a rose, kept for the one who is not there."""
    fore = blob(
        [
            (808, 1022),
            (813, 1044),
            (796, 1068),
            (756, 1088),
            (706, 1096),
            (640, 1096),
            (630, 1060),
            (640, 1030),
            (690, 1024),
            (722, 1006),
            (740, 1000),
            (776, 1008),
        ]
    )
    s.wash(move(fore, -4, 14), "#04060e", 0.9, wet=12)
    garment(
        s,
        fore,
        *COAT,
        lambda x, y: 2.9,
        220,
        long=30,
        folds=[[(728, 1008), (756, 1022), (796, 1026)], [(724, 1012), (744, 1040), (776, 1066)], [(716, 1014), (716, 1046), (734, 1080)]],
    )
    _lace(s, [(606, 1022), (598, 1058), (606, 1096)])
    cuff = blob([(600, 1018), (650, 1014), (662, 1060), (652, 1106), (604, 1104), (596, 1060)])
    garment(s, cuff, *COAT, lambda x, y: 1.5, 110, long=24)
    s.curve([(610, 1018), (602, 1060), (612, 1102)], 6, "#f2c048", body=True)
    for y in (1036, 1062, 1088):
        s.fill(ell(636, y, 7), "#f2c048", body=True)
    stem = [(604, 1176), (560, 1070), (508, 962)]
    s.curve(stem, 8, "#0c2a1c")
    s.curve(stem, 5, "#4f9a5a", body=True)
    for a, b, c in (((586, 1128), (620, 1122), (640, 1140)), ((530, 1008), (566, 994), (582, 972))):
        leaf = blob([a, ((a[0] + b[0]) / 2, b[1] - 12), b, (*c, 1), ((b[0] + c[0]) / 2, c[1] + 8), ((a[0] + b[0]) / 2 + 4, b[1] + 12)], 6)
        s.thing(leaf, "#3f8a50", 1.0, shade=0.6, shcol="#0c2a1c", hatch=0, line=2)
        s.curve([a, b, c], 1.4, "#0c2a1c")
    palm = blob([(588, 1040), (560, 1034), (540, 1052), (542, 1086), (566, 1100), (592, 1094)])
    look = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.4)
    s.thing(palm, SKIN[0], 0.75, **look)
    for k in range(4):
        y = 1044 + 15 * k
        digit(s, [(566, y), (540, y + 2), (532, y + 10), (548, y + 14)], [10, 10.5, 10, 8.5], SKIN, line=2, hatch=0, k=0.7, shade=0.5)
    digit(s, [(584, 1046), (566, 1026), (544, 1022)], [12, 11, 9], SKIN, nail=1, line=2, hatch=0, k=0.7, shade=0.5)
    _rose(s, 500, 934)
    return union(fore, cuff)


def _rose(s, x, y):
    look = dict(shade=0.7, shcol="#4a0414", hatch=0, line=2.4, gran=0.2)
    for a, q in ((200, 1), (340, 1), (270, 1.05), (150, 0.9), (30, 0.9)):
        d = math.radians(a)
        s.thing(ell(x + 22 * q * math.cos(d), y + 18 * q * math.sin(d), 32, 27, a), "#d8202e", 1.1, col2="#a8101e", **look)
    s.thing(ell(x, y - 2, 31, 29), "#e83440", 1.1, col2="#b8141e", **look)
    for q, a in ((24, 20), (17, 140), (11, 250), (5, 20)):
        s.stroke(arc(x, y - 4, q, q * 0.9, a, a + 230, 20), 2.6, "#5a0614")
    for p in ((x - 22, y - 36), (x + 16, y - 42), (x + 34, y - 14)):
        s.fill(ell(*p, 9, 5, -20), "#ffffff", body=True)


def _coat(s):
    short = lambda pts: [(p[0], 1016 + (p[1] - 1016) * 0.93, *p[2:]) for p in pts]  # noqa: E731
    skirt = blob(short([(476, 1016), (560, 1024), (644, 1016), (676, 1086), (728, 1190), (788, 1290), (824, 1340, 1), (772, 1356), (716, 1346), (660, 1372), (596, 1366, 1), (570, 1240), (558, 1120, 1), (552, 1240), (544, 1366, 1), (500, 1358), (450, 1378), (392, 1362, 1), (398, 1290), (424, 1180), (452, 1090)]))  # fmt: skip
    folds = [
        [(492, 1030), (470, 1160), (420, 1350)],
        [(512, 1036), (500, 1180), (470, 1362)],
        [(606, 1036), (634, 1190), (662, 1366)],
        [(632, 1030), (680, 1160), (764, 1346)],
        [(618, 1034), (652, 1180), (714, 1342)],
        [(560, 1040), (558, 1090), (560, 1120)],
    ]
    garment(s, skirt, *COAT, lambda x, y: 1.57 - (x - 540) * 0.003, 760, long=44, folds=[short(f) for f in folds])
    s.thing(blob(short([(552, 1150), (560, 1120), (568, 1150), (596, 1360), (545, 1360)])), "#7a1428", 1.3, shade=0.9, shcol="#1c0410", hatch=5, line=2.2)
    for pts in (
        [(394, 1354), (450, 1370), (500, 1350), (543, 1357)],
        [(598, 1357), (660, 1363), (716, 1337), (772, 1347), (820, 1333)],
        [(549, 1140), (549, 1250), (540, 1350)],
        [(566, 1140), (578, 1250), (601, 1350)],
    ):
        s.curve(short(pts), 4.5, "#f2c048", body=True)
    back = blob(
        [
            (556, 772),
            (500, 778),
            (452, 796),
            (424, 826),
            (440, 886),
            (462, 950),
            (474, 1010),
            (480, 1040),
            (560, 1050),
            (640, 1040),
            (646, 1008),
            (660, 950),
            (682, 886),
            (694, 834),
            (664, 800),
            (612, 780),
        ]
    )
    seams = [
        [(472, 800), (486, 880), (520, 960), (532, 1044)],
        [(646, 802), (632, 880), (600, 960), (588, 1044)],
        [(560, 780), (558, 900), (560, 1046)],
        [(450, 880), (474, 900), (492, 930)],
        [(672, 884), (648, 904), (628, 934)],
    ]
    garment(s, back, *COAT, lambda x, y: 1.57 + (x - 560) * 0.0015, 640, long=34, folds=seams)
    for e in (-1, 1):
        s.fill(ell(560 + 42 * e, 1036, 10), "#f2c048", body=True)
        s.outline(ell(560 + 42 * e, 1036, 10), 2, lost=0)
    return union(back, skirt)


def _head(s):
    """The back of a white wig, its tail tied with black."""
    white = ("#8f98b8", "#55608a", "#eef2ff", "#ffffff")
    sm = lambda pts: [(558 + (x - 558) * 0.88, 782 + (y - 782) * 0.9) for x, y in pts]  # noqa: E731
    s.thing(blob([(500, 792), (520, 764), (560, 756), (600, 764), (616, 790), (560, 806)]), "#f4f2ee", 0.3, shade=0.8, shcol="#4a5684", hatch=0, line=2.4)
    wig = blob(
        sm([(556, 596), (602, 606), (630, 644), (634, 694), (618, 738), (588, 768), (556, 776), (524, 768), (496, 738), (482, 694), (486, 644), (512, 606)])
    )
    locks(s, wig, lambda x, y: math.atan2(y - 600, (x - 556) * 0.55), white, 520, long=40, w=1.5)
    for e in (-1, 1):
        for k in range(2):
            c = (558 + e * (62 - 4 * k), 704 + 31 * k)
            g = ell(*c, 24, 16.5, -10 * e)
            locks(s, g, lambda x, y: 1.4, white, 90, long=18, w=1.4)
            s.stroke(arc(c[0] + 8 * e, c[1], 11, 9, 0, 320), 1.8)
    tail = blob([(536, 772), (576, 772), (590, 830), (584, 896), (566, 946), (546, 900), (534, 830)])
    locks(s, tail, lambda x, y: 1.57 + 0.12 * math.sin(y * 0.05), white, 260, long=34, w=1.5)
    for e in (-1, 1):
        s.thing(
            blob([(556, 776), (556 + 34 * e, 750), (556 + 62 * e, 752), (556 + 58 * e, 792), (556 + 30 * e, 796)]),
            "#1c1a2c",
            1.4,
            shade=0.5,
            shcol="#05040a",
            hatch=0,
            line=2.4,
        )
        s.thing(
            blob([(556, 784), (556 + 14 * e, 800), (556 + 40 * e, 852), (556 + 20 * e, 856), (556 + 4 * e, 806)]), "#1c1a2c", 1.4, shade=0.5, hatch=0, line=2.2
        )
    s.thing(ell(556, 778, 14, 12), "#1c1a2c", 1.4, shade=0.4, hatch=0, line=2.2)
    rim(s, wig, 0, 9, "#ffffff")


@card("frost", paper="hot", light=(0.0, -0.9))
def stage_leaves(s):
    """An old actor from behind takes leave of trees in the stalls; a rose is behind his back, one red seat holds a hat, and a mole prompts."""
    night(s)
    stalls(s)
    _boards(s)
    _dark(s)
    kept(s)
    _lights(s)
    prompter(s, 196, 1176)
    places.snow(s, 130, (1.5, 6), (0, 0, 1000, 1120))
    _shade(s)
    _legs(s)
    whole = union(_left_arm(s), _right_upper(s), _coat(s))
    for dx, dy in ((-5, 3), (5, 3), (0, 8)):
        rim(s, whole, dx, dy)
    _head(s)
    rim(s, _right_arm(s), 0, 6)
    places.snow(s, 30, (1.5, 6), (0, 900, 1000, 1480))
