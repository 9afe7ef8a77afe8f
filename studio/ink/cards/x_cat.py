"""Mischief: a cat that clears away the night."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat
from . import x_slide as slide

NIGHT, VIOLET = "#060618", "#2a1f66"
GINGER = (("#5a1a08", "dark"), ("#b8501a", "all"), ("#ffb25a", "lit"), ("#ffe6b0", "lit"))
O = np.array([500.0, 384.0])  # between its eyes
PAWS = ((236, 690), (764, 690))
BRINK = path([(-40, 664), (160, 650), (500, 664), (840, 650), (1040, 664)], 20)
HEM = path(
    [
        (1040, 1306),
        (930, 1256),
        (850, 1150),
        (764, 1086),
        (670, 1112),
        (580, 1176),
        (500, 1196),
        (420, 1176),
        (330, 1112),
        (236, 1086),
        (150, 1150),
        (70, 1256),
        (-40, 1306),
    ],
    14,
)


def stripe(s, pts, w, clip):
    """A stripe of rust in the fur, pointed, with hairs of it at its edge."""
    g = valid(limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.5, 1, 0.08))], 10)).intersection(clip)
    brushed(s, g, "#7a2408")
    coat(s, g, along_line(path(pts, 8)), (("#4a1206", int(7 * w), "all"), ("#e88a3a", int(2 * w), "lit")), (12, 26), 1.6, stray=0.4)


def fur(s, g, way, n, soft=70, fringe=200, long=(12, 30), line=3):
    s.thing(g, "#e8842e", 1.0, col2="#d06a22", shade=0.9, shcol="#4a120c", hatch=0, line=line, soft=soft, gran=0.3)
    coat(
        s,
        g,
        way,
        [(c, int(n * q), w) for (c, w), q in zip(GINGER, (1, 0.9, 0.8, 0.35), strict=True)],
        long,
        1.7,
        soft=soft,
        fringe=fringe,
        fringe_cols=("#5a1a08", "#b8501a", "#ffb25a"),
    )


def _room(s):
    s.wash(s.all, "#3a1c44", 1.1, col2="#52264a", pool=0.4, gran=0.35)
    s.wash(blob([(-100, -100), (360, -100), (160, 260), (-100, 460)]), "#0c0818", 1.3, wet=90, gran=0.35)
    s.wash(blob([(640, -100), (1100, -100), (1100, 460), (860, 260)]), "#0c0818", 1.3, wet=90, gran=0.35)


def _cat(s):
    c = O + [0, 40]

    def at(*pts):
        return [(*(O + p[:2]), *p[2:]) for p in pts]

    chest = blob(at((-330, 330), (-300, 190), (-200, 120), (200, 120), (300, 190), (330, 330)))
    fur(s, chest, lambda x, y: 1.57 + (x - 500) * 0.001, 300, 90, 60, (20, 44))
    s.wash(blob(at((-330, 330), (-260, 210), (0, 250), (260, 210), (330, 330))), "#2a0a14", 1.2, wet=40)
    for e in (-1, 1):
        ear = blob(at((e * 284, -96), (e * 318, -250), (e * 296, -366, 1), (e * 200, -300), (e * 96, -208)))
        fur(s, ear, lambda x, y, e=e: -1.57 + e * 0.3, 240, 50, 110)
        inner = blob(at((e * 254, -140), (e * 282, -250), (e * 280, -318, 1), (e * 212, -262), (e * 140, -204)))
        s.cover(inner, keep=0.2, ink=0.1)
        s.wash(inner, "#c8645a", 0.8, col2="#7a2a34", wet=6)
        coat(
            s,
            inner,
            lambda x, y, e=e: -1.2 - (0.8 if e > 0 else -0.1),
            (("#5a1a14", 60, "all"), ("#fff0d8", 90, "lit"), ("#ffd0a0", 60, "all")),
            (30, 64),
            1.7,
            soft=20,
            stray=0.3,
        )
    head_ = blob(
        at(
            (-292, 60),
            (-312, -40),
            (-276, -146),
            (-170, -226),
            (0, -250),
            (170, -226),
            (276, -146),
            (312, -40),
            (292, 60),
            (330, 128),
            (262, 176),
            (190, 226),
            (100, 262),
            (0, 272),
            (-100, 262),
            (-190, 226),
            (-262, 176),
            (-330, 128),
        )
    )
    s.wash(move(head_, 0, 26), "#14060c", 1.1, wet=30)
    fur(s, head_, lambda x, y: math.atan2(y - c[1] + 20, x - c[0]), 1250, 130, 560, (16, 40), 0.8)
    for e in (-1, 1):
        stripe(s, at((e * 26, -110), (e * 34, -170), (e * 24, -236)), 17, head_)
        stripe(s, at((e * 76, -112), (e * 104, -166), (e * 96, -222)), 17, head_)
        stripe(s, at((e * 150, -116), (e * 172, -160), (e * 176, -204)), 12, head_)
        for a, b, w in ((20, 40, 16), (70, 86, 15), (122, 132, 13)):
            stripe(s, at((e * 318, b), (e * 262, a + 8), (e * 206, a + 12)), w, head_)
        stripe(s, at((e * 196, -30), (e * 250, -44), (e * 306, -34)), 13, head_)
    stripe(s, at((0, -120), (0, -180), (0, -244)), 15, head_)
    blaze = blob(at((0, -70), (34, 0), (60, 70), (150, 100), (170, 170), (110, 236), (0, 266), (-110, 236), (-170, 170), (-150, 100), (-60, 70), (-34, 0)))
    m = np.clip(s.warp(s.mask(blaze), (0, 0, s.w, s.h), 4, 9), 0, 1)
    s.cover(m, keep=0.15, ink=0.1)
    s.wash(blaze, "#ffe8c4", 0.4, wet=12, clip=head_)
    coat(
        s,
        blaze,
        lambda x, y: math.atan2(y - c[1] - 40, x - c[0]),
        (("#b8805a", 190, "dark"), ("#fffaf0", 420, "lit"), ("#e8b880", 170, "all")),
        (16, 36),
        1.7,
        soft=70,
        fringe=170,
        fringe_cols=("#fffaf0", "#e8b880"),
    )
    s.wash(blob(at((-150, 216), (0, 190), (150, 216), (120, 280), (-120, 280))), "#8a5a5a", 0.7, wet=20, clip=blaze)


def _features(s):
    def at(*pts):
        return [(*(O + p[:2]), *p[2:]) for p in pts]

    for e in (-1, 1):
        g = blob(at((e * 58, 24, 1), (e * 84, -40), (e * 140, -66), (e * 196, -44), (e * 226, -8, 1), (e * 186, 34), (e * 128, 46), (e * 84, 40)))
        s.glow(*at((e * 140, -8))[0], 150, "#ffe070", 0.12, 0.25)
        s.fill(g.buffer(12), "#1c0608")
        s.cover(g)
        s.wash(g, "#f4e23a", 0.75, col2="#8ac83a", mix=("rad", *at((e * 128, 10))[0], 100, 0, 1), edge=0.9, off=0)
        p = np.array(at((e * 122, 12))[0])
        for a in np.linspace(0, math.tau, 46)[:-1]:
            d = np.array([math.cos(a), math.sin(a)])
            s.stroke([p + d * 30, p + d * s.rng.uniform(48, 64)], 2, "#4a7a1a" if s.rng.random() < 0.7 else "#fffbd0", body=True, alpha=0.6, clip=g)
        for body in (False, True):
            s.fill(ell(*p, 22, 44).intersection(g), "#07060c", body=body)
        s.fill(ell(p[0] - 16, p[1] - 22, 11, 8, -20), body=True)
        s.fill(ell(p[0] + 10, p[1] + 16, 4), body=True)
        s.wash(move(g, 0, -56), "#1c2a08", 0.9, wet=12, clip=g)
        s.outline(g, 4, "#12040a", lost=0)
        s.curve(at((e * 44, 42), (e * 52, 60), (e * 50, 84)), 4, "#5a1a08")
    nose = blob(at((-42, 76), (0, 68), (42, 76), (24, 104), (0, 120), (-24, 104)))
    s.wash(move(nose, 0, 10), "#6a3a3a", 0.7, wet=8)
    s.thing(nose, "#e07a78", 0.9, col2="#c85a62", shade=0.7, shcol="#5a1420", hatch=0, line=3)
    s.fill(ell(*at((-14, 84))[0], 10, 4, -10), body=True, alpha=0.9)
    for e in (-1, 1):
        s.fill(ell(*at((e * 20, 100))[0], 7, 4, e * -30), "#3a0a14")
        s.curve(at((0, 120), (e * 4, 146), (e * 40, 168), (e * 84, 160), (e * 104, 138)), 4.4, "#3a0c10")
        for k in range(4):
            for j in range(3):
                s.fill(ell(*at((e * (58 + 24 * j), 118 + 14 * k))[0], 3), "#7a4a3a")
    s.curve(at((-30, 196), (0, 204), (30, 196)), 2.6, "#8a5a4a")


def _whiskers(s):
    for e in (-1, 1):
        for k in range(5):
            a = O + [e * 92, 118 + 12 * k]
            s.curve([a, a + [e * 130, -34 + 22 * k], a + [e * (270 - 8 * k), -24 + 44 * k]], 3.2, "#fffaf0", body=True, taper=(0.02, 0.8))


def _morning(s):
    """Where the night lay: the top of the table is a clear sky."""
    top = valid(Polygon([*BRINK, (1040, 1540), (-40, 1540)]))
    s.cover(top)
    s.wash(top, "#fbd9a0", 0.5, col2="#f8c0a0", gran=0.3, pool=0.4)
    s.wash(box(-20, 1280, 1020, 1520), "#a8d4e4", 0.6, wet=90, gran=0.3)
    s.glow(500, 1190, 420, "#ffd23a", 0.35, 0.9)
    sun = ell(500, 1196, 128)
    s.cover(sun)
    s.wash(sun, "#ffcf3a", 0.65, col2="#ff9a2e", mix=("lin", 90, 1, 0), edge=0.7, gran=0.2)
    for k in range(25):
        a = math.radians(4 + 172 * k / 24)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array([500.0, 1196.0])
        s.stroke([p + d * 146, p + d * s.rng.uniform(190, 250)], 3.6, ("#e8801e", "#fff8dc")[k % 2], body=k % 2 == 1)
    for x, y, w in ((230, 1474, 150), (800, 1440, 130), (880, 1350, 70)):
        g = union(*(ell(x + q * w * 0.5, y - abs(2 - abs(q)) * 12, w * 0.42, 26 + 8 * (2 - abs(q))) for q in (-2, -1, 0, 1, 2)))
        s.cover(g, keep=0.1)
        s.wash(move(g, 6, 20), "#e8a0a0", 0.4, wet=14, clip=g)
        s.outline(g, 1.6, "#b06a6a", lost=0.5)
    for x, y in ((300, 1330), (336, 1316), (690, 1380)):
        s.curve([(x - 18, y - 8), (x - 8, y - 12), (x, y), (x + 8, y - 12), (x + 18, y - 8)], 2.4, "#5a3040")


def _cloth(s):
    r = s.rng
    g = valid(Polygon([*BRINK, *HEM]))
    s.wash(move(g, 0, 34), "#a85a4a", 0.9, wet=24)
    s.cover(g)
    s.wash(g, "#2c40a4", 1.05, col2="#4634a0", edge=0.5, bloom=3, gran=0.35)
    s.wash(g, NIGHT, 0.5, edge=0, grad=("lin", 90, 1.2, 0.0), gran=0.35)
    s.stroke(BRINK + [0, 5], 4, "#a8b4f4", body=True, alpha=0.6)
    for px, py in PAWS:  # folds fan out from either paw
        for k, x in enumerate((-240, -150, -70, 10, 84, 170, 236)):
            sway = r.normal() * 26
            low = np.array([px + x * 1.3 + sway, 1070 + abs(x) * 0.5 + 40 * (k % 2)])
            c = path([(px + x * 0.3, py + 60), (px + x * 0.62 - sway, py + 200), (px + x + sway * 0.6, py + 320), tuple(low)], 12)
            wide = np.linspace(3, r.uniform(20, 34), len(c[::4]))
            s.wash(limb(c[::4] + [wide.mean(), 0], wide), "#02020c", 0.75, wet=16, clip=g)
            s.lift(limb(c[::4] - [wide.mean() * 0.7, 0], wide * 0.6), 0.4, 9)
            s.stroke(c + [4, 0], 2.2, "#02020c", clip=g, alpha=0.8)
            s.stroke(c[4:] - [8, 0], 2.0, "#a8b4f4", body=True, alpha=0.4, clip=g)
    for y in (760, 850, 950):
        s.wash(limb([(430, y), (500, y + 26), (570, y)], [6, 16, 6]), "#02020c", 0.8, wet=14, clip=g)
    for _ in range(620):
        x, y = r.uniform(0, 1000), r.uniform(670, 1300)
        if g.buffer(-8).contains(ell(x, y, 1)):
            q = 0.9 + 2.8 * r.random() ** 5
            s.fill(ell(x, y, q), ("#fffdf0", "#ffe6b0", "#cfe0ff")[int(r.integers(3))], body=True)
            if q > 2.6:
                for d in ((q * 3.4, 0), (0, q * 3.4)):
                    s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 1.3, "#fffdf0", body=True)
    moon = ell(906, 1010, 50).difference(ell(884, 998, 46))
    s.lift(ell(906, 1010, 90), 0.35, 26)
    s.cover(moon)
    s.wash(moon, "#fbe9a8", 0.5, col2="#e8c060", edge=0.8)
    s.outline(g, 3.2, "#02020c", lost=0.05)
    for p, *_ in marks.along(HEM, 9):
        s.stroke([p, p + [r.normal() * 3 - (p[0] - 500) * 0.01, r.uniform(20, 32)]], 2.6, ("#e0bc58", "#24348a")[int(r.random() < 0.35)], body=True)
    return g


def _paw(s, x, y, e):
    """Over the brink and flat on the cloth, toes spread, claws in it."""
    arm = limb([(x + e * 26, y - 40), (x + e * 8, y - 10), (x, y + 6)], [88, 88, 84])
    s.wash(move(arm, 0, 30), "#02020c", 1.2, wet=22)
    line = path([(x + e * 40, y - 130), (x + e * 14, y - 60), (x, y + 20)], 12)
    fur(s, arm, along_line(line), 360, 60, 190, (14, 30), 1.0)
    for k in (8, 13, 18):
        p = line[k]
        stripe(s, [p + [-92, -14], p + [-50, 10], p + [-12, 6]], 10, arm)
        stripe(s, [p + [92, -14], p + [50, 10], p + [12, 6]], 10, arm)
    toes = ((-78, 26, -16), (-27, 50, -5), (27, 50, 5), (78, 26, 16))
    for dx, dy, _ in toes:  # the cloth stands up in small tents at the claws
        tip = np.array([x + dx * 1.12, y + dy + 64])
        for q in (-1, 0, 1):
            s.curve([tip, tip + [q * 20 + dx * 0.1, 40], tip + [q * 34 + dx * 0.4, 110]], 2.4, "#8a96e8" if q < 1 else "#02020c", body=True, alpha=0.45)
        claw = limb([(x + dx * 1.08, y + dy + 20), (x + dx * 1.14, y + dy + 52), (x + dx * 1.08, y + dy + 76)], [10, 7.5, 2])
        s.fill(claw.buffer(2.5), "#1c0a10", body=True)
        s.fill(claw, "#fff6e0", body=True)
    for dx, dy, turn in (toes[0], toes[3], toes[1], toes[2]):
        toe = blob(move(np.array([(-32, -48), (-40, -4), (-30, 34), (0, 46), (30, 34), (40, -4), (32, -48), (0, -60)], float), x + dx, y + dy, 1.0, turn))
        s.wash(move(toe, 0, 10), "#3a0e0a", 0.9, wet=8)
        fur(s, toe, lambda px, py: 1.57, 90, 34, 40, (8, 18))
        m = np.clip(s.warp(s.mask(ell(x + dx, y + dy + 18, 30, 24)), (0, 0, s.w, s.h), 3, 4), 0, 1)
        s.cover(m, keep=0.2, ink=0.2)
        s.wash(ell(x + dx, y + dy + 18, 28, 22), "#ffe8c4", 0.3, wet=6)
        coat(s, ell(x + dx, y + dy + 18, 30, 24), lambda px, py: 1.57, (("#fffaf0", 34, "lit"), ("#c8906a", 20, "dark")), (8, 16), 1.5, soft=20)


def _church(s, x, y, k, turn):
    """The tower that stands under its chin."""
    o = slide.Home(s, x, y, k, turn, "#f0e0c8", "#3f8a80")
    h = 96
    o.block(-44, 16, h, 40)
    o.part(((16, -h), (56, -h - 4), (14, -h - 110)), o.roof, 1.0, 2.2, 0.6)
    o.part(((-44, -h), (16, -h), (14, -h - 110)), o.roof, 1.0, 2.6)
    for q in range(8):
        u = q / 8
        o.pen((-44 + 58 * u, -h - 110 * u), (16 - 2 * u, -h - 110 * u))
    o.pen((14, -h - 110), (14, -h - 136), w=3, col="#3a2010")
    o.pen((5, -h - 126), (23, -h - 126), w=3, col="#3a2010")
    s.thing(ell(*o.at((-14, -h + 24))[0], 15 * k), "#fff4d8", 0.2, shade=0, hatch=0, line=2.2)
    o.pen((-14, -h + 24), (-14, -h + 14), w=2)
    o.pen((-14, -h + 24), (-6, -h + 26), w=2)
    for x in (-30, 2):
        o.window(x, -38, 7, 11, arch=True)
    o.door(-14, 8, 20, True)


def _town(s, cloth_):
    """Everything on it slides, and leans the other way."""
    walls, roofs = ("#e8d0b0", "#c8b0c8", "#e0c090", "#b8c4d0", "#e8b8a0"), ("#a83a34", "#4a4a8a", "#7a3a5a", "#2f6a6a", "#b8602e")
    places_ = (
        (404, 818, 0.74, 15), (600, 810, 0.74, -20), (84, 880, 0.84, 12), (926, 900, 0.84, -20), (316, 950, 0.9, 24), (488, 944, 0.92, 6), (672, 950, 0.92, -14),
        (146, 1044, 1.0, 66), (806, 1054, 0.98, -30), (420, 1106, 1.06, 20), (590, 1112, 1.02, -36),
    )  # fmt: skip
    for i, (x, y, k, turn) in enumerate(places_):
        s.lift(ell(x + 8 * k, y + 4, 104 * k, 36 * k), 0.6, 13)
        s.wash(limb([(x - 10, y + 4), (x + 60 * k, y + 10 * k), (x + 100 * k, y + 22 * k)], [24 * k, 24 * k, 12 * k]), NIGHT, 1.2, wet=8, clip=cloth_)
        hold = np.array(min(PAWS, key=lambda p, x=x, y=y: np.hypot(p[0] - x, p[1] - y)), float)
        d = (np.array([x, y]) - hold) / np.hypot(*(np.array([x, y]) - hold))
        for q in (-34, -8, 20, 44):  # the way it has slid
            a = np.array([x + q * k, y + 8 + abs(q) * 0.1])
            s.curve([a, a + d * 30 * k, a + d * s.rng.uniform(50, 84) * k + [0, 8]], 2.4, "#a8b4f4", body=True, alpha=0.6)
        slide.KINDS[i](slide.Home(s, x, y, k, turn, walls[i % 5], roofs[(i * 3 + 1) % 5]))
        s.glow(x - 14, y - 40 * k, 70 * k, "#ffd050", 0.1, 0.1)


def _bed(s):
    """One sleeper has come off it altogether, and has not woken."""
    at = lambda *pts: move(np.array(pts, float), 250, 1400, 1.75, -10)  # noqa: E731
    s.wash(poly(at((-60, 26), (70, 26), (90, 50), (-40, 50))), "#a85a4a", 0.7, wet=9)
    for x in (-62, 62):
        s.thing(poly(at((x - 5, -34), (x + 5, -34), (x + 5, 40), (x - 5, 40))), "#6a3a24", 1.1, shade=0.5, hatch=0, line=1.8)
    s.thing(poly(at((-62, -4), (62, -4), (62, 26), (-62, 26))), "#8a5230", 1.0, shade=0.5, hatch=0, line=2)
    s.thing(blob(at((-60, -6), (-56, -24), (-24, -26), (-20, -4))), "#fffaf0", 0.2, shade=0.5, shcol="#8a7a98", hatch=0, line=1.8)
    s.thing(ell(*at((-36, -24))[0], 23, 21), "#8a5238", 1.0, shade=0.5, hatch=0, line=1.8)
    s.fill(blob(at((-50, -24), (-46, -38), (-30, -38), (-24, -28), (-38, -30))), "#1c1014")
    s.curve(at((-37, -22), (-33, -19), (-28, -21)), 2.2)
    s.thing(blob(at((-22, -4), (-18, -30), (10, -28), (40, -20), (62, -8), (64, 12), (-20, 14))), "#24348a", 1.1, shade=0.7, shcol=NIGHT, hatch=0, line=2)
    for a, b in ((-6, -14), (14, -6), (34, -10), (4, 4), (48, 4)):
        s.fill(ell(*at((a, b))[0], 3.6), "#fff6d8", body=True)


@card("midnight", paper="hot", light=(-0.4, -0.75))
def cat_night(s):
    """Over the far edge of the table rises a cat; it pulls the night away with both paws, and under it is morning."""
    _room(s)
    _cat(s)
    _features(s)
    _morning(s)
    _town(s, _cloth(s))
    for (x, y), e in zip(PAWS, (1, -1), strict=True):
        _paw(s, x, y, e)
    s.lift(ell(500, 716, 70, 18), 0.35, 16)
    _church(s, 520, 716, 0.92, -24)
    _whiskers(s)
    _bed(s)
    s.splatter(NIGHT, 30, (0, 860, 1000, 1240), (0.7, 3.4))
