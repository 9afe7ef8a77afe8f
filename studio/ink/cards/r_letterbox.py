"""Longing: the post, seen from inside the door."""

import cv2

from ..easel import *
from ..kit.figure import digit, garment
from ..kit.relief import face_relief

SKIN = ("#e8b892", "#d98a6a", "#8a4a52")
SLOT = blob([(70, 330, 1), (500, 318), (944, 334, 1), (952, 640), (940, 930, 1), (500, 942), (62, 926, 1), (56, 620)])
WOOD, GRAIN = "#3a6466", "#0c2226"


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
    cheek = blob([(20, 280), (250, 286), (392, 320), (462, 430), (492, 560), (486, 700), (446, 830), (376, 960), (20, 970)]).intersection(SLOT.buffer(12))
    f = face_relief(s, 22, 660, 640, -4)
    inside, tone = s.mask(cheek), f.tone
    scarf = blob([(380, 290), (470, 360), (548, 480), (572, 640), (556, 800), (510, 960), (340, 960)])
    garment(s, scarf.intersection(SLOT.buffer(12)), "#dc3f38", "#6a0c18", "#ffb0a0", lambda x, y: 1.4, 60, long=30, k=1.0, line=3)
    for q in range(7):  # ribs of the knitting
        s.curve([(410 + q * 18, 320 + q * 14), (500 + q * 9, 560 + q * 8), (460 + q * 13, 930)], 2.4, "#6a0c18", clip=scarf.intersection(SLOT))
    s.cover(inside)
    s.wash(inside, SKIN[0], 0.5, col2="#e8a888", edge=0.2, gran=0.2, pool=0.3, rough=0)
    s.wash(inside, "#d8805e", 0.6, edge=0, tone=np.clip(tone * 1.3 - 0.25, 0, 1), gran=0.2, rough=0)
    s.wash(poly([(400, 280), (560, 280), (560, 980), (380, 980), (450, 800), (470, 560)]), "#8a4658", 0.7, wet=50, gran=0.2, clip=inside)
    socket = s.mask(ell(*f.at([(0.36, -0.23)])[0], 170, 60))
    tone = tone * (1 - 0.3 * cv2.GaussianBlur(socket, (0, 0), 20))
    soft = tone + 0.03 * s.noise("mid", (0, 0, s.w, s.h))
    s.wash((inside * step(0.50, 0.66, soft)).astype(np.float32), "#a85a58", 0.45, edge=0.2, gran=0.25, rough=0.5)
    s.wash((inside * step(0.70, 0.88, soft)).astype(np.float32), "#4a2840", 0.6, edge=0.2, gran=0.25, rough=0.5)
    s.hatch_field(tone * inside, f.flow, sep=7, w=1.2, thr=0.6, longest=50, wander=0.08, omit=0.2, col="#5a2a38", alpha=0.6)
    s.outline(cheek, 3, "#4a1e28", lost=0.1)
    for x, y, a, b, k in ((0.66, 0.30, 100, 80, 0.35), (0.12, 0.36, 90, 60, 0.45), (0.40, 0.10, 130, 40, 0.3)):
        s.wash(ell(*f.at([(x, y)])[0], a, b), "#d8503c", k, wet=40, clip=inside)
    pen = lambda pts, w, col="#4a1e28": s.stroke(f.at(path(pts, 12)), w, col, wobble=1.0, clip=SLOT)  # noqa: E731
    _eye(s, f, pen)
    pen([(0.095, -0.12), (0.07, 0.02), (0.085, 0.16), (0.14, 0.26)], 2.2)
    pen([(0.17, 0.25), (0.225, 0.29), (0.225, 0.355), (0.18, 0.39)], 3)
    pen([(0.05, 0.39), (0.11, 0.365), (0.16, 0.385)], 6)
    pen([(0.24, 0.32), (0.34, 0.42), (0.40, 0.56)], 2.6)
    for q in range(3):  # a worried forehead
        y = -0.47 - 0.065 * q
        pen([(0.10, y + 0.02), (0.26, y - 0.035), (0.44, y - 0.01), (0.60, y + 0.05)], 2.2 - 0.3 * q)
    pen([(0.06, -0.36), (0.085, -0.27), (0.075, -0.19)], 2.6)
    for _ in range(210):  # the brow, raised at the nose
        u = r.random()
        x, y = 0.13 + 0.55 * u, -0.30 - 0.05 * math.sin(u * 3.0) + 0.13 * u * u + r.normal() * 0.016
        a, q = -0.95 + 1.5 * u + r.normal() * 0.2, r.uniform(0.04, 0.075)
        e = (x + q * math.cos(a), y + q * math.sin(a))
        white = r.random() < 0.7
        s.curve(f.at([(x, y), ((x + e[0]) / 2, (y + e[1]) / 2 - 0.008), e]), 2.8 if white else 1.6, "#ffffff" if white else "#7a6a78", body=white, alpha=0.95, n=5)


def _eye(s, f, pen):
    """It has wept or is about to: heavy lid, wet lower rim, and it looks past us into the room."""
    top = [(0.195, -0.055), (0.27, -0.115), (0.38, -0.142), (0.50, -0.105), (0.585, -0.02)]
    low = [(0.52, 0.025), (0.40, 0.048), (0.28, 0.02)]
    g = valid(Polygon(f.at(path([(*top[0], 1), *top[1:4], (*top[4], 1), *low], 8, True))))
    s.cover(g)
    s.wash(g, "#f4ead8", 0.3, edge=0.8, off=0)
    for x in (0.22, 0.55):
        s.wash(ell(*f.at([(x, -0.03)])[0], 34, 40), "#d8807a", 0.35, wet=16, clip=g)
    x, y = f.at([(0.405, -0.052)])[0]
    ball = ell(x, y, 62).intersection(g)
    s.cover(ball)
    s.wash(ball, "#5fa8d0", 1.0, col2="#1c4a80", mix=("rad", x, y, 64, 0, 1), edge=1.2, off=0)
    for a in np.linspace(0, math.tau, 40, endpoint=False):
        s.stroke([(x + 28 * math.cos(a), y + 28 * math.sin(a)), (x + 57 * math.cos(a), y + 57 * math.sin(a))], 1.4, "#dcecf4" if a > 1.2 and a < 2.6 else "#123a66", wobble=0.5, clip=ball, body=bool(1.2 < a < 2.6))
    s.fill(ell(x, y, 26).intersection(g), "#08080c")
    s.outline(ball, 2.6, "#0c2440", lost=0)
    s.wash(blob(f.at([*top, (0.5, -0.06), (0.38, -0.09), (0.27, -0.07)])), "#3a2850", 0.9, wet=9, clip=g)
    s.fill(poly([(x - 34, y - 22), (x - 6, y - 26), (x - 7, y - 6), (x - 32, y - 3)]), "#ffffff", body=True)  # the door's lit slot
    s.fill(ell(x + 18, y + 24, 7, 5), "#ffffff", body=True, alpha=0.8)
    s.curve(f.at([(0.29, 0.012), (0.40, 0.036), (0.51, 0.016)]), 4, "#ffffff", body=True, alpha=0.8)
    s.fill(ell(*f.at([(0.208, -0.04)])[0], 11, 8, 20), "#d8706a", alpha=0.9)
    pen([*top], 7, "#2a1018")
    pen([top[4], *low, top[0]], 3)
    pen([(0.20, -0.12), (0.30, -0.20), (0.42, -0.21), (0.55, -0.14), (0.63, -0.03)], 3.2)
    pen([(0.25, -0.20), (0.38, -0.26), (0.54, -0.20)], 1.8)
    for q in np.linspace(0.26, 0.57, 11):
        y0 = -0.142 + 2.3 * (q - 0.375) ** 2
        pen([(q, y0), (q + (q - 0.36) * 0.3, y0 - 0.045)], 2)
    for i in range(3):  # bags and crow's feet
        pen([(0.22 + 0.01 * i, 0.055 + 0.04 * i), (0.36, 0.11 + 0.045 * i), (0.52 - 0.02 * i, 0.075 + 0.045 * i)], 2.4 - 0.5 * i)
        pen([(0.605, -0.035 + 0.04 * i), (0.66, -0.06 + 0.065 * i), (0.71, -0.10 + 0.10 * i)], 2)


def _door(s):
    """The inside of the door: boards and brass, drawn round the slot."""
    r = s.rng
    out = s.all.difference(SLOT)
    s.cover(out)
    s.wash(out, WOOD, 1.15, col2="#24484e", pool=0.4, gran=0.25)
    s.wash(out, "#06141a", 1.7, gran=0.25, grad=("rad", 520, 900, 860, -0.1, 1.2))
    s.wash(poly([(-20, -20), (1020, -20), (1020, 190), (-20, 120)]), "#06141a", 0.8, wet=60, clip=out)
    for x in (-6, 246, 498, 752, 1004):
        s.stroke([(x, -10), (x + r.normal() * 4, 1510)], 3.4, "#1f3a3e", clip=out, taper=(0, 0))
        s.stroke([(x + 7, -10), (x + 7, 1510)], 1.6, "#7aa4a0", body=True, alpha=0.5, clip=out)
    for _ in range(120):
        x, y = r.uniform(0, 1000), r.uniform(0, 1300)
        q = r.uniform(50, 190)
        s.curve([(x, y), (x + r.normal() * 7, y + q / 2), (x + r.normal() * 4, y + q)], 1.3, GRAIN, alpha=0.6, clip=out)
    for x, y in ((150, 1090), (880, 180), (372, 140)):
        for q in (8, 15, 23):
            s.stroke(arc(x, y, q * 0.7, q * 1.3, 20, 350, 26), 1.5, GRAIN)
    s.lift(poly([(80, 960), (930, 960), (1010, 1330), (-10, 1330)]).intersection(out), 0.3, 40)  # day on the boards
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
    note = blob([(500, 770, 1), (660, 740), (820, 726, 1), (866, 960), (912, 1196, 1), (720, 1236), (486, 1262, 1), (494, 1020)])
    s.wash(move(note, 22, 36), "#16302f", 0.8, wet=18)
    s.cover(note)
    s.wash(note, "#fffaf0", 0.12, pool=0.6)
    s.wash(poly([(480, 930), (900, 916), (908, 980), (476, 1000)]), "#5a6090", 0.6, wet=26, clip=note)
    s.outline(note, 3.2, lost=0.03)
    s.curve([(520, 900), (516, 1060), (508, 1230)], 1.3, "#8a8ea8")
    sleeve = poly([(884, 650), (1000, 630), (1000, 940), (890, 916)]).intersection(SLOT)
    garment(s, sleeve, "#3f5f9c", "#14244a", "#b4ccf0", lambda x, y: 1.5, 40, long=34, k=1.0, line=3, folds=[[(912, 660), (920, 780), (914, 900)]])
    cuff = blob([(860, 672), (896, 656), (902, 780), (898, 906), (862, 892), (868, 780)])
    back = blob([(880, 690), (820, 668), (752, 672), (712, 706), (700, 780), (716, 850), (770, 896), (840, 892), (882, 876)])
    s.wash(move(back, -6, 26), "#4a4a70", 0.7, wet=14)
    s.thing(back, SKIN[0], 0.7, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=3, gran=0.25)
    for pts in ([(740, 714), (800, 722), (850, 732)], [(730, 768), (800, 770), (856, 774)], [(738, 822), (800, 818), (854, 812)]):
        s.wash(limb(pts, [9, 6, 3]), SKIN[2], 0.4, wet=8, clip=back)
        s.curve(pts, 1.6, "#8a4a52")
    s.thing(cuff, "#fffaf0", 0.15, shade=0.8, shcol="#7a86a8", hatch=5, line=2.8)
    s.thing(ell(884, 846, 8), "#e0b85a", 0.9, shade=0.6, hatch=0, line=2)
    hand_ = (((752, 708), (690, 706), (630, 726), (588, 762)), ((740, 762), (668, 764), (604, 786), (560, 820)), ((744, 818), (676, 824), (620, 846), (582, 876)), ((768, 866), (712, 878), (668, 896), (640, 916)))
    for i in (3, 2, 1, 0):
        p, q = hand_[i], (31, 34, 32, 26)[i]
        s.wash(move(limb(p, [q, q, q * 0.95, q * 0.76]), -8, 16), "#4a4a70", 0.6, wet=8)
        g = digit(s, p, [q * 1.0, q, q * 0.95, q * 0.74], SKIN, nail=1, line=2.7, k=0.7, hatch=0, shade=0.9)
        s.wash(ell(*p[1], q * 0.7, q * 0.5), "#d8604a", 0.4, wet=8, clip=g)
    stamp = poly([(764, 1044), (868, 1036), (884, 1142), (776, 1152)])
    s.thing(stamp, "#dc3f38", 0.85, hatch=0, shade=0.2, line=1.6)
    for p, _, _ in marks.along(np.array(stamp.exterior.coords), 12):
        s.fill(ell(*p, 3.6), "#fffaf0", body=True)
    s.fill(poly([(788, 1076), (860, 1071), (866, 1106), (794, 1112)]), "#fff4e0", body=True)
    s.fill(poly([(798, 1084), (852, 1080), (856, 1096), (803, 1101)]), "#2a2030", body=True)
    s.fill(ell(820, 1091, 5, 5), "#a8d0f0", body=True)
    for q in range(4):
        s.curve([(730 - 4 * q, 1024 + q * 14), (770, 1014 + q * 14), (810, 1028 + q * 14), (844, 1014 + q * 14)], 1.6, "#3a4a6a", alpha=0.8)
    for q in range(4):
        y = 1028 + 46 * q
        x = 538 - 3 * q
        pts = [(x + e * 11, y - e * 1.2 + (9 if e % 2 else -9) * (0.5 + 0.5 * abs(math.sin(e * 1.7 + q)))) for e in range((17, 14, 18, 9)[q])]
        s.curve(pts, 2.2, "#2a3a6a", n=6)


def _floor(s):
    r = s.rng
    mat = blob([(-20, 1310, 1), (300, 1296), (700, 1300), (1020, 1290, 1), (1020, 1520, 1), (-20, 1520, 1)])
    s.cover(mat)
    s.wash(mat, "#c8a068", 0.8, col2="#a87a44", pool=0.4, gran=0.25)
    s.wash(mat, "#140c10", 1.5, gran=0.25, grad=("rad", 500, 1360, 640, -0.2, 1.3))
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
    s.wash(mat.buffer(40), "#241c34", 1.0, gran=0.2, grad=("rad", 520, 1330, 560, -0.1, 1.1))


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
    places.snow(s, 110, (1.5, 7), (60, 330, 950, 930))
    _neighbour(s)
    _door(s)
    _floor(s)
    _letter(s)
    _spider(s)
