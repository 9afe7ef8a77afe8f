"""What stays behind when two walk off."""

from ..easel import *
from ..kit.grasp import grasp
from ..kit.profile import fingers

UP, SIDE = np.array([0.62, 0.785]), np.array([-0.785, 0.62])  # a shadow's height and breadth upon the stones
HIM, DUSK, NIGHT = np.array([590.0, 520.0]), "#4a2a63", "#170d24"
SKIN = ("#c98f62", "#b8684a", "#5a2a30")


def cast(*pts):
    return [HIM + SIDE * a + UP * h for a, h in pts]


def flat(pts, n=12):
    return blob([tuple(p) for p in cast(*pts)], n)


def arm(pts, radii):
    return limb([tuple(p) for p in cast(*pts)], radii)


def turned(x, y):
    return move(np.array([[x, y]], float), 0, 0, 1, -11, origin=(500, 750))[0]


def _quay(s):
    r = s.rng
    s.wash(s.all, "#f6d693", 0.5, col2="#f0bf78", pool=0.5, bloom=4, gran=0.28)
    s.wash(blob([(1100, 420), (1100, 1600), (-100, 1600), (-100, 1290), (300, 1220), (640, 900), (860, 640)]), "#c47a32", 0.75, wet=90, gran=0.28, pool=0.6)
    s.wash(blob([(1100, 1130), (1100, 1600), (330, 1600), (640, 1440), (880, 1330)]), "#2a1430", 1.15, wet=80, gran=0.28, pool=0.7)
    s.wash(blob([(-90, 1260), (60, 1330), (150, 1600), (-90, 1600)]), "#2a1430", 0.8, wet=70, gran=0.28, pool=0.7)
    y, rows = 60.0, []
    while y < 1800:
        rows.append(y)
        y += 74 + (y - 60) * 0.05
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        wide = (b - a) * 1.62
        s.stroke([turned(x, a + r.normal() * 2) for x in range(-260, 1300, 60)], 2.2, "#4a2a22", wobble=1.5)
        for i in range(-2, 14):
            x = -240 + (i + (0.5 if j % 2 else 0)) * wide + r.normal() * 6
            slab = valid(Polygon([turned(x, a), turned(x + wide, a), turned(x + wide, b), turned(x, b)]))
            q = r.random()
            if q < 0.55:
                s.wash(slab.buffer(-2), ("#d8963e", "#e9b766", "#a8683a", "#c9a070")[int(r.integers(4))], 0.12 + 0.3 * q, edge=0.5, gran=0.28, rough=1)
            s.stroke([turned(x, a), turned(x + r.normal() * 3, b)], 1.8, "#4a2a22")
            s.stroke([turned(x + 5, a + 5), turned(x + wide - 8, a + 5)], 1.8, "#fff1cc", body=True, alpha=0.55)
            if q > 0.8:  # cracks
                p = turned(x + wide * r.uniform(0.2, 0.8), a)
                s.stroke([p, p + [r.normal() * 14, 22], p + [r.normal() * 20, 40 + 20 * r.random()]], 1.2, "#3a2020", wobble=2)
            for _ in range(5):
                p = turned(x + wide * r.random(), a + (b - a) * r.random())
                s.fill(ell(*p, r.uniform(0.8, 2.6), r.uniform(0.6, 1.6), r.uniform(0, 90)), "#5a3526", alpha=0.7)
    s.lift(ell(470, 640, 300, 190, -20), 0.4, 90)
    s.lift(ell(720, 620, 120, 90), 0.3, 60)


def _sea(s):
    r = s.rng
    lip = [turned(x, 60 + r.normal() * 2.5) for x in range(-260, 1300, 40)]
    sea = poly([*lip, (1200, -200), (-200, -200)])
    s.cover(sea)
    s.wash(sea, "#3f9a90", 0.8, col2="#1f6f78", bloom=4, gran=0.28, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (420, 60), (160, 190), (-100, 260)]), "#0d4152", 1.0, wet=60, gran=0.28, pool=0.6, clip=sea)
    s.wash(blob([(-100, -100), (330, -100), (140, 60), (-100, 170)]), "#04121f", 1.3, wet=60, gran=0.28, clip=sea)
    s.wash(limb([tuple(turned(x, 46)) for x in range(-200, 1300, 150)], [17] * 10), "#04161f", 1.0, wet=9, clip=sea)
    for _ in range(190):
        x, y = r.uniform(-20, 1020), r.uniform(-10, 225)
        n, lit = r.uniform(10, 34), r.random()
        s.curve(
            [(x, y), (x + n * 0.5, y - 5 - n * 0.16), (x + n, y - n * 0.2)],
            1.2 + 1.2 * r.random(),
            "#e4f6e8" if lit < 0.4 else "#062a36",
            body=lit < 0.4,
            alpha=0.8,
            clip=sea,
        )
    stone = poly([*lip, *[turned(x, 84) for x in range(1260, -300, -40)]])
    s.wash(stone, "#fff0cc", 0.1)
    s.lift(stone, 0.45, 4)
    s.outline(stone, 2.6)
    for x in range(-200, 1200, 150):
        s.stroke([turned(x, 60), turned(x + 3, 84)], 2.2)
    iron = blob([(884, 118), (890, 60), (872, 34), (890, 8), (944, 2), (966, 26), (952, 52), (958, 112), (922, 130)])
    s.wash(limb([(922, 112), (980, 190), (1060, 280)], [30, 32, 30]), NIGHT, 1.0, wet=6)
    rope = [(1060, 150), (990, 116), (950, 92), (905, 94), (890, 76), (930, 66), (958, 78), (930, 96), (880, 60), (800, -30)]
    s.thing(iron, "#3a3440", 1.2, shade=0.9, shcol="#0a0810", hatch=4, line=3)
    s.stroke(path(rope, 10), 15, "#2a1a14", taper=(0, 0))
    s.stroke(path(rope, 10), 10, "#c9a468", taper=(0, 0))
    for p in path(rope, 10)[::2]:
        s.stroke([p + [-4, -4], p + [4, 5]], 1.8, "#4a2f1c")
    s.curve([(892, 16), (918, 8), (944, 12)], 3, "#b9b3c4", body=True, alpha=0.7)


def _shadows(s):
    """Three hold hands, and between the two who walk off nobody stands."""
    man = union(
        arm([(0, 0), (-16, 110), (-26, 245)], [15, 21, 34]),
        limb([(708, 446), tuple(cast((-64, 130))[0]), tuple(cast((-30, 245))[0])], [15, 21, 34]),
        flat([(-66, 396), (-34, 418), (24, 418), (62, 398), (50, 320), (58, 205), (0, 196), (-66, 208), (-54, 310)]),
        arm([(0, 400), (-2, 440)], [20, 20]),
        flat([(-36, 452), (-30, 492), (0, 500), (30, 492), (36, 452), (24, 426), (-22, 426)]),
        flat([(-74, 478), (0, 492), (74, 474), (60, 466), (0, 474), (-58, 466)]),
        flat([(-38, 484), (-32, 534), (-8, 524), (26, 536), (40, 482)]),
        arm([(-58, 386), (-88, 310), (-92, 222)], [23, 19, 13]),
        arm([(-92, 226), (-98, 200), (-90, 178)], [13, 12, 5]),
        arm([(56, 386), (108, 320), (150, 252)], [23, 18, 12]),
    )
    child = union(
        arm([(262, 0), (270, 90), (274, 170)], [11, 15, 23]),
        arm([(318, 4), (306, 90), (300, 170)], [11, 15, 23]),
        arm([(252, -6), (264, 4)], [7, 11]),
        arm([(328, -4), (316, 4)], [7, 11]),
        flat([(244, 302), (270, 316), (306, 316), (332, 302), (322, 240), (336, 148), (288, 142), (240, 148), (254, 240)]),
        arm([(288, 305), (288, 340)], [14, 15]),
        flat([(256, 362), (258, 392), (288, 404), (316, 392), (320, 360), (304, 334), (272, 334)]),
        *[ell(*cast((288 + 37 * math.cos(t), 374 + 33 * math.sin(t)))[0], 12) for t in np.linspace(-0.3, 3.5, 9)],
        arm([(250, 294), (204, 262), (160, 242)], [16, 13, 10]),
        arm([(326, 294), (372, 262), (418, 240)], [16, 13, 10]),
    )
    her = union(
        arm([(552, 56), (562, 80), (570, 130)], [12, 13, 16]),
        arm([(628, 8), (612, 70), (598, 130)], [12, 13, 16]),
        flat(
            [
                (536, 366),
                (560, 378),
                (598, 378),
                (622, 364),
                (608, 310),
                (604, 280),
                (640, 190),
                (690, 82),
                (640, 66),
                (590, 78),
                (536, 62),
                (476, 84),
                (520, 190),
                (548, 280),
                (546, 310),
            ]
        ),  # fmt: skip
        arm([(580, 366), (580, 410)], [15, 15]),
        flat([(548, 430), (552, 462), (580, 474), (606, 462), (612, 430), (596, 404), (566, 404)]),
        ell(*cast((598, 484))[0], 21),
        arm([(540, 356), (486, 312), (428, 246)], [17, 14, 10]),
        arm([(618, 354), (660, 296), (690, 226)], [17, 14, 10]),
        arm([(690, 230), (702, 200), (698, 182)], [10, 10, 4]),
    )
    clasp = [  # palm in palm, the knuckles below, a thumb over them
        union(
            arm([(x - 4, 256), (x, 236)], [15, 17]),
            *(arm([(x + d, 238), (x + d * 1.25, 216 + abs(d) * 0.3)], [8, 6]) for d in (-11, -1, 9)),
            arm([(x + 4, 252), (x + 17, 240)], [8, 6]),
        )
        for x in (156, 432)
    ]
    dark = smooth(union(man, child, her, *clasp), 3)
    s.wash(dark, DUSK, 1.0, wet=13, gran=0.28)
    s.wash(dark, DUSK, 1.05, col2="#7a3a5a", edge=0.6, gran=0.28, pool=0.6, bloom=3)
    near = marks.field(s, lambda x, y: np.clip(1.2 - ((x - HIM[0]) * UP[0] + (y - HIM[1]) * UP[1]) / 380, 0, 1))
    s.wash((s.mask(dark) * near).astype(np.float32), NIGHT, 1.15, edge=0, gran=0.28)
    s.hatch(dark, tone=0.62, ang=-38, sep=8, w=1.1, thr=0.3, longest=60, wander=0.2, col="#150a22", alpha=0.6)
    s.outline(dark, 1.5, col="#1c0f2c", lost=0.5)


def _him(s):
    """From high above and behind: the hat, the shoulders beyond it, the coat that shortens, two shoes."""
    linen = dict(shade=0.9, shcol="#6a5a66", hatch=0, line=2.8, gran=0.25)
    trouser = dict(col2="#b8a07c", shade=1.0, shcol="#4a3648", hatch=0, line=2.8, gran=0.25, soft=18)
    # the leg in front stands: its shoe is turned out
    s.wash(ell(724, 452, 44, 16, -30), NIGHT, 1.2, wet=6)
    shoe = blob([(694, 436), (700, 462), (716, 468), (736, 452), (758, 432), (764, 414), (750, 408), (728, 420), (708, 426)], 6)
    s.thing(shoe, "#7a3c22", 1.2, shade=0.8, shcol="#1c0c0a", hatch=0, line=2.6)
    s.curve([(704, 462), (718, 464), (740, 444), (760, 424)], 2.6, "#140a0a")
    s.curve([(732, 424), (740, 432), (736, 440)], 2, "#140a0a")
    s.curve([(742, 418), (752, 414), (758, 418)], 2.6, "#f0b080", body=True, alpha=0.8)
    fore = blob([(646, 380), (720, 372), (724, 408), (728, 432), (716, 450), (694, 450), (680, 432), (664, 414)], 8)
    s.thing(fore, "#d9c7a0", 0.75, **trouser)
    s.curve([(688, 440), (704, 444), (724, 436)], 2.2, "#4a3648")
    s.curve([(694, 402), (702, 420), (706, 442)], 1.8, "#5a4656")
    # the one behind pushes off: we see the sole, and it stands on its toe
    s.wash(ell(598, 530, 32, 15, 10), NIGHT, 1.3, wet=5)
    sole = blob([(584, 484), (612, 486), (618, 508), (614, 534), (600, 544), (582, 538), (576, 510)], 6)
    s.thing(sole, "#6a3018", 1.2, shade=0.7, shcol="#1c0c0a", hatch=0, line=2.8)
    s.thing(blob([(583, 486), (612, 488), (613, 504), (582, 502)], 5), "#3a1a12", 1.2, shade=0.5, hatch=0, line=2)
    s.curve([(588, 514), (598, 518), (608, 514)], 2, "#c88a58", body=True, alpha=0.7)
    back_leg = blob([(598, 384), (664, 392), (656, 430), (640, 456), (626, 492), (600, 500), (574, 490), (578, 462), (590, 432)], 8)
    s.thing(back_leg, "#d9c7a0", 0.75, **trouser)
    s.wash(limb([(650, 420), (634, 456), (618, 494)], [14, 10, 7]), "#4a3648", 0.8, wet=8, clip=back_leg)
    for pts in (
        [(582, 482), (602, 490), (624, 484)],
        [(600, 440), (616, 446), (636, 440)],
        [(594, 450), (612, 456), (630, 452)],
        [(610, 456), (602, 472), (600, 488)],
    ):
        s.curve(pts, 1.9, "#4a3648", clip=back_leg)
    _case(s)
    back = blob(
        [
            (566, 292),
            (600, 262),
            (652, 252),
            (704, 260),
            (738, 288),
            (736, 330),
            (716, 366),
            (722, 408),
            (690, 424),
            (652, 430),
            (612, 424),
            (586, 410),
            (592, 366),
            (570, 334),
        ]
    )
    sleeves = [
        blob(
            [(562, 284), (592, 276), (602, 304), (590, 336), (576, 352), (584, 372), (592, 396), (562, 408), (548, 384), (534, 356), (536, 340), (548, 312)], 8
        ),
        blob([(744, 280), (714, 274), (706, 300), (722, 330), (748, 350), (776, 362), (796, 374), (812, 352), (798, 336), (782, 326), (768, 304)], 8),
    ]
    coat = union(back, *sleeves)
    s.wash(move(back, 14, 26), NIGHT, 1.0, wet=12)
    fingers(s, 577, 398, 60, 82, curls=(22, 26, 30, 34), skin=SKIN, line=1.8, thumb=(-30, 24))
    grasp(s, (824, 376), (0.93, -0.36), (800, 356), 38, skin=SKIN, line=1.7, thumb=-1, over=0.3)
    s.thing(back, "#f6ecd4", 0.4, col2="#d8c4a0", soft=44, **linen)
    for g, elbow, cuff in zip(sleeves, ([[(580, 350), (560, 346), (544, 336)], [(578, 354), (562, 360), (540, 362)], [(582, 320), (566, 322), (552, 316)]], [[(744, 348), (754, 332), (770, 322)], [(750, 350), (766, 344), (784, 330)], [(730, 330), (744, 316), (750, 300)]]), ([(592, 394), (578, 404), (560, 406)], [(796, 376), (806, 364), (813, 350)]), strict=True):  # fmt: skip
        s.wash(move(g, 8, 8), "#4a3a5a", 0.6, wet=8, clip=back)
        s.thing(g, "#f6ecd4", 0.4, col2="#d8c4a0", soft=22, **linen)
        for pts in elbow:
            s.wash(limb(pts, [3, 6, 2], 6), "#6a5a66", 0.8, wet=4, clip=g)
            s.curve(pts, 1.9, "#4a3a4e", clip=g)
        s.stroke(path(cuff, 6), 7, "#fffaf0", body=True)
    s.wash(blob([(690, 262), (746, 290), (740, 340), (716, 376), (714, 420), (664, 434), (684, 360)]), "#5a4a6a", 0.7, wet=14, clip=coat)
    s.wash(blob([(560, 316), (652, 360), (744, 310), (740, 272), (652, 240), (570, 270)]), "#4a3a5a", 0.9, wet=14, clip=coat)  # the hat's shade
    s.curve([(652, 320), (656, 372), (652, 430)], 2.2, "#3a2a3a")
    for pts in (
        [(594, 330), (606, 366), (598, 410)],
        [(716, 328), (702, 366), (708, 408)],
        [(600, 380), (652, 392), (712, 378)],
        [(620, 352), (640, 370), (636, 384)],
    ):
        s.curve(pts, 2, "#4a3a4e")
    brim = ell(656, 246, 96, 70, -8)
    s.wash(move(brim, 10, 22), NIGHT, 0.8, wet=10, clip=coat)
    s.thing(brim, "#f4e4b6", 0.55, shade=0.8, shcol="#7a5a4a", hatch=0, line=3, gran=0.25)
    for q in np.linspace(0.62, 0.96, 6):
        s.stroke(move(arc(0, 0, 96 * q, 70 * q, 0, 360, 60), 656, 246, 1, -8), 1, "#8a6a4a", alpha=0.8)
    band = ell(658, 236, 58, 46, -8)
    s.thing(band, "#2a1c3a", 1.2, shade=0.6, hatch=0, line=2.4)
    s.wash(move(band, 12, 16).difference(band), "#5a4250", 0.7, wet=8, clip=brim)
    crown = ell(660, 226, 53, 42, -8)
    s.thing(crown, "#f8ecc8", 0.45, shade=0.9, shcol="#7a5a4a", hatch=0, line=2.7, gran=0.25)
    s.wash(limb([(626, 236), (660, 224), (694, 214)], [5, 11, 5]), "#6a4a3e", 0.9, wet=6, clip=crown)
    s.curve([(624, 238), (660, 228), (696, 214)], 2.8, "#5a4234")
    for q in (0.5, 0.78):
        s.stroke(move(arc(0, 0, 53 * q, 42 * q, 0, 360, 40), 660, 226, 1, -8), 1, "#8a6a4a", alpha=0.6)


def _case(s):
    lid = poly([(756, 402), (880, 350), (912, 392), (790, 446)])
    side = poly([(790, 446), (912, 392), (916, 448), (796, 504)])
    end = poly([(756, 402), (790, 446), (796, 504), (764, 458)])
    s.wash(move(union(lid, side), 22, 30), NIGHT, 1.0, wet=12)
    s.thing(end, "#5a2c18", 1.2, shade=0.7, shcol="#1c0a0a", hatch=4, line=2.6)
    s.thing(side, "#8a4c26", 1.1, shade=0.9, shcol="#2a1010", hatch=0, line=2.8, gran=0.25)
    s.thing(lid, "#b8743c", 0.95, col2="#a05c2c", shade=0.5, shcol="#4a2014", hatch=0, line=3, gran=0.25)
    for q in (0.22, 0.78):
        a = np.array([756 + 124 * q, 402 - 52 * q])
        b = np.array([790 + 122 * q, 446 - 54 * q])
        c = b + [5, 57]
        s.stroke([a, b, c], 9, "#3a1c14", taper=(0, 0))
        s.fill(box(*(b - 6), *(b + 7)), "#e8c468", body=True)
    s.thing(poly([(838, 450), (872, 434), (876, 460), (842, 476)]), "#efe2bc", 0.3, shade=0.2, hatch=0, line=1.5)
    s.fill(ell(894, 438, 10, 9), "#2f6a80", alpha=0.9)
    s.curve([(796, 402), (802, 386), (824, 376), (846, 368), (856, 380)], 9, "#2a120c")


def _her(s):
    """Her skirt is a wheel from up here."""
    r = s.rng
    for x, y, up in ((108, 916, 0), (206, 906, 1)):  # she goes to the left: one foot flat, one that leaves
        s.wash(ell(x - 14, y + 12, 46, 11), NIGHT, 1.2, wet=5)
        s.thing(limb([(x + 12, y - 50), (x + 8, y - 14)], [17, 11], 6), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.4)
        shoe = blob([(x + 20, y - 22), (x + 22, y - 4), (x + 22, y + 14 - 8 * up, 1), (x + 12, y + 14 - 8 * up, 1), (x + 8, y + 2), (x - 14, y + 12), (x - 44, y + 15), (x - 56, y + 8), (x - 40, y - 2), (x - 18, y - 8), (x - 4, y - 20), (x + 4, y - 8)], 5)  # fmt: skip
        s.thing(shoe, "#3a1c2c", 1.2, shade=0.5, shcol="#0c0408", hatch=0, line=2.4)
        s.curve([(x - 46, y + 6), (x - 28, y - 1), (x - 14, y - 5)], 2.4, "#e8a0a8", body=True, alpha=0.8)
        s.stroke([(x - 4, y - 16), (x + 18, y - 20)], 3, "#3a1c2c")
    c = np.array([150.0, 742.0])
    hem = []
    for i, t in enumerate(np.linspace(0, math.tau, 30, endpoint=False) + r.normal(size=30) * 0.05):
        k = r.uniform(1.03, 1.1) if i % 2 else r.uniform(0.94, 0.99)
        hem.append(tuple(c + [0, 34] + np.array([172 * math.cos(t), 112 * math.sin(t)]) * k))
    skirt = blob(hem, 8)
    s.wash(move(skirt, 16, 26), NIGHT, 1.0, wet=14)
    s.thing(skirt, "#d6322a", 1.1, col2="#b0202a", shade=0.9, shcol="#3a0618", hatch=0, line=3, gran=0.25, soft=60)
    for i, p in enumerate(hem):
        p = np.array(p)
        if i % 2:
            s.curve(
                [c + (p - c) * r.uniform(0.4, 0.6), c + (p - c) * 0.7 + r.normal(size=2) * 5, c + (p - c) * 0.95],
                3.4,
                "#ff8a6a",
                body=True,
                alpha=0.5,
                clip=skirt,
            )
        else:
            s.wash(limb([c + (p - c) * 0.25, c + (p - c) * 0.98], [3, 12]), "#5a0a1a", 0.7, wet=6, clip=skirt)
            s.curve([c + (p - c) * r.uniform(0.2, 0.4), c + (p - c) * 0.65 + r.normal(size=2) * 6, c + (p - c) * 0.99], 2.4, "#2c0412", clip=skirt)
    s.stroke(np.asarray(skirt.buffer(-11).exterior.coords), 2, "#2c0412", alpha=0.8, wobble=0.6)
    s.wash(ell(c[0] + 22, c[1] + 26, 74, 44), "#2c0412", 0.7, wet=20, clip=skirt)
    for pts, at, way, flip in (([(204, 688), (256, 704), (279, 747)], (281, 750), 40, False), ([(98, 690), (48, 706), (29, 741)], (27, 744), -46, True)):
        s.thing(limb(pts, [20, 16, 11]), SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.4, gran=0.25)
        fingers(s, *at, 46, way, flip=flip, curls=(6, 10, 14, 22), skin=SKIN, line=1.7)
    top = smooth(
        union(
            ell(151, 700, 62, 38),
            blob([(104, 690), (198, 690), (190, 742), (150, 756), (112, 742)]),
            limb([(104, 688), (82, 702)], [26, 22]),
            limb([(198, 686), (222, 700)], [26, 22]),
        ),
        4,
    )
    s.thing(top, "#e0403a", 1.05, col2="#c02a2e", shade=0.9, shcol="#3a0618", hatch=0, line=2.8, gran=0.25)
    s.curve([(152, 712), (154, 730), (150, 752)], 1.8, "#2c0412")
    s.stroke(path([(111, 742), (150, 757), (191, 740)], 8), 9, "#1c0a16", taper=(0, 0))
    scoop = ell(152, 688, 34, 24)
    s.thing(scoop, SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2)
    s.wash(ell(164, 690, 60, 34), NIGHT, 1.0, wet=12, clip=union(top, scoop))
    s.thing(blob([(100, 648), (88, 656), (92, 668), (112, 676), (124, 650)]), SKIN[0], 0.95, shade=0.7, shcol=SKIN[2], hatch=0, line=2)  # nose and cheek
    hair_ = ell(148, 644, 54, 50, -10)
    s.thing(hair_, "#1c1016", 1.3, shade=0.5, hatch=0, line=2.2)
    knot = np.array([168, 668])
    for col, n, q in (("#0a0508", 150, 0.9), ("#3a2428", 130, 0.9), ("#6a4a48", 44, 0.7), ("#b89a8c", 14, 0.7)):
        for _ in range(n):
            t = r.uniform(0, math.tau)
            p = np.array([148 + 54 * math.cos(t), 644 + 50 * math.sin(t)])
            e = knot + r.normal(size=2) * 7
            m = (p + e) / 2 + r.normal(size=2) * 4 + [-3, -4]
            s.curve([p, m, e], 1.2, col, n=6, clip=hair_, alpha=q, body=col in ("#6a4a48", "#b89a8c"), wobble=0.4)
    bun = ell(*knot, 29, 26, -10)
    s.wash(move(bun, 7, 9), "#050204", 1.2, wet=5)
    s.thing(bun, "#1c1016", 1.3, shade=0.5, hatch=0, line=2)
    for q in range(60):
        t, k = r.uniform(0, 360), math.sqrt(r.uniform(0.05, 0.95))
        s.stroke(arc(*knot, 29 * k, 25 * k, t, t + 90), 1.2, ("#0a0508", "#4a3034", "#8a6a64")[q % 3], body=q % 3 > 0, alpha=0.85)
    s.fill(ell(112, 684, 4), "#ffd766", body=True)


def _ring(s):
    x, y, k = 742, 1306, 1.5
    s.glow(x, y, 120, "#ffd060", 0.5, 0.7)
    s.wash(ell(x + 8, y + 10, 31 * k, 20 * k).difference(ell(x + 9, y + 12, 21 * k, 12 * k)), NIGHT, 1, wet=4)
    s.thing(ell(x, y, 30 * k, 20 * k).difference(ell(x + 1, y + 2, 21 * k, 12 * k)), "#f0ae22", 1.1, shade=0.8, shcol="#6a3408", hatch=0, line=2)
    s.stroke(arc(x, y, 26 * k, 16 * k, 190, 262), 5.5, "#fffbe8", body=True)
    s.stroke(path([(x - 250, y - 70), (x - 150, y - 14), (x - 60, y + 6)], 10), 1.8, "#3a2020", alpha=0.8)  # it has rolled


@card("saffron", paper="tea", light=(-0.6, -0.5))
def three_shadows(s):
    _quay(s)
    _sea(s)
    _shadows(s)
    _him(s)
    _her(s)
    _ring(s)
    s.splatter("#3a1a30", 70, (500, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#0d4152", 30, (0, 160, 420, 380), (0.7, 3.5))
