"""Regret: a train that unzips the land, and a shadow that has caught it."""

import cv2

from ..easel import *

NIGHT, DUSK = "#0a0a20", "#3a1f4a"
FOOT, TOP = np.array([655.0, 1600.0]), np.array([405.0, -120.0])
D = (TOP - FOOT) / np.hypot(*(TOP - FOOT))  # the way the train goes
N = np.array([-D[1], D[0]])  # to its right
APEX = 815.0  # how far along the line the zip is open
UP = np.array([0.284, -0.959])  # the way the shadows fall
SIDE = np.array([0.959, 0.284])
TOE = np.array([162.0, 1258.0])  # where his shadow leaves the ground
MAN = np.array([168.0, 1366.0])


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
        ([(140, 280), (350, 205), (400, 470), (210, 520)], "#e8b45a", -20), ([(-40, 620), (70, 620), (150, 780), (-40, 860)], "#c47a34", 30),
        ([(640, 40), (860, -40), (1040, -40), (1040, 200), (690, 300)], "#a85a2c", 24), ([(700, 330), (1040, 230), (1040, 520), (760, 620)], "#d08a3a", -60),
        ([(780, 650), (1040, 550), (1040, 880), (850, 920)], "#b87a3a", 10), ([(860, 960), (1040, 910), (1040, 1240), (960, 1250)], "#d89a44", 64),
    ]  # fmt: skip
    for pts, col, way in fields:
        g = blob([(*p, 1) for p in pts], 6)
        s.wash(g, col, 0.5, edge=0.9, gran=0.3, pool=0.6)
        u = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
        n, c, wide = np.array([-u[1], u[0]]), np.array(g.centroid.coords[0]), r.uniform(15, 24)
        for b in np.arange(-340, 340, wide):  # furrows
            line = [c + u * q + n * (b + 5 * math.sin(q / 80 + b) + r.normal() * 1.2) for q in np.arange(-340, 350, 34)]
            s.stroke(line, 2.2, "#7a3c1c", alpha=0.3, wobble=1.5, clip=g)
            s.stroke(np.array(line) + n * wide * 0.4, 2.2, "#ffe6b0", body=True, alpha=0.2, wobble=1.5, clip=g)
        s.outline(g, 1.8, "#6a3418", lost=0.5)
    spots = [np.array(q, float) for q in ((64, 180), (250, 150), (300, 440), (640, 590), (740, 190), (920, 190), (800, 520), (930, 880), (880, 1080))]
    for p in spots:  # trees, each with its long shadow
        q = r.uniform(13, 25)
        _tree(s, p + r.normal(size=2) * 14, q)
    for x, y in ((110, 420), (908, 700)):  # farms
        s.wash(poly([(x - 22, y), (x + 44, y), (x + 66, y - 84), (x + 34, y - 112), (x + 2, y - 96)]), DUSK, 0.85, wet=4)
        s.thing(poly([(x - 22, y - 4), (x + 26, y - 22), (x + 36, y + 2), (x - 12, y + 20)]), "#b8382c", 1.0, shade=0, hatch=0, line=2)
        s.thing(poly([(x - 12, y + 20), (x + 36, y + 2), (x + 46, y + 26), (x - 2, y + 44)]), "#7a1f24", 1.1, shade=0, hatch=5, line=2)


def _tree(s, p, q):
    """A crown from above, leaf clump by leaf clump; its shadow stands beside it as a tree."""
    r = s.rng
    e = p + UP * q * 6.2
    crown = [ell(*(e + UP * q * a + SIDE * q * b), q * w, q * w * 0.9) for a, b, w in ((0, 0, 1.5), (1.4, 0.5, 1.1), (1.2, -0.7, 1.0), (-0.8, 0.9, 0.9), (-0.7, -0.9, 0.9))]  # fmt: skip
    s.wash(smooth(union(limb([p, p + UP * q * 3, e], [q * 0.5, q * 0.28, q * 0.24]), *crown), 2), DUSK, 0.85, wet=3, gran=0.25)
    col = ("#6a7430", "#8a7a2c", "#4f6434", "#a8702a")[int(r.integers(4))]
    n = 13
    g = blob(
        [p + q * (1.08 if k % 2 else 0.97) * r.uniform(0.93, 1.08) * np.array([math.cos(k * math.tau / n), math.sin(k * math.tau / n)]) for k in range(n)], 8
    )
    s.thing(g, col, 1.05, col2=mix(col, "#3a4420", 0.5), shade=1.0, shcol="#1c200f", hatch=0, line=2.2)
    for _ in range(int(q * 1.1)):
        a, b = r.uniform(0, math.tau), math.sqrt(r.random()) * q * 0.85
        c = p + b * np.array([math.cos(a), math.sin(a)])
        lit = (c - p) @ UP < q * 0.1
        s.stroke(arc(*c, q * 0.2, q * 0.17, 120, 290, 8), 1.6, "#f4e8a8" if lit else "#141808", body=lit, alpha=0.7, clip=g)


def _gap(s):
    r = s.rng
    vs = np.linspace(-60, APEX, 40)
    hole = valid(Polygon([rail(v, -gape(v)) for v in vs] + [rail(v, gape(v)) for v in vs[::-1]]))
    s.cover(hole)
    s.wash(hole, "#2a3a86", 1.2, col2="#5a3a8a", pool=0.6, bloom=3, gran=0.35, off=0)
    s.wash(blob([rail(-80, -200), rail(200, -170), rail(420, -40), rail(300, 120), rail(-80, 60)]), NIGHT, 1.5, wet=70, gran=0.3, clip=hole)
    s.wash(blob([rail(APEX + 10, -30), rail(APEX - 260, -110), rail(APEX - 200, 0), rail(APEX - 300, 100), rail(APEX, 30)]), NIGHT, 1.3, wet=40, gran=0.3, clip=hole)  # fmt: skip
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
            g = smooth(poly([rail(v - 8, e * (h + 20)), rail(v - 8, e * (h - 18)), rail(v - 10, e * (h - 24)), rail(v + 10, e * (h - 24)), rail(v + 8, e * (h - 18)), rail(v + 8, e * (h + 20))]), 3)  # fmt: skip
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
    shoe = blob([q(v + 120, -50), q(v + 40, -60), q(v - 34, -66), q(v - 66, -52), q(v - 34, -26), q(v - 14, 0), q(v - 34, 26), q(v - 66, 52), q(v - 34, 66), q(v + 40, 60), q(v + 120, 50)])  # fmt: skip
    s.wash(move(shoe, *(UP * 18)), DUSK, 1.1, wet=8)
    s.thing(shoe, "#e8bc50", 1.0, **brass)
    s.curve([q(v - 4, -55), q(v - 30, -58), q(v - 52, -48)], 4, "#fff6d0", body=True)
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
        soft = cv2.GaussianBlur(np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 1, 4), 0, 1), (0, 0), 2.5 + 0.9 * k)
        s.cover(soft, keep=0.08 + 0.05 * k, ink=0.1)
        s.wash(g, "#e8d0cc", 0.16, wet=12)
        s.wash(blob([c + [q * 0.2, -q * 0.7], c + [q * 0.9, -q * 0.2], c + [q * 0.7, q * 0.5], c + [q * 0.3, q * 0.1]]), "#6a4a7a", 0.4, wet=q * 0.3)
        for e, w in ((200, 0.95), (250, 0.9), (120, 0.9), (330, 0.6)):
            a0 = e + r.uniform(-20, 20)
            s.stroke(arc(*c, q * w, q * w * 0.8, a0, a0 + r.uniform(40, 80), 12), 2.0, "#5a3a5a", alpha=0.75 - 0.04 * k)


def cast(a, h):
    """A point of his shadow: a across, h along it."""
    return tuple(TOE + SIDE * a * 1.18 + UP * h * 1.27)


def _shadow(s):
    """A man at full run, in one shape: hat, coat, case, and an arm that is long enough."""

    def arm(pts, radii):
        return union(*(limb([cast(*a), cast(*b)], [q * 1.2, w * 1.2], 10) for a, b, q, w in zip(pts, pts[1:], radii, radii[1:], strict=False)))

    def form(*pts):
        return blob([(*cast(*p[:2]), *p[2:]) for p in pts], 10)

    whole = union(
        arm([(2, 6), (16, 68), (44, 138)], [7, 11, 17]), form((-8, 8, 1), (-10, -2), (6, -6), (30, -4), (28, 4), (10, 10)),
        arm([(46, 138), (104, 126), (86, 66)], [18, 12, 7.5]), form((80, 72, 1), (78, 60), (96, 54), (116, 62), (112, 70), (96, 72)),
        form((30, 240), (26, 200), (24, 160), (6, 126), (-34, 112), (-62, 124, 1), (-40, 92), (-6, 84), (20, 104, 1), (34, 92), (66, 108), (76, 140), (70, 180), (84, 226), (70, 246)),
        arm([(58, 240), (68, 268)], [11, 11]), form((52, 276), (50, 300), (64, 316), (84, 312), (91, 292), (101, 281), (90, 275), (78, 262), (62, 262)),
        form((26, 302), (50, 308), (94, 303), (107, 296), (109, 303), (97, 314), (90, 348), (70, 350), (52, 340), (50, 316), (34, 310)),
        arm([(74, 232), (136, 288), (116, 384), (108, 420)], [15, 12, 8.5, 7]), arm([(38, 232), (2, 204), (-34, 200)], [13, 10, 8]),
        form((28, 254), (0, 262), (-30, 254), (-62, 264, 1), (-54, 244), (-20, 238), (20, 238)),
    )  # fmt: skip
    case = smooth(poly([cast(-86, 196), cast(0, 184), cast(-10, 128), cast(-96, 140)]), 6)
    grip = limb([cast(-54, 192), cast(-46, 208), cast(-26, 206), cast(-24, 190)], [4, 4, 4, 4])
    g = union(smooth(whole, 3), case, grip)
    s.lift(g.buffer(20), 0.3, 16)
    s.wash(g, DUSK, 0.6, wet=8, gran=0.3)
    s.wash(g, DUSK, 1.3, col2="#5a2a4a", edge=0.6, gran=0.3)
    s.wash(g, "#120a20", 0.7, grad=("lin", 107, 0.1, 1.2), edge=0.2)
    s.fill(g, "#24102e", body=True, alpha=0.8)


def _handle(s):
    """A brass rail beside the door of the last carriage, and the shadow's fingers round it."""
    p = np.array(cast(108, 430))
    v = (p - FOOT) @ D
    a = (p - FOOT) @ N
    line = path([rail(v, -50), rail(v, a + 30), rail(v, a - 34), rail(v + 18, a - 50), rail(v + 74, a - 50), rail(v + 92, a - 34), rail(v + 92, -50)], 10)
    s.wash(limb(move(line, *(UP * 14)), [9] * len(line)), DUSK, 0.6, wet=5)
    s.stroke(line, 19, "#2a120c", taper=(0, 0), wobble=0.3)
    s.stroke(line, 13, "#e0a838", body=True, taper=(0, 0), wobble=0.3)
    s.stroke(line - [2, 3], 5, "#fff2b8", body=True, taper=(0, 0), wobble=0.3)
    for q in (rail(v, -54), rail(v + 92, -54)):
        s.thing(ell(*q, 13), "#f0c860", 1.0, shade=0.8, shcol="#3a1c0c", hatch=0, line=2.6)
    d, n, dark = -UP, SIDE, "#24102e"
    palm = smooth(union(blob([p - n * 30 + d * 8, p - n * 32 + d * 30, p - n * 16 + d * 50, p + n * 14 + d * 50, p + n * 30 + d * 30, p + n * 30 + d * 8]), limb([p + d * 40, np.array(cast(113, 396))], [17, 11])), 3)  # fmt: skip
    s.cover(palm)
    s.wash(palm, dark, 1.5, edge=0.3, gran=0.2)
    s.fill(palm, dark)
    for k in range(4):
        c = p + n * (-24 + 16 * k)
        g = limb([c + d * 16, c - d * 6, c - d * (17 - 3 * abs(k - 1.4))], [8.8, 8.6, 6.4])
        s.fill(g.buffer(1.5), "#f0b060", body=True)
        s.cover(g)
        s.wash(g, dark, 1.5, edge=0.2, gran=0.2)
        s.fill(g, dark)
    s.fill(limb([p + n * 20 + d * 36, p + n * 36 + d * 24, p + n * 38 + d * 8], [9, 8, 5.5]), dark, body=True)


def _man(s):
    """From straight above, small and alone: a hat, a coat that flies, a case, one arm stretched out."""
    (x, y), k, t = MAN, 1.12, 30

    def at(*pts):
        return [(*move(np.array([p[:2]], float), x, y, k, t)[0], *p[2:]) for p in pts]

    def part(pts, radii):
        return union(*(limb(at(a, b), [q * k, w * k], 10) for a, b, q, w in zip(pts, pts[1:], radii, radii[1:], strict=False)))

    def folds(g, lines, col="#0c1c3c"):
        for f in lines:
            s.curve(at(*f), 2.2, col, clip=g)

    s.wash(move(blob(at((-60, 0), (0, -60), (56, -20), (50, 80), (-50, 90))), *(UP * 18)), DUSK, 0.45, wet=22)
    wool = dict(col2="#2a5290", shade=0.7, shcol="#0a1838", hatch=0, line=2.6, gran=0.25)
    hide = dict(shade=0.6, shcol="#2a100c", hatch=0, line=2.4)
    for foot, leg in (([(16, -44), (18, -58)], [(12, 0), (16, -38)]), ([(-16, 92), (-17, 106)], [(-12, 40), (-16, 86)])):
        s.thing(part(foot, [10, 8.5]), "#5a2c1c", 1.2, **hide)
        s.thing(part(leg, [15, 11]), "#d8ac78", 0.9, col2="#c89a66", shade=0.6, shcol="#4a2a24", hatch=0, line=2.6)
    tails = blob(at((-38, -2), (-46, 26), (-56, 58), (-60, 86, 1), (-40, 80), (-24, 92), (-6, 76, 1), (4, 60), (12, 78, 1), (30, 90), (46, 80), (58, 84, 1), (52, 50), (44, 22), (38, -2)))  # fmt: skip
    s.thing(tails, "#3a6cb4", 1.1, **wool)
    folds(tails, ([(-26, 14), (-34, 44), (-46, 80)], [(-12, 16), (-16, 46), (-22, 86)], [(2, 16), (3, 40), (4, 62)], [(14, 16), (20, 46), (30, 84)], [(28, 14), (38, 44), (50, 78)]))  # fmt: skip
    case = smooth(poly(at((-92, 16), (-64, 16), (-64, 96), (-92, 96))), 4)
    s.wash(move(case, *(UP * 12)), DUSK, 0.9, wet=5)
    s.thing(case, "#9a5428", 1.1, col2="#7a3c1c", **hide)
    for q in (34, 78):
        s.stroke(at((-92, q), (-64, q)), 7, "#4a2010", taper=(0, 0))
    s.stroke(at((-78, 18), (-78, 94)), 2, "#3a1808")
    for q in ((-90, 18), (-66, 18), (-90, 94), (-66, 94)):
        s.fill(ell(*at(q)[0], 4.5), "#f0c860", body=True)
    back = part([(-36, 0), (-64, 24), (-75, 50)], [17, 13, 10])
    s.thing(back, "#3a6cb4", 1.1, **wool)
    folds(back, ([(-74, 14), (-62, 22), (-52, 34)], [(-78, 26), (-66, 32), (-56, 42)]))
    s.thing(part([(-76, 56), (-78, 66)], [10, 9]), "#5a2c1c", 1.1, **hide)
    for j in range(4):  # a glove, spread
        s.thing(part([(35 + 5 * j, -84), (24 + 12 * j, -104 + 3 * abs(j - 1))], [4.6, 3.4]), "#5a2c1c", 1.1, shade=0.3, hatch=0, line=1.8)
    s.thing(part([(30, -80), (22, -88)], [4.6, 3.6]), "#5a2c1c", 1.1, shade=0.3, hatch=0, line=1.8)
    s.thing(part([(44, -72), (42, -84)], [9, 11]), "#5a2c1c", 1.1, **hide)
    front = part([(36, -2), (60, -34), (45, -72)], [18, 14, 10])
    s.wash(move(front, *(UP * 12)), DUSK, 0.6, wet=6)
    s.thing(front, "#3a6cb4", 1.1, **wool)
    folds(front, ([(72, -34), (60, -36), (48, -30)], [(70, -46), (58, -46), (46, -40)], [(60, -60), (50, -58), (40, -54)]))
    trunk = blob(at((-50, 2), (-44, -14), (-18, -22), (18, -22), (44, -16), (51, 0), (42, 18), (18, 26), (-18, 26), (-42, 20)))
    s.thing(trunk, "#4478c0", 1.05, soft=40, **wool)
    folds(trunk, ([(0, 8), (2, 18), (0, 26)], [(-34, -10), (-30, 4), (-34, 18)], [(36, -12), (31, 4), (36, 16)]))
    scarf = blob(at((-24, -2), (0, 8), (24, -2), (22, 18), (12, 28), (22, 60), (8, 92), (22, 118), (2, 114), (-10, 90), (0, 60), (-8, 28), (-22, 16)))
    s.wash(move(scarf, *(UP * 8)), DUSK, 0.6, wet=5)
    s.thing(scarf, "#f0b432", 1.0, shade=0.7, shcol="#7a4408", hatch=0, line=2.4)
    for q in ((4, 76), (2, 90), (8, 102)):
        s.curve(at((q[0] - 12, q[1] + 2), q, (q[0] + 14, q[1] - 2)), 4, "#c8302c", clip=scarf)
    brim = ell(*at((2, -14))[0], 36 * k, 39 * k, t)
    s.wash(move(brim, *(UP * 10)), NIGHT, 0.6, wet=7)
    felt = dict(col2="#e8c88a", shade=0.6, shcol="#7a5434", hatch=0, line=3)
    s.cover(brim)
    s.thing(brim, "#f8ecc8", 0.5, **felt)
    s.stroke(arc(*at((2, -14))[0], 32 * k, 35 * k, 140 + t, 260 + t, 30), 2.6, "#fffdf4", body=True, alpha=0.8)
    s.thing(ell(*at((2, -12))[0], 24 * k, 27 * k, t), "#d8302c", 1.1, shade=0.6, hatch=0, line=2.4)
    crown = ell(*at((2, -14))[0], 19 * k, 22.5 * k, t)
    s.cover(crown)
    s.thing(crown, "#fbf2d4", 0.5, **felt)
    s.wash(limb(at((2, -34), (2, -14), (2, 4)), [3 * k, 5 * k, 2 * k]), "#8a6238", 0.9, wet=4, clip=crown)
    s.curve(at((-12, -30), (-9, -14), (-12, 0)), 3, "#fffdf4", body=True, alpha=0.9, clip=crown)


def _letters(s):
    """What he meant to say falls among the stars."""
    for x, y, k, turn in ((570, 1180, 0.9, 30), (470, 1400, 1.2, 74), (640, 1450, 1.2, 10)):
        at = lambda pts: move(np.array(pts, float), x, y, k, turn)  # noqa: E731, B023
        g = poly(at([(-24, -16), (24, -16), (24, 16), (-24, 16)]))
        s.wash(move(g, 8, 10), "#03030e", 0.9, wet=5)
        s.thing(g, "#fff6e0", 0.2, shade=0.2, hatch=0, line=1.8)
        s.stroke(at([(-24, -16), (0, 4), (24, -16)]), 1.8, "#5a4a58")
        s.fill(ell(*at([(0, 4)])[0], 4.5 * k), "#c8302c", body=True)


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
    _letters(s)
    _shadow(s)
    _handle(s)
    _man(s)
    s.splatter(DUSK, 26, (0, 900, 420, 1500), (0.7, 3))
