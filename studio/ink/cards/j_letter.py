"""A letter that has been folded into a crane and stands in the rain on a sill; behind the pane someone waits."""

from ..easel import *

NIGHT, INK = "#0a101c", "#0a0a14"
WIN = (150, 330, 850, 1124)
BLUE, RED = "#22449a", "#d2222c"

# the crane, seen from the side, its keel at (0, 0)
KEEL, LEFT, RIGHT, MID = (0, 0), (-156, -214), (160, -228), (4, -244)
TIP, FAR = (-340, -770), (-70, -792)
TAIL, BEND, BEAK = (-436, -440), (426, -580), (514, -440)


def script(s, a, b, clip, w=2.4, tall=12, col="#1c2c5a"):
    """A line of handwriting from a to b that nobody can read."""
    r = s.rng
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / (long + 1e-6)
    n = np.array([d[1], -d[0]])
    u = 0.0
    while u < long - 10:
        word = min(r.uniform(30, 84), long - u)
        pts = [
            a + d * (u + q) + n * tall * (0.5 + 0.5 * math.sin(q * 0.62 + u)) * r.uniform(0.4, 1.0) * (2 if r.random() < 0.04 else 1)
            for q in np.arange(0, word, 4)
        ]
        if len(pts) > 2:
            s.curve(pts, w, col, n=4, wobble=0.2, clip=clip, taper=(0.05, 0.1))
        u += word + r.uniform(12, 18)


def _facet(s, pts, dark, *, warm=0.0, line=3.0, wet=0.0, turn=70):
    """One face of folded paper: dark 0..1 is how far it turns from the light."""
    g = poly(pts)
    s.cover(g)
    s.wash(g, mix("#fbf4e4", "#9aa4ba", wet), 0.2 + 0.3 * wet, edge=0.4, gran=0.15, off=0)
    s.wash(g, "#4a5678", dark, edge=0.2, gran=0.15, off=0, grad=("lin", turn, 0.45, 1.25))
    if warm:
        s.wash(g, "#f0a040", warm, edge=0.1, gran=0.15, off=0, grad=("lin", 0, 1.2, 0.1))
    s.outline(g, line, lost=0.0, restate=0.1)
    return g


def _airmail(s, a, b, inward, clip, broad=24):
    """Red and blue along an edge: it is a letter."""
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / long
    n = np.array(inward, float) - d * (np.array(inward) @ d)
    n = n / np.hypot(*n) * broad
    for i, u in enumerate(np.arange(10, long - 20, 46)):
        p = a + d * u
        s.wash(poly([p, p + d * 24, p + d * 36 + n, p + d * 12 + n]), (RED, BLUE)[i % 2], 1.1, edge=0.3, gran=0.15, clip=clip, off=0, rough=0.3)


def _wall(s):
    r = s.rng
    s.wash(s.all, "#6e86b2", 0.9, col2="#56699a", gran=0.2, pool=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 520), (900, 420), (600, 330), (200, 330), (-100, 600)]), "#141c3a", 1.1, wet=90, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 360), (700, 250), (300, 240), (-100, 380)]), NIGHT, 0.8, wet=80, gran=0.2)
    for e in (-1, 1):
        s.wash(box(500 + e * 500 - 90, 300, 500 + e * 500 + 90, 1540), "#141c3a", 1.0, wet=90, gran=0.2)
    s.wash(blob([(-100, 1300), (160, 1400), (300, 1560), (-100, 1560)]), NIGHT, 1.2, wet=70, gran=0.2)
    for j, y in enumerate(np.arange(270, 1500, 38)):
        for x in np.arange(-60 + 46 * (j % 2), 1040, 92):
            if 60 < x + 40 < 940 and y < 1240 or r.random() < 0.35 or 190 < x + 40 < 930:
                continue
            q = poly([(x + r.normal(), y + r.normal()), (x + 86 + r.normal(), y + r.normal()), (x + 86, y + 33), (x, y + 33)])
            s.wash(q, "#141c3a", r.uniform(0.15, 0.5), edge=0.5, gran=0.2)
            s.stroke([(x + 2, y + 1), (x + 84, y + 1)], 1.6, "#9ab0d8", body=True, alpha=0.35)
    s.lift(ell(720, 1390, 230, 120), 0.5, 60)


def _window(s):
    x0, y0, x1, y1 = WIN
    g = box(*WIN)
    s.wash(g.buffer(70), "#ffb85a", 0.35, wet=70)
    s.cover(g)
    s.wash(g, "#f4b050", 0.8, col2="#e8903a", gran=0.2, pool=0.3)
    s.wash(box(x0 - 40, 960, x1 + 40, 1240), "#7a2c18", 0.9, wet=90, clip=g, gran=0.2)
    s.glow(610, 560, 330, "#fff0b0", 0.15, 0.8)
    _waiting(s, g)
    for e, w in ((x0, 1), (x1, -1)):  # a thin curtain on either side
        cloth_ = blob(
            [(e - w * 20, y0 - 20), (e + w * 124, y0 - 20), (e + w * 100, 520), (e + w * 62, 720), (e + w * 46, 900), (e + w * 60, 1200), (e - w * 20, 1200)]
        )
        cloth_ = cloth_.intersection(g)
        s.wash(cloth_, "#b8521c", 0.75, gran=0.15, col2="#c86a2a", edge=0.7)
        for k in range(7):
            u = k / 6.5
            way = [
                (e + w * (8 + 110 * u), y0),
                (e + w * (6 + 88 * u), 520),
                (e + w * (4 + 54 * u), 720),
                (e + w * (2 + 40 * u), 900),
                (e + w * (3 + 52 * u), 1180),
            ]
            s.wash(limb(way, [6, 9, 8, 7, 8]), "#6a2010", 0.55, wet=9, clip=cloth_)
            s.curve(way, 1.8, "#6a2010", clip=cloth_, alpha=0.6)
    for a, b in (((x0, y0 + 20), (x0, y1)), ((x1, y0 + 20), (x1, y1)), ((x0 - 40, y0 - 6), (x1 + 40, y0 - 6))):
        bar = box(min(a[0], b[0]) - 25, min(a[1], b[1]) - 25, max(a[0], b[0]) + 25, max(a[1], b[1]) + 25)
        s.wash(move(bar, 10, 14), NIGHT, 0.8, wet=14)
        s.cover(bar)
        s.wash(bar, "#c4c6d4", 0.7, col2="#aab0c8", gran=0.2, off=0)
        low = bar.difference(move(bar, -16, -16))
        s.wash(low, "#2c3660", 1.0, wet=9, clip=bar)
        s.outline(bar, 3, lost=0)
    inside = [(x0 + 25, y0 + 20), (x0 + 25, y1)], [(x1 - 25, y0 + 20), (x1 - 25, y1)], [(x0 + 25, y0 + 20), (x1 - 25, y0 + 20)]
    for way in inside:
        s.stroke(way, 5, "#ffe6a8", body=True, taper=(0, 0), alpha=0.8)


def _waiting(s, g):
    """A dark head and two hands on the pane."""
    x, y, k = 650, 690, 0.72
    at = lambda *pts: [(x + a * k, y + b * k) for a, b in pts]  # noqa: E731
    parts = [blob(at((-62, 20), (-74, -30), (-54, -84), (0, -102), (54, -84), (74, -30), (62, 20), (40, 66), (0, 82), (-40, 66)))]
    parts += [ell(*at((74 * math.cos(a), -26 + 76 * math.sin(a)))[0], 15) for a in np.radians(np.arange(160, 385, 22))]
    parts.append(blob(at((-24, 60), (24, 60), (32, 104), (92, 132), (116, 210), (122, 700), (-122, 700), (-116, 210), (-92, 132), (-32, 104))))
    for e in (-1, 1):
        hx, hy = e * 136, 40
        parts.append(limb(at((e * 84, 180), (e * 136, 200), (hx, hy + 30)), [24, 21, 14]))
        parts.append(
            blob(at((hx - 24, hy + 30), (hx - 30, hy - 8), (hx - 18, hy - 24), (hx + 18, hy - 24), (hx + 30, hy - 8), (hx + 24, hy + 30), (hx, hy + 44)))
        )
        for i, a in enumerate((-20, -7, 7, 20)):
            n = (46, 60, 58, 46)[i if e > 0 else 3 - i]
            b = (hx + (i - 1.5) * 17, hy - 16)
            parts.append(limb(at(b, (b[0] + n * math.sin(math.radians(a)), b[1] - n * math.cos(math.radians(a)))), [6.2, 5.2]))
        parts.append(limb(at((hx - e * 20, hy + 16), (hx - e * 52, hy - 14)), [7.5, 5.5]))
    shade = union(*parts).intersection(g)
    s.wash(shade.buffer(4), "#7a3014", 0.4, wet=16, gran=0.1, off=0)
    s.wash(shade, "#3a1410", 1.25, wet=3, gran=0.1, off=0)
    s.wash(shade, "#1c0a14", 0.5, clip=shade, gran=0.1, grad=("rad", x, y, 300, 0.9, 0.2))


def _sill(s):
    x0, _, x1, _ = WIN
    top = poly([(x0 - 40, 1110), (x1 + 40, 1110), (x1 + 76, 1186), (x0 - 76, 1186)])
    s.wash(poly([(x0 - 60, 1226), (x1 + 76, 1226), (x1 + 20, 1290), (x0 - 30, 1290)]), NIGHT, 1.0, wet=30)
    s.thing(top, "#f0dcae", 0.5, col2="#e0a860", shade=0.2, hatch=0, line=3, gran=0.2)
    s.wash(top, "#3a4a78", 0.8, wet=4, clip=top, grad=("lin", 90, 0.0, 1.0))
    s.thing(poly([(x0 - 76, 1186), (x1 + 76, 1186), (x1 + 74, 1230), (x0 - 74, 1230)]), "#a8a4ac", 0.9, shade=0.6, shcol="#2c3044", hatch=0, line=3, gran=0.2)


def _fold(s, at, line=3.2, wet=0.0, warm=0.0):
    """An origami crane: far wing, tail, neck and head, hull, near wing; gives the faces that can be written on."""
    p = lambda *pts: [tuple(q) for q in at(pts)]  # noqa: E731
    look = dict(line=line, wet=wet)
    far = (
        _facet(s, p((-96, -230), (30, -250), FAR), 0.06 if warm else 0.3, warm=warm * 5, **look),
        _facet(s, p((30, -250), (150, -236), FAR), 0.26 if warm else 0.62, warm=warm * 5, **look),
    )
    _facet(s, p((-132, -196), TAIL, (-20, -30), (-20, -120)), 0.16, warm=warm, **look)
    _facet(s, p(KEEL, (-24, -64), TAIL), 0.8, **look)
    _facet(s, p((148, -218), BEND, (448, -556), (40, -40), (20, -150)), 0.08, warm=warm, **look)
    _facet(s, p(KEEL, (52, -84), (444, -562), (482, -550)), 0.66, **look)
    _facet(s, p((416, -568), (436, -612), (492, -564), BEAK, (450, -552)), 0.1, **look)
    _facet(s, p((450, -552), (476, -548), BEAK), 0.8, **look)
    hull = _facet(s, p(LEFT, MID, KEEL), 0.66, **look), _facet(s, p(MID, RIGHT, KEEL), 0.34, warm=warm * 0.6, **look)
    near = _facet(s, p(LEFT, MID, TIP), 0.5, turn=100, **look), _facet(s, p(MID, RIGHT, TIP), 0.08, warm=warm * 0.6, turn=110, **look)
    return far, hull, near


def _hero(s):
    ox, oy = 466, 1152
    at = lambda pts: move(np.array(pts, float), ox, oy)  # noqa: E731
    s.wash(blob([(366, 1152), (466, 1136), (606, 1142), (660, 1172), (530, 1184), (390, 1182)]), "#2a120c", 1.0, wet=14)
    far, hull, near = _fold(s, at, 3.4, warm=0.14)
    tip, farp, left, right, mid, keel = (at([q])[0] for q in (TIP, FAR, LEFT, RIGHT, MID, KEEL))
    a, b, c = at([(-96, -230), (30, -250), (150, -236)])
    for u in np.linspace(0.1, 0.85, 12):
        p, q, w = (v * (1 - u) + farp * u for v in (a, b, c))
        script(s, p + (q - p) * 0.1, q, far[0], 1.8, 8, "#7a6a68")
        script(s, q, w - (w - q) * 0.1, far[1], 1.8, 8, "#5a5068")
    _airmail(s, c, farp, b - c, far[1], 16)
    for u in np.linspace(0.06, 0.86, 15):
        p, q, w = (v * (1 - u) + tip * u for v in (left, mid, right))
        script(s, p + (q - p) * 0.24, q - (q - p) * 0.06, near[0], 2.0, 8)
        script(s, q + (w - q) * 0.06, w - (w - q) * 0.22, near[1], 2.3, 10)
    _airmail(s, left, tip, mid - left, near[0], 16)
    _airmail(s, right, tip, mid - right, near[1], 24)
    for u in np.linspace(0.1, 0.75, 8):
        p, q, w = (v * (1 - u) + keel * u for v in (left, mid, right))
        script(s, p + (q - p) * 0.12, q - (q - p) * 0.06, hull[0], 2, 9)
        if u > 0.45:
            script(s, q + (w - q) * 0.06, w - (w - q) * 0.12, hull[1], 2, 9)
    for a, b in ((LEFT, TAIL), (RIGHT, BEND)):
        a, b = at([a])[0], at([b])[0]
        s.stroke([a + (b - a) * 0.1 + [0, 14], b + (a - b) * 0.1 + [0, 4]], 1.6, "#8a90a8", taper=(0, 0.3))
    _stamp(s, at([(66, -176)])[0], hull[1])
    for x, y, n in ((-90, -190, 70), (-58, -160, 60), (-30, -200, 110), (22, -100, 60), (40, -84, 36), (-108, -420, 120), (-60, -330, 70), (40, -330, 76)):
        q = at([(x, y)])[0]
        s.stroke([q, q + [s.rng.normal() * 2, n]], 4, "#1c2c5a", taper=(0.3, 0.1), alpha=0.75)
        s.fill(ell(q[0], q[1] + n, 4, 6), "#1c2c5a", alpha=0.8)
    for k in (0.35, 0.68):  # it was folded before, in three
        p, q = left * (1 - k) + tip * k, right * (1 - k) + tip * k
        s.stroke([p, q], 1.6, "#8a90a8", taper=(0, 0))
        s.stroke([p + [0, 3], q + [0, 3]], 1.8, "#ffffff", body=True, taper=(0, 0), alpha=0.8)
    s.stroke([mid, tip], 3.4, "#2a2c3c")
    for a, b in ((mid + [7, -4], tip + [5, 12]), (left + [8, 2], mid + [-4, 5]), (mid + [4, 5], right + [-12, 3]), (mid + [5, 10], keel + [5, -20])):
        s.stroke([a, b], 2.6, "#ffffff", body=True, taper=(0.05, 0.3), alpha=0.8)
    for x, y, q in ((-196, -520, 11), (-20, -330, 12), (-70, -120, 9), (250, -350, 7), (-250, -620, 6)):
        g = ell(*at([(x, y)])[0], q * 0.85, q)
        s.wash(g.buffer(q * 0.8), "#2a4690", 0.35, wet=q * 0.7)
        s.wash(move(g, 2, 3), "#1c2c5a", 0.6, wet=3)
        s.fill(g, "#c8d8f0", body=True, alpha=0.3)
        s.fill(move(ell(0, 0, q * 0.32), g.centroid.x - q * 0.25, g.centroid.y - q * 0.35), body=True)
    x, y = at([(452, -574)])[0]
    seal = blob(
        [
            (x + 13 * math.cos(v) * q, y + 13 * math.sin(v) * q)
            for v, q in zip(np.linspace(0, math.tau, 9)[:-1], (1, 0.9, 1.1, 0.95, 1, 1.1, 0.9, 1.05), strict=True)
        ]
    )
    s.thing(seal, RED, 1.2, shade=0.6, shcol="#5a0610", hatch=0, line=2.6)
    s.fill(ell(x - 4, y - 4, 3), "#ffffff", body=True)


def _stamp(s, at, clip):
    """A stamp, a sun upon the sea; and the waves of the post office."""
    turn = -5
    teeth = union(
        *(box(x - 3, y - 3, x + 3, y + 3) for x in np.arange(-26, 27, 10.4) for y in (-34, 34)),
        *(box(x - 3, y - 3, x + 3, y + 3) for x in (-29, 29) for y in np.arange(-31, 32, 10.3)),
    )
    g = move(union(box(-29, -34, 29, 34), teeth), *at, 1, turn)
    s.wash(move(g, 3, 5), "#2c3660", 0.6, wet=5, clip=clip)
    s.cover(g)
    s.wash(g, "#fbf4e4", 0.3, off=0, rough=0.3)
    s.outline(g, 1.4, lost=0)
    s.wash(move(box(-22, -27, 22, 27), *at, 1, turn), "#e8a040", 0.8, off=0, rough=0.3)
    s.wash(move(box(-22, 6, 22, 27), *at, 1, turn), "#1c5a78", 1.3, off=0, rough=0.3)
    s.fill(move(ell(0, 0, 10), *at, 1, turn), RED, body=True)
    for k in range(4):
        way = [(at[0] - 66 + q, at[1] - 18 + k * 12 + 4 * math.sin(q / 7)) for q in np.arange(0, 76, 4)]
        s.stroke(way, 2, "#141a30", clip=clip, alpha=0.8)


def _ink(s):
    """The writing runs; and what it writes upon the wall is a crane, too."""
    r = s.rng
    puddle = blob([(440, 1154), (490, 1146), (566, 1156), (634, 1170), (646, 1190), (616, 1190), (530, 1176), (456, 1170)])
    s.fill(puddle, INK)
    s.curve([(486, 1154), (548, 1160), (606, 1172)], 3, "#8aa0d8", body=True, alpha=0.8)
    k, ox, oy = 0.275, 724, 1484
    at = lambda *pts: move(np.array(pts, float), ox, oy, k)  # noqa: E731
    s.stroke(path([(630, 1180), (632, 1210), (628, 1240), tuple(at(TIP)[0])]), 11, INK, taper=(0, 0), body=True)
    bird_ = union(poly(at(LEFT, TIP, RIGHT, KEEL)), poly(at(TAIL, LEFT, KEEL)), poly(at(RIGHT, BEND, KEEL)))
    s.stamp(s.mask(bird_) * np.float32(1), "#e8eefa", True, 0.25)
    for way in (
        (TIP, LEFT, KEEL, RIGHT, TIP, MID, KEEL),
        (LEFT, MID, RIGHT),
        (LEFT, TAIL, KEEL),
        (RIGHT, BEND, BEAK, (482, -550), KEEL),
        ((-76, -350), FAR, RIGHT),
    ):
        for a, b in zip(way, way[1:], strict=False):
            s.stroke(at(a, b), r.uniform(7, 9), INK, taper=(0, 0), wobble=0.8, body=True)
    for x, y, n in ((540, 1230, 70), (420, 1230, 36)):
        s.stroke([(x, y - 44), (x, y + n)], 8, INK, taper=(0.1, 0.1))
        s.fill(ell(x, y + n, 6, 9), INK)
        s.fill(ell(x - 2, y + n - 2, 2), body=True)


def _line_above(s):
    wire = path([(-20, 70), (300, 118), (700, 112), (1020, 64)], 12)
    s.stroke(wire, 5, "#050810", taper=(0, 0))
    s.stroke(wire - [0, 2], 1.8, "#a8b8d0", body=True, alpha=0.7, taper=(0, 0))
    for u, k, drop, turn, flip in ((0.12, 0.19, 62, 8, False), (0.38, 0.155, 40, -10, True), (0.64, 0.175, 70, 12, False), (0.89, 0.2, 50, -6, True)):
        p = wire[int(u * (len(wire) - 1))]
        top = (p[0], p[1] + drop)
        s.stroke([p, top], 2, "#c8d4e8", body=True, taper=(0, 0))
        at = lambda pts, top=top, k=k, turn=turn, flip=flip: move(np.array(pts, float) - [0, -240], *top, k, turn, flip)  # noqa: E731
        _fold(s, at, 2.0, wet=0.55)
        q = at([(452, -574)])[0]
        s.fill(ell(*q, 4.5), RED, body=True)
        q = at([KEEL])[0]
        s.fill(blob([(q[0], q[1], 1), (q[0] + 4, q[1] + 14), (q[0], q[1] + 19), (q[0] - 4, q[1] + 14)]), "#e8f2fa", body=True)


@card("storm", paper="cold", light=(0.2, -0.7))
def letter_bird(s):
    _wall(s)
    _window(s)
    _sill(s)
    _hero(s)
    _ink(s)
    _line_above(s)
    r = s.rng
    for _ in range(150):
        x, y, q = r.uniform(-20, 1040), r.uniform(-40, 1500), r.uniform(40, 130)
        if 110 < x < 890 and 280 < y < 1200:
            continue
        s.stroke([(x, y), (x - q * 0.2, y + q)], r.uniform(1, 2.2), "#dce8f6", body=True, alpha=r.uniform(0.25, 0.6))
