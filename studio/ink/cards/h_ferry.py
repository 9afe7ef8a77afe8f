"""The ferryman sleeps, and she rows."""

from ..easel import *
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
    r = s.rng
    for x in (-66, 30):  # boots worn through
        boot = limb(lay([(x, 380), (x - 6, 424), (x - 12, 452)]), [28, 30, 24])
        under(s, boot)
        s.thing(boot, "#3a2a24", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.6)
        s.fill(oval(x - 8, 446, 10, 8), "#c89080")
        for k in range(4):
            pen(s, [(x - 16, 388 + k * 11), (x + 12, 392 + k * 11)], 1.8, "#b8a080")
    cloak = soft(
        [(-60, 196), (10, 184), (84, 186), (138, 236), (156, 318), (126, 396), (60, 426), (-20, 410), (-100, 424), (-142, 360), (-136, 276), (-100, 226)]
    )
    s.wash(move(cloak, -18, 20), NIGHT, 1.2, wet=20, gran=0.5, clip=inner)
    s.thing(cloak, "#3c4a66", 1.1, shade=0.9, shcol=NIGHT, hatch=0, line=3.2, gran=0.55, soft=50)
    m = s.mask(cloak)
    c = at(20, 190)
    flow = marks.field(s, lambda x, y: np.arctan2(y - c[1], x - c[0]) + 0.4 * np.sin(np.hypot(x - c[0], y - c[1]) * 0.03))
    bb, t, _ = s.shade_of(cloak, 60)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = 0.4 + 0.5 * t
    s.hatch(cloak, tone=tone * m, ang=flow, sep=5, w=1.7, thr=0.3, longest=50, wander=0.25, col=NIGHT)
    s.hatch(cloak, tone=tone * 0.8 * m, ang=flow + 0.5, sep=7, w=1.3, thr=0.3, longest=26, wander=0.3, col=NIGHT)
    s.hatch(cloak, tone=np.clip(1.05 - tone, 0, 1) * m, ang=flow, sep=8, w=1.3, thr=0.35, longest=34, wander=0.25, col="#a8b8d8", alpha=0.75)
    for pts in (
        [(60, 200), (100, 280), (96, 400)],
        [(20, 200), (20, 300), (-30, 410)],
        [(-30, 210), (-80, 300), (-110, 410)],
        [(80, 196), (136, 270), (140, 350)],
    ):
        pen(s, pts, 3, NIGHT, clip=cloak)
        s.wash(limb(lay(pts), [6, 14, 22]), NIGHT, 0.7, wet=9, clip=cloak)
    hood = soft([(44, 70), (96, 96), (112, 160), (92, 220), (30, 240), (-30, 232), (-20, 200), (30, 190), (46, 140), (36, 100)])
    under(s, hood, -6, 10)
    s.thing(hood, "#4a5a78", 1.1, shade=0.9, shcol=NIGHT, hatch=5, line=3, gran=0.5)
    x, y = at(6, 142)
    unit_ = profile(s, x, y, 156, TURN - 16, flip=True, skin=HIS, eye="closed", brow=-0.3, line=2.5)
    tones = ("#6a6a78", "#b8b8c4", "#f2ede2", "#f2ede2")
    for i in range(240):  # beard, hair by hair
        u = r.random()
        a = unit_([(np.interp(u, (0, 0.4, 1), (0.76, 0.62, 0.36)), np.interp(u, (0, 0.4, 1), (0.80, 0.80, 0.52)) + r.normal() * 0.03)])[0]
        d = lay([(-22 + 20 * u, 66)])[0] - lay([(0, 0)])[0]
        q = r.uniform(0.5, 1.15)
        s.curve(
            [a, a + d * 0.5 * q + r.normal(size=2) * 5, a + d * q + r.normal(size=2) * 9], r.uniform(0.9, 1.9), tones[i % 4], n=5, body=i % 4 > 0, alpha=0.85
        )
    for i in range(170):
        a = unit_([(0.34 + r.normal() * 0.07, r.uniform(-0.01, 0.12) + 0.02)])[0] if i % 2 else unit_([(r.uniform(0.1, 0.34), 0.05 + r.random() * 0.4)])[0]
        e = unit_([(r.uniform(-0.08, 0.1), r.uniform(0.3, 0.75))])[0]
        s.curve([a, (a + e) / 2 + r.normal(size=2) * 4, e], r.uniform(0.8, 1.7), tones[i % 4], n=5, body=i % 4 > 0, alpha=0.8)
    h = at(-74, 236)
    s.thing(limb([at(-20, 268), at(-60, 246), h], [30, 25, 20]), "#4a5a78", 1.1, shade=0.8, shcol=NIGHT, hatch=4, line=2.6)
    fingers(s, h[0], h[1], 62, TURN - 70, curls=(14, 12, 12, 16), skin=HIS, line=1.9)


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
        a, b, c = (q * 66, 40), (q * 216, 4), (q * 370, -34)
        oar = limb(lay([a, b, c]), [9, 9, 8])
        blade = flat([(q * 344, -46), (q * 356, -60), (q * 462, -92), (q * 486, -54), (q * 474, -26), (q * 362, -14)])
        for g in (oar, blade):
            s.wash(move(g, -24, 40), NIGHT, 1.0, wet=10)
        s.thing(oar, "#9a6a3a", 1.0, shade=0.7, shcol="#2a1410", hatch=4, line=2.6)
        s.thing(blade, "#8a5a30", 1.0, shade=0.8, shcol="#1a0c10", hatch=5, line=3)
        for k in (-16, 0, 14):
            pen(s, [(q * 364, -36 + k * 0.8), (q * 474, -58 + k)], 1.4, "#2a1410", n=2, clip=blade)
        s.wash(flat([(q * 430, -140), (q * 540, -160), (q * 540, 40), (q * 446, 40)]), "#1d4470", 1.0, wet=8, clip=blade)
        for k in range(5):
            w = s.rng.uniform(0, 90)
            s.stroke(arc(*at(q * 466, -56), 52 + 24 * k, 34 + 17 * k, w, w + 230), 2.6 - 0.35 * k, "#cfe2ee", body=True, alpha=0.8 - 0.12 * k)
        for _ in range(12):
            p = at(q * s.rng.uniform(340, 490), -70 + s.rng.normal() * 50)
            s.fill(ell(*p, s.rng.uniform(1.4, 4)), "#e8f2f6", body=True)
        s.thing(oval(q * 203, 7, 15, 24), "#2a2a30", 1.2, shade=0.5, hatch=3, line=2.4)
        s.thing(limb(lay([(q * 196, 8), (q * 212, 4)]), [9, 9]), "#9a6a3a", 1.0, shade=0.5, hatch=0, line=2)
        for k in range(3):
            pen(s, [(q * 140 + 9 * k, 12), (q * 140 + 9 * k + 3, 32)], 3, "#d8c8a0")  # leather and twine


def _rower(s):
    r = s.rng
    back = soft([(-128, -92), (-84, -146), (0, -162), (84, -146), (128, -92), (112, -30), (0, -8), (-112, -30)])
    under(s, back, -12, 18, 1, 16)
    s.thing(back, "#d84a2e", 1.1, shade=0.9, shcol="#3a0814", hatch=5, line=3.2, gran=0.5, cross=True)
    for q in (-1, 1):
        fore = limb(lay([(q * 158, -10), (q * 128, 26), (q * 100, 34)]), [24, 20, 16])
        under(s, fore)
        s.thing(fore, HERS[0], 0.9, col2=HERS[1], shade=0.7, shcol=HERS[2], hatch=5, line=2.6)
        sleeve = limb(lay([(q * 100, -92), (q * 150, -56), (q * 158, -8)]), [44, 38, 31])
        under(s, sleeve, -4, 12)
        s.thing(sleeve, "#d84a2e", 1.1, shade=0.9, shcol="#3a0814", hatch=5, line=3, gran=0.5)
        s.hatch(sleeve, tone=0.5, sep=10, w=1.3, thr=0.3, longest=26, col="#ffb088", ang=TURN + 60 * q, alpha=0.75)
        for k in range(3):
            pen(s, [(q * (128 + 8 * k), -18 - 8 * k), (q * 158, -26 - 10 * k), (q * 186, -22 - 8 * k)], 1.8)
        for i in range(4):  # a fist upon the loom
            x = q * (72 + 13 * i)
            p = lay([(x + q * 2, 14), (x, 32), (x - q, 50), (x - q * 3, 56)])
            f = limb(p, [9, 9.5, 8.5, 6.5], 6)
            s.wash(move(f, -3, 4), HERS[2], 0.8, wet=4)
            s.thing(f, HERS[0], 0.9, col2=HERS[1], shade=0.7, shcol=HERS[2], hatch=4, line=2)
            for o in (-2, 2):
                pen(s, [(x - 6, 31 + o), (x + 6, 31 + o)], 0.9, n=2)
        pen(s, [(q * 64, 22), (q * 58, 38), (q * 66, 48)], 9, HERS[0])
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


@card("midnight", paper="cold", light=(0.4, -0.7), fresh=False)
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
    _sleeper(s, inner)
    s.thing(pole, "#d8a860", 1.0, shade=0.8, shcol="#4a2414", hatch=4, line=2.6)
    for y in (-180, 10, 250, 480):
        pen(s, [(150, y), (162, y + 6), (176, y + 2)], 2.2)
    _oars(s)
    _rower(s)
    _duck(s)
    for _ in range(40):
        p = at(0, -560) + r.normal(size=2) * [120, 60]
        s.fill(ell(*p, r.uniform(0.8, 2.4)), "#ffe09a", body=True, alpha=0.8)
    s.splatter(NIGHT, 60, size=(0.8, 4.6))
    s.splatter("#1d4470", 40, size=(0.6, 4))
