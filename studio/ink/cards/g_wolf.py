"""A mouth that is a lit door."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.profile import profile

NIGHT = "#0c0f18"
UP = path([(196, 672), (176, 640), (190, 606), (240, 590), (330, 566), (420, 520), (490, 452), (545, 392), (612, 350), (640, 240), (688, 112), (742, 210), (792, 330), (880, 372), (1060, 400)], 10)  # fmt: skip
LIP = path([(196, 672), (214, 712), (262, 742), (340, 748), (430, 756), (520, 782), (620, 838), (700, 900), (770, 985)], 10)
LOW = path([(770, 985), (690, 1080), (600, 1132), (500, 1168), (400, 1186), (300, 1184), (220, 1172), (150, 1158)], 10)
CHIN = path([(150, 1158), (112, 1180), (128, 1226), (210, 1262), (320, 1282), (460, 1294), (640, 1302), (820, 1310), (1060, 1300)], 10)


def flow(x, y):
    """Where fur lies: from the nose back, and down the neck."""
    a = np.arctan2((y - 640) * 0.9 + 60, x - 120)
    return np.where(y > 1000, a * 0.25 - 0.1, a * 0.75 - 0.25)


def _wood(s):
    r = s.rng
    s.wash(s.all, "#24405f", 1.05, col2="#5a4a7a", mix=("lin", 90, 0, 1), bloom=5, gran=0.6, grad=("lin", 90, 1.2, 0.45), pool=0.55)
    for x, y, q in ((80, 120, 200), (930, 160, 220), (420, 60, 150)):
        s.wash(ell(x, y, q, q * 0.8), "#0a1226", 0.8, wet=90, gran=0.7, pool=0.6)
    s.lift(ell(500, 330, 92, 66), 0.62, 42)
    s.lift(ell(470, 420, 150, 40), 0.3, 46)
    places.stars(s, 170, (0, 0, 1000, 640), (0.7, 2.2))
    for x, w in ((70, 24), (152, 14), (224, 9), (112, 8), (294, 7), (357, 5), (14, 15)):
        g = limb([(x - 10, -20), (x + r.normal() * 8, 600), (x + 4, 1250)], [w * 0.7, w * 0.85, w])
        s.cover(g, keep=0.12)
        s.wash(g, "#8f9ab8", 0.45 if w > 10 else 0.7, edge=0.6, gran=0.5)
        s.hatch(g, sep=5, w=1, thr=0.45, ang=4, longest=w * 1.2)
        s.outline(g, 1.2 + w * 0.06)
        for _ in range(14):
            s.fill(ell(x + r.normal() * w * 0.3, r.uniform(20, 1180), w * r.uniform(0.2, 0.6), 2 + 2 * r.random()), alpha=0.9, clip=g)
    snow = poly([*path([(-60, 1235), (200, 1205), (420, 1250), (700, 1290), (1060, 1270)], 10), (1060, 1560), (-60, 1560)])
    s.cover(snow)
    s.wash(snow, "#a9b9dc", 0.55, col2="#cdb6cf", bloom=3, gran=0.45, grad=("lin", 60, 0.25, 1))


def _inside(s, beast):
    mouth = valid(Polygon(np.vstack([LIP[8:], LOW, path([(150, 1158), (190, 960), (240, 735)], 8)])))
    warm = (s.mask(mouth) * marks.field(s, lambda x, y: step(230, 430, x))).astype(np.float32)
    s.cover(warm)
    s.wash(warm, "#f6b01e", 1.5, col2="#c8322a", mix=("lin", 0, 0, 1.2), edge=0, bloom=2, gran=0.4, grad=("lin", 0, 0.8, 1.3))
    s.wash(blob([(640, 860), (770, 985), (650, 1090), (600, 980)]), "#4a0a18", 1.5, wet=40, gran=0.6, clip=mouth)
    s.lift(ell(270, 1010, 170, 200), 0.72, 60)
    s.wash(ell(280, 1010, 190, 210), "#f3a04a", 0.55, wet=110, clip=1 - s.mask(beast))
    s.lift(ell(390, 1000, 90, 120).intersection(mouth), 0.35, 40)
    for q in np.linspace(0, 1, 9):  # ribs of the palate, like a vault
        a = LIP[int(22 + q * 55)]
        s.curve([a, a + [-10, 40], a + [-34, 74 + 20 * q]], 2.2, "#8a2a1e", clip=mouth)


def _fur(s, beast):
    r = s.rng
    s.cover(beast)
    s.wash(beast, "#3d4654", 1.0, col2="#5a4f5a", bloom=4, edge=0.7, gran=0.6, pool=0.6)
    s.wash(beast, "#131828", 1.1, edge=0.2, gran=0.5, grad=("lin", 35, 0, 1.15))
    s.lift(blob([(200, 650), (300, 640), (430, 640), (540, 690), (640, 790), (560, 800), (430, 756), (330, 748), (240, 735)]), 0.5, 18)
    s.lift(blob([(300, 1215), (500, 1200), (650, 1140), (760, 1050), (860, 1100), (760, 1200), (500, 1260)]), 0.4, 26)
    s.wash(
        blob([(560, 800), (700, 880), (790, 985), (700, 1100), (560, 1170), (640, 1180), (840, 1040), (830, 940), (720, 820)]),
        "#c8501e",
        0.4,
        wet=22,
        clip=beast,
    )  # lit from within
    angle = marks.field(s, flow)
    bb, t, _ = s.shade_of(beast, 120)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = 0.42 + 0.5 * t
    s.hatch(beast, tone=tone, ang=angle, sep=5.5, w=1.6, thr=0.3, longest=42, wander=0.25, col=NIGHT)
    s.hatch(beast, tone=tone * 0.8, ang=angle + 0.25, sep=7, w=1.4, thr=0.3, longest=30, wander=0.3, col=NIGHT)
    s.hatch(beast, tone=np.clip(1.05 - tone, 0, 1), ang=angle, sep=9, w=1.3, thr=0.35, longest=30, wander=0.25, col="#b9c0d4", alpha=0.75)
    s.outline(beast, 3.4, lost=0.3)
    for line, q in ((UP[30:], 1), (CHIN[6:], -1)):
        for p in line[::2]:
            for _ in range(4):
                a = float(flow(*p)) - q * r.uniform(0.2, 0.7)
                b, n = p + r.normal(size=2) * 6, r.uniform(0.7, 1.5)
                s.curve(
                    [b, b + n * np.array([12 * math.cos(a), 12 * math.sin(a) - q * 3]), b + n * np.array([28 * math.cos(a), 28 * math.sin(a) - q * 10])],
                    2.2,
                    NIGHT,
                    n=5,
                    wobble=0.5,
                )
    ear = blob([(658, 330), (672, 240), (692, 165), (722, 230), (750, 320), (700, 345)])
    s.wash(ear, "#0e0a14", 1.1, wet=8)
    for _ in range(34):
        s.curve(
            [(700 + r.normal() * 16, 345 - r.uniform(0, 40)), (694 + r.normal() * 10, 270 + r.normal() * 10), (692 + r.normal() * 6, 190 + r.uniform(0, 60))],
            2.0,
            "#a07a84",
            clip=ear,
        )


def _features(s):
    nose = blob([(172, 640), (186, 606), (236, 596), (252, 622), (232, 662), (200, 676)])
    s.thing(nose, "#1a1620", 1.3, shade=0.8, shcol="#050508", hatch=4, line=3)
    s.curve([(198, 618), (216, 610), (232, 614)], 4, "#c9d0e0", body=True, alpha=0.8)
    s.fill(ell(200, 650, 13, 8, 30))
    eye = blob([(438, 566), (470, 530), (520, 520), (572, 540), (540, 566), (490, 580)])
    s.fill(eye.buffer(12))
    s.cover(eye)
    s.wash(eye, "#f3c11e", 1.0, col2="#e8741e", edge=1.4, off=0)
    s.fill(ell(484, 554, 8, 22, 12))
    s.fill(ell(478, 543, 4.5), body=True)
    s.outline(eye, 4, lost=0)
    s.stroke([(516, 562), (516, 546)], 5)  # the guest, mirrored
    s.fill(ell(516, 542, 3.4))
    s.stroke([(521, 552), (526, 562)], 3)
    s.curve([(418, 575), (470, 512), (540, 496), (610, 520)], 12, wobble=0.6)
    s.curve([(420, 590), (490, 604), (570, 572)], 4)
    for x, y in ((250, 690), (290, 700), (330, 706), (270, 716), (318, 722)):  # whiskers
        s.fill(ell(x, y, 3))
        s.curve([(x, y), (x - 60, y + 30), (x - 120, y + 24 + (x - 250) * 0.3)], 1.3, "#d8dce8", body=True, alpha=0.75)
    upper = [(16, 40, 17), (26, 150, 27), (35, 52, 15), (41, 60, 17), (47, 66, 18), (53, 70, 19), (59, 66, 19), (65, 58, 17)]
    lower = [(66, 104, 22), (60, 40, 13), (44, 46, 15), (38, 54, 16), (32, 58, 17), (26, 54, 17), (20, 46, 15)]
    for line, teeth, q in ((LIP, upper, 1), (LOW, lower, -1)):
        for i, h, w in teeth:
            p = line[min(i, len(line) - 1)]
            g = blob(
                [
                    (*(p + [-w, -4 * q]), 1),
                    p + [-w * 0.8 - 4 * q, q * h * 0.5],
                    (*(p + [-10 * q, q * h]), 1),
                    p + [w * 0.5 - 2 * q, q * h * 0.5],
                    (*(p + [w, -4 * q]), 1),
                ],
                6,
            )
            s.thing(g, "#f0e6cc", 0.45, col2="#e0b070", shade=0.7, shcol="#8a5a3a", hatch=5, line=2.6)
    s.stroke(LIP - [0, 3], 10, taper=(0.05, 0.1))
    s.stroke(LOW, 8, taper=(0.1, 0.05))
    s.stroke(LIP[10:] - [0, 12], 2, "#b0606a")


def _supper(s):
    string = path([(300, 890), (345, 858), (410, 860), (480, 850), (520, 885), (580, 905), (640, 930)], 8)
    s.stroke(string, 2, "#3a1a12")
    for p in string[3::6]:
        s.lift(ell(p[0], p[1] + 9, 18), 0.7, 8)
        s.fill(ell(p[0], p[1] + 9, 6, 8), "#fff3b0", body=True)
        s.outline(ell(p[0], p[1] + 9, 6.5, 8.5), 1.5, lost=0)
    tongue = blob([(690, 1040), (600, 1075), (500, 1106), (400, 1122), (310, 1130), (250, 1158), (222, 1235), (196, 1330), (100, 1540), (392, 1540), (372, 1340), (358, 1250), (378, 1200), (450, 1178), (560, 1145), (650, 1100), (710, 1060)])  # fmt: skip
    s.wash(move(tongue, 16, 10), "#0a0a1c", 0.9, wet=12)
    s.thing(tongue, "#c8202e", 1.15, col2="#e0503a", shade=0.8, shcol="#4a0a20", hatch=6, line=3.2, bloom=2, soft=50, gran=0.5)
    s.curve([(660, 1062), (500, 1134), (340, 1162), (292, 1240), (268, 1340), (222, 1510)], 2.4, "#5a0a1c", clip=tongue)
    for y in range(1190, 1520, 34):
        s.curve([(110, y + 20), (270, y + 8), (400, y)], 2.2, "#5a0a1c", clip=tongue, wobble=0.8)
    s.thing(blob([(512, 1066), (640, 1040), (652, 1052), (644, 1078), (524, 1108), (508, 1090)]), "#fbf3e0", 0.2, shade=0.6, shcol="#b08a5a", hatch=5, line=2.2)
    for x in (526, 548, 572, 598, 622):
        s.stroke([(x, 1102 - (x - 524) * 0.24), (x - 2, 1084 - (x - 524) * 0.24)], 1.3, "#8a6a4a")
    for x, y, h in ((545, 1066, 36), (600, 1054, 40)):
        s.lift(ell(x, y - h - 8, 26), 0.6, 12)
        s.stroke([(x, y), (x, y - h)], 5, "#fff8e0", body=True, wobble=0.2)
        s.fill(ell(x, y - h - 8, 3.8, 9), "#ffdf5a", body=True)
    s.thing(blob([(558, 1058), (572, 1030), (590, 1054)]), "#b5541e", 1, shade=0.4, hatch=0, line=1.8)


def _guest(s):
    """A child in mid-step, its face lifted into the light."""
    x, y, k = 250, 1452, 1.22

    def q(*pts):
        return [(x + a * k, y + b * k) for a, b in pts]

    coat_col, coat_dark, scarf = "#3f8a72", "#12302f", "#c8262e"
    s.wash(limb(q((-6, 4), (-60, 24), (-130, 38)), [20, 18, 10]), "#2a1a4a", 0.8, wet=8)
    for pts, toe in ((((-6, -62), (-20, -34), (-38, -8)), (-38, -8)), (((4, -62), (24, -36), (24, -4)), (24, -4))):
        s.thing(
            blob(q(*[(toe[0] + a, toe[1] + b) for a, b in ((-10, -6), (8, -7), (26, 2), (28, 10), (-10, 10))])),
            "#5a2a1e",
            1.1,
            shade=0.6,
            shcol="#1a0a0a",
            hatch=0,
            line=2.2,
        )
        s.thing(limb(q(*pts), [12 * k, 10 * k, 8 * k]), "#2a3550", 1.1, shade=0.6, shcol="#10142a", hatch=4, line=2.2)
    s.thing(limb(q((-14, -126), (-36, -98), (-42, -66)), [10 * k, 9 * k, 7 * k]), coat_col, 1.1, shade=0.7, shcol=coat_dark, hatch=0, line=2.3)
    case = poly(q((-72, -58), (-24, -66), (-18, -26), (-66, -18)))
    s.thing(case, "#8a5a30", 1.0, shade=0.6, shcol="#3a2010", hatch=4, line=2.5)
    s.curve(q((-58, -60), (-54, -70), (-40, -72), (-36, -64)), 3.4, "#3a2010")
    s.thing(ell(*q((-44, -68))[0], 8, 7), "#b0744a", 0.9, shade=0.4, hatch=0, line=1.7)
    coat = blob(q((-18, -140), (10, -142), (22, -104), (40, -44), (8, -34), (-38, -42), (-28, -96)))
    s.thing(coat, coat_col, 1.1, col2="#2f6a62", shade=0.8, shcol=coat_dark, hatch=4, line=2.8)
    s.curve(q((8, -136), (14, -96), (18, -40)), 1.7)
    for b in (-112, -88, -64):
        s.fill(ell(*q((11 + (b + 112) * 0.1, b))[0], 3), "#f0d890", body=True)
    s.thing(limb(q((-2, -124), (20, -100), (50, -110)), [10 * k, 9 * k, 6.5 * k]), coat_col, 1.1, shade=0.5, shcol=coat_dark, hatch=0, line=2.3)
    s.thing(blob(q((48, -117), (60, -121), (68, -116), (64, -106), (52, -103))), "#b0744a", 0.9, shade=0.3, hatch=0, line=1.8)
    s.thing(
        limb(q((-18, -136), (-52, -128), (-74, -142), (-96, -134)), [8 * k, 9 * k, 8 * k, 6 * k]), scarf, 1.05, shade=0.6, shcol="#4a0a18", hatch=0, line=2.1
    )
    at = profile(s, x + 6 * k, y - 170 * k, 70 * k, -14, skin=("#b87a50", "#a85a3c", "#5a2a30"), k=0.85, line=1.8)
    s.thing(limb(q((-20, -136), (0, -129), (18, -138)), [9 * k, 11 * k, 8 * k]), scarf, 1.05, shade=0.6, shcol="#4a0a18", hatch=0, line=2.1)
    locks = valid(Polygon(at(path([(0.50, 0.22), (0.46, 0.42), (0.42, 0.60), (0.36, 0.74), (0.14, 0.78), (-0.02, 0.60), (-0.08, 0.30), (0.2, 0.14)], 8, True))))
    s.fill(locks, "#1c1216")
    tangle(s, locks.buffer(4), 40, "#0e080c", 1.8, length=60, inner=1)
    tangle(s, locks, 12, "#7a5244", 1.1, length=50, inner=1)
    hat = union(
        valid(Polygon(at(path([(0.72, 0.22), (0.30, 0.20), (-0.10, 0.38), (-0.13, 0.20), (0.0, -0.08), (0.30, -0.20), (0.58, -0.06)], 8, True)))),
        ell(*at([(0.12, -0.24)])[0], 10),
    )
    s.thing(hat, "#e0a82e", 1.0, shade=0.7, shcol="#6a3a1a", hatch=4, line=2.3)
    s.wash(ell(*at([(0.66, 0.55)])[0], 16, 24), "#f6b03a", 0.5, wet=8)


def _boots(s):
    """Of those who went in."""
    r = s.rng
    for i in range(7):
        x, y, k, h = 458 + i * 78 + r.normal() * 5, 1398 + r.normal() * 14, (1.3, 0.9, 1.4, 0.8, 1.2, 1.0, 1.35)[i], (36, 22, 40, 20, 30, 24, 38)[i]
        col = ("#8a2a2a", "#2a2a3a", "#7a5430", "#2f6a50", "#6a3a5a")[i % 5]
        for ox, oy in ((0, 0), (10, 15)):

            def q(a, b, x=x + ox, y=y + oy, k=k):
                return x + a * k, y + b * k

            g = blob([(*q(-22, -h), 1), (*q(0, -h), 1), q(1, -16), q(14, -11), q(30, -6), (*q(33, 5), 1), (*q(-22, 5), 1), q(-20, -10)], 6)
            s.wash(move(g, 14, 8), "#3a4a8a", 0.7, wet=6)
            s.thing(g, col, 1.05, shade=0.7, shcol="#14101a", hatch=5, line=2.3)
            s.fill(ell(*q(-11, -h), 11 * k, 4 * k))
            s.stroke([q(-24, 6), q(34, 6)], 3.6)
            s.fill(poly([q(-22, 5), q(-9, 5), q(-9, 12), q(-21, 12)]))
            for n in range(3):
                s.stroke([q(-3, -h + 7 + n * 6), q(5, -h + 10 + n * 6)], 1.6, "#e8dcc0")
    for n in range(16):
        s.wash(ell(14 + n * 12, 1462 - n * 2 + (n % 2) * 10, 5, 3, -15), "#5a6aa8", 0.8, off=0)


@card("midnight", paper="cold", light=(-0.3, -0.9), fresh=False)
def wolf_door(s):
    beast = valid(Polygon(np.vstack([UP, CHIN[::-1], LOW[::-1], LIP[::-1]])))
    _wood(s)
    _inside(s, beast)
    _fur(s, beast)
    _features(s)
    _supper(s)
    _boots(s)
    _guest(s)
    s.splatter("#f6c64a", 40, centre=(330, 1000), spread=120, size=(0.8, 4.2))
    s.splatter("#24405f", 60, (0, 1230, 1000, 1500), (0.7, 4))
