"""Between the roofs."""

from ..easel import *
from ..kit.brush import feather, threads
from ..kit.profile import fingers

TOP = np.array([440.0, 640.0])  # straight above us
NIGHT = "#08100f"
HALF = [(0, -452), (36, -352), (62, -330), (74, -294), (68, -236), (84, -196), (104, -190), (190, -246), (310, -312), (462, -352), (424, -250), (367, -214), (372, -150), (306, -122), (300, -84), (236, -65), (228, -20), (164, -14), (128, 32), (104, 92), (104, 176), (176, 344), (104, 306), (56, 346), (0, 304)]  # fmt: skip
WALLS = ("#2f6a64", "#9a5a44", "#7a6a52", "#b0764a", "#35605a", "#8a4a40", "#4a6a70", "#a88a5a")


def _bird():
    """The outline of the sky; every roof of it is seen from where we stand."""
    pts = np.array([*HALF, *[(-x * 0.88, y * 1.04) for x, y in HALF[-2:0:-1]]], float)
    t = math.radians(17)
    pts = pts @ np.array([[math.cos(t), math.sin(t)], [-math.sin(t), math.cos(t)]]) * 1.1
    ang, rad = np.unwrap(np.arctan2(pts[:, 1], pts[:, 0])), np.hypot(*pts.T)
    for i in range(1, len(ang)):
        ang[i] = max(ang[i], ang[i - 1] + 0.004)
    return TOP + np.c_[np.cos(ang), np.sin(ang)] * rad[:, None]


RIM = _bird()


def _sky(s):
    s.wash(s.all, "#bfe4e0", 0.45, col2="#f6efcc", mix=("lin", 90, 0, 1), gran=0.4, pool=0.4)
    s.wash(blob([(-100, 200), (420, 200), (300, 480), (60, 620), (-100, 560)]), "#5fb0bc", 0.6, wet=80)
    s.wash(blob([(240, 760), (640, 700), (760, 1100), (300, 1160)]), "#f6b870", 0.4, wet=120, gran=0.2)


class Wall:
    """One front: u along the roof, k floors down from it."""

    def __init__(self, a, b):
        self.a, self.b = a - TOP, b - TOP

    def at(self, u, k):
        return TOP + (self.a + (self.b - self.a) * u) / max(0.06, 1 - 0.112 * k)


def _front(s, wall, col, shade, found):
    r = s.rng
    far = 8.2
    g = valid(Polygon([wall.at(0, 0), wall.at(1, 0), wall.at(1, far), wall.at(0, far)]))
    if g.area < 200:
        return
    s.cover(g)
    near = float(np.hypot(*((wall.a + wall.b) / 2)))
    s.wash(g, mix(col, "#e8d8b0", 0.2), 0.8 + 0.45 * shade, col2=mix(col, NIGHT, 0.8), mix=("rad", *TOP, near + 420, -0.5, 1.15), edge=0.5, gran=0.6, pool=0.5)
    s.wash(g, NIGHT, 1.0 + 0.3 * shade, grad=("rad", *TOP, near + 620, -0.35, 1.1), edge=0, gran=0.5)
    long = float(np.hypot(*(wall.b - wall.a)))
    brick = r.random() < 0.7
    k, row = 0.22, 0
    while k < 7.2:  # courses, brick by brick
        s.stroke([wall.at(0, k), wall.at(1, k)], 0.7 + 0.16 * k, NIGHT, alpha=0.55, wobble=0.7)
        step_ = 0.14 if brick else 0.33
        if brick and k < 6.4:
            n = max(2, int(long / 15))
            for i in range(n):
                u = (i + 0.5 * (row % 2) + 0.2 * r.random()) / n
                if u < 1 and r.random() < 0.6:
                    s.stroke([wall.at(u, k), wall.at(u, k + step_)], 0.7 + 0.14 * k, NIGHT, alpha=0.6, wobble=0.3)
                if u < 0.93 and r.random() < 0.06:
                    s.fill(valid(Polygon([wall.at(u, k), wall.at(u + 0.8 / n, k), wall.at(u + 0.8 / n, k + step_), wall.at(u, k + step_)])), ("#c8845a", "#2a1a1a", "#e0b078")[int(r.integers(3))], alpha=0.4)  # fmt: skip
        k += step_
        row += 1
    cornice = valid(Polygon([wall.at(0, 0), wall.at(1, 0), wall.at(1, 0.2), wall.at(0, 0.2)]))
    s.thing(cornice, "#e8dcb4", 0.55, shade=0.5, shcol="#5a4a48", hatch=0, line=2)
    s.wash(valid(Polygon([wall.at(0, 0.2), wall.at(1, 0.2), wall.at(1, 0.42), wall.at(0, 0.42)])), NIGHT, 0.8, wet=5, clip=g)
    cols = max(1, round(long / 62))
    for floor in range(7):
        for c in range(cols):
            if long < 26:
                continue
            u0, u1 = (c + 0.27) / cols, (c + 0.73) / cols
            k0, k1 = floor + 0.45, floor + 1.05
            pane = valid(Polygon([wall.at(u0, k0), wall.at(u1, k0), wall.at(u1, k1), wall.at(u0, k1)]))
            if s.beside(pane) or pane.area < 160:
                continue
            m = 0.035 / max(0.3, u1 - u0) * 0.4
            surround = valid(Polygon([wall.at(u0 - m, k0 - 0.07), wall.at(u1 + m, k0 - 0.07), wall.at(u1 + m, k1 + 0.05), wall.at(u0 - m, k1 + 0.05)]))
            lit = r.random() < 0.17
            s.thing(surround, mix("#d8c8a0", NIGHT, 0.1 * floor), 0.8, shade=0.3, hatch=0, line=1.4)
            s.cover(pane)
            s.wash(pane, "#f8c450" if lit else "#1c3c44", 0.8 if lit else 1.3, col2="#f08a2a" if lit else "#0a1a1e", edge=0.6)
            if not lit:  # the sky in the glass
                s.stroke([wall.at(u0 + (u1 - u0) * 0.2, k0 + 0.06), wall.at(u0 + (u1 - u0) * 0.55, k0 + 0.3)], 2 + 0.4 * floor, "#bfe4e0", body=True, alpha=0.55)  # fmt: skip
            s.stroke([wall.at((u0 + u1) / 2, k0), wall.at((u0 + u1) / 2, k1)], 1.6 + 0.35 * floor, "#d8c8a0" if not lit else "#5a3010", body=True, taper=(0, 0))
            s.stroke([wall.at(u0, (k0 + k1) / 2), wall.at(u1, (k0 + k1) / 2)], 1.4 + 0.3 * floor, "#d8c8a0" if not lit else "#5a3010", body=True, taper=(0, 0))
            s.outline(pane, 1.4 + 0.3 * floor, lost=0.05)
            sill = valid(Polygon([wall.at(u0 - m * 2, k1 + 0.02), wall.at(u1 + m * 2, k1 + 0.02), wall.at(u1 + m * 2, k1 + 0.13), wall.at(u0 - m * 2, k1 + 0.13)]))  # fmt: skip
            s.thing(sill, "#e0d0a8", 0.7, shade=0.6, shcol="#4a3a3a", hatch=0, line=1.6)
            q = (wall.at(u0, k1) + wall.at(u1, k1)) / 2
            w = float(np.hypot(*(wall.at(u1, k1) - wall.at(u0, k1))))
            h = float(np.hypot(*((wall.at(u0, k0) + wall.at(u1, k0)) / 2 - q)))
            if 40 < q[0] < 960 and 40 < q[1] < 1460 and 0.45 < pane.area / (w * w) < 2.0 and pane.area > 0.6 * w * h:
                found.append((q, w, h, pane, lit, wall, (u0, u1, k0, k1)))
    s.stroke([wall.at(0, 0), wall.at(0, far)], 3)
    s.stroke([wall.at(0.012, 0.2), wall.at(0.012, far)], 2, "#e8d8b0", body=True, alpha=0.3)
    s.outline(cornice, 2.2, lost=0)


HEAD = [
    (0.36, 0.44),
    (0.33, 0.34),
    (0.36, 0.24),
    (0.46, 0.18),
    (0.58, 0.20),
    (0.66, 0.28),
    (0.665, 0.33),
    (0.695, 0.36),
    (0.66, 0.385),
    (0.655, 0.43),
    (0.60, 0.475),
    (0.52, 0.48),
]
TRUNK = [(0.16, 1.05), (0.17, 0.72), (0.24, 0.61), (0.40, 0.55), (0.41, 0.43), (0.55, 0.45), (0.56, 0.55), (0.70, 0.60), (0.79, 0.70), (0.81, 1.05)]
BUN = [(0.22, 0.30), (0.24, 0.20), (0.33, 0.18), (0.37, 0.26), (0.32, 0.35)]
BRIM = [(0.26, 0.24), (0.30, 0.13), (0.44, 0.04), (0.58, 0.09), (0.64, 0.18), (0.78, 0.24), (0.76, 0.28), (0.50, 0.22), (0.30, 0.30)]
CHILD = [
    (0.08, 1.05),
    (0.09, 0.90),
    (0.17, 0.84),
    (0.15, 0.72),
    (0.19, 0.63),
    (0.29, 0.61),
    (0.36, 0.67),
    (0.36, 0.76),
    (0.31, 0.83),
    (0.40, 0.89),
    (0.42, 1.05),
]
CAT = [(0.62, 1.05), (0.63, 0.88), (0.68, 0.80), (0.67, 0.68), (0.72, 0.73), (0.78, 0.73), (0.83, 0.67), (0.83, 0.80), (0.88, 0.88), (0.91, 1.05)]
ARMS = (
    ([(0.72, 0.68), (0.88, 0.58), (0.84, 0.34), (0.83, 0.22)], [0.075, 0.06, 0.042, 0.03]),  # points up
    ([(0.74, 0.70), (0.92, 0.52), (0.76, 0.30), (0.66, 0.25)], [0.075, 0.06, 0.04, 0.03]),  # shades the eyes
    ([(0.25, 0.70), (0.10, 0.60), (0.13, 0.38), (0.13, 0.27)], [0.075, 0.06, 0.042, 0.036]),  # a palm on the glass
)


def _neighbour(s, found, pose):
    """Somebody behind a lit window, dark against the lamp, the face lifted to the sky."""
    _, w, h, pane, _, wall, (u0, u1, k0, k1) = found
    r, dark = s.rng, "#2a0f12"
    slim = float(np.clip(h / w * 1.15, 0.5, 1))

    def f(pts, thin=1.0, flip=pose % 2):
        pts = [(0.5 + (a - 0.5) * thin, b) for a, b in pts]
        return [tuple(wall.at(u0 + (u1 - u0) * (1 - a if flip else a), k0 + (k1 - k0) * b)) for a, b in pts]

    s.cover(pane)
    s.wash(pane, "#ffd870", 0.75, col2="#f08a2a", mix=("rad", *f([(0.5, 0.35)])[0], w * 0.8, 0, 1), edge=0.6)
    for e in (0, 1):  # curtains, drawn aside
        g = blob(f([(e, -0.05), (abs(e - 0.17), -0.05), (abs(e - 0.12), 0.45), (abs(e - 0.20), 1.05), (e, 1.05)])).intersection(pane)
        s.wash(g, ("#fff0d0", "#e8c8a0", "#d8e0d0")[pose % 3], 0.7, edge=0.6)
        for q in (0.05, 0.1):
            s.curve(f([(abs(e - q), 0), (abs(e - q * 0.8), 0.5), (abs(e - q * 1.3), 1)]), 1.3, "#8a5a30", clip=g)
    who = [blob(f(TRUNK, slim)), blob(f(HEAD, slim))]
    if pose in (1, 4):
        who.append(blob(f(BUN, slim)))
    if pose in (2, 5):
        who.append(blob(f(BRIM, slim)))
    if pose in (0, 2, 3):
        pts, radii = ARMS[(0, 0, 1, 2)[pose]]
        who.append(limb(f(pts, slim), [q * w * slim for q in radii], 8))
        if pose == 3:
            who += [limb(f([(0.13, 0.30), (0.13 + q, 0.14)], slim), [0.02 * w, 0.014 * w]) for q in (-0.06, -0.02, 0.02, 0.06)]
    if pose in (1, 4):
        who.append(blob(f(CHILD, slim)))
    if pose in (3, 5):
        who.append(valid(Polygon(path(f(CAT, slim), 6, True))))
    body = valid(union(*who)).intersection(pane)
    s.wash(body, dark, 1.6, col2="#5a1f1a", edge=0.4, off=0)
    s.fill(body, dark, alpha=0.85)
    for pts in ([(0.67, 0.27), (0.70, 0.36), (0.66, 0.42)], [(0.57, 0.56), (0.70, 0.61), (0.78, 0.70)], [(0.40, 0.56), (0.26, 0.61), (0.19, 0.72)]):
        s.curve(f(pts, slim), max(1.4, w * 0.016), "#ffb860", body=True, alpha=0.7, clip=body)  # the light of the sky on brow and shoulders
    if pose != 3:  # forearms laid over the sill
        lean = limb(f([(0.78, 0.86), (0.86, 1.06), (0.56, 1.12), (0.26, 1.11)], slim), [q * w * slim for q in (0.08, 0.085, 0.07, 0.05)], 8)
        s.outline(pane, 2.2, lost=0.05)
        s.fill(lean, dark)
        s.curve(f([(0.80, 1.0), (0.56, 1.055), (0.28, 1.06)], slim), max(1.4, w * 0.018), "#ffb860", body=True, alpha=0.8, clip=lean)
    s.glow(*f([(0.5, 0.5)])[0], w * 1.1, "#ffc050", 0.16, 0.2 + 0.05 * r.random())


def _people(s, found):
    wanted = [(110, 740), (780, 190), (190, 1120), (310, 1250), (410, 1280), (870, 800)]
    taken = []
    for j, w in enumerate(wanted):
        best = min((f for f in found if 46 < f[1] < 190 and all(np.hypot(*(f[0] - t)) > 90 for t in taken)), key=lambda f: np.hypot(*(f[0] - w)), default=None)
        if best is None or np.hypot(*(best[0] - w)) > 170:
            continue
        taken.append(best[0])
        _neighbour(s, best, j)
    own = min((f for f in found if all(np.hypot(*(f[0] - t)) > 70 for t in taken)), key=lambda f: np.hypot(*(f[0] - (330, 1110))))
    pane = own[3]
    s.cover(pane)  # a window with a sky of its own
    s.wash(pane, "#3a9ad8", 0.9, edge=0.6)
    c = np.array([pane.centroid.x, pane.centroid.y])
    q = own[1] / 60
    s.fill(union(*[ell(c[0] + a * q, c[1] + b * q, m * q) for a, b, m in ((-12, 3, 8), (-2, -3, 11), (10, 0, 9), (18, 5, 6))]).intersection(pane), "#ffffff", body=True)  # fmt: skip
    s.outline(pane, 2.6, lost=0)


def _red_bird(s):
    """Off the hand: the body climbs to the left, a wing on each side of it."""
    red, dark, warm = "#d63a28", "#5a0c14", "#f4a050"
    head_, tail = np.array([548.0, 880.0]), np.array([716.0, 1030.0])
    d = (head_ - tail) / np.hypot(*(head_ - tail))
    e = np.array([-d[1], d[0]])
    o = (head_ + tail) / 2

    def f(a, b):
        return o + d * a * 0.86 + e * b * 0.86

    def way(v):
        return math.atan2(v[1], v[0])

    for i in range(7):  # tail
        v = -d * 1.0 + e * (i - 3) * 0.13
        feather(s, f(-60, (i - 3) * 4), way(v), 128 - 7 * abs(i - 3), 22, mix(red, dark, 0.3), line=1.8, dark=dark)
    for side, wide in ((-1, 1.0), (1, 0.92)):
        for i in range(11):  # quills
            u = i / 10
            root = f(30 - 30 * u + 46 * math.sin(u * 2.6), side * (22 + 104 * u * wide))
            v = -d * (1.0 - 0.86 * u) + e * side * (0.22 + 1.0 * u)
            feather(s, root, way(v), (82 + 84 * u) * (0.94 + 0.06 * wide), 27, mix(red, dark, 0.12 + 0.3 * (1 - u)), line=1.8, dark=dark)
        for i in range(9):
            u = i / 8
            root = f(36 - 26 * u + 46 * math.sin(u * 2.6), side * (18 + 100 * u * wide))
            v = -d * (1.0 - 0.7 * u) + e * side * (0.25 + 0.8 * u)
            feather(s, root, way(v), 55, 25, mix(red, warm, 0.25), line=1.7, dark=dark)
        for i in range(8):
            u = i / 7
            root = f(44 - 20 * u + 46 * math.sin(u * 2.6), side * (14 + 96 * u * wide))
            v = -d * (1.0 - 0.6 * u) + e * side * (0.25 + 0.7 * u)
            feather(s, root, way(v), 30, 20, mix(red, warm, 0.6), line=1.5, dark=dark)
    body = blob([tuple(f(a, b)) for a, b in ((128, 0), (122, 20), (98, 26), (66, 34), (10, 38), (-50, 26), (-86, 6), (-86, -6), (-50, -26), (10, -38), (66, -34), (98, -26), (122, -20))])  # fmt: skip
    s.thing(body, "#f0b084", 0.75, col2=red, shade=0.8, shcol=dark, hatch=0, line=2.4)
    for _ in range(150):
        a, b = s.rng.uniform(-76, 110), s.rng.normal() * 14
        p = f(a, b)
        s.curve([p, p - d * 8 + e * s.rng.normal() * 2, p - d * 17 + e * s.rng.normal() * 3], 1.6, ("#8a1c18", "#fff0dc", "#d63a28")[int(s.rng.integers(3))], n=4, clip=body, body=True, alpha=0.85)  # fmt: skip
    s.wash(blob([tuple(f(a, b)) for a, b in ((128, 0), (120, 22), (92, 24), (86, 0), (92, -24), (120, -22))]), red, 1.0, wet=6, clip=body)
    bill = blob([tuple(f(a, b)) for a, b in ((120, 11), (140, 7), (160, -1), (140, -8), (120, -11))])
    s.thing(bill, "#e8b040", 1.0, shade=0.8, shcol="#5a2c08", hatch=0, line=2)
    s.curve([f(122, 0), f(140, 0), f(158, -1)], 1.3)
    for side in (-1, 1):
        s.fill(ell(*f(110, 15 * side), 5.4), "#fff0d0", body=True)
        s.fill(ell(*f(111, 15 * side), 3.6), NIGHT, body=True)
    for side in (-1, 1):  # feet, just off the palm
        a = f(-58, 10 * side)
        s.curve([a, a - d * 20 + e * 4 * side, a - d * 32 + e * 10 * side], 3, "#7a3a1c")
        for k in (-6, 0, 6):
            s.curve([a - d * 32 + e * 10 * side, a - d * 42 + e * (10 * side + k)], 1.8, "#7a3a1c")


def _hand(s):
    skin = ("#a86c48", "#94523a", "#43202a")
    sleeve = limb([(1060, 1620), (930, 1440), (846, 1330)], [130, 112, 84])
    s.wash(move(sleeve, -26, 24), NIGHT, 0.8, wet=22)
    s.thing(limb([(850, 1340), (790, 1262)], [54, 43]), skin[0], 0.9, col2=skin[1], shade=0.8, shcol=skin[2], hatch=6, line=2.8)
    fingers(s, 800, 1274, 232, -128, curls=(-4, 2, 6, 10), spread=13, thumb=(-46, 10), skin=skin, line=2.5, k=0.85)
    s.thing(sleeve, "#e8b22a", 1.05, col2="#c8861e", shade=0.95, shcol="#4a1c08", hatch=6, line=3.2, gran=0.5)
    threads(s, sleeve, lambda x, y: 0.9, (("#4a1c08", 0), ("#9a5a12", 0), ("#fff0a8", 1), ("#2a0f06", 0)), 260, 46, 1.8, lit_part=0.4, share=lambda x, y, lit: np.clip((960 - x) / 200, 0, 0.9) if lit else np.clip((x - 760) / 240, 0.1, 0.9), alpha=0.8, wobble=0.5)  # fmt: skip
    for pts in ([(800, 1400), (880, 1380), (930, 1330)], [(830, 1450), (920, 1420), (980, 1366)], [(870, 1500), (960, 1460), (1010, 1410)]):
        s.wash(limb(pts, [4, 14, 5]), "#4a1c08", 0.7, wet=8, clip=sleeve)
        s.curve(pts, 2.6, "#4a1c08", clip=sleeve)
    cuff = limb([(772, 1388), (838, 1318), (916, 1264)], [19, 22, 19])
    s.thing(cuff, "#f6c838", 0.95, shade=0.8, shcol="#6a2c0a", hatch=0, line=2.8)
    s.thing(ell(802, 1366, 10), "#5a2c14", 1.1, shade=0.4, hatch=0, line=2)
    for k in range(14):
        u = k / 13
        p = path([(772, 1388), (838, 1318), (916, 1264)], 12)[int(u * 23)]
        s.stroke([p + (8, 9), p + (12, 13)], 2, "#4a1c08")


@card("verdigris", paper="cold", light=(-0.2, -0.8), fresh=False)
def canyon_bird(s):
    """From the bottom of a yard: the roofs leave a bird of sky, and a hand lets a real one go to it."""
    _sky(s)
    n = len(RIM)
    fronts = []
    for i in range(n):
        a, b = RIM[i], RIM[(i + 1) % n]
        swept = np.cross(np.append(a - TOP, 0), np.append(b - TOP, 0))[2]
        fronts.append((min(np.hypot(*(a - TOP)), np.hypot(*(b - TOP))), i, a, b, swept))
    found = []
    for far, i, a, b, swept in sorted(fronts, key=lambda f: -f[0]):
        if swept > 0:
            edge_on = swept / (np.hypot(*(b - a)) * max(60, far) + 1e-6)
            _front(s, Wall(a, b), WALLS[(i * 5) % 8], 1.0 if edge_on < 0.45 else 0.35 * (i % 2), found)
    s.outline(poly(RIM), 3, lost=0)
    _people(s, found)
    for x, y, w in ((500, -60, 260), (-80, 1500, 360), (420, 1600, 300), (1060, 60, 260)):
        s.wash(ell(x, y, w, w * 0.8), NIGHT, 0.9, wet=90, gran=0.6)
    _hand(s)
    _red_bird(s)
    s.splatter(NIGHT, 30, (0, 1220, 560, 1500), (0.7, 4))
