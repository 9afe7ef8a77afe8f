"""Two cut out of a book, who nearly touch."""

from ..easel import *
from ..kit.brush import threads
from ..kit.flight import man, woman

NIGHT = "#140c0c"
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


INKS = {"skin": "#fffaf0", "hair": "#7a4a34", "dark": "#8a8a90"}
SIZE = 0.78


def _cut_out(s, figure, at, way, cloth_):
    """A figure of the page itself, faintly printed: where it lay is a hole, and it carries its lines of text with it."""
    d = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
    n = np.array([-d[1], d[0]])
    parts = [(INKS.get(what, cloth_), g) for what, g in figure]
    whole = union(*(g for _, g in parts))
    hole = move(whole, *(at - d * 110 + n * 34), SIZE, way + 7)
    paper = move(whole, *at, SIZE, way)
    s.cover(hole)
    s.wash(hole, "#4a1c18", 1.0, col2="#1c0a10", gran=0.4)
    s.wash(hole.difference(move(hole, 26, 34)), NIGHT, 1.3, wet=10, clip=hole)
    s.outline(hole, 2.2, "#2a1414")
    s.outline(hole.buffer(4), 1.4, "#fff6e0", lost=0.5)
    s.wash(move(paper, 26, 38), "#2a100c", 1.1, wet=9)
    s.wash(move(paper, 44, 62), "#2a100c", 0.4, wet=26)
    for col, g in parts:
        part = move(g, *at, SIZE, way)
        s.cover(part)
        s.wash(part, col, 0.55 if col != INKS["skin"] else 0.2, grad=("lin", way + 90, 0.4, 0.9), gran=0.25)
        s.wash(part.difference(move(part, -8, -10)), "#7a4a34", 0.6, wet=7, clip=part)
        _lines(s, part.buffer(-5), at, d, n)
        s.outline(part, 2.8, "#1c0c0c", lost=0.05)
    s.outline(paper, 4, "#1c0c0c", lost=0.02)
    _gaze(s, at, way)


def _gaze(s, at, way):
    """An eye wide open, a brow, lips that are about to say something."""
    for pts, w in (([(-258, -72), (-242, -82), (-228, -74)], 3.4), ([(-270, -98), (-248, -110), (-226, -102)], 3.6), ([(-230, -36), (-244, -32), (-258, -36)], 3)):
        s.curve([tuple(p) for p in move(pts, *at, SIZE, way)], w, "#1c0c0c")
    s.fill(ell(*move([(-241, -72)], *at, SIZE, way)[0], 4.2), "#1c0c0c")


def _lines(s, paper, at, d, n):
    """The text of the page, which leans with the figure now; the same for all its parts."""
    r = np.random.default_rng(int(abs(at[0])))
    for v in np.arange(-142, 122, 20):
        u = -690.0
        while u < 0:
            w = r.uniform(16, 44)
            m = max(4, int(w / 3))
            k = np.linspace(u, u + w, m)
            tall = np.where(r.random(m) < 0.2, 6.0, 2.8) * np.where(np.arange(m) % 2, -1, 0.45) + 7 * np.sin(k / 90)
            s.stroke(at + k[:, None] * d + (v + tall)[:, None] * n, 1.8, "#3a2420", wobble=0.3, press=0.5, clip=paper, alpha=0.75)
            u += w + 10


def _scissors(s, x, y, q, way):
    """They lie open at the edge: somebody helped."""

    def at(*pts):
        return [(*move([p[:2]], x, y, q, way)[0], *p[2:]) for p in pts]

    rings = [Polygon(at(*arc(-150, m * 62, 56, 44, 0, 360, 40))).difference(Polygon(at(*arc(-150, m * 62, 34, 24, 0, 360, 40)))) for m in (-1, 1)]
    blades = [blob(at((-112, m * 46), (-30, m * 4), (60, -m * 22), (250, -m * 62, 1), (80, -m * 44), (-10, -m * 16), (-100, m * 26))) for m in (-1, 1)]
    whole = union(*rings, *blades)
    s.wash(move(whole, 16, 24), NIGHT, 1.2, wet=8)
    for ring, blade in zip(rings, blades, strict=True):
        s.cover(union(ring, blade))
        s.thing(blade, "#b8c4cc", 0.8, col2="#6a7888", shade=0.9, shcol="#1c2430", hatch=4, line=3)
        s.thing(ring, "#2a2c38", 1.1, shade=0.7, shcol="#08080c", hatch=0, line=3)
    s.thing(ell(*at((-4, 0))[0], 11 * q), "#d8a03a", 1.0, shade=0.7, shcol="#5a2c0c", hatch=0, line=2.4)


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


def _ribbon(s, hers, his):
    """The bookmark, tied to both wrists, goes the long way round."""
    band = path([tuple(hers), (470, 960), (560, 1010), (700, 980), (760, 1080), (690, 1150), (640, 1070), (740, 960), (800, 820), (740, 720), tuple(his)], 12)
    s.wash(move(limb(band, np.full(len(band), 7), 1), 14, 22), "#2a100c", 0.8, wet=7)
    s.stroke(band, 15, "#3a0410", taper=(0.01, 0.01))
    s.stroke(band, 10.5, "#d42a36", taper=(0.01, 0.01))
    s.stroke(band - [1.5, 2], 2, "#ffb0a0", body=True, alpha=0.8)
    for e, way in ((hers, -50), (his, 130)):
        for q in (-1, 1):
            loop = blob([tuple(v) for v in move([(0, 0), (14 * q, -18), (38 * q, -20), (44 * q, 2), (34 * q, 16), (12 * q, 9)], *e, 1.0, way)], 8)
            s.wash(move(loop, 5, 9), "#2a100c", 0.7, wet=5)
            s.thing(loop, "#d42a36", 1.0, shade=0.7, shcol="#3a0410", hatch=0, line=2.4)
        s.thing(ell(*e, 13, 11), "#e8424a", 1.0, shade=0.5, shcol="#3a0410", hatch=0, line=2.4)


@card("bone", paper="laid", light=(-0.6, -0.7))
def two_pages(s):
    """Two have been cut out of the two pages of a book and fly at each other; the words turn between them."""
    _table(s)
    _book(s)
    s.lift(ell(*MEET, 190, 210), 0.45, 80)
    s.glow(*MEET, 150, "#ffd060", 0.3, 0.6)
    _loose(s)
    _scissors(s, 800, 1330, 0.95, -158)
    _cut_out(s, woman(), MEET + [-22, 24], -50, "#d8605a")
    _cut_out(s, man(), MEET + [22, -24], 130, "#4a78a8")
    _ribbon(s, MEET + [-94, 112], MEET + [94, -112])
    s.splatter("#2a1a18", 24, (300, 1000, 1000, 1500), (0.7, 4))
