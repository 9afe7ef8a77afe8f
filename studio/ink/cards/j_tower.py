"""A king on a house of cards."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, face, finger, folds, garment, tresses
from ..kit.profile import profile

HEART = [(0, -0.9), (-0.5, -0.35), (-0.85, 0.12), (-0.8, 0.6), (-0.4, 0.78), (0, 0.42), (0.4, 0.78), (0.8, 0.6), (0.85, 0.12), (0.5, -0.35)]
DIAMOND = [(0, -0.95), (-0.62, 0), (0, 0.95), (0.62, 0)]
SPADE = [(0, 0.95), (-0.75, 0.1), (-0.7, -0.4), (-0.28, -0.45), (-0.12, -0.28), (-0.3, -0.9), (0.3, -0.9), (0.12, -0.28), (0.28, -0.45), (0.7, -0.4), (0.75, 0.1)]
CLUB = [(-0.12, -0.2), (-0.55, -0.35), (-0.8, 0.0), (-0.5, 0.35), (-0.3, 0.3), (-0.35, 0.7), (0, 0.95), (0.35, 0.7), (0.3, 0.3), (0.5, 0.35), (0.8, 0.0), (0.55, -0.35), (0.12, -0.2), (0.3, -0.9), (-0.3, -0.9)]
SPOTS = {
    3: [(0.5, 0.22), (0.5, 0.5), (0.5, 0.78)],
    4: [(0.3, 0.28), (0.7, 0.28), (0.3, 0.72), (0.7, 0.72)],
    5: [(0.3, 0.26), (0.7, 0.26), (0.5, 0.5), (0.3, 0.74), (0.7, 0.74)],
    2: [(0.5, 0.3), (0.5, 0.7)],
    1: [(0.5, 0.5)],
}

NIGHT, WHITE = "#120c22", ("#8a8494", "#c8c4cc", "#fffaf0", "#ffffff")
FOOT = 1392.0


class Leaf:
    """A playing card in the plane: a corner, the way across it, the way up it."""

    def __init__(self, s, foot, across, up):
        self.s = s
        self.foot, self.across, self.up = (np.asarray(v, float) for v in (foot, across, up))

    def at(self, u, v):
        return tuple(self.foot + self.across * u + self.up * v)

    def sheet(self, col, shade, k=0.2):
        s = self.s
        self.g = poly([self.at(0, 0), self.at(1, 0), self.at(1, 1), self.at(0, 1)])
        s.cover(self.g)
        s.wash(self.g, col, k, edge=0.5)
        if shade:
            s.wash(self.g, "#4a3a6a", shade, grad=("lin", 90, 0.4, 1.2), edge=0.2)
        return self

    def rim(self, w=2.4):
        q = [self.at(0, 0), self.at(1, 0), self.at(1, 1), self.at(0, 1)]
        for a, b in zip(q, q[1:] + q[:1], strict=True):
            self.s.stroke([a, b], w, wobble=0.5, taper=(0.02, 0.02))
        return self

    def face(self, suit, n, shade=0.0):
        s = self.sheet("#fbf3e0", shade).s
        red = suit in (HEART, DIAMOND)
        size = 0.34 if n == 1 else 0.15
        tall = np.hypot(*self.across) / np.hypot(*self.up)
        marks_ = [(u, v, size) for u, v in SPOTS[n]] + [(0.13, 0.92, 0.055), (0.87, 0.08, 0.055)]
        for u, v, q in marks_:
            s.fill(poly([self.at(u + a * q, v + b * q * tall) for a, b in suit]), "#b8262c" if red else "#1d1a20")
        return self.rim()

    def back(self, col, shade=0.0):
        s = self.sheet(col, shade, 0.9).s
        inner = [self.at(0.1, 0.07), self.at(0.9, 0.07), self.at(0.9, 0.93), self.at(0.1, 0.93)]
        for a, b in zip(inner, inner[1:] + inner[:1], strict=True):
            s.stroke([a, b], 2, "#f6ead0", body=True, wobble=0.2, taper=(0, 0))
        for k in np.arange(-0.7, 0.9, 0.16):
            for e in (1, -1):
                pts = [(u, v) for u in np.linspace(0.12, 0.88, 9) if 0.09 <= (v := (u if e > 0 else 1 - u) * 0.9 + k) <= 0.91]
                if len(pts) > 1:
                    s.stroke([self.at(*pts[0]), self.at(*pts[-1])], 1.3, "#f6ead0", body=True, alpha=0.8, wobble=0.2)
        return self.rim()


def bent(x, y):
    """It has begun to bow, and more the higher it is."""
    return np.array([x + 0.00006 * (FOOT - y) ** 2, y + 0.00001 * (FOOT - y) ** 2])


def _evening(s):
    s.wash(s.all, "#fbd9a0", 0.5, col2="#f0a878", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 900), (800, 760), (500, 700), (200, 840), (-100, 700)]), "#b04a78", 0.8, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (840, 380), (420, 330), (-100, 520)]), "#3a3a80", 0.9, wet=85, gran=0.6)
    s.wash(blob([(-100, -100), (620, -100), (380, 90), (120, 200), (-100, 420)]), NIGHT, 0.6, wet=80, gran=0.6)
    places.stars(s, 50, (0, 0, 700, 300), (0.7, 2))
    places.clouds(s, [(110, 700, 330), (930, 560, 260), (250, 330, 240)], col="#8a5a86", k=0.5)
    lawn = blob([(-60, 1300), (300, 1270), (700, 1290), (1060, 1262), (1060, 1560), (-60, 1560)])
    s.cover(lawn)
    s.wash(lawn, "#8ab06a", 0.7, col2="#5a8a54", gran=0.6, pool=0.6, bloom=3)
    s.wash(blob([(-100, 1360), (300, 1400), (560, 1440), (1100, 1330), (1100, 1600), (-100, 1600)]), "#1f5a4a", 0.9, wet=70, gran=0.6)
    s.wash(blob([(500, 1600), (700, 1460), (1100, 1400), (1100, 1600)]), "#06201c", 1.2, wet=60, gran=0.6)
    s.wash(blob([(-100, 1480), (200, 1500), (500, 1560), (-100, 1600)]), "#06201c", 1.1, wet=50, gran=0.6)
    r = s.rng
    for _ in range(420):
        x, y = r.uniform(-10, 1010), 1290 + 210 * r.random()
        pale = r.random() < 0.25
        s.curve([(x, y), (x + 4, y - 10), (x + 12 + r.normal() * 5, y - 20 - (y - 1290) * 0.06)], 1.5, "#d8e8a0" if pale else "#0c2c20", body=pale, alpha=0.75, n=4)


def _house(s):
    """Five storeys; where the breath comes the lowest cards give way."""
    deep, h, half, pitch = np.array([66.0, -27.0]), 198.0, 60.0, 136.0
    suits = (HEART, SPADE, DIAMOND, CLUB)
    s.wash(poly([(280, FOOT + 8), (960, FOOT - 6), (1040, FOOT - 40), (1040, FOOT + 20), (900, FOOT + 40), (320, FOOT + 44)]), "#06201c", 1.0, wet=18)
    for row in range(5):
        n = 5 - row
        y = FOOT - row * (h + 9)
        left = 604 - (n - 1) / 2 * pitch
        for i in range(n):
            x = left + i * pitch
            apex = bent(x, y - h)
            push = np.array([34.0, -14.0]) if row == 0 and i == 1 else np.zeros(2)
            a = bent(x - half, y) + push
            Leaf(s, a, deep, apex - a).face(suits[(i + row) % 4], (5, 3, 4, 2, 1)[(i + 2 * row) % 5], 0.55)
            loose = row == 0 and i == n - 1
            b = bent(x + half, y) + ([24, 4] if loose else push * 0.5)
            leaf = Leaf(s, b, deep, apex + ([8, 12] if loose else [0, 0]) - b)
            if (i + row) % 2:
                leaf.back(("#b8243a", "#2a4a8c")[(i + row) // 2 % 2], 0.2)
            else:
                leaf.face(suits[(i + row + 1) % 4], (3, 5, 1, 4)[(i + row) % 4], 0.08)
        for i in range(n - 1):
            x = left + i * pitch
            p, q = bent(x - 4, y - h - 3), bent(x + pitch + 6, y - h - 3)
            slip = np.array([14, 0]) if (row + i) % 4 == 3 else np.zeros(2)
            Leaf(s, p + slip, q - p, deep).sheet("#fbf3e0", 0.25).rim(2.2)
    return bent(604, FOOT - 4 * (h + 9) - h), deep


def _king(s, at, deep):
    """He forbids it."""
    tilt = 17
    d = np.array([math.cos(math.radians(tilt)), math.sin(math.radians(tilt))])
    s.wash(poly([at - d * 100, at + d * 100, at + d * 100 + deep]), NIGHT, 0.4, wet=8)
    Leaf(s, at - d * 104 + [-2, -2], d * 214, deep).sheet("#fbf3e0", 0.1).rim(2.6)
    x, y = at + [46, -20]
    q = lambda *pts: [tuple(p) for p in move(np.asarray(pts, float), x, y, 1.12, tilt)]  # noqa: E731
    gold = {"shade": 0.9, "shcol": "#5a2c08", "hatch": 5, "line": 2.4}
    for a in (34, 62):
        s.thing(limb(q((a, -60), (a + 4, 4)), [6, 5]), "#e0ac34", 1.0, **gold)
    back = blob(q((40, -50), (44, -150), (38, -186), (56, -204), (70, -184), (72, -150), (66, -50)))
    s.thing(back, "#e0ac34", 1.0, **gold)
    s.thing(ell(*q((57, -212))[0], 10), "#c8262e", 1.1, shade=0.6, hatch=0, line=2.2)
    s.thing(poly(q((-34, -58), (70, -58), (68, -44), (-32, -44))), "#e0ac34", 1.0, **gold)
    s.thing(limb(q((-26, -46), (-28, 4)), [6, 5]), "#e0ac34", 1.0, **gold)
    purple, dark = "#6a2490", "#1c0430"
    robe = blob(q((4, -136), (30, -142), (50, -124), (54, -80), (46, -52), (10, -44), (-8, -40), (-6, 0), (-50, 4), (-58, -30), (-50, -64), (-14, -78), (-4, -110)))
    garment(s, robe, purple, lambda *_: 1.8, 80, dark=dark, pale="#a868d0", cast=(10, 6), long=26, line=2.7)
    folds(s, (q((40, -110), (20, -70), (-20, -58)), q((-20, -60), (-30, -30), (-26, 0)), q((-40, -58), (-46, -30), (-42, 2))), dark, "#e0b0ff", 2.2, (2, 3))
    hem = limb(q((-54, 2), (-30, 4), (-6, -2)), [7, 7, 7])
    s.thing(hem, "#fffaf0", 0.2, shade=0.5, hatch=0, line=2)
    for u in q((-46, 2), (-34, 4), (-22, 3), (-12, 0)):
        s.fill(ell(u[0], u[1], 2.2, 3.4))
    s.thing(blob(q((-60, 2), (-74, 4), (-78, 12), (-50, 13))), "#3a1024", 1.2, shade=0.5, hatch=0, line=2)
    skin = SKINS["rose"]
    hd = profile(s, *q((14, -176))[0], 78, tilt - 4, flip=True, skin=skin, k=0.75, line=1.8, brow=0.9)
    beard = valid(Polygon(hd(path([(0.40, 0.56), (0.52, 0.66), (0.70, 0.66), (0.80, 0.66), (0.78, 0.78), (0.80, 1.0), (0.66, 1.22), (0.50, 1.06), (0.38, 0.86)], 8, True))))
    tresses(s, beard, lambda *_: 1.8, WHITE, 90, 18, 1.3)
    s.curve(hd([(0.80, 0.70), (0.74, 0.71), (0.70, 0.73)]), 2.4, "#5a1820")
    locks = valid(Polygon(hd(path([(0.46, 0.20), (0.42, 0.50), (0.36, 0.78), (0.10, 0.86), (-0.08, 0.60), (-0.06, 0.20)], 8, True))))
    tresses(s, locks, lambda *_: 1.7, WHITE, 70, 18, 1.3)
    crown = poly(hd([(0.76, 0.20), (-0.08, 0.26), (-0.16, -0.16), (0.06, 0.02), (0.18, -0.26), (0.36, -0.02), (0.56, -0.28), (0.62, -0.02), (0.86, -0.14)]))
    s.thing(crown, "#f4c038", 1.0, shade=0.7, shcol="#6a3408", hatch=0, line=2.3)
    for u in hd([(-0.16, -0.18), (0.18, -0.28), (0.56, -0.30), (0.86, -0.16)]):
        s.fill(ell(*u, 3.6), "#d8202a", body=True)
    s.thing(limb(q((-2, -134), (24, -130), (46, -136)), [10, 12, 10]), "#fffaf0", 0.2, shade=0.6, shcol="#8a7a98", hatch=0, line=2.2)
    for u in q((2, -132), (16, -128), (30, -129), (42, -134)):
        s.fill(ell(u[0], u[1], 2.2, 4))
    # the flat of his hand against the wind
    wrist, up = np.array(q((-86, -150))[0]), np.array(q((-86, -180))[0]) - np.array(q((-86, -150))[0])
    up = up / np.hypot(*up)
    n = np.array([up[1], -up[0]])
    s.thing(blob([wrist + n * 11 - up * 4, wrist + n * 13 + up * 20, wrist - n * 11 + up * 20, wrist - n * 10 - up * 4]), skin[0], 0.8, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
    for i, v in enumerate((-9, -3, 4, 10)):
        p = wrist + up * 17 - n * v
        finger(s, [p, p + up * 12 - n * v * 0.2, p + up * (23 - 2.5 * abs(i - 1.5)) - n * v * 0.4], 4.2, skin, nail=False, line=1.6, n=4)
    finger(s, [wrist + up * 4 - n * 8, wrist + up * 8 - n * 18, wrist + up * 16 - n * 24], 4.4, skin, nail=False, line=1.6, n=4)
    arm = limb(q((24, -122), (-30, -112), (-80, -142)), [19, 16, 12])
    garment(s, arm, "#7a2ca4", lambda *_: 2.9, 70, dark=dark, pale="#e0b0ff", cast=(4, 8), long=20, line=2.5)
    s.thing(limb(q((-82, -154), (-74, -140), (-76, -128)), [6, 7, 6]), "#fffaf0", 0.2, shade=0.5, hatch=0, line=2)


def _tossed(s, x, y, turn, flat, look, k=1.0):
    """A card that is already in the air."""
    t = math.radians(turn)
    d, u = np.array([math.cos(t), math.sin(t)]), np.array([math.sin(t), -math.cos(t)])
    c = Leaf(s, np.array([x, y]), d * 92 * flat * k, u * 144 * k)
    s.wash(move(poly([c.at(0, 0), c.at(1, 0), c.at(1, 1), c.at(0, 1)]), 14, 22), NIGHT, 0.35, wet=12)
    c.back(look, 0.1) if isinstance(look, str) else c.face(*look, 0.08)


def _joker(s):
    """It leans at the front and laughs."""
    c = Leaf(s, (716, 1490), (216, -40), (44, -292))
    g = poly([c.at(0, 0), c.at(1, 0), c.at(1, 1), c.at(0, 1)])
    s.wash(move(g, 26, 12), "#06201c", 1.1, wet=12)
    c.sheet("#fff6e4", 0.12)
    inner = [c.at(0.07, 0.05), c.at(0.93, 0.05), c.at(0.93, 0.95), c.at(0.07, 0.95), c.at(0.07, 0.05)]
    s.stroke(inner, 2, "#b8243a")
    p = lambda *pts: [(*c.at(v[0], v[1]), *v[2:]) for v in pts]  # noqa: E731
    for pts, col in (
        (((0.22, 0.16), (0.50, 0.10), (0.80, 0.18), (0.86, 0.05, 1), (0.14, 0.05, 1)), "#2a6a8c"),
        (((0.40, 0.62), (0.28, 0.80), (0.10, 0.78), (0.10, 0.60, 1), (0.20, 0.66), (0.32, 0.52)), "#c8263a"),
        (((0.62, 0.62), (0.78, 0.80), (0.92, 0.74), (0.90, 0.56, 1), (0.82, 0.64), (0.72, 0.52)), "#2a6a8c"),
        (((0.36, 0.60), (0.42, 0.80), (0.56, 0.93), (0.68, 0.88, 1), (0.60, 0.80), (0.70, 0.60)), "#e8b02e"),
    ):
        garment(s, blob(p(*pts), 8), col, lambda *_: 1.4, 50, cast=None, line=2.4, long=16)
    for v in ((0.10, 0.57), (0.90, 0.53), (0.70, 0.86)):
        e = ell(*c.at(*v), 10)
        s.thing(e, "#f4c038", 1.0, shade=0.6, hatch=0, line=2)
        s.stroke([c.at(v[0] - 0.02, v[1] - 0.02), c.at(v[0] + 0.03, v[1] - 0.02)], 1.5)
    face(s, *c.at(0.47, 0.43), 146, 2, skin=SKINS["rose"], mouth="laugh", look=(0.1, -0.2), lid=0.8, brow=-0.8, line=1.9, k=0.6, ear=False)
    brim = limb(p((0.26, 0.56), (0.50, 0.64), (0.78, 0.58)), [9, 11, 9])
    s.thing(brim, "#fffaf0", 0.2, shade=0.5, hatch=0, line=2.2)
    for k in range(8):
        v = 0.22 + 0.08 * k
        s.thing(blob(p((v, 0.19), (v + 0.04, 0.10), (v + 0.08, 0.19), (v + 0.04, 0.22)), 5), "#fffaf0", 0.2, shade=0.5, shcol="#8a7a98", hatch=0, line=1.9)
    for v in ((0.12, 0.91), (0.88, 0.09)):
        s.fill(poly([c.at(v[0] + 0.04 * math.cos(k * 2.513), v[1] + 0.03 * math.sin(k * 2.513)) for k in range(5)]), "#b8243a")
    c.rim(2.8)


BABY = [
    (0.30, 0.0), (0.55, 0.02), (0.74, 0.13), (0.83, 0.29), (0.848, 0.39), (0.822, 0.462), (0.852, 0.515), (0.902, 0.555), (0.882, 0.595), (0.846, 0.612), (0.878, 0.640), (0.912, 0.658), (0.922, 0.682),
    (0.910, 0.704), (0.876, 0.722), (0.858, 0.752), (0.872, 0.80), (0.832, 0.865), (0.73, 0.91), (0.58, 0.935), (0.44, 0.90), (0.32, 0.84), (0.12, 0.80), (0.0, 0.62), (-0.06, 0.40), (0.0, 0.18), (0.14, 0.05),
]  # fmt: skip


def _child(s):
    """All its breath is in its cheek; one eye is on the king."""
    skin = SKINS["rose"]
    light, warm, shade = skin
    s.wash(blob([(-60, 1470), (200, 1440), (470, 1462), (440, 1520), (-60, 1530)]), "#06201c", 1.1, wet=16)
    cloth_, dark = "#f0e6d0", "#5a4a68"
    for pts, sole in (([(120, 1450), (280, 1478), (392, 1470)], (424, 1446)), ([(100, 1460), (230, 1410), (318, 1476)], (352, 1472))):
        garment(s, limb(pts, [66, 58, 36]), cloth_, lambda *_: 0.2, 40, dark=dark, pale="#ffffff", cast=(6, 12), k=0.5, line=2.8)
        fx, fy = sole
        s.thing(blob([(fx - 36, fy + 30), (fx - 30, fy - 18), (fx - 6, fy - 42), (fx + 18, fy - 38), (fx + 22, fy - 6), (fx + 8, fy + 34)]), light, 0.85, col2=warm, shade=0.4, shcol=shade, hatch=0, line=2.5)
        for k in range(5):
            s.thing(ell(fx - 14 + k * 9, fy - 42 + abs(k - 1) * 5, 9.5 - k * 0.9, 11 - k), light, 0.95, col2=warm, shade=0.6, shcol=shade, hatch=0, line=1.8)
    body = blob([(-60, 1540), (-50, 1330), (10, 1240), (110, 1210), (220, 1230), (276, 1310), (280, 1420), (240, 1500), (120, 1540)])
    garment(s, body, cloth_, lambda x, y: 1.5, 70, dark=dark, pale="#ffffff", hatch=0, cast=(14, 8), k=0.5)
    for y in range(1270, 1500, 46):
        band = limb([(-60, y + 26), (100, y + 14), (290, y - 6)], [9, 9, 9]).intersection(body)
        s.cover(band, keep=0.3, ink=0.6)
        s.wash(band, "#3a7ab0", 0.9, edge=0.5)
    folds(s, ([(60, 1260), (50, 1350), (70, 1460)], [(200, 1270), (214, 1360), (200, 1450)]), dark, "#ffffff", 2.6)

    def at(pts):
        return move(np.asarray([v[:2] for v in pts], float) - [0.4, 0.5], 196, 1096, 330, -12)

    def pen(pts, w=2.6, **kw):
        s.stroke(at(path(pts, 8)), w, **kw)

    s.thing(limb([*at([(0.34, 0.84)]), (150, 1262)], [54, 74]), light, 0.85, col2=warm, shade=0.6, shcol=shade, hatch=0, line=2.6)
    g = valid(Polygon(at(path(BABY, 8, True))))
    s.wash(move(g, 12, 22), NIGHT, 0.5, wet=16)
    s.thing(g, "#f2c8aa", 0.6, col2="#ecb090", shade=0.25, shcol="#b86a60", hatch=0, line=3.2, soft=100)
    c = at([(0.665, 0.715)])[0]
    s.wash(ell(*c, 54, 51), "#e86a58", 0.45, wet=26, clip=g)
    s.lift(ell(c[0] - 16, c[1] - 26, 26, 17, -20), 0.65, 9)
    s.fill(ell(c[0] - 20, c[1] - 32, 10, 5, -24), "#fff0dc", body=True, alpha=0.8)
    s.stroke(arc(*c, 58, 55, 60, 210, 40), 2.2, "#8a4a40")
    pen([(0.80, 0.62), (0.83, 0.66), (0.80, 0.72)], 1.8)
    lips = valid(Polygon(at(path([(0.880, 0.652), (0.910, 0.660), (0.921, 0.682), (0.909, 0.703), (0.880, 0.712), (0.892, 0.682)], 6, True))))
    s.wash(lips, "#c8606a", 0.5, edge=0.8)
    s.outline(lips, 1.8, lost=0.1)
    s.fill(ell(*at([(0.914, 0.682)])[0], 4, 5), "#2a060c")
    pen([(0.872, 0.668), (0.89, 0.672)], 1.3)
    pen([(0.872, 0.698), (0.89, 0.694)], 1.3)
    white = valid(Polygon(at(path([(0.66, 0.455), (0.70, 0.405), (0.765, 0.398), (0.80, 0.44), (0.765, 0.482), (0.70, 0.487)], 6, True))))
    s.wash(white.buffer(8), shade, 0.2, wet=4, clip=g)
    s.cover(white)
    s.wash(white, "#fbf4e6", 0.25, edge=0.7, off=0)
    iris = at([(0.765, 0.426)])[0]
    s.fill(ell(*iris, 15, 17).intersection(white), "#2a1a16")
    s.fill(ell(iris[0] + 4, iris[1] - 6, 4.6), body=True)
    pen([(0.65, 0.462), (0.70, 0.402), (0.765, 0.394), (0.805, 0.436)], 4.4)
    pen([(0.665, 0.462), (0.70, 0.49), (0.77, 0.486), (0.80, 0.445)], 1.8)
    for a in (0.70, 0.735, 0.77):
        pen([(a, 0.40), (a + 0.012, 0.37)], 2)
    for k in range(7):
        pen([(0.63 + 0.012 * k, 0.345 - 0.003 * k), (0.70, 0.31 + 0.002 * k), (0.80 - 0.006 * k, 0.325 + 0.004 * k)], 2.2, col="#6a2c14")
    pen([(0.868, 0.595), (0.845, 0.585), (0.838, 0.60)], 2.4)
    ear = valid(Polygon(at(path([(0.28, 0.52), (0.34, 0.46), (0.40, 0.50), (0.40, 0.60), (0.34, 0.68), (0.28, 0.64)], 6, True))))
    s.thing(ear, light, 0.85, col2=warm, shade=0.3, shcol=shade, hatch=0, line=2.6)
    pen([(0.31, 0.52), (0.36, 0.51), (0.365, 0.57), (0.32, 0.60), (0.33, 0.64)], 2)
    hair_ = valid(Polygon(at(path([(0.66, 0.05), (0.62, 0.16), (0.50, 0.22), (0.42, 0.36), (0.36, 0.46), (0.26, 0.54), (0.22, 0.72), (0.06, 0.76), (-0.07, 0.56), (-0.10, 0.34), (-0.02, 0.12), (0.16, -0.02), (0.42, -0.05)], 8, True))))
    s.fill(hair_, "#6a2c14")
    tangle(s, hair_.buffer(8), 230, "#3a1008", 2.2, length=80, loop=0.34, inner=0)
    tangle(s, hair_, 110, "#d8743a", 1.7, length=60, loop=0.34, inner=1, body=True)
    tangle(s, valid(Polygon(at(path([(0.62, 0.06), (0.44, 0.18), (0.26, 0.10), (0.36, -0.03)], 6, True)))), 26, "#ffd09a", 1.6, length=44, loop=0.34, inner=1, body=True)
    # a fat little hand on the knee, and then the sleeve
    palm = blob([(236, 1382), (268, 1376), (300, 1384), (312, 1404), (304, 1428), (270, 1436), (236, 1426)])
    s.thing(palm, light, 0.85, col2=warm, shade=0.4, shcol=shade, hatch=0, line=2.5)
    dimpled = dict(col2=warm, shade=0.35, shcol=shade, hatch=0, line=2.2)
    for pts in ([(286, 1426), (302, 1438), (306, 1448)], [(298, 1418), (318, 1428), (324, 1440)], [(302, 1406), (326, 1412), (334, 1424)], [(298, 1394), (324, 1394), (336, 1404)]):
        s.thing(limb(pts, [12, 12.5, 10], 6), light, 0.85, **dimpled)
    s.thing(limb([(262, 1388), (284, 1374), (300, 1374)], [13, 13, 10], 6), light, 0.85, **dimpled)
    for x, y in ((292, 1400), (294, 1412), (290, 1423)):
        s.stroke(arc(x, y, 4, 4, 90, 270, 8), 1.4, shade)
    garment(s, limb([(146, 1286), (150, 1350), (164, 1392), (196, 1412), (244, 1408)], [50, 46, 44, 38, 31]), cloth_, lambda *_: 1.4, 40, dark=dark, pale="#ffffff", cast=(6, 16), k=0.5, hatch=0)
    s.thing(limb([(244, 1378), (252, 1406), (246, 1436)], [10, 11, 10]), "#3a7ab0", 0.9, shade=0.5, hatch=0, line=2.4)
    return at([(0.935, 0.682)])[0]


def _breath(s, m):
    """It bends, curls and lifts."""
    s.lift(blob([m, m + [140, -60], m + [330, -120], m + [440, 10], m + [330, 130], m + [130, 70]]), 0.35, 24)
    r = s.rng
    for k in range(15):
        a = -30 + 4.6 * k
        n = 250 + 60 * ((k * 5) % 4)
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        u = np.array([-d[1], d[0]])
        pts = [m + d * 6, m + d * n * 0.35 + u * r.normal() * 8, m + d * n * 0.7 - u * 14, m + d * n + u * r.normal() * 10]
        if k % 2 == 0:
            e = pts[-1]
            pts += [e + d * 34 - u * 24, e + d * 18 - u * 52, e - d * 10 - u * 40, e + d * 2 - u * 24]
        s.curve(pts, 2.4 + 2.2 * (k % 3 == 0), "#fffaf0", body=True, alpha=0.85, n=14, taper=(0.08, 0.4))


@card("dusk", light=(-0.6, -0.6), fresh=False)
def tower_cards(s):
    _evening(s)
    top, deep = _house(s)
    _king(s, top, deep)
    for x, y, turn, flat, look, k in ((890, 800, 30, 0.85, (HEART, 1), 1.0), (906, 960, -58, 0.6, "#b8243a", 1.0), (936, 700, 24, 0.45, "#2a4a8c", 0.9)):
        _tossed(s, x, y, turn, flat, look, k)
        for q in (0, 1, 2):
            s.curve([(x - 66 - 10 * q, y - 20 + 18 * q), (x - 40 - 10 * q, y - 10 + 18 * q), (x - 16 - 10 * q, y + 10 + 18 * q)], 2.4, body=True, alpha=0.85)
    _joker(s)
    _breath(s, _child(s))
    s.splatter(NIGHT, 40, (300, 380, 1000, 800), (0.7, 3))
    s.splatter("#06201c", 20, (400, 1400, 700, 1500), (0.7, 4))
