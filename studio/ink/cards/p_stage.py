"""An old actor's last bow, before an audience of trees."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import fingers
from ..kit.rim import rim
from .p_stalls import night, prompter, stalls

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
    s.wash(m, "#2f4684", 0.85, edge=0, rough=0, gran=0.2, pool=0.3)
    s.wash(m**1.6, "#141d44", 0.8, edge=0, rough=0, gran=0.2, pool=0.3)
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
        (
            [(636, 1436), (660, 1424), (686, 1426), (722, 1446), (754, 1456), (758, 1468), (740, 1474), (650, 1470), (634, 1458)],
            [(638, 1460), (676, 1464), (670, 1490), (642, 1488)],
        ),
    ):
        s.thing(move(poly(block), 0, -24), "#c8283c", 1.1, shade=0.7, shcol="#3a0618", hatch=0, line=2.4)
        s.thing(move(blob(shoe), 0, -24), "#1c1a2c", 1.4, shade=0.7, shcol="#05040a", hatch=0, line=2.7)
        rim(s, move(blob(shoe), 0, -24), 0, 5)


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
    arm = _sleeve(
        s,
        [(448, 834), (388, 846), (306, 828), (228, 758), (172, 690)],
        [46, 48, 44, 38, 35],
        [
            [(300, 862), (318, 830), (300, 800)],
            [(330, 868), (342, 838), (332, 804)],
            [(272, 834), (288, 806), (286, 782)],
            [(432, 800), (420, 836), (436, 880)],
        ],
    )
    cuff = poly([(112, 702), (196, 636), (238, 684), (156, 756)])
    garment(s, smooth(cuff, 6), *COAT, lambda x, y: -0.68, 110, long=26)
    s.curve([(122, 706), (160, 676), (198, 646)], 6, "#f2c048", body=True)
    for q in (0.2, 0.5, 0.8):
        s.fill(ell(166 + 56 * q, 742 - 52 * q, 7), "#f2c048", body=True)
    return union(arm, cuff)


def _right_upper(s):
    return _sleeve(s, [(664, 850), (724, 910), (760, 1000)], [48, 48, 42], [[(676, 812), (686, 850), (672, 890)], [(716, 960), (744, 950), (776, 962)]])


def _right_arm(s):
    """Bent behind his back; in the fist is a rose, kept for the one who is not there."""
    fore = limb([(762, 1000), (716, 1052), (628, 1062)], [42, 40, 33], 14)
    s.wash(move(fore, -4, 14), "#04060e", 0.9, wet=12)
    garment(s, fore, *COAT, lambda x, y: 2.9, 220, long=30, folds=[[(776, 1030), (744, 1034), (722, 1016)], [(760, 1056), (728, 1056), (706, 1034)]])
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
    skirt = blob(
        [
            (476, 1016),
            (560, 1024),
            (644, 1016),
            (676, 1086),
            (728, 1190),
            (788, 1290),
            (824, 1340, 1),
            (772, 1356),
            (716, 1346),
            (660, 1372),
            (596, 1366, 1),
            (570, 1240),
            (558, 1120, 1),
            (552, 1240),
            (544, 1366, 1),
            (500, 1358),
            (450, 1378),
            (392, 1362, 1),
            (398, 1290),
            (424, 1180),
            (452, 1090),
        ]
    )
    folds = [
        [(492, 1030), (470, 1160), (420, 1350)],
        [(512, 1036), (500, 1180), (470, 1362)],
        [(606, 1036), (634, 1190), (662, 1366)],
        [(632, 1030), (680, 1160), (764, 1346)],
        [(618, 1034), (652, 1180), (714, 1342)],
        [(560, 1040), (558, 1090), (560, 1120)],
    ]
    garment(s, skirt, *COAT, lambda x, y: 1.57 - (x - 540) * 0.003, 760, long=44, folds=folds)
    s.thing(blob([(552, 1150), (560, 1120), (568, 1150), (596, 1360), (545, 1360)]), "#7a1428", 1.3, shade=0.9, shcol="#1c0410", hatch=5, line=2.2)
    for pts in (
        [(394, 1354), (450, 1370), (500, 1350), (543, 1357)],
        [(598, 1357), (660, 1363), (716, 1337), (772, 1347), (820, 1333)],
        [(549, 1140), (549, 1250), (540, 1350)],
        [(566, 1140), (578, 1250), (601, 1350)],
    ):
        s.curve(pts, 4.5, "#f2c048", body=True)
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
