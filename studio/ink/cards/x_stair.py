"""Pride: a stair of people on hands and knees, a red carpet over them, and one who has had enough."""

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import face, garment
from ..kit.profile import profile
from .x_crawlers import NIGHT, SKINS, braces, checks, crawler, jersey, patch

RED, GOLD = "#c4262c", "#f4c868"
RUN, RISE = 236, 206
FAR = np.array([-54.0, -44.0])  # from the carpet's near edge to its far one


def top(i, j):
    """The shoulder of who kneels in column i, j high."""
    return np.array([66 + RUN * i, 1180 - RISE * j], float)


def _void(s):
    s.wash(s.all, "#ecd6aa", 0.5, col2="#dcb47c", mix=("lin", 250, 0, 1), pool=0.4, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 60), (700, 130), (420, 330), (160, 560), (-100, 760)]), "#a8704a", 0.75, wet=130, gran=0.2)
    s.wash(blob([(-100, -100), (620, -100), (300, 90), (80, 300), (-100, 460)]), "#5a3038", 0.8, wet=120, gran=0.2)
    s.wash(blob([(1100, 260), (960, 420), (950, 900), (1100, 1300)]), "#6a4438", 0.8, wet=80, gran=0.2)
    s.lift(ell(300, 1000, 420, 300), 0.5, 90)
    s.wash(blob([(-80, 1370), (300, 1350), (1080, 1350), (1080, 1600), (-80, 1600)]), "#8a7460", 0.9, wet=30, gran=0.3)
    s.wash(blob([(60, 1374), (500, 1364), (1080, 1360), (1080, 1430), (560, 1436), (240, 1420)]), NIGHT, 1.3, wet=26, gran=0.3)
    for y in (1408, 1446, 1486):
        s.curve([(-20, y + 8), (400, y), (1020, y - 10)], 2, "#4a3830", alpha=0.7)


def _strip(s, near, k=1.0, far=FAR):
    """Carpet between a near edge and the far one: treads are light, risers dark."""
    a = np.asarray(near, float)
    for i in range(len(a) - 1):
        g = poly([a[i], a[i + 1], a[i + 1] + far, a[i] + far])
        d = a[i + 1] - a[i]
        steep = abs(d[1]) > abs(d[0])
        s.cover(g)
        s.wash(g, RED, 1.25 if steep else 1.0, col2="#a81a24" if steep else "#d83a34", gran=0.25, edge=0.4, off=0)
        if steep:
            s.wash(g, "#3a0612", 0.75, gran=0.25, off=0, grad=("lin", 90, 0.3, 1.2))
        for u in (0.12, 0.2, 0.88):
            s.stroke([a[i] + far * u, a[i + 1] + far * u], 3.4 if u != 0.2 else 1.6, GOLD, body=True, taper=(0, 0), alpha=0.9)
        s.outline(g, 2.4, "#2a0610", lost=0.1)


def _chair(s):
    x, y = top(3, 3) + [112, -14]
    kw = dict(shade=0.8, shcol="#4a0814", hatch=5, line=3, gran=0.25)
    s.wash(ell(x + 10, y + 2, 104, 16), "#2a0610", 1.1, wet=9)
    for dx in (-58, 70):
        s.thing(limb([(x + dx + 14, y - 120), (x + dx + 10, y - 22)], [8, 6]), "#8a141e", 1.1, **kw)
    s.thing(blob([(x - 44, y - 122, 1), (x - 56, y - 300), (x - 44, y - 356), (x + 20, y - 386), (x + 84, y - 356), (x + 96, y - 300), (x + 88, y - 122, 1)]), RED, 1.15, **kw)  # fmt: skip
    s.thing(blob([(x - 26, y - 150, 1), (x - 36, y - 296), (x + 20, y - 352), (x + 76, y - 296), (x + 70, y - 150, 1)]), "#e04a40", 0.95, **{**kw, "shade": 0.5, "soft": 60})  # fmt: skip
    for a, b in ((-4, -290), (44, -290), (20, -252), (-4, -214), (44, -214), (20, -176)):
        s.stroke([(x + a - 14, y + b - 16), (x + a, y + b), (x + a + 14, y + b - 16)], 1.8, "#7a1018")
        s.fill(ell(x + a, y + b, 4.5), "#5a0a14")
    seat = poly([(x - 82, y - 124), (x + 80, y - 128), (x + 108, y - 100), (x - 70, y - 94)])
    s.thing(seat, "#e04a40", 0.95, **kw)
    s.thing(poly([(x - 70, y - 94), (x + 108, y - 100), (x + 106, y - 70), (x - 70, y - 64)]), "#9a1822", 1.1, **kw)
    for dx in (-66, 98):
        s.thing(limb([(x + dx, y - 70), (x + dx * 1.03, y - 30), (x + dx, y + 4)], [10, 7, 9]), "#9a1822", 1.1, **kw)
    s.thing(limb([(x - 40, y - 186), (x - 74, y - 190), (x - 92, y - 182)], [11, 12, 13]), "#9a1822", 1.1, **kw)
    s.thing(limb([(x - 84, y - 180), (x - 80, y - 116)], [8, 8]), "#9a1822", 1.1, **kw)
    for a, b, r in ((20, -392, 13), (-48, -362, 9), (88, -362, 9)):
        s.thing(ell(x + a, y + b, r), GOLD, 0.9, shade=0.6, shcol="#7a4a14", hatch=0, line=2.2)
    return np.array([x - 88, y - 192])


def _climber(s, arm_rest):
    """His nose in the air, one boot on the next step, one hand on the chair; the train lies behind him."""
    x, y = 644, 750
    fur = dict(shade=0.55, shcol="#83748c", hatch=0, line=2.8, gran=0.2)
    s.thing(blob([(x + 92, y - 236), (x + 128, y - 240), (x + 134, y - 212), (x + 176, y - 204), (x + 180, y - 190), (x + 100, y - 188)]), "#1f1820", 1.3, shade=0.6, shcol=NIGHT, hatch=0, line=2.6)  # fmt: skip
    s.thing(limb([(x + 20, y - 262), (x + 98, y - 292), (x + 112, y - 232)], [40, 31, 20]), "#f4ead8", 0.3, shade=0.8, shcol="#83748c", hatch=5, line=2.6)
    s.thing(box(x + 122, y - 214, x + 142, y - 200), GOLD, 1.0, shade=0.4, hatch=0, line=1.8)
    cloak = blob([(x - 20, y - 372), (x + 40, y - 366), (x + 66, y - 300), (x + 84, y - 200), (x + 70, y - 90), (x + 78, y + 2), (x + 20, y + 14), (x - 50, y + 6), (x - 110, y + 14), (x - 150, y + 22), (x - 172, y + 8), (x - 160, y - 18), (x - 132, y - 60), (x - 100, y - 170), (x - 76, y - 290)])  # fmt: skip
    s.wash(move(cloak, 6, 16), "#2a0610", 1.1, wet=12)
    s.thing(cloak, "#f6efe0", 0.12, soft=80, **fur)
    for pts in ([(10, -340), (34, -200), (40, -10)], [(-16, -330), (-14, -180), (-30, 0)], [(-36, -310), (-56, -150), (-84, -10)], [(-54, -280), (-84, -130), (-136, -14)], [(30, -330), (60, -200), (60, -60)]):  # fmt: skip
        q = [(x + a, y + b) for a, b in pts]
        s.wash(limb(q, [3, 10, 14]), "#83748c", 0.6, wet=9, clip=cloak)
        s.curve(q, 1.9, "#5a4c66", clip=cloak)
    hem = limb([(x + 76, y - 6), (x + 10, y + 6), (x - 60, y - 2), (x - 112, y + 8), (x - 156, y + 8)], [16, 16, 16, 15, 13])
    s.thing(hem, "#fffaf0", 0.08, **fur)
    for p, _, _ in marks.along([(x + 70, y - 6), (x + 10, y + 5), (x - 60, y - 2), (x - 112, y + 8), (x - 152, y + 9)], 30):
        s.stroke([p + [-3, -9], p + [2, 9]], 7, NIGHT, taper=(0.7, 0.1))
    a = arm_rest
    digits = dict(crease=0, hatch=0, line=1.8, k=0.8)
    sk = SKINS["rose"]
    for k in range(4):
        digit(s, [a + [-14, -8 + 4 * k], a + [4, -10 + 5 * k], a + [12, 2 + 5 * k]], [7, 6.5, 5], sk, **digits)
    s.thing(blob([a + [-34, -14], a + [-12, -16], a + [0, -6], a + [-6, 14], a + [-34, 10]]), sk[0], 0.8, col2=sk[1], shade=0.6, shcol=sk[2], hatch=0, line=2)
    elbow = np.array([x + 60.0, y - 238])
    sleeve = union(limb([(x + 14, y - 330), elbow], [42, 27]), limb([elbow + [0, -6], a + [-36, -2]], [30, 19]))
    s.wash(move(sleeve, 4, 12), "#4a3c56", 0.8, wet=9)
    s.thing(sleeve, "#fffaf0", 0.1, **fur)
    for q in (
        [(78, -276), (62, -262), (44, -258)],
        [(80, -270), (70, -246), (52, -232)],
        [(84, -268), (86, -248), (78, -226)],
        [(96, -300), (104, -284), (116, -278)],
    ):
        f = [(x + u, y + v) for u, v in q]
        s.wash(limb(f, [6, 5, 2]), "#83748c", 0.7, wet=5, clip=sleeve)
        s.curve(f, 1.8, "#5a4c66", clip=sleeve)
    mantle = blob([(x - 52, y - 366), (x, y - 392), (x + 44, y - 374), (x + 62, y - 320), (x + 40, y - 270), (x - 20, y - 252), (x - 84, y - 272), (x - 88, y - 320)])  # fmt: skip
    s.wash(move(mantle, 4, 12), "#4a3c56", 0.8, wet=9)
    s.thing(mantle, "#fffdf6", 0.06, **fur)
    for g, n in ((mantle, 90), (hem, 60), (sleeve, 36)):
        marks.pelt(s, s.mask(g.buffer(-2)), lambda a, b: 1.45 + (a - x) / 300, n, (8, 18), 1.2, "#b4a8bc", "#ffffff", 0.5)
    for e, f in ((-62, -300), (-30, -284), (6, -286), (34, -302), (-46, -334), (-8, -326), (24, -344), (-66, -274)):
        s.stroke([(x + e, y + f - 10), (x + e + 2, y + f + 10)], 8, NIGHT, taper=(0.7, 0.1))
    at = profile(s, x + 10, y - 432, 112, -15, skin=sk, eye="shut", brow=-0.4, neck=((x - 8, y - 366), 26), k=0.75, line=2.2)
    s.thing(blob(at([(0.3, 0.2), (0.0, 0.24), (-0.1, 0.5), (-0.04, 0.74), (0.16, 0.82), (0.28, 0.66), (0.26, 0.5), (0.36, 0.44)])), "#8a8078", 0.8, shade=0.8, shcol="#3a3438", hatch=0, line=2)  # fmt: skip
    for k in range(9):
        s.curve(at([(0.3 - 0.03 * k, 0.26), (0.1 - 0.02 * k, 0.44), (0.16 - 0.01 * k, 0.74)]), 1.4, ("#f4eee4", "#3a3438")[k % 2], body=k % 2 == 0)
    s.thing(ell(*at([(0.33, 0.5)])[0], 8, 12), sk[0], 0.8, shade=0.5, shcol=sk[2], hatch=0, line=1.8)
    ruff = blob(
        [(x - 48, y - 384), (x - 30, y - 392), (x - 6, y - 380), (x + 24, y - 376), (x + 44, y - 384), (x + 50, y - 366), (x + 20, y - 352), (x - 30, y - 358)]
    )
    s.thing(ruff, "#fffdf6", 0.06, **fur)
    crown = blob([(*q, 1) for q in at([(0.74, 0.24), (0.82, -0.1), (0.6, 0.04), (0.48, -0.2), (0.32, 0.03), (0.08, -0.1), (0.08, 0.26)])], 3)
    s.thing(crown, GOLD, 1.0, col2="#e0a030", shade=0.6, shcol="#7a4a14", hatch=0, line=2.6)
    band = limb(at([(0.76, 0.24), (0.42, 0.2), (0.04, 0.28)]), [13, 14, 13])
    s.thing(band, "#fffdf6", 0.06, **fur)
    for u in (0.66, 0.5, 0.34, 0.18):
        s.fill(ell(*at([(u, 0.23)])[0], 2.6, 5), NIGHT)


EDGE = [(560, 782), (538, 690), (496, 590), (420, 528), (344, 548), (298, 636), (250, 706), (222, 850), (254, 1030), (292, 1186)]
OVER = [(-50, -34), (-46, -24), (-40, -40), (-26, -72), (-44, -70), (-66, -46), (-76, -26), (-74, -20), (-62, -26), (-50, -34)]


def _hollow(s):
    """What is to be seen under the carpet where she has lifted it: the dark, and the ones who are next to her."""
    g = blob([*EDGE, (292, 1190, 1), (640, 1190, 1), (640, 782, 1)])
    s.cover(g)
    s.wash(g, "#4a1a1c", 1.3, col2="#2a0c14", gran=0.25)
    s.wash(blob([(330, 760), (660, 740), (660, 1260), (240, 1260), (300, 960)]), NIGHT, 1.6, wet=50, clip=g)


def _billow(s):
    """The carpet goes up over her like a wave: its red side, and its lining where it turns."""
    a, o = path(EDGE, 10), path(OVER, 10)
    d = np.gradient(a, axis=0)
    side = d[:, 0] * o[:, 1] - d[:, 1] * o[:, 0]
    b = a + o
    shape = union(*(valid(Polygon([a[i], a[i + 1], b[i + 1], b[i]])).buffer(0.6) for i in range(len(a) - 1)))
    s.cover(shape)
    red = union(*(valid(Polygon([a[i], a[i + 1], b[i + 1], b[i]])).buffer(0.8) for i in range(len(a) - 1) if side[i] > 0))
    lining = shape.difference(red)
    s.wash(red, RED, 1.05, col2="#e0443a", gran=0.25, edge=0.3, off=0)
    s.wash(lining, "#a8742c", 1.1, col2="#7a4a20", gran=0.25, edge=0.3, off=0)
    s.wash(blob([(130, 800), (170, 690), (250, 690), (216, 850), (280, 1200), (190, 1200)]), "#3a0612", 0.85, wet=26, clip=shape)
    s.wash(blob([(470, 560), (560, 640), (570, 800), (500, 780), (490, 660)]), "#3a1c10", 0.9, wet=20, clip=lining)
    for u in (0.12, 0.2, 0.88):
        s.stroke(a + o * u, 3.6 if u != 0.2 else 1.7, GOLD, body=True, taper=(0, 0), alpha=0.9)
    s.stroke(a, 3.4, "#2a0610", taper=(0, 0))
    s.stroke(b, 3, "#2a0610", taper=(0, 0))
    s.outline(shape, 2.6, "#2a0610", lost=0)
    for i in range(4, len(a) - 4, 3):
        m = a[i] + o[i] * (0.3 + 0.4 * s.rng.random())
        n = d[i] / np.hypot(*d[i])
        s.curve([m - n * 16, m + o[i] * 0.04, m + n * 16], 1.4, "#3a0612", alpha=0.7, clip=shape)
    for pts in ([(300, 640), (268, 626), (246, 590)], [(292, 664), (240, 690), (196, 690)], [(318, 600), (312, 570), (290, 540)], [(380, 530), (372, 500), (350, 470)]):  # fmt: skip
        s.wash(limb(pts, [9, 6, 3]), "#3a0612", 0.7, wet=6, clip=shape)
        s.curve(pts, 2.2, "#3a0612", clip=shape)


def _riser(s):
    """She has straightened up: with one arm she holds the carpet over her head, the other is at her hip."""
    x, y = 396, 836  # the pit of her throat
    fist = np.array([296.0, 640.0])
    sk = ("#c08a5e", "#b06a46", "#4e262c")
    skd = dict(col2=sk[1], shade=0.6, shcol=sk[2], hatch=0, line=2.3, gran=0.2)
    yellow = dict(dark="#5a3410", pale="#fff0b0", long=34, w=1.6, line=3, cast=(8, 12), deep=0.9, hatch=6)
    for bx, e in ((x - 36, -1), (x + 44, 1)):  # boots, on the one who is under her
        s.thing(blob([(bx - 24, 1130), (bx + 22, 1130), (bx + 26, 1168), (bx + 30 + 8 * e, 1190), (bx - 30 + 8 * e, 1190), (bx - 28, 1164)]), "#a8683c", 1.0, shade=0.8, shcol="#3a1c14", hatch=0, line=2.6)  # fmt: skip
    far_arm = limb([(x + 70, y + 26), (x + 122, y + 88), (x + 104, y + 132)], [34, 29, 25])
    garment(s, far_arm, "#dca438", lambda a, b: 1.2, 36, **yellow)
    fore = limb([(x + 112, y + 120), (x + 84, y + 138), (x + 60, y + 140)], [25, 22, 18])
    body = blob([(x - 34, y - 6), (x + 34, y - 6), (x + 84, y + 10), (x + 92, y + 40), (x + 66, y + 100), (x + 54, y + 138), (x + 78, y + 200), (x + 112, y + 320), (x + 40, y + 334), (x - 40, y + 334), (x - 106, y + 320), (x - 74, y + 200), (x - 54, y + 138), (x - 66, y + 90), (x - 92, y + 30), (x - 84, y + 2)])  # fmt: skip
    garment(s, body, "#e8b03a", lambda a, b: math.atan2(420, (a - x) * 1.2), 120, **yellow)
    s.wash(blob([(x + 30, y), (x + 110, y + 20), (x + 60, y + 136), (x + 120, y + 330), (x + 46, y + 334), (x + 26, y + 150)]), "#6a3c14", 0.5, wet=18, clip=body)  # fmt: skip
    for pts in ([(-20, 160), (-34, 240), (-52, 326)], [(14, 160), (22, 240), (26, 330)], [(-44, 150), (-66, 230), (-90, 310)], [(44, 156), (66, 240), (86, 316)], [(-56, 50), (-44, 90), (-46, 126)], [(56, 60), (44, 96), (46, 126)]):  # fmt: skip
        q = [(x + a, y + b) for a, b in pts]
        s.wash(limb(q, [3, 7, 10]), "#6a3c14", 0.5, wet=8, clip=body)
        s.curve(q, 2.2, "#5a3410", clip=body)
    belt = limb([(x - 56, y + 136), (x, y + 146), (x + 56, y + 136)], [10, 11, 10])
    s.thing(belt, "#5a3018", 1.1, shade=0.5, hatch=0, line=2.4)
    s.outline(box(x - 13, y + 133, x + 13, y + 157), 3, GOLD, lost=0)
    s.dots([(x + 8, y + 30), (x + 8, y + 62), (x + 8, y + 94)], 5, "#5a3410")
    for j in range(4):
        digit(s, [(x + 66, y + 132 + j * 6), (x + 48 - j * 2, y + 132 + j * 10), (x + 36, y + 142 + j * 10)], [9, 8.5, 6.5], sk, crease=0, hatch=0, line=1.8, k=0.8)  # fmt: skip
    garment(s, fore, "#dca438", lambda a, b: 0.2, 40, **{**yellow, "cast": None})
    s.thing(limb([(x + 68, y + 122), (x + 66, y + 160)], [7, 7]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=2)
    s.thing(limb([(x + 2, y - 50), (x - 2, y - 10), (x - 2, y + 6)], [20, 21, 32]), sk[0], 0.95, **skd)
    s.wash(ell(x + 6, y - 30, 30, 14), sk[2], 0.8, wet=7)
    for e in (-1, 1):
        s.thing(blob([(x + e * 2, y + 36, 1), (x + e * 24, y - 18), (x + e * 54, y - 2), (x + e * 46, y + 26, 1)]), "#f8cc60", 0.8, shade=0.6, shcol="#5a3410", hatch=0, line=2.4)  # fmt: skip
    at, _ = face(s, x + 6, y - 80, 114, -6, skin=sk, mouth="smile", look=(0.7, -0.7), lid=0.55, brow=-0.3, k=0.85, line=2.3)
    s.lift(blob(at([(0.3, 0.3), (0.72, 0.3), (0.74, 0.7), (0.6, 0.92), (0.36, 0.76)])), 0.34, 12)
    scarf = blob(at([(0.77, 0.3), (0.74, 0.12), (0.6, -0.04), (0.36, -0.1), (0.08, -0.02), (-0.09, 0.2), (-0.06, 0.5), (0.08, 0.6), (0.12, 0.42), (0.26, 0.28), (0.52, 0.2)]))  # fmt: skip
    s.thing(scarf, "#3f7a88", 1.05, shade=0.9, shcol="#0e2430", hatch=5, line=2.6)
    for e in (0.0, 0.22, 0.44, 0.66):
        s.curve(at([(0.7 - e * 0.8, 0.2 + e * 0.16), (0.5 - e * 0.8, 0.04), (0.24 - e * 0.3, -0.06)]), 2, "#0e2430", clip=scarf)
    s.thing(blob(at([(0.26, -0.06), (0.12, -0.24), (0.3, -0.3), (0.46, -0.2), (0.42, -0.06)])), "#3f7a88", 1.05, shade=0.8, shcol="#0e2430", hatch=0, line=2.4)
    s.fill(ell(*at([(0.13, 0.66)])[0], 6), GOLD, body=True)
    # the arm that is up, and the fist over the carpet's edge
    s.thing(limb([(fist[0] + 18, fist[1] + 60), fist + [6, 16]], [19, 21]), sk[0], 0.9, **skd)
    bow = np.array([x - 142.0, y - 34])
    up = union(limb([(x - 66, y + 34), bow], [40, 27]), limb([bow + [2, -4], (fist[0] + 14, fist[1] + 62)], [30, 22]))
    garment(s, up, "#e8b03a", lambda a, b: 1.3, 50, **yellow)
    for q in (
        [(-108, -46), (-126, -38), (-150, -38)],
        [(-104, -44), (-118, -26), (-142, -14)],
        [(-104, -42), (-106, -18), (-122, 2)],
        [(-40, 14), (-62, 26), (-70, 52)],
    ):
        s.wash(limb([(x + u, y + v) for u, v in q], [6, 5, 2]), "#6a3c14", 0.7, wet=5, clip=up)
        s.curve([(x + u, y + v) for u, v in q], 2.2, "#5a3410", clip=up)
    s.thing(limb([(fist[0] - 8, fist[1] + 64), (fist[0] + 40, fist[1] + 66)], [8, 8]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=2)
    s.thing(blob([fist + [-22, 4], fist + [28, 2], fist + [30, 28], fist + [18, 40], fist + [-14, 38], fist + [-26, 22]]), sk[0], 0.9, **skd)
    for k in range(4):
        b = fist + [-20 + 14.5 * k, 0]
        digit(s, [b + [0, 16], b + [-1, -8], b + [-5, -22], b + [-6, -10]], [9, 9, 8, 6], sk, crease=0, hatch=0, line=1.9, k=0.85)
    digit(s, [fist + [26, 22], fist + [8, 12], fist + [-12, 14]], [10, 9, 7], sk, nail=1, crease=0, hatch=0, line=1.9, k=0.85)


def _news(s):
    for pts in ([(-40, 1404), (64, 1382), (96, 1446), (-16, 1480)], [(64, 1382), (168, 1402), (208, 1468), (96, 1446)]):
        g = poly(pts)
        s.thing(g, "#f6ecd6", 0.25, shade=0.3, shcol="#6a5a54", hatch=0, line=2.4)
        a, b, c, d = (np.array(q, float) for q in pts)
        for t in (0.18, 0.36, 0.54, 0.72):
            s.stroke([a + (d - a) * t + (b - a) * 0.12, b + (c - b) * t - (b - a) * 0.12], 3.4 if t < 0.2 else 1.7, "#4a4448")


@card("bone", paper="laid", light=(-0.5, -0.75))
def stair_backs(s):
    """From the side: a stair of people on hands and knees; a red carpet goes up over them to an empty chair."""
    _void(s)
    plan = (
        (0, 0, dict(act="forth", col="#a08a6c", skin="olive", hair=("crop", "#5a3420"), turn=-8, sag=0.03, mood=False)),
        (1, 0, dict(act="bent", col="#5a7484", skin="olive", hair=("cap", "#8a7454"), deep=0.1, turn=-62, head=(0.03, 0.07), sag=0.09, fat=0.04, mood="shut")),
        (
            2,
            0,
            dict(
                act="prop",
                col="#7a7262",
                skin="rose",
                hair=("bald", "#b8aca0"),
                deep=0.3,
                turn=8,
                head=(-0.02, -0.01),
                extra=patch(s),
                sag=0.06,
                fat=0.08,
                mood=False,
            ),
        ),
        (3, 0, dict(act="brow", col="#6a5464", skin="deep", hair=("scarf", "#9a7480"), deep=0.4, skirt=True, turn=-36, head=(0.0, 0.05))),
        (2, 1, dict(act="knee", col="#b0604c", skin="brown", hair=("plait", "#1f1618"), deep=0.0, turn=26, head=(-0.035, -0.035), sag=0.02, mood=False)),
        (3, 1, dict(act="back", col="#8a7450", skin="olive", hair=("crop", "#3a2a24"), deep=0.35, turn=-58, extra=braces(s), mood="shut")),
        (2, 2, dict(act="bent", col="#8a8676", skin="deep", hair=("bald", "#d8d0c4"), turn=-66, head=(0.02, 0.06), sag=0.07, mood="shut", extra=jersey(s))),
        (3, 2, dict(act="forth", col="#4f6478", skin="rose", hair=("hat", "#c0a878"), deep=0.25, turn=-34, head=(-0.02, 0.0), sag=0.02, extra=checks(s))),
        (3, 3, dict(act="prop", col="#8a7868", skin="olive", hair=("bun", "#8a4a2c"), turn=-46, head=(0.0, 0.04), skirt=True)),
    )
    under = poly([top(0, 0) + [40, 40], top(2, 0) + [0, 0], top(2, 2) + [40, 40], top(3, 2) + [0, 0], top(3, 3) + [60, 30], (1040, top(3, 3)[1] + 30), (1040, 1372), (110, 1372)])  # fmt: skip
    s.cover(under)
    s.wash(under, NIGHT, 1.5, col2="#2a2026", gran=0.25)
    for i, j, kw in plan:
        if (i, j) == (2, 1):
            _hollow(s)
        crawler(s, top(i, j), front=i in (0, 3) and i == j, **kw)
    _strip(s, [top(3, 3) + [300, 10], top(3, 3) + [26, 10], top(2, 2) + [226, 10], top(2, 2) + [30, 10]])
    _strip(s, [top(0, 0) + [226, 10], top(0, 0) + [20, 10], top(0, 0) + [-16, 190], top(0, 0) + [-120, 200]])
    arm_rest = _chair(s)
    _billow(s)
    _riser(s)
    _climber(s, arm_rest)
    _news(s)
    s.splatter(NIGHT, 24, (0, 1100, 1000, 1500), (0.7, 3.4))
