"""A child asleep in the curl of a wolf, from above."""

import cv2

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat
from ..kit.profile import PROFILE, profile

NIGHT, BLUE, SNOW = "#0a0c1a", "#33508a", "#fbfaf6"
SKIN = ("#b8805a", "#a86048", "#50262e")
FACE = ("#c08a62", "#b87054", "#95594e")
SPINE = [(226, 1010), (196, 880), (172, 690), (254, 476), (452, 352), (668, 392), (822, 560), (862, 780), (806, 980), (700, 1100)]
GREY = (("#0a0c16", "dark"), ("#33384a", "all"), ("#7a8094", "all"), ("#dfe4ee", "lit"))


def _snow(s):
    r = s.rng
    s.wash(s.all, "#dfe6f2", 0.3, col2="#c4d2e8", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, 700), (160, 1000), (420, 1330), (1100, 1240), (1100, 1600), (-100, 1600)]), "#7a94c4", 0.7, wet=90, gran=0.6)
    s.wash(blob([(300, 1440), (700, 1340), (1100, 1130), (1100, 1600), (200, 1600)]), "#20306a", 1.1, wet=80, gran=0.6)
    s.wash(blob([(-100, -100), (420, -100), (220, 140), (60, 420), (-100, 560)]), "#4a66a4", 0.8, wet=90, gran=0.6)
    for _ in range(60):  # hollows that the wind has made
        x, y, q = r.uniform(0, 1000), r.uniform(0, 1500), r.uniform(30, 90)
        s.curve([(x - q, y), (x, y - q * 0.18), (x + q, y + q * 0.05)], 1.5, "#6a86bc", alpha=0.6)


def _fir(s, x, y, size, seed):
    """The top of a fir with snow on it, from above."""
    rr = np.random.default_rng(seed)
    s.wash(ell(x + 30, y + 40, size, size * 0.9), "#20306a", 0.8, wet=30)
    for ring, q in ((0, 1.0), (1, 0.74), (2, 0.5), (3, 0.28)):
        for k in range(19):
            a = k / 19 * math.tau + ring * 0.21 + rr.normal() * 0.05
            d = np.array([math.cos(a), math.sin(a)])
            n = np.array([-d[1], d[0]])
            tip = np.array([x, y]) + d * size * q * rr.uniform(0.9, 1.08)
            for u in np.linspace(0.25, 1, 13):
                p = np.array([x, y]) * (1 - u) + tip * u
                for e in (-1, 1):
                    s.stroke([p, p + d * 15 + n * e * (24 - 15 * u) * (0.5 + q * 0.5)], 3, ("#06140f", "#0e2a24", "#1c4a3a")[int(rr.integers(3))])
            for u in np.arange(0.4, 1.0, 0.16):
                if rr.random() < 0.6:
                    p = np.array([x, y]) * (1 - u) + tip * u + n * rr.normal() * 4
                    s.stroke([p, p + d * rr.uniform(10, 24)], 6 * q + 2, SNOW, body=True, alpha=0.95, taper=(0.3, 0.3))


def _tracks(s):
    way = path([(990, 40), (930, 110), (850, 190), (790, 260), (742, 322)], 16)
    for i, (p, v, _) in enumerate(marks.along(way, 58)):  # small and bare
        n = np.array([-v[1], v[0]])
        c, deg = p + n * (15 if i % 2 else -15), math.degrees(math.atan2(v[1], v[0]))
        g = union(blob(move([(-20.0, 0.0), (-12, -8), (6, -7), (16, -9), (20, 0), (14, 9), (2, 7), (-12, 8)], *c, 1.15, deg), 6), *(ell(*move([(29.0 - abs(e + 1) * 2, e * 5.4)], *c, 1.15, deg)[0], 3.6) for e in (-2, -1, 0, 1, 2)))
        s.wash(move(g, -2, -2), "#20306a", 1.0, edge=0.9, off=0)
        s.outline(g, 1.4, "#14204a", lost=0.3)
    way = path([(-20, 1440), (70, 1400), (130, 1330), (150, 1300)], 16)
    for i, (p, v, _) in enumerate(marks.along(way, 62)):
        n = np.array([-v[1], v[0]])
        c, deg = p + n * (24 if i % 2 else -24), math.degrees(math.atan2(v[1], v[0]))
        g = union(ell(*c, 19, 16, deg), *(ell(*move([(29.0 - 4 * abs(e), e * 12.0)], *c, 1, deg)[0], 10, 7, deg) for e in (-1.5, -0.5, 0.5, 1.5)))
        s.wash(g, "#14204a", 1.1, edge=0.9, off=0)
        s.outline(g, 1.4, NIGHT, lost=0.3)


def _fur(s, g, lie, n, soft=80, fringe=200, long=(18, 44), col="#7a8296", w=1.9):
    s.thing(g, col, 0.9, col2="#5a6072", shade=1.1, shcol="#12141f", hatch=0, line=2.6, soft=soft, gran=0.6)
    coat(s, g, lie, [(c, int(n * q), where) for (c, where), q in zip(GREY, (1.1, 0.8, 0.6, 0.42), strict=True)], long, w, soft=soft, fringe=fringe, fringe_cols=("#0a0c16", "#33384a", "#dfe4ee"), lean=0.4)


def _body(s):
    lie = along_line(path(SPINE, 14)[::1])
    ring = smooth(limb(SPINE, [120, 152, 140, 134, 140, 150, 150, 158, 170, 120], 16), 20)
    s.wash(move(ring, 44, 54), "#14204a", 1.0, wet=40, gran=0.6)
    hollow = blob([(330, 660), (420, 540), (560, 520), (680, 640), (700, 820), (660, 1000), (580, 1060), (440, 1060), (350, 960)])
    s.wash(hollow, "#1a2350", 1.3, wet=14, gran=0.5)
    _fur(s, ring, lambda x, y: lie(x, y) + 0.0, 2100, 110, 620, (20, 50))
    inner = limb([(330, 900), (300, 720), (350, 560), (470, 470), (610, 490), (710, 610), (740, 780), (690, 920)], [30, 40, 44, 44, 48, 52, 52, 36], 14).intersection(ring)
    s.lift(inner, 0.45, 26)
    s.wash(inner, "#e8c8a0", 0.5, wet=24, clip=ring)
    coat(s, inner, lambda x, y: lie(x, y) + 0.35, (("#4a3a38", 260, "dark"), ("#fff4e0", 420, "lit"), ("#b89a84", 220, "all")), (20, 44), 1.8, soft=50, fringe=200, fringe_cols=("#fff4e0", "#8a7468", "#33384a"), lean=0.5)
    saddle = limb([(100, 850), (70, 690), (170, 420), (420, 250), (700, 290), (910, 520), (966, 790), (900, 1010)], [26, 34, 44, 50, 50, 50, 44, 30], 14).intersection(ring)
    s.wash(saddle, NIGHT, 0.8, wet=22, gran=0.5, clip=ring)
    coat(s, saddle, lie, ((NIGHT, 500, "all"), ("#4a5064", 200, "all")), (24, 52), 2, soft=40, fringe=260, fringe_cols=(NIGHT, "#33384a"), lean=0.4)
    for pts in ([(330, 420), (380, 470), (396, 530)], [(560, 380), (556, 440), (540, 490)], [(730, 470), (690, 520), (660, 560)], [(240, 620), (300, 640), (330, 690)]):  # ribs breathe
        s.curve(pts, 3, "#12141f", alpha=0.6)
    # shoulder and haunch
    blade = blob([(120, 860), (170, 760), (270, 740), (340, 830), (330, 950), (240, 1010), (150, 980)])
    s.wash(move(blade, 8, 12), NIGHT, 0.7, wet=16, clip=ring)
    coat(s, blade, lambda x, y: math.atan2(y - 760, x - 190) * 0.4 + 0.9, [(c, int(170 * q), where) for (c, where), q in zip(GREY, (1, 0.7, 0.6, 1.1), strict=True)], (22, 48), 2, soft=80)
    thigh = blob([(716, 820), (800, 740), (920, 780), (970, 900), (930, 1030), (830, 1110), (730, 1100), (680, 1010), (676, 900)])
    s.wash(move(thigh, -14, 4), NIGHT, 0.9, wet=18, clip=ring)
    _fur(s, thigh, lambda x, y: math.atan2(y - 780, x - 850) * 0.5 + 1.3, 520, 120, 190, (20, 46))
    leg = smooth(union(limb([(800, 1060), (700, 1072), (610, 1040)], [70, 44, 34]), blob([(560, 1034), (572, 1006), (620, 1000), (650, 1030), (630, 1070), (580, 1070)])), 8)
    s.wash(move(leg, 4, 14), NIGHT, 0.9, wet=10)
    _fur(s, leg, lambda x, y: 3.2, 220, 44, 100, (12, 28))
    for k in range(3):
        s.curve([(562 + k * 20, 1028 - k * 4), (574 + k * 20, 1040), (570 + k * 20, 1062)], 2.8, NIGHT)


def _girl(s):
    """On her side, knees drawn up, her back along its belly."""
    red, dark = "#cc2424", "#3a0414"
    s.wash(blob([(380, 640), (560, 600), (670, 760), (640, 980), (460, 1000), (390, 900)]), NIGHT, 0.9, wet=26, gran=0.5)
    for pts, sole in ((((470, 900), (560, 940), (600, 956)), (610, 962)), (((440, 900), (520, 962), (556, 982)), (566, 990))):  # shins and bare feet
        s.thing(limb(pts, [30, 22, 14]), SKIN[0], 0.95, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=5, line=2.5)
        x, y = sole
        g = blob([(x - 20, y - 14), (x + 8, y - 16), (x + 30, y + 2), (x + 42, y + 24), (x + 32, y + 32), (x + 8, y + 22), (x - 14, y + 12)])
        s.thing(g, SKIN[0], 0.9, col2="#d89a7a", shade=0.7, shcol=SKIN[2], hatch=0, line=2.4)
        for k in range(4):
            s.curve([(x + 42 - 4 * k, y + 20 + 3 * k), (x + 36 - 4 * k, y + 20 + 2 * k), (x + 34 - 4 * k, y + 27 + 2 * k)], 1.4)
    dress = blob([(470, 664), (530, 640), (590, 668), (640, 740), (656, 830), (636, 910), (570, 950), (500, 934), (436, 918), (398, 886), (404, 848), (460, 838), (520, 836), (500, 780), (470, 730), (456, 694)])
    s.thing(dress, red, 1.1, col2="#a01428", shade=1.0, shcol=dark, hatch=5, line=3.2, gran=0.5, soft=70)
    coat(s, dress, lambda x, y: 1.2 if y < 800 else 2.7, ((dark, 190, "dark"), ("#7a0a18", 150, "all"), ("#f06a54", 36, "lit")), (20, 40), 1.5, soft=60, stray=0.08, bend=0.1, clip=dress)
    for pts in ([(520, 836), (560, 856), (610, 850)], [(510, 800), (560, 800), (620, 780)], [(440, 880), (510, 884), (580, 920)], [(420, 866), (490, 860), (560, 880)], [(560, 680), (590, 740), (590, 800)]):
        s.curve(pts, 3, dark, clip=dress)
    for k in range(9):
        s.fill(ell(404 + k * 9.5, 890 + k * 5.4 - (k > 5) * (k - 5) * 4, 3.2), "#ffe6b0", body=True)
    # both hands under the cheek, and the cheek upon them
    s.thing(limb([(556, 690), (520, 778), (452, 736)], [32, 26, 17]), red, 1.05, shade=1.0, shcol=dark, hatch=5, line=2.7)
    s.curve([(536, 764), (516, 752), (500, 756)], 2.4, dark)
    s.thing(limb([(462, 744), (430, 716), (396, 690), (372, 680)], [15, 17, 13, 8]), SKIN[0], 0.95, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    s.thing(limb([(470, 730), (436, 700), (404, 672), (380, 660)], [15, 18, 14, 8]), SKIN[0], 0.95, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    for k in range(3):
        s.curve([(416 - k * 4, 690 - k * 8), (396 - k * 4, 674 - k * 6), (380 - k * 2, 664 - k * 4)], 1.6)
    s.thing(limb([(444, 690), (430, 674), (420, 654)], [10, 9, 6]), SKIN[0], 0.95, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=1.9)
    at = profile(s, 468, 606, 150, -34, flip=True, skin=FACE, eye="shut", brow=-0.4, neck=((520, 672), 24), line=2.5, k=0.95)
    cheek = valid(Polygon(at(path([(0.40, 0.50), (0.56, 0.47), (0.655, 0.56), (0.655, 0.72), (0.69, 0.80), (0.725, 0.86), (0.66, 0.89), (0.58, 0.87), (0.48, 0.82), (0.40, 0.74)], 8, True))))
    cheek = cv2.GaussianBlur(s.mask(cheek.buffer(-2)), (0, 0), 2.2)
    s.cover(cheek)
    s.wash(cheek, FACE[0], 1.0, edge=0, gran=0.3, off=0)
    s.wash(ell(*at([(0.57, 0.61)])[0], 15, 13), "#b0483e", 0.4, wet=9, clip=cheek)
    bare = s.mask(valid(Polygon(at(path(PROFILE, 8, True)))).buffer(-1.5)) * (s.density.max(-1) < 0.45)
    s.wash(cv2.GaussianBlur(bare.astype(np.float32), (0, 0), 1), "#c8946c", 0.8, edge=0, off=0)
    s.curve(at([(0.68, 0.70), (0.72, 0.69), (0.75, 0.705)]), 1.8, "#4a1420")
    hair_ = valid(Polygon(at(path([(0.70, 0.17), (0.58, 0.24), (0.50, 0.34), (0.44, 0.46), (0.40, 0.60), (0.34, 0.80), (0.20, 1.02), (0.0, 1.14), (-0.16, 1.06), (-0.14, 0.70), (-0.12, 0.30), (0.06, -0.04), (0.36, -0.10), (0.58, 0.0)], 8, True))))
    s.cover(hair_)
    brushed(s, hair_, "#1c0e10")
    for e in range(70):
        t = e / 69
        s.curve(at([(0.69 - 0.34 * t, 0.16 - 0.22 * t), (0.44 - 0.34 * t, 0.18 - 0.08 * t), (0.28 - 0.36 * t, 0.56), (0.30 - 0.42 * t, 0.84 + 0.16 * t), (0.14 - 0.24 * t, 1.12)]), 1.6, ("#7a4a34", "#0a0506", "#3a201a", "#a87050")[e % 4], clip=hair_.buffer(4), alpha=0.9)
    ear = valid(Polygon(at(path([(0.35, 0.44), (0.40, 0.43), (0.42, 0.48), (0.39, 0.56), (0.35, 0.58)], 6, True))))
    s.thing(ear, SKIN[0], 1.0, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=1.8, white=0)


def _foreleg(s):
    pts = [(150, 770), (236, 850), (345, 866), (450, 826), (530, 800), (560, 794)]
    g = smooth(union(limb(pts, [96, 92, 62, 46, 42, 40], 14), blob([(526, 764), (566, 746), (606, 760), (622, 794), (604, 832), (552, 842), (522, 826)])), 8)
    s.wash(move(g, 8, 22), "#1a0210", 1.0, wet=14)
    lie = along_line(path(pts, 12))
    _fur(s, g, lie, 560, 52, 240, (14, 34), col="#8a90a2")
    joint = blob([(60, 740), (120, 660), (220, 690), (300, 770), (330, 830), (290, 900), (190, 900), (90, 850)])  # the shoulder grows out of the flank
    coat(s, joint, lie, [(c, int(300 * q), where) for (c, where), q in zip(GREY, (0.9, 1.1, 0.9, 0.5), strict=True)], (26, 56), 2, soft=60, fringe=160, fringe_cols=("#33384a", "#7a8094", "#dfe4ee"), lean=0.4)
    for a, b in ((584, 760), (600, 784), (598, 810), (576, 832)):
        toe = ell(a, b, 21, 14, 12)
        s.thing(toe, "#9aa0b0", 0.9, shade=0.9, shcol="#12141f", hatch=0, line=2.6)
        coat(s, toe, lambda x, y: 0.2, (("#12141f", 14, "dark"), ("#f0f4fa", 18, "lit")), (8, 16), 1.5)
        s.stroke([(a + 16, b + 2), (a + 32, b + 7)], 5.4, NIGHT)


def _tail(s):
    pts = [(790, 1090), (690, 1190), (560, 1236), (430, 1240), (322, 1226), (262, 1196)]
    g = limb(pts, [70, 86, 92, 84, 56, 8], 14)
    s.wash(move(g, 16, 30), "#0e1838", 1.0, wet=24, gran=0.5)
    _fur(s, g, along_line(path(pts, 12)), 700, 80, 420, (24, 56))
    tip = limb(pts[3:], [60, 46, 8], 12)
    coat(s, tip, along_line(path(pts, 12)), ((NIGHT, 200, "all"), ("#33384a", 120, "all")), (24, 50), 2, soft=40, fringe=80, fringe_cols=(NIGHT,), lean=0.4)


def _head(s):
    """Along the ground, chin on its tail; the eye that does not sleep."""
    at = lambda *pts: [(*move([p[:2]], 0, 0, 1, 4, origin=(290, 1080))[0], *p[2:]) for p in pts]  # noqa: E731
    for ear, inner in (
        (((186, 984), (152, 910), (136, 822), (148, 808, 1), (228, 872), (286, 956)), ((192, 956), (168, 896), (160, 848, 1), (214, 894), (252, 950))),
        (((106, 1046), (52, 984), (20, 904), (30, 888, 1), (122, 924), (192, 994)), ((114, 1014), (70, 966), (48, 922, 1), (114, 944), (160, 988))),
    ):
        g = blob(at(*ear), 8)
        s.wash(g.buffer(16), NIGHT, 1.0, wet=14)
        s.thing(g, "#3a3f50", 1.2, shade=1.0, shcol=NIGHT, hatch=0, line=4)
        coat(s, g, lambda x, y: -2.2, ((NIGHT, 130, "all"), ("#6a7084", 60, "lit")), (14, 30), 1.8, soft=40, fringe=60, fringe_cols=(NIGHT,))
        h = blob(at(*inner), 8)
        s.cover(h)
        s.wash(h, "#c89a90", 0.7, col2="#8a5a5a", edge=0.6)
        coat(s, h, lambda x, y: -2.2, (("#4a2a2e", 40, "dark"), ("#fff4e8", 60, "lit")), (24, 50), 1.8, soft=20)
    head_ = blob(at((90, 1060), (116, 990), (190, 948), (270, 946), (330, 986), (390, 1016), (470, 1032), (536, 1048), (556, 1076), (540, 1106), (490, 1124), (400, 1140), (330, 1166), (270, 1206), (220, 1196), (180, 1220), (150, 1180), (104, 1180), (108, 1130), (76, 1110)))
    s.wash(blob([(560, 1010), (640, 1060), (560, 1110), (470, 1060)]), "#1a2350", 1.2, wet=16)
    s.wash(move(head_, 14, 34), "#04060e", 1.5, wet=20, gran=0.5)
    nose = np.array(at((545, 1076))[0])

    def lie(x, y):
        d = np.array([x, y]) - nose
        return math.atan2(d[1] * 0.9, d[0] - 40)

    _fur(s, head_, lie, 900, 70, 330, (14, 36), col="#868c9e", w=1.7)
    pale = blob(at((540, 1092), (470, 1086), (400, 1094), (320, 1112), (240, 1130), (180, 1150), (150, 1190), (220, 1190), (270, 1200), (330, 1162), (400, 1136), (490, 1122)))
    s.lift(pale.intersection(head_), 0.7, 10)
    coat(s, pale, lie, (("#5a5a66", 70, "dark"), ("#fffdf6", 330, "lit"), ("#c8c0b8", 90, "all")), (16, 36), 1.8, soft=40, fringe=80, fringe_cols=("#fffdf6", "#8a8a94"), lean=0.4, clip=head_.buffer(16))
    dark = blob(at((536, 1050), (470, 1036), (390, 1020), (330, 992), (270, 952), (200, 954), (240, 990), (320, 1030), (400, 1052), (480, 1062)))
    coat(s, dark, lie, ((NIGHT, 190, "all"), ("#33384a", 120, "all")), (14, 30), 1.7, soft=40)
    s.thing(blob(at((520, 1052), (548, 1046), (570, 1066), (564, 1092), (540, 1096), (520, 1080)), 8), "#1a1620", 1.4, shade=0.8, shcol="#050508", hatch=0, line=3)
    s.curve(at((532, 1058), (546, 1054), (556, 1060)), 4, "#d8dfee", body=True)
    s.fill(ell(*at((558, 1080))[0], 6, 4), "#050508")
    s.curve(at((540, 1098), (500, 1106), (430, 1110), (370, 1122), (330, 1144)), 6, NIGHT)
    s.curve(at((556, 1100), (500, 1126), (400, 1144), (330, 1170), (276, 1208)), 5, NIGHT)
    for k in range(5):
        p = (490 - k * 18, 1084 + (k % 2) * 10)
        s.fill(ell(*at(p)[0], 2.8))
        s.curve(at(p, (p[0] + 20, p[1] + 50), (p[0] + 10 - 12 * k, p[1] + 104)), 1.6, "#fffdf6", body=True, alpha=0.9)
    eye = blob(at((300, 1050), (326, 1026), (362, 1028), (384, 1050), (356, 1062), (322, 1064)))
    s.fill(eye.buffer(9), "#08060a")
    s.cover(eye)
    s.wash(eye, "#ffc81e", 1.0, col2="#e88a1a", edge=1.3, off=0)
    c = at((346, 1044))[0]
    s.fill(ell(*c, 9, 15).intersection(eye))
    s.fill(ell(c[0] - 6, c[1] - 7, 4), body=True)
    s.curve(at((288, 1052), (324, 1018), (366, 1020), (396, 1050)), 7, "#08060a")
    s.curve(at((290, 1028), (320, 1002), (366, 1004)), 4, "#dfe4ee", body=True, alpha=0.8)
    s.curve(at((394, 1052), (420, 1066), (440, 1068)), 3.4, "#08060a")


@card("frost", paper="cold", light=(-0.45, -0.75), fresh=False)
def wolf_sleep(s):
    """A girl in red sleeps in the curl of a wolf in the snow; it keeps one eye open."""
    r = s.rng
    _snow(s)
    _tracks(s)
    _fir(s, 20, 40, 250, 3)
    _fir(s, 1000, 1470, 230, 5)
    _body(s)
    _girl(s)
    _foreleg(s)
    _tail(s)
    _head(s)
    for _ in range(230):
        p = (r.uniform(0, 1000), r.uniform(0, 1500))
        s.fill(ell(*p, 0.9 + 4.2 * r.random() ** 4), SNOW, body=True, alpha=0.95)
    s.splatter("#20306a", 40, size=(0.7, 4))
