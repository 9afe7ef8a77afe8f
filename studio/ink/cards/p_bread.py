"""Dough for a whole village, and those who drum on it."""

from ..easel import *
from ..kit.portrait import face, folds, garment
from ..kit.profile import fingers

SKINS = (("#8a5236", "#7a3c28", "#30161c"), ("#6e422e", "#6a3026", "#241018"), ("#a86a44", "#96502f", "#44202a"), ("#5c382a", "#5a2a22", "#1e0e14"), ("#96603e", "#8a4630", "#38181e"))
DOUGH = (506, 770)
WARM = "#8a4a2c"


def _hut(s, x, y, k, wall, seed, tilt=0.0):
    """A round hut from above, hopping: thatch in rings, its shadow left behind on the sand."""
    r = np.random.default_rng(seed)
    up = 26 * k * (0.5 + r.random())
    s.wash(ell(x + 26 * k, y + 46 * k, 104 * k, 46 * k), "#a8583a", 0.75, wet=8)
    body = move(blob([(-66, -30), (66, -30), (58, 46), (0, 58), (-58, 46)]), x, y - up, k, tilt)
    s.thing(body, wall, 0.8, shade=0.6, shcol="#5a2420", hatch=6, ang=86, line=2.2)
    s.fill(move(blob([(-14, 54), (-14, 8), (0, -2), (14, 8), (14, 56)]), x, y - up, k, tilt), "#4a2022")
    roof = move(blob([(-106, -4), (-70, -58), (0, -112), (70, -58), (106, -4), (60, 24), (0, 32), (-60, 24)]), x, y - up, k, tilt)
    s.thing(roof, "#f0c458", 0.7, col2="#d09a3c", shade=0.7, shcol="#7a4226", hatch=0, line=2.6)
    top = np.array(move([(0, -112)], x, y - up, k, tilt)[0])
    for ring in (0.35, 0.68, 1.0):
        for a in np.linspace(-1, 1, int(26 * ring) + 7):
            e = np.array(move([(104 * a * ring, (-112 + 112 * ring) + 32 * ring * (1 - a * a) - 4)], x, y - up, k, tilt)[0]) + r.normal(size=2) * 2
            d = (top - e) / (np.hypot(*(top - e)) + 1e-6)
            s.stroke([e, e + d * r.uniform(18, 40) * k], 1.5, ("#6a3a1c", "#8a5424")[int(r.integers(2))])
    for e in (-1, 1):
        p = np.array(move([(70 * e, 62)], x, y - up, k, tilt)[0])
        for o in (0, 1):
            q = p + [14 * e * o, 4 - 8 * o]
            s.curve([q, q + [13 * e * k, 14 * k], q + [9 * e * k, 30 * k]], 2.4 - 0.4 * o)
    return top


def _print(s, g, kind, col, seed):
    """The pattern of a cloth: suns, waves or leaves, one by one."""
    r = np.random.default_rng(seed)
    x0, y0, x1, y1 = g.bounds
    step_ = 38
    for j, y in enumerate(np.arange(y0 + 14, y1, step_)):
        for x in np.arange(x0 + (step_ / 2 if j % 2 else 6), x1, step_):
            p = np.array([x, y]) + r.normal(size=2) * 3
            if kind == "sun":
                s.fill(ell(*p, 5.5), col, body=True, clip=g, alpha=0.95)
                for a in np.arange(0, 6.28, 0.785):
                    s.stroke([p + 8 * np.array([math.cos(a), math.sin(a)]), p + 13 * np.array([math.cos(a), math.sin(a)])], 2, col, body=True, clip=g)
            elif kind == "wave":
                s.curve([p + [-18, 4], p + [-8, -5], p + [2, 4], p + [12, -5], p + [20, 3]], 3.2, col, body=True, clip=g)
            else:
                for e in (-1, 1):
                    s.fill(move(blob([(0, 0), (5, -8), (0, -18), (-5, -8)], 4), *p, 0.9, 36 * e + 10), col, body=True, clip=g, alpha=0.95)


def _dress(s, g, col, way, kind, pale, n=320, seed=1, lines=()):
    garment(s, g, col, way, n, cast=(12, 12), night="#9a4a30", deep=0.7, long=40, line=3.0)
    _print(s, g, kind, pale, seed)
    folds(s, lines, darker(col, 0.65), lighter(col, 0.5), 2.6)
    s.outline(g, 2.4, lost=0.2)


def _arm(s, pts, skin, size, turn, *, radii=(25, 20, 14), flip=False, cast=True, spread=9, curls=(6, 5, 5, 7), thumb=(-48, 14), bangle="#f2c030"):
    g = limb(pts, radii)
    if cast:
        s.wash(move(g, 10, 12), "#b08050", 0.7, wet=8)
    s.thing(g, skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=5, line=2.5)
    fingers(s, *pts[-1], size, turn, flip=flip, curls=curls, spread=spread, thumb=thumb, skin=skin, k=0.85, line=1.9)
    a, b = np.array(pts[-2], float), np.array(pts[-1], float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    for q in (14, 24):
        p = b - d * q
        s.curve([p - n * 15, p + d * 4, p + n * 15], 5.5, "#3a1c14")
        s.curve([p - n * 14, p + d * 4, p + n * 14], 3.6, bangle, body=True)


def _ground(s):
    s.wash(s.all, "#f8cf80", 0.5, col2="#f0b060", pool=0.6, bloom=4, grad=("rad", *DOUGH, 900, 0.25, 1.1))
    for q in (390, 470, 560):  # rings in the sand, from the beat
        for a in np.arange(0, 360, 40):
            w = s.rng.uniform(16, 32)
            s.stroke(arc(*DOUGH, q, q * 0.72, a + q * 0.1, a + w + q * 0.1), 1.8, "#b8703c", alpha=0.8)
    tops = [_hut(s, *h) for h in ((206, 176, 1.25, "#d8805a", 1, -7), (478, 92, 0.95, "#c86a48", 2, 3), (862, 356, 1.2, "#e09a64", 3, 6), (20, 420, 1.1, "#d08a5c", 4, -5), (10, 1250, 1.2, "#d8945e", 6, -6), (996, 1250, 1.1, "#c87a4e", 7, 7))]
    gx, gy = tops[2]
    s.model(shoot([four("goat", (0, 0, 0), 66, "rear", 1.0, col="#fbf4e6")], spot(gx + 4, gy + 16, 112, 20), (-0.5, 0.9, 0.3)), line=2.3)


def _wrap(s, at, col, pale, *, knot=True):
    g = valid(Polygon(at(path([(0.81, 0.27), (0.62, 0.19), (0.36, 0.22), (0.16, 0.36), (0.02, 0.54), (-0.10, 0.42), (-0.16, 0.12), (0.02, -0.18), (0.36, -0.30), (0.68, -0.2), (0.86, 0.04)], 8, True))))
    c = at([(0.9, 0.5)])[0]
    if knot:
        k = valid(Polygon(at(path([(-0.02, 0.0), (-0.24, -0.22), (-0.36, -0.10), (-0.28, 0.08), (-0.40, 0.2), (-0.22, 0.26), (-0.04, 0.2)], 8, True))))
        garment(s, k, col, lambda x, y: 0.4, 60, cast=None, long=18, line=2.6)
    garment(s, g, col, lambda x, y: math.atan2(y - c[1], x - c[0]) + 1.57, 200, cast=None, long=30, line=2.8)
    for t in (0.0, 0.16, 0.32):
        s.curve(at([(0.82 - t * 0.3, 0.22 - t), (0.4, 0.1 - t * 0.9), (0.0, 0.40 - t * 1.4)]), 3, pale, body=True, clip=g)
        s.curve(at([(0.82 - t * 0.3, 0.25 - t), (0.4, 0.13 - t * 0.9), (0.0, 0.43 - t * 1.4)]), 1.6, clip=g)


def _ring(s, p):
    s.outline(ell(p[0], p[1] + 12, 10, 13), 4, "#6a3a10", lost=0)
    s.stroke(arc(p[0], p[1] + 12, 10, 13, 0, 350), 2.6, "#f6cc3c", body=True)


def _far(s):
    """Behind the dough, one hand thrown up."""
    sk = SKINS[0]
    _arm(s, [(596, 468), (668, 420), (674, 318)], sk, 92, -86, radii=(28, 22, 15), spread=13, cast=False, thumb=(-58, 10), curls=(4, 2, 2, 4))
    body = blob([(506, 430), (448, 446), (404, 482), (392, 540), (402, 640), (620, 640), (628, 560), (622, 490), (590, 452), (556, 436)])
    _dress(s, body, "#3f63c0", lambda x, y: 1.57 + (x - 510) * 0.002, "sun", "#ffe08a", 280, 3, [[(440, 470), (452, 540), (446, 620)], [(584, 474), (572, 540), (584, 620)]])
    s.thing(limb([(516, 450), (520, 400)], [30, 27]), sk[0], 0.85, col2=sk[1], shade=0.8, shcol=sk[2], hatch=5, line=2.4)
    for q in range(3):
        s.curve([(478, 440 + q * 8), (514, 462 + q * 8), (552, 442 + q * 8)], 4.4, ("#e0483a", "#fff2d0", "#20807a")[q], body=True)
    at, _ = face(s, 512, 346, 128, 6, flip=True, skin=sk, mouth="laugh", look=(0.0, 0.5), lid=0.3, brow=-0.3, k=0.9)
    _wrap(s, at, "#f0a82a", "#fff0c0")
    _ring(s, at([(0.13, 0.62)])[0])


def _dough(s):
    x, y = DOUGH
    s.wash(ell(x + 30, y + 90, 330, 210), "#9a4a30", 0.9, wet=14)
    bowl = blob([(x - 312, y), (x - 296, y + 66), (x - 232, y + 160), (x - 110, y + 236), (x, y + 250), (x + 110, y + 236), (x + 232, y + 160), (x + 296, y + 66), (x + 312, y), (x, y + 200)])
    s.thing(union(bowl, ell(x, y, 312, 206)), "#c8643c", 0.95, col2="#a8482c", shade=0.8, shcol="#4a161a", hatch=7, line=3.2)
    for a in np.linspace(8, 172, 21):  # the cords that stretch it
        t0, t1, t2 = (math.radians(a + e) for e in (0, 4, -4))
        top = np.array([x + 309 * math.cos(t0), y + 204 * math.sin(t0)])
        for t in (t1, t2):
            s.stroke([top, (x + 286 * math.cos(t), y + 26 + 214 * math.sin(t))], 3.4, "#fff0d0", body=True, taper=(0, 0))
            s.stroke([top + [2, 1], (x + 288 * math.cos(t), y + 27 + 214 * math.sin(t))], 1.2)
    skin = ell(x, y - 6, 304, 196)
    s.cover(skin)
    s.wash(skin, "#f2d9a6", 0.35, edge=0.8, grad=("rad", x - 60, y - 60, 330, 0.15, 1.4), bloom=2)
    s.wash(skin.difference(move(skin, -26, -26)), "#b88850", 0.8, wet=16, clip=skin)
    s.outline(skin, 3)
    s.stroke(arc(x, y - 6, 290, 184, 20, 160), 1.5, "#8a5a34")
    palm = union(ell(0, 0, 19, 16), *(limb([(10, -11 + 7 * i), (38 - 4 * abs(i - 1.5), -16 + 11 * i)], [5, 4.4]) for i in range(4)), limb([(-6, -14), (10, -29)], [5.4, 4.6]))
    for px, py, a in ((470, 690, 250), (560, 740, 80), (430, 770, 200), (520, 830, 110), (600, 680, 300)):  # where they struck before
        g = move(palm, px, py, 1.0, a)
        s.wash(g, "#c89a62", 0.75, edge=1.2)
        s.wash(move(g, 3, 4).difference(g), "#8a5a34", 0.6, edge=0)


def _beat(s, x, y):
    s.wash(ell(x + 6, y + 10, 50, 34), "#c08a52", 0.45, wet=10, clip=ell(DOUGH[0], DOUGH[1] - 6, 304, 196))
    for e in (66, 84):
        for a in (20, 130, 240):
            s.stroke(arc(x, y, e, e * 0.66, a, a + 70), 1.7, "#a06a3c")


def _side(s, e):
    """Left, or right with a hand thrown up: leaning over the rim, the dress pulled after her."""

    def m(pts):
        return [((q[0] if e > 0 else 1012 - q[0]), q[1] + (0 if e > 0 else 30), *q[2:]) for q in pts]

    sk = SKINS[1 if e > 0 else 2]
    col, kind, pale = ("#9a3f9a", "leaf", "#ffd890") if e > 0 else ("#e03a34", "wave", "#fff0c8")
    for f in ([(96, 1028), (132, 1022), (150, 1036), (130, 1048), (92, 1048)], [(170, 1006), (208, 1000), (226, 1014), (204, 1026), (168, 1024)]):
        s.thing(blob(m(f)), sk[0], 0.85, col2=sk[1], shade=0.7, shcol=sk[2], hatch=0, line=2.3)
    if e > 0:
        _beat(s, 352, 668)
        _arm(s, m([(206, 610), (262, 640), (312, 668)]), sk, 86, 4, cast=False)
    skirt = blob(m([(150, 590), (204, 596), (236, 640), (226, 720), (214, 800), (232, 900), (244, 1004, 1), (196, 1018), (150, 1012), (104, 1032), (62, 1024, 1), (72, 900), (88, 790), (96, 690), (112, 620)]))
    _dress(s, skirt, col, lambda x, y: 1.57 - e * 0.2 if y > 780 else 1.57 + e * 0.25, kind, pale, 420, 5 + e, [m(f) for f in ([(120, 660), (112, 800), (92, 1010)], [(170, 700), (160, 840), (150, 1005)], [(212, 720), (196, 860), (206, 1008)])])
    sash = limb(m([(70, 758), (150, 784), (236, 768)]), [12, 12, 12]).intersection(skirt)
    s.thing(sash, pale, 0.9, shade=0.6, shcol="#8a4a20", hatch=4, line=2.3)
    s.thing(limb(m([(184, 606), (206, 556)]), [30, 27]), sk[0], 0.85, col2=sk[1], shade=0.8, shcol=sk[2], hatch=5, line=2.4)
    at, _ = face(s, *m([(226, 506)])[0][:2], 122, 8 * e, flip=e < 0, skin=sk, mouth="laugh", look=(0.5, 0.4), lid=0.35, k=0.9)
    _wrap(s, at, "#2f9a8a" if e > 0 else "#fbf0d8", "#fff2c8" if e > 0 else "#e0584a")
    _ring(s, at([(0.13, 0.62)])[0])
    near = m([(158, 650), (232, 732), (296, 762)])
    if e > 0:
        _beat(s, 340, 770)
        _arm(s, near, sk, 90, 6, radii=(28, 22, 15))
    else:
        _beat(s, 664, 792)
        _arm(s, near, sk, 90, -6, radii=(28, 22, 15), flip=True)
        _arm(s, [(862, 676), (936, 640), (928, 534)], sk, 90, 86, radii=(28, 22, 15), spread=13, flip=True, thumb=(-58, 10), curls=(4, 2, 2, 4))
    cap = blob(m([(132, 612), (180, 604), (214, 636), (222, 690), (190, 712), (150, 704), (124, 664)]))
    _dress(s, cap, col, lambda x, y: 0.7 if e > 0 else 2.4, kind, pale, 90, 11, [m([(150, 690), (176, 670), (200, 640)])])


def _near(s, x, e, sk, col, kind, pale, wrap):
    """With her back to us, arms stretched over the rim. e: the way that she sways."""
    for f in (-44, 40):
        s.thing(blob([(x + f - 20, 1296), (x + f, 1284), (x + f + 22, 1296), (x + f + 18, 1314), (x + f - 16, 1314)]), sk[0], 0.85, col2=sk[1], shade=0.7, shcol=sk[2], hatch=0, line=2.3)
    for q, hx, hy in ((-1, x - 92 + 10 * e, 934), (1, x + 92 + 10 * e, 926)):
        _beat(s, hx - 2 * q, hy - 50)
        _arm(s, [(x + 62 * q, 1072), (x + 116 * q, 1022), (hx, hy)], sk, 88, -102 if q > 0 else 102, radii=(29, 23, 15), flip=q < 0, thumb=(-50, 12))
    s.thing(limb([(x + 4 * e, 1032), (x + 8 * e, 990)], [28, 27]), sk[0], 0.85, col2=sk[1], shade=0.8, shcol=sk[2], hatch=5, line=2.4)
    back = blob([(x, 1024), (x - 52, 1020), (x - 86, 1052), (x - 84, 1100), (x - 62, 1150), (x - 74, 1200), (x - 100, 1260), (x - 104, 1292, 1), (x - 50, 1304), (x, 1298), (x + 56, 1306), (x + 108, 1290, 1), (x + 100, 1250), (x + 76, 1196), (x + 64, 1150), (x + 86, 1098), (x + 88, 1050), (x + 54, 1020)])
    _dress(s, back, col, lambda a, b: 1.57 - (a - x) * 0.004 if b > 1150 else 1.57 + (a - x) * 0.003, kind, pale, 460, int(x), [[(x - 30, 1170), (x - 46, 1230), (x - 62, 1290)], [(x + 6, 1176), (x + 4, 1240), (x + 10, 1294)], [(x + 40, 1170), (x + 56, 1230), (x + 76, 1288)], [(x - 58, 1050), (x - 30, 1070), (x - 10, 1060)], [(x + 60, 1050), (x + 30, 1072), (x + 12, 1062)]])
    sash = limb([(x - 90, 1142), (x, 1166), (x + 90, 1140)], [11, 12, 11]).intersection(back)
    s.thing(sash, pale, 0.95, shade=0.6, shcol="#8a4a20", hatch=4, line=2.3)
    for q in (-1, 1):
        s.thing(blob([(x + 4, 1160), (x + 26 * q + 6, 1184), (x + 18 * q + 10, 1236), (x + 8 * q - 2, 1210)]), pale, 0.9, shade=0.6, shcol="#8a4a20", hatch=4, line=2.2)
    hx, hy = x + 8 * e, 972
    cheek = blob([(hx + 30 * e, hy - 56), (hx + 64 * e, hy - 44), (hx + 76 * e, hy - 22), (hx + 80 * e, hy - 4), (hx + 90 * e, hy + 10), (hx + 78 * e, hy + 20), (hx + 76 * e, hy + 36), (hx + 60 * e, hy + 56), (hx + 30 * e, hy + 62), (hx - 10 * e, hy + 44)])
    s.thing(cheek, sk[0], 0.85, col2=sk[1], shade=0.6, shcol=sk[2], hatch=4, line=2.4)
    for q in range(3):
        s.curve([(hx + 66 * e, hy - 12 + q * 2), (hx + 78 * e, hy - 18 + q * 5)], 1.5)
    s.curve([(hx + 78 * e, hy + 26), (hx + 66 * e, hy + 26), (hx + 58 * e, hy + 18)], 2)
    s.curve([(hx + 62 * e, hy + 6), (hx + 54 * e, hy + 20), (hx + 56 * e, hy + 30)], 1.3)
    g = blob([(hx - 56, hy + 20), (hx - 66, hy - 30), (hx - 40, hy - 84), (hx, hy - 100), (hx + 44, hy - 82), (hx + 62, hy - 30), (hx + 40, hy + 22), (hx, hy + 44), (hx - 36, hy + 36)])
    g = move(g, -8 * e, 0)
    garment(s, g, wrap, lambda a, b: math.atan2(b - hy + 30, a - hx) + 1.57, 220, cast=None, long=26, line=2.8)
    for q in range(4):
        s.curve([(hx - 60 + 6 * q, hy - 30 + 16 * q), (hx - 4 * q, hy - 96 + 26 * q), (hx + 58 - 6 * q, hy - 30 + 18 * q)], 3 - 0.3 * q, darker(wrap, 0.6), clip=g)
    k = union(blob([(hx, hy + 22), (hx - 42, hy + 6), (hx - 46, hy + 44)]), blob([(hx, hy + 22), (hx + 42, hy + 8), (hx + 40, hy + 46)]), ell(hx, hy + 24, 15, 17))
    s.thing(k, wrap, 1.0, shade=0.7, shcol=darker(wrap, 0.7), hatch=4, line=2.6)
    _ring(s, (hx + 44 * e, hy + 26))


def _lion(s):
    """What runs out of the sack draws a lion: the trail is its tail."""
    r = s.rng
    sack = blob([(806, 1362), (788, 1396), (800, 1440), (850, 1470), (930, 1476), (990, 1452), (1010, 1400), (980, 1346), (910, 1330), (846, 1340)])
    s.wash(move(sack, 12, 18), "#9a4a30", 0.8, wet=8)
    garment(s, sack, "#e0bc84", lambda x, y: 0.2, 220, cast=None, dark="#6a3a24", long=22, line=2.8)
    for k in range(4):
        s.curve([(824, 1366 + 26 * k), (860 + 8 * k, 1366 + 22 * k), (900 + 6 * k, 1352 + 26 * k)], 1.8, "#6a3a24")
    trunk = blob([(262, 1330), (330, 1326), (410, 1336), (480, 1326), (546, 1324), (590, 1346), (600, 1384), (570, 1410), (510, 1406), (440, 1404), (370, 1416), (300, 1420), (258, 1390)])
    legs = (
        limb([(296, 1380), (264, 1416), (232, 1438), (226, 1466), (200, 1474)], [34, 23, 15, 12, 11]),
        limb([(334, 1386), (346, 1430), (330, 1470), (304, 1480)], [34, 20, 13, 12]),
        limb([(546, 1366), (504, 1408), (524, 1440), (500, 1474), (474, 1480)], [44, 28, 14, 12, 11]),
        limb([(574, 1370), (590, 1410), (634, 1440), (628, 1474), (600, 1482)], [36, 25, 14, 12, 11]),
    )
    head = blob([(262, 1296), (232, 1294), (210, 1304), (194, 1320), (168, 1332), (154, 1340), (152, 1354), (166, 1362), (206, 1370, 1), (178, 1384), (176, 1398), (204, 1408), (244, 1402), (278, 1370)])
    tail = limb([(588, 1350), (650, 1330), (690, 1370), (728, 1414), (770, 1424), (806, 1404)], [12, 10, 10, 16, 30, 40])
    lion = union(smooth(union(trunk, *legs), 5), head, tail)
    s.wash(move(lion, 5, 7), "#a8562a", 0.7, wet=5)
    s.cover(lion, keep=0.06)
    s.wash(lion, "#c8b49a", 0.16, wet=6, grad=("lin", 90, 0.0, 1.2), clip=lion)
    s.scumble(lion, "#fffdf4", 0.9, 30)
    c = np.array([262.0, 1350.0])
    for ring, n in ((54, 44), (38, 34), (20, 24)):  # the mane, thrown by handfuls
        for a in np.linspace(0.0, 6.28, n):
            a += r.normal() * 0.08
            if math.cos(a) < -0.5 and ring > 30:
                continue
            d, o = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
            b, q = c + d * ring * 0.8, r.uniform(24, 42)
            pts = [b, b + d * q * 0.5 + o * 8, b + d * q + o * 20]
            s.curve([p + [3, 4] for p in pts], 9, "#b86a38", alpha=0.55)
            s.curve(pts, r.uniform(8, 12), "#fffdf4", body=True)
    s.fill(head.buffer(-3), "#fffdf4", body=True)
    s.fill(blob([(152, 1340), (164, 1334), (172, 1340), (164, 1350), (154, 1352)]), WARM, body=True)
    for pts in ([(196, 1328), (206, 1322), (220, 1326)], [(160, 1350), (166, 1358), (206, 1370)], [(180, 1384), (196, 1380), (206, 1370)], [(222, 1340), (230, 1358), (222, 1378)], [(246, 1300), (256, 1282), (270, 1300)]):
        s.curve(pts, 3, WARM, body=True)
    s.fill(blob([(200, 1334), (208, 1328), (218, 1333), (209, 1338)]), "#5a2818", body=True)
    for x, y in ((180, 1350), (188, 1354), (182, 1357)):
        s.fill(ell(x, y, 1.8), WARM, body=True)
    for pts in ([(352, 1352), (340, 1380), (352, 1404)], [(520, 1346), (498, 1376), (500, 1400)], [(400, 1398), (440, 1392), (480, 1396)], [(560, 1384), (584, 1398), (600, 1416)], *([(x, y - 8), (x + 3, y), (x - 2, y + 8)] for x, y in ((196, 1474), (206, 1474), (300, 1480), (310, 1480), (470, 1480), (480, 1480), (598, 1482)))):
        s.curve(pts, 2.6, "#b87a4a", body=True, alpha=0.9)
    line = [*path([(200, 1330), (330, 1326), (590, 1346), (700, 1380), (806, 1420)], 12), *path([(210, 1474), (330, 1470), (500, 1474), (620, 1476), (740, 1440)], 12)]
    for _ in range(420):
        p = line[int(r.integers(len(line)))] + r.normal(size=2) * [20, 15]
        s.fill(ell(*p, 0.7 + 2.6 * r.random() ** 2), "#fffdf4", body=True)
    mouth = limb([(802, 1370), (790, 1400), (804, 1436)], [9, 11, 9])
    s.thing(mouth, "#f0d4a0", 0.7, shade=0.6, shcol="#6a3a24", hatch=0, line=2.4)


@card("saffron", paper="cold", light=(-0.5, -0.6))
def bread_drum(s):
    """Five women beat a huge round of dough like a drum; the huts hop, a goat dances, spilt flour walks off as a lion."""
    r = s.rng
    _ground(s)
    _far(s)
    _dough(s)
    _beat(s, 470, 640)
    _arm(s, [(424, 500), (404, 570), (452, 612)], SKINS[0], 84, 62, radii=(28, 22, 15))
    _dress(s, blob([(446, 448), (470, 476), (456, 530), (420, 548), (388, 530), (390, 486), (414, 456)]), "#3f63c0", lambda x, y: 1.9, "sun", "#ffe08a", 80, 3)
    _side(s, 1)
    _side(s, -1)
    _lion(s)
    _near(s, 344, 1, SKINS[3], "#1f9484", "wave", "#ffe9b0", "#f2c23a")
    _near(s, 652, -1, SKINS[4], "#f07c22", "sun", "#fff2c8", "#d8487a")
    for x, y in ((352, 668), (340, 770), (664, 792), (250, 870), (466, 860), (530, 866), (756, 860), (470, 640)):  # flour leaps
        for _ in range(34):
            a, q = r.uniform(-2.9, -0.25), abs(r.normal()) * 46 + 30
            s.fill(ell(x + q * math.cos(a), y + q * math.sin(a), 0.8 + 2.8 * r.random() ** 2), "#fffdf4", body=True)
