"""On the sea bed, under a street lamp: a fish in a hat keeps a place free, and far above somebody comes down a rope."""

import cv2

from ..easel import *
from ..kit.drape import drape

NIGHT, IRON = "#03161c", "#14282c"
FISH = ("#5a1408", "#ee7a2a", "#ffd27a")
LAMP = np.array([246.0, 372.0])
O = np.array([356.0, 1132.0])  # where it sits


def q(*pts):
    """The fish's own measure."""
    return [(O[0] + p[0], O[1] + p[1], *p[2:]) for p in pts]


def _deep(s):
    s.wash(s.all, "#4fae9c", 0.8, col2="#2f8a86", pool=0.5, gran=0.35, bloom=3)
    s.wash(blob([(480, -100), (1100, -100), (1100, 1600), (820, 1500), (700, 900), (520, 420)]), "#0f5a60", 1.1, wet=100, gran=0.35, pool=0.6)
    s.wash(blob([(-100, -100), (420, -100), (200, 110), (60, 420), (-100, 700)]), "#0f5a60", 1.0, wet=90, gran=0.35, pool=0.6)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1300), (940, 1000), (860, 500), (700, 120)]), NIGHT, 1.5, wet=90, gran=0.35)
    s.wash(blob([(-100, -100), (420, -100), (120, 60), (-100, 300)]), NIGHT, 1.3, wet=80, gran=0.35)


def _cone(s):
    """The lamp's light in the water."""
    cone = poly([(204, 420), (292, 420), (1070, 1420), (-130, 1420)])
    m = cv2.GaussianBlur(s.mask(cone), (0, 0), 9)
    fall = marks.field(s, lambda x, y: np.clip(1.1 - (y - 380) / 1500, 0, 1))
    s.wash((1 - m) * marks.field(s, lambda x, y: np.clip((y - 160) / 300, 0, 1)), NIGHT, 0.75, edge=0, gran=0.35)
    s.lift(m * fall, 0.6, 0)
    s.wash(m * fall, "#ffe07a", 0.45, edge=0, gran=0.3)
    s.glow(*LAMP, 250, "#ffd860", 0.5, 0.85)


def _bed(s):
    r = s.rng
    g = blob([(-60, 1330, 1), (160, 1300), (420, 1318), (700, 1296), (1060, 1330, 1), (1060, 1600, 1), (-60, 1600, 1)])
    s.cover(g, keep=0.1)
    s.wash(g, "#d8c48c", 0.6, col2="#5a8a78", mix=("lin", 0, 0, 1.4), gran=0.5, pool=0.5)
    s.wash(blob([(860, 1280), (1100, 1260), (1100, 1600), (620, 1600), (860, 1440)]), NIGHT, 1.3, wet=70, gran=0.4, clip=g)
    s.wash(blob([(-100, 1250), (40, 1300), (20, 1400), (160, 1600), (-100, 1600)]), NIGHT, 1.2, wet=50, gran=0.4, clip=g)
    s.wash(blob([(-100, 1450), (500, 1460), (1100, 1420), (1100, 1600), (-100, 1600)]), NIGHT, 1.0, wet=50, gran=0.4, clip=g)
    for _ in range(60):
        x, y = r.uniform(-20, 940), r.uniform(1320, 1480)
        s.curve([(x, y), (x + 30, y - 6), (x + 64, y)], 1.5, "#12302c", alpha=0.6, clip=g)
    s.splatter("#12302c", 140, (0, 1320, 1000, 1500), (0.7, 3))


def _weed(s):
    r = s.rng
    for x, h, col in ((30, 420, NIGHT), (74, 300, "#0c3f3c"), (960, 560, NIGHT), (918, 400, "#0a302f"), (990, 380, "#0c3f3c"), (870, 220, NIGHT)):
        ph = r.uniform(0, 6)
        line = path([(x + 26 * math.sin(ph + v * 5), 1540 - h * v) for v in np.linspace(0, 1, 7)], 8)
        s.fill(limb(line[::6], np.interp(np.linspace(0, 1, len(line[::6])), (0, 0.5, 1), (8, 7, 1.5)), 4), col)
        for p, d, u in marks.along(line, 24):
            for e in (-1, 1):
                n = np.array([-d[1], d[0]]) * e
                leaf = limb([p, p + n * 16 * (1.1 - u) + d * 14, p + n * 22 * (1.1 - u) + d * 44], [4, 6, 1], 6)
                s.fill(leaf, col)
                s.stroke([p, p + n * 20 * (1.1 - u) + d * 36], 1, "#3f8a74", body=True, alpha=0.5)


def _post(s):
    """Cast iron, an arm like a shepherd's crook, barnacles at its foot."""
    x = 92
    for pts, w in ((path([(x, 1350), (x, 900), (x, 360), (x + 8, 262), (x + 60, 204), (x + 124, 220), (x + 152, 282)], 14), 22),):
        s.stroke(pts + [10, 0], w, NIGHT, taper=(0, 0), alpha=0.4)
        s.stroke(pts, w + 5, "#04100f", taper=(0, 0), press=0.02, wobble=0.25, body=True)
        s.stroke(pts, w - 4, "#1f4444", taper=(0, 0), press=0.02, wobble=0.25, body=True)
        s.stroke(pts + [5, 2], 4, "#f0dc98", taper=(0, 0.1), wobble=0.25, body=True, alpha=0.75)
    for y, w in ((1340, 44), (1300, 34), (1180, 25), (760, 22), (420, 22)):
        g = blob([(x - w, y + 13), (x - w, y - 11), (x, y - 17), (x + w, y - 11), (x + w, y + 13), (x, y + 18)])
        s.thing(g, "#2a5450", 1.0, shade=0.9, shcol=NIGHT, hatch=0, line=2.8)
        s.curve([(x + w * 0.2, y - 11), (x + w * 0.7, y - 9), (x + w * 0.86, y + 6)], 3, "#f0dc98", body=True, alpha=0.7)
    s.curve([(x + 6, 420), (x + 70, 400), (x + 92, 330), (x + 60, 290), (x + 40, 320)], 7, IRON)
    a, b = LAMP
    cap = blob([(a - 74, b - 36, 1), (a - 40, b - 84), (a - 12, b - 96, 1), (a + 12, b - 96, 1), (a + 40, b - 84), (a + 74, b - 36, 1), (a, b - 26)])
    s.thing(cap, "#1f4a48", 1.1, shade=0.8, shcol=NIGHT, hatch=5, line=3)
    glass = blob([(a - 58, b - 34, 1), (a + 58, b - 34, 1), (a + 40, b + 52, 1), (a, b + 58), (a - 40, b + 52, 1)])
    s.cover(glass)
    s.wash(glass, "#fff0a0", 0.4, col2="#ffd04a", edge=0.6)
    s.fill(ell(a, b + 6, 30, 36), "#fffdf0", body=True, alpha=0.95)
    for e in (-1, 0, 1):
        s.stroke([(a + 57 * e, b - 34), (a + 39 * e, b + 54)], 4.5, "#12302c", taper=(0, 0), body=True)
    s.stroke([(a - 40, b + 54), (a, b + 60), (a + 40, b + 54)], 7, "#12302c", taper=(0, 0), body=True)
    s.outline(glass, 3, lost=0)
    s.fill(ell(a, b + 70, 7, 9), "#12302c")


def _plank(s, x0, x1, y, h, lit=1.0, drop=0):
    g = blob([(x0, y, 1), ((x0 + x1) / 2, y + drop), (x1, y, 1), (x1, y + h, 1), ((x0 + x1) / 2, y + h + drop), (x0, y + h, 1)], 8)
    s.thing(g, "#b07a44", 0.9, col2="#7a4a2c", mix=("lin", 0, 0, 1), shade=0.7, shcol="#2a1410", hatch=0, line=3)
    s.wash(g, NIGHT, 0.6, grad=("lin", 0, -0.9, 1.1), off=0, clip=g, gran=0.3)
    r = s.rng
    for _ in range(34):
        x, v = r.uniform(x0, x1 - 60), r.uniform(0.1, 0.9)
        s.curve(
            [(x, y + h * v + drop * 0.6), (x + 40, y + h * v + r.normal() * 2 + drop * 0.7), (x + r.uniform(60, 140), y + h * v + drop * 0.6)],
            r.uniform(1, 1.8),
            "#3a1c12" if r.random() < 0.7 or x > 560 else "#ffe0a0",
            clip=g,
            body=False,
            alpha=0.75,
        )
    s.stroke([(x0 + 4, y + 3), ((x0 + x1) / 2, y + 3 + drop)], 3.4, "#ffe6a4", body=True, alpha=0.8 * lit)
    for x in (x0 + 34, x1 - 34):
        s.fill(ell(x, y + h / 2, 5), "#1c1010")


def _bench(s):
    s.wash(blob([(190, 1352), (900, 1346), (1000, 1392), (330, 1396)]), NIGHT, 1.0, wet=22)
    for x in (182, 868):
        back = path([(x, 830), (x - 4, 1000), (x + 4, 1140)], 8)
        leg = path([(x + 4, 1140), (x - 26, 1190), (x + 14, 1260), (x - 18, 1352)], 10)
        for line in (back, leg):
            s.stroke(line, 25, "#04100f", taper=(0, 0), body=True, press=0.05)
            s.stroke(line, 17, "#1f4444", taper=(0, 0), body=True, press=0.05)
            s.stroke(line - [4, 0], 3, "#d8cc90", taper=(0, 0), body=True, alpha=0.7 if x < 500 else 0.25)
        s.stroke(arc(x, 822, 16, 16, 90, 420, 20), 8, "#1f4444", body=True)
    for y in (850, 926, 1002):
        _plank(s, 132, 918, y, 50)
    for y, h in ((1116, 34), (1152, 46)):
        _plank(s, 118, 932, y, h)


def _tail(s):
    stalk = limb(q((30, -40), (110, -14), (150, 40), (150, 116)), [70, 66, 48, 34], 12)
    fan = blob(q((122, 100), (180, 100), (222, 150), (262, 236), (206, 222), (168, 196), (150, 232), (128, 198), (86, 232), (28, 246), (72, 156)))
    s.wash(move(fan, 24, 10), NIGHT, 0.9, wet=14)
    drape(s, fan, FISH, lambda x, y: math.atan2(y - O[1] - 90, x - O[0] - 150), 150, long=44, w=1.6, line=3)
    for e in np.linspace(0, 1, 11):
        end = np.array(q((30 + 228 * e, 232 + 10 * abs(e - 0.5)))[0])
        s.curve([q((150, 100))[0], (np.array(q((150, 130))[0]) * 0.5 + end * 0.5), end], 1.9, FISH[0], clip=fan)
    s.wash(move(stalk, 20, 8), "#1c0c08", 0.9, wet=12)
    s.thing(stalk, FISH[1], 1.0, col2="#d0501c", shade=1.0, shcol=FISH[0], hatch=0, line=3.2)
    return stalk


def _scales(s, g, x0, x1, y0, y1, step=26):
    r = s.rng
    inner = g.buffer(-7)
    for j, y in enumerate(np.arange(y0, y1, step * 0.62)):
        for x in np.arange(x0 + (j % 2) * step * 0.5, x1, step):
            if not inner.contains(ell(x, y, step * 0.3)):
                continue
            u = (x - O[0] + 140) / 280  # dark on the side away from the lamp
            if r.random() < 0.6:
                s.wash(ell(x, y - 2, step * 0.42, step * 0.38), FISH[2] if r.random() > u else FISH[0], 0.35, edge=0.5, off=0)
            s.stroke(arc(x, y, step * 0.47, step * 0.44, 8, 172, 12), 2.0, FISH[0], wobble=0.3)
            if u < 0.55 and r.random() < 0.8:
                s.stroke(arc(x, y - 2, step * 0.3, step * 0.26, 190, 290, 8), 2.2, "#fff2bc", body=True, alpha=0.85)


def _fish(s):
    s.wash(ell(O[0] + 30, O[1] + 10, 190, 26), "#1c0c08", 1.3, wet=16)
    fin = blob(q((-80, -430), (-136, -420), (-186, -366), (-206, -270), (-204, -170), (-180, -80), (-140, -50), (-110, -120), (-120, -260)))
    drape(s, fin, FISH, lambda x, y: math.atan2(y - O[1] + 240, x - O[0] - 60), 160, long=40, w=1.6, line=3)
    for k in range(10):
        s.curve(q((-100, -404 + 36 * k), (-150, -410 + 38 * k), (-206, -420 + 42 * k)), 2.2, FISH[0], clip=fin)
    stalk = _tail(s)
    body = blob(
        q(
            (166, -352),
            (150, -384),
            (128, -424),
            (84, -468),
            (20, -492),
            (-52, -474),
            (-108, -410),
            (-138, -300),
            (-142, -170),
            (-116, -60),
            (-62, 2),
            (24, 14),
            (104, -6),
            (146, -70),
            (158, -170),
            (146, -262),
            (132, -306),
            (148, -326),
        )
    )
    s.wash(move(body, 26, 10), "#1c0c08", 0.9, wet=20)
    s.thing(body, FISH[1], 1.0, col2="#d8561e", shade=1.0, shcol=FISH[0], hatch=0, line=3.8, soft=130, gran=0.4)
    belly = blob(q((140, -316), (92, -280), (72, -200), (76, -110), (96, -20), (140, -60), (170, -170), (150, -262)), 10).intersection(body)
    s.cover(belly, keep=0.3)
    s.wash(belly, "#ffe8bc", 0.5, col2="#e8a060", edge=0.3)
    s.wash(blob(q((130, -330), (170, -200), (150, -20), (124, -100), (130, -220))), "#8a3a1c", 0.7, wet=18, clip=belly)
    for k in range(14):
        s.curve(q((76, -262 + 20 * k), (112, -252 + 20 * k), (156, -262 + 20 * k)), 1.7, "#b8683a", clip=belly)
    _scales(
        s,
        body.difference(belly).difference(blob(q((-20, -520), (30, -400), (26, -320), (60, -280), (190, -300), (190, -520)))),
        O[0] - 140,
        O[0] + 150,
        O[1] - 440,
        O[1] + 10,
    )
    _scales(s, stalk.difference(body), O[0] + 40, O[0] + 200, O[1] - 40, O[1] + 110, 22)
    gill = path(q((4, -440), (38, -400), (44, -350), (26, -300), (-8, -270)), 10)
    s.wash(limb(gill[::4], np.full(len(gill[::4]), 11.0), 4), FISH[0], 0.8, wet=8, clip=body)
    s.stroke(gill, 4.4, "#3a0a04")
    s.curve(q((-14, -400), (6, -356), (-10, -314)), 2.4, FISH[0])
    s.outline(body, 3.4, lost=0.1)


def _face(s):
    s.curve(q((182, -346), (150, -338), (112, -322), (96, -304)), 5.6, "#3a0a04")
    for pts in (
        ((184, -366), (166, -376), (146, -366), (148, -346), (170, -342), (186, -350)),
        ((178, -340), (156, -338), (142, -326), (152, -314), (172, -318), (182, -328)),
    ):
        s.thing(blob(q(*pts)), "#e86a40", 1.0, col2="#c8402c", shade=0.8, shcol="#4a0a08", hatch=0, line=2.8)
    s.fill(ell(*q((140, -398))[0], 4, 6, -30), "#3a0a04")
    x, y = q((92, -396))[0][:2]
    s.wash(ell(x, y, 50), FISH[0], 0.7, wet=10)
    eye = ell(x, y, 38)
    s.cover(eye)
    s.wash(eye, "#fff0b0", 0.5, col2="#ffd45a", edge=0.9, off=0)
    s.outline(eye, 4.4, lost=0)
    s.cover(ell(x + 13, y - 14, 19))
    s.fill(ell(x + 13, y - 14, 19), "#08060a")
    s.fill(ell(x + 13, y - 14, 19), "#08060a", body=True)
    s.fill(ell(x + 6, y - 21, 6), "#ffffff", body=True)
    s.stroke(arc(x, y, 44, 44, 200, 330, 16), 4, FISH[0])
    # a bow tie
    a, b = q((128, -284))[0][:2]
    for e in (-1, 1):
        s.thing(
            blob([(a, b), (a + e * 22, b - 26), (a + e * 44, b - 20), (a + e * 46, b + 14), (a + e * 24, b + 18)], 8),
            "#1f6a8a",
            1.1,
            shade=0.9,
            shcol="#061c2c",
            hatch=0,
            line=2.6,
        )
    s.thing(ell(a, b - 2, 10, 12), "#2f8aac", 1.0, shade=0.8, shcol="#061c2c", hatch=0, line=2.4)


def _hat(s):
    felt = ("#08060c", "#3c3448", "#f8e4b0")
    t = -7

    def h(*pts):
        return [tuple(p) for p in move(np.asarray(pts, float), *(O + [24, -470]), 1, t)]

    crown = blob(h((-88, 2), (-92, -70), (-72, -124), (-20, -150), (40, -148), (84, -116), (96, -60), (92, 6), (0, 22)))
    drape(s, crown, felt, lambda x, y: 1.4, 150, long=28, w=1.6, line=3.2, soft=60)
    band = blob(h((-91, -38), (0, -18), (95, -34), (94, 6), (0, 24), (-89, 4)))
    s.thing(band, "#b8242c", 1.1, shade=0.9, shcol="#2a0610", hatch=0, line=2.6)
    brim = blob(h((-152, -6), (-90, 2), (0, 20), (94, 4), (156, -14), (140, 20), (70, 42), (0, 46), (-80, 38), (-140, 20)))
    s.wash(move(brim, 4, 26), FISH[0], 0.9, wet=12)
    drape(s, brim, felt, lambda x, y: 0.05, 90, long=34, w=1.6, line=3.2)
    s.curve(h((-70, -116), (-20, -140), (30, -140)), 6, "#fff0c4", body=True, alpha=0.8)


def _news(s):
    """Folded on its lap, one fin upon it."""
    page = poly(q((40, -96), (214, -128), (246, -40), (70, 0)))
    s.wash(move(page, 10, 14), "#1c0c08", 1.0, wet=8)
    under = poly(q((70, 0), (246, -40), (250, -26), (74, 16)))
    s.thing(under, "#d8cca8", 0.5, shade=0.5, shcol="#5a4a3a", hatch=0, line=2.4)
    s.thing(page, "#fffaf0", 0.12, shade=0.4, shcol="#8a7a60", hatch=0, line=2.8)
    a, b, c = (np.array(v) for v in q((40, -96), (214, -128), (70, 0)))
    for k in range(7):
        for u0, u1 in ((0.07, 0.46), (0.54, 0.93)):
            o = a + (c - a) * (0.12 + 0.125 * k)
            if k in (2, 3, 4) and u0 > 0.5:
                continue
            s.stroke([o + (b - a) * u0, o + (b - a) * u1], 5 if k == 0 else 1.9, "#2a2420")
    box_ = [a + (b - a) * u + (c - a) * v for u, v in ((0.56, 0.34), (0.92, 0.34), (0.92, 0.66), (0.56, 0.66))]
    s.wash(poly(box_), "#3a4448", 0.7, edge=0.8, off=0)
    fin = blob(q((6, -250), (44, -262), (70, -226), (110, -170), (150, -112), (170, -76), (140, -74), (112, -62), (92, -84), (62, -76), (40, -120), (14, -186)))
    s.wash(move(fin, 10, 14), "#3a1408", 0.9, wet=9)
    drape(s, fin, FISH, lambda x, y: math.atan2(y - O[1] + 260, x - O[0] - 10), 130, long=34, w=1.6, line=3)
    for e in ((160, -80), (136, -76), (110, -70), (86, -86), (60, -84)):
        s.curve(q((26, -238), ((26 + e[0]) / 2 + 4, (-238 + e[1]) / 2), e), 2, FISH[0], clip=fin)


def _diver(s):
    """Very small, hand under hand; the rope goes on past him to the free place."""
    x, y = 716, 262
    rope = path([(708, -30), (714, 120), (x, y), (722, 560), (712, 760), (730, 1000), (724, 1076)], 14)
    for w, col in ((7, "#04100f"), (4, "#e8cf94")):
        s.stroke(rope, w, col, taper=(0, 0), body=True, press=0.05)
    for p, _, _ in marks.along(rope, 8):
        s.stroke([p + [-2, -2], p + [2, 2]], 1.1, "#5a3a1c", body=True)
    s.glow(x + 24, y + 20, 170, "#8fd8c0", 0.3, 0.35)
    suit, dark = "#b8924c", "#1c1408"

    def at(*pts):
        return [(x + a, y + b) for a, b in pts]

    def part(g, col=suit, line=2.4):
        s.thing(g, col, 1.0, col2=mix(col, dark, 0.4), shade=0.9, shcol=dark, hatch=4, line=line, soft=16)

    hose = path([*at((50, -52), (86, -100), (78, -190)), (x + 110, -30)], 12)
    s.stroke(hose, 8, "#04100f", taper=(0, 0), body=True, press=0.05, wobble=0.3)
    s.stroke(hose, 4, "#6a8a80", taper=(0, 0), body=True, press=0.05, wobble=0.3)
    part(limb(at((44, 76), (26, 116), (52, 150)), [16, 14, 11], 10))
    part(blob(at((38, 146), (64, 142), (70, 164), (66, 174), (26, 176), (28, 164)), 6), "#4a4c54")
    torso = smooth(union(blob(at((6, 12), (56, 12), (66, 48), (58, 88), (18, 90), (8, 50))), limb(at((22, 78), (-18, 100), (10, 140)), [18, 14, 11], 10)), 4)
    part(torso)
    part(limb(at((18, 20), (-24, 0), (-1, -56)), [13, 11, 8], 10))
    part(limb(at((46, 28), (30, 58), (0, 40)), [13, 11, 8], 10))
    part(blob(at((-4, 138), (22, 134), (28, 158), (24, 168), (-22, 170), (-20, 158)), 6), "#4a4c54")
    s.stroke(at((8, 72), (34, 80), (60, 72)), 7, "#3a1c12", taper=(0, 0), body=True)
    for a, b in ((0, -60), (0, 38)):
        for k in (-5, 1, 7):
            s.thing(limb(at((a - 7, b + k), (a + 8, b + k)), [4, 4], 3), "#a84a34", 1.0, shade=0.6, shcol=dark, hatch=0, line=1.6)
    part(blob(at((-4, 12), (8, 0), (56, 0), (68, 12), (60, 24), (2, 24)), 8), "#d8a23a")
    helm = ell(x + 31, y - 28, 35)
    s.thing(helm, "#e6ae40", 1.0, col2="#a8701c", shade=1.0, shcol="#3a1c08", hatch=4, line=2.8)
    for a, w, h in ((4, 10, 17), (40, 13, 14)):
        s.fill(ell(x + a, y - 28, w + 4, h + 4), "#6a3c10", body=True)
        s.fill(ell(x + a, y - 28, w, h), "#04100f", body=True)
        s.stroke(arc(x + a, y - 28, w * 0.6, h * 0.6, 150, 260, 10), 3, "#dffaf0", body=True)
    s.stroke(arc(x + 31, y - 28, 28, 28, 235, 290, 10), 4, "#fff6c8", body=True)
    r = s.rng
    for k in range(13):
        a, b, w = x + 6 + r.normal() * 14 - 44, y - 60 - k * 22, r.uniform(4, 12)
        s.stroke(arc(a, b, w, w, 10, 350, 20), 1.9, "#dffaf0", body=True, alpha=0.85)


@card("tide", paper="cold", light=(-0.45, -0.8))
def sea_lamp(s):
    _deep(s)
    _cone(s)
    _bed(s)
    _bench(s)
    _post(s)
    _fish(s)
    _face(s)
    _news(s)
    _hat(s)
    _diver(s)
    _weed(s)
    r = s.rng
    for _ in range(120):  # motes in the light
        x, y = r.uniform(40, 700), r.uniform(430, 1320)
        s.fill(ell(x, y, r.uniform(0.8, 2.4)), "#fff6cc", body=True, alpha=0.8)
