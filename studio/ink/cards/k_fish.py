"""Somebody else's fish."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.drape import drape, fist, nap, wrist_of
from ..kit.profile import profile

NIGHT, DEEP, LIGHT = "#030d18", "#0a2c44", "#e8fbf2"
RUDDY = ("#d9a074", "#cc7450", "#6a3038")
COCOA = ("#7c4a32", "#6c3624", "#281018")
HIM, HER = np.array([430.0, 440.0]), np.array([812.0, 300.0])
BACK = path([(128, 716), (220, 668), (360, 650), (540, 690), (740, 790), (920, 930), (1080, 1120)], 14)
THROAT = path([(128, 716), (86, 790), (84, 900), (150, 1040), (290, 1190), (500, 1330), (740, 1440), (1080, 1560)], 14)


def on(o, k, turn):
    """Points of a small plane, turned and set upon the sheet."""
    return lambda pts: move(np.asarray([p[:2] for p in pts], float), *o, k, turn)


def _sea(s):
    s.wash(s.all, "#9adccc", 0.6, col2="#d8ecc4", mix=("lin", -60, 0, 1), gran=0.5, pool=0.5, bloom=4)
    s.wash(blob([(300, -100), (640, -100), (560, 140), (300, 200), (120, 60)]), "#3faea8", 0.6, wet=80, gran=0.6, pool=0.6)
    s.lift(ell(880, 90, 170, 150), 0.5, 60)
    s.wash(blob([(-100, 150), (220, 320), (560, 470), (820, 420), (1100, 520), (1100, 1700), (-100, 1700)]), "#2a9a9c", 0.9, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (160, -100), (70, 260), (-100, 420)]), "#2a9a9c", 0.8, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 560), (300, 640), (700, 720), (1100, 840), (1100, 1700), (-100, 1700)]), "#0f5674", 0.9, wet=100, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1080), (260, 1330), (700, 1460), (1100, 1420), (1100, 1700), (-100, 1700)]), NIGHT, 1.4, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(760, 620), (1100, 600), (1100, 1000), (960, 880)]), "#06304c", 0.8, wet=80, gran=0.6, pool=0.7)


def _whale(s):
    r = s.rng
    body = valid(Polygon(np.vstack([BACK, THROAT[::-1]])))
    s.wash(body.buffer(14), NIGHT, 0.7, wet=36, gran=0.5)
    s.cover(body, keep=0.25)
    s.wash(body, "#2f6a84", 1.0, col2="#1c4a68", gran=0.6, pool=0.6, bloom=5)
    s.wash(blob([(200, 980), (420, 1010), (700, 1080), (1000, 1240), (1100, 1400), (1100, 1700), (400, 1400), (120, 1100)]), NIGHT, 1.2, wet=80, clip=body, gran=0.6, pool=0.6)
    s.wash(blob([(640, 800), (1100, 1060), (1100, 1500), (820, 1180)]), NIGHT, 0.9, wet=70, clip=body, gran=0.6)
    lip = path([(128, 716), (176, 800), (270, 880), (390, 926), (490, 930), (556, 972)], 14)
    jaw = valid(Polygon(np.vstack([lip, path([(556, 972), (600, 1060), (680, 1180), (760, 1300), (860, 1420), (900, 1500)], 10), THROAT[len(THROAT) - 10 :: -1]]))).intersection(body)
    s.lift(jaw, 0.5, 8)
    s.wash(jaw, "#cfe6dc", 0.25, col2="#6aa4ac", gran=0.6)
    s.wash(blob([(240, 1080), (560, 1040), (760, 1280), (960, 1560), (500, 1400)]), "#062236", 0.9, wet=60, clip=jaw, gran=0.6)
    for k in range(24):  # pleats of the throat
        u = k / 23
        a = path([(120, 760), (100, 860), (140, 980), (230, 1100)], 10)[int(u * 29)]
        pts = path([a, a + [150 - 60 * u, 130 - 10 * u], a + [330 - 60 * u, 250 + 10 * u], a + [560, 400 + 30 * u], a + [800, 540 + 40 * u]], 10)
        s.stroke(pts, r.uniform(2, 4), "#0a3048", clip=jaw, alpha=0.85, wobble=2)
        s.stroke(pts + [4, -5], r.uniform(1, 2.2), "#e2f6ec", body=True, clip=jaw, alpha=0.55 * (1 - 0.6 * u), wobble=2)
    along_back = lambda x, y: 0.55 + (x - 500) * 0.0004  # noqa: E731
    nap(s, body.difference(jaw), (NIGHT, "#163c58", "#2a5c74"), along_back, 600, long=46, w=1.7, soft=180, alpha=0.7)
    for k in range(34):  # light that comes through the waves runs along its back
        i, o = int(r.uniform(6, len(BACK) - 24)), r.uniform(14, 150)
        seg = BACK[i : i + int(r.uniform(8, 22))] + [-0.35 * o, o]
        seg = seg + np.c_[np.zeros(len(seg)), 9 * np.sin(np.linspace(0, 7, len(seg)) + k)]
        s.stroke(seg, r.uniform(2, 5), "#a8e4da", body=True, alpha=0.42, clip=body, wobble=2)
    s.stroke(BACK, 4, NIGHT)
    s.stroke(BACK[4:70] + [3, 6], 5, "#d8fff0", body=True, alpha=0.7, wobble=2)
    s.stroke(THROAT, 4, NIGHT)
    s.stroke(lip, 8, NIGHT, taper=(0.05, 0.3))
    s.stroke(lip + [2, 10], 3, "#e2f6ec", body=True, alpha=0.6)
    for _ in range(46):  # knobs and barnacles of the snout
        u, v = r.random(), r.random()
        p = BACK[int(4 + 34 * u)] * (1 - v) + lip[int(4 + 34 * u)] * v
        q = r.uniform(3, 10)
        if 0.12 < v < 0.85:
            s.thing(ell(*p, q, q * 0.8), "#9ab8b4", 0.6, shade=0.8, shcol=NIGHT, hatch=0, line=1.5)
            s.fill(ell(p[0], p[1], q * 0.35), NIGHT)
    # the eye: it has seen everything, and also this
    e = np.array([606.0, 900.0])
    for k, q in enumerate((74, 60, 47)):
        s.stroke(arc(*e, q, q * 0.62, 190 + 8 * k, 352 - 6 * k, 30), 3.2 - 0.5 * k, NIGHT, wobble=2)
        s.stroke(arc(*(e + [0, 4]), q, q * 0.62, 20, 165, 30), 2.4, NIGHT, wobble=2)
        s.stroke(arc(*(e + [0, -4]), q + 3, q * 0.62 + 3, 200, 340, 30), 1.8, "#9fd4d4", body=True, alpha=0.7, wobble=2)
    g = blob([tuple(e + q) for q in ((-38, 4), (-16, -20), (14, -21), (38, 2), (14, 18), (-16, 18))])
    s.fill(g.buffer(6), NIGHT)
    s.cover(g)
    s.wash(g, "#f6e8c4", 0.4, edge=1.0)
    iris = ell(*(e + [-7, -4]), 20).intersection(g)
    s.wash(iris, "#e8a022", 1.1, col2="#9a4a12", edge=1.2, off=0)
    for a in np.linspace(0, math.tau, 24)[:-1]:
        s.stroke([e + [-7 + 9 * math.cos(a), -4 + 9 * math.sin(a)], e + [-7 + 19 * math.cos(a), -4 + 19 * math.sin(a)]], 1.2, "#5a2408", clip=iris)
    s.fill(ell(*(e + [-9, -6]), 9, 9))
    s.fill(ell(*(e + [-14, -12]), 4), body=True)
    s.outline(g, 3, lost=0)
    # the long pale arm
    fin = blob([(640, 1040), (704, 1064), (724, 1130), (690, 1220), (620, 1330), (520, 1440), (430, 1520), (410, 1490), (440, 1420), (470, 1340), (540, 1210), (590, 1110)])
    s.wash(move(fin, 26, 30), NIGHT, 1.0, wet=26, clip=body)
    s.cover(fin, keep=0.1)
    s.wash(fin, "#bfdcd8", 0.5, col2="#4f8c9c", gran=0.6, pool=0.6, grad=("lin", 110, 0.6, 1.3))
    s.wash(blob([(700, 1060), (730, 1140), (620, 1340), (440, 1520), (560, 1330), (660, 1180)]), NIGHT, 0.9, wet=30, clip=fin, gran=0.6)
    nap(s, fin, (NIGHT, "#5a94a0", "#f2fff8"), lambda x, y: 2.2, 230, long=40, w=1.5)
    s.outline(fin, 3.2, NIGHT, clip=box(0, 1130, 1000, 1500))
    s.wash(blob([(590, 1000), (740, 1010), (760, 1120), (690, 1150), (590, 1110)]), "#0a2a40", 1.1, wet=34, clip=body, gran=0.6)
    nap(s, ell(670, 1070, 100, 70).intersection(body), (NIGHT, "#163c58", "#2a5c74"), along_back, 120, long=40, w=1.7)
    for u in np.linspace(0.25, 0.9, 7):
        p = path([(590, 1110), (540, 1210), (470, 1340), (440, 1420), (410, 1490)], 10)[int(u * 40)]
        s.stroke(arc(*p, 11, 11, -60, 120, 8), 2.4, NIGHT)


def _skin_of_water(s):
    """The surface, which we look down on: strokes that lie flat, glitter where the sun is."""
    r = s.rng
    for _ in range(520):
        x, y = r.uniform(-20, 1010), r.uniform(0, 1) ** 1.5 * 1150
        q = 10 + 0.05 * y + r.uniform(0, 24)
        near = max(0.15, 1 - y / 1000)
        if math.hypot((x + 20 - 840) / 130, (y - 160) / 150) < 1:  # still about her
            continue
        col = LIGHT if r.random() < 0.62 else "#1c7c88" if y < 500 else "#0c4660"
        q *= 1.7
        s.curve([(x, y), (x + q * 0.3, y - 2), (x + q * 0.62, y + 2), (x + q, y - 1)], r.uniform(1.4, 3.4), col, n=6, body=True, alpha=near * r.uniform(0.4, 0.95))
    for _ in range(130):
        x, y = r.normal(880, 110), r.normal(110, 90)
        if math.hypot((x + 20 - 840) / 120, (y - 160) / 140) < 1:
            continue
        s.curve([(x, y), (x + 18, y - 1), (x + 44, y)], r.uniform(2, 5), "#fffdf0", n=6, body=True, alpha=0.9)


def hull(s, at, long, tones, front):
    """A boat from a little above. front False: the inside, which those who sit in it hide; True: the side towards us."""
    b, h = long * 0.15, long * 0.2
    rim_far = path([(-long / 2, -4), (-long * 0.3, -b * 0.9), (0, -b * 1.2), (long * 0.3, -b * 0.9), (long / 2, -10)], 10)
    rim_near = path([(-long / 2, -4), (-long * 0.3, b * 0.7), (0, b), (long * 0.3, b * 0.66), (long / 2, -10)], 10)
    keel = path([(-long / 2, -4), (-long * 0.4, h * 0.8), (-long * 0.2, h * 1.22), (long * 0.2, h * 1.2), (long * 0.42, h * 0.7), (long / 2, -10)], 10)
    dark, col, pale = tones
    if not front:
        inside = valid(Polygon(at(np.vstack([rim_far, rim_near[::-1]]))))
        s.thing(inside, darker(col, 0.25), 1.1, shade=0.9, shcol=dark, hatch=0, line=2.6)
        s.wash(valid(Polygon(at(np.vstack([rim_far * [1, 0.2] + [0, 6], rim_near[::-1]])))), dark, 0.8, wet=10, clip=inside)
        for u in np.linspace(0.08, 0.92, 12):
            i = int(u * 40)
            s.curve(at([rim_far[i], rim_far[i] * [1, 0.3] + [0, 6], rim_near[i]]), 2.4, dark, clip=inside)
        return None
    side = valid(Polygon(at(np.vstack([rim_near, keel[::-1]]))))
    drape(s, side, tones, lambda x, y: math.atan2(*(at([(1, 0)])[0] - at([(0, 0)])[0])[::-1]), int(long * 0.7), long=40, w=1.6, line=3, soft=30)
    for v in (0.28, 0.55, 0.8):
        line = rim_near * (1 - v) + keel[np.linspace(0, len(keel) - 1, len(rim_near)).astype(int)] * v
        s.stroke(at(line), 2.2, dark, wobble=0.8)
        s.stroke(at(line + [0, 3]), 1.2, pale, body=True, alpha=0.5, wobble=0.8)
    gunwale = limb(at(rim_near[::4]), [long * 0.013] * len(rim_near[::4]), 6)
    s.thing(gunwale, lighter(col, 0.35), 0.9, shade=0.7, shcol=dark, hatch=0, line=2.2)
    return valid(Polygon(at(keel)))


def wake(s, at, long, low):
    r = s.rng
    h = long * 0.2
    s.wash(valid(Polygon(at([(-long * 0.46, h * 0.9), (long * 0.46, h * 0.7), (long * 0.34, h * 2.0), (-long * 0.34, h * 2.2)]))), DEEP, 0.9, wet=16, gran=0.6)
    for _ in range(26):
        x = r.uniform(-0.5, 0.46) * long
        y = h * (1.15 - 2.2 * (x / long) ** 2) + abs(r.normal()) * 12 * low
        w = r.uniform(14, 44)
        s.curve(at([(x - w, y + 2), (x, y - 3), (x + w, y + 2)]), r.uniform(1.6, 4), LIGHT, body=True, alpha=0.85)


def _his(s):
    r = s.rng
    at = on(HIM, 1.0, -15)
    wake(s, at, 470, 1.3)
    hull(s, at, 470, ("#3a0c10", "#b8402a", "#ffb890"), False)
    bench = poly(at([(-38, -72), (64, -76), (88, 62), (-16, 68)]))
    s.wash(move(bench, -14, 12), "#3a0c10", 1.0, wet=8)
    s.thing(bench, "#d89a5a", 0.95, col2="#a8642e", shade=0.7, shcol="#3a0c10", hatch=0, line=2.6)
    for q in (-8, 18, 42):
        s.curve(at([(q, -72), (q + 8, -10), (q + 18, 62)]), 1.6, "#5a2a14")
    boat, at = at, on(HIM + move([(0.0, 30.0)], 0, 0, 1, -15)[0], 1.0, -15)
    s.wash(ell(*at([(14, -22)])[0], 78, 24, -15), "#3a0c10", 1.0, wet=8, clip=bench)
    # legs towards the rod, the body after them, the head where it should not be
    for hip, knee, foot in (((10, -34), (-84, -74), (-116, 4)), ((0, -28), (-66, -56), (-92, 12))):
        drape(s, smooth(union(limb(at([hip, knee]), [32, 25]), limb(at([knee, foot]), [24, 17])), 5), ("#10182c", "#3c4c70", "#9ab0d0"), lambda x, y: 0.5, 70, long=24, w=1.5, line=2.5)
    s.thing(limb(at([(-96, 12), (-126, 18)]), [15, 11]), RUDDY[0], 0.9, shade=0.7, shcol=RUDDY[2], hatch=0, line=2)
    butt, tip = at([(-62, -78)])[0], at([(-372, -148)])[0]
    rod = path([butt, at([(-118, -122)])[0], at([(-200, -186)])[0], at([(-286, -214)])[0], at([(-346, -196)])[0], tip], 12)
    g0, g1 = at([(-168, -162)])[0], at([(-104, -111)])[0]
    up = math.degrees(math.atan2(g0[1] - g1[1], g0[0] - g1[0]))
    far = smooth(union(limb([at([(-14, -170)])[0], at([(-92, -196)])[0]], [24, 20]), limb([at([(-92, -196)])[0], np.array(wrist_of(g0, up, 44, 1, 6))], [20, 13])), 4)
    drape(s, far, ("#0c2c24", "#2f7a5e", "#a8e0c0"), lambda x, y: 0.2, 60, long=22, w=1.5, line=2.4)
    torso = blob([tuple(q) for q in at([(-44, -40), (-46, -110), (-36, -168), (-8, -196), (40, -198), (64, -172), (66, -110), (54, -36), (0, -22)])])
    drape(s, torso, ("#0c2c24", "#379070", "#b4ecc8"), lambda x, y: 1.3, 260, long=32, w=1.6, line=3, soft=44)
    for pts in ([(-36, -60), (0, -50), (50, -56)], [(-40, -90), (10, -74), (58, -92)], [(44, -180), (20, -130), (36, -70)], [(-20, -180), (-28, -130), (-18, -80)]):
        s.curve(at(pts), 2.2, "#0c2c24", clip=torso)
    for pts in ([(8, -196), (24, -130), (14, -40)], [(44, -190), (52, -120), (44, -40)]):
        s.curve(at(pts), 8, "#5a2c18", clip=torso, taper=(0, 0))
    c = at([(36, -244)])[0]
    head = profile(s, c[0], c[1], 118, 4, skin=RUDDY, k=0.85, line=2.3, neck=(at([(22, -186)])[0], 24), brow=0.9)
    s.thing(blob([tuple(q) for q in at([(-16, -186), (4, -206), (44, -210), (58, -190), (40, -176), (6, -174)])]), "#fff6e4", 0.3, shade=0.7, shcol="#5a6a70", hatch=0, line=2.2)
    beard = valid(Polygon(head(path([(0.72, 0.78), (0.66, 0.72), (0.56, 0.66), (0.44, 0.52), (0.40, 0.66), (0.44, 0.86), (0.56, 1.04), (0.72, 1.02), (0.80, 0.88)], 8, True))))
    s.wash(beard, "#9a9490", 0.8, edge=0.4)
    for q in range(150):
        u, v = r.random(), r.random()
        p = np.array([0.44 + 0.3 * u, 0.62 + 0.18 * u + 0.06 * v])
        s.curve(head([p, p + [0.03, 0.1], p + [0.04 + 0.03 * r.normal(), 0.2 + 0.08 * r.random()]]), 1.5, ("#4a4648", "#8a8684", "#fffdf6")[q % 3], body=q % 3 > 0, alpha=0.9, wobble=0.6)
    s.curve(head([(0.78, 0.66), (0.71, 0.665), (0.66, 0.72)]), 5, "#fffdf6", body=True)
    s.curve(head([(0.78, 0.655), (0.71, 0.65), (0.65, 0.71)]), 1.6)
    s.curve(head([(0.62, 0.50), (0.66, 0.515), (0.70, 0.50)]), 1.8, RUDDY[2])
    s.thing(blob([tuple(q) for q in head([(0.33, 0.42), (0.42, 0.40), (0.43, 0.52), (0.37, 0.60), (0.33, 0.54)])]), RUDDY[0], 0.9, col2=RUDDY[1], shade=0.7, shcol=RUDDY[2], hatch=0, line=1.8)
    for q in range(50):
        u = r.random()
        s.curve(head([(0.40 - 0.3 * u, 0.2 + 0.1 * u), (0.30 - 0.26 * u, 0.42), (0.30 - 0.22 * u, 0.62 + 0.06 * r.random())]), 1.5, ("#4a4648", "#8a8684", "#d8d4d0")[q % 3], body=q % 3 > 0, alpha=0.9)
    brim = valid(Polygon(head(path([(-0.30, 0.30), (0.0, 0.20), (0.4, 0.18), (0.8, 0.22), (1.10, 0.20), (0.92, 0.30), (0.5, 0.30), (0.1, 0.34)], 8, True))))
    crown = valid(Polygon(head(path([(0.02, 0.22), (0.04, -0.02), (0.14, -0.14), (0.36, -0.08), (0.58, -0.12), (0.68, 0.0), (0.72, 0.22), (0.36, 0.25)], 8, True))))
    s.wash(move(brim, 4, 8), RUDDY[2], 0.35, wet=5, clip=valid(Polygon(head([(0, 0.2), (0.9, 0.2), (0.9, 0.6), (0, 0.6)]))))
    for g in (brim, crown):
        drape(s, g, ("#6a4210", "#ecc25a", "#fff6cc"), lambda x, y: 0.12, 90, long=24, w=1.3, line=2.5)
    s.stroke(head(path([(0.03, 0.19), (0.36, 0.22), (0.72, 0.18)], 8)), 8, "#7a1c1c", taper=(0, 0))
    s.stroke(rod, np.linspace(9, 2.5, len(rod)), "#2c140a", taper=(0, 0.1))
    s.stroke(rod + [-1, -2], np.linspace(4, 1.2, len(rod)), "#d89a50", body=True, taper=(0, 0.1))
    reel = ell(*at([(-84, -84)])[0], 17)
    s.thing(reel, "#c8a04a", 1.0, shade=0.8, shcol="#3a200a", hatch=0, line=2.3)
    s.outline(ell(*at([(-84, -84)])[0], 8), 2, lost=0)
    fist(s, g0, up, 44, RUDDY, side=1, bar=6, line=1.9)
    wr = np.array(wrist_of(g1, up, 48, -1, 7))
    el = at([(-44, -78)])[0]
    arm = smooth(union(limb([at([(36, -168)])[0], at([(0, -112)])[0], el], [29, 27, 23]), limb([el, wr], [23, 14])), 5)
    s.wash(move(arm, 6, 14), "#0c2c24", 0.8, wet=9, clip=torso)
    drape(s, arm, ("#0c2c24", "#3f9a78", "#b4ecc8"), lambda x, y: 2.2, 130, long=26, w=1.5, line=2.7, soft=24)
    for pts in ([(-40, -100), (-24, -84), (-20, -66)], [(-26, -110), (-8, -96), (-4, -80)]):
        s.curve(at(pts), 2, "#0c2c24", clip=arm)
    fist(s, g1, up, 48, RUDDY, side=-1, bar=7, line=1.9)
    at = boat
    hull(s, at, 470, ("#3a0c10", "#c0452c", "#ffb890"), True)
    for _ in range(30):  # she takes water at the bow
        p = at([(-225 + r.normal() * 26, 6 + r.normal() * 14)])[0]
        s.curve([p, p + [-14, -10], p + [-26, 6]], r.uniform(2, 5), LIGHT, body=True, alpha=0.9)
    return tip


def _hers(s):
    r = s.rng
    at = on(HER, 1.0, 3)
    wake(s, at, 300, 0.8)
    hull(s, at, 300, ("#4a2a06", "#e0a63a", "#fff0b8"), False)
    dress = blob([tuple(q) for q in at([(26, -112), (58, -116), (80, -90), (88, -40), (112, 6), (60, 26), (-20, 24), (-44, 4), (-10, -18), (14, -50)])])
    tones = ("#4a0614", "#d42a26", "#ffb090")
    fx, fy = HER + [-92, -70]
    # her far hand comes from above with the crown
    c = at([(12, -166)])[0]
    far = smooth(union(limb(at([(34, -98), (-22, -104)]), [14, 12]), limb([at([(-22, -104)])[0], np.array([fx - 2, fy - 76])], [12, 7.5])), 3)
    drape(s, dress, tones, lambda x, y: 1.5 + (x - HER[0]) * 0.006, 220, long=32, w=1.6, line=2.8, soft=36)
    for pts in ([(40, -80), (10, -20), (-30, 8)], [(50, -80), (44, -20), (30, 20)], [(66, -80), (84, -20), (94, 10)]):
        s.curve(at(pts), 2.2, tones[0], clip=dress)
    s.thing(far, COCOA[0], 1.0, col2=COCOA[1], shade=0.8, shcol=COCOA[2], hatch=0, line=2.1)
    head = profile(s, c[0], c[1], 92, -16, flip=True, skin=COCOA, k=0.95, line=2, neck=(at([(44, -110)])[0], 14), eye="shut", brow=-0.4)
    s.curve(head([(0.74, 0.708), (0.69, 0.70), (0.645, 0.665)]), 1.8, COCOA[2])
    hair = valid(Polygon(head(path([(0.68, 0.14), (0.54, 0.26), (0.46, 0.46), (0.36, 0.70), (0.10, 0.80), (-0.18, 0.60), (-0.22, 0.22), (-0.02, -0.14), (0.36, -0.24), (0.66, -0.06)], 8, True))))
    s.cover(hair)
    s.wash(hair, "#170c12", 1.4, edge=0.4)
    s.fill(hair, "#120a0e", alpha=0.5)
    tangle(s, hair.buffer(6), 120, "#0a0508", 1.8, length=60, loop=0.4, inner=1)
    tangle(s, hair, 50, "#6a4a44", 1.1, length=50, loop=0.4, inner=1, body=True, alpha=0.8)
    s.thing(limb(head([(0.40, 0.46), (0.385, 0.56)]), [6, 4.5]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.5)
    # the fish, lit as nothing else is
    s.glow(fx, fy - 20, 120, "#ffc850", 0.5, 0.75)
    go = lambda pts: [(fx + a, fy + b, *k) for a, b, *k in pts]  # noqa: E731
    orange = ("#8a2408", "#f58a1e", "#ffeeb8")
    for pts in ([(40, 0), (72, -34), (96, -30), (82, -4), (98, 24), (74, 30)], [(-10, -30), (12, -54), (44, -38), (34, -18)]):
        g = blob(go(pts), 6)
        drape(s, g, orange, lambda x, y: 0.1, 34, long=20, w=1.3, line=2.1)
    body = blob(go([(-62, 2), (-44, -24), (-6, -36), (34, -16), (52, 0), (34, 18), (-6, 32), (-44, 24)]))
    s.thing(body, "#f58a1e", 1.0, col2="#ffc040", shade=0.6, shcol="#8a2408", hatch=0, line=2.6)
    for i in range(6):
        for j in range(5):
            s.stroke(arc(fx - 14 + 11 * i, fy - 20 + 10 * j + 5 * (i % 2), 7, 7, -75, 75, 8), 1.4, "#8a2408", clip=body.buffer(-3))
            s.stroke(arc(fx - 17 + 11 * i, fy - 20 + 10 * j + 5 * (i % 2), 6, 6, -60, 40, 6), 1.2, "#fff4c8", body=True, alpha=0.7, clip=body.buffer(-3))
    s.curve(go([(-24, -28), (-18, 0), (-26, 26)]), 2, "#8a2408")
    s.cover(ell(fx - 40, fy - 5, 9.5))
    s.outline(ell(fx - 40, fy - 5, 9.5), 1.8, lost=0)
    s.fill(ell(fx - 43, fy - 5, 5.4))
    s.fill(ell(fx - 45, fy - 7, 1.8), body=True)
    s.curve(go([(-62, 4), (-54, 11), (-44, 9)]), 2.2)
    cx, cy = fx - 22, fy - 34
    s.thing(ell(cx, cy, 25, 8, 8), "#a8741a", 1.0, shade=0, hatch=0, line=1.6)
    gold = poly([(cx - 25, cy - 3), (cx - 34, cy - 36), (cx - 15, cy - 16), (cx - 4, cy - 44), (cx + 8, cy - 13), (cx + 26, cy - 34), (cx + 25, cy + 4), *arc(cx, cy, 25, 9, 8, 180, 14)])
    s.thing(gold, "#ffd23a", 1.0, col2="#e0941a", shade=0.7, shcol="#7a3c08", hatch=0, line=2.3)
    for a, b in ((-34, -38), (-4, -46), (26, -36)):
        s.thing(ell(cx + a, cy + b, 4.6), "#fff6c8", 0.6, shade=0, hatch=0, line=1.4)
    s.stroke(arc(cx, cy - 5, 24, 8, 12, 168, 14), 1.6, "#7a3c08")
    for q in (-13, 0, 13):
        s.fill(ell(cx + q, cy + 3 - abs(q) * 0.15, 3), "#c8202c", body=True)
    # two fingers and a thumb on the crown's rim
    p = np.array([cx + 18.0, cy - 40.0])
    for d in ((-16, 24), (-6, 28), (4, 28)):
        s.thing(limb([p + [2 + d[0] * 0.2, -6], p + [d[0] * 0.7, 8], p + d], [6, 5.4, 4]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    s.thing(ell(*(p + [4, -12]), 13, 12), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.8)
    # the near arm, and the palm it lies on
    el, wr = at([(-8, -26)])[0], np.array([fx + 26, fy + 34])
    arm = smooth(union(limb([at([(56, -96)])[0], at([(30, -54)])[0], el], [16, 15, 13]), limb([el, wr], [13, 8.5])), 3)
    s.thing(arm, COCOA[0], 1.0, col2=COCOA[1], shade=0.8, shcol=COCOA[2], hatch=4, line=2.2)
    for k in range(4):
        s.thing(limb([wr + [2, -2], (fx - 4 - 8 * k, fy + 37 - 2 * k), (fx - 26 - 5 * k, fy + 24 - 5 * k)], [8, 6, 4.4]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    s.thing(limb([wr + [0, -6], (fx + 24, fy + 12), (fx + 12, fy - 2)], [7, 6.4, 4.6]), COCOA[0], 1.0, shade=0.6, shcol=COCOA[2], hatch=0, line=1.6)
    drape(s, blob([tuple(q) for q in at([(38, -114), (62, -118), (82, -98), (78, -72), (54, -62), (34, -76)])]), tones, lambda x, y: 1.6, 50, long=16, w=1.4, line=2.4)
    hull(s, at, 300, ("#4a2a06", "#e6ae42", "#fff0b8"), True)
    for _ in range(20):
        a = r.uniform(0, math.tau)
        q = r.uniform(74, 116)
        s.stroke([(fx + q * math.cos(a), fy - 14 + q * math.sin(a)), (fx + (q + 13) * math.cos(a), fy - 14 + (q + 13) * math.sin(a))], 2.2, "#fff2b0", body=True, alpha=0.9)


def _line(s, tip):
    r = s.rng
    dip, lip = np.array([tip[0] - 6, 560.0]), np.array([188.0, 812.0])
    s.stroke([tip, dip], 2.6, "#fffdf6", body=True, wobble=0.2, taper=(0, 0))
    s.curve([dip, dip + [6, 90], lip + [-36, -60], lip], 2.4, "#fffdf6", body=True, wobble=0.3, taper=(0, 0), alpha=0.9)
    for q in (16, 30, 48):
        s.stroke(arc(*dip, q, q * 0.4, 0, 350, 30), 2.2, LIGHT, body=True, alpha=0.9)
    s.curve([lip + [0, -2], lip + [10, 20], lip + [-4, 36], lip + [-18, 22]], 5, "#e8eef0", body=True)
    # the boot has gone over the side
    boot = move(blob([(-22, -56, 1), (16, -60, 1), (18, -12), (50, 2), (60, 24, 1), (-20, 26, 1), (-18, -10)]), 246, 640, 0.95, 38)
    s.thing(boot, "#5a3a26", 1.1, shade=0.9, shcol="#140806", hatch=5, line=2.6)
    nap(s, boot, ("#140806", "#5a3a26", "#d8a880"), lambda x, y: 1.9, 60, long=16, w=1.3)
    s.thing(move(ell(-3, -57, 19, 7), 246, 640, 0.95, 38), "#1c0c08", 1.3, shade=0, hatch=0, line=2)
    for k in range(26):
        p = np.array([278 + r.normal() * 20, 610 - 4.5 * k + r.normal() * 8])
        if p[1] > 604:
            s.stroke(arc(*p, *([r.uniform(2.5, 8)] * 2), 0, 350, 14), 1.7, LIGHT, body=True, alpha=0.9)
    for _ in range(60):
        p = np.array([r.normal(150, 44), r.uniform(590, 800)])
        s.stroke(arc(*p, *([r.uniform(2, 8)] * 2), 0, 350, 14), 1.6, LIGHT, body=True, alpha=0.75)


@card("tide", paper="cold", light=(0.4, -0.8), fresh=False)
def bigger_fish(s):
    """Looked down upon: a man whose line has a whale at its end stares at the next boat, where a goldfish is crowned."""
    _sea(s)
    _whale(s)
    _skin_of_water(s)
    _hers(s)
    tip = _his(s)
    _line(s, tip)
    s.splatter(NIGHT, 60, (0, 700, 1000, 1500), (0.7, 4.5))
