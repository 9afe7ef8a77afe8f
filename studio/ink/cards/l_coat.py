"""A coat that is missed."""

from ..easel import *
from ..kit.figure import locks
from ..kit.profile import PROFILE, profile
from ..kit.reach import reach

NIGHT = "#160c0c"
SKIN = ("#cf9a70", "#b4684a", "#4a2430")
WOOL = ("#2f7076", "#0c2a30", "#a8dcd4")
HEAD = (386, 378)
RED = ("#c8202c", "#40040e", "#ff9a86")

COAT = blob(
    [
        (500, 640),
        (520, 590),
        (600, 560),
        (690, 566),
        (770, 610),
        (836, 700),
        (868, 820),
        (852, 920),
        (836, 990),
        (866, 1120),
        (930, 1320),
        (990, 1580),
        (400, 1580),
        (440, 1300),
        (470, 1000),
        (480, 800),
    ]
)
BACK = blob(
    [
        (262, 566),
        (206, 606),
        (142, 672),
        (102, 770),
        (92, 880),
        (108, 1000),
        (140, 1100),
        (136, 1170),
        (112, 1250),
        (110, 1290),
        (500, 1290),
        (512, 1200),
        (516, 1060),
        (520, 900),
        (506, 740),
        (470, 640),
        (360, 580),
    ]
)
SEAT = blob([(122, 1262), (94, 1330), (96, 1420), (120, 1500), (126, 1580), (508, 1580), (504, 1400), (498, 1262), (300, 1250)])
NECK = blob([(300, 430), (272, 486), (246, 540), (226, 592), (262, 640), (360, 664), (448, 640), (440, 590), (420, 548), (420, 480), (360, 430)])
EDGE = np.array(
    [(640, 156, 490), (700, 130, 500), (800, 100, 508), (880, 94, 514), (1000, 110, 514), (1100, 142, 512), (1170, 138, 508), (1240, 116, 500)], float
)


def cloth_on(s, g, tones, k=1.05, line=3.4, soft=70):
    col, dark, _ = tones
    s.thing(g, col, k, col2=mix(col, dark, 0.3), shade=0.95, shcol=dark, hatch=0, line=line, soft=soft, gran=0.25)


def fold(s, pts, g, tones, w=14, lift=0.3):
    """The hollow, its line, and the light on the ridge beside it."""
    _, dark, lit = tones
    p = path(pts, 8)[::3]
    s.wash(limb(p, list(np.linspace(w * 0.25, w, len(p)))), dark, 0.85, wet=9, clip=g)
    s.curve(pts, 2.6, mix(dark, "#08060a", 0.4), clip=g)
    s.curve([(x - w * 1.1, y + 2) for x, y in pts], 2.6, lit, body=True, alpha=lift, clip=g)


def _room(s):
    r = s.rng
    s.wash(s.all, "#efd9ae", 0.45, col2="#e0b888", pool=0.4, bloom=3)
    s.wash(blob([(520, -100), (1100, -100), (1100, 1600), (900, 1600), (900, 700), (700, 200)]), "#a87a50", 0.5, wet=90)
    s.wash(blob([(-100, 760), (60, 800), (130, 1600), (-100, 1600)]), "#6a3a28", 0.8, wet=80)
    for x in np.arange(20, 1000, 60):  # the paper has faded
        s.stroke([(x, -10), (x - 4 + r.normal() * 2, 1520)], 1.4, "#a87a4e", alpha=0.4)
        for y in np.arange(30 + (x % 120) * 0.5, 1500, 84):
            if r.random() < 0.8:
                s.curve([(x + 26, y), (x + 33, y + 12), (x + 26, y + 24), (x + 19, y + 12), (x + 26, y)], 1.3, "#a8703c", alpha=0.4)
    gone = poly([(480, -20), (660, -20), (657, 120), (482, 117)])  # a picture hung here
    s.lift(gone, 0.5, 3)
    s.outline(gone, 1.2, "#a87a4e")


def _window(s):
    pane = poly([(-40, -40), (226, 10), (226, 470), (-40, 520)])
    s.wash(pane.buffer(26), "#6a3a20", 0.6, wet=16)
    s.cover(pane)
    s.wash(pane, "#fff2c4", 0.25, col2="#f8d890", grad=("lin", 90, 0.1, 1))
    bars = [[(104, -20), (104, 494)], [(-40, 190), (226, 204)], [(-40, 340), (226, 334)]]
    for bar in bars:
        s.stroke(bar, 15, "#4a2c1a", taper=(0, 0))
        s.stroke([(x - 1, y - 2) for x, y in bar], 8, "#f4e6cc", body=True, taper=(0, 0))
    s.thing(poly([(222, -40), (252, -40), (252, 494), (222, 472)]), "#f4e6cc", 0.4, shade=0.6, shcol="#7a5a40", hatch=5, line=2.6)
    s.thing(poly([(-40, 506), (262, 458), (284, 500), (-40, 560)]), "#fbf0dc", 0.3, shade=0.6, shcol="#7a5a40", hatch=0, line=2.8)
    _shoes(s)
    for pts in ([(260, 60), (1040, 420), (1040, 760), (260, 300)], [(260, 330), (1040, 900), (1040, 1120), (260, 480)]):
        s.lift(poly(pts), 0.35, 26)


def _shoes(s):
    """Hers, on the sill."""
    for x, y in ((58, 486), (146, 468)):
        q = lambda pts, x=x, y=y: [(x + a * 0.92, y + b * 0.92, *c) for a, b, *c in pts]  # noqa: E731
        s.wash(blob(q([(-60, 28), (0, 22), (76, 30), (80, 40), (-40, 44)])), NIGHT, 0.8, wet=7)
        shoe = blob(
            q([(-58, -46), (-34, -40), (-4, -8), (30, 0), (64, 14), (70, 28), (30, 32), (-6, 18), (-34, -6), (-44, 0), (-46, 30, 1), (-56, 30, 1), (-60, -10)])
        )
        s.thing(shoe, "#d8242e", 1.2, shade=0.9, shcol="#40040e", hatch=0, line=2.6)
        s.fill(blob(q([(-54, -40), (-34, -34), (-6, -4), (20, 4), (-4, 8), (-34, -14), (-50, -26)])), "#1c060c")
        s.curve([p[:2] for p in q([(36, 8), (54, 14), (64, 22)])], 3, "#ffc4b4", body=True)


def _shadow(s):
    """It has a head, though the coat has none."""

    def face(x, y, size, turn, flip=False):
        return valid(Polygon(move(path(PROFILE, 8, True) - [0.36, 0.47], x, y, size, turn, flip)))

    cast = lambda g: move(g, 236, -26, 1.0)  # noqa: E731
    his = union(face(*HEAD, 330, 29), NECK, BACK, SEAT)
    hers = union(face(648, 396, 276, -8, True), ell(772, 330, 58, 52), limb([(664, 480), (660, 600)], [56, 70]), COAT)
    g = union(cast(his), cast(hers))
    s.cover(g, keep=1, ink=0.2)
    s.wash(g, "#4a2420", 1.1, wet=3)
    s.wash(g.buffer(-14), "#1c0a10", 0.8, wet=30)


def _peg(s):
    s.thing(poly([(760, 46), (1010, 34), (1010, 72), (760, 82)]), "#8a5028", 1.1, shade=0.9, shcol="#1c0a0a", hatch=5, line=2.8)
    for x in (806, 900, 985):
        s.thing(limb([(x, 62), (x - 4, 88), (x - 14, 94)], [10, 9, 11]), "#a8682e", 1.1, shade=0.9, shcol="#1c0a0a", hatch=0, line=2.4)
    s.wash(ell(926, 150, 92, 50), NIGHT, 0.8, wet=12)
    s.thing(ell(896, 144, 90, 26, -10), "#4a4440", 1.2, shade=0.9, shcol="#0e0a0a", hatch=0, line=2.8)
    crown = blob([(838, 144), (846, 94), (874, 76), (898, 88), (924, 70), (950, 88), (956, 130), (900, 156)])
    s.thing(crown, "#5a524c", 1.2, shade=1.0, shcol="#0e0a0a", hatch=0, line=2.8)
    s.stroke(path([(838, 138), (896, 154), (956, 126)], 8), 13, "#1a0a0c", taper=(0, 0))
    s.thing(limb([(900, 62), (896, 84)], [9, 11]), "#a8682e", 1.1, shade=0.9, shcol="#1c0a0a", hatch=0, line=2.2)


def _coat(s):
    """Nobody is in it."""
    s.wash(move(COAT, 20, 14), NIGHT, 0.9, wet=16)
    cloth_on(s, COAT, RED, soft=110)
    for u in (-0.8, -0.3, 0.15, 0.55, 0.9):
        fold(s, [(690 + u * 110, 1010), (700 + u * 170, 1200), (716 + u * 270, 1560)], COAT, RED, 22)
    for pts in ([(850, 830), (800, 850), (740, 900)], [(820, 720), (770, 790), (700, 820)], [(846, 900), (800, 910), (760, 940)]):
        fold(s, pts, COAT, RED, 14)
    belt = poly([*path([(500, 990), (640, 1016), (846, 962)], 8), *path([(846, 1008), (640, 1064), (500, 1040)], 8)]).intersection(COAT)
    cloth_on(s, belt, ("#a01824", *RED[1:]), line=2.8, soft=20)
    s.stroke(path([(500, 1000), (640, 1026), (846, 972)], 8), 1.6, "#ff9a86", body=True, alpha=0.6, clip=belt)
    stand = blob([(506, 606), (514, 548), (560, 512), (624, 500), (690, 510), (738, 546), (756, 606), (640, 640)])
    cloth_on(s, stand, RED, line=3, soft=24)
    silk = blob([(528, 594), (534, 554), (572, 526), (626, 516), (684, 526), (722, 556), (732, 594), (630, 640)])
    s.cover(silk)
    s.wash(silk, "#e8b44a", 0.8, col2="#c8842e")
    for x in np.arange(500, 760, 12):
        s.stroke([(x, 500), (x + 24, 640)], 1.7, "#7a3c12", clip=silk)
    s.fill(poly([(606, 524), (648, 523), (647, 540), (607, 541)]), "#fffaf0", body=True)
    deep = blob([(536, 604), (572, 570), (628, 556), (688, 568), (728, 604), (630, 650)])
    s.wash(deep, "#0e0204", 1.6, wet=10, clip=silk)
    s.fill(ell(632, 610, 82, 36), "#0e0204", alpha=0.85, clip=silk)
    s.outline(silk, 2.2)


def _collar(s):
    """Turned down; it hides where the sleeve is set in."""
    g = blob([(498, 596, 1), (560, 628), (632, 640), (700, 630), (762, 592, 1), (790, 650), (776, 706, 1), (700, 728), (620, 736), (540, 716), (480, 676, 1)])
    s.wash(move(g, 4, 20), "#1c0206", 1.0, wet=10, clip=union(COAT, BACK))
    cloth_on(s, g, ("#d83038", *RED[1:]), line=3.4, soft=30)
    s.outline(g.buffer(-10), 1.4, "#ffb09a", lost=0.2)


def _flower(s):
    x, y = 566, 676
    for k in range(15):
        a = k * math.tau / 15 + 0.1
        g = ell(x + 23 * math.cos(a), y + 20 * math.sin(a), 17, 6.4, math.degrees(a))
        s.cover(g)
        s.fill(g, "#fffdf6", body=True)
        s.outline(g, 1.5, lost=0)
    s.thing(ell(x, y, 11), "#f4b01e", 1.2, shade=0.6, shcol="#8a4a0a", hatch=0, line=2)


def _him(s):
    """Wool over a bent back, a waist, a seat; the neck leans forward out of the slope of the shoulders."""
    brown = ("#6a4632", "#1c0e0c", "#c89a70")
    s.wash(move(union(BACK, SEAT), 10, 10), NIGHT, 0.7, wet=12, clip=COAT)
    cloth_on(s, SEAT, brown, soft=110)
    s.wash(blob([(350, 1280), (520, 1270), (520, 1600), (400, 1600), (372, 1420)]), brown[1], 0.9, wet=26, clip=SEAT)
    for pts in ([(352, 1300), (368, 1400), (360, 1560)], [(120, 1440), (200, 1452), (290, 1420)], [(150, 1330), (220, 1400), (330, 1410)], [(440, 1300), (400, 1360), (376, 1440)], [(470, 1330), (430, 1420), (410, 1540)]):  # fmt: skip
        fold(s, pts, SEAT, brown, 13, 0.15)
    s.curve([(180, 1300), (216, 1330), (236, 1394)], 2.4, brown[1], clip=SEAT)  # a pocket
    cloth_on(s, BACK, WOOL, soft=120)
    s.wash(blob([(420, 640), (530, 700), (530, 1300), (390, 1300), (440, 1000)]), WOOL[1], 0.8, wet=40, clip=BACK)
    s.wash(blob([(92, 1010), (150, 1090), (240, 1130), (150, 1170), (90, 1140)]), WOOL[1], 0.7, wet=22, clip=BACK)  # the small of the back
    for k in range(1, 15):  # ribs of the knitting go with the body
        u = k / 15
        line = [(x0 + (x1 - x0) * (0.5 - 0.5 * math.cos(math.pi * u)), y) for y, x0, x1 in EDGE]
        s.curve(line, 1.6, WOOL[1], clip=BACK, alpha=0.55)
        s.curve([(x - 5, y) for x, y in line], 1.3, WOOL[2], clip=BACK, body=True, alpha=0.16 if u < 0.6 else 0.06)
    for pts in (
        [(140, 1104), (210, 1140), (300, 1144)],
        [(136, 1150), (200, 1190), (290, 1196)],
        [(146, 1080), (190, 1060), (216, 1010)],
        [(500, 1120), (450, 1180), (440, 1240)],
    ):
        fold(s, pts, BACK, WOOL, 13, 0.15)
    hem = poly([*path([(112, 1226), (220, 1254), (360, 1262), (506, 1232)], 8), *path([(508, 1286), (360, 1316), (220, 1308), (108, 1278)], 8)])
    s.wash(move(hem, 4, 18), "#0c0606", 0.9, wet=9, clip=SEAT)
    cloth_on(s, hem, WOOL, line=2.8, soft=22)
    for x in np.arange(100, 520, 13):
        s.stroke([(x, 1214), (x + 1, 1320)], 1.8, WOOL[1], clip=hem)
    s.thing(NECK, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.8, gran=0.25)
    s.wash(blob([(376, 490), (440, 540), (450, 640), (360, 650), (380, 570)]), SKIN[2], 0.9, wet=14, clip=NECK)
    for pts in (
        [(312, 470), (340, 540), (400, 610)],
        [(296, 500), (312, 560), (350, 610)],
        [(262, 530), (282, 560), (290, 590)],
    ):  # the muscle from the ear to the collarbone
        s.curve(pts, 2, SKIN[2], alpha=0.8)
    collar = poly(
        [*path([(232, 552), (262, 590), (322, 618), (396, 618), (450, 592)], 8), *path([(468, 640), (410, 676), (316, 674), (246, 640), (208, 590)], 8)]
    ).buffer(8)
    s.wash(move(collar, 2, 14), WOOL[1], 0.8, wet=9, clip=BACK)
    cloth_on(s, collar, WOOL, line=2.8, soft=22)
    for k in range(19):
        x = 214 + 14 * k
        s.stroke([(x + 18 - k, 540), (x - 4 + k * 0.5, 690)], 1.8, WOOL[1], clip=collar)


def _head(s):
    r = s.rng
    at = profile(s, *HEAD, 330, 29, skin=SKIN, eye="shut", brow=0.5, k=0.85, line=3)
    for p, q in (((0.56, 0.70), 44), ((0.60, 0.58), 38), ((0.56, 0.81), 24), ((0.655, 0.64), 16), ((0.52, 0.5), 30)):  # no hatching on a cheek
        s.cover(ell(*at([p])[0], q), keep=1, ink=0)
    pen = "#4a2028"
    for p, q in (((0.663, 0.70), 25), ((0.67, 0.83), 22), ((0.70, 0.55), 13)):
        s.cover(ell(*at([p])[0], q), keep=1, ink=0)
    s.lift(valid(Polygon(at(path([(0.56, 0.60), (0.68, 0.56), (0.735, 0.66), (0.73, 0.86), (0.60, 0.86), (0.52, 0.74)], 8, True)))), 0.6, 16)
    s.wash(ell(*at([(0.63, 0.72)])[0], 40, 44), SKIN[1], 0.35, wet=18)
    for pts in (
        [(0.752, 0.706), (0.715, 0.712), (0.688, 0.718)],
        [(0.80, 0.60), (0.775, 0.588), (0.765, 0.605)],
        [(0.745, 0.565), (0.735, 0.60), (0.755, 0.62)],
    ):
        s.curve([tuple(p) for p in at(pts)], 2.8, pen, wobble=0.4)
    lines = ([(0.575, 0.42), (0.545, 0.40), (0.525, 0.37)], [(0.575, 0.432), (0.54, 0.435), (0.51, 0.43)], [(0.58, 0.445), (0.55, 0.465), (0.525, 0.485)], [(0.735, 0.615), (0.69, 0.66), (0.672, 0.745)], [(0.66, 0.60), (0.615, 0.68), (0.615, 0.77)],
             [(0.60, 0.225), (0.65, 0.212), (0.70, 0.226)], [(0.59, 0.258), (0.65, 0.245), (0.715, 0.262)], [(0.585, 0.29), (0.64, 0.28), (0.69, 0.288)], [(0.60, 0.47), (0.64, 0.49), (0.685, 0.475)], [(0.61, 0.492), (0.64, 0.505), (0.67, 0.497)],
             [(0.40, 0.80), (0.47, 0.84), (0.53, 0.885)], [(0.69, 0.80), (0.71, 0.785), (0.735, 0.785)], [(0.60, 0.395), (0.64, 0.378), (0.69, 0.386)])  # fmt: skip
    for pts in lines:
        s.curve([tuple(p) for p in at(pts)], 2, pen, wobble=0.6)
    for q in range(16):
        u = q / 15
        s.curve(
            at([(0.57 + 0.13 * u, 0.352 - 0.03 * math.sin(3 * u)), (0.595 + 0.13 * u, 0.316 - 0.02 * math.sin(3 * u)), (0.635 + 0.12 * u, 0.318)]),
            2.6,
            "#f4efe8",
            body=True,
            alpha=0.9,
        )
    c = at([(0.55, -0.02)])[0]
    wig = valid(
        Polygon(
            at(
                path(
                    [
                        (0.50, 0.10),
                        (0.44, 0.22),
                        (0.46, 0.34),
                        (0.40, 0.42),
                        (0.39, 0.56),
                        (0.32, 0.66),
                        (0.22, 0.77),
                        (0.06, 0.72),
                        (-0.07, 0.5),
                        (-0.09, 0.24),
                        (0.06, 0.02),
                        (0.30, -0.05),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    locks(s, wig, lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.2 * math.sin(x / 34), ("#8a8480", "#5a5450", "#dcd6d0", "#fffdf8"), 620, long=52, w=2)
    for _ in range(30):
        p = at([(r.uniform(-0.06, 0.4), r.uniform(-0.04, 0.1))])[0]
        a = math.atan2(p[1] - c[1], p[0] - c[0]) - 0.3
        s.curve([p, p + 22 * np.array([math.cos(a), math.sin(a)]), p + 42 * np.array([math.cos(a + 0.3), math.sin(a + 0.3)])], 1.6, "#fffdf8", body=True)
    ear = blob([tuple(p) for p in at([(0.38, 0.42), (0.43, 0.45), (0.42, 0.53), (0.37, 0.60), (0.335, 0.60), (0.325, 0.50), (0.34, 0.44)])])
    s.thing(ear, SKIN[0], 0.9, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6)
    for pts in ([(0.40, 0.46), (0.35, 0.47), (0.345, 0.53)], [(0.39, 0.49), (0.365, 0.51), (0.37, 0.56)]):
        s.curve([tuple(p) for p in at(pts)], 1.8, pen)


def _far_cuff(s):
    far = blob([(84, 930), (130, 916), (188, 930, 1), (206, 980), (196, 1036, 1), (130, 1030), (84, 1050)])
    s.wash(move(far, 12, 14), NIGHT, 0.9, wet=10, clip=BACK)
    cloth_on(s, far, RED, line=3, soft=24)
    s.thing(ell(192, 984, 16, 52, -6), "#1c060c", 1.6, shade=0.3, hatch=0, line=2.8)
    s.stroke(arc(190, 984, 12, 47, 100, 260), 3, "#e8b44a", body=True)


def _sleeve(s):
    """Flat as only an empty sleeve is: over his shoulder and down his back; one sees into the cuff."""
    near = blob(
        [
            (750, 650),
            (660, 598),
            (560, 600),
            (460, 622),
            (380, 618),
            (290, 626),
            (214, 664),
            (164, 730),
            (136, 800),
            (128, 858, 1),
            (180, 880),
            (240, 874, 1),
            (256, 812),
            (296, 758),
            (370, 738),
            (470, 748),
            (560, 790),
            (660, 812),
            (740, 760),
        ]
    )
    s.wash(move(near, 8, 24), NIGHT, 1.0, wet=14, clip=union(BACK, COAT))
    cloth_on(s, near, RED, soft=46)
    for pts in (
        [(700, 650), (620, 690), (560, 760)],
        [(690, 700), (640, 730), (610, 786)],
        [(440, 624), (410, 670), (424, 736)],
        [(350, 622), (322, 672), (330, 740)],
        [(300, 632), (270, 690), (280, 760)],
        [(230, 668), (206, 740), (196, 860)],
        [(560, 612), (500, 660), (470, 740)],
    ):
        fold(s, pts, near, RED, 13)
    s.thing(ell(184, 868, 56, 20, 6), "#1c060c", 1.6, shade=0.3, hatch=0, line=2.8)
    s.stroke(arc(184, 864, 50, 15, 190, 356), 3.4, "#e8b44a", body=True)
    for x, y in ((232, 832), (240, 806)):
        s.thing(ell(x, y, 9), "#2a0a12", 1.3, shade=0.3, hatch=0, line=1.8)


def _arm(s):
    """His near arm goes round it, the hand flat upon its back."""
    arm = blob([(200, 690), (180, 780), (184, 880), (206, 1000), (240, 1090), (262, 1142, 1), (330, 1150), (440, 1122), (540, 1074), (620, 1026), (598, 954), (520, 986), (452, 1002), (396, 994, 1), (376, 920), (358, 820), (350, 720), (280, 670)], 10)  # fmt: skip
    s.wash(move(arm, 10, 26), NIGHT, 1.0, wet=16)
    cloth_on(s, arm, WOOL, soft=56)
    for pts in (
        [(396, 996), (330, 976), (262, 984)],
        [(394, 1000), (330, 1020), (268, 1062)],
        [(396, 1006), (356, 1060), (322, 1104)],
        [(404, 1004), (420, 1050), (408, 1096)],
        [(500, 990), (516, 1030), (506, 1070)],
        [(352, 760), (320, 800), (310, 860)],
    ):
        fold(s, pts, arm, WOOL, 13, 0.12)
    for k in range(1, 6):
        s.curve([(208 + k * 26, 720), (206 + k * 26, 880), (232 + k * 22, 1000)], 1.5, WOOL[1], clip=arm, alpha=0.5)
        s.curve([(400, 1136 - k * 22), (500, 1080 - k * 15), (600, 1030 - k * 11)], 1.5, WOOL[1], clip=arm, alpha=0.5)
    hand_at = np.array([636, 986])
    for a in (-64, -42, -20, 4, 26, 48):  # the cloth gathers under it
        t = math.radians(a)
        p = np.array([760, 950]) + [96 * math.cos(t), 80 * math.sin(t)]
        fold(s, [tuple(p), tuple(p + [40 * math.cos(t), 36 * math.sin(t)]), tuple(p + [84 * math.cos(t + 0.2), 74 * math.sin(t + 0.2)])], COAT, RED, 8)
    reach(s, hand_at, -17, 204, SKIN, shadow=(6, 16))
    reach(s, hand_at, -17, 204, SKIN)
    cuff = limb([(602, 952), (630, 1028)], [25, 25])
    cloth_on(s, cuff, WOOL, line=2.8, soft=16)
    for k in range(8):
        s.stroke([(580, 946 + k * 11), (648, 924 + k * 11)], 1.7, WOOL[1], clip=cuff)


@card("bone", paper="laid", light=(-0.75, -0.55))
def empty_coat(s):
    """An old man holds a coat with nobody in it; their shadow has two heads."""
    _room(s)
    _window(s)
    _shadow(s)
    _peg(s)
    _coat(s)
    _him(s)
    _head(s)
    _far_cuff(s)
    _arm(s)
    _sleeve(s)
    _collar(s)
    _flower(s)
    s.splatter("#2a120e", 40, (600, 900, 1000, 1500), (0.7, 4.5))
