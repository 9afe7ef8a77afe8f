"""A pane wiped clear in the ice: two who reach for each other below it, and a child who lies above."""

from ..easel import *
from ..kit.figure import garment
from ..kit.flight import man, woman

NIGHT, DEEP, FROST, SHADE = "#020a14", "#0c3048", "#f2fafa", "#7c9cc8"
HERS = {"skin": ("#b8764e", "#3a1420", "#f0c0a0"), "hair": ("#1c1622", "#05040a", "#8aa4c0"), "cloth": ("#e0343c", "#6a0a1c", "#ffb0a0")}
HIS = {"skin": ("#e8c8b0", "#4a4260", "#fff0e4"), "hair": ("#8a5a2c", "#2c180e", "#f0d49a"), "cloth": ("#8a929e", "#20283a", "#e8ecf4"), "dark": ("#3a4460", "#0c1020", "#8a94b4")}
SIZE = 0.5
MIDDLE, TILT = (512, 620), 24
PANE = blob([(84, 520), (150, 340), (300, 236), (500, 206), (700, 232), (862, 330), (946, 500), (950, 690), (880, 880), (760, 1000), (560, 1060), (360, 1046), (190, 960), (96, 780)])  # fmt: skip


def _trail(s, pts, w=4.0):
    """What a blade wrote in the ice."""
    c = path(pts, 14)
    s.stroke(c + [3, 4], w * 1.4, "#5a80b4", alpha=0.8, wobble=0.8)
    s.stroke(c, w * 0.8, FROST, body=True, taper=(0.4, 0.05), wobble=0.8)
    for p, d, _ in marks.along(c, 26):
        n = np.array([-d[1], d[0]]) * s.rng.choice((-1, 1))
        s.stroke([p, p + (n + d * 0.7) * s.rng.uniform(4, 12)], 1.2, "#5a80b4", alpha=0.6)


def _ice(s):
    """Snow on ice, and the pane that is wiped clear down to the black water."""
    r = s.rng
    s.wash(s.all, "#dfeaf4", 0.32, col2="#c8d8ec", gran=0.5, pool=0.9, bloom=7)
    s.wash(blob([(-60, -60), (260, -60), (120, 200), (-60, 420)]), "#a4bee0", 0.5, wet=80)
    s.wash(blob([(-60, 1560), (-60, 1120), (120, 1260), (240, 1560)]), "#8aa8d4", 0.6, wet=80)
    heart = [(0, 84, 1), (-70, 24), (-88, -30), (-52, -66), (-14, -50), (0, -20, 1), (16, -54), (58, -64), (88, -26), (66, 26), (0, 84, 1)]
    _trail(s, [(*move([h[:2]], 884, 1216, 0.8, 12)[0], *h[2:]) for h in heart], 5)
    for pts in ([(-40, 250), (160, 190), (420, 120), (700, 150), (1040, 80)], [(-40, 330), (120, 210), (300, 60), (340, -40)], [(1040, 260), (900, 200), (760, 60), (740, -40)], [(-40, 1180), (60, 1120), (130, 1000), (90, 900)], [(1040, 1010), (950, 1060), (900, 1140)]):
        _trail(s, pts)
    rim = np.clip(s.warp(s.mask(PANE.buffer(16)), (0, 0, s.w, s.h), 5, 9), 0, 1)
    s.wash(np.clip(rim, 0, 1), "#a8c4e4", 0.6, edge=0.8)
    m = np.clip(s.warp(s.mask(PANE), (0, 0, s.w, s.h), 4, 8), 0, 1)
    s.cover(m)
    s.wash(m, "#3c8ea0", 1.0, col2="#2a7894", gran=0.6, pool=0.7, bloom=4)
    s.wash(blob([(60, 500), (300, 420), (520, 620), (600, 820), (420, 1080), (60, 1060)]), "#0a3450", 1.1, wet=80, gran=0.6, clip=PANE)
    s.wash(blob([(500, 180), (980, 240), (990, 620), (760, 560), (560, 420)]), "#0a3450", 1.0, wet=80, gran=0.6, clip=PANE)
    s.wash(blob([(60, 640), (240, 720), (330, 900), (460, 1080), (60, 1080)]), NIGHT, 1.3, wet=70, gran=0.5, clip=PANE)
    s.wash(blob([(640, 180), (990, 220), (990, 480), (840, 420)]), NIGHT, 1.2, wet=60, gran=0.5, clip=PANE)
    s.lift(ell(*MIDDLE, 150, 120), 0.55, 50)
    for _ in range(70):  # motes that sink
        p = r.uniform(80, 950), r.uniform(210, 1060)
        s.fill(ell(*p, r.uniform(0.8, 2.2)), "#9ad0d0", body=True, alpha=0.6, clip=PANE)


def _swimmer(s, parts, turn, tones):
    """Just below the ice, at full length, fingertips to the middle of the pane."""
    way = TILT + turn
    d = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
    at = np.array(MIDDLE) - d * 22
    parts = [(what, move(g, *at, SIZE, way)) for what, g in parts]
    s.wash(move(union(*(g for _, g in parts)), -22, 34), NIGHT, 1.2, wet=22, clip=PANE)
    for what, g in parts:
        col, deep, lit = tones[what]
        s.cover(g)
        s.thing(g, col, 0.95, col2=mix(col, deep, 0.4), shade=0.9, shcol=deep, hatch=0, line=2.4, soft=30)
        if what in ("cloth", "hair"):
            _strands(s, g, way, lit, deep)
    face = [g for what, g in parts if what == "skin"][-2]
    c = np.array(face.centroid.coords[0])
    n = np.array([-d[1], d[0]])
    s.curve([c + d * 16 - n * 12, c + d * 30 - n * 8, c + d * 40 - n * 14], 3, "#1c0f18")
    s.curve([c + d * 10 - n * 30, c + d * 28 - n * 36, c + d * 42 - n * 30], 3.4, "#1c0f18")


def _strands(s, g, way, lit, deep):
    """Cloth and hair that the water draws out."""
    r = s.rng
    a = math.radians(way)
    x0, y0, x1, y1 = g.bounds
    for i in range(int(g.area / 260)):
        p = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
        e = a + r.normal() * 0.16
        q = r.uniform(16, 44)
        s.stroke([p, p + np.array([math.cos(e), math.sin(e)]) * q], 1.8, lit if i % 3 == 0 else deep, body=i % 3 == 0, alpha=0.6, clip=g)


def _over_the_water(s):
    """What lies between them and the air: a blue glaze, cracks, bubbles that froze."""
    r = s.rng
    s.wash(PANE, "#2a8aa4", 0.28, edge=0, gran=0.4, pool=0.6)
    for p, a, n in (((150, 330), 0.5, 13), ((930, 760), 3.6, 10), ((700, 230), 2.0, 8), ((300, 1030), -1.2, 8)):
        p, pts = np.array(p, float), [np.array(p, float)]
        for _ in range(n):
            a += r.normal() * 0.3
            p = p + np.array([math.cos(a), math.sin(a)]) * 44
            pts.append(p)
        s.stroke(pts, np.linspace(3.4, 0.6, len(pts)), FROST, body=True, alpha=0.75, wobble=2, clip=PANE)
        for q in pts[2:-1:2]:
            e = a + r.choice((-1, 1)) * r.uniform(0.5, 1)
            s.stroke([q, q + np.array([math.cos(e), math.sin(e)]) * r.uniform(30, 90)], 1.2, FROST, body=True, alpha=0.6, wobble=2, clip=PANE)
    for x, y, n in ((410, 760, 7), (636, 486, 7), (250, 860, 5), (800, 420, 5), (560, 300, 5)):
        for _ in range(n):
            q, c = r.uniform(4, 17), (x + r.normal() * 34, y + r.normal() * 30)
            s.stroke(arc(*c, q, q * 0.92, 0, 350), 1.9, FROST, body=True, alpha=0.85)
            s.stroke(arc(*c, q * 0.62, q * 0.6, 190, 270), 1.7, body=True)
    for _ in range(60):  # how the mittens wiped
        a, q = r.uniform(0, 360), r.uniform(0.86, 1.02)
        x, y = 515 + r.normal() * 26, 630 + r.normal() * 20
        s.stroke(arc(x, y, 428 * q, 420 * q, a, a + r.uniform(6, 26), 30), r.uniform(1, 6), FROST, body=True, alpha=0.4, wobble=2, clip=PANE)
    ring = np.array(PANE.exterior.coords)
    for _ in range(46):  # the snow that was pushed aside
        i = int(r.integers(len(ring)))
        p = ring[i] + (ring[i] - [515, 630]) * r.uniform(0.0, 0.05)
        q = r.uniform(12, 34)
        d = ring[min(i + 1, len(ring) - 1)] - ring[i - 1]
        g = ell(*p, q * 1.5, q * 0.7, math.degrees(math.atan2(d[1], d[0])) + r.normal() * 14)
        lump = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 3, 5), 0, 1)
        s.wash(move(g, -7, 9), "#4a6cae", 0.5, wet=7)
        s.cover(lump)
        s.wash(move(g, -5, q * 0.45).intersection(g), SHADE, 0.5, wet=6)
    for _ in range(240):
        p = ring[int(r.integers(len(ring)))] + r.normal(size=2) * 20
        q = 1.5 + 6 * r.random() ** 3
        s.cover(ell(*p, q, q * 0.8, r.uniform(0, 90)))


def _skater(s, x, y, turn, k, coat_, hat_, way):
    """From above, hands on the back, one leg behind; the low sun draws the rest of them on the ice."""
    at = lambda pts: move(np.asarray(pts, float), x, y, k, turn)  # noqa: E731
    v = np.array(way, float) / np.hypot(*way)
    n = np.array([-v[1], v[0]])
    p = np.array([x, y], float)
    cast = union(limb([p, p + v * 130, p + v * 210], [12, 22, 30]), limb([p + v * 20 + n * 74, p + v * 110 + n * 40, p + v * 200], [9, 17, 26]), limb([p + v * 200, p + v * 270, p + v * 330], [34, 40, 44]), limb([p + v * 330, p + v * 372], [13, 13]), ell(*(p + v * 392), 27), limb([p + v * 404 - n * 48, p + v * 404 + n * 48], [6, 6]), limb([p + v * 404, p + v * 446], [30, 27]))  # fmt: skip
    s.wash(smooth(cast, 5), "#4a6cae", 0.6, edge=0.8)

    def boot(a, b):
        a, b = at([a])[0], at([b])[0]
        d = (b - a) / np.hypot(*(b - a))
        s.stroke([a - d * 20, b + d * 24], 8 * k, "#2a3a5a", taper=(0, 0.05))
        s.stroke([a - d * 20, b + d * 24], 3.4 * k, "#ffffff", body=True, taper=(0, 0.05))
        s.thing(limb([a, b], [15 * k, 13 * k]), "#5a3826", 1.1, shade=0.7, hatch=0, line=2.2)

    boot((88, 176), (112, 226))
    s.thing(limb(at([(16, 20), (60, 100), (90, 182)]), [30 * k, 25 * k, 15 * k]), "#3a4460", 1.0, shade=0.9, shcol="#10142a", hatch=4, line=2.4)
    boot((-20, -40), (-26, -96))
    body = blob(at([(-76, -6), (-50, -38), (0, -46), (50, -38), (76, -6), (62, 40), (36, 84), (-20, 92), (-58, 50)]))
    s.thing(body, coat_, 1.0, shade=0.9, shcol=darker(coat_, 0.7), hatch=5, line=2.8)
    for e in (-1, 1):
        arm = limb(at([(e * 66, 0), (e * 66, 50), (e * 14, 66)]), [24 * k, 20 * k, 14 * k])
        s.thing(arm, coat_, 1.0, shade=0.8, shcol=darker(coat_, 0.7), hatch=4, line=2.4)
    s.thing(ell(*at([(0, 66)])[0], 19 * k, 15 * k, turn), "#e8d8c0", 0.6, shade=0.6, hatch=0, line=2.2)
    s.thing(ell(*at([(0, -14)])[0], 56 * k, 53 * k), hat_, 1.2, shade=0.7, shcol=NIGHT, hatch=4, line=2.6)
    s.thing(ell(*at([(0, -14)])[0], 33 * k, 31 * k), hat_, 1.2, shade=0.9, shcol=NIGHT, hatch=4, line=2.4)


def _child(s):
    """Flat on the ice above them: a cap, a back, two mittens."""
    r = s.rng
    green = ("#2f8a54", "#0c3a2c", "#a8e0a0")
    back = blob([(352, 1316), (420, 1262), (512, 1250), (606, 1262), (676, 1316), (700, 1420), (712, 1560), (316, 1560), (330, 1420)])
    arms = [limb([(420, 1330), (318, 1316), (246, 1256), (258, 1142)], [58, 54, 47, 37], 12), limb([(606, 1330), (708, 1316), (780, 1256), (772, 1142)], [58, 54, 47, 37], 12)]
    hands_ = [
        union(limb([(262, 1136), (276, 1082), (284, 1034)], [34, 43, 33]), limb([(282, 1110), (326, 1086), (344, 1056)], [20, 18, 14])),
        union(limb([(768, 1136), (750, 1082), (742, 1034)], [34, 43, 33]), limb([(748, 1110), (704, 1086), (686, 1056)], [20, 18, 14])),
    ]
    s.wash(move(union(back, *arms, *hands_, ell(512, 1170, 130, 136)), -34, 30), "#2c4a88", 0.85, wet=16)
    for g in hands_:
        s.thing(g, "#e6b23a", 1.0, col2="#d08a20", shade=0.85, shcol="#7a4408", hatch=5, line=3.2)
    for g, e in zip(hands_, (1, -1), strict=True):
        x = 512 - e * 234
        for k in range(3):
            s.curve([(x - 26, 1060 + 22 * k), (x, 1052 + 22 * k), (x + 26, 1060 + 22 * k)], 2, "#9a5a10", clip=g)
    for g, e in zip(arms, (-1, 1), strict=True):
        garment(s, g, *green, lambda x, y: 1.5, 80, long=30, k=1.0, line=3.2, folds=([(512 + e * 300, 1290), (512 + e * 262, 1296), (512 + e * 240, 1320)], [(512 + e * 306, 1250), (512 + e * 270, 1250), (512 + e * 236, 1264)]), side=-1)
        x = 512 + e * 254
        cuff = limb([(x - 36, 1150), (x, 1142), (x + 36, 1150)], [15, 16, 15])
        s.thing(cuff, "#fff6e6", 0.15, shade=0.7, shcol="#7a86b0", hatch=5, line=2.6)
    garment(s, back, *green, lambda x, y: 1.57 + (x - 512) * 0.0008, 240, long=46, k=1.0, line=3.6, side=-1, folds=([(430, 1320), (420, 1400), (430, 1500)], [(600, 1330), (606, 1410), (594, 1500)], [(512, 1300), (514, 1400), (510, 1500)]))
    s.wash(ell(512, 1268, 140, 46), "#041a14", 0.9, wet=16, clip=back)
    belt = limb([(356, 1450), (512, 1462), (670, 1450)], [13, 14, 13])
    s.thing(belt, "#1f6a40", 1.1, shade=0.8, shcol="#0c3a2c", hatch=5, line=2.6)
    for x in (452, 572):
        s.thing(ell(x, 1460, 11), "#f0c050", 1.0, shade=0.6, hatch=0, line=2)
    scarf = blob([(386, 1270), (420, 1236), (512, 1226), (606, 1236), (640, 1270), (610, 1304), (512, 1318), (414, 1304)])
    s.thing(scarf, "#f0c050", 0.9, shade=0.8, shcol="#8a5410", hatch=5, line=3)
    tail = limb([(600, 1290), (660, 1340), (676, 1420)], [26, 27, 30])
    s.wash(move(tail, -10, 10), "#041a14", 0.7, wet=8, clip=back)
    s.thing(tail, "#f0c050", 0.9, shade=0.8, shcol="#8a5410", hatch=5, line=2.8)
    for k in range(7):
        s.curve([(650 + 8 * k, 1440), (652 + 8 * k, 1462 + 6 * (k % 2))], 4, "#c88a20")
    for k in range(9):
        s.curve([(404 + k * 26, 1246 - 8 * math.sin(k / 8 * 3.1)), (410 + k * 25, 1276), (416 + k * 24, 1308 + 6 * math.sin(k / 8 * 3.1))], 1.8, "#8a5410", clip=scarf)
    cap_ = blob([(386, 1180), (402, 1100), (452, 1048), (514, 1032), (576, 1048), (626, 1100), (640, 1180), (610, 1252), (514, 1280), (416, 1252)])
    s.wash(move(cap_, -14, 16), "#3a1408", 0.7, wet=10, clip=union(back, scarf))
    s.thing(cap_, "#d8222c", 1.1, col2="#b8141e", shade=0.9, shcol="#4a0614", hatch=5, line=3.6, soft=80)
    top = np.array([516, 1110])
    for a in np.linspace(0, math.tau, 27)[:-1]:
        e = np.array([513 + 128 * math.cos(a), 1160 + 122 * math.sin(a)])
        m = (top + e) / 2 + np.array([math.cos(a), math.sin(a)]) * 16
        s.curve([top, m, e], 2.4, "#5a0614", clip=cap_)
        s.curve([top + [3, 2], m + [5, 2], e + [5, 2]], 1.3, "#ff9a90", body=True, clip=cap_, alpha=0.55 if math.cos(a - 5.6) > 0 else 0.15)
    brim = valid(Polygon([*arc(513, 1160, 128, 122, 20, 160, 30), *arc(513, 1152, 126, 88, 160, 20, 30)]))
    s.thing(brim.intersection(cap_), "#c01824", 1.0, shade=0.8, shcol="#4a0614", hatch=5, line=2.6)
    pompon = ell(*top, 47)
    s.wash(move(pompon, -10, 14), "#3a0410", 0.9, wet=8, clip=cap_)
    s.cover(pompon)
    s.wash(pompon, "#f4ecdc", 0.3)
    for _ in range(240):
        a, q = r.uniform(0, math.tau), 50 * math.sqrt(r.random())
        p = top + np.array([math.cos(a), math.sin(a)]) * q
        e = p + np.array([math.cos(a), math.sin(a)]) * r.uniform(8, 18)
        low = p[1] - p[0] > top[1] - top[0] + 10
        s.curve([p, (p + e) / 2 + r.normal(size=2) * 2, e], 1.8, "#8a7a80" if low and r.random() < 0.6 else "#fffaf0", body=True, n=4)


@card("frost", paper="cold", light=(0.6, -0.6))
def ice_swimmers(s):
    """From above: a child has wiped the snow off the ice, and two swim below towards each other."""
    _ice(s)
    above = marks.kept(s)
    _swimmer(s, woman(), 0, HERS)
    _swimmer(s, man(), 180, HIS)
    marks.again(s, above, 1 - s.mask(PANE))
    _over_the_water(s)
    _skater(s, 806, 96, -64, 0.92, "#8a4a3a", "#26242e", (-0.93, 0.12))
    _skater(s, 70, 60, 96, 0.8, "#3f5f9a", "#5a2a4a", (-0.9, 0.3))
    _child(s)
    s.splatter("#4a6cae", 50, (0, 0, 1000, 1500), (0.6, 4), 0.6)
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(120)], 1.6, body=True, alpha=0.9)
