"""Down the face of a house of cards: a king kneels at the edge of the last card, and far below a baby draws breath."""

import cv2

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import garment

NIGHT = "#141024"
NADIR, F, EYE = np.array([520.0, 1440.0]), 1100.0, 8.4
RISE, HALF, DEPTH, FRONT = 0.85, 0.32, 0.64, 2.2
CELLS = (3, 3, 2, 2, 2, 2, 1)
TOP = len(CELLS) * RISE
RED, BLUE = "#b8323a", "#3a5496"
BABY = ("#f2bd9c", "#e3907a", "#8a4450")


def seen(p):
    x, y, z = p
    return NADIR + np.array([x, -z]) * F / (EYE - y)


def sway(y):
    """Blown upon at its foot, the tower bends."""
    u = y / TOP
    return -0.04 + 0.26 * math.sin(u * 4.4) * (1 - u)


class Face:
    """A playing card anywhere in space; points of it are given in units of its own, 0.64 broad and 0.9 long."""

    def __init__(self, corners):
        self.quad = np.float32([seen(c) for c in corners])
        self._m = cv2.getPerspectiveTransform(np.float32([(0, 0), (0.64, 0), (0.64, 0.9), (0, 0.9)]), self.quad)
        self.g = poly(self.quad)
        self.size = math.sqrt(abs(self.g.area))

    def at(self, pts):
        return cv2.perspectiveTransform(np.float32([[tuple(p[:2]) for p in pts]]), self._m)[0]

    def paint(self, s, back, deep, tone=0.0):
        q = self.size
        line = max(1.3, min(3.4, q / 70))
        s.wash(move(self.g, q * 0.05, q * 0.07), NIGHT, 0.8, wet=max(4, q * 0.06))
        s.cover(self.g)
        s.wash(self.g, mix("#fbf4e4", "#5a4a80", min(0.9, 0.5 * deep + tone)), 0.15 + 0.75 * deep + tone, edge=0.6, rough=0.8)
        if back:
            self._lattice(s, back, line, deep)
        else:
            self._pips(s, line)
        if tone > 0.2:
            s.hatch(self.g, tone=0.5, ang=40, sep=6, w=1, thr=0.3, longest=30)
        s.outline(self.g, line, lost=0.05)

    def _lattice(self, s, col, line, deep):
        inner = poly(self.at([(0.05, 0.05), (0.59, 0.05), (0.59, 0.85), (0.05, 0.85)]))
        s.wash(inner, mix(col, "#2a2050", 0.5 * deep), 0.95, edge=0.5, rough=0.6)
        for k in np.arange(-0.9, 0.7, 0.12):
            for e in (1, -1):
                a = [(k, 0.05), (k + 0.8, 0.85)] if e > 0 else [(k + 0.8, 0.05), (k, 0.85)]
                s.stroke(self.at(a), max(0.8, line * 0.45), "#f4dcc8", body=True, alpha=0.75, clip=inner, wobble=0.2)

    def _pips(self, s, line):
        col = ("#c8262e", "#1c1826")[int(s.rng.integers(2))]
        spots = [(0.2, 0.24), (0.44, 0.24), (0.2, 0.66), (0.44, 0.66)]
        for x, y in spots + [(0.32, 0.45)] * int(s.rng.integers(2)):
            s.fill(self.pip(x, y, 0.08, col == "#c8262e"), col)
        for x, y in ((0.07, 0.08), (0.57, 0.82)):
            s.fill(self.pip(x, y, 0.035, col == "#c8262e"), col)

    def pip(self, x, y, r, heart):
        if heart:
            return poly(
                self.at(
                    path(
                        [
                            (x, y + r, 1),
                            (x - r, y - r * 0.1),
                            (x - r * 0.55, y - r * 0.85),
                            (x, y - r * 0.4, 1),
                            (x + r * 0.55, y - r * 0.85),
                            (x + r, y - r * 0.1),
                        ],
                        6,
                        True,
                    )
                )
            )
        return poly(self.at([(x, y - r), (x + r * 0.8, y), (x, y + r), (x - r * 0.8, y)]))


def _floor(s):
    r = s.rng
    s.wash(s.all, "#b07a50", 0.8, col2="#8a5438", pool=0.5, gran=0.4)
    for x in range(-40, 1060, 92):
        s.stroke([(x, -10), (x + 6, 760), (x - 4, 1510)], 2.6, "#3a1c18")
        for _ in range(3):
            y = r.uniform(0, 1500)
            s.stroke([(x, y), (x + 92, y + 2)], 2, "#3a1c18")
        for _ in range(6):
            a, y = x + r.uniform(10, 80), r.uniform(-100, 1400)
            s.curve([(a, y), (a + r.normal() * 5, y + 90), (a + r.normal() * 5, y + 190)], 1.2, "#4a281c", alpha=0.6)
    c = np.array([520, 1090])
    s.wash(ell(c[0] + 8, c[1] + 10, 456), NIGHT, 0.8, wet=14)
    for q, col, k in ((450, "#27485c", 1.2), (408, "#d8a44a", 0.8), (380, "#3f6a76", 1.0)):
        g = ell(*c, q)
        s.cover(g)
        s.wash(g, col, k, edge=0.5, gran=0.4, pool=0.4)
        s.outline(g, 2, lost=0.1)
    for q in range(20, 380, 15):  # plaited round and round
        for a in np.arange(0, 360, 1500 / q):
            b = a + r.uniform(-4, 4)
            s.stroke(arc(*c, q, q, b, b + 1000 / q, 6), 2, ("#1f3f4c", "#6f9aa2", "#2a505e")[int(r.integers(3))], alpha=0.7)
    for a in range(0, 360, 3):
        u = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([c + u * 450, c + u * r.uniform(462, 478)], 2.4, "#d8b880", body=True)
        if a % 12 == 0:
            s.fill(ell(*(c + u * 429), 8), "#f0d8a0", body=True, alpha=0.9)
    s.wash(blob([(-100, 560), (300, 480), (760, 480), (1100, 560), (1100, -100), (-100, -100)]), "#1c1230", 1.1, wet=90, gran=0.4)
    s.wash(blob([(-100, 260), (300, 180), (760, 180), (1100, 300), (1100, -100), (-100, -100)]), "#0e0a1c", 0.9, wet=90, gran=0.4)
    s.wash(blob([(-100, 1600), (90, 1600), (40, 1100), (-100, 700)]), "#2a1830", 0.7, wet=80, gran=0.3)
    s.wash(blob([(1100, 1600), (940, 1600), (970, 1100), (1100, 700)]), "#2a1830", 0.7, wet=80, gran=0.3)


def _flat(x, y, z, turn, wide=0.9, long=0.64):
    c, n = math.cos(turn), math.sin(turn)
    pts = [(-wide / 2, -long / 2), (wide / 2, -long / 2), (wide / 2, long / 2), (-wide / 2, long / 2)]
    p = [(x + a * c - b * n, y, z + a * n + b * c) for a, b in pts]
    return Face([p[1], p[2], p[3], p[0]])


def _tower(s):
    r = s.rng
    foot = [seen((sway(0) + e * 1.0, 0, z)) for e, z in ((-1, FRONT - 0.1), (1, FRONT - 0.1), (1, FRONT + 0.9), (-1, FRONT + 0.9))]
    s.wash(poly(foot), NIGHT, 1.2, wet=26)
    for k, cells in enumerate(CELLS):
        y0, y1 = k * RISE, (k + 1) * RISE
        deep = 0.75 * (1 - y1 / TOP)
        a, b, back = sway(y0), sway(y1), FRONT + DEPTH
        where = [(i - (cells - 1) / 2) * HALF * 2 for i in range(cells)]
        for i, x in enumerate(where):
            for e in (-1, 1):
                low, up = a + x + e * HALF, b + x + e * 0.012
                face = Face([(low, y0, back), (low, y0, FRONT), (up, y1, FRONT), (up, y1, back)])
                face.paint(s, (RED, BLUE)[(k + i) % 2], deep, 0.34 if e > 0 else 0.06)
        edge = max(4.0, 13 * (1 - deep))
        for x in where:
            inside = poly([seen((a + x - HALF, y0, FRONT)), seen((b + x, y1, FRONT)), seen((a + x + HALF, y0, FRONT))])
            s.cover(inside)
            s.wash(inside, "#1c1230", 1.5, edge=0.3, col2="#3a2448")
            floor = poly([seen((a + x + e * HALF, y0, z)) for e, z in ((-1, FRONT), (1, FRONT), (1, back), (-1, back))]).intersection(inside)
            s.cover(floor)  # within, the card on which it stands: lit in front, dark behind
            s.wash(floor, mix("#f4d8b0", "#7a6aa0", 0.3 + 0.6 * deep), 0.5 + 0.5 * deep, edge=0.3)
            s.wash(floor, "#1c1230", 1.7, grad=("lin", 90, 1.25, 0.0), edge=0)
            p, q = seen((a + x + HALF, y0, FRONT)), seen((b + x, y1, FRONT))
            s.wash(poly([p, q, (p + q) / 2 - [(p - q)[0] * 0.5, 0], p - [(p - q)[0] * 0.5, 0]]), "#1c1230", 0.9, wet=5, clip=inside)
            for e in (-1, 1):  # the two edges that lean upon each other
                line = [seen((a + x + e * HALF, y0, FRONT)), seen((b + x + e * 0.01, y1, FRONT))]
                s.stroke(line, edge + 3, NIGHT, taper=(0, 0), wobble=0.3, press=0.1)
                s.stroke(line, edge, mix("#fdf8ea", "#b0a0c8", 0.5 * deep), taper=(0, 0), body=True, wobble=0.3, press=0.1)
        if k < len(CELLS) - 1:
            for i, x in enumerate(where):
                flat = _flat(b + x, y1, FRONT + 0.31, r.normal() * 0.03, 0.66, 0.66)
                flat.paint(s, None if (k + i) % 2 else (BLUE, RED)[k % 2], deep, 0)
                p, q = flat.quad[0], flat.quad[3]
                s.stroke([p, q], edge * 0.6, "#fffdf4", taper=(0, 0), body=True, wobble=0.2, press=0.1)


def _loose(s):
    """The first cards have gone already."""
    for x, y, z, turn, back in ((-2.2, 0.02, 2.2, 0.6, RED), (2.3, 0.1, 2.75, 2.3, None), (-1.95, 0.4, 3.55, 1.1, None), (2.1, 0.3, 3.95, 0.4, BLUE)):
        _flat(x, y, z, turn).paint(s, back, 0.3, 0)


def _breath(s):
    r = s.rng
    s.lift(poly([(512, 1214), (528, 1214), (690, 1080), (350, 1080)]), 0.35, 10)
    for k in range(11):
        a = math.radians(-90 + (k - 5) * 12.5)
        d = np.array([math.cos(a), math.sin(a)])
        n = np.array([-d[1], d[0]]) * (k - 5) * 1.6
        p = np.array([520.0, 1222.0])
        near, far = r.uniform(26, 40), r.uniform(120, 165)
        s.curve([p + d * near, p + d * (near + far) / 2 - n, p + d * far + n], 5.5, "#ffffff", body=True, alpha=0.85, taper=(0.5, 0.6))


def _paw(s, x, y, e):
    """A small fat hand laid flat: dimples where one day there will be knuckles."""
    for q, long, lean in ((-34, 52, -9), (-12, 64, -3), (11, 62, 3), (32, 48, 10)):
        digit(
            s,
            [(x + q, y - 14), (x + q + lean * 0.5, y - 14 - long * 0.55), (x + q + lean, y - 14 - long)],
            [15.5, 15, 11],
            BABY,
            nail=1,
            crease=0.5,
            hatch=0,
            line=2.2,
            shade=0.5,
        )
    digit(s, [(x - e * 30, y + 14), (x - e * 58, y - 6), (x - e * 72, y - 30)], [18, 15, 11], BABY, nail=0.5, crease=0.5, hatch=0, line=2.2, shade=0.5)
    palm = blob(
        [(x - 44, y - 20), (x - 14, y - 34), (x + 16, y - 34), (x + 44, y - 20), (x + 46, y + 20), (x + 28, y + 50), (x - 28, y + 50), (x - 46, y + 20)]
    )
    s.thing(palm, BABY[0], 0.75, col2=BABY[1], shade=0.5, shcol=BABY[2], hatch=0, line=0, gran=0.2)
    s.outline(palm, 2.6, lost=0.1, clip=box(x - 70, y - 8, x + 70, y + 70))
    for q in (-32, -11, 11, 32):
        s.curve([(x + q - 5, y - 14), (x + q, y - 10), (x + q + 5, y - 14)], 2, "#b05a54")
    for q in (-34, -12, 11, 32):
        s.wash(ell(x + q, y - 26, 12, 12), BABY[0], 0.5, wet=5, clip=palm)


def _baby(s):
    """Flat on its belly: from above it is hair, brows, a nose and two round cheeks."""
    r, stripe = s.rng, "#3f7a9a"
    shirt = dict(shade=0.7, shcol="#6a6a98", hatch=6, line=3)
    back = blob([(330, 1560), (344, 1440), (420, 1386), (520, 1376), (620, 1386), (696, 1440), (710, 1560)])
    for e in (-1, 1):
        arm = [(520 + e * 150, 1500), (520 + e * 292, 1470), (520 + e * 318, 1352)]
        x, y = 520 + e * 318, 1282
        s.wash(move(limb([*arm, (x, y - 40)], [66, 56, 46, 40]), 16, 18), NIGHT, 1.0, wet=16)
        if e < 0:
            card_ = move(poly([(-58, -84), (58, -84), (58, 84), (-58, 84)]), x - 6, y - 66, 1, -16)
            s.wash(move(card_, 8, 8), NIGHT, 0.8, wet=8)
            s.thing(card_, "#fffaf0", 0.12, shade=0, hatch=0, line=2.6)
            heart = blob([(0, 34, 1), (-30, 0), (-18, -26), (0, -12, 1), (18, -26), (30, 0)])
            s.fill(move(heart, x - 14, y - 104, 0.9, -16), "#c8262e")
        _paw(s, x, y, e)
        sleeve = limb(arm, [76, 64, 50], 12)
        s.thing(sleeve, "#f6f0e4", 0.2, **shirt)
        for p, d, _ in marks.along(path(arm, 12), 36):
            n = np.array([-d[1], d[0]])
            s.curve([p - n * 80, p + d * 8, p + n * 80], 15, stripe, clip=sleeve, body=True, alpha=0.9, taper=(0, 0))
        s.outline(sleeve, 3)
    s.thing(back, "#f6f0e4", 0.2, soft=90, **shirt)
    for y in range(1400, 1560, 40):
        s.curve([(310, y + 40), (520, y), (730, y + 40)], 16, stripe, clip=back, body=True, alpha=0.9, taper=(0, 0))
    for e in (-1, 1):
        ear = ell(520 + e * 136, 1366, 24, 34, e * 10)
        s.thing(ear, BABY[0], 0.75, col2=BABY[1], shade=0.6, shcol=BABY[2], hatch=0, line=2.6)
        s.curve([(520 + e * 142, 1346), (520 + e * 150, 1364), (520 + e * 142, 1384)], 2, BABY[2])
    face = smooth(union(ell(520, 1330, 122, 100), ell(450, 1290, 56, 48), ell(590, 1290, 56, 48), ell(520, 1262, 40, 28)), 14)
    s.wash(move(face, 8, -6), NIGHT, 0.7, wet=12)
    s.thing(face, BABY[0], 0.7, col2=BABY[1], shade=0.35, shcol=BABY[2], hatch=0, line=2.8, gran=0.15, soft=60)
    for e in (-1, 1):
        s.curve([(520 + e * 40, 1244), (520 + e * 50, 1258), (520 + e * 46, 1274)], 1.8, BABY[2], alpha=0.8)
        s.wash(ell(520 + e * 84, 1268, 30, 22), "#e8665c", 0.45, wet=22, clip=face)
        for k in range(6):  # lashes, then brows
            u = k / 5
            s.curve([(520 + e * (40 + 34 * u), 1283 + 2 * u), (520 + e * (43 + 40 * u), 1268 + 2 * u)], 2, "#5a2414")
        for k in range(9):
            u = k / 8
            s.curve([(520 + e * (32 + 46 * u), 1302 - 9 * math.sin(u * 3)), (520 + e * (44 + 48 * u), 1298 - 11 * math.sin(u * 3))], 3.4, "#a8481e", alpha=0.9)
    nose = ell(520, 1236, 22, 20)
    s.wash(ell(520, 1254, 26, 26), BABY[1], 0.4, wet=10, clip=face)
    s.thing(nose, BABY[0], 0.75, col2="#e8806c", shade=0.3, shcol=BABY[2], hatch=0, line=0, gran=0.15)
    s.curve(arc(520, 1236, 22, 20, 165, 375, 16), 2.2)
    s.wash(ell(522, 1240, 16, 13), "#e8665c", 0.5, wet=10, clip=nose)
    c = np.array([520.0, 1410.0])
    hair_ = smooth(union(ell(*c, 136, 112), *(ell(c[0] + 128 * math.cos(a), c[1] + 104 * math.sin(a), 20) for a in np.arange(0, math.tau, 0.26))), 4)
    s.wash(move(hair_, 0, -10), BABY[2], 0.5, wet=10, clip=face)
    s.thing(hair_, "#c8602a", 1.0, col2="#a8481e", shade=0.8, shcol="#4a1410", hatch=0, line=3)
    for _ in range(560):
        a, d = r.uniform(0, math.tau), math.sqrt(r.random())
        p = c + np.array([138 * d * math.cos(a), 114 * d * math.sin(a)])
        q, b = r.uniform(8, 17), r.uniform(0, 360)
        lit = r.random() < 0.5 and (p - c) @ np.array([0.5, 0.8]) < 10
        s.stroke(arc(*p, q, q, b, b + 250, 9), 2.5, ("#f4a860", "#ffd08a")[int(r.integers(2))] if lit else "#6a2414", body=lit, alpha=0.9)


def _crown(s):
    c = np.array([836.0, 690.0])
    on = lambda pts: move(np.asarray([p[:2] for p in pts], float), c[0], c[1], 1.5, 24)  # noqa: E731
    inside = valid(Polygon(on(arc(0, 0, 54, 24, 0, 360, 40))))
    s.thing(inside, "#7a2c3a", 1.1, shade=0.4, hatch=0, line=2.4)
    band = poly(on([(-54, 0), (-70, 54), (-36, 34), (-22, 74), (0, 42), (22, 74), (36, 34), (70, 54), (54, 0), *arc(0, 0, 54, 24, 0, 180, 20)[::1]]))
    s.thing(valid(band), "#f2c02c", 0.9, col2="#d8921c", shade=0.6, shcol="#6a3410", hatch=0, line=3)
    s.stroke(on(arc(0, 0, 54, 24, 0, 360, 40)), 3, "#6a3410")
    s.stroke(on(arc(0, 0, 52, 22, 190, 300, 20)), 3.4, "#fff6c8", body=True)
    for a in ((-70, 54), (-22, 74), (22, 74), (70, 54)):
        s.thing(ell(*on([a])[0], 8), "#e03a3a", 1.0, shade=0.4, hatch=0, line=1.8)
    for k in range(3):
        s.curve([on([(-34 + 34 * k, -32)])[0], on([(-36 + 36 * k, -60)])[0], on([(-38 + 38 * k, -88)])[0]], 2.6, "#fff6d8", body=True, alpha=0.8)


def _king(s):
    """From above: a bald head, a cloak that hangs over the far edge, eight fingers round the near one."""
    r = s.rng
    middle = sway(TOP)
    top = _flat(middle, TOP, FRONT + 0.32, 0.0, 0.98, 0.66)
    s.wash(move(top.g, 26, 46), NIGHT, 1.0, wet=40)
    top.paint(s, RED, 0.0)
    s.stroke([top.quad[0], top.quad[3]], 9, "#fffdf4", taper=(0, 0), body=True, wobble=0.2, press=0.1)
    x, y = seen((middle, TOP, FRONT + 0.32))

    def at(pts):
        return move(np.asarray([(p[0], -p[1]) for p in pts], float), x, y - 30, 1.08, 0)

    flesh = ("#e0a884", "#cc7c62", "#74404c")
    bare = dict(col2=flesh[1], shade=0.6, shcol=flesh[2], hatch=0)
    white = dict(shade=0.7, shcol="#8a80a8", hatch=0)
    hem = [(-132, 92), (-104, 128), (-74, 118), (-44, 148), (-8, 132), (30, 154), (64, 128), (96, 138), (124, 104)]
    cloak = blob(at([(-92, -92), (0, -112), (92, -92), (118, -50), (107, 4), (112, 56), *hem[::-1], (-116, 50), (-107, 4), (-118, -50)]))
    for e, lean in ((-1, -10), (1, 6)):  # on his knees: calves in white hose, and the soles of two shoes
        leg = limb(at([(e * 50, 90), (e * 52 + lean * 0.6, 140), (e * 54 + lean, 196)]), [34, 30, 19])
        s.wash(move(leg, 18, 16), NIGHT, 1.0, wet=12)
        s.thing(leg, "#f4ecdc", 0.3, line=2.6, **white)
        s.wash(move(leg, 16, 0), "#5a4a70", 0.7, wet=10, clip=leg)
        q = lambda pts, e=e, lean=lean: at(move(np.array(pts, float), e * 54 + lean, 196, 1, lean * 1.4 - e * 6))  # noqa: E731
        sole = blob(q([(-19, -8), (-20, 14), (-25, 34), (-20, 54), (0, 64), (20, 54), (25, 34), (20, 14), (19, -8), (0, -16)]))
        s.wash(move(sole, 12, 12), NIGHT, 1.0, wet=8)
        s.thing(sole, "#a86a3a", 1.0, col2="#7a4424", shade=0.6, shcol="#1c0c10", hatch=0, line=2.6)
        s.thing(blob(q([(-18, -6), (-18, 10), (0, 16), (18, 10), (18, -6), (0, -14)])), "#3a1c14", 1.2, shade=0.5, hatch=0, line=2.2)
        s.curve(q([(-19, 30), (-15, 48), (0, 57), (15, 48), (19, 30)]), 1.8, "#f0c890", body=True, alpha=0.7)
    s.wash(move(cloak, 26, 20), NIGHT, 1.0, wet=20)
    for e in (-1, 1):
        arm = limb(at([(e * 78, -64), (e * 142, -84), (e * 128, -132)]), [38, 34, 25])
        s.wash(move(arm, 10, 12), NIGHT, 0.8, wet=10)
        s.thing(arm, "#6a3a8a", 1.1, shade=0.8, shcol="#1c0c34", hatch=0, line=2.8)
        palm = blob(at([(e * 92, -130), (e * 92, -158), (e * 118, -166), (e * 152, -160), (e * 154, -132), (e * 124, -120)]))
        s.thing(palm, flesh[0], 0.8, line=2.2, **bare)
        for q in (-26, -9, 9, 25):
            u = e * 122 + q
            digit(s, at([(u, -152), (u + q * 0.06, -172), (u + q * 0.1, -192)]), [10, 9.5, 7], flesh, nail=1, crease=0.7, hatch=0, line=1.8, k=0.85)
        digit(s, at([(e * 98, -136), (e * 82, -148), (e * 76, -164)]), [11, 10, 7.5], flesh, nail=0.5, crease=0.5, hatch=0, line=1.8, k=0.85)
        s.thing(limb(at([(e * 106, -128), (e * 146, -126)]), [17, 17]), "#fffaf0", 0.15, line=2.4, **white)
    garment(s, cloak, "#6a3a8a", lambda a, b: math.atan2(b - (y + 220), a - x), 240, dark="#1c0c34", pale="#b490d0", long=44, cast=None, hatch=0, line=3.6)
    for e in (-1, 1):  # the back is round, drawn in at the waist, and round again
        s.wash(
            blob(at([(e * 130, -90), (e * 70, -40), (e * 60, 10), (e * 84, 60), (e * 120, 130), (e * 190, 120), (e * 150, 0)])),
            "#140828",
            0.9,
            wet=24,
            clip=cloak,
        )
    s.lift(blob(at([(-40, -44), (24, -44), (30, -6), (-40, -6)])), 0.35, 18)
    s.lift(blob(at([(-70, 44), (-10, 34), (46, 44), (40, 92), (-60, 92)])), 0.45, 22)
    s.wash(limb(at([(-96, 2), (-40, 14), (0, 10), (44, 14), (96, 2)]), [5, 11, 8, 11, 5]), "#140828", 0.8, wet=9, clip=cloak)
    for (a, b), (c, d) in zip(
        ((-84, 4), (-54, 10), (-30, 8), (16, 10), (34, 8), (58, 10), (84, 4)), (hem[0], hem[2], hem[4], hem[4], hem[6], hem[6], hem[8]), strict=True
    ):
        a2, c2 = a + (c - a) * 0.35, c + (12 if a in (16, 58) else -6)
        s.wash(limb(at([(a + 5, b), (a2 + 6, (b + d) / 2), (c2 + 7, d - 4)]), [3, 8, 15]), "#1c0c34", 0.7, wet=7, clip=cloak)
        s.curve(at([(a, b), (a2, (b + d) / 2), (c2, d - 8)]), 3, "#1c0c34", clip=cloak)
        s.curve(at([(a - 8, b + 12), (a2 - 9, (b + d) / 2), (c2 - 12, d - 14)]), 2, "#c4a4dc", body=True, alpha=0.6, clip=cloak)
    trim = limb(at(hem), [13, 15, 13, 16, 14, 16, 13, 15, 13], 10)
    s.wash(move(trim, 0, 13), "#1c0c34", 0.8, wet=8, clip=cloak)
    s.thing(trim, "#fffaf0", 0.15, line=2.8, **white)
    for p, *_ in marks.along(path(at(hem), 10), 36):
        for k in (-2, 0, 2):
            s.stroke([p + [k, 5], p + [k * 0.3, -6]], 2.4, "#1c1420")
    ruff = limb(at([(-100, -72), (-56, -44), (0, -34), (56, -44), (100, -72)]), [28, 38, 42, 38, 28], 10)
    s.wash(move(ruff, 4, -14), "#1c0c34", 0.8, wet=10, clip=cloak)
    s.thing(ruff, "#fffaf0", 0.15, line=3, **white)
    for p, d, u in marks.along(path(at([(-100, -72), (-56, -44), (0, -34), (56, -44), (100, -72)]), 10), 23):
        n = np.array([-d[1], d[0]])
        o = p + n * (14 if int(u * 20) % 2 else -14)
        for k in (-3, 0, 3):
            s.stroke([o + d * k, o + d * k * 0.3 - n * 13], 3, "#1c1420")
    for _ in range(140):
        p = np.array([r.uniform(x - 120, x + 120), r.uniform(y - 80, y + 90)])
        s.stroke([p, p + [r.normal() * 3, -11]], 1.2, "#9a92b4", clip=ruff, alpha=0.7)
    for e in (-1, 1):
        s.thing(ell(*at([(e * 64, -118)])[0], 13, 18, -e * 10), flesh[0], 0.8, line=2.2, **bare)
    beard = blob(at([(-44, -172), (-26, -212), (-10, -204), (0, -226), (10, -204), (26, -212), (44, -172), (0, -156)]))
    s.thing(beard, "#d8d4dc", 0.4, shade=0.7, shcol="#5a5470", hatch=0, line=2.4)
    for _ in range(60):
        p = at([(r.uniform(-40, 40), r.uniform(-200, -165))])[0]
        s.stroke([p, p + [r.normal() * 2, 17]], 1.5, ("#ffffff", "#6a6480")[int(r.integers(2))], body=True, clip=beard)
    s.thing(ell(*at([(0, -186)])[0], 13, 18), flesh[0], 0.9, col2="#d86a5a", shade=0.5, shcol=flesh[2], hatch=0, line=2.2)
    s.thing(ell(*at([(0, -118)])[0], 66, 69), "#d8d4dc", 0.4, shade=0.7, shcol="#5a5470", hatch=0, line=2.6)
    for _ in range(260):
        a = r.uniform(0, math.tau)
        u, v = r.uniform(0.55, 0.8), r.uniform(0.9, 1.1)
        p, q = (at([(61 * w * math.cos(a + dw), -118 + 64 * w * math.sin(a + dw))])[0] for w, dw in ((u, 0), (v, 0.12)))
        s.stroke([p, q], 2.2, ("#ffffff", "#7a7490")[int(r.integers(2))], body=True, alpha=0.85)
    s.thing(ell(*at([(0, -122)])[0], 42, 45), flesh[0], 0.7, line=1.8, **bare)
    s.fill(ell(*at([(-14, -106)])[0], 11, 8, -20), "#fff4e8", body=True, alpha=0.8)


@card("dusk", light=(-0.6, -0.6))
def tower_cards(s):
    _floor(s)
    _loose(s)
    s.splatter("#2a1830", 40, size=(0.6, 3.4))
    _tower(s)
    _baby(s)
    _breath(s)
    _crown(s)
    _king(s)
