"""A game of chess with a guest in a hood."""

import cv2

from ..easel import *
from ..kit.brush import threads
from ..kit.portrait import braid, face, finger, folds, garment, tresses

NIGHT, BONE = "#0b0910", "#f4ead2"
UMBER = ("#9a6442", "#8a4a34", "#3a1a20")
BOARD = cv2.getPerspectiveTransform(np.float32([(0, 0), (8, 0), (8, 8), (0, 8)]), np.float32([(370, 905), (770, 868), (912, 1108), (406, 1192)]))
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
    s.wash(blob([(490, 760), (770, 720), (890, 880), (490, 900)]), NIGHT, 0.7, wet=40)
    s.thing(limb([(642, 620), (642, 700)], [52, 58]), skin[0], 0.9, col2=skin[1], shade=0.9, shcol=skin[2], hatch=5, line=2.6)
    body = blob([(500, 900), (506, 790), (480, 730), (510, 690), (590, 672), (670, 672), (760, 690), (798, 740), (770, 820), (786, 900)])
    garment(s, body, gold, lambda x, y: 1.5 + (x - 640) * 0.001, 90, dark=dark, pale="#f0c060", hatch=0)
    folds(s, ([(590, 700), (600, 780), (570, 880)], [(720, 710), (700, 800), (720, 890)], [(650, 720), (656, 800), (646, 884)]), dark, "#f0c060")
    collar = blob([(570, 690), (610, 664), (636, 700), (670, 664), (716, 688), (680, 724), (638, 716), (600, 728)])
    s.thing(collar, "#fff6e4", 0.25, shade=0.6, shcol="#8a7060", hatch=0, line=2.4)
    cols = ("#16100f", "#5a4038", "#a0704c")
    braid(s, [(522, 560), (502, 620), (510, 700), (494, 790)], 25, cols, 2.0)
    at, head_ = face(s, 628, 500, 306, -4, flip=True, skin=skin, young=0.7, mouth="laugh", look=(0.5, 0.15), lid=0.4, brow=0.1, line=2.4, k=0.6, ear=False)
    _gap(s, at)
    hairline = [(0.785, 0.34), (0.745, 0.26), (0.60, 0.215), (0.46, 0.245), (0.34, 0.32), (0.25, 0.42), (0.20, 0.54), (0.15, 0.66), (0.04, 0.66), (-0.07, 0.50), (-0.11, 0.26), (-0.02, 0.04), (0.18, -0.07), (0.42, -0.09), (0.64, -0.03), (0.78, 0.12), (0.81, 0.26)]
    crown = valid(Polygon(at(path(hairline, 8, True))))
    s.wash(crown.buffer(7).intersection(head_), "#0d090c", 1.2, edge=0)
    part = at([(0.56, 0.02)])[0]
    tresses(s, crown, lambda x, y: math.atan2(y - part[1] + 10, x - part[0]), ("#0d090c", "#2c2026", "#5a4038"), 420, 40, 1.5)
    s.curve(at([(0.60, -0.04), (0.57, 0.06), (0.53, 0.15)]), 2.6, "#8a5a44", body=True)
    s.thing(ell(*at([(0.17, 0.60)])[0], 14, 26, 15), skin[0], 0.7, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2)
    s.lift(ell(*at([(0.27, 0.68)])[0], 46, 60).intersection(head_), 0.55, 18)
    # the other arm is under the table
    sleeve = limb([(770, 742), (838, 838), (770, 868)], [50, 42, 32])
    garment(s, sleeve, gold, lambda x, y: 1.0 if y < 820 else 2.9, 60, dark=dark, pale="#f0c060", cast=(-8, 14), hatch=0)
    folds(s, ([(834, 812), (808, 816), (796, 836)], [(848, 838), (820, 840), (806, 856)], [(770, 780), (794, 770), (806, 752)]), dark, "#f0c060", 2.6)
    braid(s, [*at([(0.08, 0.62)]), (754, 640), (746, 720), (760, 800)], 27, cols, 2.0)


def _gap(s, at):
    """A gap where a tooth has fallen out."""
    s.fill(valid(Polygon(at([(0.565, 0.752), (0.612, 0.757), (0.610, 0.800), (0.567, 0.797)]))), "#4a0c14", body=True)


def _move(s):
    """Her hand, which closes on the bishop."""
    skin, gold, dark = UMBER, "#e2a024", "#5a2c0a"
    x, y = 548, 962
    palm = blob([(472, 818), (508, 806), (548, 822), (554, 852), (522, 868), (484, 858)])
    s.wash(move(palm, -10, 60), NIGHT, 0.6, wet=14)
    finger(s, [(540, 846), (570, 852), (568, 880)], 13, skin, k=0.95)  # behind the man
    finger(s, [(548, 838), (584, 846), (578, 872)], 14, skin, k=0.95)
    chessman(s, x, y, 128, "bishop", True)
    s.thing(palm, skin[0], 0.95, col2=skin[1], shade=0.8, shcol=skin[2], hatch=5, line=2.4)
    finger(s, [(500, 850), (520, 884), (548, 888)], 15, skin, k=0.95)  # thumb
    finger(s, [(526, 826), (564, 834), (562, 866)], 14, skin, k=0.95)
    sleeve = limb([(510, 738), (426, 838), (482, 836)], [50, 44, 32])
    garment(s, sleeve, gold, lambda px, py: 2.2 if py < 800 else 0.1, 60, dark=dark, pale="#f0c060", cast=(-4, 30), hatch=0)
    folds(s, ([(442, 800), (464, 812), (470, 836)], [(426, 828), (450, 836), (454, 862)], [(470, 772), (494, 784), (510, 776)]), dark, "#f0c060", 2.6)
    s.thing(limb([(490, 810), (498, 834), (488, 862)], [7, 8, 7]), "#fff6e4", 0.25, shade=0.5, hatch=0, line=2.2)


def _bed(s):
    """Those that she has taken sleep in a doll's bed that stands on the same table."""
    def at(i, j, high=0.0):
        return square(i, j) - [0, high * (0.7 + 0.07 * (j - 9))]

    i0, i1, j0, j1 = 2.3, 6.5, 10.1, 13.4
    wood = dict(col2="#7a421e", shade=0.7, shcol="#2a120a", hatch=6, line=3)
    s.wash(poly([at(i0 - 1.2, j0), at(i1, j0), at(i1, j1 + 0.9), at(i0 - 1.4, j1 + 1)]), NIGHT, 1.2, wet=20)
    for i, j in ((i0, j0), (i1, j0), (i0, j1), (i1, j1)):
        s.thing(limb([at(i, j), at(i, j, 30)], [10, 11]), "#8a5228", 1.1, **wood)
    arch = [at(i0 + (i1 - i0) * u, j0, 118 + 34 * math.sin(u * math.pi)) for u in np.linspace(0, 1, 15)]
    board = poly([at(i0, j0, 18), *arch, at(i1, j0, 18)])
    s.thing(board, "#a8662e", 1.1, **wood)
    s.stroke([p + [0, 14] for p in arch[1:-1]], 2.2, "#3a1a0c")
    sheet = poly([at(i0, j0, 64), at(i1, j0, 64), at(i1, j1, 64), at(i0, j1, 64)])
    s.thing(sheet, "#fff6e6", 0.25, shade=0.4, shcol="#8a7a88", hatch=0, line=2.4)
    for k, kind in enumerate(("pawn", "rook", "bishop")):
        u = i0 + (i1 - i0) * (k + 0.5) / 3
        near, far = at(u, j0 + 1.4, 70), at(u, j0 + 0.25, 70)
        d = near - far
        e = (at(u + 0.6, j0 + 0.7) - at(u - 0.6, j0 + 0.7)) / 2
        m = lambda a, b, o=far, d=d, e=e: tuple(o + e * a + d * b)  # noqa: E731
        pillow = blob([m(-0.95, 0.0), m(0, -0.12), m(0.95, 0.0), m(1.05, 0.7), m(0.95, 1.1), m(0, 1.2), m(-0.95, 1.1), m(-1.05, 0.7)])
        s.thing(pillow, "#fffaf0", 0.15, shade=0.6, shcol="#8a80a0", hatch=6, line=2.4)
        heads = {
            "pawn": [(-0.5, 0.65), (-0.36, 0.22), (0, 0.06), (0.36, 0.22), (0.5, 0.65), (0.3, 1.05), (0.5, 1.5), (-0.5, 1.5), (-0.3, 1.05)],
            "rook": [(-0.5, 0.12, 1), (-0.24, 0.10, 1), (-0.24, 0.32, 1), (-0.1, 0.32, 1), (-0.1, 0.08, 1), (0.14, 0.08, 1), (0.14, 0.32, 1), (0.27, 0.32, 1), (0.27, 0.10, 1), (0.52, 0.12, 1), (0.44, 0.9, 1), (0.5, 1.5, 1), (-0.5, 1.5, 1), (-0.42, 0.9, 1)],
            "bishop": [(0, -0.16), (0.34, 0.3), (0.42, 0.66), (0.26, 1.0), (0.5, 1.5), (-0.5, 1.5), (-0.26, 1.0), (-0.42, 0.66), (-0.34, 0.3)],
        }
        top = blob([(*m(a * 1.45, b), *c) for a, b, *c in heads[kind]], 8)
        s.wash(move(top, -7, 8), "#4a4058", 0.7, wet=6, clip=pillow)
        s.thing(top, "#352a36", 1.4, shade=0.7, shcol="#050308", hatch=0, line=2.4)
        if kind == "bishop":
            s.stroke([m(0.06, 0.06), m(0.26, 0.3)], 4, "#fff0d8", body=True)
        for q in (-1, 1):
            s.curve([m(q * 0.44, 0.58), m(q * 0.28, 0.70), m(q * 0.11, 0.60)], 2.8, "#fff0dc", body=True)
        s.curve([m(-0.12, 0.86), m(0, 0.92), m(0.12, 0.85)], 2.2, "#fff0dc", body=True)
    n = 13
    rim = [at(i0 + (i1 - i0) * u, j0 + 1.75, 74 + 14 * abs(math.sin(u * 3 * math.pi))) for u in np.linspace(0, 1, n)]
    red = poly([at(i0 - 0.1, j0 + 1.75, 34), *rim, at(i1 + 0.1, j0 + 1.75, 34), at(i1 + 0.14, j1 + 0.05, 16), at(i1, j1 + 0.12, 70), at(i0, j1 + 0.12, 70), at(i0 - 0.14, j1 + 0.05, 16)])
    garment(s, smooth(red, 5), "#d0222e", lambda x, y: 1.2, 60, dark="#4a0612", pale="#ff8a78", cast=(0, 8), hatch=0)
    for u in (0.18, 0.5, 0.82):  # three that lie under it
        i = i0 + (i1 - i0) * u
        s.wash(limb([at(i + 0.55, j0 + 2, 70), at(i + 0.55, j1 - 0.2, 70)], [8, 14]), "#5a0814", 0.7, wet=9, clip=red)
        s.curve([at(i + 0.5, j0 + 2, 72), at(i + 0.56, j0 + 2.6, 72), at(i + 0.5, j1, 70)], 2.4, "#4a0612")
    fold = poly([*rim, *[p + [4, 30] for p in rim[::-1]]])
    s.thing(smooth(fold, 3), "#fffaf0", 0.2, shade=0.6, shcol="#8a7a98", hatch=0, line=2.6)
    foot = poly([at(i0 - 0.1, j1 + 0.15, 4), *[at(i0 + (i1 - i0) * u, j1 + 0.15, 58 + 20 * math.sin(u * math.pi)) for u in np.linspace(0, 1, 11)], at(i1 + 0.1, j1 + 0.15, 4)])
    s.thing(foot, "#a8662e", 1.1, **wood)


def _bones(s):
    """The guest's hand, spread from the cuff: wrist, back of the hand, then finger by finger; two close on a black pawn."""
    def bone(a, b, r):
        a, b = np.array(a, float), np.array(b, float)
        d = (b - a) / np.hypot(*(b - a))
        g = union(limb([a + d * r * 0.5, (a + b) / 2, b - d * r * 0.5], [r * 0.9, r * 0.56, r * 0.8]), ell(*(a + d * r * 0.6), r), ell(*(b - d * r * 0.6), r * 0.88))
        s.thing(g, BONE, 0.3, col2="#e8d4a8", shade=0.9, shcol="#5a4a50", hatch=0, line=2.6, gran=0.25)

    rays = (  # knuckle by knuckle, the little finger nearest to us
        [(496, 1090), (594, 1052), (664, 1030), (710, 1044), (728, 1074)],
        [(500, 1110), (604, 1086), (682, 1076), (730, 1096), (744, 1128)],
        [(498, 1130), (598, 1122), (668, 1128), (712, 1150), (726, 1180)],
        [(490, 1148), (578, 1158), (634, 1172), (668, 1194), (680, 1220)],
    )
    s.wash(blob([(440, 1090), (600, 1040), (730, 1030), (770, 1120), (740, 1210), (640, 1236), (460, 1200)]), NIGHT, 1.3, wet=16)
    s.wash(blob([(470, 1096), (600, 1060), (612, 1150), (480, 1170)]), NIGHT, 1.4, wet=6)
    chessman(s, 762, 1102, 128, "pawn", False)
    for k, ray in enumerate(rays):
        for a, b in zip(ray, ray[1:], strict=False):
            bone(a, b, 14 if k < 3 else 12.5)
    for a, b in (((486, 1082), (566, 1020)), ((566, 1020), (644, 992)), ((644, 992), (716, 1010))):  # the thumb, on the far side of the pawn
        bone(a, b, 14)
    for x, y, r in ((478, 1088, 15), (480, 1112, 16), (476, 1136, 15), (456, 1100, 16), (454, 1128, 16)):
        s.thing(ell(x, y, r * 1.1, r), BONE, 0.3, col2="#e8d4a8", shade=0.9, shcol="#5a4a50", hatch=0, line=2.4, gran=0.25)
    bone((380, 1096), (450, 1102), 15)
    bone((380, 1134), (450, 1130), 13)


def _patch(s):
    """Somebody has mended the old cloak with a bit of a child's frock."""
    g = blob([(118, 1010, 1), (262, 984, 1), (286, 1138, 1), (140, 1166, 1)])
    s.cover(g)
    s.wash(g, "#c8861e", 0.95, col2="#a8641a", gran=0.25)
    s.wash(blob([(100, 990), (180, 1000), (170, 1180), (100, 1180)]), "#2a1206", 1.0, wet=24, clip=g)
    for i in range(4):
        for j in range(4):
            x, y = 146 + i * 36 + j * 7, 1026 + j * 36 - i * 6
            s.fill(ell(x, y, 7), "#fff0cc", body=True, alpha=0.85, clip=g)
    s.outline(g, 3)
    ring = np.array(g.exterior.coords)
    for p, d, _ in marks.along(ring, 26):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 11, p + n * 11], 3, "#f0dcb0", body=True)


def _guest(s):
    """His back, large and near; at the edge of the hood a little of a skull."""
    cuff = blob([(250, 1080), (380, 1050), (452, 1072), (474, 1124), (458, 1180), (500, 1320), (486, 1560), (-80, 1560), (-80, 1120)])
    hood = blob([(-80, 420), (-50, 270), (40, 150), (150, 104), (256, 132), (322, 226), (346, 350), (338, 470), (312, 580), (306, 680), (350, 780), (420, 900), (462, 1010), (470, 1090), (440, 1190), (350, 1320), (280, 1560), (-80, 1560)])
    skull = move(blob([(150, 560), (206, 530), (262, 552), (292, 606), (294, 644), (284, 660), (292, 690), (312, 722), (304, 738), (282, 742), (290, 768), (304, 778), (302, 806), (296, 850), (276, 888), (236, 896), (196, 870), (170, 820), (150, 740), (140, 640)]), 92, -216)
    s.thing(skull, BONE, 0.35, col2="#e8c890", shade=0.9, shcol="#4a3a44", hatch=0, line=2.8, gran=0.4)
    s.fill(move(blob([(236, 646), (262, 636), (282, 652), (282, 684), (260, 702), (238, 690)]), 92, -216), "#0a060a")
    s.fill(move(blob([(288, 712), (304, 728), (282, 738), (276, 726)]), 92, -216), "#0a060a")
    s.curve([(330, 584), (360, 590), (396, 584)], 3, "#2a1e24")
    for q in range(6):
        s.stroke([(342 + q * 10, 566 - q), (341 + q * 10, 608 + q)], 1.8, "#4a3a44", wobble=0.4)
    s.wash(move(hood, 12, 4), "#050408", 0.9, wet=20, clip=skull)
    for g, way in ((cuff, lambda x, y: 0.3), (hood, lambda x, y: 1.7 - (x - 100) * 0.002 if y < 700 else 1.1)):
        s.wash(move(g, 12, 8), "#030204", 0.8, wet=16)
        s.thing(g, "#2c2836", 1.4, col2="#100c16", mix=("lin", 180, 0, 0.9), shade=0.9, shcol="#060408", hatch=0, line=3.6, gran=0.4)
        threads(s, g, way, (("#060408", 0), ("#120e18", 0)), 200, 70, 1.8, share=lambda x, y, lit: 0.7, stray=0.05, bend=1.5, alpha=0.6, wobble=0.4)
    # the candle reaches the ridges of the cloth; between them it is night
    ridges = (
        ([(252, 150), (300, 270), (306, 420), (282, 560), (250, 660)], 24), ([(150, 130), (214, 280), (218, 440), (180, 600), (110, 690)], 18),
        ([(40, 190), (100, 330), (104, 480), (50, 620)], 14), ([(318, 716), (376, 860), (420, 1000), (404, 1130), (330, 1260)], 26),
        ([(250, 760), (318, 920), (340, 1080), (280, 1260), (230, 1480)], 24), ([(140, 780), (206, 960), (226, 1160), (170, 1400)], 20), ([(20, 800), (84, 1000), (104, 1240), (60, 1460)], 16),
    )  # fmt: skip
    for pts, w in ridges:
        c = path(pts, 10)
        swell = np.sin(np.linspace(0.06, 0.94, len(c)) * math.pi)
        ridge = limb(c, 3 + w * swell, 2)
        s.lift(ridge, 0.55, 20)
        s.wash(ridge, "#5a4a86", 0.35, wet=14, gran=0.25)
        s.wash(limb(c - [w * 1.9, -6], 4 + w * 0.9 * swell, 2), "#020203", 1.1, wet=14, clip=union(hood, cuff))
        n = len(c) // 4
        s.stroke(c[n:-n] + [w * 0.8, 0], 2.4, "#b894a0", body=True, alpha=0.45, wobble=3, taper=(0.6, 0.6))
    seam = path([(306, 684), (230, 740), (120, 764), (-20, 760)], 12)
    s.wash(limb(seam + [0, 22], np.full(len(seam), 18), 2), "#020203", 1.1, wet=12)
    s.stroke(seam, 4, "#08060a")
    for p, d, _ in marks.along(seam, 20):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 9 - d * 4, p + n * 9 + d * 4], 2.4, "#b89878", body=True, alpha=0.8)
    _patch(s)
    s.curve([(256, 132), (322, 226), (346, 350), (338, 470), (312, 580), (306, 676)], 6, "#ffca78", body=True, alpha=0.85)
    s.curve([(350, 782), (420, 902), (462, 1012), (470, 1086)], 5, "#ffca78", body=True, alpha=0.7)


@card("bone", paper="laid", light=(0.6, -0.5))
def chess_empty(s):
    _wall(s)
    s.glow(930, 690, 300, "#ffc85a", 0.5, 0.75)
    _girl(s)
    _table(s)
    # the elbow and the arm lie on the table
    candle = limb([(930, 760), (930, 940)], [26, 28])
    s.wash(ell(934, 946, 74, 26), NIGHT, 0.8, wet=10)
    s.thing(ell(930, 944, 66, 22), "#c8943a", 1.0, shade=0.7, shcol="#4a2a0c", hatch=0, line=2.6)
    s.thing(candle, "#fff0cc", 0.3, col2="#f0c070", shade=0.7, shcol="#a0602a", hatch=6, line=2.6)
    for x, h in ((912, 40), (944, 70), (930, 24)):
        s.thing(limb([(x, 758), (x + 2, 758 + h)], [7, 9]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=1.8)
    s.stroke([(930, 756), (932, 728)], 4)
    s.glow(930, 700, 120, "#ffd24a", 0.5, 0.8)
    flame = blob([(932, 632), (952, 686), (954, 716), (932, 738), (912, 718), (914, 684)])
    s.cover(flame)
    s.wash(flame, "#ffb41e", 0.9, col2="#fff0a0", mix=("lin", 90, 0, 1), edge=0.8)
    s.outline(flame, 2)
    for i, j, kind, white, h in ((1, 1, "pawn", True, 84), (4, 1, "rook", True, 92), (6, 1, "pawn", True, 84), (5, 2, "king", True, 158), (7, 4, "bishop", True, 124), (6, 5, "king", False, 172), (3, 5, "pawn", False, 108)):
        chessman(s, *square(i + 0.5, j + 0.5), h, kind, white)
    _move(s)
    _bed(s)
    _bones(s)
    _guest(s)
    s.splatter("#0c1418", 30, (400, 0, 700, 280), (0.7, 4))
    s.splatter("#ffd873", 26, centre=(930, 640), spread=90, size=(0.7, 3))
