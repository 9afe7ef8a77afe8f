"""Relief: a bare old tree is an arm, and its crown a hand that gives a child her kite back."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat
from .z_girl import KITE, NIGHT, girl

BARK, PALE = "#4a382e", "#e0c49c"


def big(p):
    return (412 + (p[0] - 392) * 1.2, 850 + (p[1] - 852) * 1.2)


STEM = [big(p) for p in [(872, 1520), (862, 1260), (872, 960), (890, 660), (884, 420), (826, 292), (716, 322), (616, 424), (540, 536), (486, 606)]]
GIRTH = [q * 1.2 for q in (128, 100, 92, 84, 80, 82, 68, 57, 52, 66)]
PINCH = np.array(big((392, 852)))
FINGERS = (  # thumb last, so that it lies over the rest
    ([(486, 566), (380, 520), (280, 524), (206, 486), (176, 412)], [36, 26, 20, 15, 7], "little"),
    ([(470, 592), (342, 574), (214, 602), (134, 686), (112, 768)], [40, 30, 23, 17, 7], "ring"),
    ([(462, 620), (366, 640), (276, 700), (232, 790), (246, 876)], [42, 32, 25, 18, 7], "middle"),
    ([(470, 646), (398, 676), (338, 738), (336, 806), (386, 854)], [42, 32, 25, 19, 9], "index"),
    ([(536, 614), (548, 706), (500, 792), (448, 836), (386, 850)], [44, 36, 27, 20, 11], "thumb"),
)
FINGERS = tuple(([big(p) for p in pts], [q * 1.2 for q in radii], name) for pts, radii, name in FINGERS)


def _air(s):
    r = s.rng
    s.wash(s.all, "#fbeec8", 0.35, col2="#f6e0b4", pool=0.3, gran=0.2)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 700), (760, 620), (420, 200), (160, 200), (-100, 480)]), "#6ab0c8", 0.75, wet=95, gran=0.2)
    s.wash(blob([(-100, -100), (420, -100), (160, 60), (-100, 240)]), "#2f7a9c", 0.7, wet=85, gran=0.2)
    s.wash(blob([(-100, 960), (300, 1060), (700, 1000), (1100, 1060), (1100, 1420), (-100, 1420)]), "#f0a878", 0.5, wet=95, gran=0.2)
    top = path([(-40, 1410), (220, 1376), (520, 1384), (800, 1350), (1060, 1350)], 10)
    hill = poly([*top, (1060, 1560), (-40, 1560)])
    s.cover(hill)
    s.wash(hill, "#a8b84a", 0.8, col2="#d0b850", gran=0.2)
    s.wash(blob([(440, 1480), (760, 1400), (1100, 1360), (1100, 1600), (300, 1600)]), "#2a4a24", 1.1, wet=60, gran=0.2, clip=s.mask(hill))
    s.stroke(top, 1.8, "#4a6a2a")
    for _ in range(640):
        y = 1384 + 130 * r.random()
        x, q = r.uniform(-10, 1010), 12 + (y - 1360) * 0.16
        pts = [(x, y), (x + r.normal() * 4, y - q * 0.6), (x + r.normal() * 9 + 5, y - q * r.uniform(0.8, 1.4))]
        s.curve(pts, 1.7, ("#4a6a1e", "#8aa83a", "#d8d878", "#2a4a1a")[int(r.integers(4))], n=4)


def _twigs(s):
    """What grows from the elbow and the arm, thin and bare."""
    rr = np.random.default_rng(11)
    parts, tips = [], []
    for x, y, long, w, a in (
        (850, 250, 330, 26, -96),
        (912, 330, 330, 24, -58),
        (770, 270, 250, 18, -116),
        (930, 520, 250, 18, -28),
        (680, 340, 170, 11, -112),
        (950, 760, 190, 13, -34),
        (800, 250, 200, 13, -84),
    ):
        g, ends = places.branches(rr, *big((x, y)), long, w, a, 5, 25, 9)
        parts.append(g)
        tips += ends
    g = union(*parts)
    s.cover(g)
    s.wash(g, BARK, 1.4, col2="#2a1c1c", edge=0.4, gran=0.2)
    s.hatch(g, tone=0.8, sep=5, w=1.3, thr=0.4, longest=40, col=NIGHT)
    s.outline(g, 2.2, NIGHT, lost=0.1)
    for x, y in tips:
        if rr.random() < 0.4:
            s.fill(ell(x, y, 3.4, 2.4, rr.uniform(0, 180)), "#8ab03a", body=True)


def _wood(s, g, line, n, soft, w=2.0, long=(26, 84)):
    s.thing(g, "#9a7858", 1.0, col2=BARK, shade=1.1, shcol="#160e10", hatch=0, line=3.4, soft=soft, gran=0.2)
    coat(
        s,
        g,
        along_line(path(line, 14)),
        ((NIGHT, n, "dark"), (NIGHT, n // 2, "all"), ("#2a1c18", n // 2, "all"), (PALE, n // 4, "lit")),
        long,
        w,
        soft=soft,
        stray=0.06,
        bend=0.08,
        clip=g,
    )


def _arm(s):
    r = s.rng
    roots = [
        limb(p, q, 12)
        for p, q in (([(930, 1420), (850, 1452), (790, 1470), (740, 1500)], [80, 40, 22, 6]), ([(960, 1440), (900, 1500), (860, 1560)], [80, 50, 30]))
    ]
    g = smooth(union(limb(STEM, GIRTH, 16), *roots), 14)
    s.wash(blob([(640, 1500), (860, 1450), (960, 1450), (860, 1560), (600, 1560)]), NIGHT, 0.9, wet=30)
    _wood(s, g, STEM, 900, 100)
    s.wash(blob([(1000, 300), (1100, 400), (1100, 1560), (930, 1560), (950, 1200), (960, 900), (1000, 640)]), NIGHT, 1.3, wet=50, gran=0.2, clip=g)
    line = path(STEM, 16)
    for _ in range(120):  # plates of bark
        i = int(r.integers(2, len(line) - 6))
        d = line[i + 2] - line[i]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        p, q = line[i] + n * r.uniform(-96, 96), r.uniform(16, 42)
        s.curve([p - d * q, p - d * q * 0.4 + n * 7, p + d * q * 0.5 + n * 5, p + d * q], 3.4, NIGHT, clip=g)
        s.curve([p - d * q + n * 5, p + n * 12, p + d * q + n * 5], 1.4, PALE, body=True, alpha=0.5, clip=g)
    for q in (0, 14, 30):  # the skin of an elbow, and of a wrist
        s.curve([big(v) for v in ((790 - q, 370 - q * 0.3), (826 - q * 0.4, 346 - q), (880, 350 - q * 1.6))], 4.4 - q * 0.06, NIGHT, clip=g)
        s.curve([big(v) for v in ((520 + q, 500 - q), (552 + q, 538 - q), (592 + q, 560 - q * 1.1))], 4 - q * 0.05, NIGHT, clip=g)
    _hollow(s, g)
    return g


def _hollow(s, g):
    """A hole in the trunk; it has kept other things."""
    c = np.array([938.0, 836.0])
    s.wash(ell(*c, 70, 100), NIGHT, 0.9, wet=20, clip=g)
    for k in range(5):
        q = 1.7 - k * 0.15
        s.stroke(arc(*c, 36 * q, 58 * q, 20 * k, 20 * k + 300, 34), 3.8 - 0.3 * k, NIGHT, wobble=2.6, clip=g)
        s.stroke(arc(c[0] - 3, c[1] + 2, 36 * q, 58 * q, 20 * k + 110, 20 * k + 260, 30), 1.6, PALE, body=True, alpha=0.6, wobble=2.4, clip=g)
    hole = blob([(938, 776), (966, 806), (974, 846), (960, 890), (936, 900), (910, 880), (902, 836), (914, 796)])
    s.cover(hole)
    brushed(s, hole, "#070406")
    low, fold, high = poly([(954, 872), (846, 846), (938, 894)]), poly([(954, 872), (846, 846), (920, 852)]), poly([(954, 872), (846, 846), (946, 820)])
    s.wash(move(union(low, high), 8, 26), NIGHT, 1.0, wet=9, clip=g)
    for part, col, k in ((high, "#fffaf0", 0.1), (low, "#b8c4d8", 0.7), (fold, "#e8ecf4", 0.3)):  # a paper plane
        s.cover(part)
        s.wash(part, col, k, edge=0.4, off=0)
        s.outline(part, 2.2, lost=0)


def _finger(s, pts, radii):
    """Joints like knots, and a twig at the end."""
    g = smooth(union(limb(pts, radii, 12), *(ell(*p, q * 1.14) for p, q in zip(pts[1:-1], radii[1:-1], strict=True))), 3)
    _wood(s, g, pts, 70, 20, 1.7, (14, 44))
    for i, q in enumerate(radii[1:-1], 1):
        t = np.array(pts[i + 1]) - pts[i - 1]
        t = t / np.hypot(*t)
        m = np.array([-t[1], t[0]])
        for o in (-0.36, 0, 0.36):
            c = np.array(pts[i]) + t * q * o
            s.curve([c - m * q * 0.9, c + t * q * 0.2, c + m * q * 0.9], 2.4, NIGHT, clip=g, wobble=0.6)


def _leaf(s, p, a, k):
    g = blob(move([(0.0, 0.0), (14, -10), (34, -6), (48, 2), (32, 11), (12, 9)], *p, k, a), 6)
    s.thing(g, "#8ac83a", 0.95, shade=0.5, shcol="#1c5a1e", hatch=0, line=2)
    s.stroke(move([(-6.0, 0.0), (42, 2)], *p, k, a), 1.5, "#1c5a1e")


def _leaves(s):
    """Sprigs, thicker towards the finger tips."""
    r = s.rng
    for pts, _, name in FINGERS:
        side = {"index": 1, "thumb": -1}.get(name)
        for p, v, u in marks.along(path(pts[1:], 10), 40) if side else ():
            if u < 0.1 or u > 0.9:
                continue
            n = np.array([-v[1], v[0]]) * side
            root = p + n * (26 - 14 * u)
            a = math.degrees(math.atan2(n[1], n[0])) + r.normal() * 16
            way = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
            tip = root + way * r.uniform(10, 26)
            s.stroke([root - way * 8, tip], 3.4, "#3a4a1c", taper=(0, 0.3))
            for e in (-42, 42, 0)[: 3 if u > 0.4 else 2]:
                _leaf(s, tip if e == 0 else root * 0.4 + tip * 0.6, a + e + r.normal() * 10, r.uniform(0.55, 0.8) + 0.35 * u)


def _kite(s):
    top, left, foot, right = KITE
    tail = path([foot, (420, 1196), (330, 1200), (262, 1262), (308, 1330), (214, 1400)], 14)
    s.stroke(tail, 3, "#3a1410", taper=(0, 0.1))
    for i, (p, v, _) in enumerate(marks.along(tail, 56)):
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            s.thing(blob([p, p + n * 26 * e - v * 13, p + n * 31 * e + v * 11], 8), ("#f0c030", "#2a7ab0", "#d8382a")[i % 3], 1.0, shade=0.5, hatch=0, line=2.2)
        s.fill(ell(*p, 5), "#3a1410")
    mid = top * 0.62 + foot * 0.38
    for a, b, col in ((top, left, "#f0503a"), (left, foot, "#d02420"), (foot, right, "#a8141c"), (right, top, "#e8382a")):
        part = poly([a, b, mid])
        s.thing(part, col, 1.2, shade=0.5, shcol="#5a0a14", hatch=0, line=2.4, gran=0.2)
        coat(s, part, lambda x, y: 1.7, (("#6a0a14", 16, "dark"), ("#f0604a", 8, "lit")), (20, 44), 1.3, stray=0.04, bend=0.04, clip=part)
    s.stroke([PINCH + [-4, -34], top, foot], 10, NIGHT, taper=(0, 0), wobble=0.4)
    s.stroke([PINCH + [-4, -32], top, foot], 6, "#c89a5a", taper=(0, 0), wobble=0.4, body=True)
    s.stroke(path([left, mid + [4, -8], right], 8), 5, "#5a3414", taper=(0, 0))
    s.outline(poly(KITE), 3.6, lost=0)


def _umbrella(s, x, y):
    """By its crook, over a finger."""
    s.curve([(x + 22, y + 26), (x + 20, y - 8), (x, y - 24), (x - 20, y - 6), (x - 16, y + 60)], 9, "#3a1a0c", taper=(0, 0))
    s.curve([(x + 22, y + 26), (x + 20, y - 8), (x, y - 24), (x - 20, y - 6), (x - 16, y + 60)], 4.4, "#c8823a", body=True, taper=(0, 0))
    g = blob(
        [(x - 16, y + 50), (x - 40, y + 90), (x - 46, y + 160), (x - 30, y + 230), (x - 10, y + 272), (x + 4, y + 224), (x + 14, y + 150), (x + 4, y + 86)]
    )
    s.thing(g, "#3a3a8a", 1.2, col2="#2a2a5a", shade=0.9, shcol="#0a0a2a", hatch=5, line=3)
    for e in (-16, -2, 12):
        s.curve([(x - 16, y + 60), (x - 16 + e * 1.4, y + 150), (x - 11 + e * 0.3, y + 264)], 2.4, "#0a0a2a", clip=g)
    s.curve([(x - 46, y + 150), (x - 16, y + 164), (x + 15, y + 146)], 5, "#e8b02a", body=True)


def _shoe(s, x, y):
    """Its laces are tied round the finger."""
    for e in (-1, 1):
        s.curve([(x + 13 * e, y), (x + 4 * e, y + 16), (x + 9 * e, y + 60), (x + 6 * e, y + 92)], 3.4, "#3a1a10")
    s.curve([(x - 15, y + 2), (x, y + 10), (x + 15, y + 2)], 7, "#3a1a10", taper=(0, 0))
    at = lambda *pts: [(*q, *p[2:]) for q, p in zip(move(np.array([p[:2] for p in pts], float), x + 12, y + 138, 1.2, -12, True), pts, strict=True)]  # noqa: E731
    boot = blob(
        at((-32, -56, 1), (-2, -60), (22, -54, 1), (24, -26), (28, -6), (52, 4), (72, 18), (76, 34), (66, 40), (-30, 40), (-40, 30), (-36, 4), (-30, -24)), 8
    )
    s.thing(boot, "#c8502e", 1.1, col2="#a83a24", shade=0.8, shcol="#2a0a0a", hatch=6, line=3.2, gran=0.2)
    s.thing(blob(at((-42, 34), (0, 40), (78, 34), (80, 46), (-6, 50), (-42, 48))), "#2a1410", 1.3, shade=0.5, hatch=0, line=2.6)
    s.thing(blob(at((-26, -58), (0, -64), (20, -57), (0, -50))), "#3a120c", 1.2, shade=0.4, hatch=0, line=2.2)
    s.curve(at((-34, 8), (-14, 14), (-8, 34)), 2.2, "#3a0e0a", clip=boot)
    s.curve(at((44, 8), (40, 22), (44, 38)), 2.2, "#3a0e0a", clip=boot)
    s.curve(at((58, 16), (66, 22), (70, 28)), 4, "#ffb89a", body=True, alpha=0.8)
    for q in range(4):
        s.stroke(at((10 + q * 3, -44 + q * 12), (28 + q * 3, -38 + q * 11)), 3.4, "#f4e8cc", body=True)


def _hat(s):
    """The little finger wears it."""
    hat = lambda *pts: move(np.array(pts, float), *big((176, 402)), 1.15, -14)  # noqa: E731
    s.thing(blob(hat((-118, 16), (-60, -10), (50, -12), (112, 8), (60, 34), (-60, 42))), "#e8c878", 0.85, shade=0.9, shcol="#8a5a24", hatch=5, line=2.8)
    dome = blob(hat((-58, 4), (-48, -56), (-4, -78), (44, -60), (52, 0), (0, 16)))
    s.thing(dome, "#f0d488", 0.85, shade=0.8, shcol="#8a5a24", hatch=0, line=2.8)
    for k in range(9):
        s.curve(hat((-54 + k * 12, 2 + 6 * math.sin(k / 3)), (-48 + k * 11, -36), (-38 + k * 9, -66)), 1.2, "#8a5a24", clip=dome)
    s.curve(hat((-58, -8), (-4, 6), (52, -12)), 15, "#c8342a", taper=(0, 0))


def _hand(s):
    """Index and thumb close on the stick of the kite; the others hold what nobody has asked for."""
    back = {name: (pts, radii) for pts, radii, name in FINGERS}
    _finger(s, *back["little"])
    _hat(s)
    _finger(s, *back["ring"])
    _shoe(s, *big((114, 752)))
    _finger(s, *back["middle"])
    _umbrella(s, *big((236, 800)))
    _finger(s, *back["index"])
    _kite(s)
    _finger(s, *back["thumb"])
    palm = smooth(limb([big(q) for q in ((580, 490), (524, 566), (486, 612))], [48, 55, 55]), 4)
    coat(s, palm, along_line(path(STEM[-3:], 10)), ((NIGHT, 60, "all"), (PALE, 16, "lit")), (24, 60), 1.9, soft=30, stray=0.08, clip=palm)


def _ball(s):
    """On the arm, where a twig stops it."""
    x, y = big((736, 206))
    g = ell(x, y, 46)
    s.thing(g, "#fbf4e4", 0.2, shade=0.9, shcol="#6a4a5a", hatch=5, line=3)
    for a0, col in ((10, "#d8382a"), (130, "#2a7ab0"), (250, "#e8b02a")):
        w = valid(Polygon([(x - 10, y - 10), *arc(x, y, 46, 46, a0, a0 + 58, 12)])).intersection(g)
        s.wash(w, col, 1.1, edge=0.4)
        s.outline(w, 1.8)
    s.curve([(x - 26, y - 24), (x - 16, y - 34), (x, y - 38)], 5, body=True, alpha=0.9)


@card("noon", paper="cold", light=(-0.7, -0.45))
def tree_kite(s):
    """A bare tree bends like an arm; between finger and thumb it holds a kite out to the girl who lost it."""
    _air(s)
    _twigs(s)
    _arm(s)
    _ball(s)
    _hand(s)
    _leaves(s)
    girl(s)
