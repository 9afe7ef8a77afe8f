"""A letter that has been folded into a bird, and will not leave; a child has its arms round its neck."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.figure import digit
from ..kit.portrait import HEAD, SKINS, folds, garment

NIGHT, INK = "#0a101c", "#0a0a14"
GOLD, SEAM = "#e0a01e", "#5a2c08"
WIN = (96, 300, 640, 1210)
BLUE, RED = "#22449a", "#d2222c"


def script(s, a, b, clip, w=2.4, tall=12, col="#1c2c5a"):
    """A line of handwriting from a to b that nobody can read."""
    r = s.rng
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / (long + 1e-6)
    n = np.array([d[1], -d[0]])
    u = 0.0
    while u < long - 10:
        word = min(r.uniform(30, 84), long - u)
        pts = [
            a + d * (u + q) + n * tall * (0.5 + 0.5 * math.sin(q * 0.62 + u)) * r.uniform(0.4, 1.0) * (2 if r.random() < 0.04 else 1)
            for q in np.arange(0, word, 4)
        ]
        if len(pts) > 2:
            s.curve(pts, w, col, n=4, wobble=0.2, clip=clip, taper=(0.05, 0.1))
        u += word + r.uniform(12, 18)


def _facet(s, pts, dark, *, warm=0.0, line=3.0, wet=0.0):
    """One face of folded paper: dark 0..1 is how far it turns from the light."""
    g = poly(pts)
    s.cover(g)
    s.wash(g, mix("#fbf4e4", "#9aa4ba", wet), 0.2 + 0.3 * wet, edge=0.4, gran=0.15, off=0)
    s.wash(g, "#4a5678", dark, edge=0.2, gran=0.15, off=0, grad=("lin", 70, 0.55, 1.2))
    if warm:
        s.wash(g, "#f0a040", warm, edge=0.1, gran=0.15, off=0, grad=("lin", 0, 1.2, 0.1))
    s.outline(g, line, lost=0.0, restate=0.1)
    return g


def _airmail(s, a, b, inward, clip, broad=24):
    """Red and blue along an edge: it is a letter."""
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / long
    n = np.array(inward, float) - d * (np.array(inward) @ d)
    n = n / np.hypot(*n) * broad
    for i, u in enumerate(np.arange(10, long - 20, 46)):
        p = a + d * u
        s.wash(poly([p, p + d * 24, p + d * 36 + n, p + d * 12 + n]), (RED, BLUE)[i % 2], 1.1, edge=0.3, gran=0.15, clip=clip, off=0)


def _wall(s):
    s.wash(s.all, "#7288b0", 0.85, col2="#5a6c98", gran=0.2, pool=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (900, 380), (600, 300), (200, 260), (-100, 500)]), "#141c3a", 1.3, wet=90, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 330), (700, 190), (300, 160), (-100, 300)]), NIGHT, 1.4, wet=80, gran=0.2)
    s.wash(blob([(-100, 1240), (200, 1380), (330, 1560), (-100, 1560)]), NIGHT, 1.3, wet=70, gran=0.2)
    for x, y, k in ((770, 300, 0.5), (790, 840, 0.3), (90, 1360, 0.5), (520, 1440, 0.4)):  # a few bricks where the plaster has come off
        for i, j in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1)):
            q = box(x + (i - 0.5 * j) * 84, y + j * 36, x + (i - 0.5 * j) * 84 + 78, y + j * 36 + 31)
            s.wash(q, "#141c3a", k * s.rng.uniform(0.5, 1), edge=0.5, gran=0.2)


def _window(s):
    x0, y0, x1, y1 = WIN
    g = box(*WIN)
    s.wash(g.buffer(60), "#ffb85a", 0.3, wet=60)
    s.cover(g)
    s.wash(g, "#f4b050", 0.75, col2="#e8903a", gran=0.2, pool=0.3)
    s.wash(blob([(x0 - 40, 900), (300, 980), (520, 1000), (x1 + 40, 700), (x1 + 40, 1240), (x0 - 40, 1240)]), "#7a2c18", 1.0, wet=70, clip=g, gran=0.2)
    s.wash(blob([(x0, y0 - 20), (x0 + 80, y0), (x0 + 40, 700), (x0 - 20, 760)]), "#8a3a1c", 0.7, wet=50, clip=g)
    s.glow(350, 470, 250, "#fff0b0", 0.2, 0.7)
    for a, b in (((x0, y0 + 20), (x0, y1)), ((x1, y0 + 20), (x1, y1)), ((x0 - 36, y0 - 8), (x1 + 36, y0 - 8))):
        bar = limb([a, b], [24, 24], 4)
        s.wash(move(bar, 10, 14), NIGHT, 0.8, wet=14)
        s.thing(bar, "#e8e0d0", 0.45, col2="#b8b4c0", shade=0.8, shcol="#3a4468", hatch=0, line=3, gran=0.2)
        s.stroke([(a[0] - 7, a[1] - 5), (b[0] - 7, b[1] - 5)], 2, "#6a7090", taper=(0, 0))


def _sill(s):
    top = poly([(56, 1200), (700, 1200), (764, 1284), (20, 1284)])
    s.wash(poly([(20, 1320), (640, 1320), (560, 1390), (40, 1390)]), NIGHT, 1.1, wet=30)
    s.thing(top, "#f0dcae", 0.5, col2="#e0a860", shade=0.2, hatch=0, line=3, gran=0.2)
    s.thing(poly([(20, 1284), (764, 1284), (762, 1326), (22, 1326)]), "#a8a4ac", 0.9, shade=0.6, shcol="#2c3044", hatch=0, line=3, gran=0.2)


def _face(s, x, y, size, turn, skin):
    """In three quarters, a child's: both eyes go up to the bird, the inner ends of the brows are raised."""
    light, warm, dark = skin
    ink = "#160a0e"

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.38, 0.5], x, y, size, turn)

    def pen(pts, w, col=ink):
        s.stroke(at(path(pts, 8)), w, col, wobble=0.5)

    def shape(pts):
        return valid(Polygon(at(path(pts, 6, True))))

    def stain(px, py, rx, ry, col, q):
        s.wash(ell(*at([(px, py)])[0], size * rx, size * ry, turn), col, q, wet=size * min(rx, ry) * 0.7, clip=g)

    g = shape([(a + 0.012 * (6 <= i <= 8), b - 0.03 * (9 <= i <= 12)) for i, (a, b) in enumerate(HEAD)])
    s.thing(g, light, 0.7, col2=warm, shade=0.35, shcol=dark, hatch=0, line=3, soft=size * 0.26)
    ear = ell(*at([(0.12, 0.575)])[0], size * 0.05, size * 0.09, -6)
    s.thing(ear, light, 0.7, col2=warm, shade=0.6, shcol=dark, hatch=0, line=2.6)
    pen([(0.14, 0.52), (0.10, 0.54), (0.115, 0.61)], 2, dark)
    for px, py, rx, ry, col, q in (
        (0.37, 0.68, 0.11, 0.08, "#b04a34", 0.55), (0.72, 0.65, 0.05, 0.06, "#b04a34", 0.5), (0.42, 0.49, 0.1, 0.05, dark, 0.4), (0.665, 0.485, 0.055, 0.045, dark, 0.4),
        (0.62, 0.79, 0.1, 0.02, dark, 0.3),
    ):  # fmt: skip
        stain(px, py, rx, ry, col, q)
    s.lift(ell(*at([(0.60, 0.30)])[0], size * 0.12, size * 0.06), 0.35, 12)
    s.lift(limb([tuple(q) for q in at([(0.606, 0.50), (0.632, 0.63)])], [size * 0.012, size * 0.02]), 0.4, 5)
    for cx, cy, w, h in ((0.425, 0.53, 0.088, 0.062), (0.667, 0.522, 0.056, 0.056)):
        top = [(cx - w, cy + 0.018), (cx - w * 0.5, cy - h * 0.72), (cx + w * 0.15, cy - h), (cx + w * 0.75, cy - h * 0.5), (cx + w, cy + 0.008)]
        low = [(cx + w * 0.55, cy + h * 0.5), (cx, cy + h * 0.64), (cx - w * 0.55, cy + h * 0.52)]
        white = shape([(*top[0], 1), *top[1:4], (*top[4], 1), *low])
        s.cover(white)
        s.wash(white, "#f8efe2", 0.25, edge=0.4, off=0)
        s.wash(limb([tuple(q) for q in at(top)], [size * 0.014] * 5), "#5a4458", 0.6, wet=4, clip=white)
        px, py = at([(cx + w * 0.3, cy - h * 0.26)])[0]
        r = size * 0.043
        iris = ell(px, py, r * w / 0.088 * (1 if w > 0.07 else 1.25), r, turn).intersection(white)
        s.fill(iris, "#3a1c12")
        s.fill(ell(px, py, r * 0.5 * (1 if w > 0.07 else 0.8), r * 0.55).intersection(white), "#0c0406")
        s.fill(ell(px - r * 0.3, py - r * 0.35, r * 0.24).intersection(white), body=True)
        pen(top, 5)
        pen([top[4], *low, top[0]], 1.8, dark)
        pen([(a, b - 0.03) for a, b in top[:4]], 1.8, dark)
    for e in range(6):
        pen([(0.325, 0.432 + e * 0.004), (0.42, 0.392 + e * 0.005), (0.515, 0.372 + e * 0.006)], 2.6)
        pen([(0.632, 0.374 + e * 0.005), (0.68, 0.388 + e * 0.005), (0.733, 0.424 + e * 0.003)], 2.4)
    pen([(0.578, 0.50), (0.59, 0.56), (0.578, 0.60)], 1.8, dark)
    pen([(0.672, 0.618), (0.684, 0.64), (0.668, 0.662), (0.64, 0.668)], 2.8)
    pen([(0.562, 0.655), (0.556, 0.632), (0.574, 0.612)], 2.4)
    pen([(0.566, 0.66), (0.59, 0.654), (0.606, 0.668), (0.64, 0.668)], 2.4)
    for px in (0.588, 0.648):
        s.fill(ell(*at([(px, 0.662)])[0], size * 0.012, size * 0.006, turn), ink)
    up = [(0.492, 0.792), (0.55, 0.762), (0.605, 0.752), (0.625, 0.757), (0.648, 0.752), (0.704, 0.782)]
    s.wash(shape([*up, (0.665, 0.802), (0.61, 0.812), (0.545, 0.802)]), "#9a3438", 0.6, wet=2, clip=g)
    pen([(0.488, 0.796), (0.55, 0.776), (0.61, 0.772), (0.66, 0.773), (0.708, 0.788)], 3.6)
    pen([(0.56, 0.812), (0.61, 0.82), (0.655, 0.81)], 1.8, dark)
    pen([(0.478, 0.786), (0.482, 0.80), (0.476, 0.814)], 1.8, dark)
    return at, g


def _child(s):
    """It leans its cheek on the neck and looks up at the head."""
    skin = SKINS["brown"]
    body = blob([(520, 790), (440, 810), (384, 880), (362, 1000), (360, 1240), (560, 1240), (600, 1060), (650, 900), (636, 810), (590, 786)])
    garment(s, body, GOLD, lambda x, y: 1.5, 300, dark=SEAM, pale="#f8cc5a", cast=(-12, 8), long=26)
    neck = blob([(446, 640), (540, 680), (548, 730), (546, 772), (600, 806), (560, 850), (470, 850), (404, 822), (446, 774), (452, 710)])
    s.thing(neck, skin[0], 0.9, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.8)
    s.wash(blob([(420, 680), (600, 720), (580, 766), (520, 776), (440, 750)]), skin[2], 0.9, wet=12, clip=neck)
    for k in range(3):
        s.thing(limb([(436, 786 + k * 15), (520, 832 + k * 13), (606, 790 + k * 14)], [13, 15, 13]), GOLD, 1.0, shade=0.6, shcol=SEAM, hatch=0, line=2.6)
    at, g = _face(s, 522, 598, 316, 4, skin)
    s.wash(blob(at([(-0.1, 0.3), (0.24, 0.4), (0.3, 0.7), (0.5, 0.98), (-0.1, 1.0)])), skin[2], 0.4, wet=26, clip=g)
    tear = at([(0.41, 0.66)])[0]
    s.fill(blob([(tear[0], tear[1] - 16, 1), (tear[0] + 7, tear[1]), (tear[0], tear[1] + 9), (tear[0] - 7, tear[1])]), "#e8f4ff", body=True, alpha=0.9)
    s.fill(ell(tear[0] - 2, tear[1] + 1, 2.5), "#ffffff", body=True)
    hair_ = valid(
        Polygon(
            at(
                path(
                    [
                        (0.77, 0.20),
                        (0.68, 0.28),
                        (0.58, 0.22),
                        (0.48, 0.30),
                        (0.36, 0.27),
                        (0.28, 0.40),
                        (0.20, 0.42),
                        (0.20, 0.52),
                        (0.10, 0.56),
                        (0.12, 0.70),
                        (-0.02, 0.74),
                        (-0.14, 0.60),
                        (-0.18, 0.36),
                        (-0.10, 0.06),
                        (0.12, -0.12),
                        (0.42, -0.17),
                        (0.66, -0.10),
                        (0.80, 0.06),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.cover(hair_)
    s.wash(hair_, "#1a0e10", 1.6, off=0)
    s.fill(hair_, "#1a0e10", alpha=0.8)
    tangle(s, hair_.buffer(8), 210, "#050304", 2.4, length=76, loop=0.26, inner=0)
    tangle(s, hair_, 80, "#6a4430", 1.8, length=60, loop=0.26, inner=1, body=True)
    tangle(
        s,
        valid(Polygon(at(path([(0.34, -0.16), (0.02, -0.06), (-0.16, 0.28), (-0.16, 0.5), (-0.04, 0.4), (0.20, 0.02)], 6, True)))),
        40,
        "#f0b868",
        1.8,
        length=46,
        loop=0.26,
        inner=1,
        body=True,
    )
    return at


def _crane(s):
    """Hull and tail, the neck that leans out, the head with its beak, then the near wing with the writing on it."""
    s.wash(blob([(340, 1266), (470, 1254), (600, 1258), (570, 1278), (460, 1284), (370, 1280)]), "#2a120c", 0.9, wet=14)
    _facet(s, [(330, 1080), (420, 1150), (-30, 1020)], 0.25, warm=0.2)
    _facet(s, [(420, 1150), (430, 1200), (-30, 1020)], 0.9)
    _facet(s, [(470, 1262), (572, 1092), (790, 396), (816, 432), (574, 1130)], 0.05)
    _facet(s, [(470, 1262), (574, 1130), (816, 432), (840, 446), (684, 1046), (596, 1190)], 0.55)
    _facet(s, [(786, 402), (816, 372), (862, 404), (838, 450), (812, 438)], 0.1)
    _facet(s, [(816, 372), (862, 404), (966, 600, 1)], 0.04)
    _facet(s, [(862, 404), (838, 450), (966, 600)], 0.7)
    x, y = 838, 414
    seal = blob(
        [
            (x + 19 * math.cos(a) * q, y + 19 * math.sin(a) * q)
            for a, q in zip(np.linspace(0, math.tau, 9)[:-1], (1, 0.9, 1.1, 0.95, 1, 1.1, 0.9, 1.05), strict=True)
        ]
    )
    s.thing(seal, RED, 1.2, shade=0.6, shcol="#5a0610", hatch=0, line=2.6)
    s.stroke(arc(x, y, 10, 10, 0, 360, 20), 2, "#6a0812")
    s.fill(ell(x - 6, y - 7, 4), "#ffffff", body=True)


def _far_wing(s):
    """Behind the child; the lamp shines through it."""
    tip, a, b, c = (286, 340), (400, 1100), (500, 1090), (640, 1060)
    s.wash(poly([a, c, (tip[0] + 30, tip[1] + 10)]), "#5a2410", 0.6, wet=22)
    for pts, dark in (((a, b, tip), 0.15), ((b, c, tip), 0.4)):
        g = poly(pts)
        _facet(s, pts, dark, warm=0.55)
        s.wash(g, "#ffd890", 0.3, gran=0.15, off=0)
    g = poly([a, c, tip])
    t, a, c = (np.array(q, float) for q in (tip, a, c))
    for u in np.linspace(0.2, 0.8, 9):
        script(s, a * (1 - u) + t * u + [10, 0], c * (1 - u) + t * u - [14, 0], g, 2, 9, "#7a5a4a")


def _wing(s):
    tip, a, b, c = (64, 372), (196, 1120), (380, 1134), (572, 1092)
    low = (470, 1262)
    _facet(s, [a, b, low], 0.75)
    _facet(s, [b, c, low], 0.35, warm=0.1)
    shadow = poly([(a[0] + 20, a[1]), (c[0] + 24, c[1] + 10), (tip[0] + 40, tip[1] + 10)])
    s.wash(shadow, "#3a1410", 0.7, wet=20)
    g1 = _facet(s, [a, b, tip], 0.5, warm=0.12)
    g2 = _facet(s, [b, c, tip], 0.06, warm=0.1)
    t, a, b, c = (np.array(q, float) for q in (tip, a, b, c))
    for u in np.linspace(0.12, 0.82, 11):
        p, q, r = (v * (1 - u) + t * u for v in (a, b, c))
        script(s, p + (q - p) * 0.2, q - (q - p) * 0.06, g1, 2.2, 9)
        script(s, q + (r - q) * 0.06, r - (r - q) * 0.2, g2, 2.4, 11)
    _airmail(s, a, t, b - a, g1, 18)
    _airmail(s, c, t, b - c, g2)
    _airmail(s, c, b, t - c, g2, 20)
    for k in (0.35, 0.68):  # it was folded before, in three
        p, q = a * (1 - k) + t * k, c * (1 - k) + t * k
        s.stroke([p, q], 1.6, "#8a90a8", taper=(0, 0))
        s.stroke([p + [0, 3], q + [0, 3]], 1.8, "#ffffff", body=True, taper=(0, 0), alpha=0.8)
    s.stroke([b, t], 3.4, "#2a2c3c")


def _arms(s):
    """One arm comes round the front, of the other the fingers come from behind."""
    skin = SKINS["brown"]
    for i, (y, x) in enumerate(((688, 780), (717, 774), (745, 766), (771, 756))):
        f = [(x, y + 4), (x - 24, y - 4), (x - 52, y + 4)]
        s.wash(move(limb(f, [13, 13, 10]), -4, 9), "#2c2438", 0.6, wet=6)
        digit(s, f, [15.5 - i * 0.6, 15.5 - i * 0.6, 12], skin, nail=1, line=2.6, hatch=0, k=0.75, shade=0.5)
    upper = limb([(430, 868), (430, 950), (478, 1030)], [68, 62, 52])
    garment(s, upper, GOLD, lambda x, y: 1.35, 150, dark=SEAM, pale="#f8cc5a", cast=(-8, 10), long=24)
    fore = limb([(474, 1030), (560, 990), (632, 908)], [52, 46, 36])
    garment(s, fore, GOLD, lambda x, y: -0.6, 150, dark=SEAM, pale="#f8cc5a", cast=(8, 20), long=24)
    folds(
        s,
        (
            [(494, 850), (506, 910), (492, 970)],
            [(566, 830), (580, 880), (566, 930)],
            [(436, 984), (476, 1000), (500, 976)],
            [(440, 1020), (486, 1026), (520, 996)],
            [(452, 1054), (500, 1046), (540, 1018)],
            [(566, 952), (592, 972), (600, 996)],
        ),
        SEAM,
        "#f8cc5a",
        2.8,
    )
    palm = blob([(624, 924), (620, 880), (652, 846), (696, 836), (722, 852), (720, 896), (688, 924), (652, 940)])
    s.wash(move(palm, 8, 22), "#2c2438", 0.7, wet=12)
    s.thing(palm, skin[0], 0.75, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2.8)
    for i, f in enumerate(
        (
            [(688, 846), (722, 834), (750, 846), (752, 862)],
            [(696, 866), (730, 858), (752, 872), (750, 886)],
            [(696, 888), (726, 884), (744, 898), (740, 910)],
            [(688, 908), (712, 908), (730, 920), (724, 930)],
        )
    ):
        digit(s, f, [15.5 - i * 0.6, 16 - i * 0.6, 15 - i * 0.6, 12], skin, line=2.6, hatch=0, k=0.75, shade=0.5)
    digit(s, [(638, 866), (660, 830), (690, 812)], [18, 16, 12], skin, nail=1, line=2.6, hatch=0, k=0.75, shade=0.5)
    cuff = [(602, 884), (624, 914), (648, 944)]
    s.thing(limb(cuff, [15, 16, 15]), GOLD, 1.0, shade=0.6, shcol=SEAM, hatch=0, line=2.6)
    for p, d, _ in marks.along(path(cuff, 8), 9):
        n = np.array([-d[1], d[0]]) * 12
        s.stroke([p - n, p + n], 1.6, SEAM)


def _ink(s):
    """From the beak it falls and runs; and what it writes upon the wall can fly."""
    for y, q in ((640, 6), (690, 9), (770, 8), (880, 11), (1010, 9), (1110, 12)):
        s.fill(blob([(966, y - q * 2.6, 1), (966 + q, y), (966, y + q), (966 - q, y)]), INK)
        s.fill(ell(963, y - 1, q * 0.28), body=True, alpha=0.8)
    s.curve([(962, 590), (966, 610), (966, 640)], 8, INK)
    s.curve([(966, 1116), (967, 1150), (960, 1200), (938, 1264)], 7, INK, body=True, taper=(0.02, 0.05))
    head, beak, base, low, back, tail, wing = (936, 1262), (984, 1330), (866, 1428), (806, 1482), (748, 1424), (690, 1338), (812, 1214)
    bird_ = union(poly([back, wing, base, low]), poly([tail, back, (776, 1452)]), poly([head, base, (840, 1452)]))
    s.stamp(s.mask(bird_) * np.float32(1), "#e8eefa", True, 0.25)
    for a, b in ((head, beak), (beak, (922, 1290)), (head, base), (base, low), (low, back), (back, tail), (tail, (776, 1452)), (back, wing), (wing, base), (wing, low), (back, base)):  # fmt: skip
        s.stroke([a, b], 7, INK, body=True, taper=(0, 0), wobble=0.6)


def _perched(s, x, y, k, flip):
    """One that was sent before: soaked, its wings hang."""
    at = lambda *pts: move(np.array(pts, float), x, y, k, 0, flip)  # noqa: E731
    look = dict(line=2.2, wet=0.7)
    _facet(s, at((-60, -20), (-220, -90), (-20, 10)), 0.5, **look)
    _facet(s, at((40, -10), (130, -170), (150, -150), (70, 20)), 0.2, **look)
    _facet(s, at((126, -176), (160, -160), (216, -80), (140, -140)), 0.4, **look)
    _facet(s, at((-60, -20), (0, -110), (60, -14), (0, 60)), 0.15, **look)
    _facet(s, at((-66, -24), (20, -30), (-90, 150)), 0.5, **look)
    g = _facet(s, at((20, -30), (66, -18), (-90, 150)), 0.2, **look)
    for u in (0.2, 0.45, 0.7):
        a, b = at((20 - 110 * u, -30 + 180 * u), (66 - 156 * u, -18 + 168 * u))
        s.stroke([a, b], 1.4, BLUE, clip=g)
    e = at((150, -152))[0]
    s.fill(ell(*e, 9 * k), RED, body=True)
    for p in at((-90, 156), (216, -76)):
        s.fill(blob([(p[0], p[1], 1), (p[0] + 4, p[1] + 14), (p[0], p[1] + 19), (p[0] - 4, p[1] + 14)]), "#e8f2fa", body=True)


@card("storm", paper="cold", light=(0.2, -0.7))
def letter_bird(s):
    _wall(s)
    _window(s)
    _far_wing(s)
    _child(s)
    _sill(s)
    _crane(s)
    _arms(s)
    _wing(s)
    _ink(s)
    wires = [path([(-20, 96), (300, 156), (700, 150), (1020, 100)], 12)]
    for w in wires:
        s.stroke(w, 5, "#050810", taper=(0, 0))
        s.stroke(w - [0, 2], 1.6, "#a8b8d0", body=True, alpha=0.6, taper=(0, 0))
    for u, q, flip in ((0.17, 0.6, False), (0.48, 0.5, True), (0.82, 0.62, True)):
        p = wires[0][int(u * (len(wires[0]) - 1))]
        _perched(s, p[0], p[1] - 30 * q, q, flip)
    r = s.rng
    for _ in range(120):
        x, y, q = r.uniform(-20, 1040), r.uniform(-40, 1500), r.uniform(40, 130)
        if 60 < x < 800 and 280 < y < 1340:
            continue
        s.stroke([(x, y), (x - q * 0.2, y + q)], r.uniform(1, 2.2), "#dce8f6", body=True, alpha=r.uniform(0.25, 0.6))
