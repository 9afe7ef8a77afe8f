"""The king is too tall to see who climbs his boots."""

from ..easel import *
from ..kit.rim import rim

NIGHT, RED, GOLD = "#1a0d24", "#d8262e", "#f2c04a"
LIFT = {-1: 0, 1: 66}  # he is about to step off


def _square(s):
    """Between the boots: a town at noon."""
    r = s.rng
    s.wash(s.all, "#9ac4dc", 0.7, col2="#fbe2b0", mix=("lin", 90, 0, 1), pool=0.4, gran=0.25, bloom=3)
    s.wash(box(-40, -40, 1040, 260), "#5a7fb8", 0.5, wet=80, gran=0.25)
    for x, y, n in ((400, 420, 150), (470, 560, 190), (380, 300, 110)):
        g = union(*(ell(x + k * n * 0.2, y - 14 * math.sin(k), n * 0.16, n * 0.1) for k in range(5)))
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 3, 8), 0.85, 4)
    for i, (x, w, h, col, roof) in enumerate(
        (
            (330, 66, 150, "#e8b890", "#a84a3a"),
            (392, 58, 210, "#f4e0b8", "#6a4a70"),
            (448, 74, 130, "#d8a0a0", "#8a3a40"),
            (520, 54, 240, "#f6ecd0", "#5a5a8a"),
            (574, 70, 160, "#e8c890", "#a84a3a"),
            (640, 66, 190, "#d8b8b8", "#6a4a70"),
        )
    ):
        y = 1050
        g = poly([(x, y), (x, y - h), (x + w, y - h), (x + w, y)])
        s.thing(g, col, 0.7, shade=0.35, shcol="#8a5a70", hatch=0, line=2, gran=0.2)
        s.thing(poly([(x - 5, y - h), (x + w / 2, y - h - 44 - 8 * (i % 3)), (x + w + 5, y - h)]), roof, 0.9, shade=0.4, hatch=4, line=2)
        for row in range(int(h / 48)):
            for q in ((0.3, 0.7), (0.5,), (0.34, 0.66))[(i + row * (i % 2)) % 3]:
                if r.random() < 0.82:
                    u, v, n = x + w * q + r.normal(), y - h + 20 + row * (38 + 5 * (i % 3)), 5 + i % 2
                    s.fill(union(box(u - n, v, u + n, v + 13 + 3 * (i % 3)), ell(u, v, n)), ("#5a3a50", "#7a5a68", "#4a3a60")[int(r.integers(3))])
    ground = poly([(-40, 1046), (1040, 1046), (1040, 1560), (-40, 1560)])
    s.cover(ground)
    s.wash(ground, "#f8e4b0", 0.6, col2="#eec688", pool=0.4, gran=0.25)
    for k in range(-12, 13):
        s.stroke([(500 + k * 30, 1048), (500 + k * 190, 1520)], 1.5, "#b8884a", alpha=0.7)
    for y in (1064, 1088, 1122, 1170, 1236, 1324, 1440):
        s.stroke([(-20, y + r.normal() * 2), (1020, y + r.normal() * 2)], 1.5, "#b8884a", alpha=0.7)
    s.wash(poly([(210, 1560), (330, 1250), (392, 1120), (620, 1120), (700, 1250), (820, 1560)]), "#6a4a7a", 0.5, wet=40, gran=0.2, clip=ground)


def _trousers(s):
    """Two white columns with a red stripe leave the card; medals swing in from above."""
    for e in (-1, 1):
        m = lambda pts, e=e: [(500 + e * a, b, *c) for a, b, *c in pts]  # noqa: E731
        g = blob(m([(26, -60, 1), (60, 60), (110, 200), (150, 330), (420, 330), (400, 200), (372, 60), (350, -60, 1)]), 8)
        s.thing(g, "#efe4e0", 0.4, shade=1.0, shcol="#5a4a86", hatch=8, line=3.6, soft=90, gran=0.25)
        s.wash(blob(m([(20, -60), (60, 60), (120, 260), (170, 340), (210, 340), (150, 200), (110, 60), (90, -60)])), "#3a2a5a", 0.7, wet=30, clip=g)
        stripe = blob(m([(232, -60), (262, 60), (290, 200), (306, 330), (356, 330), (338, 200), (306, 60), (274, -60)]), 8)
        s.thing(stripe.intersection(g), RED, 1.0, shade=0.5, shcol="#6a0618", hatch=0, line=2.6)
        for pts in ([(120, 220), (200, 250), (270, 236)], [(100, 150), (160, 170), (210, 150)], [(380, 180), (350, 230), (330, 250)]):
            s.curve(m(pts), 2.6, "#3a2a5a", clip=g)
        rim(s, g, 6, 2, "#fff8e4", 0.8)
    _ermine(s)


def _ermine(s):
    """All that is seen of him: the hem of a king."""
    r = s.rng
    low = [(-40, 96), (120, 128), (300, 104), (500, 134), (700, 104), (880, 128), (1040, 96)]
    band = poly([(-40, -40), (1040, -40), *path(low, 10)[::-1]])
    s.wash(move(band, 0, 40), NIGHT, 0.9, wet=22)
    s.cover(band)
    s.wash(band, "#fff8ec", 0.12, pool=0.4)
    s.wash(poly([(-40, 70), (1040, 70), *path(low, 10)[::-1]]), "#8a78a8", 0.6, wet=22, clip=band)
    marks.pelt(s, s.mask(band), lambda x, y: 1.57 + 0.2 * math.sin(x / 60), 700, (14, 34), 1.5, "#a898b8", "#ffffff", 0.5)
    for p, _, _ in marks.along(path(low, 10), 7):
        s.curve(
            [p - [0, 10], p + [r.normal() * 3, 6], p + [r.normal() * 6, r.uniform(14, 26)]],
            3.4,
            ("#fff8ec", "#d8cce0", "#6a5a86")[int(r.integers(3))],
            body=True,
        )
    for x, y in ((60, 50), (186, 76), (318, 48), (440, 84), (566, 58), (690, 78), (812, 46), (930, 74)):
        s.fill(blob([(x - 9, y - 14), (x + 9, y - 15), (x + 8, y + 12), (x + 1, y + 42, 1), (x - 8, y + 12)], 6), "#150c1c", body=True)
        for q in (-5, 0, 5):
            s.stroke([(x + q, y + 4), (x + q * 0.7, y + 34)], 1.4, "#5a4a68", body=True)
    s.wash(box(-40, -40, 1040, 14), "#6a2450", 1.4, edge=0.4)
    s.curve([(-20, 16), (300, 20), (500, 14), (700, 20), (1020, 16)], 9, GOLD, body=True, taper=(0, 0))


def _boot(s, e):
    """From its toe, at the height of a mouse. e: -1 the left one on the card, 1 the right."""
    at = lambda pts: [(500 + e * a, b - LIFT[e], *c) for a, b, *c in pts]  # noqa: E731
    down = lambda pts: [(500 + e * a, b) for a, b in pts]  # noqa: E731
    s.wash(blob(down([(96, 1330), (300, 1300), (560, 1310), (560, 1420), (300, 1452), (70, 1420)])), NIGHT, 1.4, wet=26)
    sole = blob(at([(112, 1250), (300, 1310), (560, 1290), (560, 1404), (330, 1424), (140, 1402), (96, 1340)]), 8)
    s.thing(sole, "#b8743c", 1.0, shade=0.9, shcol="#2a1018", hatch=0, line=4, gran=0.25)
    for x in range(124, 520, 26):
        s.curve(at([(x, 1330 + 18 * math.sin((x - 90) / 170)), (x + 4, 1376), (x + 2, 1404)]), 3, "#3a1a18", clip=sole)
    if LIFT[e]:
        tread = blob(at([(112, 1360), (140, 1398), (330, 1420), (560, 1400), (560, 1446), (340, 1470), (168, 1446)]), 8)
        s.thing(tread, "#5a2c1c", 1.3, shade=0.8, shcol="#12060c", hatch=0, line=3.4)
        for x in range(140, 520, 40):
            s.curve(at([(x, 1392), (x + 14, 1424), (x + 20, 1460)]), 9, "#1c0a10", clip=tread)
    g = blob(
        at(
            [
                (150, 300),
                (290, 276),
                (428, 300),
                (440, 480),
                (446, 640),
                (470, 780),
                (530, 900),
                (580, 1040),
                (580, 1290),
                (420, 1346),
                (260, 1340),
                (130, 1290),
                (104, 1200),
                (112, 1070),
                (140, 930),
                (156, 780),
                (150, 540),
            ]
        ),
        10,
    )
    s.thing(g, "#4a2a3a", 1.2, col2="#301a2c", shade=1.0, shcol="#0c0614", hatch=0, line=4.4, soft=130, gran=0.25)
    s.hatch(g, sep=11, w=1.5, thr=0.6, soft=130, col="#0c0614", alpha=0.7)
    cap = path([(106, 1190), (160, 1096), (290, 1046), (430, 1060), (580, 1140)], 10)
    for off, w, col in ((0, 4.4, "#0c0614"), (12, 2, "#d8a890")):
        s.stroke(at([(x, y + off) for x, y in cap]), w, col, body=off > 0, alpha=1 if not off else 0.7, clip=g)
    for x, y in cap[3:-2:2]:
        s.fill(ell(*at([(x, y + 26)])[0], 4.4), "#0c0614")
    if e < 0:
        for pts, w in (([(430, 1130), (360, 1102), (280, 1104)], 16), ([(410, 1160), (380, 1148), (350, 1146)], 9), ([(404, 420), (408, 560), (416, 700)], 9)):
            s.curve(at(pts), w, "#f6dcd8", body=True, alpha=0.6, clip=g)
    else:
        for pts, w in (([(170, 1180), (210, 1130), (270, 1108)], 16), ([(160, 1222), (168, 1196), (184, 1178)], 9), ([(176, 420), (178, 560), (180, 700)], 8)):
            s.curve(at(pts), w, "#f6dcd8", body=True, alpha=0.6, clip=g)
    for pts in (
        [(150, 860), (190, 880), (216, 930)],
        [(146, 920), (182, 930), (206, 964)],
        [(480, 830), (440, 860), (420, 910)],
        [(500, 890), (462, 910), (440, 950)],
    ):
        s.curve(at(pts), 3.4, "#0c0614", clip=g)
    rim(s, g, 9 if e > 0 else 7, 4, "#ffd9a8", 0.8, 2)
    tongue = blob(at([(212, 280), (362, 280), (374, 560), (392, 780), (404, 950), (330, 1000), (250, 960), (222, 780), (208, 560)]), 8)
    s.thing(tongue, "#7a4640", 1.1, shade=0.9, shcol="#1c0a14", hatch=9, line=3.2, gran=0.25)
    return g, at


ROWS = np.linspace(360, 950, 7)


def eyelets(y):
    u = (y - 360) / 590
    return 196 + 30 * math.sin(u * 2.2), 378 + 34 * u


def _lacing(s, at):
    for y in ROWS:
        for x in eyelets(y):
            s.thing(ell(*at([(x, y)])[0], 19, 18), GOLD, 1.0, shade=0.8, shcol="#6a3410", hatch=0, line=2.8)
            s.fill(ell(*at([(x, y)])[0], 8), "#0c0614")
    for y, z in zip(ROWS, ROWS[1:], strict=False):
        (a, b), (c, d) = eyelets(y), eyelets(z)
        for p, q in (((a, y), (d, z)), ((b, y), (c, z))):
            mid = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 8)
            cord(s, at([p, mid, q]), 13)


def cord(s, pts, w, cast=(8, 14)):
    """A plaited lace."""
    pts = [p[:2] for p in pts]
    g = limb(pts, [w] * len(pts), 14)
    s.wash(move(g, *cast), "#120614", 0.9, wet=9)
    s.thing(g, RED, 1.15, shade=0.7, shcol="#6a0616", hatch=0, line=2.8, gran=0.2)
    c = path(pts, 12)
    for p, d, _ in marks.along(c, w * 1.25):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * w * 0.8 - d * w * 0.3, p + n * w * 0.8 + d * w * 0.3], 1.7, "#7a0a1a", wobble=0.4)
    s.stroke([q + np.array([-w * 0.25, -w * 0.42]) for q in c], w * 0.24, "#ffc0a0", body=True, alpha=0.8)
    return g


def _bow(s):
    """One proper bow for two boots."""
    mid = np.array([500.0, 1190.0])
    cord(s, [(282, 954), (344, 1040), (420, 1130), (488, 1182)], 19, (10, 26))
    cord(s, [(718, 886), (680, 1000), (584, 1126), (512, 1182)], 19, (10, 26))
    cord(s, [(496, 1194), (450, 1260), (440, 1330), (394, 1392)], 18, (8, 12))
    cord(s, [(504, 1194), (552, 1256), (566, 1330), (622, 1398)], 18, (8, 12))
    for e in (-1, 1):
        for x, y in ((394, 1392),) if e < 0 else ((622, 1398),):
            s.thing(limb([(x + 12 * -e, y - 18), (x + e * 14, y + 22)], [17, 14]), GOLD, 1.0, shade=0.8, shcol="#6a3410", hatch=0, line=2.8)
        loop = [mid + [e * a, b] for a, b in ((6, -4), (60, -92), (150, -128), (214, -84), (196, -12), (110, 22), (10, 8))]
        cord(s, loop, 19, (10, 22))
    knot = blob([(456, 1170), (480, 1146), (520, 1144), (546, 1168), (548, 1206), (520, 1230), (480, 1232), (454, 1208)])
    s.wash(move(knot, 8, 14), NIGHT, 0.9, wet=8)
    s.thing(knot, RED, 1.2, shade=0.8, shcol="#6a0616", hatch=0, line=3.2)
    for k in range(4):
        s.curve([(462 + 22 * k, 1156), (474 + 22 * k, 1190), (464 + 22 * k, 1224)], 2.2, "#7a0a1a", clip=knot)
    s.curve([(470, 1164), (500, 1154), (526, 1160)], 4, "#ffc0a0", body=True, alpha=0.8)


def bent(a, b, side, reach=0.2):
    """Where the elbow or the knee between a and b is."""
    a, b = np.array(a[:2], float), np.array(b[:2], float)
    d = b - a
    n = np.hypot(*d)
    k = max(reach, n * 0.53)
    h = math.sqrt(max(k * k - n * n / 4, 0)) * side
    return tuple((a + b) / 2 + np.array([-d[1], d[0]]) / max(n, 1e-6) * h)


def mouse(
    s,
    x,
    y,
    q,
    turn=0,
    flip=False,
    cap=None,
    arms=((0.3, -0.06), (0.34, 0.1)),
    elbows=(1, 1),
    feet=((0.0, 0.52), (0.1, 0.5)),
    sole=(4, 4),
    nod=0,
    feel="plain",
    tail=((-0.5, 0.5), (-0.74, 0.3), (-0.98, 0.44)),
    fur=("#a8929a", "#8a7480", "#3a2838"),
    fat=1.0,
    long=1.0,
    between=None,
):
    """A mouse upright, from the side, looking right; x, y the middle of its body, q its height. arms: where the near and the far paw are; elbows: the
    side to which they bend; feet: the heels, near and far; sole: how the feet are turned; nod: of the head; between: drawn under the near arm."""

    def at(*pts):
        return [(*v, *p[2:]) for v, p in zip(move(np.array([p[:2] for p in pts], float), x, y, q, turn, flip), pts, strict=True)]

    def head(*pts):
        return at(*move(np.array(pts, float), 0.05, -0.26 * long, 1, nod))

    coat, far, dark = fur
    look = dict(shade=0.7, shcol="#2a1a2c", hatch=0, line=2.4, gran=0.2)
    pink = dict(shade=0.4, shcol="#6a2a38", hatch=0, line=1.8)

    def paw(p, way, size=1.0):
        """A palm, three fingers that close and a thumb."""
        d = np.array([math.cos(way), math.sin(way)])
        n = np.array([-d[1], d[0]])
        p = np.array(p)
        parts = [limb(at(tuple(p), tuple(p + d * 0.04 * size)), [q * 0.034 * size, q * 0.034 * size])]
        for k in (-1, 0, 1):
            root = p + d * 0.045 * size + n * 0.024 * k * size
            parts.append(
                limb(
                    at(tuple(root), tuple(root + d * 0.035 * size + n * 0.012 * k), tuple(root + d * 0.052 * size - n * 0.006)),
                    [q * 0.0125, q * 0.0125, q * 0.009],
                )
            )
        parts.append(limb(at(tuple(p), tuple(p - n * 0.045 * size + d * 0.02)), [q * 0.013, q * 0.009]))
        s.thing(union(*parts), "#eab0a2", 0.9, **pink)

    def arm(i, shoulder):
        hand = arms[i]
        e = bent(shoulder, hand, elbows[i])
        way = math.atan2(hand[1] - e[1], hand[0] - e[0])
        g = union(limb(at(shoulder, e), [q * (0.088, 0.075)[i], q * 0.05]), limb(at(e, hand), [q * 0.056, q * 0.032]))
        if not i:
            s.wash(move(g, 3, 7), "#1a0d24", 0.5, wet=5)
        paw(hand, way)
        s.thing(g, (coat, far)[i], 0.9, **look)
        up = math.radians(turn) + math.atan2(e[1] - shoulder[1], e[0] - shoulder[0])
        marks.pelt(s, s.mask(g), lambda px, py: up if not flip else math.pi - up, int(q * 0.22), (q * 0.04, q * 0.08), 1.2, dark, "#f4e6e0", 0.4)

    def leg(i):
        hip, heel = ((-0.07, 0.26 * long), (0.0, 0.28 * long))[i], feet[i]
        knee = bent(hip, heel, -1, 0.17)
        a = math.radians(sole[i])
        toe = (heel[0] + 0.2 * math.cos(a), heel[1] + 0.2 * math.sin(a))
        foot = [
            limb(
                at((heel[0] - 0.015, heel[1]), (heel[0] * 0.45 + toe[0] * 0.55, heel[1] * 0.45 + toe[1] * 0.55 - 0.008), toe), [q * 0.034, q * 0.036, q * 0.026]
            )
        ]
        for k in (-1, 0, 1):
            foot.append(limb(at(toe, (toe[0] + 0.05 * math.cos(a + k * 0.45), toe[1] + 0.05 * math.sin(a + k * 0.45))), [q * 0.016, q * 0.01]))
        s.thing(union(*foot), "#eab0a2", 0.9, **pink)
        g = union(limb(at(hip, knee), [q * (0.165, 0.13)[i], q * 0.075]), limb(at(knee, heel), [q * 0.07, q * 0.034]))
        s.thing(g, (coat, far)[i], 0.9, **look)
        return g

    down = math.radians(turn) + 1.6
    s.curve(at((-0.2, 0.38 * long), *tail), q * 0.05, "#c8787a", taper=(0.02, 0.5))
    arm(1, (0.08, -0.1 * long))
    leg(1)
    body = blob(at(*[(a * fat, b * long) for a, b in ((0.02, -0.28), (0.13, -0.16), (0.16, 0.04), (0.2, 0.24), (0.12, 0.42), (-0.06, 0.48), (-0.22, 0.4), (-0.27, 0.18), (-0.2, -0.06), (-0.1, -0.24))]), 8)  # fmt: skip
    s.wash(move(body, 8, 12), NIGHT, 0.7, wet=9)
    s.thing(body, coat, 0.85, **look)
    s.wash(blob(at((0.08, -0.16), (0.2 * fat, 0.06), (0.21 * fat, 0.3), (0.08, 0.42), (0.06, 0.1))), "#fff0e4", 0.1, wet=4, clip=body)
    s.lift(blob(at((0.09, -0.14), (0.17 * fat, 0.06), (0.18 * fat, 0.26), (0.1, 0.34), (0.09, 0.1))), 0.45, 7)
    marks.pelt(s, s.mask(body), lambda px, py: down, int(q * 1.1), (q * 0.05, q * 0.11), 1.4, dark, "#f4e6e0", 0.4)
    g = leg(0)
    marks.pelt(s, s.mask(g), lambda px, py: down, int(q * 0.4), (q * 0.05, q * 0.1), 1.4, dark, "#f4e6e0", 0.4)
    s.thing(ell(*head((0.03, -0.17))[0], q * 0.09, q * 0.115), far, 0.9, **look)
    skull = blob(
        head((-0.17, 0.04), (-0.14, -0.11), (-0.01, -0.16), (0.1, -0.1), (0.2, -0.01), (0.29, 0.03), (0.28, 0.07), (0.17, 0.11), (0.06, 0.14), (-0.08, 0.15)), 8
    )
    s.wash(move(skull, 3, 10), "#1a0d24", 0.5, wet=6, clip=body)
    s.thing(skull, coat, 0.8, **look)
    back = math.radians(turn + nod) + math.pi if not flip else -math.radians(nod - turn)
    marks.pelt(s, s.mask(skull), lambda px, py: back, int(q * 0.5), (q * 0.04, q * 0.08), 1.3, dark, "#f4e6e0", 0.4)
    e = head((0.11, -0.035))[0]
    if feel == "fear":
        s.fill(ell(*e, q * 0.05), "#ffffff", body=True)
        s.outline(ell(*e, q * 0.05), 1.6)
    if feel == "shut":
        s.curve(head((0.06, -0.05), (0.11, -0.015), (0.16, -0.035)), 3, "#140a12")
        s.curve(head((0.05, -0.09), (0.1, -0.08), (0.16, -0.06)), 2, "#140a12")
    else:
        s.fill(ell(*e, q * 0.032), "#140a12", body=True)
        s.fill(ell(e[0] - q * 0.008, e[1] - q * 0.012, q * 0.012), "#ffffff", body=True)
    s.fill(ell(*head((0.29, 0.04))[0], q * 0.028), "#d86a6a", body=True)
    if feel in ("shout", "fear"):
        s.fill(blob(head((0.25, 0.075), (0.2, 0.1), (0.14, 0.1), (0.17, 0.16), (0.22, 0.14))), "#5a0a1a", body=True)
    else:
        s.curve(head((0.27, 0.075), (0.21, 0.095), (0.15, 0.085)), 2, "#140a12")
    for k in (-0.05, 0.01, 0.07):
        s.stroke(head((0.23, 0.05), (0.38, 0.06 + k * 1.6)), 1.2, "#2a1a2c")
    if cap:
        g = blob(head((-0.12, -0.12), (-0.1, -0.23), (0.02, -0.27), (0.11, -0.2), (0.13, -0.09), (0.02, -0.12)), 6)
        s.thing(g, cap, 1.0, shade=0.5, hatch=0, line=2.2)
        s.stroke(head((-0.12, -0.11), (0.02, -0.11), (0.14, -0.08)), q * 0.045, "#fff6e8", body=True, taper=(0, 0))
    ear = ell(*head((-0.1, -0.14))[0], q * 0.1, q * 0.12)
    s.thing(ear, coat, 0.9, **look)
    inner = ell(*head((-0.085, -0.13))[0], q * 0.065, q * 0.085)
    s.wash(inner, "#e8948c", 0.9, wet=3)
    if between:
        between()
    arm(0, (0.01, -0.09 * long))
    return head


GREY, BROWN, FAWN, SOOT = (
    ("#a8929a", "#8a7480", "#3a2838"),
    ("#a87a58", "#80583e", "#3a1e14"),
    ("#d0ae88", "#a88464", "#5a3a28"),
    ("#74667a", "#5a4c62", "#1a1020"),
)


def _crew(s):
    """Each has its own part in it: one climbs, one keeps a lookout, one hangs, one hauls, one would rather not look."""
    mouse(s, 226, 600, 186, 10, cap="#3a6aa8", arms=((0.2, -0.42), (0.3, -0.2)), elbows=(-1, 1), feet=((-0.02, 0.46), (-0.12, 0.62)), sole=(-8, 24), nod=-38, fur=BROWN, fat=0.92)  # fmt: skip
    mouse(s, 806, 470, 176, -4, True, cap="#3a8a70", arms=((0.3, -0.34), (0.3, 0.04)), elbows=(1, 1), feet=((0.0, 0.5), (0.14, 0.42)), sole=(0, -10), nod=-30, fur=SOOT, long=1.04)  # fmt: skip
    mouse(s, 740, 1054, 184, 6, True, cap="#e0a030", arms=((0.2, -0.58), (0.28, -0.46)), elbows=(-1, -1), feet=((-0.16, 0.6), (0.14, 0.56)), sole=(70, 20), nod=-16, feel="fear", tail=((-0.3, 0.7), (-0.2, 0.9), (-0.36, 1.05)), fur=FAWN, fat=0.86, long=1.06)  # fmt: skip
    mouse(s, 228, 1084, 166, -20, cap="#3a8a70", arms=((0.38, 0.04), (0.34, 0.0)), elbows=(1, 1), feet=((0.16, 0.4), (0.04, 0.5)), sole=(10, 24), nod=10, feel="shut", fur=GREY, fat=1.14, tail=((-0.3, 0.5), (-0.5, 0.52), (-0.66, 0.44)))  # fmt: skip
    s.wash(ell(500, 1478, 84, 10), NIGHT, 0.9, wet=6)
    mouse(s, 502, 1412, 160, 10, True, cap="#3a6aa8", arms=((0.2, -0.26), (0.24, -0.28)), elbows=(1, 1), feet=((-0.02, 0.36), (0.08, 0.36)), sole=(-8, -8), nod=20, feel="shut", fur=FAWN, fat=1.12, long=0.86)  # fmt: skip


def _captain(s):
    """She stands on the knot; somebody has to wear it."""
    head = mouse(s, 490, 1066, 186, -3, arms=((0.34, -0.34), (0.22, 0.14)), elbows=(1, 1), feet=((-0.06, 0.5), (0.08, 0.49)), nod=-16, feel="shout")
    c = np.array(head((0.01, -0.22))[0])
    crown = move(poly([(-30, 14), (-36, -28), (-15, -8), (0, -40), (15, -8), (36, -28), (30, 14)]), *c, 0.88, -16)
    s.thing(crown, GOLD, 1.0, shade=0.6, shcol="#8a4a10", hatch=0, line=2.6)
    for p in move([(-36, -30), (0, -43), (36, -30)], *c, 0.88, -16):
        s.fill(ell(*p, 5.5), RED, body=True)


@card("plum", paper="cold", light=(-0.5, -0.8))
def laced_giant(s):
    """Two boots fill the card; mice in sailors' caps climb the laces as rigging and have tied them in one bow."""
    _square(s)
    _trousers(s)
    for e in (-1, 1):
        _, at = _boot(s, e)
        _lacing(s, at)
    _bow(s)
    _crew(s)
    _captain(s)
    s.splatter(NIGHT, 20, (0, 1100, 1000, 1500), (0.6, 2))
