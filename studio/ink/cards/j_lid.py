"""The moon has a lid."""

import cv2

from ..easel import *
from ..kit.portrait import SKINS, finger, folds, garment
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT, GOLD = "#04060f", "#ffe9a8"
DEEP = SKINS["deep"]
HOLE = ell(430, 420, 318, 262, -14)
LID = ell(612, 322, 330, 272, -14)


def _sky(s):
    s.wash(s.all, "#3a5a94", 0.7, col2="#4a4a84", pool=0.6, bloom=5, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1600), (560, 1600), (640, 1000), (720, 700), (160, 820), (60, 500), (-100, 600)]), "#24367a", 0.8, wet=85, gran=0.25, pool=0.6)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1300), (900, 1000), (860, 500), (900, 160)]), "#0c1540", 0.8, wet=80, gran=0.25, pool=0.7)
    s.wash(blob([(-100, -100), (260, -100), (80, 120), (-100, 330)]), "#0c1540", 0.6, wet=80, gran=0.25)
    places.stars(s, 190, (0, 0, 1000, 960), (0.7, 2.8))


def _beam(s):
    """Light falls out of the gap."""
    light = poly([(150, 480), (420, 680), (640, 1360), (-160, 1360)])
    m = s.mask(light) * marks.field(s, lambda x, y: np.clip(1.15 - (y - 480) / 1000, 0, 1))
    m = cv2.GaussianBlur(m, (0, 0), 14)
    s.lift(m, 0.7, 0)
    s.wash(m, "#ffe08a", 0.35, edge=0, gran=0.25)


def _opening(s):
    s.glow(340, 500, 560, "#ffd870", 0.35, 0.75)
    s.cover(HOLE)
    s.wash(HOLE, "#fff0b0", 0.35, col2="#ffd45a", edge=0.6, gran=0.25, grad=("rad", 330, 520, 360, 0.1, 1.4))
    rim = HOLE.difference(move(HOLE, 16, -22))
    s.thing(rim, "#e8d8a0", 0.8, shade=0.7, shcol="#5a4a2a", hatch=6, line=2.6)
    s.outline(HOLE, 4, lost=0)
    r = s.rng
    for _ in range(70):  # what is bright has rays
        a = r.uniform(1.6, 3.9)
        p = np.array([430 + 318 * math.cos(a), 420 + 262 * math.sin(a)])
        d = p - [430, 420]
        d = d / np.hypot(*d)
        s.stroke([p + d * r.uniform(14, 24), p + d * r.uniform(40, 96)], r.uniform(1.2, 2.6), GOLD, body=True, alpha=0.7)


def _lid(s):
    thick = union(LID, move(LID, -26, 40), *[move(LID, -26 * u, 40 * u) for u in (0.25, 0.5, 0.75)])
    s.wash(move(thick, -24, 34).intersection(HOLE), "#6a4a1a", 0.9, wet=16)
    s.cover(thick)
    s.wash(thick, "#8a8a94", 1.0, col2="#4a4c5c", gran=0.25)
    s.wash(thick, NIGHT, 1.1, grad=("lin", 20, -0.2, 1.2), gran=0.25)
    edge = thick.difference(LID)
    for p, _, _ in marks.along(np.array(move(LID, -13, 20).exterior.coords), 15):
        n = np.array([-26.0, 40.0]) * 0.5
        s.stroke([p - n, p + n], 1.5, "#1a1c28", clip=edge, alpha=0.8)
    s.outline(thick, 3.6, lost=0.1)
    s.cover(LID)
    s.wash(LID, "#f0ead8", 0.4, col2="#b8b8bc", bloom=4, gran=0.25, pool=0.6, grad=("lin", 15, 0.3, 1.4))
    s.wash(LID, "#2c3046", 1.1, gran=0.25, grad=("lin", 20, -0.5, 1.2))
    r = s.rng
    for x, y, q in ((560, 230, 54), (730, 250, 70), (800, 400, 48), (640, 420, 44), (470, 300, 30), (690, 140, 34), (850, 270, 30), (740, 500, 30), (560, 480, 24), (420, 230, 22), (600, 150, 20), (900, 340, 18), (690, 350, 18), (520, 390, 16), (660, 540, 18), (820, 180, 22)):
        c = ell(x, y, q, q * 0.76, -14)
        s.wash(c, "#3a3c4c", 0.7, edge=0.9, clip=LID, grad=("lin", 40, 1.4, 0.2), gran=0.25)
        s.outline(c, 2.4, lost=0.3, clip=LID)
        s.stroke(arc(x, y, q * 1.1, q * 0.86, -10, 110, 16), 3, "#fffaf0", body=True, alpha=0.8, clip=LID)
        s.stroke(arc(x, y, q * 0.86, q * 0.62, 170, 290, 16), 2, clip=LID)
        for _ in range(int(q / 4)):
            a = r.uniform(0, math.tau)
            p = np.array([x + q * 1.3 * math.cos(a), y + q * math.sin(a)])
            s.stroke([p, p + [math.cos(a) * q * 0.4, math.sin(a) * q * 0.3]], 1.2, "#2a2c3c", clip=LID, alpha=0.8)
    tone = marks.field(s, lambda x, y: np.clip((x - 560) / 420 + (y - 320) / 700, 0, 0.85)) * s.mask(LID)
    s.hatch(LID, tone=tone, ang=60, sep=7, w=1.3, thr=0.3, longest=40)
    s.outline(LID, 3.4, lost=0.1)
    # a ring to lift it by
    s.thing(ell(652, 268, 26, 14, -14), "#8a6a34", 1.1, shade=0.7, shcol=NIGHT, hatch=0, line=2.6)
    ring = ell(664, 316, 46, 56, -20).difference(ell(664, 316, 30, 40, -20))
    s.wash(move(ring, 10, 12), NIGHT, 0.8, wet=6)
    s.thing(ring, "#d8a83a", 1.0, shade=0.9, shcol="#4a2408", hatch=5, line=2.8)


def _hand(s):
    """It comes from behind the sky: wrist and knuckles in the light, four fingers over the rim."""
    for pts, r in (
        ([(258, 424), (268, 330), (330, 262), (404, 250)], 31),
        ([(308, 408), (334, 318), (404, 276), (486, 280)], 34),
        ([(362, 424), (402, 352), (468, 330), (540, 344)], 33),
        ([(404, 466), (452, 416), (512, 404), (570, 420)], 27),
    ):
        g = limb(pts, [r, r, r * 0.94, r * 0.7])
        s.wash(move(g, 12, 22), NIGHT, 0.9, wet=10)
        finger(s, pts, r, DEEP, line=3, k=0.95)
        tip, last = np.array(pts[-1], float), np.array(pts[-2], float)
        d = (tip - last) / np.hypot(*(tip - last))
        nail = ell(*(tip + d * r * 0.12), r * 0.5, r * 0.42, math.degrees(math.atan2(d[1], d[0])))
        s.cover(nail)
        s.wash(nail, "#e8b498", 0.7, edge=0.9)
        s.outline(nail, 2, lost=0.1)
        n = np.array([d[1], -d[0]])
        s.curve([np.array(pts[1]) + [-r * 0.7, -4], np.array(pts[1]) * 0.4 + np.array(pts[2]) * 0.6 + n * r * 0.6, last + n * r * 0.7], 3, "#d89a6a", body=True, alpha=0.6)
    knuckles = blob([(226, 470), (230, 430), (260, 404), (290, 408), (314, 392), (342, 404), (366, 406), (392, 440), (418, 446), (436, 480), (420, 528), (372, 566), (290, 584), (240, 548)])
    back = smooth(union(knuckles, limb([(326, 470), (290, 560), (236, 660), (190, 750)], [82, 64, 70, 80])), 14).intersection(HOLE)
    s.thing(back, DEEP[0], 0.95, col2=DEEP[1], shade=0.6, shcol=DEEP[2], hatch=0, line=0, soft=70)
    s.outline(back, 3.2, lost=0, clip=box(0, 500, 1000, 900))
    s.wash(HOLE.difference(move(HOLE, 20, -28)), DEEP[2], 0.9, wet=12, clip=back)
    s.outline(HOLE, 5, lost=0, clip=back.buffer(8))
    for d in (0, 11):
        s.curve([(246 - d, 566 + d), (288 - d * 0.6, 590 + d), (336 - d * 0.3, 592 + d)], 2.4, "#1c0c10", clip=back)
    s.lift(blob([(300, 470), (330, 500), (310, 570), (270, 560), (276, 500)]).intersection(back), 0.25, 16)
    for a, b in (((262, 424), (258, 540)), ((312, 416), (284, 544)), ((362, 430), (312, 546)), ((404, 470), (338, 552))):  # tendons
        s.curve([a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2), b], 2.2, "#1c0c10")
        s.curve([(a[0] + 6, a[1] + 4), ((a[0] + b[0]) / 2 + 10, (a[1] + b[1]) / 2), (b[0] + 5, b[1])], 2, "#c8845a", body=True, alpha=0.7)
    for pts in ([(436, 478), (428, 506), (414, 530)], [(228, 440), (225, 470), (228, 506)]):
        s.curve(pts, 3.4)
    for x, y in ((258, 424), (308, 408), (362, 424), (404, 466)):
        for d in (-4, 4):
            s.stroke(arc(x, y + 6 + d, 14, 9, 215, 325, 10), 1.8, "#1c0c10")
        s.lift(ell(x, y + 8, 18, 13), 0.25, 7)
        s.wash(ell(x, y - 4, 26, 22), DEEP[1], 0.35, wet=12, clip=back.buffer(20))


def _sleeve(s):
    """A nightshirt, striped, and its cuff; the rim of the moon lies before it."""
    arm = blob([(330, 584), (362, 606), (360, 660), (350, 740), (260, 780), (140, 720), (120, 600), (186, 540), (222, 530)]).intersection(HOLE)
    s.wash(move(arm, 16, 4).intersection(HOLE), "#8a5a1a", 0.8, wet=12)
    s.thing(arm, "#e8eef8", 0.3, col2="#c8d4ec", shade=0.9, shcol="#2a3466", hatch=0, line=3, soft=60)
    for k in range(8):
        x = 134 + 32 * k
        s.curve([(x, 560 + k * 5), (x - 16, 640), (x - 40, 740)], 11, "#3a5aa8", clip=arm, alpha=0.85)
    s.wash(HOLE.difference(move(HOLE, 24, -34)), "#1a2450", 0.6, wet=14, clip=arm)
    s.outline(HOLE, 5, lost=0, clip=arm.buffer(8))
    cuff = limb([(202, 540), (258, 572), (346, 592)], [24, 26, 24])
    s.wash(move(cuff, 4, 16), "#1a2450", 0.7, wet=8, clip=arm)
    s.thing(cuff, "#fbf4e4", 0.3, shade=0.8, shcol="#5a5a8a", hatch=0, line=3)
    for u in np.linspace(0.06, 0.94, 13):
        x = 194 + 160 * u
        y = float(np.interp(x, (194, 258, 350), (534, 572, 593)))
        s.curve([(x + 6, y - 20), (x + 1, y), (x - 6, y + 20)], 1.8, "#6a6a94", clip=cuff)
    button = ell(316, 588, 10)
    s.thing(button, "#e0484a", 1.0, shade=0.6, hatch=0, line=2.2)
    s.dots([(313, 588), (319, 588)], 1.6)


def _dome(s, x, y, r, lit, tall=1.0, col="#2f86b4"):
    """A drum, a dome of tiles, a ball on top; (x, y) is the foot of the dome."""
    drum = poly([(x - r * 0.92, y + r * 0.5), (x - r * 0.92, y - 6), (x + r * 0.92, y - 6), (x + r * 0.92, y + r * 0.5)])
    wall = mix("#3a4468", "#e8d8b0", lit)
    s.thing(drum, wall, 0.9, shade=0.8, shcol=NIGHT, hatch=6, line=2.6, gran=0.25)
    for k in range(5):
        a = x + r * (-0.68 + 0.34 * k)
        win = blob([(a - r * 0.07, y + r * 0.4, 1), (a - r * 0.07, y + r * 0.16), (a, y + r * 0.06), (a + r * 0.07, y + r * 0.16), (a + r * 0.07, y + r * 0.4, 1)])
        on = s.rng.random() < 0.45
        s.fill(win, "#ffc83a" if on else NIGHT, body=on)
        s.outline(win, 1.6, lost=0)
    h = r * 1.28 * tall
    g = blob([(x - r, y, 1), (x - r * 1.04, y - h * 0.34), (x - r * 0.8, y - h * 0.68), (x - r * 0.36, y - h * 0.94), (x, y - h * 1.12, 1), (x + r * 0.36, y - h * 0.94), (x + r * 0.8, y - h * 0.68), (x + r * 1.04, y - h * 0.34), (x + r, y, 1)])
    s.wash(move(g, 14, 8), NIGHT, 0.7, wet=14)
    s.thing(g, mix(col, "#9fe4e8", lit * 0.7), 1.15 - 0.4 * lit, col2=mix(mix(col, "#1c3a7a", 0.5), "#6ac8dc", lit * 0.8), shade=0.95 - 0.4 * lit, shcol="#050a24", hatch=0, line=3, gran=0.25, soft=r * 0.7)
    for k in range(-4, 5):
        a = k / 4.4
        s.curve([(x + a * r, y), (x + a * r * 1.04, y - h * 0.34), (x + a * r * 0.82, y - h * 0.68), (x, y - h * 1.1)], 1.7, "#04102c", clip=g)
    for j in range(1, 8):
        u = j / 8
        w = r * np.interp(u, (0, 0.34, 0.68, 0.94, 1.1), (1, 1.04, 0.8, 0.36, 0))
        s.curve([(x - w, y - h * u), (x, y - h * u + r * 0.09), (x + w, y - h * u)], 1.5, "#04102c", clip=g)
        if j in (2, 5):
            for e in np.linspace(-0.86, 0.86, 12):
                c = (x + w * e, y - h * u + r * 0.09 * (1 - e * e) - r * 0.05)
                s.fill(poly([(c[0] - 4, c[1]), (c[0], c[1] - 7), (c[0] + 4, c[1]), (c[0], c[1] + 7)]), ("#f6e0a0", "#9fe4e8")[j == 5], body=True, clip=g, alpha=0.9 if lit > 0.3 else 0.55)
    s.stroke([(x - r * 0.8, y - h * 0.52), (x - r * 0.62, y - h * 0.76), (x - r * 0.3, y - h * 0.96)], 5 + 4 * lit, "#fff8dc", body=True, alpha=0.4 + 0.5 * lit)
    s.stroke([(x, y - h * 1.08), (x, y - h * 1.08 - r * 0.3)], 4, "#d8a83a")
    s.thing(ell(x, y - h * 1.1 - r * 0.2, r * 0.08), "#e8b83a", 1.0, shade=0.5, hatch=0, line=2)


def _house(s, x0, x1, top, low, lit):
    g = poly([(x0, low), (x0, top), (x1, top - 4), (x1, low)])
    s.thing(g, mix("#2c345a", "#e0cc9c", lit), 1.0, col2=mix("#1c2244", "#c8a874", lit), shade=0.7, shcol=NIGHT, hatch=7, line=2.6, gran=0.25)
    s.thing(poly([(x0 - 8, top + 14), (x0 - 8, top - 4), (x1 + 8, top - 8), (x1 + 8, top + 10)]), mix("#3a4468", "#f0dcb0", lit), 0.9, shade=0.6, shcol=NIGHT, hatch=0, line=2.3)
    for x in np.arange(x0 + 26, x1 - 16, 46):
        for y in np.arange(top + 46, low - 40, 66):
            win = blob([(x - 9, y + 30, 1), (x - 9, y + 4), (x, y - 8), (x + 9, y + 4), (x + 9, y + 30, 1)])
            on = s.rng.random() < 0.4
            s.fill(win, "#ffc83a" if on else NIGHT, body=on)
            s.outline(win, 1.7, lost=0)


def _town(s):
    for x0, x1, top, low, lit in ((-20, 130, 1030, 1300, 0.3), (470, 600, 1060, 1300, 0.35), (880, 1020, 1010, 1300, 0.0)):
        _house(s, x0, x1, top, low, lit)
    for x, foot, top in ((668, 1300, 800), (60, 1300, 880)):  # minarets
        g = poly([(x - 24, foot), (x - 17, top), (x + 17, top), (x + 24, foot)])
        s.thing(g, mix("#2c3a68", "#e8d8b0", 0.5 if x < 400 else 0.1), 1.0, shade=0.9, shcol=NIGHT, hatch=5, line=2.5)
        for y in range(top + 60, foot, 54):
            s.curve([(x - 22, y), (x, y + 7), (x + 22, y)], 4, "#2f86b4")
        s.thing(poly([(x - 28, top + 22), (x + 28, top + 22), (x + 24, top), (x - 24, top)]), "#8a7a5c", 0.9, shade=0.7, shcol=NIGHT, hatch=0, line=2.3)
        s.thing(blob([(x - 20, top, 1), (x - 21, top - 26), (x, top - 60, 1), (x + 21, top - 26), (x + 20, top, 1)]), "#2f86b4", 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.4)
    _dome(s, 790, 1080, 104, 0.05)
    _dome(s, 556, 1040, 62, 0.3)
    _dome(s, 960, 1130, 76, 0.0)
    _dome(s, 300, 1090, 166, 1.0)
    _house(s, 130, 480, 1166, 1330, 0.75)
    _dome(s, 96, 1170, 70, 0.55)
    _house(s, 600, 900, 1180, 1330, 0.06)
    _dome(s, 690, 1190, 60, 0.12)
    r = s.rng
    for _ in range(60):
        s.fill(ell(r.uniform(0, 1000), r.uniform(1000, 1260), 1.6), "#ffe08a", body=True, alpha=0.7)


def _dog(s, x, y, k, pose, col, dark, pale, *, flip=False, spots=None, tail=0):
    """A dog that looks up; (x, y) is where it stands. pose: sit or lie."""
    q = lambda pts: move(np.asarray(pts, float), x, y, k, 0, flip)  # noqa: E731
    L = lambda pts, radii: limb(q(pts), [v * k for v in radii])  # noqa: E731, N806
    E = lambda a, b, u, v, t=0: move(ell(a * k, b * k, u * k, v * k, t), x, y, 1, 0) if not flip else move(ell(-a * k, b * k, u * k, v * k, -t), x, y, 1, 0)  # noqa: E731, N806
    if pose == "sit":
        far = [L([(30, -120), (40, -60), (36, -4)], [17, 12, 10])]
        parts = [L([(-40, -44), (-14, -100), (34, -160)], [50, 48, 38]), E(-34, -42, 56, 42), L([(-40, -10), (24, -8)], [15, 10]), L([(46, -134), (62, -66), (58, -6)], [21, 13, 11]), E(66, -6, 20, 9), L([(34, -160), (56, -214)], [36, 25])]
        h, tl = (60, -228), [(-84, -24), (-126, -14 + tail), (-160, -44 + tail)]
    else:
        far = []
        parts = [L([(-120, -40), (-20, -48), (50, -58)], [38, 42, 42]), E(-104, -38, 52, 38), L([(-100, -10), (-44, -8)], [14, 10]), L([(50, -26), (90, -12), (144, -8)], [24, 14, 11]), L([(54, -70), (84, -134)], [36, 24])]
        h, tl = (88, -146), [(-150, -30), (-196, -16 + tail), (-226, -34 + tail)]
    a, b = h
    parts += [L([(a, b), (a + 10, b - 10)], [28, 26]), L([(a + 6, b - 10), (a + 24, b - 34), (a + 38, b - 56)], [20, 14, 9])]
    jaw = L([(a + 18, b - 6), (a + 36, b - 22), (a + 50, b - 38)], [10, 7, 4])
    s.wash(ell(x + 10 * k, y + 2, 110 * k, 13 * k), NIGHT, 1.0, wet=8)
    for g in [L(tl, [12, 10, 4]), *far, jaw]:
        s.thing(g, mix(col, dark, 0.45), 1.0, shade=0.9, shcol=dark, hatch=0, line=2.3)
    body = smooth(union(*parts), 4 * k)
    s.thing(body, col, 1.0, col2=mix(col, dark, 0.3), shade=0.95, shcol=dark, hatch=0, line=2.8, soft=36 * k, gran=0.25)
    for u, v, w in spots or ():
        s.wash(E(u, v, w, w * 0.8), dark, 1.2, wet=4, clip=body)
    head_ = np.array(q([h])[0])

    def lie(px, py):
        t = math.atan2(py - head_[1] + 30 * k, px - head_[0])
        return t

    marks.pelt(s, s.mask(body), lie, int(200 * k), (9 * k + 4, 22 * k + 4), 1.4, dark=dark, light=mix(col, pale, 0.5), share=0.25)
    ring = np.array((body if body.geom_type == "Polygon" else max(body.geoms, key=lambda g: g.area)).exterior.coords)
    for i in s.rng.choice(len(ring) - 1, int(70 * k)):
        t = lie(*ring[i]) + s.rng.normal() * 0.4
        s.stroke([ring[i], ring[i] + np.array([math.cos(t), math.sin(t)]) * s.rng.uniform(5, 15) * k], 1.6, dark)
    rim(s, body, 3, 3, GOLD, 0.8)
    s.thing(blob(q([(a - 14, b - 16), (a - 30, b + 4), (a - 34, b + 30), (a - 18, b + 34), (a - 2, b + 10), (a + 2, b - 8)])), mix(col, dark, 0.6), 1.1, shade=0.6, hatch=0, line=2.3)
    s.fill(E(a + 40, b - 60, 7, 6), NIGHT)
    e = q([(a + 12, b - 18)])[0]
    s.fill(ell(*e, 4.6 * k), NIGHT)
    s.fill(ell(e[0] - 1.4 * k, e[1] - 1.6 * k, 1.7 * k), GOLD, body=True)
    for pts in ([(a - 6, b - 34), (a + 12, b - 42), (a + 30, b - 62)],):
        s.curve(q(pts), 2.6, GOLD, body=True, alpha=0.8)


def _terrace(s):
    floor = poly([(-40, 1300), (1040, 1270), (1040, 1540), (-40, 1540)])
    s.cover(floor)
    s.wash(floor, "#8a7a6a", 0.8, col2="#5a5064", gran=0.25, pool=0.5, bloom=2)
    s.wash(blob([(500, 1240), (1100, 1240), (1100, 1600), (700, 1600), (620, 1420)]), "#1a1a3a", 0.8, wet=80, gran=0.25)
    s.lift(blob([(40, 1300), (420, 1300), (520, 1480), (200, 1500), (0, 1440)]), 0.45, 40)
    for k in range(-5, 14):
        s.stroke([(100 + 100 * k, 1296), (-60 + 150 * k, 1540)], 1.7, "#140f14", alpha=0.7)
    for y in (1336, 1390, 1462):
        s.stroke([(-20, y + 14), (1020, y - 14)], 1.7, "#140f14", alpha=0.7)
    wall = poly([(-40, 1318), (-40, 1258), (1040, 1226), (1040, 1290)])
    s.thing(wall, "#b8a888", 0.8, col2="#6a6070", mix=("lin", 0, 0, 1), shade=0.7, shcol=NIGHT, hatch=7, line=2.8)
    for x in range(0, 1040, 86):
        y = 1288 - x * 0.03
        s.fill(blob([(x - 14, y + 20, 1), (x - 14, y - 2), (x, y - 16), (x + 14, y - 2), (x + 14, y + 20, 1)]), "#1a1626")
    s.thing(poly([(-40, 1264), (-40, 1244), (1040, 1212), (1040, 1232)]), "#e0d0a8", 0.7, col2="#7a7080", mix=("lin", 0, 0, 1), shade=0.4, shcol=NIGHT, hatch=0, line=2.6)


def _watcher(s):
    """In a red robe, head thrown back, one arm up at the moon and one hand upon a dog."""
    x, y, k = 560, 1468, 1.06
    q = lambda *pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    skin = SKINS["brown"]
    red = dict(dark="#3a040c", pale="#ffb088", hatch=0)
    s.wash(limb(q((20, -4), (120, 10), (250, 20)), [26, 26, 10]), NIGHT, 1.1, wet=12)
    # the arm that points, its hand, and one finger
    point = q((-116, -372))[0]
    s.thing(blob(q((-84, -338), (-96, -360), (-108, -370), (-120, -366), (-122, -352), (-110, -336), (-96, -326)), 8), skin[0], 0.9, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
    for d in ((-10, 12), (-2, 18), (8, 24)):
        a = np.array(point) + d
        finger(s, [a, a + [-14, -6], a + [-8, 8]], 6, skin, nail=False, line=1.6, n=4)
    finger(s, q((-106, -364), (-122, -384), (-138, -408)), 7.5, skin, nail=False, line=1.9, n=5)
    arm = blob(q((-8, -256), (-40, -278), (-66, -312), (-80, -342), (-98, -326), (-92, -296), (-72, -254), (-40, -214), (0, -204)))
    garment(s, arm, "#c81e28", lambda px, py: 0.85, 30, cast=None, line=2.6, long=24, **red)
    s.thing(limb(q((-78, -344), (-100, -324)), [6, 6]), "#f0c040", 1.0, shade=0.5, hatch=0, line=1.9)
    for a in (-26, 20):  # slippers, turned up
        s.thing(blob(q((a - 44, -16, 1), (a - 30, -10), (a + 4, -16), (a + 14, -6), (a + 10, 2), (a - 26, 3), (a - 40, -4))), "#d8a83a", 1.0, shade=0.6, shcol="#4a2408", hatch=0, line=2.3)
    robe = blob(q((14, -262), (38, -244), (47, -196), (37, -152), (54, -96), (82, -14, 1), (40, -8), (4, -12), (-30, -7), (-60, -12, 1), (-40, -96), (-29, -152), (-37, -210), (-16, -258)))
    garment(s, robe, "#c81e28", lambda px, py: 1.57 - (px - x) * 0.0026, 110, cast=(16, 6), long=48, **red)
    s.wash(blob(q((20, -270), (60, -240), (90, 0), (30, 0), (30, -140), (20, -200))), "#2a0414", 0.8, wet=18, clip=robe)
    folds(s, (q((-8, -132), (-22, -80), (-38, -16)), q((6, -134), (4, -80), (-4, -20)), q((22, -132), (38, -80), (50, -18)), q((-10, -240), (-14, -200), (-8, -164))), "#3a040c", "#e86a58", 2.6, (4, 1))
    for u in np.linspace(-54, 76, 15):
        s.thing(ell(*q((u, -19 + 0.0006 * u * u))[0], 4.2), "#f0c040", 1.0, shade=0.4, hatch=0, line=1.3)
    sash = blob(q((-32, -162), (4, -156), (41, -164), (42, -144), (4, -136), (-32, -142)))
    s.thing(sash, "#f0c040", 0.9, shade=0.7, shcol="#6a3a08", hatch=0, line=2.4)
    at_ = profile(s, *q((-12, -304))[0], 96, 34, flip=True, skin=skin, eye="open", brow=-0.5, neck=(q((2, -254))[0], 21), line=2.2, k=0.95)
    beard = valid(Polygon(at_(path([(0.76, 0.80), (0.70, 0.76), (0.60, 0.74), (0.46, 0.62), (0.40, 0.70), (0.46, 0.92), (0.62, 1.10), (0.80, 1.14, 1), (0.78, 0.96)], 8, True))))
    s.thing(beard, "#d8d4dc", 0.5, shade=0.8, shcol="#3a3850", hatch=0, line=2)
    for u in np.linspace(0.44, 0.74, 9):
        s.curve(at_([(u, 0.76), (u + 0.04, 0.92), (u + 0.10, 1.06)]), 1.3, "#4a4860", clip=beard)
    wrap = valid(Polygon(at_(path([(0.73, 0.20), (0.56, 0.27), (0.40, 0.38), (0.24, 0.60), (0.06, 0.66), (-0.10, 0.50), (-0.18, 0.20), (-0.06, -0.12), (0.20, -0.26), (0.52, -0.20), (0.74, 0.0)], 8, True))))
    garment(s, wrap, "#f2ead6", lambda px, py: 0.9, 60, dark="#5a5468", pale="#ffffff", cast=None, long=20, k=0.45, line=2.5)
    for pts in ([(0.70, 0.14), (0.36, 0.22), (0.04, 0.56)], [(0.68, 0.02), (0.26, 0.08), (-0.06, 0.40)], [(0.56, -0.14), (0.16, -0.06), (-0.12, 0.22)]):
        s.curve(at_(pts), 2, "#4a4458")
    tail = blob(q((26, -306), (40, -300), (54, -256), (58, -206), (42, -202), (36, -250)))
    garment(s, tail, "#f2ead6", lambda *_: 1.4, 30, dark="#5a5468", pale="#ffffff", cast=(4, 4), long=18, k=0.45, line=2.3)
    # the near arm, down to the dog's neck
    low = blob(q((0, -250), (30, -254), (46, -232), (66, -190), (100, -160), (112, -146), (96, -126), (62, -142), (26, -176), (4, -214)))
    garment(s, low, "#d8242e", lambda px, py: 0.9, 40, cast=(2, 12), line=2.6, long=26, **red)
    s.thing(limb(q((112, -148), (94, -124)), [6, 6]), "#f0c040", 1.0, shade=0.5, hatch=0, line=1.9)
    s.thing(blob(q((104, -144), (122, -142), (134, -132), (130, -118), (114, -118), (98, -128)), 8), skin[0], 0.9, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
    for i in range(4):
        a = np.array(q((124 - i * 5, -134 + i * 5))[0])
        finger(s, [a, a + [14, 7], a + [22, 18]], 5.2, skin, nail=False, line=1.6, n=4)
    rim(s, union(robe, arm, wrap), 4, 3, "#ffeeb8", 0.9)


@card("midnight", paper="cold", light=(-0.5, -0.75))
def moon_lid(s):
    _sky(s)
    _opening(s)
    _beam(s)
    _lid(s)
    _hand(s)
    _sleeve(s)
    _town(s)
    _terrace(s)
    _dog(s, 812, 1440, 1.22, "sit", "#5a5a6a", "#0a0a14", "#c8d0e0", flip=True)
    _watcher(s)
    _dog(s, 150, 1466, 1.0, "lie", "#e8dcc0", "#3a2a24", "#ffffff", spots=((-80, -50, 34), (10, -60, 26), (84, -150, 16)))
    _dog(s, 396, 1486, 0.62, "sit", "#c8803a", "#3a160a", "#ffd890", tail=10)
    _dog(s, 690, 1490, 0.44, "sit", "#2a2228", "#050308", "#8a8494", flip=True, tail=10)
    s.splatter(GOLD, 30, centre=(300, 640), spread=130, size=(0.7, 3))
    s.splatter(NIGHT, 16, (700, 620, 1000, 900), (0.7, 3))
