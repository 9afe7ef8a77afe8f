"""Awe: a needle, and a river for a thread."""

from ..easel import *
from ..kit.drape import drape
from ..kit.figure import digit

SKIN = ("#c98f62", "#b8684a", "#4e2228")
EYE = np.array([236.0, 322.0])
POINT = np.array([616.0, 1096.0])
PEAK = np.array([398.0, 1200.0])
LEVEL = 430
LAND = box(-20, LEVEL, 1020, 1520)
FIRST = [(-60, 1600), (110, 1486), (330, 1440), (420, 1370), (350, 1290), (300, 1210), (352, 1098)]
BROAD = [170, 104, 66, 48, 37, 30, 24]
AIR = [(398, 1002), (350, 934), (230, 900), (110, 810), (62, 650), (84, 480), (160, 360), (240, 322)]
SLIM = [22, 29, 33, 33, 32, 30, 25, 12]
TAIL = [(232, 322), (322, 268), (352, 180), (284, 104), (180, 96), (110, 40), (96, -60)]
FIELDS = ("#c4d67c", "#8fbf6a", "#e6d488", "#6fa85c", "#d6dd92", "#b89a5c", "#a4c86c", "#efe2a0", "#88b45a", "#d8a86a")


def _height(x, y):
    """How far the land is drawn up, in pixels: in a hill where the thread leaves it, in folds round the needle's point."""
    x, y = np.asarray(x, float), np.asarray(y, float)

    def folds(c, n, size, high, phase):
        dx, dy = x - c[0], (y - c[1]) / 0.55
        r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        ridge = 0.5 + 0.5 * np.cos(n * a + phase + 0.6 * np.sin(2 * a) + r * 0.002)
        return r, high * ridge * np.exp(-((r / size) ** 1.4)) * step(10, 120, r)

    r, h = folds(POINT, 7, 330, 78, 0.2)
    h = h - 20 * np.exp(-((r / 50) ** 2))
    r, g = folds(PEAK, 5, 170, 18, 2.0)
    h = h * step(40, 240, r) + g + 84 * np.exp(-((r / 130) ** 1.6))
    return h + 11 * np.sin(x * 0.011 + y * 0.017) * step(LEVEL + 20, LEVEL + 400, y)


def _up(pts, n=8):
    """Points of the flat land, where the folds put them."""
    p = np.asarray([q[:2] for q in pts], float)
    u = np.linspace(0, len(p) - 1, (len(p) - 1) * n + 1)
    p = np.c_[np.interp(u, range(len(p)), p[:, 0]), np.interp(u, range(len(p)), p[:, 1])]
    p[:, 1] -= _height(*p.T)
    return p


def _relief(s):
    """The dark and the light of the folds, as pictures of the sheet."""
    y, x = np.mgrid[LEVEL - 40 : 1640, 0 : s.w].astype(np.float32)
    h = _height(x, y)
    gx, gy = np.gradient(h, axis=1), np.gradient(h, axis=0)
    tilt = gx + 0.35 * gy
    out = np.zeros((2, s.h + 400, s.w), np.float32)
    at = np.arange(s.w)
    for i in range(len(h)):
        row = (LEVEL - 40 + i - h[i]).astype(int)
        for k in range(7):
            for layer, v in enumerate((step(0.1, 1.1, -tilt[i]), step(0.05, 1.0, tilt[i]))):
                out[layer, np.clip(row + k, 0, s.h + 399), at] = v
    return [np.ascontiguousarray(o[: s.h]) for o in out]


def _field(s, a, b, x0, x1, col, how):
    """One field between two furrows of the land, its crop drawn over the folds."""
    r = s.rng
    far, near = (lambda x: 500 + x * (a[1] - 180) / 1000), (lambda x: 500 + x * (b[1] - 180) / 1000)
    edge = [(far(x0), a[1]), (far(x1), a[1] + 4), (near(x1), b[1] + 4), (near(x0), b[1]), (far(x0), a[1])]
    g = valid(Polygon(_up(edge, 20)))
    if s.beside(g):
        return
    haze = np.clip((b[1] - LEVEL) / 360, 0.25, 1)
    s.cover(g)
    s.wash(g, mix("#e8ecd0", col, haze), 0.75, col2=mix(col, "#5a8a48", 0.35), gran=0.22, pool=0.4, edge=0.5, off=0.5)
    ink = mix(col, "#24482a", 0.75)
    if b[1] > LEVEL + 60:
        n = 9 if how else 7
        for k in range(1, n):
            u = (k + r.normal() * 0.06) / n
            if how == 1:
                line = [(far(x0 + (x1 - x0) * u), a[1] + 2), (near(x0 + (x1 - x0) * u), b[1])]
            else:
                y = a[1] + (b[1] - a[1]) * u**1.2
                w = np.array([far(x0) * (1 - u) + near(x0) * u, far(x1) * (1 - u) + near(x1) * u])
                line = [(w[0] + 4, y), (w[1] - 4, y + 3)]
            if how < 2:
                s.stroke(_up(line, 24), 0.9 + 1.1 * haze, ink, wobble=0.8, alpha=0.55, clip=g)
            else:
                for p in _up(line, 13)[1:-1]:
                    q = 3 + 5 * haze
                    s.stroke(arc(p[0] + r.normal() * 3, p[1], q, q * 0.7, 180, 350, 8), 1.4, ink, alpha=0.7, clip=g)
    s.stroke(_up(edge[:2], 24), 1 + 1.6 * haze, "#2f4a2a", wobble=1)
    s.stroke(_up(edge[1:3], 24), 1 + 1.4 * haze, "#2f4a2a", wobble=1)
    if b[1] > LEVEL + 130:
        for p, d, _ in marks.along(_up([(q[0], q[1] + 9) for q in edge[:2]], 24), 24):  # the seam
            s.stroke([p - d * 6, p + d * 6], 2.6, "#fffdf0", body=True, clip=g)


def _land(s):
    r = np.random.default_rng(12)
    s.sky([(0, "#8fc8d4", 0.6), (0.6, "#e4f0dc", 0.3), (1, "#ffeccc", 0.4)], 0, LEVEL + 10, wet=70)
    places.peaks(s, LEVEL + 12, "#8fa8c0", high=210, n=5, seed=9, k=0.5)
    s.cover(LAND)
    rows = [LEVEL, 456, 492, 542, 612, 704, 822, 968, 1140, 1330, 1590]
    for i, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        x = -1700.0 + r.uniform(0, 200)
        while x < 1700:
            w = r.uniform(190, 420)
            _field(s, (0, a), (0, b), x, x + w, FIELDS[int(r.integers(len(FIELDS)))], int(r.integers(3)))
            x += w
        if i == 4:
            s.lift(box(-20, LEVEL - 10, 1020, 540), 0.35, 40)
    dark, lit = _relief(s)
    s.wash(dark, "#2f6a54", 1.0, edge=0, rough=0.6, gran=0.2)
    s.wash(np.clip(dark * 1.5 - 0.6, 0, 1), "#1c3a50", 0.7, edge=0, rough=0.6, gran=0.2)
    s.density *= (1 - 0.5 * np.clip(lit, 0, 1))[..., None]
    s.hatch(tone=np.clip(dark * 0.9, 0, 0.9), ang=66, sep=7, w=1.1, thr=0.4, longest=40, col="#142a2c", alpha=0.6)


def _house(s, x, y, k, wall, roof):
    q = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(poly(q([(-40, 0), (46, 0), (110, 14), (0, 16)])), "#2f4a3a", 0.8, wet=5)
    s.thing(poly(q([(-40, 0), (-40, -44), (6, -44), (6, 4)])), wall, 0.4, shade=0.4, hatch=0, line=2.2)
    s.thing(poly(q([(6, 4), (6, -44), (44, -48), (44, -4)])), mix(wall, "#8a7aa0", 0.45), 0.7, shade=0.4, hatch=4, line=2.2)
    s.fill(poly(q([(-26, 1), (-26, -24), (-12, -24), (-12, 2)])), "#6a3a2a")
    s.thing(poly(q([(16, -18), (16, -34), (32, -35), (32, -19)])), "#f8d060", 0.9, shade=0, hatch=0, line=1.6)
    a = blob(q([(-60, -38, 1), (-38, -58), (-22, -92, 1), (34, -94, 1), (16, -62), (8, -36, 1)]))
    s.thing(a, roof, 0.95, shade=0.7, shcol=darker(roof, 0.6), hatch=0, line=2.4)
    for u in np.linspace(0.1, 0.9, 7):
        s.curve(q([(-22 + 56 * u, -92), (-34 + 54 * u, -60), (-56 + 62 * u, -39)]), 1.3, darker(roof, 0.6), clip=a)
    b = blob(q([(8, -36, 1), (16, -62), (34, -94, 1), (48, -66), (66, -46, 1)]))
    s.thing(b, mix(roof, "#3a2a4a", 0.4), 0.95, shade=0.7, hatch=0, line=2.2)
    for j in range(3):
        s.curve(q([(-10, -96 - 16 * j), (-2, -106 - 16 * j), (-8 + 8 * j, -114 - 16 * j)]), 2.2, "#ffffff", body=True, alpha=0.9)


def _river(s, pts, radii):
    r = s.rng
    g = limb(pts, radii, 18)
    s.thing(g, "#5fb4e4", 0.8, col2="#2f86cc", shade=0.7, shcol="#12508a", hatch=0, line=3.2)
    c = path(pts, 18)
    w = np.interp(np.linspace(0, 1, len(c)), np.linspace(0, 1, len(radii)), radii)
    t = np.gradient(c, axis=0)
    n = np.c_[-t[:, 1], t[:, 0]] / (np.hypot(*t.T)[:, None] + 1e-9)
    for _ in range(int(len(c) * 2.6)):
        i, e = int(r.integers(1, len(c) - 7)), r.uniform(-0.85, 0.85)
        j = i + int(r.integers(3, 7))
        line = [c[m] + n[m] * w[m] * (e + 0.06 * math.sin(m * 1.3)) for m in range(i, j)]
        white = r.random() < 0.55
        s.stroke(path(line, 4), r.uniform(1.4, 2.2 + w[i] * 0.03), "#ffffff" if white else "#0f4a86", body=white, alpha=0.9, wobble=0.5)
    return c, n, w


def _boat(s, x, y, k, turn, sail):
    q = lambda pts: move(np.asarray(pts, float), x, y, k, turn)  # noqa: E731
    s.curve(q([(-40, 12), (0, 17), (44, 12)]), 5 * k, "#ffffff", body=True)
    s.thing(blob(q([(-34, -8), (0, -2), (38, -12), (24, 12), (-20, 13)]), 6), "#a8582e", 1.0, shade=0.8, shcol="#4a1c14", hatch=0, line=2.2)
    s.stroke(q([(2, -2), (0, -74)]), 2.6, "#4a2a1a", taper=(0, 0))
    a = blob(q([(4, -72), (30, -40), (38, -14), (6, -12), (8, -40)]), 5)
    s.thing(a, sail, 0.85, shade=0.7, hatch=0, line=2.2, white=0.6)
    s.thing(poly(q([(-3, -66), (-3, -14), (-26, -14)])), lighter(sail, 0.55), 0.7, shade=0.4, hatch=0, line=1.9)
    s.fill(ell(*q([(-12, -14)])[0], 4 * k), "#2a1a1a")
    s.stroke(q([(0, -74), (14, -80)]), 3 * k, "#f0b830", taper=(0, 0.3))


def _needle(s):
    d = (POINT - EYE) / np.hypot(*(POINT - EYE))
    n = np.array([-d[1], d[0]])
    top = EYE - d * 70
    g = limb([top, EYE - d * 36, EYE + d * 40, EYE + d * 110, EYE + d * 520, POINT + d * 12], [8, 25, 25, 19, 16, 3], 10)
    slot = ell(*EYE, 12, 46, math.degrees(math.atan2(d[1], d[0])) - 90)
    before = marks.kept(s)
    s.thing(g, "#e4ecf2", 0.4, col2="#a8bccc", shade=1.0, shcol="#2c3a5c", hatch=0, line=3.4, white=0.9)
    s.outline(g, 3, lost=0)
    s.stroke([EYE + d * 80 + n * 5, POINT - d * 90], 5, "#ffffff", body=True)
    s.stroke([EYE + d * 90 - n * 8, POINT - d * 40], 3.4, "#2c3a5c")
    marks.again(s, before, s.mask(slot))
    s.outline(slot, 3.2, lost=0)
    s.fill(ell(*(POINT + [2, 8]), 19, 8, -8), "#12261c")
    for a in np.linspace(0, 360, 11)[:-1]:
        t = math.radians(a + 9)
        v = np.array([math.cos(t), math.sin(t) * 0.55])
        line = _up([POINT + v * 16 + [2, 6], POINT + v * s.rng.uniform(50, 90)], 12)
        s.stroke(line, 2.2, "#1c3a24", taper=(0.02, 0.6))


SH = np.array([-90.0, 75.0])
DIGITS = (
    ([(526, 338), (452, 292), (384, 312), (350, 392)], [43, 37, 33, 25]),
    ([(534, 400), (430, 352), (352, 396), (336, 478)], [49, 43, 38, 28]),
    ([(566, 462), (456, 420), (394, 466), (392, 538)], [52, 46, 40, 29]),
)
INDEX = ([(622, 516), (512, 496), (436, 570), (418, 664)], [55, 47, 41, 30])
THUMB = ([(790, 400), (716, 540), (654, 622), (592, 668), (520, 690), (446, 700)], [86, 66, 53, 51, 45, 33])
BACK = blob([(836, 118), (720, 170), (620, 214), (572, 262), (580, 330), (622, 396), (668, 452), (712, 500), (770, 540), (850, 470), (900, 360), (944, 268)])
BACK = move(BACK, *SH)


def _hand(s):
    """From above: three fingers bent away, the thimble on the second, the index behind the needle."""
    for pts, radii in DIGITS:
        digit(s, pts, radii, SKIN, nail=-1, line=3, k=0.8, hatch=0)
        s.wash(move(limb(pts, radii), -10, 22), SKIN[2], 0.4, wet=16, clip=limb(pts, radii))
        for q in (-7, 3, 12):  # the bent joint
            o = np.array(pts[1]) + [q, -q * 0.4]
            s.stroke(arc(*o, radii[1] * 0.62, radii[1] * 0.5, 215, 290, 10), 1.8, SKIN[2], alpha=0.8)
    tip = limb([(396, 474), (391, 542)], [43, 33])
    s.thing(tip, "#f4c83c", 0.95, shade=0.9, shcol="#8a5210", hatch=0, line=3, white=0.8)
    for i in range(5):
        for j in range(4):
            c = np.array([396, 474]) + np.array([-4, 82]) * (0.1 + i * 0.2) + np.array([34, 2]) * (j - 1.5) * 0.5
            s.fill(ell(*c, 3.2, 2.6), "#8a5210", clip=tip)
    s.stroke(arc(396, 468, 42, 12, 0, 180, 16), 4, "#8a5210")
    digit(s, *INDEX, SKIN, nail=0, line=3.2, k=0.75, hatch=0)
    for q in (-8, 3, 13):
        s.stroke(arc(512 + q, 498 - q * 0.3, 30, 25, 205, 285, 10), 2, SKIN[2], alpha=0.85)
    s.thing(BACK, SKIN[0], 0.75, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=0, soft=110)
    for pts in ([(836, 118), (720, 170), (620, 214), (578, 250)],):
        s.curve(np.array(pts) + SH, 3.6)
    low = blob([(640, 430), (720, 480), (800, 500), (900, 330), (940, 280), (860, 520), (760, 560), (680, 490)])
    s.wash(move(low, *SH), SKIN[2], 0.7, wet=26, clip=BACK)
    for (x, y), r in zip([d[0][0] for d in (*DIGITS, INDEX)], (34, 40, 42, 44), strict=True):  # knuckles, and the sinews that lead to them
        s.lift(ell(x + 4, y - 2, r * 0.7, r * 0.5, 48).intersection(BACK), 0.4, 9)
        s.wash(ell(x + r * 0.9, y - r * 0.1, r * 0.5, r * 0.3, 48), SKIN[2], 0.3, wet=10, clip=BACK)
        for e in (-9, 0, 9):
            s.stroke(arc(x + e * 0.6, y + e * 0.5, r * 0.5, r * 0.32, 140, 250, 10), 1.8, SKIN[2])
        a, b = np.array([x + 40, y - 16]), np.array([860, 206]) + SH + np.array([x - 560, y - 451]) * 0.3
        s.wash(limb([a + [8, 14], (a + b) / 2 + [6, 12], b + [4, 8]], [6, 11, 4]), SKIN[2], 0.28, wet=8, clip=BACK)
        s.curve([a, (a + b) / 2 + [0, -4], b], 2.6, "#f4d0a8", body=True, alpha=0.45)
    for pts in ([(850, 190), (790, 250), (742, 262), (700, 312)], [(790, 250), (764, 310), (720, 352)]):
        s.curve(np.array(pts) + SH, 5, "#7a4a58", alpha=0.35)


def _thumb(s):
    """Its root at the wrist, a corner at each joint, the pad on the needle and the nail towards us."""
    g = limb(*THUMB, 12)
    s.wash(move(g, -4, -16), SKIN[2], 0.5, wet=14, clip=union(BACK, limb(*INDEX)).difference(g))
    s.wash(limb([(560, 560), (612, 566), (650, 546)], [10, 24, 12]), SKIN[2], 0.6, wet=12, clip=union(BACK, limb(*INDEX)))
    s.thing(g, SKIN[0], 0.75, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=0, soft=60)
    s.wash(blob([(470, 760), (560, 716), (660, 664), (740, 590), (800, 470), (900, 520), (740, 740)]), SKIN[2], 0.5, wet=20, clip=g)
    s.lift(limb([(700, 520), (636, 604), (590, 644), (540, 664)], [14, 18, 16, 10]).intersection(g), 0.3, 12)
    s.outline(g, 3.6, lost=0, clip=union(box(0, 592, 1000, 900), poly([(690, 592), (1000, 400), (1000, 592)]), poly([(560, 592), (606, 540), (640, 592)])))
    d = np.array([-0.985, 0.17])
    n = np.array([-d[1], d[0]])
    o = np.array([474.0, 682.0])
    nail = blob([tuple(o + d * a - n * b) for a, b in ((-36, 2), (-33, -17), (-4, -22), (24, -16), (33, 0), (24, 13), (-4, 17), (-32, 14))], 8)
    s.wash(nail.buffer(7), SKIN[2], 0.5, wet=6, clip=g)
    s.cover(nail)
    s.wash(nail, "#f4cdb4", 0.55, edge=1)
    s.wash(move(nail, 26, 4), "#e0a088", 0.4, wet=6, clip=nail)
    s.outline(nail, 2.4, lost=0)
    s.curve([tuple(o + d * a - n * b) for a, b in ((-20, 8), (4, 10), (22, 6))], 3, "#ffffff", body=True)
    for q in (-12, 0, 12):  # over the joint
        p = np.array([592.0, 668.0]) + [q, -q * 0.6]
        s.curve([p + [-22, -30], p + [-4 + q * 0.3, -18], p + [8, 0]], 2, SKIN[2])
    s.curve([(640, 534), (632, 566), (604, 596)], 2.6, SKIN[2])
    s.curve([(664, 530), (654, 566), (630, 592)], 2, SKIN[2], alpha=0.7)


def _sleeve(s):
    red = ("#6a0f1c", "#dc3a34", "#ffb4a0")
    sleeve = blob([(706, 134), (740, 20), (790, -90), (1180, -90), (1120, 600), (960, 500), (880, 410), (850, 375), (790, 275)])
    drape(s, sleeve, red, lambda x, y: 2.35 + (x - y - 550) * 0.0008, 260, long=52, w=2, k=0.95, line=4, hatch=0, soft=110)
    for pts in ([(1010, 60), (960, 120), (950, 210)], [(930, -20), (890, 60), (900, 130)], [(1020, 230), (990, 250), (960, 240)]):
        s.curve(np.array(pts) + SH, 4, red[0])
    for pts in ([(860, -20), (820, 60), (812, 130)], [(1000, 120), (930, 200), (900, 300)], [(1010, 330), (960, 380), (920, 390)]):
        s.wash(limb(np.array(pts) + [8, 8], [6, 18, 8]), red[0], 0.6, wet=12, clip=sleeve)
        s.curve(pts, 4, red[0])
    cuff = blob([(786, 92), (820, 44), (856, 70), (930, 170), (990, 296), (962, 338), (930, 322), (876, 208)])
    cuff = move(cuff, *SH)
    s.wash(move(cuff, -14, 18), SKIN[2], 0.7, wet=12, clip=union(BACK, limb(*THUMB)))
    s.thing(cuff, "#fff6dc", 0.3, shade=0.8, shcol="#8a7a9a", hatch=6, line=3.4)
    for p, *_ in marks.along(path(np.array([(822, 74), (878, 140), (930, 230), (966, 312)]) + SH, 10), 26):
        s.stroke([p - [8, -6], p + [8, -6]], 3.2, "#dc3a34")
    for x, y, c in ((830, 120, "#3a9ad0"), (868, 176, "#f4c83c"), (894, 240, "#ffffff")):  # pins
        s.stroke([(x, y), (x + 40, y - 26)], 2.4, "#e8eef4", body=True)
        s.thing(ell(x, y, 9), c, 0.9, shade=0.6, hatch=0, line=2)


def _shadow(s):
    """What the hand and the needle throw upon the land."""
    whole = union(BACK, limb(*INDEX), limb(*THUMB), *(limb(*d) for d in DIGITS), blob([(746, 193), (1110, -25), (1110, 375), (854, 343)]))
    m = s.mask(whole)
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    v = (POINT[1] - yy) / 0.56
    src_y = (POINT[1] - v).astype(int)
    src_x = (xx - 0.62 * v).astype(int)
    ok = (src_y >= 0) & (src_y < s.h) & (src_x >= 0) & (src_x < s.w) & (yy < POINT[1])
    out = np.where(ok, m[np.clip(src_y, 0, s.h - 1), np.clip(src_x, 0, s.w - 1)], 0).astype(np.float32)
    s.wash(out, "#1f4a4c", 0.75, wet=14, gran=0.2, clip=LAND)
    s.wash(limb([POINT, POINT + [128, -168], POINT + [220, -280]], [4, 12, 18]), "#1f4a4c", 0.7, wet=6)


def _village(s):
    homes = (
        (730, 1226, 0.7, "#fff2d0", "#e0603a"),
        (884, 1214, 0.74, "#fbe4c8", "#5a86b8"),
        (806, 1284, 0.94, "#ffeedd", "#d8743a"),
        (940, 1316, 1.0, "#fff2d0", "#c84a4a"),
        (690, 1330, 0.95, "#fbe4c8", "#5a86b8"),
        (850, 1410, 1.2, "#fff2d0", "#c84a4a"),
    )
    for x, y, k, wall, roof in homes:
        _house(s, x, y - float(_height(x, y)), k, wall, roof)
    for x, y, h in (
        (60, 1010, 90),
        (120, 1030, 110),
        (930, 900, 84),
        (975, 915, 96),
        (560, 1440, 150),
        (490, 1470, 170),
        (640, 1480, 140),
        (960, 1480, 170),
        (330, 620, 40),
        (356, 626, 46),
        (300, 640, 44),
    ):
        y = y - float(_height(x, y))
        s.wash(ell(x + h * 0.26, y + 2, h * 0.36, h * 0.06), "#1f4a3a", 0.6, wet=5)
        places.tree(s, x, y, h, "pine", "#2f7a50", seed=int(x))


@card("moss", paper="rough", light=(-0.6, -0.7))
def river_needle(s):
    """A hand sews the land; the thread is a river with boats, and where it is drawn tight the fields stand up in folds."""
    _land(s)
    _shadow(s)
    _village(s)
    _river(s, TAIL, [10, 17, 21, 22, 21, 18, 14])
    above = np.array([0, 8, 34, 66, 96, 120, 140, 150])  # its shadow parts from it as it leaves the ground
    s.wash(limb(np.array(AIR) + np.c_[above * 0.7, above], SLIM, 14), "#2f5a3a", 0.6, wet=14, clip=LAND)
    _hand(s)
    _needle(s)
    c, n, _ = _river(s, FIRST + AIR, BROAD + SLIM)
    d = (POINT - EYE) / np.hypot(*(POINT - EYE))
    rim = limb([EYE - d * 44 + [18, -6], EYE + [24, 2], EYE + d * 44 + [20, 0]], [6, 8, 6])
    s.thing(rim, "#dfe8ee", 0.5, shade=1.0, shcol="#38486a", hatch=0, line=2.4)
    _thumb(s)
    _sleeve(s)
    _boat(s, 150, 1452, 1.6, -4, "#e8442e")
    _boat(s, 392, 1376, 0.8, -10, "#fff6e0")
    for at, k, col in ((1.6, 0.8, "#fff6e0"), (2.5, 0.85, "#f4b830"), (3.45, 0.9, "#e8442e"), (4.4, 0.8, "#fff6e0"), (5.3, 0.7, "#f4b830")):
        i = int((at + len(FIRST)) * 18)
        v = n[i] if n[i] @ (c[i] - [300, 560]) < 0 else -n[i]
        _boat(s, *(c[i] + v * 6), k, math.degrees(math.atan2(v[1], v[0])) + 90, col)
    s.splatter("#5fb4e4", 26, (0, 0, 460, 420), (0.8, 3.5))
