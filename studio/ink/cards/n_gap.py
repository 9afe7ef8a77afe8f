"""Between the roofs."""

from ..easel import *
from ..kit.brush import feather, threads
from ..kit.profile import fingers

TOP = np.array([440.0, 640.0])  # straight above us
NIGHT = "#08100f"
HALF = [(0, -452), (36, -352), (62, -330), (74, -294), (68, -236), (84, -196), (104, -190), (190, -246), (310, -312), (462, -352), (424, -250), (367, -214), (372, -150), (306, -122), (300, -84), (236, -65), (228, -20), (164, -14), (128, 32), (104, 92), (104, 176), (176, 344), (104, 306), (56, 346), (0, 304)]  # fmt: skip
WALLS = ("#2f6a64", "#9a5a44", "#7a6a52", "#b0764a", "#35605a", "#8a4a40", "#4a6a70", "#a88a5a")
SKINS = (("#e3ad86", "#8a4a55"), ("#8a5a3c", "#34181c"), ("#c98f62", "#5a2a30"), ("#5e3a2a", "#1c0c10"))


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
    s.wash(blob([(300, 700), (640, 640), (700, 1000), (420, 1060)]), "#f6b870", 0.5, wet=80)
    for x, y, w in ((640, 470, 120), (330, 560, 90), (470, 760, 70)):
        s.lift(union(*[ell(x + k * w * 0.36, y - abs(k) * 3, w * 0.3, w * 0.13) for k in (-1, 0, 1)]), 0.8, 8)


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


def _neighbour(s, q, size, k, pose, coat):
    """Somebody who leans out over a sill, head thrown back. The sky is up."""
    turn = math.degrees(math.atan2(*(TOP - q)[::-1])) + 90
    skin, dark = SKINS[k % 4]

    def f(pts):
        return [tuple(v) for v in move(list(pts), *q, size / 100, turn)]

    line = max(1.5, size * 0.022)
    body = dict(shade=0.7, shcol=NIGHT, hatch=0, line=line)
    flesh = dict(shade=0.6, shcol=dark, hatch=0, line=line)
    s.wash(blob(f([(-50, 10), (50, 10), (46, 44), (-46, 44)])), NIGHT, 0.9, wet=size * 0.07)
    s.thing(blob(f([(-42, 10), (-40, -22), (-20, -40), (18, -41), (40, -24), (44, 10)])), coat, 1.0, **body)
    for e in (-1, 1):
        s.curve(f([(14 * e, -32), (18 * e, -14), (12 * e, 6)]), line * 0.7)
    s.thing(limb(f([(0, -34), (2, -50)]), [12 * size / 100] * 2), skin, 0.85, **flesh)
    # the head tipped back: chin nearest to us
    head_ = blob(f([(-25, -62), (-22, -84), (-4, -97), (18, -93), (28, -76), (25, -56), (11, -44), (-10, -45)]))
    s.thing(head_, skin, 0.85, **flesh)
    hair = ("#1c1014", "#7a2f14", "#d8d0c4", "#3a2418")[(k + pose) % 4]
    crop = blob(f([(-29, -60), (-29, -86), (-8, -107), (20, -104), (36, -84), (31, -58), (24, -80), (4, -88), (-18, -80)]))
    s.fill(crop, hair)
    for _ in range(14):
        a = s.rng.uniform(-1, 1)
        s.curve(f([(a * 8, -104), (a * 26, -94), (a * 31, -70)]), line * 0.5, mix(hair, "#f0d0a0", 0.4), body=True, alpha=0.7, clip=crop)
    for e in (-1, 1):
        s.fill(ell(*f([(2 + 11 * e, -76)])[0], size * 0.03), "#fff6e6", body=True)
        s.fill(ell(*f([(2 + 11 * e, -77.5)])[0], size * 0.017), "#140a0c", body=True)
        s.curve(f([(2 + 5 * e, -82), (2 + 11 * e, -85), (2 + 18 * e, -81)]), line * 0.6)
    s.curve(f([(2, -74), (-2, -66), (4, -64)]), line * 0.6)
    if pose % 3 == 0:
        s.fill(ell(*f([(2, -54)])[0], size * 0.045, size * 0.035, turn), "#4a1218")
    else:
        s.curve(f([(-6, -56), (2, -53), (10, -57)]), line * 0.7)
    if pose == 1:  # points
        s.thing(limb(f([(36, -16), (66, -40), (72, -84)]), [11 * size / 100, 9 * size / 100, 7 * size / 100]), coat, 1.0, **body)
        s.thing(limb(f([(72, -84), (72, -98), (71, -112)]), [7 * size / 100, 5 * size / 100, 3 * size / 100]), skin, 0.85, **flesh)
        s.thing(limb(f([(-38, -10), (-30, 10), (4, 12)]), [11 * size / 100, 10 * size / 100, 8 * size / 100]), coat, 1.0, **body)
        s.thing(ell(*f([(8, 13)])[0], size * 0.1, size * 0.07, turn), skin, 0.85, **flesh)
    elif pose == 2:  # shades the eyes
        s.thing(limb(f([(-38, -12), (-62, -44), (-30, -84)]), [11 * size / 100, 9 * size / 100, 7 * size / 100]), coat, 1.0, **body)
        for j in range(4):
            s.thing(limb(f([(-30, -80 - j * 4), (-12, -86 - j * 3)]), [3.4 * size / 100, 2.6 * size / 100]), skin, 0.85, **{**flesh, "line": line * 0.6})
        s.thing(limb(f([(38, -10), (30, 12), (0, 13)]), [11 * size / 100, 10 * size / 100, 8 * size / 100]), coat, 1.0, **body)
        s.thing(ell(*f([(-6, 14)])[0], size * 0.1, size * 0.07, turn), skin, 0.85, **flesh)
    else:  # arms folded on the sill
        for e in (1, -1):
            s.thing(limb(f([(38 * e, -8), (42 * e, 12), (-4 * e, 15)]), [11 * size / 100, 11 * size / 100, 8 * size / 100]), coat, 1.0, **body)
            s.thing(limb(f([(-4 * e, 15), (-18 * e, 15)]), [7 * size / 100, 5 * size / 100]), skin, 0.85, **{**flesh, "line": line * 0.8})


def _people(s, found):
    coats = ("#c8503a", "#e8d8b0", "#3a7a9a", "#d8a02e", "#8a3a5a", "#4f8a5a", "#b8b4c4", "#c23a34")
    wanted = [(150, 560), (90, 330), (640, 240), (180, 1090), (420, 1170), (820, 300), (60, 740), (300, 1330), (880, 760)]
    taken = []
    for j, w in enumerate(wanted):
        best = min((f for f in found if 44 < f[1] < 150 and all(np.hypot(*(f[0] - t)) > 90 for t in taken)), key=lambda f: np.hypot(*(f[0] - w)), default=None)
        if best is None or np.hypot(*(best[0] - w)) > 170:
            continue
        taken.append(best[0])
        _neighbour(s, best[0], min(best[1] * 1.02, 112), j, (0, 1, 2, 4, 1, 0, 2, 5, 0)[j], coats[j % 8])
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
    s.splatter(NIGHT, 40, (0, 1150, 700, 1500), (0.7, 4))
