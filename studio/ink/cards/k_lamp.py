"""Hope: a street lamp on the bed of the sea, and who sits under it."""

import cv2

from ..easel import *
from ..kit.brush import brushed
from ..kit.drape import drape, fist, wrist_of
from ..kit.profile import fingers

NIGHT = "#020a12"
SUIT = ("#1c120e", "#9a7a48", "#fff2c4")
BRASS = ("#3a1606", "#d08c2c", "#fff6c8")
GLOVE = ("#a06440", "#84482c", "#2c1210")
FISH = ("#7a1c08", "#f07a28", "#ffe2a0")
IRON = ("#020608", "#22424a", "#f2e0a0")
LAMP = np.array([806.0, 660.0])


def _sea(s):
    r = s.rng
    s.wash(s.all, "#5fb0a4", 0.7, col2="#1c6a78", mix=("lin", 90, 0, 1), gran=0.6, pool=0.5, bloom=4)
    s.wash(blob([(-100, 60), (460, 160), (620, 560), (420, 1000), (300, 1700), (-100, 1700)]), "#0a4658", 1.1, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 360), (160, 560), (260, 1000), (380, 1360), (1100, 1400), (1100, 1700), (-100, 1700)]), NIGHT, 1.3, wet=100, gran=0.6, pool=0.7)
    s.wash(blob([(960, -100), (1100, -100), (1100, 1500), (980, 1300), (950, 760), (990, 300)]), NIGHT, 1.1, wet=70, gran=0.6, pool=0.7)
    s.wash(blob([(300, -100), (1100, -100), (1100, 300), (760, 260), (520, 120)]), "#0a4658", 0.9, wet=90, gran=0.6, pool=0.6)
    for x, y, k in ((160, 1200, 1.0), (960, 1180, 0.9)):  # rocks far off
        brushed(s, blob([(x - 150 * k, 1330), (x - 110 * k, y), (x - 40 * k, y - 60 * k), (x + 40 * k, y - 30 * k), (x + 120 * k, y + 30 * k), (x + 170 * k, 1330)]), "#04161e")
    cone = blob([(LAMP[0] - 50, 640), (LAMP[0] + 50, 640), (1010, 1240), (980, 1390), (400, 1400), (340, 1310)], 4)
    m = marks.field(s, lambda x, y: np.exp(-((np.hypot(x - LAMP[0], (y - LAMP[1]) * 0.8) / 560) ** 2)))
    c = cv2.GaussianBlur(s.warp(np.clip(s.mask(cone), 0, 1), (0, 0, s.w, s.h), 2, 6), (0, 0), 26)
    s.density *= (1 - 0.88 * np.clip(c * (0.35 + 0.8 * m), 0, 1))[..., None]
    s.wash((c * (0.25 + 0.75 * m)).astype(np.float32), "#f6cc5a", 0.55, edge=0, gran=0.5, rough=0)
    s.glow(*LAMP, 330, "#ffdc70", 0.5, 0.9)
    for _ in range(60):  # a shoal goes through the light
        u = r.random()
        x, y = 470 + 520 * u + r.normal() * 40, 560 - 230 * u + r.normal() * 46
        q = r.uniform(7, 14)
        g = union(ell(x, y, q, q * 0.36, -20), poly([(x - q * 0.8, y + q * 0.3), (x - q * 1.6, y + q * 0.1), (x - q * 1.4, y + q * 0.9)]))
        near = math.hypot(x - LAMP[0], y - LAMP[1]) < 260
        s.fill(g, "#3a2a10" if near else "#04222c", alpha=0.85)
        s.stroke([(x - q * 0.5, y - q * 0.05), (x + q * 0.7, y - q * 0.4)], 1.6, "#fff2b0" if near else "#7fc4bc", body=True, alpha=0.9)


def _bed(s):
    r = s.rng
    bed = poly([*path([(-40, 1350), (160, 1320), (420, 1330), (700, 1306), (1040, 1326)], 10), (1040, 1560), (-40, 1560)])
    s.cover(bed, keep=0.05)
    s.wash(bed, "#f4d896", 0.5, col2="#d8b468", gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1290), (200, 1300), (360, 1390), (460, 1460), (900, 1460), (1000, 1380), (1100, 1310), (1100, 1700), (-100, 1700)]), "#123c48", 1.1, wet=60, clip=bed, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1290), (120, 1310), (260, 1430), (480, 1490), (1100, 1450), (1100, 1700), (-100, 1700)]), NIGHT, 1.3, wet=55, clip=bed, gran=0.6)
    for _ in range(150):
        y = 1330 + 170 * r.random() ** 1.2
        x = r.uniform(-20, 1000)
        w = 16 + (y - 1310) * 0.35
        lit = 400 < x < 930 and y < 1440
        s.curve([(x, y), (x + w * 0.5, y - 5), (x + w, y)], 1.6, ("#8a6428" if lit else NIGHT) if r.random() < 0.6 else "#fff6d0" if lit else "#2a6a70", body=True, alpha=0.8)
    for x, y, q, col in ((470, 1420, 13, "#e88a6a"), (900, 1400, 12, "#f2e6c8")):  # shells
        g = blob([(x - q, y), (x - q * 0.7, y - q * 0.8), (x, y - q * 1.1), (x + q * 0.7, y - q * 0.8), (x + q, y), (x, y + q * 0.3)])
        s.thing(g, col, 0.8, shade=0.7, shcol="#4a1c18", hatch=0, line=1.9)
        for e in (-0.6, -0.2, 0.2, 0.6):
            s.stroke([(x, y + q * 0.2), (x + e * q, y - q * 0.8)], 1.2)
    s.wash(blob([(330, 1400), (450, 1366), (740, 1350), (780, 1376), (560, 1420), (380, 1432)]), "#1c1408", 1.1, wet=16, gran=0.5)  # the bench's shadow


def _post(s):
    x, y = LAMP
    for g in (
        limb([(x + 3, y + 110), (x + 2, 1000), (x, 1340)], [9, 10, 12]), blob([(x - 38, 1360, 1), (x - 30, 1314), (x - 17, 1276), (x + 18, 1276), (x + 32, 1314), (x + 40, 1360, 1)]),
        ell(x, 1278, 23, 8), ell(x + 1, 1190, 16, 6), ell(x + 3, y + 144, 19, 7), ell(x + 3, y + 118, 24, 8), limb([(x - 42, y + 160), (x + 2, y + 154), (x + 46, y + 160)], [5, 6, 5]),
    ):  # fmt: skip
        drape(s, g, IRON, lambda a, b: 1.55, 40, long=26, w=1.4, line=2.4)
    glass = poly([(x - 52, y - 58), (x + 52, y - 58), (x + 32, y + 112), (x - 32, y + 112)])
    s.cover(glass)
    s.wash(glass, "#ffe48a", 0.45, grad=("rad", x, y + 46, 92, 0, 1.3))
    flame = blob([(x, y - 30), (x + 14, y + 16), (x + 11, y + 50), (x, y + 60), (x - 11, y + 50), (x - 14, y + 16)])
    s.cover(flame)
    s.outline(flame, 1.8, "#d88a1c")
    s.curve([(x, y + 60), (x, y + 84), (x, y + 110)], 5, "#4a2c10")
    s.outline(glass, 4.2, lost=0)
    for e in (-18, 18):
        s.stroke([(x + e, y - 56), (x + e * 0.62, y + 110)], 2.8)
    s.stroke([(x - 47, y - 22), (x + 47, y - 22)], 2.2)
    roof = blob([(x - 68, y - 54, 1), (x - 40, y - 88), (x - 14, y - 106), (x, y - 130), (x + 14, y - 106), (x + 40, y - 88), (x + 68, y - 54, 1)])
    drape(s, roof, IRON, lambda a, b: 1.2 if a > x else 1.9, 60, long=20, w=1.5, line=2.6)
    for _ in range(24):  # what has settled on it
        b = s.rng.uniform(860, 1330)
        e = s.rng.choice([-1, 1]) * s.rng.uniform(5, 11)
        s.thing(ell(x + e, b, s.rng.uniform(2, 5), s.rng.uniform(2, 5)), "#c8c0a0", 0.7, shade=0.7, shcol=NIGHT, hatch=0, line=1.3)


def _bench(s):
    """From the front, a little from the left."""
    wood, dark = ("#3a1608", "#c88436", "#fff0b4"), ("#240c06", "#96592a", "#f6d08a")
    for x in (446, 742):
        drape(s, limb([(x, 1040), (x + 2, 1180), (x - 6, 1350)], [7, 8, 8]), IRON, lambda a, b: 1.57, 30, long=24, w=1.4, line=2.2)
    for y in (1040, 1084, 1128):
        drape(s, poly([(428, y + 8), (760, y - 6), (761, y + 26), (429, y + 40)]), dark, lambda a, b: -0.05, 90, long=46, w=1.4, line=2.4, stray=0.03)
    for k in range(3):
        a, b = np.array([424 - 12 * k, 1178 + 24 * k]), np.array([766 + 10 * k, 1164 + 24 * k])
        drape(s, poly([a, b, b + [9, 21], a + [-11, 21]]), wood, lambda x, y: -0.05, 70, long=50, w=1.4, line=2.3, stray=0.03)
    s.fill(poly([(389, 1247), (795, 1233), (795, 1245), (389, 1259)]), "#240c06")
    for x, e in ((402, -1), (780, 1)):
        drape(s, limb([(x, 1246), (x + 5 * e, 1300), (x + 1 * e, 1370), (x + 16 * e, 1376)], [8, 7, 7, 6]), IRON, lambda a, b: 1.5, 30, long=20, w=1.4, line=2.3)
        drape(s, limb([(x - 18 * e * -1, 1120), (x + 6 * e, 1118), (x + 22 * e, 1136), (x + 12 * e, 1164), (x + 2 * e, 1200), (x, 1246)], [6, 6, 6, 6, 6, 7], 10), IRON, lambda a, b: 1.2, 30, long=16, w=1.4, line=2.2)


def _paper(s):
    """Read, folded once and laid down where the light is best."""
    page = poly([(650, 1168), (744, 1164), (772, 1226), (664, 1234)])
    s.wash(move(page, -10, 8), "#240c06", 1.0, wet=6)
    s.thing(page, "#fffaf0", 0.08, shade=0.3, shcol="#8a8478", hatch=0, line=2.4)
    hang = blob([(664, 1234, 1), (772, 1226, 1), (776, 1264), (770, 1292, 1), (720, 1290), (668, 1298, 1)], 6)
    s.thing(hang, "#e8dcc0", 0.3, shade=0.6, shcol="#6a5a44", hatch=0, line=2.4)
    for k in range(5):
        u = k / 5 + 0.08
        for a, b in ((0.08, 0.46), (0.54, 0.92)):
            p, q = np.array([650, 1168]) * (1 - u) + np.array([664, 1234]) * u, np.array([744, 1164]) * (1 - u) + np.array([772, 1226]) * u
            s.stroke([p + (q - p) * a, p + (q - p) * b], 4.4 if k == 0 else 1.6, "#2a2420")
            if k < 4:
                s.stroke([(676 + 86 * a, 1246 + 11 * k - 3 * a), (676 + 86 * b, 1246 + 11 * k - 3 * b)], 1.5, "#2a2420")


def _gentleman(s):
    """In profile, upright on its belly, the tail over the edge of the seat: it has heard somebody come."""
    r = s.rng
    s.wash(ell(560, 1226, 90, 16, -3), "#240c06", 1.2, wet=10)
    stalk = limb([(560, 1176), (530, 1218), (512, 1256), (508, 1290)], [46, 38, 24, 16], 10)
    veil = blob([(496, 1284), (522, 1284), (548, 1312), (576, 1352), (582, 1382), (552, 1368), (524, 1352), (506, 1376), (476, 1396), (444, 1396), (462, 1362), (480, 1318)])
    s.wash(move(veil, -16, 12), "#1c1408", 0.9, wet=9)
    drape(s, veil, FISH, lambda x, y: math.atan2(y - 1270, x - 508), 90, long=32, w=1.4, line=2.5)
    for q in ((454, 1390), (484, 1384), (508, 1362), (538, 1358), (572, 1374)):
        s.curve([(509, 1288), ((509 + q[0]) / 2 + 3, 1326), q], 1.8, FISH[0], clip=veil)
    s.wash(move(stalk, -10, 8), "#240c06", 0.9, wet=8)
    s.thing(stalk, "#ee7426", 1.0, col2="#d44e1c", shade=0.95, shcol="#5a1208", hatch=0, line=2.6)
    for j, y in enumerate(range(1200, 1290, 14)):
        for x in range(484 + (j % 2) * 9, 580, 18):
            if stalk.buffer(-3).contains(ell(x, y, 7)):
                s.stroke(arc(x, y, 9, 8, 10, 170, 10), 1.6, FISH[0])
    back = blob([(596, 968), (634, 990), (656, 1040), (660, 1094), (640, 1120), (626, 1076), (612, 1030)])
    drape(s, back, FISH, lambda x, y: math.atan2(y - 1040, x - 560), 70, long=28, w=1.4, line=2.4)
    for k in range(7):
        s.curve([(600, 980 + 17 * k), (630, 990 + 17 * k), (660, 1010 + 17 * k)], 1.8, FISH[0], clip=back)
    body = blob([(468, 958), (478, 926), (510, 896), (556, 884), (600, 904), (628, 960), (644, 1040), (646, 1120), (636, 1186), (600, 1224), (550, 1232), (512, 1214), (492, 1170), (484, 1110), (490, 1040), (482, 990)])
    s.wash(move(body, -20, 10), "#240c06", 0.9, wet=14)
    s.thing(body, "#f28230", 1.0, col2="#d44e1c", shade=0.95, shcol="#5a1208", hatch=0, line=3, soft=70, gran=0.5)
    belly = blob([(478, 984), (504, 1010), (522, 1070), (528, 1130), (520, 1200), (504, 1206), (490, 1170), (482, 1110), (488, 1040)]).intersection(body)
    s.cover(belly, 0.25)
    s.wash(belly, "#ffe6b8", 0.45, col2="#e09a60")
    for k in range(9):
        s.curve([(488, 1030 + 22 * k), (506, 1038 + 22 * k), (526, 1034 + 22 * k)], 1.4, "#b8683a", clip=belly)
    clip = body.buffer(-4)
    for j, y in enumerate(range(1004, 1262, 15)):  # scale by scale, behind the gill
        for x in range(536 + (j % 2) * 10, 640, 20):
            if not clip.contains(ell(x, y, 8)):
                continue
            lit = (x - 510) / 120 + r.normal() * 0.12
            s.wash(ell(x, y - 1, 9, 8), FISH[0] if lit < 0.35 else "#ffc860", 0.35, edge=0.5, off=0)
            s.stroke(arc(x, y, 10, 9, 10, 170, 10), 1.7, FISH[0])
            if lit > 0.45:
                s.stroke(arc(x, y - 1, 7, 5, 300, 400, 8), 1.7, "#fff4c0", body=True, alpha=0.85)
    cover_ = blob([(548, 906), (580, 930), (592, 966), (584, 1002), (556, 1020), (536, 1008), (548, 960)])
    s.wash(limb([(584, 928), (598, 966), (590, 1006), (558, 1026)], [3, 8, 8, 2]), "#5a1208", 0.9, wet=4, clip=body)
    s.stroke(path([(560, 908), (584, 930), (594, 966), (586, 1002), (558, 1022)], 8), 2.6, "#3a0a04")
    s.curve([(560, 940), (572, 964), (566, 990)], 1.6, FISH[0])
    s.curve([(550, 950), (560, 966), (556, 984)], 1.4, FISH[0])
    s.wash(cover_, "#ffb050", 0.3, wet=8, clip=body)
    fin = blob([(566, 1040), (540, 1044), (520, 1066), (498, 1104), (490, 1138), (512, 1138), (532, 1130), (552, 1136), (572, 1112), (580, 1076)])  # folded on its waistcoat
    s.wash(move(fin, 6, 10), "#5a1208", 0.8, wet=7, clip=body)
    drape(s, fin, FISH, lambda x, y: math.atan2(y - 1040, x - 570), 60, long=26, w=1.4, line=2.4)
    for q in ((496, 1130), (516, 1134), (536, 1128), (554, 1130)):
        s.curve([(564, 1052), ((564 + q[0]) / 2 + 6, (1052 + q[1]) / 2), q], 1.7, FISH[0], clip=fin)
    s.curve([(462, 962), (484, 968), (502, 982)], 4.6, "#4a0a08")
    s.thing(blob([(456, 952), (470, 944), (486, 954), (478, 964), (462, 964)]), "#e0643a", 1.0, shade=0.6, shcol="#4a0a08", hatch=0, line=2)
    s.thing(blob([(462, 968), (480, 968), (488, 978), (476, 984), (464, 980)]), "#e0643a", 1.0, shade=0.6, shcol="#4a0a08", hatch=0, line=2)
    c = np.array([522.0, 934.0])
    s.fill(ell(*c, 25), "#5a1208")
    s.cover(ell(*c, 22))
    s.wash(ell(*c, 22), "#ffe08a", 0.7, edge=1, off=0)
    s.outline(ell(*c, 22), 2.6, lost=0)
    s.fill(ell(c[0] - 7, c[1] - 7, 11), NIGHT)
    s.fill(ell(c[0] - 11, c[1] - 12, 3.6), body=True)
    hat = ("#0c0810", "#40384c", "#f4e2b8")
    crown = blob([(502, 884, 1), (498, 836), (518, 804), (556, 792), (592, 804), (610, 838), (614, 888, 1), (556, 900)])
    drape(s, crown, hat, lambda x, y: 1.4, 70, long=22, w=1.4, line=2.6, soft=34)
    s.thing(blob([(500, 868, 1), (556, 884), (612, 872, 1), (614, 892, 1), (556, 902), (502, 888, 1)]), "#c82a30", 1.1, shade=0.8, shcol="#3a0610", hatch=0, line=2)
    drape(s, blob([(470, 882), (500, 886), (556, 900), (616, 890), (646, 880), (636, 904), (556, 922), (482, 908)]), hat, lambda x, y: 0.1, 40, long=24, w=1.4, line=2.5)


def _cloth(s, g, way, n, folds=(), line=3.0):
    drape(s, g, SUIT, way, n, long=30, w=1.6, line=line, soft=50, col2="#6a5030")
    for pts in folds:
        s.curve(pts, 2.6, SUIT[0], clip=g)
        s.curve([(x + 4, y + 4) for x, y in pts], 1.8, SUIT[2], body=True, alpha=0.6, clip=g)


def _boot(s, x, y, turn):
    """Hangs toe down; we see the heel, the leather and the lead."""
    at = lambda g: move(g, x, y, 1.15, turn)  # noqa: E731
    drape(s, at(blob([(-34, -44), (30, -44), (40, 0), (44, 50), (36, 92), (8, 106), (-22, 96), (-38, 50), (-40, 0)])), ("#060408", "#4a3c40", "#f0d8a8"), lambda a, b: 1.5, 80, long=22, w=1.5, line=3)
    s.thing(at(blob([(-30, 14), (26, 10), (34, 52), (24, 88), (4, 96), (-18, 88), (-30, 52)])), "#5a5c62", 1.0, shade=0.9, shcol=NIGHT, hatch=5, line=2.6)
    for a, b in ((-16, 34), (14, 32), (-12, 68), (12, 68)):
        s.fill(ell(*at(np.array([(a, b)], float))[0], 4), "#c8c0a0", body=True)
    s.stroke(at(np.array([(-40.0, -14), (0, -8), (40, -14)])), 7, "#b88a48", body=True, taper=(0, 0), press=0.1)


def _diver(s):
    """From behind, large and near, between us and the light."""
    rope = path([(236, -30), (196, 60), (150, 150), (112, 236), (96, 330), (118, 460), (150, 620)], 14)
    hose = path([(430, -30), (400, 60), (340, 110), (296, 150), (282, 220)], 14)
    s.stroke(hose, 24, "#0c0a10", taper=(0, 0))
    for p, d, _ in marks.along(hose, 10):
        s.stroke([p + [-d[1] * 10, d[0] * 10], p - [-d[1] * 10, d[0] * 10]], 2.4, "#b8a890", body=True, alpha=0.8)
    legs = (
        smooth(union(limb([(186, 800), (96, 900)], [70, 58]), limb([(96, 900), (84, 990), (110, 1070)], [56, 50, 38])), 8),
        smooth(union(limb([(306, 800), (346, 930)], [72, 56]), limb([(346, 930), (352, 1040), (330, 1120)], [54, 48, 38])), 8),
    )
    body = blob([(112, 520), (150, 470), (260, 452), (370, 470), (408, 520), (400, 620), (376, 730), (380, 830), (300, 850), (200, 850), (116, 830), (126, 730), (112, 620)])
    suit = smooth(union(body, *legs), 14)
    folds = (
        [(46, 900), (90, 926), (140, 896)], [(40, 936), (84, 950), (132, 930)], [(76, 1040), (104, 1050), (140, 1030)], [(300, 920), (348, 946), (400, 910)], [(306, 960), (350, 972), (400, 948)], [(312, 1076), (340, 1088), (374, 1066)],
        [(150, 560), (180, 650), (170, 740)], [(372, 560), (340, 650), (350, 740)], [(250, 690), (262, 720), (254, 760)], [(250, 812), (244, 850), (214, 880)], [(256, 812), (268, 850), (300, 884)], [(130, 830), (170, 850), (210, 846)], [(380, 820), (340, 846), (300, 846)],
    )  # fmt: skip
    _cloth(s, suit, lambda x, y: 1.5 if y < 820 else 1.9 if x < 250 else 1.3, 640, folds)
    _boot(s, 122, 1104, -22)
    _boot(s, 322, 1160, 12)
    s.thing(limb([(106, 752), (250, 780), (396, 750)], [18, 20, 18]).intersection(body), "#3a1c12", 1.2, shade=0.8, hatch=0, line=2.6)
    for x, y in ((168, 764), (250, 778), (332, 764)):
        drape(s, move(box(-28, -30, 28, 34), x, y, 1, (250 - x) * -0.04), ("#14161a", "#6a6e74", "#f2ead0"), lambda a, b: 0.2, 40, long=20, w=1.4, line=2.5)  # lead
    s.thing(blob([(196, 560), (306, 560), (312, 672), (252, 690), (190, 672)]), "#6a6e74", 1.0, col2="#3a3e44", shade=1.0, shcol=NIGHT, hatch=5, line=3)  # and more of it on his back
    s.curve([(200, 566), (176, 520), (182, 486)], 9, "#2a140c")
    s.curve([(302, 566), (330, 520), (326, 486)], 9, "#2a140c")
    wr = wrist_of((112, 236), -108, 92, -1, 10)
    up = smooth(union(limb([(150, 540), (44, 476)], [66, 54]), limb([(44, 476), wr], [52, 34])), 8)
    _cloth(s, up, lambda x, y: -1.0, 170, ([(84, 530), (70, 490), (84, 452)], [(20, 470), (44, 440), (70, 436)], [(10, 440), (34, 414), (58, 412)]))
    for w, col, over in ((14, "#1c0e08", 0), (8, "#d8ac6a", 1)):
        s.stroke(rope, w, col, taper=(0, 0), body=bool(over))
    for p, d, _ in marks.along(rope, 11):
        s.stroke([p + [-d[1] * 5, d[0] * 5] - d * 4, p - [-d[1] * 5, d[0] * 5] + d * 4], 1.7, "#3a1c0c", body=True)
    s.thing(limb([np.array(wr) + [-26, 18], np.array(wr) + [26, 26]], [11, 11]), "#7a3226", 1.0, shade=0.6, hatch=0, line=2.4)
    fist(s, (112, 236), -108, 92, GLOVE, side=-1, bar=10, line=2.4)
    dark = union(suit, up)
    s.wash(dark, "#06222c", 0.75, edge=0, off=0, gran=0.5, grad=("lin", 180, -0.1, 1.5))
    s.wash(dark, NIGHT, 0.55, edge=0, off=0, gran=0.5, grad=("lin", 150, -0.3, 1.2))
    for pts in ([(402, 560), (392, 660), (382, 740)], [(374, 830), (396, 890), (402, 940), (400, 1030), (370, 1100)]):
        s.curve(pts, 5, "#ffeeb0", body=True, alpha=0.8)
    wrist = np.array([590.0, 650.0])
    arm = smooth(union(limb([(360, 540), (486, 612)], [70, 52]), limb([(486, 612), tuple(wrist)], [50, 34])), 8)
    s.wash(move(arm, -10, 22), NIGHT, 0.8, wet=16, clip=body)
    _cloth(s, arm, lambda x, y: 0.4, 240, ([(430, 540), (448, 590), (430, 640)], [(470, 570), (480, 612), (462, 652)], [(540, 606), (552, 640), (536, 670)]))
    fingers(s, *(wrist + [10, 6]), 146, 32, curls=(4, 8, 10, 16), spread=9, thumb=(-52, 12), skin=GLOVE, line=2.6, k=0.85)
    d = np.array([0.36, -0.93])
    s.thing(limb([wrist + d * 38 + [2, 2], wrist - d * 38 + [2, 2]], [14, 14]), "#8a3a2c", 1.0, shade=0.7, shcol="#240a08", hatch=0, line=2.6)
    collar = blob([(118, 520), (140, 458), (206, 424), (330, 424), (388, 458), (404, 520), (350, 548), (262, 562), (170, 548)])
    drape(s, collar, BRASS, lambda x, y: 0.1, 190, long=28, w=1.6, line=3.2, soft=36)
    for x, y in ((140, 512), (180, 534), (226, 546), (278, 548), (330, 538), (376, 516)):
        s.thing(ell(x, y, 10), "#f6d488", 0.9, shade=0.7, hatch=0, line=2)
    drape(s, ell(264, 448, 118, 30), BRASS, lambda x, y: 0.1, 80, long=24, w=1.5, line=3)
    c = np.array([270.0, 318.0])
    helm = ell(*c, 142, 138)
    drape(s, helm, BRASS, lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.57, 480, long=40, w=1.7, line=3.6, soft=130, col2="#8a4c18")
    s.wash(blob([(110, 240), (180, 180), (200, 300), (250, 440), (180, 440), (120, 380)]), NIGHT, 1.2, wet=34, clip=helm)
    for pts in ([(270, 182), (300, 250), (306, 340), (296, 452)], [(134, 300), (200, 330), (300, 338), (408, 300)]):  # seams
        s.curve(pts, 3, "#3a1606", clip=helm)
        s.curve([(x + 4, y + 3) for x, y in pts], 1.6, "#fff0b0", body=True, alpha=0.6, clip=helm)
    s.curve([(360, 216), (398, 268), (406, 330)], 12, "#fffbe0", body=True, alpha=0.92)
    for x, y, w, h, a in ((396, 356, 20, 46, -10),):  # the side window, on edge, with the lamp in it
        drape(s, ell(x, y, w, h, a), BRASS, lambda x, y: 1.5, 40, long=14, line=2.6)
        s.fill(ell(x + 4, y, w * 0.55, h * 0.74, a), "#ffe9a0", body=True)
        for e in (-18, 0, 18):
            s.stroke([(x - w * 0.5, y + e), (x + w * 0.9, y + e)], 3, "#5a2a0a", body=True)
    drape(s, ell(282, 226, 34, 26), BRASS, lambda x, y: 0.1, 40, long=14, line=2.8)
    s.fill(ell(282, 222, 22, 16), NIGHT)
    s.stroke(path([(340, 110), (300, 146), (284, 190), (282, 224)], 8), 22, "#0c0a10", taper=(0, 0))
    for p, v, _ in marks.along(path([(340, 110), (300, 146), (284, 190), (282, 220)], 8), 10):
        s.stroke([p + [-v[1] * 10, v[0] * 10], p - [-v[1] * 10, v[0] * 10]], 2.4, "#b8a890", body=True, alpha=0.8)


def _near(s):
    r = s.rng
    for x, y, h, col in ((60, 1540, 330, "#03161a"), (110, 1540, 250, "#0a3430"), (20, 1540, 420, "#041c20"), (960, 1540, 380, "#03161a"), (920, 1540, 240, "#0a3430"), (1000, 1540, 520, "#041c20"), (170, 1540, 150, "#03161a")):
        for k in range(3):
            lean = 34 * math.sin(x * 0.05 + k)
            pts = [(x + 13 * k, y), (x + 10 * k + lean, y - h * 0.35), (x + 12 * k - lean * 0.7 - 10, y - h * 0.7), (x + 10 * k + lean * 0.6 + 20, y - h * (0.95 + 0.08 * k))]
            g = limb(pts, [9, 15, 11, 1.5], 12)
            brushed(s, g, col)
            line = path(pts, 12)
            s.stroke(line, 1.6, "#3f8a74", body=True, alpha=0.7)
            for p, d, u in marks.along(line, 17):
                n = np.array([-d[1], d[0]]) * (12 * (1 - u) + 3)
                s.stroke([p, p + n + d * 9], 1.2, "#2a6a60", body=True, alpha=0.7)
    for _ in range(40):
        x, y, q = 470 + r.normal() * 22, r.uniform(-10, 330), r.uniform(4, 15)
        s.stroke(arc(x, y, q, q, 20, 350), 2, "#f2fff4", body=True, alpha=0.9)
        s.stroke(arc(x, y, q * 0.6, q * 0.6, 200, 260), 2, "#f2fff4", body=True, alpha=0.9)
    for _ in range(90):  # motes in the light
        x, y = r.uniform(460, 980), r.uniform(700, 1320)
        s.fill(ell(x, y, r.uniform(0.8, 2.2)), "#fff6cc", body=True, alpha=0.8)


@card("tide", paper="cold", light=(0.6, -0.6), fresh=False)
def sea_lamp(s):
    """A diver comes down out of the dark, his hand before him, to the fish that sits under the lamp."""
    _sea(s)
    _bed(s)
    _post(s)
    _bench(s)
    _paper(s)
    _gentleman(s)
    _diver(s)
    _near(s)
    s.splatter(NIGHT, 50, (0, 1270, 1000, 1500), (0.7, 4))
