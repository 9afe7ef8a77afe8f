"""A king on a house of cards."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.figure import digit
from ..kit.portrait import SKINS, finger, folds, garment, tresses
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
FOOT = 1440.0


class Leaf:
    """A playing card in the plane: two corners of its foot, then two of its head."""

    def __init__(self, s, a, b, c, d):
        self.s = s
        self.corners = [np.asarray(v, float) for v in (a, b, c, d)]

    def at(self, u, v):
        a, b, c, d = self.corners
        return tuple((a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v)

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
        a, b, c, _ = self.corners
        tall = np.hypot(*(b - a)) / np.hypot(*(c - a))
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


def seen(x, y, z=0.0):
    """A point of the house from low in front of it; it bows more the higher it is. x from its middle, y up in storeys, z deep."""
    t = y / 5
    k = 1.5 / (1 + 0.8 * t)
    return np.array([540 + 40 * t + 120 * t * t + (x + 62 * z) * k, FOOT - 1970 * t / (1 + 0.8 * t) - (34 - 62 * t) * z * k])


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
    half, pitch, thick = 56.0, 128.0, 0.05
    suits = (HEART, SPADE, DIAMOND, CLUB)
    s.wash(poly([(60, FOOT + 8), (960, FOOT - 6), (1060, FOOT - 60), (1060, FOOT + 30), (900, FOOT + 50), (120, FOOT + 54)]), "#06201c", 1.0, wet=18)
    for row in range(5):
        n = 5 - row
        left = -(n - 1) / 2 * pitch
        for i in range(n):
            x, top = left + i * pitch, row + 1 - thick
            push = 26.0 if row == 0 and i == 1 else 0.0
            lean = lambda q, up, x=x, top=top: (seen(x + q, top - 1 + thick + up, 0), seen(x + q, top - 1 + thick + up, 1), seen(x, top, 0), seen(x, top, 1))  # noqa: E731
            Leaf(s, *lean(-half + push, 0.02 * (push > 0))).face(suits[(i + row) % 4], (5, 3, 4, 2, 1)[(i + 2 * row) % 5], 0.55)
            leaf = Leaf(s, *lean(half + push * 0.5 + (20 if row == 0 and i == n - 1 else 0), 0))
            if (i + row) % 2:
                leaf.back(("#b8243a", "#2a4a8c")[(i + row) // 2 % 2], 0.2)
            else:
                leaf.face(suits[(i + row + 1) % 4], (3, 5, 1, 4)[(i + row) % 4], 0.08)
        for i in range(n - 1):
            x, y = left + i * pitch + (12 if (row + i) % 4 == 3 else 0), row + 1 - thick * 0.5
            Leaf(s, seen(x - 8, y), seen(x + pitch + 8, y), seen(x - 8, y, 1), seen(x + pitch + 8, y, 1)).sheet("#fbf3e0", 0.25 + 0.1 * row).rim(2.2)
    return seen(0, 5 - thick, 0.4)


def _king(s, at):
    """He forbids it; his crown has gone already."""
    tilt = 21
    d = np.array([math.cos(math.radians(tilt)), math.sin(math.radians(tilt))])
    floor = at - d * 116 + [0, 2]
    Leaf(s, floor, floor + d * 226, floor + [58, -14], floor + d * 226 + [58, -14]).sheet("#fbf3e0", 0.1).rim(2.6)
    x, y = at + [50, -4]
    q = lambda *pts: [tuple(p) for p in move(np.asarray(pts, float), x, y, 1.2, tilt)]  # noqa: E731
    gold = {"shade": 0.9, "shcol": "#5a2c08", "hatch": 5, "line": 2.4}
    for a in (34, 62):
        s.thing(limb(q((a, -60), (a + 4, 0)), [6, 5]), "#e0ac34", 1.0, **gold)
    back = blob(q((40, -50), (44, -150), (36, -196), (56, -216), (74, -194), (74, -150), (66, -50)))
    s.thing(back, "#e0ac34", 1.0, **gold)
    s.thing(ell(*q((57, -226))[0], 11), "#c8262e", 1.1, shade=0.6, hatch=0, line=2.2)
    s.thing(poly(q((-34, -58), (70, -58), (68, -44), (-32, -44))), "#e0ac34", 1.0, **gold)
    s.thing(limb(q((-26, -46), (-28, -8)), [6, 5]), "#e0ac34", 1.0, **gold)
    purple, dark, white = "#6a2490", "#1c0430", "#f0e8f0"
    for knee, toe in (((-66, -96), (-112, -110)), ((-64, -74), (-110, -62))):  # both feet off the ground
        s.thing(limb(q(knee, toe), [12, 8]), white, 0.3, shade=0.7, shcol="#6a5a80", hatch=0, line=2.2)
        s.thing(blob(q((toe[0] + 8, toe[1] + 9), (toe[0] - 8, toe[1] + 10), (toe[0] - 13, toe[1] - 6), (toe[0] - 22, toe[1] - 26), (toe[0] - 4, toe[1] - 12), (toe[0] + 8, toe[1] - 8))), "#8a1c3a", 1.2, shade=0.6, shcol="#2a0410", hatch=0, line=2.2)
    robe = blob(q((4, -140), (30, -146), (52, -126), (58, -84), (52, -50), (10, -46), (-34, -52), (-76, -58), (-84, -86), (-78, -112), (-44, -108), (-10, -98), (-6, -118)))
    garment(s, robe, purple, lambda *_: 2.6, 80, dark=dark, pale="#a868d0", cast=(10, 6), long=26, line=2.8)
    folds(s, (q((40, -110), (16, -76), (-34, -72)), q((30, -70), (-10, -60), (-60, -66)), q((0, -100), (-30, -92), (-70, -98))), dark, "#e0b0ff", 2.2, (2, 3))
    hem = limb(q((-78, -112), (-84, -86), (-78, -58)), [8, 8, 8])
    s.thing(hem, "#fffaf0", 0.2, shade=0.5, hatch=0, line=2)
    for u in q((-79, -106), (-84, -94), (-84, -80), (-80, -66)):
        s.fill(ell(u[0], u[1], 3.6, 2.4))
    skin = SKINS["rose"]
    hd = profile(s, *q((10, -184))[0], 98, tilt - 22, flip=True, skin=skin, k=0.75, line=2.0, brow=-1.4)
    white_ = valid(Polygon(hd(path([(0.60, 0.43), (0.63, 0.375), (0.70, 0.37), (0.715, 0.42), (0.69, 0.465), (0.63, 0.46)], 6, True))))  # wide open
    s.cover(white_)
    s.outline(white_, 1.8, lost=0)
    s.fill(ell(*hd([(0.685, 0.425)])[0], 2.8), "#1a0e10")
    beard = valid(Polygon(hd(path([(0.40, 0.56), (0.52, 0.64), (0.70, 0.63), (0.80, 0.64), (0.79, 0.84), (0.84, 1.04), (0.78, 1.26), (0.60, 1.14), (0.44, 0.96), (0.38, 0.80)], 8, True))))
    tresses(s, beard, lambda *_: 1.6, WHITE, 100, 18, 1.3)
    s.fill(ell(*hd([(0.735, 0.775)])[0], 7.5, 11, 20), "#3a0a14")  # he cries out
    s.outline(ell(*hd([(0.735, 0.775)])[0], 8.5, 12, 20), 1.6, lost=0)
    locks = valid(Polygon(hd(path([(0.50, 0.10), (0.42, 0.50), (0.36, 0.78), (0.16, 0.92), (-0.10, 0.80), (-0.26, 0.56), (-0.12, 0.44), (-0.30, 0.24), (-0.06, 0.20), (-0.08, 0.02), (0.20, -0.02)], 8, True))))
    tresses(s, locks, lambda *_: 2.6, WHITE, 100, 20, 1.4)
    cr = lambda *pts: move(np.asarray(pts, float), *q((4, -282))[0], 78, 30)  # noqa: E731
    crown = poly(cr((-0.5, 0.2), (0.5, 0.2), (0.62, -0.36), (0.26, -0.06), (0.0, -0.5), (-0.26, -0.06), (-0.62, -0.36)))
    s.thing(crown, "#f4c038", 1.0, shade=0.7, shcol="#6a3408", hatch=0, line=2.5)
    for u in cr((-0.62, -0.4), (0.0, -0.54), (0.62, -0.4)):
        s.fill(ell(*u, 5), "#d8202a", body=True)
    s.thing(ell(*cr((0, 0.2))[0], 39, 9, 30), "#8a5410", 1.0, shade=0.3, hatch=0, line=2)
    for e in (-20, 0, 20):
        s.stroke(q((14 + e, -240), (10 + e, -254)), 2.6, "#fffaf0", body=True)
    s.thing(limb(q((-4, -138), (22, -132), (48, -140)), [10, 13, 10]), "#fffaf0", 0.2, shade=0.6, shcol="#8a7a98", hatch=0, line=2.2)
    for u in q((2, -135), (16, -130), (30, -131), (42, -137)):
        s.fill(ell(u[0], u[1], 2.4, 4.4))
    # the flat of his hand against the wind
    wrist, up = np.array(q((-96, -146))[0]), np.array(q((-100, -176))[0]) - np.array(q((-92, -146))[0])
    up = up / np.hypot(*up)
    n = np.array([up[1], -up[0]])
    s.thing(blob([wrist + n * 12 - up * 4, wrist + n * 15 + up * 22, wrist - n * 12 + up * 22, wrist - n * 11 - up * 4]), skin[0], 0.8, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
    for i, v in enumerate((-12, -4, 5, 13)):
        p = wrist + up * 18 - n * v
        finger(s, [p, p + up * 14 - n * v * 0.35, p + up * (28 - 2.5 * abs(i - 1.5)) - n * v * 0.7], 5, skin, nail=False, line=1.7, n=4)
    finger(s, [wrist + up * 4 - n * 9, wrist + up * 8 - n * 22, wrist + up * 15 - n * 31], 5, skin, nail=False, line=1.7, n=4)
    arm = limb(q((24, -126), (-34, -122), (-90, -140)), [21, 17, 12])
    garment(s, arm, "#7a2ca4", lambda *_: 2.9, 70, dark=dark, pale="#e0b0ff", cast=(4, 8), long=20, line=2.6)
    s.thing(limb(q((-94, -152), (-86, -140), (-88, -126)), [7, 8, 7]), "#fffaf0", 0.2, shade=0.5, hatch=0, line=2)


def _tossed(s, x, y, turn, flat, look, k=1.0):
    """A card that is already in the air."""
    t = math.radians(turn)
    d, u = np.array([math.cos(t), math.sin(t)]), np.array([math.sin(t), -math.cos(t)])
    a, w, h = np.array([x, y], float), d * 92 * flat * k, u * 144 * k
    c = Leaf(s, a, a + w, a + h, a + w + h)
    s.wash(move(poly([c.at(0, 0), c.at(1, 0), c.at(1, 1), c.at(0, 1)]), 14, 22), NIGHT, 0.35, wet=12)
    c.back(look, 0.1) if isinstance(look, str) else c.face(*look, 0.08)


def _joker(s):
    """Printed on his card, with a nose and a chin that nearly meet."""
    foot, across, up = np.array([700.0, 1520.0]), np.array([256.0, -58.0]), np.array([64.0, -368.0])
    c = Leaf(s, foot, foot + across, foot + up, foot + across + up)
    s.wash(move(poly([c.at(0, 0), c.at(1, 0), c.at(1, 1), c.at(0, 1)]), 28, 14), "#06201c", 1.2, wet=12)
    c.sheet("#fff6e4", 0.08)
    s.stroke([c.at(0.06, 0.04), c.at(0.94, 0.04), c.at(0.94, 0.96), c.at(0.06, 0.96), c.at(0.06, 0.04)], 2.4, "#b8243a")
    p = lambda *pts: [(*c.at(v[0], v[1]), *v[2:]) for v in pts]  # noqa: E731
    flat = dict(shade=0, hatch=0, line=2.6)
    for pts, col in (
        (((0.58, 0.66), (0.76, 0.84), (0.90, 0.76), (0.88, 0.56, 1), (0.80, 0.64), (0.74, 0.50)), "#2a5a94"), (((0.40, 0.64), (0.50, 0.84), (0.66, 0.92), (0.76, 0.80, 1), (0.66, 0.80), (0.70, 0.58)), "#e8b02e"),
        (((0.30, 0.60), (0.32, 0.80), (0.22, 0.90), (0.10, 0.80, 1), (0.20, 0.78), (0.34, 0.62), (0.56, 0.66)), "#c8263a"),
    ):  # fmt: skip
        s.thing(blob(p(*pts), 8), col, 1.0, **flat)
    for v in ((0.88, 0.53), (0.78, 0.78), (0.09, 0.77)):
        s.thing(ell(*c.at(*v), 11), "#f4c038", 1.0, **flat)
        s.stroke([c.at(v[0] - 0.02, v[1] - 0.015), c.at(v[0] + 0.03, v[1] - 0.015)], 1.8)
    for k in range(8):
        v = 0.20 + 0.08 * k
        s.thing(poly(p((v, 0.30), (v - 0.03, 0.11), (v + 0.075, 0.30))), ("#c8263a", "#e8b02e", "#2a5a94")[k % 3], 1.0, **flat)
        s.fill(ell(*c.at(v - 0.03, 0.105), 5), "#1d1a20")
    head = blob(p((0.34, 0.64), (0.27, 0.585), (0.20, 0.52), (0.12, 0.455), (0.095, 0.405), (0.13, 0.385), (0.20, 0.415), (0.255, 0.415), (0.215, 0.375), (0.265, 0.338), (0.225, 0.30), (0.15, 0.30), (0.11, 0.335), (0.10, 0.29), (0.16, 0.245), (0.28, 0.225), (0.44, 0.24), (0.58, 0.30), (0.66, 0.42), (0.68, 0.56), (0.58, 0.66)), 8)
    s.thing(head, "#fbe6d0", 0.5, **flat)
    s.wash(ell(*c.at(0.42, 0.40), 30, 26), "#d8343a", 0.8, edge=0.6, clip=head)
    grin = blob(p((0.225, 0.372, 1), (0.33, 0.362), (0.44, 0.385), (0.53, 0.45, 1), (0.48, 0.355), (0.38, 0.31), (0.262, 0.335, 1)), 8)
    s.fill(grin, "#5a0a18")
    teeth = blob(p((0.235, 0.368), (0.33, 0.358), (0.44, 0.38), (0.50, 0.42), (0.44, 0.362), (0.33, 0.338), (0.25, 0.35)), 8)
    s.fill(teeth, "#fffaf0", body=True)
    for u in (0.28, 0.33, 0.38, 0.43):
        s.stroke([c.at(u, 0.375), c.at(u + 0.004, 0.338)], 1.4)
    s.outline(grin, 2.2, lost=0)
    s.curve(p((0.53, 0.47), (0.56, 0.44), (0.55, 0.40)), 2.4)
    s.curve(p((0.25, 0.52), (0.30, 0.555), (0.38, 0.545), (0.42, 0.51)), 4.6)  # an eye that laughs shut
    s.curve(p((0.27, 0.505), (0.32, 0.525), (0.38, 0.515)), 1.8)
    for k in range(3):
        s.curve(p((0.44, 0.52 - k * 0.014), (0.48, 0.53 - k * 0.022), (0.51, 0.53 - k * 0.03)), 1.8)
    s.curve(p((0.26, 0.60), (0.34, 0.625), (0.43, 0.59)), 5)
    s.curve(p((0.255, 0.415), (0.28, 0.44), (0.26, 0.465)), 2.4)
    s.thing(blob(p((0.60, 0.50), (0.66, 0.52), (0.68, 0.45), (0.62, 0.40)), 6), "#fbe6d0", 0.5, **flat)
    s.thing(limb(p((0.30, 0.64), (0.46, 0.68), (0.70, 0.60)), [11, 12, 11]), "#fffaf0", 0.2, **flat)
    for v in ((0.12, 0.92), (0.88, 0.08)):
        s.fill(poly([c.at(v[0] + 0.04 * math.cos(k * 2.513), v[1] + 0.03 * math.sin(k * 2.513)) for k in range(5)]), "#b8243a")
    c.rim(2.8)


def _child(s):
    """From behind, all its breath in its cheek, and a card kept back."""
    skin = SKINS["rose"]
    light, warm, shade = skin
    cloth_, dark = "#f0e6d0", "#5a4a68"
    s.wash(blob([(-60, 1490), (200, 1450), (470, 1470), (520, 1530), (-60, 1560)]), "#06201c", 1.2, wet=16)
    body = blob([(-70, 1560), (-60, 1370), (0, 1292), (80, 1252), (160, 1238), (250, 1240), (340, 1284), (400, 1380), (424, 1560)])
    garment(s, body, cloth_, lambda x, y: 1.5, 90, dark=dark, pale="#ffffff", hatch=0, cast=(20, 4), k=0.45)
    for y in range(1300, 1540, 50):
        band = limb([(-70, y + 22), (60, y + 4), (200, y), (340, y + 8), (430, y + 26)], [11] * 5).intersection(body)
        s.cover(band, keep=0.25, ink=0.6)
        s.wash(band, "#3a7ab0", 0.95, edge=0.5)
    s.wash(blob([(250, 1280), (420, 1330), (440, 1560), (300, 1560), (330, 1420)]), "#2a2458", 0.6, wet=30, clip=body)
    nape = limb([(120, 1262), (190, 1270), (262, 1262)], [34, 40, 34])
    s.thing(nape, light, 0.75, col2=warm, shade=0.7, shcol=shade, hatch=0, line=2.4)
    s.thing(limb([(84, 1270), (130, 1300), (196, 1310), (262, 1300), (312, 1270)], [13] * 5), "#3a7ab0", 0.95, shade=0.6, hatch=5, line=2.6)
    folds(s, ([(110, 1330), (96, 1400), (104, 1500)], [(300, 1320), (318, 1400), (306, 1500)]), dark, "#ffffff", 2.6)
    face = blob([(300, 1000), (352, 1036), (378, 1080), (380, 1106), (372, 1124), (392, 1142), (404, 1158), (394, 1170), (404, 1180), (420, 1188), (424, 1204), (418, 1218), (402, 1226), (398, 1250), (356, 1284), (270, 1284), (180, 1250), (200, 1100)], 8)
    s.wash(move(face, 14, 20), NIGHT, 0.6, wet=14)
    s.thing(face, "#f2c8aa", 0.6, col2="#ecb090", shade=0.35, shcol="#b86a60", hatch=0, line=3.2, soft=80)
    for y in (1194, 1213):
        lip = ell(417, y, 14, 9.5, 8 if y < 1200 else -8)
        s.thing(lip, "#e08a80", 0.9, shade=0.4, shcol="#8a2c38", hatch=0, line=2)
    s.fill(ell(428, 1203, 4, 4.4), "#2a060c")
    for k in range(4):  # lashes, all of the eye that is seen
        s.curve([(374 - k * 2, 1104 + k * 3), (390 - k, 1096 + k * 4), (398 - k, 1086 + k * 6)], 2.6)
    s.curve([(344, 1062), (364, 1062), (380, 1072)], 5, "#6a2c14")
    cheek = blob([(330, 1150), (372, 1152), (400, 1186), (398, 1232), (366, 1268), (312, 1272), (276, 1236), (280, 1182)], 10)
    s.cover(cheek, keep=0.3)
    s.thing(cheek, "#f6c4a8", 0.55, col2="#f0a488", shade=0.3, shcol="#c86a60", hatch=0, line=0, cover=False, soft=60)
    s.wash(ell(346, 1214, 42, 40), "#e8604e", 0.5, wet=20, clip=cheek)
    s.lift(ell(332, 1186, 24, 15, -20), 0.6, 8)
    s.fill(ell(328, 1182, 11, 5.5, -24), "#fff4e4", body=True, alpha=0.85)
    s.stroke(path([(352, 1150), (386, 1166), (402, 1200), (394, 1240), (364, 1270)], 10), 2.8)
    ear = blob([(222, 1140), (246, 1118), (274, 1128), (280, 1162), (264, 1198), (238, 1206), (224, 1180)], 8)
    s.thing(ear, light, 0.8, col2=warm, shade=0.4, shcol=shade, hatch=0, line=2.8)
    s.curve([(238, 1142), (260, 1138), (266, 1160), (250, 1176), (248, 1192)], 2.2)
    hair_ = blob([(322, 1004), (348, 1036), (330, 1066), (300, 1080), (280, 1104), (262, 1112), (236, 1116), (218, 1146), (220, 1196), (200, 1240), (150, 1258), (90, 1244), (40, 1190), (16, 1110), (30, 1030), (84, 968), (160, 936), (250, 948)], 10)
    s.cover(hair_)
    brushed(s, hair_, "#6a2c14")
    tangle(s, hair_.buffer(9), 330, "#3a1008", 2.3, length=84, loop=0.34, inner=0)
    tangle(s, hair_, 150, "#d8743a", 1.8, length=60, loop=0.34, inner=1, body=True)
    tangle(s, blob([(90, 990), (180, 950), (270, 966), (250, 1020), (150, 1040), (90, 1060)]), 40, "#ffd09a", 1.7, length=44, loop=0.34, inner=1, body=True)
    a = np.array([104.0, 1462.0])  # the ace behind its back
    w, h = np.array([76.0, -20.0]), np.array([-30.0, -112.0])
    ace = Leaf(s, a, a + w, a + h, a + w + h)
    s.wash(move(poly([a, a + w, a + w + h, a + h]), 10, 10), "#2a2458", 0.8, wet=8)
    ace.face(HEART, 1)
    sleeve = limb([(-10, 1340), (-50, 1430), (30, 1494), (84, 1488)], [54, 50, 40, 32], 12)
    garment(s, sleeve, cloth_, lambda *_: 1.0, 30, dark=dark, pale="#ffffff", cast=(6, 14), k=0.45, hatch=0)
    for c, e in (((-12, 1352), (60, 30)), ((-44, 1412), (64, 8)), ((-20, 1470), (40, -44)), ((36, 1494), (14, -48))):
        band = limb([np.subtract(c, e), c, np.add(c, e)], [10, 10, 10]).intersection(sleeve)
        s.cover(band, keep=0.25, ink=0.6)
        s.wash(band, "#3a7ab0", 0.95, edge=0.5)
    s.thing(limb([(82, 1458), (96, 1488), (88, 1520)], [11, 12, 11]), "#3a7ab0", 0.95, shade=0.5, hatch=0, line=2.4)
    s.thing(blob([(96, 1464), (130, 1456), (164, 1468), (172, 1494), (150, 1516), (100, 1516)], 8), light, 0.8, col2=warm, shade=0.4, shcol=shade, hatch=0, line=2.5)
    for pts in ([(150, 1502), (172, 1496), (184, 1478)], [(146, 1488), (164, 1476), (168, 1454)], [(134, 1478), (146, 1460), (146, 1438)], [(116, 1474), (124, 1454), (122, 1432)]):
        digit(s, pts, [13.5, 13, 10], (light, warm, shade), nail=1, crease=1, line=2.2, hatch=0, shade=0.4)
    return np.array([438.0, 1204.0])


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
    _king(s, _house(s))
    for x, y, turn, flat, look, k in ((880, 640, 30, 0.85, (HEART, 1), 1.0), (900, 900, -58, 0.6, "#b8243a", 1.1), (936, 470, 24, 0.45, "#2a4a8c", 0.8)):
        _tossed(s, x, y, turn, flat, look, k)
        for q in (0, 1, 2):
            s.curve([(x - 66 - 10 * q, y - 20 + 18 * q), (x - 40 - 10 * q, y - 10 + 18 * q), (x - 16 - 10 * q, y + 10 + 18 * q)], 2.4, body=True, alpha=0.85)
    _joker(s)
    _breath(s, _child(s))
    s.splatter(NIGHT, 40, (300, 380, 1000, 800), (0.7, 3))
