"""The ferryman sleeps, and she rows."""

from ..easel import *
from ..kit.figure import garment
from ..kit.grasp import grasp
from ..kit.profile import fingers, profile

TURN = 22
NIGHT = "#040816"
HERS = ("#8a5a42", "#7a4430", "#2e141c")
HIS = ("#e0b49a", "#cf8a74", "#7a4a5a")


def lay(pts):
    """From the boat's own plane, its bow upwards, to the sheet."""
    return move(np.asarray([q[:2] for q in pts], float), 496, 724, 1.1, TURN)


def at(x, y):
    return lay([(x, y)])[0]


def flat(pts):
    return valid(Polygon(lay(pts)))


def soft(pts, n=10):
    return valid(Polygon(lay(path(pts, n, True))))


def oval(x, y, a, b=None, rot=0):
    return ell(*at(x, y), a, b, TURN + rot)


def pen(s, pts, w=2.0, col=None, n=8, **kw):
    s.stroke(lay(path(pts, n)), w, col, **kw)


def under(s, g, dx=-8, dy=13, k=0.9, wet=9, clip=None):
    s.wash(move(g, dx, dy), NIGHT, k, wet=wet, gran=0.5, clip=clip)


def both(pts):
    return [*pts, *[(-x, y) for x, y in pts[::-1]]]


def _water(s):
    s.wash(s.all, "#7f9cb4", 0.7, gran=0.55, pool=0.65, bloom=4)
    s.wash(poly([(-100, -100), (380, -100), (620, 420), (900, 900), (1100, 1180), (1100, 1600), (-100, 1600)]), "#1d4470", 1.15, wet=88, gran=0.6, pool=0.65)
    s.wash(poly([(-100, 420), (140, 560), (360, 1000), (700, 1300), (1100, 1480), (1100, 1600), (-100, 1600)]), NIGHT, 1.2, wet=80, gran=0.6, pool=0.6)
    s.wash(poly([(-100, -100), (240, -100), (100, 240), (-100, 420)]), "#0a1838", 1.1, wet=80, gran=0.6)
    s.lift(ell(770, 190, 170, 140), 0.6, 70)
    wave = marks.field(s, lambda x, y: 0.12 * np.sin(x * 0.012 + y * 0.004) + 0.1 * np.sin(y * 0.02))
    tone = marks.field(s, lambda x, y: 0.42 + 0.3 * np.sin(y * 0.05 + 2 * np.sin(x * 0.008)) ** 2)
    s.hatch(s.all, tone=tone, ang=wave, sep=10, w=1.5, thr=0.4, longest=90, wander=0.25, col="#071024")
    s.hatch(s.all, tone=tone * 0.8, ang=wave + 0.1, sep=19, w=1.2, thr=0.42, longest=50, wander=0.3, col="#9fbcd2", alpha=0.55)
    places.stars(s, 130, (0, 0, 1000, 1500), (0.8, 2.6))


def _hull(s):
    r = s.rng
    hull = soft([(0, -560), *both([(74, -480), (146, -330), (200, -120), (214, 80), (196, 280), (134, 440), (50, 492)])])
    s.wash(move(hull, -34, 34), NIGHT, 1.2, wet=40, gran=0.5)
    s.wash(move(hull, -10, 12), NIGHT, 1.2, wet=9)
    s.thing(hull, "#6a3a22", 1.1, shade=0.8, shcol="#1a0a10", hatch=5, line=3.6, gran=0.5)
    inner = hull.buffer(-26)
    s.wash(inner, NIGHT, 0.6, wet=5)
    s.cover(inner)
    s.wash(inner, "#b0783e", 0.95, col2="#7a4a2c", gran=0.6, pool=0.6, bloom=3)
    s.wash(flat([(-260, -200), (-40, -100), (-60, 300), (60, 560), (-260, 560)]), "#2a1018", 1.1, wet=46, gran=0.6, clip=inner)
    s.wash(flat([(-260, 240), (260, 300), (260, 560), (-260, 560)]), NIGHT, 0.7, wet=60, gran=0.6, clip=inner)
    s.outline(inner, 3)
    for k in range(-4, 5):  # planks that meet at the bow
        x = k * 44
        pen(s, [(x * 0.1, -500), (x * 0.8, -250), (x, 60), (x * 0.92, 300), (x * 0.5, 470)], 2.2, "#20100c", clip=inner, wobble=2)
        for _ in range(16):
            y = r.uniform(-420, 440)
            w = x * np.interp(y, (-500, -250, 60, 300, 470), (0.1, 0.8, 1, 0.92, 0.5)) + r.uniform(6, 36)
            pen(s, [(w, y), (w + 1, y + r.uniform(14, 44))], r.uniform(0.8, 1.6), "#3a1c10", n=2, clip=inner)
    for y in (-380, -270, 230, 330, 420):
        rib = flat([(-240, y - 7), (0, y + 6), (240, y - 7), (240, y + 9), (0, y + 22), (-240, y + 9)]).intersection(inner)
        under(s, rib, -3, 9, 0.9, 5, inner)
        s.thing(rib, "#8a562c", 1.0, shade=0.6, hatch=4, line=2.2)
    for y in (-205, -40):
        seat = flat([(-240, y - 34), (240, y - 34), (240, y + 34), (-240, y + 34)]).intersection(inner.buffer(6))
        under(s, seat, -6, 18, 1.0, 12, inner)
        s.thing(seat, "#c8925a", 0.95, shade=0.7, shcol="#4a2418", hatch=5, line=3, gran=0.5)
        for q in (-20, -6, 8, 22):
            pen(s, [(-200, y + q), (-60, y + q + r.normal() * 4), (70, y + q + r.normal() * 4), (200, y + q)], 1.2, "#4a2418", clip=seat)
    s.fill(oval(120, -206, 14, 13), "#d8a83a", body=True)  # her fare
    s.stroke(arc(*at(120, -206), 10, 9, 0, 340), 1.4, "#6a4410", body=True)
    for t in np.linspace(0, 1, 74):  # nails round the rim
        p = np.array(hull.buffer(-13).exterior.interpolate(t, normalized=True).coords[0])
        s.fill(ell(*p, 2.4), "#140a0c")
    return inner


def _lamp(s):
    x, y = 0, -520
    s.glow(*at(x, y), 330, "#f6b040", 0.45, 0.6)
    for k in range(24):  # its light, broken by the water
        p = at(0, -560) + np.array([s.rng.normal() * 120, -20 - 15 * (k % 12)])
        n = s.rng.uniform(16, 60)
        s.curve([p - [n, 0], p + [0, -5], p + [n, 2]], s.rng.uniform(2, 6), "#ffe09a", body=True, alpha=0.85)
    px, py = at(x, y)

    def m(pts, n=6):
        return valid(Polygon(path([(px + a, py + b, *c) for a, b, *c in pts], n, True)))

    foot = m([(-38, 40), (38, 40), (44, 58), (-44, 58)])
    under(s, m([(-44, 60), (-30, -40), (30, -40), (44, 60)]), -16, 14)
    glass = m([(-30, 42), (-34, 0), (-26, -36), (26, -36), (34, 0), (30, 42)])
    s.cover(glass)
    s.wash(glass, "#ffc83a", 0.8, col2="#ffe9a0", edge=0.9)
    s.lift(ell(px, py + 6, 14, 22), 0.95, 7)
    s.outline(glass, 2.8, lost=0)
    s.thing(m([(0, -18, 1), (9, 10), (0, 26), (-9, 10)]), "#ff8a1e", 0.9, shade=0, hatch=0, line=1.4)
    for q in (-1, 1):
        s.curve([(px + q * 16, py - 36), (px + q * 21, py), (px + q * 18, py + 42)], 2.6, "#2a1a10")
    for g in (foot, m([(-36, -32), (-18, -60), (18, -60), (36, -32)]), m([(-12, -58), (-8, -72), (8, -72), (12, -58)])):
        s.thing(g, "#8a6a2a", 1.0, shade=0.8, shcol="#2a1408", hatch=4, line=2.8)
    s.stroke(arc(px, py - 84, 20, 18, 0, 360), 4, "#2a1a10")
    s.glow(px, py + 6, 90, "#ffd86a", 0.3, 0.25)


def _sleeper(s, inner):
    """Curled on one side, his head in her lap: back, hip, the knees drawn up, one hand under the beard."""
    r = s.rng
    slate = ("#8ea6cc", "#1c2848", "#eaf2ff")

    def cloth_(g, way, folds, n=40):
        garment(s, g, *slate, lambda x, y: math.radians(TURN) + way, n, long=36, w=1.4, k=0.75, line=3.2, folds=[lay(f) for f in folds], side=-1, hatch=6)

    for x, y in ((10, 0), (-8, 14)):  # the legs, bare at the end
        shin = limb(lay([(-92 + x, 372 + y), (-40 + x, 418 + y), (6 + x, 440 + y)]), [29, 24, 17])
        foot = limb(lay([(0 + x, 438 + y), (38 + x, 446 + y), (64 + x, 434 + y)]), [17, 16, 11])
        under(s, union(shin, foot), -8, 12, 1, 10, inner)
        s.thing(foot, HIS[0], 0.7, col2=HIS[1], shade=0.7, shcol=HIS[2], hatch=4, line=2.4)
        for k in range(4):
            pen(s, [(58 + x + 2 * k, 428 + y + 5 * k - 4), (70 + x + k, 426 + y + 5 * k - 4)], 1.5)
        s.thing(shin, "#7a6a70", 0.8, shade=0.9, shcol=NIGHT, hatch=5, line=2.8)
    body = soft([(-34, 214), (20, 190), (84, 202), (126, 250), (142, 320), (134, 390), (96, 432), (40, 430), (0, 396), (-26, 340), (-46, 280)])
    s.wash(move(body, -16, 20), NIGHT, 1.2, wet=20, clip=inner)
    cloth_(body, 1.3, ([(60, 210), (104, 290), (106, 400)], [(20, 250), (60, 330), (64, 410)], [(100, 230), (134, 310), (128, 380)]), 60)
    thigh = limb(lay([(84, 384), (10, 366), (-84, 350)]), [52, 50, 42])
    under(s, thigh, -6, 16, 0.9, 10, inner)
    cloth_(thigh, 0.15, ([(60, 350), (10, 340), (-50, 330)], [(90, 420), (40, 400), (0, 400)], [(-60, 380), (-80, 356), (-100, 346)]), 40)
    s.cover(oval(96, 388, 66, 52).intersection(body.buffer(-6)), keep=1, ink=0.1)
    hood = soft([(40, 92), (92, 112), (112, 168), (92, 224), (30, 244), (-34, 234), (-24, 204), (28, 192), (48, 146), (34, 112)])
    under(s, hood, -6, 10)
    s.thing(hood, "#6a82b0", 0.9, shade=0.9, shcol=NIGHT, hatch=5, line=3, gran=0.5)
    x, y = at(2, 146)
    unit_ = profile(s, x, y, 150, TURN - 14, flip=True, skin=HIS, eye="closed", brow=-0.3, line=2.5)
    tones = ("#8a8a98", "#c8c8d4", "#f6f2e8", "#ffffff")
    upper = limb(lay([(70, 236), (10, 296), (-54, 284)]), [46, 36, 27])
    under(s, upper, -6, 14, 0.9, 9, inner)
    cloth_(upper, 2.4, ([(20, 300), (4, 286), (10, 262)], [(-10, 316), (-14, 296), (0, 276)]), 26)
    s.cover(oval(78, 232, 56, 48).intersection(body.buffer(-6)), keep=1, ink=0.1)
    fore = limb(lay([(-56, 284), (-74, 244)]), [24, 18])
    s.thing(fore, HIS[0], 0.7, col2=HIS[1], shade=0.7, shcol=HIS[2], hatch=4, line=2.4)
    h = at(-74, 246)
    fingers(s, h[0], h[1], 70, TURN - 74, curls=(16, 14, 14, 18), skin=HIS, line=2)
    for i in range(260):  # beard, hair by hair
        u = r.random()
        a = unit_([(np.interp(u, (0, 0.4, 1), (0.76, 0.62, 0.36)), np.interp(u, (0, 0.4, 1), (0.80, 0.80, 0.52)) + r.normal() * 0.03)])[0]
        d = lay([(-14 + 16 * u, 84)])[0] - lay([(0, 0)])[0]
        q = r.uniform(0.5, 1.15)
        s.curve([a, a + d * 0.5 * q + r.normal(size=2) * 5, a + d * q + r.normal(size=2) * 8], r.uniform(0.9, 2), tones[i % 4], n=5, body=i % 4 > 0, alpha=0.9)
    for i in range(120):
        a = unit_([(r.uniform(0.1, 0.34), 0.08 + r.random() * 0.38)])[0]
        e = unit_([(r.uniform(-0.08, 0.1), r.uniform(0.3, 0.75))])[0]
        s.curve([a, (a + e) / 2 + r.normal(size=2) * 4, e], r.uniform(0.8, 1.7), tones[i % 4], n=5, body=i % 4 > 0, alpha=0.8)


def _skirt(s, inner):
    g = soft([(-92, -40), (0, -56), (92, -40), (128, 40), (136, 120), (112, 196), (50, 214), (0, 190), (-60, 216), (-122, 190), (-138, 110), (-126, 40)])
    s.wash(move(g, -16, 20), NIGHT, 1.2, wet=18, clip=inner)
    s.thing(g, "#c8402a", 1.1, col2="#a82a2a", shade=0.9, shcol="#3a0814", hatch=0, line=3.2, gran=0.55, soft=40)
    flow = marks.field(s, lambda x, y: np.arctan2(y - at(0, -160)[1], x - at(0, -160)[0]))
    m = s.mask(g)
    s.hatch(g, tone=0.62 * m, ang=flow, sep=6, w=1.5, thr=0.3, longest=60, wander=0.3, col="#4a0a18")
    s.hatch(g, tone=0.5 * m, ang=flow, sep=12, w=1.3, thr=0.3, longest=40, wander=0.3, col="#ffb088", alpha=0.75)
    for x in (-96, -56, -18, 26, 62, 100):
        pen(s, [(x * 0.6, -30), (x * 1.05, 70), (x * 1.15, 190)], 2.4, "#2a0610", clip=g)
        s.wash(limb(lay([(x * 0.6, -30), (x * 1.05, 70), (x * 1.15, 190)]), [4, 9, 14]), "#3a0814", 0.6, wet=7, clip=g)
    for k in range(26):  # a hem with dots
        t = k / 25
        p = at(-122 + 244 * t, 180 + 14 * math.sin(t * 9))
        if g.contains(ell(*p, 4)):
            s.fill(ell(*p, 3.4), "#ffd88a", body=True)


def _oars(s):
    for q in (-1, 1):
        a, b, c = (q * 50, 92), (q * 212, 62), (q * 372, 32)
        oar = limb(lay([a, b, c]), [9, 9, 8])
        blade = flat([(q * 346, 20), (q * 358, 6), (q * 464, -26), (q * 488, 12), (q * 476, 40), (q * 364, 52)])
        for g in (oar, blade):
            s.wash(move(g, -24, 40), NIGHT, 1.0, wet=10)
        s.thing(oar, "#9a6a3a", 1.0, shade=0.7, shcol="#2a1410", hatch=4, line=2.6)
        s.thing(blade, "#8a5a30", 1.0, shade=0.8, shcol="#1a0c10", hatch=5, line=3)
        for k in (-16, 0, 14):
            pen(s, [(q * 366, 30 + k * 0.8), (q * 476, 8 + k)], 1.4, "#2a1410", n=2, clip=blade)
        s.wash(flat([(q * 432, -74), (q * 542, -94), (q * 542, 106), (q * 448, 106)]), "#1d4470", 1.0, wet=8, clip=blade)
        for k in range(5):
            w = s.rng.uniform(0, 90)
            s.stroke(arc(*at(q * 468, 10), 52 + 24 * k, 34 + 17 * k, w, w + 230), 2.6 - 0.35 * k, "#cfe2ee", body=True, alpha=0.8 - 0.12 * k)
        for _ in range(12):
            p = at(q * s.rng.uniform(340, 490), -4 + s.rng.normal() * 50)
            s.fill(ell(*p, s.rng.uniform(1.4, 4)), "#e8f2f6", body=True)
        s.thing(oval(q * 203, 64, 15, 24), "#2a2a30", 1.2, shade=0.5, hatch=3, line=2.4)
        s.thing(limb(lay([(q * 194, 65), (q * 214, 62)]), [9, 9]), "#9a6a3a", 1.0, shade=0.5, hatch=0, line=2)
        for k in range(3):
            pen(s, [(q * (158 + 9 * k), 60), (q * (158 + 9 * k) + 3, 82)], 3, "#d8c8a0")  # leather and twine


def _rower(s):
    r = s.rng
    back = soft([(-128, -92), (-84, -146), (0, -162), (84, -146), (128, -92), (112, -30), (0, -8), (-112, -30)])
    under(s, back, -12, 18, 1, 16)
    s.thing(back, "#d84a2e", 1.1, shade=0.9, shcol="#3a0814", hatch=5, line=3.2, gran=0.5, cross=True)
    for q in (-1, 1):  # shoulder, elbow, wrist, and the hand over the loom of the oar
        fore = limb(lay([(q * 168, 2), (q * 142, 44), (q * 112, 70)]), [23, 20, 15])
        under(s, fore, -8, 14)
        s.thing(fore, HERS[0], 0.9, col2=HERS[1], shade=0.8, shcol=HERS[2], hatch=5, line=2.6)
        bar = lay([(q * 212, 62)])[0] - lay([(q * 50, 92)])[0]
        grasp(s, at(q * 92, 84), bar, at(q * 114, 66), 62, skin=HERS, line=2, thumb=-1, over=0.3)
        sleeve = limb(lay([(q * 92, -104), (q * 140, -66), (q * 166, -8)]), [42, 37, 32])
        under(s, sleeve, -4, 12)
        garment(s, sleeve, "#e0502e", "#4a0814", "#ffc090", lambda x, y, q=q: math.radians(TURN + 90 - 30 * q), 24, long=26, line=3, folds=[lay(f) for f in ([(q * 120, -60), (q * 150, -50), (q * 170, -60)], [(q * 136, -30), (q * 160, -24), (q * 186, -34)])])
        cuff = limb(lay([(q * 138, 2), (q * 168, -2), (q * 196, -12)]), [11, 12, 11])
        s.thing(cuff, "#f08a5a", 0.9, shade=0.8, shcol="#4a0814", hatch=4, line=2.4)
    shawl = soft([(-92, -128), (0, -176), (92, -128), (60, -66), (0, -20), (-60, -66)])
    under(s, shawl, -6, 14)
    s.thing(shawl, "#7a1e2c", 1.1, shade=0.8, shcol="#20040c", hatch=5, line=2.8, gran=0.5)
    for k in range(26):
        t = k / 25 * 2 - 1
        x, y = 74 * t, -28 - 70 * abs(t)
        if abs(t) < 0.45:
            continue
        pen(s, [(x, y - 6), (x + r.normal() * 2, y + 6), (x + r.normal() * 4, y + 20)], 1.9, ("#20040c", "#c8503a", "#f2c07a")[k % 3])
    face = soft([(-44, -98), (-40, -58), (-18, -34), (0, -30), (18, -34), (40, -58), (44, -98)])
    under(s, face, -4, 12)
    s.thing(face, HERS[0], 0.9, col2=HERS[1], shade=0.7, shcol=HERS[2], hatch=5, line=2.6)
    s.thing(soft([(-9, -72), (-13, -44), (0, -34), (13, -44), (9, -72)], 6), "#9a6448", 0.8, col2=HERS[1], shade=0.5, shcol=HERS[2], hatch=0, line=2)
    for q in (-1, 1):
        s.stroke(arc(*at(q * 22, -62), 15, 11, 0, 360), 2.8, "#e0b050", body=True)
        pen(s, [(q * 11, -62), (q * 21, -57), (q * 33, -62)], 2.4)
        for k in range(5):
            pen(s, [(q * (12 + 5 * k), -78 + abs(k - 2)), (q * (14 + 5 * k), -84 + abs(k - 2))], 1.5, "#e8e0d8", n=2, body=True)
        pen(s, [(q * 40, -60), (q * 46, -54)], 1.2, n=2)
    pen(s, [(-7, -62), (0, -66), (7, -62)], 2.4, "#e0b050", body=True)
    scarf = soft([(-60, -96), (-52, -146), (0, -172), (52, -146), (60, -96), (44, -84), (0, -92), (-44, -84)])
    s.thing(scarf, "#e8d49a", 0.9, col2="#d8b86a", shade=0.8, shcol="#6a3a2a", hatch=4, line=3, gran=0.5)
    for _ in range(22):
        x, y = r.normal() * 30, r.uniform(-162, -100)
        if scarf.contains(ell(*at(x, y), 7)):
            s.fill(oval(x, y, 3.6, 3), "#b8301e")
    for pts in (
        [(-50, -100), (-30, -140), (0, -168)],
        [(50, -100), (30, -140), (0, -168)],
        [(-20, -96), (-12, -130), (0, -168)],
        [(22, -96), (14, -130), (0, -168)],
    ):
        pen(s, pts, 1.7, "#6a3a2a")
    for d in (-22, 16):
        s.thing(soft([(0, -166), (d - 8, -184), (d, -204), (d + 14, -186)], 6), "#e8d49a", 0.9, shade=0.7, shcol="#6a3a2a", hatch=3, line=2.2)


def _duck(s):
    r = s.rng
    x, y, k = 138, 1402, 1.12

    def p(pts):
        return move(np.asarray([q[:2] for q in pts], float), x, y, k, -8)

    def g(pts):
        return valid(Polygon(p(path(pts, 8, True))))

    s.wash(ell(x - 8, y + 34, 130, 40), NIGHT, 1.2, wet=18)
    body = g([(-104, -14), (-70, -34), (-10, -40), (40, -30), (70, 0), (50, 32), (-10, 42), (-64, 30)])
    s.thing(body, "#b89a6a", 1.0, shade=0.9, shcol="#2a1a1a", hatch=0, line=3, gran=0.5)
    tones = ("#20140f", "#5a3c24", "#f0dcb0", "#20140f")
    for i in range(260):
        a = p([(r.uniform(-84, 60), r.uniform(-34, 34))])[0]
        if body.contains(ell(*a, 6)):
            s.curve([a, a + [-9, 1], a + [-18 * r.uniform(0.6, 1.2), 4 + r.normal() * 3]], r.uniform(1, 2.2), tones[i % 4], n=4, body=i % 4 == 2, alpha=0.85)
    wing = g([(-86, -22), (-30, -30), (26, -18), (34, 4), (-10, 20), (-60, 6)])
    s.outline(wing, 2.8)
    for q in range(6):
        s.curve(p([(20 - 8 * q, -14 + 5 * q), (-30 - 4 * q, -10 + 5 * q), (-84 + 6 * q, -20 + 6 * q)]), 2, "#20140f")
    head_ = g([(34, -20), (40, -62), (66, -84), (96, -72), (100, -48), (82, -34), (76, 0), (50, 8)])
    s.thing(head_, "#2f5a48", 1.1, shade=0.8, shcol="#061814", hatch=4, line=2.8)
    s.thing(g([(94, -66), (126, -54), (136, -46), (98, -44)]), "#e8922a", 1.0, shade=0.6, shcol="#7a2a10", hatch=0, line=2.2)
    e = p([(82, -62)])[0]
    s.fill(ell(*e, 6), "#fff4d8", body=True)
    s.fill(ell(*e, 3.4), "#080608", body=True)
    s.stroke(p(path([(42, -18), (60, -10), (78, -16)], 6)), 4, "#f2ead8", body=True)
    s.thing(g([(28, -82), (66, -96), (108, -80), (106, -70), (66, -82), (30, -72)]), "#14141c", 1.3, shade=0.5, hatch=3, line=2.6)
    s.thing(g([(40, -84), (40, -118), (66, -130), (92, -118), (94, -82), (66, -92)]), "#1a1a24", 1.3, shade=0.6, hatch=3, line=2.6)
    s.stroke(p(path([(42, -92), (66, -100), (92, -90)], 6)), 4, "#b8301e", body=True)
    for q in range(4):
        s.stroke(arc(x - 6, y + 26, (110 + 36 * q), (34 + 15 * q), 14 + 4 * q, 168 - 5 * q, 40), 2.6 - 0.4 * q, "#cfe2ee", body=True, alpha=0.8 - 0.14 * q)


@card("midnight", paper="cold", light=(0.4, -0.7))
def ferry_grand(s):
    r = s.rng
    _water(s)
    for k in range(5):  # bow wave and wake
        for q in (-1, 1):
            pen(
                s,
                [(q * (30 + 26 * k), -560 + 14 * k), (q * (190 + 40 * k), -330), (q * (300 + 50 * k), -90 + 30 * k)],
                3.2 - 0.5 * k,
                "#cfe2ee",
                body=True,
                alpha=0.75 - 0.12 * k,
            )
            pen(
                s,
                [(q * (40 + 14 * k), 520 + 10 * k), (q * (80 + 26 * k), 600), (q * (140 + 40 * k), 700)],
                2.6 - 0.4 * k,
                "#9fbcd2",
                body=True,
                alpha=0.6 - 0.1 * k,
            )
    inner = _hull(s)
    _lamp(s)
    pole = limb(lay([(150, -300), (176, 100), (150, 640)]), [8, 8.5, 9])
    under(s, pole, -10, 14)
    _skirt(s, inner)
    _oars(s)
    _sleeper(s, inner)
    s.thing(pole, "#d8a860", 1.0, shade=0.8, shcol="#4a2414", hatch=4, line=2.6)
    for y in (-180, 10, 250, 480):
        pen(s, [(150, y), (162, y + 6), (176, y + 2)], 2.2)
    _rower(s)
    _duck(s)
    for _ in range(40):
        p = at(0, -560) + r.normal(size=2) * [120, 60]
        s.fill(ell(*p, r.uniform(0.8, 2.4)), "#ffe09a", body=True, alpha=0.8)
    s.splatter(NIGHT, 60, size=(0.8, 4.6))
    s.splatter("#1d4470", 40, size=(0.6, 4))
