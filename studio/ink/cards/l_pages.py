"""Two out of a book, who nearly touch."""

from ..easel import *
from ..kit.brush import threads
from ..kit.reach import reach

NIGHT = "#140c0c"
DARK = ("#8a5638", "#7a4030", "#26121a")
PALE = ("#f2c6a4", "#e08f74", "#80424e")
HOLES = (np.array([62, 1322]), np.array([938, 226]))
MEET = np.array([508, 772])


def turn(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1.16, -9, origin=(500, 760))


def _table(s):
    r = s.rng
    s.wash(s.all, "#b8804c", 0.65, col2="#8a5434", pool=0.6, bloom=4, gran=0.28)
    s.wash(blob([(-100, 900), (300, 1300), (1100, 1150), (1100, 1600), (-100, 1600)]), "#5a2c1c", 0.6, wet=90, gran=0.28, pool=0.6)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 900)]), "#4a2418", 0.7, wet=90, gran=0.28, pool=0.6)
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
    s.thing(cover, "#b0242c", 1.1, col2="#7a1420", shade=0.8, shcol="#2a0410", hatch=6, line=4, gran=0.28)
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
        s.wash(g, "#e0b880", 0.35, col2="#d0a070", gran=0.28, pool=0.6, bloom=2, grad=("lin", 60 if q > 0 else 90, 0.1, 0.9), clip=g)
        for w, k in ((60, 0.16), (36, 0.2), (16, 0.4)):
            s.wash(valid(Polygon(turn([(500, 150), (500 + q * w, 150), (500 + q * w, 1370), (500, 1370)]))), "#5a2a18", k, wet=9, clip=g)
        for y in np.arange(200, 1350, 26):  # the paper bends into the fold
            w = r.uniform(14, 50)
            s.curve(turn([(500, y + 20), (500 + q * w * 0.5, y + 4), (500 + q * w, y - 8)]), 1.0, "#6a3a24", clip=g, alpha=0.5)
    s.wash(blob([(560, 900), (1100, 760), (1100, 1500), (520, 1500)]), "#a87040", 0.25, wet=90, clip=cover, gran=0.28)
    s.stroke(turn([(500, 206), (499, 760), (500, 1352)]), 4.5, "#1a0a0a", wobble=0.5)
    for a in np.arange(232, 1320, 96):
        s.stroke(turn([(496, a), (503, a + 18)]), 2.6, "#f0dcb0", body=True)
    _text(s, r)


def swirl(pts):
    """Words are drawn into the eddy between the two hands; and how far they are in it."""
    d = pts - MEET
    k = np.exp(-((np.hypot(*d.T) / 290) ** 2))
    a, q = 2.3 * k, (1 - 0.16 * k)[:, None]
    c, n = np.cos(a), np.sin(a)
    return MEET + np.c_[d[:, 0] * c - d[:, 1] * n, d[:, 0] * n + d[:, 1] * c] * q, float(k.mean())


def _text(s, r):
    for q in (-1, 1):
        for i, y in enumerate(np.arange(252, 1290, 27)):
            if q < 0 and i < 6:
                continue
            line = page_line(q, y)
            at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
            last = 398 if r.random() > 0.16 else r.uniform(200, 340)
            u = 30.0
            while u < last:
                w = r.uniform(16, 50)
                n = int(w / 3.0)
                v = np.linspace(u, u + w, n)
                tall = np.where(r.random(n) < 0.2, 7.0, 3.2) * np.where(np.arange(n) % 2, -1, 0.45)
                pts, near = swirl(turn(np.c_[np.interp(v, at, line[:, 0]), np.interp(v, at, line[:, 1]) + tall]))
                if near > 0.25:  # they have come off the paper
                    s.stroke(pts + [7, 12], 2.2, "#6a3a1c", wobble=0.3, alpha=0.3)
                s.stroke(pts, 2.0 + 1.6 * near, mix("#2a1a18", "#b01c28", max(0, near * 2 - 1)), wobble=0.3, press=0.5, alpha=0.95)
                u += w + 10
    g = valid(Polygon(turn([(130, 250), (260, 246), (260, 392), (130, 392)])))  # a capital, and who stands in it
    s.wash(g, "#b0242c", 0.8, edge=0.8, gran=0.28)
    s.outline(g, 2.4)
    for _ in range(34):
        x, y = r.uniform(138, 252), r.uniform(258, 384)
        s.stroke(arc(*turn([(x, y)])[0], 9, 9, r.uniform(0, 360), r.uniform(360, 560)), 1.3, "#f6d9a0", body=True, alpha=0.8)
    s.stroke(turn([(166, 378), (166, 266)]), 16, "#fff3d8", body=True, taper=(0, 0))
    s.stroke(turn(arc(166, 322, 62, 54, -88, 88)), 15, "#fff3d8", body=True, taper=(0, 0))
    for i, y in enumerate(np.arange(242, 400, 27)):
        v = np.arange(284, 464 - 24 * (i == 4), 3.0)
        pts = turn(np.c_[v, y - 6 + 3.4 * np.where(np.arange(len(v)) % 2, -1, 0.5)])
        for a in range(0, len(pts) - 8, 13):
            s.stroke(pts[a : a + 10], 2, "#2a1a18", wobble=0.3)


def _tear(s, hole, way, front):
    """Where an arm comes up: the dark first, the flaps of paper in front of the sleeve afterwards."""
    r = s.rng
    edges = np.cumsum(r.uniform(0.5, 1.6, 11))
    edges = edges / edges[-1] * math.tau + r.uniform(0, 1)
    rim = [hole + np.array([150 * math.cos(a), 132 * math.sin(a)]) * r.uniform(0.9, 1.1) for a in edges]
    if not front:
        g = blob([tuple(p) for p in rim], 4)
        s.wash(g.buffer(14), "#3a1a12", 0.7, wet=12)
        s.fill(g, "#120a0c")
        s.wash(g, NIGHT, 1.5)
        for a in (0.2, 1.7, 2.9, 4.4, 5.3):
            p = hole + np.array([146 * math.cos(a), 128 * math.sin(a)])
            e = hole + np.array([224 * math.cos(a + 0.1), 200 * math.sin(a + 0.1)])
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


def _arm(s, hole, wrist, way, size, skin, cloth_):
    """A full sleeve that comes up out of the page and is gathered into a frill; then the hand."""
    a, b = np.asarray(hole, float), np.asarray(wrist, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    long = np.hypot(*(b - a))

    def q(u, v):
        return tuple(a + d * long * u + n * v)

    g = blob([q(-0.35, -118), q(0.1, -138), q(0.5, -128), q(0.82, -92), q(1.02, -64), q(1.02, 64), q(0.84, 98), q(0.5, 142), q(0.05, 134), q(-0.35, 112)])
    s.thing(g, cloth_[0], 0.95, col2=mix(*cloth_[:2], 0.35), shade=0.9, shcol=cloth_[1], hatch=0, line=3.4, soft=70, gran=0.25)
    for v, deep in ((-96, 0.9), (-58, 0.6), (-14, 1.0), (34, 0.7), (74, 1.0), (112, 0.8)):  # folds run into the cuff
        line = [q(1.0, v * 0.48), q(0.7, v * 0.92), q(0.2, v * 1.04 + 8)]
        s.wash(limb(line, [3, 11 * deep, 17 * deep]), cloth_[1], 0.8, wet=9, clip=g)
        s.curve(line, 2.6, mix(cloth_[1], "#08060a", 0.4), clip=g)
        s.curve([q(0.97, v * 0.48 - 9), q(0.7, v * 0.92 - 18), q(0.3, v * 1.04 - 14)], 3, cloth_[2], body=True, alpha=0.32, clip=g)
    reach(s, wrist, way, size, skin)
    w0 = b + d * 4
    frill = [tuple(w0 + n * 76 - d * 30)]
    for i in range(13):
        u = -1 + i / 6
        frill.append(tuple(w0 - n * 88 * u + d * (46 if i % 2 else 20)))
    frill.append(tuple(w0 - n * 76 - d * 30))
    cuff = blob(frill, 8)
    s.wash(move(cuff, 6, 12), skin[2], 0.9, wet=6, clip=move(cuff, 40 * d[0], 40 * d[1]))
    s.thing(cuff, "#fffaf0", 0.15, shade=0.7, shcol="#8a7a98", hatch=0, line=2.8)
    for i in range(13):
        u = -0.92 + i * 0.153
        s.curve([w0 - n * 70 * u - d * 26, w0 - n * 80 * u + d * 12], 1.8, "#5a4a60")


def _loose(s):
    """Words that have become what they say."""
    for a, far, k in ((196, 250, 0.5), (214, 300, 0.42), (228, 232, 0.6), (240, 330, 0.46), (256, 268, 0.66), (270, 356, 0.5), (18, 270, 0.5), (34, 330, 0.42), (48, 250, 0.62), (62, 310, 0.52), (78, 240, 0.66)):
        t = math.radians(a)
        x, y = MEET + far * np.array([math.cos(t), math.sin(t)])
        wings = [blob([tuple(v) for v in move([(2 * m, 2), (20 * m, -34), (44 * m, -34), (40 * m, -6), (30 * m, 6), (32 * m, 26), (14 * m, 24)], x, y, k, a + 40)], 8) for m in (-1, 1)]
        s.wash(move(union(*wings), 8, 16), "#5a2c14", 0.6, wet=5)
        for g in wings:
            s.fill(g, "#2a1a18")
        s.stroke(move([(0, -16), (0, 22)], x, y, k, a + 40), 3.4, "#2a1a18")
        for m in (-1, 1):
            s.curve(move([(0, -14), (6 * m, -28), (14 * m, -36)], x, y, k, a + 40), 1.4, "#2a1a18")


def _butterfly(s, x, y):
    s.glow(x, y, 120, "#ffd060", 0.35, 0.5)
    r = s.rng

    def q(pts, m):
        return [(*move([(a * m, b)], x, y, 1.0, 24)[0], *c) for a, b, *c in pts]

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


@card("bone", paper="laid", light=(-0.6, -0.7))
def two_pages(s):
    """Two hands out of the two pages of a book; the words turn between them."""
    _table(s)
    _book(s)
    s.lift(ell(*MEET, 190, 210), 0.45, 80)
    left, right = (np.array([172, 1166]), -51, 424), (np.array([838, 382]), 129, 416)
    for hole, w in zip(HOLES, (left, right), strict=True):
        _tear(s, hole, w[0] - hole, False)
    s.wash(limb([HOLES[0] + [60, 30], left[0] + [80, 70]], [110, 80]), "#2a100c", 1.0, wet=20)
    s.wash(limb([HOLES[1] + [0, 60], right[0] + [10, 110]], [110, 80]), "#2a100c", 1.0, wet=20)
    _loose(s)
    reach(s, *left, DARK, shadow=(66, 80))
    reach(s, *right, PALE, shadow=(10, 110))
    _arm(s, HOLES[0], *left, DARK, ("#2f8a62", "#08261e", "#c4f0c8"))
    _tear(s, HOLES[0], left[0] - HOLES[0], True)
    _arm(s, HOLES[1], *right, PALE, ("#83408c", "#220a2c", "#e8b4e4"))
    _tear(s, HOLES[1], right[0] - HOLES[1], True)
    _ribbon(s, left[0] + [56, 22])
    _butterfly(s, *MEET)
    s.splatter("#2a1a18", 24, (300, 1000, 1000, 1500), (0.7, 4))


def _ribbon(s, e):
    """It trails from a cuff over the edge of the page."""
    band = path([tuple(e), (330, 1230), (430, 1250), (560, 1190), (640, 1230), (610, 1310), (560, 1270), (640, 1200), (780, 1230), (840, 1330), (960, 1380), (1040, 1440)], 10)
    s.wash(move(limb(band, np.full(len(band), 7), 1), 12, 16), "#2a100c", 0.8, wet=6)
    s.stroke(band, 15, "#3a0410", taper=(0.01, 0.01))
    s.stroke(band, 10.5, "#d42a36", taper=(0.01, 0.01))
    s.stroke(band - [1.5, 2], 2, "#ffb0a0", body=True, alpha=0.8)
    for q in (-1, 1):
        loop = blob([tuple(v) for v in move([(0, 0), (16 * q, -20), (44 * q, -22), (50 * q, 2), (40 * q, 18), (14 * q, 10)], *e, 1.3, 40)], 8)
        s.wash(move(loop, 5, 9), "#2a100c", 0.7, wet=5)
        s.thing(loop, "#d42a36", 1.0, shade=0.7, shcol="#3a0410", hatch=0, line=2.4)
    s.thing(ell(*e, 14, 12), "#e8424a", 1.0, shade=0.5, shcol="#3a0410", hatch=0, line=2.4)
