"""Joy: skaters on a record as wide as a lake, its label the sun that goes down."""

from ..easel import *
from ..kit.rim import rim

NIGHT, RED, GLOW = "#07070f", "#d4281f", "#ffb47a"
HORIZON, SUN, BIG = 640.0, np.array([570.0, 590.0]), 300.0
LAKE = box(-60, HORIZON, 1060, 1560)


def groove(q, a0=0, a1=180, n=120):
    """A groove as an ellipse round the label; q grows from 0 at the label to 1 at our feet."""
    rx = BIG * 1.02 + 820 * q
    ry = 7 + 900 * q**1.3
    return arc(SUN[0], HORIZON, rx, ry, a0, a1, n)


def _sky(s):
    r = s.rng
    s.sky([(0, "#10122e", 1.5), (0.4, "#3a2c5c", 1.1), (0.72, "#b0587a", 0.75), (0.9, "#f0a078", 0.6), (1, "#ffd8a0", 0.45)], 0, HORIZON, wet=60)
    s.wash(blob([(-100, -100), (520, -100), (300, 180), (120, 300), (-100, 560)]), NIGHT, 1.2, wet=90, gran=0.4)
    s.glow(*SUN, 520, "#f08a5a", 0.35, 0.6)
    for _ in range(90):
        x, y = r.uniform(0, 1000), r.uniform(0, 330) * r.random()
        s.fill(ell(x, y, r.uniform(0.8, 2.4)), "#fff4dc", body=True, alpha=0.85)


def _label(s):
    """The upper half of it, and the hole in its middle."""
    r = s.rng
    disc = ell(*SUN, BIG)
    s.cover(disc)
    s.wash(disc, "#f0482c", 1.0, col2=RED, mix=("lin", 90, 0, 1), gran=0.3, edge=0.7, bloom=2)
    s.wash(ell(SUN[0] - 60, SUN[1] - 120, 150, 110), "#ffb040", 0.3, wet=50, clip=disc)
    s.wash(box(0, 480, 1000, 680), "#7a0a1c", 0.8, wet=70, clip=disc)
    for q, w in ((0.95, 4), (0.90, 2)):
        s.stroke(arc(*SUN, BIG * q, BIG * q, 170, 370, 120), w, "#ffe2b0", body=True, alpha=0.9, taper=(0, 0), wobble=0.6)
    for q, a0, a1, w in ((0.74, 214, 326, 11), (0.60, 226, 314, 6), (0.50, 236, 304, 4.5)):  # what is printed on it
        a = a0
        while a < a1:
            d = r.uniform(2.5, 9) / q
            s.stroke(arc(*SUN, BIG * q, BIG * q, a, min(a + d, a1), 8), w, "#ffeccc", body=True, taper=(0, 0), wobble=0.5)
            a += d + r.choice((1.6, 1.6, 4)) / q
    s.fill(ell(*SUN, 30), "#4a0614")
    s.cover(ell(*SUN, 21))
    s.wash(ell(*SUN, 21), "#ffe2a8", 0.3)
    s.outline(ell(*SUN, 21), 2.4, lost=0)
    s.outline(disc, 3.4, "#5a0614", lost=0.1)
    return disc


def _lake(s):
    r = s.rng
    s.cover(LAKE)
    s.wash(LAKE, "#b0688a", 0.75, col2="#6a5a98", gran=0.25, pool=0.4)
    s.wash(LAKE, "#2a1c40", 1.5, grad=("lin", 90, 0.0, 1.1), edge=0, gran=0.25, pool=0.4)
    s.wash(blob([(-100, 1010), (300, 1180), (700, 1330), (1100, 1240), (1100, 1600), (-100, 1600)]), NIGHT, 1.0, wet=90, gran=0.25, clip=LAKE)
    s.lift(poly([(SUN[0] - 200, HORIZON), (SUN[0] + 200, HORIZON), (SUN[0] + 330, 1560), (SUN[0] - 330, 1560)]).intersection(LAKE), 0.42, 46)
    s.wash(poly([(SUN[0] - 210, HORIZON), (SUN[0] + 210, HORIZON), (SUN[0] + 300, 1560), (SUN[0] - 300, 1560)]), "#c0241c", 0.7, wet=60, clip=LAKE)
    us = np.linspace(0.004, 1.25, 84) ** 1.3
    for i, q in enumerate(us):
        w = 0.9 + 3.2 * q
        song = i % 17 == 11  # the gap between two songs
        line = groove(q)
        line = line[(line[:, 0] > -40) & (line[:, 0] < 1040) & (line[:, 1] < 1540)]
        if len(line) < 4:
            continue
        s.stroke(line, w * (4 if song else 1.5), "#08060f", taper=(0, 0), wobble=0.5)
        line = groove(q, n=240)
        i0 = 0
        while i0 < len(line) - 6:  # light that breaks on its edge
            m = int(r.integers(8, 34))
            seg = line[i0 : i0 + m] - [0, w * 0.9]
            x, y = seg[len(seg) // 2]
            i0 += m + int(r.integers(2, 12))
            if not (-60 < x < 1060 and y < 1540):
                continue
            near = math.exp(-(((x - SUN[0]) / (170 + 0.16 * (y - HORIZON))) ** 2))
            if r.random() < 0.34 + 0.66 * near or song:
                col = ("#ffcf9a", "#ff7a4a", "#ff4a34")[int(r.integers(3))] if near > 0.35 else ("#e0c0d8", "#a890c0")[int(r.integers(2))]
                s.stroke(seg, w * (0.55 + 0.75 * near) * (1.5 if song else 1), col, body=True, alpha=min(1, 0.45 + 0.55 * near + 0.2 * song), wobble=0.4)
    for _ in range(200):  # the path of red light
        u = r.random() ** 1.3
        y = HORIZON + 8 + 880 * u
        x = SUN[0] + r.normal() * (64 + 66 * u)
        long = r.uniform(14, 60) * (0.5 + 1.5 * u)
        sag = (x - SUN[0]) * -0.0009 * long
        s.curve(
            [(x - long, y - sag), (x, y), (x + long, y + sag)],
            2 + 4.4 * u * r.random(),
            ("#ffdca8", "#ff8a54", "#ff5236", "#f03a28")[int(r.integers(4))],
            body=True,
            alpha=0.85,
        )
    s.stroke([(-20, HORIZON), (SUN[0] - BIG, HORIZON + 1)], 2.5, NIGHT, taper=(0, 0))
    s.stroke([(SUN[0] + BIG, HORIZON), (1020, HORIZON)], 2.5, NIGHT, taper=(0, 0))


def _blade(at, heel, toe, lift):
    """A runner under a boot, with its two posts and the curl in front."""
    h, t = np.array(heel), np.array(toe)
    up = np.array(lift)
    line = [h - (t - h) * 0.12, t + (t - h) * 0.16, t + (t - h) * 0.26 + up * 0.55]
    return [limb(at(*line), [0.012 * at.k] * 3)] + [limb(at(p, p + up), [0.014 * at.k] * 2) for p in (h + (t - h) * 0.12, h + (t - h) * 0.82)]


class _At:
    """Metres of a skater, to pixels."""

    def __init__(self, x, foot, flip=False, tall=1.0):
        self.x, self.foot, self.k, self.flip = x, foot, tall * (foot - HORIZON) / EYE, flip

    def __call__(self, *pts):
        return [(self.x + (-a if self.flip else a) * self.k, self.foot - b * self.k) for a, b, *_ in pts]

    def limb(self, pts, radii, n=10):
        return limb(self(*pts), [q * self.k for q in radii], n)

    def blob(self, *pts):
        return blob(self(*pts))


EYE = 1.13  # how high above the ice we look, metres


def _dancer(at):
    """She glides on one foot, arms out, a skirt that flies."""
    return [
        at.limb([(0, 0.94), (0.07, 0.70), (0.11, 0.50)], [0.10, 0.085, 0.062]),
        at.limb([(0.11, 0.50), (0.045, 0.32), (0.0, 0.13)], [0.060, 0.058, 0.036]),
        at.blob((-0.06, 0.20), (0.05, 0.21), (0.08, 0.12), (0.19, 0.08), (0.20, 0.045), (-0.07, 0.045)),
        *_blade(at, (-0.06, 0.0), (0.17, 0.0), (0, 0.05)),
        at.limb([(-0.02, 0.92), (-0.24, 0.80), (-0.44, 0.74)], [0.10, 0.082, 0.062]),
        at.limb([(-0.44, 0.74), (-0.62, 0.76), (-0.80, 0.80)], [0.060, 0.057, 0.036]),
        at.blob((-0.76, 0.86), (-0.76, 0.755), (-0.83, 0.735), (-0.90, 0.655), (-0.935, 0.66), (-0.92, 0.80), (-0.86, 0.86)),
        *_blade(at, (-0.97, 0.84), (-0.985, 0.64), (0.05, -0.01)),
        at.blob(
            (0.115, 1.10),
            (0.15, 1.0),
            (0.235, 0.84),
            (0.19, 0.76),
            (0.10, 0.72),
            (0.0, 0.76),
            (-0.10, 0.70),
            (-0.22, 0.735),
            (-0.30, 0.68),
            (-0.42, 0.74),
            (-0.36, 0.86),
            (-0.18, 0.98),
            (-0.03, 1.10),
        ),
        at.blob((-0.035, 1.10), (0.0, 1.24), (0.045, 1.40), (0.12, 1.455), (0.205, 1.43), (0.235, 1.34), (0.20, 1.22), (0.125, 1.10)),
        at.limb([(0.15, 1.42), (0.185, 1.52)], [0.045, 0.043]),
        at.limb([(0.17, 1.40), (0.30, 1.335), (0.42, 1.32)], [0.052, 0.045, 0.040]),
        at.limb([(0.42, 1.32), (0.54, 1.37), (0.655, 1.43)], [0.040, 0.036, 0.028]),
        at.limb([(0.65, 1.428), (0.70, 1.445), (0.755, 1.452)], [0.030, 0.038, 0.020]),
        at.limb([(0.67, 1.45), (0.69, 1.478), (0.712, 1.492)], [0.018, 0.015, 0.012]),
        at.limb([(0.09, 1.41), (-0.06, 1.37), (-0.19, 1.36)], [0.052, 0.045, 0.040]),
        at.limb([(-0.19, 1.36), (-0.31, 1.42), (-0.42, 1.49)], [0.040, 0.036, 0.028]),
        at.limb([(-0.415, 1.487), (-0.465, 1.515), (-0.52, 1.53)], [0.030, 0.038, 0.020]),
        at.limb([(-0.435, 1.51), (-0.452, 1.54), (-0.474, 1.556)], [0.018, 0.015, 0.012]),
        at.blob(
            (0.12, 1.60),
            (0.145, 1.53),
            (0.20, 1.495),
            (0.245, 1.51),
            (0.268, 1.51),
            (0.278, 1.545),
            (0.30, 1.572),
            (0.287, 1.60),
            (0.285, 1.65),
            (0.24, 1.70),
            (0.17, 1.70),
            (0.125, 1.66),
        ),
        at.limb([(0.15, 1.66), (0.10, 1.70)], [0.052, 0.050]),
    ]


def _racer(at):
    """Hands on the back, a bowler hat, a long slow push."""
    return [
        at.limb([(0.0, 0.84), (0.13, 0.64), (0.23, 0.48)], [0.115, 0.095, 0.07]),
        at.limb([(0.23, 0.48), (0.12, 0.30), (0.03, 0.13)], [0.068, 0.062, 0.042]),
        at.blob((-0.03, 0.20), (0.08, 0.21), (0.12, 0.12), (0.23, 0.08), (0.24, 0.045), (-0.05, 0.045)),
        *_blade(at, (-0.04, 0.0), (0.21, 0.0), (0, 0.05)),
        at.limb([(-0.04, 0.84), (-0.24, 0.68), (-0.40, 0.54)], [0.115, 0.095, 0.07]),
        at.limb([(-0.40, 0.54), (-0.56, 0.40), (-0.70, 0.26)], [0.068, 0.062, 0.042]),
        at.blob((-0.76, 0.26), (-0.68, 0.32), (-0.62, 0.25), (-0.60, 0.14), (-0.64, 0.12), (-0.72, 0.16), (-0.80, 0.22)),
        *_blade(at, (-0.83, 0.17), (-0.67, 0.06), (0.03, 0.05)),
        at.blob(
            (-0.16, 0.86),
            (-0.10, 1.00),
            (0.04, 1.10),
            (0.22, 1.22),
            (0.38, 1.28),
            (0.47, 1.25),
            (0.48, 1.14),
            (0.38, 1.04),
            (0.24, 0.92),
            (0.12, 0.78),
            (0.02, 0.72),
            (-0.14, 0.66),
            (-0.34, 0.72),
            (-0.24, 0.80),
        ),
        at.limb([(0.34, 1.24), (0.20, 1.26), (0.06, 1.25)], [0.062, 0.052, 0.044]),
        at.limb([(0.06, 1.25), (-0.02, 1.16), (-0.08, 1.06)], [0.044, 0.040, 0.034]),
        at.limb([(0.44, 1.24), (0.52, 1.32)], [0.055, 0.052]),
        at.blob(
            (0.46, 1.40),
            (0.48, 1.31),
            (0.54, 1.275),
            (0.60, 1.285),
            (0.625, 1.30),
            (0.64, 1.34),
            (0.665, 1.365),
            (0.65, 1.39),
            (0.645, 1.44),
            (0.56, 1.48),
            (0.48, 1.46),
        ),
        at.blob(
            (0.42, 1.41), (0.47, 1.435), (0.47, 1.52), (0.54, 1.565), (0.62, 1.535), (0.645, 1.475), (0.705, 1.48), (0.70, 1.455), (0.60, 1.435), (0.50, 1.405)
        ),
    ]


def _sitter(at):
    """Who fell, and sits at the end of what it did to the song."""
    return [
        at.blob((-0.16, 0.02), (-0.20, 0.20), (-0.16, 0.44), (-0.10, 0.60), (0.0, 0.64), (0.08, 0.58), (0.12, 0.40), (0.14, 0.16), (0.10, 0.02)),
        at.limb([(0.02, 0.12), (0.26, 0.34), (0.40, 0.40)], [0.10, 0.085, 0.065]),
        at.limb([(0.40, 0.40), (0.54, 0.24), (0.66, 0.12)], [0.062, 0.056, 0.040]),
        at.limb([(0.66, 0.10), (0.72, 0.20)], [0.05, 0.042]),
        *_blade(at, (0.72, 0.04), (0.80, 0.20), (-0.04, 0.03)),
        at.limb([(0.02, 0.09), (0.34, 0.09), (0.60, 0.09)], [0.09, 0.07, 0.05]),
        at.limb([(-0.06, 0.54), (-0.24, 0.38), (-0.36, 0.06)], [0.055, 0.046, 0.036]),
        at.limb([(0.04, 0.54), (0.20, 0.60), (0.12, 0.80)], [0.052, 0.044, 0.038]),
        at.limb([(0.0, 0.62), (0.02, 0.70)], [0.05, 0.05]),
        at.blob((-0.09, 0.80), (-0.05, 0.71), (0.03, 0.69), (0.09, 0.72), (0.115, 0.77), (0.10, 0.84), (0.02, 0.90), (-0.06, 0.87)),
        at.limb([(-0.03, 0.87), (-0.06, 0.95)], [0.05, 0.03]),
    ]


def _stand(s, at, parts, w=5):
    """A silhouette on the ice with its long reflection and the light round its edge."""
    r = s.rng
    g = smooth(union(*parts), 1.5)
    low = (
        poly([(x, 2 * at.foot - y) for x, y in g.exterior.coords])
        if g.geom_type == "Polygon"
        else union(*(poly([(x, 2 * at.foot - y) for x, y in p.exterior.coords]) for p in g.geoms))
    )
    m = np.clip(s.warp(s.mask(low), (0, 0, s.w, s.h), 2, 7), 0, 1)
    rows = np.ones((s.h, 1), np.float32)
    for y in range(int(at.foot), s.h, 1):
        d = (y - at.foot) / at.k
        rows[y] = 0.92 if (y // max(3, int(3 + 5 * d))) % 3 else 0.55
    m = (m * rows * marks.field(s, lambda x, y: np.clip(1.05 - (y - at.foot) / (at.k * 1.9), 0, 1))).astype(np.float32)
    s.cover(m, keep=1, ink=0.15)
    s.stamp(m, NIGHT, True, 0.9)
    s.wash(ell(at.x, at.foot + 4, at.k * 0.3, at.k * 0.03), NIGHT, 1.2, wet=5)
    s.cover(g)
    s.wash(g, NIGHT, 2.4, edge=0, off=0, rough=0, gran=0.1)
    s.fill(g, NIGHT)
    side = 1 if at.x < SUN[0] else -1
    rim(s, g, -w * side, w * 0.4, "#ff8a54", 0.95)
    rim(s, g, -w * 0.5 * side, w * 0.2, "#ffe6c0", 0.95, 0.8)
    rim(s, g, w * 0.5 * side, w * 0.35, "#b06a9a", 0.7)
    for _ in range(26):  # ice dust at the blade
        p = np.array([at.x - (0.1 if not at.flip else -0.1) * at.k, at.foot]) + [r.normal() * at.k * 0.16, -abs(r.normal()) * at.k * 0.02]
        s.fill(ell(*p, r.uniform(0.8, 2.8)), "#ffe6c8", body=True, alpha=0.9)
    return g


def _scarf(s, pts, width):
    g = limb(pts, width, 14)
    s.cover(g)
    s.wash(g, "#e8301f", 1.1, col2="#a80e1c", edge=0.6, off=0)
    s.outline(g, 2.4, NIGHT, lost=0)
    line = path(pts, 14)
    s.stroke(line[4:-2] - [0, width[1] * 0.35], 2.2, "#ffc090", body=True, alpha=0.9)
    d = line[-1] - line[-4]
    d = d / np.hypot(*d)
    n = np.array([-d[1], d[0]])
    for e in np.linspace(-1, 1, 6):
        s.stroke([line[-1] + n * e * width[-1], line[-1] + n * e * width[-1] * 1.3 + d * 15], 2.4, "#e8301f", body=True)


def _scratch(s, end):
    r = s.rng
    pts = [(1010, 1478), (900, 1400), (985, 1340), (930, 1250), (880, 1190), (950, 1100), (910, 1050), end]
    line = [np.array(p) + r.normal(size=2) * 4 for p in pts]
    w = np.linspace(17, 3, len(line))
    s.stroke(line, w * 1.5, "#000004", taper=(0, 0), wobble=2)
    s.stroke(np.array(line) + [3, 2], w * 0.62, "#fff2dc", body=True, taper=(0, 0), wobble=2)
    for p, _, u in marks.along(line, 12):
        for _i in range(2):
            q = p + r.normal(size=2) * (16 - 12 * u)
            s.fill(ell(*q, r.uniform(1, 4.6 - 3 * u)), "#ffe6c8", body=True, alpha=0.85)


def _arm(s):
    """The needle comes down like a crane."""
    r = s.rng
    tip = np.array([838.0, 738.0])
    tube = limb([(1080, -140), (1004, 60), (934, 250), (884, 392)], [44, 38, 34, 32], 16)
    s.thing(tube, "#6a6486", 1.2, col2="#2a2444", shade=1.1, shcol="#08060f", hatch=5, line=3.6, gran=0.25)
    s.curve([(988, 60), (916, 256), (868, 388)], 7, "#ffc8a0", body=True, alpha=0.9, taper=(0.1, 0.1))
    s.curve([(998, 62), (927, 258), (878, 390)], 2.6, "#fff4e0", body=True, alpha=0.9)
    s.thing(limb([(896, 360), (876, 420)], [43, 43]), "#3a3450", 1.4, shade=1.0, shcol="#08060f", hatch=0, line=3.4)
    for q in (0.1, 0.5, 0.9):
        c = np.array([896, 360]) * (1 - q) + np.array([876, 420]) * q
        s.curve([c - [41, 14], c + [0, 4], c + [40, 14]], 2.6, "#d8a890", body=True, alpha=0.8)
    side = poly([(850, 412), (924, 436), (918, 640), (800, 606)])
    s.thing(smooth(side, 8), "#1c1628", 1.9, shade=0.8, shcol="#04030a", hatch=0, line=3.8)
    s.stroke([(848, 420), (800, 602)], 5, "#ff9a64", body=True, taper=(0.05, 0.05))
    s.stroke([(858, 424), (812, 600)], 1.8, "#ffe6c0", body=True)
    for x, y in ((872, 470), (864, 520)):
        s.fill(ell(x, y, 12, 13), "#04030a")
        s.stroke(arc(x, y, 12, 13, 120, 260, 10), 2.6, "#ffb080", body=True)
    shoe = poly([(812, 610), (914, 640), (906, 690), (826, 676)])
    s.thing(smooth(shoe, 4), "#b01c20", 1.3, shade=0.9, shcol="#2a0408", hatch=0, line=3.2)
    s.stroke([(814, 616), (827, 672)], 4, "#ff9a74", body=True)
    s.stroke([(862, 684), tip], [15, 4], NIGHT, taper=(0, 0), wobble=0.3)
    s.stroke([(857, 686), tip - [1, 2]], [4, 1.6], "#ffe6c0", body=True, taper=(0, 0), wobble=0.3)
    s.wash(ell(tip[0] + 10, tip[1] + 4, 60, 8), "#020206", 1.4, wet=5)
    for _ in range(150):
        a = math.radians(r.uniform(185, 355))
        q = r.uniform(4, 74) * r.random()
        s.fill(ell(tip[0] + q * math.cos(a) * 1.2, tip[1] + q * math.sin(a) * 0.6, r.uniform(0.9, 3.4)), "#fff0dc", body=True, alpha=0.95)
    for y in range(764, 1010, 5):  # it stands on its own likeness
        w = 52 * (1 - (y - 764) / 260) + r.normal() * 5
        s.stroke([(tip[0] - w * 0.6 + r.normal() * 4, y), (tip[0] + w + r.normal() * 4, y + 1)], 2.6, "#020206", body=True, alpha=0.75)


@card("dusk", paper="cold", light=(0.2, -0.7))
def record_skate(s):
    """From low over the grooves: the red label goes down like a sun, the needle comes like a crane, and people skate."""
    _sky(s)
    _label(s)
    _lake(s)
    _arm(s)
    sit = _At(880, 985, True, 0.72)
    far = _At(706, 800, True)
    _stand(s, far, _racer(far), 3.4)
    _stand(s, sit, _sitter(sit), 3.4)
    _scratch(s, (sit.x + 10, sit.foot + 6))
    her = _At(408, 1096)
    _stand(s, her, _dancer(her), 6)
    _scarf(s, her((0.20, 1.49), (0.08, 1.475), (-0.06, 1.54), (-0.26, 1.68), (-0.46, 1.86), (-0.62, 1.86)), [13, 15, 15, 17, 19, 20])
    s.splatter("#ffd8b0", 40, (0, 900, 1000, 1500), (0.7, 3), k=0.2)
