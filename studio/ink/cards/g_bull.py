"""A bull of tangled wool, and the one who knits it away."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.coat import coat

BLACK, RED, DEEP = "#160a10", "#c3272b", "#8a1420"


def _ground(s, frame, inside):
    """Rage comes from the upper right as wet colour in wet colour; the lower left stays dry and pale."""
    s.wash(frame, "#e8c9b0", 0.5, col2="#d98a78", mix=("lin", 200, 0, 1), gran=0.25, grad=("lin", 90, 1, 0.35))
    s.wash(blob([(420, 110), (760, 40), (1010, 110), (1010, 900), (800, 1010), (560, 940), (360, 800), (250, 520)]), "#b3202a", 0.85, wet=90, gran=0.25, pool=0.5, clip=inside)  # fmt: skip
    s.wash(blob([(600, 40), (990, 40), (1000, 480), (830, 360), (700, 210)]), "#3a0a26", 0.85, wet=80, gran=0.25, pool=0.6, clip=inside)
    s.wash(blob([(300, 150), (420, 90), (470, 220), (360, 330), (280, 270)]), DEEP, 0.5, wet=34, gran=0.25, clip=inside)
    floor = valid(Polygon([*path([(0, 1185), (300, 1165), (620, 1190), (1000, 1160)], 10), (1000, 1500), (0, 1500)])).intersection(frame)
    s.cover(floor, keep=0.25)
    s.wash(floor, "#c9a27a", 0.5, col2="#a8765a", grad=("lin", 90, 0.5, 1), gran=0.25)
    near = marks.field(s, lambda x, y: 0.3 + 0.5 * np.exp(-(((y - 1215) / 60) ** 2)) * step(330, 600, x))
    s.hatch(floor, tone=near, ang=2, sep=8, w=1.1, thr=0.42, longest=70)
    s.wash(blob([(560, 1240), (760, 1190), (960, 1220), (990, 1290), (760, 1310), (600, 1290)]), "#5a2a22", 0.7, wet=26, gran=0.25, clip=inside)


def _mass(s, g, soft, n, *, base="#b01c26", dark=1.0, line=2.6, lit=1.0, cast=None):
    """Wool with a form under it: yarn wound across, then what has come loose."""
    g = valid(g)
    if cast:
        s.wash(move(g, *cast), "#12040c", 1.1, wet=22)
    s.cover(g)
    s.wash(g, base, 1.0, col2="#5a0c1c", edge=0.6, gran=0.25, pool=0.4)
    bb, t, ori = s.shade_of(g, soft)
    tone = np.zeros((s.h, s.w), np.float32)
    tone[bb[1] : bb[3], bb[0] : bb[2]] = t
    m = s.mask(g)
    s.wash((step(0.35, 0.85, tone) * m).astype(np.float32), "#1c0610", 1.5 * dark, edge=0, rough=2, gran=0.25)
    s.lift((step(0.3, 0.05, tone) * m).astype(np.float32), 0.2 * lit, 6)
    s.hatch_field(np.clip(t * 1.1, 0, 1), ori + 0.25, sep=7, w=2.0, thr=0.4, longest=150, wander=0.4, omit=0.2, col=BLACK, at=bb[:2])
    s.hatch_field(np.clip(0.9 - abs(t - 0.42) * 1.6, 0, 1) * (t > 0), ori - 0.2, sep=9, w=1.9, thr=0.4, longest=170, wander=0.5, omit=0.3, col=RED, at=bb[:2], body=True, alpha=0.9)  # fmt: skip
    tangle(s, g, n, BLACK, 1.6, length=300, tone=0.05 + tone**2, inner=2)
    tangle(s, g, n // 2, RED, 1.6, length=300, alpha=0.95, inner=3)
    pale = (np.clip(0.75 - tone, 0, 1) ** 2 * (m > 0.5)).astype(np.float32)
    tangle(s, g, int(n * 0.34 * lit), "#e8483e", 1.5, length=240, tone=pale, alpha=0.95, inner=3, body=True)
    tangle(s, g, n // 2, "#2a0610", 1.8, length=240, tone=0.02 + np.clip(tone - 0.35, 0, 1) ** 1.5, inner=3, body=True)
    tangle(s, g, int(n * 0.11 * lit), "#ffc8a8", 1.1, length=160, tone=pale**2.5, alpha=0.85, inner=4, body=True)
    edge = union(*(p.exterior for p in getattr(g, "geoms", [g])))
    tangle(s, edge.buffer(15), int(edge.length / 24), BLACK, 2.0, length=300, loop=0.07, inner=1, alpha=0.9)
    tangle(s, edge.buffer(24), int(edge.length / 70), DEEP, 1.6, length=260, loop=0.1, inner=1)


def _hoof(s, x, y, k=1.0, turn=0):
    s.wash(ell(x, y + 26 * k, 70 * k, 14 * k), "#2a0c10", 1.2, wet=7)
    for e in (-1, 1):
        g = move(blob([(e * 2, -36), (e * 34, -32), (e * 50, 10), (e * 46, 22, 1), (e * 6, 24, 1), (e * 1, 0)]), x, y, k, turn)
        s.thing(g, "#3a2422", 1.2, shade=0.9, shcol="#080406", hatch=4, line=3)
        s.stroke(move([(e * 22, -24), (e * 32, -6), (e * 36, 12)], x, y, k, turn), 4 * k, "#d8a890", body=True, alpha=0.7)
    tangle(s, ell(x, y - 38 * k, 48 * k, 20 * k), 26, BLACK, 1.9, length=150, inner=1)
    tangle(s, ell(x, y - 40 * k, 44 * k, 18 * k), 12, RED, 1.6, length=120, inner=1)


def _body(s):
    """It comes at us: rump far, shoulder and hump near; one knee is up."""
    s.wash(blob([(420, 1215), (700, 1180), (960, 1150), (970, 1230), (700, 1290), (450, 1270)]), "#4a1a1c", 1.0, wet=22, gran=0.25)
    far = limb([(790, 800), (800, 900), (836, 990), (812, 1090), (808, 1140)], [90, 62, 38, 28, 30])
    _mass(s, far, 40, 60, base="#3a0c18", dark=1.2, lit=0.3)
    _hoof(s, 806, 1160, 0.8)
    rump = smooth(union(blob([(700, 380), (800, 330), (890, 390), (945, 520), (955, 680), (930, 820), (860, 900), (740, 880), (680, 640)]), limb([(880, 780), (892, 900), (936, 1000), (908, 1100), (906, 1170)], [96, 70, 42, 31, 33])), 14)  # fmt: skip
    _mass(s, rump, 110, 170, lit=0.7)
    s.curve([(930, 500), (962, 620), (940, 760), (958, 860)], 9, BLACK)
    tangle(s, limb([(952, 830), (946, 920)], [16, 22]), 30, BLACK, 1.8, length=140, inner=1)
    tangle(s, limb([(952, 830), (946, 920)], [16, 22]), 12, RED, 1.6, length=120, inner=1)
    _hoof(s, 904, 1192, 0.95)
    stand = limb([(500, 800), (508, 930), (516, 1010), (506, 1110), (508, 1170)], [110, 72, 52, 38, 40])
    _mass(s, stand, 60, 110, dark=1.2, lit=0.5, cast=(16, 8))
    _hoof(s, 508, 1196, 1.1)
    barrel = blob([(290, 600), (318, 430), (410, 290), (540, 205), (670, 212), (776, 300), (838, 450), (860, 630), (826, 790), (740, 880), (600, 900), (450, 880), (340, 780)])  # fmt: skip
    _mass(s, barrel, 230, 420, cast=(24, 10))
    lift_ = smooth(union(limb([(690, 740), (724, 880), (742, 968)], [126, 88, 60]), limb([(742, 968), (690, 1020), (640, 1066)], [58, 40, 36])), 8)
    _mass(s, lift_, 80, 170, cast=(22, 14))
    s.wash(blob([(560, 660), (620, 760), (640, 900), (600, 880), (560, 780)]), "#12040c", 0.9, wet=26)
    _hoof(s, 618, 1094, 1.15, 24)
    for pts, rad, n in (
        ([(566, 660), (572, 780), (604, 900)], [10, 26, 22], 60),
        ([(836, 640), (822, 780), (784, 900)], [8, 22, 26], 60),
        ([(850, 420), (876, 560), (866, 700), (842, 800)], [8, 14, 16, 20], 60),
        ([(690, 900), (700, 960), (676, 1000)], [14, 16, 10], 20),
        ([(470, 700), (500, 800), (480, 900)], [40, 50, 40], 110),
    ):
        tangle(s, limb(pts, rad), n, "#1c0610", 2.0, length=170, inner=1, body=True)  # where one form goes behind another


def _heart(s):
    """Where the wool thins it is light, and a bird sleeps in it."""
    x, y = 776, 560
    s.glow(x, y, 150, "#f6a83a", 0.4, 0.5)
    hole = blob([(x - 96, y + 4), (x - 66, y - 72), (x + 4, y - 96), (x + 74, y - 66), (x + 98, y + 10), (x + 66, y + 78), (x - 8, y + 98), (x - 76, y + 66)])
    s.cover(hole)
    s.wash(hole, "#fbd864", 0.8, col2="#f0982e", mix=("rad", x, y - 20, 110, 0, 1), edge=0.9, gran=0.2)
    nest = blob([(x - 92, y + 20), (x - 40, y + 44), (x + 30, y + 46), (x + 92, y + 18), (x + 66, y + 76), (x, y + 96), (x - 70, y + 70)])
    tangle(s, nest, 60, "#7a2c14", 1.8, length=160, inner=1)
    tangle(s, nest, 30, "#c8622a", 1.5, length=140, inner=1)
    tail = blob([(x + 40, y + 6), (x + 86, y - 22), (x + 96, y - 12), (x + 56, y + 34)])
    s.thing(tail, "#24507a", 1.1, shade=0.7, shcol="#0c1838", hatch=4, line=2.4)
    body = blob([(x - 58, y + 14), (x - 54, y - 26), (x - 20, y - 56), (x + 22, y - 48), (x + 56, y - 10), (x + 52, y + 36), (x + 6, y + 58), (x - 40, y + 48)])  # fmt: skip
    s.thing(body, "#3b7ab0", 0.95, col2="#2f5a8a", shade=0.9, shcol="#12204a", hatch=0, line=2.8, soft=50)
    breast = blob([(x - 56, y + 6), (x - 30, y + 4), (x - 4, y + 22), (x + 2, y + 52), (x - 30, y + 52), (x - 54, y + 34)])
    s.cover(breast, keep=0.2)
    s.wash(breast, "#e8641a", 1.2, wet=4)
    lie = lambda a, b: math.atan2(b - (y - 60), a - (x - 70)) * 0.7 + 0.5  # noqa: E731
    coat(s, body, lie, (("#12204a", 70, "dark"), ("#24507a", 60, "all"), ("#a8d4f4", 60, "lit")), (9, 18), 1.6, soft=50)
    coat(s, breast, lie, (("#a8481a", 50, "all"), ("#f8a85a", 26, "lit")), (8, 15), 1.6, soft=26)
    for k in range(6):  # the wing, folded
        s.curve([(x - 6 + 7 * k, y - 24 + 5 * k), (x + 22 + 5 * k, y - 8 + 6 * k), (x + 44 + 5 * k, y + 14 + 3 * k)], 2.6, "#0c1838")
        s.curve([(x - 4 + 7 * k, y - 20 + 5 * k), (x + 20 + 5 * k, y - 5 + 6 * k)], 1.6, "#bfe0f8", body=True, alpha=0.8)
    s.fill(ell(x - 33, y - 15, 17, 13), "#7ab4e0", body=True)
    s.curve([(x - 46, y - 17), (x - 40, y - 9), (x - 32, y - 7), (x - 24, y - 10), (x - 20, y - 17)], 4, "#0a0e20", body=True, taper=(0.1, 0.1))
    for e in (-41, -33, -25):
        s.stroke([(x + e, y - 8), (x + e - 2, y)], 2, "#0a0e20", body=True)
    beak = poly([(x - 53, y - 10), (x - 76, y + 4), (x - 52, y + 8)])
    s.fill(beak.buffer(2), "#0a0e20", body=True)
    s.fill(beak, "#e8601a", body=True)
    ring = hole.buffer(24).difference(hole.buffer(-9))
    tangle(s, ring, 70, BLACK, 1.9, length=220, inner=1)
    tangle(s, ring, 34, RED, 1.7, length=200, inner=1)
    tangle(s, ring, 18, "#ffc888", 1.4, length=150, inner=1, body=True)


def _horn(s, pts, radii):
    g = limb(pts, radii, 16)
    s.wash(move(g, 12, 16), "#12040c", 0.8, wet=12)
    s.thing(g, "#f6ead0", 0.45, col2="#d8b48a", shade=1.0, shcol="#5a3038", hatch=5, line=3.6, cross=True, thr=0.45, soft=radii[0])
    c = path(pts, 16)
    for q in range(4, 34, 3):
        d = (c[q + 1] - c[q]) / np.hypot(*(c[q + 1] - c[q]))
        n = np.array([-d[1], d[0]]) * radii[0] * 0.9
        s.curve([c[q] + n, c[q] + d * 9, c[q] - n], 1.6, "#4a2a2a", clip=g)
    s.wash(limb(c[36:], np.interp(range(len(c) - 36), (0, len(c) - 36), (24, 3))), "#1c0c12", 1.3, wet=10, clip=g)


def _head(s):
    """Lowered at us: brow near and broad, the muzzle nearer still."""
    m = 356

    def f(pts):
        return [(m + (a - 500), *b) for a, *b in pts]

    def two(pts):
        return f([*pts, *((1000 - p[0], *p[1:]) for p in pts[::-1] if p[0] != 500)])

    skull = blob(two([(500, 520), (420, 528), (366, 566), (350, 640), (366, 716), (394, 790), (404, 860), (420, 930), (500, 960)]))
    s.wash(move(skull, 26, 34), "#0c0208", 1.4, wet=34)
    for e in (-1, 1):
        ear = blob([(m + e * a, b) for a, b in ((132, 606), (190, 590), (262, 628), (250, 660), (190, 668), (136, 650))])
        _mass(s, ear, 26, 30, cast=(8, 12))
        s.wash(blob([(m + e * a, b) for a, b in ((160, 624), (204, 616), (242, 636), (196, 650))]), "#12040c", 1.3, wet=7)
    _horn(s, [(m - 100, 566), (m - 214, 560), (m - 284, 470), (m - 290, 352), (m - 236, 254)], [48, 46, 36, 24, 3])
    _horn(s, [(m + 100, 566), (m + 214, 556), (m + 286, 462), (m + 284, 336), (m + 222, 236)], [48, 46, 36, 24, 3])
    _mass(s, skull, 110, 240, base="#b81c26", lit=0.9)
    for e in (-1, 1):
        hollow = blob([(m + e * a, b) for a, b in ((36, 730), (60, 690), (112, 664), (142, 676), (130, 720), (90, 752), (52, 762))])
        s.cover(hollow, keep=0.3, ink=0.1)
        s.wash(hollow, "#14040c", 1.6, wet=12)
        eye = blob([(m + e * a, b, *c) for a, b, *c in ((58, 734, 1), (78, 704), (112, 688), (134, 694, 1), (118, 726), (86, 742))])
        s.cover(eye)
        s.wash(eye, "#ffd83a", 0.95, col2="#f07a1a", mix=("lin", 90, 0, 1), edge=0.9, off=0)
        s.fill(ell(m + e * 92, 718, 12, 15).intersection(eye), "#08040a", body=True)
        s.fill(ell(m + e * 92 - 5, 710, 4.4), "#ffffff", body=True)
        s.outline(eye, 3.4, lost=0)
        for k in range(7):
            s.curve([(m + e * (34 + 2 * k), 734 - 6 * k), (m + e * 78, 696 - 6 * k), (m + e * (152 - 3 * k), 668 - 5 * k)], 8, "#0e060a", wobble=1.8, taper=(0.15, 0.3), body=True)  # fmt: skip
        for k in range(3):
            s.curve([(m + e * (10 + 8 * k), 742 - 22 * k), (m + e * (24 + 10 * k), 722 - 20 * k), (m + e * (22 + 12 * k), 700 - 18 * k)], 5, "#14040c", body=True)  # fmt: skip
    muzzle = blob(two([(500, 812), (440, 822), (396, 858), (378, 912), (396, 966), (440, 1000), (500, 1008)]))
    s.wash(move(muzzle, 6, -14), "#14040c", 1.0, wet=20, clip=skull)
    s.thing(muzzle, "#6a3038", 1.1, col2="#421a26", shade=1.0, shcol="#12040c", hatch=5, line=4, soft=80, gran=0.2)
    s.lift(blob(two([(500, 828), (450, 836), (416, 862), (440, 872), (500, 862)])).intersection(muzzle.buffer(-8)), 0.35, 10)
    for e in (-1, 1):
        nostril = blob([(m + e * a, b) for a, b in ((26, 912), (34, 884), (66, 870), (92, 884), (90, 912), (62, 924), (40, 934))])
        s.fill(nostril, "#060206")
        s.curve([(m + e * a, b) for a, b in ((22, 904), (36, 872), (68, 858), (98, 878), (98, 906))], 5, "#e0a090", body=True, alpha=0.8)
        for k in range(4):
            s.curve([(m + e * (50 + 12 * k), 948 + 3 * k), (m + e * (60 + 12 * k), 944), (m + e * (68 + 12 * k), 950)], 1.8, "#14040c")
    s.curve([(m, 872), (m + 2, 930), (m, 962)], 3.4, "#060206")
    s.curve([(m - 106, 958), (m - 60, 978), (m, 964), (m + 60, 978), (m + 106, 958)], 5, "#060206")
    tangle(s, ell(m, 566, 150, 66), 150, "#1c0810", 2.2, length=220, inner=1, body=True)
    tangle(s, ell(m, 560, 136, 56), 80, RED, 1.9, length=180, inner=1, body=True)
    tangle(s, ell(m - 20, 548, 110, 40), 14, "#ffb8a0", 1.3, length=140, inner=1, body=True)


def _breath(s):
    for e in (-1, 1):
        s.wash(limb([(356 + e * 70, 900), (356 + e * 150, 930), (356 + e * 230, 1000)], [10, 34, 60]), "#e86a5a", 0.6, wet=20, gran=0.25)
        for _ in range(7):
            a = s.rng.random()
            s.curve([(356 + e * (78 + 20 * a), 906 + 20 * a), (356 + e * (130 + 30 * a), 920 + s.rng.normal() * 20), (356 + e * (190 + 40 * a), 960 + s.rng.normal() * 26)], 1.6, "#6a0f1c", wobble=3)  # fmt: skip


def _china(s):
    r = s.rng
    for _ in range(30):
        x, y, q, n, a = r.uniform(430, 940), r.uniform(1320, 1440), r.uniform(8, 30), int(r.integers(3, 6)), r.uniform(0, 6)
        if math.hypot((x - 640) / 1.4, y - 1300) < 60:
            continue
        g = poly([(x + q * r.uniform(0.6, 1) * math.cos(a + i * math.tau / n), y + 0.55 * q * r.uniform(0.6, 1) * math.sin(a + i * math.tau / n)) for i in range(n)])  # fmt: skip
        s.wash(move(g, 5, 6), "#3a1a1e", 0.7, wet=4)
        s.thing(g, "#eef0f4", 0.2, shade=0.35, shcol="#6a80b0", hatch=0, line=1.8)
        if q > 12:
            s.curve([(x - q * 0.5, y), (x, y - q * 0.2), (x + q * 0.5, y + q * 0.1)], 2.4, "#2a4a9a", clip=g)
    for x, y, turn in ((505, 1372, -20), (872, 1352, 24)):  # halves of two that were cups
        half = move(blob([(-34, -22, 1), (-14, -12), (2, -26), (16, -10), (34, -20, 1), (26, 14), (8, 26), (-10, 26), (-26, 14)]), x, y, 1, turn)
        s.wash(move(half, 8, 12), "#3a1a1e", 0.7, wet=6)
        s.thing(half, "#eef0f4", 0.2, shade=0.6, shcol="#6a80b0", hatch=5, line=2.2)
        s.curve(move([(-28, 4), (0, 12), (28, 4)], x, y, 1, turn), 3, "#2a4a9a", clip=half)
    x, y = 640, 1296  # the whole one, under the hoof
    s.wash(ell(x + 10, y + 34, 92, 18), "#3a1a1e", 0.9, wet=9)
    s.thing(ell(x, y + 26, 76, 17), "#f4f2ee", 0.12, shade=0.5, shcol="#6a80b0", hatch=5, line=2.4)
    s.outline(ell(x, y + 24, 44, 8), 1.4, lost=0.4)
    handle = ell(x + 52, y - 8, 20, 18).difference(ell(x + 52, y - 8, 11, 10))
    s.thing(handle, "#f4f2ee", 0.12, shade=0.4, shcol="#6a80b0", hatch=0, line=2.2)
    cup = blob([(x - 48, y - 36, 1), (x + 48, y - 36, 1), (x + 42, y + 2), (x + 22, y + 24), (x - 22, y + 24), (x - 42, y + 2)])
    s.thing(cup, "#f6f4f0", 0.12, shade=0.75, shcol="#5a70a8", hatch=4, line=2.8)
    s.thing(ell(x, y - 36, 48, 11), "#7a4a2a", 0.7, shade=0.3, hatch=0, line=2.4)
    s.curve([(x - 44, y - 10), (x, y + 2), (x + 44, y - 10)], 3, "#2a4a9a", clip=cup)
    for k in range(5):
        s.fill(ell(x - 30 + 15 * k, y + 8 - abs(k - 2) * 2, 3.6), "#2a4a9a", clip=cup)


def _knitter(s):
    cam = spot(206, 1440, 306, 9)
    her = person((0, 0, 0), 66, "sit_hold", "woman", "dress", top="#2f6a8a", hair="bun", hair_col="black", skin="umber", feel="tender", look_at=(1.2, 1.0, 0.7), shoes=True, hands=((0.09, 0.84, 0.36), (-0.09, 0.86, 0.36)), grips=("pinch", "pinch"), scale=0.94)  # fmt: skip
    shot = shoot([her, props.stool((0, 0, 0), 0, 0.74)], cam, (0.3, 0.8, 0.8))
    s.wash(shot.shadow_on(0, 5), "#3a1a24", 0.8, edge=0.1, rough=2)
    s.model(shot, line=2.3)
    x, y = (cam.project(her.joints["pinchl"]) + cam.project(her.joints["pinchr"])) / 2
    scarf = blob([(x - 4, y - 2, 1), (x + 46, y - 8, 1), (x + 56, y + 60), (x + 54, y + 130), (x + 70, y + 186), (x + 128, y + 196, 1), (x + 134, y + 226, 1), (x + 60, y + 222), (x + 22, y + 192), (x + 8, y + 120), (x + 4, y + 50)])  # fmt: skip
    s.wash(move(scarf, 12, 8), "#3a1a24", 0.6, wet=8)
    s.thing(scarf, RED, 1.2, shade=0.8, shcol="#5a0f20", hatch=0, line=2.6)
    for k in range(27):
        s.curve([(x - 10, y + 8 * k), (x + 24, y + 8 * k + 6), (x + 140, y + 8 * k - 2)], 1.2, "#4a0a18", clip=scarf)
    for k in range(7):  # fringe
        s.curve([(x + 128 + 0.9 * k, y + 198 + 4 * k), (x + 146, y + 201 + 5 * k)], 2, RED)
    for a, b in (((x - 22, y - 34), (x + 66, y + 4)), ((x + 70, y - 40), (x - 12, y + 10))):
        s.stroke([a, b], 6.2, "#2a1a18", wobble=0.3, taper=(0.02, 0.2))
        s.stroke([a, b], 3.8, "#f0e4c8", wobble=0.3, taper=(0.02, 0.2), body=True)
        s.fill(ell(*a, 5), "#8a2a22", body=True)
    s.stroke(arc(356, 984, 36, 44, -10, 190, 30), 9, "#5a3408", body=True, taper=(0, 0))
    s.stroke(arc(356, 984, 36, 44, -10, 190, 30), 6, "#f0c040", body=True, taper=(0, 0))
    s.curve([(356, 1030), (352, 1080), (420, 1120), (424, 1180), (382, 1214), (x + 58, y - 10)], 4, RED, n=16, wobble=1.2, taper=(0.02, 0.02))


@card("ember", paper="cold", light=(-0.35, -0.85))
def wool_bull(s):
    frame = s.frame(28)
    _ground(s, frame, s.mask(frame))
    _body(s)
    _heart(s)
    _head(s)
    _breath(s)
    _china(s)
    _knitter(s)
    s.splatter(DEEP, 30, centre=(300, 420), spread=200, size=(0.8, 5))
    s.splatter(BLACK, 24, centre=(760, 260), spread=160, size=(0.8, 5))
