"""A house cut open, and weather in one room of it."""

from ..easel import *
from ..kit.askew import Askew
from ..kit.drape import drape
from ..kit.figure import digit
from ..kit.rim import rim
from .t_neighbours import cat, goldfish

NIGHT = "#0a0e1a"
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
    """A cup stands under the one drop that comes through."""
    g = box(-20, 1386, 1020, 1520)
    s.cover(g)
    s.wash(g, "#f0b860", 0.65, col2="#e0903a", gran=0.2, pool=0.3)
    s.wash(poly([(-40, 1380), (420, 1380), (240, 1520), (-40, 1520)]), "#7a2c20", 1.0, wet=60, clip=g)
    s.wash(ell(690, 1386, 90, 16), "#1c3048", 1.0, wet=10, clip=g)
    for y, q in ((1398, 6), (1426, 8)):
        s.fill(blob([(690, y - 16, 1), (690 + q, y), (690, y + q), (690 - q, y)]), "#2a5a80")
        s.fill(ell(688, y, 2.4), "#ffffff", body=True)
    for w, col in ((17, "#1d1a20"), (10, "#f4f0e6")):
        s.stroke(arc(766, 1486, 40, 34, -100, 100, 20), w, col, body=True, taper=(0, 0))
    cup = blob([(610, 1444), (770, 1444), (760, 1500), (744, 1560), (636, 1560), (620, 1500)])
    s.wash(move(cup, 18, 8), "#5a2418", 0.8, wet=14, clip=g)
    s.thing(cup, "#f4f0e6", 0.2, shade=0.7, shcol="#6a5a7a", hatch=0, line=2.8)
    s.thing(ell(690, 1444, 79, 16), "#2a5a80", 0.8, shade=0.3, hatch=0, line=2.4)
    s.stroke(arc(690, 1444, 30, 6, 20, 330, 16), 2, "#dcecf2", body=True)
    s.wash(limb([(612, 1480), (690, 1496), (768, 1480)], [6, 7, 6]), "#c8342c", 1.0, clip=cup)


def _wet(s):
    g = box(*ROOM)
    s.wash(g.buffer(6), "#080508", 1.2, wet=8)
    s.cover(g)
    s.wash(g, "#9ab4c6", 0.7, gran=0.2, pool=0.3)
    s.wash(poly([(0, 300), (1000, 300), (1000, 520), (760, 440), (480, 420), (200, 520), (0, 1000)]), "#3a5a80", 1.1, wet=80, gran=0.2, clip=g)
    s.wash(poly([(0, 300), (1000, 300), (1000, 400), (700, 370), (300, 390), (100, 640), (0, 760)]), "#0a1428", 1.3, wet=60, gran=0.2, clip=g)
    s.wash(poly([(1000, 300), (930, 420), (960, 900), (1000, 1000)]), "#0a1428", 0.9, wet=40, gran=0.2, clip=g)
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


def _boots(s, pool):
    for q in (-1, 1):
        boot = blob(m([(540, 1150), (652, 1150), (654, 1236), (676, 1268), (692, 1298), (674, 1322), (612, 1328), (546, 1322), (526, 1300), (538, 1270), (544, 1236)], q))  # fmt: skip
        s.wash(move(boot, -10 * q, 14), NIGHT, 1.0, wet=14)
        s.thing(boot, "#3f7a42", 1.1, col2="#2a5a34", shade=0.7, shcol="#0a2018", hatch=0, line=3.2, gran=0.2)
        s.wash(blob(m([(530, 1150), (572, 1150), (576, 1270), (560, 1330), (520, 1320)], q)), "#06180f", 0.8, wet=14, clip=boot)
        s.curve(m([(546, 1262), (604, 1250), (664, 1260)], q), 2.6, "#0a2018", clip=boot)  # the instep, and the seam of the toe
        s.curve(m([(536, 1298), (606, 1272), (680, 1294)], q), 2.2, "#0a2018", clip=boot)
        s.curve(m([(636, 1220), (640, 1250), (656, 1280)], q), 4, "#d8f0c8", body=True, alpha=0.7)
        s.wash(blob(m([(516, 1304), (700, 1300), (706, 1334), (510, 1334)], q)), "#1a3a5c", 0.9, wet=6, clip=pool)


def _blanket(s):
    """Over the knees, heavy with water."""
    r = s.rng
    g = blob([(250, 1010), (330, 984), (470, 990), (610, 984), (690, 1010), (706, 1080), (700, 1150), (712, 1206, 1), (640, 1222), (560, 1200), (470, 1214), (380, 1200), (300, 1222), (228, 1206, 1), (240, 1150), (234, 1080)], 8)  # fmt: skip
    s.wash(move(g, 6, 18), NIGHT, 1.0, wet=18)
    for x in np.arange(234, 708, 9):
        y = 1214 + 10 * math.sin((x - 228) / 38)
        s.curve(
            [(x, y - 8), (x + r.normal() * 2, y + 12), (x + r.normal() * 4, y + 28 + r.normal() * 3)],
            3.4,
            ("#2a4a68", "#a8cce0", "#12263e")[int(x) % 3],
            body=True,
        )
    drape(s, g, KNIT, lambda x, y: 1.57 - (x - 470) * 0.002, 110, line=3.4, soft=70)
    for u in np.linspace(0.1, 0.9, 7):
        x0, x1 = 250 + 440 * u, 228 + 484 * u
        s.wash(limb([(x0, 990), ((x0 + x1) / 2 + 5, 1100), (x1, 1220)], [8, 9, 10]), "#e8dcc0", 0.5, wet=2, clip=g)
        s.curve([(x0 + 11, 990), ((x0 + x1) / 2 + 16, 1100), (x1 + 12, 1220)], 2, "#c8442c", clip=g, body=True, alpha=0.8)
    for y in (1046, 1110, 1172):
        c = [(224, y + 6), (330, y - 8), (470, y + 10), (610, y - 8), (716, y + 6)]
        s.wash(limb(c, [8, 9, 8, 9, 8]), "#e8dcc0", 0.4, wet=2, clip=g)
        s.curve([(x, q + 13) for x, q in c], 2, "#c8442c", clip=g, body=True, alpha=0.8)
    for q in (-1, 1):  # the knees, and the hollow between them
        s.wash(blob(m([(470, 1040), (498, 1060), (520, 1140), (530, 1240), (470, 1240)], q)), KNIT[0], 1.1, wet=26, clip=g)
        s.wash(blob(m([(690, 1000), (730, 1000), (730, 1240), (664, 1240), (680, 1120)], q)), KNIT[0], 1.0, wet=22, clip=g)
        s.lift(ell(470 + q * 126, 1100, 84, 62).intersection(g), 0.75, 34)
        for f in ([(548, 1110), (540, 1160), (552, 1214)], [(620, 1104), (634, 1160), (628, 1214)], [(664, 1080), (676, 1140), (670, 1200)]):
            s.wash(limb(m(f, q), [3, 9, 6]), KNIT[0], 0.9, wet=7, clip=g)
            s.curve(m(f, q), 2.2, KNIT[0], clip=g)
    s.wash(poly([(220, 980), (720, 980), (720, 1050), (470, 1076), (220, 1050)]), NIGHT, 0.6, wet=16, clip=g)


def _elbows(s):
    for q in (-1, 1):
        g = blob(m([(640, 880), (716, 890), (768, 920), (806, 968), (800, 1004), (764, 1018), (700, 1020), (640, 1010)], q))
        s.wash(move(g, 0, 14), NIGHT, 1.0, wet=12)
        s.thing(g, "#47749a", 1.0, shade=0.8, shcol=KNIT[0], hatch=0, line=3, soft=40, gran=0.2)
        for x in range(650, 810, 13):
            for y in range(890, 1016, 12):
                p = m([(x, y)], q)[0]
                if g.contains(ell(*p, 7)):
                    s.curve([(p[0] - 5, p[1] - 4), p, (p[0] + 5, p[1] - 4)], 1.6, KNIT[0], n=3, alpha=0.8)
        rim(s, g, 2, 5, "#c8d8ec", 0.5, 1.8)


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
        s.curve([(x, y), (x + r.normal(), y + 20), (x + r.normal() * 3, y + 42 + r.normal() * 4)], 3, ("#c87a1e", "#f2c04a", "#6a2a10")[k % 3], body=True)
    s.thing(blob([(450, 366), (456, 336), (484, 336), (490, 366)], 6), "#8a3416", 1.1, shade=0.6, hatch=0, line=2.6)


def _book(s):
    """It stands on the knees and hides the face; the rain runs down its covers."""
    r = s.rng
    head_ = blob([(352, 780), (346, 690), (372, 620), (470, 590), (568, 620), (594, 690), (588, 780)])
    s.wash(move(head_, 0, 4), NIGHT, 1.0, wet=16)
    s.cover(head_)
    s.wash(head_, "#7a3a2a", 1.2, col2="#4a1c20", gran=0.2)
    s.wash(poly([(340, 600), (600, 600), (600, 704), (340, 704)]), "#1c0a10", 1.0, wet=14, clip=head_)
    inside = poly([(196, 690), (470, 722), (744, 690), (744, 720), (470, 752), (196, 720)])
    s.wash(move(inside, 0, -10), "#ffb83a", 0.5, wet=30)
    for k in range(4):
        o = 9 - 3 * k
        s.thing(
            poly([(214 - o, 702 - o), (470, 730 - o), (726 + o, 702 - o), (726 + o, 740), (470, 760), (214 - o, 740)]),
            "#fff4d0",
            0.2,
            shade=0.2,
            hatch=0,
            line=1.8,
        )
    for q in (-1, 1):
        cover = poly(m([(470, 734), (600, 716), (752, 704), (746, 1010), (600, 1030), (470, 1052)], q))
        s.wash(move(cover, 4, 26), NIGHT, 1.1, wet=18)
        s.cover(cover)
        s.wash(cover, "#d43a22", 1.0, col2="#b42a20", gran=0.2, pool=0.3)
        s.wash(poly(m([(470, 700), (520, 700), (500, 1070), (470, 1070)], q)), "#5a0a18", 1.0, wet=18, clip=cover)
        s.wash(poly(m([(640, 940), (780, 860), (780, 1060), (470, 1080), (470, 1010)], q)), "#5a0a18", 0.8, wet=40, clip=cover)
        s.wash(poly(m([(470, 690), (780, 680), (770, 740), (470, 770)], q)), "#ff9a3a", 0.5, wet=24, clip=cover)
        s.hatch(cover, sep=7, w=1.3, thr=0.45, col="#5a0a18", alpha=0.6)
        s.outline(cover, 3.6, lost=0)
        for e, w in ((0, 4), (12, 2)):
            s.outline(poly(m([(512 + e, 760 + e), (720 - e, 738 + e), (716 - e, 982 - e), (512 + e, 1012 - e)], q)), w, "#f2c04a", lost=0.05)
        for e in ((720, 738), (716, 982)):
            x, y = m([e], q)[0]
            corner = poly([(x + 27 * q, y + (-33 if y < 900 else 24)), (x - 40 * q, y + (-29 if y < 900 else 30)), (x + 26 * q, y + (34 if y < 900 else -42))])
            s.thing(corner, "#e8b040", 1.0, shade=0.6, shcol="#6a3410", hatch=0, line=2.4)
    drop = blob([(612, 800, 1), (640, 850), (652, 896), (612, 930), (574, 900), (584, 852)])
    s.thing(drop, "#f2c04a", 1.0, col2="#d88a20", shade=0.5, shcol="#6a3410", hatch=0, line=2.4)
    s.curve([(594, 880), (598, 902), (614, 912)], 4, "#fff2c0", body=True)
    s.thing(limb([(470, 738), (471, 900), (470, 1050)], [17, 15, 17]), "#a8241c", 1.2, shade=0.8, shcol="#3a0612", hatch=0, line=3)
    for y in (800, 900, 990):
        s.curve([(454, y), (470, y + 6), (487, y)], 5, "#f2c04a", body=True)
    for _ in range(26):
        x, y, n = r.uniform(220, 720), r.uniform(740, 960), r.uniform(20, 70)
        s.stroke([(x, y), (x + r.normal() * 2, y + n)], 2, "#f8e0dc", body=True, alpha=0.45)
        s.fill(ell(x, y + n, 3, 4.5), "#fff6f0", body=True, alpha=0.8)


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
    for x, n in ((690, 120), (716, 400), (806, 200), (822, 460), (900, 160), (926, 420)):  # from the three pots, through the boards
        s.curve([(x, 240), (x + r.normal() * 3, 318), (x + r.normal() * 4, 318 + n)], r.uniform(4, 7), "#d8ecf8", body=True, taper=(0.02, 0.7), alpha=0.85)
    for x in (636, 662, 740, 760, 790, 850, 870, 940):
        h = r.uniform(8, 34)
        s.fill(
            blob([(x - 3, 318, 1), (x + 3, 318, 1), (x + 2, 324 + h * 0.4), (x + 6, 334 + h), (x, 341 + h), (x - 6, 334 + h), (x - 2, 324 + h * 0.4)]),
            "#e4eef4",
            body=True,
        )
    for _ in range(34):  # crowns where it strikes
        x, y = ((r.uniform(360, 580), 362), (r.uniform(200, 300), r.uniform(520, 570)), (r.uniform(650, 740), r.uniform(520, 570)), (r.uniform(770, 806), 940))[
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
    _boots(s, pool)
    _blanket(s)
    _elbows(s)
    _book(s)
    _shade_hat(s)
    s.glow(470, 700, 200, "#ffc23a", 0.25, 0.2)
    _cat(s)
    _pail(s, g)
    _rain(s, g, pool)
