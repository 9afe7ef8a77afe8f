"""Faces for every day of the week."""

from ..easel import *
from ..kit.figure import digit, garment, locks

NIGHT = "#1c0814"
WINE = "#5a1838"
GREEN = ("#2f8a66", "#07261e", "#bff4d2")
SKIN = ("#a0663f", "#8a4a32", "#36181e")
HALF = [(0, -172, 1), (26, -142), (80, -120), (116, -64), (122, 8), (108, 78), (70, 130), (0, 152)]


def lean(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -5, origin=(500, 700))


def _wall(s):
    r = s.rng
    s.wash(s.all, "#f2b4b6", 0.6, col2="#e08a98", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (480, 1600), (760, 1200), (880, 640)]), "#a8385e", 1.0, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(860, -100), (1100, -100), (1100, 1600), (620, 1600), (900, 1280), (980, 600)]), NIGHT, 1.3, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, 1060), (160, 1160), (240, 1600), (-100, 1600)]), WINE, 1.1, wet=80, gran=0.6)
    for i, x in enumerate(np.arange(-160, 1180, 52)):
        s.stroke(lean([(x, -100), (x + 2, 1660)]), 1.5, "#8a2a4c", alpha=0.55)
        for y in np.arange(-60 + (i % 2) * 44, 1600, 88):
            c = np.array([x + 26, y]) + r.normal(size=2)
            for e in (-1, 1):
                s.curve(lean([c + [0, 18], c + [12 * e, 4], c + [0, -14]]), 1.5, "#9a3054", alpha=0.5)
            s.curve(lean([c + [0, 18], c + [0, 0], c + [0, -14]]), 1.2, "#9a3054", alpha=0.5)


def _rail(s, y, x0, x1):
    g = valid(Polygon(lean([(x0, y - 22), (x1, y - 22), (x1, y + 22), (x0, y + 22)])))
    s.wash(move(g, 14, 26), NIGHT, 0.9, wet=12)
    s.thing(g, "#8a4e2c", 1.1, col2="#5a2a1a", shade=0.8, shcol="#1c0a0c", hatch=6, line=3, gran=0.6)
    for _ in range(40):
        a, b = s.rng.uniform(x0, x1), s.rng.uniform(y - 18, y + 18)
        s.stroke(lean([(a, b), (a + s.rng.uniform(30, 90), b + s.rng.normal() * 2)]), 1.2, "#2a0e0c" if s.rng.random() < 0.7 else "#d89a68", clip=g, alpha=0.8)


def _hook(s, x, y):
    p = lean([(x, y)])[0]
    s.thing(ell(*p, 13, 17), "#e8b03a", 1.1, shade=0.9, shcol="#5a2c08", hatch=0, line=2.4)
    stem = path([p, p + [2, 26], p + [-3, 46], p + [10, 54], p + [20, 44]], 8)
    s.stroke(move(stem, 7, 8), 9, NIGHT, alpha=0.5)
    s.stroke(stem, 13, "#3a1808", taper=(0.01, 0.05))
    s.stroke(stem, 8.5, "#f0b83e", taper=(0.01, 0.05))
    s.stroke(stem - [2, 0], 2.2, "#fff4c0", body=True)
    s.fill(ell(*(p + [20, 43]), 6), "#f0b83e", body=True)
    return p + np.array([2, 50])


class Face:
    """One that is hung up: soft, drawn out where the hook holds it."""

    def __init__(self, s, x, y, k, tilt, cols, half=HALF):
        self.s, self.x, self.y, self.k, self.tilt, self.cols = s, x, y, k, tilt, cols
        light, warm, dark = cols
        pts = [*half, *[(-a * 0.97, b + 3, *c) for a, b, *c in half[::-1] if abs(a) > 1e-6]]
        self.shape = g = blob(self.at(pts), 10)
        s.wash(move(g, 30, 34), NIGHT, 1.0, wet=14)
        s.thing(g, light, 0.75, col2=warm, shade=0.8, shcol=dark, hatch=6, thr=0.6, line=3.4, soft=60 * k, white=0.5)
        s.wash(blob(self.at([(60, -110), (130, -60), (130, 80), (60, 140), (90, 20)])), dark, 0.7, wet=16, clip=g)
        for a in (-64, -40, -18, 6, 28, 52, 74):  # it hangs from there
            t = math.radians(90 + a)
            s.curve(self.at([(10 * math.cos(t), -166), (40 * math.cos(t), -166 + 30 * math.sin(t)), (92 * math.cos(t), -166 + 72 * math.sin(t))]), 1.7, dark, clip=g, alpha=0.8)
        s.curve(self.at([(-70, 122), (-20, 140), (40, 138), (84, 108)]), 2, dark, clip=g)
        for _ in range(60):
            p = np.array(self.at([(s.rng.normal() * 55, s.rng.normal() * 60)])[0][:2])
            s.stroke([p, p + s.rng.normal(size=2) * 4], 1, dark, clip=g, alpha=0.4)

    def at(self, pts):
        return [(*p, *q[2:]) for p, q in zip(move([q[:2] for q in pts], self.x, self.y, self.k, self.tilt), pts, strict=True)]

    def both(self, pts):
        return self.at(pts), self.at([(-a, b, *c) for a, b, *c in pts])

    def hole(self, g):
        s = self.s
        g = blob(g)
        s.cover(g)
        s.wash(g, WINE, 1.2, edge=0.3)
        s.wash(move(g, -6, -8).intersection(g), NIGHT, 1.3, wet=4, clip=g)
        s.outline(g, 3.2 * self.k, lost=0)

    def eyes(self, pts, lashes=True):
        for i, g in enumerate(self.both(pts)):
            s = self.s
            s.wash(blob(g).buffer(9), self.cols[2], 0.6, wet=7, clip=self.shape)
            self.hole(g)
            if lashes:
                top = path([p[:2] for p in g[:3]], 6)
                for p in top[1::2]:
                    s.stroke([p, p + [(5, -5)[i], -9]], 1.8)

    def brows(self, pts, w, col="#1f1216", n=26):
        for e in self.both(pts):
            line = path([p[:2] for p in e], 12)
            for _ in range(n):
                i = self.s.rng.integers(0, len(line) - 5)
                o = self.s.rng.normal(size=2) * w * 0.32
                self.s.curve([line[i] + o, line[i + 2] + o * 0.8 - [0, 2], line[i + 4] + o * 0.5], 2.3 * self.k, col, clip=self.shape.buffer(6))

    def nose(self, w, y0, y1):
        s, dark = self.s, self.cols[2]
        s.wash(blob(self.at([(6, y0), (w * 0.5, y1 - 20), (w, y1), (0, y1 + 14), (4, y1 - 20)])), dark, 0.6, wet=6, clip=self.shape)
        s.curve(self.at([(-8, y0), (-w * 0.45, y1 - 24), (-w * 0.85, y1 - 4), (-w * 0.5, y1 + 8)]), 2.6 * self.k)
        for e in self.both([(6, y1 + 9), (w * 0.5, y1 + 7), (w * 0.8, y1 - 2)]):
            s.curve(e, 3.4 * self.k)

    def lips(self, pts, col):
        g = blob(self.at(pts))
        self.s.wash(g, col, 1.1, edge=0.7)
        self.s.outline(g, 2.2 * self.k, lost=0)

    def glow(self, x, y, r, col, k=0.6):
        for e in self.both([(x, y)]):
            self.s.wash(ell(*e[0], r * self.k), col, k, wet=10, clip=self.shape)

    def lines(self, *groups, w=2.2):
        for pts in groups:
            for e in self.both(pts):
                self.s.curve(e, w * self.k, self.cols[2])


def _teeth(s, f, y0, y1, xs, half):
    for q in xs:
        s.thing(poly(f.at([(q - half, y0), (q + half, y0), (q + half * 0.8, y1), (q - half * 0.8, y1)])), "#fff6e4", 0.15, shade=0.3, hatch=0, line=1.8)


def _faces(s):
    p = _hook(s, 116, 96)
    f = Face(s, p[0], p[1] + 166, 1.0, -5, ("#f6cc98", "#e89a66", "#8a4638"))
    f.eyes([(24, -22), (54, -54), (92, -28), (74, -36), (54, -40), (40, -34)], False)
    f.brows([(20, -78), (58, -104), (100, -80)], 9, "#6a3418")
    f.nose(30, -20, 26)
    f.glow(82, 26, 34, "#d8402e")
    f.lips([(-96, 40), (-40, 46), (0, 48), (40, 46), (96, 40), (76, 104), (0, 138), (-76, 104)], "#c0303a")
    f.hole(f.at([(-84, 48), (-40, 54), (0, 56), (40, 54), (84, 48), (66, 98), (0, 124), (-66, 98)]))
    _teeth(s, f, 55, 76, (-60, -36, -12, 12, 36, 60), 11)
    f.lines([(104, 18), (114, 44), (104, 70)], [(96, -20), (110, -26), (116, -36)], [(96, -14), (112, -14), (120, -18)])

    p = _hook(s, 352, 96)
    f = Face(s, p[0], p[1] + 166, 1.02, 3, ("#e8705a", "#b82a2a", "#4a0a18"), [(0, -172, 1), (30, -140), (92, -128), (126, -70), (132, 8), (120, 70), (92, 112), (60, 150), (0, 158)])
    f.eyes([(22, -18), (52, -40), (98, -54), (92, -26), (60, -8)], False)
    f.brows([(8, -30), (50, -64), (112, -92)], 16, "#1a0a0c", 60)
    f.lines([(8, -58), (4, -84), (12, -112)], [(20, -50), (22, -76), (36, -100)], [(50, 30), (80, 52), (90, 92)], w=3.4)
    f.nose(42, -18, 30)
    f.hole(f.at([(-68, 72), (-30, 58), (30, 58), (68, 72), (76, 120), (36, 132), (-36, 132), (-76, 120)]))
    _teeth(s, f, 66, 88, np.linspace(-52, 52, 6), 9)
    _teeth(s, f, 128, 106, np.linspace(-52, 52, 6), 9)
    f.glow(76, 10, 40, "#8a0a14")

    p = _hook(s, 590, 96)
    f = Face(s, p[0], p[1] + 172, 1.0, -2, ("#b4c4d8", "#8496b8", "#2c3458"), [(0, -176, 1), (22, -146), (66, -124), (98, -70), (104, 8), (96, 90), (62, 158), (0, 186)])
    f.eyes([(20, -40), (50, -40), (86, -12), (62, -6), (34, -16)])
    f.brows([(12, -96), (50, -80), (94, -44)], 9, "#20243c")
    f.nose(24, -30, 38)
    f.lips([(-46, 116), (-20, 94), (0, 98), (20, 94), (46, 116), (24, 110), (0, 114), (-24, 110)], "#6a3a5a")
    f.lines([(54, 112), (66, 126), (62, 144)], [(30, 6), (56, 12), (80, 4)])
    for q, y in ((58, 34), (-56, 58), (-50, 8), (62, 84)):
        e = f.at([(q, y)])[0]
        t = blob([(e[0], e[1] - 24, 1), (e[0] + 11, e[1] + 4), (e[0], e[1] + 14), (e[0] - 11, e[1] + 4)])
        s.cover(t)
        s.wash(t, "#c8ecfa", 0.4, edge=1)
        s.outline(t, 1.8, lost=0)
        s.fill(ell(e[0] - 3, e[1] + 3, 2.4, 4), body=True)

    p = _hook(s, 828, 96)
    f = Face(s, p[0], p[1] + 166, 1.0, 4, ("#f6f0ea", "#e0d0d4", "#5a4a68"), [(0, -172, 1), (24, -146), (72, -132), (106, -76), (104, 10), (80, 92), (38, 144), (0, 156)])
    f.eyes([(26, -16), (56, -28), (86, -16), (58, -8)])
    f.brows([(26, -92), (56, -108), (90, -92)], 5, "#20141c", 16)
    f.nose(20, -16, 40)
    f.glow(64, 40, 24, "#e8506a", 0.5)
    f.lips([(-26, 90), (-10, 82), (0, 87), (10, 82), (26, 90), (10, 104), (0, 106), (-10, 104)], "#c8202e")
    s.curve(f.at([(-18, 93), (0, 95), (18, 93)]), 2.6, "#4a0a14")
    s.fill(ell(*f.at([(48, 66)])[0], 4), "#20141c")

    p = _hook(s, 92, 476)
    f = Face(s, p[0], p[1] + 166, 1.0, 5, ("#d8b078", "#b08048", "#4a2c18"), [(0, -172, 1), (36, -144), (92, -132), (118, -76), (114, 10), (126, 78), (104, 134), (54, 150), (0, 150)])
    for g in f.both([(26, -18), (60, -32), (98, -22), (92, -8), (60, -6)]):
        f.hole(g)
    f.brows([(16, -52), (56, -76), (104, -66)], 12, "#d8d0c4", 44)
    f.nose(40, -18, 42)
    f.lips([(-52, 98), (-14, 88), (20, 90), (62, 72), (56, 88), (20, 108), (-20, 110)], "#8a3a2e")
    f.lines([(44, 42), (70, 64), (76, 96)], [(98, -10), (112, -4), (118, 8)], [(96, -2), (108, 8), (112, 22)], [(30, 8), (62, 16), (92, 8)], [(20, 128), (40, 132), (60, 126)])
    for q in (0, 15, 30):
        s.curve(f.at([(-56, -112 + q), (0, -104 + q), (60, -114 + q)]), 2, f.cols[2])


def _smile(s):
    """The youngest skin; she lifts it off by the chin."""
    p = _hook(s, 330, 476)
    f = Face(s, p[0] + 2, p[1] + 158, 0.98, -9, ("#c88452", "#b05e38", "#4a1e1c"))
    f.eyes([(26, -14), (56, -38), (92, -20), (58, -14)])
    f.brows([(20, -64), (56, -84), (98, -62)], 8)
    f.nose(26, -14, 28)
    f.glow(76, 28, 30, "#c83a2e")
    f.lips([(-62, 54), (-24, 62), (0, 66), (24, 62), (62, 54), (42, 86), (0, 100), (-42, 86)], "#d02a38")
    s.curve(f.at([(-56, 58), (0, 78), (56, 58)]), 3.4, "#4a0a14")
    f.lines([(68, 44), (80, 58), (74, 76)])
    for _ in range(30):
        q = f.at([(s.rng.choice([-1, 1]) * s.rng.uniform(24, 92), s.rng.uniform(2, 40))])[0]
        s.fill(ell(q[0], q[1], 2), "#5a2418", alpha=0.7)


def _glass(s):
    """In it she has no face at all."""
    x, y = 822, 716
    s.stroke([(x - 50, y - 190), (x + 10, y - 268), (x + 60, y - 186)], 4, "#3a1808")
    s.fill(ell(x + 10, y - 268, 9), "#f0b83e", body=True)
    rim = ell(x, y, 160, 216, 4)
    s.wash(move(rim, 30, 36), NIGHT, 1.1, wet=16)
    s.thing(rim, "#d8982e", 1.1, col2="#a8641c", shade=0.9, shcol="#3a1808", hatch=5, line=3.6)
    for i in range(46):
        a = math.tau * i / 46
        c = np.array([x, y]) + move([(144 * math.cos(a), 199 * math.sin(a))], 0, 0, 1, 4)[0]
        s.thing(ell(*c, 9, 7, math.degrees(a)), "#f0c04a", 0.9, shade=0.8, shcol="#5a2c08", hatch=0, line=1.6)
    glass = ell(x, y, 127, 182, 4)
    s.cover(glass)
    s.wash(glass, "#e4f0ee", 0.4, col2="#b4d0d4", edge=0.8)
    s.wash(blob([(x + 20, y - 200), (x + 160, y - 160), (x + 160, y + 200), (x + 60, y + 200)]), "#3a6a78", 0.8, wet=40, clip=glass)
    dress = blob([(x - 150, y + 210), (x - 118, y + 140), (x - 60, y + 118), (x, y + 128), (x + 60, y + 118), (x + 118, y + 140), (x + 150, y + 210)]).intersection(glass)
    garment(s, dress, *GREEN, lambda a, b: 1.57, 90, long=26, line=2.8)
    s.thing(limb([(x, y + 128), (x, y + 60)], [34, 32]).intersection(glass), SKIN[0], 0.9, col2=SKIN[1], shade=1.0, shcol=SKIN[2], hatch=4, line=2.6)
    tones = ("#1c1014", "#0a0508", "#5a3a34", "#b08a78")
    hair = blob([(x - 84, y + 20), (x - 88, y - 50), (x - 54, y - 106), (x, y - 122), (x + 54, y - 106), (x + 88, y - 50), (x + 84, y + 20), (x + 60, y + 40), (x - 60, y + 40)])
    locks(s, hair, lambda a, b: math.atan2(b - y + 120, a - x), tones, 260, long=36)
    locks(s, ell(x + 4, y - 132, 36, 26).intersection(glass), lambda a, b: 0.2, tones, 70, long=24)
    for e in (-1, 1):
        s.thing(ell(x + 78 * e, y + 8, 13, 22), SKIN[0], 0.9, shade=0.8, shcol=SKIN[2], hatch=0, line=2.2)
        s.fill(ell(x + 80 * e, y + 34, 5), "#f0c04a", body=True)
    egg = blob([(x, y - 88), (x + 50, y - 74), (x + 74, y - 20), (x + 66, y + 36), (x + 38, y + 82), (x, y + 98), (x - 38, y + 82), (x - 66, y + 36), (x - 74, y - 20), (x - 50, y - 74)])
    s.thing(egg, "#c08458", 0.75, col2="#a8643f", shade=0.8, shcol=SKIN[2], hatch=0, line=3, soft=66, white=0.8)
    s.lift(ell(x - 24, y - 30, 26, 36, 18), 0.7, 14)
    for q, k in ((0, 0.9), (18, 0.6)):
        s.curve([(x - 96, y + 96 - q * 3), (x - 60 + q, y - 30), (x - 20 + q, y - 150)], 5, body=True, alpha=0.4 * k, clip=glass)
    s.outline(glass, 3, lost=0)


def _taken_off(s):
    """The one she wore: its inside, its holes, its ribbons."""
    x, y = 812, 1362
    f = [(0, -146), (70, -136), (106, -76), (106, 10), (86, 86), (44, 128), (0, 140)]
    g = blob([(*p, *q[2:]) for p, q in zip(move([q[:2] for q in [*f, *[(-a, b) for a, b in f[::-1]]]], x, y, 1, 9), [*f, *f], strict=False)], 10)
    s.wash(move(g, 24, 22), NIGHT, 1.1, wet=14)
    s.thing(g, "#f0d2a8", 0.6, shade=0.5, shcol="#6a3a30", hatch=0, line=3.4)
    inner = g.buffer(-14)
    s.wash(inner, "#b07a56", 0.9, col2="#8a4a3a", edge=0.8, grad=("lin", 60, 1.2, 0.4))
    s.wash(blob([(x - 120, y - 160), (x + 60, y - 160), (x - 30, y + 60), (x - 120, y + 100)]), "#2a0c18", 1.0, wet=30, clip=inner)
    s.hatch(inner, tone=0.6, ang=-40, sep=6, w=1.1, thr=0.4)
    s.outline(inner, 2.2)

    def at(pts):
        return [tuple(p) for p in move(pts, x, y, 1, 9)]

    for half in ([(24, -14), (54, -34), (88, -18), (56, -2)], [(-24, -14), (-54, -34), (-88, -18), (-56, -2)], [(-34, 72), (0, 66), (34, 72), (0, 86)]):
        h = blob(at(half))
        s.cover(h)
        s.wash(h, "#e08a98", 0.7)
        s.outline(h, 2.8, lost=0)
    s.wash(blob(at([(-14, -10), (14, -10), (24, 40), (-24, 40)])), "#3a1018", 0.7, wet=8, clip=inner)
    s.curve(at([(-20, 36), (0, 44), (20, 36)]), 2)
    for e in (-1, 1):
        a = np.array(at([(100 * e, -10)])[0])
        pts = path([a, a + [22 * e, 60], a + [-4 * e, 120], a + [24 * e, 200]], 8)
        s.stroke(pts, 9, "#07261e")
        s.stroke(pts, 5.4, "#5ac08a", body=True)


def _woman(s):
    r = s.rng
    body = blob([(470, 872), (420, 884), (386, 916), (392, 1000), (424, 1090), (440, 1170), (424, 1250), (380, 1400), (350, 1560), (720, 1560), (690, 1400), (640, 1250), (622, 1170), (634, 1090), (664, 1000), (668, 916), (634, 884), (588, 872), (530, 880)])
    s.wash(move(body, 34, 24), NIGHT, 1.0, wet=20)
    folds = [[(448, 1180), (420, 1300), (390, 1480)], [(486, 1190), (474, 1320), (462, 1500)], [(560, 1190), (574, 1320), (600, 1500)], [(610, 1180), (636, 1300), (676, 1480)], [(420, 940), (446, 1000), (444, 1080)], [(640, 940), (616, 1000), (616, 1080)], [(430, 1090), (480, 1130), (520, 1130)], [(630, 1090), (584, 1130), (550, 1130)]]
    garment(s, body, *GREEN, lambda x, y: 1.57 if y < 1170 else math.atan2(y - 760, x - 530), 900, long=40, w=1.6, folds=folds, line=3.6)
    sash = path([(436, 1164), (530, 1184), (626, 1160)], 8)
    s.stroke(sash, 30, "#07261e", taper=(0, 0))
    s.stroke(sash - [0, 2], 22, "#1f6a4c", taper=(0, 0))
    for q in (-1, 1):
        s.thing(blob([(530, 1184), (530 + q * 50, 1156), (530 + q * 72, 1186), (530 + q * 44, 1212)]), "#2f8a66", 1.1, shade=0.8, shcol="#07261e", hatch=4, line=2.6)
        s.thing(blob([(528, 1190), (530 + q * 34, 1290), (530 + q * 60, 1300), (530 + q * 14, 1186)]), "#2f8a66", 1.1, shade=0.8, shcol="#07261e", hatch=4, line=2.6)
    s.thing(ell(530, 1184, 15, 17), "#3fa07a", 1.1, shade=0.8, shcol="#07261e", hatch=0, line=2.4)
    s.curve([(530, 884), (533, 1020), (530, 1160)], 2.4, "#04140f")
    for y in range(906, 1150, 32):
        s.thing(ell(534, y, 7), "#f0e0b8", 0.6, shade=0.6, shcol="#5a4a30", hatch=0, line=1.8)
    scoop = union(blob([(470, 872), (500, 900), (530, 908), (562, 900), (590, 872), (568, 846), (492, 846)]), limb([(530, 866), (530, 776)], [40, 38]))
    s.thing(scoop, SKIN[0], 0.95, col2=SKIN[1], shade=1.0, shcol=SKIN[2], hatch=5, line=2.8)
    s.wash(ell(536, 800, 46, 22), NIGHT, 1.0, wet=10, clip=scoop)
    for e in (-1, 1):
        s.thing(ell(530 + 88 * e, 728, 13, 24, -8 * e), SKIN[0], 0.95, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
        s.fill(ell(530 + 90 * e, 756, 5.5), "#f0c04a", body=True)
    tones = ("#1c1014", "#0a0508", "#5a3a34", "#c8a088")
    hair = blob([(446, 742), (438, 690), (452, 632), (490, 596), (530, 586), (572, 596), (608, 632), (622, 690), (614, 742), (592, 786), (564, 806), (530, 796), (496, 806), (468, 786)])
    knot = np.array([534, 668])
    locks(s, hair, lambda x, y: math.atan2(knot[1] - y, knot[0] - x), tones, 700, long=44, w=1.5, line=2.6)
    bun = ell(*knot, 58, 50, -8)
    s.wash(move(bun, 8, 16), "#050204", 1.3, wet=7, clip=hair)
    s.thing(bun, "#1c1014", 1.4, shade=0.5, hatch=0, line=2.8)
    for i in range(230):
        a, k = r.uniform(0, 360), math.sqrt(r.uniform(0.03, 0.96))
        s.stroke(arc(*knot, 57 * k, 49 * k, a, a + 70), 1.5, tones[(0, 1, 1, 2, 2, 3)[i % 6]], body=i % 6 > 2, alpha=0.85)
    s.stroke([(462, 716), (608, 616)], 9, "#3a1808", taper=(0.05, 0.02))
    s.stroke([(462, 715), (608, 615)], 5.4, "#f0c04a", body=True, taper=(0.05, 0.02))
    s.fill(ell(612, 612, 10), "#d8243a", body=True)
    bunfront = arc(*knot, 40, 34, 200, 330)
    s.stroke(bunfront, 6, "#0a0508")
    for _ in range(16):
        x = r.uniform(486, 580)
        s.curve([(x, 796), (x + r.normal() * 8, 822), (x + r.normal() * 14, 844)], 1.4, "#1c1014")


def _sleeves(s):
    for pts, radii, folds in (
        ([(436, 936), (262, 1056), (244, 1056), (314, 922)], [54, 46, 44, 31], [[(286, 1000), (270, 1036), (230, 1070)], [(310, 1070), (276, 1052), (262, 1000)], [(350, 960), (330, 1010), (340, 1060)], [(262, 970), (286, 980), (320, 972)]]),
        ([(620, 936), (762, 1010), (772, 1030), (800, 1178)], [50, 44, 42, 30], [[(736, 970), (752, 1016), (800, 1040)], [(716, 1030), (752, 1030), (790, 1010)], [(690, 930), (690, 970), (676, 1010)], [(770, 1110), (792, 1116), (818, 1106)]]),
    ):
        g = limb(pts, radii)
        s.wash(move(g, 16, 22), NIGHT, 0.9, wet=12)
        up = math.atan2(pts[1][1] - pts[0][1], pts[1][0] - pts[0][0])
        low = math.atan2(pts[3][1] - pts[2][1], pts[3][0] - pts[2][0])
        x0, x1, y1 = pts[0][0], pts[1][0], pts[1][1]
        garment(s, g, *GREEN, lambda x, y, up=up, low=low, x0=x0, x1=x1, y1=y1: up if abs(x - x0) < abs(x1 - x0) * 0.8 and abs(y - y1) < 80 else low, 300, long=34, w=1.6, folds=folds, line=3.4)
    for a, b in (((290, 928), (340, 910)), ((772, 1184), (830, 1170))):
        s.stroke([a, b], 15, "#07261e", taper=(0, 0))
        s.stroke([a, b], 9, "#f0e6cc", body=True, taper=(0, 0))


def _lifting(s):
    """The hand that takes one off."""
    s.thing(limb([(322, 918), (328, 888)], [24, 27]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    s.thing(blob([(298, 898), (294, 858), (310, 834), (346, 830), (374, 844), (374, 878), (356, 904)]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.8)
    for x, y0, y1 in ((308, 844, 782), (328, 838, 768), (348, 838, 772), (366, 846, 788)):
        digit(s, [(x, y0), (x + 1, (y0 + y1) / 2 + 6), (x + 3, y1 + 12), (x + 3, y1)], [12, 12, 11, 9], SKIN, nail=1, line=2.3, k=0.95)
    digit(s, [(306, 892), (280, 868), (270, 840), (276, 824)], [15, 13, 12, 9.5], SKIN, nail=0.5, line=2.4, k=0.95)


def _holding(s):
    s.thing(limb([(802, 1186), (808, 1210)], [25, 28]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    s.thing(blob([(776, 1204), (838, 1196), (852, 1226), (842, 1252), (800, 1258), (774, 1240)]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.8)
    for i in range(4):
        x = 788 + i * 19
        digit(s, [(x, 1240 - i * 2), (x - 2, 1262 - i * 2), (x, 1284 - i * 2), (x + 2, 1294 - i * 3)], [12, 12, 11, 9], SKIN, nail=1, line=2.3, k=0.95)
    digit(s, [(782, 1216), (764, 1238), (764, 1262)], [14, 13, 10], SKIN, line=2.4, k=0.95)


@card("rose", paper="hot", light=(-0.6, -0.7), fresh=False)
def mask_hooks(s):
    """A woman from behind takes her face for today from its hook; the glass shows none."""
    _wall(s)
    _rail(s, 96, -200, 1200)
    _rail(s, 476, -200, 480)
    _faces(s)
    _smile(s)
    _glass(s)
    _taken_off(s)
    _sleeves(s)
    _woman(s)
    _lifting(s)
    _holding(s)
    s.splatter(NIGHT, 50, (560, 800, 1000, 1500), (0.7, 4.5))
    s.splatter("#a8385e", 40, (0, 0, 600, 900), (0.6, 3.6))
