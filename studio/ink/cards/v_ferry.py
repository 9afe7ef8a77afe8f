"""A grandmother rows Death over; he sleeps under her shawl, and the water remembers another morning."""

from shapely import affinity

from ..easel import *
from ..kit.drape import fist
from ..kit.profile import PROFILE, profile
from ..kit.rim import rim

LINE, LAMP = 770, (566, 348)  # where the water begins; the lantern
NIGHT, WARM, RED = "#070a1a", "#ffd98a", "#c22a32"
OLD = ("#b9764e", "#a65a3c", "#2c1220")
HULL = [
    (92, 596, 1),
    (150, 640),
    (320, 684),
    (520, 696),
    (720, 674),
    (860, 616),
    (926, 560, 1),
    (918, 640),
    (880, 720),
    (830, 774, 1),
    (180, 774, 1),
    (128, 700),
]


def under(pts):
    """The same place in the mirror of the water."""
    return [(x, 2 * LINE - y, *c) for x, y, *c in pts]


def _night(s):
    sky = box(-40, -40, 1040, LINE)
    s.wash(box(-40, -40, 1040, LINE), "#3a5486", 0.8, col2="#27406e", pool=0.5, gran=0.4)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 800), (860, 800), (830, 420), (560, 130), (260, 260), (160, 620), (-100, 800)]),
        "#101c44",
        1.3,
        wet=90,
        gran=0.4,
        clip=sky,
    )
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (900, 240), (600, 30), (240, 80), (-100, 420)]), NIGHT, 1.4, wet=85, gran=0.4, clip=sky)
    places.stars(s, 70, (0, 0, 1000, 420), (0.7, 2.2))
    shore = poly([*path([(-40, 700), (120, 672), (260, 690), (420, 700), (620, 704), (800, 690), (900, 664), (1040, 690)], 8), (1040, LINE), (-40, LINE)])
    s.wash(shore, "#0e1838", 1.0, wet=5, clip=sky)
    day = marks.kept(s)
    s.glow(*LAMP, 470, "#f4b04a", 0.55, 0.82)
    marks.again(s, day, s.mask(box(-40, LINE, 1040, 1560)))


def _morning(s):
    """The water: everything in it is earlier and lit."""
    r = s.rng
    water = box(-40, LINE, 1040, 1560)
    s.cover(water)
    s.wash(water, "#fbe3a6", 0.55, col2="#f6c078", mix=("lin", 90, 1, 0), pool=0.4, gran=0.25)
    s.wash(blob([(-60, 1560), (1060, 1560), (1060, 1330), (700, 1400), (300, 1420), (-60, 1300)]), "#6fb4c4", 0.75, wet=90, gran=0.25, clip=water)
    s.wash(blob([(-60, LINE), (1060, LINE), (1060, 840), (760, 800), (240, 806), (-60, 850)]), "#d8683c", 0.6, wet=50, gran=0.25, clip=water)
    hill = poly([*path(under([(-40, 640), (150, 590), (330, 650), (520, 690), (700, 680), (860, 610), (1040, 650)]), 8), (1040, LINE), (-40, LINE)])
    s.wash(hill, "#c8895a", 0.55, wet=4, clip=water, gran=0.25)
    sun = ell(LAMP[0], 2 * LINE - LAMP[1], 74)
    s.lift(sun.buffer(60), 0.5, 50)
    s.cover(sun)
    s.wash(sun, "#ffd24a", 0.8, col2="#ffb030", edge=1.0, off=0)
    s.outline(sun, 2.2, "#c8742a", lost=0.3)
    for x, y, n in ((90, 1300, 170), (700, 1420, 220), (760, 1130, 150)):
        g = limb([(x, y), (x + n * 0.5, y + 10), (x + n, y - 2)], [2, 15, 2])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 5), 0.8, 3)
    for k in range(7):  # swallows, upside down as all of it
        x, y = 700 + 150 * r.random() + 20 * k, 1230 + 30 * k
        s.curve([(x - 18, y + 9), (x - 6, y - 3), (x, y + 2), (x + 6, y - 4), (x + 20, y + 6)], 3, "#5a3a4a")


def _boat(s, mirrored):
    f = under if mirrored else (lambda p: p)
    g = blob(f(HULL), 10)
    if mirrored:
        s.thing(g, "#a8502e", 0.95, shade=0.5, shcol="#5a1f2a", hatch=0, line=2.6, gran=0.25)
    else:
        s.wash(ell(500, 776, 370, 9), "#3a1420", 0.8, wet=8)
        s.cover(g)
        s.wash(g, "#7a4a30", 1.0, col2="#4a2c2c", gran=0.25)
        s.wash(g, NIGHT, 1.5, grad=("rad", LAMP[0] - 40, 560, 480, 0.2, 1.25), gran=0.25)
        s.outline(g, 3.4, NIGHT, lost=0)
    for k in (0.26, 0.52, 0.78):
        pts = [(100 + 40 * k, 600 + 110 * k), (320, 684 + 76 * k), (520, 696 + 72 * k), (720, 674 + 84 * k), (918 - 50 * k, 570 + 150 * k)]
        s.curve(f(pts), 2.4, "#4a1a1c" if mirrored else NIGHT, clip=g)
        if not mirrored:
            s.curve([(x, y + 5) for x, y in pts[1:4]], 1.8, "#e8a45a", body=True, alpha=0.45, clip=g)
    lip = f([(92, 596), (150, 638), (320, 682), (520, 694), (720, 672), (860, 614), (926, 558)])
    s.curve(lip, 13, "#3a1a1c" if mirrored else "#1a0f18", taper=(0, 0), wobble=0.4)
    s.curve([(x, y + (3 if mirrored else -4)) for x, y in lip], 4.4, "#e8a05a" if mirrored else WARM, body=True, alpha=0.9, taper=(0.1, 0.1), wobble=0.4)
    return g


def _scythe(s):
    """It has a use at last: the lantern hangs from its tip."""
    pole = limb([(372, 700), (352, 480), (338, 300), (330, 118)], [10, 9.5, 9, 8.5])
    s.thing(pole, "#6a4a36", 1.2, shade=0.8, shcol=NIGHT, hatch=0, line=2.6)
    s.thing(limb([(352, 440), (392, 428)], [8, 9]), "#6a4a36", 1.2, shade=0.8, shcol=NIGHT, hatch=0, line=2.4)
    rim(s, pole, -3.4, 0, WARM, 0.9)
    blade = blob([(318, 104, 1), (326, 138, 1), (400, 122), (480, 138), (548, 180), (596, 246, 1), (568, 160), (508, 100), (430, 74), (360, 80)], 10)
    s.cover(blade)
    s.wash(blade, "#a8b8d0", 0.5, col2="#4a5a80", mix=("lin", 90, 1, 0), gran=0.25)
    s.outline(blade, 3, NIGHT, lost=0)
    s.curve([(336, 132), (400, 116), (480, 131), (546, 173), (590, 234)], 3.6, "#fff3cf", body=True)
    x, y = LAMP
    s.stroke([(590, 236), (x + 4, y - 62)], 2.6, "#1a1018")
    s.glow(x, y, 120, "#ffc04a", 0.5, 0.9)
    glass = poly([(x - 30, y - 34), (x + 30, y - 34), (x + 36, y + 44), (x - 36, y + 44)])
    s.cover(glass)
    s.wash(glass, "#ffe28a", 0.5, edge=0.5)
    s.fill(blob([(x, y - 20, 1), (x + 13, y + 12), (x + 9, y + 32), (x - 9, y + 32), (x - 13, y + 12)]), "#fffbe0", body=True)
    s.fill(blob([(x, y + 6, 1), (x + 6, y + 22), (x, y + 32), (x - 6, y + 22)]), "#f0952a", body=True)
    for g in (
        poly([(x - 38, y - 32), (x - 14, y - 62), (x + 14, y - 62), (x + 38, y - 32)]),
        poly([(x - 42, y + 42), (x + 42, y + 42), (x + 38, y + 58), (x - 38, y + 58)]),
    ):
        s.fill(g, "#1a1018")
    for q in (-33, 33):
        s.stroke([(x + q * 0.92, y - 34), (x + q * 1.08, y + 44)], 5, "#1a1018", taper=(0, 0))
    s.stroke(arc(x, y - 66, 15, 15, 180, 360), 3.4, "#1a1018")


def _death(s):
    """He has nodded off, chin on chest, as one does after a long day."""
    robe = blob(
        [
            (120, 650),
            (128, 560),
            (146, 470),
            (172, 402),
            (216, 352),
            (262, 346),
            (300, 372),
            (318, 420),
            (330, 500),
            (420, 560),
            (470, 640),
            (480, 720),
            (140, 720),
        ],
        10,
    )
    s.cover(robe)
    s.wash(robe, "#27355e", 1.0, col2="#1b2448", gran=0.3)
    s.wash(robe, NIGHT, 1.7, grad=("lin", 0, 1.15, -0.15), gran=0.3)
    s.outline(robe, 3.4, NIGHT, lost=0)
    hood = blob([(150, 470), (158, 388), (196, 332), (250, 312), (300, 334), (340, 386), (352, 440), (338, 480), (318, 500), (252, 512), (182, 512)], 10)
    s.cover(hood)
    s.wash(hood, "#33436f", 1.0, gran=0.3)
    s.wash(hood, NIGHT, 1.6, grad=("lin", 8, 1.2, -0.1), gran=0.3)
    s.outline(hood, 3.4, NIGHT, lost=0)
    for pts in ([(300, 340), (262, 380), (250, 440)], [(262, 320), (214, 380), (204, 470)], [(220, 330), (178, 400), (170, 480)]):
        s.wash(limb(pts, [3, 9, 4]), NIGHT, 0.9, wet=6, clip=hood)
        s.curve(pts, 2.4, NIGHT, clip=hood)
    s.fill(blob([(300, 356), (334, 396), (352, 452), (346, 490), (300, 520), (268, 480), (270, 410)], 8), "#05060f")
    nod = lambda *pts: [(*p, *c[2:]) for p, c in zip(move(np.array([q[:2] for q in pts], float), 2, -10, 1.06, 20, origin=(300, 440)), pts, strict=True)]  # noqa: E731
    bone = blob(
        nod(
            (296, 374),
            (326, 390),
            (342, 420),
            (345, 442),
            (339, 452),
            (352, 468),
            (344, 478),
            (347, 492),
            (340, 500),
            (344, 516),
            (326, 524),
            (302, 512),
            (294, 490),
            (278, 470),
            (272, 420),
        ),
        8,
    )
    s.cover(bone)
    s.wash(bone, "#f6e4ba", 0.35, col2="#e0c090", gran=0.25)
    s.wash(blob(nod((266, 374), (294, 396), (298, 460), (308, 520), (260, 500))), "#3a2a44", 1.3, wet=14, clip=bone)
    s.outline(bone, 2.6, "#1a0f18", lost=0)
    socket = blob(nod((312, 436), (326, 424), (340, 434), (338, 450), (320, 454)))
    s.wash(socket, "#5a3a4c", 0.9, wet=3, clip=bone)
    s.curve(nod((308, 440), (318, 454), (330, 456), (341, 446)), 4, "#150b18")  # the lid is down
    for x in (316, 325, 334):
        s.stroke(nod((x, 454), (x + 2, 464)), 2, "#150b18")
    s.fill(blob(nod((343, 458), (350, 470), (338, 470))), "#150b18")
    s.curve(nod((318, 490), (334, 487), (346, 485)), 2.2, "#1a0f18")
    for q in range(4):
        s.stroke(nod((324 + 6 * q, 480), (325 + 6 * q, 496)), 1.8, "#1a0f18")
    rim(s, hood, -5, 2, WARM, 0.9, 1.6)
    _shawl(s)


def _shawl(s):
    g = blob([(150, 540), (190, 510), (256, 512), (312, 524), (356, 546), (420, 570), (466, 620), (484, 700), (300, 690), (140, 640)], 10)
    s.cover(g)
    s.wash(g, "#d8353a", 1.05, col2="#b81f30", gran=0.25)
    for k in range(9):
        s.curve([(150 + 46 * k, 480), (140 + 46 * k, 600), (150 + 50 * k, 720)], 6, "#7a0c1e", alpha=0.55, clip=g, taper=(0, 0))
    for k in range(5):
        s.curve([(120, 550 + 36 * k), (260, 516 + 36 * k), (380, 556 + 36 * k), (500, 640 + 36 * k)], 6, "#f09a6a", body=True, alpha=0.5, clip=g, taper=(0, 0))
    s.wash(g, "#14081e", 0.9, grad=("lin", 8, 1.05, -0.2), gran=0.25)
    for pts in (
        [(236, 504), (226, 580), (240, 660)],
        [(318, 514), (336, 590), (330, 680)],
        [(190, 512), (176, 580), (184, 640)],
        [(400, 560), (402, 620), (420, 690)],
    ):
        s.wash(limb(pts, [4, 12, 5]), "#1a0614", 0.9, wet=8, clip=g)
    s.outline(g, 3.2, "#12050f", lost=0)
    rim(s, g, -3, 4, "#ffc89a", 0.85, 1.6)
    for p, _, _ in marks.along(path([(334, 528), (420, 566), (466, 620), (478, 672)], 10), 13):  # its fringe
        s.curve([p, p + [7, 10], p + [8, 24]], 3, "#f08a6a", body=True, alpha=0.9)


def _granny(s):
    body = blob([(590, 700), (584, 640), (594, 580), (612, 520), (646, 478), (700, 466), (752, 492), (790, 550), (804, 630), (800, 700)], 10)
    s.cover(body)
    s.wash(body, "#4f7a6a", 1.0, col2="#2f5560", gran=0.25)
    s.wash(body, NIGHT, 1.7, grad=("lin", 0, -0.25, 1.2), gran=0.25)
    s.outline(body, 3.4, NIGHT, lost=0)
    for pts in ([(640, 500), (620, 580), (612, 680)], [(668, 500), (660, 560), (664, 600)], [(604, 610), (640, 630), (690, 626)]):
        s.curve(pts, 2.6, NIGHT, clip=body)
    rim(s, body, 6, 1, WARM, 0.9, 1.8)
    at = profile(s, 672, 414, 140, 8, flip=True, skin=OLD, brow=0.5, neck=((694, 486), 30), k=0.8, line=2.4)
    for pts in ([(0.57, 0.45), (0.52, 0.47), (0.49, 0.50)], [(0.70, 0.62), (0.665, 0.68), (0.68, 0.76)]):
        s.curve(at(pts), 1.5, "#4a1c20")
    scarf = valid(
        Polygon(
            at(
                path(
                    [
                        (0.70, 0.07),
                        (0.66, 0.24),
                        (0.55, 0.36),
                        (0.50, 0.56),
                        (0.50, 0.76),
                        (0.62, 0.90),
                        (0.60, 1.02),
                        (0.40, 1.06),
                        (0.10, 1.04),
                        (-0.16, 0.86),
                        (-0.22, 0.5),
                        (-0.14, 0.16),
                        (0.1, -0.08),
                        (0.45, -0.1),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.cover(scarf)
    s.wash(scarf, "#e8b84a", 0.9, gran=0.25)
    s.wash(scarf, "#0c0a20", 1.7, grad=("lin", 12, -0.3, 1.15), gran=0.25)
    s.outline(scarf, 3, NIGHT, lost=0)
    for pts in ([(0.52, 0.80), (0.3, 0.62), (0.1, 0.3)], [(0.5, 0.86), (0.24, 0.84), (0.0, 0.7)], [(0.62, 0.1), (0.4, 0.3), (0.3, 0.56)]):
        s.curve(at(pts), 2.2, "#3a2414", clip=scarf)
    for px, py in ((0.5, 0.12), (0.36, 0.3), (0.3, 0.06), (0.38, 0.6), (0.2, 0.45), (0.44, 0.92)):
        s.fill(ell(*at([(px, py)])[0], 4.6), RED, body=True, alpha=0.9)
    rim(s, scarf, 5, 2, "#fff0c0", 0.9, 1.6)
    for k in range(9):  # white hair from under it
        u = k / 8
        a = (0.69 - 0.16 * u, 0.10 + 0.26 * u)
        s.curve(at([(a[0] - 0.03, a[1] - 0.01), (a[0] + 0.015, a[1] + 0.03), (a[0] - 0.005, a[1] + 0.09)]), 3.2, "#f4ecdc", body=True, alpha=0.95)
    lens = at([(0.675, 0.425)])[0]
    s.stroke(arc(*lens, 13, 15, 0, 360, 30), 2.6, "#f6d070", body=True, wobble=0.2, taper=(0, 0))
    s.stroke(at([(0.60, 0.43), (0.50, 0.44)]), 2.4, "#f6d070", body=True, wobble=0.2)
    knot = at([(0.64, 0.97)])[0]
    for a in (70, 110):
        e = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 40
        s.thing(limb([knot, knot + e * 0.6, knot + e], [7, 12, 9]), "#d8a23e", 0.9, shade=0.7, shcol="#2a1420", hatch=0, line=2.2)
    s.thing(ell(*knot, 12, 10), "#e8b84a", 0.9, shade=0.5, shcol="#2a1420", hatch=0, line=2.2)


def _oar(s):
    oar = limb([(640, 560), (520, 690), (440, 776)], [8, 8.5, 8])
    s.wash(move(oar, 10, 12), NIGHT, 0.9, wet=6)
    s.thing(oar, "#c8925a", 1.0, shade=0.7, shcol="#2a1420", hatch=0, line=2.6)
    blade = blob([(452, 752), (468, 768), (430, 826), (396, 846), (392, 822), (420, 778)])
    s.thing(blade.intersection(box(0, 0, 1000, 812)), "#d8a468", 0.9, shade=0.6, shcol="#4a2420", hatch=0, line=2.6)
    rim(s, oar, 0, 3, WARM, 0.9)
    s.thing(ell(522, 690, 13, 11), "#3a3440", 1.3, shade=0.6, hatch=0, line=2.4)
    arm = smooth(union(limb([(706, 520), (756, 584), (776, 626)], [44, 42, 38], 12), limb([(776, 626), (720, 612), (666, 592)], [36, 30, 24], 12)), 8)
    s.wash(move(arm, 4, 16), NIGHT, 0.9, wet=10)
    s.cover(arm)
    s.wash(arm, "#5f8a76", 1.0, gran=0.25)
    s.wash(arm, NIGHT, 1.5, grad=("lin", 0, -0.2, 1.1), gran=0.25)
    s.outline(arm, 3.2, NIGHT, lost=0)
    for pts in ([(760, 560), (740, 590), (742, 606)], [(790, 590), (766, 604), (748, 600)], [(700, 580), (706, 600), (698, 622)]):
        s.curve(pts, 2.6, NIGHT, clip=arm)
    rim(s, arm, 3, 4, WARM, 0.8, 1.6)
    fist(s, (618, 584), -47, 62, OLD, side=1, wrist=(668, 592), line=2.1, bar=8)
    cuff = limb([(666, 566), (676, 616)], [15, 15])
    s.thing(cuff, "#8ab09a", 0.9, shade=0.8, shcol=NIGHT, hatch=0, line=2.6)
    rim(s, cuff, 3, 1, WARM, 0.8)


def _head(x, y, size, turn, flip):
    """A head in profile as one shape."""
    return valid(Polygon(move(np.asarray(path(PROFILE, 8, True)) - [0.36, 0.47], x, y, size, turn, flip)))


def _child(s, parts, col="#5a2a4a"):
    """A shape of dusk in the bright water."""
    g = smooth(union(*parts), 3)
    s.cover(g)
    s.wash(g, col, 1.15, col2="#7a3a4c", edge=0.5, gran=0.2, off=0, rough=0.4)
    s.outline(g, 2.4, "#3a1430", lost=0.1, wobble=0.6)
    return g


def _young(s):
    """In the water: a girl rows, a boy has hooked the sun."""
    rod = path(under([(322, 640), (348, 430), (400, 250), (486, 158), (590, 176)]), 12)
    s.stroke(rod, np.linspace(9, 3, len(rod)), "#5a2a4a", taper=(0, 0), wobble=0.5)
    s.stroke(under([(590, 176), (572, 276)]), 2.4, "#5a2a4a", wobble=0.5)
    body = blob([(180, 700), (182, 620), (200, 560), (234, 532), (272, 540), (296, 580), (306, 640), (310, 700)], 8)
    knee = union(limb([(270, 690), (352, 590)], [34, 26]), limb([(352, 590), (396, 700)], [25, 21]))
    boy = [
        body,
        knee,
        limb([(246, 560), (252, 510)], [20, 19]),
        _head(262, 480, 118, 4, False),
        blob([(214, 456), (222, 420), (262, 402), (306, 414), (318, 442), (352, 448), (300, 456), (240, 486), (212, 486)], 8),
        union(limb([(250, 566), (286, 626)], [21, 17]), limb([(286, 626), (330, 604)], [16, 12])),
        ell(332, 602, 14),
    ]
    _child(s, [affinity.scale(g, 1, -1, origin=(0, LINE)) for g in boy])
    skirt = blob(under([(584, 704), (600, 630), (630, 566), (672, 538), (712, 560), (746, 630), (772, 704)]), 8)
    lace = [limb([(700, 448), (756, 414), (806, 424), (856, 384)], [15, 15, 12, 3]), limb([(694, 472), (752, 470), (800, 496), (850, 482)], [14, 14, 11, 3])]
    girl = [*lace, limb([(672, 560), (676, 500)], [21, 19]), _head(664, 472, 122, 6, True), ell(706, 454, 13), ell(668, 424, 46, 22, -8)]
    _child(s, [affinity.scale(g, 1, -1, origin=(0, LINE)) for g in girl])
    s.thing(limb(under([(640, 560), (520, 690), (440, 776)]), [8, 8, 8]), "#8a4a4a", 1.0, shade=0.4, hatch=0, line=2.2)
    s.thing(skirt, "#e03a3c", 1.05, shade=0.5, shcol="#7a0c2a", hatch=0, line=2.6, gran=0.2)
    for x in (640, 680, 716):
        s.curve(under([(676 + (x - 676) * 0.3, 570), (x, 640), (x + (x - 676) * 0.6, 700)]), 2.2, "#7a0c2a")
    arm = [union(limb([(690, 570), (734, 622)], [22, 18]), limb([(734, 622), (680, 606), (622, 586)], [17, 14, 12])), ell(620, 584, 15)]
    _child(s, [affinity.scale(g, 1, -1, origin=(0, LINE)) for g in arm])
    for x, y in ((718, 440), (716, 470)):
        s.fill(ell(*under([(x, y)])[0], 9), "#e03a3c", body=True)


def _ripples(s):
    """The mirror is almost still; one stroke of the oar has touched it."""
    r = s.rng
    whole = (0, 0, s.w, s.h)
    y = np.mgrid[0 : s.h, 0 : s.w][0].astype(np.float32)
    x = np.mgrid[0 : s.h, 0 : s.w][1].astype(np.float32)
    shift = 2.4 * np.sin(y * 0.075 + 0.6 * s.noise("low", whole)) * step(LINE + 10, LINE + 120, y)
    at = np.clip(x + shift, 0, s.w - 1).astype(int), y.astype(int)
    for px in (s.density, s.ink_px, s.body_px):
        px[:] = px[at[1], at[0]]
    for _ in range(90):
        a, b = r.uniform(-40, 980), LINE + 12 + 640 * r.random() ** 1.5
        n = r.uniform(30, 150)
        lit = r.random() < 0.7
        s.curve([(a, b), (a + n / 2, b - 2), (a + n, b + 1)], r.uniform(1, 2.4), "#fffaf0" if lit else "#b85a30", body=lit, alpha=0.65)
    for q in (44, 84, 132):
        s.stroke(arc(428, 812, q, q * 0.17, 10, 350, 40), 2.4, "#fff6dc", body=True, alpha=0.9, wobble=0.6)
    s.curve([(-20, LINE + 3), (300, LINE + 1), (700, LINE + 4), (1020, LINE + 1)], 3.4, "#fff0c8", body=True, alpha=0.8)


@card("midnight", paper="cold", light=(0.1, -0.6))
def ferry_grand(s):
    """She rows, Death sleeps; in the still water it is morning and two children are on their way."""
    _morning(s)
    _boat(s, True)
    _young(s)
    _boat_front = blob(under(HULL), 10)
    s.cover(_boat_front)
    _boat(s, True)
    _ripples(s)
    _night(s)
    _scythe(s)
    _death(s)
    _granny(s)
    _boat(s, False)
    _oar(s)
    s.splatter(NIGHT, 20, (0, 0, 300, 200), (0.7, 3.5))
