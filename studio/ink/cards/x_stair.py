"""Pride: a stair of bowed backs, a red carpet over them, and one step that has stood up."""

from ..easel import *
from ..kit.brush import threads

NIGHT, RED, GOLD = "#1c0e14", "#c4262c", "#f4c868"
DEEP = "#3a0612"
X, Y = np.array([0.97, 0.2]), np.array([-0.36, 0.93])  # along a step, and down the stair
FIRST, GROW, PITCH = 0.6, 1.2, 185
ROWS = 6
SIZES = [FIRST * GROW**i for i in range(ROWS)]
LEVELS = [404 + sum(PITCH * q for q in SIZES[:i]) for i in range(ROWS)]


def centre(y):
    """The middle of the carpet at a height of the sheet."""
    return np.array([776 - (y - 404) * 0.66, y])


CLOTHS = (
    ("#8a8478", "#2c2a2e", "#dcd6c8"),
    ("#8a6444", "#2e1a14", "#dcb48c"),
    ("#6a7078", "#1c2028", "#c4ccd4"),
    ("#a08c6c", "#3a2a1c", "#ecdcb8"),
    ("#75594e", "#26161a", "#c8a898"),
    ("#5e6a5c", "#1a221c", "#b8c4a8"),
    ("#9a9894", "#34323a", "#f0ece4"),
    ("#6e5a68", "#221824", "#c4b0bc"),
)
WEAVES = ("plain", "stripe", "patch", "braces", "check", "seam", "plain", "rib")
HEADS = ("bun", "cap", "crop", "scarf", "bald", "plait", "knit", "cap")
HAIR = (("#2a1c1c", "#7a6458"), ("#6a6460", "#dcd6cc"), ("#4a2c1c", "#b07a4c"), ("#8a8278", "#e4dccc"))
SKIN = (("#c08a5e", "#4e262c"), ("#8a5638", "#32161a"), ("#e0ac88", "#7a4048"))


def _void(s):
    s.wash(s.all, "#ecd6aa", 0.5, col2="#dcb47c", mix=("lin", 250, 0, 1), pool=0.4, gran=0.2)
    s.wash(blob([(-100, -100), (560, -100), (420, 120), (260, 330), (60, 520), (-100, 620)]), "#a8704a", 0.8, wet=130, gran=0.2)
    s.wash(blob([(-100, -100), (380, -100), (220, 90), (60, 270), (-100, 360)]), "#5a3038", 0.9, wet=110, gran=0.2)
    s.wash(blob([(1100, 330), (960, 430), (900, 700), (1100, 900)]), "#6a4438", 0.8, wet=80, gran=0.2)
    s.lift(ell(770, 190, 250, 260), 0.65, 90)


def _bands(s, at, g, kind, dark, pale, k):
    r = s.rng
    if kind == "stripe":
        for x in range(-84, 90, 24):
            s.curve(at((x * 0.62, -92), (x * 0.95, -40), (x * 1.1, 20), (x * 0.9, 84)), 7.5 * k, dark, clip=g, alpha=0.75, taper=(0, 0))
    elif kind == "check":
        for x in range(-80, 90, 32):
            s.curve(at((x * 0.62, -92), (x * 0.95, -40), (x * 1.1, 20), (x * 0.9, 84)), 2.6 * k, pale, body=True, clip=g, alpha=0.75, taper=(0, 0))
        for y in range(-60, 80, 30):
            s.curve(at((-104, y + 22), (-50, y - 8), (0, y - 16), (50, y - 8), (104, y + 22)), 2.6 * k, pale, body=True, clip=g, alpha=0.7, taper=(0, 0))
    elif kind == "rib":
        for y in range(-70, 84, 22):
            s.curve(at((-104, y + 24), (-50, y - 8), (0, y - 17), (50, y - 8), (104, y + 24)), 5 * k, dark, clip=g, alpha=0.55, taper=(0, 0))
    elif kind == "patch":
        for x, y, q, col in ((r.uniform(20, 56), r.uniform(-10, 40), 25, "#b8863c"), (r.uniform(-60, -20), r.uniform(-10, 50), 19, "#7a8a94")):
            p = poly(at(*((x + q * a, y + q * b + 3 * a) for a, b in ((-1, -0.8), (0.9, -1), (1, 0.9), (-0.9, 1)))))
            s.thing(p, col, 0.9, shade=0.4, shcol=dark, hatch=0, line=1.8)
            for t in np.linspace(0, 1, 17):
                c = np.array(p.exterior.interpolate(t, True).coords[0])
                m = np.array(p.centroid.coords[0])
                s.stroke([c + (c - m) * 0.16, c - (c - m) * 0.14], 1.7 * k, pale, body=True)
    elif kind == "braces":
        for e in (-1, 1):
            s.curve(at((e * 6, -90), (e * 18, -30), (e * 44, 40), (e * 48, 84)), 11 * k, "#4a2420", clip=g, taper=(0, 0))
            s.curve(at((e * 6 - 3, -90), (e * 18 - 3, -30), (e * 44 - 3, 40), (e * 48 - 3, 84)), 2 * k, "#c89060", body=True, clip=g, taper=(0, 0), alpha=0.7)
    else:
        s.curve(at((0, -92), (3, -40), (1, 20), (0, 80)), 2.4 * k, dark, clip=g)
        if kind == "seam":
            s.curve(at((-70, 40), (0, 28), (70, 40)), 2.4 * k, dark, clip=g)


def _head(s, at, k, kind, i):
    hair, sk = HAIR[i % 4], SKIN[i % 3]
    c = np.array(at((0, 88))[0])
    s.wash(ell(c[0] + 4 * k, c[1] - 4 * k, 48 * k, 40 * k), NIGHT, 0.9, wet=8 * k)
    g = ell(*c, 36 * k, 37 * k)
    if kind in ("cap", "knit", "scarf"):
        col, dk, pl = {"cap": ("#5a5448", NIGHT, "#c8bca0"), "knit": ("#8a3a34", DEEP, "#e0a090"), "scarf": ("#c8b894", "#4a3828", "#fffaf0")}[kind]
        if kind == "cap":
            s.thing(blob(at((-34, 108), (0, 100), (34, 108), (26, 138), (0, 146), (-26, 138))), "#3a342c", 1.1, shade=0.6, shcol=NIGHT, hatch=0, line=2 * k)
            g = blob(at((-42, 92), (-28, 62), (0, 54), (28, 62), (42, 92), (34, 118), (0, 126), (-34, 118)))
        s.thing(g, col, 1.0, shade=0.8, shcol=dk, hatch=0, line=2.4 * k)
        for a in np.linspace(0, math.tau, 8 if kind == "cap" else 15, endpoint=False):
            e = np.array([math.cos(a), math.sin(a)])
            s.curve([c + e * 4 * k, c + e * 20 * k + [2 * k, 0], c + e * 36 * k], 1.6 * k, dk, clip=g)
        s.thing(ell(*c, (5 if kind != "knit" else 12) * k), col, 1.0, shade=0.6, shcol=dk, hatch=0, line=1.8 * k)
        if kind == "scarf":
            for x, y in ((-14, 54), (12, 50)):
                s.thing(blob(at((0, 66), (x - 8, y), (x, y - 14), (x + 8, y))), col, 0.9, shade=0.6, shcol=dk, hatch=0, line=1.8 * k)
            for _ in range(16):
                p = c + s.rng.normal(size=2) * 16 * k
                s.fill(ell(*p, 2.4 * k), "#a8302c", clip=g)
        return
    base = sk[0] if kind == "bald" else hair[0]
    s.thing(g, base, 1.1, shade=0.6, shcol=sk[1] if kind == "bald" else NIGHT, hatch=0, line=2.3 * k)
    for a in np.linspace(0, math.tau, 54, endpoint=False):
        e = np.array([math.cos(a + 0.14), math.sin(a + 0.14)])
        lo = 24 if kind == "bald" else 5
        if kind == "bald" and math.sin(a) > 0.3:
            continue
        w = np.array([-e[1], e[0]]) * s.rng.normal(0.6, 0.6) * 6 * k
        s.curve(
            [c + e * lo * k, c + e * 22 * k + w, c + e * s.rng.uniform(32, 36) * k],
            1.6 * k,
            (hair[0], NIGHT, mix(hair[0], hair[1], 0.5), hair[1])[int(4 * s.rng.random() ** 1.6)],
            body=True,
            alpha=0.8,
            clip=g,
        )
    if kind == "bald":
        s.lift(ell(c[0] - 8 * k, c[1] - 8 * k, 12 * k, 9 * k), 0.5, 5 * k)
    if kind == "bun":
        b = np.array(at((2, 78))[0])
        q = ell(*b, 21 * k, 19 * k)
        s.wash(move(q, 3, 5), NIGHT, 0.8, wet=5)
        s.thing(q, hair[0], 1.1, shade=0.6, shcol=NIGHT, hatch=0, line=2.2 * k)
        for u in np.linspace(0.2, 1, 5):
            s.stroke(arc(*b, 19 * k * u, 17 * k * u, 40 + 200 * u, 270 + 200 * u, 18), 1.5 * k, hair[1], body=True, alpha=0.5)
    if kind == "plait":
        for j in range(5):
            q = ell(*at((-6 + 10 * math.sin(j * 0.8), 66 - 21 * j))[0], (13 - 1.3 * j) * k, 13 * k, 24 if j % 2 else -24)
            s.thing(q, hair[0], 1.1, shade=0.5, shcol=NIGHT, hatch=0, line=2 * k)
            b = q.centroid.coords[0]
            s.curve([(b[0] - 7 * k, b[1] - 6 * k), (b[0], b[1] + 2 * k), (b[0] + 7 * k, b[1] - 5 * k)], 1.4 * k, hair[1], body=True, alpha=0.8)


def back(s, o, k, n, j, q, *, hands=False):
    """One who is bowed to the floor, towards us: the back, the shoulders, the crown of the head."""
    r = s.rng
    i = n + 3 * j
    col, dark, pale = CLOTHS[(n * 3 + j * 2) % 8]
    o = np.asarray(o, float)
    lie = np.array([-0.5 + 0.13 * q, 0.93])
    sway = r.normal() * 0.05
    wide, high = 1 + 0.05 * r.normal(), 1 + 0.07 * r.normal()
    x_, y_ = X * wide + lie * sway, lie * high - X * sway

    def at(*pts):
        return [(*(o + k * (p[0] * x_ + p[1] * y_)), *p[2:]) for p in pts]

    for e in (-1, 1):  # sleeves go forward, past the head
        arm = limb(at((e * 80, 40), (e * 90, 84), (e * 72, 118)), [34 * k, 28 * k, 20 * k])
        if hands:
            _palm(s, at, k, e, SKIN[i % 3])
        s.wash(move(arm, 8 * k, 10 * k), NIGHT, 0.9, wet=10 * k)
        s.thing(arm, col, 1.05, shade=0.9, shcol=dark, hatch=0, line=2.8 * k, soft=30 * k)
        for p in (((e * 108, 74), (e * 84, 84), (e * 62, 78)), ((e * 106, 96), (e * 84, 108), (e * 58, 98)), ((e * 96, 108), (e * 78, 116), (e * 58, 106))):
            s.curve(at(*p), 2.2 * k, dark, clip=arm)
        if hands:
            s.thing(limb(at((e * 90, 120), (e * 70, 130), (e * 54, 122)), [9 * k, 10 * k, 9 * k]), pale, 0.5, shade=0.6, shcol=dark, hatch=0, line=2 * k)
    hips = blob(at((-70, -40), (-64, -84), (-36, -102), (0, -107), (36, -102), (64, -84), (70, -40), (0, 0)))
    other = CLOTHS[(n * 3 + j * 2 + 4) % 8]
    s.wash(move(hips, 12 * k, 2 * k), NIGHT, 1.1, wet=16 * k)
    s.thing(hips, mix(other[0], other[1], 0.3), 1.1, shade=1.0, shcol=other[1], hatch=0, line=3 * k, soft=50 * k)
    s.curve(at((-58, -66), (-46, -88), (-24, -98)), 3.4 * k, other[2], body=True, alpha=0.55, clip=hips)
    g = blob(at((-66, -52), (0, -70), (66, -52), (82, -10), (106, 42), (76, 88), (0, 82), (-76, 88), (-106, 42), (-82, -10)))
    s.wash(move(g, 12 * k, 2 * k), NIGHT, 1.1, wet=16 * k)
    s.thing(g, col, 1.0, col2=mix(col, dark, 0.25), shade=1.0, shcol=dark, hatch=0, line=3 * k, soft=88 * k, gran=0.25)
    kind = WEAVES[(n * 5 + j * 3) % 8]
    _bands(s, at, g, kind, dark, pale, k)
    m = o

    def way(a, b):
        return math.atan2(Y[1], Y[0]) + (m[0] - a) / (260 * k)

    threads(s, g, way, ((dark, 0), (mix(col, pale, 0.4), 1)), int(130 * k), 14 * k, 1.2, share=lambda a, b, lit: 0.6 if lit == (a < m[0]) else 0.2, alpha=0.45)
    for e in (-1, 1):  # the cloth strains over the shoulder blades
        for p in (((e * 16, 62), (e * 44, 36), (e * 58, 2)), ((e * 84, 64), (e * 74, 40), (e * 84, 14))):
            s.wash(limb(at(*p), [7 * k, 6 * k, 2 * k]), dark, 0.6, wet=6 * k, clip=g)
            s.curve(at(*p), 2.2 * k, dark, clip=g)
    hem = limb(at((-67, -50), (0, -68), (67, -50)), [6 * k, 7 * k, 6 * k])
    s.thing(hem, ("#4a2c1c", dark, mix(col, pale, 0.3))[n % 3], 1.1, shade=0.6, shcol=NIGHT, hatch=0, line=1.9 * k)
    s.curve(at((-92, 30), (-78, -14), (-50, -48)), 4 * k, pale, body=True, alpha=0.6, clip=g)
    collar = limb(at((-40, 76), (0, 64), (40, 76)), [9 * k, 11 * k, 9 * k])
    s.thing(collar, pale, 0.6, shade=0.7, shcol=dark, hatch=0, line=2.2 * k)
    _head(s, at, k, HEADS[(n * 3 + j * 6) % 8], i)


def _palm(s, at, k, e, sk):
    """Flat on the floor, fingers towards us."""
    kw = dict(shade=0.6, shcol=sk[1], hatch=0, line=1.9 * k)
    for dx, dy in ((-19, 172), (-7, 181), (6, 179), (18, 169)):
        s.thing(limb(at((e * 66 + dx * 0.8, 146), (e * 62 + dx, dy)), [7.4 * k, 5.8 * k]), sk[0], 0.85, **kw)
    s.thing(limb(at((e * 50, 136), (e * 40, 148), (e * 38, 158)), [8 * k, 7 * k, 5.4 * k]), sk[0], 0.85, **kw)
    palm = blob(at((e * 70 - 17, 122), (e * 70 + 16, 122), (e * 66 + 22, 148), (e * 65, 156), (e * 64 - 22, 148)))
    s.cover(palm)
    s.wash(palm, sk[0], 0.85, edge=0.3)
    s.outline(palm.difference(box(0, 0, 1, 1)), 1.2 * k, sk[1], lost=0.5)


def _row(s, j, hands=False):
    k, y = SIZES[j], LEVELS[j] - (72 if hands else 0)
    w = 208 * k
    c = centre(y)
    spread = (2.6, 4, 9, 9, 9, 9)[j]
    places = []
    for q in np.arange(-5 + j % 2 * 0.5, 5.6, 1.0):
        if (j == 4 and abs(q) < 0.8) or (j == 5 and q == 0.5) or abs(q) > spread:
            continue
        p = c + X * (q + (0.14 if j == 5 and q > 0 else 0)) * w + Y * 7 * k * math.sin(q * 5 + j)
        if -0.7 * w < p[0] < 1000 + 0.7 * w:
            places.append((q, p))
    for q, p in sorted(places, key=lambda v: v[1][1]):
        back(s, p, k, int(q + 8), j, q, hands=hands)


def ribbon(s, left, right, n=10, waves=(), lining=False):
    """A length of carpet between two edges: the pile, gold borders, light and shade across it."""
    a, b = path(left, n), path(right, n)
    g = valid(Polygon(np.vstack([a, b[::-1]])))
    s.cover(g)
    s.wash(g, RED, 1.1, col2="#de3c34", gran=0.22, edge=0.4, off=0)
    for pts, rad, kk in waves:
        s.wash(limb(pts, rad), DEEP, kk, wet=min(rad) * 0.9 + 6, clip=g)
    for u, w in ((0.07, 7), (0.12, 2.4), (0.93, 7), (0.88, 2.4)):
        s.stroke(a + (b - a) * u, w, GOLD, body=True, taper=(0, 0), alpha=0.92)
    s.outline(g, 3, "#2a0610", lost=0)
    return g, a, b


def _upper(s):
    """From the throne down to the shoulders of her who stands; it dips between the backs."""
    left, right, waves = [], [], []
    for j in range(3):
        k, y = SIZES[j], LEVELS[j]
        for dy, up in ((-60, 0.5), (-10, 1.0), (50, 0.2)):
            c = centre(y + dy * k) + np.array([0, -26 * up * k])
            h = 104 * k * (1 + 0.06 * up)
            left.append(tuple(c - X * h))
            right.append(tuple(c + X * h))
        c = centre(y + 74 * k)
        waves.append(([c - X * 112 * k, c + [0, -20 * k], c + X * 112 * k], [17 * k] * 3, 0.95))
    left += [(404, 790), (300, 866)]
    right += [(630, 800), (540, 906)]
    waves += [([(470, 780), (420, 840), (330, 880)], [10, 12, 14], 0.8), ([(560, 800), (510, 850), (420, 900)], [8, 12, 12], 0.8)]
    g, a, b = ribbon(s, left, right, waves=waves)
    threads(s, g, lambda x, y: 2.3, ((DEEP, 0), ("#ee5a4a", 1)), 400, 12, 1.3, share=lambda x, y, lit: 0.5, alpha=0.45)
    for p in (((600, 700), (520, 780), (420, 862)), ((640, 760), (560, 840), (470, 900)), ((540, 720), (460, 790), (350, 860))):
        s.curve(p, 3, DEEP, clip=g)
        s.curve([(x - 7, y - 5) for x, y in p], 2.4, "#ff9a80", body=True, alpha=0.6, clip=g)


def _floor(s):
    """The place that is empty now."""
    g = blob([(240, 1180), (520, 1130), (700, 1220), (760, 1560), (120, 1560)])
    s.wash(g, NIGHT, 1.2, wet=30)
    f = blob([(200, 1330), (420, 1290), (640, 1320), (1080, 1400), (1080, 1600), (120, 1600)])
    s.cover(f)
    s.wash(f, "#a88a68", 0.9, col2="#7a5c48", gran=0.3)
    for y in (1372, 1424, 1478):
        s.curve([(100, y - 20), (500, y), (1020, y + 90)], 2, "#3a2820", alpha=0.7)
    s.wash(blob([(400, 1360), (560, 1340), (720, 1400), (900, 1520), (640, 1520), (470, 1420)]), NIGHT, 1.0, wet=16)


def _throne(s):
    x, y = 832, 424
    kw = dict(shade=0.85, shcol="#4a0814", hatch=5, line=3, gran=0.25)
    s.wash(ell(x + 24, y + 6, 150, 30), "#2a0610", 1.1, wet=16)
    s.thing(blob([(x - 92, y - 60, 1), (x - 106, y - 250), (x - 84, y - 330), (x, y - 384), (x + 84, y - 330), (x + 106, y - 250), (x + 92, y - 60, 1)]), RED, 1.2, **kw)  # fmt: skip
    inner = blob([(x - 66, y - 96, 1), (x - 78, y - 246), (x - 56, y - 308), (x, y - 346), (x + 56, y - 308), (x + 78, y - 246), (x + 66, y - 96, 1)])
    s.thing(inner, "#e04a40", 0.95, **{**kw, "shade": 0.6, "soft": 70})
    for b, row in ((-280, (-22, 22)), (-236, (-44, 0, 44)), (-192, (-22, 22)), (-148, (-44, 0, 44))):
        for a in row:
            s.wash(ell(x + a + 4, y + b + 6, 15, 12), "#5a0a14", 0.7, wet=8, clip=inner)
            s.stroke([(x + a - 20, y + b - 22), (x + a, y + b), (x + a + 20, y + b - 22)], 2, "#7a1018", clip=inner)
            s.thing(ell(x + a, y + b, 5.5), GOLD, 0.9, shade=0.5, hatch=0, line=1.6)
    s.thing(poly([(x - 100, y - 104), (x + 100, y - 104), (x + 122, y - 60), (x - 122, y - 60)]), "#e04a40", 0.95, **kw)
    s.thing(poly([(x - 122, y - 60), (x + 122, y - 60), (x + 116, y - 6), (x - 116, y - 6)]), "#9a1822", 1.1, **kw)
    for e in (-1, 1):
        s.thing(limb([(x + e * 96, y - 176), (x + e * 120, y - 168), (x + e * 134, y - 150)], [14, 16, 19]), "#b01e28", 1.1, **kw)
        s.thing(limb([(x + e * 132, y - 140), (x + e * 126, y + 6)], [12, 13]), "#9a1822", 1.1, **kw)
        s.thing(ell(x + e * 136, y - 150, 13), GOLD, 0.9, shade=0.6, shcol="#7a4a14", hatch=0, line=2.2)
        s.thing(ell(x + e * 90, y - 338, 13), GOLD, 0.9, shade=0.6, shcol="#7a4a14", hatch=0, line=2.2)
    s.stroke(path([(x - 93, y - 190), (x - 104, y - 250), (x - 83, y - 328), (x, y - 382), (x + 83, y - 328), (x + 104, y - 250), (x + 93, y - 190)], 8), 5, GOLD, body=True, taper=(0, 0))  # fmt: skip
    s.thing(ell(x, y - 394, 19), GOLD, 0.9, shade=0.6, shcol="#7a4a14", hatch=0, line=2.4)


def _king(s):
    """From behind: a crown, a cape of ermine, a train that lies on the carpet far behind him."""
    fur = dict(shade=0.7, shcol="#77688a", hatch=0, line=2.8, gran=0.2)
    cloak = blob([(640, 352), (694, 344), (732, 372), (748, 450), (752, 540), (734, 596), (718, 630), (672, 680), (620, 730), (566, 744), (510, 722), (500, 690), (536, 654), (570, 600), (584, 540), (598, 440), (610, 380)])  # fmt: skip
    s.wash(move(cloak, 22, 18), "#2a0610", 1.2, wet=18)
    s.thing(cloak, "#f6efe0", 0.12, soft=110, **fur)
    for pts in ([(640, 440), (610, 580), (540, 704)], [(662, 440), (644, 590), (582, 720)], [(690, 440), (684, 580), (628, 706)], [(716, 440), (720, 540), (682, 650)], [(616, 440), (582, 590), (516, 690)]):  # fmt: skip
        s.wash(limb(pts, [3, 10, 14]), "#77688a", 0.75, wet=9, clip=cloak)
        s.curve(pts, 2.1, "#4a3c5a", clip=cloak)
    hem_line = [(746, 556), (724, 608), (674, 666), (618, 720), (566, 734), (516, 716), (506, 692), (540, 648), (566, 604)]
    hem = limb(hem_line, [8, 15, 17, 19, 20, 19, 17, 14, 8])
    s.thing(hem, "#fffaf0", 0.08, **fur)
    for p, _, n in marks.along(path(hem_line[1:-1]), 27):
        s.stroke([p - n * 10, p + n * 10], 7, NIGHT, taper=(0.7, 0.1))
    mantle = blob([(634, 346), (692, 336), (742, 366), (762, 424), (756, 474), (720, 494), (668, 500), (612, 488), (582, 460), (588, 408), (604, 366)])
    s.wash(move(mantle, 6, 16), "#3a2c48", 0.9, wet=11, clip=cloak)
    s.thing(mantle, "#fffdf6", 0.06, soft=70, **fur)
    for g, n in ((mantle, 220), (hem, 160), (cloak, 90)):
        marks.pelt(s, s.mask(g.buffer(-2)), lambda a, b: 1.6 + (676 - a) / 200, n, (8, 20), 1.2, "#a094b0", "#ffffff", 0.5)
    for x, y in ((612, 400), (640, 388), (676, 392), (712, 386), (738, 412), (602, 440), (632, 434), (664, 440), (700, 434), (730, 450), (618, 470), (650, 476), (688, 478), (722, 474)):  # fmt: skip
        s.stroke([(x, y - 11), (x - 2, y + 11)], 8, NIGHT, taper=(0.7, 0.1))
    c = np.array([660.0, 300.0])
    hair = blob([c + [-36, -14], c + [-20, -40], c + [20, -40], c + [36, -14], c + [40, 28], c + [26, 50], c + [0, 56], c + [-26, 50], c + [-40, 28]])
    s.wash(move(hair, 5, 10), "#3a2c48", 0.8, wet=8, clip=mantle)
    s.thing(hair, "#8a8078", 0.8, shade=0.8, shcol="#3a3438", hatch=0, line=2.3)
    for u in np.linspace(-1, 1, 26):
        s.curve([c + [u * 26, -34], c + [u * 40, 8], c + [u * 32, 48 + 6 * math.cos(9 * u)]], 1.6, ("#f4eee4", "#3a3438", "#c4bcb0")[int(s.rng.integers(3))], body=True, clip=hair)  # fmt: skip
    s.thing(poly([c + p for p in np.array([(-42, -20), (-54, -82), (-27, -54), (-10, -98), (6, -56), (30, -94), (34, -52), (60, -72), (44, -16)])]), GOLD, 1.0, col2="#e0a030", shade=0.7, shcol="#7a4a14", hatch=5, line=2.8)  # fmt: skip
    for p in ((-54, -84), (-10, -101), (30, -97), (61, -75)):
        s.thing(ell(*(c + p), 7), "#fff0c0", 1.0, shade=0.5, hatch=0, line=1.8)
    band = limb([c + [-44, -16], c + [0, -6], c + [46, -12]], [11, 12, 11])
    s.thing(band, "#fffdf6", 0.06, **fur)
    for u in (-30, -10, 10, 30):
        s.fill(ell(*(c + [u, -10]), 3, 6), NIGHT)


def _woman(s):
    """The step that has stood up, from behind, one hand on her hip."""
    x, y = 432, 900
    dark, pale = "#6a3c10", "#f6d470"
    kw = dict(shade=0.75, shcol=dark, hatch=0, line=3, gran=0.25)
    arm = union(limb([(x + 76, y + 24), (x + 116, y + 84), (x + 152, y + 138)], [34, 30, 25]), limb([(x + 150, y + 140), (x + 112, y + 172), (x + 70, y + 186)], [26, 22, 17]))  # fmt: skip
    s.wash(move(arm, 16, 20), NIGHT, 1.1, wet=16)
    s.thing(arm, "#e0a82c", 1.0, soft=34, **kw)
    for p in (((x + 120, y + 150), (x + 134, y + 128), (x + 132, y + 104)), ((x + 112, y + 148), (x + 116, y + 124), (x + 106, y + 104)), ((x + 60, y + 40), (x + 84, y + 60), (x + 112, y + 58)), ((x + 130, y + 140), (x + 150, y + 128), (x + 166, y + 128))):  # fmt: skip
        s.curve(p, 2.5, dark, clip=arm)
    threads(s, arm, lambda a, b: 0.95, ((dark, 0), (pale, 1)), 70, 30, 1.6, share=lambda a, b, lit: 0.6, alpha=0.7)
    body = blob([(x - 46, y - 26), (x + 40, y - 28), (x + 92, y - 2), (x + 104, y + 50), (x + 78, y + 130), (x + 70, y + 190), (x + 112, y + 290), (x + 158, y + 440, 1), (x + 90, y + 462), (x, y + 466), (x - 150, y + 440, 1), (x - 104, y + 270), (x - 74, y + 190), (x - 84, y + 110), (x - 110, y + 40), (x - 96, y - 6)])  # fmt: skip
    s.wash(move(body, 26, 14), NIGHT, 1.2, wet=22)
    s.thing(body, "#ecb630", 1.0, col2="#d89a20", soft=80, **kw)
    threads(
        s,
        body,
        lambda a, b: 1.55 + (x - a) / 420,
        ((dark, 0), (pale, 1)),
        420,
        30,
        1.4,
        share=lambda a, b, lit: 0.6 if lit == (a < x + 20) else 0.35,
        alpha=0.7,
    )
    for p in (((x, y + 10), (x + 4, y + 90), (x + 2, y + 176)), ((x + 80, y + 60), (x + 56, y + 84), (x + 40, y + 60)), ((x + 34, y + 206), (x + 60, y + 300), (x + 74, y + 460)), ((x - 6, y + 206), (x + 4, y + 300), (x + 10, y + 464)), ((x + 60, y + 204), (x + 96, y + 300), (x + 124, y + 450)), ((x - 40, y + 206), (x - 60, y + 300), (x - 80, y + 420))):  # fmt: skip
        s.wash(limb(p, [4, 10, 14]), dark, 0.65, wet=9, clip=body)
        s.curve(p, 2.5, dark, clip=body)
    hem = limb([(x - 150, y + 430), (x, y + 452), (x + 88, y + 448), (x + 152, y + 428)], [6, 6, 6, 6]).intersection(body)
    s.thing(hem, "#b06a1c", 1.0, shade=0.5, shcol=dark, hatch=0, line=2)
    belt = limb([(x - 78, y + 186), (x, y + 200), (x + 74, y + 186)], [13, 13, 13])
    s.thing(belt, "#7a4420", 1.1, shade=0.7, shcol="#2a1008", hatch=0, line=2.6)
    c = np.array([x + 2.0, y - 92])
    neck = limb([c + [0, 40], c + [-2, 78]], [27, 33])
    s.thing(neck, "#c08a5e", 0.9, shade=0.8, shcol="#4e262c", hatch=0, line=2.4)
    s.wash(ell(*(c + [4, 48]), 34, 18), "#4e262c", 0.8, wet=8, clip=neck)
    for e in (-1, 1):
        s.thing(ell(*(c + [e * 46, 16]), 8, 13), "#c08a5e", 0.9, shade=0.5, shcol="#4e262c", hatch=0, line=2)
        s.thing(ell(*(c + [e * 48, 36]), 6), GOLD, 1.0, shade=0.4, hatch=0, line=1.6)
    scarf = blob([c + p for p in np.array([(-46, 18), (-46, -22), (-26, -52), (6, -60), (36, -46), (48, -14), (46, 20), (22, 46), (-20, 46)])])
    s.thing(scarf, "#2f8a88", 1.1, col2="#1f6a70", shade=0.9, shcol="#08262c", hatch=0, line=2.8, soft=50)
    knot = c + [4, 22]
    for p in ((-44, -16), (-34, -40), (-8, -56), (20, -52), (42, -28), (48, 4)):
        s.curve([c + p, c + np.array(p) * 0.5 + [6, 6], knot], 2.2, "#08262c", clip=scarf)
        s.curve([c + p + [3, 4], c + np.array(p) * 0.5 + [9, 9], knot], 1.8, "#9adcd0", body=True, alpha=0.6, clip=scarf)
    for q in (((-4, 26), (-26, 60), (-18, 96), (-4, 92), (2, 56)), ((8, 26), (34, 54), (40, 88), (26, 92), (8, 54))):
        s.thing(blob([c + p for p in np.array(q)]), "#2f8a88", 1.1, shade=0.8, shcol="#08262c", hatch=0, line=2.4)
    s.thing(ell(*knot, 15, 12), "#3a9a96", 1.1, shade=0.8, shcol="#08262c", hatch=0, line=2.4)
    collar = limb([(x - 50, y - 20), (x, y - 8), (x + 48, y - 22)], [13, 14, 13])
    s.thing(collar, "#f4c84a", 0.9, **kw)


def _lower(s):
    """It slides off her shoulder, falls in one great wave and lies over the lowest."""
    left = [(306, 866), (262, 838), (196, 846), (140, 920), (118, 1040), (66, 1150), (-20, 1250), (-70, 1420), (-120, 1560)]
    right = [(470, 896), (446, 884), (412, 912), (398, 990), (410, 1110), (392, 1230), (322, 1340), (270, 1440), (232, 1560)]
    shape = valid(Polygon(np.vstack([path(left, 8), path(right, 8)[::-1]])))
    s.wash(move(shape, 16, 14), NIGHT, 1.0, wet=20)
    waves = [([(300, 880), (240, 960), (226, 1090), (150, 1250), (90, 1520)], [14, 26, 30, 36, 40], 0.9), ([(420, 940), (374, 1010), (384, 1120), (356, 1240), (250, 1420)], [8, 18, 16, 22, 20], 0.95), ([(200, 870), (160, 960), (150, 1060), (60, 1220), (-20, 1420)], [8, 14, 16, 20, 22], 0.8)]  # fmt: skip
    g, a, b = ribbon(s, left, right, waves=waves)
    threads(s, g, lambda x, y: 1.8, ((DEEP, 0), ("#ee5a4a", 1)), 700, 10, 1.2, share=lambda x, y, lit: 0.5, alpha=0.45)
    for p in ([(330, 880), (276, 950), (262, 1080), (200, 1230), (150, 1500)], [(400, 920), (340, 1000), (340, 1110), (300, 1240), (210, 1400)], [(250, 850), (196, 930), (184, 1050), (110, 1200), (20, 1400)]):  # fmt: skip
        s.wash(limb(p, [10, 14, 16, 18, 12]), "#ff7a5c", 0.25, wet=9, clip=g)
        s.curve(p, 2.4, "#ff9a80", body=True, alpha=0.4, clip=g)
        s.curve([(x + 26, y + 4) for x, y in p], 3, DEEP, clip=g)


@card("bone", paper="laid", light=(-0.5, -0.75))
def stair_backs(s):
    """A stair of bowed backs goes up to a throne; a king climbs it, and one step has stood up and the carpet slides."""
    _void(s)
    s.wash(blob([(-80, 500), (120, 476), (300, 410), (600, 384), (820, 420), (1080, 470), (1080, 1600), (-80, 1600)]), NIGHT, 1.6, wet=14)
    _throne(s)
    for j in range(4):
        _row(s, j)
    _row(s, 4)
    _upper(s)
    _king(s)
    _floor(s)
    _woman(s)
    _row(s, 5, hands=True)
    _lower(s)
