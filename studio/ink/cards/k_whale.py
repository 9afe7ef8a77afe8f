"""A whale over a high pasture, seen from above it: far below they look up at us."""

import cv2

from ..easel import *
from ..kit.brush import tangle
from ..kit.drape import drape, fist, nap
from ..kit.profile import profile

# half of a whale from above, its head at 0, its flukes at 1000
HALF = [(0, 0), (4, 26), (30, 52), (90, 74), (170, 92), (250, 106), (330, 114), (420, 112), (520, 98), (620, 78), (720, 56), (810, 36), (866, 24), (896, 24), (916, 56), (938, 104), (966, 156), (1004, 206), (1040, 232, 1), (1040, 184), (1026, 120), (1008, 60), (982, 0, 1)]  # fmt: skip
FIN = [(286, 98), (306, 160), (346, 236), (404, 304), (472, 356), (532, 388), (562, 392), (546, 350), (502, 290), (452, 222), (412, 160), (384, 104)]
NIGHT, DUSK = "#0a0820", "#3a2f6c"
SPINE = [(176, 916), (262, 752), (400, 590), (556, 452), (706, 318), (842, 164)]


def along_spine(spine, k):
    """A function that lays points of the straight whale along a curved one."""
    c = path(spine, 24)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    t = np.gradient(c, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]

    def at(pts):
        out = []
        for p in pts:
            u = p[0] / 1000 * d[-1]
            i = int(np.clip(np.searchsorted(d, u), 0, len(d) - 1))
            n = np.array([-t[i, 1], t[i, 0]])
            q = c[i] + t[i] * (u - d[i]) + n * p[1] * k
            out.append((*q, p[2] if len(p) > 2 else 0))
        return out

    def way(x, y):
        i = int(np.argmin((c[:, 0] - x) ** 2 + (c[:, 1] - y) ** 2))
        return math.atan2(t[i, 1], t[i, 0])

    return at, way


def shapes(at):
    return blob(at(HALF + [(p[0], -p[1], *p[2:]) for p in HALF[::-1][1:-1]]), 9), [blob(at([(x, y * e) for x, y in FIN]), 9) for e in (-1, 1)]


def _peak(s, x, y, w, h, far):
    """A mountain from above: one side in the sun, one in shade, snow down the ribs."""
    r = s.rng
    top = np.array([x, y - h])
    foot = [(x - w, y), (x - w * 0.45, y + h * 0.16), (x + w * 0.1, y + h * 0.06), (x + w * 0.55, y + h * 0.14), (x + w, y)]
    full = valid(Polygon([*places.ridge_of(r, foot[0], top, 0.07, 4), *places.ridge_of(r, top, foot[-1], 0.07, 4), *foot[3:0:-1]]))
    s.cover(full)
    s.wash(full, mix("#b8a4d4", "#e4c8dc", far), 0.5, gran=0.5, pool=0.5, grad=("lin", 90, 0.1, 1.2))
    spur = places.ridge_of(r, top, (x + w * 0.12, y + h * 0.07), 0.13, 4)
    dark = valid(Polygon([*spur, (x + w * 0.55, y + h * 0.3), (x + w * 1.3, y + h * 0.3), (x + w * 1.3, y - h)])).intersection(full)
    s.wash(dark, mix("#30266a", "#8a78b4", far), 0.95, edge=0.4, gran=0.6, pool=0.5, grad=("lin", 90, 0.8, 1.2))
    rag = [np.array([x - w * 0.62, y - h * 0.36])]
    for u in np.linspace(-0.5, 0.55, 9):
        rag.append(np.array([x + u * w, y - h * (0.18 if len(rag) % 2 else 0.52) - abs(u) * h * 0.14 + r.normal() * h * 0.04]))
    snow = valid(Polygon([top - [0, 4], *rag, (x + w * 0.9, y - h * 0.4)])).intersection(full)
    s.cover(snow)
    s.wash(dark, mix("#7078c0", "#b0a8d4", far), 0.75, gran=0.5, clip=snow)
    s.stroke(spur, 2.4 - far, NIGHT, alpha=1 - 0.5 * far)
    s.outline(full, 2.6 - 1.2 * far, mix(NIGHT, "#6a5a8c", far))
    for _ in range(int(30 * (1 - 0.5 * far))):
        u, e = r.random(), r.choice([-1, 1])
        q = np.array(spur[int(u * (len(spur) - 1))])
        s.stroke([q, q + [e * w * 0.14 * (0.4 + u), h * 0.1], q + [e * w * 0.26 * (0.4 + u), h * 0.26]], r.uniform(1, 2.2), mix(NIGHT, "#6a5a8c", far), clip=full)


def _land(s):
    r = s.rng
    s.wash(blob([(-100, 1020), (240, 900), (560, 820), (840, 700), (1100, 640), (1100, 1700), (-100, 1700)]), "#e8dc84", 0.7, col2="#b8c464", wet=80, gran=0.5, pool=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 700), (820, 760), (540, 880), (220, 960), (-100, 1080)]), "#a8a0d8", 0.5, col2="#d0a8cc", wet=100, gran=0.6, pool=0.7)
    s.wash(blob([(500, -100), (1100, -100), (1100, 620), (820, 420)]), "#4a4490", 0.8, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 300), (300, 420), (340, 700), (120, 860), (-100, 900)]), "#5a4c98", 0.6, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1320), (200, 1440), (620, 1500), (1100, 1440), (1100, 1700), (-100, 1700)]), "#3f6a34", 0.8, wet=70, gran=0.6, pool=0.6)
    for x, y, w, h, far in (
        (70, 120, 120, 150, 1), (250, 80, 190, 110, 1), (560, 150, 170, 170, 0.9), (420, 250, 110, 120, 0.8), (160, 300, 190, 190, 0.6), (960, 400, 170, 220, 0.4), (10, 560, 170, 250, 0.3), (210, 600, 100, 120, 0.3),
        (1010, 700, 130, 160, 0.1), (860, 560, 90, 110, 0.3), (40, 880, 150, 170, 0.0),
    ):  # fmt: skip
        _peak(s, x, y, w, h, far)
        s.cover(cv2.GaussianBlur(s.warp(s.mask(ell(x, y + h * 0.12, w * 1.25, h * 0.24)), (0, 0, s.w, s.h), 3, 16, 10), (0, 0), 12) * (0.85 if far else 0.6))  # the sea of cloud about its feet
    river = limb([(560, 760), (470, 860), (300, 930), (190, 1050), (210, 1180), (120, 1300), (-40, 1370)], [3, 6, 9, 13, 15, 20, 26], 14)
    s.cover(river, keep=0.1)
    s.wash(river, "#a8c8e8", 0.6, col2="#6a8cc4", edge=1.0)
    s.outline(river, 1.6, "#4a5a6c", lost=0.4)
    for _ in range(260):  # grass as it lies in the wind
        x, y = r.uniform(-10, 1010), 960 + 540 * r.random()
        q = 12 + 0.02 * (y - 880)
        s.curve([(x, y), (x + q * 0.5, y - 3), (x + q * 1.4, y + 1)], r.uniform(1, 2), ("#5a6a30", "#8a8a3a", "#fffbd0", "#3a4a38")[int(r.integers(4))], n=4, body=True, alpha=0.7)
    for _ in range(16):
        x, y, n = r.uniform(0, 1000), r.uniform(1020, 1500), r.uniform(90, 240)
        s.wash(blob([(x, y), (x + n * 0.5, y - n * 0.13), (x + n, y + n * 0.05), (x + n * 0.5, y + n * 0.16)]), "#4a5a2a", 0.35, wet=10)


def _shadow(s):
    at, _ = along_spine([(296, 1296), (370, 1190), (482, 1090), (604, 1008), (722, 930), (836, 840)], 0.8)
    body, fins = shapes(at)
    g = union(body, *fins)
    s.wash(g, DUSK, 0.8, wet=14, gran=0.6)
    s.wash(g, "#241c50", 0.8, edge=0.6, gran=0.5, rough=2, pool=0.6)


def _whale(s):
    r = s.rng
    at, way = along_spine(SPINE, 1.16)
    body, fins = shapes(at)
    tones = (NIGHT, "#3f4f88", "#c8d8f4")
    xy = lambda pts: [p[:2] for p in at(pts)]  # noqa: E731
    pen = lambda pts, w=2.6, **kw: s.curve(xy(pts), w, NIGHT, **kw)  # noqa: E731
    for e, f in zip((-1, 1), fins, strict=True):
        s.wash(move(f, 16, 30), NIGHT, 0.5, wet=24)
        s.cover(f)
        s.wash(f, "#7088c0", 0.8, col2="#3a4a80", gran=0.6, pool=0.6, edge=0.6)
        s.wash(blob(at([(300, 110 * e), (420, 200 * e), (540, 340 * e), (600, 420 * e), (440, 160 * e), (390, 90 * e)]), 8), "#0c0e30", 1.2, wet=20, clip=f, gran=0.6)
        nap(s, f, tones, lambda x, y, e=e: way(x, y) + e * 0.9, 110, long=46, w=1.5, soft=40, lit_part=0.08)
        s.outline(f, 3.8, NIGHT, lost=0.1)
        for u in np.linspace(0.12, 0.92, 8):  # knobs along the leading edge
            q = path([(x, y * e) for x, y in FIN[:7]], 10)[int(u * 60)]
            c = at([tuple(q)])[0]
            s.thing(ell(c[0], c[1], 8, 7), "#8fa2d0", 0.7, shade=0.8, shcol=DUSK, hatch=0, line=1.8)
    s.wash(move(body, 22, 44), NIGHT, 0.6, wet=34)
    s.cover(body)
    s.wash(body, "#8aa4d8", 0.7, col2="#5a74b4", gran=0.6, pool=0.6, bloom=4)
    for near, k, col, wet in ((10, 1.0, "#22306e", 60), (46, 1.3, "#06071c", 40)):  # the side away from the sun
        half = [(-10, near * 0.5), (200, near), (420, near), (640, near * 0.6), (900, 2), (1000, 4), (1060, 250), (960, 170), (880, 40), (640, 100), (340, 150), (60, 100)]
        s.wash(blob(at(half), 9), col, k, wet=wet, clip=body, gran=0.6, pool=0.6)
    nap(s, body, tones, way, 520, long=50, w=1.6, soft=150, stray=0.08, alpha=0.55, lit_part=0.1)
    ys, xs = np.where(s.mask(body.buffer(-14)) > 0.5)
    for i in r.choice(len(xs), 220):
        q = r.uniform(1.5, 6)
        s.fill(ell(xs[i], ys[i], q * 1.7, q, math.degrees(way(xs[i], ys[i]))), "#dfe8fa" if r.random() < 0.7 else NIGHT, body=True, alpha=0.24)
    s.outline(body, 4.8, NIGHT, lost=0.1)
    s.curve(xy([(8, -28), (40, -52), (110, -74), (210, -94), (330, -106), (430, -102), (560, -84), (700, -54), (830, -26)]), 7, "#f6f8ff", body=True, alpha=0.85)
    for e in (-1, 1):  # the upper jaw lies within the lower
        jaw = [(6, 10 * e), (30, 36 * e), (100, 56 * e), (180, 70 * e), (256, 88 * e), (290, 104 * e)]
        pen(jaw, 4.6)
        s.curve(xy([(x, y - 6 * e) for x, y in jaw]), 2, "#c8d8f4", body=True, alpha=0.6 if e < 0 else 0.25)
        for x in range(34, 236, 26):
            c = xy([(x, e * (20 + x * 0.13))])[0]
            s.thing(ell(*c, 7, 6), "#8fa2d0", 0.7, shade=0.9, shcol=NIGHT, hatch=0, line=1.7)
        for q in range(4):
            pen([(350 + 110 * q, (76 - 14 * q) * e), (430 + 110 * q, (60 - 13 * q) * e), (510 + 100 * q, (44 - 10 * q) * e)], 1.7, alpha=0.7)
        for q in (0.2, 0.4, 0.6, 0.8):
            pen([(906, 24 * e), (960, (20 + 120 * q) * e), (1024, 210 * q * e)], 2, alpha=0.8)
    pen([(16, 0), (110, 0), (206, 0)], 4)
    s.curve(xy([(16, -5), (110, -5), (206, -5)]), 2.2, "#dfe8fa", body=True, alpha=0.7)
    for x in range(24, 200, 29):
        c = xy([(x, 0)])[0]
        s.thing(ell(*c, 6.5, 5.5), "#8fa2d0", 0.7, shade=0.9, shcol=NIGHT, hatch=0, line=1.6)
    s.wash(blob(at([(206, 0), (240, 34), (290, 20), (290, -20), (240, -34)]), 8), NIGHT, 0.2, wet=14, clip=body)
    for e in (-1, 1):  # it breathes through both
        s.fill(limb(xy([(226, 7 * e), (248, 13 * e), (270, 10 * e)]), [2, 5.5, 2]), NIGHT)
        pen([(208, 0), (224, 22 * e), (254, 30 * e), (284, 24 * e)], 3.4)
        s.curve(xy([(204, -3), (220, 25 * e), (254, 34 * e)]), 2, "#dfe8fa", body=True, alpha=0.6)
    pen([(300, 0), (420, 0), (600, 0), (650, 0)], 2, alpha=0.6)
    fin = blob(at([(650, -3), (690, -13), (736, 0), (690, 13), (650, 3)]), 8)
    s.wash(blob(at([(670, 6), (720, 44), (780, 36), (730, 4)])), NIGHT, 1.0, wet=8, clip=body)
    drape(s, fin, tones, way, 30, long=18, w=1.4, line=2.6)
    return at, way


def _calf(s):
    at, way = along_spine([(668, 720), (716, 650), (778, 592), (846, 542), (906, 476)], 0.34)
    body, fins = shapes(at)
    s.wash(move(union(body, *fins), 40, 110), "#1c1640", 0.6, wet=14)
    for g in (*fins, body):
        drape(s, g, (NIGHT, "#6a80bc", "#e4ecfc"), way, 50 if g is body else 12, long=20, w=1.4, line=3, soft=26, col2="#34447c")
    xy = lambda pts: [p[:2] for p in at(pts)]  # noqa: E731
    for e in (-1, 1):
        s.curve(xy([(8, 14 * e), (40, 40 * e), (120, 60 * e), (230, 84 * e)]), 2)
        s.fill(ell(*xy([(246, 10 * e)])[0], 3.6, 2.2, -50))
    s.curve(xy([(20, 0), (110, 0), (200, 0)]), 2)
    s.curve(xy([(8, -28), (110, -76), (330, -104), (560, -82), (800, -30)]), 3, "#f6f8ff", body=True, alpha=0.85)


def lamb(s, at):
    """The one that was missing at the count, on the ridge of its back, with its shadow down the flank."""
    o = np.array(at([(452, -30)])[0][:2])
    shade = [p[:2] for p in at([(460, 6), (490, 30), (540, 62), (590, 84)])]
    s.wash(limb(shade, [14, 26, 22, 8]), NIGHT, 0.55, wet=8, gran=0.5)
    s.lift(ell(*(o + [0, 26]), 52, 20), 0.5, 8)
    for x in (-30, -18, 20, 32):
        s.thing(limb([o + (x, -4), o + (x - 1, 18), o + (x, 40)], [6, 4.6, 4]), "#e4dcec", 0.4, shade=0.6, shcol="#4a3a6a", hatch=0, line=1.8)
        s.fill(ell(*(o + (x, 41)), 5, 3), "#1c161c", body=True)
    ewe(s, o[0], o[1] - 24, 70, -1, "stand")


def ewe(s, x, y, q, way, pose):
    """pose: graze, stand, lie or look (the only one that does)."""
    r = s.rng
    go = lambda *v: [(x + way * a * q, y + b * q) for a, b in v]  # noqa: E731
    s.wash(limb(go((0, 0.4), (-0.7 * way, 0.56)), [q * 0.3, q * 0.16]), "#1c1640", 1.0, wet=5)
    if pose != "lie":
        for a, e in ((-0.42, -0.04), (-0.28, 0.03), (0.22, -0.03), (0.36, 0.05)):
            s.stroke(go((a, 0.1), (a + e, 0.28), (a + e, 0.46)), q * 0.1, "#1c161c", taper=(0, 0))
    d = 0.14 if pose == "lie" else 0
    wool = smooth(union(ell(*go((0, d - 0.06))[0], q * 0.56, q * 0.35), *(ell(*go((0.54 * math.cos(a) + r.normal() * 0.03, d - 0.06 + 0.32 * math.sin(a)))[0], q * r.uniform(0.13, 0.2)) for a in np.linspace(0, math.tau, 11)[:-1])), 1)
    tone = ("#f8f0e0", "#efe0c4", "#e4d8d4")[int(r.integers(3))]
    s.thing(wool, tone, 0.35, shade=0.9, shcol="#6a5a90", hatch=0, line=2, soft=q * 0.4)
    tangle(s, wool, int(q * 0.5), "#7a6a7a", 1.1, length=q * 0.7, loop=0.7, inner=2)
    tangle(s, wool, int(q * 0.25), "#ffffff", 1.3, length=q * 0.6, loop=0.7, inner=2, body=True)
    hx, hy, a = {"graze": (0.72, 0.24, 60), "stand": (0.72, -0.26, 20), "lie": (0.64, -0.1, 26), "look": (0.62, -0.42, -44)}[pose]
    c = go((hx, hy))[0]
    t = math.radians(a)
    tip = go((hx + 0.26 * math.cos(t), hy + 0.26 * math.sin(t)))[0]
    s.thing(limb([c, tip], [q * 0.15, q * 0.09]), "#3a2f36", 1.2, shade=0.4, hatch=0, line=1.7)
    for e in (-1, 1):
        s.stroke([c, go((hx - 0.12 + 0.04 * e, hy - 0.1 + 0.14 * e))[0]], q * 0.08, "#2a2226")
    s.fill(ell(*((np.array(c) * 0.6 + np.array(tip) * 0.4) - [0, q * 0.04]), max(1.2, q * 0.03)), "#fff6e0", body=True)


def yurt(s, x, y, q, smoke=False):
    """A round tent, from above: roof, the band that holds it, a door in the sun."""
    r = s.rng
    s.wash(blob([(x - q * 0.2, y + q * 0.5), (x + q * 1.1, y - q * 0.1), (x + q * 2.0, y + q * 0.5), (x + q * 1.3, y + q * 0.9)]), "#1c1640", 1.0, wet=10, gran=0.5)
    wall = blob([(x - q, y, 1), (x - q * 0.96, y + q * 0.56), (x - q * 0.4, y + q * 0.84), (x + q * 0.4, y + q * 0.84), (x + q * 0.96, y + q * 0.56), (x + q, y, 1)])
    felt = ("#4a3c60", "#f0e4cc", "#ffffff")
    drape(s, wall, felt, lambda a, b: 1.57, 24, long=q * 0.4, w=1.4, line=2.5)
    roof = blob([(x - q * 1.06, y + q * 0.04), (x - q * 0.7, y - q * 0.42), (x, y - q * 0.66), (x + q * 0.7, y - q * 0.42), (x + q * 1.06, y + q * 0.04), (x + q * 0.6, y + q * 0.3), (x, y + q * 0.4), (x - q * 0.6, y + q * 0.3)])
    top = np.array([x, y - q * 0.4])
    drape(s, roof, felt, lambda a, b: math.atan2(b - top[1], a - top[0]), 40, long=q * 0.4, w=1.4, line=2.6, soft=q * 0.7)
    for a in np.linspace(0.05, math.pi - 0.05, 9):
        s.stroke([top, (x + q * 1.04 * math.cos(a), y + q * 0.06 + q * 0.32 * math.sin(a))], 1.6, "#7a4a30")
    s.thing(ell(*top, q * 0.2, q * 0.13), "#2a1c24", 1.2, shade=0, hatch=0, line=2)
    s.curve([(x - q * 0.98, y + q * 0.36), (x, y + q * 0.62), (x + q * 0.98, y + q * 0.36)], 4, "#c83a2c")
    door = poly([(x - q * 0.2, y + q * 0.42), (x + q * 0.18, y + q * 0.42), (x + q * 0.18, y + q * 0.84), (x - q * 0.2, y + q * 0.84)])
    drape(s, door, ("#4a0c10", "#d8562e", "#ffd0a0"), lambda a, b: 1.57, 24, long=14, w=1.3, line=2.1)
    if smoke:
        for _ in range(7):
            s.curve([top + [r.normal() * 3, 0], top + [14 + r.normal() * 5, -40], top + [-2 + r.normal() * 8, -84], top + [26 + r.normal() * 12, -132]], r.uniform(2, 5), "#f6f0f4", body=True, alpha=0.5)


K = 0.74  # of those far below


def small_limb(pts, radii):
    return limb(pts, [q * K for q in radii])


def small_ell(x, y, rx, ry=None, turn=0):
    return ell(x, y, rx * K, (ry or rx) * K, turn)


def _people(s):
    r = s.rng
    honey, elder = ("#d9a070", "#c47c4c", "#5a2c28"), ("#b87c50", "#a05c38", "#4a2020")
    # their shadows first, all one way
    for pts, w in (([(700, 1402), (800, 1428), (880, 1444)], [24, 44, 14]), ([(594, 1420), (660, 1440), (716, 1450)], [18, 28, 10]), ([(816, 1400), (880, 1416), (920, 1424)], [26, 28, 10])):
        s.wash(small_limb(pts, w), "#1c1640", 1.1, wet=10, gran=0.5)
    # the shepherd
    o = np.array([694.0, 1398.0])
    go = lambda *v: [tuple(o + K * np.array(p)) for p in v]  # noqa: E731
    red = ("#4a0814", "#cc3424", "#ffb890")
    for x in (-24, 22):
        drape(s, blob(go((x - 16, -30), (x + 14, -30), (x + 15, -6), (x + 12, 8), (x - 40, 8), (x - 38, -4), (x - 18, -10))), ("#120806", "#5a3a28", "#d0a070"), lambda a, b: 1.4, 40, long=14, w=1.4, line=2.3)
    hat = blob(go((40, -92), (62, -104), (84, -94), (88, -70), (66, -60), (44, -68)))
    arm2 = smooth(union(small_limb(go((24, -190), (58, -146)), [24, 20]), small_limb(go((58, -146), (60, -100)), [19, 13])), 4)
    drape(s, arm2, ("#4a0814", "#a8241c", "#e08a6a"), lambda a, b: 1.4, 20, long=22, w=1.5, line=2.5)
    drape(s, hat, ("#1c0c08", "#7a4a2c", "#e8c090"), lambda a, b: r.uniform(0, 6), 110, long=12, w=1.5, line=2.2)
    for k in range(4):
        s.thing(small_limb(go((52 + 7 * k, -98), (54 + 7 * k, -84)), [5, 4]), elder[0], 0.9, shade=0.5, shcol=elder[2], hatch=0, line=1.4)
    coat = blob(go((-34, -206), (0, -220), (34, -206), (44, -160), (40, -116), (56, -60), (70, -18), (20, -8), (-30, -10), (-66, -20), (-52, -64), (-40, -116), (-42, -164)))
    drape(s, coat, red, lambda x, y: 1.57 + (x - o[0]) * 0.004, 70, long=38, w=1.7, line=3, soft=44, col2="#a01c1c")
    for pts in ([(-30, -110), (-40, -60), (-52, -20)], [(-8, -110), (-12, -60), (-16, -14)], [(16, -110), (22, -60), (20, -14)], [(32, -110), (46, -60), (56, -20)], [(-30, -190), (-10, -150), (-20, -124)], [(10, -200), (6, -160), (14, -126)]):
        s.curve(go(*pts), 2.4, red[0], clip=coat)
        s.curve(go(*[(a + 4, b + 4) for a, b in pts]), 1.7, "#e8604a", body=True, alpha=0.6, clip=coat)
    drape(s, small_limb(go((-42, -120), (0, -110), (42, -120)), [10, 11, 10]), ("#6a3a08", "#f0b83a", "#fff4c0"), lambda a, b: 0.1, 50, long=18, w=1.4, line=2.3)
    at = profile(s, o[0] - 10 * K, o[1] - 246 * K, 86 * K, 34, flip=True, skin=elder, k=0.95, line=2, neck=(tuple(o + K * np.array([4, -206])), 15 * K), brow=-0.9)
    cap = valid(Polygon(at(path([(0.60, 0.05), (0.50, 0.18), (0.46, 0.36), (0.36, 0.44), (0.30, 0.66), (0.08, 0.74), (-0.10, 0.52), (-0.08, 0.12), (0.26, -0.07)], 8, True))))
    s.thing(cap, "#e4dfe0", 0.3, shade=0.8, shcol="#6a6478", hatch=0, line=1.8)
    drape(s, small_limb(go((-28, -208), (4, -200), (34, -206)), [9, 10, 9]), ("#1c0c08", "#7a4a2c", "#e8c090"), lambda a, b: r.uniform(0, 6), 70, long=9, w=1.4, line=2)
    for q in range(130):  # beard and hair, white
        u = r.random()
        p = np.array([0.46 + 0.28 * u, 0.62 + 0.17 * u])
        s.curve(at([p, p + [0.03, 0.1], p + [0.04 + 0.03 * r.normal(), 0.2 + 0.08 * r.random()]]), 1.5, ("#8a8690", "#e8e4e4", "#ffffff")[q % 3], body=True, alpha=0.95, wobble=0.5)
        if q < 80:
            v = r.random()
            s.curve(at([(0.54 - 0.14 * v, 0.04 + 0.34 * v), (0.24 - 0.1 * v, 0.0 + 0.46 * v), (0.0, 0.24 + 0.4 * v)]), 1.6, ("#8a8690", "#e8e4e4", "#ffffff")[q % 3], body=True, alpha=0.95, clip=cap)
    s.thing(small_limb(at([(0.37, 0.46), (0.36, 0.55)]), [6, 5]), elder[0], 0.95, shade=0.6, shcol=elder[2], hatch=0, line=1.6)
    s.fill(small_ell(*at([(0.735, 0.715)])[0], 3.2, 4), "#3a0c10")
    staff = [tuple(o + K * np.array([-78, 6])), tuple(o + K * np.array([-72, -140])), tuple(o + K * np.array([-70, -290]))]
    s.stroke(path(staff, 10), 7, "#2a140a", taper=(0, 0))
    s.stroke(path(staff, 10) + [-1, 0], 3, "#c08a4a", body=True, taper=(0, 0))
    crook = path([o + K * np.array([-71, -262]), o + K * np.array([-71, -300]), o + K * np.array([-58, -324]), o + K * np.array([-38, -318]), o + K * np.array([-34, -300])], 8)
    s.stroke(crook, 7, "#2a140a", taper=(0, 0.05))
    s.stroke(crook + [-1, 0], 3, "#c08a4a", body=True, taper=(0, 0.05))
    hold = o + K * np.array([-72, -150])
    arm = smooth(union(small_limb(go((-18, -190), (-14, -140)), [26, 22]), small_limb(go((-14, -140), (-44, -142)), [21, 14])), 4)
    s.wash(move(arm, 4, 12), red[0], 0.7, wet=8, clip=coat)
    drape(s, arm, red, lambda a, b: 1.5 if b < o[1] - 150 * K else 0.1, 24, long=22, w=1.5, line=2.6)
    fist(s, hold, -88, 38 * K, elder, side=1, bar=4, line=1.5)
    # the child, who saw it first
    o = np.array([592.0, 1416.0])
    go = lambda *v: [tuple(o + K * np.array(p)) for p in v]  # noqa: E731
    teal = ("#04282c", "#2a8a90", "#b8f0e4")
    for x in (-14, 14):
        drape(s, blob(go((x - 10, -22), (x + 9, -22), (x + 10, -4), (x + 8, 6), (x - 24, 6), (x - 22, -4))), ("#120806", "#7a4a2c", "#e0b080"), lambda a, b: 1.4, 22, long=10, w=1.3, line=2)
    s.thing(smooth(union(small_limb(go((14, -112), (34, -86)), [14, 12]), small_limb(go((34, -86), (22, -62)), [11, 8])), 3), "#1f6a70", 1.1, shade=0.8, shcol=teal[0], hatch=0, line=2.2)
    coat = blob(go((-22, -122), (0, -130), (22, -120), (24, -80), (38, -16), (0, -8), (-38, -16), (-24, -80)))
    drape(s, coat, teal, lambda x, y: 1.57 + (x - o[0]) * 0.008, 40, long=26, w=1.5, line=2.6, soft=26)
    drape(s, small_limb(go((-25, -74), (0, -68), (26, -74)), [6, 7, 6]), ("#6a3a08", "#f0b83a", "#fff4c0"), lambda a, b: 0.1, 26, long=12, w=1.3, line=2)
    at = profile(s, o[0] - 8 * K, o[1] - 156 * K, 70 * K, 40, flip=True, skin=honey, k=0.95, line=1.8, neck=(tuple(o + K * np.array([2, -122])), 11 * K))
    cap = valid(Polygon(at(path([(0.68, 0.14), (0.54, 0.26), (0.46, 0.46), (0.36, 0.68), (0.10, 0.74), (-0.10, 0.52), (-0.08, 0.12), (0.26, -0.08), (0.6, 0.0)], 8, True))))
    s.fill(cap, "#170c12")
    tangle(s, cap, 4, "#4a3844", 1.1, length=40, inner=1, body=True)
    plait = path([at([(0.14, 0.66)])[0], o + K * np.array([34, -132]), o + K * np.array([44, -96]), o + K * np.array([38, -64])], 10)
    s.stroke(plait, 9, "#170c12", taper=(0.02, 0.25))
    for p, d, _ in marks.along(plait, 7):
        s.stroke([p + [-d[1] * 4, d[0] * 4], p + d * 4, p - [-d[1] * 4, d[0] * 4]], 1.2, "#8a7080", body=True)
    s.fill(small_ell(*plait[-1], 5), "#e0402c", body=True)
    s.fill(small_ell(*at([(0.748, 0.72)])[0], 3.4, 4.4), "#3a0c10")
    arm = smooth(union(small_limb(go((-12, -112), (-38, -142)), [14, 12]), small_limb(go((-38, -142), (-56, -184)), [12, 8])), 3)
    drape(s, arm, teal, lambda a, b: -2.2, 16, long=18, w=1.4, line=2.3)
    skin_ = dict(k=0.95, shade=0.6, shcol=honey[2], hatch=0, line=1.6)
    s.thing(small_limb(go((-58, -192), (-66, -210), (-75, -232)), [5, 4.4, 3]), honey[0], **skin_)
    s.thing(small_ell(*(o + K * np.array([-57, -193])), 10, 11, -20), honey[0], **skin_)
    for k in range(3):
        s.thing(small_limb(go((-50 + 4 * k, -202 + 5 * k), (-60 + 5 * k, -200 + 6 * k)), [4.4, 3.6]), honey[0], **skin_)
    s.thing(small_limb(go((-66, -188), (-68, -200)), [4, 3]), honey[0], **skin_)
    # the dog
    o = np.array([812.0, 1398.0])
    go = lambda *v: [tuple(o + K * np.array(p)) for p in v]  # noqa: E731
    coat_ = ("#06060a", "#2c2830", "#a8a0a8")
    body = blob(go((-30, -4), (-34, -50), (-22, -96), (4, -108), (26, -84), (46, -40), (52, -4), (20, 4)))
    head = blob(go((-16, -96), (-22, -124), (-44, -150), (-62, -166), (-56, -180), (-32, -170), (-4, -152), (14, -126), (12, -100)))
    tail = small_limb(go((46, -8), (78, -6), (92, -30)), [10, 9, 3])
    for g in (tail, body, head):
        s.thing(g, coat_[1], 1.2, shade=0.8, shcol=coat_[0], hatch=0, line=2.4)
        marks.pelt(s, s.mask(g), lambda x, y: 1.4 if y > o[1] - 100 * K else 0.8, 170 if g is body else 80, (7, 17), 1.3, coat_[0], coat_[2], 0.08)
    bib = blob(go((-32, -60), (-24, -96), (-8, -100), (-6, -60), (-22, -36)))
    s.cover(bib, keep=0.15)
    s.wash(bib, "#e8e0dc", 0.3)
    marks.pelt(s, s.mask(bib), lambda x, y: 1.5, 50, (7, 14), 1.2, "#8a8490", "#ffffff", 0.5)
    for x in (-24, -2):
        s.thing(small_limb(go((x, -50), (x - 4, -4)), [10, 8]), coat_[1], 1.2, shade=0.7, shcol=coat_[0], hatch=0, line=2.1)
        s.fill(small_ell(*(o + K * np.array([x - 8, 0])), 11, 6), "#e8e0dc", body=True)
    s.thing(blob(go((-2, -150), (20, -148), (28, -122), (14, -112), (2, -128))), "#1c181e", 1.2, shade=0.4, hatch=0, line=2)
    s.fill(small_ell(*(o + K * np.array([-60, -176])), 6, 5), "#06060a")
    s.fill(small_ell(*(o + K * np.array([-28, -152])), 3.6), "#f2c860", body=True)
    s.fill(small_ell(*(o + K * np.array([-29, -153])), 2), "#06060a", body=True)


def _flock(s):
    for x, y, q, way, pose in (
        (320, 1030, 26, -1, "graze"), (390, 1000, 24, 1, "graze"), (950, 1400, 48, -1, "graze"), (640, 1190, 34, 1, "graze"), (300, 1400, 48, 1, "graze"),
        (90, 1430, 52, 1, "lie"), (400, 1462, 54, 1, "graze"), (210, 1470, 54, -1, "graze"), (720, 1130, 30, -1, "look"), (70, 1200, 36, -1, "graze"), (290, 1120, 30, 1, "graze"),
    ):  # fmt: skip
        ewe(s, x, y, q, way, pose)


@card("plum", paper="cold", light=(-0.6, -0.7), fresh=False)
def whale_cloud(s):
    """From over its back: a whale and her calf above a valley, a lamb upon her, and far below three who look up."""
    _land(s)
    _shadow(s)
    yurt(s, 880, 1120, 48)
    yurt(s, 948, 1220, 58, smoke=True)
    _flock(s)
    _people(s)
    _calf(s)
    at, _ = _whale(s)
    lamb(s, at)
    places.clouds(s, [(970, 330, 260)], col="#7a68a8", k=0.6)
    s.splatter(NIGHT, 12, (0, 0, 1000, 700), (0.7, 4))
