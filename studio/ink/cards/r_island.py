"""Loneliness: office hours on a sandbank, as the gulls see them."""

from ..easel import *

SKIN = ("#d9a67c", "#c97f5c", "#6a3a48")
INK = "#0a1e30"
MID = np.array([505, 740])
ISLE = move(blob([(346, 690), (392, 610), (470, 566), (566, 560), (650, 596), (700, 664), (706, 750), (664, 830), (580, 876), (480, 880), (396, 836), (350, 770)]), -20, 20, 1.42, origin=(525, 720))  # fmt: skip
# spine from snout to tail, half the width of the body; they go round clockwise
SHARKS = (
    ([(196, 356), (128, 440), (96, 550), (98, 670), (130, 780)], 82),
    ([(800, 172), (700, 116), (585, 94), (470, 104), (372, 150)], 78),
    ([(872, 872), (918, 766), (930, 640), (908, 520), (868, 424)], 78),
    ([(640, 1336), (746, 1302), (832, 1228), (886, 1132), (904, 1030)], 80),
    ([(150, 1016), (172, 1132), (236, 1232), (328, 1310), (432, 1354)], 86),
)


def _water(s):
    r = s.rng
    s.wash(s.all, "#7fd0dc", 0.5, col2="#4fb0cc", pool=0.7, bloom=6, gran=0.5)
    far = marks.field(s, lambda x, y: step(240, 720, np.hypot(x - 525, (y - 720) * 0.86)))
    s.wash(far, "#1f7aa4", 0.9, edge=0, gran=0.5, pool=0.7)
    s.wash(
        (far * marks.field(s, lambda x, y: step(420, 900, np.hypot(x - 525, (y - 720) * 0.86)))).astype(np.float32), "#0a3a60", 1.0, edge=0, gran=0.6, pool=0.6
    )
    for q, k in ((1.7, 0.3), (1.34, 0.55)):
        s.lift(move(ISLE, 0, 0, q, origin=(525, 720)), k, 22)
    for _ in range(340):
        a, d = r.uniform(0, math.tau), r.uniform(260, 980)
        p = np.array([525 + d * math.cos(a), 720 + d * math.sin(a) * 1.1])
        v = np.array([-math.sin(a), math.cos(a)]) * r.uniform(10, 26)
        o = np.array([math.cos(a), math.sin(a)]) * 4
        pale = r.random() < 0.6
        s.curve([p - v, p - v * 0.3 + o, p + v * 0.3 - o, p + v], r.uniform(1.1, 2.2), "#e4f6f4" if pale else INK, body=pale, alpha=0.55)


def _shark(s, spine, w, i):
    """From straight above, all of one kind: a blunt wedge of a head, blades swept back, a fin on the back, a taper, a crescent."""
    r = s.rng
    c = path(spine, 30)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    c = np.c_[np.interp(np.linspace(0, d[-1], 160), d, c[:, 0]), np.interp(np.linspace(0, d[-1], 160), d, c[:, 1])]
    t = np.gradient(c, axis=0)
    t /= np.hypot(*t.T)[:, None]
    n = np.c_[-t[:, 1], t[:, 0]]
    u = np.linspace(0, 1, len(c))
    wide = np.interp(
        u, (0, 0.008, 0.025, 0.06, 0.12, 0.2, 0.28, 0.36, 0.5, 0.65, 0.8, 0.9, 1), (0.05, 0.15, 0.26, 0.4, 0.57, 0.74, 0.85, 0.86, 0.72, 0.48, 0.24, 0.13, 0.09)
    )
    long = d[-1]

    def at(a, b):
        j = int(np.clip(a, 0, 1) * (len(c) - 1))
        return c[j] + n[j] * w * b + t[j] * long * (min(a, 0) + max(a - 1, 0))

    def edge(a):
        return float(np.interp(a, u, wide))

    body = smooth(valid(Polygon([*(c + n * (wide * w)[:, None]), *(c - n * (wide * w)[:, None])[::-1]])), 3)
    fins = [blob([(*at(0.26, 0.7 * e), 1), at(0.31, 1.2 * e), at(0.40, 1.74 * e), at(0.51, 2.08 * e), (*at(0.60, 2.16 * e), 1), at(0.52, 1.68 * e), at(0.45, 1.2 * e), (*at(0.41, 0.7 * e), 1)], 8) for e in (-1, 1)]  # fmt: skip
    small = [blob([(*at(0.64, 0.36 * e), 1), at(0.69, 0.72 * e), (*at(0.76, 0.86 * e), 1), at(0.73, 0.52 * e), (*at(0.73, 0.24 * e), 1)], 6) for e in (-1, 1)]
    tail = blob([(*at(0.96, 0.12), 1), at(1.0, 0.5), at(1.05, 0.86), (*at(1.13, 1.16), 1), at(1.075, 0.62), at(1.05, 0.0), at(1.075, -0.62), (*at(1.13, -1.16), 1), at(1.05, -0.86), at(1.0, -0.5), (*at(0.96, -0.12), 1)], 8)  # fmt: skip
    s.wash(move(union(body, *fins, *small, tail), 32, 48), INK, 0.75, wet=20, gran=0.4)
    if i != 3:
        _sheet(s, c[0], -t[0], n[0], w, i)
    else:
        _bottle(s, *(c[0] + t[0] * 8), math.degrees(math.atan2(n[0, 1], n[0, 0])) + 8)
    for g in (*small, *fins, tail):
        s.cover(g)
        s.thing(g, "#2c485e", 1.15, col2="#142c40", shade=0.9, shcol=INK, hatch=0, line=3)
        m = np.array(g.centroid.coords[0])
        for _ in range(16):  # rays in the blade
            q = m + r.normal(size=2) * w * 0.4
            s.stroke([q, q + t[len(t) // 2] * w * r.uniform(0.2, 0.5)], 1.4, "#7a9aae" if r.random() < 0.5 else INK, body=True, alpha=0.5, clip=g)
    s.cover(body)
    s.wash(body, "#6a8698", 0.8, edge=0.5, gran=0.3)
    s.wash(limb([at(0.0, 0), at(0.14, 0), at(0.32, 0), at(0.6, 0), at(1, 0)], [w * 0.2, w * 0.5, w * 0.72, w * 0.46, w * 0.1], 10), "#1f3c52", 1.2, wet=w * 0.2, clip=body, gran=0.3)  # fmt: skip
    e = 1 if n[80] @ [0.5, 0.8] > 0 else -1  # the side away from the light
    s.wash(
        blob([at(0.0, 0), at(0.3, 0.2 * e), at(0.7, 0.1 * e), at(1, 0), at(0.7, 1.2 * e), at(0.3, 1.6 * e), at(0.05, 1.2 * e)], 8),
        INK,
        1.1,
        wet=w * 0.3,
        clip=body,
    )
    for _ in range(260):  # the skin, stroke by stroke
        a = r.uniform(0.02, 0.96)
        b = r.uniform(-1, 1) * edge(a)
        lit = -b * e / max(edge(a), 0.05)
        q = a + r.uniform(0.012, 0.04)
        s.stroke([at(a, b), at(q, b * edge(q) / edge(a))], 1.5, "#b4ccd8" if lit > r.uniform(0.0, 0.9) else "#06121e", body=True, alpha=0.45, clip=body)
    s.curve([at(a, -e * edge(a) * 0.62) for a in (0.05, 0.2, 0.36, 0.55, 0.75)], w * 0.07, "#dcecf2", body=True, alpha=0.6)
    s.outline(body, 3.4, INK, lost=0.05)
    s.wash(blob([at(0.37, 0), at(0.46, 0.3 * e), at(0.6, 0.62 * e), at(0.58, 0)]), "#04101c", 1.2, wet=5, clip=body)
    s.thing(blob([(*at(0.35, 0.02 * e), 1), at(0.42, 0.12 * e), at(0.49, 0.28 * e), (*at(0.56, 0.44 * e), 1), at(0.54, 0.2 * e), (*at(0.535, 0), 1), at(0.45, -0.06 * e)], 8), "#3a5a70", 1.1, col2="#142c40", shade=0.6, shcol=INK, hatch=0, line=2.6)  # fmt: skip
    s.stroke([at(0.355, 0), at(0.45, -0.06 * e), at(0.53, 0)], 3, "#dcecf2", body=True, alpha=0.9)
    s.fill(blob([(*at(0.8, 0), 1), (*at(0.86, 0.16 * e), 1), (*at(0.85, 0), 1)], 4), INK)
    for e in (-1, 1):
        for j in range(5):  # gills
            k = 0.2 + 0.016 * j
            s.curve([at(k, (edge(k) - 0.3) * e), at(k + 0.012, (edge(k) - 0.17) * e), at(k + 0.004, (edge(k) - 0.05) * e)], 2.6, "#04101c")
        p = at(0.105, (edge(0.105) - 0.07) * e)  # a small eye at each side
        s.fill(ell(*p, w * 0.075), "#04101c", body=True)
        s.stroke([at(0.09, (edge(0.09) - 0.06) * e), at(0.12, (edge(0.12) - 0.05) * e)], w * 0.06, "#f4e8a8", body=True)
        s.curve([at(0.02, 0.12 * e), at(0.03, 0.17 * e), at(0.026, 0.22 * e)], 2.4, "#04101c")
    if i in (0, 4):  # scars
        for j in range(3):
            s.curve([at(0.6 + 0.025 * j, -0.3), at(0.62 + 0.025 * j, 0.06)], 2.6, "#dce8ec", body=True)


def _sheet(s, nose, ahead, n, w, i):
    """What it has between its teeth."""
    a, k = 0.16 * math.sin(i * 2.1), 92
    go = lambda x, y: nose + ahead * k * x + n * k * y  # noqa: E731
    sheet = blob([(*go(-0.35, 0.5 + a), 1), go(0.2, 0.54), (*go(0.72, 0.46 - a), 1), go(0.75, 0.0), (*go(0.76 + a, -0.48), 1), go(0.2, -0.54), (*go(-0.35, -0.48 + a), 1)], 6)  # fmt: skip
    s.wash(move(sheet, 14, 22), INK, 0.6, wet=8)
    s.cover(sheet)
    s.thing(sheet, "#fffdf4", 0.08, shade=0.35, shcol="#8a9ac0", hatch=0, line=2.4)
    for e in np.linspace(0.14, 0.6, 4):
        s.curve([go(e, 0.36), go(e + 0.02, 0.0), go(e, -0.34 + 0.25 * ((i + int(e * 10)) % 3 == 0))], 1.9, "#4a5a8a")
    if i in (1, 4):
        s.fill(ell(*go(0.56, -0.3), k * 0.09), "#d8302c", body=True)


def _isle(s):
    s.cover(ISLE)
    s.wash(ISLE, "#f8e0a4", 0.5, col2="#ecc078", bloom=3, pool=0.6)
    s.wash(ISLE.difference(ISLE.buffer(-26)), "#c8924a", 0.6, wet=16, clip=ISLE)
    s.outline(ISLE, 2.4, "#7a5424", lost=0.4)
    marks.lace(s, np.array(ISLE.exterior.coords), (2, 8), 7, 5, "#5fa8c8")
    r = s.rng
    for _ in range(260):
        x, y = r.uniform(240, 780), r.uniform(500, 990)
        if ISLE.buffer(-16).contains(ell(x, y, 2)):
            s.fill(ell(x, y, 1.8, 1.2), "#a8743a")
    for k in (40, 64):  # what the water left
        ring = np.array(ISLE.buffer(-k).exterior.coords)
        for j in range(0, len(ring) - 8, 9):
            if r.random() < 0.6:
                s.stroke(ring[j : j + 8], 1.6, "#b07a3c", alpha=0.6, wobble=1.5)


def _at(pts):
    """The desk is turned a little on its sand."""
    return move(np.asarray(pts, float), 490, 668, 1.5, -8)


def _paper(s, x, y, turn, lines=5):
    at = lambda pts: _at(move(np.asarray(pts, float), x, y, 1, turn))  # noqa: E731
    s.wash(move(poly(at([(-28, -38), (28, -38), (28, 36), (-28, 36)])), 5, 7), "#4a2410", 0.6, wet=5)
    s.thing(poly(at([(-28, -38), (28, -38), (28, 36), (-28, 36)])), "#fffdf6", 0.06, shade=0.2, shcol="#8a9ac0", hatch=0, line=1.9)
    for e in range(lines):
        s.stroke(at([(-19, -26 + e * 11), (18 - 12 * (e == lines - 1), -26 + e * 11)]), 1.7, "#4a5a8a")


def _desk(s):
    top = smooth(poly(_at([(-128, -62), (128, -62), (128, 56), (-128, 56)])), 4)
    s.wash(move(top, 34, 40), "#6a4020", 0.9, wet=12, clip=ISLE)
    s.thing(top, "#b87840", 0.9, col2="#9a5c30", shade=0.3, hatch=0, line=3.4)
    for q in np.linspace(-54, 50, 12):
        s.curve(_at([(-126, q), (-40, q + s.rng.normal() * 2), (40, q + s.rng.normal() * 2), (126, q - 2)]), 1.4, "#6a3818", alpha=0.7)
    for x, n in ((-92, 6), (92, 8)):
        for j in range(n):
            _paper(s, x + s.rng.normal() * 2.5, -8 - j * 1.4, s.rng.normal() * 5, 5 if j == n - 1 else 0)
    p = _at([(48, -44)])[0]
    s.wash(move(ell(*p, 20), 8, 10), "#4a2410", 0.8, wet=5)
    s.thing(ell(*p, 19), "#2f3a6a", 1.0, shade=0.6, hatch=0, line=2.4)
    s.fill(ell(*p, 9), "#06060e")
    s.curve(_at([(50, -46), (62, -62), (70, -84)]), 5, "#fffdf4", body=True)  # the quill
    for q in np.linspace(0, 1, 14):
        m = np.array([56 + 14 * q, -56 - 28 * q])
        s.stroke(_at([m, m + [9, -2]]), 2, "#fffdf4" if q % 0.2 < 0.1 else "#c8d0dc", body=True)
        s.stroke(_at([m, m + [-7, -7]]), 2, "#e8ecf0", body=True)


def _clerk(s):
    """Bent over his desk, from straight above: a bald head, a white collar, shoulders; his tie has gone to sea."""
    r = s.rng
    chair = smooth(poly(_at([(-46, 100), (46, 100), (42, 168), (-42, 168)])), 8)
    s.wash(move(chair, 30, 36), "#6a4020", 0.8, wet=10, clip=ISLE)
    s.thing(chair, "#7a4a2c", 1.0, shade=0.7, shcol="#34180c", hatch=4, line=2.8)
    s.thing(limb(_at([(-52, 164), (0, 176), (52, 164)]), [13, 14, 13]), "#6a3c22", 1.1, shade=0.7, shcol="#34180c", hatch=0, line=2.8)
    wool = dict(col2="#2c3a68", shade=0.9, shcol="#10162e", hatch=0, line=3.2, gran=0.25)
    coat = union(
        blob(_at([(-92, 92), (-84, 70), (-50, 58), (0, 54), (50, 58), (84, 70), (92, 92), (78, 126), (40, 146), (0, 150), (-40, 146), (-78, 126)])),
        *(limb(_at([(70 * e, 92), (94 * e, 56)]), [40, 33]) for e in (-1, 1)), *(limb(_at([(94 * e, 56), (42 * e, 14)]), [33, 24]) for e in (-1, 1)),
    )  # fmt: skip
    s.wash(move(coat, 26, 28), "#5a3418", 0.9, wet=10)
    s.thing(smooth(coat, 5), "#44548c", 1.0, soft=60, **wool)
    for e in (-1, 1):
        for pts in ([(56, 64), (66, 88), (58, 118)], [(84, 84), (98, 70), (112, 66)], [(80, 72), (96, 56), (112, 52)], [(76, 52), (70, 38), (80, 26)], [(60, 44), (56, 30), (66, 18)], [(24, 120), (30, 134), (26, 146)]):  # fmt: skip
            s.curve(_at([(x * e, y) for x, y in pts]), 2.4, "#141c3c")
        s.curve(_at([(-88 if e < 0 else 40, 74 if e < 0 else 58), (-60 if e < 0 else 62, 62), (-34 if e < 0 else 80, 58 if e < 0 else 70)]), 3, "#a8b4dc", body=True, alpha=0.6)  # fmt: skip
    s.curve(_at([(0, 108), (2, 130), (0, 150)]), 2.6, "#141c3c")
    for _ in range(220):  # tweed
        q = _at([(r.uniform(-110, 110), r.uniform(10, 148))])[0]
        s.stroke([q, q + [5, 6]], 1.3, "#8a98c8" if r.random() < 0.5 else "#1c2650", body=True, alpha=0.5, clip=coat)
    for x, turn in ((-26, -8), (24, 7)):  # his hands are under the sheets
        s.thing(limb(_at([(x * 1.9, 2), (x * 1.5, 26)]), [15, 15]), "#ffffff", 0.1, shade=0.5, shcol="#8a92b8", hatch=0, line=2.2)
        _paper(s, x, -16, turn)
    tie = path([_at([(-20, 96)])[0], _at([(-62, 112)])[0], (352, 872), (346, 940), (376, 1010), (388, 1080), (390, 1170)], 14)
    half = np.interp(np.linspace(0, 1, len(tie)), (0, 0.1, 0.5, 0.88, 1), (10, 11, 19, 43, 1))
    n = np.gradient(tie, axis=0)
    n = np.c_[-n[:, 1], n[:, 0]] / np.hypot(*n.T)[:, None]
    g = valid(Polygon([*(tie + n * half[:, None]), *(tie - n * half[:, None])[::-1]]))
    s.wash(move(g, 12, 18), "#4a2410", 0.8, wet=7, clip=ISLE)
    s.wash(move(g, 16, 26), INK, 0.8, wet=12)
    s.cover(g)
    s.thing(g, "#dc2a2c", 1.2, col2="#b01420", shade=0.25, shcol="#5a0814", hatch=0, line=3)
    for q in (0.3, 0.47, 0.64, 0.8):  # where it lies over a ripple
        j = int(q * (len(tie) - 1))
        s.wash(limb([tie[j] - n[j] * 40, tie[j] + n[j] * 40], [10, 15]), "#5a0814", 0.9, wet=9, clip=g)
        s.stroke([tie[j + 4] - n[j] * 34, tie[j + 4] + n[j] * 34], 4, "#ffb0a0", body=True, alpha=0.5, clip=g)
    for j in range(20, len(tie) - 6, 7):  # dots
        for e in (-0.45, 0.45):
            s.fill(ell(*(tie[j] + n[j] * half[j] * e), 3.4), "#ffe8d8", body=True, clip=g)
    for q, k in ((1.0, 50), (0.8, 60)):
        p = tie[int(q * (len(tie) - 1))]
        for e in (1, 1.5):
            s.stroke(arc(*p, k * e, k * e * 0.7, 20, 170, 24), 2.2, "#f0fbfa", body=True, alpha=0.7, wobble=1)
    collar = blob(_at([(-54, 76), (-46, 106), (0, 124), (46, 106), (54, 76), (30, 58), (-30, 58)]))
    s.cover(collar)
    s.thing(collar, "#ffffff", 0.05, shade=0.3, shcol="#8a92b8", hatch=0, line=2.8)
    s.curve(_at([(-44, 84), (-36, 102), (0, 114), (36, 102), (44, 84)]), 2, "#7a82a8")
    s.thing(blob(_at([(-44, 96), (-30, 116), (-16, 112), (-22, 94)])), "#dc2a2c", 1.2, shade=0.6, shcol="#5a0814", hatch=0, line=2.4)
    skull = blob(_at([(-36, 66), (-34, 40), (-20, 18), (0, 12), (20, 18), (34, 40), (36, 66), (28, 90), (0, 100), (-28, 90)]))
    s.wash(move(skull, 7, 8), "#2a2a50", 0.6, wet=6)
    s.thing(ell(*_at([(0, 11)])[0], 11, 14, -8), SKIN[0], 0.9, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.4)
    for e in (-1, 1):
        s.thing(ell(*_at([(37 * e, 58)])[0], 10, 19, -8 + 14 * e), SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.4)
        s.stroke(_at(arc(15 * e, 16, 12, 9, 170, 370, 18)), 3.4, INK, taper=(0, 0))
    s.thing(skull, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=3, white=0.7, soft=60)
    s.fill(ell(*_at([(-12, 38)])[0], 17, 10, -40), "#fffdf6", body=True, alpha=0.9)
    for k in range(240):  # what hair is left, round the back
        a = math.radians(r.uniform(-4, 184))
        q = r.uniform(0.86, 1.0)
        p = _at([(36 * q * math.cos(a), 64 + 36 * q * math.sin(a))])[0]
        e = _at([(41 * q * math.cos(a) + r.normal() * 2, 66 + 41 * q * math.sin(a) + r.normal() * 2)])[0]
        s.stroke([p, e], 2.0, ("#4a3c38", "#b0a098", "#2a2020", "#8a7a72")[k % 4], body=True)


def _palm(s):
    """Its shadow lies on the sand; the hat hangs where the leaves begin."""
    foot, top = np.array([656.0, 850.0]), np.array([690.0, 946.0])
    r = s.rng
    s.wash(limb([foot, foot + [70, 80]], [14, 40]), "#6a4a28", 0.6, wet=12, clip=ISLE)
    trunk = path([foot, foot * 0.5 + top * 0.5 + [14, -14], top], 12)
    g = limb(trunk, np.linspace(13, 20, len(trunk)), 1)
    s.thing(g, "#b8844c", 0.9, shade=0.9, shcol="#4a2814", hatch=4, line=2.8)
    for p, d, _ in marks.along(trunk, 13):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * 22, p + d * 5, p + n * 22], 1.9, "#4a2814", clip=g)
    for k in range(11):
        a = k / 11 * math.tau + 0.2 + r.normal() * 0.08
        v, long = np.array([math.cos(a), math.sin(a)]), r.uniform(128, 176)
        o = np.array([-v[1], v[0]]) * r.uniform(-30, 30)
        pts = path([top, top + v * long * 0.5 + o * 0.6, top + v * long + o], 12)
        s.wash(limb(move(pts, 24, 40), np.r_[np.linspace(6, 26, len(pts) - 6), np.linspace(22, 4, 6)], 1), INK, 0.45, wet=10)
    for k in range(11):
        a = k / 11 * math.tau + 0.2 + r.normal() * 0.08
        v, long = np.array([math.cos(a), math.sin(a)]), r.uniform(128, 176)
        o = np.array([-v[1], v[0]]) * r.uniform(-30, 30)
        pts = path([top, top + v * long * 0.5 + o * 0.6, top + v * long + o], 12)
        for p, d, u in marks.along(pts, 7):
            n = np.array([-d[1], d[0]])
            for e in (-1, 1):
                q = p + d * 18 + n * e * 38 * math.sin(0.4 + 2.5 * u)
                s.curve(
                    [p, (p + q) / 2 + d * 5, q], 4.4, ("#2f8a44", "#6ab84c", "#1a5a38", "#0e3c2c")[int(r.integers(4)) if n[1] * e > 0 else int(r.integers(2))]
                )
        s.stroke(pts, 3, "#cfe08a", body=True)
    for x, y in ((-16, 8), (12, 16), (6, -14)):
        s.thing(ell(*(top + [x, y]), 14), "#7a4a28", 1.1, shade=0.7, hatch=0, line=2)
    c = top + [-16, -26]
    s.wash(ell(*(c + [14, 20]), 50, 46), INK, 0.7, wet=9)
    s.thing(ell(*c, 50, 46, 20), "#3c4258", 1.1, shade=0.8, shcol="#12162a", hatch=4, line=2.8)
    s.thing(ell(*(c + [-2, -3]), 32, 29, 20), "#dc2a2c", 1.1, shade=0.6, hatch=0, line=2.2)
    s.thing(ell(*(c + [-4, -6]), 28, 25, 20), "#4a5068", 1.1, shade=0.8, shcol="#12162a", hatch=4, line=2.6)
    s.curve([c + [-18, -10], c + [-4, -2], c + [12, -8]], 2.6, "#12162a")


def _bottle(s, x, y, turn):
    """His own letter comes back."""
    at = lambda pts: move(np.asarray(pts, float) - [10, 0], x, y, 1.7, turn)  # noqa: E731
    g = union(blob(at([(-40, -14), (20, -15), (34, -6), (34, 6), (20, 15), (-40, 14)]), 6), poly(at([(30, -6), (58, -6), (58, 6), (30, 6)])))
    s.wash(move(g, 14, 20), INK, 0.7, wet=8)
    s.thing(g, "#8fd0a8", 0.7, shade=0.8, shcol="#1a5a3a", hatch=0, line=2.8, white=0.9)
    s.thing(poly(at([(-26, -6), (14, -7), (14, 6), (-26, 7)])), "#fff6dc", 0.2, shade=0.2, hatch=0, line=1.6)
    s.thing(poly(at([(56, -7), (68, -7), (68, 7), (56, 7)])), "#b8844c", 0.9, shade=0.4, hatch=0, line=1.9)


@card("noon", paper="hot", light=(-0.5, -0.7))
def island_tie(s):
    """From straight above: a clerk at his desk on a sandbank, and five sharks that file round it with papers."""
    _water(s)
    for i in (4, 3, 2, 1, 0):
        _shark(s, *SHARKS[i], i)
    _isle(s)
    _desk(s)
    _clerk(s)
    _palm(s)
    s.splatter("#ffffff", 20, size=(0.7, 3))
