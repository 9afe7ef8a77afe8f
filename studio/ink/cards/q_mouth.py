"""Very near, a scream."""

from ..easel import *
from ..kit.figure import digit, locks

SKIN = ("#e6a878", "#dc6a48", "#6a2430")
DEEP = "#5a1420"
HERS = ("#b07850", "#a05a3c", "#4a2028")
UP = ((0, 702), (45, 694), (95, 694), (180, 734), (244, 836), (262, 960))
LOW = ((0, 1345), (100, 1322), (190, 1240), (242, 1110), (262, 960))
TILT = -9


def upon(pts):
    """From the upright face to the sheet: it leans, and its far half is the narrower."""
    p = np.asarray([q[:2] for q in pts], float)
    x = np.where(p[:, 0] < 0, 1.07, 0.92) * p[:, 0] + 530
    a = np.array(move(np.c_[x - 500, p[:, 1] - 800], 500, 800, 1, TILT))
    return [(*b, *q[2:]) for b, q in zip(a, pts, strict=True)]


def both(pts):
    return [*pts, *((-a, b) for a, b, *_ in pts[::-1])]


def sides(pts):
    return [[(o * a, b) for a, b in pts] for o in (-1, 1)]


def edge(table, u):
    return float(np.interp(abs(u), [a for a, _ in table], [b for _, b in table]))


GAP = blob(upon(both([(a, b) for a, b in UP[1:]] + [(a, b) for a, b in LOW[-2:0:-1]])))


def _noise(s):
    """Pale paper, and the shout that goes out over it in strokes of the brush."""
    r = s.rng
    c = np.array(upon([(0, 900)])[0])
    s.wash(s.all, "#fbe3b4", 0.3, gran=0.5, bloom=4)
    for i in range(64):
        a = math.tau * i / 64 + r.normal() * 0.03
        d = np.array([math.cos(a), math.sin(a) * 1.25])
        p, q = c + d * r.uniform(430, 520), c + d * r.uniform(640, 1000)
        s.wash(limb([p, (p + q) / 2, q], [r.uniform(4, 10), r.uniform(8, 20), 2]), ("#e8482c", "#f08a2c", "#d8303a")[i % 3], r.uniform(0.35, 0.8), dry=0.4, gran=0.5)


def _face(s):
    r = s.rng
    for ear in sides([(405, 560), (470, 490), (512, 530), (506, 660), (462, 750), (405, 720)]):
        s.thing(blob(upon(ear)), SKIN[0], 0.7, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=6, line=3.2)
        o = math.copysign(1, ear[0][0])
        for pts in ([(440, 560), (474, 524), (488, 600), (456, 700)], [(444, 610), (464, 600), (460, 660)]):
            s.curve(upon([(o * a, b) for a, b in pts]), 2.4, DEEP)
    neck = poly(upon([(-380, 1080), (-400, 1300), (-470, 1700), (470, 1700), (380, 1300), (360, 1080)]))
    s.thing(neck, SKIN[0], 0.7, col2=SKIN[1], shade=0.9, shcol="#8a343a", hatch=7, line=3.6, soft=120, gran=0.5)
    s.wash(blob(upon([(-420, 1200), (-300, 1400), (0, 1560), (300, 1400), (420, 1200), (420, 1480), (0, 1640), (-420, 1480)])), "#6a2430", 0.8, wet=40, clip=neck)
    for pts in sides([(360, 1280), (350, 1400), (390, 1560)]) + sides([(312, 1380), (300, 1460), (330, 1560)]):
        s.curve(upon(pts), 3.4, "#3a0e18", clip=neck)
    face = blob(upon(both([(60, 70), (270, 110), (396, 280), (430, 450), (452, 600), (424, 760), (414, 950), (404, 1130), (330, 1330), (200, 1450), (70, 1490)])))
    s.thing(face, SKIN[0], 0.62, col2="#e88a5c", shade=0.75, shcol="#a8483e", hatch=7, hw=1.1, thr=0.55, line=3.8, soft=190, gran=0.55, white=0.4)

    def tone(pts, col, k, wet=30):
        s.wash(blob(upon(pts)), col, k, wet=wet, clip=face, gran=0.5)

    tone([(-420, 900), (-300, 1040), (-300, 1300), (-120, 1420), (200, 1420), (300, 1280), (330, 900), (440, 800), (420, 1300), (120, 1530), (-160, 1530), (-420, 1260)], "#d0603f", 0.45, 60)
    tone([(300, 640), (430, 560), (450, 900), (400, 1300), (310, 1400), (330, 1000)], "#7a2c34", 0.5, 60)
    for o in (-1, 1):
        tone([(o * a, b) for a, b in ((60, 400), (150, 350), (300, 350), (350, 420), (300, 480), (120, 480))], "#c4504a", 0.42, 34)
        tone([(o * a, b) for a, b in ((150, 560), (300, 560), (370, 680), (300, 760), (190, 680))], "#e8543e", 0.42, 58)
        tone([(o * a, b) for a, b in ((90, 600), (150, 600), (250, 700), (330, 860), (330, 1060), (290, 960), (230, 780))], SKIN[2], 0.5, 22)
        s.lift(blob(upon([(o * a, b) for a, b in ((150, 500), (290, 500), (330, 560), (240, 590), (160, 560))])), 0.5, 18)
    tone([(20, 420), (80, 440), (110, 600), (60, 640), (30, 560)], SKIN[2], 0.4, 20)
    tone([(-60, 640), (60, 640), (70, 668), (-70, 668)], SKIN[2], 0.6, 10)
    tone([(-150, 1425), (0, 1418), (150, 1425), (90, 1452), (-90, 1452)], SKIN[2], 0.8, 14)
    s.lift(blob(upon([(-60, 420), (-10, 410), (10, 560), (-40, 590)])), 0.55, 12)
    s.lift(blob(upon([(-240, 170), (-40, 130), (60, 190), (-120, 240)])), 0.5, 30)
    s.lift(blob(upon([(-80, 1462), (40, 1462), (30, 1492), (-70, 1490)])), 0.5, 12)

    def pen(pts, w=3.0, **kw):
        s.curve(upon(pts), w, "#3a0e18", n=12, **kw)

    for o in (-1, 1):  # eyes pressed shut, and what that does to a face
        def m(pts, o=o):
            return [(o * a, b) for a, b in pts]

        pen(m([(88, 452), (150, 482), (230, 480), (318, 440)]), 9, taper=(0.2, 0.3))
        pen(m([(92, 440), (150, 410), (230, 402), (320, 436)]), 2.4)
        pen(m([(120, 424), (200, 388), (300, 398)]), 1.8)
        for i in range(13):
            u = i / 12
            a, b = 104 + 208 * u, 462 + 26 * math.sin(math.pi * min(1, u * 1.1)) - 24 * u * u
            pen(m([(a, b), (a + 4 + 10 * u, b + 16), (a + 14 * (u - 0.2), b + 30)]), 2.6)
        for e, q in ((430, -46), (438, -18), (448, 10), (456, 40), (464, 66)):
            pen(m([(326, e), (366, e + q * 0.5), (398, e + q)]), 2.4)
        for i in range(5):
            pen(m([(110 - i * 6, 494 + i * 13), (190, 520 + i * 13), (286 + i * 8, 492 + i * 17)]), 2.2 - 0.2 * i, alpha=0.8)
        pen(m([(96, 588), (190, 640), (280, 740), (330, 880), (336, 1010), (316, 1110)]), 5, taper=(0.1, 0.5))
        for i in range(4):
            pen(m([(352 + i * 15, 830 + i * 20), (366 + i * 14, 960), (352 + i * 14, 1090 - i * 10)]), 2.4 - 0.3 * i)
        for i in range(12):
            pen(m([(150 + i * 14, 614 + i * i * 1.4), (172 + i * 14, 632 + i * i * 1.4 + 12)]), 1.5)
        pen(m([(58, 560), (92, 528), (126, 556), (122, 604), (92, 622)]), 4.4)
        pen(m([(40, 420), (44, 480), (62, 540)]), 2.4, alpha=0.7)
        s.fill(blob(upon(m([(22, 622), (46, 596), (84, 602), (90, 622), (54, 632)]))), "#3a0e18")
        pen(m([(26, 372), (16, 330), (24, 286)]), 4.6, taper=(0.2, 0.5))
        pen(m([(48, 350), (42, 310), (54, 270)]), 2.4)
        for _ in range(300):  # brows, hair by hair
            u = r.random()
            a, b = 52 + 300 * u, 398 - 158 * u**0.8 + 44 * max(0, u - 0.7) + np.clip(r.normal(), -1.6, 1.6) * (22 - 15 * u)
            s.curve(upon(m([(a, b), (a + 24, b - 16 + 20 * u), (a + 46, b - 20 + 36 * u)])), r.uniform(2.6, 5.4), ("#6a200e", "#b8481a", "#3a100c")[int(r.integers(3))], n=5)
    pen([(-22, 628), (0, 640), (24, 628)], 3)
    pen([(-58, 560), (-30, 592), (0, 600), (32, 592), (60, 560)], 1.8, alpha=0.5)
    for i, y in enumerate((170, 206, 242)):
        pen([(-220 + i * 30, y + 12), (-110, y - 10), (0, y + 16), (110, y - 10), (220 - i * 30, y + 12)], 2.6)
    for q in (-1, 1):
        pen([(q * 14, 646), (q * 17, 664)], 2)
    pen([(-140, 1432), (0, 1420), (140, 1432)], 4)
    for _ in range(46):
        x, y = r.uniform(90, 330) * r.choice([-1, 1]), r.uniform(530, 690)
        s.fill(ell(*upon([(x, y)])[0], r.uniform(1.6, 3.6)), "#a8482c", alpha=0.6)
    return face


def _hair(s):
    r = s.rng
    for col, n, w in (("#7a2412", 190, 7), ("#c8501c", 260, 6), ("#f08a34", 200, 4.4), ("#ffd08a", 70, 2.6)):
        for _ in range(n):
            u = r.uniform(-1, 1)
            a, b = 420 * u, 330 - 240 * math.sqrt(1 - u * u * 0.92) + r.normal() * 12
            d = np.array([u * 0.9 + r.normal() * 0.1, -1 + 0.5 * abs(u)]) * r.uniform(90, 250)
            s.curve(upon([(a, b), (a + d[0] * 0.4 + r.normal() * 6, b + d[1] * 0.5), (a + d[0], b + d[1])]), w * r.uniform(0.6, 1.3), col, n=6, taper=(0.1, 0.7), body=col == "#ffd08a")


def _inside(s):
    """The room: palate, arches, tongue, and the lamp where the uvula would be."""
    lamp = np.array(upon([(0, 890)])[0])
    s.cover(GAP)
    s.wash(GAP, "#e8606a", 0.9, col2="#c8384c", gran=0.5, bloom=2)
    s.wash(GAP.difference(GAP.buffer(-64)), "#7a1430", 0.9, wet=34, clip=GAP)
    hall = blob(upon(both([(1, 840), (80, 850), (140, 930), (160, 1050), (158, 1180)])))
    s.wash(hall, "#8a1430", 1.0, wet=10, clip=GAP, gran=0.5)
    s.wash(blob(upon(both([(1, 1010), (60, 1020), (90, 1090), (90, 1190)]))), "#3a0618", 1.1, wet=20, clip=GAP)
    s.lift(ell(*lamp, 190, 150), 0.7, 60)
    s.glow(*lamp, 380, "#ffc850", 0.7, 0.95)
    for i in range(6):  # ridges of the palate, lit from below
        y = 770 + i * 17
        for pts in sides([(8, y + 8), (80 + 8 * i, y - 12), (170 + 6 * i, y + 40 + 6 * i)]):
            s.curve(upon(pts), 2.6, "#a82c40", clip=GAP, taper=(0.1, 0.6))
            s.curve(upon([(a, b + 5) for a, b in pts]), 1.8, "#fff0c0", clip=GAP, body=True, alpha=0.7)
    for q in (0, 18, 36):
        s.curve(upon([(-168 - q, 1190), (-168 - q, 1040 - q), (-120 - q, 900 - q * 0.6), (-20, 842 - q * 0.3)]), 3.2 - q * 0.04, "#7a1430", clip=GAP)
        s.curve(upon([(168 + q, 1190), (168 + q, 1040 - q), (120 + q, 900 - q * 0.6), (20, 842 - q * 0.3)]), 3.2 - q * 0.04, "#7a1430", clip=GAP)
    for i in range(30):
        a = math.tau * i / 30
        s.stroke([lamp + [92 * math.cos(a), 92 * math.sin(a)], lamp + [s.rng.uniform(112, 170) * math.cos(a), s.rng.uniform(112, 170) * math.sin(a)]], 1.6, "#fff2c0", body=True, alpha=0.75, clip=GAP)
    tongue = blob(upon([(-225, 1345), (-224, 1210), (-160, 1152), (-60, 1134), (0, 1146), (60, 1134), (160, 1152), (224, 1210), (225, 1345), (0, 1390)])).intersection(GAP)
    s.thing(tongue, "#f07a78", 0.9, col2="#e05a68", shade=0.7, shcol="#8a1838", hatch=6, line=2.6, soft=60)
    s.lift(blob(upon([(-130, 1170), (0, 1158), (130, 1170), (120, 1230), (-120, 1230)])), 0.45, 20)
    s.curve(upon([(0, 1240), (5, 1290), (-3, 1345)]), 3, "#8a1838", clip=tongue)
    for _ in range(130):
        p = upon([(s.rng.uniform(-215, 215), s.rng.uniform(1160, 1330))])[0]
        s.stroke(arc(*p, 3.4, 2.4, 10, 170, 6), 1.2, "#a82848", clip=tongue, alpha=0.8)


def _reader(s):
    def q(*pts):
        return [(*p, *o[2:]) for p, o in zip(upon([(a, b) for a, b, *_ in pts]), pts, strict=True)]

    s.wash(blob(q((-112, 1216), (0, 1196), (124, 1218), (90, 1250), (-80, 1250))), "#8a1838", 0.9, wet=10)
    s.curve(q((0, 780), (-2, 830), (0, 836)), 4, "#5a1420")
    chair = dict(shade=0.9, shcol="#0c3a34", hatch=5, gran=0.5)
    for x in (-84, 84):
        s.thing(limb(q((x, 1196), (x * 1.04, 1224)), [9, 6]), "#8a5424", 1.0, shade=0.7, hatch=0, line=2)
    back = blob(q((-92, 1110), (-104, 1000), (-92, 950), (-40, 930), (0, 926), (40, 930), (92, 950), (104, 1000), (92, 1110)))
    s.thing(back, "#2fa07a", 1.0, col2="#1f7f6a", line=3, **chair)
    for x, y in ((-50, 975), (0, 968), (50, 975), (-72, 1010), (72, 1010)):
        p = q((x, y))[0]
        s.fill(ell(*p, 3.4), "#0c3a34")
        for a in (0.6, 2.2, 3.9, 5.4):
            s.stroke([p, (p[0] + 13 * math.cos(a), p[1] + 13 * math.sin(a))], 1.3, "#0c4a40")
    seat = blob(q((-88, 1128), (0, 1120), (88, 1128), (94, 1196), (0, 1204), (-94, 1196)))
    s.thing(seat, "#3ab088", 1.0, col2="#1f7f6a", line=2.8, **chair)
    hair = ("#2a1218", "#140a10", "#6a3428", "#a8684a")
    s.thing(blob(q((-22, 1046), (22, 1046), (44, 1062), (54, 1130), (-54, 1130), (-44, 1062))), "#f4c83c", 0.9, shade=0.8, shcol="#a8601c", hatch=4, line=2.2)
    locks(s, ell(*q((14, 958))[0], 19, 17), lambda x, y: x * 0.2, hair, 60, long=10)
    head = blob(q((-30, 1000), (-26, 978), (0, 968), (26, 978), (30, 1000), (24, 1030), (0, 1048), (-24, 1030)))
    s.thing(head, HERS[0], 0.8, col2=HERS[1], shade=0.6, shcol=HERS[2], hatch=0, line=2.2)
    locks(s, blob(q((-35, 1016), (-36, 984), (-16, 962), (8, 960), (32, 976), (36, 1016), (27, 1000), (14, 984), (-8, 982), (-26, 998))), lambda x, y: 2.4 if x < q((0, 0))[0][0] + 30 else 0.8, hair, 140, long=15)
    for x in (-12, 12):
        s.curve(q((x - 8, 1006), (x, 1011), (x + 8, 1006)), 2.4)
        s.outline(ell(*q((x, 1008))[0], 10.5, 9.5), 1.7, "#5a2a10", lost=0)
        s.curve(q((x - 8, 993), (x, 989), (x + 8, 993)), 1.8)
    legs = dict(shade=0.8, shcol="#1c1c4a", hatch=4, line=2.2)
    s.thing(limb(q((-26, 1130), (-40, 1160), (-36, 1208)), [23, 20, 13]), "#4a5ab0", 1.0, **legs)
    s.thing(blob(q((-48, 1204), (-26, 1202), (-18, 1222), (-44, 1228), (-62, 1222))), "#d8403a", 1.1, shade=0.7, shcol="#4a0a14", hatch=0, line=2)
    s.thing(limb(q((26, 1128), (10, 1160), (-24, 1166)), [24, 22, 17]), "#5a6ac4", 1.0, **legs)
    s.thing(limb(q((-20, 1164), (-46, 1176), (-66, 1186)), [15, 12, 9]), "#fffaf0", 0.2, shade=0.5, hatch=0, line=2)
    for a in (-34, -46, -58):
        s.stroke(q((a + 3, 1162 + (-30 - a) * 0.42), (a - 4, 1188 + (-30 - a) * 0.3)), 3.2, "#d8403a")
    s.thing(blob(q((-60, 1174), (-72, 1172), (-96, 1160), (-100, 1174), (-86, 1196), (-66, 1200))), "#d8403a", 1.1, shade=0.7, shcol="#4a0a14", hatch=0, line=2)
    for o in (-1, 1):
        arm = blob(q(*((o * a, b) for a, b in ((80, 1200), (78, 1100), (92, 1076), (116, 1080), (122, 1104), (114, 1200)))))
        s.thing(arm, "#2fa07a", 1.0, col2="#1f7f6a", line=2.8, **chair)
        s.outline(ell(*q((o * 101, 1098))[0], 17, 16), 2, lost=0.2)
        s.thing(limb(q((o * 44, 1066), (o * 76, 1098), (o * 62, 1086)), [15, 14, 11]), "#f4c83c", 0.9, shade=0.8, shcol="#a8601c", hatch=3, line=2)
    cover = [(-64, 1026), (0, 1036), (64, 1026), (66, 1108), (0, 1120), (-66, 1108)]
    s.thing(poly(q(*((a * 1.05, b - 4) for a, b in cover))), "#fff8e4", 0.2, shade=0.3, hatch=0, line=1.6)
    s.thing(poly(q(*cover)), "#c8303a", 1.1, col2="#a01c30", shade=0.5, shcol="#4a0814", hatch=0, line=2.4)
    s.stroke(q((0, 1036), (0, 1120)), 3, "#4a0814")
    gold = dict(body=True, wobble=0.2)
    s.stroke(q((14, 1042), (56, 1036), (57, 1100), (14, 1108), (14, 1042)), 1.6, "#ffd060", **gold)
    s.stroke(q((24, 1060), (24, 1078), (35, 1092), (46, 1076), (46, 1057), (24, 1060)), 2.2, "#ffd060", **gold)
    s.stroke(q((22, 1079), (49, 1075)), 1.8, "#ffd060", **gold)
    for o in (-1, 1):  # four fingers on the cover, the thumb behind it
        for i in range(4):
            y = 1070 + i * 9.5
            digit(s, q((o * 68, y + 2), (o * 57, y), (o * 46, y + 2)), [5.4, 5.2, 4.4], HERS, crease=0, hatch=0, line=1.4, nail=0)
    shade = blob(q((-30, 832, 1), (30, 832, 1), (62, 878, 1), (0, 888), (-62, 878, 1)))
    s.thing(shade, "#ffd24a", 0.6, shade=0.5, shcol="#d86a1c", hatch=0, line=2.6)
    for x in np.linspace(-0.8, 0.8, 7):
        s.stroke(q((x * 30, 834), (x * 62, 880)), 1.4, "#b8641c")
    s.fill(ell(*q((0, 886))[0], 15, 9), "#fffce8", body=True)
    s.thing(blob(q((88, 1052), (118, 1050), (114, 1074), (94, 1075))), "#fffdf4", 0.1, shade=0.5, hatch=0, line=1.9)
    s.stroke(arc(*q((120, 1060))[0], 7, 7, -100, 100, 10), 2.6, "#8a7a6a")
    for e in (0, 9):
        s.curve(q((98 + e, 1046), (92 + e, 1034), (102 + e, 1022), (95 + e, 1006)), 1.8, "#fff6e0", body=True, alpha=0.9)


def _teeth(s):
    gum = GAP.difference(GAP.buffer(-34))
    band = union(poly(upon([(-300, 640), (300, 640), (300, 850), (-300, 850)])), poly(upon([(-300, 1140), (300, 1140), (300, 1420), (-300, 1420)])))
    s.thing(gum.intersection(band), "#f08a8a", 0.8, col2="#d8505e", shade=0.7, shcol="#7a1430", hatch=0, line=2)
    for table, way, rows in ((UP, 1, ((33, 35, 104), (99, 30, 96), (155, 26, 98), (200, 25, 78), (229, 24, 62), (249, 22, 46))), (LOW, -1, ((27, 27, 78), (80, 26, 78), (130, 25, 84), (174, 25, 72), (208, 25, 60), (236, 23, 46)))):
        for u, w, h in rows[::-1]:
            for o in (-1, 1):
                y = edge(table, u) + way * 16
                lean = -u * 0.0016 * h
                t = h
                pts = [(u - w * 0.8, y + way * 6 + way * u * 0.05), (u, y - way * 4), (u + w * 0.8, y + way * 12), (u + w + lean * 0.5, y + way * t * 0.55), (u + w * 0.8 + lean, y + way * t * 0.95), (u + lean, y + way * t * (1.06 if w == 26 or w == 25 else 1.0)), (u - w * 0.84 + lean, y + way * t * 0.95), (u - w + lean * 0.5, y + way * t * 0.55)]
                g = blob(upon([(o * a, b) for a, b in pts]))
                s.wash(move(g, 3, 7 * way), "#6a1028", 0.55, wet=6, clip=GAP)
                s.thing(g, "#fffbee", 0.15, col2="#f8e2a8", shade=0.6, shcol="#b8845a", hatch=5, hw=0.8, thr=0.6, line=2.6, white=0.6)
                if way > 0:
                    s.wash(blob(upon([(o * (u - w * 0.7), y + t * 0.7), (o * (u + w * 0.7), y + t * 0.7), (o * (u + w * 0.6), y + t), (o * (u - w * 0.6), y + t)])), "#ffe6a0", 0.3, wet=12, clip=g)
                for e in (-0.3, 0.35):
                    s.curve(upon([(o * (u + w * e), y + way * t * 0.3), (o * (u + w * e + lean * 0.4), y + way * t * 0.62)]), 1.1, "#b89a78", alpha=0.8)
                if way < 0 and u == 130 and o < 0:
                    _door(s, y)


def _door(s, y):
    def q(*pts):
        return upon([(-130 + 0.8 + a, y - b) for a, b in pts])

    frame_ = blob([(*p, 1) if i in (0, 4) else p for i, p in enumerate(q((-15, 14), (-15, 48), (0, 62), (15, 48), (15, 14)))])
    s.thing(frame_, "#ffb83a", 0.9, shade=0.3, hatch=0, line=2.4)
    leaf = poly(q((-15, 14), (-15, 48), (-7, 57), (2, 52), (3, 8)))
    s.thing(leaf, "#3a7ac8", 1.1, shade=0.6, shcol="#0c2450", hatch=0, line=2.2)
    s.fill(ell(*q((-1, 30))[0], 2.4), "#ffe07a", body=True)
    s.outline(ell(*q((-7, 44))[0], 4), 1.5, "#fff2c0", lost=0)
    s.thing(poly(q((-20, 14), (20, 14), (24, 6), (-24, 6))), "#e8d8b8", 0.5, shade=0.5, hatch=0, line=1.8)


def _lips(s):
    outer = blob(upon([(0, 668), (40, 644), (84, 640), (180, 676), (262, 790), (296, 950), (286, 1120), (226, 1290), (120, 1392), (0, 1414), (-120, 1392), (-226, 1290), (-286, 1120), (-296, 950), (-262, 790), (-180, 676), (-84, 640), (-40, 644)]))
    lips = outer.difference(GAP)
    s.thing(lips, "#e0525a", 0.85, col2="#c8303e", shade=0.75, shcol="#6a0c20", hatch=0, line=3.4, soft=24)
    s.outline(GAP, 3.6, lost=0.05)
    c = np.array(upon([(0, 1000)])[0])
    for p, d, _ in marks.along(np.asarray(GAP.exterior.coords), 15):
        n = (p - c) / np.hypot(*(p - c))
        q = s.rng.uniform(16, 38)
        s.curve([p + n * 3, p + n * q * 0.5 + d * 2, p + n * q + d * 5], 1.5, "#7a1024", clip=lips, alpha=0.85)
    for pts in ([(-150, 1370), (-40, 1392), (60, 1390)], [(-120, 676), (-80, 662), (-50, 664)], [(-272, 1010), (-276, 1090), (-260, 1160)]):
        s.curve(upon(pts), 8, "#fff0e6", body=True, alpha=0.75, clip=lips, wobble=1.4)


@card("ember", paper="cold", light=(-0.7, -0.6))
def mouth_room(s):
    """A great face screams; in its mouth somebody sits in an armchair and reads, and one tooth is a door."""
    _noise(s)
    _face(s)
    _hair(s)
    _inside(s)
    _reader(s)
    _teeth(s)
    _lips(s)
    s.splatter("#d8303a", 40, (0, 0, 1000, 500), (0.7, 4.5))
    s.splatter("#f0903a", 26, size=(0.7, 4))
