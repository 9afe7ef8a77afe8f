"""One night of the year: on a path of petals somebody comes home whom only the dog can see."""

from ..easel import *
from ..kit.rim import rim

NIGHT = "#0d0818"
ORANGE = ("#f0902a", "#f8b030", "#e06a1e", "#fbc850", "#d8541a")
CREST = [(-40, 392), (120, 346), (300, 334), (470, 376), (640, 440), (1040, 470)]
WAY = path(
    [
        (300, 344),
        (236, 420),
        (118, 520),
        (70, 660),
        (110, 830),
        (226, 1030),
        (420, 1220),
        (640, 1312),
        (840, 1276),
        (960, 1140),
        (968, 970),
        (900, 820),
        (836, 716),
    ],
    26,
)


def wide(y):
    return 7 + 128 * max(0.0, (y - 344) / 860) ** 1.5


def _night(s):
    r = s.rng
    s.wash(s.all, "#6a3f78", 0.75, col2="#4a2f68", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 420), (760, 300), (420, 190), (-100, 260)]), "#2c2258", 0.9, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 520), (860, 330), (640, 120)]), "#191436", 1.0, wet=80, gran=0.25)
    s.glow(270, 320, 360, "#f09048", 0.5, 0.75)
    for _ in range(240):
        s.fill(ell(r.uniform(0, 1000), 400 * r.random() ** 1.3, r.uniform(0.8, 2.4)), "#fff4d8", body=True, alpha=r.uniform(0.5, 1))


def _land(s):
    for pts, col, dark in (
        (CREST, "#56345e", "#2c1a40"),
        ([(-40, 600), (200, 620), (460, 700), (760, 690), (1040, 640)], "#3c2448", "#1c1230"),
        ([(-40, 960), (240, 1060), (560, 1130), (1040, 1010)], "#2c1a38", "#160e28"),
    ):
        top = path(pts, 14)
        g = valid(Polygon([*top, (1040, 1560), (-40, 1560)]))
        s.cover(g)
        s.wash(g, col, 1.2, col2=dark, mix=("lin", 20, 0.2, 1.1), gran=0.25, pool=0.35)
        s.wash(valid(Polygon([*top, *(top + [0, 80])[::-1]])), "#8a5a80", 0.3, wet=20, clip=g)
        s.stroke(top, 2.4, NIGHT)
        if pts is CREST:
            _graves(s)
    s.wash(blob([(-100, 1280), (300, 1410), (700, 1460), (1100, 1400), (1100, 1600), (-100, 1600)]), "#0c0816", 0.9, wet=70, gran=0.25)


def _crest(x):
    return float(np.interp(x, [p[0] for p in CREST], [p[1] for p in CREST]))


def _graves(s):
    for i, (x, h, lean) in enumerate(((66, 66, -5), (134, 96, 3), (210, 74, -4), (384, 84, 5), (456, 72, -6), (534, 54, 8))):
        y, w = _crest(x) + 12, h * 0.3
        if i in (1, 4):
            g = union(box(x - 7, y - h * 1.1, x + 7, y), box(x - w, y - h * 0.84, x + w, y - h * 0.66))
        else:
            g = union(box(x - w, y - h * 0.6, x + w, y), ell(x, y - h * 0.6, w, w * 0.95))
        s.thing(move(g, 0, 0, 1, lean, origin=(x, y)), "#b48aa0", 0.9, col2="#6a4a70", shade=0.9, shcol="#1c1030", hatch=4, line=2.2)
    for x in (36, 98, 108, 170, 250, 346, 420, 432, 494, 566):
        _candle(s, x, _crest(x) + 16, 1.0)


def _candle(s, x, y, q):
    s.glow(x, y - 24 * q, 62 * q, "#f8a030", 0.5, 0.65)
    wax = poly([(x - 4 * q, y - 18 * q), (x + 4 * q, y - 18 * q), (x + 5 * q, y), (x - 5 * q, y)])
    if q > 1.2:
        s.wash(ell(x, y, 9 * q, 2.4 * q), NIGHT, 1.0, wet=5)
        wax = union(wax, ell(x, y, 5 * q, 1.6 * q))
        s.thing(wax, "#f6dcb0", 0.5, col2="#d8a078", shade=0.7, shcol="#6a3a4a", hatch=0, line=2.2)
        s.stroke([(x, y - 18 * q), (x, y - 22 * q)], 2.4)
    else:
        s.fill(wax, "#fff0d0", body=True)
    s.fill(blob([(x, y - 40 * q), (x + 5 * q, y - 25 * q), (x, y - 19 * q), (x - 5 * q, y - 25 * q)]), "#f8901a", body=True)
    s.fill(blob([(x, y - 32 * q), (x + 2.5 * q, y - 24 * q), (x, y - 20 * q), (x - 2.5 * q, y - 24 * q)]), "#fff8c8", body=True)


def _house(s):
    """Small and far, with its door open; she waits in it with a light of her own."""
    wall = poly([(650, 708), (654, 476), (1040, 462), (1040, 720)])
    s.wash(move(wall, -10, 20), NIGHT, 0.9, wet=20)
    s.thing(wall, "#c8889a", 0.85, col2="#7a4a78", mix=("lin", 0, 0.2, 0.9), shade=0.3, shcol="#2c1a40", hatch=0, line=3)
    roof = poly([(628, 482), (664, 416), (1040, 396), (1040, 470)])
    s.thing(roof, "#7a2c3a", 1.1, col2="#4a1c34", shade=0.5, shcol="#1c0a1c", hatch=0, line=3)
    for x in range(650, 1040, 26):
        s.curve([(x + 12, 416 - (x - 664) * 0.05), (x, 446 - (x - 664) * 0.05), (x - 6, 480 - (x - 650) * 0.03)], 2, "#2a0c1c", clip=roof)
    door = union(box(784, 560, 888, 712), ell(836, 560, 52, 40))
    s.glow(836, 640, 250, "#f8a030", 0.55, 0.85)
    s.cover(door)
    s.wash(door, "#ffd868", 0.7, col2="#fff2b8", mix=("rad", 836, 640, 90, 1, 0), edge=0.4)
    s.outline(door, 3.4, lost=0)
    s.wash(valid(Polygon([(790, 716), (884, 716), (960, 860), (780, 880)])), "#f8b040", 0.4, wet=26)
    her = union(
        ell(842, 596, 16, 18),
        blob([(826, 610), (842, 604), (860, 612), (872, 650), (866, 664), (876, 712), (808, 712), (818, 664), (814, 640)]),
        limb([(824, 632), (806, 646), (800, 636)], [8, 7, 5]),
    )
    s.wash(smooth(her, 2), "#2a0c24", 1.8, off=0, edge=0)
    s.fill(smooth(her, 2), "#3a1430", body=True)
    shawl = blob([(824, 594), (832, 578), (846, 574), (858, 582), (862, 606), (872, 650), (856, 660), (850, 616), (840, 590), (830, 600)])
    s.fill(shawl, "#b8243c", body=True)
    s.fill(poly([(796, 636), (804, 636), (804, 612), (796, 612)]), "#fffdf0", body=True)
    s.fill(blob([(800, 584), (807, 602), (800, 612), (793, 602)]), "#f8801a", body=True)
    window = box(690, 560, 742, 624)
    s.cover(window)
    s.wash(window, "#f8b848", 0.8)
    s.outline(window, 2.6, lost=0)
    s.stroke([(716, 560), (716, 624)], 2.4)
    s.stroke([(690, 592), (742, 592)], 2.4)


def _petal(s, c, q):
    r = s.rng
    a = r.uniform(0, math.tau)
    d, n = np.array([math.cos(a), math.sin(a) * 0.7]) * q, np.array([-math.sin(a), math.cos(a) * 0.7]) * q * r.uniform(0.35, 0.6)
    s.fill(blob([c - d, c + n * 0.8, c + d * 0.8 + n * 0.5, c + d, c + d * 0.8 - n * 0.5, c - n * 0.8], 4), ORANGE[int(r.integers(5))], body=True, alpha=0.96)


def _flower(s, x, y, q):
    r = s.rng
    s.fill(ell(x + q * 0.15, y + q * 0.25, q * 1.02, q * 0.72), "#2a0c08", body=True, alpha=0.6)
    for ring, n, col in ((1.0, 13, ORANGE[2]), (0.74, 11, ORANGE[0]), (0.48, 8, ORANGE[1]), (0.22, 5, ORANGE[3])):
        for k in range(n):
            a = (k + r.uniform(-0.3, 0.3)) / n * math.tau
            c = np.array([x + math.cos(a) * q * ring * 0.72, y + math.sin(a) * q * ring * 0.52])
            s.fill(ell(*c, q * 0.3, q * 0.2, math.degrees(a) + r.normal() * 20), mix(col, ORANGE[int(r.integers(5))], 0.35), body=True)
            if q > 15:
                s.stroke(arc(*c, q * 0.28, q * 0.19, math.degrees(a) - 90, math.degrees(a) + 90), 1.1, "#7a2408", body=True, alpha=0.8, wobble=0.3)


def _path(s):
    r = s.rng
    for p in WAY[::7]:
        s.glow(*p, 50 + wide(p[1]) * 1.6, "#f0862a", 0.12, 0.08)
    s.wash(limb(WAY[::9], [wide(p[1]) * 0.62 for p in WAY[::9]]), "#b8481a", 1.0, wet=12, gran=0.25)
    d = np.gradient(WAY, axis=0)
    for i in np.argsort(WAY[:, 1]):
        p, w = WAY[i], wide(WAY[i, 1])
        n = np.array([-d[i, 1], d[i, 0]]) / (np.hypot(*d[i]) + 1e-9)
        for _ in range(int(6 + 0.24 * w)):
            u = r.normal() * 0.36
            c = p + n * [1, 0.62] * u * w + r.normal(size=2) * [w * 0.12, w * 0.07]
            _petal(s, c, (2.2 + 0.085 * w) * r.uniform(0.7, 1.25))
    for _ in range(70):
        i = int(r.integers(len(WAY)))
        w = wide(WAY[i, 1])
        if w > 40:
            n = np.array([-d[i, 1], d[i, 0]]) / np.hypot(*d[i])
            c = WAY[i] + n * [1, 0.62] * w * r.choice([-1, 1]) * r.uniform(0.55, 0.95)
            _flower(s, *c, 6 + w * 0.14 * r.uniform(0.8, 1.2))


def _sole(c, way, q, left):
    """A bare foot in the petals, from above and aslant."""
    a = math.radians(way)
    d, n = np.array([math.cos(a), math.sin(a) * 0.6]), np.array([-math.sin(a), math.cos(a) * 0.6]) * left
    c = np.asarray(c, float)
    at = lambda u, v: tuple(c + d * q * u * 0.86 + n * q * v * 1.5)  # noqa: E731
    foot = blob(
        [
            at(-1, -0.2),
            at(-1.12, 0.05),
            at(-0.95, 0.26),
            at(-0.3, 0.24),
            at(0.4, 0.42),
            at(0.72, 0.3),
            at(0.76, -0.14),
            at(0.5, -0.36),
            at(0.0, -0.2),
            at(-0.5, -0.28),
        ],
        8,
    )
    toes = [ell(*at(1.14 - 0.045 * k * k, -0.3 + 0.185 * k), q * (0.17 - 0.02 * k), q * (0.125 - 0.014 * k), way) for k in range(5)]
    return union(foot, *toes)


def _steps(s):
    d = np.gradient(WAY, axis=0)
    for k, i in enumerate(range(97, 206, 12)):
        w = wide(WAY[i, 1])
        v = d[i] / np.hypot(*d[i])
        n = np.array([-v[1], v[0] * 0.62])
        g = _sole(WAY[i] + n * w * (0.2 if k % 2 else -0.2), math.degrees(math.atan2(v[1] / 0.62, v[0])), w * 0.36, 1 if k % 2 else -1)
        s.fill(g, "#2a0a18", body=True)
        ring = g.buffer(w * 0.03)
        for q in ring.geoms if hasattr(ring, "geoms") else [ring]:
            line = np.array(q.exterior.coords)
            s.stroke(line[len(line) // 8 : len(line) // 2], 3, "#ffe89a", body=True, alpha=0.9)


def _dog(s, x, y, q):
    """No hair on him, and no doubt in him."""
    at = lambda pts: [(x + a * q, y + b * q) for a, b in pts]  # noqa: E731
    z = lambda v: [w * q for w in v]  # noqa: E731
    hx, hy = at([(352, -408)])[0]
    on = lambda pts: move(np.asarray([p[:2] for p in pts], float), hx, hy, q * 1.06, -38)  # noqa: E731
    body = blob(
        at(
            [
                (24, -250),
                (60, -282),
                (150, -284),
                (230, -296),
                (290, -312),
                (330, -268),
                (346, -210),
                (322, -156),
                (270, -142),
                (200, -160),
                (130, -184),
                (70, -186),
                (28, -204),
            ]
        )
    )
    neck = limb(at([(292, -262), (318, -330), (342, -400)]), z([58, 42, 36]), 10)
    skull = blob(
        on(
            [
                (-52, 34),
                (-58, 0),
                (-40, -34),
                (-8, -42),
                (22, -32),
                (40, -18),
                (92, -12),
                (114, -6),
                (118, 8),
                (104, 18),
                (60, 20),
                (36, 26),
                (10, 44),
                (-20, 50),
            ]
        )
    )
    jaw = blob(on([(14, 30), (40, 30), (92, 44), (98, 52), (86, 60), (44, 60), (6, 56)]))
    tongue = blob(on([(40, 28), (84, 32), (108, 50), (112, 74), (98, 80), (88, 58), (50, 46)]))
    far = (
        limb(at([(70, -220), (46, -140), (-10, -96), (-30, -22), (-12, -10)]), z([50, 28, 15, 12, 9]), 10),
        limb(at([(312, -210), (362, -140), (352, -82), (378, -62)]), z([34, 20, 13, 11]), 10),
    )
    hind = limb(at([(66, -224), (104, -138), (62, -84), (74, -18), (94, -8)]), z([62, 36, 17, 13, 10]), 10)
    fore = limb(at([(292, -216), (282, -130), (290, -64), (286, -12), (306, -6)]), z([46, 24, 15, 13, 10]), 10)
    tail = limb(at([(36, -262), (-14, -306), (-34, -372), (-16, -424)]), z([17, 12, 9, 4]), 10)
    ears = (
        blob(on([(-44, -20), (-84, -64), (-110, -120, 1), (-56, -92), (-20, -38)])),
        blob(on([(-16, -30), (-34, -88), (-30, -148, 1), (6, -98), (20, -34)])),
    )
    s.wash(ell(x + 170 * q, y + 2, 240 * q, 20 * q), NIGHT, 1.1, wet=14)
    dark = dict(col2="#4a3040", shade=0.9, shcol=NIGHT, hatch=0, gran=0.2)
    for g, c in (
        (far[0], "#2c1a2c"),
        (far[1], "#2c1a2c"),
        (ears[0], "#5a3c4a"),
        (tail, "#8a6474"),
        (tongue, "#d8566a"),
        (jaw, "#5a3c4a"),
        (smooth(union(body, neck, skull, hind, fore), 9), "#8a6474"),
        (ears[1], "#8a5c66"),
    ):
        if c == "#d8566a":
            s.thing(g, c, 1.0, shade=0.4, hatch=0, line=2.2)
            s.fill(g.buffer(-3), "#e8788a", body=True, alpha=0.8)
            continue
        s.thing(g, c, 1.1, line=3, **dark)
        rim(s, g, -1.5, -5, "#ffab4a", 0.95, 1.4)
        rim(s, g, -3.4, 1, "#ffc878", 0.8, 1.2)
        rim(s, g, 1.4, 2.6, "#b09ad8", 0.7)
    s.wash(blob(on([(-12, -36), (-26, -88), (-25, -126), (-4, -92), (8, -40)])), "#a85a5a", 0.6, wet=5)
    s.fill(ell(*on([(114, -1)])[0], 12 * q, 10 * q), "#08040a")
    s.fill(ell(*on([(110, -5)])[0], 3 * q), "#f0d0c0", body=True)
    s.fill(ell(*on([(28, -9)])[0], 9 * q, 8 * q), "#ffd070", body=True)
    s.fill(ell(*on([(31, -10)])[0], 5.6 * q), "#08040a", body=True)
    s.fill(ell(*on([(33, -13)])[0], 1.8 * q), "#ffffff", body=True)
    s.curve(on([(8, -22), (26, -26), (42, -16)]), 2.4, "#c8a0b8", body=True, alpha=0.8)
    s.curve(on([(104, 20), (60, 22), (36, 28), (20, 20)]), 3, "#0a0408")
    for f in (
        [(84, -262), (72, -220), (90, -180)],
        [(262, -280), (252, -230), (262, -180)],
        [(150, -266), (146, -220), (156, -186)],
        [(176, -266), (172, -220), (182, -184)],
        [(200, -268), (198, -220), (208, -182)],
        [(306, -300), (318, -270), (316, -230)],
    ):
        s.curve(at(f), 2.2, "#9a7a98", body=True, alpha=0.65)
    s.lift(limb(at([(70, -262), (150, -262), (240, -272)]), z([12, 14, 12])), 0.35, 12)
    s.lift(limb(at([(70, -226), (92, -160)]), z([14, 10])), 0.3, 10)
    s.lift(limb(at([(300, -230), (290, -150)]), z([12, 8])), 0.3, 10)
    for a, b in ((94, -8), (306, -6)):
        for e in (-8, 0, 8):
            s.stroke(at([(a + e, b - 6), (a + e + 6, b + 3)]), 1.8, "#b090a8", body=True, alpha=0.8)
    band = at([(268, -336), (312, -314), (362, -334)])
    s.curve(band, 20 * q, "#7a1020", taper=(0, 0))
    s.curve(band, 13 * q, "#e0303c", taper=(0, 0), body=True)
    tag = at([(340, -312)])[0]
    s.thing(ell(tag[0], tag[1] + 8, 9 * q, 11 * q), "#f0c040", 0.9, shade=0.5, hatch=0, line=2)
    return at([(356, -334)])[0]


def _leash(s, a, b):
    """Taut, up to a loop that is open round a hand which is not there."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    loop = [b, b + [-16, -28], b + [-14, -62], b + [20, -74], b + [42, -50], b + [30, -12], b + [4, 2]]
    for w, c in ((11, "#5a0c18"), (6.5, "#f04048")):
        s.stroke([a, (a + b) / 2 + [2, 3], b], w, c, body=True, taper=(0.01, 0.01), wobble=0.3)
        s.curve(loop, w, c, body=True, taper=(0.01, 0.01), wobble=0.3)
    s.fill(ell(*b, 8), "#f0c040", body=True)


@card("plum", paper="cold", light=(0.6, -0.3))
def marigold_path(s):
    _night(s)
    _land(s)
    _house(s)
    _path(s)
    _steps(s)
    for x, y, q in ((60, 1190, 2.2), (330, 1450, 3.0), (900, 1440, 3.0), (716, 1130, 1.9), (270, 850, 1.4), (36, 880, 1.5)):
        _candle(s, x, y, q)
    c = _dog(s, 150, 1350, 1.08)
    _leash(s, c, (792, 872))
    s.splatter("#f0902a", 30, size=(0.8, 3.4))
    s.splatter("#160e28", 40, size=(0.6, 3.4))
