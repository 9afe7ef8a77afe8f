"""Hope: a street lamp on the bed of the sea, and who sits under it."""

import cv2

from ..easel import *
from ..kit.brush import brushed
from ..kit.drape import drape, fist, nap, wrist_of
from ..kit.profile import fingers

NIGHT, DEEP = "#020a12", "#062430"
SUIT = ("#2c1a14", "#b08e58", "#fff2c4")
BRASS = ("#4a1c08", "#dd9a34", "#fff6c8")
GLOVE = ("#8a5638", "#74402a", "#2c1210")
FISH = ("#7a1c08", "#ee7426", "#ffe2a0")
IRON = ("#020608", "#22424a", "#f2e0a0")
LAMP = np.array([800.0, 400.0])


def _sea(s):
    r = s.rng
    s.wash(s.all, "#5fb0a4", 0.7, col2="#1c6a78", mix=("lin", 90, 0, 1), gran=0.6, pool=0.5, bloom=4)
    s.wash(blob([(-100, 90), (420, 260), (560, 620), (420, 1000), (300, 1700), (-100, 1700)]), "#0a4658", 1.0, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 560), (200, 760), (260, 1100), (420, 1400), (1100, 1440), (1100, 1700), (-100, 1700)]), NIGHT, 1.3, wet=100, gran=0.6, pool=0.7)
    s.wash(blob([(960, -100), (1100, -100), (1100, 1500), (960, 1300), (930, 760), (990, 300)]), NIGHT, 1.1, wet=70, gran=0.6, pool=0.7)
    s.wash(blob([(500, -100), (1100, -100), (1100, 160), (760, 190)]), "#0a4658", 0.8, wet=80, gran=0.6, pool=0.6)
    for x, y, k in ((120, 1180, 1.0), (330, 1230, 0.7), (930, 1170, 0.9)):  # rocks far off
        brushed(s, blob([(x - 150 * k, 1330), (x - 110 * k, y), (x - 40 * k, y - 60 * k), (x + 40 * k, y - 30 * k), (x + 120 * k, y + 30 * k), (x + 170 * k, 1330)]), "#04161e")
    cone = blob([(LAMP[0] - 60, 380), (LAMP[0] + 60, 380), (1010, 1200), (960, 1370), (340, 1390), (250, 1290)], 4)
    m = marks.field(s, lambda x, y: np.exp(-((np.hypot(x - LAMP[0], (y - LAMP[1]) * 0.8) / 620) ** 2)))
    c = s.warp(np.clip(s.mask(cone), 0, 1), (0, 0, s.w, s.h), 2, 6)
    c = cv2.GaussianBlur(c, (0, 0), 26)
    s.density *= (1 - 0.85 * np.clip(c * (0.3 + 0.8 * m), 0, 1))[..., None]
    s.wash((c * (0.25 + 0.75 * m)).astype(np.float32), "#f6cc5a", 0.55, edge=0, gran=0.5, rough=0)
    s.glow(*LAMP, 330, "#ffdc70", 0.5, 0.9)
    for _ in range(54):  # a shoal goes through the light
        u = r.random()
        x, y = 420 + 560 * u + r.normal() * 40, 330 - 150 * u + r.normal() * 46
        q = r.uniform(7, 14)
        g = union(ell(x, y, q, q * 0.36, -14), poly([(x - q * 0.8, y + q * 0.2), (x - q * 1.6, y - q * 0.1), (x - q * 1.4, y + q * 0.7)]))
        near = math.hypot(x - LAMP[0], y - LAMP[1]) < 260
        s.fill(g, "#3a2a10" if near else "#04222c", alpha=0.85)
        s.stroke([(x - q * 0.5, y - q * 0.15), (x + q * 0.7, y - q * 0.3)], 1.6, "#fff2b0" if near else "#7fc4bc", body=True, alpha=0.9)


def _bed(s):
    r = s.rng
    bed = poly([*path([(-40, 1330), (160, 1296), (420, 1306), (700, 1278), (1040, 1300)], 10), (1040, 1560), (-40, 1560)])
    s.cover(bed, keep=0.05)
    s.wash(bed, "#f4d896", 0.5, col2="#d8b468", gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1270), (140, 1280), (300, 1370), (420, 1450), (900, 1450), (1000, 1360), (1100, 1290), (1100, 1700), (-100, 1700)]), "#123c48", 1.1, wet=60, clip=bed, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1270), (60, 1290), (200, 1420), (480, 1490), (1100, 1440), (1100, 1700), (-100, 1700)]), NIGHT, 1.3, wet=55, clip=bed, gran=0.6)
    for _ in range(150):
        y = 1306 + 190 * r.random() ** 1.2
        x = r.uniform(-20, 1000)
        w = 16 + (y - 1290) * 0.35
        lit = 330 < x < 900 and y < 1440
        s.curve([(x, y), (x + w * 0.5, y - 5), (x + w, y)], 1.6, ("#8a6428" if lit else NIGHT) if r.random() < 0.6 else "#fff6d0" if lit else "#2a6a70", body=True, alpha=0.8)
    for x, y, q, col in ((430, 1420, 15, "#e88a6a"), (900, 1380, 12, "#f2e6c8"), (250, 1390, 11, "#f2e6c8")):  # shells
        g = blob([(x - q, y), (x - q * 0.7, y - q * 0.8), (x, y - q * 1.1), (x + q * 0.7, y - q * 0.8), (x + q, y), (x, y + q * 0.3)])
        s.thing(g, col, 0.8, shade=0.7, shcol="#4a1c18", hatch=0, line=1.9)
        for e in (-0.6, -0.2, 0.2, 0.6):
            s.stroke([(x, y + q * 0.2), (x + e * q, y - q * 0.8)], 1.2)
    s.wash(blob([(150, 1400), (330, 1340), (720, 1310), (760, 1350), (480, 1410), (200, 1440)]), "#1c1408", 1.1, wet=18, gran=0.5)  # the bench's shadow


def _post(s):
    r = s.rng
    x, y = LAMP
    for g in (
        limb([(x + 4, 560), (x + 2, 900), (x, 1300)], [12, 13, 16]), blob([(x - 50, 1330, 1), (x - 40, 1270), (x - 22, 1220), (x + 24, 1220), (x + 42, 1270), (x + 52, 1330, 1)]),
        ell(x, 1222, 30, 10), ell(x + 1, 1120, 21, 8), ell(x + 3, 600, 25, 9), ell(x + 4, 566, 32, 10), limb([(x - 56, 622), (x + 3, 614), (x + 60, 622)], [6, 8, 6]),
    ):  # fmt: skip
        drape(s, g, IRON, lambda a, b: 1.55, 60, long=34, w=1.6, line=2.6)
    glass = poly([(x - 68, y - 76), (x + 68, y - 76), (x + 42, y + 150), (x - 42, y + 150)])
    s.cover(glass)
    s.wash(glass, "#ffe48a", 0.45, grad=("rad", x, y + 60, 120, 0, 1.3))
    flame = blob([(x, y - 40), (x + 18, y + 20), (x + 14, y + 66), (x, y + 80), (x - 14, y + 66), (x - 18, y + 20)])
    s.cover(flame)
    s.outline(flame, 2, "#d88a1c")
    s.curve([(x, y + 80), (x, y + 112), (x, y + 146)], 6, "#4a2c10")
    s.outline(glass, 5, lost=0)
    for e in (-24, 24):
        s.stroke([(x + e, y - 74), (x + e * 0.62, y + 148)], 3.4)
    s.stroke([(x - 62, y - 30), (x + 62, y - 30)], 2.6)
    roof = blob([(x - 90, y - 72, 1), (x - 52, y - 116), (x - 18, y - 140), (x, y - 172), (x + 18, y - 140), (x + 52, y - 116), (x + 90, y - 72, 1)])
    drape(s, roof, IRON, lambda a, b: 1.2 if a > x else 1.9, 80, long=26, w=1.7, line=2.8)
    for _ in range(34):  # what has settled on it
        b = r.uniform(640, 1300)
        e = r.choice([-1, 1]) * r.uniform(6, 14)
        s.thing(ell(x + e, b, r.uniform(3, 7), r.uniform(3, 6)), "#c8c0a0", 0.7, shade=0.7, shcol=NIGHT, hatch=0, line=1.4)


def _bench(s):
    wood = ("#3a1608", "#c07c34", "#fff0b4")
    dark = ("#240c06", "#8a5224", "#f6d08a")
    for a, b in (((392, 1086), (404, 1300)), ((770, 1060), (776, 1270))):
        drape(s, limb([a, b], [9, 10]), IRON, lambda x, y: 1.57, 30, long=26, w=1.5, line=2.3)
    for x0, y0, x1, y1 in ((372, 908, 796, 876), (376, 966, 796, 934), (380, 1024, 796, 992)):
        g = poly([(x0, y0), (x1, y1), (x1 + 2, y1 + 40), (x0 + 2, y0 + 42)])
        drape(s, g, dark, lambda x, y: -0.07, 130, long=60, w=1.5, line=2.6, stray=0.03)
    for x, y in ((398, 900), (770, 870)):
        drape(s, limb([(x - 10, y - 14), (x, y + 90), (x + 6, y + 200)], [8, 9, 9]), IRON, lambda a, b: 1.5, 30, long=26, w=1.5, line=2.3)
        for k in range(3):
            s.fill(ell(x - 4 + 3 * k, y + 28 + 58 * k, 4), "#f2d890", body=True)
    for k in range(4):
        u, v = k / 4, (k + 0.86) / 4
        a0, a1 = np.array([384, 1086]) * (1 - u) + np.array([322, 1166]) * u, np.array([384, 1086]) * (1 - v) + np.array([322, 1166]) * v
        b0, b1 = np.array([800, 1052]) * (1 - u) + np.array([764, 1132]) * u, np.array([800, 1052]) * (1 - v) + np.array([764, 1132]) * v
        drape(s, poly([a0, b0, b1, a1]), wood, lambda x, y: -0.08, 110, long=60, w=1.5, line=2.5, stray=0.03)
        s.fill(poly([a1, b1, b1 + [0, 9], a1 + [0, 9]]), "#240c06")
    for x, y, e in ((336, 1172, -1), (752, 1138, 1)):
        drape(s, limb([(x, y), (x + 6 * e, y + 80), (x + 2 * e, y + 168), (x + 20 * e, y + 176)], [11, 9, 9, 7]), IRON, lambda a, b: 1.5, 46, long=26, w=1.5, line=2.5)
        arm = limb([(x + 52, y - 170), (x + 10, y - 172), (x - 26, y - 150), (x - 30, y - 118), (x - 8, y - 110), (x + 2, y - 60), (x, y)], [8, 8, 8, 8, 7, 8, 9], 10)
        drape(s, arm, IRON, lambda a, b: 1.2, 50, long=20, w=1.5, line=2.4)


def _paper(s):
    page = poly([(664, 1082), (772, 1072), (756, 1122), (640, 1134)])
    s.wash(move(page, -14, 8), "#240c06", 0.9, wet=6)
    s.thing(page, "#fffaf0", 0.1, shade=0.4, shcol="#8a8478", hatch=0, line=2.4)
    s.thing(blob([(664, 1082, 1), (672, 1068), (776, 1058), (780, 1066), (772, 1072, 1)]), "#e8e0cc", 0.4, shade=0.4, hatch=0, line=2.2)
    for k in range(5):
        u = k / 5
        for a, b in ((0.08, 0.46), (0.54, 0.94)):
            p, q = np.array([664, 1086]) * (1 - u) + np.array([642, 1130]) * u, np.array([770, 1077]) * (1 - u) + np.array([756, 1120]) * u
            s.stroke([p + (q - p) * a, p + (q - p) * b], 5 if k == 0 else 1.7, "#2a2420")
    loose = blob([(872, 880, 1), (930, 846), (962, 868, 1), (944, 900), (966, 944, 1), (914, 950), (886, 978, 1), (896, 926)], 6)  # a page has got away
    s.wash(move(loose, -12, 24), NIGHT, 0.5, wet=10)
    s.thing(loose, "#fff6dc", 0.25, shade=0.8, shcol="#6a6a60", hatch=0, line=2.2)
    for k in range(6):
        s.curve([(896 + 2 * k, 888 + 13 * k), (922, 872 + 13 * k), (944, 880 + 12 * k)], 1.5, "#2a2420", clip=loose)


def _gentleman(s):
    r = s.rng
    s.wash(ell(520, 1136, 130, 24, -4), "#240c06", 1.1, wet=14)
    fan = blob([(560, 930), (618, 936), (668, 980), (690, 1050), (676, 1110), (630, 1106), (596, 1040)])
    drape(s, fan, FISH, lambda x, y: math.atan2(y - 1010, x - 540), 120, long=40, w=1.6, line=2.5)
    for k in range(8):
        s.curve([(580, 950 + 16 * k), (626, 960 + 16 * k), (684 - 3 * k, 996 + 15 * k)], 2, FISH[0], clip=fan)
    tail = limb([(540, 1120), (530, 1180), (520, 1220)], [44, 27, 20], 10)
    veil = blob([(504, 1206), (538, 1208), (572, 1250), (612, 1318), (566, 1306), (540, 1286), (520, 1330), (470, 1346), (432, 1336), (470, 1280)])
    s.wash(move(veil, -20, 14), "#1c1408", 0.9, wet=10)
    drape(s, veil, FISH, lambda x, y: math.atan2(y - 1190, x - 520), 140, long=44, w=1.6, line=2.7)
    for q in ((446, 1332), (478, 1340), (512, 1326), (544, 1290), (584, 1312)):
        s.curve([(522, 1214), ((522 + q[0]) / 2 + 4, 1264), q], 2, FISH[0], clip=veil)
    s.thing(tail, "#e8681e", 1.0, shade=0.9, shcol="#5a1208", hatch=0, line=2.8)
    for y in range(1150, 1220, 15):
        for x in range(506 + (y // 15 % 2) * 8, 566, 17):
            s.stroke(arc(x, y, 8, 7, 10, 170, 8), 1.6, FISH[0], clip=tail)
    body = blob([(392, 884), (404, 836), (446, 792), (508, 774), (568, 792), (612, 846), (632, 930), (626, 1020), (600, 1100), (560, 1146), (500, 1156), (452, 1128), (424, 1060), (416, 980), (408, 920)])
    s.wash(move(body, -26, 12), "#240c06", 0.8, wet=16)
    s.thing(body, "#f07a28", 1.0, col2="#d44e1c", shade=0.95, shcol="#5a1208", hatch=0, line=3.2, soft=90, gran=0.5)
    belly = blob([(404, 930), (440, 950), (466, 1010), (480, 1090), (490, 1158), (450, 1130), (422, 1060), (412, 980)]).intersection(body)
    s.cover(belly, 0.3)
    s.wash(belly, "#ffe6b8", 0.4, col2="#d88a50")
    clip = body.buffer(-5)
    for y in range(880, 1150, 19):  # scale by scale
        for x in range(500 + (y // 19 % 2) * 13, 636, 26):
            if not clip.contains(ell(x, y, 10)):
                continue
            lit = (x - 440) / 190 + r.normal() * 0.12
            s.wash(ell(x, y - 1, 12, 10), FISH[0] if lit < 0.35 else "#ffc860", 0.35, edge=0.5, off=0)
            s.stroke(arc(x, y, 13, 11, 10, 170, 10), 1.9, FISH[0])
            if lit > 0.4:
                s.stroke(arc(x, y - 1, 9, 7, 300, 400, 8), 1.9, "#fff4c0", body=True, alpha=0.85)
    nap(s, belly, (FISH[0], "#e0a068", "#fffaf0"), lambda x, y: 1.3, 70, long=20, w=1.4)
    gill = [(500, 836), (524, 892), (506, 952), (474, 972)]
    s.wash(limb([(508, 840), (532, 892), (514, 954), (480, 976)], [3, 12, 9, 2]), "#5a1208", 0.8, wet=5, clip=body)
    s.curve(gill, 3.2, "#3a0a04")
    # a fin is held up: good evening
    fin = blob([(486, 1016), (440, 1004), (396, 970), (352, 918), (318, 866), (308, 890), (290, 884), (292, 916), (274, 930), (286, 962), (288, 990), (336, 1024), (410, 1054), (470, 1062)])
    s.wash(move(fin, 14, 18), "#5a1208", 0.7, wet=10, clip=body)
    drape(s, fin, FISH, lambda x, y: math.atan2(y - 1030, x - 480), 120, long=36, w=1.6, line=2.7)
    for q in ((314, 878), (284, 922), (290, 978), (350, 1022)):
        s.curve([(466, 1026), ((466 + q[0]) / 2 + 6, (1030 + q[1]) / 2 + 8), q], 2.2, FISH[0], clip=fin)
    lips = union(ell(388, 884, 19, 13, -34), ell(394, 908, 17, 12, 16))
    s.thing(lips, "#d8442c", 1.0, col2="#f09060", shade=0.7, shcol="#4a0a08", hatch=0, line=2.4)
    s.curve([(380, 896), (404, 898), (428, 914)], 3)
    marks.eye(s, 452, 852, 66, look=(-0.9, -0.9), tilt=-6, iris="#c88a1c", lid=0.9, lash=False, line=2.8)
    s.curve([(416, 806), (446, 792), (484, 804)], 4, FISH[0])
    tie = union(poly([(424, 966), (394, 946), (392, 990)]), poly([(424, 966), (462, 954), (456, 1000)]), ell(425, 968, 10))
    drape(s, tie, ("#0a1c40", "#2f6ac0", "#cfe4ff"), lambda x, y: 0.2, 30, long=12, w=1.4, line=2.2)
    hat = ("#0c0810", "#40384c", "#f4e2b8")
    crown = blob([(444, 780, 1), (438, 716), (464, 676), (514, 662), (560, 680), (584, 722), (588, 786, 1), (514, 802)])
    drape(s, crown, hat, lambda x, y: 1.4, 120, long=28, w=1.6, line=2.8, soft=40)
    s.thing(blob([(442, 760, 1), (514, 780), (587, 766, 1), (588, 792, 1), (514, 804), (444, 784, 1)]), "#b82a30", 1.1, shade=0.8, shcol="#3a0610", hatch=0, line=2.2)
    brim = blob([(404, 780), (440, 782), (514, 802), (590, 788), (630, 778), (616, 806), (514, 828), (420, 812)])
    drape(s, brim, hat, lambda x, y: 0.1, 60, long=30, w=1.6, line=2.7)


def _diver(s):
    rope = path([(196, -30), (134, 2), (110, 144), (84, 212), (60, 302), (84, 442), (114, 572)], 14)
    for w, col, body in ((11, "#1c0e08", 0), (6, "#d8ac6a", 1)):
        s.stroke(rope, w, col, taper=(0, 0), body=bool(body))
    for p, d, _ in marks.along(rope, 9):
        s.stroke([p + [-d[1] * 4, d[0] * 4] - d * 3, p - [-d[1] * 4, d[0] * 4] + d * 3], 1.5, "#3a1c0c", body=True)
    hose = path([(318, -30), (316, -8), (264, 102), (200, 150), (214, 212)], 14)
    s.stroke(hose, 15, "#0c0a10", taper=(0, 0))
    for p, d, _ in marks.along(hose, 8):
        s.stroke([p + [-d[1] * 6, d[0] * 6], p - [-d[1] * 6, d[0] * 6]], 2, "#b8a890", body=True, alpha=0.8)

    def cloth_(g, way, n, folds=(), line=2.8):
        drape(s, g, SUIT, way, n, long=28, w=1.5, line=line, soft=40, col2="#94703e")
        for pts in folds:
            s.curve(pts, 2.4, SUIT[0], clip=g)
            s.curve([(x + 4, y + 4) for x, y in pts], 1.8, SUIT[2], body=True, alpha=0.7, clip=g)

    def boot(x, y, turn):
        g = move(blob([(-36, -40), (24, -44), (32, -4), (60, 10), (78, 36), (68, 52), (-36, 50), (-44, 8)]), x, y, 0.95, turn)
        drape(s, g, ("#060408", "#4a3c40", "#f0d8a8"), lambda a, b: 0.3, 80, long=20, w=1.5, line=2.8)
        sole = move(poly([(-40, 46), (76, 50), (74, 66), (-40, 64)]), x, y, 0.95, turn)
        s.thing(sole, "#6a6a70", 1.0, shade=0.7, shcol=NIGHT, hatch=0, line=2.3)
        for q in (-22, 2):
            s.stroke(move([(-40, q), (28, q - 4)], x, y, 0.95, turn), 5, "#c89a50", body=True)

    far_leg = smooth(union(limb([(114, 622), (30, 678)], [50, 42]), limb([(30, 678), (-12, 762), (-4, 930)], [41, 36, 31])), 6)
    cloth_(far_leg, lambda x, y: 2.2, 130, ([(4, 662), (34, 688), (64, 682)],))
    boot(-50, 850, 52)
    wr = wrist_of((100, 178), -104, 74, -1, 9)
    far_arm = smooth(union(limb([(142, 434), (48, 382), (10, 312)], [46, 42, 38]), limb([(10, 312), wr], [37, 25])), 6)
    cloth_(far_arm, lambda x, y: -1.2 if y < 450 else 0.6, 120, ([(24, 352), (8, 322), (-16, 312)], [(54, 368), (40, 338), (16, 330)]))
    s.thing(limb([np.array(wr) + [-18, 14], np.array(wr) + [18, 22]], [9, 9]), "#7a3226", 1.0, shade=0.6, hatch=0, line=2.2)
    fist(s, (100, 178), -104, 74, GLOVE, side=-1, bar=9, line=2.2)
    near_leg = smooth(union(limb([(154, 630), (200, 732)], [56, 46]), limb([(200, 732), (154, 802), (104, 842)], [45, 40, 33])), 6)
    body = blob([(114, 442), (164, 398), (244, 402), (290, 448), (282, 522), (250, 588), (226, 662), (154, 682), (84, 650), (88, 572), (104, 502)])
    cloth_(near_leg, lambda x, y: 1.2 if y < 860 else 2.4, 160, ([(160, 718), (194, 740), (240, 728)], [(164, 748), (188, 758), (220, 756)], [(124, 812), (144, 826), (150, 842)]))
    boot(84, 874, 34)
    cloth_(body, lambda x, y: 1.4, 300, ([(124, 542), (154, 602), (134, 662)], [(264, 532), (226, 582), (226, 652)], [(190, 532), (196, 592), (180, 662)]))
    s.thing(limb([(86, 606), (154, 634), (242, 620)], [13, 14, 13]), "#4a2416", 1.1, shade=0.7, hatch=0, line=2.4)
    for x, y in ((114, 618), (200, 632)):
        drape(s, move(box(-20, -22, 20, 26), x, y, 1, 8), ("#14161a", "#6a6e74", "#f2ead0"), lambda a, b: 0.2, 30, long=16, w=1.4, line=2.3)  # lead
    collar = blob([(108, 464), (124, 414), (194, 388), (274, 408), (306, 462), (264, 496), (200, 508), (142, 494)])
    drape(s, collar, BRASS, lambda x, y: 0.2, 130, long=24, w=1.5, line=2.8, soft=30)
    for x, y in ((130, 462), (164, 484), (206, 494), (250, 486), (284, 464)):
        s.thing(ell(x, y, 8), "#f6d488", 0.9, shade=0.6, hatch=0, line=1.9)
    c = np.array([214.0, 306.0])
    helm = ell(*c, 112, 108, 10)
    drape(s, helm, BRASS, lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.57, 420, long=34, w=1.6, line=3.2, soft=100, col2="#b06c22")
    s.wash(blob([(104, 262), (154, 212), (144, 322), (184, 412), (124, 382)]), NIGHT, 0.9, wet=22, clip=helm)
    s.curve([(286, 238), (310, 278), (314, 322)], 9, "#fffbe0", body=True, alpha=0.9)
    drape(s, ell(214, 200, 32, 15), BRASS, lambda x, y: 0.1, 24, long=14, line=2.3)
    for x, y, w, h, a in ((130, 322, 28, 36, 8),):
        drape(s, ell(x, y, w, h, a), BRASS, lambda x, y: 1.5, 40, long=14, line=2.4)
        s.fill(ell(x, y, w * 0.66, h * 0.7, a), NIGHT)
        for e in (-1, 0, 1):
            s.stroke([(x - w * 0.6, y + e * 11), (x + w * 0.6, y + e * 11)], 2.6, "#dd9a34", body=True)
    port = ell(264, 324, 62, 66, 10)
    drape(s, port, BRASS, lambda x, y: math.atan2(y - 324, x - 264) + 1.57, 120, long=18, w=1.5, line=2.8)
    glass = ell(267, 326, 47, 51, 10)
    s.cover(glass)
    s.wash(glass, "#ffe9a8", 0.5, col2="#4a8a90", mix=("lin", 200, 0, 1))
    _look_out(s, glass)
    s.outline(glass, 3.4, lost=0)
    s.curve([(232, 306), (242, 286), (260, 278)], 5, "#fffef4", body=True, alpha=0.9)
    s.curve([(300, 352), (292, 364), (280, 370)], 3, "#fffef4", body=True, alpha=0.7)
    for a in np.linspace(0, math.tau, 11)[:-1]:
        s.thing(ell(265 + 56 * math.cos(a), 325 + 60 * math.sin(a), 5), "#f6d488", 0.9, shade=0.6, hatch=0, line=1.6)
    wrist = np.array([370.0, 590.0])
    arm = smooth(union(limb([(260, 476), (296, 512), (324, 546)], [50, 45, 41]), limb([(324, 546), (356, 572), tuple(wrist)], [40, 34, 26])), 6)
    s.wash(move(arm, -8, 16), SUIT[0], 0.7, wet=12, clip=body)
    cloth_(arm, lambda x, y: 0.7, 190, ([(286, 482), (294, 514), (278, 546)], [(314, 512), (316, 538), (300, 566)], [(354, 546), (358, 570), (344, 588)]))
    fingers(s, *(wrist + [4, 6]), 118, 42, curls=(4, 8, 10, 16), spread=9, thumb=(-52, 12), skin=GLOVE, line=2.4, k=0.85)
    d = np.array([0.66, -0.75])
    s.thing(limb([wrist + d * 28 + [2, 4], wrist - d * 28 + [2, 4]], [11, 11]), "#7a3226", 1.0, shade=0.6, shcol="#240a08", hatch=0, line=2.4)


def _look_out(s, glass):
    """A face behind glass: moustache, brows up, and no words for it."""
    face = blob([(234, 312), (244, 286), (272, 278), (298, 292), (304, 322), (300, 356), (278, 382), (250, 374), (236, 344)]).intersection(glass)
    s.thing(face, "#c88a60", 0.8, col2="#b06a48", shade=0.8, shcol="#4a2024", hatch=0, line=1.6)
    for x, y in ((266, 318), (294, 320)):
        s.cover(ell(x, y, 8.5, 9.5))
        s.outline(ell(x, y, 8.5, 9.5), 1.6, lost=0)
        s.fill(ell(x + 3.4, y + 4, 4))
        s.curve([(x - 9, y - 18), (x, y - 23), (x + 9, y - 17)], 3.2, "#2a1410")
    s.curve([(284, 324), (294, 340), (282, 344)], 2)
    s.fill(blob([(256, 352), (280, 344), (304, 350), (294, 356), (280, 352), (264, 362)]), "#3a1c12")
    s.fill(ell(280, 364, 5, 6.5), "#3a0c10")


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
        x, y, q = 350 + r.normal() * 20, r.uniform(-10, 290), r.uniform(4, 15)
        s.stroke(arc(x, y, q, q, 20, 350), 2, "#f2fff4", body=True, alpha=0.9)
        s.stroke(arc(x, y, q * 0.6, q * 0.6, 200, 260), 2, "#f2fff4", body=True, alpha=0.9)
    for _ in range(90):  # motes in the light
        x, y = r.uniform(380, 980), r.uniform(460, 1300)
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
    s.splatter(NIGHT, 60, (0, 1000, 1000, 1500), (0.7, 4.5))
