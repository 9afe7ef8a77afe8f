"""Large and small: an elephant's tear, a colossus and who ties his laces."""

from ..easel import *


@card("verdigris", paper="cold", light=(0.5, -0.7))
def bath_elephant(s):
    r = s.rng
    s.sky([(0, "#8fc4b8", 0.55), (0.35, "#e6ecd2", 0.25), (0.62, "#f2e2b8", 0.4), (1, "#6fa898", 0.6)], wet=60)
    cam0 = spot(760, 930, 46, 6)
    blocks = Blocks(cam0, (0.5, 0.7, 0.5))
    town(blocks, "delta", [(-1.5, -3), (2.4, -2.2), (5.6, -3.4)], size=(2.6, 1.7, 2.6), lit=0.35, seed=4)
    blocks.paint(s, haze=0.5)
    places.sea(s, 938, 1510, "#6fb0a0", col2="#1f5f5c", k=0.8, swell=0.8)
    for x, y, h in ((650, 938, 60), (860, 938, 70), (965, 938, 50)):
        s.wash(ell(x, y + h * 0.6, 26, h * 0.7), "#4a5a48", 0.4, wet=10)

    def hide(g, n=7, soft=120, bias=0.0, line=3.4):
        s.thing(g, "#8f8b96", 0.75, col2="#7a6a78", shade=0.9, shcol="#3a3648", hatch=n, thr=0.5, line=line, soft=soft, bias=bias, bloom=1)

    def folds(rows, w=1.8):
        for row in rows:
            s.curve(row, w, alpha=0.85)

    back = blob([(-80, 240), (60, 190), (220, 250), (330, 420), (380, 700), (330, 1000), (300, 1560), (-80, 1560)])
    hide(back, 9, 160, 0.12)
    leg = blob([(60, 960), (330, 900), (350, 1150), (338, 1340), (352, 1560), (90, 1560), (96, 1300)])
    hide(leg, 8, 100, 0.05)
    folds([[(100, 1150 + 40 * i), (200, 1166 + 40 * i), (330, 1146 + 40 * i)] for i in range(4)])
    # head and trunk in one
    head_ = blob(
        [(196, 300), (270, 190), (390, 140), (500, 160), (566, 236), (600, 330), (640, 440), (664, 560), (664, 700), (640, 840), (616, 960), (606, 1080), (626, 1160), (676, 1196), (738, 1188), (776, 1150), (800, 1110),
         (838, 1124), (826, 1190), (776, 1250), (700, 1280), (600, 1266), (530, 1200), (496, 1090), (490, 960), (480, 860), (430, 800), (370, 830), (300, 800), (220, 700), (180, 520)]
    )  # fmt: skip
    s.wash(move(head_, -14, 26), "#2a2a3c", 0.55, wet=22)
    hide(head_, 6, 130)
    folds([[(500 - i, 880 + 44 * i), (560, 892 + 44 * i), (622 - 2 * i, 876 + 44 * i)] for i in range(7)], 2.0)
    folds([[(540 + 26 * i, 1214 + 16 * i), (566 + 30 * i, 1190 + 12 * i), (590 + 30 * i, 1150 + 18 * i)] for i in range(5)], 2.0)
    folds([[(300 + 20 * i, 210 - 14 * i), (380 + 20 * i, 190 - 6 * i), (450 + 18 * i, 214)] for i in range(3)], 1.4)
    # ear
    ear = blob(
        [
            (250, 330),
            (180, 270),
            (70, 270),
            (-40, 340),
            (-80, 560),
            (-50, 760),
            (30, 900),
            (120, 950),
            (200, 900),
            (232, 790),
            (270, 690),
            (300, 560),
            (300, 420),
        ]
    )
    s.wash(move(ear, 20, 24), "#2a2a3c", 0.6, wet=20)
    hide(ear, 7, 110, -0.05, 3.6)
    s.wash(blob([(60, 420), (190, 400), (230, 560), (150, 740), (60, 720)]), "#b07a80", 0.45, wet=40, clip=s.mask(ear))
    folds([[(262, 420 + 30 * i), (180 - 8 * i, 470 + 50 * i), (70 + 6 * i, 520 + 74 * i)] for i in range(5)], 1.6)
    # tusk
    tusk = blob([(452, 800), (500, 800), (512, 900), (560, 1000), (640, 1052), (690, 1046), (640, 1084), (560, 1070), (490, 1000), (458, 900)])
    s.thing(tusk, "#f4e8cc", 0.35, col2="#d8b888", shade=0.6, shcol="#7a5a48", hatch=6, line=3)
    s.curve([(446, 808), (476, 792), (508, 806)], 3)
    # eye, wet
    ex, ey = 520, 540
    s.wash(ell(ex - 6, ey + 6, 76, 60), "#3a3040", 0.6, wet=18)
    lid = blob([(462, 552), (486, 516), (522, 504), (556, 520), (576, 552), (540, 576), (496, 576)])
    s.cover(lid)
    s.wash(lid, "#5a3a24", 1.0, col2="#b0743a", edge=0.9, off=0)
    s.fill(ell(526, 544, 17, 19))
    s.fill(ell(518, 534, 6.5), body=True)
    s.fill(ell(534, 556, 3), body=True)
    s.curve([(452, 560), (484, 510), (524, 494), (564, 512), (590, 552)], 6)
    s.curve([(462, 556), (500, 586), (546, 584), (584, 554)], 4)
    folds([[(440, 540 - 20 * i), (500, 480 - 22 * i), (580, 496 - 22 * i), (612, 530 - 16 * i)] for i in range(3)], 1.7)
    folds([[(462, 590 + 18 * i), (510, 612 + 18 * i), (570, 600 + 16 * i)] for i in range(3)], 1.7)
    for q in np.linspace(-0.8, 0.9, 11):
        s.stroke([(522 + 62 * q, 506 + 30 * q * q), (530 + 86 * q, 474 + 40 * q * q)], 2)
    # the boy stands on a stone in the river
    cam = spot(800, 1296, 415, 7)
    hold = V((584 - 800) / 415, (1296 - 628) / 415, 0.16)
    boy = person(
        (0, 0, 0), -50, "stand", "boy", "shorts", top="#f4e6c4", legs="#d8602e", hair="tousled", skin="clay", feel="tender", look_at=(-0.7, 1.78, 0.1), shoes=False, scale=1.28, lean=4, side=-6,
        hands=(World(tuple(hold)), World((-0.24, 0.7, 0.3))), grips=("flat", "bar"), palms=((-1, 0, 0.2), (0, -1, 0)), fingers=((-0.6, 1, 0), (0.2, -0.1, 1)), elbows=((0.4, -1, 0.2), (-1, 0.2, -0.4)),
        feet=((0.1, 0.08, 0.06), (-0.1, 0.16, -0.1)), toes=(None, (0, -0.6, 0.8)),
    )  # fmt: skip
    sponge = Clay({"sponge": plain("#f0bc3e", hatch=0, k=1.0)})
    at = boy.joints["palml"] + V(-0.05, 0.02, 0.03)
    sponge.box(at, (0.04, 0.085, 0.065), rot((0, 0, 1), 12), 0.03, 0, "sponge")
    stone = blob([(664, 1330), (690, 1286), (770, 1270), (860, 1272), (924, 1296), (940, 1340), (800, 1368)])
    s.thing(stone, "#7d8478", 0.7, shade=0.8, shcol="#2f3a38", hatch=6, cross=True, line=2.8)
    shot = shoot([boy, sponge], cam, (0.55, 0.75, 0.5))
    s.model(shot, line=2.5)
    px = cam.project(at)
    for dx, dy in ((-12, -20), (6, 10), (-4, 24), (10, -18), (-14, 4)):
        s.fill(ell(px[0] + dx, px[1] + dy, 3.4, 2.6), "#a8741e", alpha=0.8)
    # the tip of the trunk lies on his back
    tip = blob([(776, 1152), (800, 1108), (836, 1092), (866, 1104), (860, 1136), (834, 1150), (812, 1196), (776, 1240)])
    hide(tip, 6, 40)
    s.curve([(842, 1098), (852, 1118), (842, 1136)], 2.4)
    tear = blob([(520, 578), (536, 584), (546, 640), (560, 700), (572, 770), (566, 800), (550, 796), (546, 730), (532, 660), (522, 610)])
    s.lift(tear, 0.75, 3)
    s.wash(tear, "#8fd8e4", 0.4, edge=1.2)
    s.curve([(524, 590), (536, 660), (550, 740), (558, 790)], 2.4, body=True, alpha=0.9)
    s.outline(tear, 1.5, lost=0.5)
    # pail full of fish; the chain that has a crack
    tin = poly([(834, 1400), (968, 1400), (946, 1520), (856, 1520)])
    for x, a, col in ((868, -70, "#e08a2e"), (906, -100, "#d0502e"), (940, -60, "#e0a83a")):
        f = move(blob([(0, 0), (24, -16), (60, -14), (80, 0), (60, 14), (24, 16)]), x, 1404, 1.05, a)
        s.thing(f, col, 0.9, hatch=4, line=2.2)
        t = move([(52, -4)], x, 1404, 1.05, a)[0]
        s.fill(ell(t[0], t[1], 3.4))
        k = move(blob([(0, 0), (-20, -16), (-12, 0), (-20, 16)]), *move([(78, 0)], x, 1404, 1.05, a)[0], 1.0, a + 180)
        s.thing(k, col, 0.9, hatch=0, line=1.8)
    s.thing(tin, "#3f7f96", 0.9, shcol="#123a4a", hatch=6, line=2.8)
    s.stroke([(830, 1400), (972, 1400)], 5)
    for i in range(6):
        x, y = 86 + i * 52, 1330 + 10 * math.sin(i * 1.3) + 26 * math.sin(i / 5 * math.pi)
        link = ell(x, y, 36, 17, 12 * (-1) ** i).difference(ell(x, y, 24, 8, 12 * (-1) ** i))
        if i == 3:
            link = link.difference(poly([(x - 8, y - 30), (x + 4, y - 30), (x + 10, y), (x - 2, y)]))
        s.thing(link, "#5a4a44", 1.0, shade=0.6, hatch=0, line=2.4)
    for x, y, q in ((225, 1420, 190), (800, 1356, 170), (640, 1300, 90), (900, 1500, 120)):
        for k in range(3):
            s.stroke(arc(x, y, q * (0.8 + 0.28 * k), q * 0.13 * (0.8 + 0.28 * k), 10 + 30 * k, 170 + r.uniform(0, 60), 26), 2.0, body=True, alpha=0.85)


@card("plum", paper="blue")
def laced_giant(s):
    r = s.rng
    s.sky([(0, "#4a3a68", 1.0), (0.4, "#8a5a88", 0.7), (0.7, "#e8a890", 0.5), (1, "#8a6a70", 0.5)], wet=50)
    sun = ell(505, 232, 186)
    s.lift(sun, 0.7, 4)
    s.wash(sun, "#f4c060", 0.5, edge=0.7)
    cam0 = spot(500, 1140, 40, 3)
    blocks = Blocks(cam0, (-0.6, 0.6, 0.5))
    town(blocks, "north", [(x, -2 - abs(x) * 0.1) for x in (-11.5, -8.4, -5.4, -2.0, 1.2, 4.4, 8.0, 11.4)], size=(2.6, 1.9, 2.4), lit=0.6, seed=5)
    blocks.paint(s, haze=0.3)
    ground = poly([*path([(-60, 1136), (300, 1128), (700, 1130), (1060, 1138)], 8), (1060, 1560), (-60, 1560)])
    s.cover(ground)
    s.wash(ground, "#c0a098", 0.5, col2="#6a5068", pool=0.3, grad=("lin", 90, 0.5, 1.2))
    for y in np.geomspace(1, 370, 12):  # cobbles
        for _ in range(26):
            x = r.uniform(0, 1000)
            w = 8 + y * 0.12
            s.stroke(arc(x, 1136 + y, w, w * 0.34, 180, 350, 10), 1.2, alpha=0.55)
    cloth_ = {"col2": "#3a1a38", "shade": 0.8, "shcol": "#1c0c24"}
    # trousers, then the coat, narrowing upwards
    for g in (
        blob([(170, 880), (452, 880), (440, 1000), (424, 1120), (196, 1120), (180, 1000)]),
        blob([(548, 880), (830, 880), (820, 1000), (804, 1120), (576, 1120), (560, 1000)]),
    ):
        s.thing(g, "#3a3248", 1.0, shade=0.8, shcol="#120e1c", hatch=7, line=3, soft=90)
    coat = blob(
        [
            (430, 318),
            (505, 300),
            (580, 318),
            (626, 350),
            (650, 430),
            (668, 560),
            (730, 740),
            (868, 930),
            (700, 972),
            (505, 986),
            (310, 972),
            (132, 930),
            (276, 740),
            (342, 560),
            (360, 430),
            (384, 350),
        ]
    )
    s.thing(coat, "#6a2a48", 1.0, hatch=8, line=3.4, soft=150, bloom=1, **cloth_)
    for x0, x1 in ((300, 210), (400, 360), (610, 660), (712, 800)):
        s.curve([(x0 * 0.5 + 252, 640), (x0, 780), (x1, 950)], 2.4)
    s.curve([(505, 330), (506, 600), (508, 980)], 3)
    belt = poly([*path([(346, 556), (505, 580), (664, 556)], 8), *path([(676, 600), (505, 626), (334, 600)], 8)])
    s.thing(belt, "#1c1420", 1.1, hatch=0, line=2.4)
    buckle = box(474, 572, 538, 628)
    s.thing(buckle, "#e0b040", 0.8, hatch=4, line=2.6)
    sash = poly([*path([(404, 334), (500, 430), (640, 548)], 8), *path([(612, 562), (466, 452), (384, 362)], 8)])
    s.thing(sash, "#d8a83a", 0.8, shade=0.6, shcol="#7a4a1a", hatch=6, line=2.4)
    for y in (372, 430, 488, 540):
        for x in (482, 530):
            s.thing(ell(x, y, 7 + (y - 372) * 0.02), "#e0b040", 0.8, hatch=0, line=1.8)
    for x, y in ((560, 380), (594, 392), (624, 410), (572, 424), (606, 436)):  # medals that are houses
        q = 13
        s.stroke([(x, y - 20), (x, y - 10)], 4, "#c8342e")
        g = poly([(x - q, y + q), (x - q, y - 2), (x, y - q), (x + q, y - 2), (x + q, y + q)])
        s.thing(g, "#f0c84a", 0.8, shade=0.3, hatch=0, line=1.8)
        s.fill(box(x - 3, y + 3, x + 3, y + q))
    # arms akimbo, fists in the belt
    for q in (-1, 1):
        arm = limb([(505 + q * 106, 366), (505 + q * 232, 478), (505 + q * 158, 584)], [40, 44, 36], 12)
        s.thing(arm, "#6a2a48", 1.0, hatch=7, line=3.2, **cloth_)
        cuff = limb([(505 + q * 174, 562), (505 + q * 152, 592)], [40, 40])
        s.thing(cuff, "#e0b040", 0.7, shade=0.5, hatch=5, line=2.4)
        fist = blob([(505 + q * 160, 586), (505 + q * 128, 584), (505 + q * 104, 600), (505 + q * 102, 632), (505 + q * 128, 646), (505 + q * 160, 624)])
        s.thing(fist, "#e5b389", 0.6, col2="#d88f6c", shade=0.5, shcol="#85495a", hatch=5, line=2.4)
        for k in range(3):
            s.curve([(505 + q * (108 + 14 * k), 606 + 3 * k), (505 + q * (112 + 14 * k), 626 + 3 * k), (505 + q * (120 + 14 * k), 640)], 1.8)
        s.thing(limb([(505 + q * 92, 340), (505 + q * 132, 366)], [24, 22]), "#e0b040", 0.8, hatch=4, line=2.4)
        for k in range(5):
            s.stroke([(505 + q * (100 + 9 * k), 368 + 3 * k), (505 + q * (102 + 9 * k), 396 + 3 * k)], 3, "#c8922a")
    # the head, far up
    cam = spot(505, 352, 660, -20)
    face = head(
        (0, 0.17, 0.06),
        rot((1, 0, 0), -4),
        0.27,
        feel="proud",
        age=0.55,
        hair="crown",
        beard="full",
        looks=person(hair_col="brown", skin="sand", trim="#e0b040").looks,
        neck=(0, 0.06, -0.02),
    )
    neck = Clay(face.looks).cap((0, 0.08, -0.02), (0, 0.14, 0.0), 0.08, 0.075, m="skin")
    dove = bird("sparrow", face.joints["crown"] + V(0.01, 0.03, 0.02), 60, "perch", 1.1)
    shot = shoot([face, neck, dove], cam, (-0.6, 0.55, 0.6))
    s.model(shot, line=2.2)
    collar = blob([(424, 316), (452, 296), (505, 330), (558, 296), (586, 316), (570, 350), (505, 384), (440, 350)])
    s.thing(collar, "#6a2a48", 1.0, hatch=6, line=2.8, **cloth_)
    s.stroke(path([(432, 318), (505, 352), (578, 318)], 8), 4, "#e0b040", body=True)
    # boots
    for q, x0 in ((-1, 318), (1, 682)):
        f = lambda x, q=q, x0=x0: x0 + q * x  # noqa: E731
        s.wash(ell(f(10), 1398, 240, 42), "#241430", 0.9, wet=16)
        shaft = blob([(f(-118), 1090), (f(0), 1070), (f(118), 1090), (f(128), 1180), (f(140), 1260), (f(-130), 1260), (f(-126), 1180)])
        s.thing(shaft, "#2e2430", 1.1, col2="#4a3040", shade=0.7, shcol="#0c0810", hatch=6, line=3.2, soft=80)
        toe = blob(
            [
                (f(-126), 1190),
                (f(-60), 1160),
                (f(60), 1160),
                (f(130), 1190),
                (f(176), 1260),
                (f(188), 1330),
                (f(160), 1380),
                (f(0), 1396),
                (f(-150), 1380),
                (f(-172), 1330),
                (f(-160), 1260),
            ]
        )
        s.thing(toe, "#2e2430", 1.1, col2="#5a3a48", shade=0.7, shcol="#0c0810", hatch=6, line=3.4, soft=110)
        s.curve([(f(-164), 1300), (f(0), 1262), (f(178), 1300)], 3)
        s.curve([(f(-90), 1330), (f(-40), 1300), (f(30), 1298)], 5, "#d8ccd8", body=True, alpha=0.6)
        sole = poly(
            [
                *path([(f(-178), 1350), (f(-150), 1384), (f(0), 1398), (f(162), 1384), (f(192), 1350)], 8),
                *path([(f(190), 1388), (f(160), 1414), (f(0), 1428), (f(-150), 1414), (f(-176), 1388)], 8),
            ]
        )
        s.thing(sole, "#8a6a4a", 0.9, shade=0.6, hatch=5, line=2.8)
        tongue = blob([(f(-46), 1100), (f(46), 1100), (f(58), 1190), (f(50), 1256), (f(-50), 1256), (f(-58), 1190)])
        s.thing(tongue, "#4a3a48", 0.9, hatch=6, line=2.4)
        for k in range(4):
            y = 1110 + 40 * k
            w = 54 + 3 * k
            for e in (1, -1):
                s.fill(ell(f(e * w), y, 7, 6))
            for a, b in ((-w, w), (w, -w)):
                lace = limb([(f(a), y), (f(0), y + 22), (f(b), y + 40)], [6.5, 7, 6.5], 8)
                s.thing(lace, "#d8402e", 1.0, shade=0.6, hatch=0, line=2.0)
        end = limb([(f(-50), 1262), (f(-110), 1330), ((f(-150) + 500) / 2, 1376), (500 + q * 14, 1372)], [8, 8.5, 8.5, 8], 12)
        s.wash(move(end, 4, 12), "#241430", 0.6, wet=6)
        s.thing(end, "#d8402e", 1.0, shade=0.6, hatch=0, line=2.2)
    # who ties them together
    cam = spot(500, 1396, 330, 14)
    small = person(
        (0, 0, -0.2), 6, "kneel", "girl", "jersey", top="#2f8a80", legs="#3a3a4a", hair="braid", skin="umber", feel="sly", scale=0.95, lean=22, look_at=(1.6, 1.6, 1.5),
        hands=(World((0.08, 0.1, 0.12)), World((-0.08, 0.1, 0.12))), grips=("pinch", "pinch"), palms=((-1, -0.3, 0), (1, -0.3, 0)), fingers=((-0.3, -0.6, 0.7), (0.3, -0.6, 0.7)),
    )  # fmt: skip
    shot = shoot([small], cam, (-0.6, 0.6, 0.6))
    s.wash(shot.shadow_on(0, 5), "#241430", 0.7, edge=0.1, rough=1)
    s.model(shot, line=2.4)
    for q in (-1, 1):
        bow = limb([(500, 1374), (500 + q * 46, 1346), (500 + q * 70, 1374), (500 + q * 40, 1392), (500, 1376)], [6, 7, 7, 7, 6], 10)
        s.thing(bow, "#d8402e", 1.0, shade=0.5, hatch=0, line=2.2)
        s.thing(limb([(500, 1378), (500 + q * 26, 1420), (500 + q * 48, 1440)], [6, 6, 5], 8), "#d8402e", 1.0, shade=0.5, hatch=0, line=2.0)
    s.thing(ell(500, 1376, 14, 12), "#d8402e", 1.1, shade=0.6, hatch=0, line=2.4)
    s.splatter("#e0b040", 26, size=(0.6, 3.6))
