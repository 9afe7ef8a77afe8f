"""Loneliness: a call to the bottom of the sea."""

from ..easel import *

SKIN, SKIN_SHADE = "#b07a54", "#4a2426"
OIL = {"col2": "#e09a24", "shade": 0.6, "shcol": "#8a4a1c"}
OLD = [(-0.3, -0.5), (-0.05, -0.62), (0.2, -0.58), (0.35, -0.44), (0.385, -0.3), (0.4, -0.2), (0.36, -0.1), (0.44, 0.0), (0.56, 0.13), (0.53, 0.19), (0.42, 0.21), (0.42, 0.26), (0.45, 0.3), (0.41, 0.36),
       (0.43, 0.42), (0.4, 0.5), (0.41, 0.6), (0.3, 0.66), (0.1, 0.6), (-0.1, 0.44), (-0.24, 0.1)]  # fmt: skip


def coral(s, ear):
    """An ear of coral: rim, ridges, hollow and lobe, each a form of its own."""
    r = s.rng
    pink, rose, deep = "#f4a58c", "#e07a70", "#7a2a4a"
    s.thing(ear, pink, 0.9, col2=rose, shade=0.7, shcol=deep, hatch=7, line=3.6, soft=110)
    s.wash(blob([(440, 1080), (520, 990), (650, 1000), (712, 1080), (706, 1180), (640, 1280), (600, 1200), (590, 1100)]), deep, 0.75, wet=14, clip=ear)
    hollow = blob([(440, 1190), (466, 1110), (540, 1078), (604, 1110), (620, 1190), (592, 1276), (530, 1318), (462, 1300)])
    s.wash(hollow, "#8a3050", 0.9, wet=8)
    s.wash(blob([(452, 1200), (500, 1160), (548, 1190), (540, 1260), (490, 1290), (452, 1270)]), "#3a0c26", 1.3, wet=10)

    def part(pts, radii):
        g = smooth(limb(pts, radii, 12), 5)
        s.wash(move(g, 8, 12), deep, 0.6, wet=9, clip=ear)
        s.thing(g, pink, 0.9, col2=rose, shade=0.75, shcol=deep, hatch=6, line=2.6, white=0.7)
        return g

    part([(606, 1338), (650, 1246), (656, 1160), (622, 1086), (556, 1050)], [12, 26, 30, 23, 9])
    part([(640, 1120), (600, 1064), (516, 1034)], [20, 17, 8])
    part(
        [(500, 1176), (440, 1142), (402, 1080), (440, 992), (546, 946), (656, 962), (732, 1044), (742, 1140), (700, 1234), (640, 1300)],
        [9, 22, 31, 34, 35, 35, 33, 29, 22, 10],
    )
    part([(420, 1184), (462, 1226), (440, 1286)], [20, 36, 24])
    part([(504, 1326), (556, 1312), (600, 1332)], [14, 25, 12])
    lobe = blob([(438, 1330), (500, 1352), (590, 1352), (604, 1404), (556, 1450), (490, 1454), (440, 1410)])
    s.thing(lobe, pink, 0.85, col2=rose, shade=0.6, shcol=deep, hatch=0, line=0, white=0.7)
    s.curve([(604, 1350), (610, 1400), (560, 1452), (490, 1456), (438, 1412), (430, 1340)], 3.4)
    for _ in range(120):
        x, y = r.uniform(340, 770), r.uniform(920, 1450)
        if ear.contains(ell(x, y, 3)) and not hollow.contains(ell(x, y, 2)):
            s.outline(ell(x, y, r.uniform(2, 4.5)), 1.1, "#a8485a", lost=0.2)


@card("tide", paper="cold", light=(-0.5, -0.7))
def phone_shell(s):
    r = s.rng
    s.sky([(0, "#cfdcd0", 0.5), (0.6, "#f4e4c0", 0.5), (1, "#f0b888", 0.55)], 0, 470, wet=70)
    s.wash(ell(190, 330, 54), "#f0904a", 0.75, wet=3, off=0, gran=0.2)
    water = poly([(-40, 470), (1040, 470), (1040, 1560), (-40, 1560)])
    s.cover(water)
    s.wash(water, "#3f94a0", 0.85, col2="#0e2c4c", mix=("lin", 90, 0, 1.1), pool=0.4, bloom=0, gran=0.25, grad=("lin", 90, 0.5, 1.6))
    for _ in range(60):
        x, y = r.uniform(0, 1000), 474 + abs(r.normal()) * 26
        s.curve([(x, y), (x + 20, y - 5), (x + 46, y + 2)], 1.8, body=r.random() < 0.6, alpha=0.8)
    _rock(s)
    a = _caller(s)
    base = path([tuple(a), (852, 150), (846, 260), (872, 400), (886, 600), (780, 790), (600, 800), (520, 880), (470, 1000), (486, 1140), (500, 1226)], 40)
    coil = [q + 13 * np.array([math.cos(k * 0.9), math.sin(k * 0.9)]) for k, q in enumerate(base)]
    ear = blob([(400, 1180), (368, 1080), (416, 968), (540, 912), (672, 926), (764, 1018), (776, 1140), (724, 1256), (652, 1336), (614, 1404), (560, 1454), (488, 1458), (436, 1412), (428, 1340), (436, 1270)])  # fmt: skip
    s.lift(ear.buffer(80), 0.6, 60)  # the sea is light round it
    s.wash(ear.buffer(90), "#5ac0b8", 0.3, wet=60, gran=0.2)
    _branches(s, ear)
    coral(s, ear)
    s.stroke(coil, 4, "#e0603a", wobble=0.2)
    for x in [*range(0, 380, 54), *range(700, 1040, 54)]:  # weed that sways, leaf by leaf
        h, e, col = r.uniform(110, 300), r.choice((-1, 1)), ("#2f7a70", "#4f8a4a", "#1f5a68")[int(r.integers(3))]
        stem = path([(x, 1540), (x + 16 * e, 1500 - h * 0.3), (x - 14 * e, 1500 - h * 0.66), (x + 20 * e, 1500 - h)], 12)
        for p, d, u in marks.along(stem, 26):
            n = np.array([-d[1], d[0]])
            for q in (1, -1):
                long = 44 * (1.05 - 0.7 * u)
                s.thing(
                    blob([p, p + d * long * 0.5 + n * q * long * 0.34, p + d * long + n * q * long * 0.5, p + d * long * 0.45 + n * q * long * 0.66]),
                    col,
                    0.9,
                    shade=0.4,
                    shcol="#0a2a38",
                    hatch=0,
                    line=1.6,
                )
        s.stroke(stem, 4, "#123a3c")
    for x, y, f, col, q in (
        (180, 900, 80, "#f0b040", 0.6),
        (250, 990, 80, "#f0b040", 0.42),
        (870, 1150, -80, "#e06a4a", 0.62),
        (900, 760, -84, "#8fc0b0", 0.4),
        (130, 1270, 70, "#c8d8c0", 0.4),
    ):
        s.model(shoot([fish((0, 0, 0), f, q, col=col, bend=14)], spot(x, y, 200, 6), (-0.3, 0.9, 0.4)), line=2)


def _branches(s, ear):
    """Coral grows behind the ear: it forks, and forks again."""
    r = np.random.default_rng(3)

    def grow(p, a, long, w, left):
        q = p + long * np.array([math.cos(a), math.sin(a)])
        m = (p + q) / 2 + r.normal(size=2) * long * 0.08
        g = [limb([p, m, q], [w, w * 0.86, w * 0.74])]
        if left:
            for d in (-0.42, 0.4):
                g += grow(q, a + d + r.normal() * 0.14, long * r.uniform(0.62, 0.86), w * 0.72, left - 1)
        return g

    s.wash(move(ear, 20, 26), "#081c34", 0.7, wet=24)
    for x, y, a, long, col in (
        (420, 1010, -150, 74, "#8a5aa0"),
        (520, 930, -104, 70, "#e0a44c"),
        (660, 936, -66, 72, "#8a5aa0"),
        (758, 1060, -22, 74, "#e0a44c"),
        (390, 1150, 172, 66, "#e0a44c"),
        (730, 1230, 18, 66, "#8a5aa0"),
        (440, 1330, 160, 60, "#8a5aa0"),
    ):
        g = smooth(union(*grow(np.array([x, y], float), math.radians(a), long, 17, 3)), 2)
        s.wash(move(g, 10, 14), "#081c34", 0.7, wet=10)
        s.thing(g, col, 0.95, shade=0.6, shcol="#6a1a34", hatch=0, line=2.3)
        for _ in range(90):
            x0, y0, x1, y1 = g.bounds
            c = (r.uniform(x0, x1), r.uniform(y0, y1))
            if g.contains(ell(*c, 3)):
                s.fill(ell(*c, 1.7), "#ffe0c8", body=True, alpha=0.85)


def _rock(s):
    """A rock with planes, wet where the sea reaches it; it goes on below."""
    low = poly([(486, 494), (900, 494), (914, 552), (876, 640), (850, 660), (806, 752), (724, 792), (668, 772), (596, 738), (566, 676), (508, 612)])
    s.wash(low, "#2a5068", 0.9, col2="#16384e", wet=4, gran=0.25)
    s.wash(low, "#0c2440", 0.5, grad=("lin", 90, 0.2, 1.2), wet=12)
    s.wash(poly([(700, 494), (900, 494), (914, 552), (876, 640), (850, 660), (806, 752), (724, 792), (748, 640)]), "#0a2038", 0.8, wet=7, gran=0.25)
    rock = poly([(478, 492), (500, 430), (560, 404), (604, 372), (700, 356), (790, 372), (846, 414), (900, 494), (800, 500), (640, 504)])
    s.thing(rock, "#8a8688", 0.75, col2="#6a6a78", shade=0.6, shcol="#2c3448", hatch=7, line=3, soft=60)
    for pts, col in (
        ([(604, 372), (640, 420), (610, 500), (478, 492), (500, 430), (560, 404)], "#a8a09a"),
        ([(790, 372), (770, 430), (800, 500), (900, 494), (846, 414)], "#4a4c5c"),
    ):
        g = poly(pts)
        s.wash(g, col, 0.45, edge=0.7)
        s.outline(g, 1.8)
    s.wash(poly([(478, 470), (900, 468), (900, 500), (478, 500)]), "#1a2c3c", 0.8, wet=5, clip=rock)
    r = np.random.default_rng(5)
    foam = smooth(union(*(ell(x, 498 + 3 * math.sin(x * 0.05), r.uniform(12, 26), r.uniform(4, 9)) for x in range(462, 924, 13))), 2)
    s.cover(foam)
    s.wash(foam.difference(move(foam, -2, -5)), "#7fb4c4", 0.6, wet=2)
    s.outline(foam, 1.7, "#2a5a70", lost=0.35)


def _caller(s):
    """He sits and listens, the shell at his ear; the list is on his knee. Gives back where the cord begins."""
    kw = {"hatch": 6, "line": 2.7}
    # far leg, near leg, boots over the edge
    for pts, boot, col in (
        ([(700, 340), (610, 336), (576, 350), (572, 400), (578, 436)], (572, 440), "#2c3a4c"),
        ([(716, 352), (630, 352), (592, 366), (598, 420), (604, 456)], (600, 460), "#3f5268"),
    ):
        s.thing(limb(pts, [34, 31, 28, 24, 20], 12), col, 1.0, shade=0.6, shcol="#121c2c", **kw)
        x, y = boot
        s.thing(
            blob([(x - 20, y - 14), (x + 24, y - 16), (x + 30, y + 20), (x + 20, y + 28), (x - 44, y + 28), (x - 52, y + 16), (x - 24, y + 4)]),
            "#3a2c2a",
            1.1,
            shade=0.6,
            hatch=5,
            line=2.5,
        )
    coat = blob(
        [
            (668, 176),
            (704, 166),
            (742, 182),
            (770, 226),
            (782, 290),
            (790, 352),
            (770, 386),
            (700, 392),
            (620, 384),
            (584, 366),
            (590, 330),
            (640, 312),
            (656, 270),
            (652, 220),
        ]
    )
    s.thing(coat, "#f8c434", 0.9, soft=50, **OIL, **kw)
    for pts in (
        [(764, 250), (744, 300), (690, 316)],
        [(776, 310), (740, 340), (680, 346)],
        [(660, 280), (676, 306), (668, 330)],
        [(770, 360), (720, 372), (640, 366)],
    ):
        s.curve(pts, 2.1, "#6a3410", clip=coat)
    for y in (226, 262, 298):
        s.fill(ell(664, y, 5), "#4a2414")
    # the list, held on the knee
    paper_ = move(poly([(-44, -66), (44, -66), (46, 62), (-46, 62)]), 566, 290, 1.0, -14)
    s.wash(move(paper_, 8, 10), "#4a3420", 0.5, wet=6, clip=coat)
    s.thing(paper_, "#fbf6e6", 0.2, shade=0.2, hatch=0, line=2.3)
    for k in range(6):
        p = move([(-34, -46 + 19 * k), (-27, -38 + 19 * k), (-14, -54 + 19 * k), (-4, -45 + 19 * k), (34, -45 + 19 * k)], 566, 290, 1.0, -14)
        s.stroke(p[:3], 3, "#d0382a", wobble=0.3)
        s.stroke(p[3:], 1.8)
    arm = smooth(union(limb([(694, 232), (672, 290), (652, 326)], [32, 29, 26], 12), limb([(652, 326), (632, 318), (616, 310)], [25, 22, 19], 12)), 4)
    s.thing(arm, "#f8c434", 0.9, **OIL, **kw)
    s.thing(blob([(622, 288), (606, 284), (592, 296), (592, 318), (604, 330), (624, 328)]), SKIN, 0.9, shade=0.5, shcol=SKIN_SHADE, hatch=0, line=2.2)
    for k in range(4):
        s.thing(limb([(606, 300 + 8 * k), (590, 302 + 8 * k), (580, 306 + 7 * k)], [5.6, 5.4, 4.6]), SKIN, 0.9, shade=0.4, shcol=SKIN_SHADE, hatch=0, line=1.6)
    s.thing(limb([(612, 290), (598, 280), (586, 284)], [6, 5.8, 4.8]), SKIN, 0.9, shade=0.4, shcol=SKIN_SHADE, hatch=0, line=1.7)
    _head(s)
    # the arm that holds the shell goes up
    arm = smooth(union(limb([(738, 226), (788, 232), (802, 214)], [33, 29, 27], 12), limb([(802, 214), (780, 170), (756, 142)], [26, 23, 19], 12)), 5)
    s.thing(arm, "#f8c434", 0.9, **OIL, **kw)
    for pts in ([(776, 240), (786, 222), (780, 206)], [(794, 244), (806, 226), (804, 206)]):
        s.curve(pts, 1.9, "#6a3410")
    return _shell(s)


def _head(s):
    hx, hy, k, t = 690, 124, 104, 6
    f = lambda pts: move(pts, hx, hy, k, t, True)  # noqa: E731
    s.thing(limb([(706, 160), (708, 186)], [24, 28]), SKIN, 0.9, shade=0.6, shcol=SKIN_SHADE, hatch=5, line=2.2)
    face = valid(Polygon(path(f(OLD), 8, True)))
    s.thing(face, SKIN, 0.85, col2="#c88a60", shade=0.45, shcol=SKIN_SHADE, hatch=5, line=2.4, soft=26)
    beard = blob(
        f(
            [
                (-0.12, -0.02),
                (-0.02, 0.12),
                (0.06, 0.26),
                (0.2, 0.3),
                (0.36, 0.24),
                (0.47, 0.28),
                (0.44, 0.36),
                (0.5, 0.5),
                (0.54, 0.7),
                (0.4, 0.86),
                (0.22, 0.82),
                (0.02, 0.72),
                (-0.16, 0.4),
            ]
        )
    )
    s.cover(beard)
    s.wash(beard, "#d8dce4", 0.3)
    s.outline(beard, 2.1)
    for n in range(14):
        u = n / 13
        s.curve(f([(-0.08 + 0.44 * u, 0.16 + 0.16 * u), (0.02 + 0.42 * u, 0.44 + 0.08 * u), (0.12 + 0.36 * u, 0.76)]), 1.4, "#5a6478", clip=beard)
    s.curve(f([(0.15, -0.09), (0.24, -0.05), (0.34, -0.1)]), 3.4)
    for n in (0.2, 0.26, 0.32):
        s.curve(f([(n, -0.06), (n + 0.015, -0.04), (n + 0.035, -0.03)]), 1.4)
    for n in (0, 1, 2):
        s.curve(f([(0.1, -0.04 + 0.04 * n), (0.05, -0.02 + 0.06 * n), (0.0, 0.0 + 0.07 * n)]), 1.2, "#5a2c20")
    s.curve(f([(0.08, -0.17), (0.22, -0.24), (0.38, -0.27)]), 6, "#e8ecf2", body=True)
    s.curve(f([(0.45, 0.345), (0.38, 0.365), (0.31, 0.33)]), 2.8, "#8a2a34", body=True)
    s.curve(f([(0.45, 0.13), (0.42, 0.16), (0.44, 0.19)]), 1.9)
    s.wash(ell(*f([(0.22, 0.08)])[0], 14, 11), "#d84a3a", 0.45, wet=5, clip=face)
    hat = blob(f([(0.42, -0.3), (0.36, -0.6), (0.1, -0.82), (-0.2, -0.78), (-0.42, -0.5), (-0.44, -0.16), (-0.24, -0.1), (0.1, -0.26)]))
    s.thing(hat, "#c8402e", 1.0, shade=0.6, shcol="#4a0c18", hatch=0, line=2.4)
    for n in range(9):
        u = n / 8
        s.curve(f([(0.36 - 0.7 * u, -0.34 + 0.16 * u), (0.28 - 0.52 * u, -0.56 + 0.06 * u), (0.0, -0.8)]), 1.6, "#5a0c1c", clip=hat)
    s.thing(limb(f([(0.43, -0.28), (0.1, -0.26), (-0.2, -0.14), (-0.44, -0.1)]), [8, 9, 9, 8]), "#d8543a", 1.0, shade=0.4, hatch=0, line=2)


def _shell(s):
    """A conch: the mouth on his ear, whorls to a point behind."""
    o = lambda *v: [tuple(q) for q in move(list(v), 728, 128, 1.0, -24)]  # noqa: E731
    body = blob(o((-40, 18), (-36, -16), (-10, -36), (30, -36), (62, -22), (96, -4), (62, 14), (30, 30), (-4, 42), (-30, 38)))
    s.thing(body, "#f8c0a0", 0.8, col2="#f09a7a", shade=0.6, shcol="#8a3a3c", hatch=4, line=2.5)
    for x, w in ((20, 34), (44, 27), (64, 18), (80, 10)):
        s.curve(o((x, -w), (x + 10, 0), (x - 4, w * 0.86)), 2.2, "#8a3a30", clip=body)
    for x, y in ((0, -40), (26, -40), (50, -30), (70, -20)):
        s.thing(poly(o((x - 8, y + 8), (x, y - 10), (x + 9, y + 8))), "#f8c0a0", 0.8, shade=0.3, hatch=0, line=1.8)
    s.thing(blob(o((-42, 16), (-34, -12), (-20, -18), (-16, 6), (-22, 32), (-34, 36))), "#e8607a", 0.9, shade=0.5, shcol="#6a1430", hatch=0, line=2)
    for k in range(4):  # fingers round it
        x = 6 + 12 * k
        s.thing(limb(o((x + 6, 36 - 3 * k), (x + 2, 18), (x - 2, 0)), [7, 6.8, 5.6]), SKIN, 0.9, shade=0.45, shcol=SKIN_SHADE, hatch=0, line=1.8)
    s.thing(blob(o((-2, 30), (24, 24), (52, 22), (56, 42), (34, 56), (8, 52))), SKIN, 0.9, shade=0.5, shcol=SKIN_SHADE, hatch=0, line=2.1)
    return np.array(o((94, -4))[0])
