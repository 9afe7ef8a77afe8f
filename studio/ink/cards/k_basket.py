"""Parts of k_bicycle in the bicycle's own frame: wheels, tubes, the basket, a leg on its pedal."""

from ..easel import *
from ..kit.drape import nap

SKIN = ("#8f5a3c", "#7c4029", "#2c121c")
O, K, TURN = np.array([345.0, 716.0]), 0.74, -24


def at(pts):
    return move(np.asarray([p[:2] for p in pts], float), *O, K, TURN)


def bl(pts):
    return blob([tuple(p) for p in at(pts)])


def li(pts, radii, n=10):
    return limb(at(pts), [q * K for q in radii], n)


def wheel(s, c, q):
    for n in range(28):
        a = math.tau * n / 28 + 0.1
        b = a + (0.5 if n % 2 else -0.5)
        s.stroke(
            [(c[0] + q * 0.07 * math.cos(b), c[1] + q * 0.07 * math.sin(b)), (c[0] + q * 0.91 * math.cos(a), c[1] + q * 0.91 * math.sin(a))],
            1.3,
            taper=(0.05, 0.05),
            wobble=0.3,
        )
    tyre = ell(*c, q).difference(ell(*c, q * 0.9))
    s.cover(tyre)
    s.wash(tyre, "#2a2730", 1.5, off=0, edge=0.3)
    s.fill(tyre, "#1a181f", alpha=0.85)
    s.stroke(arc(*c, q * 0.95, q * 0.95, 190, 290, 40), 2.2, "#c8c0b8", body=True, alpha=0.8)
    s.outline(ell(*c, q * 0.87), 1.5, "#6a6a72", lost=0.1)
    s.thing(ell(*c, q * 0.085), "#8a8f98", 0.9, hatch=0, line=1.8)


def tube(s, pts, w, col="#d83020"):
    g = li(pts, [w] * len(pts), 12)
    s.thing(g, col, 1.1, shade=0.7, shcol="#5a0c18", hatch=0, line=2.1)
    s.stroke([np.asarray(q) + [-1.5, -2] for q in path(at(pts), 8)], 1.7, "#ffc8a8", body=True, alpha=0.8)


def leg(s, hip, knee, ankle, far):
    k = 0.75 if far else 1.0
    light, warm, shade = SKIN
    light = mix(light, shade, 0.35) if far else light
    calf = ((knee[0] * 0.55 + ankle[0] * 0.45) - 14, knee[1] * 0.6 + ankle[1] * 0.4 + 2)
    g = smooth(union(li([hip, ((hip[0] + knee[0]) / 2 + 6, (hip[1] + knee[1]) / 2 - 5), knee], [42, 36, 27]), li([knee, calf, ankle], [26, 25, 13])), 5)
    s.thing(g, light, 1.0, col2=warm, shade=0.8, shcol=shade, hatch=5, line=2.4)
    nap(s, g, (shade, warm, "#d89a70"), lambda x, y: math.atan2(*(at([ankle])[0] - at([knee])[0])[::-1]), int(90 * k), long=22, w=1.1)
    s.curve(at([(knee[0] + 16, knee[1] - 12), (knee[0] + 20, knee[1] + 6), (knee[0] + 8, knee[1] + 20)]), 1.6, shade)
    x, y = ankle
    shoe = bl([(x - 20, y - 6), (x + 10, y - 10), (x + 20, y + 6), (x + 46, y + 14), (x + 58, y + 26), (x + 40, y + 32), (x - 18, y + 30), (x - 28, y + 12)])
    s.thing(shoe, "#fdf6e6", 0.3, shade=0.8, shcol="#6a7090", hatch=4, line=2.2)
    s.stroke(at([(x - 24, y + 26), (x + 20, y + 28), (x + 56, y + 26)]), 3, "#c82a20")
    for d in (14, 22, 30):
        s.stroke(at([(x + d - 2, y + 2 + d * 0.3), (x + d - 8, y + 12 + d * 0.3)]), 1.5)


def basket(s):
    r = s.rng
    loaf = li([(330, -210), (372, -290), (404, -356)], [19, 21, 12])
    s.thing(loaf, "#e0a04a", 0.9, col2="#b8702a", shade=0.8, shcol="#5a2c10", hatch=5, line=2.3)
    for q in np.linspace(0.2, 0.85, 5):
        p = np.array([330, -210]) * (1 - q) + np.array([404, -356]) * q
        s.curve(at([p + [-14, 2], p + [2, -9], p + [15, -14]]), 3, "#fff0cc", body=True, alpha=0.85)
    for e in range(7):  # leeks
        x = 300 + e * 5
        s.thing(
            limb(at([(x, -200), (x - 6 - 3 * e, -280), (x - 34 + 15 * e, -330 - 8 * (e % 3)), (x - 60 + 26 * e, -318 + 6 * e)]), [5, 6, 6, 1.5], 8),
            "#5f9a4a" if e % 2 else "#2f6a3c",
            1.0,
            shade=0.5,
            shcol="#123018",
            hatch=0,
            line=1.6,
        )
    g = bl([(276, -232, 1), (346, -224), (424, -236, 1), (412, -180), (398, -138, 1), (346, -130), (298, -136, 1), (286, -180)])
    s.thing(g, "#d8a860", 0.9, col2="#a8702f", shade=0.8, shcol="#4a2812", hatch=0, line=2.5)
    for i in range(7):
        y, x0, x1 = -221 + 13 * i, 280 + 3.0 * i, 418 - 3.4 * i
        for j in range(11):
            a, b = x0 + (x1 - x0) * j / 11, x0 + (x1 - x0) * (j + 1) / 11
            e = 5 if (i + j) % 2 else -5
            s.curve(at([(a, y + e * 0.3), ((a + b) / 2, y + e), (b, y + e * 0.3)]), 2.0 * r.uniform(0.7, 1.3), "#4a2812", clip=g)
            if (i + j) % 2 == 0:
                s.curve(at([(a + 2, y - 1), ((a + b) / 2, y - 3), (b - 2, y - 1)]), 1.6, "#fff0c8", body=True, alpha=0.7, clip=g)
    s.thing(li([(270, -237), (346, -228), (430, -240)], [7, 7, 7]), "#c8924a", 0.95, shade=0.6, shcol="#4a2812", hatch=0, line=2)
    for x in np.arange(276, 426, 12):
        s.stroke(at([(x, -243 + 8 * math.sin((x - 270) / 158 * 3.14)), (x + 7, -230 + 8 * math.sin((x - 270) / 158 * 3.14))]), 1.7, "#4a2812")
    # a crab has come along
    for e in (-1, 1):
        for q in range(3):
            s.curve(at([(424 + e * 12, -248), (424 + e * (30 + 3 * q), -262 + 9 * q), (424 + e * (34 + 2 * q), -238 + 10 * q)]), 2.8, "#8a2a14")
    s.thing(bl([(398, -252), (408, -272), (426, -278), (444, -270), (452, -250), (426, -240)]), "#e8622c", 1.0, shade=0.7, shcol="#5a140c", hatch=0, line=1.9)
    for x, y in ((396, -290), (466, -286)):
        s.curve(at([(424 + (x - 424) * 0.5, -258), (x, y + 12)]), 4, "#c8481e")
        s.thing(
            bl([(x - 10, y + 12), (x - 12, y - 6), (x, y - 16), (x - 1, y - 2), (x + 10, y - 12), (x + 10, y + 8)]),
            "#e8622c",
            1.0,
            shade=0.5,
            hatch=0,
            line=1.7,
        )
    for x in (418, 434):
        s.stroke(at([(x, -274), (x, -286)]), 1.6)
        s.fill(ell(*at([(x, -288)])[0], 3))
