"""A train that unzips the land."""

from ..easel import *
from ..kit.figure import garment
from ..kit.grasp import grasp
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT, BRASS = "#0b0a1c", "#d8ac4e"
SKIN = ("#dcab84", "#cf8360", "#7a424c")
COAT, TROUSERS = ("#3f5a86", "#0c1226", "#a8c4e8"), ("#5a4c58", "#140c16", "#c8b0b0")
LEFT = path([(716, 706), (640, 800), (576, 920), (530, 1070), (500, 1230), (440, 1560)], 20)
RIGHT = path([(776, 706), (836, 800), (892, 920), (946, 1070), (1010, 1230), (1110, 1560)], 20)


def _dusk(s):
    r = s.rng
    s.wash(s.all, "#fbd48c", 0.6, col2="#f4b468", pool=0.5, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 250), (820, 330), (520, 380), (240, 470), (-100, 500)]), "#c8524a", 0.8, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 110), (760, 210), (400, 330), (-100, 440)]), "#6a3a70", 0.95, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (460, 110), (200, 240), (-100, 340)]), "#2c2a58", 0.85, wet=80, gran=0.25)
    s.glow(884, 450, 230, "#ffd060", 0.5, 0.85)
    sun = ell(890, 462, 66)
    s.cover(sun)
    s.wash(sun, "#fff0a8", 0.4, edge=0.8)
    ridge = [(-40, 486), (30, 430), (90, 380), (130, 410), (190, 452), (250, 400), (300, 366), (350, 420), (410, 456), (480, 430), (540, 462), (640, 440), (720, 470), (800, 452), (860, 478), (940, 440), (1040, 476), (1040, 520), (-40, 520)]  # fmt: skip
    hills = poly([(x, y, 1) for x, y in ridge])
    s.cover(hills)
    s.wash(hills, "#7a5a88", 0.9, col2="#3c3464", mix=("lin", 180, 0, 1), edge=0.7, gran=0.25)
    for x, y in ridge[1:-3]:
        s.wash(blob([(x, y), (x - 20, y + 36), (x - 52 + 9 * r.normal(), y + 92), (x - 4 + 8 * r.normal(), y + 92), (x + 5 + 4 * r.normal(), y + 44)]), "#241c44", 0.7, edge=0.3, clip=hills)  # fmt: skip
        for k in range(4):
            s.stroke([(x - 2 - k * 3, y + 6 + k * 9), (x - 14 - k * 8, y + 40 + k * 11)], 1.2, NIGHT, clip=hills)
        for k in range(5):
            s.stroke([(x + 4 + k * 7, y + 12 + k * 9), (x + 10 + k * 10, y + 40 + k * 9)], 1.1, "#3c2c5c", clip=hills, alpha=0.7)
    s.outline(hills, 2, lost=0.3)
    land = valid(Polygon([*path([(-40, 500), (260, 494), (620, 504), (1040, 496)], 8), (1040, 1560), (-40, 1560)]))
    s.cover(land)
    s.wash(land, "#f0b070", 0.65, col2="#dc8a52", gran=0.25, pool=0.6, bloom=4)
    s.wash(blob([(-100, 640), (240, 700), (480, 900), (420, 1250), (560, 1600), (-100, 1600)]), "#a44e3c", 0.85, wet=90, gran=0.25, pool=0.6, clip=land)
    s.wash(blob([(-100, 1060), (110, 1190), (250, 1400), (330, 1600), (-100, 1600)]), "#4a2036", 0.7, wet=85, gran=0.25, clip=land)
    for k in range(64):  # ripples of the sand
        y = 512 + 980 * (k / 64) ** 1.5
        x, long = r.uniform(-60, 900), 70 + 260 * (k / 64)
        s.curve([(x, y), (x + long * 0.3, y - 5 - 6 * k / 64), (x + long * 0.7, y + 3), (x + long, y - 3)], 1 + 1.2 * k / 64, "#5a2434", alpha=0.6)
        s.curve([(x, y + 4), (x + long * 0.3, y - 1 - 6 * k / 64), (x + long * 0.7, y + 7)], 1.2, "#fff0cc", body=True, alpha=0.35)
    for x, y, q in ((96, 590, 0.4), (300, 560, 0.3), (930, 640, 0.6)):  # thorn bushes
        for _ in range(26):
            a = r.uniform(-2.7, -0.4)
            p = np.array([x, y], float)
            d = np.array([math.cos(a), math.sin(a)]) * 60 * q * r.uniform(0.5, 1)
            s.curve([p, p + d * 0.5 + r.normal(size=2) * 3, p + d], 1.5, "#3a1c2c", n=4)
        s.wash(ell(x - 30 * q, y + 3, 70 * q, 7), "#3a1c30", 0.8, wet=5)


def _gap(s):
    """The sky under the land."""
    r = s.rng
    g = valid(Polygon([*LEFT, *RIGHT[::-1]]))
    s.cover(g)
    s.wash(g, "#1c2a66", 1.3, col2="#3a2468", pool=0.7, gran=0.25, bloom=4)
    s.wash(blob([(470, 1560), (520, 1250), (640, 1020), (700, 800), (740, 700), (700, 900), (690, 1200), (640, 1560)]), NIGHT, 1.3, wet=60, gran=0.25, clip=g)
    s.wash(blob([(900, 1560), (930, 1280), (870, 1000), (1040, 1300), (1100, 1560)]), NIGHT, 1.2, wet=60, gran=0.25, clip=g)
    milk = limb([(748, 720), (770, 900), (760, 1150), (800, 1540)], [14, 44, 70, 100])
    s.lift(milk.intersection(g), 0.35, 34)
    m = s.mask(g.buffer(-12))
    ys, xs = np.where(m > 0.9)
    for i in r.choice(len(xs), 420):
        q = (0.7 + 3.0 * r.random() ** 3) * (0.5 + (ys[i] - 700) / 900)
        s.fill(ell(float(xs[i]), float(ys[i]), q), "#fff6d8" if r.random() < 0.8 else "#9fc4ff", body=True)
    for x, y, q in ((700, 1300, 17), (850, 1180, 13), (770, 1000, 10), (640, 1440, 16), (900, 1420, 14)):
        for a in (0, 90, 45, 135):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * q * (1 if a % 90 == 0 else 0.5)
            s.stroke([(x, y) - d, (x, y) + d], 2.4, "#fffbe8", body=True, taper=(0.5, 0.5), wobble=0)
    moon = ell(812, 1356, 56)
    s.cover(moon)
    s.wash(moon, "#f6dca0", 0.4, edge=0.8)
    s.wash(move(moon, -26, 10).intersection(moon), "#a8783e", 0.5, wet=10)
    for x, y, q in ((824, 1340, 10), (800, 1372, 8), (838, 1370, 6)):
        s.wash(ell(x, y, q, q * 0.8), "#b88a52", 0.5, edge=0.8)


def _teeth(s):
    for line, e in ((LEFT, -1), (RIGHT, 1)):
        d = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]

        def at(u, d=d, line=line):
            return np.array([np.interp(u, d, line[:, 0]), np.interp(u, d, line[:, 1])])

        edge = [at(u) for u in np.linspace(0, d[-1], 50)]
        size = [6 + 44 * (p[1] - 700) / 800 for p in edge]
        tape = valid(Polygon([*edge, *[p + np.array([e * q * 1.7, -q * 0.1]) for p, q in zip(edge, size, strict=True)][::-1]]))
        s.cover(tape)
        s.wash(tape, "#7a3038", 1.1, col2="#4a1828", edge=0.7, gran=0.25)  # woven tape, sewn to the sand
        for u in np.arange(4, d[-1], 9):
            p = at(u)
            q = 6 + 44 * (p[1] - 700) / 800
            s.stroke([p, p + (e * q * 1.65, -q * 0.1)], 1.1, "#24060f", alpha=0.7)
        for p, q in zip(edge[1::2], size[1::2], strict=True):
            o = p + (e * q * 1.45, 0)
            s.stroke([o - (0, q * 0.22), o + (e * q * 0.1, q * 0.22)], 1 + q * 0.06, "#ffe2a8", body=True)
        s.outline(tape, 2.2, lost=0.1)
        u, teeth = 12.0, []
        while u < d[-1]:
            p = at(u)
            q = 6 + 44 * (p[1] - 700) / 800
            teeth.append((p, q))
            u += q * 1.3
        for k, (p, q) in enumerate(teeth):
            o = p - np.array([e * q * 0.1, 0])
            top = move(union(box(-q * 0.75, -q * 0.3, q * 0.55, q * 0.3), ell(q * 0.7, 0, q * 0.42, q * 0.44)), *o, 1, 4 if k % 2 else -3, e > 0)
            low = move(top, 0, q * 0.3)
            s.wash(move(top, -e * q * 0.2, q * 0.7), NIGHT, 0.8, wet=max(3, q * 0.16))
            s.thing(union(low, top), "#7a5220", 1.2, shade=0.7, shcol="#24100c", hatch=0, line=1 + q * 0.04)
            s.thing(top, BRASS, 0.95, col2="#b8842e", shade=0.7, shcol="#5a3010", hatch=0, line=0.9 + q * 0.04)
            s.curve([tuple(o + (-e * q * 0.9, -q * 0.26)), tuple(o + (-e * q * 0.4, -q * 0.2)), tuple(o + (e * q * 0.4, -q * 0.2))], 1 + q * 0.06, "#fff6d0", body=True, alpha=0.9)  # fmt: skip


def _train(s):
    r = s.rng
    closed = path([(746, 700), (700, 610), (600, 556), (480, 530), (340, 514), (220, 508)], 14)  # what is not opened yet
    for k, (p, v, u) in enumerate(marks.along(closed, 7)):
        n = np.array([-v[1], v[0]]) * (7 * (1 - u) + 1.6)
        s.stroke([p - n, p + n], 3.4 * (1 - u) + 1, "#3a2018")
        s.stroke([p - n * 0.8, p + n * 0.8], 2.2 * (1 - u) + 0.6, BRASS if k % 2 else "#8a6024", body=True)
    smoke = [(452, 430, 18), (470, 392, 28), (512, 356, 38), (572, 322, 46), (646, 276, 58), (744, 236, 66), (850, 176, 78)]
    for x, y, q in smoke:
        g = union(*[ell(x + r.normal() * q * 0.5, y + r.normal() * q * 0.35, q * r.uniform(0.5, 0.8)) for _ in range(5)])
        s.lift(g, 0.6, 7)
        s.wash(move(g, -q * 0.2, q * 0.35), "#5a3a5c", 0.3, wet=14)
        for _ in range(5):
            a = r.uniform(160, 330)
            c = (x + r.normal() * q * 0.4, y + r.normal() * q * 0.3)
            s.stroke(arc(*c, q * 0.5, q * 0.42, a, a + 90), 1.5, "#4a2c4c", alpha=0.7)
    red = dict(col2="#8f1a26", shade=0.8, shcol="#2c0614", hatch=4, line=2.4, gran=0.25)
    # engine and the farther coaches, along the curve
    s.wash(blob([(420, 548), (560, 580), (660, 640), (560, 626), (440, 566)]), NIGHT, 0.9, wet=8)
    s.thing(poly([(432, 536), (432, 488), (456, 482), (486, 484), (486, 546)]), "#3a2c3c", 1.2, shade=0.7, shcol=NIGHT, hatch=0, line=2)
    s.thing(poly([(440, 486), (442, 452), (434, 448), (464, 446), (456, 452), (457, 484)]), "#2c2030", 1.3, shade=0.6, hatch=0, line=2)
    s.thing(poly([(466, 486), (466, 462), (492, 460), (492, 490)]), "#a8242a", 1.1, **{**red, "hatch": 0})
    for a, b, t0, t1, l0, l1 in ((494, 556, 470, 458, 550, 584), (566, 650, 456, 436, 590, 640)):
        side = poly([(a, t0), (b, t1), (b, l1), (a, l0)])
        s.thing(side, "#b8282c", 1.1, **red)
        roof = poly([(a - 2, t0), (b + 2, t1), (b + 2, t1 - 15), (a + 2, t0 - 11)])
        s.thing(roof, "#4a2430", 1.2, shade=0.6, hatch=0, line=2)
        for q in (0.12, 0.42, 0.72):
            x0, x1 = a + (b - a) * q, a + (b - a) * (q + 0.19)
            y0, y1 = (t0 + (t1 - t0) * (q + 0.1)), (l0 + (l1 - l0) * (q + 0.1))
            s.fill(poly([(x0, y0 + (y1 - y0) * 0.2), (x1, y0 + (y1 - y0) * 0.2), (x1, y0 + (y1 - y0) * 0.5), (x0, y0 + (y1 - y0) * 0.5)]), "#ffd98a", body=True)
        s.stroke([(a, t0 + (l0 - t0) * 0.62), (b, t1 + (l1 - t1) * 0.62)], 3, "#f0c060", body=True, alpha=0.8)
        for q in (0.2, 0.8):
            x, y = a + (b - a) * q, l0 + (l1 - l0) * q
            s.thing(ell(x, y, 7 + 3 * q, 9 + 3 * q), "#1c1420", 1.3, shade=0.4, hatch=0, line=1.8)
    # the last one, its back to us
    s.wash(blob([(600, 690), (760, 664), (880, 680), (840, 706), (640, 716)]), NIGHT, 1.1, wet=10)
    for x in (672, 824):
        s.thing(ell(x, 668, 17, 26), "#241a28", 1.3, shade=0.6, shcol=NIGHT, hatch=0, line=2.6)
        s.outline(ell(x, 668, 9, 16), 1.6)
    side = poly([(560, 452), (650, 424), (650, 664), (560, 600)])
    s.thing(side, "#a02028", 1.15, **red)
    for q in (0.16, 0.58):
        x0, x1 = 560 + 90 * q, 560 + 90 * (q + 0.26)
        y = 452 - 28 * q
        s.thing(poly([(x0, y + 36), (x1, y + 30), (x1, y + 96), (x0, y + 92)]), "#ffd070", 0.7, shade=0.2, hatch=0, line=1.8)
    back = blob([(650, 660, 1), (646, 424, 1), (690, 396), (748, 386), (806, 396), (850, 424, 1), (846, 660, 1)])
    s.thing(back, "#cc2e2c", 1.1, **{**red, "line": 3})
    roof = blob([(632, 432, 1), (676, 386), (748, 370), (820, 386), (864, 432, 1), (848, 428, 1), (800, 402), (748, 392), (696, 402), (648, 430, 1)])
    s.thing(roof, "#54283a", 1.2, shade=0.8, shcol=NIGHT, hatch=3, line=2.6)
    s.thing(poly([(556, 452), (648, 420), (690, 386), (600, 420)]), "#54283a", 1.2, shade=0.6, hatch=0, line=2.2)
    for x in (674, 700, 796, 822):
        s.stroke([(x, 420), (x, 650)], 1.5, "#4a0c18")
    s.stroke([(652, 590), (846, 590)], 4, "#f0c060", body=True)
    win = blob([(690, 560, 1), (690, 452, 1), (716, 436), (780, 436), (806, 452, 1), (806, 560, 1)])
    s.cover(win)
    s.wash(win, "#ffd870", 0.7, col2="#ffefb8", edge=0.6)
    s.outline(win.buffer(6), 3.2, lost=0)
    # somebody reads, and does not look round
    skin = ("#b87a50", "#a05a3c", "#5a2a30")
    s.thing(blob([(728, 566), (730, 548), (752, 532), (784, 532), (804, 546), (806, 566)]), "#2f6a88", 1.0, shade=0.7, shcol="#0c1c34", hatch=0, line=2)
    at = profile(s, 752, 494, 84, -6, flip=True, skin=skin, eye="shut", brow=-0.3, neck=((768, 544), 13), k=0.8, line=1.7)
    hair_ = valid(Polygon(at(path([(0.70, 0.14), (0.56, 0.24), (0.48, 0.36), (0.44, 0.50), (0.36, 0.62), (0.30, 0.80), (0.06, 0.80), (-0.08, 0.50), (-0.04, 0.12), (0.30, -0.08), (0.60, 0.02)], 8, True))))
    s.cover(hair_)
    s.wash(hair_, "#2a1712", 1.4, edge=0.4)
    for k in range(9):
        s.curve(at([(0.62 - 0.06 * k, 0.08 - 0.01 * k), (0.34 - 0.05 * k, 0.22), (0.20 - 0.02 * k, 0.70)]), 1.3, "#7a5038", body=True, alpha=0.7, clip=hair_)
    for pts in ([(694, 536), (716, 526), (728, 560), (704, 568)], [(716, 526), (744, 534), (752, 566), (728, 560)]):  # the book
        s.thing(poly(pts), "#fff6e0", 0.25, shade=0.4, shcol="#8a6a50", hatch=0, line=1.8)
    for k in range(3):
        s.stroke([(701 + 2 * k, 542 + 6 * k), (717 + 2 * k, 535 + 6 * k)], 1.2, "#6a4a3a")
        s.stroke([(724 + 2 * k, 536 + 6 * k), (742 + 2 * k, 541 + 6 * k)], 1.2, "#6a4a3a")
    for k in range(3):
        s.thing(limb([(754 + k, 566 - 7 * k), (744, 562 - 7 * k)], [4, 3.4]), skin[0], 0.8, shade=0.4, hatch=0, line=1.2)
    s.thing(blob([(690, 560), (690, 444), (706, 450), (704, 500), (694, 556)]), "#e8e0c8", 0.4, shade=0.5, hatch=0, line=1.6)
    s.thing(blob([(806, 560), (806, 444), (790, 450), (794, 500), (802, 556)]), "#e8e0c8", 0.4, shade=0.5, hatch=0, line=1.6)
    s.stroke([(682, 564), (814, 564)], 7, "#5a2c1c", taper=(0, 0))
    for x in (668, 828):
        s.glow(x, 620, 26, "#ff5030", 0.5, 0.5)
        s.fill(ell(x, 620, 8), "#ffd0b0", body=True)
    # the slider under it, and its pull
    slide = blob([(648, 656), (748, 640), (848, 656), (842, 700), (806, 734), (780, 706), (748, 690), (716, 706), (690, 734), (656, 700)])
    s.thing(slide, BRASS, 1.0, col2="#a8742a", shade=0.9, shcol="#3a1c0c", hatch=4, line=2.8)
    s.stroke(path([(664, 664), (748, 650), (832, 664)], 10), 3, "#fff6d0", body=True, alpha=0.9)
    pull = blob([(732, 694), (764, 694), (778, 760), (774, 806), (748, 822), (722, 806), (718, 760)]).difference(ell(748, 784, 13, 18))
    s.wash(move(pull, -8, 12), NIGHT, 0.9, wet=6)
    s.thing(pull, "#e8c060", 0.95, col2="#b8842e", shade=0.9, shcol="#3a1c0c", hatch=0, line=2.6)
    s.thing(limb([(748, 680), (748, 706)], [9, 9]), "#c89a3c", 1.1, shade=0.8, shcol="#3a1c0c", hatch=0, line=2.2)
    s.curve([(732, 706), (724, 756), (728, 796)], 2.6, "#fff6d0", body=True)


def _wool(s, g, way, n, folds=(), col=COAT):
    garment(s, g, *col, way, n, long=34, folds=folds, side=-1, line=3)


def _case(s):
    """The suitcase, swung back towards us, and the fist on its handle."""

    def c(pts):
        return move(np.array(pts, float), 0, 0, 1, 14, origin=(96, 1050))

    case = valid(Polygon(c([(-6, 1082), (186, 1082), (190, 1216), (-10, 1216)])))
    side = valid(Polygon(c([(186, 1082), (214, 1070), (218, 1198), (190, 1216)])))
    s.wash(move(case, -24, 26), NIGHT, 0.7, wet=14)
    s.thing(side, "#7a3c20", 1.2, shade=0.8, shcol="#2a1010", hatch=4, line=2.6)
    s.thing(valid(Polygon(c([(-6, 1082), (22, 1070), (214, 1070), (186, 1082)]))), "#c88248", 0.9, shade=0.4, hatch=0, line=2.4)
    s.thing(case, "#b06a32", 1.05, col2="#7a3c20", shade=0.9, shcol="#2a1010", hatch=5, line=3, gran=0.25)
    for x in (36, 148):
        s.stroke(c([(x, 1083), (x, 1215)]), 12, "#3a1c14", taper=(0, 0))
        s.fill(valid(Polygon(c([(x - 7, 1106), (x + 7, 1106), (x + 7, 1124), (x - 7, 1124)]))), "#f0cc70", body=True)
    s.thing(valid(Polygon(c([(62, 1150), (116, 1144), (118, 1186), (64, 1192)]))), "#f4e6c0", 0.3, shade=0.3, hatch=0, line=1.5)
    s.fill(ell(*c([(166, 1190)])[0], 12), "#2f7a80", alpha=0.9)
    shirt = valid(Polygon(c([(188, 1140), (226, 1130), (236, 1150), (212, 1158), (222, 1176), (190, 1172)])))  # a sleeve that was shut in
    s.thing(shirt, "#f4ecdc", 0.3, shade=0.6, shcol="#7a6a80", hatch=0, line=1.8)
    s.stroke(path(c([(64, 1074), (68, 1040), (92, 1032), (116, 1040), (120, 1074)]), 8), 9, "#2a120c", taper=(0, 0))
    grasp(s, c([(92, 1034)])[0], c([(120, 1034)])[0] - c([(64, 1034)])[0], (112, 1002), 50, skin=SKIN, thumb=1, line=1.8, over=0.3)


def _sole(s):
    """The foot that is kicked up behind: its sole to us, worn through."""

    def p(pts):
        return [tuple(q) for q in move(np.array(pts, float) - [200, 1340], 178, 1378, 1.26, 8)]

    s.thing(blob(p([(196, 1264), (244, 1270), (260, 1306), (250, 1350), (222, 1400), (178, 1404), (168, 1360), (176, 1306)])), "#6a3c28", 1.2, shade=0.8, shcol="#140808", hatch=3, line=2.8)
    sole = blob(p([(186, 1276), (216, 1268), (238, 1284), (238, 1316), (228, 1336), (234, 1368), (216, 1404), (186, 1416), (162, 1398), (160, 1360), (176, 1330), (176, 1300)]))
    s.thing(sole, "#9a6a44", 1.0, col2="#7a4c30", shade=0.8, shcol="#2a120c", hatch=5, line=3.2)
    s.thing(blob(p([(186, 1280), (214, 1272), (234, 1288), (232, 1318), (206, 1326), (182, 1316)])), "#4a2a1c", 1.2, shade=0.7, shcol="#140808", hatch=0, line=2.6)
    hole = ell(*p([(196, 1378)])[0], 15, 20, 20)
    s.thing(hole, "#e8e0d8", 0.4, shade=0.7, shcol="#4a2c28", hatch=0, line=2.2)
    for q in (0, 60, 120, 180, 240, 300):
        s.fill(ell(*p([(207 + 17 * math.cos(math.radians(q)), 1298 + 17 * math.sin(math.radians(q)))])[0], 3), "#e8c890", body=True)


def _legs(s):
    # the shadow that the low sun throws towards us, out from under the foot that stands
    s.wash(blob([(396, 1398), (330, 1386), (250, 1410), (120, 1440), (-60, 1500), (-60, 1580), (160, 1560), (330, 1460), (410, 1414)]), "#1c0c28", 1.2, wet=16, gran=0.25)
    s.wash(ell(366, 1402, 54, 13), NIGHT, 1.4, wet=5)
    shoe = blob([(334, 1352), (364, 1342), (396, 1352), (406, 1380), (402, 1402), (338, 1404), (328, 1380)])
    s.thing(shoe, "#6a3c28", 1.2, shade=0.8, shcol="#140808", hatch=3, line=2.8)
    s.thing(blob([(332, 1390), (404, 1388), (402, 1412), (336, 1414)]), "#1c0e0c", 1.3, shade=0.5, hatch=0, line=2.2)
    ahead = blob([(262, 1070), (398, 1066), (418, 1150), (416, 1220), (402, 1300), (394, 1366), (336, 1370), (332, 1300), (316, 1236), (286, 1160)])
    _wool(s, ahead, lambda x, y: 1.65, 120, [[(310, 1206), (356, 1224), (412, 1204)], [(318, 1240), (360, 1252), (408, 1236)], [(338, 1340), (366, 1350), (394, 1338)], [(330, 1100), (350, 1150), (400, 1180)]], TROUSERS)
    # the thigh of the other comes down, the shin comes back to us
    thigh = blob([(184, 1070), (316, 1080), (312, 1160), (298, 1236), (276, 1290), (204, 1290), (180, 1240), (176, 1160)])
    _wool(s, thigh, lambda x, y: 1.6, 100, [[(186, 1130), (240, 1156), (306, 1140)], [(184, 1180), (230, 1200), (300, 1184)]], TROUSERS)
    shin = blob([(184, 1232), (236, 1214), (290, 1230), (298, 1270), (276, 1316), (234, 1336), (186, 1328), (162, 1300), (166, 1262)])
    _wool(s, shin, lambda x, y: 0.3, 60, [[(176, 1252), (236, 1266), (292, 1252)], [(200, 1234), (240, 1242), (280, 1234)]], TROUSERS)
    hem = ell(220, 1298, 56, 34, 10)
    s.thing(hem, "#140c16", 1.4, shade=0.4, hatch=0, line=3)
    s.stroke(arc(221, 1294, 58, 36, 175, 365, 24), 5, "#8a7884", body=True, alpha=0.9)
    _sole(s)


def _back(s):
    """The coat from behind, leaning into the run; its tails fly."""
    coat = blob([(296, 818), (246, 828), (206, 852), (190, 900), (204, 960), (212, 1014), (186, 1050), (140, 1090), (62, 1108, 1), (112, 1136), (120, 1172, 1), (190, 1150), (256, 1152, 1), (274, 1110), (286, 1060, 1), (302, 1110), (326, 1150, 1), (386, 1136), (436, 1104, 1), (402, 1060), (382, 1010), (394, 950), (402, 890), (388, 850), (350, 828)])
    s.wash(move(coat, -18, 16), NIGHT, 0.5, wet=14)
    folds = [[(294, 836), (290, 940), (286, 1060)], [(214, 1030), (180, 1080), (90, 1120)], [(240, 1036), (216, 1090), (144, 1154)], [(264, 1040), (256, 1090), (220, 1146)], [(330, 1036), (342, 1086), (366, 1136)], [(362, 1030), (380, 1066), (418, 1104)], [(222, 880), (244, 930), (244, 1000)], [(378, 880), (356, 930), (352, 1000)]]
    _wool(s, coat, lambda x, y: 1.57 + (0.004 * (286 - x) if y > 1010 else 0.0), 620, folds)
    s.thing(smooth(poly([(224, 1008), (372, 1000), (374, 1026), (226, 1036)]), 4), "#31456c", 1.1, shade=0.8, shcol=COAT[1], hatch=0, line=2.4)
    for x in (244, 352):
        s.fill(ell(x, 1019, 7), "#e0b860", body=True)
        s.outline(ell(x, 1019, 7), 1.6, lost=0)
    return coat


def _arms(s):
    far = limb([(216, 886), (166, 914), (128, 956), (116, 1006)], [38, 42, 35, 25], 12)
    s.thing(limb([(120, 990), (112, 1016)], [21, 19]), "#fff4e0", 0.3, shade=0.5, hatch=0, line=1.8)
    _wool(s, far, lambda x, y: 2.2, 170, [[(120, 930), (144, 950), (166, 950)], [(134, 904), (156, 930), (184, 938)], [(210, 850), (200, 880), (214, 920)]])
    # the other goes up: the hand is before his brow, and the head hides it
    s.thing(blob([(424, 778), (444, 752), (432, 726), (398, 712), (350, 712), (352, 748), (400, 768)]), SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2)
    for k in range(3):
        s.curve([(432 - 9 * k, 732 + 9 * k), (410 - 8 * k, 722 + 6 * k), (384, 722 + 5 * k)], 1.2, SKIN[2])
    s.thing(limb([(420, 780), (450, 752)], [10, 10]), "#fff4e0", 0.3, shade=0.5, hatch=0, line=1.8)
    up = blob([(352, 838), (396, 838), (440, 822), (470, 800), (432, 788), (414, 772), (440, 744), (468, 754), (506, 784), (526, 812), (520, 838), (480, 866), (430, 896), (394, 912), (360, 890)])
    _wool(s, up, lambda x, y: -0.35 if x < 460 else 0.8, 240, [[(512, 800), (486, 812), (470, 800)], [(520, 826), (488, 824), (466, 808)], [(470, 866), (470, 838), (452, 820)], [(400, 842), (390, 866), (404, 900)], [(436, 760), (452, 772), (462, 790)]])
    return union(far, up)


def _head(s):
    """A bald crown from behind, hair round it from ear to ear."""
    r = s.rng
    skin_ = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.4)

    def p(pts):
        return [tuple(q) for q in move(np.array(pts, float), 0, 0, 0.86, 5, origin=(304, 840))]

    s.thing(limb([(306, 790), (300, 846)], [36, 42]), SKIN[0], 0.85, **skin_)
    for x, turn in ((250, 12), (382, -8)):
        s.thing(ell(*p([(x, 756)])[0], 12, 22, turn), SKIN[0], 0.85, **skin_)
    skull = blob(p([(314, 664), (352, 670), (378, 700), (382, 742), (370, 784), (344, 812), (308, 818), (274, 808), (252, 776), (246, 736), (254, 698), (280, 670)]))
    s.thing(skull, SKIN[0], 0.8, **{**skin_, "soft": 60})
    s.lift(ell(*p([(344, 700)])[0], 20, 12, 30), 0.7, 6)
    fringe = blob(p([(248, 730), (262, 748), (290, 764), (318, 768), (346, 762), (370, 744), (384, 726), (392, 760), (380, 800), (352, 826), (308, 832), (268, 824), (246, 796), (238, 758)]))
    s.wash(fringe, "#a89ca0", 0.5, wet=5)
    for col, n, body in (("#5a5060", 150, False), ("#c8bcc0", 130, True), ("#fffaf2", 170, True)):
        for _ in range(n):
            u = r.uniform(-1, 1)
            q = np.array([314 + 66 * u, 746 + 20 * (1 - u * u) + r.uniform(0, 44) * (1 - 0.4 * u * u)])
            d = np.array([-16 - 14 * r.random() + 10 * u, 16 + 8 * r.normal()])
            s.curve(p([q, q + d * 0.5 + (0, 3), q + d]), r.uniform(1.3, 2.4), col, n=4, body=body, alpha=0.9)
    for _ in range(5):
        q = np.array([300 + 12 * r.normal(), 668.0])
        s.curve(p([q, q + (-18, -14), q + (-46, -8 + 5 * r.normal())]), 1.6, "#fffaf2", body=True)
    scarf = blob([(244, 826), (276, 838), (308, 842), (346, 834), (372, 816), (384, 840), (362, 866), (310, 878), (256, 868), (236, 848)])
    tail = blob([(262, 842), (206, 812), (150, 800), (92, 770), (28, 780, 1), (48, 802), (22, 826, 1), (90, 824), (150, 852), (206, 866), (258, 872)])
    for g in (tail, scarf):
        garment(s, g, "#e0a82e", "#4a200c", "#fff0b8", lambda x, y: 0.3 if x < 240 else 0.1, 110, long=24, folds=[[(240, 846), (160, 820), (60, 796)]] if g is tail else [[(250, 842), (308, 858), (372, 838)]], side=-1, line=2.5)
    for k in range(8):
        s.curve([(30 + 2 * (k % 3), 782 + k * 6), (10, 782 + k * 7), (-6 + r.normal() * 5, 784 + k * 8)], 2.2, "#e0a82e")
    return skull


def _hat(s):
    s.thing(ell(150, 628, 92, 27, -24), "#2c3450", 1.2, shade=0.8, shcol=NIGHT, hatch=4, line=2.6)
    s.thing(blob([(94, 636), (84, 586), (110, 554), (138, 568), (164, 540), (196, 558), (210, 592), (162, 628)]), "#3a4566", 1.15, col2="#2a3350", shade=0.9, shcol=NIGHT, hatch=4, line=2.7)
    s.stroke(path([(96, 632), (150, 620), (210, 588)], 8), 12, "#b0322a", taper=(0, 0))
    for k in range(3):
        s.curve([(206 + k * 14, 662 + k * 12), (240 + k * 8, 678 + k * 8), (272 + k * 3, 680 + k * 8)], 2, "#fff0d0", body=True, alpha=0.7)


def _man(s):
    """An old man from behind, in full run towards the train; one hand shades his eyes from the sun."""
    r = s.rng
    _legs(s)
    _case(s)
    coat = _back(s)
    arms = _arms(s)
    rim(s, union(coat, arms), -7, 4, "#ffcf8a")
    skull = _head(s)
    rim(s, skull, -6, 4, "#ffe2b0")
    _hat(s)
    for _ in range(90):  # sand off his heels
        p = np.array([120 - 130 * r.random(), 1440 - 120 * r.random() ** 2])
        s.fill(ell(*p, r.uniform(0.8, 3)), "#f0b878" if r.random() < 0.6 else "#5a2434", body=True)


@card("dusk", paper="cold", light=(0.65, -0.45))
def train_missed(s):
    """An old man runs after a train; where it has been the land is open, and there are stars."""
    _dusk(s)
    _gap(s)
    _teeth(s)
    _train(s)
    _man(s)
    s.splatter("#2c1430", 50, (0, 1000, 460, 1500), (0.7, 4))
    s.splatter("#1c1f48", 30, (0, 0, 500, 300), (0.7, 4))
