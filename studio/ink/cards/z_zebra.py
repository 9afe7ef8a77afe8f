"""Joy: a zebra in its first snow, whose stripes have come down like stockings."""

from ..easel import *
from ..kit.brush import NIGHT, brushed

BLUE, SHADE = "#7a98cc", "#6a80b4"
GROUND = 1330.0


def _acacia(s, dx, dy, k=1.0):
    r = s.rng
    at = lambda *pts: [(x * k + dx, y * k + dy) for x, y in pts]  # noqa: E731
    wood = union(
        limb(at((86, 826), (100, 700), (76, 580), (50, 530)), [17 * k, 12 * k, 8 * k, 5 * k]),
        limb(at((98, 710), (156, 610), (230, 540)), [11 * k, 8 * k, 4 * k]),
        limb(at((90, 640), (124, 570), (140, 530)), [7 * k, 6 * k, 4 * k]),
    )
    s.thing(wood, "#4a3a48", 1.2, shade=0.9, shcol="#1c1420", hatch=4, line=2.4)
    for x, y, a, b in ((40, 524, 120, 24), (220, 536, 116, 22), (130, 492, 160, 26)):
        (x, y), a, b = at((x, y))[0], a * k, b * k
        crown = s.warp(
            s.mask(
                blob(
                    [
                        (x - a, y),
                        (x - a * 0.6, y - b),
                        (x, y - b * 1.2),
                        (x + a * 0.6, y - b),
                        (x + a, y),
                        (x + a * 0.4, y + b * 0.5),
                        (x - a * 0.4, y + b * 0.5),
                    ]
                )
            ),
            (0, 0, s.w, s.h),
            5,
            7,
        )
        s.cover(crown)
        s.wash(crown, "#3f7448", 1.1, col2="#1f4a3a", edge=0.7, rough=2)
        white = blob(
            [
                (x - a * 0.9, y - 2),
                (x - a * 0.6, y - b * 1.1),
                (x, y - b * 1.6),
                (x + a * 0.6, y - b * 1.1),
                (x + a * 0.9, y - 2),
                (x + a * 0.5, y - b * 0.5),
                (x + a * 0.2, y - b * 0.2),
                (x - a * 0.2, y - b * 0.6),
                (x - a * 0.5, y - b * 0.2),
            ]
        )
        s.cover(white)
        s.wash(white, BLUE, 0.3, grad=("lin", 90, 0, 1), wet=6)
        s.outline(white, 2, lost=0.3)
        for _ in range(30):
            u = r.uniform(-0.95, 0.95)
            px, py = x + u * a, y + b * 0.35 * (1 - u * u)
            s.curve([(px, py), (px + r.normal() * 6, py + 6), (px + r.normal() * 9, py + 12)], 1.4, "#12301f")


def _land(s):
    r = s.rng
    s.sky([(0, "#1c3468", 1.3), (0.45, "#4a74b4", 1.0), (0.8, "#c08aa0", 0.7), (1, "#ffa860", 0.75)], 0, 1080, wet=70)
    s.wash(blob([(-100, -100), (560, -100), (300, 200), (-100, 520)]), "#0c1838", 0.9, wet=90, gran=0.5)
    far = valid(Polygon([*path([(-40, 1050), (220, 1036), (500, 1056), (760, 1034), (1040, 1046)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(far)
    s.wash(far, "#d89a4a", 0.7, col2="#b8703a", pool=0.5)
    _acacia(s, 720, 446, 0.8)
    _acacia(s, 6, 756, 0.42)
    edge = path([(-40, 1120), (200, 1100), (470, 1124), (760, 1096), (1040, 1112)], 12)
    ground = valid(Polygon([*edge, (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#b8d0f0", 0.4, col2="#e8dcec", pool=0.7, bloom=3, grad=("lin", 90, 0.4, 1.3))
    s.stroke(edge, 1.8, "#6a88b4")
    for pts in ([(-40, 1200), (160, 1180), (330, 1210)], [(760, 1190), (880, 1170), (1040, 1200)], [(560, 1470), (700, 1450), (860, 1476)]):
        s.wash(limb(pts, [8, 24, 6]), "#8ab0e0", 0.5, wet=14)
    for _ in range(46):
        y = r.uniform(1130, 1490)
        x, q = r.uniform(0, 1000), 12 + 34 * (y - 1100) / 400
        for _ in range(5):
            b = r.normal() * q * 0.4
            s.curve(
                [(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.2))], 1.4 + q * 0.02, ("#c88a2e", "#a86a2a", "#e8b858")[r.integers(3)]
            )
            x += r.normal() * 4


def _hoof(s, x, y, far):
    s.wash(ell(x + 34, y + 8, 110, 20), SHADE, 1.0, wet=12)
    g = blob([(x - 27, y - 40), (x + 22, y - 42), (x + 46, y + 2), (x + 42, y + 12), (x - 34, y + 12), (x - 32, y - 10)], 4)
    s.thing(g, "#4a4458", 1.2, shade=0.9, shcol="#14101c", hatch=4, line=3.2)
    if not far:
        s.stroke([(x - 18, y - 26), (x - 20, y + 6)], 3, "#b8b0c8", body=True)


def _stocking(s, x, y, wide, n, seed, far=False):
    """Stripes that have come down: black and white rings in a slack heap."""
    r = np.random.default_rng(seed)
    for k in range(n):
        u = k / (n - 1)
        a = wide * (1.36 - 0.5 * u**0.7) * r.uniform(0.95, 1.05)
        h = 15 * (1.1 - 0.2 * u)
        cx, cy, t = x + r.normal() * 4 + 3, y - 6 - u * n * 15, (6 if k % 3 else -7) * r.uniform(0.5, 1.3)
        at = lambda *pts, cx=cx, cy=cy, t=t, a=a, h=h: move(np.array(pts, float) * [a, h], cx, cy, 1, t)  # noqa: E731
        sag = r.uniform(1.1, 1.9, 3)
        fold = blob(
            at(
                (-1.04, -0.1),
                (-0.9, -0.75),
                (-0.4, -0.5),
                (0.1, -0.35),
                (0.6, -0.55),
                (0.92, -0.8),
                (1.04, -0.1),
                (0.9, 0.9),
                (0.5, sag[0]),
                (0.05, sag[1] + 0.2),
                (-0.45, sag[2]),
                (-0.9, 0.9),
            ),
            6,
        )
        s.wash(move(fold, 2, 7), SHADE, 0.8, wet=4)
        if k % 2 == 0:
            s.cover(fold)
            brushed(s, fold, "#14121c" if not far else "#24222e")
        else:
            s.thing(fold, "#fbf8f2" if not far else "#d4daea", 0.2, shade=0.8, shcol=SHADE, hatch=0, line=2.8, white=0.8)
        for e in (-0.72, -0.3, 0.16, 0.62):  # creases hang from the upper edge
            e += r.normal() * 0.08
            s.curve(at((e, -0.4), (e + 0.05, 0.2), (e + 0.02, 0.8)), 2.2, SHADE if k % 2 else "#5a6078", body=k % 2 == 0, alpha=0.8)
    s.stroke(arc(x + 3, y - 16 - n * 15, wide * 0.8, 12, 10, 170, 20), 6, "#14121c", taper=(0.1, 0.1))


def _leg(pts, radii):
    return smooth(limb(pts, radii, 12), 5)


LEGS = (  # far hind, far fore, hind, fore: line, radii
    (True, [(274, 870), (302, 1010), (264, 1120), (282, 1230), (290, 1310)], [80, 58, 38, 28, 26], 292),
    (True, [(678, 890), (684, 1010), (690, 1110), (684, 1220), (690, 1310)], [60, 46, 38, 28, 26], 694),
    (False, [(146, 870), (176, 1020), (120, 1130), (144, 1244), (154, 1336)], [130, 74, 44, 31, 28], 156),
    (False, [(566, 890), (558, 1020), (566, 1124), (558, 1240), (564, 1336)], [84, 58, 42, 30, 28], 568),
)


def _white(s, g, far=False, soft=120):
    s.thing(g, "#d0d8ec" if far else "#fdfaf4", 0.5 if far else 0.1, shade=0.9, shcol="#7890c8", hatch=9, thr=0.62, line=4, white=0.9, soft=soft)
    if not far:
        s.wash(g, "#f4d8c8", 0.08, wet=20, clip=g)


def _ghosts(s, clip, rows, k=0.2):
    """Where a stripe has been, the coat is a little paler and rosy."""
    for pts, w in rows:
        g = limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 0.7, 1), (0.5, 1, 0.85, 0.12))], 10).intersection(clip)
        s.wash(g, "#e09a94", k, edge=0.6, off=0)


BODY = [(x + 50, y - 90) for x, y in [(-66, 690), (-40, 596), (40, 546), (170, 566), (300, 566), (400, 528), (470, 470), (540, 392), (610, 320), (672, 272), (744, 262), (796, 300), (806, 372), (776, 440), (742, 520), (716, 620), (690, 740), (672, 860), (640, 960), (560, 1020), (440, 1014), (300, 1020), (180, 1046), (80, 1060), (-10, 1000), (-56, 860)]]  # fmt: skip


def _trunk(s):
    for far, pts, radii, x in LEGS:
        if not far:
            continue
        g = _leg(pts, radii)
        _white(s, g, True, 40)
        _hoof(s, x, pts[-1][1] + 30, True)
        _stocking(s, x - 2, pts[-1][1] - 6, 50, 8, x, True)
    body = blob(BODY)
    g = smooth(union(body, *(_leg(p, q) for far, p, q, _ in LEGS if not far)), 12)
    _white(s, g)
    s.wash(
        blob([(x + 50, y - 90) for x, y in [(-60, 960), (200, 940), (420, 930), (600, 900), (660, 900), (600, 1030), (420, 1030), (180, 1070), (-60, 1120)]]),
        SHADE,
        0.6,
        wet=40,
        clip=g,
    )
    s.wash(blob([(x + 50, y - 90) for x, y in [(690, 560), (740, 560), (700, 800), (640, 960), (600, 940), (660, 760)]]), SHADE, 0.5, wet=34, clip=g)
    rows = []
    for k in range(6):  # neck
        u = k / 6
        a, b = np.array([470 + 210 * u, 470 - 200 * u]), np.array([708 + 60 * u, 640 - 190 * u])
        rows.append(([a, a * 0.6 + b * 0.4 + [-14, 20], b], 15 - k))
    for x in (-20, 64, 148, 230, 310, 390):  # barrel
        rows.append(([(x, 552), (x + 26, 690), (x + 50, 820), (x + 30, 960)], 17))
    rows += [([(440, 520), (500, 660), (600, 760), (690, 790)], 16), ([(430, 620), (480, 760), (560, 860), (660, 890)], 15)]
    _ghosts(s, g.buffer(-8), [([(p[0] + 50, p[1] - 90) for p in line], w) for line, w in rows])
    for far, pts, _, x in LEGS:
        if far:
            continue
        s.curve([(pts[2][0] - 30, pts[2][1] - 22), (pts[2][0], pts[2][1] - 32), (pts[2][0] + 34, pts[2][1] - 20)], 2.6, SHADE, clip=g)
        s.curve([(pts[2][0] - 28, pts[2][1] + 22), (pts[2][0], pts[2][1] + 32), (pts[2][0] + 30, pts[2][1] + 20)], 2.6, SHADE, clip=g)
        _hoof(s, x, pts[-1][1] + 34, False)
        _stocking(s, x - 2, pts[-1][1] - 2, 58, 9, x)
    for x, y, a, w, t in (
        (560, 1046, 58, 13, 8),
        (566, 1142, 46, 10, -7),
        (168, 1040, 74, 13, -10),
        (126, 1148, 48, 10, 8),
    ):  # the last ones are still on their way
        band = valid(Polygon(np.vstack([move(arc(0, 0, a, 22, 0, 180, 20), x, y, 1, t), move(arc(0, 0, a, 22 + w * 2.2, 180, 0, 20), x, y, 1, t)])))
        brushed(s, band, "#14121c")
    return g


def _tail(s):
    """Thin, with a tuft that is still black."""
    r = s.rng
    line = [(22, 486), (8, 570), (20, 660), (44, 742)]
    s.wash(move(limb(line, [13, 11, 10, 9]), 10, 10), SHADE, 0.6, wet=10, clip=blob(BODY))
    s.thing(limb(line, [13, 11, 10, 9]), "#fdfaf4", 0.1, shade=0.9, shcol="#7890c8", hatch=0, line=3.4)
    for _ in range(90):
        p = np.array([44 + r.normal() * 5, 736 + r.normal() * 6])
        e = p + [12 + r.normal() * 20, r.uniform(70, 136)]
        s.curve([p, (p + e) / 2 + [r.normal() * 6 + 6, 0], e], r.uniform(2, 3.6), NIGHT if r.random() < 0.86 else "#8a90a8", n=6)


def _mane(s):
    r = s.rng
    crest = path([(454, 434), (520, 378), (590, 300), (660, 228), (722, 178), (780, 160)], 20)
    for p, d, u in marks.along(crest, 4):
        n = np.array([d[1], -d[0]])
        for _ in range(3):
            q = r.uniform(58, 88) * (0.4 + 0.6 * math.sin(min(1, u * 2.2) * 1.57))
            dark = math.sin(u * 44) > -0.05
            s.curve(
                [p - n * 8, p + n * q * 0.6 + d * 3, p + n * q + d * 12 + r.normal(size=2) * 3],
                3.4,
                NIGHT if dark else ("#fdfaf4", "#c8d0e4")[int(r.integers(2))],
                wobble=0.4,
                body=not dark,
            )


def _head(s):
    """Hangs down and looks at its own feet; the eye is wide open."""
    x, y, k, turn = 802, 216, 400, 76
    at = lambda *pts: [(*move([q[:2]], x, y, k, turn)[0], *q[2:]) for q in pts]  # noqa: E731
    far_ear = blob(at((0.02, -0.03), (-0.14, -0.12), (-0.26, -0.08), (-0.16, 0.02), (0.0, 0.06)))
    s.thing(far_ear, "#c4cce0", 0.7, shade=0.7, shcol=SHADE, hatch=0, line=3)
    skull = blob(
        at(
            (-0.08, 0.12),
            (-0.05, 0.0),
            (0.06, -0.075),
            (0.20, -0.105),
            (0.34, -0.09),
            (0.52, -0.045),
            (0.70, -0.02),
            (0.84, -0.03),
            (0.95, -0.01),
            (1.0, 0.05),
            (0.995, 0.13),
            (0.965, 0.18),
            (0.955, 0.215),
            (0.90, 0.25),
            (0.82, 0.245),
            (0.70, 0.23),
            (0.56, 0.27),
            (0.44, 0.335),
            (0.32, 0.375),
            (0.18, 0.375),
            (0.06, 0.33),
            (-0.04, 0.24),
        )
    )
    s.wash(move(skull, -16, 14), SHADE, 0.7, wet=20, clip=blob(BODY))
    s.thing(skull, "#fdfaf4", 0.1, shade=0.9, shcol="#7890c8", hatch=9, thr=0.62, line=4, white=0.9, soft=80)
    s.wash(blob(at((0.10, 0.30), (0.30, 0.33), (0.48, 0.28), (0.62, 0.24), (0.46, 0.36), (0.28, 0.40), (0.08, 0.36))), SHADE, 0.7, wet=12, clip=skull)
    s.curve(at((0.46, 0.12), (0.44, 0.22), (0.36, 0.31), (0.24, 0.345)), 2.6, SHADE, clip=skull)

    def band(pts, w):
        brushed(
            s, limb([q[:2] for q in at(*pts)], [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.55, 1, 0.14))], 10).intersection(skull)
        )

    for e in range(4):  # only on the face they have held
        band(((0.36 + 0.09 * e, -0.11), (0.42 + 0.08 * e, -0.02), (0.48 + 0.07 * e, 0.04), (0.58 + 0.055 * e, 0.08)), 9.5 - 0.7 * e)
        band(((0.44 + 0.075 * e, 0.33 - 0.02 * e), (0.48 + 0.07 * e, 0.2), (0.55 + 0.06 * e, 0.14)), 8.5 - 0.6 * e)
    for e in range(3):
        band(((0.0 + 0.075 * e, -0.12), (0.05 + 0.06 * e, 0.0), (0.05 + 0.08 * e, 0.14), (0.10 + 0.09 * e, 0.28)), 11 - e) if e != 1 else None
    dark = blob(
        at((0.80, -0.05), (0.95, -0.03), (1.02, 0.05), (1.01, 0.14), (0.97, 0.25), (0.88, 0.27), (0.79, 0.26), (0.77, 0.16), (0.81, 0.06))
    ).intersection(skull)
    s.wash(blob(at((0.68, -0.04), (0.84, -0.04), (0.86, 0.26), (0.68, 0.25))), "#5a4a50", 0.8, wet=16, clip=skull)
    brushed(s, dark, "#2e2a38")
    s.fill(blob(at((0.885, 0.015), (0.935, 0.02), (0.95, 0.06), (0.915, 0.085), (0.885, 0.06))), "#050408")
    s.curve(at((0.87, 0.07), (0.875, 0.015), (0.92, -0.005), (0.96, 0.03)), 3.4, "#a8a2b4", body=True)
    s.curve(at((0.985, 0.15), (0.93, 0.175), (0.86, 0.165), (0.80, 0.18)), 4, "#08060c")
    s.curve(at((0.985, 0.14), (0.93, 0.165), (0.86, 0.155), (0.80, 0.17)), 1.8, "#a8a2b4", body=True)
    eye = blob(at((0.205, 0.055, 1), (0.22, -0.012), (0.28, -0.042), (0.345, -0.012), (0.37, 0.06, 1), (0.32, 0.112), (0.25, 0.108)))
    s.fill(eye.buffer(8), NIGHT)
    s.cover(eye)
    s.wash(eye, "#fff8ea", 0.2, edge=0.8, off=0)
    c = at((0.322, 0.066))[0]
    s.fill(ell(*c, 18), "#4a2412")
    s.fill(ell(*c, 12), "#080406")
    s.fill(ell(c[0] + 5, c[1] - 6, 4.6), body=True)
    s.outline(eye, 3, lost=0)
    s.curve(at((0.20, 0.07), (0.225, -0.025), (0.29, -0.06), (0.36, -0.03), (0.385, 0.04)), 6, NIGHT)
    s.curve(at((0.19, -0.02), (0.25, -0.085), (0.33, -0.075)), 3, NIGHT, clip=skull)
    ear = blob(at((0.06, 0.06), (-0.05, 0.0), (-0.20, 0.02), (-0.30, 0.10, 1), (-0.22, 0.16), (-0.08, 0.18), (0.02, 0.15)))
    s.thing(ear, "#fbf8f2", 0.2, shade=0.8, shcol=BLUE, hatch=0, line=3.6)
    s.wash(blob(at((0.0, 0.08), (-0.12, 0.06), (-0.24, 0.10), (-0.14, 0.13), (-0.02, 0.13))), "#d88a94", 0.8, wet=4, clip=ear)
    brushed(s, blob(at((-0.19, 0.02), (-0.31, 0.10, 1), (-0.21, 0.16), (-0.235, 0.10))).intersection(ear))
    for _ in range(40):  # forelock
        p = np.array(at((s.rng.uniform(-0.04, 0.05), s.rng.uniform(-0.06, 0.06)))[0])
        q = np.array(at((0.22, -0.10 + s.rng.normal() * 0.03))[0])
        s.curve([p, (p + q) / 2 + [14, -6], p + (q - p) * s.rng.uniform(0.6, 1.0)], 3, NIGHT if s.rng.random() < 0.7 else "#fdfaf4", body=s.rng.random() < 0.3)
    return at((0.80, -0.05))[0]


def _flake(s, x, y, q):
    """One snowflake with six arms."""
    for ink, w in ((SHADE, 7), (None, 4)):
        for k in range(6):
            a = k * math.tau / 6 + 0.2
            d = np.array([math.cos(a), math.sin(a)])
            n = np.array([-d[1], d[0]])
            c = np.array([x, y])
            s.stroke([c, c + d * q], w, ink, body=True, taper=(0, 0), wobble=0.2)
            for u in (0.45, 0.72):
                for e in (-1, 1):
                    s.stroke([c + d * q * u, c + d * q * (u + 0.2) + n * q * 0.22 * e], w * 0.7, ink, body=True, taper=(0, 0), wobble=0.2)


def _robin(s, x, y, k):
    """A robin that wears one of the stripes as a bow tie."""
    at = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(ell(x + 10 * k, y + 4 * k, 60 * k, 9 * k), SHADE, 0.9, wet=8)
    for a in (-10, 10):
        s.stroke(at([(a, -40), (a + 2, -2)]), 3 * k)
        for c in (-14, -4, 8):
            s.stroke(at([(a + 2, -2), (a + 2 + c, 4 - abs(c) * 0.2)]), 2.2 * k)
    s.thing(blob(at([(50, -70), (104, -38, 1), (92, -26, 1), (40, -46)])), "#5a5a60", 0.9, hatch=4, line=2)
    s.thing(
        blob(at([(-36, -136), (-8, -152), (22, -136), (52, -100), (62, -66), (40, -36), (4, -28), (-34, -42), (-54, -76), (-52, -112)])),
        "#7a7468",
        0.75,
        col2="#5f6470",
        shade=0.6,
        hatch=5,
        line=2.4,
        white=0.4,
    )
    breast = blob(at([(-46, -128), (-22, -122), (0, -96), (-2, -62), (-22, -44), (-40, -50), (-52, -78), (-52, -112)]))
    s.cover(breast, keep=0.1)
    s.wash(breast, "#d8562a", 1.0, col2="#e8903a", edge=0.6, off=1)
    marks.pelt(s, s.mask(breast), lambda a, b: 1.9, 90, (6, 13), 1.2, dark="#8a2e1a", light="#ffd0a0", share=0.4)
    s.thing(blob(at([(4, -112), (36, -106), (62, -74), (78, -50, 1), (44, -52), (14, -66)])), "#4f5560", 0.9, hatch=4, line=2)
    s.thing(poly(at([(-46, -134), (-72, -146), (-50, -122)])), "#3a3430", 0.9, hatch=0, line=1.8)
    s.fill(ell(x - 30 * k, y - 130 * k, 5.2 * k))
    s.fill(ell(x - 31.5 * k, y - 132 * k, 1.7 * k), body=True)
    for e in (-1, 1):
        s.fill(poly(at([(-34, -98), (-34 + 34 * e, -118), (-34 + 38 * e, -98), (-34 + 32 * e, -80)])), NIGHT)
        s.stroke(at([(-34 + 14 * e, -106), (-34 + 26 * e, -112)]), 1.6, body=True)
    s.fill(ell(x - 34 * k, y - 98 * k, 8 * k), NIGHT)


@card("frost", paper="cold", light=(-0.4, -0.8))
def first_snow(s):
    """A zebra looks down at its own feet: in the first snow all its stripes have slid down like stockings."""
    _land(s)
    _trunk(s)
    _tail(s)
    _mane(s)
    nose = _head(s)
    _flake(s, nose[0] + 4, nose[1] - 10, 34)
    _robin(s, 886, 1404, 1.0)
    r = s.rng
    for _ in range(150):
        x, y = r.uniform(0, 1000), r.uniform(0, 1300)
        s.fill(ell(x, y, r.uniform(1.5, 6.5)), body=True, alpha=0.95)
    s.splatter("#16264e", 26, size=(0.7, 3))
