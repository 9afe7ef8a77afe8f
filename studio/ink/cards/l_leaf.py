"""The last leaf of a tree that has buds."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile

NIGHT = "#170d0c"
SKIN = ("#f0c09a", "#dc8a66", "#7a3c44")
BLUE = ("#2f6a96", "#0a1c34", "#5f96bc")
BROWN = ("#94663e", "#3a1e14", "#b88c5c")
BARK = ("#7a5234", "#1c0e0c")
FOOT, TOP = np.array([812.0, 1560.0]), np.array([436.0, 168.0])


def rung(t, far=0.0):
    """A point of the ladder: t from the foot to the top, far: 1 on the other stile."""
    return FOOT + (TOP - FOOT) * t + np.array([-104 + 26 * t, -16]) * far


def _air(s):
    r = s.rng
    s.wash(s.all, "#f6dc9a", 0.5, col2="#f0bc6a", pool=0.6, bloom=4, gran=0.5)
    s.lift(ell(250, 430, 260, 300), 0.6, 80)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (640, 1600), (820, 1100), (760, 500)]), "#a85e2a", 1.0, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (900, 1600), (930, 700)]), "#4a2414", 0.6, wet=80, gran=0.6, pool=0.7)
    for y, col, k, seed in ((1150, "#d8a860", 0.5, 0), (1230, "#b87a3c", 0.7, 2), (1330, "#8a4e24", 0.9, 4)):  # far below
        g = poly([*path([(-40, y + 30), (180, y - 24 + seed * 6), (420, y + 26), (700, y - 10), (1040, y + 40)], 10), (1040, 1560), (-40, 1560)])
        s.cover(g, 0.25)
        s.wash(g, col, k, col2="#e0b46a", gran=0.6, pool=0.6, bloom=2)
        s.outline(g, 1.5, lost=0.4)
    s.wash(blob([(300, 1400), (700, 1340), (1100, 1300), (1100, 1600), (200, 1600)]), "#4a2414", 0.5, wet=70, gran=0.6)
    for x, y in ((96, 1168), (150, 1178), (238, 1162)):  # a village
        s.thing(poly([(x, y), (x + 30, y), (x + 30, y - 22), (x, y - 22)]), "#fff4dc", 0.3, shade=0.4, hatch=0, line=1.5)
        s.thing(poly([(x - 4, y - 22), (x + 34, y - 22), (x + 15, y - 40)]), "#a83a24", 1.0, shade=0.4, hatch=0, line=1.5)
    for x in np.arange(20, 700, 46):
        s.curve([(x, 1246 + 12 * math.sin(x)), (x + 60, 1300), (x + 80, 1420)], 1.2, "#6a3a1c", alpha=0.6)
    for _ in range(120):  # all that have fallen
        x, y = r.uniform(-10, 1000), 1360 + 140 * r.random() ** 0.7
        q = 5 + (y - 1340) * 0.075
        _leaf(s, (x, y), q * 1.5, r.uniform(0, 360), ("#c8401e", "#e08a2a", "#a83a1e", "#e8b83e")[r.integers(4)], 1.2, veins=q > 12)


def _leaf(s, at, long, way, col, line, veins=True, hatch=0):
    """A leaf with its stem at `at`, its tip that way."""

    def q(pts):
        return [(*move([p[:2]], *at, long, way)[0], *p[2:]) for p in pts]

    g = blob(q([(0, 0, 1), (0.16, -0.20), (0.36, -0.31), (0.55, -0.29), (0.78, -0.16), (1, 0.02, 1), (0.80, 0.17), (0.56, 0.30), (0.34, 0.30), (0.14, 0.19)]), 6)
    s.thing(g, col, 1.0, col2=mix(col, "#f0a030", 0.5), shade=0.6, shcol=mix(col, "#2a0808", 0.7), hatch=hatch, line=line)
    if veins:
        s.stroke([p[:2] for p in q([(-0.12, 0), (0.4, 0.01), (0.95, 0.02)])], line * 0.9, mix(col, "#1c0606", 0.75))
        for u in (0.16, 0.3, 0.45, 0.6, 0.74):
            for e in (-1, 1):
                s.curve([p[:2] for p in q([(u, 0.01), (u + 0.09, 0.12 * e), (u + 0.2, 0.25 * e * (1.15 - u * 0.7))])], line * 0.55, mix(col, "#1c0606", 0.7), clip=g)
    return g


def _tree(s):
    r = s.rng
    twigs = np.random.default_rng(5)
    tips, fine = [], []
    for x, y, h, w, a in ((900, 330, 420, 20, -100), (800, 190, 330, 15, -125), (700, 132, 260, 12, -84), (620, 128, 250, 10, -128), (520, 150, 200, 8, -96), (890, 500, 330, 16, -150), (930, 90, 240, 12, -70)):
        g, t = places.branches(twigs, x, y, h, w, a, 5, 26, 12, 0.74)
        fine.append(g)
        tips += t
    g = union(*fine)
    s.thing(g, BARK[0], 1.0, shade=0.9, shcol=BARK[1], hatch=0, line=2)
    bough = union(
        limb([(1010, 480), (920, 300), (800, 178), (660, 128), (520, 140), (420, 190), (352, 262), (330, 318)], [70, 48, 33, 25, 19, 14, 9, 5]),
        limb([(990, 620), (900, 506), (850, 470), (770, 440)], [44, 26, 16, 6]),
    )
    trunk = union(blob([(896, 1600), (900, 1300), (912, 1000), (906, 700), (930, 480), (960, 300), (1000, 100), (1100, 0), (1100, 1600)]), bough)
    s.thing(trunk, BARK[0], 1.1, col2="#4a2c1c", shade=1.0, shcol=BARK[1], hatch=6, cross=True, line=3.4, gran=0.6)
    s.wash(blob([(960, 0), (1100, 0), (1100, 1600), (940, 1600), (960, 900)]), NIGHT, 0.7, wet=30, clip=trunk)
    for _ in range(150):  # bark, ridge by ridge
        x, y = r.uniform(896, 1000), r.uniform(300, 1500)
        s.curve([(x, y), (x + r.normal() * 8, y + 30), (x + r.normal() * 8, y + r.uniform(50, 110))], r.uniform(1.5, 4), "#0e0606" if r.random() < 0.7 else "#c08a5a", clip=trunk, alpha=0.8)
    line = path([(1000, 440), (920, 290), (800, 172), (660, 122), (520, 134), (420, 186), (352, 260)], 10)
    for p, d, u in marks.along(line, 12):
        for _ in range(2):
            b = p + r.normal(size=2) * (14 - 9 * u)
            s.curve([b, b + d * 14 + r.normal(size=2) * 2, b + d * r.uniform(22, 40)], r.uniform(1, 2.2), "#0e0606" if r.random() < 0.65 else "#d8a878", clip=bough, alpha=0.8)
    for x, y in tips:
        if r.random() < 0.75:
            for _ in range(r.integers(1, 3)):
                _bud(s, (x, y), r.uniform(-150, -30), r.uniform(0.7, 1.15))
    for p, d, u in marks.along(line, 47):
        n = np.array([-d[1], d[0]])
        p = p + n * (40 - 34 * u)
        a = math.degrees(math.atan2(n[1], n[0])) + r.normal() * 20
        s.stroke([p - n * 14, p + n * 4], 4, BARK[1])
        for e in (-26, 22)[: r.integers(1, 3)]:
            _bud(s, p + n * 2, a + e, 1.3)


def _bud(s, at, way, k):
    g = blob([(*move([p[:2]], *at, k, way)[0], *p[2:]) for p in ((0, -3), (7, -6), (14, -4), (21, 0, 1), (14, 4), (7, 6), (0, 3))], 6)
    s.cover(g)
    s.fill(g, ("#7ab83a", "#5a9a2e", "#a8d04a")[s.rng.integers(3)], body=True)
    s.outline(g, 1.3, "#1c3a14", lost=0.1)
    s.stroke(move([(2, 0), (16, 0)], *at, k, way), 1, "#1c3a14")


def _stile(s, far):
    g = limb([rung(-0.05, far), rung(1.02, far)], [17, 11])
    s.wash(move(g, 10, 6), NIGHT, 0.5, wet=6)
    s.thing(g, "#c08a44" if not far else "#8a5c30", 1.0, shade=0.9, shcol="#2a120a", hatch=5, line=3)
    for _ in range(26):
        t = s.rng.uniform(0, 0.95)
        o = s.rng.normal(size=2) * 4
        s.stroke([rung(t, far) + o, rung(t + 0.03, far) + o], 1.2, "#4a2412", clip=g)


def _ladder(s, near):
    if not near:
        _stile(s, 1)
        for t in np.arange(0.02, 1.0, 0.086):
            g = limb([rung(t, 1.06), rung(t + 0.004, -0.05)], [10, 10])
            s.thing(g, "#d8a458", 1.0, shade=0.9, shcol="#3a1a0c", hatch=4, line=2.6)
        return
    _stile(s, 0)
    for t in np.arange(0.02, 1.0, 0.086):
        s.fill(ell(*rung(t), 6), "#3a1a0c")


def _shoe(s, at, turn):
    def q(pts):
        return [(*move([p[:2]], *at, 1.12, turn, True)[0], *p[2:]) for p in pts]

    s.thing(blob(q([(-44, -40), (4, -44), (22, -18), (62, -10), (80, 8), (78, 18), (-4, 18), (-10, 26, 1), (-46, 26, 1)])), "#8a4a26", 1.1, shade=0.7, shcol="#2a0e08", hatch=0, line=3)
    s.stroke([p[:2] for p in q([(-46, 24), (-8, 24), (-4, 17), (78, 17)])], 5)
    for k in range(3):
        s.stroke([p[:2] for p in q([(8 + k * 12, -34 + k * 9), (26 + k * 11, -26 + k * 9)])], 2.4, "#e8d0a0", body=True)


def _legs(s):
    low, high = rung(0.106, 0.25), rung(0.192, 0.25)
    for pts, foot, turn in (([(806, 1040), (664, 1108), (high[0] + 22, high[1] - 56)], high, -4), ([(850, 1040), (846, 1206), (low[0] + 26, low[1] - 56)], low, 2)):
        s.wash(move(ell(*foot, 60, 14), 6, 8), NIGHT, 0.7, wet=10)
        _shoe(s, foot + [20, -30], turn)
        g = limb(pts, [78, 58, 36])
        s.wash(move(g, 12, 12), "#3a1e14", 0.6, wet=12)
        k = pts[1]
        folds = [[(k[0] + 40, k[1] - 50), (k[0] + 6, k[1] - 8), (k[0] - 30, k[1] + 26)], [(k[0] + 56, k[1] - 10), (k[0] + 20, k[1] + 16), (k[0] - 10, k[1] + 50)], [(pts[2][0] - 30, pts[2][1] - 40), (pts[2][0], pts[2][1] - 26), (pts[2][0] + 34, pts[2][1] - 40)]]
        t0, t1 = (math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(pts, pts[1:], strict=False))
        garment(s, g, *BROWN, lambda x, y, k=k, t0=t0, t1=t1: t0 if y < k[1] else t1, 90, long=36, folds=folds, line=3.2, hatch=0)
        s.thing(limb([(pts[2][0] - 38, pts[2][1] + 2), (pts[2][0] + 36, pts[2][1] + 6)], [11, 11]), BROWN[0], 1.0, shade=0.6, shcol=BROWN[1], hatch=0, line=2.6)


def _arm(s, pts, radii, folds, n=90):
    g = limb(pts, radii)
    s.wash(move(g, 10, 16), NIGHT, 0.8, wet=10)
    ts = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(pts, pts[1:], strict=False)]
    x = pts[1][0]
    garment(s, g, *BLUE, lambda a, b: ts[0] if a > x else ts[-1], n, long=34, folds=folds, line=3.2)


def _body(s):
    coat = blob([(700, 668), (648, 690), (618, 740), (640, 830), (680, 920), (690, 1010), (680, 1062), (760, 1094), (860, 1100), (900, 1084), (906, 980), (890, 860), (856, 750), (800, 686), (750, 664)])
    s.wash(move(coat, 16, 16), NIGHT, 0.9, wet=14)
    folds = [[(690, 960), (760, 980), (850, 960)], [(700, 1000), (780, 1016), (880, 1000)], [(740, 740), (790, 830), (800, 930)], [(860, 790), (850, 880), (870, 980)], [(700, 1060), (720, 1010), (710, 960)]]
    garment(s, coat, *BLUE, lambda x, y: 1.25, 240, long=36, folds=folds, line=3.4)
    # the pocket, full of them
    for x, y, w, c in ((800, 1000, -128, "#d8501e"), (822, 996, -86, "#e8a02e"), (846, 1002, -58, "#b8341c"), (786, 1010, -160, "#e8b83e"), (832, 1000, -108, "#c8401e"), (860, 1012, -28, "#e08a2a")):
        _leaf(s, (x, y + 20), 66, w, c, 1.8)
    bag = blob([(772, 1006, 1), (880, 1010, 1), (878, 1070), (850, 1086), (800, 1084), (774, 1066)])
    garment(s, bag, *BLUE, lambda x, y: 1.5, 90, long=24, line=2.8)
    for y in (1014, 1019):
        s.stroke([(776, y), (878, y + 4)], 1.4, BLUE[2], body=True, alpha=0.7)


def _head(s):
    r = s.rng
    s.thing(limb([(700, 700), (672, 620)], [52, 48]), SKIN[0], 0.75, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    at = profile(s, 642, 548, 214, 16, flip=True, skin=SKIN, brow=-0.4, k=0.7, line=2.8, iris="#2a4a6a")
    s.cover(ell(*at([(0.56, 0.80)])[0], 30, 13, -24), keep=1, ink=0)
    pen = "#6a2c34"
    for pts in ([(0.575, 0.43), (0.545, 0.41), (0.53, 0.38)], [(0.575, 0.44), (0.54, 0.445), (0.515, 0.44)], [(0.58, 0.455), (0.55, 0.475), (0.53, 0.49)], [(0.60, 0.22), (0.65, 0.21), (0.70, 0.225)], [(0.58, 0.25), (0.65, 0.24), (0.715, 0.26)], [(0.61, 0.475), (0.645, 0.49), (0.68, 0.48)], [(0.66, 0.61), (0.60, 0.70), (0.61, 0.78)], [(0.40, 0.80), (0.47, 0.84), (0.52, 0.88)]):
        s.curve([tuple(p) for p in at(pts)], 1.8, pen, wobble=0.5)
    white = ("#9a948e", "#6a645e", "#f0ece6", "#fffdf8")
    tache = valid(Polygon(at(path([(0.775, 0.64), (0.80, 0.68), (0.74, 0.70), (0.66, 0.76), (0.58, 0.78), (0.64, 0.69), (0.70, 0.64)], 8, True))))
    c = at([(0.80, 0.60)])[0]
    locks(s, tache, lambda x, y: math.atan2(y - c[1], x - c[0]), white, 130, long=26, w=1.6)
    fringe = valid(Polygon(at(path([(0.43, 0.26), (0.46, 0.38), (0.41, 0.46), (0.40, 0.58), (0.30, 0.70), (0.20, 0.78), (0.04, 0.72), (-0.07, 0.52), (-0.06, 0.36), (0.1, 0.30), (0.26, 0.22)], 8, True))))
    c2 = at([(0.6, 0.1)])[0]
    locks(s, fringe, lambda x, y: math.atan2(y - c2[1], x - c2[0]) - 0.3, white, 330, long=36, w=1.6)
    for _ in range(40):  # blown about
        p = at([(r.uniform(-0.06, 0.2), r.uniform(0.34, 0.72))])[0]
        a = r.uniform(-0.5, 0.5)
        s.curve([p, p + 22 * np.array([math.cos(a), math.sin(a)]), p + 44 * np.array([math.cos(a - 0.4), math.sin(a - 0.4)])], 1.5, "#fffdf8", body=True)
    for q in range(7):
        s.curve(at([(0.58 + 0.02 * q, 0.34), (0.61 + 0.018 * q, 0.315), (0.65 + 0.014 * q, 0.318)]), 2.2, "#fffdf8", body=True)
    s.thing(ell(*at([(0.345, 0.50)])[0], 16, 25, -12), SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
    s.curve([tuple(p) for p in at([(0.36, 0.45), (0.33, 0.49), (0.345, 0.54)])], 1.6)
    lens = ell(*at([(0.70, 0.42)])[0], 21, 28, 16)
    s.outline(lens, 3.4, "#7a4a14", lost=0)
    s.stroke(at([(0.60, 0.41), (0.48, 0.43), (0.36, 0.45)]), 3.4, "#7a4a14")
    s.stroke(arc(*at([(0.70, 0.42)])[0], 14, 20, 200, 270), 2.4, "#ffffff", body=True)
    collar = blob([(640, 686), (668, 660), (730, 656), (764, 676), (740, 704), (690, 700), (652, 720)])
    garment(s, collar, "#f4ead4", "#6a5a68", "#ffffff", lambda x, y: 0.2, 40, k=0.3, long=20, line=2.6)


def _far_arm(s):
    _arm(s, [(664, 736), (520, 640), (420, 500)], [52, 42, 32], [[(560, 640), (526, 654), (500, 690)], [(560, 700), (520, 670), (490, 640)], [(470, 540), (452, 560), (424, 560)]])
    s.thing(limb([(424, 512), (402, 476)], [22, 24]), SKIN[0], 0.75, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=4, line=2.4)
    s.thing(blob([(382, 492), (374, 446), (392, 420), (424, 426), (432, 462), (418, 494)]), SKIN[0], 0.75, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=4, line=2.6)
    for i in range(4):  # behind the leaf
        y = 424 + i * 19
        digit(s, [(404, y + 4), (366, y - 6), (336, y - 2), (314, y + 6)], [13, 12.5, 11, 9], SKIN, line=2.2, k=0.8, crease=0, hatch=0)


def _last(s):
    """Big, red, and sewn on."""
    s.glow(240, 470, 260, "#ffd27a", 0.3, 0.5)
    stem = np.array([330, 316])
    s.curve([(336, 300), stem, (322, 348)], 7, "#5a1c10")
    _leaf(s, (322, 344), 330, 116, "#d8241c", 3.4, hatch=6)
    for i in range(5):  # stitches
        p = np.array([346 - i * 5, 272 + i * 15])
        s.stroke([p + [-13, -5], p + [13, 7]], 5, "#3a0408", taper=(0.1, 0.1))
        s.stroke([p + [-12, -5], p + [12, 7]], 3.4, "#ff3a3a", body=True, taper=(0.1, 0.1))
    digit(s, [(416, 486), (386, 488), (358, 470), (342, 450)], [19, 18, 15.5, 12], SKIN, nail=1, line=2.4, k=0.8, hatch=0)  # thumb before it


def _near_arm(s):
    _arm(s, [(742, 760), (640, 880), (500, 740)], [64, 52, 36], [[(700, 850), (650, 860), (600, 890)], [(640, 830), (628, 870), (640, 920)], [(670, 900), (630, 876), (590, 850)], [(556, 770), (530, 790), (520, 812)]], 120)
    cuff = limb([(520, 712), (470, 758)], [16, 16])
    garment(s, cuff, *BLUE, lambda x, y: 2.4, 40, long=20, line=2.6)
    look = dict(col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0)
    needle = np.array([[420, 684], [362, 500]], float)
    thread = path([(334, 312), (392, 380), (452, 470), (474, 570), (440, 660), (420, 684)], 8)
    loose = path([(420, 684), (420, 740), (380, 820), (330, 900), (380, 1030), (300, 1150), (250, 1260)], 10)
    for line in (thread, loose):
        s.stroke(line, 4.4, "#3a0408")
        s.stroke(line, 2.9, "#ff3a3a", body=True)
    s.thing(limb([(500, 746), (470, 704)], [27, 30]), SKIN[0], 0.75, line=2.4, **look)
    s.thing(blob([(470, 744), (436, 722), (430, 682), (446, 644), (476, 630), (504, 656), (516, 706), (506, 738)]), SKIN[0], 0.75, line=2.6, **look)
    for q in (2, 1, 0):  # three fingers curled under the two that sew
        x, y = 462 + 3 * q, 672 + 21 * q
        digit(s, [(x, y), (x - 46 + 6 * q, y + 2), (x - 60 + 8 * q, y + 20), (x - 38 + 4 * q, y + 32)], [13, 13, 11.5, 10], SKIN, line=2.2, k=0.8, hatch=0)
    digit(s, [(472, 650), (436, 596), (404, 592), (392, 612)], [15, 14, 12, 10], SKIN, line=2.4, k=0.8, hatch=0)
    s.stroke(needle, 9, "#1d1a20", taper=(0.02, 0.5))
    s.stroke(needle, 5.6, "#fbfdff", body=True, taper=(0.02, 0.5))
    digit(s, [(478, 706), (446, 676), (418, 652), (400, 624)], [19, 17, 14, 10.5], SKIN, nail=1, line=2.4, k=0.8, hatch=0)
    x, y = 250, 1276  # the reel, a long way down
    s.thing(box(x - 20, y - 12, x + 20, y + 34), "#d8241c", 1.1, shade=0.8, shcol="#3a0408", hatch=0, line=2)
    for k in range(8):
        s.stroke([(x - 20, y - 8 + k * 5), (x + 20, y - 5 + k * 5)], 1.5, "#3a0408")
    for q in (y - 16, y + 36):
        s.thing(ell(x, q, 27, 7), "#e0b46a", 0.9, shade=0.7, shcol="#4a2412", hatch=0, line=2.2)


@card("ochre", paper="laid", light=(-0.7, -0.6), fresh=False)
def last_leaf(s):
    """An old man high on a ladder sews the last leaf back; the buds have come already."""
    _air(s)
    _tree(s)
    _ladder(s, False)
    _far_arm(s)
    _last(s)
    _ladder(s, True)
    _legs(s)
    _body(s)
    _head(s)
    _near_arm(s)
    s.splatter("#2a1210", 50, (500, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#a85e2a", 40, (0, 0, 500, 900), (0.6, 3))
