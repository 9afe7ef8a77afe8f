"""Loneliness: a call to the bottom of the sea; who is called is nearer than the caller thinks."""

from ..easel import *
from ..kit.drape import drape
from ..kit.figure import digit
from ..kit.portrait import tresses
from ..kit.profile import profile
from .g_ear import DEEP, ear

SKIN = ("#c08a60", "#c0704c", "#4a2426")
OIL = ("#6a3410", "#f6c032", "#fff0a8")
SEA = 524
HEAD = [
    (330, 470), (300, 540), (262, 640), (232, 726), (214, 786), (222, 828), (196, 880), (140, 962), (110, 1004), (122, 1032), (176, 1048), (186, 1066), (164, 1096), (152, 1120), (176, 1140),
    (190, 1148), (170, 1172), (172, 1200), (200, 1222), (206, 1256), (190, 1300), (206, 1360), (270, 1400), (380, 1412), (470, 1440), (500, 1560), (1060, 1560), (1060, 1500), (960, 1400), (930, 1280), (952, 1120), (960, 960), (936, 800),
    (900, 660), (862, 560), (826, 470), (780, 446), (640, 452), (480, 450), (400, 452),
]  # fmt: skip


def _sea(s):
    r = s.rng
    s.sky([(0, "#cfdcd0", 0.5), (0.6, "#f4e4c0", 0.45), (1, "#f0b888", 0.5)], 0, SEA, wet=70)
    s.thing(ell(150, 380, 60), "#f0904a", 0.7, shade=0, hatch=0, line=0)
    water = box(-40, SEA, 1040, 1560)
    s.cover(water)
    s.wash(water, "#4fa6ae", 0.8, col2="#0e2c4c", mix=("lin", 90, 0, 1.1), pool=0.3, gran=0.2, grad=("lin", 90, 0.4, 1.5))
    s.wash(poly([(-60, 1100), (300, 1300), (1060, 1300), (1060, 1560), (-60, 1560)]), DEEP, 0.9, wet=90, gran=0.2)
    for x, w, e in ((60, 40, -50), (170, 70, -90), (930, 50, 60)):  # light that comes down
        s.lift(poly([(x, SEA), (x + w, SEA), (x + w * 1.6 + e, 1100), (x + e, 1160)]), 0.3, 18)
    for _ in range(50):
        x, y = r.uniform(0, 1000), SEA + 6 + abs(r.normal()) * 24
        s.curve([(x, y), (x + 22, y - 5), (x + 50, y + 2)], 2, body=r.random() < 0.6, alpha=0.8)


def _giant(s):
    """What he takes for a rock: a head of stone, grown over, that listens."""
    r = s.rng
    g = blob(HEAD, 8)
    low = g.intersection(box(-40, SEA + 4, 1040, 1560))
    s.wash(move(low, 14, 18), DEEP, 0.9, wet=22)
    s.cover(g)
    s.wash(g, "#a8948c", 0.8, col2="#8a7886", gran=0.3, pool=0.3)
    s.wash(low, "#4a4668", 0.6, gran=0.2, grad=("lin", 90, 0.1, 1.2))
    s.wash(low, "#1c1430", 1.0, gran=0.2, grad=("lin", 70, -0.45, 1.25))
    s.wash(blob([(520, 700), (400, 900), (420, 1200), (560, 1420), (1060, 1560), (1060, 600), (800, 560)]), "#140c22", 0.7, wet=70, clip=low, gran=0.2)
    for pts, w in (  # brow, lid, cheek, wing of the nose, lip
        ([(232, 752), (296, 728), (372, 742), (424, 780)], 13),
        ([(204, 970), (232, 1000), (226, 1034), (196, 1046)], 8),
        ([(176, 1141), (226, 1146), (266, 1128), (286, 1104)], 9),
        ([(196, 1232), (240, 1226), (276, 1240)], 9),
        ([(420, 1000), (400, 1160), (440, 1320)], 14),
    ):
        s.wash(limb(pts, np.interp(np.linspace(0, 1, len(pts)), (0, 0.4, 1), (w * 0.5, w, w * 0.3))), "#1c1220", 0.9, wet=9, clip=g)
        s.curve(pts, 3.6, "#1c1220", clip=g)
        s.lift(limb([(x, y + 14) for x, y in pts], [w * 0.5] * len(pts)).intersection(g), 0.3, 6)
    s.fill(ell(168, 1034, 13, 6, 14), DEEP)
    s.wash(blob([(180, 1142), (250, 1140), (262, 1180), (200, 1206), (172, 1196)]), "#8a3a50", 0.25, wet=12, clip=g)
    socket = blob([(240, 816), (280, 776), (346, 772), (402, 812), (350, 858), (280, 858)])
    s.wash(socket, "#1c1220", 0.7, wet=14, clip=g)
    lid = blob([(252, 822), (284, 788), (344, 784), (392, 822), (344, 842), (290, 844)])
    s.thing(lid, "#b8a49a", 0.8, col2="#9a8890", shade=0.6, shcol="#2a1c30", hatch=0, line=0, gran=0.3)
    s.curve([(250, 822), (290, 848), (344, 845), (398, 816)], 6, "#1c1220")
    s.curve([(262, 790), (296, 768), (350, 772), (398, 802)], 3, "#1c1220")
    for x, y in ((276, 842), (302, 851), (330, 851), (356, 844)):
        s.curve([(x, y), (x - 4, y + 12), (x - 10, y + 20)], 3, "#1c1220")
    s.curve([(276, 878), (316, 888), (360, 872)], 2.4, "#1c1220", alpha=0.7)
    _grown(s, g)
    for _ in range(110):  # the grain of the stone, along its planes
        x, y = r.uniform(120, 940), r.uniform(SEA + 30, 1480)
        if not g.contains(ell(x, y, 16)) or socket.buffer(16).contains(ell(x, y, 2)):
            continue
        q, lit = r.uniform(16, 46), r.random() < 0.42 and y < 1000
        a = 1.1 + (x - 500) * 0.0012 + r.normal() * 0.2
        s.stroke(
            [(x, y), (x + q * 0.5 * math.cos(a) + r.normal() * 3, y + q * 0.5 * math.sin(a)), (x + q * math.cos(a), y + q * math.sin(a))],
            r.uniform(1, 2.2),
            "#e0ccc0" if lit else "#1c1220",
            body=lit,
            alpha=0.6,
        )
    s.outline(g, 4, "#0a1a28", lost=0.05)
    s.curve([(300, 544), (262, 640), (232, 726), (216, 786)], 3, "#ffeee0", body=True, alpha=0.8)
    s.curve([(196, 884), (140, 964), (114, 1004)], 3, "#ffeee0", body=True, alpha=0.8)
    s.curve([(166, 1098), (154, 1120)], 2.4, "#ffeee0", body=True, alpha=0.7)
    return g


def _grown(s, g):
    """Cracks, barnacles, and weed for hair."""
    r = s.rng
    for pts in (
        [(330, 560), (352, 610), (338, 660), (376, 700)],
        [(470, 560), (450, 620), (480, 670)],
        [(250, 1250), (300, 1290), (290, 1340), (340, 1380)],
        [(380, 900), (410, 940), (396, 980)],
        [(430, 1180), (470, 1230), (458, 1290), (500, 1340)],
    ):
        q = [(x, y, 1) for x, y in pts]
        s.curve(q, 4, DEEP, clip=g)
        s.curve([(x + 4, y + 2, 1) for x, y in pts], 1.8, "#e8d4c8", body=True, alpha=0.6, clip=g)
    for cx, cy, n in ((300, 690, 6), (420, 640, 9), (250, 1300, 7), (330, 1120, 5), (380, 1320, 8)):
        for _ in range(n):
            x, y, q = cx + r.normal() * 24, cy + r.normal() * 18, r.uniform(6, 13)
            s.thing(ell(x, y, q, q * 0.86), "#c8d0c8", 0.5, shade=0.7, shcol="#2a4458", hatch=0, line=1.8)
            s.fill(ell(x, y - 1, q * 0.4, q * 0.28), DEEP)
    for i in range(430):
        u = r.random() ** 0.8
        x, y = 400 + 500 * u + r.normal() * 14, SEA + 8 + abs(r.normal()) * 22 + 110 * max(0, u - 0.7)
        long = (60 + 1100 * max(0, u - 0.3) ** 1.3) * r.uniform(0.4, 1.1)
        sway = r.normal() * 8 + 18 * math.sin(u * 14)
        pts = [(x, y), (x + 26 * u + sway, y + long * 0.3), (x + 50 * u - sway, y + long * 0.62), (x + 44 * u + sway * 0.6, y + long)]
        lit = i > 270
        col = ("#2a1414", "#5a2c1c", "#9a5a28", "#d8a04c")[int(r.integers(2)) + 2 * lit]
        s.curve(pts, r.uniform(2, 5), col, clip=g, body=lit, alpha=0.9 if not lit else max(0.25, 0.8 - long / 1100), taper=(0.1, 0.7))
    for u in np.linspace(0, 1, 26):  # and for a brow
        a = np.array([236 + 186 * u, 756 - 30 * math.sin(u * 2.4) + 20 * u])
        s.curve([a, a + [12, -14], a + [30, -12 + r.normal() * 6]], 4, ("#2a1414", "#9a5a28", "#d8a04c")[int(r.integers(3))], body=True)


def _rock(s):
    """All of it that is above the water."""
    rock = poly([(318, 534), (336, 478), (404, 448), (500, 440), (640, 446), (780, 440), (830, 470), (866, 534)]).buffer(7)
    s.thing(rock, "#a8a29c", 0.7, col2="#7a7a86", shade=0.6, shcol="#2c3448", hatch=0, line=3.4, soft=50, gran=0.25)
    for pts, col in (
        ([(318, 534), (336, 478), (404, 448), (430, 490), (400, 534)], "#c8c0b4"),
        ([(780, 440), (760, 490), (790, 534), (866, 534), (830, 470)], "#3f4458"),
    ):
        s.wash(poly(pts), col, 0.5, edge=0.5)
        s.outline(poly(pts), 2)
    s.wash(box(300, 508, 880, 540), "#1a2c3c", 0.9, wet=6, clip=rock)
    foam = smooth(union(*(ell(x, 534 + 4 * math.sin(x * 0.05), s.rng.uniform(14, 30), s.rng.uniform(5, 11)) for x in range(300, 890, 15))), 2)
    s.cover(foam)
    s.wash(foam.difference(move(foam, -2, -6)), "#7fb4c4", 0.6, wet=2)
    s.outline(foam, 1.8, "#2a5a70", lost=0.35)


def _shell(s, x, y, k, turn):
    """A conch: the mouth on his ear, whorls to a point behind."""
    o = lambda *v: [tuple(q) for q in move(list(v), x, y, k, turn)]  # noqa: E731
    body = blob(o((-40, 18), (-36, -16), (-10, -36), (30, -36), (62, -22), (100, -4), (62, 14), (30, 30), (-4, 42), (-30, 38)))
    s.wash(move(body, 0, 14), "#4a2426", 0.7, wet=9)
    s.thing(body, "#f8c8a8", 0.7, col2="#f09a7a", shade=0.6, shcol="#8a3a3c", hatch=0, line=3, gran=0.2)
    for a, w in ((14, 36), (38, 30), (60, 20), (78, 11)):
        s.wash(limb(o((a, -w), (a + 12, 0), (a - 4, w * 0.86)), [4, 7, 4]), "#c05a48", 0.7, wet=4, clip=body)
        s.curve(o((a, -w), (a + 10, 0), (a - 4, w * 0.86)), 2.4, "#8a3a30", clip=body)
    for a, b in ((-6, -38), (20, -40), (46, -32), (68, -21)):
        s.thing(blob(o((a - 9, b + 9), (a, b - 14), (a + 10, b + 9)), 4), "#f8c8a8", 0.8, shade=0.4, hatch=0, line=2)
    s.thing(blob(o((-46, 18), (-38, -14), (-22, -20), (-16, 6), (-22, 36), (-36, 40))), "#e8607a", 0.9, shade=0.6, shcol="#6a1430", hatch=0, line=2.4)
    return np.array(o((98, -4))[0])


THIGH = [
    (720, 470), (740, 420), (700, 372), (610, 326), (530, 286), (486, 278), (456, 300), (448, 352), (446, 410), (444, 462), (506, 464), (518, 420), (530, 388), (546, 384), (600, 428), (660, 474),
]  # fmt: skip


def _leg(s, dx, dy, col):
    """Knee drawn up: thigh, the corner of the knee, shin and calf, and a boot with its heel."""
    q = lambda pts: [(x + dx, y + dy) for x, y in pts]  # noqa: E731
    boot = blob(q([(440, 448), (510, 448), (514, 480), (518, 502), (484, 506), (462, 500), (420, 506), (384, 504), (378, 488), (400, 474), (436, 464)]), 6)
    s.wash(move(boot, 0, 8), "#1a2030", 0.8, wet=8)
    s.thing(boot, "#5a3e30", 1.1, shade=0.8, shcol="#140a0c", hatch=0, line=3)
    s.curve(q([(380, 496), (420, 497), (462, 492), (486, 497), (516, 494)]), 2.6, "#140a0c")
    for u in (0, 11, 22):
        s.curve(q([(426 + u * 0.7, 470 - u * 0.6), (440 + u * 0.6, 474 - u * 0.6)]), 2.2, "#d8b890", body=True)
    leg = blob(q(THIGH), 8)
    drape(s, leg, ("#0e1828", col, "#8aa4bc"), lambda x, y: 0.5 if x > 520 else 1.6, 26, line=3, soft=40)
    s.wash(
        blob(q([(740, 480), (600, 434), (546, 390), (520, 420), (510, 470), (484, 470), (496, 400), (530, 366), (600, 396), (700, 440)])),
        "#0e1828",
        0.7,
        wet=14,
        clip=leg,
    )
    for pts in (
        [(536, 384), (514, 360), (484, 348)],
        [(534, 384), (520, 340), (496, 318)],
        [(540, 380), (552, 346), (546, 318)],
        [(452, 440), (476, 434), (504, 444)],
    ):
        s.wash(limb(q(pts), [7, 5, 2]), "#0e1828", 0.7, wet=5, clip=leg)
        s.curve(q(pts), 2.4, "#0e1828", clip=leg)
    s.lift(blob(q([(480, 288), (530, 296), (600, 332), (590, 344), (520, 316), (470, 310)])).intersection(leg), 0.3, 8)


def _sleeve(s, pts, radii, folds):
    g = limb(pts, radii, 8)
    drape(s, g, OIL, lambda x, y: 1.2, 16, line=3.2, shadow=(-6, 10), shade=0.7)
    for f in folds:
        s.wash(limb(f, [8, 6, 2]), OIL[0], 0.6, wet=5, clip=g)
        s.curve(f, 2.6, OIL[0], clip=g)


def _caller(s):
    """He has pulled up his knees and holds his breath. Gives back where the cord begins."""
    _leg(s, -48, -8, "#2c3f58")
    _sleeve(s, [(566, 306), (520, 330), (466, 300)], [40, 34, 24], ([(520, 306), (508, 320), (510, 342)], [(540, 310), (530, 330), (536, 350)]))
    _leg(s, 4, 6, "#3f5a78")
    coat = blob(
        [(560, 252), (620, 236), (690, 262), (738, 330), (762, 410), (764, 474), (706, 488), (650, 484), (622, 440), (598, 400), (562, 366), (544, 320)]
    )
    drape(s, coat, OIL, lambda x, y: 1.7, 40, line=3.2, soft=60, shade=0.7)
    for pts in (
        [(740, 350), (690, 400), (620, 404)],
        [(756, 430), (700, 450), (634, 440)],
        [(566, 300), (590, 350), (610, 396)],
        [(580, 280), (616, 340), (640, 420)],
    ):
        s.wash(limb(pts, [4, 10, 3]), OIL[0], 0.7, wet=6, clip=coat)
        s.curve(pts, 2.6, OIL[0], clip=coat)
    for i in range(4):  # the far hand lies on the knee
        digit(
            s,
            [(444 + i * 4, 284 + i * 3), (418 + i * 6, 288 + i * 6), (404 + i * 8, 312 + i * 5)],
            [12, 11, 8.5],
            SKIN,
            nail=1,
            line=2.2,
            hatch=0,
            k=0.75,
            shade=0.5,
        )
    s.thing(
        blob([(474, 284), (452, 270), (430, 276), (428, 294), (442, 310), (464, 314)]), SKIN[0], 0.8, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.4
    )
    s.thing(limb([(474, 280), (466, 316)], [9, 9]), "#e8a828", 1.0, shade=0.6, shcol=OIL[0], hatch=0, line=2.4)
    s.thing(limb([(586, 214), (602, 256)], [40, 46]), SKIN[0], 0.8, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.6)
    _head(s, 548, 158, 196)
    collar = blob([(536, 262), (560, 246), (600, 272), (646, 244), (690, 262), (668, 304), (606, 318), (552, 300)])
    s.thing(collar, OIL[1], 1.0, col2="#e0a020", shade=0.7, shcol=OIL[0], hatch=0, line=3)
    end = _shell(s, 622, 160, 1.55, -24)
    _sleeve(
        s,
        [(660, 302), (712, 346), (774, 396)],
        [48, 39, 29],
        ([(640, 280), (664, 300), (672, 336)], [(700, 326), (724, 360), (720, 384)], [(716, 336), (744, 372), (742, 396)]),
    )
    _sleeve(
        s,
        [(776, 394), (738, 312), (684, 232)],
        [30, 33, 21],
        ([(730, 356), (752, 372), (784, 374)], [(722, 338), (746, 346), (776, 336)], [(708, 292), (724, 298), (742, 288)]),
    )
    s.thing(limb([(646, 238), (702, 214)], [17, 17]), "#e8a828", 1.0, shade=0.6, shcol=OIL[0], hatch=0, line=2.6)
    s.thing(
        blob([(648, 222), (640, 184), (660, 158), (690, 164), (704, 196), (692, 222)]), SKIN[0], 0.8, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.6
    )
    for f in (
        [(664, 166), (640, 136), (622, 128)],
        [(672, 164), (654, 132), (636, 118)],
        [(682, 166), (670, 132), (654, 112)],
        [(692, 174), (686, 138), (674, 116)],
    ):
        digit(s, f, [12, 11.5, 9], SKIN, nail=1, line=2.3, hatch=0, k=0.75, shade=0.5)
    digit(s, [(650, 214), (630, 204), (612, 206)], [13, 12, 10], SKIN, nail=1, line=2.3, hatch=0, k=0.75, shade=0.5)
    return end


def _head(s, x, y, size):
    at = profile(s, x, y, size, -4, flip=True, skin=SKIN, brow=-0.9, k=0.7, line=2.8, iris="#1c3a4a")
    s.wash(ell(*at([(0.62, 0.6)])[0], 24, 18), "#d8402e", 0.5, wet=9)
    beard = blob(
        at(
            [
                (0.40, 0.50),
                (0.46, 0.62),
                (0.56, 0.68),
                (0.66, 0.66),
                (0.76, 0.64),
                (0.80, 0.67),
                (0.74, 0.70),
                (0.78, 0.76),
                (0.82, 0.90),
                (0.76, 1.08),
                (0.60, 1.12),
                (0.44, 1.0),
                (0.36, 0.78),
            ]
        )
    )
    way = np.array(at([(0.62, 0.30)])[0])
    tresses(s, beard, lambda a, b: math.atan2(b - way[1], a - way[0]), ("#8a94a8", "#5a6478", "#eef2f8", "#ffffff"), 260, 40, 2.2, under="#c8d0dc")
    gap = ell(*at([(0.715, 0.725)])[0], 12, 8, 6)
    s.fill(gap, "#3a0c14")
    for q in range(5):
        s.stroke(at(path([(0.575 + 0.02 * q, 0.33), (0.64, 0.295 + 0.004 * q), (0.715 - 0.01 * q, 0.29)], 6)), 3.4, "#f4f6fa", body=True)
    hat = blob(at([(0.76, 0.24), (0.72, 0.04), (0.52, -0.14), (0.24, -0.16), (0.0, 0.0), (-0.08, 0.26), (-0.04, 0.42), (0.2, 0.36), (0.5, 0.26)]))
    s.thing(hat, "#d0402e", 1.0, col2="#b02a26", shade=0.7, shcol="#4a0c18", hatch=0, line=3, gran=0.2)
    for u in np.linspace(0, 1, 12):
        a = (0.74 - 0.76 * u, 0.22 + 0.16 * u)
        s.curve(at([a, (0.62 - 0.5 * u, 0.02 + 0.04 * u), (0.40 - 0.06 * u, -0.15)]), 2.2, "#5a0c1c", clip=hat)
    band = limb(at([(0.77, 0.245), (0.5, 0.255), (0.2, 0.35), (-0.06, 0.43)]), [15, 16, 16, 15])
    s.thing(band, "#e0563c", 1.0, shade=0.6, shcol="#4a0c18", hatch=0, line=2.6)
    for p, d, _ in marks.along(at(path([(0.77, 0.245), (0.5, 0.255), (0.2, 0.35), (-0.06, 0.43)], 8)), 11):
        n = np.array([-d[1], d[0]]) * 13
        s.stroke([p - n, p + n], 1.8, "#5a0c1c")


def _weed(s):
    r = s.rng
    for x, h in ((18, 250), (70, 160), (118, 210), (300, 120), (352, 90), (958, 240), (900, 150)):
        e, col = r.choice((-1, 1)), ("#2f7a70", "#4f8a4a", "#1f5a68")[int(r.integers(3))]
        stem = path([(x, 1540), (x + 16 * e, 1500 - h * 0.3), (x - 14 * e, 1500 - h * 0.66), (x + 20 * e, 1500 - h)], 12)
        for p, d, u in marks.along(stem, 28):
            n = np.array([-d[1], d[0]])
            for q in (1, -1):
                long = 50 * (1.05 - 0.7 * u)
                leaf = blob([p, p + d * long * 0.5 + n * q * long * 0.34, p + d * long + n * q * long * 0.5, p + d * long * 0.45 + n * q * long * 0.66])
                s.thing(leaf, col, 0.9, shade=0.4, shcol="#0a2a38", hatch=0, line=1.8)
        s.stroke(stem, 4, "#123a3c")


@card("tide", paper="cold", light=(-0.5, -0.7))
def phone_shell(s):
    """A man telephones with a shell, its cord goes down to an ear of coral; it is the ear of the rock that he sits on."""
    _sea(s)
    _giant(s)
    _rock(s)
    end = _caller(s)
    hole = ear(s, 640, 1010, 0.86)
    base = path(
        [tuple(end), (820, 130), (884, 220), (900, 380), (930, 560), (900, 700), (800, 742), (640, 740), (500, 790), (450, 900), (480, 1000), tuple(hole)], 120
    )
    coil = np.array([q + 13 * np.array([math.cos(k * 0.3), math.sin(k * 0.3)]) for k, q in enumerate(base)])
    s.stroke(coil[np.argmax(coil[:, 1] > 600) :] + [4, 9], 5, DEEP, wobble=0.2, alpha=0.7)
    s.stroke(coil, 5, "#f0602e", wobble=0.2, body=True)
    for x, y, q in ((128, 1110, 7), (104, 1076, 10), (74, 1024, 8), (60, 950, 13), (84, 880, 9), (56, 800, 15), (84, 710, 10), (64, 640, 17), (92, 570, 12)):
        s.stroke(arc(x, y, q, q, 0, 360, 20), 2, "#e8fbff", body=True, alpha=0.9)
        s.fill(ell(x - q * 0.3, y - q * 0.3, q * 0.25), "#ffffff", body=True)
    _weed(s)
    for x, y, f, col, q in ((84, 1290, 80, "#f0b040", 0.5), (900, 1010, -80, "#f0b040", 0.5), (180, 620, 70, "#c8d8c0", 0.4)):
        s.model(shoot([fish((0, 0, 0), f, q, col=col, bend=14)], spot(x, y, 200, 6), (-0.3, 0.9, 0.4)), line=2)
