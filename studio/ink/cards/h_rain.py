"""A house cut open, and weather in one room of it."""

from ..easel import *
from ..kit.askew import Askew
from ..kit.drape import drape
from ..kit.figure import digit
from ..kit.rim import rim
from .t_neighbours import cat, goldfish

NIGHT = "#0a0e1a"
SKIN = ("#e0a67c", "#cc7a58", "#5a2a3a")
HOUSE = Askew(0, (500, 750))
ROOM = (52, 318, 948, 1330)
FLOOR = 1222
PLUM = ("#1c0616", "#7a2446", "#d87a92")
KNIT = ("#0a1630", "#3a6286", "#a8cce0")


def _house(s):
    r = s.rng
    s.wash(s.all, "#8a5a48", 0.9, col2="#6a4a4c", gran=0.2, pool=0.3)
    s.wash(s.all, "#2a1420", 0.7, gran=0.2, grad=("lin", 0, 0.0, 1.1))
    for x0, x1, y0, y1 in ((0, 52, 300, 1340), (948, 1000, 300, 1340), (0, 1000, 256, 318), (0, 1000, 1330, 1386)):
        for y in np.arange(y0 + 16, y1, 24):
            for x in np.arange(x0, x1, 66):
                a = x + (33 if int(y / 24) % 2 else 0)
                b = box(max(x0, a + 3), y - 20, min(x1, a + 62), y).intersection(box(x0, y0, x1, y1))
                if r.random() < 0.7 and b.area > 200:
                    s.wash(b, ("#5a2a28", "#a86a50", "#3a1c24")[int(r.integers(3))], r.uniform(0.2, 0.7), edge=0.5, gran=0.2)
                    s.stroke([(b.bounds[0], y), (b.bounds[2], y)], 1.8, "#1c1018", alpha=0.7)
    for y in (300, 1346):  # the floors, with their beams
        s.stroke([(-10, y), (1010, y)], 3, "#1c1018", taper=(0, 0))


def _above(s):
    """Dry and warm: she waters her tulips, and does not know where it goes."""
    r = s.rng
    g = box(-20, -20, 1020, 256)
    s.cover(g)
    s.wash(g, "#f2c06a", 0.65, col2="#e8a04a", gran=0.2, pool=0.3)
    s.wash(poly([(600, -40), (1040, -40), (1040, 256), (860, 256)]), "#8a3a24", 0.9, wet=70, clip=g, gran=0.2)
    s.wash(poly([(-40, -40), (60, -40), (20, 256), (-40, 256)]), "#8a3a24", 0.6, wet=50, clip=g)
    s.wash(box(-20, 226, 1020, 256), "#6a3420", 1.0, gran=0.2, clip=g)
    s.stroke([(-10, 226), (1010, 226)], 2.6, taper=(0, 0))
    skirt = blob([(60, -40), (250, -40), (300, 90), (330, 210), (190, 232), (30, 214), (40, 90)])
    drape(s, skirt, ("#06201c", "#1f6a56", "#6ac0a0"), lambda x, y: 1.57 + (x - 180) * 0.002, 240, shadow=(12, 10))
    for x, b in ((110, 60), (170, 150), (236, 260)):
        q = [(150 + (x - 150) * 0.6, -20), (x, 110), (b, 220)]
        s.wash(limb(q, [4, 10, 14]), "#06201c", 0.8, wet=8, clip=skirt)
    apron = blob([(150, -40), (252, -40), (276, 60), (300, 178, 1), (220, 190), (160, 182, 1), (150, 60)])
    s.thing(apron, "#fff8ea", 0.15, shade=0.7, shcol="#8a6a8a", hatch=0, line=2.6)
    for x in (120, 250):
        s.thing(blob([(x - 44, 244), (x - 38, 216), (x, 208), (x + 44, 222), (x + 66, 240), (x + 40, 250)]), "#b8302a", 1.1, shade=0.7, shcol="#3a0612", hatch=0, line=2.6)  # fmt: skip
    can = blob([(420, 64), (520, 60), (540, 150), (410, 156)])
    spout = limb([(530, 136), (590, 96), (632, 52)], [16, 11, 9])
    s.stroke(arc(420, 108, 58, 50, 70, 290, 30), 13, "#3a1c10", taper=(0, 0))
    s.stroke(arc(420, 108, 58, 50, 70, 290, 30), 7, "#d87a3a", body=True, taper=(0, 0))
    for q in (spout, can, move(blob([(-26, -8), (0, -24), (26, -8), (0, 12)]), 640, 44, 1, 40)):
        s.thing(q, "#d8703a", 1.0, col2="#b8502a", shade=0.8, shcol="#4a1410", hatch=0, line=2.8, gran=0.2)
    skin = ("#a8683f", "#8f4a30", "#3a1820")
    s.thing(limb([(250, -60), (300, 30), (352, 86)], [46, 40, 30]), "#1f6a56", 1.0, shade=0.8, shcol="#06201c", hatch=0, line=2.8)
    s.thing(
        blob([(340, 66), (372, 72), (388, 104), (374, 132), (346, 124), (330, 96)]), skin[0], 0.85, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.6
    )
    s.thing(limb([(322, 104), (358, 58)], [12, 12]), "#fff8ea", 0.2, shade=0.6, shcol="#8a6a8a", hatch=0, line=2.4)
    for f in ([(268, 30), (290, 26), (318, 10)], [(282, 54), (306, 44), (330, 36)]):
        s.curve(f, 2.4, "#06201c")
    for i in range(4):
        y = 82 + i * 16
        digit(s, [(352, y), (374, y - 2), (382, y + 8), (366, y + 12)], [10, 10, 9.5, 8], skin, line=2, hatch=0, k=0.8, shade=0.5)
    for k, x in enumerate((700, 806, 912)):
        pot = poly([(x - 36, 176), (x + 36, 176), (x + 26, 240), (x - 26, 240)])
        s.wash(move(pot, 12, 4), "#3a1410", 0.8, wet=9)
        s.thing(pot, "#b05a34", 1.0, shade=0.8, shcol="#3a1418", hatch=0, line=2.6)
        s.thing(box(x - 42, 162, x + 42, 180), "#c06a3e", 1.0, shade=0.5, hatch=0, line=2.4)
        for e in range(3):
            tx, ty = x + (e - 1) * 38 + r.normal() * 5, 70 + 24 * (e % 2) + r.normal() * 10
            s.curve([(x + (e - 1) * 10, 164), (x + (e - 1) * 20, 124), (tx, ty)], 5, "#2f5a2a")
            leaf = blob([(x + (e - 1) * 12, 164), (x + (e - 1) * 36 - 8, 120), (x + (e - 1) * 46, 92, 1), (x + (e - 1) * 30 + 8, 126)], 6)
            s.thing(leaf, "#4a7a3a", 0.95, shade=0.6, shcol="#14301c", hatch=0, line=2)
            col = ("#d02a20", "#e8a020", "#c04a8a")[(k + e) % 3]
            for d in (-13, 13, 0):
                s.thing(
                    blob([(tx + d * 0.5, ty + 26), (tx + d - 13, ty), (tx + d * 1.3, ty - 32, 1), (tx + d + 13, ty)], 6), col, 1.0, shade=0.5, hatch=0, line=2
                )
    for k in range(16):
        s.curve([(648, 38), (676 + 5 * k, 44 + k * 2), (690 + 13 * k, 150 + 3 * k)], r.uniform(1.4, 2.4), "#f4faff", body=True, alpha=0.9)
    s.wash(ell(790, 244, 190, 10), "#2f6a8a", 1.0, clip=g)
    s.wash(poly([(600, 250), (980, 250), (900, 330), (680, 330)]), "#0c1830", 1.3, wet=12)


def _below(s):
    """A hand holds a cup under the one drop that comes through."""
    g = box(-20, 1386, 1020, 1520)
    s.cover(g)
    s.wash(g, "#f0b860", 0.65, col2="#e0903a", gran=0.2, pool=0.3)
    s.wash(poly([(-40, 1380), (420, 1380), (240, 1520), (-40, 1520)]), "#7a2c20", 1.0, wet=60, clip=g)
    s.wash(ell(690, 1386, 90, 16), "#1c3048", 1.0, wet=10, clip=g)
    for y, q in ((1398, 6), (1426, 8)):
        s.fill(blob([(690, y - 16, 1), (690 + q, y), (690, y + q), (690 - q, y)]), "#2a5a80")
        s.fill(ell(688, y, 2.4), "#ffffff", body=True)
    skin = ("#7a4a32", "#6a3426", "#24101a")
    cup = blob([(630, 1450), (750, 1450), (744, 1540), (636, 1540)])
    s.thing(cup, "#f4f0e6", 0.2, shade=0.7, shcol="#6a5a7a", hatch=0, line=2.8)
    s.thing(ell(690, 1450, 59, 13), "#2a5a80", 0.8, shade=0.3, hatch=0, line=2.4)
    for i in range(3):
        digit(s, [(764, 1486 + 20 * i), (740, 1480 + 20 * i), (714, 1484 + 20 * i)], [12, 12, 9], skin, nail=1, line=2.2, hatch=0, k=0.9, shade=0.5)
    s.thing(limb([(800, 1540), (768, 1500)], [40, 24]), skin[0], 0.9, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.6)


def _wet(s):
    g = box(*ROOM)
    s.wash(g.buffer(6), "#080508", 1.2, wet=8)
    s.cover(g)
    s.wash(g, "#9ab4c6", 0.7, gran=0.2, pool=0.3)
    s.wash(poly([(0, 300), (1000, 300), (1000, 520), (760, 440), (480, 420), (200, 520), (0, 1000)]), "#3a5a80", 1.1, wet=80, gran=0.2, clip=g)
    s.wash(poly([(0, 300), (1000, 300), (1000, 400), (700, 370), (300, 390), (100, 640), (0, 760)]), "#0a1428", 1.3, wet=60, gran=0.2, clip=g)
    s.wash(poly([(1000, 300), (930, 420), (960, 900), (1000, 1000)]), "#0a1428", 0.9, wet=40, gran=0.2, clip=g)
    frame = box(770, 470, 908, 600)
    s.wash(move(frame, 10, 14), NIGHT, 0.8, wet=10, clip=g)
    s.thing(frame, "#7a5030", 1.0, shade=0.6, shcol="#20100c", hatch=0, line=3)
    p = box(788, 488, 890, 582)
    s.cover(p)
    s.wash(p, "#dce8e4", 0.4)
    s.wash(box(788, 536, 890, 582), "#1f5a7a", 1.1, wet=3, clip=p)
    s.fill(poly([(820, 536), (864, 536), (856, 552), (828, 552)]), "#b8301e")
    s.fill(poly([(842, 498), (864, 532), (842, 532)]), "#f8f0e0", body=True)
    s.outline(p, 2)
    for x, y in ((800, 660), (826, 706), (872, 646)):  # its sea runs down the wall
        s.wash(limb([(x, 596), (x + 3, (y + 596) / 2), (x, y)], [5, 3.5, 6]), "#1f5a7a", 0.9)
    pool = box(ROOM[0], FLOOR, ROOM[2], ROOM[3])
    s.cover(pool)
    s.wash(pool, "#3a6a88", 1.0, col2="#1a3a5c", gran=0.2)
    s.wash(poly([(52, FLOOR + 20), (500, FLOOR + 50), (500, 1330), (52, 1330)]), NIGHT, 0.9, wet=26, clip=pool)
    s.stroke([(52, FLOOR), (948, FLOOR - 2)], 3, taper=(0, 0))
    s.outline(g, 4, lost=0)
    return g, pool


def m(pts, q):
    return [(470 + q * (p[0] - 470), *p[1:]) for p in pts]


def _chair(s, g):
    back = blob([(206, 1120), (190, 860), (176, 640), (222, 540), (330, 506), (470, 496), (610, 506), (718, 540), (764, 640), (750, 860), (734, 1120)])
    s.wash(move(back, 30, 20), NIGHT, 1.2, wet=40, gran=0.2, clip=g)
    drape(s, back, PLUM, lambda x, y: 1.57 + (x - 470) * 0.001, 420, soft=80, line=3.6)
    for x, y in ((250, 620), (690, 620), (236, 780), (704, 780), (262, 920), (678, 920)):
        s.wash(ell(x, y, 24, 20), PLUM[0], 1.0, wet=9, clip=back)
        s.fill(ell(x, y, 8, 7), "#e0a860")
        for a in np.radians((30, 100, 170, 250, 330)):
            s.stroke([(x + 9 * math.cos(a), y + 9 * math.sin(a)), (x + 44 * math.cos(a), y + 40 * math.sin(a))], 2, PLUM[0])
    rim(s, back, 4, 7, "#c8d8ec", 0.6, 2)
    drape(s, blob([(260, 1130), (320, 1090), (470, 1080), (620, 1090), (680, 1130), (690, 1240), (250, 1240)]), PLUM, lambda x, y: 0.1, 120, line=3)


def _arms(s, g):
    for q in (-1, 1):
        arm = blob(m([(650, 1260), (636, 1120), (632, 1000), (660, 936), (730, 918), (798, 950), (808, 1040), (792, 1160), (786, 1260)], q))
        s.wash(move(arm, -14 * q, 12), NIGHT, 1.0, wet=16, clip=g)
        drape(s, arm, PLUM, lambda x, y: 1.5, 200, line=3.4)
        roll = blob(m([(652, 1026), (660, 960), (728, 934), (788, 966), (788, 1036), (724, 1070)], q))
        s.thing(roll, "#8f3456", 1.0, shade=0.8, shcol=PLUM[0], hatch=0, line=3, gran=0.2)
        s.curve(m([(722, 1010), (744, 994), (762, 1014), (734, 1042), (694, 1018), (716, 966), (770, 976)], q), 2.4, PLUM[0])
        rim(s, arm, 2, 6, "#c8d8ec", 0.5, 1.8)


def _legs(s, pool):
    """Thighs come forward over the seat, the knees are bent, the shins go down into the boots."""
    cord = ("#2a1c1c", "#b09058", "#ecd8a4")
    lap = blob([(330, 1096), (400, 1066), (470, 1060), (540, 1066), (610, 1096), (560, 1150), (470, 1128), (380, 1150)])
    drape(s, lap, cord, lambda x, y: 0.2, 40, line=2.6)
    s.wash(blob([(400, 1090), (470, 1076), (540, 1090), (516, 1160), (470, 1150), (424, 1160)]), NIGHT, 1.1, wet=14, clip=lap)
    for q in (-1, 1):
        shin = blob(m([(550, 1150), (664, 1150), (660, 1200), (650, 1250), (566, 1252), (552, 1200)], q))
        s.wash(move(shin, -10 * q, 14), NIGHT, 1.0, wet=14)
        drape(s, shin, cord, lambda x, y: 1.5, 70, line=3)
        s.wash(blob(m([(540, 1140), (676, 1140), (672, 1186), (612, 1204), (550, 1190)], q)), cord[0], 0.9, wet=12, clip=shin)
        thigh = blob(
            m(
                [(486, 1100), (520, 1066), (570, 1046), (626, 1050), (668, 1084), (682, 1130), (668, 1172), (622, 1192), (572, 1182), (536, 1156), (500, 1142)],
                q,
            )
        )
        s.wash(move(thigh, 4, 14), NIGHT, 0.9, wet=10)
        drape(s, thigh, cord, lambda x, y, q=q: 0.5 * q, 110, line=3.2, soft=60)
        s.wash(blob(m([(486, 1090), (524, 1100), (548, 1140), (600, 1176), (560, 1196), (480, 1150)], q)), cord[0], 0.7, wet=18, clip=thigh)
        s.lift(ell(470 + q * 146, 1098, 44, 30).intersection(thigh), 0.45, 16)
        for f in ([(664, 1168), (640, 1150), (602, 1152)], [(566, 1172), (590, 1156), (620, 1162)], [(500, 1116), (536, 1104), (566, 1080)], [(512, 1134), (546, 1124), (572, 1106)]):  # fmt: skip
            s.wash(limb(m(f, q), [7, 6, 2]), cord[0], 0.8, wet=5, clip=thigh)
            s.curve(m(f, q), 2.4, cord[0], clip=thigh)
        boot = blob(
            m(
                [(556, 1214), (660, 1210), (658, 1250), (676, 1274), (688, 1302), (670, 1324), (612, 1328), (552, 1324), (536, 1304), (546, 1276), (558, 1252)],
                q,
            )
        )
        s.thing(boot, "#3f7a42", 1.1, col2="#2a5a34", shade=0.7, shcol="#0a2018", hatch=0, line=3.2, gran=0.2)
        s.wash(blob(m([(540, 1210), (576, 1210), (580, 1270), (566, 1330), (530, 1320)], q)), "#06180f", 0.8, wet=12, clip=boot)
        s.curve(m([(556, 1268), (610, 1256), (666, 1264)], q), 2.6, "#0a2018", clip=boot)  # the instep, and the seam of the toe
        s.curve(m([(546, 1300), (610, 1276), (678, 1298)], q), 2.2, "#0a2018", clip=boot)
        s.thing(blob(m([(546, 1200), (606, 1210), (668, 1196), (670, 1222), (608, 1236), (546, 1228)], q), 6), "#559050", 1.0, shade=0.5, hatch=0, line=2.6)
        s.curve(m([(646, 1242), (648, 1262), (656, 1284)], q), 4, "#d8f0c8", body=True, alpha=0.7)
        s.wash(blob(m([(530, 1304), (700, 1300), (706, 1334), (524, 1334)], q)), "#1a3a5c", 0.9, wet=6, clip=pool)


def _body(s):
    arms = (limb(m([(604, 930), (682, 996), (716, 1056), (676, 1064)], q), [60, 54, 44, 38], 14) for q in (-1, 1))
    body = blob([(300, 900), (360, 862), (470, 850), (580, 862), (640, 900), (664, 1000), (636, 1096), (470, 1112), (304, 1096), (276, 1000)])
    body = smooth(union(body, *arms), 14)
    drape(s, body, KNIT, lambda x, y: 1.57 - (x - 470) * 0.003, 380, line=3.2, shadow=(10, 14), soft=60)
    for q in (-1, 1):
        for k, fold in enumerate(
            (
                [(600, 900), (612, 960), (596, 1020)],
                [(646, 1006), (676, 1008), (712, 990)],
                [(650, 1026), (690, 1034), (738, 1022)],
                [(664, 1044), (700, 1062), (744, 1066)],
            )
        ):
            s.wash(limb(m(fold, q), [3, 9 if k else 14, 3]), KNIT[0], 0.9, wet=7, clip=body)
            s.curve(m(fold, q), 2.4, KNIT[0], clip=body)
    for x in range(296, 650, 15):
        for y in range(880, 1000, 13):
            if body.contains(ell(x, y, 8)):
                s.curve([(x - 6, y - 5), (x, y + 5), (x + 6, y - 5)], 1.7, KNIT[0], n=3, alpha=0.8)
    s.thing(limb([(396, 862), (470, 892), (544, 862)], [20, 23, 20]), "#47749a", 1.0, shade=0.6, shcol=KNIT[0], hatch=0, line=2.8)


def _face(s):
    """Lit by the lamp that he wears; he reads on."""
    light, warm, shade = SKIN
    for q in (-1, 1):
        ear = blob(m([(562, 720), (590, 704), (602, 734), (588, 778), (564, 782)], q))
        s.thing(ear, light, 0.85, col2=warm, shade=0.6, shcol=shade, hatch=0, line=2.6)
    g = blob([(372, 640), (364, 720), (376, 790), (410, 846), (446, 872), (470, 876), (494, 872), (530, 846), (564, 790), (576, 720), (568, 640), (470, 600)])
    s.wash(move(g, 0, 22), NIGHT, 0.9, wet=12)
    s.thing(g, light, 0.6, col2=warm, shade=0.3, shcol=shade, hatch=0, line=3, gran=0.15, soft=60)
    for q in (-1, 1):
        s.wash(blob(m([(590, 640), (556, 660), (552, 760), (520, 850), (500, 890), (600, 890)], q)), shade, 0.6, wet=20, clip=g, gran=0.15)
        s.wash(ell(470 + q * 58, 782, 28, 20), "#d84a3a", 0.35, wet=14, clip=g)
        s.wash(ell(470 + q * 50, 706, 36, 20), shade, 0.5, wet=10, clip=g)
        s.curve(m([(482, 686), (496, 682), (526, 686), (556, 706)], q), 2.4, shade)
        lid = blob(m([(484, 708), (500, 692), (528, 696), (556, 718), (530, 722), (504, 716)], q))
        s.wash(lid, warm, 0.4, clip=g)
        white = blob(m([(484, 711, 1), (502, 716), (528, 721), (554, 723, 1), (532, 743), (506, 740)], q))
        s.cover(white)
        s.wash(white, "#fff2dc", 0.25, off=0)
        iris = ell(482 + q * 49, 732, 14, 14).intersection(white)
        s.wash(iris, "#2a120c", 2.0, off=0, edge=0)
        s.fill(iris, "#3a1c12")
        s.fill(ell(482 + q * 49 - 4, 730, 3), "#ffe6a0", body=True)
        s.curve(m([(482, 708), (502, 715), (528, 721), (558, 725)], q), 5.4, "#2a1018")
        s.curve(m([(486, 720), (506, 741), (532, 744), (552, 728)], q), 2, shade)
        s.curve(m([(496, 754), (520, 762), (546, 750)], q), 2, shade, alpha=0.7)
        for k in range(6):  # brows, the inner ends raised
            up = 10 if q > 0 else -6
            s.curve(m([(482 + k, 652 - up * 0.4 + k * 1.5), (514, 660 - up + k * 2), (560, 688 - up + k)], q), 2.8, "#3a2420")
    nose = blob([(456, 690), (450, 742), (430, 770), (438, 794), (470, 804), (502, 794), (510, 770), (490, 742), (484, 690)])
    s.wash(nose, warm, 0.5, wet=8, clip=g)
    s.wash(ell(470, 778, 30, 20), "#d8503c", 0.5, wet=10, clip=g)
    s.lift(ell(462, 768, 10, 7), 0.6, 4)
    s.curve([(436, 762), (430, 780), (442, 794), (458, 792), (470, 800), (484, 792), (498, 794), (510, 780), (504, 762)], 3, shade)
    s.curve([(454, 700), (450, 736), (444, 752)], 2.2, shade, alpha=0.8)
    s.curve([(430, 842), (450, 831), (472, 834), (498, 828), (524, 826)], 3.8, "#4a1820")
    s.curve([(526, 816), (532, 826), (527, 836)], 2.6, shade)
    s.curve([(450, 846), (470, 850), (490, 846)], 2.4, shade)
    s.curve([(420, 800), (406, 820), (410, 842)], 2.2, shade, alpha=0.8)
    s.curve([(520, 800), (534, 820), (530, 842)], 2.2, shade, alpha=0.8)


def _shade_hat(s):
    r = s.rng
    g = poly([(358, 366), (582, 366), (716, 664), (224, 664)])
    s.wash(move(g, 16, 24), NIGHT, 0.8, wet=20)
    s.cover(g)
    s.wash(g, "#ffd24a", 0.85, col2="#f0981e", mix=("lin", 90, 1, 0), gran=0.15, pool=0.2)
    s.wash(poly([(530, 366), (582, 366), (716, 664), (610, 664)]), "#a84a12", 0.7, wet=24, clip=g)
    s.wash(poly([(358, 366), (410, 366), (320, 664), (224, 664)]), "#c86a16", 0.5, wet=22, clip=g)
    s.lift(ell(466, 560, 110, 90).intersection(g), 0.75, 34)
    for t in np.linspace(0, 1, 15):
        a, b = (358 + 224 * t, 366), (224 + 492 * t, 664)
        s.wash(limb([a, b], [2, 7]), "#b85a14", 0.45, wet=5, clip=g)
        s.curve([a, ((a[0] + b[0]) / 2 + (t - 0.5) * 10, 515), b], 2.2, "#5a2410")
    s.outline(g, 3.6, lost=0)
    for y, a, b in ((370, 354, 586), (652, 230, 710)):
        s.curve([(a, y), ((a + b) / 2, y + 10), (b, y)], 11, "#8a3416")
        s.curve([(a, y - 2), ((a + b) / 2, y + 7), (b, y - 2)], 2.4, "#ffc860", body=True)
    for k in range(56):
        x = 228 + k * 8.8
        y = 662 + 8 * (1 - ((x - 470) / 246) ** 2)
        s.curve([(x, y), (x + r.normal(), y + 14), (x + r.normal() * 3, y + 28 + r.normal() * 3)], 3, ("#c87a1e", "#f2c04a", "#6a2a10")[k % 3], body=True)
    s.thing(blob([(450, 366), (456, 336), (484, 336), (490, 366)], 6), "#8a3416", 1.1, shade=0.6, hatch=0, line=2.6)


def _book(s):
    def m(pts, q):
        return [(470 + q * (x - 470), 914 + (y - 940) * 0.86, *c) for x, y, *c in pts]

    pages = blob(m([(282, 960), (376, 940), (470, 968), (564, 940), (658, 960), (650, 990), (290, 990)], 1), 6)
    s.thing(pages, "#fff4d0", 0.25, shade=0.3, hatch=0, line=2.6)
    for q in (-1, 1):
        cover = poly(m([(472, 976), (564, 954), (668, 956), (660, 1116), (562, 1122), (472, 1142)], q))
        s.wash(move(cover, 6, 18), NIGHT, 0.9, wet=14)
        s.thing(cover, "#cc3a24", 1.1, col2="#b02a20", shade=0.6, shcol="#4a0a18", hatch=0, line=3.2, gran=0.2)
        s.outline(poly(m([(496, 996), (636, 974), (630, 1092), (496, 1114)], q)), 2.4, "#f2c04a", lost=0)
        s.curve(m([(524, 1030), (560, 1022), (596, 1020)], q), 4, "#f2c04a", body=True)
        s.thing(limb(m([(694, 1066), (664, 1092)], q), [40, 34]), "#2f5676", 1.0, shade=0.6, shcol=KNIT[0], hatch=0, line=2.8)
        s.thing(blob(m([(690, 1030), (660, 1016), (636, 1030), (640, 1100), (664, 1112), (692, 1090)], q)), SKIN[0], 0.75, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.6)  # fmt: skip
        for i in range(4):
            y = 1024 + i * 25
            f = m([(668, y + 6), (636, y - 2), (606, y + 1), (582 + 5 * abs(i - 1.4), y + 5)], q)
            s.wash(move(limb(f, [13, 13, 12, 9]), -4 * q, 9), "#2a0612", 0.7, wet=5)
            digit(s, f, [13, 13, 12, 9.5], SKIN, nail=1, line=2.4, hatch=0, k=0.7, shade=0.5)
    s.curve(m([(470, 966), (472, 1060), (470, 1144)], 1), 5, "#4a0a18")


def _cat(s):
    """White, on the arm of the chair; it has seen the fish."""
    cat(s, HOUSE, 196, 944, 1.7, col="#f2ead8", light="#8a7a70")
    body = blob([(140, 944), (130, 900), (152, 850), (186, 824), (214, 830), (232, 880), (238, 944)])
    s.wash(blob([(120, 960), (126, 880), (150, 846), (168, 880), (180, 950)]), "#5a6488", 0.8, wet=14, clip=body)
    s.wash(ell(214, 830, 30, 10), "#5a6488", 0.7, wet=7, clip=body)
    for a, b, c in (((226, 880), (222, 910), (226, 942)), ((206, 890), (202, 916), (206, 942)), ((150, 900), (164, 876), (184, 884))):
        s.curve([a, b, c], 2.2, "#3a3448")
    s.fill(poly([(222, 806), (230, 806), (226, 812)]), "#e08a8a", body=True)
    s.curve([(226, 812), (226, 818), (218, 821)], 1.8, "#3a3448")


def _pail(s, g):
    x = 866
    ring = ell(x, 1096, 76, 24)
    pail = valid(Polygon([*arc(x, 1096, 76, 24, 180, 0, 24), (x + 54, 1270), *arc(x, 1270, 54, 14, 0, 180, 16), (x - 54, 1270)]))
    s.wash(move(pail, -20, 16), NIGHT, 1.0, wet=16, clip=g)
    s.cover(ring)
    s.wash(ring, "#1f5070", 1.2)
    s.outline(ring, 3, lost=0)
    s.thing(pail, "#a8b6c2", 0.8, shade=0.9, shcol="#1a2438", hatch=0, line=3.4, gran=0.2)
    for q in (1150, 1216):
        s.curve([(x - 70 + (q - 1110) * 0.12, q), (x, q + 16), (x + 70 - (q - 1110) * 0.12, q)], 2.4, "#3a4860", clip=pail)
    s.stroke(arc(x, 1096, 76, 24, 0, 180, 24), 4)
    s.stroke(arc(x, 1096, 74, 22, 20, 160, 24), 2, "#ffffff", body=True)
    goldfish(s, HOUSE, [(912, 1000), (906, 912), (862, 842), (800, 834), (756, 880)], 40)
    for _ in range(16):
        s.fill(ell(min(936, 860 + s.rng.normal() * 40), 1060 - abs(s.rng.normal()) * 60, s.rng.uniform(2, 6)), "#e8f2f6", body=True)


def _rain(s, g, pool):
    r = s.rng
    for _ in range(340):
        x, y, n = r.uniform(60, 945), r.uniform(300, 1120), r.uniform(50, 150)
        if 220 < x < 720 and 360 < y + n < 1240 and (r.random() < 0.8 or 620 < y + n < 1100):
            continue
        s.stroke([(x, y), (x - n * 0.06, y + n)], r.uniform(1.2, 3), "#e4eef4", body=True, alpha=r.uniform(0.4, 0.85), clip=g, wobble=0.2)
    for x in (636, 662, 720, 748, 790, 838, 856, 910):
        h = r.uniform(8, 34)
        s.fill(
            blob([(x - 3, 318, 1), (x + 3, 318, 1), (x + 2, 324 + h * 0.4), (x + 6, 334 + h), (x, 341 + h), (x - 6, 334 + h), (x - 2, 324 + h * 0.4)]),
            "#e4eef4",
            body=True,
        )
    for _ in range(34):  # crowns where it strikes
        x, y = ((r.uniform(360, 580), 362), (r.uniform(200, 300), r.uniform(520, 570)), (r.uniform(650, 740), r.uniform(520, 570)), (r.uniform(640, 800), 934))[
            r.integers(4)
        ]
        for d in (-13, -5, 5, 13):
            s.stroke([(x, y), (x + d, y - r.uniform(8, 22))], 2, "#f2f8fa", body=True, alpha=0.9)
    for x, y, q in ((360, 1300, 60), (580, 1304, 60), (866, 1296, 80), (120, 1290, 50), (220, 1316, 36), (720, 1316, 40)):
        for u in (1, 1.6):
            s.stroke(arc(x, y, q * u, q * 0.22 * u, 10, 170), 2.4, "#dcecf2", body=True, alpha=0.8, clip=pool)
    hull = poly([(70, 1264), (196, 1260), (170, 1302), (98, 1303)])
    s.wash(move(hull, 4, 18), NIGHT, 0.8, wet=8, clip=pool)
    s.thing(poly([(132, 1206), (168, 1270), (98, 1272)]), "#fbf2dc", 0.25, shade=0.5, hatch=0, line=2.8)
    s.thing(hull, "#fbf2dc", 0.3, shade=0.6, shcol="#5a6480", hatch=0, line=2.8)


@card("storm", paper="cold", light=(-0.4, -0.7))
def rain_room(s):
    """It rains in one room of a house only; a man sits in it and reads, with a lampshade on his head."""
    _house(s)
    _above(s)
    _below(s)
    g, pool = _wet(s)
    _chair(s, g)
    _arms(s, g)
    _body(s)
    _legs(s, pool)
    _face(s)
    _shade_hat(s)
    s.glow(470, 800, 170, "#ffc23a", 0.3, 0.25)
    _book(s)
    _cat(s)
    _pail(s, g)
    _rain(s, g, pool)
