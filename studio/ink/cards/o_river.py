"""Awe: a needle, and a river for a thread."""

from ..easel import *
from ..kit.drape import drape
from ..kit.figure import digit

SKIN = ("#e0ac84", "#cf8460", "#6e3a3c")
EYE = np.array([582.0, 196.0])
POINT = np.array([392.0, 1016.0])
FIRST = [(760, 1580), (650, 1410), (430, 1300), (350, 1214), (470, 1130), (690, 1076), (830, 1000), (800, 900), (620, 836)]
BROAD = [170, 118, 86, 66, 52, 43, 37, 33, 31]
AIR = [(620, 836), (360, 800), (160, 700), (84, 520), (124, 330), (270, 204), (440, 168), (592, 198)]
SLIM = [31, 31, 31, 31, 30, 28, 23, 12]
LAND = box(-20, 656, 1020, 950)
TAIL = [(584, 198), (668, 232), (752, 190), (850, 214), (914, 306), (936, 396)]


def _quilt(s):
    """Sky, mountains, and hills that are patches of cloth sewn to one another."""
    r = s.rng
    s.sky([(0, "#b4dce0", 0.5), (0.45, "#eef4dc", 0.25), (1, "#ffeccc", 0.35)], 0, 640, wet=80)
    places.peaks(s, 640, "#a4b8c8", high=250, n=4, seed=5, k=0.45)
    rows = (
        (652, 30, "#dbe39a", "dots", 3), (720, 40, "#b4d07c", "rows", 8), (812, 46, "#e6d98a", "tufts", 5), (916, 50, "#9cc878", "rows", 12),
        (1040, 56, "#c6dc88", "dots", 6), (1180, 60, "#86b868", "tufts", 16), (1330, 50, "#b0cc70", "rows", 21),
    )  # fmt: skip
    for y, rise, col, how, seed in rows:
        g_ = np.random.default_rng(seed)
        top = path([(x, y + g_.uniform(-1, 1) * rise) for x in np.linspace(-60, 1060, 6)], 14)
        g = valid(Polygon([*top, (1060, 1560), (-60, 1560)]))
        s.cover(g)
        s.wash(g, col, 0.62, col2=mix(col, "#6aa050", 0.4), pool=0.6, gran=0.5, bloom=2, grad=("lin", 90, 0.55, 1.15))
        s.wash(limb([(x, q + 16) for x, q in top[::14]], [14] * len(top[::14]), 8), mix(col, "#2f6a3a", 0.6), 0.4, wet=14, clip=g)
        s.stroke(top, 2.8, "#2f4a2a")
        for p, d, _ in marks.along(top + [0, 13], 26):  # the seam
            s.stroke([p - d * 7, p + d * 7], 2.6, "#fffdf0", body=True)
            s.stroke([p - d * 7 + [0, 3], p + d * 7 + [0, 3]], 1.2, "#2f4a2a")
        size = 6 + (y - 640) * 0.022
        for _ in range(90):
            x = r.uniform(0, 1000)
            t = float(np.interp(x, top[:, 0], top[:, 1]))
            q = t + r.uniform(30, 130)
            if how == "dots":
                s.stroke(arc(x, q, size * 0.5, size * 0.4, 0, 300, 10), 1.4, mix(col, "#2f5a2a", 0.7))
            elif how == "rows":
                s.curve([(x - size * 2, q), (x, q - 3 + (x - 500) * 0.004), (x + size * 2, q + 2)], 1.6, mix(col, "#2f5a2a", 0.7))
            else:
                for e in (-1, 0, 1):
                    s.curve([(x, q), (x + e * 2, q - size * 0.6), (x + e * size * 0.6, q - size)], 1.5, mix(col, "#2f5a2a", 0.75))
    for x, y, h in ((60, 770, 70), (110, 790, 84), (930, 830, 90), (975, 850, 110), (884, 1190, 150), (948, 1230, 180), (38, 1480, 150), (150, 1470, 130)):
        s.wash(ell(x + h * 0.2, y + 2, h * 0.34, h * 0.06), "#2f5a3a", 0.5, wet=5)
        places.tree(s, x, y, h, "pine", "#2f7a50", seed=int(x))


def _house(s, x, y, k, wall, roof):
    q = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(poly(q([(-40, 0), (46, 0), (92, 12), (0, 14)])), "#3a6a3a", 0.6, wet=5)
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


def _river(s, pts, radii, cast=None):
    r = s.rng
    g = limb(pts, radii, 18)
    if cast:
        s.wash(move(g, *cast), "#4a7a4a", 0.4, wet=12, clip=LAND)
    s.thing(g, "#5fb4e4", 0.8, col2="#2f86cc", shade=0.7, shcol="#12508a", hatch=0, line=3.2, bloom=2)
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
    top = EYE - d * 76
    g = limb([top, EYE - d * 40, EYE + d * 40, EYE + d * 100, EYE + d * 460, POINT + d * 34], [9, 25, 25, 20, 17, 2], 10)
    slot = ell(*EYE, 12, 46, math.degrees(math.atan2(d[1], d[0])) - 90)
    before = marks.kept(s)
    s.wash(move(g, 34, 30), "#4a7a5a", 0.4, wet=10, clip=LAND)
    s.thing(g, "#dfe8ee", 0.5, col2="#a8bccc", shade=1.0, shcol="#38486a", hatch=5, line=3.4, white=0.9)
    n = np.array([-d[1], d[0]])
    s.stroke([EYE + d * 80 + n * 5, POINT - d * 60], 5, "#ffffff", body=True)
    s.stroke([EYE + d * 90 - n * 8, POINT - d * 40], 3, "#38486a")
    marks.again(s, before, s.mask(slot))
    s.outline(slot, 3.2, lost=0)
    # where it goes in, the hill puckers as cloth does
    hill = blob([tuple(POINT + q) for q in ([-130, 6], [-50, -14], [-14, -12], [-4, 6], [14, -6], [60, -10], [140, 12], [90, 50], [0, 62], [-90, 48])])
    s.cover(hill, keep=0.35)
    s.wash(hill, "#9cc878", 0.45, wet=6)
    for a in np.linspace(10, 170, 13):
        t = math.radians(a)
        v = np.array([math.cos(t), math.sin(t) * 0.55])
        s.curve([POINT + v * 12, POINT + v * 50 + [0, -4], POINT + v * s.rng.uniform(80, 130)], 2.6, "#2f5a2a", taper=(0.05, 0.6))
    s.fill(ell(*POINT, 13, 6, 10), "#1c3a1c")
    s.stroke(path([POINT + q for q in ([-120, 4], [-50, -13], [-13, -8], [0, 4], [14, -6], [60, -11], [130, 8])], 8), 2.6, "#2f4a2a")


def _far_fingers(s):
    """The hand but for its thumb: palm, three fingers fanned out, the index behind the needle."""
    palm = blob([(930, 560), (850, 532), (760, 500), (700, 498), (640, 546), (640, 620), (690, 690), (780, 740), (860, 750), (940, 730)])
    spread = (
        ([(748, 540), (716, 440), (672, 372), (640, 338)], [34, 27, 23, 17]), ([(716, 540), (640, 440), (566, 404), (520, 420)], [37, 31, 27, 20]),
        ([(690, 556), (590, 470), (508, 474), (462, 540)], [39, 34, 29, 22]),
    )  # fmt: skip
    for p, r in spread:
        s.wash(move(limb(p, r), 14, 22), "#4a7a5a", 0.3, wet=10, clip=LAND)
        digit(s, p, r, SKIN, nail=-1, line=3, k=0.7, hatch=6)
    # a thimble
    g = limb([(512, 474), (462, 540)], [33, 25])
    s.thing(g, "#f4c83c", 0.95, shade=0.9, shcol="#8a5210", hatch=0, line=3, white=0.8)
    for i in range(5):
        for j in range(4):
            p = np.array([516, 470]) + np.array([-50, 66]) * (0.12 + i * 0.19) + np.array([30, 24]) * (j - 1.5) * 0.32
            s.fill(ell(*p, 2.6, 2.2), "#8a5210", clip=g)
    s.wash(move(palm, 10, 34), "#4a7a5a", 0.35, wet=14, clip=LAND)
    index = [(716, 580), (600, 520), (522, 566), (480, 648)]
    digit(s, index, [42, 37, 31, 23], SKIN, nail=0, line=3.2, k=0.65, hatch=6)
    s.thing(palm, SKIN[0], 0.65, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=7, line=3.6, soft=90)
    s.wash(blob([(636, 600), (700, 660), (800, 690), (900, 680), (900, 740), (760, 740), (660, 690)]), SKIN[2], 0.6, wet=16, clip=palm)
    for p in ([(716, 512), (780, 548), (880, 580)], [(680, 528), (760, 580), (880, 612)], [(652, 566), (740, 618), (870, 646)]):  # sinews
        s.wash(limb([(a, b + 12) for a, b in p], [4, 9, 3]), SKIN[2], 0.5, wet=6, clip=palm)
        s.curve(p, 2, SKIN[2])
        s.curve([(a, b - 6) for a, b in p], 3, "#f4d4b8", body=True, alpha=0.7)
    for x, y in ((728, 516), (688, 538), (662, 576)):  # knuckles
        for e in (-1, 0, 1):
            s.stroke(arc(x, y + e * 5, 19, 10, 190, 330, 12), 2, SKIN[2])
    for p in ([(910, 580), (840, 570), (780, 540)], [(916, 612), (850, 610), (800, 588), (764, 590)], [(900, 640), (850, 650), (820, 630)]):  # veins
        s.curve(p, 5, "#b07a88", alpha=0.55)
        s.curve([(a, b + 4) for a, b in p], 1.6, SKIN[2])
    for _ in range(16):
        s.wash(ell(s.rng.uniform(760, 900), s.rng.uniform(560, 680), s.rng.uniform(3, 8), s.rng.uniform(2, 6)), "#9a5a38", 0.5, wet=2)


def _thumb(s):
    pts = [(920, 690), (740, 722), (634, 710), (556, 690), (492, 656)]
    g = limb(pts, [60, 52, 43, 39, 27], 10)
    s.wash(move(g, -4, 20), SKIN[2], 0.4, wet=8)
    digit(s, pts, [60, 51, 43, 39, 28], SKIN, nail=0, line=3.6, k=0.65, hatch=6)
    nail = blob([(530, 658), (502, 638), (482, 640), (478, 656), (494, 672), (520, 680)], 8)
    s.cover(nail)
    s.wash(nail, "#f8dccc", 0.5, edge=1)
    s.outline(nail, 2.4, lost=0)
    s.curve([(520, 664), (500, 652), (486, 650)], 3, "#ffffff", body=True)
    for p in ([(760, 690), (790, 706), (800, 740)], [(744, 694), (772, 712), (780, 746)], [(690, 672), (740, 664), (800, 672)]):
        s.curve(p, 2.2, SKIN[2])
    sleeve = blob([(888, 520), (960, 470), (1060, 430), (1060, 860), (970, 820), (900, 780), (884, 650)])
    red = ("#6a0f1c", "#dc3a34", "#ffb4a0")
    drape(s, sleeve, red, lambda x, y: 0.1 + (y - 640) * 0.002, 320, long=48, w=2, k=0.9, line=4, hatch=7, soft=90)
    for p in ([(1000, 470), (960, 540), (990, 620)], [(1000, 820), (950, 760), (970, 690)], [(1010, 650), (960, 656), (930, 640)]):
        s.curve(p, 4, red[0])
    cuff = blob([(858, 528), (900, 504), (924, 560), (928, 660), (920, 752), (884, 780), (850, 764), (872, 680), (874, 600)])
    s.thing(cuff, "#fff6dc", 0.3, shade=0.8, shcol="#8a7a9a", hatch=6, line=3.4)
    for q in np.linspace(540, 750, 9):
        s.stroke([(884 + 14 * math.sin((q - 540) / 70), q), (902 + 12 * math.sin((q - 540) / 70), q + 4)], 3, "#dc3a34")
    for x, y, c in ((940, 540, "#3a9ad0"), (962, 570, "#f4c83c"), (944, 606, "#ffffff")):  # pins
        s.stroke([(x, y), (x + 34, y + 22)], 2.2, "#e8eef4", body=True)
        s.thing(ell(x, y, 8), c, 0.9, shade=0.6, hatch=0, line=2)


@card("moss", paper="rough", light=(-0.5, -0.8))
def river_needle(s):
    """An old hand holds a needle over sewn hills; its thread is a river with boats."""
    _quilt(s)
    for x, y, k, wall, roof in ((262, 1092, 0.8, "#fff2d0", "#e0603a"), (130, 1120, 0.95, "#fbe4c8", "#5a86b8"), (560, 1206, 0.9, "#fff2d0", "#c84a4a"), (220, 1176, 1.1, "#ffeedd", "#d8743a"), (664, 1190, 0.8, "#fbe4c8", "#5a86b8"), (80, 1226, 1.2, "#fff2d0", "#c84a4a")):
        _house(s, x, y, k, wall, roof)
    _river(s, TAIL, [10, 17, 20, 19, 15, 3])
    for _ in range(26):  # its end frays
        p = np.array(TAIL[-1]) + s.rng.normal(size=2) * [22, 34] + [0, 26]
        s.thing(blob([(p[0], p[1] - 11), (p[0] + 5, p[1]), (p[0], p[1] + 6), (p[0] - 5, p[1])], 5), "#5fb4e4", 0.8, shade=0.5, hatch=0, line=1.5)
    _far_fingers(s)
    _needle(s)
    c, n, _ = _river(s, FIRST + AIR[1:], BROAD + SLIM[1:], (30, 66))
    d = (POINT - EYE) / np.hypot(*(POINT - EYE))
    rim = limb([EYE - d * 44 + [18, -4], EYE + [24, 4], EYE + d * 44 + [20, 2]], [6, 8, 6])
    s.thing(rim, "#dfe8ee", 0.5, shade=1.0, shcol="#38486a", hatch=0, line=2.4)
    _thumb(s)
    for at, k, col in ((1.1, 1.9, "#e8442e"), (3.5, 1.25, "#fff6e0"), (5.7, 0.95, "#f4b830"), (8.7, 0.85, "#e8442e"), (10.7, 0.85, "#fff6e0"), (12.5, 0.85, "#e8442e"), (13.9, 0.7, "#f4b830"), (14.75, 0.5, "#fff6e0")):
        i = int(at * 18)
        v = n[i] if n[i][1] < 0.2 else -n[i]
        a = math.degrees(math.atan2(v[1], v[0])) + 90
        _boat(s, *(c[i] + v * 2), k, a * 0.15 if at < 7 else a, col)
    s.splatter("#5fb4e4", 30, (700, 120, 1000, 460), (0.8, 3.5))
