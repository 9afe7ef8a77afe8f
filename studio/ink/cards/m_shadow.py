"""A stump that still throws the shadow of its tree: a felled wood, seen from high above."""

import cv2
from shapely.ops import transform

from ..easel import *

DEEP, LEAF, EARTH = "#0a2a2c", "#2f7a52", "#3a2410"
LAY = cv2.getPerspectiveTransform(np.float32([(0, 60), (1000, 60), (1000, 1180), (0, 1180)]), np.float32([(-340, 455), (664, 10), (1350, 961), (270, 1411)]))
STUMP = np.array([690.0, 1236.0])


def lay(g):
    """Puts a shape of the upright tree down on the field, where the sun throws it."""
    return transform(lambda x, y: tuple(cv2.perspectiveTransform(np.float64(np.stack([x, y], -1))[None], LAY)[0].T), g)


def _field(s):
    r = s.rng
    s.wash(s.all, "#f8e8b8", 0.35, col2="#eac983", pool=0.5, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 200), (700, 120), (-100, 60)]), "#d89a4e", 0.5, wet=80, gran=0.5)
    s.wash(blob([(-100, 1420), (300, 1470), (700, 1440), (1100, 1260), (1100, 1600), (-100, 1600)]), "#b0742e", 0.6, wet=90, gran=0.6)
    for _ in range(420):
        y = 1500 * r.random()
        x, q = r.uniform(-10, 1010), 6 + 9 * y / 1500
        for e in range(int(r.integers(2, 5))):
            s.curve([(x + e * 3, y), (x + e * 4 - 2, y - q * 0.6), (x + e * 5 - 6, y - q * r.uniform(0.8, 1.5))], 0.8 + 0.6 * y / 1500, ("#7a5220", "#4a5a24", "#a8742a")[e % 3], n=4, alpha=0.7)


def _chips(s):
    r = s.rng
    for _ in range(120):
        p = np.array([r.uniform(0, 1000), r.uniform(0, 1500)])
        a, q = r.uniform(0, 3.1), r.uniform(4, 11) * (0.6 + 0.5 * p[1] / 1500)
        d = np.array([math.cos(a), math.sin(a) * 0.7]) * q
        n = np.array([-d[1], d[0]]) * 0.4
        s.thing(poly([p - d, p - n, p + d, p + n]), "#fff0cc", 0.3, shade=0.3, shcol="#a8743a", hatch=0, line=1.0)


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
    for _ in range(110):  # light about the head of the child on the swing
        leaf(far, 724 + rr.normal() * 38, 668 + rr.normal() * 44, rr.uniform(10, 20), 0)
    for _ in range(1250):
        x, y, q = lumps[rr.integers(len(lumps))]
        leaf(heart, x + rr.normal() * q * 0.42 - 10, y + rr.normal() * q * 0.3 + q * 0.16, rr.uniform(10, 22), 255)
    warp = lambda m: cv2.warpPerspective(m.astype(np.float32), LAY, (s.w, s.h), flags=cv2.INTER_AREA)  # noqa: E731
    m, h, w = warp(far) / 255, warp(heart) / 255, s.mask(lay(wood.intersection(box(0, 0, 1000, 1150))))
    away = marks.field(s, lambda x, y: step(0, 1, (800 - y) / 800)).astype(np.float32)  # the farther, the softer

    def soft(k):
        return k * (1 - away) + cv2.GaussianBlur(k, (0, 0), 4) * away

    s.wash(soft(np.maximum(m, w)), "#5f9464", 0.85, col2="#3f8478", edge=0.3, gran=0.5, rough=0.6, pool=0.3)
    s.wash(soft(h * m), LEAF, 0.45, edge=0.2, gran=0.5, rough=0.6)
    s.wash(soft(w), "#1c5a48", 0.75, edge=0.2, gran=0.5, rough=0.6)


def _swing(s):
    """Her own shadow: it is up there, swinging."""

    def q(*pts):
        return move(np.array(pts, float), 700, 572, 0.7, -14)

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
        g = blob([(x - 54 * k, y + 60 * k), (x + 50 * k, y + 50 * k), (x + 26 * k, y - 60 * k), (x - 24 * k, y - 106 * k), (x - 96 * k, y - 82 * k)])
        s.wash(g, "#3a5a3a", 0.75, edge=0.4, gran=0.5)
    rim = [(x + 58 * k * math.cos(t) * rr.uniform(0.9, 1.08), y + 41 * k * math.sin(t) * rr.uniform(0.9, 1.08)) for t in np.linspace(0, math.tau, 14)[:-1]]
    low = []
    for a, out in ((-1, 92), (-0.42, 52), (0.3, 50), (0.95, 90)):  # four roots, and bays between them
        out += rr.uniform(-5, 9)
        low += [(x + (a * 76 - 13) * k, y + (out * 0.3 + 52 - 22 * abs(a)) * k), (x + (a * 80 + 4) * k, y + (out * 0.3 + 62 - 22 * abs(a)) * k), (x + (a * 70 + 22) * k, y + (50 - 12 * abs(a)) * k)]
    foot = blob([(x - 59 * k, y - 2 * k), (x - 62 * k, y + 18 * k), *low[:-1], (x + 64 * k, y + 18 * k), (x + 59 * k, y - 2 * k)], 8)
    s.wash(foot.buffer(7 * k), EARTH, 0.7, wet=7 * k)
    s.thing(foot, "#8a5a36", 0.9, col2="#5f4030", shade=0.9, shcol="#24120e", hatch=0, line=1.4 + 1.6 * min(1, k), gran=0.4)
    for _ in range(int(95 * k)):
        a = rr.uniform(-1, 1)
        p = [(x + 57 * a * k, y + (10 + 26 * math.sqrt(1 - a * a)) * k), (x + 61 * a * k, y + 44 * k), (x + 88 * a * k, y + 76 * k)]
        s.curve(p, rr.uniform(0.8, 2.0) * min(1.2, 0.6 + 0.5 * k), ("#1c0e0a", "#3a2014", "#1c0e0a", "#d8a468")[int(rr.integers(4))], clip=foot, n=6)
    top = blob(rim, 8)
    s.thing(top, "#f6dfae", 0.45, col2="#e8b878", shade=0.25, shcol="#a8743a", hatch=0, line=1.2 + 1.4 * min(1, k))
    for f in np.arange(0.9, 0.06, -0.12 if k < 1 else -0.075):
        s.outline(blob([(x - 5 * k + (a - x + 5 * k) * f, y + (b - y) * f) for a, b in rim], 6), 1.1, "#7a4a24", lost=0.4, restate=0)
    for a in rr.uniform(0, math.tau, 3):
        s.stroke([(x - 5 * k, y), (x + 52 * k * math.cos(a), y + 36 * k * math.sin(a))], 1.2, "#5a3014")


def _axe(s, x, y):
    dove = union(
        blob([(-96, -2), (-78, -16), (-58, -12), (-30, -18), (10, -20), (52, 0), (64, 14), (30, 26), (-20, 30), (-62, 20), (-80, 10)]),
        poly([(-92, -4), (-112, 2), (-92, 8)]),
        blob([(-34, -12), (-52, -58), (-44, -108), (-14, -158), (-2, -168), (-2, -146), (12, -138), (10, -120), (24, -106), (18, -84), (26, -60), (18, -10)]),
        blob([(-24, -8), (-66, -40), (-98, -86), (-110, -132), (-94, -122), (-84, -128), (-74, -108), (-60, -106), (-34, -74)]),
        poly([(40, -2), (112, -20), (104, -4), (122, 4), (108, 14), (116, 30), (44, 22)]),
    )
    s.wash(move(smooth(dove, 1.5), x - 62, y - 186, 0.8, 4), "#143c3e", 1.25, edge=0.6, rough=0.6, off=0, gran=0.5)
    s.wash(blob([(x - 80, y + 80), (x + 60, y + 70), (x + 30, y - 60), (x - 34, y - 166), (x - 84, y - 156)]), "#2f5a4a", 0.6, edge=0.4, gran=0.5)
    _stump(s, x, y, 1.5, 8, shadow=dove)
    haft = limb([(x + 18, y - 20), (x + 82, y - 96), (x + 118, y - 192), (x + 132, y - 214)], [9, 9, 10, 14], 10)
    s.thing(haft, "#c8924e", 0.8, shade=0.8, shcol="#5a3014", hatch=4, line=2.6)
    for e in (-3, 3):
        s.curve([(x + 30 + e, y - 34), (x + 82 + e, y - 98), (x + 114 + e, y - 184)], 1.1, "#6a3a18")
    head_ = blob([(x - 50, y + 8, 1), (x - 44, y - 30), (x - 34, y - 52, 1), (x + 6, y - 44), (x + 44, y - 62, 1), (x + 62, y - 40, 1), (x + 30, y - 12), (x + 6, y + 22, 1), (x - 24, y + 20)])
    s.thing(head_, "#8894a2", 0.9, col2="#5a6676", shade=0.9, shcol="#1c2430", hatch=4, line=3)
    s.curve([(x - 44, y - 26), (x - 24, y + 2), (x + 2, y + 14)], 5, "#f4f2ea", body=True, taper=(0.1, 0.1))
    s.stroke([(x - 54, y + 12), (x - 20, y + 26), (x + 10, y + 26)], 4, "#24120e")


def _can(at, turn):
    """A watering can that tips; at: the top of its bow."""
    c = Clay({"tin": plain("#3f8ab0"), "rose": plain("#e0b860")})
    spin = rot((0, 1, 0), turn) @ rot((0, 0, 1), -30)
    q = lambda *v: np.asarray(at) + spin @ (V(*v) - V(-0.02, 0.34, 0))  # noqa: E731
    c.cone(q(0, 0, 0), q(0, 0.22, 0), 0.12, 0.1, m="tin")
    c.cap(q(0.09, 0.05, 0), q(0.34, 0.2, 0), 0.034, 0.022, m="tin")
    c.cone(q(0.33, 0.195, 0), q(0.385, 0.23, 0), 0.03, 0.055, m="rose")
    for a in range(0, 180, 12):
        t, u = math.radians(a), math.radians(a + 12)
        c.cap(q(0.1 * math.cos(t), 0.21 + 0.13 * math.sin(t), 0), q(0.1 * math.cos(u), 0.21 + 0.13 * math.sin(u), 0), 0.013, 0.013, m="tin")
    return c, q(0.39, 0.23, 0)


def _girl(s):
    """Kneeling, seen from above and behind. She throws no shadow: hers is on the swing."""
    cam = spot(364, 1296, 455, 44)
    her = person((0, 0, 0), 106, "kneel", "child", "dress", top="#cc2a20", skin="umber", hair="braid", trim="#ffe6b0", shoes=False, hands=((0.07, 0.76, 0.42), (-0.06, 0.76, 0.42)), grips=("fist", "fist"), lean=20)
    can, rose = _can((her.joints["palml"] + her.joints["palmr"]) / 2, 14)
    s.wash(blob([(214, 1290), (300, 1300), (400, 1290), (424, 1336), (350, 1372), (250, 1362)]), "#5a3414", 0.95, wet=9)
    shot = shoot([her, can], cam, light=(0.4, 0.75, 0.5))
    s.model(shot, line=2.5)
    s.wash(shot.mask(her, mats=["hair"]), "#1c0f14", 1.2, edge=0.2)
    _soles(s)
    _hat(s, 432, 1046)
    return cam.project(rose)


def _soles(s):
    """Her feet, soles up, come out from under the hem."""
    for x, y, turn in ((262, 1298, -24), (284, 1336, -18)):
        at = lambda *pts, x=x, y=y, turn=turn: move(np.array(pts, float), x, y, 1, turn)  # noqa: E731
        sole = blob(at((40, -15), (20, -13), (-2, -16), (-28, -19), (-40, -8), (-38, 10), (-24, 16), (0, 10), (22, 13), (42, 13)))
        s.thing(sole, "#c88a5e", 0.9, col2="#a86a44", shade=0.8, shcol="#4a2414", hatch=0, line=2.4, gran=0.25)
        for i, q in enumerate((8.5, 6, 5.5, 5, 4.5)):
            s.thing(ell(*at((-43 + i * 2.4 - (i == 0) * 2, -11 + i * 6.4))[0], q, q * 0.72, turn), "#c88a5e", 0.9, shade=0.5, shcol="#4a2414", hatch=0, line=1.6)
        s.curve(at((20, -6), (4, -2), (-12, -5)), 1.5, "#6a3a24")


def _hat(s, x, y):
    """A straw hat from above, and the braid that comes out under it."""
    at = lambda *pts: move(np.array(pts, float), x, y, 1, 12)  # noqa: E731
    braid = path([(x - 40, y + 40), (x - 62, y + 84), (x - 66, y + 130), (x - 84, y + 168)], 10)
    for k, (p, d, _) in enumerate(marks.along(braid, 13)):
        n = np.array([-d[1], d[0]]) * (7 if k % 2 else -7)
        s.thing(blob([p + n - d * 13, p + n * 2.1, p + n * 0.4 + d * 13, p - n * 0.9 - d * 2], 6), "#2a1a1c", 1.4, shade=0.6, hatch=0, line=2)
    end = braid[-1]
    for e in (-1, 1):
        s.thing(blob([end, end + [14 * e - 6, -12], end + [22 * e - 4, 8]], 5), "#f2c04a", 1.0, shade=0.5, hatch=0, line=1.8)
    s.wash(move(ell(x, y, 98, 78, 12), 6, 20), EARTH, 0.55, wet=12)
    brim = blob(at((-98, 6), (-80, -46), (-30, -74), (34, -76), (84, -46), (104, 4), (84, 50), (30, 76), (-34, 74), (-82, 48)), 10)
    s.thing(brim, "#fff0c4", 0.35, col2="#f0d088", shade=0.5, shcol="#a8743a", hatch=0, line=3.2, gran=0.25)
    for f in np.arange(0.94, 0.5, -0.075):
        s.outline(move(ell(0, 0, 97 * f, 73 * f, 0), x, y, 1, 12), 1.2, "#a87838", lost=0.35, restate=0)
    for a in np.arange(0, math.tau, 0.13):
        c, d = math.cos(a), math.sin(a)
        s.stroke(at((60 * c, 44 * d), (94 * c, 70 * d)), 1.0, "#b88a48", clip=brim, alpha=0.6)
    s.wash(move(ell(-20, 22, 62, 40, 0), x, y, 1, 12), "#6a4420", 0.55, wet=10, clip=brim)
    band = blob(at((-56, 2), (-50, -34), (-8, -56), (42, -46), (58, -10), (46, 24), (4, 38), (-40, 28)), 8)
    s.thing(band, "#1f4a6a", 1.1, shade=0.7, shcol="#081824", hatch=0, line=2.6)
    top = blob(at((-46, -18), (-38, -46), (0, -62), (40, -52), (52, -24), (38, 4), (0, 14), (-34, 6)), 8)
    s.thing(top, "#fff0c4", 0.3, col2="#f0d088", shade=0.55, shcol="#a8743a", hatch=0, line=2.4, gran=0.25)
    for f in (0.78, 0.55, 0.32):
        s.outline(move(ell(2, -24, 46 * f, 34 * f, 0), x, y, 1, 12), 1.1, "#a87838", lost=0.35, restate=0)



def _sprout(s, x, y):
    s.glow(x + 14, y - 60, 130, "#fff0a0", 0.25, 0.6)
    up = lambda pts: [(x + px * 0.86, y + py * 0.86) for px, py in pts]  # noqa: E731
    s.stroke(path(up([(8, -2), (-2, -46), (14, -96), (8, -140)]), 10), 9, "#3f7a1e", taper=(0.02, 0.3))
    for pts in (
        [(10, -128), (-30, -168), (-92, -176), (-70, -136), (-30, -116)],
        [(12, -120), (24, -176), (74, -214), (78, -160), (50, -124)],
        [(4, -70), (-26, -92), (-72, -86), (-46, -60)],
        [(10, -84), (40, -104), (80, -92), (46, -70)],
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


@card("ochre", paper="cold", light=(0.75, -0.35))
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
    stumps = ((80, 250, 0.5, 2), (560, 60, 0.42, 1), (820, 100, 0.46, 3), (930, 330, 0.56, 12), (60, 1060, 0.9, 6), (110, 1420, 1.15, 9), (900, 1420, 1.15, 14))
    for sx, sy, q, seed in stumps:
        _stump(s, sx, sy, q, seed)
    _chips(s)
    _crown(s, smooth(wood, 4))
    _swing(s)
    x, y = STUMP
    _stump(s, x, y, 2.0, 7, shadow=1)
    _axe(s, 886, 1084)
    rose = _girl(s)
    _sprout(s, x - 16, y - 4)
    for i in range(11):  # water, thread by thread
        a = rose + r.normal(size=2) * [5, 7]
        e = np.array([x + 6 + r.normal() * 26, y + r.normal() * 12])
        s.curve([a, [a[0] * 0.5 + e[0] * 0.5, min(a[1], e[1]) * 0.6 + max(a[1], e[1]) * 0.4 - 16], e], r.uniform(1.6, 3.2), ("#2a6f9a", "#8ac4dc", "#f4fbff")[i % 3], body=i % 3 > 0, taper=(0.05, 0.3))
    for _ in range(26):
        p = (x + 6 + r.normal() * 36, y + r.normal() * 16)
        s.fill(ell(*p, 2 + 2 * r.random(), 3 + 2 * r.random()), "#eaf6fa", body=True)
    s.splatter(DEEP, 14, (0, 0, 560, 800), (0.7, 5))
    s.splatter(EARTH, 24, (0, 1100, 1000, 1500), (0.7, 4.5))
