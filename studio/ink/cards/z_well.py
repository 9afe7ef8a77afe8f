"""Hope: a well that has the sky at its bottom, and somebody who climbs out of it."""

from ..easel import *
from ..kit.brush import tangle

V0 = np.array([500.0, 690.0])  # where all uprights meet, far below
RADIUS, MIDDLE = 520.0, np.array([0.0, 20.0])
NIGHT, GOLD = "#0c0a18", "#f6c22e"
SKIN = ("#8a5438", "#743c28", "#2a1218")
DEEP = 3.1  # how many times the mouth is wider than the sky


def wall(a, d, k=1.0):
    """A point of the wall: a angle, d depth, 1 at the rim."""
    return V0 + (MIDDLE + RADIUS * k * np.array([math.cos(a), math.sin(a)])) / d


def ring(d, k=1.0, n=72):
    return valid(Polygon([wall(a, d, k) for a in np.linspace(0, math.tau, n, endpoint=False)]))


def _meadow(s):
    r = s.rng
    s.wash(s.all, "#6a8a3a", 0.9, col2="#3f6a3a", pool=0.5, gran=0.4)
    s.wash(s.all, "#14301c", 1.1, grad=("lin", 70, 0.0, 1.2), edge=0)
    for _ in range(1500):
        x, y = r.uniform(-10, 1010), r.uniform(-10, 1510)
        d = np.array([x, y]) - V0
        if np.hypot(*d) < 520:
            continue
        a = math.atan2(d[1], d[0]) + r.normal() * 0.7
        q = r.uniform(14, 46)
        s.curve(
            [(x, y), (x + 0.5 * q * math.cos(a), y + 0.5 * q * math.sin(a)), (x + q * math.cos(a + 0.3), y + q * math.sin(a + 0.3))],
            r.uniform(1.2, 3),
            ("#14301c", "#4f7a34", "#8fae4a", "#c8d070", "#24482a")[int(r.integers(5))],
            n=4,
        )
    for _ in range(34):
        x, y = r.uniform(0, 1000), r.choice((r.uniform(0, 170), r.uniform(1240, 1500)))
        if np.hypot(x - V0[0], y - V0[1]) < 610:
            continue
        for k in range(6):
            a = k * math.tau / 6
            s.fill(ell(x + 7 * math.cos(a), y + 7 * math.sin(a), 4.6), "#fffdf0", body=True)
        s.fill(ell(x, y, 4), GOLD, body=True)


def _rim(s):
    """The coping, stone by stone, with the day on it."""
    r = s.rng
    s.wash(ring(1.0, 1.32), "#0c1a10", 1.2, wet=30)
    n = 17
    for j in range(n):
        a0, a1 = (j + 0.04) / n * math.tau, (j + 0.96) / n * math.tau
        low, top = [wall(a, 1.0) for a in np.linspace(a0, a1, 6)], [wall(a, 1.0, 1.22 + 0.02 * math.sin(j * 5)) for a in np.linspace(a1, a0, 6)]
        g = smooth(valid(Polygon(np.array(low + top) + r.normal(size=(12, 2)) * 3)), 7)
        if s.beside(g):
            continue
        lit = 0.6 + 0.3 * math.cos((a0 + a1) / 2 + 0.7) + r.normal() * 0.06
        s.thing(g, mix("#9a8468", "#f4e2b8", np.clip(lit, 0, 1)), 0.7, col2="#c8a878", shade=0.8, shcol="#5a4a5a", hatch=7, line=3.4, gran=0.3)
        c = np.array([g.centroid.x, g.centroid.y])
        for _ in range(5):
            p = c + r.normal(size=2) * 34
            s.stroke([p, p + r.normal(size=2) * 12, p + r.normal(size=2) * 20], 1.4, NIGHT, clip=g, alpha=0.8, wobble=2)
        moss = ell(*(c + r.normal(size=2) * 40), 24, 14).intersection(g)
        if r.random() < 0.5 and not s.beside(moss):
            tangle(s, moss, 10, "#5a7a34", 1.8, length=40, loop=0.4, inner=1)


def _shaft(s):
    r = s.rng
    hole = ring(1.0)
    s.cover(hole)
    s.wash(hole, "#1c1428", 2.0, gran=0.25, edge=0)
    ds = [1.0, 1.14, 1.30, 1.48, 1.68, 1.9, 2.13, 2.36, 2.6, 2.84, DEEP]
    for i, (d0, d1) in enumerate(zip(ds, ds[1:], strict=False)):
        n = 18
        for j in range(n):
            o = 0.5 * (i % 2)
            a0, a1 = (j + o + 0.03) / n * math.tau, (j + o + 0.97) / n * math.tau
            k0, k1 = d0 * 1.012, d1 * 0.988
            low, top = [wall(a, k1) for a in np.linspace(a0, a1, 5)], [wall(a, k0) for a in np.linspace(a1, a0, 5)]
            g = valid(Polygon(np.array(low + top) + r.normal(size=(10, 2)) * 1.6))
            g = smooth(g, 3) if i < 7 else g
            if g.is_empty or s.beside(g):
                continue
            a = (a0 + a1) / 2
            up, day = (i + 0.5) / 10, max(0.0, 1 - i / 2.6) * max(0, math.cos(a - 0.9)) * 0.55
            lit = np.clip(0.14 + 0.95 * up**1.25 + day + r.normal() * 0.04, 0, 1)
            s.cover(g)
            s.wash(g, mix("#4a3040", "#ffe2a0", lit), 1.4 - 0.9 * lit, col2=mix("#241830", "#e8a85a", lit), edge=0.7, gran=0.25, pool=0.5)
            s.stroke(low, 1 + 2.2 * lit, "#ffedb8", body=True, alpha=0.2 + 0.75 * lit, wobble=0.7)  # the light is under them
            if lit < 0.6:
                s.wash(valid(Polygon([*top, *[p + (V0 - p) * 0.05 for p in top[::-1]]])), NIGHT, 1.1 - lit, wet=6, clip=g)
                s.hatch(g, tone=0.8 - 0.6 * lit, ang=math.degrees(a) + 84, sep=7, w=1.1, thr=0.3, longest=36, col=NIGHT)
            s.outline(g, 2.8 - 1.4 * up, NIGHT, lost=0.15, restate=0.2)
    return hole


def _bird(s, x, y, k, turn, col):
    """A swallow from above."""
    g = union(
        blob(move([(0, -26), (7, -14), (8, 6), (4, 26), (-4, 26), (-8, 6), (-7, -14)], x, y, k, turn)),
        blob(move([(-4, -12), (-30, -16), (-62, 8), (-78, 34), (-46, 16), (-16, 6), (-4, 8)], x, y, k, turn)),
        blob(move([(4, -12), (30, -16), (62, 8), (78, 34), (46, 16), (16, 6), (4, 8)], x, y, k, turn)),
        blob(move([(-4, 20), (-16, 62), (0, 34), (16, 62), (4, 20)], x, y, k, turn), 4),
    )
    s.cover(g)
    s.wash(g, col, 1.6, edge=0.3, off=0, gran=0.1)
    s.fill(g, col, alpha=0.8)
    s.stroke(move([(-6, -10), (-34, -12), (-62, 10)], x, y, k, turn), 2.2 * k, "#8ab0f0", body=True)
    s.stroke(move([(6, -10), (34, -12), (62, 10)], x, y, k, turn), 2.2 * k, "#8ab0f0", body=True)


def _sky(s):
    r = s.rng
    g = ring(DEEP)
    c = V0 + MIDDLE / DEEP
    q = RADIUS / DEEP
    s.lift(ring(2.1), 0.3, 60)
    s.wash(ring(1.9), "#f8b040", 0.4, wet=80, clip=ring(1.0))
    s.cover(g)
    s.wash(g, "#4aa0d8", 0.75, col2="#a8dcec", mix=("lin", 60, 0, 1), gran=0.3)
    sun = c + [42, -52]
    s.glow(*sun, 170, "#fff0a0", 0.25, 0.75)
    for a in np.linspace(0, math.tau, 24, endpoint=False):
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([sun + d * 48, sun + d * r.uniform(66, 88)], 3, "#ffe9a0", body=True, alpha=0.9)
    s.cover(ell(*sun, 40))
    s.wash(ell(*sun, 40), "#ffd23a", 0.8, col2="#f8a82a", edge=1)
    s.outline(ell(*sun, 40), 2.2, "#b8700e", lost=0.1)
    for x, y, k in ((-74, 38, 1.0), (70, 92, 0.6)):
        cloud = union(
            *(ell(c[0] + x + a * k, c[1] + y + b * k, e * k, e * 0.8 * k) for a, b, e in ((-34, 8, 26), (0, -6, 34), (36, 6, 28), (4, 14, 40)))
        ).intersection(g)
        s.cover(cloud)
        s.wash(move(cloud, 4, 12), "#8ab4d8", 0.2, wet=8, clip=cloud)
        s.outline(cloud, 1.8, "#3a6a98", lost=0.3)
    s.outline(g, 3, NIGHT, lost=0)
    for a in np.linspace(0, math.tau, 40, endpoint=False):  # the day comes up from below
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([c + d * q * 1.02, c + d * q * r.uniform(1.2, 1.7)], r.uniform(2, 5), "#fff2c0", body=True, alpha=0.18, taper=(0, 0.9))
    return c, q


def rail(d, e):
    """The ladder leans on the near side: d depth, e side."""
    u = (1 / d - 1 / DEEP) / (1 - 1 / DEEP)
    p = np.array([-30.0, 40.0]) * (1 - u) / 1 + np.array([10.0, 545.0]) * u
    return V0 + p + np.array([e * 74 / d, 0])


def _ladder(s):
    ds = np.linspace(DEEP * 1.08, 0.86, 60)
    shade = valid(Polygon([*[rail(d, -1.25) for d in ds], *[rail(d, 1.25) for d in ds[::-1]]]))
    s.wash(move(shade, 26, -6), NIGHT, 0.9, wet=22, clip=ring(1.0).difference(ring(DEEP)))
    foot = [rail(d, e) for e in (-1, 1) for d in (1.0, 0.86)]
    for i in (0, 2):
        s.wash(limb([foot[i] + [26, 8], foot[i + 1] + [30, 10]], [12, 13]), NIGHT, 1.0, wet=9)
    rungs = [1 / q for q in np.linspace(1 / 3.2, 1.12, 15)]
    for d in rungs:
        a, b = rail(d, -1), rail(d, 1)
        s.thing(limb([a, b], [8.4 / d] * 2), GOLD, 0.9, col2="#fbe28a", shade=0.8, shcol="#a8560e", hatch=0, line=1 + 2 / d)
        s.stroke([a + [2, 2.5 / d], b + [-2, 2.5 / d]], 3 / d, "#fffbe0", body=True)
    for e in (-1, 1):
        pts = [rail(d, e) for d in ds]
        g = limb(pts, [10.5 / d for d in ds], 3)
        s.thing(g, GOLD, 0.9, col2="#fbe28a", shade=0.9, shcol="#a8560e", hatch=0, line=3)
        s.stroke(np.array(pts) - [3 * e, 0], [3.4 / d for d in ds], "#fffbe0", body=True, taper=(0, 0), wobble=0.3)
    return rungs


def _climber(s, d):
    """From straight above: a straw hat, two shoulders, two hands on the rails, toes on a rung."""
    a, b = rail(d, -1), rail(d, 1)
    k = 1.55 / d
    c = (a + b) / 2 + [0, -30 * k]
    at = lambda *pts: [tuple(p) for p in move(np.array(pts, float), *c, k, 0)]  # noqa: E731
    s.wash(blob(at((-80, -60), (80, -60), (70, 30), (-70, 30))), NIGHT, 0.7, wet=14, clip=ring(1.0).difference(ring(DEEP)))
    for e in (-1, 1):  # heels behind, on a lower rung
        s.thing(limb(at((e * 20, -34), (e * 24, -66)), [19 * k, 15 * k]), "#3a4668", 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.2)
        s.thing(ell(*at((e * 25, -78))[0], 12 * k, 18 * k), "#7a3a1e", 1.1, shade=0.7, shcol="#240c08", hatch=0, line=2)
    body = blob(at((-62, 0), (-50, -26), (-26, -44), (26, -44), (50, -26), (62, 0), (46, 24), (0, 34), (-46, 24)))
    s.thing(body, "#d8382c", 1.1, col2="#a81c26", shade=0.9, shcol="#3a0612", hatch=0, line=2.8)
    for e in (-1, 1):
        hand_ = np.array(rail(d * 0.9, e))
        el, sh = np.array(at((e * 84, 26))[0]), np.array(at((e * 54, -2))[0])
        s.thing(
            limb([sh, el, hand_ + [e * 5 * k, -13 * k]], [19 * k, 16 * k, 12 * k]),
            "#d8382c",
            1.1,
            col2="#a81c26",
            shade=0.9,
            shcol="#3a0612",
            hatch=0,
            line=2.4,
        )
        for q in range(4):  # fingers over the rail
            y = hand_[1] - 15 * k + q * 9.5 * k
            s.thing(
                limb([(hand_[0] + e * 14 * k, y), (hand_[0] - e * 10 * k, y + 2)], [5.6 * k, 5 * k]), SKIN[0], 1.0, shade=0.6, shcol=SKIN[2], hatch=0, line=1.6
            )
        s.thing(
            limb([(hand_[0] + e * 15 * k, hand_[1] - 14 * k), (hand_[0] + e * 17 * k, hand_[1] + 16 * k)], [8 * k, 7 * k]),
            SKIN[0],
            1.0,
            shade=0.6,
            shcol=SKIN[2],
            hatch=0,
            line=1.6,
        )
    brim = ell(*at((0, -2))[0], 50 * k, 46 * k)
    s.wash(move(brim, 5, 9), "#3a0612", 1.0, wet=6)
    s.thing(brim, "#f0cc78", 0.9, shade=0.7, shcol="#8a5a24", hatch=0, line=2.6)
    for q in np.linspace(0, math.tau, 40, endpoint=False):
        u = np.array([math.cos(q), math.sin(q)])
        s.stroke(move([u * 27, u * 47], *at((0, -2))[0], k), 1.2, "#8a5a24", alpha=0.8)
    s.thing(ell(*at((0, -4))[0], 27 * k, 26 * k), "#f6dc94", 0.8, shade=0.8, shcol="#8a5a24", hatch=0, line=2.2)
    s.outline(ell(*at((0, -4))[0], 29 * k, 28 * k), 6 * k, "#2a6a80", lost=0)
    s.stroke(arc(*at((0, -4))[0], 17 * k, 16 * k, 200, 330, 14), 2, "#fffbe8", body=True)


def _pail(s, x, y, k):
    """A bucket on the rim; what was drawn up in it is a piece of the sky."""
    s.wash(ell(x + 30 * k, y + 26 * k, 86 * k, 78 * k), "#0c1a10", 1.3, wet=16)
    s.thing(ell(x, y, 86 * k, 82 * k), "#8a8fa0", 1.0, col2="#5a6074", shade=0.9, shcol="#1c1c2c", hatch=5, line=3.6)
    g = ell(x, y, 72 * k, 68 * k)
    s.cover(g)
    s.wash(g, "#3a98d8", 0.8, col2="#a8dcec", mix=("lin", 50, 0, 1), edge=0.8)
    s.wash(
        blob([(x - 80 * k, y - 30 * k), (x - 50 * k, y - 76 * k), (x + 30 * k, y - 80 * k), (x, y - 52 * k), (x - 46 * k, y - 20 * k)]),
        "#0c2a5a",
        0.8,
        wet=8,
        clip=g,
    )
    cloud = union(*(ell(x + a * k, y + b * k, e * k, e * 0.8 * k) for a, b, e in ((-22, 22, 15), (0, 12, 21), (22, 22, 16)))).intersection(g)
    s.cover(cloud)
    s.outline(cloud, 1.6, "#3a6a98", lost=0.2)
    s.fill(ell(x + 28 * k, y - 22 * k, 13 * k), "#ffe26a", body=True)
    s.outline(g, 3, lost=0)
    s.stroke(arc(x, y, 79 * k, 75 * k, 190, 290, 30), 4, "#f4f6fa", body=True)
    hoop = path([(x - 84 * k, y), (x - 96 * k, y + 58 * k), (x - 20 * k, y + 104 * k), (x + 66 * k, y + 78 * k), (x + 84 * k, y + 4 * k)], 12)
    s.stroke(hoop, 8 * k, "#1c1c2c", taper=(0, 0))
    s.stroke(hoop, 3 * k, "#d8dce8", body=True, taper=(0, 0))


def _shoes(s):
    """Our own, at the edge."""
    for x, turn in ((690, -5), (812, 8)):
        at = lambda *pts, x=x, turn=turn: [tuple(p) for p in move(np.array(pts, float), x, 1452, 1.12, turn)]  # noqa: E731
        g = blob(at((-44, 110), (-50, 20), (-44, -50), (0, -84), (44, -50), (50, 20), (44, 110)))
        s.wash(move(g, 16, 6), "#0c1a10", 1.2, wet=14)
        s.thing(g, "#2a5a8a", 1.1, col2="#1c3a64", shade=0.9, shcol="#0a1224", hatch=6, line=3.6)
        cap = blob(at((-47, -20), (-40, -56), (0, -84), (40, -56), (47, -20), (0, -36)))
        s.thing(cap, "#f6f0e0", 0.3, shade=0.8, shcol="#7a7a90", hatch=0, line=3)
        for q in range(3):
            s.stroke(at((-18, 6 + q * 24), (18, -2 + q * 24)), 6, "#fffaf0", body=True, taper=(0.05, 0.05))
            s.stroke(at((-18, -4 + q * 24), (18, 8 + q * 24)), 6, "#fffaf0", body=True, taper=(0.05, 0.05))


@card("ochre", paper="cold", light=(-0.5, -0.7))
def ladder_well(s):
    """Down a well: at its bottom there is no water but the sky, and somebody climbs out of it on a golden ladder."""
    _meadow(s)
    _rim(s)
    _shaft(s)
    c, q = _sky(s)
    _ladder(s)
    _climber(s, 1.72)
    _bird(s, c[0] - 150, c[1] - 176, 1.25, 52, "#16284e")
    _bird(s, c[0] + 96, c[1] + 24, 0.42, -30, "#16284e")
    _pail(s, 168, 1290, 1.25)
    _shoes(s)
    s.splatter(NIGHT, 40, (0, 1000, 1000, 1500), (0.7, 4))
