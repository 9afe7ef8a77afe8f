"""A guest whose tail shows."""

from ..easel import *
from ..kit.brush import threads
from ..kit.figure import digit, locks
from ..kit.profile import fingers

NIGHT, RUST = "#12060c", "#7a2c10"
PALE = ("#e8b48e", "#d98b6a", "#8a4a55")
OLIVE = ("#d9a67c", "#c97f5c", "#74404a")
DEEP = ("#7a4a34", "#6e3828", "#2a1218")


def lean(pts):
    """The hall is seen by somebody who has had a glass."""
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(480, 900))


def _hall(s):
    r = s.rng
    s.wash(s.all, "#f0b060", 0.6, col2="#d8743e", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1000), (700, 940), (560, 600), (330, 420), (-100, 760)]), "#a3261f", 1.0, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(520, -100), (1100, -100), (1100, 900), (860, 700), (840, 330), (700, 150)]), "#26060f", 1.3, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (240, -100), (120, 200), (-100, 520)]), "#26060f", 1.0, wet=80, gran=0.6, pool=0.7)
    for x, k in ((60, 1.0), (262, 1.0), (640, 0.9), (872, 0.9)):  # tall windows, and the evening in them
        g = valid(Polygon(lean([(x - 62, 860), (x - 62, 380), *arc(x, 380, 62, 76, 180, 360), (x + 62, 380), (x + 62, 860)])))
        s.wash(g.buffer(16), NIGHT, 1.0, wet=10, gran=0.5)
        s.cover(g)
        s.wash(g, "#ffd98a", 0.7 * k, col2="#e8853a", edge=0.8, grad=("lin", 90, 0.35, 1.3), gran=0.5, bloom=2)
        s.outline(g, 3.2)
        for q in (-21, 21):
            s.stroke(lean([(x + q, 318), (x + q, 860)]), 3)
        for y in range(390, 860, 74):
            s.stroke(lean([(x - 60, y), (x + 60, y)]), 2.6)
            for q in (-60, -20, 22):
                if r.random() < 0.5:
                    s.stroke(lean([(x + q + 8, y + 12), (x + q + 26, y + 46)]), 2, "#fff6d8", body=True, alpha=0.6)
    for _ in range(26):  # damask
        x, y = r.uniform(0, 1000), r.uniform(140, 820)
        s.curve(lean([(x, y), (x + 9, y - 16), (x, y - 30), (x - 9, y - 16), (x, y)]), 1.4, "#3a0812", alpha=0.5)
    s.lift(ell(452, 330, 150, 130), 0.5, 70)
    # the floor, laid like a chessboard
    fl = valid(Polygon(lean([(-300, 892), (1300, 892), (1300, 1800), (-300, 1800)])))
    s.cover(fl)
    s.wash(fl, "#eec48a", 0.6, col2="#c87a44", gran=0.6, pool=0.6, bloom=3)

    def at(u, v):
        return 360 + u * 330 / v, 800 + 330 / v

    rows = np.linspace(3.6, 0.42, 17)
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(-14, 16):
            q = valid(Polygon(lean([at(i * 0.62, a), at(i * 0.62 + 0.62, a), at(i * 0.62 + 0.62, b), at(i * 0.62, b)]))).intersection(fl)
            if (i + j) % 2 and not q.is_empty:
                s.wash(q, "#3a0d14", 1.1 + 0.2 * r.normal(), edge=0.5, rough=0.9, gran=0.6)
                if r.random() < 0.3:
                    p = at(i * 0.62 + 0.2, b)
                    s.stroke(lean([p, (p[0] + 60, p[1] - 4)]), 2, "#e8a878", body=True, alpha=0.5)
    s.stroke(lean([(-300, 892), (1300, 892)]), 4)
    s.wash(blob([(1100, 960), (1100, 1600), (560, 1600), (760, 1430), (880, 1290)]), NIGHT, 1.0, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1240), (180, 1340), (300, 1600), (-100, 1600)]), NIGHT, 0.8, wet=60, gran=0.6)


def _lights(s):
    s.glow(430, 120, 330, "#ffd873", 0.5, 0.85)
    mid = np.array([430, 96])
    s.curve([(400, -20), (414, 20), mid - [4, 20]], 6, "#2a120c")
    for w, y in ((150, -24), (262, 52)):

        def p(a, w=w, y=y):
            x, q = w * math.cos(math.radians(a)), w * 0.19 * math.sin(math.radians(a))
            return mid + [x, y + q - x * 0.1]

        for a in (30, 150, 215, 330):
            s.curve([mid - [4, 40], (mid + p(a)) / 2 + [0, 16], p(a)], 3.4, "#3a1c10")
        hoop = [p(a) for a in range(0, 366, 6)]
        s.stroke(hoop, 17, "#1c0c0a", taper=(0, 0))
        s.stroke(hoop, 10, "#a8702a", taper=(0, 0))
        s.stroke([h - [0, 3] for h in hoop[2:28]], 2.4, "#ffe2a0", body=True)
        for a in np.linspace(6, 340, 12):
            s.lift(ell(*(p(a) - [0, 60]), 26, 32), 0.55, 14)
        for a in sorted(np.linspace(6, 340, 12), key=lambda v: math.sin(math.radians(v))):
            x, q = p(a)
            wax = poly([(x - 7, q - 42), (x + 5, q - 43), (x + 8, q - 2), (x - 6, q)])
            s.thing(wax, "#f6e6c0", 0.4, shade=0.7, shcol="#a8703a", hatch=0, line=1.8)
            s.curve([(x + 5, q - 40), (x + 9, q - 22), (x + 8, q - 14)], 2.4, "#fffbe8", body=True)
            s.fill(blob([(x + 2, q - 84), (x + 9, q - 60), (x - 1, q - 44), (x - 10, q - 58)]), "#f08a1a", body=True)
            s.fill(blob([(x, q - 72), (x + 4, q - 56), (x - 1, q - 47), (x - 5, q - 56)]), "#fff3b0", body=True)
            s.thing(ell(x, q, 15, 6), "#a8702a", 1.0, shade=0.6, shcol="#2a120c", hatch=0, line=1.8)


def _threads(s, g, way, tones, n, long=30, w=1.5):
    x0, _, x1, _ = g.bounds

    def share(x, _, lit):
        u = (x - x0) / (x1 - x0)
        return 1 - u if lit else 0.15 + u

    threads(s, g, way, tones, n, long, w, share=share, stray=0.07, bend=1, thick=1.2, lit_part=0.22, alpha=0.7, wobble=0.4)


FAIR = ("#7a4a1c", "#4a2810", "#d9a850", "#ffe9ac")
BLACK = ("#181016", "#0a0508", "#5a3c3c", "#c09888")
GLOVE = ("#fff8ee", "#eadcd4", "#8a7a98")


def _watcher(s, x, y, k, see, what):
    """One of those behind: a shape of dusk before the windows, and the thing it looks with."""
    body = blob([(x - 70 * k, 1040), (x - 84 * k, y + 190 * k), (x - 70 * k, y + 118 * k), (x - 26 * k, y + 84 * k), (x - 22 * k, y + 56 * k), (x + 22 * k, y + 56 * k), (x + 26 * k, y + 84 * k), (x + 70 * k, y + 118 * k), (x + 84 * k, y + 190 * k), (x + 70 * k, 1040)])
    nose = blob([(x + see * 34 * k, y - 16 * k), (x + see * 58 * k, y + 14 * k), (x + see * 46 * k, y + 22 * k), (x + see * 48 * k, y + 40 * k), (x + see * 24 * k, y + 62 * k)])
    hair_ = ell(x - see * 44 * k, y - 30 * k, 28 * k) if what != "glass" else ell(x - see * 4 * k, y - 10 * k, 47 * k, 54 * k)
    arm = limb([(x - see * 40 * k, y + 150 * k), (x + see * 40 * k, y + 190 * k), (x + see * 66 * k, y + 80 * k)], [26 * k, 20 * k, 13 * k])
    g = union(body, ell(x, y, 42 * k, 58 * k, see * 8), hair_, nose, arm)
    s.cover(g)
    s.wash(g, "#8a3a3c", 0.9, col2="#5a1c30", gran=0.5, grad=("lin", 90, 0.8, 1.5))
    s.wash(move(g, -see * 16, 26), NIGHT, 0.7, wet=24, clip=g)
    s.outline(g, 2.6)
    s.wash(union(hair_, ell(x - see * 10 * k, y - 34 * k, 40 * k, 30 * k)).intersection(poly([(x - 90 * k, y - 90 * k), (x + 90 * k, y - 90 * k), (x + see * 34 * k, y - 26 * k), (x - see * 20 * k, y + 30 * k), (x - see * 90 * k, y + 30 * k)])), NIGHT, 0.9, wet=4, clip=g)
    p = np.array([x + see * 58 * k, y + 4 * k])
    if what == "fan":
        _fan(s, (x + see * 70 * k, y + 84 * k), 92 * k, -90 + see * 8, "#d8a04a")
        return
    s.stroke([p + [see * 12 * k, 84 * k], p + [see * 6 * k, 8 * k]], 5, "#e8b84a", body=True)
    for dy in (-9, 5):  # opera glasses, lowered to the tail
        tube = move(poly([(-34, -8), (0, -9), (4, -13), (26, -15), (26, 15), (4, 13), (0, 9), (-34, 8)]), p[0], p[1] + dy * k, k, see * 16, see < 0)
        s.thing(tube, "#d8a03a", 1.0, shade=0.7, shcol="#5a2a0a", hatch=0, line=2.4)
        s.stroke(move([(-26, -3), (20, -7)], p[0], p[1] + dy * k, k, see * 16, see < 0), 2, "#fff0b8", body=True)


def _fan(s, at_, size, way, col):
    """An open fan; at_: its pin."""
    p = np.array(at_, float)
    rib = lambda a, q: p + np.array([math.cos(math.radians(way + a)), math.sin(math.radians(way + a))]) * size * q  # noqa: E731
    leaf = poly([*[rib(a, 1 + 0.03 * (i % 2)) for i, a in enumerate(np.linspace(-64, 64, 19))], *[rib(a, 0.42) for a in np.linspace(64, -64, 12)]])
    s.wash(move(leaf, 8, 10), NIGHT, 0.7, wet=8)
    for a in np.linspace(-62, 62, 9):
        s.stroke([p, rib(a, 0.6)], 4, "#e8c890", body=True)
    s.thing(leaf, col, 0.9, shade=0.6, shcol=darker(col, 0.7), hatch=0, line=2.6)
    for a in np.linspace(-64, 64, 19)[1:-1]:
        s.stroke([rib(a, 0.43), rib(a, 0.99)], 1.6, darker(col, 0.6))
    s.stroke([rib(a, 0.9) for a in np.linspace(-62, 62, 24)], 3, "#f8e0a0", body=True)


def _lady(s, x, y, size, see, skin, gown, shape, tones):
    """Near us and turned to him: hair that is put up, a nape, an ear, the edge of a cheek. see: 1, she looks to the right."""
    col, dark, lit = gown
    light, warm, shade = skin
    at = lambda pts: [(x + see * a * size, y + b * size) for a, b in pts]  # noqa: E731
    bare = dict(col2=warm, shade=0.7, shcol=shade, hatch=0, line=2.6)
    s.wash(move(shape, 14, 14), NIGHT, 1.0, wet=20)
    back = blob(at([(-0.2, 0.5), (0.16, 0.5), (0.24, 0.72), (0.66, 0.92), (0.8, 1.16), (0.7, 1.5), (-0.7, 1.5), (-0.86, 1.14), (-0.62, 0.9), (-0.26, 0.72)]))
    s.thing(back, light, 0.85, **bare)
    s.wash(limb(at([(0.0, 0.8), (0.0, 1.4)]), [size * 0.05, size * 0.08]), shade, 0.5, wet=10, clip=back)
    for q in (-1, 1):
        s.curve(at([(0.12 * q, 1.0), (0.3 * q, 1.06), (0.42 * q, 1.28)]), 2, shade)
    s.thing(shape, col, 1.05, col2=mix(col, dark, 0.5), shade=0.9, shcol=dark, hatch=6, line=3.2, gran=0.5)
    x0, y0, x1, y1 = shape.bounds
    for u in np.linspace(0.14, 0.9, 5):
        pts = [(x + (x0 + (x1 - x0) * u - x) * 0.5, y0 + (y1 - y0) * 0.3), (x + (x0 + (x1 - x0) * u - x) * 0.8, y0 + (y1 - y0) * 0.65), (x0 + (x1 - x0) * u, y1)]
        s.wash(limb(pts, [4, 14, 24]), dark, 0.9, wet=10, clip=shape)
        s.curve(pts, 2.6, dark, clip=shape)
    cheek = blob(at([(0.1, -0.3), (0.34, -0.22), (0.44, -0.02), (0.435, 0.1), (0.485, 0.2), (0.44, 0.25), (0.44, 0.36), (0.34, 0.5), (0.1, 0.56), (-0.06, 0.2)]))
    s.thing(cheek, light, 0.85, **bare)
    s.wash(ell(*at([(0.34, 0.26)])[0], size * 0.09), warm, 0.6, wet=8, clip=cheek)
    s.curve(at([(0.42, 0.04), (0.36, 0.02), (0.33, 0.05)]), 2.6)
    for q in (0.0, 0.03, 0.06):
        s.stroke(at([(0.41 - q, 0.035), (0.45 - q, 0.0)]), 1.8)
    hair_ = blob(at([(0.3, -0.3), (0.22, -0.06), (0.16, 0.12), (0.1, 0.34), (0.02, 0.5), (-0.16, 0.52), (-0.36, 0.34), (-0.46, 0.02), (-0.4, -0.34), (-0.14, -0.54), (0.14, -0.5)]))
    knot = at([(-0.2, -0.44)])[0]
    s.cover(hair_)
    locks(s, hair_, lambda px, py: math.atan2(knot[1] - py, knot[0] - px), tones, 320, long=size * 0.24, w=1.6, line=2.6)
    bun = ell(*knot, size * 0.27, size * 0.23, -20 * see)
    s.wash(move(bun, 4, 10), NIGHT, 0.8, wet=8, clip=hair_)
    locks(s, bun, lambda px, py: math.atan2(py - knot[1], px - knot[0]) + 1.4, tones, 120, long=size * 0.14, w=1.6, line=2.6)
    s.thing(ell(*at([(0.14, 0.16)])[0], size * 0.055, size * 0.09, -8 * see), light, 0.85, **bare)
    s.thing(ell(*at([(0.13, 0.3)])[0], size * 0.035), "#f6d070", 0.9, shade=0.5, hatch=0, line=1.8)


def _guests(s):
    for x, y, k, see, what in ((190, 500, 0.9, 1, "glass"), (782, 560, 0.94, -1, "fan"), (668, 650, 0.84, -1, "glass")):
        _watcher(s, x, y, k, see, what)
    gown = blob([(-80, 800), (10, 812), (80, 850), (150, 806), (186, 840), (196, 960), (176, 1050), (236, 1240), (276, 1500), (300, 1560), (-80, 1560)])
    _lady(s, 66, 630, 186, 1, PALE, ("#1f8078", "#06282e", "#9ae0cc"), gown, FAIR)
    for i in range(13):  # pearls on her nape
        s.thing(ell(4 + i * 11, 772 + 18 * math.sin(i / 12 * math.pi), 8), "#fff6e8", 0.25, shade=0.7, shcol="#a88a8a", hatch=0, line=1.8)
    _fan(s, (190, 792), 118, -82, "#e8d8b0")
    s.thing(limb([(178, 860), (196, 800)], [24, 19]), GLOVE[0], 0.3, col2=GLOVE[1], shade=0.8, shcol=GLOVE[2], hatch=4, line=2.6)
    for k in range(4):
        digit(s, [(174 + k * 3, 806 - k * 9), (196, 800 - k * 9), (212, 796 - k * 8)], [9, 9, 7], GLOVE, crease=0, hatch=0, line=2)


def _pointer(s):
    """She whose glove says what all of them think."""
    gown = blob([(880, 800), (930, 790), (990, 840), (1060, 800), (1060, 1400), (850, 1400), (880, 1180), (900, 1000), (876, 900)])
    _lady(s, 966, 604, 190, -1, DEEP, ("#e0a62c", "#5a2a0a", "#fff0a8"), gown, BLACK)
    upper = limb([(896, 780), (880, 850), (866, 880)], [42, 37, 35])
    s.wash(move(upper, 6, 20), NIGHT, 0.9, wet=10)
    s.thing(upper, DEEP[0], 0.9, col2=DEEP[1], shade=0.7, shcol=DEEP[2], hatch=0, line=2.8)
    s.cover(blob([(886, 740), (940, 750), (950, 830), (910, 830), (880, 780)]), keep=1, ink=0)
    glove = limb([(880, 846), (862, 888), (810, 872), (742, 846)], [38, 38, 29, 20])
    s.wash(move(glove, 4, 22), NIGHT, 0.9, wet=10)
    fingers(s, 746, 846, 122, 14, flip=True, curls=(2, 60, 68, 72), spread=5, thumb=(-26, 28), skin=GLOVE, line=2.3, k=0.3)
    s.thing(glove, GLOVE[0], 0.3, col2=GLOVE[1], shade=0.85, shcol=GLOVE[2], hatch=5, line=3)
    for q in (0, 16, 34):
        s.curve([(840 - q * 2, 850 - q * 0.4), (830 - q * 2, 872 - q * 0.4), (838 - q * 2, 900 - q * 0.4)], 2, GLOVE[2], clip=glove)


def _coat(s):
    r = s.rng
    cloth_, dark = "#2c2632", "#07050a"
    s.wash(blob([(300, 1320), (600, 1310), (760, 1350), (860, 1440), (560, 1420), (330, 1370)]), NIGHT, 1.0, wet=26, gran=0.5)
    legs = [limb([(388, 800), (372, 1060), (364, 1256)], [70, 54, 44]), limb([(496, 800), (512, 1060), (526, 1254)], [70, 54, 44])]
    for g, x in zip(legs, (358, 532), strict=True):
        shoe = blob([(x - 50, 1330), (x - 42, 1292), (x, 1282), (x + 44, 1292), (x + 52, 1332), (x + 40, 1356), (x - 40, 1356)])
        s.thing(shoe, "#3a2226", 1.3, shade=0.8, shcol="#0a0608", hatch=4, line=3)
        s.fill(poly([(x - 34, 1342), (x + 34, 1342), (x + 32, 1366), (x - 32, 1366)]), "#0a0608")
        s.curve([(x - 34, 1310), (x - 18, 1298), (x + 6, 1296)], 5, "#e8dcd8", body=True, alpha=0.8)
        s.thing(g, "#5f5668", 1.1, col2="#463e50", shade=0.9, shcol=dark, hatch=6, line=3, gran=0.5)
        _threads(s, g, lambda px, py: 1.57, ((dark, 0), ("#2c2434", 0), ("#9a8ea4", 1), ("#4a3c50", 0)), 70, 46, 1.4)
        for k in range(4):
            s.curve([(x - 34, 1190 + k * 20), (x, 1202 + k * 18), (x + 38, 1188 + k * 22)], 2, dark)
    for x0, x1 in ((334, 318), (556, 574)):
        s.curve([(x0, 830), ((x0 + x1) / 2, 1060), (x1, 1290)], 5, "#6a5a72", body=True, alpha=0.6)
    flaps = [
        blob([(332, 780), (430, 792), (424, 900), (404, 1020), (372, 1106), (330, 1092), (306, 960)]),
        blob([(452, 792), (556, 780), (600, 880), (640, 1000), (632, 1086), (590, 1080), (530, 960)]),
    ]
    body = blob(
        [(298, 530), (346, 486), (440, 462), (534, 482), (590, 520), (576, 630), (548, 726), (562, 806), (444, 826), (326, 806), (342, 726), (316, 630)]
    )
    raised = limb([(566, 540), (690, 520), (742, 350)], [54, 44, 30])
    behind = limb([(326, 545), (244, 694), (356, 752)], [52, 42, 30])
    for g in flaps:
        s.wash(move(g, 12, 16), "#030204", 1.2, wet=10)
        s.thing(g, cloth_, 1.25, shade=0.9, shcol=dark, hatch=6, line=3, gran=0.5)
        _threads(s, g, lambda px, py: 1.5 if px < 440 else 1.2, ((dark, 0), ("#1a141e", 0), ("#6a5e72", 1), ("#4a3c50", 0)), 80, 44, 1.4)
    # the cup, and the hand that holds its stem
    s.glow(770, 170, 110, "#ffb070", 0.4, 0.6)
    s.stroke([(770, 250), (766, 330)], 9, "#3a0a10", taper=(0, 0))
    bowl = blob([(712, 110), (826, 104), (822, 170), (800, 224), (772, 252), (744, 228), (718, 172)])
    s.wash(move(bowl, 10, 12), NIGHT, 0.8, wet=10)
    s.thing(bowl, "#d0182a", 1.3, col2="#7a0818", shade=0.8, shcol="#2a020c", hatch=5, line=3, gran=0.3)
    s.thing(ell(769, 108, 57, 15, -3), "#7a0818", 1.2, shade=0.2, hatch=0, line=2.6)
    s.curve([(730, 140), (736, 180), (752, 216)], 7, "#ffe0d0", body=True, alpha=0.85)
    s.curve([(812, 140), (806, 180), (796, 204)], 3, "#ff9a8a", body=True, alpha=0.8)
    fingers(s, 748, 352, 96, -76, curls=(62, 66, 66, 62), spread=6, thumb=(-20, 24), skin=OLIVE, line=2.2)
    s.stroke([(770, 250), (769, 290)], 6, "#d0182a", taper=(0, 0))
    for g, way in (
        (raised, lambda x, y: 0.1 if x < 690 else -1.2),
        (body, lambda x, y: 1.57 + (x - 440) * 0.001),
        (behind, lambda x, y: 2.2 if y < 690 else 0.5),
    ):
        s.wash(move(g, 10, 16), "#030204", 1.1, wet=12)
        s.thing(g, cloth_, 1.3, col2="#1a161e", shade=0.9, shcol=dark, hatch=6, line=3.2, gran=0.5)
        _threads(s, g, way, ((dark, 0), ("#1a141e", 0), ("#6e6276", 1), ("#3a3040", 0)), 110, 36, 1.4)
    for pts in ([(440, 480), (444, 620), (440, 800)], [(360, 520), (392, 640), (384, 790)], [(522, 520), (494, 640), (502, 790)]):
        s.curve(pts, 2.6, dark)
        s.curve([(x - 4, y) for x, y in pts], 1.2, "#8a7a92", body=True, alpha=0.6)
    for pts in (
        [(330, 720), (390, 740), (430, 736)],
        [(548, 726), (500, 746), (460, 742)],
        [(660, 540), (690, 520), (700, 490)],
        [(262, 664), (250, 692), (266, 720)],
        [(560, 520), (572, 548), (566, 590)],
        [(322, 520), (312, 560), (322, 600)],
    ):
        s.curve(pts, 3, dark)
        s.curve([(x + 3, y + 5) for x, y in pts], 1.3, "#8a7a92", body=True, alpha=0.6)
    for wr in ([(728, 356), (766, 352)], [(350, 730), (344, 774)]):
        s.thing(limb(wr, [15, 15]), "#fff8ea", 0.25, shade=0.6, shcol="#8a7a8a", hatch=0, line=2.2)
    fingers(s, 352, 752, 104, 8, curls=(8, 12, 14, 20), spread=8, thumb=(-50, 24), skin=OLIVE, line=2.2)
    for x in (416, 466):
        s.thing(ell(x, 806, 10), "#e8b84a", 1.0, shade=0.6, shcol="#6a3a0a", hatch=0, line=2)
    # his head from behind
    s.thing(limb([(442, 400), (440, 446)], [44, 46]), OLIVE[0], 0.95, col2=OLIVE[1], shade=0.9, shcol=OLIVE[2], hatch=4, line=2.4)
    s.thing(blob([(384, 462), (440, 446), (500, 460), (506, 486), (440, 474), (376, 490)]), "#fff8ea", 0.2, shade=0.6, shcol="#8a7a8a", hatch=0, line=2.2)
    s.thing(
        blob([(352, 496), (384, 476), (440, 470), (500, 474), (532, 492), (500, 516), (440, 504), (382, 520)]),
        cloth_,
        1.3,
        shade=0.7,
        shcol=dark,
        hatch=5,
        line=2.6,
    )
    for x, a in ((372, -8), (514, 8)):
        s.thing(ell(x, 366, 13, 25, a), OLIVE[0], 0.95, shade=0.7, shcol=OLIVE[2], hatch=0, line=2.2)
    skull = blob([(376, 340), (386, 282), (440, 254), (500, 280), (512, 340), (500, 392), (474, 424), (440, 430), (408, 424), (384, 392)])
    s.thing(skull, "#2a1410", 1.3, shade=0.6, hatch=0, line=2.4)
    for col, n in (("#0a0506", 420), ("#4a2214", 300), ("#8a4a24", 150), ("#e0a060", 40)):
        for _ in range(n):
            p = np.array([r.uniform(372, 516), r.uniform(250, 430)])
            d = (p - [458, 290]) / (np.hypot(*(p - [458, 290])) + 8)
            e = p + d * r.uniform(24, 48) + [0, 12]
            s.curve([p, (p + e) / 2 + [d[0] * 5, -4], e], 1.5, col, n=5, clip=skull.buffer(3), body=col in ("#8a4a24", "#e0a060"), alpha=0.85, wobble=0.4)
    for _ in range(40):
        x = r.uniform(404, 478)
        s.stroke([(x, 422), (x + r.normal() * 3, 436 + r.uniform(0, 8))], 1.3, "#1a0c0a")


def _tail(s):
    r = s.rng
    bend = [(442, 812), (440, 880), (460, 980), (530, 1084), (640, 1130), (740, 1104), (806, 1036), (834, 950)]
    brush = limb(bend, [20, 46, 76, 98, 98, 74, 42, 3], 14)
    line = path(bend, 14)
    s.wash(move(brush, 22, 34), "#030204", 1.1, wet=22, gran=0.5)
    s.thing(brush, "#ee7a22", 1.1, col2="#c8481a", shade=0.85, shcol="#5a160c", hatch=0, line=2.4, soft=60, gran=0.5)
    tip = brush.intersection(poly([(680, 980), (712, 1260), (900, 1240), (900, 860), (740, 880)]))
    s.cover(np.clip(s.warp(s.mask(tip.buffer(-2)), (0, 0, s.w, s.h), 3, 4), 0, 1), keep=0.1)
    s.wash(tip, "#b08a80", 0.5, grad=("lin", 70, 0, 1), wet=6)
    s.wash(limb([(450, 1000), (530, 1130), (650, 1190), (760, 1140)], [16, 40, 44, 12]), "#4a0f0a", 1.0, wet=16, clip=brush)

    def lie(x, y):
        i = int(np.argmin((line[:, 0] - x) ** 2 + (line[:, 1] - y) ** 2))
        d = line[min(i + 2, len(line) - 1)] - line[max(i - 2, 0)]
        return math.atan2(d[1], d[0])

    m, t = s.mask(brush), s.mask(tip)
    for dark, light, n, q in (("#3a0c08", "#a83a14", 800, 0.3), (RUST, "#ffb45a", 900, 0.5), ("#a83a14", "#ffe2a8", 420, 0.6)):
        marks.pelt(s, m * (1 - t), lie, n, (16, 44), 1.6, dark=dark, light=light, share=q)
    marks.pelt(s, t, lie, 260, (16, 40), 1.6, dark="#8a6a64", light="#fffdf6", share=0.55)
    ring = np.array(brush.exterior.coords)
    for i in r.choice(len(ring) - 1, 520):  # the edge is of hair
        a = lie(*ring[i]) + r.normal() * 0.35
        q = r.uniform(12, 34)
        pale = ring[i][0] > 700 and ring[i][1] < 1200
        s.stroke(
            [ring[i], ring[i] + [q * math.cos(a), q * math.sin(a)]],
            1.7,
            "#fff6e8" if pale else ("#3a0c08", RUST, "#ee7a22")[int(r.integers(3))],
            body=pale,
            alpha=0.9,
        )


def _hound(s, x, y, k):
    """From the right, nose first; (x, y) is its nose."""
    at = lambda pts: [(*q, *p[2:]) for p, q in zip(pts, move([p[:2] for p in pts], x, y, k, 12), strict=True)]  # noqa: E731
    body = blob(
        at([(-2, -8), (34, -26), (92, -38), (118, -62), (168, -80), (222, -66), (276, -22), (360, 6), (560, 20), (560, 560), (330, 560), (318, 420), (300, 330), (256, 236), (196, 120), (150, 66), (110, 58), (70, 50), (26, 42), (2, 26), (-8, 8)])
    )  # fmt: skip
    paw = union(
        limb(at([(312, 190), (276, 262), (262, 322)]), [46 * k, 30 * k, 22 * k]), blob(at([(234, 318), (284, 306), (292, 336), (250, 346), (222, 340)]))
    )
    body = smooth(union(body, paw), 5)
    s.wash(move(body, 16, 20), NIGHT, 1.2, wet=20, gran=0.5)
    s.thing(body, "#d8a878", 0.7, col2="#b87a4c", shade=0.9, shcol="#3a1a14", hatch=0, line=3.2, soft=70, gran=0.6)
    nose = np.array([x, y])

    def lie(px, py):
        return math.atan2(py - nose[1] + 60 * k, px - nose[0] + 40 * k)

    bb, tone, _ = s.shade_of(body, 70)
    dark = np.zeros((s.h, s.w), np.float32)
    dark[bb[1] : bb[3], bb[0] : bb[2]] = tone
    s.wash(blob(at([(230, -20), (420, 30), (560, 200), (560, 560), (330, 560), (318, 400)])), NIGHT, 0.35, wet=50, gran=0.5, clip=body)
    angle = marks.field(s, lambda px, py: np.arctan2(py - nose[1] + 60 * k, px - nose[0] + 40 * k))
    deep = np.clip(0.42 + 0.5 * dark, 0, 1) * s.mask(body)
    s.hatch(body, tone=deep, ang=angle, sep=5.5, w=1.6, thr=0.3, longest=34, wander=0.25, col="#1c0a0c")
    s.hatch(body, tone=deep * 0.8, ang=angle + 0.3, sep=7, w=1.4, thr=0.3, longest=26, wander=0.3, col="#3a1c16")
    s.hatch(body, tone=np.clip(1.05 - deep, 0, 1) * s.mask(body), ang=angle, sep=8, w=1.3, thr=0.35, longest=26, wander=0.25, col="#e8b484", alpha=0.8)
    pale = blob(at([(6, 24), (60, 22), (120, 40), (170, 84), (240, 200), (286, 310), (250, 236), (196, 124), (150, 70), (70, 52), (26, 44)])).intersection(body)
    s.cover(pale, keep=0.35)
    ear = blob(at([(176, -70), (214, -62), (240, -20), (250, 40), (238, 96), (206, 124), (176, 104), (160, 50), (160, -10)]))
    s.wash(move(ear, -8, 10), "#1c0c12", 0.6, wet=8, clip=body)
    s.thing(ear, "#5a3020", 1.0, shade=0.7, shcol="#22100f", hatch=0, line=2.8)
    marks.pelt(s, s.mask(ear), lambda px, py: 1.5, 160, (10, 24), 1.4, dark="#22100f", light="#b8805a", share=0.35)
    s.thing(blob(at([(-10, -8), (6, -16), (24, -12), (22, 8), (6, 16), (-8, 10)])), "#16121a", 1.5, shade=0, hatch=0, line=2)
    s.fill(ell(*at([(4, -8)])[0], 4 * k, 2.4 * k), body=True, alpha=0.9)
    s.curve(at([(4, 24), (40, 34), (80, 34), (112, 46), (118, 58)]), 3, taper=(0.1, 0.4))
    s.curve(at([(8, 14), (6, 24)]), 2.4)
    lid = blob(at([(106, -30), (120, -42), (138, -34), (124, -22)]))
    s.cover(lid)
    s.wash(lid, "#c88a3a", 0.8, edge=0.8)
    s.fill(ell(*at([(119, -32)])[0], 6.4 * k))
    s.fill(ell(*at([(116, -35)])[0], 2 * k), body=True)
    s.curve(at([(100, -28), (120, -46), (144, -32)]), 3.4)
    s.curve(at([(96, -50), (118, -60), (146, -52)]), 2)
    for q in range(3):
        s.stroke(at([(60 + 14 * q, 30 + 3 * q), (40 + 20 * q, 66 + 6 * q)]), 1.4)
        s.curve(at([(-24 - 10 * q, -20 + 4 * q), (-38 - 12 * q, 0), (-26 - 10 * q, 20 - 2 * q)]), 2.2, alpha=0.8)  # it sniffs


@card("ember", paper="tea", light=(-0.2, -0.8))
def tail_coat(s):
    _hall(s)
    _lights(s)
    _guests(s)
    _coat(s)
    _tail(s)
    _pointer(s)
    _hound(s, 716, 1306, 0.86)
    s.splatter("#26060f", 60, (500, 1000, 1000, 1500), (0.7, 4.5))
    s.splatter("#ffd873", 36, (200, 0, 700, 300), (0.7, 3))
