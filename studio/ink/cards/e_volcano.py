"""Dinner for two, with a volcano."""

from ..easel import *
from ..kit.askew import Askew
from ..kit.brush import feather, tangle
from ..kit.profile import PROFILE, profile

TURN = 5
TORSO = [(-500, 1420), (-508, 1150), (-494, 1000), (-462, 930), (-400, 900), (-340, 905), (-306, 950), (-300, 1040), (-318, 1180), (-300, 1420)]
NIGHT = "#120812"
TABLE = Askew(TURN, (500, 1000))
lean, at, flat, soft, pen = TABLE.lean, TABLE.at, TABLE.flat, TABLE.soft, TABLE.pen


def under(s, g, dx=8, dy=12, k=0.8, wet=9, clip=None):
    s.wash(move(g, dx, dy), NIGHT, k, wet=wet, gran=0.5, clip=clip)


def crow(s, x, y, k):
    """It flies to the left and shakes the salt."""

    def at(*p):
        return [(x + a * k, y + b * k, *c) for a, b, *c in p]

    ink = {"line": 1.7, "dark": "#0c0a12"}
    for i in range(8):  # far wing
        feather(s, at((-8 - 6 * i, -18))[0], math.radians(-58 - 12 * i), (150 - 6 * i) * k, 40 * k, "#33303e", **ink)
    for i in range(5):
        feather(s, at((66, 4))[0], math.radians(-6 + 10 * i), 104 * k, 30 * k, "#26242e", **ink)
    body = blob(at((90, 8), (40, -30), (-30, -40), (-74, -58), (-104, -46), (-108, -22), (-80, -2), (-40, 26), (30, 34), (74, 26)))
    s.thing(body, "#2c2a36", 1.1, col2="#3a3a52", shade=0.5, shcol="#0c0a12", hatch=0, line=2.4)
    marks.pelt(s, s.mask(body), lambda a, b: 0.2, 90, (8, 18), 1.3, dark="#0c0a12", light="#8a8aa8", share=0.35)
    for i in range(8):  # near wing, down
        feather(s, at((-26 + 9 * i, 2))[0], math.radians(128 - 13 * i), (170 - 7 * i) * k, 44 * k, "#2a2834", **ink)
    for i in range(5):
        feather(s, at((-22 + 12 * i, -4))[0], math.radians(122 - 15 * i), 76 * k, 36 * k, "#3a3848", **ink)
    s.thing(blob(at((-102, -46), (-146, -36), (-160, -22, 1), (-104, -22))), "#4a4650", 1.0, shade=0.4, hatch=0, line=2)
    s.cover(ell(x - 86 * k, y - 40 * k, 6 * k))
    s.fill(ell(x - 87 * k, y - 40 * k, 3.6 * k))
    bx, by = x - 150 * k, y - 14 * k
    jar = move(poly([(-13, 0), (13, 0), (17, 46), (-17, 46)]), bx, by, k, 24)
    s.thing(jar, "#eaf0ee", 0.3, shade=0.5, shcol="#6a7a8a", hatch=0, line=2.2)
    s.thing(move(blob([(-17, 44), (17, 44), (12, 60), (-12, 60)]), bx, by, k, 24), "#a8a4a0", 0.8, hatch=0, line=2)
    return bx - 24 * k, by + 58 * k


def _air(s):
    s.wash(s.all, "#f6d28a", 0.6, gran=0.5, pool=0.6, bloom=3)
    s.wash(poly([(1100, -100), (-100, -100), (-100, 330), (420, 560), (760, 900), (1100, 1060)]), "#c8442a", 1.0, wet=88, gran=0.55, pool=0.6)
    s.wash(poly([(1100, -100), (120, -100), (420, 240), (760, 430), (1100, 720)]), "#5a1e3a", 0.7, wet=80, gran=0.6, pool=0.6)
    s.wash(poly([(1100, -100), (560, -100), (820, 190), (1100, 420)]), "#2a1028", 0.5, wet=70, gran=0.6)
    s.lift(ell(420, 640, 210, 170), 0.55, 70)


def _smoke(s):
    r = s.rng
    plume = smooth(union(limb([(500, 500), (486, 400), (520, 290), (470, 170), (360, 60), (200, -60)], [44, 74, 112, 160, 200, 240]), ell(600, 210, 120, 96), ell(270, 150, 130, 92), ell(120, 60, 130, 90), ell(640, 60, 150, 100)), 24)  # fmt: skip
    s.wash(move(plume, 14, 12), NIGHT, 0.9, wet=36, gran=0.6)
    m = np.clip(s.warp(s.mask(plume), (0, 0, s.w, s.h), 3, 12), 0, 1)
    s.cover((m * 0.8).astype(np.float32))
    s.wash(m, "#4a3040", 1.1, col2="#6a4248", gran=0.6, pool=0.7, edge=0.4, rough=0)
    s.wash(limb([(420, 470), (400, 340), (360, 220), (200, 140)], [30, 60, 80, 90]), NIGHT, 1.0, wet=36, gran=0.6, clip=plume)
    s.wash(limb([(520, 500), (560, 400), (610, 300)], [50, 60, 50]), "#ff6a1e", 0.9, wet=34, clip=plume)
    hot = marks.field(s, lambda x, y: np.exp(-(((x - 530) / 170) ** 2) - ((y - 430) / 170) ** 2))
    tangle(s, plume, 100, NIGHT, 1.8, length=300, loop=0.2, alpha=0.85)
    tangle(s, plume, 60, "#8a5a5e", 1.4, length=240, loop=0.22, alpha=0.8)
    tangle(s, plume, 46, "#ff8a2e", 1.6, length=170, loop=0.22, tone=hot, body=True, alpha=0.85)
    tangle(s, plume, 14, "#e8c8a8", 1.1, length=160, loop=0.24, alpha=0.6, body=True)
    tangle(s, plume.buffer(9).difference(plume.buffer(-14)), 110, NIGHT, 1.7, length=150, loop=0.3, inner=1)
    for _ in range(120):
        a, q = r.normal() * 0.55 - math.pi / 2, abs(r.normal()) * 170 + 16
        p = np.array([500 + q * math.cos(a), 500 + q * math.sin(a)])
        s.fill(ell(*p, r.uniform(1.2, 5)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)
        if r.random() < 0.3:
            s.stroke([p, p + [12 * math.cos(a), 12 * math.sin(a)]], 1.6, "#ffd05a", body=True)


def _cloth(s):
    """The table: its top, the fall of the cloth with folds, what is beneath."""
    r = s.rng
    floor = flat([(-200, 1330), (1200, 1330), (1200, 1700), (-200, 1700)])
    s.cover(floor)
    s.wash(floor, "#8a5450", 0.7, gran=0.55, pool=0.6)
    s.wash(flat([(-200, 1330), (1200, 1330), (1200, 1480), (-200, 1480)]), NIGHT, 0.9, wet=40, gran=0.6, clip=floor)
    hem = [(1200, 1380), (1080, 1358), (972, 1386), (900, 1356), (840, 1384), (740, 1358), (650, 1388), (540, 1362), (440, 1390), (330, 1360), (240, 1386), (140, 1358), (26, 1384), (-90, 1360), (-200, 1384)]  # fmt: skip
    fall = flat([(-200, 1064), (1200, 1064), *path(hem, 8)])
    s.wash(move(fall, 10, 22), NIGHT, 1.1, wet=26, gran=0.5)
    s.thing(fall, "#f2dcb4", 0.5, shade=0.6, shcol="#8a4a4e", hatch=0, line=3, gran=0.5)
    for x in (-14, 96, 190, 290, 392, 596, 696, 790, 900):  # folds
        g = flat([(x, 1070), (x + 10, 1070), (x + 38 + r.normal() * 6, 1372), (x - 22, 1372)])
        s.wash(g, "#7a3a44", 0.55, wet=12, gran=0.5, clip=fall)
        s.hatch(g.intersection(fall), tone=0.6, ang=90 + TURN, sep=5, w=1, thr=0.3, longest=70)
        pen(s, [(x, 1072), (x + 4, 1200), (x + 22 + r.normal() * 6, 1368)], 2.2, clip=fall)
    s.wash(flat([(650, 1064), (980, 1064), (980, 1400), (760, 1400)]), "#3a1428", 0.7, wet=50, gran=0.5, clip=fall)
    for k in range(54):  # cross stitch along the hem
        x = -30 + k * 20
        for d in (-4, 4):
            pen(s, [(x - 5, 1330 - d), (x + 5, 1330 + d)], 1.8, "#b8281e", n=2, clip=fall)
    top = flat([(-200, 962), (1200, 962), (1200, 1070), (-200, 1070)])
    s.cover(top)
    s.wash(top, "#fbeccc", 0.45, gran=0.5)
    s.wash(flat([(210, 990), (800, 990), (860, 1072), (190, 1072)]), "#ff9a3a", 0.7, wet=26, clip=top)
    s.outline(top, 3, lost=0.1)
    return fall


def slope(u, t):
    """On the mountain: u from its left to its right outline, t from the crater down to the cloth."""
    e = t**1.35
    left, right = 446 - 246 * e, 566 + 252 * e
    return left + (right - left) * u, 500 + 10 * math.sin(math.pi * u) * (1 - t) + (496 + 62 * math.sin(math.pi * u)) * t


def _cone(s):
    r = s.rng
    ts = np.linspace(0, 1, 15)
    ridges = []
    for i in range(12):
        walk = np.cumsum(r.normal(size=15)) * 0.006 * (0 < i < 11)
        jag = r.normal(size=15) * 3
        ridges.append(lean([(slope(i / 11 + w, t)[0] + j, slope(i / 11 + w, t)[1]) for t, w, j in zip(ts, walk, jag, strict=True)]))
    foot = lean([slope(u, 1) for u in np.linspace(0, 1, 30)])
    mouth = lean([slope(u, 0) for u in np.linspace(0, 1, 16)])
    cone = valid(Polygon([*mouth, *ridges[-1], *foot[::-1], *ridges[0][::-1]]))
    s.wash(move(cone, 26, 8), NIGHT, 0.7, wet=30, gran=0.6)
    s.cover(cone)
    s.wash(cone, "#c89a80", 0.55, gran=0.6, pool=0.5)
    for i in range(11):  # every rib has a lit and a dark flank
        g = valid(Polygon([*ridges[i], *ridges[i + 1][::-1]])).intersection(cone)
        u = (i + 0.5) / 11
        s.wash(g, ("#6a3c40", "#8a5248")[i % 2], 0.25 + 0.75 * u * u + (0.35 if i % 2 else 0), edge=0.5, gran=0.6)
        s.hatch(g, tone=0.3 + 0.4 * u + 0.12 * (i % 2), ang=math.degrees(math.atan2(*(ridges[i][-1] - ridges[i][0])[::-1])) + 26, sep=8, w=1.4, thr=0.42, longest=34, wander=0.25, col=NIGHT, alpha=0.7)
        s.stroke(ridges[i], r.uniform(1.8, 3), "#2a1018", wobble=0.6, taper=(0.1, 0.3), clip=cone)
    s.wash(flat([(600, 500), (700, 500), (900, 1080), (690, 1080)]), "#2a1020", 0.6, wet=40, gran=0.6, clip=cone)
    s.wash(limb(foot, np.full(len(foot), 16), 1), "#3a1420", 0.5, wet=14, clip=cone)
    s.outline(cone, 3.4)
    back = ell(*at(506, 498), 62, 19, TURN)
    s.thing(back, "#7a3a34", 1.0, shade=0.5, hatch=0, line=3)


def _lava(s):
    r = s.rng
    runs, lines = [], []
    for u0, end, wide in ((0.30, 0.72, 9), (0.5, 1.0, 17), (0.74, 1.0, 12)):
        ts = np.linspace(0, end, 11)
        walk = np.cumsum(r.normal(size=11)) * 0.016
        pts = [slope(np.clip(u0 + w, 0.05, 0.95), t) for t, w in zip(ts, walk, strict=True)]
        radii = [wide * (0.8 + 0.9 * t + 0.15 * r.normal()) for t in ts]
        lines.append((pts, [max(4, q) for q in radii]))
    x1, x2 = lines[1][0][-1][0], lines[2][0][-1][0]
    pool = [([(x1 - 130, 1040), (x1 - 40, 1058), (x1 + 70, 1060), (x2, 1050), (x2 + 80, 1036)], [9, 20, 22, 18, 7])]
    for x, low, w in ((x1 - 66, 1176, 17), (x1 + 6, 1404, 30), (x1 + 86, 1250, 20), (x2 + 16, 1140, 14)):  # over the edge, a drop at the end
        pool.append(([(x, 1052), (x + 4, 1082), (x - 2, (1082 + low) / 2), (x + 3, low - 24), (x + 2, low)], [w * 1.5, w, w * 0.62, w * 0.6, w * 0.84]))
    lines += pool
    runs = [limb(lean(p), w) for p, w in lines]
    lava = smooth(union(*runs, ell(*at(506, 503), 46, 12, TURN)), 5)
    s.wash(lava.buffer(16), "#ff6a1e", 0.6, wet=16)
    s.wash(move(lava, 8, 10), NIGHT, 0.8, wet=8)
    s.cover(lava)
    s.thing(lava, "#f0601a", 1.0, col2="#d8301a", shade=0.6, shcol="#7a0c10", hatch=0, line=2.8, soft=18)
    for d, col, k in ((5, "#ff9a1e", 0.8), (10, "#ffd23a", 0.7)):
        inner = lava.buffer(-d)
        if not inner.is_empty:
            m = np.clip(s.warp(s.mask(move(inner, -2, -1)), (0, 0, s.w, s.h), 1.5, 3), 0, 1)
            s.cover(m, keep=0.3)
            s.wash(m, col, k, edge=0.3, gran=0.3)
    for p, w in lines:  # it wrinkles where it slows
        c = lean(path(p, 14))
        wide = np.interp(np.linspace(0, len(w) - 1, len(c)), range(len(w)), w)
        d = np.gradient(c, axis=0)
        d /= np.hypot(*d.T)[:, None] + 1e-6
        side = np.c_[-d[:, 1], d[:, 0]]
        for i in range(6, len(c) - 6, 9):
            q = wide[i] * 0.7
            s.curve([c[i] - side[i] * q, c[i] + d[i] * q * 0.6, c[i] + side[i] * q], 1.5, "#b8280e", clip=lava, alpha=0.8)
        if p[-1][1] - p[0][1] > 60:
            s.stroke(c + side * (wide * 0.45)[:, None], 2, "#fff6c0", body=True, taper=(0.3, 0.3), clip=lava, alpha=0.8)
    s.glow(*at(506, 490), 120, "#ffb03a", 0.4, 0.5)
    lake = ell(*at(506, 497), 46, 10, TURN)
    s.cover(lake)
    s.wash(lake, "#ffe68a", 0.7, edge=0.8)


def _fist(s, x, y, q, skin, tool, k=1.0):
    """A fist round an upright fork or knife; q is the way that its owner looks."""

    def m(pts):
        return lean([(x + q * a * k, y + b * k) for a, b in pts])

    s.stroke(m([(6, 40), (4, -40), (3, -66)]), 9, "#8a8078", taper=(0, 0), wobble=0.3)
    s.stroke(m([(4, 38), (2, -40), (1, -66)]), 4, "#fff4e0", body=True, taper=(0, 0), wobble=0.3)
    if tool == "fork":
        for d in (-12, -4, 4, 12):
            s.stroke(m([(3 + d * 0.7, -64), (3 + d, -86), (3 + d, -124)]), 4.6, "#6a625e", taper=(0, 0.2), wobble=0.3)
            s.stroke(m([(2 + d * 0.7, -64), (2 + d, -86), (2 + d, -122)]), 2.2, "#fff4e0", body=True, taper=(0, 0.2), wobble=0.3)
        s.stroke(m([(-8, -70), (3, -64), (15, -70)]), 6, "#8a8078")
    else:
        g = valid(Polygon(m([(-5, -60), (11, -60), (13, -120), (4, -146), (-5, -130)])))
        s.thing(g, "#e8e2d8", 0.5, shade=0.6, shcol="#5a3a44", hatch=3, line=2.2)
        s.stroke(m([(9, -66), (10, -120)]), 2, "#ff8a2e", body=True)
    palm = valid(Polygon(m(path([(-46, -30), (-16, -38), (14, -30), (20, 0), (16, 34), (-14, 42), (-46, 32)], 6, True))))
    s.thing(palm, skin[0], 0.7, col2=skin[1], shade=0.6, shcol=skin[2], hatch=5, line=2.4)
    for i in range(4):
        b = -24 + 17 * i
        p = m([(-16, b - 3), (12, b - 4), (22, b + 2), (8, b + 7)])
        f = limb(p, [10 * k, 10.5 * k, 10 * k, 7 * k], 6)
        s.wash(move(f, -2, 4), skin[2], 0.7, wet=4)
        s.thing(f, skin[0], 0.7, col2=skin[1], shade=0.6, shcol=skin[2], hatch=5, line=2.1)
        for o in (-2, 2):
            s.stroke(m([(10 + o, b - 12), (11 + o, b - 4)]), 1)
    t = m([(-30, -26), (-8, -42), (12, -40)])
    s.thing(limb(t, [12 * k, 11 * k, 8 * k], 6), skin[0], 0.7, col2=skin[1], shade=0.5, shcol=skin[2], hatch=5, line=2.2)
    s.outline(ell(*t[-1], 6, 4, TURN), 1, lost=0.1)


def _chair(s, q):
    def m(pts):
        return [(500 + q * a, b) for a, b in pts]

    g = soft(m([(-560, 760), (-486, 750), (-478, 800), (-470, 1100), (-440, 1500), (-560, 1500)]))
    s.wash(move(g, 10, 10), NIGHT, 1, wet=20)
    s.thing(g, "#54281c", 1.1, shade=0.8, shcol=NIGHT, hatch=5, line=3, gran=0.5)
    s.thing(ell(*at(500 - q * 500, 744), 26), "#6a3422", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.8)
    for k in range(6):
        pen(s, m([(-540 + 12 * k, 800), (-536 + 11 * k, 1000), (-530 + 12 * k, 1300)]), 1.3, NIGHT, clip=g)


def _guest(s, q, skin, coat, deep, pale, head):
    """One who does not look up: a back, a head in profile, two fists."""

    def m(pts):
        return [(500 + q * a, b) for a, b in pts]

    _chair(s, q)
    body = soft(m(TORSO))
    s.wash(move(body, 14, 10), NIGHT, 1.0, wet=28, gran=0.5)
    s.thing(body, coat, 1.05, shade=0.9, shcol=deep, hatch=0, line=3.2, gran=0.55, soft=60)
    for pts in ([(-470, 960), (-480, 1040), (-470, 1120)], [(-330, 960), (-322, 1010), (-330, 1060)], [(-400, 930), (-390, 980), (-396, 1040)]):
        s.wash(limb(lean(m(pts)), [4, 12, 18]), deep, 0.7, wet=9, clip=body)
        pen(s, m(pts), 2, deep, clip=body)
    x, y = at(500 - q * 372, 800)
    unit_ = profile(s, x, y, 232, 10 * q + TURN, flip=q < 0, skin=skin, eye="closed", brow=0.35, sad=True, neck=(at(500 - q * 392, 930), 44), line=2.8)
    face = valid(Polygon(unit_(path(PROFILE, 8, True))))
    s.wash(ell(*unit_([(0.84, 0.55)])[0], 34, 130), "#ff7a1e", 0.5, wet=26, clip=face)
    for pts in ([(0.40, 0.76), (0.60, 0.77), (0.745, 0.80), (0.74, 0.90), (0.6, 0.91), (0.42, 0.82)], [(0.50, 0.50), (0.70, 0.50), (0.72, 0.66), (0.66, 0.75), (0.5, 0.75)]):  # no pen on cheek and chin
        s.cover(poly(unit_(pts)).intersection(face.buffer(-4)), keep=1, ink=0)
    head(s, unit_)


def _arms(s, q, skin, coat, deep, pale):
    """Both forearms upon the cloth, and what the fists hold."""

    def m(pts):
        return [(500 + q * a, b) for a, b in pts]

    far = limb(lean(m([(-350, 968), (-290, 992), (-232, 990)])), [30, 24, 16])
    under(s, far, 4, 10, 0.7, 8)
    s.thing(far, mix(coat, deep, 0.25), 1.0, shade=0.8, shcol=deep, hatch=0, line=2.6, gran=0.5)
    s.thing(limb(lean(m([(-238, 990), (-222, 988)])), [18, 17]), pale, 0.7, shade=0.5, hatch=0, line=2.2)
    _fist(s, 500 - q * 192, 978, q, skin, "knife", 0.8)
    chest = soft(m(TORSO)).intersection(flat([(-300, 950), (1300, 950), (1300, 1062), (-300, 1062)]))
    s.thing(chest, coat, 1.0, shade=0.6, shcol=deep, hatch=0, line=0, gran=0.5, soft=60)
    s.outline(soft(m(TORSO)), 2.8, clip=flat([(-300, 956), (1300, 956), (1300, 1060), (-300, 1060)]))
    fore = limb(lean(m([(-424, 1086), (-344, 1076), (-262, 1052)])), [46, 39, 24])
    upper = limb(lean(m([(-424, 962), (-446, 1030), (-424, 1086)])), [56, 50, 45])
    under(s, fore, 6, 20, 0.8, 12)
    near = smooth(union(fore, upper), 5)
    s.thing(near, coat, 1.0, shade=0.8, shcol=deep, hatch=0, line=3, gran=0.5, soft=44)
    for pts in ([(-380, 1040), (-404, 1058), (-432, 1062)], [(-376, 1052), (-398, 1076), (-420, 1092)], [(-366, 1062), (-380, 1090), (-392, 1108)], [(-300, 1036), (-294, 1060), (-302, 1086)]):
        s.wash(limb(lean(m(pts)), [2, 7, 4]), deep, 0.7, wet=5, clip=near)
        pen(s, m(pts), 2, deep, clip=near)
    pen(s, m([(-378, 968), (-384, 1010), (-380, 1040)]), 2.4, deep)
    s.thing(limb(lean(m([(-270, 1056), (-246, 1052)])), [29, 27]), pale, 0.7, shade=0.6, hatch=0, line=2.4)
    _fist(s, 500 - q * 212, 1042, q, skin, "fork", 1.05)


def _bun(s, unit_):
    r = s.rng
    cap = valid(Polygon(unit_(path([(0.66, 0.12), (0.60, 0.22), (0.52, 0.34), (0.46, 0.46), (0.42, 0.52), (0.34, 0.66), (0.14, 0.74), (0.0, 0.6), (-0.06, 0.36), (0.0, 0.12), (0.2, -0.04), (0.46, -0.03)], 8, True))))  # fmt: skip
    bun = ell(*unit_([(-0.14, 0.3)])[0], 50, 46)
    for g in (bun, cap):
        s.thing(g, "#3a1a1a", 1.2, shade=0.8, shcol="#100408", hatch=0, line=2.4)
    tones = ("#100408", "#100408", "#6a3020", "#c8803a")
    line = np.array([(0.66, 0.11), (0.60, 0.22), (0.52, 0.34), (0.45, 0.48), (0.36, 0.62), (0.24, 0.70), (0.12, 0.72)])
    for i in range(360):  # from brow and nape to the knot
        u = r.uniform(0, 6)
        a = np.array([np.interp(u, range(7), line[:, 0]), np.interp(u, range(7), line[:, 1])])
        e = np.array([-0.06, 0.2 + 0.035 * u]) + r.normal(size=2) * 0.012
        c = (a + e) / 2 + [0, -0.2 + 0.05 * u]
        lit = i % 8 == 3 and u < 3
        s.stroke(unit_(path([a, c, e], 8)), r.uniform(0.9, 2), tones[i % 3] if not lit else tones[3], wobble=1, body=lit, alpha=0.8, clip=cap)
    c = unit_([(-0.14, 0.3)])[0]
    for i in range(110):
        q, a = r.uniform(8, 46), r.uniform(0, 360)
        s.stroke(arc(*c, q, q * 0.9, a, a + r.uniform(40, 120), 10), r.uniform(0.9, 2), tones[i % 4], body=i % 4 == 3, alpha=0.8)
    for _ in range(16):
        a = unit_([(r.uniform(0.1, 0.35), 0.7)])[0]
        s.curve([a, a + [r.normal() * 6, 14], a + [r.normal() * 12, 30]], 1.1, "#100408")
    e = unit_([(0.40, 0.60)])[0]
    s.fill(ell(e[0], e[1] + 14, 7, 11), "#ffd05a", body=True)


def _crop(s, unit_):
    cap = valid(Polygon(unit_(path([(0.68, 0.12), (0.62, 0.2), (0.52, 0.24), (0.46, 0.36), (0.44, 0.5), (0.36, 0.46), (0.30, 0.62), (0.12, 0.7), (0.0, 0.56), (-0.06, 0.34), (0.0, 0.1), (0.2, -0.05), (0.48, -0.04)], 8, True))))  # fmt: skip
    s.thing(cap, "#1a1214", 1.3, shade=0.7, shcol="#050204", hatch=0, line=2)
    tangle(s, cap.buffer(7), 200, "#050204", 1.6, length=70, loop=0.5, inner=1)
    tangle(s, cap, 70, "#6a3a2a", 1.2, length=50, loop=0.5, inner=2)
    tangle(s, cap, 30, "#e88a3a", 1.2, length=40, loop=0.5, inner=2, body=True, alpha=0.7)
    ear = [(0.40, 0.42), (0.34, 0.40), (0.31, 0.47), (0.35, 0.56), (0.39, 0.56)]
    g = valid(Polygon(unit_(path(ear, 6, True))))
    s.thing(g, "#8a5238", 0.8, shade=0.6, shcol="#2a1018", hatch=0, line=2.2)
    s.stroke(unit_(path([(0.38, 0.44), (0.345, 0.45), (0.36, 0.52)], 6)), 1.5)


def _laid(s):
    for q in (-1, 1):
        x, y = 500 + q * 168, 1060
        plate = ell(*at(x, y), 62, 16, TURN)
        under(s, plate, 6, 9)
        s.thing(plate, "#fffaf0", 0.3, shade=0.6, shcol="#6a4a60", hatch=0, line=2.6)
        s.wash(ell(*at(x, y - 2), 40, 9, TURN), "#f8861e", 1.0, edge=0.8)
        s.outline(ell(*at(x, y - 1), 44, 10, TURN), 1.6, "#7a1a14")
        pen(s, [(x + 50, y - 6), (x + 44, y + 2), (x + 50, y + 6)], 1.6)  # a chip


def _fire(s, fall):
    """The hem burns at his side."""
    r = s.rng
    burnt = soft([(800, 1400), (806, 1300), (838, 1256), (868, 1290), (900, 1250), (940, 1292), (950, 1400)])
    s.wash(burnt.buffer(20), "#7a3a14", 0.8, wet=10, clip=fall)
    s.wash(burnt, "#100608", 1.6, edge=0.6, rough=4, clip=fall.buffer(6))
    s.glow(*at(872, 1290), 150, "#ff9a2e", 0.5, 0.4)
    for col, n, high, spread in (("#c8281a", 44, 130, 66), ("#ff7a1e", 40, 104, 56), ("#ffc23a", 34, 80, 44), ("#fff2b0", 18, 50, 30)):
        for _ in range(n):
            o = r.normal() * 0.45
            x = 874 + np.clip(o, -1, 1) * spread
            h = high * (1 - 0.55 * min(1, abs(o))) * r.uniform(0.6, 1.15)
            pen(
                s,
                [(x, 1378), (x + r.normal() * 8, 1378 - h * 0.5), (x + r.normal() * 14, 1378 - h * 1.25)],
                r.uniform(3, 9),
                col,
                body=True,
                taper=(0.2, 0.7),
                alpha=0.85,
                wobble=1,
            )
    for _ in range(22):
        s.fill(ell(*at(874 + r.normal() * 50, 1250 - abs(r.normal()) * 70), r.uniform(1, 3.4)), "#ffb03a", body=True)


@card("saffron", paper="cold", light=(-0.2, -0.8), fresh=False)
def volcano_dinner(s):
    r = s.rng
    _air(s)
    _smoke(s)
    her = (("#e4ac88", "#d8805e", "#b06a5c"), "#1f7a5e", "#06221e", "#9ad8a8")
    him = (("#8a5238", "#7a3c28", "#2a1018"), "#2c4a86", "#0a1230", "#a8bce8")
    _guest(s, 1, *her, _bun)
    _guest(s, -1, *him, _crop)
    fall = _cloth(s)
    _cone(s)
    _lava(s)
    _arms(s, 1, *her)
    _arms(s, -1, *him)
    _laid(s)
    _fire(s, fall)
    sx, sy = crow(s, 296, 452, 0.9)
    for k in range(30):
        s.fill(ell(sx + r.normal() * 8 - k * 0.8, sy + 6 + k * 4.4, r.uniform(1.2, 3.2)), body=True)
    s.splatter("#3a1230", 24, size=(0.8, 3.6))
    s.splatter("#0c0614", 14, size=(0.6, 3))
