"""Dough for a whole village, from straight above, and what the spilt flour became."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.portrait import garment
from ..kit.profile import fingers

SKINS = (("#8a5236", "#7a3c28", "#30161c"), ("#6e422e", "#6a3026", "#241018"), ("#a86a44", "#96502f", "#44202a"), ("#5c382a", "#5a2a22", "#1e0e14"), ("#96603e", "#8a4630", "#38181e"))
MID = np.array([520.0, 540.0])
SHADE, EARTH = "#8a3f34", "#a8562a"
FLOUR = "#fffdf4"


def _sand(s):
    s.wash(s.all, "#f6cf88", 0.55, col2="#f0b868", pool=0.4, gran=0.25, bloom=3)
    s.wash(blob([(560, 1100), (1100, 880), (1100, 1600), (-100, 1600), (-100, 1380), (300, 1500)]), "#d8863e", 0.55, wet=80, gran=0.25)
    s.wash(blob([(640, -100), (1100, -100), (1100, 460), (920, 300)]), "#d8863e", 0.5, wet=80, gran=0.25)
    for q in (396, 470, 560, 660):  # the beat goes out through the sand
        for a in np.arange(0, 360, 36):
            s.stroke(arc(*MID, q, q, a + q * 0.13, a + q * 0.13 + s.rng.uniform(14, 28)), 2.0, "#b8703c", alpha=0.75)


def _hut(s, x, y, q, seed):
    """Thatch from above: three rings of straw round the tip."""
    r = np.random.default_rng(seed)
    s.wash(ell(x + q * 0.3, y + q * 0.36, q * 1.02), SHADE, 0.85, wet=8, gran=0.25)
    g = blob([(x + q * (1 + 0.03 * math.sin(a * 7 + seed)) * math.cos(a), y + q * (1 + 0.03 * math.cos(a * 5)) * math.sin(a)) for a in np.linspace(0, math.tau, 28, endpoint=False)], 5)
    s.thing(g, "#eebc52", 0.8, col2="#d89c3c", shade=0.8, shcol="#6a3420", hatch=0, line=2.8, soft=q)
    for k in (1.0, 0.7, 0.42):
        for a in np.linspace(0, math.tau, int(64 * k) + 14, endpoint=False):
            a += r.normal() * 0.03
            d = np.array([math.cos(a), math.sin(a)])
            e = np.array([x, y]) + d * q * k * r.uniform(0.96, 1.04)
            s.stroke([e, e - d * q * r.uniform(0.16, 0.3)], r.uniform(1.2, 2.4), ("#6a3a1c", "#8a5424", "#4a2414", "#fff0b0")[int(r.integers(4))], alpha=0.9)
        if k < 1:
            s.stroke(arc(x, y, q * k, q * k, 0, 360, 50), 1.6, "#4a2414", alpha=0.7)
    s.thing(ell(x, y, q * 0.11), "#8a5424", 1.0, shade=0.7, hatch=0, line=2.2)


def _goat(s, x, y):
    """From above there is not much to see of it; its shadow on the sand rears."""
    shadow = union(
        blob([(0, 0), (-10, -22), (-6, -48), (14, -78), (34, -100), (50, -104), (52, -84), (40, -58), (34, -30), (26, -4)], 8),
        blob([(34, -96), (40, -122), (58, -128), (80, -116), (96, -106), (92, -96), (72, -94), (56, -88)], 8),
        limb([(58, -124), (48, -144), (28, -152)], [6, 4, 1]), limb([(64, -126), (60, -150), (42, -164)], [5, 4, 1]),
        limb([(86, -98), (88, -82)], [4, 1]),
        limb([(46, -78), (78, -84), (84, -62)], [10, 6, 4]), limb([(44, -66), (74, -62), (70, -40)], [10, 6, 4]),
        limb([(4, -10), (-12, 14), (6, 32), (2, 56)], [18, 12, 6, 5]), limb([(18, -6), (22, 18), (38, 34), (36, 58)], [17, 12, 6, 5]),
        limb([(-6, -40), (-26, -50), (-30, -40)], [6, 5, 1]),
    )  # fmt: skip
    s.wash(move(shadow, x + 122, y + 176, 1.2, 8), SHADE, 1.0, edge=0.3, wet=3, gran=0.25)
    t, k = 35, 1.45
    s.wash(move(ell(8, 10, 46, 26), x, y, k, t), "#4a2414", 0.9, wet=7)
    for a, b in (((-26, -14), (-34, -30)), ((-26, 14), (-36, 28)), ((26, -12), (44, -24)), ((26, 12), (46, 20))):
        s.thing(limb(move([a, b], x, y, k, t), [10, 7]), "#e8dcc8", 0.5, shade=0.5, shcol="#6a4a3a", hatch=0, line=1.8)
    body = move(blob([(-44, 0), (-36, -20), (0, -22), (30, -17), (40, 0), (30, 17), (0, 22), (-36, 20)], 8), x, y, k, t)
    s.thing(body, "#fff8ea", 0.2, shade=0.8, shcol="#9a7a68", hatch=0, line=2.4)
    for px, py, qx, qy in ((-22, 8, 17, 11), (12, -10, 14, 9), (-6, -14, 8, 6)):
        s.wash(move(ell(px, py, qx, qy, 20), x, y, k, t), "#4a2c20", 1.2, edge=0.4, clip=body)
    for _ in range(60):
        px, py = s.rng.uniform(-40, 34), s.rng.uniform(-18, 18)
        s.stroke(move([(px, py), (px - 7, py * 1.12)], x, y, k, t), 1.3, "#9a7a68", clip=body)
    s.curve(move([(-40, 0), (0, 2), (34, 0)], x, y, k, t), 2, "#9a7a68")
    s.thing(limb(move([(-42, 0), (-58, -4)], x, y, k, t), [9, 4]), "#fff8ea", 0.2, shade=0.5, hatch=0, line=1.7)
    for e in (-1, 1):
        s.thing(move(ell(48, e * 17, 5, 11, e * 20), x, y, k, t), "#e8cfc0", 0.5, shade=0.5, hatch=0, line=1.6)
    s.thing(move(blob([(36, -9), (52, -11), (74, -6), (78, 0), (74, 6), (52, 11), (36, 9)], 8), x, y, k, t), "#fff8ea", 0.25, shade=0.7, shcol="#9a7a68", hatch=0, line=2.2)
    for e in (-1, 1):
        s.curve(move([(52, e * 5), (40, e * 14), (20, e * 20), (2, e * 14)], x, y, k, t), 11, "#2a1810")
        s.curve(move([(52, e * 5), (40, e * 14), (20, e * 20), (2, e * 14)], x, y, k, t), 6, "#c8a878", body=True)
        s.fill(move(ell(62, e * 6, 2.2), x, y, k, t), "#2a1810")


def _drum(s):
    x, y = MID
    s.wash(ell(x + 40, y + 52, 352), SHADE, 1.0, wet=14, gran=0.25)
    ring = ell(x, y, 346)
    s.thing(ring, "#c0563a", 1.0, col2="#a04430", shade=0.9, shcol="#3a1018", hatch=0, line=3.2, soft=40, gran=0.25)
    for a in np.linspace(0, math.tau, 48, endpoint=False):  # the cords that stretch it
        for e in (-0.06, 0.06):
            p, q = MID + 308 * np.array([math.cos(a), math.sin(a)]), MID + 340 * np.array([math.cos(a + e), math.sin(a + e)])
            s.stroke([p, q], 3.6, "#fff0d0", body=True, taper=(0, 0))
            s.stroke([p + [1, 2], q + [1, 2]], 1.2, taper=(0, 0))
    skin = blob([MID + (308 + 5 * math.sin(k * 2.3)) * np.array([math.cos(k * math.tau / 30), math.sin(k * math.tau / 30)]) for k in range(30)], 6)
    s.wash(move(skin, 8, 10), "#3a1018", 0.9, wet=8, clip=ring)
    s.cover(skin)
    s.wash(skin, "#f6e2b8", 0.32, edge=0.6, grad=("rad", x - 90, y - 110, 420, 0.1, 1.7), gran=0.25)
    s.wash(skin.difference(move(skin, -34, -40)), "#b88850", 0.7, wet=26, clip=skin, gran=0.25)
    s.outline(skin, 2.8)
    palm = union(ell(0, 0, 22, 19), *(limb([(12, -13 + 8 * i), (46 - 5 * abs(i - 1.5), -19 + 13 * i)], [6, 5.2]) for i in range(4)), limb([(-6, -16), (12, -34)], [6.4, 5.4]))
    for px, py, a in ((486, 470, 250), (584, 520, 80), (430, 560, 200), (540, 630, 110), (620, 440, 300), (470, 650, 20), (600, 610, 170)):  # where they struck before
        g = move(palm, px, py, 1.15, a)
        s.wash(g, "#d0a468", 0.6, edge=1.0, gran=0.25)
        s.wash(g.difference(move(g, 4, 5)), "#8a5a34", 0.6, edge=0, wet=2)
        s.wash(move(g, 4, 5).difference(g), "#ffffff", 0.1)
    for k in range(7):  # it blisters and folds
        a = k * 0.9 + 0.4
        p = MID + (150 + 70 * (k % 2)) * np.array([math.cos(a), math.sin(a)])
        s.curve([p + [-26, 8], p + [-6, -8], p + [20, -4], p + [34, 10]], 1.8, "#a8743c", alpha=0.8)


def _pattern(s, g, kind, col, out):
    x0, y0, x1, y1 = g.bounds
    for j, y in enumerate(np.arange(y0 + 10, y1, 40)):
        for x in np.arange(x0 + (20 if j % 2 else 4), x1, 40):
            p = np.array([x, y]) + s.rng.normal(size=2) * 3
            if kind == "sun":
                s.fill(ell(*p, 5.5), col, body=True, clip=g)
                for a in np.arange(0, 6.28, 0.785):
                    s.stroke([p + 9 * np.array([math.cos(a), math.sin(a)]), p + 14 * np.array([math.cos(a), math.sin(a)])], 2.2, col, body=True, clip=g)
            elif kind == "leaf":
                for e in (-1, 1):
                    s.fill(move(blob([(0, 0), (5, -8), (0, -18), (-5, -8)], 4), *p, 0.95, 36 * e + 10), col, body=True, clip=g)
            elif kind == "ring":
                s.outline(ell(*p, 12), 3.4, col, lost=0, clip=g)
                s.fill(ell(*p, 4), col, body=True, clip=g)
    if kind == "wave":
        for q in range(390, 600, 34):
            a = math.degrees(math.atan2(out[1], out[0]))
            pts = [MID + (q + 7 * math.sin(t * 1.1)) * np.array([math.cos(math.radians(t)), math.sin(math.radians(t))]) for t in np.linspace(a - 26, a + 26, 60)]
            s.stroke(pts, 4.5, col, body=True, clip=g, taper=(0, 0))


def _woman(s, deg, skin, col, kind, pale, wrap, band, style, hands, baby=False, lean=0):
    """Bent over the dough. hands: (r, t, lift) of each: how far from the middle, how far aside, how high."""
    a = math.radians(deg)
    out = np.array([math.cos(a), math.sin(a)])
    side = np.array([-out[1], out[0]])

    def at(r, t):
        return tuple(MID + out * r + side * t)

    def fall(x, y):
        return math.atan2(y - MID[1] + out[1] * -200, x - MID[0] + out[0] * -200)

    skirt = blob([at(400, -74), at(440, -104), at(500, -126), at(548, -112), at(562, -70), at(578, -24), at(566, 22), at(574, 66), at(552, 110), at(500, 128), at(440, 102), at(400, 72)], 8)
    s.wash(move(skirt, 30, 38), SHADE, 1.0, wet=12, gran=0.25)
    garment(s, skirt, col, fall, 220, cast=None, long=34, line=3.0, hatch=0)
    _pattern(s, skirt, kind, pale, out)
    for t in (-84, -46, -8, 34, 78):
        s.wash(limb([at(440, t * 0.7), at(500, t * 0.92), at(560, t * 1.05)], [2, 6, 9]), darker(col, 0.7), 0.8, wet=6, clip=skirt)
        s.curve([at(430, t * 0.66), at(500, t * 0.92), at(556, t * 1.04)], 2.4, darker(col, 0.75), clip=skirt)
    s.outline(skirt, 2.4, lost=0.2)
    sash = limb([at(428, -92), at(436, 0), at(428, 92)], [11, 12, 11])
    s.thing(sash, band, 0.9, shade=0.8, shcol=darker(band, 0.6), hatch=0, line=2.2)
    for e, (r, t, lift) in zip((-1, 1), hands, strict=True):
        sh, wr = np.array(at(392, e * 62)), np.array(at(r, t))
        el = np.array(at((392 + r) / 2 + 14 + lift * 0.2, (e * 62 + t) / 2 + e * (34 + lift * 0.5)))
        arm = limb([sh, el, wr], [25, 21, 14 + lift * 0.04], 12)
        drop = np.array([10, 12]) + np.array([0.62, 0.75]) * lift
        way = math.degrees(math.atan2(*(MID + side * t * 0.35 - wr)[::-1]))
        big = 96 + lift * 0.35
        fist = move(union(ell(30, 0, 44, 24), *(limb([(60, -22 + 15 * i), (100, -30 + 20 * i)], [9, 7]) for i in range(4))), *(wr + drop), big / 100, way)
        s.wash(union(limb([sh + [10, 12], el + drop * 0.7, wr + drop], [25, 20, 14], 10), fist), "#a8743c", 0.8, wet=5, gran=0.25)
        s.thing(arm, skin[0], 0.95, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2.5)
        fingers(s, *wr, big, way + (180 if e > 0 else 0), flip=e > 0, curls=(4, 3, 3, 5), spread=10 + lift * 0.05, thumb=(-46, 12), skin=skin, k=0.95, line=2.0)
        d = (wr - el) / np.hypot(*(wr - el))
        n = np.array([-d[1], d[0]])
        for q in (12, 23, 33):
            p = wr - d * q
            s.curve([p - n * 17, p + d * 5, p + n * 17], 6, "#3a1c14")
            s.curve([p - n * 16, p + d * 5, p + n * 16], 3.8, ("#f6cc3c", "#fff2d0", "#e0483a")[q % 3], body=True)
        cuff = limb([sh + out * 8, sh * 0.62 + el * 0.38], [33, 31])
        garment(s, cuff, col, fall, 40, cast=None, long=20, line=2.5, hatch=0)
        _pattern(s, cuff, kind, pale, out)
        s.outline(cuff, 2.2, lost=0.2)
    yoke = blob([at(380, -58), at(372, 0), at(380, 58), at(404, 82), at(432, 70), at(440, 0), at(432, -70), at(404, -82)], 8)
    garment(s, yoke, col, fall, 110, cast=None, long=24, line=2.8, hatch=0)
    _pattern(s, yoke, kind, pale, out)
    s.outline(yoke, 2.4, lost=0.2)
    if baby:
        _baby(s, at, band)
    c = np.array(at(352, lean))
    s.wash(ell(c[0] + 24, c[1] + 30, 58), "#3a1018", 0.9, wet=12, clip=union(yoke, skirt, ell(*MID, 346)))
    for e in (-1, 1):
        p = np.array(at(346, lean + e * 58))
        s.thing(ell(*p, 11, 15, deg), skin[0], 0.95, shade=0.7, shcol=skin[2], hatch=0, line=2)
        s.stroke(arc(*(p - out * 16), 9, 9, 0, 350), 3, "#f6cc3c", body=True)
    s.thing(blob([at(322, lean - 30), at(296, lean - 12), at(286, lean), at(296, lean + 12), at(322, lean + 30)], 8), skin[0], 0.95, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.2)  # a brow, a nose
    _turban(s, c, deg, wrap, band, style)


def _turban(s, c, deg, col, band, style):
    """Cloth wound round the head, from its middle outwards, with a knot behind."""
    a0 = math.radians(deg)
    out = np.array([math.cos(a0), math.sin(a0)])
    side = np.array([-out[1], out[0]])
    for e in (-1, 1):
        g = blob([c + out * 44 + side * e * 2, c + out * 74 + side * e * 14, c + out * 92 + side * e * 40, c + out * 70 + side * e * 44, c + out * 50 + side * e * 22], 8)
        s.thing(g, col, 0.95, col2=darker(col, 0.2), shade=0.9, shcol=darker(col, 0.65), hatch=0, line=2.4)
        s.curve([c + out * 48 + side * e * 8, c + out * 72 + side * e * 28], 1.8, darker(col, 0.7))
    ball = blob([c + (60 + 3 * math.sin(3 * a + deg)) * np.array([math.cos(a), math.sin(a)]) for a in np.linspace(0, math.tau, 20, endpoint=False)], 6)
    s.thing(ball, col, 1.0, col2=darker(col, 0.15), shade=0.9, shcol=darker(col, 0.7), hatch=0, line=2.8, soft=40)

    def fold(pts, stripe):
        if stripe:
            s.stroke(pts, 9, band, body=True, clip=ball)
        s.stroke(pts, 2.4, darker(col, 0.75), clip=ball)
        s.stroke([np.asarray(p) * 0.95 + c * 0.05 for p in pts], 1.5, lighter(col, 0.7), body=True, alpha=0.7, clip=ball)

    if style == "wound":
        for k in range(9):
            a = a0 + 0.5 + k * 0.72
            fold([c + (9 + k * 5.4 + 13 * t) * np.array([math.cos(a + t * 2.3), math.sin(a + t * 2.3)]) for t in np.linspace(0, 1, 12)], k % 3 == 1)
    elif style == "crossed":
        for e in (-1, 1):
            for k in range(4):
                fold(path([c + side * e * (62 - k * 17) - out * 58, c + side * e * (20 - k * 14) - out * 6, c + side * -e * (16 + k * 12) + out * 56], 8), k == 1)
    else:  # drawn tight to the knot
        for k in range(11):
            t = (k - 5) / 5
            fold(path([c - out * 60 * math.sqrt(max(0, 1 - t * t)) + side * 60 * t, c + side * 42 * t, c + out * 46 + side * 6 * t], 8), False)
        for k in range(14):
            a, q = k * 2.4, 10 + 3.6 * k
            s.fill(ell(*(c + q * np.array([math.cos(a), math.sin(a)])), 5), band, body=True, clip=ball)
    s.thing(ell(*(c + out * 48), 13, 16, deg), col, 1.0, shade=0.8, shcol=darker(col, 0.7), hatch=0, line=2.3)


def _baby(s, at, col):
    cloth_ = blob([at(462, -56), at(492, -66), at(542, -54), at(564, 0), at(542, 54), at(492, 66), at(462, 56)], 8)
    garment(s, cloth_, "#fff0d0", lambda x, y: 0.8, 90, cast=(8, 10), night=SHADE, long=20, line=2.6, hatch=0)
    for q in (482, 508, 534):
        s.curve([at(q, -58), at(q + 12, 0), at(q, 58)], 5, col, body=True, clip=cloth_)
    c = at(464, 4)
    s.wash(ell(c[0] + 8, c[1] + 10, 32), "#3a1018", 0.8, wet=6, clip=cloth_)
    ball = ell(*c, 31, 33)
    s.cover(ball)
    brushed(s, ball, "#1c1014")
    tangle(s, ball.buffer(3), 70, "#1c1014", 2, length=30, loop=0.6, inner=0)
    tangle(s, ball.buffer(-4), 24, "#8a6250", 1.3, length=24, loop=0.6, inner=1, body=True)
    for e in (-1, 1):
        s.thing(ell(*at(464, 4 + e * 32), 6, 8), SKINS[0][0], 0.95, shade=0.5, hatch=0, line=1.7)


def _lion_shape():
    """In full leap, as such beasts are painted on rock: trunk and legs, then the head, which roars."""
    trunk = blob([(300, 1146), (430, 1166), (560, 1180), (676, 1158), (752, 1176), (780, 1226), (744, 1284), (650, 1256), (552, 1268), (440, 1318), (340, 1352), (272, 1310), (252, 1210)])
    legs = (
        limb([(306, 1300), (222, 1342), (140, 1352), (84, 1386), (52, 1388)], [46, 28, 19, 17, 15]),
        limb([(360, 1310), (298, 1392), (226, 1412), (172, 1452), (136, 1456)], [46, 28, 19, 17, 15]),
        limb([(716, 1232), (792, 1296), (862, 1316), (912, 1380), (946, 1376)], [58, 36, 20, 16, 13]),
        limb([(690, 1240), (726, 1330), (800, 1376), (838, 1446), (874, 1444)], [58, 38, 20, 16, 13]),
    )
    head = blob([(270, 1090), (216, 1088), (180, 1108), (150, 1122), (108, 1128, 1), (96, 1152), (102, 1182), (152, 1188), (198, 1204, 1), (160, 1214), (132, 1218), (130, 1240), (158, 1258), (222, 1270), (280, 1250), (310, 1180)])
    tail = limb([(768, 1200), (836, 1206), (880, 1170), (866, 1118), (884, 1086), (904, 1100)], [15, 13, 12, 13, 20, 34])
    return smooth(union(trunk, *legs), 8), head, tail


def _mane(s, c, rings):
    """Thrown by handfuls, from the outer ones to the inner."""
    r = s.rng
    for ring, n, long in rings:
        for a in np.linspace(-2.12, 2.4, n):
            a += r.normal() * 0.05
            d, o = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
            b, q = c + d * ring * 0.7, long * r.uniform(0.85, 1.15)
            flame = [b, b + d * q * 0.5 + o * 10, b + d * q + o * 36]
            s.stroke(path([p + [5, 8] for p in flame], 8), 30, "#b8683a", taper=(0, 0.9), body=True, alpha=0.9)
            s.stroke(path(flame, 8), 25, FLOUR, taper=(0, 0.9), body=True)


def _face(s):
    """Drawn into the flour with a finger."""
    s.fill(blob([(98, 1134, 1), (132, 1128), (140, 1140), (122, 1158), (98, 1154)]), EARTH, body=True)
    mouth = blob([(106, 1184, 1), (152, 1190), (196, 1205, 1), (160, 1212), (134, 1216, 1), (140, 1202)])
    s.fill(mouth, "#7a2c18", body=True)
    for x, y, k in ((114, 1184, 25), (146, 1189, 14), (142, 1217, -19)):
        s.fill(poly([(x, y), (x + 12, y + k * 0.1), (x + 8, y + k)]), FLOUR, body=True)
    s.fill(blob([(168, 1136, 1), (190, 1126), (212, 1140, 1), (188, 1146)]), "#4a1c10", body=True)
    for pts in ([(152, 1130), (184, 1112), (222, 1124)], [(140, 1142), (158, 1160), (158, 1184)], [(120, 1166), (122, 1174), (118, 1182)], [(216, 1160), (232, 1190), (220, 1226)]):
        s.curve(pts, 5, EARTH, body=True)


def _sack(s, sack):
    garment(s, sack, "#e0bc84", lambda x, y: 0.2, 200, cast=None, dark="#6a3a24", long=22, line=2.8, hatch=0)
    for k in range(4):
        s.curve([(900, 1084 + 24 * k), (940 + 8 * k, 1080 + 24 * k), (990, 1064 + 30 * k)], 1.8, "#6a3a24")
    s.thing(limb([(888, 1068), (866, 1106), (878, 1156)], [11, 13, 11]), "#f0d4a0", 0.7, shade=0.6, shcol="#6a3a24", hatch=0, line=2.4)
    s.fill(blob([(864, 1084), (876, 1078), (880, 1110), (874, 1136), (862, 1128)], 8), FLOUR, body=True)


def _lion(s):
    """What runs out of the sack draws a lion: the trail is its tail."""
    r = s.rng
    sack = blob([(884, 1072), (864, 1106), (872, 1150), (920, 1186), (1000, 1196), (1060, 1170), (1060, 1060), (1000, 1036), (930, 1044)])
    s.wash(move(sack, 18, 24), SHADE, 0.9, wet=9, gran=0.25)
    body, head, tail = _lion_shape()
    lion = union(body, head, tail)
    m = np.clip(s.warp(s.mask(lion), (0, 0, s.w, s.h), 2.4, 3.4), 0, 1)
    s.wash(move(lion, 8, 11), EARTH, 0.9, wet=6, gran=0.25)
    s.cover(m.astype(np.float32), keep=0.03)
    s.wash(lion, "#d8c0a0", 0.2, wet=10, grad=("lin", 90, 0.0, 1.4), clip=lion, gran=0.25)
    s.scumble(lion, FLOUR, 0.9, 30)
    nape = np.array([286.0, 1190.0])
    _mane(s, nape, ((118, 21, 110), (88, 19, 96)))
    s.fill(head.buffer(4), "#b8683a", body=True, alpha=0.8)
    s.fill(head.buffer(-2), FLOUR, body=True)
    _face(s)
    _mane(s, nape, ((-10, 17, 112),))
    ribs = ([(470 + 34 * k, 1204), (456 + 36 * k, 1240), (466 + 36 * k, 1276)] for k in range(4))
    haunch = ([(706, 1186), (668, 1226), (684, 1282)], [(404, 1220), (372, 1268), (386, 1326)])
    toes = ([(x, y - 12), (x + 5, y), (x - 2, y + 10)] for x, y in ((60, 1388), (76, 1386), (146, 1456), (162, 1452), (928, 1378), (858, 1446)))
    for pts in (*ribs, *haunch, *toes):
        s.curve(pts, 5, "#c07a44", body=True, alpha=0.9)
    rim = np.array(smooth(union(body, tail), 4).exterior.coords)
    for _ in range(620):
        p = rim[int(r.integers(len(rim)))] + r.normal(size=2) * 16
        s.fill(ell(*p, 0.8 + 3 * r.random() ** 2), FLOUR, body=True)
    _sack(s, sack)


WOMEN = (
    (-98, SKINS[0], "#3f63c0", "sun", "#ffe08a", "#f0a82a", "#fff0c0", "wound", ((250, -70, 0), (262, 66, 90))),
    (-24, SKINS[1], "#d83a3a", "ring", "#ffe0c8", "#f6efe0", "#e0483a", "crossed", ((252, -64, 80), (240, 70, 0))),
    (44, SKINS[4], "#f07c22", "wave", "#fff2c8", "#d8487a", "#ffd23a", "tight", ((246, -72, 0), (250, 62, 0))),
    (124, SKINS[3], "#1f9484", "leaf", "#ffe9b0", "#f2c23a", "#c8402e", "wound", ((256, -62, 100), (244, 72, 0))),
    (193, SKINS[2], "#8a4ab0", "ring", "#f6d8ff", "#2aa08a", "#ffe9b0", "crossed", ((244, -74, 0), (258, 62, 0))),
)


@card("saffron", paper="cold", light=(-0.5, -0.6))
def bread_drum(s):
    """Five women beat a huge round of dough like a drum; spilt flour walks off as a lion."""
    r = s.rng
    _sand(s)
    _hut(s, 58, 74, 150, 1)
    _goat(s, 92, 88)
    _hut(s, 962, 28, 130, 2)
    _hut(s, -16, 1010, 112, 3)
    _drum(s)
    _lion(s)
    for i, w in enumerate(WOMEN):
        _woman(s, *w, baby=i == 4, lean=(8, -10, 6, -6, 0)[i])
    for x, y in ((510, 300), (710, 470), (640, 660), (400, 740), (310, 520)):  # flour leaps
        for _ in range(40):
            a, q = r.uniform(0, math.tau), abs(r.normal()) * 44 + 16
            s.fill(ell(x + q * math.cos(a), y + q * math.sin(a), 0.8 + 3 * r.random() ** 2), FLOUR, body=True)
    s.splatter("#a8562a", 40, (0, 0, 1000, 1500), (0.7, 3.4))
