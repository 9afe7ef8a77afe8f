"""Black water under the ice: two who reach for each other, and a child whose nose is flat against the pane."""

from ..easel import *
from ..kit.brush import threads
from ..kit.profile import fingers, profile
from ..kit.relief import face_relief

NIGHT, DEEP, FROST = "#030c16", "#0c3048", "#e6f4f4"
HERS = ("#9a6448", "#86482f", "#26121e")
HIS = ("#dcb8a0", "#c98878", "#4a4260")
CHILD, LEAN = (530, 372), -64


def lay(pts):
    """From the child's own plane, its crown upwards, to the sheet."""
    return move(np.asarray([q[:2] for q in pts], float), *CHILD, 1, LEAN)


def soft(pts, n=10):
    return valid(Polygon(lay(path(pts, n, True))))


def arm(pts, radii):
    return limb([tuple(p) for p in lay(pts)], radii)


def both(pts):
    return [*pts, *[(-x, y) for x, y in pts[::-1]]]


def _trail(s, pts, w=4.0):
    """What a blade wrote."""
    c = path(pts, 14)
    s.stroke(c + [5, 6], w * 1.3, NIGHT, alpha=0.6, wobble=0.8)
    s.stroke(c, w, FROST, body=True, taper=(0.4, 0.05), alpha=0.9, wobble=0.8)
    for p, d, _ in marks.along(c, 15):
        n = np.array([-d[1], d[0]]) * s.rng.choice((-1, 1))
        s.stroke([p, p + (n + d * 0.7) * s.rng.uniform(4, 15)], 1.2, FROST, body=True, alpha=0.6)


def _water(s):
    r = s.rng
    s.wash(s.all, "#b4dade", 0.6, col2="#8cc0cc", gran=0.5, pool=0.6, bloom=5)
    s.wash(poly([(-100, 250), (120, 420), (420, 700), (760, 640), (1100, 560), (1100, 1600), (-100, 1600)]), "#2a7896", 0.8, wet=90, gran=0.6, pool=0.6)
    s.wash(poly([(-100, -100), (260, -100), (120, 260), (-100, 520)]), "#12405e", 1.0, wet=80, gran=0.6, pool=0.6)
    s.wash(poly([(-100, 640), (180, 800), (470, 860), (760, 770), (1100, 680), (1100, 1600), (-100, 1600)]), "#0a3450", 0.9, wet=84, gran=0.55, pool=0.6)
    s.wash(poly([(-100, 1150), (400, 1120), (700, 1290), (1100, 1250), (1100, 1600), (-100, 1600)]), "#061c30", 0.7, wet=70, gran=0.5)
    s.wash(poly([(760, -100), (1100, -100), (1100, 330), (940, 160)]), "#12405e", 0.9, wet=70, gran=0.6)
    s.lift(ell(510, 372, 330, 310, -12), 0.72, 50)
    s.lift(ell(800, 500, 330, 250, 26), 0.7, 50)
    s.lift(ell(524, 1000, 220, 170), 0.6, 60)
    for _ in range(420):  # frost, needle by needle, round what the mittens cleared
        a = r.uniform(0, math.tau)
        k = 1 + abs(r.normal()) * 0.22
        p = np.array([510 + 318 * k * math.cos(a), 372 + 296 * k * math.sin(a)])
        w = a + r.normal() * 0.5
        s.stroke([p, p + np.array([math.cos(w), math.sin(w)]) * r.uniform(10, 46)], r.uniform(0.8, 2), FROST, body=True, alpha=0.75)
    for k in range(16):  # and the rubbing itself
        a = r.uniform(0, 360)
        s.stroke(arc(510 + r.normal() * 10, 372 + r.normal() * 10, 230 + 6 * k, 214 + 6 * k, a, a + r.uniform(30, 90), 30), 1.6, FROST, body=True, alpha=0.5)
    for _ in range(7):
        p, a = np.array([r.uniform(0, 1000), r.uniform(0, 860)]), r.uniform(0, 6.28)
        pts = [p]
        for _ in range(10):
            a += r.normal() * 0.35
            p = p + np.array([math.cos(a), math.sin(a)]) * 60
            pts.append(p)
        s.stroke(pts, np.linspace(2.6, 0.6, len(pts)), FROST, body=True, alpha=0.5, wobble=2, clip=s.all.difference(ell(510, 372, 300, 280)))


def _skate(s, x, y, turn, k, leg, coat):
    """A sole from below, its blade a stroke of light, the leg dim behind the ice."""

    def g(pts, n=8):
        return valid(Polygon(move(path(pts, n, True), x, y, k, turn)))

    def p(*pts):
        return move(np.asarray(pts, float), x, y, k, turn)

    a = p((-60, 0))[0]
    b = a + np.asarray(leg, float)
    shin = limb([tuple(a), tuple((a + b) / 2 + [8, 0]), tuple(b)], [40 * k, 36 * k, 24 * k])
    s.lift(shin, 0.8, 6)
    s.wash(shin, coat, 0.75, wet=4, gran=0.5)
    s.outline(shin, 2, lost=0.4)
    sole = g([(-108, 0), (-98, -30), (-62, -33), (-26, -22), (16, -38), (66, -42), (104, -24), (116, 2), (98, 24), (52, 30), (10, 27), (-28, 18), (-62, 31), (-98, 28)])
    s.wash(sole.buffer(8), NIGHT, 0.9, wet=9)
    s.thing(sole, "#c88a50", 0.9, col2="#a86a38", shade=0.6, shcol="#4a2414", hatch=0, line=3.4)
    heel = g([(-106, 0), (-98, -30), (-62, -33), (-40, -24), (-40, 20), (-62, 31), (-98, 28)]).intersection(sole)
    s.thing(heel, "#5a3420", 1.1, shade=0.5, hatch=0, line=2.6)
    s.outline(sole.buffer(-7 * k), 1.2, "#6a3a1c", lost=0.2)
    for q in (-72, 56):  # the plates that hold the blade
        s.thing(g([(q - 26, -15), (q + 26, -15), (q + 26, 15), (q - 26, 15)]), "#b8c4d0", 0.6, shade=0.5, hatch=0, line=2.2)
    blade = [(-128, 0), (0, 0), (124, 0), (146, -6), (152, -20)]
    s.stroke(p(*blade) + [4, 5], 17 * k, NIGHT, taper=(0.02, 0.02))
    s.stroke(p(*blade), 11 * k, "#f8ffff", body=True, taper=(0.02, 0.02))
    s.stroke(p((-120, 3), (0, 3), (124, 3)), 2.4, "#7a98ac", body=True)
    for _ in range(16):
        q = p((s.rng.uniform(90, 180), s.rng.normal() * 22))[0]
        s.fill(ell(*q, s.rng.uniform(1, 3.6)), FROST, body=True)


def _palm(s, q):
    """A hand flat on the pane: pale where it presses."""
    x, y, tint = q * 196, 14, ("#c89478", "#a86450", "#4a2a38")
    ways = [(-34, -44, -62), (-13, -56, -84), (8, -58, -88), (30, -46, -68)]
    parts = [arm([(x + a * 0.8, y - 18), (x + a * 1.2, y + b), (x + a * 1.5, y + c)], [14, 12.5, 10]) for a, b, c in ways]
    parts.append(arm([(x - q * 30, y + 22), (x - q * 58, y - 4), (x - q * 74, y - 28)], [17, 14, 11]))
    core = soft([(x - 42, y - 26), (x, y - 38), (x + 42, y - 24), (x + 40, y + 30), (x + 18, y + 54), (x - 20, y + 54), (x - 42, y + 28)])
    s.wash(union(core, *parts).buffer(9), "#0c3048", 0.7, wet=8)
    for g in (*parts, core):
        s.thing(g, tint[0], 0.8, col2=tint[1], shade=0.7, shcol=tint[2], hatch=4, line=2.3)
    for a, b, c in ways:
        for u, v, w in ((1.5, c + 2, 8.5), (1.25, b + 2, 8)):
            s.lift(ell(*lay([(x + a * u, y + v)])[0], w, w * 1.3, LEAN), 0.75, 3)
    s.lift(ell(*lay([(x - q * 73, y - 25)])[0], 9, 12, LEAN), 0.75, 3)
    s.lift(soft([(x - 34, y - 24), (x, y - 30), (x + 34, y - 20), (x + 30, y - 8), (x - 30, y - 8)], 6), 0.7, 5)
    s.lift(ell(*lay([(x - q * 18, y + 30)])[0], 17, 22, LEAN), 0.65, 6)
    s.lift(ell(*lay([(x + q * 22, y + 22)])[0], 13, 22, LEAN), 0.5, 6)
    for pts in ([(x - q * 30, y - 4), (x, y + 6), (x + q * 30, y - 2)], [(x - q * 34, y), (x - q * 6, y + 20), (x - q * 2, y + 46)]):
        s.curve(lay(pts), 1.6, tint[2])


def _child(s):
    r = s.rng
    for q in (-1, 1):
        leg = arm([(q * 78, 350), (q * 104, 450), (q * 92, 640)], [68, 56, 44])
        s.wash(leg.buffer(9), DEEP, 0.8, wet=10)
        s.thing(leg, "#4a6ea8", 0.9, col2="#3a5a90", shade=0.8, shcol="#141c40", hatch=0, line=3)
        for y in (448, 462):
            s.curve(lay([(q * 60, y - 4), (q * 104, y + 8), (q * 150, y - 8)]), 2, "#141c40", clip=leg)
    body = soft([*both([(70, 118), (140, 136), (172, 200), (166, 290), (186, 392)])])
    s.wash(body.buffer(8), DEEP, 0.9, wet=12)
    s.thing(body, "#2f9070", 0.95, col2="#1f6a58", shade=0.9, shcol="#06241f", hatch=0, line=3.4, gran=0.55, soft=60)
    for x in (-120, -70, 66, 124):
        s.wash(arm([(x * 0.8, 200), (x, 300), (x * 1.15, 400)], [3, 8, 14]), "#06241f", 0.7, wet=7, clip=body)
    s.stroke(lay(path([(-184, 376), (0, 392), (184, 376)], 8)), 3, "#06241f", clip=body)
    s.curve(lay([(6, 170), (2, 280), (8, 400)]), 3.4, "#06241f", clip=body)
    for y in (208, 276, 344):  # toggles
        s.stroke(lay([(-46, y), (46, y + 3)]), 3.4, "#f0dcb0", body=True)
        s.thing(arm([(-22, y - 1), (24, y + 3)], [9, 9]), "#e8c07a", 0.9, shade=0.6, shcol="#3a1c10", hatch=0, line=2.2)
    for q in (-1, 1):
        sleeve = arm([(q * 128, 190), (q * 232, 176), (q * 204, 74)], [56, 48, 36])
        s.wash(sleeve.buffer(5), DEEP, 0.8, wet=12)
        s.thing(sleeve, "#2f9070", 0.95, col2="#1f6a58", shade=0.9, shcol="#06241f", hatch=0, line=3.2, gran=0.5)
        for u in (0, 1):
            s.curve(lay([(q * (186 + 16 * u), 196 - 14 * u), (q * (216 + 10 * u), 178 - 12 * u), (q * (236 + 14 * u), 150 - 8 * u)]), 2.4, "#06241f", clip=sleeve)
        s.thing(arm([(q * 184, 66), (q * 222, 72)], [15, 15]), "#c8363a", 1.1, shade=0.7, shcol="#3a0814", hatch=3, line=2.4)
        _palm(s, q)
    s.thing(soft(both([(40, 96), (98, 118), (104, 156), (50, 172)])), "#d8a23a", 1.0, shade=0.9, shcol="#4a2414", hatch=4, line=2.8)
    for k in range(13):
        s.curve(lay([(-90 + 15 * k, 122), (-92 + 15 * k, 142), (-84 + 14 * k, 164)]), 1.8, "#5a3014")
    f = face_relief(s, *CHILD, 104, LEAN)
    inside, tone = f.inside, f.tone
    s.cover(inside, keep=0.0, ink=0.0)
    s.wash(inside, "#dca888", 0.75, col2="#c88a74", edge=0.5, gran=0.5)
    s.wash(inside, "#8a5a68", 0.4, edge=0, tone=np.clip(tone * 1.2 - 0.2, 0, 1.1), gran=0.5)
    for q in (-1, 1):
        s.wash(ell(*f.at([(q * 0.55, 0.28)])[0], 30, 26), "#d0403a", 0.45, wet=16, clip=inside)
        eye = valid(
            Polygon(f.at(path([(q * 0.17, 0.0, 1), (q * 0.30, -0.12), (q * 0.46, -0.12), (q * 0.60, 0.02, 1), (q * 0.46, 0.12), (q * 0.28, 0.11)], 6, True)))
        )
        s.cover(eye)
        s.wash(eye, "#f6efe2", 0.2)
        c = f.at([(q * 0.38 - 0.03, 0.03)])[0]
        s.fill(ell(*c, 13).intersection(eye), "#2c1810")
        s.fill(ell(c[0] - 4, c[1] - 5, 4), body=True)
        s.outline(eye, 2.6, lost=0)
        for k in range(9):
            x = 0.18 + 0.05 * k
            s.stroke(f.at([(q * x, -0.30 - 0.05 * math.sin(k * 0.4)), (q * (x + 0.06), -0.35 - 0.05 * math.sin(k * 0.4))]), 2.4, "#2a1410")
    nose = valid(Polygon(f.at(path([(-0.2, 0.34), (-0.1, 0.2), (0.1, 0.2), (0.2, 0.34), (0.12, 0.43), (-0.12, 0.43)], 6, True))))
    s.wash(nose.buffer(7), "#b03a34", 0.7, wet=7)
    s.lift(nose, 0.9, 4)
    for q in (-1, 1):
        s.curve(f.at([(q * 0.1, 0.05), (q * 0.12, 0.2), (q * 0.24, 0.32), (q * 0.18, 0.42)]), 2, "#4a2028")
        s.lift(ell(*f.at([(q * 0.56, 0.36)])[0], 14, 17, LEAN), 0.5, 6)
    for q in (-1, 1):
        s.fill(ell(*f.at([(q * 0.1, 0.44)])[0], 4.5, 3.4, LEAN), "#2a0c10")
    mouth = valid(Polygon(f.at(path([(-0.17, 0.70), (0, 0.62), (0.17, 0.70), (0.12, 0.86), (0, 0.90), (-0.12, 0.86)], 8, True))))
    s.thing(mouth, "#3a0c14", 1.2, shade=0.3, hatch=0, line=2.6)
    s.stroke(f.at(path([(-0.2, 0.70), (0, 0.60), (0.2, 0.70)], 6)), 4, "#b8484a")
    fog = ell(*f.at([(0.02, 0.78)])[0], 66, 54, LEAN)
    s.wash(fog, "#ffffff", 0.1, wet=10)
    for _ in range(26):
        a = r.uniform(0, math.tau)
        p = f.at([(0.02, 0.78)])[0] + np.array([math.cos(a) * 64, math.sin(a) * 52]) * r.uniform(0.75, 1.1)
        s.fill(ell(*p, r.uniform(1, 3)), body=True, alpha=0.8)
    s.outline(valid(Polygon(f.at([(math.sin(t) * 0.985, -1.3 * math.cos(t)) for t in np.linspace(0, math.tau, 90, endpoint=False)]))), 2.6, lost=0.2)
    for k in range(70):  # a fringe
        x = r.uniform(-92, 92)
        s.curve(lay([(x * 0.9, -100), (x, -78), (x * 1.05 + r.normal() * 7, -52 + r.normal() * 8)]), 2, ("#1a0c0a", "#5a3420")[k % 2])
    cap = soft([(-112, -70), (-108, -130), (-62, -186), (0, -202), (62, -186), (108, -130), (112, -70), (0, -92)])
    s.wash(cap.buffer(6), NIGHT, 0.9, wet=10)
    s.thing(cap, "#d83030", 1.15, col2="#a81826", shade=0.9, shcol="#3a0614", hatch=0, line=3.2, gran=0.5)
    for k in range(15):
        x = -100 + 200 * k / 14
        c = path([(x, -84), (x * 0.86, -140), (x * 0.2, -200)], 10)
        s.stroke(lay(c), 2, "#4a0612", clip=cap)
        for p in c[::2]:
            s.stroke(lay([(p[0] - 5, p[1] + 5), p, (p[0] + 5, p[1] + 5)]), 1.5, ("#ff9a80", "#5a0814")[k % 2], body=k % 2 == 0, clip=cap)
    brim = soft([(-120, -60), (-114, -96), (0, -118), (114, -96), (120, -60), (0, -82)])
    s.thing(brim, "#e84038", 1.1, col2="#b81c28", shade=0.8, shcol="#3a0614", hatch=0, line=3)
    for k in range(25):
        x = -112 + 224 * k / 24
        s.stroke(lay([(x, -64), (x * 0.98, -108)]), 2.2, "#5a0814", clip=brim)
        s.stroke(lay([(x + 4, -64), (x * 0.98 + 4, -108)]), 1.3, "#ffa890", clip=brim, body=True, alpha=0.8)
    for k in range(170):
        a, q = r.uniform(0, math.tau), 40 * math.sqrt(r.random())
        p = lay([(0, -222)])[0]
        e = p + np.array([math.cos(a), math.sin(a)]) * q
        s.stroke([p * 0.4 + e * 0.6, e], 2.2, ("#fff6ea", "#c8b0b0", "#5a4a5a", "#fff6ea")[k % 4], body=k % 4 != 2)


def _threads(s, g, way, tones, n, long=30, w=1.5):
    _, y0, _, y1 = g.bounds

    def share(_, y, lit):
        v = (y - y0) / (y1 - y0)
        return 1.1 - v if lit else 0.25 + v

    threads(s, g, way, tones, n, long, w, share=share, alpha=0.8)


def _hair(s, at, n, tones, reach, wave, root):
    """Hair that stands off in the water, each stroke alone."""
    r = s.rng
    for i in range(n):
        u = r.random()
        a = at([root(u)])[0] + r.normal(size=2) * 5
        way = reach(u)
        d, k = np.array([math.cos(way), math.sin(way)]), r.uniform(0.55, 1.1) * wave[0]
        m = np.array([-d[1], d[0]]) * wave[1] * (0.6 + 0.4 * math.sin(u * 9)) + r.normal(size=2) * 12
        s.curve(
            [a, a + d * k * 0.3 + m * 0.5, a + d * k * 0.62 - m * 0.5, a + d * k + m * 0.7 + r.normal(size=2) * 16],
            r.uniform(1.2, 4), tones[i % len(tones)], n=12, taper=(0.03, 0.6), alpha=0.95, body=i % len(tones) > 1,
        )  # fmt: skip


def _her(s):
    red = dict(shade=0.9, shcol="#2c0412", line=3.2, gran=0.55)
    dress = blob(
        [
            (196, 1262),
            (262, 1276),
            (300, 1330),
            (262, 1400),
            (236, 1450),
            (220, 1520),
            (150, 1600),
            (-80, 1600),
            (-80, 1330),
            (20, 1290),
            (90, 1300),
            (140, 1266),
        ]
    )
    s.wash(dress.buffer(14), NIGHT, 1.1, wet=26)
    s.thing(dress, "#d0302c", 1.15, col2="#8a1424", hatch=0, soft=70, **red)
    _threads(s, dress, lambda x, y: math.atan2(y - 1130, x - 260), (("#24030e", 0), ("#7a1020", 0), ("#ff8a6c", 1), ("#4a0818", 0)), 91, 56, 2)
    for pts in (
        [(190, 1290), (130, 1400), (20, 1520)],
        [(220, 1300), (200, 1420), (140, 1540)],
        [(256, 1310), (262, 1420), (240, 1540)],
        [(150, 1290), (60, 1350), (-40, 1400)],
    ):
        s.wash(limb(pts, [6, 16, 24]), "#2c0412", 0.8, wet=9, clip=dress)
        s.curve(pts, 3, "#1c020a", clip=dress)

    def seat(pts):
        return move(np.asarray(pts, float) - [0.36, 0.47], 206, 1116, 254, -22)

    _hair(
        s,
        seat,
        420,
        ("#050308", "#150c14", "#0a070c", "#1c1420", "#0a070c", "#241c2a", "#0a070c", "#16101a", "#5f7688"),
        lambda u: math.radians(196 - 46 * u + 8),
        (300, 60),
        lambda u: (0.02 + 0.36 * u, 0.52 - 0.5 * u),
    )
    at = profile(s, 206, 1116, 254, -22, skin=HERS, eye="open", brow=-0.4, neck=((184, 1280), 42), line=2.8, iris="#1a0c08", k=0.85)
    scalp = valid(
        Polygon(
            at(
                path(
                    [
                        (0.62, 0.07),
                        (0.5, 0.0),
                        (0.3, -0.04),
                        (0.06, 0.05),
                        (-0.06, 0.26),
                        (-0.06, 0.46),
                        (0.02, 0.64),
                        (0.14, 0.74),
                        (0.26, 0.64),
                        (0.34, 0.46),
                        (0.46, 0.26),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.fill(scalp, "#0a060a")
    r = s.rng
    for i in range(300):
        u = r.random()
        a = at([(0.60 - 0.28 * u + r.normal() * 0.02, 0.08 + 0.46 * u)])[0]
        b = at([(0.25 - 0.1 * u, 0.0 + 0.5 * u)])[0]
        e = at([(-0.06 + 0.02 * r.normal(), 0.2 + 0.5 * u)])[0]
        s.curve(
            [a, b, e, e + [-60 * r.random(), 20 * r.normal()]],
            r.uniform(1, 2.6),
            ("#050308", "#1c1018", "#2a2030", "#050308", "#7f98a8", "#120a10")[i % 6 if i % 18 < 6 else i % 4],
            n=10,
            taper=(0.05, 0.5),
            alpha=0.95,
            body=i % 18 < 6,
        )
    s.thing(ell(*at([(0.33, 0.53)])[0], 17, 25, -8), HERS[0], 0.9, shade=0.7, shcol=HERS[2], hatch=0, line=2.2)
    s.fill(ell(*at([(0.335, 0.625)])[0], 6), "#ffd766", body=True)
    yoke = blob([(96, 1290), (132, 1250), (176, 1282), (224, 1256), (270, 1290), (262, 1350), (180, 1366), (104, 1340)])
    s.thing(yoke, "#d0302c", 1.15, col2="#9a1826", hatch=0, **red)
    _threads(s, yoke, lambda x, y: math.atan2(y - 1130, x - 190), (("#24030e", 0), ("#7a1020", 0), ("#ff8a6c", 1), ("#4a0818", 0)), 28, 34, 1.8)
    s.curve([(132, 1254), (176, 1286), (224, 1260)], 6, "#f2c07a", body=True)
    up = limb([(220, 1340), (306, 1300), (358, 1236)], [50, 40, 33])
    fore = limb([(344, 1250), (392, 1170), (418, 1118)], [32, 27, 21])
    s.wash(union(up, fore).buffer(8), NIGHT, 0.9, wet=14)
    fingers(s, 418, 1118, 132, -52, curls=(4, 6, 10, 16), spread=9, skin=HERS, line=2.2, k=0.85)
    s.thing(fore, HERS[0], 0.9, col2=HERS[1], shade=0.8, shcol=HERS[2], hatch=5, line=2.8)
    s.thing(up, "#d0302c", 1.15, col2="#9a1826", hatch=5, **red)
    _threads(s, up, lambda x, y: -0.82, (("#24030e", 0), ("#ff8a6c", 1), ("#4a0818", 0)), 36, 26, 1.7)
    s.curve([(330, 1222), (362, 1232), (386, 1254)], 3, "#1c020a")


def _him(s):
    wool = dict(shade=0.9, shcol="#161a2a", line=3.2, gran=0.55)
    back = blob([(760, 1240), (810, 1204), (880, 1176), (970, 1164), (1080, 1220), (1080, 1600), (990, 1600), (880, 1480), (800, 1380), (758, 1300)])
    s.wash(back.buffer(14), NIGHT, 1.1, wet=26)
    s.thing(back, "#8e98a4", 1.05, col2="#4a5466", hatch=0, soft=70, **wool)
    _threads(s, back, lambda x, y: math.atan2(y - 1020, x - 800), (("#0c101c", 0), ("#3a4252", 0), ("#e8f0f2", 1), ("#20283a", 0)), 100, 24, 2)
    at = profile(s, 812, 1022, 254, 10, flip=True, skin=HIS, eye="open", brow=-0.4, neck=((866, 1170), 46), line=2.8, iris="#2a3a40", k=0.7)
    r = s.rng
    scalp = valid(
        Polygon(
            at(
                path(
                    [
                        (0.66, 0.10),
                        (0.5, -0.02),
                        (0.3, -0.06),
                        (0.06, 0.03),
                        (-0.06, 0.26),
                        (-0.06, 0.46),
                        (0.05, 0.64),
                        (0.20, 0.66),
                        (0.30, 0.60),
                        (0.38, 0.42),
                        (0.50, 0.24),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.fill(scalp, "#1a0e0c")
    _hair(
        s,
        at,
        420,
        ("#0c0608", "#2a1610", "#1a0c0a", "#3a2014", "#1a0c0a", "#5a3620", "#a87a50"),
        lambda u: math.radians(-66 + 84 * u),
        (135, 34),
        lambda u: (0.62 - 0.62 * u, 0.08 - 0.1 * math.sin(u * 3) + 0.5 * max(0, u - 0.3)),
    )
    for i in range(110):
        u, v = r.random(), r.random()
        a = at([(0.60 - 0.55 * u, 0.06 + 0.5 * v * (0.3 + u))])[0]
        s.stroke(
            arc(a[0], a[1], r.uniform(8, 20), r.uniform(6, 14), r.uniform(0, 360), r.uniform(400, 560), 12),
            r.uniform(1.2, 2.6),
            ("#0c0608", "#2a1610", "#5a3620", "#0c0608", "#84583a")[i % 5],
            clip=scalp.buffer(12),
            body=i % 5 in (2, 4),
        )
    s.thing(ell(*at([(0.33, 0.53)])[0], 17, 26, 8), HIS[0], 0.9, shade=0.7, shcol=HIS[2], hatch=0, line=2.2)
    s.curve([at([(0.35, 0.48)])[0], at([(0.31, 0.53)])[0], at([(0.345, 0.58)])[0]], 1.8, HIS[2])
    for _ in range(90):  # a day's beard
        p = at([(r.uniform(0.46, 0.74), r.uniform(0.76, 0.88))])[0]
        s.stroke([p, p + [-3, 4]], 1.1, "#3a2a34", alpha=0.6)
    roll = limb([(804, 1206), (850, 1200), (904, 1180), (926, 1170)], [26, 36, 40, 34])
    s.wash(roll.buffer(6), NIGHT, 0.8, wet=9)
    s.thing(roll, "#98a2ae", 1.0, col2="#5a6476", hatch=0, **wool)
    for k in range(19):
        x = 770 + 10.6 * k
        s.curve([(x - 6, 1250 - 2.7 * k), (x + 3, 1206 - 2.0 * k), (x - 6, 1160 - 1.6 * k)], 2.2, "#20283a", clip=roll)
    up = limb([(862, 1310), (786, 1286), (716, 1240)], [56, 46, 38])
    fore = limb([(722, 1246), (684, 1172), (658, 1122)], [37, 31, 26])
    sleeve = smooth(union(up, fore), 5)
    s.wash(sleeve.buffer(8), NIGHT, 0.9, wet=14)
    fingers(s, 652, 1112, 138, 46, flip=True, curls=(4, 6, 10, 16), spread=9, skin=HIS, line=2.2, k=0.7)
    s.thing(sleeve, "#8e98a4", 1.05, col2="#5a6476", hatch=0, **wool)
    _threads(s, sleeve, lambda x, y: 0.8, (("#0c101c", 0), ("#e8f0f2", 1), ("#20283a", 0)), 40, 18, 1.7)
    for k in range(7):
        a = np.array([638 + 7 * k, 1132 - 4 * k])
        s.stroke([a, a + [9, 18]], 2, "#161a2a")
    s.curve([(642, 1156), (666, 1146), (690, 1126)], 2.6, "#161a2a")


def _drift(s):
    r = s.rng
    for x, y, dx in ((352, 1078, 14), (676, 1010, -8)):
        for k in range(15):
            q = r.uniform(3, 13)
            c = (x + dx * k * 0.6 + r.normal() * 13, y - 30 - 23 * k)
            s.stroke(arc(*c, q, q * 0.9, 20, 350), 1.8, FROST, body=True, alpha=0.9)
            s.stroke(arc(*c, q * 0.6, q * 0.6, 190, 260), 1.5, body=True)
    for x, h in ((14, 420), (420, 200), (468, 130), (600, 170), (700, 120), (985, 330)):
        c = [(x + 26 * math.sin(q * 0.9 + x), 1540 - h * q / 5) for q in range(6)]
        s.thing(limb(c, [13, 17, 15, 12, 8, 2]), ("#12484a", "#1f6a5c")[int(x) % 2], 1.1, shade=0.7, shcol=NIGHT, hatch=4, line=2)
        s.curve(c, 1.4, "#8ac0a0", body=True, alpha=0.6)


@card("frost", paper="cold", light=(0.1, -0.9), fresh=False)
def ice_swimmers(s):
    _water(s)
    heart = [(0, 84, 1), (-70, 24), (-88, -30), (-52, -66), (-14, -50), (0, -20, 1), (16, -54), (58, -64), (88, -26), (66, 26), (0, 84, 1)]
    _trail(s, [(*move([h[:2]], 168, 770, 1.25, -14)[0], *h[2:]) for h in heart], 6)
    _trail(s, [(1040, 740), (900, 790), (740, 770), (560, 760), (470, 800)], 5)
    _trail(s, [(-40, 470), (60, 400), (130, 250), (150, 60), (240, -40)], 5)
    _trail(s, [(1040, 40), (930, 120), (860, 250)], 5)
    _skate(s, 138, 210, -72, 1.2, (150, -90), "#c0587a")
    _skate(s, 60, 480, -52, 1.1, (150, -60), "#c0587a")
    _skate(s, 862, 124, 128, 1.05, (-10, -190), "#4a6ab0")
    _child(s)
    _skate(s, 430, 850, 156, 0.95, (40, -170), "#c89a48")
    _him(s)
    _her(s)
    _drift(s)
    s.splatter(NIGHT, 14, (0, 600, 1000, 900), (0.8, 3))
    s.splatter("#12405e", 40, (0, 0, 1000, 900), (0.6, 4))
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(150)], 1.5, body=True, alpha=0.8)
