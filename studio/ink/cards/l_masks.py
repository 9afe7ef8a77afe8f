"""Faces for every day of the week."""

from ..easel import *
from ..kit.figure import digit, locks

NIGHT = "#1c0814"
WINE = "#5a1838"
GREEN = ("#2f8a66", "#07261e", "#bff4d2")
SKIN = ("#a0663f", "#8a4a32", "#36181e")
HALF = [(0, -172, 1), (26, -142), (80, -120), (116, -64), (122, 8), (108, 78), (70, 130), (0, 152)]


def lean(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -5, origin=(500, 700))


def _wall(s):
    r = s.rng
    s.wash(s.all, "#f2b4b6", 0.6, col2="#e08a98", pool=0.6, bloom=5, gran=0.28)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (480, 1600), (760, 1200), (880, 640)]), "#a8385e", 1.0, wet=90, gran=0.28, pool=0.6)
    s.wash(blob([(860, -100), (1100, -100), (1100, 1600), (620, 1600), (900, 1280), (980, 600)]), NIGHT, 1.3, wet=80, gran=0.28, pool=0.7)
    s.wash(blob([(-100, 1060), (160, 1160), (240, 1600), (-100, 1600)]), WINE, 1.1, wet=80, gran=0.28)
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
    s.thing(g, "#8a4e2c", 1.1, col2="#5a2a1a", shade=0.8, shcol="#1c0a0c", hatch=6, line=3, gran=0.28)
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
    f.eyes([(22, -16), (54, -38), (88, -16), (56, 2)])
    for i, e in enumerate(f.both([(50, -12)])):  # somebody is in there, and looks down at her
        s.cover(ell(*e[0], 27, 15).intersection(blob(f.both([(24, -16), (54, -35), (86, -16), (56, 0)])[i])))
        x, y = e[0][0] - 12, e[0][1] + 4
        s.fill(ell(x, y, 11), "#2f7a4a", body=True)
        s.fill(ell(x, y, 5.6), "#0a0508", body=True)
        s.fill(ell(x - 3, y - 4, 2.6), body=True)
        s.curve([(e[0][0] - 30, e[0][1] - 4), (e[0][0], e[0][1] - 19), (e[0][0] + 30, e[0][1] - 4)], 3.4, NIGHT)
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
    """The youngest skin; she takes it by the chin, her fingers behind it and the thumb before."""
    arm = limb([(20, 1440), (120, 1250), (236, 1010)], [110, 86, 58])
    s.wash(move(arm, 26, 20), NIGHT, 1.0, wet=18)
    _sleeve(s, arm, [[(30, 1250), (90, 1290), (190, 1290)], [(120, 1160), (150, 1200), (230, 1190)], [(60, 1350), (120, 1370), (190, 1350)], [(180, 1060), (210, 1090), (270, 1080)]])
    _skin(s, blob([(214, 1012), (210, 950), (232, 890), (280, 850), (330, 860), (346, 910), (330, 960), (296, 1010), (286, 1040)]))
    for pts in ([(236, 990), (252, 930), (286, 884)], [(258, 1000), (276, 950), (306, 910)]):
        s.curve(pts, 1.8, SKIN[2])
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
    s.wash(limb([(262, 900), (284, 860), (300, 826)], [20, 22, 16]), NIGHT, 0.8, wet=9, clip=f.shape)
    digit(s, [(240, 956), (246, 894), (266, 850), (282, 818)], [31, 27, 23, 16], SKIN, nail=1, line=2.8, k=0.95, hatch=0)
    cuff = limb([(190, 1000), (286, 1046)], [20, 20])
    s.thing(cuff, "#f0e6cc", 0.4, shade=0.7, shcol="#5a4a30", hatch=0, line=2.8)


def _skin(s, g, line=2.8):
    s.thing(g, SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=line, gran=0.25)


def _sleeve(s, g, folds):
    col, dark, lit = GREEN
    s.thing(g, col, 1.05, col2=mix(col, dark, 0.3), shade=0.95, shcol=dark, hatch=0, line=3.4, soft=60, gran=0.25)
    for f in folds:
        p = path(f, 8)[::3]
        s.wash(limb(p, list(np.linspace(4, 14, len(p)))), dark, 0.8, wet=9, clip=g)
        s.curve(f, 2.4, "#04140f", clip=g)
        s.curve([(x - 8, y - 12) for x, y in f], 2.4, lit, body=True, alpha=0.25, clip=g)


def _glass(s):
    """In it she has no face at all."""
    x, y = 668, 830
    s.stroke([(x - 60, y - 290), (x + 12, y - 350), (x + 80, y - 284)], 5, "#3a1808")
    s.fill(ell(x + 12, y - 350, 11), "#f0b83e", body=True)
    rim = ell(x, y, 246, 322, 4)
    s.wash(move(rim, 34, 40), NIGHT, 1.1, wet=20)
    s.thing(rim, "#d8982e", 1.1, col2="#a8641c", shade=0.9, shcol="#3a1808", hatch=0, line=4, gran=0.25)
    for i in range(52):
        a = math.tau * i / 52
        c = np.array([x, y]) + move([(224 * math.cos(a), 299 * math.sin(a))], 0, 0, 1, 4)[0]
        s.thing(ell(*c, 12, 9, math.degrees(a)), "#f0c04a", 0.9, shade=0.8, shcol="#5a2c08", hatch=0, line=1.8)
    glass = ell(x, y, 203, 277, 4)
    s.cover(glass)
    s.wash(glass, "#e4f0ee", 0.35, col2="#c4dcdc", edge=0.8)
    s.wash(blob([(x + 30, y - 300), (x + 240, y - 240), (x + 240, y + 300), (x + 90, y + 300)]), "#2f6070", 0.9, wet=50, clip=glass)
    q = lambda *v: [(x + a, y + b) for a, b in v]  # noqa: E731
    arm = blob(q((-230, 60), (-176, 40), (-130, 110), (-104, 200), (-150, 290), (-240, 290))).intersection(glass)
    dress = blob(q((-190, 320), (-150, 214), (-96, 178), (-60, 190), (0, 232), (60, 190), (96, 178), (160, 206), (200, 320))).intersection(glass)
    _skin(s, blob(q((-58, 60), (58, 60), (56, 140), (84, 176), (90, 200), (0, 260), (-90, 200), (-84, 176), (-56, 140))).intersection(glass))
    s.wash(blob(q((-56, 90), (56, 90), (60, 150), (20, 172), (-40, 168))), SKIN[2], 1.0, wet=14, clip=glass)
    for pts in (((-66, 186), (-36, 202), (-10, 206)), ((66, 186), (36, 202), (12, 206)), ((-30, 140), (-22, 176), (-8, 200)), ((30, 140), (22, 176), (8, 200))):
        s.curve(q(*pts), 2, SKIN[2])
    _sleeve(s, dress, [q((-120, 200), (-110, 240), (-126, 280)), q((120, 200), (112, 240), (128, 280))])
    _sleeve(s, arm, [q((-190, 100), (-160, 130), (-140, 170))])
    tones = ("#1c1014", "#0a0508", "#5a3a34", "#b08a78")
    locks(s, ell(x + 6, y - 176, 58, 36).intersection(glass), lambda a, b: 0.2 + (a - x) * 0.01, tones, 150, long=34)
    locks(s, blob(q((-118, 30), (-126, -60), (-84, -150), (0, -176), (84, -150), (126, -60), (118, 30), (84, 60), (-84, 60))), lambda a, b: math.atan2(b - y + 180, a - x), tones, 420, long=50)
    for e in (-1, 1):
        s.thing(ell(x + 110 * e, y + 10, 18, 32), SKIN[0], 0.9, shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
        s.fill(ell(x + 113 * e, y + 48, 7), "#f0c04a", body=True)
    egg = blob(q((0, -126), (72, -106), (106, -30), (98, 50), (62, 118), (0, 146), (-62, 118), (-98, 50), (-106, -30), (-72, -106)))
    s.wash(move(egg, 0, 14), SKIN[2], 0.8, wet=12, clip=glass)
    s.thing(egg, "#c08458", 0.75, col2="#b0704a", shade=0.8, shcol=SKIN[2], hatch=0, line=3.4, soft=90, white=0.8, gran=0.2)
    s.lift(ell(x - 34, y - 40, 34, 50, 18), 0.65, 20)
    for k, a in ((0, 0.36), (28, 0.22)):
        s.curve(q((-150 + k, 150), (-96 + k, -50), (-30 + k, -240)), 8, body=True, alpha=a, clip=glass)
    s.outline(glass, 3.4, lost=0)


def _taken_off(s):
    """The one she wore: its inside, its holes, its ribbons; the thumb lies in it."""
    x, y, k = 850, 1240, 1.12
    at = lambda pts: [tuple(p) for p in move([q[:2] for q in pts], x, y, k, 12)]  # noqa: E731
    arm = limb([(700, 1600), (760, 1500), (806, 1430)], [92, 74, 60])
    s.wash(move(arm, 22, 18), NIGHT, 1.0, wet=16)
    _sleeve(s, arm, [[(700, 1460), (740, 1490), (800, 1500)], [(770, 1420), (790, 1450), (840, 1460)]])
    _skin(s, blob([(770, 1432), (778, 1380), (800, 1340), (850, 1326), (884, 1350), (886, 1396), (862, 1440), (836, 1466)]))
    f = [(0, -146), (70, -136), (106, -76), (106, 10), (86, 86), (44, 128), (0, 140)]
    g = blob(at([*f, *[(-a, b) for a, b in f[::-1]]]), 10)
    s.wash(move(g, 26, 24), NIGHT, 1.1, wet=14)
    s.thing(g, "#f0d2a8", 0.6, shade=0.5, shcol="#6a3a30", hatch=0, line=3.4)
    inner = g.buffer(-15)
    s.wash(inner, "#b07a56", 0.9, col2="#8a4a3a", edge=0.8, grad=("lin", 60, 1.2, 0.4))
    s.wash(blob(at([(-120, -160), (60, -160), (-30, 60), (-120, 100)])), "#2a0c18", 1.0, wet=30, clip=inner)
    s.outline(inner, 2.2)
    for half in ([(24, -14), (54, -34), (88, -18), (56, -2)], [(-24, -14), (-54, -34), (-88, -18), (-56, -2)], [(-34, 72), (0, 66), (34, 72), (0, 86)]):
        h = blob(at(half))
        s.cover(h)
        s.wash(h, "#b84a68", 0.9)
        s.outline(h, 2.8, lost=0)
    s.wash(blob(at([(-14, -10), (14, -10), (24, 40), (-24, 40)])), "#3a1018", 0.7, wet=8, clip=inner)
    s.curve(at([(-20, 36), (0, 44), (20, 36)]), 2)
    for e in (-1, 1):
        a = np.array(at([(100 * e, -10)])[0])
        pts = path([a, a + [26 * e, 60], a + [4 * e, 130], a + [30 * e, 210]], 8)
        s.stroke(pts, 10, "#07261e")
        s.stroke(pts, 6, "#5ac08a", body=True)
    s.wash(limb([(812, 1396), (826, 1340), (840, 1310)], [20, 20, 14]), NIGHT, 0.8, wet=8, clip=g)
    digit(s, [(796, 1412), (802, 1360), (822, 1322), (838, 1296)], [28, 25, 21, 15], SKIN, nail=1, line=2.8, k=0.95, hatch=0)
    s.thing(limb([(762, 1424), (850, 1470)], [19, 19]), "#f0e6cc", 0.4, shade=0.7, shcol="#5a4a30", hatch=0, line=2.8)


def _woman(s):
    """Only her head and shoulders: we look over them."""
    r = s.rng
    q = lambda *v: [((a - 534) * 1.36 + 452, (b - 668) * 1.36 + 1206) for a, b in v]  # noqa: E731
    body = blob(q((486, 846), (430, 876), (340, 900), (280, 960), (270, 1040), (800, 1040), (786, 960), (730, 900), (636, 876), (580, 846), (534, 868)))
    s.wash(move(body, 30, 10), NIGHT, 1.0, wet=20)
    _sleeve(s, body, [q((440, 886), (456, 910), (450, 960)), q((630, 886), (612, 910), (620, 960))])
    scoop = union(blob(q((466, 870), (500, 892), (534, 898), (566, 892), (602, 870), (568, 840), (500, 840))), limb(q((534, 862), (534, 776)), [58, 54]))
    _skin(s, scoop)
    s.wash(ell(*q((538, 806))[0], 64, 32), NIGHT, 1.0, wet=12, clip=scoop)
    for e in (-1, 1):
        _skin(s, ell(*q((530 + 90 * e, 728))[0], 18, 33, -8 * e), 2.4)
        s.fill(ell(*q((530 + 92 * e, 757))[0], 7.5), "#f0c04a", body=True)
    tones = ("#1c1014", "#0a0508", "#5a3a34", "#c8a088")
    hair_ = blob(q((446, 742), (438, 690), (452, 632), (490, 596), (530, 586), (572, 596), (608, 632), (622, 690), (614, 742), (592, 786), (564, 806), (530, 796), (496, 806), (468, 786)))
    s.wash(move(hair_, 20, 14), NIGHT, 0.9, wet=16)
    knot = np.array(q((534, 668))[0])
    locks(s, hair_, lambda x, y: math.atan2(knot[1] - y, knot[0] - x), tones, 900, long=54, w=1.7, line=2.8)
    bun = ell(*knot, 78, 68, -8)
    s.wash(move(bun, 10, 20), "#050204", 1.3, wet=9, clip=hair_)
    s.thing(bun, "#1c1014", 1.4, shade=0.5, hatch=0, line=2.8)
    for i in range(300):
        a, k = r.uniform(0, 360), math.sqrt(r.uniform(0.03, 0.96))
        s.stroke(arc(*knot, 77 * k, 66 * k, a, a + 70), 1.7, tones[(0, 1, 1, 2, 2, 3)[i % 6]], body=i % 6 > 2, alpha=0.85)
    pin = q((452, 726), (616, 606))
    s.stroke(pin, 11, "#3a1808", taper=(0.05, 0.02))
    s.stroke(pin, 7, "#f0c04a", body=True, taper=(0.05, 0.02))
    s.fill(ell(*pin[1], 13), "#d8243a", body=True)
    s.stroke(arc(*knot, 54, 46, 200, 330), 8, "#0a0508")
    for _ in range(18):
        x = r.uniform(*[p[0] for p in q((490, 0), (580, 0))])
        s.curve([(x, 1382), (x + r.normal() * 10, 1412), (x + r.normal() * 18, 1440)], 1.6, "#1c1014")


@card("rose", paper="hot", light=(-0.6, -0.7))
def mask_hooks(s):
    """Over a woman's shoulder: she takes her face for today from its hook; the glass shows none, and one of the faces has eyes."""
    _wall(s)
    _rail(s, 96, -200, 1200)
    _rail(s, 476, -200, 440)
    _faces(s)
    _glass(s)
    _smile(s)
    _taken_off(s)
    _woman(s)
    s.splatter(WINE, 40, (0, 900, 400, 1500), (0.8, 4))
