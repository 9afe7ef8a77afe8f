"""A coat that is missed."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import PROFILE, profile

NIGHT = "#160c0c"
SKIN = ("#cf9a70", "#b4684a", "#4a2430")
WOOL = ("#3f7f86", "#0c2a30", "#c8f0e8")
RED = ("#c8202c", "#40040e", "#ff9a86")
TROUSERS = ("#5a5468", "#14101c", "#c4bcd0")

COAT = blob([(528, 540), (566, 512), (622, 506), (668, 524), (702, 586), (704, 690), (672, 800), (690, 920), (738, 1090), (786, 1236), (730, 1262), (676, 1244), (610, 1274), (548, 1250), (486, 1266), (440, 1240), (470, 1080), (500, 900), (512, 760), (514, 640)])
BACK = blob([(352, 466), (300, 520), (266, 610), (262, 720), (286, 840), (290, 930), (380, 950), (470, 930), (506, 900), (510, 780), (512, 640), (490, 540), (440, 482)])


def _room(s):
    r = s.rng
    s.wash(s.all, "#efd9ae", 0.5, col2="#d8ae80", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(420, -100), (1100, -100), (1100, 1300), (760, 1200), (840, 600), (620, 200)]), "#a87a50", 0.55, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(740, -100), (1100, -100), (1100, 1300), (900, 1200), (960, 600)]), "#4a2418", 0.7, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, 700), (120, 800), (160, 1200), (-100, 1300)]), "#6a3a28", 0.8, wet=80, gran=0.6)
    for x in np.arange(20, 1000, 44):  # where paper has been
        s.stroke([(x, -10), (x - 4 + r.normal() * 2, 1160)], 1.3, "#a87a4e", alpha=0.5)
        for y in np.arange(30, 1140, 58):
            if r.random() < 0.75:
                s.curve([(x + 18, y), (x + 23, y + 9), (x + 18, y + 18), (x + 13, y + 9), (x + 18, y)], 1.2, "#a8703c", alpha=0.5)
    # pictures that hung here
    for x0, y0, x1, y1 in ((392, 60, 560, 220),):
        g = poly([(x0, y0), (x1, y0 + 4), (x1 - 3, y1), (x0 + 2, y1 - 3)])
        s.lift(g, 0.5, 3)
        s.outline(g, 1.2, "#a87a4e")
        s.fill(ell((x0 + x1) / 2, y0 - 12, 3.5))
    fl = poly([(-40, 1176), (1040, 1140), (1040, 1560), (-40, 1560)])
    s.cover(fl)
    s.wash(fl, "#d8a066", 0.7, col2="#a8683c", gran=0.6, pool=0.6)
    s.wash(blob([(620, 1120), (1100, 1100), (1100, 1600), (700, 1600)]), "#4a2418", 0.8, wet=80, clip=fl, gran=0.6)
    s.wash(blob([(-100, 1340), (300, 1420), (420, 1600), (-100, 1600)]), "#3a1a12", 1.0, wet=70, clip=fl, gran=0.6)
    for u in np.arange(-22, 26):
        s.stroke([(330 + u * 44, 1160), (330 + u * 128, 1560)], 2, "#3a1a12", clip=fl)
        for _ in range(4):
            t, e = r.uniform(0, 1), u + r.uniform(0.1, 0.9)
            s.stroke([(330 + e * (44 + 84 * t), 1160 + 400 * t), (330 + e * (50 + 84 * t), 1186 + 400 * t)], 1, "#5a2c1c", clip=fl, alpha=0.7)
    board = poly([(-40, 1132), (1040, 1098), (1040, 1144), (-40, 1180)])
    s.thing(board, "#f0e0c0", 0.4, shade=0.5, shcol="#7a5a40", hatch=6, line=2.6)
    s.wash(poly([(640, 1080), (1040, 1080), (1040, 1160), (640, 1160)]), "#2a120e", 1.1, wet=50, clip=board)


def _window(s):
    pane = poly([(44, 120), (282, 170), (282, 640), (44, 676)])
    s.wash(pane.buffer(24), "#6a3a20", 0.7, wet=14)
    s.cover(pane)
    s.wash(pane, "#fff2c4", 0.3, col2="#f8d890", grad=("lin", 90, 0.1, 1))
    for a, b in ((0.5, None), (None, 0.33), (None, 0.66)):
        if a:
            s.stroke([(163, 140), (163, 662)], 13, "#4a2c1a", taper=(0, 0))
            s.stroke([(161, 142), (161, 660)], 6, "#f4e6cc", body=True, taper=(0, 0))
        else:
            y0, y1 = 120 + 556 * b, 170 + 470 * b
            s.stroke([(44, y0), (282, y1)], 12, "#4a2c1a", taper=(0, 0))
            s.stroke([(44, y0 - 1), (282, y1 - 1)], 6, "#f4e6cc", body=True, taper=(0, 0))
    for g in (poly([(20, 100), (306, 156), (306, 178), (20, 128)]), poly([(20, 110), (46, 116), (46, 680), (20, 684)]), poly([(280, 164), (304, 160), (304, 660), (280, 646)])):
        s.thing(g, "#f4e6cc", 0.4, shade=0.6, shcol="#7a5a40", hatch=5, line=2.6)
    s.thing(poly([(-4, 676), (330, 630), (338, 660), (-4, 712)]), "#fbf0dc", 0.3, shade=0.7, shcol="#7a5a40", hatch=5, line=2.8)
    for pts in ([(300, 200), (1000, 560), (1000, 980), (300, 420)], [(300, 440), (900, 1100), (760, 1300), (300, 640)]):
        s.lift(poly(pts), 0.3, 22)
    light = poly([(150, 1300), (330, 1250), (640, 1420), (470, 1500)])
    s.lift(light, 0.6, 5)


def _shadow(s):
    """It has a head, though the coat has none."""

    def cast(g):
        return move(g, 214, -8, 1.06, 0, origin=(560, 1180))

    def face(x, y, size, turn, flip=False):
        return valid(Polygon(move(path(PROFILE, 8, True) - [0.36, 0.47], x, y, size, turn, flip)))

    head = union(face(432, 372, 212, 24), limb([(376, 500), (404, 440)], [50, 46]), BACK, COAT)
    hers = union(face(640, 396, 172, -4, True), ell(716, 358, 40, 36), limb([(640, 450), (620, 540)], [34, 40]))
    wall = box(0, 0, 1000, 1150)
    g = union(cast(head), cast(hers), cast(limb([(500, 700), (700, 720)], [40, 30]))).intersection(wall)
    s.cover(g, keep=1, ink=0.25)
    s.wash(g, "#3a1a18", 1.1, wet=5, gran=0.5)
    s.wash(g, "#1c0a10", 0.6, wet=30, gran=0.5)
    for pts in ([(420, 1360), (620, 1330), (860, 1270), (1040, 1230), (1040, 1300), (700, 1420), (460, 1420)],):
        s.wash(blob(pts), "#2a100c", 1.1, wet=14, gran=0.5)


def _peg(s):
    rail = poly([(770, 150), (1010, 138), (1010, 172), (770, 182)])
    s.wash(move(rail, 8, 16), NIGHT, 0.9, wet=8)
    s.thing(rail, "#8a5028", 1.1, shade=0.9, shcol="#1c0a0a", hatch=5, line=2.8)
    for x in (810, 900, 985):
        s.thing(limb([(x, 164), (x - 4, 190), (x - 14, 196)], [10, 9, 11]), "#a8682e", 1.1, shade=0.9, shcol="#1c0a0a", hatch=3, line=2.4)
    s.wash(ell(920, 250, 92, 60), NIGHT, 0.9, wet=12)
    s.thing(ell(896, 246, 88, 26, -10), "#4a4440", 1.2, shade=0.9, shcol="#0e0a0a", hatch=4, line=2.8)
    crown = blob([(838, 246), (846, 196), (874, 178), (898, 190), (924, 172), (950, 190), (956, 232), (900, 258)])
    s.thing(crown, "#5a524c", 1.2, shade=1.0, shcol="#0e0a0a", hatch=4, line=2.8)
    s.stroke(path([(838, 240), (896, 256), (956, 228)], 8), 12, "#1a0a0c", taper=(0, 0))
    s.thing(limb([(900, 164), (896, 186)], [9, 11]), "#a8682e", 1.1, shade=0.9, shcol="#1c0a0a", hatch=3, line=2.2)


def _legs(s):
    for pts, toe in (([(440, 900), (452, 1110), (420, 1322)], (420, 1330)), ([(352, 900), (330, 1110), (318, 1336)], (316, 1346))):
        shoe = blob([(toe[0] - 40, toe[1] - 22), (toe[0] + 20, toe[1] - 26), (toe[0] + 76, toe[1] + 2), (toe[0] + 96, toe[1] + 22), (toe[0] + 90, toe[1] + 32), (toe[0] - 42, toe[1] + 30)])
        s.wash(ell(toe[0] + 50, toe[1] + 34, 100, 14), NIGHT, 1.2, wet=7)
        s.thing(shoe, "#5a3018", 1.2, shade=0.9, shcol="#160808", hatch=4, line=2.8)
        s.stroke([(toe[0] - 42, toe[1] + 30), (toe[0] + 92, toe[1] + 32)], 6)
        s.curve([(toe[0] + 30, toe[1] - 12), (toe[0] + 60, toe[1]), (toe[0] + 80, toe[1] + 12)], 3, "#e8c09a", body=True)
        for k in range(3):
            s.stroke([(toe[0] + 22 + k * 13, toe[1] - 18 + k * 6), (toe[0] + 12 + k * 13, toe[1] - 2 + k * 6)], 2.2, "#e8d4b0", body=True)
        g = limb(pts, [74, 54, 44])
        folds = [[(pts[0][0] + 10, pts[0][1] + 80), (pts[1][0] + 30, pts[1][1]), (pts[2][0] + 14, pts[2][1])], [(pts[1][0] - 50, pts[1][1] - 20), (pts[1][0], pts[1][1] + 6), (pts[1][0] + 40, pts[1][1] - 10)], [(pts[2][0] - 40, pts[2][1] - 60), (pts[2][0], pts[2][1] - 40), (pts[2][0] + 36, pts[2][1] - 56)]]
        garment(s, g, *TROUSERS, lambda x, y: 1.62, 50, long=40, hatch=0, folds=folds, line=3)


def _coat(s):
    """Nobody is in it."""
    s.wash(move(COAT, 18, 16), NIGHT, 0.8, wet=14)
    lining = blob([(448, 1226), (610, 1250), (776, 1224), (730, 1262), (676, 1246), (610, 1274), (548, 1252), (486, 1266)])
    folds = [[(596 + u * 20, 800), (600 + u * 52, 1000), (606 + u * 92, 1250)] for u in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5)]
    folds += [[(690, 700), (640, 716), (590, 770)], [(694, 640), (650, 690), (606, 700)], [(668, 800), (600, 816), (524, 800)]]
    garment(s, COAT, *RED, lambda x, y: math.atan2(y - 300, x - 600) if y > 780 else 1.6, 240, long=46, w=1.5, folds=folds, line=3.4, hatch=0)
    s.wash(lining, "#1c0206", 1.1, wet=6, clip=COAT)
    s.stroke(path([(520, 806), (600, 830), (676, 796)], 8), 22, "#3a040c", taper=(0, 0), clip=COAT)
    s.stroke(path([(520, 803), (600, 827), (676, 793)], 8), 13, "#8a1420", taper=(0, 0), clip=COAT)
    back = blob([(522, 544), (532, 504), (566, 482), (612, 476), (654, 484), (684, 506), (692, 540)])
    garment(s, back, *RED, lambda x, y: 0.0, 50, long=26, line=2.8)
    silk = blob([(534, 540), (544, 512), (572, 496), (612, 490), (648, 496), (672, 512), (680, 536), (612, 566)])
    s.cover(silk)
    s.wash(silk, "#e8b44a", 0.8, col2="#c8842e")
    for x in np.arange(500, 720, 9):
        s.stroke([(x, 440), (x + 24, 560)], 1.6, "#7a3c12", clip=silk)
    s.fill(poly([(596, 497), (630, 496), (629, 509), (597, 510)]), "#fffaf0", body=True)
    s.stroke([(602, 503), (623, 502)], 1.8, "#7a3c12")
    deep = blob([(540, 544), (566, 526), (608, 518), (650, 524), (676, 540), (612, 566)])
    s.wash(deep, "#0e0204", 1.6, wet=7, clip=silk)
    s.fill(ell(608, 546, 56, 18), "#0e0204", alpha=0.9, clip=silk)
    s.outline(silk, 2.2)
    for wing in ([(524, 524, 1), (546, 548), (578, 570, 1), (570, 606), (548, 650, 1), (520, 612), (512, 560)], [(578, 570, 1), (640, 564), (690, 524, 1), (712, 566), (696, 630), (672, 654, 1), (628, 612)]):
        g = blob(wing)
        s.wash(move(g, 6, 12), "#1c0206", 1.0, wet=7, clip=COAT)
        garment(s, g, *RED, lambda x, y: 0.5, 60, long=24, line=3)
        s.outline(g.buffer(-7), 1, "#ff9a86", lost=0.3)


def _flower(s):
    x, y = 588, 606
    s.curve([(x + 2, y + 4), (x + 8, y + 34), (x + 4, y + 58)], 4, "#3f7a2e")
    s.fill(ell(x + 18, y + 36, 13, 5, -30), "#5a9a3e")
    for k in range(15):
        a = k * math.tau / 15 + 0.1
        c = np.array([x, y]) + [15 * math.cos(a), 13 * math.sin(a)]
        g = ell(*c, 12, 4.4, math.degrees(a))
        s.cover(g)
        s.fill(g, "#fffdf6", body=True)
        s.outline(g, 1.3, lost=0)
    s.thing(ell(x, y, 7.5), "#f4b01e", 1.2, shade=0.6, shcol="#8a4a0a", hatch=0, line=1.8)


def _him(s):
    s.thing(limb([(376, 500), (404, 440)], [50, 46]), SKIN[0], 0.85, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    folds = [[(300, 620), (340, 700), (350, 800)], [(282, 840), (340, 860), (420, 850)], [(470, 640), (460, 760), (476, 880)], [(290, 900), (360, 916), (440, 908)]]
    garment(s, BACK, *WOOL, lambda x, y: 1.5 + (x - 380) * 0.0012, 150, long=18, w=1.5, hatch=0, folds=folds, line=3.2)
    hem = blob([(284, 914), (380, 936), (508, 896), (506, 932), (380, 966), (286, 944)])
    garment(s, hem, *WOOL, lambda x, y: 1.57, 40, long=26, line=2.4)
    for x in np.arange(292, 506, 9):
        s.stroke([(x, 922), (x, 958)], 1.5, WOOL[1], clip=hem)
    _over(s)
    s.thing(limb([(388, 476), (404, 440)], [45, 46]), SKIN[0], 0.85, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    collar = limb([(338, 470), (366, 500), (410, 512), (448, 496)], [14, 17, 17, 14])
    garment(s, collar, *WOOL, lambda x, y: 1.3, 20, long=20, line=2.6, hatch=0)
    for x in np.arange(332, 462, 9):
        s.stroke([(x, 456), (x - 8, 534)], 1.4, WOOL[1], clip=collar)


def _over(s):
    """The far sleeve comes over his shoulder and hangs down his back, empty."""
    far = blob([(392, 440), (344, 440), (300, 474), (262, 536), (244, 610), (240, 668, 1), (276, 684), (318, 676, 1), (322, 610), (340, 552), (376, 510), (400, 486)])
    s.wash(move(far, 12, 14), NIGHT, 0.9, wet=10, clip=BACK)
    garment(s, far, *RED, lambda x, y: 2.2 if y < 540 else 1.7, 60, long=34, hatch=0, folds=[[(356, 460), (306, 520), (284, 600)], [(372, 490), (322, 544), (300, 640)], [(268, 560), (290, 572), (318, 566)]], line=3)
    s.thing(ell(279, 674, 40, 15, 4), "#1c060c", 1.6, shade=0.3, hatch=0, line=2.8)
    s.stroke(arc(279, 671, 36, 12, 190, 350), 3, "#e8b44a", body=True)


def _head(s):
    r = s.rng
    at = profile(s, 432, 372, 212, 24, skin=SKIN, eye="shut", brow=0.5, sad=False, k=0.85, line=2.8)
    pen = "#4a2028"
    for pts in ([(0.575, 0.42), (0.545, 0.40), (0.53, 0.37)], [(0.575, 0.432), (0.54, 0.435), (0.515, 0.43)], [(0.58, 0.445), (0.55, 0.465), (0.53, 0.48)], [(0.73, 0.62), (0.69, 0.67), (0.675, 0.74)], [(0.66, 0.60), (0.62, 0.68), (0.62, 0.76)], [(0.60, 0.235), (0.65, 0.225), (0.70, 0.24)], [(0.59, 0.265), (0.65, 0.255), (0.71, 0.27)], [(0.61, 0.47), (0.645, 0.485), (0.68, 0.475)], [(0.40, 0.80), (0.47, 0.84), (0.52, 0.88)]):
        s.curve([tuple(p) for p in at(pts)], 1.8, pen, wobble=0.5)
    for q in range(9):  # brows
        s.curve(at([(0.57 + 0.016 * q, 0.345), (0.60 + 0.014 * q, 0.318), (0.63 + 0.012 * q, 0.322)]), 2.2, "#f4efe8", body=True)
    tear = at([(0.625, 0.535)])[0]
    s.fill(ell(*tear, 3, 5.5, 20), "#e8f4fa", body=True)
    tones = ("#8a8480", "#5a5450", "#e4ded8", "#fffdf8")
    c = at([(0.55, -0.02)])[0]
    wig = valid(Polygon(at(path([(0.50, 0.10), (0.44, 0.22), (0.46, 0.34), (0.40, 0.42), (0.39, 0.56), (0.32, 0.66), (0.22, 0.77), (0.06, 0.72), (-0.07, 0.5), (-0.09, 0.24), (0.06, 0.02), (0.30, -0.05)], 8, True))))
    locks(s, wig, lambda x, y: math.atan2(y - c[1], x - c[0]), tones, 460, long=38, w=1.6)
    for _ in range(26):
        p = at([(r.uniform(-0.06, 0.4), r.uniform(-0.04, 0.1))])[0]
        a = math.atan2(p[1] - c[1], p[0] - c[0]) - 0.3
        s.curve([p, p + 16 * np.array([math.cos(a), math.sin(a)]), p + 30 * np.array([math.cos(a + 0.3), math.sin(a + 0.3)])], 1.4, "#fffdf8", body=True)
    s.thing(ell(*at([(0.345, 0.50)])[0], 15, 23, 26), SKIN[0], 0.9, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.4)
    s.curve([tuple(p) for p in at([(0.36, 0.45), (0.33, 0.49), (0.345, 0.54)])], 1.6)


def _arm(s):
    """His near arm round it, a fist full of cloth."""
    arm = limb([(352, 580), (372, 700), (420, 786), (500, 792), (582, 756)], [62, 58, 52, 44, 34])
    s.wash(move(arm, 10, 18), NIGHT, 1.0, wet=10)
    folds = [[(384, 760), (412, 778), (440, 800)], [(396, 730), (436, 752), (470, 770)], [(376, 800), (410, 800), (440, 790)], [(520, 752), (528, 790), (518, 826)], [(318, 600), (340, 650), (332, 710)]]
    garment(s, arm, *WOOL, lambda x, y: 1.4 if x < 400 else (0.3 if x < 480 else -0.2), 90, long=18, w=1.5, hatch=0, folds=folds, line=3.2)
    cuff = limb([(584, 718), (600, 778)], [17, 17])
    garment(s, cuff, *WOOL, lambda x, y: 0.0, 50, long=20, line=2.6)
    for k in range(7):
        s.stroke([(574, 724 + k * 8), (610, 720 + k * 8)], 1.5, WOOL[1], clip=cuff)
    for a in (-50, -24, 2, 26, 50, 78):  # the cloth gathers in his grip
        t = math.radians(a)
        p = np.array([662, 738])
        s.curve([p + [18 * math.cos(t), 18 * math.sin(t)], p + [50 * math.cos(t), 46 * math.sin(t)], p + [84 * math.cos(t + 0.2), 74 * math.sin(t + 0.2)]], 2.6, RED[1], clip=COAT)
    s.thing(blob([(600, 716), (632, 704), (664, 712), (676, 738), (664, 770), (630, 782), (602, 778)]), SKIN[0], 0.85, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.6)
    for q in (0, 1, 2, 3):
        s.curve([(608, 726 + q * 14), (630, 722 + q * 14), (650, 722 + q * 13)], 1.3, SKIN[2], alpha=0.7)
    for i in range(4):
        y = 714 + i * 18
        digit(s, [(650, y), (674, y - 4 + i), (686, y + 6 + i), (674, y + 14 + i)], [11.5, 11.5, 10.5, 9], SKIN, line=2.2, k=0.8)
    digit(s, [(616, 716), (642, 699), (666, 702)], [14, 13, 10], SKIN, nail=1, line=2.2, k=0.8)


def _sleeves(s):
    """Flat as only an empty sleeve is; one sees into the cuff."""
    near = blob([(690, 556), (646, 536), (606, 560), (560, 616), (480, 640), (400, 646), (320, 668), (272, 704), (262, 742), (296, 778), (330, 754), (400, 730), (500, 722), (590, 700), (660, 650), (694, 610)])
    s.wash(move(near, 10, 20), NIGHT, 1.0, wet=10, clip=union(BACK, COAT))
    folds = [[(672, 570), (620, 630), (560, 680)], [(560, 628), (520, 660), (512, 712)], [(590, 612), (560, 650), (552, 704)], [(440, 652), (420, 684), (430, 722)], [(520, 660), (400, 690), (300, 730)], [(360, 664), (350, 700), (362, 738)]]
    garment(s, near, *RED, lambda x, y: 2.4 if x > 580 else 2.95, 100, long=40, hatch=0, folds=folds, line=3.2)
    s.thing(ell(279, 742, 17, 38, 32), "#1c060c", 1.6, shade=0.3, hatch=0, line=2.8)
    s.stroke([tuple(v) for v in move(arc(279, 742, 14, 34, -80, 80), 0, 0, 1, 32, origin=(279, 742))], 3, "#e8b44a", body=True)
    for x, y in ((330, 742), (342, 728)):
        s.thing(ell(x, y, 7), "#2a0a12", 1.3, shade=0.3, hatch=0, line=1.8)


def _shoes(s):
    for x, y, t in ((560, 1336, 0), (676, 1374, 5)):

        def q(pts, x=x, y=y, t=t):
            return [(*move([p[:2]], x, y, 1.1, t, True)[0], *p[2:]) for p in pts]

        s.wash(move(blob(q([(-60, 26), (0, 20), (62, 30), (0, 38)])), 24, 6), NIGHT, 1.1, wet=8)
        shoe = blob(q([(-58, -46), (-34, -40), (-4, -8), (30, 0), (64, 14), (70, 28), (30, 32), (-6, 18), (-34, -6), (-44, 0), (-46, 30, 1), (-56, 30, 1), (-60, -10)]))
        s.thing(shoe, "#d8242e", 1.2, shade=0.9, shcol="#40040e", hatch=4, line=2.8)
        s.fill(blob(q([(-54, -40), (-34, -34), (-6, -4), (20, 4), (-4, 8), (-34, -14), (-50, -26)])), "#1c060c")
        s.curve([p[:2] for p in q([(36, 8), (54, 14), (64, 22)])], 3, "#ffc4b4", body=True)


def _notes(s):
    for x, y, k, t, two in ((356, 250, 1.0, 8, 0), (316, 330, 0.8, -10, 1), (520, 260, 1.1, 12, 1), (640, 330, 0.9, -6, 0), (736, 420, 0.8, 10, 0)):

        def q(a, b, x=x, y=y, k=k, t=t):
            return move([(a, b)], x, y, k, t)[0]

        for o in (0, 34)[: 1 + two]:
            s.fill(ell(*q(o, 0), 11 * k, 8 * k, -24), "#3a1a18")
            s.stroke([q(o + 9, -2), q(o + 9, -52)], 3 * k, "#3a1a18", taper=(0, 0))
        if two:
            s.stroke([q(8, -50), q(44, -50)], 8 * k, "#3a1a18", taper=(0, 0))
        else:
            s.curve([q(9, -52), q(24, -36), q(22, -20)], 4 * k, "#3a1a18")


@card("bone", paper="laid", light=(-0.75, -0.55), fresh=False)
def empty_coat(s):
    """An old man holds a coat with nobody in it; their shadow has two heads."""
    _room(s)
    _window(s)
    _shadow(s)
    _peg(s)
    _notes(s)
    _shoes(s)
    _legs(s)
    _coat(s)
    _him(s)
    _head(s)
    _arm(s)
    _sleeves(s)
    _flower(s)
    s.splatter("#2a120e", 50, (600, 700, 1000, 1500), (0.7, 4.5))
    s.splatter("#fff6d8", 40, (280, 200, 700, 1100), (0.6, 2.4), k=0.2)
