"""A stag drinks, and somebody comes up to its mouth."""

from ..easel import *
from ..kit.coat import coat
from ..kit.profile import PROFILE
from ..kit.rim import rim

NIGHT, GOLD, TURN = "#150b22", "#ffdc98", 52
POLL, MOUTH = np.array([250.0, 470.0]), (560, 912)


def h(*pts):
    """From the head's own measure, poll at 0 and nose at 528, to the sheet."""
    p = move(np.array([q[:2] for q in pts], float), *POLL, 1, TURN)
    return [(*a, *q[2:]) for a, q in zip(p, pts, strict=True)]


def _evening(s):
    r = s.rng
    s.wash(s.all, "#fcd890", 0.7, col2="#f4a35a", mix=("lin", 90, 1, 0), pool=0.4, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 520), (840, 520), (560, 560), (300, 700), (-100, 760)]), "#c8506a", 0.8, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 260), (760, 330), (420, 420), (160, 620), (-100, 700)]), "#4a3078", 1.0, wet=85, gran=0.25)
    s.wash(blob([(-100, -100), (900, -100), (500, 80), (240, 260), (-100, 460)]), "#1c1444", 1.0, wet=80, gran=0.25)
    places.stars(s, 40, (0, 0, 560, 360), (0.7, 2.2))
    sun = ell(846, 742, 92)
    s.lift(sun.buffer(50), 0.5, 50)
    s.cover(sun, 0.05)
    s.wash(sun, "#fff0b8", 0.5, col2="#ffc860", mix=("lin", 90, 0, 1), off=0)
    for col, k, ridge in (
        ("#9a5a86", 0.7, [(-60, 776), (120, 800), (300, 792), (440, 762), (560, 786), (700, 740), (800, 770), (900, 730), (1060, 772)]),
        ("#4a2c60", 1.0, [(-60, 790), (300, 808), (560, 800), (760, 812), (900, 796), (1060, 804)]),
    ):
        g = poly([*path(ridge, 6), (1060, 836), (ridge[0][0], 836)])
        s.wash(g, col, k, edge=0.5, gran=0.25, pool=0.3)
    water = box(-40, 828, 1040, 1560)
    s.cover(water)
    s.wash(water, "#fbc47c", 0.75, col2="#e88a6a", mix=("lin", 90, 0, 1), gran=0.25, pool=0.4)
    s.wash(blob([(-60, 860), (120, 900), (240, 1100), (260, 1300), (420, 1480), (420, 1600), (-60, 1600)]), "#3a2668", 1.3, wet=80, gran=0.25, clip=water)
    s.wash(blob([(1100, 1180), (1100, 1600), (300, 1600), (520, 1440), (800, 1400)]), "#3a2668", 1.2, wet=80, gran=0.25, clip=water)
    s.wash(blob([(-60, 1200), (200, 1420), (600, 1500), (1100, 1440), (1100, 1600), (-60, 1600)]), NIGHT, 1.1, wet=70, gran=0.25, clip=water)
    s.lift(poly([(780, 836), (912, 836), (950, 1100), (760, 1100)]), 0.6, 24)
    for _ in range(120):
        x, y = r.uniform(-40, 1000), 840 + 640 * r.random() ** 1.5
        n, lit = r.uniform(20, 90) * (0.5 + (y - 830) / 500), r.random() < 0.6
        s.curve([(x, y), (x + n * 0.5, y - 2), (x + n, y + 1)], r.uniform(1, 2.2), "#ffe9b8" if lit else "#4a2868", body=lit, alpha=0.6)


def _other(s):
    """In the water, face up: as calm as one who has waited long."""
    at = lambda pts: move(np.array([q[:2] for q in pts], float) - [0.36, 0.47], 494, 1128, 440, -104)  # noqa: E731
    face = valid(Polygon(at(path(PROFILE, 8, True))))
    neck = limb([tuple(at([(0.25, 0.72)])[0]), (760, 1296), (940, 1420), (1120, 1560)], [92, 96, 150, 250], 14)
    g = smooth(union(face, neck), 8)
    roots = _roots(s, at)
    s.cover(g)
    s.wash(g, "#d98a74", 0.8, col2="#b8607a", gran=0.2, pool=0.3, off=0)
    s.wash(
        blob([(300, 1180), (420, 1130), (520, 1170), (620, 1150), (700, 1130), (800, 1180), (1060, 1320), (1060, 1560), (600, 1500), (400, 1400)]),
        "#4a2470",
        1.2,
        wet=60,
        gran=0.2,
        clip=g,
    )
    s.wash(blob([(420, 1260), (600, 1240), (760, 1330), (1060, 1480), (1060, 1600), (400, 1600)]), "#241048", 1.2, wet=50, gran=0.2, clip=g)
    s.wash(ell(*at([(0.62, 0.61)])[0], 50), "#e0603e", 0.22, wet=44, clip=g)
    s.wash(ell(*at([(0.63, 0.41)])[0], 40, 30), "#5a2860", 0.7, wet=16, clip=g)
    s.wash(blob([tuple(p) for p in at([(0.64, 0.76), (0.745, 0.775), (0.72, 0.86), (0.60, 0.86)])]), "#8a3c5c", 0.2, wet=22, clip=g)
    s.outline(g, 3.4, "#2a0f34", lost=0.1)
    pen = lambda pts, w: s.stroke(at(path(pts, 10)), w, "#2a0f34", wobble=0.6)  # noqa: E731
    pen([(0.565, 0.412), (0.605, 0.440), (0.655, 0.446), (0.702, 0.428)], 6)
    for q in np.linspace(0.585, 0.70, 8):
        y = 0.430 + 0.016 * math.sin((q - 0.57) / 0.13 * 3.1)
        pen([(q, y), (q + 0.018, y + 0.022), (q + 0.042, y + 0.032)], 2.6)
    pen([(0.58, 0.372), (0.63, 0.345), (0.69, 0.362)], 2.6)
    for q in range(9):
        pen(
            [
                (0.54 + 0.016 * q, 0.318 - 0.008 * math.sin(q / 2.6)),
                (0.575 + 0.016 * q, 0.298 - 0.004 * q * (1 - q / 9)),
                (0.60 + 0.014 * q, 0.300 + 0.002 * q),
            ],
            3,
        )
    pen([(0.805, 0.607), (0.782, 0.588), (0.768, 0.606)], 4)
    pen([(0.75, 0.56), (0.735, 0.595), (0.75, 0.622)], 2.4)
    lips = valid(
        Polygon(
            at(path([(0.755, 0.655), (0.787, 0.672), (0.782, 0.69), (0.752, 0.703), (0.780, 0.722), (0.776, 0.742), (0.742, 0.752), (0.70, 0.708)], 6, True))
        )
    ).intersection(g)
    s.wash(lips, "#b02a4c", 0.8, wet=3, clip=g)
    pen([(0.757, 0.704), (0.725, 0.708), (0.695, 0.712)], 3.4)
    rim(s, g, 2, 6, "#ffe2b0", 0.85, 2)
    return at, *roots


EDGE = path([(0.66, 0.12), (0.60, 0.22), (0.52, 0.30), (0.48, 0.44), (0.41, 0.50), (0.37, 0.64), (0.27, 0.76)], 12)
ENDS = path([(0.70, -0.34), (0.44, -0.62), (0.0, -0.70), (-0.44, -0.36), (-0.70, 0.16), (-0.72, 0.60), (-0.50, 1.02)], 12)
ROOTS = np.linspace(0.02, 0.98, 9)


def _strand(u, v):
    """A line of the hair from the brow at u to the end of the root at v, in the head's measure."""
    a, b = EDGE[int(u * (len(EDGE) - 1))], ENDS[int(v * (len(ENDS) - 1))]
    bend = 0.07 * math.sin(9 * v)
    return path(
        [a, a * 0.72 + b * 0.28 + [-0.05 + 0.06 * u, -0.05 + 0.1 * u], a * 0.42 + b * 0.58 + [bend, -bend], a * 0.2 + b * 0.8 - [bend * 0.7, -bend], b], 12
    )


def _roots(s, at):
    """Hair that goes down and takes hold."""
    rng = np.random.default_rng(12)
    parts = [blob([tuple(p) for p in at([*EDGE[::6], *(_strand(v, v)[20] for v in ROOTS[::-1])])], 6)]
    for v in ROOTS:
        c = at(_strand(v, v))
        parts.append(limb([tuple(p) for p in c[14::6]], np.linspace(46, 5, len(c[14::6])), 4))
        for k, e in ((30, 1), (36, -1), (41, 1), (45, -1)):
            d = c[min(k + 2, len(c) - 1)] - c[k - 2]
            a = math.degrees(math.atan2(d[1], d[0])) + e * rng.uniform(28, 46)
            parts.append(places.branches(rng, *c[k], 200, 13 - (k - 30) * 0.4, a, 3, 26, 14, 0.76)[0])
    g = smooth(union(*parts), 2).simplify(0.8)
    s.cover(g)
    s.wash(g, "#8a5450", 1.0, col2="#6a3c48", gran=0.2, off=0, rough=0.3)
    s.wash(g, "#241038", 0.7, grad=("rad", 520, 1000, 620, 0.0, 1.0), gran=0.2, off=0, rough=0.3)
    s.outline(g, 2.4, "#140818", lost=0, wobble=0.4)
    rim(s, g, 2.4, 3.4, "#f0b080", 0.6)
    return parts[0], valid(g)


def _hair(s, at, fan, whole):
    """Over the head: locks that turn to bark."""
    r = s.rng
    s.cover(fan)
    s.wash(fan, "#7a484a", 1.1, col2="#5a3444", gran=0.2, off=0, rough=0.3)
    s.wash(fan, "#241038", 0.8, grad=("rad", 470, 1040, 330, -0.1, 1.0), gran=0.2, off=0, rough=0.3)
    for col, n, body, w in (("#12060f", 190, False, 3.0), ("#8a5048", 100, True, 2.4), ("#c8845a", 70, True, 2.0), ("#ffcf98", 40, True, 1.7)):
        for _ in range(n):
            v = float(np.clip(ROOTS[int(r.integers(9))] + r.normal() * 0.035, 0, 1))
            c = _strand(float(np.clip(v + r.normal() * 0.06, 0, 1)), v)
            i = int(r.uniform(0, 0.6) * len(c))
            s.stroke(at(c[i : i + int(r.uniform(12, 30))]), w * r.uniform(0.7, 1.3), col, body=body, alpha=0.85, wobble=1.2, clip=whole)
    s.stroke(at(EDGE), 3, "#12060f")


HEAD = [
    (-10, -66),
    (40, -92),
    (100, -92),
    (160, -76),
    (240, -56),
    (330, -38),
    (420, -26),
    (478, -20),
    (512, -6),
    (530, 16),
    (530, 40),
    (516, 58),
    (502, 66),
    (504, 84),
    (486, 100),
    (452, 100),
    (400, 92),
    (330, 100),
    (250, 126),
    (180, 160),
    (120, 184),
    (60, 206),
]


def _stag(s):
    r = s.rng
    head_ = h(*HEAD)
    crest = [(286, 424), (210, 372), (110, 330), (-60, 300)]
    throat = [(-60, 800), (-10, 716), (50, 650), (96, 610)]
    g = blob([*head_, *throat[::-1], *crest[::-1]], 10)
    far = blob(h((60, -80, 1), (10, -130), (-8, -190), (20, -214, 1), (60, -180), (86, -120), (90, -86, 1)), 8)
    s.thing(far, "#8a4830", 1.0, shade=0.7, shcol="#2a0f1c", hatch=0, line=3)
    s.cover(g)
    s.wash(g, "#c9763f", 0.9, col2="#a85530", gran=0.25, pool=0.3, off=0)
    s.wash(blob([(-60, 560), (80, 540), (180, 620), (300, 760), (420, 860), (520, 930), (300, 900), (-60, 860)]), "#3a1230", 1.0, wet=50, gran=0.25, clip=g)
    s.wash(blob([(-60, 280), (90, 330), (150, 480), (60, 640), (-60, 800)]), "#3a1230", 1.1, wet=60, gran=0.25, clip=g)
    s.wash(blob(h((150, 60), (260, 40), (380, 50), (380, 96), (240, 130), (150, 170))), "#5a2028", 0.5, wet=26, clip=g)
    s.lift(blob(h((60, -92), (240, -58), (440, -26), (440, 0), (240, -20), (80, -50))).intersection(g), 0.45, 12)
    nose = blob(h((440, -30), (500, -18), (534, 14), (534, 44), (512, 64), (470, 58), (452, 20)), 8)
    s.lift(blob(h((400, 0), (470, 30), (510, 70), (490, 106), (420, 100), (390, 60))).intersection(g), 0.55, 10)
    s.wash(blob(h((400, 20), (470, 50), (510, 80), (490, 104), (420, 96))), "#f4d8b0", 0.4, wet=8, clip=g)
    skull = blob(h((30, -100), (100, -92), (240, -56), (420, -26), (540, 0), (540, 110), (330, 110), (180, 170), (90, 200), (40, 80)), 8).intersection(g)
    flow = lambda x, y: math.radians(TURN) + math.pi + 0.12 * math.sin(y / 60)  # noqa: E731
    coat(
        s,
        skull,
        flow,
        (("#4a1c1c", 260, "dark"), ("#9a5230", 260, "all"), ("#e8b070", 150, "lit"), ("#ffd8a0", 60, "lit")),
        (8, 18),
        1.3,
        soft=90,
        clip=g,
        stray=0.1,
    )
    coat(
        s,
        g.difference(skull),
        lambda x, y: 2.5 - (x - 100) / 500,
        (("#2a0f1c", 420, "dark"), ("#8a4226", 300, "all"), ("#ffcf90", 170, "lit"), ("#e0955a", 200, "lit")),
        (18, 40),
        1.8,
        soft=110,
        clip=g,
    )
    for _ in range(170):  # the mane of the throat
        u = r.random()
        p = np.array([-20 + 150 * u + r.normal() * 14, 740 - 150 * u + r.normal() * 16])
        q = r.uniform(40, 80)
        s.curve(
            [p, p + [r.normal() * 6 - 4, q * 0.5], p + [-14 + r.normal() * 10, q]],
            2.4,
            ("#2a0f1c", "#5a2420", "#a85f38", "#e8b080")[int(r.integers(4))],
            body=True,
            alpha=0.9,
        )
    s.outline(g, 3.6, "#1c0a14", lost=0.15)
    rim(s, g, -6, 4, GOLD, 0.9, 2)
    _features(s, g, nose)


def _features(s, g, nose):
    nose = nose.intersection(g)
    s.cover(nose)
    s.wash(nose, "#2a1a28", 1.5, off=0, gran=0.2)
    s.curve(h((456, -14), (498, -8), (520, 14)), 6, "#d8b8c0", body=True, alpha=0.7)
    s.fill(blob(h((492, 24), (512, 18), (518, 34), (500, 42))), "#08040a")
    s.outline(nose, 3, "#12060e", lost=0)
    s.curve(h((510, 66), (470, 70), (430, 74), (398, 66)), 4.4, "#2a0f14")
    for pts in ([(300, -30), (350, 0), (400, 10)], [(190, 40), (260, 30), (320, 44)], [(120, 100), (170, 130), (200, 150)]):
        s.wash(limb(h(*pts), [4, 10, 4]), "#3a1420", 0.5, wet=10, clip=g)
    ring = blob(h((122, -34), (150, -56), (186, -50), (206, -26), (186, -4), (148, -6)), 8)
    s.lift(ring, 0.5, 6)
    eye = blob(h((130, -28, 1), (152, -46), (180, -42), (198, -22, 1), (176, -10), (150, -12)), 8)
    s.cover(eye)
    s.wash(eye, "#1c0c10", 2.0, off=0)
    s.fill(eye, "#140808", alpha=0.8)
    s.fill(ell(*h((168, -22))[0], 17, 10, TURN), "#8a4a1c", body=True, alpha=0.9, clip=eye)
    s.fill(ell(*h((166, -26))[0], 10, 8, TURN), "#0c0608", body=True, clip=eye)
    s.fill(ell(*h((172, -34))[0], 5), "#fff6e0", body=True)
    s.curve(h((120, -26), (150, -54), (184, -48), (208, -20)), 6, "#140608")
    s.curve(h((132, -24), (154, -6), (180, -6), (204, -20)), 3, "#140608")
    for k in range(6):
        x = 140 + 11 * k
        s.stroke(h((x, -46 - 3 * math.sin(k)), (x + 10, -64)), 2.4, "#140608")
    s.curve(h((206, -16), (232, -2), (246, 14)), 3, "#3a1420")
    for k in range(3):
        s.curve(h((110 + 12 * k, -66 - 6 * k), (150 + 10 * k, -72 - 2 * k), (190, -62)), 2.2, "#3a1420")
    ear = blob(h((20, -30, 1), (-40, -70), (-130, -90), (-172, -64, 1), (-150, -20), (-80, 8), (0, 6, 1)), 8)
    s.wash(move(ear, 6, 14), "#1c0a14", 0.9, wet=12, clip=g)
    s.thing(ear, "#b8683a", 1.0, shade=0.7, shcol="#2a0f1c", hatch=0, line=3.2)
    inner = blob(h((-10, -28), (-60, -56), (-126, -70), (-150, -56), (-110, -26), (-50, -10)), 8)
    s.thing(inner, "#f4c8a8", 0.6, shade=0.8, shcol="#6a2c34", hatch=5, line=2)
    for k in range(14):
        s.curve(h((-20 - 7 * k, -20 - 2 * k), (-40 - 7 * k, -34 - 2 * k), (-58 - 7 * k, -40 - 2 * k)), 2.2, "#fff0dc", body=True, alpha=0.8)
    rim(s, ear, -3, 4, GOLD, 0.8)


BEAMS = (
    ([(376, 470), (440, 372), (560, 300), (720, 262), (900, 216)], [25, 22, 18, 14, 6]),
    ([(352, 446), (334, 340), (372, 220), (500, 124), (680, 76)], [28, 25, 21, 16, 7]),
)
TINES = (
    ([(420, 398), (520, 400), (600, 366)], [16, 12, 4]),
    ([(560, 300), (640, 214), (660, 150)], [15, 11, 4]),
    ([(700, 266), (800, 300), (880, 290)], [13, 9, 4]),
    ([(760, 254), (820, 170), (900, 120)], [12, 9, 4]),
    ([(340, 380), (270, 300), (210, 284)], [17, 12, 4]),
    ([(352, 270), (290, 170), (286, 90)], [17, 12, 4]),
    ([(440, 160), (420, 80), (440, 10)], [15, 10, 4]),
    ([(560, 104), (640, 30), (740, 8)], [13, 9, 4]),
)


def apple(s, x, y, q):
    g = blob(
        [
            (x, y - q * 0.8),
            (x + q * 0.7, y - q * 0.95),
            (x + q * 1.02, y - q * 0.1),
            (x + q * 0.5, y + q * 0.92),
            (x, y + q * 0.82),
            (x - q * 0.5, y + q * 0.92),
            (x - q * 1.02, y - q * 0.1),
            (x - q * 0.7, y - q * 0.95),
        ],
        6,
    )
    s.wash(move(g, 8, 9), NIGHT, 0.8, wet=7)
    s.thing(g, "#e0301c", 1.15, col2="#f4702a", shade=0.8, shcol="#5a0a1c", hatch=0, line=2.4, white=0.5)
    s.curve([(x + q * 0.55, y - q * 0.4), (x + q * 0.68, y), (x + q * 0.5, y + q * 0.3)], 4, "#ffe6c8", body=True, alpha=0.85)
    s.curve([(x, y - q * 0.8), (x + 2, y - q * 1.3), (x + 6, y - q * 1.6)], 2.8)


def leaf(s, p, a, q, col):
    d, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    p = np.array(p)
    g = blob([(*p, 1), p + d * q * 0.4 + n * q * 0.28, (*(p + d * q), 1), p + d * q * 0.5 - n * q * 0.26], 5)
    s.thing(g, col, 1.0, shade=0.4, shcol="#1c2c2e", hatch=0, line=1.5)
    s.stroke([p, p + d * q * 0.8], 1.0)


def _crown(s):
    """Antlers that have gone on growing."""
    rng = np.random.default_rng(5)
    wood, twigs, tips = [], [], []
    for pts, radii in (*BEAMS, *TINES):
        wood.append(limb(pts, radii, 14))
        d = np.array(pts[-1]) - pts[-2]
        g, t = places.branches(rng, *pts[-1], 76, 6, math.degrees(math.atan2(d[1], d[0])), 4, 30, 12, 0.75)
        twigs.append(g)
        tips += [*t, pts[-1]]
    g = smooth(union(*wood), 3)
    s.fill(union(*twigs).difference(g), "#2c1822")
    s.thing(g, "#a87448", 0.95, col2="#7a4a38", shade=0.8, shcol="#2a1220", hatch=0, line=3, gran=0.25)
    for pts, radii in (*BEAMS, *TINES):  # bark along each
        c = path(pts, 12)
        for o in (-0.5, 0.0, 0.5):
            d = np.gradient(c, axis=0)
            n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
            w = np.interp(np.linspace(0, len(radii) - 1, len(c)), range(len(radii)), radii)
            s.stroke(c + n * (w * o)[:, None], 2, "#3a1c22", wobble=1.5, alpha=0.8)
    rim(s, g, -4, -3, GOLD, 0.85, 1.6)
    for q in range(2):
        base = h((24 + 34 * q, -86))[0]
        s.thing(ell(*base, 36, 17, -8), "#8a5638", 1.0, shade=0.7, shcol="#2a1220", hatch=4, line=2.8)
    green = ("#8fae4a", "#4f8050", "#b8b84a", "#e0ae3a")
    line = g.boundary
    for u in rng.random(110):
        p = line.interpolate(u * line.length)
        if p.y < 350 and (p.x < 300 or p.y < 320):
            leaf(s, (p.x, p.y), rng.uniform(0, 6.28), rng.uniform(26, 46), green[int(rng.integers(4))])
    for x, y in tips:
        for _ in range(3):
            leaf(s, (x + rng.normal() * 8, y + rng.normal() * 8), rng.uniform(0, 6.28), rng.uniform(28, 48), green[int(rng.integers(4))])
    for x, y, q in (
        (168, 244, 22),
        (310, 214, 24),
        (404, 172, 24),
        (520, 196, 27),
        (470, 76, 24),
        (612, 252, 25),
        (640, 128, 26),
        (700, 346, 26),
        (786, 230, 24),
        (604, 420, 25),
        (850, 354, 27),
        (930, 276, 24),
        (760, 66, 24),
        (880, 150, 22),
        (300, 120, 22),
    ):
        near = line.interpolate(line.project(ell(x, y - q, 1).centroid))
        s.curve([(near.x, near.y), ((near.x + x) / 2 + 3, (near.y + y - q * 1.5) / 2), (x + 4, y - q)], 3.4, "#b07a50", body=True)
        apple(s, x, y, q)


def _shore(s):
    """Grass at the water's edge."""
    r = s.rng
    for k in range(150):
        x = r.uniform(-30, 230) * r.random() ** 0.5
        y = 905 + r.normal() * 14 - x * 0.02
        q = r.uniform(60, 190) * (1 - x / 330)
        c = path([(x, y + 30), (x + r.normal() * 8, y - q * 0.5), (x + r.normal() * 26 + 14, y - q)], 8)
        lit = r.random() < 0.25
        s.stroke(c, np.linspace(6, 1, len(c)), "#f0b868" if lit else ("#1c1230", "#33284a", "#3f4a3c")[k % 3], body=True, alpha=0.95, taper=(0, 0.3))


def _rings(s, alpha=0.95):
    """Where they meet."""
    x, y = MOUTH
    for q, w in ((76, 4), (140, 3.6), (220, 3), (320, 2.2)):
        s.stroke(arc(x, y, q, q * 0.13, 0, 360, 60), w, "#fff4d4", body=True, alpha=alpha, wobble=0.8, taper=(0, 0))
        s.stroke(arc(x, y + 5, q, q * 0.13, 15, 165, 40), w * 0.8, "#5a2c68", alpha=alpha * 0.7, wobble=0.8)


@card("dusk", paper="cold", light=(0.6, -0.5))
def stag_tree(s):
    """A stag bows to the water, its antlers an orchard; out of the deep a face comes up to its mouth, the hair all roots."""
    _evening(s)
    _rings(s)
    _hair(s, *_other(s))
    _rings(s, 0.12)
    _stag(s)
    _crown(s)
    _shore(s)
    apple(s, 806, 1010, 30)  # one has fallen
    s.lift(box(760, 1018, 850, 1050), 0.3, 3)
    for q in (52, 92):
        s.stroke(arc(806, 1022, q, q * 0.18, -10, 190, 40), 2.6, "#fff4d4", body=True, alpha=0.9, wobble=0.6)
    s.splatter(NIGHT, 30, (0, 1300, 1000, 1500), (0.7, 4))
