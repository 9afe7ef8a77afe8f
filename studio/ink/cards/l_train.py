"""A man with a line that runs through him."""

from ..easel import *
from ..kit.figure import digit, garment, locks

NIGHT = "#0a0c1e"
SKIN = ("#b47a50", "#9a5638", "#3a1c2a")
COAT = ("#2f5a94", "#08142e", "#b8d8f4")
BONE = ("#f6ead0", "#d8b890", "#5a3a48")
HOLE = blob([(470, 560), (560, 580), (650, 660), (712, 780), (722, 920), (700, 1060), (640, 1200), (540, 1290), (470, 1306), (390, 1250), (318, 1120), (284, 980), (282, 840), (320, 700), (400, 590)])
TRACK = path([(470, 936), (520, 966), (590, 1010), (690, 1080), (830, 1186), (1060, 1370)], 24)


def _dusk(s):
    s.sky([(0, "#1c2450", 1.1), (0.35, "#5a4a86", 0.8), (0.62, "#c8708a", 0.6), (0.85, "#f4a868", 0.6)], wet=90)
    s.wash(blob([(560, -100), (1100, -100), (1100, 900), (880, 700), (760, 260)]), NIGHT, 1.2, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (200, -100), (100, 160), (-100, 340)]), NIGHT, 0.9, wet=80, gran=0.6)
    places.stars(s, 70, (560, 0, 1000, 460), (0.7, 2.2))
    for i in range(4):  # wires, and who sits on them
        s.curve([(-20, 330 + i * 24), (300, 372 + i * 22), (1020, 300 + i * 26)], 1.6, "#1c1838", alpha=0.8)
    for x, i in ((86, 0), (118, 1), (150, 0), (756, 2), (800, 1), (930, 3)):
        y = 338 + i * 23 + (0 if x < 300 else -2)
        s.fill(union(ell(x, y, 11, 7, -30), ell(x - 7, y - 8, 5), poly([(x + 6, y + 2), (x + 20, y + 14), (x + 14, y + 16)])), "#14122a")
    for x in (60, 940):
        s.stroke([(x, 300), (x - 4, 900)], 8, "#1c1428")


def _body(s):
    coat = blob([(392, 470), (300, 500), (190, 536), (120, 590), (84, 700), (96, 880), (120, 1100), (90, 1330), (60, 1560), (980, 1560), (950, 1300), (900, 1080), (906, 860), (910, 690), (880, 580), (800, 524), (690, 494), (580, 470)])
    s.wash(move(coat, 26, 18), NIGHT, 1.0, wet=20)
    folds = [[(170, 1100), (220, 1250), (240, 1500)], [(300, 1240), (350, 1380), (360, 1520)], [(620, 1280), (600, 1400), (620, 1540)], [(840, 1000), (820, 1160), (850, 1300)], [(150, 620), (190, 720), (180, 860)], [(850, 620), (820, 720), (830, 840)], [(470, 1310), (474, 1420), (466, 1540)], [(200, 900), (250, 960), (300, 1060)], [(800, 880), (760, 960), (720, 1060)]]
    garment(s, coat, *COAT, lambda x, y: 1.57 + (x - 480) * 0.0006, 1300, long=46, w=1.8, folds=folds, line=3.8)
    patch = poly([(140, 1246), (262, 1224), (276, 1338), (156, 1362)])
    s.wash(move(patch, 6, 8), NIGHT, 0.8, wet=5)
    s.thing(patch, "#8a6a3a", 1.0, col2="#6a4426", shade=0.7, shcol="#2a140c", hatch=0, line=2.4)
    for q in np.linspace(0, 1, 9):
        for a, b in (((140, 1246), (262, 1224)), ((156, 1362), (276, 1338)), ((140, 1246), (156, 1362)), ((262, 1224), (276, 1338))):
            p = np.array(a) * (1 - q) + np.array(b) * q
            n = np.array([b[1] - a[1], a[0] - b[0]]) / np.hypot(b[0] - a[0], b[1] - a[1]) * 9
            s.stroke([p - n, p + n], 2.6, "#f4e2b0", body=True)
        s.stroke([(140 + q * 122, 1246 - q * 22), (156 + q * 120, 1362 - q * 24)], 1.6, "#3a1c10", clip=patch)
        s.stroke([(140 + q * 16, 1246 + q * 116), (262 + q * 14, 1224 + q * 114)], 1.6, "#c89a5a", clip=patch)
    return coat


def _night(s):
    """What he has inside."""
    r = s.rng
    s.cover(HOLE)
    s.wash(HOLE, "#1c2456", 1.4, col2="#3a2a66", pool=0.6, gran=0.6, off=0)
    s.wash(HOLE, NIGHT, 1.2, grad=("rad", 480, 940, 330, 1.5, -0.2), gran=0.5)
    x0, y0, x1, y1 = HOLE.bounds
    for _ in range(260):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        s.fill(ell(x, y, 0.7 + 2.4 * r.random() ** 4), "#fffdf0", body=True, alpha=r.uniform(0.5, 1), clip=HOLE)
    for x, y in ((360, 980), (600, 720), (420, 1180), (560, 820)):
        for a in (0, 45, 90, 135):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * (9 if a % 90 == 0 else 4)
            s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 1.8, "#fffdf0", body=True, clip=HOLE)
    for k in range(13):  # the spine, bone by bone
        y = 606 + k * 51
        q = 0.8 + 0.4 * abs(k - 6) / 6
        g = blob([(482 - 17 * q, y - 16), (482, y - 20), (482 + 17 * q, y - 16), (482 + 12 * q, y), (482 + 20 * q, y + 15), (482, y + 20), (482 - 20 * q, y + 15), (482 - 12 * q, y)])
        s.thing(g.intersection(HOLE), BONE[0], 0.6, col2=BONE[1], shade=1.0, shcol=BONE[2], hatch=3, line=2)
    for k in range(7):
        y = 640 + 78 * k
        w = (150, 196, 214, 220, 214, 196, 160)[k]
        for q in (-1, 1):
            o = r.normal(size=4) * 6
            pts = [(482 + q * 14, y), (482 + q * w * 0.4, y - 40 + o[0]), (482 + q * w * 0.8, y - 26 + o[1]), (482 + q * (w + 6), y + 30 + o[2]), (482 + q * (w * 1.06 + 10), y + 104)]
            g = limb(pts, [8, 11, 14, 17, 19]).intersection(HOLE)
            s.wash(move(g, 8, 14), "#03040c", 1.0, wet=8, clip=HOLE)
            s.thing(g, BONE[0], 0.5, col2=BONE[1], shade=1.0, shcol=BONE[2], hatch=4, line=2.6)
            line = path(pts, 8)
            for p, d, u in marks.along(line, 13):
                n = np.array([-d[1], d[0]])
                s.curve([p - n * (3 + 9 * u), p - n * 2 + d * 5, p + n * (2 + 5 * u)], 1, BONE[2], clip=g, alpha=0.7)
    s.wash(HOLE.difference(HOLE.buffer(-46)), "#05060f", 1.3, wet=30, clip=HOLE)


def _clock(s):
    x, y = 372, 812
    s.stroke([(x + 6, y - 104), (x, y - 40)], 4, "#c8943a")
    s.glow(x, y, 70, "#ffe6a0", 0.3, 0.5)
    s.thing(ell(x, y, 42, 42), "#c8943a", 1.1, shade=0.9, shcol="#3a1c08", hatch=0, line=2.8)
    dial = ell(x, y, 33, 33)
    s.cover(dial)
    s.wash(dial, "#fff8e4", 0.2)
    s.outline(dial, 2, lost=0)
    for i in range(12):
        a = math.tau * i / 12
        s.stroke([(x + 26 * math.cos(a), y + 26 * math.sin(a)), (x + 31 * math.cos(a), y + 31 * math.sin(a))], 2.4 if i % 3 == 0 else 1.4)
    s.stroke([(x, y), (x - 4, y - 25)], 3)
    s.stroke([(x, y), (x + 16, y + 6)], 3.6)


def _flaps(s):
    """Coat and shirt, drawn apart; each grip gathers the cloth."""
    for side, hand in ((-1, (214, 872)), (1, (778, 850))):
        if side < 0:
            pts = [(474, 548, 1), (400, 570), (310, 660), (240, 780), (196, 850), (190, 890), (240, 950), (272, 1060), (330, 1190), (420, 1290), (478, 1330, 1), (400, 1230), (330, 1110), (298, 980), (296, 850), (336, 716), (404, 610)]
        else:
            pts = [(466, 548, 1), (570, 562), (660, 640), (740, 760), (792, 830), (800, 876), (756, 940), (736, 1050), (700, 1140), (640, 1240), (560, 1310), (474, 1336, 1), (540, 1270), (624, 1190), (684, 1060), (706, 920), (698, 786), (640, 676), (560, 598)]
        g = blob(pts)
        s.wash(move(g, 10, 16), NIGHT, 1.0, wet=10)
        s.thing(g, "#9a3a5a", 1.1, col2="#6a1c44", shade=1.0, shcol="#1c0418", hatch=0, line=3.4, gran=0.5)
        h = np.array(hand, float)
        for u in np.linspace(0, 1, 34):  # striped lining, all stripes run to the hand
            p = np.array([470 + side * 10, 548 + u * 780])
            m = (p + h) / 2 + [side * 20, (u - 0.5) * 260]
            s.curve([p, m, h + [0, (u - 0.5) * 60]], 1.8, "#f0c48a" if int(u * 33) % 2 else "#2a0620", clip=g, body=bool(int(u * 33) % 2), alpha=0.7)
        s.outline(g, 5, COAT[1], lost=0)
        for a in np.linspace(-70, 70, 9):
            t = math.radians(a) + (math.pi if side > 0 else 0)
            d = np.array([math.cos(t), math.sin(t)])
            s.curve([h + d * 26, h + d * 60 + [0, 8], h + d * s.rng.uniform(90, 130)], 2.6, "#1c0418", clip=g)


def _at(u):
    """Where the track is at u from 0 to 1, and how tall the train is there."""
    i = u * (len(TRACK) - 1)
    p = np.array([np.interp(i, range(len(TRACK)), TRACK[:, 0]), np.interp(i, range(len(TRACK)), TRACK[:, 1])])
    return p, 30 + 230 * u**1.6


def _foot(u):
    """How far the wall goes down at u: into the dark, to the lower edge of the chest, off the sheet."""
    y = _at(min(1, u))[0][1]
    return 120 + 300 * u if u < 0.2 else max(60.0, 1236 - y) if u < 0.38 else 1620 - y


def _viaduct(s):
    us = np.linspace(0, 1, 120)
    s.wash(limb([_at(u)[0] + [-20, 60 + 90 * u] for u in np.linspace(0.1, 1, 8)], np.linspace(20, 90, 8)), NIGHT, 0.9, wet=26)
    before = marks.kept(s)
    wall = valid(Polygon([_at(u)[0] for u in us] + [_at(u)[0] + [0, _foot(u)] for u in us[::-1]]))
    s.thing(wall, "#c08a64", 0.9, col2="#8a5248", shade=0.5, shcol="#1c0c1c", hatch=0, line=3, gran=0.6)
    s.wash(wall, "#1c0c24", 1.1, grad=("lin", 75, -0.3, 1.3), gran=0.5)
    for v in np.arange(0, 700, 19):  # bricks
        s.stroke([_at(u)[0] + [0, v * (0.25 + 0.9 * u)] for u in us[::3]], 1.3, "#2a101c", clip=wall, alpha=0.8)
    for j, u in enumerate(np.linspace(0.02, 0.99, 70) ** 0.8):
        p, _ = _at(u)
        q = 0.25 + 0.9 * u
        for k in range(36):
            if (j + k) % 2:
                s.stroke([p + [0, 19 * k * q], p + [0, 19 * (k + 1) * q]], 1.1, "#2a101c", clip=wall, alpha=0.7)
    edges = (0.07, 0.21, 0.37, 0.55, 0.77, 1.02)
    for a, b in zip(edges, edges[1:], strict=False):
        w, pts = b - a, []
        for q in np.linspace(0, math.pi, 16):
            u = a + w * (0.5 - 0.37 * math.cos(q))
            h = 20 + 190 * min(1.05, u) ** 1.2
            p = _at(u)[0] if u <= 1 else _at(1)[0] + (u - 1) * 900 * np.array([0.78, 0.62])
            pts.append(p + [0, h * (1.7 - 1.0 * math.sin(q))])
        g = valid(Polygon([(pts[0][0], 1700), *pts, (pts[-1][0], 1700)]))
        if a < 0.3:
            g = g.intersection(wall.buffer(2))
        marks.again(s, before, s.mask(g))
        s.wash(g.difference(move(g, 12 + 40 * a, 10)), "#5a2c28", 1.2, wet=2, clip=g)
        s.wash(g.intersection(wall), NIGHT, 0.7, wet=14, clip=g, grad=("lin", 90, 1.3, 0.2))
        s.stroke(pts, 4 + 4 * a, "#14101c")
        s.stroke(np.array(pts) - [0, 9 + 14 * a], 1.6, "#e8b890", body=True, alpha=0.6)
    near = [_at(u)[0] + [0, 5 + 8 * u] for u in us]
    for u in np.linspace(0.02, 0.99, 34) ** 0.8:
        p, h = _at(u)
        s.stroke([p - [6 + 12 * u, 0], p + [h * 0.02, 12 + h * 0.07]], 3 + 7 * u, "#3a1c14", taper=(0, 0))
    s.stroke(near, np.linspace(3, 9, len(near)), "#14101c", taper=(0, 0))
    s.stroke(np.array(near) - [0, 2], np.linspace(1, 3, len(near)), "#c8d4e8", body=True, taper=(0, 0))


def _train(s):
    r = s.rng
    ends = (0.03, 0.15, 0.30, 0.49, 0.73, 1.04)
    for i, (a, b) in enumerate(zip(ends, ends[1:], strict=False)):
        b -= 0.012

        def q(v, t, a=a, b=b):
            """A point of the coach's side: v along it, t down from the roof."""
            u = a + (b - a) * v
            p, h = _at(min(u, 1))
            if u > 1:
                p, h = p + (u - 1) * 900 * np.array([0.78, 0.62]), h * 1.06
            return p - [0, h * (1 - t)]

        side = valid(Polygon([q(v, 0.06) for v in np.linspace(0, 1, 8)] + [q(v, 0.90) for v in np.linspace(1, 0, 8)]))
        roof = valid(Polygon([q(v, 0.07) for v in np.linspace(0, 1, 8)] + [q(1, 0.0) + [4, -6], *[q(v, -0.10) + [10 * (a + 0.2), 0] for v in np.linspace(0.97, 0.03, 8)]]))
        h = _at(min(1, (a + b) / 2))[1]
        for v in (0.16, 0.3, 0.7, 0.84):  # wheels on the rail
            c = q(v, 0.93)
            s.thing(ell(*c, h * 0.075, h * 0.085), "#1c1420", 1.4, shade=0.5, hatch=0, line=1.6)
            s.fill(ell(*c, h * 0.028), "#c89a5a", body=True)
        under = valid(Polygon([q(0.04, 0.84), q(0.96, 0.84), q(0.96, 0.93), q(0.04, 0.93)]))
        s.fill(under, "#120c18", alpha=0.9)
        for v in (0.16, 0.3, 0.7, 0.84):
            c = q(v, 0.955)
            s.stroke(arc(*c, h * 0.07, h * 0.075, 10, 170), 2, "#8a7a8a", body=True)
        s.thing(roof, "#3a3048", 1.2, shade=0.8, shcol="#0c0814", hatch=4, line=2.4)
        s.thing(side, "#d8302a", 1.15, col2="#a81c26", shade=0.6, shcol="#3a0414", hatch=6, line=3, soft=30)
        for t in (0.16, 0.58, 0.62):
            s.stroke([q(v, t) for v in np.linspace(0.01, 0.99, 8)], 1.2 + h * 0.008, "#f4c45a", body=True, alpha=0.9)
        s.stroke([q(v, 0.88) for v in np.linspace(0.01, 0.99, 8)], 2 + h * 0.012, "#3a0414")
        for k in range(5):
            v0, v1 = 0.07 + 0.178 * k, 0.195 + 0.178 * k
            g = valid(Polygon([q(v0, 0.22), q(v1, 0.22), q(v1, 0.54), q(v0, 0.54)]))
            s.cover(g)
            s.wash(g, "#ffe27a", 0.5, col2="#ffc24a", edge=0.6, off=0)
            if h > 60 and r.random() < 0.75:  # somebody
                m = q((v0 + v1) / 2 + r.normal() * 0.008, 0.40)
                z = h * 0.058
                who = union(ell(m[0], m[1], z, z * 1.15), blob([(m[0] - z * 1.8, m[1] + z * 4), (m[0] - z * 1.3, m[1] + z * 1.4), (m[0], m[1] + z), (m[0] + z * 1.3, m[1] + z * 1.4), (m[0] + z * 1.8, m[1] + z * 4)]))
                if r.random() < 0.5:
                    who = union(who, limb([(m[0] - z * 1.4, m[1] - z * 0.9), (m[0] + z * 1.4, m[1] - z * 1.1)], [z * 0.3, z * 0.3]), box(m[0] - z * 0.8, m[1] - z * 2, m[0] + z * 0.8, m[1] - z))
                s.fill(who, "#2a1028", alpha=0.95, clip=g)
                if (i, k) in ((4, 1), (3, 2)):
                    s.fill(limb([(m[0] + z * 1.4, m[1] + z * 2), (m[0] + z * 2.1, m[1] + z * 0.4), (m[0] + z * 1.9, m[1] - z * 1.2)], [z * 0.45, z * 0.4, z * 0.5]), "#2a1028", clip=g)
            s.outline(g, 1.2 + h * 0.008, lost=0)
            s.stroke([q((v0 + v1) / 2, 0.22), q((v0 + v1) / 2, 0.30)], 1.2)
        for t in np.arange(0.66, 0.86, 0.05):
            s.stroke([q(v, t) for v in np.linspace(0.02, 0.98, 8)], 1, "#4a0614", alpha=0.7)
    for u in (0.2, 0.4, 0.62, 0.86):
        p, h = _at(u)
        s.wash(ell(p[0] - 14, p[1] + h * 0.25, h * 0.5, h * 0.2, 35), "#ffb84a", 0.35, wet=h * 0.14)


def _sleeve(s, pts, radii, folds, n):
    g = limb(pts, radii)
    s.wash(move(g, 12, 24), NIGHT, 1.0, wet=14)
    way = math.atan2(pts[-1][1] - pts[0][1], pts[-1][0] - pts[0][0])
    garment(s, g, *COAT, lambda x, y: way, n, long=44, w=1.8, folds=folds, line=3.8)


def _upper_arms(s):
    _sleeve(s, [(184, 664), (74, 790), (34, 910)], [88, 88, 84], [[(70, 700), (40, 800), (-10, 900)], [(110, 700), (80, 790), (70, 880)]], 300)
    _sleeve(s, [(816, 654), (930, 770), (966, 890)], [88, 88, 84], [[(930, 700), (960, 800), (1010, 900)], [(890, 690), (920, 790), (930, 870)]], 300)


def _forearms(s):
    _sleeve(s, [(30, 924), (90, 934), (186, 892)], [82, 74, 52], [[(100, 870), (70, 920), (20, 960)], [(90, 1000), (60, 960), (10, 940)], [(140, 880), (150, 910), (144, 950)]], 240)
    _sleeve(s, [(972, 908), (908, 914), (812, 872)], [82, 74, 52], [[(900, 850), (930, 900), (990, 940)], [(900, 980), (940, 940), (990, 920)], [(858, 860), (850, 890), (856, 930)]], 240)


def _hands(s):
    """Fingers over the edge of the cloth, the thumb on this side."""
    for m, (x, y) in ((1, (196, 886)), (-1, (800, 866))):

        def q(pts, m=m, x=x, y=y):
            return [(x + m * a, y + b) for a, b in pts]

        cuff = limb(q([(-18, -50), (-22, 44)]), [17, 17])
        s.thing(cuff, "#fbf4e4", 0.25, shade=0.8, shcol="#4a4a70", hatch=5, line=2.8)
        s.thing(blob(q([(-10, -44), (30, -62), (74, -54), (92, -14), (84, 34), (40, 50), (-8, 42)])), SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=3)
        for dx, dy in ((70, -44), (80, -16), (78, 12), (66, 38)):
            digit(s, q([(dx - 30, dy), (dx + 8, dy - 8), (dx + 30, dy + 4), (dx + 22, dy + 22)]), [17, 17.5, 15.5, 12], SKIN, line=2.6, k=0.9)
            p = np.array(q([(dx - 22, dy - 2)])[0])
            s.curve([p + [0, -10], p + [3 * m, 0], p + [0, 9]], 1.5, SKIN[2])
        digit(s, q([(10, -46), (46, -78), (84, -74), (104, -62)]), [20, 18, 15, 12], SKIN, nail=1, line=2.8, k=0.9)


def _collar(s):
    shirt = blob([(372, 470), (430, 520), (468, 560, 1), (520, 520), (574, 466), (540, 430), (400, 430)])
    s.thing(shirt, "#fbf4e4", 0.25, shade=0.7, shcol="#4a4a70", hatch=5, line=2.6)
    s.thing(limb([(474, 500), (462, 400)], [72, 70]), SKIN[0], 0.9, col2=SKIN[1], shade=1.1, shcol=SKIN[2], hatch=5, line=2.8)
    s.wash(blob([(396, 400), (540, 400), (540, 470), (440, 452)]), "#2a1020", 0.9, wet=14, clip=limb([(474, 500), (462, 400)], [72, 70]))
    for pts in ([(392, 446, 1), (372, 486), (404, 560, 1), (468, 540, 1), (430, 500)], [(552, 440, 1), (584, 480), (548, 562, 1), (468, 540, 1), (520, 500)]):
        g = blob(pts)
        s.wash(move(g, 4, 10), "#1a1a3a", 0.8, wet=6)
        s.thing(g, "#fffaf0", 0.2, shade=0.7, shcol="#4a4a70", hatch=5, line=2.8)
    s.thing(blob([(446, 536), (492, 536), (486, 574), (452, 574)]), "#c82a34", 1.1, shade=0.8, shcol="#3a0410", hatch=0, line=2.6)
    s.thing(blob([(452, 574), (486, 574), (516, 640), (490, 700, 1), (448, 650)]), "#c82a34", 1.1, shade=0.8, shcol="#3a0410", hatch=5, line=2.8)
    for sgn, pts in ((-1, [(376, 464, 1), (334, 508), (306, 566, 1), (344, 580, 1), (296, 606, 1), (270, 730, 1), (330, 660), (400, 592), (464, 558, 1), (404, 524)]), (1, [(576, 460, 1), (620, 504), (650, 560, 1), (612, 578, 1), (662, 602, 1), (700, 726, 1), (626, 656), (550, 590), (474, 558, 1), (540, 520)])):
        g = blob(pts)
        s.wash(move(g, 6, 14), NIGHT, 0.9, wet=9)
        garment(s, g, *COAT, lambda x, y, sgn=sgn: 1.57 - sgn * 0.7, 150, long=36, w=1.6, line=3.4)


def _head(s):
    k, turn = 1.5, 9

    def at(pts):
        return [(*move([p[:2]], 462, 268, k, turn)[0], *p[2:]) for p in pts]

    light, warm, dark = SKIN
    s.thing(ell(*at([(-68, 6)])[0], 16 * k, 25 * k, 12), light, 0.9, col2=warm, shade=0.9, shcol=dark, hatch=0, line=2.8)
    s.curve(at([(-72, -6), (-64, 6), (-70, 18)]), 2, dark)
    face = blob(at([(-60, -60), (-12, -100), (46, -92), (70, -52), (66, -22), (74, 4), (68, 40), (50, 82), (24, 106), (-8, 102), (-42, 72), (-60, 30), (-65, -12)]))
    s.thing(face, light, 0.85, col2=warm, shade=0.6, shcol=dark, hatch=0, line=3.2, soft=70)
    s.wash(blob(at([(-70, -60), (-40, -50), (-30, 20), (-26, 60), (-34, 84), (-70, 60)])), dark, 0.45, wet=24, clip=face)
    s.lift(ell(*at([(34, -62)])[0], 26 * k, 20 * k), 0.4, 16)
    s.lift(ell(*at([(52, 22)])[0], 12 * k, 16 * k), 0.4, 12)
    s.lift(blob(at([(-30, 70), (0, 78), (24, 88), (54, 70), (30, 108), (-8, 104)])), 0.4, 12)
    s.wash(ell(*at([(24, 92)])[0], 14 * k, 4 * k, turn), dark, 0.3, wet=7, clip=face)

    def pen(pts, w=2.6, col=None):
        s.curve(at(pts), w, col, wobble=0.5)

    for x, w in ((-8, 21), (46, 16)):
        s.wash(ell(*at([(x, -10)])[0], w * 1.35 * k, 15 * k, turn), dark, 0.7, wet=11, clip=face)
        eye = blob(at([(x - w, -4, 1), (x - w * 0.3, -8), (x + w * 0.5, -8), (x + w, 1, 1), (x + w * 0.4, 7), (x - w * 0.4, 6)]))
        s.cover(eye)
        s.wash(eye, "#fbf2e4", 0.25, off=0)
        iris = ell(*at([(x + w * 0.36, 1)])[0], 9 * k).intersection(eye)
        s.fill(iris, "#2a1610")
        s.fill(ell(*at([(x + w * 0.26, -3)])[0], 2.2 * k), body=True, clip=eye)
        pen([(x - w - 4, 0), (x - w * 0.3, -8), (x + w * 0.5, -8), (x + w + 4, 3)], 6)
        pen([(x - w + 3, 1), (x, 7), (x + w - 2, 3)], 1.7)
        pen([(x - w, -9), (x - w * 0.2, -20), (x + w * 0.9, -16)], 2.2, dark)
        s.wash(blob(at([(x - w, -5), (x - w * 0.2, -18), (x + w * 0.8, -15), (x + w, 0), (x + w * 0.5, -8), (x - w * 0.3, -8)])), warm, 0.5, wet=3, clip=face)
        pen([(x - w * 0.7, 13), (x, 19), (x + w * 0.8, 13)], 1.6, dark)
    r = s.rng
    for a, b, c in (((-34, -30), (-12, -42), (12, -50)), ((36, -50), (52, -42), (67, -28))):  # brows
        line = path(at([a, b, c]), 12)
        for _ in range(110):
            i = r.integers(0, len(line) - 4)
            o = r.normal(size=2) * 2.6
            s.curve([line[i] + o, line[i + 2] + o - [0, 2], line[i + 3] + o * 0.6], 2.6, "#1a1014")
    pen([(14, -62), (18, -54), (16, -46)], 2, dark)
    pen([(28, -62), (27, -54), (30, -46)], 2, dark)
    s.wash(blob(at([(22, -16), (30, 10), (24, 36), (10, 34), (16, 4)])), dark, 0.7, wet=9, clip=face)
    pen([(28, -20), (33, 4), (44, 26), (40, 37), (30, 39)], 3)
    pen([(30, 39), (20, 40), (14, 33), (17, 25)], 2.4)
    s.fill(ell(*at([(26, 38)])[0], 5, 2.6, 10), "#1d1014")
    s.wash(blob(at([(2, 66), (20, 60), (32, 62), (50, 68), (40, 79), (24, 81), (10, 76)])), "#8a2c34", 0.9, wet=3, clip=face)
    pen([(-3, 71), (10, 66), (26, 67), (38, 67), (53, 73)], 3.8)
    pen([(10, 84), (24, 87), (40, 83)], 2, dark)
    pen([(6, 42), (-6, 56), (-8, 70)], 2, dark)
    pen([(62, 46), (64, 58), (60, 68)], 1.7, dark)
    tear = at([(58, 22)])[0]
    s.fill(ell(*tear, 4, 7), "#d8f0fa", body=True)
    hair = blob(at([(-62, 20), (-72, -20), (-74, -70), (-46, -110), (0, -124), (46, -114), (72, -84), (72, -52), (56, -70), (24, -82), (-14, -80), (-40, -62), (-50, -30), (-52, 6)]))
    c = at([(40, -60)])[0]
    locks(s, hair, lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.9, ("#1c1416", "#0a0608", "#5a4c4c", "#c4b4ac"), 620, long=30, w=1.6, line=2.6)


@card("dusk", paper="cold", light=(0.5, -0.7), fresh=False)
def train_chest(s):
    """A man holds his chest open; a lit train leaves it."""
    _dusk(s)
    _upper_arms(s)
    _body(s)
    _night(s)
    _clock(s)
    _flaps(s)
    _forearms(s)
    _collar(s)
    _head(s)
    _viaduct(s)
    _train(s)
    _hands(s)
    s.splatter(NIGHT, 50, (0, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#ffd27a", 30, (560, 900, 1000, 1300), (0.7, 3))
