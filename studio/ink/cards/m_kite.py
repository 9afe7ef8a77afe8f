"""A tree that gives back."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.coat import along_line, coat
from ..kit.figure import digit
from ..shapes import Point

NIGHT, BARK, PALE = "#120c0e", "#4a382e", "#d8bc98"
SKIN = ("#8a5a3e", "#7a4230", "#2e161c")
YELLOW, RUST = "#f4c42a", "#8a4a0a"
BACK = [(1010, 1470), (950, 1330), (938, 1150), (952, 960), (948, 760), (912, 560), (834, 390), (726, 282), (622, 238)]
FRONT = [(548, 244), (484, 292), (446, 344), (440, 382), (476, 418), (462, 452), (436, 486), (404, 516), (398, 540), (420, 554), (448, 554), (476, 562), (466, 588), (440, 602), (448, 622), (474, 632), (452, 646), (446, 668), (466, 694), (440, 722), (442, 760), (486, 790), (560, 790), (634, 790), (690, 850), (722, 980), (730, 1140), (712, 1290), (650, 1400), (560, 1462)]  # fmt: skip
SPINE = path([(800, 1480), (838, 1250), (838, 980), (820, 780), (736, 560), (620, 430), (520, 400)], 14)
ARM = [(800, 800), (708, 950), (616, 1004), (520, 952), (440, 868), (404, 838)]
KITE = np.array([(306, 916), (196, 1006), (276, 1156), (398, 1022)], float)  # top, left, foot, right


def _air(s):
    r = s.rng
    s.wash(s.all, "#fbeec8", 0.4, col2="#f6d8a4", pool=0.5, bloom=4, gran=0.5)
    s.wash(blob([(-100, 700), (200, 760), (500, 1000), (760, 900), (1100, 1000), (1100, 1340), (-100, 1340)]), "#f0a878", 0.45, wet=90, gran=0.5)
    s.wash(blob([(400, -100), (1100, -100), (1100, 760), (820, 420)]), "#7ab0b8", 0.55, wet=90, gran=0.6)
    top = path([(-40, 1330), (220, 1296), (520, 1330), (800, 1300), (1060, 1316)], 10)
    hill = poly([*top, (1060, 1560), (-40, 1560)])
    s.cover(hill)
    s.wash(hill, "#a8b84a", 0.8, col2="#d0b850", gran=0.5, bloom=3)
    s.wash(blob([(420, 1420), (760, 1350), (1100, 1330), (1100, 1600), (300, 1600)]), "#2a4a24", 1.1, wet=60, gran=0.6, clip=s.mask(hill))
    s.stroke(top, 1.8, "#4a6a2a")
    for _ in range(760):
        y = 1330 + 175 * r.random()
        x, q = r.uniform(-10, 1010), 12 + (y - 1330) * 0.16
        s.curve([(x, y), (x + r.normal() * 4, y - q * 0.6), (x + r.normal() * 9 + 5, y - q * r.uniform(0.8, 1.4))], 1.6, ("#4a6a1e", "#8aa83a", "#d8d878", "#2a4a1a")[int(r.integers(4))], n=4)


def _crown(s):
    """Bare boughs like an old man's hair, and one that reaches forward over the child."""
    rr = np.random.default_rng(17)
    parts = [limb([(600, 270), (470, 190), (330, 142), (180, 132), (40, 170), (-60, 240)], [62, 42, 33, 26, 18, 10], 14)]
    tips = []
    for x, y, long, w, a in (
        (420, 170, 330, 15, -120), (300, 138, 300, 13, -80), (170, 134, 320, 13, -130), (90, 156, 260, 10, 170), (660, 258, 620, 30, -98), (742, 300, 600, 28, -66),
        (836, 396, 560, 28, -44), (908, 556, 480, 24, -24), (944, 760, 380, 20, -12), (560, 250, 420, 18, -128), (946, 940, 260, 13, -30),
    ):  # fmt: skip
        g, ends = places.branches(rr, x, y, long, w, a, 5, 25, 9)
        parts.append(g)
        tips += ends
    g = union(*parts)
    s.cover(g)
    s.wash(g, BARK, 1.4, col2="#2a1c1c", edge=0.4, gran=0.4)
    s.hatch(g, tone=0.8, sep=5, w=1.3, thr=0.4, longest=40, col=NIGHT)
    s.outline(g, 2.2, NIGHT, lost=0.1)
    bough = parts[0]
    way = along_line(path([(600, 270), (470, 190), (330, 142), (180, 132), (40, 170), (-60, 240)], 12))
    coat(s, bough, way, ((NIGHT, 260, "dark"), (NIGHT, 160, "all"), (PALE, 60, "lit")), (20, 60), 1.9, soft=30, stray=0.06, bend=0.06, clip=bough)
    for x, y in tips:  # it buds
        if rr.random() < 0.4:
            s.fill(ell(x, y, 3.4, 2.4, rr.uniform(0, 180)), "#8ab03a", body=True)


def _trunk(s):
    tree = valid(Polygon(np.vstack([path(BACK, 10), path(FRONT, 10)])))
    roots = [limb(p, q, 12) for p, q in (([(700, 1400), (600, 1440), (500, 1450), (430, 1480)], [60, 34, 20, 6]), ([(820, 1420), (740, 1470), (690, 1530)], [70, 44, 30]))]
    arm = limb(ARM, [96, 62, 44, 33, 25, 23], 14)
    tree = smooth(union(tree, arm, *roots), 16).union(tree)
    s.thing(tree, "#8a6a50", 1.0, col2=BARK, shade=1.1, shcol="#160e10", hatch=0, line=3.6, soft=110, gran=0.6)
    s.wash(blob([(880, 380), (1100, 400), (1100, 1560), (850, 1560), (880, 1200), (900, 900), (860, 600)]), NIGHT, 1.6, wet=60, gran=0.6, clip=tree)
    s.wash(blob([(560, 760), (680, 760), (760, 900), (800, 1200), (760, 1460), (880, 1460), (880, 1000), (820, 640), (660, 620)]), NIGHT, 0.7, wet=50, gran=0.6, clip=tree)
    eye = np.array([546.0, 420.0])
    way, bend = along_line(SPINE), along_line(path(ARM, 12))
    elbow = limb(ARM[1:], [50, 42, 33, 26, 24], 12)

    def lie(x, y):
        a, d = (bend if elbow.distance(Point(x, y)) < 1 else way)(x, y), np.array([x, y]) - eye
        q = float(np.hypot(*d))
        if q < 110:  # bark flows round the knot
            t, k = math.atan2(d[1], d[0]) + math.pi / 2, min(1, (110 - q) / 50)
            while t - a > math.pi / 2:
                t -= math.pi
            while t - a < -math.pi / 2:
                t += math.pi
            a += (t - a) * k
        return a

    coat(s, tree, lie, ((NIGHT, 1300, "dark"), (NIGHT, 700, "all"), ("#2a1c18", 600, "all"), ("#8a6a50", 260, "lit"), (PALE, 130, "lit")), (26, 84), 2.1, soft=110, stray=0.06, bend=0.07, clip=tree)
    r = s.rng
    for _ in range(120):  # plates of bark
        i = int(r.integers(2, len(SPINE) - 34))
        d = SPINE[i + 2] - SPINE[i]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        p, q = SPINE[i] + n * r.uniform(-100, 100), r.uniform(16, 40)
        if np.hypot(*(p - eye)) > 130:
            s.curve([p - d * q, p - d * q * 0.4 + n * 8, p + d * q * 0.5 + n * 5, p + d * q], 3.4, NIGHT, clip=tree)
            s.curve([p - d * q + n * 5, p + n * 13, p + d * q + n * 5], 1.4, PALE, body=True, alpha=0.45, clip=tree)
    s.wash(move(arm, 10, 40).difference(arm.buffer(4)), NIGHT, 0.8, wet=16, clip=box(640, 800, 960, 1200).intersection(tree))
    _face(s, tree, eye)


def _face(s, tree, eye):
    """A knot, a broken branch and a crack: it may be a face."""
    r = s.rng
    s.cover(ell(*eye, 92, 66, -16), keep=1, ink=0.2)
    s.wash(ell(*eye, 84, 62, -16), NIGHT, 0.9, wet=22, clip=tree)
    for k in range(5):
        q, a0 = 1.9 - k * 0.2, r.uniform(2.6, 3.4)
        ring = [eye + np.array([math.cos(a) * 46 * q, math.sin(a) * 31 * q]) @ np.array([[0.96, -0.28], [0.28, 0.96]]) for a in np.linspace(a0, a0 + r.uniform(3.8, 5.4), 34)]
        s.stroke(ring, 4 - 0.3 * k, NIGHT, wobble=2.4, clip=tree)
        s.stroke([p + [2, 5] for p in ring[6:-6]], 1.5, PALE, body=True, alpha=0.45, wobble=2.4, clip=tree)
    hole = blob([(502, 432), (520, 410), (548, 400), (578, 404), (592, 418), (572, 434), (544, 442), (520, 442)])
    s.cover(hole)
    brushed(s, hole, "#070406")
    s.curve([(494, 430), (522, 400), (556, 388), (600, 402)], 11, NIGHT)
    s.curve([(496, 418), (524, 390), (558, 378), (602, 392)], 3, PALE, body=True, alpha=0.8)
    s.fill(ell(521, 428, 4, 5), "#e8a83a", body=True)  # it sees, or there is a drop of resin
    s.fill(ell(520, 426.5, 1.5), "#fff4d0", body=True)
    for pts, w in (([(470, 376), (512, 352), (566, 342), (620, 360)], 9), ([(474, 362), (516, 336), (570, 326), (616, 338)], 4), ([(500, 320), (552, 300), (600, 306)], 3)):  # brow
        s.curve(pts, w, NIGHT, clip=tree)
        s.curve([(x, y - w * 0.8 - 2) for x, y in pts], 1.7, PALE, body=True, alpha=0.6, clip=tree)
    end = blob([(396, 516), (408, 512), (415, 530), (411, 549), (400, 547), (393, 532)])  # the nose was a branch once
    s.thing(end, "#e0c090", 0.6, shade=0.5, shcol="#6a4a2e", hatch=0, line=2.6)
    for q in (0.7, 0.4):
        s.outline(move(end, 0, 0, q, 0, False, (404, 531)), 1.3, "#6a4a2e", lost=0.1)
    for pts in ([(472, 452), (448, 490), (420, 520)], [(486, 470), (462, 512), (428, 544)]):
        s.curve(pts, 2.6, NIGHT, clip=tree)
    s.curve([(482, 528), (500, 546), (492, 566), (470, 566)], 4, NIGHT, clip=tree)
    mouth = [(444, 630), (476, 634), (520, 630), (566, 612), (600, 578)]
    s.curve(mouth, 8, NIGHT, clip=tree, taper=(0.05, 0.4))
    s.curve([(x, y + 9) for x, y in mouth[:-1]], 2, PALE, body=True, alpha=0.7, clip=tree)
    for k in range(4):  # the cheek that the smile lifts
        s.curve([(578 + 13 * k, 540 - 5 * k), (612 + 14 * k, 572), (600 + 16 * k, 620 + 10 * k)], 3.2 - 0.4 * k, NIGHT, clip=tree)
        s.curve([(584 + 13 * k, 540 - 5 * k), (618 + 14 * k, 572), (606 + 16 * k, 620 + 10 * k)], 1.3, PALE, body=True, alpha=0.5, clip=tree)
    for _ in range(210):  # lichen for a beard
        x = r.uniform(446, 640)
        y = np.interp(x, (446, 486, 560, 640), (744, 786, 788, 790)) - r.uniform(0, 16)
        n = r.uniform(24, 84) * (1.1 - abs(x - 520) / 170)
        s.curve([(x, y), (x + r.normal() * 5 - 3, y + n * 0.55), (x + r.normal() * 9 - 8, y + n)], 2, ("#5a7a4a", "#8aa070", "#c8d0a0", "#2a3a24", "#a8b888")[int(r.integers(5))], body=True, n=5, alpha=0.95)


def _twig(s, pts, radii, n=60):
    g = smooth(limb(pts, radii, 10), 1.5)
    s.thing(g, "#7a5c44", 1.0, col2=BARK, shade=1.0, shcol="#160e10", hatch=0, line=2.8, gran=0.5)
    coat(s, g, along_line(path(pts, 10)), ((NIGHT, n, "dark"), (NIGHT, n // 2, "all"), (PALE, n // 3, "lit")), (14, 44), 1.7, soft=max(radii), stray=0.08, bend=0.1, clip=g)
    for p, r in zip(pts[1:-1], radii[1:-1], strict=True):  # every joint is a knot
        s.curve([(p[0] - r * 0.6, p[1] - r * 0.3), (p[0], p[1] + r * 0.2), (p[0] + r * 0.6, p[1] - r * 0.3)], 2, NIGHT, clip=g)


def _lost(s):
    """Balls, shoe and umbrella on threads, and a hat on its bough."""
    dark = "#3a2410"
    x, y = 96, 470
    s.curve([(100, 160), (104, 300), (96, y - 58)], 1.8, dark)
    g = ell(x, y, 58)
    s.thing(g, "#fbf4e4", 0.2, shade=0.9, shcol="#6a4a5a", hatch=5, line=3)
    for a0, col in ((10, "#d8382a"), (130, "#2a7ab0"), (250, "#e8b02a")):
        w = valid(Polygon([(x - 12, y - 14), *arc(x, y, 58, 58, a0, a0 + 58, 12)])).intersection(g)
        s.wash(w, col, 1.1, edge=0.4)
        s.outline(w, 1.8)
    s.curve([(x - 34, y - 30), (x - 20, y - 44), (x, y - 48)], 5, body=True, alpha=0.9)
    for e in (-30, 0, 30):
        s.curve([(96, y - 60), (x + e * 1.4, y - 20), (x + e, y + 56)], 1.5, dark)
    s.curve([(40, 180), (36, 500), (44, 742)], 1.8, dark)
    g = ell(46, 780, 40)
    s.thing(g, "#2a6aa8", 1.1, shade=0.9, shcol="#0a1a3a", hatch=5, line=2.8)
    for e in (-0.5, 0.1, 0.6):
        s.curve([(46 + e * 54, 742), (46 + e * 82, 780), (46 + e * 46, 818)], 2.4, "#fff4d8", body=True, clip=g)
    at = lambda *pts: move(np.array(pts, float), 214, 612, 1.05, 14)  # noqa: E731  the shoe by its laces
    s.curve([(206, 140), (210, 360), (208, 520), tuple(at((-10, -46))[0])], 2, dark)
    s.curve([(208, 516), (226, 540), tuple(at((6, -44))[0])], 2.4, "#5a2a1a")
    boot = blob([(*at((-34, -52))[0], 1), (*at((10, -54))[0], 1), *at((12, -14), (46, 0), (66, 18)), (*at((68, 36))[0], 1), (*at((-36, 36))[0], 1), *at((-30, -10))], 8)
    s.thing(boot, "#a8422a", 1.1, col2="#7a2a20", shade=0.9, shcol="#2a0a0a", hatch=5, line=3)
    s.stroke(at((-38, 38), (70, 38)), 7, "#1c0c0a", taper=(0, 0))
    for q in range(4):
        s.stroke(at((-2 + q * 5, -40 + q * 12), (16 + q * 7, -36 + q * 12)), 2.4, "#e8dcc0", body=True)
    up = lambda *pts: [(a - 296, b - 262) for a, b in pts]  # noqa: E731  the umbrella by its crook
    s.curve(up((600, 440), (588, 412), (600, 396), (616, 408)), 7, "#6a3a1a", taper=(0, 0))
    s.stroke(up((600, 438), (606, 520)), 6, "#6a3a1a", taper=(0, 0))
    g = blob(up((606, 500), (580, 540), (572, 620), (590, 700), (614, 742), (628, 690), (640, 612), (630, 540)))
    s.thing(g, "#3a3a7a", 1.2, col2="#2a2a5a", shade=0.9, shcol="#0a0a2a", hatch=5, line=3)
    for e in (-16, -2, 12):
        s.curve(up((606, 510), (606 + e * 1.4, 600), (612 + e * 0.3, 734)), 2.4, "#0a0a2a", clip=g)
        s.curve(up((603, 510), (601 + e * 1.4, 600), (609 + e * 0.3, 730)), 1.3, "#aab0f0", body=True, clip=g, alpha=0.8)
    s.curve(up((576, 610), (606, 624), (640, 606)), 4, "#e8b02a", body=True)
    s.stroke(up((614, 738), (617, 766)), 4, dark)
    hat = lambda *pts: move(np.array(pts, float), 440, 94, 1.0, -10)  # noqa: E731
    s.thing(blob(hat((-128, 10), (-60, -14), (50, -14), (116, 6), (60, 34), (-60, 40))), "#e8c878", 0.85, shade=0.9, shcol="#8a5a24", hatch=5, line=2.8)
    dome = blob(hat((-58, 4), (-48, -56), (-4, -78), (44, -60), (52, 0), (0, 16)))
    s.thing(dome, "#f0d488", 0.85, shade=0.8, shcol="#8a5a24", hatch=0, line=2.8)
    for k in range(9):
        s.curve(hat((-54 + k * 12, 2 + 6 * math.sin(k / 3)), (-48 + k * 11, -36), (-38 + k * 9, -66)), 1.2, "#8a5a24", clip=dome)
    s.curve(hat((-58, -8), (-4, 6), (52, -12)), 15, "#c8342a", taper=(0, 0))


def _kite(s):
    top, left, foot, right = KITE
    tail = path([foot, (240, 1200), (170, 1206), (120, 1250), (140, 1310), (90, 1350)], 14)
    s.stroke(tail, 3, "#3a1410", taper=(0, 0.1))
    for i, (p, v, _) in enumerate(marks.along(tail, 58)):
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            s.thing(blob([p, p + n * 30 * e - v * 15, p + n * 36 * e + v * 12], 8), ("#f0c030", "#2a7ab0", "#d8382a")[i % 3], 1.0, shade=0.5, hatch=0, line=2.2)
        s.fill(ell(*p, 5), "#3a1410")
    mid = top * 0.62 + foot * 0.38
    for a, b, col in ((top, left, "#e8382a"), (left, foot, "#d02420"), (foot, right, "#a8141c"), (right, top, "#f0503a")):
        part = poly([a, b, mid])
        s.thing(part, col, 1.2, shade=0.5, shcol="#5a0a14", hatch=0, line=2.4, gran=0.5)
        coat(s, part, lambda x, y: 1.9, (("#6a0a14", 16, "dark"), ("#f0604a", 8, "lit")), (20, 44), 1.3, stray=0.04, bend=0.04, clip=part)
    s.stroke([top, foot], 6, "#5a3414", taper=(0, 0))
    s.stroke(path([left, mid + [4, -10], right], 8), 5, "#5a3414", taper=(0, 0))
    s.outline(poly(KITE), 3.4, lost=0)


def _arm(s):
    """One long bough comes down, and two twigs of it are enough to hold the kite."""
    _twig(s, [(380, 862), (340, 872), (316, 898), (312, 934)], [13, 10, 8, 3], 26)  # the thumb, behind
    _kite(s)
    for pts, radii in (
        ([(404, 836), (352, 800), (300, 822), (280, 880), (294, 944)], [15, 12, 10, 8, 3]), ([(396, 850), (340, 836), (304, 866), (300, 918), (312, 956)], [14, 11, 9, 7, 3]),
        ([(408, 826), (376, 762), (318, 738), (264, 762), (240, 806)], [14, 12, 9, 7, 2]), ([(416, 822), (410, 752), (366, 704), (310, 690), (276, 708)], [13, 11, 8, 6, 2]),
    ):  # fmt: skip
        _twig(s, pts, radii, 30)
    for p, a in (((318, 738), 230), ((410, 752), 310), ((610, 1000), 70), ((520, 950), 250)):  # it is a living hand
        g = blob(move([(0.0, 0.0), (14, -9), (34, -4), (44, 2), (30, 9), (12, 8)], *p, 1.1, a), 6)
        s.thing(g, "#8ac83a", 0.95, shade=0.5, shcol="#1c5a1e", hatch=0, line=2)
        s.stroke(move([(0.0, 0.0), (40, 2)], *p, 1.1, a), 1.3, "#1c5a1e")


def _girl(s):
    """From behind, on tiptoe; each hand has closed on an edge of the kite."""
    s.wash(ell(350, 1450, 110, 16), NIGHT, 0.9, wet=12)
    for e, x in ((-1, 318), (1, 358)):
        s.thing(limb([(x + 4, 1350), (x, 1394), (x + e * 2, 1430)], [19, 16, 10]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.4)
        s.thing(blob([(x - 13, 1424), (x + 13, 1424), (x + 17, 1444), (x + 14, 1458), (x - 14, 1458), (x - 17, 1444)]), "#c8382a", 1.1, shade=0.8, shcol="#3a0a10", hatch=0, line=2.4)
    arms = (((302, 1262), (262, 1206), (238, 1128)), ((372, 1260), (396, 1186), (358, 1100)))
    for sh, el, wr in arms:
        s.thing(limb([sh, el, wr], [20, 16, 11], 12), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.4)
        s.curve([(el[0] - 9, el[1] + 4), (el[0], el[1] + 8), (el[0] + 9, el[1] + 2)], 1.6, SKIN[2])
    top, left, foot, right = KITE
    for (_, _, wr), a, b in ((arms[0], left, foot), (arms[1], right, foot)):
        t = 0.62 if a is left else 0.45
        c, d = a * (1 - t) + b * t, (b - a) / np.hypot(*(b - a))
        n = np.array([-d[1], d[0]])
        n = n if n @ (KITE.mean(0) - c) > 0 else -n  # into the kite
        s.thing(limb([wr, c - n * 10 + d * 4], [11, 17]), SKIN[0], 0.95, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
        for k in range(4):
            p = c + d * (k - 1.5) * 10
            digit(s, [p - n * 13, p - n * 1, p + n * (17 - 2 * abs(k - 1.2))], [6.8, 6.6, 5], SKIN, line=1.7, hatch=0, nail=1)
    dress = blob([(304, 1240), (338, 1230), (372, 1240), (382, 1280), (376, 1304), (404, 1350), (432, 1394), (396, 1410), (360, 1396), (322, 1412), (282, 1394), (246, 1398), (276, 1348), (300, 1304), (292, 1276)])
    s.wash(move(dress, 10, 12), NIGHT, 0.6, wet=10)
    s.thing(dress, YELLOW, 0.9, col2="#e8982a", shade=1.0, shcol=RUST, hatch=0, line=3, gran=0.5, soft=60)
    for pts in ([(314, 1310), (296, 1350), (270, 1394)], [(330, 1312), (322, 1356), (316, 1406)], [(348, 1312), (354, 1356), (362, 1396)], [(364, 1310), (382, 1350), (404, 1400)]):
        s.curve(pts, 2.6, RUST, clip=dress)
    s.curve([(298, 1304), (338, 1314), (378, 1302)], 7, "#c8382a", taper=(0, 0))
    for e in (-1, 1):
        s.thing(blob([(338, 1308), (338 + e * 30, 1294), (338 + e * 36, 1318)], 6), "#c8382a", 1.1, shade=0.5, hatch=0, line=2)
        s.curve([(338, 1310), (338 + e * 12, 1334), (338 + e * 10, 1356)], 6, "#c8382a")
        s.thing(limb([(338 + e * 30, 1252), (338 + e * 44, 1240)], [21, 19]), YELLOW, 0.9, shade=0.8, shcol=RUST, hatch=0, line=2.5)
    s.thing(limb([(338, 1244), (340, 1218)], [17, 16]), SKIN[0], 0.95, shade=0.8, shcol=SKIN[2], hatch=0, line=2)
    hd = blob([(340 + 40 * math.cos(a), 1184 + 45 * math.sin(a)) for a in np.linspace(0, math.tau, 12, endpoint=False)])
    for e in (-1, 1):
        s.thing(ell(340 + e * 41, 1190, 8, 12), SKIN[0], 0.95, shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    for g, n in ((hd, 110), (ell(298, 1146, 30, 28), 70), (ell(384, 1144, 30, 28), 70)):
        s.cover(g)
        brushed(s, g, "#140a0c")
        tangle(s, g.buffer(5), n, "#140a0c", 2, length=42, loop=0.5, inner=0)
        tangle(s, g, n // 3, "#7a5440", 1.3, length=36, loop=0.5, inner=2, body=True)
    s.curve([(340, 1142), (340, 1180), (340, 1224)], 2.4, "#7a4a36", body=True)
    for e, p in ((-1, (316, 1160)), (1, (366, 1158))):
        s.curve([(p[0] - 9, p[1] + 10), p, (p[0] + 9, p[1] - 10)] if e > 0 else [(p[0] - 9, p[1] - 10), p, (p[0] + 9, p[1] + 10)], 9, "#c8382a", taper=(0, 0), body=True)


@card("noon", paper="cold", light=(-0.7, -0.45))
def tree_kite(s):
    """A bare old tree bends over and gives a child her kite back; what else was lost still hangs in it."""
    _air(s)
    _crown(s)
    _trunk(s)
    _lost(s)
    _arm(s)
    _girl(s)
    s.splatter(NIGHT, 40, (300, 900, 1000, 1500), (0.7, 4.5))
