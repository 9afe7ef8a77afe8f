"""Far from the table."""

from ..easel import *
from ..kit.coat import coat
from ..kit.grasp import grasp
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT, SLATE = "#070816", "#39446a"
CHAIR = np.array([356.0, 356.0])


def _space(s):
    r = s.rng
    s.wash(s.all, "#2c3f78", 0.95, col2="#3a2c68", pool=0.6, gran=0.25, bloom=4)
    s.wash(blob([(300, -100), (1100, -100), (1100, 1100), (820, 900), (700, 620), (520, 300)]), "#141840", 1.2, wet=90, gran=0.25, pool=0.7)
    s.wash(blob([(560, -100), (1100, -100), (1100, 760), (900, 620), (800, 330), (640, 120)]), NIGHT, 1.5, wet=85, gran=0.25)
    s.wash(blob([(-100, 560), (160, 640), (260, 900), (200, 1300), (-100, 1300)]), NIGHT, 1.2, wet=85, gran=0.25)
    s.wash(blob([(-100, -100), (120, -100), (60, 180), (-100, 320)]), NIGHT, 1.0, wet=70, gran=0.25)
    s.wash(blob([(420, 1200), (640, 820), (900, 520), (1060, 420), (1060, 560), (860, 760), (640, 1200)]), "#4a8a98", 0.35, wet=70, gran=0.25)
    s.lift(blob([(500, 1160), (700, 800), (960, 520), (1060, 470), (880, 700), (640, 1160)]), 0.28, 60)
    for _ in range(560):
        x, y = r.uniform(0, 1000), r.uniform(0, 1240)
        q = 0.6 + 2.1 * r.random() ** 4
        s.fill(ell(x, y, q), "#fff8e6" if r.random() < 0.75 else "#a8c8ff", body=True, alpha=r.uniform(0.5, 1))
    for x, y, q in ((720, 180, 13), (900, 380, 9), (610, 470, 8), (120, 720, 11), (840, 720, 12), (560, 90, 9), (70, 560, 8)):
        for a in (0, 90):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * q
            s.stroke([(x, y) - d, (x, y) + d], 2, "#fff8e6", body=True, taper=(0.5, 0.5), wobble=0)


def _house(s):
    """A kitchen without its front wall, on the clod of earth that it was torn out with."""
    r = s.rng
    s.glow(300, 300, 330, "#f6a838", 0.55, 0.6)
    s.wash(ell(290, 300, 290, 250), "#e8842a", 0.75, wet=90, gran=0.25)
    clod = blob([(96, 408), (180, 424), (320, 420), (470, 392), (452, 440), (420, 462), (396, 506), (350, 520), (326, 566), (296, 548), (270, 586), (246, 540), (200, 520), (176, 470), (128, 448)])  # fmt: skip
    s.thing(clod, "#6a4428", 1.1, col2="#3a2420", shade=0.9, shcol="#140a10", hatch=5, line=2.6)
    for _ in range(46):  # roots and stones
        x, y = r.uniform(140, 440), r.uniform(440, 540)
        s.fill(ell(x, y, r.uniform(1.5, 5), r.uniform(1.2, 3)), ("#a8825a", "#24120f")[int(r.integers(2))], clip=clod)
    for x in (210, 262, 300, 344, 384):
        s.curve([(x, 530), (x + r.normal() * 10, 570), (x + r.normal() * 20, 600 + r.normal() * 14)], 2.2, "#3a2420")
        s.curve([(x, 540), (x + 12, 560), (x + 22, 580)], 1.4, "#6a4428")
    for _ in range(110):
        x = r.uniform(92, 474)
        y = np.interp(x, [96, 180, 320, 470], [408, 424, 420, 392])
        s.curve([(x, y + 4), (x + r.normal() * 2, y - 5), (x + r.normal() * 5, y - 13)], 1.8, ("#5a8a3e", "#2c4a2a", "#a8c060")[int(r.integers(3))], n=4)
    back = poly([(158, 206), (410, 190), (410, 372), (158, 392)])
    side = poly([(120, 212), (158, 206), (158, 392), (120, 408)])
    right = poly([(410, 190), (446, 200), (446, 390), (410, 372)])
    floor = poly([(120, 408), (158, 392), (410, 372), (446, 390), (446, 398), (120, 418)])
    s.cover(union(back, side, right, floor))
    s.wash(back, "#ffdf96", 0.5, col2="#f6b860", mix=("rad", 300, 250, 170, 0, 1), edge=0.5)
    s.wash(side, "#c8803c", 0.75, edge=0.5)
    s.wash(right, "#d8944a", 0.75, edge=0.5)
    s.wash(floor, "#9a5a2c", 0.85, edge=0.5)
    for k in range(9):  # paper with stripes, boards
        x = 172 + k * 28
        s.stroke([(x, 206 - k), (x, 386 - k * 1.6)], 1, "#c8843a", alpha=0.6)
        s.stroke([(136 + k * 36, 410 - k * 2), (166 + k * 29, 391 - k * 2)], 1.1, "#4a2410")
    for g in (back, side, right, floor):
        s.outline(g, 2)
    win = poly([(176, 240), (226, 237), (226, 294), (176, 298)])
    s.thing(win, "#2a3a70", 1.0, shade=0, hatch=0, line=2.2)
    s.stroke([(201, 239), (201, 296)], 2.4, "#fff0cc", body=True)
    s.stroke([(177, 268), (225, 265)], 2.4, "#fff0cc", body=True)
    for x in (168, 232):
        s.thing(blob([(x - 9, 234), (x + 9, 233), (x + 7, 270), (x + 10, 304), (x - 10, 306), (x - 6, 270)]), "#c23a34", 0.9, shade=0.6, shcol="#4a0c14", hatch=0, line=1.6)  # fmt: skip
    s.thing(poly([(336, 250), (396, 246), (396, 252), (336, 256)]), "#7a4420", 1.0, shade=0.3, hatch=0, line=1.5)
    for k, col in enumerate(("#3a7a88", "#c23a34", "#e8e0c8", "#5a8a3e")):
        s.thing(poly([(340 + k * 14, 249 - k), (340 + k * 14, 232 - k), (350 + k * 14, 231 - k), (350 + k * 14, 248 - k)]), col, 0.9, shade=0.3, hatch=0, line=1.3)  # fmt: skip
    # roof: eaves, tiles, chimney
    s.thing(poly([(356, 96), (356, 136), (384, 140), (384, 96)]), "#8a4a3a", 1.1, shade=0.6, hatch=0, line=2)
    roof = poly([(96, 222), (160, 116), (414, 104), (470, 204), (410, 186), (158, 202)])
    s.thing(roof, "#b8402e", 1.1, col2="#7a2424", shade=0.8, shcol="#2c0a14", hatch=0, line=2.6)
    for j in range(6):
        u = j / 6
        a, b = np.array([160 - 62 * u, 118 + 88 * u]), np.array([414 + 50 * u, 106 + 84 * u])
        for q in np.linspace(0, 1, 20):
            p = a + (b - a) * q
            s.stroke(arc(p[0], p[1], 7, 6, 10, 170, 8), 1.3, "#3a0c12", clip=roof)
    s.thing(poly([(96, 222), (158, 202), (410, 186), (470, 204), (470, 211), (410, 194), (158, 210), (97, 230)]), "#e0b078", 0.7, shade=0.5, hatch=0, line=1.8)
    for k in range(5):
        s.lift(ell(376 + 16 * k, 84 - 16 * k, 10 + 5 * k, 8 + 3 * k), 0.3, 6)
    # lamp
    s.stroke([(292, 196), (292, 232)], 1.8)
    s.lift(poly([(280, 246), (306, 246), (380, 372), (200, 384)]), 0.5, 9)
    s.thing(poly([(270, 250), (284, 230), (300, 230), (314, 248)]), "#fff0b0", 0.5, shade=0.4, shcol="#c8843a", hatch=0, line=1.9)
    s.fill(ell(292, 251, 8, 4), "#fffdf0", body=True)
    # chairs, table laid for two
    wood = dict(shade=0.6, shcol="#2a1008", hatch=0, line=1.7)

    def chair(x, y, e):
        for a in (0, 30 * e):
            s.stroke([(x + a, y), (x + a - 2 * e, y + 44)], 4.4, "#4a2412", taper=(0, 0))
        s.thing(poly([(x - 3 * e, y - 3), (x + 35 * e, y - 5), (x + 35 * e, y + 2), (x - 3 * e, y + 4)]), "#8a4a24", 1.0, **wood)
        for a in (0, 8):
            s.stroke([(x - 2 * e + a * e * 0.4, y), (x - (7 - a * 0.5) * e, y - 56)], 4, "#5a2c16", taper=(0, 0))
        for k in (50, 36, 22):
            s.stroke([(x - 6 * e, y - k), (x + 1 * e, y - k - 2)], 3.4, "#5a2c16", taper=(0, 0))

    chair(176, 350, 1)
    chair(396, 336, -1)
    s.thing(limb([(214, 346), (244, 350), (246, 384)], [13, 11, 7]), "#2f6a5a", 1.0, shade=0.7, shcol="#0a241e", hatch=0, line=1.9)
    s.thing(ell(252, 388, 12, 5), "#3a1c14", 1.2, shade=0.4, hatch=0, line=1.5)
    s.thing(blob([(182, 350), (180, 316), (190, 288), (206, 284), (220, 296), (222, 330), (230, 352), (204, 360)]), "#2f7a64", 1.0, shade=0.8, shcol="#0a241e", hatch=0, line=2)  # fmt: skip
    head_ = blob([(196, 262), (206, 252), (220, 254), (226, 264), (231, 271), (226, 274), (226, 282), (216, 288), (204, 286)])
    s.thing(head_, "#9a6242", 0.9, col2="#8a4a34", shade=0.5, shcol="#3e1c22", hatch=0, line=1.7)
    s.fill(blob([(192, 280), (188, 262), (198, 248), (216, 246), (226, 254), (214, 258), (208, 268), (206, 284)]), "#c8bcb4", body=True)
    s.thing(ell(190, 268, 9), "#c8bcb4", 0.5, shade=0.4, hatch=0, line=1.4)
    s.fill(ell(220, 266, 1.7), "#1c0c0a")
    s.curve([(221, 279), (226, 279)], 1.3)
    cloth_ = poly([(236, 326), (364, 318), (368, 346), (354, 340), (330, 350), (300, 344), (270, 354), (246, 346), (234, 352)])
    for x in (248, 352):
        s.stroke([(x, 340), (x + 1, 388 - (x - 248) * 0.1)], 5, "#5a2c16", taper=(0, 0))
    s.thing(cloth_, "#fffaf0", 0.15, shade=0.7, shcol="#b08a6a", hatch=0, line=1.9)
    for x in (264, 334):
        s.thing(ell(x, 325 - (x - 264) * 0.05, 15, 4.6), "#e8f0f4", 0.4, shade=0.3, hatch=0, line=1.4)
        s.curve([(x - 4, 318), (x - 7, 308), (x - 2, 298)], 1.2, "#ffffff", body=True, alpha=0.8) if x < 300 else None
    s.thing(poly([(296, 324), (294, 308), (306, 307), (306, 323)]), "#3a7a88", 0.9, shade=0.4, hatch=0, line=1.4)
    for k in range(3):
        s.stroke([(300, 308), (294 + k * 6, 292 + abs(k - 1) * 3)], 1.3, "#2c4a2a")
        s.fill(ell(294 + k * 6, 291 + abs(k - 1) * 3, 4), "#f8c030", body=True)
    s.thing(limb([(206, 298), (224, 318), (246, 320)], [9, 7.5, 5]), "#2f7a64", 1.0, shade=0.6, shcol="#0a241e", hatch=0, line=1.7)
    s.thing(ell(250, 320, 6.5, 5), "#9a6242", 0.9, shade=0.4, hatch=0, line=1.4)
    s.lift(blob([(440, 396), (520, 640), (430, 660), (330, 420)]), 0.3, 26)
    s.wash(blob([(446, 390), (540, 690), (430, 690), (300, 410)]), "#f6b040", 0.5, wet=40)


def _moon(s):
    r = s.rng
    top = path([(-60, 1330), (120, 1256), (360, 1206), (640, 1188), (860, 1204), (1060, 1250)], 14)
    g = valid(Polygon([*top, (1060, 1600), (-60, 1600)]))
    s.cover(g)
    s.wash(g, "#d9d6cf", 0.4, col2="#b4b2b8", gran=0.3, pool=0.6, bloom=3)
    s.wash(blob([(1100, 1180), (820, 1300), (640, 1420), (560, 1600), (1100, 1600)]), "#5a5f82", 0.8, wet=70, gran=0.3, clip=g)
    s.wash(blob([(1100, 1330), (900, 1420), (800, 1600), (1100, 1600)]), "#141630", 1.2, wet=70, gran=0.25, clip=g)
    s.wash(blob([(-100, 1400), (60, 1440), (160, 1600), (-100, 1600)]), "#2c2f54", 0.9, wet=60, gran=0.25, clip=g)
    s.stroke(top, 2.8)
    for x, y, w in ((180, 1330, 70), (410, 1262, 36), (330, 1440, 96), (900, 1300, 60), (60, 1440, 44), (740, 1240, 30), (560, 1462, 50), (250, 1262, 20)):
        h = w * 0.34
        s.wash(ell(x, y, w, h), "#7a7c98", 0.6, edge=0.8, gran=0.25, clip=g)
        s.wash(blob([(x - w, y), (x - w * 0.5, y - h), (x + w * 0.3, y - h), (x + w * 0.1, y - h * 0.2), (x - w * 0.5, y + h * 0.5)]), "#22244a", 1.1, wet=w * 0.12, clip=ell(x, y, w, h))  # fmt: skip
        s.stroke(arc(x, y, w, h, 150, 350, 30), 2.8)
        s.stroke(arc(x, y + 3, w * 1.04, h * 1.08, 10, 140, 30), 2.4, "#ffffff", body=True)
        for _ in range(int(w / 3)):
            a = r.uniform(0, math.tau)
            p = np.array([x + w * 1.05 * math.cos(a), y + h * 1.1 * math.sin(a)])
            s.stroke([p, p + np.array([math.cos(a), math.sin(a) * 0.4]) * r.uniform(6, w * 0.4)], 1.2, "#3a3c5c", alpha=0.7)
    for _ in range(460):
        x, y = r.uniform(0, 1000), 1200 + 300 * r.random()
        if y > np.interp(x, top[:, 0], top[:, 1]) + 6:
            s.fill(ell(x, y, r.uniform(0.7, 2.6), r.uniform(0.5, 1.5)), "#3a3c5c", alpha=0.8)
    s.wash(marks.tracks(path([(150, 1300), (280, 1360), (440, 1390), (560, 1400)], 12), 9), "#4a4c70", 0.9)
    s.wash(marks.tracks(path([(580, 1420), (420, 1420), (250, 1386), (110, 1310)], 12), 10), "#4a4c70", 0.9)
    rock = blob([(18, 1490), (22, 1420), (60, 1382), (120, 1376), (166, 1410), (180, 1470), (170, 1510)])
    s.thing(rock, "#b4b2b8", 0.6, col2="#8a8aa0", shade=0.9, shcol="#22244a", hatch=5, line=2.8)
    for j in range(3):  # he counts
        for k in range(5):
            x, y = 50 + k * 8 + j * 42 - (8 if j == 2 else 0), 1404 + 8 * (j == 1) + 34 * (j == 2) - (60 if j == 2 else 0) + (36 if j == 2 else 0)
            pts = [(x, y), (x + 2, y + 24)] if k < 4 else [(x - 36, y + 18), (x - 2, y + 4)]
            s.stroke(pts, 2.4, "#fffdf4", body=True, clip=rock)


def _washing(s):
    posts = ((64, 1296, 48, 1016), (352, 1222, 366, 984))
    for x, y, u, v in posts:
        s.wash(ell(x + 26, y + 4, 40, 6), "#22244a", 0.9, wet=5)
        s.stroke([(x, y + 6), (u, v)], 12, NIGHT, taper=(0, 0), wobble=0.6)
        s.stroke([(x, y + 4), (u, v + 2)], 7.5, "#b4b8c8", taper=(0, 0), wobble=0.6, body=True)
        s.stroke([(x - 2, y), (u - 2, v + 6)], 2, "#ffffff", taper=(0, 0), wobble=0.6, body=True)
        s.thing(blob([(x - 24, y + 14), (x - 10, y - 2), (x + 12, y - 3), (x + 26, y + 12), (x, y + 18)]), "#c4c2c4", 0.5, shade=0.8, shcol=SLATE, hatch=0, line=2)  # fmt: skip
    for dx, dy in ((40, -12), (-34, 10), (26, 26)):  # an aerial, once
        s.stroke([(366 - dx, 996 - dy), (366 + dx * 0.8, 996 + dy * 0.8)], 3, "#c8ccd8", body=True)
    line = path([(50, 1030), (150, 1050), (260, 1036), (365, 998)], 10)
    s.stroke(line, 2.6, "#fdf6e6", body=True, taper=(0, 0))

    def peg(x, y):
        s.fill(poly([(x - 3, y - 9), (x + 3, y - 9), (x + 2.4, y + 8), (x - 2.4, y + 8)]), "#e0b070", body=True)

    cloth_ = dict(shade=0.8, hatch=4, line=2.3, gran=0.25)
    shirt = blob([(86, 1046), (112, 1052), (136, 1052), (160, 1056, 1), (186, 1094), (168, 1106), (154, 1092), (152, 1150), (90, 1144), (94, 1086), (78, 1098), (62, 1082), (84, 1046, 1)])  # fmt: skip
    s.thing(shirt, "#d0402e", 1.05, col2="#a02428", shcol="#3a0814", **cloth_)
    for y in (1076, 1096, 1116, 1134):
        s.stroke([(94, y), (153, y + 5)], 6, "#fff0d8", body=True, clip=shirt, taper=(0, 0))
    peg(90, 1046)
    peg(156, 1056)
    for x, y in ((190, 1050), (216, 1047)):
        sock = blob([(x - 8, y), (x + 8, y), (x + 8, y + 40), (x + 24, y + 54), (x + 18, y + 66), (x - 4, y + 60), (x - 9, y + 44)])
        s.thing(sock, "#e8dcc0", 0.6, shcol="#4a4660", **cloth_)
        for k in range(4):
            s.stroke([(x - 8, y + 6 + k * 10), (x + 8, y + 6 + k * 10)], 4, "#3a7a88", clip=sock, taper=(0, 0))
        peg(x, y - 2)
    johns = blob([(244, 1042), (322, 1018), (330, 1060), (334, 1128), (312, 1132), (298, 1078), (290, 1076), (284, 1142), (258, 1146), (250, 1090)])
    s.thing(johns, "#f2e8d4", 0.4, shcol="#4a4660", **cloth_)
    s.thing(poly([(296, 1040), (316, 1035), (318, 1058), (298, 1062)]), "#3a7a88", 0.9, shade=0.4, hatch=0, line=1.6)  # a patch
    for k in range(6):
        s.stroke([(294 + k * 4, 1038 - k), (296 + k * 4, 1044 - k)], 1.2, "#fff0d8", body=True)
    peg(250, 1038)
    peg(316, 1018)


EYE = np.array([690.0, 760.0])
AIM = (CHAIR - (6, 20) - EYE) / np.hypot(*(CHAIR - (6, 20) - EYE))
OVER = np.array([-AIM[1], AIM[0]])  # to the crown of the head
HELM = EYE - AIM * 186 - OVER * 10
TILT = math.degrees(math.atan2(-AIM[1], -AIM[0]))
FACE = ("#b87a54", "#a8583c", "#3a1c30")


def along(u, v=0.0):
    """A point of the telescope: u from the eye towards the house, v aside."""
    return EYE + AIM * u + OVER * v


def _piece(s, u0, u1, w0, w1, col, dark, **kw):
    g = valid(Polygon([along(u0, -w0), along(u1, -w1), along(u1, w1), along(u0, w0)]))
    s.thing(g, col, 1.05, shade=0.9, shcol=dark, hatch=0, line=2.8, **kw)
    s.stroke([along(u0 + 3, -w0 * 0.45), along(u1 - 3, -w1 * 0.45)], 4, "#fff0c0", body=True, alpha=0.8)
    return g


def _tube(s):
    """Its axis runs through the empty chair."""
    p = along(112, -30)
    for x, y in ((396, 1330), (560, 1420), (700, 1380)):
        s.stroke([p, (x, y)], 17, NIGHT, taper=(0, 0), wobble=0.6)
        s.stroke([p, (x, y)], 11, "#8a5a30", taper=(0, 0), wobble=0.6)
        s.stroke([p - (3, 0), (x - 3, y)], 2.6, "#f0c080", taper=(0, 0), body=True, wobble=0.6)
    s.thing(ell(*along(112, -34), 28, 22, TILT), "#d8ac4e", 1.0, shade=0.8, shcol="#5a3010", hatch=0, line=2.6)
    _piece(s, 64, 210, 30, 38, "#c8983c", "#5a3010")
    _piece(s, 196, 330, 46, 50, "#8a4a2c", "#2a0e0a", col2="#6a341e")
    _piece(s, 320, 352, 56, 58, "#d8ac4e", "#5a3010")
    _piece(s, 190, 206, 50, 50, "#d8ac4e", "#5a3010")
    glass = valid(Polygon([along(352 + 15 * math.cos(t), 58 * math.sin(t)) for t in np.linspace(0, math.tau, 30)]))
    s.thing(glass, "#ffe9a8", 0.5, shade=0.4, shcol="#8a5a20", hatch=0, line=2.4)


def _eyepiece(s):
    """Its rubber cup is pressed to the glass."""
    cup = valid(Polygon([along(8 * math.cos(t), 36 * math.sin(t)) for t in np.linspace(0, math.tau, 30)]))
    s.wash(move(cup, 9, 14), "#140818", 1.0, wet=6)
    _piece(s, 46, 74, 36, 36, "#d8ac4e", "#5a3010")
    _piece(s, 24, 50, 22, 25, "#c8983c", "#5a3010")
    s.thing(union(cup, valid(Polygon([along(0, -36), along(28, -24), along(28, 24), along(0, 36)]))), "#2c2430", 1.2, shade=0.7, shcol=NIGHT, hatch=0, line=2.8)
    s.curve([along(2, -32), along(-6), along(2, 32)], 2.2, "#9a96b0", body=True, alpha=0.8)


def _suit(s, g, folds=(), soft=70):
    s.thing(g, "#eceef4", 0.32, col2="#d8dae6", shade=0.9, shcol="#2c335e", hatch=0, line=3.2, soft=soft, gran=0.25)
    for f in folds:
        f = path(f, 8)
        s.wash(limb(f, np.linspace(3, 11, len(f)), 2), "#3a4270", 0.55, wet=8, clip=g)
        s.stroke(f, 2.4, SLATE, clip=g)
    rim(s, g, 3, 3, "#ffdc98", 0.8, 1.6)


def _cuffs(s, pts, w, gap, g):
    """Bellows at a joint."""
    for p, v, _ in marks.along(pts, gap):
        k = np.array([-v[1], v[0]]) * w
        s.curve([p - k, p + v * w * 0.2, p + k], 2.6, SLATE, n=6, clip=g)
        s.curve([p - k + v * 5, p + v * (w * 0.2 + 5), p + k + v * 5], 2, "#ffffff", n=6, body=True, alpha=0.7, clip=g)


def _helmet(s):
    x, y = HELM
    ball = ell(x, y, 206)
    _suit(s, ball, soft=190)
    visor = ell(*(HELM + AIM * 60), 130, 170, TILT)
    s.thing(ell(*(HELM + AIM * 56), 146, 184, TILT).intersection(ball.buffer(-3)), "#d8ac4e", 1.0, col2="#a87428", shade=0.9, shcol="#4a2410", hatch=0, line=3)
    s.cover(visor)
    s.wash(visor, "#1a2048", 1.5, edge=0.4, gran=0.2)
    s.wash(ell(*(HELM - AIM * 40), 110, 190, TILT), NIGHT, 1.3, wet=40, clip=visor)
    before = marks.kept(s)
    at = profile(s, *(HELM + AIM * 46), 270, TILT, flip=True, skin=FACE, eye="open", k=0.8, line=2.6)
    beard = blob(at([(0.42, 0.58), (0.50, 0.70), (0.62, 0.76), (0.70, 0.78), (0.76, 0.80), (0.76, 0.88), (0.70, 0.94), (0.58, 0.94), (0.46, 0.88), (0.36, 0.74)]), 8)
    coat(s, beard, lambda *_: math.atan2(-OVER[1], -OVER[0]), (("#2a1c20", 150, "all"), ("#8a8490", 90, "all"), ("#e8e4e0", 50, "lit")), (10, 22), 1.6, soft=30, fringe=60, fringe_cols=("#2a1c20", "#8a8490"))
    cap = blob(at([(0.60, -0.02), (0.67, 0.12), (0.62, 0.24), (0.50, 0.34), (0.47, 0.52), (0.48, 0.70), (0.40, 0.84), (0.2, 0.9), (-0.1, 0.7), (-0.14, 0.3), (0.04, -0.02), (0.34, -0.09)]), 8)
    s.thing(cap, "#d8d4d0", 0.6, shade=1.0, shcol="#2c335e", hatch=0, line=2.6, soft=90)
    for f in ([(0.56, 0.02), (0.2, 0.06), (-0.06, 0.3)], [(0.58, 0.14), (0.3, 0.16), (0.1, 0.34)]):
        s.curve(at(f), 2.2, SLATE, clip=cap)
    s.thing(ell(*at([(0.30, 0.50)])[0], 34, 40, TILT), "#3a3444", 1.1, shade=0.8, hatch=0, line=2.6)
    s.curve(at([(0.34, 0.60), (0.48, 0.74), (0.68, 0.76)]), 4, "#1c1822")
    s.wash(ell(*(HELM - AIM * 90), 90, 190, TILT), NIGHT, 1.0, wet=40, clip=visor)
    marks.again(s, before, 1 - s.mask(visor))
    s.wash(visor.difference(move(visor, *(AIM * 16))), NIGHT, 0.9, wet=8, clip=visor)
    s.outline(visor, 3, lost=0)
    for q, w in ((0.88, 7), (0.8, 3)):  # the pane
        pts = [HELM + AIM * (60 + 130 * q * math.cos(t)) + OVER * 170 * q * math.sin(t) for t in np.linspace(0.7, 1.75, 16)]
        s.stroke(pts, w, "#eaf2ff", body=True, alpha=0.75)
    c = HELM + AIM * 20 + OVER * 128  # home, small, in the glass
    s.glow(*c, 40, "#f8b040", 0.5, 0.5)
    s.fill(move(poly([(-17, 0), (-17, 18), (17, 18), (17, 0)]), *c, 1, -10), "#ffd870", body=True, alpha=0.95)
    s.fill(move(poly([(-23, 2), (0, -16), (23, 2)]), *c, 1, -10), "#d0503a", body=True, alpha=0.95)


def _astronaut(s):
    pack = blob([(930, 1030), (1060, 1010), (1060, 1480), (960, 1460), (900, 1300), (900, 1090)], 8)
    _suit(s, pack, ([(960, 1060), (950, 1200), (980, 1420)],))
    thigh = blob([(860, 1400), (700, 1290), (560, 1226), (478, 1208), (420, 1230), (398, 1290), (420, 1350), (520, 1420), (640, 1540), (860, 1560)], 10)
    shin = blob([(410, 1270), (470, 1260), (530, 1330), (546, 1430), (540, 1560), (392, 1560), (386, 1400), (392, 1310)], 10)
    s.wash(move(union(thigh, shin), 26, 20), NIGHT, 1.0, wet=20, gran=0.25)
    _suit(s, shin, ([(420, 1400), (470, 1420), (530, 1400)], [(410, 1460), (470, 1484), (530, 1460)]))
    torso = blob([(690, 1120), (760, 1072), (880, 1064), (960, 1090), (1000, 1180), (1010, 1330), (1000, 1560), (680, 1560), (650, 1420), (664, 1240)], 10)
    _suit(s, torso, ([(980, 1200), (930, 1330), (950, 1500)], [(700, 1420), (800, 1450), (920, 1430)]), soft=120)
    _suit(s, thigh, ([(600, 1250), (590, 1300), (560, 1340)], [(720, 1320), (700, 1390), (640, 1430)], [(440, 1240), (480, 1250), (510, 1230)]))
    box_ = move(poly([(0, 0), (112, -8), (118, 92), (6, 102)]), 742, 1242)
    s.thing(box_, "#b8bccc", 0.7, shade=0.8, shcol="#2c335e", hatch=0, line=2.6)
    for k, col in enumerate(("#d8402e", "#e8b030", "#3a8a78")):
        s.thing(ell(768 + k * 32, 1272 - k * 2, 10), col, 1.0, shade=0.6, hatch=0, line=2)
    s.stroke([(766, 1312), (842, 1306)], 7, "#22284c")
    s.curve([(850, 1270), (920, 1250), (950, 1160), (930, 1090)], 17, NIGHT, taper=(0, 0))
    s.curve([(850, 1270), (920, 1250), (950, 1160), (930, 1090)], 11, "#c8703a", taper=(0, 0))
    s.thing(ell(*(HELM + [22, 172]), 168, 44, -12), "#b0b4c8", 0.8, shade=0.9, shcol="#22284c", hatch=0, line=3)
    _helmet(s)
    elbow, wrist = np.array([528.0, 1146.0]), along(140, -104)
    upper = limb([(800, 1150), (660, 1176), (540, 1150)], [98, 82, 66], 12)
    s.wash(move(upper, 10, 26), NIGHT, 0.9, wet=14, clip=union(torso, thigh, shin), gran=0.25)
    _suit(s, upper, ([(760, 1090), (730, 1160), (750, 1236)], [(640, 1120), (620, 1170), (640, 1230)]))
    fore = limb([elbow, (516, 1000), wrist + [-6, 46]], [72, 62, 46], 12)
    _suit(s, fore, ([(470, 1040), (520, 1060), (570, 1036)], [(482, 960), (520, 974), (556, 956)]))
    _cuffs(s, path([(610, 1190), (548, 1160), (516, 1080)], 12), 74, 22, union(upper, fore))
    badge = ell(728, 1150, 34, 38, 8)
    s.thing(badge, "#3a5a98", 0.9, shade=0.5, hatch=0, line=2.2)
    s.fill(poly([(708, 1156), (728, 1130), (748, 1156), (742, 1156), (742, 1172), (714, 1172), (714, 1156)]), "#fff0b8", body=True)
    ring = limb([wrist + [-46, 42], wrist + [-4, 56], wrist + [42, 44]], [13, 14, 13])
    s.thing(ring, "#d0503a", 1.0, shade=0.8, shcol="#3a0c14", hatch=0, line=2.6)
    grasp(s, along(132, -4), AIM, wrist + [-2, 34], 116, skin=("#d8dce8", "#c0c4d6", "#2c335e"), line=2.8, thumb=-1, k=0.5, over=0.42)


@card("midnight", paper="cold", light=(-0.6, -0.5))
def telescope_home(s):
    """An astronaut sits on the moon and looks at a kitchen where a second plate stands."""
    _space(s)
    _house(s)
    _moon(s)
    _washing(s)
    _tube(s)
    _astronaut(s)
    _eyepiece(s)
    s.splatter("#22244a", 30, (0, 1300, 500, 1500), (0.7, 4))
