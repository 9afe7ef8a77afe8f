"""A trail of marigolds for one night."""

from ..easel import *
from ..kit.portrait import braid, garment, tresses
from ..kit.profile import fingers, profile
from ..kit.rim import rim

NIGHT = "#0d0818"
SKIN = ("#a86c48", "#94523a", "#43202a")
GHOST = ("#f6f0f8", "#dccbe4", "#8a7ab0")
RED = "#c8203c"
ORANGE = ("#f0902a", "#f8b030", "#e06a1e", "#fbc850", "#d8541a")
WAY = path([(300, 372), (436, 416), (512, 470), (420, 540), (262, 606), (250, 690), (360, 800), (380, 900), (310, 1010), (250, 1150), (270, 1320), (380, 1560)], 26)


def wide(u):
    return 8 + 165 * u**1.7


def _night(s):
    r = s.rng
    s.wash(s.all, "#6a3f78", 0.75, col2="#4a2f68", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (760, 300), (420, 190), (-100, 260)]), "#2c2258", 0.9, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 520), (860, 330), (640, 120)]), "#191436", 1.0, wet=80, gran=0.25)
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
        s.wash(valid(Polygon([*top[len(top) // 2 :], (1040, 1560), (560, 1560)])), "#160e28", 0.15, wet=70, gran=0.25, clip=g)
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
                s.stroke([(x, y + d + 0.1 * d * math.sin(x / 130 + i)) for x, y in top[a:b]], 1.3 + 0.3 * i, "#7a5488", alpha=0.2, wobble=2, clip=g, body=True)


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
        s.glow(*WAY[i], 60 + wide(u) * 1.9, "#f0862a", 0.13, 0.09)
    s.wash(limb(WAY[::9], [wide(i / n) * 0.8 for i in range(0, n, 9)]), "#c8541a", 0.8, wet=18, gran=0.25)
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
    """One who is hardly there: the night shows through her, and below she is only light."""
    r = s.rng
    s.glow(320, 640, 300, "#d8c8f8", 0.12, 0.4)
    whole = blob([(318, 420), (276, 440), (246, 500), (222, 590), (196, 700), (170, 820), (140, 960), (120, 1060), (300, 1080), (440, 1050), (432, 930), (424, 830), (432, 770), (500, 744), (496, 700), (440, 694), (412, 640), (386, 600), (350, 560), (346, 470), (340, 428)], 10)
    fade = marks.field(s, lambda x, y: step(1040, 760, y))
    m = (s.mask(whole) * fade).astype(np.float32)
    s.cover((m * 0.86).astype(np.float32))
    s.wash(m, "#cdbff0", 0.3, col2="#f0e8ff", edge=0.2, gran=0.2)
    fingers(s, 492, 722, 78, 16, curls=(5, 7, 9, 12), spread=8, thumb=(-40, 10), skin=GHOST, k=0.3, line=1.5)
    at = profile(s, 362, 518, 120, 12, skin=GHOST, eye="open", brow=-0.6, k=0.28, line=1.8, iris="#4a3a78")
    for f in ([(0.58, 0.50), (0.65, 0.55), (0.68, 0.60)], [(0.66, 0.64), (0.64, 0.72), (0.67, 0.79)], [(0.50, 0.42), (0.54, 0.44), (0.56, 0.48)], [(0.56, 0.25), (0.63, 0.24), (0.69, 0.27)], [(0.57, 0.20), (0.63, 0.19), (0.68, 0.21)], [(0.54, 0.46), (0.58, 0.49), (0.62, 0.48)]):
        s.stroke(at(f), 1.2, "#6a5a98", wobble=0.3)
    hood = blob([tuple(at([(0.54, 0.02)])[0]), tuple(at([(0.46, 0.20)])[0]), tuple(at([(0.36, 0.48)])[0]), tuple(at([(0.40, 0.80)])[0]), (388, 600), (404, 650), (360, 720), (300, 780), (220, 800), (204, 690), (232, 560), (262, 470), (300, 424), (340, 424)], 10)
    hm = (s.mask(hood) * marks.field(s, lambda x, y: step(820, 640, y))).astype(np.float32)
    s.cover((hm * 0.8).astype(np.float32))
    s.wash(hm, "#e4dafa", 0.22, gran=0.2)
    s.wash(hood.difference(move(hood, 26, 4)), "#8a7ac0", 0.5, wet=14, clip=hm)
    for f in ([(330, 428), (286, 500), (262, 600), (236, 720)], [(356, 450), (312, 560), (290, 660), (262, 770)], [(392, 608), (350, 660), (300, 770)], [(380, 600), (330, 640), (290, 700)], [(402, 640), (370, 690), (330, 740)]):
        s.curve(f, 2.2, "#6a5a98", clip=hood)
        s.curve([(x + 5, y + 2) for x, y in f], 2, "#ffffff", body=True, alpha=0.85, clip=hood)
    edge = path([tuple(p) for p in at([(0.56, 0.0), (0.46, 0.20), (0.36, 0.48), (0.40, 0.80)])] + [(388, 600), (404, 650)], 10)
    s.stroke(edge, 3.4, "#ffffff", body=True)
    for q, _, _ in marks.along(edge, 13):
        s.fill(ell(*q, 3.6), "#ffffff", body=True)
    for k in range(15):
        u = k / 14
        x0, x1 = 240 + 170 * u, 150 + 280 * u
        s.curve([(x0, 800), ((x0 + x1) / 2 + 10 * math.sin(k), 880), (x1 + 12 * math.sin(k * 2), 980 + 30 * math.sin(k))], 2.0, "#fbf8ff" if k % 2 else "#8a7ab8", body=bool(k % 2), alpha=0.8, clip=whole)
    s.curve([(404, 650), (440, 690), (494, 702)], 2.4, "#ffffff", body=True)
    s.curve([(430, 770), (460, 762), (500, 744)], 2.2, "#ffffff", body=True)
    for q in ([(340, 424), (276, 440), (246, 500), (222, 590), (196, 700), (172, 820), (158, 890)], [(432, 770), (424, 830), (430, 900)]):
        s.curve(q, 2.2, "#efe6ff", body=True, alpha=0.8)
    s.wash(ell(290, 960, 190, 130), "#f8a040", 0.5, wet=60, clip=m, gran=0.2)
    for _ in range(40):
        x, y = r.uniform(140, 450), r.uniform(860, 1050)
        s.curve([(x, y), (x + 3, y - 14), (x - 2, y - 30)], 1.6, ("#ffe8d0", "#ffc880")[int(r.integers(2))], body=True, alpha=0.6)
    for _ in range(26):  # petals rise where she walks
        petal(s, np.array([r.uniform(130, 470), 1040 - 240 * r.random() ** 2]), r.uniform(4, 8))


def _dog(s):
    """He comes first, and knows the hand."""
    body = union(
        blob([(150, 1076), (176, 1044), (226, 1040), (280, 1050), (330, 1040), (366, 1056), (376, 1100), (360, 1142), (318, 1150), (260, 1132), (204, 1128), (164, 1132)], 10),
        limb([(346, 1072), (388, 1020), (412, 1004)], [38, 27, 24], 10),
    )
    head_ = blob([(388, 984), (408, 966), (436, 972), (462, 998), (502, 1030), (512, 1044), (502, 1056), (478, 1054), (444, 1046), (416, 1040), (394, 1022)], 8)
    far = union(limb([(196, 1110), (216, 1160), (196, 1200), (204, 1250)], [26, 17, 9, 8], 10), limb([(330, 1130), (322, 1190), (330, 1254)], [18, 11, 8], 10))
    near = union(limb([(176, 1096), (176, 1150), (142, 1196), (154, 1262)], [38, 24, 11, 9], 10), limb([(352, 1120), (362, 1190), (354, 1266)], [24, 13, 9], 10), ell(164, 1266, 16, 8), ell(364, 1270, 16, 8))
    ears = (blob([(404, 984), (384, 940), (378, 900, 1), (408, 926), (426, 970)], 8), blob([(424, 978), (424, 930), (440, 896, 1), (450, 936), (446, 982)], 8))
    tail = limb([(160, 1066), (116, 1040), (96, 990), (112, 950)], [13, 9, 7, 3], 10)
    s.wash(ell(260, 1272, 150, 18), NIGHT, 0.9, wet=12)
    smooth_ = dict(col2="#281822", shade=0.9, shcol=NIGHT, hatch=0, gran=0.2)
    for g, q in ((far, "#1c1018"), (ears[0], "#3a2430"), (tail, "#3a2430"), (smooth(union(body, near, head_), 5), "#3a2430"), (ears[1], "#4a2c34")):
        s.thing(g, q, 1.35, line=2.6, **smooth_)
        rim(s, g, -1.5, -3.6, "#ffab4a", 0.9, 1.2)
        rim(s, g, 1, 2.2, "#b09ad8", 0.6)
    s.wash(blob([(430, 972), (436, 932), (442, 910), (446, 940), (442, 976)], 8), "#8a4a4a", 0.5, wet=4)
    s.fill(ell(504, 1040, 9, 8), NIGHT)
    s.fill(ell(447, 1004, 6.4, 5.4), "#ffc45a", body=True)
    s.fill(ell(449, 1004, 3.4), NIGHT, body=True)
    s.curve([(500, 1052), (474, 1046), (452, 1036)], 2, "#0a0408")
    for f in ([(190, 1060), (180, 1096), (190, 1130)], [(350, 1070), (336, 1110), (340, 1140)], [(240, 1060), (236, 1090), (244, 1116)], [(262, 1062), (258, 1092), (266, 1120)]):
        s.curve(f, 1.8, "#8a6a88", body=True, alpha=0.6)


def _basket(s, dx, dy):
    def o(pts):
        return [(x + dx, y + dy) for x, y in pts]

    b = blob(o([(800, 1204), (814, 1286), (850, 1322), (914, 1322), (952, 1286), (968, 1204)]))
    hoop = path(o([(806, 1202), (820, 1128), (872, 1096), (926, 1126), (960, 1202)]), 12)
    s.wash(move(b, 10, 16), NIGHT, 1.0, wet=14)
    s.stroke(hoop, 15, "#2a120c", taper=(0, 0))
    s.stroke(hoop, 10, "#c08a44", taper=(0, 0))
    for p in hoop[::3]:
        s.stroke([p + [-6, -4], p + [6, 4]], 2, "#4a2410")
    s.thing(b, "#b8823e", 1.0, col2="#7a4a20", shade=0.9, shcol="#2a0e0c", hatch=0, line=2.8)
    for j in range(7):
        for i in range(13):
            x, y = 798 + i * 14 + (7 if j % 2 else 0), 1216 + j * 16
            lit = x < 874
            s.curve(o([(x, y + 5), (x + 7, y - 2), (x + 14, y + 5)]), 4.4, "#e0ac62" if lit else "#8a5a2c", n=5, body=lit, clip=b)
            s.curve(o([(x, y + 9), (x + 7, y + 3), (x + 14, y + 9)]), 1.6, "#2a0e0c", n=5, clip=b)
    s.stroke(path(o([(796, 1206), (882, 1228), (970, 1206)]), 10), 13, "#3a1c10", taper=(0, 0))
    s.stroke(path(o([(798, 1204), (882, 1225), (968, 1204)]), 10), 7, "#d09a50", taper=(0, 0))
    for x, y, q in ((824, 1190, 22), (860, 1196, 26), (904, 1196, 25), (944, 1190, 22), (842, 1170, 22), (880, 1168, 26), (922, 1172, 23), (900, 1150, 18), (862, 1152, 17)):
        marigold(s, x + dx, y + dy, q, 0.8)


def _skirt(s):
    skirt = blob([(706, 1226), (640, 1282), (566, 1350), (508, 1398), (490, 1440), (500, 1500), (520, 1560), (1060, 1560), (1060, 1430), (980, 1370), (900, 1290), (846, 1226)], 10)
    s.wash(move(skirt, 30, 10), NIGHT, 1.0, wet=20, gran=0.25)
    way = lambda x, y: math.atan2(y - 1120, x - 800)  # noqa: E731
    garment(s, skirt, RED, way, 420, dark="#4a0a20", pale="#ff9a5a", cast=None, long=46, line=3.2, hatch=0)
    for f in ([(720, 1250), (650, 1340), (560, 1440)], [(744, 1250), (700, 1360), (650, 1500)], [(776, 1250), (770, 1370), (750, 1520)], [(806, 1250), (850, 1370), (880, 1500)], [(830, 1250), (910, 1350), (1000, 1450)]):
        s.wash(limb(f, [3, 10, 15]), "#4a0a20", 0.8, wet=9, clip=skirt)
        s.curve(f, 2.4, "#2a0614", clip=skirt)
    for q, col in ((0.0, "#f0a52c"), (0.035, "#fff0d0"), (0.07, "#1f8a80")):
        k = 1 - q
        pts = [(760 + (x - 760) * k, 1160 + (y - 1160) * k) for x, y in ((492, 1444), (520, 1484), (620, 1496), (760, 1510), (900, 1500), (1040, 1470))]
        s.curve(pts, 13, col, body=True, clip=skirt, taper=(0, 0))
    s.wash(blob([(480, 1360), (620, 1300), (640, 1560), (480, 1560)]), "#f8a030", 0.35, wet=40, clip=skirt)
    rim(s, skirt, 3, -2, "#ffc060", 0.9, 1.4)
    s.outline(skirt, 2.6, lost=0.3)


def _woman(s):
    """She kneels, and looks up: the flowers light her from below."""
    _skirt(s)
    torso = blob([(700, 1030), (676, 1080), (670, 1140), (694, 1200), (702, 1244), (846, 1250), (856, 1180), (862, 1100), (840, 1040), (790, 1014), (740, 1010)], 10)
    garment(s, torso, RED, lambda x, y: 1.5, 190, dark="#4a0a20", pale="#ff9a5a", cast=None, long=34, line=3, hatch=0)
    s.wash(blob([(800, 1010), (870, 1060), (870, 1250), (790, 1250)]), "#1c0618", 0.9, wet=26, clip=torso)
    s.thing(limb([(700, 1238), (770, 1250), (850, 1240)], [15, 16, 15]), "#1f7a74", 1.0, shade=0.8, shcol="#062a2a", hatch=0, line=2.6)
    at = profile(s, 700, 888, 208, 20, flip=True, skin=SKIN, eye="open", brow=-0.4, neck=((764, 1030), 46), k=0.72, line=1.9, iris="#241012")
    for q, r, k in (((0.66, 0.86), 30, 0.55), ((0.56, 0.78), 34, 0.5), ((0.76, 0.62), 20, 0.4), ((0.70, 0.45), 14, 0.3)):
        s.lift(ell(*at([q])[0], r), k * 0.7, r * 0.4)
        s.wash(ell(*at([q])[0], r), "#ffa040", k * 0.5, wet=r * 0.6)
    jaw = [tuple(p) for p in at([(0.755, 0.80), (0.745, 0.87), (0.70, 0.902), (0.60, 0.893), (0.50, 0.845), (0.42, 0.78)])]
    s.curve(jaw, 5, "#ffc060", body=True, alpha=0.9)
    hair_ = blob(at([(0.60, 0.02), (0.66, 0.13), (0.60, 0.22), (0.50, 0.30), (0.46, 0.44), (0.40, 0.50), (0.36, 0.62), (0.26, 0.78), (0.08, 0.80), (-0.06, 0.62), (-0.1, 0.36), (-0.04, 0.12), (0.16, -0.05), (0.42, -0.07)]), 10)
    root = at([(0.6, 0.1)])[0]
    tresses(s, hair_, lambda x, y: math.atan2(y - root[1], x - root[0]) + 0.25, ("#140c16", "#2c1a28", "#7a4a3a", "#ffb070"), 260, 40, 2.0)
    s.thing(ell(*at([(0.40, 0.545)])[0], 13, 20, 20), SKIN[0], 0.85, shade=0.5, shcol=SKIN[2], hatch=0, line=2)
    hoop = at([(0.40, 0.66)])[0]
    s.stroke(arc(*hoop, 11, 13, 0, 350), 4, "#ffd23a", body=True)
    for u, v, q in ((0.16, 0.60, 27), (0.30, 0.74, 22), (0.04, 0.42, 20)):
        marigold(s, *at([(u, v)])[0], q, 0.9)
    braid(s, [tuple(at([(0.06, 0.74)])[0]), (838, 1060), (866, 1150), (872, 1250), (884, 1330)], 25, ("#140c16", "#4a2c34", "#a8684a"), 2.2, tie="#f0902a")
    for q, col in ((0, "#fff0d0"), (13, "#1f8a80"), (24, "#f0a52c")):
        s.curve([(706 - q * 0.4, 1030 + q), (756, 1064 + q), (812, 1042 + q)], 9 - q * 0.15, col, body=True)
    elbow, wrist = np.array([616.0, 1196.0]), np.array([520.0, 1110.0])
    arm = limb([(760, 1090), (690, 1160), elbow, wrist], [40, 34, 29, 18], 12)
    s.wash(move(arm, 12, 22), "#1c0618", 0.9, wet=12, clip=union(torso, box(480, 1180, 860, 1420)))
    s.thing(arm, SKIN[0], 0.9, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.8)
    rim(s, arm, 1.5, -4, "#ffc060", 0.85, 1.4)
    puff = blob([(716, 1040), (770, 1030), (818, 1060), (826, 1110), (796, 1156), (750, 1172), (712, 1150), (694, 1100)], 10)
    garment(s, puff, RED, lambda x, y: 2.2, 110, dark="#4a0a20", pale="#ff9a5a", cast=None, long=28, line=2.9, hatch=0)
    for f in ([(770, 1050), (750, 1100), (736, 1150)], [(800, 1070), (780, 1110), (760, 1156)], [(738, 1056), (720, 1100), (716, 1136)]):
        s.curve(f, 2.2, "#2a0614", clip=puff)
    s.curve([(704, 1130), (732, 1166), (782, 1164)], 10, "#f0a52c", body=True)
    for q in (0.1, 0.22):
        c = wrist + (elbow - wrist) * q
        n = np.array([elbow[1] - wrist[1], wrist[0] - elbow[0]]) / np.hypot(*(elbow - wrist)) * 22
        s.curve([c - n, c + [-3, -3], c + n], 5.5, "#ffd23a", body=True)
    fingers(s, *wrist, 118, 204, flip=False, curls=(-7, -9, -12, -15), spread=7, thumb=(36, -8), skin=SKIN, k=0.9, line=2.1)


@card("plum", paper="cold", light=(-0.75, 0.25))
def marigold_path(s):
    """A woman strews a path, and somebody comes home on it."""
    r = s.rng
    _night(s)
    _hills(s)
    _path(s)
    _ghost(s)
    s.glow(330, 1400, 330, "#f8902a", 0.25, 0.3)
    _dog(s)
    _woman(s)
    _basket(s, 20, 130)
    for _ in range(70):  # what falls from her hand
        petal(s, np.array([430 + r.normal() * 46, 1130 + 300 * r.random()]), r.uniform(6, 11))
    for x, y, q in ((396, 1190, 20), (446, 1270, 24), (388, 1340, 26)):
        marigold(s, x, y, q)
