"""From straight above: she walks asleep off the end of the ridge, her quilt for a train, cats upon it, and doves come under her feet."""

from ..easel import *
from ..kit.figure import locks
from ..kit.reach import reach

NIGHT, SLATE = "#070a1c", "#3a4a78"
W, TURN = (512.0, 762.0), 8.6
END, FAR = -96, -570  # the gable; the next house
SKIN = ("#e0ac84", "#c8805c", "#5a2c38")
PATCH = ("#c8323a", "#f2e2c0", "#e08a2e", "#2f6a86", "#8a2440", "#f6c85a", "#5a8a5a", "#d85a4a", "#efe6d6", "#3a4a8a")


def f(pts):
    """Her own measure: she goes towards -y, the ridge is x = 0."""
    return [tuple(p) for p in move(np.asarray([q[:2] for q in pts], float), *W, 1, TURN)]


def one(x, y):
    return f([(x, y)])[0]


def _street(s):
    """Deep below, lit by a lamp; they hold the sheet in the wrong place."""
    r = s.rng
    g = poly(f([(-800, FAR), (800, FAR), (800, END), (-800, END)]))
    s.cover(g)
    s.wash(g, "#f6c468", 0.6, col2="#e0984a", gran=0.4, pool=0.5)
    for j, y in enumerate(np.arange(FAR, END, 13.0)):  # setts, very small
        for x in np.arange(-640 + (j % 2) * 9, 640, 18.0):
            if r.random() < 0.8:
                c = one(x + r.normal() * 1.5, y + r.normal())
                s.stroke([(c[0] - 6, c[1] + 4), (c[0] + 6, c[1] + 5), (c[0] + 7, c[1] - 3)], 1.1, "#8a4c28", alpha=0.55, wobble=0.4)
    s.wash(poly(f([(-800, FAR), (-260, FAR), (-330, END), (-800, END)])), "#2a1840", 1.3, wet=110, gran=0.4, clip=g)
    s.wash(poly(f([(-800, END - 50), (800, END - 50), (800, END + 20), (-800, END + 20)])), "#1c1028", 1.1, wet=36, gran=0.4, clip=g)
    s.wash(poly(f([(500, FAR), (800, FAR), (800, END), (560, END)])), "#2a1840", 1.0, wet=60, gran=0.4, clip=g)
    s.lift(ell(*one(200, -310), 260, 150, TURN), 0.5, 50)
    for x, y in ((190, -420), (-190, -300)):  # lamps, from above
        p = np.array(one(x, y))
        s.glow(*p, 110, "#ffe08a", 0.3, 0.8)
    wall = poly(f([(-800, FAR), (800, FAR), (800, FAR + 74), (-800, FAR + 74)]))
    s.cover(wall)
    s.wash(wall, "#5a4460", 0.9, col2="#3a2c50", gran=0.4)
    s.wash(poly(f([(-800, FAR), (800, FAR), (800, FAR + 30), (-800, FAR + 30)])), NIGHT, 1.2, wet=12, clip=wall)
    for k, x in enumerate(range(-560, 620, 96)):
        win = poly(f([(x, FAR + 26), (x + 44, FAR + 26), (x + 42, FAR + 60), (x + 2, FAR + 60)]))
        on = k in (1, 4, 7, 10)
        s.fill(win, "#ffc84a" if on else "#120e24", body=on)
        s.outline(win, 2, lost=0)
    s.stroke(f([(-800, FAR + 74), (800, FAR + 74)]), 3.4, NIGHT, taper=(0, 0))
    return g


def _sheet(s):
    r = s.rng
    c = np.array(one(312, -300))
    n = 11
    ring = [c + np.array([math.cos(a), math.sin(a)]) * [72, 60] for a in np.arange(n) * math.tau / n]
    pts = []
    for i, p in enumerate(ring):
        pts += [tuple(p), tuple(c + ((p + ring[(i + 1) % n]) / 2 - c) * 0.86)]
    sheet = blob(pts, 6)
    s.wash(move(sheet, 8, 10), "#3a1c18", 0.9, wet=9)
    s.thing(sheet, "#fffdf4", 0.1, shade=0.6, shcol="#6a6a9a", hatch=0, line=2.4, soft=30)
    for p in ring[::2]:
        s.curve([p, (p + c) / 2 + r.normal(size=2) * 4, c + r.normal(size=2) * 8], 1.3, "#7a7a9a")
    for i, p in enumerate(ring):
        d = (p - c) / np.hypot(*(p - c))
        e = np.array([-d[1], d[0]])
        at = p + d * 15
        col = ("#8a2c2c", "#2a4a7a", "#4a6a3a", "#6a3a6a", "#c88a3a", "#2a2a3a")[i % 6]
        s.wash(ell(*(at + [10, 12]), 18, 12, math.degrees(math.atan2(e[1], e[0]))), "#2a1414", 0.9, wet=6)
        for q in (-1, 1):
            s.stroke([at + e * 11 * q, p + e * 7 * q - d * 2], 5.5, col, taper=(0, 0))
        s.thing(ell(*at, 17, 9.5, math.degrees(math.atan2(e[1], e[0]))), col, 1.0, shade=0.6, shcol=NIGHT, hatch=0, line=1.8)
        s.thing(ell(*(at - d * 1), 8.5), ("#2a1a16", "#6a4a2a", "#1c1418", "#b8a890")[i % 4], 1.1, shade=0.5, hatch=0, line=1.6)


def _tiles(s, x0, x1, y0, y1, side, base, lit):
    """Rows along the ridge, each under the one above it."""
    r = s.rng
    row, tall = 0, 52
    for x in np.arange(x1, x0, -tall):  # from the eaves up to the ridge
        off = 34 * (row % 2)
        for y in np.arange(y0 - 40 + off, y1, 68):
            a, b = max(y, y0), min(y + 68, y1)
            if b - a < 8:
                continue
            inner, outer = side * (x - tall - 8), side * x
            px, py = one((inner + outer) / 2, (a + b) / 2)
            if not (-60 < px < 1060 and -60 < py < 1560):
                continue
            g = blob(
                [
                    *[(*p, 1) for p in f([(inner, a), (inner, b), (outer - side * 10, b)])],
                    *f([(outer, (a + b) / 2 + 16), (outer, (a + b) / 2 - 16)]),
                    *[(*p, 1) for p in f([(outer - side * 10, a)])],
                ],
                4,
            )
            tone = mix(base, lit, r.uniform(0, 0.6))
            s.cover(g)
            s.wash(g, tone, r.uniform(0.75, 1.05), edge=0.7, gran=0.4)
            s.outline(g, 2.1, NIGHT, lost=0.15, restate=0.1)
            s.stroke(
                f([(outer - side * 6, a + 6), (outer - side * 3, (a + b) / 2), (outer - side * 6, b - 6)]),
                2.2,
                "#dfe8ff" if side < 0 else "#6a7cb0",
                body=True,
                alpha=0.55 if side < 0 else 0.3,
            )
            if r.random() < 0.3:
                s.stroke(
                    f([(inner + side * r.uniform(8, 20), a + r.uniform(8, 50)), (inner + side * r.uniform(24, 40), a + r.uniform(8, 50))]),
                    1.2,
                    NIGHT,
                    alpha=0.6,
                )
        row += 1


def _roof(s, y0, y1):
    _tiles(s, 0, 780, y0, y1, -1, "#5a6ea4", "#a8bce0")
    _tiles(s, 0, 780, y0, y1, 1, "#2c3866", "#4a5a90")
    right = poly(f([(0, y0), (900, y0), (900, y1), (0, y1)]))
    s.wash(right, NIGHT, 0.35, edge=0, off=0, gran=0.3)
    s.wash(poly(f([(420, y0), (900, y0), (900, y1), (360, y1)])), NIGHT, 0.7, wet=90, clip=right, gran=0.3)
    s.wash(
        poly(f([(-900, y1 - 300), (-330, y1 - 160), (-200, y1), (-900, y1)])),
        NIGHT,
        0.8,
        wet=90,
        gran=0.3,
        clip=poly(f([(-900, y0), (0, y0), (0, y1), (-900, y1)])),
    )
    for y in np.arange(y0, y1, 74):  # caps on the ridge
        g = blob(f([(-30, y), (30, y), (33, y + 40), (31, min(y + 82, y1 + 6)), (-31, min(y + 82, y1 + 6)), (-33, y + 40)]), 6)
        s.wash(move(g, 12, 5), NIGHT, 0.9, wet=8)
        s.thing(g, "#7c90c4", 0.8, col2="#4a5a90", shade=1.0, shcol=NIGHT, hatch=0, line=2.6)
        s.stroke(f([(-14, y + 8), (-16, y + 62)]), 5, "#e8f0ff", body=True, alpha=0.7)


def _gable(s):
    """The last board, and the drop."""
    board = poly(f([(-820, END - 16), (820, END - 16), (820, END + 12), (-820, END + 12)]))
    s.wash(poly(f([(-820, END - 70), (820, END - 70), (820, END), (-820, END)])), NIGHT, 1.2, wet=20)
    s.thing(board, "#8a6a54", 0.9, col2="#5a4444", shade=0.6, shcol=NIGHT, hatch=0, line=3)
    s.stroke(f([(-820, END - 12), (0, END - 12)]), 3, "#ffeccc", body=True, alpha=0.6)


def _dove(s, x, y, k, turn):
    """From above, wings open, its back to us."""

    def g(*pts):
        return [tuple(p) for p in move(np.asarray(pts, float), *one(x, y), k, TURN + turn)]

    s.wash(ell(*(np.array(one(x, y)) + [60, 90]), 70 * k, 34 * k), "#2a1414", 0.5, wet=26)
    for e in np.linspace(-1, 1, 7):
        s.thing(
            limb(g((6 * e, 34), (20 * e, 74), (34 * e, 104 - 10 * e * e)), [7 * k, 10 * k, 8 * k], 8),
            "#f4f4f0",
            0.2,
            shade=0.5,
            shcol="#5a6aa0",
            hatch=0,
            line=2,
        )
    for side in (-1, 1):
        marks.wing(s, g((side * 14, -24))[0], g((side * 150, -52))[0], 96 * k, 11, "#fbfbf8", k=0.2, side=side, w=1.8, shcol="#5a6aa0")
    s.thing(
        blob(g((0, -66), (20, -52), (28, -10), (20, 34), (0, 50), (-20, 34), (-28, -10), (-20, -52))),
        "#fffef8",
        0.12,
        shade=0.7,
        shcol="#5a6aa0",
        hatch=0,
        line=2.6,
    )
    s.thing(ell(*g((0, -76))[0], 18 * k, 20 * k, TURN), "#fffef8", 0.12, shade=0.6, shcol="#5a6aa0", hatch=0, line=2.4)
    s.fill(poly(g((-6, -92), (0, -112), (6, -92))), "#e89a3a", body=True)
    for e in (-1, 1):
        s.fill(ell(*g((11 * e, -82))[0], 3 * k), NIGHT, body=True)


def _cx(y):
    return 26 * math.sin((y - 60) / 118) * min(1, max(0, (y - 60) / 160))


def _wide(y):
    return float(np.interp(y, (-40, 10, 90, 190, 330, 520, 900), (66, 112, 140, 132, 104, 98, 104)))


def _quilt(s):
    r = s.rng
    ys = np.linspace(210, 860, 60)
    edge = [(_cx(y) - _wide(y) + 5 * math.sin(y / 23), y) for y in ys] + [(_cx(y) + _wide(y) + 5 * math.sin(y / 19), y) for y in ys[::-1]]
    g = valid(Polygon(f(edge)))
    s.wash(move(g, 44, 20), NIGHT, 1.0, wet=24)
    s.wash(move(g, 20, 8), NIGHT, 0.9, wet=10)
    s.cover(g)
    s.wash(g, "#f2e2c0", 0.3)
    rows = np.arange(210, 880, 62)
    cols = np.linspace(-1, 1, 5)
    for j, y in enumerate(rows):
        for i, t in enumerate(cols[:-1]):
            cell = [(_cx(v) + u * _wide(v), v) for u, v in ((t, y), (cols[i + 1], y), (cols[i + 1], y + 31), (cols[i + 1], y + 62), (t, y + 62), (t, y + 31))]
            p = valid(Polygon(f(cell))).intersection(g)
            if p.is_empty:
                continue
            col = PATCH[(i * 3 + j * 7 + (i * j) % 4) % len(PATCH)]
            s.wash(p, col, 0.85, edge=0.6, gran=0.35, off=0.6)
            mid = f([(_cx(y + 31) + (t + 0.25) * _wide(y + 31), y + 31)])[0]
            kind = (i + 2 * j) % 4
            if kind == 0:
                for _ in range(5):
                    s.fill(ell(mid[0] + r.uniform(-18, 18), mid[1] + r.uniform(-20, 20), 3.4), "#fff8e8", body=True, clip=p)
            elif kind == 1:
                for v in np.linspace(8, 54, 5):
                    s.stroke(
                        f([(_cx(y + v) + t * _wide(y + v), y + v), (_cx(y + v) + cols[i + 1] * _wide(y + v), y + v)]),
                        2,
                        mix(col, NIGHT, 0.5),
                        clip=p,
                        alpha=0.8,
                    )
            elif kind == 2:
                s.stroke(arc(*mid, 12, 12, 0, 350, 16), 2.4, "#fff8e8", body=True, clip=p, alpha=0.9)
            for q in np.linspace(0.1, 0.9, 6):  # stitches
                a, b = cell[0], cell[1]
                v = np.array(a) * (1 - q) + np.array(b) * q
                s.stroke(f([v + [0, -4], v + [0, 4]]), 1.4, "#fff8e8", body=True, alpha=0.85)
    for x0, x1, k in ((-0.62, -0.5, 0.55), (0.66, 0.6, 0.55)):  # it falls in folds from her shoulders
        line = [(_cx(y) + (x0 + (x1 - x0) * u) * _wide(y), y) for u, y in zip(np.linspace(0, 1, 10), np.linspace(220, 420, 10), strict=True)]
        s.wash(limb(f(line), [6, 14, 18, 18, 16, 14, 12, 10, 8, 4], 6), "#2a1030", k, wet=14, clip=g)
    right = [(_cx(y) + _wide(y) * 0.55, y) for y in ys] + [(_cx(y) + _wide(y) * 1.1, y) for y in ys[::-1]]
    s.wash(valid(Polygon(f(right))), "#2a1030", 0.5, wet=20, clip=g)
    s.wash(valid(Polygon(f([(_cx(y) - 34, y) for y in ys[22:]] + [(_cx(y) - 6, y) for y in ys[22:][::-1]]))), "#fff8e8", 0.05, wet=10, clip=g)
    s.outline(g, 3.4, lost=0.05)
    return g


def _cat(s, x, y, k, turn, cols, tail):
    """From above: ears, back, tail; it walks as she does."""
    dark, col, pale = cols

    def g(*pts):
        return [tuple(p) for p in move(np.asarray(pts, float), *one(x, y), k, TURN + turn)]

    body = blob(g((0, -62), (22, -50), (27, -20), (24, 20), (32, 46), (22, 74), (0, 82), (-22, 74), (-32, 46), (-24, 20), (-27, -20), (-22, -50)))
    s.wash(move(body, 20, 12), NIGHT, 1.0, wet=10)
    for a, b in (((-22, -44), (-30, -78)), ((22, -30), (32, -52)), ((-28, 56), (-38, 34)), ((26, 64), (36, 92))):
        s.thing(limb(g(a, b), [11 * k, 8 * k], 6), col, 1.0, shade=0.8, shcol=dark, hatch=0, line=2.2)
    s.thing(limb(g((0, 78), *tail), [9 * k, 9 * k, 8 * k, 5 * k][: len(tail) + 1], 10), col, 1.0, shade=0.8, shcol=dark, hatch=0, line=2.4)
    s.thing(body, col, 1.0, col2=mix(col, dark, 0.3), shade=0.9, shcol=dark, hatch=0, line=2.8)
    r = s.rng
    ys, xs = np.where(s.mask(body) > 0.6)
    c = np.array(one(x, y))
    for i in r.choice(len(xs), 150):
        p = np.array([xs[i], ys[i]], float)
        a = math.radians(90 + TURN + turn) + (p - c)[0] * 0.012 * -1
        d = np.array([math.cos(a), math.sin(a)]) * r.uniform(8, 18) * k
        lit = r.random() < 0.35 and (p - c)[0] < 8
        s.stroke([p, p + d], 1.5, pale if lit else dark, body=lit, alpha=0.75)
    for v in (-30, -8, 14, 36, 56):
        s.curve(g((-22, v + 8), (0, v), (22, v + 8)), 4 * k, dark, alpha=0.7)
    for e in (-1, 1):
        s.thing(poly(g((8 * e, -108), (28 * e, -126), (27 * e, -92))), col, 1.0, shade=0.7, shcol=dark, hatch=0, line=2.4)
    head_ = blob(g((0, -120), (20, -114), (30, -94), (24, -70), (0, -60), (-24, -70), (-30, -94), (-20, -114)))
    s.wash(move(head_, 8, 8), NIGHT, 0.8, wet=6, clip=body)
    s.thing(head_, col, 1.0, col2=mix(col, dark, 0.3), shade=0.8, shcol=dark, hatch=0, line=2.6)
    for v in (-8, 0, 8):
        s.stroke(g((v, -108), (v * 1.2, -88)), 3 * k, dark, alpha=0.8)
    s.fill(ell(*g((0, -120))[0], 5 * k, 4 * k), "#e89a9a", body=True)
    for e in (-1, 1):
        for q in (0, 8):
            s.curve(g((8 * e, -116), (30 * e, -124 - q), (48 * e, -122 - q * 1.6)), 1.2, "#fff8e8", body=True, alpha=0.8)


def _walker(s):
    """Arms before her, one bare foot on a dove's back."""
    foot = blob(f([(-4, -70), (36, -70), (40, -112), (42, -142), (30, -158), (8, -156), (-4, -140), (-4, -110)]))
    s.thing(foot, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6)
    for a, b, q in ((6, -162, 9), (17, -166, 7), (26, -164, 6), (34, -158, 5.4), (40, -150, 5)):
        s.thing(ell(*one(a, b), q, q * 1.2, TURN), SKIN[0], 0.85, shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    gown = blob(f([(-78, -10), (-70, -60), (-30, -98), (10, -108), (50, -96), (80, -56), (80, 0), (0, 30)]))
    s.wash(move(gown, 14, 10), NIGHT, 0.8, wet=12)
    s.thing(gown, "#fffaf0", 0.15, col2="#dfe4f4", shade=0.9, shcol="#3a4a88", hatch=0, line=3, soft=40)
    for a in np.linspace(-60, 66, 9):
        s.curve(f([(a * 0.7, -20), (a * 0.9, -60), (a * 0.84, -92 + abs(a) * 0.4)]), 1.7, "#5a6aa0", clip=gown)


def _upper(s):
    for side in (-1, 1):
        sleeve = limb(f([(side * 74, -4), (side * 92, -70), (side * 82, -150), (side * 76, -184)]), [40, 34, 27, 30], 12)
        s.wash(move(sleeve, 18, 26), NIGHT, 0.7, wet=12)
        reach(s, one(side * 75, -204), (-86 if side > 0 else 86) + TURN, 92, SKIN, flip=side < 0)
        s.thing(sleeve, "#fffaf0", 0.15, col2="#dfe4f4", shade=1.0, shcol="#3a4a88", hatch=5, line=3)
        for v in (-30, -70, -110, -150):
            s.curve(f([(side * 56, v), (side * 84, v - 12), (side * 112, v + 4)]), 1.8, "#5a6aa0", clip=sleeve)
        for k in range(7):  # frill
            p = one(side * 76 + (k - 3) * 9.5, -212 + abs(k - 3) * 2.5)
            s.thing(ell(*p, 6.5, 11, TURN), "#fffdf6", 0.1, shade=0.5, shcol="#3a4a88", hatch=0, line=1.8)
    dress = blob(f([(-98, 4), (-84, -34), (-46, -52), (0, -46), (46, -52), (84, -34), (98, 4), (92, 90), (104, 190), (112, 268), (52, 292), (0, 280), (-52, 292), (-112, 268), (-104, 190), (-92, 90)]))
    s.wash(move(dress, 26, 18), NIGHT, 0.9, wet=16)
    s.cover(dress)
    s.thing(dress, "#fffaf0", 0.15, col2="#dfe4f4", shade=0.9, shcol="#3a4a88", hatch=6, line=3.2, soft=70)
    for x in (-78, -60, 62, 80):
        s.curve(f([(x * 0.9, 40), (x, 150), (x * 1.1, 270)]), 2, "#5a6aa0", clip=dress)
    for k in range(15):  # a frill at the hem
        s.thing(ell(*one(-98 + 14 * k, 284 - abs(k - 7) * 1.6), 10, 13, TURN), "#fffdf6", 0.1, shade=0.5, shcol="#3a4a88", hatch=0, line=2)
    # nose and brow under the mask, then the hair
    s.thing(blob(f([(-10, -70), (-6, -86), (0, -90), (6, -86), (10, -70)])), SKIN[0], 0.85, shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    s.thing(blob(f([(-44, -56), (-30, -78), (0, -84), (30, -78), (44, -56), (0, -60)])), "#7aa8e0", 0.9, shade=0.8, shcol="#1c2c6a", hatch=0, line=2.4)
    hair_ = blob(
        f(
            [
                (0, -70),
                (34, -60),
                (52, -30),
                (54, 10),
                (62, 60),
                (52, 120),
                (54, 170),
                (32, 210),
                (18, 176),
                (0, 200),
                (-22, 176),
                (-38, 206),
                (-54, 160),
                (-50, 110),
                (-60, 50),
                (-54, 8),
                (-52, -30),
                (-34, -60),
            ]
        )
    )
    s.wash(move(hair_, 16, 10), "#1c0814", 0.8, wet=8)

    def way(x, y):
        u, v = move([(x - W[0], y - W[1])], 0, 0, 1, -TURN)[0]
        if v < 20:
            return math.atan2(v + 22, u) + math.radians(TURN) if v > -40 or abs(u) > 12 else math.radians(-90 + TURN)
        return math.radians(90 + TURN) + u * 0.002 + 0.2 * math.sin(v / 34)

    locks(s, hair_, way, ("#3a1206", "#8a3412", "#d06a24", "#ffc47a"), 420, long=40, w=1.7, line=3)
    s.stroke(f([(0, -66), (1, -30), (-1, 0)]), 2.6, "#e0ac84", body=True)
    band = path(f([(-52, -36), (-30, -20), (0, -14), (30, -20), (52, -36)]), 8)
    s.stroke(band, 8, "#1c2c6a", body=True, taper=(0, 0))
    s.stroke(band, 4.4, "#7aa8e0", body=True, taper=(0, 0))


@card("midnight", paper="cold", light=(-0.7, -0.5))
def sleepwalker(s):
    s.wash(s.all, "#3a4a78", 0.6)
    _street(s)
    _sheet(s)
    _roof(s, FAR - 330, FAR)
    s.stroke(f([(-820, FAR), (820, FAR)]), 7, NIGHT, taper=(0, 0))
    _gable(s)
    _roof(s, END + 12, 900)
    _dove(s, 40, -476, 0.62, -6)
    _dove(s, -34, -336, 0.68, 6)
    _dove(s, 18, -158, 0.8, 0)
    _walker(s)
    _quilt(s)
    _cat(s, 10, 362, 0.95, 4, ("#0a0810", "#2a2630", "#8a8aa0"), [(20, 110), (34, 140), (20, 168)])
    _cat(s, -22, 578, 0.95, -8, ("#5a1c08", "#d8762a", "#ffd890"), [(-16, 112), (-40, 136), (-34, 170)])
    _cat(s, 2, 778, 0.95, 6, ("#4a4a58", "#d8d8dc", "#ffffff"), [(14, 112), (40, 130), (50, 160)])
    _upper(s)
