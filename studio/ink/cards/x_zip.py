"""Regret: a train that unzips the land, and a shadow that has caught it."""

from ..easel import *

NIGHT, DUSK = "#0a0a20", "#3a1f4a"
FOOT, TOP = np.array([655.0, 1600.0]), np.array([405.0, -120.0])
D = (TOP - FOOT) / np.hypot(*(TOP - FOOT))  # the way the train goes
N = np.array([-D[1], D[0]])  # to its right
APEX = 815.0  # how far along the line the zip is open
UP = np.array([0.60, -0.80])  # the way the shadows fall
SIDE = np.array([0.80, 0.60])
REAR = FOOT + D * APEX
MAN = np.array([238.0, 1150.0])


def rail(v, a=0.0):
    """A point of the line: v along it, a to the right."""
    return FOOT + D * v + N * a


def gape(v):
    """Half the opening at v along the line."""
    t = max(0.0, APEX - v)
    return 14 + 0.30 * t + 0.00016 * t * t


def _land(s):
    r = s.rng
    s.wash(s.all, "#f3c877", 0.6, col2="#e9ad5c", pool=0.5, bloom=4, gran=0.3)
    s.wash(blob([(1100, -100), (1100, 760), (860, 560), (640, 260), (560, -100)]), "#c4702e", 0.75, wet=90, gran=0.3)
    s.wash(blob([(1100, -100), (1100, 300), (940, 220), (820, -100)]), "#4a1c38", 1.1, wet=80, gran=0.3)
    s.wash(blob([(1100, 900), (1100, 1600), (860, 1600), (920, 1240)]), "#8a3c2c", 0.8, wet=80, gran=0.3)
    fields = [
        ([(-40, -40), (300, -40), (330, 190), (120, 270), (-40, 230)], "#d98e3a", 12), ([(-40, 250), (120, 290), (190, 520), (60, 600), (-40, 570)], "#b8a04a", 70),
        ([(140, 280), (350, 205), (400, 470), (210, 520)], "#e8b45a", -20), ([(-40, 620), (70, 620), (190, 800), (-40, 900)], "#c47a34", 30),
        ([(640, 40), (860, -40), (1040, -40), (1040, 200), (690, 300)], "#a85a2c", 24), ([(700, 330), (1040, 230), (1040, 520), (760, 620)], "#d08a3a", -60),
        ([(780, 650), (1040, 550), (1040, 880), (850, 920)], "#b87a3a", 10), ([(860, 960), (1040, 910), (1040, 1240), (960, 1250)], "#d89a44", 64),
        ([(-40, 1330), (120, 1270), (260, 1540), (-40, 1540)], "#c88a3c", -30),
    ]  # fmt: skip
    for pts, col, way in fields:
        g = blob([(*p, 1) for p in pts], 6)
        s.wash(g, col, 0.5, edge=0.9, gran=0.3, pool=0.6)
        s.hatch(g, tone=0.5, ang=way, sep=15, w=1.3, thr=0.3, longest=240, wander=0.1, col="#7a3c1c", alpha=0.6)
        s.outline(g, 1.8, "#6a3418", lost=0.5)
    for _ in range(60):  # bushes, each with its long shadow
        p = np.array([r.uniform(0, 1000), r.uniform(0, 1500)])
        v = (p - FOOT) @ D
        if abs((p - FOOT) @ N) < gape(v) + 90 or np.hypot(*(p - MAN)) < 120:
            continue
        q = r.uniform(5, 12)
        s.wash(limb([p, p + UP * q * 5, p + UP * q * 9], [q, q * 0.9, q * 0.3]), DUSK, 0.9, wet=4)
        s.thing(
            blob([p + [q * math.cos(a) * r.uniform(0.8, 1.3), q * math.sin(a) * r.uniform(0.8, 1.3)] for a in np.linspace(0, math.tau, 8)[:-1]]),
            "#5f6a2e",
            1.0,
            shade=0.9,
            shcol="#20240f",
            hatch=0,
            line=1.6,
        )
    for x, y in ((110, 420), (908, 700)):  # farms
        s.wash(poly([(x, y), (x + 50, y + 20), (x + 50 + 90, y - 90), (x + 90, y - 120)]), DUSK, 0.9, wet=4)
        s.thing(poly([(x - 22, y - 4), (x + 26, y - 22), (x + 36, y + 2), (x - 12, y + 20)]), "#b8382c", 1.0, shade=0, hatch=0, line=2)
        s.thing(poly([(x - 12, y + 20), (x + 36, y + 2), (x + 46, y + 26), (x - 2, y + 44)]), "#7a1f24", 1.1, shade=0, hatch=5, line=2)


def _gap(s):
    r = s.rng
    vs = np.linspace(-60, APEX, 40)
    hole = valid(Polygon([rail(v, -gape(v)) for v in vs] + [rail(v, gape(v)) for v in vs[::-1]]))
    s.cover(hole)
    s.wash(hole, "#2a3a86", 1.2, col2="#5a3a8a", pool=0.6, bloom=3, gran=0.35, off=0)
    s.wash(blob([rail(-80, -200), rail(200, -170), rail(420, -40), rail(300, 120), rail(-80, 60)]), NIGHT, 1.5, wet=70, gran=0.3, clip=hole)
    s.wash(
        blob([rail(APEX + 10, -30), rail(APEX - 260, -110), rail(APEX - 200, 0), rail(APEX - 300, 100), rail(APEX, 30)]),
        NIGHT,
        1.3,
        wet=40,
        gran=0.3,
        clip=hole,
    )
    s.lift(ell(*rail(150, 110), 130, 60, -60), 0.35, 40)
    rim_ = limb([rail(v, -gape(v)) for v in vs[::4]], [44] * 10)  # the dark under the near flap
    s.wash(rim_, "#03030e", 1.4, wet=30, clip=hole)
    for _ in range(520):
        v = APEX * r.random() ** 0.8
        p = rail(v, r.uniform(-1, 1) * gape(v) * 0.93)
        q = 0.8 + 2.6 * r.random() ** 5
        s.fill(ell(*p, q), ("#fffdf0", "#ffe6b0", "#cfe0ff")[int(r.integers(3))], body=True, alpha=r.uniform(0.6, 1))
        if q > 2.75:
            for e in ((q * 4, 0), (0, q * 4)):
                s.stroke([p - e, p + e], 1.3, "#fffdf0", body=True)
    c = rail(300, 40)
    moon = ell(*c, 58).difference(ell(c[0] - 24, c[1] - 14, 54))
    s.lift(ell(*c, 120), 0.4, 40)
    s.cover(moon)
    s.wash(moon, "#fbe9a8", 0.45, col2="#e8c060", edge=0.8)
    s.outline(moon, 1.8, lost=0.3)
    return hole


def _tape(s):
    """The hem of the land on either side, turned up a little, with half a sleeper for a tooth."""
    for e in (-1, 1):
        vs = np.linspace(-60, APEX + 6, 60)
        band = valid(Polygon([rail(v, e * (gape(v) - 4)) for v in vs] + [rail(v, e * (gape(v) + 40)) for v in vs[::-1]]))
        s.wash(move(band, *(UP * 16)), DUSK, 0.9, wet=14)
        s.cover(band)
        s.wash(band, "#c98444", 0.75, col2="#b06a34", edge=0.6, gran=0.35)
        s.wash(valid(Polygon([rail(v, e * (gape(v) + 22)) for v in vs] + [rail(v, e * (gape(v) + 44)) for v in vs[::-1]])), "#6a2c24", 0.5, wet=6, clip=band)
        for q, w, col in ((10, 2.0, "#f6d49a"), (33, 1.8, "#f6d49a")):
            for v in np.arange(-40, APEX, 22):
                s.stroke([rail(v, e * (gape(v) + q)), rail(v + 12, e * (gape(v + 12) + q))], w, col, body=True, alpha=0.85)
        s.outline(band, 2.4, "#2a1018", lost=0.2)
        vs = np.arange(-30, APEX - 20, 27.0) + (13 if e > 0 else 0)
        for v in vs:
            h = gape(v)
            g = smooth(
                poly(
                    [
                        rail(v - 8, e * (h + 20)),
                        rail(v - 8, e * (h - 18)),
                        rail(v - 10, e * (h - 24)),
                        rail(v + 10, e * (h - 24)),
                        rail(v + 8, e * (h - 18)),
                        rail(v + 8, e * (h + 20)),
                    ]
                ),
                3,
            )
            s.wash(move(g, 5, 6), "#05040e", 0.9, wet=4)
            s.thing(g, "#e0b04a", 1.0, col2="#a8742a", shade=0.9, shcol="#3a1c0c", hatch=0, line=2.0)
        line = [rail(v, e * (gape(v) + 2)) for v in np.linspace(-60, APEX, 50)]
        s.stroke(line, 9, "#24141c", taper=(0, 0))
        s.stroke(line, 4, "#d8dce8", body=True, taper=(0, 0))


def _closed(s):
    """Ahead of it the line is still shut: sleepers lock from left and right."""
    bed = valid(Polygon([rail(APEX - 10, -54), rail(1900, -54), rail(1900, 54), rail(APEX - 10, 54)]))
    s.wash(bed, "#8a4426", 0.8, wet=8, gran=0.3)
    s.wash(bed, "#4a2018", 0.6, edge=0.5, gran=0.4)
    for k, v in enumerate(np.arange(APEX, 1880, 15)):
        e = -1 if k % 2 else 1
        g = smooth(poly([rail(v - 5.5, e * -14), rail(v + 5.5, e * -14), rail(v + 5, e * 52), rail(v - 5, e * 52)]), 2)
        s.thing(g, "#e0b04a", 0.95, col2="#a8742a", shade=0.8, shcol="#3a1c0c", hatch=0, line=1.6)
    for a in (-30, 30):
        line = [rail(APEX, a), rail(1890, a)]
        s.stroke(line, 8, "#24141c", taper=(0, 0))
        s.stroke(line, 3.4, "#d8dce8", body=True, taper=(0, 0))


def _coach(s, v0, v1, w=58, col="#c2292c", last=False):
    """A carriage's roof, and the windows of its lit side as a strip."""

    def q(v, a):
        return tuple(rail(v, a))

    roof = smooth(poly([q(v0, -w), q(v1, -w), q(v1, w), q(v0, w)]), 9)
    s.wash(move(roof, *(UP * 34)), DUSK, 1.2, wet=9)
    s.thing(roof, col, 1.05, col2="#a01c26", shade=0, hatch=0, line=3, gran=0.3)
    s.wash(poly([q(v0, w * 0.35), q(v1, w * 0.35), q(v1, w), q(v0, w)]), "#3a0618", 0.8, wet=8, clip=roof)
    s.wash(poly([q(v0, -w), q(v1, -w), q(v1, -w * 0.7), q(v0, -w * 0.7)]), "#5a0a1c", 0.7, wet=4, clip=roof)
    deck = smooth(poly([q(v0 + 12, -w * 0.36), q(v1 - 12, -w * 0.36), q(v1 - 12, w * 0.36), q(v0 + 12, w * 0.36)]), 5)
    s.thing(deck, "#e0503c", 0.85, shade=0.3, shcol="#5a0a1c", hatch=0, line=2.0)
    for v in np.arange(v0 + 14, v1 - 8, 17):
        s.stroke([q(v, -w * 0.95), q(v, w * 0.95)], 1.2, "#4a0614", clip=roof, alpha=0.8)
    for v in np.linspace(v0 + 34, v1 - 34, 3):
        s.thing(ell(*q(v, 0), 10, 10), "#7a2a30", 1.0, shade=0.8, hatch=0, line=1.8)
        s.fill(ell(*(np.array(q(v, 0)) - [3, 3]), 3), "#ffd8b0", body=True)
    for a in (-0.86, 0.86):
        s.stroke([q(v0 + 8, w * a), q(v1 - 8, w * a)], 3, "#f4c45a", body=True)
    if not last:
        s.thing(smooth(poly([q(v0 - 16, -20), q(v0 + 4, -20), q(v0 + 4, 20), q(v0 - 16, 20)]), 4), "#2a1820", 1.2, shade=0.4, hatch=0, line=2)


def _slider(s):
    """The shoe of the zip, under the last carriage; its tab lies out over the stars."""

    def q(v, a):
        return tuple(rail(v, a))

    brass = dict(col2="#a8742a", shade=0.9, shcol="#3a1c0c", hatch=5, line=3)
    v = APEX
    shoe = blob(
        [
            q(v + 120, -70),
            q(v + 40, -82),
            q(v - 34, -78),
            q(v - 66, -58),
            q(v - 34, -26),
            q(v - 14, 0),
            q(v - 34, 26),
            q(v - 66, 58),
            q(v - 34, 78),
            q(v + 40, 82),
            q(v + 120, 70),
        ]
    )
    s.wash(move(shoe, *(UP * 18)), DUSK, 1.1, wet=8)
    s.thing(shoe, "#e8bc50", 1.0, **brass)
    s.curve([q(v + 100, -62), q(v + 30, -73), q(v - 36, -68)], 4, "#fff6d0", body=True)
    tab = blob([q(v - 10, -17), q(v - 60, -24), q(v - 150, -30), q(v - 182, 0), q(v - 150, 30), q(v - 60, 24), q(v - 10, 17)]).difference(
        blob([q(v - 110, -13), q(v - 154, -14), q(v - 164, 0), q(v - 154, 14), q(v - 110, 13)])
    )
    s.wash(move(tab, 14, 16), "#03030e", 1.0, wet=9)
    s.thing(tab, "#f0c860", 0.95, **brass)
    s.curve([q(v - 20, -10), q(v - 80, -16), q(v - 150, -22)], 3, "#fff6d0", body=True)


def _engine(s, v0):
    def q(v, a):
        return tuple(rail(v, a))

    _coach(s, v0, v0 + 96, 54, "#7a1c24")
    boiler = smooth(poly([q(v0 + 92, -36), q(v0 + 240, -34), q(v0 + 256, 0), q(v0 + 240, 34), q(v0 + 92, 36)]), 12)
    s.wash(move(boiler, *(UP * 30)), DUSK, 1.1, wet=9)
    s.thing(boiler, "#2c2834", 1.2, shade=1.0, shcol=NIGHT, hatch=5, line=3)
    for v in (120, 160, 200):
        s.stroke([q(v0 + v, -35), q(v0 + v, 35)], 4, "#e0b04a", body=True, taper=(0, 0))
    s.thing(ell(*q(v0 + 222, 0), 17), "#18141c", 1.3, shade=0.5, hatch=0, line=2.4)


def _smoke(s, p):
    """It blows away to the right, over the land."""
    r = s.rng
    d = np.array([0.93, 0.36])
    for k in range(10, -1, -1):
        c = np.array(p) + d * (k * 46) + [0, 10 * math.sin(k * 1.3)]
        q = 26 + 7.5 * k
        g = blob([c + [q * math.cos(a) * r.uniform(0.85, 1.15), q * 0.8 * math.sin(a) * r.uniform(0.85, 1.15)] for a in np.linspace(0, math.tau, 10)[:-1]])
        s.wash(move(g, *(UP * -22)), DUSK, 0.3, wet=24)
        soft = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 3, 6), 0, 1)
        s.cover(soft, keep=0.12 + 0.05 * k, ink=0.2)
        s.wash(g, "#d8c0c0", 0.2, wet=6)
        s.wash(blob([c + [q * 0.2, -q * 0.7], c + [q * 0.9, -q * 0.2], c + [q * 0.7, q * 0.5], c + [q * 0.3, q * 0.1]]), "#6a4a6a", 0.45, wet=q * 0.2)
        for e in (150, 210):
            a0 = e + r.uniform(-20, 20)
            s.stroke(arc(*c, q * 0.92, q * 0.74, a0, a0 + 60, 12), 1.6, "#6a4a58", alpha=0.7)


def cast(a, h):
    """A point of his shadow: a across, h along it."""
    return tuple(MAN + SIDE * a + UP * h)


def _shadow(s):
    """A man at full run, one arm stretched as far as the door."""

    def arm(pts, radii):
        return limb([cast(*p) for p in pts], radii, 10)

    whole = union(
        arm([(4, 0), (16, 42), (-4, 92), (-6, 136)], [8, 10, 13, 19]),
        arm([(4, 4), (20, -6)], [7, 5]),
        arm([(-62, 62), (-58, 96), (-30, 116), (-4, 138)], [7, 10, 13, 18]),
        arm([(-64, 64), (-78, 56)], [7, 5]),
        blob([cast(*p) for p in ((-28, 132), (-30, 170), (-26, 226), (-8, 240), (18, 240), (36, 224), (26, 176), (24, 132), (38, 112), (0, 122), (-46, 104))]),
        arm([(2, 236), (0, 258)], [10, 10]),
        blob([cast(*p) for p in ((-20, 264), (-20, 286), (-2, 300), (16, 288), (18, 266), (0, 254))]),
        arm([(30, 222), (60, 272), (52, 340), (22, 404)], [15, 12, 10, 8]),
        arm([(22, 400), (14, 418)], [10, 10]),
        arm([(-22, 222), (-56, 190), (-66, 150)], [13, 10, 8]),
        blob([cast(*p) for p in ((14, 236), (-30, 250), (-74, 236), (-92, 246), (-70, 222), (-30, 232), (4, 224))]),
    )
    g = smooth(whole, 3)
    s.wash(g, DUSK, 0.9, wet=8, gran=0.3)
    s.wash(g, DUSK, 1.3, col2="#5a2a4a", edge=0.6, gran=0.3)
    s.wash(g, "#120a20", 0.7, grad=("lin", 127, 0.0, 1.2), edge=0.2)
    s.outline(g, 1.4, "#1c0f2c", lost=0.5)


def _door(s):
    """The rear of the last carriage with its brass rail, and the shadow's fingers on it."""
    p = np.array(cast(8, 428))
    a, b = p - N * 36 + D * 6, p + N * 30 + D * 6
    for q in (a, b):
        s.thing(ell(*q, 8), "#f0c860", 1.0, shade=0.8, shcol="#3a1c0c", hatch=0, line=2.2)
    s.stroke([a, b], 13, "#2a120c", taper=(0, 0), wobble=0.4)
    s.stroke([a, b], 8, "#ffe08a", body=True, taper=(0, 0), wobble=0.4)
    for k in range(4):  # the fingers go round it
        c = p + N * (-17 + 10.5 * k) + D * 2
        s.fill(limb([c - D * 12, c + D * 5, c + D * (13 - 2 * abs(k - 1.5))], [5.6, 5.4, 4.2]), "#24102e", body=True)
    s.fill(limb([p + N * 18 - D * 14, p + N * 27 - D * 4, p + N * 30 + D * 3], [6, 5, 4]), "#24102e", body=True)


def _man(s):
    """From above: a bald head with white hair round it, a coat that flies, a case that has burst."""
    (x, y), k = MAN, 1.4
    t = math.degrees(math.atan2(*(UP * [1, -1])))

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), x, y, 1.15 * k, t)]

    s.wash(ell(x, y, k * 26, k * 16, t), NIGHT, 1.0, wet=8)
    wool = dict(col2="#1f3a66", shade=0.8, shcol="#08122a", hatch=0, line=2.2, gran=0.25)
    for pts in ([(8, 4), (12, -30), (8, -56)], [(-8, 8), (-14, 40), (-8, 70)]):
        s.thing(limb(at(*pts), [k * 9, k * 8, k * 6]), "#4a4048", 1.1, shade=0.6, hatch=0, line=1.8)
        s.thing(ell(*at(pts[2])[0], k * 6, k * 11, t), "#2a1812", 1.3, shade=0.4, hatch=0, line=1.6)
    s.thing(blob(at((-24, 2), (-26, 34), (-12, 28), (-4, 40), (6, 28), (20, 34), (24, 2), (0, -8))), "#2f5a94", 1.1, **wool)
    s.thing(limb(at((22, -2), (30, -26), (22, -50)), [k * 10, k * 8, k * 6]), "#2f5a94", 1.1, **wool)
    s.thing(ell(*at((20, -58))[0], k * 6, k * 8, t), "#c98f62", 0.9, shade=0.4, hatch=0, line=1.5)
    s.thing(limb(at((-22, 0), (-38, 18), (-36, 40)), [k * 10, k * 8, k * 6]), "#2f5a94", 1.1, **wool)
    s.thing(ell(*at((0, 0))[0], k * 33, k * 17, t), "#3a68a4", 1.05, **wool)
    s.thing(blob(at((-4, 4), (-10, 24), (-30, 44), (-22, 50), (2, 28), (8, 6))), "#e0a82e", 1.0, shade=0.6, hatch=0, line=1.8)
    s.thing(ell(*at((0, -7))[0], k * 17, k * 18, t), "#f2ece2", 0.15, shade=0.5, shcol="#8a7a88", hatch=0, line=1.8)
    s.thing(ell(*at((1, -9))[0], k * 12, k * 12.5, t), "#d8a078", 0.8, shade=0.4, shcol="#6a3428", hatch=0, line=1.2)
    case = at((-46, 40))[0]
    _case(s, case, t + 24)


def _case(s, c, turn):
    """Open like a book; what was in it lies along the way he came."""

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *c, 1.1, turn)]

    for sx in (-1, 1):
        g = smooth(poly(at((2 * sx, 0), (48 * sx, 4), (46 * sx, 44), (2 * sx, 42))), 3)
        s.wash(move(g, *(UP * 10)), DUSK, 0.9, wet=5)
        s.thing(g, "#8a4a26", 1.1, shade=0.5, hatch=0, line=2.2)
        s.thing(poly(at((6 * sx, 6), (42 * sx, 9), (41 * sx, 38), (6 * sx, 36))), "#e8c8a0", 0.6, shade=0.4, shcol="#6a3428", hatch=5, line=1.6)


def _trail(s):
    """Shirts, letters, a shoe, a photograph; one shirt has gone over the edge, and falls among the stars."""

    def shirt(x, y, k, turn, col):
        pts = [(-14, -26), (-44, -14), (-50, 12), (-34, 16), (-26, 0), (-24, 44), (24, 44), (26, 0), (40, -30), (52, -44), (38, -56), (14, -26), (0, -18)]
        g = poly(move(np.array(pts, float), x, y, k, turn))
        s.wash(move(g, *(UP * 10)), DUSK, 0.8, wet=5)
        s.thing(smooth(g, 2), col, 0.35 if col == "#f4ecdc" else 0.9, shade=0.7, shcol="#5a4668", hatch=0, line=2.0)
        for a in ([(0, -16), (2, 10), (0, 42)], [(-18, 4), (-12, 20), (-16, 40)]):
            s.curve(move(np.array(a, float), x, y, k, turn), 1.3, "#4a3850")

    def leaf(x, y, k, turn, lines=True):
        g = poly(move(np.array([(-16, -22), (16, -22), (16, 22), (-16, 22)], float), x, y, k, turn))
        s.wash(move(g, *(UP * 9)), DUSK, 0.8, wet=4)
        s.thing(g, "#fff6e0", 0.2, shade=0.2, hatch=0, line=1.6)
        for q in (-12, -5, 2, 9):
            if lines:
                s.stroke(move(np.array([(-10, q), (10, q)], float), x, y, k, turn), 1.3, "#5a4a58")

    shirt(150, 1276, 0.8, 30, "#f4ecdc")
    leaf(232, 1290, 0.8, -20)
    leaf(84, 1345, 0.9, 40)
    shirt(196, 1402, 0.85, -50, "#3f7a80")
    leaf(300, 1376, 0.7, 66)
    leaf(112, 1460, 0.9, 12)
    s.thing(
        blob(move(np.array([(-8, -24), (8, -24), (10, 0), (8, 20), (0, 26), (-8, 20), (-10, 0)], float), 262, 1470, 0.9, 40)),
        "#4a2418",
        1.2,
        shade=0.6,
        hatch=0,
        line=1.8,
    )
    shirt(486, 1330, 0.95, 150, "#f4ecdc")
    leaf(560, 1210, 0.6, 30)
    leaf(430, 1440, 0.8, 74)


@card("dusk", paper="cold", light=(-0.6, 0.75))
def train_missed(s):
    """From high above: the train is the slider of a zip that opens the land; his shadow has reached its door."""
    _land(s)
    _gap(s)
    _tape(s)
    _closed(s)
    _slider(s)
    ends = [APEX + 8, APEX + 190, APEX + 372]
    _engine(s, ends[2])
    for v in ends[1::-1]:
        _coach(s, v, v + 170, last=v == ends[0])
    _smoke(s, rail(ends[2] + 222, 0))
    _trail(s)
    _shadow(s)
    _door(s)
    _man(s)
    s.splatter(DUSK, 50, (0, 900, 420, 1500), (0.7, 4))
