"""A pane seen along its edge: night and five hungry people on one side, the loaves and a mouse on the other."""

from ..easel import *
from ..kit.brush import threads
from ..kit.profile import fingers, profile

NIGHT, CRUST, GOLD = "#050916", "#3a1608", "#f6b040"
UMBER, OLIVE, ROSE, SAND, HONEY = (
    ("#8a5638", "#a8582e", "#1e101c"),
    ("#d8a878", "#d08a56", "#4a3048"),
    ("#eab892", "#e08862", "#5a3a5a"),
    ("#d69c6c", "#cc7a48", "#402a48"),
    ("#b8784c", "#b86436", "#2e1a30"),
)


def pane(y):
    return 650 - 0.165 * y


def _threads(s, g, way, tones, n, long=30, w=1.5):
    """Pale where the shop lights it, dark towards the night."""
    x0, y0, x1, y1 = g.bounds

    def share(x, y, lit):
        u = np.clip((x - pane(y) + 420) / 420, 0, 1)
        return u**1.5 if lit else 1.15 - 0.7 * u

    threads(s, g, way, tones, n, long, w, share=share, box=(max(x0, -20), y0, x1, min(y1, 1500)), alpha=0.8)


def _ground(s):
    r = s.rng
    s.wash(s.all, "#fde9b4", 0.6, col2="#f8cf7c", gran=0.5, pool=0.6, bloom=4)
    s.wash(poly([(1100, 420), (820, 640), (640, 900), (430, 1100), (380, 1600), (1100, 1600)]), "#d88a2c", 0.8, wet=90, gran=0.6, pool=0.6)
    s.wash(poly([(1100, -100), (1100, 700), (960, 420), (880, 160), (760, -100)]), "#b8641e", 0.8, wet=90, gran=0.6, pool=0.6)
    s.wash(poly([(1100, 1180), (820, 1330), (380, 1400), (380, 1600), (1100, 1600)]), "#2c0f08", 1.2, wet=80, gran=0.6, pool=0.6)
    s.lift(ell(700, 520, 150, 320, 8), 0.5, 80)
    out = poly([(pane(-60), -60), (pane(1560), 1560), (-60, 1560), (-60, -60)])
    s.cover(out)
    s.wash(out, "#6f8fb8", 0.7, col2="#4a6c9c", gran=0.55, pool=0.6, bloom=4)
    s.wash(poly([(-100, -100), (520, -100), (400, 300), (280, 800), (300, 1600), (-100, 1600)]), "#1a3260", 1.15, wet=70, gran=0.6, pool=0.6, clip=out)
    s.wash(poly([(-100, 380), (120, 560), (240, 1100), (420, 1600), (-100, 1600)]), NIGHT, 1.3, wet=80, gran=0.6, pool=0.6, clip=out)
    s.wash(poly([(-100, -100), (420, -100), (160, 60), (-100, 160)]), NIGHT, 1.1, wet=60, gran=0.6, clip=out)
    places.stars(s, 40, (0, 0, 560, 260))
    for x, w, y in ((-30, 120, 330), (84, 96, 390)):  # the other side of the street
        g = poly([(x, 720), (x, y), (x + w / 2, y - 74), (x + w, y), (x + w, 720)])
        s.thing(g, "#22345c", 1.1, shade=0.4, shcol=NIGHT, hatch=5, line=2.4, gran=0.5)
        s.stroke([(x - 9, y + 8), (x + w / 2, y - 78), (x + w + 9, y + 8)], 11, "#eef4fa", body=True)
        for k in range(4):
            a, b = x + w * (0.24 + 0.36 * (k % 2)), y + 22 + 76 * (k // 2)
            if k != 1:
                s.glow(a + 10, b + 16, 40, GOLD, 0.5, 0.5)
                s.fill(box(a, b, a + 20, b + 32), "#ffd468", body=True)
                s.stroke([(a + 10, b), (a + 10, b + 32)], 2, NIGHT)
    for _ in range(150):
        x, y = r.uniform(0, 600), r.uniform(0, 1300)
        if x < pane(y) - 20:
            s.fill(ell(x, y, 1.2 + 4.5 * r.random() ** 3), "#f4f8fc", body=True, alpha=0.9)


def _shelf(s, y, loaves):
    """Of the back wall, far and calm."""
    for x, w, h, k in loaves:
        g = blob([(x - w, y), (x - w * 0.96, y - h * 0.6), (x - w * 0.5, y - h), (x + w * 0.5, y - h * 0.96), (x + w * 0.95, y - h * 0.55), (x + w, y)])
        s.thing(g, ("#d88a34", "#b8641e")[k % 2], 0.8, col2="#9a4a18", shade=0.8, shcol="#4a1c08", hatch=6, line=2.2, gran=0.5)
        for q in (-0.5, -0.1, 0.3):
            s.curve([(x + w * q, y - h * 0.86), (x + w * (q + 0.16), y - h * 0.6), (x + w * (q + 0.22), y - h * 0.34)], 4, "#fde2a4", body=True, alpha=0.8)
    board = poly([(680, y - 2), (1060, y - 2), (1060, y + 22), (690, y + 22)])
    s.wash(move(board, -6, 16), CRUST, 0.7, wet=12)
    s.thing(board, "#7a3c18", 1.0, shade=0.7, shcol=CRUST, hatch=5, line=2.6)


def _coat(s, pts, col, deep, tones, fold):
    outside = poly([(pane(-60) - 5, -60), (pane(1620) - 5, 1620), (-100, 1620), (-100, -60)])
    g = valid(blob(pts).intersection(outside))
    s.wash(g.buffer(9).intersection(outside), NIGHT, 1.0, wet=12, clip=outside)
    s.thing(g, col, 1.1, col2=deep, shade=0.9, shcol=NIGHT, hatch=0, line=3, gran=0.55, soft=70)
    x0, y0, x1, _ = g.bounds
    _threads(s, g, lambda x, y: 1.75 + 0.35 * math.sin(x * 0.016 + fold) - 0.5 * np.clip((y0 + 160 - y) / 160, 0, 1), tones, 230, 36, 1.8)
    s.wash(poly([(x0, y0), (x0 + (x1 - x0) * 0.42, y0), (x0 + (x1 - x0) * 0.3, 1600), (x0, 1600)]), NIGHT, 0.9, wet=50, clip=g)
    return g


def _snowed(s, pts, w=10, n=90):
    """Snow that has lain down on something."""
    r, c = s.rng, path(pts, 12)
    s.stroke(c + [2, 6], w * 1.2, "#5a78a8", taper=(0.2, 0.2))
    s.stroke(c, w, "#f6fafc", body=True, taper=(0.25, 0.25), wobble=3)
    for _ in range(n):
        p = c[int(r.integers(len(c)))] + r.normal(size=2) * [9, w * 0.6]
        s.fill(ell(*p, 1 + 4 * r.random() ** 2), "#f6fafc", body=True)


def _strands(s, at, roots, ends, n, tones, w=(0.9, 2.2), jit=5, bend=(0, 0)):
    """Single hairs of the unit head, from one line to another."""
    r, a_, b_ = s.rng, path(roots, 10), path(ends, 10)
    for i in range(n):
        u = r.random()
        a = at([a_[int(u * (len(a_) - 1))]])[0] + r.normal(size=2) * jit
        b = at([b_[int(u * (len(b_) - 1))]])[0] + r.normal(size=2) * jit
        m = (a + b) / 2 + np.asarray(bend) + r.normal(size=2) * jit
        col, body = tones[i % len(tones)]
        s.curve([a, m, b], r.uniform(*w), col, n=7, body=body, alpha=0.9)


def _who(s, y, size, turn, skin, back=0, **kw):
    x = pane(y + 0.22 * size) - (0.485 * math.cos(math.radians(turn)) - 0.12 * math.sin(math.radians(turn))) * size - 3 - back
    s.wash(ell(x, y, size * 0.5, size * 0.55), NIGHT, 0.8, wet=18)
    at = profile(s, x, y, size, turn, skin=skin, line=2.6, k=0.75, neck=((x - 0.13 * size, y + 0.5 * size), 0.17 * size), **kw)
    lid = valid(Polygon(at(path([(0.588, 0.43, 1), (0.635, 0.384), (0.70, 0.382, 1), (0.702, 0.416, 1), (0.65, 0.41)], 6, True))))  # lowered
    s.cover(lid, ink=0)
    s.wash(lid, skin[0], 0.9, col2=skin[1], edge=0.5)
    s.outline(lid, 1.6, lost=0.2)
    s.fill(ell(*at([(0.678, 0.430)])[0], size * 0.018, size * 0.018), "#1a100c")
    s.curve(at([(0.582, 0.436), (0.645, 0.410), (0.708, 0.418)]), 4.2)
    return at


def _scarf(s, x, y, size, col, deep):
    """Round the neck twice, and knitted."""
    r = s.rng
    for dy, k in ((0.60, 1.0), (0.50, 0.86)):
        g = limb(
            [(x - 0.36 * k * size, y + (dy - 0.06) * size), (x - 0.14 * size, y + (dy + 0.05) * size), (x + 0.12 * k * size, y + dy * size)],
            [0.10 * size, 0.12 * size, 0.10 * size],
        )
        s.wash(g.buffer(5), NIGHT, 0.8, wet=7)
        s.thing(g, col, 1.1, col2=deep, shade=0.9, shcol=NIGHT, hatch=0, line=2.6, gran=0.5)
        x0, y0, x1, y1 = g.bounds
        for _ in range(90):
            p = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
            lit = r.random() < (p[0] - x0) / (x1 - x0) * 0.7
            s.stroke([p, p + [5, 6], p + [3, 15]], r.uniform(1, 1.9), "#ffe6b8" if lit else deep if r.random() < 0.4 else NIGHT, clip=g, body=lit, alpha=0.85)


def _breath(s, at, size, turn=0):
    x, y = at([(0.84, 0.74)])[0]
    s.lift(ell(pane(y) - 8, y, size * 0.11, size * 0.3, 9), 0.55, 9)
    s.scumble(ell(pane(y) - 6, y + 6, size * 0.12, size * 0.34, 9), "#fbfaf4", 0.55)
    for _ in range(34):
        p = (pane(y) - 4 - abs(s.rng.normal()) * size * 0.08, y + s.rng.normal() * size * 0.17)
        s.fill(ell(*p, s.rng.uniform(0.8, 2.6)), "#fbfaf4", body=True, alpha=0.8)


def _hand(s, y, size, skin, cuff, way=-62):
    """A palm on the glass, from its edge: the fingers lie along it."""
    x = pane(y) - size * 0.33
    sleeve = limb(
        [(x - size * 1.2, y + size * 1.0), (x - size * 0.5, y + size * 0.62), (x - size * 0.06, y + size * 0.08)], [size * 0.36, size * 0.3, size * 0.2]
    )
    s.wash(sleeve.buffer(7), NIGHT, 0.9, wet=10)
    fingers(s, x, y, size, way, curls=(-5, -6, -7, -8), spread=5, thumb=(-52, 14), skin=skin, line=2, k=0.75)
    s.thing(sleeve, cuff, 1.1, shade=0.9, shcol=NIGHT, hatch=0, line=2.8, gran=0.5)
    _threads(s, sleeve, lambda x, y: -0.7, ((NIGHT, 0), ("#ffe0b0", 1), (NIGHT, 0)), 70, 18, 1.6)
    for k in range(6):
        p = np.array([x - size * 0.26 + k * size * 0.07, y + size * 0.02 + k * size * 0.05])
        s.stroke([p, p + [-size * 0.1, size * 0.14]], 2, NIGHT)


def _people(s):
    r = s.rng
    white = (("#5a6080", 0), ("#b8bccc", 1), ("#fbf6ea", 1), ("#fbf6ea", 1), ("#fde0a8", 1))
    brown = (("#140806", 0), ("#3a1c0e", 0), ("#6a3a1c", 1), ("#140806", 0), ("#c88a4a", 1))
    # an old man
    _coat(s, [(250, 400), (420, 400), (520, 520), (540, 700), (540, 1600), (-90, 1600), (-90, 640), (60, 500)], "#3c4a64", "#1a2440", ((NIGHT, 0), ("#20304e", 0), ("#c8c0b0", 1), (NIGHT, 0)), 0)  # fmt: skip
    _snowed(s, [(20, 536), (100, 470), (230, 412)], 15)
    at = _who(s, 268, 290, 15, OLIVE, brow=-0.6)
    _scarf(s, 465, 268, 290, "#8a6a3c", "#3a2418")
    for pts in ([(0.60, 0.50), (0.66, 0.52), (0.70, 0.50)], [(0.70, 0.60), (0.66, 0.66), (0.66, 0.70)], [(0.56, 0.40), (0.52, 0.38)], [(0.56, 0.43), (0.51, 0.45)], [(0.60, 0.26), (0.66, 0.25), (0.71, 0.27)]):  # fmt: skip
        s.curve(at(pts), 1.7, OLIVE[2])
    _strands(
        s, at, [(0.78, 0.66), (0.66, 0.74), (0.50, 0.72), (0.38, 0.52)], [(0.84, 1.0), (0.74, 1.16), (0.56, 1.14), (0.30, 0.86)], 460, white, (0.9, 2.2), 6
    )
    _strands(s, at, [(0.70, 0.655), (0.79, 0.655)], [(0.66, 0.76), (0.80, 0.745)], 60, white, (1, 2), 3)
    _strands(s, at, [(0.36, 0.26), (0.20, 0.3), (0.02, 0.3)], [(0.32, 0.56), (0.14, 0.74), (-0.04, 0.6)], 200, white, (0.9, 2), 5)
    s.thing(ell(*at([(0.34, 0.50)])[0], 19, 30, 15), OLIVE[0], 0.8, col2=OLIVE[1], shade=0.7, shcol=OLIVE[2], hatch=0, line=2.4)
    cap = valid(
        Polygon(
            at(
                path(
                    [(-0.10, 0.30), (-0.12, 0.08), (0.10, -0.12), (0.42, -0.12), (0.70, 0.06), (0.80, 0.17), (0.79, 0.22), (0.62, 0.20), (0.30, 0.24)], 8, True
                )
            )
        )
    )
    s.wash(cap.buffer(5), NIGHT, 0.8, wet=9)
    s.thing(cap, "#5a4a3c", 1.15, col2="#2a2028", shade=0.9, shcol=NIGHT, hatch=5, line=3, gran=0.5)
    _threads(s, cap, lambda x, y: 0.9, ((NIGHT, 0), ("#e8c890", 1), ("#20161a", 0)), 130, 14, 1.5)
    s.curve(at([(0.56, 0.02), (0.64, 0.10), (0.66, 0.20)]), 2.4, NIGHT)
    _snowed(s, at([(-0.10, 0.10), (0.10, -0.11), (0.38, -0.12), (0.56, -0.03)]), 15)
    _breath(s, at, 290)
    _hand(s, 540, 112, OLIVE, "#3c4a64")
    # a boy with curls, further back
    _coat(s, [(150, 690), (330, 690), (450, 780), (470, 1600), (-90, 1600), (-90, 830), (40, 740)], "#c8862a", "#7a3c18", ((NIGHT, 0), ("#5a2c10", 0), ("#ffdc90", 1), ("#2a1408", 0)), 2)  # fmt: skip
    at = _who(s, 574, 216, 12, UMBER, 66, brow=-0.5)
    _scarf(s, 381, 574, 216, "#3a6a8a", "#12304a")
    s.fill(
        valid(
            Polygon(
                at(
                    path(
                        [
                            (0.68, 0.14),
                            (0.5, -0.05),
                            (0.3, -0.09),
                            (0.04, 0.02),
                            (-0.08, 0.26),
                            (-0.06, 0.46),
                            (0.05, 0.62),
                            (0.24, 0.60),
                            (0.36, 0.42),
                            (0.52, 0.24),
                        ],
                        8,
                        True,
                    )
                )
            )
        ),
        "#0a0608",
    )
    for i in range(230):
        a, q = r.uniform(0, math.tau), math.sqrt(r.random())
        p = at([(0.25 + 0.38 * q * math.cos(a), 0.20 + 0.36 * q * math.sin(a))])[0]
        if (p - at([(0.62, 0.36)])[0])[0] > -6:
            continue
        k = r.uniform(7, 14)
        s.stroke(
            arc(*p, k, k * 0.8, r.uniform(0, 360), r.uniform(420, 600), 12),
            r.uniform(1.8, 3.6),
            ("#050308", "#140c10", "#2a1a18", "#050308", "#5a3620")[i % 5],
            body=i % 5 in (2, 4),
        )
    s.thing(ell(*at([(0.34, 0.52)])[0], 14, 22, 12), UMBER[0], 0.9, col2=UMBER[1], shade=0.7, shcol=UMBER[2], hatch=0, line=2.2)
    # a girl with a braid
    _coat(s, [(230, 920), (380, 910), (450, 990), (440, 1600), (-90, 1600), (-90, 1120), (110, 980)], "#a82c3c", "#5a1020", ((NIGHT, 0), ("#3a0814", 0), ("#ffa080", 1), ("#24040e", 0)), 4)  # fmt: skip
    at = _who(s, 790, 224, 17, ROSE, 0, brow=-0.5)
    _scarf(s, 412, 790, 224, "#e0b84a", "#7a4a18")
    locks = valid(
        Polygon(
            at(
                path(
                    [
                        (0.66, 0.10),
                        (0.5, -0.03),
                        (0.3, -0.05),
                        (0.06, 0.04),
                        (-0.06, 0.26),
                        (-0.05, 0.48),
                        (0.05, 0.66),
                        (0.20, 0.70),
                        (0.30, 0.60),
                        (0.40, 0.44),
                        (0.54, 0.24),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.fill(locks, "#1a0c08")
    _strands(s, at, [(0.64, 0.10), (0.54, 0.24), (0.40, 0.44), (0.30, 0.60)], [(0.30, 0.0), (0.10, 0.2), (0.02, 0.4), (0.06, 0.62)], 300, brown, (0.9, 2.2), 4)
    _strands(s, at, [(0.5, -0.02), (0.3, -0.04), (0.06, 0.05)], [(0.12, 0.60), (0.06, 0.58), (0.0, 0.5)], 160, brown, (0.9, 2.2), 4, (-10, 0))
    s.thing(ell(*at([(0.36, 0.53)])[0], 14, 22, 16), ROSE[0], 0.8, col2=ROSE[1], shade=0.7, shcol=ROSE[2], hatch=0, line=2.2)
    a, b = at([(0.02, 0.62)])[0], at([(-0.30, 1.62)])[0]
    for k in range(9):
        u = k / 8
        p = a * (1 - u) + b * u + np.array([-16 * math.sin(u * 3), 0])
        for q in (-1, 1):
            g = move(blob([(-4 * q, -18), (15 * q, -10), (17 * q, 10), (-2 * q, 24), (-7 * q, 4)], 6), *p, 1.15 - 0.4 * u, 16)
            s.thing(g, "#4a2410", 1.15, shade=0.8, shcol="#0c0404", hatch=0, line=2)
            for _ in range(9):
                c = p + r.normal(size=2) * 8 + [8 * q, 0]
                s.stroke([c, c + [-7 * q, 12]], 1.4, ("#140806", "#c88a4a")[int(r.integers(2))], clip=g, body=True)
    s.stroke([b + [-10, 6], b + [10, 10]], 9, "#e8c040", body=True)
    _breath(s, at, 224)
    _hand(s, 990, 92, ROSE, "#a82c3c", -66)
    # one in a kerchief, further back
    _coat(s, [(120, 1120), (270, 1110), (350, 1190), (350, 1600), (-90, 1600), (-90, 1240)], "#5a4a96", "#241c4c", ((NIGHT, 0), ("#1c1440", 0), ("#d8c0e8", 1), (NIGHT, 0)), 1)  # fmt: skip
    at = _who(s, 998, 188, 14, HONEY, 58, brow=-0.4)
    ker = valid(
        Polygon(
            at(
                path(
                    [
                        (0.70, 0.16),
                        (0.54, -0.05),
                        (0.28, -0.09),
                        (0.02, 0.02),
                        (-0.12, 0.28),
                        (-0.16, 0.62),
                        (-0.02, 0.86),
                        (0.22, 0.94),
                        (0.46, 0.90),
                        (0.36, 0.72),
                        (0.38, 0.52),
                        (0.50, 0.30),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    s.wash(ker.buffer(4), NIGHT, 0.8, wet=8)
    s.thing(ker, "#2f6a7a", 1.15, col2="#143848", shade=0.9, shcol=NIGHT, hatch=0, line=2.8, gran=0.5)
    _threads(s, ker, lambda x, y: 2.0, ((NIGHT, 0), ("#b8e0d8", 1), ("#0a2430", 0)), 120, 22, 1.5)
    for _ in range(40):
        p = at([(r.uniform(-0.1, 0.6), r.uniform(0, 0.85))])[0]
        if ker.buffer(-6).contains(ell(*p, 1)):
            s.fill(ell(*p, 3.2), "#f6d488", body=True)
    # the smallest, on the toes, with a bobbled cap
    _coat(s, [(150, 1300), (290, 1290), (400, 1330), (400, 1600), (-90, 1600), (-60, 1420), (60, 1340)], "#3c7a4a", "#14402c", ((NIGHT, 0), ("#0c3020", 0), ("#c8e8a8", 1), (NIGHT, 0)), 3)  # fmt: skip
    at = _who(s, 1190, 196, 4, SAND, 0, brow=-0.7)
    _scarf(s, 350, 1190, 196, "#c8453a", "#5a1018")
    _strands(s, at, [(0.62, 0.16), (0.46, 0.26), (0.34, 0.36)], [(0.70, 0.27), (0.42, 0.52), (0.28, 0.62)], 110, brown, (0.9, 2), 4)
    s.thing(ell(*at([(0.35, 0.53)])[0], 13, 20, 6), SAND[0], 0.8, col2=SAND[1], shade=0.7, shcol=SAND[2], hatch=0, line=2.2)
    cap = valid(Polygon(at(path([(-0.10, 0.44), (-0.14, 0.10), (0.08, -0.16), (0.38, -0.18), (0.64, 0.0), (0.74, 0.22), (0.34, 0.26)], 8, True))))
    s.wash(cap.buffer(5), NIGHT, 0.8, wet=8)
    s.thing(cap, "#3c8a4e", 1.15, col2="#14482c", shade=0.9, shcol=NIGHT, hatch=0, line=3, gran=0.5)
    for k in range(12):
        u = k / 11
        c = at(path([(-0.10 + 0.82 * u, 0.40 - 0.2 * u), (0.02 + 0.56 * u, 0.08 - 0.1 * u), (0.2 + 0.14 * u, -0.18)], 8))
        s.stroke(c, 2, "#06200f", clip=cap)
        for p in c[::2]:
            s.stroke([p + [-4, 4], p, p + [4, 4]], 1.5, "#c8f0b0" if u > 0.4 else "#0c3018", body=u > 0.4, clip=cap)
    s.stroke(at(path([(-0.12, 0.45), (0.34, 0.28), (0.76, 0.22)], 8)), 19, "#0c2a18", taper=(0, 0))
    s.stroke(at(path([(-0.12, 0.44), (0.34, 0.27), (0.76, 0.21)], 8)), 14, "#e2c068", taper=(0, 0), body=True)
    for k in range(16):
        p = at([(-0.10 + 0.055 * k, 0.435 - 0.0145 * k)])[0]
        s.stroke([p + [-2, -7], p + [2, 8]], 1.7, "#5a3a10", body=True)
    for i in range(130):
        a, q = r.uniform(0, math.tau), 28 * math.sqrt(r.random())
        p = at([(0.12, -0.24)])[0]
        e = p + np.array([math.cos(a), math.sin(a)]) * q
        s.stroke([p * 0.4 + e * 0.6, e], 2, ("#fff6ea", "#c8c0d0", "#4a4a6a", "#fff0d0")[i % 4], body=True)
    _breath(s, at, 196)
    _hand(s, 1370, 78, SAND, "#3c7a4a", -68)


def _glass(s):
    edge = poly([(pane(-40) - 3, -40), (pane(-40) + 15, -40), (pane(1400) + 15, 1400), (pane(1400) - 3, 1400)])
    s.cover(edge)
    s.wash(edge, "#bfe0d0", 0.5, col2="#f8e8b8", edge=0.8, gran=0.3)
    for d, w in ((-3, 3.4), (15, 2.8)):
        s.stroke([(pane(y) + d, y) for y in range(-40, 1420, 60)], w, "#10202c")
    s.stroke([(pane(y) + 5, y) for y in range(-40, 1420, 60)], 2.4, body=True, alpha=0.9)
    for y in (34, 1396):
        x = pane(y)
        g = (
            poly([(x - 44, y - 22), (x + 60, y - 30), (x + 62, y + 26), (x - 44, y + 30)])
            if y < 100
            else poly([(x - 70, y - 16), (x + 74, y - 20), (x + 70, 1560), (x - 80, 1560)])
        )
        s.wash(g.buffer(6), NIGHT, 0.8, wet=8)
        s.thing(g, "#6a3418", 1.1, col2="#3a180c", shade=0.8, shcol="#14060a", hatch=5, line=3.2, gran=0.5)
        for k in range(5):
            q = x - 56 + 26 * k
            s.curve([(q, y - 14), (q + 5, y + 30), (q - 4, y + 110)], 1.6, "#1a0806", clip=g)


def _crust(s, g, cuts, seed=0.0, flour=True):
    """A loaf: scorched below, golden above, split where the knife went in."""
    r, (x0, y0, x1, y1) = s.rng, g.bounds
    w, h = x1 - x0, y1 - y0
    s.wash(ell((x0 + x1) / 2 + 10, y1 - 6, w * 0.54, 26), "#160604", 1.1, wet=14)
    s.thing(g, "#e09434", 1.05, col2="#a04c16", shade=1.0, shcol="#3a1206", hatch=6, line=3.4, gran=0.55, soft=h * 0.4)
    s.wash(ell((x0 + x1) / 2, y1, w * 0.5, h * 0.35), "#3a1206", 0.9, wet=24, clip=g)
    for i in range(int(w * 0.9)):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        v, q = (y - y0) / h, r.uniform(8, 22)
        lit = r.random() > v + 0.25
        s.curve(
            [(x, y), (x + q * 0.5, y - 4 + 8 * v), (x + q, y + 3 * math.sin(seed))],
            r.uniform(0.9, 2),
            ("#ffe0a0" if lit else ("#2a0c04", "#5a200a")[i % 2]),
            n=4,
            clip=g,
            body=lit,
            alpha=0.75,
        )
    for c in cuts:
        s.cover(c)
        s.wash(c, "#f6cf86", 0.8, col2="#d8923c", edge=0.9, gran=0.5)
        s.hatch(c, tone=0.55, ang=64, sep=8, w=1.2, thr=0.3, longest=26, wander=0.3, col="#7a3a12")
        for _ in range(16):
            p = (r.uniform(*c.bounds[::2]), r.uniform(*c.bounds[1::2]))
            s.fill(ell(*p, r.uniform(1, 3.4), r.uniform(0.8, 2)), "#b87a38", clip=c, alpha=0.8)
        s.outline(c, 2.6, "#3a1206", lost=0)
        s.stroke(np.array(c.exterior.coords)[: len(c.exterior.coords) // 2] + [0, -3], 3, "#5a200a")
    if flour:
        s.scumble(poly([(x0, y0), (x1, y0), (x1, y0 + h * 0.4), (x0, y0 + h * 0.5)]).intersection(g), "#fff8e8", 0.55, 10)


def _loaves(s):
    r = s.rng
    _shelf(s, 330, ((770, 52, 66, 0), (880, 48, 56, 1), (982, 56, 70, 0)))
    _shelf(s, 610, ((740, 44, 54, 1), (852, 58, 74, 0), (970, 50, 60, 1)))
    table = poly([(pane(1330) + 20, 1322), (1060, 1276), (1060, 1560), (pane(1560), 1560)])
    s.cover(table)
    s.wash(table, "#b4702c", 0.9, col2="#7a3c16", gran=0.6, pool=0.6)
    s.wash(poly([(380, 1440), (1060, 1390), (1060, 1600), (380, 1600)]), "#200a06", 1.2, wet=50, gran=0.6, clip=table)
    s.stroke([(pane(1330) + 20, 1322), (1060, 1276)], 4, CRUST)
    for k in range(7):
        y = 1345 + k * 27
        s.stroke([(430, y + 4), (700, y - 10 + r.normal() * 4), (1010, y - 32)], 1.8, CRUST, clip=table, wobble=2)
    for x, y, turn in ((800, 1010, -64), (880, 1000, -78), (950, 1020, -96)):  # long ones, standing in a basket
        g = move(blob([(-190, 0), (-150, -34), (0, -40), (170, -34), (214, 0), (170, 32), (0, 38), (-150, 34)]), x, y, 1, turn)
        cuts = [move(blob([(-30, -14), (16, -22), (34, -6), (-10, 10)], 6), *move([(q, 0)], x, y, 1, turn)[0], 0.9, turn + 14) for q in (10, 74, 138)]
        _crust(s, g, cuts, turn, False)
    basket = poly([(724, 1100), (1060, 1076), (1060, 1330), (760, 1336)])
    s.wash(basket.buffer(8), "#160604", 0.9, wet=14)
    s.thing(basket, "#a8702c", 1.0, col2="#6a3814", shade=0.9, shcol=CRUST, hatch=0, line=3)
    for j in range(9):
        for i in range(11):
            x, y = 738 + 31 * i + 3 * j, 1116 + 25 * j - 2 * i
            g = (
                blob([(x - 14, y), (x, y - 10), (x + 15, y), (x, y + 9)], 5)
                if (i + j) % 2
                else blob([(x - 9, y - 12), (x + 9, y - 12), (x + 8, y + 12), (x - 9, y + 12)], 5)
            )
            s.thing(g.intersection(basket), ("#c8923e", "#8a5420")[(i + j) % 2], 0.8, shade=0.6, shcol=CRUST, hatch=0, line=1.8)
    s.stroke([(716, 1098), (880, 1086), (1060, 1074)], 20, CRUST, taper=(0, 0))
    s.stroke([(716, 1096), (880, 1084), (1060, 1072)], 13, "#d8a450", taper=(0, 0), body=True)
    for k in range(24):
        x = 722 + 14 * k
        s.stroke([(x, 1104 - 0.07 * (x - 716)), (x + 9, 1088 - 0.07 * (x - 716))], 2, CRUST, body=True)
    big = blob([(646, 1420), (660, 1310), (760, 1224), (900, 1206), (1040, 1250), (1100, 1360), (1060, 1470), (900, 1506), (740, 1494)])
    cuts = [
        blob([(716, 1330), (800, 1272), (930, 1262), (1010, 1296), (1000, 1318), (910, 1292), (806, 1304), (730, 1356)]),
        blob([(748, 1404), (830, 1350), (950, 1340), (1040, 1376), (1030, 1398), (940, 1368), (836, 1382), (760, 1428)]),
    ]
    _crust(s, big, cuts, 1.0)
    roll = blob([(470, 1478), (486, 1430), (550, 1402), (630, 1410), (668, 1450), (660, 1500), (590, 1530), (500, 1524)])
    _crust(s, roll, [blob([(506, 1452), (560, 1424), (634, 1442), (628, 1456), (560, 1442), (512, 1466)])], 2.0)
    for x, y, k in ((800, 1200, 1.2), (940, 1190, 1.4), (690, 1260, 0.9), (570, 1400, 0.6)):
        for q in range(4):
            a = x - 40 + 28 * q
            c = [(a, y), (a - 34 * k, y - 90 * k), (a + 20 * k, y - 190 * k), (a - 44 * k, y - 300 * k), (a - 70 * k, y - 420 * k)]
            s.stroke(path(c, 12), np.linspace(9, 2, len(path(c, 12))) * k, "#fffaf0", body=True, alpha=0.36, wobble=3)
    for _ in range(70):
        s.fill(
            ell(r.uniform(470, 690), 1352 + abs(r.normal()) * 26, r.uniform(1.5, 5.5), r.uniform(1.2, 3.6), r.uniform(0, 90)),
            ("#fbe0a0", "#c88a3c", "#5a2810")[int(r.integers(3))],
            body=True,
        )


def _mouse(s):
    r = s.rng

    def m(pts):
        return move(np.asarray([q[:2] for q in pts], float), 566, 1330, 1.3)

    def g(pts):
        return valid(Polygon(m(path(pts, 8, True))))

    s.wash(ell(572, 1356, 82, 16), "#160604", 1.1, wet=9)
    s.curve(m([(46, 12), (84, 22), (104, 6), (92, -14), (112, -26)]), 6, "#5a3430")
    s.curve(m([(46, 12), (84, 22), (104, 6), (92, -14), (112, -26)]), 3.4, "#e0a090", body=True)
    body = g([(-34, -40), (-8, -48), (28, -36), (52, -2), (46, 20), (4, 24), (-28, 20), (-30, -8), (-60, -20), (-68, -32), (-52, -50)])
    s.thing(body, "#8a7468", 1.05, shade=0.9, shcol="#20120f", hatch=0, line=2.6, gran=0.5)
    for i in range(330):
        p = m([(r.uniform(-62, 50), r.uniform(-48, 22))])[0]
        if body.contains(ell(*p, 3)):
            s.curve(
                [p, p + [7, 2], p + [15 * r.uniform(0.6, 1.2), 8]],
                r.uniform(0.9, 1.8),
                ("#20120f", "#4a362e", "#f6dcb4", "#8a7468")[i % 4],
                n=4,
                body=i % 4 > 1,
                alpha=0.85,
            )
    for x, y, k in ((-22, -58, 0.9), (-36, -56, 1.0)):
        ear = ell(*m([(x, y)])[0], 19 * k, 22 * k, 12)
        s.thing(ear, "#d89a88", 0.9, shade=0.7, shcol="#5a2a2a", hatch=0, line=2.4)
    s.fill(ell(*m([(-50, -36)])[0], 5.4), "#080406")
    s.fill(ell(*m([(-51.5, -37.5)])[0], 1.8), body=True)
    s.fill(ell(*m([(-68, -30)])[0], 4.4, 3.6), "#c85a5a", body=True)
    for q in (-9, -2, 5):
        s.curve(m([(-62, -27), (-78, -28 + q), (-92, -30 + q * 2.2)]), 1.1, "#20120f")
    crumb = g([(-58, -12), (-44, -18), (-38, -6), (-50, 2)])
    s.thing(crumb, "#f8dc98", 0.8, shade=0.6, shcol="#7a4a18", hatch=0, line=2)
    for x in (-50, -38):
        s.curve(m([(x + 16, -8), (x + 6, 0), (x, -4)]), 4.4, "#e0a090", body=True)
    s.thing(ell(*m([(-6, 22)])[0], 19, 6), "#e0a090", 0.9, shade=0.5, hatch=0, line=2)


@card("bone", paper="cold", light=(0.75, -0.25), fresh=False)
def window_bread(s):
    _ground(s)
    _loaves(s)
    _people(s)
    _glass(s)
    _mouse(s)
    s.splatter(NIGHT, 40, (0, 0, 230, 1500), (0.8, 4.5))
    s.splatter(CRUST, 50, (620, 300, 1000, 1500), (0.7, 4.2))
