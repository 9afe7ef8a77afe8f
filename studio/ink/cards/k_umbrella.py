"""Mischief: rain from above, and one umbrella the other way up."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import coat
from ..kit.drape import drape, fist, nap, wrist_of

SKIN = ("#a8714a", "#93502f", "#3a1820")
NIGHT, STREET = "#080b14", "#1b2230"
GOLD = ("#7a4208", "#f6c32c", "#fff5bc")
RED = ("#4a0814", "#cf2f26", "#ffb49a")
C, FOOT, END = np.array([392.0, 470.0]), np.array([470.0, 764.0]), np.array([556.0, 1030.0])
RX, RY = 322.0, 232.0


def _street(s):
    r = s.rng
    s.wash(s.all, "#9aa8b4", 0.6, col2="#7c8c9c", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 760), (780, 560), (520, 330), (-100, 520)]), "#3c4a5c", 1.1, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 980), (160, 1180), (420, 1400), (1100, 1330), (1100, 1700), (-100, 1700)]), "#2a3444", 1.1, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(-100, 1330), (200, 1420), (700, 1460), (1100, 1290), (1100, 1700), (-100, 1700)]), NIGHT, 1.2, wet=80, gran=0.6, pool=0.7)
    y, j = 40.0, 0
    while y < 1520:  # setts, course by course, larger towards us
        h = 19 + y * 0.014
        x = -60.0 + 17 * (j % 2)
        while x < 1050:
            w = h * r.uniform(1.25, 1.75)
            bend = 22 * math.sin((x - 500) / 480)
            q = [(x + 2, y + bend + r.normal() * 1.5), (x + w * 0.5, y + bend - 3), (x + w - 3, y + bend + r.normal() * 1.5), (x + w - 3, y + bend + h - 4), (x + w * 0.5, y + bend + h - 1), (x + 2, y + bend + h - 4)]
            s.stroke([*q[3:], q[0]], r.uniform(1.2, 2.6), NIGHT, alpha=0.85, wobble=1)
            if r.random() < 0.5:
                s.stroke([(x + w * 0.2, y + bend + 4), (x + w * 0.55, y + bend + 2), (x + w * 0.8, y + bend + 4)], r.uniform(1, 2.4), "#e6eef2", body=True, alpha=r.uniform(0.2, 0.8))
            x += w
        y += h
        j += 1
    for x, y, w, col, k in ((704, 1330, 64, "#f4b822", 1.1), (640, 1400, 40, "#f4b822", 0.6), (620, 1320, 34, "#c82a20", 0.7), (886, 300, 60, "#c82a20", 0.6)):  # colours run on the wet
        g = blob([(x - w, y - 60), (x + w, y - 70), (x + w * 0.8, y + 60), (x + w * 0.4, y + 150), (x - w * 0.5, y + 140), (x - w * 0.9, y + 40)])
        s.lift(g, 0.55, 12)
        s.wash(g, col, k, wet=18, gran=0.6)


def brolly(s, x, y, q, col, lean=0.0, kind="plain"):
    """One of the crowd's, from above; its walker's shoes look out below."""
    r = s.rng
    rx, ry, off = q, q * 0.76, r.uniform(0, 0.7)
    for e in (-1, 1):
        fx, fy = x + e * q * 0.17 + lean * 30, y + ry * (0.98 + 0.1 * e)
        s.thing(limb([(fx - lean * 10, fy - q * 0.3), (fx, fy)], [q * 0.09, q * 0.07]), "#2a2c38", 1.2, shade=0.6, hatch=0, line=2)
        s.thing(ell(fx + e * 3, fy + q * 0.05, q * 0.085, q * 0.12, -12 * e), "#15151c", 1.3, shade=0.3, hatch=0, line=1.8)
        s.stroke([(fx + e * 3 - 4, fy + q * 0.02), (fx + e * 3 + 2, fy - q * 0.03)], 2, "#aab4c0", body=True, alpha=0.8)
    hub = np.array([x + lean * q * 0.2, y - q * 0.2])
    ring = [np.array([x + rx * math.cos(a), y + ry * math.sin(a)]) for a in np.linspace(off, off + math.tau, 9)[:-1]]
    edge = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        m = (a + b) / 2
        edge += [(*a, 1), tuple(m + (hub - m) * 0.09)]
    g = blob(edge, 8)
    s.wash(move(g, q * 0.16, q * 0.38), NIGHT, 0.7, wet=20, gran=0.5)
    s.cover(g)
    dark = darker(col, 0.6)
    s.wash(g, col, 0.85 if col != "#c8281f" else 1.1, col2=lighter(col, 0.25), gran=0.6, pool=0.6, edge=0.7)
    for i, (a, b) in enumerate(zip(ring, ring[1:] + ring[:1], strict=True)):
        m = (a + b) / 2
        n = (m - hub) / np.hypot(*(m - hub))
        t = np.clip(0.45 + 0.55 * (n @ np.array([0.5, 0.8])), 0, 1)
        panel = blob([(*hub, 1), (*a, 1), tuple(m + (hub - m) * 0.09), (*b, 1)], 8).intersection(g)
        s.wash(panel, NIGHT, 0.62 * t, edge=0.3, gran=0.6, rough=1.5)
        s.wash(blob([tuple(hub * 0.3 + a * 0.7), (*a, 1), (*b, 1), tuple(hub * 0.3 + b * 0.7)]), NIGHT, 0.25 * t, wet=10, clip=g)
        for _ in range(int(q / 5)):
            u, v = r.random(), r.uniform(0.15, 0.8)
            e = a * (1 - u) + b * u
            p0, p1 = hub + (e - hub) * v, hub + (e - hub) * min(0.97, v + r.uniform(0.1, 0.25))
            lit = r.random() > t + 0.25
            s.stroke([p0, p1], r.uniform(0.8, 1.8), "#dfe8ee" if lit else dark if i % 2 else NIGHT, body=lit, alpha=0.6 if lit else 0.8, clip=g)
        if kind == "stripe":
            for v in (0.42, 0.72):
                s.curve([hub + (a - hub) * v, hub + (m - hub) * v * 0.97, hub + (b - hub) * v], 7, "#c8d0d4", body=True, alpha=0.55, clip=g)
        if kind == "cap" and i % 2 == 0:  # a mushroom, and nobody has noticed
            s.fill(ell(*(hub + (m - hub) * 0.5), q * 0.1, q * 0.08), "#e8e4d8", body=True, alpha=0.85)
            s.fill(ell(*(hub + (b - hub) * 0.8), q * 0.06, q * 0.05), "#e8e4d8", body=True, alpha=0.8)
        s.curve([hub, hub + (a - hub) * 0.55 + [0, -q * 0.05], a], 2.4, NIGHT)
        s.curve([hub + [-3, -2], hub + (a - hub) * 0.5 + [-3, -q * 0.05 - 2], hub + (a - hub) * 0.85], 1.5, "#e2eaf0", body=True, alpha=0.6)
        s.fill(ell(*a, 4.5), "#15151c")
        if r.random() < 0.7:  # what drips from the ribs
            s.stroke([a + [0, 6], a + [1, 20 + 20 * r.random()]], 2.2, "#e6eef2", body=True, alpha=0.7)
    s.outline(g, 2.8, lost=0.15)
    s.thing(ell(*hub, 8, 6), "#15151c", 1.2, shade=0, hatch=0, line=1.6)
    s.stroke([hub, hub + [2, -18]], 4, "#15151c")


def _crowd(s):
    for x, y, q, col, lean, kind in (
        (70, 60, 150, "#6a7686", 0.2, "plain"), (330, 10, 130, "#4c5668", -0.2, "stripe"), (590, 66, 128, "#7c8490", 0.1, "plain"), (906, 190, 150, "#c8281f", 0.3, "plain"), (778, -30, 130, "#5a6272", 0, "plain"),
        (22, 330, 128, "#525c70", -0.2, "plain"), (870, 470, 140, "#6e7888", 0.2, "stripe"), (1000, 720, 150, "#565e70", 0, "plain"), (12, 760, 150, "#78828e", 0.2, "stripe"),
        (960, 1050, 138, "#69727f", -0.2, "cap"), (40, 1080, 120, "#4e586a", 0.1, "plain"), (930, 1400, 170, "#5c6676", 0.2, "plain"), (420, 1490, 150, "#6a7482", -0.1, "plain"), (90, 1450, 160, "#4a5466", 0.1, "plain"),
    ):  # fmt: skip
        brolly(s, x, y, q, col, lean, kind)


def rim(n=8, k=1.0, off=0.26):
    return [C + k * np.array([RX * math.cos(a), RY * math.sin(a)]) for a in np.linspace(off, off + math.tau, n + 1)[:-1]]


def _bowl(s):
    """Blown inside out: eight panels, the water it has caught, and what lives in it."""
    r = s.rng
    pts = rim()
    for i, a in enumerate(pts):
        b = pts[(i + 1) % 8]
        if max(a[1], b[1]) < C[1] - 20:
            continue
        m = (a + b) / 2 + [0, 6]
        low = lambda p: p * 0.42 + FOOT * 0.58 + (p - C) * [0.2, 0.06]  # noqa: E731
        g = blob([(*a, 1), tuple(m), (*b, 1), tuple(low(b)), (*FOOT, 1), tuple(low(a))], 10)
        drape(s, g, RED, lambda x, y: math.atan2(FOOT[1] - y, FOOT[0] - x), 170, long=46, w=1.8, line=3, col2="#a81c22", soft=70)
    for a in pts:
        if a[1] > C[1] - 10:
            s.curve([a, a * 0.42 + FOOT * 0.58 + (a - C) * [0.2, 0.06], FOOT], 3.2, "#2a040c")
    s.wash(blob([(470, 640), (700, 540), (620, 680), FOOT + [20, -10], FOOT + [-10, -6]]), "#2a040c", 0.8, wet=24, clip=blob([*map(tuple, pts), tuple(FOOT)]))
    edge = []
    for a, b in zip(pts, pts[1:] + pts[:1], strict=True):
        m = (a + b) / 2
        edge += [(*a, 1), tuple(m + (C - m) * 0.02)]
    inner = blob(edge, 10)
    s.thing(inner, "#d8382c", 1.0, col2="#9a1a20", shade=0.5, shcol="#3a0612", hatch=0, line=3.4)
    nap(s, inner, RED, lambda x, y: math.atan2(C[1] + 60 - y, C[0] - x), 240, long=30, w=1.6)
    mid = C + [4, 46]
    water = ell(*mid, 290, 196).intersection(inner.buffer(-9))
    s.wash(water.buffer(26), "#3a0612", 0.9, wet=12, clip=inner)
    for i, a in enumerate(pts):  # the far wall: ribs, and shade between them
        b = pts[(i + 1) % 8]
        s.wash(poly([a, (a + b) / 2, mid]), "#3a0612", 0.5 * (i % 2), edge=0.2, clip=inner)
        s.curve([a, a * 0.6 + (mid + [0, 60]) * 0.4 + [0, -14], mid + [0, 60]], 3.4, "#2a040c", clip=inner)
        s.curve([a + [3, 0], a * 0.6 + (mid + [0, 60]) * 0.4 + [3, -14], mid + [3, 60]], 1.6, "#ffb49a", body=True, alpha=0.7, clip=inner)
    s.cover(water)
    s.wash(water, "#c4f0e4", 0.6, col2="#3fb4bc", mix=("rad", mid[0] - 70, mid[1] - 60, 300, 0, 1.1), pool=0.4, edge=0.9, gran=0.5, bloom=3)
    s.wash(blob([(mid[0] + 300, mid[1] - 120), (mid[0] + 300, mid[1] + 220), (mid[0] - 220, mid[1] + 220), (mid[0] + 20, mid[1] + 110), (mid[0] + 190, mid[1] + 10)]), "#0c5a7c", 1.0, wet=50, clip=water, gran=0.6)
    s.wash(blob([(mid[0] + 300, mid[1] + 10), (mid[0] + 260, mid[1] + 220), (mid[0] - 20, mid[1] + 220), (mid[0] + 160, mid[1] + 120)]), "#04263e", 1.0, wet=36, clip=water, gran=0.6)
    for a in pts:
        s.curve([mid + [10, 26], (mid + [10, 26]) * 0.5 + a * 0.5 + [0, 18], a], 2.6, "#14607c", clip=water, alpha=0.7)
    for _ in range(40):
        q, a = r.uniform(0.2, 0.97), r.uniform(0, 360)
        s.stroke(arc(*mid, 268 * q, 172 * q, a, a + r.uniform(12, 46), 20), r.uniform(1.2, 2.6), "#f2fffa" if r.random() < 0.6 else "#0c5070", body=True, alpha=0.7, clip=water)
    for x, y, way, long, bend, col, col2 in (
        (-120, -66, 30, 150, 0.5, "#f08a24", "#fff2dc"), (120, -70, 200, 120, -0.5, "#e8482a", "#fff2dc"), (132, 26, 292, 124, 0.45, "#f6a832", "#e8482a"),
        (-30, 82, 4, 146, -0.4, "#e8482a", "#fff2dc"), (-198, -14, -78, 90, 0.4, "#f6b840", "#f08a24"), (14, -6, 140, 90, 0.5, "#fff0d8", "#e8482a"), (40, -132, 184, 76, 0.4, "#f08a24", "#f6b840"),
    ):  # fmt: skip
        _goldfish(s, mid + [x, y], way, long, bend, col, col2)
    for x, y, q in ((-56, -118, 15), (70, 30, 13), (-90, 24, 17), (196, -30, 12), (60, 138, 13)):
        for e in (1, 1.9):
            s.stroke(arc(mid[0] + x, mid[1] + y, q * e, q * 0.66 * e, 0, 350, 24), 1.8, "#f6fffc", body=True, alpha=0.9)
        s.stroke([(mid[0] + x, mid[1] + y - 3), (mid[0] + x, mid[1] + y - 20)], 2.4, "#f6fffc", body=True)
    s.outline(water, 2.4, "#04263e", lost=0.1)
    s.stroke(arc(*mid, 284, 190, 190, 300, 60), 4.5, "#f6fffc", body=True, alpha=0.85)
    for a in pts:
        s.curve([a + (mid - a) * 0.2, a + (mid - a) * 0.08, a], 4, "#f6e4d4", body=True)
        s.thing(ell(*a, 10), "#f2c04a", 1.0, shade=0.6, hatch=0, line=2.2)
    # one that will not stay
    o = C + [250, -196]
    _goldfish(s, o, -52, 128, 0.9, "#f08a24", "#fff2dc")
    for _ in range(30):
        p = C + [r.uniform(150, 250), r.uniform(-170, -60)] + r.normal(size=2) * 16
        s.fill(ell(*p, r.uniform(1.5, 5.5), r.uniform(2, 6)), "#eafcf6", body=True)


def _goldfish(s, at, way, long, bend, col, col2):
    """One from above: a bent spine, fins spread, a tail like a veil."""
    t = np.linspace(0, 1, 7)
    a = math.radians(way) + bend * (t - 0.3) * 2
    step_ = np.c_[np.cos(a), np.sin(a)] * long / 6
    spine = np.asarray(at) - np.cumsum(step_, 0) + step_.sum(0) * 0.5
    d = step_ / (long / 6)
    n = np.c_[-d[:, 1], d[:, 0]]
    rad = np.interp(t, (0, 0.12, 0.3, 0.55, 0.85, 1), (0.06, 0.115, 0.145, 0.115, 0.05, 0.03)) * long
    body = limb(spine, rad, 8)
    s.wash(move(body, 10, 14), "#0e4460", 0.8, wet=7)
    kw = {"shade": 0.35, "shcol": "#8a2a14", "hatch": 0}
    e, v, u = spine[-1], -d[-1], n[-1]
    tail = blob(
        [
            e + u * 4,
            e + v * long * 0.22 + u * long * 0.2,
            e + v * long * 0.36 + u * long * 0.12,
            e + v * long * 0.22,
            e + v * long * 0.38 - u * long * 0.08,
            e + v * long * 0.24 - u * long * 0.2,
            e - u * 4,
        ]
    )
    fins = [
        blob(
            [
                spine[2] + q * n[2] * rad[2] * 0.8,
                spine[2] + q * n[2] * long * 0.26 - d[2] * long * 0.04,
                spine[2] + q * n[2] * long * 0.2 - d[2] * long * 0.16,
                spine[3] + q * n[3] * rad[3] * 0.7,
            ]
        )
        for q in (1, -1)
    ]
    for g in (tail, *fins):
        s.thing(g, lighter(col, 0.25), 0.7, line=1.8, **kw)
    for q in (-0.12, -0.04, 0.05, 0.13):
        s.stroke([e, e + v * long * 0.24 + u * long * q], 1.3, "#8a2a14")
    s.thing(body, col, 0.95, line=2.3, **kw)
    for i, q in ((2, 0.5), (4, -0.3)):
        s.wash(ell(*(spine[i] + n[i] * rad[i] * q), rad[i] * 0.8, rad[i] * 0.6, way), col2, 0.9, clip=body) if col != "#fff0d8" else s.wash(
            ell(*spine[i], rad[i], rad[i] * 0.7), col2, 0.95, clip=body
        )
    s.curve([spine[1], spine[3], spine[5]], 2.6, "#a83418")
    for i in (2, 3, 4):
        for q in (-0.5, 0.5):
            c = spine[i] + n[i] * rad[i] * q
            s.stroke(arc(*c, 6, 6, way + 100, way + 260, 8), 1.3, "#a83418")
    s.curve([spine[1] + n[1] * rad[1] * 0.5, spine[3] + n[3] * rad[3] * 0.45], 2.6, "#fff6e0", body=True, alpha=0.8)
    for q in (1, -1):
        s.fill(ell(*(spine[0] - d[0] * 2 + n[0] * q * rad[1] * 0.72), 4.2))


def _shaft(s):
    g = limb([tuple(FOOT - [3, 10]), tuple((FOOT + END) / 2 + [2, 0]), tuple(END)], [9, 9.5, 10])
    crook = limb([tuple(END - [6, 16]), tuple(END + [8, 30]), tuple(END + [38, 46]), tuple(END + [62, 22]), tuple(END + [58, 2])], [11, 12, 12, 12, 10], 12)
    s.thing(g, "#8a8f9c", 0.9, shade=0.8, shcol="#1c1e28", hatch=0, line=2.4)
    s.stroke([FOOT + [-6, 0], END + [-5, -4]], 2, "#ffffff", body=True, alpha=0.8)
    s.thing(crook, "#8a5228", 1.1, shade=0.8, shcol="#2c120a", hatch=4, line=2.4)
    s.thing(limb([tuple(FOOT + [-7, -24]), tuple(FOOT + [3, 10])], [15, 12]), "#3a3c48", 1.1, shade=0.6, hatch=0, line=2.2)


def _woman(s):
    s.wash(blob([(610, 1230), (700, 1200), (880, 1230), (960, 1310), (820, 1360), (640, 1330)]), NIGHT, 1.2, wet=22, gran=0.5)
    for x, y, a in ((628, 1300, 24), (748, 1274, -14)):
        leg = limb([(x + 30 if a > 0 else x - 4, y - 130), (x + (10 if a > 0 else 0), y - 40)], [26, 21])
        s.thing(leg, "#26303f", 1.2, shade=0.8, shcol=NIGHT, hatch=4, line=2.2)
        boot = move(blob([(-24, -70), (22, -72), (24, -24), (20, 4), (22, 26), (0, 40), (-40, 34), (-62, 24), (-56, 2), (-28, -12)]), x, y, 1.0, a)
        drape(s, boot, RED, lambda x, y: 1.4, 70, long=20, w=1.5, line=2.6, col2="#a81c22")
        s.curve(move([(-50, 8), (-36, -4), (-20, -8)], x, y, 1, a), 5, "#ffe0d4", body=True, alpha=0.85)
        s.stroke(move([(-24, -64), (0, -60), (22, -66)], x, y, 1, a), 5, "#7a101a")
    way = lambda x, y: 1.57 + (x - 700) * 0.0022  # noqa: E731
    far = smooth(union(limb([(650, 952), (590, 944), (552, 900)], [40, 36, 30]), limb([(552, 900), wrist_of(FOOT + (END - FOOT) * 0.33, -108, 58, 1, 10)], [30, 22])), 5)
    drape(s, far, GOLD, lambda x, y: 0.6, 120, long=26, w=1.6, col2="#dd9a18", line=2.6)
    gown = blob([(664, 936), (716, 912), (776, 922), (812, 960), (822, 1030), (840, 1110), (884, 1196), (858, 1232), (806, 1222), (764, 1246), (712, 1226), (660, 1248), (610, 1226), (560, 1218), (586, 1150), (622, 1080), (640, 1010), (642, 966)])
    drape(s, gown, GOLD, way, 300, long=46, w=1.7, col2="#e39c18", line=3.2, soft=70)
    s.wash(blob([(800, 960), (880, 1190), (810, 1240), (740, 1230), (780, 1080)]), "#6a3208", 0.6, wet=26, clip=gown)
    for pts in ([(660, 1000), (640, 1110), (586, 1214)], [(690, 1010), (676, 1120), (660, 1240)], [(726, 1000), (734, 1120), (712, 1222)], [(764, 1000), (784, 1110), (806, 1216)], [(796, 990), (824, 1100), (860, 1206)]):
        s.curve(pts, 3, "#5a2c06", clip=gown)
        s.curve([(x - 7, y + 6) for x, y in pts], 2.6, "#fff8cc", body=True, alpha=0.8, clip=gown)
    for k in range(4):
        s.thing(ell(654 - 9 * k, 1030 + 46 * k, 8.5), "#c8342c", 1.0, shade=0.6, hatch=0, line=1.9)
    pocket = poly([(720, 1112), (782, 1104), (790, 1122), (724, 1132)])
    s.thing(pocket, "#e8b024", 1.0, shade=0.5, shcol="#7a4208", hatch=0, line=2.3)


LAUGH = [
    (0.30, 0.0), (0.50, 0.03), (0.66, 0.13), (0.725, 0.25), (0.742, 0.335), (0.722, 0.395), (0.752, 0.46), (0.828, 0.56), (0.842, 0.585), (0.812, 0.61), (0.760, 0.618),
    (0.770, 0.645), (0.790, 0.668), (0.770, 0.690), (0.735, 0.70), (0.725, 0.76), (0.742, 0.800), (0.735, 0.830), (0.712, 0.85), (0.724, 0.90), (0.705, 0.955), (0.64, 0.985),
    (0.53, 0.93), (0.43, 0.84), (0.38, 0.72), (0.30, 0.75), (0.12, 0.74), (0.03, 0.60), (-0.03, 0.42), (-0.02, 0.25), (0.08, 0.09),
]  # fmt: skip


def _head(s):
    """Thrown back, laughing with its eyes shut."""
    r = s.rng
    light, warm, dark = SKIN
    hood = blob([(700, 900), (712, 846), (762, 838), (812, 868), (830, 920), (808, 962), (750, 968), (706, 944)])
    drape(s, hood, GOLD, lambda x, y: 0.9, 60, long=24, w=1.6, col2="#d48c14", line=2.8)
    at = lambda pts: move(np.asarray([v[:2] for v in pts], float) - [0.36, 0.47], 664, 838, 172, 36, True)  # noqa: E731
    shape = lambda pts, n=8: valid(Polygon(at(path(pts, n, True))))  # noqa: E731
    pen = lambda pts, w=2.2, col="#1d0f12", **kw: s.stroke(at(path(pts, 8)), w, col, wobble=0.4, **kw)  # noqa: E731
    s.thing(limb([*map(tuple, at([(0.30, 0.76)])), (722, 924)], [31, 30]), light, 0.95, col2=warm, shade=0.9, shcol=dark, hatch=0, line=2.4)
    g = shape(LAUGH)
    s.thing(g, light, 0.9, col2=warm, shade=0.5, shcol=dark, hatch=0, line=2.8, soft=44)
    s.wash(ell(*at([(0.585, 0.60)])[0], 19, 16), "#c8402c", 0.45, wet=9, clip=g)
    s.lift(ell(*at([(0.60, 0.545)])[0], 11, 7), 0.4, 4)
    s.lift(ell(*at([(0.64, 0.20)])[0], 15, 10), 0.3, 6)
    mouth = shape([(0.772, 0.692, 1), (0.71, 0.690), (0.645, 0.655), (0.605, 0.625, 1), (0.605, 0.72), (0.65, 0.80), (0.70, 0.83), (0.738, 0.805, 1), (0.724, 0.76)])
    s.cover(mouth)
    brushed(s, mouth, "#4a0a14")
    s.fill(shape([(0.768, 0.694), (0.71, 0.692), (0.648, 0.66), (0.618, 0.638), (0.632, 0.69), (0.69, 0.725), (0.755, 0.728)]).intersection(mouth.buffer(1)), "#fffaf0", body=True)
    s.fill(shape([(0.63, 0.775), (0.68, 0.752), (0.725, 0.78), (0.72, 0.815), (0.68, 0.818)]).intersection(mouth), "#d8646a", body=True)
    s.outline(mouth, 2, "#2a0810", lost=0)
    pen([(0.60, 0.55), (0.565, 0.62), (0.575, 0.70)], 1.8, dark)
    pen([(0.595, 0.435), (0.625, 0.400), (0.665, 0.398), (0.70, 0.425)], 4.2)  # the eye
    for a, b in ((0.60, 0.03), (0.615, 0.024), (0.63, 0.02)):
        pen([(a, 0.425), (a - 0.025, 0.425 + b)], 1.8)
    for e in range(3):
        pen([(0.572, 0.415 + 0.02 * e), (0.535, 0.395 + 0.034 * e)], 1.2, dark)
    for e in range(6):
        pen([(0.58 + 0.015 * e, 0.315), (0.64, 0.268 + 0.004 * e), (0.715 - 0.008 * e, 0.29)], 2)
    pen([(0.80, 0.603), (0.775, 0.588), (0.764, 0.608)], 2.2)
    pen([(0.745, 0.56), (0.735, 0.60), (0.757, 0.617)], 1.3)
    curls = shape([(0.68, 0.13), (0.56, 0.20), (0.50, 0.36), (0.46, 0.50), (0.34, 0.70), (0.08, 0.84), (-0.16, 0.66), (-0.20, 0.28), (0.0, -0.06), (0.34, -0.14), (0.60, -0.04)])
    s.cover(curls)
    brushed(s, curls, "#120a0e")
    tangle(s, curls.buffer(9), 150, "#0a0508", 2.2, length=70, loop=0.36, inner=0)
    tangle(s, curls.buffer(-3), 46, "#5a3a34", 1.4, length=60, loop=0.36, inner=1, body=True)
    tangle(s, shape([(0.5, 0.04), (0.3, -0.08), (0.06, 0.06), (0.2, 0.2)]), 16, "#b89080", 1.2, length=44, loop=0.36, inner=1, body=True)
    s.thing(limb(at([(0.40, 0.44), (0.385, 0.55)]), [11, 8]), light, 1.0, col2=warm, shade=0.5, shcol=dark, hatch=0, line=1.9)
    s.stroke(arc(*at([(0.375, 0.655)])[0], 10, 10, 0, 350, 20), 3, "#ffd760", body=True)
    for _ in range(12):  # rain on her face
        p = at([(r.uniform(0.5, 0.8), r.uniform(0.1, 0.6))])[0]
        s.stroke([p, p + [1, 7]], 1.6, "#ffffff", body=True, alpha=0.8)


def _hands(s):
    collar = blob([(652, 946), (676, 916), (716, 904), (764, 910), (792, 936), (766, 962), (716, 972), (674, 970)])
    drape(s, collar, GOLD, lambda x, y: 0.1, 70, long=22, w=1.5, col2="#d48c14", line=2.6)
    lower, upper = FOOT + (END - FOOT) * 0.7, FOOT + (END - FOOT) * 0.33
    fist(s, upper, -108, 58, SKIN, side=1, bar=10, line=1.9)
    el, wr = np.array([604.0, 1052.0]), np.array(wrist_of(lower, -108, 62, 1, 10))
    arm = smooth(union(limb([(716, 968), (664, 1022), tuple(el)], [46, 41, 36]), limb([tuple(el), tuple((el + wr) / 2 + [-2, 4]), tuple(wr + [6, 2])], [36, 31, 23])), 6)
    s.wash(move(arm, 10, 18), "#3a1a04", 0.8, wet=12)
    drape(s, arm, GOLD, lambda x, y: 2.4 if x > 612 else 3.9, 210, long=28, w=1.6, col2="#e39c18", line=3, soft=32)
    for pts in ([(640, 1082), (610, 1062), (584, 1078)], [(650, 1062), (616, 1040), (588, 1054)], [(588, 1022), (606, 1030), (618, 1048)], [(690, 960), (712, 990), (744, 1000)]):
        s.curve(pts, 2.4, "#5a2c06", clip=arm)
    d = (wr - el) / np.hypot(*(wr - el))
    n = np.array([-d[1], d[0]])
    s.thing(limb([wr + [6, 2] - n * 22, wr + [6, 2] + n * 22], [9, 9]), "#f2b830", 1.0, shade=0.5, shcol="#7a4208", hatch=0, line=2.2)
    fist(s, lower, -108, 62, SKIN, side=1, bar=10, line=2)


def _cat(s):
    """Sits with its back to us, its nose up and its thoughts elsewhere."""
    o = lambda *v: [tuple(q) for q in move(list(v), 250, 1200, 1.12, 0)]  # noqa: E731
    fur_ = (("#3a140c", 1.0, "dark"), ("#a8521a", 0.8, "all"), ("#f0a04a", 0.7, "all"), ("#ffe0a8", 0.4, "lit"))
    s.wash(blob(o((-110, 100), (20, 80), (180, 120), (230, 170), (60, 200), (-90, 170))), NIGHT, 1.2, wet=22)

    def pelt_(g, n, lie, soft=50, fringe=120):
        s.thing(g, "#e0822e", 0.95, col2="#b85a1e", shade=1.0, shcol="#3a140c", hatch=0, line=2.6, soft=soft, gran=0.5)
        coat(s, g, lie, [(c, int(n * q), w) for c, q, w in fur_], (9, 22), 1.5, soft=soft, fringe=fringe, fringe_cols=("#3a140c", "#a8521a", "#ffd090"), lean=0.4)

    def stripe(pts, w, clip):
        g = limb(o(*pts), [w * 0.4, w, 1.2], 8).intersection(clip)
        s.fill(g, "#3a160c", alpha=0.9)
        coat(s, g, lambda x, y: 1.5, (("#3a160c", 14, "all"),), (8, 15), 1.4, stray=0.4)

    tail = limb(o((60, 128), (124, 140), (160, 112), (150, 70), (172, 40), (198, 48)), [20, 20, 18, 16, 13, 6], 12)
    pelt_(tail, 110, lambda x, y: 0.2, 20, 90)
    for c, a in (((96, 136), 80), ((132, 134), 50), ((156, 104), 0), ((152, 74), -10), ((168, 46), 60)):
        s.fill(ell(*o(c)[0], 7, 24, a).intersection(tail), "#3a160c", alpha=0.85)
    body = blob(o((-30, -52), (10, -60), (44, -48), (62, -6), (78, 40), (94, 92), (92, 138), (54, 158), (-6, 162), (-66, 156), (-98, 134), (-94, 88), (-72, 36), (-50, -10)))
    pelt_(body, 360, lambda x, y: 1.57 - (x - 250) * 0.005, 90, 220)
    s.wash(limb(o((4, -40), (0, 60), (-4, 150)), [16, 18, 14]), "#5a2410", 0.6, wet=12, clip=body)
    for k in range(6):
        y, w = -26 + 28 * k, 34 + 10 * k
        for e in (-1, 1):
            stripe([(e * (w + 10), y + 22 + 3 * e), (e * w * 0.6, y + 4 + 4 * e), (e * 10, y + 10)], 7.5, body)
    for e in (-1, 1):  # haunches
        s.curve(o((e * 34, 156), (e * 44, 116), (e * 78, 96)), 2.6, "#3a140c", clip=body)
    head_ = blob(o((-50, -66), (-52, -104), (-26, -132), (8, -138), (42, -128), (64, -98), (58, -62), (28, -42), (-20, -42)))
    s.wash(move(head_, 2, 14), "#3a140c", 0.9, wet=9, clip=body)
    for pts in ([(-50, -96), (-60, -150), (-46, -156), (-14, -128)], [(24, -134), (56, -160), (70, -152), (64, -98)]):
        pelt_(blob(o(*[(*p, 1) if i == 1 else p for i, p in enumerate(pts)]), 6), 46, lambda x, y: -1.3, 16, 40)
    pelt_(head_, 170, lambda x, y: math.atan2(y - 1056, x - 258) if y > 1070 else 1.4, 60, 120)
    for pts, w in (([(-34, -122), (-22, -104), (-16, -84)], 6), ([(6, -136), (6, -112), (4, -86)], 7), ([(44, -122), (32, -104), (26, -84)], 6), ([(-52, -84), (-34, -78), (-20, -66)], 5), ([(62, -82), (44, -76), (30, -64)], 5)):
        stripe(pts, w, head_)
    for e, x in ((1, 60), (-1, -50)):  # whiskers on either side
        for k in range(3):
            s.curve(o((x, -78 + 6 * k), (x + e * 34, -88 + 10 * k), (x + e * 62, -84 + 16 * k)), 1.6, "#fffaf0", body=True)


@card("storm", paper="cold", light=(-0.5, -0.6), fresh=False)
def fish_umbrella(s):
    """From a window above the rain: a grey crowd, and a woman in yellow whose umbrella has become a pond."""
    _street(s)
    _crowd(s)
    s.wash(move(ell(*C, RX, RY), 130, 330), NIGHT, 1.0, wet=60, gran=0.6)
    s.glow(400, 480, 420, "#bfe8e0", 0.15, 0.35)
    _cat(s)
    _woman(s)
    _head(s)
    _shaft(s)
    _bowl(s)
    _hands(s)
    r = s.rng
    for _ in range(260):  # it falls away from us
        x, y = r.uniform(-20, 1020), r.uniform(-20, 1520)
        d = np.array([520 - x, 900 - y]) * 0.00035 + np.array([-0.05, 0.35])
        q = r.uniform(14, 62)
        s.stroke([(x, y), (x + d[0] * q, y + d[1] * q * 2)], r.uniform(1, 2), "#eef4f6", body=True, alpha=0.65)
    for _ in range(70):
        x, y = r.uniform(0, 1000), r.uniform(900, 1500)
        s.stroke(arc(x, y, 8, 4, 180, 360, 8), 1.3, body=True, alpha=0.6)
    s.splatter(NIGHT, 60, (0, 0, 1000, 1500), (0.7, 4))
