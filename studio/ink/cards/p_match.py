"""As far as a match shines it is spring: one and the same wood, black and bare outside, in blossom within."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import fingers, profile

FLAME = np.array([612.0, 800.0])
REACH = 545
SKIN = ("#d9a06e", "#cc7a50", "#6e3640")
RED = ("#e0322e", "#6a0a1c", "#ffb890")


def _flower(s, p, q, col, turn=0.0):
    """Five petals, each with its notch, and stamens."""
    petals = []
    for k in range(5):
        a = turn + k * 1.2566
        d, n = np.array([math.cos(a), math.sin(a) * 0.85]), np.array([-math.sin(a), math.cos(a) * 0.85])
        petals.append(
            blob(
                [
                    p,
                    p + d * q * 0.6 + n * q * 0.44,
                    p + d * q * 1.05 + n * q * 0.2,
                    p + d * q * 0.9,
                    p + d * q * 1.05 - n * q * 0.2,
                    p + d * q * 0.6 - n * q * 0.44,
                ],
                4,
            )
        )
    g = union(*petals)
    s.cover(g)
    s.wash(g, col, 0.55, edge=1.0, rough=0.5)
    s.outline(g, max(0.8, q / 15), "#8a2c4c", lost=0.15, restate=0)
    for k in range(5):
        a = turn + 0.6 + k * 1.2566
        s.stroke([p, p + [q * 0.36 * math.cos(a), q * 0.3 * math.sin(a)]], 1.2, "#a8283c")
    s.fill(ell(*p, q * 0.14), "#e8b030")


def _bud(s, p, q):
    s.thing(ell(*p, q * 0.5, q * 0.62, s.rng.uniform(0, 180)), "#d85a7c", 0.9, shade=0, hatch=0, line=1)


def _leaf(s, p, q, a):
    d, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    g = blob([(*p, 1), p + d * q * 0.5 + n * q * 0.24, (*(p + d * q), 1), p + d * q * 0.5 - n * q * 0.24], 4)
    s.thing(g, ("#8aba48", "#5f9a3e", "#b4cc5c")[int(s.rng.integers(3))], 0.85, shade=0.2, hatch=0, line=1.1)


def _night(s):
    """Where the light does not come to: 0 by the match, 1 in the wood."""
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    d = np.hypot(xx - FLAME[0] + 40, (yy - FLAME[1] - 60) * 0.92) / REACH
    return np.clip(s.warp(step(0.9, 1.12, d).astype(np.float32), (0, 0, s.w, s.h), 3, 12, 26), 0, 1)


def _wood(s, night):
    rng = np.random.default_rng(11)
    day = 1 - night
    top = path([(-40, 1176), (240, 1150), (560, 1164), (800, 1146), (1040, 1168)], 10)
    ground = valid(Polygon([*top, (1040, 1560), (-40, 1560)]))
    g = s.mask(ground)
    s.wash(day * (1 - g), "#fdf0a8", 0.5, col2="#cfe8b0", mix=("rad", *FLAME, 520, 0, 1), edge=0.3, bloom=2)
    for x, y, q in ((180, 1060, 130), (420, 1090, 110), (720, 1070, 130), (900, 1090, 120)):
        s.wash(ell(x, y, q, q * 0.5), "#a8cc74", 0.5, wet=18, tone=day)
    s.wash(day * g, "#9ccc48", 0.75, col2="#6aac3c", mix=("rad", FLAME[0], 1200, 460, 0, 1), edge=0.3, rough=3)
    s.wash(night * g, "#7088b4", 0.75, col2="#4c6494", edge=0.2, gran=0.4, grad=("rad", FLAME[0], 1200, 760, 0.3, 1.5))
    s.stroke(top, 1.6, alpha=0.7)
    trees = []
    for x, y, h, w, lean in ((40, 1190, 1180, 40, 6), (900, 1230, 1280, 50, -6), (236, 1166, 840, 18, -4), (740, 1160, 760, 17, 5), (1000, 1150, 760, 16, 0)):
        shape, tips = places.branches(rng, x, y, h, w, -90 + lean, 5, 27, 10)
        trees.append((shape, tips))
        roots = [limb([(x, y - 40), (x + e * w * 1.2, y - 6), (x + e * w * 2.2, y + 8)], [w * 0.7, w * 0.4, 2]) for e in (-1, 1)]
        trees[-1] = (union(shape, *roots), tips)
    bough = limb([(1040, 610), (930, 652), (820, 672), (724, 660), (668, 640)], [22, 17, 13, 8, 3], 10)
    sky = night * (1 - g)
    s.wash(sky, "#39405c", 1.5, col2="#20253c", edge=0, gran=0.45)
    for shape, _ in [*trees[::-1], (bough, None)]:
        s.cover(shape)
        s.wash(shape, "#a06a40", 0.9, col2="#7a4a30", edge=0.5)
        s.wash(s.mask(shape) * night, "#0c0d18", 1.9, edge=0)
        s.hatch(shape, tone=0.75, sep=6, w=1.1, thr=0.45, longest=34)
        s.outline(shape, 2.2, lost=0.1)
        m = s.mask(shape)
        s.stamp(np.clip(m - np.roll(m, 4, 0), 0, 1) * night, "#eef2fb", True, 0.9)  # snow lies on what is level
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    d = np.hypot((xx - 555) / 205, (yy - 800) / 200)
    halo = s.warp(step(1.1, 0.72, d).astype(np.float32), (0, 0, s.w, s.h), 2, 8)
    s.cover(np.clip(halo, 0, 1))  # so near to the flame even the boughs are only light
    s.wash(np.clip(halo, 0, 1), "#fdeb94", 0.4, edge=0)
    return trees, bough


def _blossom(s, night, trees, bough):
    r = s.rng
    spots = [np.array(t, float) for _, tips in trees for t in tips] + [np.array(p, float) for p in ((700, 648), (760, 664), (940, 640), (880, 668), (676, 636))]
    for g, _ in trees[:4]:
        n = g.boundary.length
        spots += [np.array(g.boundary.interpolate(u).coords[0]) for u in np.arange(0, n, 95)]
    r.shuffle(spots)
    for p in spots:
        if not (4 < p[0] < 996 and 4 < p[1] < 1050):
            continue
        t = night[int(p[1]), int(p[0])]
        if t > 0.75 or np.hypot(*(p - FLAME)) < 165 or (p[0] < 560 and p[1] > 560 and p[0] > 150) or (700 < p[0] < 900 and 480 < p[1] < 680):
            continue
        if t > 0.3:
            _bud(s, p, 10)
            continue
        for _ in range(2):
            _leaf(s, p + r.normal(size=2) * 9, r.uniform(15, 26), r.uniform(0, 6.28))
        for _ in range(int(r.integers(1, 3))):
            _flower(s, p + r.normal(size=2) * 14, r.uniform(11, 19), ("#f48ca8", "#fbc4d0", "#f0689a", "#fdeaea")[int(r.integers(4))], r.uniform(0, 6.28))


def _meadow(s, night):
    r = s.rng
    for _ in range(420):
        x, y = r.uniform(10, 990), r.uniform(1170, 1430)
        if night[int(y), int(x)] > 0.4:
            continue
        n = r.uniform(18, 46)
        tip = (x + r.normal() * 9, y - n)
        s.curve([(x, y), (x + 2, y - n * 0.6), tip], 2.3, ("#3f8a2c", "#62a838", "#2a6a28")[int(r.integers(3))])
        if r.random() < 0.16:
            col = ("#f8cc2e", "#e8404a", "#fffdf4", "#7a68d8")[int(r.integers(4))]
            for k in range(5):
                s.fill(ell(tip[0] + 6 * math.cos(k * 1.257), tip[1] + 6 * math.sin(k * 1.257), 4.4), col, body=True)
            s.fill(ell(*tip, 3), "#b8641c", body=True)


def _robin(s):
    """On the bough, singing at the light."""
    x, y = 800, 600

    def at(pts):
        return move(np.asarray([p[:2] for p in pts], float), x, y, 1)

    tail = blob(at([(48, 18), (96, 62), (112, 98), (92, 96), (40, 44)]))
    s.thing(tail, "#8a6a4a", 0.9, shade=0.7, shcol="#33241c", hatch=4, line=2.2)
    body = blob(at([(-52, -62), (-36, -86), (-8, -92), (18, -78), (34, -46), (60, 0), (58, 34), (34, 58), (-6, 66), (-40, 48), (-58, 10), (-58, -30)]))
    s.thing(body, "#a8845c", 0.8, col2="#8a6a4a", shade=0.6, shcol="#3f2c22", hatch=0, line=2.6)
    breast = blob(at([(-54, -66), (-30, -78), (-16, -52), (-8, -14), (-10, 24), (-34, 38), (-54, 12), (-60, -28)]))
    s.cover(breast)
    s.wash(breast, "#f06a24", 1.0, col2="#e0481c", edge=0.6)
    belly = blob(at([(-36, 34), (-10, 24), (24, 40), (28, 58), (-6, 66), (-34, 52)]))
    s.cover(belly)
    s.wash(belly, "#f4e6d0", 0.4)
    marks.pelt(s, s.mask(body), lambda a, b: 1.1 + (a - x) * 0.004, 260, (8, 18), 1.3, dark="#5a3420", light="#ffd8a0", share=0.4)
    s.outline(body, 2.4)
    wing = blob(at([(-2, -30), (24, -34), (48, 0), (76, 52), (60, 50), (28, 36), (4, 10)]))
    s.thing(wing, "#8a6a4a", 0.9, shade=0.6, shcol="#33241c", hatch=0, line=2.3)
    for k in range(6):
        s.curve(at([(10 + k * 5, -18 + k * 8), (34 + k * 4, 4 + k * 8), (62 + k * 2, 32 + k * 3)]), 1.7, clip=wing)
    for pts in ([(-50, -70), (-86, -80), (-52, -60)], [(-52, -62), (-78, -54), (-50, -52)]):
        s.thing(poly(at(pts)), "#4a3a30", 1.0, shade=0, hatch=0, line=1.6)
    s.fill(ell(*at([(-32, -68)])[0], 7))
    s.fill(ell(*at([(-35, -71)])[0], 2.4), body=True)
    for a in (-16, 12):
        s.stroke(at([(a, 62), (a - 2, 84)]), 4, "#6a4a2c")
        for e in (-10, 0, 9):
            s.curve(at([(a - 2, 82), (a + e, 86), (a + e * 1.4, 94)]), 3.4, "#6a4a2c")


def _girl(s):
    s.wash(blob([(250, 1388), (440, 1384), (430, 1412), (200, 1444), (60, 1470), (90, 1430)]), "#2f5a2c", 0.9, wet=9)
    for (a, b), (c, d) in (((392, 1260), (404, 1352)), ((304, 1260), (296, 1364))):
        s.thing(limb([(a, b), (c, d)], [30, 23]), "#6a6a96", 0.9, shade=0.8, shcol="#23233f", hatch=5, line=2.5)
        for q in range(4):
            s.curve([(c - 24, d - 72 + q * 17), (c, d - 66 + q * 17), (c + 24, d - 72 + q * 17)], 2, "#e8e0f4", body=True)
        s.thing(blob([(c - 30, d - 22), (c + 26, d - 24), (c + 34, d + 8), (c + 72, d + 22), (c + 76, d + 40), (c - 30, d + 42), (c - 36, d + 10)]), "#8a5230", 1.0, col2="#6a3820", shade=0.8, shcol="#2a120c", hatch=5, line=2.8)
        s.curve([(c - 32, d + 32), (c + 20, d + 36), (c + 74, d + 32)], 3)
        for q in range(3):
            s.curve([(c + 8, d - 14 + q * 11), (c + 22, d - 10 + q * 11), (c + 34, d - 16 + q * 12)], 1.8, "#f6e0b0", body=True)
    # the far arm shields the flame
    far = limb([(400, 910), (492, 996), (614, 966)], [46, 38, 28])
    garment(s, far, *RED, lambda x, y: 0.8 if x < 490 else -0.25, 220, side=-1, folds=[[(470, 960), (494, 990), (490, 1030)], [(500, 956), (516, 986), (512, 1020)]])
    s.thing(limb([(614, 962), (654, 938)], [22, 20]), SKIN[0], 0.6, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=4, line=2.2)
    fingers(s, 650, 940, 112, -74, flip=False, curls=(-9, -11, -13, -15), spread=6, thumb=(-60, 24), skin=SKIN, k=0.6, line=2)
    s.thing(limb([(606, 936), (636, 984)], [15, 15]), "#fff4e0", 0.3, shade=0.6, shcol="#8a5a50", hatch=5, line=2.3)
    coat = blob([(372, 850), (322, 858), (284, 896), (270, 970), (262, 1060), (232, 1170), (200, 1268), (204, 1290, 1), (270, 1310), (346, 1302), (420, 1314), (490, 1296, 1), (484, 1240), (462, 1140), (446, 1040), (450, 960), (440, 890), (412, 856)])
    fold = [[(290, 1060), (262, 1180), (232, 1294)], [(340, 1080), (326, 1190), (312, 1300)], [(396, 1080), (404, 1190), (412, 1306)], [(436, 1090), (454, 1190), (468, 1296)], [(300, 900), (312, 950), (300, 1000)]]
    garment(s, coat, *RED, lambda x, y: 1.57 - (x - 360) * 0.0022 if y > 1040 else 1.6, 760, long=40, side=-1, folds=fold)
    for y in (930, 985, 1040, 1110):
        s.fill(ell(428 + (y > 1000) * 4, y, 8), "#f6cc5a", body=True)
        s.outline(ell(428 + (y > 1000) * 4, y, 8), 1.6, lost=0)
    s.curve([(266, 1056), (350, 1072), (446, 1050)], 2.4, RED[1])


def _head(s):
    at = profile(s, 398, 752, 178, 2, skin=SKIN, brow=-0.7, neck=((360, 862), 34), k=0.6, line=2.5, iris="#4a2c18")
    for p, q in (((0.70, 0.5), 34), ((0.72, 0.3), 26), ((0.70, 0.8), 22)):
        s.wash(ell(*at([p])[0], q, q), "#ffb43c", 0.3, wet=10)
    s.thing(limb([(318, 872), (372, 892), (430, 872)], [20, 22, 18]), "#c0242a", 1.0, shade=0.7, shcol=RED[1], hatch=5, line=2.5)
    fringe = valid(Polygon(at(path([(0.69, 0.16), (0.70, 0.30), (0.62, 0.34), (0.56, 0.42), (0.52, 0.62), (0.46, 0.66), (0.40, 0.3), (0.5, 0.1)], 8, True))))
    locks(s, fringe, lambda x, y: 1.3, ("#3f2014", "#1c0c0a", "#a05a2c", "#f0b060"), 140, long=26)
    hood = valid(Polygon(at(path([(0.73, 0.10), (0.66, 0.15), (0.57, 0.24), (0.51, 0.40), (0.47, 0.60), (0.50, 0.80), (0.56, 0.92), (0.46, 1.04), (0.2, 1.08), (-0.06, 0.98), (-0.20, 0.72), (-0.24, 0.44), (-0.36, 0.22), (-0.44, 0.0), (-0.22, 0.02), (0.0, -0.10), (0.3, -0.16), (0.58, -0.10), (0.72, 0.0)], 8, True))))
    c = at([(0.7, 0.5)])[0]
    garment(s, hood, *RED, lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.57, 420, long=30, side=-1, folds=[at([(0.34, -0.1), (0.16, 0.3), (0.24, 0.9)]), at([(-0.2, 0.06), (-0.02, 0.4), (0.02, 0.9)])])
    for p, d, _ in marks.along(at(path([(0.73, 0.10), (0.66, 0.15), (0.57, 0.24), (0.51, 0.40), (0.47, 0.60), (0.50, 0.80), (0.56, 0.92)], 10)), 8):  # fur round the face
        n = np.array([-d[1], d[0]])
        for _ in range(5):
            a = n * s.rng.normal() * 10 + d * s.rng.normal() * 8
            s.curve([p, p + a * 0.6 + [2, 2], p + a * 1.5], 2.2, ("#fff6e6", "#d8c0a8", "#fffdf8")[int(s.rng.integers(3))], body=True, n=4)


def _match(s):
    tip = FLAME + [-4, 36]
    butt = np.array([560.0, 962.0])
    s.thing(limb([(512, 968), (548, 954)], [24, 22]), SKIN[0], 0.6, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=4, line=2.3)
    for i in range(3):  # the idle fingers, closed
        digit(s, [(548 + i * 2, 950 + i * 15), (574 - i * 3, 944 + i * 15), (582 - i * 5, 960 + i * 13), (562 - i * 4, 970 + i * 11)], [11, 11, 10, 8], SKIN, crease=0, hatch=0, line=2)
    s.stroke([butt, tip], 11, "#5a3418", taper=(0, 0), wobble=0.2)
    s.stroke([butt, tip + [-3, 12]], 7, "#fbe4b0", body=True, taper=(0, 0), wobble=0.2)
    digit(s, [(546, 938), (570, 918), (588, 920), (580, 938)], [11, 10.5, 9.5, 8], SKIN, crease=0, hatch=0, line=2)
    digit(s, [(536, 966), (556, 944), (578, 924)], [13, 12, 9], SKIN, crease=1, hatch=0, line=2, nail=1)
    near = limb([(338, 908), (400, 1046), (516, 974)], [50, 42, 28])
    s.wash(move(near, -6, 16), RED[1], 0.7, wet=10, clip=box(230, 880, 450, 1200))
    garment(s, near, *RED, lambda x, y: 1.15 if x < 400 and y < 1030 else -0.5, 340, side=-1, folds=[[(360, 1020), (396, 1040), (420, 1078)], [(378, 1000), (410, 1016), (440, 1050)], [(330, 940), (350, 980), (340, 1010)]])
    s.thing(limb([(502, 944), (526, 994)], [15, 15]), "#fff4e0", 0.3, shade=0.6, shcol="#8a5a50", hatch=5, line=2.3)
    s.glow(*(tip + [2, -34]), 120, "#ffe070", 0.35, 0.7)
    for q in range(26):  # its rays
        a = q * math.tau / 26
        d = np.array([math.cos(a), math.sin(a)])
        c = tip + [2, -34]
        s.stroke([c + d * (62 + 8 * (q % 2)), c + d * (84 + 26 * (q % 2))], 2.2, "#f0a020", alpha=0.85)
    flame = blob([tip + [-2, 10], tip + [-20, -14], tip + [-12, -48], (*(tip + [8, -96]), 1), tip + [18, -46], tip + [20, -12]], 10)
    s.fill(flame, "#fa9a1a", body=True)
    s.fill(blob([tip + [-1, 6], tip + [-12, -12], tip + [-6, -38], (*(tip + [5, -68]), 1), tip + [12, -34], tip + [12, -8]], 10), "#ffe88a", body=True)
    s.fill(ell(*(tip + [0, -16]), 6, 13), "#fffef4", body=True)
    s.stroke(arc(*(tip + [0, -3]), 15, 13, 20, 160), 3.4, "#6a8ae0", body=True, alpha=0.9)
    s.stroke(path([tip + [-20, -14], tip + [-12, -48], tip + [8, -96], tip + [18, -46], tip + [20, -12]], 8), 2, "#a84810", body=True)
    s.fill(ell(*tip, 7), "#3a1410", body=True)


@card("ink", paper="cold", light=(0.6, -0.4))
def match_spring(s):
    """A girl in a red hooded coat strikes a match in a black winter wood, and as far as it shines it is spring."""
    r = s.rng
    night = _night(s)
    trees, bough = _wood(s, night)
    _blossom(s, night, trees, bough)
    _meadow(s, night)
    trail = marks.tracks(path([(20, 1490), (90, 1470), (170, 1440), (240, 1404)], 10), lambda u: 19 - 4 * u)
    s.wash(trail, "#24345c", 1.2, edge=0.8)
    s.outline(trail, 1.4)
    for _ in range(330):  # snow outside, petals within
        p = np.array([r.uniform(0, 999), r.uniform(0, 1499)])
        t = night[int(p[1]), int(p[0])]
        if t > 0.5:
            s.fill(ell(*p, 1.6 + 4.4 * r.random() ** 3), body=True, alpha=0.95)
        elif r.random() < 0.25 and np.hypot(*(p - FLAME)) > 130:
            s.thing(ell(*p, 8, 5, r.uniform(0, 180)), "#f890ac", 0.7, shade=0, hatch=0, line=1)
    _robin(s)
    _girl(s)
    for _ in range(60):  # the grass comes over her soles
        x, y = r.uniform(236, 500), r.uniform(1400, 1424)
        s.curve([(x, y), (x + 2, y - 14), (x + r.normal() * 7, y - r.uniform(16, 34))], 2.3, ("#3f8a2c", "#62a838", "#2a6a28")[int(r.integers(3))])
    _head(s)
    _match(s)
