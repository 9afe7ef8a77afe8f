"""From the very top, straight down: a king kneels at the edge of the last card, and far below a baby draws breath."""

import cv2

from ..easel import *
from ..kit.portrait import garment

NIGHT = "#141024"
NADIR, F, EYE = np.array([560.0, 400.0]), 1100.0, 8.4
LEVELS, RISE = 7, 0.85
RED, BLUE = "#b8323a", "#3a5496"


def seen(p):
    x, y, z = p
    return NADIR + np.array([x, z]) * F / (EYE - y)


def axis(y):
    """The tower sways: at its foot it has been blown away from the baby."""
    u = y / (LEVELS * RISE)
    return -0.26 + 0.5 * math.sin(u * 4.2) * (1 - u), 1.54 - 0.08 * (1 - u) ** 2


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
        n = int(s.rng.integers(3))
        col = ("#c8262e", "#1c1826")[int(s.rng.integers(2))]
        spots = ([(0.32, 0.45)], [(0.2, 0.24), (0.44, 0.24), (0.2, 0.66), (0.44, 0.66)], [(0.32, 0.2), (0.32, 0.45), (0.32, 0.7)])[n]
        for x, y in spots:
            r = 0.12 if n == 0 else 0.08
            s.fill(self.pip(x, y, r, col == "#c8262e"), col)
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
    c = (540, 560)
    s.wash(ell(c[0] + 8, c[1] + 10, 456), NIGHT, 0.8, wet=14)
    for q, col, k in (
        (450, "#2c4a5e", 1.1),
        (404, "#d8a44a", 0.8),
        (372, "#4a7a86", 0.9),
        (300, "#c8604a", 0.9),
        (266, "#2c4a5e", 1.1),
        (180, "#e0b45a", 0.8),
        (150, "#3f6a76", 0.9),
    ):
        g = ell(*c, q)
        s.cover(g)
        s.wash(g, col, k, edge=0.5, gran=0.4, pool=0.4)
        s.outline(g, 2, lost=0.1)
    for a in range(0, 360, 3):
        u = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([c + u * 450, c + u * r.uniform(462, 474)], 2.2, "#d8b880", body=True)
        if a % 15 == 0:
            s.fill(ell(*(c + u * 336), 13, 13), "#f0d8a0", body=True, alpha=0.9)
        if a % 20 == 0:
            s.fill(ell(*(c + u * 222), 9, 9), "#f0d8a0", body=True, alpha=0.9)
    s.wash(blob([(-100, 900), (500, 1060), (1100, 900), (1100, 1600), (-100, 1600)]), "#1c1230", 1.0, wet=90, gran=0.3)
    s.wash(blob([(-100, -100), (140, -100), (60, 500), (-100, 900)]), "#2a1830", 0.8, wet=80, gran=0.3)
    s.wash(blob([(1100, -100), (900, -100), (960, 500), (1100, 900)]), "#2a1830", 0.8, wet=80, gran=0.3)


def _flat(x, y, z, turn, wide=0.9, long=0.64):
    c, n = math.cos(turn), math.sin(turn)
    pts = [(-wide / 2, -long / 2), (wide / 2, -long / 2), (wide / 2, long / 2), (-wide / 2, long / 2)]
    p = [(x + a * c - b * n, y, z + a * n + b * c) for a, b in pts]
    return Face([p[1], p[2], p[3], p[0]])


def _tower(s):
    r = s.rng
    for k in range(LEVELS):
        y0, y1 = k * RISE, (k + 1) * RISE
        deep = 1 - y1 / (LEVELS * RISE)
        (ax, az), (bx, bz) = axis(y0), axis(y1)
        inside = poly([seen((ax - 0.34, y0, az - 0.32)), seen((bx, y1, bz - 0.32)), seen((ax + 0.34, y0, az - 0.32))])
        for e in (-1, 1):
            foot, top = ax + e * 0.34, bx + e * 0.015
            Face([(foot, y0, az + 0.32), (foot, y0, az - 0.32), (top, y1, bz - 0.32), (top, y1, bz + 0.32)]).paint(
                s, (RED, BLUE)[(k + (e > 0)) % 2] if e > 0 or k % 2 else None, deep, 0.3 if e < 0 else 0.1
            )
        s.cover(inside)
        s.wash(inside, "#2a1a38", 1.3, edge=0.3)
        edge = max(3.0, 11 * (1 - deep))
        for e in (-1, 1):  # the two edges that lean upon each other
            line = [seen((ax + e * 0.34, y0, az - 0.32)), seen((bx + e * 0.01, y1, bz - 0.32))]
            s.stroke(line, edge + 2.5, NIGHT, taper=(0, 0), wobble=0.3)
            s.stroke(line, edge, mix("#fdf8ea", "#8a7aa8", 0.5 * deep), taper=(0, 0), body=True, wobble=0.3)
        if k < LEVELS - 1:
            _flat(bx, y1, bz, r.normal() * 0.12).paint(s, None if k % 3 else (BLUE, RED)[k % 2], deep, 0)


def _loose(s):
    """The lowest cards have gone already."""
    for x, y, z, turn, back in (
        (-1.7, 0.02, 1.2, 0.6, RED),
        (0.9, 0.02, 2.3, 2.2, None),
        (-1.5, 0.3, 2.5, 1.1, None),
        (2.2, 0.02, 1.0, 0.3, BLUE),
        (0.85, 0.4, 1.15, 2.6, RED),
    ):
        _flat(x, y, z, turn).paint(s, back, 0.45, 0)


def _baby(s):
    """It lies on its belly and blows; from above it is hair, cheeks and a striped back."""
    skin_ = ("#f0b898", "#e08a74", "#8a4450")
    look = dict(col2=skin_[1], shade=0.6, shcol=skin_[2], hatch=0, gran=0.2)
    stripe = "#3f7a9a"
    back = blob([(390, -60), (382, 120), (400, 236), (470, 296), (560, 308), (660, 294), (726, 236), (744, 120), (740, -60)])
    s.wash(move(back, 22, 30), NIGHT, 1.0, wet=22)
    for e in (-1, 1):
        arm = [(564 + e * 150, 214), (564 + e * 262, 270), (564 + e * 252, 386)]
        hand_ = np.array([564 + e * 238, 440.0])
        s.wash(move(limb([*arm, tuple(hand_)], [62, 54, 44, 40]), 18, 24), NIGHT, 0.9, wet=16)
        if e < 0:
            g = move(poly([(0, 0), (64, 0), (64, 92), (0, 92)]), 262, 392, 1, 28)
            s.thing(g, "#fffaf0", 0.12, shade=0, hatch=0, line=2.4)
            s.fill(move(blob([(32, 64, 1), (10, 40), (18, 24), (32, 32, 1), (46, 24), (54, 40)]), 262, 392, 1, 28), "#c8262e")
        for q in (-26, -9, 9, 26):
            tip = hand_ + [q * 1.25, 44 - abs(q) * 0.45]
            s.thing(limb([hand_ + [q * 0.8, 12], tip], [12.5, 9.5]), skin_[0], 0.75, line=2.2, **look)
        s.thing(limb([hand_ + [-e * 22, 2], hand_ + [-e * 50, 18]], [13, 10]), skin_[0], 0.75, line=2.2, **look)
        s.thing(ell(*hand_, 36, 33), skin_[0], 0.75, line=2.4, **look)
        for q in (-18, 0, 18):
            s.fill(ell(hand_[0] + q, hand_[1] + 20, 2.6), "#b05a54")
        sleeve = limb(arm, [66, 58, 45], 12)
        s.thing(sleeve, "#f6f0e4", 0.2, shade=0.8, shcol="#6a6a98", hatch=6, line=3)
        for p, d, _ in marks.along(path(arm, 12), 36):
            n = np.array([-d[1], d[0]])
            s.curve([p - n * 64, p + d * 8, p + n * 64], 15, stripe, clip=sleeve, body=True, alpha=0.9, taper=(0, 0))
        s.outline(sleeve, 3)
    s.thing(back, "#f6f0e4", 0.2, shade=0.7, shcol="#6a6a98", hatch=6, line=3.2, soft=90)
    for y in range(-40, 310, 44):
        s.curve([(370, y - 14), (564, y + 20), (756, y - 14)], 17, stripe, clip=back, body=True, alpha=0.9, taper=(0, 0))
    s.outline(back, 3)
    for e in (-1, 1):  # cheeks, as full as they can be
        c = ell(562 + e * 76, 452, 60, 54)
        s.wash(move(c, 10, 26), NIGHT, 0.8, wet=14)
        s.thing(c, skin_[0], 0.75, line=2.8, **look)
        s.wash(ell(562 + e * 84, 462, 36, 30), "#e0544e", 0.7, wet=12, clip=c)
        s.thing(ell(562 + e * 128, 366, 22, 30, e * 12), skin_[0], 0.75, line=2.6, **look)
    s.thing(blob([(520, 470), (562, 456), (604, 470), (590, 506), (562, 514), (534, 506)]), skin_[0], 0.75, line=2.6, **look)
    s.thing(ell(562, 512, 20, 13), "#d0585a", 0.9, shade=0.5, shcol="#6a1c2c", hatch=0, line=2.4)
    s.fill(ell(562, 517, 9, 6), "#3a0a14")
    s.thing(ell(562, 480, 21, 17), skin_[0], 0.75, line=2.4, **look)
    skull = ell(562, 356, 128, 124)
    s.thing(skull, "#c8602a", 1.0, col2="#a8481e", shade=0.8, shcol="#4a1410", hatch=0, line=3.2)
    r = s.rng
    for _ in range(420):
        a, d = r.uniform(0, math.tau), 122 * math.sqrt(r.random())
        p = (562 + d * math.cos(a), 356 + d * 0.97 * math.sin(a))
        q = r.uniform(8, 15)
        lit = r.random() < 0.45 and p[0] + p[1] < 960
        b = r.uniform(0, 360)
        s.stroke(arc(*p, q, q, b, b + 230, 9), 2.4, "#f4a860" if lit else "#6a2414", body=lit, alpha=0.9)
    foot = seen((*(lambda a: (a[0], 0.2, a[1]))(axis(0)),))
    for q in (-0.3, -0.12, 0.08, 0.28):
        s.curve([(562 + q * 20, 530), (556 + q * 60, 552), (foot[0] + q * 150, foot[1] - 6)], 3.4, "#ffffff", body=True, alpha=0.85)


def _crown(s):
    c = seen((0.95, 4.0, 1.4))
    s.wash(ell(c[0] + 34, c[1] + 60, 50, 34), NIGHT, 0.7, wet=16)
    on = lambda pts: move(np.asarray([p[:2] for p in pts], float), c[0], c[1], 1.15, 24)  # noqa: E731
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
    bx, bz = axis(LEVELS * RISE)
    top = _flat(bx, LEVELS * RISE, bz, -0.1)
    s.wash(move(top.g, 30, 60), NIGHT, 1.0, wet=40)
    top.paint(s, RED, 0.0)
    x, y = seen((bx, LEVELS * RISE, bz))
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y + 44, 1.0, 8)  # noqa: E731
    skin_ = ("#e0a884", "#cc7c62", "#74404c")
    cloak = blob(
        at(
            [
                (-84, -96),
                (0, -116),
                (84, -96),
                (112, -20),
                (122, 90),
                (150, 210),
                (126, 330),
                (40, 300),
                (-20, 348),
                (-90, 300),
                (-150, 320),
                (-128, 190),
                (-118, 80),
                (-108, -20),
            ]
        )
    )
    s.wash(move(cloak, 26, 20), NIGHT, 1.0, wet=20)
    for e in (-1, 1):  # both hands hold on to the edge
        arm = at([(e * 84, -70), (e * 128, -96), (e * 112, -138)])
        s.thing(limb(arm, [34, 28, 21]), "#6a3a8a", 1.1, shade=0.8, shcol="#1c0c34", hatch=0, line=2.8)
        s.thing(limb(at([(e * 118, -126), (e * 108, -142)]), [24, 24]), "#fffaf0", 0.15, shade=0.6, shcol="#8a80a8", hatch=0, line=2.4)
        for q in (-21, -7, 7, 21):
            s.thing(
                limb(at([(e * 106 + q, -156), (e * 104 + q * 1.05, -178)]), [8, 6.5]),
                skin_[0],
                0.8,
                col2=skin_[1],
                shade=0.6,
                shcol=skin_[2],
                hatch=0,
                line=1.9,
            )
        s.thing(ell(*at([(e * 106, -152)])[0], 29, 17, 8), skin_[0], 0.8, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
        s.thing(limb(at([(e * 84, -150), (e * 74, -166)]), [9, 7]), skin_[0], 0.8, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=1.9)
    garment(s, cloak, "#6a3a8a", lambda a, b: math.atan2(b - (y - 260), a - x), 360, dark="#1c0c34", pale="#b490d0", long=50, cast=None, hatch=0, line=3.6)
    for pts in ([(-40, -60), (-56, 100), (-84, 290)], [(10, -60), (6, 120), (-16, 330)], [(54, -50), (66, 110), (90, 300)]):
        s.curve(at(pts), 4, "#1c0c34")
        s.curve(at([(a - 6, b) for a, b in pts]), 2, "#b490d0", body=True, alpha=0.6)
    hem = at([(150, 210), (126, 330), (40, 300), (-20, 348), (-90, 300), (-150, 320), (-128, 190)])
    for g in (limb(hem[1:6], [22] * 5, 10), limb(at([(-96, -66), (-50, -44), (0, -36), (50, -44), (96, -66)]), [26, 34, 38, 34, 26], 10)):
        s.thing(g, "#fffaf0", 0.15, shade=0.7, shcol="#8a80a8", hatch=0, line=3)
        gx0, gy0, gx1, gy1 = g.bounds
        for _ in range(60):
            p = np.array([s.rng.uniform(gx0, gx1), s.rng.uniform(gy0, gy1)])
            if g.buffer(-10).intersects(ell(*p, 2)) and s.rng.random() < 0.5:
                s.stroke([p, p + [2, 10]], 4, "#1c1420")
    for e in (-1, 1):
        s.thing(ell(*at([(e * 62, -118)])[0], 12, 16, e * 10), skin_[0], 0.8, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
    s.thing(blob(at([(-40, -176), (-20, -214), (0, -200), (20, -214), (40, -176), (0, -160)])), "#d8d4dc", 0.4, shade=0.7, shcol="#5a5470", hatch=0, line=2.6)
    s.thing(ell(*at([(0, -184)])[0], 12, 17, 8), skin_[0], 0.9, col2="#d86a5a", shade=0.5, shcol=skin_[2], hatch=0, line=2.2)
    head_ = ell(*at([(0, -118)])[0], 61, 64)
    s.thing(head_, "#d8d4dc", 0.4, shade=0.7, shcol="#5a5470", hatch=0, line=3)
    r = s.rng
    for _ in range(190):
        a = r.uniform(0, math.tau)
        u, v = r.uniform(0.55, 0.8), r.uniform(0.9, 1.08)
        p, q = (at([(61 * w * math.cos(a + dw), -118 + 64 * w * math.sin(a + dw))])[0] for w, dw in ((u, 0), (v, 0.12)))
        s.stroke([p, q], 2.2, ("#ffffff", "#7a7490")[int(r.integers(2))], body=True, alpha=0.85)
    bald = ell(*at([(0, -118)])[0], 37, 40)
    s.thing(bald, skin_[0], 0.7, col2=skin_[1], shade=0.5, shcol=skin_[2], hatch=0, line=2)
    s.fill(ell(*at([(-12, -132)])[0], 11, 8, -20), "#fff4e8", body=True, alpha=0.8)


@card("dusk", light=(-0.6, -0.6))
def tower_cards(s):
    _floor(s)
    _loose(s)
    _baby(s)
    _tower(s)
    _crown(s)
    _king(s)
    s.splatter("#2a1830", 40, size=(0.6, 3.4))
