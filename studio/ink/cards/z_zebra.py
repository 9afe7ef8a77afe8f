"""Joy: a zebra in its first snow, whose stripes have come down like stockings."""

from ..easel import *
from ..kit.brush import NIGHT, brushed
from ..kit.coat import coat

BLUE, SHADE = "#7a98cc", "#6a80b4"


def _acacia(s, dx, dy, k=1.0):
    r = s.rng
    at = lambda *pts: [(x * k + dx, y * k + dy) for x, y in pts]  # noqa: E731
    wood = union(
        limb(at((86, 826), (100, 700), (76, 580), (50, 530)), [17 * k, 12 * k, 8 * k, 5 * k]),
        limb(at((98, 710), (156, 610), (230, 540)), [11 * k, 8 * k, 4 * k]),
        limb(at((90, 640), (124, 570), (140, 530)), [7 * k, 6 * k, 4 * k]),
    )
    s.thing(wood, "#4a3a48", 1.2, shade=0.9, shcol="#1c1420", hatch=4, line=2.4)
    for x, y, a, b in ((40, 524, 120, 24), (220, 536, 116, 22), (130, 492, 160, 26)):
        (x, y), a, b = at((x, y))[0], a * k, b * k
        crown = s.warp(s.mask(blob([(x - a, y), (x - a * 0.6, y - b), (x, y - b * 1.2), (x + a * 0.6, y - b), (x + a, y), (x + a * 0.4, y + b * 0.5), (x - a * 0.4, y + b * 0.5)])), (0, 0, s.w, s.h), 5, 7)  # fmt: skip
        s.cover(crown)
        s.wash(crown, "#3f7448", 1.1, col2="#1f4a3a", edge=0.7, rough=2)
        white = blob([(x - a * 0.9, y - 2), (x - a * 0.6, y - b * 1.1), (x, y - b * 1.6), (x + a * 0.6, y - b * 1.1), (x + a * 0.9, y - 2), (x + a * 0.5, y - b * 0.5), (x + a * 0.2, y - b * 0.2), (x - a * 0.2, y - b * 0.6), (x - a * 0.5, y - b * 0.2)])  # fmt: skip
        s.cover(white)
        s.wash(white, BLUE, 0.3, grad=("lin", 90, 0, 1), wet=6)
        s.outline(white, 2, lost=0.3)
        for _ in range(30):
            u = r.uniform(-0.95, 0.95)
            px, py = x + u * a, y + b * 0.35 * (1 - u * u)
            s.curve([(px, py), (px + r.normal() * 6, py + 6), (px + r.normal() * 9, py + 12)], 1.4, "#12301f")


def _land(s):
    r = s.rng
    s.sky([(0, "#1c3468", 1.3), (0.45, "#4a74b4", 1.0), (0.8, "#c08aa0", 0.7), (1, "#ffa860", 0.75)], 0, 1080, wet=70)
    s.wash(blob([(-100, -100), (560, -100), (300, 200), (-100, 520)]), "#0c1838", 0.9, wet=90, gran=0.5)
    far = valid(Polygon([*path([(-40, 1050), (220, 1036), (500, 1056), (760, 1034), (1040, 1046)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(far)
    s.wash(far, "#d89a4a", 0.7, col2="#b8703a", pool=0.5)
    _acacia(s, 720, 446, 0.8)
    _acacia(s, 6, 756, 0.42)
    edge = path([(-40, 1120), (200, 1100), (470, 1124), (760, 1096), (1040, 1112)], 12)
    ground = valid(Polygon([*edge, (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#b8d0f0", 0.4, col2="#e8dcec", pool=0.7, bloom=3, grad=("lin", 90, 0.4, 1.3))
    s.stroke(edge, 1.8, "#6a88b4")
    for pts in ([(-40, 1200), (160, 1180), (330, 1210)], [(760, 1190), (880, 1170), (1040, 1200)], [(560, 1470), (700, 1450), (860, 1476)]):
        s.wash(limb(pts, [8, 24, 6]), "#8ab0e0", 0.5, wet=14)
    for _ in range(46):
        y = r.uniform(1130, 1490)
        x, q = r.uniform(0, 1000), 12 + 34 * (y - 1100) / 400
        for _ in range(5):
            b = r.normal() * q * 0.4
            s.curve(
                [(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.2))], 1.4 + q * 0.02, ("#c88a2e", "#a86a2a", "#e8b858")[r.integers(3)]
            )
            x += r.normal() * 4


KNEES = (  # knock-kneed: a line from the shoulder to the fetlock, and its radii
    ([(348, 890), (362, 985), (392, 1066), (420, 1128), (432, 1168), (424, 1208), (402, 1270), (366, 1340), (344, 1392)], [98, 88, 62, 45, 47, 36, 29, 31, 37]),
    ([(652, 890), (640, 985), (612, 1068), (586, 1132), (574, 1172), (582, 1214), (604, 1276), (646, 1350), (672, 1402)], [98, 88, 62, 45, 47, 36, 29, 31, 37]),
)
HIND = (  # thigh, stifle, hock, fetlock
    ([(330, 930), (284, 1000), (258, 1066), (252, 1112), (262, 1158), (254, 1216), (238, 1262), (230, 1290)], [96, 78, 50, 37, 36, 25, 25, 29]),
    ([(672, 930), (720, 1000), (748, 1066), (754, 1112), (744, 1158), (752, 1216), (768, 1262), (778, 1290)], [96, 78, 50, 37, 36, 25, 25, 29]),
)
BARREL = [(420, 520), (330, 566), (258, 640), (214, 740), (204, 850), (222, 950), (290, 1030), (400, 1084), (500, 1104), (600, 1084), (712, 1030), (780, 950), (798, 850), (788, 740), (744, 640), (672, 566), (580, 520)]  # fmt: skip
CHEST = [(396, 470), (372, 600), (330, 690), (282, 770), (254, 850), (256, 920), (300, 985), (380, 1020), (450, 1030), (500, 1042), (550, 1030), (620, 1020), (700, 985), (744, 920), (746, 850), (718, 770), (670, 690), (628, 600), (604, 470)]  # fmt: skip


def _hoof(s, x, y, k, turn):
    s.wash(ell(x + 26, y + 8, 100 * k, 18 * k), SHADE, 1.0, wet=12)
    g = blob(move([(-36, -46), (0, -54), (36, -46), (54, 6), (40, 14), (0, 18), (-40, 14), (-54, 6)], x, y, k, turn), 6)
    s.thing(g, "#8a8296", 1.0, shade=0.9, shcol="#241c2c", hatch=4, line=3.2)
    for a in (-24, -4, 20):
        s.curve(move([(a * 0.8, -40), (a, -14), (a * 1.2, 8)], x, y, k, turn), 1.8, "#c8c0d4", body=True, alpha=0.6, clip=g)


def _ring(s, x, y, a, h, w, turn, col="#14121c", seed=0, clip=None):
    """A stripe that has come loose: the front half of a slack band, with creases."""
    r = np.random.default_rng(seed)
    u = np.linspace(0, math.pi, 40)
    slack = 1 + 0.05 * np.sin(u * 5 + seed)
    up = np.c_[a * np.cos(u), h * np.sin(u) * slack]
    low = up * [1.04, 1] + np.c_[np.zeros(40), w * (0.55 + 0.5 * np.sin(u) + 0.12 * np.sin(u * 7 + seed))]
    g = valid(Polygon(move(np.vstack([up, low[::-1]]), x, y, 1, turn))).buffer(3)
    g = g.intersection(clip) if clip is not None else g
    s.wash(move(g, 6, 15), "#5a74b0", 0.75, wet=7)
    s.cover(g)
    brushed(s, g, col)
    for i in np.linspace(3, 36, max(5, int(a / 11))).astype(int):
        p, q = move([up[i], low[i]], x, y, 1, turn)
        e = r.uniform(0.35, 0.9)
        s.curve([p + [0, 3], p * 0.5 + q * 0.5 + [r.normal() * 3, 0], p * (1 - e) + q * e], 1.8, "#8a94b4", body=True, alpha=0.75, clip=g)
    s.stroke(move(up[4:36] + [0, 3], x, y, 1, turn), 2.2, "#aab4d0", body=True, alpha=0.7, clip=g)


def _heap(s, x, y, wide, n, seed, far=False):
    """Stripes that have come all the way down: rings in a slack heap, black ones and the white between."""
    r = np.random.default_rng(seed)
    for k in range(n):
        u = k / (n - 1)
        a = wide * (1.5 - 0.62 * u**0.8) * r.uniform(0.95, 1.06)
        t, cx, cy = (6 if k % 2 else -6) * r.uniform(0.4, 1.3), x + r.normal() * 4, y - u * n * 14
        if k % 2 == 0:
            _ring(s, cx, cy - 16, a, 14, 17, t, "#24222e" if far else "#14121c", seed + k)
        else:
            fold = blob(
                move(
                    [(-1, -0.4), (-0.5, 0.3), (0, 0.5), (0.5, 0.3), (1, -0.4), (1.05, 0.5), (0.5, 1.4), (0, 1.6), (-0.5, 1.4), (-1.05, 0.5)]
                    * np.array([[a, 17]]),
                    cx,
                    cy - 10,
                    1,
                    t,
                ),
                6,
            )
            s.thing(fold, "#fbf8f2" if not far else "#c4cce4", 0.3, shade=0.8, shcol=SHADE, hatch=0, line=2.2, white=0.8)


def _ghosts(s, clip, rows, k=0.42):
    """Where a stripe has been, the coat is rosy."""
    for pts, w in rows:
        g = limb(pts, [w * q for q in np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 0.7, 1), (0.6, 1, 0.85, 0.12))], 10).intersection(clip)
        s.wash(g, "#e08a86", k, edge=0.6, off=0)


def _behind(s):
    barrel = blob(BARREL)
    body = Polygon(smooth(union(barrel, *[limb(p, q, 12) for p, q in HIND]), 14).exterior)
    s.wash(blob([(250, 1150), (500, 1120), (760, 1150), (860, 1260), (560, 1330), (200, 1280)]), SHADE, 0.55, wet=40)
    s.thing(body, "#c4cee8", 0.7, col2="#94a4cc", shade=0.9, shcol="#54689c", hatch=9, thr=0.5, line=3.6, soft=120)
    for pts, w, k in (  # the flank's far side, the belly's dark, the thigh, the hock
        ([(770, 680), (776, 820), (740, 960)], [20, 40, 50], 0.7),
        ([(300, 1050), (500, 1040), (700, 1050)], [20, 44, 20], 1.1),
        ([(316, 1010), (304, 1070), (284, 1110)], [26, 16, 8], 0.8),
        ([(772, 1040), (782, 1090), (770, 1130)], [16, 14, 8], 0.8),
        ([(690, 1010), (704, 1070), (722, 1110)], [24, 12, 6], 0.6),
        ([(282, 1140), (274, 1190), (264, 1240)], [8, 10, 8], 0.7),
        ([(772, 1140), (770, 1190), (782, 1250)], [10, 12, 10], 0.7),
    ):
        s.wash(limb(pts, w, 10), "#4a5e98", k, wet=14, clip=body)
    coat(s, body, lambda x, y: 1.57 + (x - 500) / 700, (("#5a6ea4", 260, "dark"), ("#eef2fa", 160, "lit")), (14, 30), 1.6, soft=90)
    rows = [
        ([(500 + e * (q - 50), 560 + (q - 200) * 0.7), (500 + e * (q + 14), 700), (500 + e * (q + 34), 840), (500 + e * (q - 6), 990)], 12)
        for e in (-1, 1)
        for q in (196, 244)
    ]
    for pts, _ in HIND:
        e = -1 if pts[0][0] < 500 else 1
        rows += [([(p[0] + e * 64, p[1] - 20), (p[0], p[1] + 8), (p[0] - e * 64, p[1] - 4)], 8) for p in path(pts[1:6], 3)[1::2]]
    _ghosts(s, body.buffer(-6), rows, 0.42)
    for i, (pts, _) in enumerate(HIND):
        x, y = pts[4]
        for e in (-1, 1):
            s.curve([(x + e * 22, y - 34), (x + e * 27, y - 4), (x + e * 16, y + 30)], 2.2, "#3f5288", clip=body)
        x, y = pts[-1]
        _hoof(s, x, y + 34, 0.74, 6 - 12 * i)
        _heap(s, x, y + 16, 42, 6, 40 + i, True)


def _front(s):
    legs = [limb(p, q, 12) for p, q in KNEES]
    g = Polygon(smooth(union(blob(CHEST), *legs), 12).exterior)
    s.wash(move(g, 10, 20), "#3f5288", 0.8, wet=20, clip=blob(BARREL))
    s.thing(g, "#fdfaf4", 0.1, shade=0.75, shcol="#7890c8", hatch=8, thr=0.7, line=4, white=0.9, soft=90)
    for pts, w, k in (  # the furrow of the breast, both breast muscles, shoulder blades, forearms, knees, shins
        ([(500, 860), (499, 950), (501, 1040)], [4, 13, 16], 0.9),
        ([(300, 985), (380, 1012), (450, 1006), (492, 960)], [3, 12, 12, 3], 0.7),
        ([(508, 960), (550, 1006), (620, 1012), (704, 985)], [3, 14, 16, 6], 0.8),
        ([(290, 790), (312, 860), (316, 940), (352, 1000)], [4, 10, 10, 4], 0.5),
        ([(712, 780), (700, 860), (690, 940), (650, 1000)], [6, 18, 18, 6], 0.7),
        ([(738, 840), (738, 920), (700, 1000), (666, 1060), (624, 1120)], [10, 22, 20, 16, 10], 0.8),
        ([(440, 1040), (450, 1080), (458, 1120)], [10, 14, 8], 0.8),
        ([(560, 1040), (552, 1080), (550, 1120)], [4, 7, 4], 0.4),
        ([(384, 1030), (404, 1080), (412, 1120)], [3, 8, 3], 0.4),
        ([(620, 1030), (606, 1080), (596, 1120)], [3, 8, 3], 0.4),
        ([(396, 1204), (428, 1216), (462, 1200)], [3, 9, 5], 0.8),
        ([(544, 1208), (578, 1220), (612, 1204)], [3, 9, 5], 0.8),
        ([(454, 1170), (446, 1210), (424, 1270), (388, 1340)], [8, 9, 9, 8], 0.7),
        ([(614, 1176), (610, 1220), (630, 1280), (674, 1350)], [8, 10, 10, 8], 0.8),
    ):
        s.wash(limb(pts, w, 10), "#6a80b8", k, wet=10, clip=g)
    way = lambda x, y: 1.57 + (x - 500) / (520 if y < 1000 else 5000)  # noqa: E731
    coat(s, g, way, (("#6a80b4", 560, "dark"), ("#a8b4d0", 260, "all"), ("#fffdf8", 300, "lit")), (14, 32), 1.6, soft=110, fringe=150, fringe_cols=("#3a466c", "#8a98c0"))  # fmt: skip
    rows = []
    for x, y, w, n in ((500, 470, 120, 4), (500, 700, 200, 4)):
        for i in range(n):
            v = y + i * 62
            for e in (-1, 1):
                rows.append(([(x + e * (w + i * 22), v - 36), (x + e * w * 0.6, v + 6), (x + e * 24, v + 34)], 13))
    for pts, _ in KNEES:
        way_in = 1 if pts[0][0] < 500 else -1
        for i, p in enumerate(path(pts[1:8], 3)[1::2]):
            q = 96 - 5 * i
            rows.append(([(p[0] - way_in * q, p[1] - 24), (p[0], p[1] + 8), (p[0] + way_in * q * 0.8, p[1] + 2)], 8.5))
    _ghosts(s, g.buffer(-6), rows, 0.4)
    for pts, _ in KNEES:  # knee caps
        x, y = pts[4]
        for e in (-1, 1):
            s.curve([(x + e * 34, y - 44), (x + e * 26, y - 4), (x + e * 30, y + 30)], 2.6, "#54689c", clip=g)
        s.curve([(x - 20, y - 36), (x, y - 42), (x + 20, y - 36)], 2.2, "#54689c", clip=g)
        s.curve([(x - 18, y + 32), (x, y + 38), (x + 18, y + 31)], 2.2, "#54689c", clip=g)
    for i, (pts, _) in enumerate(KNEES):
        x, y = pts[-1]
        _hoof(s, x, y + 48, 1.06, 8 - 16 * i)
        _heap(s, x + 4 - 8 * i, y + 12, 54, 9, 10 + 7 * i)
    for x, y, a, h, w, t, n in ((414, 1222, 44, 15, 16, 14, 4), (606, 1074, 70, 24, 20, 10, 8), (592, 1246, 40, 14, 15, -9, 6)):
        _ring(s, x, y, a, h, w, t, seed=n)  # the last ones are still on their way
    for x, y, a, h, w, t, n in ((504, 806, 244, 176, 50, 3, 12), (494, 762, 206, 142, 46, -6, 14), (506, 712, 170, 112, 42, 5, 15)):
        _ring(s, x, y, a, h, w, t, seed=n, clip=blob(CHEST).buffer(9))


def _ear(s, base, tip, wide, bend):
    base, tip = np.array(base, float), np.array(tip, float)
    d = tip - base
    n = np.array([-d[1], d[0]]) / np.hypot(*d) * wide
    at = lambda u, v: tuple(base + d * u + n * (v + bend * u * u))  # noqa: E731
    g = blob([at(-0.05, -0.5), at(0.35, -1), at(0.75, -0.75), (*at(1, 0), 1), at(0.75, 0.75), at(0.35, 1), at(-0.05, 0.5)])
    s.thing(g, "#fbf8f2", 0.2, shade=0.8, shcol=BLUE, hatch=0, line=3.6)
    brushed(s, g.intersection(poly([at(0.74, -2), at(0.8, 0), at(0.74, 2), at(1.3, 2), at(1.3, -2)])))
    brushed(s, g.difference(g.buffer(-7)).intersection(poly([at(0.3, -2), at(0.3, 2), at(1, 2), at(1, -2)])))
    hollow = blob([at(0.06, -0.3), at(0.35, -0.62), at(0.68, -0.4), at(0.82, 0), at(0.68, 0.4), at(0.35, 0.62), at(0.06, 0.3)])
    s.cover(hollow, keep=0.2)
    s.wash(hollow, "#c87a88", 0.9, col2="#5a3a58", wet=5)
    way = math.atan2(d[1], d[0])
    coat(s, hollow, lambda x, y: way, (("#4a2c48", 40, "all"), ("#fff6ee", 60, "lit")), (20, 44), 1.7, soft=20, stray=0.3)


HEAD = [(0, -300), (60, -296), (112, -262), (142, -204), (156, -140), (146, -76), (126, 0), (106, 90), (92, 170), (94, 230), (110, 276), (106, 326), (80, 364), (40, 386), (0, 392)]  # fmt: skip


def _head(s):
    """From the front, bowed: both eyes look down at its own feet."""
    at = lambda *pts: [(*move([q[:2]], 488, 508, 1.0, 7)[0], *q[2:]) for q in pts]  # noqa: E731
    r = s.rng
    for a in np.linspace(-0.62, 0.5, 150):  # the mane stands up between the ears
        for _ in range(2):
            u, q = a * 110 + r.normal() * 4, r.uniform(120, 175) * (1 - 0.55 * a * a)
            dark = math.sin(a * 21) > -0.1
            s.curve(
                at((u, -262), (u * 1.15, -280 - q * 0.5), (u * 1.4 + r.normal() * 6, -282 - q)),
                3.8,
                NIGHT if dark else ("#fdfaf4", "#c8d0e4")[int(r.integers(2))],
                body=True,
                wobble=0.4,
            )
    _ear(s, at((-98, -256))[0], at((-226, -442))[0], 58, 0.15)
    _ear(s, at((98, -256))[0], at((278, -366))[0], 56, -0.25)
    g = blob(at(*HEAD, *[(-x, y) for x, y in HEAD[-2:0:-1]]))
    s.wash(move(g, 22, 46), "#54689c", 0.9, wet=26, clip=smooth(blob(CHEST), 12))
    s.thing(g, "#fdfaf4", 0.1, shade=0.8, shcol="#7890c8", hatch=8, thr=0.64, line=4.2, white=0.9, soft=100)
    for pts, w, k in (
        ([(70, -60), (62, 60), (58, 170), (70, 230)], [6, 22, 24, 14], 0.6),
        ([(-74, -60), (-66, 60), (-60, 170), (-70, 230)], [4, 12, 12, 8], 0.4),
        ([(140, -60), (112, 40), (96, 150)], [10, 22, 12], 0.7),
        ([(62, -190), (92, -206), (134, -180)], [4, 10, 6], 0.6),
        ([(-62, -190), (-92, -206), (-134, -180)], [3, 8, 5], 0.5),
        ([(-40, -40), (0, -20), (40, -44)], [3, 10, 3], 0.25),
    ):
        s.wash(limb(at(*pts), w, 10), "#6a80b8", k, wet=14, clip=g)
    mid = np.array(at((0, -120))[0])
    coat(s, g, lambda x, y: math.atan2(y - mid[1] + 60, (x - mid[0]) * 0.55) if y > mid[1] else 1.5 + (x - mid[0]) / 260, (("#6a80b4", 420, "dark"), ("#a8b4d0", 240, "all"), ("#fffdf8", 260, "lit")), (10, 24), 1.4, soft=100, fringe=120, fringe_cols=("#3a466c", "#8a98c0"))  # fmt: skip
    rows = []
    for e in (-1, 1):
        for i in range(4):  # brow
            rows.append((at((e * (10 + 27 * i), -292 + 8 * i), (e * (14 + 20 * i), -220 + 8 * i), (e * (10 + 9 * i), -130 + 14 * i)), 8))
        for i in range(7):  # cheeks and nose
            y = -52 + 40 * i
            rows.append((at((e * (150 - 9 * i), y - 34), (e * (80 - 5 * i), y), (e * (16 + i), y + 34)), 9.5 - 0.4 * i))
    _ghosts(s, g.buffer(-5), rows, 0.5)
    muzzle = blob(at((-130, 236), (-60, 224), (0, 244), (60, 224), (130, 236), (130, 420), (-130, 420))).intersection(g)
    s.wash(blob(at((-130, 190), (0, 210), (130, 190), (130, 300), (-130, 300))), "#5a4a58", 0.8, wet=20, clip=g)
    s.wash(muzzle, "#4a4456", 1.15, wet=6, clip=g)
    s.wash(blob(at((10, 260), (130, 240), (130, 420), (-20, 420))), NIGHT, 0.6, wet=22, clip=muzzle)
    s.lift(ell(*at((-24, 276))[0], 40, 26), 0.4, 14)
    coat(s, muzzle.buffer(-4), lambda x, y: 1.57, (("#0c0a12", 120, "dark"), ("#7a7488", 40, "lit")), (7, 15), 1.3, soft=50)
    for e in (-1, 1):
        hole = blob(at((e * 44, 276), (e * 66, 262), (e * 86, 276), (e * 84, 306), (e * 66, 322), (e * 52, 306)))
        s.fill(hole, "#050408", body=True)
        s.curve(at((e * 40, 300), (e * 40, 270), (e * 64, 252), (e * 92, 268), (e * 96, 296)), 3.2, "#b0aabc", body=True, alpha=0.8)
        _eye(s, at, e, g)
    s.curve(at((-66, 350), (-34, 342), (0, 348), (34, 341), (66, 350)), 4.4, "#050408", body=True)
    s.curve(at((-60, 346), (-34, 337), (0, 343), (34, 336), (60, 346)), 1.8, "#b0aabc", body=True, alpha=0.8)
    for _ in range(26):  # whiskers
        e = r.choice([-1, 1])
        x, y = e * r.uniform(20, 90), r.uniform(320, 374)
        s.curve(
            at((x, y), (x + e * 10, y + 16), (x + e * r.uniform(10, 30), y + r.uniform(24, 40))),
            1.3,
            "#14121c" if r.random() < 0.5 else "#dfe4f0",
            body=True,
            alpha=0.8,
        )
    for _ in range(70):  # forelock
        u = r.uniform(-46, 46)
        s.curve(
            at((u, -306), (u * 0.9 + 12, -262), (u * 0.5 + 10 + r.normal() * 8, -232 + r.normal() * 16)),
            3.2,
            NIGHT if math.sin(u / 9) > -0.3 else "#fdfaf4",
            body=True,
        )
    return at((6, 214))[0]


def _eye(s, at, e, skull):
    """Wide open; the white stands over a pupil that looks down."""
    lid = blob(at((e * 66, -96), (e * 92, -172), (e * 140, -176), (e * 168, -116), (e * 138, -66), (e * 92, -66)))
    s.cover(lid, keep=0.3)
    s.wash(lid, "#4a4258", 1.1, wet=5)
    eye = blob(at((e * 74, -92, 1), (e * 96, -154), (e * 132, -160), (e * 158, -116, 1), (e * 134, -76), (e * 98, -72)))
    s.fill(eye.buffer(7), NIGHT, body=True)
    s.cover(eye)
    s.wash(eye, "#fff8ea", 0.2, edge=0.8, off=0)
    s.wash(blob(at((e * 74, -96), (e * 96, -156), (e * 132, -162), (e * 158, -116), (e * 130, -138), (e * 98, -134))), "#8a90b8", 0.7, wet=4, clip=eye)
    c = at((e * 112 - 2, -92))[0]
    s.fill(ell(*c, 27).intersection(eye), "#5a2c14", body=True)
    s.outline(ell(*c, 26).intersection(eye), 3, "#1c0c08", lost=0)
    s.fill(ell(c[0], c[1] + 2, 16).intersection(eye), "#080406", body=True)
    s.fill(ell(c[0] + 8, c[1] - 11, 6), "#ffffff", body=True)
    s.curve(at((e * 68, -88), (e * 94, -162), (e * 134, -168), (e * 166, -112)), 7, NIGHT, body=True)
    for u in (0.15, 0.35, 0.55, 0.75, 0.95):
        x = 92 + 66 * u
        y = -164 + 40 * max(0, u - 0.6)
        s.curve(at((e * x, y), (e * (x + 8), y - 12), (e * (x + 16 + 10 * u), y - 20 + 14 * u)), 3, NIGHT, body=True)
    s.curve(at((e * 60, -168), (e * 96, -208), (e * 142, -200)), 3, "#54689c", clip=skull)


def _flake(s, x, y, q):
    """One snowflake with six arms."""
    for ink, w in ((SHADE, 7), (None, 4)):
        for k in range(6):
            a = k * math.tau / 6 + 0.2
            d = np.array([math.cos(a), math.sin(a)])
            n = np.array([-d[1], d[0]])
            c = np.array([x, y])
            s.stroke([c, c + d * q], w, ink, body=True, taper=(0, 0), wobble=0.2)
            for u in (0.45, 0.72):
                for e in (-1, 1):
                    s.stroke([c + d * q * u, c + d * q * (u + 0.2) + n * q * 0.22 * e], w * 0.7, ink, body=True, taper=(0, 0), wobble=0.2)


def _robin(s, x, y, k):
    """A robin that wears one of the stripes as a bow tie."""
    at = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(ell(x + 10 * k, y + 4 * k, 60 * k, 9 * k), SHADE, 0.9, wet=8)
    for a in (-10, 10):
        s.stroke(at([(a, -40), (a + 2, -2)]), 3 * k)
        for c in (-14, -4, 8):
            s.stroke(at([(a + 2, -2), (a + 2 + c, 4 - abs(c) * 0.2)]), 2.2 * k)
    s.thing(blob(at([(50, -70), (104, -38, 1), (92, -26, 1), (40, -46)])), "#5a5a60", 0.9, hatch=4, line=2)
    s.thing(
        blob(at([(-36, -136), (-8, -152), (22, -136), (52, -100), (62, -66), (40, -36), (4, -28), (-34, -42), (-54, -76), (-52, -112)])),
        "#7a7468",
        0.75,
        col2="#5f6470",
        shade=0.6,
        hatch=5,
        line=2.4,
        white=0.4,
    )
    breast = blob(at([(-46, -128), (-22, -122), (0, -96), (-2, -62), (-22, -44), (-40, -50), (-52, -78), (-52, -112)]))
    s.cover(breast, keep=0.1)
    s.wash(breast, "#d8562a", 1.0, col2="#e8903a", edge=0.6, off=1)
    marks.pelt(s, s.mask(breast), lambda a, b: 1.9, 90, (6, 13), 1.2, dark="#8a2e1a", light="#ffd0a0", share=0.4)
    s.thing(blob(at([(4, -112), (36, -106), (62, -74), (78, -50, 1), (44, -52), (14, -66)])), "#4f5560", 0.9, hatch=4, line=2)
    s.thing(poly(at([(-46, -134), (-72, -146), (-50, -122)])), "#3a3430", 0.9, hatch=0, line=1.8)
    s.fill(ell(x - 30 * k, y - 130 * k, 5.2 * k))
    s.fill(ell(x - 31.5 * k, y - 132 * k, 1.7 * k), body=True)
    for e in (-1, 1):
        s.fill(poly(at([(-34, -98), (-34 + 34 * e, -118), (-34 + 38 * e, -98), (-34 + 32 * e, -80)])), NIGHT)
        s.stroke(at([(-34 + 14 * e, -106), (-34 + 26 * e, -112)]), 1.6, body=True)
    s.fill(ell(x - 34 * k, y - 98 * k, 8 * k), NIGHT)


@card("frost", paper="cold", light=(-0.5, -0.7))
def first_snow(s):
    """From the front, knock-kneed: a zebra looks down at itself; in the first snow all its stripes slide off like stockings."""
    _land(s)
    _behind(s)
    _front(s)
    nose = _head(s)
    _flake(s, *nose, 36)
    _robin(s, 898, 1474, 0.92)
    r = s.rng
    for _ in range(170):
        x, y = r.uniform(0, 1000), r.uniform(0, 1300)
        if not (250 < x < 750 and 180 < y < 1120):
            s.fill(ell(x, y, r.uniform(1.5, 6.5)), body=True, alpha=0.95)
    s.splatter("#16264e", 20, size=(0.7, 3))
