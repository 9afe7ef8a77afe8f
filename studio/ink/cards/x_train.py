"""Longing: a man with a line that runs through him."""

from ..easel import *
from ..kit.figure import digit, garment

NIGHT = "#0a0c1e"
SKIN = ("#b47a50", "#9a5638", "#3a1c2a")
COAT = ("#2f5a94", "#08142e", "#b8d8f4")
BONE = ("#f6ead0", "#d8b890", "#5a3a48")
HOLE = blob([(470, 560), (560, 580), (650, 660), (712, 780), (722, 920), (700, 1060), (640, 1200), (540, 1290), (470, 1306), (390, 1250), (318, 1120), (284, 980), (282, 840), (320, 700), (400, 590)])  # fmt: skip
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
    coat = blob([(388, 474), (300, 506), (190, 540), (110, 590), (90, 760), (128, 960), (120, 1130), (90, 1330), (60, 1560), (980, 1560), (950, 1300), (900, 1100), (880, 960), (912, 760), (892, 590), (810, 536), (690, 498), (580, 474)])  # fmt: skip
    s.wash(move(coat, 26, 18), NIGHT, 1.0, wet=20)
    folds = [[(300, 1240), (350, 1380), (360, 1520)], [(620, 1280), (600, 1400), (620, 1540)], [(470, 1310), (474, 1420), (466, 1540)], [(240, 1010), (270, 1120), (330, 1230)], [(190, 1180), (230, 1330), (230, 1520)], [(760, 1010), (730, 1100), (700, 1180)]]  # fmt: skip
    garment(s, coat, *COAT, lambda x, y: 1.57 + (x - 480) * 0.0006, 900, long=46, w=1.8, folds=folds, line=3.8)
    for x, y in ((420, 1372), (424, 1474)):
        s.wash(ell(x + 4, y + 6, 19), NIGHT, 0.8, wet=5)
        s.thing(ell(x, y, 18), "#1c2a4a", 1.2, shade=0.8, shcol=NIGHT, hatch=0, line=2.6)
        for a in (-5, 5):
            s.fill(ell(x + a, y, 2.6), "#b8d8f4", body=True)


def _bone(k, q):
    """The k-th rib from above, on the left (-1) or the right (1)."""
    y, w = 640 + 78 * k, (150, 196, 214, 220, 214, 196, 160)[k]
    o = 5 * math.sin(k * 2.1 + q)
    pts = [(482 + q * 14, y), (482 + q * w * 0.4, y - 40 + o), (482 + q * w * 0.8, y - 26 + o), (482 + q * (w + 6), y + 30), (482 + q * (w * 1.06 + 10), y + 104)]  # fmt: skip
    return pts, limb(pts, [8, 11, 14, 17, 19]).intersection(HOLE)


def _rib(s, k, q):
    pts, g = _bone(k, q)
    s.wash(move(g, 8, 16), "#03040c", 1.0, wet=8, clip=HOLE)
    s.thing(g, BONE[0], 0.5, col2=BONE[1], shade=1.0, shcol=BONE[2], hatch=4, line=2.6)
    for p, d, u in marks.along(path(pts, 8), 13):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * (3 + 9 * u), p - n * 2 + d * 5, p + n * (2 + 5 * u)], 1, BONE[2], clip=g, alpha=0.7)


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
        g = blob([(482 - 17 * q, y - 16), (482, y - 20), (482 + 17 * q, y - 16), (482 + 12 * q, y), (482 + 20 * q, y + 15), (482, y + 20), (482 - 20 * q, y + 15), (482 - 12 * q, y)])  # fmt: skip
        s.thing(g.intersection(HOLE), BONE[0], 0.6, col2=BONE[1], shade=1.0, shcol=BONE[2], hatch=3, line=2)
    for k in range(7):
        for q in (-1, 1):
            _rib(s, k, q)
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
    for side, hand in ((-1, (226, 880)), (1, (756, 880))):
        if side < 0:
            pts = [(474, 548, 1), (400, 570), (310, 660), (240, 780), (196, 850), (190, 890), (240, 950), (272, 1060), (330, 1190), (420, 1290), (478, 1330, 1), (400, 1230), (330, 1110), (298, 980), (296, 850), (336, 716), (404, 610)]  # fmt: skip
        else:
            pts = [(466, 548, 1), (570, 562), (660, 640), (740, 760), (792, 830), (800, 876), (756, 940), (736, 1050), (700, 1140), (640, 1240), (560, 1310), (474, 1336, 1), (540, 1270), (624, 1190), (684, 1060), (706, 920), (698, 786), (640, 676), (560, 598)]  # fmt: skip
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
        roof = valid(Polygon([q(v, 0.07) for v in np.linspace(0, 1, 8)] + [q(1, 0.0) + [4, -6], *[q(v, -0.10) + [10 * (a + 0.2), 0] for v in np.linspace(0.97, 0.03, 8)]]))  # fmt: skip
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
                who = union(ell(m[0], m[1], z, z * 1.15), blob([(m[0] - z * 1.8, m[1] + z * 4), (m[0] - z * 1.3, m[1] + z * 1.4), (m[0], m[1] + z), (m[0] + z * 1.3, m[1] + z * 1.4), (m[0] + z * 1.8, m[1] + z * 4)]))  # fmt: skip
                if r.random() < 0.5:
                    who = union(who, limb([(m[0] - z * 1.4, m[1] - z * 0.9), (m[0] + z * 1.4, m[1] - z * 1.1)], [z * 0.3, z * 0.3]), box(m[0] - z * 0.8, m[1] - z * 2, m[0] + z * 0.8, m[1] - z))  # fmt: skip
                s.fill(who, "#2a1028", alpha=0.95, clip=g)
                if (i, k) in ((4, 1), (3, 2)):
                    s.fill(limb([(m[0] + z * 1.4, m[1] + z * 2), (m[0] + z * 2.1, m[1] + z * 0.4), (m[0] + z * 1.9, m[1] - z * 1.2)], [z * 0.45, z * 0.4, z * 0.5]), "#2a1028", clip=g)  # fmt: skip
            s.outline(g, 1.2 + h * 0.008, lost=0)
            s.stroke([q((v0 + v1) / 2, 0.22), q((v0 + v1) / 2, 0.30)], 1.2)
        for t in np.arange(0.66, 0.86, 0.05):
            s.stroke([q(v, t) for v in np.linspace(0.02, 0.98, 8)], 1, "#4a0614", alpha=0.7)
    for u in (0.2, 0.4, 0.62, 0.86):
        p, h = _at(u)
        s.wash(ell(p[0] - 14, p[1] + h * 0.25, h * 0.5, h * 0.2, 35), "#ffb84a", 0.35, wet=h * 0.14)


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
    for sgn, pts in ((-1, [(376, 464, 1), (334, 508), (306, 566, 1), (344, 580, 1), (296, 606, 1), (270, 730, 1), (330, 660), (400, 592), (464, 558, 1), (404, 524)]), (1, [(576, 460, 1), (620, 504), (650, 560, 1), (612, 578, 1), (662, 602, 1), (700, 726, 1), (626, 656), (550, 590), (474, 558, 1), (540, 520)])):  # fmt: skip
        g = blob(pts)
        s.wash(move(g, 6, 14), NIGHT, 0.9, wet=9)
        garment(s, g, *COAT, lambda x, y, sgn=sgn: 1.57 - sgn * 0.7, 150, long=36, w=1.6, line=3.4)


def _sleeves(s):
    """Shoulder, upper arm, elbow and forearm in one piece of cloth."""
    for m in (1, -1):

        def q(pts, m=m):
            return [((x if m > 0 else 984 - x), y, *rest) for x, y, *rest in pts]

        g = blob(q([(214, 536), (140, 548), (70, 600), (22, 720), (-16, 880), (-36, 1040), (-20, 1130), (40, 1164), (100, 1130), (166, 1040), (232, 968), (156, 886), (118, 940), (122, 860), (168, 740), (226, 640)]))  # fmt: skip
        s.wash(move(g, 12, 24).intersection(box(-50, 780, 1050, 1300)), NIGHT, 1.1, wet=16)

        def way(x, y, m=m):
            return (1.95 if m > 0 else 1.2) if y < 940 else (-0.85 if m > 0 else -2.3)

        folds = [q(f) for f in ([(118, 944), (70, 990), (0, 1000)], [(124, 970), (80, 1040), (20, 1080)], [(110, 900), (60, 930), (-10, 920)], [(190, 620), (150, 700), (120, 800)], [(90, 640), (60, 740), (40, 840)], [(200, 960), (172, 990), (140, 1000)], [(214, 546), (196, 590), (206, 640)])]  # fmt: skip
        garment(s, g, *COAT, way, 620, long=44, w=1.8, folds=folds, line=2.8)
        s.lift(ell(*q([(190, 570)])[0][:2], 60, 46), 0.3, 22)


def _hands(s):
    """Fingers over the edge of the cloth, the thumb on this side; the forearm comes from below."""
    for m, (x, y) in ((1, (186, 926)), (-1, (798, 926))):

        def q(pts, m=m, x=x, y=y):
            return [(x + m * a, y + b) for a, b in move(np.array(pts, float), 0, 0, 1.06, -40)]

        cuff = limb(q([(-14, -56), (-18, 50)]), [18, 18])
        s.wash(move(cuff, 6, 10), NIGHT, 0.8, wet=8)
        s.thing(cuff, "#fbf4e4", 0.25, shade=0.8, shcol="#4a4a70", hatch=5, line=2.8)
        s.thing(blob(q([(-6, -44), (30, -60), (72, -54), (92, -14), (84, 34), (40, 50), (-6, 42)])), SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=3)  # fmt: skip
        for dx, dy in ((70, -42), (80, -15), (78, 13), (66, 38)):
            digit(s, q([(dx - 30, dy), (dx + 8, dy - 8), (dx + 30, dy + 4), (dx + 22, dy + 22)]), [17, 17.5, 15.5, 12], SKIN, line=2.6, k=0.9)
            p = np.array(q([(dx - 22, dy - 2)])[0])
            s.curve([p + [0, -10], p + [3 * m, 0], p + [0, 9]], 1.5, SKIN[2])
        digit(s, q([(10, -46), (46, -78), (84, -74), (104, -62)]), [20, 18, 15, 12], SKIN, nail=1, line=2.8, k=0.9)


def _face(s):
    """What the hat leaves of it: cheeks, a nose, a shut mouth, a chin."""
    light, warm, dark = SKIN
    face = blob([(372, 200), (366, 270), (376, 330), (402, 392), (444, 436), (482, 446), (522, 436), (562, 390), (588, 328), (598, 268), (592, 200)])
    for x in (364, 602):
        s.thing(ell(x, 268, 18, 36, 6 if x < 480 else -6), light, 0.95, col2=warm, shade=0.9, shcol=dark, hatch=0, line=2.8)
    s.thing(face, light, 0.9, col2=warm, shade=0.5, shcol=dark, hatch=0, line=3.2, soft=70)
    s.wash(blob([(366, 270), (376, 330), (402, 392), (444, 440), (450, 400), (420, 340), (404, 260)]), dark, 0.6, wet=20, clip=face)
    s.wash(
        blob([(350, 150), (610, 150), (610, 262), (560, 286), (520, 262), (484, 276), (446, 262), (404, 288), (350, 262)]), "#120810", 1.7, wet=12, clip=face
    )  # the shade of the brim
    s.lift(ell(560, 318, 20, 26), 0.4, 12)
    s.lift(ell(486, 424, 26, 12), 0.35, 9)
    nose = blob([(470, 240), (464, 290), (444, 318), (452, 334), (484, 342), (516, 334), (524, 318), (506, 290), (500, 240)])
    s.wash(move(nose, -8, 6), dark, 0.5, wet=10, clip=face)
    s.lift(ell(492, 308, 11, 13), 0.5, 6)
    pen = lambda pts, w=2.6, col="#1d0f12": s.curve(pts, w, col, wobble=0.5)  # noqa: E731
    pen([(446, 322), (448, 336), (462, 338)], 3)
    pen([(522, 322), (520, 336), (506, 338)], 3)
    pen([(466, 338), (484, 345), (502, 338)], 2.6)
    for x, a in ((466, 16), (502, -16)):
        s.fill(ell(x, 336, 8, 3.6, a), "#1d0f12")
    pen([(446, 318), (454, 312), (460, 318)], 1.6, dark)
    pen([(522, 318), (514, 312), (508, 318)], 1.6, dark)
    upper = blob([(432, 382), (462, 368), (484, 373), (506, 368), (538, 382), (506, 386), (484, 388), (462, 386)])
    lower = blob([(440, 384), (484, 390), (530, 384), (512, 404), (484, 410), (456, 404)])
    s.wash(lower, "#a84a44", 0.7, wet=2, clip=face)
    s.wash(upper, "#7a2a30", 0.9, wet=2, clip=face)
    s.lift(ell(490, 397, 14, 4), 0.4, 3)
    pen([(428, 384), (456, 383), (484, 389), (512, 383), (542, 384)], 4)
    pen([(428, 384), (422, 390)], 2.4)
    pen([(542, 384), (548, 390)], 2.4)
    pen([(460, 416), (484, 420), (508, 416)], 2, dark)
    pen([(438, 336), (422, 356), (416, 376)], 2, dark)
    pen([(530, 336), (546, 356), (552, 376)], 2, dark)
    pen([(478, 352), (478, 364)], 1.6, dark)
    pen([(490, 352), (490, 364)], 1.6, dark)
    s.curve([(551, 290), (554, 304), (553, 318)], 2, "#d8f0fa", body=True, alpha=0.35)
    s.fill(ell(553, 324, 6, 9), "#d8f0fa", body=True)
    s.fill(ell(551, 320, 2, 3), body=True)


def _hat(s):
    """Wide, and pulled down; there is a ticket in its band."""
    felt = dict(col2="#1c2440", shade=0.9, shcol=NIGHT, hatch=5, line=3.4, gran=0.3)
    brim = blob([(190, 236), (220, 186), (320, 156), (484, 148), (648, 156), (750, 184), (784, 232), (700, 232), (600, 222), (484, 236), (370, 224), (270, 236)])  # fmt: skip
    s.wash(move(brim, 0, 16), "#120810", 1.0, wet=14)
    s.thing(brim, "#33406a", 1.1, **felt)
    for pts in ([(226, 196), (270, 178), (322, 168)], [(648, 168), (700, 178), (744, 194)]):
        s.curve(pts, 3, "#b8c4e8", body=True, alpha=0.5)
    crown = blob([(330, 190, 1), (336, 110), (352, 40), (392, -10), (440, 6), (486, 22), (530, 4), (578, -12), (618, 40), (634, 110), (640, 190, 1), (484, 210)])  # fmt: skip
    s.thing(crown, "#3a4876", 1.1, soft=70, **felt)
    s.wash(blob([(440, 0), (486, 20), (534, 0), (510, 70), (488, 110), (464, 70)]), NIGHT, 1.0, wet=14, clip=crown)
    s.wash(blob([(320, 20), (380, 10), (372, 190), (320, 190)]), NIGHT, 0.9, wet=24, clip=crown)
    band = blob([(331, 150, 1), (484, 172), (638, 150, 1), (641, 192, 1), (484, 214), (328, 192, 1)])
    s.thing(band, "#8a1c2c", 1.1, shade=0.9, shcol="#1c0414", hatch=5, line=2.8)
    ticket = poly([(548, 112), (604, 100), (616, 170), (560, 180)])
    s.wash(move(ticket, 4, 6), NIGHT, 0.8, wet=5)
    s.thing(ticket, "#fff0c4", 0.4, shade=0.3, hatch=0, line=2.2)
    for q in (0.2, 0.4):
        s.stroke([(556 + q * 14, 118 + q * 70), (600 + q * 14, 108 + q * 70)], 2.2, "#5a3a3a")
    s.fill(ell(592, 118, 5), "#33406a")
    s.thing(blob([(549, 160), (630, 149), (640, 190), (556, 204)]).intersection(band), "#8a1c2c", 1.1, shade=0.6, shcol="#1c0414", hatch=5, line=2.4)


def _rib_before(s, kept):
    """It comes out between two of them: deep inside, a rib still lies before it."""
    g = _bone(4, 1)[1].buffer(2).intersection(box(480, 800, 600, 1000))
    s.wash(move(g, 5, 16).difference(g), NIGHT, 1.2, wet=6)
    marks.again(s, kept, s.mask(g))


@card("dusk", paper="cold", light=(0.5, -0.7))
def train_chest(s):
    """A man under a wide hat holds his coat open; a lit train leaves his ribs."""
    _dusk(s)
    _body(s)
    _night(s)
    _clock(s)
    _flaps(s)
    _collar(s)
    _face(s)
    _hat(s)
    _sleeves(s)
    kept = marks.kept(s)
    _viaduct(s)
    _train(s)
    _rib_before(s, kept)
    _hands(s)
    s.splatter(NIGHT, 50, (0, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#ffd27a", 30, (560, 900, 1000, 1300), (0.7, 3))
