"""Regret: a stump whose rings are ripples."""

from ..easel import *
from ..kit.drape import drape, nap
from ..kit.profile import fingers, profile

SKIN = ("#d9a078", "#c97a54", "#6a3038")
RED = ("#3a0610", "#c42a24", "#e4644a")
DENIM = ("#0c1424", "#3f5878", "#7694b4")
BARK = ("#120a08", "#5a4030", "#a8845c")
NIGHT = "#070d08"
C, RX, RY = np.array([574.0, 610.0]), 398.0, 300.0


def wob(t, k=1.0):
    return 1 + k * (0.03 * math.sin(3 * t + 1) + 0.022 * math.sin(5 * t) + 0.013 * math.sin(9 * t + 2))


def ring(q, k=1.0, mid=C, n=110, a0=0.0, a1=math.tau):
    return np.array([(mid[0] + RX * q * wob(t, k) * math.cos(t), mid[1] + RY * q * wob(t, k) * math.sin(t)) for t in np.linspace(a0, a1, n)])


def _meadow(s):
    r = s.rng
    s.wash(s.all, "#d2d48a", 0.6, col2="#9cb060", gran=0.6, pool=0.6, bloom=4)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 500), (900, 240), (420, 170), (120, 420), (60, 900), (-100, 1100)]), "#3f6230", 0.8, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 220), (640, 60), (160, 140), (-100, 520)]), NIGHT, 0.6, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(560, 1240), (1100, 900), (1100, 1700), (-100, 1700), (-100, 1440), (240, 1440)]), "#3a5a2a", 0.9, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1480), (500, 1470), (1100, 1330), (1100, 1700), (-100, 1700)]), NIGHT, 0.6, wet=60, gran=0.6, pool=0.7)
    for x, y, turn, q in ((40, 210, -30, 210), (150, 120, 10, 180), (760, 70, 165, 190), (420, 60, 40, 150), (690, 70, 140, 150), (20, 420, 0, 160), (980, 1130, -150, 190), (930, 1190, -110, 130)):
        fern(s, x, y, turn, q)
    ys = np.sort(r.uniform(-10, 1530, 2300))
    for y in ys:  # blade by blade
        x = r.uniform(-20, 1020)
        h = (16 + 26 * y / 1500) * r.uniform(0.6, 1.4)
        lean = r.normal() * 10 + 5
        shade = 1 if y < 330 or y > 1380 or x > 900 else 0
        col = (("#0c1a0c", "#24401c", "#4a6a30"), ("#24401c", "#5f7f38", "#f2f0b0"))[1 - shade][int(r.integers(3))]
        s.stroke([(x, y), (x + lean * 0.4, y - h * 0.6), (x + lean, y - h)], r.uniform(1.6, 3.4), col, body=col == "#f2f0b0", alpha=0.85, taper=(0.05, 0.7))


def fern(s, x, y, turn, long):
    """A frond, leaflet by leaflet."""
    r = s.rng
    a = math.radians(turn)
    pts = path([(x, y), (x + long * 0.5 * math.cos(a), y + long * 0.5 * math.sin(a) - 20), (x + long * math.cos(a + 0.4), y + long * math.sin(a + 0.4))], 12)
    s.stroke(pts, 3.4, "#0c1a0c")
    for p, d, u in marks.along(pts, 8):
        n = np.array([-d[1], d[0]])
        q = long * 0.26 * math.sin(math.pi * min(1, 0.15 + u * 0.85))
        for e in (-1, 1):
            s.stroke([p, p + n * e * q * 0.6 + d * q * 0.3, p + n * e * q + d * q * 0.75], [5, 4.4, 1], ("#1c3a18", "#3f6a2c", "#7a9a48")[int(r.integers(3))], alpha=0.9, body=True)


def _stump(s):
    r = s.rng
    base = ring(1.09, 1.4, C + [0, 176])
    roots = []
    for k, t in enumerate((0.02, 0.5, 1.1, 1.72, 2.5, 3.05, 3.5, 5.9)):
        p = base[int(t / math.tau * 109)]
        d = np.array([math.cos(t), math.sin(t) * 0.8])
        n = np.array([-d[1], d[0]]) * (1 if k % 2 else -1)
        long = r.uniform(0.8, 1.25)
        roots.append(limb([p - d * 70 - [0, 60], p - [0, 10], p + d * 70 * long + n * 14, p + d * 130 * long + n * 46, p + d * 190 * long + n * 50], [80, 52, 32, 20, 3]))
        roots.append(limb([p + d * 50 * long + n * 8, p + d * 100 * long - n * 30, p + d * 150 * long - n * 64], [26, 15, 2]))
    wall = smooth(union(valid(Polygon(np.vstack([ring(1.0), base[::-1]]))), valid(Polygon(base)), valid(Polygon(ring(1.0))), *roots), 5)
    s.wash(move(wall, -30, 36), NIGHT, 1.0, wet=30, gran=0.5)
    s.cover(wall)
    s.wash(wall, "#7a5a42", 0.9, col2="#4a3428", gran=0.6, pool=0.6)
    s.wash(blob([(60, 700), (330, 900), (560, 1010), (560, 1300), (-60, 1300)]), "#0c0806", 1.1, wet=70, clip=wall, gran=0.6)
    s.wash(blob([(420, 1050), (900, 960), (1040, 1200), (400, 1240)]), "#1c100c", 0.9, wet=50, clip=wall, gran=0.6)

    def grain(x, y):
        a = math.atan2((y - C[1]) / RY, (x - C[0]) / RX)
        return math.atan2(1.0 + 0.5 * math.sin(a), 0.35 * math.cos(a))

    nap(s, wall, BARK, grain, 900, long=52, w=2.4, soft=90, stray=0.2, bend=4)
    for t in np.linspace(-0.1, math.pi + 0.1, 150):  # ridges of the bark
        a = C + np.array([RX * wob(t) * math.cos(t), RY * wob(t) * math.sin(t)])
        b = a + [RX * 0.07 * math.cos(t), r.uniform(90, 190)]
        m = (a + b) / 2 + [r.normal() * 8, 0]
        s.curve([a + [0, r.uniform(0, 30)], m, b], r.uniform(2, 5), "#0c0806", clip=wall)
        if t < 1.9:
            s.curve([a + [5, 6], m + [5, 0], b + [4, -20]], r.uniform(1, 2.6), "#c8a478", body=True, alpha=0.5, clip=wall)
    s.outline(wall, 3.2, "#0c0806", lost=0.25)
    for x, y, q in ((760, 990, 40), (800, 1030, 30), (716, 1034, 26)):  # bracket fungi
        g = blob([(x - q, y), (x - q * 0.6, y - q * 0.36), (x + q * 0.4, y - q * 0.4), (x + q, y - q * 0.05), (x + q * 0.4, y + q * 0.3), (x - q * 0.5, y + q * 0.3)])
        s.wash(move(g, -4, 12), "#0c0806", 0.9, wet=6)
        drape(s, g, ("#5a2a10", "#e0a860", "#fff6dc"), lambda a, b: 0.0, 40, long=22, w=1.4, line=2.2)
    for _ in range(60):  # grass comes up against it
        u = r.random()
        p = base[int((0.02 + 0.5 * u) * 108)] + [r.normal() * 16, 14 + r.normal() * 12]
        h = r.uniform(20, 60)
        s.curve([p, p + [r.normal() * 6, -h * 0.6], p + [r.normal() * 16, -h]], r.uniform(1.6, 3), ("#24401c", "#5f7f38", "#c8cc78")[int(r.integers(3))], n=5, body=True, alpha=0.9, taper=(0.05, 0.7))


def _pond(s):
    r = s.rng
    top = valid(Polygon(ring(1.0)))
    s.cover(top)
    s.wash(top, "#f2d498", 0.55, col2="#d8a458", gran=0.5, pool=0.5, edge=0.8)
    s.wash(blob([(100, 500), (240, 360), (300, 700), (420, 900), (300, 900), (150, 760)]), "#8a5424", 0.6, wet=30, clip=top)
    for q in np.arange(0.845, 1.0, 0.0135):
        pts = ring(q + 0.002 * r.normal())
        for _ in range(3):
            a = int(r.uniform(0, 80))
            s.stroke(pts[a : a + int(r.uniform(16, 60))], r.uniform(1, 2.4), "#6a3c18", wobble=1.2)
        a = int(r.uniform(0, 80))
        s.stroke(pts[a : a + 24] + [1, 2], 1.4, "#fff8e0", body=True, alpha=0.8)
    for t in (0.7, 2.2, 3.9, 5.3):  # cracks of the drying wood
        a, b = ring(0.86)[int(t / math.tau * 109)], ring(0.99)[int((t + 0.03) / math.tau * 109)]
        s.stroke([a, (a + b) / 2 + r.normal(size=2) * 4, b], [4, 3, 1], "#3a1c0c")
    s.outline(top, 3, "#2a140c", lost=0.2)
    lake = valid(Polygon(ring(0.84)))
    s.cover(lake)
    s.wash(lake, "#e4f4ee", 0.3, col2="#8fd0d0", gran=0.5, pool=0.5, bloom=4, edge=0.8)
    s.wash(blob([(380, 300), (700, 270), (960, 420), (1000, 660), (860, 760), (800, 560), (620, 420)]), "#1f7a8c", 1.0, wet=60, clip=lake, gran=0.6, pool=0.6)
    s.wash(blob([(560, 290), (800, 300), (980, 460), (980, 700), (900, 620), (820, 440)]), "#04202c", 1.2, wet=50, clip=lake, gran=0.6, pool=0.6)
    s.wash(ring_band(0.84, 0.76), "#0c3a48", 0.7, wet=8, clip=lake)
    # in the water the tree still stands, head down
    boughs, _ = places.branches(np.random.default_rng(5), 0, 0, 330, 20, -90, 5, 27, 9)
    image = move(boughs, 690, 350, 1.2, 0)
    image = Polygon() if image.is_empty else move(image, 0, 0, 1, 192, origin=(690, 350))
    s.wash(image.intersection(lake), "#04161c", 1.0, edge=0.3, gran=0.5, rough=2)
    for _ in range(240):
        p = np.array([r.normal(640, 110), r.normal(590, 70)])
        s.fill(ell(*p, r.uniform(3, 8), r.uniform(2, 4), r.uniform(-20, 20)).intersection(lake), ("#0c3028", "#1c5a48", "#2f7a5a")[int(r.integers(3))], alpha=0.6)
    touch = np.array([560.0, 800.0])
    for k, q in enumerate(np.arange(0.07, 0.83, 0.034)):  # the years go on as ripples, round what he touches
        mid = touch * (1 - q / 0.86) + C * (q / 0.86)
        pts = ring(q, 0.5 + q, mid)
        for _ in range(3):
            a = int(r.uniform(0, 84))
            seg = pts[a : a + int(r.uniform(20, 70))]
            lit = k % 2 == 0
            s.stroke(seg, r.uniform(1.3, 3), "#fffffa" if lit else "#0c4a58", body=lit, alpha=0.9 if lit else 0.75, clip=lake, wobble=1)
    s.outline(lake, 2.6, "#3a1c0c")
    return lake


def ring_band(a, b):
    return valid(Polygon(ring(a))).difference(valid(Polygon(ring(b))))


def _duck(s, lake):
    r = s.rng
    o = np.array([712.0, 600.0])
    go = lambda *v: [tuple(o + np.array(p)) for p in v]  # noqa: E731
    s.wash(blob(go((-110, 40), (0, 26), (130, 30), (150, 60), (60, 110), (-60, 112))), "#04202c", 0.9, wet=14, clip=lake)
    s.lift(blob(go((-80, 52), (60, 50), (40, 104), (-60, 104))), 0.5, 10)
    white = ("#4a6a84", "#f6f4ec", "#ffffff")
    tail = blob(go((96, -20), (150, -52), (166, -44), (156, -26), (168, -14), (146, 4), (104, 16)))
    drape(s, tail, white, lambda x, y: -0.4, 40, long=26, w=1.5, line=2.4)
    body = blob(go((-104, 10), (-92, -30), (-50, -52), (20, -58), (86, -40), (124, -16), (116, 20), (70, 46), (-10, 56), (-76, 46)))
    s.thing(body, "#f8f6ee", 0.15, shade=0.9, shcol="#5a84a0", hatch=0, line=2.8, soft=46)
    neck = smooth(union(limb(go((-70, 0), (-96, -56), (-84, -104), (-92, -132)), [40, 27, 21, 22], 12), ell(*(o + [-96, -142]), 34, 28, -8)), 5)
    drape(s, neck, white, lambda x, y: 1.4, 110, long=15, w=1.4, line=2.6, soft=26)
    s.cover(ell(*(o + [-66, 6]), 30, 26), keep=1.0, ink=0.0)
    s.wash(ell(*(o + [-60, 20]), 34, 22), "#f8f6ee", 0.1)
    bill = blob(go((-122, -146), (-146, -140), (-174, -128), (-180, -120), (-164, -114), (-136, -118), (-120, -124)))
    drape(s, bill, ("#7a2c08", "#f0922a", "#ffe4a0"), lambda x, y: 2.8, 24, long=18, w=1.4, line=2.4)
    s.curve(go((-174, -122), (-148, -126), (-122, -132)), 1.8, "#7a2c08")
    s.fill(ell(*(o + [-104, -150]), 5.6))
    s.fill(ell(*(o + [-106, -152]), 1.9), body=True)
    wing = blob(go((-56, -24), (-20, -50), (40, -52), (100, -34), (140, -30), (120, -6), (70, 18), (10, 24), (-40, 10)))
    s.wash(move(wing, -4, 9), "#3a6480", 0.6, wet=6, clip=body)
    s.thing(wing, "#fdfcf6", 0.1, shade=0.6, shcol="#5a84a0", hatch=0, line=2.4)
    for k in range(4):
        for j in range(7):
            c = o + [-34 + 20 * j + 9 * (k % 2), -34 + 13 * k + 1.5 * j]
            s.stroke(arc(*c, 10, 9, -60, 100, 8), 1.6, "#4a6a84", clip=wing)
    for k in range(6):
        s.curve(go((30 + 4 * k, -44 + 10 * k), (86, -36 + 9 * k), (132 - 8 * k, -28 + 6 * k)), 1.8, "#4a6a84", clip=wing)
    nap(s, body.difference(wing), white, lambda x, y: 0.3, 90, long=14, w=1.3)
    for k in range(7):
        y = 50 + 9 * k
        s.curve(go((-120 - 8 * k, y - 6), (-30, y + 8), (80 + 14 * k, y)), r.uniform(1.6, 3), "#fffffa", body=True, alpha=0.9)


def _fish(s, lake):
    """It has gone over the rim, clear of it, and the drops follow."""
    r = s.rng

    def go(pts):
        return [tuple(np.array([886.0, 214.0]) + 1.2 * (np.array(p) - [940.0, 450.0])) for p in pts]

    u = np.linspace(0, 1, 60)
    leap = np.stack([826 + 26 * u, 486 - 150 * u - 40 * np.sin(np.pi * u)], 1)
    for p in leap[::1]:
        p = p + r.normal(size=2) * 13
        s.fill(ell(*p, r.uniform(1.5, 5), r.uniform(2, 6.5)), "#0c4a58", alpha=0.7)
        s.fill(ell(*(p - 1), r.uniform(1.5, 4), r.uniform(2, 5)), "#f8fffc", body=True)
    for q in (20, 38, 58):
        s.stroke(arc(828, 500, q, q * 0.55, 0, 350, 30), 2.4, "#fffffa", body=True, alpha=0.9, clip=lake)
    spine = go([(900, 372), (934, 390), (958, 428), (954, 478), (924, 520)])
    body = limb(spine, [8, 28, 36, 26, 15], 12)
    fin = blob(go([(944, 386), (976, 372), (1000, 396), (992, 428), (1000, 462), (966, 466)]))
    low = blob(go([(940, 430), (904, 440), (890, 474), (912, 474), (932, 458)]))
    tail = blob(go([(944, 496), (914, 500), (880, 520), (862, 548), (900, 546), (910, 578), (936, 560), (942, 526)]))
    tones = ("#7a2c08", "#f0962a", "#ffd070")
    for g, way in ((fin, 0.4), (tail, 2.2), (low, 2.0)):
        drape(s, g, tones, lambda x, y, way=way: way, 26, long=24, w=1.5, line=2.4)
    s.thing(body, "#f2942a", 1.0, col2="#ffc850", shade=0.9, shcol="#7a2408", hatch=0, line=2.9)
    line = path(spine, 10)
    for k in range(12, 36, 3):
        for e in (-18, -6, 6, 18):
            d = line[min(k + 1, len(line) - 1)] - line[k]
            n = np.array([-d[1], d[0]]) / np.hypot(*d)
            c = line[k] + n * (e + 4 * (k % 2))
            a = math.degrees(math.atan2(d[1], d[0]))
            s.stroke(arc(*c, 8, 8, a - 70, a + 70, 7), 1.5, "#7a2408", clip=body.buffer(-3))
    s.curve(go([(944, 372), (930, 396), (914, 404)]), 2.6, "#7a2408", clip=body)  # the gill
    s.curve(go([(896, 372), (908, 384)]), 2.2, "#5a1806")
    eye = np.array(go([(920, 382)])[0])
    s.fill(ell(*eye, 8), "#fffaf0", body=True)
    s.fill(ell(*(eye + [-1, -1]), 4.8), "#140806", body=True)
    s.fill(ell(*(eye + [-3, -3]), 1.6), "#fffaf0", body=True)


def _man(s):
    r = s.rng
    s.wash(blob([(20, 1380), (260, 1330), (470, 1350), (480, 1410), (200, 1450), (10, 1440)]), NIGHT, 1.2, wet=24, gran=0.5)
    # far leg, then the sole of the near boot behind him
    drape(s, smooth(union(limb([(180, 1190), (342, 1296)], [70, 52]), limb([(342, 1296), (270, 1366), (170, 1392)], [50, 44, 32])), 8), ("#080e1a", "#2c4058", "#7a94b0"), lambda x, y: 0.6, 160, long=34, w=1.6, line=2.8)
    near = smooth(union(limb([(150, 1200), (230, 1270), (292, 1346)], [84, 70, 54]), limb([(292, 1346), (206, 1400), (112, 1406)], [52, 46, 36])), 8)
    drape(s, near, DENIM, lambda x, y: 0.9 if y < 1350 else 2.9, 140, long=36, w=1.7, line=3.2, soft=50)
    for pts in ([(240, 1330), (276, 1352), (330, 1350)], [(226, 1352), (262, 1376), (300, 1380)], [(180, 1230), (220, 1250), (250, 1240)], [(160, 1262), (204, 1290), (240, 1284)]):
        s.curve(pts, 2.6, DENIM[0], clip=near)
    boot = blob([(140, 1362), (96, 1346), (52, 1342), (34, 1356), (32, 1400), (24, 1446), (30, 1478), (58, 1484), (92, 1462), (120, 1446), (142, 1442)])
    s.wash(move(boot, -6, 12), NIGHT, 0.9, wet=12)
    drape(s, boot, ("#120806", "#6a4028", "#a87850"), lambda x, y: 1.3, 50, long=22, w=1.6, line=3)
    sole = blob([(50, 1342), (36, 1350), (38, 1400), (32, 1446), (38, 1480), (24, 1484), (12, 1466), (14, 1420), (22, 1396), (20, 1352), (34, 1338)])
    s.thing(sole, "#2a1a12", 1.3, shade=0.8, hatch=0, line=2.6)
    s.curve([(142, 1368), (130, 1402), (140, 1440)], 4, "#120806")
    for k in range(3):
        s.stroke([(104 - 16 * k, 1428 + 8 * k), (92 - 16 * k, 1412 + 8 * k)], 2.4, "#e8c888", body=True)
    # far arm: the hand goes to the brow
    c = np.array([338.0, 812.0])
    far = smooth(union(limb([(296, 946), (376, 956), (446, 914)], [46, 42, 36]), limb([(446, 914), (456, 860), (430, 806)], [35, 29, 20])), 6)
    s.wash(move(far, -10, 22), "#3a1c0c", 0.8, wet=14)
    drape(s, far, RED, lambda x, y: 1.5 if y < 880 else 0.1, 190, long=28, w=1.6, line=2.9, col2="#8a1420")
    for pts in ([(420, 946), (440, 920), (470, 930)], [(430, 890), (450, 896), (476, 886)], [(424, 860), (446, 868), (470, 858)]):
        s.curve(pts, 2.4, RED[0], clip=far)
    torso = blob([(106, 1010), (140, 950), (196, 908), (262, 890), (316, 912), (342, 968), (326, 1040), (290, 1110), (262, 1196), (200, 1246), (110, 1236), (66, 1180), (76, 1090)])
    s.wash(move(torso, 12, 26), NIGHT, 0.8, wet=22)
    drape(s, torso, RED, lambda x, y: 1.9 - (x - 200) * 0.002, 220, long=40, w=1.8, line=3.4, soft=80, col2="#98161f")
    for k, (a, b) in enumerate((((150, 940), (90, 1180)), ((200, 904), (150, 1230)), ((262, 890), (212, 1240)), ((312, 912), (262, 1190)))):  # a check in the cloth
        s.curve([a, ((a[0] + b[0]) / 2 + 26 - 8 * k, (a[1] + b[1]) / 2), b], 7, RED[0], clip=torso, alpha=0.4)
    for y in (960, 1020, 1080, 1140, 1196):
        s.curve([(70, y + 46), (190, y + 10), (330, y - 26)], 7, RED[0], clip=torso, alpha=0.4)
    for pts in ([(130, 1190), (190, 1210), (262, 1180)], [(116, 1150), (180, 1176), (250, 1150)], [(300, 1000), (270, 1050), (276, 1110)], [(110, 1060), (150, 1100), (150, 1150)]):
        s.curve(pts, 3, RED[0], clip=torso)
    brace = limb([(236, 898), (188, 1000), (150, 1110), (140, 1236)], [10, 11, 11, 11])
    drape(s, brace, ("#3a1c08", "#c8923e", "#fff0c0"), lambda x, y: 2.0, 60, long=20, w=1.4, line=2.4)
    s.thing(limb([(72, 1196), (160, 1240), (256, 1206)], [13, 14, 13]), "#3a2014", 1.2, shade=0.7, hatch=0, line=2.4)
    at = profile(s, *c, 158, 26, skin=SKIN, k=0.85, line=2.5, neck=((262, 924), 36), sad=True, brow=-0.9)
    s.thing(blob([(204, 912), (236, 876), (292, 872), (324, 900), (312, 934), (268, 918), (226, 934)]), "#d4362c", 1.1, shade=0.9, shcol=RED[0], hatch=5, line=2.7)
    beard = valid(Polygon(at(path([(0.745, 0.79), (0.69, 0.775), (0.60, 0.70), (0.50, 0.60), (0.43, 0.50), (0.41, 0.64), (0.46, 0.84), (0.60, 0.965), (0.72, 0.965), (0.78, 0.88)], 8, True))))
    s.wash(beard, "#6a4a34", 0.9, edge=0.4)
    for q in range(190):
        u, v = r.random(), r.random()
        p = np.array([0.43 + 0.32 * u, 0.54 + 0.26 * u + 0.06 * v])
        s.curve(at([p, p + [0.03, 0.06], p + [0.035 + 0.02 * r.normal(), 0.13 + 0.05 * r.random()]]), 1.6, ("#2a1810", "#6a4630", "#d0a880")[q % 3], body=q % 3 > 0, alpha=0.9, wobble=0.5)
    s.curve(at([(0.79, 0.662), (0.735, 0.668), (0.68, 0.74)]), 6, "#4a2c1c")
    s.curve(at([(0.785, 0.655), (0.735, 0.66), (0.685, 0.73)]), 2, "#d0a880", body=True)
    cap = valid(Polygon(at(path([(0.66, 0.10), (0.55, 0.20), (0.47, 0.34), (0.44, 0.48), (0.34, 0.52), (0.30, 0.68), (0.08, 0.72), (-0.06, 0.48), (-0.02, 0.14), (0.24, -0.04), (0.5, -0.01)], 8, True))))
    s.wash(cap, "#3a2418", 1.2, edge=0.4)
    for q in range(260):
        u = r.random()
        pts = [(0.60 - 0.14 * u, 0.06 + 0.34 * u), (0.30 - 0.1 * u, 0.0 + 0.46 * u), (0.04 - 0.04 * r.random(), 0.18 + 0.5 * u)]
        s.curve(at(pts), 1.6, ("#160c08", "#4a2c1c", "#9a7050", "#160c08")[q % 4], clip=cap.buffer(4), body=q % 4 == 2, alpha=0.9, wobble=2)
    s.thing(blob([tuple(q) for q in at([(0.33, 0.42), (0.42, 0.40), (0.44, 0.50), (0.38, 0.60), (0.33, 0.55)])]), SKIN[0], 0.9, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2)
    s.curve(at([(0.36, 0.44), (0.405, 0.45), (0.39, 0.53)]), 1.5, SKIN[2])
    # the hand at the brow, over the face
    s.thing(limb([(408, 816), (448, 806)], [12, 12]), "#c42a24", 1.1, shade=0.8, shcol=RED[0], hatch=0, line=2.2)
    s.wash(ell(392, 766, 34, 20, 40), SKIN[2], 0.5, wet=8)
    fingers(s, 426, 798, 92, -130, flip=False, curls=(-12, -16, -18, -22), spread=6, thumb=(50, -14), skin=SKIN, line=2.1, k=0.85)
    # near arm over the rim, the fingers in the ripples
    near_arm = blob([(196, 938), (236, 918), (280, 930), (318, 966), (352, 992), (376, 996), (404, 970), (446, 918), (482, 876), (536, 906), (506, 960), (470, 1016), (428, 1070), (396, 1092), (360, 1092), (300, 1066), (244, 1042), (200, 1012), (186, 974)])
    s.wash(move(near_arm, -2, 24).difference(ell(200, 960, 60, 80)), "#1c0408", 0.9, wet=16)
    drape(s, near_arm, RED, lambda x, y: 0.6 if x < 360 else -0.95, 130, long=34, w=1.8, line=0, soft=44, col2="#a81a22")
    s.curve([(250, 920), (284, 932), (318, 966), (352, 992), (376, 996), (404, 970), (446, 918), (482, 876)], 3.4, RED[0])
    s.curve([(536, 906), (506, 960), (470, 1016), (428, 1070), (396, 1092), (360, 1092), (300, 1066), (244, 1042), (208, 1018)], 4.4, RED[0])
    for pts in ([(376, 996), (384, 1030), (372, 1062)], [(388, 1000), (404, 1026), (434, 1036)], [(352, 1000), (346, 1034), (322, 1052)], [(428, 962), (452, 966), (474, 988)], [(460, 924), (484, 928), (504, 944)], [(196, 956), (212, 990), (240, 1006)]):
        s.curve(pts, 2.8, RED[0], clip=near_arm)
    fingers(s, 510, 888, 104, -60, curls=(14, 16, 18, 22), spread=8, thumb=(-48, 20), skin=SKIN, line=2.2, k=0.85)
    s.thing(limb([(484, 880), (534, 904)], [14, 14]), "#d4362c", 1.1, shade=0.8, shcol=RED[0], hatch=0, line=2.5)
    water = blob([(530, 816), (566, 806), (604, 812), (612, 778), (536, 772)])
    s.wash(water, "#5fb0b8", 0.6, wet=5)  # where they go under
    for q in (26, 44, 66):
        s.stroke(arc(564, 806, q, q * 0.5, 160, 400, 30), 2.6, "#fffffa", body=True, alpha=0.9)


def _axe(s):
    r = s.rng
    for _ in range(16):  # chips that flew
        p = np.array([r.uniform(480, 900), r.uniform(1180, 1330)])
        g = move(poly([(-9, -3), (7, -5), (10, 3), (-6, 5)]), *p, r.uniform(0.8, 1.7), r.uniform(0, 180))
        s.wash(move(g, 2, 5), NIGHT, 0.8, wet=3)
        s.thing(g, "#f6deaa", 0.6, shade=0.5, shcol="#6a3c18", hatch=0, line=1.6)
    a, b = np.array([590.0, 1420.0]), np.array([900.0, 1286.0])
    haft = limb([tuple(a), tuple((a + b) / 2 + [0, 12]), tuple(b)], [15, 12, 14], 12)
    s.wash(move(haft, 0, 22), NIGHT, 1.0, wet=12)
    drape(s, haft, ("#3a1a08", "#c88a44", "#fff0c4"), lambda x, y: -0.4, 140, long=44, w=1.6, line=2.9, stray=0.05)
    head = blob([(862, 1256, 1), (920, 1232, 1), (948, 1262), (984, 1356), (996, 1392, 1), (940, 1398), (900, 1380, 1), (906, 1330), (884, 1300)], 8)
    s.wash(move(head, 0, 16), NIGHT, 1.0, wet=12)
    drape(s, head, ("#0a1016", "#7c8894", "#ffffff"), lambda x, y: 1.2, 150, long=30, w=1.6, line=3)
    s.curve([(904, 1384), (946, 1394), (992, 1388)], 5, "#ffffff", body=True)
    s.curve([(900, 1366), (944, 1374), (986, 1366)], 2, "#0a1016")
    for x, y, h, lean in ((640, 1390, 110, -12), (700, 1362, 150, 10), (756, 1340, 90, -8), (812, 1322, 120, 16), (560, 1440, 90, -20), (680, 1440, 80, 10)):  # it has begun again
        top = np.array([x + lean, y - h])
        s.curve([(x, y), (x - lean * 0.3, y - h * 0.5), top], 4.5, "#2a4a1a")
        s.curve([(x - 1, y), (x - lean * 0.3 - 1, y - h * 0.5), top], 2, "#b8d868", body=True)
        for k in range(int(h / 26)):
            u = 0.35 + 0.65 * k / max(1, int(h / 26) - 1)
            p = np.array([x, y]) * (1 - u) + top * u + [-lean * 0.25 * math.sin(3 * u), 0]
            for e in (-1, 1):
                q, w = 34 - 8 * u, math.radians(-90 + e * r.uniform(40, 70))
                d = np.array([math.cos(w), math.sin(w)])
                n = np.array([-d[1], d[0]])
                g = blob([tuple(p), tuple(p + d * q * 0.5 + n * q * 0.26), tuple(p + d * q), tuple(p + d * q * 0.5 - n * q * 0.26)])
                drape(s, g, ("#1c3a10", "#7ab83a", "#f2ffb8"), lambda x_, y_, w=w: w, 16, long=12, w=1.2, line=2)
                s.stroke([p, p + d * q * 0.9], 1.3, "#1c3a10")
    for _ in range(90):
        x, y = r.uniform(520, 1000), r.uniform(1400, 1500)
        s.curve([(x, y + 20), (x + r.normal() * 4, y), (x + r.normal() * 14, y - r.uniform(10, 40))], r.uniform(1.4, 3), ("#0c1a0c", "#24401c", "#8aa050")[int(r.integers(3))], n=5, body=True, alpha=0.9, taper=(0.05, 0.7))


@card("moss", paper="rough", light=(0.5, -0.6), fresh=False)
def stump_rings(s):
    """From above: the woodcutter has put his fingers into the rings, and they go out as ripples to a white duck."""
    _meadow(s)
    _stump(s)
    lake = _pond(s)
    _duck(s, lake)
    _fish(s, lake)
    _axe(s)
    _man(s)
    s.splatter(NIGHT, 60, (0, 1000, 1000, 1500), (0.7, 4.5))
