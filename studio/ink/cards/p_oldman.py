"""The old man of the stones, from behind: he leans back and looks after them."""

from ..easel import *
from ..kit.figure import garment, locks
from ..kit.near_hand import Hand

SKIN = ("#b57a50", "#a45a3c", "#4a242a")
FLESH = {
    "skin": Look(SKIN[0], 0.85, SKIN[1], shade=0.8, shcol=SKIN[2], white=0.5, hatch=0, line=1.2, seam=0.7, gran=0.2),
    "nail": Look("#e0b090", 0.5, shade=0.4, shcol=SKIN[2], white=0.6, hatch=0, line=0.8, seam=0.9),
}
SHIRT = blob(
    [
        (214, 1096), (170, 1098), (128, 1120), (100, 1170), (74, 1236), (54, 1290, 1), (50, 1340), (44, 1384), (100, 1392), (112, 1330), (130, 1280), (146, 1262, 1), (152, 1330),
        (142, 1398), (250, 1414), (374, 1398), (362, 1340), (360, 1284, 1), (388, 1300), (420, 1316, 1), (470, 1306), (536, 1298), (540, 1240), (480, 1230), (444, 1218, 1),
        (404, 1166), (370, 1124), (330, 1100), (288, 1096),
    ],
    8,
)  # fmt: skip
RED = ("#e4502c", "#6a1414", "#f8a070")
DENIM = ("#4f6c9c", "#16223e", "#8fb0d8")


def _hand(s, x, y, size, way, left, bends):
    """A hand from its back, the wrist at (x, y); way: where the fingers point, in degrees."""
    h = Hand(bends, spread=(10, 2, -5, -13), thumb=(V(0.08, -0.03, 0.10), V(0.215, -0.07, 0.24), V(0.30, -0.11, 0.38), V(0.34, -0.14, 0.50)), arm=((0, 0, 1.0), 0.16), looks=FLESH, lines=1.2, stout=1.05, melt=0.5)  # fmt: skip
    a = math.radians(way)
    z = V(math.cos(a), math.sin(a), 0)
    turn = np.stack([V(-z[1], z[0], 0) * (-1 if left else 1), V(0, 0, 1), z], 1)
    s.model(shoot([h.placed(turn, V(0, 0, 0))], spot(x, y, size, 0, 0), light=(-0.5, 0.8, 0.6)), line=2.2, lost=0.1)


def _legs(s):
    """One knee is up; the other leg lies before him."""
    boot = blob([(462, 1404), (512, 1400), (520, 1416), (548, 1428), (574, 1440), (578, 1456), (470, 1460), (456, 1440)])
    s.thing(boot, "#6a4428", 1.0, col2="#4a2c1c", shade=0.8, shcol="#1c0e0a", hatch=0, line=2.8)
    s.stroke([(458, 1454), (516, 1456), (578, 1452)], 5, "#1c0e0a")
    leg = blob([(320, 1380), (390, 1338), (436, 1296), (466, 1280, 1), (494, 1304), (506, 1360), (520, 1416), (462, 1424), (454, 1384), (440, 1372, 1), (404, 1410), (372, 1446), (320, 1450)])  # fmt: skip
    fold = [
        [(442, 1370), (462, 1340), (496, 1330)],
        [(440, 1368), (428, 1340), (440, 1306)],
        [(460, 1404), (486, 1398), (512, 1402)],
        [(370, 1356), (384, 1386), (376, 1420)],
    ]
    garment(s, leg, *DENIM, lambda x, y: 1.4 if x > 446 else 2.4, 120, long=26, folds=fold, hatch=0)
    s.wash(blob([(440, 1370), (404, 1410), (372, 1446), (320, 1450), (330, 1410), (400, 1380)]), DENIM[1], 0.8, wet=9, clip=leg)
    seat = blob([(126, 1446), (112, 1410), (132, 1370), (250, 1350), (366, 1370), (392, 1410), (384, 1446), (310, 1462), (250, 1450, 1), (190, 1462)])
    fold = [[(250, 1380), (253, 1420), (250, 1450)], [(130, 1400), (176, 1430), (236, 1436)], [(376, 1400), (330, 1430), (264, 1436)]]
    garment(s, seat, *DENIM, lambda x, y: 1.57 + (x - 250) * 0.003, 150, long=26, folds=fold, hatch=0)
    return union(leg, seat)


def man(s):
    """From behind: he leans back on one hand, a knee drawn up, and follows them with his face; the other hand stays on the sack."""
    s.wash(blob([(20, 1420), (240, 1410), (480, 1424), (600, 1450), (440, 1474), (240, 1478), (30, 1462)]), "#2f4a2c", 1.0, wet=14)
    lower = _legs(s)
    _hand(s, 72, 1392, 108, -104, True, [(16, 14, 8), (14, 14, 8), (16, 16, 8), (20, 18, 8)])
    s.wash(ell(608, 1306, 50, 16, 14), "#3a2410", 0.8, wet=9)
    _hand(s, 540, 1268, 124, -7, False, [(16, 22, 16), (18, 24, 16), (20, 26, 16), (26, 28, 16)])
    s.wash(move(SHIRT, 8, 18), DENIM[1], 0.8, wet=10, clip=lower)

    def way(x, y):
        return 1.85 if x < 140 else (0.75 if x < 424 else 0.1) if x > 366 else 1.57 - (x - 250) * 0.001

    folds = (
        [(150, 1108), (134, 1170), (146, 1256)], [(338, 1108), (356, 1180), (360, 1280)],  # the armholes
        [(146, 1264), (104, 1262), (60, 1284)], [(144, 1272), (112, 1296), (62, 1310)], [(52, 1360), (76, 1368), (104, 1362)],
        [(444, 1220), (424, 1256), (416, 1308)], [(446, 1222), (448, 1262), (440, 1308)], [(442, 1220), (404, 1236), (374, 1276)], [(516, 1244), (522, 1268), (514, 1296)],
        [(150, 1290), (190, 1340), (206, 1400)], [(146, 1350), (180, 1376), (200, 1406)], [(362, 1300), (320, 1340), (300, 1404)], [(368, 1360), (336, 1380), (320, 1402)],
    )  # fmt: skip
    garment(s, SHIRT, *RED, way, 230, long=30, folds=folds, hatch=0)
    s.wash(blob([(300, 1120), (350, 1150), (362, 1280), (374, 1398), (290, 1410), (330, 1290)]), RED[1], 0.6, wet=24, clip=SHIRT)
    s.wash(blob([(360, 1286), (420, 1318), (540, 1300), (536, 1284), (430, 1290), (380, 1276)]), RED[1], 0.8, wet=9, clip=SHIRT)
    s.wash(limb([(248, 1150), (252, 1260), (250, 1390)], [4, 12, 8]), RED[1], 0.5, wet=12, clip=SHIRT)  # the hollow of the back
    for e, x in ((-1, 196), (1, 304)):  # shoulder blades, pushed up by the arm he leans on
        s.lift(ell(x, 1172 - 6 * (e < 0), 38, 30, 30 * e).intersection(SHIRT), 0.3, 14)
        s.wash(limb([(x - e * 34, 1170), (x - e * 20, 1216), (x + e * 24, 1226)], [3, 11, 3]), RED[1], 0.6, wet=8, clip=SHIRT)
    for a in ([(182, 1104), (206, 1200), (246, 1274), (336, 1400)], [(318, 1106), (294, 1200), (256, 1274), (170, 1400)]):  # braces
        s.curve(a, 21, "#16382c", taper=(0, 0), clip=SHIRT)
        s.curve(a, 15, "#2f6a52", taper=(0, 0), clip=SHIRT, body=True)
    s.thing(ell(251, 1272, 17, 15), "#8a5a30", 1.0, shade=0.6, hatch=0, line=2.2)
    for a, b in (((44, 1386), (100, 1394)), ((540, 1240), (538, 1300))):  # cuffs
        s.thing(limb([a, b], [12, 12]), "#f2683c", 0.9, shade=0.7, shcol=RED[1], hatch=0, line=2.6)
    _head(s)


def _head(s):
    """Thrown back and turned after the greatest of them: an ear, a cheek, the beard that stands out beyond it."""
    neck = blob([(206, 1050), (306, 1050), (300, 1086), (316, 1112), (250, 1138), (186, 1112), (204, 1086)])
    s.thing(neck, SKIN[0], 0.75, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6)
    white = ("#b4aca4", "#7a7478", "#fffaf0", "#ffffff")
    cheek = blob([(282, 1000), (356, 984), (376, 1010), (378, 1046), (356, 1076), (312, 1092), (284, 1076)])
    s.thing(cheek, SKIN[0], 0.8, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.4)
    s.thing(
        blob([(364, 1006), (384, 1012), (398, 1024), (390, 1036), (368, 1036)], 8), SKIN[0], 0.85, col2="#c8704c", shade=0.5, shcol=SKIN[2], hatch=0, line=2.4
    )
    s.cover(ell(366, 1024, 10, 12), keep=1, ink=0)
    locks(
        s,
        blob([(314, 1070), (346, 1062), (374, 1050), (398, 1040), (424, 1046), (428, 1060), (404, 1088), (370, 1108), (334, 1114), (310, 1096)]),
        lambda x, y: math.atan2(y - 1030, x - 310) + 0.2,
        white,
        150,
        long=28,
    )
    locks(
        s,
        blob([(172, 1044), (180, 1084), (206, 1108), (244, 1104), (280, 1108), (306, 1086), (312, 1044), (250, 1020)]),
        lambda x, y: 1.57 + (x - 250) * 0.004,
        white,
        220,
        long=28,
    )
    ear = blob([(302, 1034), (322, 1030), (330, 1048), (320, 1074), (306, 1078), (300, 1058)])
    s.thing(ear, SKIN[0], 0.85, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.4)
    s.curve([(310, 1042), (322, 1050), (312, 1068)], 1.6, SKIN[2])
    collar = blob([(176, 1106), (196, 1098), (250, 1118), (304, 1096), (326, 1104), (312, 1136), (250, 1150), (190, 1138)])
    s.thing(collar, "#f2683c", 0.9, shade=0.7, shcol=RED[1], hatch=0, line=2.6)

    def tip(g):
        return (
            move(g, 0, 0, 1, -13, origin=(256, 1018))
            if not isinstance(g, list)
            else [tuple(p) for p in move(np.array(g, float), 0, 0, 1, -13, origin=(256, 1018))]
        )

    brim = tip(ell(256, 1012, 142, 66, -7))
    s.wash(move(brim, 2, 24), "#3a1a1a", 0.8, wet=9, clip=union(SHIRT, neck))
    garment(s, brim, "#b8803f", "#3f2410", "#e8b878", lambda x, y: math.atan2((y - 1018) * 2, x - 256) + 1.57, 240, long=30, hatch=0)
    s.curve(tip([(122, 1038), (190, 1070), (270, 1074), (350, 1050), (390, 1010)]), 4, "#2c180c")
    crown = blob(tip([(178, 1026), (172, 974), (196, 930), (240, 922), (262, 938), (290, 916), (326, 932), (342, 974), (334, 1012), (256, 1036)]))
    garment(s, crown, "#a8743c", "#3f2410", "#e8b878", lambda x, y: 1.2, 150, long=24, folds=[tip([(244, 930), (256, 966), (250, 996)])], hatch=0)
    s.thing(
        blob(tip([(176, 1030), (174, 1000), (256, 1012), (338, 986), (338, 1016), (256, 1042)])), "#c8383a", 1.0, shade=0.7, shcol="#4a0c14", hatch=0, line=2.4
    )
