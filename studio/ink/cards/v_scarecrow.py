"""A scarecrow hugs the caged moon: everything is lit by what he holds."""

from ..easel import *
from ..kit.drape import nap
from ..kit.rim import rim
from .v_crow import INK, MOON, crow, key_and_lock, patch, straw

GLOVE = ("#e0bc80", "#c8924e", "#3a2018")


def cloth_of(s, g, folds):
    """Heavy cloth: dark by itself, warm where the moon reaches it."""
    s.cover(g)
    s.wash(g, "#b8743c", 0.8, col2="#9a5434", edge=0.6, pool=0.3, gran=0.25)
    s.wash(g, "#1c1232", 1.2, grad=("rad", *MOON, 540, -0.9, 1.15), edge=0.2, gran=0.25)
    for pts, w in folds:
        s.wash(limb(pts, [w * 1.7, w * 3.2, w * 0.4]), "#150c20", 0.8, wet=6, clip=g)
        s.curve(pts, w, "#150c18", clip=g)
        s.lift(limb([(p[0] - 6, p[1] - 9) for p in pts], [w * 0.8, w * 2, w * 0.5]).intersection(g), 0.4, 4)
    s.outline(g, 3.6, "#120b18", lost=0.1)


TILT = 11


def nod(pts):
    """The head hangs to one side."""
    return [(*p, *q[2:]) for p, q in zip(move(np.array([q[:2] for q in pts], float), 14, 92, 1.16, TILT, origin=(505, 540)), pts, strict=True)]


def head_of(s):
    sack = blob(nod([(402, 300), (420, 250), (590, 244), (616, 300), (624, 390), (596, 470), (556, 522), (512, 534), (470, 524), (424, 480), (396, 396)]), 8)
    s.cover(sack)
    s.wash(sack, "#d0a664", 0.8, col2="#b0844c", edge=0.6, gran=0.25)
    s.wash(sack, "#1c1438", 1.2, grad=("lin", 90 + TILT, 1.3, -0.5), edge=0.2, gran=0.25)
    s.wash(blob(nod([(430, 420), (510, 446), (600, 416), (560, 520), (466, 524)]), 8), "#ffd878", 0.4, wet=14, clip=sack)
    m = s.mask(sack)
    for a in (0.3, math.pi / 2 + 0.3):  # sacking
        marks.pelt(s, m, lambda x, y, a=a: a, 110, (10, 20), 1.0, "#4a3020", "#e8cf98", 0.2, None, 0.4)
    for x in (436, 462, 488, 512, 538, 564, 586):  # gathered at the neck
        s.curve(nod([(510 + (x - 510) * 0.7, 534), (x, 500), (x + (x - 510) * 0.16, 476)]), 2.6, "#2a1a18", clip=sack)
    s.outline(sack, 3.6, "#150c18", lost=0.1)
    for x, y, e, q in ((456, 368, 1, 1.0), (556, 362, -1, 0.82)):  # torn holes; a spark of the moon in each
        hole = blob(
            nod(
                [
                    (x - 34 * q, y + 2, 1),
                    (x - 10 * q, y - 18 * q),
                    (x + 24 * q, y - 14 * q),
                    (x + 34 * q, y + 6, 1),
                    (x + 8 * q, y + 22 * q),
                    (x - 18 * q, y + 17 * q),
                ]
            ),
            8,
        )
        s.cover(hole)
        s.fill(hole, INK)
        c = nod([(x - 13 * q, y + 5)])[0]
        s.fill(ell(*c, 13 * q).intersection(hole), "#fbeab0", body=True)
        s.fill(ell(c[0] - 4, c[1] + 3, 6 * q).intersection(hole), INK, body=True)
        s.curve(nod([(x - 26 * q, y + 14), (x, y + 24 * q), (x + 26 * q, y + 15)]), 3, "#ffd888", body=True, alpha=0.9)
        for k in range(5):
            a = -0.4 - k * 0.55
            s.stroke(
                nod([(x + 30 * q * math.cos(a), y + 17 * q * math.sin(a)), (x + 44 * q * math.cos(a), y + 27 * q * math.sin(a))]),
                1.8,
                "#e8cf98",
                body=True,
                alpha=0.7,
            )
        for k in range(9):  # brows of straw
            a = np.array([x - 44 * e + 10.5 * k * e, y - 46 + (3.6 * k if e > 0 else 2.2 * k)])
            s.stroke(nod([a, a + [e * 22, 10 + s.rng.normal() * 5]]), 4.4, "#3a2410", body=True)
            s.stroke(nod([a, a + [e * 20, 9 + s.rng.normal() * 5]]), 2.6, ("#f8e2a0", "#d6a444")[k % 2], body=True)
    nose = poly(nod([(502, 384), (530, 432), (482, 428)]))
    s.thing(nose, "#a8663c", 0.9, shade=0.6, shcol="#2a1420", hatch=0, line=2.4)
    for k in range(4):
        s.stroke(nod([(478 + k * 16, 432 + 3 * (k % 2)), (482 + k * 16, 444)]), 2.4, "#e8d8b0", body=True)
    mouth = [(440, 470), (474, 476), (516, 462), (556, 464), (590, 486)]
    s.curve(nod(mouth), 5, "#1c1018")
    for k in range(8):
        x = 448 + 18 * k
        y = float(np.interp(x, [m[0] for m in mouth], [m[1] for m in mouth]))
        s.stroke(nod([(x - 4, y - 13), (x + 5, y + 15)]), 3.6, "#f0e0b8", body=True)
        s.stroke(nod([(x - 4, y - 13), (x + 5, y + 15)]), 1.2, "#3a2420")


def scarf_of(s):
    scarf = blob([(360, 552), (430, 590), (520, 604), (610, 582), (660, 544), (700, 590), (660, 640), (560, 664), (460, 660), (380, 630), (336, 596)], 8)
    s.cover(scarf)
    s.wash(scarf, "#b82c3c", 1.1, edge=0.5, gran=0.25)
    s.wash(scarf, "#1c0c24", 1.1, grad=("lin", 90, 1.1, -0.1), gran=0.25)
    for a in ((380, 580), (414, 598), (460, 612), (560, 612), (612, 600), (652, 578)):
        s.curve([a, (a[0] + 10, a[1] + 22), (a[0] - 4, a[1] + 48)], 2.6, "#2a0c18", clip=scarf)
    s.outline(scarf, 3.2, "#150c18", lost=0)


def hat_of(s):
    crown = blob(nod([(398, 262), (400, 170), (420, 92), (470, 60), (520, 88), (566, 52), (606, 100), (614, 180), (622, 254)]), 8)
    brim = blob(
        nod([(236, 316), (280, 262), (404, 250), (510, 262), (622, 240), (726, 226), (800, 262), (770, 300), (650, 312), (520, 324), (390, 326), (300, 330)]), 8
    )
    for g in (crown, brim):
        s.cover(g)
        s.wash(g, "#5a5478", 1.0, col2="#3c3a60", edge=0.5, gran=0.25)
        s.wash(g, "#0c0a20", 0.9, grad=("lin", 90, 1.1, 0.1), gran=0.25)
    s.wash(blob(nod([(250, 320), (400, 316), (520, 320), (650, 306), (780, 284), (650, 322), (520, 336), (390, 338)]), 8), "#ffb850", 0.8, wet=6, clip=brim)
    s.thing(
        blob(nod([(398, 214), (510, 236), (618, 208), (622, 246), (510, 266), (398, 252)]), 6), "#8a2434", 1.1, shade=0.7, shcol="#1c0818", hatch=0, line=2.8
    )
    for pts in (
        [(440, 84), (462, 140), (452, 208)],
        [(560, 66), (540, 130), (556, 196)],
        [(300, 276), (350, 296), (420, 304)],
        [(720, 246), (670, 276), (600, 290)],
    ):
        s.curve(nod(pts), 2.8, INK)
        s.curve(nod([(p[0] + 5, p[1] + 2) for p in pts]), 1.8, "#9a92c0", body=True, alpha=0.7)
    for g in (crown, brim):
        s.outline(g, 3.6, INK, lost=0.1)
    rim(s, union(crown, brim), 2, 4, "#8f94cc", 0.7, 1.6)
    rim(s, brim, 0, -5, "#ffd070", 0.9, 1.6)
    for x, way in ((402, 1.95), (622, 1.3)):
        straw(s, nod([(x, 330)])[0], way, 13, 80, 0.3, 14, 3)


def bars():
    """The bars of the cage in front: their lines, left to right."""
    out = []
    for k in range(-4, 5):
        t = math.sin(k / 4.0 * math.pi / 2)
        x = 516 + 240 * t
        out.append([(516 + 4 * k, 634), (516 + 240 * t * 0.62, 680), (516 + 240 * t * 0.97, 780), (x, 900), (x, 1130 + 38 * math.sqrt(max(0, 1 - t * t)))])
    return out


def cage(s):
    for u in (-0.75, -0.3, 0.2, 0.62):
        s.curve([(516, 636), (516 + u * 180, 690), (516 + u * 240, 820), (516 + u * 240, 1096)], 3.6, "#6a4a20", alpha=0.9)
    moon = ell(*MOON, 196)
    s.cover(moon)
    s.wash(moon, "#f8e8b0", 0.3, pool=0.4, gran=0.25)
    for dx, dy, q, t in ((-76, -58, 46, 20), (46, 34, 62, -20), (-34, 96, 32, 0), (96, -80, 28, 30), (-116, 46, 24, 60), (12, -120, 30, 0)):
        s.wash(ell(MOON[0] + dx, MOON[1] + dy, q, q * 0.72, t), "#d0ae68", 0.4, wet=5, gran=0.25, clip=moon)
    s.wash(moon.difference(move(moon, -26, -32)), "#c8984c", 0.5, wet=16, clip=moon)
    s.outline(moon, 2.2, "#5a3c1c", lost=0.4)
    for pts in bars():
        s.curve(pts, 11, "#3a2410", n=14, wobble=0.3, taper=(0, 0))
        s.curve(pts, 7.5, "#c08a30", n=14, wobble=0.3, taper=(0, 0))
        s.curve([(a - 1.5, b) for a, b in pts], 2.4, "#fff0b8", n=14, body=True, wobble=0.3, taper=(0, 0))
    for y, e, q in ((800, 230, 32), (1130, 240, 40)):
        for col, n, dy in (("#3a2410", 17, 0), ("#c08a30", 12, 0), ("#fff0b8", 3.4, -3)):
            s.stroke(arc(516, y + dy, e, q, -4, 184), n, col, body=col == "#fff0b8", wobble=0.3, taper=(0, 0))
    s.thing(ell(516, 634, 30, 17), "#c08a30", 1.0, shade=0.6, shcol="#3a2410", hatch=0, line=2.6)


def _field(s):
    r = s.rng
    s.wash(s.all, "#3a5a8a", 0.9, col2="#2c4474", pool=0.4, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (760, 330), (300, 380), (-100, 700)]), "#101c40", 1.3, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 260), (600, 120), (-100, 180)]), "#070a1c", 1.0, wet=80, gran=0.25)
    for y, x, n in ((360, 640, 420), (520, -60, 330), (700, 760, 300), (960, -80, 260), (1040, 800, 280)):  # night clouds, lit from below
        g = limb([(x, y), (x + n * 0.4, y - 18), (x + n, y + 8)], [4, 22, 3])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 8), 0.5, 7)
    places.stars(s, 60, (0, 0, 1000, 560))
    ground = valid(Polygon([*path([(-40, 1226), (300, 1204), (700, 1210), (1040, 1190)], 10), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#b08440", 0.7, col2="#7a5c40", edge=0.5, gran=0.25)
    s.wash(ground, "#0c0e26", 1.15, grad=("rad", 516, 1290, 760, -0.4, 1.0), edge=0, gran=0.25)
    s.glow(*MOON, 620, "#f0cf80", 0.25, 0.6)
    for k in range(-16, 17):  # rows of stubble run to the horizon
        for _ in range(34):
            u = r.uniform(0.0, 1) ** 1.5
            x, y = 500 + k * (22 + 140 * u), 1214 + 320 * u
            q = 6 + 46 * u
            near = math.exp(-((x - 516) ** 2 + (y - 1260) ** 2) / 420**2)
            s.stroke(
                [(x, y), (x + r.normal() * q * 0.12, y - q * r.uniform(0.5, 1))],
                1 + 2.4 * u,
                mix("#2c2430", "#f4d070", min(1, 0.12 + near)),
                body=True,
                alpha=0.9,
            )


def glove(s, tips, knuckles, wrist, thumb, e):
    """A stuffed glove, its back to us: four fingers go over a bar and bend into the cage. e: 1 the left one on the card."""
    dark = GLOVE[2]

    def part(g, line=3):
        s.wash(move(g, e * 4, 12), "#2a1408", 0.8, wet=8)
        s.cover(g)
        s.wash(g, GLOVE[0], 0.7, col2=GLOVE[1], gran=0.25, off=0, rough=0.4)
        s.wash(g, "#1c1030", 0.55, grad=("rad", *MOON, 360, -0.4, 1.0), gran=0.25, off=0)
        s.outline(g, line, "#170a10", lost=0)
        rim(s, g, *(-(MOON - np.array(g.centroid.coords[0])) / np.hypot(*(MOON - np.array(g.centroid.coords[0]))) * 5), "#fff2c0", 0.9, 1.4)

    for i in (3, 2, 1, 0):
        a, b = np.array(knuckles[i], float), np.array(tips[i], float)
        m = (a + b) / 2 + [0, -7]
        g = limb([a, m, b], [25, 25.5, 21] if i < 3 else [22, 22, 18], 10)
        part(g)
        s.curve([(m[0] - 3, m[1] - 20), (m[0] + 3 * e, m[1]), (m[0] - 3, m[1] + 19)], 2, dark, clip=g)
        for k in range(5):  # seam
            p = a + (b - a) * (0.12 + 0.17 * k) + [0, 15]
            s.stroke([p, p + [e * 7, 1]], 2, "#f0dca8", body=True, alpha=0.8)
    w = np.array(wrist, float)
    ks = [np.array(k, float) for k in knuckles]
    back = blob(
        [
            w + [e * -8, -58],
            ks[0] + [-e * 20, -32],
            ks[0] + [e * 16, -22],
            ks[1] + [e * 20, -12],
            ks[2] + [e * 20, 6],
            ks[3] + [e * 14, 20],
            ks[3] + [-e * 24, 26],
            w + [e * -8, 58],
        ],
        8,
    )
    part(back, 3.4)
    for k in ks:
        s.curve([k + [-e * 44, -2], k + [-e * 14, -4], k + [e * 12, 0]], 2.2, dark, clip=back)
    base, tip = thumb
    part(limb([base, (np.array(base) + tip) / 2 + [-e * 8, -6], tip], [27, 25, 19], 10))
    patch(s, *((w + ks[1]) / 2 + [0, 8]), 20, 12 * e, "#7a3a40")


def _towards(g, q):
    d = MOON - np.array(g.centroid.coords[0])
    return -d / np.hypot(*d) * q


def _sleeve(s, pts, radii, folds, under):
    """Narrow, for there is only a stick in it, and straw."""
    g = limb(pts, radii, 14)
    s.wash(move(g, 4, 24), INK, 1.0, wet=16, clip=under)
    cloth_of(s, g, [(f, 3.6) for f in folds])
    d = math.atan2(pts[-1][1] - pts[0][1], pts[-1][0] - pts[0][0])
    nap(s, g, ("#150c18", "#8a4a2c", "#f4c070"), lambda x, y: d, 110, long=20, w=1.3, lit_part=0.2)
    rim(s, g, *_towards(g, 8), "#ffdc8a", 0.9, 2)
    return g


def _cuff(s, a, b, way):
    straw(s, (np.array(a) + b) / 2, way, 34, 64, 0.32, 40, 3.2)
    g = limb([a, b], [20, 20])
    cloth_of(s, g, ())
    rim(s, g, *_towards(g, 5), "#ffdc8a", 0.8)


def _sleeves(s, under):
    """One arm goes right round the front and the hand holds the middle bar; the other comes over from behind."""
    bar = bars()
    _sleeve(
        s,
        [(140, 930), (250, 1010), (388, 1022)],
        [60, 54, 44],
        [
            [(110, 968), (150, 952), (186, 908)],
            [(150, 1010), (190, 980), (214, 944)],
            [(240, 1056), (262, 1020), (258, 968)],
            [(320, 1066), (336, 1026), (328, 984)],
        ],
        under,
    )
    patch(s, 134, 940, 36, 24, "#8a5a6a")
    x = bar[4][3][0]
    _cuff(s, (384, 972), (392, 1074), 0.05)
    glove(
        s,
        [(x + 40, 962), (x + 50, 1006), (x + 47, 1050), (x + 34, 1090)],
        [(x - 22, 958), (x - 14, 1004), (x - 16, 1050), (x - 24, 1092)],
        (412, 1022),
        ((424, 978), (x - 2, 904)),
        1,
    )
    straw(s, (398, 1020), 0.1, 18, 40, 0.5, 34, 3)
    _sleeve(
        s,
        [(922, 802), (872, 880), (776, 886)],
        [57, 50, 42],
        [[(948, 846), (906, 838), (876, 810)], [(900, 900), (874, 872), (860, 838)], [(826, 928), (816, 892), (824, 852)]],
        under,
    )
    x = bar[6][3][0]
    _cuff(s, (784, 838), (776, 936), math.pi)
    glove(
        s,
        [(x - 40, 824), (x - 50, 868), (x - 47, 912), (x - 34, 952)],
        [(x + 22, 820), (x + 14, 866), (x + 16, 912), (x + 24, 954)],
        (760, 886),
        ((746, 842), (x + 2, 768)),
        -1,
    )
    straw(s, (772, 886), math.pi, 18, 40, 0.5, 34, 3)


def _coat(s):
    """A greatcoat with weight: lapels, pockets, a torn hem; what is turned to the moon is gold."""
    s.thing(limb([(516, 1490), (514, 1380), (512, 1200)], [26, 26, 24]), "#5a4434", 1.0, shcol="#1a1018", hatch=0, line=3)
    s.wash(ell(520, 1486, 90, 16), INK, 1.0, wet=8)
    tails = [
        (830, 1290, 1),
        (758, 1246),
        (730, 1356, 1),
        (654, 1262),
        (606, 1374, 1),
        (548, 1272),
        (486, 1362, 1),
        (440, 1262),
        (366, 1366, 1),
        (314, 1250),
        (210, 1322, 1),
    ]
    trunk = blob([(330, 600), (430, 566), (610, 564), (710, 596), (766, 820), (790, 1040), *tails, (240, 1040), (272, 820)], 8)
    s.wash(blob([(270, 1180), (780, 1180), (750, 1280), (510, 1320), (270, 1290)]), INK, 1.6)
    arms = (limb([(330, 664), (222, 780), (142, 934)], [84, 68, 59], 14), limb([(712, 660), (846, 706), (922, 806)], [84, 68, 57], 14))
    coat = smooth(union(trunk, *arms), 18)
    folds = [([(x, 1130), (x + 6, 1220), (x + 12 * math.sin(x), 1330)], 5) for x in (312, 380, 452, 580, 650, 726)]
    folds += [
        ([(340, 640), (292, 720), (286, 840)], 4),
        ([(704, 640), (752, 720), (764, 830)], 4),
        ([(262, 640), (214, 730), (216, 800)], 3.6),
        ([(120, 850), (160, 850), (206, 880)], 4),
        ([(150, 790), (190, 800), (232, 840)], 4),
        ([(780, 610), (812, 680), (800, 750)], 3.6),
        ([(880, 690), (860, 730), (862, 770)], 4),
        ([(940, 750), (906, 764), (876, 800)], 4),
    ]
    cloth_of(s, coat, folds)
    nap(s, coat, ("#150c18", "#7a4228", "#e8b068"), lambda x, y: 1.5 + (x - 516) / 900, 320, long=20, w=1.3, soft=90, lit_part=0.15)
    rim(s, coat, 2, 5, "#8a86c0", 0.5, 1.6)
    for g in arms:
        rim(s, g.difference(trunk.buffer(-20)), *_towards(g, 8), "#ffdc8a", 0.8, 2)
    for e in (-1, 1):  # lapels
        lap = blob(
            [(516 + e * 60, 596, 1), (516 + e * 170, 590, 1), (516 + e * 214, 690), (516 + e * 250, 740, 1), (516 + e * 190, 760), (516 + e * 120, 700)], 8
        )
        s.wash(move(lap, 4, 16), INK, 0.9, wet=10, clip=coat)
        cloth_of(s, lap, ())
        rim(s, lap, 0, -5, "#ffdc8a", 0.7)
    patch(s, 356, 1210, 44, 10, "#4a6a8a")
    patch(s, 694, 1204, 40, -14, "#6a8a5a")
    for p in tails[::2]:
        straw(s, (p[0], p[1] - 44), math.pi / 2, 9, 78, 0.28, 20, 3)
    s.lift(ell(*MOON, 330).intersection(coat), 0.75, 50)
    s.wash(ell(*MOON, 290), "#f8c048", 0.45, wet=50, clip=coat, gran=0.25)
    return coat


@card("midnight", paper="cold", light=(0.0, 0.3))
def scarecrow_moon(s):
    """He holds the caged moon to his chest with both gloves; crows wait, and one has begun to unmake him."""
    r = s.rng
    _field(s)
    coat = _coat(s)
    cage(s)
    scarf_of(s)
    head_of(s)
    hat_of(s)
    _sleeves(s, coat)
    crow(s, *nod([(302, 250)])[0], 112, -1, 42, feet=False)
    for x, y, q, way, tip in ((862, 1312, 136, -1, 6), (150, 1330, 196, 1, -16)):
        s.wash(ell(x - way * 10, y + q * 0.9, q * 0.8, q * 0.12), INK, 1.1, wet=6)
        tip_ = crow(s, x, y, q, way, tip)
    key_and_lock(s, tip_)
    beak = (862 - 136 * 1.02, 1312 - 136 * 0.36)
    for k in (-6, 0, 7):
        s.curve([beak, (beak[0] - 20, beak[1] - 6 + k), (beak[0] - 46, beak[1] - 16 + k * 2)], 4, ("#f8e2a0", "#d6a444")[k % 2], body=True)
    for _ in range(90):
        x, y = r.uniform(0, 1000), r.uniform(1450, 1510)
        s.stroke([(x, y + 20), (x + r.normal() * 12, y - r.uniform(20, 50))], 3, ("#1c1822", "#4a3c30")[int(r.integers(2))], body=True)
