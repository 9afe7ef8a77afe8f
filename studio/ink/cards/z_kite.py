"""Relief: a bare old tree is an arm, and its crown a hand that gives a child her kite back."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import along_line, coat

NIGHT, BARK, PALE = "#120c0e", "#4a382e", "#e0c49c"
SKIN = ("#9a6848", "#7a4230", "#2e161c")
YELLOW, RUST = "#f4c42a", "#8a4a0a"
STEM = [(872, 1520), (858, 1260), (868, 960), (890, 660), (884, 420), (826, 292), (716, 322), (616, 424), (540, 536), (486, 606)]
GIRTH = [150, 104, 92, 84, 80, 82, 68, 57, 52, 66]
PINCH = np.array([392.0, 852.0])
FINGERS = (  # thumb last, so that it lies over the rest
    ([(486, 566), (380, 520), (280, 524), (206, 486), (176, 412)], [36, 26, 20, 15, 7], "little"),
    ([(470, 592), (342, 574), (214, 602), (134, 686), (112, 768)], [40, 30, 23, 17, 7], "ring"),
    ([(462, 620), (366, 640), (276, 700), (232, 790), (246, 876)], [42, 32, 25, 18, 7], "middle"),
    ([(470, 646), (398, 676), (338, 738), (336, 806), (386, 854)], [42, 32, 25, 19, 9], "index"),
    ([(536, 614), (548, 706), (500, 792), (448, 836), (386, 850)], [44, 36, 27, 20, 11], "thumb"),
)
KITE = np.array([(392, 888), (276, 1000), (404, 1146), (506, 984)], float)  # top, left, foot, right


def _air(s):
    r = s.rng
    s.wash(s.all, "#fbeec8", 0.35, col2="#f6e0b4", pool=0.5, bloom=3, gran=0.4)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 620), (700, 560), (380, 260), (-100, 420)]), "#6ab0c8", 0.65, wet=90, gran=0.5)
    s.wash(blob([(-100, 980), (300, 1060), (700, 1000), (1100, 1060), (1100, 1380), (-100, 1380)]), "#f0a878", 0.5, wet=90, gran=0.4)
    top = path([(-40, 1396), (220, 1352), (520, 1366), (800, 1330), (1060, 1340)], 10)
    hill = poly([*top, (1060, 1560), (-40, 1560)])
    s.cover(hill)
    s.wash(hill, "#a8b84a", 0.8, col2="#d0b850", gran=0.4, bloom=3)
    s.wash(blob([(380, 1470), (760, 1370), (1100, 1350), (1100, 1600), (300, 1600)]), "#2a4a24", 1.1, wet=60, gran=0.5, clip=s.mask(hill))
    s.stroke(top, 1.8, "#4a6a2a")
    for _ in range(640):
        y = 1370 + 140 * r.random()
        x, q = r.uniform(-10, 1010), 12 + (y - 1350) * 0.16
        s.curve(
            [(x, y), (x + r.normal() * 4, y - q * 0.6), (x + r.normal() * 9 + 5, y - q * r.uniform(0.8, 1.4))],
            1.6,
            ("#4a6a1e", "#8aa83a", "#d8d878", "#2a4a1a")[int(r.integers(4))],
            n=4,
        )


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
        g, ends = places.branches(rr, x, y, long, w, a, 5, 25, 9)
        parts.append(g)
        tips += ends
    g = union(*parts)
    s.cover(g)
    s.wash(g, BARK, 1.4, col2="#2a1c1c", edge=0.4, gran=0.4)
    s.hatch(g, tone=0.8, sep=5, w=1.3, thr=0.4, longest=40, col=NIGHT)
    s.outline(g, 2.2, NIGHT, lost=0.1)
    for x, y in tips:
        if rr.random() < 0.4:
            s.fill(ell(x, y, 3.4, 2.4, rr.uniform(0, 180)), "#8ab03a", body=True)


def _wood(s, g, line, n, soft, w=2.0, long=(26, 84)):
    s.thing(g, "#9a7858", 1.0, col2=BARK, shade=1.1, shcol="#160e10", hatch=0, line=3.4, soft=soft, gran=0.4)
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
        for p, q in (
            ([(800, 1420), (690, 1452), (590, 1462), (520, 1492)], [70, 40, 22, 6]),
            ([(860, 1440), (770, 1490), (710, 1540)], [80, 50, 30]),
            ([(930, 1430), (1000, 1470), (1060, 1500)], [70, 50, 40]),
        )
    ]
    g = smooth(union(limb(STEM, GIRTH, 16), *roots), 14)
    s.wash(blob([(420, 1480), (700, 1440), (900, 1440), (760, 1540), (400, 1540)]), NIGHT, 0.9, wet=30)
    _wood(s, g, STEM, 900, 90)
    s.wash(blob([(930, 380), (1100, 400), (1100, 1560), (880, 1560), (900, 1200), (920, 900), (950, 640)]), NIGHT, 1.5, wet=50, gran=0.5, clip=g)
    line = path(STEM, 16)
    for _ in range(110):  # plates of bark
        i = int(r.integers(2, len(line) - 6))
        d = line[i + 2] - line[i]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        p, q = line[i] + n * r.uniform(-80, 80), r.uniform(14, 36)
        s.curve([p - d * q, p - d * q * 0.4 + n * 7, p + d * q * 0.5 + n * 5, p + d * q], 3.2, NIGHT, clip=g)
        s.curve([p - d * q + n * 5, p + n * 12, p + d * q + n * 5], 1.4, PALE, body=True, alpha=0.5, clip=g)
    for q in (0, 14, 30):  # the skin of an elbow, and of a wrist
        s.curve([(790 - q, 370 - q * 0.3), (826 - q * 0.4, 346 - q), (880, 350 - q * 1.6)], 4 - q * 0.06, NIGHT, clip=g)
        s.curve([(520 + q, 500 - q), (552 + q, 538 - q), (592 + q, 560 - q * 1.1)], 3.6 - q * 0.05, NIGHT, clip=g)
    _eye(s, g)
    return g


def _eye(s, g):
    """A knot; it may be looking."""
    c = np.array([852.0, 690.0])
    s.wash(ell(*c, 66, 48, -8), NIGHT, 0.9, wet=18, clip=g)
    for k in range(5):
        q = 1.75 - k * 0.17
        s.stroke(arc(*c, 40 * q, 27 * q, 20 * k, 20 * k + 300, 34), 3.6 - 0.3 * k, NIGHT, wobble=2.2, clip=g)
        s.stroke(arc(c[0] + 2, c[1] + 4, 40 * q, 27 * q, 20 * k + 30, 20 * k + 260, 30), 1.4, PALE, body=True, alpha=0.5, wobble=2.2, clip=g)
    hole = blob([(814, 698), (830, 680), (856, 672), (884, 682), (892, 696), (866, 708), (836, 710)])
    s.cover(hole)
    brushed(s, hole, "#070406")
    s.curve([(806, 696), (830, 674), (858, 666), (898, 682)], 9, NIGHT)
    s.fill(ell(834, 697, 7, 8), "#e8a83a", body=True)
    s.fill(ell(832, 694, 2.6), "#fff4d0", body=True)
    s.curve([(806, 800), (840, 812), (876, 800), (904, 772)], 6, NIGHT, clip=g, taper=(0.1, 0.3))  # and a crack that may smile
    s.curve([(808, 808), (840, 821), (874, 810)], 1.8, PALE, body=True, alpha=0.7, clip=g)


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
    r = s.rng
    for pts, _, name in FINGERS:
        if name not in ("thumb", "index"):
            continue
        side = 1 if name == "index" else -1
        for p, v, u in marks.along(path(pts[1:], 10), 34):
            if u < 0.86:
                n = np.array([-v[1], v[0]]) * side
                a = math.degrees(math.atan2(n[1], n[0])) + r.normal() * 24
                _leaf(s, p + n * (24 - 12 * u), a, r.uniform(0.7, 1.1))


def _kite(s):
    top, left, foot, right = KITE
    tail = path([foot, (440, 1186), (520, 1196), (574, 1240), (530, 1296), (584, 1344)], 14)
    s.stroke(tail, 3, "#3a1410", taper=(0, 0.1))
    for i, (p, v, _) in enumerate(marks.along(tail, 56)):
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            s.thing(blob([p, p + n * 26 * e - v * 13, p + n * 31 * e + v * 11], 8), ("#f0c030", "#2a7ab0", "#d8382a")[i % 3], 1.0, shade=0.5, hatch=0, line=2.2)
        s.fill(ell(*p, 5), "#3a1410")
    mid = top * 0.62 + foot * 0.38
    for a, b, col in ((top, left, "#f0503a"), (left, foot, "#d02420"), (foot, right, "#a8141c"), (right, top, "#e8382a")):
        part = poly([a, b, mid])
        s.thing(part, col, 1.2, shade=0.5, shcol="#5a0a14", hatch=0, line=2.4, gran=0.4)
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
    at = lambda *pts: move(np.array(pts, float), x - 6, y + 142, 1.05, -14, True)  # noqa: E731
    boot = blob(
        [(*at((-34, -52))[0], 1), (*at((10, -54))[0], 1), *at((12, -14), (46, 0), (66, 18)), (*at((68, 36))[0], 1), (*at((-36, 36))[0], 1), *at((-30, -10))], 8
    )
    s.thing(boot, "#c8502e", 1.1, col2="#8a2a20", shade=0.9, shcol="#2a0a0a", hatch=5, line=3)
    s.stroke(at((-38, 38), (70, 38)), 7, "#1c0c0a", taper=(0, 0))
    for q in range(4):
        s.stroke(at((-2 + q * 5, -40 + q * 12), (16 + q * 7, -36 + q * 12)), 2.6, "#f4e8cc", body=True)


def _hat(s):
    """The little finger wears it."""
    hat = lambda *pts: move(np.array(pts, float), 172, 404, 1.0, -14)  # noqa: E731
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
    _shoe(s, 114, 744)
    _finger(s, *back["middle"])
    _umbrella(s, 232, 796)
    _finger(s, *back["index"])
    _kite(s)
    _finger(s, *back["thumb"])
    palm = smooth(limb([(580, 490), (524, 566), (486, 612)], [40, 46, 46]), 4)
    coat(s, palm, along_line(path(STEM[-3:], 10)), ((NIGHT, 60, "all"), (PALE, 16, "lit")), (24, 60), 1.9, soft=30, stray=0.08, clip=palm)


def _girl(s):
    """On tiptoe, her face up; both hands have closed on the foot of the kite."""
    x = 278
    s.wash(ell(x + 20, 1452, 90, 13), NIGHT, 0.9, wet=10)
    look = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
    for dx, lift in ((14, 0), (-10, 6)):
        s.thing(limb([(x + dx, 1360), (x + dx + 4, 1398), (x + dx, 1430 - lift)], [16, 13, 9]), SKIN[0], 0.95, **look)
        s.thing(
            blob(
                [
                    (x + dx - 11, 1420 - lift),
                    (x + dx + 10, 1420 - lift),
                    (x + dx + 24, 1444 - lift),
                    (x + dx + 28, 1452 - lift),
                    (x + dx + 4, 1454 - lift),
                    (x + dx - 10, 1440 - lift),
                ]
            ),
            "#c8382a",
            1.1,
            shade=0.8,
            shcol="#3a0a10",
            hatch=0,
            line=2.4,
        )
    foot = KITE[2]
    s.thing(limb([(x + 14, 1254), (x + 78, 1204), (foot[0] + 2, foot[1] - 22)], [15, 13, 9], 12), SKIN[0], 0.95, **look)
    dress = blob(
        [
            (x - 22, 1238),
            (x + 6, 1228),
            (x + 28, 1240),
            (x + 34, 1276),
            (x + 30, 1296),
            (x + 56, 1346),
            (x + 72, 1380),
            (x + 34, 1392),
            (x - 4, 1382),
            (x - 40, 1392),
            (x - 66, 1372),
            (x - 42, 1336),
            (x - 28, 1296),
            (x - 30, 1266),
        ]
    )
    s.thing(dress, YELLOW, 0.9, col2="#e8982a", shade=1.0, shcol=RUST, hatch=0, line=3, gran=0.4, soft=50)
    for pts in (
        [(x - 16, 1300), (x - 30, 1340), (x - 46, 1384)],
        [(x + 2, 1300), (x - 2, 1344), (x - 6, 1384)],
        [(x + 20, 1300), (x + 34, 1340), (x + 48, 1384)],
    ):
        s.curve(pts, 2.4, RUST, clip=dress)
    s.curve([(x - 28, 1294), (x + 2, 1302), (x + 30, 1293)], 7, "#c8382a", taper=(0, 0))
    s.thing(limb([(x + 4, 1240), (x + 4, 1204)], [14, 13]), SKIN[0], 0.95, **look)
    # the head in profile, thrown back
    at = lambda *pts: [tuple(p) for p in move(np.array(pts, float), x + 4, 1170, 1.22, -30)]  # noqa: E731
    face = blob(
        at(
            (-30, -6),
            (-22, -32),
            (4, -40),
            (28, -30),
            (36, -12),
            (35, -4),
            (44, 6),
            (37, 12),
            (39, 18),
            (35, 22),
            (37, 28),
            (30, 38),
            (12, 40),
            (-10, 36),
            (-26, 20),
        )
    )
    s.thing(face, SKIN[0], 0.85, **{**look, "shade": 0.15})
    s.stroke(at((25, -2), (31, -5), (35, -2)), 3)
    s.fill(ell(*at((30, -1))[0], 2.6, 3.2))
    s.stroke(at((21, -13), (28, -16), (34, -13)), 2.6)
    s.stroke(at((37, 22), (30, 23), (25, 19)), 2.8, "#3a0a10")  # she laughs
    s.fill(blob(at((36, 20), (29, 22), (26, 19), (30, 28), (36, 27)), 5), "#5a1018")
    hair_ = union(
        blob(at((18, -34), (28, -40), (10, -48), (-16, -44), (-36, -24), (-38, 4), (-28, 22), (-14, 24), (-10, 6), (-4, -12))),
        ell(*at((-34, -38))[0], 27),
        ell(*at((-42, 14))[0], 24),
    )
    s.cover(hair_)
    brushed(s, hair_, "#140a0c")
    tangle(s, hair_.buffer(5), 110, "#140a0c", 2, length=40, loop=0.5, inner=0)
    tangle(s, hair_, 40, "#7a5440", 1.3, length=34, loop=0.5, inner=2, body=True)
    s.thing(ell(*at((-8, 6))[0], 6, 9, -28), SKIN[0], 0.95, shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    for p, q in (((-24, -30), (-18, -38)), ((-34, 0), (-28, 8))):
        s.stroke(at(p, q), 8, "#c8382a", body=True, taper=(0, 0))
    s.thing(limb([(x + 2, 1262), (x + 64, 1226), (foot[0] - 2, foot[1] + 6)], [17, 14, 10], 12), SKIN[0], 0.95, **look)
    s.curve([(x + 52, 1240), (x + 64, 1240), (x + 74, 1230)], 1.8, SKIN[2])
    s.thing(limb([(x - 2, 1258), (x + 16, 1252)], [21, 20]), YELLOW, 0.9, shade=0.8, shcol=RUST, hatch=0, line=2.5)
    d = (KITE[0] - foot) / np.hypot(*(KITE[0] - foot))
    n = np.array([-d[1], d[0]])
    for o, e in ((6, 1), (30, -1)):  # two fists, one above the other
        c = foot + d * (o - 8)
        s.thing(ell(*c, 13, 12), SKIN[0], 0.95, **{**look, "line": 2})
        for k in range(4):
            p = c + d * (k - 1.5) * 5.4
            s.thing(limb([p - n * 11 * e, p + n * 8 * e], [3.6, 3.2]), SKIN[0], 0.95, shade=0.5, shcol=SKIN[2], hatch=0, line=1.3)


def _ball(s):
    """On the arm, where a twig stops it."""
    x, y = 736, 208
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
    _girl(s)
    s.splatter(NIGHT, 40, (500, 900, 1000, 1500), (0.7, 4.5))
