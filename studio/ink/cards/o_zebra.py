"""Joy: a zebra in its first snow, in the plane, drawn with the brush."""

from ..easel import *
from ..kit.brush import NIGHT, brushed, ribbon, twist

BLUE = "#7a98cc"
BACK = [(186, 800), (208, 742), (270, 694), (400, 716), (500, 706), (566, 668)]
CREST = [(566, 668), (606, 606), (644, 510), (684, 424), (716, 352)]
THROAT = [(752, 742), (770, 640), (780, 540), (786, 452)]


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


def _land(s):
    r = s.rng
    s.sky([(0, "#8ab4e4", 0.75), (0.5, "#cfe0f2", 0.45), (0.85, "#ffdcb4", 0.5), (1, "#ffc48a", 0.5)], 0, 800, wet=70)
    far = valid(Polygon([*path([(-40, 780), (220, 766), (500, 786), (760, 768), (1040, 780)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(far)
    s.wash(far, "#f0c060", 0.5, col2="#e09a4a", grad=("lin", 90, 1.4, 0.0), pool=0.5)
    for x, y, w, h, k in ((850, 806, 120, 104, 1), (968, 812, 130, 112, 2), (906, 842, 170, 146, 3)):
        hut(s, x, y, w, h, k)
    wood = union(limb([(86, 826), (100, 700), (76, 580), (50, 530)], [20, 14, 9, 5]), limb([(98, 710), (156, 610), (230, 540)], [13, 9, 4]), limb([(90, 640), (124, 570), (140, 530)], [8, 6, 4]), limb([(58, 830), (86, 806), (116, 834)], [5, 20, 5]))  # fmt: skip
    s.thing(wood, "#7a5a48", 0.95, shade=0.9, shcol="#3a2420", hatch=4, line=2.8)
    for x, y, a, b in ((40, 524, 130, 28), (220, 536, 124, 24), (130, 492, 170, 28)):
        crown = s.warp(s.mask(blob([(x - a, y), (x - a * 0.6, y - b), (x, y - b * 1.2), (x + a * 0.6, y - b), (x + a, y), (x + a * 0.4, y + b * 0.5), (x - a * 0.4, y + b * 0.5)])), (0, 0, s.w, s.h), 5, 7)
        s.cover(crown)
        s.wash(crown, "#6fa450", 0.85, col2="#3f7444", edge=0.7, rough=2)
        white = blob([(x - a * 0.9, y - 2), (x - a * 0.6, y - b * 1.1), (x, y - b * 1.6), (x + a * 0.6, y - b * 1.1), (x + a * 0.9, y - 2), (x + a * 0.5, y - b * 0.5), (x + a * 0.2, y - b * 0.2), (x - a * 0.2, y - b * 0.6), (x - a * 0.5, y - b * 0.2)])
        s.cover(white)
        s.wash(white, BLUE, 0.3, grad=("lin", 90, 0, 1), wet=6)
        s.outline(white, 2.2, lost=0.3)
        for _ in range(46):
            u = r.uniform(-0.95, 0.95)
            px, py = x + u * a, y + b * 0.35 * (1 - u * u)
            s.curve([(px, py), (px + r.normal() * 6, py + 6), (px + r.normal() * 9, py + 12)], 1.4, "#1f4a2a")
    ground = valid(Polygon([*path([(-40, 872), (200, 850), (470, 884), (760, 854), (1040, 880)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#c8dcf2", 0.3, col2="#f0e4dc", pool=0.9, bloom=5, grad=("lin", 90, 0.4, 1.2))
    s.stroke(path([(-40, 872), (200, 850), (470, 884), (760, 854), (1040, 880)], 12), 1.8, "#6a88b4")
    for pts in ([(-40, 980), (160, 960), (330, 990)], [(760, 980), (880, 960), (1040, 990)], [(0, 1250), (120, 1230), (220, 1250)]):
        s.wash(limb(pts, [8, 24, 6]), "#a8c4e8", 0.5, wet=14)
    for _ in range(46):
        y = r.uniform(890, 1490)
        x, q = r.uniform(0, 1000), 12 + 34 * (y - 880) / 600
        for _ in range(5):
            b = r.normal() * q * 0.4
            s.curve([(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.2))], 1.4 + q * 0.02, ("#c88a2e", "#a86a2a", "#e8b858")[r.integers(3)])
            x += r.normal() * 4


def _hoof(s, x, y, turn=0):
    g = blob(move(np.array([(-22.0, -34), (18, -36), (40, 2), (34, 12), (-28, 12), (-26, -8)]), x, y, 1, turn), 4)
    s.thing(g, "#4a4458", 1.0, shade=0.8, shcol="#14101c", hatch=0, line=3)
    s.stroke(move(np.array([(-16.0, -22), (-18, 6)]), x, y, 1, turn), 2, "#b8b0c8", body=True)


def _half(s, x, y, a, b, tilt, w, front):
    """Half of a stripe that has slipped and hangs loose round a leg."""
    p = move(arc(0, 0, a, b, 0 if front else 180, 180 if front else 360, 9), x, y, 1, tilt)
    k = np.interp(np.linspace(0, 1, len(p)), (0, 0.5, 1), (0.65, 1.0, 0.65)) * w
    if front:
        s.wash(move(limb(p, k), 3, 10), BLUE, 0.6, wet=4)
    brushed(s, limb(p, k * (1 if front else 0.8), 6), NIGHT if front else "#3a3a4c")


LOOPS = {
    "far_hind": ((378, 1196, 38, 14, 14, 8), (372, 1268, 36, 14, -14, 8), (380, 1330, 46, 16, 6, 9)),
    "hind": ((266, 1176, 46, 16, -18, 9), (276, 1262, 40, 16, 14, 10), (292, 1340, 50, 18, -8, 10), (298, 1366, 66, 21, 7, 10)),
    "fore": ((668, 1092, 58, 18, 16, 10), (662, 1206, 42, 16, -15, 9), (678, 1334, 48, 17, 10, 10), (684, 1364, 66, 21, -7, 10)),
}
LOOSE = (
    ([(232, 1370), (190, 1392), (140, 1376), (96, 1400), (70, 1386)], 11), ([(350, 1372), (400, 1402), (452, 1384), (500, 1410), (530, 1396)], 11), ([(620, 1368), (576, 1396), (560, 1440), (600, 1462), (640, 1444)], 11),
    ([(130, 1470), (170, 1440), (220, 1452), (236, 1484), (290, 1476)], 10), ([(330, 1448), (376, 1470), (420, 1446), (450, 1470)], 9), ([(40, 1300), (84, 1282), (116, 1304), (150, 1290)], 8),
)  # fmt: skip
ADRIFT = (([(452, 1010), (474, 1040), (440, 1076), (470, 1110), (452, 1140)], 11), ([(548, 1080), (580, 1096), (556, 1134), (590, 1160)], 10), ([(500, 1210), (470, 1226), (512, 1250), (486, 1286), (516, 1300)], 10))


def _leg(s, pts, radii, name, far, hoof):
    for x, y, a, b, t, w in LOOPS.get(name, ()):
        _half(s, x, y, a, b, t, w, False)
    g = limb(pts, radii, 12)
    s.thing(g, "#d4dcec" if far else "#fbf8f2", 0.5 if far else 0.15, shade=0.8, shcol="#6a80b4", hatch=7, line=3.4, white=0.8)
    _hoof(s, *hoof)


def _beast(s):
    r = s.rng
    s.wash(blob([(170, 1390), (330, 1366), (560, 1376), (760, 1366), (940, 1396), (1010, 1430), (760, 1446), (420, 1430), (210, 1420)]), "#7a9ad8", 0.65, wet=10)
    _leg(s, [(340, 880), (404, 990), (350, 1110), (342, 1140), (362, 1240), (366, 1306), (382, 1330)], [110, 66, 34, 30, 20, 20, 22], "far_hind", True, (392, 1356))
    _leg(s, [(700, 880), (760, 960), (838, 1030), (850, 1050), (812, 1120), (772, 1176), (758, 1200)], [80, 54, 34, 33, 21, 19, 21], "", True, (748, 1226, 26))
    tail = path([(196, 790), (140, 780), (104, 850), (112, 940), (84, 1010)], 14)
    s.thing(limb(tail, np.linspace(17, 9, len(tail)), 2), "#fbf8f2", 0.2, shade=0.6, shcol=BLUE, hatch=0, line=3)
    for i in (16, 24, 32, 40):
        s.stroke([tail[i] + [-13, -5], tail[i] + [13, 5]], 8, NIGHT, taper=(0.1, 0.1))
    tuft = blob([(92, 990), (110, 1040), (104, 1110), (70, 1190), (56, 1120), (62, 1040)])
    s.thing(tuft, "#2a2833", 1.1, shade=0.3, hatch=0, line=2)
    marks.pelt(s, s.mask(tuft), lambda x, y: 1.8 + (x - 90) * 0.01, 150, (24, 70), 2.4, dark=NIGHT, light="#8a8ea0", share=0.25)
    # behind the head: far ear, mane
    s.thing(blob([(748, 352), (752, 292), (792, 236), (806, 282), (790, 334)]), "#d4dcec", 0.6, shade=0.6, shcol="#6a80b4", hatch=0, line=3)
    mane = limb([(560, 664), (584, 604), (626, 504), (668, 410), (706, 336)], [4, 26, 32, 30, 18])
    s.thing(mane, "#fbf8f2", 0.2, shade=0.5, shcol=BLUE, hatch=0, line=2.6)
    for x, y, a, b, t, w in LOOPS["hind"] + LOOPS["fore"]:
        _half(s, x, y, a, b, t, w, False)
    legs = union(
        limb([(290, 830), (330, 950), (286, 1050), (246, 1104), (252, 1146), (276, 1250), (282, 1316), (298, 1344)], [118, 84, 52, 36, 30, 21, 22, 24], 12),
        limb([(676, 860), (674, 960), (668, 1050), (668, 1096), (664, 1150), (662, 1270), (668, 1316), (684, 1344)], [84, 56, 36, 35, 25, 21, 22, 24], 12),
    )
    body = blob([(180, 850), (186, 790), (210, 740), (270, 694), (400, 716), (500, 706), (566, 668), (606, 606), (644, 510), (684, 424), (716, 352), (750, 326), (806, 300), (868, 252), (912, 214), (944, 206), (962, 228), (950, 256), (912, 278), (868, 312, 1),
                 (900, 338), (926, 346), (930, 368), (906, 386), (866, 384), (826, 400), (796, 436), (784, 470), (780, 540), (772, 640), (758, 740), (750, 820), (716, 900), (620, 952), (500, 972), (400, 956), (330, 960), (240, 960), (196, 920)])  # fmt: skip
    g = smooth(union(body, legs), 8)
    s.thing(g, "#fdfaf4", 0.12, shade=0.75, shcol="#8098cc", hatch=9, thr=0.6, line=4.2, white=0.9, soft=110)
    whole = union(g, mane)
    _hoof(s, 306, 1372)
    _hoof(s, 692, 1372)
    for x in (600, 640):
        s.curve([(x + 60, 800), (x + 30, 880), (x + 44, 950)], 2, "#6a80b4", clip=g)
    s.curve([(350, 830), (382, 900), (360, 980)], 2.6, "#6a80b4", clip=g)
    s.curve([(246, 1084), (262, 1104), (258, 1140)], 2.4, "#6a80b4", clip=g)

    def band(pts, w, tip=0.15):
        brushed(s, limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 0.7, 1), (0.7, 1, 0.85, tip))], 10).intersection(whole))

    crest, throat = path(CREST, 20), path(THROAT, 20)
    for k in range(9):
        u = 0.02 + 0.95 * (k + 0.3) / 9
        a, b = crest[int(u * (len(crest) - 1))], throat[int(u * (len(throat) - 1))]
        d = b - a
        n = np.array([-d[1], d[0]]) * (0.10 + 0.03 * math.sin(k * 2))
        out = np.array([-38, -20])
        band([a + out, a, a + d * 0.5 + n, a + d * (0.98 if k % 3 else 0.72)], 14 - k * 0.4, 0.2)
    for k, (x, y, b) in enumerate(((548, 690, 44), (506, 704, 24), (462, 712, 8), (418, 716, -8), (374, 712, -26))):
        low = (930, 880, 944, 870, 916)[k]
        band([(x, y - 10), (x + b * 0.2, y + 60), (x + b * 0.1, y + 130), (x - b * 0.3, low)], (16, 14, 16, 14, 15)[k])
        if k % 2:
            band([(x + 24, low - 60), (x + 16, low - 10), (x + 14, low + 30)], 9, 0.2)
    band([(590, 640), (620, 730), (664, 810), (722, 850)], 17)
    band([(572, 680), (590, 770), (622, 850), (690, 900)], 15)
    for pts, w in (([(330, 704), (326, 780), (280, 850), (196, 880)], 18), ([(284, 694), (272, 760), (232, 812), (180, 832)], 16), ([(240, 716), (228, 758), (206, 784), (180, 792)], 13), ([(352, 716), (366, 800), (336, 880), (250, 930)], 15)):
        band(pts, w)
    for k, (pts, w) in enumerate(ADRIFT):  # three have let go and fall
        brushed(s, twist(pts, w, k))
        s.wash(ell(pts[0][0] + 30, 1400 - 8 * k, 34, 8), BLUE, 0.5, wet=5)
    s.outline(g, 3.8, lost=0, clip=box(0, 880, 1000, 1350))
    s.wash(limb([(690, 980), (690, 1080), (678, 1200), (676, 1300)], [18, 12, 8, 8]), "#6a80b4", 0.5, wet=6, clip=g)
    for x, y, a, b, t, w in LOOPS["hind"] + LOOPS["fore"] + LOOPS["far_hind"]:
        _half(s, x, y, a, b, t, w, True)
    brushed(s, twist([(738, 1188), (760, 1230), (726, 1290), (752, 1350), (736, 1404), (800, 1430), (850, 1418)], 11, 1))  # one slips off the hoof it lifts
    for k, (pts, w) in enumerate(LOOSE):  # they lie about, some of them snowed under
        s.wash(move(limb(pts, [w * 0.7] * len(pts)), 6, 10), BLUE, 0.6, wet=4)
        brushed(s, twist(pts, w, k))
        if k % 2:
            x, y = pts[len(pts) // 2]
            mound = blob([(x - 44, y + 16), (x - 20, y - 8), (x + 10, y - 12), (x + 44, y + 12), (x + 10, y + 24)])
            s.cover(mound)
            s.wash(mound, BLUE, 0.35, grad=("lin", 90, 0, 1), wet=5)
            s.curve([(x - 40, y + 10), (x - 18, y - 9), (x + 10, y - 13), (x + 42, y + 10)], 2.2, "#5a78b4")
    for p, d, _ in marks.along(crest[3:], 6):
        n = np.array([d[1], -d[0]])
        q = r.uniform(34, 48)
        s.stroke([p - n * 2, p + n * q * 0.6 + d * 2, p + n * q + d * 6], 2.4, NIGHT if int(p[1] / 24) % 2 else "#7a7c90", wobble=0.4)
    return g, band


def _laugh(s, g, band):
    for pts, w in (([(726, 352), (768, 396), (786, 430), (792, 444)], 10), ([(758, 326), (800, 366), (812, 394), (810, 410)], 9), ([(856, 264), (876, 284), (886, 296)], 7), ([(830, 284), (850, 312), (856, 334), (848, 380)], 7), ([(888, 238), (904, 254), (910, 268)], 6)):
        band(pts, w)
    s.fill(blob([(896, 224), (920, 206), (946, 204), (964, 228), (950, 258), (916, 276), (900, 254)]).intersection(g), "#3a3444")
    s.fill(blob([(898, 338), (928, 346), (934, 368), (906, 388), (880, 384), (884, 356)]).intersection(g), "#3a3444")
    s.fill(ell(936, 226, 11, 7, -50), "#0e0c12")
    s.stroke(arc(936, 226, 14, 10, 150, 330, 12), 2.4, "#d8d4e8", body=True)
    mouth = blob([(862, 312), (910, 280), (944, 262), (938, 300), (924, 344), (896, 338)])
    s.cover(mouth)
    s.wash(mouth, "#a82a3c", 1.1, edge=0.7)
    s.outline(mouth, 3)
    for k in range(4):  # upper and lower teeth
        s.thing(poly([(936 - 17 * k, 264 + 9 * k), (922 - 17 * k, 271 + 9 * k), (924 - 17 * k, 290 + 8 * k), (937 - 17 * k, 284 + 9 * k)]), "#fffaec", 0.1, shade=0.2, hatch=0, line=1.8)
    tongue = blob([(884, 328), (916, 318), (952, 300), (976, 306), (970, 324), (936, 340), (902, 344)])
    s.thing(tongue, "#f08a98", 0.9, shade=0.6, shcol="#a83a50", hatch=0, line=2.6)
    s.curve([(900, 334), (930, 326), (960, 312)], 1.8, "#a83a50")
    x, y = 800, 338  # the eye, wide, with lashes
    white = blob([(x - 26, y + 12), (x - 8, y - 16), (x + 18, y - 20), (x + 26, y - 6), (x + 8, y + 14)], 8)
    s.cover(white)
    s.outline(white, 3, lost=0)
    s.fill(ell(x + 7, y - 5, 14, 15).intersection(white), "#2a1a1a")
    s.fill(ell(x + 12, y - 11, 4.6), body=True)
    s.curve([(x - 30, y + 14), (x - 10, y - 19), (x + 20, y - 23), (x + 30, y - 8)], 5)
    for k in range(4):
        s.stroke([(x - 6 + 9 * k, y - 20), (x - 4 + 11 * k, y - 38 + 2 * k)], 2.6)
    s.curve([(x - 34, y - 8), (x - 12, y - 40), (x + 16, y - 46)], 2.6)
    for k in range(3):
        s.curve([(x - 20, y + 22 + 6 * k), (x + 2, y + 26 + 7 * k), (x + 22, y + 18 + 8 * k)], 1.8, "#6a80b4")
    ear = blob([(704, 364), (684, 300), (700, 226), (738, 268), (744, 336)])
    s.thing(ear, "#fbf8f2", 0.2, shade=0.6, shcol=BLUE, hatch=0, line=3.6)
    s.wash(blob([(712, 346), (702, 300), (706, 256), (728, 288), (730, 332)]), "#f0a0a0", 0.7, wet=3)
    s.fill(blob([(690, 262), (700, 226), (726, 252), (708, 258)]), NIGHT)
    ribbon(s, [(692, 318), (714, 312), (740, 320)], 8)
    for k in range(5):
        s.curve([(712 + 3 * k, 340), (708 + 4 * k, 310), (712 + 3 * k, 282)], 1.4, "#8a5a60")
    fx, fy = 962, 296
    for k in range(6):
        a = k * math.pi / 3 + 0.2
        v = np.array([math.cos(a), math.sin(a)])
        s.stroke([(fx, fy), (fx + 26 * v[0], fy + 26 * v[1])], 4, body=True, taper=(0, 0), wobble=0)
        for e in (-0.6, 0.6):
            s.stroke([(fx + 15 * v[0], fy + 15 * v[1]), (fx + 15 * v[0] + 9 * math.cos(a + e), fy + 15 * v[1] + 9 * math.sin(a + e))], 2.6, body=True, taper=(0, 0), wobble=0)


@card("frost", paper="cold", light=(-0.5, -0.75))
def first_snow(s):
    """A zebra laughs at the snow while its stripes slip down its legs like stockings."""
    _land(s)
    _laugh(s, *_beast(s))
    robin(s, 856, 1472, 1.35, bow=True)
    places.snow(s, 260, (2, 9))
