"""On the sea bed, under a street lamp: a fish in a hat keeps a place free, and far above somebody comes down a rope."""

import cv2

from ..easel import *
from ..kit.drape import drape

NIGHT, IRON = "#03161c", "#14282c"
FISH = ("#5a1408", "#f0812c", "#ffd98a")
LAMP = np.array([246.0, 372.0])
O = np.array([356.0, 1132.0])  # where it sits


def q(*pts):
    """The fish's own measure."""
    return [(O[0] + p[0], O[1] + p[1], *p[2:]) for p in pts]


def _deep(s):
    s.wash(s.all, "#4fae9c", 0.8, col2="#2f8a86", pool=0.5, gran=0.14, bloom=3)
    for pts, col, k, wet in (([(480, -100), (1100, -100), (1100, 1600), (820, 1500), (700, 900), (520, 420)], "#0f5a60", 1.1, 100), ([(-100, -100), (420, -100), (200, 110), (60, 420), (-100, 700)], "#0f5a60", 1.0, 90), ([(560, -100), (1100, -100), (1100, 1300), (940, 1000), (860, 500), (700, 120)], NIGHT, 1.5, 90), ([(-100, -100), (420, -100), (120, 60), (-100, 300)], NIGHT, 1.3, 80)):  # fmt: skip
        s.wash(blob(pts), col, k, wet=wet, gran=0.14, pool=0.5)


def _cone(s):
    """The lamp's light in the water."""
    cone = poly([(204, 420), (292, 420), (1070, 1420), (-130, 1420)])
    m = cv2.GaussianBlur(s.mask(cone), (0, 0), 9)
    fall = marks.field(s, lambda x, y: np.clip(1.1 - (y - 380) / 1500, 0, 1))
    s.wash((1 - m) * marks.field(s, lambda x, y: np.clip((y - 160) / 300, 0, 1)), NIGHT, 0.75, edge=0, gran=0.14)
    s.lift(m * fall, 0.6, 0)
    s.wash(m * fall, "#ffe07a", 0.45, edge=0, gran=0.3)
    s.glow(*LAMP, 250, "#ffd860", 0.5, 0.85)


def _bed(s):
    r = s.rng
    g = blob([(-60, 1330, 1), (160, 1300), (420, 1318), (700, 1296), (1060, 1330, 1), (1060, 1600, 1), (-60, 1600, 1)])
    s.cover(g, keep=0.1)
    s.wash(g, "#d8c48c", 0.6, col2="#5a8a78", mix=("lin", 0, 0, 1.4), gran=0.2, pool=0.5)
    s.wash(blob([(860, 1280), (1100, 1260), (1100, 1600), (620, 1600), (860, 1440)]), NIGHT, 1.3, wet=70, gran=0.18, clip=g)
    s.wash(blob([(-100, 1250), (40, 1300), (20, 1400), (160, 1600), (-100, 1600)]), NIGHT, 1.2, wet=50, gran=0.18, clip=g)
    s.wash(blob([(-100, 1450), (500, 1460), (1100, 1420), (1100, 1600), (-100, 1600)]), NIGHT, 1.0, wet=50, gran=0.18, clip=g)
    for _ in range(60):
        x, y = r.uniform(-20, 940), r.uniform(1320, 1480)
        s.curve([(x, y), (x + 30, y - 6), (x + 64, y)], 1.5, "#12302c", alpha=0.6, clip=g)


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
    pts = path([(x, 1350), (x, 900), (x, 360), (x + 8, 262), (x + 60, 204), (x + 124, 220), (x + 152, 282)], 14)
    for dx, w, col, alpha in ((0, 27, "#04100f", 1), (0, 18, "#1f4444", 1), (5, 4, "#f0dc98", 0.75)):
        s.stroke(pts + [dx, 0], w, col, taper=(0, 0), press=0.02, wobble=0.25, body=True, alpha=alpha)
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
        s.curve([(x, y + h * v + drop * 0.6), (x + 40, y + h * v + r.normal() * 2 + drop * 0.7), (x + r.uniform(60, 140), y + h * v + drop * 0.6)], r.uniform(1, 1.8), "#3a1c12" if r.random() < 0.7 or x > 560 else "#ffe0a0", clip=g, body=False, alpha=0.75)  # fmt: skip
    s.stroke([(x0 + 4, y + 3), ((x0 + x1) / 2, y + 3 + drop)], 3.4, "#ffe6a4", body=True, alpha=0.8 * lit)
    s.dots([(x0 + 34, y + h / 2), (x1 - 34, y + h / 2)], 5, "#1c1010")


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
    for x, y, h in ((132, 850, 50), (132, 926, 50), (132, 1002, 50), (118, 1116, 34), (118, 1152, 46)):
        _plank(s, x, 1050 - x, y, h)


def _fin(s, root, tips, cut=0.16):
    """Rays from a root line to their tips, and a thin skin between them that the light comes through."""
    root, tips = path(root, 8), path(tips, 8)
    n = 15
    at = [(root[int(u * (len(root) - 1))], tips[int(u * (len(tips) - 1))]) for u in np.linspace(0, 1, n)]
    edge = []
    for (a, b), (c, d) in zip(at, at[1:], strict=False):
        edge += [(*b, 1), tuple((b + d) / 2 * (1 - cut) + (a + c) / 2 * cut)]
    edge.append((*at[-1][1], 1))
    g = valid(blob([(*root[0], 1), *edge, (*root[-1], 1), *[tuple(p) for p in root[::-1][4:-4:4]]], 6))
    s.cover(g, keep=0.25)
    s.wash(g, FISH[1], 0.75, col2="#d8481c", gran=0.15, edge=0.7, off=0)
    inner = union(*(limb([a, a * 0.6 + b * 0.4], [16, 8]) for a, b in at))
    s.wash(inner, FISH[0], 0.6, wet=12, clip=g)
    for k, (a, b) in enumerate(at):
        m = (a + b) / 2 + np.array([-(b - a)[1], (b - a)[0]]) * 0.05
        s.curve([a, m, b], [4.2, *np.linspace(4, 1.4, 20)], FISH[0], clip=g.buffer(2))
        s.curve([a + [-2, -2], m + [-3, -2], b * 0.9 + a * 0.1], 1.8, FISH[2], body=True, alpha=0.8, clip=g)
        if k % 2 == 0 and k + 1 < n:
            c, d = at[k + 1]
            s.curve([(a + c) / 2, (m + (c + d) / 2) / 2, (b + d) / 2], 1.2, "#ffe6b0", body=True, alpha=0.5, clip=g)
    s.outline(g, 2.8, "#3a0a04", lost=0.1)
    return g


def _tail(s):
    """Over the edge of the seat, and down in two veils."""
    stalk = limb(q((30, -40), (110, -18), (154, 34), (158, 104)), [72, 66, 46, 30], 12)
    s.wash(blob(q((40, 240), (160, 214), (330, 240), (300, 274), (80, 276))), NIGHT, 1.0, wet=14)
    _fin(s, q((176, 84), (170, 104), (160, 116)), q((262, 120), (318, 196), (322, 262), (262, 250), (206, 244)))
    _fin(s, q((156, 116), (146, 106), (138, 86)), q((190, 262), (128, 268), (66, 270), (20, 236), (62, 146)))
    s.wash(move(stalk, 16, 8), "#1c0c08", 0.9, wet=12)
    s.thing(stalk, FISH[1], 1.0, col2="#d0501c", shade=1.0, shcol=FISH[0], hatch=0, line=3.2, gran=0.15)
    return stalk


def _scales(s, g, rows, step=34):
    """Row over row, from the tail up, each scale over those behind it: lit on the lamp's side."""
    inner = g.buffer(-3)
    for j, y in enumerate(rows):
        cut = g.intersection(box(0, y - 1, s.w, y + 1))
        if cut.is_empty:
            continue
        x0, _, x1, _ = cut.bounds
        n = max(2, round((x1 - x0) / step))
        for i in range(n + 1):
            u = (i + 0.5 * (j % 2)) / n
            x, v = x0 + (x1 - x0) * u, y + 20 * (1 - (2 * u - 1) ** 2)
            w, h = (x1 - x0) / n * 0.54, step * 0.62
            scale = blob([(x - w, v - h, 1), (x - w, v - h * 0.2), (x - w * 0.62, v + h * 0.5), (x, v + h * 0.78), (x + w * 0.62, v + h * 0.5), (x + w, v - h * 0.2), (x + w, v - h, 1)], 5).intersection(inner)  # fmt: skip
            if scale.is_empty or scale.area < 60:
                continue
            tone = (mix(FISH[2], FISH[1], float(np.clip(u * 2.4 + s.rng.normal() * 0.18, 0, 1))) if u < 0.42 else mix(FISH[1], "#8a2a0c", float(np.clip((u - 0.42) * 1.5 + s.rng.normal() * 0.16, 0, 1))))  # fmt: skip
            s.cover(scale)
            s.wash(scale, tone, 0.95, edge=0.6, gran=0.12, off=0, rough=0.4)
            s.wash(ell(x, v - h * 0.9, w * 1.1, h * 0.8), FISH[0], 0.75, wet=6, clip=scale)
            s.curve([(x - w, v - h * 0.3), (x - w * 0.62, v + h * 0.5), (x, v + h * 0.78), (x + w * 0.62, v + h * 0.5), (x + w, v - h * 0.3)], 2.3, "#4a0e06", clip=inner, wobble=0.3)  # fmt: skip
            if u < 0.6:
                s.curve([(x - w * 0.7, v - h * 0.1), (x - w * 0.5, v + h * 0.36), (x - w * 0.05, v + h * 0.6)], 2.6, "#fff4c8", body=True, alpha=0.85 - u, clip=scale)  # fmt: skip


def _fish(s):
    s.wash(ell(O[0] + 30, O[1] + 10, 190, 26), "#1c0c08", 1.3, wet=16)
    _fin(s, q((-66, -448), (-120, -350), (-136, -220), (-112, -80)), q((-150, -500), (-232, -430), (-262, -300), (-250, -160), (-190, -40)))
    stalk = _tail(s)
    body = blob(q((150, -394), (112, -452), (40, -488), (-40, -470), (-96, -412), (-132, -320), (-146, -210), (-130, -100), (-86, -20), (-20, 14), (60, 12), (118, -14), (152, -76), (166, -160), (156, -240), (138, -292), (148, -318), (174, -334), (186, -354), (172, -378)))  # fmt: skip
    s.wash(move(body, 22, 10), "#1c0c08", 0.9, wet=20)
    s.thing(body, FISH[1], 1.0, col2="#d8561e", shade=1.0, shcol=FISH[0], hatch=0, line=3.8, soft=130, gran=0.15)
    head_ = blob(q((200, -300), (140, -286), (70, -262), (2, -284), (-32, -340), (-26, -410), (10, -500), (220, -500)))
    belly = blob(q((150, -300), (104, -262), (92, -180), (100, -90), (96, 20), (180, 0), (190, -180)))
    _scales(s, stalk.difference(body.buffer(-14)), np.arange(O[1] + 92, O[1] - 20, -20), 30)
    _scales(s, body.difference(head_).difference(belly), np.arange(O[1] + 6, O[1] - 480, -23))
    s.cover(belly.intersection(body), keep=0.15)
    s.wash(belly.intersection(body), "#ffeec8", 0.5, col2="#e8a060", mix=("lin", 0, 0, 1), edge=0.3, gran=0.12, off=0)
    s.wash(blob(q((134, -300), (180, -200), (170, -20), (134, -40), (142, -200))), "#8a3a1c", 0.7, wet=16, clip=belly.intersection(body))
    for k in range(13):
        s.curve(q((98, -250 + 20 * k), (128, -242 + 20 * k), (166, -256 + 20 * k)), 1.7, "#b8683a", clip=belly.intersection(body))
    cheek = head_.intersection(body)
    s.cover(cheek)
    s.wash(cheek, "#f8a048", 0.9, col2=FISH[1], mix=("lin", 20, 0, 1), gran=0.12, edge=0.3, off=0)
    s.wash(blob(q((120, -420), (200, -400), (200, -290), (120, -280), (150, -330))), FISH[0], 0.6, wet=18, clip=cheek)
    s.wash(blob(q((-40, -500), (180, -500), (170, -436), (60, -452), (-40, -430))), FISH[0], 0.9, wet=16, clip=cheek)
    gill = path(q((14, -474), (-24, -410), (-30, -342), (2, -288), (66, -264), (132, -286)), 10)
    s.wash(limb(gill[::4] + [-8, 6], np.full(len(gill[::4]), 12.0), 4), "#3a0a04", 0.9, wet=8, clip=body.difference(cheek))
    s.stroke(gill, 5, "#3a0a04")
    s.stroke(gill[6:] + [5, -5], 2.4, FISH[2], body=True, alpha=0.8)
    for pts in (((26, -440), (4, -392), (6, -340), (34, -306)), ((44, -326), (58, -306), (84, -296)), ((20, -360), (30, -330), (50, -312))):
        s.curve(q(*pts), 2.2, "#8a2a0c", clip=cheek)
    s.outline(body, 3.4, lost=0.1)


def _face(s):
    s.curve(q((180, -350), (150, -346), (122, -334), (108, -316)), 4.6, "#3a0a04")
    for pts in (((190, -372), (172, -384), (150, -374), (150, -352), (172, -348), (192, -356)), ((186, -346), (164, -346), (146, -336), (154, -320), (176, -322), (188, -332))):  # fmt: skip
        s.thing(blob(q(*pts)), "#f08a50", 1.0, col2="#d0502c", shade=0.8, shcol="#4a0a08", hatch=0, line=2.8, gran=0.12)
    s.curve(q((156, -372), (168, -378), (180, -374)), 2.6, "#ffe6b0", body=True, alpha=0.9)
    s.fill(ell(*q((144, -404))[0], 4, 6, -30), "#3a0a04")
    x, y = q((86, -388))[0][:2]
    s.wash(ell(x, y, 52), FISH[0], 0.9, wet=9)
    eye = ell(x, y, 41)
    s.cover(eye)
    s.wash(eye, "#fff2c0", 0.4, col2="#f0b040", mix=("rad", x + 10, y - 12, 44, 0, 1), edge=0.7, off=0, gran=0.1)
    s.outline(eye, 4.4, lost=0)
    a, b = x + 13, y - 14
    s.wash(ell(a, b, 27).intersection(eye), "#c87818", 0.8, off=0, edge=0.6, gran=0.1)
    for k in range(22):
        v = math.tau * k / 22
        s.stroke([(a + 18 * math.cos(v), b + 18 * math.sin(v)), (a + 26 * math.cos(v), b + 26 * math.sin(v))], 1.4, "#5a2408", clip=eye)
    s.fill(ell(a, b, 18), "#08060a")
    s.fill(ell(a, b, 18), "#08060a", body=True, clip=eye)
    s.fill(ell(a - 7, b - 7, 6.5), "#ffffff", body=True)
    lid = blob([(x - 48, y - 4, 1), (x - 30, y - 36), (x + 8, y - 48), (x + 42, y - 30), (x + 34, y - 26), (x + 4, y - 32), (x - 28, y - 18)])
    s.thing(lid, "#d8601e", 1.0, shade=0.6, shcol=FISH[0], hatch=0, line=2.8, gran=0.12)
    a, b = q((130, -274))[0][:2]  # a bow tie
    for e in (-1, 1):
        wing = blob([(a, b), (a + e * 22, b - 26), (a + e * 46, b - 22), (a + e * 48, b + 16), (a + e * 24, b + 20)], 8)
        s.thing(wing, "#2a7ea0", 1.1, shade=0.9, shcol="#061c2c", hatch=0, line=2.6, gran=0.12)
        s.curve([(a, b), (a + e * 18, b - 4), (a + e * 34, b - 8)], 1.8, "#061c2c")
        for u, v in ((26, -10), (38, 2), (28, 8)):
            s.fill(ell(a + e * u, b + v, 2.8), "#f4ecd0", body=True)
    s.thing(ell(a, b - 2, 10, 12), "#3f9ac0", 1.0, shade=0.8, shcol="#061c2c", hatch=0, line=2.4)


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
    s.wash(blob(q((30, -220), (70, -230), (180, -80), (60, -70))), "#3a1408", 0.9, wet=12)
    _fin(s, q((8, -236), (26, -262), (56, -256)), q((38, -76), (70, -60), (104, -56), (142, -64), (176, -92), (166, -150)))
    s.thing(blob(q((-4, -240), (18, -276), (60, -268), (62, -240), (36, -214), (6, -218))), FISH[1], 1.0, col2="#d8561e", shade=0.8, shcol=FISH[0], hatch=0, line=2.8, gran=0.12)  # fmt: skip


def _gift(s):
    """On the free place: a fish bowl, dry inside, with a ribbon round it."""
    x, y = 812.0, 1112.0
    s.wash(ell(x + 10, y, 84, 14), "#1c0c08", 1.2, wet=9)
    bowl = blob([(x - 48, y - 124), (x - 78, y - 96), (x - 90, y - 56), (x - 72, y - 16), (x - 36, y), (x + 36, y), (x + 72, y - 16), (x + 90, y - 56), (x + 78, y - 96), (x + 48, y - 124)])  # fmt: skip
    s.cover(bowl, keep=0.4, ink=0.25)
    s.wash(bowl, "#9adccc", 0.3, edge=0.9, gran=0.1, off=0)
    s.lift(ell(x - 26, y - 60, 42, 44), 0.45, 18)
    s.wash(blob([(x + 30, y - 110), (x + 88, y - 90), (x + 88, y - 30), (x + 40, y - 4), (x + 62, y - 60)]), NIGHT, 0.6, wet=12, clip=bowl)
    s.outline(bowl, 3.4, "#04100f", lost=0)
    for e in (-1, 1):
        s.curve([(x + e * 48, y - 122), (x + e * 78, y - 96), (x + e * 90, y - 56), (x + e * 72, y - 16), (x + e * 36, y)], 3.4 if e < 0 else 2.2, "#eafff6", body=True, alpha=0.95 if e < 0 else 0.6)  # fmt: skip
    s.stroke([(x - 36, y - 1), (x + 36, y - 1)], 3, "#eafff6", body=True, alpha=0.7)
    s.stroke(arc(x, y - 124, 50, 13, 0, 360, 40), 5, "#04100f", taper=(0, 0), body=True)
    s.stroke(arc(x, y - 124, 50, 13, 0, 360, 40), 2.6, "#eafff6", taper=(0, 0), body=True)
    s.curve([(x - 62, y - 84), (x - 70, y - 56), (x - 58, y - 30)], 7, "#ffffff", body=True, alpha=0.9)
    band = limb([(x - 88, y - 66), (x, y - 50), (x + 88, y - 66)], [9, 10, 9]).intersection(bowl)
    s.thing(band, "#d8303a", 1.1, shade=0.8, shcol="#4a0812", hatch=0, line=2.4, gran=0.12)
    for e in (-1, 1):
        loop = blob([(x, y - 56), (x + e * 18, y - 92), (x + e * 50, y - 94), (x + e * 48, y - 60), (x + e * 22, y - 48)])
        s.thing(blob([(x, y - 52), (x + e * 12, y - 36), (x + e * 34, y - 14), (x + e * 18, y - 12), (x + e * 6, y - 20)]), "#d8303a", 1.1, shade=0.7, shcol="#4a0812", hatch=0, line=2.2, gran=0.12)  # fmt: skip
        s.thing(loop, "#e84048", 1.1, shade=0.8, shcol="#4a0812", hatch=0, line=2.6, gran=0.12)
        s.curve([(x + e * 4, y - 58), (x + e * 20, y - 68), (x + e * 36, y - 80)], 2, "#4a0812")
    s.thing(ell(x, y - 56, 11, 12), "#e84048", 1.1, shade=0.7, shcol="#4a0812", hatch=0, line=2.4)


def _diver(s):
    """Very small, hand under hand; the rope goes on past him to the free place."""
    x, y = 690, 250
    k = 1.5
    rope = path([(682, -30), (688, 120), (x, y), (698, 560), (690, 760), (704, 900), (700, 990)], 14)
    for w, col in ((7, "#04100f"), (4, "#e8cf94")):
        s.stroke(rope, w, col, taper=(0, 0), body=True, press=0.05)
    for p, _, _ in marks.along(rope, 8):
        s.stroke([p + [-2, -2], p + [2, 2]], 1.1, "#5a3a1c", body=True)
    s.glow(x + 40, y + 10, 280, "#8fd8c0", 0.3, 0.5)
    suit, dark = "#b8924c", "#1c1408"

    def at(*pts):
        return [(x + k * a, y + k * b) for a, b in pts]

    def part(g, col=suit, line=2.8):
        s.thing(g, col, 1.0, col2=mix(col, dark, 0.4), shade=0.9, shcol=dark, hatch=5, line=line, soft=22, gran=0.15)

    def tube(pts, r):
        return limb(at(*pts), [k * v for v in r], 10)

    hose = path([*at((50, -52), (86, -100), (84, -150)), (x + 150, -30)], 12)
    s.stroke(hose, 10, "#04100f", taper=(0, 0), body=True, press=0.05, wobble=0.3)
    s.stroke(hose, 5, "#7a9a90", taper=(0, 0), body=True, press=0.05, wobble=0.3)
    part(tube(((44, 76), (28, 116), (56, 148)), [16, 14, 11]))
    part(blob(at((42, 144), (68, 140), (76, 162), (70, 174), (28, 176), (32, 162)), 6), "#5a5c64")
    torso = smooth(union(blob(at((0, 12), (60, 12), (72, 44), (62, 90), (12, 92), (0, 50))), tube(((22, 78), (-20, 98), (8, 138)), [18, 14, 11])), 4)
    part(torso)
    for pts in (((12, 30), (20, 46), (16, 62)), ((58, 34), (48, 50), (52, 66)), ((-16, 92), (-2, 104), (8, 100))):
        s.curve(at(*pts), 1.8, dark, clip=torso)
    part(tube(((18, 20), (-24, 0), (-1, -56)), [13, 11, 8]))
    part(blob(at((-6, 136), (20, 132), (28, 156), (24, 168), (-24, 170), (-20, 156)), 6), "#5a5c64")
    belt = limb(at((8, 72), (34, 79), (62, 70)), [k * 6, k * 6, k * 6])
    s.thing(belt, "#4a2818", 1.1, shade=0.6, shcol=dark, hatch=0, line=2.2)
    for a, b in ((12, 76), (26, 81), (42, 81), (56, 75)):
        s.thing(box(x + k * a - 8, y + k * b - 9, x + k * a + 8, y + k * b + 9), "#7a8288", 1.0, shade=0.7, shcol="#14181c", hatch=0, line=2)
    for pts in (((-22, 86), (-10, 92), (-2, 108)), ((14, 112), (26, 108), (38, 116)), ((24, 126), (36, 124), (46, 130)), ((-10, 122), (4, 118), (12, 124))):
        s.curve(at(*pts), 1.8, dark)
        s.curve([(a - 2, b - 3) for a, b in at(*pts)], 1.3, "#f0d08a", body=True, alpha=0.7)
    for v in (-66, -59, -52):  # one fist on the rope
        s.thing(tube(((-8, v), (9, v)), [4.4, 4.2]), "#c85a3c", 1.0, shade=0.6, shcol=dark, hatch=0, line=2)
    _flowers(s, at, k)
    part(tube(((50, 26), (88, 52), (100, 12)), [13, 11, 8]))
    for v in (-5, 1, 7):
        s.thing(tube(((92, 6 + v), (108, 4 + v)), [4.4, 4.2]), "#c85a3c", 1.0, shade=0.6, shcol=dark, hatch=0, line=2)
    part(blob(at((-4, 12), (8, 0), (56, 0), (68, 12), (60, 24), (2, 24)), 8), "#d8a23a")
    s.dots(at((4, 13), (18, 13), (32, 13), (46, 13), (60, 13)), 3, "#5a3410", body=True)
    helm = ell(*at((31, -28))[0], 36 * k)
    s.thing(helm, "#e6ae40", 1.0, col2="#a8701c", shade=1.0, shcol="#3a1c08", hatch=5, line=3, gran=0.15)
    for a, w, h in ((6, 11, 17), (42, 15, 16)):
        c = at((a, -26))[0]
        s.fill(ell(*c, (w + 5) * k, (h + 5) * k), "#6a3c10", body=True)
        s.stroke(arc(*c, (w + 3) * k, (h + 3) * k, 170, 300, 20), 3, "#ffe08a", body=True)
        s.fill(ell(*c, w * k, h * k), "#0a2a30", body=True)
        s.fill(ell(c[0] - 2, c[1] + 6, 4.6, 6), "#eafff6", body=True)
        s.stroke(arc(*c, w * 0.66 * k, h * 0.66 * k, 190, 270, 10), 3.4, "#dffaf0", body=True)
    s.stroke(arc(*at((31, -28))[0], 29 * k, 29 * k, 225, 285, 14), 6, "#fff6c8", body=True)
    r = s.rng
    for j in range(10):
        a, b, w = x - 40 + r.normal() * 16, y - 120 - j * 26, r.uniform(5, 15)
        s.stroke(arc(a, b, w, w, 10, 350, 20), 2.2, "#dffaf0", body=True, alpha=0.85)


def _flowers(s, at, k):
    """What he brings: tulips, held well away from the rope."""
    hand_ = np.array(at((100, 6))[0])
    heads = ((-34, -92), (-4, -112), (28, -98), (12, -76), (52, -74), (-14, -66))
    for a, b in heads:
        s.curve([hand_ + [0, 34], hand_ + [a * 0.2, -14], hand_ + [a, b + 14]], 4, "#2f6a3a", body=True)
    for a, b, c in ((-30, -20, -60), (34, -16, 56), (8, -30, 70)):
        leaf = limb([hand_ + [0, 10], hand_ + [a * 0.7, b], hand_ + [c * 0.7, b - 34]], [5, 9, 1.5], 8)
        s.thing(leaf, "#4a8a4a", 1.0, shade=0.7, shcol="#0c2a1c", hatch=0, line=2)
    for i, (a, b) in enumerate(heads):
        c = hand_ + [a, b]
        cup = blob([c + [-17, -16], c + [-8, -8], c + [0, -22], c + [8, -8], c + [17, -16], c + [16, 10], c + [0, 20], c + [-16, 10]])
        s.thing(cup, ("#e8343c", "#f05a4a", "#d8283a")[i % 3], 1.1, shade=0.8, shcol="#5a0814", hatch=0, line=2.3, gran=0.12)
        s.curve([c + [-9, 12], c + [-7, -2], c + [0, -14]], 1.8, "#5a0814")
        s.curve([c + [-13, 4], c + [-13, -6]], 2.6, "#ffc8b0", body=True, alpha=0.8)
    s.thing(poly([hand_ + [-18, -8], hand_ + [20, -8], hand_ + [9, 34], hand_ + [-7, 34]]), "#f4ecd8", 0.2, shade=0.6, shcol="#5a6a68", hatch=0, line=2.3)


@card("tide", paper="cold", light=(-0.45, -0.8))
def sea_lamp(s):
    _deep(s)
    _cone(s)
    _bed(s)
    _bench(s)
    _post(s)
    _gift(s)
    _fish(s)
    _face(s)
    _news(s)
    _hat(s)
    _diver(s)
    _weed(s)
    r = s.rng
    for _ in range(60):  # motes in the light
        x, y = r.uniform(40, 700), r.uniform(430, 1320)
        s.fill(ell(x, y, r.uniform(0.8, 2.4)), "#fff6cc", body=True, alpha=0.8)
