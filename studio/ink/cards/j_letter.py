"""A letter that has been folded into a bird, and has not left."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, finger, folds, garment

NIGHT, INK, LAMP = "#0a101c", "#0c0c16", "#ffcf6a"
SLOPE = -0.075
OPEN = [(112, 404), (738, 356), (758, 1006), (120, 1052)]


def script(s, a, b, clip, w=1.6, tall=7, col="#2a2c44"):
    """A line of handwriting from a to b that nobody can read."""
    r = s.rng
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / (long + 1e-6)
    n = np.array([d[1], -d[0]])
    u = 0.0
    while u < long - 8:
        word = min(r.uniform(18, 46), long - u)
        pts = [a + d * (u + q) + n * tall * (0.5 + 0.5 * math.sin(q * 1.15 + u)) * r.uniform(0.3, 1.0) for q in np.arange(0, word, 2.6)]
        if len(pts) > 2:
            s.stroke(pts, w, col, wobble=0.2, clip=clip, taper=(0.1, 0.1))
        u += word + r.uniform(7, 11)


def _facet(s, pts, dark, *, rows=(), warm=0.0, wet=0.0, line=2.6, tall=8):
    """One face of folded paper: dark 0..1 is how far it turns from the light."""
    g = poly(pts)
    s.cover(g)
    s.wash(g, mix("#f6efe0", "#9aa4ba", wet), 0.25 + 0.3 * wet, edge=0.6, gran=0.4)
    s.wash(g, mix("#4a5474", "#a85a30", min(1, warm * 1.3)), 1.0 * dark, edge=0.3, gran=0.3)
    if warm:
        s.wash(g, "#f6b84a", warm, edge=0.2, grad=("lin", 180, 0.2, 1.3))
    if dark > 0.3:
        s.hatch(g, tone=dark, ang=58, sep=7, w=1.1, thr=0.3, longest=30)
    for a, b in rows:
        script(s, a, b, g, 1.9 if tall > 7 else 1.0, tall, "#22305a")
    s.outline(g, line, lost=0.04)


def _wall(s):
    r = s.rng
    s.wash(s.all, "#8a98b0", 0.7, col2="#7a7f9c", pool=0.6, bloom=5, gran=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (960, 700), (900, 460), (500, 330), (200, 420), (240, 900), (420, 1200), (560, 1360), (700, 1600), (-100, 1600)]), "#2c3a5c", 1.0, wet=85, gran=0.3, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 240), (900, 160), (500, 120), (200, 260), (-100, 420)]), NIGHT, 1.3, wet=80, gran=0.3)
    s.wash(blob([(-100, 1000), (120, 1120), (330, 1380), (460, 1600), (-100, 1600)]), NIGHT, 1.5, wet=80, gran=0.3)
    for j in range(-2, 38):
        for i in range(-1, 11):
            x, y = i * 104 + (j % 2) * 52, j * 42
            q = [(x + 3, y + 3), (x + 100, y + 3), (x + 100, y + 38), (x + 3, y + 38)]
            q = [(a + r.normal() * 1.2, b + SLOPE * a + 60 + r.normal() * 1.2) for a, b in q]
            g = poly(q)
            if s.beside(g):
                continue
            u = r.random()
            if u < 0.5:
                s.wash(g, ("#1c2440", "#4a3a54", "#2a3a5a")[int(r.integers(3))], r.uniform(0.15, 0.6), edge=0.6, rough=0.9)
            s.stroke([q[3], q[2]], 2.0, "#060a14", alpha=0.75)
            s.stroke([q[2], q[1]], 1.6, "#060a14", alpha=0.6)
            if u > 0.45:
                s.stroke([q[0], q[1]], 1.2, "#c8d4e8", body=True, alpha=0.35)
    pipe = limb([(52, -40), (46, 700), (56, 1560)], [26, 26, 26])
    s.wash(move(pipe, 26, 6), NIGHT, 1.0, wet=12)
    s.thing(pipe, "#3a4a58", 1.2, shade=0.9, shcol="#060a10", hatch=5, line=3)
    for y in (300, 1180):
        s.thing(poly([(14, y), (88, y - 5), (88, y + 26), (14, y + 31)]), "#2a3642", 1.3, shade=0.6, hatch=0, line=2.6)
    s.curve([(42, 0), (36, 700), (46, 1500)], 3, "#c8d8e4", body=True, alpha=0.6)


def _room(s):
    win = poly(OPEN)
    s.wash(win.buffer(26), NIGHT, 0.9, wet=24)
    s.cover(win)
    s.wash(win, "#ffd88a", 0.5, col2="#f0a04a", gran=0.4, pool=0.4, bloom=2)
    s.wash(blob([(112, 1052), (112, 820), (300, 930), (560, 960), (680, 820), (758, 640), (758, 1052)]), "#8a3c20", 0.9, wet=60, clip=win, gran=0.3)
    s.wash(blob([(690, 340), (760, 340), (760, 1010), (700, 1010), (716, 700)]), "#3a140e", 1.0, wet=40, clip=win, gran=0.3)
    s.stroke([(546, 376), (545, 400)], 3.4)
    s.glow(540, 500, 210, "#fff2b0", 0.2, 0.85)
    s.thing(blob([(478, 472, 1), (506, 418), (545, 398), (584, 416), (612, 464, 1), (545, 482)]), "#1f6a66", 1.1, shade=0.8, shcol="#062422", hatch=5, line=2.8)
    s.fill(ell(545, 482, 22, 16), "#fffbe0", body=True)


def _leaf(s):
    """The casement stands open; the street is mirrored in it."""
    quad = np.float32([(754, 346), (968, 262), (984, 1096), (772, 1016)])
    glass = poly(quad)
    s.wash(move(glass, -14, 26), NIGHT, 0.8, wet=16)
    s.cover(glass, keep=0.25, ink=0.15)
    s.wash(glass, "#5f7ea0", 0.8, col2="#2c3f66", gran=0.3, bloom=2, grad=("lin", 60, 0.3, 1.3))
    for x, w, top in ((800, 62, 830), (858, 68, 740), (926, 72, 800)):
        roof = poly([(x - w / 2, 1100), (x - w / 2, top + 60), (x, top), (x + w / 2, top + 60), (x + w / 2, 1100)]).intersection(glass)
        s.wash(roof, "#0c1426", 1.2, edge=0.6)
        s.outline(roof, 1.8)
        for k in range(4):
            for e in (-14, 12):
                if s.rng.random() < 0.62:
                    y = top + 82 + k * 56
                    s.fill(poly([(x + e - 7, y), (x + e + 6, y - 2), (x + e + 6, y + 22), (x + e - 7, y + 24)]).intersection(glass), "#ffd45a", body=True, alpha=0.95)
    at = lambda u, v: (quad[0] * (1 - u) + quad[1] * u) * (1 - v) + (quad[3] * (1 - u) + quad[2] * u) * v  # noqa: E731
    bars = [[at(u, 0), at(u, 1)] for u in (0.02, 0.5, 0.98)] + [[at(0, v), at(1, v)] for v in (0.01, 0.34, 0.66, 0.99)]
    for a, b in bars:
        s.thing(limb([a, (a + b) / 2, b], [9, 9, 9]), "#f2ead8", 0.4, shade=0.8, shcol="#4a5474", hatch=0, line=2.2)
    for _ in range(40):
        p = at(s.rng.random(), s.rng.random())
        s.curve([p, p + [-1, 16], p + [1, s.rng.uniform(24, 60)]], 1.5, "#e8f0fa", body=True, alpha=0.7, clip=glass)


def _frame(s):
    for a, b in ((OPEN[0], OPEN[3]), (OPEN[1], OPEN[2]), ((96, 398), (758, 346))):
        a, b = np.array(a, float), np.array(b, float)
        s.thing(limb([a, (a + b) / 2, b], [17, 17, 17]), "#f2ead8", 0.45, col2="#c8c0b8", shade=0.8, shcol="#4a5070", hatch=6, line=2.8)


def _sill(s):
    top = poly([(90, 1036), (790, 986), (834, 1046), (46, 1104)])
    s.wash(poly([(30, 1140), (850, 1070), (850, 1160), (30, 1230)]), NIGHT, 1.2, wet=24)
    s.thing(top, "#e8d4a8", 0.6, col2="#d8a860", shade=0.2, hatch=0, line=2.6)
    s.thing(poly([(46, 1104), (834, 1046), (832, 1086), (50, 1146)]), "#a89c94", 0.9, shade=0.7, shcol="#2c3044", hatch=6, line=2.8)


GOLD, SEAM = "#e0a01e", "#5a2c08"


def _sleeve(s, pts, radii, way, n):
    garment(s, limb(pts, radii), GOLD, way, n, dark=SEAM, pale="#f8cc5a", cast=(4, 12), long=22)


def _face(s, x, y, size, skin):
    """A child's head in profile: high forehead, short nose, full cheek. Returns where points of the unit head lie."""
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], x, y, size, 2)  # noqa: E731
    shape = lambda pts: valid(Polygon(at(path(pts, 8, True))))  # noqa: E731
    pen = lambda pts, w: s.stroke(at(path(pts, 8)), w, wobble=0.5)  # noqa: E731
    g = shape([(0.30, 0.0), (0.54, 0.02), (0.72, 0.13), (0.785, 0.28), (0.78, 0.40), (0.748, 0.475), (0.772, 0.54), (0.822, 0.598), (0.812, 0.63), (0.762, 0.645), (0.766, 0.672), (0.788, 0.70), (0.762, 0.722), (0.776, 0.75), (0.744, 0.778), (0.748, 0.82), (0.70, 0.87), (0.60, 0.885), (0.48, 0.84), (0.39, 0.76), (0.30, 0.76), (0.12, 0.74), (0.03, 0.60), (-0.03, 0.42), (-0.02, 0.25), (0.08, 0.09)])
    s.thing(g, skin[0], 0.85, col2=skin[1], shade=0.15, shcol=skin[2], hatch=0, line=2.6, soft=size * 0.2)
    s.wash(ell(*at([(0.60, 0.65)])[0], size * 0.1, size * 0.085), "#c0402e", 0.4, wet=14, clip=g)
    s.lift(ell(*at([(0.56, 0.58)])[0], size * 0.07, size * 0.04), 0.3, 8)
    white = shape([(0.592, 0.515, 1), (0.635, 0.462), (0.70, 0.458), (0.715, 0.512), (0.66, 0.543)])
    s.cover(white)
    s.wash(white, "#f6eee2", 0.3, edge=0.5, off=0)
    iris = at([(0.683, 0.497)])[0]
    s.fill(ell(*iris, size * 0.029, size * 0.041).intersection(white), "#2a1610")
    s.fill(ell(iris[0] - 2, iris[1] - 4, size * 0.01), body=True)
    pen([(0.58, 0.522), (0.632, 0.458), (0.712, 0.454)], 4)
    pen([(0.60, 0.523), (0.66, 0.548), (0.715, 0.516)], 1.8)
    for q in range(4):
        pen([(0.585 + 0.02 * q, 0.405), (0.65, 0.372 + 0.004 * q), (0.72, 0.378 + 0.006 * q)], 2)
    pen([(0.795, 0.625), (0.775, 0.612), (0.766, 0.628)], 2.2)
    s.wash(shape([(0.79, 0.695), (0.72, 0.722), (0.775, 0.758), (0.79, 0.74)]).intersection(g), "#a83a44", 0.6, wet=2, clip=g)
    pen([(0.764, 0.722), (0.73, 0.73), (0.705, 0.744)], 2.4)
    pen([(0.72, 0.80), (0.70, 0.815), (0.71, 0.835)], 1.2)
    return at


def _child(s):
    """In profile: it looks at the bird's head."""
    skin = SKINS["brown"]
    body = blob([(566, 742), (506, 768), (466, 836), (448, 930), (446, 1040), (680, 1030), (684, 910), (664, 822), (632, 752)])
    garment(s, body, GOLD, lambda x, y: 1.55, 260, dark=SEAM, pale="#f8cc5a", cast=(14, 4), long=22)
    folds(s, ([(600, 800), (612, 880), (600, 960)], [(650, 830), (650, 900), (660, 970)], [(486, 860), (498, 930), (486, 1000)]), SEAM, "#f8cc5a", 2.6)
    neck = limb([(590, 730), (592, 764)], [40, 46])
    s.thing(neck, skin[0], 0.95, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2.4)
    s.wash(neck, skin[2], 0.7, wet=10, clip=neck)
    at = _face(s, 594, 632, 226, skin)
    for k in range(3):
        s.thing(limb([(534, 754 + k * 9), (590, 782 + k * 8), (648, 752 + k * 9)], [9, 10, 9]), GOLD, 1.0, shade=0.7, shcol=SEAM, hatch=0, line=2)
    hair_ = valid(Polygon(at(path([(0.78, 0.30), (0.70, 0.24), (0.62, 0.30), (0.54, 0.28), (0.50, 0.42), (0.44, 0.46), (0.43, 0.60), (0.38, 0.64), (0.34, 0.78), (0.14, 0.82), (-0.04, 0.68), (-0.12, 0.42), (-0.08, 0.12), (0.10, -0.08), (0.38, -0.14), (0.64, -0.08), (0.80, 0.10)], 8, True))))
    s.cover(hair_)
    s.wash(hair_, "#160e10", 1.6, off=0)
    s.fill(hair_, "#160e10", alpha=0.8)
    tangle(s, hair_.buffer(6), 170, "#050304", 2.0, length=60, loop=0.3, inner=0)
    tangle(s, hair_, 60, "#6a4430", 1.5, length=46, loop=0.3, inner=1, body=True)
    tangle(s, valid(Polygon(at(path([(0.30, -0.14), (0.02, -0.02), (-0.10, 0.30), (0.06, 0.30), (0.24, 0.06)], 6, True)))), 22, "#f0b868", 1.5, length=34, loop=0.3, inner=1, body=True)  # the lamp behind it
    ear = valid(Polygon(at(path([(0.31, 0.52), (0.37, 0.50), (0.41, 0.54), (0.39, 0.63), (0.35, 0.68), (0.32, 0.65)], 6, True))))
    s.thing(ear, skin[0], 0.85, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2)


def _rows(a, b, c, d, n):
    a, b, c, d = (np.array(v, float) for v in (a, b, c, d))
    return [(a * (1 - u) + c * u, b * (1 - u) + d * u) for u in np.linspace(0.1, 0.9, n)]


def _crane(s, at, *, warm=0.0, wet=0.0, line=2.8, tall=9, droop=False):
    """A folded crane in profile, head to the right: far wing, tail, hull, neck, head, near wing; droop: its wings hang."""
    q = lambda *pts: at(np.array(pts, float))  # noqa: E731
    look = dict(wet=wet, line=line, tall=tall)
    tip, top = (np.array([-110.0, 210]), np.array([-30.0, -300])) if droop else (np.array([-236.0, -580]), np.array([-70.0, -530]))
    _facet(s, q((-80, -14), (10, -14), top), 0.62, warm=warm * 1.2, **look)
    _facet(s, q((10, -14), (74, -14), top), 0.4, warm=warm * 1.4, **look)
    _facet(s, q((-126, 62), (-206, -14), (-400, -140)), 0.12, warm=warm * 0.4, **look)
    _facet(s, q((-126, 62), (-62, 104), (-400, -140)), 0.62, **look)
    _facet(s, q((44, 112), (172, -30), (312, -476), (346, -410)), 0.06, warm=warm * 0.4, **look)
    _facet(s, q((44, 112), (124, 80), (374, -384), (346, -410)), 0.66, **look)
    _facet(s, q((310, -480), (364, -468), (478, -288), (378, -356), (346, -410)), 0.1, **look)
    _facet(s, q((346, -410), (378, -356), (478, -288), (372, -384)), 0.7, **look)
    _facet(s, q((-206, -14), (-60, -10), (0, 130), (-126, 62)), 0.5, **look)
    _facet(s, q((-60, -10), (104, -10), (0, 130)), 0.2, warm=warm * 0.3, **look)
    _facet(s, q((104, -10), (172, -30), (124, 80), (0, 130)), 0.36, **look)
    side = -1 if tip[1] < 0 else 1
    _facet(s, q((-206, -14), (-54, -10), tip), 0.34, warm=warm, rows=_rows(*q((-200, 22 * side), (-66, 22 * side), tip * 0.86 + [-18, 0], tip * 0.86 + [-2, 0]), 12), **look)
    _facet(s, q((-54, -10), (104, -10), tip), 0.04, warm=warm * 0.9, rows=_rows(*q((-44, 22 * side), (84, 22 * side), tip * 0.86 + [2, 0], tip * 0.86 + [16, 0]), 12), **look)
    e = q((370, -424))[0]
    k = np.hypot(*(q((1, 0))[0] - q((0, 0))[0]))
    s.thing(ell(*e, 13 * k), "#d8202a", 1.3, shade=0.3, hatch=0, line=max(1.2, 2.6 * k))
    s.fill(ell(e[0] - 4 * k, e[1] - 4 * k, 3.6 * k), body=True)


def _bird(s):
    s.wash(blob([(280, 1070), (470, 1054), (620, 1042), (600, 1070), (470, 1088), (310, 1094)]), "#2a120c", 0.9, wet=14)
    _crane(s, lambda pts: pts * 1.06 + [467.0, 936.0], warm=0.26)


def _hands(s):
    """One round the neck; of the other the fingers come over the back."""
    skin = SKINS["brown"]
    for i, f in enumerate(([(646, 900), (652, 924), (644, 952)], [(627, 905), (634, 932), (627, 966)], [(608, 911), (614, 938), (607, 970)], [(590, 917), (594, 938), (587, 962)])):
        s.wash(move(limb(f, [12, 12, 9]), 6, 10), "#2c2438", 0.5, wet=6)
        finger(s, f, 12.5 - 0.5 * i, skin, k=0.85)
    up = lambda *pts: [(x + 40, y - 66) for x, y in pts]  # noqa: E731
    palm = blob(up((600, 880), (618, 852), (644, 846), (656, 860), (648, 886), (622, 900)))
    s.wash(move(palm, 10, 20), "#2c2438", 0.6, wet=9)
    for i, f in enumerate(([(640, 850), (672, 838), (700, 846), (708, 862)], [(646, 862), (678, 858), (702, 870), (704, 884)], [(644, 874), (674, 878), (693, 892), (690, 904)], [(636, 884), (660, 894), (676, 908), (672, 918)])):
        finger(s, up(*f), 12.5 - 0.7 * i, skin, k=0.85)
    s.thing(palm, skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.4)
    _sleeve(s, [(530, 812), (534, 858), (546, 906), (594, 866), (644, 822)], [46, 44, 41, 34, 26], lambda x, y: 1.6 if y < 880 and x < 570 else -0.7, 120)
    folds(s, ([(514, 892), (540, 908), (560, 890)], [(520, 922), (550, 924), (574, 898)], [(516, 826), (528, 854), (520, 880)], [(606, 838), (616, 862), (612, 876)]), SEAM, "#f8cc5a", 2.4)
    cuff = path(up((586, 866), (603, 884), (622, 904)), 6)
    s.thing(limb(cuff[::6], [10, 11, 10]), GOLD, 1.0, shade=0.7, shcol=SEAM, hatch=0, line=2.3)
    for p in cuff[1::2]:
        s.stroke([p + [-6, 6], p + [6, -6]], 1.3, SEAM)


def _ink(s):
    r = s.rng
    for y, q in ((720, 6), (768, 8), (836, 7), (920, 10), (1010, 8)):
        s.fill(blob([(974, y - q * 2.4, 1), (974 + q, y), (974, y + q), (974 - q, y)]), INK)
        s.fill(ell(971, y - 1, q * 0.25), body=True, alpha=0.8)
    s.curve([(970, 626), (974, 650), (974, 690)], 7, INK)
    for dx, y0, long, w in ((0, 1070, 330, 13), (-30, 1100, 190, 8), (-58, 1120, 110, 6), (26, 1090, 240, 8)):
        x = 950 + dx
        s.fill(limb([(x, y0), (x + r.normal() * 3, y0 + long * 0.4), (x + r.normal() * 5, y0 + long)], [w, w * 0.5, w * 0.95]), INK)
        s.curve([(x - w * 0.3, y0 + 20), (x - w * 0.3, y0 + long * 0.4)], 1.6, "#8a9ac8", body=True, alpha=0.7)
    s.fill(blob([(858, 1096), (890, 1064), (934, 1056), (968, 1076), (974, 1120), (930, 1132), (880, 1130)]), INK)
    s.curve([(880, 1090), (908, 1072), (940, 1070)], 3, "#9aaad8", body=True, alpha=0.8)
    line = path([(930, 1390), (900, 1440), (820, 1420), (780, 1440), (800, 1400), (760, 1390), (730, 1436), (690, 1440), (700, 1396), (664, 1400), (640, 1444), (600, 1446), (610, 1404), (570, 1412), (540, 1452), (470, 1456)], 10)  # and goes on writing
    s.stroke(line, 7, INK, taper=(0.01, 0.3))
    s.stroke(line + [-1, -2], 1.4, "#8a9ac8", body=True, alpha=0.6)
    s.splatter(INK, 30, centre=(920, 1120), spread=50, size=(1, 5))


def _perched(s, x, y, k, flip, lean):
    """One that was sent before: soaked, its wings hang."""
    at = lambda pts: move(pts, x, y - 70 * k, k, lean, flip)  # noqa: E731
    _crane(s, at, wet=0.6, line=2.0, tall=4, droop=True)
    for a, b in ((-110, 210), (476, -288)):
        p = at(np.array([(a, b)], float))[0]
        s.curve([p, p + [0, 14], p + [0, 26]], 2, "#e8f2fa", body=True)
        s.fill(ell(p[0], p[1] + 34, 3, 6), "#e8f2fa", body=True)


@card("storm", paper="cold", light=(0.2, -0.7))
def letter_bird(s):
    _wall(s)
    _room(s)
    _child(s)
    _leaf(s)
    _frame(s)
    _sill(s)
    _bird(s)
    _hands(s)
    s.glow(400, 1130, 300, "#f6b84a", 0.14, 0.2)
    _ink(s)
    wires = [path([(-20, 150), (300, 196), (700, 180), (1020, 116)], 12), path([(-20, 270), (360, 312), (760, 262), (1020, 190)], 12)]
    for w in wires:
        s.stroke(w + [0, 5], 6, NIGHT, taper=(0, 0))
        s.stroke(w, 1.6, "#a8b8d0", body=True, alpha=0.6, taper=(0, 0))
    for k, u, q, flip, lean in ((0, 0.2, 0.27, False, 4), (0, 0.82, 0.25, True, 6), (0, 0.585, 0.22, True, 2), (1, 0.34, 0.26, False, 4), (1, 0.72, 0.24, True, -4)):
        p = wires[k][int(u * (len(wires[k]) - 1))]
        _perched(s, p[0], p[1], q, flip, lean)
    r = s.rng
    for _ in range(190):
        x, y, q = r.uniform(-20, 1040), r.uniform(-40, 1500), r.uniform(30, 110)
        if 200 < x < 720 and 430 < y < 1000:
            continue
        s.stroke([(x, y), (x - q * 0.24, y + q)], r.uniform(1, 2.4), "#e8f0fa", body=True, alpha=r.uniform(0.3, 0.8))
    s.splatter(NIGHT, 50, (500, 1000, 1000, 1500), (0.7, 4))
