"""She has the wind in a sack, and it has her: everything else hangs still."""

from ..easel import *

N = np.array([486.0, 640.0])  # the neck of the sack
SKIN, DARK = "#6a3f2c", "#2a1418"


def shirt(s, x, y, q, col):
    """A shirt on two pegs, as limp as only a shirt without wind can be."""
    white = col == "#fffaf0"

    def at(*pts):
        return [(x + a * q, y + b * q, *c) for a, b, *c in pts]

    for e in (-1, 1):  # sleeves hang straight down
        g = blob(at((0.3 * e, 0.02), (0.46 * e, 0.1), (0.56 * e, 0.5), (0.54 * e, 1.02, 1), (0.36 * e, 1.04, 1), (0.36 * e, 0.5)), 6)
        s.thing(g, col, 0.1 if white else 0.85, shade=0.7, shcol="#6a7aa0" if white else darker(col, 0.4), hatch=6, line=2)
        s.stroke(at((0.37 * e, 0.94), (0.54 * e, 0.92)), 1.5)
        s.curve(at((0.42 * e, 0.3), (0.46 * e, 0.6), (0.44 * e, 0.86)), 1.4)
    g = blob(
        at(
            (-0.36, 0.0, 1),
            (-0.12, -0.02),
            (0, 0.08),
            (0.12, -0.02),
            (0.36, 0.0, 1),
            (0.38, 0.6),
            (0.36, 1.36, 1),
            (0.14, 1.44),
            (0, 1.36),
            (-0.14, 1.44),
            (-0.36, 1.36, 1),
            (-0.38, 0.6),
        ),
        6,
    )
    s.thing(g, col, 0.1 if white else 0.85, shade=0.6, shcol="#6a7aa0" if white else darker(col, 0.4), hatch=7, line=2.2)
    s.stroke(at((0, 0.08), (0.0, 1.36)), 1.6)
    for e in (-1, 1):
        s.curve(at((0.12 * e, -0.02), (0.14 * e, 0.16), (0.02 * e, 0.1)), 1.8)
        s.curve(at((0.24 * e, 0.2), (0.18 * e, 0.7), (0.24 * e, 1.28)), 1.5)
        s.thing(move(box(-3, -9, 3, 9), x + 0.3 * e * q, y), "#b8823e", 0.9, shade=0, hatch=0, line=1.4)
    for k in range(3):
        s.fill(ell(*at((0.05, 0.4 + 0.28 * k))[0], 2.2))


def line_of(s, a, b, sag, q, cols, skip=()):
    pts = path([a, (a[0] * 0.5 + b[0] * 0.5, a[1] * 0.5 + b[1] * 0.5 + sag), b], 20)
    s.stroke(pts, 2.6, wobble=0.3)
    for k, (p, _, _) in enumerate(marks.along(pts, q * 1.62)):
        if k not in skip:
            shirt(s, p[0], p[1], q, cols[k % len(cols)])


def house(s, x, y, w, h, deep=60, dome=False, windows=()):
    """A white cube: the front in blue shade, the roof in the sun."""
    front = box(x, y, x + w, y + h)
    top = poly([(x, y), (x + w, y), (x + w - deep * 0.4, y - deep * 0.5), (x + deep * 0.3, y - deep * 0.5)])
    if dome:
        d = blob(
            [
                (x + w * 0.2, y - deep * 0.25),
                (x + w * 0.24, y - w * 0.3),
                (x + w * 0.5, y - w * 0.46),
                (x + w * 0.76, y - w * 0.3),
                (x + w * 0.8, y - deep * 0.25),
            ]
        )
    s.cover(union(front, top))
    s.wash(top, "#f6e2b0", 0.3)
    s.wash(front, "#8fa6d8", 0.38, col2="#c4b8dc", edge=0.4, grad=("lin", 90, 1.0, 0.5))
    s.hatch(front, tone=0.5, ang=72, sep=12, w=0.9, thr=0.35, omit=1.0)
    s.outline(front, 2.2)
    s.outline(top, 2.2)
    if dome:
        s.thing(d, "#2f78b8", 0.9, col2="#5aa0d0", shade=0.7, shcol="#153a6a", hatch=7, line=2.6)
        s.stroke([(x + w * 0.5, y - w * 0.46), (x + w * 0.5, y - w * 0.56)], 3)
    for u, v in windows:
        g = box(x + u * w, y + v * h, x + u * w + 44, y + v * h + 66)
        s.cover(g)
        s.wash(g, "#22325a", 1.1)
        s.outline(g, 2, lost=0)
        for e, ex in ((-1, x + u * w), (1, x + u * w + 44)):
            sh = poly([(ex, y + v * h - 2), (ex + 26 * e, y + v * h + 5), (ex + 26 * e, y + v * h + 72), (ex, y + v * h + 68)])
            s.thing(sh, "#2f78b8", 0.95, shade=0.3, hatch=0, line=2)
            for k in range(5):
                s.stroke([(ex + 4 * e, y + v * h + 12 + 11 * k), (ex + 22 * e, y + v * h + 15 + 11 * k)], 1.4)


def sack_of_wind(s):
    sack = blob(
        [
            N + [-24, 6],
            N + [-40, -50],
            N + [-130, -160],
            N + [-190, -330],
            N + [-120, -520],
            N + [70, -610],
            N + [300, -590],
            N + [452, -440],
            N + [460, -250],
            N + [330, -110],
            N + [120, -58],
            N + [24, 14],
        ]
    )
    s.thing(sack, "#ecd6a8", 0.7, col2="#dcb880", shade=0.85, shcol="#7a5a78", hatch=8, line=4, soft=190.0, white=0.5)
    c = np.array([0.56, -0.83])  # where it pulls
    n = np.array([-c[1], c[0]])
    for q in np.linspace(-1, 1, 15):
        a = N + n * q * 26
        mid = N + c * 150 + n * q * 150
        end = N + c * (330 + 120 * math.cos(q * 1.4)) + n * q * 290
        s.wash(limb([a, a * 0.5 + mid * 0.5 + n * q * 10, mid], [4, 10, 2]), "#7a5a78", 0.4, edge=0.3, clip=sack)
        s.curve([a, a * 0.55 + mid * 0.45 + n * q * 10, mid, mid * 0.5 + end * 0.5], 2.3, taper=(0.05, 0.75), clip=sack)
    for pts in ([N + [-150, -420], N + [30, -330], N + [240, -320], N + [450, -360]], [N + [120, -604], N + [150, -460], N + [130, -330], N + [150, -160]]):
        s.curve(pts, 2.4)
        for p, d, _ in marks.along(path(pts, 12), 18):
            s.stroke([p + [-d[1] * 8, d[0] * 8], p - [-d[1] * 8, d[0] * 8]], 2)
    for cx, cy, q in ((-20, -470, 78), (310, -470, 84), (340, -220, 56), (20, -220, 54)):
        t = np.linspace(0, 4.4 * math.pi, 60)
        s.stroke(np.c_[N[0] + cx + q * (1 - t / 16) * np.cos(t), N[1] + cy + q * 0.8 * (1 - t / 16) * np.sin(t)], 4, "#3f86b8", alpha=0.85, wobble=0.5)
    for cx, cy, rot_, col in ((-60, -330, 14, "#5a92c4"), (370, -350, -10, "#d8604a"), (190, -530, 6, "#6a9a5c")):
        patch = move(box(-42, -38, 42, 38), N[0] + cx, N[1] + cy, 1, rot_)
        s.thing(patch, col, 0.8, shade=0.4, hatch=6, line=2.2)
        for p, d, _ in marks.along(np.array(patch.exterior.coords), 16):
            s.stroke([p + [-d[1] * 7, d[0] * 7], p - [-d[1] * 7, d[0] * 7]], 1.9)
    return sack


def arm(s, pts, radii):
    g = limb(pts, radii, 12)
    s.thing(g, SKIN, 0.95, col2="#8a5638", shade=0.7, shcol=DARK, hatch=0, line=2.6, white=0.5)


def fist(s, x, y, rot):
    """Knuckles round the neck of the sack: four fingers over it, the thumb along them."""

    def at(pts):
        return move(pts, x, y, 1, rot)

    s.thing(blob(at([(-24, -16), (-6, -24), (20, -20), (26, 2), (20, 20), (-10, 24), (-26, 14)])), SKIN, 0.95, shade=0.6, shcol=DARK, hatch=0, line=2.6)
    for k in range(4):
        f = limb(at([(-20, -15 + 10 * k), (2, -18 + 11 * k), (22, -13 + 10 * k)]), [7, 7.5, 6.5])
        s.thing(f, "#7c4c34", 0.9, shade=0.5, shcol=DARK, hatch=0, line=2)
    s.thing(limb(at([(-16, 20), (4, 26), (18, 18)]), [7, 7, 6]), "#7c4c34", 0.9, shade=0.4, shcol=DARK, hatch=0, line=2)


def thief(s):
    # legs first, trailing; then the dress, the far arm, the head, the near arm
    arm(s, [(330, 1110), (322, 1200), (276, 1262)], [27, 22, 13])
    s.thing(blob([(286, 1252), (270, 1276), (236, 1302), (228, 1292), (250, 1262), (268, 1248)]), SKIN, 0.95, shade=0.6, shcol=DARK, hatch=0, line=2.4)
    arm(s, [(272, 1100), (222, 1168), (156, 1196)], [27, 22, 13])
    s.thing(blob([(166, 1184), (150, 1206), (110, 1222), (106, 1210), (136, 1186), (154, 1178)]), SKIN, 0.95, shade=0.6, shcol=DARK, hatch=0, line=2.4)
    arm(s, [(436, 816), (486, 756), (502, 672)], [23, 19, 14])
    dress = blob(
        [
            (362, 824),
            (398, 806),
            (440, 812),
            (452, 846),
            (436, 900),
            (408, 962),
            (414, 1040),
            (400, 1130),
            (378, 1176, 1),
            (346, 1146),
            (318, 1186, 1),
            (280, 1134),
            (236, 1150, 1),
            (222, 1096),
            (174, 1080, 1),
            (236, 1000),
            (310, 930),
            (340, 880),
        ]
    )
    s.thing(dress, "#d8402f", 1.0, col2="#e8603a", shade=0.8, shcol="#6a101c", hatch=8, line=3.2, white=0.4)
    for pts in (
        [(398, 960), (380, 1050), (378, 1160)],
        [(380, 960), (344, 1040), (322, 1170)],
        [(364, 956), (300, 1030), (240, 1136)],
        [(350, 948), (270, 1010), (190, 1074)],
    ):
        s.wash(limb(pts, [4, 12, 4]), "#6a101c", 0.45, wet=5, clip=dress)
        s.curve(pts, 2.4, clip=dress)
    s.thing(limb([(334, 940), (374, 956), (414, 962)], [9, 10, 9]), "#f0c050", 0.9, shade=0.4, hatch=0, line=2)
    arm(s, [(374, 838), (428, 778), (470, 690)], [25, 20, 15])
    s.thing(blob([(352, 834), (372, 812), (404, 814), (410, 846), (384, 872), (356, 866)]), "#d8402f", 1.0, shade=0.6, shcol="#6a101c", hatch=6, line=2.6)
    # a profile that looks up along the arms
    neck = limb([(404, 822), (398, 790)], [22, 20])
    s.thing(neck, SKIN, 0.95, shade=0.7, shcol=DARK, hatch=0, line=2.4)

    def at(pts):
        return move(np.array([q[:2] for q in pts], float), 392, 752, 1.0, -24)

    hair_back = blob(at([(-50, -10), (-46, -44), (-8, -62), (34, -50), (44, -26), (10, -20), (-10, 8), (-22, 40), (-44, 26)]))
    prof = [
        (44, -34),
        (50, -16),
        (56, -4),
        (70, 12),
        (68, 20),
        (56, 22),
        (62, 31),
        (58, 37),
        (61, 44),
        (54, 50),
        (48, 62),
        (28, 66),
        (0, 58),
        (-20, 40),
        (-34, 0),
        (-20, -40),
        (14, -52),
    ]
    face = blob(at(prof), 8)
    s.thing(face, SKIN, 0.9, col2="#8a5638", shade=0.5, shcol=DARK, hatch=0, line=2.8, white=0.5, soft=34.0)
    s.thing(hair_back, "#1c1418", 1.3, shade=0.3, hatch=0, line=2.6)
    for k in range(6):
        a, b = at([(-30 + 12 * k, -50), (-34 + 8 * k, 6)])
        s.stroke([a, (a + b) / 2 + [-5, 0], b], 1.5, "#7a5a52", body=True, alpha=0.8, clip=hair_back)
    for k, (dx, dy) in enumerate(((-150, 40), (-140, 86), (-104, 120))):  # plaits fly
        a = at([(-44, 4 + 12 * k)])[0]
        pts = [a, a + [dx * 0.4, dy * 0.2 + 10], a + [dx * 0.75, dy * 0.7], a + [dx, dy]]
        s.thing(limb(pts, [11, 11, 9, 6]), "#1c1418", 1.3, shade=0, hatch=0, line=2)
        for p, d, _ in marks.along(path(pts, 10), 13):
            u = np.array([-d[1], d[0]])
            s.stroke([p - u * 7 - d * 3, p + d * 3, p + u * 7 - d * 3], 1.4, "#8a6a5a", body=True)
        s.thing(ell(*(a + [dx, dy]), 8), "#f0c050", 0.9, shade=0, hatch=0, line=1.6)
    ear = blob(at([(-4, 4), (8, 0), (12, 14), (2, 26), (-4, 18)]))
    s.thing(ear, SKIN, 0.95, shade=0.4, shcol=DARK, hatch=0, line=2)
    s.stroke(arc(*at([(4, 34)])[0], 8, 8, 0, 360), 2.4, "#e8b030", body=True)
    e = at([(36, 4)])[0]
    white = blob(at([(26, 6, 1), (36, -3), (49, 2, 1), (38, 10)]), 5)
    s.cover(white)
    s.wash(white, "#f4ead6", 0.2)
    s.fill(ell(e[0] + 5, e[1] - 2, 5.2))
    s.curve(at([(24, 6), (36, -5), (50, 1)]), 3)
    s.curve(at([(22, -14), (36, -22), (50, -12)]), 3.6)
    mouth = blob(at([(30, 46), (44, 42), (60, 40), (50, 51), (38, 53)]), 5)
    s.fill(mouth, "#4a1016")
    s.stroke(at([(34, 46), (46, 43), (56, 42)]), 3.2, "#fff6e4", body=True)
    s.curve(at([(24, 40), (28, 48), (26, 56)]), 1.8)


@card("noon", paper="hot", light=(-0.5, -0.7))
def wind_thief(s):
    r = s.rng
    s.sky([(0, "#5aa8d8", 0.85), (0.7, "#bfe0ec", 0.5), (1, "#f4f0dc", 0.3)], 0, 980, wet=40)
    sea = box(-40, 930, 1040, 1120)
    s.cover(sea)
    s.wash(sea, "#2f86a8", 0.85, col2="#1f6090")
    for _ in range(40):
        x, y = r.uniform(0, 1000), r.uniform(944, 1100)
        s.stroke([(x, y), (x + r.uniform(16, 50), y)], 1.6, body=True, alpha=0.7)
    house(s, 800, 1010, 260, 300, 50, True, ((0.18, 0.3),))
    house(s, 560, 1096, 220, 300, 50, False, ((0.3, 0.3),))
    house(s, -60, 1020, 150, 300, 40, False, ())
    house(s, 90, 1130, 210, 260, 50, False, ((0.3, 0.3),))
    house(s, 330, 1150, 230, 300, 50, False, ((0.5, 0.34),))
    house(s, 700, 1196, 360, 400, 70, False, ((0.2, 0.28), (0.62, 0.28)))
    sack_of_wind(s)
    # the roof that she has left
    roof = poly([(-40, 1330), (330, 1290), (560, 1352), (600, 1560), (-40, 1560)])
    top = poly([(-40, 1330), (330, 1290), (560, 1352), (300, 1424), (-40, 1452)])
    s.cover(roof)
    s.wash(roof, "#8fa6d8", 0.42, col2="#c4b8dc")
    s.cover(top)
    s.wash(top, "#f6e2b0", 0.35)
    s.hatch(roof.difference(top), tone=0.55, ang=72, sep=12, w=1, thr=0.35, omit=0.9)
    for pts in ([(-40, 1330), (330, 1290), (560, 1352), (300, 1424), (-40, 1452)], [(560, 1352), (600, 1560)], [(300, 1424), (316, 1560)]):
        s.stroke(pts, 3)
    s.wash(blob([(120, 1372), (240, 1346), (380, 1340), (430, 1352), (330, 1376), (180, 1394)]), "#4a5a8a", 0.7, wet=8)
    sandal = ell(118, 1398, 46, 13, -8)
    s.wash(move(sandal, 5, 8), "#4a5a8a", 0.7, wet=4)
    s.thing(sandal, "#b8763a", 0.95, shade=0.4, hatch=4, line=2.4)
    for x in (128, 116):
        s.curve([(x - 24, 1404 if x == 116 else 1390), (x, 1378), (152, 1393)], 4, "#a82c24")
    s.thing(limb([(40, 1360), (36, 1100), (40, 860)], [9, 8, 7]), "#8a6238", 0.95, shade=0.6, hatch=5, line=2.4)  # a pole
    cols = ("#fffaf0", "#4f8fc0", "#e8b040", "#fffaf0", "#c86a8a", "#6a9a50")
    line_of(s, (590, 1100), (1030, 900), 40, 66, cols)
    line_of(s, (-20, 850), (250, 880), 22, 62, cols[1:])
    line_of(s, (560, 1350), (1040, 1180), 46, 84, cols[2:])
    thief(s)
    for k in range(4):  # a rope, four times round
        p = N + np.array([0.56, -0.83]) * (8 * k - 10)
        s.thing(limb([p + [-30, -10], p + [0, 6], p + [30, 12]], [6, 7, 6]), "#c8803e", 0.95, shade=0.5, hatch=0, line=2)
    rope = limb([tuple(N + [30, 8]), tuple(N + [96, 60]), tuple(N + [84, 140]), tuple(N + [140, 210])], [5, 5.5, 5, 4])
    s.thing(rope, "#c8803e", 0.95, shade=0.5, hatch=0, line=2)
    fist(s, 508, 660, 24)
    fist(s, 472, 684, 14)
    for k in range(7):  # what escapes between her fingers
        a = math.radians(28 + 11 * k)
        n = 110 + 30 * (k * 3 % 4)
        d, u = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
        e = N + [24, 26] + d * n
        s.curve(
            [N + [24, 26] + d * 14, N + [24, 26] + d * n * 0.6 + u * 10, e, e + d * 18 - u * 20, e - d * 4 - u * 28, e - d * 10 - u * 12],
            3,
            "#3f86b8",
            alpha=0.8,
        )
    # one shirt has got away
    c = np.array([856.0, 740.0])
    pts = [
        (-26, -60),
        (0, -50),
        (26, -62),
        (60, -46),
        (118, -84),
        (134, -50),
        (72, -4),
        (56, 10),
        (66, 84),
        (22, 74),
        (-14, 92),
        (-60, 70),
        (-50, 6),
        (-66, 4),
        (-120, 44),
        (-140, 14),
        (-70, -48),
    ]
    g = blob(move(pts, c[0], c[1], 0.9, -22), 8)
    s.thing(g, "#fffaf0", 0.1, shade=0.7, shcol="#6a7aa0", hatch=7, line=2.8)
    for q in ([(0, -48), (4, 10), (14, 78)], [(-50, -30), (-40, 10), (-44, 60)], [(44, -30), (36, 20), (46, 72)], [(66, -36), (90, -52), (120, -66)]):
        s.curve(move(q, c[0], c[1], 0.9, -22), 1.8)
    for k in range(3):
        s.fill(ell(*move([(8 + 2 * k, -26 + 30 * k)], c[0], c[1], 0.9, -22)[0], 3))
        s.curve([(c[0] - 150 + 10 * k, c[1] + 76 + 20 * k), (c[0] - 100, c[1] + 90 + 16 * k), (c[0] - 50, c[1] + 80 + 14 * k)], 2.2, body=True)
    for x, y in ((120, 300), (210, 360), (90, 440)):  # gulls with nothing to lean on
        s.curve([(x - 30, y + 8), (x - 12, y - 6), (x, y + 4), (x + 12, y - 6), (x + 30, y + 8)], 2.6)
