"""Regret: a woman who irons her shadow."""

import cv2

from ..easel import *
from ..kit.bowed import bowed
from ..kit.near_hand import Hand

BLACK, GREY = "#0e0c12", "#6a6670"
SKIN = ("#d9a67c", "#c87a58", "#7a4650")
DRESS = ("#1c2634", "#5f7690", "#c8d8e4")
SCARF = ("#5a0810", "#c8302c", "#ffb09a")
HUNG = (
    (112, 0.92, dict(pose="stand", build="slim", clothes="shirt", hair="brim", turn=6)),
    (256, 0.86, dict(pose="stand", build="man", clothes="coat", hair="short", turn=4)),
    (424, 0.78, dict(pose="wave", build="youth", clothes="shirt", hair="bun", turn=0, feet=((0.1, 0.08, 0), (-0.34, 0.34, 0)), side=8)),
)
CORNERS = np.float32([(70, 1520), (840, 1520), (668, 800), (452, 800)])  # of the board, near and far
LIES = cv2.getPerspectiveTransform(np.float32([(-0.25, 0), (0.25, 0), (0.25, 1.75), (-0.25, 1.75)]), CORNERS)


def board(pts):
    """Points of the board, across and along in metres from its near end, on the sheet."""
    return cv2.perspectiveTransform(np.float32([[p[:2] for p in pts]]), LIES)[0].astype(float)


def _cut(x, y, k, who):
    """What a body cuts out of the light, its crown at x, y; k pixels for a metre."""
    p = person(
        (0, 0, 0),
        who["turn"],
        who["pose"],
        who["build"],
        who["clothes"],
        hair=who["hair"],
        detail=False,
        **{a: b for a, b in who.items() if a in ("feet", "side")},
    )
    m = shoot([p], spot(500, 1300, 560, 0), shadows=False).mask() > 0.5
    found, _ = cv2.findContours(m.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    found = [q[::3, 0].astype(float) for q in found if len(q) > 200]
    crown = min(q[np.abs(q[:, 0] - 500) < 60][:, 1].min() for q in found)
    return union(*(valid(Polygon((q - [500, crown]) * k / 560 + [x, y])) for q in found))


def _room(s):
    s.wash(s.all, "#e0dace", 0.4, col2="#cfc8c0", gran=0.25, pool=0.3)
    wall = poly([(-40, -40), (1040, -40), (1040, 940), (-40, 820)])
    s.wash(wall, "#a8a2a6", 0.5, gran=0.25, grad=("lin", 0, 0.3, 1.2))
    s.wash(poly([(760, -60), (1060, -60), (1060, 960), (900, 940)]), "#4a4650", 0.8, wet=80, gran=0.25)
    s.stroke([(-40, 820), (1040, 940)], 2.4)
    for k in range(-6, 12):
        s.stroke([(330 + k * 62, 870 + k * 6), (-760 + k * 300, 1520)], 1.5, alpha=0.6)


def _wardrobe(s):
    inside = poly([(38, 70), (548, 96), (536, 846), (52, 800)])
    frame_ = poly([(2, 26), (588, 56), (572, 892), (20, 838)])
    s.wash(move(frame_, 26, 14), "#2a2830", 0.8, wet=18, gran=0.25)
    s.thing(frame_, "#b89c74", 0.9, col2="#a08560", shade=0.6, shcol="#4a3a2c", hatch=7, line=3, gran=0.25)
    s.cover(inside)
    s.wash(inside, "#8f898e", 0.9, gran=0.25, grad=("lin", 90, 1.25, 0.75))
    s.wash(poly([(38, 70), (548, 96), (546, 190), (40, 160)]), "#2a2630", 0.8, wet=30, gran=0.25, clip=inside)
    s.outline(inside, 3)
    s.stroke([(40, 118), (546, 142)], 7, "#2a2420", taper=(0, 0))
    s.stroke([(40, 115), (546, 139)], 2, "#d8c8a8", body=True, taper=(0, 0))
    for x, k, who in HUNG:
        rail, y = 120 + (x - 40) * 0.047, 218 + (x - 40) * 0.047
        g = _cut(x, y, 318 * k, who).intersection(inside)
        s.wash(move(g, 12, 7), "#4a4650", 0.6, wet=5, gran=0.2, clip=inside)
        s.wash(g, BLACK, 1.8, edge=0.2, gran=0.1, rough=0.5, off=0)
        s.fill(g, BLACK)
        s.curve(
            [(x, y + 8), (x + 1, y - 40), (x, rail + 18), (x + 2, rail - 12), (x - 13, rail - 12), (x - 14, rail + 4)],
            4,
            "#f0e8d4",
            body=True,
            taper=(0.02, 0.02),
        )
    knob = ell(556, 470, 9)
    s.thing(knob, "#e0b85a", 0.9, shade=0.7, hatch=0, line=2)


def _board(s):
    edge = np.array([*CORNERS[[1, 2]], (560, 770), *CORNERS[[3, 0]]], float)
    g = blob([(*edge[0], 1), edge[1], edge[2], edge[3], (*edge[4], 1)])
    s.wash(poly([(40, 1540), (-60, 1540), (-60, 1300), (420, 880)]), "#3a3640", 0.8, wet=24, gran=0.25)
    s.wash(move(g, -22, 20), "#2a2830", 0.9, wet=16, gran=0.25)
    s.thing(g, "#fffaf0", 0.12, shade=0.5, shcol="#9a94a8", hatch=0, line=3.4, gran=0.2)
    lip = poly([CORNERS[3], CORNERS[0], CORNERS[0] + [-8, 40], CORNERS[3] + [-6, 14]])
    s.thing(lip, "#d8d2cc", 0.6, shade=0.5, shcol="#5a5664", hatch=5, line=2.6)


def _shadow(s):
    """Hers: it lies with its head towards us, one arm up beside it."""
    right = [(0, 0.12), (0.05, 0.13), (0.072, 0.18), (0.062, 0.25), (0.04, 0.29), (0.05, 0.335), (0.16, 0.365), (0.205, 0.43), (0.225, 0.60), (0.218, 0.80), (0.232, 0.88), (0.215, 0.93), (0.185, 0.88), (0.178, 0.78), (0.165, 0.60), (0.14, 0.54), (0.122, 0.70), (0.135, 0.80), (0.20, 1.25), (0.10, 1.29), (0.095, 1.58), (0.125, 1.66), (0.05, 1.68), (0.035, 1.56), (0.03, 1.30)]  # fmt: skip
    left = [(-0.03, 1.30), (-0.035, 1.56), (-0.05, 1.68), (-0.125, 1.66), (-0.095, 1.58), (-0.10, 1.29), (-0.20, 1.25), (-0.135, 0.80), (-0.122, 0.70), (-0.14, 0.56), (-0.25, 0.60), (-0.25, 0.47), (-0.16, 0.365), (-0.05, 0.335), (-0.04, 0.29), (-0.062, 0.25), (-0.072, 0.18), (-0.05, 0.13)]  # fmt: skip
    lying = blob([tuple(p) for p in board(right + left)], 6)
    x, y = board([(-0.25, 0.53)])[0]
    arm = limb([(x + 24, y - 6), (x - 6, y + 40), (x - 22, y + 130), (x - 16, y + 206)], [44, 36, 27, 19])
    wrist = np.array([x - 16, y + 206])
    nails = [limb([wrist + [o, 6], wrist + [o * 1.7, 46], wrist + [o * 1.9 + 2, 84 - abs(o) * 0.8]], [9, 8, 5]) for o in (-16, -5, 6, 16)]
    thumb = limb([wrist + [14, -4], wrist + [38, 26], wrist + [42, 50]], [10, 8, 5])
    knot = [
        blob([tuple(p) for p in board(q)])
        for q in (
            [(0.055, 0.19), (0.085, 0.15), (0.125, 0.155), (0.118, 0.19), (0.08, 0.205)],
            [(0.055, 0.19), (0.10, 0.22), (0.12, 0.26), (0.09, 0.265), (0.062, 0.22)],
        )
    ]
    gap = blob([tuple(q) for q in board([(0.10, 0.5), (0.19, 0.5), (0.20, 0.8), (0.2, 0.96), (0.13, 0.96)])])
    dark = union(lying, gap, *knot, arm, ell(*(wrist + [0, 14]), 24, 26), thumb, *nails)
    s.wash(dark.buffer(6), "#5a5664", 0.4, wet=7)
    s.wash(dark, BLACK, 2.2, edge=0.4, gran=0.1, rough=0.6, off=0)
    s.fill(dark, BLACK, alpha=0.9)
    for pts in (
        [(-0.045, 0.17), (-0.03, 0.21), (0.0, 0.235)],
        [(-0.02, 0.15), (0.01, 0.19), (0.05, 0.2)],
        [(0.15, 0.40), (0.185, 0.5), (0.195, 0.66)],
        [(-0.05, 1.0), (-0.06, 1.12), (-0.1, 1.24)],
        [(0.06, 0.95), (0.08, 1.1), (0.13, 1.24)],
    ):  # creases still to go
        s.curve(board(pts), 3, "#6a6678", body=True, alpha=0.8)
    s.curve([(x + 4, y - 10), (x - 22, y + 40), (x - 36, y + 120)], 2.6, "#8a8698", body=True, alpha=0.8)


LINEN = dict(col="#fffaf0", k=0.15, shade=0.8, shcol="#8a8aa8", hatch=0, line=2.6)
FLESH = {
    "skin": Look(SKIN[0], 0.8, SKIN[1], shade=0.85, shcol="#6a3444", white=0.6, hatch=5, hw=0.9, thr=0.58, longest=22, line=1.15, seam=0.8, gran=0.2),
    "nail": Look("#f4d0b4", 0.5, shade=0.5, shcol="#8a4650", white=0.6, hatch=0, line=0.8, seam=0.9),
    "iron": Look("#3c4250", 1.2, "#4a5262", shade=1.0, shcol="#06070c", white=0.7, hatch=5, line=1.3),
    "sole": Look("#d4d9e0", 0.4, shade=0.9, shcol="#2a2c38", white=0.7, hatch=0, line=1.1),
    "wood": Look("#a8622e", 1.0, "#8a4a20", shade=0.9, shcol="#2c120a", white=0.5, hatch=4, line=1.1),
}
IRON = spot(452, 1104, 226, 30, 0)
TIP = unit(V(-0.76, 0, -0.65))
SIDE = np.cross((0, 1, 0), TIP)


def _layer(y, grow=0.0):
    """The outline of an iron at a height: a straight heel, sides that swell and run together in a point."""
    along = np.linspace(-0.64, 0.92 + grow, 24)
    wide = (0.37 + grow) * np.sqrt(np.clip(1 - ((along + 0.30) / (1.22 + grow)) ** 2, 0, 1)) ** 1.55
    ring = [TIP * a + SIDE * w for a, w in zip(along, wide, strict=True)] + [TIP * a - SIDE * w for a, w in zip(along[::-1], wide[::-1], strict=True)]
    return [tuple(IRON.project(q + V(0, y, 0))) for q in ring]


def _steel(s):
    """Bright sole, dark flank and heel, a top that takes the light."""
    sole = valid(Polygon(_layer(0.0, 0.03)).union(Polygon(_layer(0.06, 0.03))).convex_hull)
    flank = valid(Polygon(_layer(0.06)).union(Polygon(_layer(0.34, -0.05))).convex_hull)
    top = valid(Polygon(_layer(0.34, -0.05)))
    s.wash(move(sole, 10, 16).buffer(8), BLACK, 1.0, wet=10)
    s.thing(sole, "#e9edf0", 0.25, shade=0.3, shcol="#5a6272", hatch=0, line=2.6)
    heel = [TIP * -0.64 + SIDE * q for q in (-0.4, 0.34)]
    back = poly([IRON.project(h + V(0, y, 0)) for h, y in ((heel[0], -0.1), (heel[1], -0.1), (heel[1] + TIP * 0.02, 0.5), (heel[0], 0.5))])
    s.thing(flank, "#525c6c", 1.0, col2="#39414f", shade=0.4, shcol="#0a0c12", hatch=0, line=2.8)
    s.wash(back.intersection(flank), "#0c0e16", 1.2, edge=0.3)
    s.wash(back.intersection(sole.difference(flank)), "#4a5262", 0.8, edge=0.3)
    for y, w, k in ((0.235, 9, 0.75), (0.11, 4, 0.5)):
        line = [IRON.project(TIP * a + SIDE * 0.36 * math.sqrt(max(0, 1 - ((a + 0.30) / 1.2) ** 2)) ** 1.55 + V(0, y, 0)) for a in np.linspace(-0.5, 0.7, 14)]
        s.stroke(line, w, "#dfe6ee", body=True, alpha=k, taper=(0.3, 0.5))
    s.thing(top, "#b4bcc6", 0.7, col2="#7a8492", shade=0.3, shcol="#2a303c", hatch=0, line=2.4)
    s.lift(blob([IRON.project(TIP * a + SIDE * b + V(0, 0.34, 0)) for a, b in ((0.3, 0.18), (0.75, 0.04), (0.7, -0.04), (0.3, 0.02))]), 0.6, 8)


def _flat(ang):
    """Palm down; the fingers point along an angle on the board, 0 to the left, 90 to us."""
    a = math.radians(ang)
    z = V(-math.cos(a), 0, math.sin(a))
    return np.stack([np.cross((0, 1, 0), z), V(0, 1, 0), z], 1)


def _iron():
    """Its tip goes away from us, her hand lies over the handle; both stand on the board."""
    tip, up, side = TIP, V(0, 1, 0), SIDE
    bar = Clay(FLESH)
    for a in (-0.42, 0.36):
        bar.cap(tip * a + up * 0.3, tip * (a * 0.96) + up * 0.62, 0.055, 0.05, m="iron")
    wood = Clay(FLESH).cap(-tip * 0.56 + up * 0.66, tip * 0.50 + up * 0.66, 0.085, 0.078, m="wood")
    h = Hand(
        [(44, 62, 44), (46, 62, 44), (48, 60, 42), (52, 58, 42)],
        spread=(6, 1, -4, -9),
        thumb=(V(0.10, -0.035, 0.10), V(0.20, -0.13, 0.22), V(0.17, -0.24, 0.33), V(0.09, -0.30, 0.39)),
        back=(0.75, 0.3, -0.4),
        arm=((0.5, 0.06, 0.86), 1.0),
        looks=FLESH,
        lines=1.5,
        melt=0.6,
    )
    turn = np.stack([tip, up, side], 1)
    by = up * 0.815 - tip * 0.02 - turn @ V(0, -0.0, 0.43)
    hand_ = h.placed(turn, by)
    return shoot([bar, wood, hand_], IRON, light=(-0.55, 0.85, 0.45))


def _smoothing():
    """The other hand: flat on what is done already."""
    h = Hand(
        [(6, 10, 8), (4, 8, 8), (6, 10, 8), (10, 12, 10)],
        spread=(14, 4, -7, -19),
        thumb=(V(0.10, -0.035, 0.10), V(0.23, -0.06, 0.23), V(0.315, -0.07, 0.36), V(0.35, -0.07, 0.48)),
        back=(0.3, 0.95, 0),
        arm=((0, -0.28, 0.96), 0.6),
        looks=FLESH,
        lines=1.4,
    )
    cam = spot(524, 868, 182, 30, 0)
    return shoot([h.placed(_flat(18), (0.06, 0.085, -0.02))], cam, light=(-0.55, 0.85, 0.45)), cam


def _sleeve(s, g, lines, cast=None, lit=0.6):
    if cast:
        s.wash(move(g, *cast), DRESS[0], 0.8, wet=12, gran=0.25)
    s.thing(g, DRESS[1], 0.95, col2="#4a5f78", shade=1.0, shcol=DRESS[0], hatch=6, line=3, gran=0.25)
    for pts in lines:
        s.wash(limb(pts, [3, 10, 4]), DRESS[0], 0.6, wet=6, clip=g)
        s.curve(pts, 2.2, DRESS[0], clip=g)
        s.curve([(x - 7, y - 4) for x, y in pts], 1.6, DRESS[2], body=True, alpha=lit, clip=g)


def _woman(s):
    flesh = dict(col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.6, gran=0.25)
    # the far arm smooths what she has done
    far, _ = _smoothing()
    s.wash(cv2.GaussianBlur(np.roll(np.roll(far.mask(), 12, 0), 8, 1), (0, 0), 6), BLACK, 0.6, edge=0)
    s.model(far, line=2.3)
    upper = blob([(660, 630), (616, 690), (586, 756), (560, 806), (556, 840), (572, 884), (650, 890), (690, 800), (700, 700)])
    _sleeve(s, upper, ([(628, 720), (606, 770), (610, 850)], [(560, 822), (590, 830), (616, 812)]))
    s.thing(limb([(556, 806), (556, 846), (570, 884)], [12, 15, 12]), **LINEN)
    skirt = blob([(690, 940), (800, 900), (960, 920), (1060, 1060), (1060, 1560), (800, 1560), (716, 1200), (676, 1040)])
    s.wash(move(skirt, -16, 8), "#2a2830", 0.7, wet=18, gran=0.25)
    _sleeve(s, skirt, ([(800, 1000), (860, 1200), (880, 1500)], [(900, 980), (960, 1180), (990, 1440)], [(740, 1020), (770, 1160), (800, 1340)]), lit=0.15)
    trunk = blob(
        [
            (640, 640),
            (610, 720),
            (592, 800),
            (620, 880),
            (668, 960),
            (700, 1000),
            (840, 1010),
            (980, 990),
            (1020, 900),
            (990, 770),
            (920, 660),
            (830, 600),
            (740, 590),
        ]
    )
    _sleeve(s, trunk, ([(640, 720), (680, 800), (700, 900)], [(900, 690), (950, 800), (950, 920)], [(660, 880), (740, 940), (840, 960)]))
    apron = blob(
        [(604, 782, 1), (684, 752, 1), (704, 840), (722, 940), (700, 1010), (800, 1300), (850, 1560), (752, 1560), (716, 1240), (676, 1060), (640, 920)]
    )
    s.thing(limb([(650, 768), (684, 716), (700, 660)], [11, 11, 11]), **LINEN)
    s.thing(apron, "#fffaf0", 0.15, shade=0.9, shcol="#8a8aa8", hatch=6, line=2.6)
    for pts in ([(690, 1010), (700, 1110), (744, 1260)], [(712, 1014), (740, 1130), (800, 1330)]):
        s.curve(pts, 2, "#8a8aa8", clip=apron)
    s.thing(limb([(690, 990), (820, 1010), (960, 980)], [14, 14, 13]), "#fffaf0", 0.15, shade=0.8, shcol="#8a8aa8", hatch=0, line=2.4)
    for g in (blob([(950, 978), (1010, 930), (1050, 960), (1000, 992)]), blob([(950, 982), (1030, 1010), (1040, 1050), (970, 1010)])):
        s.thing(g, "#fffaf0", 0.15, shade=0.8, shcol="#8a8aa8", hatch=0, line=2.4)
    neck = limb([(664, 540), (716, 640)], [54, 66])
    s.thing(neck, SKIN[0], 0.9, **flesh)
    s.wash(blob([(600, 560), (700, 560), (720, 640), (640, 650)]), SKIN[2], 0.8, wet=16, clip=neck)
    collar = blob([(626, 640), (680, 606), (770, 590), (800, 620), (740, 660), (660, 700), (624, 690)])
    s.thing(collar, "#fffaf0", 0.15, shade=0.8, shcol="#8a8aa8", hatch=0, line=2.6)
    at, face = bowed(s, 620, 440, 268, -24, flip=True, skin=SKIN, sad=False, dark=0.55, line=2.8, ink="#2a1418")
    s.wash(ell(*at([(0.60, 0.62)])[0], 30, 24), "#d85a4a", 0.45, wet=14, clip=face)
    s.curve(at([(0.50, 0.44), (0.545, 0.43), (0.575, 0.42)]), 1.8, "#5a3038")
    s.curve(at([(0.50, 0.48), (0.54, 0.47), (0.575, 0.45)]), 1.6, "#5a3038")
    for dx in (0.0, 0.02, 0.045):  # a lock that has come loose
        s.curve(at([(0.60 - dx, 0.2), (0.58 - dx, 0.36), (0.53 - dx, 0.5), (0.50, 0.56 + dx)]), 3, "#3a2420")
    lobe = valid(Polygon(at(path([(0.43, 0.44), (0.375, 0.42), (0.345, 0.49), (0.375, 0.58), (0.42, 0.57)], 6, True))))
    s.thing(lobe, SKIN[0], 0.9, **{**flesh, "line": 2.2})
    s.curve(at([(0.41, 0.46), (0.375, 0.47), (0.39, 0.53)]), 1.8, "#5a3038")
    scarf = valid(
        Polygon(
            at(
                path(
                    [
                        (0.70, 0.17),
                        (0.62, 0.24),
                        (0.52, 0.33),
                        (0.45, 0.40),
                        (0.40, 0.42),
                        (0.33, 0.60),
                        (0.26, 0.74),
                        (0.10, 0.76),
                        (-0.02, 0.64),
                        (-0.09, 0.40),
                        (-0.04, 0.12),
                        (0.16, -0.08),
                        (0.46, -0.08),
                        (0.64, 0.03),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    ends = (
        blob(at([(0.08, 0.72), (-0.10, 0.80), (-0.24, 0.98), (-0.10, 1.0), (0.06, 0.86), (0.14, 0.76)])),
        blob(at([(0.10, 0.72), (0.02, 0.90), (0.02, 1.12), (0.14, 1.02), (0.18, 0.84), (0.16, 0.74)])),
    )
    for g in (*ends, scarf, ell(*at([(0.10, 0.75)])[0], 26, 22)):
        s.thing(g, SCARF[1], 1.05, col2="#a82028", shade=0.9, shcol=SCARF[0], hatch=0, line=3, gran=0.25)
    for a, b in (((0.62, 0.08), (0.44, 0.16)), ((0.60, 0.20), (0.40, 0.28)), ((0.46, -0.02), (0.26, 0.12)), ((0.42, 0.38), (0.28, 0.46))):
        for o, col, w in ((0, SCARF[0], 2.6), (0.025, SCARF[2], 1.8)):
            s.curve(
                at([(a[0], a[1] + o), ((a[0] + b[0]) / 2 - 0.02, (a[1] + b[1]) / 2 - 0.03 + o), (b[0], b[1] + o), (0.14, 0.66 + o)]),
                w,
                col,
                body=o > 0,
                alpha=0.75,
                clip=scarf,
            )
    for x, y in ((0.5, 0.1), (0.3, 0.02), (0.36, 0.2), (0.16, 0.14), (0.22, 0.34), (0.04, 0.3), (0.1, 0.5), (0.24, 0.54), (0.0, 0.5), (0.44, 0.27)):
        s.fill(ell(*at([(x, y)])[0], 6), "#fff2e0", body=True)
    # the near arm, and the hand that irons
    _steel(s)
    near = _iron()
    s.wash(cv2.GaussianBlur(np.roll(np.roll(near.mask(), 14, 0), 8, 1), (0, 0), 7), BLACK, 0.55, edge=0)
    s.model(near, line=2.5)
    arm = blob([(716, 690), (728, 648), (770, 628), (826, 652), (868, 724), (896, 810), (912, 890), (904, 934), (868, 960), (790, 956), (712, 938), (696, 894), (704, 848), (756, 838), (774, 822), (764, 776), (736, 726)])  # fmt: skip
    s.wash(move(arm, 14, 22), DRESS[0], 0.7, wet=16, gran=0.25, clip=union(trunk, skirt))
    s.thing(arm, DRESS[1], 0.95, col2="#4a5f78", shade=0.9, shcol=DRESS[0], hatch=6, line=0, gran=0.25)
    s.lift(blob([(744, 680), (790, 664), (826, 740), (846, 830), (816, 840), (780, 750)]), 0.3, 20)
    for pts, r in (
        ([(772, 824), (820, 846), (868, 900)], 9),
        ([(768, 836), (800, 872), (838, 940)], 9),
        ([(776, 806), (826, 800), (880, 824)], 7),
        ([(750, 850), (744, 890), (752, 940)], 6),
        ([(758, 690), (790, 740), (802, 790)], 6),
    ):
        s.wash(limb(pts, [2, r, 3]), DRESS[0], 0.65, wet=6, clip=arm)
        s.curve(pts, 2.2, DRESS[0], clip=arm)
    s.wash(blob([(712, 920), (800, 926), (880, 918), (920, 860), (930, 970), (700, 980)]), DRESS[0], 0.8, wet=18, clip=arm)
    back = path([(838, 668), (868, 724), (896, 810), (912, 890), (904, 934), (868, 960), (790, 956), (712, 938)], 8)
    front = path([(718, 700), (736, 726), (764, 776), (774, 822), (756, 838), (704, 848)], 8)
    for line in (back, front):
        s.stroke(line, 3.2, BLACK)
    s.curve([(724, 668), (752, 632), (806, 640), (838, 668)], 1.8, DRESS[0])  # where the sleeve is set in
    s.thing(limb([(708, 842), (696, 890), (710, 944)], [14, 17, 14]), **LINEN)
    s.curve([(712, 850), (704, 890), (714, 936)], 1.6, "#8a8aa8")


def _basket(s):
    body = blob([(806, 1350, 1), (1030, 1350, 1), (1004, 1540, 1), (840, 1540, 1)])
    s.wash(move(body, -20, 10), "#1a1820", 0.9, wet=14)
    s.thing(ell(918, 1350, 114, 30), "#8a6a3c", 1.0, shade=0.6, hatch=0, line=2.8)
    heap = blob([(824, 1352), (846, 1306), (910, 1286), (980, 1300), (1014, 1350), (918, 1372)])
    s.wash(heap, BLACK, 1.8, edge=0.2, gran=0.1)
    s.fill(heap, BLACK)
    s.curve([(862, 1318), (910, 1304), (960, 1320)], 2.6, "#7a7688", body=True)
    front = body.difference(ell(918, 1350, 106, 24))
    s.thing(front, "#cda86a", 0.9, shade=0.9, shcol="#5a4024", hatch=0, line=3)
    for j in range(8):
        for i in range(-5, 6):
            x, y = 918 + (i + (j % 2) * 0.5) * (22 - j * 0.6), 1392 + j * 19 + 7 * (1 - (i / 5) ** 2)
            s.curve([(x - 10, y + 2), (x, y - 6), (x + 10, y + 2)], 3, "#5a4024", clip=front)
    s.stroke(arc(918, 1350, 112, 28, 0, 180, 40), 9, "#5a4024", taper=(0, 0))
    s.stroke(arc(918, 1348, 112, 28, 0, 180, 40), 5, "#e8c88a", body=True, taper=(0, 0))
    arm = limb([(860, 1340), (842, 1376), (838, 1430), (842, 1470)], [20, 18, 15, 11])
    arm = union(arm, *(limb([(842 + o, 1464), (842 + o * 2, 1500 - abs(o))], [5, 3.4]) for o in (-9, -3, 3, 9)))
    s.wash(arm, BLACK, 1.8, edge=0.2, gran=0.1, off=0)
    s.fill(arm, BLACK)


@card("ink", paper="rice", light=(-0.7, -0.5))
def ironed_shadow(s):
    _room(s)
    _wardrobe(s)
    _board(s)
    _shadow(s)
    _woman(s)
    _basket(s)
    s.lift(blob([(300, 1000), (250, 880), (310, 760), (250, 640), (330, 560), (440, 620), (400, 760), (450, 860), (420, 930)]), 0.45, 60)
    for k in range(5):
        x = 300 + 34 * k
        s.curve([(x, 1010 - 6 * k), (x - 30, 930), (x + 16, 850), (x - 24, 760), (x + 10 + 6 * k, 680)], 3.4, body=True, alpha=0.6, taper=(0.2, 0.8))
    s.splatter("#2a282e", 10, (0, 900, 420, 1500), (0.6, 3))
