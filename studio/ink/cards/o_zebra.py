"""Joy: a zebra in its first snow, in the plane, drawn with the brush."""

from ..easel import *
from ..kit.brush import NIGHT, brushed, twist

BLUE, SHADE = "#7a98cc", "#6a80b4"
CREST = [(96, 690), (180, 640), (270, 540), (350, 430), (420, 330), (486, 258)]
THROAT = [(640, 900), (652, 780), (636, 660), (612, 560), (600, 470)]
HEAD = (500, 262, 372, -31)  # poll, length, turn


def robin(s, x, y, k, *, bow=False):
    """A robin on the ground that looks up to the left."""

    def at(pts):
        return [(x + a * k, y + b * k, *c) for a, b, *c in pts]

    for a in (-10, 10):
        s.stroke(at([(a, -40), (a + 2, -2)]), 2.6 * k)
        for c in (-14, -4, 8):
            s.stroke(at([(a + 2, -2), (a + 2 + c, 4 - abs(c) * 0.2)]), 2 * k)
    tail = blob(at([(50, -70), (104, -38, 1), (92, -26, 1), (40, -46)]))
    s.thing(tail, "#5a5a60", 0.9, hatch=4, line=2)
    body = blob(at([(-36, -136), (-8, -152), (22, -136), (52, -100), (62, -66), (40, -36), (4, -28), (-34, -42), (-54, -76), (-52, -112)]))
    s.thing(body, "#7a7468", 0.75, col2="#5f6470", shade=0.6, hatch=5, line=2.4, white=0.4)
    breast = blob(at([(-46, -128), (-22, -122), (0, -96), (-2, -62), (-22, -44), (-40, -50), (-52, -78), (-52, -112)]))
    s.cover(breast, keep=0.1)
    s.wash(breast, "#d8562a", 1.0, col2="#e8903a", edge=0.6, off=1)
    marks.pelt(s, s.mask(breast), lambda a, b: 1.9, 90, (6, 13), 1.2, dark="#8a2e1a", light="#ffd0a0", share=0.4)
    wing = blob(at([(4, -112), (36, -106), (62, -74), (78, -50, 1), (44, -52), (14, -66)]))
    s.thing(wing, "#4f5560", 0.9, hatch=4, line=2)
    for q in (0.25, 0.5, 0.75):
        s.curve(at([(18 + 14 * q, -104 + 26 * q), (44 + 12 * q, -78 + 12 * q), (60 + 14 * q, -56 + 4 * q)]), 1.4)
    s.thing(poly(at([(-46, -134), (-72, -146), (-50, -122)])), "#3a3430", 0.9, hatch=0, line=1.8)
    s.fill(ell(x - 30 * k, y - 130 * k, 5.2 * k))
    s.fill(ell(x - 31.5 * k, y - 132 * k, 1.7 * k), body=True)
    if bow:
        for e in (-1, 1):
            s.fill(poly(at([(-34, -98), (-34 + 34 * e, -118), (-34 + 38 * e, -98), (-34 + 32 * e, -80)])), NIGHT)
        s.fill(ell(x - 34 * k, y - 98 * k, 8 * k), NIGHT)
        s.stroke(at([(-52, -112), (-48, -106)]), 1.4, body=True)
        s.stroke(at([(-20, -112), (-16, -106)]), 1.4, body=True)


def hut(s, x, y, w, h, seed=0):
    """A round hut with a thatched roof under snow."""
    r = np.random.default_rng(seed)
    wall = box(x - w * 0.42, y - h * 0.46, x + w * 0.42, y)
    s.thing(wall, "#b8764a", 0.75, col2="#8f5636", shade=0.6, hatch=6, ang=88, line=2)
    s.fill(poly([(x - w * 0.08, y), (x - w * 0.07, y - h * 0.3), (x + w * 0.09, y - h * 0.3), (x + w * 0.1, y)]), "#2e1f20")
    roof = poly([(x, y - h), (x + w * 0.3, y - h * 0.68), (x + w * 0.56, y - h * 0.38), *((x + u * w * 0.56, y - h * (0.36 + r.uniform(-0.03, 0.03))) for u in np.linspace(0.8, -0.8, 12)), (x - w * 0.56, y - h * 0.4), (x - w * 0.28, y - h * 0.7)])  # fmt: skip
    s.thing(roof, "#a88a5a", 0.5, shade=0.6, shcol="#5a5a78", hatch=0, line=2)
    snow = blob([(x, y - h * 1.03), (x + w * 0.3, y - h * 0.7), (x + w * 0.5, y - h * 0.44), (x + w * 0.3, y - h * 0.52), (x + w * 0.12, y - h * 0.46), (x - w * 0.08, y - h * 0.56), (x - w * 0.3, y - h * 0.47), (x - w * 0.52, y - h * 0.45), (x - w * 0.28, y - h * 0.72)])  # fmt: skip
    s.cover(snow)
    s.wash(snow.intersection(box(x, 0, x + w, y)), "#8fa2c4", 0.4, wet=8)
    s.outline(snow, 1.7, lost=0.4)
    for _ in range(16):
        u = r.uniform(-0.5, 0.5)
        s.stroke([(x + u * w, y - h * 0.4), (x + u * w * 1.06, y - h * 0.34)], 1.2)


def _acacia(s, dx, dy):
    r = s.rng
    at = lambda *pts: [(x + dx, y + dy) for x, y in pts]  # noqa: E731
    wood = union(limb(at((86, 826), (100, 700), (76, 580), (50, 530)), [17, 12, 8, 5]), limb(at((98, 710), (156, 610), (230, 540)), [11, 8, 4]), limb(at((90, 640), (124, 570), (140, 530)), [7, 6, 4]))
    s.thing(wood, "#7a5a48", 0.95, shade=0.9, shcol="#3a2420", hatch=4, line=2.4)
    for x, y, a, b in ((40, 524, 120, 24), (220, 536, 116, 22), (130, 492, 160, 26)):
        x, y = x + dx, y + dy
        crown = s.warp(s.mask(blob([(x - a, y), (x - a * 0.6, y - b), (x, y - b * 1.2), (x + a * 0.6, y - b), (x + a, y), (x + a * 0.4, y + b * 0.5), (x - a * 0.4, y + b * 0.5)])), (0, 0, s.w, s.h), 5, 7)
        s.cover(crown)
        s.wash(crown, "#5f9448", 0.95, col2="#2f6440", edge=0.7, rough=2)
        white = blob([(x - a * 0.9, y - 2), (x - a * 0.6, y - b * 1.1), (x, y - b * 1.6), (x + a * 0.6, y - b * 1.1), (x + a * 0.9, y - 2), (x + a * 0.5, y - b * 0.5), (x + a * 0.2, y - b * 0.2), (x - a * 0.2, y - b * 0.6), (x - a * 0.5, y - b * 0.2)])
        s.cover(white)
        s.wash(white, BLUE, 0.3, grad=("lin", 90, 0, 1), wet=6)
        s.outline(white, 2, lost=0.3)
        for _ in range(40):
            u = r.uniform(-0.95, 0.95)
            px, py = x + u * a, y + b * 0.35 * (1 - u * u)
            s.curve([(px, py), (px + r.normal() * 6, py + 6), (px + r.normal() * 9, py + 12)], 1.4, "#1f4a2a")


def _land(s):
    r = s.rng
    s.sky([(0, "#2f4f8c", 1.05), (0.4, "#6a94cc", 0.8), (0.75, "#d8dcec", 0.45), (0.92, "#ffd0a0", 0.55), (1, "#ffb070", 0.6)], 0, 1030, wet=70)
    s.wash(blob([(-100, -100), (420, -100), (260, 160), (-100, 420)]), "#16264e", 0.8, wet=90, gran=0.6)
    far = valid(Polygon([*path([(-40, 1010), (220, 1000), (500, 1016), (760, 996), (1040, 1008)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(far)
    s.wash(far, "#f0c060", 0.5, col2="#e09a4a", grad=("lin", 90, 1.4, 0.0), pool=0.5)
    for x, y, w, h, k in ((856, 1020, 50, 44, 1), (930, 1036, 110, 96, 2)):
        hut(s, x, y, w, h, k)
    _acacia(s, 720, 216)
    edge = path([(-40, 1066), (200, 1050), (470, 1078), (760, 1050), (1040, 1070)], 12)
    ground = valid(Polygon([*edge, (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#c8dcf2", 0.35, col2="#f0e4dc", pool=0.9, bloom=5, grad=("lin", 90, 0.3, 1.3))
    s.stroke(edge, 1.8, "#6a88b4")
    for pts in ([(-40, 1180), (160, 1160), (330, 1190)], [(760, 1160), (880, 1140), (1040, 1170)], [(0, 1450), (120, 1430), (220, 1450)]):
        s.wash(limb(pts, [8, 24, 6]), "#a8c4e8", 0.5, wet=14)
    for _ in range(30):
        y = r.uniform(1090, 1490)
        x, q = r.uniform(0, 1000), 12 + 34 * (y - 1080) / 400
        for _ in range(5):
            b = r.normal() * q * 0.4
            s.curve([(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.2))], 1.4 + q * 0.02, ("#c88a2e", "#a86a2a", "#e8b858")[r.integers(3)])
            x += r.normal() * 4


def _hoof(s, x, y, turn=0, k=1.0):
    at = lambda *pts: move(np.array(pts, float), x, y, k, turn)  # noqa: E731
    g = blob(at((-34, -44), (30, -46), (58, 6), (52, 22), (-42, 22), (-40, -8)), 4)
    s.thing(g, "#4a4458", 1.1, shade=0.9, shcol="#14101c", hatch=4, line=3.4)
    s.stroke(at((-22, -28), (-26, 12)), 3, "#b8b0c8", body=True)
    s.stroke(at((-36, -40), (0, -34), (32, -42)), 2.4)


def _stocking(s, x, y, wide, n, seed):
    """Stripes that have come down: black and white cloth in slack folds that lie across each other."""
    r = np.random.default_rng(seed)
    s.wash(ell(x + 26, y + 8, wide * 1.6, 22), SHADE, 0.9, wet=12)
    for k in range(n):
        u = k / (n - 1)
        a = wide * (1.3 - 0.5 * u**0.6) * r.uniform(0.9, 1.1)
        h = r.uniform(13, 21) * (1.1 - 0.25 * u)
        cx, cy, t = x + r.normal() * 8, y - 10 - u * (n * 17), (9 if k % 3 else -12) * r.uniform(0.5, 1.3)
        at = lambda *pts, cx=cx, cy=cy, t=t, a=a, h=h: move(np.array(pts, float) * [a, h], cx, cy, 1, t)  # noqa: E731
        fold = blob(at((-1, 0.5), (-0.9, -0.5), (-0.5, -0.9), (0.1, -0.5), (0.6, -1.0), (0.94, -0.6), (1, 0.3), (0.7, 1.2), (0.2, 1.5), (-0.3, 1.25), (-0.8, 1.3)), 6)
        s.wash(move(fold, 4, 7), SHADE, 0.7, wet=5)
        if k % 2 == 0:
            s.cover(fold)
            brushed(s, fold)
        else:
            s.thing(fold, "#fbf8f2", 0.15, shade=1.0, shcol=SHADE, hatch=0, line=3, white=0.8)
        for e in r.uniform(-0.8, 0.8, 4):
            s.curve(at((e, -0.7), (e + 0.1, 0.1), (e + 0.26, 1.0)), 2.2, SHADE if k % 2 else "#6a7088", body=k % 2 == 0)
        s.curve(at((-0.86, 0.5), (-0.3, 0.9), (0.3, 0.7)), 2, SHADE if k % 2 else "#8a90a8", body=k % 2 == 0)


def _fallen(s):
    """Some have come off altogether."""
    for k, (pts, w) in enumerate((
        ([(420, 1424), (340, 1440), (270, 1410), (190, 1430), (120, 1400), (60, 1416)], 17), ([(60, 1300), (120, 1276), (180, 1300), (250, 1280), (300, 1296)], 13), ([(250, 1476), (330, 1490), (400, 1466), (470, 1486)], 14),
    )):  # fmt: skip
        s.wash(move(limb(pts, [w * 0.8] * len(pts)), 6, 12), BLUE, 0.7, wet=5)
        brushed(s, twist(pts, w, k))
        x, y = pts[2]
        mound = blob([(x - 60, y + 22), (x - 26, y - 10), (x + 12, y - 16), (x + 58, y + 16), (x + 12, y + 30)])
        s.cover(mound)
        s.wash(mound, BLUE, 0.35, grad=("lin", 90, 0, 1), wet=5)
        s.curve([(x - 54, y + 14), (x - 24, y - 11), (x + 12, y - 17), (x + 54, y + 12)], 2.2, "#5a78b4")


def _bare(s, g, far=False):
    """A leg with nothing on: rosy where it has been covered."""
    s.thing(g, "#e0e2ee" if far else "#fdf8f2", 0.4 if far else 0.15, shade=0.85, shcol=SHADE, hatch=8, line=3.6, white=0.8)
    s.wash(g, "#f0b8a8", 0.3, wet=20, clip=g)


def _far_leg(s):
    """Lifted high: the hoof draws its stocking after it, out of the heap."""
    slack = path([(716, 1290), (738, 1330), (706, 1370), (736, 1410)], 10)
    for k, (p, d, _) in enumerate(marks.along(slack, 15)):
        n = np.array([-d[1], d[0]]) * (26 + 5 * math.sin(k * 1.9))
        fold = blob([p - n - d * 7, p - n * 0.4 - d * 11, p + n - d * 5, p + n * 1.1 + d * 8, p + d * 13, p - n * 1.1 + d * 7], 6)
        s.cover(fold)
        if k % 2:
            s.thing(fold, "#fbf8f2", 0.15, shade=1.0, shcol=SHADE, hatch=0, line=2.6, white=0.8)
        else:
            brushed(s, fold)
    g = smooth(union(limb([(560, 900), (650, 968), (748, 1022)], [120, 76, 48]), limb([(748, 1022), (778, 1040), (782, 1074)], [48, 47, 42]), limb([(782, 1074), (768, 1140), (752, 1206)], [38, 27, 28]), limb([(752, 1206), (742, 1232), (726, 1254)], [34, 30, 28])), 7)
    _bare(s, g, True)
    for pts in ([(742, 992), (776, 1004), (806, 1034)], [(748, 1074), (776, 1088), (808, 1076)], [(770, 1096), (758, 1150), (744, 1196)], [(724, 1206), (748, 1222), (776, 1212)], [(620, 930), (690, 980), (738, 1030)]):
        s.curve(pts, 2.6, SHADE, clip=g)
    _hoof(s, 712, 1288, 36, 0.92)


def _trunk(s):
    body = blob([(-80, 700), (60, 690), (140, 668), (200, 620), (270, 540), (350, 430), (420, 330), (480, 262), (560, 270), (640, 380), (612, 470), (612, 560), (636, 660), (658, 780), (668, 880), (640, 970), (580, 1030), (500, 1060), (380, 1064), (200, 1090), (-80, 1110)])
    leg = smooth(union(limb([(440, 900), (466, 1010), (476, 1110), (484, 1168)], [120, 80, 56, 46]), limb([(484, 1168), (478, 1250), (474, 1330)], [45, 31, 30]), limb([(474, 1330), (488, 1376)], [34, 32])), 8)
    g = smooth(union(body, leg), 12)
    s.wash(blob([(320, 1420), (420, 1392), (560, 1396), (760, 1400), (900, 1420), (760, 1446), (460, 1440)]), BLUE, 0.9, wet=14)
    s.thing(g, "#fdfaf4", 0.12, shade=0.95, shcol="#7890c8", hatch=9, thr=0.6, line=4.2, white=0.9, soft=140)
    s.wash(blob([(-60, 960), (200, 960), (380, 990), (640, 900), (660, 1000), (540, 1070), (380, 1070), (-60, 1130)]), SHADE, 0.6, wet=40, clip=g)
    s.wash(blob([(500, 1040), (560, 1040), (540, 1180), (512, 1340), (486, 1360), (494, 1200)]), SHADE, 0.8, wet=14, clip=g)
    s.wash(limb([(470, 1110), (480, 1300)], [44, 40]), "#f0b8a8", 0.4, wet=24, clip=g)
    s.curve([(380, 1000), (430, 1060), (436, 1100)], 2.8, SHADE, clip=g)
    for pts in ([(456, 1150), (484, 1140), (514, 1152)], [(452, 1188), (482, 1198), (510, 1186)], [(470, 1220), (466, 1270), (462, 1310)]):
        s.curve(pts, 2.4, SHADE, clip=leg)
    _hoof(s, 490, 1416)
    return g


def _stripes(s, whole):
    def band(pts, w, root=0.75):
        brushed(s, limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 0.7, 1), (root, 1, 0.85, 0.12))], 10).intersection(whole))

    crest, throat = path(CREST, 20), path(THROAT, 20)
    for k in range(9):
        u = 0.16 + 0.8 * k / 9
        a, b = crest[int(u * (len(crest) - 1))], throat[int((0.08 + 0.92 * k / 9) * (len(throat) - 1))]
        d = b - a
        n = np.array([-d[1], d[0]]) * (0.12 + 0.03 * math.sin(k * 2.3))
        out = np.array([-52.0, -40.0])
        band([a + out, a, a + d * 0.5 + n, a + d * (0.96, 0.8, 0.99)[k % 3]], 23 - k * 0.9)
    for x, y, pts, w in (
        (128, 650, [(190, 780), (300, 890), (420, 950)], 24), (70, 660, [(120, 790), (200, 920), (330, 1000)], 22), (14, 670, [(40, 800), (80, 940), (150, 1040)], 22), (-44, 690, [(-30, 820), (-10, 950), (30, 1060)], 20),
    ):  # fmt: skip
        band([(x, y), *pts], w)
    for pts, w in (([(330, 740), (420, 830), (520, 880), (640, 888)], 20), ([(270, 800), (370, 900), (480, 950), (610, 956)], 18), ([(360, 960), (440, 1000), (520, 1006), (570, 990)], 15)):
        band(pts, w, 0.12)


def _mane(s):
    r = s.rng
    crest = path(CREST, 20)
    mane = limb([(110, 660), (190, 596), (268, 500), (344, 392), (414, 292), (470, 222)], [6, 34, 46, 48, 44, 26])
    s.thing(mane, "#fbf8f2", 0.2, shade=0.6, shcol=BLUE, hatch=0, line=2.6)
    for p, d, u in marks.along(crest, 4):
        n = np.array([d[1], -d[0]])
        for _ in range(2):
            q = r.uniform(66, 104) * (0.35 + 0.65 * math.sin(min(1, u * 2.2) * 1.57))
            dark = math.sin(u * 44) > -0.05
            s.curve([p - n * 6, p + n * q * 0.6 + d * 3, p + n * q + d * 14 + r.normal(size=2) * 3], 3.2, NIGHT if dark else ("#fdfaf4", "#a8b0c8")[int(r.integers(2))], wobble=0.4, body=not dark)


def _head(s):
    x, y, k, turn = HEAD
    at = lambda *pts: [(*move([q[:2]], x, y, k, turn)[0], *q[2:]) for q in pts]  # noqa: E731
    far_ear = blob(at((0.06, -0.05), (-0.02, -0.2), (0.02, -0.36), (0.1, -0.26), (0.15, -0.08)))
    s.thing(far_ear, "#c4cce0", 0.7, shade=0.7, shcol=SHADE, hatch=0, line=3)
    mouth = blob(at((0.57, 0.30, 1), (0.74, 0.23), (0.93, 0.20, 1), (0.90, 0.32), (0.90, 0.45, 1), (0.76, 0.42), (0.66, 0.37)))
    s.cover(mouth)
    s.wash(mouth, "#a8283a", 1.3, col2="#3a0814", mix=("lin", 200, 0, 1), edge=0.6, off=0)
    skull = blob(at((-0.06, 0.10), (-0.03, 0.0), (0.08, -0.06), (0.22, -0.085), (0.34, -0.075), (0.52, -0.035), (0.70, -0.005), (0.84, 0.01), (0.95, 0.04), (1.0, 0.11), (0.985, 0.19), (0.93, 0.235), (0.84, 0.245), (0.72, 0.255), (0.60, 0.295, 1), (0.68, 0.345), (0.77, 0.385), (0.85, 0.402), (0.905, 0.425), (0.92, 0.475), (0.88, 0.525), (0.80, 0.53), (0.72, 0.49), (0.60, 0.463), (0.46, 0.478), (0.34, 0.492), (0.20, 0.465), (0.08, 0.40), (0.0, 0.32)))
    s.thing(skull, "#fdfaf4", 0.12, shade=0.95, shcol="#7890c8", hatch=8, thr=0.6, line=4, white=0.9, soft=90)
    s.wash(blob(at((0.50, 0.40), (0.66, 0.42), (0.82, 0.47), (0.82, 0.56), (0.66, 0.53), (0.46, 0.53))), SHADE, 0.7, wet=12, clip=skull)
    s.curve(at((0.54, 0.20), (0.50, 0.32), (0.42, 0.41), (0.30, 0.45)), 2.6, SHADE)  # the cheek
    chin = blob(at((0.78, 0.36), (0.86, 0.40), (0.94, 0.42), (0.95, 0.50), (0.88, 0.56), (0.78, 0.56), (0.74, 0.50), (0.77, 0.44))).intersection(skull)
    brushed(s, chin, "#2e2a38")
    for e in range(9):
        s.stroke(at((0.785 + 0.014 * e, 0.53), (0.78 + 0.015 * e, 0.575)), 1.6, NIGHT)
    for e in range(4):  # lower teeth, small and blunt
        s.thing(blob(at((0.875 - 0.035 * e, 0.415 - 0.012 * e), (0.90 - 0.035 * e, 0.42 - 0.012 * e), (0.90 - 0.035 * e, 0.385 - 0.012 * e), (0.877 - 0.035 * e, 0.38 - 0.012 * e)), 4), "#fff6e0", 0.2, shade=0.3, hatch=0, line=1.8)
    tongue = blob(at((0.63, 0.312), (0.76, 0.31), (0.88, 0.325), (1.0, 0.36), (1.07, 0.42), (1.06, 0.48), (1.0, 0.49), (0.92, 0.43), (0.80, 0.385), (0.68, 0.345)))
    s.thing(tongue, "#f08494", 1.0, col2="#d85a70", shade=0.8, shcol="#8a1c38", hatch=0, line=3)
    s.curve(at((0.74, 0.337), (0.88, 0.362), (1.02, 0.43)), 2.2, "#a83a50")
    s.wash(blob(at((0.42, 0.10), (0.62, 0.12), (0.66, 0.22), (0.50, 0.26))), SHADE, 0.45, wet=16, clip=skull)
    s.wash(blob(at((0.10, 0.34), (0.30, 0.40), (0.48, 0.38), (0.46, 0.46), (0.28, 0.49), (0.10, 0.44))), SHADE, 0.8, wet=14, clip=skull)

    def band(pts, w):
        brushed(s, limb([q[:2] for q in at(*pts)], [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.35, 1), (0.55, 1, 0.14))], 10).intersection(skull))

    for e in range(4):  # down the cheek, from the ear
        band(((0.02 + 0.075 * e, -0.1), (0.05 + 0.07 * e, 0.02 + 0.02 * e), (0.06 + 0.085 * e, 0.2 + 0.02 * e), (0.12 + 0.1 * e, 0.36 + 0.01 * e)) if e < 2 else ((0.14 + 0.07 * e, 0.15), (0.15 + 0.075 * e, 0.22), (0.17 + 0.08 * e, 0.32), (0.2 + 0.08 * e, 0.38)), 11 - e)
    for e in range(5):  # along the nose
        band(((0.40 + 0.09 * e, -0.09), (0.44 + 0.085 * e, 0.0), (0.50 + 0.075 * e, 0.06), (0.60 + 0.06 * e, 0.10)), 7.5 - 0.5 * e)
        band(((0.46 + 0.07 * e, 0.27 - 0.012 * e), (0.50 + 0.07 * e, 0.2), (0.57 + 0.06 * e, 0.155)), 6.5 - 0.5 * e)
    dark = blob(at((0.80, -0.02), (0.95, 0.03), (1.02, 0.11), (0.99, 0.2), (0.93, 0.245), (0.80, 0.255), (0.78, 0.18), (0.82, 0.10))).intersection(skull)
    brushed(s, dark, "#2e2a38")
    s.wash(blob(at((0.70, 0.02), (0.84, 0.02), (0.86, 0.24), (0.72, 0.24))), "#5a4a50", 0.8, wet=14, clip=skull)
    nostril = blob(at((0.90, 0.055), (0.955, 0.075), (0.965, 0.12), (0.93, 0.135), (0.90, 0.10)))
    s.fill(nostril, "#050408")
    s.curve(at((0.885, 0.10), (0.892, 0.05), (0.93, 0.035), (0.97, 0.06)), 3.4, "#a8a2b4", body=True)
    s.curve(at((0.985, 0.17), (0.93, 0.22), (0.80, 0.235), (0.68, 0.262), (0.60, 0.288)), 4.4, NIGHT)
    s.curve(at((0.62, 0.25), (0.595, 0.285), (0.61, 0.32)), 2.6, NIGHT)
    for e in range(5):  # upper teeth
        s.thing(blob(at((0.90 - 0.042 * e, 0.228 + 0.006 * e), (0.932 - 0.042 * e, 0.222 + 0.006 * e), (0.935 - 0.042 * e, 0.272 + 0.006 * e), (0.905 - 0.042 * e, 0.278 + 0.006 * e)), 4), "#fff6e0", 0.2, shade=0.3, hatch=0, line=1.9)
    eye = blob(at((0.285, 0.055, 1), (0.305, 0.012), (0.345, -0.004), (0.385, 0.022), (0.395, 0.06, 1), (0.35, 0.085), (0.31, 0.082)))
    s.fill(eye.buffer(7), NIGHT)
    s.cover(eye)
    s.wash(eye, "#6a3a1c", 1.2, col2="#2a120a", edge=0.8, off=0)
    c = at((0.35, 0.036))[0]
    s.fill(ell(*c, 13, 8, turn - 40).intersection(eye), "#080406")
    s.fill(ell(c[0] + 6, c[1] - 9, 4.6), body=True)
    s.fill(ell(c[0] - 6, c[1] + 6, 2), body=True, alpha=0.7)
    s.curve(at((0.26, 0.06), (0.295, -0.01), (0.35, -0.032), (0.41, 0.01), (0.425, 0.05)), 6, NIGHT)
    for e in range(6):
        s.stroke(at((0.315 + 0.018 * e, -0.018), (0.335 + 0.024 * e, -0.055)), 2.2)
    s.curve(at((0.29, 0.11), (0.34, 0.118), (0.40, 0.09)), 2, SHADE)
    ear = blob(at((0.06, 0.02), (-0.03, -0.06), (-0.10, -0.22), (-0.10, -0.36, 1), (0.0, -0.30), (0.08, -0.16), (0.12, -0.02)))
    s.thing(ear, "#fbf8f2", 0.2, shade=0.8, shcol=BLUE, hatch=0, line=3.8)
    inner = blob(at((0.05, -0.03), (-0.02, -0.12), (-0.07, -0.24), (-0.08, -0.31, 1), (-0.01, -0.24), (0.05, -0.14), (0.08, -0.05)))
    s.wash(inner, "#d88a8a", 0.9, col2="#5a2a38", wet=3)
    brushed(s, blob(at((-0.10, -0.36, 1), (-0.105, -0.28), (-0.06, -0.27), (-0.03, -0.32))))
    for e in range(9):
        s.curve(at((0.02 + 0.008 * e, -0.03), (-0.01 + 0.008 * e, -0.12), (-0.05 + 0.008 * e, -0.22)), 1.7, ("#fff4ec", "#3a1c24")[e % 2], body=True, alpha=0.8)
    f = np.array(at((1.03, 0.40))[0])  # the first one, on the tongue
    for e in range(6):
        a = e * math.pi / 3 + 0.2
        v = np.array([math.cos(a), math.sin(a)])
        s.stroke([f, f + 26 * v], 4.4, "#2a4a8c", body=True, taper=(0, 0), wobble=0)
    for e in range(6):
        a = e * math.pi / 3 + 0.2
        v = np.array([math.cos(a), math.sin(a)])
        s.stroke([f, f + 25 * v], 2.8, body=True, taper=(0, 0), wobble=0)
        for q in (-0.7, 0.7):
            s.stroke([f + 14 * v, f + 14 * v + 9 * np.array([math.cos(a + q), math.sin(a + q)])], 2.2, body=True, taper=(0, 0), wobble=0)


@card("frost", paper="cold", light=(-0.5, -0.75))
def first_snow(s):
    """A zebra tastes the snow while its stripes slip down its legs like stockings."""
    _land(s)
    _far_leg(s)
    _mane(s)
    g = _trunk(s)
    _stripes(s, g)
    _head(s)
    _fallen(s)
    _stocking(s, 482, 1424, 66, 8, 2)
    _stocking(s, 738, 1424, 62, 3, 5)
    robin(s, 884, 1480, 1.15, bow=True)
    places.snow(s, 260, (2, 9))
