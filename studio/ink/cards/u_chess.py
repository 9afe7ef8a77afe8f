"""Death has lost to somebody small: he lays his king down, and those who were taken lie in matchboxes."""

import cv2

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import garment

NIGHT, BONE, COAL = "#0b0910", "#f6ecd4", "#241c26"
GRID = cv2.getPerspectiveTransform(np.float32([(0, 0), (8, 0), (8, 8), (0, 8)]), np.float32([(150, 478), (850, 478), (1046, 1060), (-46, 1060)]))
PAWN = [(0, 0.27), (0.07, 0.27), (0.13, 0.2), (0.3, 0.13), (0.56, 0.09), (0.60, 0.16), (0.64, 0.1), (0.72, 0.16), (0.83, 0.19), (0.94, 0.14), (1, 0.0)]
KING = [(0, 0.22), (0.06, 0.22), (0.12, 0.16), (0.56, 0.075), (0.61, 0.14), (0.65, 0.085), (0.82, 0.145), (0.86, 0.10), (0.88, 0.02)]


def at(i, j):
    return cv2.perspectiveTransform(np.float32([[(i, j)]]), GRID)[0, 0]


def _room(s):
    s.wash(s.all, "#c07a3c", 0.75, col2="#9a5428", pool=0.5, bloom=2, gran=0.26)
    dark = blob([(-80, -80), (1080, -80), (1080, 360), (700, 402), (300, 402), (-80, 360)])
    s.cover(dark)
    s.wash(dark, "#6a8078", 0.8, col2="#4a6460", gran=0.26, pool=0.6)
    s.wash(blob([(200, -100), (1100, -100), (1100, 460), (600, 460), (420, 200)]), "#20342f", 1.1, wet=80, gran=0.26)
    s.wash(blob([(640, -100), (1100, -100), (1100, 420), (820, 420)]), "#0c1614", 0.9, wet=80, gran=0.26)
    for k in range(30):  # the grain of the table
        y = 410 + k * 38
        s.curve([(-20, y + 10), (300, y + s.rng.normal() * 7), (700, y - 6), (1020, y + s.rng.normal() * 7)], 1.4, "#4a1f10", alpha=0.6)
    s.wash(blob([(-80, 1140), (300, 1120), (560, 1300), (480, 1600), (-80, 1600)]), "#2a0f0c", 0.8, wet=80, gran=0.26)


def _pleat(s, g, pts, wide, lit=True):
    """A fold of the robe: a valley, and the ridge at its left that the light meets."""
    line = np.asarray(path(pts, 10))
    u = np.linspace(0, 1, len(line))
    r = wide * np.sin(np.pi * np.clip(u * 0.9 + 0.08, 0, 1)) + 2
    if lit:
        s.lift(limb(line - [wide * 1.15, 0], r * 0.8, 2).intersection(g), 0.55, wide * 0.35)
        s.stroke(line - [wide * 0.5, 0], 1.8, "#a8a2c0", body=True, alpha=0.55, clip=g, taper=(0.3, 0.5))
    s.wash(limb(line + [wide * 0.4, 0], r, 2), "#08060c", 1.0, wet=wide * 0.45, clip=g)
    s.stroke(line, 2.8, "#060409", clip=g, taper=(0.15, 0.5))


def _cloth(s, g, way, n, cast):
    garment(s, g, "#4c4762", way, n, dark="#0f0c16", pale="#a09ab8", long=60, cast=cast, hatch=7, line=3.4)


def _death(s):
    """He bows his hood so far that there is no face to be seen."""
    shaft = limb([(80, 470), (150, 120), (186, -40)], [12, 11, 11])
    s.thing(shaft, "#8a5a32", 1.0, shade=0.8, shcol="#24120c", hatch=5, line=2.8)
    blade = blob([(160, 66, 1), (330, 10), (560, 16), (760, 92), (900, 236, 1), (742, 142), (540, 86), (330, 84), (160, 132, 1)])
    s.thing(blade, "#c2ced0", 0.55, col2="#5a6c76", mix=("lin", 0, 0, 1), shade=0.6, shcol="#16242c", hatch=6, line=3.2)
    s.curve([(880, 222), (742, 134), (540, 78), (330, 76), (176, 122)], 3, "#ffffff", body=True, alpha=0.8)
    robe = blob([(140, 480, 1), (176, 356), (262, 276), (380, 240), (600, 226), (760, 236), (900, 262), (1080, 240), (1080, 480, 1), (840, 456), (500, 462)])
    _cloth(s, robe, lambda x, y: math.atan2(330, (x - 510) * 0.9), 160, (0, 12))
    for pts, w in (([(300, 290), (240, 350), (206, 450)], 17), ([(350, 330), (310, 390), (296, 460)], 15), ([(216, 330), (180, 400), (170, 460)], 11), ([(700, 300), (740, 360), (748, 450)], 18), ([(760, 260), (850, 320), (930, 420)], 20), ([(900, 280), (960, 320), (1010, 380)], 14)):  # fmt: skip
        _pleat(s, robe, pts, w)
    hood = blob([(322, 330), (334, 214), (372, 130), (424, 70), (470, 22), (500, 4, 1), (556, 40), (616, 92), (672, 170), (706, 270), (714, 352), (676, 404), (600, 440), (520, 452), (436, 440), (362, 400)])  # fmt: skip
    _cloth(s, hood, lambda x, y: math.atan2(y + 60, (x - 500) * 0.75), 150, (0, 22))
    s.wash(blob([(560, 20), (740, 200), (740, 440), (640, 430), (648, 280), (610, 150)]), "#08060c", 1.0, wet=34, clip=hood)
    hole = blob([(402, 372), (410, 306), (444, 250), (498, 210), (536, 214), (588, 256), (622, 312), (634, 372), (606, 408), (520, 426), (438, 408)])
    hem = hole.buffer(23)
    for pts, w in (([(494, 16), (440, 110), (392, 220), (372, 330), (384, 410)], 15), ([(500, 14), (476, 90), (462, 160), (456, 214)], 13), ([(504, 16), (536, 90), (548, 150), (550, 196)], 13), ([(508, 20), (590, 110), (644, 220), (664, 320), (654, 410)], 17), ([(410, 92), (366, 180), (344, 270), (346, 370)], 9)):  # fmt: skip
        _pleat(s, hood, pts, w)
    s.wash(hem.buffer(10), "#08060c", 0.9, wet=12, clip=hood)
    s.cover(hem)
    s.thing(hem, "#6a6484", 0.9, col2="#3a3650", shade=0.8, shcol="#0f0c16", hatch=5, line=3, soft=16)
    s.wash(blob([(560, 200), (680, 300), (680, 460), (560, 460)]), "#e0903a", 0.5, wet=30, clip=hem)
    for k in range(26):  # the seam
        a = math.tau * k / 26
        q = hole.buffer(12).exterior.interpolate(k / 26, normalized=True)
        s.stroke([(q.x - 3 * math.sin(a), q.y - 3), (q.x + 3 * math.sin(a), q.y + 4)], 1.5, "#0f0c16")
    s.cover(hole)
    s.wash(hole, "#040306", 3.0, off=0, gran=0.1, edge=0.1)
    s.wash(hole, "#040306", 2.0, off=0, gran=0.1, edge=0.1)
    s.fill(hole, "#040306")
    _skull(s, hole)
    s.stroke(np.asarray(hem.exterior.coords)[::2], 1.6, "#b8b2cc", body=True, alpha=0.45)
    s.curve([(520, 452), (600, 440), (676, 404), (712, 350)], 5, "#f0a850", body=True, alpha=0.55, clip=hood)


def _skull(s, hole):
    """Only what the candle reaches of it, from below."""

    def p(*pts):
        return [(a + 520, b + 326, *o) for a, b, *o in pts]

    head_ = blob(p((-78, -10), (-72, -62), (-36, -104), (12, -110), (58, -84), (82, -34), (80, 8), (62, 30), (48, 44), (44, 82), (24, 98), (-18, 98), (-38, 80), (-42, 44), (-64, 26))).intersection(hole)  # fmt: skip
    s.cover(head_)
    s.wash(head_, "#e8d4a8", 0.5, col2="#c8a070", gran=0.25, off=0)
    s.wash(head_, "#140e16", 1.7, gran=0.2, off=0, grad=("lin", 112, 1.25, -0.25), clip=head_)
    s.wash(blob(p((-90, -120), (10, -120), (-20, -40), (-30, 40), (-50, 110), (-90, 80))), "#08060c", 1.1, wet=22, clip=head_)
    for e, pts in ((-1, ((-58, -4), (-36, -30), (-10, -18), (-12, 14), (-34, 24), (-56, 14))), (1, ((18, -18), (44, -30), (68, -2), (64, 16), (42, 24), (20, 12)))):  # fmt: skip
        s.fill(blob(p(*pts)), "#050307")
        s.stroke(path(p(*pts[-3:]), 6), 2.2, "#f0b868", body=True, alpha=0.5)
        s.curve(p((e * 10 + 4, -38), (e * 34 + 4, -34), (e * 66 + 4, -8)), 3.2, "#050307")
    s.fill(blob(p((4, 20, 1), (14, 44), (6, 48), (3, 42), (-2, 48), (-8, 42))), "#050307")
    s.curve(p((-34, 66), (0, 60), (38, 66)), 2.6, "#050307")
    for q in np.linspace(-30, 34, 9):
        s.stroke(p((q, 54), (q * 0.96, 66)), 1.8, "#140a10")
        s.stroke(p((q * 0.96, 68), (q * 0.9, 80)), 1.8, "#140a10")
    s.curve(p((-36, 84), (0, 78), (36, 84)), 1.8, "#140a10")
    s.curve(p((84, -20), (80, 10), (60, 34), (48, 46), (44, 80), (24, 96)), 3.4, "#ffc878", body=True, alpha=0.75, clip=head_)


def _board(s):
    frame_ = poly([at(-0.4, -0.4), at(8.4, -0.4), at(8.4, 8.4), at(-0.4, 8.4)])
    s.wash(move(frame_, 0, 34), NIGHT, 1.0, wet=18, gran=0.26)
    s.thing(poly([at(-0.4, 8.4), at(8.4, 8.4), at(8.4, 8.4) + [0, 34], at(-0.4, 8.4) + [0, 34]]), "#3a1c16", 1.3, shade=0.4, hatch=5, line=3)
    s.thing(frame_, "#7a4226", 1.1, shade=0.2, hatch=0, line=3)
    for i in range(8):
        for j in range(8):
            g = poly([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)])
            s.cover(g)
            far = 0.04 * abs(i - 3) + 0.05 * abs(j - 3)
            if (i + j) % 2:
                s.wash(g, "#7a2430", 0.85 + far, edge=0.5, gran=0.26, rough=0.3, off=0.5)
                s.hatch(g, tone=0.5, ang=64 + (i % 3) * 5, sep=7, w=1.1, thr=0.4, longest=30)
            else:
                s.wash(g, "#f2dfb4", 0.22 + far * 1.6, edge=0.5, gran=0.26, rough=0.3, off=0.5)
    s.outline(poly([at(0, 0), at(8, 0), at(8, 8), at(0, 8)]), 2.2)
    s.wash(poly([at(-0.4, -0.4), at(8.4, -0.4), at(8.4, 1.3), at(5, 0.5), at(2, 0.6), at(-0.4, 1.4)]), NIGHT, 0.75, wet=30, gran=0.4)


def _lathe(x, y, h, half, tilt=0.0):
    right = [(x + q * h, y - u * h) for u, q in half]
    left = [(x - q * h, y - u * h) for u, q in half[::-1]]
    return move(blob([(x, y + 0.06 * h), *right, *left], 5), 0, 0, 1, tilt, origin=(x, y))


def _pawn(s):
    """It has come all the way; somebody has folded it a crown out of gold foil."""
    x, y = at(1.5, 0.62)
    h = 226
    s.wash(blob([(x - 56, y + 2), (x, y - 14), (x + 120, y - 8), (x + 190, y + 8), (x + 120, y + 24), (x, y + 26)]), NIGHT, 1.0, wet=6)
    g = _lathe(x, y, h, PAWN)
    s.thing(g, "#f8ecd0", 0.25, col2="#e0c498", shade=0.8, shcol="#7a5a50", hatch=6, line=3, gran=0.3)
    for u in (0.08, 0.17, 0.6):
        q = np.interp(u, [a for a, _ in PAWN], [b for _, b in PAWN]) * h
        s.curve([(x - q * 0.9, y - u * h), (x, y - u * h + q * 0.3), (x + q * 0.9, y - u * h)], 1.8, "#5a3c38")
    s.stroke(arc(x - 8, y - h * 0.83, 26, 26, 150, 230, 12), 3, "#ffffff", body=True)
    t = y - h * 0.965
    crown = poly([(x - 30, t + 4), (x - 44, t - 50), (x - 20, t - 26), (x, t - 62), (x + 20, t - 26), (x + 44, t - 50), (x + 30, t + 4), (x, t + 14)])
    s.glow(x, t - 20, 150, "#f0b030", 0.35, 0.4)
    s.thing(crown, "#f6c228", 0.9, col2="#e09a1c", shade=0.6, shcol="#7a3c10", hatch=0, line=3)
    for a in ((-44, -50), (0, -62), (44, -50)):
        s.thing(ell(x + a[0], t + a[1], 7), "#fbe070", 0.8, shade=0.3, hatch=0, line=2)
    s.curve([(x - 29, t - 5), (x, t + 5), (x + 29, t - 5)], 2, "#7a3c10")
    for a, b in (((-24, -14), (-34, -36)), ((2, -48), (2, -16)), ((18, -6), (30, -30))):
        s.stroke([(x + a[0], t + a[1]), (x + b[0], t + b[1])], 2, "#fff6c8", body=True)


def _king(s):
    x, y = 664, 772
    h, tilt = 300, -43
    s.wash(limb([(x - 6, y + 10), (x - 110, y - 4), (x - 250, y - 34)], [50, 26, 22]), NIGHT, 0.85, wet=9)
    upright = union(_lathe(x, y, h, KING), limb([(x, y - 0.84 * h), (x, y - 1.06 * h)], [9, 10]), limb([(x - 0.085 * h, y - 0.965 * h), (x + 0.085 * h, y - 0.965 * h)], [9, 9]))  # fmt: skip
    g = move(upright, 0, 0, 1, tilt, origin=(x, y))
    s.thing(g, COAL, 1.5, shade=0.8, shcol="#050308", hatch=0, line=3)
    foot = ell(*move([(x, y)], 0, 0, 1, tilt, origin=(x, y))[0], 0.2 * h, 0.1 * h, tilt)
    s.thing(foot, "#5a3a34", 1.1, shade=0.6, shcol="#1a0c0c", hatch=4, line=2.4)

    def on(pts):
        return move([(x + a * h, y - b * h) for a, b in pts], 0, 0, 1, tilt, origin=(x, y))

    for pts in ([(-0.13, 0.12), (-0.075, 0.34), (-0.05, 0.55)], [(-0.06, 0.67), (-0.1, 0.76), (-0.11, 0.81)], [(-0.17, 0.03), (-0.16, 0.07), (-0.12, 0.1)]):
        s.curve(on(pts), 5, "#f0d0a8", body=True, alpha=0.85, clip=g)
    for u, q in ((0.1, 0.16), (0.57, 0.09), (0.62, 0.12), (0.82, 0.12)):
        s.curve(on([(-q, u), (0, u - 0.03), (q, u)]), 1.8, "#8a7a88", body=True, alpha=0.8)
    return on([(0.09, 0.9)])[0]


def _toys(s):
    """The other side has lost some of its men and plays on with what it has: a duck on wheels, and a thimble."""
    x, y = at(5.75, 6.95)
    s.wash(ell(x + 40, y + 22, 110, 22, 6), NIGHT, 0.85, wet=9)
    for q in (-34, 36):
        s.thing(ell(x + q, y + 8, 24, 25), "#c8433a", 1.0, shade=0.6, shcol="#5a1418", hatch=0, line=2.6)
        s.fill(ell(x + q, y + 8, 6), "#fff0c8", body=True)
    body = blob([(x - 84, y - 50), (x - 60, y - 74), (x - 16, y - 70), (x + 40, y - 72), (x + 84, y - 98, 1), (x + 86, y - 56), (x + 66, y - 16), (x, y - 4), (x - 62, y - 14)])  # fmt: skip
    head_ = ell(x - 52, y - 106, 42, 40)
    s.thing(poly([(x - 84, y - 118), (x - 128, y - 104), (x - 86, y - 90)]), "#e8742a", 1.0, shade=0.5, hatch=0, line=2.8)
    s.thing(smooth(union(body, head_), 8), "#f6c83a", 0.75, col2="#eaa828", shade=0.8, shcol="#8a4a14", hatch=6, line=3.2, soft=40)
    s.fill(ell(x - 66, y - 114, 6.5, 7.5))
    s.fill(ell(x - 68, y - 117, 2.2), body=True)
    s.curve([(x - 10, y - 52), (x + 26, y - 28), (x + 60, y - 54)], 2.6, "#8a4a14")
    x, y = at(1.55, 4.5)
    s.wash(limb([(x, y), (x + 60, y + 14)], [34, 22]), NIGHT, 0.85, wet=7)
    g = union(poly([(x - 36, y), (x - 25, y - 84), (x + 25, y - 84), (x + 36, y)]), ell(x, y, 36, 13), ell(x, y - 84, 25, 15))
    s.thing(g, "#dfe6ea", 0.5, col2="#a8b4c0", shade=0.9, shcol="#3a4454", hatch=0, line=3)
    s.stroke(arc(x, y - 4, 35, 13, 10, 170), 5, "#7a8694")
    for j in range(5):
        for i in range(-3, 4):
            s.fill(ell(x + i * (6.6 + 0.5 * j), y - 80 + 13 * j + 0.6 * (9 - i * i), 2), "#4a5464")


def _bone(s, a, b, r0, r1=None):
    a, b = np.asarray(a, float), np.asarray(b, float)
    r1 = r1 or r0
    d = unit(b - a)
    n = np.array([-d[1], d[0]])
    long = np.hypot(*(b - a))
    g = union(limb([a, (a + b) / 2, b], [r0, (r0 + r1) * 0.32, r1], 8), ell(*(a + n * r0 * 0.4), r0), ell(*(a - n * r0 * 0.4), r0), ell(*(b + n * r1 * 0.35), r1 * 0.95), ell(*(b - n * r1 * 0.35), r1 * 0.95))  # fmt: skip
    s.wash(move(g, 12, 16), NIGHT, 0.5, wet=6)
    s.thing(smooth(g, 1.5), BONE, 0.35, col2="#e2cfa6", shade=0.9, shcol="#5a4a4c", hatch=5, hw=0.9, line=2.6, gran=0.3)
    for e in (-0.2, 0.15):
        p = (a + b) / 2 + n * e * r0
        s.stroke([p - d * long * 0.18, p + d * long * 0.2], 1.1, "#8a7460")


def _hand(s, tip):
    """From the right, out of a wide sleeve: one finger is enough."""
    wrist = np.array([866, 424.0])
    fingers = ([(742, 520), (700, 588), (716, 640), (752, 658)], [(716, 492), (650, 560), (660, 622), (698, 646)], [(700, 462), (622, 520), (610, 584), (642, 616)], [(692, 428), (600, 436), (546, 472), tuple(tip)])  # fmt: skip
    for k, f in enumerate(fingers):
        _bone(s, wrist + [-14 - 4 * k, 34 - 20 * k], f[0], 15, 17)
        for a, b, r in zip(f, f[1:], (16, 14, 11), strict=False):
            _bone(s, a, b, r, r * 0.86)
    for p in ((866, 424), (842, 440), (858, 396), (834, 410), (880, 448), (846, 464)):
        s.thing(ell(*p, 20, 17, p[0]), BONE, 0.35, shade=0.9, shcol="#5a4a4c", hatch=4, line=2.4)
    thumb = [(838, 470), (800, 560), (806, 630), (786, 680)]
    for a, b, r in zip(thumb, thumb[1:], (17, 15, 12), strict=False):
        _bone(s, a, b, r, r * 0.86)
    rim_ = [(930, 236), (888, 300), (884, 372), (914, 452), (964, 530), (1030, 590)]
    s.fill(blob([(1080, 200), *rim_, (1080, 620)]), "#08060c")
    for a, b in (((1010, 316), (884, 404)), ((1030, 372), (898, 448))):
        _bone(s, a, b, 23, 21)
    s.wash(blob([(980, 200), (1090, 200), (1090, 620), (1010, 520), (960, 400)]), "#040306", 1.8, wet=22)
    upper = blob([(1090, 130), (1000, 176), (930, 236, 1), (956, 250), (984, 300), (1000, 380), (1030, 470), (1090, 560)])
    _cloth(s, upper, lambda x, y: math.atan2(120, -150), 90, None)
    for pts, w in (([(1080, 190), (1010, 230), (960, 262)], 11), ([(1090, 260), (1040, 300), (996, 340)], 13), ([(1090, 340), (1060, 380), (1016, 420)], 12)):
        _pleat(s, upper, pts, w)
    for q, col, w in ((0, "#060409", 15), (0, "#6a6484", 10), (-2, "#c8c2da", 2.4)):
        s.curve([(x + q, y) for x, y in rim_], w, col, body=col != "#060409", taper=(0.02, 0.05))
    s.curve([(948, 246), (984, 300), (1000, 380), (1030, 470), (1080, 560)], 5, "#8a84a4", body=True, alpha=0.8)


def _bed(s, i, col, kind):
    """A matchbox, its drawer open: pillow, blanket, and a black head."""

    def on(pts):
        return np.array([at(i + q[0] / 166, 9.85 + q[1] / 164) for q in pts], float)

    def flat(pts):
        return valid(Polygon(on(pts)))

    tray = flat([(-118, -150), (118, -150), (118, 140), (-118, 140)])
    s.wash(move(tray, 22, 40), NIGHT, 1.0, wet=16, gran=0.26)
    (x0, y0), (x1, _) = on([(-118, 140), (118, 140)])
    s.thing(poly([(x0, y0), (x1, y0), (x1 - 2, y0 + 56), (x0 + 2, y0 + 56)]), "#e0c080", 0.9, shade=0.5, shcol="#6a4a2c", hatch=5, line=3)
    s.thing(tray, "#f0dcae", 0.6, shade=0.4, shcol="#8a6a44", hatch=0, line=3)
    s.wash(flat([(-118, -150), (118, -150), (108, -124), (-96, -128), (-104, 130), (-118, 140)]), "#5a3a24", 0.8, wet=10, clip=tray)
    strike = poly([(x0 + 16, y0 + 14), (x1 - 16, y0 + 14), (x1 - 18, y0 + 44), (x0 + 18, y0 + 44)])
    s.wash(strike, "#5a2c24", 1.1, gran=0.8, edge=0.7)
    pillow = blob(on([(-82, -128), (0, -136), (82, -128), (92, -84), (84, -40), (0, -32), (-84, -40), (-92, -84)]))
    s.thing(pillow, "#fffdf4", 0.1, shade=0.7, shcol="#8a90b4", hatch=0, line=2.6)
    s.wash(ell(*on([(4, -72)])[0], 64, 40), "#7a82a8", 0.5, wet=14, clip=pillow)
    if kind == "knight":
        head_ = blob(on([(-20, -12), (-34, -58), (-22, -104), (8, -122), (14, -142, 1), (26, -116), (44, -98), (72, -70), (78, -52), (62, -40), (40, -52), (30, -46), (44, -8)]))  # fmt: skip
    elif kind == "bishop":
        head_ = union(blob(on([(0, -126), (30, -100), (40, -66), (28, -36), (-28, -36), (-40, -66), (-30, -100)])), ell(*on([(0, -130)])[0], 10), blob(on([(-48, -36), (48, -36), (46, -16), (-46, -16)])))  # fmt: skip
    else:
        head_ = union(ell(*on([(0, -76)])[0], 44), blob(on([(-46, -34), (46, -34), (44, -14), (-44, -14)])))
    s.wash(move(head_, 8, 10), "#4a5078", 0.6, wet=8)
    s.thing(head_, COAL, 1.5, shade=0.8, shcol="#050308", hatch=0, line=2.8)
    lid = [(8, -88), (18, -80), (30, -82)] if kind == "knight" else None
    if lid:
        s.curve(on(lid), 3, "#f0d0a8", body=True)
        for k in range(4):
            s.curve(on([(-14 - 3 * k, -106 + 24 * k), (-30 - 2 * k, -96 + 24 * k), (-34, -82 + 24 * k)]), 2, "#8a7a88", body=True, alpha=0.8)
    elif kind == "bishop":
        s.curve(on([(20, -104), (8, -84), (14, -72)]), 3.4, "#a89aa0", body=True)
    for e in (-1, 1) if kind != "knight" else ():
        s.curve(on([(e * 22 - 8, -62), (e * 22, -56), (e * 22 + 8, -62)]), 2.8, "#f0d0a8", body=True)
    s.curve(on([(-30, -100), (-38, -80), (-36, -62)]), 3.4, "#f0d0a8", body=True, alpha=0.7, clip=head_)
    quilt = blob(on([(-98, -16), (-40, -26), (40, -26), (98, -16), (104, 60), (112, 136, 1), (0, 146), (-112, 136, 1), (-104, 60)]))
    s.thing(quilt, col, 0.95, col2=darker(col, 0.25), shade=0.7, shcol=darker(col, 0.7), hatch=6, line=3, soft=46)
    s.wash(limb(on([(30, -10), (40, 60), (34, 130)]), [10, 20, 14]), darker(col, 0.6), 0.5, wet=14, clip=quilt)
    for u in (20, 60, 100):
        s.stroke(path(on([(-104, u), (0, u + 10), (104, u)]), 8), 1.6, lighter(col, 0.6), body=True, alpha=0.8, clip=quilt)
    for v in (-62, -20, 22, 64):
        s.stroke(path(on([(v, -26), (v * 1.1, 60), (v * 1.2, 140)]), 8), 1.6, lighter(col, 0.6), body=True, alpha=0.8, clip=quilt)
    fold = blob(on([(-98, -20), (-40, -34), (40, -34), (98, -20), (100, 2), (40, -6), (-40, -6), (-100, 2)]))
    s.thing(fold, "#fffaf0", 0.15, shade=0.6, shcol="#8a80a4", hatch=0, line=2.4)


def _child(s):
    """The other player: a small hand that has put a duck on wheels in the place of a knight."""
    skin = ("#c88e62", "#b86c4c", "#5a2c30")
    x, y = at(5.75, 6.95)
    kw = dict(hatch=0, line=2.4, k=0.8)
    root = np.array([x + 128, y - 24.0])
    s.wash(limb([root + [-30, 40], root + [50, 130], root + [130, 360]], [46, 60, 90]), NIGHT, 0.8, wet=18)
    digit(s, [root + [10, -34], root + [-40, -72], root + [-92, -68], root + [-122, -46]], [20, 19, 17.5, 13], skin, nail=0, **kw)
    digit(s, [root + [24, -8], root + [-30, -40], root + [-78, -34], root + [-104, -14]], [20, 19, 17.5, 13], skin, nail=0, **kw)
    digit(s, [root + [40, 16], root + [-6, -6], root + [-46, 4], root + [-66, 24]], [19, 18, 16.5, 12], skin, nail=0, **kw)
    palm = blob([root + [-4, -42], root + [30, -52], root + [66, -30], root + [94, 30], root + [104, 84], root + [50, 104], root + [14, 66], root + [0, 20]])
    s.thing(palm, skin[0], 1.0, col2=skin[1], shade=0.7, shcol=skin[2], hatch=5, line=2.6, soft=34, white=0.0)
    for a, b in (((2, -36), (36, 6)), ((16, -12), (50, 28)), ((30, 12), (58, 46))):
        s.curve([root + a, root + [(a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2 - 4], root + b], 1.6, skin[2], alpha=0.7)
    digit(s, [root + [26, 72], root + [-16, 62], root + [-58, 44], root + [-84, 26]], [22, 20, 17, 12], skin, nail=0.5, **kw)
    strip = limb([root + [-52, -80], root + [-55, -60]], [9, 9])
    s.thing(strip, "#f4dcc0", 0.5, shade=0.3, shcol=skin[2], hatch=0, line=1.8)
    sleeve = limb([root + [84, 116], root + [122, 210], root + [170, 340], root + [220, 560]], [60, 76, 100, 128], 12)
    garment(s, sleeve, "#c8443a", lambda a, b: 1.4, 160, dark="#4a1018", pale="#ffb090", long=26, cast=(-10, 16), line=3)
    for k in range(11):
        p, w = root + [88 + 15 * k, 124 + 46 * k], 70 + 9 * k
        s.curve([p + [-w * 1.15, 20], p + [0, 0], p + [w, -34]], 15, "#f6e6c4", body=True, alpha=0.9, clip=sleeve, taper=(0, 0))
    for k in range(20):
        p = root + [64 + 8 * k, 84 + 25 * k]
        s.curve([p + [-80 - k * 4, 34], p + [0, 0], p + [80 + k * 4, -34]], 1.3, "#4a1018", alpha=0.5, clip=sleeve)
    cuff = limb([root + [6, 88], root + [60, 72], root + [112, 40]], [20, 22, 20])
    s.thing(cuff, "#f6e6c4", 0.4, shade=0.7, shcol="#7a5a44", hatch=0, line=2.8)
    for u in np.linspace(0, 1, 12):
        p = root + [0 + 116 * u, 92 - 54 * u**1.2]
        s.stroke([p + [-5, -16], p + [6, 18]], 1.6, "#7a5a44", clip=cuff)


def _lamp(s):
    x, y = 694, 1330
    s.wash(ell(x + 20, y + 56, 86, 34), NIGHT, 1.0, wet=12)
    cap = blob([(x - 62, y + 20), (x, y + 2), (x + 62, y + 20), (x + 66, y + 52), (x, y + 76), (x - 66, y + 52)])
    s.thing(cap, "#b8bcc0", 0.7, col2="#6a7078", shade=0.8, shcol="#1c2228", hatch=4, line=2.8)
    for k in range(9):
        q = -60 + 15 * k
        s.stroke([(x + q, y + 30 + 20 * (1 - (q / 66) ** 2) ** 0.5), (x + q, y + 50 + 22 * (1 - (q / 66) ** 2) ** 0.5)], 2)
    s.thing(limb([(x, y + 30), (x, y - 70)], [20, 18]), "#fff4e0", 0.2, shade=0.7, shcol="#b88a9a", hatch=0, line=2.6)
    for k in range(4):
        s.curve([(x - 19, y + 20 - 24 * k), (x, y + 8 - 24 * k), (x + 19, y - 4 - 24 * k)], 5, "#d85a6a", body=True)
    s.stroke([(x, y - 86), (x + 2, y - 106)], 3.4)
    s.fill(blob([(x, y - 190), (x + 24, y - 124), (x + 14, y - 98), (x, y - 92), (x - 14, y - 98), (x - 22, y - 124)]), "#f89a20", body=True)
    s.fill(blob([(x, y - 160), (x + 12, y - 118), (x, y - 98), (x - 12, y - 118)]), "#fff6c0", body=True)


@card("bone", paper="laid", light=(-0.5, -0.6))
def chess_empty(s):
    _room(s)
    _death(s)
    _board(s)
    _pawn(s)
    tip = _king(s)
    _toys(s)
    _hand(s, tip)
    s.glow(694, 1210, 420, "#f6b040", 0.35, 0.75)
    _bed(s, 1.98, "#3f6f8a", "bishop")
    _bed(s, 3.56, "#3f7a5a", "knight")
    s.glow(694, 1200, 230, "#f8b840", 0.3, 0.3)
    _child(s)
    _lamp(s)
    s.splatter("#3a1410", 20, size=(0.6, 3))
