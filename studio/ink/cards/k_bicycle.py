"""Joy: a bicycle over the crest of a wave, and somebody who swims in it."""

from ..easel import *
from ..kit.drape import drape, fist, wrist_of
from ..kit.profile import profile
from .k_basket import SKIN, TURN, K, at, basket, bl, leg, li, tube, wheel

NIGHT, DEEP, PALE = "#03101c", "#0a3550", "#d6f2e4"
GOLD = ("#8a4a10", "#f4c02c", "#fff3b4")
CREST = path(
    [(-80, 1080), (60, 990), (200, 905), (340, 818), (480, 742), (610, 690), (730, 662), (840, 668), (930, 712), (990, 786), (1016, 880), (1010, 980)], 14
)


def claws(s, base, out, long, gap, seed, curl=1.0):
    """Foam that breaks in fingers: each leans over and splits, all of one mass."""
    r = np.random.default_rng(seed)
    parts, lows = [], []
    for p, d, _ in marks.along(base, gap):
        n = np.array([d[1], -d[0]])
        q = long * r.uniform(0.45, 1.15)
        parts.append(ell(*p, gap * r.uniform(0.6, 1.0), gap * r.uniform(0.5, 0.8), r.uniform(0, 180)))
        for e in range(int(r.integers(1, 4))):
            a = n * math.cos(0.5 * (e - 1)) + d * (out + 0.5 * (e - 1))
            a = a / np.hypot(*a)
            t = a * 0.5 + d * curl * 0.6 + np.array([0, 0.45])
            pts = [p, p + a * q * 0.5, p + a * q * 0.85 + t * q * 0.2, p + a * q * 0.9 + t * q * 0.5]
            parts.append(limb(pts, [q * 0.2, q * 0.13, q * 0.09, q * 0.05], 8))
            lows.append([pts[0] + d * q * 0.1, pts[1] + d * q * 0.1, pts[2] + d * q * 0.06])
    g = smooth(union(*parts), 1.6)
    s.wash(move(g, 8, 14), DEEP, 0.5, wet=8)
    s.cover(g)
    s.wash(g, "#9cc8d4", 0.3, grad=("lin", 80, 0, 1.2))
    for pts in lows:
        s.curve(pts, r.uniform(3, 7), "#5f9fb8", clip=g, alpha=0.55)
        s.curve([pts[0] + [3, 4], pts[1] + [3, 3], pts[2]], 1.5, "#0c3a58", clip=g)
    s.outline(g, 2.3, "#0a2c48", lost=0.2)


def spray(s, x, y, n, way, reach, size):
    r = s.rng
    for _ in range(n):
        a, d = math.radians(way + r.normal() * 30), reach * r.random() ** 0.7
        q = size * (1 - 0.7 * d / reach) * r.uniform(0.3, 1.2)
        s.fill(ell(x + d * math.cos(a), y + d * math.sin(a) + 0.001 * d * d, q * 1.5, q * 0.8, way), body=True)


def _sky(s):
    s.wash(s.all, "#fbe9bc", 0.5, col2="#f6d49a", gran=0.4, pool=0.4, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 150), (820, 120), (420, 220), (240, 470), (-100, 640)]), "#3f8fc0", 0.9, wet=90, gran=0.5, pool=0.6)
    s.wash(blob([(-100, -100), (560, -100), (260, 120), (-100, 330)]), "#123f74", 1.1, wet=80, gran=0.6, pool=0.6)
    sun = ell(640, 360, 262)
    s.lift(sun.buffer(30), 0.75, 34)
    s.cover(sun)
    s.wash(sun, "#ffdc6a", 0.75, col2="#f8a838", mix=("lin", 80, 0, 1), edge=0.7, bloom=2, gran=0.5)
    for q in (278, 296, 320):
        for a in range(0, 360, 9):
            if s.rng.random() < 0.5:
                s.stroke(arc(640, 360, q, q, a, a + 5, 5), 1.6, "#d98a2a", alpha=0.7)
    places.clouds(s, [(150, 330, 300), (930, 250, 230)], col="#8aa8c4", k=0.4)
    far = box(-40, 850, 1040, 1000)
    s.cover(far)
    s.wash(far, "#2b86a4", 0.9, grad=("lin", 90, 0.6, 1.2), gran=0.5)
    for _ in range(70):
        x, y = s.rng.uniform(-20, 420), s.rng.uniform(856, 990)
        s.curve([(x, y), (x + 16, y - 3), (x + 40, y)], 1.5, PALE if s.rng.random() < 0.5 else DEEP, body=True, alpha=0.7)


def streams(s, wave, cols, n, w, part=(0.0, 1.0), alpha=0.8):
    """Water drawn up the face of the wave, from the trough to the lip."""
    r = s.rng
    for _ in range(n):
        c = CREST[int(r.uniform(0, len(CREST) - 1))]
        lean = (c[0] - 200) * 0.0009
        full = path([c, c + [4 + 30 * lean, 90], c + [-26 - 10 * lean, 230], c + [-150 - 60 * lean, 430], c + [-400 - 120 * lean, 590], c + [-760, 690]], 14)
        a = int(r.uniform(*part) * len(full))
        b = a + int(r.uniform(6, 20))
        col, body = cols[int(r.integers(len(cols)))]
        if b - a > 3:
            s.stroke(full[a:b], w * r.uniform(0.5, 1.5), col, clip=wave, body=body, alpha=alpha, wobble=1.2)


def _wave(s):
    wave = poly([*CREST, (1060, 1000), (1060, 1640), (-80, 1640)])
    s.cover(wave)
    s.wash(wave, "#8fdcc4", 0.75, col2="#2fa0a8", mix=("lin", 70, 0, 1), gran=0.5, pool=0.4)
    s.wash(ell(690, 740, 230, 90, -14), "#f4e06a", 0.45, wet=60, clip=wave)
    s.wash(
        blob([(-120, 1130), (200, 1010), (560, 900), (860, 930), (1100, 1050), (1100, 1700), (-120, 1700)]),
        "#11668c",
        1.0,
        wet=90,
        clip=wave,
        gran=0.6,
        pool=0.6,
    )
    s.wash(
        blob([(-120, 1300), (240, 1290), (620, 1250), (900, 1130), (1100, 1100), (1100, 1700), (-120, 1700)]),
        "#06223c",
        1.3,
        wet=85,
        clip=wave,
        gran=0.6,
        pool=0.7,
    )
    s.wash(blob([(300, 1500), (700, 1420), (1100, 1260), (1100, 1700), (300, 1700)]), NIGHT, 1.3, wet=70, clip=wave, gran=0.6)
    streams(s, wave, ((DEEP, 0), ("#0f5f80", 0)), 150, 9, (0.03, 0.8), 0.3)
    return wave


def _swimmer(s, wave):
    """Larger than she is, at the same pace, and on its back is the same light."""
    f = lambda *v: [tuple(q) for q in move(list(v), 440, 1130, 1.12, -24)]  # noqa: E731
    lb = lambda pts, radii: limb(f(*pts), [q * 1.12 for q in radii], 10)  # noqa: E731
    hands = []
    for c, way in (((330, -78), -8), ((64, 150), 128)):
        for e in (-1.5, -0.5, 0.5, 1.5):
            t, q = math.radians(way + e * 21), 66 - 6 * abs(e - 0.3)
            hands.append(lb([c, (c[0] + 28 * math.cos(t), c[1] + 28 * math.sin(t)), (c[0] + q * math.cos(t), c[1] + q * math.sin(t))], [7, 5.5, 3]))
        t = math.radians(way + 62)
        hands.append(lb([c, (c[0] + 34 * math.cos(t), c[1] + 34 * math.sin(t))], [8, 4]))
    body = smooth(union(
        blob(f((118, -8), (132, -46), (170, -56), (202, -38), (210, -12), (226, 2), (214, 12), (208, 34), (182, 44), (140, 34))),
        lb([(124, 4), (96, 2)], [19, 24]), blob(f((116, -26), (70, -40), (10, -26), (-60, -16), (-110, -26), (-150, -14), (-158, 14), (-120, 32), (-60, 26), (0, 34), (60, 44), (104, 30))),
        lb([(84, -22), (150, -72), (226, -92)], [24, 18, 14]), lb([(226, -92), (284, -92), (330, -78)], [14, 12, 7]),
        lb([(72, 26), (96, 84), (86, 122)], [21, 16, 12]), lb([(86, 120), (72, 140), (62, 154)], [12, 10, 7]),
        lb([(-130, -8), (-206, -34), (-276, -22)], [28, 21, 17]), lb([(-276, -22), (-330, -22), (-366, -2)], [18, 15, 7]), lb([(-366, -2), (-396, 4), (-420, -2)], [8, 9, 2]),
        lb([(-132, 14), (-206, 40), (-262, 76)], [27, 20, 16]), lb([(-262, 76), (-316, 82), (-352, 72)], [17, 14, 7]), lb([(-352, 72), (-382, 76), (-404, 88)], [8, 9, 2]),
    ), 3).union(union(*hands))  # fmt: skip
    mane = union(*(lb([(156, -44), (118, -74 - 8 * e), (70, -86 - 16 * e), (4 - 14 * e, -96 - 22 * e)], [15, 10, 6, 1]) for e in (-1.2, -0.5, 0.2, 0.9)))
    g = union(body, mane)
    s.lift(g.buffer(30), 0.55, 24)
    s.wash(g, NIGHT, 1.0, wet=10, gran=0.4)
    s.wash(g, NIGHT, 1.5, edge=0.3, gran=0.4, rough=1.6)
    s.fill(g, "#04131f", alpha=0.45)
    for pts in (
        [(330, -90), (284, -104), (226, -106), (150, -88), (96, -46)],
        [(60, -42), (0, -30), (-60, -20), (-112, -30), (-206, -54), (-276, -38), (-340, -34)],
        [(212, -12), (202, -40), (170, -58), (138, -50)],
        [(-150, 4), (-210, 26), (-264, 62)],
        [(92, 70), (108, 86), (98, 120)],
    ):
        s.curve(f(*pts), 3.4, "#9fe6d8", body=True, alpha=0.85, wobble=1.5)
    for x, y, q in ((222, -10, 9), (240, -30, 6), (246, -52, 12), (268, -70, 7), (280, -112, 10), (300, -132, 6)):
        s.stroke(arc(*f((x, y))[0], q, q, 0, 350, 16), 1.9, PALE, body=True, alpha=0.9)
    streams(s, wave, ((PALE, 1), ("#7fd0c8", 1), ("#b8ecd8", 1)), 120, 2.4, (0.0, 0.4), 0.7)
    streams(s, wave, (("#3f9fae", 1), (NIGHT, 0), ("#1c6a88", 1)), 100, 2.2, (0.4, 1.0), 0.6)


def _gull(s):
    p = lambda *v: [tuple(q) for q in move(list(v), 128, 556, 0.76, -16)]  # noqa: E731
    far = blob(p((4, -14), (30, -66), (76, -104), (150, -156), (124, -96), (86, -48), (50, -12)))
    near = blob(p((-30, -8), (-52, -58), (-98, -96), (-124, -172), (-66, -130), (-14, -92), (24, -50), (44, -8), (4, 10)))
    for g, tip, a, b, d in (
        (far, [(150, -156), (112, -127), (116, -84), (124, -96)], (4, -14), (150, -156), (34, 24)),
        (near, [(-124, -172), (-104, -120), (-74, -104), (-62, -128)], (-30, -8), (-124, -172), (34, 30)),
    ):
        if g is near:
            s.thing(poly(p((-70, 4), (-112, -6), (-118, 10), (-106, 24), (-66, 20))), "#d0d8e0", 0.4, hatch=0, line=1.9)
            body = blob(p((-84, 12), (-40, -14), (10, -22), (50, -30), (72, -42), (96, -38), (104, -22), (92, -8), (66, 14), (16, 30), (-40, 28)))
            s.thing(body, "#f2f4f4", 0.25, shade=0.7, shcol="#4a6c90", hatch=5, line=2.2)
            s.thing(poly(p((101, -32), (136, -20), (130, -13), (99, -18))), "#f0982a", 0.95, hatch=0, line=1.7)
            s.fill(ell(*p((84, -27))[0], 4))
        s.thing(g, "#a8b8c8", 0.5, shade=0.7, shcol="#3a5878", hatch=0, line=2.2)
        s.fill(poly(p(*tip)).intersection(g), "#1c1e28", alpha=0.9)
        a, b, d = np.array(a, float), np.array(b, float), np.array(d, float)
        for u in np.linspace(0.1, 0.95, 13):
            c = a + (b - a) * u
            s.curve(p(c - d * 0.1, c + d * (0.6 - 0.3 * u), c + d * (1.3 - 0.8 * u) + [6, 8]), 1.5, clip=g)
            s.curve(p(c + [5, 3], c + d * (1.1 - 0.7 * u) + [8, 6]), 1.3, "#ffffff", body=True, alpha=0.7, clip=g)


def _hair(s, head):
    r = s.rng
    root = head([(0.12, 0.3)])[0]
    mass = blob(
        [
            tuple(root + q)
            for q in (
                (20, -40),
                (-10, -54),
                (-60, -50),
                (-120, -30),
                (-190, -50),
                (-250, -26),
                (-205, 2),
                (-230, 28),
                (-160, 40),
                (-110, 60),
                (-50, 52),
                (-10, 46),
                (14, 20),
                (20, -20),
            )
        ]
    )
    s.wash(mass, "#170c14", 1.4, edge=0.4, rough=3)
    s.fill(mass, "#140a12", alpha=0.5)
    for q in range(230):
        u = r.random()
        a = head([(0.52 - 0.42 * u, 0.0 + 0.78 * u * u + 0.02 * r.normal())])[0]
        e = root + [-r.uniform(130, 270), -74 + 150 * u + 22 * math.sin(9 * u) + r.normal() * 12]
        m = (a + e) / 2 + [0, -26 * math.sin(4 * u + 1) + r.normal() * 8]
        lit = q % 11 == 0
        s.curve(
            [a, a + [-40, -10 + 30 * u], m, e],
            r.uniform(1.1, 2.6),
            ("#7a5a62" if lit else ("#0c060a", "#2a1820", "#3c2430")[q % 3]),
            n=12,
            body=lit,
            alpha=0.85,
            wobble=2,
            taper=(0.05, 0.6),
        )
    cap = valid(
        Polygon(
            head(
                path(
                    [(0.70, 0.19), (0.56, 0.24), (0.46, 0.36), (0.40, 0.52), (0.30, 0.70), (0.08, 0.72), (-0.06, 0.45), (0.0, 0.12), (0.3, -0.04), (0.6, 0.06)],
                    8,
                    True,
                )
            )
        )
    )
    s.cover(cap)
    s.wash(cap, "#170c14", 1.4)
    s.fill(cap, "#140a12", alpha=0.5)
    for q in range(90):
        u = r.random()
        s.curve(
            head([(0.64 - 0.16 * u, 0.12 + 0.5 * u), (0.35 - 0.1 * u, 0.03 + 0.5 * u), (0.02, 0.2 + 0.45 * u)]),
            1.5,
            "#8a6a72" if q % 5 == 0 else "#0c060a" if q % 2 else "#3c2430",
            body=q % 5 == 0,
            alpha=0.8,
            clip=cap,
        )
    s.thing(limb(head([(0.52, -0.03), (0.34, 0.22), (0.16, 0.48), (0.10, 0.72)]), [7, 8, 8, 6]), "#d83020", 1.0, shade=0.6, shcol="#5a0c18", hatch=0, line=1.9)
    k = head([(0.08, 0.72)])[0]
    for pts in ([(0, 0), (-34, 8), (-66, -6), (-100, 14)], [(0, 0), (-26, 24), (-60, 22), (-84, 44)]):
        s.thing(limb([k + q for q in pts], [5, 7, 7, 2]), "#d83020", 1.0, shade=0.5, shcol="#5a0c18", hatch=0, line=1.8)
    s.thing(limb(head([(0.36, 0.46), (0.345, 0.56)]), [7, 5]), SKIN[0], 1.0, shade=0.5, shcol=SKIN[2], hatch=0, line=1.6)
    s.fill(ell(*head([(0.34, 0.64)])[0], 4.5, 6), "#ffd760", body=True)


def _rider(s):
    grip = (226, -274)
    leg(s, (118, -226), (262, -170), (112, -66), True)
    s.thing(li([(140, 12), (106, -28)], [7, 6]), "#6a6f78", 1.0, hatch=0, line=1.8)
    s.thing(li([(84, -30), (132, -30)], [6, 6]), "#2a2730", 1.3, hatch=0, line=1.8)
    for c in ((0, 0), (340, 0)):
        wheel(s, at([c])[0], 128 * K)
        a0, a1 = (-160, -60) if c[0] == 0 else (-130, -62)
        s.thing(
            li([(c[0] + 140 * math.cos(t), 140 * math.sin(t)) for t in np.radians(np.linspace(a0, a1, 12))], [5] * 12),
            "#d83020",
            1.0,
            shade=0.6,
            shcol="#5a0c18",
            hatch=0,
            line=1.8,
        )
    for pts, w in (([(0, 0), (70, 8), (140, 12)], 6), ([(0, 0), (46, -76), (94, -150)], 6), ([(140, 12), (118, -66), (92, -176)], 8), ([(140, 12), (196, -36), (240, -86), (268, -134)], 8),
                   ([(112, -70), (170, -80), (226, -112), (262, -164)], 7), ([(258, -186), (272, -118), (300, -62), (340, 0)], 7.5)):  # fmt: skip
        tube(s, pts, w)
    s.outline(bl([(140 + 40 * math.cos(t), 12 + 40 * math.sin(t)) for t in np.linspace(0, math.tau, 20)[:-1]]), 2.6, "#2a2730", lost=0)
    for n in range(5):
        t = math.tau * n / 5
        s.stroke(at([(140, 12), (140 + 36 * math.cos(t), 12 + 36 * math.sin(t))]), 2.4, "#5a5a62")
    for d in (-1, 1):
        s.stroke(at([(140, 12 + 38 * d), (0, 14 * d)]), 2, "#2a2730")
    basket(s)
    s.thing(
        li([(258, -184), (262, -228), (276, -268), (256, -288), (226, -276), (190, -260)], [6] * 6), "#a8aeb8", 0.9, shade=0.7, shcol="#30343c", hatch=0, line=2
    )
    s.thing(li([(252, -286), (190, -259)], [9, 9]), "#3a2018", 1.3, hatch=0, line=2)
    s.thing(li([(140, 12), (172, 62)], [7, 6]), "#8a8f98", 1.0, shade=0.6, hatch=0, line=2)
    s.thing(li([(148, 70), (208, 70)], [7, 7]), "#2a2730", 1.4, hatch=0, line=1.8)
    tail = bl(
        [
            (60, -262),
            (10, -236),
            (-80, -200),
            (-170, -194),
            (-240, -160),
            (-214, -130),
            (-236, -92),
            (-176, -70),
            (-110, -112),
            (-50, -96),
            (10, -128),
            (70, -140),
            (110, -176),
            (90, -220),
        ]
    )
    drape(s, tail, GOLD, lambda x, y: 2.75, 300, long=44, w=1.7, soft=36, col2="#e89a1c")
    for pts in (
        [(40, -220), (-40, -180), (-130, -140), (-224, -104)],
        [(60, -190), (0, -160), (-50, -106)],
        [(30, -240), (-70, -196), (-150, -176), (-226, -156)],
    ):
        s.curve(at(pts), 2.6, "#6a3208", clip=tail)
        s.curve(at([(x + 4, y + 9) for x, y in pts]), 2.6, "#fff6c8", body=True, alpha=0.7, clip=tail)
    s.thing(
        bl([(16, -190), (30, -204), (110, -196), (154, -188), (152, -178), (110, -170), (60, -150), (24, -160)]),
        "#7a4a2c",
        1.1,
        shade=0.7,
        shcol="#2a120c",
        hatch=4,
        line=2.2,
    )
    for x in (34, 54):
        s.stroke(at([(x, -160), (x + 8, -142)]), 3, "#2a2730")
    leg(s, (104, -222), (240, -114), (166, 34), False)
    seat = [(92, -300), (64, -282), (38, -250), (26, -216), (36, -190), (70, -178), (110, -176), (150, -166)]  # she sits on the saddle
    skirt = bl([*seat, (186, -126), (214, -96), (244, -84), (268, -104), (274, -138), (250, -186), (222, -236), (200, -288), (150, -304)])
    way = lambda x, y: math.atan2(y - at([(130, -340)])[0][1], x - at([(130, -340)])[0][0])  # noqa: E731
    drape(s, skirt, GOLD, way, 460, long=44, w=1.7, soft=44, col2="#e89a1c")
    s.wash(limb(at([(70, -188), (150, -176), (232, -92)]), [16, 12, 10]), GOLD[0], 0.7, wet=9, clip=skirt)
    for pts in ([(112, -286), (76, -250), (44, -208)], [(124, -284), (100, -230), (86, -186)], [(150, -288), (130, -230), (120, -180)], [(196, -282), (170, -244), (132, -222)], [(198, -268), (190, -232), (160, -204)], [(262, -130), (236, -150), (180, -158)], [(256, -104), (236, -126), (204, -128)]):  # fmt: skip
        s.curve(at(pts), 2.4, "#6a3208", clip=skirt)
        s.curve(at([(x + 7, y - 5) for x, y in pts]), 2.2, "#fff6c8", body=True, alpha=0.7, clip=skirt)
    top = bl([(92, -296), (92, -340), (120, -400), (150, -436), (190, -448), (226, -436), (240, -404), (232, -360), (208, -322), (196, -286), (146, -278)])
    drape(s, top, GOLD, lambda x, y: 1.3, 200, long=26, w=1.5, soft=34, col2="#e89a1c", line=2.6)
    s.thing(li([(92, -296), (146, -284), (200, -290)], [8, 9, 8]), "#d83020", 1.0, shade=0.6, shcol="#5a0c18", hatch=0, line=2)
    for pts in ([(92, -296), (50, -296), (8, -320), (-40, -306)], [(92, -292), (60, -272), (20, -276), (-24, -256)]):
        s.thing(li(pts, [6, 9, 8, 2]), "#d83020", 1.0, shade=0.5, shcol="#5a0c18", hatch=0, line=1.8)
    neck = at([(206, -440)])[0]
    c = at([(252, -504)])[0]
    head = profile(s, c[0], c[1], 96, TURN + 12, skin=SKIN, k=0.95, line=2.1, neck=(neck, 17), brow=-0.4)
    smile = valid(Polygon(head(path([(0.762, 0.70), (0.70, 0.69), (0.645, 0.655), (0.67, 0.73), (0.72, 0.765), (0.758, 0.745)], 6, True))))
    s.fill(smile, "#3a0c12")
    s.fill(valid(Polygon(head([(0.765, 0.70), (0.70, 0.69), (0.655, 0.665), (0.675, 0.71), (0.72, 0.728), (0.758, 0.722)]))), "#fffaf0", body=True)
    s.curve(head([(0.62, 0.60), (0.615, 0.66), (0.635, 0.71)]), 1.4, SKIN[2])
    s.lift(ell(*head([(0.66, 0.83)])[0], 7, 6), 0.3, 4)
    s.lift(ell(*head([(0.60, 0.56)])[0], 12, 10), 0.25, 5)
    _hair(s, head)
    hold, up, size = at([grip])[0], TURN - 23, 44
    wr = np.array(wrist_of(hold, up, size, 1, 7))
    el, sh = at([(140, -318)])[0], at([(196, -412)])[0]
    arm = smooth(union(limb([sh, (sh + el) / 2 + [-3, 2], el], [18, 16, 13]), limb([el, el * 0.65 + wr * 0.35 + [1, 4], wr], [13.5, 13.5, 8])), 2)
    s.wash(move(arm, 5, 9), GOLD[0], 0.8, wet=7, clip=union(top, skirt))
    s.thing(arm, SKIN[0], 1.0, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=4, line=2.3)
    fist(s, hold, up, size, SKIN, side=1, bar=7, line=1.7)
    yoke = bl([(150, -434), (176, -448), (204, -462), (222, -452), (240, -436), (232, -424), (196, -434), (166, -420)])  # the slope from neck to shoulder
    s.thing(yoke, SKIN[0], 1.0, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=1.8)
    sleeve = bl([(160, -440), (196, -452), (228, -434), (232, -396), (210, -372), (176, -368), (150, -384), (146, -414)])
    drape(s, sleeve, GOLD, lambda x, y: 1.7, 90, long=18, w=1.4, line=2.4, col2="#e89a1c")
    s.curve(at([(150, -388), (178, -374), (210, -378), (230, -396)]), 3, "#fffaf0", body=True)


@card("noon", paper="cold", light=(0.45, -0.75), fresh=False)
def bicycle_sea(s):
    """A woman pedals over the crest, the sun behind her, and a great dark swimmer keeps pace inside the wave."""
    _sky(s)
    _gull(s)
    wave = _wave(s)
    _swimmer(s, wave)
    s.stroke(CREST, 3, "#0a2c48")
    claws(s, CREST[92:], 0.5, 120, 28, 3, 1.2)
    claws(s, path([(1010, 960), (960, 1010), (930, 1075), (950, 1150)], 8), -0.4, 80, 24, 8, -0.6)
    _rider(s)
    claws(s, path([(214, 906), (270, 868), (330, 834), (400, 800)], 8), -0.9, 38, 16, 4, -0.9)
    claws(s, path([(560, 716), (610, 692), (664, 676)], 8), -0.9, 30, 14, 5, -0.8)
    spray(s, 270, 850, 70, -165, 240, 6)
    spray(s, 590, 700, 26, -150, 120, 4)
    spray(s, 960, 700, 90, -70, 260, 6)
    s.splatter(NIGHT, 50, (0, 1100, 1000, 1500), (0.7, 4.5))
