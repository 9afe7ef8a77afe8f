"""A doll's house that somebody has picked up."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile

NIGHT, PLUM = "#140a1c", "#2a1238"
WOOD = ("#f0d2ae", "#dd9a80", "#7a4458")
BRASS = ("#e8b436", "#7a4410", "#fff0b4")


def lean(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(500, 760))


def slab(x0, y0, x1, y1):
    return valid(Polygon(lean([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])))


def _room(s):
    s.wash(s.all, "#a87ab4", 0.5, col2="#8a5a9c", pool=0.6, bloom=4, gran=0.4)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1000), (860, 1040), (900, 500), (500, -40), (150, 500), (140, 1100), (-100, 1100)]), "#5a2f72", 0.6, wet=85, gran=0.5, pool=0.6)  # fmt: skip
    s.wash(blob([(640, 900), (1100, 700), (1100, 1600), (600, 1600)]), PLUM, 0.8, wet=90, gran=0.5, pool=0.6)
    s.wash(blob([(-100, -100), (260, -100), (60, 260), (-100, 500)]), PLUM, 0.6, wet=80, gran=0.5, pool=0.6)
    for x in np.arange(-120, 1130, 76):
        s.stroke(lean([(x, -100), (x, 1300)]), 1.6, "#2a1238", alpha=0.6)


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
    s.cover(slab(436, 372, 486, 416))
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


def _curtains(s):
    for q in (-1, 1):
        edge = (-20, 1020)[q > 0]
        inner = [(500 + q * 276, 10), (500 + q * 300, 240), (500 + q * 404, 560), (500 + q * 404, 624), (500 + q * 352, 800), (500 + q * 346, 1056, 1)]
        hem = [(500 + q * (346 + 26 * k), 1056 + (14 if k % 2 else 0)) for k in range(1, 8)]
        g = blob([(*lean([v])[0], *v[2:]) for v in [*inner, *hem, (500 + q * 580, 560), (500 + q * 580, 10)]])
        s.wash(move(g, 24, 14), NIGHT, 0.8, wet=16)
        folds = []
        for k in range(4):
            x0, x1, x2 = 500 + q * (318 + 60 * k), 500 + q * (416 + 23 * k), 500 + q * (376 + 54 * k)
            folds.append([tuple(v) for v in lean([(x0, 20), (x0 + q * 22, 250), (x1, 570), (x1, 614), (x2, 800), (x2 + q * 8, 1062)])])

        def hang(x, y, q=q):
            u = (q * (x - 500) - 300) / 200
            return math.pi / 2 + q * (-0.3 * (1 - u) * step(0, 500, y) * step(660, 520, y) + 0.22 * (1 - u) * step(620, 700, y) * step(1000, 800, y))

        garment(s, g, "#f2c244", "#8a4a16", "#fff6c4", hang, 44, long=90, w=1.5, k=0.8, line=3, folds=folds, hatch=0, side=-q)
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
    s.wash(blob([(340, 1424), (500, 1410), (700, 1410), (790, 1430), (900, 1560), (440, 1560)]), "#1a0820", 1.3, wet=14, clip=fl)


SUIT = ("#3a64a0", "#0c1830", "#b4d0ea")
RED = ("#dc3a3a", "#4a0618", "#ffb49a")
CHIN = [(0.42, 0.72), (0.52, 0.62), (0.68, 0.66), (0.72, 0.76), (0.735, 0.86), (0.68, 0.885), (0.58, 0.87), (0.46, 0.80)]
HAIR = [(0.70, 0.14), (0.62, 0.20), (0.53, 0.25), (0.47, 0.36), (0.43, 0.5), (0.36, 0.60), (0.26, 0.72), (0.12, 0.80), (-0.04, 0.80), (-0.15, 0.70), (-0.17, 0.52), (-0.13, 0.2), (0.06, -0.05), (0.36, -0.09), (0.6, -0.02)]


def _wood(s, g, k=0.6, hatch=5, line=2.4):
    s.thing(g, WOOD[0], k, col2=WOOD[1], shade=0.85, shcol=WOOD[2], hatch=hatch, hw=0.9, line=line)


def _joint(s, x, y, r):
    """A ball of painted wood, pinned."""
    s.thing(ell(x, y, r), WOOD[1], 0.8, shade=0.9, shcol=WOOD[2], hatch=4, line=2.3)
    s.fill(ell(x, y, 4), "#5a2a34")


def _hem(s, pts, r=7):
    for p, _, _ in marks.along(path(pts, 10), r * 1.8):
        s.fill(ell(*p, r, r * 1.1), "#fff2e4", body=True)


def _shoe(s, x, y, flip, col, shcol):
    s.wash(ell(x + (-14 if flip else 14), y + 8, 64, 11), NIGHT, 1.2, wet=6)
    s.thing(blob(move([(-34, 0), (-36, -34), (-8, -46), (18, -34), (56, -22), (70, -4), (60, 4), (-20, 6)], x, y, 1, 0, flip)), col, 1.3, shade=0.7, shcol=shcol, hatch=0, line=2.8)


def _her(s):
    """In profile, bent back from the waist: chin up, so that she sees what looks in."""
    for x in (626, 722):
        _wood(s, limb([(x + 4, 1330), (x, 1400)], [20, 15]))
        _shoe(s, x, 1428, True, "#c22a3a", "#3a0614")
    skirt = blob([(566, 1030), (650, 1024), (716, 1090), (780, 1210), (836, 1340), (740, 1368), (640, 1352), (540, 1370), (452, 1346), (490, 1210), (530, 1100)])
    s.wash(move(skirt, 18, 22), NIGHT, 0.9, wet=16)
    pleats = [[(582 + q * 14, 1050), (560 + q * 34, 1190), (500 + q * 62, 1350)] for q in range(5)]
    garment(s, skirt, *RED, lambda x, y: math.atan2(y - 860, x - 612), 70, long=60, w=1.5, folds=pleats, hatch=0, line=3)
    _hem(s, [(456, 1348), (540, 1368), (640, 1350), (740, 1366), (832, 1340)])
    bodice = blob([(566, 1040), (556, 980), (566, 920), (600, 880), (650, 872), (692, 900), (694, 960), (664, 1036)])
    garment(s, bodice, *RED, lambda x, y: 1.7, 40, long=30, hatch=0, folds=[[(600, 900), (590, 970), (604, 1030)]], line=3)


def _her_head(s):
    tones = ("#6a2412", "#3a0f0a", "#d8702e", "#ffc890")
    paint = (WOOD[0], "#e8a488", "#b87a80")
    at = profile(s, 648, 772, 168, 44, flip=True, skin=paint, brow=-0.9, neck=((640, 896), 27), k=0.45, line=2.5, iris="#1f4a6a")
    s.cover(valid(Polygon(at(path(CHIN, 8, True)))), keep=1, ink=0)
    s.wash(ell(*at([(0.58, 0.61)])[0], 18, 18), "#e8404a", 0.75, wet=7)
    mouth = valid(Polygon(at(path([(0.79, 0.685), (0.72, 0.69), (0.70, 0.715), (0.73, 0.745), (0.785, 0.74)], 6, True))))
    s.fill(mouth, "#4a0a14")
    s.outline(mouth.buffer(3), 3, "#c8262e", lost=0)
    for a, b in (((0.60, 0.40), (0.575, 0.375)), ((0.625, 0.385), (0.607, 0.352)), ((0.66, 0.378), (0.65, 0.34)), ((0.69, 0.378), (0.69, 0.345))):
        s.stroke(at([a, b]), 2.4)
    wig = valid(Polygon(at(path(HAIR, 8, True))))
    crown, down = at([(0.4, 0.0)])[0], at([(0.0, 1.0)])[0]
    locks(s, wig, lambda x, y: math.atan2(y - crown[1], x - crown[0]) * 0.4 + math.atan2(down[1] - crown[1], down[0] - crown[0]) * 0.6, tones, 300, long=44)
    _wood(s, ell(*at([(0.43, 0.5)])[0], 11, 17, 34), hatch=0, line=2)
    bow = move(union(blob([(0, 0), (-44, -34), (-40, 22)]), blob([(0, 0), (48, -32), (44, 24)]), ell(0, -2, 12)), *at([(0.12, 0.02)])[0], 0.9, 40)
    s.thing(bow, RED[0], 1.1, shade=0.7, shcol=RED[1], hatch=0, line=2.6)
    _hem(s, [(602, 884), (634, 900), (672, 888)], 6)


def _him(s):
    """In profile, straight as a post; his back is towards the key."""
    for hip, foot in (((424, 1130), (470, 1400)), ((396, 1130), (384, 1404))):
        _shoe(s, foot[0], foot[1] + 30, False, "#b87a44", "#3a1a10")
        knee = ((hip[0] + foot[0]) / 2 + 6, 1264)
        garment(s, limb([hip, knee, foot], [56, 42, 34]), "#4a4560", "#120e1e", "#b0a8c8", lambda x, y: 1.57, 20, hatch=0, folds=[[(hip[0] + 16, hip[1]), (knee[0] + 10, 1270), (foot[0] + 6, foot[1] - 6)]], line=3)
    _wood(s, limb([(414, 880), (410, 800)], [36, 34]))
    coat = blob([(384, 862), (344, 884), (326, 940), (330, 1020), (336, 1090), (318, 1180, 1), (400, 1200), (492, 1184, 1), (486, 1090), (490, 1010), (500, 950), (484, 896), (446, 864)])
    s.wash(move(coat, 16, 20), NIGHT, 0.8, wet=14)
    garment(s, coat, *SUIT, lambda x, y: 1.57, 80, long=40, folds=[[(350, 1060), (350, 1120), (340, 1190)], [(470, 1060), (464, 1120), (468, 1186)], [(410, 1080), (408, 1200), (410, 1200)]], hatch=0, line=3.4)
    s.thing(blob([(376, 868), (394, 846), (430, 852), (462, 850), (460, 876), (420, 890), (388, 888)]), "#fffaf0", 0.2, shade=0.6, shcol="#6a4a80", hatch=0, line=2.6)
    at = profile(s, 420, 764, 172, 2, skin=(WOOD[0], "#e8a488", "#b87a80"), brow=0.1, k=0.45, line=2.5, iris="#2a1c18")
    s.cover(valid(Polygon(at(path(CHIN, 8, True)))), keep=1, ink=0)
    s.wash(ell(*at([(0.58, 0.61)])[0], 18, 18), "#e8404a", 0.6, wet=7)
    wig = valid(Polygon(at(path([(0.70, 0.16), (0.60, 0.24), (0.50, 0.28), (0.46, 0.42), (0.44, 0.52), (0.36, 0.50), (0.33, 0.62), (0.26, 0.78), (0.10, 0.78), (0.0, 0.62), (-0.07, 0.42), (-0.05, 0.2), (0.08, 0.02), (0.32, -0.06), (0.56, -0.02), (0.70, 0.08)], 8, True))))
    crown = at([(0.3, -0.05)])[0]
    locks(s, wig, lambda x, y: math.atan2(y - crown[1] + 20, x - crown[0]) * 0.5 + 0.9, ("#16101a", "#0a0608", "#4a4258", "#c8c0d8"), 220, long=40, w=1.5, line=3)
    _wood(s, ell(*at([(0.38, 0.54)])[0], 12, 19, -8), hatch=0, line=2.2)


def _hold(s):
    """His near arm lies round her waist; hers goes over it to the key in his back, and turns."""
    arm = limb([(420, 930), (476, 1020), (600, 1006)], [48, 40, 28], 12)
    s.wash(move(arm, 8, 22), NIGHT, 0.9, wet=12)
    garment(s, arm, *SUIT, lambda x, y: 0.9 if x < 480 else -0.1, 30, hatch=0, folds=[[(440, 1010), (470, 1004), (492, 984)], [(456, 1048), (484, 1030), (506, 1010)], [(540, 986), (546, 1012), (536, 1036)]], line=3)
    s.thing(limb([(606, 980), (610, 1030)], [10, 10]), "#fffaf0", 0.2, shade=0.6, shcol="#6a4a80", hatch=0, line=2.4)
    _wood(s, blob([(612, 982), (640, 976), (664, 986), (668, 1016), (644, 1032), (614, 1030)]), line=2.4)
    for k in range(4):
        digit(s, [(654, 984 + k * 13), (682, 980 + k * 13), (702, 986 + k * 12)], [8, 8, 6.5], WOOD, crease=0, hatch=0, line=2)
    x, y = 244, 986
    s.thing(limb([(334, 984), (270, 986)], [15, 15]), BRASS[0], 1.0, shade=0.8, shcol=BRASS[1], hatch=0, line=2.8)
    bow = union(*(ell(x, y + q * 62, 52, 62).difference(ell(x - 2, y + q * 68, 25, 32)) for q in (-1, 1)), ell(x + 10, y, 36, 30))
    s.wash(move(bow, 16, 22), NIGHT, 0.9, wet=10)
    s.thing(bow, BRASS[0], 1.1, col2="#c8842a", shade=0.9, shcol=BRASS[1], hatch=5, line=3.2)
    for q in (-1, 1):
        s.stroke(arc(x, y + q * 62, 42, 50, 190, 290), 3.4, BRASS[2], body=True)
    for k in range(3):
        s.stroke(arc(x, y, 150 + k * 17, 150 + k * 17, 196 + k * 5, 236 - k * 3), 2.6, "#f6dfa0", body=True, alpha=0.85)
    over = limb([(640, 936), (500, 956), (330, 946)], [26, 21, 16])
    s.wash(move(over, 6, 22), NIGHT, 0.8, wet=10)
    _wood(s, over, line=2.6)
    _joint(s, 500, 956, 24)
    puff = blob([(690, 900), (650, 884), (608, 898), (580, 926), (586, 966), (620, 984), (670, 976), (700, 942)])
    garment(s, puff, *RED, lambda x, y: 0.1, 24, long=30, folds=[[(596, 930), (630, 932), (680, 920)], [(598, 956), (630, 954), (670, 956)]], hatch=0)
    _hem(s, [(584, 924), (580, 946), (588, 968)], 7)
    _wood(s, blob([(336, 928), (312, 916), (284, 916), (266, 930), (268, 954), (300, 968), (336, 964)]), line=2.6)
    for k in range(4):
        digit(s, [(304 - k * 4, 920 + k * 12), (272 - k * 3, 914 + k * 13), (242, 918 + k * 13), (234, 928 + k * 12)], [10, 10, 9, 7.5], WOOD, crease=0, hatch=0, line=2.2)


@card("plum", paper="cold", light=(-0.4, -0.8))
def doll_house(s):
    """A giant eye at the window of a doll's house; she winds him up while they dance, and sees it."""
    _room(s)
    _eye(s)
    _window(s)
    _curtains(s)
    _floor(s)
    _her(s)
    _her_head(s)
    _him(s)
    _hold(s)
    s.splatter("#140a1c", 40, (600, 900, 1000, 1500), (0.7, 4.5))
