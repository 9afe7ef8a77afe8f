"""A parent of snow, from high above, on the day it thaws: the shadow of the two is a meadow."""

from shapely.geometry import Point

from ..easel import *
from .o_hood import DUSK, RED, child, sleeve

WOOD = ("#7a5040", "#2a181a")
GRASS = ("#1c4420", "#2f6a2a", "#5f9434", "#a4c048", "#12301e")
MAN = (326, 1310)


def _branch(p, way, n, w, r, out):
    """A bare tree as so many limbs."""
    q = p + n * np.array([math.sin(way), -math.cos(way)])
    out.append(limb([p, (p + q) / 2 + r.normal(size=2) * n * 0.06, q], [w, w * 0.85, w * 0.68], 6))
    if w > 1.6:
        for e in (-1, 1):
            _branch(q, way + e * r.uniform(0.2, 0.55), n * r.uniform(0.66, 0.84), w * 0.66, r, out)


def _field(s):
    """Snow in the last low sun, which stands below the card: warm there, blue above; trees throw their shadows up it."""
    s.wash(box(-20, -20, 1020, 1520), "#e6eefa", 0.3, gran=0.25)
    s.wash(blob([(-60, -60), (1060, -60), (1060, 640), (860, 420), (700, 120), (300, 60), (140, 380), (-60, 560)]), "#86a6dc", 0.75, wet=90, gran=0.25)
    s.wash(blob([(560, -60), (1060, -60), (1060, 420), (900, 240), (760, 60)]), "#2c4a94", 0.8, wet=90, gran=0.25)
    s.wash(blob([(-60, -60), (330, -60), (150, 90), (60, 300), (-60, 420)]), "#3a5aa4", 0.75, wet=80, gran=0.25)
    s.wash(blob([(-60, 1330), (300, 1440), (700, 1400), (1060, 1250), (1060, 1560), (-60, 1560)]), "#ffdca8", 0.32, wet=90, gran=0.25)
    tree = []
    _branch(np.array((958, 1010), float), 0.0, 300, 19, s.rng, tree)
    s.wash(union(*tree, limb([(958, 1010), (976, 1540)], [19, 25])), "#41609f", 0.75, wet=9, gran=0.25)


def _shadow():
    """What the two of them throw on the snow: he bows, his branch goes round her, she lays her hands on him."""
    low = blob([(150, 1200), (124, 960), (160, 820), (250, 730), (400, 706), (520, 770), (570, 880), (572, 1000), (548, 1200)])
    mid = blob([(206, 610), (230, 500), (320, 440), (430, 444), (520, 510), (548, 610), (520, 720), (420, 780), (300, 772), (224, 700)])
    scarf = limb([(322, 462), (420, 498), (520, 470)], [28, 34, 28])
    nose = blob([(560, 330), (586, 330), (670, 350), (756, 384, 1), (670, 390), (560, 388)])
    hat = union(
        limb([(262, 270), (440, 262), (622, 270)], [13, 18, 13]),
        blob([(350, 266, 1), (344, 180), (330, 66, 1), (440, 52), (560, 66, 1), (546, 180), (540, 266, 1)]),
    )
    top = move(union(ell(446, 360, 122, 112), nose, hat), 8, 0, 1, 11, origin=(440, 460))
    arm = limb([(470, 560), (600, 520), (730, 530), (820, 610), (842, 740), (800, 850)], [19, 17, 17, 15, 14, 10])
    shoots = [
        limb([a, b], [w, 3])
        for a, b, w in (
            ((802, 846), (720, 858), 9),
            ((806, 836), (728, 898), 8),
            ((806, 840), (776, 926), 8),
            ((730, 530), (776, 462), 8),
            ((836, 690), (896, 664), 8),
        )
    ]
    child = union(
        blob([(588, 700), (606, 634), (664, 606), (722, 596, 1), (730, 650), (742, 700), (724, 760), (660, 784), (606, 760)]),
        blob([(624, 760), (700, 760), (728, 840), (748, 960), (764, 1090), (756, 1200), (600, 1200), (594, 1060), (606, 900)]),
        limb([(640, 812), (580, 800), (516, 772)], [26, 22, 20]),
    )
    eye, *fallen = (
        blob([(x, y - 26 * k, 1), (x + 12 * k, y), (x, y + 15 * k), (x - 12 * k, y)], 6) for x, y, k in ((518, 356, 1.35), (634, 474, 0.95), (574, 596, 1.2))
    )
    feet = blob([(150, 1180), (176, 1330), (250, 1440), (420, 1440), (500, 1340), (548, 1180)])
    legs = blob([(598, 1180), (600, 1330), (616, 1450), (700, 1450), (744, 1330), (757, 1180)])
    return union(low, mid, feet, legs, scarf, top, arm, *shoots, child, *fallen).difference(eye)


def _meadow(s, g):
    """The snow has gone where the shadow lies; its lip is towards the sun."""
    r = s.rng
    s.cover(g, keep=0.1)
    s.wash(g, "#8aa840", 0.8, col2="#4a7a2c", gran=0.25)
    s.wash(g.intersection(box(0, 0, 1000, 560)), "#1c4a2c", 0.9, wet=90, gran=0.25, clip=g)
    lip = g.difference(move(g, 0, -15))
    near = g.buffer(3)
    for _ in range(10600):
        x, y = r.uniform(90, 910), r.uniform(50, 1440)
        if near.contains(Point(x, y)):
            q, a = r.uniform(14, 34), r.normal() * 8
            deep = r.uniform() < 0.62 - y / 2400
            col = GRASS[int(r.choice((0, 1, 4) if deep else (1, 2, 3)))]
            s.curve([(x, y), (x + a * 0.4, y - q * 0.6), (x + a, y - q)], r.uniform(1.4, 3), col, n=4, clip=near)
    s.wash(lip, "#0c1c24", 0.9, wet=4, clip=g)
    s.outline(g, 2.6, "#1a2a3c")
    s.lift(g.buffer(11).difference(g.buffer(2)), 0.7, 5)


def _crocus(s, x, y, q, turn):
    """From above: six petals and a flame."""
    s.wash(ell(x, y - q * 0.5, q * 1.1, q), "#0c2018", 0.8, wet=8)
    for k in (0, 2, 4, 1, 3, 5):
        petal = move(blob([(0, 0), (-0.36 * q, -0.5 * q), (0, -1.12 * q), (0.36 * q, -0.5 * q)], 6), x, y, 1, turn + k * 60)
        s.cover(petal)
        s.thing(petal, ("#8a54cc", "#b58aec")[k % 2], 0.9, shade=0.5, shcol="#3a1a7a", hatch=0, line=1.8)
    s.fill(ell(x, y, q * 0.24), "#f8a01c", body=True)
    s.stroke(arc(x, y, q * 0.24, q * 0.24, 0, 360, 12), 1.4, "#8a3a08")


def _knit(s, way, radii, cast):
    g = limb(way, radii, 12)
    s.wash(move(g, *cast), DUSK, 0.7, wet=9)
    s.cover(g)
    s.thing(g, RED[1], 0.95, col2="#c42834", shade=0.85, shcol=RED[0], hatch=0, line=3.2, gran=0.25)
    for p, d, u in marks.along(path(way, 12), 15):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for e in (-0.66, -0.22, 0.22, 0.66):
            c = p + o * q * e
            s.curve([c - d * 6 - o * q * 0.19, c + d * 5, c - d * 6 + o * q * 0.19], 1.7, RED[0], clip=g, alpha=0.8)


def _fringe(s, a, b, way):
    for u in np.linspace(0.05, 0.95, 9):
        p = np.array(a) * (1 - u) + np.array(b) * u
        e = p + np.array(way) + s.rng.normal(size=2) * 6
        s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 4, e], 5.5, "#c42834")
        s.curve([p, (p + e) / 2, e], 1.2, RED[2], body=True)


def _twig(s, pts, radii, shoots, dusk=DUSK):
    """An arm that was a branch, with its shadow on what lies under it."""
    parts = [limb(pts, radii, 8)]
    for a, b, w in shoots:
        a, b = np.asarray(a, float), np.asarray(b, float)
        d = b - a
        parts.append(limb([a, (a + b) / 2 + np.array([-d[1], d[0]]) * 0.12, b], [w, w * 0.85, w * 0.4], 6))
    g = union(*parts)
    s.wash(move(g, 4, -22), dusk, 0.75, wet=7, gran=0.25)
    s.cover(g)
    s.thing(g, WOOD[0], 1.0, col2="#58382e", shade=0.95, shcol=WOOD[1], hatch=5, line=3.2, gran=0.25)
    line = path(pts, 10)
    for o in (-0.45, 0.0, 0.4):
        k = int(s.rng.integers(2, 8))
        s.stroke(line[k:-k] + [o * radii[1] * 0.8, o * radii[1]], 1.5, WOOD[1], wobble=2.5, clip=g)
    s.stroke(line[3:-8] + [0, radii[1] * 0.5], 2, "#f4cc98", body=True, wobble=2, clip=g)


def _ball(s, x, y, q, blue=1.0):
    """A ball of snow, rolled by hand: the low sun behind us lights its foot, the top of it is blue."""
    r = s.rng
    g = blob(
        [
            (x + q * k * math.cos(a), y + q * 0.96 * k * math.sin(a))
            for a, k in zip(np.linspace(0, math.tau, 15)[:-1], 1 + r.normal(size=14) * 0.018, strict=True)
        ]
    )
    s.cover(g)
    s.thing(g, "#eef3fa", 0.22, shade=0.35, shcol="#7a94cc", hatch=0, line=3.4, white=0.9, soft=q * 0.8, gran=0.25)
    s.wash(
        blob(
            [
                (x - 1.2 * q, y - 0.1 * q),
                (x - 0.5 * q, y - 0.5 * q),
                (x + 0.3 * q, y - 0.45 * q),
                (x + 0.62 * q, y + 0.1 * q),
                (x + 0.6 * q, y + 0.8 * q),
                (x + 1.3 * q, y + 0.9 * q),
                (x + 1.2 * q, y - 1.2 * q),
                (x - 1.2 * q, y - 1.2 * q),
            ]
        ),
        "#6a8ace",
        0.6 * blue,
        wet=q * 0.26,
        gran=0.25,
        clip=g,
    )
    s.wash(ell(x - 0.25 * q, y + 0.55 * q, 0.5 * q, 0.34 * q), "#ffdca8", 0.22, wet=q * 0.3, clip=g)
    for _ in range(int(q / 9)):
        a, k = r.uniform(0, math.tau), r.uniform(0.3, 0.86)
        c = (x + q * k * math.cos(a), y + q * k * math.sin(a))
        s.stroke(arc(*c, r.uniform(9, 20), 7, 10, r.uniform(90, 160)), 1.6, "#6a86c0", alpha=0.8)
    return g


def _body(s):
    """Three balls that have begun to run, in a puddle of themselves; he bows to her."""
    x, y = MAN
    pool = blob([(94, 1400), (130, 1460), (260, 1486), (430, 1484), (560, 1470), (572, 1420), (480, 1376), (180, 1366)])
    s.cover(pool)
    s.wash(pool, "#9cc4ee", 0.7, col2="#4a80c8", gran=0.25)
    s.outline(pool, 2.2, "#3a5a98")
    for q in (1.0, 1.1):
        s.stroke(arc(x, y + 108, 200 * q, 56 * q, 40, 150, 40), 2, "#f4faff", body=True)
    _ball(s, x, y, 170)
    s.wash(ell(x + 12, y - 132, 104, 26), "#4a68b4", 0.7, wet=12)
    _ball(s, x + 20, y - 190, 124)
    for k in range(3):
        c = (x + 58 - 3 * k, y - 224 + 56 * k)
        s.thing(ell(*c, 11, 12), "#2e3348", 1.4, shade=0.5, hatch=0, line=2.4)


def _face(s):
    """A profile of snow, bowed; the coal eye weeps, the carrot is nearly at her brow."""
    x, y = MAN[0] + 62, MAN[1] - 356
    nose = blob([(x + 66, y - 4), (x + 100, y + 8), (x + 150, y + 40), (x + 184, y + 72, 1), (x + 128, y + 58), (x + 78, y + 38), (x + 58, y + 22)])
    _ball(s, x, y, 90, 0.8)
    s.wash(move(nose, 4, -12), DUSK, 0.5, wet=7)
    s.cover(nose)
    s.thing(nose, "#f68a26", 1.0, col2="#dc5418", shade=0.8, shcol="#8a2408", hatch=0, line=3.2, gran=0.25)
    for k, w in enumerate((17, 14, 11, 7)):
        c = (x + 84 + k * 22, y + 16 + k * 12)
        s.curve([(c[0] + w * 0.5, c[1] - w * 0.8), (c[0] + 5, c[1]), (c[0] - w * 0.4, c[1] + w * 0.6)], 2.2, "#8a2408", clip=nose)
    s.thing(ell(x + 40, y - 16, 10, 13, 20), "#20222e", 1.5, shade=0.4, hatch=0, line=2.4)
    s.fill(ell(x + 37, y - 20, 3), body=True)
    s.curve([(x + 22, y - 38), (x + 38, y - 44), (x + 56, y - 36)], 4, "#2a3a68")
    for k, (a, b) in enumerate(((22, 50), (36, 56), (50, 56), (62, 50))):
        s.fill(ell(x + a, y + b, 5.4 - 0.3 * k, 5), "#20222e")
    _hat(s, x - 16, y - 72)


def _hat(s, x, y):
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), x, y, 1, 12)  # noqa: E731
    brim = blob(at([(-122, 0), (-70, -24), (0, -32), (70, -24), (122, 0), (70, 26), (0, 34), (-70, 26)]))
    s.wash(move(brim, 2, 16), "#3a56a0", 0.7, wet=9)
    s.cover(brim)
    s.thing(brim, "#343a52", 1.3, shade=0.6, shcol="#06070e", hatch=6, line=3.8, gran=0.25)
    s.curve(at([(-116, 4), (-66, 26), (0, 32), (66, 26), (116, 4)]), 3.2, "#ffd890", body=True, alpha=0.85)
    tall = blob(
        [
            *((*q, 1) for q in at([(-70, -2), (-80, -112)])),
            *at([(-40, -128), (0, -132), (40, -128)]),
            *((*q, 1) for q in at([(80, -112), (70, -2)])),
            *at([(36, 12), (0, 16), (-36, 12)]),
        ],
        8,
    )
    s.cover(tall)
    s.thing(tall, "#262b3e", 1.4, shade=0.8, shcol="#020308", hatch=7, line=3.6, gran=0.25, ang=80)
    s.wash(blob(at([(-74, -120), (-30, -120), (-28, 10), (-70, 0)])), "#8a9ad0", 0.25, wet=12, clip=tall)
    band = blob(
        [
            *((*q, 1) for q in at([(-71, -34), (-70, -2)])),
            *at([(-36, 12), (0, 16), (36, 12)]),
            *((*q, 1) for q in at([(70, -2), (71, -34)])),
            *at([(36, -20), (0, -16), (-36, -20)]),
        ],
        8,
    )
    s.cover(band)
    s.thing(band, RED[1], 1.0, shade=0.6, shcol=RED[0], hatch=0, line=2.8)
    lid = blob(at([(-80, -112), (-46, -128), (0, -134), (46, -128), (80, -112), (46, -97), (0, -92), (-46, -97)]))
    s.cover(lid)
    s.thing(lid, "#4a5270", 1.1, shade=0.5, shcol="#0c0e18", hatch=6, line=3.2)
    s.curve(at([(-52, -96), (-50, -70), (-48, -42)]), 4, "#aab4d8", body=True, alpha=0.7)
    s.curve(at([(-40, -94), (-39, -74), (-38, -56)]), 2, "#aab4d8", body=True, alpha=0.6)


def _prints(s):
    """Two came; the large steps end on the way."""
    for way, k, gap in (([(1000, 1360), (930, 1400), (850, 1400), (760, 1330)], 1.0, 38), ([(1030, 1440), (960, 1470), (860, 1478), (800, 1476)], 1.7, 62)):
        for n, (p, d, _) in enumerate(marks.along(path(way, 12), gap)):
            o = np.array([-d[1], d[0]]) * (12 * k if n % 2 else -12 * k)
            turn = math.degrees(math.atan2(d[1], d[0]))
            step = move(union(ell(5, 0, 14, 8), ell(-13, 0, 8, 7)), *(p + o), k, turn)
            s.wash(step, "#6a86c0", 0.8, gran=0.25)
            s.wash(step.difference(move(step, 0, -4 * k)), DUSK, 0.9, wet=2)


@card("frost", paper="hot", light=(-0.2, 0.8))
def snow_parent(s):
    """A hat, a scarf, a hood, from high above; two branches close round her; their one shadow is grass and crocuses."""
    _field(s)
    g = _shadow()
    _meadow(s, g)
    for k, (x, y, q) in enumerate(
        (
            (470, 150, 24),
            (330, 560, 20),
            (420, 640, 30),
            (470, 580, 22),
            (300, 690, 26),
            (410, 740, 22),
            (212, 872, 30),
            (260, 820, 20),
            (350, 850, 44),
            (280, 916, 26),
            (440, 812, 30),
            (452, 900, 46),
            (520, 850, 24),
            (380, 930, 24),
            (530, 930, 28),
            (662, 694, 30),
            (668, 850, 24),
            (700, 910, 34),
        )
    ):
        _crocus(s, x, y, q, k * 23)
    _prints(s)
    x, y = MAN
    _twig(
        s,
        [(x + 90, y - 230), (x + 210, y - 300), (x + 340, y - 330), (x + 440, y - 270), (x + 456, y - 190)],
        [20, 19, 17, 15, 12],
        (
            ((x + 456, y - 194), (x + 420, y - 120), 8),
            ((x + 456, y - 190), (x + 452, y - 104), 8),
            ((x + 456, y - 196), (x + 496, y - 128), 7),
            ((x + 340, y - 330), (x + 372, y - 386), 8),
            ((x + 444, y - 262), (x + 500, y - 286), 7),
        ),
    )
    _body(s)
    sleeve(s, [(x + 260, y - 110), (x + 190, y - 150), (x + 136, y - 172)], [32, 28, 23], lambda *_: 2.8)
    _face(s)
    _knit(s, [(x - 50, y - 258), (x - 82, y - 190), (x - 92, y - 100)], [25, 27, 31], (3, -10))
    _fringe(s, (x - 120, y - 76), (x - 64, y - 72), (0, 38))
    _knit(s, [(x - 66, y - 288), (x - 30, y - 256), (x + 40, y - 236), (x + 110, y - 246), (x + 140, y - 272)], [25, 29, 30, 28, 22], (3, 12))
    child(s)
    _twig(
        s,
        [(x + 70, y - 176), (x + 160, y - 116), (x + 250, y - 76), (x + 340, y - 86), (x + 400, y - 130)],
        [22, 20, 18, 16, 12],
        (
            ((x + 396, y - 128), (x + 372, y - 196), 8),
            ((x + 398, y - 130), (x + 414, y - 204), 8),
            ((x + 396, y - 126), (x + 452, y - 168), 7),
            ((x + 160, y - 116), (x + 150, y - 62), 7),
            ((x + 340, y - 86), (x + 372, y - 40), 8),
        ),
        "#8a4a1c",
    )
    lump = blob([(x + 40, y - 190), (x + 66, y - 208), (x + 88, y - 196), (x + 80, y - 176), (x + 86, y - 156), (x + 60, y - 146), (x + 40, y - 160)])
    s.cover(lump)
    s.wash(lump, "#dfe8f6", 0.4, gran=0.25)
    s.curve([(x + 72, y - 208), (x + 88, y - 196), (x + 80, y - 176), (x + 86, y - 156), (x + 74, y - 148)], 3)
    for a, b, k in ((x + 118, y - 340, 0.8), (x + 128, y - 306, 1.0), (x + 206, y - 30, 1.2)):
        drop = blob([(a, b - 22 * k, 1), (a + 11 * k, b), (a, b + 13 * k), (a - 11 * k, b)], 6)
        s.cover(drop)
        s.thing(drop, "#5aa8f4", 0.8, shade=0.4, hatch=0, line=2)
