"""A scarecrow hugs the caged moon: everything is lit by what he holds."""

from ..easel import *
from ..kit.drape import nap
from ..kit.near_hand import Hand
from ..kit.rim import rim
from .v_crow import INK, MOON, crow, key_and_lock, patch, straw


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
    s.wash(sack, "#1c1438", 0.62, grad=("lin", 90 + TILT, 1.1, -0.6), edge=0.2, gran=0.25)
    s.wash(blob(nod([(430, 420), (510, 446), (600, 416), (560, 520), (466, 524)]), 8), "#ffd878", 0.4, wet=14, clip=sack)
    m = s.mask(sack)
    for a in (0.3, math.pi / 2 + 0.3):  # sacking
        marks.pelt(s, m, lambda x, y, a=a: a, 110, (10, 20), 1.0, "#4a3020", "#e8cf98", 0.2, None, 0.4)
    for x in (436, 462, 488, 512, 538, 564, 586):  # gathered at the neck
        s.curve(nod([(510 + (x - 510) * 0.7, 534), (x, 500), (x + (x - 510) * 0.16, 476)]), 2.6, "#2a1a18", clip=sack)
    for g, q in (
        (blob(nod([(398, 330), (430, 400), (424, 480), (380, 500), (372, 340)]), 8), 0.9),
        (blob(nod([(622, 330), (596, 400), (590, 470), (640, 490), (650, 340)]), 8), 1.1),
    ):
        s.wash(g, "#1c1438", q, wet=26, clip=sack, gran=0.25)
    for x, y, q in ((452, 424, 1.0), (566, 418, 0.8)):  # cheeks, lit from below
        s.lift(blob(nod([(x - 44 * q, y - 4), (x, y - 12 * q), (x + 40 * q, y - 6), (x + 24 * q, y + 26), (x - 24 * q, y + 26)]), 8), 0.3, 28)
        s.wash(
            blob(nod([(x - 40 * q, y - 28), (x, y - 34), (x + 38 * q, y - 30), (x + 30 * q, y - 14), (x - 30 * q, y - 12)]), 8),
            "#2a1830",
            0.12,
            wet=10,
            clip=sack,
        )
    s.wash(blob(nod([(492, 384), (520, 380), (524, 320), (512, 280), (490, 300)]), 8), "#120a24", 0.5, wet=12, clip=sack)  # the nose throws its shadow upward
    s.outline(sack, 3.6, "#150c18", lost=0.1)
    rim(s, sack, 0, -7, "#ffe6a0", 0.9, 2)
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


LEFT = blob([(318, 604), (250, 626), (176, 730), (106, 862), (72, 966, 1), (104, 1030), (176, 1066), (300, 1078), (402, 1082), (396, 972), (316, 968), (222, 922, 1), (268, 830), (352, 770)], 10)  # fmt: skip
RIGHT = blob([(724, 604), (800, 616), (900, 700), (962, 780), (984, 858, 1), (954, 920), (890, 944), (776, 948), (782, 836), (832, 830), (870, 806, 1), (828, 772), (700, 770)], 10)  # fmt: skip
FELT = Look("#e6c48a", 0.8, "#cf9c58", shade=0.95, shcol="#1c1030", white=0.5, hatch=0, line=1.5, seam=0.0, gran=0.2)


def glove(s, x, y, size, e):
    """A stuffed glove, its back to us, closes on a bar that goes through (x, y); the thumb lies along the bar. e: 1 the left one on the card."""
    h = Hand(
        [(46, 62, 40), (52, 64, 42), (58, 64, 42), (64, 62, 40)],
        spread=(7, 2, -4, -10),
        thumb=(V(0.08, -0.02, 0.10), V(0.225, -0.03, 0.25), V(0.33, -0.05, 0.385), V(0.425, -0.07, 0.47)),
        back=(0.3, 0.9, 0),
        arm=((0, 0, 1.0), 0.12),
        looks={"skin": FELT, "nail": FELT},
        lines=0.0,
        stout=1.22,
        melt=0.7,
    )
    z, up = unit(V(e * 0.96, 0.05, 0.10)), V(0, 1, 0)
    up = unit(up - z * z[1])
    turn = np.stack([up, np.cross(z, up) * e, z], 1)
    by = -(turn @ V(0.0, -0.1, 0.50))
    cam = spot(x, y, size, 4, -12 * e)
    figure = h.placed(turn, by)
    to = np.array([*(MOON - (x, y)), 0.0]) / 300
    shot = shoot([figure], cam, light=(to[0] + e * 0.35, -to[1] + 0.5, 0.5))
    reach = s.mask(box(388, 600, 796, 1200)).astype(np.float32)
    m = shot.full(shot.hit.astype(np.float32)) * reach
    s.wash(np.roll(m, (16, 6 * e), (0, 1)), "#2a1408", 0.9, wet=8, clip=box(240, 560, 780, 1200))
    s.model(shot, line=3.0, lost=0, clip=reach)
    lit = np.clip(m - np.roll(m, (5, -7 * e), (0, 1)), 0, 1)
    s.wash(m, "#1c1030", 0.35, grad=("rad", *MOON, 360, -0.5, 0.9), gran=0.2, edge=0)
    s.lift(lit, 0.7, 2)
    for f, (pts, ups) in enumerate(zip(h.fingers, h.ups, strict=True)):  # seams, stitched
        r = 0.05 * 1.22
        line = [np.array(cam.project(figure.to(pts[j] + ups[min(j, 2)] * r))) for j in range(2 if f < 4 else 3)]
        for a, b in zip(line, line[1:], strict=False):
            for u in (0.15, 0.4, 0.65, 0.9):
                c, n = a + (b - a) * u, np.array([-(b - a)[1], (b - a)[0]]) / np.hypot(*(b - a))
                s.stroke([c - n * 5, c + n * 5], 2, "#4a2418", alpha=0.85)
        if f < 4:
            k = np.array(cam.project(figure.to(pts[0] * 0.45 + V(0, 0.09, 0.02))))
            s.curve([k, (k + line[0]) / 2 + [0, -3], line[0]], 2, "#3a2018", alpha=0.8)
    patch(s, *cam.project(figure.to(V(-0.03, 0.1, 0.22))), 19, 12 * e, "#7a3a40")


def _towards(g, q):
    d = MOON - np.array(g.centroid.coords[0])
    return -d / np.hypot(*d) * q


def _forearm(s, arm, part, folds, under, mouth, way):
    """The lower half of a sleeve, from the crook of the elbow to the wrist; straw looks out of it. mouth: the two ends of the cuff."""
    g = arm.intersection(poly(part))
    s.wash(move(g, 4, 26), INK, 1.0, wet=18, clip=under.intersection(box(240, 0, 780, 1500)))
    a, b = (np.array(q, float) for q in mouth)
    straw(s, (a + b) / 2, way, 26, 66, 0.34, 40, 3)
    s.cover(g)
    s.wash(g, "#b8743c", 0.8, col2="#9a5434", edge=0, pool=0.3, gran=0.25)
    s.wash(g, "#1c1232", 1.2, grad=("rad", *MOON, 540, -0.9, 1.15), edge=0, gran=0.25)
    low = g.difference(move(g, 0, -40))
    s.wash(low, "#150c20", 0.9, wet=9, clip=g)
    s.lift(g.difference(move(g, 0, 26)).intersection(g), 0.5, 8)
    for pts in folds:
        s.wash(limb(pts, [3, 13, 2]), "#150c20", 0.9, wet=5, clip=g)
        s.curve(pts, 3.4, "#150c18", clip=g)
        s.lift(limb([(p[0] - 9, p[1] - 5) for p in pts], [2, 7, 2]).intersection(g), 0.45, 4)
    d = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    nap(s, g, ("#150c18", "#8a4a2c", "#f4c070"), lambda x, y: d, 90, long=20, w=1.3, lit_part=0.2)
    edge = np.array(arm.exterior.coords)
    s.stroke([*edge, edge[0]], 3.6, "#120b18", clip=g.buffer(4), taper=(0, 0))
    hem = limb([a, (a + b) / 2 + [9 * math.cos(way), 0], b], [11, 12, 11], 8)
    s.wash(move(hem, 12 * math.cos(way), 6), INK, 0.9, wet=5)
    cloth_of(s, hem, ())
    rim(s, hem, *_towards(hem, 5), "#ffdc8a", 0.8)
    rim(s, g.difference(hem), *(_towards(g, 7)), "#ffdc8a", 0.8, 2)


def _sleeves(s, under):
    """One arm goes right round the front and the hand holds the middle bar; the other comes over from behind."""
    bar = bars()
    glove(s, bar[4][3][0] - 2, 1024, 292, 1)
    _forearm(
        s,
        LEFT,
        [(40, 1010), (120, 968), (222, 922), (300, 900), (460, 940), (460, 1120), (40, 1120)],
        [
            [(222, 924), (186, 952), (120, 966)],
            [(228, 926), (208, 984), (168, 1036)],
            [(250, 944), (262, 1000), (244, 1052)],
            [(330, 972), (346, 1024), (330, 1066)],
        ],
        under,
        ((396, 974), (402, 1080)),
        0.05,
    )
    patch(s, 122, 1000, 30, 30, "#8a5a6a")
    glove(s, bar[6][3][0] + 2, 890, 280, -1)
    _forearm(
        s,
        RIGHT,
        [(1000, 880), (930, 846), (870, 806), (840, 780), (740, 800), (740, 980), (1000, 980)],
        [[(868, 808), (912, 838), (966, 850)], [(864, 810), (890, 860), (924, 900)], [(846, 830), (838, 880), (852, 926)]],
        under,
        ((784, 838), (778, 946)),
        math.pi,
    )


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
    arms = (LEFT.difference(box(250, 880, 500, 1100)), RIGHT.difference(box(700, 812, 880, 1000)))
    coat = smooth(union(trunk, *arms), 12)
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
