"""A game of chess with a guest in a hood."""

import cv2

from ..easel import *
from ..kit.brush import threads
from ..kit.portrait import braid, face, finger, folds, garment, tresses

NIGHT, BONE = "#0b0910", "#f4ead2"
UMBER = ("#8a5638", "#7c4030", "#2c141c")
BOARD = cv2.getPerspectiveTransform(np.float32([(0, 0), (8, 0), (8, 8), (0, 8)]), np.float32([(300, 905), (700, 868), (842, 1108), (336, 1192)]))
LATHE = {
    "pawn": [(0, 0.30), (0.08, 0.30), (0.16, 0.22), (0.55, 0.10), (0.60, 0.17), (0.64, 0.11), (0.72, 0.17), (0.86, 0.19), (0.97, 0.11), (1, 0.0)],
    "rook": [(0, 0.30), (0.08, 0.30), (0.16, 0.22), (0.62, 0.15), (0.68, 0.21), (0.76, 0.18), (0.98, 0.20), (1, 0.13)],
    "bishop": [(0, 0.27), (0.07, 0.27), (0.14, 0.19), (0.58, 0.08), (0.63, 0.15), (0.67, 0.09), (0.76, 0.14), (0.88, 0.12), (0.96, 0.04), (1, 0.03)],
    "king": [(0, 0.25), (0.06, 0.25), (0.13, 0.18), (0.60, 0.08), (0.65, 0.15), (0.68, 0.09), (0.84, 0.15), (0.87, 0.10), (0.89, 0.02)],
}


def square(i, j):
    return cv2.perspectiveTransform(np.float32([[(i, j)]]), BOARD)[0, 0]


def chessman(s, x, y, h, kind, white, tilt=0.0):
    """A turned man on its square; x, y the middle of its foot."""
    half = LATHE[kind]
    right = [(q * h, -u * h) for u, q in half]
    left = [(-q * h, -u * h) for u, q in half[::-1]]
    pts = [(x, y + 0.05 * h), *[(x + a, y + b) for a, b in (*right, *left)]]
    g = move(blob([(px, py) for px, py in move(pts, 0, 0)], 5), 0, 0)
    if kind == "king":
        g = union(g, limb([(x, y - 0.86 * h), (x, y - 1.06 * h)], [0.03 * h, 0.035 * h]), limb([(x - 0.08 * h, y - 0.98 * h), (x + 0.08 * h, y - 0.98 * h)], [0.03 * h, 0.03 * h]))
    if kind == "rook":
        for q in (-0.09, 0.09):
            g = g.difference(box(x + (q - 0.03) * h, y - 1.05 * h, x + (q + 0.03) * h, y - 0.92 * h))
    if tilt:
        g = move(g, 0, 0, 1, tilt, origin=(x, y))
    s.wash(limb([(x, y), (x - 0.35 * h, y + 0.12 * h), (x - 0.75 * h, y + 0.24 * h)], [0.26 * h, 0.2 * h, 0.12 * h]), "#1c1016", 0.75, wet=7, gran=0.4)
    if white:
        s.thing(g, "#f0e2c0", 0.45, col2="#d8b888", shade=0.9, shcol="#6a4a3c", hatch=5, line=2.4, gran=0.4)
    else:
        s.thing(g, "#241c26", 1.5, shade=0.8, shcol="#050308", hatch=0, line=2.6)
        s.curve([(x + 0.14 * h, y - 0.06 * h), (x + 0.1 * h, y - 0.3 * h), (x + 0.06 * h, y - 0.55 * h)], 3, "#d8b080", body=True, alpha=0.7, clip=g)
        s.curve([(x + 0.07 * h, y - 0.7 * h), (x + 0.1 * h, y - 0.8 * h), (x + 0.05 * h, y - 0.9 * h)], 3, "#ffe0a0", body=True, alpha=0.8, clip=g)
    for u in (0.08, 0.16, 0.62):
        q = np.interp(u, [a for a, _ in half], [b for _, b in half]) * h
        s.curve([(x - q * 0.9, y - u * h), (x, y - u * h + q * 0.25), (x + q * 0.9, y - u * h)], 1.4, None if white else "#8a7a80", body=not white)


def _wall(s):
    s.wash(s.all, "#eccb86", 0.55, col2="#d8a05a", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 520), (960, 460), (800, 240), (520, 200), (330, 380), (250, 900), (-100, 1000)]), "#3f5c62", 1.0, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (480, 90), (220, 260), (120, 620), (-100, 760)]), "#16282c", 0.8, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(900, -100), (1100, -100), (1100, 420), (960, 240)]), "#16282c", 0.6, wet=80, gran=0.6)
    # the scythe has been hung up, with her satchel on it
    s.wash(limb([(838, 130), (770, 520), (730, 900)], [14, 14, 14]), "#2a1c18", 0.6, wet=14)
    s.thing(limb([(812, 92), (752, 480), (706, 900)], [11, 10, 12]), "#7a4c2a", 1.0, shade=0.8, shcol="#24120c", hatch=5, line=2.6)
    blade = blob([(826, 88, 1), (700, 66), (560, 96), (452, 176), (412, 262, 1), (520, 176), (640, 138), (812, 132, 1)])
    s.thing(blade, "#aebcc0", 0.6, col2="#4a5c66", mix=("lin", 0, 0.9, 0), shade=0.8, shcol="#16242c", hatch=6, line=3.2, gran=0.5)
    s.curve([(426, 250), (520, 168), (640, 130), (806, 126)], 3, "#fff6e0", body=True, alpha=0.85)
    for k in range(4):
        s.stroke([(800 + k * 3, 84 + k * 14), (834 - k * 2, 90 + k * 14)], 4, "#3a2416")


def _table(s):
    top = ell(600, 1130, 640, 330, -3)
    s.wash(move(top, 0, -24), NIGHT, 0.8, wet=26, gran=0.5)
    s.thing(top, "#9a4a24", 1.1, col2="#6a2c1a", shade=0.4, shcol="#2a0e0c", hatch=0, line=3.6, gran=0.6, soft=60)
    s.wash(ell(880, 960, 240, 120), "#f0b040", 0.01, wet=60)
    s.lift(ell(850, 930, 220, 90), 0.5, 50)
    s.wash(blob([(-100, 1120), (420, 1260), (640, 1460), (700, 1600), (-100, 1600)]), NIGHT, 0.7, wet=70, gran=0.6)
    for k in range(26):
        y = 840 + k * 26
        s.curve([(-20, y + 22), (300, y + s.rng.normal() * 6), (700, y - 8), (1020, y + 4 + s.rng.normal() * 6)], 1.2, "#3a160e", clip=top, alpha=0.6)
    rim = poly([square(-0.45, -0.45), square(8.45, -0.45), square(8.45, 8.45), square(-0.45, 8.45)])
    s.wash(move(rim, -16, 30), NIGHT, 1.0, wet=14, gran=0.5)
    side = poly([square(-0.45, 8.45), square(8.45, 8.45), square(8.45, -0.45), square(8.45, -0.45) + [0, 20], square(8.45, 8.45) + [0, 30], square(-0.45, 8.45) + [0, 30]])
    s.thing(side, "#3a1c16", 1.3, shade=0.6, hatch=5, line=2.6)
    s.thing(rim, "#6a3a24", 1.1, shade=0.3, hatch=0, line=2.6)
    for i in range(8):
        for j in range(8):
            g = poly([square(i, j), square(i + 1, j), square(i + 1, j + 1), square(i, j + 1)])
            s.cover(g)
            if (i + j) % 2:
                s.wash(g, "#1f4c4c", 1.1 + 0.06 * (j - i), edge=0.5, gran=0.5, rough=0.8)
                s.hatch(g, tone=0.5, ang=62 + (i % 3) * 4, sep=6, w=1, thr=0.4, longest=24)
            else:
                s.wash(g, "#f4e4bc", 0.35 + 0.06 * (j - i + 5) * 0.5, edge=0.5, gran=0.4, rough=0.8)
    s.outline(poly([square(0, 0), square(8, 0), square(8, 8), square(0, 8)]), 2)


def _girl(s):
    skin, gold, dark = UMBER, "#e2a024", "#5a2c0a"
    # her body leans over the table
    s.wash(blob([(420, 760), (700, 720), (820, 880), (420, 900)]), NIGHT, 0.7, wet=40)
    s.thing(limb([(572, 620), (572, 700)], [52, 58]), skin[0], 0.9, col2=skin[1], shade=0.9, shcol=skin[2], hatch=5, line=2.6)
    body = blob([(430, 900), (436, 790), (410, 730), (440, 690), (520, 672), (600, 672), (690, 690), (728, 740), (700, 820), (716, 900)])
    garment(s, body, gold, lambda x, y: 1.5 + (x - 570) * 0.001, 90, dark=dark, pale="#f0c060", hatch=0)
    folds(s, ([(520, 700), (530, 780), (500, 880)], [(650, 710), (630, 800), (650, 890)], [(580, 720), (586, 800), (576, 884)]), dark, "#f0c060")
    collar = blob([(500, 690), (540, 664), (566, 700), (600, 664), (646, 688), (610, 724), (568, 716), (530, 728)])
    s.thing(collar, "#fff6e4", 0.25, shade=0.6, shcol="#8a7060", hatch=0, line=2.4)
    cols = ("#16100f", "#5a4038", "#a0704c")
    braid(s, [(452, 560), (432, 620), (440, 700), (424, 790)], 25, cols, 2.0)
    at, head_ = face(s, 560, 506, 300, 7, flip=True, skin=skin, young=0.8, mouth="smile", look=(0.25, 0.75), lid=0.5, brow=-0.35, line=2.2, k=0.62, ear=False)
    _laugh(s, at, head_)
    hairline = [(0.785, 0.30), (0.74, 0.20), (0.60, 0.14), (0.46, 0.19), (0.34, 0.29), (0.25, 0.42), (0.20, 0.54), (0.15, 0.66), (0.04, 0.66), (-0.07, 0.50), (-0.11, 0.26), (-0.02, 0.04), (0.18, -0.07), (0.42, -0.09), (0.64, -0.03), (0.78, 0.12), (0.81, 0.26)]
    crown = valid(Polygon(at(path(hairline, 8, True))))
    part = at([(0.56, 0.02)])[0]
    tresses(s, crown, lambda x, y: math.atan2(y - part[1] + 10, x - part[0]), ("#0d090c", "#2c2026", "#5a4038"), 420, 40, 1.5)
    s.curve(at([(0.60, -0.04), (0.57, 0.06), (0.53, 0.15)]), 2.6, "#8a5a44", body=True)
    s.thing(ell(*at([(0.17, 0.60)])[0], 14, 26, 15), skin[0], 0.7, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2)
    s.lift(ell(*at([(0.27, 0.68)])[0], 46, 60).intersection(head_), 0.55, 18)
    # the other arm is under the table
    sleeve = limb([(700, 742), (768, 838), (700, 868)], [50, 42, 32])
    garment(s, sleeve, gold, lambda x, y: 1.0 if y < 820 else 2.9, 60, dark=dark, pale="#f0c060", cast=(-8, 14), hatch=0)
    folds(s, ([(764, 812), (738, 816), (726, 836)], [(778, 838), (750, 840), (736, 856)], [(700, 780), (724, 770), (736, 752)]), dark, "#f0c060", 2.6)
    braid(s, [*at([(0.08, 0.62)]), (684, 640), (676, 720), (690, 800)], 27, cols, 2.0)


def _laugh(s, at, head_):
    """An open, lopsided laugh: lifted cheek, upper teeth, a gap where one has fallen out."""
    shape = lambda pts: valid(Polygon(at(path(pts, 6, True))))  # noqa: E731
    s.wash(shape([(0.40, 0.69), (0.75, 0.69), (0.75, 0.86), (0.42, 0.86)]), UMBER[0], 0.01, clip=head_)
    s.cover(shape([(0.42, 0.715), (0.73, 0.705), (0.74, 0.84), (0.60, 0.87), (0.46, 0.84)]).intersection(head_), keep=1, ink=0)
    gap = shape([(0.455, 0.742, 1), (0.54, 0.752), (0.62, 0.752), (0.722, 0.722, 1), (0.705, 0.792), (0.625, 0.838), (0.53, 0.812)])
    s.cover(gap)
    s.wash(gap, "#5a0f18", 1.4, edge=0.5, off=0)
    s.wash(shape([(0.54, 0.815), (0.60, 0.79), (0.66, 0.79), (0.69, 0.80), (0.625, 0.835)]).intersection(gap), "#d8606a", 0.9, edge=0.3)
    teeth = shape([(0.475, 0.745), (0.54, 0.753), (0.62, 0.753), (0.712, 0.727), (0.70, 0.752), (0.62, 0.778), (0.53, 0.772)]).intersection(gap)
    s.fill(teeth, "#fff4e2", body=True)
    s.fill(shape([(0.565, 0.75, 1), (0.602, 0.75, 1), (0.60, 0.785, 1), (0.567, 0.785, 1)]).intersection(gap), "#4a0c14", body=True)
    for q in (0.525, 0.645, 0.68):
        s.stroke(at([(q, 0.75), (q, 0.772)]), 1, UMBER[2], wobble=0.2)
    for pts, w in (([(0.45, 0.738), (0.54, 0.749), (0.62, 0.748), (0.728, 0.716)], 2.8), ([(0.465, 0.75), (0.53, 0.814), (0.625, 0.842), (0.707, 0.794), (0.722, 0.73)], 2.4), ([(0.43, 0.715), (0.425, 0.742), (0.445, 0.765)], 2), ([(0.56, 0.872), (0.62, 0.884), (0.67, 0.868)], 1.6)):
        s.stroke(at(path(pts, 8)), w, UMBER[2], wobble=0.4)


def _move(s):
    """Her hand, which closes on the bishop."""
    skin, gold, dark = UMBER, "#e2a024", "#5a2c0a"
    x, y = 478, 962
    palm = blob([(402, 818), (438, 806), (478, 822), (484, 852), (452, 868), (414, 858)])
    s.wash(move(palm, -10, 60), NIGHT, 0.6, wet=14)
    finger(s, [(470, 846), (500, 852), (498, 880)], 13, skin, k=0.95)  # behind the man
    finger(s, [(478, 838), (514, 846), (508, 872)], 14, skin, k=0.95)
    chessman(s, x, y, 128, "bishop", True)
    s.thing(palm, skin[0], 0.95, col2=skin[1], shade=0.8, shcol=skin[2], hatch=5, line=2.4)
    finger(s, [(430, 850), (450, 884), (478, 888)], 15, skin, k=0.95)  # thumb
    finger(s, [(456, 826), (494, 834), (492, 866)], 14, skin, k=0.95)
    sleeve = limb([(440, 738), (356, 838), (412, 836)], [50, 44, 32])
    garment(s, sleeve, gold, lambda px, py: 2.2 if py < 800 else 0.1, 60, dark=dark, pale="#f0c060", cast=(-4, 30), hatch=0)
    folds(s, ([(372, 800), (394, 812), (400, 836)], [(356, 828), (380, 836), (384, 862)], [(400, 772), (424, 784), (440, 776)]), dark, "#f0c060", 2.6)
    s.thing(limb([(420, 810), (428, 834), (418, 862)], [7, 8, 7]), "#fff6e4", 0.25, shade=0.5, hatch=0, line=2.2)


def _bed(s):
    """Those that she has taken sleep."""
    m = lambda pts: move(np.asarray(pts, float), 762, 1298, 0.97, -7)  # noqa: E731
    s.wash(blob(m([(-200, 150), (0, 190), (220, 130), (220, 190), (0, 240), (-220, 200)])), NIGHT, 1.1, wet=20)
    for x, y in ((-180, 140), (176, 140)):
        s.thing(limb(m([(x, y - 60), (x, y + 44)]), [13, 11]), "#8a5228", 1.1, shade=0.8, shcol="#2a120a", hatch=0, line=2.4)
    head_ = blob(m([(-172, -20), (-170, -92), (-90, -112), (0, -124), (90, -112), (170, -92), (172, -20)]))
    s.thing(head_, "#a8662e", 1.1, col2="#7a421e", shade=0.7, shcol="#2a120a", hatch=6, line=3)
    s.curve(m([(-150, -78), (0, -104), (150, -78)]), 2, "#3a1a0c")
    sheet = blob(m([(-166, -30), (166, -30), (184, 60), (186, 140), (-186, 140), (-184, 60)]))
    s.thing(sheet, "#fff6e6", 0.25, shade=0.5, shcol="#8a7a88", hatch=0, line=2.4)
    for x, kind in ((-112, "pawn"), (-2, "rook"), (108, "bishop")):
        pil = blob(m([(x - 50, -50), (x, -62), (x + 50, -50), (x + 54, 2), (x, 12), (x - 54, 2)]))
        s.thing(pil, "#fffaf0", 0.15, shade=0.6, shcol="#8a80a0", hatch=6, line=2.2)
        c = {"shade": 0.7, "shcol": "#050308", "hatch": 0, "line": 2.4}
        if kind == "pawn":
            top = ell(*m([(x, -18)])[0], 31)
        elif kind == "rook":
            top = poly(m([(x - 30, 14), (x - 32, -46), (x - 17, -46), (x - 17, -34), (x - 7, -34), (x - 7, -46), (x + 7, -46), (x + 7, -34), (x + 17, -34), (x + 17, -46), (x + 32, -46), (x + 30, 14)]))
        else:
            top = blob(m([(x, -66), (x + 24, -36), (x + 28, -8), (x + 20, 14), (x - 20, 14), (x - 28, -8), (x - 24, -36)]))
        s.thing(top, "#352a36", 1.4, **c)
        if kind == "bishop":
            s.stroke(m([(x + 4, -52), (x + 17, -30)]), 4, "#fff0d8", body=True)
        s.curve(m([(x - 20, -34), (x - 12, -42), (x, -44)]), 3, "#c8a890", body=True, alpha=0.5)
        for e in (-1, 1):
            s.curve(m([(x + e * 18, -14), (x + e * 11, -8), (x + e * 4, -13)]), 2.6, "#fff0dc", body=True)
        s.curve(m([(x - 6, 3), (x, 7), (x + 7, 2)]), 2.2, "#fff0dc", body=True)
    red = blob(m([(-178, 34), (-112, 16), (-60, 30), (0, 18), (56, 30), (112, 16), (178, 34), (194, 90), (196, 148), (100, 168), (0, 160), (-100, 170), (-198, 148), (-194, 90)]))
    garment(s, red, "#c8202c", lambda x, y: 1.5, 110, dark="#4a0612", pale="#e84a48", cast=(0, 10), hatch=0)
    folds(s, ([m([(x, 36)])[0], m([(x + 4, 90)])[0], m([(x - 4, 150)])[0]] for x in (-112, -4, 108)), "#4a0612", "#ff9a80", 2.6)
    turn = blob(m([(-182, 40), (-112, 18), (-58, 34), (0, 20), (56, 34), (112, 18), (182, 40), (184, 62), (112, 44), (56, 58), (0, 46), (-58, 58), (-112, 44), (-184, 62)]))
    s.thing(turn, "#fffaf0", 0.2, shade=0.6, shcol="#8a7a98", hatch=0, line=2.4)
    foot = blob(m([(-200, 112), (0, 138), (200, 112), (200, 166), (0, 188), (-200, 166)]))
    s.thing(foot, "#a8662e", 1.1, col2="#7a421e", shade=0.7, shcol="#2a120a", hatch=6, line=3)


def _bones(s):
    """The guest's hand: phalanx by phalanx, closed on a black pawn."""
    def bone(a, b, r):
        a, b = np.asarray(a, float), np.asarray(b, float)
        g = union(limb([a, (a + b) / 2, b], [r, r * 0.62, r * 0.9]), ell(*a, r * 1.15), ell(*b, r))
        s.thing(g, BONE, 0.35, col2="#d8c098", shade=0.9, shcol="#4a3c48", hatch=5, hw=0.9, line=2.3, gran=0.4)

    for pts, r in (([(452, 1168), (540, 1128), (588, 1120), (600, 1142)], 12), ([(456, 1186), (548, 1158), (590, 1146), (606, 1166)], 12)):
        for a, b in zip(pts, pts[1:], strict=False):
            bone(a, b, r)
    chessman(s, 584, 1246, 120, "pawn", False)
    for pts, r in (
        ([(420, 1204), (512, 1186), (560, 1168), (586, 1180)], 14),
        ([(424, 1224), (500, 1226), (540, 1206), (570, 1200)], 14),
        ([(414, 1244), (470, 1272), (520, 1262), (552, 1226)], 15),
    ):
        for a, b in zip(pts, pts[1:], strict=False):
            bone(a, b, r)
    for x, y, r in ((404, 1196, 17), (392, 1220, 18), (400, 1244, 16), (430, 1180, 14), (376, 1200, 16), (372, 1240, 16)):
        s.thing(ell(x, y, r, r * 0.85), BONE, 0.35, col2="#d8c098", shade=0.9, shcol="#4a3c48", hatch=4, line=2.2)
    bone((300, 1230), (372, 1206), 15)
    bone((300, 1262), (372, 1236), 13)


def _guest(s):
    """He looks up from his hand: a skull in profile under the hood."""
    cuff = blob([(200, 1180), (300, 1150), (368, 1176), (384, 1226), (368, 1282), (420, 1400), (400, 1560), (-80, 1560), (-80, 1200)])
    hood = blob([(-80, 620), (-60, 520), (20, 452), (110, 440), (190, 470), (236, 540), (244, 620), (226, 720), (214, 820), (212, 900), (262, 980), (330, 1090), (366, 1180), (330, 1300), (250, 1420), (180, 1560), (-80, 1560)])
    inside = blob([(150, 500), (214, 520), (252, 590), (256, 660), (240, 900), (180, 950), (120, 860), (110, 640)])
    skull = blob([(150, 560), (206, 530), (262, 552), (292, 606), (294, 644), (284, 660), (292, 690), (312, 722), (304, 738), (282, 742), (290, 768), (304, 778), (302, 806), (296, 850), (276, 888), (236, 896), (196, 870), (170, 820), (150, 740), (140, 640)])
    s.fill(inside, "#050408")
    s.wash(move(skull, -14, 6), "#050408", 1.2, wet=10)
    s.thing(skull, BONE, 0.35, col2="#e8c890", shade=0.9, shcol="#4a3a44", hatch=0, line=2.8, gran=0.4)
    s.wash(blob([(140, 560), (196, 560), (206, 700), (220, 800), (200, 880), (150, 800)]), "#2a1e2a", 0.9, wet=26, clip=skull)
    socket = blob([(236, 646), (262, 636), (282, 652), (282, 684), (260, 702), (238, 690)])
    s.fill(socket, "#0a060a")
    s.fill(ell(268, 670, 5), "#ffc85a", body=True)  # the candle, far within
    s.fill(blob([(288, 712), (304, 728), (282, 738), (276, 726)]), "#0a060a")
    s.curve([(206, 730), (236, 738), (262, 726), (276, 716)], 2.4, "#4a3a44")
    s.curve([(206, 742), (228, 766), (232, 800)], 2.6, "#4a3a44")
    s.curve([(238, 800), (268, 806), (304, 800)], 3, "#2a1e24")
    for q in range(6):
        s.stroke([(250 + q * 10, 782 - q), (249 + q * 10, 824 + q)], 1.8, "#4a3a44", wobble=0.4)
    s.curve([(236, 784), (226, 802), (240, 826)], 2, "#4a3a44")
    s.curve([(262, 560), (286, 606), (290, 640)], 3, "#fff8e4", body=True, alpha=0.9)
    for g, way in ((cuff, lambda x, y: 0.3), (hood, lambda x, y: 1.9 - (x - 100) * 0.004 if y < 960 else 1.0)):
        s.wash(move(g, 10, 6), "#030204", 0.7, wet=14)
        s.thing(g, "#3a3444", 1.2, col2="#16121c", mix=("lin", 180, 0, 0.8), shade=0.9, shcol="#08060c", hatch=0, line=3.4, gran=0.5)
        threads(s, g, way, (("#08060c", 0), ("#15111a", 0)), 300, 60, 1.8, share=lambda x, y, lit: 0.7, stray=0.05, bend=1.5, alpha=0.6, wobble=0.4)
    s.curve([(190, 472), (236, 540), (243, 620), (226, 720), (214, 820), (212, 896)], 5, "#d8a868", body=True, alpha=0.75)
    s.curve([(262, 982), (330, 1092), (364, 1178)], 4, "#d8a868", body=True, alpha=0.6)
    for pts in ([(212, 900), (140, 950), (30, 944)], [(110, 448), (160, 580), (158, 760), (120, 900)], [(20, 470), (60, 640), (50, 820), (0, 930)], [(290, 1020), (220, 1120), (140, 1300)], [(336, 1100), (280, 1220), (220, 1400)]):
        s.wash(limb(path(pts, 8), np.linspace(4, 14, len(path(pts, 8))), 2), "#040306", 0.8, wet=10)
        s.curve(pts, 3, "#020203")


@card("bone", paper="laid", light=(0.6, -0.5), fresh=False)
def chess_empty(s):
    _wall(s)
    s.glow(878, 690, 300, "#ffc85a", 0.5, 0.75)
    _girl(s)
    _table(s)
    # the elbow and the arm lie on the table
    candle = limb([(880, 760), (880, 940)], [26, 28])
    s.wash(ell(884, 946, 74, 26), NIGHT, 0.8, wet=10)
    s.thing(ell(880, 944, 66, 22), "#c8943a", 1.0, shade=0.7, shcol="#4a2a0c", hatch=0, line=2.6)
    s.thing(candle, "#fff0cc", 0.3, col2="#f0c070", shade=0.7, shcol="#a0602a", hatch=6, line=2.6)
    for x, h in ((862, 40), (894, 70), (880, 24)):
        s.thing(limb([(x, 758), (x + 2, 758 + h)], [7, 9]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=1.8)
    s.stroke([(880, 756), (882, 728)], 4)
    s.glow(880, 700, 120, "#ffd24a", 0.5, 0.8)
    flame = blob([(882, 632), (902, 686), (904, 716), (882, 738), (862, 718), (864, 684)])
    s.cover(flame)
    s.wash(flame, "#ffb41e", 0.9, col2="#fff0a0", mix=("lin", 90, 0, 1), edge=0.8)
    s.outline(flame, 2)
    for i, j, kind, white, h in ((1, 1, "pawn", True, 84), (4, 1, "rook", True, 92), (6, 1, "pawn", True, 84), (5, 2, "king", True, 158), (7, 4, "bishop", True, 124), (6, 5, "king", False, 172), (3, 5, "pawn", False, 108)):
        chessman(s, *square(i + 0.5, j + 0.5), h, kind, white)
    _move(s)
    _bed(s)
    _bones(s)
    _guest(s)
    s.splatter("#0c1418", 50, (0, 0, 700, 500), (0.7, 4))
    s.splatter("#ffd873", 26, centre=(880, 640), spread=90, size=(0.7, 3))
