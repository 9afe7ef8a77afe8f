"""A house cut open, and weather in one room of it."""

from ..easel import *
from ..kit.askew import Askew
from .t_neighbours import cat, couple, dancers, gardener, goldfish, sleepless

TURN = -7
NIGHT = "#0a0e1a"
SKIN = ("#dba27a", "#c87a58", "#6a3440")
HOUSE = Askew(TURN, (500, 750))
lean, at, flat, soft, pen = HOUSE.lean, HOUSE.at, HOUSE.flat, HOUSE.soft, HOUSE.pen


def rect(x0, y0, x1, y1):
    return flat([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def oval(x, y, a, b=None, rot=0):
    return ell(*at(x, y), a, b, TURN + rot)


def under(s, g, dx=9, dy=11, k=0.8, wet=9, col=NIGHT, clip=None):
    s.wash(move(g, dx, dy), col, k, wet=wet, gran=0.25, clip=clip)


def _walls(s):
    r = s.rng
    s.wash(s.all, "#5f7392", 0.7, gran=0.25, pool=0.6, bloom=4)
    s.wash(poly([(1100, -100), (300, -100), (620, 500), (800, 1000), (1100, 1200)]), "#24365c", 1.1, wet=85, gran=0.25, pool=0.6)
    s.wash(poly([(1100, -100), (700, -100), (820, 300), (1100, 620)]), "#070b1c", 1.3, wet=80, gran=0.25, pool=0.7)
    places.stars(s, 70, (560, 0, 1000, 900), (0.8, 2.4))
    house = flat([(-300, 1800), (-300, 20), (480, 20), (905, 64), (905, 1800)])
    s.wash(house.buffer(10), NIGHT, 1.0, wet=34, gran=0.25)
    s.cover(house)
    s.wash(house, "#8a6a5e", 0.8, col2="#6a5560", gran=0.25, pool=0.6, bloom=3)
    s.wash(flat([(-300, 20), (905, 60), (905, 420), (300, 700), (-300, 1100)]), "#4a2f3c", 0.9, wet=85, gran=0.25, pool=0.6, clip=house)
    s.wash(flat([(-300, 20), (500, 20), (100, 420), (-300, 560)]), "#160e1a", 1.1, wet=80, gran=0.25, clip=house)
    s.outline(house, 4)
    for row in range(76):  # courses of brick
        y = 40 + row * 21
        for q in range(12):
            x = -70 + q * 84 + (row % 2) * 42 + r.normal() * 4
            if r.random() < 0.62:
                pen(s, [(x, y + r.normal()), (x + 36, y + r.normal())], r.uniform(0.8, 1.7), "#20141c", clip=house)
            if r.random() < 0.4:
                pen(s, [(x, y), (x + 1, y + 19)], 1.0, "#20141c", clip=house)
    for x0, x1, h in ((640, 720, 96), (756, 808, 70)):
        g = rect(x0, 52 - h, x1, 66)
        under(s, g, 10, 6)
        s.thing(g, "#7a4a44", 0.9, shade=0.8, shcol="#20101c", hatch=5, line=3, gran=0.25)
    return house


def _room(s, x0, y0, x1, y1, pale, mid, deep, side=-1):
    """Three washes: pale, a middle colour over two thirds, nearly black in the corner under the ceiling."""
    g = rect(x0, y0, x1, y1)
    s.wash(g.buffer(5), "#0c0810", 1.0, wet=7)
    s.cover(g)
    s.wash(g, pale, 0.6, gran=0.25, pool=0.6, bloom=2)
    a, b = (x0, x1) if side < 0 else (x1, x0)
    w, h = b - a, y1 - y0
    s.wash(
        flat([(a - w * 0.2, y0 - 60), (a + w * 0.9, y0 - 60), (a + w * 0.5, y0 + h * 0.6), (a - w * 0.2, y1)]), mid, 0.9, wet=60, gran=0.25, pool=0.6, clip=g
    )
    s.wash(
        flat([(a - w * 0.2, y0 - 60), (a + w * 0.42, y0 - 60), (a + w * 0.1, y0 + h * 0.4), (a - w * 0.2, y0 + h * 0.6)]), deep, 1.1, wet=46, gran=0.25, clip=g
    )
    f = rect(x0, y1 - 34, x1, y1)
    s.cover(f)
    s.wash(f, "#8a5a38", 0.95, col2="#54342c", gran=0.25, off=0)
    pen(s, [(x0, y1 - 34), ((x0 + x1) / 2, y1 - 33), (x1, y1 - 34)], 2.8, taper=(0, 0))
    for q in np.arange(x0 + 24, x1, 58):
        pen(s, [(q + s.rng.normal() * 6, y1 - 33), (q - 10, y1 - 2)], 1.5)
    s.hatch(f, tone=0.5, ang=TURN, sep=5, w=0.9, thr=0.3, longest=60)
    s.outline(g, 3.4, lost=0)
    return g


def _window(s, x, y, w, h):
    g = rect(x - 7, y - 7, x + w + 7, y + h + 7)
    under(s, g, 8, 10, 0.7)
    s.thing(g, "#d8c8a4", 0.6, shade=0.5, hatch=0, line=2.4)
    p = rect(x, y, x + w, y + h)
    s.cover(p)
    s.wash(p, "#24406e", 1.0, gran=0.25)
    s.wash(rect(x, y, x + w * 0.6, y + h * 0.6), NIGHT, 1.1, wet=16, clip=p)
    s.outline(p, 2, lost=0)
    for q in ([(x + w / 2, y), (x + w / 2, y + h)], [(x, y + h * 0.45), (x + w, y + h * 0.45)]):
        s.stroke(lean(q), 4, "#d8c8a4", body=True, taper=(0, 0), wobble=0.3)
    s.dots([at(x + w * a, y + h * b) for a, b in ((0.25, 0.2), (0.8, 0.3), (0.7, 0.75), (0.2, 0.8))], 2, body=True)


def _dancers(s):
    g = _room(s, -90, 110, 330, 425, "#f2c65a", "#c8702e", "#3a1420")
    s.lift(oval(180, 270, 100, 110).intersection(g), 0.45, 34)
    _window(s, 28, 186, 66, 84)
    pen(s, [(275, 112), (276, 140)], 2.6)
    lamp = soft([(246, 168), (256, 140), (296, 140), (306, 168)])
    s.glow(*at(276, 180), 110, "#ffd870", 0.4, 0.6)
    s.thing(lamp, "#c8321e", 1.0, shade=0.5, shcol="#4a0a14", hatch=4, line=2.2)
    dancers(s, HOUSE)


def _gardener(s):
    r = s.rng
    g = _room(s, 372, 110, 862, 425, "#f6d0a0", "#c87a4a", "#3a1a24", 1)
    s.lift(oval(520, 270, 120, 100).intersection(g), 0.4, 36)
    _window(s, 640, 156, 84, 96)
    clock = oval(438, 190, 30)
    under(s, clock)
    s.thing(clock, "#f2e6c8", 0.4, shade=0.5, hatch=4, line=2.8)
    pen(s, [(438, 190), (438, 170)], 3)
    pen(s, [(438, 190), (452, 198)], 3)
    spout = gardener(s, HOUSE)
    for k in range(4):
        x, y = 652 + 55 * k + r.normal() * 4, 404 + r.normal() * 2
        pot = flat([(x - 22, y - 40), (x + 22, y - 40), (x + 16, y), (x - 16, y)])
        under(s, pot, 9, 6)
        s.thing(pot, "#a8502c", 0.95, shade=0.7, shcol="#3a1418", hatch=4, line=2.2)
        s.thing(rect(x - 25, y - 48, x + 25, y - 38), "#b85e36", 0.95, shade=0.5, hatch=0, line=2)
        for e in range(4):
            tx, ty = x + (e - 1.5) * 15 + r.normal() * 4, y - r.uniform(92, 128)
            pen(s, [(x + (e - 1.5) * 5, y - 46), (x + (e - 1.5) * 9, y - 74), (tx, ty)], 3, "#2f5a2a")
            leaf = soft([(x + (e - 1.5) * 5, y - 46), (x + (e - 1.5) * 20 - 5, y - 76), (x + (e - 1.5) * 22, y - 96, 1), (x + (e - 1.5) * 16 + 5, y - 70)], 6)
            s.thing(leaf, "#4a7a3a", 0.9, shade=0.6, shcol="#14301c", hatch=0, line=1.6)
            col = ("#c8281e", "#e8a020", "#b84a8a", "#f2e2c0")[(k + e) % 4]
            for d in (-7, 7, 0):
                petal = soft([(tx + d * 0.5, ty + 14), (tx + d - 7, ty), (tx + d * 1.3, ty - 17, 1), (tx + d + 7, ty)], 6)
                s.thing(petal, col, 0.95, shade=0.5, hatch=0, line=1.6)
    for k in range(14):
        s.curve([spout, spout + [18 + 5 * k, 16 + k], spout + [30 + 7 * k, 90 + 3 * k]], r.uniform(1.2, 2), "#eaf2f6", body=True)
    puddle = oval(700, 408, 150, 11)
    s.wash(puddle, "#2f5a7a", 0.9, edge=0.8, clip=g)
    s.wash(flat([(560, 425), (850, 425), (800, 470), (590, 470)]), "#1a2436", 1.1, wet=12)  # it goes through


def _wet(s):
    g = _room(s, 62, 470, 862, 1130, "#a8bcc8", "#3a5a78", "#0a1426")
    s.wash(flat([(62, 470), (862, 470), (862, 560), (700, 520), (560, 600), (400, 520), (240, 640), (62, 600)]), "#081022", 0.9, wet=30, gran=0.25, clip=g)
    s.lift(oval(420, 760, 190, 190).intersection(g), 0.45, 60)
    for k in range(9):  # paper strips of the wall, let loose by the wet
        x = 110 + 88 * k
        pen(s, [(x, 474), (x + s.rng.normal() * 3, 800), (x, 1090)], 1.2, "#16233a", clip=g)
    _window(s, 112, 640, 86, 130)
    frame = rect(680, 610, 812, 706)
    under(s, frame, 10, 16)
    s.thing(frame, "#6a4428", 1.0, shade=0.6, shcol="#20100c", hatch=4, line=2.8)
    p = rect(694, 624, 798, 692)
    s.cover(p)
    s.wash(p, "#d6e2e0", 0.5)
    s.wash(rect(694, 656, 798, 692), "#1f5a7a", 1.1, wet=3, clip=p)
    s.fill(flat([(728, 656), (768, 656), (760, 670), (736, 670)]), "#b8301e")
    pen(s, [(748, 656), (748, 630)], 2.4)
    s.fill(flat([(750, 632), (770, 652), (750, 652)]), "#f2e6c8", body=True)
    for x, y in ((704, 760), (726, 790), (770, 748)):  # its sea runs down the wall
        s.wash(limb(lean([(x, 700), (x + 3, (y + 700) / 2), (x, y)]), [4, 3, 5]), "#1f5a7a", 0.8)
    pool = flat([(62, 1066), (862, 1062), (862, 1130), (62, 1130)])
    s.cover(pool)
    s.wash(pool, "#2f5a78", 1.0, col2="#1a3454", gran=0.25, edge=0.7)
    s.wash(rect(62, 1090, 420, 1130), NIGHT, 1.0, wet=22, clip=pool)
    s.outline(pool, 2.4)
    return g, pool


def _chair(s, g):
    plum, deep = "#7a2a48", "#200818"
    whole = union(soft([(205, 650), (250, 590), (410, 575), (570, 590), (612, 650), (620, 900), (650, 1070), (170, 1070), (200, 900)]))
    s.wash(move(whole, 26, 18), NIGHT, 1.1, wet=36, gran=0.25, clip=g)
    for x in (214, 600):
        leg = flat([(x - 16, 1050), (x + 16, 1050), (x + 9, 1098), (x - 9, 1098)])
        s.thing(leg, "#4a2c1c", 1.1, shade=0.6, hatch=4, line=2.4)
    back = soft([(226, 900), (206, 740), (196, 640), (236, 586), (300, 572), (410, 562), (520, 572), (584, 586), (622, 640), (612, 740), (594, 900)])
    s.thing(back, plum, 1.1, shade=0.9, shcol=deep, hatch=5, line=3.4, cross=True, gran=0.25, soft=70, bloom=3)
    for x, y in ((270, 640), (340, 625), (480, 625), (550, 640), (262, 720), (556, 720), (300, 680), (520, 680)):
        s.wash(oval(x, y, 16, 14), deep, 0.9, wet=7, clip=back)
        s.fill(oval(x, y, 5, 4.5), "#d8a05a")
        for a in np.radians((20, 80, 150, 220, 300)):
            pen(s, [(x + 6 * math.cos(a), y + 6 * math.sin(a)), (x + 26 * math.cos(a), y + 24 * math.sin(a))], 1.3, deep)
    seat = soft([(262, 960), (300, 925), (410, 915), (520, 925), (556, 960), (560, 1040), (410, 1060), (258, 1040)])
    s.thing(seat, plum, 1.0, shade=0.9, shcol=deep, hatch=5, line=3, gran=0.25)
    for q in (-1, 1):

        def m(pts, q=q):
            return [(410 + q * (x - 410), y) for x, y in pts]

        arm = soft(m([(548, 1076), (540, 960), (536, 880), (560, 836), (610, 826), (650, 850), (656, 910), (646, 1000), (640, 1076)]))
        under(s, arm, -10 * q, 10, 0.9, 12, clip=g)
        s.thing(arm, plum, 1.1, shade=0.9, shcol=deep, hatch=5, line=3.2, cross=True, gran=0.25)
        roll = soft(m([(556, 900), (560, 852), (606, 836), (646, 858), (646, 906), (604, 930)]))
        s.thing(roll, "#8a3452", 1.0, shade=0.8, shcol=deep, hatch=4, line=2.6)
        pen(s, m([(604, 888), (618, 876), (630, 890), (612, 908), (586, 892), (600, 858), (636, 864)]), 1.8)
        for k in range(9):
            pen(s, m([(552 + 10 * k, 1076), (553 + 10 * k, 1092 + 5 * (k % 2))]), 2.2, "#c89048")
    patch = flat([(576, 960), (628, 950), (634, 1010), (580, 1016)])
    s.thing(patch, "#3f6a78", 0.9, shade=0.5, hatch=4, line=2)
    for a, b in (((576, 960), (628, 950)), ((628, 950), (634, 1010)), ((634, 1010), (580, 1016)), ((580, 1016), (576, 960))):
        for t in np.linspace(0.1, 0.9, 5):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            pen(s, [(x - 5, y - 5), (x + 5, y + 5)], 1.8, "#f2e2c0", body=True)


def _reader(s, g):
    r = s.rng
    body = soft([(318, 800), (360, 770), (410, 762), (460, 770), (502, 800), (520, 880), (510, 970), (410, 990), (310, 970), (300, 880)])
    under(s, body, 10, 14, 0.9, 16)
    s.thing(body, "#38607e", 1.0, shade=0.8, shcol="#0c1a34", hatch=0, line=3, gran=0.25)
    for k in range(34):  # knitting
        for row in range(22):
            x, y = 306 + k * 6.4 + r.normal(), 772 + row * 9.6 + r.normal()
            if body.contains(ell(*at(x, y), 4)):
                pen(s, [(x - 3, y - 3), (x, y + 3), (x + 3, y - 3)], 1.1, ("#0c1a34", "#0c1a34", "#8fb4cc")[(k + row) % 3], n=3)
    for q in (-1, 1):

        def m(pts, q=q):
            return [(410 + q * (x - 410), y) for x, y in pts]

        thigh = limb(lean(m([(458, 950), (476, 975), (478, 1010)])), [46, 50, 42])
        under(s, thigh, 8, 14, 0.9, 10)
        s.thing(thigh, "#5a5044", 1.0, shade=0.8, shcol="#1a1420", hatch=5, line=2.8, gran=0.25)
        pen(s, m([(450, 990), (476, 1000), (508, 986)]), 1.6)
        pen(s, m([(446, 1008), (470, 1020), (500, 1014)]), 1.4)
        boot = soft(m([(440, 1014), (518, 1010), (516, 1070), (528, 1092), (524, 1112), (452, 1114), (438, 1094), (444, 1060)]))
        s.thing(boot, "#3a6a3a", 1.1, shade=0.8, shcol="#0a2018", hatch=5, line=2.8, gran=0.25)
        s.thing(soft(m([(438, 1006), (520, 1002), (522, 1020), (438, 1026)]), 6), "#4f8248", 1.0, shade=0.5, hatch=0, line=2.2)
        pen(s, m([(504, 1034), (510, 1060), (512, 1086)]), 2.6, "#cfe8c0", body=True, alpha=0.7)
        arm = limb(lean(m([(488, 806), (534, 888), (500, 922)])), [34, 31, 25])
        under(s, arm, 6 * q, 12, 0.8, 9)
        s.thing(arm, "#41698a", 1.0, shade=0.8, shcol="#0c1a34", hatch=5, line=2.8, gran=0.25)
        for t in range(12):
            y = 815 + t * 8
            x = 494 + t * 4.2
            pen(s, m([(x - 26, y + 8), (x, y + 4), (x + 27, y - 8)]), 1.1, "#0c1a34", clip=arm)
        cuff = limb(lean(m([(508, 914), (488, 918)])), [26, 24])
        s.thing(cuff, "#2a4a66", 1.0, shade=0.6, hatch=3, line=2.2)
    face = soft([(364, 700), (368, 750), (386, 786), (410, 796), (434, 786), (452, 750), (456, 700), (410, 680)])
    under(s, face, 2, 18, 0.9, 9)
    s.thing(face, SKIN[0], 0.7, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=5, line=2.6, hw=0.8)
    s.wash(soft([(360, 690), (460, 690), (454, 722), (410, 730), (366, 722)]), "#4a1a24", 0.7, wet=10, clip=face)
    nose = soft([(402, 706), (398, 732), (402, 744), (412, 748), (422, 742), (420, 730), (416, 706)], 6)
    s.wash(nose, SKIN[1], 0.8, wet=3)
    pen(s, [(398, 734), (402, 745), (411, 748), (421, 743), (422, 734)], 2)
    pen(s, [(388, 766), (402, 763), (410, 765), (420, 763), (434, 769)], 2.6)
    pen(s, [(400, 775), (412, 778), (424, 775)], 1.4)
    for _ in range(110):  # not shaved today
        x, y = r.normal(410, 26), r.uniform(752, 794)
        if face.contains(ell(*at(x, y), 3)):
            pen(s, [(x, y), (x + r.normal() * 1.5, y + 4)], 0.9, "#2a1418")
    # the book, from behind, and eight fingers upon it
    pages = soft([(292, 826), (350, 812), (410, 834), (470, 812), (528, 826), (524, 850), (296, 850)], 6)
    s.thing(pages, "#fff4d0", 0.3, shade=0.3, hatch=0, line=2.2)
    for q in (-1, 1):

        def m(pts, q=q):
            return [(410 + q * (x - 410), y) for x, y in pts]

        cover = flat(m([(412, 844), (470, 830), (532, 832), (528, 940), (468, 944), (412, 956)]))
        under(s, cover, 6, 14, 0.9, 10)
        s.thing(cover, "#c83a22", 1.1, shade=0.7, shcol="#4a0a18", hatch=5, line=3, gran=0.25)
        s.outline(flat(m([(432, 858), (508, 846), (506, 920), (432, 932)])), 1.6, "#f2c04a", lost=0.1)
        pen(s, m([(448, 880), (470, 874), (492, 874)]), 3, "#f2c04a", body=True)
        pen(s, m([(452, 896), (470, 892), (486, 892)]), 2, "#f2c04a", body=True)
        for i in range(4):
            y = 876 + i * 17
            p = lean(m([(540, y + 8), (522, y - 1), (498, y + 1), (478 + 3 * abs(i - 1.4), y + 4)]))
            f = limb(p, [10, 10, 9, 7], 6)
            under(s, f, -4 * q, 6, 0.8, 4, "#2a0612")
            s.thing(f, SKIN[0], 0.7, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=4, line=2)
            for o in (-2, 2):
                pen(s, m([(510 + o, y - 7), (509 + o, y + 6)]), 0.9)
            s.outline(ell(*p[-1], 5, 4, TURN), 0.9, lost=0.2)
    pen(s, [(410, 836), (411, 900), (410, 958)], 3.4)
    # the lamp that is a hat
    shade = flat([(352, 556), (468, 556), (536, 712), (284, 712)])
    under(s, shade, 14, 22, 0.9, 16)
    s.cover(shade)
    s.wash(shade, "#ffd24a", 0.8, col2="#f0981e", mix=("lin", 90, 1, 0), gran=0.3, pool=0.5)
    s.wash(flat([(440, 556), (468, 556), (536, 712), (480, 712)]), "#a84a12", 0.55, wet=18, clip=shade)
    s.wash(flat([(352, 556), (384, 556), (330, 712), (284, 712)]), "#c86a16", 0.45, wet=16, clip=shade)
    s.lift(oval(404, 660, 60, 56).intersection(shade), 0.7, 22)
    for t in np.linspace(0, 1, 12):
        pen(s, [(352 + 116 * t, 556), (352 + 116 * t + (t - 0.5) * 58, 630), (284 + 252 * t, 712)], 1.8, "#5a2410")
    s.outline(shade, 3.4, lost=0)
    for y, a, b in ((558, 350, 470), (704, 288, 532)):
        pen(s, [(a, y), ((a + b) / 2, y + 6), (b, y)], 6, "#8a3416")
    for k in range(34):
        x = 286 + k * 7.5
        pen(s, [(x, 710), (x + r.normal(), 722), (x + r.normal() * 3, 732 + r.normal() * 2)], 2.2, ("#c87a1e", "#f2c04a", "#6a2a10")[k % 3])
    s.fill(soft([(396, 556), (400, 540), (420, 540), (424, 556)], 6), "#6a2a10")
    s.glow(*at(410, 812), 150, "#ffc23a", 0.45, 0.4)


def _pails(s, g):
    for x, y, k in ((700, 1050, 1.0), (800, 1100, 1.1)):
        rim = [(x + 50 * k * math.cos(a), y - 84 * k + 15 * k * math.sin(a)) for a in np.linspace(math.pi, 0, 20)]
        pail = flat([*rim, (x + 36 * k, y + 18 * k), (x - 36 * k, y + 18 * k)])
        s.wash(move(pail, 18, 12), NIGHT, 1.0, wet=14, clip=g)
        ring = oval(x, y - 84 * k, 50 * k, 15 * k)
        s.cover(ring)
        s.wash(ring, "#1f5070", 1.1, gran=0.4)
        s.outline(ring, 2.6, lost=0)
        if k == 1.0:
            goldfish(s, HOUSE, [(x - 52, y - 116), (x - 34, y - 112), (x - 12, y - 98), (x + 4, y - 70)], 20, tail=False)
        s.thing(pail, "#9aa8b4", 0.8, shade=0.9, shcol="#1a2438", hatch=5, line=3, cross=True, gran=0.25)
        for q in (-0.5, -0.1):
            pen(s, [(x - 36 * k + q * 12 * k, y + q * 84 * k), (x, y + q * 84 * k + 10), (x + 36 * k - q * 12 * k, y + q * 84 * k)], 2)
        s.stroke(lean(rim), 3.4)
        pen(s, [(x - 48 * k, y - 80 * k), (x - 30 * k, y - 34 * k), (x + 24 * k, y - 32 * k), (x + 48 * k, y - 80 * k)], 2.6)
        for _ in range(9):
            a, b = at(x + s.rng.normal() * 34, y - 90 * k - abs(s.rng.normal()) * 26)
            s.fill(ell(a, b, s.rng.uniform(1.5, 4)), "#e8f2f6", body=True)
    goldfish(s, HOUSE, [(838, 904), (826, 850), (788, 812), (746, 816), (722, 850)], 23)


def _rain(s, g, pool):
    r = s.rng
    for _ in range(330):
        x, y, n = r.uniform(70, 862), r.uniform(440, 1040), r.uniform(30, 110)
        if 300 < x < 520 and 540 < y + n < 960 and r.random() < 0.75:
            continue
        pen(s, [(x, y), (x - n * 0.10, y + n)], r.uniform(0.9, 2.6), "#e4eef4", n=2, body=True, alpha=r.uniform(0.5, 0.9), clip=g, wobble=0.2)
    for _ in range(46):  # crowns where it strikes
        x, y = ((r.uniform(350, 470), 554), (r.uniform(215, 600), r.uniform(572, 600)), (r.choice((r.uniform(170, 270), r.uniform(550, 650))), 836))[
            r.integers(3)
        ]
        for d in (-9, -3, 4, 10):
            pen(s, [(x, y), (x + d, y - r.uniform(6, 16))], 1.4, "#f2f8fa", n=2, body=True, alpha=0.9)
    for _ in range(26):
        x, y, q = r.uniform(80, 850), r.uniform(1078, 1124), r.uniform(10, 34)
        s.stroke(arc(*at(x, y), q, q * 0.26, r.uniform(0, 90), r.uniform(200, 380)), 1.6, "#dcecf2", body=True, alpha=0.8, clip=pool)
    for x in (290, 382, 430, 520, 700, 790):
        for q in (1, 1.6):
            s.stroke(arc(*at(x, 1112), 30 * q, 7 * q, 10, 170), 2, "#dcecf2", body=True, alpha=0.8, clip=pool)
    for x in np.linspace(560, 840, 9):
        pen(s, [(x, 472), (x, 478 + r.uniform(4, 14))], 4, "#e4eef4", n=2, body=True)
    hull = flat([(96, 1082), (172, 1080), (156, 1106), (112, 1106)])  # a boat made of a page
    under(s, hull, 6, 10)
    s.thing(flat([(134, 1050, 1), (154, 1086), (112, 1087)]), "#fbf2dc", 0.3, shade=0.5, hatch=4, line=2.2)
    s.thing(hull, "#fbf2dc", 0.3, shade=0.6, shcol="#5a6480", hatch=4, line=2.4)
    for k in range(4):
        pen(s, [(112 + 12 * k, 1088), (118 + 12 * k, 1098)], 1, "#4a4050")


def _below(s):
    r = s.rng
    g = _room(s, -90, 1178, 252, 1500, "#f0b8a0", "#b8604e", "#30101e")
    s.lift(oval(150, 1330, 90, 130).intersection(g), 0.4, 36)
    sleepless(s, HOUSE)
    for y in (1186, 1214, 1250):  # a drop that comes through
        s.fill(oval(180 + r.normal(), y, 4, 7), "#e4eef4", body=True)
    s.wash(oval(180, 1180, 60, 16), "#1a2a40", 0.9, wet=8, clip=g)
    g = _room(s, 294, 1178, 862, 1500, "#f2cf8a", "#a8602e", "#2a1018", 1)
    s.lift(oval(560, 1320, 170, 90).intersection(g), 0.3, 46)
    pen(s, [(566, 1180), (566, 1218)], 2.6)
    s.glow(*at(566, 1260), 150, "#ffd870", 0.4, 0.6)
    s.thing(soft([(524, 1252), (540, 1216), (592, 1216), (608, 1252)]), "#2f6a5a", 1.0, shade=0.6, hatch=4, line=2.4)
    _window(s, 724, 1216, 90, 104)
    shelf = rect(330, 1284, 470, 1294)
    for k in range(3):
        plate = oval(358 + 42 * k, 1262, 19)
        under(s, plate)
        s.thing(plate, "#f2ead2", 0.4, shade=0.5, hatch=3, line=2)
        s.outline(oval(358 + 42 * k, 1262, 10), 1.4, "#2f6a98")
    under(s, shelf)
    s.thing(shelf, "#6a4024", 1, shade=0.4, hatch=0, line=2)
    couple(s, HOUSE)


@card("storm", paper="cold", light=(-0.4, -0.7))
def rain_room(s):
    _walls(s)
    _dancers(s)
    _gardener(s)
    _below(s)
    g, pool = _wet(s)
    _chair(s, g)
    _reader(s, g)
    cat(s, HOUSE, 612, 838, 0.84, col="#f2ead8", light="#8a7a70")
    _pails(s, g)
    _rain(s, g, pool)
    s.splatter("#0a0e1a", 24, size=(0.8, 3.6))
    s.splatter("#24365c", 40, size=(0.6, 3.6))
