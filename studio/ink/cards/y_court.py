"""A court card: one man twice, and each has his hand in the other's half."""

from ..easel import *
from ..kit.figure import digit
from .y_half import BEARD, BLUE, GOLD, INK, RED, RUST, SKIN, SPLIT, Big, Half, Tilt, diamonds, scroll, stripes


def _beard(h):
    for x, y, r, e in ((418, 268, 30, -1), (400, 318, 32, 1), (396, 372, 33, -1), (390, 428, 34, 1), (372, 480, 30, -1)):
        for side in (-1, 1):
            scroll(h, 500 + side * (500 - x), y, r, e * side, start=0 if side > 0 else math.pi)
    beard = h.blob((424, 372), (412, 430), (424, 490), (452, 548), (476, 590), (492, 604), (500, 580), (508, 604), (524, 590), (548, 548), (576, 490), (588, 430), (576, 372), (556, 410), (500, 424), (444, 410))  # fmt: skip
    h.thing(beard, BEARD, 1.0, col2="#a8481c", shade=0.4, shcol=RUST)
    for side in (-1, 1):
        for i in range(7):
            x = 12 + i * 12
            h.pen([(500 + side * (x + 6), 424 + i * -4), (500 + side * (x - 2 + 4 * (i % 2)), 480), (500 + side * (x * 0.8 + 6), 530 - i * 4), (500 + side * (x * 0.5 + 4), 570 - i * 8)], 2.4, RUST if i % 2 else INK, clip=beard)  # fmt: skip
        scroll(h, 500 + side * 34, 588, 22, side, 1.6, start=-math.pi / 2)


def _rough(h):
    """Nobody has curled this one for a long time: hair in strings, a beard with holes."""
    for e in (-1, 1):
        side = h.blob(*((500 + e * a, b, *o) for a, b, *o in ((96, 230), (128, 262), (122, 340), (140, 420), (126, 496, 1), (114, 440), (100, 470), (106, 540, 1), (84, 470), (82, 400), (86, 300))))  # fmt: skip
        h.thing(side, BEARD, 1.0, col2="#a8481c", shade=0.5, shcol=RUST, line=3)
        for i in range(6):
            h.pen(
                [(500 + e * (94 + i * 5), 250), (500 + e * (90 + i * 7), 350 + 8 * (i % 2)), (500 + e * (96 + i * 6), 470 - 12 * (i % 3))],
                2.2,
                (RUST, INK)[i % 2],
                clip=side,
            )
    tips = [(410, 360), (402, 430), (384, 508, 1), (418, 478), (420, 556, 1), (448, 506), (462, 612, 1), (488, 540), (516, 590, 1), (530, 516), (572, 566, 1), (574, 486), (612, 520, 1), (596, 430), (590, 360)]  # fmt: skip
    beard = h.blob(*tips, (556, 410), (500, 424), (444, 410))
    h.thing(beard, BEARD, 1.0, col2="#a8481c", shade=0.5, shcol=RUST, line=3)
    for i in range(22):
        u = i / 21
        x, b = 416 + 168 * u, 1 - 2 * abs(u - 0.5)
        h.pen([(x, 392 + 40 * b), (x + 9 * math.sin(i * 2.1), 450 + 20 * b), (x + (u - 0.5) * 30 + 10 * math.sin(i * 1.3), 488 + 80 * b)], 2.2, (RUST, INK, "#f0a060")[i % 3], clip=beard, body=i % 3 == 2)  # fmt: skip


def _head(h, ragged):
    """The same features for both: one weeps and looks away, one grins at what he has got."""
    s = h.s
    face = h.blob((500, 176), (552, 188), (586, 236), (588, 296), (566, 346), (562, 392), (540, 432), (500, 450), (460, 432), (438, 392), (434, 346), (412, 296), (414, 236), (448, 188)) if ragged else h.blob((500, 176), (556, 188), (590, 236), (592, 300), (584, 370), (556, 424), (500, 448), (444, 424), (416, 370), (408, 300), (410, 236), (444, 188))  # fmt: skip
    _rough(h) if ragged else _beard(h)
    h.thing(face, SKIN[0], 0.75, shade=0.35, shcol=SKIN[2], line=3.2)
    for e in (-1, 1):
        s.wash(h.ell(500 + e * 56, 346, 26, 20), "#e0584a", 0.55, wet=10, clip=face)
        h.pen([(500 + e * 30, 318), (500 + e * 46, 322), (500 + e * 62, 314)], 1.6, SKIN[2])
        if ragged:  # hollow under the cheekbone, bags under the eyes
            s.wash(
                h.blob((500 + e * 72, 330), (500 + e * 84, 318), (500 + e * 68, 366), (500 + e * 60, 410), (500 + e * 50, 386)), SKIN[2], 0.7, wet=8, clip=face
            )
            h.pen([(500 + e * 20, 312), (500 + e * 42, 326), (500 + e * 66, 312)], 2.2, SKIN[2])
        x = 500 + e * 42
        low = 8 if ragged else 0  # a smile pushes up the lower lid
        white = h.blob((x - 28, 292, 1), (x - 12, 276), (x + 10, 275), (x + 28, 290, 1), (x + 10, 306 - low), (x - 12, 306 - low))
        s.cover(white)
        dx, dy = (-13, 288) if ragged else (13, 284)
        s.fill(ell(*h.at((x + dx, dy))[0], 13).intersection(white), "#2f5a70")
        s.fill(ell(*h.at((x + dx, dy))[0], 6.5).intersection(white), INK)
        s.fill(ell(*h.at((x + dx - 4, dy - 5))[0], 3).intersection(white), body=True)
        h.pen([(x - 31, 294), (x - 12, 274), (x + 10, 273), (x + 31, 290)], 4.4)
        h.pen([(x - 26, 296), (x - 10, 307 - low), (x + 12, 306 - low), (x + 28, 293)], 2)
        h.pen([(x - 26, 274), (x, 260), (x + 24, 270)], 1.8)
        lift = (0, -12, 4) if ragged else (-16, -2, 14)  # from the nose outwards
        for q in range(5):
            h.pen([(x - e * 30, 250 + lift[0] - q * 3), (x, 240 + lift[1] - q * 3), (x + e * 34, 250 + lift[2] - q * 3)], 3.6, RUST)
        if ragged:
            for q in (-1, 0, 1):
                h.pen([(x + e * 36, 292 + q * 6), (x + e * 50, 288 + q * 12)], 2, SKIN[2])
        else:
            h.pen([(x - e * 24, 222), (x - e * 4, 218), (x + e * 14, 226)], 2, SKIN[2])
    if ragged:  # it was broken once
        h.pen([(488, 258), (478, 296), (496, 318), (482, 348), (466, 362)], 3)
        h.pen([(466, 362), (472, 380), (490, 376), (504, 386), (520, 378), (536, 374), (530, 358)], 3)
    else:
        h.pen([(486, 262), (492, 310), (484, 346), (470, 364)], 2.8)
        h.pen([(470, 364), (478, 378), (492, 374), (502, 382), (514, 374), (528, 372), (524, 358)], 3)
        h.pen([(514, 262), (512, 290)], 1.8)
    if ragged:
        grin = h.blob((444, 398, 1), (472, 410), (500, 414), (528, 410), (556, 398, 1), (544, 432), (500, 450), (456, 432))
        h.thing(grin, "#5a1018", 1.4, line=2.8)
        teeth = h.blob((450, 402), (500, 416), (550, 402), (544, 420), (500, 432), (456, 420))
        s.cover(teeth)
        s.outline(teeth, 1.8, INK, lost=0)
        for x in (470, 486, 502, 518, 534):
            h.pen([(x, 408), (x, 430)], 1.6, INK, clip=teeth)
        s.fill(h.poly((503, 412), (517, 411), (517, 431), (503, 432)), "#3a0a12", body=True)
        for e in (-1, 1):
            h.pen([(500 + e * 54, 366), (500 + e * 66, 384), (500 + e * 62, 404)], 2.2, SKIN[2])
    else:
        lips = h.blob((468, 420), (490, 407), (500, 410), (510, 407), (532, 420), (512, 424), (500, 422), (488, 424))
        h.thing(lips, "#d0484a", 1.0, line=2)
        h.pen([(462, 426), (482, 416), (500, 414), (518, 416), (538, 426)], 3)
        drop = h.blob((564, 306, 1), (573, 328), (564, 340), (554, 328))
        h.thing(drop, "#7ab4dc", 0.7, shade=0.3, line=2.2)
        h.pen([(560, 322), (561, 330)], 3, "#ffffff", body=True)
    for e in (-1, 1):  # moustache, waxed by habit
        m = h.blob((500, 386), (500 + e * 30, 384), (500 + e * 64, 400), *(((500 + e * 84, 424), (500 + e * 92, 462, 1), (500 + e * 74, 442)) if ragged else ((500 + e * 92, 386), (500 + e * 104, 366), (500 + e * 96, 402))), (500 + e * 68, 420), (500 + e * 30, 406), (500, 400))  # fmt: skip
        h.thing(m, BEARD, 1.0, line=2.6)
        for o in (0, 8):
            h.pen(
                [(500 + e * 6, 390 + o), (500 + e * 40, 392 + o), (500 + e * 70, 406 + o * 0.5), (500 + e * (86 if ragged else 94), 440 if ragged else 392)],
                1.8,
                RUST,
                clip=m,
            )
    h.pen([(560, 216), (566, 244), (562, 270)], 4.4, "#fff0dc", body=True)  # a scar
    h.pen([(565, 216), (571, 244), (567, 270)], 1.8, "#8a3a34")
    s.fill(h.ell(440, 338, 6), RUST)  # and a mole


def _crown(h):
    base = h.blob((398, 236, 1), (380, 120, 1), (430, 172, 1), (446, 96, 1), (482, 164, 1), (500, 78, 1), (518, 164, 1), (554, 96, 1), (570, 172, 1), (620, 120, 1), (602, 236, 1), (550, 214), (500, 208), (450, 214))  # fmt: skip
    h.thing(base, GOLD, 1.0, col2="#f0a82c", shade=0.35, shcol="#8a4c0c", line=3.4)
    for o in (0, 26):
        h.pen([(396 - o * 0.12, 222 - o), (450, 200 - o), (500, 194 - o), (550, 200 - o), (604 + o * 0.12, 222 - o)], 2.8)
    for x, y, col in ((424, 198, RED), (462, 186, BLUE), (500, 182, RED), (538, 186, BLUE), (576, 198, RED)):
        h.thing(h.ell(x, y, 9), col, 1.1, line=2)
    for x, y in ((380, 114), (446, 90), (554, 90), (620, 114)):
        h.thing(h.ell(x, y, 11), RED, 1.0, line=2.4)
    h.thing(h.ell(500, 80, 12), "#fffdf6", 0.1, line=2.4)


def _cap(h):
    cap = h.blob((392, 240), (378, 180), (404, 120), (470, 88), (560, 92), (640, 130), (668, 196), (654, 232), (624, 210), (608, 236), (560, 212), (500, 206), (440, 214))  # fmt: skip
    h.thing(cap, "#7a9a4a", 1.0, col2="#5a7a34", shade=0.5, shcol="#24401c", line=3.4)
    stripes(h, cap, (500, 150), (640, 40), 26, 3, "#c8d88a", alpha=0.7)
    band = h.blob((390, 246), (386, 216), (440, 192), (500, 184), (560, 190), (610, 214), (608, 242), (556, 216), (500, 208), (444, 218))
    h.thing(band, "#b8743c", 1.0, line=3)
    _patch(h, ((450, 112), (516, 100), (524, 156), (458, 166)), RED)
    _patch(h, ((580, 130), (626, 146), (610, 186), (568, 172)), GOLD)


def _patch(h, pts, col):
    g = h.thing(h.poly(*pts), col, 1.0, line=2.6)
    if g.is_empty:
        return
    for p, d, _ in marks.along(h.at(*pts, pts[0]), 14):
        n = np.array([-d[1], d[0]])
        h.s.stroke([p - n * 7, p + n * 7], 2.4, "#fff4d8", body=True, clip=h.clip)


def _cut(h):
    """The robe and its three parts."""
    robe = h.blob(*ROBE)
    left, right = (h.poly((x, 400), (x + 334, 400), (x + 322 if x < 500 else x + 334, 900), (x if x < 500 else x + 12, 900)).intersection(robe) for x in (66, 600))  # fmt: skip
    return robe, left, right, h.poly((404, 440), (596, 440), (606, 900), (394, 900))


ROBE = ((440, 460), (330, 486), (190, 536), (96, 640), (40, 900), (960, 900), (904, 640), (810, 536), (670, 486), (560, 460))


def _king(s):
    h = Half(s, False)
    s.wash(h.clip, "#fbe49a", 0.6, gran=0.25, pool=0.5)
    for i in range(44):  # sun behind him
        a, w = i / 44 * math.tau, 0.05
        s.wash(poly(h.at((500, 320), *((500 + 1100 * math.cos(a + o), 320 + 1100 * math.sin(a + o)) for o in (-w, w)))), "#f0a02c", 0.6, clip=h.clip, rough=0.3, off=0)  # fmt: skip
    robe, left, right, panel = _cut(h)
    h.thing(robe, RED, 1.0, line=3.6)
    diamonds(h, left.buffer(-8), 62, 44, 15, GOLD)
    h.thing(right, BLUE, 1.0, line=3)
    stripes(h, right, (700, 500), (760, 900), 34, 8, GOLD)
    stripes(h, right, (717, 500), (777, 900), 34, 2, "#fff4d8")
    h.thing(panel, GOLD, 1.0, line=3.4)
    for x in (420, 580):
        h.pen([(x, 470), (x + (4 if x > 500 else -4), 900)], 6, RED, taper=(0, 0))
    for y in (660, 736, 812):
        h.thing(h.ell(500, y, 34), "#fffdf6", 0.1, line=2.6)
        for a in range(8):
            t = a * math.tau / 8
            h.thing(h.ell(500 + 19 * math.cos(t), y + 19 * math.sin(t), 9), BLUE if a % 2 else RED, 1.0, line=1.4)
        h.spot(500, y, 8, GOLD)
    collar = h.blob((446, 452), (340, 470), (262, 510), (250, 560), (316, 604), (400, 634), (500, 644), (600, 634), (684, 604), (750, 560), (738, 510), (660, 470), (554, 452))  # fmt: skip
    s.wash(move(collar, 0, 12).intersection(h.clip), "#5a2010", 0.6, wet=6)
    h.thing(collar, "#fffdf6", 0.08, shade=0.3, shcol="#8a86a8", line=3.4)
    for x, y in ((290, 546), (336, 514), (340, 580), (400, 606), (600, 606), (660, 580), (664, 514), (710, 546), (456, 626), (544, 626)):
        h.pen([(x, y - 13), (x + 1, y + 12)], 13, INK, taper=(0.8, 0.1))
        for e in (-7, 7):
            h.pen([(x, y + 4), (x + e, y + 17)], 2.6)
    _head(h, False)
    _crown(h)
    return h


def _beggar(s):
    h = Half(s, True)
    s.wash(h.clip, "#a8bcd0", 0.7, col2="#8aa0c0", gran=0.25, pool=0.5)
    r = s.rng
    for _ in range(150):  # rain upon him
        x, y = r.uniform(60, 940), r.uniform(60, 800)
        h.pen([(x, y), (x - 12, y + 40)], r.uniform(1.6, 3), "#f4faff" if r.random() < 0.6 else "#4a5a80", body=True, alpha=0.8)
    robe, left, right, panel = _cut(h)
    h.thing(robe, "#a88a58", 1.0, line=3.6)
    stripes(h, left, (300, 500), (300, 900), 52, 4, "#6a4c28")
    stripes(h, left, (300, 500), (700, 500), 52, 4, "#6a4c28")
    h.thing(right, "#6a7a6a", 1.0, line=3)
    stripes(h, right, (700, 500), (640, 900), 40, 5, "#a8b494")
    h.thing(panel, "#d8c492", 0.9, line=3.4)
    stripes(h, panel, (500, 500), (500, 900), 24, 2, "#8a7040")
    for y in (676, 748, 820):
        h.thing(h.ell(500, y, 13), "#6a4c28", 1.0, line=2.6)
        for e in (-4, 4):
            h.spot(500 + e, y, 2.2, "#fff4d8")
    _patch(h, ((150, 620), (236, 606), (246, 690), (160, 704)), RED)
    _patch(h, ((290, 680), (360, 690), (350, 760), (282, 750)), BLUE)
    _patch(h, ((800, 600), (872, 616), (858, 690), (790, 676)), GOLD)
    collar = h.blob((446, 456), (350, 474), (280, 512), (290, 560), (276, 596), (336, 592), (372, 632), (420, 604), (462, 650), (500, 616), (540, 652), (580, 606), (630, 630), (664, 590), (724, 596), (708, 556), (720, 512), (650, 474), (554, 456))  # fmt: skip
    s.wash(move(collar, 0, -8).intersection(h.clip), "#3a2a1c", 0.25, wet=5)
    h.thing(collar, "#c86a3c", 1.0, col2="#a84c28", shade=0.3, shcol="#4a1c10", line=3.4)
    for y in (500, 530, 560):
        h.pen([(300 + (y - 500) * 0.4, y), (400, y + 52), (500, y + 62), (600, y + 52), (700 - (y - 500) * 0.4, y)], 2.4, "#f0b88a", body=True, clip=collar)
    lean = Tilt(h, (500, 470), 9)
    _head(lean, True)
    _cap(lean)
    return h


def _purse(h):
    """The king's, by its cord."""
    s, h = h.s, Big(h, (713, 520), (24, -14), 1.24)
    h.pen([(640, 452), (676, 420), (704, 404)], 7, GOLD)
    h.pen([(770, 470), (748, 430), (722, 404)], 7, GOLD)
    g = h.blob((694, 412), (732, 412), (744, 430), (800, 480), (822, 548), (800, 602), (748, 624), (678, 624), (626, 602), (604, 548), (626, 480), (682, 430))
    s.wash(move(g, 6, 9), "#5a3010", 0.4, wet=7)
    h.thing(g, "#7a4aa0", 1.0, col2="#5a2c80", shade=0.6, shcol="#241038", line=3.6)
    for e in (-1.5, -0.6, 0.4, 1.3):
        h.pen([(713 + e * 12, 432), (713 + e * 44, 490), (713 + e * 52, 560)], 2.4, "#c8a0f0", body=True)
    frill = h.blob((680, 416), (668, 380), (690, 392), (702, 370), (716, 390), (734, 370), (744, 392), (764, 382), (748, 416), (713, 424))
    h.thing(frill, "#8a5ab0", 1.0, shade=0.4, shcol="#241038", line=3)
    h.pen([(680, 420), (713, 428), (748, 420)], 9, INK)
    h.pen([(682, 420), (713, 427), (746, 420)], 5, GOLD, body=True)
    for x, y in ((690, 368), (722, 358), (750, 372)):  # it is full
        h.thing(h.ell(x, y, 17, 15), GOLD, 1.0, shade=0.4, shcol="#8a4c0c", line=2.6)
        s.outline(h.ell(x, y, 10, 8), 1.6, "#8a4c0c", lost=0)


def _crust(h):
    """All that the beggar has."""
    s, h = h.s, Big(h, (713, 490), (22, -12), 1.26)
    g = h.blob((600, 540), (604, 470), (640, 404), (712, 376), (786, 404), (822, 470), (826, 540), (790, 590), (712, 604), (636, 590))
    s.wash(move(g, -5, 8), "#3a4a6a", 0.45, wet=7)
    h.thing(g, "#d8944a", 1.0, col2="#b8702c", shade=0.7, shcol="#5a2c10", line=3.6)
    torn = h.blob((600, 530), (612, 490), (628, 516), (650, 488), (676, 514), (704, 486), (730, 512), (760, 484), (786, 512), (812, 488), (826, 530), (790, 590), (712, 604), (636, 590))  # fmt: skip
    h.thing(torn, "#fbe8c0", 0.5, line=2.4)
    for _ in range(26):
        x, y = s.rng.uniform(620, 806), s.rng.uniform(512, 580)
        h.thing(h.ell(x, y, s.rng.uniform(3, 7), s.rng.uniform(2, 4)), "#c89a5a", 0.8, line=1.2)
    for x, y in ((650, 460), (704, 440), (760, 456)):
        cutm = h.blob((x - 22, y - 6), (x - 4, y - 36), (x + 22, y - 48), (x + 12, y - 20))
        h.thing(cutm, "#fbe0a8", 0.6, line=2)


def _steal(s, h, sleeve, dark, cuff, pattern):
    """An arm across the line: shoulder, elbow, cuff, four fingers over the thing, thumb round its side."""
    whole = Half(s, h.turn == 180)
    whole.clip = s.all
    rolled = h.turn == 180  # the beggar's sleeve ends at the elbow
    upper, fore = limb(whole.at((222, 600), (150, 752)), [66, 46]), limb(whole.at((152, 748), (270, 850)), [50, 38])
    if rolled:
        bare = limb(whole.at((150, 746), (196, 782), (276, 850)), [40, 44, 33], 8)
        s.wash(move(bare, 8, 12), INK, 0.6, wet=10)
        s.thing(bare, SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=3.4)
        for q in (((170, 800), (206, 826), (240, 862)), ((196, 750), (222, 780), (254, 806))):
            whole.pen(q, 1.8, SKIN[2])
        rag = whole.at(
            (164, 590), (284, 580), (286, 640), (250, 700), (226, 772), (200, 758), (186, 800), (158, 778), (134, 804, 1), (116, 770), (98, 742), (118, 680)
        )
        arm = blob(rag)
    else:
        arm = union(upper, fore).buffer(6).buffer(-6)
    s.wash(move(arm, 10, 14), INK, 0.7, wet=10)
    whole.thing(arm, sleeve, 1.0, shade=0.5, shcol=dark, line=3.6)
    for (a, b), (c, d), gap, w, col in pattern:
        part = arm if rolled else (upper.difference(fore) if b < 740 else fore)
        stripes(whole, part.intersection(arm), (a, b), (c, d), gap, w, col)
    for q in (((206, 726), (180, 744), (140, 742)), ((210, 738), (186, 770), (160, 786)), ((204, 716), (176, 716), (140, 704))):  # gathered inside the elbow
        s.wash(limb(whole.at(*q), [11, 8, 3]), dark, 0.8, wet=6, clip=arm)
        whole.pen(q, 2.8, INK, clip=arm)
    if not rolled:
        s.stroke(np.array(fore.exterior.coords), 2.6, INK, clip=upper.buffer(-6), taper=(0, 0), wobble=0.4)
    s.outline(arm, 3.6, lost=0)
    # the hand comes down upon it: four fingers over, the thumb round its side
    small = Big(whole, (284, 858), (0, -2), 0.82)
    look = dict(hatch=0, line=2.8, k=0.8, shade=0.55)
    if rolled:  # a fist, full of cloth
        thumb = [(340, 896), (380, 934), (362, 984), (318, 996)]
        fan = ([(230, 930), (206, 968), (214, 1000), (236, 1004)], [(258, 946), (244, 996), (254, 1030), (272, 1026)], [(292, 950), (288, 1004), (296, 1036), (306, 1026)], [(324, 940), (336, 990), (334, 1020), (326, 1008)])  # fmt: skip
        for a in np.linspace(10, 170, 11):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
            q = [np.array([284.0, 984.0]) + d * v + [0, 0.03 * v * (a - 90) * 0.1] for v in (40, 84, 122 + 14 * math.sin(a))]
            s.wash(limb(small.at(*q), [11, 8, 2]), "#241038", 0.8, wet=5)
            small.pen(q, 2.6, "#160824")
    else:  # a claw: the tips go in
        thumb = [(338, 892), (396, 922), (410, 968), (380, 1004)]
        fan = ([(232, 930), (192, 968), (200, 1008), (226, 1030)], [(258, 948), (228, 1000), (240, 1046), (264, 1068)], [(292, 952), (288, 1018), (296, 1060), (306, 1084)], [(324, 940), (350, 996), (346, 1038), (330, 1062)])  # fmt: skip
        for q in (*fan, thumb):
            x, y = np.array(q[-1], float) + (np.array(q[-1]) - q[-2]) * 0.2
            s.wash(ell(*small.at((x, y))[0], 22, 18), "#4a200c", 1.0, wet=7)
            for a in (-40, 20, 70, 130):
                d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
                small.pen([(x, y), (x + d[0] * 20, y + d[1] * 16), (x + d[0] * 36 + 4, y + d[1] * 34)], 2.2, "#4a200c")
    touch = union(*(limb(small.at(*q), [18, 17, 15, 12]) for q in (*fan, thumb)))
    s.wash(move(touch, 7, 9), INK, 0.7, wet=8)
    if not rolled:
        digit(s, small.at(*thumb), [20.5, 18, 15.5, 11], SKIN, nail=-0.5, **look)
    for q, r in zip(fan, (15.5, 17.6, 18.4, 17.6), strict=True):
        digit(s, small.at(*q), [r, r, r * 0.92, r * 0.7], SKIN, nail=0 if rolled else 1, **look)
    if rolled:
        digit(s, small.at(*thumb), [21, 19, 17, 12], SKIN, nail=1, **look)
    back = blob(small.at((226, 872), (320, 828), (356, 872), (362, 910), (342, 946), (322, 968), (308, 962), (292, 980), (274, 968), (256, 974), (246, 958), (226, 954), (216, 920)))  # fmt: skip
    s.thing(back, SKIN[0], 0.85, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=0, white=0.1)
    for q in (((234, 868), (216, 906), (220, 944), (226, 958)), ((330, 838), (356, 872), (364, 906)), ((366, 912), (350, 926), (344, 946))):
        small.pen(q, 3)
    for x, y in ((232, 944), (258, 962), (292, 966), (326, 954)):
        s.wash(ell(*small.at((x, y))[0], 12, 9), SKIN[1], 0.5, wet=6, clip=back)
        small.pen([(x - 14, y + 2), (x - 2, y - 9), (x + 13, y)], 2, SKIN[2])
        small.pen([(x - 8, y + 8), (x + 6, y + 6)], 1.6, SKIN[2])
    for q in ((258, 894, 240, 930), (276, 888, 262, 944), (300, 880, 294, 948), (322, 872, 326, 936)):
        small.pen([q[:2], ((q[0] + q[2]) / 2 + 3, (q[1] + q[3]) / 2), q[2:]], 1.8, SKIN[2])
    if rolled:
        whole.pen([(232, 872), (262, 868), (304, 836)], 2.2, SKIN[2])
        return whole
    band = limb(whole.at((226, 880), (268, 856), (314, 818)), [22, 24, 22])
    s.wash(move(band, 6, 8), INK, 0.5, wet=6)
    whole.thing(band, cuff, 0.9 if cuff != "#fffdf6" else 0.08, shade=0.4, shcol=dark, line=3.2)
    return whole


def _sparrow(s):
    """It sits on the line and has taken its share."""

    def at(*pts):
        return [(560 + a, 716 + b, *o) for a, b, *o in pts]

    def part(pts, col, k=1.0, **kw):
        g = blob(at(*pts))
        s.thing(g, col, k, **{**dict(shade=0.5, shcol="#3a1c10", hatch=0, line=2.6), **kw})
        return g

    for dx in (-10, 10):
        s.stroke(at((dx, -26), (dx - 2, -2), (dx - 12, 2)), 3.4, "#5a2c10")
    part(((40, -52), (92, -60), (104, -48), (98, -38), (40, -34)), "#6a4428", 1.1)
    body = part(((-46, -96), (-28, -112), (-4, -104), (8, -84), (40, -66), (52, -44), (34, -24), (0, -16), (-32, -26), (-48, -50), (-52, -76)), "#b98a5c", col2="#9a6840", line=3)  # fmt: skip
    s.lift(blob(at((-48, -56), (-30, -56), (-10, -30), (-34, -28))), 0.6, 5)
    wing = part(((-10, -74), (20, -72), (58, -50), (76, -42), (40, -34), (8, -36), (-10, -52)), "#7a4c2c", 1.1)
    for k in range(5):
        s.curve(at((-2 + 6 * k, -64 + 5 * k), (26 + 6 * k, -54 + 3 * k), (56 + 3 * k, -46 + k)), 2, "#f0d0a0", body=True, clip=wing)
    s.wash(blob(at((-46, -96), (-28, -112), (-4, -104), (4, -90), (-24, -92))), "#5a2c14", 0.9, wet=3, clip=body)
    s.fill(ell(*at((-30, -90))[0], 5), INK)
    part(((-46, -92, 1), (-68, -84, 1), (-46, -80, 1)), "#e0a030", line=2.2)
    part(((-86, -88), (-72, -96), (-62, -86), (-66, -74), (-82, -74)), "#fbe8c0", 0.5, line=2.2)


def _pips(s):
    for turned in (False, True):
        h = Half(s, turned)
        for x, crown in ((124, not turned), (876, turned)):
            if crown:
                h.thing(h.poly(*((x + a * 0.9, 128 + b * 0.95) for a, b in ((-34, 26), (-40, -20), (-18, 2), (0, -34), (18, 2), (40, -20), (34, 26)))), GOLD, 1.0, line=3)  # fmt: skip
            else:
                h.thing(h.poly(*arc(x, 148, 36, 44, 180, 360, 20)), "#c8803c", 1.0, line=3)
                for o in (-14, 2, 18):
                    h.pen([(x + o - 6, 136), (x + o + 2, 122)], 3, "#fff0d0", body=True)


@card("plum", paper="hot", light=(-0.4, -0.7))
def court_card(s):
    """One man twice: the king takes the beggar's last crust, the beggar has the king's purse, and both look away."""
    s.wash(s.all, "#fffaf0", 0.1, bloom=2, pool=0.5)
    king, beggar = _king(s), _beggar(s)
    a, b = (np.array(p, float) for p in SPLIT)
    for w, col in ((26, INK), (18, GOLD)):
        s.stroke([a, b], w, col, body=col == GOLD, taper=(0, 0), wobble=0.4)
    for p, _, _ in marks.along([a, b], 30):
        s.fill(ell(*p, 5), RED, body=True)
    _purse(king)
    _crust(beggar)
    w = _steal(s, king, RED, "#5a0c1c", "#fffdf6", (((200, 690), (276, 726), 40, 12, GOLD), ((200, 710), (276, 746), 40, 2.4, INK), ((210, 800), (250, 754), 40, 12, GOLD), ((230, 817), (270, 771), 40, 2.4, INK)))  # fmt: skip
    for x, y in ((236, 876), (270, 856), (302, 828)):
        w.pen([(x - 2, y - 12), (x + 2, y + 12)], 10, INK, taper=(0.8, 0.1))
    rags = _steal(s, beggar, "#8a9a7a", "#2c3a2c", "#b8743c", (((200, 700), (290, 640), 44, 4, "#3a4a3a"), ((200, 700), (260, 790), 44, 4, "#3a4a3a")))
    _patch(rags, ((162, 640), (226, 630), (234, 690), (172, 702)), GOLD)
    _sparrow(s)
    _pips(s)
    frame_ = box(66, 66, 934, 1434)
    s.outline(frame_, 5, INK, lost=0)
    s.outline(frame_.buffer(12), 2, "#7a4ab0", lost=0)
    s.splatter("#7a4ab0", 16, size=(0.7, 3))
