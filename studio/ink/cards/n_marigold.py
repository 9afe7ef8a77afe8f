"""A trail of marigolds for one night."""

from ..easel import *
from ..kit.grasp import grasp
from ..kit.portrait import braid, tresses
from ..kit.profile import profile

NIGHT, PLUM = "#0d0818", "#3a2350"
SKIN = ("#a86c48", "#94523a", "#43202a")
ORANGE = ("#f0902a", "#f8b030", "#e06a1e", "#fbc850", "#d8541a")
WAY = path([(300, 372), (436, 416), (512, 470), (420, 540), (262, 606), (250, 690), (390, 780), (410, 880), (270, 1000), (160, 1150), (160, 1320), (320, 1540)], 26)  # fmt: skip


def wide(u):
    return 8 + 165 * u**1.7


def _night(s):
    r = s.rng
    s.wash(s.all, "#6a3f78", 0.75, col2="#4a2f68", pool=0.6, gran=0.5, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (760, 300), (420, 190), (-100, 260)]), "#2c2258", 0.9, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 520), (860, 330), (640, 120)]), "#191436", 1.0, wet=80, gran=0.6)
    s.glow(250, 330, 360, "#f09048", 0.5, 0.75)
    for _ in range(230):
        x, y = r.uniform(0, 1000), 400 * r.random() ** 1.3
        q = r.uniform(0.8, 2.2)
        s.fill(ell(x, y, q), "#fff4d8", body=True, alpha=r.uniform(0.5, 1))
    for x, y in ((610, 92), (868, 190), (742, 262), (120, 110), (420, 60), (944, 70)):
        for a in (0, 90):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 11
            s.stroke([(x, y) - d, (x, y) + d], 2, "#fff4d8", body=True, taper=(0.5, 0.5), wobble=0)


def _hills(s):
    """Far to near: a hill of graves, then fields with furrows and walls of stones."""
    r = s.rng
    lines = [
        ([(-40, 392), (120, 352), (300, 346), (470, 392), (640, 470), (1040, 520)], "#56345e", "#2c1a40", 0.9),
        ([(-40, 560), (180, 540), (420, 590), (700, 560), (1040, 500)], "#44294f", "#1c1230", 1.1),
        ([(-40, 760), (240, 770), (560, 830), (800, 780), (1040, 700)], "#34203f", "#1c1230", 1.15),
        ([(-40, 1010), (200, 990), (520, 1060), (760, 1010), (1040, 930)], "#2a1a34", "#160e28", 1.15),
    ]
    for i, (pts, col, dark, k) in enumerate(lines):
        top = path(pts, 14)
        g = valid(Polygon([*top, (1040, 1560), (-40, 1560)]))
        s.cover(g)
        s.wash(g, col, k + 0.15, col2=dark, mix=("lin", 20, 0.2, 1.1), gran=0.25, pool=0.35)
        s.wash(valid(Polygon([*top, *(top + [0, 90])[::-1]])), "#8a5a80", 0.25, wet=20, clip=g)
        s.wash(valid(Polygon([*(top + [0, 150]), *(top + [0, 330])[::-1]])), NIGHT, 0.3, wet=60, gran=0.3, clip=g)
        s.wash(valid(Polygon([*top[len(top) // 2 :], (1040, 1560), (560, 1560)])), "#160e28", 0.15, wet=70, gran=0.6, clip=g)
        s.stroke(top, 2.6, NIGHT)
        for _ in range(150 + 60 * i):  # stubble, longer towards us
            x = r.uniform(0, 1000)
            y = np.interp(x, top[:, 0], top[:, 1]) + r.random() ** 1.6 * 240
            h = (5 + 6 * i) * r.uniform(0.6, 1.4)
            lit = abs(x - np.interp(y, WAY[:, 1], WAY[:, 0])) < 150 + 40 * i and r.random() < 0.6
            s.curve([(x, y), (x + r.normal() * 3, y - h * 0.6), (x + r.normal() * 6, y - h)], 1.2 + 0.3 * i, "#f0964a" if lit else NIGHT, n=4, body=lit, alpha=0.75, clip=g)  # fmt: skip
        if i == 0:
            _graves(s)
        for k in range(1, 15):  # furrows
            d = 9 * (1 + 0.5 * i) * k * (1 + 0.09 * k)
            a, b = sorted(int(v) for v in r.integers(0, len(top), 2))
            if b - a > 8:
                s.stroke([(x, y + d + 0.1 * d * math.sin(x / 130 + i)) for x, y in top[a:b]], 1.3 + 0.3 * i, "#7a5488", alpha=0.35, wobble=2, clip=g, body=True)


def _graves(s):
    r = s.rng
    for i, (x, h, lean_) in enumerate(((66, 66, -5), (134, 92, 3), (206, 74, -4), (380, 84, 5), (452, 66, -6), (528, 54, 8))):
        y = float(np.interp(x, [-40, 120, 300, 470, 640], [392, 352, 346, 392, 470])) + 12
        w = h * 0.3
        if i in (1, 4):
            g = union(poly([(x - 8, y), (x - 6, y - h * 1.1), (x + 6, y - h * 1.1), (x + 8, y)]), poly([(x - w, y - h * 0.82), (x + w, y - h * 0.86), (x + w, y - h * 0.68), (x - w, y - h * 0.64)]))  # fmt: skip
        else:
            g = union(poly([(x - w, y), (x - w, y - h * 0.6), (x + w, y - h * 0.6), (x + w, y)]), ell(x, y - h * 0.6, w, w * 0.95))
        g = move(g, 0, 0, 1, lean_, origin=(x, y))
        s.thing(g, "#b48aa0", 0.9, col2="#6a4a70", shade=0.9, shcol="#1c1030", hatch=4, line=2.2)
        if i not in (1, 4):
            for k in range(3):
                s.curve([(x - w * 0.5, y - h * 0.6 + k * 9), (x, y - h * 0.6 + k * 9 - 2), (x + w * 0.5, y - h * 0.6 + k * 9)], 1.2, NIGHT)
        for _ in range(9):
            s.curve([(x + r.uniform(-w, w) * 1.4, y + 6), (x + r.uniform(-w, w) * 1.4, y - 4), (x + r.uniform(-w, w) * 1.5, y - 14)], 1.6, NIGHT, n=4)
    for x in (36, 98, 108, 170, 236, 348, 412, 424, 488, 556, 250):
        y = float(np.interp(x, [-40, 120, 300, 470, 640], [392, 352, 346, 392, 470])) + 16
        s.glow(x, y - 24, 60, "#f8a030", 0.5, 0.65)
        s.fill(poly([(x - 4, y - 18), (x + 4, y - 18), (x + 5, y), (x - 5, y)]), "#fff0d0", body=True)
        s.fill(blob([(x, y - 38), (x + 5, y - 25), (x, y - 19), (x - 5, y - 25)]), "#f8901a", body=True)
        s.fill(blob([(x, y - 31), (x + 2.5, y - 24), (x, y - 20), (x - 2.5, y - 24)]), "#fff8c8", body=True)


def marigold(s, x, y, q, squash=0.72):
    """One flower head: ruffles in rings."""
    r = s.rng
    s.fill(ell(x + q * 0.15, y + q * 0.22, q * 1.02, q * squash), "#4a1408", body=True, alpha=0.55)
    for ring, n, col in ((1.0, 13, ORANGE[2]), (0.74, 11, ORANGE[0]), (0.48, 8, ORANGE[1]), (0.22, 5, ORANGE[3])):
        for k in range(n):
            a = (k + r.uniform(-0.3, 0.3)) / n * math.tau
            c = np.array([x + math.cos(a) * q * ring * 0.72, y + math.sin(a) * q * ring * 0.72 * squash])
            g = ell(*c, q * 0.3, q * 0.2, math.degrees(a) + r.normal() * 20)
            s.fill(g, mix(col, ORANGE[int(r.integers(5))], 0.35), body=True)
            if q > 15:
                s.stroke(arc(*c, q * 0.28, q * 0.19, math.degrees(a) - 90, math.degrees(a) + 90), 1.1, "#7a2408", body=True, alpha=0.8, wobble=0.3)


def petal(s, c, q, alpha=0.95):
    r = s.rng
    a = r.uniform(0, math.tau)
    d, n = np.array([math.cos(a), math.sin(a)]) * q, np.array([-math.sin(a), math.cos(a)]) * q * r.uniform(0.3, 0.6)
    s.fill(blob([c - d, c + n * 0.8, c + d * 0.8 + n * 0.5, c + d, c + d * 0.8 - n * 0.5, c - n * 0.8], 4), ORANGE[int(r.integers(5))], body=True, alpha=alpha)


def _path(s):
    r = s.rng
    n = len(WAY)
    for i in range(0, n, 7):
        u = i / n
        s.glow(*WAY[i], 40 + wide(u) * 1.5, "#e8782a", 0.16, 0.07)
    s.wash(limb(WAY[::9], [wide(i / n) * 0.8 for i in range(0, n, 9)]), "#c8541a", 0.8, wet=18, gran=0.5)
    for i, p in enumerate(WAY):
        u = i / n
        w = wide(u)
        for _ in range(int(5 + 17 * u)):
            c = p + r.normal(size=2) * [w * 0.42, w * 0.2]
            petal(s, c, (2.2 + 9 * u) * r.uniform(0.6, 1.2))
    heads = []
    for _ in range(120):
        u = 0.45 + 0.55 * r.random()
        p = WAY[int(u * (n - 1))]
        heads.append((*(p + r.normal(size=2) * [wide(u) * 0.36, wide(u) * 0.2]), (3 + 24 * u**1.5) * r.uniform(0.8, 1.15)))
    for x, y, q in sorted(heads, key=lambda h: h[1]):
        marigold(s, x, y, q)
    for u in np.linspace(0.66, 0.86, 6):  # somebody has already gone by
        i = int(u * n)
        d = WAY[i + 3] - WAY[i]
        way = math.degrees(math.atan2(d[1], d[0]))
        e = np.array([-d[1], d[0]]) / np.hypot(*d) * (20 + 40 * (u - 0.6)) * (1 if int(u * 1000) % 80 < 40 else -1)
        c, q = WAY[i] + e, 9 + 40 * (u - 0.6)
        g = union(ell(*(c + d / np.hypot(*d) * q * 0.5), q * 0.8, q * 0.5, way), ell(*(c - d / np.hypot(*d) * q * 0.7), q * 0.55, q * 0.4, way), *[ell(*(c + d / np.hypot(*d) * q * 1.5 + e / np.hypot(*e) * k * q * 0.22), q * 0.14) for k in (-2, -1, 0, 1, 2)])  # fmt: skip
        s.fill(g, "#4a1820", body=True, alpha=0.85)


def _ghost(s):
    r = s.rng
    s.glow(286, 560, 210, "#d8c8f8", 0.2, 0.4)
    pale = dict(col2="#d8cce8", shade=0.6, shcol="#6a5a98", hatch=0, line=1.9)
    skirt = blob([(246, 540), (232, 620), (206, 706), (196, 742), (250, 752), (300, 744), (350, 754), (352, 700), (338, 620), (330, 540)])
    s.thing(skirt, "#f8f4fc", 0.2, **pale)
    for x in (222, 246, 270, 296, 322, 340):
        s.curve([(286 + (x - 286) * 0.5, 560), (286 + (x - 286) * 0.8, 650), (x, 744)], 1.6, "#7a6aa8", clip=skirt)
    for k in range(16):
        s.fill(ell(204 + k * 9.6, 744 + 4 * math.sin(k * 1.3), 6, 5), "#ffffff", body=True)
    at = profile(s, 310, 456, 78, 14, skin=("#f6f0f8", "#dccbe4", "#8a7ab0"), eye="open", brow=-0.6, neck=((288, 506), 15), k=0.3, line=1.6)
    for p in ([(0.6, 0.52), (0.66, 0.56), (0.68, 0.6)], [(0.64, 0.66), (0.62, 0.74), (0.66, 0.8)], [(0.5, 0.42), (0.54, 0.44), (0.56, 0.48)], [(0.56, 0.26), (0.62, 0.25), (0.68, 0.28)]):  # fmt: skip
        s.stroke(at(p), 1, "#6a5a98", wobble=0.3)
    shawl = blob([(340, 416), (318, 400), (278, 404), (248, 440), (230, 510), (220, 590), (244, 636), (288, 620), (330, 606), (348, 560), (340, 524), (318, 508), (302, 494), (300, 468), (310, 446), (330, 436)])  # fmt: skip
    s.thing(shawl, "#fbf8ff", 0.2, **pale)
    for k in range(70):
        u = r.random()
        p = np.array([250 + 70 * r.random(), 470 + 140 * u])
        s.curve([p, p + [-4, 18], p + [-10 + 8 * r.random(), 34]], 1.2, "#8a7ab8" if k % 2 else "#ffffff", body=not k % 2, clip=shawl, alpha=0.8)
    for p in ([(262, 424), (252, 480), (240, 560)], [(300, 500), (280, 560), (262, 620)], [(330, 540), (306, 570), (280, 616)]):
        s.curve(p, 1.7, "#6a5a98", clip=shawl)
    for k in range(13):  # fringe
        x = 244 + k * 7.6
        y = 632 - k * 2.2
        s.curve([(x, y), (x + 1, y + 12), (x + r.normal() * 3, y + 22)], 1.7, "#fffdff", body=True)
    for k in range(9):
        s.curve([(336 - k * 3, 424 + k * 2), (330 - k * 3, 438 + k * 3), (322 - k * 3, 450 + k * 4)], 1.4, "#9a8ac0", alpha=0.8)
    s.thing(limb([(326, 556), (352, 584), (378, 570)], [11, 8, 5]), "#f6f0f8", 0.25, **pale)
    for k in range(4):
        a = np.array([379.0, 568 + 2 * k])
        s.thing(limb([a, a + (10 + k, -4 + 3 * k), a + (18 - k, -2 + 6 * k)], [3.6, 3.2, 2.2], 4), "#f6f0f8", 0.25, **{**pale, "line": 1.1})
    s.thing(limb([(322, 548), (340, 572), (352, 578)], [15, 13, 12]), "#fbf8ff", 0.2, **pale)
    cane = path([(372, 556), (384, 546), (396, 556), (398, 580), (408, 660), (414, 752)], 10)
    s.stroke(cane, 6, "#6a5a98", taper=(0, 0))
    s.stroke(cane, 3.6, "#fbf8ff", taper=(0, 0), body=True)
    for k in range(3):
        s.thing(limb([(384, 564 + 7 * k), (396, 562 + 7 * k), (402, 568 + 7 * k)], [3.6, 3.6, 2.6], 4), "#f6f0f8", 0.25, **{**pale, "line": 1.1})
    for _ in range(50):  # she thins out above the ground
        p = np.array([r.uniform(190, 360), r.uniform(690, 764)])
        s.curve([p, p + [14, -3], p + [34, 2]], 1.4, "#ffe8d0", body=True, alpha=0.5)
    s.wash(ell(290, 752, 90, 12), "#e8782a", 0.4, wet=10)


def _dog(s):
    """He goes ahead, and looks back whether she follows."""
    coat = dict(col2="#3a2438", shade=0.9, shcol=NIGHT, hatch=0, line=2.4)
    s.wash(ell(440, 884, 110, 13), NIGHT, 1.0, wet=8)
    for leg in ([(392, 812), (380, 848), (394, 884)], [(490, 806), (510, 846), (500, 880)]):
        s.thing(limb(leg, [14, 9, 7]), "#2c1a2c", 1.2, **coat)
    tail = limb([(380, 784), (346, 764), (334, 724), (352, 704)], [9, 8, 6, 3])
    s.thing(tail, "#5a3a4a", 1.1, **coat)
    body = blob([(372, 786), (396, 764), (440, 762), (486, 756), (514, 772), (520, 806), (496, 828), (446, 816), (410, 826), (380, 816)])
    s.thing(body, "#5a3a4a", 1.1, **coat)
    for leg in ([(404, 806), (416, 846), (398, 860), (408, 892)], [(500, 806), (520, 838), (540, 862), (552, 890)]):
        s.thing(limb(leg, [17, 11, 8, 7] if len(leg) > 3 else [15, 10, 8]), "#5a3a4a", 1.1, **coat)
        s.thing(ell(leg[-1][0] + 6, leg[-1][1] + 1, 11, 6), "#5a3a4a", 1.1, **{**coat, "line": 1.8})
    neck = limb([(502, 784), (528, 744), (534, 722)], [25, 19, 17])
    s.thing(neck, "#5a3a4a", 1.1, **coat)
    head_ = blob([(548, 700), (536, 692), (516, 694), (496, 706), (462, 720), (456, 730), (466, 738), (496, 738), (520, 746), (544, 736), (554, 716)])
    s.thing(head_, "#5a3a4a", 1.1, **coat)
    for p in ([(532, 698), (538, 662), (552, 700)], [(520, 698), (518, 664), (536, 694)]):
        s.thing(blob(p), "#6a4450", 1.1, **coat)
    s.fill(ell(460, 726, 6, 5), NIGHT)
    s.fill(ell(506, 712, 4.4), "#f8c060", body=True)
    s.fill(ell(504.5, 712, 2), NIGHT, body=True)
    s.curve([(466, 735), (486, 734), (500, 728)], 1.5)
    mask = s.mask(union(body, neck, head_))
    marks.pelt(s, mask, lambda x, y: 2.9 if y > 750 else 2.0, 170, (7, 14), 1.2, NIGHT, "#b88a8a", 0.3)
    for p in ([(400, 826), (440, 818), (494, 830)], [(404, 880), (412, 850)], [(544, 880), (524, 846)], [(372, 800), (384, 818), (402, 828)], [(466, 740), (500, 741), (520, 749)]):  # fmt: skip
        s.curve(p, 3, "#ffb45a", body=True, alpha=0.85)


def _basket(s):
    r = s.rng
    b = blob([(800, 1204), (814, 1286), (850, 1322), (914, 1322), (952, 1286), (968, 1204)])
    hoop = path([(806, 1202), (820, 1128), (872, 1096), (926, 1126), (960, 1202)], 12)
    s.wash(move(b, -8, 16), NIGHT, 0.8, wet=18)
    s.stroke(hoop, 15, "#2a120c", taper=(0, 0))
    s.stroke(hoop, 10, "#c08a44", taper=(0, 0))
    for p in hoop[::3]:
        s.stroke([p + [-6, -4], p + [6, 4]], 2, "#4a2410")
    s.thing(b, "#b8823e", 1.0, col2="#7a4a20", shade=0.9, shcol="#2a0e0c", hatch=0, line=2.8)
    for j in range(7):
        y = 1216 + j * 16
        for i in range(13):
            x = 798 + i * 14 + (7 if j % 2 else 0)
            s.curve([(x, y + 5), (x + 7, y - 2), (x + 14, y + 5)], 4.4, "#e0ac62" if x < 874 else "#8a5a2c", n=5, body=x < 874, clip=b)
            s.curve([(x, y + 9), (x + 7, y + 3), (x + 14, y + 9)], 1.6, "#2a0e0c", n=5, clip=b)
    s.stroke(path([(796, 1206), (882, 1228), (970, 1206)], 10), 13, "#3a1c10", taper=(0, 0))
    s.stroke(path([(798, 1204), (882, 1225), (968, 1204)], 10), 7, "#d09a50", taper=(0, 0))
    for x, y, q in ((824, 1190, 22), (860, 1196, 26), (904, 1196, 25), (944, 1190, 22), (842, 1170, 22), (880, 1168, 26), (922, 1172, 23), (900, 1150, 18), (862, 1152, 17)):
        marigold(s, x, y + r.normal(), q, 0.8)


def _skirt(s, red):
    skirt = blob([(630, 1000), (694, 1012), (772, 1000), (806, 1080), (852, 1200), (908, 1330), (946, 1432), (866, 1440), (802, 1466), (722, 1442), (646, 1460), (562, 1434), (486, 1446), (530, 1320), (574, 1180), (610, 1070)])  # fmt: skip
    s.wash(move(skirt, 22, 12), NIGHT, 0.8, wet=22)
    s.thing(skirt, "#c8262a", 1.0, **red)
    for x, k in ((540, 0.5), (596, 0.7), (664, 0.8), (726, 0.9), (792, 1.0), (850, 1.0), (900, 0.9)):
        pts = [(700 + (x - 700) * 0.3, 1024), (700 + (x - 700) * 0.6, 1200), (x, 1446)]
        s.wash(limb(pts, [2, 12, 26]), "#3a0414", k, wet=9, clip=skirt)
        s.curve(pts, 2.8, "#2a0414", clip=skirt)
    for x in (514, 570, 632, 696):
        pts = [(700 + (x - 700) * 0.34, 1050), (700 + (x - 700) * 0.6, 1200), (x, 1380)]
        s.stroke(path(pts, 10), 5, "#f0604a", body=True, alpha=0.5, clip=skirt)
    hem = [(480, 1440), (562, 1428), (646, 1454), (722, 1436), (802, 1460), (866, 1434), (950, 1428)]
    for e, w, col in ((10, 12, "#f8b030"), (27, 6, "#f6e6c0"), (42, 12, "#2f8a80")):
        line = path([(x + (700 - x) * e * 0.0016, y - e) for x, y in hem], 10)
        s.stroke(line, w, mix(col, NIGHT, 0.12), taper=(0, 0), body=True, clip=skirt, alpha=0.9)
    s.outline(skirt, 2.8)


def _woman(s):
    """Seen from behind: shoulder blades, nape and one plait; her face is just lost behind her cheek."""
    r = s.rng
    red = dict(col2="#a41a28", shade=0.85, shcol="#3a0414", hatch=0, line=2.8, gran=0.5)
    bare = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
    s.wash(blob([(440, 1462), (700, 1440), (1000, 1452), (1040, 1500), (620, 1510)]), NIGHT, 1.2, wet=20)
    for x, y in ((606, 1462), (716, 1470)):  # heels
        s.thing(blob([(x - 22, y + 6), (x - 18, y - 34), (x, y - 50), (x + 18, y - 34), (x + 22, y + 6), (x, y + 18)]), SKIN[0], 0.9, **bare)
        s.curve([(x - 14, y + 2), (x, y + 8), (x + 14, y + 2)], 1.6)
    _skirt(s, red)
    # the arm that strews: down to the elbow, then out over the trail
    fore = limb([(560, 1000), (520, 1004), (470, 996), (416, 1002)], [27, 29, 23, 15])
    s.wash(move(fore, 4, 26), NIGHT, 0.5, wet=16)
    s.thing(fore, SKIN[0], 0.9, **bare)
    s.thing(limb([(612, 866), (588, 930), (562, 996)], [36, 33, 26]), SKIN[0], 0.9, **bare)
    s.wash(limb([(548, 1014), (500, 1024), (440, 1014)], [10, 10, 5]), SKIN[2], 0.5, wet=8, clip=fore)
    for p in ([(540, 972), (548, 984), (546, 998)], [(566, 1018), (556, 1012), (554, 1002)]):
        s.curve(p, 2, SKIN[2])
    s.curve([(548, 974), (500, 970), (440, 984)], 3, "#ffb45a", body=True, alpha=0.7, clip=fore)
    w = np.array([418, 1002.0])
    palm = blob([w + (12, -15), w + (-20, -19), w + (-50, -8), w + (-56, 14), w + (-26, 24), w + (8, 16)])
    skin_ = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    s.thing(limb([tuple(w + (-8, 12)), tuple(w + (-26, 40)), tuple(w + (-44, 54))], [11, 9, 6], 6), SKIN[0], 0.9, **skin_)  # thumb, beyond
    for p in (([(-36, 14), (-56, 32), (-66, 52), (-66, 66)], [(-44, 10), (-72, 24), (-86, 44), (-88, 60)], [(-48, 2), (-80, 10), (-98, 28), (-104, 44)], [(-46, -6), (-76, -6), (-98, 6), (-108, 20)])):  # fmt: skip
        q = [tuple(w + k) for k in p]
        s.thing(limb(q, [9.5, 9, 8, 5.5], 6), SKIN[0], 0.9, **skin_)
        s.stroke([np.array(q[1]) + (-2, -6), np.array(q[1]) + (3, 5)], 1.1, SKIN[2], wobble=0.3)
    s.thing(palm, SKIN[0], 0.75, **{**skin_, "col2": SKIN[0], "shade": 0.4})
    for k in range(3):
        s.stroke([w + (-20, -9 + 8 * k), w + (-42, -4 + 8 * k)], 1, SKIN[2], wobble=0.4)
    # the arm that hangs, and the basket in its hand
    _basket(s)
    arm = limb([(798, 868), (826, 940), (842, 984), (856, 1022), (870, 1070)], [34, 30, 25, 25, 15])
    s.thing(arm, SKIN[0], 0.9, **bare)
    s.wash(limb([(824, 880), (858, 980), (880, 1060)], [14, 14, 8]), SKIN[2], 0.6, wet=12, clip=arm)
    s.curve([(828, 978), (842, 992), (858, 990)], 2, SKIN[2])
    grasp(s, (872, 1097), (1, 0.06), (870, 1062), 50, skin=SKIN, thumb=-1, over=0.3)
    # her back
    s.thing(limb([(694, 826), (692, 762)], [38, 34]), SKIN[0], 0.9, **bare)
    torso = blob([(586, 846), (614, 822), (656, 808), (694, 816), (734, 808), (780, 824), (812, 850), (806, 900), (786, 960), (776, 1012), (700, 1028), (624, 1012), (618, 960), (598, 900)])  # fmt: skip
    s.thing(torso, "#c8262a", 1.0, **red)
    s.wash(blob([(724, 830), (810, 850), (790, 1010), (720, 1020), (738, 920)]), "#4a0618", 0.7, wet=26, clip=torso)
    for p in ([(640, 862), (658, 904), (650, 938)], [(756, 862), (742, 904), (750, 938)], [(622, 966), (644, 986), (676, 992)], [(776, 962), (752, 986), (724, 994)], [(634, 996), (656, 1002), (680, 1004)]):  # fmt: skip
        s.curve(p, 2.4, "#4a0618", clip=torso)
    s.stroke(path([(606, 850), (616, 900), (630, 960)], 8), 6, "#f0604a", body=True, alpha=0.55, clip=torso)
    band = path([(640, 822), (694, 836), (748, 822)], 10)  # the hem of her collar, high at the nape
    s.stroke(band, 17, "#f6e6c0", taper=(0, 0), body=True)
    s.stroke(band + [0, 12], 6, "#2f8a80", taper=(0, 0), body=True)
    for p, _, _ in marks.along(band, 18):
        s.fill(ell(*p, 4), "#e06a1e", body=True)
    s.stroke(path([(620, 1008), (700, 1026), (778, 1006)], 10), 24, "#0c2a2a", taper=(0, 0), body=True)
    s.stroke(path([(621, 1006), (700, 1024), (777, 1004)], 10), 18, "#2f8a80", taper=(0, 0), body=True)
    for x, e in ((598, -1), (802, 1)):  # short sleeves with a cuff
        g = blob([(x - 14 * e, 820), (x + 14 * e, 828), (x + 34 * e, 866), (x + 34 * e, 914), (x - 2 * e, 926), (x - 34 * e, 910), (x - 26 * e, 858)])
        s.thing(g, "#cc2a2e" if e < 0 else "#94182a", 1.0, **red)
        for k in range(3):
            s.curve([(x - 8 * e + k * 8 * e, 846), (x - 8 * e + k * 13 * e, 880), (x - 18 * e + k * 18 * e, 916)], 1.8, "#4a0618", clip=g)
        s.stroke(path([(x - 34 * e, 906), (x, 920), (x + 34 * e, 908)], 8), 9, "#f8b030" if e < 0 else "#a8701c", taper=(0, 0), body=True)
        if e < 0:
            s.curve([(x - 18, 836), (x - 32, 866), (x - 32, 896)], 4, "#ffb45a", body=True, alpha=0.7)
    # her head, turned a little towards the trail
    cheek = blob([(650, 660), (628, 672), (622, 690), (612, 712), (616, 736), (628, 756), (650, 772), (684, 776), (700, 690)])
    s.thing(cheek, SKIN[0], 0.9, **bare)
    for k in range(3):  # lashes beyond the cheek
        s.curve([(622, 694 + k), (612, 692 + 3 * k), (604, 690 + 6 * k)], 2)
    s.curve([(616, 708), (612, 720), (618, 742)], 3, "#ffb45a", body=True, alpha=0.8)
    skull = blob([(640, 700), (628, 666), (644, 622), (690, 596), (740, 608), (768, 652), (766, 706), (744, 752), (716, 784), (688, 788), (668, 772), (662, 740)])
    nape = np.array([700, 792.0])
    crown = np.array([690, 640.0])

    def lie(x, y):
        a = nape - (x, y)
        u = np.clip(1 - np.hypot(*(crown - (x, y))) / 150, 0, 1)
        e = (np.array([x, y]) - crown) / (np.hypot(x - crown[0], y - crown[1]) + 1)
        d = a / (np.hypot(*a) + 1) * (1 - u) + e * u
        return math.atan2(d[1], d[0])

    tresses(s, skull, lie, ("#140a10", "#2c1a20", "#5a3a34"), 420, 34, 1.5)
    for k in range(14):
        x = 634 + k * 2.4
        s.curve([(x, 664 - k * 2.6), (x + 8, 700 - k), (x + 24, 744)], 1.5, "#e8904a", body=True, alpha=0.6, clip=skull)
    s.thing(ell(660, 724, 11, 19, 10), SKIN[0], 0.9, **skin_)
    s.curve([(656, 712), (652, 724), (660, 736)], 1.4, SKIN[2])
    s.fill(ell(662, 750, 5, 8), "#f8c040", body=True)
    s.wash(blob([(660, 800), (730, 800), (724, 826), (666, 826)]), SKIN[2], 0.6, wet=8)
    braid(s, [(700, 780), (712, 840), (694, 910), (706, 980), (690, 1060)], 25, ("#1c1016", "#4a3030", "#a8683c"), 1.8, tie="#f8a020")
    marigold(s, 752, 676, 25, 0.95)
    marigold(s, 744, 718, 17, 0.95)
    # what falls from the hand
    for _ in range(90):
        u = r.random()
        c = w + [-72 - 130 * u + r.normal() * (12 + 34 * u), 40 + 190 * u**1.5 + r.normal() * 20]
        petal(s, c, r.uniform(6, 11), 1)
    for _ in range(9):
        u = r.random()
        marigold(s, w[0] - 90 - 110 * u + r.normal() * 16, w[1] + 70 + 130 * u, r.uniform(13, 19), 0.85)


@card("plum", paper="cold", light=(-0.75, 0.25), fresh=False)
def marigold_path(s):
    """A woman in red strews marigolds; down the trail of them comes one who is dead."""
    _night(s)
    _hills(s)
    _path(s)
    _ghost(s)
    _dog(s)
    _woman(s)
    s.splatter("#e8782a", 50, (60, 900, 520, 1500), (0.8, 3.6))
    s.splatter(NIGHT, 40, (500, 0, 1000, 600), (0.7, 4))
