"""A letter that has been folded into a bird, and has not left."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, face, finger, folds, garment

NIGHT, INK, LAMP = "#0a101c", "#0c0c16", "#ffcf6a"
SLOPE = -0.075
OPEN = [(150, 392), (668, 352), (690, 1000), (158, 1040)]


def script(s, a, b, clip, w=1.6, tall=7, col="#2a2c44"):
    """A line of handwriting from a to b that nobody can read."""
    r = s.rng
    a, b = np.array(a, float), np.array(b, float)
    long = np.hypot(*(b - a))
    d = (b - a) / (long + 1e-6)
    n = np.array([d[1], -d[0]])
    u = 0.0
    while u < long - 8:
        word = min(r.uniform(18, 46), long - u)
        pts = [a + d * (u + q) + n * tall * (0.5 + 0.5 * math.sin(q * 1.15 + u)) * r.uniform(0.3, 1.0) for q in np.arange(0, word, 2.6)]
        if len(pts) > 2:
            s.stroke(pts, w, col, wobble=0.2, clip=clip, taper=(0.1, 0.1))
        u += word + r.uniform(7, 11)


def _facet(s, pts, dark, *, rows=(), warm=0.0, wet=0.0, line=2.6, tall=8):
    """One face of folded paper: dark 0..1 is how far it turns from the light."""
    g = poly(pts)
    s.cover(g)
    s.wash(g, mix("#f6efe0", "#9aa4ba", wet), 0.25 + 0.3 * wet, edge=0.6, gran=0.4)
    s.wash(g, "#4a5474", 1.0 * dark, edge=0.3, gran=0.5)
    if warm:
        s.wash(g, "#f6b84a", warm, edge=0.2, grad=("lin", 180, 0.2, 1.3))
    if dark > 0.3:
        s.hatch(g, tone=dark, ang=58, sep=7, w=1.1, thr=0.3, longest=30)
    for a, b in rows:
        script(s, a, b, g, 1.9 if tall > 7 else 1.0, tall, "#22305a")
    s.outline(g, line, lost=0.04)


def _wall(s):
    r = s.rng
    s.wash(s.all, "#8a98b0", 0.7, col2="#7a7f9c", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (960, 700), (900, 460), (500, 330), (200, 420), (240, 900), (420, 1200), (560, 1360), (700, 1600), (-100, 1600)]), "#2c3a5c", 1.0, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 240), (900, 160), (500, 120), (200, 260), (-100, 420)]), NIGHT, 1.3, wet=80, gran=0.6)
    s.wash(blob([(-100, 1000), (120, 1120), (330, 1380), (460, 1600), (-100, 1600)]), NIGHT, 1.5, wet=80, gran=0.6)
    for j in range(-2, 38):
        for i in range(-1, 11):
            x, y = i * 104 + (j % 2) * 52, j * 42
            q = [(x + 3, y + 3), (x + 100, y + 3), (x + 100, y + 38), (x + 3, y + 38)]
            q = [(a + r.normal() * 1.2, b + SLOPE * a + 60 + r.normal() * 1.2) for a, b in q]
            g = poly(q)
            if s.beside(g):
                continue
            u = r.random()
            if u < 0.5:
                s.wash(g, ("#1c2440", "#4a3a54", "#2a3a5a")[int(r.integers(3))], r.uniform(0.15, 0.6), edge=0.6, rough=0.9)
            s.stroke([q[3], q[2]], 2.0, "#060a14", alpha=0.75)
            s.stroke([q[2], q[1]], 1.6, "#060a14", alpha=0.6)
            if u > 0.45:
                s.stroke([q[0], q[1]], 1.2, "#c8d4e8", body=True, alpha=0.35)
    pipe = limb([(52, -40), (46, 700), (56, 1560)], [26, 26, 26])
    s.wash(move(pipe, 26, 6), NIGHT, 1.0, wet=12)
    s.thing(pipe, "#3a4a58", 1.2, shade=0.9, shcol="#060a10", hatch=5, line=3)
    for y in (300, 1180):
        s.thing(poly([(14, y), (88, y - 5), (88, y + 26), (14, y + 31)]), "#2a3642", 1.3, shade=0.6, hatch=0, line=2.6)
    s.curve([(42, 0), (36, 700), (46, 1500)], 3, "#c8d8e4", body=True, alpha=0.6)


def _room(s):
    win = poly(OPEN)
    s.wash(win.buffer(26), NIGHT, 0.9, wet=24)
    s.cover(win)
    s.wash(win, "#ffd88a", 0.5, col2="#f0a04a", gran=0.4, pool=0.4, bloom=2)
    s.wash(blob([(150, 1040), (150, 700), (240, 860), (420, 900), (560, 760), (690, 560), (690, 1040)]), "#8a3c20", 1.0, wet=60, clip=win, gran=0.5)
    s.wash(blob([(600, 340), (690, 340), (690, 1010), (620, 1010), (640, 700)]), "#3a140e", 1.1, wet=40, clip=win, gran=0.5)
    s.lift(ell(480, 520, 120, 90), 0.6, 40)
    s.stroke([(486, 360), (484, 452)], 3.4)
    s.glow(484, 540, 130, "#fff2b0", 0.2, 0.8)
    s.thing(blob([(420, 524, 1), (446, 470), (484, 450), (522, 468), (548, 518, 1), (484, 534)]), "#1f6a66", 1.1, shade=0.8, shcol="#062422", hatch=5, line=2.8)
    s.fill(ell(484, 534, 20, 16), "#fffbe0", body=True)
    r = s.rng
    for y in (690, 836):
        s.thing(poly([(566, y + 10), (690, y), (690, y + 12), (566, y + 22)]), "#5a2c18", 1.1, shade=0.5, hatch=0, line=2)
        x = 572
        while x < 676:
            w, h = r.uniform(12, 22), r.uniform(60, 104)
            s.thing(poly([(x, y + 10), (x + 2, y + 8 - h), (x + w, y + 7 - h), (x + w - 1, y + 8)]).intersection(win), ("#8a2a2a", "#2f5a5c", "#c8862a", "#4a3a6a")[int(r.integers(4))], 1.0, shade=0.6, hatch=0, line=1.7)
            x += w + 2


def _leaf(s):
    """The casement stands open; the street is mirrored in it."""
    quad = np.float32([(686, 340), (888, 262), (906, 1090), (706, 1012)])
    glass = poly(quad)
    s.wash(move(glass, -14, 26), NIGHT, 0.8, wet=16)
    s.cover(glass, keep=0.25, ink=0.15)
    s.wash(glass, "#5f7ea0", 0.8, col2="#2c3f66", gran=0.5, bloom=2, grad=("lin", 60, 0.3, 1.3))
    for x, w, top in ((720, 60, 800), (776, 66, 700), (838, 70, 760)):
        roof = poly([(x - w / 2, 1100), (x - w / 2, top + 60), (x, top), (x + w / 2, top + 60), (x + w / 2, 1100)]).intersection(glass)
        s.wash(roof, "#0c1426", 1.2, edge=0.6)
        s.outline(roof, 1.8)
        for k in range(4):
            for e in (-14, 12):
                if s.rng.random() < 0.62:
                    y = top + 82 + k * 56
                    s.fill(poly([(x + e - 7, y), (x + e + 6, y - 2), (x + e + 6, y + 22), (x + e - 7, y + 24)]).intersection(glass), "#ffd45a", body=True, alpha=0.95)
    at = lambda u, v: (quad[0] * (1 - u) + quad[1] * u) * (1 - v) + (quad[3] * (1 - u) + quad[2] * u) * v  # noqa: E731
    bars = [[at(u, 0), at(u, 1)] for u in (0.02, 0.5, 0.98)] + [[at(0, v), at(1, v)] for v in (0.01, 0.34, 0.66, 0.99)]
    for a, b in bars:
        s.thing(limb([a, (a + b) / 2, b], [9, 9, 9]), "#f2ead8", 0.4, shade=0.8, shcol="#4a5474", hatch=0, line=2.2)
    for _ in range(40):
        p = at(s.rng.random(), s.rng.random())
        s.curve([p, p + [-1, 16], p + [1, s.rng.uniform(24, 60)]], 1.5, "#e8f0fa", body=True, alpha=0.7, clip=glass)


def _frame(s):
    for a, b in ((OPEN[0], OPEN[3]), (OPEN[1], OPEN[2]), ((136, 386), (690, 342))):
        a, b = np.array(a, float), np.array(b, float)
        s.thing(limb([a, (a + b) / 2, b], [17, 17, 17]), "#f2ead8", 0.45, col2="#c8c0b8", shade=0.8, shcol="#4a5070", hatch=6, line=2.8)


def _sill(s):
    top = poly([(120, 1020), (720, 976), (766, 1034), (80, 1086)])
    s.wash(poly([(60, 1120), (780, 1060), (780, 1150), (60, 1210)]), NIGHT, 1.2, wet=24)
    s.thing(top, "#e8d4a8", 0.6, col2="#d8a860", shade=0.2, hatch=0, line=2.6)
    s.thing(poly([(80, 1086), (766, 1034), (764, 1072), (84, 1126)]), "#a89c94", 0.9, shade=0.7, shcol="#2c3044", hatch=6, line=2.8)


def _child(s):
    skin, gold, dark = SKINS["brown"], "#e0a01e", "#5a2c08"
    body = blob([(196, 1030), (190, 880), (216, 784), (280, 740), (370, 726), (446, 742), (500, 800), (516, 900), (520, 1020)])
    garment(s, body, gold, lambda x, y: 1.55, 460, dark=dark, pale="#fff2b0", cast=(14, 4), long=22)
    folds(s, ([(260, 800), (268, 900), (250, 1000)], [(330, 800), (336, 880), (326, 980)], [(420, 800), (412, 900), (430, 990)]), dark, "#fff2b0", 2.6)
    s.thing(limb([(352, 684), (350, 708)], [48, 50]), skin[0], 0.85, col2=skin[1], shade=0.9, shcol=skin[2], hatch=5, line=2.4)
    for k in range(3):
        s.thing(limb([(282, 738 + k * 9), (350, 764 + k * 8), (424, 734 + k * 9)], [9, 10, 9]), gold, 1.0, shade=0.7, shcol=dark, hatch=0, line=2)
    at, g = face(s, 348, 600, 236, 14, skin=skin, young=1.0, mouth="sad", look=(0.35, 0.9), lid=0.3, brow=-0.9, line=2.3)
    s.lift(valid(Polygon(at(path([(0.60, 0.10), (0.76, 0.22), (0.76, 0.44), (0.66, 0.40), (0.56, 0.26)], 6, True)))).intersection(g), 0.35, 12)
    hair_ = valid(Polygon(at(path([(0.79, 0.28), (0.70, 0.20), (0.60, 0.24), (0.50, 0.17), (0.42, 0.27), (0.33, 0.26), (0.28, 0.42), (0.20, 0.46), (0.10, 0.66), (-0.05, 0.58), (-0.13, 0.32), (-0.05, 0.04), (0.18, -0.10), (0.46, -0.13), (0.70, -0.05), (0.81, 0.12)], 8, True))))
    s.fill(hair_, "#160e10")
    tangle(s, hair_.buffer(5), 150, "#050304", 2.0, length=60, loop=0.3, inner=0)
    tangle(s, hair_, 60, "#6a4430", 1.5, length=46, loop=0.3, inner=1, body=True)
    tangle(s, valid(Polygon(at(path([(0.78, 0.16), (0.46, 0.12), (0.40, -0.08), (0.70, -0.04)], 6, True)))), 16, "#f0b868", 1.5, length=34, loop=0.3, inner=1, body=True)


def _bird(s):
    lines = lambda a, b, c, d, n: [(np.array(a) * (1 - u) + np.array(c) * u, np.array(b) * (1 - u) + np.array(d) * u) for u in np.linspace(0.08, 0.92, n)]  # noqa: E731
    s.wash(blob([(300, 1040), (560, 1000), (700, 1020), (640, 1060), (340, 1090)]), "#3a1c14", 0.8, wet=14)
    _facet(s, [(430, 880), (600, 936), (640, 470)], 0.5, rows=lines((560, 560), (632, 520), (470, 860), (600, 900), 7), warm=0.5)  # the far wing
    _facet(s, [(430, 880), (520, 700), (640, 470)], 0.22, rows=(), warm=0.6)
    _facet(s, [(440, 900), (196, 862), (420, 968)], 0.42, warm=0.5)  # tail
    _facet(s, [(196, 862), (440, 900), (380, 884)], 0.05, warm=0.2)
    _facet(s, [(400, 896), (500, 850), (648, 910), (640, 990), (520, 1070), (410, 990)], 0.28, rows=lines((430, 900), (620, 880), (440, 1050), (620, 1000), 6), warm=0.35)
    _facet(s, [(560, 1000), (648, 908), (812, 604), (826, 640), (690, 960)], 0.1, warm=0.1)  # neck
    _facet(s, [(560, 1000), (690, 960), (826, 640), (836, 668), (716, 984)], 0.55)
    _facet(s, [(806, 598), (838, 600), (934, 742), (846, 690), (824, 650)], 0.16)  # head
    _facet(s, [(846, 690), (934, 742), (836, 668)], 0.6)
    s.stroke([(812, 606), (842, 650), (928, 736)], 1.6)
    eye = ell(846, 634, 12)
    s.thing(eye, "#d8202a", 1.3, shade=0.3, hatch=0, line=2.4)
    s.fill(ell(842, 630, 3.4), body=True)
    _facet(s, [(404, 902), (560, 914), (300, 1330)], 0.02, rows=lines((430, 940), (540, 950), (316, 1270), (350, 1270), 13), warm=0.12)  # the near wing hangs out into the rain
    _facet(s, [(404, 902), (300, 1330), (346, 1010)], 0.5, rows=())
    for x, y in ((308, 1320), (340, 1290), (372, 1250), (420, 1196)):
        s.curve([(x, y), (x, y + 16), (x + 1, y + 34)], 2.2, "#e8f2fa", body=True)
        s.fill(ell(x, y + 40, 4, 7), "#e8f2fa", body=True)


def _hands(s):
    skin, gold, dark = SKINS["brown"], "#e0a01e", "#5a2c08"
    for arm, hand, fings, cuff, way in (
        (
            limb([(240, 806), (222, 930), (350, 936)], [46, 42, 30]),
            [(346, 908), (390, 886), (432, 884), (446, 912), (424, 944), (360, 958)],
            ([(424, 890), (462, 880), (492, 898)], [(432, 902), (472, 900), (498, 922)], [(430, 918), (466, 924), (488, 944)], [(420, 934), (450, 944), (468, 960)]),
            [(352, 908), (362, 934), (352, 962)],
            lambda x, y: 1.6 if y < 900 else 0.1,
        ),
        (
            limb([(474, 790), (540, 862), (560, 850)], [42, 36, 29]),
            [(548, 826), (584, 816), (612, 834), (616, 868), (588, 886), (552, 876)],
            ([(600, 832), (632, 836), (652, 866)], [(606, 846), (634, 860), (646, 892)], [(600, 862), (622, 882), (628, 912)], [(588, 874), (602, 898), (604, 922)]),
            [(554, 820), (568, 850), (552, 882)],
            lambda x, y: 0.9,
        ),
    ):
        s.wash(move(poly(hand), 14, 22), "#2c2438", 0.7, wet=9)
        s.thing(blob(hand), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=5, line=2.4)
        for i, f in enumerate(fings):
            finger(s, f, 12.5 - 0.7 * i, skin, k=0.85)
        garment(s, arm, gold, way, 190, dark=dark, pale="#fff2b0", cast=(4, 14), long=22)
        s.thing(limb(cuff, [10, 11, 10]), gold, 1.0, shade=0.7, shcol=dark, hatch=0, line=2.3)
        for u in np.linspace(0, 1, 7):
            p = path(cuff, 6)[int(u * 12)]
            s.stroke([p + [-8, 0], p + [8, 0]], 1.3, dark)
    folds(s, ([(206, 900), (228, 906), (244, 896)], [(212, 926), (236, 930), (256, 914)], [(500, 812), (512, 826), (506, 846)]), dark, "#fff2b0", 2.4)


def _ink(s):
    r = s.rng
    for y, q in ((766, 6), (804, 8), (858, 7), (930, 10), (1010, 8)):
        s.fill(blob([(935, y - q * 2.4, 1), (935 + q, y), (935, y + q), (935 - q, y)]), INK)
        s.fill(ell(932, y - 1, q * 0.25), body=True, alpha=0.8)
    s.curve([(926, 734), (936, 744), (935, 756)], 6, INK)
    for dx, y0, long, w in ((0, 1070, 330, 13), (-30, 1100, 190, 8), (-58, 1120, 110, 6), (26, 1090, 240, 8)):
        x = 930 + dx
        s.fill(limb([(x, y0), (x + r.normal() * 3, y0 + long * 0.4), (x + r.normal() * 5, y0 + long)], [w, w * 0.5, w * 0.95]), INK)
        s.curve([(x - w * 0.3, y0 + 20), (x - w * 0.3, y0 + long * 0.4)], 1.6, "#8a9ac8", body=True, alpha=0.7)
    s.fill(blob([(858, 1096), (890, 1064), (934, 1056), (968, 1076), (974, 1120), (930, 1132), (880, 1130)]), INK)
    s.curve([(880, 1090), (908, 1072), (940, 1070)], 3, "#9aaad8", body=True, alpha=0.8)
    line = path([(930, 1390), (900, 1440), (820, 1420), (780, 1440), (800, 1400), (760, 1390), (730, 1436), (690, 1440), (700, 1396), (664, 1400), (640, 1444), (600, 1446), (610, 1404), (570, 1412), (540, 1452), (470, 1456)], 10)  # and goes on writing
    s.stroke(line, 7, INK, taper=(0.01, 0.3))
    s.stroke(line + [-1, -2], 1.4, "#8a9ac8", body=True, alpha=0.6)
    s.splatter(INK, 30, centre=(920, 1120), spread=50, size=(1, 5))


def _perched(s, x, y, k, flip, lean):
    """One that was sent before: soaked, its neck and wings hang."""
    q = lambda pts: move(pts, x, y, k, lean, flip)  # noqa: E731
    _facet(s, q([(-10, -30), (40, -40), (4, -150)]), 0.55, wet=0.8, line=2)
    _facet(s, q([(-70, -10), (-150, 10), (-20, -40)]), 0.6, wet=0.8, line=2)
    _facet(s, q([(-70, -10), (-10, -44), (60, -34), (40, 10), (-10, 26)]), 0.35, wet=0.6, line=2.2, rows=[q([(-50, -8), (40, -18)]), q([(-40, 6), (30, -2)])], tall=5)
    _facet(s, q([(30, 4), (60, -34), (104, -92), (112, -80)]), 0.2, wet=0.5, line=2)
    _facet(s, q([(100, -94), (116, -90), (140, -34), (112, -62)]), 0.45, wet=0.6, line=2)
    _facet(s, q([(-30, -30), (40, -36), (-40, 84)]), 0.15, wet=0.5, line=2.2, rows=[q([(-22, -16), (28, -20)]), q([(-24, 4), (16, 0)]), q([(-28, 24), (2, 22)])], tall=5)
    s.fill(ell(*q([(113, -76)])[0], 5 * k), "#c8262e", body=True)
    for a, b in ((-40, 86), (138, -30)):
        p = q([(a, b)])[0]
        s.curve([p, p + [0, 14], p + [0, 30]], 2, "#e8f2fa", body=True)
        s.fill(ell(p[0], p[1] + 38, 3, 6), "#e8f2fa", body=True)


@card("storm", paper="cold", light=(0.2, -0.7), fresh=False)
def letter_bird(s):
    _wall(s)
    _room(s)
    _child(s)
    _leaf(s)
    _frame(s)
    _sill(s)
    _bird(s)
    _hands(s)
    s.glow(400, 1130, 300, "#f6b84a", 0.14, 0.2)
    _ink(s)
    wires = [path([(-20, 70), (300, 150), (700, 130), (1020, 40)], 12), path([(-20, 214), (360, 262), (760, 222), (1020, 120)], 12)]
    for w in wires:
        s.stroke(w + [0, 5], 6, NIGHT, taper=(0, 0))
        s.stroke(w, 1.6, "#a8b8d0", body=True, alpha=0.6, taper=(0, 0))
    for k, u, q, flip, lean in ((0, 0.2, 0.72, False, 4), (0, 0.5, 0.78, True, -3), (0, 0.82, 0.66, True, 8), (1, 0.1, 0.56, False, -6), (1, 0.4, 0.6, False, 6), (1, 0.66, 0.56, True, 0)):
        p = wires[k][int(u * (len(wires[k]) - 1))]
        _perched(s, p[0], p[1] - 16 * q, q, flip, lean)
    r = s.rng
    for _ in range(190):
        x, y, q = r.uniform(-20, 1040), r.uniform(-40, 1500), r.uniform(30, 110)
        if 230 < x < 560 and 430 < y < 960:
            continue
        s.stroke([(x, y), (x - q * 0.24, y + q)], r.uniform(1, 2.4), "#e8f0fa", body=True, alpha=r.uniform(0.3, 0.8))
    s.splatter(NIGHT, 50, (500, 1000, 1000, 1500), (0.7, 4))
