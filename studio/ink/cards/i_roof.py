"""A sleepwalker on the ridge before a huge moon, and who leads her."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat
from ..kit.profile import fingers, profile
from ..kit.rim import rim

NIGHT, DEEP = "#070a18", "#141c40"
SKIN = ("#8a5a50", "#7a4048", "#2c1a34")
MOON = (590, 486, 400)
SQUARE = (790, 1372)


def ridge(x, down=0.0):
    """The ridge, or a line of the roof below it: 1 is the eaves."""
    return 975 - 0.14 * x + down * (585 - 0.27 * x)


def _sky(s):
    s.wash(s.all, "#5a74b4", 0.9, col2="#46589a", pool=0.4, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 200), (700, 20), (360, 60), (120, 330), (60, 760), (-100, 1000)]), DEEP, 1.1, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (500, -100), (230, 90), (80, 330), (-100, 600)]), NIGHT, 1.4, wet=85, gran=0.25)
    s.wash(blob([(1100, -100), (1100, 420), (980, 160), (760, -100)]), NIGHT, 1.1, wet=80, gran=0.25)
    places.stars(s, 110, (0, 0, 1000, 420), (0.7, 2.2))
    x, y, q = MOON
    s.lift(ell(x, y, q + 50), 0.55, 50)
    disc = ell(x, y, q)
    s.cover(disc, keep=0.02)
    s.wash(disc, "#f6e6b4", 0.4, col2="#f0d490", gran=0.25, edge=0.6, pool=0.4, grad=("rad", x - 60, y - 80, 560, 0.3, 1.5))
    for dx, dy, a, b, t in ((-150, -170, 110, 70, 20), (90, -230, 80, 46, -20), (210, 60, 120, 80, 50), (-60, 190, 90, 56, 10), (120, 250, 60, 40, -10), (-260, 40, 50, 80, 10), (40, -60, 46, 34, 0)):
        s.wash(ell(x + dx, y + dy, a, b, t), "#c8a878", 0.42, wet=26, gran=0.25, clip=disc)
    s.outline(disc, 1.6, col="#8a7460", lost=0.5)
    for y0, x0, x1, w in ((690, 640, 1080, 26), (330, 720, 1060, 13)):  # thin cloud
        s.wash(limb([(x0, y0 + 20), ((x0 + x1) / 2, y0 - 6), (x1, y0 - 16)], [3, w, w * 1.4]), "#5a6aa4", 0.7, wet=10, gran=0.25)


def _far(s):
    r = s.rng
    for col, y0 in (("#8494c4", 850), ("#4a5894", 900)):
        x = -60.0
        while x < 1040:
            w, y = r.uniform(120, 200), y0 - 0.12 * x + r.normal() * 12
            g = poly([(x, y + 300), (x, y + 24), (x + w * 0.45, y - r.uniform(30, 66)), (x + w, y + 20), (x + w, y + 300)])
            g = union(g, box(x + w * 0.62, y - 50, x + w * 0.62 + 16, y + 6))
            s.cover(g, keep=0.1)
            s.wash(g, col, 0.9, edge=0.6, gran=0.25)
            s.outline(g, 1.6, col=DEEP, lost=0.4)
            x += w


def _person(s, p, way, col, face, hat):
    """From steeply above: feet, coat, head thrown back; both arms to the sheet."""
    foot = np.array(p, float)
    neck = foot - [way[0] * 4, 44]
    near = way[1] > 0.25
    s.wash(limb([foot, foot + way * [66, 58]], [15, 9]), NIGHT, 1.0, wet=5)
    grip = np.array(SQUARE) - [0, 26] + way * [92, 50]
    arms = [(neck + [e * 13, 8], neck * 0.5 + grip * 0.5 + [e * 12, 9], grip + [e * 11, 0]) for e in (-1, 1)]
    for e in (-1, 1):
        s.thing(limb([foot + [e * 7, -14], foot + [e * 7, 2]], [6, 5]), "#2a2030", 1.1, shade=0.3, hatch=0, line=1.4)
    coat_ = blob([neck + [-16, 4], neck + [0, 0], neck + [16, 4], foot + [15, -14], foot + [0, -8], foot + [-15, -14]], 6)

    def reach():
        for a in arms:
            s.thing(limb(a, [6.5, 6, 5]), col, 1.0, shade=0.6, shcol=NIGHT, hatch=0, line=1.5)
            s.fill(ell(*a[2], 4.6), face, body=True)
            s.outline(ell(*a[2], 4.6), 1.1, lost=0)

    if near:
        reach()
    s.thing(coat_, col, 1.05, shade=0.9, shcol=NIGHT, hatch=0, line=1.9)
    if not near:
        reach()
    c = neck - [way[0] * 3, 8]
    s.thing(ell(*c, 12, 13), hat, 1.0, shade=0.5, shcol=NIGHT, hatch=0, line=1.6)
    look = c + ([2 - way[0] * 4, 4] if not near else [-way[0] * 6, -7])
    s.fill(ell(*look, 8, 8 if not near else 5), face, body=True)
    if not near:
        for e in (-3, 3):
            s.fill(ell(look[0] + e, look[1] - 2, 1.2), NIGHT, body=True)
        s.fill(ell(look[0], look[1] + 3.4, 1.7, 2.1), "#5a1c20", body=True)


def _street(s):
    r = s.rng
    g = poly([(-60, ridge(-60, 1) - 20), (1060, ridge(1060, 1) - 20), (1060, 1620), (-60, 1620)])
    s.cover(g)
    s.wash(g, "#2c3566", 1.2, col2="#1a2250", gran=0.25)
    x, y = SQUARE
    s.lift(ell(x, y, 230, 130), 0.85, 40)
    s.wash(ell(x, y, 250, 150), "#f8bc4a", 0.75, wet=50, gran=0.25, clip=g)
    for j in range(24):  # cobbles in rows, seen from a height
        for i in range(36):
            px, py = 430 + i * 18 + 9 * (j % 2), 1190 + j * 13.5
            q = math.hypot((px - x) / 250, (py - y) / 150)
            if q < 1.5 and r.random() < 1.25 - 0.5 * q:
                s.stroke(arc(px, py, 8, 5.5, 190, 350, 6), 1.5, "#7a4a2c" if q < 0.8 else NIGHT, alpha=max(0.25, 0.8 - 0.4 * q), clip=g)
    s.wash(blob([(60, 1540), (430, 1400), (1060, 1130), (1060, 1190), (700, 1330), (420, 1500)]), NIGHT, 1.4, wet=34, gran=0.25, clip=g)  # the house's own shadow
    cols = ("#c8402e", "#2f8a80", "#e0b040", "#7a4a9a", "#d8d0c4", "#3a62b0", "#b8506a", "#7a8a3a")
    skins = ("#f0c8a4", "#9a6242", "#d8a078", "#6e422e")
    ring = sorted(((i, math.radians(20 + i * 45)) for i in range(8)), key=lambda q: math.sin(q[1]))
    spots = [(i, np.array([math.cos(a), math.sin(a)])) for i, a in ring]
    for i, v in spots:
        if v[1] < 0.25:
            _person(s, (x + v[0] * 132, y + v[1] * 82), v, cols[i], skins[i % 4], ("#2a1a1a", "#7a4a20", "#d8c8b0")[i % 3])
    c = np.array([x, y - 26.0])
    linen = blob([c + [(96 - 9 * (k % 2)) * math.cos(k * math.pi / 8), (54 - 6 * (k % 2)) * math.sin(k * math.pi / 8)] for k in range(16)])
    s.wash(move(linen, 4, 26), "#5a3428", 0.9, wet=7)
    s.thing(linen, "#fffaf0", 0.12, shade=0.5, shcol="#a89ab8", hatch=0, line=2.0)
    for k in range(16):
        v = np.array([90 * math.cos(k * math.pi / 8), 50 * math.sin(k * math.pi / 8)])
        s.stroke([c + v * 0.95, c + v * 0.45 + [1, 5]], 1.2, "#8a86b0")
    for i, v in spots:
        if v[1] >= 0.25:
            _person(s, (x + v[0] * 132, y + v[1] * 82), v, cols[i], skins[i % 4], ("#2a1a1a", "#7a4a20", "#d8c8b0")[i % 3])


def _roof(s):
    r = s.rng
    xs = np.linspace(-80, 1080, 30)
    g = poly([*[(x, ridge(x)) for x in xs], *[(x, ridge(x, 1)) for x in xs[::-1]]])
    s.cover(g)
    s.wash(g, "#6a4a7a", 1.0, col2="#3c3a70", gran=0.25, pool=0.4)
    s.wash(blob([(-100, 1130), (300, 1130), (620, 1180), (300, 1640), (-100, 1640)]), NIGHT, 1.3, wet=80, gran=0.25, clip=g)
    for j in range(9):
        a, b = (j / 9) ** 1.12, ((j + 1) / 9) ** 1.12
        x = -90.0 + 36 * (j % 2)
        while x < 1060:
            w = 74 - 0.026 * x
            x0 = x + j * 8
            y1, y2 = ridge(x0, b), ridge(x0 + w, b)
            low = [(x0 + 1, y1 - 8), (x0 + w * 0.5, (y1 + y2) / 2 + 7), (x0 + w - 1, y2 - 8)]
            tile = poly([(x0, ridge(x0, a)), *path(low, 6), (x0 + w, ridge(x0 + w, a))]).intersection(g)
            if r.random() < 0.4:
                s.wash(tile, ("#8a3c54", "#2a2c60", "#1c1838", "#7a5a80")[int(r.integers(4))], 0.3 + 0.4 * r.random(), edge=0.5, gran=0.25)
            s.curve(low, 2.4, NIGHT, clip=g)
            s.stroke([(x0, ridge(x0, a)), low[0]], 1.5, NIGHT, clip=g)
            if j < 4 and r.random() < 0.9 - 0.2 * j:
                s.curve([np.array(e) - [0, 4] for e in low], 1.8, "#f6e4d0", body=True, alpha=0.55 - 0.1 * j, clip=g)
            x += w
    eaves = [(x, ridge(x, 1)) for x in xs]
    s.stroke(eaves, 11, NIGHT, taper=(0, 0))
    s.stroke([(x, y + 4) for x, y in eaves if x > 480], 2.4, "#f8c870", body=True, alpha=0.7)
    pane = poly([(166, 1156), (300, 1136), (318, 1262), (178, 1288)])  # somebody is awake under the roof
    s.glow(242, 1212, 150, "#f8b838", 0.5, 0.45)
    s.cover(pane)
    s.thing(pane, "#fbd05a", 0.85, col2="#f6a23a", shade=0, hatch=0, line=6)
    s.fill(union(blob([(244, 1290), (252, 1252), (274, 1234), (298, 1244), (316, 1270)]), ell(277, 1220, 16, 19)), NIGHT, clip=pane)
    s.stroke([(234, 1146), (248, 1274)], 4.5, NIGHT, taper=(0, 0))
    s.stroke([(172, 1220), (308, 1198)], 4.5, NIGHT, taper=(0, 0))
    x = -70.0
    while x < 1060:
        w = 100 - 0.03 * x
        t = blob([(x, ridge(x) - 16), (x + w * 0.5, ridge(x + w * 0.5) - 21), (x + w + 8, ridge(x + w) - 18), (x + w + 10, ridge(x + w) + 16), (x + w * 0.5, ridge(x + w * 0.5) + 21), (x, ridge(x) + 20)])
        s.thing(t, "#4a3458", 1.2, col2="#2c2448", shade=0.8, shcol=NIGHT, hatch=0, line=2.6, gran=0.25)
        s.curve([(x + 8, ridge(x) - 13), (x + w * 0.5, ridge(x + w * 0.5) - 17), (x + w, ridge(x + w) - 15)], 3.2, "#fff0d0", body=True, alpha=0.85)
        x += w


CAT = [(66, -70), (70, -64), (64, -57), (50, -52), (38, -42), (10, -33), (-30, -32), (-58, -42), (-54, -60), (-28, -66), (2, -65), (22, -70), (32, -82), (35, -99, 1), (44, -89), (50, -90), (56, -101, 1), (58, -84)]
LEGS = (
    (((30, -46), (46, -26), (54, -8)), (11, 6, 5)),
    (((-44, -46), (-60, -30), (-72, -16), (-68, -4)), (16, 10, 5, 5)),
    (((26, -46), (30, -24), (24, -4)), (12, 7, 5)),
    (((-42, -50), (-34, -28), (-48, -15), (-42, -4)), (18, 11, 5, 5)),
)


def _cat(s, x, k, col, pale, tail, back=False):
    lean = -8

    def at(pts):
        return [(*p, *q[2:]) for p, q in zip(move(np.array([q[:2] for q in pts], float), x, ridge(x) - 15, k, lean), pts, strict=True)]

    feet = union(*(union(limb(at(p), [q * k for q in w], 8), ell(*at([(p[-1][0] + 4, -4)])[0][:2], 9 * k, 5 * k)) for p, w in LEGS))
    tip = limb(tail, np.linspace(8 * k, 6 * k, len(tail)), 14)
    body = smooth(union(blob(at(CAT), 8), feet), 2)
    g = union(body, tip)
    s.cover(g)
    brushed(s, g, col)
    coat(s, body, along_line(at([(66, -66), (20, -56), (-60, -46)])), ((pale, int(90 * k), "lit"), (col, int(60 * k), "all")), (4, 9), 1.1, soft=20, fringe=int(50 * k), fringe_cols=(col,))
    coat(s, tip, along_line(path(tail, 12)), ((pale, int(50 * k), "lit"),), (4, 9), 1.1, soft=10, fringe=60, fringe_cols=(col,))
    rim(s, g, 0.5, 3, "#fff0cc", 0.8)
    if back:  # one looks round, whether she follows
        c = at([(46, -74)])[0]
        s.fill(ell(*c, 19 * k, 17 * k), col)
        for e in (-1, 1):
            s.fill(blob([(c[0] + e * 17 * k, c[1] - 4), (c[0] + e * 17 * k, c[1] - 28 * k, 1), (c[0] + e * 4 * k, c[1] - 15 * k)], 4), col)
            s.fill(ell(c[0] + e * 7.5 * k, c[1] - 2, 5 * k, 4.2 * k), "#ffd23a", body=True)
            s.fill(ell(c[0] + e * 7.5 * k - 1, c[1] - 2, 1.4 * k, 3.8 * k), NIGHT, body=True)
        s.fill(ell(c[0], c[1] + 6 * k, 2.4, 1.8), "#c8808a", body=True)


def _shade_limb(s, pts, radii, clip):
    g = limb(pts, radii, 12)
    s.wash(g, "#6a66a0", 0.55, wet=7, clip=clip, gran=0.25)
    s.wash(g, "#b0708a", 0.16, wet=5, clip=clip, gran=0.25)


def _foot(s, g, toes):
    s.thing(g, SKIN[0], 1.0, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=0, line=2.4)
    for p, q in toes:
        s.thing(ell(*p, q, q * 0.8), SKIN[0], 1.0, shade=0.6, shcol=SKIN[2], hatch=0, line=1.5)
    rim(s, g, -2.4, 1, "#fff0cc", 0.75)


def _her(s):
    y = ridge(420) - 16
    behind = union(limb([(330, 760), (276, 820), (230, 872)], [26, 22, 11], 10), blob([(216, 858), (242, 856), (254, 878), (268, 900), (292, 914), (296, 928), (280, 934), (256, 930), (240, 912), (222, 900), (210, 880)], 8))
    _foot(s, behind, [((290, 924), 7)])
    front = union(limb([(398, 740), (400, 810), (392, 884)], [27, 22, 11], 10), blob([(380, 876), (406, 872), (424, 890), (458, 898), (468, y - 4), (456, y + 3), (400, y + 8), (376, y + 8), (374, 894)], 8))
    _foot(s, front, [((462, y - 3), 6)])
    far = [(372, 430), (462, 428), (556, 398)]
    near = [(344, 440), (436, 476), (540, 470)]
    gown = blob([(352, 410), (378, 424), (390, 470), (392, 540), (398, 620), (418, 700), (452, 770, 1), (424, 786), (404, 776), (376, 800), (348, 790), (312, 818), (280, 800), (236, 820), (206, 800), (164, 806), (128, 780, 1), (190, 730), (248, 660), (284, 580), (300, 510), (300, 450), (318, 418)], 10)
    sleeves = []
    for arm, drop in ((far, 54), (near, 64)):
        (ax, ay), (bx, by), (cx, cy) = arm
        sleeves.append(blob([(ax - 24, ay - 12), (ax + 26, ay - 24), (bx, by - 24), (cx - 12, cy - 20, 1), (cx - 4, cy + 10), (cx - 22, cy + drop, 1), (bx + 10, by + 42), (ax + 30, ay + 34), (ax - 16, ay + 34)], 10))

    def hand_of(arm, turn):
        fingers(s, *arm[2], 66, turn, curls=(14, 16, 18, 20), spread=5, thumb=(28, 14), flip=False, skin=SKIN, k=1.0, line=1.7)

    def cloth_(g, inner, radii):
        s.thing(g, "#f4f0f4", 0.16, shade=0.6, shcol="#6a7cc0", hatch=0, line=2.6, soft=60, gran=0.25)
        _shade_limb(s, inner, radii, g)

    hand_of(far, 34)
    cloth_(sleeves[0], [*far[:2], (552, 400)], [22, 18, 13])
    rim(s, sleeves[0], -2, 3, "#fffdf4", 0.9)
    neck = limb([(338, 400), (346, 440)], [21, 26])
    s.thing(neck, SKIN[0], 1.0, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.2)
    cloth_(gown, [(352, 470), (350, 600), (392, 720), (400, 810)], [26, 36, 28, 21])
    _shade_limb(s, [(336, 590), (318, 730), (270, 830)], [30, 27, 20], gown)
    for pts in ([(318, 470), (300, 600), (230, 740), (190, 800)], [(330, 520), (316, 640), (280, 740), (262, 808)], [(352, 560), (346, 660), (330, 760)], [(372, 560), (380, 660), (392, 770)], [(310, 500), (276, 640), (190, 760)]):
        s.curve(pts, 2.0, "#4a5890", clip=gown)
        s.curve([(a + 5, b) for a, b in pts], 1.6, "#ffffff", body=True, alpha=0.8, clip=gown)
    rim(s, gown, -3, 2, "#fffdf4", 0.95)
    marks.lace(s, path([(450, 772), (424, 786), (404, 776), (376, 800), (348, 790), (312, 818), (280, 800), (236, 820), (206, 800), (164, 806), (130, 782)], 8), (2, 5), 8, 2)
    hand_of(near, 38)
    cloth_(sleeves[1], [*near[:2], (536, 470)], [22, 18, 13])
    for g, pts in ((sleeves[1], [(370, 470), (440, 500), (512, 522)]), (sleeves[1], [(400, 452), (460, 470), (524, 500)]), (sleeves[0], [(420, 430), (480, 432), (540, 424)])):
        s.curve(pts, 1.8, "#4a5890", clip=g)
    rim(s, sleeves[1], -2, 3, "#fffdf4", 0.95)
    s.curve([(318, 420), (344, 434), (376, 426)], 5, "#fffdf4", body=True)
    at = profile(s, 352, 346, 132, -8, skin=SKIN, eye="shut", k=1.0, line=2.2)
    s.lift(ell(*at([(0.56, 0.70)])[0], 22, 26), 0.45, 9)
    _hair(s, at)


def _hair(s, at):
    r = s.rng
    cap = blob(at([(0.56, 0.03), (0.64, 0.14), (0.53, 0.25), (0.44, 0.38), (0.40, 0.54), (0.32, 0.72), (0.12, 0.80), (-0.02, 0.62), (-0.08, 0.4), (-0.02, 0.12), (0.24, -0.05)]), 8)
    locks = []
    for k in range(11):
        u = k / 10
        a, b = at([(0.26 - 0.02 * u, 0.06 + 0.60 * u), (0.0 + 0.06 * u, 0.08 + 0.62 * u)])
        far = np.array([34 + 70 * abs(u - 0.4) + 26 * (k % 2), 300 + 190 * u + 14 * (k % 3)])
        sway = 22 * math.sin(k * 1.3)
        locks.append([a, b, b * 0.66 + far * 0.34 + [0, -18 + sway * 0.6], b * 0.3 + far * 0.7 + [0, 20 - sway * 0.4], far + [0, -12]])
    g = union(cap, *(limb(q, [16, 17, 15, 9, 1], 12) for q in locks))
    s.cover(g, keep=0.1)
    brushed(s, g, "#2a1018")
    for q in locks:
        for _ in range(17):
            o = r.normal() * 9
            line = [(x + r.normal() * 2, y + o * w) for (x, y), w in zip(q, (1, 1.1, 1.1, 0.8, 0.5), strict=True)]
            line[-1] = (line[-1][0] + r.normal() * 16, line[-1][1])
            col = ("#1c0a10", "#5a2418", "#7a3018", "#c86a30", "#1c0a10", "#98421e")[int(r.integers(6))]
            s.curve(line, r.uniform(1.1, 2.4), col, n=10, body=col in ("#c86a30", "#98421e"), alpha=0.9, wobble=0.5)
    for k in range(7):
        s.curve(at([(0.60 - 0.02 * k, 0.09 - 0.008 * k), (0.3, -0.05 + 0.012 * k), (0.02, 0.06 + 0.03 * k)]), 1.8, "#ffd8a0", body=True, alpha=0.8)
    for k in range(16):
        u = k / 15
        s.curve(at([(0.58 - 0.1 * u, 0.14 + 0.1 * u), (0.34, 0.1 + 0.3 * u), (0.04, 0.16 + 0.5 * u)]), 1.6, ("#5a2418", "#98421e", "#1c0a10")[k % 3], alpha=0.9, clip=cap)


@card("midnight", paper="cold", light=(0.6, -0.4))
def sleepwalker(s):
    _sky(s)
    _far(s)
    _street(s)
    _roof(s)
    slip = blob([(96, 942), (102, 924), (124, 920), (150, 926), (176, 934), (186, 944), (170, 950), (120, 952)], 8)
    s.thing(slip, "#d8262e", 1.1, shade=0.8, shcol="#4a0814", hatch=0, line=2.6)
    s.fill(ell(117, 930, 16, 7, 8), "#4a0814")
    rim(s, slip, -1, 2.4, "#ffd8c0", 0.8)
    _her(s)
    for x, k, col, pale, tail, back in (
        (916, 0.8, "#15131f", "#8a90c0", [(872, 786), (846, 752), (850, 700), (826, 672)], False),
        (798, 0.9, "#4a2418", "#e89a5a", [(750, 800), (720, 762), (728, 700), (752, 662), (740, 640)], False),
        (668, 1.0, "#15131f", "#8a90c0", [(614, 812), (574, 760), (596, 690), (640, 630), (630, 580), (596, 556), (566, 540), (550, 520), (566, 504), (588, 508), (590, 528)], True),
    ):
        _cat(s, x, k, col, pale, tail, back)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
