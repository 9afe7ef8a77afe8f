"""The last leaf of a tree that has buds."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile
from ..kit.rim import rim

NIGHT = "#170d0c"
SKIN = ("#f0c09a", "#dc8a66", "#7a3c44")
BLUE = ("#2f6a96", "#0a1c34", "#5f96bc")
BROWN = ("#94663e", "#3a1e14", "#b88c5c")
BARK = ("#7a5234", "#1c0e0c")
FOOT, TOP = np.array([812.0, 1560.0]), np.array([436.0, 168.0])


def rung(t, far=0.0):
    """A point of the ladder: t from the foot to the top, far: 1 on the other stile."""
    return FOOT + (TOP - FOOT) * t + np.array([-104 + 26 * t, -16]) * far


def _air(s):
    r = s.rng
    s.wash(s.all, "#f6dc9a", 0.5, col2="#f0bc6a", pool=0.6, bloom=4, gran=0.25)
    s.lift(ell(250, 430, 260, 300), 0.6, 80)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (640, 1600), (820, 1100), (760, 500)]), "#a85e2a", 1.0, wet=90, gran=0.25, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (900, 1600), (930, 700)]), "#4a2414", 0.6, wet=80, gran=0.25, pool=0.7)
    for y, col, k, seed in ((1150, "#d8a860", 0.5, 0), (1230, "#b87a3c", 0.7, 2), (1330, "#8a4e24", 0.9, 4)):  # far below
        g = poly([*path([(-40, y + 30), (180, y - 24 + seed * 6), (420, y + 26), (700, y - 10), (1040, y + 40)], 10), (1040, 1560), (-40, 1560)])
        s.cover(g, 0.25)
        s.wash(g, col, k, col2="#e0b46a", gran=0.25, pool=0.6, bloom=2)
        s.outline(g, 1.5, lost=0.4)
    s.wash(blob([(300, 1400), (700, 1340), (1100, 1300), (1100, 1600), (200, 1600)]), "#4a2414", 0.5, wet=70, gran=0.25)
    for x, y in ((96, 1168), (150, 1178), (238, 1162)):  # a village
        s.thing(poly([(x, y), (x + 30, y), (x + 30, y - 22), (x, y - 22)]), "#fff4dc", 0.3, shade=0.4, hatch=0, line=1.5)
        s.thing(poly([(x - 4, y - 22), (x + 34, y - 22), (x + 15, y - 40)]), "#a83a24", 1.0, shade=0.4, hatch=0, line=1.5)
    for x in np.arange(20, 700, 46):
        s.curve([(x, 1246 + 12 * math.sin(x)), (x + 60, 1300), (x + 80, 1420)], 1.2, "#6a3a1c", alpha=0.6)
    for _ in range(120):  # all that have fallen
        x, y = r.uniform(-10, 1000), 1360 + 140 * r.random() ** 0.7
        q = 5 + (y - 1340) * 0.075
        _leaf(s, (x, y), q * 1.5, r.uniform(0, 360), ("#c8401e", "#e08a2a", "#a83a1e", "#e8b83e")[r.integers(4)], 1.2, veins=q > 12)


def _leaf(s, at, long, way, col, line, veins=True, hatch=0):
    """A leaf with its stem at `at`, its tip that way."""

    def q(pts):
        return [(*move([p[:2]], *at, long, way)[0], *p[2:]) for p in pts]

    g = blob(q([(0, 0, 1), (0.16, -0.20), (0.36, -0.31), (0.55, -0.29), (0.78, -0.16), (1, 0.02, 1), (0.80, 0.17), (0.56, 0.30), (0.34, 0.30), (0.14, 0.19)]), 6)
    s.thing(g, col, 1.0, col2=mix(col, "#f0a030", 0.5), shade=0.6, shcol=mix(col, "#2a0808", 0.7), hatch=hatch, line=line)
    if veins:
        s.stroke([p[:2] for p in q([(-0.12, 0), (0.4, 0.01), (0.95, 0.02)])], line * 0.9, mix(col, "#1c0606", 0.75))
        for u in (0.16, 0.3, 0.45, 0.6, 0.74):
            for e in (-1, 1):
                s.curve([p[:2] for p in q([(u, 0.01), (u + 0.09, 0.12 * e), (u + 0.2, 0.25 * e * (1.15 - u * 0.7))])], line * 0.55, mix(col, "#1c0606", 0.7), clip=g)
    return g


def _tree(s):
    r = s.rng
    twigs = np.random.default_rng(5)
    tips, fine = [], []
    for x, y, h, w, a in ((900, 330, 420, 20, -100), (800, 190, 330, 15, -125), (700, 132, 260, 12, -84), (620, 128, 250, 10, -128), (520, 150, 200, 8, -96), (890, 500, 330, 16, -150), (930, 90, 240, 12, -70)):
        g, t = places.branches(twigs, x, y, h, w, a, 5, 26, 12, 0.74)
        fine.append(g)
        tips += t
    g = union(*fine)
    s.thing(g, BARK[0], 1.0, shade=0.9, shcol=BARK[1], hatch=0, line=2)
    bough = union(
        limb([(1010, 480), (920, 300), (800, 178), (660, 128), (520, 140), (420, 190), (352, 262), (330, 318)], [70, 48, 33, 25, 19, 14, 9, 5]),
        limb([(990, 620), (900, 506), (850, 470), (770, 440)], [44, 26, 16, 6]),
    )
    trunk = union(blob([(896, 1600), (900, 1300), (912, 1000), (906, 700), (930, 480), (960, 300), (1000, 100), (1100, 0), (1100, 1600)]), bough)
    s.thing(trunk, BARK[0], 1.1, col2="#4a2c1c", shade=1.0, shcol=BARK[1], hatch=6, cross=True, line=3.4, gran=0.25)
    s.wash(blob([(960, 0), (1100, 0), (1100, 1600), (940, 1600), (960, 900)]), NIGHT, 0.7, wet=30, clip=trunk)
    for _ in range(150):  # bark, ridge by ridge
        x, y = r.uniform(896, 1000), r.uniform(300, 1500)
        s.curve([(x, y), (x + r.normal() * 8, y + 30), (x + r.normal() * 8, y + r.uniform(50, 110))], r.uniform(1.5, 4), "#0e0606" if r.random() < 0.7 else "#c08a5a", clip=trunk, alpha=0.8)
    line = path([(1000, 440), (920, 290), (800, 172), (660, 122), (520, 134), (420, 186), (352, 260)], 10)
    for p, d, u in marks.along(line, 12):
        for _ in range(2):
            b = p + r.normal(size=2) * (14 - 9 * u)
            s.curve([b, b + d * 14 + r.normal(size=2) * 2, b + d * r.uniform(22, 40)], r.uniform(1, 2.2), "#0e0606" if r.random() < 0.65 else "#d8a878", clip=bough, alpha=0.8)
    for x, y in tips:
        if r.random() < 0.75:
            for _ in range(r.integers(1, 3)):
                _bud(s, (x, y), r.uniform(-150, -30), r.uniform(0.7, 1.15))
    for p, d, u in marks.along(line, 47):
        n = np.array([-d[1], d[0]])
        p = p + n * (40 - 34 * u)
        a = math.degrees(math.atan2(n[1], n[0])) + r.normal() * 20
        s.stroke([p - n * 14, p + n * 4], 4, BARK[1])
        for e in (-26, 22)[: r.integers(1, 3)]:
            _bud(s, p + n * 2, a + e, 1.3)


def _bud(s, at, way, k):
    g = blob([(*move([p[:2]], *at, k, way)[0], *p[2:]) for p in ((0, -3), (7, -6), (14, -4), (21, 0, 1), (14, 4), (7, 6), (0, 3))], 6)
    s.cover(g)
    s.fill(g, ("#7ab83a", "#5a9a2e", "#a8d04a")[s.rng.integers(3)], body=True)
    s.outline(g, 1.3, "#1c3a14", lost=0.1)
    s.stroke(move([(2, 0), (16, 0)], *at, k, way), 1, "#1c3a14")


def _stile(s, far):
    g = limb([rung(-0.05, far), rung(1.02, far)], [17, 11])
    s.wash(move(g, 10, 6), NIGHT, 0.5, wet=6)
    s.thing(g, "#c08a44" if not far else "#8a5c30", 1.0, shade=0.9, shcol="#2a120a", hatch=5, line=3)
    for _ in range(26):
        t = s.rng.uniform(0, 0.95)
        o = s.rng.normal(size=2) * 4
        s.stroke([rung(t, far) + o, rung(t + 0.03, far) + o], 1.2, "#4a2412", clip=g)


def _ladder(s, near):
    if not near:
        _stile(s, 1)
        for t in np.arange(0.02, 1.0, 0.086):
            g = limb([rung(t, 1.06), rung(t + 0.004, -0.05)], [10, 10])
            s.thing(g, "#d8a458", 1.0, shade=0.9, shcol="#3a1a0c", hatch=4, line=2.6)
        return
    _stile(s, 0)
    for t in np.arange(0.02, 1.0, 0.086):
        s.fill(ell(*rung(t), 6), "#3a1a0c")


def _shoe(s, at, turn, k=0.86):
    def q(pts):
        return [(*move([p[:2]], *at, k, turn, True)[0], *p[2:]) for p in pts]

    s.thing(blob(q([(-44, -40), (4, -44), (22, -18), (62, -10), (80, 8), (78, 18), (-4, 18), (-10, 26, 1), (-46, 26, 1)])), "#8a4a26", 1.1, shade=0.7, shcol="#2a0e08", hatch=0, line=2.7)
    s.stroke([p[:2] for p in q([(-46, 24), (-8, 24), (-4, 17), (78, 17)])], 4.4)
    for i in range(3):
        s.stroke([p[:2] for p in q([(8 + i * 12, -34 + i * 9), (26 + i * 11, -26 + i * 9)])], 2.2, "#e8d0a0", body=True)


def _legs(s):
    """The near leg carries him; the far knee is bent over the next rung."""
    for g, foot, way, folds in (
        (
            [(770, 976), (690, 974), (630, 988), (600, 1016), (602, 1054), (630, 1088), (648, 1140), (704, 1138), (700, 1092), (740, 1078), (776, 1060)],
            rung(0.278, 0.42) + [14, -26],
            lambda x, y: 0.1 if y < 1070 else 1.3,
            [[(604, 1040), (640, 1046), (676, 1030)], [(622, 1070), (654, 1066), (690, 1050)], [(650, 1118), (676, 1124), (702, 1114)]],
        ),
        (
            [(818, 1010), (820, 1090), (806, 1160), (778, 1216), (764, 1262), (706, 1262), (704, 1210), (706, 1150), (700, 1080), (704, 1010)],
            rung(0.192, 0.36) + [16, -26],
            lambda x, y: 1.7,
            [[(706, 1120), (752, 1140), (812, 1124)], [(704, 1150), (750, 1166), (800, 1152)], [(708, 1236), (736, 1246), (768, 1234)], [(760, 1030), (766, 1080), (756, 1120)]],
        ),
    ):
        _shoe(s, foot, -2)
        leg = blob(g)
        s.wash(move(leg, 10, 12), "#3a1e14", 0.6, wet=12)
        garment(s, leg, *BROWN, way, 90, long=32, folds=folds, line=3, hatch=0)
        x0, x1, y = (646, 706, 1140) if g[0][0] == 770 else (704, 768, 1264)
        s.thing(limb([(x0, y), ((x0 + x1) / 2, y + 5), (x1, y)], [9, 9, 9]), BROWN[0], 1.0, shade=0.7, shcol=BROWN[1], hatch=0, line=2.5)


def _body(s):
    coat = blob([(688, 672), (654, 690), (640, 740), (648, 810), (670, 880), (684, 950), (690, 1040), (750, 1060), (826, 1052), (832, 970), (826, 870), (810, 780), (780, 708), (738, 676)])
    s.wash(move(coat, 16, 16), NIGHT, 0.9, wet=14)
    folds = [[(690, 930), (750, 950), (822, 930)], [(692, 966), (756, 984), (828, 966)], [(720, 740), (752, 820), (756, 900)], [(796, 780), (790, 860), (804, 920)], [(650, 780), (690, 800), (730, 780)], [(664, 840), (700, 860), (740, 850)]]
    garment(s, coat, *BLUE, lambda x, y: 1.4, 150, long=34, folds=folds, line=3.2)
    for x, y, w, c in ((752, 972, -128, "#d8501e"), (772, 968, -86, "#e8a02e"), (792, 974, -58, "#b8341c"), (742, 982, -160, "#e8b83e"), (780, 972, -108, "#c8401e"), (804, 984, -28, "#e08a2a")):
        _leaf(s, (x, y + 16), 54, w, c, 1.7)
    bag = blob([(728, 980, 1), (820, 984, 1), (818, 1036), (796, 1048), (752, 1046), (730, 1032)])  # the pocket, full of them
    garment(s, bag, *BLUE, lambda x, y: 1.5, 60, long=22, line=2.6)
    s.stroke([(732, 990), (818, 994)], 1.5, BLUE[2], body=True, alpha=0.8)
    return coat


def _head(s):
    """Looks up along the thread; a cap, a white beard that is blown."""
    r = s.rng
    at = profile(s, 656, 596, 152, 12, flip=True, skin=SKIN, brow=-0.4, neck=((712, 700), 33), k=0.7, line=2.5, iris="#2a4a6a")
    s.wash(blob([(668, 640), (716, 640), (760, 690), (680, 700)]), SKIN[2], 0.7, wet=12, clip=limb([(676, 640), (712, 700)], [27, 33]))
    pen = "#6a2c34"
    for pts in ([(0.575, 0.43), (0.545, 0.41), (0.53, 0.38)], [(0.575, 0.44), (0.54, 0.445), (0.515, 0.44)], [(0.58, 0.455), (0.55, 0.475), (0.53, 0.49)], [(0.61, 0.475), (0.645, 0.49), (0.68, 0.48)], [(0.66, 0.61), (0.61, 0.66), (0.60, 0.70)]):
        s.curve([tuple(p) for p in at(pts)], 1.5, pen, wobble=0.4)
    white = ("#9a948e", "#6a645e", "#f0ece6", "#fffdf8")
    beard = valid(Polygon(at(path([(0.79, 0.655), (0.80, 0.69), (0.76, 0.705), (0.755, 0.73), (0.79, 0.80), (0.80, 0.92), (0.72, 1.04), (0.58, 1.06), (0.46, 0.96), (0.38, 0.80), (0.37, 0.62), (0.42, 0.50), (0.47, 0.60), (0.56, 0.69), (0.66, 0.70), (0.72, 0.65)], 8, True))))
    c = at([(0.62, 0.40)])[0]
    locks(s, beard, lambda x, y: math.atan2(y - c[1], x - c[0]), white, 330, long=30, w=1.5)
    s.curve([tuple(p) for p in at([(0.765, 0.715), (0.725, 0.72), (0.69, 0.735)])], 2, "#7a3c44")
    back = valid(Polygon(at(path([(0.44, 0.26), (0.45, 0.40), (0.40, 0.48), (0.38, 0.60), (0.26, 0.76), (0.10, 0.74), (-0.04, 0.56), (-0.06, 0.34), (0.2, 0.24)], 8, True))))
    c2 = at([(0.6, 0.1)])[0]
    locks(s, back, lambda x, y: math.atan2(y - c2[1], x - c2[0]) - 0.3, white, 220, long=28, w=1.5)
    for _ in range(26):  # blown about
        p = at([(r.uniform(-0.05, 0.12), r.uniform(0.42, 0.72))])[0]
        a = r.uniform(-0.3, 0.5)
        s.curve([p, p + 14 * np.array([math.cos(a), math.sin(a)]), p + 30 * np.array([math.cos(a - 0.4), math.sin(a - 0.4)])], 1.5, "#fffdf8", body=True)
    for q in range(7):
        s.curve(at([(0.58 + 0.02 * q, 0.345), (0.61 + 0.018 * q, 0.32), (0.65 + 0.014 * q, 0.322)]), 2, "#fffdf8", body=True)
    s.thing(ell(*at([(0.385, 0.50)])[0], 11, 18, -12), SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.1)
    lens = ell(*at([(0.70, 0.42)])[0], 15, 20, 12)
    s.outline(lens, 2.8, "#7a4a14", lost=0)
    s.stroke(at([(0.60, 0.41), (0.48, 0.43), (0.39, 0.46)]), 2.8, "#7a4a14")
    cap = valid(Polygon(at(path([(0.80, 0.27), (0.74, 0.20), (0.70, 0.06), (0.50, -0.10), (0.20, -0.14), (-0.06, -0.02), (-0.14, 0.20), (-0.06, 0.36), (0.2, 0.33), (0.46, 0.28), (0.66, 0.255)], 8, True))))
    garment(s, cap, "#7a5a3c", "#24120c", "#c8a070", lambda x, y: 0.4, 120, long=18, line=2.6, folds=[[tuple(p) for p in at([(0.70, 0.10), (0.4, 0.06), (0.1, 0.12)])]])
    peak = valid(Polygon(at(path([(0.66, 0.20), (0.80, 0.21), (0.94, 0.29), (0.93, 0.325), (0.78, 0.29), (0.62, 0.285)], 8, True))))
    s.thing(peak, "#5a3c26", 1.2, shade=0.8, shcol="#24120c", hatch=0, line=2.4)
    collar = blob([(646, 716), (664, 682), (704, 668), (752, 676), (770, 700), (730, 712), (690, 716), (658, 736)])
    garment(s, collar, "#d84a34", "#4a0c10", "#ffb090", lambda x, y: -0.1, 60, long=18, line=2.6, folds=[[(660, 716), (700, 696), (756, 694)]])  # a neckerchief


def _far_hand(s):
    """Holds the leaf by its rim: the fingers behind it."""
    arm = blob([(690, 700), (650, 690), (590, 642), (520, 580), (452, 520), (424, 552), (478, 620), (548, 694), (610, 750), (664, 786)])
    s.wash(move(arm, 10, 16), NIGHT, 0.7, wet=10)
    garment(s, arm, *BLUE, lambda x, y: 0.75, 110, long=30, folds=[[(560, 620), (560, 650), (530, 674)], [(590, 644), (584, 680), (556, 704)], [(470, 540), (464, 564), (446, 576)], [(520, 584), (520, 612), (500, 632)]], line=3)
    look = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    for i in range(4):
        y = 460 + i * 14
        digit(s, [(396, y + 6), (370, y - 4), (346, y - 4), (330, y + 2)], [9, 8.6, 7.6, 6], SKIN, line=1.9, k=0.8, crease=0, hatch=0)
    s.thing(blob([(430, 546), (404, 530), (384, 504), (384, 470), (400, 456), (420, 470), (440, 500), (456, 524)]), SKIN[0], 0.75, **look)
    for i in range(3):
        s.curve([(394, 472 + 12 * i), (412, 486 + 12 * i), (428, 508 + 8 * i)], 1.2, SKIN[2])
    s.thing(limb([(426, 552), (456, 520)], [10, 10]), "#f4ead4", 0.3, shade=0.6, shcol="#6a5a68", hatch=0, line=2.2)


def _last(s):
    """Big, red, and sewn on."""
    s.glow(240, 470, 280, "#ffd27a", 0.3, 0.5)
    stem = np.array([330, 316])
    s.curve([(336, 300), stem, (322, 348)], 7, "#5a1c10")
    g = _leaf(s, (322, 344), 350, 116, "#d8241c", 3.4, hatch=6)
    for i in range(5):  # stitches
        p = np.array([346 - i * 5, 272 + i * 15])
        s.stroke([p + [-13, -5], p + [13, 7]], 5, "#3a0408", taper=(0.1, 0.1))
        s.stroke([p + [-12, -5], p + [12, 7]], 3.4, "#ff3a3a", body=True, taper=(0.1, 0.1))
    s.wash(ell(352, 492, 30, 12, -24), "#3a0408", 0.6, wet=6, clip=g)
    digit(s, [(408, 520), (384, 508), (360, 490), (344, 474)], [12, 11.5, 10, 7.5], SKIN, nail=1, line=2.1, k=0.8, hatch=0)  # the thumb before it


def _thread(s):
    """Drawn out as far as the arm goes; the other end runs down to the reel."""
    for line in (path([(342, 282), (560, 394), (790, 514)], 10), path([(326, 340), (392, 460), (430, 640), (380, 830), (410, 1010), (300, 1150), (250, 1260)], 10)):
        s.stroke(line, 4.4, "#3a0408", wobble=0.5)
        s.stroke(line, 2.9, "#ff3a3a", body=True, wobble=0.5)
    x, y = 250, 1276  # a long way down
    s.wash(ell(x + 14, y + 42, 44, 8), NIGHT, 0.8, wet=6)
    s.thing(box(x - 20, y - 12, x + 20, y + 34), "#d8241c", 1.1, shade=0.8, shcol="#3a0408", hatch=0, line=2)
    for k in range(8):
        s.stroke([(x - 20, y - 8 + k * 5), (x + 20, y - 5 + k * 5)], 1.5, "#3a0408")
    for q in (y - 16, y + 36):
        s.thing(ell(x, q, 27, 7), "#e0b46a", 0.9, shade=0.7, shcol="#4a2412", hatch=0, line=2.2)


def _near_hand(s):
    """The arm that sews, bent back over the shoulder; needle between finger and thumb."""
    look = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    for f in ([(826, 556), (840, 530), (842, 510)], [(816, 548), (826, 516), (822, 496)], [(806, 544), (808, 510), (800, 490)]):
        digit(s, f, [8.5, 8, 6], SKIN, line=1.9, k=0.8, crease=0, hatch=0)
    s.thing(blob([(838, 604), (844, 574), (836, 546), (812, 536), (796, 546), (794, 576), (804, 604)]), SKIN[0], 0.75, **look)
    digit(s, [(798, 552), (780, 532), (788, 514)], [9, 8, 6.5], SKIN, line=2, k=0.8, crease=0, hatch=0)
    s.stroke([(776, 507), (850, 545)], 6, "#1d1a20", taper=(0.02, 0.5), wobble=0.3)
    s.stroke([(776, 507), (850, 545)], 3.6, "#fbfdff", body=True, taper=(0.02, 0.5), wobble=0.3)
    digit(s, [(806, 584), (790, 562), (790, 540), (797, 522)], [10.5, 10, 8.5, 6.5], SKIN, nail=0.5, line=2, k=0.8, crease=0, hatch=0)
    s.thing(limb([(800, 606), (846, 604)], [11, 11]), "#f4ead4", 0.3, shade=0.6, shcol="#6a5a68", hatch=0, line=2.2)
    arm = blob([(716, 700), (764, 712), (806, 724), (822, 712), (808, 676), (798, 618), (850, 612), (874, 670), (888, 724), (884, 764), (852, 794), (800, 804), (744, 806), (702, 784), (694, 736)])
    s.wash(move(arm, 8, 16), NIGHT, 0.8, wet=10)
    garment(s, arm, *BLUE, lambda x, y: 0.25 if y > 720 else 1.3, 120, long=30, folds=[[(822, 714), (848, 738), (880, 742)], [(816, 722), (834, 760), (862, 782)], [(806, 726), (808, 764), (820, 798)], [(806, 670), (832, 680), (866, 668)], [(716, 716), (732, 748), (724, 786)]], line=3.1)
    return arm


@card("ochre", paper="laid", light=(-0.7, -0.6))
def last_leaf(s):
    """An old man high on a ladder sews the last leaf back, the thread drawn out at arm's length; the buds have come already."""
    _air(s)
    _tree(s)
    _ladder(s, False)
    _legs(s)
    _ladder(s, True)
    _far_hand(s)
    _last(s)
    coat = _body(s)
    _head(s)
    _thread(s)
    arm = _near_hand(s)
    rim(s, union(coat, arm), 5, 4, "#ffe6b0", 0.6)
    s.splatter("#2a1210", 50, (500, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#a85e2a", 40, (0, 0, 500, 900), (0.6, 3))
