"""Joy: a record as wide as a pond, and those who skate on it."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.drape import drape, nap
from ..kit.profile import profile

NIGHT, SNOW, BLUE = "#0a0a14", "#fffdf6", "#2c3c6c"
C, RX, RY, LEAN = np.array([470.0, 850.0]), 590.0, 430.0, -9
NEEDLE = np.array([742.0, 640.0])
UMBER, PINK, EBON, HONEY, ROSE = ("#8a5a3c", "#784228", "#2c141c"), ("#e8b08c", "#d98468", "#7a3c48"), ("#5f3a2a", "#50281c", "#1c0c12"), ("#cf9662", "#be7444", "#5a2c28"), ("#efc0a0", "#e08f78", "#8a4a55")


def groove(q, a0, a1, n=60):
    """A piece of a ring of the record; q 1 is the rim, angles in degrees."""
    return move(arc(*C, RX * q, RY * q, a0, a1, n), 0, 0, 1, LEAN, origin=C)


def _night(s):
    r = s.rng
    s.wash(s.all, "#eceff6", 0.3, col2="#d4dcee", gran=0.4, pool=0.4, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 300), (760, 290), (380, 300), (-100, 460)]), "#5a6ca8", 0.8, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 120), (700, 170), (300, 150), (-100, 400)]), "#12183a", 1.3, wet=85, gran=0.6, pool=0.7)
    s.wash(blob([(1100, 1240), (1100, 1700), (500, 1700), (800, 1440)]), "#5a6ca8", 0.6, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(1100, 1330), (1100, 1700), (640, 1700), (880, 1500)]), "#12183a", 1.0, wet=70, gran=0.6, pool=0.6)
    for x, y, h in ((60, 330, 150), (130, 300, 200), (205, 316, 130), (300, 286, 170), (372, 296, 110), (-4, 350, 200), (452, 280, 130)):  # firs at the edge of the dark
        for k in range(7):
            w, b = h * (0.10 + 0.045 * k), y - h + h * 0.14 * k
            g = blob([(x, b - h * 0.1, 1), (x + w * 0.6, b + h * 0.06), (x + w, b + h * 0.13, 1), (x, b + h * 0.1), (x - w, b + h * 0.14, 1), (x - w * 0.6, b + h * 0.06)], 5)
            s.fill(g, "#0c1428", alpha=0.92)
            s.stroke([(x - w * 0.7, b + h * 0.09), (x - w * 0.2, b + h * 0.02)], 3, SNOW, body=True, alpha=0.8)
            s.stroke([(x + w * 0.3, b + h * 0.06), (x + w * 0.8, b + h * 0.1)], 2, "#aebce0", body=True, alpha=0.7)
    for _ in range(70):
        x, y = r.uniform(0, 1000), r.uniform(300, 560)
        s.curve([(x, y), (x + 40, y - 6), (x + 90, y + 2)], 1.6, "#8a9ac8", alpha=0.6)


def _record(s):
    r = s.rng
    disc = valid(Polygon(groove(1, 0, 359, 160)))
    s.wash(move(disc, 12, 44), "#1c2450", 1.1, wet=34, gran=0.6)
    s.thing(move(disc, 0, 16), "#14141c", 1.6, shade=0.4, hatch=0, line=3)
    s.cover(disc)
    s.wash(disc, "#3a3c54", 1.1, col2="#24243a", gran=0.6, pool=0.6, bloom=4)
    s.wash(disc, NIGHT, 1.1, edge=0.2, gran=0.5, pool=0.6)
    for a, w, k in ((196, 34, 0.75), (18, 30, 0.7), (286, 16, 0.35), (110, 14, 0.3)):  # how it shines
        g = valid(Polygon(np.vstack([[C], groove(0.995, a, a + w, 14)]))).intersection(disc)
        s.lift(g, k, 16)
        s.wash(g, "#6a7cc0", 0.22, wet=14, clip=disc)
    for q in np.arange(0.36, 0.985, 0.0098):
        gap = abs((q * 7.3) % 1 - 0.5) < 0.06  # between two songs
        a = r.uniform(0, 360)
        for k in range(3):
            s.stroke(groove(q, a + 120 * k, a + 120 * k + r.uniform(46, 112), 50), 2.8 if gap else r.uniform(0.9, 1.7), "#dfe4f4" if r.random() < 0.7 else "#05050a", body=True, alpha=0.75 if gap else r.uniform(0.25, 0.6), wobble=0.4)
    s.outline(disc, 4.5, NIGHT, lost=0)
    s.stroke(groove(0.992, 170, 300, 90), 3.5, "#eef2ff", body=True, alpha=0.85)
    label = valid(Polygon(groove(0.30, 0, 359, 90)))
    s.cover(label)
    s.wash(label, "#d8382c", 1.0, col2="#96141e", gran=0.5, pool=0.6, bloom=2, edge=0.8)
    s.wash(blob([tuple(C + [-10, 40]), tuple(C + [190, -60]), tuple(C + [200, 120]), tuple(C + [20, 150])]), "#4a0612", 0.8, wet=26, clip=label)
    nap(s, label, ("#4a0612", "#c02a24", "#ffb8a0"), lambda x, y: math.atan2((y - C[1]) * 1.4, x - C[0]) + 1.57, 70, long=30, w=1.4, soft=60)
    s.outline(label, 3.2, lost=0.1)
    s.stroke(np.vstack([groove(0.262, 0, 360, 90)]), 2, "#ffe2b0", body=True, alpha=0.9)
    for q, a0, a1 in ((0.19, 200, 340), (0.145, 214, 326), (0.20, 40, 140)):
        for a in np.arange(a0, a1, 9):
            if r.random() < 0.86:
                s.stroke(groove(q, a, a + r.uniform(3.5, 7), 4), 5.5 if q > 0.18 and a0 > 100 else 3.4, "#ffeccc", body=True, taper=(0, 0))
    hole = valid(Polygon(groove(0.034, 0, 359, 30)))
    s.fill(hole.buffer(5), "#4a0612")
    s.cover(hole)
    s.wash(hole, "#b8c4e4", 0.5)
    s.outline(hole, 2, lost=0)
    return disc


def trace(s, pts, disc, w=2.6):
    """What two blades have drawn, and the dust of it."""
    r = s.rng
    c = path(pts, 16)
    for o in ((0, 0), (5, 7)):
        s.stroke(c + o, w, "#f6f8ff", body=True, alpha=0.9, clip=disc, taper=(0.6, 0.02))
    for _ in range(30):
        p = c[int(len(c) * r.uniform(0.5, 1)) - 1] + r.normal(size=2) * 7
        s.fill(ell(*p, r.uniform(0.8, 2.4)), SNOW, body=True, alpha=0.9)


def skater(s, o, k, flip, j, top, legs, skin, *, skirt=None, hair=("#1c1014", "#6a4a44"), hat=None, tilt=0, eye="open", scarf=None, blade=True, front=()):
    """One in the plane. j: joints in hundredths of two metres, feet at 0, facing right. front: limbs over the trunk ("arm1", "leg1")."""
    e = -1 if flip else 1

    def at(*pts):
        return [(o[0] + e * a * k, o[1] + b * k, *c) for a, b, *c in pts]

    def lb(pts, radii):
        return limb([p[:2] for p in at(*pts)], [q * k for q in radii], 8)

    def leg(hip, knee, ankle, toe, tones):
        g = smooth(union(lb([hip, knee], [14, 10]), lb([knee, ankle], [10, 6.5])), 2)
        drape(s, g, tones, lambda x, y: math.atan2(ankle[1] - hip[1], e * (ankle[0] - hip[0])), 46, long=18 * k, w=1.4, line=2.2)
        d = np.array([toe[0] - ankle[0], toe[1] - ankle[1]], float)
        d /= np.hypot(*d)
        n = np.array([-d[1], d[0]])
        n = n if n[1] > 0 or (abs(n[1]) < 0.2 and n[0] < 0) else -n
        a = np.array(ankle, float)
        boot = blob([p[:2] for p in at(tuple(a - d * 7 - n * 8), tuple(a + d * 5 - n * 8), tuple(a + d * 9), tuple(a + d * 20 + n * 3), tuple(a + d * 22 + n * 9), tuple(a - d * 8 + n * 9))], 6)
        s.thing(boot, "#4a2c20", 1.1, shade=0.8, shcol="#120806", hatch=0, line=2)
        if blade:
            b0, b1 = at(tuple(a - d * 11 + n * 15), tuple(a + d * 27 + n * 14))
            s.stroke([b0, b1, (b1[0] + e * 3 * k, b1[1] - 5 * k)], 3.6, "#0a0a10", taper=(0, 0))
            s.stroke([b0, b1], 2, "#ffffff", body=True, taper=(0, 0))
            for q in (0.25, 0.7):
                p = np.array(b0) * (1 - q) + np.array(b1) * q
                m = at(tuple(a + d * (-8 + 30 * q) + n * 8))[0]
                s.stroke([p, m], 2.2, "#0a0a10")

    def arm(sh, el, ha, tones):
        g = smooth(union(lb([sh, el], [11, 9]), lb([el, ha], [9, 6.5])), 2)
        drape(s, g, tones, lambda x, y: math.atan2(ha[1] - el[1], e * (ha[0] - el[0])), 40, long=16 * k, w=1.4, line=2.1)
        d = np.array([ha[0] - el[0], ha[1] - el[1]], float)
        d /= np.hypot(*d)
        h = np.array(ha, float) + d * 5
        for q in (-36, -12, 12, 34):
            t = math.atan2(d[1], d[0]) + math.radians(q)
            s.thing(lb([tuple(h), (h[0] + 11 * math.cos(t), h[1] + 11 * math.sin(t))], [4, 2.4]), skin[0], 0.95, shade=0.5, shcol=skin[2], hatch=0, line=1.4)
        s.thing(ell(*at(tuple(h))[0], 6.4 * k, 5.6 * k), skin[0], 0.95, shade=0.6, shcol=skin[2], hatch=0, line=1.7)

    def dim(t):
        return (t[0], mix(t[1], t[0], 0.4), mix(t[2], t[0], 0.4))

    leg(*j["leg2"], dim(legs))
    if "arm2" not in front:
        arm(*j["arm2"], dim(top))
    if "leg1" not in front:
        leg(*j["leg1"], legs)
    if skirt:
        g = blob(at(*skirt))
        m = at(skirt[0])[0]
        s.wash(move(g, 4, 10), NIGHT, 0.7, wet=8)
        drape(s, g, top, lambda x, y: math.atan2(y - m[1] + 30, x - m[0]), 150, long=26 * k, w=1.5, line=2.5)
        q = np.array(skirt, float)[:, :2]
        for i in range(3, len(q) - 1, 2):
            s.curve(at(tuple(q[0] * 0.6 + q[i] * 0.4), tuple(q[0] * 0.3 + q[i] * 0.7 + [2, 0]), tuple(q[i])), 2, top[0], clip=g)
    trunk = blob(at(*j["trunk"]))
    drape(s, trunk, top, lambda x, y: 1.4, 110, long=18 * k, w=1.4, line=2.5, soft=16 * k)
    if "leg1" in front:
        leg(*j["leg1"], legs)
    hx, hy = at(j["head"])[0]
    nk = at(j["neck"])[0]
    size = 45 * k
    f = profile(s, hx, hy, size, e * tilt, flip=flip, skin=skin, k=0.9, line=1.7, neck=(nk, 7.5 * k), eye=eye)
    cap = valid(Polygon(f(path([(0.70, 0.17), (0.54, 0.26), (0.46, 0.46), (0.36, 0.68), (0.10, 0.74), (-0.10, 0.52), (-0.08, 0.12), (0.26, -0.08), (0.6, 0.02)], 8, True))))
    s.fill(cap, hair[0])
    tangle(s, cap.buffer(3), 26, hair[0], 1.6, length=40, inner=1)
    tangle(s, cap, 12, hair[1], 1.1, length=34, inner=1, body=True)
    if hat:
        g = union(valid(Polygon(f(path([(0.76, 0.2), (0.30, 0.20), (-0.10, 0.36), (-0.14, 0.16), (0.02, -0.14), (0.32, -0.26), (0.62, -0.12)], 8, True)))), ell(*f([(0.16, -0.28)])[0], 6 * k))
        drape(s, g, hat, lambda x, y: 0.2, 40, long=12, w=1.4, line=2.1)
    if scarf:
        x, y = nk
        for pts in ([(x, y - 4 * k), (x - e * 26 * k, y - 10 * k), (x - e * 48 * k, y + 2 * k), (x - e * 70 * k, y - 8 * k)], [(x, y - 4 * k), (x - e * 22 * k, y + 6 * k), (x - e * 40 * k, y + 18 * k)]):
            drape(s, limb(pts, [6 * k, 7 * k, 6 * k, 2 * k][: len(pts)]), scarf, lambda a, b: 0.1, 26, long=12, w=1.3, line=1.9)
        drape(s, limb([(x - e * 9 * k, y - 5 * k), (x + e * 11 * k, y - 5 * k)], [7 * k, 7 * k]), scarf, lambda a, b: 0.1, 16, long=10, w=1.3, line=1.9)
    for name in ("arm2", "arm1"):
        if name == "arm1" or name in front:
            arm(*j[name], top)
    return at


GOLD, WHITE, RED, SKY, MOSS, GREY = ("#7a4208", "#f2bc2c", "#fff4b8"), ("#5a5a6c", "#f4eee0", "#ffffff"), ("#4a0612", "#cf2a26", "#ffb49c"), ("#0c2040", "#3f7ab8", "#c4e2f6"), ("#14281a", "#5a8a58", "#cfecc0"), ("#101018", "#4a4c60", "#b4b8cc")


def shade(s, o, k, disc, long=1.0):
    """A figure's shadow on the ice, away from the lamp."""
    x, y = o
    s.wash(limb([(x, y + 6), (x + 60 * k * long, y + 26 * k), (x + 130 * k * long, y + 46 * k)], [14 * k, 20 * k, 10 * k]), "#020206", 1.3, wet=12, gran=0.3, clip=disc)


def _far(s, disc):
    trace(s, [(90, 720), (190, 630), (300, 582), (372, 590)], disc)
    shade(s, (372, 584), 0.8, disc)
    skater(s, (368, 576), 0.84, False, dict(  # he has not learnt it yet
        leg1=((2, -92), (20, -56), (6, -16), (26, -12)), leg2=((-4, -92), (-34, -60), (-62, -36), (-52, -20)),
        trunk=[(-14, -92), (-22, -130), (-14, -156), (6, -160), (18, -140), (16, -92)], head=(10, -186), neck=(2, -158),
        arm1=((6, -150), (40, -166), (66, -196)), arm2=((-8, -150), (-44, -160), (-72, -138))), MOSS, GREY, HONEY, hat=GOLD, tilt=-10)  # fmt: skip
    trace(s, [(860, 560), (800, 516), (720, 492), (640, 512), (600, 540)], disc)
    shade(s, (604, 548), 0.9, disc)
    skater(s, (600, 540), 0.92, True, dict(  # he who knows what comes round behind him
        leg1=((-6, -78), (34, -56), (14, -16), (36, -12)), leg2=((-10, -78), (-40, -50), (-92, -34), (-88, -14)),
        trunk=[(-24, -72), (-28, -100), (0, -128), (34, -140), (46, -122), (26, -92), (4, -70)], head=(62, -150), neck=(40, -132),
        arm1=((32, -124), (14, -84), (-12, -100)), arm2=((34, -126), (64, -100), (88, -84))), SKY, GREY, PINK, hat=RED, tilt=10, scarf=RED)  # fmt: skip


def _yellow(s, disc):
    trace(s, [(70, 1120), (60, 980), (110, 880), (196, 838)], disc)
    shade(s, (196, 834), 1.1, disc, 0.45)
    skater(s, (190, 826), 1.14, False, dict(  # all on one edge, the rest of her in the air
        leg1=((-2, -92), (4, -54), (0, -16), (20, -12)), leg2=((-10, -96), (-58, -116), (-104, -138), (-124, -150)),
        trunk=[(-18, -84), (-22, -104), (10, -122), (44, -132), (54, -116), (34, -96), (4, -80)], head=(70, -150), neck=(48, -128),
        arm1=((40, -120), (72, -112), (104, -128)), arm2=((38, -126), (10, -160), (-26, -182))),
        GOLD, ("#1c0c12", "#5f3a2a", "#b88a70"), EBON, skirt=[(6, -104), (26, -88), (16, -62), (-10, -50), (-40, -66), (-66, -84), (-82, -112), (-58, -124), (-24, -116)], tilt=-12, front=("leg1",))  # fmt: skip


def _fallen(s, disc):
    r = s.rng
    o = np.array([806.0, 1050.0])
    for a, n in ((-150, 9), (-35, 5), (40, 5), (160, 6), (-95, 4)):  # what he has done to the song
        p, pts = o + [-10, 6], [o + [-10, 6]]
        w = math.radians(a)
        for _ in range(n):
            p = p + np.array([math.cos(w + r.normal() * 0.7), 0.7 * math.sin(w + r.normal() * 0.7)]) * r.uniform(20, 46)
            pts.append(p)
        s.stroke(pts, np.linspace(7, 1.5, len(pts)), "#020206", clip=disc, wobble=0.4, taper=(0, 0.2))
        s.stroke(np.array(pts) + [3, 4], np.linspace(4, 1.2, len(pts)), "#ffffff", body=True, clip=disc, wobble=0.4, taper=(0, 0.2))
    s.wash(ell(o[0] + 10, o[1] + 14, 110, 26), "#020206", 1.2, wet=12)
    skater(s, o, 1.16, True, dict(
        leg2=((4, -16), (44, -42), (78, -10), (92, -26)), leg1=((2, -14), (52, -20), (98, 8), (110, -10)),
        trunk=[(-22, -2), (-34, -40), (-28, -74), (-6, -82), (12, -66), (14, -30), (12, 2)], head=(-2, -106), neck=(-8, -78),
        arm1=((-14, -66), (-46, -44), (-50, -8)), arm2=((0, -68), (30, -86), (34, -116))), WHITE, ("#0c1424", "#3a4c74", "#a8bcd8"), ROSE, hair=("#6a3412", "#e0a050"), tilt=-16, eye="shut", front=("leg1", "arm2"))  # fmt: skip
    hat = blob([(900, 1006), (916, 978), (944, 976), (958, 1002), (930, 1012)])
    s.wash(move(hat, 6, 12), "#020206", 1.0, wet=6)
    drape(s, hat, GOLD, lambda x, y: 0.2, 40, long=14, w=1.4, line=2.2)
    s.thing(ell(952, 978, 9), "#fff4b8", 0.6, shade=0.5, hatch=0, line=1.8)
    for _ in range(9):
        a = r.uniform(math.pi, math.tau)
        c = o + [8, -150]
        s.stroke([c + 30 * np.array([math.cos(a), math.sin(a)]), c + 46 * np.array([math.cos(a), math.sin(a)])], 2.6, "#ffe9a0", body=True)


def _couple(s, disc):
    """He in white, she in red; they go backwards and forwards at once."""
    trace(s, [(60, 1090), (160, 1210), (290, 1258), (400, 1246)], disc, 3)
    trace(s, [(150, 1090), (280, 1200), (420, 1250), (540, 1240)], disc, 3)
    shade(s, (418, 1238), 1.1, disc)
    shade(s, (554, 1234), 1.1, disc)
    at = skater(s, (392, 1226), 1.5, False, dict(
        leg1=((0, -94), (12, -54), (-8, -16), (12, -12)), leg2=((-8, -94), (-46, -72), (-84, -56), (-92, -38)),
        trunk=[(-20, -72), (-22, -110), (-16, -150), (4, -160), (22, -146), (24, -106), (30, -66), (2, -60)], head=(13, -181), neck=(4, -158),
        arm2=((10, -146), (46, -128), (80, -108)), arm1=((2, -146), (22, -112), (50, -124))), WHITE, GREY, UMBER, tilt=4, hair=("#e8e4dc", "#8a8684"), scarf=RED)  # fmt: skip
    s.curve([p[:2] for p in at((22, -140), (20, -100), (24, -66))], 2, WHITE[0])
    for b in (-124, -104, -84):
        s.fill(ell(*at((17, b))[0], 4), "#c82a26")
    at = skater(s, (538, 1220), 1.46, True, dict(
        leg1=((0, -90), (14, -52), (4, -16), (24, -12)), leg2=((-8, -90), (-40, -66), (-74, -44), (-78, -26)),
        trunk=[(-16, -88), (-26, -120), (-24, -148), (-6, -158), (12, -146), (12, -116), (12, -86)], head=(-5, -180), neck=(-8, -156),
        arm2=((6, -144), (44, -136), (82, -152)), arm1=((-4, -146), (20, -116), (46, -126))),
        RED, ("#3a0a14", "#8a2a30", "#e09a90"), PINK, skirt=[(0, -96), (16, -84), (34, -52), (20, -40), (-6, -44), (-34, -30), (-72, -38), (-98, -28), (-86, -56), (-50, -84), (-18, -96)],
        hair=("#3a1c10", "#b87a48"), tilt=-14, eye="shut", hat=WHITE)  # fmt: skip
    p = np.array(at((50, -128))[0])
    for a in (150, 185, 215, 245):  # his hand in hers
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.thing(limb([p + d * -6, p + d * 10], [6, 4]), PINK[0], 0.9, shade=0.5, shcol=PINK[2], hatch=0, line=1.5)


def _arm(s, disc):
    r = s.rng
    n = NEEDLE
    tube = limb([(1010, -40), (960, 180), (900, 380), (806, 520), tuple(n + [14, -66])], [30, 26, 23, 20, 17], 14)
    s.wash(move(tube, -70, 120).intersection(box(-50, 0, 1050, 1500)), "#020206", 0.9, wet=26, clip=disc)
    s.wash(move(limb([(806, 520), tuple(n + [0, -40])], [24, 40]), -40, 70), "#020206", 1.0, wet=18, clip=disc)
    drape(s, tube, ("#12141c", "#a8b0bc", "#ffffff"), lambda x, y: 1.9 if y < 400 else 2.3, 420, long=60, w=1.8, line=3.6, soft=26, stray=0.05)
    s.curve([(984, 0), (940, 190), (884, 372), (796, 508)], 5, "#ffffff", body=True, alpha=0.85)
    for u in (0.3, 0.62):
        p = path([(960, 180), (900, 380), (806, 520)], 10)[int(u * 20)]
        s.thing(ell(*p, 27, 12, 30), "#7c8494", 1.0, shade=0.8, shcol="#12141c", hatch=0, line=2.4)
    head = blob([tuple(n + q) for q in ((48, -112), (6, -120), (-40, -84), (-78, -38), (-70, -16), (-34, -8), (6, -26), (44, -66))], 8)
    s.wash(move(head, -20, 34), "#020206", 1.0, wet=16, clip=disc)
    drape(s, head, RED, lambda x, y: 2.4, 200, long=34, w=1.8, line=3.4, soft=36, col2="#8a1018")
    s.curve([n + [20, -104], n + [-30, -74], n + [-64, -36]], 6, "#ffd0c0", body=True, alpha=0.85)
    lip = blob([tuple(n + q) for q in ((-78, -38), (-100, -30), (-106, -18), (-84, -16), (-70, -20))], 6)
    s.thing(lip, "#a8b0bc", 0.9, shade=0.7, shcol="#12141c", hatch=0, line=2.3)
    s.stroke([n + [-20, -14], n + [-8, 22]], [8, 3], "#12141c", taper=(0, 0))
    s.stroke([n + [-22, -12], n + [-9, 20]], 2.2, "#ffffff", body=True, taper=(0, 0))
    tip = n + [-8, 22]
    for _ in range(110):  # it ploughs the ice
        a = math.radians(r.normal(-120, 40))
        q = r.uniform(4, 70) * r.random()
        s.fill(ell(*(tip + q * np.array([math.cos(a), math.sin(a)])), r.uniform(1, 4)), SNOW, body=True, alpha=0.95)
    s.curve([tip, tip + [60, 26], tip + [120, 76], tip + [156, 140]], 3.4, "#ffffff", body=True, alpha=0.95, clip=disc, taper=(0, 0.6))


def _notes(s):
    """The tune gets out where the needle is, and goes off like birds."""
    for x, y, k, turn, two in ((668, 480, 0.55, -16, 0), (700, 386, 0.75, -22, 1), (640, 290, 0.85, -8, 0), (716, 196, 1.0, -20, 0), (612, 120, 1.1, -12, 1)):
        go = lambda *v, x=x, y=y, k=k, turn=turn: [tuple(p) for p in move(list(v), x, y, k, turn)]  # noqa: E731
        for e in (0, 34) if two else (0,):
            g = move(ell(e, 0, 13, 9, -22), x, y, k, turn)
            s.fill(g, "#fff6dc", body=True)
            s.stroke(go((e + 11, -3), (e + 12, -56)), 4 * k, "#fff6dc", body=True, taper=(0, 0))
        if two:
            s.stroke(go((11, -54), (46, -58)), 10 * k, "#fff6dc", body=True, taper=(0, 0))
        else:
            for q in (0, 14):
                s.curve(go((12, -56 + q), (24, -42 + q), (34, -44 + q), (30, -22 + q)), 4 * k, "#fff6dc", body=True)


def _banks(s):
    """Snow that lies over the rim, where we stand."""
    r = s.rng
    for pts in ([(-60, 1270), (60, 1282), (190, 1370), (330, 1436), (520, 1480), (560, 1560), (-60, 1560)], [(640, 1560), (720, 1450), (830, 1400), (920, 1320), (1060, 1270), (1060, 1560)]):
        g = blob(pts)
        s.wash(move(g, -4, -14), "#6a80b8", 0.35, wet=26)
        s.cover(g)
        s.wash(g, "#c4d0ee", 0.4, col2="#e8dcec", gran=0.5, bloom=2, grad=("lin", 70, 0.1, 1.3))
        s.wash(move(g, 30, 70), BLUE, 0.9, wet=50, clip=g, gran=0.6)
        s.hatch(g, tone=0.5, ang=-18, sep=13, w=1.1, thr=0.45, longest=60, wander=0.4, col=BLUE)
        for _ in range(240):
            p = g.exterior.interpolate(r.random(), normalized=True)
            s.fill(ell(p.x + r.normal() * 12, p.y + r.normal() * 10, 1 + 5 * r.random() ** 3), SNOW, body=True, alpha=0.95)
    p0 = np.array([120.0, 1452.0])
    for q in range(2):  # somebody's shoes wait
        x, y = p0 + [q * 52, q * 14]
        g = blob([(x - 20, y - 34, 1), (x + 4, y - 36, 1), (x + 8, y - 10), (x + 36, y), (x + 40, y + 14, 1), (x - 20, y + 16, 1)])
        s.wash(move(g, 10, 10), BLUE, 0.9, wet=6)
        drape(s, g, ("#120806", "#7a4a2c", "#e8c090"), lambda a, b: 1.2, 40, long=14, w=1.4, line=2.3)
        s.fill(ell(x - 8, y - 35, 12, 4), "#120806")


@card("ink", paper="cold", light=(0.4, -0.7), fresh=False)
def record_skate(s):
    """From a bank of snow: six people on the grooves of a record, and the needle that comes round."""
    _night(s)
    disc = _record(s)
    _far(s, disc)
    _arm(s, disc)
    _notes(s)
    _yellow(s, disc)
    _fallen(s, disc)
    _banks(s)
    _couple(s, disc)
    places.snow(s, 190, (1.5, 5.5))
    s.splatter(NIGHT, 40, (0, 1200, 1000, 1500), (0.7, 4))
