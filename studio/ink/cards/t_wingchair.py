"""The chair inside the mouth, from behind, and what is to be seen of its reader: hair, an elbow, a book, two slippers."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import coat
from ..kit.figure import garment
from ..kit.rim import rim

DEEP = "#16060e"
TEAL, TEAL_DARK, TEAL_LIT = "#1f8a86", "#062a30", "#b8f4e0"


def up(pts):
    """The chair's own drawing, enlarged about its feet."""
    return [(480 + 1.2 * (p[0] - 480), 1424 + 1.3 * (p[1] - 1414), *p[2:]) for p in pts]


def book(s):
    """Held up before the reader; half of it is behind the chair."""
    far, near = [(668, 812), (790, 770), (784, 936), (664, 984)], [(668, 812), (556, 792), (550, 960), (664, 984)]
    cover = poly([(542, 780), (668, 800), (804, 756), (796, 948), (666, 1000), (536, 974)])
    s.wash(move(cover, 0, 8), DEEP, 1.0, wet=14)
    s.thing(cover, "#c8242c", 1.1, shade=0.7, shcol="#3a0612", hatch=5, line=3)
    for pts, tint in ((far, "#f0d8a8"), (near, "#fff6dc")):
        a, b, c, d = (np.array(p, float) for p in pts)
        for k in range(4):
            o = (b - a) / np.hypot(*(b - a)) * (6 - 2 * k)
            s.thing(poly([a, b + o, c + o, d]), "#fff6e0", 0.12, col2=tint, shade=0.2, shcol="#a86a4a", hatch=0, line=1.5)
        for k in range(10):
            u = 0.1 + 0.085 * k
            p, q = a * (1 - u) + d * u, b * (1 - u) + c * u
            e = 0.88 if k % 4 != 3 else 0.5
            s.stroke([p * 0.87 + q * 0.13, p * (1 - e) + q * e], 2.2, "#6a4a44", wobble=1.2, alpha=0.8)
        s.wash(poly([a, a * 0.86 + b * 0.14, d * 0.86 + c * 0.14, d]), "#a86a4a", 0.6, wet=8)


def crown(s):
    """All that is to be seen of the head."""
    g = blob([(318, 960), (314, 900), (330, 858), (372, 836), (420, 836), (458, 860), (472, 904), (468, 960)])
    s.wash(move(g, 0, -4), DEEP, 0.5, wet=14)
    s.cover(g)
    brushed(s, g, "#3a1614")
    lie = lambda x, y: math.atan2(y - 930, (x - 394) * 1.3) + 0.5 * math.sin(x / 19)  # noqa: E731
    coat(s, g, lie, (("#12060a", 260, "dark"), ("#8a3c20", 260, "all"), ("#f8b060", 150, "lit")), (20, 46), 2.2, soft=50, fringe=170, fringe_cols=("#3a1614", "#1a080c", "#8a3c20"), lean=0.4)  # fmt: skip
    for x, y, a, q in ((352, 846, -2.2, 60), (384, 836, -1.75, 74), (410, 836, -1.2, 62), (436, 846, -0.8, 48), (372, 838, -1.4, 52)):
        for k in range(5):
            e = a + 0.09 * (k - 2)
            p = np.array([x + 5 * (k - 2), y + 8])
            s.curve([p, p + [q * 0.5 * math.cos(e), q * 0.5 * math.sin(e)], p + [q * math.cos(e + 0.5), q * math.sin(e + 0.5)]], 3.2, ("#2a1014", "#8a3c20", "#f0a050")[k % 3], body=k % 3 > 0, taper=(0, 0.8))  # fmt: skip


def _feet(s):
    """Over the arm of the chair, crossed."""
    for (ax, ay), (bx, by), turn in (((640, 1140), (842, 1128), 14), ((640, 1096), (816, 1068), -16)):
        a, b = np.array([ax, ay]), np.array([bx, by])
        d = (b - a) / np.hypot(*(b - a))
        n = np.array([-d[1], d[0]])
        leg = blob([a - n * 44, b - n * 37 - d * 60, b - n * 40 - d * 18, b - d * 12, b + n * 36 - d * 20, b + n * 34 - d * 60, a + n * 46], 8)
        q = lambda v, b=b, turn=turn: move(v, b[0], b[1], 1.12, turn)  # noqa: E731
        sock = q(blob([(-34, -24), (10, -25), (34, -30), (50, -44), (74, -40), (76, 20), (52, 32), (30, 26), (6, 22), (-34, 24)]))
        s.wash(move(sock, 0, 16), DEEP, 0.9, wet=12)
        s.thing(sock, "#f4e4c4", 0.4, shade=0.9, shcol="#6a3a40", hatch=5, line=2.6, soft=24)
        for u in (-14, 6, 26):
            s.stroke(q(path([(u, -30), (u + 6, 0), (u, 30)], 6)), 8.5, "#c8342c", clip=sock, taper=(0, 0))
        shoe = q(
            blob(
                [
                    (34, -28),
                    (40, -58),
                    (40, -96),
                    (52, -126),
                    (72, -134),
                    (88, -118),
                    (92, -70),
                    (94, -10),
                    (92, 30),
                    (80, 44),
                    (60, 40),
                    (66, 24),
                    (72, -6),
                    (62, -22),
                ],
                8,
            )
        )
        s.wash(move(shoe, -4, 12), DEEP, 0.7, wet=9)
        s.thing(shoe, "#e02c30", 1.0, shade=0.9, shcol="#3a0612", hatch=5, line=3, soft=26)
        s.stroke(q(path([(76, -132), (86, -100), (88, -40), (89, 10), (84, 40)], 8)), 7, "#5a2a1c", taper=(0.1, 0.1), clip=shoe)
        s.curve(q(path([(36, -34), (52, -24), (66, -14)], 6)), 3, "#f8c878", body=True)
        rim(s, shoe, 4, 5, "#ffb090", 0.8)
        garment(s, leg, "#4a5a9c", "#10122e", "#c4d0f8", lambda x, y: 0.05, 130, folds=([b - d * 40 - n * 30, b - d * 52, b - d * 44 + n * 30], [b - d * 90 - n * 38, b - d * 100, b - d * 80 + n * 20]), side=-1)  # fmt: skip
        s.wash(poly([a + n * 50, a + n * 6, b + n * 8 - d * 10, b + n * 42 - d * 10]), "#0c0e28", 0.9, wet=14, clip=leg)


def _sleeve(s):
    """An elbow upon the other arm of the chair."""
    g = blob([(258, 1000), (214, 1018), (176, 1054), (150, 1096), (140, 1132), (156, 1158), (190, 1166), (230, 1150), (290, 1120), (320, 1060)], 8)
    s.wash(move(g, -4, 16), DEEP, 0.9, wet=12)
    s.thing(g, "#f4b436", 0.9, col2="#d88a20", shade=0.8, shcol="#6a2c10", hatch=0, line=3, soft=50, gran=0.2)
    for pts in ([(244, 1008), (228, 1060), (246, 1130)], [(208, 1030), (196, 1080), (214, 1146)], [(176, 1062), (172, 1104), (190, 1156)]):
        s.wash(limb(pts, [3, 9, 4]), "#7a3410", 0.8, wet=6, clip=g)
        s.curve(pts, 2.2, "#6a2c10", clip=g)
    for i in range(70):
        x, y = 150 + 130 * s.rng.random(), 1010 + 150 * s.rng.random()
        s.curve([(x - 5, y - 3), (x, y + 3), (x + 5, y - 3)], 1.5, "#8a4414" if i % 3 else "#ffe8a0", body=i % 3 == 0, clip=g, alpha=0.7)
    patch = ell(174, 1116, 16, 26, 26)
    s.thing(patch, "#b8682c", 1.0, shade=0.6, shcol="#2a0c10", hatch=0, line=2.2)
    ring_ = np.array(patch.buffer(4).exterior.coords)
    for p in ring_[:: max(1, len(ring_) // 16)]:
        s.stroke([p, p + (p - [174, 1116]) * 0.18], 2.2, "#ffe8b0", body=True)
    rim(s, g, 4, 6, "#fff0b8", 0.8)


def tea(s):
    """On a tooth that came out long ago."""
    q = lambda pts: [(892 + 0.86 * (p[0] - 168), 1446 + 0.86 * (p[1] - 1440), *p[2:]) for p in pts]  # noqa: E731
    stool = blob(q([(92, 1420), (84, 1320), (98, 1262), (150, 1250), (176, 1262), (204, 1250), (246, 1266), (256, 1320), (244, 1420), (222, 1444), (204, 1372), (170, 1352), (138, 1374), (116, 1444)]))  # fmt: skip
    s.wash(ell(894, 1440, 104, 22), DEEP, 1.4, wet=14)
    s.thing(stool, "#fbf0d8", 0.4, col2="#e0b898", shade=0.9, shcol="#6a2c3c", hatch=6, line=3, soft=40)
    cup = blob(q([(124, 1190, 1), (128, 1226), (146, 1252), (190, 1252), (208, 1226), (212, 1190, 1)]))
    for w, col in ((9, "#1d1a20"), (5, "#f4f0e4")):
        s.stroke(arc(932, 1254, 17, 15, -90, 100, 14), w, col, body=True, taper=(0, 0))
    s.thing(cup, "#f4f0e4", 0.3, shade=0.8, shcol="#2a3a6a", hatch=5, line=2.8)
    s.wash(blob(q([(126, 1212), (168, 1222), (210, 1212), (208, 1228), (168, 1238), (130, 1228)])), "#2a5a9a", 0.9, clip=cup)
    s.thing(ell(892, 1231, 38, 10), "#7a3a1c", 1.1, shade=0.3, hatch=0, line=2.6)
    for k in (-10, 12):
        s.curve([(892 + k, 1222), (884 + k, 1206), (898 + k, 1190), (890 + k, 1172)], 5, "#fff6e4", body=True, alpha=0.5)


def chair(s):
    """A wing chair from behind: velvet, nails, turned feet."""
    s.wash(ell(480, 1436, 400, 52), DEEP, 1.5, wet=26)
    for x, lean in ((290, -12), (670, 12)):
        s.thing(limb([(x, 1390), (x + lean * 0.6, 1440), (x + lean, 1476)], [22, 15, 11]), "#6a2c18", 1.1, shade=0.9, shcol="#1a0608", hatch=4, line=2.8)
    m = 480
    for side in (-1, 1):
        arm = blob(up([(m + side * 190, 1176), (m + side * 236, 1158), (m + side * 276, 1172), (m + side * 282, 1210), (m + side * 262, 1240), (m + side * 256, 1390, 1), (m + side * 180, 1400, 1)]))  # fmt: skip
        s.wash(move(arm, 0, 14), DEEP, 0.8, wet=12)
        garment(s, arm, TEAL, TEAL_DARK, TEAL_LIT, lambda x, y: 1.5, 160, side=-1, line=3)
        s.wash(blob(up([(m + side * 170, 1230), (m + side * 290, 1260), (m + side * 290, 1420), (m + side * 170, 1420)])), TEAL_DARK, 0.9, wet=30, clip=arm)
        s.curve(up([(m + side * 200, 1198), (m + side * 236, 1182), (m + side * 262, 1196), (m + side * 254, 1222)]), 2.6, TEAL_DARK)
        rim(s, arm, 0, 6, "#c8fff0", 0.7)
    _sleeve(s)
    _feet(s)
    back = blob(up([(286, 1406, 1), (276, 1240), (258, 1110), (254, 1050), (280, 1006), (334, 1002), (376, 1022), (430, 1006), (480, 1000), (530, 1006), (584, 1022), (626, 1002), (680, 1006), (706, 1050), (702, 1110), (684, 1240), (674, 1406, 1), (480, 1414)]))  # fmt: skip
    s.wash(move(back, 0, -10), DEEP, 0.8, wet=14)
    s.cover(back)
    s.wash(back, TEAL, 1.0, col2="#14666a", gran=0.3)
    s.wash(blob([(100, 1120), (480, 1180), (860, 1120), (860, 1560), (100, 1560)]), TEAL_DARK, 1.0, wet=130, clip=back)
    for e in (-1, 1):
        s.wash(
            blob([(480 + e * 310, 860), (480 + e * 176, 960), (480 + e * 190, 1200), (480 + e * 170, 1480), (480 + e * 320, 1480)]),
            TEAL_DARK,
            0.9,
            wet=40,
            clip=back,
        )
    coat(
        s,
        back,
        lambda x, y: 1.57 + (x - 480) / 900,
        ((TEAL_DARK, 560, "dark"), ("#0e4a50", 280, "all"), ("#4ab6a6", 40, "lit")),
        (7, 13),
        1.2,
        soft=140,
        stray=0.05,
        bend=0.08,
    )
    for pts in ([(345, 1030), (372, 1130), (366, 1260), (378, 1396)], [(614, 1030), (588, 1130), (594, 1260), (582, 1396)]):
        s.wash(limb(up(pts), [12, 19, 15, 10]), TEAL_DARK, 0.9, wet=12, clip=back)
        s.curve(up(pts), 2.6, TEAL_DARK)
    s.outline(back, 3.6, lost=0.05)
    rim(s, back, 0, 9, "#e8fff0", 0.85)
    edge = path(up([(300, 1388), (294, 1240), (278, 1106), (276, 1056), (292, 1026), (332, 1022), (376, 1042), (430, 1026), (480, 1020), (530, 1026), (584, 1042), (628, 1022), (668, 1026), (684, 1056), (682, 1106), (666, 1240), (660, 1388)]), 10)  # fmt: skip
    for p, _, _ in marks.along(edge, 21):
        s.fill(ell(p[0] + 1, p[1] + 2, 5.6), TEAL_DARK)
        s.fill(ell(*p, 4.6), "#e8b84a", body=True)
        s.fill(ell(p[0] + 1, p[1] - 1.6, 1.7), "#fff6c8", body=True)
