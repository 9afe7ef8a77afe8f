"""What stays behind when two walk off."""

from ..easel import *
from ..kit.brush import threads
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
    s.wash(s.all, "#f6d693", 0.5, col2="#f0bf78", pool=0.5, bloom=4, gran=0.5)
    s.wash(blob([(1100, 420), (1100, 1600), (-100, 1600), (-100, 1290), (300, 1220), (640, 900), (860, 640)]), "#c47a32", 0.75, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(1100, 1130), (1100, 1600), (330, 1600), (640, 1440), (880, 1330)]), "#2a1430", 1.15, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-90, 1260), (60, 1330), (150, 1600), (-90, 1600)]), "#2a1430", 0.8, wet=70, gran=0.6, pool=0.7)
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
                s.wash(slab.buffer(-2), ("#d8963e", "#e9b766", "#a8683a", "#c9a070")[int(r.integers(4))], 0.12 + 0.3 * q, edge=0.5, gran=0.6, rough=1)
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
    s.wash(sea, "#3f9a90", 0.8, col2="#1f6f78", bloom=4, gran=0.5, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (420, 60), (160, 190), (-100, 260)]), "#0d4152", 1.0, wet=60, gran=0.6, pool=0.6, clip=sea)
    s.wash(blob([(-100, -100), (330, -100), (140, 60), (-100, 170)]), "#04121f", 1.3, wet=60, gran=0.6, clip=sea)
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
        arm([(560, 6), (566, 70), (570, 130)], [10, 13, 16]),
        arm([(610, -6), (604, 70), (598, 130)], [10, 13, 16]),
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
    clasp = [
        arm([(146 + i * 283, 258), (160 + i * 276, 244)], [15, 15])
        .union(arm([(150 + i * 278, 238), (140 + i * 278, 222)], [7, 4]))
        .union(arm([(166 + i * 276, 238), (172 + i * 276, 218)], [7, 4]))
        .union(arm([(156 + i * 276, 266), (162 + i * 276, 282)], [7, 4]))
        for i in (0, 1)
    ]
    dark = smooth(union(man, child, her, *clasp), 3)
    s.wash(dark, DUSK, 1.0, wet=13, gran=0.5)
    s.wash(dark, DUSK, 1.05, col2="#7a3a5a", edge=0.6, gran=0.6, pool=0.6, bloom=3)
    near = marks.field(s, lambda x, y: np.clip(1.2 - ((x - HIM[0]) * UP[0] + (y - HIM[1]) * UP[1]) / 380, 0, 1))
    s.wash((s.mask(dark) * near).astype(np.float32), NIGHT, 1.15, edge=0, gran=0.5)
    s.hatch(dark, tone=0.62, ang=-38, sep=8, w=1.1, thr=0.3, longest=60, wander=0.2, col="#150a22", alpha=0.6)
    s.outline(dark, 1.5, col="#1c0f2c", lost=0.5)


def _threads(s, g, way, tones, n, long=30, w=1.5):
    x0, _, x1, _ = g.bounds

    def share(x, _, lit):
        u = (x - x0) / (x1 - x0)
        return 1 - u if lit else 0.15 + u

    threads(s, g, way, tones, n, long, w, share=share, stray=0.07, bend=1, thick=1.2, alpha=0.8, wobble=0.4)


def _him(s):
    linen = dict(shade=0.8, shcol="#6a5a66", hatch=5, line=2.6, gran=0.5)
    for leg, shoe, way in (
        ([(668, 340), (702, 388), (708, 436)], (712, 446), -18),
        ([(628, 342), (616, 424), (590, 502)], (588, 512), 28),
    ):
        s.wash(ell(shoe[0] + 6, shoe[1] + 6, 30, 13, way), NIGHT, 1.1, wet=5)
        s.thing(ell(*shoe, 29, 13, way), "#4a2a1e", 1.2, shade=0.8, shcol="#140a0a", hatch=3, line=2.4)
        g = limb(leg, [31, 23, 16])
        s.thing(g, "#d9c7a0", 0.7, shade=0.9, shcol="#5a4656", hatch=4, line=2.5, gran=0.5)
        s.curve([leg[0], (leg[1][0] + 5, leg[1][1]), leg[2]], 1.2, "#5a4656")
    case = poly([(748, 384), (872, 330), (898, 430), (774, 492)])
    s.wash(move(case, 16, 20), NIGHT, 0.9, wet=10)
    s.thing(case, "#96582c", 1.1, col2="#6a3420", shade=0.8, shcol="#2a1010", hatch=4, line=3, gran=0.6)
    side = poly([(748, 384), (872, 330), (864, 318), (742, 370)])
    s.thing(side, "#c8874a", 0.8, shade=0.4, hatch=0, line=2.4)
    for q in (0.26, 0.74):
        a, b = np.array([748 + 124 * q, 384 - 54 * q]), np.array([774 + 124 * q, 492 - 62 * q])
        s.stroke([a, b], 9, "#3a1c14", taper=(0, 0))
        s.fill(box(*(a * 0.7 + b * 0.3 - 5), *(a * 0.7 + b * 0.3 + 6)), "#e8c468", body=True)
    s.thing(poly([(806, 420), (842, 404), (850, 432), (814, 449)]), "#efe2bc", 0.3, shade=0.2, hatch=0, line=1.5)
    s.stroke([(812, 430), (838, 418)], 2.2, "#b0322a")
    s.fill(ell(866, 420, 11, 9), "#2f6a80", alpha=0.9)
    for x, y in ((750, 386), (870, 334), (894, 428), (776, 488)):
        s.fill(ell(x, y, 6), "#2a120c")
    s.curve([(786, 352), (790, 334), (812, 324), (826, 334)], 6, "#2a120c")
    body = blob([(574, 234), (594, 214), (646, 202), (696, 210), (714, 232), (700, 290), (708, 362), (660, 374), (600, 368), (576, 360), (590, 296)])
    coat = smooth(union(body, limb([(588, 236), (548, 290), (534, 342)], [24, 19, 15]), limb([(702, 234), (752, 276), (796, 318)], [24, 19, 15])), 4)
    fingers(s, 532, 352, 36, 104, skin=SKIN, line=1.5)
    fingers(s, 798, 320, 38, 52, curls=(60, 65, 65, 60), skin=SKIN, line=1.5)
    s.wash(move(body, 10, 16), NIGHT, 0.9, wet=9)
    s.thing(coat, "#f6ecd4", 0.4, col2="#c4ab8a", **linen)
    s.wash(blob([(664, 214), (712, 230), (704, 300), (710, 368), (640, 376), (668, 300)]), "#5a4a6a", 0.6, wet=12, clip=coat)
    _threads(
        s, coat, lambda x, y: 1.5 + (0.8 if x < 578 else -0.7 if x > 716 else 0), (("#4a3a4e", 0), ("#b09a78", 0), ("#fffaf0", 1), ("#8a7a72", 0)), 300, 22, 1.0
    )
    s.curve([(646, 216), (650, 300), (646, 370)], 2, "#3a2a3a")
    for pts in (
        [(596, 232), (594, 262), (600, 300)],
        [(698, 236), (694, 262), (696, 300)],
        [(604, 262), (622, 296), (612, 340)],
        [(688, 262), (672, 300), (682, 344)],
        [(604, 318), (646, 330), (692, 322)],
        [(548, 296), (562, 302), (570, 298)],
        [(736, 284), (746, 272), (748, 262)],
    ):
        s.curve(pts, 2, "#4a3a4e", alpha=0.9)
    s.thing(limb([(650, 200), (654, 182)], [21, 22]), SKIN[0], 0.9, shade=0.8, shcol=SKIN[2], hatch=4, line=2)
    s.thing(blob([(612, 206), (646, 196), (690, 204), (686, 220), (646, 212), (614, 222)]), "#fffaf0", 0.2, shade=0.4, hatch=0, line=1.9)
    s.thing(ell(654, 160, 36, 38), "#2a1a1a", 1.2, shade=0.6, hatch=0, line=1.8)
    s.thing(ell(618, 172, 8, 12, 10), SKIN[0], 0.9, shade=0.5, shcol=SKIN[2], hatch=0, line=1.6)
    brim = ell(656, 142, 80, 40, -10)
    s.wash(move(brim, 12, 20), NIGHT, 0.8, wet=8)
    s.thing(brim, "#f2e2b4", 0.6, shade=0.7, shcol="#7a5a4a", hatch=0, line=2.6)
    for q in np.linspace(0.2, 0.95, 7):
        s.stroke(arc(656, 142, 80 * q, 40 * q, 0, 360, 40), 1, "#8a6a4a", alpha=0.8)
    crown = blob([(612, 136), (616, 104), (640, 92), (662, 100), (686, 84), (704, 110), (702, 138), (660, 152)])
    s.thing(crown, "#f6e9c2", 0.5, shade=0.9, shcol="#7a5a4a", hatch=4, line=2.5)
    s.stroke(path([(611, 126), (620, 144), (660, 148), (704, 126)], 8), 10, "#2a1c3a", taper=(0, 0))
    s.curve([(648, 106), (664, 116), (682, 100)], 2.6, "#5a4234")


def _her(s):
    r = s.rng
    for x, y, a in ((84, 902, -12), (196, 902, 24)):
        s.thing(limb([(x + 20, y - 90), (x + 6, y - 14)], [14, 10]), SKIN[0], 0.9, shade=0.7, shcol=SKIN[2], hatch=0, line=1.9)
        s.wash(ell(x + 6, y + 6, 28, 9, a), NIGHT, 1, wet=4)
        s.thing(ell(x, y - 2, 27, 10, a), "#1c1418", 1.2, shade=0.4, hatch=0, line=2)
    skirt = blob(
        [(112, 676), (182, 668), (226, 730), (282, 800), (318, 850), (262, 862), (222, 884), (170, 862), (112, 886), (60, 860), (-8, 872), (24, 800), (78, 740)]
    )
    s.wash(move(skirt, 14, 18), NIGHT, 0.9, wet=14)
    s.thing(skirt, "#d6322a", 1.1, col2="#8f1626", shade=0.9, shcol="#3a0618", hatch=5, line=3, gran=0.6)

    def fall(x, y):
        return math.atan2(y - 560, (x - 146) * 1.1)

    _threads(s, skirt, fall, (("#2c0412", 0), ("#8a1420", 0), ("#ff8a6a", 1), ("#5a0a1c", 0)), 330, 46, 1.7)
    for x in (24, 70, 118, 166, 214, 262):
        s.curve([(130 + (x - 140) * 0.18, 690), (136 + (x - 140) * 0.6, 770), (x, 862)], 3, "#2c0412", clip=skirt)
    s.thing(limb([(196, 612), (242, 660), (278, 712)], [17, 14, 10]), SKIN[0], 0.9, shade=0.8, shcol=SKIN[2], hatch=4, line=2.2)
    fingers(s, 280, 716, 42, 48, curls=(6, 10, 14, 22), skin=SKIN, line=1.6)
    s.thing(limb([(98, 612), (62, 652), (34, 690)], [17, 14, 10]), SKIN[0], 0.9, shade=0.8, shcol=SKIN[2], hatch=4, line=2.2)
    fingers(s, 32, 692, 40, -44, flip=True, curls=(14, 16, 18, 24), skin=SKIN, line=1.5)
    top = smooth(union(blob([(104, 596), (148, 586), (190, 594), (184, 640), (182, 682), (112, 688), (114, 640)]), limb([(108, 606), (84, 634)], [21, 19]), limb([(186, 604), (212, 632)], [21, 19])), 4)  # fmt: skip
    s.thing(top, "#d6322a", 1.1, col2="#a81c28", shade=0.9, shcol="#3a0618", hatch=4, line=2.7, gran=0.5)
    _threads(s, top, lambda x, y: 1.5, (("#2c0412", 0), ("#8a1420", 0), ("#ff8a6a", 1), ("#5a0a1c", 0)), 150, 22, 1.4)
    s.curve([(150, 596), (152, 640), (148, 684)], 1.8, "#2c0412")
    for y in (612, 634, 656):
        s.fill(ell(151, y, 3.6), "#ffd9a0", body=True)
    s.stroke(path([(110, 680), (150, 692), (186, 676)], 8), 9, "#1c0a16", taper=(0, 0))
    scoop = blob([(120, 592), (148, 618), (176, 590), (164, 560), (132, 562)])
    s.thing(scoop, SKIN[0], 0.95, shade=0.9, shcol=SKIN[2], hatch=4, line=2)
    # her head from behind and above, turned away by a cheek
    s.wash(ell(160, 572, 40, 20), NIGHT, 0.8, wet=7, clip=union(top, scoop))
    s.thing(blob([(112, 520), (98, 534), (92, 548), (100, 562), (118, 576), (142, 580), (150, 530)]), SKIN[0], 0.95, shade=0.8, shcol=SKIN[2], hatch=0, line=2)
    s.curve([(100, 536), (94, 538), (90, 543)], 1.6)  # a lash
    locks = blob([(106, 536), (102, 500), (122, 470), (156, 464), (184, 486), (188, 526), (172, 566), (148, 580), (130, 572), (126, 548)])
    s.thing(locks, "#1c1016", 1.3, shade=0.5, hatch=0, line=2)
    c = np.array([166, 516])
    for col, n, q in (("#0a0508", 150, 0.9), ("#3a2428", 120, 0.9), ("#6a4a48", 34, 0.6), ("#a88a80", 9, 0.6)):
        for _ in range(n):
            a = r.uniform(0, 2 * math.pi)
            p = c + [-18, 6] + np.array([52 * math.cos(a), 64 * math.sin(a)])
            e = c + 16 * r.normal(size=2) * 0.5
            m = (p + e) / 2 + r.normal(size=2) * 4 + [0, -5]
            s.curve([p, m, e], 1.2, col, n=6, clip=locks, alpha=q, body=col in ("#6a4a48", "#a88a80"), wobble=0.4)
    s.thing(ell(124, 552, 7, 11, 12), SKIN[0], 0.95, shade=0.6, shcol=SKIN[2], hatch=0, line=1.6)
    s.fill(ell(125, 567, 4), "#ffd766", body=True)
    bun = ell(*c, 29, 26, -10)
    s.wash(move(bun, 7, 9), "#050204", 1.2, wet=4, clip=locks)
    s.thing(bun, "#1c1016", 1.3, shade=0.5, hatch=0, line=2)
    for q in range(60):
        a, k = r.uniform(0, 360), math.sqrt(r.uniform(0.05, 0.95))
        s.stroke(arc(*c, 29 * k, 25 * k, a, a + 90), 1.2, ("#0a0508", "#4a3034", "#8a6a64")[q % 3], body=q % 3 > 0, alpha=0.85)
    for _ in range(9):  # what has come loose
        s.curve([(150 + r.normal() * 12, 574), (158 + r.normal() * 10, 590), (172 + r.normal() * 14, 600 + r.normal() * 6)], 1.1, "#150c12")


def _ring(s):
    x, y = 742, 1306
    s.wash(ell(x + 7, y + 8, 29, 18, -14), NIGHT, 1, wet=5)
    s.thing(ell(x, y, 30, 20).difference(ell(x + 1, y + 2, 20, 11)), "#f0ae22", 1.1, shade=0.8, shcol="#6a3408", hatch=0, line=2)
    s.stroke(arc(x, y, 26, 16, 190, 262), 4, "#fffbe8", body=True)
    s.stroke(path([(x - 250, y - 70), (x - 150, y - 14), (x - 44, y + 6)], 10), 1.5, "#3a2020", alpha=0.8)  # it has rolled


@card("saffron", paper="tea", light=(-0.6, -0.5), fresh=False)
def three_shadows(s):
    _quay(s)
    _sea(s)
    _shadows(s)
    _him(s)
    _her(s)
    _ring(s)
    s.splatter("#3a1a30", 70, (500, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#0d4152", 30, (0, 160, 420, 380), (0.7, 3.5))
