"""A sack of stones, put down: they crack, grow wings of slate and go."""

from ..easel import *
from ..kit.figure import garment
from .p_oldman import man

GREYS = ("#a9a59a", "#8d969c", "#c2b294", "#98a3a0", "#b7a7a0", "#7f8a92")
DARK = "#2c3038"


def _grain(s, g, n):
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    for _ in range(n):
        lit = r.random() < 0.4
        s.fill(ell(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(0.6, 1.8)), "#fbf6e8" if lit else "#3a3c44", body=lit, alpha=0.75, clip=g)


def _crack(s, a, b, w, clip):
    line = places.ridge_of(s.rng, np.asarray(a, float), np.asarray(b, float), 0.18, 3)
    s.stroke(line, w, clip=clip, wobble=0.2)
    s.stroke([p + [1.6, 1.6] for p in line], w * 0.5, "#fbf6e8", body=True, clip=clip, wobble=0.2, alpha=0.85)


def _pebble(s, x, y, q, turn=0, col=0, cracks=1, shadow=True):
    r = s.rng
    if shadow:
        s.wash(ell(x + 8, y + q * 0.72, q * 1.05, q * 0.26), "#3f5a34", 0.9, wet=5)
    g = blob([(x + q * (1 + 0.12 * r.normal()) * math.cos(a), y + q * 0.78 * (1 + 0.1 * r.normal()) * math.sin(a)) for a in np.linspace(0, 6.28, 9)[:-1]], 8)
    g = move(g, 0, 0, 1, turn, origin=(x, y))
    s.thing(g, GREYS[col % 6], 0.7, col2=GREYS[(col + 2) % 6], shade=0.8, shcol="#3c4250", hatch=6, line=max(2.0, q / 18))
    _grain(s, g, int(q * 1.2))
    for _ in range(cracks):
        _crack(s, (x + r.uniform(-0.6, 0.2) * q, y - q * 0.8), (x + r.uniform(-0.4, 0.6) * q, y + q * 0.7), max(1.6, q / 20), g)
    return g


def _slate(s, root, tip, wide, col, line, crack=False):
    """A feather that is a splinter of stone."""
    a, b = np.asarray(root, float), np.asarray(tip, float)
    d = b - a
    n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-9) * wide
    g = blob(
        [
            a - n * 0.3,
            a + d * 0.45 - n * 0.5,
            a + d * 0.86 - n * 0.42,
            (*(a + d * 1.0 - n * 0.06), 1),
            (*(a + d * 0.9 + n * 0.42), 1),
            a + d * 0.45 + n * 0.5,
            a + n * 0.3,
        ],
        5,
    )
    s.thing(g, GREYS[col % 6], 0.72, col2=GREYS[(col + 1) % 6], shade=0.5, shcol="#3c4250", hatch=0, line=line, white=0.4)
    s.stroke([a + d * 0.1, a + d * 0.55 + n * 0.05, a + d * 0.9], line * 0.5, wobble=0.3)
    if crack:
        _crack(s, a + d * 0.5 - n * 0.5, a + d * 0.62 + n * 0.5, line * 0.7, g)
    return g


def _wing(s, at, side, reach, size, line, n):
    """One wing from the shoulder over the wrist to its tip; reach: how much of its length is seen, 1 spread flat."""
    r = s.rng
    bone = path([(0.20, side * 0.12), (0.36, side * 0.46 * reach), (0.34, side * 0.74 * reach), (0.02, side * 1.24 * reach)], 12)
    u = np.linspace(0, 1, len(bone))
    joint = lambda t: np.array([np.interp(t, u, bone[:, 0]), np.interp(t, u, bone[:, 1])])  # noqa: E731
    for layer, (k, m) in enumerate(((1.0, n), (0.55, n - 2), (0.3, n - 3))):
        for i in range(m)[:: 1 if layer else -1]:
            t = (0.03 + 0.97 * i / (m - 1)) * (1, 0.9, 0.8)[layer]
            d = np.array([-1 + 0.75 * t**1.6, side * reach * (0.06 + 1.0 * t**1.4)])
            d = d / np.hypot(*d) * k * (0.52 + 0.3 * t) * r.uniform(0.93, 1.06)
            p0, p1 = at([joint(t), joint(t) + d])
            _slate(s, p0, p1, size * (0.17, 0.19, 0.19)[layer] * (0.75 + 0.25 * reach), int(r.integers(6)), line, layer == 0 and r.random() < 0.4)
    for i in range(9)[::-1]:  # along the bone lie chips, no two of a size
        t = i / 8
        c, e = at([joint(t), joint(min(1, t + 0.06)) + [0, 1e-3]])
        g = ell(
            *c, size * r.uniform(0.08, 0.11) * (1.15 - 0.5 * t), size * r.uniform(0.055, 0.075) * (1.15 - 0.5 * t), math.degrees(math.atan2(*(e - c)[::-1]))
        )
        s.thing(g, GREYS[int(r.integers(6))], 0.75, col2=GREYS[2], shade=0.6, shcol="#3c4250", hatch=0, line=line)


def _bird(s, x, y, q, way, near, far, *, side=1, n=9):
    """A bird of stone that flies along `way`, q its size. near, far: how far its wings are open; side: on which the near one is."""
    line = max(1.3, q / 60)
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y, q, way)  # noqa: E731
    _wing(s, at, -side, far, q, line, n)
    for k in (0, 4, 1, 3, 2):
        a = math.radians(164 + 8 * k)
        p0, p1 = at([(-0.34, 0), (-0.36 + 0.72 * math.cos(a), 0.72 * math.sin(a))])
        _slate(s, p0, p1, q * 0.15, k + int(x), line)
    body = blob(
        at(
            [
                (0.84, 0.02),
                (0.80, -0.12),
                (0.68, -0.18),
                (0.54, -0.15),
                (0.40, -0.18),
                (0.1, -0.24),
                (-0.24, -0.16),
                (-0.50, -0.04),
                (-0.5, 0.04),
                (-0.24, 0.16),
                (0.1, 0.25),
                (0.40, 0.2),
                (0.56, 0.15),
                (0.70, 0.17),
                (0.80, 0.12),
            ]
        ),
        8,
    )
    s.thing(poly(at([(0.80, -0.07), (1.04, 0.04 * side), (0.80, 0.08)])), "#e89a2e", 0.95, shade=0.5, hatch=0, line=line)
    s.thing(body, "#c4bcac", 0.6, col2="#9aa4a8", shade=0.85, shcol="#3c4250", hatch=5 if q > 70 else 0, line=line * 1.7)
    _grain(s, body, int(q * 0.9))
    for a, b, w in (((0.30, -0.2), (0.12, 0.24), 1.2), ((-0.12, -0.2), (-0.2, 0.16), 1.0), ((0.52, -0.14), (0.56, 0.14), 1.1)):
        _crack(s, *at([a, b]), line * w, body)
    e = at([(0.72, -0.04 * side)])[0]
    s.fill(ell(*e, max(2, q * 0.042)))
    s.fill(ell(e[0] - q * 0.012, e[1] - q * 0.014, max(0.8, q * 0.014)), body=True)
    _wing(s, at, side, near, q, line, n)


def _stirring(s, x, y, q, way, grown, flip=False):
    """A stone on the way to a bird. grown 1: it is cracked and somebody looks out; 2: head and tail; 3: the first feathers."""
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y, q, way, flip)  # noqa: E731
    line = max(2.0, q / 26)
    if grown > 1:
        for k in (0, 2, 1) if grown == 2 else (0, 4, 1, 3, 2):
            a = math.radians((166 + 14 * k) if grown == 2 else 156 + 12 * k)
            p0, p1 = at([(-0.7, 0), (-0.7 + (0.5 + 0.28 * grown) * math.cos(a), (0.5 + 0.28 * grown) * math.sin(a))])
            _slate(s, p0, p1, q * 0.3, k, line * 0.8)
    if grown == 3:
        for a, n in ((-0.6, 1.15), (-0.3, 1.35), (0.0, 1.4)):  # the far wing
            _slate(s, *at([(0.35 + a * 0.3, -0.5), (0.35 + a * 0.6 - 0.25, -0.5 - n)]), q * 0.36, int(n * 40), line * 0.8)
    if grown > 1:
        head_ = blob(at([(0.60, -0.5), (0.86, -0.62), (1.14, -0.50), (1.22, -0.26), (1.10, -0.04), (0.86, 0.1), (0.6, 0.2)]), 8)
        s.thing(poly(at([(1.16, -0.42), (1.62, -0.22), (1.16, -0.12)])), "#e89a2e", 0.95, shade=0.5, hatch=0, line=line * 0.8)
        s.thing(head_, "#c4bcac", 0.6, col2="#9aa4a8", shade=0.8, shcol="#3c4250", hatch=0, line=line)
    g = _pebble(s, x, y, q, way, 2, 0 if grown == 1 else 2, False)
    if grown > 1:
        e = at([(1.02, -0.36)])[0]
        s.fill(ell(*e, q * 0.1))
        s.fill(ell(e[0] - q * 0.02, e[1] - q * 0.03, q * 0.03), body=True)
    if grown == 1:
        gap = blob(
            at(
                [
                    (-0.1, -0.5),
                    (0.16, -0.34),
                    (0.4, -0.5),
                    (0.52, -0.2),
                    (0.74, -0.06),
                    (0.5, 0.1),
                    (0.42, 0.34),
                    (0.2, 0.2),
                    (-0.02, 0.3),
                    (-0.04, -0.04),
                    (-0.24, -0.2),
                ]
            ),
            4,
        )
        s.fill(gap.intersection(g), "#2a1e22")
        s.wash(gap.intersection(g), "#2a1e22", 1.6, off=0)
        s.thing(poly(at([(0.26, -0.16), (0.80, 0.0), (0.24, 0.14)])), "#e89a2e", 0.95, shade=0.5, hatch=0, line=line * 0.8)
        e = at([(0.16, -0.12)])[0]
        s.fill(ell(*e, q * 0.1), "#fffdf4", body=True)
        s.fill(ell(e[0] + q * 0.03, e[1], q * 0.055), "#1d1a20", body=True)
        for a, b in (((-0.24, -0.2), (-0.8, -0.3)), ((0.2, 0.2), (0.1, 0.74)), ((0.1, -0.4), (0.0, -0.78))):
            _crack(s, *at([a, b]), line, g)
    if grown == 3:
        for a, n in ((0.5, 1.0), (0.25, 1.25), (0.0, 1.4), (-0.3, 1.4)):  # and the near one
            _slate(s, *at([(0.3 - a * 0.3, -0.2), (0.15 - a - 0.4, -0.2 - n)]), q * 0.38, int(n * 50), line * 0.8)
        s.thing(ell(*at([(0.3, -0.16)])[0], q * 0.26, q * 0.2, way), GREYS[1], 0.7, shade=0.7, shcol="#3c4250", hatch=0, line=line)
    for _ in range(6):
        p = np.array([x, y + q * 1.5]) + s.rng.normal(size=2) * [q * 0.5, q * 0.4]
        s.thing(poly([p, p + s.rng.normal(size=2) * 9, p + s.rng.normal(size=2) * 9]).buffer(1.2), GREYS[3], 0.8, shade=0, hatch=0, line=1.2)


def _land(s):
    r = s.rng
    s.wash(box(-40, -40, 1040, 760), "#8cc6cc", 0.5, wet=80, grad=("lin", 90, 1.2, 0.1))
    s.wash(ell(300, 860, 420, 200), "#fbe08a", 0.45, wet=80)
    s.wash(ell(860, 1010, 320, 120), "#f6b890", 0.35, wet=60)
    for i, (y, high, col, k) in enumerate(((1080, 170, "#a9c4d0", 0.45), (1130, 110, "#9cc0a4", 0.5), (1190, 80, "#94b866", 0.55))):
        line = [np.array([-60.0, y - high * 0.4])]
        while line[-1][0] < 1060:
            nxt = line[-1] + [r.uniform(70, 190), 0]
            nxt[1] = y - high * (r.uniform(0.35, 1.0) if len(line) % 2 else r.uniform(0.0, 0.3))
            line += places.ridge_of(r, line[-1], nxt, 0.08 if i < 2 else 0.03, 3)[1:]
        g = valid(Polygon([*line, (1060, 1560), (-60, 1560)]))
        s.cover(g)
        s.wash(g, col, k, grad=("lin", 90, 1.3, 0.0), edge=0.6)
        s.stroke(line, 1.1 + 0.3 * i, "#4a6a70", wobble=0.4, alpha=0.85)
        for p in line[6::7] if i < 2 else ():
            s.stroke(places.ridge_of(r, p, p + [r.uniform(10, 40), r.uniform(30, 70)], 0.1, 3), 1.0, "#4a6a70", alpha=0.7)
    edge = path([(-40, 1330), (150, 1318), (420, 1330), (660, 1352), (840, 1380), (1040, 1440)], 12)
    hill = valid(Polygon([*edge, (1040, 1560), (-40, 1560)]))
    s.cover(hill)
    s.wash(hill, "#9cc04c", 0.7, col2="#6aa044", pool=0.6, bloom=2, grad=("lin", 90, 0.6, 1.2))
    s.stroke(edge, 2.4)
    for p, _, _ in marks.along(edge, 9):
        s.curve([p, p + [r.normal() * 3, -r.uniform(6, 18)], p + [r.normal() * 9, -r.uniform(16, 32)]], 1.5, ("#3f6a28", "#5a8a34")[int(r.integers(2))])


def _sack(s):
    """Burlap, slumped: its mouth hangs open, stones still in it."""
    s.wash(blob([(580, 1420), (700, 1440), (900, 1424), (880, 1462), (680, 1472), (590, 1452)]), "#3f5a34", 0.9, wet=9)
    far = blob([(770, 1216), (806, 1204), (838, 1226), (868, 1276), (880, 1340), (862, 1400), (836, 1414), (800, 1370), (776, 1290)])
    s.thing(far, "#c09a5c", 0.8, col2="#a87c40", shade=0.8, shcol="#4a2f18", hatch=5, line=2.8)
    hole = blob([(784, 1228), (808, 1222), (832, 1246), (856, 1296), (862, 1344), (848, 1392), (826, 1398), (796, 1352), (782, 1286)])
    s.cover(hole)
    s.wash(hole, "#4a2e1a", 1.3, edge=0.5)
    for x, y, q in ((826, 1372, 32), (832, 1316, 30), (812, 1276, 22)):
        _pebble(s, x, y, q, 20, int(y), 1, False)
    body = blob(
        [
            (596, 1436),
            (574, 1392),
            (580, 1336),
            (606, 1290),
            (628, 1272),
            (640, 1246),
            (676, 1240),
            (712, 1248),
            (744, 1222),
            (778, 1210, 1),
            (772, 1250),
            (784, 1300),
            (804, 1356),
            (838, 1408, 1),
            (816, 1428),
            (770, 1430),
            (730, 1448),
            (650, 1452),
        ]
    )
    fold = [
        [(776, 1240), (736, 1266), (690, 1274)],
        [(782, 1292), (730, 1310), (668, 1304)],
        [(800, 1350), (746, 1362), (690, 1390)],
        [(640, 1252), (652, 1290), (636, 1330)],
        [(600, 1330), (628, 1366), (622, 1420)],
        [(700, 1400), (730, 1416), (780, 1412)],
    ]
    garment(s, body, "#d8b064", "#5a3a1c", "#fff0c8", lambda x, y: 0.25 if int(x * 7 + y * 3) % 2 else 1.75, 620, long=20, w=1.3, k=0.85, folds=fold)
    for x, y, q in ((640, 1380, 46), (712, 1330, 40), (690, 1410, 40)):  # stones bulge in it
        s.lift(ell(x - 8, y - 8, q * 0.6, q * 0.5), 0.35, 8)
        s.stroke(arc(x, y, q, q * 0.8, 10, 110), 2.2)
    patch = poly([(618, 1300), (668, 1310), (660, 1356), (612, 1344)])
    s.thing(patch, "#5a8aa0", 0.8, shade=0.5, hatch=5, line=2)
    for a, b in (((618, 1300), (668, 1310)), ((668, 1310), (660, 1356)), ((660, 1356), (612, 1344)), ((612, 1344), (618, 1300))):
        for t in np.linspace(0.12, 0.88, 5):
            p = np.array(a) * (1 - t) + np.array(b) * t
            s.stroke([p - [4, 4], p + [4, 4]], 1.8)
    for p, d, _ in marks.along(path([(777, 1214), (772, 1250), (784, 1300), (804, 1356), (836, 1406)], 10), 13):  # the hem
        n = np.array([-d[1], d[0]])
        s.stroke([p + n * 12, p + n * 20 + d * 4], 2.2, "#5a3a1c")
    s.curve([(838, 1408), (880, 1440), (930, 1426), (962, 1452), (1004, 1444)], 6.5, "#6a4420")
    s.curve([(838, 1408), (880, 1440), (930, 1426), (962, 1452), (1004, 1444)], 4, "#f2dca8", body=True)


@card("moss", paper="cold", light=(-0.5, -0.8))
def stone_bag(s):
    """An old man beside his open sack looks up; the stones from it rise, and fly away as birds."""
    r = s.rng
    _land(s)
    _sack(s)
    man(s)
    for x, y, q, c in ((900, 1436, 34, 4), (958, 1460, 24, 1)):
        _pebble(s, x, y, q, 10, c)
    _pebble(s, 900, 1330, 40, 30, 0, 2, False)
    _stirring(s, 934, 1208, 58, -20, 1)
    _stirring(s, 880, 1052, 62, 10, 2, True)
    _stirring(s, 634, 906, 74, 24, 3, True)
    for x, y, q, way, near, far, side, n in (
        (408, 782, 124, 206, 0.8, 0.35, 1, 8),
        (160, 590, 150, 282, 0.8, 0.6, 1, 9),
        (600, 300, 310, -28, 1.0, 0.8, 1, 12),
    ):
        _bird(s, x, y, q, way, near, far, side=side, n=n)
    for x, y in ((740, 620), (560, 640), (330, 760)):  # grit falls from them
        for _ in range(12):
            p = np.array([x, y]) + r.normal(size=2) * [60, 60]
            s.fill(ell(*p, r.uniform(1, 3.6)), GREYS[int(r.integers(6))])
    places.grass(s, (0, 1440, 1000, 1500), 130, "#3f6a28", 26, 1.5)
    for _ in range(26):
        p = np.array([r.uniform(10, 990), r.uniform(1446, 1492)])
        for k in range(5):
            s.fill(ell(p[0] + 4.4 * math.cos(k * 1.257), p[1] + 4 * math.sin(k * 1.257), 3), "#fffdf4", body=True)
        s.fill(ell(*p, 2.4), "#f0b020", body=True)
    s.splatter("#6a8a70", 40, size=(0.6, 3.4))
