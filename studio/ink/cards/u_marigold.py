"""One night of the year: on a path of petals somebody comes home whom only the dog can see."""

from ..easel import *
from ..kit.coat import coat
from ..kit.rim import rim

NIGHT = "#0d0818"
ORANGE = ("#f0902a", "#f8b030", "#e06a1e", "#fbc850", "#d8541a")
CREST = [(-40, 392), (120, 346), (300, 334), (470, 376), (640, 440), (1040, 470)]
WAY = path([(300, 344), (236, 420), (118, 520), (70, 660), (110, 830), (226, 1030), (420, 1220), (640, 1312), (840, 1276), (960, 1140), (968, 970), (900, 820), (836, 716)], 26)  # fmt: skip


def wide(y):
    return 7 + 128 * max(0.0, (y - 344) / 860) ** 1.5


def _night(s):
    r = s.rng
    s.wash(s.all, "#6a3f78", 0.75, col2="#4a2f68", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (760, 300), (420, 190), (-100, 260)]), "#2c2258", 0.9, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 520), (860, 330), (640, 120)]), "#191436", 1.0, wet=80, gran=0.25)
    s.glow(270, 320, 360, "#f09048", 0.5, 0.75)
    for _ in range(240):
        s.fill(ell(r.uniform(0, 1000), 400 * r.random() ** 1.3, r.uniform(0.8, 2.4)), "#fff4d8", body=True, alpha=r.uniform(0.5, 1))


def _land(s):
    for pts, col, dark in ((CREST, "#56345e", "#2c1a40"), ([(-40, 600), (200, 620), (460, 700), (760, 690), (1040, 640)], "#3c2448", "#1c1230"), ([(-40, 960), (240, 1060), (560, 1130), (1040, 1010)], "#2c1a38", "#160e28")):  # fmt: skip
        top = path(pts, 14)
        g = valid(Polygon([*top, (1040, 1560), (-40, 1560)]))
        s.cover(g)
        s.wash(g, col, 1.2, col2=dark, mix=("lin", 20, 0.2, 1.1), gran=0.25, pool=0.35)
        s.wash(valid(Polygon([*top, *(top + [0, 80])[::-1]])), "#8a5a80", 0.3, wet=20, clip=g)
        s.stroke(top, 2.4, NIGHT)
        if pts is CREST:
            _graves(s)
    s.wash(blob([(-100, 1280), (300, 1410), (700, 1460), (1100, 1400), (1100, 1600), (-100, 1600)]), "#0c0816", 0.9, wet=70, gran=0.25)


def _crest(x):
    return float(np.interp(x, [p[0] for p in CREST], [p[1] for p in CREST]))


def _graves(s):
    for i, (x, h, lean) in enumerate(((66, 66, -5), (134, 96, 3), (210, 74, -4), (384, 84, 5), (456, 72, -6), (534, 54, 8))):
        y, w = _crest(x) + 12, h * 0.3
        if i in (1, 4):
            g = union(box(x - 7, y - h * 1.1, x + 7, y), box(x - w, y - h * 0.84, x + w, y - h * 0.66))
        else:
            g = union(box(x - w, y - h * 0.6, x + w, y), ell(x, y - h * 0.6, w, w * 0.95))
        s.thing(move(g, 0, 0, 1, lean, origin=(x, y)), "#b48aa0", 0.9, col2="#6a4a70", shade=0.9, shcol="#1c1030", hatch=4, line=2.2)
    for x in (36, 98, 108, 170, 250, 346, 420, 432, 494, 566):
        _candle(s, x, _crest(x) + 16, 1.0)


def _candle(s, x, y, q):
    s.glow(x, y - 24 * q, 62 * q, "#f8a030", 0.5, 0.65)
    wax = poly([(x - 4 * q, y - 18 * q), (x + 4 * q, y - 18 * q), (x + 5 * q, y), (x - 5 * q, y)])
    if q > 1.2:
        s.wash(ell(x, y, 9 * q, 2.4 * q), NIGHT, 1.0, wet=5)
        wax = union(wax, ell(x, y, 5 * q, 1.6 * q))
        s.thing(wax, "#f6dcb0", 0.5, col2="#d8a078", shade=0.7, shcol="#6a3a4a", hatch=0, line=2.2)
        s.stroke([(x, y - 18 * q), (x, y - 22 * q)], 2.4)
    else:
        s.fill(wax, "#fff0d0", body=True)
    s.fill(blob([(x, y - 40 * q), (x + 5 * q, y - 25 * q), (x, y - 19 * q), (x - 5 * q, y - 25 * q)]), "#f8901a", body=True)
    s.fill(blob([(x, y - 32 * q), (x + 2.5 * q, y - 24 * q), (x, y - 20 * q), (x - 2.5 * q, y - 24 * q)]), "#fff8c8", body=True)


def _house(s):
    """Small and far, with its door open; she waits in it with a light of her own."""
    wall = poly([(650, 708), (654, 476), (1040, 462), (1040, 720)])
    s.wash(move(wall, -10, 20), NIGHT, 0.9, wet=20)
    s.thing(wall, "#c8889a", 0.85, col2="#7a4a78", mix=("lin", 0, 0.2, 0.9), shade=0.3, shcol="#2c1a40", hatch=0, line=3)
    roof = poly([(628, 482), (664, 416), (1040, 396), (1040, 470)])
    s.thing(roof, "#7a2c3a", 1.1, col2="#4a1c34", shade=0.5, shcol="#1c0a1c", hatch=0, line=3)
    for x in range(650, 1040, 26):
        s.curve([(x + 12, 416 - (x - 664) * 0.05), (x, 446 - (x - 664) * 0.05), (x - 6, 480 - (x - 650) * 0.03)], 2, "#2a0c1c", clip=roof)
    door = union(box(784, 560, 888, 712), ell(836, 560, 52, 40))
    s.glow(836, 640, 250, "#f8a030", 0.55, 0.85)
    s.cover(door)
    s.wash(door, "#ffd868", 0.7, col2="#fff2b8", mix=("rad", 836, 640, 90, 1, 0), edge=0.4)
    s.outline(door, 3.4, lost=0)
    s.wash(valid(Polygon([(790, 716), (884, 716), (960, 860), (780, 880)])), "#f8b040", 0.4, wet=26)
    her = union(ell(842, 596, 16, 18), blob([(826, 610), (842, 604), (860, 612), (872, 650), (866, 664), (876, 712), (808, 712), (818, 664), (814, 640)]), limb([(824, 632), (806, 646), (800, 636)], [8, 7, 5]))  # fmt: skip
    s.wash(smooth(her, 2), "#2a0c24", 1.8, off=0, edge=0)
    s.fill(smooth(her, 2), "#3a1430", body=True)
    shawl = blob([(824, 594), (832, 578), (846, 574), (858, 582), (862, 606), (872, 650), (856, 660), (850, 616), (840, 590), (830, 600)])
    s.fill(shawl, "#b8243c", body=True)
    s.fill(poly([(796, 636), (804, 636), (804, 612), (796, 612)]), "#fffdf0", body=True)
    s.fill(blob([(800, 584), (807, 602), (800, 612), (793, 602)]), "#f8801a", body=True)
    window = box(690, 560, 742, 624)
    s.cover(window)
    s.wash(window, "#f8b848", 0.8)
    s.outline(window, 2.6, lost=0)
    s.stroke([(716, 560), (716, 624)], 2.4)
    s.stroke([(690, 592), (742, 592)], 2.4)


def _petal(s, c, q):
    r = s.rng
    a = r.uniform(0, math.tau)
    d, n = np.array([math.cos(a), math.sin(a) * 0.7]) * q, np.array([-math.sin(a), math.cos(a) * 0.7]) * q * r.uniform(0.35, 0.6)
    s.fill(blob([c - d, c + n * 0.8, c + d * 0.8 + n * 0.5, c + d, c + d * 0.8 - n * 0.5, c - n * 0.8], 4), ORANGE[int(r.integers(5))], body=True, alpha=0.96)


def _flower(s, x, y, q):
    r = s.rng
    s.fill(ell(x + q * 0.15, y + q * 0.25, q * 1.02, q * 0.72), "#2a0c08", body=True, alpha=0.6)
    for ring, n, col in ((1.0, 13, ORANGE[2]), (0.74, 11, ORANGE[0]), (0.48, 8, ORANGE[1]), (0.22, 5, ORANGE[3])):
        for k in range(n):
            a = (k + r.uniform(-0.3, 0.3)) / n * math.tau
            c = np.array([x + math.cos(a) * q * ring * 0.72, y + math.sin(a) * q * ring * 0.52])
            s.fill(ell(*c, q * 0.3, q * 0.2, math.degrees(a) + r.normal() * 20), mix(col, ORANGE[int(r.integers(5))], 0.35), body=True)
            if q > 15:
                s.stroke(arc(*c, q * 0.28, q * 0.19, math.degrees(a) - 90, math.degrees(a) + 90), 1.1, "#7a2408", body=True, alpha=0.8, wobble=0.3)


def _path(s):
    r = s.rng
    for p in WAY[::7]:
        s.glow(*p, 50 + wide(p[1]) * 1.6, "#f0862a", 0.12, 0.08)
    s.wash(limb(WAY[::9], [wide(p[1]) * 0.62 for p in WAY[::9]]), "#b8481a", 1.0, wet=12, gran=0.25)
    d = np.gradient(WAY, axis=0)
    for i in np.argsort(WAY[:, 1]):
        p, w = WAY[i], wide(WAY[i, 1])
        n = np.array([-d[i, 1], d[i, 0]]) / (np.hypot(*d[i]) + 1e-9)
        for _ in range(int(6 + 0.24 * w)):
            u = r.normal() * 0.36
            c = p + n * [1, 0.62] * u * w + r.normal(size=2) * [w * 0.12, w * 0.07]
            _petal(s, c, (2.2 + 0.085 * w) * r.uniform(0.7, 1.25))
    for _ in range(70):
        i = int(r.integers(len(WAY)))
        w = wide(WAY[i, 1])
        if w > 40:
            n = np.array([-d[i, 1], d[i, 0]]) / np.hypot(*d[i])
            c = WAY[i] + n * [1, 0.62] * w * r.choice([-1, 1]) * r.uniform(0.55, 0.95)
            _flower(s, *c, 6 + w * 0.14 * r.uniform(0.8, 1.2))


def _sole(c, way, q, left):
    """A bare foot in the petals, from above and aslant."""
    a = math.radians(way)
    d, n = np.array([math.cos(a), math.sin(a) * 0.6]), np.array([-math.sin(a), math.cos(a) * 0.6]) * left
    c = np.asarray(c, float)
    at = lambda u, v: tuple(c + d * q * u * 0.86 + n * q * v * 1.5)  # noqa: E731
    foot = blob([at(-1, -0.2), at(-1.12, 0.05), at(-0.95, 0.26), at(-0.3, 0.24), at(0.4, 0.42), at(0.72, 0.3), at(0.76, -0.14), at(0.5, -0.36), at(0.0, -0.2), at(-0.5, -0.28)], 8)  # fmt: skip
    toes = [ell(*at(1.14 - 0.045 * k * k, -0.3 + 0.185 * k), q * (0.17 - 0.02 * k), q * (0.125 - 0.014 * k), way) for k in range(5)]
    return union(foot, *toes)


def _steps(s):
    d = np.gradient(WAY, axis=0)
    for k, i in enumerate(range(97, 206, 12)):
        w = wide(WAY[i, 1])
        v = d[i] / np.hypot(*d[i])
        n = np.array([-v[1], v[0] * 0.62])
        g = _sole(WAY[i] + n * w * (0.2 if k % 2 else -0.2), math.degrees(math.atan2(v[1] / 0.62, v[0])), w * 0.36, 1 if k % 2 else -1)
        s.fill(g, "#2a0a18", body=True)
        ring = g.buffer(w * 0.03)
        for q in ring.geoms if hasattr(ring, "geoms") else [ring]:
            line = np.array(q.exterior.coords)
            s.stroke(line[len(line) // 8 : len(line) // 2], 3, "#ffe89a", body=True, alpha=0.9)


FAWN, PLUM = "#e0ac7c", "#2c1638"


def _dog(s, x, y, q):
    """Weight on three legs, the fourth in the air for joy."""
    at = lambda pts: [(x + p[0] * q, y + p[1] * q, *p[2:]) for p in pts]  # noqa: E731
    z = lambda v: [w * q for w in v]  # noqa: E731
    hx, hy = at([(352, -424)])[0]
    on = lambda pts: [(*v, *p[2:]) for v, p in zip(move(np.asarray([p[:2] for p in pts], float), hx, hy, q * 1.06, -34), pts, strict=True)]  # noqa: E731
    trunk = blob(at([(-6, -250), (14, -276), (60, -292), (110, -290), (170, -286), (220, -298), (262, -316), (310, -300), (336, -250), (330, -200), (300, -162), (262, -150), (214, -160), (160, -178), (112, -198), (70, -206), (10, -210)]))  # fmt: skip
    neck = blob(at([(226, -296), (268, -340), (296, -396), (312, -440), (370, -432), (392, -392), (366, -340), (346, -280), (330, -226), (260, -250)]))
    skull = blob(on([(-56, 36), (-62, 0), (-42, -34), (-10, -44), (22, -34), (40, -20), (70, -13), (100, -12), (118, -4), (118, 8), (104, 18), (60, 22), (36, 30), (10, 46), (-20, 56)]))  # fmt: skip
    hind = blob(at([(0, -262), (60, -280), (104, -252), (126, -206), (128, -172), (112, -146), (84, -122), (58, -104), (40, -86), (34, -56), (36, -30), (46, -20), (68, -18), (80, -8), (76, 1), (8, 1), (2, -12), (4, -50), (2, -84), (-14, -98), (-16, -112), (2, -124), (20, -140), (12, -166), (-14, -200), (-18, -240)]))  # fmt: skip
    fore = blob(at([(240, -286), (300, -280), (326, -234), (312, -186), (296, -152), (292, -112), (294, -90), (288, -46), (292, -24), (314, -16), (322, -5), (314, 1), (262, 1), (260, -18), (264, -60), (262, -86), (262, -118), (250, -150), (232, -200)]))  # fmt: skip
    far_hind = blob(at([(10, -230), (80, -220), (84, -176), (52, -152), (4, -132), (-30, -116), (-48, -100), (-66, -62), (-76, -40), (-68, -32), (-48, -30), (-38, -20), (-42, -13), (-106, -13), (-110, -26), (-98, -60), (-84, -96), (-94, -112), (-90, -126), (-66, -138), (-30, -162)]))  # fmt: skip
    far_fore = blob(at([(290, -230), (340, -236), (352, -200), (372, -180), (412, -170), (424, -152), (420, -116), (432, -92), (434, -76), (414, -72), (402, -82), (398, -112), (394, -138), (352, -140), (312, -160)]))  # fmt: skip
    tail = limb(at([(6, -262), (-40, -300), (-66, -360), (-52, -424), (-24, -452)]), z([15, 12, 10, 8, 4]), 10)
    jaw = blob(on([(4, 30), (34, 30), (66, 42), (92, 56), (100, 66), (92, 72), (66, 66), (36, 58), (8, 54), (-8, 44)]))
    tongue = blob(on([(36, 28), (76, 34), (100, 46), (116, 68), (116, 92), (104, 98), (94, 86), (86, 64), (52, 50)]))
    ears = (blob(on([(-44, -18), (-86, -58), (-122, -112, 1), (-60, -92), (-18, -38)])), blob(on([(-20, -30), (-42, -88), (-40, -156, 1), (4, -104), (18, -36)])))  # fmt: skip
    whole = smooth(union(trunk, neck, skull, hind, fore), 7)
    flow = lambda a, b: (1.5 if b > y - 150 * q else 2.75 - 0.9 * min(1, max(0, (b - y + 290 * q) / (150 * q)))) if a < x + 320 * q and b > y - 320 * q else 2.0  # noqa: E731  # fmt: skip
    s.wash(blob([(x - 70 * q, y + 4), (x + 140 * q, y - 16), (x + 340 * q, y - 4), (x + 300 * q, y + 26), (x + 60 * q, y + 34)]), NIGHT, 1.4, wet=12)
    for a, b, w in ((40, 2, 62), (292, 2, 52), (-72, -12, 50)):  # each paw weighs on the ground
        s.wash(ell(x + a * q + 10, y + b * q + 3, w * q, 9 * q), "#050208", 1.6, wet=5)
    tones = ((PLUM, 1, "dark"), ("#7a4a5a", 1.2, "dark"), ("#b88870", 0.7, "all"), ("#f8e0b8", 0.4, "lit"))

    def hide(g, n, k=1.0, col=FAWN):
        s.thing(g, col, 0.85 * k, col2="#c08458", shade=1.1, shcol=PLUM, hatch=0, line=3, soft=44 * q, gran=0.2)
        coat(s, g, flow, [(c, int(n * m), w) for c, m, w in tones], (7, 15), 1.3, soft=44 * q, clip=g.buffer(3))

    for g in (far_hind, far_fore):
        hide(g, 110, 1.0, "#8a6070")
        s.wash(g, PLUM, 0.6, edge=0)
    hide(ears[0], 50, 1.0, "#a87870")
    hide(tail, 60)
    s.thing(tongue, "#e8607a", 1.0, shade=0.5, shcol="#7a1030", hatch=0, line=2.4)
    s.curve(on([(60, 40), (90, 52), (106, 84)]), 1.8, "#8a1c3c")
    hide(jaw, 30)
    hide(whole, 620)
    deep = lambda pts, k, w: s.wash(blob(at(pts)), PLUM, k, wet=w * q, clip=whole)  # noqa: E731
    deep([(118, -200), (160, -180), (230, -160), (250, -150), (240, -190), (170, -206), (124, -226)], 0.9, 16)  # under the ribs
    deep([(120, -240), (132, -190), (112, -140), (100, -190)], 0.8, 12)  # before the thigh
    deep([(222, -260), (238, -190), (254, -150), (232, -160), (212, -210)], 0.8, 12)  # behind the shoulder
    deep([(-24, -240), (-14, -190), (16, -140), (0, -110), (10, -60), (6, -4), (-20, -20), (-26, -110), (-30, -190)], 1.0, 10)
    deep([(258, -130), (268, -130), (270, -10), (256, -10)], 0.9, 7)
    deep([(44, -104), (90, -128), (112, -152), (90, -140), (50, -118)], 0.6, 7)
    deep([(228, -300), (270, -350), (300, -430), (318, -440), (296, -370), (262, -300)], 0.9, 14)  # the nape
    deep([(270, -296), (300, -280), (316, -250), (300, -256)], 0.5, 8)
    for pts, w in (([(60, -254), (96, -220), (104, -176)], 15), ([(290, -262), (304, -226), (292, -180)], 14), ([(150, -262), (190, -250), (206, -220)], 12), ([(350, -400), (346, -340), (334, -280)], 13), ([(26, -80), (24, -26)], 5), ([(80, -150), (40, -112)], 8), ([(282, -120), (282, -40)], 6)):  # fmt: skip
        s.lift(limb(at(pts), z([w * 0.6, w, w * 0.6])), 0.5, 9)
    for k in range(5):  # ribs
        a = 150 + 17 * k
        s.curve(at([(a, -256), (a - 4, -220), (a + 8, -184)]), 2.6, PLUM, alpha=0.5)
        s.curve(at([(a + 5, -256), (a + 1, -222), (a + 12, -190)]), 2.2, "#ffe4b8", body=True, alpha=0.5)
    for f in (
        [(112, -236), (122, -196), (116, -158), (92, -128)],
        [(20, -140), (34, -126), (52, -112)],
        [(232, -262), (234, -200), (250, -152), (262, -120)],
        [(-14, -100), (4, -98), (14, -82)],
        [(14, -80), (18, -50), (16, -20)],
        [(262, -88), (272, -82), (288, -88)],
        [(312, -190), (298, -160), (280, -150)],
        [(330, -262), (316, -236), (320, -200)],
        [(368, -388), (352, -330), (344, -286)],
    ):
        s.curve(at(f), 2.6, "#1c0c24", alpha=0.9)
    hide(ears[1], 50)
    s.wash(blob(on([(-16, -38), (-34, -90), (-33, -132), (-6, -98), (6, -44)])), "#a83a50", 0.8, wet=5)
    s.thing(ell(*on([(115, -2)])[0][:2], 13 * q, 11 * q), "#120810", 1.6, shade=0.3, hatch=0, line=2)
    s.fill(ell(*on([(112, -7)])[0][:2], 3.4 * q, 2.2 * q), "#f0d0c0", body=True)
    s.fill(blob(on([(10, -8), (24, -20), (44, -12), (40, 0), (24, 4)])), "#120810")
    s.fill(ell(*on([(29, -8)])[0][:2], 8.5 * q, 7.5 * q), "#d88a20", body=True)
    s.fill(ell(*on([(32, -10)])[0][:2], 5.2 * q), "#08040a", body=True)
    s.fill(ell(*on([(34, -13)])[0][:2], 2 * q), "#ffffff", body=True)
    s.curve(on([(2, -26), (22, -32), (44, -20)]), 3, "#4a2430")
    s.curve(on([(106, 20), (62, 24), (36, 32), (14, 26)]), 3.4, "#120810")
    for a, b in ((56, 0), (300, 0), (-62, -14), (418, -74)):
        for e in (0, 13):
            s.curve(at([(a + e - 4, b - 13), (a + e + 3, b - 8), (a + e + 5, b + 1)]), 2.2, "#1c0c24")
            s.fill(ell(*at([(a + e + 8, b - 2)])[0][:2], 3.4 * q, 2.2 * q), "#1c0c24")
    for g in (whole, far_fore):
        rim(s, g, -1.2, -5, "#ffab4a", 0.9, 1.4)
        rim(s, g, -4, 1, "#ffe0a0", 0.85, 1.2)
    band = at([(256, -346), (312, -318), (368, -336)])
    s.curve(band, 26 * q, "#5a0c18", taper=(0, 0), body=True, clip=whole.buffer(4))
    s.curve(band, 19 * q, "#e0303c", taper=(0, 0), body=True, clip=whole.buffer(2))
    s.curve([(u, v - 5 * q) for u, v in band], 3, "#ff9a90", body=True, clip=whole, alpha=0.8)
    tag = at([(338, -312)])[0]
    s.thing(ell(tag[0], tag[1] + 8, 10 * q, 12 * q), "#f0c040", 0.9, shade=0.5, hatch=0, line=2)
    return at([(358, -336)])[0]


def _leash(s, a, b):
    """Taut, up to a hand that only the petals show."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    r = s.rng
    s.glow(*(b + [14, -60]), 210, "#f0902a", 0.35, 0.35)
    loop = [b + [30, 14], b + [14, 72], b + [24, 122], b + [50, 126], b + [64, 72], b + [42, 6]]
    for w, c in ((12, "#5a0c18"), (7.5, "#f04048")):
        s.stroke([a, (a + b) / 2 + [2, 3], b], w, c, body=True, taper=(0.01, 0.01), wobble=0.3)
        s.curve(loop, w, c, body=True, taper=(0.01, 0.01), wobble=0.3)

    at = lambda *pts: [b + np.array(p, float) * 0.98 for p in pts]  # noqa: E731

    def part(pts, radii, warm=0.0, q=8.0, fade=0.0):
        """A finger or an arm laid with petals like scales, dark on its far side, pale on top."""
        c = path(pts, 14)
        rad = np.interp(np.linspace(0, 1, len(c)), np.linspace(0, 1, len(radii)), radii)
        g = limb(pts, radii, 12)
        if not fade:
            s.fill(g.buffer(2.4), "#240610", body=True)
            s.fill(g, "#b0440f", body=True)
        d = np.gradient(c, axis=0)
        x0, y0, x1, y1 = g.bounds
        for _ in range(int((x1 - x0) * (y1 - y0) / (q * q * 0.22))):
            w = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
            i = int(np.argmin(((c - w) ** 2).sum(1)))
            if not g.buffer(-q * 0.3).contains(ell(*w, 1)) or (fade and r.random() < 0.2 + (i / len(c)) ** 0.6 * fade):
                continue
            v = d[i] / (np.hypot(*d[i]) + 1e-9)
            n = np.array([-v[1], v[0]])
            u = float((w - c[i]) @ n) / rad[i]
            lit = np.clip(0.5 + 0.5 * float(n @ np.array([0.8, -0.6])) * u + warm + r.normal() * 0.12, 0, 1)
            col = ("#a83a10", "#d8541a", "#f0902a", "#f8b030", "#ffdc70")[int(lit * 4.99)]
            a_ = math.atan2(v[1], v[0]) + r.normal() * 0.32
            e, f = np.array([math.cos(a_), math.sin(a_)]) * q, np.array([-math.sin(a_), math.cos(a_)]) * q * 0.45
            s.fill(blob([w - e, w + f, w + e, w - f], 4), col, body=True)

    part(at((8, -104), (20, -160), (34, -210), (44, -260)), [30, 32, 34, 36], 0, 8, 0.8)  # the arm goes up into nothing
    for k, (x, w, h) in enumerate(((44, 14, 36), (22, 16, 50), (-3, 17, 55), (-29, 16, 47))):  # little finger to index: knuckle, joint, tip turned under
        part(at((x, -24), (x - 5, h - 22), (x - 13, h + 4), (x - 25, h - 4)), [w * 0.94, w * 0.96, w * 0.84, w * 0.6], 0.04 * k, 6)
    part(at((6, -126), (5, -96), (6, -66), (8, -40)), [24, 30, 42, 48], 0.06, 7)
    for x in (44, 22, -3, -29):  # knuckles, and the furrows between them
        for _ in range(16):
            _petal(s, at((x, -16))[0] + r.normal(size=2) * [4, 4], 6)
        s.curve(at((x - 12, -44), (x - 12, -18), (x - 15, 12)), 2.6, "#240610", body=True, alpha=0.8)
    part(at((-22, -98), (-46, -70), (-54, -36), (-48, -8), (-36, 6)), [14, 15, 12.5, 12, 8], 0.12, 6)


@card("plum", paper="cold", light=(0.6, -0.3))
def marigold_path(s):
    _night(s)
    _land(s)
    _house(s)
    _path(s)
    _steps(s)
    for x, y, q in ((60, 1190, 2.2), (330, 1450, 3.0), (900, 1440, 3.0), (716, 1130, 1.9), (270, 850, 1.4), (36, 880, 1.5)):
        _candle(s, x, y, q)
    c = _dog(s, 136, 1356, 1.16)
    for x, y in ((190, 1356), (468, 1358), (60, 1342)):  # petals that its paws have pushed up
        for _ in range(22):
            _petal(s, np.array([x, y]) + s.rng.normal(size=2) * [44, 5] + [0, 6], s.rng.uniform(6, 11))
    _leash(s, c, (790, 968))
    s.splatter("#f0902a", 30, size=(0.8, 3.4))
    s.splatter("#160e28", 40, size=(0.6, 3.4))
