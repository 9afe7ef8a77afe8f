"""An elephant's tears, and a sponge."""

from ..easel import *
from ..kit.coat import along_line, coat
from .m_boy import LEGS, NIGHT, boy

SLATE, TEAL = "#5a5470", "#1a6a72"
TRUNK = [(560, 600), (470, 730), (424, 880), (396, 1020), (330, 1130), (226, 1180), (128, 1140), (98, 1050), (140, 990)]
WIDTH = [170, 128, 96, 78, 64, 54, 44, 34, 24]


def _delta(s):
    r = s.rng
    s.sky([(0, "#8ac0c0", 0.5), (0.4, "#f4dcae", 0.4), (1, "#f8c07a", 0.5)], 0, 690, wet=70)
    s.wash(blob([(400, -100), (1100, -100), (1100, 700), (700, 600), (520, 200)]), "#2f5a78", 0.8, wet=80, gran=0.25)
    for x, y, w, h in ((30, 640, 92, 76), (140, 652, 74, 62), (236, 640, 84, 70), (330, 660, 60, 50)):  # houses on stilts
        for e in (0.06, 0.34, 0.64, 0.92):
            s.stroke([(x + w * e, y), (x + w * e + r.normal() * 2, y + 74)], 3.4, "#4a2f22", taper=(0, 0))
        s.stroke([(x, y + 26), (x + w, y + 44)], 1.8, "#4a2f22")
        s.thing(poly([(x, y), (x, y - h * 0.5), (x + w, y - h * 0.5), (x + w, y)]), "#c8905a", 0.8, shade=0.5, shcol="#5a3020", hatch=0, line=2)
        for k in range(9):
            s.stroke([(x + w * k / 9, y), (x + w * k / 9, y - h * 0.5)], 1, "#5a3020")
        s.thing(
            poly([(x - 12, y - h * 0.46), (x + w * 0.3, y - h), (x + w * 0.7, y - h * 1.02), (x + w + 12, y - h * 0.46)]),
            "#8a6a3a",
            0.9,
            shade=0.6,
            shcol="#2a1a10",
            hatch=4,
            line=2,
        )
        s.fill(poly([(x + w * 0.4, y), (x + w * 0.4, y - h * 0.34), (x + w * 0.6, y - h * 0.34), (x + w * 0.6, y)]), "#3a1c14")
    water = poly([(-20, 700), (1020, 690), (1020, 1520), (-20, 1520)])
    s.wash(water, "#3f9a96", 0.7, col2=TEAL, gran=0.25, bloom=4, grad=("lin", 90, 0.5, 1.2))
    s.wash(blob([(360, 900), (1100, 800), (1100, 1600), (240, 1600)]), "#0f3c4e", 0.8, wet=80, gran=0.25, clip=s.mask(water))
    s.wash(blob([(640, 1120), (1100, 1000), (1100, 1600), (600, 1600)]), NIGHT, 0.4, wet=70, gran=0.25, clip=s.mask(water))
    s.lift(blob([(0, 720), (380, 716), (300, 900), (60, 980)]), 0.5, 30)
    for x, y, w, h in ((30, 716, 92, 76), (140, 716, 74, 62), (236, 716, 84, 70)):
        s.wash(poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), "#5a3a2a", 0.25, wet=12)
    y = 716.0
    while y < 1500:
        q = 5 + (y - 700) * 0.03
        for x in np.arange(-10 + r.uniform(0, 30), 1010, q * 5):
            if r.random() < 0.5:
                a, b = x + r.normal() * q, y + r.normal() * q * 0.4
                s.curve(
                    [(a - q * 1.6, b), (a, b - q * 0.3), (a + q * 1.6, b)],
                    0.8 + q * 0.07,
                    ("#08343e", "#eaf6ee", "#08343e")[int(r.integers(3))],
                    n=5,
                    alpha=0.8,
                )
        y += q * 1.5


def _skin_lines(s, g, way, n, soft=90, long=(16, 44)):
    coat(s, g, way, ((NIGHT, n, "dark"), ("#2a2438", n, "all"), ("#b4aabe", int(n * 0.12), "lit")), long, 1.4, soft=soft, stray=0.16, bend=0.2, clip=g)


def _hide(s, g, soft=120, **kw):
    s.thing(g, "#9a90a4", 0.8, col2=SLATE, shade=1.15, shcol="#16121e", hatch=0, line=3.6, soft=soft, gran=0.25, bloom=2, **kw)


def _rings(s, clip):
    """The folds across the trunk, closer towards its tip."""
    r = s.rng
    line = path(TRUNK, 22)
    size = np.interp(np.linspace(0, len(TRUNK) - 1, len(line)), range(len(TRUNK)), WIDTH)
    for i in range(20, len(line) - 1):
        d = line[i + 1] - line[i - 1]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]]) * size[i]
        if r.random() < 0.5 + 0.004 * i:
            a, b = -r.uniform(0.3, 1), r.uniform(0.3, 1)
            c = [line[i] + n * a + d * 4, line[i] + n * (a + b) / 2 + d * size[i] * 0.22, line[i] + n * b + d * 4]
            s.curve(c, r.uniform(1.6, 3.4), "#1c1626", clip=clip)
            s.curve([p + d * 5 for p in c], 1.4, "#d8d0e0", clip=clip, body=True, alpha=0.3)


def _beast(s):
    r = s.rng
    # the leg that stands in the water, with the iron on it
    leg = blob([(720, 980), (960, 940), (1040, 1000), (1040, 1500), (986, 1470), (900, 1450), (760, 1452), (720, 1440), (716, 1240)])
    _hide(s, leg, 110)
    _skin_lines(s, leg, lambda x, y: 0.1, 260)
    for y in (1060, 1110, 1150, 1330, 1370, 1400):
        s.curve([(718, y), (800, y + 24), (930, y + 20), (1040, y - 6)], 3, "#16121e", clip=leg)
    s.wash(blob([(860, 960), (1040, 940), (1040, 1500), (900, 1480)]), NIGHT, 0.5, wet=50, gran=0.25, clip=leg)
    for x in (752, 812, 880):
        s.thing(blob([(x - 28, 1452), (x - 20, 1418), (x + 20, 1416), (x + 30, 1450)], 6), "#c8bca8", 0.7, shade=0.7, shcol="#3a3040", hatch=0, line=2.4)
    head_ = blob(
        [
            (330, 420),
            (352, 300),
            (430, 170),
            (560, 96),
            (700, 110),
            (820, 60),
            (1060, 40),
            (1060, 1040),
            (900, 1080),
            (760, 1030),
            (640, 980),
            (590, 900),
            (520, 800),
            (400, 640),
            (344, 530),
        ]
    )
    trunk = limb(TRUNK, WIDTH, 16)
    head_ = smooth(union(head_, trunk), 16)
    _hide(s, head_, 100)
    s.wash(
        limb([(520, 800), (500, 880), (470, 1020), (420, 1130), (300, 1220), (200, 1226)], [26, 22, 24, 20, 18, 14]),
        "#16121e",
        1.0,
        wet=16,
        gran=0.25,
        clip=trunk,
    )
    s.wash(blob([(640, 100), (1060, 40), (1060, 1060), (760, 1030), (700, 700)]), "#241c30", 0.6, wet=70, gran=0.25, clip=head_)
    s.wash(blob([(470, 780), (640, 800), (800, 1000), (760, 1040), (560, 900)]), "#16121e", 0.9, wet=40, gran=0.25, clip=head_)
    eye = np.array([560, 540])
    along = along_line(path(TRUNK, 12))

    def way(x, y):
        d = np.array([x, y]) - eye
        if np.hypot(*d) < 150:
            return math.atan2(d[1], d[0]) + 1.57
        return along(x, y) + 1.57 if y > 760 and x < 560 else 1.2 + (x - 500) * 0.0012

    _skin_lines(s, head_, way, 300, 100)
    _rings(s, head_)
    for pts in (
        [(372, 380), (430, 360), (500, 372)],
        [(362, 430), (420, 412), (470, 420)],
        [(400, 300), (470, 280), (540, 300)],
        [(440, 220), (520, 196), (600, 220)],
        [(384, 340), (440, 322), (500, 330)],
        [(420, 262), (490, 240), (560, 258)],
        [(470, 180), (540, 160), (610, 176)],
        [(640, 640), (670, 720), (650, 820)],
        [(690, 600), (720, 720), (690, 850)],
    ):
        s.curve(pts, r.uniform(1.8, 3.2), "#2a2438")
        s.curve([(x, y + 7) for x, y in pts], 1.6, "#d8d0e0", body=True, alpha=0.3)
    _eye(s, eye)
    # the ear, and its torn hem
    ear = blob(
        [(700, 330), (800, 190), (940, 150), (1060, 200), (1060, 1090), (990, 1120), (930, 1060), (890, 1080), (830, 980), (770, 900), (730, 760), (690, 560)]
    )
    s.wash(move(ear, -26, 18), "#0c0812", 1.1, wet=26, clip=head_)
    _hide(s, ear, 150)
    s.wash(blob([(720, 480), (800, 320), (900, 330), (880, 600), (920, 900), (840, 940), (760, 800)]), "#c8706a", 0.55, wet=50, gran=0.25, clip=ear)
    s.wash(blob([(900, 200), (1060, 180), (1060, 1100), (980, 1080), (940, 700)]), "#241c30", 0.6, wet=60, gran=0.25, clip=ear)
    _skin_lines(s, ear, lambda x, y: math.atan2(y - 420, x - 700), 300, 130, (20, 56))
    for k in range(9):  # veins
        a = math.radians(-42 + k * 15)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array([716.0, 480.0])
        s.curve([p + d * 40, p + d * 170 + [8, 12 * (k % 3)], p + d * (290 + 30 * (k % 3))], 2.6, "#3a2430", clip=ear)
        s.curve([p + d * 170 + [8, 12 * (k % 3)], p + d * 240 + [20, 40]], 1.8, "#3a2430", clip=ear)
    for _ in range(120):
        p = (r.uniform(720, 900), r.uniform(330, 980))
        s.fill(ell(*p, r.uniform(1.5, 4)), "#7a3a42", alpha=0.5, clip=ear)


def _eye(s, c):
    x, y = c
    s.wash(ell(x, y + 6, 110, 84), "#1c1420", 0.6, wet=30)
    for k in range(7):
        q = 1.9 - k * 0.16
        for a0, a1 in ((200, 340), (20, 160)):
            s.stroke(
                arc(x, y + (4 if a0 < 100 else -4), 58 * q, 40 * q, a0 + s.rng.uniform(-14, 14), a1 + s.rng.uniform(-14, 14), 24), 3, "#120e18", wobble=1.6
            )
            s.stroke(arc(x, y + 6 + (4 if a0 < 100 else -4), 58 * q, 40 * q, a0 + 20, a1 - 20, 24), 1.3, "#d8d0e0", wobble=1.6, body=True, alpha=0.25)
    g = blob([(x - 50, y + 16), (x - 30, y - 8), (x + 6, y - 16), (x + 36, y - 6), (x + 50, y + 12), (x + 20, y + 26), (x - 20, y + 28)])
    s.fill(g.buffer(8), "#0c080c")
    s.cover(g.buffer(1))
    s.wash(g, "#8a6a58", 0.9, edge=1)
    ball = ell(x - 6, y + 8, 29).intersection(g)
    s.wash(ball, "#8a4a18", 1.3, col2="#4a2008", edge=1, off=0)
    s.wash(ell(x - 6, y + 20, 20, 8), "#e09a40", 0.6, wet=4, clip=ball)
    s.fill(ell(x - 7, y + 7, 14).intersection(g), "#060406")
    s.fill(ell(x - 17, y - 1, 5, 4), body=True)
    lid = blob(
        [(x - 78, y + 22), (x - 44, y - 26), (x + 8, y - 44), (x + 54, y - 26), (x + 78, y + 12), (x + 46, y - 2), (x + 6, y - 12), (x - 32, y - 4)]
    )  # heavy, and half down
    s.thing(lid, "#9a90a4", 0.8, col2=SLATE, shade=0.9, shcol="#16121e", hatch=0, line=2.4)
    for k in (0.3, 0.55, 0.8):
        s.curve([(x - 60 + 8 * k, y + 10 - 20 * k), (x + 4, y - 14 - 28 * k), (x + 60 - 6 * k, y + 2 - 20 * k)], 1.8, "#2a2438", clip=lid)
    s.curve([(x - 78, y + 22), (x - 32, y - 4), (x + 6, y - 12), (x + 46, y - 2), (x + 78, y + 12)], 7, "#0c080c")
    s.curve([(x - 46, y + 24), (x - 16, y + 33), (x + 26, y + 31), (x + 52, y + 14)], 2, "#e8d8d8", body=True, alpha=0.6)
    for k in range(9):
        u = -0.9 + k * 0.2
        p = np.array([x + u * 56, y - 10 + 20 * u * u])
        s.curve([p, p + [u * 10 - 10, 16], p + [u * 12 - 26, 38]], 2.2, "#0c080c")
    _tears(s, x, y)


def _tears(s, x, y):
    """They well up at the lid, find a crease and run down it in beads; the wet skin shines beside them."""
    r = s.rng
    s.stroke(path([(x - 44, y + 27), (x - 14, y + 34), (x + 24, y + 31), (x + 48, y + 16)], 8), 5, "#eafaff", body=True, alpha=0.9)
    for run, beads in (
        ([(x - 30, y + 36), (x - 52, y + 84), (x - 50, y + 130), (x - 78, y + 190), (x - 84, y + 222)], (0.24, 0.5, 0.66, 0.94)),
        ([(x + 16, y + 38), (x + 8, y + 96), (x + 24, y + 160), (x + 10, y + 236), (x + 14, y + 318)], (0.16, 0.36, 0.72, 1.0)),
        ([(x - 2, y + 38), (x - 10, y + 78), (x - 4, y + 112)], (0.5, 1.0)),
    ):
        line = path(run, 12)
        s.wash(limb(run, [9] * len(run), 10), "#1c1828", 0.5, wet=7)
        s.stroke(line + [3, 0], 3.4, "#16121e", alpha=0.8, taper=(0.05, 0.2), wobble=1.6)
        s.stroke(line - [1.5, 0], 2, "#dff4fc", body=True, alpha=0.85, taper=(0.05, 0.3), wobble=1.6)
        for u in beads:
            p = line[int(u * (len(line) - 1))]
            q = r.uniform(6, 8.5) * (1.25 if u == beads[-1] else 1)
            drop = blob([(p[0], p[1] - q * 2.1, 1), (p[0] + q, p[1]), (p[0], p[1] + q), (p[0] - q, p[1])], 8)
            s.cover(drop)
            s.wash(drop, "#8ac8dc", 0.7, col2="#dff4fc", edge=0.9, off=0, gran=0.1)
            s.outline(drop, 1.8, "#1c2438", lost=0.1)
            s.fill(ell(p[0] - q * 0.34, p[1] - q * 0.2, q * 0.26, q * 0.4, 20), body=True)


def _chain(s):
    iron, dark = "#5a4a44", "#120a0a"
    cuff = blob([(700, 1200), (760, 1222), (880, 1226), (1040, 1200), (1040, 1266), (880, 1290), (760, 1284), (702, 1262)])
    s.wash(move(cuff, 4, 16), NIGHT, 1.0, wet=10)
    s.thing(cuff, iron, 1.2, col2="#8a4a2a", shade=0.9, shcol=dark, hatch=5, line=3.4)
    s.curve([(706, 1214), (800, 1238), (1000, 1222)], 3, "#e8c8a0", body=True, alpha=0.7)
    for x in (736, 800, 880, 960):
        s.thing(ell(x, 1256 - (x - 850) ** 2 * 0.0006, 10), "#8a6a5a", 1, shade=0.8, shcol=dark, hatch=0, line=2.2)
    p = np.array([790.0, 1280.0])
    for k, (dx, dy, turn) in enumerate(((0, 22, 86), (-4, 64, 70), (4, 106, 96), (-8, 146, 62))):
        c = p + [dx, dy]
        g = ell(*c, 34, 21 if k % 2 == 0 else 13, turn).difference(ell(*c, 20, 9 if k % 2 == 0 else 3.4, turn))
        if k == 3:  # the last link has given way
            g = g.difference(poly([c + [-4, 6], c + [40, 2], c + [40, 30], c + [6, 30]]))
        s.wash(move(g, 6, 8), NIGHT, 0.9, wet=5)
        s.thing(g, "#d8c4b0", 0.8, col2="#c87a3a", shade=0.7, shcol=dark, hatch=0, line=3.2)
        s.curve([c + [-14, -16], c + [-12, 0], c + [-10, 14]], 3, "#ffe8c8", body=True, alpha=0.9)


def _stone(s):
    r = s.rng
    g = blob([(60, 1330), (110, 1286), (220, 1268), (340, 1278), (430, 1316), (462, 1370), (400, 1410), (240, 1424), (100, 1404), (50, 1370)])
    s.wash(blob([(30, 1380), (250, 1420), (500, 1390), (480, 1440), (240, 1470), (40, 1430)]), NIGHT, 1.0, wet=18)
    s.thing(g, "#8a9088", 0.8, col2="#5a6a5a", shade=1.0, shcol="#1a201e", hatch=6, line=3.2, gran=0.25)
    for _ in range(90):
        p = np.array([r.uniform(70, 440), r.uniform(1290, 1410)])
        s.curve([p, p + [r.uniform(8, 26), r.normal() * 5]], 1.5, ("#1a201e", "#d8dcc8")[int(r.integers(2))], clip=g)
    for k in range(5):
        s.stroke(arc(260, 1396, 240 + k * 26, 34 + k * 11, 10 + r.uniform(0, 30), 170 - r.uniform(0, 30), 30), 2.4, "#eaf6ee", body=True, alpha=0.85)
        s.stroke(arc(870, 1452, 170 + k * 24, 16 + k * 10, 20 + r.uniform(0, 40), 175 - r.uniform(0, 30), 30), 2.2, "#cfe8e4", body=True, alpha=0.6)
    # a bucket of fish
    for x, y, a, col in ((70, 1262, -100, "#e8782a"), (96, 1254, -74, "#c8d0d0"), (48, 1268, -120, "#d8a83a")):
        f = blob(move([(-44.0, 0.0), (-20, -13), (14, -11), (30, -3), (50, -18), (46, 0), (50, 18), (30, 3), (14, 11), (-20, 13)], x, y, 1, a), 6)
        s.thing(f, col, 0.95, shade=0.8, shcol="#4a2a1a", hatch=0, line=2.4)
        for k in range(3):
            s.curve(move([(-4.0 + 12 * k, -8), (0 + 12 * k, 0), (-4 + 12 * k, 8)], x, y, 1, a), 1.4)
    pail = poly([(20, 1280), (128, 1286), (114, 1374), (34, 1370)])
    s.thing(pail, "#3a6a8a", 1.1, shade=1.0, shcol="#0a1a2a", hatch=5, line=3)
    s.curve([(20, 1280), (74, 1292), (128, 1286)], 4, "#cfe0e8", body=True)
    s.curve([(28, 1320), (74, 1332), (122, 1326)], 2.4, "#0a1a2a")
    s.curve([(22, 1284), (40, 1340), (112, 1342), (126, 1288)], 3, "#2a1a14")


def _turned(s):
    """What falls into the water: a tear, a tear with fins, a fish, and the ring that it leaves."""
    fish_ = np.array([(-40.0, 0.0), (-22, -13), (6, -12), (24, -4), (44, -18), (40, 0), (44, 18), (24, 4), (6, 12), (-22, 13)])
    for x, y, k, fins, turn in ((582, 1132, 0.42, 0.0, 90), (588, 1182, 0.5, 0.45, 96), (580, 1244, 0.66, 0.8, 80), (594, 1328, 0.92, 1.0, 70)):
        pts = fish_ * [1, 1]
        pts[4:7, 1] *= fins
        pts[4:7, 0] -= (1 - fins) * 8
        g = blob(move(pts, x, y, k, turn, flip=True), 6)
        s.wash(move(g, 5, 8), NIGHT, 0.6, wet=5)
        s.thing(g, mix("#bfe4f0", "#f0903a", fins), 0.4 + 0.55 * fins, shade=0.8, shcol=mix("#2a4a6a", "#6a2410", fins), hatch=0, line=2.2)
        if fins > 0.4:
            for q in range(3):
                s.curve(move([(-6.0 + 12 * q, -8), (-2 + 12 * q, 0), (-6 + 12 * q, 8)], x, y, k, turn, flip=True), 1.3, "#6a2410")
            s.dots([move([(-28.0, -4)], x, y, k, turn, flip=True)[0]], 2.6)
        s.curve(move([(-26.0, -7), (-6, -8), (8, -6)], x, y, k, turn, flip=True), 2, "#ffffff", body=True, alpha=0.8)
    for q in (1.0, 1.5, 2.1):
        s.stroke(arc(600, 1386, 44 * q, 11 * q, s.rng.uniform(0, 40), s.rng.uniform(300, 350), 30), 2.3, "#eaf6ee", body=True, alpha=0.8)
    for _ in range(12):
        s.fill(ell(600 + s.rng.normal() * 30, 1366 - abs(s.rng.normal()) * 24, 2.4, 3.4), "#eafaff", body=True)


def _tusk(s):
    pts = [(668, 866), (644, 930), (600, 1016), (524, 1086), (434, 1100), (366, 1056)]
    rim = path([(588, 892), (610, 926), (652, 946), (700, 936), (728, 902)], 8)
    g = limb(pts, [46, 44, 38, 31, 21, 5], 12).difference(poly([*rim, (760, 780), (560, 780)]))
    s.wash(move(g, 6, 22), NIGHT, 0.8, wet=14)
    s.thing(g, "#f8eccc", 0.45, col2="#e8c890", shade=0.8, shcol="#6a4a3a", hatch=0, line=3.2)
    coat(s, g, along_line(path(pts, 10)), (("#8a6a4a", 50, "dark"),), (20, 50), 1.4, soft=30, stray=0.05, bend=0.05, clip=g)
    s.wash(limb(rim + [-6, 16], np.full(len(rim), 13.0)), "#4a2c24", 0.8, wet=8, clip=g)  # the lip from which it grows
    s.wash(limb(rim + [4, -22], np.full(len(rim), 17.0)), "#b8aec0", 0.5, wet=8)
    s.stroke(rim, 6, "#0c080c")
    s.stroke(rim + [2, -8], 2, "#d8d0e0", body=True, alpha=0.5)
    for k in range(5):
        e = np.array([6.0 + 7 * k, -26.0 - 22 * k])
        s.curve([p + e for p in ((596 + 3 * k, 896), (650, 934 - 5 * k), (722 - 4 * k, 900))], 3 - 0.35 * k, "#16121e")


@card("verdigris", paper="cold", light=(-0.75, -0.45))
def bath_elephant(s):
    """A boy on a stone wipes the tears of an elephant that holds him with its trunk."""
    _delta(s)
    _beast(s)
    _tusk(s)
    _chain(s)
    _turned(s)
    _stone(s)
    curl = limb([(370, 1080), *TRUNK[4:]], [70, *WIDTH[4:]], 16)
    before = marks.kept(s)
    boy(s)
    legs = union(*(limb(pts, [44, 33, 28, 18]) for pts, _ in LEGS))
    s.wash(move(curl, 2, 26), NIGHT, 1.0, wet=12, clip=legs)
    marks.again(s, before, s.mask(curl.buffer(2)))
    s.fill(ell(150, 984, 7, 5), "#16121e")
    s.fill(ell(134, 978, 5, 4), "#16121e")
    s.splatter(NIGHT, 20, (620, 1300, 1000, 1500), (0.7, 3.6))
    s.splatter("#eafaff", 40, (300, 760, 620, 1100), (0.7, 3))
