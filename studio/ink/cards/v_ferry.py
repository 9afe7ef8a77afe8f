"""A grandmother rows Death over; he sleeps under her shawl, and the water remembers another morning."""

from ..easel import *
from ..kit.drape import fist
from ..kit.figure import locks
from ..kit.portrait import braid
from ..kit.profile import profile
from ..kit.rim import rim

LINE, LAMP = 770, (566, 348)  # where the water begins; the lantern
NIGHT, WARM, RED = "#070a1a", "#ffd98a", "#c22a32"
YOUNG = ("#d8966a", "#d0704e", "#7a3a40")
FAIR = ("#f6cfae", "#ee9c80", "#a05a58")
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

ROBE = blob(
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
    """The other sky, drawn upright; the water will turn it over."""
    r = s.rng
    sky = box(-40, -40, 1040, LINE)
    s.wash(sky, "#fbe3a6", 0.5, col2="#f6c078", mix=("lin", 90, 0, 1), pool=0.4, gran=0.25)
    s.wash(blob([(-60, -60), (1060, -60), (1060, 190), (700, 120), (300, 110), (-60, 230)]), "#6fb4c4", 0.8, wet=90, gran=0.25, clip=sky)
    s.wash(blob([(-60, LINE), (1060, LINE), (1060, 640), (760, 690), (240, 690), (-60, 640)]), "#e0784a", 0.55, wet=60, gran=0.25, clip=sky)
    hill = poly([*path([(-40, 640), (150, 570), (330, 650), (520, 690), (700, 680), (860, 590), (1040, 640)], 8), (1040, LINE), (-40, LINE)])
    s.wash(hill, "#c8895a", 0.6, wet=4, clip=sky, gran=0.25)
    x, y = sun_at = np.array([548, 334])
    s.glow(x, y, 300, "#ffd24a", 0.35, 0.8)
    sun = ell(x, y, 54)
    s.cover(sun)
    s.wash(sun, "#ffce3e", 0.9, col2="#ffac2a", edge=1.0, off=0)
    s.outline(sun, 2.4, "#c8742a", lost=0.3)
    for a in range(24):
        d = np.array([math.cos(a * math.tau / 24), math.sin(a * math.tau / 24)])
        s.stroke([sun_at + d * 64, sun_at + d * (82 + 14 * (a % 2))], 3, "#e89a30", alpha=0.8)
    for cx, cy, n in ((60, 190, 200), (720, 130, 220)):
        g = limb([(cx, cy), (cx + n * 0.5, cy - 10), (cx + n, cy + 2)], [2, 17, 2])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 5), 0.85, 3)
    for k in range(5):
        cx, cy = 800 + 110 * r.random() + 12 * k, 210 + 44 * k
        s.curve([(cx - 22, cy - 11), (cx - 7, cy + 3), (cx, cy - 2), (cx + 7, cy + 4), (cx + 24, cy - 8)], 3.4, "#5a3a4a")


def _mirror(s):
    """The water turns it over."""
    for px in (s.density, s.ink_px, s.body_px):
        px[LINE:1500] = px[2 * LINE - 1500 : LINE][::-1].copy()
    s.cover(box(-40, -40, 1040, LINE))


def _rod(s):
    """Where the scythe will be: he has hooked the sun."""
    pts = path([(372, 700), (352, 480), (338, 300), (350, 150), (420, 84), (510, 96), (584, 176)], 12)
    s.stroke(pts, np.linspace(17, 5, len(pts)), "#4a2418", taper=(0, 0), wobble=0.5)
    s.stroke(pts, np.linspace(11, 2.5, len(pts)), "#b8743c", body=True, taper=(0, 0), wobble=0.5)
    for k in range(10, 70, 12):
        s.outline(ell(*pts[k], 9, 5, 10), 2, "#4a2418", lost=0)
    s.stroke([(584, 176), (556, 284)], 2.6, "#4a2418", wobble=0.5)
    s.curve([(556, 282), (570, 298), (558, 312), (546, 302)], 4.4, "#4a2418")


def _boy(s):
    """Asleep where the ferryman sleeps, in the hood of his blue coat, under the same shawl."""
    blue = ("#7ab4dc", "#2f5a94", "#e8f6ff")
    s.thing(ROBE, blue[0], 0.9, shade=0.7, shcol=blue[1], hatch=0, line=3, gran=0.25)
    hood = blob([(150, 470), (158, 388), (196, 332), (250, 312), (300, 334), (340, 386), (352, 440), (338, 480), (318, 500), (252, 512), (182, 512)], 10)
    s.thing(hood, blue[0], 0.95, col2="#5a98cc", shade=0.8, shcol=blue[1], hatch=0, line=3.2, gran=0.25, soft=80)
    for pts in ([(300, 340), (262, 380), (250, 440)], [(262, 320), (214, 380), (204, 470)], [(220, 330), (178, 400), (170, 480)]):
        s.wash(limb(pts, [3, 9, 4]), blue[1], 0.7, wet=6, clip=hood)
        s.curve(pts, 2.2, blue[1], clip=hood)
    s.fill(blob([(296, 352), (334, 396), (352, 452), (346, 490), (300, 520), (264, 480), (266, 406)], 8), "#24406e")
    at = profile(s, 300, 448, 146, 24, skin=FAIR, eye="shut", brow=-0.3, k=0.7, line=2.3)
    for q, w in (((0.56, 0.70), 22), ((0.6, 0.58), 18), ((0.57, 0.82), 14)):
        s.cover(ell(*at([q])[0], w), keep=1, ink=0)
    back = valid(Polygon(at([(-0.2, -0.2), (0.3, -0.2), (0.40, 0.1), (0.36, 0.4), (0.38, 0.62), (0.30, 0.9), (-0.2, 0.95)])))
    s.thing(back.intersection(hood), blue[0], 0.95, shade=0.6, shcol=blue[1], hatch=0, line=0, gran=0.25)
    tuft = valid(Polygon(at(path([(0.34, -0.04), (0.54, 0.0), (0.70, 0.12), (0.72, 0.22), (0.64, 0.2), (0.60, 0.28), (0.54, 0.22), (0.50, 0.34), (0.44, 0.26), (0.40, 0.42), (0.35, 0.3)], 6, True))))  # fmt: skip
    c = at([(0.3, 0.0)])[0]
    locks(s, tuft, lambda x, y: math.atan2(y - c[1], x - c[0]), ("#c87a2a", "#7a3c10", "#f0b860", "#ffe8b0"), 130, long=22, w=1.6)
    s.curve([(296, 350), (266, 406), (264, 480), (300, 518)], 7, "#e8f6ff", body=True, alpha=0.9)
    _shawl(s, True)


def _boat(s, dawn):
    g = blob(HULL, 10)
    if dawn:
        s.thing(g, "#b8602e", 0.95, col2="#a04a2a", shade=0.6, shcol="#5a1f2a", hatch=0, line=3, gran=0.25)
    else:
        s.wash(ell(500, 776, 370, 9), "#3a1420", 0.8, wet=8)
        s.cover(g)
        s.wash(g, "#7a4a30", 1.0, col2="#4a2c2c", gran=0.25)
        s.wash(g, NIGHT, 1.5, grad=("rad", LAMP[0] - 40, 560, 480, 0.2, 1.25), gran=0.25)
        s.outline(g, 3.4, NIGHT, lost=0)
    for k in (0.26, 0.52, 0.78):
        pts = [(100 + 40 * k, 600 + 110 * k), (320, 684 + 76 * k), (520, 696 + 72 * k), (720, 674 + 84 * k), (918 - 50 * k, 570 + 150 * k)]
        s.curve(pts, 2.4, "#4a1a1c" if dawn else NIGHT, clip=g)
        s.curve([(x, y + 5) for x, y in pts[1:4]], 1.8, "#ffd0a0" if dawn else "#e8a45a", body=True, alpha=0.45, clip=g)
        for x, y in path(pts, 12)[4::7]:
            s.fill(ell(x, y - 12, 2), "#3a1418")
    lip = [(92, 596), (150, 638), (320, 682), (520, 694), (720, 672), (860, 614), (926, 558)]
    s.curve(lip, 13, "#4a1a1c" if dawn else "#1a0f18", taper=(0, 0), wobble=0.4)
    s.curve([(x, y - 4) for x, y in lip], 4.4, "#ffc890" if dawn else WARM, body=True, alpha=0.9, taper=(0.1, 0.1), wobble=0.4)
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
    s.cover(ROBE)
    s.wash(ROBE, "#27355e", 1.0, col2="#1b2448", gran=0.3)
    s.wash(ROBE, NIGHT, 1.7, grad=("lin", 0, 1.15, -0.15), gran=0.3)
    s.outline(ROBE, 3.4, NIGHT, lost=0)
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
    bone = blob(nod((296, 374), (326, 390), (342, 420), (345, 442), (339, 452), (352, 468), (344, 478), (347, 492), (340, 500), (344, 516), (326, 524), (302, 512), (294, 490), (278, 470), (272, 420)), 8)  # fmt: skip
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


def _shawl(s, dawn=False):
    g = blob([(150, 540), (190, 510), (256, 512), (312, 524), (356, 546), (420, 570), (466, 620), (484, 700), (300, 690), (140, 640)], 10)
    s.cover(g)
    s.wash(g, "#d8353a", 1.05, col2="#b81f30", gran=0.25)
    for k in range(9):
        s.curve([(150 + 46 * k, 480), (140 + 46 * k, 600), (150 + 50 * k, 720)], 6, "#7a0c1e", alpha=0.55, clip=g, taper=(0, 0))
    for k in range(5):
        s.curve([(120, 550 + 36 * k), (260, 516 + 36 * k), (380, 556 + 36 * k), (500, 640 + 36 * k)], 6, "#f09a6a", body=True, alpha=0.5, clip=g, taper=(0, 0))
    s.wash(g, "#7a1030" if dawn else "#14081e", 0.3 if dawn else 0.9, grad=("lin", 8, 1.05, -0.2), gran=0.25)
    for pts in (
        [(236, 504), (226, 580), (240, 660)],
        [(318, 514), (336, 590), (330, 680)],
        [(190, 512), (176, 580), (184, 640)],
        [(400, 560), (402, 620), (420, 690)],
    ):
        s.wash(limb(pts, [4, 12, 5]), "#7a1030" if dawn else "#1a0614", 0.9, wet=8, clip=g)
    s.outline(g, 3.2, "#12050f", lost=0)
    rim(s, g, -3, 4, "#ffc89a", 0.85, 1.6)
    for p, _, _ in marks.along(path([(334, 528), (420, 566), (466, 620), (478, 672)], 10), 13):  # its fringe
        s.curve([p, p + [7, 10], p + [8, 24]], 3, "#f08a6a", body=True, alpha=0.9)


def _rower(s, dawn=False):
    """The same woman twice: old by the lantern, a girl in the morning."""
    dusk, deep = ("#2f6a5a", 0.45) if dawn else (NIGHT, 1.0)
    body = blob([(590, 700), (584, 640), (594, 580), (612, 520), (646, 478), (700, 466), (752, 492), (790, 550), (804, 630), (800, 700)], 10)
    s.cover(body)
    s.wash(body, "#6ab894" if dawn else "#4f7a6a", 1.0, col2="#4a9a80" if dawn else "#2f5560", gran=0.25)
    s.wash(body, dusk, 1.7 * deep, grad=("lin", 0, -0.25, 1.2), gran=0.25)
    s.outline(body, 3.4, NIGHT, lost=0)
    for pts in ([(640, 500), (620, 580), (612, 680)], [(668, 500), (660, 560), (664, 600)], [(604, 610), (640, 630), (690, 626)]):
        s.curve(pts, 2.6, NIGHT, clip=body)
    rim(s, body, 6, 1, WARM, 0.9, 1.8)
    at = profile(s, 672, 414, 140, 8, flip=True, skin=YOUNG if dawn else OLD, brow=-0.4 if dawn else 0.5, neck=((694, 486), 30), k=0.8, line=2.4)
    for q, w in (((0.56, 0.70), 20), ((0.61, 0.58), 16), ((0.57, 0.82), 14), ((0.66, 0.86), 10)) if dawn else ():
        s.cover(ell(*at([q])[0], w), keep=1, ink=0)
    for pts in () if dawn else ([(0.57, 0.45), (0.52, 0.47), (0.49, 0.50)], [(0.70, 0.62), (0.665, 0.68), (0.68, 0.76)]):
        s.curve(at(pts), 1.5, "#4a1c20")
    scarf = valid(Polygon(at(path([(0.70, 0.07), (0.66, 0.24), (0.55, 0.36), (0.50, 0.56), (0.50, 0.76), (0.62, 0.90), (0.60, 1.02), (0.40, 1.06), (0.10, 1.04), (-0.16, 0.86), (-0.22, 0.5), (-0.14, 0.16), (0.1, -0.08), (0.45, -0.1)], 8, True))))  # fmt: skip
    s.cover(scarf)
    s.wash(scarf, "#e8b84a", 0.9, gran=0.25)
    s.wash(scarf, "#b8702a" if dawn else "#0c0a20", 0.5 if dawn else 1.7, grad=("lin", 12, -0.3, 1.15), gran=0.25)
    s.outline(scarf, 3, NIGHT, lost=0)
    for pts in ([(0.52, 0.80), (0.3, 0.62), (0.1, 0.3)], [(0.5, 0.86), (0.24, 0.84), (0.0, 0.7)], [(0.62, 0.1), (0.4, 0.3), (0.3, 0.56)]):
        s.curve(at(pts), 2.2, "#3a2414", clip=scarf)
    for px, py in ((0.5, 0.12), (0.36, 0.3), (0.3, 0.06), (0.38, 0.6), (0.2, 0.45), (0.44, 0.92)):
        s.fill(ell(*at([(px, py)])[0], 4.6), RED, body=True, alpha=0.9)
    rim(s, scarf, 5, 2, "#fff0c0", 0.9, 1.6)
    for k in range(9):  # white hair from under it
        u = k / 8
        a = (0.69 - 0.16 * u, 0.10 + 0.26 * u)
        s.curve(
            at([(a[0] - 0.03, a[1] - 0.01), (a[0] + 0.015, a[1] + 0.03), (a[0] - 0.005, a[1] + 0.09)]),
            3.2,
            "#6a3420" if dawn else "#f4ecdc",
            body=True,
            alpha=0.95,
        )
    if dawn:
        return _knot(s, at)
    lens = at([(0.675, 0.425)])[0]
    s.stroke(arc(*lens, 13, 15, 0, 360, 30), 2.6, "#f6d070", body=True, wobble=0.2, taper=(0, 0))
    s.stroke(at([(0.60, 0.43), (0.50, 0.44)]), 2.4, "#f6d070", body=True, wobble=0.2)
    _knot(s, at)


def _knot(s, at):
    knot = at([(0.64, 0.97)])[0]
    for a in (70, 110):
        e = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 40
        s.thing(limb([knot, knot + e * 0.6, knot + e], [7, 12, 9]), "#d8a23e", 0.9, shade=0.7, shcol="#2a1420", hatch=0, line=2.2)
    s.thing(ell(*knot, 12, 10), "#e8b84a", 0.9, shade=0.5, shcol="#2a1420", hatch=0, line=2.2)


def _oar(s, dawn=False):
    dusk, deep = ("#2f6a5a", 0.45) if dawn else (NIGHT, 1.0)
    oar = limb([(640, 560), (520, 690), (440, 776)], [8, 8.5, 8])
    s.wash(move(oar, 10, 12), "#5a1f2a" if dawn else NIGHT, 0.9, wet=6)
    s.thing(oar, "#c8925a", 1.0, shade=0.7, shcol="#2a1420", hatch=0, line=2.6)
    blade = blob([(452, 752), (468, 768), (430, 826), (396, 846), (392, 822), (420, 778)])
    s.thing(blade.intersection(box(0, 0, 1000, 770 if dawn else 812)), "#d8a468", 0.9, shade=0.6, shcol="#4a2420", hatch=0, line=2.6)
    rim(s, oar, 0, 3, WARM, 0.9)
    s.thing(ell(522, 690, 13, 11), "#3a3440", 1.3, shade=0.6, hatch=0, line=2.4)
    arm = smooth(union(limb([(704, 516), (748, 578), (778, 636)], [42, 37, 32], 12), limb([(778, 636), (724, 622), (666, 594)], [31, 27, 22], 12)), 6)
    if not dawn:
        s.wash(move(arm, 4, 16), NIGHT, 0.9, wet=10)
    s.cover(arm)
    s.wash(arm, "#78c4a0" if dawn else "#5f8a76", 1.0, gran=0.25)
    s.wash(arm, dusk, 1.05 * deep, grad=("lin", 0, -0.2, 1.1), gran=0.25)
    s.outline(arm, 3.2, NIGHT, lost=0)
    s.wash(limb([(690, 576), (726, 592), (752, 612)], [5, 12, 4]), "#0c3a34" if dawn else NIGHT, 1.0, wet=7, clip=arm)
    for pts in (
        [(690, 580), (722, 594), (756, 616)],
        [(800, 600), (774, 612), (752, 610)],
        [(806, 630), (780, 628), (758, 618)],
        [(700, 586), (708, 606), (700, 632)],
        [(738, 600), (742, 622), (734, 644)],
        [(676, 500), (690, 540), (684, 566)],
        [(742, 520), (728, 552), (734, 580)],
    ):
        s.curve(pts, 2.4, "#0c2a28" if dawn else NIGHT, clip=arm)
        s.curve([(x - 5, y - 4) for x, y in pts], 1.8, "#d8f8e0" if dawn else "#e8d8a0", body=True, alpha=0.35, clip=arm)
    rim(s, arm, 3, 4, WARM, 0.8, 1.6)
    fist(s, (618, 584), -47, 62, YOUNG if dawn else OLD, side=1, wrist=(668, 592), line=2.1, bar=8)
    cuff = limb([(666, 566), (676, 616)], [15, 15])
    s.thing(cuff, "#8ab09a", 0.9, shade=0.8, shcol=NIGHT, hatch=0, line=2.6)
    rim(s, cuff, 3, 1, WARM, 0.8)


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
    """She rows, Death sleeps; in the still water it is morning, and she is a girl who rows a boy."""
    _morning(s)
    _rod(s)
    _boy(s)
    _rower(s, True)
    _boat(s, True)
    _oar(s, True)
    for pts in ([(742, 470), (776, 506), (792, 566), (838, 596)], [(728, 486), (744, 540), (734, 600), (756, 644)]):
        braid(s, pts, 17, ("#5a2c1c", "#a8683c", "#e0b080"), 2, "#e03a3c")
    _mirror(s)
    _ripples(s)
    _night(s)
    _scythe(s)
    _death(s)
    _rower(s)
    _boat(s, False)
    _oar(s)
    s.splatter(NIGHT, 20, (0, 0, 300, 200), (0.7, 3.5))
