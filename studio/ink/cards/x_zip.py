"""Regret: a train that unzips the land, and a shadow that has caught it."""

import cv2

from ..easel import *
from ..kit.near_hand import Hand

NIGHT, DUSK = "#0a0a20", "#3a1f4a"
FOOT, TOP = np.array([655.0, 1600.0]), np.array([405.0, -120.0])
D = (TOP - FOOT) / np.hypot(*(TOP - FOOT))  # the way the train goes
N = np.array([-D[1], D[0]])  # to its right
APEX = 815.0  # how far along the line the zip is open
UP = np.array([0.60, -0.80])  # the way the shadows fall
SIDE = np.array([0.80, 0.60])
REAR = FOOT + D * APEX
BIG = 1.054  # his shadow
TOE = np.array([268.0, 1196.0])  # where it meets his foot
MAN = np.array([200.0, 1318.0])
FLESH = {
    "skin": Look("#e0a478", 0.9, "#cc845c", shade=0.8, shcol="#6a3428", white=0.5, hatch=0, line=1.15, seam=0.8, gran=0.2),
    "nail": Look("#f4d0b0", 0.5, shade=0.4, shcol="#6a3428", hatch=0, line=0.7, seam=0.8),
}


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
        u = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
        n, c, wide = np.array([-u[1], u[0]]), np.array(g.centroid.coords[0]), r.uniform(15, 24)
        for b in np.arange(-340, 340, wide):  # furrows
            line = [c + u * q + n * (b + 5 * math.sin(q / 80 + b) + r.normal() * 1.2) for q in np.arange(-340, 350, 34)]
            s.stroke(line, 2.6, "#7a3c1c", alpha=0.5, wobble=1.5, clip=g)
            s.stroke(np.array(line) + n * wide * 0.4, 2.2, "#ffe6b0", body=True, alpha=0.28, wobble=1.5, clip=g)
        s.outline(g, 1.8, "#6a3418", lost=0.5)
    spots = [np.array(q, float) for q in ((70, 110), (214, 120), (60, 520), (170, 478), (40, 700), (150, 690), (262, 640), (640, 590), (600, 250), (740, 110), (920, 150), (800, 520), (700, 800), (930, 880), (880, 1080))]  # fmt: skip
    for p in spots:  # trees, each with its long shadow
        q = r.uniform(13, 25)
        _tree(s, p + r.normal(size=2) * 14, q)
    for x, y in ((110, 420), (908, 700)):  # farms
        s.wash(poly([(x, y), (x + 50, y + 20), (x + 50 + 90, y - 90), (x + 90, y - 120)]), DUSK, 0.9, wet=4)
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
    shoe = blob([q(v + 120, -70), q(v + 40, -82), q(v - 34, -78), q(v - 66, -58), q(v - 34, -26), q(v - 14, 0), q(v - 34, 26), q(v - 66, 58), q(v - 34, 78), q(v + 40, 82), q(v + 120, 70)])  # fmt: skip
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
        soft = cv2.GaussianBlur(np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 1, 4), 0, 1), (0, 0), 2.5 + 0.9 * k)
        s.cover(soft, keep=0.08 + 0.05 * k, ink=0.1)
        s.wash(g, "#e8d0cc", 0.16, wet=12)
        s.wash(blob([c + [q * 0.2, -q * 0.7], c + [q * 0.9, -q * 0.2], c + [q * 0.7, q * 0.5], c + [q * 0.3, q * 0.1]]), "#6a4a7a", 0.4, wet=q * 0.3)
        for e, w in ((200, 0.95), (250, 0.9), (120, 0.9), (330, 0.6)):
            a0 = e + r.uniform(-20, 20)
            s.stroke(arc(*c, q * w, q * w * 0.8, a0, a0 + r.uniform(40, 80), 12), 2.0, "#5a3a5a", alpha=0.75 - 0.04 * k)


def cast(a, h):
    """A point of his shadow: a across, h along it."""
    return tuple(TOE + (SIDE * (a - 0.115 * h) + UP * h) * BIG)


def _shadow(s):
    """A man at full run, one arm stretched as far as the door."""

    def arm(pts, radii):
        return limb([cast(*p) for p in pts], [q * BIG for q in radii], 10)

    whole = union(arm([(4, 0), (16, 42), (-4, 92), (-6, 136)], [8, 10, 13, 19]), arm([(4, 4), (20, -6)], [7, 5]), arm([(-62, 62), (-58, 96), (-30, 116), (-4, 138)], [7, 10, 13, 18]), arm([(-64, 64), (-78, 56)], [7, 5]), blob([cast(*p) for p in ((-28, 132), (-30, 170), (-26, 226), (-8, 240), (18, 240), (36, 224), (26, 176), (24, 132), (38, 112), (0, 122), (-46, 104))]), arm([(-4, 232), (-22, 260)], [12, 11]), blob([cast(*p) for p in ((-52, 268), (-52, 292), (-34, 308), (-14, 298), (-10, 274), (-28, 258))]), arm([(28, 222), (32, 284), (12, 346), (10, 410)], [18, 15, 14, 15]), arm([(8, 400), (10, 420)], [11, 11]), arm([(-22, 222), (-56, 190), (-66, 150)], [13, 10, 8]), blob([cast(*p) for p in ((14, 236), (-30, 250), (-74, 236), (-92, 246), (-70, 222), (-30, 232), (4, 224))]))  # fmt: skip
    g = smooth(whole, 3)
    s.wash(g, DUSK, 0.5, wet=8, gran=0.3)
    s.wash(g, DUSK, 1.15, col2="#5a2a4a", edge=0.6, gran=0.3)
    s.wash(g, "#120a20", 0.5, grad=("lin", 127, 0.0, 1.2), edge=0.2)
    s.outline(g, 1.4, "#1c0f2c", lost=0.5)


def _door(s):
    """The rear of the last carriage with its brass rail, and the shadow's fingers on it."""
    p = np.array(cast(8, 428))
    a, b = p - N * 56 + D * 8, p + N * 50 + D * 8
    for q in (a, b):
        s.thing(ell(*q, 12), "#f0c860", 1.0, shade=0.8, shcol="#3a1c0c", hatch=0, line=2.6)
    s.stroke([a, b], 19, "#2a120c", taper=(0, 0), wobble=0.4)
    s.stroke([a, b], 12, "#ffe08a", body=True, taper=(0, 0), wobble=0.4)
    n, d = N * 0.84, D * 0.84
    s.fill(smooth(union(blob([p - n * 32 - d * 34, p - n * 36 - d * 8, p + n * 32 - d * 8, p + n * 28 - d * 34, p - d * 44]), limb([p - d * 30, np.array(cast(6, 398))], [24, 15])), 4), "#2a1236", body=True)  # fmt: skip
    for k in range(4):  # the fingers go round it
        c = p + n * (-27 + 17 * k) + d * 2
        g = limb([c - d * 16, c + d * 8, c + d * (24 - 3 * abs(k - 1.5))], [9.4, 9, 6.6])
        s.fill(g.buffer(1.6), "#f0b060", body=True)
        s.fill(g, "#24102e", body=True)
    g = limb([p + n * 24 - d * 26, p + n * 42 - d * 12, p + n * 50 + d * 2], [10, 8.5, 6])
    s.fill(g.buffer(1.6), "#f0b060", body=True)
    s.fill(g, "#24102e", body=True)


def _man(s):
    """From above, at full run: a bald head with white hair round it, one hand stretched out, a coat that flies, a case that has burst."""
    (x, y), k = MAN, 1.56
    t = math.degrees(math.atan2(*(UP * [1, -1])))

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), x, y, k, t)]

    def part(pts, radii):
        return limb(at(*pts), [q * k for q in radii], 10)

    def folds(g, lines, col="#0c1c3c"):
        for f in lines:
            s.curve(at(*f), 2.2, col, clip=g)

    s.wash(ell(x + 10, y - 6, k * 40, k * 34, t), NIGHT, 0.9, wet=14)
    wool = dict(col2="#2a5290", shade=0.9, shcol="#0a1838", hatch=0, line=2.8, gran=0.25)
    for pts, foot in (([(-12, 6), (-26, -40), (-20, -72)], [(-20, -72), (-18, -94)]), ([(10, 10), (22, 54), (16, 90)], [(16, 88), (20, 110)])):
        s.thing(part(foot, [9, 9.5]), "#8a4424", 1.1, shade=0.5, shcol="#2a100c", hatch=0, line=2.2)
        leg = part(pts, [16, 14, 10])
        s.thing(leg, "#d8ac78", 0.9, col2="#c89a66", shade=0.45, shcol="#4a2a24", hatch=0, line=2.6)
        m = pts[1]
        folds(leg, ([(m[0] - 14, m[1] - 4), (m[0], m[1] + 2), (m[0] + 12, m[1] - 6)], [(m[0] - 14, m[1] + 8), (m[0], m[1] + 10), (m[0] + 12, m[1] + 4)]), "#241820")  # fmt: skip
    for pts in ([(-34, 4), (-44, 34), (-58, 60), (-44, 66), (-34, 84), (-20, 66), (-6, 74), (-2, 20)], [(34, 4), (40, 36), (36, 66), (26, 60), (20, 80), (8, 62), (2, 70), (2, 20)]):  # fmt: skip
        g = blob(at(*pts))
        s.wash(move(g, *(UP * 14)), DUSK, 0.7, wet=8)
        s.thing(g, "#3a6cb4", 1.1, **wool)
        q = 1 if pts[0][0] > 0 else -1
        folds(g, ([(q * 20, 16), (q * 24, 40), (q * 22, 70)], [(q * 30, 14), (q * 38, 36), (q * 42, 60)], [(q * 10, 20), (q * 12, 44), (q * 8, 66)]))
    back = part([(-34, 4), (-56, 24), (-50, 56)], [16, 13, 10])
    s.thing(back, "#3a6cb4", 1.1, **wool)
    folds(back, ([(-70, 20), (-58, 26), (-46, 20)], [(-70, 30), (-58, 34), (-48, 30)]))
    _case(s, at((-50, 76))[0], t + 16)
    s.thing(union(part([(-50, 56), (-51, 70)], [8, 9]), part([(-46, 64), (-42, 74)], [4, 4])), "#d89a70", 0.9, shade=0.5, shcol="#6a3428", hatch=0, line=2)
    h = Hand([(4, 16, 12), (2, 14, 10), (6, 16, 12), (10, 18, 14)], spread=(15, 4, -8, -22), thumb=(V(0.10, -0.035, 0.10), V(0.26, -0.06, 0.2), V(0.40, -0.08, 0.30), V(0.50, -0.08, 0.38)), back=(0.3, 0.9, 0), arm=((0.1, 0, 1), 0.2), looks=FLESH, lines=0.7, stout=1.05)  # fmt: skip
    z = unit(V(0.66, 0.75, 0.1))
    turn = np.stack([np.cross(V(0, 0, 1), z), V(0, 0, 1), z], 1)
    shot = shoot([h.placed(turn, (0, 0, 0))], spot(*at((32, -84))[0], 88, 0, 0), light=(-0.6, -0.6, 0.6))
    m = shot.mask()
    s.wash(np.roll(m, (-14, 10), (0, 1)) * (1 - m), DUSK, 0.8, edge=0, rough=1)
    s.model(shot, line=2.2, lost=0.04)
    for front in (part([(34, -2), (56, -38)], [18, 14.5]), part([(56, -38), (34, -82)], [14.5, 10.5])):
        s.wash(move(front, *(UP * 16)), DUSK, 0.8, wet=8)
        s.thing(front, "#3a6cb4", 1.1, **wool)
    folds(front, ([(60, -36), (48, -42), (36, -36)], [(62, -46), (48, -52), (36, -48)], [(46, -70), (36, -68), (28, -60)], [(46, -16), (36, -20), (26, -14)]))
    s.thing(part([(20, -80), (40, -86)], [5, 5]), "#fff6e4", 0.2, shade=0.5, shcol="#6a5a70", hatch=0, line=2)
    trunk = blob(at((-46, 4), (-40, -12), (-18, -20), (18, -20), (42, -14), (48, 2), (40, 18), (18, 28), (-18, 28), (-40, 20)))
    s.thing(trunk, "#4478c0", 1.05, soft=44, **wool)
    folds(trunk, ([(0, 6), (2, 18), (0, 28)], [(-28, -8), (-24, 8), (-28, 22)], [(30, -10), (26, 6), (30, 20)]))
    scarf = blob(at((-22, -8), (0, -20), (22, -8), (20, 10), (2, 14), (-16, 34), (-44, 52), (-60, 78), (-70, 70), (-56, 44), (-30, 24), (-24, 8)))
    s.wash(move(scarf, *(UP * 10)), DUSK, 0.7, wet=6)
    s.thing(scarf, "#f0b432", 1.0, shade=0.7, shcol="#7a4408", hatch=0, line=2.4)
    for q in ((-50, 54), (-56, 62), (-62, 70)):
        s.curve(at((q[0] - 8, q[1] - 6), q, (q[0] + 8, q[1] + 5)), 3, "#c8302c", clip=scarf)
    hub = np.array(at((2, -8))[0])
    s.thing(ell(*at((2, -31))[0], 5 * k, 6 * k, t), "#e8a07c", 0.9, shade=0.4, hatch=0, line=2)
    for e in (-1, 1):
        s.thing(ell(*at((2 + e * 22, -9))[0], 4 * k, 6 * k, t), "#e0a478", 0.9, shade=0.4, hatch=0, line=1.8)
    s.thing(ell(*hub, 21 * k, 22 * k, t), "#f4eee4", 0.15, shade=0.5, shcol="#8a7a98", hatch=0, line=2.2)
    for _ in range(150):
        a = s.rng.uniform(0, math.tau)
        d = np.array([math.cos(a), math.sin(a)])
        p = hub + d * s.rng.uniform(15, 22) * k
        s.stroke([p, p + d * 8 + UP * -8], 1.7, "#fffdf6" if s.rng.random() < 0.7 else "#8a7a98", body=True)
    pate = ell(*at((2, -11))[0], 14.5 * k, 15 * k, t)
    s.thing(pate, "#eab08a", 0.85, col2="#e09a78", shade=0.6, shcol="#8a4a3c", hatch=0, line=1.6)
    s.fill(ell(*at((-3, -17))[0], 5 * k, 3 * k, t), "#fff0e0", body=True, alpha=0.7)


def _case(s, c, turn):
    """Open like a book; what was in it lies along the way he came."""

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *c, 1.35, turn)]

    for sx in (-1, 1):
        g = smooth(poly(at((2 * sx, 0), (48 * sx, 4), (46 * sx, 44), (2 * sx, 42))), 3)
        s.wash(move(g, *(UP * 10)), DUSK, 0.9, wet=5)
        s.thing(g, "#8a4a26", 1.1, shade=0.5, hatch=0, line=2.2)
        s.thing(poly(at((6 * sx, 6), (42 * sx, 9), (41 * sx, 38), (6 * sx, 36))), "#e8c8a0", 0.6, shade=0.4, shcol="#6a3428", hatch=5, line=1.6)


def _trail(s):
    """Shirts, letters, a shoe, a photograph; one shirt has gone over the edge, and falls among the stars."""

    def shirt(x, y, k, turn, col):
        pts = [(-12, -34), (-30, -30), (-62, -2), (-64, 12), (-48, 18), (-28, -2), (-26, 26), (-30, 52), (0, 48), (28, 54), (26, 20), (27, -4), (50, -26), (62, -44), (50, -54), (28, -32), (12, -34), (0, -24)]  # fmt: skip
        g = blob([(*q, 1) for q in move(np.array(pts, float), x, y, k, turn)], 6)
        s.wash(move(g, *(UP * 10)), DUSK, 0.8, wet=5)
        s.thing(smooth(g, 2), col, 0.35 if col == "#f4ecdc" else 0.9, shade=0.7, shcol="#5a4668", hatch=0, line=2.0)
        for a in ([(0, -22), (2, 10), (0, 46)], [(-20, 4), (-14, 24), (-20, 46)], [(20, 4), (14, 24), (18, 46)], [(-12, -34), (-4, -22), (-14, -16), (-20, -30)], [(12, -34), (4, -22), (14, -16), (20, -30)], [(-40, -14), (-38, -2), (-44, 6)]):  # fmt: skip
            s.curve(move(np.array(a, float), x, y, k, turn), 1.3, "#4a3850")

    def leaf(x, y, k, turn, lines=True):
        g = poly(move(np.array([(-16, -22), (16, -22), (16, 22), (-16, 22)], float), x, y, k, turn))
        s.wash(move(g, *(UP * 9)), DUSK, 0.8, wet=4)
        s.thing(g, "#fff6e0", 0.2, shade=0.2, hatch=0, line=1.6)
        for q in (-12, -5, 2, 9):
            if lines:
                s.stroke(move(np.array([(-10, q), (10, q)], float), x, y, k, turn), 1.3, "#5a4a58")

    leaf(40, 1470, 1.2, -20)
    leaf(186, 1482, 1.1, 30)
    shirt(292, 1462, 0.8, -30, "#f4ecdc")
    shirt(500, 1330, 1.25, 150, "#3f9a9a")
    leaf(570, 1190, 0.9, 30)
    leaf(430, 1440, 1.1, 74)
    leaf(640, 1440, 1.2, 10)


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
