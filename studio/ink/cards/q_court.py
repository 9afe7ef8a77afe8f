"""A court card: the one who has all, and the other way up the one to whom the bird sings."""

from ..easel import *
from ..kit.drape import fist
from ..kit.figure import digit, garment, locks
from ..kit.portrait import face

LEAN = -6
SKIN = ("#d09a6c", "#bc6c48", "#5a2a30")  # one man
BEARD = ("#5a2410", "#2a0e08", "#b8642a", "#f0b060")
GOLD = dict(shade=0.8, shcol="#8a4c0c", hatch=4, line=2.4)
SPLIT = ((185, 812), (815, 688))


class Half:
    """Draws upright in one half of the card; `turned` it comes out upside down about the middle, `mirrored` with left and right exchanged."""

    def __init__(self, s, turned, mirrored=False):
        self.s, self.turn, self.side = s, LEAN + (180 if turned else 0), np.array([-1.0 if mirrored else 1.0, 1.0])
        a, b = SPLIT[::-1] if mirrored else SPLIT
        self.clip = poly(self.at((187, 162), (813, 162), (813, b[1]), (187, a[1])))

    def at(self, *pts):
        p = move((np.asarray([o[:2] for o in pts], float) - [500, 750]) * self.side, 500, 750, 1, self.turn)
        return [(*a, *o[2:]) for a, o in zip(p, pts, strict=True)]

    def cut(self, g):
        return valid(g).intersection(self.clip)

    def thing(self, g, col, k=0.9, **kw):
        g = self.cut(g)
        if not g.is_empty:
            self.s.thing(g, col, k, **{"shade": 0.6, "hatch": 0, "line": 2.4, **kw})
        return g

    def blob(self, *pts):
        return blob(self.at(*pts))

    def pen(self, pts, w=2.2, col=None, **kw):
        self.s.curve(self.at(*pts), w, col, clip=self.clip, **kw)

    def cloth(self, g, col, dark, lit, n, way=90, folds=(), **kw):
        a = math.radians(way + self.turn)
        garment(self.s, self.cut(g), col, dark, lit, lambda x, y: a, n, folds=[self.at(*f) for f in folds], **kw)

    def strands(self, unit_at, pts, root, tones, n, hole=None, long=26):
        g = valid(Polygon(unit_at(path(pts, 8, True))))
        if hole is not None:
            g = valid(g.difference(hole))
        c = unit_at([root])[0]
        locks(self.s, g, lambda x, y: math.atan2(y - c[1], x - c[0]), tones, n, long=long, w=1.6, line=2.2)


def _head(h, mouth, look, lid):
    """The same head for both: red beard, a scar through the brow, a mole on the cheek; only the mood is another."""
    s, r = h.s, h.s.rng
    at, g = face(s, *h.at((492, 350))[0], 240, h.turn + 4, skin=SKIN, mouth=mouth, look=look, lid=lid, old=0.7, line=2.5, k=0.75)
    s.wash(ell(*at([(0.36, 0.62)])[0], 34, 28), SKIN[1], 0.4, wet=14, clip=g)
    h.strands(at, [(0.60, 0.10), (0.3, -0.02), (0.02, 0.10), (-0.12, 0.4), (-0.14, 0.72), (-0.18, 0.92), (-0.02, 1.0), (0.11, 0.90), (0.09, 0.62), (0.12, 0.44), (0.22, 0.30), (0.40, 0.19)], (0.36, -0.35), BEARD, 260, long=32)
    hole = ell(*at([(0.60, 0.79)])[0], 31, 15, h.turn)
    h.strands(at, [(0.11, 0.60), (0.20, 0.70), (0.36, 0.79), (0.44, 0.72), (0.54, 0.70), (0.62, 0.695), (0.70, 0.70), (0.755, 0.73), (0.77, 0.86), (0.74, 1.02), (0.66, 1.20), (0.56, 1.30), (0.44, 1.24), (0.28, 1.12), (0.15, 0.97), (0.09, 0.80)], (0.56, 0.45), BEARD, 380, hole)
    lift = 0.045 if mouth == "smile" else 0.0
    for base, tip in (((0.33, 0.345 - lift * 0.4), (0.545, 0.42 - lift * 1.6)), ((0.635, 0.425 - lift * 1.6), (0.775, 0.365 - lift * 0.4))):
        for _ in range(34):
            p = np.array(base) + (np.array(tip) - base) * r.random() + r.normal(size=2) * 0.006
            s.curve(at([p, p + [0.03, -0.012], p + [0.055, 0.004]]), r.uniform(2, 4), BEARD[int(r.integers(3))], n=4)
    s.stroke(at([(0.375, 0.30), (0.40, 0.36), (0.405, 0.42)]), 4, "#f4d0b4", body=True)
    s.stroke(at([(0.385, 0.30), (0.41, 0.36), (0.415, 0.42)]), 1.6, "#8a4a44")
    s.fill(ell(*at([(0.30, 0.60)])[0], 4.4), "#4a1c14", body=True)
    return at


def _king(s):
    h = Half(s, False)
    s.wash(h.clip, "#f8a878", 0.55, col2="#f07a5a", pool=0.5, bloom=4, gran=0.25)
    for a in np.linspace(0, math.tau, 40)[:-1]:
        s.wash(poly(h.at((500, 330), (500 + 700 * math.cos(a), 330 + 700 * math.sin(a)), (500 + 700 * math.cos(a + 0.08), 330 + 700 * math.sin(a + 0.08)))), "#e04a3a", 0.22, clip=h.clip)
    robe = h.blob((410, 470), (300, 496), (214, 580), (150, 860), (850, 860), (786, 580), (700, 496), (590, 470))
    h.cloth(robe, "#f8cc48", "#b87414", "#fff8d0", 420, 95, folds=(((330, 560), (318, 680), (300, 810)), ((672, 560), (690, 660), (700, 760)), ((390, 620), (384, 720), (392, 800)), ((610, 620), (622, 700), (612, 760))), long=40)
    for x, y in ((332, 700), (412, 742), (600, 690), (664, 660), (360, 780)):
        for a in range(4):
            h.pen(((x, y), (x + 13 * math.cos(a * 1.57 + 0.4), y + 13 * math.sin(a * 1.57 + 0.4))), 3.4, "#c8582c")
    panel = h.blob((448, 520, 1), (552, 520, 1), (566, 860, 1), (434, 860, 1))
    h.cloth(panel, "#d8385a", "#6a0c2c", "#ffb4c0", 110, 90)
    for i in range(3):
        y = 610 + i * 64
        h.thing(poly(h.at((500, y - 26), (522, y), (500, y + 26), (478, y))), "#f8d04a", 0.9, shcol="#9a5a10", line=2)
    for o, x in ((-1, 268), (1, 730)):  # wide sleeves, ermine at the wrist
        arm = union(limb(h.at((500 + o * 190, 540), (500 + o * 262, 720), (x + o * -4, 690)), [66, 84, 44]))
        h.cloth(arm, "#fad458", "#b87414", "#fff8d0", 170, 60 if o < 0 else 120, folds=(((500 + o * 210, 570), (500 + o * 236, 660), (500 + o * 280, 740)), ((500 + o * 180, 600), (500 + o * 204, 690), (500 + o * 236, 760))), long=34)
        cuff = h.blob((x - 52, 668), (x, 652), (x + 50, 666), (x + 56, 700), (x, 716), (x - 56, 704))
        h.thing(cuff, "#fffdf6", 0.1, shcol="#8a86a8", hatch=5, line=2.6)
        for a in (-30, 2, 32):
            h.pen(((x + a, 678), (x + a + 2, 698)), 6, "#2a2430", taper=(0.7, 0.1))
    s.thing(h.cut(limb(h.at((470, 400), (486, 500)), [58, 66])), SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=5, line=2.4)
    collar = h.blob((400, 462), (330, 478), (290, 520), (330, 562), (420, 586), (500, 592), (580, 586), (670, 562), (710, 520), (670, 478), (600, 462), (500, 486))
    s.wash(h.cut(move(collar, 6, 14)), "#8a4c0c", 0.7, wet=8)
    h.thing(collar, "#fffdf6", 0.1, shcol="#8a86a8", shade=0.8, hatch=6, line=3)
    for x, y in ((330, 512), (372, 546), (420, 516), (440, 562), (500, 570), (560, 562), (582, 516), (628, 546), (670, 512), (500, 528)):
        h.pen(((x, y - 11), (x + 1, y + 13)), 13, "#2a2430", taper=(0.8, 0.1))
        for e in (-5, 5):
            h.pen(((x, y + 6), (x + e, y + 17)), 2.2, "#2a2430")
    # the roast leg
    h.thing(limb(h.at((268, 668), (268, 560), (268, 500)), [9, 10, 10]), "#fff6e2", 0.3, shcol="#9a8468", hatch=3)
    for e in (-8, 8):
        h.thing(ell(*h.at((268 + e, 672))[0], 12), "#fff6e2", 0.3, shcol="#9a8468")
    meat = h.blob((252, 552), (224, 500), (206, 430), (222, 366), (268, 344), (312, 362), (330, 424), (312, 500), (284, 552))
    h.thing(meat, "#c8702c", 1.0, col2="#a84a1c", shade=0.9, shcol="#4a180c", hatch=5, line=3)
    s.lift(h.blob((232, 400), (252, 372), (262, 400), (248, 450)), 0.6, 8)
    bite = h.blob((276, 340), (340, 346), (346, 440), (320, 446), (300, 428), (302, 408), (284, 398), (286, 378), (268, 366)).intersection(meat)
    h.thing(bite, "#f8c8a4", 0.7, shade=0.6, shcol="#b85a40", line=2.2)
    for i in range(7):
        h.pen(((284 + i * 7, 366 + i * 6), (296 + i * 6, 372 + i * 8), (312 + i * 3, 380 + i * 8)), 1.5, "#a84a34")
    for _ in range(26):
        a, b = s.rng.uniform(220, 300), s.rng.uniform(420, 540)
        h.pen(((a, b), (a + 6, b + 8)), 1.4, "#5a200c")
    fist(s, h.at((268, 606))[0], -90 + h.turn, 84, SKIN, side=-1, wrist=h.at((250, 668))[0], bar=11, line=2.2)
    # the goblet
    gx = 730
    h.thing(h.blob((gx - 46, 668), (gx - 20, 652), (gx - 9, 620), (gx - 9, 560), (gx + 9, 560), (gx + 9, 620), (gx + 20, 652), (gx + 46, 668), (gx, 680)), "#f4c040", 0.9, **GOLD)
    h.thing(h.blob((gx - 56, 428), (gx - 52, 490), (gx - 28, 540), (gx, 556), (gx + 28, 540), (gx + 52, 490), (gx + 56, 428)), "#f8cc4a", 0.9, **GOLD)
    h.thing(ell(*h.at((gx, 428))[0], 57, 17, LEAN), "#a01c3a", 1.1, shcol="#4a0418", line=2.6)
    h.pen(((gx - 34, 426), (gx, 420), (gx + 22, 424)), 3, "#ffb0b8", body=True)
    for a, col in ((-30, "#3a8a5a"), (0, "#3a5ac0"), (30, "#d8304a")):
        h.thing(ell(*h.at((gx + a, 486 + 4 * (a == 0)))[0], 10), col, 1.1, line=1.8)
    h.pen(((gx - 42, 450), (gx - 40, 486), (gx - 26, 520)), 4, "#fff6d0", body=True)
    fist(s, h.at((gx, 606))[0], -90 + h.turn, 84, SKIN, side=1, wrist=h.at((gx + 18, 668))[0], bar=11, line=2.2)
    at = _head(h, mouth="sad", look=(0.7, 0.7), lid=0.3)
    for x in (0.575, 0.605):
        s.curve(at([(x, 0.30), (x - 0.008, 0.35), (x, 0.40)]), 2.4, "#6a2a2c")
    crown = poly(at([(-0.05, 0.20), (-0.14, -0.20), (0.06, -0.02), (0.10, -0.30), (0.25, -0.07), (0.36, -0.36), (0.49, -0.08), (0.64, -0.31), (0.69, -0.03), (0.87, -0.20), (0.80, 0.18), (0.6, 0.245), (0.36, 0.27), (0.14, 0.25)]))
    s.thing(crown, "#f8c83c", 0.95, col2="#eca42c", shade=0.8, shcol="#8a4c0c", hatch=5, line=3.2)
    for e in (0.0, 0.075):
        s.curve(at([(-0.06, 0.10 + e), (0.14, 0.16 + e), (0.36, 0.18 + e), (0.6, 0.155 + e), (0.81, 0.09 + e)]), 2, "#8a4c0c")
    for x, y, col in ((0.06, 0.175, "#3a8a5a"), (0.24, 0.21, "#d8304a"), (0.44, 0.213, "#3a5ac0"), (0.63, 0.19, "#d8304a"), (0.76, 0.15, "#3a8a5a")):
        s.thing(ell(*at([(x, y)])[0], 9), col, 1.1, shade=0.6, hatch=0, line=1.8)
    for x, y in ((-0.14, -0.22), (0.10, -0.32), (0.36, -0.38), (0.64, -0.33), (0.87, -0.22)):
        s.thing(ell(*at([(x, y)])[0], 9), "#fffdf6", 0.1, shade=0.6, shcol="#8a86a8", hatch=0, line=2)


def _patch(h, pts, col):
    g = h.thing(poly(h.at(*pts)), col, 0.9, shade=0.5, hatch=5)
    for p, d, _ in marks.along(h.at(*pts, pts[0]), 14):
        n = np.array([-d[1], d[0]])
        h.s.stroke([p - n * 7, p + n * 6], 2, "#fff4d8", body=True, clip=h.clip)
    return g


def _beggar(s):
    h = Half(s, True, mirrored=True)
    s.wash(h.clip, "#a4d8e4", 0.6, col2="#5fb0c8", pool=0.5, bloom=4, gran=0.25)
    for x, y, w in ((640, 250, 90), (270, 300, 70), (730, 400, 60)):
        s.lift(union(*(ell(*h.at((x + i * w * 0.5, y + (i % 2) * 12))[0], w * 0.45, w * 0.26) for i in (-1, 0, 1))), 0.75, 8)
    coat = dict(col="#d8c48c", dark="#7c6438", lit="#fff8dc")
    cloak = h.blob((420, 470), (320, 500), (240, 590), (160, 860), (840, 860), (760, 590), (680, 500), (580, 470))
    h.cloth(cloak, *coat.values(), 420, 95, folds=(((360, 560), (350, 680), (330, 810)), ((640, 560), (660, 650), (670, 740)), ((470, 590), (452, 690), (456, 780)), ((540, 590), (556, 660), (552, 740))), long=40)
    _patch(h, ((400, 690), (474, 680), (482, 752), (408, 764)), "#5fa08a")
    _patch(h, ((520, 640), (572, 634), (580, 690), (526, 698)), "#e0805a")
    scarf = h.blob((440, 462), (416, 506), (446, 548), (530, 566), (620, 550), (656, 506), (640, 462))
    h.cloth(scarf, "#e8784a", "#7a2414", "#ffd8b0", 110, 0, folds=(((436, 496), (530, 534), (640, 498)), ((430, 520), (530, 552), (644, 522))), long=26)
    # a hand that is a perch
    arm = limb(h.at((318, 550), (236, 730), (266, 664)), [64, 76, 42])
    h.cloth(arm, *coat.values(), 160, 60, folds=(((300, 580), (270, 660), (232, 740)), ((330, 600), (310, 690), (280, 770))), long=32)
    _patch(h, ((226, 706), (276, 690), (292, 738), (240, 754)), "#7a8ac8")
    skin_ = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=4, line=2.3)
    h.thing(limb(h.at((266, 668), (270, 610)), [27, 27]), SKIN[0], 0.85, **skin_)
    h.thing(h.blob((240, 616), (236, 580), (250, 552), (286, 544), (312, 556), (318, 590), (302, 622)), SKIN[0], 0.85, **skin_)
    cuff = h.blob((218, 652), (240, 640), (268, 646), (300, 638), (318, 656), (312, 690), (268, 700), (224, 692))
    h.cloth(cuff, "#e8d8a4", "#8a7040", "#fffbe6", 50, 90, long=20)
    for _ in range(16):
        a = s.rng.uniform(224, 312)
        h.pen(((a, 652), (a + s.rng.normal() * 5, 630 + s.rng.normal() * 6)), 2, "#7c6438")
    for i in range(3):  # three fingers folded, the forefinger out, the thumb on them
        y = 572 + i * 18
        digit(s, h.at((276, y - 4), (318 - i * 3, y - 2), (330 - i * 5, y + 8), (304, y + 12)), [11.5, 11.5, 10, 8.5], SKIN, hatch=0, line=2)
    digit(s, h.at((278, 554), (322, 536), (358, 528), (392, 532)), [13, 12, 11, 8.5], SKIN, nail=1, hatch=0, line=2.2)
    digit(s, h.at((256, 600), (286, 588), (312, 592)), [13, 12, 9], SKIN, nail=1, hatch=0, line=2.2)
    # the bowl
    arm = limb(h.at((684, 550), (764, 700), (718, 690)), [64, 78, 46])
    h.cloth(arm, *coat.values(), 160, 120, folds=(((700, 580), (730, 650), (780, 700)), ((668, 600), (690, 680), (726, 730))), long=32)
    h.thing(h.blob((640, 660), (700, 640), (744, 652), (748, 690), (700, 712), (650, 700)), SKIN[0], 0.85, **skin_)
    bowl = h.blob((584, 588, 1), (736, 588, 1), (724, 640), (694, 674), (626, 674), (596, 640))
    h.thing(bowl, "#b8743c", 0.95, col2="#9a5426", shade=0.9, shcol="#3a180c", hatch=5, line=3)
    h.thing(ell(*h.at((660, 588))[0], 77, 19, h.turn), "#5a2c14", 1.0, shcol="#2a0e08", line=2.6)
    h.thing(ell(*h.at((664, 592))[0], 56, 11, h.turn), "#e8c88a", 0.7, line=1.6)
    h.pen(((600, 612), (612, 644), (636, 664)), 4, "#ffdcae", body=True, alpha=0.8)
    h.pen(((724, 600), (712, 612), (716, 626), (706, 640)), 2, "#3a180c")
    for i in range(4):
        x = 636 + i * 22
        digit(s, h.at((x + 18, 700), (x + 2, 676), (x - 6, 652)), [12.5, 12, 9], SKIN, nail=1, hatch=0, line=2)
    digit(s, h.at((748, 664), (752, 618), (734, 584)), [14, 12.5, 9.5], SKIN, nail=1, hatch=0, line=2.1)
    at = _head(Half(s, True), mouth="smile", look=(0.8, 0.7), lid=0.6)
    shape = lambda pts: valid(Polygon(at(path(pts, 8, True))))  # noqa: E731
    lips = shape([(0.455, 0.728), (0.55, 0.765), (0.605, 0.772), (0.66, 0.765), (0.742, 0.725), (0.70, 0.82), (0.60, 0.862), (0.50, 0.825)])
    s.thing(lips, SKIN[1], 0.9, shade=0.5, shcol=SKIN[2], hatch=0, line=2)
    teeth = shape([(0.475, 0.745), (0.55, 0.778), (0.605, 0.785), (0.66, 0.778), (0.725, 0.742), (0.68, 0.808), (0.60, 0.826), (0.52, 0.808)])
    s.cover(teeth)
    s.wash(teeth, "#fff8ea", 0.15, off=0)
    s.outline(teeth, 2.4, "#4a1418", lost=0)
    for x in (0.55, 0.605, 0.66):
        s.stroke(at([(x, 0.782), (x, 0.815)]), 1.1, "#8a5a50")
    s.curve(at([(0.54, 0.66), (0.45, 0.70), (0.425, 0.745)]), 2.2, "#5a2a30")
    for y in (0.50, 0.525):  # a smile reaches the eyes
        s.curve(at([(0.335, y - 0.01), (0.29, y), (0.25, y + 0.03 * (1 if y > 0.51 else -1))]), 2, "#5a2a30")
    for _ in range(60):  # nobody trims this one
        a = s.rng.uniform(0.3, 2.6)
        p = np.array([0.46 + 0.30 * math.cos(a), 0.86 + 0.42 * math.sin(a)])
        s.curve(at([p, p + [0.03 * math.cos(a), 0.05], p + [0.07 * math.cos(a) + s.rng.normal() * 0.02, 0.09]]), 2, BEARD[int(s.rng.integers(3))], n=5)
    cap = valid(Polygon(at(path([(-0.08, 0.36), (-0.07, 0.08), (0.12, -0.14), (0.42, -0.18), (0.68, -0.06), (0.82, 0.16), (0.82, 0.28), (0.56, 0.22), (0.30, 0.24), (0.08, 0.32)], 8, True))))
    c = np.array(at([(0.36, 0.6)])[0])
    garment(s, cap, "#6aaa5c", "#1c4a2c", "#d8f0b0", lambda x, y: math.atan2(y - c[1], x - c[0]), 150, long=26, line=3)
    s.curve(at([(-0.07, 0.30), (0.12, 0.235), (0.34, 0.175), (0.58, 0.155), (0.82, 0.215)]), 2.6, "#123a20")
    for i in range(20):
        u = i / 19
        p = np.array([-0.07 + 0.88 * u, 0.33 - 0.30 * u + 0.22 * u * u])
        s.curve(at([p, p + [0.012, -0.06]]), 1.8, "#1c4a2c")
    patch = at([(0.40, -0.12), (0.56, -0.09), (0.53, 0.06), (0.38, 0.03)])
    s.thing(poly(patch), "#f0b83c", 0.9, shade=0.4, hatch=0, line=2.2)
    for p, d, _ in marks.along([*patch, patch[0]], 11):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 5, p + n * 5], 1.8, "#fff4d8", body=True)
    _robin(h, 330, 468)


def _robin(h, x, y):
    """It sings on his finger, turned to him."""
    s = h.s

    def go(*pts):
        return h.at(*((x + a, y + b, *c) for a, b, *c in pts))

    h.thing(blob(go((-18, 22), (-66, 50), (-84, 64, 1), (-60, 70), (-8, 42))), "#8a6238", 0.95, shcol="#3a2414", hatch=4)
    body = h.thing(blob(go((-36, 12), (-24, -24), (2, -54), (34, -60), (56, -40), (60, -8), (48, 28), (16, 48), (-18, 42))), "#a87c4c", 0.9, shcol="#4a2c14")
    h.thing(blob(go((10, 44), (46, 26), (48, 34), (20, 50))), "#fff6e2", 0.3, shcol="#8a6a4a", line=1.4)
    red = h.thing(blob(go((28, -52), (56, -40), (61, -8), (48, 24), (20, 38), (6, 14), (12, -22))), "#f4682a", 1.0, shcol="#a82c10", line=1.8)
    for _ in range(60):
        a, b = s.rng.uniform(6, 58), s.rng.uniform(-46, 34)
        s.curve(go((a, b), (a - 3, b + 6), (a - 4, b + 11)), 1.3, ("#a82c10", "#ffb06a")[int(s.rng.integers(2))], n=4, clip=red, body=True, alpha=0.8)
    for _ in range(50):
        a, b = s.rng.uniform(-34, 20), s.rng.uniform(-50, 40)
        s.curve(go((a, b), (a - 6, b + 5), (a - 10, b + 9)), 1.2, "#5a3a1c", n=4, clip=body, alpha=0.8)
    h.thing(blob(go((-52, 36, 1), (-32, -2), (-12, -18), (12, -12), (14, 12), (-8, 30))), "#7a5430", 0.95, shcol="#2c1a0c", hatch=4, line=2)
    for i in range(4):
        s.curve(go((6 - i * 6, -4 + i * 6), (-16 - i * 4, 12 + i * 5), (-40 - i * 2, 28 + i * 3)), 1.6, "#2c1a0c")
    h.thing(poly(go((54, -48), (84, -60), (60, -40))), "#f0b83a", 0.9, line=1.8)
    h.thing(poly(go((57, -40), (80, -34), (57, -31))), "#f0b83a", 0.9, line=1.8)
    s.fill(ell(*go((38, -44))[0], 5.6))
    s.fill(ell(*go((36.5, -46))[0], 2), "#fffdf6", body=True)
    for a in (6, 24):
        s.curve(go((a, 42), (a + 3, 52), (a + 2, 62)), 3.2, "#5a3418")
        for e in (-8, 2, 10):
            s.curve(go((a + 2, 60), (a + 2 + e, 63), (a + 3 + e * 1.2, 70)), 2.4, "#5a3418")
    for a, b in ((30, -150), (-34, -166), (-90, -118)):
        s.fill(ell(*go((a, b))[0], 9, 7, h.turn - 20), "#1f4a6a")
        s.curve(go((a + 8, b), (a + 9, b - 32), (a + 20, b - 24)), 3, "#1f4a6a")


def _table(s):
    s.wash(s.all, "#6a3aa0", 1.1, col2="#5a2c90", pool=0.4, gran=0.25)
    s.wash(s.all, "#140628", 1.7, gran=0.25, grad=("rad", 420, 620, 1050, -0.15, 1.15))
    for k in range(-12, 24):  # a woven cloth
        s.stroke([(-20, 90 * k), (1020, 90 * k + 700)], 1.6, "#c8a0f0", alpha=0.22, body=True)
        s.stroke([(-20, 90 * k + 700), (1020, 90 * k)], 1.6, "#c8a0f0", alpha=0.22, body=True)
    for x, y, turn in ((560, 720, 9), (470, 790, 2)):  # those that are not turned up yet
        g = move(smooth(box(-385, -650, 385, 650), 34), x, y, 1, turn)
        s.wash(move(g, 12, 18), "#0c0418", 0.9, wet=22)
        s.cover(g)
        s.wash(g, "#fffaf0", 0.15)
        inner = g.buffer(-24)
        s.wash(inner, "#e0506a", 0.9, gran=0.25)
        for k in range(-24, 25):
            for o in (-1, 1):
                p = move(np.array([[-500, k * 60 - 300 * o], [500, k * 60 + 300 * o]], float), x, y, 1, turn)
                s.stroke(p, 2, "#fff0e0", body=True, clip=inner, alpha=0.8)
        s.outline(g, 2.8)


@card("plum", paper="cold", light=(-0.4, -0.7), fresh=True)
def court_card(s):
    """A playing card: a glum king with all he could want; the other way up, a smiling beggar with a robin."""
    _table(s)
    sheet = move(smooth(box(-390, -662, 390, 662), 34), 500, 750, 1, LEAN)
    s.wash(move(sheet, 16, 26), "#0c0418", 1.0, wet=26)
    s.cover(sheet)
    s.wash(sheet, "#fffaf0", 0.15, bloom=3, pool=0.6)
    s.outline(sheet, 3.2)
    h = Half(s, False)
    frame_ = poly(h.at((187, 162), (813, 162), (813, 1338), (187, 1338)))
    s.outline(frame_, 3.6, lost=0)
    s.outline(frame_.buffer(9), 1.6, "#7a4ab0", lost=0.1)
    _king(s)
    _beggar(s)
    a, b = (np.array(p) for p in h.at(*SPLIT))
    for w, col in ((16, "#5a2c0c"), (10, "#f8cc48")):
        s.stroke([a, b], w, col, body=col != "#5a2c0c", taper=(0.01, 0.01), wobble=0.4)
    for p, _, _ in marks.along([a, b], 22):
        s.fill(ell(*p, 3), "#a8381c", body=True)
    for x, y, turned in ((148, 136, False), (852, 136, False), (148, 136, True), (852, 136, True)):
        q = Half(s, turned)
        if turned:
            s.thing(poly(q.at(*arc(x, y - 8, 26, 28, 0, 180, 14))), "#b8743c", 1.0, shade=0.6, hatch=0, line=2.2)
        else:
            s.thing(poly(q.at(*((x + a * 0.7, y + b * 0.8) for a, b in ((-34, 26), (-40, -20), (-18, 2), (0, -34), (18, 2), (40, -20), (34, 26))))), "#f4c040", 1.0, shade=0.6, hatch=0, line=2.2)
    s.splatter("#8a5ac0", 24, size=(0.7, 3.4))
