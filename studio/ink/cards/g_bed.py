"""One half of the bed has become a sea."""

from shapely.geometry import Point

from ..easel import *
from ..kit.profile import fingers, profile

SKIN = ("#dba27a", "#cf7f5e", "#7a3f4a")
HAIR = "#2a161c"


def lean(pts):
    """The bed stands askew upon the sheet."""
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(500, 750))


def shape(pts, n=12):
    return valid(Polygon(lean(path(pts, n, True))))


def _floor(s):
    r = s.rng
    s.wash(s.all, "#6a4a3a", 0.95, col2="#54423f", bloom=3, gran=0.6, pool=0.35)
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
    s.wash(valid(Polygon(lean([(150, 150), (930, 150), (985, 1490), (110, 1490)]))), "#0e0c16", 1.0, wet=44, gran=0.6)
    for x, y, q in ((40, 60, 120), (960, 1440, 170), (30, 1420, 130)):
        s.wash(ell(x, y, q, q), "#1a1218", 0.8, wet=70, gran=0.7, pool=0.6)


def _bed(s):
    board = shape([(100, 180), (110, 100), (300, 62), (500, 50), (700, 62), (890, 100), (900, 180)], 10)
    s.thing(board, "#7a4a2a", 0.95, shade=0.8, shcol="#2a1a1a", hatch=5, line=3.4, cross=True, gran=0.5)
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
    s.wash(sea, "#1d4f6a", 1.15, col2="#20335f", bloom=5, edge=1.0, gran=0.6, grad=("lin", 70, 0.5, 1.3))
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
    s.wash(inner, "#4a2c20", 1.1, gran=0.5)
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
            [(545, 225), (690, 212), (835, 232), (852, 330), (835, 432), (690, 446), (560, 425), (535, 320)],
        )
    ):
        g = shape(pts)
        s.wash(move(g, -8, 14), "#6a74a8", 0.6, wet=14)
        s.thing(g, "#dfe3f0", 0.32, shade=0.65, shcol="#7f8fc0", hatch=6, line=2.8)
        for x, y, dx, dy in (
            (pts[0][0], pts[0][1], 40, 26),
            (pts[2][0], pts[2][1], -40, 24),
            (pts[4][0], pts[4][1], -36, -26),
            (pts[6][0], pts[6][1], 38, -24),
        ):
            for q in (-8, 6):
                s.stroke(lean(path([(x + 8 * np.sign(dx), y + q + 8 * np.sign(dy)), (x + dx * 0.6 + q, y + dy * 0.7), (x + dx, y + dy)], 6)), 1.4, "#4a5480")
        if i == 0:
            x, y = lean([(330, 318)])[0]
            s.wash(ell(x, y, 80, 58, -8), "#8390c4", 0.75, wet=26, gran=0.5)
            s.hatch(ell(x, y, 74, 52), sep=5, thr=0.4, longest=50)
            for a in ((-44, -22), (42, 24), (50, -28), (-40, 26)):
                s.stroke([(x + a[0] * 1.1, y + a[1]), (x + a[0] * 1.8, y + a[1] * 1.7)], 1.4)
            s.wash(ell(x + 12, y + 14, 12, 5), "#3a4070", 0.6, wet=5)
            s.stroke(arc(x + 6, y + 4, 13, 10, 0, 352, 30), 3.6, "#c8922a", body=True)
            s.stroke(arc(x + 5, y + 3, 12, 9, 190, 290, 16), 1.6, "#fff4c8", body=True)


def _woman(s, tip):
    """Her face is towards the water, and one eye of hers is open."""
    r = s.rng
    head = lean([(655, 352)])[0]
    back = blob([tuple(head + q) for q in ((-60, -70), (-10, -110), (76, -100), (140, -44), (166, 40), (150, 130), (96, 150), (60, 60), (0, -40))])
    s.thing(back, "#3a2026", 1.15, shade=0.7, shcol="#140c14", hatch=0, line=2.2)
    gown = shape([(590, 470), (660, 440), (760, 450), (830, 520), (850, 640), (600, 660), (570, 560)])
    s.thing(gown, "#d9dcea", 0.4, shade=0.7, shcol="#7f8fc0", hatch=6, line=2.6)
    at = profile(s, head[0], head[1], 208, -20, flip=True, skin=SKIN, brow=-0.7, sad=True, neck=(lean([(690, 470)])[0], 38), line=2.7)
    cap = valid(
        Polygon(
            at(
                path(
                    [
                        (0.66, 0.13),
                        (0.60, 0.20),
                        (0.54, 0.32),
                        (0.50, 0.46),
                        (0.46, 0.58),
                        (0.40, 0.72),
                        (0.20, 0.82),
                        (0.0, 0.66),
                        (-0.06, 0.40),
                        (-0.02, 0.15),
                        (0.14, 0.0),
                        (0.34, -0.05),
                        (0.54, 0.02),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.thing(cap, "#3a2026", 1.15, shade=0.6, shcol="#140c14", hatch=0, line=2.2, white=0.3)
    for q in range(80):  # strand by strand, from the brow over the ear into the pillow
        t = q / 79 + r.normal() * 0.02
        a, c, e = (
            at([(0.64 - 0.05 * t, 0.12 + 0.02 * t)])[0],
            at([(0.44 - 0.2 * t, 0.25 - 0.12 * t)])[0],
            at([(0.44 - 0.75 * t, 0.70 - 0.62 * t + 0.5 * t * t)])[0],
        )
        pale = q % 5 == 0
        s.curve([a, c, e, e + [20 + 40 * t, 40 - 30 * t]], r.uniform(1.0, 2.0), "#8a5a48" if pale else "#140a10", wobble=2, body=pale, alpha=0.8)
    for q in range(64):
        o = head + np.array([20 + r.uniform(-10, 90), -96 + r.uniform(0, 70)])
        pts = [o, o + [60, 40], o + [74 + r.uniform(-10, 60), 130], o + [56 + r.uniform(0, 70), 200 + r.uniform(0, 60)]]
        s.curve(pts, r.uniform(1.0, 2.2), HAIR if q % 4 else "#6a4038", wobble=3)
    tear = at([(0.645, 0.47)])[0]
    s.stroke(at([(0.645, 0.46), (0.652, 0.50), (0.664, 0.56)]), 2.0, "#dbeaff", body=True, alpha=0.85)
    s.fill(ell(*at([(0.668, 0.575)])[0], 3.4, 5), "#eef6ff", body=True)
    s.fill(ell(*tear, 3), "#eef6ff", body=True)
    a, b, c = lean([(622, 505)])[0], lean([(545, 592)])[0], lean([(458, 614)])[0]
    s.wash(limb([a + [0, 30], b + [0, 30], c + [30, 20]], [26, 20, 12]), "#5a6494", 0.6, wet=14)
    s.thing(limb([a, b, c], [34, 25, 17]), SKIN[0], 0.6, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=6, line=2.6)
    s.thing(limb([a + [24, -10], (a + b) / 2 + [4, 2]], [46, 40]), "#d9dcea", 0.4, shade=0.7, shcol="#7f8fc0", hatch=6, line=2.6)
    for q in (-14, 4, 20):
        s.curve([a + [10, q - 8], (a + b) / 2 + [6, q], (a + b) / 2 + [-16, q + 8]], 1.5, "#4a5480")
    fingers(s, c[0], c[1], 100, -8, flip=True, curls=(9, 7, 5, 10), spread=10, thumb=(-46, 8), skin=SKIN, line=2.2)
    far = c + np.array([-66, 14])
    s.wash(blob([tuple(far + q) for q in ((-40, -40), (-6, -46), (-2, 0), (-6, 44), (-44, 38))]), "#17304e", 0.75, wet=9)  # under the water
    for q, w in ((0, 3.2), (7, 2.4)):
        s.stroke(arc(c[0] + 2 - q, c[1] + 1, 9, 20, -80, 250, 24), w, HAIR)
    line = [c + [0, 20], lean([(440, 690)])[0], lean([(300, 760)])[0], lean([(392, 900)])[0], lean([(255, 1010)])[0], lean([(330, 1110)])[0], tip]
    s.curve(line, 3.6, HAIR, n=16, wobble=1.2, taper=(0.02, 0.02))
    s.curve([np.asarray(p) - 2 for p in line], 1.4, "#d8b07a", n=16, body=True, alpha=0.9, taper=(0.02, 0.02))


def _quilt(s):
    r = s.rng
    g = shape(
        [
            (600, 560),
            (700, 520),
            (830, 560),
            (878, 700),
            (884, 1000),
            (890, 1380),
            (700, 1412),
            (548, 1404),
            (545, 1250),
            (580, 1120),
            (548, 1010),
            (525, 900),
            (560, 800),
            (590, 700),
            (575, 620),
        ]
    )
    s.wash(move(g, -12, 12), "#4a5484", 0.7, wet=16)
    s.thing(g, "#a8485a", 0.85, col2="#93486a", shade=0.65, shcol="#3a1a3a", hatch=6, line=3.4, soft=70, bloom=3, cross=True, gran=0.5)
    for row in range(26):
        for i in range(11):
            p = lean([(540 + i * 36 + (row % 2) * 18, 640 + row * 31)])[0] + r.normal(size=2) * 2
            if g.buffer(-14).contains(Point(p)):
                s.stroke([p + [-5, 3], p + [5, -3]], 1.6, "#f0d8d0", body=True, alpha=0.75, wobble=0.2)
                s.stroke([p + [-3, -4], p + [3, 4]], 1.6, "#f0d8d0", body=True, alpha=0.75, wobble=0.2)
    for c in (  # hip, knees and feet beneath
        [(850, 590), (800, 700), (700, 760), (590, 800)], [(870, 760), (800, 850), (690, 880), (560, 900)], [(600, 960), (700, 980), (800, 1080), (770, 1200)],
        [(560, 1010), (640, 1060), (700, 1160), (690, 1290)], [(620, 600), (700, 640), (760, 720)], [(640, 570), (740, 600), (830, 680)], [(860, 1000), (830, 1130), (840, 1300)],
        [(600, 1180), (610, 1290), (590, 1390)], [(740, 1260), (720, 1330), (735, 1400)],
    ):  # fmt: skip
        p = lean(path(c, 12))
        s.stroke(p, 2.2, wobble=2, clip=g)
        s.stroke(p + [6, 8], 1.0, wobble=2, clip=g)
        s.wash(limb(p[::4], list(np.linspace(14, 28, len(p[::4])))), "#2e1230", 0.45, wet=14, clip=g)
    for x, y, a, b in ((660, 830, 90, 40), (690, 1010, 80, 34), (640, 690, 70, 30)):
        s.lift(ell(*lean([(x, y)])[0], a, b, -30).intersection(g), 0.4, 16)
    fold = shape([(575, 610), (600, 550), (700, 505), (835, 545), (868, 600), (820, 610), (700, 580), (610, 640)])
    s.thing(fold, "#eadfd8", 0.35, shade=0.6, shcol="#8a6a8a", hatch=6, line=2.6)


@card("midnight", paper="cold", light=(0.55, -0.65), fresh=False)
def half_bed(s):
    _floor(s)
    _bed(s)
    sea = _sea(s)
    tip = _boat(s, sea)
    _pillows(s)
    _woman(s, tip)
    _quilt(s)
    s.splatter("#1d4f6a", 60, size=(0.8, 4.6))
    s.splatter("#14121c", 50, size=(0.6, 3.4))
