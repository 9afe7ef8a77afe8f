"""She has the wind in a sack, and it has her: everything else hangs still."""

import cv2

from ..easel import *
from ..kit.drape import fist
from ..kit.profile import PROFILE
from ..kit.rim import rim

NECK = np.array([470.0, 800.0])  # of the sack
SKIN = ("#8a5236", "#7a3f2a", "#33141c")
SHADE = "#5f74b4"
RED = ("#6a0c1c", "#d8362c", "#ffb08a")
CAM = Camera((1.2, 11.5, 15), (0.5, 5.2, -4.5), 58)
DOMES = ((1, 2), (2, -3), (2, 3), (3, 1), (4, 2), (5, -1))
LINEN = ("#fffaf0", "#f4ead8", "#fffaf0", "#5f9ac8", "#e8b040", "#fffaf0", "#c86a7a", "#7aa868")


def _box(s, x, z, w, d, h, windows=(), dome=False):
    """A white house from above: its roof in the sun, two walls in blue shade."""
    q = lambda *pts: [tuple(p) for p in CAM.project(np.array(pts, float))]  # noqa: E731
    x0, x1, z0, z1 = x - w / 2, x + w / 2, z - d / 2, z + d / 2
    front = poly(q((x0, 0, z1), (x1, 0, z1), (x1, h, z1), (x0, h, z1)))
    side = poly(q((x0, 0, z0), (x0, 0, z1), (x0, h, z1), (x0, h, z0))) if x > 1.5 else poly(q((x1, 0, z0), (x1, 0, z1), (x1, h, z1), (x1, h, z0)))
    top = poly(q((x0, h, z1), (x1, h, z1), (x1, h, z0), (x0, h, z0)))
    s.cover(union(front, side, top))
    s.wash(side, SHADE, 0.75 if x <= 1.5 else 0.2, gran=0.2)
    s.wash(front, SHADE, 0.42, col2="#9a8ac0", gran=0.2, grad=("lin", 90, 1.1, 0.6))
    s.wash(top, "#fff0cc", 0.2, gran=0.2)
    e = 0.13
    inner = poly(q((x0 + e, h, z1 - e), (x1 - e, h, z1 - e), (x1 - e, h, z0 + e), (x0 + e, h, z0 + e)))
    s.wash(poly(q((x0 + e, h, z1 - e), (x0 + e, h, z0 + e), (x1 - e, h, z0 + e), (x1 - e, h, z0 + 3 * e), (x0 + 3 * e, h, z0 + 3 * e), (x0 + 3 * e, h, z1 - e))), SHADE, 0.35, gran=0.2)
    for g in (front, side, top, inner):
        s.outline(g, 1.8, "#2a3458", lost=0.15)
    for u, v in windows:
        a, b = x0 + u * w, v * h
        g = poly(q((a, b, z1), (a + 0.3, b, z1), (a + 0.3, b + 0.5, z1), (a, b + 0.5, z1)))
        s.fill(g, "#1f3a72")
        for o in (-0.17, 0.3):
            s.thing(poly(q((a + o, b, z1), (a + o + 0.17, b, z1), (a + o + 0.17, b + 0.5, z1), (a + o, b + 0.5, z1))), "#2f78b8", 0.95, shade=0.3, hatch=0, line=1.4)
    if dome:
        c, r = np.array(q((x, h, z))[0]), abs(q((x + w * 0.36, h, z))[0][0] - q((x, h, z))[0][0])
        g = blob([c + [-r, 0], c + [-r * 0.86, -r * 0.62], c + [0, -r * 1.05], c + [r * 0.86, -r * 0.62], c + [r, 0], c + [0, r * 0.3]])
        s.wash(move(g, 14, 8), SHADE, 0.6, wet=6, clip=top)
        s.thing(g, "#2f78b8", 0.95, col2="#4f9ad0", shade=0.8, shcol="#12305a", hatch=0, line=2.2)
        s.stroke([c + [0, -r * 1.03], c + [0, -r * 1.4]], 2.6)


def _worn(s, p, d, q, col, kind):
    """One piece on the line, hung by two pegs and limp. p: the middle of its upper edge, d: along the line."""
    at = lambda *pts: [tuple(p + d * a * q + np.array([0, b * q])) for a, b in pts]  # noqa: E731
    cuts = {
        "shirt": ((-0.34, 0), (-0.5, 0.62), (-0.36, 0.66), (-0.3, 0.4), (-0.3, 1.0), (0.3, 1.0), (0.3, 0.4), (0.36, 0.66), (0.5, 0.62), (0.34, 0), (0, 0.08)),
        "sheet": ((-0.75, 0), (-0.72, 1.25), (0, 1.3), (0.72, 1.24), (0.75, 0), (0, 0.08)),
        "trousers": ((-0.26, 0), (-0.3, 1.2), (-0.06, 1.2), (0, 0.5), (0.06, 1.2), (0.3, 1.2), (0.26, 0)),
        "sock": ((-0.1, 0), (-0.1, 0.5), (-0.3, 0.66), (-0.26, 0.78), (0.1, 0.62), (0.1, 0)),
        "dress": ((-0.22, 0), (-0.2, 0.4), (-0.46, 1.2), (0.46, 1.2), (0.2, 0.4), (0.22, 0), (0, 0.1)),
    }  # fmt: skip
    g = poly(at(*cuts[kind]))
    s.cover(g)
    s.wash(g, col, 0.12 if col in ("#fffaf0", "#f4ead8") else 0.9, gran=0.2, off=0)
    for a in (-0.12, 0.2):
        s.wash(limb(at((a, 0.05), (a + 0.03, 1.3)), [q * 0.03, q * 0.1]), SHADE, 0.4, wet=max(2, q * 0.07), clip=g)
    s.outline(g, 1.6, "#2a3458", lost=0.1)


def _line(s, a, b, sag, q, kinds, start=0):
    a, b = (np.array(CAM.project(np.array(p, float))) for p in (a, b))
    pts = path([a, (a + b) / 2 + [0, sag], b], 24)
    for e in (a, b):
        s.stroke([e + [0, q * 0.9], e], 4, "#6a4a38", taper=(0, 0))
    s.stroke(pts, 1.6, "#2a3458", taper=(0, 0), wobble=0.3)
    long = np.hypot(*(b - a))
    for i, kind in enumerate(kinds):
        u = (i + 0.7) / (len(kinds) + 0.4)
        k = min(int(u * (len(pts) - 1)), len(pts) - 2)
        d = (b - a) / long
        _worn(s, pts[k], d, q, LINEN[(i + start) % len(LINEN)], kind)


def _town(s):
    r = s.rng
    s.sky([(0, "#2f8ac8", 0.9), (0.5, "#7ac0e4", 0.6), (1, "#f8ead0", 0.35)], 0, 400, wet=30)
    sea = box(-40, 372, 1040, 1540)
    s.cover(sea)
    s.wash(sea, "#2a86a8", 0.9, col2="#1f6a98", gran=0.2, grad=("lin", 90, 0.5, 1.3))
    for _ in range(70):
        x, y = r.uniform(0, 1000), r.uniform(380, 560)
        s.stroke([(x, y), (x + r.uniform(10, 50), y)], 1.3, body=True, alpha=0.6)
    for x, y, k in ((60, 404, 0.9), (150, 440, 1.3)):  # becalmed
        s.thing(poly([(x, y), (x, y - 44 * k), (x + 26 * k, y - 4 * k)]), "#fffaf0", 0.1, shade=0.5, shcol=SHADE, hatch=0, line=1.6)
        s.thing(blob([(x - 20 * k, y, 1), (x + 28 * k, y, 1), (x + 18 * k, y + 9 * k), (x - 12 * k, y + 9 * k)]), "#a8442e", 0.9, shade=0.5, hatch=0, line=1.5)
    land = poly(CAM.project(np.array([(-30, 0, -17), (-9, 0, -19), (2, 0, -17.6), (14, 0, -19.4), (40, 0, -17), (40, 0, 11), (-30, 0, 11)], float)))
    s.cover(land)
    s.wash(land, "#f0d8a8", 0.6, gran=0.2)
    for j, z in enumerate(np.arange(-16.2, 6.2, 2.7)):
        row = [(x + (0.9 if j % 2 else 0) + r.uniform(-0.2, 0.2), r.uniform(2.0, 2.7), r.uniform(0.9, 2.5), r.integers(4)) for x in np.arange(-16, 19, 3.1)]
        row = [h for h in row if not (z > 1.4 and h[0] < 2.6)]
        for x, w, h, _ in row:  # their shadows in the lanes
            q = np.array([(x - w / 2, 0, z + 0.95), (x + w / 2, 0, z + 0.95), (x + w / 2, 0, z - 0.95), (x + w / 2 + h * 0.9, 0, z - 0.6), (x + w / 2 + h * 0.9, 0, z + 1.3), (x - w / 2 + h * 0.8, 0, z + 1.3)], float)
            s.wash(poly(CAM.project(q)), SHADE, 0.8, gran=0.2, rough=0.6)
        for x, w, h, kind in sorted(row, key=lambda b: -abs(b[0] - 1.2)):
            _box(s, x, z, w, 1.9, h, ((0.16, 0.42), (0.6, 0.42)) if kind > 1 else ((0.4, 0.45),), dome=(j, round(x / 3.1)) in DOMES)
        if j >= 3:
            x = (-6.6, 4.6, -5.6, 3.4, -6.2, 5.0)[j - 3]
            if z < 1.4 or x > 0:
                _line(s, (x - 1.9, 3.1, z + 1.0), (x + 2.1, 2.9, z + 1.0), 9 + 2 * j, 16 + 6.5 * j, (("shirt", "sheet", "sock"), ("sheet", "trousers", "dress"), ("dress", "sock", "sock", "shirt"))[j % 3], j)


def _roof(s):
    """The roof that she has left."""
    _box(s, -2.3, 5.6, 4.8, 3.4, 2.2)
    c = CAM.project(np.array([(-1.9, 2.2, 5.5)], float))[0]
    s.wash(blob([c + [-120, 8], c + [-40, -22], c + [70, -26], c + [130, 0], c + [40, 22], c + [-60, 26]]), "#3a4a8a", 0.75, wet=12)
    sandal = ell(c[0] - 128, c[1] - 62, 34, 12, -14)
    s.wash(move(sandal, 6, 7), "#3a4a8a", 0.7, wet=4)
    s.thing(sandal, "#b8763a", 0.95, shade=0.4, hatch=0, line=2.2)
    s.curve([(c[0] - 142, c[1] - 66), (c[0] - 124, c[1] - 80), (c[0] - 104, c[1] - 70)], 4, "#a82c24")
    _line(s, (0.6, 4.2, 5.0), (5.6, 4.0, 5.0), 26, 104, ("dress", "shirt", "sheet"), 4)


def _inside(s, sack):
    """What the wind had in hand when she tied it up: its shadows on the cloth."""
    r = s.rng
    c = np.array([600.0, 350.0])
    parts = []
    for i in range(64):  # leaves, in a whirl
        a, q = i * 0.52, 60 + i * 4.6
        p = c + np.array([math.cos(a) * q, math.sin(a) * q * 0.86]) + r.normal(size=2) * 10
        parts.append(move(blob([(-1, 0, 1), (-0.2, -0.36), (1, 0, 1), (-0.2, 0.36)], 5), *p, r.uniform(13, 22), math.degrees(a) + 100 + r.normal() * 14))
    for x, y, k, t in ((440, 240, 1.2, -16), (790, 170, 0.95, 20)):  # gulls
        parts.append(blob(move([(-84, -6), (-66, -26), (-44, -34), (-22, -22), (-8, -8), (8, -10), (24, -26), (48, -38), (70, -28), (86, -8), (66, -16), (44, -18), (20, 0), (14, 14), (0, 30), (-10, 14), (-24, 0), (-44, -16), (-66, -14)], x, y, k, t), 6))
    kite = poly(move([(0, -66), (42, -8), (0, 62), (-42, -8)], 760, 350, 1.3, 28))
    tail = limb([(722, 424), (700, 460), (716, 500), (676, 540), (684, 580)], [3, 3, 3, 3, 2])
    hat = union(ell(520, 480, 62, 15, 18), blob(move([(-34, 2), (-30, -36), (0, -46), (30, -38), (34, 2)], 520, 478, 1, 18)))
    letter = poly(move([(-34, -22), (34, -22), (34, 22), (-34, 22)], 610, 350, 1, -32))
    m = s.mask(union(*parts, kite, tail, hat, letter, *(ell(*p, 13, 6, a) for p, a in (((712, 486), 30), ((690, 530), -30)))).intersection(sack))
    for blur, col, k in ((6, "#c8843a", 0.5), (1.6, "#7a4448", 0.62)):
        s.wash(cv2.GaussianBlur(m, (0, 0), blur), col, k, edge=0, rough=0, gran=0.15, off=0)


def _patch(s, sack, pts, col, lines=None):
    g = blob([(*p, 1) for p in pts], 4)
    s.cover(s.mask(g.intersection(sack)))
    s.wash(g, col, 0.85, gran=0.25, clip=sack)
    if lines:
        for i in range(-6, 7):
            c = np.mean(np.array([p[:2] for p in pts]), 0) + [i * 15, 0]
            s.stroke([c + [-20, -80], c + [20, 80]], 4, lines, clip=g)
    s.wash(move(g, -14, -16), "#fff6e0", 0.1, clip=g)
    s.outline(g, 2.4, clip=sack)
    for p, d, _ in marks.along([*np.array(g.exterior.coords)], 21):
        n = np.array([-d[1], d[0]])
        s.stroke([p + n * 9, p - n * 8], 2.3, "#4a2a2a")


def _sack(s):
    n = NECK
    pts = [n + [-17, 6], n + [-24, -36], n + [-70, -100], n + [-190, -196], n + [-262, -340], n + [-236, -510], n + [-140, -650], n + [20, -770], n + [240, -850], n + [440, -800], n + [560, -640], n + [548, -470], n + [474, -330], n + [380, -220], n + [210, -140], n + [70, -84], n + [26, -34], n + [20, 10]]  # fmt: skip
    sack = blob(pts)
    s.cover(sack)
    s.wash(sack, "#f4d9a0", 0.6, col2="#f0c478", gran=0.2, pool=0.3, grad=("rad", 480, 260, 560, 0.12, 1.25))
    _inside(s, sack)
    s.wash(poly([(1060, -100), (1060, 700), (700, 800), (470, 830), (520, 690), (760, 600), (900, 420), (960, 100)]), "#8a5a7a", 0.9, wet=70, gran=0.2, clip=sack)
    s.wash(poly([(1060, 200), (1060, 700), (500, 840), (540, 740), (820, 620), (960, 420)]), "#4a3468", 0.7, wet=50, gran=0.2, clip=sack)
    seams = [
        [n + [-8, -20], n + [-60, -160], n + [-120, -330], n + [-90, -540], n + [60, -770]],
        [n + [2, -20], n + [70, -160], n + [150, -330], n + [200, -560], n + [180, -840]],
        [n + [10, -20], n + [150, -130], n + [330, -300], n + [430, -500], n + [420, -800]],
    ]  # fmt: skip
    for line in seams:
        c = path(line, 16)
        s.wash(limb(c + [6, 2], np.full(len(c), 7), 1), "#8a5a7a", 0.35, wet=7, clip=sack)
        s.stroke(c, 2.6, "#4a2a2a", clip=sack)
        for p, d, u in marks.along(c, 23):
            if u > 0.2:
                o = np.array([-d[1], d[0]])
                s.stroke([p + o * 9 + d * 4, p - o * 9 - d * 4], 2, "#4a2a2a", clip=sack)
    for q in np.linspace(-1, 1, 13):  # it is drawn together
        a = n + [q * 16, -14]
        far = n + np.array([0.32 + q * 0.9, -1]) * (120 + 70 * (1 - q * q))
        s.wash(limb([a, (a + far) / 2 + [q * 10, 4], far], [3, 9, 2]), "#6a4068", 0.45, wet=4, clip=sack)
        s.curve([a, (a + far) / 2 + [q * 12, 6], far], 2.2, "#3a2030", taper=(0.05, 0.7), clip=sack)
    _patch(s, sack, [n + [-170, -420], n + [-66, -448], n + [-42, -340], n + [-150, -316]], "#5f92b8")
    _patch(s, sack, [n + [300, -330], n + [400, -384], n + [440, -290], n + [346, -232]], "#b8525a", "#7a2434")
    _patch(s, sack, [n + [60, -700], n + [178, -726], n + [196, -612], n + [82, -592]], "#7aa06a")
    _patch(s, sack, [n + [416, -630], n + [520, -600], n + [506, -490], n + [424, -520]], "#e0b050")
    s.outline(sack, 4, lost=0.1)
    rim(s, sack, 7, 9, "#fffdf0", 0.8, 2.5)
    knot = limb([n + [0, -26], n + [0, 30], n + [-10, 96], n + [-36, 150]], [20, 21, 16, 6])
    s.thing(knot, "#d8b478", 0.8, shade=0.8, shcol="#6a4058", hatch=0, line=2.6)
    for a in (-8, 2, 10):
        s.curve([n + [a, -20], n + [a, 40], n + [a - 10, 90]], 1.8, "#4a2a2a")


def _thief(s):
    flesh = dict(col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.5, gran=0.25)
    n = NECK
    # far arm, its fist above the other
    arm = limb([(432, 968), (506, 900), (496, 822)], [21, 19, 13])
    s.thing(arm, SKIN[0], 1.0, **flesh)
    fist(s, n + [0, -8], -88, 46, SKIN, side=1, wrist=(496, 820), bar=20, line=2.2)
    # legs
    for hip, knee, ankle, toe in (((318, 1130), (296, 1226), (226, 1286), (176, 1330)), ((292, 1124), (238, 1196), (150, 1228), (92, 1262))):
        s.thing(limb([hip, knee], [34, 24]), SKIN[0], 1.0, **flesh)
        m = np.asarray(knee) * 0.62 + np.asarray(ankle) * 0.38
        o = np.array([-(ankle[1] - knee[1]), ankle[0] - knee[0]]) * 0.07
        s.thing(limb([knee, m - o, ankle], [23, 22, 11]), SKIN[0], 1.0, **flesh)
        a, t = np.asarray(ankle, float), np.asarray(toe, float)
        d = (t - a) / np.hypot(*(t - a))
        v = np.array([-d[1], d[0]])
        s.thing(blob([a - d * 10 - v * 11, a + d * 14 - v * 13, t - v * 8, t + d * 8, t + v * 7, a + d * 22 + v * 9, a - d * 2 + v * 14, a - d * 14 + v * 12]), SKIN[0], 1.0, **flesh)
    s.curve([(172, 1216), (160, 1236), (134, 1252)], 5, "#a82c24")
    dress = blob([(358, 958), (392, 946), (428, 960), (440, 990), (420, 1030), (384, 1084), (382, 1124), (372, 1190), (340, 1254, 1), (310, 1212), (276, 1246, 1), (240, 1190), (190, 1214, 1), (172, 1150), (112, 1132, 1), (196, 1094), (272, 1070), (318, 1046), (336, 1000)])
    s.thing(dress, RED[1], 1.05, col2="#c82830", shade=0.95, shcol=RED[0], hatch=6, line=3.2, gran=0.25)
    for pts in ([(372, 1082), (356, 1160), (342, 1240)], [(358, 1080), (312, 1150), (280, 1236)], [(344, 1074), (262, 1130), (196, 1204)], [(330, 1066), (230, 1104), (124, 1132)], [(420, 990), (392, 1030), (372, 1070)]):
        s.wash(limb(pts, [3, 12, 5]), RED[0], 0.8, wet=5, gran=0.2, clip=dress)
        s.curve(pts, 2.3, "#3a0610", clip=dress)
        s.curve([(x - 8, y - 4) for x, y in pts], 2.2, RED[2], body=True, alpha=0.6, clip=dress)
    s.thing(limb([(322, 1048), (350, 1068), (386, 1082)], [9, 10, 9]), "#f0c050", 0.9, shade=0.5, hatch=0, line=2)
    # plaits, head thrown back
    for dx, dy, k in ((-168, 12, 0), (-150, 70, 1), (-104, 116, 2)):
        a = np.array([318.0 - 4 * k, 924.0 + 11 * k])
        pts = [a, a + [dx * 0.4, dy * 0.2 + 16], a + [dx * 0.75, dy * 0.8], a + [dx, dy]]
        s.thing(limb(pts, [11, 11, 9, 6]), "#1c1014", 1.4, shade=0, hatch=0, line=2)
        for p, d, _ in marks.along(path(pts, 10), 12):
            u = np.array([-d[1], d[0]])
            s.stroke([p - u * 7 - d * 3, p + d * 3, p + u * 7 - d * 3], 1.4, "#9a705a", body=True, alpha=0.8)
        s.thing(ell(*pts[-1], 8), "#f0c050", 0.9, shade=0, hatch=0, line=1.6)
    s.thing(limb([(388, 964), (364, 930)], [25, 21]), SKIN[0], 1.0, **flesh)

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], 354, 896, 122, -42)

    face = valid(Polygon(at(path(PROFILE, 8, True))))
    s.thing(face, SKIN[0], 1.0, **{**flesh, "soft": 40, "shade": 0.6})
    cap = valid(Polygon(at(path([(0.67, 0.12), (0.60, 0.20), (0.52, 0.30), (0.46, 0.42), (0.43, 0.5), (0.36, 0.62), (0.16, 0.72), (0.0, 0.6), (-0.06, 0.36), (0.0, 0.12), (0.2, -0.04), (0.46, -0.03)], 8, True))))
    s.thing(cap, "#1c1014", 1.4, shade=0.3, hatch=0, line=2.4)
    for q in np.linspace(0.05, 0.95, 9):
        a = np.array([0.66 - 0.26 * q, 0.10 + 0.5 * q])
        s.stroke(at(path([a, (0.24, 0.06 + 0.4 * q), (-0.03, 0.36 + 0.2 * q)], 6)), 1.5, "#8a6250", body=True, alpha=0.75, clip=cap)
    pen = lambda pts, w, col="#160a0c": s.stroke(at(path(pts, 8)), w, col, wobble=0.4)  # noqa: E731
    white = valid(Polygon(at(path([(0.60, 0.425, 1), (0.64, 0.385), (0.70, 0.384), (0.705, 0.43), (0.655, 0.45)], 6, True))))
    s.cover(white)
    s.wash(white, "#f6eee0", 0.2, off=0)
    s.fill(ell(*at([(0.685, 0.402)])[0], 3.6), "#160a0c")
    pen([(0.585, 0.428), (0.635, 0.382), (0.705, 0.38)], 2.8)
    pen([(0.57, 0.33), (0.64, 0.295), (0.72, 0.33)], 3)
    pen([(0.80, 0.60), (0.775, 0.588), (0.765, 0.605)], 1.8)
    pen([(0.755, 0.706), (0.715, 0.712), (0.69, 0.70)], 2.2)
    ear = ell(*at([(0.40, 0.5)])[0], 7, 11, -30)
    s.thing(ear, SKIN[0], 1.0, shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    s.stroke(arc(*(at([(0.37, 0.62)])[0]), 8, 8, 0, 360), 2.6, "#e8b030", body=True)
    # near arm
    s.thing(limb([(392, 978), (456, 936)], [25, 20]), SKIN[0], 1.0, **flesh)
    s.thing(limb([(456, 936), (462, 906), (448, 878)], [20, 19, 14]), SKIN[0], 1.0, **flesh)
    s.thing(blob([(362, 968), (386, 950), (420, 956), (428, 984), (404, 1004), (372, 1000)]), RED[1], 1.05, shade=0.8, shcol=RED[0], hatch=0, line=2.6)
    fist(s, n + [-8, 66], -84, 50, SKIN, side=-1, wrist=(446, 886), bar=18, line=2.3)


@card("noon", paper="hot", light=(-0.5, -0.7))
def wind_thief(s):
    _town(s)
    _sack(s)
    _roof(s)
    _thief(s)
    r = s.rng
    slit = limb([(838, 524), (858, 552), (866, 580)], [2, 7, 2])
    s.fill(slit, "#3a2030")
    for i in range(12):  # a seam gives
        p = np.array([866.0 + i * 13, 556 + i * 7 - i * i * 0.5]) + r.normal(size=2) * (4 + 2 * i)
        g = move(blob([(-1, 0, 1), (-0.2, -0.4), (1, 0, 1), (-0.2, 0.4)], 5), *p, r.uniform(13, 20), r.uniform(-40, 60))
        s.thing(g, "#b8762a", 0.9, shade=0.4, hatch=0, line=1.6)
    s.splatter("#2a4a7a", 18, size=(0.7, 3))
