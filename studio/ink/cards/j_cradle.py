"""A new child, and the one that was there before."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, face, finger, folds, garment, tresses
from ..kit.profile import profile

NIGHT, GOLD = "#05100f", "#ffd98a"
WHITE = ("#a8a0a0", "#d8d2cc", "#fffaf0", "#ffffff")
FATHER, MOTHER = ("#b67a54", "#a45e42", "#6a3a38"), ("#a87250", "#985a40", "#5e3232")


def _room(s):
    s.wash(s.all, "#e8cf8c", 0.5, col2="#c8b478", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1000), (860, 960), (700, 640), (420, 560), (200, 640), (-100, 900)]), "#5aa08a", 0.7, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(500, -100), (1100, -100), (1100, 900), (960, 760), (900, 300), (700, 120)]), "#12443c", 0.7, wet=80, gran=0.6)
    s.wash(blob([(-100, -100), (300, -100), (100, 120), (-100, 420)]), "#12443c", 0.6, wet=80, gran=0.6)
    for k, x in enumerate(range(-60, 1080, 62)):  # a paper of reeds
        s.wash(poly([(x, -20), (x + 30, -20), (x + 22, 1000), (x - 8, 1000)]), "#1f5f54", 0.28, edge=0.5, rough=0.8)
        for y in range(20 + (k % 2) * 56, 940, 112):
            c = x + 46 - y * 0.008
            s.curve([(c, y + 34), (c - 2, y), (c + 3, y - 36)], 1.8, "#0f3a34", alpha=0.7)
            for e in (-1, 1):
                s.curve([(c, y + 14), (c + 11 * e, y - 2), (c + 14 * e, y - 24)], 1.8, "#0f3a34", alpha=0.7)
    floor = poly([(-40, 968), (1040, 946), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#d89a54", 0.75, col2="#b8743c", gran=0.5, pool=0.5, bloom=3)
    s.wash(blob([(560, 930), (1100, 900), (1100, 1600), (760, 1600), (640, 1300)]), "#4a2418", 1.1, wet=80, gran=0.6)
    s.wash(blob([(820, 930), (1100, 900), (1100, 1600), (860, 1600)]), "#3a1a12", 0.8, wet=80, gran=0.6)
    s.wash(blob([(-100, 950), (120, 950), (20, 1200), (-100, 1400)]), "#3a1a12", 0.6, wet=70, gran=0.6)
    for k in range(-9, 14):
        a, b = (340 + 74 * k, 955), (300 + 210 * k, 1540)
        s.stroke([a, b], 2, "#2a120c", alpha=0.8)
        for _ in range(3):
            u = s.rng.random()
            p = np.array(a) * (1 - u) + np.array(b) * u
            s.curve([p, p + [6, 30], p + [4, 66]], 1.1, "#4a2414", alpha=0.7)
    s.stroke([(-20, 968), (1020, 946)], 5, "#1a0c0a")
    s.wash(limb([(-20, 956), (1020, 934)], [10, 10]), NIGHT, 0.9)


def _shadow(s):
    """What the toy throws on the wall."""
    up = path([(1060, 470), (960, 370), (860, 290), (770, 250), (724, 170), (644, 138), (582, 172), (556, 226), (440, 190), (300, 140), (200, 104), (126, 70), (66, 84), (44, 140), (72, 190)], 8)
    low = path([(40, 478), (64, 530), (180, 548), (340, 540), (480, 540), (610, 570), (700, 640), (760, 760), (800, 960)], 8)

    def row(a, b, n, high):
        """Teeth from a to b, the smaller the nearer the hinge."""
        pts = []
        for i in range(n):
            q, r, e = (np.array(a) + (np.array(b) - a) * (i + v) / n for v in (0, 0.5, 0.92))
            pts += [tuple(q), tuple(r + [0, high * (1.25 if i == 1 else 1) * (1 - 0.65 * i / n)]), tuple(e)]
        return pts

    upper = [*row((84, 200), (640, 366), 8, 84), (668, 400)]
    lower = row((58, 474), (640, 430), 8, -70)[::-1]
    croc = valid(Polygon([*up, *upper, *lower, *low, (1060, 950)]))
    full = (0, 0, s.w, s.h)
    m = np.clip(s.warp(s.mask(croc), full, 1.5, 3), 0, 1)
    s.wash(m, "#0c3a38", 1.5, col2="#0a2a3a", edge=0.9, pool=0.5, bloom=3, gran=0.5, rough=1)
    s.wash(croc, NIGHT, 1.2, wet=60, grad=("lin", 20, -0.2, 1.2), clip=croc, gran=0.6)
    for i in range(12):  # its back is of plates
        p = up[6 + i * 2]
        s.wash(poly([p + [-18, 12], p + [4, -30], p + [22, 16]]), "#0a2a2c", 1.2, edge=0.6)
    s.hatch(croc, tone=marks.field(s, lambda x, y: 0.25 + 0.5 * np.clip(x / 1000, 0, 1)) * s.mask(croc), ang=62, sep=8, w=1.4, thr=0.3, longest=44, col="#021010")
    eye = ell(648, 206, 36, 30, -8)
    s.glow(648, 206, 120, "#f6d040", 0.3, 0.5)
    s.cover(eye)
    s.wash(eye, "#ffe03a", 0.8, col2="#ffd028", edge=1.2, off=0)
    s.fill(ell(634, 210, 9, 27, 6), "#0a0a0c", body=True)
    s.fill(ell(626, 196, 5), body=True)
    s.fill(poly([(596, 168), (700, 186), (690, 150), (640, 138)]), "#062422")


def _hold(s, pts, skin, roots, line=2.0, r=9):
    """Fingers laid over a rim, one after another, and the back of the hand."""
    g = blob(pts)
    s.thing(g, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=line)
    for q in roots:
        finger(s, q, r, skin, line=line * 0.9, k=0.85, nail=r > 8)


def _behind(s):
    """The father and the mother, on the other side of the cradle."""
    f, m = FATHER, MOTHER
    body = blob([(290, 980), (276, 800), (300, 690), (360, 640), (440, 650), (480, 720), (490, 980)])
    garment(s, body, "#2f5a94", lambda x, y: 1.6, 57, dark="#081428", pale="#a8d0f8")
    folds(s, ([(340, 700), (350, 800), (330, 900)], [(430, 700), (424, 800), (440, 900)]), "#081428", "#a8d0f8", 2.4)
    at, g = face(s, 402, 588, 164, 18, skin=f, mouth="smile", look=(0.2, 0.8), lid=0.45, brow=-0.3, line=2, k=0.65)
    hair_ = valid(Polygon(at(path([(0.77, 0.22), (0.60, 0.16), (0.40, 0.20), (0.26, 0.36), (0.18, 0.48), (0.02, 0.52), (-0.09, 0.30), (0.02, 0.02), (0.3, -0.07), (0.6, -0.03), (0.76, 0.10)], 8, True))))
    s.fill(hair_, "#140c0e")
    tangle(s, hair_.buffer(4), 70, "#050304", 1.8, length=40, loop=0.5, inner=1)
    tangle(s, hair_, 24, "#7a5240", 1.2, length=30, loop=0.5, inner=1, body=True)
    beard = valid(Polygon(at(path([(0.20, 0.60), (0.30, 0.74), (0.44, 0.84), (0.56, 0.86), (0.70, 0.83), (0.745, 0.76), (0.70, 0.96), (0.58, 1.06), (0.40, 1.0), (0.22, 0.84)], 8, True))))
    s.fill(beard, "#140c0e", alpha=0.9)
    tangle(s, beard, 30, "#4a3028", 1.1, length=24, loop=0.5, inner=1, body=True)
    s.curve(at([(0.47, 0.765), (0.60, 0.795), (0.73, 0.755)]), 4, "#a84a4a", body=True)
    dress = blob([(470, 980), (474, 800), (500, 720), (560, 676), (640, 700), (676, 800), (690, 980)])
    garment(s, dress, "#e8c07a", lambda x, y: 1.5, 57, dark="#5a3416", pale="#fff8dc")
    folds(s, ([(540, 730), (550, 820), (536, 920)], [(630, 740), (620, 840), (640, 930)]), "#5a3416", "#fff8dc", 2.4)
    at, g = face(s, 566, 632, 160, -16, flip=True, skin=m, mouth="smile", look=(0.2, 0.8), lid=0.45, brow=-0.3, line=2, k=0.65)
    hair_ = valid(Polygon(at(path([(0.78, 0.24), (0.62, 0.14), (0.42, 0.18), (0.28, 0.34), (0.20, 0.52), (0.12, 0.78), (-0.08, 0.74), (-0.18, 0.40), (-0.08, 0.02), (0.2, -0.14), (0.56, -0.12), (0.78, 0.04)], 8, True))))
    tresses(s, hair_, lambda x, y: 1.2, ("#2a120c", "#4a2414", "#9a5a2c", "#e0a060"), 240, 26, 1.5)
    s.thing(ell(*at([(0.13, 0.66)])[0], 5), "#f0c040", 1.0, shade=0.4, hatch=0, line=1.5)


def _cradle(s):
    rim = ell(468, 912, 214, 52, -2)
    box_ = blob([(256, 914, 1), (270, 1000), (320, 1074), (470, 1094), (620, 1068), (668, 990), (682, 906, 1), (470, 964)])
    s.wash(ell(470, 1120, 280, 44), NIGHT, 1.2, wet=18)
    for k, y in ((0.96, 1100), (1.0, 1124)):  # runners, pegged to the box
        run = path([(470 - 250 * k, y - 42), (340, y - 4), (470, y + 8), (600, y - 6), (470 + 250 * k, y - 50)], 10)
        s.thing(limb(run, [11] * len(run), 2), "#8a4c22", 1.1, shade=0.9, shcol="#200c08", hatch=0, line=2.6)
    for x in (340, 606):
        s.thing(limb([(x, 1050), (x - 6 if x < 470 else x + 6, 1122)], [13, 12]), "#8a4c22", 1.1, shade=0.9, shcol="#200c08", hatch=0, line=2.6)
    s.thing(rim, "#3a2418", 1.2, shade=0.3, hatch=0, line=2.6)
    # within: a pillow, the child, a quilt
    s.thing(blob([(282, 906), (300, 868), (360, 850), (420, 866), (430, 910), (360, 940)]), "#fffaf0", 0.2, shade=0.6, shcol="#8a8494", hatch=5, line=2.3)
    skin = ("#c08a62", "#b06a4a", "#7a4638")

    def at(*pts):
        return move(np.array(pts, float), 366, 872, 52, -52)

    bonnet = valid(Polygon(at(*path([(-0.95, 0.75), (-1.2, 0.1), (-1.0, -0.75), (-0.4, -1.2), (0.4, -1.2), (1.0, -0.75), (1.2, 0.1), (0.95, 0.75), (0, 1.1)], 8, True))))
    s.thing(bonnet, "#fff6e6", 0.25, shade=0.5, shcol="#a898a8", hatch=0, line=2.2)
    head = valid(Polygon(at(*path([(-0.86, 0.1), (-0.7, -0.5), (0, -0.78), (0.7, -0.5), (0.86, 0.1), (0.8, 0.6), (0.4, 0.98), (0, 1.05), (-0.4, 0.98), (-0.8, 0.6)], 8, True))))
    s.thing(head, skin[0], 0.6, col2=skin[1], shade=0.4, shcol=skin[2], hatch=0, line=2)
    for e in (-1, 1):
        s.wash(ell(*at((0.5 * e, 0.52))[0], 11), "#c85a48", 0.6, wet=6, clip=head)
        s.curve(at((0.18 * e, 0.16), (0.38 * e, 0.28), (0.62 * e, 0.14)), 2.4)
        for v in (0.3, 0.42, 0.54):
            s.stroke(at((v * e, 0.26), (v * 1.08 * e, 0.36)), 1.1)
        s.curve(at((0.2 * e, -0.16), (0.4 * e, -0.22), (0.58 * e, -0.14)), 1.4, "#5a2c20")
    s.curve(at((-0.12, 0.46), (0, 0.52), (0.12, 0.46)), 1.8)
    s.wash(ell(*at((0, 0.74))[0], 8, 5, -52), "#b83a44", 0.8, wet=2)
    s.curve(at((-0.2, 0.70), (0, 0.76), (0.2, 0.70)), 2)
    s.curve(at((-0.06, -0.72), (0.06, -0.52), (-0.08, -0.44)), 2, "#1c0c0a")
    marks.lace(s, at(*path([(-0.84, 0.5), (-0.88, 0.1), (-0.7, -0.5), (0, -0.8), (0.7, -0.5), (0.88, 0.1), (0.84, 0.5)], 8)), (2, 4.5), 6, 1)
    quilt = blob([(424, 930), (416, 880), (460, 850), (540, 848), (620, 866), (668, 900), (640, 936), (540, 958), (470, 958)])
    garment(s, quilt, "#e8a82a", lambda x, y: 0.3, 35, dark="#6a3008", pale="#fff4c0", cast=None, long=26)
    for k in range(5):
        s.curve([(450 + k * 44, 856 + k * 3), (446 + k * 46, 900), (470 + k * 40, 950)], 1.6, "#6a3008", clip=quilt)
    s.thing(blob([(416, 930), (410, 884), (446, 848), (470, 846), (444, 884), (446, 946)]), "#fffaf0", 0.2, shade=0.6, shcol="#8a8494", hatch=0, line=2.2)
    s.thing(limb([(474, 892), (450, 882), (436, 880)], [13, 12, 11]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2)
    for e in range(4):
        finger(s, [(434 - e, 870 + e * 7), (420 - e, 872 + e * 7), (414, 878 + e * 6)], 4.6, skin, line=1.4, nail=False, n=4)
    arm = limb([(622, 770), (610, 850), (556, 866)], [30, 26, 17])
    garment(s, arm, "#e8c07a", lambda x, y: 1.7, 19, dark="#5a3416", pale="#fff8dc", cast=(4, 12), line=2.6)
    _hold(s, [(560, 852), (530, 850), (506, 862), (512, 884), (540, 888), (562, 880)], MOTHER, ([(524, 856), (496, 862), (480, 876)], [(520, 864), (492, 874), (478, 890)], [(522, 874), (500, 886), (490, 898)]), r=8.5)
    arm = limb([(306, 730), (262, 800), (268, 866)], [30, 27, 18])
    garment(s, arm, "#2f5a94", lambda x, y: 1.6, 17, dark="#081428", pale="#a8d0f8", cast=(4, 12), line=2.6)
    _hold(s, [(252, 866), (286, 862), (298, 880), (292, 902), (256, 902)], FATHER, ([(258, 884), (256, 904), (258, 920)], [(271, 884), (271, 906), (273, 924)], [(285, 884), (287, 904), (289, 922)]), r=7.5)
    s.cover(box_)
    s.wash(box_, "#f0d8a0", 0.6, col2="#c89a5a", gran=0.5, grad=("lin", 90, 0.5, 1.3))
    s.wash(box_, "#5a2c14", 0.8, grad=("lin", 0, -0.3, 1.2), gran=0.5)
    for j in range(9):  # wicker, withy over withy
        y = 930 + j * 17
        for i in range(24):
            x = 262 + i * 18 + (j % 2) * 9
            sag = 46 * (1 - ((x - 470) / 214) ** 2) * (1 - j * 0.06)
            s.curve([(x, y + sag - 8), (x + 8, y + sag - 14), (x + 17, y + sag - 6)], 2.4, "#4a2410", clip=box_)
            s.curve([(x + 1, y + sag - 4), (x + 8, y + sag - 10), (x + 15, y + sag - 3)], 1.2, "#fff2cc", body=True, clip=box_, alpha=0.8)
    s.outline(box_, 3)
    edge = path([(256, 914), (360, 952), (470, 964), (590, 950), (682, 906)], 10)
    s.thing(limb(edge, [11] * len(edge), 2), "#c88a44", 1.0, shade=0.9, shcol="#4a1e0c", hatch=0, line=2.5)
    for p, _, _ in marks.along(edge, 16):
        s.stroke([p + [-5, -10], p + [5, 10]], 1.7, "#4a1e0c")


def _elders(s):
    old, sand = SKINS["rose"], ("#74452f", "#6a3426", "#24101a")
    skirt = blob([(20, 1180), (36, 1040), (70, 920), (130, 860), (206, 900), (226, 1000), (236, 1180), (130, 1200)])
    garment(s, skirt, "#b8442c", lambda x, y: 1.5, 57, dark="#3a0c0c", pale="#ffb890")
    for x in (80, 170):
        s.thing(blob([(x - 20, 1186), (x + 30, 1184), (x + 62, 1204), (x + 58, 1216), (x - 24, 1214)]), "#2a1a1c", 1.3, shade=0.6, hatch=0, line=2.4)
    back = blob([(58, 930), (60, 830), (92, 740), (150, 690), (218, 690), (244, 740), (226, 810), (200, 900), (140, 950)])
    garment(s, back, "#d0683a", lambda x, y: 2.2, 48, dark="#3a0c0c", pale="#ffd0a0")
    s.thing(limb([(200, 700), (232, 680)], [30, 26]), old[0], 0.8, col2=old[1], shade=0.8, shcol=old[2], hatch=0, line=2.2)
    at = profile(s, 250, 632, 138, 34, skin=old, k=0.7, line=2.1, brow=-0.5)
    for pts in ([(0.74, 0.63), (0.69, 0.66), (0.67, 0.72)], [(0.58, 0.43), (0.53, 0.42)], [(0.58, 0.445), (0.53, 0.46)], [(0.60, 0.47), (0.66, 0.475)], [(0.56, 0.60), (0.54, 0.70)]):
        s.stroke(at(path(pts, 6)), 1.3, "#7a4048", wobble=0.3)
    hair_ = valid(Polygon(at(path([(0.70, 0.15), (0.54, 0.26), (0.46, 0.42), (0.34, 0.56), (0.12, 0.66), (-0.08, 0.52), (-0.10, 0.22), (0.10, -0.02), (0.40, -0.07), (0.62, 0.02)], 8, True))))
    tresses(s, hair_, lambda x, y: 2.6, WHITE, 200, 26, 1.4)
    tresses(s, ell(*at([(-0.10, 0.16)])[0], 28), lambda x, y: 0.8, WHITE, 70, 16, 1.4)
    s.curve(at([(0.60, 0.43), (0.55, 0.42), (0.40, 0.42)]), 1.5, "#3a2a20")
    s.outline(ell(*at([(0.67, 0.43)])[0], 13), 2, lost=0)
    arm = limb([(186, 740), (224, 850), (296, 900)], [34, 30, 20])
    garment(s, arm, "#d0683a", lambda x, y: 1.2, 28, dark="#3a0c0c", pale="#ffd0a0", cast=(4, 12))
    folds(s, ([(206, 820), (226, 826), (240, 816)], [(212, 842), (234, 846), (250, 834)]), "#3a0c0c", "#ffd0a0", 2)
    _hold(s, [(292, 888), (322, 890), (340, 906), (334, 928), (306, 930), (286, 914)], old, ([(330, 900), (350, 922), (346, 948)], [(320, 906), (336, 930), (330, 952)], [(310, 910), (322, 932), (314, 950)]))
    # he who is on the right
    legs = [limb([(800, 940), (806, 1060), (790, 1180)], [44, 36, 28]), limb([(870, 940), (884, 1070), (876, 1186)], [44, 36, 28])]
    for g, x in zip(legs, (784, 870), strict=True):
        garment(s, g, "#3a3048", lambda x_, y: 1.6, 19, dark="#08060e", pale="#9a8ab0", hatch=5)
        s.thing(blob([(x - 60, 1200), (x - 20, 1176), (x + 26, 1178), (x + 32, 1206), (x - 58, 1214)]), "#2a1a1c", 1.3, shade=0.6, hatch=0, line=2.4)
    back = blob([(910, 980), (916, 860), (886, 760), (820, 700), (750, 690), (714, 730), (730, 800), (770, 880), (790, 970)])
    garment(s, back, "#6a4a8a", lambda x, y: 1.0, 52, dark="#140a24", pale="#dcc0ff")
    s.thing(limb([(766, 720), (738, 680)], [34, 30]), sand[0], 0.9, col2=sand[1], shade=0.9, shcol=sand[2], hatch=0, line=2.2)
    at = profile(s, 710, 646, 142, -36, flip=True, skin=sand, k=0.9, line=2.1, brow=-0.4)
    for pts in ([(0.74, 0.63), (0.69, 0.66), (0.67, 0.72)], [(0.58, 0.43), (0.53, 0.42)], [(0.60, 0.47), (0.66, 0.475)]):
        s.stroke(at(path(pts, 6)), 1.4, "#1c0c10", wobble=0.3)
    hair_ = valid(Polygon(at(path([(0.44, 0.30), (0.42, 0.46), (0.34, 0.58), (0.12, 0.72), (-0.06, 0.56), (-0.08, 0.30), (0.12, 0.24)], 8, True))))
    tresses(s, hair_, lambda x, y: 1.8, WHITE, 130, 20, 1.4)
    tresses(s, valid(Polygon(at(path([(0.80, 0.645), (0.74, 0.635), (0.66, 0.68), (0.65, 0.74), (0.72, 0.70), (0.79, 0.68)], 6, True)))), lambda x, y: 2.2, WHITE, 50, 12, 1.3)
    s.thing(ell(*at([(0.36, 0.50)])[0], 9, 15, -30), sand[0], 0.9, shade=0.7, shcol=sand[2], hatch=0, line=1.9)
    s.thing(blob([(728, 716), (752, 700), (786, 692), (802, 704), (770, 722), (742, 740)]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2.2)
    arm = limb([(780, 750), (742, 860), (656, 892)], [38, 32, 21])
    garment(s, arm, "#7a58a0", lambda x, y: 1.9, 28, dark="#140a24", pale="#dcc0ff", cast=(4, 14))
    folds(s, ([(756, 820), (738, 836), (722, 830)], [(762, 846), (744, 862), (726, 856)]), "#140a24", "#dcc0ff", 2)
    _hold(s, [(658, 878), (628, 882), (610, 900), (618, 922), (646, 926), (664, 908)], sand, ([(622, 894), (600, 916), (602, 942)], [(632, 900), (614, 924), (618, 946)], [(642, 906), (630, 928), (634, 946)]))


def _toy(s):
    """Of plush, with a seam and a button; it opens its mouth as its shadow does."""
    green = "#3f9a4c"
    tail = blob([(520, 1196), (600, 1182), (676, 1136), (704, 1098, 1), (690, 1170), (620, 1226), (530, 1244)])
    garment(s, tail, green, lambda x, y: 2.8, 19, dark="#0c2c14", pale="#c8f0a0", cast=(10, 14), long=16)
    body = blob([(330, 1190), (372, 1162), (440, 1154), (520, 1168), (556, 1206), (530, 1246), (450, 1262), (372, 1252), (336, 1226)])
    for x in (372, 520):
        garment(s, limb([(x, 1236), (x - 12, 1270), (x - 26, 1288)], [22, 18, 14]), green, lambda a, b: 1.7, 8, dark="#0c2c14", cast=None, long=14)
    low = blob([(380, 1226), (320, 1236), (250, 1262), (206, 1264), (214, 1242), (270, 1216), (340, 1196)])
    up = blob([(380, 1166), (330, 1148), (262, 1142), (196, 1128), (176, 1146), (190, 1166), (262, 1184), (340, 1210), (386, 1214)])
    mouth = blob([(204, 1160), (270, 1180), (346, 1204), (330, 1214), (260, 1228), (214, 1246), (250, 1206)])
    s.thing(mouth, "#c83a44", 1.1, shade=0.6, hatch=0, line=2)
    for g in (low, body, up):
        garment(s, g, green, lambda x, y: 0.2, 30, dark="#0c2c14", pale="#c8f0a0", cast=(4, 10), long=16)
    for k in range(7):
        for x, y, e in ((204 + k * 20, 1164 + k * 5.4, 18), (222 + k * 18, 1246 - k * 6.6, -16)):
            s.thing(poly([(x - 8, y), (x + 8, y + 3), (x, y + e)]), "#fff8e6", 0.15, shade=0.3, hatch=0, line=1.6)
    garment(s, ell(352, 1160, 25), green, lambda x, y: 0.2, 8, dark="#0c2c14", pale="#c8f0a0", cast=None, long=14)
    eye = ell(350, 1156, 16)
    s.thing(eye, "#f6c42a", 1.0, shade=0.5, hatch=0, line=2.4)
    for e in (-5, 5):
        s.fill(ell(350 + e, 1156, 2.6))
    s.curve([(386, 1176), (450, 1172), (530, 1192), (600, 1196), (680, 1130)], 1.6, "#0c2c14")
    for p, _, _ in marks.along(path([(386, 1176), (450, 1172), (530, 1192)], 8), 12):
        s.stroke([p + [-3, -7], p + [3, 7]], 1.5, "#0c2c14")
    for k in range(9):
        x, y = 400 + k * 26, (1166, 1166, 1168, 1172, 1178, 1188, 1190, 1186, 1176)[k]
        s.thing(poly([(x - 12, y + 6), (x, y - 18), (x + 13, y + 6)]), "#c8602a", 1.0, shade=0.4, hatch=0, line=1.8)


def _child(s):
    skin, red, dark = SKINS["brown"], "#d8502e", "#4a0c0a"
    s.wash(blob([(560, 1480), (700, 1420), (960, 1440), (1040, 1540), (560, 1540)]), NIGHT, 1.2, wet=20)
    palm = blob([(430, 1236), (470, 1224), (500, 1240), (502, 1280), (470, 1300), (436, 1284)])
    s.thing(palm, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=5, line=2.4)
    _toy(s)
    for pts in ([(438, 1282), (424, 1246), (436, 1212)], [(456, 1290), (448, 1248), (460, 1208)], [(474, 1292), (474, 1250), (486, 1212)], [(490, 1286), (498, 1250), (510, 1218)]):
        finger(s, pts, 12.5, skin, k=0.85)
    s.thing(blob([(430, 1288), (452, 1276), (494, 1278), (514, 1300), (500, 1330), (456, 1330)]), skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=5, line=2.4)
    knee = limb([(820, 1480), (660, 1400), (600, 1520)], [60, 52, 40])
    garment(s, knee, "#2c4a6a", lambda x, y: 2.6, 39, dark="#081424", pale="#a8c8e8")
    body = blob([(672, 1290), (716, 1244), (800, 1240), (870, 1290), (900, 1400), (910, 1560), (640, 1560), (664, 1420)])
    garment(s, body, red, lambda x, y: 1.6, 92, dark=dark, pale="#ffd0a0", cast=(14, 10))
    for y in (1330, 1400, 1470):
        band = limb([(640, y + 6), (760, y + 26), (920, y)], [11, 11, 11]).intersection(body)
        s.cover(band, keep=0.15, ink=0.5)
        s.wash(band, "#f4dca8", 0.6, edge=0.5, grad=("lin", 0, 0.6, 2.0))
    folds(s, ([(700, 1300), (712, 1400), (690, 1500)], [(840, 1300), (850, 1400), (880, 1500)]), dark, "#ffd0a0")
    s.thing(limb([(752, 1190), (766, 1266)], [48, 58]), skin[0], 0.85, col2=skin[1], shade=0.9, shcol=skin[2], hatch=5, line=2.4)
    at, g = face(s, 726, 1116, 240, -6, flip=True, skin=skin, young=1.0, mouth="shut", look=(0.5, -0.5), lid=0.32, brow=0.9, line=2.3)
    s.lift(valid(Polygon(at(path([(0.76, 0.50), (0.76, 0.70), (0.66, 0.92), (0.54, 0.94), (0.56, 0.70), (0.62, 0.56)], 6, True)))).intersection(g), 0.4, 12)
    s.wash(ell(*at([(0.64, 0.78)])[0], 40, 60), "#f6b03a", 0.4, wet=22, clip=g)
    curls = valid(Polygon(at(path([(0.80, 0.26), (0.66, 0.24), (0.50, 0.20), (0.36, 0.30), (0.26, 0.42), (0.17, 0.44), (0.10, 0.66), (-0.06, 0.68), (-0.17, 0.42), (-0.12, 0.10), (0.10, -0.12), (0.42, -0.15), (0.70, -0.06), (0.82, 0.10)], 8, True))))
    s.fill(curls, "#140c0e")
    tangle(s, curls.buffer(6), 200, "#050304", 2.2, length=60, loop=0.42, inner=0)
    tangle(s, curls, 70, "#6a4434", 1.5, length=44, loop=0.42, inner=1, body=True)
    tangle(s, valid(Polygon(at(path([(0.80, 0.22), (0.50, 0.18), (0.36, -0.05), (0.66, -0.06)], 6, True)))), 18, "#e8a860", 1.5, length=36, loop=0.42, inner=1, body=True)
    arm = limb([(712, 1300), (604, 1392), (494, 1318)], [50, 44, 29])
    garment(s, arm, red, lambda x, y: 2.4 if x > 620 else -2.4, 57, dark=dark, pale="#ffd0a0", cast=(4, 18))
    folds(s, ([(640, 1340), (620, 1356), (606, 1346)], [(652, 1362), (628, 1380), (604, 1368)], [(576, 1340), (566, 1360), (574, 1380)]), dark, "#ffd0a0", 2.6)
    cuff = limb([(478, 1334), (498, 1318), (514, 1294)], [9, 10, 9])
    s.thing(cuff, "#f4e0b8", 0.5, shade=0.6, hatch=0, line=2.2)


def _lantern(s):
    x, y = 236, 1418
    s.glow(x, y - 60, 330, "#ffc84a", 0.45, 0.8)
    s.wash(ell(x, y + 46, 92, 20), NIGHT, 1.1, wet=10)
    glass = blob([(x - 44, y - 112), (x + 44, y - 112), (x + 54, y + 14), (x - 54, y + 14)])
    s.thing(glass, "#ffe08a", 0.5, shade=0.2, hatch=0, line=2.4)
    s.lift(glass, 0.6, 6)
    flame = blob([(x, y - 100), (x + 20, y - 56), (x + 18, y - 26), (x, y - 12), (x - 18, y - 26), (x - 18, y - 56)])
    s.wash(flame, "#ff9a1e", 1.0, col2="#ffe24a", mix=("lin", 90, 0, 1), edge=0.8)
    s.outline(flame, 2)
    iron = {"shade": 0.7, "shcol": "#040404", "hatch": 0, "line": 2.6}
    s.thing(blob([(x - 66, y + 10), (x + 66, y + 10), (x + 72, y + 48), (x - 72, y + 48)]), "#2c2a30", 1.4, **iron)
    s.thing(blob([(x - 60, y - 104), (x - 40, y - 146), (x, y - 160), (x + 40, y - 146), (x + 60, y - 104)]), "#2c2a30", 1.4, **iron)
    for e in (-50, 0, 50):
        s.stroke([(x + e * 0.9, y - 108), (x + e, y + 14)], 5)
    s.stroke(arc(x, y - 176, 30, 30, 130, 410, 30), 6)


@card("verdigris", paper="cold", light=(-0.4, 0.55), fresh=False)
def new_cradle(s):
    _room(s)
    _shadow(s)
    s.glow(330, 900, 420, "#ffd070", 0.3, 0.5)
    _behind(s)
    _cradle(s)
    _elders(s)
    _lantern(s)
    _child(s)
    s.splatter(NIGHT, 40, (0, 0, 1000, 500), (0.7, 4))
    s.splatter("#ffdc8a", 26, centre=(240, 1300), spread=110, size=(0.7, 3))
