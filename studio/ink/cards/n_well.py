"""A well, seen by somebody who is still at the bottom."""

from ..easel import *
from ..kit.brush import tangle, threads
from ..kit.grasp import grasp
from ..kit.profile import fingers, profile
from ..kit.relief import face_relief
from ..kit.rim import rim

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
    s.wash(s.all, "#2a2434", 1.2, pool=0.5, gran=0.25)
    s.wash(s.all, NIGHT, 1.0, grad=("rad", *V0, 1150, 0.0, 1.3), gran=0.25)
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
            s.wash(g, mix("#3a3850", "#f2d193", lit), 1.35 - 1.0 * lit, col2=mix("#241c30", "#c88f4a", lit), edge=0.8, gran=0.25, pool=0.6)
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
    s.wash((np.clip(f.tone * 1.4 - 0.4, 0, 1) * m).astype(np.float32), "#1a1226", 1.1, edge=0, gran=0.25)
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
    """Who lies over the rim: dark against the day, an arm down the wall; the hand is nearest to us."""
    dark = dict(col2=HELPER[1], shade=0.7, shcol=HELPER[2], hatch=0, line=2)
    body = blob([(690, 570), (688, 528), (716, 494), (764, 470), (810, 480), (830, 560), (760, 620)]).intersection(mouth.buffer(6))
    s.thing(body, "#6a2038", 1.2, shade=0.8, shcol="#1c0612", hatch=4, line=2.4)
    at_ = profile(s, 664, 466, 98, -34, flip=True, skin=HELPER, eye="open", brow=-0.4, neck=((722, 520), 22), k=1.0, line=2.2, iris="#10060a")
    hair_ = valid(Polygon(at_(path([(0.70, 0.14), (0.60, 0.2), (0.52, 0.30), (0.46, 0.44), (0.40, 0.56), (0.30, 0.70), (0.08, 0.74), (-0.08, 0.56), (-0.14, 0.3), (-0.06, 0.04), (0.18, -0.12), (0.5, -0.08)], 8, True))))
    s.fill(hair_, "#170c10")
    for q in range(3):
        tangle(s, hair_.buffer(7), 50, ("#0c0608", "#241418", "#5a3a34")[q], 1.5, length=40, loop=0.5, inner=1)
    ear = at_([(0.40, 0.53)])[0]
    s.thing(ell(*ear, 5.5, 8, -20), HELPER[0], 1.0, **{**dark, "line": 1.5})
    s.fill(ell(*at_([(0.41, 0.63)])[0], 3.4), "#f6c22e", body=True)
    sleeve = blob([(704, 524), (738, 498), (772, 520), (776, 566), (754, 608), (728, 650), (690, 626), (706, 590), (708, 556)])
    s.wash(move(sleeve, 22, 18), NIGHT, 0.9, wet=12)
    s.thing(sleeve, "#a8324e", 1.05, col2="#8a2440", shade=0.9, shcol="#2a0a1c", hatch=4, line=2.6)
    for pts in ([(712, 566), (736, 572), (764, 554)], [(706, 592), (732, 602), (758, 588)], [(716, 536), (736, 548), (766, 532)], [(700, 612), (722, 622), (740, 620)]):
        s.curve(pts, 2, "#2a0a1c", clip=sleeve)
    fingers(s, 704, 634, 74, 131, curls=(3, 2, 4, 8), spread=9, thumb=(-44, 12), flip=False, skin=HELPER, k=0.95, line=2)
    s.thing(limb([(688, 620), (724, 648)], [9, 9]), "#fff0d8", 0.35, shade=0.6, hatch=0, line=2)
    rim(s, sleeve, 4, 5, "#ffe6b8")
    rim(s, hair_, 3, 4, "#e8c890", 0.7)


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


def _ladder(s, mouth):
    """Returns the heights of the rungs."""
    hs = np.geomspace(0.1, 1.06, 90)
    light = valid(Polygon([*[rail(h, -1.5) for h in hs], *[rail(h, 1.5) for h in hs[::-1]]]))
    s.wash(move(light, 26, 10), NIGHT, 0.8, wet=24, clip=s.all.difference(mouth))
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


def _knit(s, g, way, n):
    threads(s, g, way, (("#0a2040", 0), ("#17406e", 0), ("#8fc4ee", 1), ("#05101f", 0)), n, 13, 1.8, lit_part=0.3, share=lambda x, y, lit: np.clip((960 - y) / 160, 0.1, 0.9) if lit else 0.7, alpha=0.85, wobble=0.4)  # fmt: skip


def _legs(s, rungs):
    """One leg stands, nearly straight; the other is drawn up, its knee turned out."""
    cloth_ = dict(col2="#3a2e4a", shade=0.9, shcol="#0c0816", hatch=5, line=2.8, gran=0.25)
    low, high = rail(rungs[2], -0.36), rail(rungs[3], 0.5)
    shin = blob([(664, 986), (688, 1006), (680, 1036), (640, 1064), (604, 1086), (570, 1076), (566, 1040), (600, 1016), (636, 992)])
    s.wash(move(shin, 16, 26), NIGHT, 0.9, wet=14)
    s.thing(shin, "#4e4060", 1.1, **cloth_)
    _boot(s, high[0] + 4, high[1] + 2, 0.6, 10)
    _tread(s, rungs[3], high[0] + 4, 28)
    leg = blob([(440, 960), (420, 1010), (404, 1060), (396, 1110), (398, 1156), (446, 1160), (458, 1110), (474, 1060), (500, 1010), (506, 970)])
    thigh = blob([(500, 960), (560, 946), (620, 958), (668, 972), (690, 994), (676, 1024), (630, 1022), (570, 1024), (520, 1030)])
    for g in (leg, thigh):
        s.wash(move(g, 10, 20), NIGHT, 0.8, wet=14)
    seat = smooth(union(blob([(424, 990), (430, 944), (470, 926), (540, 926), (578, 950), (574, 1010), (530, 1036), (490, 1024), (450, 1034)]), leg, thigh), 7)
    s.thing(seat, "#5a4c6c", 1.1, **cloth_)
    for pts in ([(500, 950), (504, 990), (498, 1026)], [(446, 1010), (472, 1024), (498, 1022)], [(504, 1024), (536, 1018), (570, 996)], [(404, 1076), (436, 1086), (466, 1076)], [(406, 1096), (434, 1104), (460, 1096)], [(612, 964), (636, 990), (672, 996)], [(400, 1134), (424, 1142), (450, 1134)], [(630, 1010), (650, 1000), (664, 986)]):
        s.curve(pts, 2.5, "#0c0816")
    _boot(s, low[0], low[1] - 4, 0.74, -5)
    _tread(s, rungs[2], low[0], 35)
    s.stroke(path([(430, 950), (470, 932), (540, 931), (578, 950)], 8), 11, "#1c0e0c", taper=(0, 0))
    return seat


def _climber(s, rungs):
    """From below and behind: one hand on the rail, the other goes up to meet a hand."""
    r = s.rng
    wool = dict(col2="#1e4f86", shade=0.85, shcol="#081830", hatch=0, line=2.8, gran=0.25)
    seat = _legs(s, rungs)
    grip, way = rail(0.395, -1), rail(0.41, -1) - rail(0.38, -1)
    wrist = grip + [-26, 26]
    s.thing(limb([(508, 840), (512, 820)], [26, 25]), SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    torso = blob([(430, 950), (426, 900), (434, 862), (456, 838), (506, 830), (560, 836), (582, 858), (586, 900), (580, 948), (540, 936), (470, 936)])
    s.thing(torso, "#2f6fae", 1.1, **wool)
    _knit(s, torso, lambda x, y: 1.57 + (x - 505) * 0.0016, 330)
    for k in range(17):
        x = 433 + k * 9
        y = 951 - 16 * math.sin(k / 16 * math.pi)
        s.curve([(x, y), (x + 1, y - 10), (x + 1, y - 19)], 2.2, "#0a2040", clip=torso)
    for pts in ([(448, 870), (462, 900), (456, 930)], [(570, 866), (556, 900), (562, 930)], [(476, 880), (506, 890), (540, 880)], [(470, 908), (506, 914), (546, 906)]):
        s.curve(pts, 2, "#081830", clip=torso)
    left = blob([(470, 842), (440, 842), (410, 838), (398, 828), (420, 812), (440, 806), (428, 786), (400, 790), (366, 810), (352, 832), (366, 858), (404, 878), (444, 892), (470, 880)])
    grasp(s, grip, way, wrist, 46, skin=SKIN, thumb=1, line=1.8)
    s.wash(move(left, 6, 16), NIGHT, 0.7, wet=9)
    s.thing(left, "#3878b8", 1.05, **wool)
    _knit(s, left, lambda x, y: 0.1 if y > 840 else -0.5, 130)
    for pts in ([(366, 830), (384, 836), (400, 828)], [(376, 850), (396, 846), (412, 838)], [(446, 850), (436, 868), (446, 888)]):
        s.curve(pts, 2, "#081830", clip=left)
    s.stroke([(426, 784), (442, 808)], 8, "#0f2f58", taper=(0, 0))
    fingers(s, 630, 742, 70, -74, curls=(-2, 2, 4, 8), spread=9, thumb=(-46, 14), skin=SKIN, k=0.85, line=2)
    right = blob([(546, 846), (580, 842), (600, 820), (608, 780), (610, 742), (650, 738), (658, 780), (652, 824), (634, 862), (604, 890), (566, 896), (544, 880)])
    s.wash(move(right, 12, 14), NIGHT, 0.7, wet=9)
    s.thing(right, "#3878b8", 1.05, **wool)
    _knit(s, right, lambda x, y: -1.35 if y < 850 else -0.6, 150)
    for pts in ([(602, 826), (624, 830), (648, 820)], [(600, 842), (620, 852), (640, 846)], [(560, 850), (572, 868), (566, 890)], [(612, 772), (632, 778), (654, 770)]):
        s.curve(pts, 2, "#081830", clip=right)
    s.stroke([(609, 746), (651, 742)], 9, "#0f2f58", taper=(0, 0))
    for x, turn in ((466, 8), (560, -10)):
        s.thing(ell(x, 802, 7, 13, turn), SKIN[0], 0.85, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    cap = blob([(466, 812), (464, 782), (478, 752), (512, 742), (546, 752), (560, 780), (558, 812), (536, 830), (490, 830)])
    s.thing(cap, "#e0382c", 1.1, col2="#b81e28", shade=0.85, shcol="#3a0618", hatch=0, line=2.6)
    for k in range(9):
        q = (k - 4) / 4
        s.curve([(512 + q * 44, 822 - 5 * q * q), (512 + q * 40, 784), (512 + q * 12, 750)], 2.2, "#5a0a1c", clip=cap)
        s.curve([(516 + q * 44, 818 - 5 * q * q), (516 + q * 39, 784), (514 + q * 12, 752)], 1.6, "#ff9a80", body=True, clip=cap, alpha=0.8)
    s.stroke(path([(466, 806), (490, 824), (536, 824), (560, 804)], 8), 13, "#8f1626", taper=(0, 0))
    for _ in range(60):  # the tuft on top
        a = r.uniform(0, math.tau)
        s.curve([(512, 744), (512 + 8 * math.cos(a), 742 + 7 * math.sin(a)), (512 + 17 * math.cos(a), 740 + 15 * math.sin(a))], 2, ("#8f1626", "#ff7a5a", "#d8322a")[int(r.integers(3))], n=4)  # fmt: skip
    for g in (union(left, right, torso, seat), cap):
        rim(s, g, 0, 5, "#fff0c0", 0.8)


@card("ochre", paper="cold", light=(0.0, -0.9))
def ladder_well(s):
    """From the bottom of a well: soles, a ladder of light, and a hand that comes down to meet a hand."""
    faces = _stones(s)
    for i, f in enumerate(faces):
        _face(s, *f, shut=i in (1, 2), turn_=(6, -8, 0, 10)[i])
    mouth = _mouth(s)
    rungs = _ladder(s, mouth)
    _helper(s, mouth)
    _climber(s, rungs)
    s.wash(blob([(-100, 1180), (120, 1300), (240, 1600), (-100, 1600)]), NIGHT, 0.9, wet=80, gran=0.25)
    s.wash(blob([(1100, 1150), (930, 1290), (760, 1600), (1100, 1600)]), NIGHT, 1.0, wet=80, gran=0.25)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
