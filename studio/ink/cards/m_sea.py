"""The sea as a blanket."""

from ..easel import *
from ..kit.coat import coat, fist
from ..kit.profile import profile

NIGHT, DEEP, TEAL = "#070a1e", "#12265a", "#1f7a86"
SKIN = ("#e6b894", "#d98b6a", "#7a4250")
PEAK = np.array([424.0, 486.0])
LEFT = path([PEAK, (392, 640), (322, 820), (214, 990), (64, 1112), (-40, 1150)], 14)
RIGHT = path([PEAK, (512, 640), (640, 790), (800, 940), (1060, 1050)], 14)
BACK = path([PEAK, (338, 546), (238, 660), (140, 800), (50, 916), (-40, 1000)], 14)


def _sky(s):
    s.sky([(0, "#26305e", 1.2), (0.4, "#7a4a80", 0.8), (0.72, "#e0603e", 0.8), (1, "#fbc878", 0.4)], 0, 330, wet=60)
    for pts in ([(-40, 120), (240, 84), (560, 130), (1040, 70), (1040, 106), (560, 168), (240, 120)], [(380, 214), (700, 190), (1040, 214), (1040, 236), (640, 236)]):
        s.wash(blob(pts), "#5a2a5e", 0.8, wet=24, gran=0.5)
    s.lift(ell(196, 312, 112, 104), 0.75, 24)
    s.cover(ell(196, 312, 74))
    s.wash(ell(196, 312, 74), "#ffd84a", 0.5, col2="#ff8a3a", mix=("lin", 90, 0, 1), edge=0.6)


def _sea(s):
    r = s.rng
    sea = poly([(-40, 326), (1040, 280), (1040, 1080), *RIGHT[::-1], *LEFT[1:], (-40, 1150)])
    s.cover(sea)
    s.wash(sea, TEAL, 0.85, col2="#24508c", edge=0.5, bloom=4, gran=0.5, grad=("lin", 90, 0.7, 1.2))
    s.wash(blob([(560, 250), (1100, 250), (1100, 1100), (760, 900), (560, 620)]), DEEP, 1.1, wet=80, gran=0.6, clip=s.mask(sea))
    s.wash(blob([(820, 380), (1100, 300), (1100, 1100), (900, 960)]), NIGHT, 1.0, wet=70, gran=0.6, clip=s.mask(sea))
    inside = s.mask(sea)
    for a, n, w in ((196, 470, 46), (178, 520, 40), (160, 400, 34), (136, 320, 30), (112, 210, 26), (90, 180, 24), (66, 210, 28), (44, 330, 34), (24, 470, 42), (6, 560, 46), (-14, 600, 44), (-32, 560, 40)):
        t = math.radians(-a)
        d = np.array([math.cos(t), math.sin(t)])
        side = np.array([-d[1], d[0]])
        c = path([PEAK + d * 16, PEAK + d * n * 0.4 + side * 18 + [0, 10], PEAK + d * n + [0, n * 0.16]], 12)
        g = limb(c[::4], list(np.linspace(3, w * 0.9, len(c[::4]))))
        s.wash(g, NIGHT, 0.75, wet=18, clip=inside)
        s.lift(move(g, *(side * -w * 0.95)).intersection(sea), 0.42, 9)
        s.stroke(c[: int(len(c) * 0.8)], 2.0, "#060a22", clip=sea, alpha=0.8)
        s.stroke((c - side * 7)[: int(len(c) * 0.6)], 1.6, "#bfe4e4", clip=sea, body=True, alpha=0.3)
    y, row = 318.0, 0
    while y < 1120:  # wave by wave, drawn up to the hand
        q = 4 + (y - 300) * 0.036
        x = -20 + (row % 2) * q * 1.6
        while x < 1010:
            a, b = x + r.normal() * q * 0.3, y - (x - 500) * 0.046 + r.normal() * q * 0.18
            pull = math.exp(-(((a - 424) / 260) ** 2)) * float(step(330, 900, b))
            b -= 210 * pull
            tilt = 0.9 * pull * (1 if a < 424 else -1) * -min(1, abs(a - 424) / 120)
            p = move([(-q * 1.3, q * 0.1), (-q * 0.5, -q * 0.38), (q * 0.4, -q * 0.1), (q * 1.2, -q * 0.45)], a, b, 1, math.degrees(tilt))
            if r.random() < 0.8:
                s.curve(p, 0.7 + q * 0.07, "#060c30", n=5, wobble=0.5, clip=sea)
            if r.random() < 0.2:
                s.curve(p[1:] + [0, -q * 0.5], 0.9 + q * 0.06, ("#e8f6f0", "#8fd0cc")[int(r.integers(2))], n=5, wobble=0.5, clip=sea, body=True, alpha=0.85)
            x += q * 3.0
        y += q * 0.95
        row += 1
    for _ in range(210):
        y = 330 + r.random() ** 1.6 * 470
        x, n = 196 + r.normal() * (26 + (y - 320) * 0.1), 5 + (y - 320) * 0.05
        s.curve([(x - n, y), (x, y - 1.5), (x + n, y)], 1.4 + (y - 320) * 0.007, ("#ffe3a0", "#ffa05a", "#fff6e0")[r.integers(3)], body=True, clip=sea, alpha=0.9)
    return sea


def _under(s):
    r = s.rng
    hole = poly([*LEFT[::-1], *RIGHT[1:], (1060, 1120), (700, 1176), (300, 1186), (-40, 1170)])
    s.cover(hole)
    s.wash(hole, "#2a2a6a", 1.2, col2="#3f1f5a", bloom=3, gran=0.5, edge=0.5)
    s.wash(hole, NIGHT, 1.4, edge=0, grad=("lin", 70, 1.1, 0.6), gran=0.5)
    lit = s.mask(hole) * marks.field(s, lambda x, y: np.exp(-(((np.hypot(x - 490, y - 700)) / 250) ** 1.5)))
    s.density *= (1 - 0.93 * lit)[..., None]
    s.wash(lit.astype(np.float32), "#f08a2e", 0.9, edge=0, rough=0)
    inner = hole.buffer(-6)
    m = s.mask(inner)
    for _ in range(560):
        x, y = r.uniform(0, 990), r.uniform(520, 1170)
        if m[int(y), int(x)] > 0.5 and math.hypot(x - 500, y - 700) > 90:
            s.fill(ell(x, y, 0.8 + 2.2 * r.random() ** 5), ("#fffdf0", "#ffe6b0", "#cfe0ff")[int(r.integers(3))], body=True)
    # a bed: pillow with the hollow of a head, and the sheet turned down
    sheet = blob([(20, 1150), (70, 1092), (200, 1064), (420, 1080), (560, 1120), (640, 1168), (300, 1196)])
    s.thing(sheet, "#b9c0e4", 0.7, col2="#e8c8a0", shade=0.9, shcol="#2a2a66", hatch=6, line=2.6, mix=("lin", 0, 0, 1))
    for k in range(7):
        s.curve([(90 + k * 70, 1090 + abs(k - 2) * 5), (120 + k * 66, 1120), (110 + k * 72, 1170)], 2, "#2a2a5a", clip=sheet)
    pillow = blob([(84, 1066, 1), (130, 1010), (220, 978), (330, 974), (404, 990, 1), (412, 1040), (396, 1096, 1), (300, 1118), (180, 1120), (96, 1120, 1), (76, 1090)])
    s.wash(move(pillow, 8, 16), NIGHT, 0.9, wet=10)
    s.thing(pillow, "#e8e4f0", 0.45, col2="#ffdca0", mix=("lin", 0, 0.1, 1), shade=0.9, shcol="#3a3a7a", hatch=5, line=3, soft=50)
    s.wash(ell(246, 1036, 74, 30, -6), "#4a4a86", 0.7, wet=12, clip=pillow)
    for pts in ([(180, 1040), (240, 1056), (310, 1034)], [(100, 1064), (140, 1050), (170, 1056)], [(398, 1000), (366, 1012), (340, 1010)], [(392, 1086), (356, 1068), (330, 1074)], [(104, 1108), (140, 1090), (172, 1094)]):
        s.curve(pts, 2.2, "#2a2a5a")
    dog = [tuple(p) for p in move([(520, 1080), (512, 1010), (530, 950), (520, 910), (500, 890), (470, 902), (462, 930), (488, 940), (512, 944), (556, 1000), (588, 1070), (620, 1066), (636, 1040), (520, 862)], 390, 958, 0.86, 0, origin=(0, 0))]
    dog = [(x - 540 * 0.86, y - 1080 * 0.86) for x, y in dog]
    for a, b in [*zip(dog[:8], dog[1:9], strict=True), (dog[2], dog[9]), (dog[9], dog[10]), (dog[10], dog[0]), (dog[10], dog[11]), (dog[11], dog[12]), (dog[4], dog[13]), (dog[13], dog[3])]:
        s.stroke([a, b], 1.6, "#fff3c8", body=True, alpha=0.75, wobble=0.3)
    for x, y in dog:
        s.fill(ell(x, y, 4.4), "#fffbe8", body=True)
        for d in ((11, 0), (0, 11)):
            s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 1.5, "#fffbe8", body=True)


def _lining(s):
    hem = poly([*LEFT, *BACK[::-1]])
    s.wash(move(hem, 16, 14), NIGHT, 1.0, wet=16)
    s.thing(hem, "#fbe8cc", 0.45, shade=0.8, shcol="#7a4a6a", hatch=0, line=3.2, col2="#ffc890")
    for i, q in enumerate(np.linspace(0.06, 0.94, 11)):
        c = LEFT * (1 - q) + BACK * q
        c = c + np.c_[np.sin(np.linspace(0, 9, len(c)) + q * 4) * 5, np.zeros(len(c))]
        s.stroke(c, np.linspace(1.5, 15 if i % 2 else 5, len(c)), "#b8283a", clip=hem, alpha=0.9, taper=(0.02, 0.02))
    for q in (0.28, 0.62):
        c = LEFT * (1 - q) + BACK * q
        s.wash(limb(c[6::10], list(np.linspace(3, 26, len(c[6::10])))), "#5a2a5a", 0.6, wet=12, clip=hem)
    s.wash(blob([(424, 500), (392, 640), (322, 820), (250, 900), (300, 740), (370, 580)]), "#ffb04a", 0.55, wet=16, clip=hem)
    r = s.rng
    for p, v, u in marks.along(BACK, 6.5):  # foam is its lace
        n = np.array([-v[1], v[0]])
        size = (3 + 11 * u) * r.uniform(0.4, 1.1)
        c = ell(*(p - n * r.uniform(-4, 12) * (0.4 + u)), size, size * 0.85)
        s.cover(c)
        s.outline(c, 1.5, "#3a5a7a", lost=0.4, restate=0)
    marks.lace(s, RIGHT[40:], (2.5, 10), 7)


def _sand(s):
    r = s.rng
    edge = path([(-40, 1160), (140, 1176), (330, 1186), (560, 1178), (760, 1160), (1060, 1096)], 10)
    sand = poly([*edge, (1060, 1560), (-40, 1560)])
    s.cover(sand)
    s.wash(sand, "#ecc896", 0.55, col2="#d8a08a", bloom=4, gran=0.6)
    s.wash(blob([(520, 1120), (1100, 1060), (1100, 1600), (500, 1600), (620, 1380)]), "#6a5a8a", 0.8, wet=80, gran=0.6, clip=s.mask(sand))
    s.wash(blob([(820, 1300), (1100, 1200), (1100, 1600), (700, 1600)]), "#1c1c4a", 1.0, wet=80, gran=0.6)
    s.wash(limb([(840, 1310), (940, 1340), (1080, 1370)], [50, 60, 70]), "#1c1c4a", 0.9, wet=18)
    for _ in range(700):
        p = (r.uniform(0, 1000), r.uniform(1180, 1500))
        s.fill(ell(*p, r.uniform(0.6, 1.8)), ("#6a4030", "#fff4dc", "#3a2a4a")[int(r.integers(3))], alpha=0.7)
    marks.lace(s, edge[:46], (2, 7), 9)
    walk = path([(1010, 1452), (820, 1478), (560, 1470), (300, 1480), (90, 1440), (60, 1350), (170, 1296), (360, 1290), (560, 1320), (700, 1322)], 40)
    prints = marks.tracks(walk, lambda u: 4 + 8.5 * float(step(0.1, 0.7, u)), bare=True)
    s.wash(prints, "#6a3a2e", 1.0, edge=0.8, off=0, rough=0.4)
    s.outline(prints, 1.2, lost=0.4, restate=0)
    for p, v, u in marks.along(walk, 34):
        n = np.array([-v[1], v[0]])
        if u < 0.16:
            for e in (-1, 1):  # hands of one who crawls
                for k in range(4):
                    s.fill(ell(*(p + n * (13 * e + (k - 1.5) * 3.4) + v * 5), 1.6), "#5a2a20")
        if u > 0.68:
            s.fill(ell(*(p + n * 36), 4.4, 3.4), "#3a1a14")
    for x, y, a in ((420, 1226, 170), (548, 1250, 188)):  # slippers
        at = lambda pts, x=x, y=y, a=a: move([q[:2] for q in pts], x, y, 1.1, a)  # noqa: E731
        sole = blob(at([(-46, 0), (-30, -17), (6, -15), (40, -19), (54, 0), (40, 18), (4, 14), (-30, 16)]))
        s.wash(move(sole, 9, 11), "#2a1a3a", 0.9, wet=6)
        s.thing(sole, "#3a1a1c", 1.2, shade=0.5, hatch=0, line=2.6)
        toe = blob(at([(2, -17), (40, -21), (56, 0), (40, 20), (2, 16), (10, 0)]))
        s.thing(toe, "#c0342e", 1.1, shade=0.8, shcol="#4a0a14", hatch=4, line=2.6)
        s.thing(ell(*at([(48, 0)])[0], 9), "#fff4e0", 0.3, shade=0.5, hatch=0, line=2)
    s.curve([(620, 1402), (420, 1376), (240, 1392), (200, 1400), (178, 1384), (186, 1362), (206, 1366)], 11, "#2a140e", taper=(0.02, 0.05))  # the stick
    s.curve([(616, 1398), (420, 1372), (240, 1388)], 3, "#c8905a", body=True)


def _man(s):
    r = s.rng
    for pts, foot in ((((776, 1150), (786, 1240), (800, 1290)), (800, 1298)), (((676, 1150), (682, 1250), (676, 1304)), (676, 1314))):
        x, y = foot
        s.thing(limb(pts, [38, 28, 20]), SKIN[0], 0.7, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.8)
        g = blob([(x + 22, y - 20), (x - 20, y - 22), (x - 62, y + 4), (x - 100, y + 16), (x - 104, y + 30), (x - 60, y + 34), (x + 10, y + 32), (x + 30, y + 24), (x + 32, y)])
        s.wash(move(g, 10, 10), "#1c1c4a", 0.9, wet=6)
        s.thing(g, SKIN[0], 0.7, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=5, line=2.8)
        for k in range(4):
            s.curve([(x - 100 + 11 * k, y + 20 - 2 * k), (x - 92 + 11 * k, y + 17 - 2 * k), (x - 86 + 11 * k, y + 24 - k)], 1.7)
        s.curve([(x + 4, y - 8), (x - 8, y - 2), (x - 2, y + 8)], 1.6)
    linen = lambda g, way, n=1.0: (  # noqa: E731
        s.thing(g, "#f4eef2", 0.3, col2="#ffe2b4", mix=("lin", 180, 0, 1.2), shade=1.0, shcol="#454a8a", hatch=6, line=3.2, soft=80, gran=0.5),
        coat(s, g, way, (("#2e3270", int(260 * n), "dark"), ("#8a8ab4", int(200 * n), "all"), ("#ffffff", int(130 * n), "lit")), (20, 48), 1.4, soft=80, stray=0.06, bend=0.05, clip=g),
    )
    # the arm that lifts
    s.thing(limb([(556, 650), (500, 590), (462, 530)], [34, 28, 22]), SKIN[0], 0.7, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=5, line=2.8)
    far = blob([(660, 590), (690, 660), (650, 730), (580, 736), (524, 706), (490, 646), (500, 618), (534, 604), (580, 622), (620, 596)])
    linen(far, lambda x, y: 2.7 if x > 580 else 0.9, 0.5)
    for pts in ([(546, 706), (560, 670), (540, 612)], [(580, 730), (600, 690), (590, 640)], [(640, 720), (640, 680), (620, 640)]):
        s.curve(pts, 2.6, "#2e3270")
    fist(s, *(PEAK + [4, 14]), 96, 143, flip=True, skin=SKIN, line=2.6, k=0.75, held=lambda: (s.fill(limb([PEAK + [-34, 30], PEAK + [0, 4], PEAK + [36, 32]], [10, 16, 12]), "#24508c"), s.curve([PEAK + [-40, 40], PEAK, PEAK + [44, 44]], 5, "#060a22")), thumb=True)
    for e in (-40, -14, 14, 40):  # the cloth is gathered in it
        s.curve([PEAK + [e * 0.4, -24], PEAK + [e * 1.0, -46], PEAK + [e * 2.0, -66]], 3, "#060a22", taper=(0.05, 0.7))
    shirt = blob([(634, 596), (700, 560), (776, 588), (826, 680), (836, 800), (850, 960), (888, 1140), (878, 1204), (800, 1190), (716, 1214), (620, 1190), (570, 1200), (560, 1150), (592, 980), (606, 820), (600, 690)])
    s.wash(move(shirt, 18, 10), NIGHT, 0.9, wet=18)
    linen(shirt, lambda x, y: 1.57 - (x - 700) * 0.0011)
    s.wash(blob([(790, 620), (850, 800), (900, 1140), (880, 1210), (770, 1200), (800, 940), (770, 760)]), "#20245e", 0.9, wet=30, gran=0.5, clip=shirt)
    for pts in ([(650, 860), (630, 1000), (596, 1180)], [(690, 880), (684, 1040), (664, 1196)], [(740, 880), (752, 1040), (746, 1200)], [(790, 860), (806, 1020), (826, 1190)], [(640, 610), (636, 700), (644, 760)]):
        s.curve(pts, 3.2, "#2e3270", clip=shirt)
        s.curve([(x - 7, y) for x, y in pts], 2, "#ffffff", clip=shirt, body=True, alpha=0.8)
    for y in (650, 690, 730):
        s.fill(ell(612, y, 4.5), "#454a8a")
    at = profile(s, 646, 466, 224, -10, flip=True, skin=SKIN, eye="open", brow=-0.6, neck=((704, 590), 52), line=3, k=0.7)
    for pts in ([(0.70, 0.47), (0.66, 0.485), (0.61, 0.475)], [(0.575, 0.43), (0.53, 0.40)], [(0.575, 0.445), (0.525, 0.45)], [(0.575, 0.46), (0.53, 0.49)], [(0.70, 0.285), (0.62, 0.28)]):
        s.curve(at(pts), 1.7)
    ear = valid(Polygon(at(path([(0.32, 0.42), (0.38, 0.40), (0.42, 0.44), (0.405, 0.53), (0.365, 0.61), (0.33, 0.60)], 6, True))))
    s.thing(ear, SKIN[0], 0.75, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    s.curve(at([(0.35, 0.45), (0.39, 0.45), (0.385, 0.51), (0.36, 0.55)]), 1.5)
    beard = valid(Polygon(at(path([(0.76, 0.665), (0.66, 0.66), (0.54, 0.60), (0.44, 0.50), (0.39, 0.60), (0.40, 0.80), (0.50, 0.98), (0.66, 1.12), (0.76, 1.16), (0.80, 1.02), (0.80, 0.88), (0.77, 0.78), (0.70, 0.735), (0.77, 0.70)], 8, True))))
    s.cover(beard)
    s.wash(beard, "#c8c4d8", 0.5, edge=0.4)
    a0 = at([(0.55, 0.5)])[0]
    coat(s, beard, lambda x, y: math.atan2(y - a0[1] + 30, (x - a0[0]) * 0.6 - 10), (("#5a5a86", 150, "dark"), ("#9a98b8", 120, "all"), ("#ffffff", 260, "lit")), (22, 46), 1.8, soft=40, fringe=90, fringe_cols=("#ffffff", "#8a8aa8"))
    s.curve(at([(0.755, 0.70), (0.715, 0.712), (0.69, 0.705)]), 2.4, "#6a2a30")
    for _ in range(60):
        a = (r.uniform(0.12, 0.36), r.uniform(0.40, 0.62))
        s.curve(at([a, (a[0] - 0.03, a[1] + 0.07), (a[0] - 0.02, a[1] + 0.14)]), 1.7, ("#ffffff", "#8a8aa8")[int(r.integers(2))], body=True)
    for k in range(6):  # brows
        s.curve(at([(0.60 + 0.02 * k, 0.35), (0.66 + 0.01 * k, 0.315), (0.73 + 0.01 * k, 0.33 + 0.01 * k)]), 2, "#ffffff", body=True)
    cap = valid(Polygon(at(path([(0.76, 0.22), (0.56, 0.31), (0.30, 0.38), (-0.02, 0.48), (-0.10, 0.30), (-0.02, 0.06), (0.14, -0.12), (0.0, -0.20), (-0.26, -0.10), (-0.44, 0.16), (-0.52, 0.44), (-0.60, 0.40), (-0.56, 0.06), (-0.40, -0.24), (-0.06, -0.42), (0.30, -0.36), (0.60, -0.14), (0.74, 0.08)], 8, True))))
    s.wash(move(cap, 10, 8), NIGHT, 0.7, wet=10)
    s.thing(cap, "#8a9ad8", 0.9, col2="#5a6ab0", shade=1.0, shcol="#1a1e50", hatch=5, line=3.2, gran=0.5)
    for k in range(9):
        t = k / 8
        s.curve(at([(0.72 - 0.78 * t, 0.16 + 0.24 * t), (0.52 - 0.6 * t, -0.10 + 0.10 * t), (0.10 - 0.3 * t, -0.30 + 0.08 * t)]), 5 if k % 2 else 2, "#fff4e8", body=True, clip=cap, alpha=0.85)
    for k in range(6):
        t = k / 5
        s.curve(at([(-0.18 - 0.3 * t, -0.30 + 0.44 * t), (-0.28 - 0.22 * t, -0.22 + 0.5 * t), (-0.34 - 0.12 * t, -0.06 + 0.5 * t)]), 2.6, "#1a1e50", clip=cap)
    band = valid(Polygon(at(path([(0.78, 0.24), (0.56, 0.335), (0.30, 0.405), (-0.03, 0.51), (-0.07, 0.42), (0.28, 0.30), (0.54, 0.22), (0.75, 0.13)], 8, True))))
    s.thing(band, "#fff4e8", 0.25, shade=0.7, shcol="#454a8a", hatch=0, line=2.6)
    bob = at([(-0.56, 0.48)])[0]
    for _ in range(80):
        a = r.uniform(0, math.tau)
        s.stroke([bob, bob + np.array([math.cos(a), math.sin(a)]) * r.uniform(14, 27)], 2.4, ("#fff4e8", "#c8c4d8", "#5a5a86")[int(r.integers(3))], body=True)
    # the candle, its stick closed in the hand
    stick = lambda: s.thing(limb([(500, 900), (500, 806)], [9, 9]), "#d8a03a", 1.0, shade=0.8, shcol="#5a2a0a", hatch=0, line=2.4)  # noqa: E731
    s.thing(ell(500, 906, 44, 12), "#d8a03a", 1.0, shade=0.8, shcol="#5a2a0a", hatch=0, line=2.6)
    s.thing(limb([(676, 806), (566, 858)], [34, 23]), SKIN[0], 0.7, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=5, line=2.8)
    fist(s, 500, 852, 96, 90, flip=True, skin=SKIN, line=2.6, k=0.75, held=stick, thumb=True)
    s.thing(ell(500, 800, 34, 10), "#e8b84a", 1.0, shade=0.8, shcol="#5a2a0a", hatch=0, line=2.6)
    s.thing(poly([(488, 796), (490, 716), (512, 714), (513, 796)]), "#fff8e4", 0.25, shade=0.7, shcol="#c88a4a", hatch=0, line=2.4)
    s.curve([(491, 724), (484, 744), (489, 762)], 6, "#fff8e4", body=True)
    s.stroke([(501, 716), (501, 702)], 2.4)
    s.fill(blob([(500, 712), (486, 692), (494, 668), (506, 640), (514, 670), (516, 694)]), "#ffc23a", body=True)
    s.fill(blob([(501, 708), (494, 694), (500, 672), (508, 692)]), "#fffbe0", body=True)
    sleeve = blob([(690, 596), (760, 600), (800, 680), (800, 780), (770, 850), (712, 866), (652, 842), (626, 820), (640, 782), (672, 764), (668, 690)])
    s.wash(move(sleeve, 8, 18), "#20245e", 0.9, wet=12, clip=shirt)
    linen(sleeve, lambda x, y: 1.57 if y < 760 else 3.3, 0.6)
    for pts in ([(796, 770), (740, 766), (690, 780)], [(770, 840), (726, 800), (690, 790)], [(700, 640), (716, 690), (706, 740)], [(796, 710), (750, 722), (716, 750)], [(640, 790), (644, 816), (662, 838)]):
        s.curve(pts, 2.8, "#2e3270")
    s.wash(blob([(600, 690), (650, 640), (640, 900), (596, 1000), (604, 820)]), "#ffb04a", 0.5, wet=24, clip=shirt)
    s.wash(ell(556, 500, 50, 90), "#ffb04a", 0.4, wet=30, clip=1 - s.mask(poly([(0, 0), (540, 0), (540, 1500), (0, 1500)])))


@card("dusk", paper="cold", light=(-0.7, -0.35), fresh=False)
def sea_blanket(s):
    """An old man with a candle lifts the hem of the sea and looks at his pillow among the stars."""
    _sky(s)
    _sea(s)
    _under(s)
    _sand(s)
    _lining(s)
    s.splatter(NIGHT, 50, (500, 900, 1000, 1500), (0.7, 4.5))
    _man(s)
    s.splatter("#ffd890", 30, centre=(480, 700), spread=140, size=(0.8, 3))
