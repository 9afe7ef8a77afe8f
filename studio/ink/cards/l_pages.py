"""Two cut out of a book, who nearly touch."""

from ..easel import *
from ..kit.brush import threads
from ..kit.figure import locks
from ..kit.profile import PROFILE
from ..kit.reach import reach

NIGHT = "#140c0c"
MEET = np.array([508, 772])


def turn(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1.16, -9, origin=(500, 760))


def _table(s):
    r = s.rng
    s.wash(s.all, "#b8804c", 0.65, col2="#8a5434", pool=0.6, bloom=4, gran=0.28)
    s.wash(blob([(-100, 900), (300, 1300), (1100, 1150), (1100, 1600), (-100, 1600)]), "#5a2c1c", 0.6, wet=90, gran=0.28, pool=0.6)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 900)]), "#4a2418", 0.7, wet=90, gran=0.28, pool=0.6)
    for i in range(70):
        y = -40 + i * 24 + r.normal() * 5
        s.curve([(-20, y), (330, y + r.normal() * 10), (660, y + r.normal() * 10), (1020, y - 20 + r.normal() * 6)], r.uniform(0.8, 2.2), "#2a120e", alpha=0.6)
    for y in (150, 640, 1420):
        s.stroke([(-20, y), (1020, y - 20)], 4, "#160a0a")


def page_line(q, y):
    """A line of the page that swells from the fold: q is the side, y its height."""
    return path([(500, y + 26), (500 + q * 60, y - 12), (500 + q * 190, y - 22), (500 + q * 330, y - 8), (500 + q * 440, y + 10)], 8)


def _book(s):
    r = s.rng
    cover = valid(Polygon(turn([(30, 168), (478, 168), (500, 186), (522, 168), (970, 168), (970, 1362), (522, 1362), (500, 1378), (478, 1362), (30, 1362)])))
    s.wash(move(cover, 34, 40), NIGHT, 1.4, wet=26)
    s.thing(cover, "#b0242c", 1.1, col2="#7a1420", shade=0.8, shcol="#2a0410", hatch=6, line=4, gran=0.28)
    threads(s, cover, lambda x, y: 0.9, (("#2a0410", 0), ("#e8705a", 1)), 260, 12, 1.2, share=lambda x, y, lit: 0.8, alpha=0.6)
    for x, y, a, b in ((30, 168, 1, 1), (970, 168, -1, 1), (30, 1362, 1, -1), (970, 1362, -1, -1)):
        s.thing(valid(Polygon(turn([(x, y), (x + 74 * a, y), (x, y + 74 * b)]))), "#d8a03a", 1.0, shade=0.7, shcol="#5a2c0c", hatch=5, line=2.6)
    for q in (-1, 1):
        for k in range(9):  # the block of leaves
            d = 22 - 2.6 * k
            g = valid(Polygon(turn([*(page_line(q, 190) + [q * d, 0]), *(page_line(q, 1310 + d) + [q * d, 0])[::-1]])))
            s.cover(g)
            s.wash(g, "#f4e2bc", 0.35 + 0.04 * (8 - k), edge=0.8, off=0, rough=0.5)
            s.outline(g, 1.3, "#4a2c1c", lost=0.1)
        s.wash(g, "#e0b880", 0.35, col2="#d0a070", gran=0.28, pool=0.6, bloom=2, grad=("lin", 60 if q > 0 else 90, 0.1, 0.9), clip=g)
        for w, k in ((60, 0.16), (36, 0.2), (16, 0.4)):
            s.wash(valid(Polygon(turn([(500, 150), (500 + q * w, 150), (500 + q * w, 1370), (500, 1370)]))), "#5a2a18", k * 1.2, wet=24, clip=g)
        for y in np.arange(200, 1350, 26):  # the paper bends into the fold
            w = r.uniform(14, 50)
            s.curve(turn([(500, y + 20), (500 + q * w * 0.5, y + 4), (500 + q * w, y - 8)]), 1.0, "#6a3a24", clip=g, alpha=0.5)
    s.wash(blob([(560, 900), (1100, 760), (1100, 1500), (520, 1500)]), "#a87040", 0.25, wet=90, clip=cover, gran=0.28)
    s.stroke(turn([(500, 206), (499, 760), (500, 1352)]), 4.5, "#1a0a0a", wobble=0.5)
    for a in np.arange(232, 1320, 96):
        s.stroke(turn([(496, a), (503, a + 18)]), 2.6, "#f0dcb0", body=True)
    _text(s, r)


def swirl(pts):
    """Words are drawn into the eddy between the two hands; and how far they are in it."""
    d = pts - MEET
    k = np.exp(-((np.hypot(*d.T) / 290) ** 2))
    a, q = 2.3 * k, (1 - 0.16 * k)[:, None]
    c, n = np.cos(a), np.sin(a)
    return MEET + np.c_[d[:, 0] * c - d[:, 1] * n, d[:, 0] * n + d[:, 1] * c] * q, float(k.mean())


def _text(s, r):
    for q in (-1, 1):
        for i, y in enumerate(np.arange(252, 1290, 27)):
            if q < 0 and i < 6:
                continue
            line = page_line(q, y)
            at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
            last = 398 if r.random() > 0.16 else r.uniform(200, 340)
            u = 30.0
            while u < last:
                w = r.uniform(16, 50)
                n = int(w / 3.0)
                v = np.linspace(u, u + w, n)
                tall = np.where(r.random(n) < 0.2, 7.0, 3.2) * np.where(np.arange(n) % 2, -1, 0.45)
                pts, near = swirl(turn(np.c_[np.interp(v, at, line[:, 0]), np.interp(v, at, line[:, 1]) + tall]))
                if near > 0.25:  # they have come off the paper
                    s.stroke(pts + [7, 12], 2.2, "#6a3a1c", wobble=0.3, alpha=0.3)
                s.stroke(pts, 2.0 + 1.6 * near, mix("#2a1a18", "#b01c28", max(0, near * 2 - 1)), wobble=0.3, press=0.5, alpha=0.95)
                u += w + 10
    g = valid(Polygon(turn([(130, 250), (260, 246), (260, 392), (130, 392)])))  # a capital, and who stands in it
    s.wash(g, "#b0242c", 0.8, edge=0.8, gran=0.28)
    s.outline(g, 2.4)
    for _ in range(34):
        x, y = r.uniform(138, 252), r.uniform(258, 384)
        s.stroke(arc(*turn([(x, y)])[0], 9, 9, r.uniform(0, 360), r.uniform(360, 560)), 1.3, "#f6d9a0", body=True, alpha=0.8)
    s.curve(turn([(196, 384), (190, 340), (196, 306)]), 5, "#fff3d8", body=True)
    for a in range(5):
        e = math.radians(a * 72 - 90)
        s.fill(ell(*turn([(196 + 19 * math.cos(e), 296 + 19 * math.sin(e))])[0], 15, 12, a * 72), "#fff3d8", body=True)
    s.fill(ell(*turn([(196, 296)])[0], 9), "#d8a03a", body=True)
    for e in (-1, 1):
        s.fill(limb(turn([(192, 362), (192 + e * 24, 346), (192 + e * 42, 330)]), [4, 10, 2]), "#fff3d8", body=True)
    for i, y in enumerate(np.arange(242, 400, 27)):
        v = np.arange(284, 464 - 24 * (i == 4), 3.0)
        pts = turn(np.c_[v, y - 6 + 3.4 * np.where(np.arange(len(v)) % 2, -1, 0.5)])
        for a in range(0, len(pts) - 8, 13):
            s.stroke(pts[a : a + 10], 2, "#2a1a18", wobble=0.3)


HERS = { "skin": ("#fbe6d0", "#e8a48c", "#8a5048"), "hand": ("#fdeadb", "#f2c0aa", "#b07a70"), "cloth": ("#d8505a", "#5a1020", "#ffc8b8"), "hair": ("#7a4426", "#3a1a10", "#c08a50", "#f0cc90"), }  # fmt: skip
HIS = { "skin": ("#f4d8bc", "#d8907a", "#7a4448"), "hand": ("#fae6d0", "#eebca0", "#b48474"), "cloth": ("#4a7cb0", "#122848", "#c8e0f4"), "hair": ("#3a2c2c", "#140c10", "#7a6458", "#b8a088"), }  # fmt: skip


HEAD = (792, 372, 196, -17)


def shift(pts):
    return [(x, y + 24, *c) for x, y, *c in pts]


def _hand(wrist, way, size, flip=False):
    """The outline of a hand that reaches."""
    fingers = ([(0.3, -0.1), (0.74, -0.155), (1.06, -0.11)], [(0.3, 0), (0.79, -0.02), (1.04, 0.10)], [(0.3, 0.06), (0.75, 0.105), (0.95, 0.24)], [(0.3, 0.1), (0.63, 0.205), (0.79, 0.325)], [(0.1, -0.09), (0.3, -0.225), (0.61, -0.345)])  # fmt: skip
    return union(*(limb(move(f, *wrist, size, way, flip), [0.1 * size, 0.08 * size, 0.05 * size], 8) for f in fingers))


def _visage(s, x, y, size, turn_, skin, flip=False):
    """A face in true profile: the eye is a wedge that is open to the front, the brow is raised in longing, the lips have parted."""
    light, warm, dark = skin

    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], x, y, size, turn_, flip)

    def pen(pts, w, col=None):
        s.stroke(at(path(pts, 8)), w, col, wobble=0.3)

    def shape(pts):
        return valid(Polygon(at(path(pts, 6, True))))

    mouth = {12: (0.786, 0.668), 13: (0.786, 0.684), 14: (0.744, 0.70), 15: (0.776, 0.728), 16: (0.772, 0.748)}
    g = shape([mouth.get(i, q) for i, q in enumerate(PROFILE)])
    s.thing(g, light, 0.7, col2=warm, shade=0.3, shcol=dark, hatch=0, line=2.6, soft=size * 0.25, gran=0.2)
    s.wash(shape([(0.42, 0.3), (0.50, 0.5), (0.52, 0.72), (0.62, 0.86), (0.72, 0.92), (0.5, 0.95), (0.3, 0.8)]), dark, 0.45, wet=size * 0.05, clip=g)
    s.wash(ell(*at([(0.60, 0.60)])[0], size * 0.08), warm, 0.8, wet=size * 0.05, clip=g)
    s.wash(shape([(0.60, 0.40), (0.64, 0.34), (0.72, 0.35), (0.715, 0.42), (0.64, 0.46)]), dark, 0.5, wet=size * 0.025, clip=g)
    s.wash(shape([(0.70, 0.765), (0.755, 0.77), (0.75, 0.80), (0.70, 0.80)]), dark, 0.4, wet=size * 0.015, clip=g)
    white = shape([(0.606, 0.43, 1), (0.64, 0.40), (0.694, 0.376, 1), (0.709, 0.405), (0.702, 0.44, 1), (0.655, 0.449)]).intersection(g)
    s.cover(white)
    s.wash(white, "#fff6ea", 0.15, off=0, edge=0.3)
    eye = ell(*at([(0.696, 0.408)])[0], size * 0.017, size * 0.034, turn_).intersection(white)
    s.fill(eye, "#2a1814")
    s.fill(ell(*at([(0.692, 0.398)])[0], size * 0.006), body=True)
    pen([(0.598, 0.436), (0.64, 0.397), (0.70, 0.371), (0.722, 0.366)], 4)
    pen([(0.62, 0.438), (0.66, 0.452), (0.704, 0.442)], 1.6)
    pen([(0.612, 0.392), (0.65, 0.362), (0.704, 0.348)], 1.5)
    for q in range(4):
        pen([(0.57 + 0.02 * q, 0.345 - q * 0.004), (0.64, 0.297 + 0.004 * q), (0.715 - 0.006 * q, 0.288 + 0.002 * q)], 2.4, dark if q % 2 else "#2a1814")
    pen([(0.806, 0.604), (0.782, 0.592), (0.770, 0.61)], 2.6)
    pen([(0.752, 0.565), (0.738, 0.598), (0.757, 0.62)], 1.6, dark)
    for q in ([(0.788, 0.668), (0.73, 0.69), (0.69, 0.703), (0.744, 0.701)], [(0.744, 0.703), (0.69, 0.706), (0.73, 0.742), (0.772, 0.748), (0.778, 0.726)]):
        s.wash(shape(q), "#b83a46", 0.8, wet=1.5, clip=g)
    pen([(0.75, 0.701), (0.715, 0.702), (0.684, 0.708)], 2.8, "#4a141c")
    pen([(0.678, 0.69), (0.672, 0.71), (0.68, 0.726)], 1.4, dark)
    return at, g


def _skull(x, y, size, turn_, flip=False):
    return valid(Polygon(move(path(PROFILE, 8, True) - [0.36, 0.47], x, y, size, turn_, flip)))


def _sheet(s, parts, gone):
    """What was cut out lies over the page with a white edge and its shadow; where it lay is a hole."""
    paper = smooth(union(*parts).buffer(9), 4)
    hole = move(paper, *gone)
    s.cover(hole)
    s.wash(hole, "#5a2a20", 1.0, col2="#2a1014", gran=0.3)
    s.wash(hole.difference(move(hole, 22, 28)), NIGHT, 1.3, wet=10, clip=hole)
    s.outline(hole, 2.2, "#2a1414")
    s.wash(move(paper, 22, 34), "#2a100c", 1.1, wet=9)
    s.wash(move(paper, 40, 60), "#2a100c", 0.5, wet=30)
    s.cover(paper)
    s.wash(paper, "#f8e8c8", 0.25, edge=0.6)
    s.outline(paper, 2.4, "#3a1c14", lost=0.1)


def _cloth(s, g, tones, folds=(), way=0.0, soft=50, words=True):
    col, dark, lit = tones
    s.thing(g, col, 0.75, col2=mix(col, lit, 0.3), shade=0.9, shcol=dark, hatch=5, hw=1.1, thr=0.56, line=3, soft=soft, gran=0.25)
    if words:
        _words(s, g.buffer(-8), way)
    for f, w in folds:
        c = path(f, 8)[::3]
        s.wash(limb(c, list(np.linspace(w * 0.3, w, len(c)))), dark, 0.8, wet=8, clip=g)
        s.curve(f, 2.6, mix(dark, "#08060a", 0.4), clip=g)
        n = np.array(f[-1][:2], float) - f[0][:2]
        n = np.array([-n[1], n[0]]) / np.hypot(*n) * w * 0.9
        n = n if n @ s.light[:2] > 0 else -n
        s.curve([np.array(q[:2]) + n for q in f], 2.4, lit, body=True, alpha=0.5, clip=g)


def _words(s, g, way):
    """The text of the page, which leans with the figure now."""
    r = np.random.default_rng(int(abs(way) * 10) + 5)
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    c = np.array(g.centroid.coords[0])
    for v in np.arange(-420, 420, 22):
        u = -460.0
        while u < 460:
            w = r.uniform(16, 44)
            m = max(4, int(w / 3))
            k = np.linspace(u, u + w, m)
            tall = np.where(r.random(m) < 0.2, 6.0, 2.8) * np.where(np.arange(m) % 2, -1, 0.45) + 8 * np.sin(k / 90)
            s.stroke(c + k[:, None] * d + (v + tall)[:, None] * n, 1.6, "#2a1418", wobble=0.3, press=0.5, clip=g, alpha=0.5)
            u += w + 10


def _bones(pts, r):
    """A bare arm from shoulder to wrist: the elbow is a corner, the forearm swells below it and tapers."""
    a, b, c = (np.array(q, float) for q in pts)
    return limb(
        [a, a * 0.5 + b * 0.5, a * 0.12 + b * 0.88, b * 0.72 + c * 0.28, b * 0.35 + c * 0.65, c], [r, r * 0.88, r * 0.74, r * 0.84, r * 0.62, r * 0.46], 8
    )


def _arm(s, pts, r, skin):
    g = _bones(pts, r)
    a, b, c = (np.array(q, float) for q in pts)
    s.thing(g, skin[0], 0.7, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.6, gran=0.25)
    out = (b * 2 - a - c) / np.hypot(*(b * 2 - a - c))
    d = (c - a) / np.hypot(*(c - a))
    s.wash(limb([a + out * r * 0.7, b + out * r * 0.5, b * 0.4 + c * 0.6 + out * r * 0.4], [r * 0.34, r * 0.3, r * 0.14]), skin[2], 0.5, wet=r * 0.25, clip=g)
    s.wash(ell(*(b + out * r * 0.3), r * 0.34), skin[1], 0.6, wet=r * 0.2, clip=g)
    for o in (-0.2, 0.16):  # the crook and the point of the elbow
        p = b - out * r * 0.75 + d * r * o
        s.curve([p, p + out * r * 0.28 + d * r * 0.05, p + out * r * 0.5 - d * r * 0.05], 1.8, skin[2], clip=g)
    p = b + out * r * 0.62
    s.curve([p - d * r * 0.3, p - out * r * 0.14, p + d * r * 0.3], 1.8, skin[2], clip=g)
    return g


def _her(s):
    """She comes up from the left page, both arms out, her hair and her skirt behind her."""
    skin, dress = HERS["skin"], HERS["cloth"]
    trunk = blob(
        shift([(120, 1062), (170, 1058), (216, 1090), (236, 1150), (222, 1220), (168, 1290), (120, 1330), (40, 1330), (14, 1262), (50, 1160), (84, 1090)])
    )
    skirt = blob(shift([(30, 1280), (90, 1290), (150, 1296), (196, 1360), (262, 1430), (330, 1540), (200, 1580), (-80, 1580), (-90, 1340), (-30, 1300)]))
    hair_ = blob(shift([(236, 872), (190, 848), (130, 858), (92, 900), (60, 960), (-10, 1000), (-60, 1080), (-70, 1190), (-20, 1150), (-30, 1240), (30, 1170), (60, 1180), (90, 1110), (140, 1060), (150, 1010), (170, 960)]))  # fmt: skip
    near = shift([(166, 1128), (306, 1036), (398, 866)])
    far = shift([(186, 1146), (338, 1126), (424, 1010)])
    head = _skull(204, 952, 186, -28)
    hands = [_hand(near[2], -52, 138), _hand(far[2], -40, 122)]
    _sheet(s, [trunk, skirt, hair_, _bones(near, 44), _bones(far, 40), head, limb(shift([(190, 990), (150, 1090)]), [44, 50]), *hands], (-56, -40))
    _arm(s, far, 36, HERS["hand"])
    reach(s, far[2], -40, 122, HERS["hand"])
    for q in (0, 9):
        w = np.array(far[2]) + [4 - q * 0.75, -2 + q * 0.7]
        s.curve([w + [-16, -14], w + [-2, 6], w + [15, 16]], 5, "#7a4408")
        s.curve([w + [-16, -15], w + [-2, 5], w + [15, 15]], 3, "#f4c450", body=True)
    _cloth(s, skirt, dress, [(shift(f), 20) for f in ([(70, 1300), (40, 1400), (-40, 1520)], [(110, 1300), (110, 1400), (90, 1530)], [(140, 1300), (180, 1400), (230, 1520)], [(50, 1290), (-10, 1370), (-70, 1420)])], -0.8)  # fmt: skip
    c = np.array([236, 900])
    flow = lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.35 * math.sin(x / 40 + y / 60)  # noqa: E731
    _cloth(s, trunk, dress, [(shift(f), 13) for f in ([(210, 1150), (150, 1190), (90, 1210)], [(214, 1230), (150, 1240), (90, 1250)], [(130, 1320), (110, 1240), (120, 1170)])], -0.8)  # fmt: skip
    sash = limb(shift([(14, 1262), (80, 1306), (170, 1292)]), [11, 13, 11])
    _cloth(s, sash, ("#a82434", "#3a0410", "#ff9a90"), (), 0, 12, False)
    neck = blob(shift([(150, 940), (244, 968), (222, 1012), (214, 1046), (224, 1082), (190, 1112), (120, 1110), (96, 1086), (128, 1040)]))
    s.thing(neck, skin[0], 0.7, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.6, gran=0.25)
    s.thing(limb(shift([(88, 1094), (150, 1122), (226, 1086)]), [12, 14, 12]), "#fff6e4", 0.2, shade=0.6, shcol="#8a6a50", hatch=0, line=2.4)
    at, _ = _visage(s, 204, 952, 186, -28, skin)
    s.wash(blob([tuple(q) for q in at([(0.40, 0.78), (0.62, 0.91), (0.70, 0.96), (0.4, 1.0), (0.2, 0.9)])]), skin[2], 0.8, wet=7, clip=neck)
    cap = valid(Polygon(at(path([(0.68, 0.14), (0.60, 0.2), (0.55, 0.30), (0.52, 0.42), (0.40, 0.50), (0.34, 0.64), (0.26, 0.80), (0.06, 0.78), (-0.08, 0.52), (-0.08, 0.24), (0.06, 0.03), (0.30, -0.06), (0.56, 0.0)], 8, True))))  # fmt: skip
    locks(s, smooth(union(cap, hair_.difference(union(trunk.buffer(-30), ell(230, 990, 30)))), 3), flow, HERS["hair"], 620, long=56, w=2.0, line=2.6)
    s.thing(ell(*at([(0.36, 0.6)])[0], 6, 9), "#f4c050", 1.0, shade=0.5, hatch=0, line=1.8)
    _arm(s, near, 41, HERS["hand"])
    puff = blob(shift([(96, 1130), (128, 1084), (186, 1072), (232, 1090), (240, 1130), (206, 1176), (150, 1200), (108, 1180)]))
    _cloth(s, puff, dress, [(shift(f), 10) for f in ([(232, 1100), (180, 1120), (140, 1160)], [(236, 1130), (190, 1150), (160, 1190)], [(200, 1080), (150, 1110), (120, 1150)])], -0.8, 40)  # fmt: skip
    s.thing(limb(shift([(206, 1180), (246, 1120), (238, 1086)]), [6, 7, 6]), "#fff6e4", 0.2, shade=0.6, shcol="#8a6a50", hatch=0, line=2.2)
    reach(s, near[2], -52, 138, HERS["hand"])
    return np.array(near[2])


def _him(s):
    """He leans out of the right page, his coat blown up behind him."""
    skin, wool = HIS["skin"], HIS["cloth"]
    coat = blob(shift([(846, 452), (800, 420), (850, 366), (920, 330), (960, 250), (940, 160), (1000, 190), (1080, 120), (1090, 640), (1010, 610), (940, 600), (880, 560), (842, 510)]))  # fmt: skip
    near = shift([(892, 500), (772, 606), (632, 640)])
    far = shift([(856, 448), (730, 462), (616, 540)])
    _sheet(s, [coat, limb(near, [58, 46, 32]), limb(far, [46, 40, 28]), _skull(*HEAD, True), move(_skull(*HEAD, True), 26, -12), limb(shift([(830, 420), (880, 470)]), [50, 60]), _hand(near[2], -38, 138, True), _hand(far[2], -46, 118, True)], (52, -50))  # fmt: skip
    sleeve = limb(far, [46, 38, 27], 12)
    _cloth(s, sleeve, wool, [(shift(f), 10) for f in ([(744, 420), (736, 456), (752, 500)], [(720, 430), (716, 464), (728, 504)], [(660, 480), (664, 512), (684, 540)])], 2.4, 30)  # fmt: skip
    reach(s, far[2], -46, 118, HIS["hand"], flip=True)
    s.thing(limb([np.array(far[2]) + [-16, -18], np.array(far[2]) + [20, 16]], [13, 13]), "#fff6e4", 0.2, shade=0.6, shcol="#8a6a50", hatch=0, line=2.4)
    _cloth(s, coat, wool, [(shift(f), 18) for f in ([(900, 400), (960, 340), (1000, 220)], [(930, 450), (990, 400), (1060, 300)], [(950, 520), (1000, 480), (1080, 440)], [(900, 540), (960, 560), (1050, 560)])], 2.4, 80)  # fmt: skip
    neck = blob([(860, 380), (784, 440), (810, 476), (826, 520), (880, 536), (944, 480), (926, 430), (896, 400)])
    s.thing(neck, skin[0], 0.7, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.6, gran=0.25)
    at, _ = _visage(s, *HEAD, skin, True)
    s.wash(blob([tuple(q) for q in at([(0.40, 0.78), (0.62, 0.91), (0.70, 0.96), (0.4, 1.0), (0.2, 0.9)])]), skin[2], 0.8, wet=7, clip=neck)
    c = at([(0.62, 0.02)])[0]
    flow = lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.3 * math.sin(x / 22)  # noqa: E731
    wig = valid(Polygon(at(path([(0.70, 0.16), (0.60, 0.20), (0.56, 0.30), (0.50, 0.40), (0.46, 0.54), (0.42, 0.62), (0.36, 0.50), (0.30, 0.66), (0.22, 0.80), (0.02, 0.78), (-0.16, 0.66), (-0.10, 0.5), (-0.22, 0.36), (-0.12, 0.2), (-0.14, 0.04), (0.06, 0.0), (0.14, -0.12), (0.34, -0.08), (0.56, -0.06)], 8, True))))  # fmt: skip
    locks(s, wig, flow, HIS["hair"], 320, long=40, w=1.9, line=2.4)
    beard = valid(Polygon(at(path([(0.46, 0.56), (0.50, 0.70), (0.60, 0.79), (0.70, 0.80), (0.77, 0.79), (0.785, 0.87), (0.74, 0.965), (0.62, 0.965), (0.48, 0.88), (0.40, 0.74)], 8, True))))  # fmt: skip
    e = at([(0.5, 0.5)])[0]
    locks(s, beard, lambda x, y: math.atan2(y - e[1], x - e[0]), HIS["hair"], 120, long=22, w=1.6, line=2.0)
    s.curve(at([(0.70, 0.655), (0.75, 0.66), (0.80, 0.68)]), 5, HIS["hair"][0])
    ear = blob(at([(0.345, 0.44), (0.40, 0.42), (0.43, 0.48), (0.40, 0.56), (0.365, 0.60), (0.345, 0.54)]))
    s.thing(ear, skin[0], 0.7, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.2)
    s.curve(at([(0.41, 0.46), (0.37, 0.47), (0.375, 0.55)]), 1.6, skin[2])
    collar = blob([(806, 516), (822, 490), (860, 492), (892, 462), (906, 408), (940, 392), (962, 412), (956, 470), (916, 524), (856, 560), (822, 552)])
    _cloth(s, collar, ("#3a68a0", *wool[1:]), [([(826, 512), (884, 506), (936, 418)], 7)], 0, 20, False)
    arm = limb(near, [56, 44, 30], 12)
    s.wash(move(arm, 6, 20), wool[1], 0.9, wet=10, clip=coat)
    _cloth(s, arm, wool, [(shift(f), 12) for f in ([(758, 566), (790, 590), (836, 590)], [(754, 572), (770, 612), (808, 634)], [(748, 574), (742, 612), (756, 644)], [(690, 596), (686, 624), (698, 652)], [(880, 462), (850, 500), (846, 550)])], 2.5, 40)  # fmt: skip
    cuff = limb([np.array(near[2]) + [-10, -26], np.array(near[2]) + [24, 24]], [17, 17])
    s.thing(cuff, "#fff6e4", 0.2, shade=0.6, shcol="#8a6a50", hatch=0, line=2.6)
    s.thing(ell(*(np.array(near[2]) + [12, 12]), 6), "#f0c050", 1.0, shade=0.5, hatch=0, line=1.8)
    reach(s, near[2], -38, 138, HIS["hand"], flip=True)
    s.thing(limb([np.array(near[2]) + [4, -24], np.array(near[2]) + [32, 18]], [13, 13]), "#fff6e4", 0.2, shade=0.6, shcol="#8a6a50", hatch=0, line=2.6)
    return np.array(near[2])


def _scissors(s, x, y, q, way):
    """They lie open at the edge: somebody helped."""

    def at(*pts):
        return [(*move([p[:2]], x, y, q, way)[0], *p[2:]) for p in pts]

    rings = [Polygon(at(*arc(-150, m * 62, 56, 44, 0, 360, 40))).difference(Polygon(at(*arc(-150, m * 62, 34, 24, 0, 360, 40)))) for m in (-1, 1)]
    blades = [blob(at((-112, m * 46), (-30, m * 4), (60, -m * 22), (250, -m * 62, 1), (80, -m * 44), (-10, -m * 16), (-100, m * 26))) for m in (-1, 1)]
    whole = union(*rings, *blades)
    s.wash(move(whole, 16, 24), NIGHT, 1.2, wet=8)
    for ring, blade in zip(rings, blades, strict=True):
        s.cover(union(ring, blade))
        s.thing(blade, "#b8c4cc", 0.8, col2="#6a7888", shade=0.9, shcol="#1c2430", hatch=4, line=3)
        s.thing(ring, "#2a2c38", 1.1, shade=0.7, shcol="#08080c", hatch=0, line=3)
    s.thing(ell(*at((-4, 0))[0], 11 * q), "#d8a03a", 1.0, shade=0.7, shcol="#5a2c0c", hatch=0, line=2.4)


def _loose(s):
    """Words that have become what they say."""
    for a, far, k in (
        (196, 250, 0.5),
        (214, 300, 0.42),
        (228, 232, 0.6),
        (240, 330, 0.46),
        (256, 268, 0.66),
        (270, 356, 0.5),
        (18, 270, 0.5),
        (34, 330, 0.42),
        (48, 250, 0.62),
        (62, 310, 0.52),
        (78, 240, 0.66),
    ):
        t = math.radians(a)
        x, y = MEET + far * np.array([math.cos(t), math.sin(t)])
        wings = [blob([tuple(v) for v in move([(2 * m, 2), (20 * m, -34), (44 * m, -34), (40 * m, -6), (30 * m, 6), (32 * m, 26), (14 * m, 24)], x, y, k, a + 40)], 8) for m in (-1, 1)]  # fmt: skip
        s.wash(move(union(*wings), 8, 16), "#5a2c14", 0.6, wet=5)
        for g in wings:
            s.fill(g, "#2a1a18")
        s.stroke(move([(0, -16), (0, 22)], x, y, k, a + 40), 3.4, "#2a1a18")
        for m in (-1, 1):
            s.curve(move([(0, -14), (6 * m, -28), (14 * m, -36)], x, y, k, a + 40), 1.4, "#2a1a18")


def _ribbon(s, hers, his):
    """The bookmark, tied to both wrists, goes the long way round."""
    band = path([tuple(hers), (470, 960), (560, 1010), (700, 980), (760, 1080), (690, 1150), (640, 1070), (740, 960), (800, 820), (740, 720), tuple(his)], 12)
    s.wash(move(limb(band, np.full(len(band), 7), 1), 14, 22), "#2a100c", 0.8, wet=7)
    s.stroke(band, 15, "#3a0410", taper=(0.01, 0.01))
    s.stroke(band, 10.5, "#d42a36", taper=(0.01, 0.01))
    s.stroke(band - [1.5, 2], 2, "#ffb0a0", body=True, alpha=0.8)
    for e, way in ((hers, -50), (his, 130)):
        for q in (-1, 1):
            loop = blob([tuple(v) for v in move([(0, 0), (14 * q, -18), (38 * q, -20), (44 * q, 2), (34 * q, 16), (12 * q, 9)], *e, 1.0, way)], 8)
            s.wash(move(loop, 5, 9), "#2a100c", 0.7, wet=5)
            s.thing(loop, "#d42a36", 1.0, shade=0.7, shcol="#3a0410", hatch=0, line=2.4)
        s.thing(ell(*e, 13, 11), "#e8424a", 1.0, shade=0.5, shcol="#3a0410", hatch=0, line=2.4)


@card("bone", paper="laid", light=(-0.6, -0.7))
def two_pages(s):
    """Two have been cut out of the two pages of a book and fly at each other; the words turn between them."""
    _table(s)
    _book(s)
    s.lift(ell(*MEET, 190, 210), 0.45, 80)
    s.glow(*MEET, 150, "#ffd060", 0.3, 0.6)
    _loose(s)
    _scissors(s, 800, 1330, 0.95, -158)
    hers, his = _her(s), _him(s)
    _ribbon(s, hers, his)
    s.splatter("#2a1a18", 24, (300, 1000, 1000, 1500), (0.7, 4))
