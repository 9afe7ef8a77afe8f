"""A court in which a feather is the heavier."""

from ..easel import *
from ..kit.brush import feather
from ..kit.grasp import grasp
from ..kit.portrait import SKINS, face, finger, folds, garment, tresses

NIGHT, RED, WINE = "#100806", "#a81c28", "#38040e"
STRAW = ("#5a3a14", "#a87a34", "#f0d48a", "#fffbe0")
SKIN = SKINS["rose"]


def _hall(s):
    s.wash(s.all, "#f2e2b8", 0.45, col2="#e0c48a", pool=0.6, bloom=5, gran=0.25)
    s.wash(blob([(420, -100), (1100, -100), (1100, 1600), (600, 1600), (560, 900), (640, 500)]), "#8a6040", 0.9, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(760, -100), (1100, -100), (1100, 1600), (820, 1600), (900, 900), (880, 300)]), NIGHT, 0.7, wet=80, gran=0.25)
    for x, t, w, k in ((30, 150, 74, 0.5), (250, 316, 60, 0.6), (960, 800, 70, 1.0)):  # columns that lean together
        g = poly([(x - w, 1180), (x + w, 1174), (t + w * 0.6, -40), (t - w * 0.6, -40)])
        s.wash(move(g, 22, 0), "#5a3a20", 0.6, wet=18, gran=0.25)
        s.thing(g, "#f6e8c8", 0.35 * k, col2="#d8b880", shade=0.9, shcol="#5a3c28", hatch=7, line=2.6, gran=0.25, soft=50)
        for q in (-0.62, -0.32, 0.0, 0.32, 0.62):
            s.stroke([(x + w * q, 1170), (t + w * 0.6 * q, -20)], 1.8, "#4a3020", alpha=0.85)
            s.stroke([(x + w * q + 5, 1170), (t + w * 0.6 * q + 4, -20)], 1.2, "#fffaf0", body=True, alpha=0.3)
        s.thing(poly([(x - w - 22, 1210), (x + w + 22, 1202), (x + w + 8, 1166), (x - w - 8, 1172)]), "#e8d4a4", 0.7, shade=0.8, shcol="#4a3020", hatch=6, line=2.6)
    floor = poly([(-40, 1206), (1040, 1176), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#e8d0a0", 0.6, col2="#c89a64", gran=0.25, pool=0.5)
    at = lambda u, v: ((-900 + 2600 * u) * v + (60 + 900 * u) * (1 - v), 1206 - 30 * u * (1 - v) + 334 * v**1.4)  # noqa: E731
    for i in range(14):
        for j in range(5):
            g = poly([at(i / 14, j / 5), at((i + 1) / 14, j / 5), at((i + 1) / 14, (j + 1) / 5), at(i / 14, (j + 1) / 5)])
            if (i + j) % 2 and not s.beside(g):
                s.wash(g, "#4a2c20", 0.85, edge=0.5, gran=0.25, rough=0.8)
            s.outline(g, 1.5, lost=0.3)
    s.wash(blob([(430, 1190), (1100, 1160), (1100, 1600), (300, 1600), (420, 1400)]), NIGHT, 1.0, wet=60, gran=0.25)
    s.lift(blob([(-40, 1220), (140, 1210), (330, 1420), (300, 1540), (-40, 1540)]), 0.35, 30)


def _bench(s):
    front = poly([(418, 760), (1060, 690), (1060, 1420), (478, 1360)])
    s.wash(move(front, -26, 20), NIGHT, 1.1, wet=26, gran=0.25)
    s.thing(front, "#6a3418", 1.2, col2="#3a1a10", shade=0.6, shcol=NIGHT, hatch=0, line=3.4, gran=0.25)
    s.wash(front, NIGHT, 0.7, grad=("lin", 10, -0.3, 1.2), gran=0.25)
    side = poly([(418, 760), (478, 1360), (430, 1336), (366, 800)])
    s.thing(side, "#a8602c", 1.0, shade=0.5, shcol=NIGHT, hatch=6, line=3)
    q = lambda u, v: np.array([418 + 60 * v + (642 - 60 * v) * u, (760 - 70 * u) * (1 - v) + (1360 + 60 * u) * v])  # noqa: E731
    for i in range(3):
        for j in range(3):
            a, b, c, d = (0.06 + 0.31 * i, 0.10 + 0.29 * j, 0.32 + 0.31 * i, 0.33 + 0.29 * j)
            for e, w in ((0, 3), (0.022, 1.8)):
                s.outline(poly([q(a + e, b + e), q(c - e, b + e), q(c - e, d - e), q(a + e, d - e)]), w, lost=0.1)
            s.stroke([q(a + 0.01, d - 0.01), q(a + 0.01, b + 0.01), q(c - 0.01, b + 0.01)], 2, "#d89a5a", body=True, alpha=0.6)
            for k in range(7):
                y = b + 0.03 + (d - b - 0.05) * k / 7
                s.curve([q(a + 0.03, y), q((a + c) / 2, y + s.rng.normal() * 0.012), q(c - 0.03, y + s.rng.normal() * 0.006)], 1.2, "#1c0a06", alpha=0.8)
    top = poly([(340, 756), (1060, 668), (1060, 728), (352, 814)])
    s.thing(top, "#b86c30", 1.0, col2="#7a3c1a", shade=0.7, shcol=NIGHT, hatch=6, line=3.4)
    s.curve([(346, 768), (700, 726), (1040, 684)], 3, "#ffd89a", body=True, alpha=0.7)


def _judge(s):
    robe = blob([(330, 800), (336, 700), (364, 620), (420, 572), (500, 540), (700, 520), (830, 538), (916, 572), (986, 640), (1012, 760), (700, 800)])
    garment(s, robe, RED, lambda x, y: 1.5 + (x - 650) * 0.0012, 300, dark=WINE, pale="#d8505a", long=54, cast=(-10, 10))
    folds(s, ([(484, 580), (466, 670), (480, 770)], [(620, 540), (640, 640), (620, 740)], [(780, 520), (800, 620), (790, 720)], [(540, 560), (548, 650), (536, 750)]), WINE, "#d8505a", 3.2)
    s.thing(limb([(570, 480), (576, 560)], [66, 76]), SKIN[0], 0.8, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    stock = blob([(462, 540), (500, 560), (590, 570), (672, 536), (706, 560), (700, 612), (640, 642), (560, 652), (486, 632), (454, 590)])
    s.wash(move(stock, 4, 14), WINE, 0.8, wet=9)
    s.thing(stock, "#fffaf0", 0.15, shade=0.8, shcol="#8a7068", hatch=6, line=2.6)
    for pts in ([(468, 590), (560, 616), (690, 580)], [(480, 614), (570, 636), (668, 612)]):
        s.curve(pts, 1.8, "#8a7068", clip=stock)
    # bands at his throat
    for pts in ([(536, 640), (578, 644), (570, 762), (508, 766)], [(586, 644), (628, 636), (656, 752), (592, 760)]):
        s.thing(poly(pts), "#fffaf0", 0.2, shade=0.6, shcol="#8a7068", hatch=6, line=2.6)
    fall = (
        limb([(690, 250), (712, 380), (710, 520), (700, 640)], [70, 84, 78, 44]),
        limb([(420, 300), (394, 400), (404, 510), (426, 590)], [36, 46, 46, 28]),
    )
    for g in fall:
        _straw(s, g, lambda x, y: 1.5, 330)
    chin = blob([(452, 520), (470, 566), (520, 592), (580, 590), (634, 556), (650, 500), (560, 480)])
    s.thing(chin, SKIN[0], 0.8, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.6)
    s.wash(chin, SKIN[2], 0.5, wet=8, clip=chin)
    at, g = face(s, 556, 372, 372, -3, flip=True, skin=SKIN, old=1.0, mouth="sad", look=(0.3, 0.9), lid=0.32, brow=0.3, line=2.8, k=0.75, ear=False)
    s.wash(ell(*at([(0.30, 0.72)])[0], 60, 70), SKIN[1], 0.4, wet=30, clip=g)
    for pts in ([(0.30, 0.78), (0.24, 0.88), (0.30, 0.97)], [(0.47, 0.86), (0.44, 0.90), (0.46, 0.94)]):  # jowls
        s.stroke(at(path(pts, 8)), 2.4, "#6a3038")
    nose = valid(Polygon(at(path([(0.60, 0.44), (0.63, 0.52), (0.70, 0.60), (0.72, 0.645), (0.68, 0.675), (0.61, 0.665), (0.555, 0.67), (0.545, 0.635), (0.57, 0.58), (0.585, 0.50)], 8, True))))
    s.thing(nose, SKIN[0], 0.8, col2="#d86a5a", shade=0.8, shcol=SKIN[2], hatch=5, line=2.6)
    s.wash(ell(*at([(0.66, 0.62)])[0], 24, 20), "#d04038", 0.5, wet=10, clip=nose)
    s.fill(ell(*at([(0.655, 0.665)])[0], 8, 4), "#3a1014")
    s.fill(ell(*at([(0.585, 0.66)])[0], 7, 4), "#3a1014")
    r = s.rng
    for cx, w, e in ((0.435, 0.125, 1), (0.69, 0.085, -1)):  # white brows
        for _ in range(110):
            u = r.uniform(-1, 1)
            p = at([(cx + u * w, 0.375 + 0.03 * u * e + r.normal() * 0.012)])[0]
            s.curve([p, p + [r.normal() * 5, -8], p + [12 * u * (-1) + r.normal() * 6, -18 - 6 * r.random()]], 2.4, ("#fffaf0", "#fffaf0", "#c8b8a8", "#8a7068")[int(r.integers(4))], body=True, n=4)
    for c, q in ((at([(0.435, 0.47)])[0], 42), (at([(0.69, 0.47)])[0], 37)):  # an eyeglass on a ribbon
        s.stroke(arc(*c, q * 0.95, q, 0, 366, 40), 3.4, "#e0b040", taper=(0, 0), body=True)
        s.stroke(arc(*c, q * 0.95 + 3, q + 3, 0, 366, 40), 1.3, taper=(0, 0))
        s.curve([(c[0] - q * 0.5, c[1] - q * 0.4), (c[0] - q * 0.2, c[1] - q * 0.65)], 4, "#fffaf0", body=True, alpha=0.7)
    s.curve([at([(0.53, 0.455)])[0], at([(0.58, 0.43)])[0], at([(0.625, 0.455)])[0]], 3.4, "#e0b040", body=True)
    s.curve(at([(0.325, 0.46), (0.26, 0.45), (0.19, 0.45)]), 3.2, "#e0b040", body=True)
    return at


def _straw(s, g, way, n, long=46):
    tresses(s, g, way, STRAW, n, long, 1.9, under="#c89a4a")
    r = s.rng
    ring = np.array((g if g.geom_type == "Polygon" else max(g.geoms, key=lambda q: q.area)).exterior.coords)
    for i in r.choice(len(ring) - 1, 90):  # stalks that stick out
        a = way(*ring[i]) + r.normal() * 0.7
        d = np.array([math.cos(a), math.sin(a)]) * r.uniform(16, 40)
        col = STRAW[int(r.integers(1, 4))]
        s.curve([ring[i] - d * 0.4, ring[i] + d * 0.3 + r.normal(size=2) * 3, ring[i] + d], 2.4, "#4a3010", n=4)
        s.curve([ring[i] - d * 0.4, ring[i] + d * 0.3, ring[i] + d * 0.95], 1.3, col, body=True, n=4)


def _nest(s, at):
    hood = valid(Polygon(at(path([(0.80, 0.30), (0.74, 0.24), (0.58, 0.20), (0.40, 0.24), (0.28, 0.36), (0.22, 0.52), (0.10, 0.62), (-0.08, 0.56), (-0.20, 0.30), (-0.16, -0.02), (0.02, -0.20), (0.36, -0.26), (0.68, -0.20), (0.88, -0.02), (0.90, 0.18)], 8, True))))
    mid = at([(0.36, 0.24)])[0]
    _straw(s, hood, lambda x, y: math.atan2(y - mid[1], x - mid[0]) + 1.57 + 0.3 * math.sin(x * 0.05), 620)
    # the hollow, what lies in it, and then its near rim
    hollow = ell(*at([(0.36, -0.17)])[0], 128, 34, -6)
    s.wash(hollow, "#2a1606", 1.6, wet=8)
    for dx, dy, t in ((-44, 0, -14), (10, 4, 12)):
        c = at([(0.36, -0.19)])[0] + [dx + 96, dy - 4]
        egg = ell(*c, 27, 35, t)
        s.thing(egg, "#9fd4d0", 0.7, col2="#6ab0b4", shade=0.8, shcol="#1c4a54", hatch=5, line=2.6)
        for _ in range(14):
            p = c + s.rng.normal(size=2) * [9, 12]
            s.fill(ell(*p, s.rng.uniform(1, 2.8)), "#4a3420")
    b = at([(0.36, -0.24)])[0] + [-78, 30]
    q = lambda *pts: [tuple(b + 0.86 * np.array(p, float)) for p in pts]  # noqa: E731
    tail = blob(q((44, 0), (76, -40), (96, -38), (94, -16), (64, 24)))
    s.thing(tail, "#4a382c", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.6)
    body = blob(q((-52, -66), (-34, -92), (-4, -96), (22, -76), (50, -40), (66, 4), (40, 34), (-10, 38), (-46, 14), (-52, -24)))
    s.thing(body, "#7a5a40", 1.0, col2="#5a4030", shade=0.8, shcol="#1c1008", hatch=5, line=2.8)
    breast = blob(q((-52, -62), (-34, -52), (-20, -24), (-14, 30), (-40, 18), (-54, -20)))
    s.cover(breast)
    s.wash(breast, "#f0762a", 1.0, col2="#d8501e", edge=0.6)
    for k in range(60):
        p = np.array(q((-36 + s.rng.normal() * 12, -16 + s.rng.normal() * 22))[0])
        s.stroke([p, p + [4, 12]], 1.4, ("#8a2c0c", "#ffc080")[k % 2], body=bool(k % 2), clip=breast)
    for k in range(5):
        feather(s, q((-4 + k * 9, -44 + k * 9))[0], 0.72, 62, 24, "#6a4c36", line=1.8, dark="#241408")
    s.thing(poly(q((-50, -76), (-84, -66), (-52, -58))), "#e8b040", 1.0, shade=0.5, hatch=0, line=2.3)
    s.fill(ell(*q((-30, -74))[0], 7), "#0a0604")
    s.fill(ell(*q((-32, -77))[0], 2.4), body=True)
    rim = valid(Polygon(at(path([(0.74, -0.16), (0.54, -0.10), (0.30, -0.09), (0.02, -0.14), (0.0, -0.06), (0.30, 0.03), (0.60, 0.0), (0.78, -0.06)], 8, True))))
    _straw(s, rim, lambda x, y: -0.15 + 0.25 * math.sin(x * 0.08), 260, 54)


def _cuff(s, pts, r):
    g = limb(pts, [r] * len(pts))
    s.thing(g, "#fffaf0", 0.2, shade=0.7, shcol="#8a7068", hatch=6, line=2.6)
    marks.lace(s, path(pts, 10) + [0, r * 0.8], (4, 9), 9, 3)


def _rest(s):
    """The hand with which he leans on the bench."""
    arm = limb([(884, 616), (950, 652), (964, 690), (910, 704), (836, 690)], [66, 64, 62, 56, 48])
    garment(s, arm, "#b8222e", lambda x, y: 1.2 if y < 640 else 2.9, 160, dark=WINE, pale="#d8505a", long=44, cast=(-6, 26))
    folds(s, ([(880, 664), (900, 690), (896, 730)], [(930, 620), (950, 660), (936, 700)], [(860, 650), (850, 690), (858, 730)], [(990, 640), (1000, 690), (980, 730)]), WINE, "#d8505a", 3)
    back = blob([(800, 640), (748, 640), (706, 664), (698, 704), (736, 724), (806, 720)])
    s.thing(back, SKIN[0], 0.8, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=6, line=2.8)
    for i, pts in enumerate(([(726, 656), (672, 672), (650, 720), (654, 770)], [(732, 676), (694, 702), (682, 752), (688, 800)], [(746, 694), (726, 730), (722, 776), (728, 816)], [(772, 704), (762, 742), (764, 780), (770, 808)])):
        finger(s, pts, 23 - i, SKIN, line=2.4, k=0.8)
    for pts in ([(790, 670), (742, 676)], [(796, 688), (756, 698)], [(788, 654), (738, 656)]):
        s.stroke(pts, 1.6, "#7a4048")
    _cuff(s, [(806, 628), (828, 674), (812, 730)], 16)


def _scales(s):
    """A real beam, and it leans the wrong way."""
    pivot = np.array([240.0, 604.0])
    ends = [np.array([104.0, 696.0]), np.array([384.0, 522.0])]
    gold = dict(shade=0.8, shcol="#5a2c08", hatch=0, line=2.6)
    s.thing(ell(240, 352, 24, 26).difference(ell(240, 352, 14, 16)), "#e8b43a", 1.0, **gold)
    s.thing(limb([(240, 376), (240, 470), pivot + [0, -6]], [12, 11, 12]), "#e8b43a", 1.0, **gold)
    grasp(s, (240, 470), (0, -1), (326, 508), 124, skin=SKIN, line=2.4, k=0.8, over=0.36)
    _cuff(s, [(298, 562), (334, 532), (346, 478)], 17)
    d = (ends[1] - ends[0]) / np.hypot(*(ends[1] - ends[0]))
    n = np.array([-d[1], d[0]])
    beam = limb([ends[0] + n * 10, (ends[0] + pivot) / 2 - n * 8, pivot, (ends[1] + pivot) / 2 - n * 8, ends[1] + n * 10], [7, 10, 15, 10, 7])
    s.wash(move(beam, 8, 16), NIGHT, 0.7, wet=10)
    s.thing(beam, "#e8b43a", 1.0, col2="#c88a24", shade=0.9, shcol="#5a2c08", hatch=5, line=2.8)
    s.thing(ell(*pivot, 18), "#e8b43a", 1.0, shade=0.8, shcol="#5a2c08", hatch=0, line=2.6)
    s.fill(ell(*pivot, 5))
    for end, low, w in ((ends[0], 1056.0, 92), (ends[1], 726.0, 82)):
        x, top = end[0], end[1] + 14
        pan = blob([(x - w, low - 6, 1), (x, low + 8), (x + w, low - 6, 1), (x + w * 0.6, low + 26), (x, low + 36), (x - w * 0.6, low + 26)])
        s.wash(move(pan, 10, 24), NIGHT, 0.8, wet=14)
        for e in (-1, 1):
            s.stroke([(x, top), (x + w * 0.96 * e, low - 4)], 2.8, "#5a2c08", taper=(0, 0), wobble=0.3)
            s.stroke([(x - 1, top), (x + w * 0.96 * e - 1, low - 4)], 1.2, "#ffe8a0", body=True, taper=(0, 0), wobble=0.3)
        s.thing(ell(x, low - 4, w, 15), "#b07a1e", 1.1, shade=0.6, shcol="#3a1c04", hatch=0, line=2.6)
        if end is ends[0]:
            s.stroke([(x, top), (x, low - 18)], 2, "#5a2c08", taper=(0, 0), wobble=0.3)
            vane = path([(x - 74, low - 10), (x - 20, low - 30), (x + 40, low - 66), (x + 92, low - 132)], 14)
            r = s.rng
            plume = limb([(x - 40, low - 22), (x + 10, low - 50), (x + 56, low - 84), (x + 94, low - 136)], [12, 27, 28, 5])
            s.wash(move(plume, -4, 14), NIGHT, 0.5, wet=6)
            s.thing(plume, "#fffdf4", 0.1, shade=0.4, shcol="#8a8a9a", hatch=0, line=2)
            for i in range(12, len(vane) - 1):
                t = vane[i] - vane[i - 1]
                t = t / np.hypot(*t)
                m = np.array([-t[1], t[0]])
                for e in (-1, 1):
                    for _ in range(2):
                        q = 30 * math.sin(math.pi * (i - 8) / (len(vane) - 4)) * r.uniform(0.8, 1.1)
                        s.curve([vane[i], vane[i] + m * e * q * 0.6 + t * 8, vane[i] + m * e * q + t * 22], 1.4, ("#4a4a5a", "#fffdf4")[int(r.integers(2))], body=True, n=4, alpha=0.85)
            s.stroke(vane, 3, "#6a5a4a")
        else:
            _house(s, x, low - 10)
        g = pan.difference(ell(x, low - 4, w - 4, 12))
        s.thing(g, "#f0c04a", 1.0, col2="#c88a24", shade=0.9, shcol="#5a2c08", hatch=5, line=2.8)


def _house(s, x, y):
    wall = poly([(x - 52, y), (x + 18, y + 6), (x + 18, y - 66), (x - 52, y - 70)])
    gable = poly([(x + 18, y + 6), (x + 56, y - 4), (x + 56, y - 70), (x + 38, y - 104), (x + 18, y - 66)])
    s.thing(wall, "#fff4dc", 0.3, shade=0.5, shcol="#8a6a5a", hatch=0, line=2.5)
    s.thing(gable, "#e0b888", 0.7, shade=0.6, shcol="#5a3424", hatch=5, line=2.5)
    s.thing(poly([(x - 64, y - 62), (x + 22, y - 58), (x + 40, y - 112), (x - 44, y - 116)]), "#7a2c20", 1.1, shade=0.7, shcol="#240808", hatch=5, line=2.6)
    for k in range(3):
        s.stroke([(x - 58 + k * 6, y - 76 - k * 14), (x + 27 + k * 5, y - 72 - k * 14)], 1.5)
    s.thing(box(x - 30, y - 138, x - 14, y - 104), "#8a4a34", 1.0, shade=0.5, hatch=0, line=2.3)
    s.curve([(x - 22, y - 142), (x - 12, y - 160), (x - 26, y - 176), (x - 10, y - 196)], 2.6, "#fffaf0", body=True, alpha=0.8)
    for a in (-42, -14):
        s.fill(box(x + a, y - 52, x + a + 17, y - 28), "#ffc83a", body=True)
        s.outline(box(x + a, y - 52, x + a + 17, y - 28), 2, lost=0)
        s.stroke([(x + a + 8, y - 52), (x + a + 8, y - 28)], 1.3)
    s.fill(poly([(x + 30, y + 2), (x + 44, y - 2), (x + 44, y - 36), (x + 30, y - 34)]), "#4a1c10")


def _accused(s):
    """He holds his hat behind his back."""
    x, y, k = 250, 1452, 1.3
    q = lambda *pts: [(x + a * k, y + b * k) for a, b in pts]  # noqa: E731
    skin = SKINS["brown"]
    s.wash(limb(q((0, 4), (80, 14), (220, 22)), [26, 24, 10]), NIGHT, 1.1, wet=10)
    for a in (-17, 17):
        s.thing(blob(q((a - 14, -10), (a + 13, -10), (a + 16, 6), (a - 17, 6))), "#2a1812", 1.3, shade=0.6, hatch=0, line=2.3)
        garment(s, limb(q((a * 0.9, -96), (a, -50), (a, -8)), [17 * k, 14 * k, 12 * k]), "#5a5048", lambda *_: 1.57, 50, cast=None, line=2.5, dark="#14100c")
    s.thing(limb(q((0, -204), (0, -186)), [12 * k, 15 * k]), skin[0], 0.85, shade=0.8, shcol=skin[2], hatch=0, line=2.2)
    coat = blob(q((-42, -176), (-18, -190), (0, -193), (18, -190), (42, -176), (58, -126), (44, -92), (40, -66), (48, -36), (0, -30), (-48, -36), (-40, -66), (-44, -92), (-58, -126)))
    garment(s, coat, "#2f6a74", lambda px, py: 1.57, 200, dark="#06202a", pale="#b0e0e0", cast=(10, 6), line=2.8, long=26)
    folds(s, (q((0, -112), (1, -70), (0, -36)), q((-22, -160), (-18, -110), (-26, -50)), q((22, -160), (18, -110), (26, -50))), "#06202a", "#b0e0e0", 2.2, (3, 1))
    s.thing(blob(q((-20, -188), (0, -194), (20, -188), (16, -180), (0, -184), (-16, -180))), "#24525c", 1.0, shade=0.5, hatch=0, line=2)
    for e in (-1, 1):  # elbows
        fore = [(40 * e, -152), (44 * e, -124), (34 * e, -108), (14 * e, -98)]
        s.wash(limb(q(*[(x - 4 * e, y - 2) for x, y in fore]), [6, 9, 9, 7]), "#06202a", 0.6, wet=6, clip=coat)
        s.curve(q(*fore), 2.6, "#06202a")
        s.curve(q((52 * e, -112), (38 * e, -94), (16 * e, -86)), 2.4, "#06202a")
    s.thing(ell(*q((0, -84))[0], 33 * k, 13 * k, -6), "#4a3a2c", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.4)
    s.thing(blob(q((-18, -86), (-16, -104), (0, -110), (16, -106), (19, -88), (0, -82))), "#5a4636", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.4)
    for e in (-1, 1):
        for i in range(3):
            c = np.array(q((10 * e + (12 + i * 6) * e, -94 + i * 2))[0])
            finger(s, [c + [-4 * e, -7], c + [0, 3], c + [0, 13]], 4.6 * k, skin, line=1.6, nail=False, n=4)
    for e in (-1, 1):
        s.thing(ell(*q((22 * e, -226))[0], 5 * k, 8 * k), skin[0], 0.85, shade=0.7, shcol=skin[2], hatch=0, line=1.9)
    head_ = ell(*q((0, -230))[0], 22 * k, 27 * k)
    s.thing(head_, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=4, line=2.4)
    tresses(s, blob(q((-22, -232), (-14, -226), (0, -222), (14, -226), (22, -232), (19, -212), (0, -203), (-19, -212))), lambda *_: 1.5, ("#120a0a", "#2a1a16", "#6a4c3c"), 90, 14, 1.4)


@card("bone", paper="laid", light=(-0.6, -0.6))
def judge_nest(s):
    _hall(s)
    at = _judge(s)
    arm = limb([(424, 640), (390, 716), (346, 640), (328, 536)], [58, 66, 60, 45])
    garment(s, arm, "#b8222e", lambda x, y: 2.9 if x > 390 else -2.1, 280, dark=WINE, pale="#d8505a", long=40, cast=(4, 26))
    folds(s, ([(400, 640), (372, 650), (356, 680)], [(420, 670), (388, 690), (376, 720)], [(340, 606), (322, 622), (326, 650)]), WINE, "#d8505a", 3)
    _bench(s)
    _nest(s, at)
    _rest(s)
    _scales(s)
    _accused(s)
    s.splatter(NIGHT, 50, (860, 900, 1000, 1500), (0.7, 4))
    s.splatter("#5a3a14", 40, (250, 60, 800, 300), (0.7, 2.6))
