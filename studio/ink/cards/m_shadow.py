"""A stump that still throws the shadow of its tree."""

import cv2
from shapely.ops import transform

from ..easel import *
from ..kit.brush import brushed, tangle, threads
from ..kit.grasp import grasp
from ..kit.profile import profile

DEEP, LEAF, EARTH = "#0a2a2c", "#2f7a52", "#3a2410"
BROWN = ("#c08a5c", "#b0664a", "#5a2a30")
FACE = ("#c48e60", "#b87054", "#905448")


LAY = cv2.getPerspectiveTransform(np.float32([(0, 60), (1000, 60), (1000, 1180), (0, 1180)]), np.float32([(-300, 262), (560, 262), (1010, 1275), (10, 1275)]))
FAR = np.array([640.0, 196.0])  # where the furrows meet


def lay(g):
    """Puts a shape of the upright tree down on the field, where the sun throws it."""
    return transform(lambda x, y: tuple(cv2.perspectiveTransform(np.float64(np.stack([x, y], -1))[None], LAY)[0].T), g)


def _field(s):
    r = s.rng
    s.wash(s.all, "#f6e4ae", 0.4, col2="#e8c67c", pool=0.5, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 120), (600, 160), (-100, 100)]), "#e8924a", 0.55, wet=60, gran=0.5)
    for y, col, k in ((150, "#b88a5a", 0.45), (206, "#7a6a34", 0.7)):
        g = blob([(-100, y + 60), (-60, y + 4), (160, y - 22), (380, y + 2), (640, y - 26), (860, y - 4), (1100, y - 20), (1100, y + 60)])
        s.cover(g)
        s.wash(g, col, k, gran=0.5)
        s.outline(g, 1.6)
    field = box(-20, 226, 1020, 1520)
    s.cover(field)
    s.wash(field, "#f6e0a0", 0.5, col2="#e6b864", mix=("lin", 90, 1, 0), pool=0.5, bloom=4, gran=0.5)
    s.wash(blob([(-100, 1340), (200, 1430), (560, 1450), (1100, 1370), (1100, 1600), (-100, 1600)]), "#a8682a", 0.7, wet=80, gran=0.6)
    for _ in range(500):
        y = 250 + 1250 * r.random()
        x, q = r.uniform(-10, 1010), 2 + 17 * (y - 200) / 1300
        for e in range(int(r.integers(2, 5))):
            s.curve([(x + e * 3, y), (x + e * 4 - 2, y - q * 0.6), (x + e * 5 - 6, y - q * r.uniform(0.8, 1.5))], 0.7 + 0.7 * y / 1500, ("#7a5220", "#4a5a24", "#a8742a")[e % 3], n=4, alpha=0.7)


def _furrows(s):
    """They run on through the shadow, so that it lies on the ground."""
    r = s.rng
    for x in np.linspace(-2300, 3300, 46):
        u = 0.03
        while u < 1:
            v = u + r.uniform(0.04, 0.16)
            a, b = (FAR + (np.array([x, 1520]) - FAR) * q + [0, 26 * (1 - q)] for q in (u, min(v, 1)))
            s.stroke([a, (a + b) / 2 + r.normal(size=2), b], 0.9 + 3.2 * u, "#6a4014", alpha=0.75, wobble=1)
            u = v + r.uniform(0.01, 0.09)


def _crown(s, wood):
    """The shadow, painted from masks: a soft one, leaves over its edge, holes of light, and a darker heart."""
    rr = np.random.default_rng(21)
    lumps = [(250, 470, 190), (470, 300, 230), (720, 360, 200), (150, 640, 110), (560, 520, 200), (860, 520, 110), (350, 620, 150), (330, 230, 140), (620, 180, 140), (800, 230, 110), (120, 420, 110)]
    far = np.zeros((s.h, s.w), np.uint8)
    heart = far.copy()

    def leaf(m, x, y, q, v, way=None):
        a = rr.uniform(0, 180) if way is None else way
        g = np.array([(-1, 0), (-0.4, -0.42), (0.3, -0.38), (1, 0), (0.3, 0.38), (-0.4, 0.42)]) * q
        cv2.fillPoly(m, [move(g, x, y, 1, a).astype(np.int32)], v, cv2.LINE_AA)

    for x, y, q in lumps:
        for _ in range(int(q * 3.2)):
            a, d = rr.uniform(0, math.tau), q * math.sqrt(rr.random()) * 0.98
            leaf(far, x + d * math.cos(a), y + d * math.sin(a) * 0.8, rr.uniform(11, 25), 255)
        for _ in range(int(q * 1.0)):
            a, d = rr.uniform(0, math.tau), q * rr.normal(1.0, 0.12)
            leaf(far, x + d * math.cos(a), y + d * math.sin(a) * 0.8, rr.uniform(9, 17), 255, math.degrees(a) + rr.normal() * 40)
    for _ in range(330):
        x, y, q = lumps[rr.integers(len(lumps))]
        leaf(far, x + rr.normal() * q * 0.55, y + rr.normal() * q * 0.45, 4 + 13 * rr.random() ** 2, 0)
    for _ in range(1250):
        x, y, q = lumps[rr.integers(len(lumps))]
        leaf(heart, x + rr.normal() * q * 0.42 - 10, y + rr.normal() * q * 0.3 + q * 0.16, rr.uniform(10, 22), 255)
    warp = lambda m: cv2.warpPerspective(m.astype(np.float32), LAY, (s.w, s.h), flags=cv2.INTER_AREA)  # noqa: E731
    m, h, w = warp(far) / 255, warp(heart) / 255, s.mask(lay(wood.intersection(box(0, 0, 1000, 1150))))
    away = marks.field(s, lambda x, y: step(0, 1, (900 - y) / 620)).astype(np.float32)  # the farther, the softer

    def soft(k):
        return k * (1 - away) + cv2.GaussianBlur(k, (0, 0), 4) * away

    s.wash(soft(np.maximum(m, w)), "#5f9464", 0.85, col2="#3f8478", edge=0.3, gran=0.5, rough=0.6, pool=0.3)
    s.wash(soft(h * m), LEAF, 0.45, edge=0.2, gran=0.5, rough=0.6)
    s.wash(soft(w), "#1c5a48", 0.75, edge=0.2, gran=0.5, rough=0.6)


def _swing(s):
    """Her own shadow: it is up there, swinging."""

    def q(*pts):
        return move(np.array(pts, float), 752, 566, 0.72, -14)

    seat = 292
    child = union(
        blob(q((-22, 118), (-12, 94), (10, 86), (30, 96), (34, 112), (42, 122), (34, 128), (34, 140), (20, 150), (0, 148), (-16, 138)), 8),
        limb(q((-18, 124), (-44, 140), (-62, 134), (-84, 144)), [7, 8, 7, 5]),  # the plait flies
        limb(q((0, 148), (-2, 170)), [11, 12]),
        blob(q((-20, 164), (16, 162), (28, 200), (34, 250), (66, 270), (70, 306), (20, 304), (-34, 300), (-30, 240)), 8),
        limb(q((-14, 176), (-36, 206), (-34, 168)), [10, 8, 8]),
        limb(q((12, 178), (34, 204), (32, 172)), [10, 8, 8]),
        limb(q((40, 288), (104, 284), (150, 312)), [16, 12, 8]),
        limb(q((40, 296), (98, 304), (138, 340)), [15, 11, 8]),
        blob(q((144, 304), (164, 296), (172, 304), (152, 322)), 6),
        blob(q((132, 336), (152, 332), (158, 342), (138, 352)), 6),
        limb(q((-54, seat + 12), (54, seat + 12)), [6, 6]),
        *(limb(q((x, -40), (x, seat + 14)), [3, 3]) for x in (-34, 30)),
    )
    s.wash(lay(child), "#1c5a48", 1.05, edge=0.3, rough=0.5, off=0, gran=0.5)


def _stump(s, x, y, k, seed, shadow=None):
    """Seen from above; shadow: a shape to lay first."""
    rr = np.random.default_rng(seed)
    if shadow is None:
        g = blob([(x - 54 * k, y + 66 * k), (x + 54 * k, y + 60 * k), (x + 6 * k, y - 76 * k), (x - 70 * k, y - 136 * k), (x - 130 * k, y - 110 * k)])
        s.wash(g, "#3a5a3a", 0.75, edge=0.4, gran=0.5)
    rim = [(x + 58 * k * math.cos(t) * rr.uniform(0.9, 1.08), y + 31 * k * math.sin(t) * rr.uniform(0.9, 1.08)) for t in np.linspace(0, math.tau, 14)[:-1]]
    low = []
    for i, a in enumerate(np.linspace(-58, 58, 6)):
        out = rr.uniform(1.0, 1.28)
        low += [(x + a * out * k, y + (76 + rr.uniform(-6, 14) - abs(a) * 0.4) * k), (x + (a + 12) * k, y + (60 - abs(a + 12) * 0.3) * k)][: 2 if i < 5 else 1]
    foot = blob([(x - 60 * k, y - 2 * k), *low, (x + 60 * k, y - 2 * k)], 8)
    s.thing(foot, "#8a5a36", 0.9, col2="#5f4030", shade=0.9, shcol="#24120e", hatch=0, line=1.4 + 1.6 * min(1, k), gran=0.5)
    for _ in range(int(95 * k)):
        a = rr.uniform(-1, 1)
        p = [(x + 57 * a * k, y + (10 + 18 * math.sqrt(1 - a * a)) * k), (x + 61 * a * k, y + 44 * k), (x + 84 * a * k, y + 84 * k)]
        s.curve(p, rr.uniform(0.8, 2.0) * min(1.2, 0.6 + 0.5 * k), ("#1c0e0a", "#3a2014", "#1c0e0a", "#d8a468")[int(rr.integers(4))], clip=foot, n=6)
    top = blob(rim, 8)
    s.thing(top, "#f6dfae", 0.45, col2="#e8b878", shade=0.25, shcol="#a8743a", hatch=0, line=1.2 + 1.4 * min(1, k))
    for f in np.arange(0.9, 0.06, -0.12 if k < 1 else -0.075):
        s.outline(blob([(x - 5 * k + (a - x + 5 * k) * f, y + (b - y) * f) for a, b in rim], 6), 1.1, "#7a4a24", lost=0.4, restate=0)
    for a in rr.uniform(0, math.tau, 3):
        s.stroke([(x - 5 * k, y), (x + 52 * k * math.cos(a), y + 27 * k * math.sin(a))], 1.2, "#5a3014")


def _axe(s, x, y):
    dove = union(
        blob([(-96, -2), (-78, -16), (-58, -12), (-30, -18), (10, -20), (52, 0), (64, 14), (30, 26), (-20, 30), (-62, 20), (-80, 10)]),
        poly([(-92, -4), (-112, 2), (-92, 8)]),
        blob([(-34, -12), (-52, -58), (-44, -108), (-14, -158), (-2, -168), (-2, -146), (12, -138), (10, -120), (24, -106), (18, -84), (26, -60), (18, -10)]),
        blob([(-24, -8), (-66, -40), (-98, -86), (-110, -132), (-94, -122), (-84, -128), (-74, -108), (-60, -106), (-34, -74)]),
        poly([(40, -2), (112, -20), (104, -4), (122, 4), (108, 14), (116, 30), (44, 22)]),
    )
    s.wash(move(smooth(dove, 1.5), x - 52, y - 200, 1.0, 10), "#143c3e", 1.25, edge=0.6, rough=0.6, off=0, gran=0.5)
    s.wash(blob([(x - 80, y + 80), (x + 60, y + 70), (x + 40, y - 60), (x - 10, y - 170), (x - 66, y - 160)]), "#2f5a4a", 0.6, edge=0.4, gran=0.5)
    _stump(s, x, y, 1.5, 8, shadow=dove)
    haft = limb([(x + 18, y - 20), (x + 82, y - 96), (x + 118, y - 192), (x + 132, y - 214)], [9, 9, 10, 14], 10)
    s.thing(haft, "#c8924e", 0.8, shade=0.8, shcol="#5a3014", hatch=4, line=2.6)
    for e in (-3, 3):
        s.curve([(x + 30 + e, y - 34), (x + 82 + e, y - 98), (x + 114 + e, y - 184)], 1.1, "#6a3a18")
    head_ = blob([(x - 50, y + 8, 1), (x - 44, y - 30), (x - 34, y - 52, 1), (x + 6, y - 44), (x + 44, y - 62, 1), (x + 62, y - 40, 1), (x + 30, y - 12), (x + 6, y + 22, 1), (x - 24, y + 20)])
    s.thing(head_, "#8894a2", 0.9, col2="#5a6676", shade=0.9, shcol="#1c2430", hatch=4, line=3)
    s.curve([(x - 44, y - 26), (x - 24, y + 2), (x + 2, y + 14)], 5, "#f4f2ea", body=True, taper=(0.1, 0.1))
    s.stroke([(x - 54, y + 12), (x - 20, y + 26), (x + 10, y + 26)], 4, "#24120e")


def _girl(s, x, y, k):
    """Kneeling, seen from the side, turned to the left: the can in both hands."""

    def q(*pts):
        return [(x - a * k, y + b * k) for a, b in pts]

    red, dark = "#c8281e", "#3c0614"
    s.wash(blob(q((-160, 10), (80, 12), (90, 24), (-40, 30), (-170, 26))), "#4a2a10", 0.9, wet=10)
    for oy in (-6, 4):  # shins and bare soles
        s.thing(limb(q((-40, -18 + oy), (-128, -15 + oy)), [19 * k, 12 * k]), BROWN[0], 0.9, col2=BROWN[1], shade=0.8, shcol=BROWN[2], hatch=5, line=2.4)
        foot = blob(q((-122, -28 + oy), (-146, -30 + oy), (-172, -10 + oy), (-180, 8 + oy), (-164, 12 + oy), (-146, 2 + oy), (-124, 0 + oy)), 8)
        s.thing(foot, BROWN[0], 0.8, col2="#d89a78", shade=0.6, shcol=BROWN[2], hatch=0, line=2.4)
        for e in range(4):
            s.curve(q((-180 + 5 * e, 2 + oy + 3 * e), (-175 + 5 * e, 5 + oy + 2.4 * e), (-172 + 5 * e, 10 + oy + e)), 1.3)
    can = lambda *pts: [tuple(p) for p in move(np.array(pts, float) * [-1, 1] * k, x - 150 * k, y - 222 * k, 1, -28)]  # noqa: E731
    blue = "#4a94b4"
    bow = can((-37, -34), (-34, -78), (0, -98), (34, -80), (37, -36))
    s.curve(bow, 8, "#0e2a3a", taper=(0, 0))
    spout = blob(can((30, 14), (86, -18), (126, -54), (138, -44), (104, 4), (34, 46)), 8)
    s.thing(spout, blue, 0.8, shade=0.9, shcol="#0e2a3a", hatch=0, line=2.5)
    rose_ = blob(can((118, -62), (131, -68), (154, -38), (143, -32)), 6)
    s.thing(rose_, "#d8b060", 0.9, shade=0.6, shcol="#5a3a14", hatch=0, line=2.2)
    pot = blob(can((-36, -40), (36, -42), (40, 0), (42, 46), (0, 54), (-42, 46), (-40, 0)), 8)
    s.thing(pot, blue, 0.85, col2="#2a6488", shade=0.9, shcol="#0a1c30", hatch=0, line=3, gran=0.5)
    s.thing(blob(can((-36, -40), (0, -51), (36, -42), (0, -31)), 8), "#12263a", 1.2, shade=0, hatch=0, line=2.2)
    for b in (-22, 34):
        s.curve(can((-39, b), (0, b + 9), (40, b)), 2, "#0a1c30")
    s.curve(can((22, -16), (25, 10), (23, 32)), 5, "#d8ecf0", body=True, alpha=0.8)
    # dress
    dress = blob(q((-6, -286), (36, -284), (56, -250), (52, -206), (40, -186), (62, -130), (74, -60), (84, 2), (40, 12), (-20, 8), (-80, 14), (-146, 6), (-140, -24), (-112, -62), (-104, -110), (-76, -158), (-38, -186), (-38, -216), (-42, -256)))
    s.thing(dress, red, 1.05, col2="#a0182a", shade=0.9, shcol=dark, hatch=0, line=3.2, gran=0.5, soft=70)
    s.wash(blob(q((-40, -190), (0, -176), (-40, -90), (-70, 10), (-130, 8), (-110, -60))), dark, 0.8, wet=22, gran=0.5, clip=dress)

    def way(px, py):
        a, b = (x - px) / k, (py - y) / k
        return math.atan2(1, -(a + 6) / 190) if b > -190 else math.pi / 2

    def share(px, py, lit):
        a = (x - px) / k
        return min(1, max(0, (a + 70) / 150)) ** 1.3 if lit else min(1, max(0.1, (70 - a) / 170))

    threads(s, dress, way, ((dark, 0), ("#7a0f1c", 0)), 150, 28, 1.5, lit_part=0.4, share=lambda a, b, lit: share(a, b, lit) * (b > y - 190 * k))
    for pts in (((-6, -180), (-34, -100), (-60, 6)), ((16, -178), (14, -90), (8, 10)), ((30, -176), (46, -90), (60, 8)), ((-22, -182), (-62, -110), (-98, 0))):
        s.curve(q(*pts), 3, dark)
        s.curve([(a + 5, b) for a, b in q(*pts)], 1.6, "#e8503c", body=True, alpha=0.6)
    s.curve(q((-40, -188), (0, -180), (44, -190)), 4.5, "#3c0614")
    for b in range(11):
        p = q((-136 + b * 21.5, 3 + 5 * math.sin(b * 1.1)))[0]
        s.fill(ell(*p, 3.6), "#ffe6b0", body=True)
    # head and plait
    at = profile(s, x - 40 * k, y - 340 * k, 124 * k, -24, flip=True, skin=FACE, eye="shut", brow=-0.3, neck=(q((14, -276))[0], 17 * k), line=2.3, k=0.9)
    s.cover(valid(Polygon(at([(0.42, 0.56), (0.60, 0.50), (0.66, 0.58), (0.66, 0.82), (0.60, 0.86), (0.46, 0.79)]))), keep=0.85, ink=0)
    s.curve(at([(0.75, 0.705), (0.71, 0.708), (0.675, 0.685)]), 1.8, "#4a1420")
    cap = valid(Polygon(at(path([(0.70, 0.17), (0.60, 0.25), (0.50, 0.34), (0.44, 0.50), (0.36, 0.66), (0.22, 0.76), (0.04, 0.70), (-0.07, 0.48), (-0.06, 0.2), (0.10, -0.02), (0.36, -0.07), (0.58, 0.02)], 8, True))))
    s.cover(cap)
    brushed(s, cap, "#1c0f10")
    for e in range(46):
        t = e / 45
        s.curve(at([(0.69 - 0.3 * t, 0.16 - 0.2 * t), (0.46 - 0.3 * t, 0.16 - 0.08 * t), (0.24 - 0.22 * t, 0.40), (0.10, 0.66)]), 1.4, ("#6a3f2c", "#0a0506", "#3a201a")[e % 3], clip=cap, alpha=0.9)
    ear = valid(Polygon(at(path([(0.35, 0.44), (0.40, 0.43), (0.42, 0.48), (0.39, 0.56), (0.35, 0.58)], 6, True))))
    s.thing(ear, BROWN[0], 0.9, col2=BROWN[1], shade=0.5, shcol=BROWN[2], hatch=0, line=1.8)
    s.fill(ell(*at([(0.365, 0.61)])[0], 4), "#f0c030", body=True)
    plait = [*at([(0.10, 0.66), (-0.06, 0.80)]), *q((-46, -262), (-66, -214), (-74, -172))]
    line = path(plait, 10)
    for i in range(1, len(line) - 1, 3):
        d = line[i + 2] - line[i - 2]
        a = math.degrees(math.atan2(d[1], d[0]))
        g = ell(*line[i], 13 * k, 9.5 * k, a + (32 if i % 2 else -32))
        s.thing(g, "#2a1614", 1.3, shade=0.4, hatch=0, line=1.8)
        for e in (-5, 0, 5):
            s.stroke(move(np.array([(-9.0, e), (9.0, e)]), *line[i], k, a + (32 if i % 2 else -32)), 1, "#8a5a44")
    s.thing(blob([line[-2] + [-16, -6], line[-2] + [2, 0], line[-2] + [16, -8], line[-2] + [14, 12], line[-2] + [0, 4], line[-2] + [-14, 14]], 6), "#f0c030", 1, shade=0.3, hatch=0, line=1.8)
    tangle(s, limb([line[-2], line[-1] + [2, 24]], [5, 8]), 10, "#1c0f10", 1.5, length=40, inner=0)
    # near arm and the fist on the handle
    grip = np.array(can((0, -98))[0])
    elbow = np.array(q((62, -206))[0])
    wrist = grip + (elbow - grip) / np.hypot(*(elbow - grip)) * 30 * k
    fore = limb([tuple(elbow), tuple(elbow * 0.6 + wrist * 0.4), tuple(wrist)], [17 * k, 15 * k, 9 * k])
    s.thing(fore, BROWN[0], 0.9, col2=BROWN[1], shade=0.8, shcol=BROWN[2], hatch=0, line=2.5)
    grasp(s, grip, np.array(bow[3]) - bow[1], wrist, 40 * k, skin=BROWN, thumb=-1)
    sleeve = blob(q((4, -276), (30, -270), (56, -244), (88, -218), (80, -190), (52, -180), (14, -192), (-14, -226), (-18, -260)), 8)
    s.wash(move(sleeve, 8, 14), dark, 0.9, wet=8, clip=dress)
    s.thing(sleeve, "#d83424", 1.0, shade=0.9, shcol=dark, hatch=0, line=2.8, gran=0.5)
    threads(s, sleeve, lambda px, py: 0.95 + math.pi / 2, ((dark, 0),), 40, 22, 1.3, lit_part=0.4, share=share)
    for pts in (((70, -196), (46, -192), (28, -200)), ((66, -214), (40, -212), (8, -226)), ((10, -262), (22, -244), (24, -222))):
        s.curve(q(*pts), 2.2, dark)
    s.curve(q((90, -218), (86, -200), (76, -188)), 5, "#ffe6b0", body=True)
    return np.array(can((138, -44))[0])


@card("ochre", paper="cold", light=(0.75, -0.35), fresh=False)
def shadow_tree(s):
    """A girl waters a stump; its shadow is the whole tree, and hers is on the swing."""
    r = s.rng
    _field(s)
    x, y = 366, 1150
    wood = union(
        limb([(x + 16, y + 30), (x + 40, y - 80), (430, 900), (452, 760), (470, 560), (474, 380)], [96, 70, 56, 48, 32, 12], 14),
        limb([(446, 800), (560, 690), (700, 580), (850, 536), (930, 540)], [36, 27, 20, 12, 5], 12),
        limb([(450, 780), (360, 670), (240, 580), (140, 520)], [34, 24, 15, 5], 12),
        limb([(466, 640), (560, 500), (640, 360), (700, 240)], [28, 20, 13, 4], 12),
        limb([(470, 590), (390, 470), (340, 340), (320, 220)], [26, 18, 11, 4], 12),
        limb([(700, 580), (770, 480), (800, 370)], [14, 10, 4], 12),
        limb([(330, 645), (220, 650), (150, 690)], [14, 9, 4], 12),
        limb([(472, 500), (500, 330), (560, 210)], [16, 10, 4], 12),
    )
    _crown(s, smooth(wood, 4))
    _swing(s)
    _furrows(s)
    for bx, by, q in ((960, 742, 0.7), (250, 830, 1.0), (190, 900, 0.75)):
        g = union(*(limb([(bx, by), (bx + e * 20 * q, by - 18 * q), (bx + e * 46 * q, by - 6 * q)], [5 * q, 7 * q, 1], 8) for e in (-1, 1)), ell(bx, by + 3, 6 * q, 12 * q))
        s.wash(lay(g), "#1c5a48", 0.9, edge=0.4, rough=0.5)
    for sx, sy, q, seed in ((330, 244, 0.17, 2), (560, 246, 0.15, 13), (770, 252, 0.2, 1), (900, 290, 0.3, 3), (836, 372, 0.36, 12), (950, 480, 0.5, 4), (930, 700, 0.66, 11), (700, 300, 0.26, 8)):
        _stump(s, sx, sy, q, seed)
    x, y = 372, 1246
    _stump(s, x, y, 2.05, 7, shadow=1)
    s.glow(x + 14, y - 70, 130, "#fff0a0", 0.25, 0.6)
    up = lambda pts: [(x - 20 + (px - x) * 0.78, y + (py - y) * 0.78) for px, py in pts]  # noqa: E731
    stem = path(up([(x + 8, y - 2), (x - 2, y - 46), (x + 14, y - 96), (x + 8, y - 140)]), 10)
    s.stroke(stem, 9, "#3f7a1e", taper=(0.02, 0.3))
    for pts in (
        [(x + 10, y - 128), (x - 30, y - 168), (x - 92, y - 176), (x - 70, y - 136), (x - 30, y - 116)],
        [(x + 12, y - 120), (x + 24, y - 176), (x + 74, y - 214), (x + 78, y - 160), (x + 50, y - 124)],
        [(x + 4, y - 70), (x - 26, y - 92), (x - 72, y - 86), (x - 46, y - 60)],
        [(x + 10, y - 84), (x + 40, y - 104), (x + 80, y - 92), (x + 46, y - 70)],
    ):
        pts = up(pts)
        g = blob(pts, 8)
        s.thing(g, "#86c42a", 1.0, col2="#3f9a2a", shade=0.7, shcol="#14502a", hatch=0, line=2.6)
        s.curve([pts[0], np.mean(pts, axis=0), pts[2]], 1.8, "#14502a")
        a, b = np.array(pts[0]), np.array(pts[2])
        for t in np.linspace(0.25, 0.8, 5):
            p = a * (1 - t) + b * t
            for e in (-1, 1):
                n = np.array([-(b - a)[1], (b - a)[0]]) * 0.13 * e
                s.stroke([p, p + (b - a) * 0.14 + n], 1.1, "#14502a", clip=g)
    _axe(s, 150, 1392)
    rose_ = _girl(s, 790, 1408, 1.22)
    for i in range(9):  # water, thread by thread
        a = rose_ + [r.normal() * 5, r.normal() * 9]
        e = np.array([x + 4 + r.normal() * 24, y - 4 + r.normal() * 10])
        s.curve([a, [a[0] * 0.6 + e[0] * 0.4, a[1] + 8], e], r.uniform(1.4, 3), ("#2a6f9a", "#8ac4dc", "#f4fbff")[i % 3], body=i % 3 > 0, taper=(0.05, 0.3))
    for _ in range(26):
        p = (x + 6 + r.normal() * 34, y - 4 + r.normal() * 12)
        s.fill(ell(*p, 2 + 2 * r.random(), 3 + 2 * r.random()), "#eaf6fa", body=True)
    s.splatter(DEEP, 14, (0, 240, 560, 800), (0.7, 5))
    s.splatter(EARTH, 24, (0, 1100, 1000, 1500), (0.7, 4.5))
