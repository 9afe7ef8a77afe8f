"""The two at the table of the volcano: head, shoulders and the arm with the fork, in profile, lit by the fire before them."""

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import tresses
from ..kit.profile import PROFILE
from ..kit.rim import rim

NIGHT, HOT = "#140812", "#ffb45a"


class Side:
    """One of the two; points are given for the left side, and mirrored for the right."""

    def __init__(self, e, coat, deep, skin, at, size, turn, nape):
        self.e, self.coat, self.deep, self.skin, self.size = e, coat, deep, skin, size
        self.head = self.m(at)[0]
        self.turn, self.nape = turn * -e, nape

    def m(self, *pts):
        return [(500 + self.e * (500 - a), b, *c) for a, b, *c in pts]

    def at(self, pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], *self.head[:2], self.size, self.turn, self.e > 0)


def _chair(s, f):
    for g in (limb(f.m((24, 700), (26, 900), (34, 1200), (34, 1540)), [15, 15, 16, 16]), ell(*f.m((24, 676))[0], 23), ell(*f.m((24, 720))[0], 20, 9)):
        s.thing(g, "#4a1c1c", 1.3, shade=0.8, shcol=NIGHT, hatch=0, line=2.8, gran=0.2, white=0)
        s.fill(g, "#2a0c12", alpha=0.5)
        rim(s, g, 4 * f.e, 0, HOT, 0.6)


def _trunk(s, f, pts, folds):
    r = s.rng
    g = blob(f.m(*pts))
    s.thing(g, f.coat, 1.0, col2=mix(f.coat, f.deep, 0.4), shade=0.25, shcol=NIGHT, hatch=0, line=3.2, gran=0.2)
    s.wash(blob(f.m((-120, 960), (30, 1010), (70, 1130), (80, 1560), (-120, 1560))), NIGHT, 0.7, wet=50, clip=g, gran=0.2)
    for q in folds:
        p = f.m(*q)
        s.wash(limb(p, [3, 11, 4]), NIGHT, 0.9, wet=7, clip=g)
        s.curve(p, 2.4, NIGHT, clip=g)
        s.curve([(x + f.e * -7, y + 2) for x, y in p], 1.8, lighter(f.coat, 0.4), body=True, alpha=0.5, clip=g)
    rim(s, g, 10 * f.e, 2, HOT, 0.95, 2)
    for _ in range(150):
        x, y = r.uniform(40, 240), r.uniform(980, 1240)
        s.stroke(f.m((x, y), (x + 4, y + 26)), 1.3, mix(f.coat, HOT, 0.35 * x / 240), body=True, alpha=0.5 * x / 240, clip=g)
    return g


def _face(s, f, outline):
    """Lit by the mountain in front; the back of the head is lost in the dark."""
    light, warm, shade = f.skin
    g = valid(Polygon(f.at(path(outline, 8, True))))
    z = f.size
    neck = blob(f.m(*f.nape))
    s.thing(neck, warm, 0.9, shade=0.7, shcol=shade, hatch=0, line=2.8, gran=0.2)
    s.wash(blob(f.at([(-0.3, 0.5), (0.2, 0.72), (0.16, 0.95), (0.0, 1.2), (-0.4, 1.2)])), shade, 0.9, wet=20, clip=neck)
    for q in ([(0.27, 0.76), (0.30, 0.9), (0.36, 1.02)], [(0.40, 0.86), (0.41, 0.95), (0.40, 1.03)]):  # the sinew behind the ear, the throat
        s.wash(limb([tuple(p) for p in f.at(q)], [3, 7, 4]), shade, 0.6, wet=6, clip=neck)
        s.curve(f.at(q), 1.8, shade, clip=neck)
    rim(s, neck, 7 * f.e, 0, "#ff9a4a", 0.8, 1.6)
    s.wash(move(g, 0, 20), NIGHT, 0.5, wet=14, clip=neck)
    s.thing(g, light, 0.75, col2=warm, shade=0.35, shcol=shade, hatch=0, line=3, gran=0.2, soft=z * 0.26)
    s.wash(
        blob(f.at([(0.5, -0.1), (0.52, 0.3), (0.43, 0.5), (0.44, 0.66), (0.42, 0.95), (-0.2, 1.0), (-0.2, -0.1)])), shade, 1.3, wet=z * 0.1, clip=g, gran=0.2
    )
    s.wash(ell(*f.at([(0.63, 0.375)])[0], z * 0.075, z * 0.045), shade, 0.7, wet=z * 0.03, clip=g)
    s.wash(ell(*f.at([(0.60, 0.62)])[0], z * 0.09), "#e03a1c", 0.4, wet=z * 0.06, clip=g)
    s.wash(blob(f.at([(0.64, 0.765), (0.76, 0.775), (0.72, 0.81), (0.64, 0.81)])), shade, 0.4, wet=z * 0.025, clip=g)
    rim(s, g, 9 * f.e, 1, "#ffe6a0", 1.0, 2.2)
    return g


def _pen(s, f, pts, w, col="#1c060c", **kw):
    s.stroke(f.at(path(pts, 8)), w, col, wobble=0.6, **kw)


def _eye(s, f, top, low, iris):
    white = valid(Polygon(f.at(path([(*top[0], 1), *top[1:], *low], 6, True))))
    s.cover(white)
    s.wash(white, "#fff2dc", 0.25, off=0)
    s.fill(ell(*f.at([iris])[0], f.size * 0.022, f.size * 0.034).intersection(white), "#1c0808")
    s.fill(ell(*f.at([(iris[0] + 0.006, iris[1] - 0.01)])[0], f.size * 0.008), "#ffdf8a", body=True)
    _pen(s, f, top, 5)
    _pen(s, f, [top[0], *low[::-1], top[-1]], 2)


def her(s, f):
    """Her chin is up; she looks at him down her nose and chews."""
    _chair(s, f)
    g = _trunk(
        s,
        f,
        [(84, 984), (150, 1010), (238, 1000), (282, 1056), (304, 1140), (290, 1240), (280, 1560), (-80, 1560), (-80, 1110), (-30, 1046), (40, 1014)],
        ([(196, 1010), (186, 1090), (150, 1200)], [(236, 1050), (240, 1120), (206, 1210)], [(120, 1000), (96, 1080), (90, 1180)]),
    )
    bump = {5: (0.716, 0.395), 6: (0.772, 0.46), 7: (0.862, 0.55), 8: (0.868, 0.572), 9: (0.815, 0.6), 18: (0.77, 0.815), 19: (0.765, 0.875), 20: (0.705, 0.91)}
    face = _face(s, f, [bump.get(i, p) for i, p in enumerate(PROFILE)])
    collar = blob(f.m((62, 1012), (74, 958), (110, 966), (160, 986), (214, 978), (250, 962), (262, 1006), (220, 1034), (150, 1042), (90, 1030)))
    s.thing(collar, "#fff6e6", 0.25, shade=0.9, shcol="#7a3a52", hatch=0, line=2.8)
    for u in np.linspace(0.03, 0.97, 13):
        low = 30 * math.sin(math.pi * u)
        s.stroke(f.m((82 + 162 * u, 956 + low * 0.9), (66 + 192 * u, 1012 + low)), 1.8, "#5a2440", clip=collar)
    rim(s, collar, 6 * f.e, 2, HOT, 0.9)
    _eye(s, f, [(0.592, 0.424), (0.64, 0.404), (0.694, 0.408)], [(0.694, 0.43), (0.65, 0.442)], (0.678, 0.424))
    _pen(s, f, [(0.588, 0.40), (0.635, 0.366), (0.692, 0.378)], 2.6)
    for q in (0, 0.02, 0.04):
        _pen(s, f, [(0.598 + q, 0.418 - q * 0.4), (0.575 + q, 0.39 - q * 0.4)], 2)
    for q in range(4):
        _pen(s, f, [(0.555 + 0.016 * q, 0.30 + q * 0.004), (0.63, 0.262 + 0.004 * q), (0.715 - 0.006 * q, 0.312)], 3.2)
    _pen(s, f, [(0.815, 0.588), (0.788, 0.572), (0.772, 0.592)], 3)
    _pen(s, f, [(0.755, 0.55), (0.742, 0.585), (0.762, 0.606)], 1.8)
    _pen(s, f, [(0.756, 0.703), (0.715, 0.708), (0.676, 0.728)], 4)
    s.wash(
        valid(Polygon(f.at(path([(0.79, 0.672), (0.70, 0.706), (0.775, 0.745), (0.80, 0.72)], 6, True)))).intersection(face), "#a8142c", 1.0, wet=2, clip=face
    )
    _pen(s, f, [(0.70, 0.60), (0.655, 0.655), (0.648, 0.715)], 2)
    bun = blob(f.at([(0.16, 0.0), (0.14, -0.2), (-0.02, -0.29), (-0.18, -0.22), (-0.22, -0.04), (-0.1, 0.12)]))
    cap = valid(
        Polygon(
            f.at(
                path(
                    [
                        (0.70, 0.14),
                        (0.60, 0.23),
                        (0.50, 0.36),
                        (0.44, 0.48),
                        (0.36, 0.62),
                        (0.18, 0.76),
                        (0.02, 0.68),
                        (-0.07, 0.42),
                        (-0.03, 0.14),
                        (0.16, -0.03),
                        (0.46, -0.03),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    knot = np.array(f.at([(0.0, 0.04)])[0])
    mid = np.array(f.at([(-0.02, -0.09)])[0])
    cols = ("#1c0a10", "#3a1418", "#8a3a24", "#f0a050")
    tresses(s, bun, lambda x, y: math.atan2(y - mid[1], x - mid[0]) + 1.35, cols, 240, 40, 2)
    tresses(s, cap, lambda x, y: math.atan2(knot[1] - y, knot[0] - x), cols, 420, 52, 2)
    for q in (bun, cap):
        rim(s, q, 6 * f.e, 4, "#f08a3a", 0.9, 1.6)
    ear = blob(f.at([(0.36, 0.44), (0.41, 0.43), (0.43, 0.50), (0.39, 0.57), (0.36, 0.56)]))
    s.thing(ear, f.skin[1], 1.0, shade=0.7, shcol=f.skin[2], hatch=0, line=2.4)
    s.fill(ell(*f.at([(0.38, 0.615)])[0], 9, 14), "#ffd05a", body=True)
    return g


def him(s, f):
    """He has his head down and glares at her from under his brow."""
    r = s.rng
    _chair(s, f)
    g = _trunk(
        s,
        f,
        [(30, 976), (120, 1010), (212, 1020), (272, 1080), (296, 1170), (280, 1260), (270, 1560), (-80, 1560), (-80, 1070), (-30, 1010)],
        ([(150, 1000), (130, 1090), (60, 1170)], [(240, 1060), (250, 1130), (220, 1220)]),
    )
    thick = {
        5: (0.71, 0.40),
        6: (0.765, 0.475),
        7: (0.85, 0.545),
        8: (0.872, 0.59),
        9: (0.835, 0.632),
        10: (0.765, 0.63),
        17: (0.745, 0.77),
        18: (0.78, 0.82),
        19: (0.77, 0.90),
        20: (0.70, 0.955),
        21: (0.60, 0.95),
        22: (0.48, 0.89),
    }
    _face(s, f, [thick.get(i, p) for i, p in enumerate(PROFILE)])
    _eye(s, f, [(0.592, 0.408), (0.64, 0.402), (0.702, 0.424)], [(0.70, 0.446), (0.65, 0.452)], (0.684, 0.428))
    _pen(s, f, [(0.60, 0.462), (0.65, 0.482), (0.70, 0.468)], 2.2)
    _pen(s, f, [(0.822, 0.612), (0.79, 0.596), (0.774, 0.618)], 3.4)
    _pen(s, f, [(0.76, 0.56), (0.738, 0.60), (0.76, 0.63)], 2.2)
    _pen(s, f, [(0.69, 0.60), (0.63, 0.66), (0.615, 0.74)], 2.4)
    for q in range(3):
        _pen(s, f, [(0.60, 0.20 + 0.035 * q), (0.65, 0.195 + 0.035 * q), (0.70, 0.215 + 0.03 * q)], 2, f.skin[2])
    cap = valid(
        Polygon(
            f.at(
                path(
                    [
                        (0.56, 0.06),
                        (0.50, 0.16),
                        (0.40, 0.26),
                        (0.41, 0.46),
                        (0.35, 0.44),
                        (0.32, 0.58),
                        (0.16, 0.74),
                        (0.0, 0.62),
                        (-0.07, 0.36),
                        (-0.02, 0.1),
                        (0.2, -0.06),
                        (0.42, -0.05),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.thing(cap, "#2a1a22", 1.6, shade=0.5, shcol="#050206", hatch=0, line=2.8, gran=0.2)
    for _ in range(420):
        q = f.at([(r.uniform(-0.08, 0.58), r.uniform(-0.06, 0.72))])[0]
        s.stroke(
            arc(*q, 9, 8, r.uniform(0, 360), r.uniform(400, 620), 20),
            2,
            ("#050206", "#3a2028", "#6a4440", "#c8885a")[int(r.integers(4))],
            body=True,
            alpha=0.6,
            clip=cap,
        )
    rim(s, cap, 7 * f.e, 4, "#f0a05a", 0.9, 1.6)
    ear = blob(f.at([(0.335, 0.43), (0.40, 0.41), (0.43, 0.48), (0.39, 0.57), (0.345, 0.57)]))
    s.thing(ear, f.skin[1], 1.0, shade=0.7, shcol=f.skin[2], hatch=0, line=2.6)
    _pen(s, f, [(0.37, 0.45), (0.405, 0.47), (0.385, 0.53)], 2)
    for root, n in (([(0.58, 0.345), (0.73, 0.385)], 40), ([(0.80, 0.645), (0.60, 0.70)], 0)):
        for u in np.linspace(0, 1, n):
            a = np.array(root[0]) * (1 - u) + np.array(root[1]) * u
            _pen(
                s,
                f,
                [a, a + [0.03, -0.035 - 0.02 * r.random()], a + [0.065, -0.03 + 0.02 * r.random()]],
                2.6,
                ("#0c0408", "#2a1418", "#e8c090")[int(r.integers(3))],
                body=True,
            )
    tache = blob(f.at([(0.83, 0.645), (0.82, 0.72), (0.74, 0.785), (0.62, 0.85), (0.52, 0.84), (0.60, 0.74), (0.70, 0.66), (0.77, 0.635)]))
    way = np.array(f.at([(0.84, 0.60)])[0])
    tresses(s, tache, lambda x, y: math.atan2(y - way[1], x - way[0]), ("#2a141c", "#6a4444", "#d8b898", "#fff0cc"), 300, 44, 2.4)
    rim(s, tache, 6 * f.e, 2, "#ffe6a0", 0.9, 1.4)
    band = blob(f.m((-6, 1020), (16, 968), (60, 990), (130, 1004), (160, 1040), (110, 1062), (40, 1046)))
    s.thing(band, f.coat, 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.8, gran=0.2)
    rim(s, band, 5 * f.e, 4, HOT, 0.6)
    bib = blob(f.m((120, 1000), (190, 1012), (232, 1000), (276, 1066), (304, 1150), (284, 1240), (240, 1224), (200, 1120), (150, 1060)))
    s.thing(bib, "#fff6e6", 0.2, shade=0.9, shcol="#7a3a52", hatch=0, line=2.8)
    for q in ([(176, 1024), (224, 1100), (248, 1206)], [(216, 1024), (262, 1096), (276, 1190)]):
        s.wash(limb(f.m(*q), [3, 9, 5]), "#7a3a52", 0.8, wet=6, clip=bib)
    rim(s, bib, 7 * f.e, 2, HOT, 0.9)
    return g


def _arm(s, f, pts, top, seam, folds, light):
    """Upper arm and forearm of one cloth, the elbow a corner; above `top` it goes over into the coat without a line."""
    g = blob(f.m(*pts))
    low = box(-100, top, 1100, 1600)
    s.wash(move(g, 4, 14), NIGHT, 0.9, wet=12, clip=low)
    s.thing(g, f.coat, 1.0, col2=mix(f.coat, f.deep, 0.5), shade=0.35, shcol=NIGHT, hatch=0, line=0, gran=0.2, soft=70)
    s.wash(blob(f.m(*light)), NIGHT, 0.8, wet=26, clip=g, gran=0.2)
    s.outline(g, 3.2, lost=0.1, clip=low)
    s.curve(f.m(*seam), 2.4, NIGHT, clip=g)
    s.curve([(x - f.e * 5, y + 1) for x, y in f.m(*seam)], 1.6, lighter(f.coat, 0.4), body=True, alpha=0.5, clip=g)
    for q, w in folds:
        c = f.m(*q)
        s.wash(limb(c, [w, w * 0.7, 2]), NIGHT, 0.9, wet=6, clip=g)
        s.curve(c, 2.4, NIGHT, clip=g)
        s.curve([(x - f.e * 5, y - 7) for x, y in c], 1.8, lighter(f.coat, 0.35), body=True, alpha=0.5, clip=g, taper=(0.2, 0.6))
    return g


def _fork(s, a, b):
    """From the end of its handle to its tines, with a glowing morsel on them."""
    a, b = np.array(a[:2]), np.array(b[:2])
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    neck, root = b - d * 74, b - d * 46
    s.stroke([a, neck], 13, NIGHT, taper=(0, 0), wobble=0.2)
    s.stroke([a, neck], 8, "#f4e8dc", body=True, taper=(0, 0), wobble=0.2)
    s.thing(
        blob([neck - n * 4, root - n * 18, root + d * 8 - n * 19, root + d * 8 + n * 19, root + n * 18, neck + n * 4]),
        "#f4e8dc",
        0.4,
        shade=0.5,
        shcol="#6a3a3a",
        hatch=0,
        line=2.4,
    )
    for k in (-15, -5, 5, 15):
        s.stroke([root + d * 4 + n * k, b + n * k], 6, NIGHT, taper=(0, 0.2), wobble=0.2)
        s.stroke([root + d * 4 + n * k, b - d * 2 + n * k], 3.2, "#fff0dc", body=True, wobble=0.2)
    s.glow(*(b - d * 10), 80, "#ffb03a", 0.5, 0.7)
    lump = blob([b - d * 26 - n * 22, b - d * 4 - n * 26, b + d * 14 - n * 8, b + d * 10 + n * 18, b - d * 14 + n * 26, b - d * 30 + n * 8])
    s.thing(lump, "#ff7a1a", 1.0, col2="#f0401a", shade=0.6, shcol="#8a1c10", hatch=0, line=2.8)
    s.fill(move(lump, *(b * 0.5 - [4, 4]), 0.5), "#ffd23a", body=True, alpha=0.9)
    s.fill(ell(*(b - [8, 8]), 5), "#fffbe0", body=True)


def _fingers(s, f, palm, rows, thumb, size):
    skin = f.skin
    g = blob(f.m(*palm))
    s.wash(move(g, 4, 10), NIGHT, 0.6, wet=8)
    s.thing(g, skin[0], 0.8, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.8, gran=0.2)
    rim(s, g, 6 * f.e, 2, "#ffe0a0", 0.9, 1.5)
    for i, q in enumerate(rows):
        digit(
            s,
            [p[:2] for p in f.m(*q)],
            [size, size * 1.05, size * 0.95, size * 0.72][: len(q)],
            skin,
            nail=0.5 if i < 4 else 0,
            line=2.4,
            hatch=0,
            k=0.62,
            shade=0.5,
        )
    digit(s, [p[:2] for p in f.m(*thumb)], [size * 1.25, size * 1.15, size * 0.85], skin, nail=1, line=2.4, hatch=0, k=0.62, shade=0.5)


def her_arm(s, f):
    g = _arm(
        s,
        f,
        [(84, 1016), (130, 1030), (162, 1080), (184, 1150), (206, 1214), (246, 1140), (284, 1062), (342, 1090), (312, 1190), (244, 1308), (178, 1378), (132, 1362), (76, 1270), (40, 1160), (36, 1070)],
        1076,
        [(140, 1014), (166, 1060), (168, 1130)],
        (
            ([(212, 1206), (170, 1214), (128, 1194)], 9),
            ([(216, 1222), (190, 1258), (148, 1272)], 10),
            ([(222, 1216), (244, 1250), (244, 1290)], 8),
            ([(262, 1128), (284, 1140), (300, 1166)], 7),
            ([(120, 1050), (96, 1110), (92, 1180)], 7),
        ),
        [(20, 1040), (66, 1090), (96, 1200), (150, 1300), (196, 1312), (260, 1220), (320, 1110), (350, 1200), (250, 1400), (60, 1400)],
    )  # fmt: skip
    rim(s, g, 9 * f.e, 2, HOT, 0.9, 1.8)
    cuff = blob(f.m((276, 1058), (300, 1040), (340, 1056), (348, 1082), (322, 1096), (284, 1080)))
    s.thing(cuff, "#fff6e6", 0.2, shade=0.8, shcol="#7a3a52", hatch=0, line=2.6)
    _fork(s, f.m((350, 1066))[0], f.m((368, 872))[0])
    _fingers(
        s,
        f,
        [(288, 1060), (280, 1010), (300, 968), (340, 956), (366, 980), (362, 1026), (338, 1064)],
        (
            [(318, 1040), (356, 1046), (372, 1030), (352, 1022)],
            [(320, 1014), (364, 1020), (382, 1004), (358, 996)],
            [(322, 988), (366, 990), (384, 974), (360, 968)],
            [(326, 966), (356, 950), (372, 930), (376, 914)],
        ),
        [(300, 990), (322, 958), (352, 940)],
        15,
    )


def his_arm(s, f):
    g = _arm(
        s,
        f,
        [(52, 1022), (110, 1036), (144, 1090), (160, 1160), (172, 1216), (216, 1186), (262, 1164), (272, 1238), (206, 1306), (120, 1384), (72, 1376), (24, 1290), (0, 1180), (2, 1080)],
        1086,
        [(112, 1024), (144, 1070), (150, 1140)],
        (
            ([(176, 1208), (132, 1212), (86, 1186)], 10),
            ([(180, 1222), (142, 1258), (92, 1268)], 11),
            ([(186, 1214), (206, 1250), (196, 1296)], 9),
            ([(236, 1176), (244, 1206), (240, 1250)], 7),
            ([(92, 1056), (64, 1120), (58, 1190)], 8),
        ),
        [(-20, 1040), (30, 1100), (56, 1220), (96, 1310), (130, 1320), (220, 1252), (280, 1210), (290, 1260), (140, 1420), (0, 1420)],
    )  # fmt: skip
    rim(s, g, 6 * f.e, 8, HOT, 0.8, 1.8)
    cuff = blob(f.m((252, 1164), (280, 1160), (292, 1196), (288, 1226), (258, 1238), (246, 1200)))
    s.thing(cuff, "#fff6e6", 0.2, shade=0.8, shcol="#7a3a52", hatch=0, line=2.6)
    _fork(s, f.m((330, 1250))[0], f.m((338, 976))[0])
    _fingers(
        s,
        f,
        [(270, 1180), (286, 1142), (322, 1128), (352, 1146), (356, 1210), (336, 1240), (282, 1226)],
        (
            [(306, 1226), (344, 1236), (358, 1222), (330, 1216)],
            [(304, 1202), (352, 1210), (368, 1194), (336, 1188)],
            [(304, 1178), (354, 1182), (370, 1166), (336, 1162)],
            [(306, 1154), (350, 1154), (364, 1138), (334, 1136)],
        ),
        [(286, 1150), (312, 1122), (346, 1116)],
        16,
    )
