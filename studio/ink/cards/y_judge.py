"""Justice from above: a wig, those who live in it, and far below a man who has brought something."""

from ..easel import *
from ..kit.brush import threads

NIGHT, BONE = "#140c0a", "#efe2c8"
WIG = np.array([500.0, 452.0])
MAN = np.array([372.0, 1298.0])
POOL = (476, 1316)
HAIR = ("#a88a60", "#d4ba8c", "#6a4e34", "#bc9e70", "#fff6e0", "#fffdf4")


def _floor(s):
    r = s.rng
    s.wash(s.all, "#e0cca0", 0.45, col2="#c8b080", gran=0.25, pool=0.5)
    q = 56
    for i in range(-1, 19):
        for j in range(16, 28):
            x, y = MAN[0] + (i - 8.5) * q, j * q + 12
            if (i + j) % 2:
                s.wash(box(x, y, x + q, y + q), "#4a3424", 0.85 + 0.25 * r.random(), edge=0.5, gran=0.25, off=0.6, rough=0.5)
    s.wash(s.all, "#2a1810", 0.8, gran=0.3, grad=("rad", *POOL, 520, -0.5, 1.5))
    s.wash(s.all, NIGHT, 2.3, gran=0.3, grad=("rad", *POOL, 700, -1.0, 1.6))
    s.glow(*POOL, 330, "#fff0c0", 0.08, 0.6)


def _judged(s, kind, c, q):
    if kind == "house":
        s.thing(poly([c + (-q, q * 0.5), c + (-q, -q * 0.2), c + (q, -q * 0.2), c + (q, q * 0.5)]), "#f4e4c4", 0.4, shade=0.3, hatch=0, line=1.8)
        s.thing(poly([c + (-q * 1.2, -q * 0.1), c + (0, -q * 0.95), c + (q * 1.2, -q * 0.1)]), "#b8302c", 1.0, shade=0.4, hatch=0, line=1.8)
    elif kind == "heart":
        s.thing(blob([(*(c + (0, q * 0.8)), 1), c + (-q, -q * 0.1), c + (-q * 0.5, -q * 0.7), (*(c + (0, -q * 0.35)), 1), c + (q * 0.5, -q * 0.7), c + (q, -q * 0.1)]), "#c8303a", 1.1, shade=0.5, hatch=0, line=1.8)  # fmt: skip
    elif kind == "boat":
        s.thing(blob([c + (-q, 0), c + (q, 0), c + (q * 0.5, q * 0.5), c + (-q * 0.5, q * 0.5)]), "#5a86a8", 0.9, shade=0.4, hatch=0, line=1.6)
        s.thing(poly([c + (0, -q), c + (q * 0.7, -q * 0.1), c + (0, -q * 0.1)]), "#fffaf0", 0.1, shade=0.2, hatch=0, line=1.6)
    elif kind == "ring":
        s.stroke(arc(*(c + (0, q * 0.2)), q * 0.55, q * 0.45, 0, 355, 24), q * 0.26, "#f0c040", body=True, taper=(0, 0))
        s.thing(poly([c + (-q * 0.3, -q * 0.5), c + (q * 0.3, -q * 0.5), c + (0, -q * 0.1)]), "#bfe8f0", 0.5, shade=0.3, hatch=0, line=1.6)
    else:
        s.thing(ell(*c, q * 0.7), "#f0c040", 0.9, shade=0.5, hatch=0, line=1.7)


def _desk(s):
    """The edge of a dark desk, three drawers that stand open, and a gavel."""
    r = s.rng
    board = poly([(40, 800), (960, 800), (960, 1036), (40, 1036)])
    s.wash(move(poly([(40, 900), (960, 900), (930, 1092), (70, 1092)]), 20, 20), NIGHT, 1.6, wet=30)
    front = poly([(40, 1036), (960, 1036), (936, 1076), (64, 1076)])
    s.thing(front, "#5a3018", 1.3, shade=0.6, shcol=NIGHT, hatch=0, line=2.6)
    for x, kind in ((206, "heart"), (318, "house"), (850, "boat")):
        w = 46
        tray = poly([(x - w, 1030), (x + w, 1030), (x + w * 0.98, 1104), (x - w * 0.98, 1104)])
        s.wash(move(tray, 12, 16), NIGHT, 1.4, wet=12)
        s.thing(tray, "#8a5428", 1.1, shade=0.4, shcol=NIGHT, hatch=0, line=2.4)
        well = box(x - w + 9, 1020, x + w - 9, 1093)
        s.wash(well, NIGHT, 1.7)
        s.stroke([(x - w + 4, 1100), (x + w - 4, 1100)], 2, "#f0c48a", body=True, taper=(0, 0), alpha=0.7)
        _judged(s, kind, np.array([x, 1066.0]), 25)
        s.thing(ell(x, 1109, 8, 6), "#e8bc54", 0.9, shade=0.6, hatch=0, line=1.6)
    s.cover(board)
    s.wash(board, "#7a4826", 1.15, col2="#5a3018", gran=0.3)
    for _ in range(190):
        x, y = r.uniform(30, 940), r.uniform(880, 1030)
        n = r.uniform(40, 150)
        s.curve([(x, y), (x + n / 2, y + r.normal() * 2), (x + n, y)], r.uniform(0.8, 1.8), ("#2a140a", "#9a6438")[int(r.random() < 0.3)], body=True, alpha=0.45, clip=board)  # fmt: skip
    s.wash(blob([(0, 840), (500, 1010), (1000, 840), (1000, 780), (0, 780)]), NIGHT, 1.2, wet=30, clip=board)
    s.stroke([(42, 1026), (958, 1026)], 3.4, "#e8b880", body=True, taper=(0, 0), alpha=0.75)
    s.outline(board, 3, lost=0)


def _gavel(s):
    """It lies upon its block at the right."""
    kw = dict(shade=0.9, shcol="#1c0806", hatch=0, line=2.8)
    block = ell(690, 972, 56, 46)
    s.wash(move(block, 10, 12), NIGHT, 1.2, wet=10)
    s.thing(block, "#9a5c30", 1.1, **kw)
    for q in (0.82, 0.74):
        s.stroke(arc(690, 970, 56 * q, 46 * q, 0, 359, 40), 1.8, "#e8b880", body=True, alpha=0.6)
    stick = limb([(690, 966), (780, 992), (896, 1010)], [9, 11, 15])
    s.wash(move(stick, 8, 13), NIGHT, 1.1, wet=8)
    s.thing(stick, "#a8642e", 1.1, **kw)
    s.curve([(714, 968), (790, 987), (890, 1003)], 3.2, "#ffd8a0", body=True, alpha=0.8)
    d = np.array([math.sin(0.24), -math.cos(0.24)])
    c = np.array([690.0, 966.0])
    drum = limb([c - d * 58, c, c + d * 58], [30, 27, 30])
    s.wash(move(drum, 10, 16), NIGHT, 1.2, wet=9)
    s.thing(drum, "#a8642e", 1.15, **kw)
    n = np.array([-d[1], d[0]])
    for u in (-66, -44, 44, 66):
        s.curve([c + d * u - n * 28, c + d * (u + 2), c + d * u + n * 28], 4.4 if abs(u) == 44 else 2.6, "#e8bc54" if abs(u) == 44 else "#1c0806", body=abs(u) == 44, clip=drum, taper=(0, 0))  # fmt: skip
    s.curve([c - d * 60 - n * 12, c - n * 14, c + d * 60 - n * 12], 4, "#ffd8a0", body=True, alpha=0.8)


def _robe(s):
    g = blob([(-60, -60), (500, -80), (1060, -60), (1060, 760), (960, 880), (820, 930), (660, 940), (500, 900), (340, 940), (180, 930), (40, 880), (-60, 760)])
    s.wash(move(g, 10, 26), NIGHT, 1.4, wet=22)
    s.thing(g, "#b4222e", 1.2, col2="#8a1422", shade=0.7, shcol="#22040c", hatch=0, line=3.2, gran=0.3, soft=170)
    folds = ([(250, 40), (110, 60), (-20, 30)], [(190, 130), (80, 190), (-20, 190)], [(130, 250), (60, 330), (-20, 370)], [(90, 420), (50, 520), (-10, 590)], [(96, 570), (70, 680), (20, 790)], [(150, 690), (130, 780), (96, 880)])  # fmt: skip
    for pts in folds:
        for e in (0, 1):
            q = [(1000 - x + 12, y + 10) if e else (x, y) for x, y in pts]
            s.wash(limb(q, [8, 18, 30]), "#22040c", 0.95, wet=14, clip=g)
            s.curve(q, 2.8, "#22040c", clip=g)
            s.curve([(x - 6, y - 14) for x, y in q], 3, "#f07a6a", body=True, alpha=0.5, clip=g)
    threads(s, g, lambda x, y: math.atan2(y - 452, x - 500), (("#3a0610", 0), ("#e04a44", 1)), 900, 26, 1.4, share=lambda x, y, lit: 0.5, alpha=0.45)
    for e in (-1, 1):  # ermine down the front and along the hem
        line = [(500 + e * x, y) for x, y in ((150, 820), (176, 880), (230, 906), (330, 900), (440, 856), (540, 770))]
        band = limb(line, [46, 46, 44, 44, 44, 46])
        s.wash(move(band, 6, 14), NIGHT, 0.9, wet=12)
        s.thing(band, "#fffaf0", 0.12, shade=0.85, shcol="#8a7a88", hatch=0, line=2.8, soft=46)
        marks.pelt(s, s.mask(band.buffer(-2)), lambda x, y: 1.5 + (500 - x) / 600, 420, (8, 16), 1.2, "#a094a4", "#ffffff", 0.5)
        for i, (p, _, n) in enumerate(marks.along(path(line), 44)):
            o = n * (16 if i % 2 else -15)
            s.stroke([p + o - [0, 16], p + o + [1, 14]], 11, "#2a2026", taper=(0.7, 0.1))


def _roll(s, c, way, long, r, tone, end):
    """One curl of the wig, wound strand by strand: way along the roll, in radians; end is where one sees into it."""
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    c = np.asarray(c, float)
    r, long = float(r), float(long)
    bow = n * s.rng.normal() * r * 0.1
    g = limb([c - d * long, c + bow, c + d * long], [r * 0.7, r, r * 0.72], 8)
    s.wash(move(g, 8, 12), "#3a2418", 1.0, wet=10)
    s.thing(g, tone, 0.2, col2="#ecdcb8", shade=1.1, shcol="#6a5038", hatch=0, line=2.8, soft=r, gran=0.25)
    slant = s.rng.normal() * 0.2
    for u in np.arange(-1.06, 1.06, 2.6 / long):
        p = c + d * long * u + bow * (1 - u * u)
        a, b = s.rng.uniform(-1, -0.5), s.rng.uniform(0.5, 1)
        w = [p + n * r * v + d * r * (0.3 * (1 - v * v) * (0.4 + u) + slant * v) for v in np.linspace(a, b, 6)]
        s.curve(w, s.rng.uniform(0.9, 2.3), HAIR[int(s.rng.integers(4))], n=3, wobble=0.4, alpha=0.75, clip=g)
    for u in s.rng.uniform(-0.9, 0.9, int(long / 2.4)):  # strands that catch the light
        p = c + d * long * u + bow * (1 - u * u)
        side = -1 if n @ np.array([-0.5, -0.75]) < 0 else 1
        v0 = side * s.rng.uniform(0.2, 0.35)
        s.curve([p + n * r * (v0 + side * q) + d * r * 0.2 * u for q in (0, 0.2, 0.45)], s.rng.uniform(1, 2.2), HAIR[4 + int(s.rng.integers(2))], body=True, n=4, alpha=0.5, clip=g)  # fmt: skip
    o = c + d * long * end * 1.2
    lip = ell(*o, r * 0.4, r * 0.64, math.degrees(way))
    s.thing(lip, "#ecdcb8", 0.5, col2="#d0b888", shade=0.8, shcol="#5a4028", hatch=0, line=1.8)
    turns = s.rng.uniform(11, 15)
    for off in (0, 0.5):
        s.stroke(np.array([o + d * r * 0.38 * q * math.cos(a + off) + n * r * 0.61 * q * math.sin(a + off) for a, q in zip(np.linspace(0, turns, 44), np.linspace(0.9, 0.08, 44), strict=True)]), 2 - off, ("#4a3020", "#fff6e0")[off > 0], wobble=0.2, body=off > 0)  # fmt: skip
    p = c + d * long * s.rng.uniform(-0.6, 0.6)
    for _ in range(2):  # a hair that will not lie
        a = s.rng.uniform(0, math.tau)
        s.curve(
            [p, p + r * np.array([math.cos(a), math.sin(a)]), p + r * 1.3 * np.array([math.cos(a + 0.5), math.sin(a + 0.5)])],
            1.3,
            "#fff6e0",
            body=True,
            alpha=0.7,
        )


def _wig(s):
    base = ell(*WIG, 404, 388)
    s.wash(move(base, 26, 36), NIGHT, 1.6, wet=36)
    s.cover(base)
    s.wash(base, "#5a3e28", 1.5, gran=0.3)
    for radius, n, long, r, off in ((380, 15, 56, 62, 0.2), (282, 11, 52, 58, 0.6)):
        for i in sorted(range(n), key=lambda i: math.sin((i + off) / n * math.tau)):
            v = np.clip(s.rng.normal(size=5), -1.6, 1.6)
            a = (i + off + 0.1 * v[0]) / n * math.tau
            p = WIG + (radius + 7 * v[1]) * np.array([math.cos(a), 0.96 * math.sin(a)])
            _roll(s, p, a + math.pi / 2 + 0.13 * v[2], long * (1 + 0.12 * v[3]), r * (1 + 0.1 * v[4]), ("#f6ecd4", "#efe0c0", "#fbf4e4")[i % 3], 1 if (i * 7) % 5 < 3 else -1)  # fmt: skip
    whole = ell(*WIG, 440, 424)
    s.wash(whole.difference(move(whole, -110, -120)), "#3a2418", 0.36, wet=70, clip=whole)


def _nest(s):
    r = s.rng
    ring = ell(*WIG, 248, 236)
    s.wash(move(ring, 12, 20), NIGHT, 1.2, wet=18)
    s.cover(ring)
    s.wash(ring, "#6a4424", 1.3, gran=0.4)
    for lo, hi, n, cols in ((168, 256, 210, ("#2a180c", "#4a2c14")), (164, 252, 220, ("#8a5c2c", "#b07c3c", "#6a4420", "#c8aa78")), (172, 258, 200, ("#e0b468", "#c89448", "#f4e4ba", "#fff6e0"))):  # fmt: skip
        for i in range(n):
            a, q, sweep = r.uniform(0, math.tau), r.uniform(lo, hi - 10), r.uniform(0.25, 0.8)
            turn = r.normal() * 20
            pts = [WIG + (q + turn * (u - 0.5)) * np.array([math.cos(a + sweep * u), 0.95 * math.sin(a + sweep * u)]) for u in np.linspace(0, 1, 6)]
            s.curve(pts, r.uniform(2, 5), cols[i % len(cols)], n=4, wobble=0.8, body=lo != 168)
    for _ in range(44):  # ends that stick out into the curls
        a = r.uniform(0, math.tau)
        p, e = (WIG + q * np.array([math.cos(a + o), 0.95 * math.sin(a + o)]) for q, o in ((230, 0), (r.uniform(262, 310), r.normal() * 0.16)))
        s.stroke([p, e], r.uniform(2, 4), ("#4a2c14", "#b07c3c", "#e0b468")[int(r.integers(3))], body=True)
    well = ell(*WIG, 174, 164)
    s.wash(well, NIGHT, 1.7, gran=0.3)
    s.wash(move(well, -8, -22).intersection(well), NIGHT, 1.6, wet=16)
    x, y = WIG + [-88, -96]
    egg = ell(x, y, 42, 52, -30)
    s.thing(egg, "#5ab0b4", 0.9, col2="#8accc4", shade=0.9, shcol="#0c3a44", hatch=0, line=2.6)
    for _ in range(22):
        s.fill(ell(x + r.normal() * 18, y + r.normal() * 22, r.uniform(1, 3.6)), "#5a3a24", clip=egg)
    s.curve([(x - 24, y - 12), (x - 18, y - 30), (x - 4, y - 40)], 4.6, "#ffffff", body=True)


def _chick(s, c, way, q, shell=False):
    """All throat: it stretches out of the nest that way (degrees)."""
    r = s.rng

    def at(pts):
        return [(*p, *o[2:]) for p, o in zip(move([o[:2] for o in pts], *c, q, way), pts, strict=True)]

    neck = limb(at([(-66, 0), (-44, 4), (-10, 0)]), [q * 30, q * 40, q * 46])
    s.wash(move(neck, 6, 10), NIGHT, 0.9, wet=8)
    s.thing(neck, "#c89088", 0.9, col2="#a86a6a", shade=0.8, shcol="#3a1a20", hatch=0, line=2.4)
    skull = blob(at([(-64, 0), (-52, -42), (-16, -60), (30, -56), (50, 0), (30, 56), (-16, 60), (-52, 42)]))
    s.thing(skull, "#c89a8c", 0.9, col2="#a87468", shade=0.7, shcol="#3a1a20", hatch=0, line=2.6)
    rim_ = blob(at([(10, 0), (18, -40), (46, -62), (76, -56), (104, -30), (122, 0, 1), (104, 30), (76, 56), (46, 62), (18, 40)]))
    s.wash(move(rim_, 6, 10), NIGHT, 0.8, wet=7)
    s.thing(rim_, "#f4c42c", 1.0, col2="#f0a41c", shade=0.6, shcol="#8a4c0c", hatch=0, line=3)
    gape = blob(at([(24, 0), (30, -30), (50, -44), (72, -42), (96, -20), (108, 0, 1), (96, 20), (72, 42), (50, 44), (30, 30)]))
    s.cover(gape)
    s.wash(gape, "#e8442c", 1.2, col2="#c81c24", edge=0.9)
    s.wash(ell(*at([(46, 0)])[0], 22 * q, 22 * q, way), "#4a0410", 1.6, wet=9, clip=gape)
    tongue = blob(at([(36, 0), (56, -11), (84, -7), (94, 0), (84, 7), (56, 11)]))
    s.thing(tongue, "#ff9a80", 0.8, shade=0.4, hatch=0, line=1.8)
    s.outline(gape, 2.4, lost=0)
    for e in (-1, 1):
        s.thing(ell(*at([(-4, 40 * e)])[0], 15 * q, 13 * q), "#1c1218", 1.5, shade=0.2, hatch=0, line=1.8)
        s.fill(ell(*at([(-4 - 3, 40 * e - 4)])[0], 4 * q), "#fff4e0", body=True)
    for _ in range(120):  # down
        a = r.uniform(0, math.tau)
        p = np.array(at([(-46 + 34 * math.cos(a) * r.random() ** 0.5, 44 * math.sin(a) * r.random() ** 0.5)])[0])
        t = math.radians(way + 180) + r.normal() * 0.8
        s.curve([p, p + 12 * np.array([math.cos(t), math.sin(t)]), p + 25 * np.array([math.cos(t + 0.4), math.sin(t + 0.4)])], 1.5, ("#3a2a2c", "#e8dcd0")[int(r.integers(2))], body=True, n=4)  # fmt: skip
    if shell:  # the youngest has its own wig
        cap = blob(at([(-70, 0), (-60, -38), (-36, -50), (-20, -26, 1), (-32, -12), (-14, 2, 1), (-30, 18), (-18, 36, 1), (-40, 48), (-60, 34)]))
        s.thing(cap, "#8accc4", 0.8, shade=0.8, shcol="#0c3a44", hatch=0, line=2.4)


def _petitioner(s):
    """Small, from straight above: the crown of a head, shoulders, both arms raised, and a worm across his hands."""
    dark, teal, lit = "#08303a", "#4fa0a0", "#b4ece0"
    x, y = MAN

    def at(*pts):
        return [(x + a, y + b) for a, b in pts]

    u, v = np.array([0.95, 0.3]), np.array([-0.3, 0.95])  # along his shadow and across

    def on(*pts):
        return [MAN + u * a + v * b for a, b in pts]

    shade = union(limb(on((0, 20), (110, 30)), [16, 22]), limb(on((0, -18), (110, -20)), [16, 22]), limb(on((90, 4), (160, 4), (206, 4)), [42, 54, 50]), limb(on((200, 4), (240, 4), (262, 4)), [22, 36, 32]), *(limb(on((206, 4 + e * 42), (262, 4 + e * 84), (340, 4 + e * 70)), [21, 16, 13]) for e in (-1, 1)), limb(on((312, -150), (336, -104), (352, -50), (340, 4), (350, 58), (362, 112), (344, 160)), [7, 16, 18, 18, 18, 16, 7]))  # fmt: skip
    s.wash(shade, "#120a08", 1.9, wet=3, gran=0.25)
    for e in (-1, 1):
        toe = blob(at((e * 15 - 8, -18), (e * 17 - 10, -44), (e * 18, -56), (e * 17 + 10, -44), (e * 15 + 8, -18)))
        s.thing(toe, "#5a3420", 1.1, shade=0.7, shcol="#140806", hatch=0, line=2)
    coat = blob(at((-78, 0), (-66, -24), (-30, -34), (0, -34), (30, -34), (66, -24), (78, 0), (64, 26), (28, 40), (0, 42), (-28, 40), (-64, 26)))
    s.wash(move(coat, 8, 10), "#120a08", 1.0, wet=8)
    s.thing(coat, teal, 1.1, col2="#34787c", shade=0.6, shcol=dark, hatch=0, line=2.8, soft=40)
    threads(s, coat, lambda a, b: 1.57 + (x - a) / 120, ((dark, 0), (lit, 1)), 60, 18, 1.4, share=lambda a, b, q: 0.5, alpha=0.5)
    s.curve(at((0, 20), (0, 40)), 2, dark)
    for e in (-1, 1):
        arm = limb(at((e * 62, -4), (e * 80, -46), (e * 62, -92)), [25, 22, 17])
        s.wash(move(arm, 8, 10), "#120a08", 1.0, wet=8)
        s.thing(arm, teal, 1.1, col2="#34787c", shade=0.7, shcol=dark, hatch=0, line=2.6, soft=24)
        for f in (((62, -40), (74, -50), (98, -46)), ((60, -54), (72, -62), (92, -62)), ((44, -10), (62, -18), (84, -8))):
            s.curve(at(*((e * a, b) for a, b in f)), 1.9, dark, clip=arm)
        s.thing(limb(at((e * 46, -94), (e * 60, -100), (e * 76, -96)), [6, 7, 6]), "#f8efdc", 0.2, shade=0.6, shcol=dark, hatch=0, line=1.9)
        palm = blob(at((e * 60 - 15, -100), (e * 60 + 15, -100), (e * 60 + 18, -126), (e * 60, -134), (e * 60 - 18, -126)))
        s.thing(palm, "#c08a5e", 0.9, shade=0.5, shcol="#4a2430", hatch=0, line=2)
    worm_line = at((-150, -108), (-118, -134), (-74, -132), (-30, -116), (16, -122), (62, -138), (112, -134), (148, -106))
    worm = limb(worm_line, [5, 13, 16, 16, 16, 17, 14, 5])
    s.wash(move(worm, 3, 6), "#120a08", 0.6, wet=5)
    s.thing(worm, "#f48e84", 1.0, col2="#e0584e", shade=0.8, shcol="#7a1c28", hatch=0, line=2.6)
    for p, t, n in marks.along(path(worm_line), 9):
        s.curve([p - n * 15, p + t * 3, p + n * 15], 1.6, "#8a2430", clip=worm)
    s.stroke(path(worm_line) - [3, 7], 3, "#ffe0d8", body=True, alpha=0.75, clip=worm)
    for e in (-1, 1):  # fingers over it
        for i in range(4):
            q = at((e * 60 - 15 + 10 * i, -130), (e * 60 - 15 + 10 * i, -148), (e * 60 - 14 + 9.6 * i, -152))
            s.thing(limb([q[0], q[1]], [5.6, 4.8]), "#c08a5e", 0.9, shade=0.5, shcol="#4a2430", hatch=0, line=1.5)
    c = np.array([x, y + 2])
    for e in (-1, 1):
        s.thing(ell(*(c + [e * 35, -2]), 6, 9), "#b87c54", 0.9, shade=0.5, shcol="#4a2430", hatch=0, line=1.8)
    s.thing(blob([c + [-6, -34], c + [0, -46], c + [6, -34]]), "#b87c54", 0.9, shade=0.4, shcol="#4a2430", hatch=0, line=1.8)
    head = ell(*c, 34, 39)
    s.wash(move(head, 5, 8), dark, 1.0, wet=7, clip=coat)
    s.thing(head, "#4a3028", 1.0, shade=0.7, shcol=NIGHT, hatch=0, line=2.6)
    for a in np.linspace(0, math.tau, 90, endpoint=False):
        d, o = np.array([math.cos(a), math.sin(a)]), np.array([math.cos(a + 0.5), math.sin(a + 0.5)])
        s.curve(
            [c + [2, 6] + d * 9, c + o * 22, c + o * s.rng.uniform(32, 40)],
            1.7,
            ("#1c1014", "#8a6a50", "#5a3c2c", "#c8a888")[int(s.rng.integers(4))],
            body=True,
            alpha=0.85,
        )
    s.thing(ell(*(c + [2, 7]), 11, 10), "#c89068", 0.7, shade=0.3, shcol="#4a2430", hatch=0, line=0)


@card("bone", paper="laid", light=(-0.5, -0.75))
def judge_nest(s):
    """From above the judge's wig: three chicks gape out of it; far below a small man holds up a worm."""
    _floor(s)
    _desk(s)
    _petitioner(s)
    _robe(s)
    _wig(s)
    _gavel(s)
    _nest(s)
    _chick(s, WIG + [-100, 46], 150, 1.16)
    _chick(s, WIG + [92, -66], -40, 1.16, shell=True)
    _chick(s, WIG + [50, 98], 66, 1.3)
