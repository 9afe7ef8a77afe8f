"""A sleepwalker on the ridge, and who walks before her."""

from shapely.geometry import Point

from ..easel import *
from ..kit.profile import fingers, profile

NIGHT, DEEP = "#070a18", "#141c40"
SKIN = ("#ecc09c", "#d4886c", "#54385c")


def ridge(x, down=0.0):
    """The ridge, or a line of the roof below it: 1 is the eaves."""
    return 1060 - 0.209 * (x + 50) + down * (520 - 0.335 * (x + 50))


def _sky(s):
    s.wash(s.all, "#c9d3e2", 0.5, col2="#e6d6c8", pool=0.5, bloom=4, gran=0.5)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 420), (860, 300), (600, 300), (420, 520), (330, 900), (-100, 1000)]),
        "#3a5596",
        1.0,
        wet=85,
        gran=0.6,
        pool=0.6,
    )
    s.wash(blob([(-100, -100), (720, -100), (480, 90), (330, 300), (180, 620), (-100, 760)]), NIGHT, 1.2, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(1100, -100), (1100, 250), (930, 120), (820, -100)]), NIGHT, 0.9, wet=70, gran=0.6, pool=0.7)
    disc = ell(716, 590, 262)
    s.lift(ell(716, 590, 330), 0.4, 80)
    s.cover(disc, keep=0.04)
    s.wash(disc, "#f4e2a8", 0.42, col2="#e8c88a", bloom=3, gran=0.6, edge=0.7, pool=0.6)
    for x, y, a, b, q in ((640, 500, 70, 44, 20), (800, 470, 48, 30, -30), (840, 640, 74, 40, 40), (660, 690, 46, 30, 0), (560, 600, 30, 44, 10)):
        s.wash(ell(x, y, a, b, q), "#b99a7a", 0.35, wet=16, gran=0.7, clip=disc)
    s.outline(disc, 1.6, col="#6a5a5a", lost=0.5)
    places.stars(s, 120, (0, 0, 1000, 480), (0.7, 2.2))
    for k in range(3):  # clouds drawn across the moon
        y = 430 + k * 150
        s.wash(limb([(760 + 60 * k, y), (900, y - 22), (1080, y - 14)], [5, 22 - 4 * k, 30]), "#4a5a90", 0.7, wet=12, gran=0.6)


def _far(s):
    """Roofs across the street, lower."""
    r = s.rng
    for j, (col, y0) in enumerate((("#7f8fb8", 800), ("#55639a", 856), ("#333f74", 912))):
        x = -60 - 40 * j
        while x < 1040:
            w, y = r.uniform(110, 190), y0 - 0.17 * x + r.normal() * 12
            g = poly([(x, y + 300), (x, y + 24), (x + w * 0.45, y - r.uniform(26, 62)), (x + w, y + 20), (x + w, y + 300)])
            s.cover(g, keep=0.15)
            s.wash(g, col, 0.9, edge=0.7, gran=0.6, pool=0.5, bloom=1)
            s.outline(g, 1.8, col=DEEP, lost=0.3)
            c = box(x + w * 0.62, y - 46, x + w * 0.62 + 16, y + 6)
            s.thing(c, col, 1.0, shade=0.6, shcol=NIGHT, hatch=0, line=1.7)
            for _ in range(2):
                u = x + w * r.uniform(0.2, 0.75)
                s.fill(box(u, y + 34, u + 11, y + 52), "#ffcf5a" if r.random() < 0.3 else DEEP, body=True, alpha=0.95)
            x += w + r.uniform(-16, 8)


def _street(s):
    r = s.rng
    g = poly([(-60, 1540), (1060, 890), (1060, 1620), (-60, 1620)])
    s.cover(g)
    s.wash(g, "#3a4478", 1.0, col2="#1a2250", gran=0.6, pool=0.7, bloom=3)
    s.wash(blob([(0, 1600), (420, 1320), (700, 1140), (1060, 940), (1060, 1130), (760, 1300), (520, 1520)]), NIGHT, 1.2, wet=50, gran=0.6, clip=g)
    s.lift(ell(800, 1370, 190, 130), 0.75, 70)
    s.wash(ell(800, 1370, 210, 150), "#f6b23c", 0.8, wet=80, gran=0.5, clip=g)
    for _ in range(520):  # cobbles
        a, q = r.uniform(0, 6.3), r.uniform(0.1, 1.6)
        x, y = 800 + 220 * q * math.cos(a), 1370 + 140 * q * math.sin(a)
        s.curve([(x, y), (x + 6, y - 4), (x + 12, y)], 1.4, "#3a2230" if q < 0.9 else NIGHT, n=4, alpha=0.7, clip=g)
    c = np.array([800.0, 1372.0])
    cols = ("#c8402e", "#e0b040", "#2f8a80", "#7a4a9a", "#e8e0d0", "#c8607a", "#3a62b0", "#8a5a30")
    ring = [(i, math.radians(22 + i * 45)) for i in range(8)]
    for _, a in ring:
        p = c + [104 * math.cos(a), 62 * math.sin(a)]
        s.wash(limb([tuple(p), tuple(p + [60 * math.cos(a), 46 * math.sin(a)])], [13, 8]), NIGHT, 0.9, wet=5)
    _linen(s, c)
    for i, a in sorted(ring, key=lambda q: math.sin(q[1])):
        p = c + [104 * math.cos(a), 62 * math.sin(a)]
        d = np.array([math.cos(a), math.sin(a) * 0.6])
        for e in (-1, 1):
            n = np.array([-d[1], d[0]]) * 11 * e
            s.stroke([p + n, p - d * 26 + n * 0.8], 5, cols[i], taper=(0, 0))
            s.fill(ell(*(p - d * 28 + n * 0.8), 3.4), SKIN[0], body=True)
        s.thing(ell(*p, 19, 14, math.degrees(a) + 90), cols[i], 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2)
        s.thing(ell(*(p + d * 3 - [0, 7]), 9.5), ("#2a1a1a", "#7a4a20", "#d8c8b0")[i % 3], 1.0, shade=0.4, hatch=0, line=1.7)
        s.fill(ell(*(p + d * 3 - [3, 6]), 5.4), SKIN[0], body=True)  # a face that looks up


def _linen(s, c):
    g = blob([c + [(86 - 7 * (k % 2)) * math.cos(k * math.pi / 8), (50 - 5 * (k % 2)) * math.sin(k * math.pi / 8)] for k in range(16)])
    s.cover(g)
    s.thing(g, "#fffaf0", 0.12, shade=0.6, shcol="#8a7a9a", hatch=0, line=2.2)
    for k in range(16):
        v = np.array([86 * math.cos(k * math.pi / 8), 50 * math.sin(k * math.pi / 8)])
        s.stroke([c + v * 0.95, c + v * 0.4 + [2, 5]], 1.3, "#6a6a98")


def _roof(s):
    r = s.rng
    xs = np.linspace(-80, 1080, 30)
    g = poly([*[(x, ridge(x)) for x in xs], *[(x, ridge(x, 1)) for x in xs[::-1]]])
    s.cover(g)
    s.wash(g, "#a0525a", 0.9, col2="#5a3a6a", gran=0.6, pool=0.6, bloom=4)
    s.wash(blob([(-100, 1180), (200, 1230), (420, 1400), (300, 1640), (-100, 1640)]), NIGHT, 1.3, wet=80, gran=0.6, pool=0.7, clip=g)
    rows = 9
    for j in range(rows):
        a, b = (j / rows) ** 1.12, ((j + 1) / rows) ** 1.12
        x = -90.0 + 30 * (j % 2)
        while x < 1060:
            w = 62 - 0.024 * x
            y0, y1, y2 = ridge(x + j * 8, a), ridge(x + j * 8, b), ridge(x + w + j * 8, b)
            p = [
                (x + j * 8, y0),
                (x + j * 8 + 1, y1 - 8),
                (x + w * 0.5 + j * 8, (y1 + y2) / 2 + 7),
                (x + w + j * 8 - 1, y2 - 8),
                (x + w + j * 8, ridge(x + w + j * 8, a)),
            ]
            tile = poly([p[0], *path(p[1:4], 6), p[4]]).intersection(g)
            q = r.random()
            if q < 0.5:
                s.wash(tile, ("#7a2c3c", "#c87a54", "#3a3a68", "#5a6a58", "#2a1c3c")[int(r.integers(5))], 0.3 + 0.5 * r.random(), edge=0.6, gran=0.6)
            s.curve(p[1:4], 2.6, NIGHT, clip=g)
            s.stroke([p[0], p[1]], 1.8, NIGHT, clip=g)
            s.curve([np.array(e) - [0, 5] for e in p[1:4]], 2, "#f6d8c0", body=True, alpha=0.2 + 0.5 * (x > 240 + 60 * j) * r.random(), clip=g)
            for _ in range(4):
                u, v = x + j * 8 + r.uniform(5, w - 5), r.uniform(y0 + 4, y1 - 6)
                s.stroke([(u, v), (u + r.normal() * 2, v + r.uniform(8, 20))], 1.1, NIGHT, alpha=0.6, clip=tile)
            x += w
    eaves = [(x, ridge(x, 1)) for x in xs]
    s.stroke(eaves, 9, NIGHT, taper=(0, 0))
    s.stroke([(x, y - 4) for x, y in eaves], 2.4, "#b8c4e0", body=True, alpha=0.7)
    sky = poly([(196, 1196), (330, 1172), (352, 1292), (206, 1322)])  # somebody is awake under the roof
    s.glow(272, 1246, 170, "#f8b838", 0.6, 0.5)
    s.cover(sky)
    s.thing(sky, "#f9c840", 0.9, col2="#f08a2a", shade=0, hatch=0, line=6)
    s.fill(blob([(276, 1316), (282, 1282), (304, 1266), (328, 1276), (346, 1300)]), NIGHT, clip=sky)
    s.fill(ell(307, 1254, 16, 19), NIGHT, clip=sky)
    s.stroke([(264, 1184), (280, 1306)], 4.5, NIGHT, taper=(0, 0))
    s.stroke([(200, 1256), (342, 1230)], 4.5, NIGHT, taper=(0, 0))
    x = -70.0
    while x < 1060:  # the ridge
        w = 96 - 0.03 * x
        t = blob(
            [
                (x, ridge(x) - 22),
                (x + w * 0.5, ridge(x + w * 0.5) - 27),
                (x + w + 8, ridge(x + w) - 24),
                (x + w + 10, ridge(x + w) + 16),
                (x + w * 0.5, ridge(x + w * 0.5) + 21),
                (x, ridge(x) + 20),
            ]
        )
        s.cover(t)
        s.thing(t, "#b0606a", 0.9, col2="#6a3a5c", shade=0.9, shcol=NIGHT, hatch=4, line=2.8, gran=0.6)
        s.curve([(x + 10, ridge(x) - 17), (x + w * 0.5, ridge(x + w * 0.5) - 21), (x + w, ridge(x + w) - 18)], 3.4, "#ffe9cc", body=True, alpha=0.75)
        for _ in range(7):
            u = x + r.uniform(6, w)
            s.fill(ell(u, ridge(u) + r.uniform(-14, 16), r.uniform(1, 4), r.uniform(1, 2.4)), "#4a5a48", alpha=0.8)
        x += w


def _cat(s, x, k, step_=0.0, back=False, turn=-12):
    """A silhouette with the moon along its edge."""
    y, r = ridge(x) - 22, s.rng

    def at(*pts):
        return [tuple(p) for p in move(list(pts), x, y, k, turn)]

    def leg(*pts):
        return union(
            limb(at(*pts), [k * q for q in (0.085, 0.055, 0.04, 0.034)]), ell(*at((pts[-1][0] + 0.03, pts[-1][1] + 0.005))[0], 0.056 * k, 0.03 * k, turn)
        )

    q = step_
    tail = at((-0.4, -0.4), (-0.53, -0.48), (-0.57, -0.7), (-0.5, -0.94), (-0.38 - q, -1.06), (-0.29 - q, -1.0))
    body = blob(
        at(
            (-0.46, -0.33),
            (-0.4, -0.46),
            (-0.2, -0.46),
            (0.05, -0.42),
            (0.26, -0.5),
            (0.42, -0.56),
            (0.52, -0.46),
            (0.44, -0.3),
            (0.28, -0.24),
            (0.0, -0.23),
            (-0.22, -0.26),
            (-0.4, -0.22),
        )
    )
    hx, hy = 0.54, -0.62
    skull = (
        ell(*at((hx, hy))[0], 0.145 * k, 0.125 * k, turn)
        if back
        else blob(
            at(
                (hx - 0.13, hy + 0.02),
                (hx - 0.1, hy - 0.1),
                (hx + 0.02, hy - 0.13),
                (hx + 0.1, hy - 0.07),
                (hx + 0.18, hy + 0.01),
                (hx + 0.17, hy + 0.06),
                (hx + 0.09, hy + 0.1),
                (hx - 0.04, hy + 0.12),
            )
        )
    )
    ears = [
        poly(at((hx + b - 0.06, hy - 0.06), (hx + b + e * 0.025, hy - 0.25), (hx + b + 0.06, hy - 0.06)))
        for b, e in (((-0.085, -1), (0.085, 1)) if back else ((-0.06, -1), (0.045, 0)))
    ]
    g = union(
        limb(tail, [k * w for w in (0.055, 0.05, 0.046, 0.042, 0.036, 0.02)]), body, skull, *ears,
        leg((-0.28, -0.3), (-0.14 + q, -0.2), (-0.22 + q, -0.11), (-0.14 + q, -0.02)), leg((0.3, -0.32), (0.22 - q, -0.19), (0.24 - q, -0.1), (0.26 - q, -0.03)),
        leg((-0.33, -0.32), (-0.27 - q, -0.2), (-0.4 - q, -0.12), (-0.37 - q, -0.015)), leg((0.36, -0.36), (0.37 + q, -0.18), (0.38 + q, -0.1), (0.41 + q, -0.015)),
    )  # fmt: skip
    s.cover(g)
    s.wash(g, "#1a2044", 1.5, col2=NIGHT, gran=0.5, pool=0.6)
    s.wash(g, NIGHT, 1.1, edge=0.3, grad=("lin", 90, 0.3, 1.2))
    marks.pelt(
        s, s.mask(g), lambda u, v: math.radians(turn + 170) + 0.6 * (v - y + 0.34 * k) / k, 420, (7, 20), 1.4, dark="#03040c", light="#6a7cb8", share=0.35
    )
    rim = np.array(g.exterior.coords) if hasattr(g, "exterior") else np.array(body.exterior.coords)
    d = np.roll(rim, -2, 0) - rim
    for p, e in zip(rim[::1], d, strict=True):  # hairs that the moon finds
        n = np.array([e[1], -e[0]]) / (np.hypot(*e) + 1e-6)
        if g.contains(Point(*(p + n * 3))):
            n = -n
        if n[1] < -0.3 and p[1] < y - 0.3 * k - 0.2 * (p[0] - x):
            for _ in range(2):
                b = p + r.normal(size=2) * 1.6
                s.curve([b - n * 4, b + n * 2 + [-3, 1], b + n * 6 + [-9, 3]], 1.6, "#fff0cc", n=4, body=True, alpha=0.85)
    if back:
        for e in (-0.06, 0.06):
            c = at((hx + e, hy))[0]
            s.fill(ell(*c, 0.04 * k, 0.032 * k, turn), "#f8e04a", body=True)
            s.fill(ell(*c, 0.01 * k, 0.03 * k, turn))
    else:
        c = at((hx + 0.075, hy - 0.02))[0]
        s.fill(ell(*c, 0.026 * k, 0.022 * k, turn), "#f8e04a", body=True)
    for v in (-0.05, 0.01, 0.06):
        s.curve(at((hx + 0.13, hy + 0.04), (hx + 0.24, hy + v), (hx + 0.33, hy + v * 1.8 + 0.02)), 1.2, "#fff4da", body=True, alpha=0.85)


def _foot(s, x, y, turn, far):
    skin = ("#c89a88", "#9a6a74", "#3a2a4a") if far else SKIN
    g = union(move(blob([(-26, -34), (6, -36), (40, -16), (84, -6), (98, 6), (88, 16), (30, 14), (0, 12), (-24, 16), (-36, 0)]), x, y, 0.86, turn))
    s.wash(ell(x + 24, y + 16, 58, 9, turn), NIGHT, 1.1, wet=5)
    s.cover(g)
    s.thing(g, skin[0], 0.7, col2=skin[1], shade=0.8, shcol=skin[2], hatch=4, line=2.5)
    for u in (70, 78, 86):
        s.curve(move([(u, -4), (u - 3, 4), (u + 2, 10)], x, y, 0.86, turn), 1.5, skin[2])
    s.curve(move([(-8, -14), (2, -8), (6, -18)], x, y, 0.86, turn), 1.6, skin[2])


def _her(s):
    r = s.rng
    for knee, foot, turn, far in (((330, 800), (232, ridge(232) - 44), 22, True), ((420, 800), (446, ridge(446) - 36), -12, False)):
        skin = ("#c89a88", "#9a6a74", "#3a2a4a") if far else SKIN
        leg = limb([knee, ((knee[0] + foot[0]) / 2 - 6, (knee[1] + foot[1]) / 2), (foot[0] - 8, foot[1] - 16)], [38, 34, 18])
        s.cover(leg)
        s.thing(leg, skin[0], 0.7, col2=skin[1], shade=0.8, shcol=skin[2], hatch=4, line=2.5)
        _foot(s, *foot, turn, far)

    def arm(pts, radii, far):
        x, y = pts[-1]
        fingers(s, x + 8, y + 2, 92, 7, curls=(8, 12, 15, 19) if far else (10, 15, 20, 24), spread=6, thumb=(-6, 16), skin=SKIN, line=2.1)
        g = limb(pts, radii)
        s.cover(g)
        s.thing(g, "#fffaf0", 0.12, col2="#c4c8e4", shade=0.9, shcol="#4a5698", hatch=5, line=2.6, gran=0.5)
        for _ in range(90):
            u = r.random()
            px = pts[0][0] + (x - pts[0][0]) * u
            py = np.interp(px, [p[0] for p in pts], [p[1] for p in pts])
            o = r.uniform(-1, 1) * np.interp(u, [0, 1], [radii[0], radii[-1]])
            s.stroke(
                [(px, py + o), (px + r.uniform(14, 44), py + o * 0.9)], r.uniform(0.8, 1.6), "#34408a" if o > 0 else "#ffffff", body=o <= 0, alpha=0.6, clip=g
            )
        for k in range(7):
            f = limb([(x - 14, y - 22 + 7 * k), (x + 6 + r.normal() * 3, y - 27 + 9 * k)], [5, 7])
            s.thing(f, "#fffaf0", 0.15, shade=0.7, shcol="#4a5698", hatch=0, line=1.6)

    arm([(440, 486), (590, 468), (742, 452)], [42, 34, 24], True)
    gown = blob(
        [
            (392, 426),
            (440, 420),
            (486, 452),
            (502, 540),
            (492, 640),
            (502, 730),
            (540, 820),
            (500, 838),
            (452, 824),
            (400, 850),
            (344, 828),
            (280, 862),
            (216, 832),
            (130, 850),
            (70, 806),
            (150, 770),
            (230, 710),
            (292, 620),
            (326, 520),
            (346, 456),
        ]
    )
    s.cover(gown)
    s.thing(gown, "#fffaf0", 0.14, col2="#d0d4ea", shade=0.9, shcol="#46529a", hatch=6, line=3, gran=0.5, soft=120)
    s.wash(blob([(340, 470), (380, 600), (330, 760), (240, 920), (60, 900), (60, 820), (220, 720), (300, 580)]), "#3a488e", 0.8, wet=34, gran=0.6, clip=gown)
    s.wash(blob([(60, 840), (180, 800), (260, 720), (300, 800), (220, 900), (80, 900)]), DEEP, 0.8, wet=30, gran=0.6, clip=gown)
    for col, n, lit in ((DEEP, 320, False), ("#5a68b0", 260, False), ("#ffffff", 260, True)):
        for _ in range(n):
            v = r.random() ** 0.8
            y = 450 + 390 * v
            x0 = np.interp(y, [450, 520, 620, 730, 810, 890], [350, 330, 296, 232, 150, 100])
            x1 = np.interp(y, [450, 540, 640, 760, 890], [484, 500, 492, 502, 545])
            u = r.random()
            if r.random() > (u if lit else 1.05 - u):
                continue
            x = x0 + (x1 - x0) * u
            a = np.interp(u, [0, 0.5, 1], [2.25, 1.85, 1.42]) + r.normal() * 0.08
            q = r.uniform(16, 60)
            s.curve(
                [(x, y), (x + q * 0.5 * math.cos(a) + r.normal(), y + q * 0.5 * math.sin(a)), (x + q * math.cos(a - 0.1), y + q * math.sin(a - 0.1))],
                r.uniform(0.8, 1.7),
                col,
                n=5,
                clip=gown,
                body=lit,
                alpha=0.6,
            )
    for k, x in enumerate((110, 190, 260, 330, 400, 456, 506)):  # folds
        s.curve([(384 + k * 14, 520 + k * 6), (330 + k * 26, 660), (250 + (x - 110) * 0.66 + 0, 790), (x, 850)], 3, DEEP, clip=gown)
    hem = path([(70, 806), (130, 850), (216, 832), (280, 862), (344, 828), (400, 850), (452, 824), (500, 838), (540, 820)], 10)
    for p in hem[::2]:
        for e in (-5, -1, 3, 7):
            s.stroke([(p[0] + e, p[1] - 5), (p[0] + e * 1.3 - 2, p[1] + r.uniform(5, 13))], 2.2, "#f2f0fa" if p[0] > 300 else "#8a94cc", body=True, alpha=0.9)
    at = profile(s, 446, 322, 186, -5, skin=SKIN, eye="shut", neck=((410, 452), 36), line=2.6)
    for k in range(11):  # collar
        f = limb([(372 + 11 * k, 432 + 6 * math.sin(k * 0.3)), (362 + 13 * k, 462 + 8 * math.sin(k * 0.3))], [7, 10])
        s.thing(f, "#fffaf0", 0.15, shade=0.7, shcol="#4a5698", hatch=0, line=1.8)
    arm([(412, 496), (570, 520), (736, 506)], [50, 38, 26], False)
    cap = valid(
        Polygon(
            at(
                path(
                    [
                        (0.62, 0.06),
                        (0.56, 0.18),
                        (0.46, 0.32),
                        (0.38, 0.46),
                        (0.36, 0.66),
                        (0.2, 0.9),
                        (-0.1, 0.8),
                        (-0.08, 0.4),
                        (-0.02, 0.16),
                        (0.12, 0.0),
                        (0.34, -0.05),
                        (0.52, -0.02),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.cover(cap)
    s.wash(cap.buffer(4), "#3a1614", 1.4, col2=NIGHT, gran=0.5)
    for col, n, w in (("#140810", 90, 2.6), ("#6a2a1a", 80, 2.0), ("#c8703a", 34, 1.5)):
        for _ in range(n):
            a, q = math.radians(r.uniform(-230, -75)), r.uniform(0.66, 1.08)
            s.curve(
                at([(0.31 + 0.36 * q * math.cos(a - e), 0.37 + 0.41 * q * math.sin(a - e)) for e in (0, 0.25, 0.5, 0.75)]),
                w * r.uniform(0.6, 1.2),
                col,
                n=6,
                body=True,
                alpha=0.85,
            )
    for col, n, w, lit in (
        ("#140810", 300, 3.0, False),
        ("#4a1c14", 260, 2.6, True),
        ("#a8502a", 130, 1.8, True),
        ("#140810", 90, 1.8, True),
        ("#f6c080", 44, 1.3, True),
    ):
        for _ in range(n):  # hair, strand by strand, in the night wind
            t = r.random()
            a = at([(0.60 - 0.42 * t + r.normal() * 0.01, 0.05 - 0.05 * math.sin(t * 3) + 0.16 * r.random() * t)])[0]
            b = at([(0.42 - 0.44 * t, 0.38 + 0.16 * (1 - t) + r.normal() * 0.03)])[0]
            e = np.array([250 + r.normal() * 34 - 60 * t, 470 - 60 * t + r.normal() * 30])
            f = e + [-70 - 70 * r.random(), 20 + r.normal() * 40]
            s.curve([a, (a + b) / 2 + [-12 * t, -6], b, (b + e) / 2 + [0, 14], e, f], w * r.uniform(0.5, 1.15), col, n=7, body=lit, alpha=0.85)
    for _ in range(16):
        p = at([(0.62 + r.normal() * 0.015, 0.08 + r.normal() * 0.02)])[0]
        s.curve([p, p + [-16, 16], p + [-34 + r.normal() * 6, 50]], 1.6, NIGHT)


def _chimney(s):
    r = s.rng
    g = poly([(-30, 770), (96, 746), (108, 1030), (-30, 1062)])
    s.cover(g)
    s.thing(g, "#5a3a5c", 1.1, col2="#241c44", shade=0.9, shcol=NIGHT, hatch=5, line=3, gran=0.6)
    for j in range(11):
        y = 790 + j * 25
        s.stroke([(-30, y), (104, y - 24)], 1.8, NIGHT, clip=g)
        for x in range(-20 + 18 * (j % 2), 110, 36):
            s.stroke([(x, y - 4), (x + 1, y - 27)], 1.6, NIGHT, clip=g)
            if r.random() < 0.4:
                s.wash(poly([(x, y - 4), (x + 34, y - 10), (x + 34, y - 32), (x, y - 27)]), "#b86a5c", 0.5, clip=g)
    s.stroke([(97, 752), (107, 1024)], 4, "#ffe9cc", body=True, alpha=0.8)
    s.thing(poly([(-30, 744), (108, 722), (110, 752), (-30, 778)]), "#6a4666", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.8)


@card("midnight", paper="blue", light=(0.6, -0.4), fresh=False)
def sleepwalker(s):
    _sky(s)
    _far(s)
    s.lift(ell(770, 820, 300, 100, -12), 0.85, 46)
    _street(s)
    _roof(s)
    _chimney(s)
    slip = (150, ridge(150) - 18)
    s.wash(ell(slip[0] + 8, slip[1] + 18, 60, 12, -12), NIGHT, 1.0, wet=5)
    s.thing(move(blob([(-62, 8), (-50, 0), (20, 2), (64, -2), (70, 10), (40, 20), (-50, 18)]), *slip, 1.0, -12), "#4a1420", 1.2, shade=0.6, hatch=0, line=2.6)
    s.thing(
        move(blob([(-10, 4), (-8, -22), (16, -34), (46, -26), (68, -4), (66, 6), (20, 8)]), *slip, 1.0, -12),
        "#e8352a",
        1.2,
        col2="#b01828",
        shade=0.8,
        shcol="#3a0418",
        hatch=4,
        line=2.8,
    )
    s.thing(move(ell(-8, -8, 10, 17, 22), *slip, 1.0, -12), "#2a0410", 1.3, shade=0, hatch=0, line=2)
    s.curve(move([(10, -27), (34, -24), (54, -10)], *slip, 1.0, -12), 2.6, "#ffd0b8", body=True, alpha=0.85)
    s.wash(ell(350, ridge(350) + 4, 170, 18, -12), NIGHT, 0.9, wet=10)
    _her(s)
    for x, k, q, back in ((894, 122, 0.03, False), (748, 130, -0.03, True), (594, 138, 0.02, False)):
        s.wash(ell(x + 6, ridge(x) + 2, k * 0.5, 13, -12), NIGHT, 0.9, wet=8)
        _cat(s, x, k, q, back)
    s.splatter(NIGHT, 60, size=(0.8, 4.5))
    s.splatter("#fff4d8", 30, size=(0.6, 2.2))
