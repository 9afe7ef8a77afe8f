"""Far from the table."""

from ..easel import *
from ..kit.brush import threads
from ..kit.grasp import grasp

NIGHT, SLATE = "#070816", "#39446a"
GLOVE = ("#ece6da", "#cfc4b4", "#4a4660")
SUIT = dict(col2="#d8d8de", shade=0.95, shcol=SLATE, hatch=5, line=3, gran=0.5)
CHAIR = np.array([356.0, 356.0])


def _space(s):
    r = s.rng
    s.wash(s.all, "#2c3f78", 0.95, col2="#3a2c68", pool=0.6, gran=0.6, bloom=4)
    s.wash(blob([(300, -100), (1100, -100), (1100, 1100), (820, 900), (700, 620), (520, 300)]), "#141840", 1.2, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(560, -100), (1100, -100), (1100, 760), (900, 620), (800, 330), (640, 120)]), NIGHT, 1.5, wet=85, gran=0.6)
    s.wash(blob([(-100, 560), (160, 640), (260, 900), (200, 1300), (-100, 1300)]), NIGHT, 1.2, wet=85, gran=0.6)
    s.wash(blob([(-100, -100), (120, -100), (60, 180), (-100, 320)]), NIGHT, 1.0, wet=70, gran=0.6)
    s.wash(blob([(420, 1200), (640, 820), (900, 520), (1060, 420), (1060, 560), (860, 760), (640, 1200)]), "#4a8a98", 0.35, wet=70, gran=0.6)
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
    s.wash(ell(290, 300, 290, 250), "#e8842a", 0.75, wet=90, gran=0.5)
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
    s.wash(g, "#d9d6cf", 0.4, col2="#b4b2b8", gran=0.7, pool=0.6, bloom=3)
    s.wash(blob([(1100, 1180), (820, 1300), (640, 1420), (560, 1600), (1100, 1600)]), "#5a5f82", 0.8, wet=70, gran=0.7, clip=g)
    s.wash(blob([(1100, 1330), (900, 1420), (800, 1600), (1100, 1600)]), "#141630", 1.2, wet=70, gran=0.6, clip=g)
    s.wash(blob([(-100, 1400), (60, 1440), (160, 1600), (-100, 1600)]), "#2c2f54", 0.9, wet=60, gran=0.6, clip=g)
    s.stroke(top, 2.8)
    for x, y, w in ((180, 1330, 70), (410, 1262, 36), (330, 1440, 96), (900, 1300, 60), (60, 1440, 44), (740, 1240, 30), (560, 1462, 50), (250, 1262, 20)):
        h = w * 0.34
        s.wash(ell(x, y, w, h), "#7a7c98", 0.6, edge=0.8, gran=0.6, clip=g)
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

    cloth_ = dict(shade=0.8, hatch=4, line=2.3, gran=0.5)
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


def _piece(s, a, d, e, u0, u1, w0, w1, col, dark, **kw):
    """A length of the telescope."""
    g = valid(Polygon([a + d * u0 - e * w0, a + d * u1 - e * w1, a + d * u1 + e * w1, a + d * u0 + e * w0]))
    s.thing(g, col, 1.05, shade=0.9, shcol=dark, hatch=4, line=2.6, **kw)
    s.stroke([a + d * (u0 + 3) + e * w0 * 0.5, a + d * (u1 - 3) + e * w1 * 0.5], 3, "#fff6d0", body=True, alpha=0.8)


def _eyepiece(s, a, d, e):
    """Over the visor: its rubber cup is pressed to the glass."""
    cup = valid(Polygon([a + e * 27 * math.sin(t) + d * 12 * math.cos(t) for t in np.linspace(0, math.tau, 30)]))
    s.wash(move(cup, 7, 12), "#2a0c08", 1.1, wet=5)
    _piece(s, a, d, e, 50, 80, 29, 29, "#d8ac4e", "#5a3010")
    _piece(s, a, d, e, 22, 56, 17, 19, "#c8983c", "#5a3010")
    s.thing(union(cup, valid(Polygon([a - e * 27, a + d * 26 - e * 19, a + d * 26 + e * 19, a + e * 27]))), "#2c2430", 1.2, shade=0.8, shcol=NIGHT, hatch=0, line=2.8)
    s.curve([a - e * 24 + d * 4, a - d * 8, a + e * 24 + d * 4], 2, "#8a86a0", body=True, alpha=0.8)


def _tube(s):
    """Its axis runs through the empty chair."""
    a = np.array([645.0, 938.0])
    d = (CHAIR - (6, 20)) - a
    d /= np.hypot(*d)
    e = np.array([-d[1], d[0]])

    def part(*given, **kw):
        _piece(s, a, d, e, *given, **kw)

    head_ = a + d * 150
    for x, y in ((432, 1372), (560, 1420), (650, 1330)):  # three legs
        p = head_ + (14, 24)
        s.wash(ell(x + 24, y + 4, 44, 7), "#22244a", 1.0, wet=5)
        s.stroke([p, (x, y)], 15, NIGHT, taper=(0, 0), wobble=0.6)
        s.stroke([p, (x, y)], 10, "#8a5a30", taper=(0, 0), wobble=0.6)
        s.stroke([p - (2, 0), (x - 3, y)], 2.4, "#e8b878", taper=(0, 0), body=True, wobble=0.6)
        for u in (0.35, 0.62):
            m = p + (np.array([x, y]) - p) * u
            s.thing(ell(*m, 10, 8), "#d8ac4e", 1.0, shade=0.6, hatch=0, line=1.8)
    part(70, 330, 27, 34, "#8a4a2c", "#2a0e0a", col2="#5a2c1c")
    part(326, 352, 37, 39, "#d8ac4e", "#5a3010")
    glass = valid(Polygon([a + d * 352 + e * 39 * math.sin(t) + d * 11 * math.cos(t) for t in np.linspace(0, math.tau, 30)]))
    s.thing(glass, "#ffe9a8", 0.5, shade=0.5, shcol="#8a5a20", hatch=0, line=2.2)
    s.thing(ell(*(head_ + (10, 22)), 24, 20, 20), "#d8ac4e", 1.0, shade=0.8, shcol="#5a3010", hatch=0, line=2.4)
    for q in (-0.5, 0, 0.5):
        s.stroke([a + d * 110 + e * 26 * q, a + d * 300 + e * 30 * q], 1.2, "#2a0e0a", alpha=0.8)
    return a, d, e


def _rings(s, pts, w, n, clip=None):
    """Bellows at a joint."""
    for p, v, _ in marks.along(pts, n):
        k = np.array([-v[1], v[0]]) * w
        s.curve([p - k, p + v * w * 0.16, p + k], 2.2, SLATE, n=6, clip=clip)


def _astronaut(s, a, d, e):
    s.wash(blob([(560, 1380), (760, 1372), (980, 1400), (1040, 1450), (760, 1440), (600, 1420)]), NIGHT, 1.1, wet=18, gran=0.5)
    # far leg: the foot set forward
    far = smooth(union(limb([(760, 1250), (650, 1212)], [56, 44]), limb([(646, 1216), (636, 1340)], [44, 33])), 8)
    boot = blob([(590, 1396), (592, 1344), (630, 1326), (678, 1340), (682, 1396)])
    s.thing(boot, "#d8d4d0", 0.5, **SUIT)
    s.fill(poly([(584, 1386), (686, 1386), (688, 1402), (580, 1402)]), "#2c2c44")
    s.thing(far, "#e0dee0", 0.35, **SUIT)
    _rings(s, [(668, 1212), (640, 1204), (634, 1250)], 46, 13, far)
    # the pack
    pack = blob([(792, 1020), (884, 1016), (922, 1060), (930, 1190), (904, 1236), (830, 1238), (796, 1200)])
    s.thing(pack, "#e8e6e4", 0.35, **SUIT)
    for y in (1070, 1130, 1190):
        s.curve([(812, y), (870, y + 4), (924, y - 2)], 2, SLATE, clip=pack)
    s.thing(poly([(852, 1082), (906, 1080), (908, 1116), (854, 1118)]), "#5a6a90", 0.8, shade=0.5, hatch=0, line=2)
    for k, col in enumerate(("#d0402e", "#f8c030", "#5a8a3e")):
        s.fill(ell(866 + k * 14, 1099, 4.4), col, body=True)
    hose = path([(850, 1030), (830, 990), (790, 1010), (744, 1080), (726, 1120)], 10)
    # torso
    torso = blob([(668, 1082), (690, 1046), (740, 1028), (796, 1036), (826, 1080), (832, 1170), (832, 1250), (790, 1290), (724, 1284), (694, 1230), (682, 1150)])  # fmt: skip
    s.thing(torso, "#f8f6f0", 0.2, **SUIT)
    for p in ([(700, 1180), (756, 1196), (820, 1180)], [(704, 1206), (760, 1224), (826, 1206)], [(712, 1236), (764, 1252), (826, 1238)], [(784, 1060), (770, 1110), (788, 1160)]):  # fmt: skip
        s.curve(p, 2.4, SLATE, clip=torso)
    s.stroke(hose, 15, NIGHT, taper=(0, 0))
    s.stroke(hose, 10, "#c8ccd8", taper=(0, 0), body=True)
    for p, v, _ in marks.along(hose, 8):
        n = np.array([-v[1], v[0]]) * 5
        s.stroke([p - n, p + n], 1.6, SLATE, body=True)
    # near leg: the knee in the dust
    near = limb([(786, 1244), (752, 1306), (716, 1376)], [66, 54, 43])
    shin = limb([(722, 1386), (820, 1392), (900, 1384)], [36, 38, 29])
    sole = blob([(886, 1336), (930, 1328), (958, 1346), (962, 1410), (944, 1424), (892, 1416)])
    s.thing(sole, "#d8d4d0", 0.5, **SUIT)
    for k in range(5):
        s.stroke([(944, 1344 + k * 15), (962, 1348 + k * 14)], 5, "#2c2c44")
    s.thing(shin, "#eeece8", 0.3, **SUIT)
    s.thing(near, "#f8f6f0", 0.2, **SUIT)
    for pts in ([(676, 1338), (716, 1336), (752, 1366)], [(690, 1318), (728, 1318), (764, 1346)], [(800, 1210), (826, 1250), (820, 1290)], [(724, 1250), (744, 1276), (790, 1296)]):  # creases
        s.curve(pts, 2.2, SLATE, clip=near)
    pad = blob([(672, 1372), (690, 1346), (724, 1352), (742, 1384), (730, 1416), (694, 1418), (674, 1400)])
    s.thing(pad, "#b8bccc", 0.7, shade=0.8, shcol=SLATE, hatch=5, line=2.4)
    s.curve([(688, 1372), (708, 1366), (726, 1376)], 2, "#ffffff", body=True)
    _rings(s, [(770, 1390), (900, 1386)], 36, 34, shin)
    s.wash(blob([(670, 1380), (740, 1400), (900, 1404), (900, 1430), (690, 1430)]), "#8a8078", 0.6, wet=12, clip=union(near, shin))
    # the helmet, and in its visor, small, what he looks at
    ring = ell(718, 1044, 72, 26, 16)
    s.thing(ring, "#b8bccc", 0.7, shade=0.9, shcol=SLATE, hatch=0, line=2.6)
    c = np.array([700.0, 958.0])
    shell = ell(*c, 98, 94)
    s.wash(move(shell, 16, 22), NIGHT, 0.6, wet=12, clip=torso)
    s.thing(shell, "#fbfaf4", 0.15, **SUIT)
    visor = blob([(650, 878), (620, 900), (604, 940), (606, 984), (626, 1018), (660, 1030), (690, 1010), (704, 960), (696, 906), (676, 882)])
    s.thing(visor.buffer(7), "#9aa0b8", 0.8, shade=0.7, shcol=SLATE, hatch=0, line=2.4)
    s.cover(visor)
    s.wash(visor, "#e8a42c", 1.0, col2="#7a3a14", mix=("lin", 60, 0, 1.1), edge=0.8)
    s.wash(blob([(640, 1000), (700, 950), (700, 1020), (660, 1034)]), "#3a140c", 0.8, wet=14, clip=visor)
    s.lift(ell(666, 984, 26, 24).intersection(visor), 0.6, 8)
    for pts, col in (([(650, 980), (683, 974), (684, 998), (652, 1004)], "#fff2b0"), ([(672, 950), (678, 949), (679, 964), (673, 962)], "#5a1a18"), ([(643, 983), (662, 955), (690, 974)], "#8a2c22"), ([(663, 986), (672, 984), (673, 1000), (664, 1001)], "#7a4420")):
        s.fill(poly(pts), col, body=True, alpha=0.95)
    s.curve([(640, 890), (622, 912), (616, 944)], 5, "#fffbe6", body=True, alpha=0.9)
    s.outline(visor, 2.4, lost=0.05)
    _eyepiece(s, a, d, e)
    for p in ([(706, 874), (752, 896), (778, 940)], [(714, 1044), (764, 1030), (790, 984)]):
        s.curve(p, 2, SLATE)
    s.thing(ell(752, 966, 19, 22), "#c8ccd8", 0.6, shade=0.7, shcol=SLATE, hatch=0, line=2.2)
    s.fill(ell(752, 966, 6), "#d0402e")
    # the near arm: up to the tube, the glove closed round it
    grip = a + d * 128 + e * 2
    wrist = grip + (-34, 78)
    elbow = np.array([584.0, 1166.0])
    arm = smooth(union(limb([(726, 1096), (660, 1140), tuple(elbow)], [55, 45, 39]), limb([tuple(elbow), tuple(elbow * 0.45 + wrist * 0.55 + (-8, 0)), tuple(wrist)], [39, 35, 25])), 5)
    s.wash(move(arm, 12, 26), SLATE, 0.8, wet=12, clip=torso)
    grasp(s, grip, d, wrist, 72, skin=GLOVE, thumb=-1, line=2.2, over=0.44)
    s.thing(arm, "#fbfaf4", 0.15, **SUIT)
    v = (wrist - elbow) / np.hypot(*(wrist - elbow))
    inner = elbow + (26, -40)
    for k in range(6):  # the suit gathers at the bend
        q = math.radians(70 + 30 * k)
        p = elbow + np.array([math.cos(q), math.sin(q)]) * (36 + 4 * (k % 2))
        s.curve([inner + (p - inner) * 0.12, inner + (p - inner) * 0.55 + (-4, 2), p], 2.2, SLATE, clip=arm)
    s.curve([inner + (4, -22), inner, inner + (26, -2)], 3, clip=arm.buffer(3))
    for u in (0.5, 0.86):
        m = elbow + (wrist - elbow) * u
        s.curve([m - np.array([-v[1], v[0]]) * 34, m + v * 6, m + np.array([-v[1], v[0]]) * 34], 2, SLATE, clip=arm)
    n = np.array([-v[1], v[0]])
    s.stroke([wrist - n * 30, wrist + n * 30], 13, "#d0402e", taper=(0, 0))
    badge = ell(706, 1112, 19, 19)
    s.thing(badge, "#3a5a98", 0.9, shade=0.4, hatch=0, line=2)
    s.fill(poly([(696, 1116), (706, 1102), (716, 1116), (713, 1116), (713, 1122), (699, 1122), (699, 1116)]), "#fff6c8", body=True)
    threads(s, union(torso, near, arm), lambda x, y: 1.2, (("#6a7090", 0), ("#ffffff", 1)), 170, 16, 1.1, share=lambda x, y, lit: 0.5, alpha=0.5)


@card("midnight", paper="cold", light=(-0.6, -0.5), fresh=False)
def telescope_home(s):
    """An astronaut kneels on the moon and looks at a kitchen where a second plate stands."""
    _space(s)
    _house(s)
    _moon(s)
    _washing(s)
    a, d, e = _tube(s)
    _astronaut(s, a, d, e)
    s.splatter("#22244a", 40, (0, 1300, 1000, 1500), (0.7, 4))
