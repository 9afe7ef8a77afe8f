"""From the baker's plank: a finger has drawn a loaf in the mist of the pane, and the loaf has eyes; a mouse eats."""

import cv2

from ..colour import pigment
from ..easel import *
from ..kit.coat import coat

NIGHT, CRUST = "#0a1428", "#3a1608"
SILL = 1130
LOAF = [(82, 690), (86, 590), (140, 470), (244, 384), (376, 336), (506, 322), (636, 336), (766, 386), (866, 472), (920, 590), (922, 692), (888, 776), (806, 822), (660, 838), (500, 842), (340, 838), (196, 822), (116, 774)]  # fmt: skip
SCORES = (
    [(186, 498), (236, 566), (232, 664)],
    [(352, 412), (436, 466), (462, 570)],
    [(532, 384), (618, 440), (646, 546)],
    [(692, 416), (768, 476), (790, 578)],
)


def _street(s):
    """Snow, a house across the street, one window lit; and a child in a red cap, no more than one guesses."""
    r = s.rng
    s.wash(s.all, "#3a5c96", 1.2, col2="#2c4a80", gran=0.2, pool=0.3)
    s.wash(s.all, NIGHT, 1.1, gran=0.2, grad=("lin", 90, 1.1, 0.3))
    house = poly([(580, 1100), (580, 668), (712, 570), (844, 668), (844, 1100)])
    s.wash(house, NIGHT, 1.3, edge=0.3, gran=0.2)
    s.stroke([(562, 684), (712, 572), (862, 684)], 15, "#cfdcf0", body=True, taper=(0, 0))
    pane = box(680, 672, 744, 764)
    s.glow(712, 716, 110, "#ffb04a", 0.6, 0.9)
    s.cover(pane)
    s.wash(pane, "#ffc050", 0.7, off=0)
    s.glow(712, 716, 36, "#fff0b0", 0.1, 0.8)
    s.stroke([(712, 672), (712, 764)], 7, NIGHT, taper=(0, 0))
    s.stroke([(680, 714), (744, 714)], 7, NIGHT, taper=(0, 0))
    s.wash(poly([(-40, 800), (1040, 780), (1040, 1200), (-40, 1200)]), "#7e9cc8", 0.2, wet=20)
    _child(s, 384, 756)
    for _ in range(150):
        s.fill(ell(r.uniform(120, 880), r.uniform(390, 830), r.uniform(2, 6.5)), "#f4f8ff", body=True, alpha=0.85)


def _child(s, x, y):
    """Eyes, a cap, a scarf."""
    at = lambda *pts: blob([(x + a, y + b) for a, b in pts])  # noqa: E731
    g = at((-92, -40), (-80, -90), (0, -116), (80, -90), (92, -40), (88, 40), (50, 104), (0, 118), (-50, 104), (-88, 40))
    s.cover(g)
    s.wash(g, "#b4805e", 1.0, col2="#a06848", gran=0.15, off=0)
    s.wash(g, "#1c2450", 0.85, clip=g, grad=("rad", x, y + 30, 120, -0.2, 1.2))
    for e in (-1, 1):
        white = at((e * 40 - 27, 8), (e * 40 - 12, -10), (e * 40 + 10, -11), (e * 40 + 27, 8), (e * 40 + 10, 20), (e * 40 - 12, 20))
        s.fill(white, "#e2e2ea", body=True)
        s.fill(ell(x + e * 40 - 4, y + 7, 15, 16).intersection(white), "#1c0e12", body=True)
        s.fill(ell(x + e * 40 - 8, y + 11, 5.5), "#ffd070", body=True)
        s.fill(ell(x + e * 40 + 1, y, 4), "#ffffff", body=True)
        s.curve([(x + e * 40 - 32, y + 8), (x + e * 40 - 12, y - 13), (x + e * 40 + 10, y - 14), (x + e * 40 + 32, y + 8)], 6, "#1c0e12", body=True)
        s.curve([(x + e * 76, y - 20), (x + e * 46, y - 37), (x + e * 14, y - 43)], 8, "#1c0e12", body=True)
        s.wash(ell(x + e * 56, y + 50, 24, 17), "#d04a3c", 0.5, wet=12, clip=g)
    s.wash(ell(x, y + 44, 19, 15), "#d04a3c", 0.7, wet=8, clip=g)
    hat = at((-106, -22), (-108, -80), (-84, -142), (0, -174), (84, -142), (108, -80), (106, -22), (60, -52), (0, -60), (-60, -52))
    s.cover(hat)
    s.wash(hat, "#d8342a", 1.3, gran=0.15, off=0)
    s.wash(hat, "#4a0c30", 1.2, grad=("rad", x + 10, y - 70, 130, -0.3, 1.2), clip=hat)
    for a in np.arange(-104, 106, 17):
        u = a / 108
        s.stroke([(x + a, y - 58 + 36 * u * u), (x + a * 0.97, y - 108 + 34 * u * u)], 4, "#5a0818", clip=hat)
    s.curve([(x - 108, y - 76), (x - 60, y - 104), (x, y - 112), (x + 60, y - 104), (x + 108, y - 76)], 5, "#3a0610", clip=hat)
    s.curve([(x - 70, y - 146), (x, y - 172), (x + 70, y - 146)], 13, "#e8f0fc", body=True)  # snow lies on it
    s.thing(at((-120, 100), (-70, 92), (0, 116), (70, 92), (120, 100), (150, 200), (-150, 200)), "#d89a28", 1.2, shade=0.6, shcol="#2c2038", hatch=0)


def _drawn():
    """What the finger drew: the loaf's contour and its steam, wet; and what it wiped with the flat of the hand."""
    ring = path(LOAF, 12, True)
    start = 70  # the line begins and ends at the lower right, and overruns
    ring = np.roll(ring, start, 0)
    ring = np.vstack([ring, ring[:9] + np.linspace(0, 1, 9)[:, None] * [[10, 18]]])
    wide = 19 + 3.5 * np.sin(np.linspace(0, 17, len(ring))) + 1.5 * np.sin(np.linspace(0, 51, len(ring)))
    line = [limb(list(map(tuple, ring[::3])), list(wide[::3]), 4)]
    for x, y, k in ((286, 296, 0.84), (500, 268, -0.94), (718, 300, 0.8)):
        pts = [(0, 0), (-30, -34), (-34, -72), (0, -112), (28, -150), (18, -192), (-14, -226), (-4, -252)]
        line.append(limb([(x + a * k, y + b * abs(k)) for a, b in pts], [9, 16, 18, 18, 18, 17, 13, 6], 10))
    inner = blob(LOAF).buffer(-36)
    cuts = []
    for way in SCORES:
        c = path(way, 14)
        d = np.gradient(c, axis=0)
        n = np.c_[-d[:, 1], d[:, 0]] / np.hypot(*d.T)[:, None] * (22 * np.sin(np.linspace(0.03, 0.97, len(c)) * math.pi) ** 0.8)[:, None]
        cuts.append(valid(Polygon([*(c + n), *(c - n)[::-1]])))
    return union(*line), inner.difference(union(*cuts))


def _mist(s):
    """Breath on the pane: behind it all is soft and pale; drops run from the lines."""
    r = s.rng
    full = (0, 0, s.w, s.h)
    line, inner = _drawn()
    runs, ends = [], []
    for x, y, n, q in ((204, 822, 90, 7), (300, 834, 168, 8), (452, 838, 60, 6), (540, 838, 214, 9), (668, 836, 108, 7), (800, 822, 178, 8), (872, 796, 46, 6), (286, 296, 20, 6), (500, 268, 18, 6), (718, 300, 16, 6)):  # fmt: skip
        way = [(x, y), (x + r.normal() * 3, y + n * 0.35), (x + r.normal() * 5, y + n * 0.7), (x + r.normal() * 4, y + n)]
        runs.append(limb(way, [q + 3, q * 0.6, q * 0.5, q]))
        ends.append((*way[-1], q))
    line = union(line, *runs, *(ell(x, y, q + 2, q + 4) for x, y, q in ends))
    wet = np.clip(cv2.GaussianBlur(s.warp(s.mask(line), full, 0.5, 1.1), (0, 0), 1.4), 0, 1)
    smear = 0.16 * np.abs(s.warp(marks.field(s, lambda x, y: np.sin((y + 0.3 * x) / 11)), full, 2, 9))
    wiped = cv2.GaussianBlur(s.warp(s.mask(inner), full, 0.8, 2.4), (0, 0), 2.2)
    far = [cv2.GaussianBlur(a, (0, 0), 2.6) for a in (s.density, s.ink_px.astype(np.float32), s.body_px.astype(np.float32))]
    soft = cv2.GaussianBlur(s.density, (0, 0), 34)
    low, mid = s.noise("low", full), s.noise("mid", full)
    thick = marks.field(s, lambda x, y: 0.045 + 0.085 * step(420, 760, np.hypot(x - 500, (y - 560) * 0.75)))
    clear = np.clip(wiped * (0.94 - smear), 0, 1)
    d = soft * thick[..., None]
    d += (0.14 + 0.02 * mid + 0.015 * low)[..., None] * pigment("#86a6d0")
    d = d * (1 - clear)[..., None] + far[0] * clear[..., None]
    d = d * (1 - wet)[..., None] + (pigment("#14264e") * 1.25 + 0.25 * soft) * wet[..., None]
    s.density = d.astype(np.float32)
    keep = (clear * (1 - wet))[..., None]
    s.ink_px[:] = (far[1] * keep).astype(np.uint8)
    s.body_px[:] = (far[2] * keep).astype(np.uint8)
    mist = ((1 - clear) * (1 - wet)).astype(np.float32)
    s.wash(mist, "#ffb47a", 0.36, edge=0, gran=0.15, rough=0, tone=marks.field(s, lambda x, y: step(820, 1180, y)))
    away = cv2.GaussianBlur(wet, (0, 0), 5) - wet
    s.stamp((np.clip(away * 2, 0, 1) * (1 - clear * 0.6)).astype(np.float32), "#ffffff", True, 0.9)  # water pushed aside
    lit = np.clip(np.roll(np.roll(wet, 3, 0), 3, 1) * -1 + wet, 0, 1)
    s.stamp(cv2.GaussianBlur(lit, (0, 0), 0.8), "#7ea4e0", True, 0.55)  # the groove shines on one side
    for _ in range(520):
        x, y = r.uniform(0, 1000), r.uniform(0, SILL)
        if mist[int(y), int(x)] < 0.9:
            continue
        q = 1.0 + 4.0 * r.random() ** 4
        s.fill(ell(x, y, q), "#38507c", alpha=0.22)
        s.fill(ell(x - q * 0.3, y - q * 0.3, q * 0.5), "#ffffff", body=True, alpha=0.85)
    for x, y, q in ends:
        s.fill(ell(x - 2, y - 2, q * 0.32), "#ffffff", body=True)


def _crust(s, g):
    """Fine cracks and blisters that follow the round of the loaf."""
    r = s.rng
    x0, y0, x1, y1 = g.bounds
    cx, cy = (x0 + x1) / 2, y1 - (y1 - y0) * 0.2
    for _ in range(int((x1 - x0) * 0.5)):
        a = r.uniform(math.pi, math.tau)
        q = math.sqrt(r.uniform(0.25, 1.0))
        p = np.array([cx + (x1 - x0) / 2 * q * math.cos(a), cy + (cy - y0) * q * math.sin(a)])
        d = np.array([-(x1 - x0) * math.sin(a), (cy - y0) * 2 * math.cos(a)])
        d = d / np.hypot(*d) * r.uniform(8, 30)
        dark = r.random() < 0.62
        s.curve([p, p + d * 0.5 + r.normal(size=2) * 2.5, p + d], r.uniform(1.0, 2.0), "#5a2208" if dark else "#ffdc94", body=not dark, clip=g, alpha=0.6)
    for _ in range(int((x1 - x0) * 0.09)):
        x, y, q = r.uniform(x0, x1), r.uniform(y0 + (y1 - y0) * 0.15, y1), r.uniform(3, 7)
        s.stroke(arc(x, y, q * 1.3, q, 20, 200, 10), 1.5, "#5a2208", clip=g, alpha=0.6)
        s.stroke(arc(x, y, q * 1.1, q * 0.8, 200, 330, 10), 1.5, "#ffe0a0", clip=g, body=True, alpha=0.6)


def _loaf(s, pts, cuts, flour=()):
    g = blob(pts)
    r = s.rng
    x0, y0, x1, y1 = g.bounds
    s.wash(move(g, -14, 16), "#1c0804", 1.2, wet=24)
    s.thing(g, "#dc9038", 0.95, col2="#b8601e", shade=0.7, shcol="#4a1a06", hatch=0, line=3.6, gran=0.2, soft=130)
    s.wash(ell((x0 + x1) / 2, y1, (x1 - x0) * 0.62, (y1 - y0) * 0.34), "#5a1e08", 0.9, wet=50, clip=g, gran=0.2)
    _crust(s, g)
    for way, w in cuts:
        c = path(way, 12)
        u = np.linspace(0, 1, len(c))
        d = np.gradient(c, axis=0)
        d /= np.hypot(*d.T)[:, None]
        n = np.c_[-d[:, 1], d[:, 0]]
        broad = w * np.sin(np.clip(u, 0.03, 0.97) * math.pi) ** 0.75
        gash = valid(Polygon([*(c + n * broad[:, None]), *(c - n * broad[:, None])[::-1]])).intersection(g)
        s.wash(gash.buffer(w * 0.5), "#6a2408", 0.8, wet=w * 0.5, clip=g)
        m = np.clip(s.warp(s.mask(gash), (0, 0, s.w, s.h), 1.5, 3), 0, 1)
        s.cover(m)
        s.wash(m, "#f8dca4", 0.6, col2="#e8b468", gran=0.2, rough=0)
        s.wash(valid(Polygon([*(c + n * broad[:, None] * 1.1), *(c + n * broad[:, None] * 0.25)[::-1]])), "#a85a1c", 0.9, wet=w * 0.4, clip=gash)
        for _ in range(int(w * 3)):
            i = int(r.integers(4, len(c) - 4))
            a = c[i] + n[i] * broad[i] * r.uniform(-0.9, 0.5)
            s.stroke(
                [a, a + n[i] * broad[i] * 0.4 + d[i] * r.normal() * 8],
                r.uniform(1, 2),
                ("#c8863a", "#fff4d8")[int(r.integers(2))],
                clip=gash,
                body=True,
                alpha=0.6,
            )
        lip = c - n * broad[:, None]
        s.stroke(lip, np.interp(u, (0, 0.5, 1), (2, w * 0.42, 2)), "#5a1e08", clip=g, wobble=1.5)
        s.stroke(lip - n * w * 0.22, 2, "#ffd890", body=True, alpha=0.6, clip=g, taper=(0.4, 0.4))
        s.stroke(c + n * broad[:, None], 2.6, "#6a2a0a", clip=g, wobble=1.5)
    for e in flour:
        m = marks.field(s, lambda x, y, e=e: np.exp(-(((x - e[0]) / e[2]) ** 2) - ((y - e[1]) / e[3]) ** 2)) * s.mask(g)
        s.stamp(
            (m * np.clip(0.5 + 0.5 * s.noise("mid", (0, 0, s.w, s.h)) + 0.4 * s.noise("fine", (0, 0, s.w, s.h)), 0, 1)).astype(np.float32),
            "#fff4e0",
            True,
            0.75,
        )


def _plank(s):
    """The lamp is on this side."""
    r = s.rng
    top = box(-60, SILL, 1060, 1560)
    s.cover(top)
    s.wash(top, "#d08c40", 0.95, col2="#b06a26", gran=0.2, pool=0.3)
    s.wash(top, CRUST, 1.2, gran=0.2, grad=("lin", 90, 0.1, 1.0))
    for _ in range(60):
        y = SILL + 20 + 350 * r.random() ** 0.8
        x, n = r.uniform(-100, 900), r.uniform(160, 520)
        s.curve([(x, y), (x + n * 0.4, y + r.normal() * 4), (x + n, y + r.normal() * 6)], r.uniform(1.2, 2.6), "#4a1e08", alpha=r.uniform(0.3, 0.7))
    bar = box(-60, SILL - 34, 1060, SILL + 10)
    s.cover(bar)
    s.wash(bar, "#8a4a1c", 1.1, gran=0.2)
    s.wash(box(-60, SILL - 10, 1060, SILL + 12), "#2a0e06", 0.9, wet=8)
    s.stroke([(-40, SILL - 34), (1040, SILL - 34)], 4, taper=(0, 0))
    s.stroke([(-40, SILL - 28), (1040, SILL - 28)], 4, "#ffdc98", body=True, taper=(0, 0), alpha=0.85)
    s.stroke([(-40, SILL + 10), (1040, SILL + 10)], 4, taper=(0, 0))


def _loaves(s):
    _loaf(
        s,
        [(-80, 1330), (-80, 1210), (-20, 1140), (100, 1112), (220, 1130), (300, 1190), (306, 1280), (240, 1330), (60, 1342)],
        (([(10, 1140), (60, 1210), (56, 1300)], 15), ([(150, 1136), (206, 1204), (206, 1286)], 15)),
        ((90, 1136, 120, 24),),
    )
    _loaf(
        s,
        [(410, 1470), (396, 1380), (436, 1266), (540, 1176), (690, 1124), (850, 1126), (1000, 1180), (1090, 1270), (1090, 1490), (760, 1500), (480, 1496)],
        (([(470, 1300), (590, 1358), (640, 1470)], 28), ([(596, 1180), (752, 1270), (816, 1440)], 34), ([(780, 1140), (920, 1210), (994, 1360)], 30)),
        ((740, 1160, 230, 40),),
    )


def _mouse(s, ox, oy, k):
    """It got in; it sits up with its crumb and looks at the eyes in the loaf."""
    r = s.rng
    at = lambda pts: [(ox + (p[0] - 330) * k, oy + (p[1] - 1470) * k, *p[2:]) for p in pts]  # noqa: E731
    spot_ = lambda x, y, a, b=None, t=0: ell(*at([(x, y)])[0], a * k, (b or a) * k, t)  # noqa: E731
    tones = (("#1c100e", 420, "dark"), ("#54413a", 300, "all"), ("#a88a74", 260, "lit"), ("#ffe4b8", 150, "lit"))
    s.wash(spot_(330, 1462, 270, 34), "#120403", 1.5, wet=16)
    tail = at([(190, 1430), (90, 1462), (0, 1450), (-60, 1420), (-120, 1380), (-160, 1360)])
    s.thing(limb(tail, [k * q for q in (22, 18, 15, 12, 9, 5)], 12), "#d89a8a", 0.9, shade=0.9, shcol="#4a1c20", hatch=5, line=2.6)
    for p, d, u in marks.along(path(tail, 12), 8):
        n = np.array([-d[1], d[0]]) * (17 - 12 * u) * k
        s.curve([p - n, p + d * 2, p + n], 1.2, "#5a2a2c")
    ear = dict(shade=0.8, shcol="#5a2a2e", hatch=5, line=2.8)
    s.thing(blob(at([(410, 912), (400, 850), (424, 796), (470, 780), (506, 812), (506, 866), (470, 910)])), "#c88a7a", 1.0, **ear)
    body = blob(at([(548, 958), (520, 914), (470, 886), (410, 884), (356, 912), (312, 972), (236, 1060), (172, 1180), (146, 1310), (170, 1410), (240, 1464), (350, 1470), (440, 1456), (476, 1380), (486, 1270), (470, 1180), (452, 1112), (476, 1052), (520, 1010), (550, 982)]))  # fmt: skip
    s.thing(body, "#86705f", 1.05, col2="#5a463c", shade=1.0, shcol="#20120f", hatch=0, line=2.8, soft=120 * k)
    s.lift(blob(at([(500, 1020), (456, 1080), (440, 1130), (452, 1240), (440, 1380), (500, 1400), (520, 1250), (500, 1140)])).intersection(body), 0.5, 18)
    head_y = at([(0, 980)])[0][1]
    low = at([(240, 1560)])[0]

    def lie(x, y):
        return math.atan2(low[1] - y, low[0] - x) if y > head_y else 2.75

    coat(s, body, lie, tones, (10, 26), 1.5, soft=120 * k, fringe=130, fringe_cols=("#1c100e", "#54413a", "#ffe4b8"))
    thigh = blob(at([(206, 1330), (250, 1262), (330, 1246), (400, 1290), (424, 1370), (400, 1444), (300, 1468), (222, 1430)]))
    s.wash(thigh.difference(move(thigh, 8, 10)), "#160a08", 0.9, wet=8)
    s.curve(at([(222, 1310), (270, 1256), (336, 1250), (398, 1292), (420, 1360)]), 2.6, "#160a08")
    skin_ = dict(col2="#c87a6c", shade=0.8, shcol="#5a2428", hatch=0, line=2.3)
    for j in range(4):
        s.thing(limb(at([(400, 1462), (462 + j * 10, 1448 + j * 9), (506 + j * 6, 1446 + j * 11)]), [15 * k, 12 * k, 7 * k]), "#e8ac98", 0.8, **skin_)
    s.thing(limb(at([(470, 1170), (524, 1180), (580, 1140)]), [30 * k, 22 * k, 14 * k]), "#7a6456", 1.0, shade=0.9, shcol="#20120f", hatch=5, line=2.4)
    crumb = blob(at([(510, 1110, 1), (526, 1046), (580, 1050), (622, 1026, 1), (650, 1090), (620, 1116, 1), (622, 1158), (550, 1170)]))
    s.thing(crumb, "#fbe8c0", 0.5, col2="#ecc488", shade=0.8, shcol="#7a4214", hatch=0, line=2.8)
    s.wash(limb(at([(526, 1048), (580, 1052), (622, 1030), (648, 1088)]), [8 * k, 11 * k, 11 * k, 8 * k]), "#8a4212", 1.2, wet=3, clip=crumb)
    arm = limb(at([(420, 1150), (470, 1208), (530, 1150)]), [44 * k, 30 * k, 18 * k])
    s.thing(arm, "#86705f", 1.05, shade=0.9, shcol="#20120f", hatch=0, line=2.5)
    coat(s, arm, lambda x, y: 0.7, (("#1c100e", 50, "dark"), ("#54413a", 30, "all"), ("#ffe4b8", 40, "lit")), (8, 20), 1.4, soft=20)
    for j in range(4):
        s.thing(limb(at([(526, 1148 + j * 7), (552 + j * 3, 1122 + j * 12), (578 + j * 2, 1118 + j * 12)]), [9 * k, 8 * k, 5.5 * k]), "#e8ac98", 0.8, **skin_)
    near = blob(at([(362, 950), (316, 908), (288, 840), (306, 776), (362, 752), (416, 784), (434, 850), (420, 914), (394, 948)]))
    s.thing(near, "#86705f", 1.0, **ear)
    inner = blob(at([(366, 938), (334, 900), (314, 842), (328, 794), (362, 776), (400, 802), (414, 854), (404, 906), (386, 936)]))
    s.cover(inner)
    s.wash(inner, "#f0b09c", 0.8, col2="#d87a6a", gran=0.25)
    s.wash(blob(at([(330, 800), (362, 850), (372, 936), (330, 900), (312, 842)])), "#6a2830", 0.8, wet=10, clip=inner)
    s.outline(inner, 1.8, lost=0.4)
    s.fill(spot_(468, 938, 21, 20), "#080406")
    s.fill(spot_(475, 929, 8), "#eaf4ff", body=True)
    s.thing(spot_(550, 966, 14, 16, -20), "#e07a74", 1.0, shade=0.6, shcol="#5a1c20", hatch=0, line=2.2)
    s.curve(at([(536, 990), (520, 1000), (500, 1002)]), 2.3)
    for q in range(6):
        s.curve(at([(520, 974 + q * 4), (570 + q * 3, 948 + q * 16), (650, 906 + q * 30)]), 1.6, "#fff4de", body=True, taper=(0.02, 0.8))
    for _ in range(44):
        p = np.array(at([(460, 1478)])[0]) + r.normal(size=2) * [80, 8]
        q = r.uniform(1.6, 5)
        s.wash(ell(p[0] - 2, p[1] + 3, q * 1.2), "#160604", 0.7, wet=2)
        s.fill(ell(*p, q, q * 0.8), ("#fbe2a8", "#e0a850", "#c8863a")[int(r.integers(3))], body=True)


@card("bone", paper="cold", light=(0.4, -0.75))
def window_bread(s):
    """In the mist of a bakery's window stands a drawn loaf; through it two eyes look in at the real ones, and at the mouse."""
    _street(s)
    _mist(s)
    _plank(s)
    _loaves(s)
    _mouse(s, 250, 1466, 0.66)
