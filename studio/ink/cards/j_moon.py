"""The moon sits down beside somebody."""

from ..easel import *
from ..kit.brush import feather
from ..kit.portrait import SKINS, face, finger, folds, garment, tresses

NIGHT, GOLD, PLUM = "#060914", "#fff2b8", "#8a3a56"
MOON, BIG = (322, 716), 336
SKIN = SKINS["olive"]


def _night(s):
    s.wash(s.all, "#4a6a94", 0.7, col2="#5a5a8c", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1100), (800, 900), (740, 380), (420, 240), (100, 260), (-100, 420)]), "#1c2c58", 1.1, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(420, -100), (1100, -100), (1100, 700), (930, 560), (860, 240), (640, 90)]), "#101c40", 0.6, wet=80, gran=0.6, pool=0.7)
    places.stars(s, 150, (0, 0, 1000, 760), (0.7, 2.6))
    x, y, q = 806, 196, 118
    s.lift(ell(x, y, q + 74), 0.55, 46)  # its light has stayed in the sky
    s.glow(x, y, 270, "#f0dca0", 0.3, 0.8)
    for k, e in enumerate((16, 30)):
        s.stroke(arc(x, y, q + e, q + e, 20 + 60 * k, 330 + 40 * k, 60), 1.6, "#f6ecc0", body=True, alpha=0.5 - 0.13 * k)
    hole = ell(x, y, q)
    s.cover(hole)
    s.wash(hole, "#020308", 2.2, edge=0.2, gran=0, rough=0.6, off=0)
    for _ in range(3):
        s.fill(hole, "#020308")
    s.fill(hole, "#020308", body=True)
    s.fill(hole.difference(ell(x + 4, y - 4, q - 4)), "#8aa4d0", body=True)  # the edge of the sky that was cut
    s.outline(hole, 2.6, "#0a1028", lost=0)
    for x, w, top in ((960, 30, 300), (54, 18, 460)):
        s.fill(limb([(x, 1080), (x - 6, 800), (x + 8, top)], [w, w * 0.7, w * 0.2]), NIGHT)
        for k in range(13):
            y = 900 - k * (900 - top) / 13
            e = -1 if k % 2 else 1
            q = s.rng.uniform(70, 170)
            s.curve([(x, y), (x + e * q * 0.5, y - q * 0.45), (x + e * q, y - q * 0.6)], 7 - k * 0.35, NIGHT)
            for u in (0.5, 0.8):
                s.curve([(x + e * q * u, y - q * 0.5 * u - 12), (x + e * q * (u + 0.2), y - q * 0.5 * u - 50), (x + e * q * (u + 0.18), y - q * u * 0.5 - 80)], 2.6, NIGHT)
    lawn = blob([(-60, 1010), (300, 990), (700, 1004), (1060, 984), (1060, 1560), (-60, 1560)])
    s.cover(lawn)
    s.wash(lawn, "#5f8a6a", 0.7, col2="#7a9060", bloom=4, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1330), (300, 1400), (640, 1330), (760, 1120), (820, 980), (1100, 960), (1100, 1600), (-100, 1600)]), "#1f4050", 0.7, wet=80, gran=0.6)
    s.wash(blob([(-100, 1440), (500, 1500), (800, 1380), (940, 1180), (1100, 1040), (1100, 1600), (-100, 1600)]), NIGHT, 0.5, wet=80, gran=0.6)
    s.glow(MOON[0], MOON[1], 720, "#f0d070", 0.35, 0.9)
    s.lift(ell(330, 1180, 360, 90), 0.6, 40)
    r = s.rng
    for _ in range(900):
        x, y = r.uniform(-10, 1010), 1030 + 470 * r.random()
        lit = math.exp(-(((x - 330) / 330) ** 2) - ((y - 1180) / 130) ** 2)
        h = 12 + (y - 1000) * 0.06
        pale = r.random() < lit * 0.9
        s.curve([(x, y), (x + r.normal() * 3, y - h * 0.6), (x + r.normal() * 8, y - h)], r.uniform(1, 1.9), "#fff0a8" if pale else ("#0a1620", "#1c3a3a")[int(r.integers(2))], body=pale, alpha=0.75, n=4)


def _board(s, pts, w, k=1.0):
    g = limb(pts, [w] * len(pts), 10)
    s.wash(move(g, 6, 14), NIGHT, 0.9, wet=8)
    s.thing(g, "#8a5a34", k, col2="#5a3420", shade=0.9, shcol="#1c0e10", hatch=6, line=2.8, gran=0.5)
    c = path(pts, 10)
    for e in (-0.45, 0.1, 0.5):
        s.stroke(c + [0, w * e], 1.2, "#2a1410", alpha=0.7)
    s.stroke(c + [0, -w * 0.78], 2.4, GOLD, body=True, alpha=0.5)


def _moon(s):
    g = ell(*MOON, BIG)
    s.wash(ell(340, 1064, 330, 40), NIGHT, 1.2, wet=22)
    s.cover(g)
    s.wash(g, "#f8e6a0", 0.4, col2="#fff6d8", gran=0.5, pool=0.5, bloom=3, grad=("rad", 250, 580, 480, 0.2, 1.3))
    s.wash(g, "#8a6a4a", 0.6, gran=0.5, wet=10, grad=("rad", 250, 560, 520, -0.9, 1.2), clip=g)
    for x, y, a, b, t in ((-0.34, -0.4, 0.36, 0.2, -20), (0.14, -0.56, 0.24, 0.13, 10), (-0.5, 0.1, 0.2, 0.28, 12), (0.0, 0.22, 0.3, 0.16, -14), (-0.12, 0.62, 0.28, 0.13, 6), (0.5, -0.16, 0.12, 0.2, 0)):
        s.wash(ell(MOON[0] + BIG * x, MOON[1] + BIG * y, BIG * a, BIG * b, t), "#9a8a5c", 0.55, wet=14, gran=0.6, clip=g)
    tone = marks.field(s, lambda x, y: np.clip((np.hypot(x - 250, y - 560) - 240) / 300, 0, 0.85)) * s.mask(g)
    s.hatch(g, tone=tone, ang=58, sep=7, w=1.2, thr=0.3, longest=34, col="#4a3826")
    r = s.rng
    for _ in range(46):
        a, q = r.uniform(0, math.tau), math.sqrt(r.random()) * 0.93
        x, y, c = MOON[0] + BIG * q * math.cos(a), MOON[1] + BIG * q * math.sin(a), 4 + 26 * r.random() ** 3
        sq = max(0.35, math.sqrt(1 - q * q))
        t = math.degrees(a)
        e = ell(x, y, c * sq, c, t)
        s.wash(e, "#a08a54", 0.55, edge=0.9, clip=g)
        s.outline(e, 1.7, "#4a3826", lost=0.45, clip=g)
        s.stroke(arc(x, y, c * 1.15, c * 1.15, 20, 120, 12), 1.8, "#fffdf0", body=True, alpha=0.8, clip=g)
    s.outline(g, 3.2, lost=0.3)


def _woman(s):
    dark, pale = "#2c0818", "#b8607c"
    for knee, foot in (((736, 1150), (726, 1246)), ((670, 1150), (650, 1256))):  # boots below the coat
        s.thing(limb([knee, foot], [30, 24]), "#3a4468", 1.2, shade=0.9, shcol="#0a0e20", hatch=5, line=2.6)
        x, y = foot
        s.wash(ell(x + 10, y + 40, 66, 14), NIGHT, 1.0, wet=8)
        s.thing(blob([(x - 30, y - 34), (x + 26, y - 34), (x + 32, y + 30), (x + 26, y + 42), (x - 66, y + 42), (x - 72, y + 22), (x - 36, y + 2)]), "#5a3424", 1.2, shade=0.9, shcol="#160a0a", hatch=5, line=2.8)
        s.stroke([(x - 70, y + 42), (x + 30, y + 42)], 4, NIGHT)
        s.curve([(x - 60, y + 18), (x - 44, y + 10), (x - 30, y + 8)], 4, GOLD, body=True, alpha=0.7)
    coat = blob([(690, 676), (730, 636), (800, 626), (862, 664), (892, 760), (906, 880), (922, 990), (904, 1052), (840, 1074), (776, 1090), (770, 1140), (786, 1196), (690, 1206), (596, 1192), (572, 1110), (564, 1024), (596, 962), (668, 936), (690, 860), (676, 760)])
    garment(s, coat, PLUM, lambda x, y: 1.6 if y < 920 or x < 760 and y > 1010 else 2.95, 220, dark=dark, pale=pale, cast=(16, 10), long=44)
    folds(s, ([(600, 1002), (720, 1012), (880, 980)], [(596, 1030), (612, 1100), (606, 1180)], [(650, 1040), (660, 1110), (652, 1196)], [(716, 1046), (724, 1120), (716, 1200)], [(760, 1040), (830, 1046), (890, 1020)], [(860, 700), (850, 820), (868, 940)], [(780, 650), (770, 780), (786, 930)]), dark, pale)
    for y in (730, 790, 850, 910):
        s.thing(ell(704 + (y - 730) * 0.02, y, 9), "#e8c060", 1.0, shade=0.6, hatch=0, line=2)
    # the loaf in her lap
    loaf = blob([(536, 946), (552, 900), (604, 866), (690, 852), (764, 868), (806, 908), (800, 956), (740, 986), (640, 994), (562, 984)])
    s.wash(move(loaf, 6, 18), dark, 0.9, wet=8)
    s.thing(loaf, "#d8903e", 0.9, col2="#b06426", shade=0.9, shcol="#5a240c", hatch=0, line=3, gran=0.5, soft=70)
    for k in range(5):  # cut before it was baked, and opened
        x = 572 + k * 42
        slash = blob([(x, 950, 1), (x + 6, 916), (x + 34, 884), (x + 48, 876, 1), (x + 42, 908), (x + 20, 938)])
        s.wash(slash.buffer(5), "#7a3410", 0.8, wet=3, clip=loaf)
        s.thing(slash, "#ffe8b8", 0.4, col2="#f0c078", shade=0.5, shcol="#b8702e", hatch=0, line=1.8)
        for u in (0.25, 0.5, 0.75):
            s.stroke([(x + 40 * u - 2, 944 - 60 * u), (x + 40 * u + 10, 940 - 60 * u)], 1.2, "#b8702e", clip=slash)
    s.lift(ell(600, 890, 40, 10, -24), 0.3, 6)
    # face
    s.thing(limb([(770, 590), (784, 660)], [44, 54]), SKIN[0], 0.8, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.4)
    at, _ = face(s, 740, 520, 212, 5, flip=True, skin=SKIN, old=0.8, mouth="smile", look=(0.55, 0.35), lid=0.36, brow=-0.4, line=2.2, k=0.6, ear=False)
    grey = ("#8a8494", "#c8c4cc", "#f6f2ea", "#fffaf0")
    for pts in ([(0.24, 0.26), (0.22, 0.42), (0.19, 0.58), (0.22, 0.74), (0.10, 0.84), (-0.08, 0.74), (-0.12, 0.5), (-0.06, 0.30)], [(0.79, 0.26), (0.80, 0.42), (0.785, 0.53), (0.755, 0.42), (0.755, 0.28)]):
        tresses(s, valid(Polygon(at(path(pts, 8, True)))), lambda x, y: 1.7, grey, 110, 34, 1.5)
    cap = valid(Polygon(at(path([(0.82, 0.26), (0.62, 0.24), (0.30, 0.26), (-0.06, 0.38), (-0.14, 0.26), (-0.08, 0.02), (0.12, -0.14), (0.44, -0.17), (0.70, -0.04), (0.80, 0.12)], 8, True))))
    garment(s, cap, "#2f6ec0", lambda x, y: 1.2, 60, dark="#0a1c44", pale="#6fa8e8", cast=None, long=18)
    rim = [(0.83, 0.19), (0.60, 0.145), (0.26, 0.17), (-0.13, 0.31)], [(0.83, 0.29), (0.62, 0.265), (0.30, 0.29), (-0.08, 0.42)]
    band = valid(Polygon(at(path([*rim[1], *rim[0][::-1]], 8, True))))
    s.thing(band, "#3f84d8", 0.9, shade=0.8, shcol="#0a1c44", hatch=0, line=2.4)
    a, b = (path(v, 10) for v in rim)
    for i in range(1, 29):
        s.stroke(at([a[i], b[i]]), 1.5, "#0a1c44")
    top = at([(0.26, -0.24)])[0]
    for _ in range(90):
        a = s.rng.uniform(0, math.tau)
        s.stroke([top, top + np.array([math.cos(a), math.sin(a)]) * s.rng.uniform(12, 28)], 2, ("#0a1c44", "#3f84d8", "#6fa8e8")[int(s.rng.integers(3))], body=True)
    scarf = blob([(672, 640), (700, 618), (760, 626), (830, 612), (862, 634), (860, 672), (790, 682), (712, 684)])
    garment(s, scarf, "#e0a838", lambda x, y: 0.1, 40, dark="#5a2c0a", pale="#f4d070", cast=(2, 10), long=24)
    # the hand that holds the loaf
    low = limb([(872, 720), (900, 860), (812, 930)], [46, 42, 30])
    garment(s, low, PLUM, lambda x, y: 1.4 if y < 840 else 2.6, 80, dark=dark, pale=pale, cast=(-6, 16))
    folds(s, ([(880, 820), (900, 850), (890, 890)], [(862, 840), (880, 868), (868, 900)]), dark, pale, 2.6)
    s.thing(blob([(806, 900), (770, 896), (736, 908), (730, 936), (760, 954), (806, 952)]), SKIN[0], 0.8, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=5, line=2.4)
    for i, pts in enumerate(([(752, 906), (716, 896), (694, 910)], [(746, 920), (706, 914), (684, 930)], [(748, 934), (710, 934), (690, 948)], [(756, 946), (724, 952), (708, 962)])):
        finger(s, pts, 12 - i * 0.6, SKIN, k=0.8)
    s.thing(limb([(818, 900), (808, 926), (818, 952)], [7, 8, 7]), "#ffe8d0", 0.4, shade=0.5, hatch=0, line=2.2)
    # the hand that lies on the moon
    arm = limb([(740, 700), (672, 800), (606, 716)], [46, 42, 28])
    s.wash(move(arm, -10, 36), "#3a2a1c", 0.7, wet=16)
    s.wash(blob([(540, 650), (600, 620), (640, 700), (600, 760), (540, 740)]), "#4a3420", 0.7, wet=14)
    garment(s, arm, PLUM, lambda x, y: 2.1 if x > 690 else -2.3, 90, dark=dark, pale=pale, cast=(6, 18))
    folds(s, ([(690, 770), (664, 776), (650, 800)], [(706, 790), (676, 802), (668, 830)], [(650, 746), (636, 766), (640, 790)], [(740, 730), (716, 744), (712, 770)]), dark, pale, 2.8)
    s.thing(blob([(620, 716), (612, 668), (588, 636), (556, 632), (540, 656), (552, 700), (580, 728)]), SKIN[0], 0.75, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=5, line=2.4)
    for pts, q in (([(600, 646), (604, 600), (596, 562)], 12.5), ([(580, 640), (574, 588), (560, 546)], 13.5), ([(562, 644), (544, 596), (524, 560)], 13), ([(550, 660), (524, 622), (500, 598)], 11.5), ([(606, 694), (632, 660), (640, 624)], 13)):
        finger(s, pts, q, SKIN, k=0.75)
    for pts in ([(584, 700), (578, 672)], [(568, 696), (562, 670)], [(598, 694), (594, 668)]):
        s.stroke(pts, 1.3, "#7a4440")
    s.thing(limb([(574, 738), (600, 720), (630, 712)], [8, 9, 8]), "#ffe8d0", 0.4, shade=0.5, hatch=0, line=2.2)


def _goose(s, x, y, k, neck, bill, *, flip=False, col="#f2efe6", tint="#8a94b4", legs=True):
    """A standing goose that looks right; neck: points from its breast to its head, bill: an angle."""
    q = lambda pts: move(np.asarray(pts, float), x, y, k, 0, flip)  # noqa: E731
    s.wash(ell(x + 10, y + 2, 110 * k, 18 * k), NIGHT, 1.0, wet=12)
    if legs:
        for a, b in ((-14, -8), (18, 4)):
            s.thing(limb(q([(a, -60), (a + 4, -26), (a + 2, b)]), [8 * k, 6 * k, 5 * k]), "#e08a2a", 1.0, shade=0.6, hatch=0, line=2)
            s.thing(blob(q([(a - 6, b - 4), (a + 12, b - 6), (a + 36, b + 6), (a + 14, b + 8), (a - 2, b + 8)])), "#e08a2a", 1.0, shade=0.6, hatch=0, line=2)
    line = path(q(neck), 10)
    body = union(blob(q([(-130, -110), (-96, -142), (-30, -168), (50, -160), (92, -120), (84, -70), (40, -42), (-30, -40), (-90, -66)])), limb(q(neck), [46 * k, 27 * k, 19 * k, 18 * k][: len(neck)]))
    h = q(neck)[-1]
    a = math.radians(bill if not flip else 180 - bill)
    d, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    body = smooth(union(body, ell(*(h + d * 6 * k), 25 * k, 20 * k, math.degrees(a))), 5 * k)
    tail = q([(-110, -120), (-150, -134), (-176, -128), (-150, -112), (-120, -96)])
    s.thing(blob(tail), col, 0.3, shade=0.8, shcol="#1c2848", hatch=5, line=2.2)
    s.thing(body, col, 0.3, col2=tint, shade=1.0, shcol="#1c2848", hatch=6, line=2.8, soft=40 * k, gran=0.5)
    for row, count, long in ((0, 6, 44), (1, 7, 56), (2, 6, 74)):
        for i in range(count):
            u = i / count
            p = q([(36 - 34 * row - 84 * u * (0.7 + row * 0.2), -146 + 25 * row + 30 * u)])[0]
            t = math.radians(164 - 4 * row)
            feather(s, p, t if not flip else math.pi - t, long * k, 25 * k, mix(col, tint, 0.25 + 0.2 * row), line=1.6, dark="#2a3658", k=0.6)
    for i in range(3, len(line) - 4, 3):
        s.stroke([line[i] + [-8 * k, 2], line[i] + [6 * k, 8 * k]], 1.1, "#3a4668", alpha=0.7)
    top = blob([h + d * 20 * k - n * 10 * k, h + d * 42 * k - n * 5 * k, h + d * 62 * k + n * 3 * k, h + d * 44 * k + n * 9 * k, h + d * 22 * k + n * 10 * k])
    s.thing(top, "#f0962a", 1.0, shade=0.7, shcol="#6a2a0a", hatch=0, line=2.2)
    s.stroke([h + d * 24 * k + n * 3 * k, h + d * 58 * k + n * 4 * k], 1.6)
    up = n if n[1] < 0 else -n
    s.fill(ell(*(h + d * 8 * k + up * 4 * k), 4.4 * k))
    s.fill(ell(*(h + d * 9 * k + up * 6 * k), 1.5 * k), body=True)
    return body


def _asleep(s, x, y, k):
    """It has put its bill under its wing."""
    at = lambda pts: [(*q, *p[2:]) for p, q in zip(pts, move([p[:2] for p in pts], x, y, k), strict=True)]  # noqa: E731
    s.wash(ell(x + 20 * k, y + 4 * k, 160 * k, 24 * k), NIGHT, 1.0, wet=10)
    body = blob(at([(-96, -8), (-100, -52), (-70, -92), (-10, -104), (60, -92), (108, -66), (150, -74, 1), (132, -36), (104, -8), (40, 6), (-50, 6)]))
    s.thing(body, "#f2efe6", 0.25, col2="#b8c0d8", shade=1.0, shcol="#1c2848", hatch=6, line=2.8, soft=40)
    neck = blob(at([(-84, -56), (-78, -104), (-50, -132), (-14, -134), (14, -116), (20, -96), (-4, -84), (-40, -84), (-56, -60)]))
    s.thing(neck, "#f8f4e8", 0.2, shade=0.8, shcol="#2a3658", hatch=5, line=2.6, soft=24)
    for row, count in ((0, 5), (1, 6)):
        for i in range(count):
            p = at([(-44 + 26 * i + 14 * row, -74 + 3 * i + 24 * row)])[0]
            feather(s, p, 0.25 + 0.05 * row, 58 * k, 26 * k, "#dfe2ec", line=1.6, dark="#2a3658", k=0.4)
    s.thing(blob(at([(14, -116), (36, -102), (26, -88), (10, -94)])), "#f0962a", 1.0, shade=0.4, hatch=0, line=2)
    s.curve(at([(-34, -112), (-24, -105), (-10, -108)]), 3)


@card("midnight", paper="cold", light=(-0.75, -0.45), fresh=False)
def moon_bench(s):
    _night(s)
    iron = {"shade": 0.8, "shcol": "#04050a", "hatch": 0, "line": 2.6}
    for x in (30, 946):
        s.thing(limb([(x, 750), (x + 6, 980), (x - 8, 1210)], [13, 14, 15]), "#2a2c3c", 1.4, **iron)
    for y in (800, 884):
        _board(s, [(-40, y + 14), (330, y + 20), (700, y + 2), (1000, y - 10)], 27)
    for y, sag in ((1000, 34), (1032, 48)):
        _board(s, [(-40, y + 6), (120, y + 10 + sag * 0.4), (330, y + 12 + sag), (560, y + 4 + sag * 0.4), (1000, y - 14)], 15)
    _moon(s)
    _board(s, [(-40, 1070), (120, 1082), (330, 1112), (560, 1084), (1000, 1056)], 19)
    for x, y in ((300, 1134), (352, 1138), (330, 1140)):  # a slat has given way a little
        s.curve([(x - 10, y - 16), (x, y), (x + 22, y + 12)], 2.6, "#e8b070", body=True)
    s.thing(limb([(930, 1050), (944, 1130), (930, 1290)], [15, 15, 17]), "#2a2c3c", 1.4, **iron)
    s.thing(limb([(26, 1070), (14, 1160), (30, 1320)], [15, 15, 17]), "#2a2c3c", 1.4, **iron)
    _woman(s)
    s.thing(limb([(960, 1046), (968, 900), (940, 862), (900, 858)], [13, 12, 12, 11]), "#2a2c3c", 1.4, **iron)
    for x, y in ((622, 1338), (668, 1346), (640, 1362), (690, 1366), (604, 1372)):
        s.thing(ell(x, y, 6, 4, x), "#f0c070", 0.8, shade=0.4, hatch=0, line=1.5)
    _goose(s, 176, 1384, 1.04, [(70, -120), (104, -190), (84, -250), (88, -306)], -62)
    _goose(s, 876, 1352, 0.9, [(70, -110), (130, -128), (176, -92), (220, -56)], 40, flip=True, col="#b8a890", tint="#5a4a48")
    _goose(s, 468, 1448, 1.08, [(66, -116), (112, -160), (100, -226), (120, -270)], -28, col="#f6f0e0")
    _asleep(s, 770, 1466, 0.94)
    s.splatter(NIGHT, 40, (500, 0, 1000, 500), (0.7, 4))
    s.splatter("#fff6d0", 30, (0, 200, 800, 1100), (0.6, 2.4))
