"""A well, seen by somebody who is still at the bottom."""

from ..easel import *
from ..kit.brush import threads
from ..kit.grasp import grasp
from ..kit.relief import face_relief

V0 = np.array([590.0, 330.0])  # where all uprights meet
MIDDLE, RADIUS = np.array([-10.0, 60.0]), 205.0
NIGHT, GOLD = "#0c0a18", "#f6c22e"
SKIN, HELPER = ("#d9a67c", "#c97f5c", "#74404a"), ("#7a4a34", "#6e3828", "#2a1218")


def at(x, y, h):
    return V0 + np.array([x, y]) / h


def wall(a, h, k=1.0):
    return V0 + (MIDDLE + RADIUS * k * np.array([math.cos(a), math.sin(a)])) / h


def rail(h, side, out=0.0):
    u = (h - 0.13) / 0.87
    return at(-20 - 26 * u + 23 * side, 150 + 105 * u - out, h)


def _stones(s):
    r = s.rng
    s.wash(s.all, "#2a2434", 1.2, pool=0.5, gran=0.6)
    s.wash(s.all, NIGHT, 1.0, grad=("rad", *V0, 1150, 0.0, 1.3), gran=0.5)
    hs = [0.078, 0.1, 0.13, 0.166, 0.21, 0.265, 0.335, 0.42, 0.525, 0.65, 0.8, 1.0]
    wanted = [(170, 1050), (850, 1090), (60, 690), (905, 800)]
    found = {}
    for i, (h0, h1) in enumerate(zip(hs, hs[1:], strict=False)):
        n = 15
        for j in range(n):
            o = 0.5 * (i % 2) + 0.08 * math.sin(i * 7.0)
            a0, a1 = (j + o + 0.03) / n * math.tau, (j + o + 0.97) / n * math.tau
            k0, k1 = h0 * 1.014, h1 * 0.986
            low, top = [wall(a, k0) for a in np.linspace(a0, a1, 5)], [wall(a, k1) for a in np.linspace(a1, a0, 5)]
            size = np.hypot(*(low[0] - low[-1]))
            g = valid(Polygon(np.array(low + top) + r.normal(size=(10, 2)) * min(5, size * 0.018)))
            g = smooth(g, min(7, size * 0.03)) if size > 40 else g
            if g.is_empty or s.beside(g):
                continue
            a, c = (a0 + a1) / 2, np.array([g.centroid.x, g.centroid.y])
            sun = max(0.0, math.cos(a - 3.5)) ** 2 * float(step(0.2, 0.75, np.array((h0 + h1) / 2)))
            up = ((h0 + h1) / 2) ** 0.75
            lit = min(1.0, 0.16 + 0.62 * up + 0.5 * sun + r.normal() * 0.05)
            s.cover(g)
            s.wash(g, mix("#3a3850", "#f2d193", lit), 1.35 - 1.0 * lit, col2=mix("#241c30", "#c88f4a", lit), edge=0.8, gran=0.6, pool=0.6)
            if lit < 0.62:  # the underside of every course lies in the dark
                s.wash(valid(Polygon([*low, *[p + (V0 - p) * 0.05 for p in low[::-1]]])), NIGHT, 1.0 - lit, wet=max(3, size * 0.05), clip=g)
            s.wash(valid(Polygon([*top, *[p + (p - V0) * 0.04 for p in top[::-1]]])), "#fff0c0", 0.05, clip=g)
            s.stroke([p + (p - V0) * 0.012 for p in top], 1 + size * 0.008, "#ffe9b8", body=True, alpha=0.25 + 0.55 * lit, wobble=1)
            if r.random() < 0.6:
                s.hatch(g, tone=0.85 - 0.6 * lit, ang=math.degrees(a) + 80 + r.normal() * 8, sep=7, w=1.0, thr=0.3, longest=40, omit=0.3, col=NIGHT)
            s.outline(g, 2.8 - 1.7 * up, lost=0.2, restate=0.2, col=NIGHT)
            if size > 60:
                for _ in range(int(size / 26)):
                    p = c + r.normal(size=2) * size * 0.22
                    s.stroke([p, p + r.normal(size=2) * 12, p + r.normal(size=2) * 22], 1.2, NIGHT, clip=g, alpha=0.8, wobble=2)
                    s.fill(ell(*(c + r.normal(size=2) * size * 0.25), r.uniform(1, 3)), NIGHT, alpha=0.7, clip=g)
            for q, (x, y) in enumerate(wanted):
                d = math.hypot(c[0] - x, c[1] - y)
                if q not in found or d < found[q][0]:
                    found[q] = (d, g, c, size, lit)
    return [found[q][1:] for q in sorted(found)]


def _face(s, g, c, size, lit, shut, turn_=0):
    """Somebody has become a stone: hollows, a brow, a nose and a mouth that the light finds."""
    turn = math.degrees(math.atan2(c[1] - V0[1], c[0] - V0[0])) - 90 + turn_
    high = math.sqrt(g.area)
    lamp, d = s.light, V0 - c
    s.light = unit(V(*(d / np.hypot(*d) * 0.62), 0.75))
    f = face_relief(s, *c, high * 0.34, turn, narrow=1.02)
    s.light = lamp
    m = s.mask(g.buffer(-5)) * f.inside
    s.lift(m * (1 - f.tone) ** 2, 0.5, 1)
    s.wash((np.clip(f.tone * 1.4 - 0.4, 0, 1) * m).astype(np.float32), "#1a1226", 1.1, edge=0, gran=0.6)
    s.wash((step(0.6, 0.9, f.tone) * m).astype(np.float32), NIGHT, 0.5, edge=0)
    s.hatch_field((f.tone * m).astype(np.float32), f.flow, sep=5, w=1.1, thr=0.4, longest=40, col=NIGHT, clip=g)

    def pen(pts, w):
        s.stroke(f.at(path(pts, 8)), w, NIGHT, clip=g, wobble=1.4)

    for e in (-1, 1):
        pen([(0.14 * e, -0.26), (0.4 * e, -0.4), (0.72 * e, -0.22)], 3)
        pen([(0.2 * e, -0.06), (0.42 * e, 0.03 if shut else -0.18), (0.64 * e, -0.06)], 2.6)
        if not shut:
            pen([(0.2 * e, -0.06), (0.42 * e, 0.02), (0.64 * e, -0.06)], 2)
            s.fill(ell(*f.at([(0.42 * e + 0.08 * (1 if c[0] < 500 else -1), -0.08)])[0], high * 0.028), NIGHT)
    pen([(-0.05, -0.2), (-0.08, 0.2), (-0.2, 0.36), (0, 0.42), (0.2, 0.36)], 2.2)
    pen([(-0.36, 0.66), (-0.1, 0.62), (0.06, 0.65), (0.36, 0.62)], 3)
    pen([(-0.2, 0.8), (0, 0.85), (0.2, 0.79)], 1.6)
    pen([(0.5, -0.9), (0.3, -0.5), (0.56, -0.1), (0.5, 0.5), (0.7, 0.9)], 1.8)  # a crack


def _mouth(s):
    r = s.rng
    g = valid(Polygon([wall(a, 1.0) + r.normal(size=2) * 1.5 for a in np.linspace(0, math.tau, 60)]))
    s.cover(g)
    s.wash(g, "#bfe0e4", 0.35, col2="#f6efc4", mix=("lin", 90, 0, 1), gran=0.4)
    s.wash(blob([(420, 210), (560, 190), (520, 280), (420, 330), (380, 300)]), "#6fb0cc", 0.5, wet=40, clip=g)
    s.glow(540, 420, 250, "#fff0b0", 0.2, 0.5)
    for _ in range(120):  # grass leans in over the rim
        a = r.uniform(0, math.tau)
        p, n = wall(a, 1.0, 1.02), -np.array([math.cos(a), math.sin(a)])
        q = r.uniform(10, 34)
        e = np.array([-n[1], n[0]]) * r.normal() * 12
        s.curve([p, p + n * q * 0.6 + e * 0.4, p + n * q + e], r.uniform(1.4, 3), ("#2a4a2e", "#4f7a3a", "#14261c")[int(r.integers(3))], n=5)
    s.outline(g, 2.6, lost=0.1)
    return g


def _helper(s, mouth):
    """Who leans over the rim: the face upright to us, the arm hanging down the wall towards the climber."""
    dark = dict(col2=HELPER[1], shade=0.7, shcol=HELPER[2], hatch=0, line=1.9)
    coat = blob([(640, 600), (628, 552), (654, 520), (700, 500), (760, 520), (800, 600)])
    s.thing(coat.intersection(mouth.buffer(2)), "#8a2f4a", 1.0, shade=0.8, shcol="#2a0a1c", hatch=4, line=2.2)
    neck = limb([(672, 520), (660, 500)], [18, 17])
    s.thing(neck.intersection(mouth), HELPER[0], 0.9, **dark)

    def q(pts):
        return [tuple(p) for p in move(np.array(pts, float), 650, 462, 0.78, -22)]

    s.thing(blob(q([(-46, 30), (-56, -20), (-40, -62), (0, -78), (42, -62), (56, -18), (48, 34), (30, 10), (-30, 10)])), "#1c1014", 1.3, shade=0.5, hatch=0, line=2)  # fmt: skip
    face = blob(q([(-40, -18), (-36, -48), (0, -58), (36, -48), (41, -16), (36, 22), (18, 52), (0, 58), (-18, 52), (-35, 22)]))
    s.thing(face, HELPER[0], 0.85, **dark)
    fringe = blob(q([(-44, -10), (-42, -52), (0, -70), (42, -54), (46, -8), (34, -34), (10, -42), (-16, -36), (-34, -30)]))
    s.fill(fringe, "#1c1014")
    for e in (-1, 1):
        s.thing(ell(*q([(43 * e, 2)])[0], 6, 10, -22), HELPER[0], 0.9, **{**dark, "line": 1.4})
        white = blob(q([(8 * e, -4), (17 * e, -13), (29 * e, -6), (18 * e, 2)]))
        s.fill(white, "#fff6e6", body=True)
        s.fill(ell(*q([(18 * e - 3, -3)])[0], 4.2, 4.6), "#140a0c", body=True)
        s.curve(q([(6 * e, -4), (17 * e, -15), (31 * e, -6)]), 2)
        s.curve(q([(6 * e, -20), (18 * e, -28), (32 * e, -20)]), 2.8)
    s.curve(q([(-2, -6), (-5, 14), (-10, 20), (0, 24), (9, 20)]), 1.7)
    s.fill(blob(q([(-14, 34), (0, 30), (15, 33), (10, 43), (0, 46), (-10, 43)])), "#3a0e14")
    s.stroke(path(q([(-10, 34), (0, 33), (11, 34)]), 6), 2.6, "#fff6e6", body=True)
    for _ in range(40):
        a = s.rng.uniform(3.5, 6.0)
        p = np.array([math.cos(a) * 50, math.sin(a) * 62 + 2])
        s.curve(q([p, p * 1.1 + s.rng.normal(size=2) * 5, p * 1.2 + s.rng.normal(size=2) * 8]), 1.6, "#1c1014")
    sleeve = smooth(union(limb([(702, 540), (756, 606)], [27, 21]), limb([(756, 606), (720, 662)], [21, 17])), 2)
    s.wash(move(sleeve, 20, 14), NIGHT, 0.8, wet=10)
    s.thing(sleeve, "#9a3854", 1.0, shade=0.8, shcol="#2a0a1c", hatch=4, line=2.4)
    for pts in ([(728, 600), (744, 598), (756, 588)], [(730, 604), (748, 606), (768, 596)], [(732, 610), (748, 618), (770, 616)], [(690, 560), (710, 566), (728, 556)], [(714, 640), (726, 636), (738, 642)]):
        s.curve(pts, 1.9, "#2a0a1c", clip=sleeve)
    o = np.array([30.0, -48.0])
    s.thing(limb([(722, 652), (716, 676), o + (682, 738)], [15, 14, 12]), HELPER[0], 0.9, **dark)
    for p in ([(656, 778), (642, 798), (634, 812), (630, 826)], [(666, 784), (656, 812), (652, 828), (650, 842)], [(676, 786), (672, 816), (671, 832), (671, 844)], [(686, 780), (690, 806), (690, 822), (688, 834)]):  # fmt: skip
        s.thing(limb([o + v for v in p], [9, 9, 8, 6], 6), HELPER[0], 0.9, **dark)
    palm = move(blob([(668, 730), (694, 738), (700, 762), (684, 786), (660, 782), (650, 756)]), *o)
    s.thing(palm, HELPER[0], 0.9, **dark)
    s.thing(limb([o + v for v in ((656, 752), (634, 762), (618, 780))], [10, 9, 6], 6), HELPER[0], 0.9, **dark)
    for p in ([(662, 748), (674, 764), (670, 780)], [(690, 752), (680, 764), (682, 778)]):
        s.curve([o + v for v in p], 1.2)
    s.thing(limb([(702, 650), (738, 664)], [8, 8]), "#fff0d8", 0.3, shade=0.5, hatch=0, line=1.8)


def _rope(s, pts, width, seed):
    """A rail plaited of light."""
    p = np.asarray(pts, float)
    g = limb(p, width, 4)
    s.thing(g, GOLD, 0.85, col2="#fbe28a", shade=0.8, shcol="#a8560e", hatch=0, line=2)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None]
    e = np.c_[-d[:, 1], d[:, 0]]
    u, i = 0.0, 0
    at_ = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    while u < at_[-1]:
        j = min(len(p) - 1, int(np.searchsorted(at_, u)))
        w = width[j]
        a, b = p[j] - e[j] * w, p[j] + e[j] * w + d[j] * w * 1.5
        m = (a + b) / 2 + d[j] * w * (0.5 if i % 2 else -0.3)
        s.curve([a, m, b], max(1, w * 0.16), "#8a4208", n=5, clip=g)
        s.curve([a + d[j] * w * 0.4, m + d[j] * w * 0.4, b + d[j] * w * 0.3], max(1, w * 0.22), "#fffbe0", n=5, body=True, clip=g)
        u += w * 1.15
        i += 1
    return g


def _ladder(s):
    """Returns the heights of the rungs."""
    hs = np.geomspace(0.1, 1.06, 90)
    light = valid(Polygon([*[rail(h, -1.5) for h in hs], *[rail(h, 1.5) for h in hs[::-1]]]))
    s.wash(move(light, 26, 10), NIGHT, 0.8, wet=24)
    s.lift(light, 0.25, 30)
    s.wash(light, "#f8c860", 0.35, wet=40)
    rungs = [0.118 + 0.031 * k for k in range(29)]
    for h in rungs[::-1]:
        a, b = rail(h, -1), rail(h, 1)
        s.thing(limb([a, (a + b) / 2 + [0, 1.2 / h], b], [2.1 / h] * 3), GOLD, 0.85, col2="#fbe28a", shade=0.8, shcol="#a8560e", hatch=0, line=1 + 0.18 / h)
        s.stroke([a + [3 / h, -0.8 / h], b - [5 / h, 0.8 / h]], 0.7 / h, "#fffbe0", body=True)
    for e in (-1, 1):
        _rope(s, [rail(h, e) for h in hs], [min(24, 2.9 / h) for h in hs], e)
    return rungs


def _tread(s, h, x, half):
    """The rung across the waist of a sole that stands on it, seen from below."""
    a, b = rail(h, -1), rail(h, 1)
    g = limb([a, (a + b) / 2 + [0, 1.2 / h], b], [2.1 / h] * 3).intersection(box(x - half, a[1] - 80, x + half, a[1] + 80))
    s.wash(move(g, 0, 9), "#050204", 1.1, wet=4)
    s.wash(move(g, 0, -8), "#050204", 1.1, wet=4)
    s.cover(g)
    s.wash(g, GOLD, 0.85, col2="#fbe28a", edge=0.4)
    x0, y0, x1, y1 = g.bounds
    s.wash(box(x0, (y0 + y1) / 2 + 3, x1, y1), "#a8560e", 0.6, wet=3, clip=g)
    for y, w in ((y0 + 1, 3), (y1 - 1, 4)):
        s.stroke([(x0 - 1, y), ((x0 + x1) / 2, y + 1), (x1 + 1, y)], w, taper=(0, 0), wobble=0.6)
    s.stroke([(x0 + 4, y0 + 7), (x1 - 4, y0 + 7)], 3, "#fffbe0", body=True)


def _boot(s, x, y, q, turn):
    """The sole of a boot, seen from under it; x, y where the rung presses into its waist."""

    def p(pts):
        return [tuple(v) for v in move(np.array(pts, float), x, y, q, turn)]

    s.thing(blob(p([(-46, 20), (-54, -40), (-48, -92), (0, -112), (48, -92), (54, -40), (46, 20), (40, 66), (-40, 66)])), "#5a3018", 1.2, shade=0.8, shcol="#140806", hatch=5, line=2.8)  # fmt: skip
    sole = blob(p([(-44, -60), (-40, -100), (0, -118), (40, -100), (45, -60), (36, -6), (34, 24), (38, 62), (26, 94), (0, 102), (-26, 94), (-38, 62), (-34, 24), (-36, -6)]))  # fmt: skip
    s.thing(sole, "#2e1c18", 1.3, col2="#4a3024", shade=0.7, shcol="#0a0406", hatch=0, line=3)
    heel = blob(p([(-32, 44), (0, 36), (32, 44), (30, 78), (14, 96), (-14, 96), (-30, 78)]))
    s.thing(heel, "#3a2820", 1.2, shade=0.7, shcol="#0a0406", hatch=0, line=2.6)
    for k in range(7):
        b = -98 + k * 13
        s.stroke(p([(-32 + abs(k - 3), b), (0, b - 8), (32 - abs(k - 3), b)]), 5 * q, "#0c0608", taper=(0.1, 0.1))
        s.stroke(p([(-30 + abs(k - 3), b + 4), (0, b - 4), (30 - abs(k - 3), b + 4)]), 1.8 * q, "#b08a5a", body=True, alpha=0.7)
    for k in range(3):
        s.stroke(p([(-22, 54 + k * 13), (22, 54 + k * 13)]), 4 * q, "#0c0608")
    for e in (-1, 1):
        for k in range(5):
            s.fill(ell(*p([(e * 38, -80 + k * 18)])[0], 1.8), "#d8c090", body=True)


def _climber(s, rungs):
    r = s.rng
    trousers = dict(col2="#3a2e4a", shade=0.9, shcol="#0c0816", hatch=5, line=3, gran=0.5)
    wool = dict(col2="#1e4f86", shade=0.85, shcol="#081830", hatch=0, line=3, gran=0.5)

    def knit(g, way, n):
        threads(s, g, way, (("#0a2040", 0), ("#17406e", 0), ("#8fc4ee", 1), ("#05101f", 0)), n, 15, 2.0, lit_part=0.25, share=lambda x, y, lit: np.clip((1010 - y) / 160, 0.1, 0.9) if lit else 0.75, alpha=0.85, wobble=0.4)  # fmt: skip

    # the hand that holds on: to the left rail
    grip = rail(0.315, -1)
    way = rail(0.33, -1) - rail(0.3, -1)
    wrist = grip + [-34, 44]
    fore = limb([(392, 990), (372, 950), tuple(wrist)], [34, 30, 19])
    # one foot stands on a rung, the knee of the other is bent outwards to the next
    x, y = rail(rungs[2], 0.42)
    thigh = limb([(560, 1062), (640, 1056), (722, 1098)], [64, 60, 54])
    shin = limb([(722, 1104), (660, 1160), (x + 26, y - 22)], [53, 45, 36])
    s.wash(move(shin, 16, 26), NIGHT, 0.8, wet=14)
    s.thing(shin, "#4e4060", 1.1, **trousers)
    _boot(s, x, y - 8, 0.78, 16)
    _tread(s, rungs[2], x, 37)
    low = rail(rungs[1], -0.4)
    seat = blob([(372, 1070), (384, 1006), (440, 974), (520, 966), (590, 984), (624, 1040), (604, 1110), (540, 1130), (486, 1104), (440, 1140), (388, 1130)])
    leg = limb([(446, 1056), (400, 1150), (low[0] + 4, low[1] - 70)], [70, 60, 46])
    seat = smooth(union(seat, leg, thigh), 10)
    s.thing(seat, "#5a4c6c", 1.1, **trousers)
    _boot(s, low[0], low[1] - 10, 0.98, -7)
    _tread(s, rungs[1], low[0], 48)
    s.wash(blob([(470, 1000), (530, 1000), (520, 1090), (486, 1130), (470, 1080)]), "#0c0816", 0.8, wet=16, clip=seat)
    for g, a in ((shin, 2.4), (thigh, 0.25), (leg, 1.8)):
        threads(s, g, lambda x, y, a=a: a, (("#0c0816", 0), ("#2c2238", 0), ("#b0a0c0", 1)), 110, 26, 1.4, lit_part=0.4, share=lambda x, y, lit: np.clip((1150 - y) / 420, 0.05, 0.4) if lit else 0.6, alpha=0.8)  # fmt: skip
    for p in ([(500, 990), (506, 1050), (490, 1106)], [(430, 1110), (470, 1090), (490, 1104)], [(590, 1010), (566, 1060), (520, 1100)], [(360, 1150), (396, 1140), (440, 1156)], [(362, 1172), (394, 1166), (436, 1178)], [(670, 1056), (700, 1090), (740, 1096)], [(676, 1120), (700, 1110), (716, 1086)], [(408, 1040), (430, 1050), (452, 1044)], [(560, 1030), (580, 1042), (600, 1038)]):  # fmt: skip
        s.curve(p, 2.6, "#0c0816")
    s.stroke(path([(382, 1016), (440, 990), (520, 982), (592, 998)], 8), 12, "#1c0e0c", taper=(0, 0))
    # the head is thrown back: cap, and an ear
    s.thing(limb([(516, 900), (528, 868)], [30, 28]), SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.2)
    torso = blob([(380, 1010), (384, 950), (410, 900), (452, 878), (520, 872), (586, 880), (622, 908), (618, 960), (598, 1006), (540, 998), (450, 1000)])
    s.thing(torso, "#2f6fae", 1.1, **wool)
    knit(torso, lambda x, y: 1.57 + (x - 505) * 0.0016, 420)
    for k in range(22):
        x = 386 + k * 9.8
        s.curve([(x, 1008 - 9 * math.sin(k / 21 * 3.1)), (x + 1, 996 - 10 * math.sin(k / 21 * 3.1)), (x + 2, 984 - 11 * math.sin(k / 21 * 3.1))], 2.4, "#0a2040", clip=torso)  # fmt: skip
    for p in ([(420, 910), (430, 950), (420, 990)], [(590, 900), (580, 950), (590, 996)], [(450, 920), (500, 934), (550, 922)], [(440, 960), (500, 968), (560, 958)]):  # fmt: skip
        s.curve(p, 2.2, "#081830", clip=torso)
    cap = blob([(474, 862), (468, 822), (484, 784), (520, 768), (560, 778), (582, 812), (578, 852), (552, 878), (500, 882)])
    s.thing(cap, "#d8322a", 1.1, col2="#a81c28", shade=0.85, shcol="#3a0618", hatch=0, line=2.8)
    for k in range(9):
        q = (k - 4) / 4
        s.curve([(526 + q * 50, 872 - 6 * q * q), (526 + q * 46, 826), (524 + q * 16, 780)], 2.4, "#5a0a1c", clip=cap)
        s.curve([(531 + q * 50, 866 - 6 * q * q), (531 + q * 45, 826), (526 + q * 16, 784)], 1.8, "#ff9a80", body=True, clip=cap, alpha=0.8)
    s.stroke(path([(470, 850), (500, 874), (552, 872), (582, 842)], 8), 16, "#8f1626", taper=(0, 0))
    for k in range(14):
        p = path([(470, 850), (500, 874), (552, 872), (582, 842)], 8)[1 + k * 24 // 15]
        s.stroke([p + [-2, -8], p + [2, 8]], 1.8, "#3a0618")
    for _ in range(60):  # the tuft on top
        a = r.uniform(0, math.tau)
        s.curve([(524, 772), (524 + 9 * math.cos(a), 770 + 8 * math.sin(a)), (524 + 19 * math.cos(a), 768 + 17 * math.sin(a))], 2, ("#8f1626", "#ff7a5a", "#d8322a")[int(r.integers(3))], n=4)  # fmt: skip
    s.thing(ell(588, 838, 8, 14, -14), SKIN[0], 0.85, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    # left arm, its hand closed on the rail
    grasp(s, grip, way, wrist, 62, skin=SKIN, thumb=1, line=1.9)
    s.thing(fore, "#3878b8", 1.05, **wool)
    knit(fore, lambda x, y: -1.3, 90)
    upper = limb([(424, 914), (388, 952), (384, 1000)], [36, 36, 35])
    s.thing(upper, "#3473b2", 1.05, **wool)
    knit(upper, lambda x, y: 2.0, 90)
    s.stroke([wrist + [-20, -8], wrist + [16, 12]], 9, "#0f2f58", taper=(0, 0))
    # right arm, towards the other hand
    skin_ = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    for p in ([(684, 854), (676, 834), (671, 821), (667, 808)], [(692, 846), (688, 825), (686, 812), (683, 799)], [(701, 846), (702, 825), (702, 812), (702, 799)], [(709, 850), (714, 833), (717, 823), (720, 813)]):  # fmt: skip
        s.thing(limb(p, [8, 8, 7, 5.5], 6), SKIN[0], 0.85, **skin_)
    s.thing(blob([(675, 884), (678, 852), (700, 842), (717, 852), (719, 882), (698, 896)]), SKIN[0], 0.85, **skin_)
    s.thing(limb([(680, 876), (663, 862), (654, 848)], [9, 8, 5.5], 6), SKIN[0], 0.85, **skin_)
    sleeve = limb([(586, 918), (646, 956), (696, 938), (699, 896)], [36, 34, 30, 22])
    s.wash(move(sleeve, 10, 18), NIGHT, 0.7, wet=9)
    s.thing(sleeve, "#3878b8", 1.05, **wool)
    knit(sleeve, lambda x, y: 0.5 if x < 660 else -1.6, 150)
    s.stroke([(677, 896), (721, 896)], 9, "#0f2f58", taper=(0, 0))


@card("ochre", paper="cold", light=(0.0, -0.9), fresh=False)
def ladder_well(s):
    """From the bottom of a well: soles, a ladder of light, and a hand that comes down to meet a hand."""
    faces = _stones(s)
    for i, f in enumerate(faces):
        _face(s, *f, shut=i in (1, 2), turn_=(6, -8, 0, 10)[i])
    mouth = _mouth(s)
    rungs = _ladder(s)
    _helper(s, mouth)
    _climber(s, rungs)
    s.wash(blob([(-100, 1180), (120, 1300), (240, 1600), (-100, 1600)]), NIGHT, 0.9, wet=80, gran=0.6)
    s.wash(blob([(1100, 1150), (930, 1290), (760, 1600), (1100, 1600)]), NIGHT, 1.0, wet=80, gran=0.6)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
