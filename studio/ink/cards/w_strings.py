"""A marionette has cut all its strings but one: the one that holds up its smile."""

from ..easel import *

SOOT, NIGHT, RED = "#0c0508", "#1c080e", "#d8202c"
WOOD, WARM, DEEP = "#ecc88c", "#cf8c44", "#4a2412"
C = np.array([470.0, 620.0])  # the middle of the head
LEFT, RIGHT = np.array([318.0, 892.0]), np.array([632.0, 742.0])  # the corners of its mouth
CUT = np.array([746.0, 345.0])  # where the blades stand round the last string


def _dark(s):
    s.wash(s.all, "#e8c070", 0.5, col2="#d8984a", pool=0.5, gran=0.4)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 700), (900, 420), (560, 200), (160, 330), (-20, 700), (60, 1200), (-100, 1600)]),
        "#8a2a1c",
        1.1,
        wet=100,
        gran=0.4,
        pool=0.6,
    )
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 480), (960, 250), (560, 110), (180, 190), (20, 460), (-100, 900)]), "#3a0c12", 1.3, wet=90, gran=0.4, pool=0.6
    )
    s.wash(blob([(-100, -100), (1100, -100), (1100, 170), (700, 60), (300, 80), (-100, 240)]), SOOT, 1.6, wet=70, gran=0.4)
    s.wash(blob([(-100, 1180), (240, 1260), (760, 1260), (1100, 1140), (1100, 1600), (-100, 1600)]), "#5a1c12", 1.1, wet=80, gran=0.4)
    s.wash(blob([(760, 640), (1100, 560), (1100, 1600), (860, 1500), (900, 1000)]), "#3a0c12", 0.9, wet=80, gran=0.4)


def _cord(s, pts, w=5.0, col="#fff3d6", fray=True, shadow=True):
    p = path(pts, 12)
    if shadow:
        s.stroke(p + [8, 9], w, SOOT, taper=(0, 0), alpha=0.4)
    s.stroke(p, w + 3.4, "#2a0a0c", taper=(0, 0), press=0.1, body=True)
    s.stroke(p, w, col, taper=(0, 0), press=0.1, body=True)
    for q, d, _ in marks.along(p, w * 1.7):
        n = np.array([-d[1], d[0]]) * w * 0.5
        s.stroke([q + n - d * w * 0.35, q - n + d * w * 0.35], 1.1, "#7a4a30" if col != RED else "#5a0810", body=True, alpha=0.9)
    if fray:
        d = (p[-1] - p[-4]) / (np.hypot(*(p[-1] - p[-4])) + 1e-6)
        n = np.array([-d[1], d[0]])
        for q in (-1, -0.3, 0.4, 1):
            s.curve([p[-1] - d * 2, p[-1] + d * w * 1.6 + n * q * w * 0.7, p[-1] + d * w * 3.2 + n * q * w * 1.7], 1.9, col, body=True)


def _rain(s):
    """Out of the dark above: ends that hold nothing any more."""
    for x, y, sway in (
        (60, 300, 8),
        (118, 520, -12),
        (196, 210, 10),
        (262, 118, -6),
        (350, 170, 8),
        (446, 130, -10),
        (548, 190, 6),
        (640, 110, 6),
        (730, 160, -8),
        (910, 120, 6),
        (964, 230, -8),
    ):
        _cord(s, [(x - sway, -30), (x, y * 0.5), (x + sway * 0.6, y * 0.8), (x + sway, y)], 4.4, "#e8d4b0" if 150 < x < 900 else "#b89c80", shadow=False)


def _grain(s, g, n, knots=(), axis=None, lit=0.3):
    """Grain down the wood, that flows round its knots."""
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    for _ in range(n):
        u, v, long = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(60, 240)
        pts = []
        for q in np.linspace(0, 1, 9):
            x, y = u, v + long * q
            if axis:
                x += (u - axis[0]) * -(((y - axis[1]) / axis[2]) ** 2) * 0.35
            x += 5 * math.sin(y / 70 + u / 40)
            for kx, ky, kr in knots:
                d = x - kx
                x += math.copysign(kr * 1.2, d) * math.exp(-(((y - ky) / (kr * 1.5)) ** 2)) * math.exp(-abs(d) / (kr * 1.6))
            pts.append((x, y))
        pale = r.random() < lit and u < (x0 + x1) / 2
        s.stroke(pts, r.uniform(0.9, 2.0), "#fff2cc" if pale else "#8a4c1c", clip=g, body=pale, alpha=0.6, wobble=0.6)
    for kx, ky, kr in knots:
        for q in (1.0, 0.66, 0.34):
            s.outline(ell(kx, ky, kr * q * 0.7, kr * q), 1.6, "#6a3414", lost=0.1)
        s.fill(ell(kx, ky, kr * 0.16, kr * 0.26), DEEP)


def _ball(s, x, y, q):
    s.wash(ell(x + 8, y + 12, q * 1.08), SOOT, 0.8, wet=12)
    s.thing(ell(x, y, q), "#dba45c", 0.9, col2=WARM, shade=1.0, shcol=DEEP, hatch=5, line=3)
    for e in (0.78, 0.56):
        s.stroke(arc(x, y, q * e, q * e * 0.94, -40, 250, 30), 1.6, "#7a4218", alpha=0.8)
    s.fill(ell(x, y, q * 0.2), SOOT)
    s.stroke([(x - q * 0.13, y - q * 0.08), (x + q * 0.13, y + q * 0.08)], 2.4, "#e8d8b0", body=True)


def _part(s, pts, radii, n=60, k=0.75):
    g = limb(pts, radii, 12)
    s.wash(move(g, 16, 20), SOOT, 0.8, wet=16)
    s.thing(g, WOOD, k, col2=WARM, shade=1.0, shcol=DEEP, hatch=6, line=3.2, soft=max(radii) * 0.9)
    p = path(pts, 14)
    t = np.gradient(p, axis=0)
    nrm = np.stack([-t[:, 1], t[:, 0]], 1) / np.hypot(t[:, 0], t[:, 1])[:, None]
    m, r = len(p), s.rng
    w = np.interp(np.linspace(0, 1, m), np.linspace(0, 1, len(radii)), radii)
    for _ in range(n):
        i, o = int(r.integers(0, m - 4)), r.uniform(-0.95, 0.95)
        j = min(m, i + int(r.integers(4, max(5, m // 2))))
        pale = r.random() < 0.25
        s.stroke(p[i:j] + nrm[i:j] * (w[i:j] * o)[:, None], r.uniform(0.9, 1.8), "#fff0c8" if pale else "#8a4c1c", clip=g, alpha=0.65, body=pale, wobble=0.7)
    return g


def _body(s):
    """A turned trunk, a painted jacket on it."""
    neck = limb([(470, 960), (470, 1100)], [74, 84])
    s.thing(neck, WOOD, 0.9, col2=WARM, shade=1.0, shcol=DEEP, hatch=6, line=3)
    s.wash(blob([(380, 930), (560, 930), (580, 1040), (470, 1080), (370, 1040)]), "#2a0c08", 1.2, wet=24, clip=neck)
    trunk = blob(
        [(250, 1140), (330, 1080), (470, 1066), (610, 1080), (690, 1140), (720, 1280), (690, 1420), (710, 1580), (230, 1580), (250, 1420), (220, 1280)]
    )
    s.wash(move(trunk, 26, 20), SOOT, 1.0, wet=26)
    s.thing(trunk, "#1f6a74", 1.0, col2="#124a58", shade=1.0, shcol="#06202c", hatch=7, line=3.4, soft=150)
    _grain(s, trunk, 60, lit=0.0)
    s.curve([(470, 1140), (474, 1300), (468, 1500)], 3.4, "#04141c")
    for k in range(3):
        s.thing(ell(470, 1190 + 118 * k, 21), "#e8b23c", 0.9, shade=0.9, shcol="#5a2c08", hatch=0, line=2.8)
        s.curve([(460, 1182 + 118 * k), (470, 1176 + 118 * k)], 3, "#fffbe0", body=True)
    for k in [*range(0, 21, 2), *range(1, 21, 2)]:  # the ruff, fold by fold
        a = k / 20
        x, y, far = 274 + 392 * a, 1070 + 56 * math.sin(a * math.pi), k % 2 == 0
        fold = limb([(470 + (x - 470) * 0.42, 1022), (470 + (x - 470) * 0.8, y - 14), (x, y + (4 if far else 22))], [8, 18, 27])
        s.thing(fold, "#d8c4bc" if far else "#fff8e8", 0.45 if far else 0.15, shade=0.9, shcol="#4a2c3c", hatch=0, line=2.2)


def _head(s):
    head = blob(
        [
            (470, 250),
            (610, 272),
            (710, 370),
            (742, 520),
            (730, 670),
            (694, 810),
            (626, 930),
            (540, 990),
            (470, 1000),
            (400, 990),
            (314, 930),
            (246, 810),
            (210, 670),
            (198, 520),
            (230, 370),
            (330, 272),
        ]
    )
    s.wash(move(head, 30, 26), SOOT, 1.1, wet=30)
    s.thing(head, WOOD, 0.75, col2=WARM, shade=1.0, shcol="#5a2a14", hatch=0, line=4, soft=240, gran=0.4)
    s.lift(ell(360, 470, 90, 120, 20), 0.4, 44)
    _grain(s, head, 330, ((300, 640, 34), (648, 420, 22)), (C[0], C[1], 380))
    s.hatch(head, sep=8, w=1.3, thr=0.62, soft=240, longest=70)
    s.curve([(560, 262), (572, 320), (556, 366), (570, 420)], 3, SOOT)  # a crack
    s.curve([(556, 366), (540, 392)], 2, SOOT)
    for x, y, k in ((322, 738, 0.8), (606, 690, 1.1)):
        s.lift(ell(x, y, 58), 0.4, 6)
        s.wash(ell(x, y, 58), "#d8342a", k, wet=7, gran=0.5, clip=head)
    # a cap of painted hair
    hair_ = blob(
        [
            (470, 232),
            (620, 250),
            (728, 350),
            (760, 500),
            (742, 560, 1),
            (700, 470),
            (640, 404),
            (560, 372),
            (470, 392, 1),
            (380, 372),
            (300, 404),
            (240, 470),
            (198, 560, 1),
            (180, 500),
            (212, 350),
            (320, 250),
        ]
    )
    s.wash(move(hair_, 4, 16), "#4a1c0c", 0.8, wet=14, clip=head)
    s.thing(hair_, "#2a1418", 1.4, col2="#160a10", shade=0.6, shcol=SOOT, hatch=0, line=3)
    s.fill(hair_, "#1c0e12", alpha=0.6)
    r = s.rng
    for _ in range(190):
        e, u = r.uniform(-1, 1), r.uniform(0, 0.7)
        a = [(470 + 285 * e * v * (1.12 - 0.1 * v), 240 + 26 * v + 250 * (abs(e) * v) ** 2.2 + 110 * v * (1 - abs(e))) for v in (u, u + 0.15, u + 0.3)]
        s.curve(a, r.uniform(1.2, 2.6), ("#6a4048", "#080406", "#3a2028", "#b88a78")[int(r.integers(4))], clip=hair_, body=True, alpha=0.7)
    for side in (-1, 1):
        ear = ell(470 + side * 272, 640, 34, 54)
        s.thing(ear, WOOD, 0.85, col2=WARM, shade=1.0, shcol=DEEP, hatch=5, line=3)
        s.outline(ell(470 + side * 274, 640, 17, 32), 2, "#6a3414", lost=0)
    nose = limb([(470, 560), (474, 650), (478, 700)], [20, 30, 36])
    s.wash(move(nose, 22, 18), "#5a2410", 0.8, wet=14, clip=head)
    s.thing(nose, "#f0cc90", 0.8, col2=WARM, shade=1.0, shcol=DEEP, hatch=6, line=3)
    s.wash(ell(480, 706, 30, 26), RED, 0.6, wet=10, clip=nose)


def _eyes(s):
    """Painted, with wooden lids; they look at the last string."""
    for x, y, brow in ((352, 560, -1), (590, 552, 1)):
        socket = ell(x, y, 68, 62)
        s.wash(ell(x, y, 80, 74), "#5a2a14", 0.7, wet=12)
        s.cover(socket)
        s.wash(socket, "#fbf6ea", 0.25, edge=0.8, off=0)
        p = np.array([x + 27, y - 25])
        iris = ell(*p, 31)
        s.fill(iris.intersection(socket), "#2a6a8a", body=True)
        for a in np.linspace(0, math.tau, 26):
            s.stroke([p + np.array([math.cos(a), math.sin(a)]) * 16, p + np.array([math.cos(a), math.sin(a)]) * 29], 1.6, "#0c2c40", clip=socket, body=True)
        s.outline(iris, 3, lost=0, clip=socket)
        s.fill(ell(*p, 15).intersection(socket), SOOT, body=True)
        s.fill(ell(p[0] - 9, p[1] - 9, 6), body=True)
        s.wash(
            blob([(x - 70, y - 10), (x - 40, y - 58), (x + 40, y - 62), (x + 70, y - 10), (x + 40, y - 36), (x - 40, y - 34)]),
            "#5a3a30",
            0.6,
            wet=8,
            clip=socket,
        )
        s.outline(socket, 4, lost=0)
        lid = blob(np.vstack([arc(x, y, 70, 64, 28, 152, 20), [(x, y + 44)]]))
        s.thing(lid, "#d8a25c", 0.9, col2=WARM, shade=0.9, shcol=DEEP, hatch=0, line=3)
        for q in range(6):
            o = q * 4
            s.curve([(x - 74, y - 92 + brow * -16 + o), (x - 8, y - 124 + o * 0.7), (x + 74, y - 92 + brow * -10 + o)], 5, "#2a1418")


def _mouth(s):
    """One cord for a mouth: up on the right, where the string holds it, down on the left."""
    line = path([tuple(LEFT), (338, 862), (400, 830), (490, 834), (566, 822), (610, 784), tuple(RIGHT)], 14)
    s.stroke(line + [6, 12], 15, "#5a2410", taper=(0.05, 0.05), alpha=0.6)
    for w, col in ((24, "#3a0608"), (17, "#c41c26")):
        s.stroke(line, w, col, taper=(0, 0), press=0.08, body=True)
    for q, d, _ in marks.along(line, 15):
        n = np.array([-d[1], d[0]]) * 8
        s.stroke([q + n - d * 6, q - n + d * 6], 2.6, "#5a0810", body=True)
        s.stroke([q + n * 0.6 - d * 1, q - n * 0.2 + d * 4], 2, "#ff8a7a", body=True, alpha=0.8)
    for p in (LEFT, RIGHT):  # a ring at either corner
        s.fill(ell(*p, 15), "#2a1408", body=True)
        s.fill(ell(*p, 12), "#e8b83c", body=True)
        s.fill(ell(*p, 6), "#2a1408", body=True)
    # what is left of the one that held the other corner
    _cord(s, [tuple(LEFT), (290, 872), (250, 880), (226, 930), (250, 976), (286, 956), (268, 912), (212, 960), (180, 1036), (196, 1100)], 6)
    top = (858.0, -30.0)
    _cord(s, [tuple(RIGHT), tuple(CUT), top], 8, RED, fray=False)


def _cut_ends(s):
    """Stumps of the others: at the crown, the shoulder."""
    s.thing(ell(470, 238, 13), "#e8b83c", 1.0, shade=0.8, shcol=DEEP, hatch=0, line=2.6)
    _cord(s, [(470, 230), (452, 190), (400, 196), (372, 250), (402, 288), (440, 262), (410, 222), (330, 250), (288, 310)], 6)


def _scissors(s):
    """Open, the red string between the blades."""
    a, piv = math.radians(40), CUT + [46, 44]
    for sign in (1, -1):
        w = a + math.pi + sign * math.radians(17)
        d = np.array([math.cos(w), math.sin(w)])
        n = np.array([-d[1], d[0]]) * sign
        blade = poly([piv - d * 30 - n * 14, piv - d * 10 + n * 15, piv + d * 100 + n * 12, piv + d * 150 - n * 6, piv + d * 60 - n * 13])
        s.wash(move(blade, 16, 20), SOOT, 0.7, wet=10)
        s.thing(blade, "#dfe6ea", 0.45, col2="#8a98a4", shade=0.8, shcol="#1c2838", hatch=6, line=3)
        s.stroke([piv - d * 10 - n * 8, piv + d * 140 - n * 5], 2.6, "#ffffff", body=True)
        ring_ = piv - d * 150 - n * 20
        s.stroke(path([piv - d * 16, piv - d * 70 - n * 2, piv - d * 104 - n * 10], 8), 22, SOOT, taper=(0, 0), body=True, press=0.05)
        s.stroke(path([piv - d * 16, piv - d * 70 - n * 2, piv - d * 104 - n * 10], 8), 15, "#6a7684", taper=(0, 0), body=True, press=0.05)
        for q, col in ((11, SOOT), (7, "#6a7684")):
            o = ell(*ring_, 52 + q, 38 + q, math.degrees(w)).difference(ell(*ring_, 52 - q, 38 - q, math.degrees(w)))
            s.fill(o, col, body=True)
        s.stroke(move(arc(0, 0, 50, 36, 200, 290, 20), *ring_, 1, math.degrees(w)), 3, "#eef4f6", body=True)
    s.thing(ell(*piv, 13), "#e8b83c", 1.0, shade=0.8, shcol=DEEP, hatch=0, line=2.6)
    s.fill(ell(*piv, 4), SOOT, body=True)


def _limp(s):
    """The arm whose string is gone."""
    _part(s, [(236, 1170), (150, 1290), (122, 1420)], [60, 50, 44], 60)
    _part(s, [(122, 1420), (120, 1560)], [46, 44], 30)
    _ball(s, 122, 1420, 46)
    _ball(s, 236, 1166, 62)
    _cord(s, [(230, 1128), (190, 1096), (120, 1110), (70, 1180), (52, 1290), (66, 1370)], 6)


def _arm(s):
    """The arm that holds the scissors, as far as the wrist."""
    _part(s, [(704, 1180), (806, 1100), (886, 960)], [58, 50, 44], 60)
    _part(s, [(892, 950), (910, 820), (920, 690)], [48, 50, 32], 70)
    _ball(s, 888, 952, 50)
    _ball(s, 704, 1176, 64)
    palm = blob([(882, 650), (872, 590), (886, 550), (926, 540), (964, 556), (972, 600), (958, 660)])
    s.wash(move(palm, 14, 16), SOOT, 0.8, wet=12)
    s.thing(palm, WOOD, 0.8, col2=WARM, shade=1.0, shcol=DEEP, hatch=6, line=3.2)
    _ball(s, 920, 676, 30)


def _grip(s):
    """Fingers of turned wood, each of three pieces, through the rings."""
    for pts, r in (
        ([(962, 572), (976, 522), (964, 476), (932, 458)], 17),
        ([(942, 560), (948, 508), (934, 470), (906, 452)], 17),
        ([(890, 570), (860, 556), (850, 524), (872, 500)], 19),
    ):  # fmt: skip
        for a, b in zip(pts, pts[1:], strict=False):
            g = limb([a, b], [r, r * 0.92], 8)
            s.thing(g, WOOD, 0.8, col2=WARM, shade=1.0, shcol=DEEP, hatch=0, line=2.8)
            d = np.array(b) - np.array(a)
            for e in (-0.4, 0.1, 0.5):
                n = np.array([-d[1], d[0]]) / np.hypot(*d) * r * e
                s.stroke([np.array(a) + n + d * 0.1, np.array(b) + n - d * 0.1], 1.4, "#8a4c1c", alpha=0.8)
        for p in pts[1:-1]:
            s.thing(ell(*p, r * 0.72), "#c8843c", 1.0, shade=0.9, shcol=DEEP, hatch=0, line=2.4)
            s.fill(ell(*p, r * 0.2), SOOT)


@card("ochre", paper="laid", light=(-0.6, -0.6))
def cut_strings(s):
    _dark(s)
    _rain(s)
    _limp(s)
    _body(s)
    _arm(s)
    _head(s)
    _eyes(s)
    _cut_ends(s)
    _mouth(s)
    _scissors(s)
    _grip(s)
    s.splatter(SOOT, 40, size=(0.8, 4.5))
