"""Two cut out of a book, who nearly touch."""

from ..easel import *
from ..kit.brush import threads
from ..kit.figure import locks

NIGHT = "#140c0c"


def turn(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1.16, -9, origin=(500, 760))


MEET = turn([(500, 706)])[0]


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
            s.wash(valid(Polygon(turn([(500, 150), (500 + q * w, 150), (500 + q * w, 1370), (500, 1370)]))), "#5a2a18", k * 1.2, wet=24, clip=g)
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
    s.curve(turn([(196, 384), (190, 340), (196, 306)]), 5, "#fff3d8", body=True)
    for a in range(5):
        e = math.radians(a * 72 - 90)
        s.fill(ell(*turn([(196 + 19 * math.cos(e), 296 + 19 * math.sin(e))])[0], 15, 12, a * 72), "#fff3d8", body=True)
    s.fill(ell(*turn([(196, 296)])[0], 9), "#d8a03a", body=True)
    for e in (-1, 1):
        s.fill(limb(turn([(192, 362), (192 + e * 24, 346), (192 + e * 42, 330)]), [4, 10, 2]), "#fff3d8", body=True)
    for i, y in enumerate(np.arange(242, 400, 27)):
        v = np.arange(284, 464 - 24 * (i == 4), 3.0)
        pts = turn(np.c_[v, y - 6 + 3.4 * np.where(np.arange(len(v)) % 2, -1, 0.5)])
        for a in range(0, len(pts) - 8, 13):
            s.stroke(pts[a : a + 10], 2, "#2a1a18", wobble=0.3)


def _sheet(s, parts, gone):
    """What was cut out lies over the page with a white edge and its shadow; where it lay is a hole."""
    paper = smooth(union(*parts).buffer(9), 4)
    hole = move(paper, *gone)
    s.cover(hole)
    s.wash(hole, "#5a2a20", 1.0, col2="#2a1014", gran=0.3)
    s.wash(hole.difference(move(hole, 22, 28)), NIGHT, 1.3, wet=10, clip=hole)
    s.outline(hole, 2.2, "#2a1414")
    s.wash(move(paper, 22, 34), "#2a100c", 1.1, wet=9)
    s.wash(move(paper, 40, 60), "#2a100c", 0.5, wet=30)
    s.cover(paper)
    s.wash(paper, "#f8e8c8", 0.25, edge=0.6)
    s.outline(paper, 2.4, "#3a1c14", lost=0.1)


def _words(s, g, way, alpha=0.5):
    """The text of the page, which leans with the figure now."""
    r = np.random.default_rng(int(abs(way) * 10) + 5)
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    c = np.array(g.centroid.coords[0])
    for v in np.arange(-420, 420, 22):
        u = -460.0
        while u < 460:
            w = r.uniform(16, 44)
            m = max(4, int(w / 3))
            k = np.linspace(u, u + w, m)
            tall = np.where(r.random(m) < 0.2, 6.0, 2.8) * np.where(np.arange(m) % 2, -1, 0.45) + 8 * np.sin(k / 90)
            s.stroke(c + k[:, None] * d + (v + tall)[:, None] * n, 1.6, "#2a1418", wobble=0.3, press=0.5, clip=g, alpha=alpha)
            u += w + 10


class Doll:
    """A paper doll in the plane of the page: side -1 is the left page's."""

    def __init__(self, side):
        self.side = side

    def at(self, *pts):
        p = move(np.array([q[:2] for q in pts], float) * [-self.side, 1], 500 + self.side * 206, 770, 0.93, -self.side * 7)
        return [(*a, *b[2:]) for a, b in zip(turn(p), pts, strict=True)]

    def blob(self, *pts):
        return blob(self.at(*pts))

    def limb(self, pts, radii):
        return limb(self.at(*pts), [1.08 * r for r in radii])

    def ell(self, x, y, rx, ry):
        return valid(Polygon(self.at(*arc(x, y, rx, ry, 0, 360, 40))))


def _printed(s, g, col, dark, lit):
    """Flat colour of the press, a little beside its line, with a lit and a dark edge: it is thick paper."""
    s.cover(g)
    s.wash(g, col, 0.95, col2=mix(col, lit, 0.25), gran=0.22, edge=0.5, off=2.5)
    s.wash(g.difference(move(g, -12, -14)), dark, 0.7, wet=12, clip=g)
    s.outline(g, 2.6, mix(dark, "#08060a", 0.5), lost=0.05)


def _flowers(s, g, doll, gap, draw):
    x0, x1, y0, y1 = -230, 230, -330, 460
    for j, y in enumerate(np.arange(y0, y1, gap)):
        for x in np.arange(x0 + (j % 2) * gap * 0.58, x1, gap * 1.16):
            p = np.array(doll.at((x, y))[0])
            draw(p, g)


def _flower(s):
    def draw(p, g):
        if not g.contains(ell(*p, 15)):
            return
        for a in range(5):
            e = math.radians(a * 72 - 90 + s.rng.uniform(-8, 8))
            s.fill(ell(p[0] + 8 * math.cos(e), p[1] + 8 * math.sin(e), 6.4, 5, a * 72), "#fff0dc", body=True, alpha=0.95)
        s.fill(ell(*p, 4.4), "#f0b43a", body=True)

    return draw


def _star(s):
    def draw(p, g):
        if not g.contains(ell(*p, 13)):
            return
        pts = [(p[0] + q * math.cos(a), p[1] + q * math.sin(a)) for a, q in zip(np.radians(np.arange(-99, 261, 36)), [13, 5] * 5, strict=True)]
        s.fill(poly(pts), "#fff0c8", body=True, alpha=0.95)

    return draw


def _paper_skin(s, g, way):
    s.cover(g)
    s.wash(g, "#f0d0a4", 0.6, gran=0.22, edge=0.5)
    s.wash(g.difference(move(g, -8, -10)), "#8a4a30", 0.6, wet=9, clip=g)
    _words(s, g, way, 0.45)
    s.outline(g, 2.4, "#3a1c14", lost=0.05)


def _mitt(d, x, y, way):
    """A hand as scissors cut it: four fingers in one, and a thumb."""
    c, n = np.array([math.cos(way), math.sin(way)]), np.array([math.sin(way), -math.cos(way)])
    p = np.array([x, y], float)
    return union(d.limb([p, p + c * 22, p + c * 46], [15, 20, 12]), d.limb([p + c * 8 + n * 8, p + c * 22 + n * 28], [9, 7]))


def _her(s):
    """Seen from behind: hair to the waist, a dress of printed flowers."""
    d = Doll(-1)
    inner = [(58, -118), (110, -84), (150, -73)]
    outer = [(-58, -118), (-112, -50), (-150, 24)]
    hands = [_mitt(d, 146, -73, 0.1), _mitt(d, -148, 20, 2.0)]
    legs = [d.limb([(q * 46, 280), (q * 50, 350), (q * 50, 404)], [25, 21, 15]) for q in (-1, 1)]
    shoes = [d.blob((q * 34, 398), (q * 66, 398), (q * 72, 424), (q * 60, 440), (q * 36, 440), (q * 28, 424)) for q in (-1, 1)]
    hem = [(x, 312 + 12 * (i % 2)) for i, x in enumerate(np.linspace(196, -196, 15))]
    dress = d.blob((-46, -148), (46, -148), (78, -126), (72, -60), (58, 6, 1), (112, 130), *hem, (-112, 130), (-58, 6, 1), (-72, -60), (-78, -126))
    sleeves = [d.limb([(q * 62, -122), (q * 92, -98)], [34, 30]) for q in (-1, 1)]
    arms = [d.limb(a, [24, 20, 15]) for a in (inner, outer)]
    cap = d.blob(
        (-84, -250), (-76, -306), (-40, -342), (0, -350), (40, -342), (76, -306), (84, -250), (74, -196), (44, -164), (0, -152), (-44, -164), (-74, -196)
    )
    plait = [(7 * math.sin(k * 0.7), -140 + k * 27) for k in range(8)]
    _sheet(s, [*hands, *legs, *shoes, dress, *sleeves, *arms, cap, d.limb([*plait, (4, 96)], [34] * 8 + [12])], (-46, -34))
    for g in (*legs, *arms, *hands):
        _paper_skin(s, g, -0.9)
    for g in shoes:
        _printed(s, g, "#8a1c28", "#3a0410", "#ff9a90")
    _printed(s, dress, "#d8505a", "#5a1020", "#ffc8b8")
    _flowers(s, dress, d, 54, _flower(s))
    for x in (-120, -60, 0, 60, 120):
        s.curve(d.at((x * 0.4, 40), (x * 0.8, 150), (x * 1.3, 296)), 2.6, "#5a1020", clip=dress, alpha=0.7)
    for g in sleeves:
        _printed(s, g, "#d8505a", "#5a1020", "#ffc8b8")
    _printed(s, d.limb([(-62, 8), (0, 22), (62, 8)], [12, 13, 12]), "#a82434", "#3a0410", "#ff9a90")
    hair_ = ("#7a4426", "#3a1a10", "#a8703e", "#e0b070")
    s.wash(d.limb([(10, -130), (14, 0), (12, 70)], [40, 38, 20]), "#3a0818", 0.9, wet=12, clip=dress)
    tuft = d.blob((-14, 62), (14, 62), (22, 92), (4, 128), (-18, 94))
    end = np.array(d.at((0, 300))[0])
    locks(s, tuft, lambda x, y: math.atan2(end[1] - y, end[0] - x), hair_, 50, long=30, w=2, line=2.6)
    for k, (x, y) in list(enumerate(plait))[::-1]:
        w = 1 - 0.045 * k
        for q in (-1, 1) if k % 2 else (1, -1):
            lobe = d.blob((x - q * 6, y + 26 * w), (x + q * 4, y - 6), (x + q * 30 * w, y - 26 * w), (x + q * 36 * w, y - 6), (x + q * 26 * w, y + 14))
            s.thing(lobe, hair_[0], 1.0, col2=hair_[2], shade=0.8, shcol=hair_[1], hatch=0, line=2.8, gran=0.2)
            for u in (0.25, 0.45, 0.65, 0.82):
                a, b = (x + q * (2 + 30 * u) * w, y - 24 * u * w + 2), (x + q * 34 * u * w * 0.8, y + (22 - 12 * u) * w)
                s.curve(
                    d.at((a[0], a[1] - 4), ((a[0] + b[0]) / 2 + q * 3, (a[1] + b[1]) / 2), b),
                    1.8,
                    hair_[3] if u in (0.45, 0.65) else hair_[1],
                    clip=lobe,
                    body=u in (0.45, 0.65),
                    alpha=0.8,
                )
    _printed(s, d.limb([(-16, 60), (16, 60)], [9, 9]), "#d42a36", "#3a0410", "#ffb0a0")
    low = np.array(d.at((0, -120))[0])
    locks(s, cap, lambda x, y: math.atan2(low[1] - y, (low[0] - x) * 0.9), ("#7a4426", "#3a1a10", "#94602f", "#d09a58"), 420, long=74, w=1.8, line=2.8)
    part = d.at((0, -350), (3, -290), (0, -220))
    s.curve(part, 3.4, "#2a100a", clip=cap)
    s.curve([(a + 4, b) for a, b in part], 2, "#f0cc90", clip=cap, body=True, alpha=0.7)
    for q in (-1, 1):
        _printed(s, d.blob((0, -164), (q * 24, -190), (q * 60, -188), (q * 64, -156), (q * 52, -136), (q * 20, -150)), "#d42a36", "#3a0410", "#ffb0a0")
    _printed(s, d.ell(0, -163, 14, 13), "#e8424a", "#3a0410", "#ffb0a0")
    return np.array(d.at((132, -78))[0])


def _him(s):
    """Seen from behind, under a hat: a coat of printed stars."""
    d = Doll(1)
    inner = [(72, -118), (116, -84), (150, -73)]
    outer = [(-72, -118), (-124, -46), (-152, 34)]
    hands = [_mitt(d, 146, -73, 0.1), _mitt(d, -150, 34, 1.9)]
    legs = [d.limb([(q * 44, 150), (q * 48, 280), (q * 50, 400)], [44, 36, 29]) for q in (-1, 1)]
    shoes = [d.blob((q * 26, 396), (q * 72, 396), (q * 84, 424), (q * 76, 440), (q * 30, 440), (q * 22, 424)) for q in (-1, 1)]
    coat_ = d.blob((-46, -152), (46, -152), (100, -128), (96, -40), (82, 20), (100, 110), (126, 224, 1), (8, 236, 1), (0, 130, 1), (-8, 236, 1), (-126, 224, 1), (-100, 110), (-82, 20), (-96, -40), (-100, -128))  # fmt: skip
    arms = [d.limb(a, [33, 29, 25]) for a in (inner, outer)]
    nape = d.blob((-70, -280), (70, -280), (74, -220), (58, -168), (20, -146), (-20, -146), (-58, -168), (-74, -220))
    brim = d.ell(0, -272, 124, 30)
    crown = d.blob((-76, -274), (-70, -344), (-40, -366), (0, -356), (40, -366), (70, -344), (76, -274), (0, -262))
    _sheet(s, [*hands, *legs, *shoes, coat_, *arms, nape, brim, crown], (46, -40))
    for g in hands:
        _paper_skin(s, g, 0.6)
    for g in legs:
        _printed(s, g, "#5a5a70", "#1c1c30", "#c8c8d8")
    for g in shoes:
        _printed(s, g, "#3a2420", "#140a0a", "#a88a78")
    blue = ("#4a7cb0", "#122848", "#c8e0f4")
    for g in arms:
        _printed(s, g, *blue)
        _flowers(s, g, d, 50, _star(s))
    _printed(s, coat_, *blue)
    _flowers(s, coat_, d, 50, _star(s))
    s.curve(d.at((0, -150), (0, 0), (0, 130)), 2.6, "#122848", clip=coat_)
    _printed(s, d.limb([(-86, 24), (0, 34), (86, 24)], [11, 12, 11]), "#2c568a", *blue[1:])
    c = np.array(d.at((0, -300))[0])
    locks(s, nape, lambda x, y: math.pi / 2 + (x - c[0]) * 0.004, ("#2a1c1c", "#100808", "#4a3830", "#8a705c"), 170, long=46, w=2, line=2.6)
    _printed(s, d.blob((-62, -160), (0, -140), (62, -160), (70, -124), (0, -106), (-70, -124)), "#2c568a", *blue[1:])
    hat = ("#3a4a6a", "#101828", "#b8c8e0")
    s.wash(move(brim, 4, 16), "#140c10", 0.9, wet=8, clip=nape)
    _printed(s, brim, *hat)
    _printed(s, crown, *hat)
    band = d.blob((-77, -296), (0, -284), (77, -296), (77, -274), (0, -262), (-77, -274))
    _printed(s, band, "#d42a36", "#3a0410", "#ffb0a0")
    return np.array(d.at((132, -78))[0])


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
    for a, far, k in ((256, 268, 0.7), (270, 366, 0.56), (240, 330, 0.5), (282, 430, 0.66), (262, 470, 0.46), (263, 196, 0.44)):
        t = math.radians(a)
        x, y = MEET + far * np.array([math.cos(t), math.sin(t)])
        wings = [blob([tuple(v) for v in move([(2 * m, 2), (20 * m, -34), (44 * m, -34), (40 * m, -6), (30 * m, 6), (32 * m, 26), (14 * m, 24)], x, y, k, a + 40)], 8) for m in (-1, 1)]  # fmt: skip
        s.wash(move(union(*wings), 8, 16), "#5a2c14", 0.6, wet=5)
        for g in wings:
            s.fill(g, "#2a1a18")
        s.stroke(move([(0, -16), (0, 22)], x, y, k, a + 40), 3.4, "#2a1a18")
        for m in (-1, 1):
            s.curve(move([(0, -14), (6 * m, -28), (14 * m, -36)], x, y, k, a + 40), 1.4, "#2a1a18")


def _ribbon(s, hers, his):
    """The bookmark, tied to both wrists, goes the long way round."""
    way = [(470, 800), (484, 900), (530, 960), (548, 1050), (500, 1096), (456, 1040), (500, 960), (532, 880), (536, 800)]
    band = path([tuple(hers), *map(tuple, turn(way)), tuple(his)], 12)
    s.wash(move(limb(band, np.full(len(band), 7), 1), 14, 22), "#2a100c", 0.8, wet=7)
    s.stroke(band, 15, "#3a0410", taper=(0.01, 0.01))
    s.stroke(band, 10.5, "#d42a36", taper=(0.01, 0.01))
    s.stroke(band - [1.5, 2], 2, "#ffb0a0", body=True, alpha=0.8)
    for e, way in ((hers, -50), (his, 130)):
        for q in (-1, 1):
            loop = blob([tuple(v) for v in move([(0, 0), (14 * q, -18), (38 * q, -20), (44 * q, 2), (34 * q, 16), (12 * q, 9)], *e, 0.72, way)], 8)
            s.wash(move(loop, 5, 9), "#2a100c", 0.7, wet=5)
            s.thing(loop, "#d42a36", 1.0, shade=0.7, shcol="#3a0410", hatch=0, line=2.4)
        s.thing(ell(*e, 11, 10), "#e8424a", 1.0, shade=0.5, shcol="#3a0410", hatch=0, line=2.4)


@card("bone", paper="laid", light=(-0.6, -0.7))
def two_pages(s):
    """Two paper dolls have been cut out of the two pages of a book and reach for each other over the fold; words turn between them."""
    _table(s)
    _book(s)
    s.lift(ell(*MEET, 190, 210), 0.45, 80)
    s.glow(*MEET, 150, "#ffd060", 0.3, 0.6)
    hers, his = _her(s), _him(s)
    _loose(s)
    _scissors(s, 800, 1400, 0.95, -158)
    _ribbon(s, hers, his)
