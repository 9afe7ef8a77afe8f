"""One half of the bed has become a sea."""

from shapely.geometry import Point

from ..easel import *
from ..kit.profile import PROFILE, fingers, profile

SKIN = ("#dba27a", "#cf7f5e", "#7a3f4a")
HAIR = "#2a161c"


def lean(pts):
    """The bed stands askew upon the sheet."""
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(500, 750))


def shape(pts, n=12):
    return valid(Polygon(lean(path(pts, n, True))))


def _floor(s):
    r = s.rng
    s.wash(s.all, "#6a4a3a", 0.95, col2="#54423f", bloom=3, gran=0.28, pool=0.35)
    for i in range(9):
        x = -40 + i * 132
        s.curve([(x, 0), (x + 30 + r.normal() * 4, 700), (x + 70, 1500)], 3, wobble=2)
        for y in r.uniform(50, 1450, 2):
            s.stroke([(x + y * 0.045, y), (x + y * 0.045 + 128, y - 6)], 2.2)
    s.hatch(
        s.all,
        tone=marks.field(s, lambda x, y: 0.42 + 0.3 * step(500, 1000, x) + 0.12 * np.sin(x * 0.05)),
        ang=87,
        sep=7,
        w=1.0,
        thr=0.3,
        longest=140,
        wander=0.05,
    )
    s.wash(valid(Polygon(lean([(150, 150), (930, 150), (985, 1490), (110, 1490)]))), "#0e0c16", 1.0, wet=44, gran=0.28)
    for x, y, q in ((40, 60, 120), (960, 1440, 170), (30, 1420, 130)):
        s.wash(ell(x, y, q, q), "#1a1218", 0.8, wet=70, gran=0.28, pool=0.6)


def _bed(s):
    board = shape([(100, 180), (110, 100), (300, 62), (500, 50), (700, 62), (890, 100), (900, 180)], 10)
    s.thing(board, "#7a4a2a", 0.95, shade=0.8, shcol="#2a1a1a", hatch=5, line=3.4, cross=True, gran=0.28)
    for q in range(8):
        s.stroke(
            lean(
                path(
                    [
                        (130, 92 + q * 12),
                        (320, 72 + q * 13 + s.rng.normal() * 3),
                        (520, 62 + q * 14 + s.rng.normal() * 4),
                        (700, 74 + q * 13),
                        (872, 104 + q * 10),
                    ],
                    10,
                )
            ),
            1.5,
            wobble=2,
            clip=board,
        )
    knot = lean([(300, 112)])[0]
    s.outline(ell(*knot, 40, 20, -10), 2.2)
    s.outline(ell(*knot, 18, 8, -10), 1.6)
    linen = shape(
        [(140, 170), (500, 160), (860, 170), (876, 500), (872, 1000), (880, 1395), (700, 1420), (500, 1412), (300, 1422), (125, 1395), (130, 1000), (125, 500)]
    )
    s.thing(linen, "#e6e2ea", 0.28, shade=0.55, shcol="#8a90b8", hatch=8, line=3.2, soft=60)


def _sea(s):
    r = s.rng
    sea = shape(
        [
            (142, 440),
            (250, 405),
            (380, 425),
            (465, 480),
            (440, 560),
            (492, 650),
            (455, 780),
            (505, 900),
            (462, 1020),
            (520, 1130),
            (486, 1260),
            (525, 1400),
            (300, 1420),
            (128, 1395),
            (132, 900),
        ]
    )
    s.cover(sea)
    s.wash(sea, "#1d4f6a", 1.15, col2="#20335f", bloom=5, edge=1.0, gran=0.28, grad=("lin", 70, 0.5, 1.3))
    s.wash(sea, "#0d1c3a", 0.9, edge=0.2, grad=("lin", 90, 0.02, 1.1))
    s.bleed(sea.buffer(-14), 12, 3)
    s.wash(sea.buffer(16).difference(sea), "#7a82b0", 0.5, wet=10)
    s.outline(sea, 3, lost=0.15)
    s.hatch(sea, tone=marks.field(s, lambda x, y: 0.35 + 0.4 * step(500, 1450, y)), ang=-4, sep=9, w=1.3, thr=0.3, longest=80, col="#081226", wander=0.1)
    shore = [p for p in np.array(sea.exterior.coords) if p[0] > 330 and 430 < p[1] < 1380]
    s.dots([np.array(p) + r.normal(size=2) * 4 for p in shore[::2]], 2.6, body=True, alpha=0.9)  # foam upon the sheet
    hx, hy = lean([(372, 628)])[0]
    for q, far in enumerate((26, 46, 70, 98, 130, 168)):
        a = r.uniform(0, 90)
        s.stroke(arc(hx, hy, far, far * 0.86, a, a + 290, 60), 2.5 - 0.25 * q, wobble=1.5, clip=sea, body=True, alpha=0.85 - 0.1 * q)
    s.dots([p for p in ((r.uniform(110, 540), r.uniform(480, 1420)) for _ in range(110)) if sea.buffer(-14).contains(Point(p))], 1.6, body=True, alpha=0.9)
    x, y = 250, 905
    s.lift(ell(x, y, 60).intersection(sea), 0.4, 20)
    s.fill(ell(x, y, 46).difference(ell(x + 23, y - 13, 42)), "#f6e7b0", body=True, alpha=0.92)
    for q in (-30, -6, 18):
        s.curve([(x - 44, y + 25 + q), (x - 6, y + 21 + q), (x + 40, y + 27 + q)], 3.4, "#1d3050", body=True)
    return sea


def _boat(s, sea):
    x, y = lean([(262, 1240)])[0]

    def at(pts):
        return move(np.asarray(pts, float), x, y, 1.06, 200)

    s.wash(ell(x + 4, y + 8, 100, 120), "#f3b944", 0.6, wet=60, clip=sea)
    s.lift(ell(x, y + 60, 44).intersection(sea), 0.75, 22)
    hull = blob(at([(0, -100), (34, -42), (38, 30), (20, 88), (-20, 88), (-38, 30), (-34, -42)]))
    s.wash(move(hull, 10, 12), "#040a1a", 0.9, wet=8, clip=sea)
    s.thing(hull, "#9a6a3a", 1.0, shade=0.8, shcol="#3a2018", hatch=5, line=3)
    inner = blob(at([(0, -80), (25, -34), (29, 26), (15, 70), (-15, 70), (-29, 26), (-25, -34)]))
    s.cover(inner)
    s.wash(inner, "#4a2c20", 1.1, gran=0.28)
    s.outline(inner, 1.8)
    for t in (-40, 10, 46):
        s.stroke(at([(-30, t), (30, t)]), 9, "#b98a54")
    for q in (-1, 1):
        s.stroke(at([(q * 20, 6), (q * 92, 36)]), 4.4, "#c9a06a")
        s.stroke(at([(q * 86, 32), (q * 120, 48)]), 11, "#c9a06a", taper=(0.4, 0.2))
        s.thing(limb(at([(q * 24, -2), (q * 36, 10), (q * 24, 18)]), [9, 8, 6]), "#2b2f3c", 1.2, shade=0.3, hatch=0, line=2)
        for k in range(3):  # drops off the blades, and the wake
            s.stroke(arc(*at([(q * 122, 50)])[0], 10 + 9 * k, 8 + 7 * k, 20, 300, 20), 1.4, body=True, alpha=0.6 - 0.15 * k, clip=sea)
        s.curve(at([(q * 14, 96), (q * 40, 156), (q * 86, 236)]), 2, body=True, alpha=0.7, clip=sea)
    s.thing(blob(at([(-32, -8), (0, -18), (32, -8), (36, 14), (0, 26), (-36, 14)])), "#2b2f3c", 1.2, shade=0.4, hatch=4, line=2.2)
    brim = ell(*at([(0, 2)])[0], 27, 25)
    s.thing(brim, "#4a4048", 1.0, shade=0.4, hatch=3, line=2)
    s.thing(ell(*at([(0, 1)])[0], 16, 15), "#3a3038", 1.0, shade=0.5, hatch=3, line=2)
    lamp = at([(0, -76)])[0]
    s.fill(ell(*lamp, 10), "#ffe9a0", body=True)
    s.outline(ell(*lamp, 11), 1.8, lost=0)
    return at([(0, 92)])[0]


def _pillows(s):
    for i, pts in enumerate(
        (
            [(190, 235), (320, 215), (455, 232), (470, 330), (452, 415), (330, 428), (200, 415), (180, 320)],
            [(520, 226), (600, 206), (690, 212), (790, 204), (874, 226), (866, 340), (884, 462), (790, 492), (690, 484), (590, 496), (510, 472), (524, 340)],
        )
    ):
        g = shape(pts)
        s.wash(move(g, -8, 14), "#6a74a8", 0.6, wet=14)
        s.thing(g, "#dfe3f0", 0.32, shade=0.65, shcol="#7f8fc0", hatch=6, line=2.8)
        for x, y, dx, dy in (
            (pts[0][0], pts[0][1], 40, 26),
            (pts[2 if i == 0 else 4][0], pts[2 if i == 0 else 4][1], -40, 24),
            (pts[4 if i == 0 else 6][0], pts[4 if i == 0 else 6][1], -36, -26),
            (pts[6 if i == 0 else 10][0], pts[6 if i == 0 else 10][1], 38, -24),
        ):
            for q in (-8, 6):
                s.stroke(lean(path([(x + 8 * np.sign(dx), y + q + 8 * np.sign(dy)), (x + dx * 0.6 + q, y + dy * 0.7), (x + dx, y + dy)], 6)), 1.4, "#4a5480")
        if i == 0:
            x, y = lean([(330, 318)])[0]
            s.wash(ell(x, y, 80, 58, -8), "#8390c4", 0.75, wet=26, gran=0.28)
            s.hatch(ell(x, y, 74, 52), sep=5, thr=0.4, longest=50)
            for a in ((-44, -22), (42, 24), (50, -28), (-40, 26)):
                s.stroke([(x + a[0] * 1.1, y + a[1]), (x + a[0] * 1.8, y + a[1] * 1.7)], 1.4)
            s.wash(ell(x + 12, y + 14, 12, 5), "#3a4070", 0.6, wet=5)
            s.stroke(arc(x + 6, y + 4, 13, 10, 0, 352, 30), 3.6, "#c8922a", body=True)
            s.stroke(arc(x + 5, y + 3, 12, 9, 190, 290, 16), 1.6, "#fff4c8", body=True)


def _strands(s, at):
    """Her hair, combed by the night: strand beside strand from the brow over the skull and down across the pillow."""
    r = s.rng
    first = [*at([(0.66, 0.08), (0.46, -0.055), (0.16, -0.06)]), (688, 230), (734, 208), (774, 200), (800, 196)]
    last = [*at([(0.50, 0.47), (0.42, 0.50), (0.30, 0.62)]), (738, 398), (786, 384), (820, 326), (816, 222)]
    first, last = path([tuple(q) for q in first], 12), path([tuple(q) for q in last], 12)
    g = valid(Polygon([*first, *last[::-1]]))
    s.wash(move(g, -2, 14), "#3a4684", 0.8, wet=14, clip=box(684, 0, 1000, 640))
    s.cover(g)
    s.wash(g, "#4a2a22", 1.3, col2="#2a161c", gran=0.25)
    s.fill(g, "#2a161c", alpha=0.55)
    n = len(first)

    def strand(u, w, col, body=False, alpha=0.85, a=0.0, b=1.0):
        k = np.linspace(0, 1, n)
        c = first * (1 - u) + last * u
        d = np.gradient(c, axis=0)
        d = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
        wave = (7 * np.sin(k * 15 + u * 5 + 1.2) + 4 * np.sin(k * 27 - u * 9)) * step(0.3, 0.6, k)
        c = c + d * wave[:, None] + r.normal(size=2) * 1.2
        i, j = int(a * (n - 1)), int(b * (n - 1)) + 1
        s.stroke(c[i:j], w, col, body=body, alpha=alpha, wobble=0.6, taper=(0.1, 0.5))

    for _ in range(150):
        strand(r.random(), r.uniform(2, 4.4), ("#1c0e14", "#3a2020", "#0e060a")[int(r.integers(3))], a=r.uniform(0, 0.4), b=r.uniform(0.7, 1))
    for _ in range(110):
        strand(r.random() ** 0.8, r.uniform(1.2, 2.6), ("#6a3e30", "#86543e")[int(r.integers(2))], True, 0.7, r.uniform(0, 0.5), r.uniform(0.6, 1))
    for _ in range(46):
        u = r.normal() * 0.1 + 0.28
        strand(u, r.uniform(1, 2), "#d8a888", True, 0.8, r.uniform(0.1, 0.45), r.uniform(0.5, 0.8))
    for u in (-0.05, -0.02, 0.0, 0.02, 0.98, 1.0, 1.03):
        strand(u, 2.2, "#1c0e14", a=r.uniform(0, 0.4))
    for k in range(5):  # a few that went their own way
        p = first[-1] * (1 - k / 5) + last[-1] * k / 5
        s.curve([p + [2, 26], p + [1, 2], p + [-4 + 2 * k, -12], p + [-12 + 3 * k, -20 - 2 * k]], 2.4, "#2a161c")
    ear = blob([tuple(q) for q in at([(0.40, 0.45), (0.445, 0.48), (0.435, 0.56), (0.385, 0.63), (0.35, 0.62), (0.345, 0.53), (0.36, 0.47)])])
    s.thing(ear, SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2)
    s.curve(at([(0.415, 0.49), (0.37, 0.50), (0.365, 0.56)]), 1.6, SKIN[2])
    s.curve(at([(0.42, 0.53), (0.39, 0.545), (0.395, 0.59)]), 1.4, SKIN[2])


def _eye(s, at):
    """From the side: a wedge that is open to the front."""
    s.cover(ell(*at([(0.65, 0.435)])[0], 20), keep=1, ink=0)
    white = valid(Polygon(at(path([(0.604, 0.43, 1), (0.64, 0.402), (0.694, 0.382, 1), (0.708, 0.408), (0.70, 0.44, 1), (0.655, 0.449)], 6, True))))
    s.cover(white)
    s.wash(white, "#f4ece0", 0.3, edge=0.4, off=0)
    s.fill(ell(*at([(0.694, 0.412)])[0], 4.2, 7.6, -36).intersection(white), "#2a1812")
    s.fill(ell(*at([(0.69, 0.402)])[0], 1.6), body=True)
    for pts, w in (
        ([(0.594, 0.436), (0.64, 0.40), (0.70, 0.378), (0.722, 0.374)], 4.2),
        ([(0.62, 0.438), (0.66, 0.452), (0.70, 0.443)], 1.7),
        ([(0.61, 0.396), (0.65, 0.368), (0.702, 0.356)], 1.6),
    ):
        s.stroke(at(path(pts, 8)), w, wobble=0.4)


def _woman(s):
    """She lies on her side, her face towards the water, one eye open."""
    x, y = 646, 364
    dent = valid(Polygon(move(path(PROFILE, 8, True) - [0.36, 0.47], x, y, 226, -36, True)))
    s.wash(move(dent, -16, 16), "#3a4684", 0.8, wet=18)
    for q, k, w in (((-40, 40), 0.5, 30), ((30, 90), 0.7, 26), ((60, -60), 0.4, 26)):
        s.wash(ell(x + q[0], y + q[1], 120, 96), "#5a6aa4", k, wet=w)
    for a in np.linspace(150, 290, 9):  # the pillow gives way
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        c = np.array([x + 6, y])
        s.curve([c + d * 128, c + d * 150 + [4, 4], c + d * s.rng.uniform(166, 190)], 1.8, "#4a5690", alpha=0.8)
    gown = blob(
        [(612, 650), (620, 600), (646, 562), (688, 534), (730, 500), (780, 454), (836, 466), (872, 530), (882, 640), (866, 720), (660, 740), (624, 700)]
    )
    s.wash(move(gown, -12, 14), "#3a4478", 0.8, wet=14)
    s.thing(gown, "#bcd0ea", 0.5, col2="#a4bce0", shade=0.8, shcol="#4a5a98", hatch=0, line=2.8, soft=60, gran=0.25)
    for pts in (
        [(770, 520), (790, 570), (796, 640)],
        [(812, 490), (836, 560), (836, 640)],
        [(690, 544), (668, 590), (670, 640)],
        [(850, 560), (862, 610), (858, 670)],
    ):
        s.wash(limb(pts, [3, 10, 5]), "#4a5a98", 0.7, wet=7, clip=gown)
        s.curve(pts, 1.8, "#3a4478", clip=gown)
    neck = blob([(640, 470), (680, 400), (728, 366), (766, 400), (806, 446), (800, 486), (756, 532), (702, 548), (684, 512)])
    s.thing(neck, SKIN[0], 0.65, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4, gran=0.25)
    at = profile(s, x, y, 226, -36, flip=True, skin=SKIN, eye="shut", brow=-0.7, sad=True, line=2.5)
    _eye(s, at)
    for q, w in (((0.56, 0.70), 34), ((0.61, 0.58), 24), ((0.57, 0.82), 22), ((0.655, 0.64), 12), ((0.50, 0.6), 22)):  # no hatching on a cheek, and a soft jaw
        s.cover(ell(*at([q])[0], w), keep=1, ink=0)
    for q, w in (((0.47, 0.83), 22), ((0.66, 0.86), 22), ((0.70, 0.80), 12), ((0.60, 0.88), 14)):
        s.cover(ell(*at([q])[0], w), keep=1, ink=0)
    s.cover(ell(*at([(0.745, 0.70)])[0], 22), keep=1, ink=0)
    lips = blob([tuple(q) for q in at([(0.785, 0.68), (0.70, 0.715), (0.70, 0.735), (0.77, 0.755), (0.79, 0.72)])])
    s.wash(lips, "#a83c48", 0.45, wet=3)
    s.curve(
        at([(0.845, 0.592), (0.81, 0.615), (0.752, 0.622), (0.756, 0.645), (0.785, 0.685), (0.735, 0.712), (0.77, 0.742), (0.768, 0.757), (0.738, 0.78)]),
        2.4,
        wobble=0.3,
        taper=(0.05, 0.1),
    )
    s.curve(at([(0.776, 0.742), (0.742, 0.78), (0.758, 0.81), (0.748, 0.87), (0.70, 0.905), (0.62, 0.90), (0.52, 0.86)]), 2.4, wobble=0.4, taper=(0.05, 0.6))
    s.curve(at([(0.735, 0.775), (0.715, 0.785), (0.705, 0.80)]), 1.3, SKIN[2])
    for w in (3.0, 1.2):
        s.curve(at([(0.752, 0.712), (0.72, 0.718), (0.69, 0.742)]), w, "#3a1418")
    s.wash(blob([tuple(q) for q in at([(0.34, 0.74), (0.48, 0.855), (0.62, 0.915), (0.70, 0.94), (0.52, 1.04), (0.3, 0.98)])]), SKIN[2], 0.75, wet=9, clip=neck)
    s.wash(blob([tuple(q) for q in at([(0.36, 0.66), (0.46, 0.78), (0.60, 0.86), (0.66, 0.92), (0.40, 0.86)])]), SKIN[2], 0.35, wet=8)
    collar = path([(684, 532), (722, 544), (768, 524), (806, 470), (808, 448)], 12)
    for q, d, _ in marks.along(collar, 17):
        s.thing(ell(*(q + [d[1] * -4, d[0] * 4]), 11, 9), "#f4f4fa", 0.2, shade=0.5, shcol="#5a6aa4", hatch=0, line=1.6)
    s.cover(ell(*at([(0.66, 0.24)])[0], 20), keep=1, ink=0)
    _strands(s, at)
    # a tear runs over the bridge of the nose, as it does when one lies
    s.stroke(at(path([(0.69, 0.45), (0.715, 0.49), (0.742, 0.52)], 6)), 2.4, "#dbeaff", body=True, alpha=0.9)
    s.fill(ell(*at([(0.752, 0.545)])[0], 4.4, 6, 20), "#eef6ff", body=True)


def _arm(s, tip):
    """Out from under the quilt to the water, and the thread that is tied to it."""
    a, b, c = np.array([716, 612]), np.array([596, 676]), lean([(470, 622)])[0]
    whole = union(limb([a, b], [56, 44]), limb([b, c], [38, 19]))
    s.wash(move(whole, -6, 32), "#3a4684", 0.8, wet=14)
    s.thing(limb([b + [6, -2], (b + c) / 2 + [0, -4], c], [34, 31, 19]), SKIN[0], 0.65, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6, gran=0.25)
    s.curve([c + [14, -12], c + [20, 2], c + [14, 14]], 1.5, SKIN[2])
    fingers(s, c[0], c[1], 116, 10, flip=True, curls=(9, 7, 5, 10), spread=10, thumb=(-46, 8), skin=SKIN, line=2.2)
    far = c + np.array([-80, -6])
    s.wash(blob([tuple(far + q) for q in ((-46, -46), (-6, -52), (-2, 0), (-6, 50), (-50, 44))]), "#17304e", 0.75, wet=9)  # under the water
    sleeve = smooth(union(limb([a, (a + b) / 2 + [-4, 4], b], [58, 54, 46], 12), limb([b, b + [-46, -18]], [46, 38], 8)), 8)
    s.thing(sleeve, "#c4d6ee", 0.45, col2="#a4bce0", shade=0.8, shcol="#4a5a98", hatch=0, line=2.8, soft=44, gran=0.25)
    for pts in (
        [(648, 610), (630, 650), (634, 700)],
        [(616, 636), (604, 668), (612, 712)],
        [(700, 580), (676, 620), (684, 668)],
        [(590, 640), (576, 664), (580, 700)],
        [(560, 640), (560, 660), (566, 690)],
    ):
        s.wash(limb(pts, [3, 9, 5]), "#4a5a98", 0.7, wet=6, clip=sleeve)
        s.curve(pts, 1.8, "#3a4478", clip=sleeve)
    for q in np.linspace(-32, 34, 7):
        s.thing(ell(543 - abs(q) * 0.12, 656 + q, 9, 8), "#f4f4fa", 0.2, shade=0.5, shcol="#5a6aa4", hatch=0, line=1.6)
    for q, w in ((0, 3.4), (8, 2.6)):
        s.stroke(arc(c[0] + 4 - q, c[1] + 1, 9, 22, -80, 250, 24), w, HAIR)
    line = [c + [0, 20], lean([(440, 700)])[0], lean([(300, 770)])[0], lean([(392, 900)])[0], lean([(255, 1010)])[0], lean([(330, 1110)])[0], tip]
    s.curve(line, 3.6, HAIR, n=16, wobble=1.2, taper=(0.02, 0.02))
    s.curve([np.asarray(q) - 2 for q in line], 1.4, "#d8b07a", n=16, body=True, alpha=0.9, taper=(0.02, 0.02))


def _quilt(s):
    """She lies on her side: shoulder, waist, hip, the knees drawn up, the feet behind."""
    r = s.rng
    g = shape([(650, 690), (700, 652), (790, 632), (872, 640), (884, 720), (886, 1000), (892, 1380), (800, 1412), (690, 1408), (640, 1350), (650, 1240), (690, 1140), (640, 1060), (548, 1020), (520, 950), (560, 890), (640, 830), (668, 760), (650, 680)])  # fmt: skip
    s.wash(move(g, -16, 16), "#3a4478", 0.9, wet=22)
    s.thing(g, "#b04a62", 0.9, col2="#93406a", shade=0.7, shcol="#3a1a3a", hatch=0, line=3.4, soft=90, gran=0.25)
    for pts, w0, w1, k in (
        ([(884, 800), (800, 850), (690, 860), (620, 880)], 14, 30, 0.7),  # the waist
        ([(700, 1120), (780, 1080), (840, 1010), (870, 940)], 20, 34, 0.8),  # between thigh and calf
        ([(560, 1010), (640, 1050), (720, 1070)], 16, 26, 0.7),
        ([(860, 1040), (880, 1200), (884, 1370)], 24, 44, 0.8),
        ([(650, 1250), (680, 1180), (720, 1130)], 10, 20, 0.6),
    ):
        p = lean(path(pts, 10))[::3]
        s.wash(limb(p, list(np.linspace(w0, w1, len(p)))), "#2e1034", k, wet=20, clip=g)
    for pts, w in (
        ([(700, 640), (770, 640), (830, 690)], 34),
        ([(850, 900), (760, 930), (640, 950), (570, 950)], 36),
        ([(800, 1110), (760, 1200), (720, 1300)], 26),
        ([(720, 1360), (790, 1370)], 18),
    ):
        p = lean(path(pts, 10))[::3]
        s.lift(limb(p, [w] * len(p)).intersection(g), 0.5, 22)
    for row in range(28):
        for i in range(11):
            p = lean([(520 + i * 38 + (row % 2) * 19, 600 + row * 31)])[0] + r.normal(size=2) * 2
            if g.buffer(-14).contains(Point(p)):
                s.stroke([p + [-5, 3], p + [5, -3]], 1.6, "#f8e4d4", body=True, alpha=0.8, wobble=0.2)
                s.stroke([p + [-3, -4], p + [3, 4]], 1.6, "#f8e4d4", body=True, alpha=0.8, wobble=0.2)
    for pts in (
        [(880, 790), (810, 840), (700, 850), (650, 838)],
        [(700, 1128), (780, 1084), (846, 1000)],
        [(566, 1010), (650, 1040), (740, 1050)],
        [(540, 930), (600, 900), (680, 890)],
        [(700, 700), (760, 740), (860, 740)],
        [(660, 1250), (690, 1200), (700, 1150)],
        [(660, 1340), (720, 1330), (780, 1350)],
        [(860, 1060), (870, 1200), (864, 1340)],
        [(680, 640), (720, 690), (730, 750)],
    ):
        s.stroke(lean(path(pts, 12)), 2.4, "#2a0e28", wobble=1.5, clip=g)
    fold = shape(
        [(636, 730), (634, 686), (690, 640), (760, 612), (830, 602), (886, 612), (892, 676), (840, 668), (776, 678), (716, 706), (676, 746), (652, 752)]
    )
    s.wash(move(fold, -4, 14), "#3a1a3a", 0.7, wet=10, clip=g)
    s.thing(fold, "#efe8ea", 0.3, shade=0.8, shcol="#7f84b8", hatch=0, line=2.8, gran=0.25)
    for pts in ([(660, 740), (680, 700), (720, 670)], [(760, 620), (770, 646), (764, 676)], [(826, 608), (830, 640), (820, 668)]):
        s.stroke(lean(path(pts, 8)), 1.6, "#5a6090")


@card("midnight", paper="cold", light=(0.55, -0.65))
def half_bed(s):
    _floor(s)
    _bed(s)
    sea = _sea(s)
    tip = _boat(s, sea)
    _pillows(s)
    _woman(s)
    _quilt(s)
    _arm(s, tip)
    s.splatter("#1d4f6a", 30, (0, 500, 480, 1500), size=(0.8, 4))
