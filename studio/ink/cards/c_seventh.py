"""Having and losing: a court card, an ark, a soup, a general."""

from ..easel import *


class Half:
    """Draws upright, within a shape; `turned` it comes out upside down about the middle of the card."""

    def __init__(self, s, clip, turned):
        self.s, self.clip, self.turned = s, clip, turned

    def at(self, g):
        return move(g, 0, 0, 1, 180, origin=(500, 750)) if self.turned else g

    def thing(self, g, col, k=0.85, **kw):
        g = self.at(g).intersection(self.clip)
        self.s.thing(g, col, k, **{"shade": 0.45, "hatch": 0, "line": 2.6, "lost": 0.1, **kw})
        return g

    def curve(self, pts, w=2.2, col=None, **kw):
        self.s.curve(self.at(np.array(pts, float)), w, col, clip=self.clip, **kw)

    def wash(self, g, col, k=0.8, **kw):
        self.s.wash(self.at(g), col, k, clip=self.s.mask(self.clip), **kw)

    def fill(self, g, col=None, **kw):
        self.s.fill(self.at(g).intersection(self.clip), col, **kw)

    def eye(self, x, y, w, look, lid, iris):
        p = self.at(np.array([(x, y)]))[0]
        marks.eye(self.s, p[0], p[1], w, look=look, tilt=180 if self.turned else 0, lid=lid, iris=iris, lash=False, line=2.2)

    def hairs(self, tops, ends, n, cols, w=1.8):
        """Strands from one line to another, with a wave."""
        a, b = path(tops, 10), path(ends, 10)
        r = self.s.rng
        for i in range(n):
            u = (i + r.uniform(-0.4, 0.4)) / max(1, n - 1)
            p, q = (c[int(np.clip(u, 0, 1) * (len(c) - 1))] for c in (a, b))
            d = q - p
            m = np.array([-d[1], d[0]]) * 0.07 * (1 if i % 2 else -1)
            self.curve([p, p + d * 0.35 + m, p + d * 0.7 - m, q], w * r.uniform(0.7, 1.3), cols[i % len(cols)], n=6)

    def fist(self, x, y, e, skin_, dark):
        """Closed round an upright thing at (x, y), the thumb in front; e: 1 the arm comes from the right."""
        self.thing(blob([(x - 30, y - 26), (x + 4, y - 34), (x + 32, y - 20), (x + 34, y + 20), (x + 8, y + 36), (x - 28, y + 28)]), skin_, 0.7, shcol=dark)
        for k in (-1, 0, 1):
            self.curve([(x - 30 * e, y + 4 + 16 * k - 6), (x - 4 * e, y + 2 + 16 * k - 4), (x + 10 * e, y + 8 + 16 * k - 4)], 2)
        self.thing(limb([(x + 26 * e, y - 4), (x + 6 * e, y - 22), (x - 18 * e, y - 24)], [13, 11, 9]), skin_, 0.7, shcol=dark)
        self.curve([(x - 22 * e, y - 30), (x - 28 * e, y - 24), (x - 22 * e, y - 18)], 1.6)


def _visage(h, skin_, blush, dark, look, lid, iris, brow, smile):
    """A face to the front, (500, 345) its middle; brow: its inner ends up; smile: -1..1."""
    for e in (-1, 1):
        h.thing(blob([(500 + 72 * e, 330), (500 + 90 * e, 326), (500 + 90 * e, 362), (500 + 70 * e, 376)]), skin_, 0.7, shcol=dark, line=2.2)
        h.curve([(500 + 80 * e, 338), (500 + 84 * e, 350), (500 + 76 * e, 360)], 1.5)
    h.thing(
        blob([(428, 300), (446, 258), (500, 244), (554, 258), (572, 300), (570, 360), (548, 414), (500, 440), (452, 414), (430, 360)]),
        skin_,
        0.7,
        col2=blush,
        shcol=dark,
    )
    for e in (-1, 1):
        h.wash(ell(500 + 42 * e, 374, 22, 16), "#d8604e", 0.35, wet=8)
        h.eye(500 + 32 * e, 330, 40, look, lid, iris)
        h.curve([(500 + 12 * e, 306 - 10 * brow), (500 + 32 * e, 296 - 2 * brow), (500 + 58 * e, 304 + 8 * brow)], 6)
        h.curve([(500 + 18 * e, 350), (500 + 34 * e, 356), (500 + 50 * e, 350)], 1.6)
    h.thing(blob([(490, 330), (486, 366), (476, 386), (500, 396), (524, 386), (514, 366), (510, 330)], 6), blush, 0.5, shcol=dark, line=0)
    h.curve([(512, 328), (514, 362), (526, 380), (520, 392), (502, 396), (482, 390)], 2.6)
    h.curve([(468, 414 - 10 * smile), (484, 412), (500, 416 - 2 * smile), (516, 412), (532, 414 - 10 * smile)], 4, "#7a2a2c")


def _king(s, clip):
    h = Half(s, clip, False)
    gold, skin_, blush, dark = "#f0bc3c", "#efc3a4", "#e09a86", "#8f5560"
    h.thing(
        blob([(430, 440), (350, 456), (276, 520), (232, 640), (214, 900, 1), (786, 900, 1), (768, 640), (724, 520), (650, 456), (570, 440)]),
        "#eeb83a",
        0.85,
        col2="#e09a2c",
        shcol="#8a4a14",
        hatch=7,
    )
    panel = poly([(452, 520), (548, 520), (580, 900), (420, 900)])
    h.thing(panel, "#a8242c", 1.0, shcol="#5a101c")
    for k in range(7):
        y = 560 + 46 * k
        h.thing(poly([(500, y - 20), (516, y), (500, y + 20), (484, y)]), "#f0bc3c", 1.0, line=1.8)
        for e in (-1, 1):
            h.fill(ell(500 + 34 * e, y + 22, 5), "#f6d060", body=True)
    cape = blob(
        [(410, 440), (500, 470), (590, 440), (650, 474), (660, 530), (596, 556), (548, 610), (500, 622), (452, 610), (404, 556), (340, 530), (350, 474)]
    )
    h.thing(cape, "#fbf6ea", 0.12, shcol="#8a8a98", shade=0.5)
    for x, y in ((374, 506), (410, 540), (450, 580), (500, 596), (550, 580), (590, 540), (626, 506), (430, 500), (570, 500), (500, 552)):
        h.thing(blob([(x - 4, y - 12), (x + 4, y - 12), (x + 8, y + 6), (x, y + 16, 1), (x - 8, y + 6)], 5), "#1d1a20", 1.3, line=0)
    for e, item in ((-1, "leg"), (1, "cup")):
        x = 500 + 172 * e
        sleeve = blob(
            [
                (500 + 110 * e, 500),
                (500 + 210 * e, 540),
                (500 + 276 * e, 660),
                (500 + 262 * e, 720),
                (500 + 216 * e, 726),
                (500 + 186 * e, 660),
                (500 + 150 * e, 640),
                (500 + 120 * e, 620),
            ]
        )
        h.thing(sleeve, "#eeb83a", 0.85, shcol="#8a4a14", hatch=7)
        h.curve([(500 + 150 * e, 520), (500 + 190 * e, 590), (500 + 240 * e, 690)], 1.8)
        if item == "cup":
            h.thing(poly([(x - 8, 520), (x + 8, 520), (x + 10, 640), (x - 10, 640)]), gold, 0.95, shcol="#8a5a10")
            h.thing(
                blob([(x - 52, 420, 1), (x + 52, 420, 1), (x + 44, 480), (x + 12, 516), (x - 12, 516), (x - 44, 480)]), gold, 0.95, shcol="#8a5a10", hatch=5
            )
            h.thing(ell(x, 420, 52, 13), "#7a1424", 1.1, line=2.2)
            h.thing(ell(x, 640, 40, 11), gold, 0.95, shcol="#8a5a10")
            for k in (-1, 0, 1):
                h.fill(ell(x + 26 * k, 462, 6), ("#3a4a8a", "#b82e34", "#3a7a5a")[k + 1])
        else:
            h.thing(limb([(x, 640), (x - 4, 530)], [9, 9]), "#fbf4e4", 0.25, shcol="#8a7a6a")
            h.thing(union(ell(x - 9, 648, 12), ell(x + 9, 648, 12)), "#fbf4e4", 0.25, shcol="#8a7a6a")
            h.thing(
                blob([(x - 14, 540), (x - 56, 480), (x - 58, 420), (x - 20, 376), (x + 26, 380), (x + 48, 424), (x + 40, 490), (x + 8, 540)]),
                "#c8702e",
                0.95,
                col2="#9a4a1e",
                shcol="#5a2410",
                hatch=6,
                bloom=2,
            )
            for a, c in ((-30, 430), (4, 410), (16, 460), (-20, 480)):
                h.curve([(x + a, c), (x + a + 10, c + 4), (x + a + 16, c + 14)], 2, "#5a2410")
        fore = limb([(500 + 240 * e, 690), (500 + 206 * e, 640), (x + 14 * e, 606)], [40, 34, 26])
        h.thing(fore, "#f0c24a", 0.85, shcol="#8a4a14")
        h.thing(limb([(x + 34 * e, 628), (x + 10 * e, 598)], [30, 27]), "#fbf4e4", 0.15, shcol="#8a8a98")
        h.fist(x, 582, e, skin_, dark)
    cols = ("#5a2010", "#8a3a1c", "#d8844a")
    for e in (-1, 1):
        h.thing(
            blob([(500 + 62 * e, 270), (500 + 92 * e, 290), (500 + 112 * e, 360), (500 + 124 * e, 420), (500 + 96 * e, 440), (500 + 78 * e, 380)]),
            "#a4492a",
            0.9,
            shcol="#4a1c10",
        )
        h.hairs([(500 + 64 * e, 272), (500 + 90 * e, 292)], [(500 + 92 * e, 434), (500 + 122 * e, 420)], 8, cols)
    _visage(h, skin_, blush, dark, (0.8, 0.9), 0.35, "#3a5a4a", -0.9, -1.0)
    h.thing(
        blob(
            [
                (430, 356),
                (446, 404),
                (470, 402),
                (500, 394),
                (530, 402),
                (554, 404),
                (570, 356),
                (580, 430),
                (566, 500),
                (530, 540),
                (500, 556),
                (470, 540),
                (434, 500),
                (420, 430),
            ]
        ).difference(ell(500, 424, 36, 14)),
        "#a4492a",
        0.95,
        shcol="#4a1c10",
    )
    h.hairs([(434, 380), (466, 410), (500, 440), (534, 410), (566, 380)], [(430, 490), (466, 536), (500, 552), (534, 536), (570, 490)], 34, cols)
    h.curve([(468, 424), (484, 418), (500, 420), (516, 418), (532, 426)], 4.4, "#6a1c20")
    h.wash(ell(500, 430, 22, 6), "#c8504e", 0.9)
    band = blob([(420, 280, 1), (460, 264), (500, 260), (540, 264), (580, 280, 1), (584, 240, 1), (540, 226), (500, 222), (460, 226), (416, 240, 1)])
    h.thing(blob([(430, 236), (440, 200), (500, 184), (560, 200), (570, 236)]), "#8a1c2c", 1.0)
    points = [(416, 242), (404, 184), (446, 216), (462, 178), (484, 212), (500, 172), (516, 212), (538, 178), (554, 216), (596, 184), (584, 242)]
    h.thing(union(band, poly([*points, (500, 232)])), gold, 1.0, shcol="#8a5a10", line=3)
    h.curve([(418, 246), (460, 232), (500, 228), (540, 232), (582, 246)], 2)
    for x, y, col in ((446, 252, "#3a7a5a"), (500, 243, "#b82e34"), (554, 252, "#3a4a8a")):
        h.thing(ell(x, y, 11, 9), col, 1.1, line=1.8)
    for x, y in points[1:-1:2]:
        h.thing(ell(x, y - 2, 7), "#fbf6ea", 0.2, line=1.6)


def _beggar(s, clip):
    h = Half(s, clip, True)
    skin_, blush, dark = "#8d5a3b", "#a2603f", "#3a222e"
    cloak = blob([(430, 440), (360, 456), (296, 520), (250, 640), (230, 900, 1), (770, 900, 1), (750, 640), (704, 520), (640, 456), (570, 440)])
    h.thing(cloak, "#9a8458", 0.85, col2="#7a6a48", shcol="#3a3020", hatch=8)
    for pts in (
        [(360, 520), (340, 640), (330, 800)],
        [(640, 520), (662, 640), (670, 800)],
        [(470, 600), (450, 700), (452, 820)],
        [(540, 590), (560, 700), (556, 820)],
    ):
        h.curve(pts, 2)
    for g, col in ((poly([(430, 640), (500, 630), (508, 700), (436, 712)]), "#5a7a6a"), (poly([(590, 700), (650, 690), (660, 760), (598, 768)]), "#b8684a")):
        h.thing(g, col, 0.9, line=2.2)
        x0, y0, x1, y1 = g.bounds
        for k in range(5):
            h.curve([(x0 + 14 * k, y0 - 2), (x0 + 14 * k + 2, y0 + 12)], 2, "#f0e2c0")
            h.curve([(x0 + 14 * k, y1 - 12), (x0 + 14 * k + 2, y1 + 2)], 2, "#f0e2c0")
    # the bowl, held from below before the breast
    h.thing(blob([(572, 500), (700, 540), (742, 640), (700, 700), (610, 690), (560, 650)]), "#9a8458", 0.9, shcol="#3a3020", hatch=7)
    h.thing(limb([(690, 668), (620, 664), (560, 640)], [40, 36, 26]), "#a8926a", 0.9, shcol="#3a3020")
    h.thing(blob([(440, 566, 1), (580, 566, 1), (566, 616), (536, 640), (484, 640), (454, 616)]), "#7a4a2c", 1.0, shcol="#3a1c10", hatch=5)
    h.thing(ell(510, 566, 70, 15), "#3a2014", 1.1, line=2.4)
    h.thing(blob([(500, 626), (556, 618), (590, 630), (584, 660), (540, 668), (498, 652)]), skin_, 0.9, shcol=dark)
    for k in range(3):
        h.curve([(500 + 4 * k, 634 + 9 * k), (524, 632 + 9 * k), (544, 634 + 8 * k)], 2)
    h.thing(limb([(576, 628), (566, 600), (548, 588)], [13, 11, 8]), skin_, 0.9, shcol=dark)
    # the other hand, raised, is a perch
    h.thing(blob([(400, 500), (310, 540), (246, 640), (262, 712), (330, 716), (370, 660), (420, 620)]), "#9a8458", 0.9, shcol="#3a3020", hatch=7)
    h.thing(limb([(290, 690), (292, 620), (300, 566)], [40, 34, 28]), "#a8926a", 0.9, shcol="#3a3020")
    h.thing(
        union(limb([(300, 572), (302, 540)], [20, 20]), blob([(280, 548), (322, 548), (330, 520), (316, 506), (286, 508), (276, 526)])), skin_, 0.9, shcol=dark
    )
    h.thing(limb([(322, 522), (350, 510), (384, 508)], [12, 10, 8]), skin_, 0.9, shcol=dark)
    for k in range(3):
        h.curve([(284 + 14 * k, 522), (288 + 14 * k, 534), (284 + 14 * k, 544)], 2)
    for e in (-1, 1):
        h.thing(
            blob([(500 + 66 * e, 282), (500 + 94 * e, 300), (500 + 104 * e, 380), (500 + 92 * e, 420), (500 + 74 * e, 380)]), "#b8b4b0", 0.6, shcol="#5a5a68"
        )
        h.hairs([(500 + 68 * e, 290), (500 + 92 * e, 304)], [(500 + 80 * e, 412), (500 + 102 * e, 400)], 7, ("#6a6a72", "#4a4a52"))
    _visage(h, skin_, blush, dark, (-0.8, -0.3), 0.5, "#3a2a1c", 0.4, 1.0)
    beard = blob(
        [
            (432, 366),
            (450, 406),
            (474, 400),
            (500, 396),
            (526, 400),
            (550, 406),
            (568, 366),
            (572, 430),
            (556, 486),
            (530, 516),
            (500, 530),
            (470, 516),
            (444, 486),
            (428, 430),
        ]
    )
    h.thing(beard.difference(ell(500, 420, 38, 13)), "#c8c4c0", 0.5, shcol="#5a5a68")
    h.hairs(
        [(436, 390), (466, 408), (500, 434), (534, 408), (564, 390)],
        [(440, 478), (468, 512), (500, 526), (532, 512), (560, 478)],
        30,
        ("#6a6a72", "#4a4a52", "#fbf6ea"),
    )
    h.thing(blob([(462, 412), (482, 418), (500, 420), (518, 418), (538, 412), (522, 434), (500, 440), (478, 434)]), "#5a1820", 1.0, line=2)
    h.thing(blob([(470, 416), (500, 422), (530, 416), (516, 427), (500, 430), (484, 427)]), "#fff8ea", 0.1, line=0)
    hood = blob([(408, 330, 1), (414, 270), (450, 214), (510, 190), (566, 214), (590, 270), (592, 330, 1), (560, 288), (500, 268), (440, 288)])
    h.thing(hood, "#4f7a52", 0.95, col2="#3a5f48", shcol="#1c3424", hatch=6, line=3)
    h.thing(poly([(520, 206), (556, 222), (544, 258), (508, 244)]), "#c8a04a", 0.9, line=2)
    for k in range(4):
        h.curve([(524 + 10 * k, 208 + 5 * k), (520 + 10 * k, 218 + 5 * k)], 1.8, "#fbf6ea")
    _robin(h, 326, 447)


def _robin(h, x, y):
    """It sings on his finger, turned to him."""
    go = lambda pts: [(x + a, y + b, *c) for a, b, *c in pts]  # noqa: E731
    for a in (6, 22):
        h.curve(go([(a, 40), (a + 2, 56), (a + 4, 66)]), 3, "#5a3a20")
    h.thing(blob(go([(-18, 22), (-66, 54), (-76, 66, 1), (-56, 68), (-8, 40)])), "#7a5a3a", 0.95, shcol="#3a2414")
    h.thing(blob(go([(-34, 10), (-22, -24), (4, -52), (36, -56), (56, -36), (58, -8), (46, 26), (16, 46), (-16, 40)])), "#8a6844", 0.9, shcol="#3a2414")
    h.thing(blob(go([(30, -48), (54, -36), (58, -8), (46, 24), (20, 40), (8, 16), (14, -20)])), "#e8682a", 1.0, shcol="#8a2c10", line=1.8)
    h.thing(blob(go([(-40, 16), (-18, -16), (10, -10), (12, 14), (-10, 30), (-46, 40, 1)])), "#6a4a2c", 0.95, shcol="#2c1a0c", hatch=4, line=2)
    h.thing(poly(go([(54, -42), (82, -52), (60, -34)])), "#e8b83a", 0.9, line=1.8)
    h.thing(poly(go([(56, -34), (78, -30), (56, -26)])), "#e8b83a", 0.9, line=1.8)
    h.fill(ell(x + 36, y - 40, 5))
    h.fill(ell(x + 35, y - 41, 1.8), "#fffdf6", body=True)
    for k, (a, b) in enumerate(((76, -104), (20, -112))):
        h.fill(ell(x + a, y + b, 8, 6, -20), "#fff4d4", body=True)
        h.curve(go([(a + 7, b), (a + 8, b - 30), (a + 18, b - 24 + 4 * k)]), 2.6, "#fff4d4", body=True)


@card("plum", paper="cold", light=(-0.4, -0.7), fresh=False)
def court_card(s):
    s.wash(s.all, "#4a3060", 1.2, col2="#2c1c44", pool=0.6, bloom=4)
    for k in range(-12, 24):
        s.stroke([(-20, 90 * k), (1020, 90 * k + 700)], 2.4, "#8a6aa0", alpha=0.5)
        s.stroke([(-20, 90 * k + 700), (1020, 90 * k)], 2.4, "#8a6aa0", alpha=0.5)
    sheet = smooth(box(90, 70, 910, 1430), 34)
    s.wash(move(sheet, 14, 20), "#140a24", 0.9, wet=16)
    s.cover(sheet)
    s.wash(sheet, "#f6ecd4", 0.35, bloom=4, pool=0.6)
    s.outline(sheet, 3)
    inner = box(190, 132, 810, 1368)
    upper = inner.intersection(poly([(0, 0), (1000, 0), (1000, 660), (0, 840)]))
    lower = inner.intersection(poly([(0, 840), (1000, 660), (1000, 1500), (0, 1500)]))
    s.wash(upper, "#c83a30", 0.9, col2="#e0702e", pool=0.4, bloom=2)
    s.wash(lower, "#6a9aa8", 0.75, col2="#44708a", pool=0.4, bloom=2)
    _king(s, upper)
    _beggar(s, lower)
    s.stroke([(190, 806), (810, 694)], 9, "#f0c850", body=True)
    for d in (-5, 5):
        s.stroke([(190, 806 + d), (810, 694 + d)], 2)
    s.outline(inner, 3.4, lost=0)

    def pip(x, y, flip, crown):
        if crown:
            g = poly(move([(-34, 26), (-40, -20), (-18, 2), (0, -34), (18, 2), (40, -20), (34, 26)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#e0b040", 1.0, hatch=0, line=2.2)
        else:
            g = poly(move([*arc(0, -6, 38, 38, 0, 180, 14)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#7a4a2c", 1.0, hatch=0, line=2.2)

    pip(140, 120, False, True)
    pip(860, 120, False, True)
    pip(860, 1380, True, False)
    pip(140, 1380, True, False)
