"""A parent of snow, on the day it thaws: the two hug before a low sun, and their one shadow is a meadow."""

from shapely.geometry import Point

from ..easel import *
from ..kit.rim import rim
from .o_hood import DUSK, RED, arm, body, face, hood

WOOD = ("#7a5040", "#2a181a")
GRASS = ("#16381c", "#2f6a2a", "#5f9434", "#a8c848", "#0e2a1c")
GROUND = 962


def _branch(p, way, n, w, r, out):
    """A bare tree as so many limbs."""
    q = p + n * np.array([math.sin(way), -math.cos(way)])
    out.append(limb([p, (p + q) / 2 + r.normal(size=2) * n * 0.06, q], [w, w * 0.85, w * 0.68], 6))
    if w > 1.4:
        for e in (-1, 1):
            _branch(q, way + e * r.uniform(0.2, 0.55), n * r.uniform(0.66, 0.84), w * 0.66, r, out)


def _field(s):
    """A low white sun behind them; blue snow comes towards us."""
    sky = box(-40, -40, 1040, 640)
    s.wash(sky, "#a8c4ea", 0.7, col2="#dfe6f2", mix=("lin", 90, 0, 1), gran=0.2, off=0)
    s.wash(blob([(-80, -80), (1080, -80), (1080, 300), (900, 180), (560, 60), (200, 140), (-80, 420)]), "#3f66b0", 0.95, wet=90, gran=0.2)
    s.wash(blob([(-80, -80), (300, -80), (120, 90), (-80, 330)]), "#1c3a80", 0.9, wet=80, gran=0.2)
    s.wash(blob([(760, -80), (1080, -80), (1080, 200), (930, 90)]), "#1c3a80", 0.8, wet=80, gran=0.2)
    s.glow(716, 262, 400, "#ffc860", 0.62, 0.9)
    s.cover(ell(716, 262, 92))
    trees = []
    for x, y, n, w in ((70, 640, 150, 13), (930, 650, 170, 14), (180, 628, 84, 7), (842, 630, 90, 7)):
        _branch(np.array((x, y), float), s.rng.normal() * 0.06, n, w, s.rng, trees)
    s.wash(union(*trees), "#3a568e", 0.8, wet=3, gran=0.2)
    snow = blob([(-60, 640), (150, 612), (420, 626), (700, 606), (1060, 632), (1060, 1560), (-60, 1560)])
    s.cover(snow)
    s.wash(snow, "#e2ecfa", 0.4, gran=0.2)
    s.wash(blob([(-60, 1120), (200, 1220), (500, 1420), (800, 1260), (1060, 1080), (1060, 1560), (-60, 1560)]), "#6c90d4", 0.8, wet=90, gran=0.2, clip=snow)
    s.wash(blob([(-60, 1320), (160, 1440), (300, 1560), (-60, 1560)]), DUSK, 0.9, wet=70, gran=0.2, clip=snow)
    s.wash(blob([(1060, 1300), (900, 1440), (820, 1560), (1060, 1560)]), DUSK, 0.9, wet=70, gran=0.2, clip=snow)
    s.wash(ell(760, 690, 330, 60), "#ffe2a8", 0.3, wet=50, clip=snow)
    for x, w, e in ((70, 15, -0.7), (930, 17, 0.5), (180, 9, -0.42), (842, 8, 0.3)):  # what the trees throw
        s.wash(limb([(x, 640), (x + 160 * e, 860), (x + 560 * e, 1400)], [w * 0.6, w, w * 2.4]), "#4a6cb4", 0.55, wet=9, gran=0.2, clip=snow)


def _shadow():
    """The two of them on the snow, head towards us: three balls, a hat, a carrot; a child in a hood, and the branch round her."""
    balls = union(ell(346, 1026, 216, 84), ell(322, 1170, 146, 74), ell(316, 1292, 100, 62))
    nose = poly([(396, 1262), (400, 1312), (580, 1306)])
    hat = union(
        limb([(150, 1364), (312, 1374), (474, 1364)], [13, 17, 13]), blob([(228, 1364, 1), (206, 1482, 1), (314, 1492), (422, 1480, 1), (398, 1364, 1)])
    )
    boots = union(limb([(684, 950), (684, 1016)], [26, 26]), limb([(782, 950), (782, 1016)], [26, 26]))
    coat = blob([(634, 1008, 1), (736, 1018), (840, 1008, 1), (812, 1080), (796, 1150), (764, 1180), (712, 1180), (684, 1150), (664, 1080)])
    hood_ = union(ell(738, 1262, 98, 76), poly([(800, 1300), (834, 1250), (888, 1294)]))
    neck = limb([(738, 1160), (738, 1206)], [30, 30])
    branch = limb([(440, 1166), (560, 1130), (700, 1110), (870, 1096)], [19, 15, 12, 9])
    twigs = union(*(limb([(856, 1097), q], [9, 5]) for q in ((938, 1056), (962, 1094), (932, 1136))))
    return smooth(union(balls, nose, hat, boots, coat, neck, hood_, branch, twigs), 2)


def _meadow(s, g):
    """Where the shadow lies, the snow has gone."""
    r = s.rng
    s.cover(g, keep=0.05)
    s.wash(g, "#94b040", 0.85, col2="#5a8a30", gran=0.2)
    s.wash(box(0, 900, 1000, 1170), "#12381e", 1.1, wet=80, gran=0.2, clip=g)
    s.wash(g.difference(move(g, 0, 26)), "#0c2018", 1.0, wet=10, clip=g)
    near = g.buffer(2)
    pts = sorted(((r.uniform(90, 960), r.uniform(920, 1496)) for _ in range(10500)), key=lambda p: p[1])
    for x, y in pts:
        if near.contains(Point(x, y)):
            far = (y - 930) / 560
            q, a = r.uniform(14, 26) * (0.7 + far), r.normal() * 8
            deep = r.uniform() < 0.75 - 0.6 * far
            col = GRASS[int(r.choice((0, 1, 4) if deep else (1, 2, 3)))]
            s.curve([(x, y), (x + a * 0.4, y - q * 0.6), (x + a, y - q)], r.uniform(1.4, 2.8), col, n=4)
    edge = g.buffer(10).difference(g.buffer(-1)).intersection(move(g, 0, 12))  # the lip of the snow
    s.cover(edge)
    s.wash(edge, "#cfdcf4", 0.4, gran=0.2)
    ring = np.array(max(getattr(g, "geoms", [g]), key=lambda q: q.area).exterior.coords)
    for p, _, _ in marks.along(ring, 5):
        q, a = r.uniform(10, 26), r.normal() * 9
        s.curve([p + [0, 5], p + [a * 0.4, -q * 0.6], p + [a, -q]], r.uniform(1.6, 2.8), GRASS[int(r.integers(4))], n=4, body=True)


def _crocus(s, x, y, q, col, lean):
    """A cup of petals on its stalk."""
    at = lambda *p: [(*v, *c[2:]) for v, c in zip(move(np.array([c[:2] for c in p], float), x, y, q, lean), p, strict=True)]  # noqa: E731
    s.wash(ell(x, y + q * 0.1, q * 0.7, q * 0.3), "#0c2018", 0.8, wet=6)
    for e in (-1, 1, -0.4):
        s.curve(at((0, 0.1), (0.3 * e, -0.5), (0.8 * e, -1.0)), q * 0.13, "#1c4a20")
    s.stroke(at((0, 0.1), (0.02, -0.6)), q * 0.2, "#e8ecc8", body=True)
    dark, mid, pale = col
    for p, c in (
        (((0, -0.5), (-0.42, -0.9), (-0.34, -1.5), (-0.1, -1.75, 1), (0.0, -1.3)), mid),
        (((0, -0.5), (0.42, -0.9), (0.34, -1.5), (0.1, -1.75, 1), (0.0, -1.3)), mid),
        (((0, -0.42), (-0.5, -0.72), (-0.66, -1.2), (-0.6, -1.5, 1), (-0.26, -1.1)), pale),
        (((0, -0.42), (0.5, -0.72), (0.66, -1.2), (0.6, -1.5, 1), (0.26, -1.1)), mid),
        (((0, -0.4), (-0.3, -0.8), (-0.22, -1.3), (0, -1.6, 1), (0.22, -1.3), (0.3, -0.8)), pale),
    ):
        g = blob(at(*p), 6)
        s.cover(g)
        s.thing(g, c, 0.85, shade=0.5, shcol=dark, hatch=0, line=1.8, gran=0.2)
    for e in (-0.1, 0, 0.1):
        s.curve(at((e * 0.4, -0.55), (e, -0.9), (e * 1.2, -1.25)), 1.2, dark, alpha=0.8)


def _ball(s, x, y, rx, ry, deep=1.0):
    """Snow, rolled and patted by hand: every pat a stroke; white where the sun comes round it."""
    r = s.rng
    ring = zip(np.linspace(0, math.tau, 19)[:-1], 1 + r.normal(size=18) * 0.014, strict=True)
    g = blob([(x + rx * k * math.cos(a), y + ry * k * math.sin(a)) for a, k in ring])
    s.cover(g)
    s.thing(g, "#eef3fb", 0.2, shade=0.5 * deep, shcol="#6a8ad0", hatch=0, line=0, white=0.9, soft=rx * 0.9, gran=0.2)
    s.wash(ell(x - 0.22 * rx, y + 0.2 * ry, 0.85 * rx, 0.85 * ry), "#7c9cdc", 0.4 * deep, wet=rx * 0.3, gran=0.2, clip=g)
    s.wash(ell(x - 0.5 * rx, y + 0.42 * ry, 0.55 * rx, 0.62 * ry), "#3f60b0", 0.5 * deep, wet=rx * 0.28, gran=0.2, clip=g)
    for _ in range(int(rx * 1.5)):  # hatching that goes round it, only where it turns from the sun
        a, k = r.uniform(0, math.tau), math.sqrt(r.uniform(0, 0.96))
        u, v = k * math.cos(a), k * math.sin(a)
        lit = u * 0.6 - v * 0.7 + r.normal() * 0.14
        if lit > 0.05:
            continue
        w = r.uniform(0.05, 0.13)
        pts = [(x + rx * k * math.cos(a + e * w / max(k, 0.3)), y + ry * k * math.sin(a + e * w / max(k, 0.3))) for e in (-1, 0, 1)]
        s.curve(pts, r.uniform(1.1, 1.9), "#3f5fae" if lit < -0.4 else "#7a98d6", n=5, clip=g, alpha=0.75)
    for _ in range(int(rx / 7)):  # pats of a glove
        a, k = r.uniform(0, math.tau), math.sqrt(r.uniform(0, 0.75))
        c, q = (x + rx * k * math.cos(a), y + ry * k * math.sin(a)), r.uniform(10, 24)
        s.stroke(arc(*c, q, q * 0.55, 20, 150, 12), 1.8, "#5f7fc4", clip=g, alpha=0.8)
        s.stroke(arc(c[0], c[1] + 3, q, q * 0.55, 30, 140, 12), 2, "#ffffff", clip=g, body=True, alpha=0.8)
    s.outline(g, 3.2, "#2a3a6a", lost=0.3)
    rim(s, g, -9, 7, "#fffdf0", 0.95, 2)
    return g


def _runs(s, way, w):
    """Melt water that finds its way down."""
    s.stroke(path(way, 8), w + 3, "#4a78c4", wobble=1, taper=(0.1, 0.02), alpha=0.6)
    s.stroke(path(way, 8), w, "#a8d0f4", wobble=1, taper=(0.1, 0.02), body=True, alpha=0.9)
    s.stroke(path(way, 8) + [-w * 0.2, 0], w * 0.3, "#ffffff", wobble=1, taper=(0.2, 0.2), body=True)
    drop(s, *way[-1], w * 1.5)


def drop(s, x, y, q):
    g = blob([(x, y - q * 1.9, 1), (x + q * 0.85, y), (x, y + q), (x - q * 0.85, y)], 8)
    s.cover(g)
    s.wash(g, "#7ab4ea", 0.8, edge=0.8, off=0)
    s.outline(g, 2, "#1c4a8a", lost=0)
    s.fill(ell(x - q * 0.25, y + q * 0.1, q * 0.22, q * 0.36), body=True)


def _man(s):
    pool = smooth(
        union(
            blob([(110, 962), (150, 1000), (230, 1004), (290, 1026), (380, 1014), (450, 1030), (520, 1000), (592, 992), (600, 964), (520, 940), (180, 936)]),
            limb([(400, 1006), (420, 1036), (410, 1064), (424, 1092)], [28, 13, 9, 4], 10),
            limb([(230, 996), (218, 1024), (226, 1044)], [18, 9, 3], 10),
        ),
        6,
    )
    s.cover(pool)
    s.wash(pool, "#a8ccf2", 0.75, col2="#4a7cc4", gran=0.2)
    s.wash(move(pool, 0, -16), "#2a58a4", 0.3, wet=14, clip=pool)
    s.outline(pool, 2.4, "#2a4a88")
    for q in (0.9, 1.02):
        s.stroke(arc(350, 960, 216 * q, 46 * q, 30, 150, 40), 2.4, "#f4faff", body=True)
    s.curve([(410, 1024), (417, 1040), (410, 1062), (418, 1080)], 3, "#f4faff", body=True)
    low = _ball(s, 350, 766, 220, 206)
    s.wash(ell(372, 648, 140, 30), "#2f4f9c", 0.7, wet=14, clip=low)
    mid = _ball(s, 374, 502, 160, 166, 0.95)
    s.wash(ell(440, 404, 120, 34), "#2f4f9c", 0.6, wet=14, clip=mid)
    head = _ball(s, 452, 282, 118, 114, 0.85)
    nose = blob([(544, 254), (580, 254), (640, 276), (700, 304), (756, 334, 1), (690, 330), (620, 324), (560, 316), (540, 290)])
    s.wash(move(nose, -4, 20), DUSK, 0.5, wet=9, clip=head)
    s.cover(nose)
    s.thing(nose, "#f68a26", 1.0, col2="#dc5418", shade=0.9, shcol="#8a2408", hatch=0, line=3.4, gran=0.2)
    for k, w in enumerate((26, 23, 19, 15, 10, 7)):
        c = (566 + k * 28, 284 + k * 8)
        s.curve([(c[0] + w * 0.3, c[1] - w), (c[0] + 8, c[1] - w * 0.2), (c[0] + 2, c[1] + w * (0.3 if k % 2 else -0.1))], 2.2, "#8a2408", clip=nose)
    s.curve([(572, 262), (640, 284), (716, 316)], 4, "#ffd08a", body=True, alpha=0.8, clip=nose)
    s.curve([(484, 262), (500, 278), (524, 276), (534, 262)], 9, "#1c1e2a", taper=(0.1, 0.1))  # a shut eye, of coal
    s.curve([(474, 226), (498, 212), (524, 222)], 6, "#22304e")
    for k, (a, b) in enumerate(((450, 322), (466, 338), (486, 348), (508, 350))):
        s.thing(ell(a, b, 8.5, 8, k * 30), "#2e3348", 1.5, shade=0.6, hatch=0, line=2)
        s.fill(ell(a + 2, b - 3, 2), "#aab4d8", body=True)
    s.wash(ell(462, 298, 30, 24), "#f0a0a8", 0.35, wet=16, clip=head)
    drop(s, 520, 312, 11)
    _hat(s, 428, 196)


def _hat(s, x, y):
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), x, y, 1.22, 14)  # noqa: E731
    brim = blob(at([(-122, 0), (-70, -20), (0, -26), (70, -20), (122, 0), (70, 24), (0, 32), (-70, 24)]))
    s.wash(move(brim, -4, 20), "#3a56a0", 0.7, wet=10)
    s.cover(brim)
    s.thing(brim, "#343a52", 1.3, shade=0.7, shcol="#06070e", hatch=6, line=3.8, gran=0.2)
    s.curve(at([(-116, 4), (-66, 24), (0, 30), (66, 24), (116, 4)]), 3, "#8a9ad0", body=True, alpha=0.8)
    tall = blob(
        [
            *((*q, 1) for q in at([(-70, -2), (-84, -132)])),
            *at([(0, -142)]),
            *((*q, 1) for q in at([(84, -132), (70, -2)])),
            *at([(36, 12), (0, 16), (-36, 12)]),
        ],
        8,
    )
    s.cover(tall)
    s.thing(tall, "#262b3e", 1.4, shade=0.8, shcol="#020308", hatch=6, line=3.6, gran=0.2, ang=94)
    s.curve(at([(72, -124), (66, -80), (60, -44)]), 7, "#dfe6fa", body=True, alpha=0.7, clip=tall)
    s.curve(at([(56, -120), (52, -86), (48, -56)]), 3, "#aab4d8", body=True, alpha=0.6, clip=tall)
    band = blob(
        [
            *((*q, 1) for q in at([(-73, -36), (-70, -2)])),
            *at([(-36, 12), (0, 16), (36, 12)]),
            *((*q, 1) for q in at([(70, -2), (73, -36)])),
            *at([(36, -22), (0, -18), (-36, -22)]),
        ],
        8,
    )
    s.cover(band)
    s.thing(band, RED[1], 1.0, shade=0.7, shcol=RED[0], hatch=5, line=2.8)
    rim(s, tall, -6, 3, "#fff6d8", 0.8)


def _knit(s, way, radii, cast):
    g = limb(way, radii, 12)
    s.wash(move(g, *cast), DUSK, 0.7, wet=10)
    s.cover(g)
    s.thing(g, RED[1], 0.95, col2="#c42834", shade=0.9, shcol=RED[0], hatch=0, line=3.4, gran=0.2)
    for p, d, u in marks.along(path(way, 12), 15):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for e in (-0.75, -0.45, -0.15, 0.15, 0.45, 0.75):
            c = p + o * q * e
            s.curve([c - d * 6 - o * q * 0.13, c + d * 6, c - d * 6 + o * q * 0.13], 1.8, RED[0], clip=g, alpha=0.85)
            s.curve([c - d * 9 - o * q * 0.1, c + d * 2], 1.2, RED[2], clip=g, alpha=0.6, body=True)


def _fringe(s, a, b, way):
    for u in np.linspace(0.05, 0.95, 10):
        p = np.array(a) * (1 - u) + np.array(b) * u
        e = p + np.array(way) + s.rng.normal(size=2) * 7
        s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 4, e], 7, "#a81c2c")
        s.curve([p, (p + e) / 2, e], 1.4, RED[2], body=True)


def _twig(s, coat, pts, radii, shoots):
    """The arm that was a branch, and its shadow on what lies under it."""
    parts = [limb(pts, radii, 8)]
    for a, b, w in shoots:
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        parts.append(limb([a, (a + b) / 2 + np.array([-d[1], d[0]]) * 0.14, b], [w, w * 0.85, w * 0.45], 6))
    g = smooth(union(*parts), 2)
    s.wash(move(g, -6, 22), "#7a3c06", 0.8, wet=7, gran=0.2, clip=coat)
    s.wash(move(g, -6, 22), DUSK, 0.6, wet=7, gran=0.2, clip=box(0, 0, 1000, 900).difference(coat))
    s.cover(g)
    s.thing(g, WOOD[0], 1.0, col2="#58382e", shade=0.9, shcol=WOOD[1], hatch=5, line=3.4, gran=0.2)
    line = path(pts, 10)
    for o in (-0.5, -0.15, 0.2, 0.5):
        k = int(s.rng.integers(2, 8))
        s.stroke(line[k:-k] + [o * radii[1] * 0.4, o * radii[1]], 1.6, WOOD[1], wobble=2.5, clip=g)
    s.stroke(line[3:-4] + [4, -radii[1] * 0.5], 2.6, "#f4cc98", body=True, wobble=2, clip=g)


def _leaf(s, x, y, q, turn):
    g = blob(move([(0.0, 0.0), (12, -9), (30, -6), (44, 2), (28, 9), (10, 8)], x, y, q, turn), 6)
    s.cover(g)
    s.thing(g, "#8ac83a", 0.95, shade=0.5, shcol="#1c5a1e", hatch=0, line=2)
    s.stroke(move([(0.0, 0.0), (38, 1)], x, y, q, turn), 1.4, "#1c5a1e")


def _prints(s):
    """One of them came on foot."""
    way = path([(1010, 812), (950, 846), (900, 900), (846, 936)], 12)
    for n, (p, d, u) in enumerate(marks.along(way, 40)):
        o = np.array([-d[1], d[0]]) * (11 if n % 2 else -11)
        step = move(union(ell(6, 0, 15, 8), ell(-14, 0, 8, 7)), *(p + o), 0.8 + 0.5 * u, math.degrees(math.atan2(d[1], d[0])))
        s.wash(step, "#6a8acc", 0.9, gran=0.2)
        s.wash(step.difference(move(step, -3, 5)), DUSK, 0.9, wet=2)


@card("frost", paper="hot", light=(0.55, -0.7))
def snow_parent(s):
    """He holds her with one branch, she lays her cheek on him; before them, on the snow, their shadow is grass in flower."""
    r = s.rng
    _field(s)
    _prints(s)
    g = _shadow()
    _meadow(s, g)
    violet, yellow, white = ("#3a1a7a", "#8a54cc", "#b992f0"), ("#8a4a04", "#f2a81c", "#ffd75a"), ("#5a6aa8", "#dfe4f8", "#ffffff")
    spots = []
    while len(spots) < 30:
        p = np.array([r.uniform(120, 900), r.uniform(1050, 1470)])
        q = 13 + 20 * (p[1] - 1000) / 470
        if g.buffer(-q * 0.7).contains(Point(p)) and all(np.hypot(*(p - o)) > q * 1.9 for o in spots):
            spots.append(p)
    for k, p in enumerate(sorted(spots, key=lambda p: p[1])):
        _crocus(s, *p, 13 + 20 * (p[1] - 1000) / 470, (violet, violet, yellow, violet, white)[k % 5], r.normal() * 9)
    _man(s)
    _knit(s, [(296, 384), (262, 450), (240, 560), (232, 600)], [30, 34, 38, 38], (-8, 14))
    _fringe(s, (196, 610), (270, 624), (-6, 52))
    _knit(s, [(322, 350), (360, 386), (430, 404), (506, 398), (556, 376)], [30, 35, 36, 34, 27], (-4, 18))
    coat = body(s)
    face(s)
    hood(s, coat)
    arm(s, coat)
    _twig(
        s,
        coat,
        [(414, 596), (486, 660), (566, 700), (650, 694), (722, 660)],
        [23, 22, 20, 17, 14],
        (
            ((716, 664), (752, 572), 9),
            ((720, 660), (806, 604), 10),
            ((718, 664), (826, 660), 10),
            ((708, 668), (800, 716), 9),
            ((560, 700), (546, 764), 9),
            ((640, 696), (668, 640), 8),
        ),
    )
    for q, col, w in ((1.0, "#2a3a6a", 4), (1.25, "#ffffff", 5)):  # he was stuck into the snow
        s.stroke(arc(404, 592, 20 * q, 27 * q, 60, 330, 20), w, col, body=True, wobble=1)
    for x, y, q, t in ((546, 762, 0.8, 60), (546, 764, 0.8, 130), (668, 640, 0.8, -80), (668, 640, 0.7, -20)):
        _leaf(s, x, y, q, t)
    for way, w in (([(300, 640), (288, 700), (300, 780), (292, 850)], 7), ([(420, 900), (428, 930), (424, 958)], 8)):
        _runs(s, way, w)
    for x, y, q in ((758, 372, 11),):
        drop(s, x, y, q)
