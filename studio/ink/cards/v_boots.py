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
        for row in range(int(h / 44)):
            for q in (0.28, 0.68):
                s.fill(box(x + w * q - 6, y - h + 18 + row * 40, x + w * q + 6, y - h + 38 + row * 40), "#5a3a50")
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


def mouse(s, x, y, q, turn=0, flip=False, cap=None):
    """A mouse from the side, its arms out before it and round what it climbs; q: its length from nose to rump."""
    at = lambda pts: [(*p, *c[2:]) for p, c in zip(move(np.array([p[:2] for p in pts], float), x, y, q, turn, flip), pts, strict=True)]  # noqa: E731
    look = dict(shade=0.8, shcol="#2a1a2c", hatch=0, line=2.2, gran=0.2)
    s.curve(at([(-0.42, 0.16), (-0.7, 0.3), (-0.66, 0.56), (-0.92, 0.66)]), q * 0.055, "#d8908a")
    s.thing(limb(at([(0.1, 0.08), (0.3, 0.2), (0.46, 0.16)]), [q * 0.07, q * 0.055, q * 0.04]), "#8a7480", 0.9, **look)
    s.thing(limb(at([(-0.26, 0.16), (-0.1, 0.34), (0.06, 0.34)]), [q * 0.12, q * 0.07, q * 0.05]), "#8a7480", 0.9, **look)
    body = blob(
        at(
            [
                (-0.46, 0.1),
                (-0.36, -0.14),
                (-0.1, -0.2),
                (0.14, -0.16),
                (0.3, -0.24),
                (0.46, -0.16),
                (0.62, 0.0),
                (0.5, 0.07),
                (0.3, 0.1),
                (0.1, 0.18),
                (-0.14, 0.26),
                (-0.36, 0.24),
            ]
        ),
        8,
    )
    s.thing(body, "#a8929a", 0.8, **look)
    marks.pelt(
        s,
        s.mask(body),
        lambda px, py: math.radians(turn) + math.pi * (0.95 if not flip else 0.05),
        int(q * 0.9),
        (q * 0.05, q * 0.12),
        1.3,
        "#3a2838",
        "#f4e6e0",
        0.4,
    )
    for a, b, c in ((0.2, -0.3, "#8a7480"), (0.3, -0.27, "#b09aa2")):
        ear = ell(*at([(a, b)])[0], q * 0.12, q * 0.13)
        s.thing(ear, c, 0.9, **look)
        s.fill(ell(*at([(a + 0.01, b + 0.01)])[0], q * 0.07, q * 0.08), "#e8a098", alpha=0.9)
    s.thing(limb(at([(0.12, 0.06), (0.26, 0.22), (0.42, 0.24)]), [q * 0.075, q * 0.06, q * 0.045]), "#a8929a", 0.9, **look)
    s.fill(ell(*at([(0.44, -0.08)])[0], q * 0.032), "#140a12")
    s.fill(ell(*at([(0.435, -0.09)])[0], q * 0.011), "#ffffff", body=True)
    s.fill(ell(*at([(0.62, 0.0)])[0], q * 0.034), "#d86a6a")
    for k in (-0.04, 0.02, 0.08):
        s.stroke(at([(0.54, 0.02), (0.72, 0.06 + k * 2)]), 1.1, "#2a1a2c")
    if cap:
        g = blob(at([(0.24, -0.28), (0.3, -0.42), (0.44, -0.4), (0.5, -0.22), (0.38, -0.22)]), 6)
        s.thing(g, cap, 1.0, shade=0.5, hatch=0, line=2)
        s.stroke(at([(0.24, -0.27), (0.37, -0.2), (0.51, -0.2)]), q * 0.05, "#fff6e8", body=True)


def _captain(s):
    """She sits on the knot; somebody has to wear it."""
    mouse(s, 508, 1108, 150, -34)
    x, y = 540, 1030
    crown = move(poly([(-24, 12), (-30, -22), (-12, -6), (0, -32), (12, -6), (30, -22), (24, 12)]), x, y, 0.9, -14)
    s.thing(crown, GOLD, 1.0, shade=0.6, shcol="#8a4a10", hatch=0, line=2.4)
    for p in move([(-30, -24), (0, -35), (30, -24)], x, y, 0.9, -14):
        s.fill(ell(*p, 5), RED, body=True)


def _crew(s):
    mouse(s, 226, 648, 146, -58, cap="#3a6aa8")
    mouse(s, 782, 424, 140, 58, True, cap="#3a8a70")
    mouse(s, 704, 740, 136, -62, cap="#e0a030")
    mouse(s, 300, 1010, 136, 30, cap="#3a8a70")
    mouse(s, 742, 1050, 136, -34, True, cap="#3a6aa8")
    s.wash(ell(486, 1476, 80, 10), NIGHT, 0.9, wet=6)
    mouse(s, 482, 1424, 132, 24, True, cap="#e0a030")


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
    s.splatter(NIGHT, 40, (0, 1100, 1000, 1500), (0.7, 4))
