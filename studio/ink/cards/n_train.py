"""A train that unzips the land."""

from ..easel import *
from ..kit.brush import threads
from ..kit.grasp import grasp
from ..kit.profile import profile

NIGHT, BRASS = "#0b0a1c", "#d8ac4e"
SKIN = ("#dcab84", "#cf8360", "#7a424c")
LEFT = path([(716, 706), (640, 800), (576, 920), (530, 1070), (500, 1230), (440, 1560)], 20)
RIGHT = path([(776, 706), (836, 800), (892, 920), (946, 1070), (1010, 1230), (1110, 1560)], 20)


def _dusk(s):
    r = s.rng
    s.wash(s.all, "#fbd48c", 0.6, col2="#f4b468", pool=0.5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 250), (820, 330), (520, 380), (240, 470), (-100, 500)]), "#c8524a", 0.8, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 110), (760, 210), (400, 330), (-100, 440)]), "#6a3a70", 0.95, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (460, 110), (200, 240), (-100, 340)]), "#2c2a58", 0.85, wet=80, gran=0.6)
    s.glow(884, 450, 230, "#ffd060", 0.5, 0.85)
    sun = ell(890, 462, 66)
    s.cover(sun)
    s.wash(sun, "#fff0a8", 0.4, edge=0.8)
    ridge = [(-40, 486), (30, 430), (90, 380), (130, 410), (190, 452), (250, 400), (300, 366), (350, 420), (410, 456), (480, 430), (540, 462), (640, 440), (720, 470), (800, 452), (860, 478), (940, 440), (1040, 476), (1040, 520), (-40, 520)]  # fmt: skip
    hills = poly([(x, y, 1) for x, y in ridge])
    s.cover(hills)
    s.wash(hills, "#7a5a88", 0.9, col2="#3c3464", mix=("lin", 180, 0, 1), edge=0.7, gran=0.6)
    for x, y in ridge[1:-3]:
        s.wash(blob([(x, y), (x - 20, y + 36), (x - 52 + 9 * r.normal(), y + 92), (x - 4 + 8 * r.normal(), y + 92), (x + 5 + 4 * r.normal(), y + 44)]), "#241c44", 0.7, edge=0.3, clip=hills)  # fmt: skip
        for k in range(4):
            s.stroke([(x - 2 - k * 3, y + 6 + k * 9), (x - 14 - k * 8, y + 40 + k * 11)], 1.2, NIGHT, clip=hills)
        for k in range(5):
            s.stroke([(x + 4 + k * 7, y + 12 + k * 9), (x + 10 + k * 10, y + 40 + k * 9)], 1.1, "#3c2c5c", clip=hills, alpha=0.7)
    s.outline(hills, 2, lost=0.3)
    land = valid(Polygon([*path([(-40, 500), (260, 494), (620, 504), (1040, 496)], 8), (1040, 1560), (-40, 1560)]))
    s.cover(land)
    s.wash(land, "#f0b070", 0.65, col2="#dc8a52", gran=0.6, pool=0.6, bloom=4)
    s.wash(blob([(-100, 640), (240, 700), (480, 900), (420, 1250), (560, 1600), (-100, 1600)]), "#a44e3c", 0.85, wet=90, gran=0.6, pool=0.6, clip=land)
    s.wash(blob([(-100, 1060), (110, 1190), (250, 1400), (330, 1600), (-100, 1600)]), "#4a2036", 0.7, wet=85, gran=0.6, clip=land)
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
    s.wash(g, "#1c2a66", 1.3, col2="#3a2468", pool=0.7, gran=0.6, bloom=4)
    s.wash(blob([(470, 1560), (520, 1250), (640, 1020), (700, 800), (740, 700), (700, 900), (690, 1200), (640, 1560)]), NIGHT, 1.3, wet=60, gran=0.6, clip=g)
    s.wash(blob([(900, 1560), (930, 1280), (870, 1000), (1040, 1300), (1100, 1560)]), NIGHT, 1.2, wet=60, gran=0.6, clip=g)
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
        s.wash(tape, "#7a3038", 1.1, col2="#4a1828", edge=0.7, gran=0.6)  # woven tape, sewn to the sand
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
    red = dict(col2="#8f1a26", shade=0.8, shcol="#2c0614", hatch=4, line=2.4, gran=0.5)
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


def _cloth(s, g, col, dark, lit, way, n, long=34, w=1.5, turn=None):
    x0, _, x1, _ = g.bounds

    def share(x, y, l):
        u = (x - x0) / (x1 - x0)
        return np.clip(u * 1.1 - 0.15, 0, 1) if l else 0.9 - 0.6 * u

    threads(s, g, way, ((dark, 0), (mix(col, dark, 0.6), 0), (mix(col, lit, 0.2), 1), (NIGHT, 0)), n // 4, long, w, lit_part=0.4, share=share, stray=0.08, alpha=0.8, wobble=0.4)


def _man(s):
    r = s.rng
    coat, dark, lit = "#3f5272", "#0e1426", "#b8cfe8"
    wool = dict(col2="#2a3a58", shade=0.9, shcol=dark, hatch=0, line=2.9, gran=0.5)
    trousers = dict(col2="#2c2630", shade=0.9, shcol=NIGHT, hatch=0, line=2.6, gran=0.5)
    s.wash(blob([(420, 1296), (300, 1310), (120, 1340), (-60, 1400), (-60, 1470), (100, 1400), (260, 1350), (400, 1320)]), "#1c0c28", 1.1, wet=16, gran=0.5)
    s.wash(ell(398, 1300, 60, 10), NIGHT, 1.0, wet=5)
    # the far arm, flung back, and the case in it
    far = limb([(292, 900), (196, 962), (128, 1000)], [40, 32, 21])
    case = move(poly([(46, 1040), (196, 1040), (196, 1150), (46, 1150)]), 0, 0, 1, 20, origin=(120, 1030))
    s.wash(move(case, -20, 24), NIGHT, 0.6, wet=14)
    s.thing(case, "#b06a32", 1.05, col2="#7a3c20", shade=0.9, shcol="#2a1010", hatch=5, line=3, gran=0.6)

    def c(pts):
        return move(np.array(pts, float), 0, 0, 1, 20, origin=(120, 1030))

    for x in (76, 166):
        s.stroke(c([(x, 1041), (x, 1149)]), 10, "#3a1c14", taper=(0, 0))
        s.fill(valid(Polygon(c([(x - 6, 1062), (x + 6, 1062), (x + 6, 1076), (x - 6, 1076)]))), "#f0cc70", body=True)
    s.thing(valid(Polygon(c([(100, 1090), (140, 1086), (142, 1120), (102, 1124)]))), "#f4e6c0", 0.3, shade=0.3, hatch=0, line=1.5)
    s.stroke(c([(106, 1100), (136, 1098)]), 2.4, "#b0322a")
    s.fill(ell(*c([(186, 1128)])[0], 11), "#2f7a80", alpha=0.9)
    for x, y in ((46, 1040), (196, 1040), (196, 1150), (46, 1150)):
        s.fill(ell(*c([(x, y)])[0], 8), "#2a120c")
    s.fill(valid(Polygon(c([(196, 1096), (224, 1090), (228, 1104), (206, 1108), (214, 1122), (196, 1118)]))), "#e8e0d0", body=True)  # a sleeve that was shut in
    s.outline(valid(Polygon(c([(196, 1096), (224, 1090), (228, 1104), (206, 1108), (214, 1122), (196, 1118)]))), 1.6)
    s.stroke(path(c([(98, 1040), (102, 1014), (120, 1008), (138, 1014), (142, 1040)]), 8), 8, "#2a120c", taper=(0, 0))
    s.thing(far, coat, 1.1, **wool)
    _cloth(s, far, coat, dark, lit, lambda x, y: 2.6, 70)
    s.thing(limb([(138, 980), (126, 1012)], [9, 9]), "#fff4e0", 0.3, shade=0.5, hatch=0, line=1.8)
    grip = c([(120, 1009)])[0]
    grasp(s, grip, c([(140, 1010)])[0] - c([(100, 1010)])[0], (130, 990), 42, skin=SKIN, thumb=1, line=1.7, over=0.3)
    # the leg behind, the whole length of it, and its shoe on the toe
    behind = limb([(236, 1072), (196, 1190), (104, 1272)], [54, 40, 24])
    s.thing(blob([(120, 1262), (92, 1252), (70, 1268), (76, 1300), (100, 1334), (124, 1346), (140, 1338), (132, 1318), (112, 1294)]), "#4a2a20", 1.2, shade=0.8, shcol="#140808", hatch=3, line=2.6)  # fmt: skip
    s.stroke([(70, 1272), (78, 1304), (104, 1340)], 5, "#140808")
    s.thing(behind, "#4c4450", 1.1, **trousers)
    _cloth(s, behind, "#4c4450", NIGHT, "#c8b8b8", lambda x, y: 2.2, 120)
    # the leg before
    ahead = limb([(258, 1076), (392, 1126), (372, 1262)], [56, 42, 24])
    shoe = blob([(348, 1262), (356, 1246), (392, 1246), (420, 1266), (462, 1276), (474, 1292), (464, 1302), (360, 1302), (344, 1290)])
    s.thing(shoe, "#5a3426", 1.2, shade=0.8, shcol="#140808", hatch=3, line=2.6)
    s.stroke([(346, 1300), (468, 1300)], 6, "#140808")
    for k in range(3):
        s.stroke([(396 + k * 11, 1256 + k * 6), (408 + k * 10, 1250 + k * 7)], 2, "#e8d8c0", body=True)
    s.thing(ahead, "#564c58", 1.1, **trousers)
    _cloth(s, ahead, "#564c58", NIGHT, "#dccaca", lambda x, y: 0.4 if y < 1130 else 1.7, 150)
    for p in ([(360, 1092), (392, 1118), (430, 1122)], [(366, 1150), (388, 1140), (410, 1150)], [(350, 1230), (372, 1240), (394, 1232)], [(180, 1150), (206, 1176), (232, 1180)], [(176, 1206), (196, 1196), (220, 1204)]):  # fmt: skip
        s.curve(p, 2.2, NIGHT)
    # coat: leaning into the run, its tails behind
    tails = blob([(214, 1030), (196, 1070), (170, 1120), (122, 1164), (150, 1182), (146, 1206), (196, 1192), (240, 1180), (272, 1150), (300, 1110), (290, 1040)])  # fmt: skip
    s.thing(tails, "#34456a", 1.1, **wool)
    _cloth(s, tails, coat, dark, lit, lambda x, y: 2.2, 130, 40)
    for p in ([(230, 1060), (196, 1120), (140, 1164)], [(256, 1080), (220, 1140), (166, 1196)], [(276, 1090), (250, 1130), (214, 1184)]):
        s.curve(p, 2.6, dark, clip=tails)
    torso = blob([(232, 872), (270, 846), (320, 846), (352, 876), (366, 940), (352, 1010), (346, 1070), (372, 1130), (330, 1152), (270, 1136), (206, 1100), (188, 1030), (198, 950)])  # fmt: skip
    s.wash(move(torso, -16, 14), NIGHT, 0.4, wet=12)
    s.thing(torso, coat, 1.1, **wool)
    _cloth(s, torso, coat, dark, lit, lambda x, y: 1.75 - (x - 280) * 0.001, 330)
    for p in ([(346, 900), (318, 980), (322, 1070), (346, 1136)], [(220, 930), (250, 990), (246, 1060)], [(214, 1040), (270, 1060), (330, 1052)], [(232, 1070), (280, 1100), (330, 1110)]):  # fmt: skip
        s.curve(p, 2.6, dark, clip=torso)
    for y in (940, 990, 1040):
        s.fill(ell(338 - (y - 940) * 0.05, y, 6), "#e0b860", body=True)
    # head
    at = profile(s, 352, 774, 156, 6, skin=SKIN, brow=-0.8, sad=True, neck=((290, 878), 40), k=0.8, line=2.6)
    s.cover(valid(Polygon(at([(0.40, 0.62), (0.62, 0.60), (0.66, 0.72), (0.70, 0.86), (0.60, 0.87), (0.44, 0.78)]))), keep=0.75, ink=0)
    for p in ([(0.66, 0.46), (0.70, 0.50)], [(0.56, 0.40), (0.52, 0.43)], [(0.56, 0.43), (0.52, 0.47)], [(0.66, 0.60), (0.62, 0.70), (0.64, 0.76)], [(0.62, 0.16), (0.68, 0.22)], [(0.58, 0.2), (0.67, 0.28)], [(0.45, 0.86), (0.4, 0.92)]):  # fmt: skip
        s.stroke(at(p), 1.4, "#7a424c", wobble=0.5)
    for col, n, body in (("#6a6470", 46, False), ("#f4f0ea", 54, True)):
        for _ in range(n):  # the hair that is left to him
            u = r.random()
            b = np.array([0.32 - 0.36 * u, 0.46 + 0.2 * math.sin(u * 2.4)]) + r.normal(size=2) * 0.025
            s.stroke(at([b, b + (-0.08, 0.05), b + (-0.18 - 0.08 * r.random(), 0.04 + 0.06 * r.normal())]), 2, col, body=body, wobble=0.6)
    ear = at([(0.34, 0.52)])[0]
    s.thing(ell(*ear, 12, 18, 0), SKIN[0], 0.8, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    s.curve([ear + (3, -9), ear + (-4, 0), ear + (3, 8)], 1.3)
    tash = valid(Polygon(at(path([(0.80, 0.635), (0.74, 0.63), (0.66, 0.67), (0.60, 0.76), (0.68, 0.73), (0.76, 0.705), (0.81, 0.69)], 8, True))))
    s.thing(tash, "#f8f4ee", 0.2, shade=0.5, shcol="#8a8490", hatch=0, line=1.7)
    for k in range(7):
        s.stroke(at([(0.79 - 0.015 * k, 0.64), (0.73 - 0.015 * k, 0.67), (0.66 - 0.006 * k, 0.715)]), 1, "#8a8490", wobble=0.3, clip=tash)
    for k in range(12):
        b = np.array([0.60 + 0.011 * k, 0.335 - 0.02 * math.sin(k / 4)])
        s.stroke(at([b, b + (0.02, -0.04)]), 2, "#fbf8f2", body=True, wobble=0.3)
    s.lift(ell(*at([(0.3, 0.1)])[0], 24, 13, -10), 0.7, 6)
    scarf = blob([(258, 862), (300, 838), (346, 850), (352, 880), (306, 892), (262, 894)])
    tail = blob([(270, 870), (210, 862), (150, 826), (96, 836), (110, 862), (90, 884), (150, 880), (210, 908), (270, 900)])
    for g in (tail, scarf):
        s.thing(g, "#d8a02e", 1.0, col2="#a86a1e", shade=0.8, shcol="#4a200c", hatch=0, line=2.4)
        _cloth(s, g, "#d8a02e", "#4a200c", "#fff0b8", lambda x, y: 0.15, 70, 20, 1.3)
    for k in range(7):
        s.curve([(104 + k, 836 + k * 7), (88 + k, 838 + k * 8), (74 + r.normal() * 5, 842 + k * 8)], 2, "#d8a02e")
    # the near arm: he shades his eyes
    wrist = np.array([478.0, 804.0])
    fore = limb([(484, 884), (490, 832), tuple(wrist + (0, 8))], [35, 30, 19])
    up = limb([(282, 906), (390, 936), (484, 892)], [46, 40, 35])
    s.wash(move(up, -6, 20), dark, 0.8, wet=10, clip=torso)
    skin_ = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    brow = at([(0.76, 0.27)])[0]
    for k in (3, 2, 1, 0):  # four fingers, the nearest last
        f = [brow + (64, -4 - 7 * k), brow + (36, -10 - 7 * k), brow + (14, -7 - 7 * k), brow + (-5 + 5 * abs(k - 1), 1 - 6 * k)]
        s.thing(limb(f, [9, 8.4, 7.4, 5], 6), SKIN[0], 0.95, **skin_)
        s.stroke([f[1] + (1, -5), f[1] + (2, 4)], 1.1, SKIN[2], wobble=0.3)
    hand_ = blob([wrist + (-17, 6), wrist + (17, 4), brow + (92, 20), brow + (78, -22), brow + (60, -32), brow + (54, -14), brow + (54, 6), brow + (56, 30)])
    s.thing(hand_, SKIN[0], 0.95, **skin_)
    for k in range(3):
        s.curve([brow + (62, -22 + 8 * k), brow + (74, -10 + 9 * k), brow + (78, 18 + 6 * k)], 1.1, SKIN[2], clip=hand_)
    s.thing(limb([wrist + (-4, -26), brow + (52, 24), brow + (28, 16)], [11, 9, 6], 6), SKIN[0], 0.95, **skin_)  # thumb
    s.thing(limb([wrist + (-20, 6), wrist + (20, 10)], [10, 10]), "#fff4e0", 0.3, shade=0.5, hatch=0, line=2)
    s.thing(smooth(union(fore, up), 5), "#46597c", 1.05, **wool)
    _cloth(s, up, coat, dark, lit, lambda x, y: 0.2, 110)
    _cloth(s, fore, coat, dark, lit, lambda x, y: -1.5, 70)
    for p in ([(462, 926), (480, 898), (516, 890)], [(440, 904), (466, 884), (480, 850)], [(300, 900), (330, 924), (370, 932)]):
        s.curve(p, 2.4, dark)
    # what the wind has
    brim = ell(150, 668, 88, 27, -24)
    s.thing(brim, "#2c3450", 1.2, shade=0.8, shcol=NIGHT, hatch=4, line=2.6)
    s.thing(blob([(96, 676), (88, 628), (112, 598), (138, 610), (162, 584), (192, 602), (206, 634), (160, 668)]), "#3a4566", 1.15, col2="#2a3350", shade=0.9, shcol=NIGHT, hatch=4, line=2.7)  # fmt: skip
    s.stroke(path([(98, 672), (150, 660), (206, 628)], 8), 12, "#b0322a", taper=(0, 0))
    for k in range(3):
        s.curve([(196 + k * 14, 700 + k * 14), (232 + k * 8, 714 + k * 12), (264 + k * 3, 712 + k * 12)], 2, "#fff0d0", body=True, alpha=0.7)
    for _ in range(70):  # sand off his heel
        p = np.array([96 - 90 * r.random(), 1340 - 60 * r.random() ** 2])
        s.fill(ell(*p, r.uniform(0.8, 2.4)), "#f0b878" if r.random() < 0.6 else "#5a2434", body=True)


@card("dusk", paper="cold", light=(0.65, -0.45), fresh=False)
def train_missed(s):
    """An old man runs after a train; where it has been the land is open, and there are stars."""
    _dusk(s)
    _gap(s)
    _teeth(s)
    _train(s)
    _man(s)
    s.splatter("#2c1430", 50, (0, 1000, 460, 1500), (0.7, 4))
    s.splatter("#1c1f48", 30, (0, 0, 500, 300), (0.7, 4))
