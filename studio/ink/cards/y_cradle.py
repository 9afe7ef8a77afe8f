"""Out of the eyes of the elder one: legs round a cradle, and what a lantern makes of a toy."""

from ..easel import *
from ..kit.figure import garment
from ..kit.near_hand import Hand

NIGHT, DEEP, LIT = "#04140f", "#0c3a2c", "#fff0c0"
SKIN = ("#a86c48", "#964f38", "#421f28")
FLESH = {
    "skin": Look(SKIN[0], 0.85, SKIN[1], shade=0.75, shcol=SKIN[2], white=0.3, hatch=0, hw=0.8, thr=0.6, seam=0.8),
    "nail": Look("#d8a088", 0.5, "#c08070", shade=0.3, shcol=SKIN[2], hatch=0, line=0.6, seam=0.6),
}
LAMP = (430, 1336)
SMALL = 0.34  # the toy to its shadow, seen from the lamp

EYE = (728, 96)

TEETH = [
    ((x + 4, 322 + (x - 190) * 0.16), (x + 24, 388 + (x - 190) * 0.16 - 16 * (i % 2)), (x + 59, 331 + (x - 190) * 0.16))
    for i, x in enumerate(np.linspace(196, 584, 8))
]
TEETH += [((x, 616 - (x - 250) * 0.18), (x - 27, 560 - (x - 250) * 0.18), (x - 65, 628 - (x - 250) * 0.18)) for x in np.linspace(640, 315, 6)]


def _croc():
    """Its head from the right, jaws round the cradle; light comes through where an eye is missing."""
    top = [
        (1100, 210),
        (1040, 168),
        (990, 196),
        (950, 140),
        (900, 166),
        (860, 108),
        (812, 110),
        (796, 40),
        (740, 6),
        (690, 40),
        (664, 96),
        (560, 150),
        (440, 196),
        (330, 214),
        (262, 190),
        (196, 196),
        (150, 240),
        (152, 292),
        (190, 322),
    ]
    hinge = [(650, 396, 1), (704, 440), (700, 486)]
    upper, lower = ([(*p, 1) for q in row for p in q[:2]] for row in (TEETH[:8], TEETH[8:]))
    under = [(250, 616, 1), (196, 606), (160, 632), (170, 676), (220, 700), (360, 706), (500, 690), (620, 652), (720, 606), (840, 590), (960, 604), (1100, 600)]
    g = blob([*top, *upper, *hinge, *lower, *under], 8)
    return move(g.difference(ell(*EYE, 46, 30, -12)), 0, 74)


def _dark(s, g, clip, dx, dy, k=0.56):
    g = move(g, dx, dy)
    s.wash(g, DEEP, 0.8 * k, wet=8, clip=clip, gran=0.3)
    s.wash(g, "#06241c", 1.7 * k, edge=0.2, rough=2, clip=clip, gran=0.25)


def _wall(s):
    s.wash(s.all, "#f4e4a8", 0.5, col2="#e8cc84", gran=0.3, pool=0.5)
    for x in range(-20, 1040, 58):
        s.wash(poly([(x, -20), (x + 26, -20), (x + 27, 900), (x + 1, 900)]), "#5aa884", 0.5, gran=0.3)
        for y in range(20, 860, 90):
            s.wash(ell(x + 42, y + (x % 3) * 20, 4, 7), "#c8603a", 0.7, off=0)
    s.wash(box(-20, -20, 1020, 880), "#0c3a3c", 1.5, gran=0.35, grad=("rad", 470, 560, 900, -0.4, 1.0))
    s.cover(box(-20, 806, 1020, 880))
    s.wash(box(-20, 806, 1020, 880), "#d8b880", 0.6, gran=0.3)
    for y in (806, 824, 872):
        s.stroke([(0, y), (1000, y)], 2, "#5a4020", taper=(0, 0))


def _floor(s):
    r = s.rng
    g = box(-20, 878, 1020, 1520)
    s.cover(g)
    s.wash(g, "#e8b868", 0.7, col2="#d89a4a", gran=0.3, pool=0.5)
    for x in range(-1700, 2700, 190):
        s.stroke([(500 + (x - 500) * 0.33, 878), (x, 1540)], 2.2, "#5a3414", taper=(0, 0))
    for _ in range(90):
        x, y = r.uniform(0, 1000), r.uniform(900, 1500)
        d = np.array([x - 500, y - 560])
        d = d / np.hypot(*d) * r.uniform(20, 70)
        s.curve([(x, y), (x + d[0] * 0.5 + 2, y + d[1] * 0.5), (x + d[0], y + d[1])], 1.2, "#8a5424", alpha=0.7)
    s.wash(g, "#3a1c0c", 1.6, gran=0.35, grad=("rad", *LAMP, 900, -0.2, 1.3))


def _cloth(s, g, col, n, way=1.57, folds=()):
    dark = mix(col, NIGHT, 0.72)
    garment(s, g, col, dark, lighter(col, 0.55), lambda x, y: way, n // 2, long=50, k=0.85, line=3.4, folds=folds, hatch=7)


def _shoe(s, x, y, q, col, side=1):
    """From behind and low: heel to us, toe turned a little out."""
    g = blob(
        [
            (x - 30 * q, y - 44 * q),
            (x + 26 * q, y - 44 * q),
            (x + 34 * q, y - 16 * q),
            (x + side * 22 * q + 30 * q, y),
            (x + 20 * q, y + 9 * q),
            (x - 30 * q, y + 9 * q),
            (x + side * 22 * q - 38 * q, y - 2 * q),
            (x - 36 * q, y - 16 * q),
        ]
    )
    s.wash(ell(x + 10, y + 6 * q, 60 * q, 13 * q), NIGHT, 1.2, wet=9)
    s.thing(g, col, 1.1, shade=0.8, shcol=NIGHT, hatch=5, line=2.8)
    s.thing(
        poly([(x - 31 * q, y - 6 * q), (x + 25 * q, y - 6 * q), (x + 24 * q, y + 11 * q), (x - 30 * q, y + 11 * q)]),
        mix(col, NIGHT, 0.6),
        1.2,
        shade=0.4,
        hatch=0,
        line=2,
    )
    s.curve([(x - 24 * q, y - 36 * q), (x - 28 * q, y - 16 * q)], 3, "#ffe0b0", body=True, alpha=0.7)


def _bow(s, x, y, q):
    """Of an apron, tied behind."""
    look = dict(shade=0.7, shcol="#6a7a80", hatch=5, line=2.6)
    for e in (-1, 1):
        s.thing(
            blob([(x, y), (x + e * 20 * q, y + 60 * q), (x + e * 18 * q, y + 170 * q), (x + e * 46 * q, y + 160 * q), (x + e * 40 * q, y + 60 * q)]),
            "#fffdf6",
            0.12,
            **look,
        )
        s.thing(
            blob([(x, y - 6 * q), (x + e * 44 * q, y - 42 * q), (x + e * 84 * q, y - 30 * q), (x + e * 84 * q, y + 26 * q), (x + e * 44 * q, y + 30 * q)]),
            "#fffdf6",
            0.12,
            **look,
        )
        s.curve([(x, y), (x + e * 30 * q, y - 8 * q), (x + e * 60 * q, y - 4 * q)], 2, "#6a7a80")
    s.thing(ell(x, y, 18 * q, 16 * q), "#fffdf6", 0.12, **look)


def _grown_ups(s, croc):
    # an aunt in a long skirt
    skirt = blob([(-80, -40), (120, -40), (150, 200), (176, 480), (204, 760), (222, 900), (150, 926), (40, 918), (-80, 930)])
    _shoe(s, 150, 946, 1.1, "#6a3a2c")
    _shoe(s, 44, 952, 1.1, "#6a3a2c", -1)
    _cloth(s, skirt, "#c8522e", 420, 1.5, [[(60, 120), (70, 460), (66, 900)], [(118, 260), (140, 560), (158, 900)], [(0, 200), (10, 560), (-10, 900)]])
    for y in (842, 872):
        s.curve([(-40, y + 6), (80, y), (214, y - 16)], 5, "#f4cc6a", body=True, clip=skirt)
    _bow(s, 66, 96, 1.15)
    # a grandmother: dress, stockings, slippers
    for x in (906, 974):
        shin = blob([(x - 34, 640), (x + 30, 640), (x + 26, 760), (x + 18, 900), (x - 18, 900), (x - 30, 760)])
        s.thing(shin, SKIN[0], 0.9, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=5, line=2.8)
        _dark(s, croc, shin, 8, 0)
        _shoe(s, x, 950, 1.0, "#c84a6a", 1 if x > 940 else -1)
    dress = blob([(850, -40), (1080, -40), (1080, 690), (1000, 704), (930, 690), (856, 708), (846, 400), (838, 160)])
    _cloth(s, dress, "#e8b83c", 240, 1.6, [[(900, 200), (890, 440), (900, 690)], [(970, 260), (968, 480), (960, 690)]])
    for x, y in ((880, 60), (930, 130), (980, 50), (884, 200), (950, 240), (880, 640), (944, 640), (980, 600)):
        for a in range(5):
            s.cover(ell(x + 9 * math.cos(a * 1.257), y + 9 * math.sin(a * 1.257), 6))
    _clutch(s, dress, croc)
    eye = ell(738, 166, 46, 30, -12)
    s.cover(eye)
    s.wash(eye, "#fbe04a", 0.9, col2="#f8b82c", wet=3)


def _clutch(s, dress, croc):
    """She has seen it, and grips her own skirt."""
    at = np.array([922.0, 150.0])
    for dx, dy in ((-46, 70), (-34, 190), (16, 240), (70, 200), (104, 90), (110, -10), (-46, 0)):
        m = at + np.array([dx, dy]) * 0.5 + [10, -8]
        s.wash(limb([at, m, at + [dx, dy]], [5, 13, 4]), "#6a4008", 0.75, wet=9, clip=dress)
        s.curve([at, m, at + [dx, dy]], 2.8, "#2a1808", clip=dress)
        s.wash(limb([at + [8, 2], m + [13, 4], at + [dx + 10, dy]], [3, 7, 3]), "#fff2b8", 0.1, clip=dress)
    _dark(s, croc, dress, 24, 4)
    shot = _fist(
        (906, 52),
        200,
        (-0.16, -0.97, 0.1),
        (-0.93, 0.1, 0.36),
        [(64, 88, 50), (68, 90, 50), (70, 90, 50), (72, 86, 50)],
        (V(0.10, -0.035, 0.10), V(0.22, -0.12, 0.24), V(0.22, -0.22, 0.37), V(0.13, -0.26, 0.45)),
        (0.8, 0.4, 0.2),
        ((-0.16, 0.0, 1.0), 0.5),
        1,
        (-0.6, -0.5, 0.7),
    )
    s.wash(limb([(912, 60), (906, 160)], [40, 48]), "#4a3008", 0.8, wet=14, clip=dress)
    s.model(shot, line=2.4, lost=0.05)
    sleeve = blob([(876, -40), (1010, -40), (972, 20), (962, 52), (918, 62), (878, 50), (872, 10)])
    _cloth(s, sleeve, "#e8b83c", 60, 1.6, [[(910, -20), (916, 20), (908, 50)], [(950, -30), (946, 10), (940, 40)]])
    s.thing(limb([(874, 50), (918, 62), (964, 50)], [9, 10, 9]), "#fffdf6", 0.15, shade=0.6, shcol="#6a7a80", hatch=0, line=2.4)


def _little_hand(s):
    shot = _fist(
        (346, 602),
        112,
        (-0.06, 1, 0.06),
        (0.12, 0.1, -1),
        [(6, 16, 12), (2, 12, 10), (6, 16, 12), (12, 20, 14)],
        (V(0.10, -0.035, 0.10), V(0.27, -0.07, 0.2), V(0.41, -0.1, 0.31), V(0.5, -0.12, 0.41)),
        (0.5, 0.6, -0.6),
        ((0, 0, 1), 0.1),
        1,
        (-0.5, -0.5, 0.7),
        stout=1.36,
        spread=(18, 5, -9, -25),
    )
    s.model(shot, line=2.2, lost=0.05)
    arm = limb([(362, 694), (357, 663), (349, 644), (345, 634)], [32, 29, 26, 25])
    s.thing(arm, "#fffdf6", 0.1, shade=0.6, shcol="#8ab0a0", hatch=5, line=2.6)
    for p in ([(338, 663), (355, 656), (374, 663)], [(335, 638), (352, 633), (367, 638)]):
        s.curve(p, 1.8, "#5a7a70")
    cuff = limb([(326, 609), (343, 614), (362, 609)], [9, 10, 9])
    s.thing(cuff, "#f4c8c0", 0.6, shade=0.5, hatch=0, line=2.2)


def _cradle(s):
    """Wicker upon rockers; what lies in it has put out a hand."""
    r = s.rng
    s.wash(ell(400, 930, 240, 26), NIGHT, 1.3, wet=14)
    rocker = limb([(176, 890), (260, 926), (390, 938), (520, 926), (606, 890)], [11, 14, 15, 14, 11])
    s.thing(rocker, "#a8642c", 1.0, shade=0.9, shcol="#3a180c", hatch=5, line=3)
    body = blob([(196, 700), (214, 690), (400, 706), (576, 690), (594, 700), (572, 820), (540, 888), (400, 902), (250, 888), (220, 820)])
    s.wash(move(body, 8, 10), NIGHT, 0.8, wet=10)
    s.thing(body, "#f0cc84", 0.8, col2="#d8a45a", shade=0.7, shcol="#7a4a20", hatch=0, line=3.2)
    for j in range(11):  # woven
        y = 716 + j * 17
        for i in range(22):
            x = 206 + i * 18 + (9 if j % 2 else 0)
            s.curve([(x - 9, y), (x, y - 5), (x + 9, y)], 4, ("#8a5424", "#6a3c18", "#b87c3c")[int(r.integers(3))], n=4, clip=body)
            s.curve([(x - 8, y - 3), (x, y - 8), (x + 8, y - 3)], 1.6, "#fff0c8", n=4, clip=body, body=True, alpha=0.7)
    for x in (232, 262):
        s.stroke([(x, 880), (x - 12, 912)], 9, "#5a3014", taper=(0, 0))
    for x in (548, 520):
        s.stroke([(x, 880), (x + 12, 912)], 9, "#5a3014", taper=(0, 0))
    inside = ell(396, 698, 206, 30)
    s.thing(inside, "#fffaf0", 0.3, shade=0.6, shcol="#5a8a78", hatch=0, line=3)
    s.wash(ell(396, 712, 196, 22), DEEP, 0.8, wet=12, clip=inside)
    s.stroke(arc(396, 698, 206, 30, 180, 360, 40), 13, "#5a3014", taper=(0, 0))
    s.stroke(arc(396, 697, 206, 30, 180, 360, 40), 9, "#e0b064", body=True, taper=(0, 0))
    _little_hand(s)
    s.wash(box(330, 716, 380, 740), "#d8a45a", 0.9, wet=6, clip=body)
    rim_ = limb([(188, 696), (300, 708), (400, 712), (500, 708), (604, 696)], [15, 16, 16, 16, 15])
    s.thing(rim_, "#e0b064", 0.9, shade=0.8, shcol="#6a3c18", hatch=0, line=2.8)
    for p, _, _ in marks.along([(184, 696), (300, 708), (400, 712), (500, 708), (608, 696)], 15):
        s.curve([p + (-8, -14), p + (0, 0), p + (8, 14)], 2.4, "#7a4a20", n=4)
    sheet = blob([(420, 694), (560, 690), (570, 740), (548, 766), (520, 744), (490, 770), (460, 748), (432, 762)])
    s.thing(sheet, "#fffdf6", 0.1, shade=0.6, shcol="#8ab0a0", hatch=5, line=2.6)
    for x in range(430, 570, 14):
        s.fill(ell(x, 734 + 6 * math.sin(x), 3.4), "#5aa884", body=True)


def _near(pts):
    """From the shadow on the wall to the toy before the lamp."""
    return [tuple(np.array(LAMP) + (np.array(p[:2], float) + (0, 74) - LAMP) * SMALL) for p in pts]


def _plush(s, croc):
    """Stuffed, stitched, one eye gone: the very shape that the lamp throws."""
    r = s.rng
    jaws = move(croc, LAMP[0] * (1 - SMALL), LAMP[1] * (1 - SMALL), SMALL)
    rump = blob(
        [
            (610, 978),
            (700, 984),
            (800, 996),
            (880, 1030),
            (960, 1090),
            (1060, 1190),
            (1060, 1290),
            (980, 1190),
            (880, 1136),
            (780, 1140),
            (690, 1136),
            (610, 1104),
        ]
    )
    body = valid(smooth(union(jaws, rump).buffer(0.5), 1))
    teeth = union(*(poly(_near(q)) for q in TEETH))
    s.wash(move(body, 0, -16).difference(body), NIGHT, 0.8, wet=12)
    s.thing(body, "#4fa04a", 1.0, col2="#2f7a3c", shade=0.9, shcol="#06281c", hatch=0, line=3.2, soft=44)
    gums = union(limb(_near([(180, 318), (420, 352), (660, 392)]), [9, 9, 9]), limb(_near([(680, 470), (640, 548), (440, 586), (236, 622)]), [8, 9, 9, 9]))
    s.thing(gums.intersection(body), "#d8384a", 1.1, shade=0.5, shcol="#5a0818", hatch=0, line=2)
    s.thing(teeth.intersection(body.buffer(1)), "#fffdf6", 0.1, shade=0.3, hatch=0, line=1.8)
    for i in range(8):  # a comb of felt along its back
        x, y = 600 + i * 44, 976 + i * 4 + max(0, i - 4) * 13
        s.thing(poly([(x - 20, y + 6), (x + 4, y - 32), (x + 22, y + 10)]), "#e8a02c", 1.0, shade=0.6, shcol="#7a3c0c", hatch=0, line=2.4)
    for q in ((196, 236), (240, 232)):
        s.fill(ell(*_near([q])[0], 5, 4), NIGHT)
    x, y = _near([EYE])[0]  # where its button was
    s.cover(ell(x, y, 16, 11, -12))
    s.wash(ell(x, y, 16, 11, -12), "#ffd84a", 0.8, off=0)
    s.outline(ell(x, y, 17, 12, -12), 4, "#0c2c18", lost=0)
    for a in (0, 90, 180, 270):
        t = math.radians(a + 20)
        s.stroke([(x + 14 * math.cos(t), y + 10 * math.sin(t)), (x + 25 * math.cos(t), y + 19 * math.sin(t))], 2, "#0c2c18")
    s.curve([(x + 12, y + 8), (x + 26, y + 30), (x + 16, y + 50), (x + 28, y + 70)], 2.4, "#fffdf6", body=True)
    for p, d, _ in marks.along(path([(566, 1056), (640, 1060), (720, 1070), (800, 1064), (900, 1086), (1000, 1180)], 12), 17):
        n = np.array([-d[1], d[0]]) * 8
        s.stroke([p - n, p + n], 2, "#f4f0c0", body=True, alpha=0.9)
    cloth_ = body.difference(union(teeth, gums))
    for _ in range(1500):  # worn nap
        a, b = r.uniform(320, 1000), r.uniform(890, 1240)
        s.curve(
            [(a, b), (a + 7, b + 3), (a + 13, b + 8)],
            1.4,
            ("#0c3a20", "#8ac86a", "#1f5a2c", "#b8dc84")[int(r.integers(4))],
            n=4,
            clip=cloth_,
            alpha=0.7,
            body=True,
        )


def _axes(fingers, back):
    """Turn of a hand: the way of its fingers and the way out of its back; x right, y up, z to us."""
    z, y = unit(V(*fingers)), V(*back)
    y = unit(y - z * (y @ z))
    return np.stack([np.cross(y, z), y, z], 1)


def _fist(at, scale, fingers, back, bends, thumb, nail, arm, side, light, stout=1.14, spread=(7, 2, -4, -10)):
    h = Hand(bends, spread=spread, thumb=thumb, back=nail, arm=arm, looks=FLESH, lines=0.8, stout=stout)
    return shoot([h.placed(_axes(fingers, back), (0, 0, 0), 1.0, side)], spot(*at, scale, 0, 0), light=light)


def _hand(s):
    """My sleeve, the back of my hand, my fingers over its back and away, my thumb along its flank."""
    shot = _fist(
        (838, 1166),
        274,
        (-0.3, 0.94, -0.16),
        (0.36, 0.22, 0.9),
        [(20, 74, 46), (22, 78, 46), (26, 76, 44), (30, 70, 42)],
        (V(0.10, -0.035, 0.10), V(0.24, -0.06, 0.2), V(0.41, -0.04, 0.25), V(0.54, -0.03, 0.245)),
        (0.1, 0.9, 0.35),
        ((0.5, 0.0, 0.86), 0.5),
        1,
        (-0.75, -0.25, 0.6),
    )
    s.wash(limb([(700, 1130), (716, 1060), (740, 996), (820, 976)], [16, 26, 30, 20]), NIGHT, 0.6, wet=14)
    s.model(shot, line=2.7, lost=0.05)
    d, n = np.array([0.61, 0.79]), np.array([0.79, -0.61])
    c0 = np.array([877.0, 1209.0])
    sleeve = limb([tuple(c0 + d * u) for u in (300, 150, 0, -40)], [150, 112, 70, 66])
    sleeve = sleeve.difference(poly([c0 - n * 200, c0 + n * 200, c0 + n * 200 - d * 300, c0 - n * 200 - d * 300]))
    s.wash(move(sleeve, 14, 26), NIGHT, 1.1, wet=18)
    folds = [[c0 + d * a + n * b, c0 + d * (a + 18) + n * (b + 40), c0 + d * (a + 8) + n * (b + 84)] for a, b in ((40, -64), (120, -30), (190, -100))]
    garment(s, sleeve, "#e8e4ee", "#5a5a88", "#ffffff", lambda x, y: 0.95, 90, long=44, k=0.5, line=3.4, folds=folds, hatch=0)
    for u in range(34, 330, 46):  # pyjamas
        c, w = c0 + d * u, 74 + u * 0.28
        s.wash(limb([c - n * w * 1.1 - d * 8, c + d * 16, c + n * w * 1.1 - d * 8], [9, 11, 9]), "#d0281f", 1.1, clip=sleeve, edge=0.4)
    s.wash(limb([c0 + n * 66 + d * 10, c0 + n * 100 + d * 180, c0 + n * 130 + d * 320], [16, 26, 34]), "#2a1c44", 0.8, wet=16, clip=sleeve)
    s.outline(sleeve, 3.4)
    hem = [tuple(c0 + n * a * 74 - d * b) for a, b in ((-1, 6), (-0.5, -8), (0, -13), (0.5, -8), (1, 6))]
    cuff = limb(hem, [19, 23, 24, 23, 19])
    s.thing(cuff, "#d8382c", 1.1, shade=0.8, shcol="#4a0a14", hatch=0, line=3)
    for p, e, _ in marks.along(path(hem, 10), 12):
        o = np.array([-e[1], e[0]]) * 14
        s.curve([p - o, p + e * 3, p + o], 2, "#6a0c14", clip=cuff)


def _lantern(s):
    x, y = LAMP[0], LAMP[1] + 18
    s.wash(ell(x + 10, y + 140, 150, 30), NIGHT, 1.5, wet=16)
    s.glow(x, y, 330, "#ffc04a", 0.5, 0.75)
    glass = poly([(x - 84, y - 110), (x + 84, y - 110), (x + 94, y + 110), (x - 94, y + 110)])
    s.cover(glass, keep=0.1)
    s.wash(glass, "#fff0b0", 0.4, col2="#ffd060")
    flame = blob([(*(x, y - 76), 1), (x + 30, y - 6), (x + 24, y + 36), (x, y + 48), (x - 24, y + 36), (x - 30, y - 6)])
    s.thing(flame, "#ffb020", 0.9, col2="#f8741c", shade=0, hatch=0, line=2)
    s.cover(blob([(*(x, y - 30), 1), (x + 14, y + 14), (x, y + 36), (x - 14, y + 14)]))
    s.thing(limb([(x, y + 60), (x, y + 110)], [30, 32]), "#fffaf0", 0.2, shade=0.5, shcol="#b0804a", hatch=0, line=2.4)
    iron = "#1f2c28"
    s.thing(limb([(x - 92, y + 122), (x + 92, y + 122)], [22, 22]), iron, 1.5, shade=0.5, shcol=NIGHT, hatch=0, line=3)
    s.thing(poly([(x - 100, y - 104), (x + 100, y - 104), (x + 46, y - 166), (x - 46, y - 166)]), iron, 1.5, shade=0.5, shcol=NIGHT, hatch=0, line=3)
    for e in (-1, 1):
        s.stroke([(x + e * 86, y - 106), (x + e * 94, y + 108)], 10, iron, taper=(0, 0))
        s.curve([(x + e * 36, y - 100), (x + e * 56, y), (x + e * 38, y + 106)], 4, iron)
    s.outline(ell(x, y - 178, 36, 22), 8, iron, lost=0)
    s.stroke([(x - 84, y - 112), (x + 84, y - 112)], 3, "#ffd88a", body=True, taper=(0, 0))
    s.stroke([(x - 84, y + 104), (x + 84, y + 104)], 3, "#ffd88a", body=True, taper=(0, 0))


@card("verdigris", paper="cold", light=(-0.45, 0.75))
def new_cradle(s):
    """My lantern throws my plush crocodile over the legs that stand round the cradle; a tiny hand comes out to it."""
    croc = _croc()
    _wall(s)
    _dark(s, croc, None, 0, 0, 1.0)
    _floor(s)
    s.splatter(NIGHT, 30, size=(0.7, 3.6))
    _grown_ups(s, croc)
    _cradle(s)
    _plush(s, croc)
    _hand(s)
    _lantern(s)
