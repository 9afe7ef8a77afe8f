"""Regret: a stump whose rings are ripples."""

from ..easel import *
from ..kit.drape import drape, nap
from .k_cutter import NIGHT, man

BARK = ("#120a08", "#5a4030", "#a8845c")
C, RX, RY = np.array([574.0, 610.0]), 398.0, 300.0


def wob(t, k=1.0):
    return 1 + k * (0.03 * math.sin(3 * t + 1) + 0.022 * math.sin(5 * t) + 0.013 * math.sin(9 * t + 2))


def ring(q, k=1.0, mid=C, n=110, a0=0.0, a1=math.tau):
    return np.array([(mid[0] + RX * q * wob(t, k) * math.cos(t), mid[1] + RY * q * wob(t, k) * math.sin(t)) for t in np.linspace(a0, a1, n)])


def _meadow(s):
    r = s.rng
    s.wash(s.all, "#d2d48a", 0.6, col2="#9cb060", gran=0.25, pool=0.6, bloom=4)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 500), (900, 240), (420, 170), (120, 420), (60, 900), (-100, 1100)]),
        "#3f6230",
        0.8,
        wet=90,
        gran=0.25,
        pool=0.6,
    )
    s.wash(blob([(-100, -100), (1100, -100), (1100, 220), (640, 60), (160, 140), (-100, 520)]), NIGHT, 0.6, wet=80, gran=0.25, pool=0.7)
    s.wash(blob([(560, 1240), (1100, 900), (1100, 1700), (-100, 1700), (-100, 1440), (240, 1440)]), "#3a5a2a", 0.9, wet=80, gran=0.25, pool=0.6)
    s.wash(blob([(-100, 1480), (500, 1470), (1100, 1330), (1100, 1700), (-100, 1700)]), NIGHT, 0.6, wet=60, gran=0.25, pool=0.7)
    for x, y, turn, q in (
        (40, 210, -30, 210),
        (150, 120, 10, 180),
        (760, 70, 165, 190),
        (420, 60, 40, 150),
        (690, 70, 140, 150),
        (20, 420, 0, 160),
        (980, 1130, -150, 190),
        (930, 1190, -110, 130),
    ):
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
            s.stroke(
                [p, p + n * e * q * 0.6 + d * q * 0.3, p + n * e * q + d * q * 0.75],
                [5, 4.4, 1],
                ("#1c3a18", "#3f6a2c", "#7a9a48")[int(r.integers(3))],
                alpha=0.9,
                body=True,
            )


def _stump(s):
    r = s.rng
    base = ring(1.09, 1.4, C + [0, 176])
    roots = []
    for k, t in enumerate((0.02, 0.5, 1.1, 1.72, 2.5, 3.05, 3.5, 5.9)):
        p = base[int(t / math.tau * 109)]
        d = np.array([math.cos(t), math.sin(t) * 0.8])
        n = np.array([-d[1], d[0]]) * (1 if k % 2 else -1)
        long = r.uniform(0.8, 1.25)
        roots.append(
            limb([p - d * 70 - [0, 60], p - [0, 10], p + d * 70 * long + n * 14, p + d * 130 * long + n * 46, p + d * 190 * long + n * 50], [80, 52, 32, 20, 3])
        )
        roots.append(limb([p + d * 50 * long + n * 8, p + d * 100 * long - n * 30, p + d * 150 * long - n * 64], [26, 15, 2]))
    wall = smooth(union(valid(Polygon(np.vstack([ring(1.0), base[::-1]]))), valid(Polygon(base)), valid(Polygon(ring(1.0))), *roots), 5)
    s.wash(move(wall, -30, 36), NIGHT, 1.0, wet=30, gran=0.25)
    s.cover(wall)
    s.wash(wall, "#7a5a42", 0.9, col2="#4a3428", gran=0.25, pool=0.6)
    s.wash(blob([(60, 700), (330, 900), (560, 1010), (560, 1300), (-60, 1300)]), "#0c0806", 1.1, wet=70, clip=wall, gran=0.25)
    s.wash(blob([(420, 1050), (900, 960), (1040, 1200), (400, 1240)]), "#1c100c", 0.9, wet=50, clip=wall, gran=0.25)

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
        g = blob(
            [(x - q, y), (x - q * 0.6, y - q * 0.36), (x + q * 0.4, y - q * 0.4), (x + q, y - q * 0.05), (x + q * 0.4, y + q * 0.3), (x - q * 0.5, y + q * 0.3)]
        )
        s.wash(move(g, -4, 12), "#0c0806", 0.9, wet=6)
        drape(s, g, ("#5a2a10", "#e0a860", "#fff6dc"), lambda a, b: 0.0, 40, long=22, w=1.4, line=2.2)
    for _ in range(60):  # grass comes up against it
        u = r.random()
        p = base[int((0.02 + 0.5 * u) * 108)] + [r.normal() * 16, 14 + r.normal() * 12]
        h = r.uniform(20, 60)
        s.curve(
            [p, p + [r.normal() * 6, -h * 0.6], p + [r.normal() * 16, -h]],
            r.uniform(1.6, 3),
            ("#24401c", "#5f7f38", "#c8cc78")[int(r.integers(3))],
            n=5,
            body=True,
            alpha=0.9,
            taper=(0.05, 0.7),
        )


def _pond(s):
    r = s.rng
    top = valid(Polygon(ring(1.0)))
    s.cover(top)
    s.wash(top, "#f2d498", 0.55, col2="#d8a458", gran=0.25, pool=0.5, edge=0.8)
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
    s.wash(lake, "#e4f4ee", 0.3, col2="#8fd0d0", gran=0.25, pool=0.5, bloom=4, edge=0.8)
    s.wash(blob([(380, 300), (700, 270), (960, 420), (1000, 660), (860, 760), (800, 560), (620, 420)]), "#1f7a8c", 1.0, wet=60, clip=lake, gran=0.25, pool=0.6)
    s.wash(blob([(560, 290), (800, 300), (980, 460), (980, 700), (900, 620), (820, 440)]), "#04202c", 1.2, wet=50, clip=lake, gran=0.25, pool=0.6)
    s.wash(ring_band(0.84, 0.76), "#0c3a48", 0.7, wet=8, clip=lake)
    _image(s, lake)
    touch = np.array([600.0, 754.0])
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


def _image(s, lake):
    """In the water the tree still stands, head down."""
    r = s.rng
    wood = [limb([(410, 318), (413, 366), (412, 440), (404, 560), (400, 650)], [58, 31, 22, 14, 4])]
    wood += [limb([(410, 350), (410 + e * 50, 334), (410 + e * 96, 326)], [20, 12, 4]) for e in (-1, 1)]  # its roots are at the far rim
    for pts in (
        [(412, 470), (374, 530), (314, 580)],
        [(410, 450), (454, 520), (518, 560)],
        [(406, 540), (366, 600), (346, 660)],
        [(404, 530), (444, 600), (466, 660)],
    ):
        wood.append(limb(pts, [13, 9, 3]))
    crown = union(
        *[
            ell(404 + 150 * math.cos(a) * q * (1 - 0.35 * math.sin(a) * q), 580 + 112 * math.sin(a) * q, 34 + 22 * r.random(), 26 + 14 * r.random())
            for a, q in zip(r.uniform(0, math.tau, 34), np.sqrt(r.random(34)), strict=True)
        ]
    )
    crown = valid(crown).intersection(lake)
    s.wash(crown, "#2f7a4a", 0.9, col2="#12503a", edge=0.6, gran=0.25, rough=3)
    s.wash(union(*wood).intersection(lake), "#2a1c10", 1.4, edge=0.4, gran=0.4, rough=2)
    for _ in range(420):
        p = np.array([r.normal(404, 82), r.normal(592, 58)])
        s.fill(
            ell(*p, r.uniform(4, 9), r.uniform(2, 4), r.uniform(-25, 25)).intersection(crown),
            ("#06281c", "#1c5a3a", "#0c3c2c", "#7ab868")[int(r.integers(4))],
            alpha=0.75,
        )
    for _ in range(26):  # the water breaks it
        x, y = r.uniform(240, 540), r.uniform(420, 700)
        s.lift(limb([(x, y), (x + 30, y + 5), (x + 70, y + 1)], [1, 3, 1]), 0.7, 2)


def ring_band(a, b):
    return valid(Polygon(ring(a))).difference(valid(Polygon(ring(b))))


def _duck(s, lake):
    """From above, as the pond is: the back, both wings laid on it, the neck towards us."""
    r = s.rng
    o = np.array([712.0, 596.0])
    go = lambda *v: [tuple(o + np.array(p)) for p in v]  # noqa: E731
    s.wash(blob(go((-110, 50), (0, 46), (130, 20), (176, 40), (90, 106), (-60, 116))), "#04202c", 0.9, wet=14, clip=lake)
    white = ("#4a6a84", "#f6f4ec", "#ffffff")
    tail = blob(go((110, -52), (168, -62), (186, -44), (176, -34), (186, -20), (164, -6), (116, 0)))
    drape(s, tail, white, lambda x, y: -0.1, 40, long=26, w=1.5, line=2.4)
    body = blob(go((-112, 14), (-100, -28), (-62, -62), (0, -84), (70, -80), (124, -56), (148, -28), (134, 8), (92, 42), (30, 64), (-40, 66), (-92, 48)))
    s.thing(body, "#f8f6ee", 0.15, shade=0.9, shcol="#5a84a0", hatch=0, line=2.8, soft=56)
    for pts, low in (
        ([(-44, -52), (0, -76), (66, -74), (124, -50), (172, -34), (110, -34), (40, -30), (-20, -34)], 0),
        ([(-56, -6), (-20, -30), (50, -30), (112, -34), (176, -24), (136, 8), (86, 36), (20, 50), (-34, 38)], 1),
    ):
        wing = blob(go(*pts))
        s.wash(move(wing, -4, 10), "#3a6480", 0.7, wet=7, clip=body)
        s.thing(wing, "#fdfcf6", 0.1, shade=0.7, shcol="#5a84a0", hatch=0, line=2.4)
        for k in range(6):
            y0, y1 = (-24 + 13 * k, -26 + 5 * k) if low else (-70 + 7 * k, -44 + 2 * k)
            s.curve(go((10 + 5 * k, y0), (84, (y0 + y1) / 2 - 1), (168 - 10 * k, y1)), 1.8, "#4a6a84", clip=wing)
        for _ in range(16 if low else 9):
            c = go((r.uniform(-44, 20), r.uniform(-22, 36) if low else r.uniform(-64, -40)))[0]
            s.stroke(arc(*c, 9, 7, -60, 100, 8), 1.5, "#4a6a84", clip=wing)
    s.wash(blob(go((-104, 0), (-40, -40), (-30, 10), (-60, 40))), "#3a6480", 0.6, wet=10, clip=body)
    neck = smooth(union(limb(go((-72, 8), (-86, -34), (-82, -70), (-90, -88)), [42, 29, 24, 24], 12), ell(*(o + [-94, -96]), 37, 32, -10)), 5)
    drape(s, neck, white, lambda x, y: 1.4, 110, long=15, w=1.4, line=2.6, soft=26)
    s.cover(ell(*(o + [-64, 18]), 34, 30), keep=1.0, ink=0.0)
    s.wash(ell(*(o + [-60, 24]), 34, 22), "#f8f6ee", 0.1)
    bill = blob(go((-118, -106), (-146, -92), (-172, -74), (-174, -64), (-160, -60), (-132, -66), (-112, -76)))
    drape(s, bill, ("#7a2c08", "#f0922a", "#ffe4a0"), lambda x, y: 2.5, 24, long=18, w=1.4, line=2.4)
    s.curve(go((-168, -64), (-142, -72), (-114, -80)), 1.8, "#7a2c08")
    for p in ((-136, -92), (-132, -84)):
        s.fill(ell(*(o + p), 2.2, 1.4, -30), "#5a1c06")
    s.fill(ell(*(o + [-92, -92]), 6))
    s.fill(ell(*(o + [-94, -94]), 2), body=True)
    for k in range(7):
        y = 58 + 9 * k
        s.curve(go((-124 - 8 * k, y - 12), (-30, y + 10), (80 + 14 * k, y - 8)), r.uniform(1.6, 3), "#fffffa", body=True, alpha=0.9)


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
    for x, y, h, lean in (
        (640, 1390, 110, -12),
        (700, 1362, 150, 10),
        (756, 1340, 90, -8),
        (812, 1322, 120, 16),
        (560, 1440, 90, -20),
        (680, 1440, 80, 10),
    ):  # it has begun again
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
        s.curve(
            [(x, y + 20), (x + r.normal() * 4, y), (x + r.normal() * 14, y - r.uniform(10, 40))],
            r.uniform(1.4, 3),
            ("#0c1a0c", "#24401c", "#8aa050")[int(r.integers(3))],
            n=5,
            body=True,
            alpha=0.9,
            taper=(0.05, 0.7),
        )


@card("moss", paper="cold", light=(0.5, -0.6))
def stump_rings(s):
    """From above: the woodcutter has put his fingers into the rings, and they go out as ripples to a white duck."""
    _meadow(s)
    _stump(s)
    lake = _pond(s)
    _duck(s, lake)
    _fish(s, lake)
    _axe(s)
    man(s)
    s.splatter(NIGHT, 60, (0, 1000, 1000, 1500), (0.7, 4.5))
