"""A doll's house that somebody has picked up."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.portrait import face
from ..kit.profile import profile

NIGHT, PLUM = "#140a1c", "#2a1238"
WOOD = ("#f0d2ae", "#dd9a80", "#7a4458")
BRASS = ("#e8b436", "#7a4410", "#fff0b4")


def lean(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(500, 760))


def slab(x0, y0, x1, y1):
    return valid(Polygon(lean([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])))


def _room(s):
    r = s.rng
    s.wash(s.all, "#a87ab4", 0.55, col2="#8a5a9c", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1000), (860, 1040), (900, 500), (500, -40), (150, 500), (140, 1100), (-100, 1100)]), "#5a2f72", 0.6, wet=85, gran=0.6, pool=0.6)  # fmt: skip
    s.wash(blob([(640, 900), (1100, 700), (1100, 1600), (600, 1600)]), PLUM, 0.7, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (260, -100), (60, 260), (-100, 500)]), PLUM, 0.6, wet=80, gran=0.6, pool=0.6)
    for i, x in enumerate(np.arange(-120, 1130, 58)):
        s.stroke(lean([(x, -100), (x, 1300)]), 1.6, "#2a1238", alpha=0.7)
        s.stroke(lean([(x + 5, -100), (x + 5, 1300)]), 1.2, "#e8b8c8", body=True, alpha=0.35)
        for y in np.arange(-60, 1260, 148):
            c = np.array([x + 30, y + 74 * (i % 2)]) + r.normal(size=2) * 2
            s.curve(lean([c + [0, 34], c + [5, 18], c + [0, 2]]), 1.6, "#a8c09a", body=True, alpha=0.5)
            s.fill(ell(*lean([c + [7, 22]])[0], 7, 3, -40), "#a8c09a", body=True, alpha=0.45)
            a0 = r.uniform(0, 1.2)
            for t in np.linspace(0, math.tau, 6)[:-1]:
                s.fill(ell(*lean([c + [7 * math.cos(t + a0), 7 * math.sin(t + a0)]])[0], 5, 4, math.degrees(t + a0)), "#f0b8c4", body=True, alpha=0.6)
            s.fill(ell(*lean([c])[0], 3.4), "#e8b436", body=True, alpha=0.8)


def _eye(s):
    """It fills the window; every lash by itself."""
    r = s.rng
    pane = slab(196, 96, 830, 790)
    s.cover(pane)
    s.wash(pane, "#f0b894", 0.65, col2="#d8805e", pool=0.5, bloom=3, gran=0.5)
    s.wash(blob([(100, 60), (900, 0), (900, 260), (560, 160), (300, 230), (150, 420)]), "#8a3a34", 0.9, wet=60, clip=pane, gran=0.6)
    s.wash(blob([(120, 640), (420, 740), (840, 600), (900, 900), (100, 900)]), "#8a3a34", 0.8, wet=60, clip=pane, gran=0.6)
    for k in range(9):
        s.curve([(150, 650 + 17 * k), (380, 690 + 20 * k), (640, 640 + 22 * k), (880, 520 + 24 * k)], 1.7, "#6a2a2c", clip=pane, alpha=0.7)
    up = path([(170, 520), (268, 396), (400, 312), (540, 286), (690, 320), (800, 400), (862, 470)], 12)
    low = path([(862, 470), (770, 530), (650, 572), (520, 586), (380, 570), (264, 546), (170, 520)], 12)
    ball = valid(Polygon(np.vstack([up, low])))
    s.wash(ball.buffer(46), "#7a2a34", 0.75, wet=34, clip=pane)
    white = ball.intersection(pane)
    s.cover(white)
    s.wash(white, "#f2ece0", 0.25, col2="#e8c4c0", gran=0.3)
    s.wash(limb(up, np.full(len(up), 34), 1), "#4a3a68", 0.75, wet=24, clip=white)
    for _ in range(26):
        a = r.choice([0, 1])
        x, y = (200 + r.uniform(0, 50), 520 + r.normal() * 14) if a else (820 - r.uniform(0, 50), 470 + r.normal() * 14)
        d = 1 if a else -1
        s.curve([(x, y), (x + d * 34, y + r.normal() * 12), (x + d * 78, y + r.normal() * 22)], 1.2, "#c2423e", clip=white, alpha=0.7)
    c, q = np.array([524, 458]), 138
    iris = ell(*c, q).intersection(white)
    s.cover(iris)
    s.wash(iris, "#58b06a", 1.0, col2="#a8c84a", edge=1, off=0)
    s.wash(ell(*c, q).difference(ell(*c, q * 0.84)), "#0c3426", 1.3, wet=9, clip=iris)
    s.wash(blob([(c[0] - 150, c[1] - 150), (c[0] + 150, c[1] - 150), (c[0] + 150, c[1] - 60), (c[0], c[1] - 90), (c[0] - 150, c[1] - 50)]), "#0c2a2a", 1.0, wet=22, clip=iris)
    for col, n, body in (("#0f4a2c", 260, 0), ("#1c6a3a", 200, 0), ("#e8f0a0", 110, 1), ("#b4873a", 50, 0)):
        for _ in range(n):
            a, b = r.uniform(0, math.tau), r.uniform(0.44, 0.7)
            e = min(0.99, b + r.uniform(0.15, 0.4))
            d = np.array([math.cos(a), math.sin(a)])
            s.stroke([c + d * q * b, c + d * q * e], 1.5, col, clip=iris, body=bool(body), alpha=0.75, wobble=1)
    s.fill(ell(*(c + [2, 4]), 58), "#0a0810")
    for o in (0, 1):  # what it sees
        x = c[0] - 12 + o * 22
        s.fill(ell(x, c[1] - 8, 6), ("#6a86a8", "#e8604a")[o], body=True, alpha=0.9)
        s.fill(blob([(x - 8, c[1]), (x + 8, c[1]), (x + (12, 18)[o], c[1] + 44), (x - (9, 8)[o], c[1] + 44)]), ("#6a86a8", "#e8604a")[o], body=True, alpha=0.9)
    s.fill(slab(436, 372, 486, 416), "#fffdf6", body=True)
    s.stroke(lean([(461, 370), (461, 418)]), 4, "#3a8a5a")
    s.stroke(lean([(434, 394), (488, 394)]), 4, "#3a8a5a")
    s.outline(ell(*c, q), 4, lost=0, clip=white)
    s.stroke(up, 17, "#1a0c12", taper=(0.15, 0.1), clip=pane)
    s.stroke(low, 5, "#5a1c24", clip=pane)
    s.curve([(160, 470), (280, 340), (410, 262), (540, 238), (700, 270), (830, 366)], 6, "#5a1c24", clip=pane)
    for p, t, u in marks.along(up, 11):
        n = np.array([t[1], -t[0]])
        fan = np.array([(u - 0.5) * 1.7, 0])
        long = r.uniform(62, 96) * (0.6 + 0.5 * math.sin(u * math.pi))
        d = n + fan
        s.curve([p, p + d * long * 0.5 - [0, 6], p + d * long * 0.9 + fan * 14 - [0, 16]], 5, "#120810", taper=(0.01, 0.85), clip=pane, wobble=0.5)
    for p, _, u in marks.along(low[6:-6], 19):
        d = np.array([(0.5 - u) * 1.6, 1.0]) * r.uniform(22, 36)
        s.curve([p, p + d * 0.5, p + d + [d[0] * 0.2, -3]], 2.6, "#2a1016", taper=(0.01, 0.85), clip=pane)
    for _ in range(330):  # the brow
        u = r.uniform(0, 1)
        x, y = 190 + 640 * u, 226 - 120 * math.sin(u * 2.5) + r.normal() * 20
        a = -0.9 + u * 1.3 + r.normal() * 0.12
        s.curve([(x, y), (x + 26 * math.cos(a), y + 26 * math.sin(a)), (x + 56 * math.cos(a + 0.3), y + 56 * math.sin(a + 0.3))], 2.8, ("#2a1014", "#5a2a1e", "#8a4a2a")[r.integers(3)], clip=pane, alpha=0.9)  # fmt: skip
    s.wash(slab(196, 96, 250, 790), NIGHT, 0.9, wet=30, clip=pane)
    s.wash(slab(196, 96, 830, 140), NIGHT, 0.9, wet=30, clip=pane)


def _window(s):
    for g in (slab(502, 90, 528, 800), slab(190, 430, 836, 454)):
        s.wash(move(g, 14, 8), NIGHT, 0.8, wet=7)
        s.thing(g, "#f6e6d2", 0.35, shade=0.7, shcol="#6a4a80", hatch=6, line=2.6)
    for g in (slab(152, 60, 198, 836), slab(828, 60, 874, 836), slab(140, 44, 886, 100)):
        s.thing(g, "#f0dcc8", 0.5, shade=0.8, shcol="#5a3a70", hatch=6, line=3)
    sill = slab(112, 788, 914, 834)
    s.wash(move(sill, 6, 30), NIGHT, 1.0, wet=16)
    s.thing(sill, "#fbeedd", 0.3, shade=0.7, shcol="#5a3a70", hatch=6, line=3)
    for _ in range(30):
        x, y = s.rng.uniform(130, 880), s.rng.uniform(794, 826)
        s.stroke(lean([(x, y), (x + s.rng.uniform(20, 70), y)]), 1, "#8a6a80", alpha=0.7)
    # the cup has begun to slide
    x, y = 282, 806
    s.wash(ell(x + 10, y + 8, 64, 9, 6), NIGHT, 0.7, wet=6)
    s.thing(ell(x, y, 58, 11, 6), "#fffaf0", 0.2, shade=0.5, shcol="#5a3a70", hatch=0, line=2.4)
    s.thing(blob([(x - 50, y - 62, 1), (x + 34, y - 74, 1), (x + 34, y - 34), (x + 14, y - 6), (x - 18, y - 4), (x - 42, y - 28)]), "#fffaf0", 0.2, shade=0.8, shcol="#5a3a70", hatch=5, line=2.6)
    s.thing(ell(x - 8, y - 68, 42, 10, -8), "#8a4a22", 1.0, shade=0.3, hatch=0, line=2.2)
    s.curve([(x + 34, y - 62), (x + 62, y - 60), (x + 58, y - 32), (x + 26, y - 26)], 5)
    for q in (-22, -4, 14):
        s.fill(ell(x + q, y - 36 + q * 0.1, 5), "#c8424e")
    s.curve([(x - 49, y - 62), (x - 56, y - 40), (x - 53, y - 20)], 6, "#8a4a22")
    for d in ((-55, -6), (-58, 16), (-54, 44)):
        s.fill(ell(x + d[0], y + d[1], 4, 6), "#8a4a22")


def _curtains(s):
    for q in (-1, 1):
        edge = (-20, 1020)[q > 0]
        inner = [(500 + q * 276, 10), (500 + q * 300, 240), (500 + q * 404, 560), (500 + q * 404, 624), (500 + q * 352, 800), (500 + q * 346, 1056, 1)]
        hem = [(500 + q * (346 + 26 * k), 1056 + (14 if k % 2 else 0)) for k in range(1, 8)]
        g = blob([(*lean([v])[0], *v[2:]) for v in [*inner, *hem, (500 + q * 580, 560), (500 + q * 580, 10)]])
        s.wash(move(g, 24, 14), NIGHT, 0.8, wet=16)
        folds = []
        for k in range(6):
            x0, x1, x2 = 500 + q * (312 + 40 * k), 500 + q * (414 + 15 * k), 500 + q * (372 + 36 * k)
            folds.append([tuple(v) for v in lean([(x0, 20), (x0 + q * 22, 250), (x1, 570), (x1, 614), (x2, 800), (x2 + q * 8, 1062)])])

        def hang(x, y, q=q):
            u = (q * (x - 500) - 300) / 200
            return math.pi / 2 + q * (-0.3 * (1 - u) * step(0, 500, y) * step(660, 520, y) + 0.22 * (1 - u) * step(620, 700, y) * step(1000, 800, y))

        garment(s, g, "#f2c244", "#8a4a16", "#fff6c4", hang, 150, long=90, w=1.5, k=0.8, line=3, folds=folds, hatch=0, side=-q)
        tie = limb(lean([(500 + q * 396, 600), (500 + q * 452, 584), (edge, 596)]), [17, 21, 17])
        s.thing(tie, "#a8304e", 1.1, shade=0.9, shcol="#3a0a20", hatch=4, line=2.6)
        for t in np.linspace(0.05, 0.95, 9):
            p = lean([(500 + q * (392 + 110 * t), 578)])[0]
            s.curve([p, p + [8, 14], p + [4, 34]], 1.8, "#4a0e28", clip=tie)
    rod = limb(lean([(-60, 18), (1060, 18)]), [15, 15])
    s.thing(rod, "#7a4624", 1.1, shade=0.9, shcol="#2a1210", hatch=5, line=3)
    # the house key hangs plumb, though the house does not
    s.stroke([(908, 556), (906, 640), (908, 688)], 3, "#3a0a20")
    key = union(ell(908, 712, 28).difference(ell(908, 712, 15)), box(902, 736, 915, 842), box(915, 800, 940, 812), box(915, 824, 934, 836))
    s.wash(move(key, 16, 12), "#4a1a10", 0.9, wet=7)
    s.thing(key, BRASS[0], 1.0, shade=0.6, shcol=BRASS[1], hatch=0, line=2.8)
    s.stroke([(905, 742), (905, 836)], 2, BRASS[2], body=True)


def _floor(s):
    r = s.rng
    fl = slab(-300, 1262, 1300, 1900)
    s.cover(fl)
    s.wash(fl, "#d8a27a", 0.7, col2="#a8664a", gran=0.6, pool=0.6)
    for u in np.linspace(-2.4, 2.4, 25):
        s.stroke(lean([(500 + u * 330, 1262), (500 + u * 620, 1800)]), 2, "#3a1a1e", clip=fl)
        for _ in range(6):
            t, e = r.uniform(0, 1), u + r.uniform(0.02, 0.18)
            s.stroke(lean([(500 + e * (330 + 290 * t), 1262 + 538 * t), (500 + e * (350 + 290 * t), 1292 + 538 * t)]), 1, "#5a2a24", clip=fl, alpha=0.7)
    s.wash(blob([(-100, 1230), (250, 1290), (330, 1600), (-100, 1600)]), PLUM, 0.6, wet=70, clip=fl, gran=0.6)
    s.wash(blob([(720, 1200), (1100, 1160), (1100, 1600), (840, 1600), (760, 1400)]), PLUM, 0.9, wet=60, clip=fl, gran=0.6)
    skirting = slab(-200, 1216, 1200, 1264)
    s.thing(skirting, "#e8d0c4", 0.5, shade=0.6, shcol="#5a3a70", hatch=6, line=2.6)
    s.stroke(lean([(-200, 1228), (1200, 1228)]), 1.6)
    # they throw one shadow, key and all
    s.wash(blob([(330, 1440), (470, 1418), (640, 1420), (760, 1440), (820, 1560), (420, 1560)]), "#1a0820", 1.3, wet=12, clip=fl)


def _arm(s, pts, radii, ball=True):
    """A turned arm of painted wood with a ball in the joint."""
    for a, b, r0, r1 in zip(pts, pts[1:], radii, radii[1:], strict=False):
        s.thing(limb([a, b], [r0, r1]), WOOD[0], 0.6, col2=WOOD[1], shade=0.9, shcol=WOOD[2], hatch=5, hw=0.9, line=2.4)
    if ball:
        x, y = pts[1]
        s.thing(ell(x, y, radii[1] * 1.12), WOOD[1], 0.8, shade=0.9, shcol=WOOD[2], hatch=4, line=2.2)
        s.fill(ell(x, y, 4), "#5a2a34")


def _him(s):
    suit = ("#3a5c86", "#0e1a30", "#b4d0ea")
    for hip, knee, foot in (((440, 1150), (452, 1280), (470, 1402)), ((372, 1150), (366, 1280), (372, 1412))):
        shoe = blob([(foot[0] - 34, foot[1] - 10), (foot[0] + 14, foot[1] - 16), (foot[0] + 66, foot[1] + 6), (foot[0] + 76, foot[1] + 24), (foot[0] - 34, foot[1] + 26)])
        s.wash(ell(foot[0] + 30, foot[1] + 28, 70, 11), NIGHT, 1.1, wet=6)
        s.thing(shoe, "#1c1218", 1.4, shade=0.6, hatch=4, line=2.4)
        s.curve([(foot[0] + 16, foot[1] - 6), (foot[0] + 44, foot[1] + 2), (foot[0] + 62, foot[1] + 10)], 4, "#c8c4d8", body=True)
        garment(s, limb([hip, knee, foot], [44, 36, 32]), "#4a4560", "#120e1e", "#b0a8c8", lambda x, y: 1.57, 36, hatch=0, folds=[[(hip[0] + 10, hip[1]), (knee[0] + 8, knee[1]), (foot[0] + 4, foot[1] - 6)]])  # fmt: skip
    # far arms, stretched out together
    garment(s, limb([(560, 830), (690, 846), (800, 770)], [30, 28, 24]), *suit, lambda x, y: 0.0 if x < 690 else -0.6, 60)
    coat = blob([(392, 716), (352, 742), (322, 800), (314, 880), (330, 960), (340, 1010), (322, 1090), (296, 1190), (300, 1204, 1), (380, 1216), (470, 1196), (500, 1180, 1), (498, 1060), (500, 960), (502, 860), (486, 780), (462, 726)])
    s.wash(move(coat, 22, 24), NIGHT, 0.9, wet=16)
    folds = [[(344, 960), (384, 1000), (440, 1012)], [(352, 1010), (346, 1110), (330, 1200)], [(420, 1030), (412, 1120), (398, 1206)], [(340, 830), (362, 880), (366, 930)]]
    garment(s, coat, *suit, lambda x, y: 1.62 if y < 1000 else 1.72, 160, long=36, folds=folds, hatch=0)
    s.curve([(300, 1192), (330, 1150), (344, 1060)], 2.2, suit[1])
    at = profile(s, 422, 622, 208, 4, skin=WOOD, brow=0.2, neck=((416, 720), 34), k=0.6, line=2.4)
    s.wash(ell(*at([(0.58, 0.58)])[0], 19), "#e0504a", 0.7, wet=9)
    s.fill(valid(Polygon(at(path([(0.79, 0.657), (0.74, 0.638), (0.67, 0.652), (0.60, 0.672), (0.575, 0.64), (0.60, 0.70), (0.68, 0.692), (0.75, 0.682)], 8, True)))), "#1c1014")
    wig = valid(Polygon(at(path([(0.70, 0.15), (0.58, 0.24), (0.47, 0.29), (0.46, 0.44), (0.40, 0.46), (0.36, 0.62), (0.26, 0.74), (0.06, 0.70), (-0.06, 0.5), (-0.09, 0.24), (0.06, 0.0), (0.36, -0.06), (0.62, 0.0)], 8, True))))
    c = at([(0.62, 0.08)])[0]
    locks(s, wig, lambda x, y: math.atan2(y - c[1] + 10, x - c[0]) + 0.25, ("#1a1216", "#0a0608", "#5a4650", "#c8b4c0"), 420, long=44)
    s.thing(ell(*at([(0.37, 0.50)])[0], 13, 19, 8), WOOD[0], 0.7, shade=0.6, shcol=WOOD[2], hatch=0, line=2)
    s.thing(blob([(372, 722), (420, 706), (470, 722), (474, 752), (424, 738), (374, 758)]), "#fffaf0", 0.2, shade=0.6, shcol="#6a4a80", hatch=0, line=2.4)


def _key(s):
    """In his back, and turning."""
    shaft = limb([(330, 884), (212, 872)], [13, 12])
    s.wash(ell(336, 892, 30, 34), NIGHT, 0.9, wet=8)
    s.thing(ell(327, 884, 13, 28, 4), BRASS[0], 1.0, shade=0.8, shcol=BRASS[1], hatch=0, line=2.4)
    bow = union(*(ell(172, 872 + q * 58, 46, 54, -q * 8).difference(ell(168, 872 + q * 60, 23, 30, -q * 8)) for q in (-1, 1)), ell(190, 872, 30, 30))
    s.wash(move(bow, 20, 22), NIGHT, 0.8, wet=10)
    s.thing(shaft, BRASS[0], 1.0, shade=0.9, shcol=BRASS[1], hatch=5, line=2.6)
    s.thing(bow, BRASS[0], 1.1, col2="#c8842a", shade=0.9, shcol=BRASS[1], hatch=5, line=3)
    for q in (-1, 1):
        s.stroke(arc(170, 872 + q * 58, 36, 44, 150, 260), 3.4, BRASS[2], body=True)
    for k in range(3):
        s.curve([(96 - k * 20, 800 - k * 12), (84 - k * 22, 872), (98 - k * 20, 944 + k * 12)], 2.2, "#f6dfa0", body=True, alpha=0.8)


def _her(s):
    red = ("#dc3a3a", "#4a0618", "#ffb49a")
    for knee, foot in (((600, 1330), (590, 1424)), ((700, 1320), (742, 1396))):
        s.thing(limb([knee, foot], [22, 15]), WOOD[0], 0.6, col2=WOOD[1], shade=0.9, shcol=WOOD[2], hatch=5, line=2.4)
        s.wash(ell(foot[0] - 6, foot[1] + 24, 46, 8), NIGHT, 1, wet=5)
        s.thing(blob([(foot[0] - 56, foot[1] + 18), (foot[0] - 30, foot[1] + 2), (foot[0] - 14, foot[1] - 8), (foot[0] + 20, foot[1] - 10), (foot[0] + 24, foot[1] + 20), (foot[0] + 12, foot[1] + 20), (foot[0] - 4, foot[1] + 14), (foot[0] - 30, foot[1] + 26)]), "#c22a3a", 1.2, shade=0.7, shcol="#3a0614", hatch=0, line=2.4)  # fmt: skip
        s.curve([(foot[0] - 16, foot[1] - 2), (foot[0], foot[1] - 16), (foot[0] + 18, foot[1] - 12)], 4, "#c22a3a")
    skirt = blob([(528, 968), (640, 962), (690, 1060), (758, 1200), (820, 1330), (770, 1346), (720, 1326), (660, 1356), (590, 1338), (520, 1362), (468, 1340), (488, 1200), (512, 1080)])
    s.wash(move(skirt, 20, 20), NIGHT, 0.9, wet=16)
    folds = [[(560 + q * 14, 985), (560 + q * 34, 1150), (560 + q * 62, 1345)] for q in (-1, 0, 1, 2, 3)]
    garment(s, skirt, *red, lambda x, y: math.atan2(y - 700, x - 585), 200, long=54, w=1.5, folds=folds, hatch=0)
    for x in np.arange(476, 812, 9):
        s.fill(ell(x, 1344 + 9 * math.sin(x / 36), 6, 7), "#fff2e4", body=True)
    _arm(s, [(640, 806), (708, 790), (806, 738)], [24, 20, 17])
    hand = blob([(786, 742), (802, 718), (830, 712), (846, 730), (840, 764), (816, 782), (792, 772)])
    s.thing(hand, WOOD[0], 0.6, col2=WOOD[1], shade=0.8, shcol=WOOD[2], hatch=4, line=2.4)
    for i in range(4):  # his fingers shut over hers
        digit(s, [(800 + i * 12, 778 - i * 3), (798 + i * 13, 752 - i * 3), (806 + i * 12, 734 - i * 3)], [9, 9, 8], ("#f6dcc0", WOOD[1], WOOD[2]), crease=0, hatch=0, line=2)
    top = blob([(560, 772), (612, 758), (656, 780), (672, 830), (654, 900), (640, 974), (528, 980), (512, 900), (506, 830), (522, 790)])
    garment(s, top, *red, lambda x, y: 1.6, 60, hatch=0, folds=[[(534, 976), (548, 900), (540, 840)], [(620, 972), (628, 900), (636, 850)]])
    s.stroke(path([(522, 970), (586, 986), (646, 964)], 8), 15, "#3a0614", taper=(0, 0))


def _her_head(s):
    s.thing(limb([(604, 786), (620, 706)], [28, 26]), WOOD[0], 0.6, col2=WOOD[1], shade=0.9, shcol=WOOD[2], hatch=4, line=2.3)
    tones = ("#6a2412", "#3a0f0a", "#d8702e", "#ffc890")
    at, _ = face(s, 626, 622, 206, -8, flip=True, skin=(WOOD[0], WOOD[1], "#c8948a"), young=0.5, mouth="blow", look=(0.1, -0.95), lid=0.95, brow=-0.9, iris="#23506a", k=0.5, ear=False)
    s.wash(ell(*at([(0.36, 0.67)])[0], 17, 15), "#e0504a", 0.7, wet=9)
    hair = [(0.77, 0.20, 1), (0.64, 0.235), (0.50, 0.22), (0.36, 0.28), (0.255, 0.38), (0.225, 0.54), (0.24, 0.72), (0.20, 0.90), (0.05, 0.98), (-0.14, 0.86), (-0.21, 0.56), (-0.15, 0.22), (0.04, -0.03), (0.38, -0.08), (0.66, 0.0)]
    wig = valid(Polygon(at(path(hair, 8, True))))
    crown = at([(0.45, -0.02)])[0]
    locks(s, wig, lambda x, y: math.atan2(y - crown[1], x - crown[0]) - (0.5 if x > crown[0] + 60 else 0.0) * step(crown[1] + 60, crown[1] + 160, y), tones, 420, long=46)
    s.thing(move(union(blob([(640, 520), (600, 486), (604, 540)]), blob([(640, 520), (690, 488), (684, 542)]), ell(642, 520, 11)), 36, 6), "#dc3a3a", 1.1, shade=0.7, shcol="#4a0618", hatch=0, line=2.4)


def _holds(s):
    suit = ("#3a5c86", "#0e1a30", "#b4d0ea")
    arm = limb([(366, 800), (392, 930), (500, 968), (600, 938)], [46, 40, 34, 26])
    s.wash(move(arm, 10, 16), NIGHT, 0.9, wet=9)
    garment(s, arm, *suit, lambda x, y: 1.3 if x < 410 else 0.0, 60, hatch=0, folds=[[(380, 900), (402, 926), (404, 962)], [(400, 900), (430, 926), (442, 950)], [(520, 938), (530, 962), (524, 990)]])
    cuff = limb([(606, 912), (612, 962)], [11, 11])
    s.thing(cuff, "#fffaf0", 0.2, shade=0.6, shcol="#6a4a80", hatch=0, line=2.2)
    s.thing(blob([(612, 912), (650, 906), (664, 930), (656, 962), (614, 960)]), WOOD[0], 0.6, col2=WOOD[1], shade=0.7, shcol=WOOD[2], hatch=4, line=2.3)
    for i in range(4):
        y = 914 + i * 15
        digit(s, [(648, y), (672, y - 3 + i), (690, y + 2 + i)], [9, 8.5, 7], WOOD, crease=0, hatch=0, line=2)
    digit(s, [(622, 914), (644, 898), (664, 900)], [11, 10, 8], WOOD, nail=1, crease=0, hatch=0, line=2)
    # her arm over his, to the key
    s.wash(limb([(600, 834), (440, 892), (262, 894)], [28, 24, 20]), NIGHT, 0.9, wet=10, clip=union(arm, box(300, 740, 500, 1000)))
    _arm(s, [(590, 812), (440, 862), (262, 866)], [30, 25, 18])
    puff = blob([(640, 790), (622, 842), (566, 852), (524, 830), (532, 782), (576, 764), (620, 764)])
    garment(s, puff, "#dc3a3a", "#4a0618", "#ffb49a", lambda x, y: 0.1 + (y - 805) * 0.01, 120, long=30, folds=[[(534, 790), (570, 800), (620, 790)], [(534, 826), (572, 822), (616, 826)]])
    for y in np.arange(786, 832, 9):
        s.fill(ell(527, y, 6), "#fff2e4", body=True)
    s.thing(ell(262, 866, 16), WOOD[1], 0.8, shade=0.9, shcol=WOOD[2], hatch=4, line=2.2)
    s.thing(blob([(264, 846), (244, 838), (222, 846), (214, 866), (222, 892), (246, 898), (264, 886)]), WOOD[0], 0.6, col2=WOOD[1], shade=0.8, shcol=WOOD[2], hatch=4, line=2.3)
    for i in range(4):  # closed round the shaft
        x = 200 + i * 16
        digit(s, [(x + 8, 842 + i), (x, 866), (x + 4, 890), (x + 10, 900)], [9.5, 10, 9.5, 8], WOOD, crease=0, hatch=0, line=2)
    digit(s, [(244, 846), (226, 834), (206, 838)], [11, 10, 8], WOOD, nail=1, crease=0, hatch=0, line=2)


@card("plum", paper="cold", light=(-0.4, -0.8), fresh=False)
def doll_house(s):
    """A giant eye at the window of a doll's house; she winds him up while they dance."""
    _room(s)
    _eye(s)
    _window(s)
    _curtains(s)
    _floor(s)
    _him(s)
    _key(s)
    _her(s)
    _her_head(s)
    _holds(s)
    s.splatter("#140a1c", 50, (600, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#2a1238", 40, (0, 0, 400, 600), (0.7, 4))
