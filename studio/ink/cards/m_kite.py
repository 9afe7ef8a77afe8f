"""A tree that gives back."""

import cv2

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import along_line, coat, fist
from ..kit.profile import profile

NIGHT, BARK, MOSS = "#0e0a0c", "#6a4c38", "#4a6a2a"
SKIN = ("#9a6444", "#8a4a36", "#3a1a20")
LIT = ("#a87250", "#9a5a42", "#6a3a36")
SPINE = [(880, 1440), (852, 1200), (872, 960), (850, 700), (742, 450), (540, 290), (320, 236), (140, 310), (60, 470)]
LINE = path(SPINE, 16)
FACE = np.array([806.0, 640.0])
UP = np.array([-0.36, -0.93])
OUT = np.array([-0.93, 0.36])


def on(u, v):
    """A point of the face: u across it towards the child, v up the trunk."""
    return tuple(FACE + OUT * u + UP * v)


def _sky(s):
    r = s.rng
    s.wash(s.all, "#f8e6ae", 0.45, col2="#f2c88a", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 700), (760, 520), (420, 330), (120, 480), (-100, 900)]), "#3f8a9a", 0.8, wet=90, gran=0.6)
    s.wash(blob([(300, -100), (1100, -100), (1100, 560), (860, 400), (560, 160)]), "#12384e", 1.1, wet=80, gran=0.6)
    for y, k, col in ((1150, 0.5, "#8aa86a"), (1240, 0.8, "#5a8a4a")):
        hill = poly([*path([(-40, y + 30), (200, y - 20), (480, y + 26), (760, y - 10), (1060, y + 20)], 10), (1060, 1560), (-40, 1560)])
        s.cover(hill)
        s.wash(hill, col, k, col2="#c8b860", gran=0.5, edge=0.6)
        s.stroke(path([(-40, y + 30), (200, y - 20), (480, y + 26), (760, y - 10), (1060, y + 20)], 10), 1.8, "#3a5a2a")
    for _ in range(34):  # far trees and a path home
        x = r.uniform(0, 700)
        s.wash(ell(x, 1140 + r.normal() * 6, r.uniform(8, 22), r.uniform(8, 16)), "#3f6a4a", 0.6, edge=0.5)
    ground = poly([*path([(-40, 1360), (200, 1336), (480, 1372), (760, 1350), (1060, 1340)], 10), (1060, 1560), (-40, 1560)])
    s.cover(ground)
    s.wash(ground, "#5a8a2e", 1.0, col2="#8a8a2e", gran=0.6, bloom=3)
    s.wash(blob([(380, 1350), (1100, 1320), (1100, 1600), (300, 1600)]), "#12281a", 1.3, wet=60, gran=0.6, clip=s.mask(ground))
    for _ in range(1100):
        y = 1340 + 165 * r.random()
        x, q = r.uniform(-10, 1010), 12 + (y - 1330) * 0.2
        s.curve([(x, y), (x + r.normal() * 4, y - q * 0.6), (x + r.normal() * 9 + 4, y - q * r.uniform(0.8, 1.4))], 1.6, ("#1c3a14", "#7aa83a", "#c8d060", "#12281a")[int(r.integers(4))], n=4, body=False)


def _leaves(s, lumps, seed, n, front):
    rr = np.random.default_rng(seed)
    dark, mid, lit = (np.zeros((s.h, s.w), np.uint8) for _ in range(3))
    kept = []
    for layer, (m, share, q0, q1) in enumerate(((dark, 1.0, 14, 26), (mid, 0.8, 12, 24), (lit, 0.45, 10, 22))):
        for x, y, q in lumps:
            for _ in range(int(n * q * share / 100)):
                a, d = rr.uniform(0, math.tau), q * math.sqrt(rr.random()) * (1.04 - 0.1 * layer)
                p = (x + d * math.cos(a) - 6 * layer, y + d * math.sin(a) * 0.72 - 10 * layer)
                k, turn = rr.uniform(q0, q1), rr.uniform(20, 130)
                g = move(np.array([(-1, 0), (-0.5, -0.36), (0.2, -0.4), (1, 0), (0.2, 0.4), (-0.5, 0.36)]) * k, *p, 1, turn)
                cv2.fillPoly(m, [g.astype(np.int32)], 255, cv2.LINE_AA)
                if rr.random() < 0.3:
                    kept.append((p, k, turn, layer))
    d, m, h = (v.astype(np.float32) / 255 for v in (dark, mid, lit))
    s.cover(d, keep=0.35 if not front else 0.1, ink=0)
    s.wash(d, "#123a24", 1.2, col2="#0e3040", edge=0.5, gran=0.5, rough=1)
    s.cover(m * d, keep=0.45, ink=1)
    s.wash(m * d, "#3f7a2e", 0.8, col2="#2a6a4a", edge=0.6, gran=0.4, rough=1)
    s.cover(h * d, keep=0.25, ink=1)
    s.wash(h * d, "#b8c83a", 0.7, col2="#6aa83a", edge=0.7, gran=0.4, rough=0.8)
    for p, k, turn, layer in kept:
        tip, root = move([(k, 0.0), (-k * 1.2, 0.0)], *p, 1, turn)
        s.stroke([root, tip], 1.3, ("#04140c", "#0e2a14", "#3a5a14")[layer])
        s.curve(move([(-k, 0.0), (-k * 0.4, -k * 0.4), (k * 0.3, -k * 0.36), (k, 0.0)], *p, 1, turn), 1.2, "#04140c")


def _trunk(s):
    r = s.rng
    way = along_line(LINE)
    eyes = [np.array(on(-48, 62)), np.array(on(52, 66))]

    def lie(x, y):
        a = way(x, y)
        for e in eyes:
            d = np.array([x, y]) - e
            q = float(np.hypot(*d))
            if q < 92:  # bark flows round the eyes
                t = math.atan2(d[1], d[0]) + math.pi / 2
                k = min(1, (92 - q) / 40)
                while t - a > math.pi / 2:
                    t -= math.pi
                while t - a < -math.pi / 2:
                    t += math.pi
                a += (t - a) * k
        return a

    boughs = [
        ([(700, 400), (760, 250), (840, 130), (960, 60)], [70, 40, 24, 10]), ([(560, 300), (560, 180), (620, 60), (640, -40)], [52, 34, 22, 14]), ([(330, 238), (260, 140), (140, 80), (20, 60)], [46, 28, 18, 8]),
        ([(400, 250), (410, 140), (360, 20)], [36, 22, 12]), ([(860, 1000), (950, 900), (1040, 860)], [60, 42, 30]),
        ([(540, 300), (560, 370), (590, 410)], [24, 13, 7]), ([(430, 262), (440, 350), (420, 420)], [22, 12, 6]), ([(300, 240), (300, 320), (290, 370)], [20, 12, 6]), ([(150, 310), (170, 420), (130, 520)], [22, 13, 6]),
    ]  # fmt: skip
    roots = [([(880, 1360), (760, 1400), (640, 1410), (560, 1440)], [90, 52, 28, 8]), ([(900, 1380), (820, 1440), (700, 1480), (640, 1510)], [80, 56, 34, 14]), ([(900, 1360), (980, 1440), (1040, 1500)], [90, 60, 40])]
    tree = smooth(union(limb(SPINE, [158, 124, 112, 116, 108, 84, 60, 38, 14], 16), *(limb(p, q, 12) for p, q in boughs + roots)), 7)
    s.thing(tree, "#a07a58", 0.95, col2=BARK, shade=1.1, shcol="#1c1014", hatch=0, line=3.6, soft=110, gran=0.6)
    s.wash(blob([(900, 300), (1100, 300), (1100, 1560), (900, 1560), (940, 1000), (930, 700)]), NIGHT, 1.0, wet=50, gran=0.6, clip=tree)
    lines = [(np.array(path(p, 10))) for p, _ in boughs + roots]

    def grain(x, y):
        best, a = 1e9, None
        for c in (LINE, *lines):
            i = int(np.argmin((c[:, 0] - x) ** 2 + (c[:, 1] - y) ** 2))
            q = float((c[i, 0] - x) ** 2 + (c[i, 1] - y) ** 2)
            if q < best - 400:
                best, d = q, c[min(i + 2, len(c) - 1)] - c[max(i - 2, 0)]
                a = math.atan2(d[1], d[0]) if c is not LINE else None
        return lie(x, y) if a is None else a

    coat(s, tree, grain, ((NIGHT, 900, "dark"), ("#2a1810", 800, "all"), ("#4a3222", 400, "all"), ("#c8a47a", 80, "lit")), (24, 74), 2.0, soft=100, stray=0.05, bend=0.06, clip=tree)
    for _ in range(150):  # plates of bark
        i = int(r.integers(4, len(LINE) - 50))
        d = LINE[i + 2] - LINE[i]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        p = LINE[i] + n * r.uniform(-90, 90)
        if np.hypot(*(p - FACE)) > 150 and tree.contains(ell(*p, 4)):
            q = r.uniform(14, 34)
            s.curve([p - d * q, p - d * q * 0.4 + n * 7, p + d * q * 0.5 + n * 5, p + d * q], 3, NIGHT, clip=tree)
            s.curve([p - d * q + n * 5, p + n * 12, p + d * q + n * 5], 1.3, "#c8a47a", body=True, alpha=0.5, clip=tree)
    for _ in range(240):  # moss in the shade
        i = int(r.integers(0, 70))
        p = LINE[i] + [r.uniform(20, 110), r.normal() * 20]
        s.stroke([p, p + [r.normal() * 3, -r.uniform(5, 12)]], 1.8, ("#4a6a2a", "#8aa83a")[int(r.integers(2))], clip=tree)
    _face(s, eyes, tree)
    return tree


def _face(s, eyes, tree):
    """Out of knots and a crack."""
    r = s.rng
    for i, (c, w, h) in enumerate(((eyes[0], 44, 36), (eyes[1], 48, 40))):
        s.wash(ell(*c, w * 1.6, h * 1.5), "#1c1008", 0.9, wet=16, clip=tree)
        for k in range(5):  # the rings of a knot are its lids
            q, a0 = 1.72 - k * 0.17, r.uniform(0, 6)
            c2 = [c + OUT * math.cos(a) * w * q + UP * math.sin(a) * h * q for a in np.linspace(a0, a0 + r.uniform(3.4, 5.2), 30)]
            s.stroke(c2, 3.8 - 0.3 * k, NIGHT, wobble=2.6, clip=tree)
            s.stroke([p + [2, 5] for p in c2[8:-6]], 1.5, "#d8b890", body=True, alpha=0.35, wobble=2.6, clip=tree)
        hole = blob([c + OUT * a * w + UP * b * h for a, b in ((-1.0, 0.02), (-0.5, 0.30), (0.1, 0.36), (0.66, 0.22), (1.04, -0.16), (0.5, -0.46), (-0.1, -0.52), (-0.6, -0.36))])
        s.cover(hole)
        brushed(s, hole, "#0a0606")
        look = c + OUT * w * 0.3 - UP * h * 0.08
        ball = ell(*look, h * 0.42).intersection(hole)
        s.fill(ball, "#8a4e12", body=True)
        s.fill(ell(*(look - UP * 4), h * 0.3, h * 0.22, 20).intersection(hole), "#d8921e", body=True)
        s.fill(ell(*look, h * 0.18), "#080404", body=True)
        s.fill(ell(*(look + [-6, -5]), 3.4), "#fff0c8", body=True)
        lid = [c + OUT * a * w * 1.1 + UP * b * h for a, b in ((-1, 0.1), (-0.5, 0.40), (0.1, 0.46), (0.66, 0.30), (1.08, -0.12))]
        s.curve(lid, 12, "#1c1008")
        s.curve([p + UP * 9 for p in map(np.array, lid)], 3, "#d8b890", body=True, alpha=0.7)
        bag = [c + OUT * a * w * 1.05 + UP * b * h for a, b in ((-0.9, -0.30), (-0.3, -0.72), (0.3, -0.74), (0.9, -0.44))]
        s.curve(bag, 4, NIGHT)
        s.curve([p - UP * 8 for p in map(np.array, bag)], 2, "#d8b890", body=True, alpha=0.5)
        for k in range(4):  # crow's feet are cracks
            e = 1 if i else -1
            a = c + OUT * w * 1.25 * e
            s.curve([a + UP * (8 - 9 * k), a + OUT * e * 16 + UP * (14 - 14 * k), a + OUT * e * 34 + UP * (22 - 22 * k)], 2.6, NIGHT, clip=tree)
    for e, c in ((-1, eyes[0]), (1, eyes[1])):  # brows of moss and twig
        for _ in range(50):
            u = r.uniform(-1.1, 1.1)
            p = c + OUT * u * 50 + UP * (64 - 16 * u * u + r.normal() * 4 + 8 * u * e)
            s.curve([p, p + OUT * (8 * e + r.normal() * 4) + UP * 8, p + OUT * (18 * e) + UP * r.uniform(2, 18)], 2.2, ("#3a5a1e", "#8aa83a", "#1c3010", "#c8c87a")[int(r.integers(4))], body=True, alpha=0.9)
    nose = blob([on(-10, 48), on(14, 50), on(22, 8), on(36, -22), on(22, -44), on(0, -38), on(-22, -44), on(-34, -22), on(-20, 6)])
    s.wash(nose.buffer(10), "#2a1810", 0.6, wet=12, clip=tree)
    s.thing(nose, "#b08a64", 0.8, col2=BARK, shade=1.0, shcol="#1c1014", hatch=0, line=2.8)
    coat(s, nose, lambda x, y: math.atan2(*(-UP)[::-1]), ((NIGHT, 50, "dark"), ("#2a1810", 50, "all"), ("#d8b890", 20, "lit")), (14, 34), 1.6, soft=26, stray=0.05, bend=0.05, clip=nose)
    for e in (-1, 1):
        s.fill(ell(*on(16 * e, -34), 7, 5), "#120a08")
    mouth = path([on(-92, -58), on(-60, -92), on(-10, -106), on(44, -96), on(84, -62), on(98, -40)], 12)
    gap = valid(Polygon(np.vstack([mouth, path([on(98, -40), on(66, -92), on(10, -124), on(-40, -118), on(-92, -58)], 12)])))
    s.cover(gap)
    brushed(s, gap, "#120a08")
    s.stroke(mouth, 7, NIGHT, clip=tree)
    for o, col, w, body in ((-20, "#1c1008", 3, False), (-28, "#e8cca0", 1.8, True), (14, "#e8cca0", 1.8, True), (18, "#1c1008", 2.4, False)):
        s.stroke(path([on(-86, -60 + o * 0.6), on(-40, -104 + o), on(10, -110 + o), on(60, -84 + o), on(88, -50 + o * 0.6)], 10), w, col, body=body, clip=tree, alpha=0.45 if body else 0.9)
    for e, u, v in ((-1, -92, -58), (1, 98, -40)):  # cheeks lifted by the smile
        for k in range(4):
            s.stroke(path([on(u + e * (4 + 8 * k), v - 26 - 4 * k), on(u + e * (14 + 9 * k), v + 2), on(u + e * 2 * k, v + 26 + 7 * k)], 8), 2.6, NIGHT, clip=tree)


def _twig(s, pts, radii, n=60):
    g = smooth(limb(pts, radii, 10), 1.5)
    s.thing(g, "#9a7452", 0.95, col2=BARK, shade=1.0, shcol="#1c1014", hatch=0, line=2.8, gran=0.5)
    coat(s, g, along_line(path(pts, 10)), ((NIGHT, n, "dark"), ("#2a1810", n, "all"), ("#c8a47a", int(n * 0.25), "lit")), (14, 40), 1.7, soft=max(radii), stray=0.08, bend=0.1, clip=g)
    for p, r in zip(pts[1:-1], radii[1:-1], strict=True):  # every joint is a knot
        s.curve([(p[0] - r * 0.6, p[1] - r * 0.3), (p[0], p[1] + r * 0.2), (p[0] + r * 0.6, p[1] - r * 0.3)], 2, NIGHT, clip=g)
    return g


def _lost(s):
    """Hat, balls, shoe and umbrella, each on a twig of its own."""
    for pts in ([(290, 366), (296, 384), (300, 400)], [(420, 414), (430, 440), (446, 470)], [(588, 406), (596, 424), (600, 440)]):
        s.curve(pts, 5, "#2a1810")
    x, y = 296, 452  # a ball in a net of string
    g = ell(x, y, 58)
    s.thing(g, "#fbf4e4", 0.2, shade=0.9, shcol="#6a4a5a", hatch=5, line=3)
    for a0, col in ((10, "#d8382a"), (130, "#2a7ab0"), (250, "#e8b02a")):
        w = valid(Polygon([(x - 12, y - 14), *arc(x, y, 58, 58, a0, a0 + 58, 12)]))
        s.wash(w.intersection(g), col, 1.1, edge=0.4)
        s.outline(w.intersection(g), 1.8)
    s.curve([(x - 34, y - 30), (x - 20, y - 44), (x, y - 48)], 5, body=True, alpha=0.9)
    for e in (-30, 0, 30):
        s.curve([(298, 396), (x + e * 1.4, y - 20), (x + e, y + 56)], 1.5, "#3a2410")
    for e in (-20, 2, 24):
        s.curve([(132, 520), (100 + e * 1.5, 560), (100 + e, 636)], 1.6, "#3a2410")
    g = ell(100, 596, 44)  # another, in the leaves
    s.thing(g, "#2a6aa8", 1.1, shade=0.9, shcol="#0a1a3a", hatch=5, line=2.8)
    for e in (-0.5, 0.1, 0.6):
        s.curve([(100 + e * 60, 554), (100 + e * 90, 596), (100 + e * 50, 638)], 2.4, "#fff4d8", body=True, clip=g)
    at = lambda *pts: move(np.array(pts, float), 452, 540, 1, 14)  # noqa: E731  the shoe by its laces
    s.curve([(446, 466), (430, 490), tuple(at((-10, -46))[0])], 2.8, "#5a2a1a")
    s.curve([(446, 466), (474, 480), tuple(at((6, -44))[0])], 2.8, "#5a2a1a")
    boot = blob([(*at((-34, -52))[0], 1), (*at((10, -54))[0], 1), *at((12, -14), (46, 0), (66, 18)), (*at((68, 36))[0], 1), (*at((-36, 36))[0], 1), *at((-30, -10))], 8)
    s.thing(boot, "#a8422a", 1.1, col2="#7a2a20", shade=0.9, shcol="#2a0a0a", hatch=5, line=3)
    s.stroke(at((-38, 38), (70, 38)), 7, "#1c0c0a", taper=(0, 0))
    for q in range(4):
        s.stroke(at((-2 + q * 5, -40 + q * 12), (16 + q * 7, -36 + q * 12)), 2.4, "#e8dcc0", body=True)
    s.curve([(600, 440), (588, 430), (574, 440), (576, 460)], 7, "#6a3a1a", taper=(0, 0))  # the umbrella by its crook
    s.stroke([(600, 442), (606, 520)], 6, "#6a3a1a", taper=(0, 0))
    g = blob([(606, 500), (580, 540), (572, 620), (590, 700), (614, 742), (628, 690), (640, 612), (630, 540)])
    s.thing(g, "#3a3a7a", 1.2, col2="#2a2a5a", shade=0.9, shcol="#0a0a2a", hatch=5, line=3)
    for e in (-16, -2, 12):
        s.curve([(606, 510), (606 + e * 1.4, 600), (612 + e * 0.3, 734)], 2.4, "#0a0a2a", clip=g)
        s.curve([(603, 510), (601 + e * 1.4, 600), (609 + e * 0.3, 730)], 1.3, "#aab0f0", body=True, clip=g, alpha=0.8)
    s.curve([(576, 610), (606, 624), (640, 606)], 4, "#e8b02a", body=True)
    s.stroke([(614, 738), (617, 766)], 4, "#3a2410")
    brim = blob([(130, 176), (210, 144), (320, 150), (360, 176), (300, 206), (190, 212)])  # the hat, on its bough
    s.thing(brim, "#e8c878", 0.8, shade=0.8, shcol="#8a5a24", hatch=5, line=2.8)
    dome = blob([(196, 174), (206, 116), (250, 96), (296, 112), (304, 168), (250, 186)])
    s.thing(dome, "#f0d488", 0.8, shade=0.8, shcol="#8a5a24", hatch=0, line=2.8)
    for k in range(9):
        s.curve([(200 + k * 12, 172 + 6 * math.sin(k / 3)), (206 + k * 11, 136), (216 + k * 9, 106)], 1.2, "#8a5a24", clip=dome)
    s.curve([(198, 164), (250, 178), (304, 160)], 13, "#c8342a", taper=(0, 0))


TOP, LEFT, LOW, RIGHT = (np.array(p, float) for p in ((484, 756), (322, 838), (346, 1092), (530, 956)))


def _kite(s):
    g = poly([TOP, LEFT, LOW, RIGHT])
    tail = path([LOW, (392, 1150), (360, 1220), (430, 1276), (520, 1262), (560, 1310), (640, 1320)], 14)
    s.stroke(tail, 3, "#3a1410", taper=(0, 0.1))
    for i, (p, v, _) in enumerate(marks.along(tail, 62)):
        if i == 0:
            continue
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            b = blob([p, p + n * 36 * e - v * 18, p + n * 42 * e + v * 14], 8)
            s.thing(b, ("#f0c030", "#2a7ab0", "#d8382a")[i % 3], 1.0, shade=0.5, hatch=0, line=2.2)
        s.fill(ell(*p, 6), "#3a1410")
    mid = TOP * 0.62 + LOW * 0.38
    for a, b, col in ((TOP, LEFT, "#e8382a"), (LEFT, LOW, "#d02420"), (LOW, RIGHT, "#a8141c"), (RIGHT, TOP, "#f0503a")):
        part = poly([a, b, mid])
        s.thing(part, col, 1.15, shade=0.5, shcol="#5a0a14", hatch=0, line=2.4, gran=0.5)
        coat(s, part, lambda x, y: 1.9, (("#6a0a14", 16, "dark"), ("#f0604a", 8, "lit")), (20, 44), 1.3, stray=0.04, bend=0.04, clip=part)
    s.stroke([TOP, LOW], 6, "#5a3414", taper=(0, 0))
    s.stroke(path([LEFT, mid + [4, -10], RIGHT], 8), 5, "#5a3414", taper=(0, 0))
    s.outline(g, 3.4, lost=0)
    patch = poly([(408, 958), (456, 946), (462, 996), (416, 1004)])
    s.thing(patch, "#f0c030", 0.9, shade=0.4, hatch=0, line=2)
    for a, b in zip([(408, 958), (456, 946), (462, 996), (416, 1004)], [(456, 946), (462, 996), (416, 1004), (408, 958)], strict=True):
        for t in (0.15, 0.4, 0.65, 0.9):
            p = np.array(a) * (1 - t) + np.array(b) * t
            s.stroke([p + [-4, -4], p + [4, 4]], 1.8, "#3a1410")


def _hand(s):
    """Fingers of wood that pinch the top of the kite: the thumb behind it, four in front."""
    _twig(s, [(580, 830), (590, 880), (560, 930), (520, 950)], [16, 13, 10, 4], 30)
    _kite(s)
    _twig(s, [(850, 846), (740, 930), (660, 924), (590, 846), (556, 806)], [62, 44, 36, 28, 25], 150)
    joint = blob([(756, 800), (830, 770), (900, 790), (930, 860), (880, 950), (790, 980), (752, 900)])
    coat(s, joint, lambda x, y: 1.5, (("#4a3222", 220, "all"), ("#2a1810", 200, "all"), ("#5a4030", 160, "all"), ("#d8b890", 14, "lit")), (36, 76), 3, soft=60, stray=0.07, bend=0.06)
    palm = blob([(590, 836), (560, 858), (528, 840), (518, 800), (536, 772), (566, 772), (594, 800)])
    s.thing(palm, "#9a7452", 0.95, col2=BARK, shade=1.0, shcol="#1c1014", hatch=0, line=2.8)
    coat(s, palm, lambda x, y: -2.2, ((NIGHT, 50, "dark"), ("#2a1810", 50, "all"), ("#c8a47a", 12, "lit")), (14, 34), 1.7, soft=30, clip=palm)
    for pts in (
        [(552, 784), (522, 722), (470, 712), (436, 742), (422, 784)], [(536, 800), (490, 762), (446, 778), (414, 822), (408, 856)], [(532, 822), (484, 812), (446, 842), (426, 888), (424, 918)], [(542, 844), (504, 856), (478, 894), (470, 932), (474, 958)],
    ):  # fmt: skip
        _twig(s, pts, [14, 12, 9.5, 7, 2], 26)
    for p, a in (((470, 712), 200), ((446, 842), 150), ((660, 924), 60)):  # it is a living hand
        g = blob(move([(0.0, 0.0), (14, -9), (34, -4), (44, 2), (30, 9), (12, 8)], *p, 1.1, a), 6)
        s.thing(g, "#8ac83a", 0.95, shade=0.5, shcol="#1c5a1e", hatch=0, line=2)
        s.stroke(move([(0.0, 0.0), (40, 2)], *p, 1.1, a), 1.3, "#1c5a1e")


def _girl(s):
    yellow, dark = "#f2c22a", "#8a4a0a"
    s.wash(ell(200, 1408, 130, 20), NIGHT, 0.9, wet=14)
    for pts, foot in ((((196, 1260), (186, 1320), (170, 1376)), (166, 1384)), (((240, 1260), (250, 1316), (246, 1370)), (244, 1380))):
        s.thing(limb(pts, [24, 18, 12]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.4)
        x, y = foot
        g = blob([(x - 14, y - 16), (x + 12, y - 14), (x + 34, y + 6), (x + 50, y + 16), (x + 46, y + 24), (x + 20, y + 22), (x - 6, y + 6)])  # on tiptoe
        s.thing(g, "#c8382a", 1.1, shade=0.7, shcol="#3a0a10", hatch=0, line=2.4)
    far = limb([(232, 1086), (264, 1066), (290, 1040), (306, 990), (316, 936)], [22, 20, 17, 17, 12])
    s.thing(far, SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.4)
    s.thing(blob([(206, 1072), (240, 1054), (268, 1050), (280, 1074), (258, 1100), (220, 1106)]), yellow, 0.9, shade=0.8, shcol=dark, hatch=0, line=2.4)
    fist(s, 328, 906, 48, 262, skin=SKIN, line=2, k=0.95, held=lambda: s.stroke([LEFT, LEFT * 0.6 + LOW * 0.4], 7, "#a8141c", taper=(0, 0)), thumb=True)
    dress = blob([(176, 1066), (216, 1050), (248, 1066), (254, 1110), (244, 1150), (270, 1220), (304, 1296), (262, 1316), (216, 1296), (170, 1322), (112, 1300), (76, 1310), (112, 1236), (156, 1160), (160, 1110)])
    s.wash(move(dress, -10, 14), NIGHT, 0.6, wet=10)
    s.thing(dress, yellow, 0.85, col2="#e8982a", shade=1.0, shcol=dark, hatch=0, line=3, gran=0.5, soft=60)
    coat(s, dress, lambda x, y: 1.57 - (x - 200) * 0.004, ((dark, 60, "dark"), ("#c87a14", 60, "all")), (20, 40), 1.5, soft=50, stray=0.06, bend=0.06, clip=dress)
    for pts in ([(186, 1160), (150, 1230), (112, 1300)], [(206, 1164), (192, 1230), (172, 1316)], [(226, 1160), (232, 1230), (236, 1300)], [(238, 1156), (262, 1226), (284, 1300)]):
        s.curve(pts, 2.6, dark, clip=dress)
    s.curve([(160, 1152), (200, 1162), (246, 1150)], 6, "#c8382a", taper=(0, 0))
    at = profile(s, 214, 1000, 124, -26, skin=LIT, eye="open", brow=-0.8, neck=((206, 1082), 30), line=2.3, k=0.95)
    s.thing(blob([(168, 1078), (190, 1064), (226, 1066), (248, 1074), (240, 1092), (206, 1100), (176, 1094)]), yellow, 0.85, shade=0.5, shcol=dark, hatch=0, line=2.2)
    grin = valid(Polygon(at(path([(0.775, 0.70), (0.715, 0.695), (0.67, 0.665), (0.69, 0.735), (0.745, 0.755)], 6, True))))
    s.cover(grin)
    s.wash(grin, "#fff6e8", 0.2)
    s.outline(grin, 1.6, lost=0)
    ear = valid(Polygon(at(path([(0.33, 0.43), (0.38, 0.41), (0.41, 0.45), (0.39, 0.54), (0.35, 0.58)], 6, True))))
    cap = valid(Polygon(at(path([(0.68, 0.13), (0.56, 0.22), (0.46, 0.36), (0.40, 0.42), (0.30, 0.62), (0.12, 0.70), (-0.06, 0.50), (-0.06, 0.18), (0.12, -0.06), (0.40, -0.09), (0.58, 0.0)], 8, True))))
    puff = ell(*at([(-0.20, 0.34)])[0], 46, 42)
    for g, n in ((puff, 130), (cap, 90)):
        s.cover(g)
        brushed(s, g, "#140a0c")
        tangle(s, g.buffer(5), n, "#140a0c", 2, length=46, loop=0.5, inner=1)
        tangle(s, g, n // 3, "#7a5440", 1.3, length=40, loop=0.5, inner=2)
    s.thing(ear, SKIN[0], 0.95, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=1.8)
    s.curve(at([(-0.06, 0.12), (-0.12, 0.36), (-0.02, 0.56)]), 9, "#c8382a", taper=(0, 0))
    for e in (-1, 1):
        p = at([(-0.1, 0.34)])[0]
        s.thing(blob([p, p + [-8, -30 * e], p + [-30, -34 * e], p + [-22, -8 * e]], 6), "#c8382a", 1.1, shade=0.4, hatch=0, line=2)
    near = limb([(200, 1096), (230, 1124), (258, 1140), (294, 1106), (330, 1056)], [23, 21, 18, 18, 12])
    s.thing(near, SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.5)
    s.curve([(262, 1120), (254, 1132), (262, 1146)], 1.8, SKIN[2])
    s.thing(blob([(168, 1080), (194, 1066), (224, 1076), (246, 1104), (232, 1132), (202, 1136), (174, 1114)]), yellow, 0.85, shade=0.7, shcol=dark, hatch=0, line=2.6)
    fist(s, 342, 1034, 52, 258, skin=SKIN, line=2.1, k=0.95, held=lambda: s.stroke([LEFT * 0.4 + LOW * 0.6, LOW], 7, "#a8141c", taper=(0, 0)), thumb=True)


def _snare(s):
    """Its other hand: a root that has come up through the grass behind her."""
    _twig(s, [(720, 1560), (580, 1500), (390, 1474), (220, 1494), (96, 1470)], [44, 30, 26, 24, 26], 120)
    for pts in ([(120, 1480), (60, 1440), (18, 1350), (22, 1250), (66, 1180)], [(96, 1480), (76, 1420), (56, 1340), (74, 1270), (112, 1236)], [(150, 1490), (200, 1446), (262, 1440), (304, 1396), (312, 1350)], [(180, 1500), (262, 1480), (342, 1470), (384, 1420), (380, 1372)]):
        _twig(s, pts, [19, 16, 12, 9, 2], 36)
    r = s.rng
    for _ in range(160):
        x, y = r.uniform(0, 640), 1500 - 34 * r.random()
        s.curve([(x, y), (x + r.normal() * 4, y - 18), (x + r.normal() * 9 + 4, y - r.uniform(26, 44))], 1.8, ("#1c3a14", "#7aa83a", "#4a7a2a")[int(r.integers(3))], n=4, body=True)


@card("noon", paper="cold", light=(-0.7, -0.45), fresh=False)
def tree_kite(s):
    """A tree bends over and gives a child her kite back; what else was lost still hangs in it."""
    _sky(s)
    _leaves(s, ((700, 120, 190), (900, 60, 170), (470, 110, 150), (980, 250, 120)), 5, 130, False)
    _trunk(s)
    _leaves(s, ((560, 40, 120), (420, 190, 90), (90, 250, 130), (60, 430, 100), (40, 90, 110), (640, 250, 80), (180, 390, 70)), 9, 140, True)
    _lost(s)
    _hand(s)
    _girl(s)
    _snare(s)
    s.splatter(NIGHT, 40, (400, 1100, 1000, 1500), (0.7, 4.5))
    s.splatter("#b8c83a", 40, (0, 300, 700, 900), (0.7, 3.5))
