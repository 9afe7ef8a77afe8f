"""A ball, seen by whoever lies under the table."""

from ..easel import *
from ..kit.coat import along_line, coat
from ..kit.rim import rim

NIGHT, WARM = "#16060c", "#ffd890"
GOLD = dict(shade=0.8, shcol="#6a2c10", hatch=0, line=2.4)


def at(u, v):
    """A place on the floor: u to the side, v away from us."""
    return 510 + u * 330 / v, 470 + 330 / v


def _hall(s):
    r = s.rng
    s.wash(s.all, "#f6bd68", 0.7, col2="#e8843e", pool=0.4, gran=0.3)
    s.wash(blob([(-100, 100), (1100, 100), (1100, 640), (760, 600), (510, 420), (260, 600), (-100, 640)]), "#b8302a", 0.9, wet=80, gran=0.3)
    s.wash(blob([(-100, 100), (300, 100), (180, 400), (140, 640), (-100, 640)]), "#3a0a16", 1.1, wet=70, gran=0.3)
    s.wash(blob([(720, 100), (1100, 100), (1100, 640), (880, 640), (840, 400)]), "#3a0a16", 1.1, wet=70, gran=0.3)
    s.lift(ell(520, 420, 170, 220), 0.8, 60)
    for x in range(20, 1000, 70):  # damask
        for y in range(280, 580, 62):
            s.curve([(x, y + 14), (x + 8, y), (x, y - 16), (x - 8, y), (x, y + 14)], 1.5, "#5a0f18", alpha=0.45)
    floor = poly([(-40, 606), (1040, 606), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#fbdc9c", 0.55, col2="#f0b468", gran=0.3, pool=0.4)
    rows = np.linspace(2.5, 0.26, 19)
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(-14, 15):
            w = 0.3
            q = poly([at(i * w, a), at(i * w + w, a), at(i * w + w, b), at(i * w, b)])
            if (i + j) % 2 and not s.beside(q):
                s.wash(q, "#8a2028", 0.9 + 0.12 * r.normal(), edge=0.5, rough=0.8, gran=0.3)
    s.thing(poly([(-40, 578), (1040, 578), (1040, 610), (-40, 610)]), "#d8903a", 0.9, shade=0.6, shcol="#5a2010", hatch=0, line=2.6)
    s.wash(floor, "#5a2434", 0.9, grad=("rad", 520, 960, 780, -0.3, 1.0), gran=0.25, clip=floor)
    s.wash(blob([(-100, 1330), (400, 1300), (1100, 1330), (1100, 1600), (-100, 1600)]), NIGHT, 0.45, wet=70, gran=0.25)
    s.lift(ell(520, 1000, 330, 120), 0.75, 50)
    s.lift(ell(520, 1000, 230, 70), 0.6, 20)


def _ground(s, x, y, w, k=1.1):
    """What a foot throws on the boards, towards us, and its dull mirror in the wax."""
    s.wash(blob([(x - w, y - 6), (x, y - 14), (x + w, y - 6), (x + w * 0.9, y + w * 0.5), (x, y + w * 0.8), (x - w * 0.9, y + w * 0.5)]), NIGHT, k, wet=14)


def _leg(s, pts, radii, cols, fold=()):
    col, dark = cols
    g = limb([*pts[:-1], (pts[-1][0], pts[-1][1] + 70)], radii, 12).intersection(box(-100, -100, 1100, pts[-1][1]))
    s.thing(g, col, 1.1, shade=0.6, shcol=dark, hatch=9, line=3, gran=0.25, soft=60)
    for f in fold:
        s.curve(f, 2.4, dark, clip=g)
    rim(s, g, -5, 0, WARM, 0.6)
    return g


def _him(s):
    """The only one of his kind: knees together, toes turned in, one stocking down; the light is on him."""
    skin = ("#f0b48c", "#d8805c", "#7a3a3c")
    for e in (-1, 1):
        m = 522
        f = lambda pts, e=e, m=m: [(m + e * p[0], *p[1:]) for p in pts]  # noqa: E731
        s.wash(blob(f([(30, 1016), (100, 1010), (150, 1060), (190, 1150), (90, 1140), (40, 1070)])), "#3a0a18", 1.2, wet=12)
        s.wash(ell(m + e * 62, 1030, 62, 17), NIGHT, 1.4, wet=6)
        leg = blob(f([(22, 560), (88, 560), (86, 640), (76, 686), (82, 728), (96, 780), (94, 840), (84, 900), (84, 960), (48, 960), (48, 900), (40, 830), (28, 770), (18, 716), (14, 680), (18, 640)]))  # fmt: skip
        s.thing(leg, skin[0], 0.75, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=3, gran=0.2, soft=30)
        s.wash(ell(m + e * 46, 690, 26, 22), skin[1], 0.7, wet=9, clip=leg)
        for pts in ([(26, 668), (44, 658), (64, 668)], [(24, 706), (42, 718), (62, 708)], [(66, 676), (72, 690), (66, 706)]):
            s.curve(f(pts), 2.2, skin[2], alpha=0.8)
        s.curve(f([(60, 740), (68, 800), (62, 880)]), 5, "#fff4e0", body=True, alpha=0.6)
        for k in range(3):  # they shake
            s.curve(f([(108 + 12 * k, 664 + 8 * k), (114 + 12 * k, 688), (108 + 12 * k, 712 - 8 * k)]), 2.2, "#5a2424", alpha=0.8 - 0.2 * k)
        top = 838 if e > 0 else 898
        sock = blob(f([(34, top), (66, top + 8), (98, top), (96, 900), (88, 972), (44, 972), (44, 900)]))
        s.thing(sock, "#fffaf0", 0.15, shade=0.8, shcol="#7a6a90", hatch=5, line=2.8, soft=24)
        for k in range(7 if e < 0 else 3):
            y = top + 16 + 10 * k
            s.curve(f([(40, y), (66, y + 9 + 3 * (k % 2)), (94, y - 2)]), 2, "#7a6a88", clip=sock)
        if e > 0:
            for y in (852, 866):
                s.curve(f([(36, y), (66, y + 8), (97, y)]), 5, "#c8262e", clip=sock)
        shoe = blob(f([(94, 950), (66, 942), (40, 952), (24, 976), (4, 1004), (4, 1028), (24, 1042), (62, 1046), (98, 1030), (108, 994)]))
        s.thing(shoe, "#b8662a", 1.0, col2="#8a4420", shade=0.8, shcol="#3a1410", hatch=5, line=3.2)
        s.curve(f([(8, 1022), (40, 1036), (80, 1032), (104, 1012)]), 5, "#2a1010")
        s.curve(f([(24, 998), (40, 980), (62, 984), (70, 1004)]), 2.6, "#2a1010")
        for k in range(3):
            s.stroke(f([(44 + 6 * k, 984 - 11 * k), (74 + 3 * k, 978 - 11 * k)]), 4.4, "#fff6dc", body=True)
        s.curve(f([(70, 952), (84, 934), (104, 944), (82, 954)]), 3, "#fff6dc", body=True)
        s.curve(f([(16, 1004), (26, 990), (36, 984)]), 4, "#ffd8a0", body=True, alpha=0.8)
        rim(s, leg, -4 * e, 0, "#fff6dc", 0.7)
        short = blob(f([(0, 120), (96, 120), (104, 400), (106, 606), (54, 620), (2, 604)]))
        s.thing(short, "#8a94a8", 0.8, col2="#6a7490", shade=0.7, shcol="#242a48", hatch=8, line=3.2, gran=0.2, soft=40)
        for pts in ([(30, 300), (40, 460), (30, 606)], [(70, 340), (76, 480), (84, 604)]):
            s.wash(limb(f(pts), [4, 12, 9]), "#242a48", 0.4, wet=18, clip=short)
            s.curve(f(pts), 2, "#242a48", clip=short)
        s.curve(f([(2, 588), (54, 604), (106, 590)]), 2.4, "#242a48")
        rim(s, short, -4 * e, 0, "#fff0c8", 0.7)
    s.thing(poly([(560, 470), (604, 478), (598, 532), (554, 524)]), "#c87a4a", 0.9, shade=0.4, hatch=4, line=2.2)
    for k in range(5):
        s.stroke([(564 + 9 * k, 468 + 1.6 * k), (563 + 9 * k, 478 + 1.6 * k)], 1.8, "#fff6dc", body=True)


def _fist(s):
    """His hand has hold of his own trousers."""
    skin = ("#f0b48c", "#d8805c", "#7a3a3c")
    flesh = dict(col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.8, gran=0.2, soft=20)
    for pts in ([(470, 520), (452, 560), (440, 604)], [(484, 526), (486, 570), (482, 612)], [(500, 516), (520, 560), (526, 606)], [(508, 500), (546, 520), (590, 566)], [(446, 500), (434, 510), (424, 540)]):  # fmt: skip
        s.wash(limb(pts, [5, 9, 4], 6), "#242a48", 0.9, wet=7)
        s.curve(pts, 2.6, "#1c2038")
        s.curve([(x - 8, y + 2) for x, y in pts], 2.2, "#d8dcec", body=True, alpha=0.5)
    arm = blob([(432, 140), (506, 140), (512, 260), (506, 372), (446, 378), (430, 270)], 8)
    s.wash(move(arm, 12, 12), "#242a48", 0.8, wet=12)
    s.thing(arm, "#fdf6ea", 0.2, col2="#e8d8d0", shade=0.9, shcol="#6a5a80", hatch=0, line=3, gran=0.2, soft=30)
    for pts in (
        [(504, 236), (478, 262), (452, 262)],
        [(508, 268), (484, 284), (464, 300)],
        [(436, 300), (462, 330), (460, 366)],
        [(492, 300), (484, 336), (490, 366)],
    ):
        s.wash(limb(pts, [4, 8, 3], 6), "#6a5a80", 0.7, wet=7, clip=arm)
        s.curve(pts, 2, "#4a3c5c", clip=arm)
    hand = blob([(452, 380), (500, 378), (512, 412), (522, 450), (518, 482), (438, 486), (430, 456), (440, 416)], 8)
    s.wash(move(hand, 10, 16), "#1c2038", 0.9, wet=10)
    thumb = limb([(506, 408), (530, 448), (520, 490), (502, 512)], [17, 17, 14, 10], 8)
    s.thing(hand, skin[0], 0.75, **flesh)
    for k, (x, y, r) in enumerate(((440, 480, 13), (460, 488, 14.5), (482, 490, 15), (504, 484, 14.5))):
        s.thing(limb([(x + 3 - k, y - 14), (x, y + 12), (x + 2, y + 26 - 6 * (k == 0))], [r * 0.95, r, r * 0.86], 6), skin[0], 0.75, **flesh)
        s.wash(ell(x, y - 10, r * 0.9, 8), skin[1], 0.8, wet=5)
        for q in (-13, -8):
            s.curve([(x - 7, y + q), (x, y + q - 3), (x + 7, y + q)], 1.6, skin[2], alpha=0.8)
        s.curve([(x - 5, y + 12), (x, y + 14), (x + 5, y + 12)], 1.4, skin[2], alpha=0.7)
    for x, y in ((452, 462), (470, 466), (488, 466)):
        s.curve([(x, y), (x + 4, 430), (x * 0.4 + 286, 398)], 1.6, skin[2], alpha=0.45)
    s.thing(thumb, skin[0], 0.75, **flesh)
    s.fill(ell(505, 508, 6, 8, 28), "#ffe4d0", body=True, alpha=0.8)
    s.curve([(522, 478), (514, 474), (510, 480)], 1.6, skin[2])
    cuff = blob([(440, 362), (510, 358), (514, 384), (506, 396), (448, 400), (438, 386)], 6)
    s.thing(cuff, "#fffaf0", 0.15, shade=0.8, shcol="#6a5a80", hatch=0, line=2.8)
    s.thing(ell(500, 378, 6), "#e8b03a", 1.0, **GOLD)
    rim(s, hand, -4, 0, "#fff0d8", 0.7)


def _hooves(s):
    """White hair, hocks that bend the other way, and a goat to whom they belong."""
    for x, y in ((288, 1020), (362, 976)):
        _ground(s, x + 14, y + 34, 52)
        g = blob([(x - 34, 560), (x + 36, 560), (x + 40, 680), (x + 22, 756), (x + 4, 806), (x + 12, 866), (x + 16, y - 60), (x + 24, y - 22), (x + 22, y + 2), (x - 18, y + 2), (x - 14, y - 30), (x - 12, 870), (x - 32, 822), (x - 34, 796), (x - 16, 752), (x - 34, 680)])  # fmt: skip
        s.thing(g, "#fdf4e4", 0.3, shade=1.0, shcol="#6a4a68", hatch=0, line=3, gran=0.2, soft=26)
        coat(s, g, lambda px, py: 1.57 + (0.5 if 720 < py < 820 else 0.0), (("#6a4a68", 130, "dark"), ("#b8a0a8", 110, "all"), ("#ffffff", 120, "lit")), (14, 32), 1.7, soft=26, fringe=110, fringe_cols=("#fdf4e4", "#8a6a80"), lean=0.25)  # fmt: skip
        rim(s, g, -5, 0, "#fff6dc", 0.8)
        for e in (-1, 1):  # cloven
            hoof = blob([(x + 5, y - 14), (x + 5 + e * 23, y - 12), (x + 10 + e * 34, y + 20), (x + 14 + e * 30, y + 48, 1), (x + 10 + e * 5, y + 40), (x + 5 + e * 3, y + 8)], 6)  # fmt: skip
            s.thing(hoof, "#5a342c", 1.2, shade=0.7, shcol="#0c0408", hatch=0, line=2.8)
            s.curve([(x + 8 + e * 22, y - 2), (x + 11 + e * 28, y + 18), (x + 13 + e * 27, y + 34)], 3.4, "#f0c090", body=True, alpha=0.8)
        for k in range(26):
            u = s.rng.uniform(-1, 1)
            s.curve([(x + 4 + 20 * u, y - 26), (x + 4 + 25 * u, y - 10), (x + 5 + 29 * u, y + s.rng.uniform(0, 12))], 2.6, ("#fff8ea", "#d8c0b0", "#8a6a70")[k % 3], body=True)  # fmt: skip
    breeches = blob([(250, 120), (424, 120), (426, 480), (422, 628), (386, 648), (346, 630), (338, 646), (262, 628), (254, 480)], 8)
    s.thing(breeches, "#4a9068", 1.0, soft=60, shade=0.7, shcol="#0c2a24", hatch=8, line=3.4, gran=0.2)
    for pts in ([(300, 240), (296, 440), (284, 630)], [(386, 260), (392, 440), (384, 636)], [(410, 300), (412, 440), (406, 600)]):
        s.wash(limb(pts, [5, 14, 10]), "#0c2a24", 0.6, wet=18, clip=breeches)
    s.curve([(344, 300), (346, 480), (342, 640)], 3, "#0c2024")
    for x0, x1 in ((262, 338), (346, 422)):
        s.curve([(x0, 606), ((x0 + x1) / 2, 620), (x1, 606)], 6, "#e8c060", body=True)
    rim(s, breeches, -5, 0, WARM, 0.7)


def _flounces(s, gown, hem, mid, cols, tall, n=3):
    """Ruffles on a gown, the lowest first. hem: its line; mid: the x that they narrow to."""
    col, deep, pale = cols

    def line(off):
        return path([(mid + (x - mid) * (1 - off / 1500), y - off) for x, y in hem], 10)

    for k in range(n):
        low, top = line(k * tall), line((k + 1) * tall + 14)
        beads = [ell(*p, 20, 15) for p, _, _ in marks.along(low, 32)]
        g = union(poly([*top, *low[::-1]]), *beads).intersection(gown.buffer(10))
        s.wash(move(g, 0, 16), deep, 1.0, wet=9, clip=gown.buffer(10))
        s.thing(g, col, 0.95, shade=0.5, shcol=deep, hatch=0, line=2.8, gran=0.25, soft=30)
        for p, _, u in marks.along(low, 32):
            q = top[int(u * (len(top) - 1))]
            s.curve([p + [16, 4], (p * 0.6 + q * 0.4) + [8, 0], q + [2, 6]], 2, deep, clip=g)
            s.lift(limb([p, p * 0.5 + q * 0.5], [7, 3]), 0.35, 4)
            s.stroke(arc(p[0], p[1], 17, 12, 20, 160, 10), 2.6, pale, body=True, alpha=0.9)
        s.wash(g, deep, 0.8, grad=("lin", 0, -0.1, 0.8), gran=0.25)


def _paws(s):
    """A red gown with a cat in it."""
    for x, y in ((704, 962), (768, 1000)):
        _ground(s, x, y + 14, 66)
        g = blob([(x + 44, y - 60), (x + 50, y), (x + 30, y + 26), (x - 20, y + 30), (x - 60, y + 18), (x - 66, y - 10), (x - 40, y - 34), (x, y - 60)], 8)
        s.thing(g, "#e8b070", 0.9, col2="#c87a3a", shade=0.8, shcol="#5a2418", hatch=0, line=3)
        coat(s, g, lambda px, py: 3.0, (("#5a2418", 50, "dark"), ("#ffe8c0", 60, "lit")), (8, 18), 1.4)
        for k in range(3):
            s.curve([(x - 54 + 19 * k, y - 20 - 4 * k), (x - 60 + 19 * k, y + 4), (x - 52 + 19 * k, y + 26)], 4, "#3a140e")
            s.curve([(x - 62 + 19 * k, y + 16), (x - 70 + 19 * k, y + 26), (x - 68 + 19 * k, y + 32)], 3, "#fff6e6", body=True)
        for k in range(2):
            s.curve([(x + 8 + 16 * k, y - 56), (x + 4 + 16 * k, y - 36), (x + 10 + 16 * k, y - 16)], 6, "#8a3f1c", alpha=0.8)
    gown = blob([(660, 120), (880, 120), (900, 400), (940, 760), (950, 930), (880, 958), (800, 930), (736, 946), (690, 910), (650, 902), (660, 740), (668, 400)], 10)  # fmt: skip
    s.thing(gown, "#d8383e", 1.0, col2="#b01f34", shade=0.6, shcol="#3a0614", soft=90, hatch=0, line=3.4, gran=0.25)
    for k, x in enumerate((660, 720, 782, 844, 900)):
        pts = [(700 + 24 * k, 140), (690 + 32 * k, 560), (x, 940)]
        s.wash(limb(pts, [6, 18, 26]), "#3a0614", 0.7, wet=22, clip=gown)
        s.lift(limb([(a - 22, b) for a, b in pts], [4, 9, 12]).intersection(gown), 0.5, 7)
    for k in range(9):  # dots that go with the folds
        for n in range(8):
            u = (n + 0.5 * (k % 2) + 0.3) / 8
            a = (690 + 22 * k) * (1 - u) + (640 + 36 * k) * u + s.rng.normal() * 3
            b = 170 + 640 * u + s.rng.normal() * 5
            w = 8.4 * (0.55 + 0.45 * abs(math.sin(k * 1.7)))
            s.fill(ell(a, b, w, 9.4, -4 + k * 2).intersection(gown), "#ffd8b0", body=True, alpha=0.5 + 0.4 * abs(math.sin(k * 1.7)))
    _flounces(s, gown, [(652, 900), (690, 908), (736, 942), (800, 928), (880, 952), (950, 926)], 780, ("#d8383e", "#3a0614", "#ffb8a0"), 62)
    rim(s, gown, 6, 0, "#ffc8a0", 0.8)


def _goose(s):
    """Near us on the right: a great teal gown, and what it stands on."""
    for x, y, turn in ((752, 1270, 8), (868, 1376, 2)):
        _ground(s, x + 10, y - 6, 104, 1.2)
        f = lambda pts, x=x, y=y, turn=turn: move(np.array(pts, float), x, y, 1.25, turn)  # noqa: E731
        web = blob([tuple(p) for p in f([(44, 20), (-20, -16), (-96, -66), (-104, -52), (-84, -34), (-112, -14), (-116, 2), (-90, 8), (-96, 34), (-84, 44), (-10, 40), (40, 44)])], 6)  # fmt: skip
        s.thing(web, "#f08a24", 1.0, col2="#d86a1a", shade=0.8, shcol="#6a2410", hatch=0, line=3.2)
        for p in ((-100, -60), (-116, -6), (-92, 38)):
            s.stroke(f([(36, 30), p]), 6, "#a8481a")
            s.stroke(f([(30, 26), (p[0] * 0.8, p[1] * 0.8 - 3)]), 2.4, "#ffd08a", body=True, alpha=0.8)
            s.fill(ell(*f([p])[0], 6, 4), "#3a1410")
        s.thing(limb([(x + 46, y - 100), (x + 44, y + 10)], [20, 23]), "#f08a24", 1.0, shade=0.8, shcol="#6a2410", hatch=5, line=3)
    gown = blob([(900, 120), (1060, 120), (1060, 1310), (1000, 1290), (930, 1300), (860, 1246), (790, 1230), (740, 1176), (700, 1150), (790, 960), (860, 700), (894, 420)], 10)  # fmt: skip
    s.wash(move(gown, -22, 26), NIGHT, 0.8, wet=22)
    s.thing(gown, "#2a9a9a", 1.0, col2="#167078", shade=0.6, shcol="#04202c", soft=90, hatch=0, line=4, gran=0.25)
    for k, x in enumerate((760, 830, 900, 970, 1030)):
        pts = [(926 + 24 * k, 160), (886 + 40 * k, 760), (x, 1210 + 24 * k)]
        s.wash(limb(pts, [8, 26, 34]), "#04202c", 0.9, wet=14, clip=gown)
        s.lift(limb([(a - 28, b) for a, b in pts], [5, 11, 14]).intersection(gown), 0.5, 8)
    rim(s, gown, 8, 0, "#d8fff0", 0.75, 2)
    _flounces(s, gown, [(704, 1144), (740, 1168), (790, 1220), (860, 1238), (930, 1290), (1000, 1280), (1060, 1304)], 960, ("#2a9a9a", "#04202c", "#b8f4e4"), 84)  # fmt: skip
    _sash(s)


def _sash(s):
    """The bow at the small of her back."""
    gold = dict(shade=0.7, shcol="#5a2c08", hatch=0, line=3, gran=0.25)
    for pts, rad in (([(968, 330), (930, 480), (948, 640), (912, 760)], [14, 30, 34, 26]), ([(976, 330), (996, 500), (984, 680), (1004, 820)], [14, 28, 34, 28])):  # fmt: skip
        g = limb(pts, rad, 12)
        s.wash(move(g, -10, 14), "#04202c", 0.9, wet=10)
        s.thing(g, "#e8b040", 0.95, **gold)
    for e in (-1, 1):
        loop = blob([(970, 320), (970 + e * 50, 262), (970 + e * 104, 270), (970 + e * 112, 340), (970 + e * 60, 374)], 8)
        s.wash(move(loop, -8, 16), "#04202c", 0.9, wet=10)
        s.thing(loop, "#e8b040", 0.95, **gold)
        s.curve([(970 + e * 20, 322), (970 + e * 56, 310), (970 + e * 84, 316)], 3, "#8a4a10")
    s.thing(ell(970, 322, 22, 26), "#f4c858", 0.95, **gold)


def _fox(s):
    """Near us on the left, from behind: a tail coat in more than one sense."""
    black, deep = "#7a6a90", "#1c1226"
    for x, y in ((50, 1330), (196, 1296)):
        _ground(s, x + 6, y + 20, 90, 1.2)
        paw = blob([(x - 50, y + 26), (x - 56, y - 6), (x - 40, y - 40), (x - 34, y - 100), (x + 34, y - 100), (x + 42, y - 40), (x + 58, y - 8), (x + 54, y + 26), (x + 20, y + 38), (x - 20, y + 38)], 8)  # fmt: skip
        s.thing(paw, "#a85a30", 1.0, shade=0.6, shcol="#2a0f0c", hatch=0, line=3.2)
        coat(s, paw, lambda px, py: 1.5, (("#2a0f0c", 90, "dark"), ("#c8643a", 90, "all"), ("#ffc890", 80, "lit")), (12, 26), 1.6)
        for k in (-22, 2, 26):
            s.curve([(x + k, y - 18), (x + k * 1.1, y + 8), (x + k * 1.15, y + 34)], 4, "#0c0406")
        for k in (-36, -10, 14, 40):
            s.curve([(x + k - 9, y + 20), (x + k, y + 32), (x + k + 9, y + 20)], 3, "#e8b080", body=True, alpha=0.8)
        _leg(s, [(x + 6, 500), (x + 4, 900), (x, 1120), (x, y - 84)], [80, 70, 60, 54], ("#7a7088", deep), ([(x - 50, 1080), (x, 1102), (x + 54, 1076)], [(x - 50, 1180), (x + 4, 1196), (x + 52, 1178)]))  # fmt: skip
    for pts in ([(-60, 120), (124, 120), (122, 620), (96, 840), (30, 960), (-30, 900), (-60, 700)], [(114, 120), (276, 120), (288, 520), (292, 720), (270, 900), (226, 950), (176, 840), (134, 640)]):  # fmt: skip
        g = blob(pts, 10)
        s.wash(move(g, 14, 20), "#030204", 1.0, wet=14)
        s.thing(g, black, 0.95, col2="#5a4c70", shade=0.7, shcol=deep, hatch=9, line=3.8, gran=0.2, soft=80)
        x0, y0, x1, y1 = g.bounds
        for u in (0.3, 0.62):
            a, b = x0 + (x1 - x0) * u, x0 + (x1 - x0) * (0.4 + u * 0.4)
            s.wash(limb([(a, 150), (a + 6, 520), (b, y1 - 90)], [8, 20, 12]), deep, 0.7, wet=24, clip=g)
            s.lift(limb([(a - 26, 150), (a - 22, 520), (b - 18, y1 - 110)], [6, 13, 8]).intersection(g), 0.4, 10)
            s.curve([(a, 170), (a + 6, 520), (b, y1 - 90)], 2.6, deep, clip=g)
        rim(s, g, -7, 0, WARM, 0.8, 2)
    for y in (300, 380):
        s.thing(ell(122, y, 13), "#e8b03a", 1.0, **GOLD)
    line = [(128, 540), (98, 720), (120, 920), (226, 1090), (372, 1200), (480, 1310), (548, 1430)]
    tail = limb(line, [30, 54, 76, 92, 92, 66, 8], 16)
    s.wash(move(tail, 18, 30), "#060204", 1.1, wet=24)
    s.cover(tail)
    s.wash(tail, "#e8742a", 1.0, col2="#c8541c", gran=0.25, rough=3)
    lie = along_line(path(line, 16))
    s.wash(limb([(x - 34, y + 40) for x, y in line], [16, 30, 46, 54, 54, 40, 8], 16), "#6a1c08", 1.1, wet=30, clip=tail)
    s.lift(limb([(x + 30, y - 34) for x, y in line[1:6]], [10, 20, 26, 26, 14], 16), 0.5, 18)
    tones = (("#4a1608", 800, "dark"), ("#a83c10", 900, "all"), ("#8a2c0c", 600, "dark"), ("#f0863a", 700, "all"), ("#ffb86a", 620, "lit"), ("#ffe6b8", 320, "lit"))  # fmt: skip
    coat(s, tail, lie, tones, (22, 48), 1.7, soft=70, stray=0.16, fringe=520, fringe_cols=("#c8541c", "#8a2c0c", "#e8843a", "#4a1608"), lean=0.35)
    tip = tail.intersection(blob([(390, 1330), (440, 1230), (560, 1230), (660, 1400), (600, 1480), (460, 1460)]))
    tones = (("#e8d8c8", 300, "all"), ("#fff6e6", 420, "all"), ("#ffffff", 200, "lit"), ("#8a6a68", 150, "dark"))
    coat(s, tip, lie, tones, (22, 46), 1.9, soft=50, stray=0.2, fringe=130, fringe_cols=("#fff6e6", "#e8d8c8"), lean=0.35)


def _cloth(s):
    """The table over us: its cloth, with the light of the ball behind the lace."""
    low = [(-40, 330), (80, 262), (240, 204), (420, 180), (600, 190), (780, 172), (920, 196), (1040, 250)]
    edge = path(low, 12)
    g = poly([(-60, -60), (1060, -60), *edge[::-1]])
    s.wash(move(g, 0, 44), NIGHT, 1.1, wet=30)
    scallops = union(*(ell(p[0], p[1] + 4, 33, 30) for p, _, _ in marks.along(edge, 56)), g)
    s.cover(scallops)
    s.wash(scallops, "#e8c8a0", 0.55, col2="#d8a078", gran=0.25)
    s.wash(scallops, "#6a3450", 0.9, grad=("lin", 90, 1.2, 0.0), gran=0.2)
    s.outline(scallops, 3, "#12040a", lost=0)
    rim(s, scallops, 0, -5, "#ffcf90", 0.9, 1.6)
    for p, _, _ in marks.along(edge, 56):
        for a in range(20, 161, 35):
            q = p + np.array([math.cos(math.radians(a)) * 19, 4 + math.sin(math.radians(a)) * 17])
            s.fill(ell(*q, 3.6), "#ffd8a0", body=True, alpha=0.8)
    for x in (60, 250, 460, 660, 860):
        y = np.interp(x, [p[0] for p in low], [p[1] for p in low])
        s.wash(limb([(x + 10, -20), (x + 16, y * 0.5), (x, y - 20)], [4, 16, 10]), "#2a0c24", 0.6, wet=30, clip=g)
        s.lift(limb([(x - 16, -20), (x - 12, y * 0.5), (x - 22, y - 10)], [5, 10, 8]), 0.4, 8)


@card("ember", paper="tea", light=(0.15, -0.8))
def tail_coat(s):
    """From under the table: hems and trousers at a ball, and under each another beast; all feet have turned to the one pair of shoes."""
    _hall(s)
    _him(s)
    _fist(s)
    _hooves(s)
    _paws(s)
    _goose(s)
    _fox(s)
    _cloth(s)
    s.splatter(NIGHT, 40, (0, 1100, 1000, 1500), (0.7, 4))
