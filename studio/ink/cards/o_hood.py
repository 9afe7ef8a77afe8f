"""The child in the yellow hood, who hugs a parent of snow."""

from ..easel import *
from ..kit.drape import drape

DUSK = "#2c4682"
GOLD = ("#a85a08", "#fbc02a", "#fff4b8")
RED = ("#6a1020", "#e03a3a", "#ffb0a0")
SKIN = ("#c98a60", "#b4603f", "#5a2a2c")
INK = "#2a1410"


def _fold(s, g, pts, w=9):
    s.wash(limb(pts, [3, w, w * 0.6]), GOLD[0], 0.5, wet=6, clip=g)
    s.curve(pts, 2.8, "#6a3206", clip=g)


def fleece(s, line, radii, n=3):
    """A border of lamb's wool, curl by curl."""
    g = limb(line, radii, 12)
    s.wash(move(g, -3, 8), "#4a3a50", 0.45, wet=6)
    s.cover(g)
    s.thing(g, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=0)
    r = s.rng
    for p, d, u in marks.along(path(line, 12), 7):
        q = float(np.interp(u, np.linspace(0, 1, len(radii)), radii))
        o = np.array([-d[1], d[0]])
        for _ in range(n):
            c = p + o * q * r.uniform(-0.9, 0.9) + d * r.normal() * 3
            a = r.uniform(0, 360)
            s.stroke(arc(*c, q * 0.26, q * 0.24, a, a + 240, 10), 1.5, ("#6a6a9c", "#9a9ac0", "#54548a")[int(r.integers(3))], wobble=0.4)
        for e in (-1, 1):
            c = p + o * q * e
            s.stroke(arc(*c, q * 0.3, q * 0.3, r.uniform(0, 360), r.uniform(380, 560), 10), 1.9, "#3a3a60", wobble=0.4)
    return g


def _boot(s, x, y, tip):
    """On the tip of it."""
    leg = limb([(x + 18, y - 132), (x + 20, y - 60)], [37, 33])
    s.cover(leg)
    s.thing(leg, "#2c3c70", 1.1, shade=0.8, shcol="#0c1430", hatch=5, line=3)
    at = lambda *p: [tuple(q) for q in move(np.array(p, float), x, y, 1, tip, origin=(0, 0))]  # noqa: E731
    boot = blob(at((-14, -86), (54, -84), (60, -30), (58, -4), (40, 6), (-6, 6), (-52, 6), (-66, -8), (-56, -28), (-24, -40)))
    s.cover(boot)
    s.thing(boot, RED[1], 1.0, col2="#c42834", shade=0.9, shcol=RED[0], hatch=5, line=3.2)
    s.curve(at((-62, -2), (-10, -2), (56, -8)), 4, "#4a0818", clip=boot)
    s.curve(at((-44, -22), (-30, -30), (-12, -32)), 5, RED[2], body=True, alpha=0.8)
    s.curve(at((44, -76), (48, -50), (46, -24)), 4, RED[2], body=True, alpha=0.8)
    fleece(s, at((-16, -84), (20, -78), (56, -86)), [13, 14, 13], 2)


def body(s):
    """On the tips of her boots, leaning to him."""
    s.wash(ell(716, 966, 120, 18), "#0c2018", 0.9, wet=9)
    _boot(s, 724, 948, 10)
    _boot(s, 664, 962, 16)
    coat = blob(
        [
            (596, 556),
            (650, 528),
            (704, 536),
            (744, 580),
            (772, 660),
            (796, 760),
            (820, 856),
            (760, 880),
            (690, 884),
            (622, 872),
            (590, 850),
            (574, 780),
            (556, 690),
            (560, 610),
        ]
    )
    s.wash(move(coat, -16, 4), DUSK, 0.6, wet=14)
    s.cover(coat)
    drape(s, coat, GOLD, lambda x, y: math.atan2(y - 380, x - 640), 150, long=40, w=1.7, k=0.85, line=3.8, hatch=7, soft=90, shade=0.7)
    for pts, w in (
        ([(700, 700), (726, 780), (742, 872)], 13),
        ([(748, 690), (776, 770), (794, 862)], 10),
        ([(640, 720), (652, 790), (656, 878)], 13),
        ([(590, 720), (604, 780), (612, 862)], 9),
    ):
        _fold(s, coat, pts, w)
    fleece(s, [(582, 856), (640, 878), (700, 888), (764, 882), (824, 858)], [17, 18, 19, 18, 16])
    return coat


def face(s):
    """Her cheek on his breast, her eyes shut."""
    at = lambda *p: [tuple(q) for q in move(np.array([v[:2] for v in p], float), 592, 442, 1, -24)]  # noqa: E731
    g = blob(at((-66, -34), (-44, -72), (0, -84), (48, -72), (72, -30), (74, 14), (60, 52), (30, 78), (0, 86), (-30, 76), (-58, 48), (-72, 10)))
    s.cover(g)
    s.thing(g, SKIN[0], 0.75, col2=SKIN[1], shade=0.35, shcol=SKIN[2], hatch=0, line=3, gran=0.2, soft=60)
    s.wash(blob(at((-90, -60), (-50, -60), (-44, 0), (-52, 60), (-30, 92), (-90, 90))), "#6a4a80", 0.4, wet=16, clip=g)
    for x, k in ((-34, 0.5), (40, 0.65)):
        s.wash(ell(*at((x, 30))[0], 25, 20), "#e0443a", k, wet=14, clip=g)
    s.wash(blob(at((-6, -10), (12, -10), (20, 20), (0, 32), (-14, 20))), SKIN[1], 0.4, wet=9, clip=g)
    for x, w in ((-32, 19), (36, 22)):
        s.curve(at((x - w, 0), (x - w * 0.4, 10), (x + w * 0.4, 10), (x + w, -1)), 4.6, INK, taper=(0.1, 0.1))
        for e in (-0.7, -0.25, 0.25, 0.7):
            s.stroke(at((x + e * w, 9 - 5 * e * e), (x + e * w * 1.3, 19 - 5 * e * e)), 2.2, INK)
        s.curve(at((x - w * 0.9, -12), (x, -18), (x + w * 0.9, -13)), 1.5, SKIN[2], alpha=0.8)
    for x, e in ((-32, 1), (36, -1)):  # brows that rise in the middle
        for q in range(3):
            s.curve(at((x - 21 * e, -34 + 2 * q), (x, -44 + 2 * q), (x + 19 * e, -47 + 2 * q)), 2.6, INK)
    s.curve(at((-12, 24), (-6, 31), (3, 29), (12, 31), (16, 23)), 2.6, INK, wobble=0.4)
    s.curve(at((-18, 49), (-4, 56), (12, 56), (28, 48)), 3.6, "#6a1c20", taper=(0.15, 0.15))
    s.curve(at((-6, 66), (4, 69), (14, 66)), 1.8, SKIN[2])
    s.curve(at((31, 46), (35, 44), (36, 40)), 2, SKIN[2])
    fringe = blob(at((-62, -40), (-40, -76), (4, -88), (48, -76), (72, -34), (50, -46), (38, -58), (22, -48), (6, -60), (-12, -48), (-28, -58), (-44, -42)))
    s.cover(fringe)
    s.wash(fringe, "#3a1c16", 1.4, gran=0.2)
    for x in range(-56, 66, 5):
        s.curve(at((x * 0.7, -84), (x * 0.95, -66), (x, -46 - (x % 3) * 3)), 1.8, ("#140808", "#6a3a24")[x % 2], clip=fringe)
    return g


def hood(s, coat):
    g = blob(
        [
            (520, 396),
            (548, 356),
            (604, 336),
            (664, 346),
            (716, 378),
            (772, 388, 1),
            (756, 436),
            (750, 498),
            (722, 558),
            (664, 588),
            (606, 578),
            (560, 552),
            (620, 540),
            (668, 500),
            (684, 448),
            (664, 396),
            (610, 366),
            (556, 376),
        ]
    )
    s.wash(move(g, -6, 20), GOLD[0], 0.8, wet=10, clip=coat)
    s.cover(g)
    drape(s, g, GOLD, lambda x, y: math.atan2(y - 460, x - 600) + 1.57, 110, long=38, w=1.7, k=0.82, line=3.8, hatch=0, soft=70)
    for pts, w in (
        ([(764, 392), (716, 404), (680, 432)], 9),
        ([(752, 440), (722, 466), (690, 484)], 9),
        ([(738, 520), (702, 530), (664, 540)], 8),
        ([(690, 366), (664, 380), (650, 392)], 6),
    ):
        _fold(s, g, pts, w)
    fleece(s, [(518, 402), (542, 368), (600, 352), (652, 374), (680, 424), (676, 482), (640, 530), (584, 548)], [12, 16, 18, 19, 20, 19, 17, 12])


def arm(s, coat):
    """Round his neck, as far as it goes, with a blue mitten."""
    way = [(694, 596), (610, 606), (528, 566), (462, 520)]
    palm = union(limb([(470, 528), (436, 500), (404, 474)], [31, 35, 30], 8), limb([(450, 490), (446, 462), (452, 440)], [15, 14, 12], 6))
    s.wash(move(palm, -8, 14), DUSK, 0.7, wet=9)
    s.cover(palm)
    drape(s, palm, ("#14285a", "#3a78c8", "#b8dcff"), lambda *_: 0.7, 50, long=18, w=1.6, k=1.0, line=3.2, hatch=5)
    for q in (0, 1, 2):
        s.curve([(416 + 13 * q, 452 + 10 * q), (404 + 13 * q, 476 + 10 * q), (406 + 13 * q, 500 + 10 * q)], 1.6, "#14285a", clip=palm)
    g = limb(way, [50, 46, 39, 33], 12)
    s.wash(move(g, -8, 18), "#7a3c06", 0.7, wet=10, clip=coat)
    s.wash(move(g, -8, 18), DUSK, 0.5, wet=10, clip=box(0, 0, 1000, 900).difference(coat))
    s.cover(g)
    drape(s, g, GOLD, lambda x, y: 0.35, 64, long=36, w=1.7, k=0.85, line=3.6, hatch=6, soft=40)
    for pts in (
        [(640, 566), (626, 596), (640, 634)],
        [(606, 570), (596, 598), (604, 640)],
        [(560, 540), (548, 572), (552, 606)],
        [(668, 566), (662, 590), (672, 616)],
    ):
        _fold(s, g, pts, 7)
    fleece(s, [(490, 492), (478, 524), (452, 556)], [15, 17, 15])
