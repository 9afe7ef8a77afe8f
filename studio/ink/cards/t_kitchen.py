"""A kitchen at night: a place is laid for somebody who is very far away and looks in."""

from ..easel import *
from .t_table import bread, soup, spoon, steam, table

DEEP = "#0a0e22"
MOON = (640, 392, 178)
PANE = box(96, -40, 904, 772)
SEAT = np.array((514, 268))


def _wall(s):
    s.wash(s.all, "#6a3440", 0.9, col2="#4a2438", gran=0.25, pool=0.4)
    s.wash(blob([(560, -80), (1100, -80), (1100, 1200), (880, 1160), (900, 500)]), "#1c1026", 1.0, wet=90, gran=0.25)
    s.wash(blob([(-80, -80), (120, -80), (110, 500), (60, 900), (-80, 1000)]), "#1c1026", 0.7, wet=80, gran=0.25)


def _night(s):
    s.cover(PANE)
    s.wash(PANE, "#1f3878", 1.05, col2="#16265c", gran=0.3, clip=PANE)
    s.wash(blob([(60, -80), (960, -80), (940, 120), (500, 60), (200, 200), (90, 500)]), DEEP, 1.2, wet=90, clip=PANE, gran=0.3)
    s.wash(blob([(960, 300), (960, 860), (60, 860), (60, 660), (600, 740)]), DEEP, 0.9, wet=90, clip=PANE, gran=0.3)
    x, y, q = MOON
    s.glow(x, y, q * 2.1, "#8a9cd0", 0.2, 0.5)
    r = s.rng
    for _ in range(70):
        u, v = r.uniform(104, 896), r.uniform(4, 764)
        if math.hypot(u - x, v - y) > q + 14 and not (300 < u < 640 and 20 < v < 400):
            s.fill(ell(u, v, 0.9 + 2.2 * r.random() ** 3), "#fff6d8", body=True)


def _moon(s):
    x, y, q = MOON
    disc = ell(x, y, q)
    s.cover(disc)
    s.wash(disc, "#f8e6a8", 0.35, col2="#f0e8c8", gran=0.25, edge=0.2)
    for u, v, w, h in ((-0.1, -0.3, 0.4, 0.26), (0.3, 0.1, 0.4, 0.34), (-0.4, 0.32, 0.26, 0.3)):
        s.wash(ell(x + u * q, y + v * q, w * q, h * q, 20), "#b8b08c", 0.3, wet=18, clip=disc, gran=0.25)
    dusk = marks.field(s, lambda u, v: np.clip((np.hypot(u - x + 90, v - y + 80) - q * 0.75) / q / 0.75, 0, 1)) * s.mask(disc)
    s.wash(dusk, "#26346e", 1.3, edge=0, rough=0, gran=0.2, clip=disc)
    for u, v, k in ((-0.36, 0.2, 0.17), (0.3, -0.2, 0.22), (0.05, 0.5, 0.15), (0.0, -0.58, 0.1), (-0.12, -0.1, 0.09), (0.46, 0.34, 0.12), (-0.5, 0.56, 0.09), (-0.64, -0.05, 0.07), (0.56, -0.52, 0.09)):  # fmt: skip
        cx, cy, w = x + u * q, y + v * q, k * q
        flat = 1 - 0.5 * math.hypot(u, v)
        hole = ell(cx, cy, w, w * flat, math.degrees(math.atan2(v, u)) + 90)
        s.wash(hole, "#8a8c98", 0.6, gran=0.25, clip=disc)
        s.wash(hole.difference(move(hole, w * 0.25, w * 0.3)), "#2f3c6a", 1.0, wet=3, clip=disc)
        s.outline(hole, 1.4, "#3a4468", lost=0.5, clip=disc)
        s.curve(arc(cx, cy, w * 1.06, w * flat * 1.06, 10, 100, 10), 2.4, "#fffdf0", body=True, alpha=0.8, clip=disc)
    for k in np.linspace(0.72, 0.97, 8):  # the far limb, line by line
        s.stroke(arc(x, y, q * k, q * k, -40 + 40 * (1 - k), 125 - 50 * (1 - k), 60), 1.1, "#141e4c", clip=disc, alpha=0.5)
    walk = path([(x + 150, y - 60), (x + 90, y - 120), (x + 20, y - 140), (x - 60, y - 132), (x - 104, y - 116)], 12)
    s.fill(marks.tracks(walk, 4.2, 15).intersection(disc), "#5a6080", alpha=0.8)
    s.outline(disc, 2.2, "#141c40", lost=0.3)


def at_seat(pts, k=1.12):
    return [(SEAT[0] + p[0] * k, SEAT[1] + p[1] * k, *p[2:]) for p in pts]


def _suit(s, g, dark=0.0):
    s.cover(g)
    s.wash(g, "#fbf6ea", 0.2, gran=0.2, edge=0.2)
    s.wash(g.difference(move(g, -9, -7)), "#3c4c88", 0.9, wet=7, clip=g, gran=0.2)
    if dark:
        s.wash(g, "#3c4c88", dark, gran=0.2, edge=0.2)
    s.outline(g, 2.6, "#10142c", lost=0)


def _bellows(s, g, line, gap, q, col="#39446e"):
    for p, d, _ in marks.along(path(at_seat(line), 12), gap):
        o = np.array([-d[1], d[0]])
        s.curve([p - o * q, p + d * 4, p + o * q], 1.6, col, clip=g)


def _boot(s, x, y, dark):
    g = blob(at_seat([(x + 17, y - 24, 1), (x + 19, y), (x + 18, y + 20, 1), (x - 34, y + 20, 1), (x - 40, y + 8), (x - 22, y - 5), (x - 16, y - 24, 1)]), 6)
    _suit(s, g, dark)
    sole = limb(at_seat([(x + 15, y + 20), (x - 10, y + 21), (x - 34, y + 19)]), [5, 4.5, 4.5], 6)
    s.fill(sole, "#8a3420" if dark else "#d8582e", body=True)
    s.stroke(at_seat([(x + 18, y + 25), (x - 36, y + 25)]), 2, "#2a0c10", body=True)


def _leg(s, dx, dy, dark):
    shin = limb(at_seat([(-66 + dx, dy), (-76 + dx, 46 + dy), (-72 + dx, 84 + dy)]), [24, 21, 19], 10)
    _boot(s, -71 + dx, 104 + dy, dark)
    _suit(s, shin, dark)
    _bellows(s, shin, [(-70 + dx, 20 + dy), (-76 + dx, 46 + dy), (-72 + dx, 84 + dy)], 13, 22)
    thigh = limb(at_seat([(2, -10), (-34, -12 + dy), (-66 + dx, -2 + dy)]), [30, 27, 25], 10)
    _suit(s, thigh, dark)
    _bellows(s, thigh, [(-24, -10), (-40, -10 + dy), (-66 + dx, -2 + dy)], 12, 26)


def _glass(s):
    """Three tubes of brass, from the visor down towards the steam."""
    a, d = np.array(at_seat([(-46, -130)])[0]), np.array((-0.78, 0.625))
    n = np.array((-d[1], d[0]))
    for u, v, q, col in ((0, 16, 13, "#2c2c3c"), (14, 58, 8.5, "#e8bc48"), (54, 96, 11.5, "#7a3420"), (92, 128, 15, "#e8bc48"), (126, 136, 18, "#f4d470")):
        g = poly([a + d * u + n * q, a + d * v + n * q * 1.06, a + d * v - n * q * 1.06, a + d * u - n * q])
        s.cover(g)
        s.wash(g, col, 1.0, gran=0.2, edge=0.3, off=0)
        s.wash(poly([a + d * u - n * q * 0.1, a + d * v - n * q * 0.1, a + d * v + n * q * 1.1, a + d * u + n * q]), "#3a1408", 0.75, wet=3, clip=g)
        s.stroke([a + d * (u + 2) - n * q * 0.5, a + d * (v - 2) - n * q * 0.5], 2.2, "#fff6d8", body=True, taper=(0, 0))
        s.outline(g, 2.2, "#180c14", lost=0)
    return a + d * 138


def _glove(s, pts):
    g = blob(at_seat(pts), 8)
    s.cover(g)
    s.wash(g, "#f0a03c", 0.95, gran=0.2, edge=0.3, off=0)
    s.wash(g.difference(move(g, -5, -5)), "#7a2c14", 0.8, wet=4, clip=g)
    s.outline(g, 2.2, "#2a1010", lost=0)
    return g


def _arm(s, pts, radii, dark=0.0):
    g = limb(at_seat(pts), radii, 10)
    _suit(s, g, dark)
    _bellows(s, g, pts, 12, 24)
    return g


def _traveller(s):
    """He sits on the rim of the moon as on a wall, and has brought his spoon."""
    _leg(s, 24, -4, 0.7)
    _arm(s, [(-4, -84), (-34, -52), (-72, -74)], [20, 19, 16], 0.5)
    pack = blob(at_seat([(14, -104), (44, -108), (58, -96), (60, -30), (52, -14), (14, -14)]), 8)
    _suit(s, pack, 0.35)
    for y in (-78, -52):
        s.curve(at_seat([(30, y), (46, y + 2), (60, y)]), 1.8, "#39446e")
    trunk = blob(at_seat([(-30, -92), (0, -104), (26, -96), (34, -50), (32, 8), (-6, 16), (-34, 6), (-40, -46)]), 10)
    _suit(s, trunk)
    _leg(s, 0, 0, 0)
    bib = blob(at_seat([(-36, -96, 1), (-8, -94), (14, -98, 1), (-4, -68), (-34, -44, 1), (-42, -70)]), 8)
    s.cover(bib)
    s.wash(bib, "#fff6ea", 0.2, off=0)
    for k in range(-8, 9):
        for p in ([(-16 + 11 * k, -110), (-22 + 11 * k, -30)], [(-60, -70 + 11 * k), (30, -76 + 11 * k)]):
            s.stroke(at_seat(p), 5.4, "#d8302c", clip=bib, taper=(0, 0), alpha=0.6)
    s.outline(bib, 2.2, "#3a0c18", lost=0)
    helmet = ell(*at_seat([(-12, -136)])[0], 50, 48)
    _suit(s, helmet)
    visor = blob(at_seat([(-18, -168), (-40, -164), (-56, -140), (-54, -118), (-38, -106), (-20, -112), (-14, -138)]), 8)
    s.cover(visor)
    s.wash(visor, "#f8b83c", 0.85, col2="#f0a02c", gran=0.2, edge=0.3, off=0)
    s.wash(visor.difference(move(visor, -16, 8)), "#6a1c18", 0.9, wet=6, clip=visor)
    s.lift(ell(*at_seat([(-40, -142)])[0], 9, 20, 20).intersection(visor), 0.5, 5)
    s.outline(visor, 2.4, "#180c1c", lost=0)
    s.curve(at_seat([(-46, -150), (-40, -158), (-30, -162)]), 3.4, "#fff8e0", body=True)
    ear = ell(*at_seat([(8, -134)])[0], 11, 15)
    s.cover(ear)
    s.thing(ear, "#c8502e", 1.0, shade=0.6, shcol="#4a1414", hatch=0, line=2.2)
    lens = _glass(s)
    _glove(s, [(-88, -78), (-98, -92), (-106, -102), (-94, -112), (-80, -104), (-70, -90), (-68, -74), (-78, -66)])
    spoon = union(limb(at_seat([(68, -116), (78, -166)]), [3.6, 3.4]), ell(*at_seat([(83, -188)])[0], 14, 24, 12))
    s.cover(spoon)
    s.wash(spoon, "#e4e8f4", 0.4, off=0)
    s.wash(spoon.difference(move(spoon, -5, -3)), "#3a4268", 0.9, wet=2, clip=spoon)
    s.outline(spoon, 2.2, "#10142c", lost=0)
    _arm(s, [(10, -84), (50, -70), (64, -100)], [22, 20, 16])
    _glove(s, [(54, -106), (52, -124), (62, -136), (80, -132), (84, -116), (74, -102)])
    for k in range(3):
        s.curve(at_seat([(64, -130 + 9 * k), (74, -129 + 9 * k), (82, -126 + 9 * k)]), 1.6, "#5a2010")
    return lens


def _frame(s):
    bars = [box(44, -40, 98, 830), box(902, -40, 956, 830), box(44, 770, 956, 822)]
    inner = PANE.difference(box(110, -40, 904, 758))
    s.wash(inner, DEEP, 0.9, wet=8, clip=PANE)
    for g in bars:
        s.cover(g)
        s.wash(g.buffer(3), "#b8a4a8", 0.8, col2="#94788c", gran=0.25, edge=0, off=0)
    s.wash(box(40, -40, 102, 830), "#2a1a3a", 0.95, grad=("lin", 0, 1.1, 0.5), gran=0.2, off=0)
    s.wash(box(898, -40, 960, 830), "#2a1a3a", 0.95, grad=("lin", 0, 0.5, 1.2), gran=0.2, off=0)
    s.wash(box(40, 768, 960, 824), "#2a1a3a", 0.6, gran=0.2, off=0)
    r = s.rng
    for x0, x1 in ((46, 96), (904, 954)):  # the grain
        for _ in range(26):
            x, y, q = r.uniform(x0 + 3, x1 - 3), r.uniform(-20, 700), r.uniform(60, 260)
            s.stroke([(x, y), (x + r.normal() * 2, y + q)], 1.1, "#2a1a2c", alpha=0.6)
    for g in bars:
        s.outline(g, 2.8, "#150c18", lost=0.1)
    sill = poly([(14, 812), (986, 812), (1010, 864), (-10, 864)])
    s.wash(move(sill, 0, 40), DEEP, 1.1, wet=20)
    s.cover(sill)
    s.wash(sill.buffer(2), "#d8ccc8", 0.5, col2="#b8b0bc", gran=0.25, edge=0, off=0)
    s.wash(sill, "#2a1a3a", 0.9, grad=("rad", 400, 830, 640, -0.2, 1.1), gran=0.2)
    for _ in range(60):
        x, y, q = r.uniform(0, 900), r.uniform(818, 860), r.uniform(40, 160)
        s.stroke([(x, y), (x + q, y + r.normal())], 1.1, "#2a1a2c", alpha=0.6)
    lip = box(-10, 864, 1010, 886)
    s.cover(lip)
    s.wash(lip.buffer(2), "#7a6470", 0.9, col2="#4a3850", gran=0.25)
    s.outline(union(sill, lip), 2.6, "#150c18", lost=0)
    s.stroke([(-10, 864), (1010, 864)], 2, "#150c18", taper=(0, 0))


def _cat(s):
    """In profile, chin up: it saw him long ago."""
    body = blob([(766, 838), (762, 824), (784, 812), (790, 770), (786, 726), (792, 690), (776, 664), (756, 648), (744, 628), (750, 612), (774, 596), (796, 584), (806, 572), (822, 526, 1), (842, 572), (856, 604), (872, 642), (904, 690), (930, 744), (938, 800), (922, 838)])  # fmt: skip
    tail = limb([(912, 822), (962, 828), (976, 880), (958, 940), (968, 984)], [19, 20, 19, 17, 11])
    whole = union(body, tail)
    s.wash(move(whole, 16, 14), DEEP, 0.9, wet=12)
    s.cover(whole)
    s.wash(whole, "#2a2236", 1.4, col2="#1a1424", gran=0.2)
    s.wash(whole.difference(move(whole, -22, -8)), "#06050c", 1.0, wet=16, clip=whole)

    def flow(x, y):
        if y > 838 or x > 945:
            return 1.4 if x > 950 else 0.3
        if y < 660:
            return math.atan2(y - 600, x - 740) * 0.5 + 0.5
        return 1.35 + (x - 860) / 260

    m = s.mask(whole)
    marks.pelt(s, m, flow, 2600, (9, 22), 1.2, "#06050c", "#3c4676", 0.2)
    lit = s.mask(whole.difference(move(whole, 13, 8)))
    marks.pelt(s, lit, flow, 420, (7, 15), 1.1, "#06050c", "#a4b4e4", 0.85)
    s.fill(blob([(776, 618, 1), (786, 610), (796, 618, 1), (785, 624)], 6), "#e8d84a", body=True)
    s.fill(ell(784, 617, 2, 5), "#08060e", body=True)
    s.fill(ell(750, 620, 4.5, 3.5), "#c87080", body=True)
    for k in (-14, -4, 8):
        s.curve([(760, 636), (738, 640 + k), (716, 636 + k * 2.2)], 1.4, "#d8e0f8", body=True, alpha=0.8)
    s.curve([(806, 580), (818, 548), (826, 574)], 2, "#a86a7a", body=True, alpha=0.8)
    s.curve([(792, 836), (800, 800), (812, 760)], 2.2, "#06050c")


def _bowl_of_fish(s):
    """Another who lives in a helmet."""
    x, y = 222, 738
    glass = ell(x, y, 98, 92).difference(box(90, 600, 380, 664))
    water = glass.intersection(box(90, 694, 380, 860))
    s.wash(ell(x + 20, 832, 90, 12), DEEP, 0.9, wet=8)
    s.lift(glass, 0.25, 6)
    s.cover(water, keep=0.35)
    s.wash(water, "#3a90ac", 0.75, gran=0.2)
    s.wash(water.difference(move(water, -24, -16)), "#0e2c54", 0.8, wet=14, clip=water)
    for k in range(9):
        a = arc(x, y, 92 - 3 * k, 86 - 3 * k, 15 + 4 * k, 80 - 4 * k, 20)
        s.stroke(a, 1.2, "#0c2448", clip=water, alpha=0.8)
    s.outline(glass, 2.6, "#0a1028", lost=0)
    s.cover(ell(x, 664, 64, 9), keep=0.6)
    s.outline(ell(x, 664, 64, 9), 2.2, "#0a1028", lost=0)
    s.stroke(arc(x, 664, 62, 8, 20, 160), 2, "#eafcff", body=True)
    s.stroke(arc(x, 694, 84, 10, 10, 170), 2.4, "#eafcff", body=True)
    turn = lambda p: [(*q, *o[2:]) for q, o in zip(move(np.array([a[:2] for a in p], float), 0, 0, 1.15, -32, origin=(220, 760)), p, strict=True)]  # noqa: E731
    fin = blob(turn([(196, 760), (166, 734), (156, 752), (170, 760), (154, 780), (178, 778)]), 8)
    back = blob(turn([(206, 742), (214, 726), (240, 732), (250, 746)]), 8)
    body = blob(turn([(188, 760), (216, 738), (252, 746), (272, 760), (250, 776), (216, 782)]), 8)
    for g in (fin, back, body):
        s.cover(g)
        s.wash(g, "#f4822c", 1.05, col2="#e05a1c", gran=0.2, off=0)
        s.wash(g.difference(move(g, 2, -9)), "#8a240c", 0.8, wet=5, clip=g)
        s.outline(g, 2, "#3a0c08", lost=0)
    for k in range(3):
        for j in range(3 - k % 2):
            p = turn([(206 + 14 * k, 752 + 10 * j + 5 * (k % 2))])[0]
            s.stroke(arc(*p, 6, 6, -100, 40, 8), 1.3, "#7a200c")
    e = turn([(257, 756)])[0]
    s.fill(ell(*e, 6), "#fff8e8", body=True)
    s.fill(ell(e[0] + 1.5, e[1] - 2, 3), "#101018", body=True)
    for q, u, v in ((4, 284, 712), (3, 276, 700), (2.5, 290, 690)):
        s.outline(ell(u, v, q), 1.4, "#eafcff", lost=0)
    s.stroke(arc(x, y, 78, 74, 196, 246, 12), 6, "#ffffff", body=True, alpha=0.85)


def _chair(s):
    """Empty; a yellow scarf hangs on it."""
    r = s.rng
    rails = [limb([(x, y0), (x + d, 1060)], [15, 16]) for x, y0, d in ((552, 880, 6), (846, 880, -6))]
    rails = [limb([(548, 906), (700, 888), (850, 906)], [19, 24, 19]), limb([(556, 980), (700, 968), (842, 980)], [13, 15, 13]), *rails]
    s.wash(move(union(*rails), 18, 16), DEEP, 0.9, wet=14)
    for g in rails:
        s.cover(g)
        s.wash(g, "#9a5c30", 0.9, col2="#7a4224", gran=0.25)
        s.wash(g.difference(move(g, -8, -10)), "#1c0c18", 1.0, wet=6, clip=g)
        s.outline(g, 2.8, "#150c18", lost=0.1)
    for _ in range(40):
        x, y = r.uniform(556, 800), r.uniform(892, 916)
        s.stroke([(x, y), (x + r.uniform(20, 60), y - 3)], 1.2, ("#3a1c14", "#d89c60")[int(r.integers(2))], body=True, alpha=0.5, clip=rails[0].buffer(-3))
    back = blob([(716, 882), (800, 884), (812, 960), (816, 1070), (742, 1070), (724, 960)], 8)
    front = blob([(606, 884), (690, 866), (760, 868), (780, 890), (742, 912), (722, 960), (720, 1070), (622, 1070), (624, 980), (612, 920)], 8)
    for g, k in ((back, 0.7), (front, 0.0)):
        s.wash(move(g, 14, 12), DEEP, 0.9, wet=8)
        s.cover(g)
        s.wash(g, "#f0b828", 1.0, col2="#e09a20", gran=0.2, edge=0.3)
        s.wash(g.difference(move(g, -20, -10)), "#6a2c10", 0.9, wet=14, clip=g)
        if k:
            s.wash(g, "#4a1c18", k, gran=0.2)
        x0, y0, x1, y1 = g.bounds
        for x in np.arange(x0 + 4, x1, 13):  # knitted, stitch by stitch
            for y in np.arange(y0 + 2, y1, 10):
                y += 14 * math.cos((x - x0) / (x1 - x0) * 3.1) * (y < 930)
                for e in (-1, 1):
                    s.stroke([(x + 6 * e, y), (x, y + 9)], 2.1, "#8a4a0c" if not k else "#3a1810", clip=g, wobble=0.3, alpha=0.8)
                    if r.random() < 0.4 and not k:
                        s.stroke([(x + 5 * e, y - 3), (x + e, y + 4)], 1.4, "#fff0a8", body=True, clip=g, wobble=0.2, alpha=0.7)
        s.outline(g, 2.8, "#2a1008", lost=0)


@card("midnight", paper="cold", light=(-0.5, -0.7))
def telescope_home(s):
    """A place is laid; far away on the moon somebody with a telescope and a spoon looks in, and the steam goes up to him."""
    _wall(s)
    _night(s)
    _moon(s)
    lens = _traveller(s)
    _frame(s)
    _bowl_of_fish(s)
    _cat(s)
    _chair(s)
    table(s)
    bread(s)
    soup(s)
    spoon(s)
    steam(s, lens)
