"""A hand that has been a fist."""

from ..easel import *
from ..kit.brush import threads
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile

NIGHT = "#120a1c"
SKIN = ("#dd9a68", "#c4683e", "#3a1626")
HERS = ("#f4cdb0", "#e29a80", "#8a4a55")
FLAME = np.array([156, 500])
THUMB = limb([(270, 1140), (160, 1010), (112, 850), (150, 700)], [90, 92, 76, 60])


def _dusk(s):
    r = s.rng
    s.sky([(0, "#2a1c4c", 1.2), (0.3, "#6a3a78", 0.9), (0.6, "#c8789a", 0.6), (0.9, "#f0b48a", 0.5)], wet=90)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (820, 1600), (900, 900), (760, 300)]), NIGHT, 1.3, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (420, -100), (200, 120), (-100, 260)]), NIGHT, 1.0, wet=90, gran=0.6, pool=0.6)
    places.stars(s, 110, (300, 0, 1000, 620), (0.7, 2.4))
    for x, y, w in ((60, 1180, 200), (930, 1240, 240), (40, 1340, 260), (960, 1400, 200)):
        s.lift(s.warp(s.mask(union(*(ell(x + i * w * 0.3, y + r.normal() * 14, w * r.uniform(0.2, 0.36), w * 0.16) for i in range(-2, 3)))), (0, 0, s.w, s.h), 3, 12, 8), 0.6, 9)


def _print(s, c, way, rx, ry, clip):
    """The whorl on a finger's end, line by line."""
    for q in np.linspace(0.15, 1.0, 9):
        pts = [c + np.array([rx * q * math.cos(a) * (1 + 0.06 * math.sin(3 * a)), ry * q * math.sin(a)]) for a in np.linspace(-3.6, 0.5 + q * 0.6, 26)]
        s.stroke(move(pts, 0, 0, 1, way, origin=tuple(c)), 1.5, "#5a2420", clip=clip, alpha=0.75, wobble=0.7)


def _finger(s, pts, radii):
    g = digit(s, pts, radii, SKIN, crease=1, line=3.4, k=0.95, hatch=5, shade=1.1)
    p = np.asarray(pts, float)
    lit = limb([tuple(a + [-q * 0.55, 0]) for a, q in zip(p, radii, strict=True)], [q * 0.3 for q in radii])
    s.lift(lit.intersection(g), 0.45, 16)
    dark = limb([tuple(a + [q * 0.8, 0]) for a, q in zip(p, radii, strict=True)], [q * 0.5 for q in radii])
    s.wash(dark, "#2a0c20", 0.95, wet=20, clip=g, gran=0.5)
    for j in (1, 2):  # the deep folds of the joints
        d = p[j + 1] - p[j - 1]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        for o in (-13, 12):
            c = p[j] + d * o
            s.curve([c - n * radii[j] * 0.9, c - d * 9, c + n * radii[j] * 0.9], 3, "#4a1a1c", clip=g)
            for e in (-0.5, 0.1, 0.6):
                s.curve([c + n * radii[j] * e, c + n * radii[j] * (e + 0.12) + d * 14], 1.3, "#5a2420", clip=g)
    d = p[-1] - p[-2]
    _print(s, p[-1] + d * 0.02, math.degrees(math.atan2(d[1], d[0])) + 90, radii[-1] * 0.66, radii[-1] * 0.86, g)
    s.outline(g, 3, lost=0.2)
    return g


def _hand(s):
    r = s.rng
    for pts, radii in (
        ([(742, 880), (826, 660), (836, 520), (800, 420)], [74, 62, 56, 45]),
        ([(600, 830), (640, 520), (654, 330), (632, 196)], [84, 74, 66, 53]),
        ([(440, 810), (436, 470), (446, 280), (478, 138)], [86, 76, 68, 55]),
        ([(284, 850), (256, 580), (268, 400), (312, 274)], [82, 72, 64, 52]),
    ):
        s.wash(limb([(a + 24, b + 12) for a, b in pts], radii), NIGHT, 0.7, wet=20)
        _finger(s, pts, radii)
    palm = blob([(176, 860), (222, 792), (290, 768), (362, 806), (440, 756), (520, 800), (602, 770), (678, 824), (752, 820), (838, 880), (884, 1000), (866, 1140), (800, 1290), (768, 1400), (776, 1560), (300, 1560), (312, 1430), (262, 1320), (180, 1220), (140, 1090), (150, 950)])
    palm = smooth(union(palm, THUMB, blob([(76, 960), (260, 1020), (330, 1200), (300, 1420), (226, 1270), (130, 1130)])), 14)
    s.wash(move(THUMB, 26, 8), "#2a0c20", 0.8, wet=22)
    s.thing(palm, SKIN[0], 0.95, col2=SKIN[1], shade=1.0, shcol=SKIN[2], hatch=6, line=3.6, soft=120, gran=0.55)
    s.wash(blob([(640, 820), (900, 860), (920, 1200), (800, 1560), (560, 1560), (680, 1300), (740, 1100)]), "#2a0c20", 1.1, wet=50, clip=palm, gran=0.6)
    s.wash(blob([(300, 1330), (800, 1280), (800, 1600), (260, 1600)]), "#2a0c20", 0.9, wet=60, clip=palm, gran=0.6)
    s.lift(blob([(190, 880), (300, 820), (420, 860), (360, 1000), (240, 1100), (180, 1010)]), 0.45, 34)
    for pts, w in (
        ([(186, 930), (290, 930), (420, 960), (560, 1060), (690, 1180)], 5),
        ([(868, 960), (760, 960), (640, 900), (540, 850), (470, 830)], 5),
        ([(240, 900), (360, 960), (430, 1080), (440, 1230), (400, 1400)], 6),
        ([(560, 1400), (600, 1280), (640, 1200)], 3),
    ):
        s.wash(limb(pts, np.full(len(pts), 8)), "#5a2024", 0.7, wet=8, clip=palm)
        s.curve(pts, w, "#3a1018", clip=palm)
        for p, d, _ in marks.along(path(pts, 8), 22):
            n = np.array([-d[1], d[0]]) * r.choice([-1, 1])
            s.curve([p, p + n * 9 + d * 8, p + n * r.uniform(14, 30) + d * 20], 1.2, "#5a2420", clip=palm, alpha=0.8)
    for x, y in ((294, 806), (444, 796), (604, 808), (748, 850)):  # where the fingers begin
        for o in (0, 13):
            s.curve([(x - 66, y + o + 8), (x, y + o - 6), (x + 62, y + o + 10)], 2.6 - o * 0.08, "#4a1a1c", clip=palm)
    for y in (1440, 1462, 1490):
        s.curve([(306, y - 10), (520, y + 16), (772, y - 20)], 2.6, "#3a1018", clip=palm)
    for _ in range(240):
        x, y = r.uniform(160, 880), r.uniform(800, 1500)
        s.curve([(x, y), (x + r.uniform(8, 18), y + r.normal() * 6)], 1, "#4a1a1c", clip=palm, alpha=0.5)
    return palm


def _bed(s):
    r = s.rng
    a, b, c, d = (np.array(p, float) for p in ((432, 852), (756, 884), (716, 1244), (330, 1190)))

    def on(u, v, h=0.0):
        """A point of the mattress: u across, v down to the feet, h above it."""
        return (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v - np.array([0, h])

    s.wash(poly([on(-0.06, 0, -90), on(1.1, 0, -70), on(1.14, 1.04, -120), on(0.1, 1.1, -130), on(-0.12, 1.0, -110)]), NIGHT, 1.3, wet=26)
    head = blob([(*on(-0.05, 0, -40), 1), (*on(-0.05, 0, 130), 1), on(0.2, 0, 168), on(0.5, 0, 190), on(0.8, 0, 168), (*on(1.05, 0, 130), 1), (*on(1.05, 0, -40), 1)])
    wood = dict(col2="#6a3018", shade=0.9, shcol="#1c0a10", hatch=5, gran=0.6)
    s.thing(head, "#a8602c", 1.1, line=3.4, **wood)
    for u in np.linspace(0, 1, 9):
        s.curve([on(u, 0, -20), on(u + 0.01, 0, 70), on(u, 0, 150)], 1.8, "#3a160e", clip=head)
    for u in (-0.05, 1.05):
        p = on(u, 0, 140)
        s.thing(ell(*p, 17), "#c8823c", 1.0, shade=0.9, shcol="#2a0e10", hatch=4, line=2.6)
    side = poly([on(0, 0), on(0, 1), on(0, 1, -60), on(0, 0, -60)])
    s.thing(side, "#8a4a24", 1.1, line=3, **wood)
    top = poly([on(0, 0), on(1, 0), on(1, 1), on(0, 1)])
    s.thing(top, "#fffaf0", 0.15, shade=0.5, shcol="#6a5a8a", hatch=6, line=2.6)
    pillow = blob([on(0.08, 0.0, 16), on(0.5, -0.02, 34), on(0.94, 0.02, 18), on(1.0, 0.16, 10), on(0.9, 0.29, 6), on(0.5, 0.30, 16), on(0.1, 0.29, 8), on(0.03, 0.14, 14)])
    s.wash(move(pillow, 8, 14), "#4a3a6a", 0.8, wet=9, clip=top)
    s.thing(pillow, "#fffdf6", 0.1, shade=0.8, shcol="#6a5a8a", hatch=6, line=2.8)
    for q in np.linspace(0, math.tau, 15)[:-1]:
        p = on(0.5, 0.14, 18) + [100 * math.cos(q), 34 * math.sin(q)]
        s.curve([p, p + [26 * math.cos(q), 12 * math.sin(q)]], 1.2, "#5a4a7a", clip=pillow)
    x, y = on(0.5, 0.15, 22)
    tones = ("#8a2c10", "#5a160a", "#e07026", "#ffc070")
    flow = blob([(x - 6, y - 64), (x + 60, y - 62), (x + 112, y - 20), (x + 130, y + 36), (x + 96, y + 50), (x + 60, y + 30), (x + 20, y + 40)])
    locks(s, flow, lambda px, py: math.atan2(py - y + 40, px - x + 10) * 0.7, tones, 420, long=44)
    s.thing(blob([(x + 30, y + 44), (x - 14, y + 40), (x - 30, y + 62), (x + 4, y + 84), (x + 40, y + 80)]), HERS[0], 0.6, col2=HERS[1], shade=0.6, shcol=HERS[2], hatch=0, line=2)
    for i in range(4):  # her hand under the cheek
        digit(s, [(x - 12, y + 42 + i * 10), (x - 46, y + 41 + i * 10), (x - 74 + i * 4, y + 44 + i * 10)], [7.5, 7, 6], HERS, crease=0, hatch=0, line=1.8, nail=1)
    at = profile(s, x, y, 122, 16, flip=True, skin=HERS, eye="shut", k=0.6, line=2.2)
    locks(s, valid(Polygon(at(path([(0.68, 0.12), (0.55, 0.26), (0.44, 0.34), (0.40, 0.52), (0.30, 0.60), (0.16, 0.80), (-0.08, 0.72), (-0.12, 0.3), (0.06, -0.04), (0.38, -0.08), (0.6, 0.0)], 8, True)))), lambda px, py: math.atan2(py - y + 66, px - x + 30), tones, 420, long=34)
    s.thing(ell(*at([(0.36, 0.52)])[0], 7, 11, -10), HERS[0], 0.7, shade=0.5, shcol=HERS[2], hatch=0, line=1.8)
    sleeve = blob([at([(0.20, 0.86)])[0], at([(0.44, 0.92)])[0], at([(0.50, 1.10)])[0], at([(0.46, 1.5)])[0], at([(-0.1, 1.6)])[0], at([(-0.2, 1.1)])[0]])
    garment(s, sleeve, "#fbf2e6", "#6a5a80", "#ffffff", lambda px, py: 1.2, 60, k=0.3, long=24, w=1.1, line=2.4, folds=[[tuple(p) for p in at([(0.3, 0.95), (0.2, 1.2), (0.1, 1.5)])]])
    quilt = blob([on(-0.12, 0.430, 6), on(0.1, 0.400, 30), on(0.34, 0.405, 46), on(0.6, 0.415, 52), on(0.86, 0.430, 30), on(1.07, 0.450, 4), on(1.1, 0.6, 6), on(1.09, 0.85, 10), on(1.06, 1.03, 0), on(0.7, 1.05, 14), on(0.3, 1.05, 20), on(-0.03, 1.0, 0), on(-0.14, 0.93, -52), on(-0.18, 0.78, -64), on(-0.19, 0.6, -66), on(-0.17, 0.490, -40)])
    s.wash(move(quilt, 8, 20), NIGHT, 1.0, wet=12)
    s.thing(quilt, "#2f74a8", 1.1, col2="#3f98b8", shade=0.8, shcol="#0a1c40", hatch=6, line=3.4, gran=0.55)
    body = path([on(0.54, 0.470, 40), on(0.60, 0.56, 54), on(0.36, 0.74, 60), on(0.52, 0.92, 36)], 10)
    s.wash(limb(body + [34, 22], np.linspace(30, 18, len(body)), 1), "#06142e", 0.6, wet=34, clip=quilt)
    s.lift(limb(body - [26, 20], np.linspace(22, 14, len(body)), 1), 0.5, 16)
    rows = np.linspace(0.42, 1.04, 22)
    for i, v in enumerate(rows):  # knitted, row by row

        def at_row(u, v=v):
            lift_ = 46 * math.exp(-(((u - 0.52 + 0.1 * math.sin(v * 9)) / 0.26) ** 2)) * (1.1 - 0.4 * v)
            return on(u, v, lift_) if u > -0.02 else on(-0.02, v, 0) + np.array([u * 120, -u * 480])

        for j, u in enumerate(np.linspace(-0.17, 1.06, 40)):
            p = at_row(u)
            lit = r.random() < 0.55 - 0.5 * u
            col = "#bfe6f4" if lit else ("#071a38", "#164a78")[(i + j) % 2]
            s.curve([p + [-5, -5], p + [0, 4], p + [5, -5]], 1.7, col, n=4, clip=quilt, body=lit, alpha=0.75, wobble=0.3)
    fold = blob([on(-0.13, 0.410, 4), on(0.2, 0.385, 36), on(0.55, 0.395, 54), on(0.9, 0.410, 28), on(1.08, 0.430, 4), on(1.08, 0.500, 6), on(0.6, 0.480, 56), on(0.2, 0.465, 38), on(-0.14, 0.490, 2)])
    s.wash(move(fold, 4, 10), "#06142e", 0.8, wet=6, clip=quilt)
    s.thing(fold, "#fffdf6", 0.1, shade=0.7, shcol="#6a5a8a", hatch=5, line=2.6)
    for p, _, _ in marks.along(path([on(-0.1, 0.470, 4), on(0.3, 0.455, 44), on(0.65, 0.465, 54), on(1.04, 0.480, 8)], 10), 15):
        s.stroke([p - [0, 4], p + [0, 4]], 1.8, "#c8424e")
    foot = blob([(*on(-0.06, 1.02, -70), 1), (*on(-0.06, 1.02, 44), 1), on(0.3, 1.02, 66), on(0.7, 1.02, 64), (*on(1.06, 1.02, 40), 1), (*on(1.06, 1.02, -76), 1)])
    s.thing(foot, "#9a5428", 1.1, line=3.4, **wood)
    threads(s, foot, lambda px, py: 0.14, (("#2a0e10", 0), ("#e8a860", 1)), 120, 40, 1.3, share=lambda px, py, lit: 0.8, alpha=0.7)
    for u in (-0.06, 1.06):
        p = on(u, 1.02, 46)
        s.thing(ell(*p, 17), "#c8823c", 1.0, shade=0.9, shcol="#2a0e10", hatch=4, line=2.6)
    for u in (-0.03, 1.03):
        p = on(u, 1.02, -66)
        s.thing(limb([p, p + [0, 26]], [13, 9]), "#6a3418", 1.1, shade=0.8, shcol="#1c0a10", hatch=3, line=2.4)


def _slippers(s):
    for x, y, t in ((166, 1108, -24), (218, 1194, -12)):

        def q(pts, x=x, y=y, t=t):
            return [tuple(p) for p in move(np.asarray(pts, float), x, y, 1.05, t)]

        sole = blob(q([(-30, -6), (-22, -24), (6, -22), (34, -26), (52, -10), (48, 12), (20, 18), (-18, 14)]))
        s.wash(move(sole, 12, 14), NIGHT, 1.1, wet=6)
        s.thing(sole, "#f0d4b0", 0.5, shade=0.6, shcol="#7a3a3a", hatch=4, line=2.4)
        s.thing(blob(q([(4, -24), (36, -28), (56, -10), (50, 14), (18, 20), (10, 0)])), "#d8242e", 1.1, shade=0.9, shcol="#4a0614", hatch=4, line=2.6)
        for k in range(16):
            a = k * 0.4
            p = np.array(q([(40, -12)])[0])
            s.stroke([p, p + [9 * math.cos(a), 9 * math.sin(a)]], 2, "#fff6e6", body=True)


def _thumb(s):
    s.lift(blob([(96, 860), (130, 700), (180, 690), (170, 800), (150, 960), (110, 960)]), 0.5, 22)
    s.wash(limb([(220, 1010), (176, 850), (200, 730)], [26, 30, 20]), "#2a0c20", 0.9, wet=22, clip=THUMB)
    inner = [(206, 690), (190, 760), (188, 850), (216, 930), (262, 1000), (326, 1066)]
    s.wash(move(limb(inner, [10, 16, 20, 20, 16, 8]), 16, 6), "#2a0c20", 0.9, wet=14, clip=s.mask(s.all) - s.mask(THUMB))
    s.curve(inner, 4, taper=(0.05, 0.5))
    for c, way, w in (((116, 850), 88, 70), ((168, 1012), 62, 84)):
        for o in (-10, 6, 18):
            d = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
            n = np.array([-d[1], d[0]])
            m = np.array(c) + d * o
            s.curve([m - n * w * 0.85, m - d * 8, m + n * w * 0.8], 2.6, "#4a1a1c", clip=THUMB)
    _print(s, np.array([146, 726]), 8, 36, 46, THUMB)


def _candle(s):
    x, y = 156, 644
    s.wash(ell(x + 10, y + 10, 66, 16), NIGHT, 0.9, wet=8)
    s.thing(ell(x, y, 64, 17, -4), "#d8a03a", 1.0, shade=0.9, shcol="#4a200c", hatch=4, line=2.8)
    s.thing(ell(x, y - 5, 44, 9, -4), "#7a4416", 1.0, shade=0.5, hatch=0, line=1.8)
    s.curve([(x + 60, y - 4), (x + 92, y - 14), (x + 88, y + 18), (x + 54, y + 12)], 7, "#5a2c10")
    s.curve([(x + 60, y - 4), (x + 92, y - 14), (x + 88, y + 18), (x + 54, y + 12)], 3.4, "#e8b44a", body=True)
    wax = blob([(x - 25, y - 92), (x - 8, y - 98), (x + 16, y - 94), (x + 25, y - 88), (x + 27, y - 40), (x + 33, y - 8), (x, y + 2), (x - 32, y - 6), (x - 26, y - 44)])
    s.thing(wax, "#fff4d6", 0.3, shade=0.7, shcol="#c8803a", hatch=0, line=2.6)
    for a, b in ((-16, 40), (2, 62), (17, 34)):
        s.curve([(x + a, y - 90), (x + a + 2, y - 90 + b * 0.6), (x + a, y - 90 + b)], 6, "#fffdf0", body=True)
        s.fill(ell(x + a, y - 90 + b, 4.4, 6), "#fffdf0", body=True)
    s.curve([(x, y - 94), (x + 2, y - 106), (x - 1, y - 114)], 3)
    s.glow(*FLAME, 250, "#ffc24a", 0.8, 0.96)
    s.wash(ell(*FLAME, 120), "#ffd878", 0.6, wet=60)
    s.fill(blob([(x + 3, y - 186), (x + 20, y - 146), (x + 15, y - 116), (x, y - 106), (x - 15, y - 116), (x - 18, y - 142)]), "#f08a1a", body=True)
    s.fill(blob([(x + 2, y - 164), (x + 10, y - 136), (x + 7, y - 116), (x - 8, y - 116), (x - 8, y - 138)]), "#fff6c0", body=True)
    for i in range(22):
        a = math.tau * i / 22
        s.stroke([FLAME + [74 * math.cos(a), 74 * math.sin(a)], FLAME + [s.rng.uniform(94, 128) * math.cos(a), s.rng.uniform(94, 128) * math.sin(a)]], 1.4, "#ffe6a0", body=True, alpha=0.7)


@card("rose", paper="hot", light=(-0.8, -0.5), fresh=False)
def fist_opens(s):
    """Somebody sleeps in the palm of a huge hand; a candle stands on its thumb."""
    _dusk(s)
    _hand(s)
    s.glow(*FLAME, 520, "#ffb04a", 0.35, 0.5)
    _thumb(s)
    _bed(s)
    _slippers(s)
    _candle(s)
    s.splatter(NIGHT, 50, (500, 0, 1000, 1500), (0.7, 4.5))
    s.splatter("#ffd27a", 30, centre=tuple(FLAME), spread=150, size=(0.7, 3.4))
