"""As far as a match shines it is spring: seen by a robin from its bough."""

from ..easel import *
from ..kit.figure import digit

FLAME = np.array([430.0, 948.0])
REACH = 392
SKIN = ("#d9a06e", "#cc7a50", "#6e3640")
RED, WINE, GLOW = "#dc2a28", "#4a0618", "#ff9a6a"


def _flower(s, p, q, col, turn=0.0, line="#8a2c4c"):
    """Five petals, each with its notch, and stamens."""
    petals = []
    for k in range(5):
        a = turn + k * 1.2566
        d, n = np.array([math.cos(a), math.sin(a) * 0.85]), np.array([-math.sin(a), math.cos(a) * 0.85])
        petals.append(blob([p, p + d * q * 0.6 + n * q * 0.44, p + d * q * 1.05 + n * q * 0.2, p + d * q * 0.9, p + d * q * 1.05 - n * q * 0.2, p + d * q * 0.6 - n * q * 0.44], 4))
    g = union(*petals)
    s.cover(g)
    s.wash(g, col, 0.55, edge=1.0, rough=0.5)
    s.outline(g, max(0.8, q / 15), line, lost=0.15, restate=0)
    for k in range(5):
        a = turn + 0.6 + k * 1.2566
        s.stroke([p, p + [q * 0.36 * math.cos(a), q * 0.3 * math.sin(a)]], max(0.8, q / 14), "#a8283c")
    s.fill(ell(*p, q * 0.14), "#e8b030")


def _leaf(s, p, q, a):
    d, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    g = blob([(*p, 1), p + d * q * 0.5 + n * q * 0.24, (*(p + d * q), 1), p + d * q * 0.5 - n * q * 0.24], 4)
    s.thing(g, ("#8aba48", "#5f9a3e", "#b4cc5c")[int(s.rng.integers(3))], 0.85, shade=0.2, hatch=0, line=1.1)
    s.stroke([p, p + d * q * 0.8], 1, "#2f5a20")


def _night(s, up=-30, reach=REACH):
    """Where the light does not come to: 0 by the match, 1 in the wood. up: how high above the ground it is asked for."""
    yy, xx = np.mgrid[0 : s.h, 0 : s.w].astype(np.float32)
    d = np.hypot(xx - FLAME[0] - 40, (yy - FLAME[1] + up) * 1.02) / reach
    return np.clip(s.warp(step(0.86, 1.06, d).astype(np.float32), (0, 0, s.w, s.h), 2, 7, 12), 0, 1)


def _ground(s, night):
    r = s.rng
    day = 1 - night
    s.wash(night, "#5c78ac", 0.75, col2="#3c5488", edge=0.2, gran=0.5, bloom=4)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 620), (760, 560), (300, 560), (-100, 760)]), "#1a2450", 1.3, wet=90, gran=0.6, tone=night)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 300), (500, 240), (-100, 420)]), "#060818", 1.6, wet=90, gran=0.6, tone=night)
    s.wash(blob([(760, 800), (1100, 600), (1100, 1600), (500, 1600), (820, 1400)]), "#141c44", 1.1, wet=80, gran=0.6, tone=night)
    s.wash(blob([(-100, 900), (60, 1200), (200, 1440), (400, 1600), (-100, 1600)]), "#1a2450", 0.9, wet=80, gran=0.6, tone=night)
    s.wash(day, "#a8d04c", 0.8, col2="#5fa03a", mix=("rad", *FLAME, 400, 0, 1), edge=0.4, rough=3)
    s.lift(ell(FLAME[0] + 10, FLAME[1] + 30, 150, 130), 0.75, 46)
    s.wash(ell(FLAME[0] + 10, FLAME[1] + 30, 190, 160), "#fbe46a", 0.45, wet=70)
    drifts = [(r.uniform(0, math.tau), r.uniform(0.35, 0.9), ("#f8cc2e", "#fffdf4", "#7a68d8", "#e8404a")[k % 4]) for k in range(15)]
    for k in range(1500):  # grass, and flowers in drifts
        a, d = r.uniform(0, math.tau), REACH * math.sqrt(r.random()) * 0.99
        p = FLAME + [40 + d * math.cos(a), 40 + d * math.sin(a)]
        if not (0 < p[0] < 999 and 0 < p[1] < 1499) or night[int(p[1]), int(p[0])] > 0.4:
            continue
        v = np.array([(p[0] - 500) * 0.012, -1.0]) * r.uniform(8, 19)
        lit = 1 if r.random() < 1.2 - d / 300 else 0
        s.curve([p, p + v * 0.6 + r.normal(size=2) * 2, p + v + r.normal(size=2) * 4], 1.9, ("#2f7a26", "#1c5a1e", "#3f8a2c")[k % 3] if not lit else ("#7ab83c", "#d8e870", "#4a9a30")[k % 3], n=4)
    for a, d, col in drifts:
        c = FLAME + [40 + d * REACH * math.cos(a), 40 + d * REACH * math.sin(a)]
        for _ in range(9):
            p = c + r.normal(size=2) * [26, 16]
            if 0 < p[0] < 999 and 0 < p[1] < 1499 and night[int(p[1]), int(p[0])] < 0.3:
                q = r.uniform(1.7, 3.4)
                for k in range(5):
                    s.fill(ell(p[0] + q * 1.3 * math.cos(k * 1.257), p[1] + q * 1.1 * math.sin(k * 1.257), q), col, body=True)
                s.fill(ell(*p, q * 0.7), "#b8641c", body=True)


def _trail(s):
    """The way she has come, out of the dark."""
    way = path([(400, 1540), (424, 1460), (470, 1390), (520, 1330), (560, 1270)], 16)
    g = marks.tracks(way[: int(len(way) * 0.8)], lambda u: 18 - 3 * u)
    s.wash(g, "#0e1636", 1.3, edge=0.8, off=0)
    s.outline(g, 1.3, "#c8d8f4", lost=0.5)


def _tree(s, night, foot, top, w, seed):
    """A trunk that comes up towards us: thin at its foot, broad where it is near, its boughs spread flat."""
    rr = np.random.default_rng(seed)
    foot, top = np.array(foot, float), np.array(top, float)
    d = top - foot
    u = d / np.hypot(*d)
    n = np.array([-u[1], u[0]])
    parts, tips = [limb([foot - u * 6, foot + d * 0.35 + n * rr.normal() * 10, foot + d * 0.7 + n * rr.normal() * 10, top], [w * 0.5, w * 0.42, w * 0.6, w * 0.9], 12)], []
    for e in (-1, 1):
        parts.append(limb([foot + u * 20, foot + n * e * w * 0.7, foot + n * e * w * 1.5 - u * 6], [w * 0.4, w * 0.26, 1.5], 8))
    for t in np.linspace(0.3, 1.0, 7):
        for e in (-1, 1):
            if rr.random() < 0.12:
                continue
            p, long = foot + d * t, np.hypot(*d) * rr.uniform(0.3, 0.52) * (0.6 + 0.6 * t)
            a = math.atan2(u[1], u[0]) + e * rr.uniform(0.6, 1.2)
            shape, ends = places.branches(rr, *p, long, w * 0.26 * (0.6 + t * 0.5), math.degrees(a), 4, 26, 6)
            parts.append(shape)
            tips += [np.array(q, float) for q in ends]
    g = union(*parts)
    m = s.mask(g)
    s.cover(g)
    s.wash(g, "#a06a40", 0.9, col2="#7a4a30", edge=0.5)
    s.wash(m * night, "#05060e", 2.2, edge=0)
    s.hatch(g, tone=0.7, sep=6, w=1.1, thr=0.45, longest=34)
    s.outline(g, 2.0, lost=0.1)
    s.stamp(np.clip(m - np.roll(np.roll(m, 3, 0), 3, 1), 0, 1) * night, "#eef2fb", True, 0.9)  # snow lies on one side of it
    for p in tips:
        if not (4 < p[0] < 996 and 4 < p[1] < 1496) or night[int(p[1]), int(p[0])] > 0.6 or np.hypot(*(p - FLAME - [40, 60])) < 120:
            continue
        for k in range(7):
            c, q = p + rr.normal(size=2) * 9, rr.uniform(2.6, 6)
            col = ("#f48ca8", "#fbc4d0", "#e8588c", "#fdeef0", "#c83a70")[int(rr.integers(5))]
            s.fill(ell(*c, q, q * 0.8, rr.uniform(0, 180)), col, body=True, alpha=0.95)
            if k == 6 and rr.random() < 0.4:
                s.fill(ell(*(c + 5), 5, 2.4, rr.uniform(0, 180)), "#7ab03a", body=True)


def _girl(s):
    """From above and behind: hood, coat and boots, and the light before her."""
    q = lambda *pts: [(440 + (x - 440) * 1.12, 980 + (y - 980) * 1.12) for x, y in pts]  # noqa: E731
    s.wash(blob(q((540, 1190), (620, 1180), (800, 1290), (860, 1400), (700, 1380), (560, 1250))), "#0e2a18", 1.3, wet=20, gran=0.5)
    for x, y in ((520, 1204), (588, 1208)):
        boot = blob(q((x - 22, y - 30), (x + 22, y - 30), (x + 22, y + 8), (x + 14, y + 22), (x - 18, y + 22), (x - 24, y + 6)), 8)
        s.thing(boot, "#7a4628", 1.0, shade=0.9, shcol="#2a120c", hatch=5, line=2.6)
        s.curve(q((x - 20, y + 12), (x, y + 15), (x + 20, y + 10)), 2.4)
    far = limb(q((520, 1016), (476, 1010), (446, 968)), [26, 22, 15])
    s.thing(far, RED, 1.1, shade=0.9, shcol=WINE, hatch=0, line=2.6)
    coat = blob(q((512, 992), (560, 982), (606, 1000), (628, 1050), (650, 1120), (668, 1180), (640, 1196), (600, 1190), (560, 1202), (510, 1192), (464, 1196), (446, 1178), (470, 1110), (486, 1040)), 10)
    s.thing(coat, RED, 1.1, col2="#b81a24", shade=0.6, shcol=WINE, hatch=0, line=3.2, soft=60)
    s.wash(blob(q((590, 980), (640, 1000), (690, 1200), (590, 1210), (600, 1100)), 8), WINE, 1.2, wet=18, clip=coat)
    s.wash(blob(q((440, 1190), (470, 1080), (500, 990), (510, 1080), (490, 1190)), 8), "#ff9a3a", 0.5, wet=12, clip=coat)
    for pts in (((520, 1060), (504, 1120), (486, 1192)), ((540, 1070), (534, 1130), (526, 1192)), ((566, 1070), (570, 1130), (566, 1198)), ((592, 1060), (606, 1120), (612, 1190)), ((612, 1050), (634, 1110), (648, 1190))):
        s.wash(limb(q(*pts), [3, 9, 12]), WINE, 0.7, wet=6, clip=coat)
        s.curve(q(*pts), 2.4, WINE, clip=coat)
        s.curve([(x - 7, y) for x, y in q(*pts)], 1.5, GLOW, body=True, alpha=0.6, clip=coat)
    s.curve(q((500, 1056), (560, 1068), (622, 1054)), 3, WINE)
    s.curve(q((450, 1180), (510, 1192), (560, 1200), (640, 1194), (664, 1180)), 7, "#fff4e0", body=True)
    near = limb(q((536, 1020), (500, 1066), (452, 1036), (428, 1004)), [31, 27, 21, 16], 12)
    s.wash(move(near, 8, 14), WINE, 0.9, wet=9, clip=coat)
    s.thing(near, RED, 1.1, col2="#c8202a", shade=0.9, shcol=WINE, hatch=0, line=2.9)
    s.wash(limb(q((470, 1036), (424, 990)), [14, 12]), "#ff9a3a", 0.5, wet=8, clip=near)
    for pts in (((506, 1084), (498, 1064), (506, 1046)), ((490, 1080), (480, 1060), (486, 1040))):
        s.curve(q(*pts), 2.2, WINE, clip=near)
    _match(s, q)
    s.thing(limb(q((426, 1006), (446, 986)), [9, 9]), "#fff4e0", 0.3, shade=0.7, shcol="#a8644a", hatch=4, line=2.2)
    hood = blob(q((500, 900), (540, 884), (584, 894), (612, 930), (618, 966), (640, 1004), (664, 1034), (616, 1020), (580, 1030), (530, 1022), (500, 1000), (486, 960), (486, 924)), 10)
    s.wash(move(hood, 8, 22), WINE, 1.0, wet=12, clip=coat)
    s.thing(hood, RED, 1.1, col2="#c01c26", shade=0.8, shcol=WINE, hatch=0, line=3.2, soft=60)
    s.wash(blob(q((580, 890), (640, 940), (680, 1050), (560, 1040), (596, 970)), 8), WINE, 1.0, wet=16, clip=hood)
    s.wash(blob(q((480, 890), (530, 880), (514, 950), (510, 1010), (480, 990)), 8), "#ff9a3a", 0.5, wet=10, clip=hood)
    for pts in (((530, 892), (546, 950), (556, 1022)), ((566, 892), (590, 950), (612, 1012)), ((520, 1000), (570, 1008), (640, 1020)), ((592, 906), (608, 960), (640, 1014))):
        s.curve(q(*pts), 2.2, WINE, clip=hood)
        s.curve([(x - 6, y) for x, y in q(*pts)], 1.4, GLOW, body=True, alpha=0.6, clip=hood)
    for k in range(110):  # fur round the face, and the light on it
        t = s.rng.random()
        p = np.array(q(*path([(506, 894), (488, 924), (484, 960), (496, 1000)], 10)[[int(t * 29)]])[0])
        s.curve([p, p + [-s.rng.uniform(4, 9), s.rng.normal() * 4], p + [-s.rng.uniform(9, 17), s.rng.normal() * 8]], 2.2, ("#fff6e6", "#ffd080", "#fffdf8", "#e89a5a")[k % 4], body=True, n=4)


def _match(s, q):
    (tip,) = (np.array(p) for p in q((432, 966)))
    hold = np.array(q((430, 1000))[0])
    for k in range(4):  # the other hand stands behind the flame
        a = np.array(q((446 - k * 3, 962 + k * 1))[0])
        digit(s, [a + [0, 6], a + [-4 - 5 * k, -16 + 3 * k], a + [-10 - 6 * k, -34 + 6 * k]], [8, 7, 5], SKIN, line=1.7, hatch=0, crease=0)
    s.stroke([hold + [4, 8], tip + [0, -4]], 8, "#5a3418", taper=(0, 0), wobble=0.2)
    s.stroke([hold + [4, 8], tip + [0, -4]], 5, "#fbe4b0", body=True, taper=(0, 0), wobble=0.2)
    for pts in ([(14, 10), (-4, -2), (-8, 8)], [(14, 18), (-8, 8), (-10, 18)], [(16, 24), (-6, 18), (-8, 26)], [(16, 2), (6, -10), (-2, -12)]):
        digit(s, [hold + p for p in np.array(pts, float)], [8, 7.5, 6], SKIN, line=1.7, hatch=0, crease=0)
    c = tip + [0, -34]
    s.glow(*c, 96, "#ffe070", 0.35, 0.8)
    for k in range(22):
        a = k * math.tau / 22
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([c + d * (50 + 6 * (k % 2)), c + d * (66 + 24 * (k % 2))], 2.2, "#e89a18", alpha=0.85)
    flame = blob([tip + [-2, 6], tip + [-17, -12], tip + [-11, -42], (*(tip + [3, -84]), 1), tip + [14, -42], tip + [17, -12]], 10)
    s.fill(flame, "#fa9a1a", body=True)
    s.fill(blob([tip + [-1, 3], tip + [-10, -12], tip + [-6, -34], (*(tip + [2, -60]), 1), tip + [9, -32], tip + [10, -10]], 10), "#ffe88a", body=True)
    s.fill(ell(*(tip + [0, -16]), 5, 12), "#fffef4", body=True)
    s.outline(flame, 1.8, "#a84810", lost=0.1)


def _bough(s):
    """Across the top and near: snow on the one half, blossom on the other where the light comes up to it."""
    line = [(1060, 150), (900, 236), (720, 300), (520, 346), (330, 372), (150, 352), (-60, 300)]
    twigs = [([(540, 342), (470, 440), (400, 510), (310, 560)], [15, 10, 6, 2]), ([(330, 372), (260, 300), (170, 250), (90, 160)], [14, 10, 6, 2]), ([(700, 306), (730, 400), (800, 470), (830, 540)], [14, 9, 6, 2]), ([(180, 356), (130, 440), (60, 500), (10, 590)], [13, 9, 6, 2]), ([(470, 440), (500, 510), (490, 570)], [6, 4, 1]), ([(170, 250), (180, 190), (230, 130)], [6, 4, 1])]  # fmt: skip
    g = union(limb(line, [52, 46, 40, 34, 29, 24, 20], 14), *(limb(p, r, 10) for p, r in twigs))
    s.cover(g)
    s.thing(g, "#7a5640", 1.0, col2="#4a3028", shade=1.0, shcol="#0a0810", hatch=6, line=3.2, soft=40)
    s.wash(limb([(700, 340), (520, 374), (330, 398), (150, 376)], [16, 14, 12, 10]), "#e8902a", 0.5, wet=8, clip=g)  # lit from below
    r = s.rng
    for _ in range(170):
        i = r.uniform(0, 1)
        c = path(line, 14)
        p = c[int(i * (len(c) - 3))] + r.normal(size=2) * 14
        d = c[int(i * (len(c) - 3)) + 2] - c[int(i * (len(c) - 3))]
        d = d / np.hypot(*d)
        s.curve([p, p + d * 14 + r.normal(size=2) * 2, p + d * r.uniform(22, 44)], 1.6, ("#0a0810", "#0a0810", "#8a6a54")[int(r.integers(3))], clip=g)
    snow = blob([(1060, 60), (980, 116), (880, 180), (770, 232), (700, 262), (716, 282), (800, 262), (900, 222), (1060, 146)], 10)
    s.cover(snow)
    s.thing(snow, "#dfe8f6", 0.35, shade=0.8, shcol="#4a64a0", hatch=0, line=2.4)
    spots = [(60, 330), (130, 344), (200, 352), (260, 372), (330, 380), (400, 372), (452, 366), (520, 352), (470, 430), (430, 480), (400, 512), (350, 540), (316, 560), (490, 520), (492, 566), (260, 306), (210, 270), (170, 250), (130, 210), (92, 164), (190, 200), (228, 134), (130, 430), (90, 470), (56, 510), (26, 560), (590, 340), (640, 330), (10, 590), (736, 420), (790, 460), (826, 534)]  # fmt: skip
    for p in np.array(spots, float):
        for _ in range(3):
            _leaf(s, p + r.normal(size=2) * 14, r.uniform(16, 30), r.uniform(0, 6.28))
        for _ in range(4):  # buds
            c = p + r.normal(size=2) * 24
            s.thing(ell(*c, 5.5, 7.5, r.uniform(0, 180)), "#d85a7c", 0.9, shade=0.4, shcol="#7a1c3c", hatch=0, line=1.3)
        for k in range(5):
            near = k / 4
            _flower(s, p + r.normal(size=2) * 20, 13 + 9 * near * r.uniform(0.7, 1.2), ("#e8789c", "#f48ca8", "#fbc4d0", "#f4a0b8", "#fdeaea")[k], r.uniform(0, 6.28), "#6a1c3c")


def _robin(s):
    """From behind and above, its head turned to look down at her."""
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), 700, 214, 1.5, -10)  # noqa: E731
    tail = blob(at([(30, 26), (74, 74), (104, 122), (88, 132), (70, 126), (10, 56)]), 8)
    s.thing(tail, "#6a5038", 1.0, shade=0.8, shcol="#1c120c", hatch=4, line=2.6)
    body = blob(at([(-74, -34), (-58, -66), (-24, -78), (8, -62), (30, -34), (54, 0), (58, 36), (34, 60), (-6, 64), (-44, 50), (-68, 18)]), 10)
    s.thing(body, "#9a764e", 0.9, col2="#7a5a3c", shade=0.9, shcol="#2a1a12", hatch=0, line=3, soft=60)
    breast = blob(at([(-72, -36), (-56, -52), (-36, -44), (-26, -14), (-30, 24), (-44, 48), (-66, 20), (-76, -8)]), 8)
    s.cover(breast, keep=0.15)
    s.wash(breast, "#f46a1e", 1.2, col2="#e0421a", edge=0.5)
    belly = blob(at([(-44, 46), (-30, 22), (-6, 30), (2, 62), (-20, 60)]), 8)
    s.cover(belly, keep=0.2)
    s.wash(belly, "#f4e0c0", 0.4)
    lie = lambda a, b: 1.05 + (a - 706) * 0.002  # noqa: E731
    marks.pelt(s, s.mask(union(body.difference(breast))), lie, 420, (9, 22), 1.6, dark="#3a2416", light="#f0c890", share=0.35)
    marks.pelt(s, s.mask(breast), lie, 170, (9, 20), 1.6, dark="#a8280c", light="#ffc070", share=0.5)
    s.outline(body, 3)
    wing = blob(at([(-18, -34), (14, -40), (44, -6), (72, 44), (84, 74), (60, 68), (26, 48), (-4, 18), (-20, -8)]), 8)
    s.thing(wing, "#7a5c3e", 1.0, shade=0.8, shcol="#1c120c", hatch=0, line=2.8)
    for k in range(8):
        s.curve(at([(-8 + k * 5, -22 + k * 8), (22 + k * 5, 8 + k * 7), (66 + k * 2, 46 + k * 3)]), 2.2, "#1c120c", clip=wing)
        s.curve(at([(-8 + k * 5, -26 + k * 8), (22 + k * 5, 4 + k * 7), (64 + k * 2, 42 + k * 3)]), 1.2, "#d8b080", clip=wing, body=True, alpha=0.8)
    beak = poly(at([(-72, -48), (-100, -30), (-72, -34)]))
    s.thing(beak, "#3a2c24", 1.1, shade=0, hatch=0, line=2)
    s.fill(ell(*at([(-54, -50)])[0], 10, 10.5), "#0c0608")
    s.fill(ell(*at([(-57, -53)])[0], 3.4), body=True)
    s.outline(ell(*at([(-54, -50)])[0], 11.5), 1.6, "#c89a60", lost=0.2)
    for a in (-22, 6):
        s.stroke(at([(a, 60), (a - 2, 74)]), 6, "#5a3a22")
        for e in (-10, 0, 9):
            s.curve(at([(a - 2, 72), (a + e, 76), (a + e * 1.4, 86)]), 5, "#5a3a22")


@card("ink", paper="cold", light=(-0.5, -0.5))
def match_spring(s):
    """A robin on its bough looks down on a girl in red who has struck a match in a black winter wood; as far as it shines it is spring."""
    r = s.rng
    night, dusk = _night(s), _night(s, 110, REACH * 1.12)
    _ground(s, night)
    _trail(s)
    woods = (
        ((480, 690), (520, 430), 19, 21), ((250, 800), (90, 500), 24, 3), ((742, 800), (900, 480), 26, 8), ((150, 1070), (-110, 900), 24, 5),
        ((836, 1080), (1080, 960), 24, 14), ((206, 1300), (40, 1560), 26, 2), ((940, 1330), (1060, 1560), 28, 11),
    )  # fmt: skip
    for foot, top, w, seed in woods:
        _tree(s, dusk, foot, top, w, seed)
    _girl(s)
    for _ in range(420):  # snow outside, petals within
        p = np.array([r.uniform(0, 999), r.uniform(0, 1499)])
        t = night[int(p[1]), int(p[0])]
        if t > 0.5:
            s.fill(ell(*p, 1.4 + 5 * r.random() ** 3), body=True, alpha=0.95)
        elif r.random() < 0.3 and np.hypot(*(p - FLAME)) > 150:
            s.thing(ell(*p, 7, 4.5, r.uniform(0, 180)), "#f890ac", 0.7, shade=0, hatch=0, line=1)
    _bough(s)
    _robin(s)
