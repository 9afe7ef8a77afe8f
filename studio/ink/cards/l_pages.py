"""Two out of a book, who nearly touch."""

from ..easel import *
from ..kit.brush import threads
from ..kit.figure import digit, garment

NIGHT = "#140c0c"
DARK = ("#8a5638", "#7a4030", "#26121a")
PALE = ("#f2c6a4", "#e08f74", "#80424e")
HOLES = (np.array([222, 1152]), np.array([800, 398]))


def turn(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -9, origin=(500, 750))


def _table(s):
    r = s.rng
    s.wash(s.all, "#b8804c", 0.65, col2="#8a5434", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, 900), (300, 1300), (1100, 1150), (1100, 1600), (-100, 1600)]), "#5a2c1c", 0.6, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 900)]), "#4a2418", 0.7, wet=90, gran=0.6, pool=0.6)
    for i in range(70):
        y = -40 + i * 24 + r.normal() * 5
        s.curve([(-20, y), (330, y + r.normal() * 10), (660, y + r.normal() * 10), (1020, y - 20 + r.normal() * 6)], r.uniform(0.8, 2.2), "#2a120e", alpha=0.6)
    for y in (150, 640, 1420):
        s.stroke([(-20, y), (1020, y - 20)], 4, "#160a0a")


def page_line(q, y):
    """A line of the page that swells from the fold: q is the side, y its height."""
    return path([(500, y + 26), (500 + q * 60, y - 12), (500 + q * 190, y - 22), (500 + q * 330, y - 8), (500 + q * 440, y + 10)], 8)


def _book(s):
    r = s.rng
    cover = valid(Polygon(turn([(30, 168), (478, 168), (500, 186), (522, 168), (970, 168), (970, 1362), (522, 1362), (500, 1378), (478, 1362), (30, 1362)])))
    s.wash(move(cover, 34, 40), NIGHT, 1.4, wet=26)
    s.thing(cover, "#b0242c", 1.1, col2="#7a1420", shade=0.8, shcol="#2a0410", hatch=6, line=4, gran=0.6)
    threads(s, cover, lambda x, y: 0.9, (("#2a0410", 0), ("#e8705a", 1)), 260, 12, 1.2, share=lambda x, y, lit: 0.8, alpha=0.6)
    for x, y, a, b in ((30, 168, 1, 1), (970, 168, -1, 1), (30, 1362, 1, -1), (970, 1362, -1, -1)):
        s.thing(valid(Polygon(turn([(x, y), (x + 74 * a, y), (x, y + 74 * b)]))), "#d8a03a", 1.0, shade=0.7, shcol="#5a2c0c", hatch=5, line=2.6)
    for q in (-1, 1):
        for k in range(9):  # the block of leaves
            d = 22 - 2.6 * k
            g = valid(Polygon(turn([*(page_line(q, 190) + [q * d, 0]), *(page_line(q, 1310 + d) + [q * d, 0])[::-1]])))
            s.cover(g)
            s.wash(g, "#f4e2bc", 0.35 + 0.04 * (8 - k), edge=0.8, off=0, rough=0.5)
            s.outline(g, 1.3, "#4a2c1c", lost=0.1)
        s.wash(g, "#e0b880", 0.35, col2="#d0a070", gran=0.6, pool=0.6, bloom=2, grad=("lin", 60 if q > 0 else 90, 0.1, 0.9), clip=g)
        for w, k in ((60, 0.16), (36, 0.2), (16, 0.4)):
            s.wash(valid(Polygon(turn([(500, 150), (500 + q * w, 150), (500 + q * w, 1370), (500, 1370)]))), "#5a2a18", k, wet=9, clip=g)
        for y in np.arange(200, 1350, 26):  # the paper bends into the fold
            w = r.uniform(14, 50)
            s.curve(turn([(500, y + 20), (500 + q * w * 0.5, y + 4), (500 + q * w, y - 8)]), 1.0, "#6a3a24", clip=g, alpha=0.5)
    s.wash(blob([(560, 900), (1100, 760), (1100, 1500), (520, 1500)]), "#a87040", 0.25, wet=90, clip=cover, gran=0.6)
    s.stroke(turn([(500, 206), (499, 760), (500, 1352)]), 4.5, "#1a0a0a", wobble=0.5)
    for a in np.arange(232, 1320, 96):
        s.stroke(turn([(496, a), (503, a + 18)]), 2.6, "#f0dcb0", body=True)
    _text(s, r)


def _text(s, r):
    for q in (-1, 1):
        rows = np.arange(252, 1290, 30)
        for i, y in enumerate(rows):
            if q < 0 and i < 5:
                continue
            line = page_line(q, y)
            at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
            last = 398 if r.random() > 0.16 else r.uniform(200, 340)
            u = 62.0
            while u < last:
                w = r.uniform(16, 50)
                n = int(w / 3.2)
                v = np.linspace(u, u + w, n)
                tall = np.where(r.random(n) < 0.2, 7.0, 3.2) * np.where(np.arange(n) % 2, -1, 0.45)
                pts = turn(np.c_[np.interp(v, at, line[:, 0]), np.interp(v, at, line[:, 1]) + tall])
                for hole in HOLES:  # words are drawn into the tear
                    d = hole - pts
                    k = np.exp(-((np.hypot(*d.T) / 190) ** 2))[:, None]
                    pts = pts + d * 0.34 * k + np.c_[-d[:, 1], d[:, 0]] * 0.2 * k
                s.stroke(pts, 1.8, "#2a1a18", wobble=0.3, press=0.5, alpha=0.9)
                u += w + 10
    g = valid(Polygon(turn([(96, 250), (226, 246), (226, 392), (96, 392)])))  # a capital, and who stands in it
    s.wash(g, "#b0242c", 0.8, edge=0.8, gran=0.5)
    s.outline(g, 2.4)
    for _ in range(34):
        x, y = r.uniform(104, 218), r.uniform(258, 384)
        s.stroke(arc(*turn([(x, y)])[0], 9, 9, r.uniform(0, 360), r.uniform(360, 560)), 1.3, "#f6d9a0", body=True, alpha=0.8)
    s.stroke(turn([(132, 378), (132, 266)]), 16, "#fff3d8", body=True, taper=(0, 0))
    s.stroke(turn(arc(132, 322, 62, 54, -88, 88)), 15, "#fff3d8", body=True, taper=(0, 0))
    for i, y in enumerate(np.arange(256, 400, 30)):
        pts = turn(np.c_[np.arange(252, 440 - 24 * (i == 4), 3.2), y - 14 + 3.4 * np.where(np.arange(len(np.arange(252, 440 - 24 * (i == 4), 3.2))) % 2, -1, 0.5)])
        for a in range(0, len(pts) - 8, 11):
            s.stroke(pts[a : a + 9], 1.8, "#2a1a18", wobble=0.3)


def _tear(s, hole, way, front):
    """Where an arm comes up: the dark first, the flaps of paper in front of the sleeve afterwards."""
    r = s.rng
    edges = np.cumsum(r.uniform(0.5, 1.6, 11))
    edges = edges / edges[-1] * math.tau + r.uniform(0, 1)
    rim = [hole + np.array([98 * math.cos(a), 84 * math.sin(a)]) * r.uniform(0.9, 1.1) for a in edges]
    if not front:
        g = blob([tuple(p) for p in rim], 4)
        s.wash(g.buffer(14), "#3a1a12", 0.7, wet=12)
        s.fill(g, "#120a0c")
        s.wash(g, NIGHT, 1.5)
        for a in (0.2, 1.7, 2.9, 4.4, 5.3):
            p = hole + np.array([94 * math.cos(a), 80 * math.sin(a)])
            e = hole + np.array([150 * math.cos(a + 0.1), 134 * math.sin(a + 0.1)])
            s.curve([p, (p + e) / 2 + r.normal(size=2) * 12, e], 3, "#2a1414", taper=(0.01, 0.8))
    for a, b in zip(rim, rim[1:] + rim[:1], strict=True):
        m = (a + b) / 2 - hole
        if (m @ way / (np.hypot(*m) * np.hypot(*way)) > -0.1) == front:
            continue
        wide = np.hypot(*(b - a))
        out = m / np.hypot(*m)
        tip = (a + b) / 2 + out * wide * r.uniform(0.5, 1.0) + (b - a) * r.uniform(-0.3, 0.3)
        if front:
            tip = (a + b) / 2 - out * wide * r.uniform(0.15, 0.4) + (b - a) * r.uniform(-0.25, 0.25)
        bow = (b - a) * r.uniform(-0.2, 0.2)
        flap = blob([(*(a - (b - a) * 0.12), 1), a * 0.45 + tip * 0.55 + bow, (*tip, 1), b * 0.5 + tip * 0.5 + bow * 0.5, (*(b + (b - a) * 0.12), 1)], 6)
        s.wash(move(flap, 9, 14), NIGHT, 0.8, wet=6)
        s.thing(flap, "#fff6e0", 0.25, col2="#d8b888", shade=0.8, shcol="#8a6040", hatch=4, line=2.4)
        for u in (0.25, 0.5, 0.75):
            c = a + (b - a) * u
            s.curve([tuple(c), tuple(c * 0.5 + tip * 0.5 + bow * 0.7), tuple(c * 0.2 + tip * 0.8)], 1.1, "#8a6040", clip=flap)


def _hand(s, wrist, way, size, flip, skin, shadow=None):
    """Stretched out, seen from above; the forefinger goes first."""
    light, warm, dark = skin

    def at(pts):
        return move(np.asarray(pts, float), *wrist, size, way, flip)

    index = [(0.50, -0.125), (0.74, -0.155), (0.92, -0.145), (1.06, -0.11)]
    middle = [(0.54, -0.03), (0.79, -0.02), (0.95, 0.035), (1.04, 0.10)]
    ring = [(0.52, 0.06), (0.75, 0.105), (0.885, 0.17), (0.95, 0.24)]
    little = [(0.46, 0.135), (0.63, 0.205), (0.74, 0.27), (0.79, 0.325)]
    thumb = [(0.12, -0.09), (0.30, -0.225), (0.46, -0.305), (0.61, -0.345)]
    palm = blob(at([(-0.02, -0.10), (0.10, -0.125), (0.34, -0.185), (0.50, -0.185), (0.57, -0.06), (0.55, 0.06), (0.49, 0.175), (0.34, 0.185), (0.14, 0.15), (-0.02, 0.11)]), 8)
    web = blob(at([(0.08, -0.09), (0.26, -0.22), (0.40, -0.25), (0.50, -0.17), (0.30, -0.05)]), 8)

    def finger(pts, radii):
        return limb(at(pts), [q * size for q in radii], 8)

    long = ([0.062, 0.058, 0.05, 0.036], [0.064, 0.06, 0.052, 0.037])
    main = smooth(union(palm, web, finger(index, long[0]), finger(middle, long[1]), finger(thumb, [0.082, 0.07, 0.056, 0.04])), size * 0.012)
    if shadow is not None:
        sh = union(main, finger(ring, [0.06, 0.057, 0.048, 0.035]), finger(little, [0.053, 0.049, 0.041, 0.03]))
        s.wash(move(sh, *shadow), "#3a1a12", 0.75, wet=12, gran=0.5)
        return
    digit(s, at(little), [q * size for q in (0.053, 0.049, 0.041, 0.03)], skin, nail=1, line=2.6, k=0.85)
    digit(s, at(ring), [q * size for q in (0.06, 0.057, 0.048, 0.035)], skin, nail=1, line=2.6, k=0.85)
    s.thing(main, light, 0.85, col2=warm, shade=0.9, shcol=dark, hatch=0, line=3, soft=size * 0.11)
    lower = blob(at([(-0.12, 0.02), (0.3, 0.08), (0.5, 0.10), (0.48, 0.19), (0.3, 0.2), (-0.12, 0.13)]))
    s.wash(lower, dark, 0.6, wet=size * 0.035, clip=main)
    pen = mix(dark, "#120a0e", 0.5)
    for f, q in ((index, -0.11), (middle, -0.025), (ring, 0.05), (little, 0.115)):  # sinews and knuckles
        s.curve(at([(0.08, q * 0.35), (0.3, q * 0.8), (f[0][0] - 0.06, f[0][1])]), 1.3, pen, alpha=0.6, clip=main)
        p = at([f[0]])[0]
        s.wash(ell(*p, size * 0.05, size * 0.04), warm, 0.25, wet=size * 0.02, clip=main)
        for o in (-0.015, 0.015):
            s.curve(at([(f[0][0] + o, f[0][1] - 0.04), (f[0][0] + o + 0.012, f[0][1]), (f[0][0] + o, f[0][1] + 0.035)]), 1.3, pen, clip=main, alpha=0.8)
    for f in (index, middle, thumb):
        for j in (1, 2):
            for o in (-0.011, 0.011):
                d = np.subtract(f[j + 1], f[j - 1])
                d = d / np.hypot(*d)
                n = np.array([-d[1], d[0]]) * 0.042
                c = np.array(f[j]) + d * o
                s.curve(at([c - n, c + d * 0.01, c + n * 0.85]), 1.3, pen, clip=main, wobble=0.4)
        d = np.subtract(f[3], f[2])
        c = at([np.array(f[3]) + d / np.hypot(*d) * 0.006])[0]
        e = at([np.array(f[3]) + d])[0] - at([f[3]])[0]
        w = math.degrees(math.atan2(e[1], e[0]))
        nail = ell(*c, size * 0.034, size * 0.024, w).intersection(main)
        s.lift(nail, 0.55, 1)
        s.wash(nail, "#f6d0c0", 0.3, edge=1, off=0)
        s.outline(nail, 1.5, lost=0)
    s.curve(at([(0.50, -0.075), (0.64, -0.095), (0.75, -0.095)]), 2.6)  # between the fingers
    s.curve(at([(0.50, 0.025), (0.6, 0.04), (0.72, 0.055)]), 2.2)
    s.curve(at([(0.16, -0.02), (0.32, -0.12), (0.44, -0.19)]), 1.8, pen)
    s.outline(main, 2, lost=0.4)


def _arm(s, hole, wrist, way, size, flip, skin, cloth_, cuff_at):
    a, b = np.asarray(hole, float), np.asarray(cuff_at, float)
    g = limb([a, a * 0.5 + b * 0.5, b], [70, 68, 58])
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    t = math.atan2(d[1], d[0])
    g = union(g, limb([a + (b - a) * 0.1, a + (b - a) * 0.5, a + (b - a) * 0.9], [78, 84, 66]))
    folds = []
    for u, side, deep in ((0.18, 1, 1.3), (0.34, -1, 0.9), (0.5, 1, 1.0), (0.68, -1, 1.2), (0.82, 1, 0.7)):
        c = a + (b - a) * u
        folds.append([tuple(c + n * 84 * side), tuple(c + n * (62 - 30 * deep) * side + d * 18), tuple(c + n * (44 - 62 * deep) * side + d * 12)])
    garment(s, g, *cloth_, lambda x, y: t + 0.2 * math.sin((x + y) / 60), 24, long=40, w=1.4, k=0.75, line=3.2, folds=folds, hatch=0)
    for u in (-0.6, -0.3, 0.0, 0.3, 0.6):  # gathered into the cuff
        s.curve([tuple(b - n * 54 * u - d * 4), tuple(b - n * 58 * u - d * 30), tuple(b - n * 52 * u - d * (46 + 16 * math.cos(u * 9)))], 2.2, cloth_[1], clip=g)
    _hand(s, wrist, way, size, flip, skin)
    w0 = b + d * 14
    frill = [tuple(w0 + n * 58 - d * 22)]
    for i in range(9):
        u = -1 + i / 4
        frill.append(tuple(w0 - n * 62 * u + d * (36 if i % 2 else 14)))
    frill.append(tuple(w0 - n * 58 - d * 22))
    cuff = blob(frill, 8)
    s.wash(move(cuff, 5, 9), skin[2], 0.9, wet=5, clip=move(cuff, 30 * d[0], 30 * d[1]))
    s.thing(cuff, "#fffaf0", 0.15, shade=0.6, shcol="#9a8a98", hatch=0, line=2.6)
    for i in range(9):
        u = -0.9 + i * 0.225
        s.curve([w0 - n * 52 * u - d * 18, w0 - n * 58 * u + d * 10], 1.6, "#5a4a60")


def _butterfly(s, x, y):
    s.glow(x, y, 120, "#ffd060", 0.35, 0.5)
    r = s.rng

    def q(pts, m):
        return [(*move([(a * m, b)], x, y, 0.76, 24)[0], *c) for a, b, *c in pts]

    for m in (-1, 1):
        s.wash(move(blob(q([(4, 0), (60, -44), (66, 10), (40, 56)], m)), 10, 26), "#2a100c", 0.8, wet=6)
        for pts, col in (([(4, 6), (34, 8), (52, 26), (44, 52), (26, 58), (8, 26)], "#e8962a"), ([(3, -6), (22, -46), (56, -66), (76, -56), (74, -28), (56, -2), (26, 8), (5, 6)], "#f8c02c")):
            g = blob(q(pts, m), 8)
            s.thing(g, col, 1.0, col2="#f8dc70", shade=0.5, shcol="#8a3c10", hatch=0, line=2.6)
            c = np.array(q([(4, 0)], m)[0][:2])
            for e in path([p[:2] for p in pts[1:-1]], 3):
                p = np.array(q([tuple(e)], m)[0])
                s.stroke([c, c + (p - c) * 0.9], 1.1, "#6a2c10", clip=g)
            edge = g.difference(g.buffer(-6))
            s.fill(edge, "#3a160e", alpha=0.85, clip=g)
            for _ in range(10):
                p = np.array(q([pts[r.integers(1, len(pts) - 1)][:2]], m)[0])
                s.fill(ell(*(p + (c - p) * 0.06 + r.normal(size=2) * 2), 1.8), "#fff3c0", body=True)
        s.fill(ell(*q([(50, -36)], m)[0], 7), "#3a160e")
        s.fill(ell(*q([(50, -37)], m)[0], 3), "#8ad0e0", body=True)
        s.curve(q([(2, -24), (10, -46), (24, -62)], m), 1.8)
        s.fill(ell(*q([(24, -62)], m)[0], 2.8))
    s.thing(limb(q([(0, -24), (0, 0), (0, 40)], 1), [6, 7, 4]), "#4a2418", 1.2, shade=0.6, hatch=3, line=2)


@card("bone", paper="laid", light=(-0.6, -0.7), fresh=False)
def two_pages(s):
    """Two hands out of the two pages of a book; their shadows touch already."""
    _table(s)
    _book(s)
    left, right = (np.array([276, 1038]), -50, 288), (np.array([740, 512]), 130, 278)
    for hole, w in zip(HOLES, (left, right), strict=True):
        _tear(s, hole, w[0] - hole, False)
    s.wash(limb([HOLES[0] + [30, 20], left[0] + [50, 60]], [60, 52]), "#2a100c", 1.0, wet=16)
    s.wash(limb([HOLES[1] + [6, 40], right[0] + [0, 90]], [60, 52]), "#2a100c", 1.0, wet=16)
    _hand(s, *left, False, DARK, shadow=(58, 66))
    _hand(s, *right, False, PALE, shadow=(-4, 96))
    s.wash(limb([(510, 828), (540, 850), (562, 878)], [10, 8, 10]), "#2a100c", 1.0, wet=6)
    _arm(s, HOLES[0], *left, False, DARK, ("#3f8a66", "#0c2a22", "#c4f0c8"), left[0] - [12, -14])
    _tear(s, HOLES[0], left[0] - HOLES[0], True)
    _arm(s, HOLES[1], *right, False, PALE, ("#7a3a7e", "#220a2c", "#e8b4e4"), right[0] + [12, -14])
    _tear(s, HOLES[1], right[0] - HOLES[1], True)
    ends = right[0] + [36, 22], left[0] + [30, 34]
    band = path([tuple(ends[0]), (800, 660), (806, 800), (730, 920), (640, 1000), (600, 1100), (640, 1180), (700, 1140), (660, 1060), (540, 1080), (440, 1150), (360, 1140), tuple(ends[1])], 10)
    s.wash(move(limb(band, np.full(len(band), 6), 1), 12, 14), "#2a100c", 0.7, wet=5)
    s.stroke(band, 12, "#3a0410", taper=(0.01, 0.01))
    s.stroke(band, 8, "#d42a36", taper=(0.01, 0.01))
    s.stroke(band - [1.5, 1], 1.6, "#ffb0a0", body=True, alpha=0.8)
    for e, w in zip(ends, (-40, -40), strict=True):  # a bow on either cuff
        for q in (-1, 1):
            loop = blob([tuple(v) for v in move([(0, 0), (16 * q, -20), (44 * q, -22), (50 * q, 2), (40 * q, 18), (14 * q, 10)], *e, 0.9, w + 66)], 8)
            s.wash(move(loop, 4, 7), "#2a100c", 0.6, wet=4)
            s.thing(loop, "#d42a36", 1.0, shade=0.7, shcol="#3a0410", hatch=0, line=2.2)
        s.thing(ell(*e, 10, 9), "#e8424a", 1.0, shade=0.5, shcol="#3a0410", hatch=0, line=2.2)
    _butterfly(s, 498, 778)
    s.splatter("#2a1a18", 30, (0, 900, 500, 1500), (0.7, 4))
    s.splatter(NIGHT, 40, (600, 0, 1000, 1500), (0.7, 4.5))
