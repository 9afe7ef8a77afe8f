"""A puppet of wood that has cut its strings, seen by an audience that has not."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.profile import fingers, profile

NIGHT, SOOT = "#17060c", "#080308"
WOOD, WARM, DEEP = "#e6bd80", "#c8843c", "#4a2412"
PINE = (WOOD, WARM, DEEP)
GLOVE = ("#5a2c48", "#3a1830", "#12060e")


def _house(s):
    """Curtain, the dark above and the lamplight upon it."""
    r = s.rng
    s.wash(s.all, "#f4d79a", 0.5, col2="#eeb873", pool=0.5, bloom=4, gran=0.5)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 330), (880, 400), (640, 560), (470, 900), (380, 1250), (-100, 1300)]),
        "#b3221c",
        1.0,
        wet=85,
        gran=0.6,
        pool=0.6,
    )
    s.wash(blob([(1100, 900), (1100, 1600), (560, 1600), (700, 1230), (880, 1010)]), "#8a2418", 1.0, wet=80, gran=0.6, pool=0.6)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 150), (760, 210), (480, 300), (280, 560), (170, 900), (-100, 1050)]), "#4a0c18", 0.45, wet=80, gran=0.6, pool=0.7
    )
    s.wash(blob([(1100, 1120), (1100, 1600), (600, 1600), (780, 1330), (950, 1200)]), "#3a0a14", 0.6, wet=70, gran=0.6, pool=0.7)
    for k in range(7):  # folds of the curtain, from the rail that nobody sees
        x = -30 + k * 82 + r.normal() * 8
        fold = limb([(x + 60, -40), (x + 22, 500), (x - 60, 1050 - k * 36)], [12, 20, 30])
        s.wash(fold, "#3a0812", 0.5, wet=22, gran=0.5)
        s.curve([(x + 92, -40), (x + 58, 480), (x - 14, 980 - k * 36)], 2.4, "#24040c", alpha=0.6)
    s.wash(blob([(-100, -120), (1100, -120), (1100, 70), (700, 110), (300, 130), (-100, 150)]), NIGHT, 1.1, wet=60, gran=0.5)  # the dark above
    s.lift(ell(770, 620, 260, 280, 20), 0.5, 110)
    s.lift(ell(800, 560, 120, 150), 0.35, 70)
    for _ in range(40):  # dust in the light
        a = r.uniform(0, 6.3)
        s.fill(ell(770 + 260 * math.cos(a) * r.random(), 640 + 330 * math.sin(a) * r.random(), r.uniform(1, 2.8)), "#fff6da", body=True, alpha=0.8)


def _stage(s):
    r = s.rng
    floor = poly([(-60, 1004), (706, 868), (652, 1128), (-60, 1222)])
    side = poly([(-60, 1222), (652, 1128), (668, 1560), (-60, 1560)])
    s.cover(floor)
    s.wash(floor, "#d99a52", 0.8, col2="#8a4a22", mix=("lin", 180, 0, 1), gran=0.6, pool=0.5, bloom=3)
    s.wash(blob([(-80, 980), (240, 960), (330, 1080), (120, 1230), (-80, 1230)]), NIGHT, 0.6, wet=60, gran=0.6, clip=floor)
    for k in np.linspace(0, 1, 7):
        a, b = np.array([-60, 1004 + 218 * k]), np.array([706 - 54 * k, 868 + 260 * k])
        s.stroke(np.linspace(a, b, 16) + r.normal(size=(16, 2)) * 1.2, 2.4, DEEP)
        for _ in range(12):
            q = r.random()
            p = a + (b - a) * q + [0, r.uniform(3, 26)]
            s.stroke(
                [p, p + (b - a) / 776 * r.uniform(20, 90)], r.uniform(0.8, 1.5), DEEP if r.random() < 0.65 else "#ffe2ac", alpha=0.6, clip=floor, body=False
            )
    s.stroke(np.linspace((652, 1128), (708, 864), 12) + r.normal(size=(12, 2)) * 1.2, 5, DEEP)
    s.cover(side)
    s.wash(side, "#8a4426", 0.9, col2="#4a1c18", mix=("lin", 180, 0, 1), gran=0.6, pool=0.7, bloom=3)
    s.wash(blob([(-80, 1260), (300, 1330), (480, 1600), (-80, 1600)]), "#24040c", 0.35, wet=80, gran=0.6, clip=side)
    for x in range(-40, 680, 88):
        s.stroke([(x, 1224 - (x + 60) * 0.13), (x + 8, 1540)], 3, SOOT)
        for _ in range(5):
            u, y = x + r.uniform(6, 80), r.uniform(1180, 1480)
            s.curve([(u, y), (u + r.normal() * 4, y + 40), (u + 3, y + r.uniform(50, 140))], 1.3, SOOT if r.random() < 0.7 else "#d9783c", alpha=0.7, clip=side)
    lip = poly([(-60, 1206), (656, 1112), (654, 1142), (-60, 1238)])
    s.thing(lip, "#c08038", 1.0, shade=0.6, shcol=DEEP, hatch=0, line=2.6)
    for x in range(0, 640, 70):
        s.fill(ell(x, 1214 - x * 0.131, 3.4), SOOT)
        s.stroke([(x + 20, 1206 - x * 0.131), (x + 28 + r.normal() * 5, 1224 - x * 0.131)], 1.2, DEEP)


def _wood(s, pts, radii, n=60, k=0.75, line=2.8):
    """A turned piece: shape, then grain along it in two tones, with a knot."""
    r = s.rng
    g = limb(pts, radii)
    s.cover(g)
    s.thing(g, WOOD, k, col2=WARM, shade=0.9, shcol=DEEP, hatch=5, line=line, gran=0.5)
    p = path(pts, 14)
    t = np.gradient(p, axis=0)
    nrm = np.stack([-t[:, 1], t[:, 0]], 1) / np.hypot(t[:, 0], t[:, 1])[:, None]
    m = len(p)
    knot, side = int(m * r.uniform(0.35, 0.65)), r.uniform(-0.3, 0.3)
    for _ in range(n):
        i, o = int(r.integers(0, m - 4)), r.uniform(-0.95, 0.95)
        j = min(m, i + int(r.integers(5, max(6, m // 2))))
        w = np.array([np.interp(q, np.linspace(0, m - 1, len(radii)), radii) for q in range(i, j)])
        off = o + 0.22 * np.sign(o - side) * np.exp(-(((np.arange(i, j) - knot) / 3.0) ** 2)) * np.exp(-abs(o - side) * 2)
        lit = o < -0.1 and r.random() < 0.4
        s.stroke(p[i:j] + nrm[i:j] * (w * off)[:, None], r.uniform(0.8, 1.7), "#fff0c8" if lit else DEEP, clip=g, alpha=0.75, body=lit, wobble=0.7)
    c = p[knot] + nrm[knot] * radii[len(radii) // 2] * side
    for q in (9, 5):
        s.outline(ell(*c, q, q * 0.6, math.degrees(math.atan2(*t[knot][::-1]))), 1.2, col=DEEP)
    return g


def _joint(s, x, y, q):
    s.wash(ell(x + 4, y + 6, q * 1.05), SOOT, 0.8, wet=7)
    s.cover(ell(x, y, q))
    s.thing(ell(x, y, q), "#dba45c", 0.9, col2=WARM, shade=0.9, shcol=DEEP, hatch=4, line=2.8, gran=0.5)
    for e in (0.75, 0.52):
        s.stroke(arc(x, y, q * e, q * e * 0.9, -30, 280, 24), 1.2, DEEP, alpha=0.8)
    s.fill(ell(x, y, q * 0.24), SOOT)
    s.stroke([(x - q * 0.16, y - q * 0.1), (x + q * 0.16, y + q * 0.1)], 2, "#e8d8b0", body=True)


def _string(s, pts, w=5):
    p = path(pts, 12)
    s.stroke(p + [3, 4], w, SOOT, taper=(0, 0), alpha=0.45)
    s.stroke(p, w + 4, "#3a0a10", taper=(0, 0))
    s.stroke(p, w, "#fff3d6", taper=(0, 0), body=True)
    for q in (-1, 0, 1):  # the end is frayed
        d = (p[-1] - p[-3]) / (np.hypot(*(p[-1] - p[-3])) + 1e-6)
        s.curve([p[-1], p[-1] + d * 8 + [q * 3, 0], p[-1] + d * 15 + [q * 8, -q * 3]], 2.2, "#fff3d6", body=True)


def _threads(s, g, way, tones, n, long, w=1.6):
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    for col, lit in tones:
        for _ in range(n):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            u = (x - x0) / (x1 - x0)
            if r.random() > (u if lit else 1.1 - u):
                continue
            a, q = way + r.normal() * 0.1, long * r.uniform(0.5, 1.4)
            s.stroke([(x, y), (x + q * math.cos(a), y + q * math.sin(a))], w * r.uniform(0.6, 1.2), col, clip=g, body=lit, alpha=0.5 if lit else 0.75)


def _legs(s):
    for hip, knee, foot, far in (((470, 1060), (758, 1030), (800, 1330), True), ((400, 1084), (690, 1084), (716, 1402), False)):
        _wood(s, [knee, ((knee[0] + foot[0]) / 2 + 8, (knee[1] + foot[1]) / 2), (foot[0], foot[1] - 20)], [40, 36, 25], 70, 1.0 if far else 0.8)
        shoe = move(blob([(-40, -40), (30, -44), (70, -14), (138, 2), (158, 26), (136, 42), (-40, 42), (-52, 0)]), foot[0], foot[1], 0.84, 24)
        s.cover(shoe)
        s.thing(shoe, "#1f5a60", 1.1, col2="#0c2c38", shade=0.9, shcol=SOOT, hatch=4, line=3, gran=0.5)
        s.curve(move([(-8, -34), (50, -16), (110, 8)], foot[0], foot[1], 0.84, 24), 3.4, "#bfe0d0", body=True, alpha=0.7)
        for u, v in ((20, 10), (84, 26), (-20, 20)):
            s.fill(move(ell(u, v, 9, 4, 20), foot[0], foot[1], 0.84, 24), WOOD, body=True, alpha=0.8)  # the paint has come off
        if not far:
            s.wash(limb([hip, knee], [70, 46]), SOOT, 0.9, wet=16)
        th = limb([hip, ((hip[0] + knee[0]) / 2, hip[1] - 14), (knee[0] - 50, knee[1])], [84, 72, 54])
        s.cover(th)
        s.thing(th, "#8a2438", 1.15, col2="#4a0f24", shade=0.9, shcol=SOOT, hatch=5, line=3, gran=0.6)
        _threads(s, th, 0.0, (("#1c0410", False), ("#e88a7a", True), ("#3a0a1c", False)), 40, 40)
        cuff = limb([(knee[0] - 52, knee[1] - 50), (knee[0] - 46, knee[1]), (knee[0] - 54, knee[1] + 52)], [12, 12, 12])
        s.thing(cuff, "#d9a441", 1.0, shade=0.8, shcol=DEEP, hatch=3, line=2.6)
        _joint(s, knee[0] + 4, knee[1], 41 if far else 46)


def _body(s):
    far = limb([(360, 800), (262, 930), (236, 1060)], [56, 46, 34])
    s.cover(far)
    s.thing(far, "#14384c", 1.2, shade=0.8, shcol=SOOT, hatch=5, line=3, gran=0.6)
    fingers(s, 236, 1084, 112, -24, flip=True, curls=(8, 8, 10, 14), spread=10, skin=(WARM, "#9a5a28", DEEP), line=2.2, k=0.9)
    coat = blob(
        [(330, 762), (400, 726), (486, 738), (540, 800), (556, 900), (546, 1000), (560, 1100), (470, 1146), (360, 1150), (270, 1120), (290, 1010), (286, 880)]
    )
    s.wash(move(coat, -26, 20), SOOT, 1.0, wet=22)
    s.cover(coat)
    s.thing(coat, "#23677a", 1.1, col2="#0e3044", shade=0.8, shcol="#08182a", hatch=0, line=3.2, gran=0.6)
    _threads(s, coat, 1.6, (("#050d18", False), ("#8fd0c8", True), ("#0a2436", False), ("#2f8a94", True)), 70, 46)
    for k in range(5):
        y = 806 + k * 66
        s.thing(ell(536 - 4 * (k == 0) * 6, y, 10, 11), "#e8b84a", 0.9, shade=0.8, shcol=DEEP, hatch=0, line=2)
    patch = poly([(330, 980), (412, 966), (424, 1046), (340, 1058)])
    s.thing(patch, "#b8452e", 1.0, shade=0.6, shcol=NIGHT, hatch=4, line=2.2)
    for a, b in zip([(330, 980), (412, 966), (424, 1046), (340, 1058)], [(412, 966), (424, 1046), (340, 1058), (330, 980)], strict=True):
        for q in np.linspace(0.08, 0.92, 6):
            p = np.array(a) * (1 - q) + np.array(b) * q
            s.stroke([p + [-6, -6], p + [6, 6]], 2, "#fff0d0", body=True)
    for pts in (
        [(330, 800), (350, 900), (330, 1010)],
        [(500, 800), (486, 900), (510, 1010)],
        [(300, 1060), (400, 1100), (520, 1080)],
        [(420, 760), (440, 860), (430, 940)],
    ):
        s.curve(pts, 3, "#050d18")


def _head(s):
    r = s.rng
    _wood(s, [(440, 650), (430, 760)], [48, 56], 40)
    for k in [*range(0, 34, 2), *range(1, 34, 2)]:  # the ruff, fold by fold
        a = k / 33
        x, y, far = 296 + 300 * a, 748 + 44 * math.sin(a * math.pi) - 20 * a, k % 2 == 0
        fold = limb([(430 + (x - 430) * 0.55, y - 40), (x, y + (8 if far else 22)), (x + r.normal() * 3, y + (22 if far else 40))], [6, 12, 15])
        s.cover(fold)
        s.thing(fold, "#c9b4b4" if far else "#fff6e0", 0.5 if far else 0.2, shade=0.8, shcol="#4a3048", hatch=0, line=1.8)
    at = profile(s, 460, 520, 392, -9, skin=PINE, brow=-0.8, k=0.75, line=3.2, iris="#12303a")
    s.cover(ell(*at([(0.54, 0.78)])[0], 62, 26, 20), keep=1, ink=0)
    head = valid(Polygon(at(path([(0.30, 0.0), (0.66, 0.13), (0.742, 0.335), (0.72, 0.395), (0.80, 0.56), (0.752, 0.62), (0.76, 0.70), (0.742, 0.765), (0.75, 0.85), (0.62, 0.90), (0.405, 0.775), (0.2, 0.75), (0.03, 0.60), (-0.02, 0.3)], 8, True))))
    eye = ell(*at([(0.65, 0.41)])[0], 34, 24, -9)
    bare = head.difference(eye)
    for _ in range(150):  # grain, down the face round the knot of the cheek
        u, v = r.uniform(0.2, 0.78), r.uniform(0.05, 0.7)
        n = r.uniform(0.06, 0.22)
        pts = []
        for q in np.linspace(0, 1, 7):
            y = v + n * q
            d = (u - 0.50) + 1e-3
            pts.append((u + 0.05 * math.copysign(1, d) * math.exp(-(((y - 0.60) / 0.09) ** 2)) * math.exp(-abs(d) * 9) + 0.012 * math.sin(y * 14), y))
        lit = u > 0.55 and r.random() < 0.35
        s.stroke(at(pts), r.uniform(0.8, 1.6), "#fff2cc" if lit else "#7a4218", clip=bare, body=lit, alpha=0.6, wobble=0.6)
    for q in (0.03, 0.018, 0.008):
        s.outline(ell(*at([(0.50, 0.60)])[0], 392 * q, 392 * q * 1.3, -9), 1.4, col=DEEP)
    s.wash(ell(*at([(0.60, 0.63)])[0], 33, 30), "#d0362a", 0.8, wet=20, gran=0.6, clip=head)  # painted cheek
    s.stroke(at([(0.70, 0.715), (0.66, 0.79), (0.655, 0.90)]), 3.4, SOOT)  # the jaw is a piece of its own
    s.stroke(at([(0.695, 0.72), (0.65, 0.79), (0.645, 0.89)]), 1.6, "#fff0c8", body=True, alpha=0.8)
    s.fill(ell(*at([(0.44, 0.70)])[0], 9), SOOT)
    s.stroke(at([(0.43, 0.695), (0.45, 0.705)]), 2, "#f0dcb0", body=True)
    s.curve(at([(0.52, 0.10), (0.545, 0.18), (0.53, 0.24), (0.555, 0.30)]), 2.2, SOOT)  # a crack
    ear = blob(at([(0.33, 0.42), (0.40, 0.40), (0.42, 0.47), (0.38, 0.56), (0.33, 0.54)]))
    s.thing(ear, WOOD, 0.8, col2=WARM, shade=0.8, shcol=DEEP, hatch=0, line=2.6)
    s.outline(ell(*at([(0.375, 0.475)])[0], 9, 16, -9), 1.6, col=DEEP)
    cap = valid(Polygon(at(path([(0.60, 0.05), (0.55, 0.16), (0.46, 0.30), (0.37, 0.41), (0.36, 0.56), (0.36, 0.70), (0.26, 0.80), (0.10, 0.80), (-0.01, 0.62), (-0.06, 0.42), (-0.04, 0.22), (0.08, 0.04), (0.30, -0.04), (0.48, -0.02)], 8, True))))
    s.cover(cap)
    s.wash(cap.buffer(6), "#5a1c12", 1.2, col2=NIGHT, mix=("lin", 180, 0, 1), gran=0.6, pool=0.6)
    for col, n, w in ((SOOT, 120, 3.2), ("#7a2a14", 130, 2.6), ("#b8521e", 80, 2.0)):
        for _ in range(n):
            a, q = math.radians(r.uniform(-235, -75)), r.uniform(0.72, 1.06)
            turn_ = [a - math.radians(e) for e in (0, 14, 28, 42)]
            s.curve(at([(0.31 + 0.36 * q * math.cos(e), 0.36 + 0.40 * q * math.sin(e)) for e in turn_]), w * r.uniform(0.6, 1.2), col, n=6, alpha=0.85)
    for col, n, w, lit in ((SOOT, 190, 3, 0), ("#7a2a14", 190, 2.4, 0), ("#d8742c", 130, 2.0, 1), ("#f6b45c", 60, 1.6, 1)):
        for _ in range(n):  # hair of wool
            t = r.random()
            e = r.uniform(0.0, 1.0)
            a0 = np.array([0.40 - 0.1 * e, 0.0]) + r.normal(size=2) * 0.03
            end = np.array([0.58, 0.10]) * (1 - t) + np.array([0.14, 0.80]) * t + r.normal(size=2) * [0.03, 0.03]
            mid = (a0 + end) / 2 + np.array([-0.22, -0.03]) * t * (0.1 + e * 1.4)
            if lit and t > 0.75:
                continue
            s.curve(at([a0, mid, end, end + np.array([0.02, 0.05]) * r.uniform(-0.4, 1.2)]), w * r.uniform(0.6, 1.2), col, n=7, alpha=0.85, body=bool(lit))
    return at


def _arm(s):
    """The arm it holds up: a torn sleeve, and wood under it."""
    r = s.rng
    up, el, wr = (430, 832), (640, 946), (748, 740)
    s.wash(limb([(430, 860), (620, 970)], [60, 50]), SOOT, 0.9, wet=16)
    _wood(s, [(540, 890), el], [44, 38], 40)
    _wood(s, [el, (702, 850), wr], [38, 42, 25], 100)
    _joint(s, *el, 44)
    d = np.array([0.88, 0.475])
    n = np.array([-d[1], d[0]])
    base = np.array(up, float)
    rag = [base + d * (150 + (34 if k % 2 else -8) + r.normal() * 10) + n * (-66 + 132 * k / 8) for k in range(9)]
    sleeve = valid(Polygon([*path([base + n * 72 - d * 10, base - d * 66 + n * 20, base - d * 56 - n * 40, base - n * 76 + d * 10], 8), *rag]))
    s.cover(sleeve)
    s.thing(sleeve, "#2a7484", 1.1, col2="#103a4c", shade=1.0, shcol="#050a16", hatch=5, line=3, gran=0.6)
    _threads(s, sleeve, 0.5, (("#050d18", False), ("#a4dcd0", True), ("#0a2436", False)), 36, 40)
    for p in rag:
        for _ in range(3):
            s.curve([p, p + d * 16 + r.normal(size=2) * 6, p + d * 26 + r.normal(size=2) * 14 + [0, 8]], 1.5, "#0d2b40")
    fingers(s, 752, 736, 176, -76, curls=(-4, 3, 8, 14), spread=11, thumb=(-52, 14), skin=PINE, line=2.8, k=0.7)
    for k in range(16):
        x = -26 + 52 * k / 15
        s.curve(move([(10, x), (40, x * 1.25), (80, x * 1.35)], 752, 736, 1, -76), 1.1, DEEP, alpha=0.7)
    _joint(s, 750, 742, 25)
    s.outline(ell(776, 708, 9, 11), 3.6, lost=0)


def _above(s):
    """The hands that held the strings, and the scissors on a string of their own."""
    s.lift(ell(250, 190, 170, 150), 0.3, 70)
    s.wash(ell(250, 200, 190, 170), "#c8341e", 0.5, wet=80, gran=0.6)
    for x, y, k, turn, flip, curls in ((190, -4, 330, 82, False, (2, 14, 20, 26)), (846, -6, 330, -82, True, (10, 4, 18, 30))):
        cuff = limb([(x - 12 * (1 if flip else -1), -80), (x, y + 26)], [104, 74])
        s.wash(cuff, SOOT, 1.6, wet=4, gran=0.5)
        s.outline(cuff, 3)
        fingers(s, x, y, k, turn, flip=flip, curls=curls, spread=13, thumb=(-48, 18), skin=GLOVE, line=3.2, k=1.5)
        for q in (-0.10, 0.0, 0.10):  # seams of the glove
            s.curve(move(np.array([(0.16, q), (0.3, q * 1.1), (0.46, q * 1.25)]), x, y, k, turn, flip), 2.6, "#b0586a", body=True, alpha=0.75)
        s.curve(move(np.array([(-0.02, 0.13), (0.2, 0.19), (0.42, 0.21)]), x, y, k, turn, flip), 4, "#f09a6a", body=True, alpha=0.8)
    for x, y, q, n in ((132, 288, -1, 1), (216, 322, 1, 0.5), (746, 298, -1, 0.9), (898, 300, 1, 1.1)):
        _string(s, [(x, y - 14), (x + 5 * q, y + 30 * n), (x - 12 * q, y + 84 * n), (x + 16 * q, y + 124 * n)], 4.4)


def _scissors(s, x, y):
    s.stroke(path([(x + 52, -20), (x + 44, y * 0.3), (x + 42, y - 72)], 8), 3.2, "#fff3d6", taper=(0, 0), body=True)
    pivot = np.array([x, y + 58.0])
    for ring, tip in (((x - 44, y - 34), (x + 52, y + 236)), ((x + 40, y - 40), (x - 40, y + 240))):
        ring, tip = np.array(ring, float), np.array(tip, float)
        d = unit(tip - pivot)
        n = np.array([-d[1], d[0]]) * (1 if tip[0] < pivot[0] else -1)
        blade = poly([pivot - n * 12, pivot + n * 14, tip, pivot + d * 70 - n * 11])
        s.wash(move(blade, 8, 8), SOOT, 0.9, wet=6)
        s.cover(blade)
        s.thing(blade, "#c8d4dc", 0.5, col2="#5a6c80", shade=0.6, shcol="#1c2838", hatch=0, line=3)
        s.stroke([pivot + d * 20 + n * 4, tip - d * 26], 4, "#ffffff", body=True)
        away = unit(ring - pivot)
        s.thing(limb([pivot, ring - away * 30], [12, 9]), "#8a98a8", 0.9, shade=0.6, shcol="#1c2838", hatch=0, line=2.8)
        hole = ell(*ring, 26, 36, math.degrees(math.atan2(away[1], away[0])) - 90)
        loop = hole.buffer(10).difference(hole.buffer(-6))
        s.cover(loop)
        s.thing(loop, "#9aa8b6", 0.8, col2="#4a5868", shade=0.7, shcol="#141c28", hatch=0, line=2.8)
    s.thing(ell(*pivot, 10), "#e8c060", 0.9, hatch=0, line=2.4)
    for a in range(0, 360, 45):  # it gleams
        v = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([(x + 20, y + 150) + v * 8, (x + 20, y + 150) + v * (34 if a % 90 == 0 else 17)], 2.6, "#ffffff", body=True)


def _line(s, end, lean=0):
    """A string that holds somebody, from the dark above to a ring."""
    high = (end[0] + lean, -20)
    s.stroke([end, high], 5.2, "#2a060c", taper=(0, 0), wobble=0.5, alpha=0.75)
    s.stroke([end, high], 3, "#fff3d6", body=True, taper=(0, 0), wobble=0.5)
    s.outline(ell(end[0], end[1] + 7, 7, 9), 4.4, SOOT, lost=0)
    s.outline(ell(end[0], end[1] + 7, 7, 9), 2, "#e8c080", lost=0)


def _sitter(s, x, y, k, cloth_, top, lit=1.0):
    """One of the audience from behind, nearly black, with the lamp on its right."""
    q = lambda *pts: [(x + p[0] * k, y + p[1] * k, *p[2:]) for p in pts]  # noqa: E731
    body = blob(q((-170, 330), (-168, 190), (-130, 128), (-50, 100), (50, 100), (130, 128), (168, 190), (170, 330)))
    s.wash(move(body, -16, -6), SOOT, 1.0, wet=18)
    s.cover(body)
    s.wash(body, cloth_, 1.2, col2=SOOT, mix=("lin", 180, 0, 1.1), gran=0.5)
    s.wash(body, SOOT, 1.1, edge=0.2, gran=0.5, grad=("lin", 180, 0.1, 1.2))
    s.outline(body, 3, SOOT, lost=0.1)
    for w, o, alpha in ((7, 5, 0.25), (3.2, 3, 0.9)):
        s.curve(q((54 - o, 104), (130 - o, 130 + o), (166 - o, 192), (168 - o, 300)), w * k, "#f0a05a", body=True, alpha=alpha * lit)
    for pts in ([(-60, 130), (-70, 200), (-60, 300)], [(70, 130), (86, 200), (76, 300)], [(0, 120), (4, 200), (0, 300)]):
        s.curve(q(*pts), 2.6, SOOT)
    wood = {"shade": 0.9, "shcol": SOOT, "hatch": 5, "line": 2.6}
    s.thing(limb(q((0, 40), (0, 112)), [36 * k, 46 * k]), "#9a6430", 1.0, col2="#4a2412", **wood)
    head = blob(q((-76, -20), (-66, -86), (0, -118), (66, -86), (76, -20), (58, 46), (0, 74), (-58, 46)))
    for e in (-1, 1):
        s.thing(ell(*q((78 * e, -8))[0], 13 * k, 24 * k, 8 * e), "#a87038" if e > 0 else "#3a1c10", 1.0, **wood)
    s.thing(head, "#9a6430", 1.0, col2="#4a2412", **wood)
    s.wash(blob(q((-90, -130), (10, -130), (-10, 0), (10, 90), (-90, 60))), SOOT, 1.1, wet=20, clip=head)
    for e in (-0.6, -0.2, 0.25, 0.65):  # it is turned from one piece
        s.curve(q((e * 60, -96), (e * 84, -20), (e * 60, 50)), 1.4, DEEP, clip=head)
    _joint(s, *q((0, 84))[0], 15 * k)
    hair_ = {
        "hat": [(-64, -66), (-62, -190), (0, -204), (62, -190), (64, -66), (116, -58), (0, -34), (-116, -58)],
        "bun": [(-80, 10), (-82, -60), (-50, -118), (-34, -124), (-48, -176), (0, -206), (48, -176), (34, -124), (50, -118), (82, -60), (80, 10), (44, 52), (-44, 52)],
        "curls": [(-96, 40), (-118, -40), (-84, -128), (0, -160), (84, -128), (118, -40), (96, 40), (40, 74), (-40, 74)],
        "pigtails": [(-80, 6), (-80, -60), (-44, -118), (0, -128), (44, -118), (80, -60), (80, 6), (40, 50), (0, 60), (-40, 50)],
    }[top]
    g = blob(q(*[(*p, 1) if top == "hat" and i in (0, 4) else p for i, p in enumerate(hair_)]), 10)
    s.cover(g)
    s.wash(g, "#2a100c" if top != "hat" else SOOT, 1.6, gran=0.4, edge=0.4)
    s.fill(g, SOOT, alpha=0.5)
    if top == "curls":
        tangle(s, g.buffer(8), 160, SOOT, 2.2, length=60, loop=0.4, inner=0)
        tangle(s, blob(q((10, -154), (84, -124), (116, -40), (96, 36), (50, 60), (70, -30), (40, -110))), 70, "#c8743a", 1.6, length=34, loop=0.45, inner=0, body=True)
    elif top == "hat":
        s.curve(q((-62, -92), (0, -72), (62, -92)), 12 * k, "#5a1420", taper=(0, 0))
        s.outline(g, 2.6, SOOT)
        s.curve(q((58, -184), (58, -120), (60, -70), (108, -58)), 3.2 * k, "#f0a05a", body=True, alpha=0.85 * lit)
    else:
        for e in np.linspace(-1, 1, 26):
            s.curve(q((e * 10, -122), (e * 84, -50), (e * 44, 48)), 2, ("#0c0406", "#5a2a14", "#0c0406", "#8a4a20")[int((e + 1) * 20) % 4] if e < 0.3 else ("#c8743a", "#5a2a14", "#f0a05a")[int((e + 1) * 20) % 3], clip=g, body=e > 0.3, alpha=0.85)
        s.outline(g, 2.4, SOOT, lost=0.1)
    return q


def _audience(s):
    """They clap as they are made to; the child has got hold of scissors."""
    q = _sitter(s, 262, 1404, 0.64, "#5a3070", "bun", 0.8)
    _line(s, q((0, -206))[0], -6)
    q = _sitter(s, 96, 1352, 0.74, "#34485c", "hat")
    _line(s, q((0, -202))[0], 4)
    q = _sitter(s, 950, 1374, 0.68, "#2c6054", "curls", 0.8)
    _line(s, q((0, -152))[0], -8)
    q = _sitter(s, 484, 1408, 0.56, "#a8341c", "pigtails", 1.2)
    for e in (-1, 1):
        tail = blob(q((72 * e, -40), (104 * e, -70), (140 * e, -40), (134 * e, 30), (112 * e, 60), (96 * e, 10)), 8)
        s.cover(tail)
        s.wash(tail, "#2a100c", 1.6, gran=0.4)
        s.fill(tail, SOOT, alpha=0.4)
        for k in range(9):
            s.curve(q((76 * e, -44), ((100 + 4 * k) * e, -50 + 6 * k), ((100 + 4 * k) * e, 54 - 6 * k)), 1.8, ("#0c0406", "#8a4a20", "#c8743a")[k % 3] if e > 0 else SOOT, clip=tail, body=e > 0)
        s.thing(ell(*q((78 * e, -42))[0], 9, 12), "#c8342a", 1.1, shade=0.5, hatch=0, line=2)
    top = np.array(q((0, -126))[0])
    _string(s, [top, top + [-8, -26], top + [-48, -40], top + [-66, -4], top + [-34, 6], top + [-50, -30], top + [-104, 10], top + [-112, 60]], 3.6)
    # its arm goes up, and the blades are open
    wr = np.array(q((196, -30))[0])
    s.thing(limb([*q((130, 170), (184, 150)), tuple(wr + [0, 24])], [27, 24, 17], 10), "#8a2a1c", 1.1, col2="#5a1418", shade=0.9, shcol=SOOT, hatch=5, line=2.8)
    piv = wr + [10, -66]
    for tip, ring in (((-16, -62), (6, 40)), ((22, -60), (-14, 36))):
        d = unit(np.array(tip, float))
        n = np.array([-d[1], d[0]])
        blade = poly([piv - n * 6, piv + n * 6, piv + tip])
        s.thing(blade, "#c8d4dc", 0.5, shade=0.6, shcol="#1c2838", hatch=0, line=2.2)
        s.stroke([piv + d * 6, piv + np.array(tip) * 0.8], 2, "#ffffff", body=True)
        s.stroke([piv, piv + np.array(ring) * 0.6], 7, "#5a6878", taper=(0, 0))
        s.outline(ell(*(piv + ring), 12, 15), 6, "#5a6878", lost=0)
        s.outline(ell(*(piv + ring), 15, 18), 1.8, SOOT, lost=0)
    s.fill(ell(*piv, 4), "#e8c060", body=True)
    fingers(s, *wr, 78, -86, curls=(34, 40, 44, 46), spread=6, thumb=(-40, 34), skin=PINE, line=2.0, k=0.9)
    _joint(s, wr[0], wr[1] + 4, 13)


@card("ochre", paper="laid", light=(0.6, -0.3), fresh=False)
def cut_strings(s):
    _house(s)
    _stage(s)
    s.wash(blob([(60, 1110), (300, 1080), (640, 1090), (560, 1150), (200, 1196)]), SOOT, 0.6, wet=24, gran=0.5)
    _legs(s)
    _body(s)
    at = _head(s)
    _arm(s)
    top = at([(0.34, -0.03)])[0]
    s.outline(ell(top[0], top[1] - 8, 10, 12), 4, lost=0)
    _string(
        s, [top - [0, 16], top + [-34, -36], top + [-110, 0], top + [-176, 130], top + [-146, 210], top + [-104, 160], top + [-180, 150], top + [-250, 290]]
    )
    _string(s, [(778, 706), (846, 686), (906, 740), (892, 830), (838, 826), (846, 762), (930, 800), (934, 900), (896, 960)])
    _string(s, [(694, 1050), (740, 1010), (690, 960), (640, 1000), (610, 1130), (560, 1210), (600, 1290), (560, 1340)])
    _string(s, [(232, 1060), (150, 1050), (110, 1120), (170, 1150), (190, 1100), (90, 1080), (40, 1160)])
    _above(s)
    _scissors(s, 634, 118)
    _audience(s)
    s.splatter(SOOT, 30, size=(0.8, 4.5))
    s.splatter("#8a141a", 50, size=(0.8, 3.5))
