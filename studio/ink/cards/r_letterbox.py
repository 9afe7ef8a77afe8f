"""Longing: the post, seen from inside the door."""

from ..easel import *
from ..kit.figure import digit, garment

SKIN = ("#e8b892", "#d98a6a", "#8a4a52")
SLOT = blob([(70, 330, 1), (500, 318), (944, 334, 1), (952, 640), (940, 930, 1), (500, 942), (62, 926, 1), (56, 620)])
WOOD, GRAIN = "#6f8f8a", "#2f4f52"


def _street(s):
    """What the slot frames: a street in snow, a house with a lit window, a lamp, a sledge on its way home."""
    r = s.rng
    m = SLOT.buffer(12)
    s.wash(m, "#b8d0e4", 0.55, col2="#f4dcd0", mix=("lin", 90, 0, 1), wet=6, pool=0.5, bloom=3)
    s.wash(ell(760, 470, 160, 120), "#ffe0a8", 0.5, wet=60, clip=m)
    for x, y, h, w, wall in ((590, 600, 120, 86, "#e8d0c4"), (905, 612, 160, 120, "#d8c4d4")):  # far houses
        s.thing(poly([(x - w / 2, y), (x - w / 2, y - h * 0.6), (x, y - h), (x + w / 2, y - h * 0.6), (x + w / 2, y)]).intersection(m), wall, 0.5, shade=0.3, hatch=0, line=1.5)
        g = poly([(x - w * 0.62, y - h * 0.54), (x, y - h * 1.08), (x + w * 0.62, y - h * 0.54), (x + w * 0.5, y - h * 0.5), (x, y - h * 0.9), (x - w * 0.5, y - h * 0.5)]).intersection(m)
        s.thing(g, "#fdfdff", 0.05, shade=0.4, shcol="#8a9ac0", hatch=0, line=1.6)
        s.fill(box(x - 9, y - h * 0.42, x + 9, y - h * 0.2).intersection(m), "#e8a83a")
    for x, h in ((520, 150), (664, 128), (860, 170)):  # bare trees
        g, _ = places.branches(r, x, 640, h, 7, depth=5)
        s.fill(g.intersection(m), "#5a6078", alpha=0.8)
    snow = blob([(40, 640), (300, 620), (560, 610), (760, 632), (980, 612), (980, 960), (40, 960)]).intersection(m)
    s.cover(snow)
    s.wash(snow, "#dce8f4", 0.4, col2="#b4c6e4", pool=0.7, bloom=3)
    s.stroke(path([(460, 614), (560, 610), (700, 628), (960, 612)], 8), 1.8, "#6a7a9a")
    # the house across the street
    front = poly([(640, 690), (640, 520), (735, 400), (830, 520), (830, 700)])
    side = poly([(830, 700), (830, 520), (930, 506), (944, 676)])
    s.wash(poly([(640, 690), (830, 700), (760, 752), (560, 740)]), "#8a9cc8", 0.6, wet=8)
    s.thing(side.intersection(m), "#c88a78", 0.7, shade=0.5, shcol="#6a4a6a", hatch=5, line=2.2)
    s.thing(front, "#f0c8a0", 0.6, col2="#e0a080", shade=0.4, shcol="#8a5a5a", hatch=0, line=2.4)
    for y in range(536, 696, 15):  # boards
        s.stroke([(642, y), (828, y + 3)], 0.9, "#a8705a", alpha=0.7)
    roof = poly([(618, 534), (735, 384), (752, 392), (640, 542)])
    s.thing(poly([(735, 384), (846, 526), (956, 500), (850, 366)]).intersection(m), "#fbfcff", 0.06, col2="#c8d4ec", shade=0.6, shcol="#7a8cc0", hatch=6, line=2.4)
    s.thing(roof, "#fbfcff", 0.06, shade=0.4, shcol="#7a8cc0", hatch=0, line=2.2)
    s.thing(box(786, 372, 818, 436), "#b86a58", 0.8, shade=0.6, hatch=4, line=2)
    s.thing(box(780, 362, 824, 378), "#fbfcff", 0.05, hatch=0, line=1.8)
    for q in range(3):
        s.curve([(802, 362 - q * 2), (790 - q * 8, 350), (806 - q * 4, 340), (786 + q * 8, 330)], 2, "#8a94b0", alpha=0.6)
    for x, y, w, h in ((668, 560, 46, 56), (762, 562, 44, 56), (714, 470, 40, 44)):
        s.glow(x + w / 2, y + h / 2, 44, "#ffd070", 0.5)
        s.thing(box(x, y, x + w, y + h), "#ffc84a", 0.85, shade=0.2, hatch=0, line=2)
        s.stroke([(x + w / 2, y), (x + w / 2, y + h)], 1.6, taper=(0, 0))
        s.stroke([(x, y + h * 0.45), (x + w, y + h * 0.45)], 1.6, taper=(0, 0))
        s.stroke([(x - 4, y + h + 3), (x + w + 4, y + h + 3)], 5, "#ffffff", body=True, taper=(0, 0))
    s.fill(union(ell(776, 590, 7, 9), poly([(765, 618), (770, 598), (784, 598), (790, 618)])), "#5a3a2a")  # somebody at the window
    track = path([(560, 930), (590, 850), (650, 790), (706, 750), (734, 704)], 12)
    for i, (p, d, _) in enumerate(marks.along(track, 21)):  # the way over
        q = 9 - i * 0.45
        s.wash(ell(*(p + np.array([-d[1], d[0]]) * (7 if i % 2 else -7)), max(3, q), max(2, q * 0.6), -40), "#6a80b4", 0.8, off=0)
    for x, h in ((470, 200), (900, 250)):
        g = limb([(x, 790), (x + 3, 790 - h)], [5, 3])
        if m.contains(g):
            s.thing(g, "#3a4058", 1, hatch=0, line=1.6)
    for x, y, q in ((884, 742, 44), (500, 724, 34), (922, 800, 36)):  # firs
        g = blob([(x, y - q * 2, 1), (x + q * 0.4, y - q), (x + q * 0.3, y - q), (x + q * 0.7, y, 1), (x, y + 6), (x - q * 0.7, y, 1), (x - q * 0.3, y - q), (x - q * 0.4, y - q)], 6).intersection(m)
        s.thing(g, "#4f8a78", 0.8, shade=0.7, shcol="#1c4448", hatch=4, line=2)
        for e in (0.3, 0.9, 1.5):
            s.curve([(x - q * 0.1 - q * 0.25 * (2 - e), y - q * e), (x, y - q * e + 5), (x + q * 0.2, y - q * e)], 4, "#ffffff", body=True)


def _neighbour(s):
    """A face bends down to the slot: half of it, the nose at the edge, the scarf behind the cheek."""
    r = s.rng
    scarf = blob([(360, 300), (452, 360), (520, 480), (540, 640), (520, 800), (470, 960), (340, 960)])
    garment(s, scarf.intersection(SLOT.buffer(12)), "#dc3f38", "#7a101c", "#ffb0a0", lambda x, y: 1.4, 60, long=30, k=0.9, line=3)
    for q in range(7):  # ribs of the knitting
        s.curve([(400 + q * 14, 330 + q * 12), (478 + q * 9, 560 + q * 8), (440 + q * 11, 930)], 2, "#7a101c", clip=scarf.intersection(SLOT))
    for p, d, _ in marks.along(path([(456, 380), (520, 500), (536, 640), (518, 790), (480, 930)], 12), 15):
        s.stroke([p, p + np.array([abs(d[1]), -d[0]]) * 9 + r.normal(size=2) * 2], 2.4, "#b82a2c")
    g = blob([(20, 280), (240, 286), (376, 320), (446, 430), (474, 560), (470, 700), (430, 830), (360, 960), (20, 970)]).intersection(SLOT.buffer(12))
    s.thing(g, SKIN[0], 0.5, col2=SKIN[1], shade=0.22, shcol=SKIN[1], hatch=0, line=3.2, soft=190)
    for x, y, a, b, c, k in ((350, 770, 90, 70, SKIN[1], 0.5), (250, 560, 190, 60, SKIN[2], 0.3), (110, 640, 40, 150, SKIN[2], 0.2), (400, 560, 50, 120, SKIN[1], 0.4)):
        s.wash(ell(x, y, a, b), c, k, wet=40, clip=g)
    # the bridge of the nose, its wing below
    s.wash(blob([(60, 560), (112, 650), (120, 760), (100, 860), (160, 880), (150, 950), (50, 950)]), SKIN[2], 0.35, wet=22, clip=g)
    s.curve([(116, 560), (98, 640), (112, 740), (150, 820), (176, 872), (150, 912), (100, 916)], 3.4, "#5a2a30", clip=g)
    s.curve([(150, 838), (190, 850), (196, 890), (170, 918)], 2.6, "#5a2a30", clip=g)
    s.fill(ell(126, 912, 22, 9, 6).intersection(g), "#5a2a30")
    marks.eye(s, 276, 612, 262, look=(0.35, 0.3), iris="#3f86b8", lid=0.46, line=4.6, tilt=4)
    for q in range(3):
        s.curve([(140 + 6 * q, 566 - 22 * q), (262, 512 - 20 * q), (408 - 4 * q, 570 - 18 * q)], 2.8 - 0.7 * q, "#5a2a30")
    for q in range(4):  # bags and crow's feet
        s.curve([(160 + 6 * q, 690 + 20 * q), (276, 728 + 24 * q), (392 - 8 * q, 684 + 24 * q)], 2.4 - 0.4 * q, "#7a3e44")
        s.curve([(412, 606 + 22 * (q - 1)), (440, 600 + 34 * (q - 1)), (460, 590 + 46 * (q - 1))], 2, "#7a3e44")
    for q in range(3):
        s.curve([(190, 380 - 22 * q), (300, 366 - 22 * q), (400, 392 - 22 * q)], 2, "#7a3e44", clip=g)
    brow = blob([(112, 512), (160, 452), (260, 424), (360, 444), (432, 506), (360, 484), (260, 470), (170, 492)])
    s.wash(brow, "#a8a4b0", 0.5, wet=8, clip=g)
    for _ in range(170):
        u = r.random()
        x, y = 116 + 316 * u, 498 - 52 * math.sin(0.2 + u * 2.75) + r.normal() * 12
        a = -1.1 + 1.75 * u + r.normal() * 0.2
        q = r.uniform(22, 46)
        e = (x + q * math.cos(a), y + q * math.sin(a))
        white = r.random() < 0.66
        s.curve([(x, y), ((x + e[0]) / 2, (y + e[1]) / 2 - 5), e], 2.6 if white else 1.5, "#ffffff" if white else "#6a6474", body=white, alpha=0.95)


def _door(s):
    """The inside of the door: boards and brass, drawn round the slot."""
    r = s.rng
    out = s.all.difference(SLOT)
    s.cover(out)
    s.wash(out, WOOD, 0.75, col2="#4f7274", pool=0.6, bloom=4, gran=0.5, grad=("lin", 90, 1.1, 0.6))
    s.wash(poly([(-20, -20), (1020, -20), (1020, 190), (-20, 120)]), "#24444c", 0.6, wet=60, clip=out)
    for x in (-6, 246, 498, 752, 1004):
        s.stroke([(x, -10), (x + r.normal() * 4, 1510)], 3.4, "#1f3a3e", clip=out, taper=(0, 0))
        s.stroke([(x + 7, -10), (x + 7, 1510)], 1.6, "#c4dcd4", body=True, alpha=0.7, clip=out)
    for _ in range(120):
        x, y = r.uniform(0, 1000), r.uniform(0, 1300)
        q = r.uniform(50, 190)
        s.curve([(x, y), (x + r.normal() * 7, y + q / 2), (x + r.normal() * 4, y + q)], 1.3, GRAIN, alpha=0.6, clip=out)
    for x, y in ((150, 1090), (880, 180), (372, 140)):
        for q in (8, 15, 23):
            s.stroke(arc(x, y, q * 0.7, q * 1.3, 20, 350, 26), 1.5, GRAIN)
    brass = SLOT.buffer(46, join_style=1).difference(SLOT)
    s.wash(move(SLOT.buffer(48), 10, 18).difference(SLOT), "#16302f", 0.6, wet=12, clip=out)
    s.thing(brass, "#e8b84a", 0.8, col2="#c88a2e", shade=0.9, shcol="#7a4418", hatch=6, line=3.6, white=0.8)
    s.outline(SLOT.buffer(8), 2, lost=0)
    for x, y in ((48, 348), (960, 350), (44, 908), (960, 914)):
        s.thing(ell(x, y, 15), "#f4d27a", 0.8, shade=0.7, shcol="#7a4418", hatch=0, line=2.4)
        s.stroke([(x - 9, y - 7), (x + 9, y + 7)], 3, taper=(0, 0))
    s.wash(limb([(60, 330), (500, 316), (950, 332)], [22, 22, 22]), "#3a4a70", 0.7, wet=26, clip=SLOT)
    flap = blob([(60, 300, 1), (500, 290), (950, 304, 1), (1006, 190), (1016, 168, 1), (500, 150), (-10, 166, 1), (4, 190)])
    s.wash(move(flap, 6, 24), "#16302f", 0.5, wet=12, clip=out)
    s.thing(flap, "#f0c860", 0.75, col2="#c88a2e", shade=0.8, shcol="#7a4418", hatch=7, line=3.6, white=0.8)
    s.outline(flap.buffer(-22), 1.8, "#7a4418", lost=0.1)
    s.curve([(120, 200), (400, 184), (620, 188)], 6, "#fff6d8", body=True, alpha=0.8)
    for x in (220, 780):  # hinges
        s.thing(limb([(x - 40, 300), (x + 40, 299)], [13, 13]), "#d8a03a", 0.9, shade=0.8, shcol="#7a4418", hatch=0, line=2.6)


def _letter(s):
    """Four fingers over its edge push it in; the thumb is out in the cold."""
    note = blob([(566, 868, 1), (720, 846), (896, 842, 1), (916, 1010), (948, 1206, 1), (720, 1240), (506, 1252, 1), (530, 1060)])
    s.wash(move(note, 22, 36), "#16302f", 0.8, wet=18)
    s.cover(note)
    s.wash(note, "#fffaf0", 0.12, pool=0.6)
    s.wash(poly([(560, 850), (900, 836), (908, 920), (556, 950)]), "#7a86a8", 0.5, wet=24, clip=note)
    s.outline(note, 3.2, lost=0.03)
    s.curve([(560, 900), (548, 1060), (530, 1230)], 1.3, "#8a8ea8")
    hand_ = (((660, 700), (650, 768), (640, 838), (642, 906)), ((722, 680), (720, 756), (716, 842), (718, 922)), ((790, 684), (794, 756), (794, 838), (792, 914)), ((852, 712), (862, 776), (862, 836), (856, 886)))
    coat = blob([(622, 752), (640, 672), (720, 628), (830, 596), (1000, 540), (1000, 830), (908, 800), (860, 776), (760, 740), (680, 744)]).intersection(SLOT.buffer(-6))
    s.wash(move(coat, 6, 26), "#5a6a9a", 0.5, wet=14, clip=SLOT)
    garment(s, coat, "#5f7fb4", "#24365e", "#c4d8f4", lambda x, y: -0.3, 50, long=34, k=0.8, line=3, folds=[[(760, 640), (800, 690), (790, 730)], [(860, 610), (890, 680), (940, 720)], [(930, 590), (916, 640), (940, 660)]])
    for p, d, _ in marks.along(path([(622, 760), (640, 690), (720, 668), (800, 690), (880, 790)], 12), 9):  # its fur
        n = np.array([-d[1], d[0]])
        for _ in range(5):
            q = p + s.rng.normal(size=2) * 8
            s.curve([q, q + n * 9 + s.rng.normal(size=2) * 6, q + n * 20 + s.rng.normal(size=2) * 9], 3, "#ffffff" if s.rng.random() < 0.7 else "#8a8ea8", body=True)
    back = blob([(628, 760), (650, 690), (720, 656), (800, 660), (872, 700), (894, 770), (880, 810), (760, 800), (640, 810)])
    s.thing(back, SKIN[0], 0.6, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=6, line=2.8)
    for i in (3, 0, 2, 1):
        p, q = hand_[i], (34, 37, 36, 31)[i]
        s.wash(move(limb(p, [q, q, q * 0.95, q * 0.76]), 9, 12), "#5a5a80", 0.5, wet=6, clip=note)
        g = digit(s, p, [q * 0.98, q, q * 0.96, q * 0.76], SKIN, nail=0, line=2.7, k=0.62, hatch=5)
        tip = np.asarray(p[-1], float)
        n = blob([tip + [-q * 0.5, -q * 0.42], tip + [0, -q * 0.62], tip + [q * 0.48, -q * 0.42], tip + [q * 0.42, q * 0.38], tip + [0, q * 0.62], tip + [-q * 0.44, q * 0.38]], 8)
        s.cover(n)
        s.wash(n, "#fbe0d0", 0.45, edge=0.9, off=0)
        s.outline(n, 1.9, lost=0.05)
        s.curve([tip + [-q * 0.34, q * 0.3], tip + [0, q * 0.48], tip + [q * 0.34, q * 0.28]], 2.4, "#ffffff", body=True)
        s.curve([tip + [-q * 0.3, -q * 0.3], tip + [-q * 0.34, 0]], 2, "#ffffff", body=True)
        k = np.asarray(p[1], float)
        s.wash(ell(*k, q * 0.6, q * 0.45), "#d8604a", 0.4, wet=8, clip=g)
    stamp = poly([(800, 1060), (908, 1052), (922, 1160), (810, 1170)])
    s.thing(stamp, "#dc3f38", 0.85, hatch=0, shade=0.2, line=1.6)
    for p, _, _ in marks.along(np.array(stamp.exterior.coords), 12):
        s.fill(ell(*p, 3.6), "#fffaf0", body=True)
    s.fill(poly([(824, 1092), (898, 1087), (902, 1122), (828, 1128)]), "#fff4e0", body=True)
    s.fill(poly([(834, 1100), (890, 1096), (892, 1112), (837, 1117)]), "#2a2030", body=True)
    s.fill(ell(856, 1107, 5, 5), "#a8d0f0", body=True)
    for q in range(4):
        s.curve([(770 - 4 * q, 1040 + q * 14), (810, 1030 + q * 14), (850, 1044 + q * 14), (884, 1030 + q * 14)], 1.6, "#3a4a6a", alpha=0.8)
    for q in range(4):
        y = 1000 + 46 * q
        x = 574 - 7 * q
        pts = [(x + e * 11, y - e * 1.2 + (9 if e % 2 else -9) * (0.5 + 0.5 * abs(math.sin(e * 1.7 + q)))) for e in range((17, 14, 18, 9)[q])]
        s.curve(pts, 2.2, "#2a3a6a", n=6)


def _floor(s):
    r = s.rng
    mat = blob([(-20, 1310, 1), (300, 1296), (700, 1300), (1020, 1290, 1), (1020, 1520, 1), (-20, 1520, 1)])
    s.cover(mat)
    s.wash(mat, "#e0c08a", 0.6, col2="#c49a60", pool=0.5, gran=0.6)
    s.stroke(path([(-20, 1310), (300, 1296), (700, 1300), (1020, 1290)], 10), 3)
    for _ in range(420):
        x, y = r.uniform(0, 1000), r.uniform(1305, 1500)
        s.stroke([(x, y), (x + r.normal() * 4, y - r.uniform(8, 18))], 1.4, ("#7a5424", "#a87a3c", "#fff0c8")[int(r.integers(3))], body=True, alpha=0.8)
    for x, y, a, k, col in ((150, 1350, -13, 1.15, "#f8ecd0"), (860, 1392, 17, 1.05, "#dfe8f0"), (356, 1420, 6, 1.25, "#fffaf0"), (640, 1440, -7, 1.15, "#f4dcd8")):
        g = move(poly([(-112, -68), (112, -68), (112, 68), (-112, 68)]), x, y, k, a)
        s.wash(move(g, 10, 16), "#5a4430", 0.6, wet=9)
        s.thing(g, col, 0.3, shade=0.3, shcol="#8a8ea8", hatch=0, line=2.6)
        f = move([(-110, -66), (-30, 4), (0, 22), (30, 4), (110, -66)], x, y, k, a)
        s.wash(poly([*move([(-110, -60), (0, 34), (110, -60)], x, y, k, a)]), "#8a8ea8", 0.3, wet=6, clip=g)
        s.stroke(f, 2.2)
        for e in (-1, 1):
            s.stroke(move([(110 * e, 66), (24 * e, 4)], x, y, k, a), 1.4)
    s.thing(ell(356, 1446, 20, 18), "#c8343a", 1.0, shade=0.7, shcol="#5a0a18", hatch=0, line=2.2)


def _spider(s):
    c = np.array([1000.0, 0])
    for a in np.radians(np.linspace(92, 178, 8)):
        s.stroke([c, c + 290 * np.array([math.cos(a), math.sin(a)])], 1.5, "#ffffff", body=True, alpha=0.9)
    for q in np.linspace(46, 270, 8):
        pts = []
        for i, a in enumerate(np.radians(np.linspace(92, 178, 8 * 4 - 3))):
            sag = 1 - 0.07 * math.sin(math.pi * (i % 4) / 4)
            pts.append(c + q * sag * np.array([math.cos(a), math.sin(a)]))
        s.stroke(pts, 1.3, "#ffffff", body=True, alpha=0.85)
    x, y = 838, 214
    s.stroke([(870, 130), (x, y)], 1.4, "#ffffff", body=True)
    for e in (-1, 1):
        for a, b in ((26, -24), (34, -6), (32, 14), (22, 32)):
            s.curve([(x, y), (x + e * a * 0.7, y + b - 14), (x + e * a * 1.2, y + b + 6)], 2.2, "#1a1416")
    s.thing(ell(x, y + 10, 15, 18), "#5a3a2a", 1.1, shade=0.6, hatch=0, line=2)
    s.thing(ell(x, y - 10, 9, 8), "#5a3a2a", 1.1, shade=0.6, hatch=0, line=2)
    s.stroke([(x, y), (x, y + 18)], 2.4, "#f0d8a8", body=True)


@card("frost", paper="cold", light=(-0.5, -0.7))
def letterbox_eye(s):
    """From inside a door: an old eye at the letter slot, a snowy street, four fingers and a letter."""
    _street(s)
    _neighbour(s)
    places.snow(s, 110, (1.5, 7), (60, 330, 950, 930))
    _door(s)
    _floor(s)
    _letter(s)
    _spider(s)
