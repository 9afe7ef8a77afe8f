"""Faces for every day of the week, on their hooks."""

from ..easel import *

WALL = "#6a2f4e"


def mirror(half):
    """A closed outline from its right half, top to bottom."""
    return [*half, *[(-a, b, *c) for a, b, *c in half[::-1] if abs(a) > 1e-6]]


class Mask:
    """A face of painted wood that hangs on the wall: an outline, holes for the eyes, brows, a mouth."""

    def __init__(self, s, x, y, k, tilt=0):
        self.s, self.x, self.y, self.k, self.tilt = s, x, y, k, tilt

    def at(self, pts):
        return [(*p, *q[2:]) for p, q in zip(move([q[:2] for q in pts], self.x, self.y, self.k, self.tilt), pts, strict=True)]

    def both(self, pts):
        return self.at(pts), self.at([(-a, b, *c) for a, b, *c in pts])

    def face(self, half, col, col2, hook):
        s = self.s
        for e in (-1, 1):
            s.curve([hook, self.at([(40 * e, -120)])[0], self.at([(96 * e, -40)])[0]], 5, "#2f6a58", wobble=0.5)
        self.shape = blob(self.at(mirror(half)), 10)
        s.wash(move(self.shape, 26, 30), WALL, 0.8, wet=12)
        s.thing(self.shape, col, 0.8, col2=col2, shade=0.7, shcol=darker(col, 0.4), hatch=6, thr=0.62, line=3.2, white=0.6, soft=64 * self.k)
        for d in np.linspace(4, 10, 2):
            s.stroke(np.array(self.shape.buffer(-d).exterior.coords)[::6], 0.8, alpha=0.35)

    def hole(self, g):
        s = self.s
        g = g if hasattr(g, "area") else blob(g)
        s.cover(g)
        s.wash(g, WALL, 1.35, edge=0.3)
        s.wash(move(g, -5, -6).intersection(g), "#1c0e1a", 0.9, wet=3, clip=g)
        s.outline(g, 2.6 * self.k, lost=0)

    def eyes(self, half):
        for g in self.both(half):
            self.hole(g)

    def brows(self, pts, w, col="#2a1c22"):
        for e in self.both(pts):
            self.s.fill(limb(e, [w * 0.5 * self.k, w * self.k, w * 0.25 * self.k]), col)

    def nose(self, w=30, y0=-26, y1=44):
        s = self.s
        s.wash(blob(self.at([(6, y0), (w * 0.5, y1 - 20), (w, y1), (0, y1 + 14), (4, y1 - 20)])), WALL, 0.45, wet=5)
        s.curve(self.at([(-8, y0), (-w * 0.45, y1 - 24), (-w * 0.8, y1 - 4), (-w * 0.5, y1 + 8)]), 2.4 * self.k, taper=(0.4, 0.2))
        for e in self.both([(6, y1 + 8), (w * 0.55, y1 + 6), (w * 0.8, y1 - 2)]):
            s.curve(e, 3 * self.k)

    def lips(self, pts, col="#a8323a"):
        g = blob(self.at(pts))
        self.s.wash(g, col, 1.0, edge=0.7)
        self.s.outline(g, 1.8 * self.k)
        return g

    def cheeks(self, x, y, r, col="#d8504a"):
        for e in self.both([(x, y)]):
            self.s.wash(ell(*e[0], r * self.k), col, 0.5, wet=9, clip=self.shape)


def masks(s, hooks):
    """Laughing, raging, sad; cross, calm: and a sixth, that smiles, where she takes it."""
    a = Mask(s, 186, 322, 1.0, -3)
    a.face([(0, -150), (76, -138), (124, -78), (132, 0), (112, 80), (60, 132), (0, 148)], "#f2c58a", "#e8a468", hooks[0])
    a.eyes([(24, -26), (52, -52), (88, -30), (72, -36), (54, -40), (40, -34)])
    a.brows([(20, -74), (58, -96), (100, -72)], 8)
    a.nose(28, -20, 26)
    a.cheeks(84, 24, 34)
    m = a.at([(-84, 46), (-40, 52), (0, 54), (40, 52), (84, 46), (66, 98), (0, 126), (-66, 98)])
    a.lips([(-96, 40), (-40, 46), (0, 48), (40, 46), (96, 40), (76, 104), (0, 136), (-76, 104)])
    a.hole(m)
    s.thing(blob(a.at([(-76, 48), (0, 55), (76, 48), (66, 68), (0, 76), (-66, 68)])), "#fff6e4", 0.15, shade=0.3, hatch=0, line=2)
    for q in (-44, -22, 0, 22, 44):
        s.stroke(a.at([(q, 54), (q, 72)]), 1.6)
    for e in a.both([(104, 20), (112, 44), (104, 64)]):
        s.curve(e, 2.4)

    b = Mask(s, 506, 306, 1.0, 2)
    b.face(
        [(0, -146), (60, -150), (118, -170, 1), (126, -90), (136, -20), (122, 50), (92, 96), (70, 146, 1), (30, 150), (0, 152)], "#c4452f", "#8f2a2c", hooks[1]
    )
    b.eyes([(22, -20), (50, -46), (96, -62), (90, -30), (60, -12)])
    for e in b.both([(10, -34), (44, -70), (108, -104), (116, -84), (60, -50), (24, -16)]):
        s.fill(blob(e), "#241418")
    for e in b.both([(8, -60), (4, -84), (14, -104)]):
        s.curve(e, 3.4)
    b.nose(40, -20, 30)
    for e in b.both([(52, 26), (78, 48), (88, 84)]):
        s.curve(e, 3.6)
    b.hole(b.at([(-66, 72), (-30, 60), (30, 60), (66, 72), (74, 118), (36, 128), (-36, 128), (-74, 118)]))
    for y0, y1, n in ((66, 84, 7), (124, 106, 7)):
        for q in np.linspace(-52, 52, n):
            h = 1.9 if abs(abs(q) - 52) < 2 else 1
            s.thing(
                poly(b.at([(q - 8, y0), (q + 8, y0), (q + 3, y0 + (y1 - y0) * h), (q - 3, y0 + (y1 - y0) * h)])), "#fff2d8", 0.2, shade=0.2, hatch=0, line=1.8
            )
    s.stroke(np.array(b.at([(-66, 72), (-30, 58), (30, 58), (66, 72)]))[:, :2], 5)

    c = Mask(s, 818, 326, 1.0, 3)
    c.face([(0, -160), (64, -150), (100, -90), (104, 0), (92, 90), (58, 156), (0, 180)], "#8fa4c4", "#5f7298", hooks[2])
    c.eyes([(22, -40), (48, -44), (84, -16), (62, -10), (34, -18)])
    c.brows([(14, -92), (50, -78), (94, -44)], 8)
    c.nose(24, -30, 36)
    c.lips([(-44, 112), (-20, 92), (0, 96), (20, 92), (44, 112), (24, 108), (0, 112), (-24, 108)], "#5a3a5a")
    for e in c.both([(54, 112), (64, 124), (62, 138)]):
        s.curve(e, 2.4)
    for q, y in ((56, 30), (-54, 56), (-50, 4)):
        p = c.at([(q, y)])[0]
        t = blob([(p[0], p[1] - 22, 1), (p[0] + 11, p[1] + 4), (p[0], p[1] + 14), (p[0] - 11, p[1] + 4)])
        s.cover(t)
        s.wash(t, "#bfe0f0", 0.4, edge=1.0)
        s.outline(t, 1.6)

    d = Mask(s, 186, 736, 1.0, 2)
    d.face([(0, -140), (90, -134), (116, -80), (118, 20), (124, 84), (92, 134), (40, 146), (0, 148)], "#d8a83e", "#a87a2a", hooks[3])
    for g in d.both([(24, -20), (60, -30), (96, -24), (92, -12), (60, -12), (28, -8)]):
        d.hole(g)
    s.fill(limb(d.at([(-14, -40), (-54, -46), (-100, -38)]), [9, 11, 4]), "#2a1c22")
    s.fill(limb(d.at([(14, -54), (54, -86), (104, -80)]), [9, 11, 4]), "#2a1c22")
    d.nose(34, -20, 40)
    d.lips([(-50, 96), (-14, 86), (20, 88), (60, 70), (56, 84), (20, 104), (-20, 108)], "#7a3a2a")
    s.curve(d.at([(66, 60), (80, 70), (80, 88)]), 3)
    for q in (0, 14, 28):
        s.curve(d.at([(-40, -104 + q), (0, -110 + q), (44, -102 + q)]), 2)
    for e in d.both([(44, 40), (66, 62), (70, 90)]):
        s.curve(e, 2.6)

    e = Mask(s, 822, 742, 1.0, -2)
    e.face([(0, -158), (70, -146), (104, -80), (104, 10), (78, 96), (36, 146), (0, 158)], "#f6f0e6", "#e4dcd8", hooks[4])
    e.eyes([(26, -20), (56, -28), (84, -18), (58, -12)])
    for g in e.both([(54, -96)]):
        s.wash(ell(*g[0], 30, 13), "#4a4450", 0.9, wet=6)
    e.nose(20, -16, 40)
    e.lips([(-26, 88), (-10, 82), (0, 86), (10, 82), (26, 88), (10, 100), (0, 102), (-10, 100)], "#c8262e")
    s.fill(limb(e.at([(-18, 90), (0, 92), (18, 90)]), [1.5, 3, 1.5]), "#4a1018")
    hairline = union(*(blob(h) for h in (e.at([(0, -158), (70, -148), (104, -80), (100, -40), (84, -96), (40, -132), (0, -122)]), e.at([(0, -158), (-70, -148), (-104, -80), (-100, -40), (-84, -96), (-40, -132), (0, -122)]))))  # fmt: skip
    s.thing(hairline.intersection(e.shape), "#1f1c26", 1.2, shade=0.2, hatch=0, line=2)


@card("rose", paper="hot", light=(-0.4, -0.7))
def mask_hooks(s):
    s.wash(s.all, "#dba0a6", 0.62, col2="#c47a8c", pool=0.6, bloom=4, grad=("lin", 90, 0.55, 1.25))
    for x in range(20, 1000, 62):  # papered wall
        s.stroke([(x, -20), (x + 3, 1520)], 2, "#a85a72", alpha=0.45)
        for y in range(40 + (x // 62 % 2) * 60, 1500, 120):
            s.outline(ell(x + 31, y, 7, 12), 1.3, "#a85a72", lost=0.2, alpha=0.5)
    light = (-0.5, 0.6, 0.7)
    for y in (118, 530):
        s.wash(box(-40, y + 10, 1040, y + 52), WALL, 0.5, wet=10)
        s.thing(box(-40, y - 24, 1040, y + 24), "#8a5238", 0.95, col2="#6a3a2a", hatch=6, ang=2, line=2.8)
    hooks = [(186, 150), (506, 150), (818, 150), (186, 562), (822, 562), (530, 562)]
    masks(s, hooks)
    cam = spot(424, 1900, 640, 6)
    her = person((0, 0, 0), 178, "stand", "woman", "coat", top="#3a7a66", skin="umber", hair=None, hands=((0.42, 1.30, 0.20), (-0.22, 1.64, 0.3)), grips=("pinch", "pinch"), palms=((-0.4, 0, -1), (0, 0, -1)), elbows=((0.7, -0.6, -0.5), (-1, -0.3, 0)), look_at=(0.1, 1.9, -2))  # fmt: skip
    shot = shoot([her], cam, light)
    pin = cam.project(her.joints["pinchr"])
    f = Mask(s, pin[0] + 4, pin[1] - 108, 0.96, 4)
    f.face([(0, -146), (70, -136), (112, -76), (116, 10), (90, 86), (46, 128), (0, 140)], "#b5744a", "#8f5236", hooks[5])
    f.eyes([(26, -16), (52, -40), (86, -22), (56, -14)])
    f.brows([(20, -62), (54, -80), (94, -58)], 7)
    f.nose(24, -14, 30)
    f.cheeks(74, 30, 28)
    f.lips([(-58, 56), (-24, 64), (0, 66), (24, 64), (58, 56), (40, 84), (0, 96), (-40, 84)], "#c0363e")
    s.fill(limb(f.at([(-52, 60), (0, 76), (52, 60)]), [1.5, 3.5, 1.5]), "#4a1018")
    for q in f.both([(66, 46), (76, 58), (70, 74)]):
        s.curve(q, 2.4)
    # the one that she has taken off, seen from within
    own = cam.project(her.joints["pinchl"])
    g = Mask(s, own[0] - 44, own[1] + 96, 0.9, -10)
    shape = blob(g.at(mirror([(0, -146), (70, -136), (108, -76), (108, 10), (86, 86), (44, 128), (0, 140)])), 10)
    s.wash(move(shape, 22, 26), WALL, 0.6, wet=14)
    s.thing(shape, "#e6d2b4", 0.55, col2="#c8a888", shade=0.3, hatch=0, line=3.2)
    inner = shape.buffer(-13)
    s.wash(inner, "#8a5a44", 0.75, edge=0.8, grad=("lin", 50, 1.3, 0.3))
    s.hatch(inner, tone=0.62, ang=-50, sep=7, w=1.0, thr=0.4, omit=0.8)
    s.outline(inner, 2)
    for half in g.both([(24, -14), (54, -30), (86, -18), (56, -4)]):
        hole = blob(half)
        s.cover(hole)
        s.wash(hole, "#dba0a6", 0.6, edge=0.5)
        s.outline(hole, 2.4, lost=0)
    hole = blob(g.at([(-30, 70), (0, 66), (30, 70), (0, 80)]))
    s.cover(hole)
    s.wash(hole, "#dba0a6", 0.6)
    s.outline(hole, 2.2, lost=0)
    for e in (-1, 1):
        a = g.at([(100 * e, -20)])[0][:2]
        s.curve([a, (a[0] + 14 * e, a[1] + 70), (a[0] - 6 * e, a[1] + 150), (a[0] + 18 * e, a[1] + 220)], 5, "#2f6a58", wobble=0.6)
    s.model(shot, line=3)
    # her hair, put up
    head_ = cam.project(her.joints["head"])
    crown = cam.project(her.joints["crown"])
    hx, hy = head_[0], (head_[1] + crown[1]) / 2
    k = abs(head_[1] - crown[1]) / 62
    hairs = blob([(hx, hy - 74 * k), (hx + 52 * k, hy - 56 * k), (hx + 70 * k, hy - 4 * k), (hx + 56 * k, hy + 44 * k), (hx + 26 * k, hy + 76 * k), (hx, hy + 66 * k), (hx - 26 * k, hy + 78 * k), (hx - 56 * k, hy + 44 * k), (hx - 70 * k, hy - 4 * k), (hx - 52 * k, hy - 56 * k)])  # fmt: skip
    s.thing(hairs, "#2c2228", 1.1, col2="#4a3230", shade=0.5, hatch=0, line=2.6)
    marks.pelt(s, s.mask(hairs), lambda x, y: math.atan2(hy - 20 * k - y, hx - x), 240, (20, 54), 1.5, dark="#0f0c10", light="#9a7a6a", share=0.3)
    bun = blob(
        [
            (hx - 34 * k, hy - 36 * k),
            (hx, hy - 62 * k),
            (hx + 36 * k, hy - 34 * k),
            (hx + 30 * k, hy + 4 * k),
            (hx - 4 * k, hy + 16 * k),
            (hx - 34 * k, hy + 2 * k),
        ]
    )
    s.thing(bun, "#2c2228", 1.1, col2="#4a3230", shade=0.5, hatch=0, line=2.6)
    for q in (30, 22, 14, 7):
        s.stroke(arc(hx, hy - 22 * k, q * k, q * 0.9 * k, 20 * q, 20 * q + 290, 30), 1.7, "#a88474", body=True, alpha=0.6)
    s.curve([(hx - 58 * k, hy - 62 * k), (hx, hy - 26 * k), (hx + 60 * k, hy + 6 * k)], 5, "#e0b050", body=True, wobble=0.2, taper=(0, 0.1))
    for e in (-1, 1):
        for q in (0, 1, 2):
            s.curve(
                [(hx + (20 + 10 * q) * k * e, hy + 64 * k), (hx + (26 + 8 * q) * k * e, hy + 84 * k), (hx + (18 + 12 * q) * k * e, hy + (98 + 4 * q) * k)], 1.6
            )
    for x, y in hooks:
        s.thing(limb([(x, y - 32), (x, y - 4), (x + 10, y + 8), (x + 18, y - 4)], [9, 8, 7, 5]), "#d8aa4a", 0.9, hatch=0, line=2)
