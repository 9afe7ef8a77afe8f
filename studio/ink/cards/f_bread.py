"""A baker's window from the counter, where a mouse has its supper; those outside are shapes in the mist."""

import cv2

from ..easel import *
from ..kit.coat import coat

NIGHT, CRUST = "#071020", "#3a1608"
UMBER, ROSE, HONEY = ("#8a5638", "#a8582e", "#2a1218"), ("#f0c4a0", "#e88a66", "#7a4456"), ("#b8784c", "#b86436", "#3a1c28")
SILL = 892


def _soft(s, g, col, k, blur, keep=0.12):
    """A thing behind misted glass: one tone, no line."""
    m = cv2.GaussianBlur(s.mask(g.intersection(box(-60, -60, 1060, SILL))), (0, 0), blur)
    s.cover((m * (1 - keep)).astype(np.float32))
    s.wash(m, col, k, edge=0, gran=0.2, rough=0, pool=0.25)


def _street(s):
    s.wash(s.all, "#7a9cc4", 0.62, col2="#94b0cc", gran=0.25, pool=0.3)
    s.wash(s.all, "#1c3464", 1.25, gran=0.25, grad=("lin", 90, 1.15, -0.75))
    for x, w, y in ((20, 190, 150), (420, 150, 210), (846, 220, 120)):
        roof = poly([(x, 700), (x, y), (x + w / 2, y - 110), (x + w, y), (x + w, 700)])
        _soft(s, roof, "#223660", 1.15, 9, 0.5)
        _soft(s, limb([(x - 14, y + 6), (x + w / 2, y - 116), (x + w + 14, y + 6)], [9, 11, 9], 2), "#b4c8e4", 0.4, 8, 0.3)
        for a, b in ((0.3, 40), (0.68, 40), (0.3, 150)):
            s.glow(x + w * a, y + b, 62, "#ffb93c", 0.6, 0.9)
            _soft(s, box(x + w * a - 15, y + b - 22, x + w * a + 15, y + b + 22), "#ffd256", 0.5, 4, 0)


def _crowd(s):
    """Four of the five, as much as the breath on the pane lets through."""
    # a youth with curls, a hand over the eyes
    _soft(s, blob([(560, 900), (566, 560), (620, 460), (700, 420), (740, 400), (800, 424), (890, 470), (930, 580), (940, 900)]), "#4a4030", 1.5, 10)
    curls = union(*(ell(748 + 84 * math.cos(a), 262 + 84 * math.sin(a), 36) for a in np.arange(2.6, 7.2, 0.42)), ell(748, 270, 84, 92))
    _soft(s, curls, "#1c1418", 1.8, 8)
    _soft(s, ell(746, 308, 66, 84), "#9a6244", 1.1, 9, 0.1)
    for x in (720, 772):
        _soft(s, ell(x, 304, 14, 8), "#1c0e10", 1.3, 5, 0.5)
    # the old man, stooped, in a flat cap with snow on it
    _soft(s, blob([(30, 900), (44, 620), (100, 500), (210, 440), (320, 430), (430, 470), (500, 560), (530, 700), (530, 900)]), "#2a2c3e", 1.7, 10)
    _soft(s, ell(278, 318, 92, 116), "#d09a70", 0.9, 10, 0.0)
    _soft(s, blob([(180, 320), (178, 410), (206, 480), (250, 522), (296, 530), (346, 506), (380, 440), (380, 320), (348, 372), (310, 386), (282, 374), (250, 388), (212, 372)]), "#f2f2f4", 0.14, 8, 0)
    _soft(s, blob([(166, 282), (170, 222), (220, 176), (300, 164), (370, 196), (396, 250), (404, 284), (290, 262)]), "#20212e", 1.8, 7)
    _soft(s, blob([(180, 214), (226, 170), (300, 156), (366, 184), (386, 222), (300, 196)]), "#f2f6fc", 0.08, 5, 0)
    for x in (246, 312):
        _soft(s, ell(x, 326, 17, 8), "#2a1c20", 1.2, 5, 0.5)
    _soft(s, ell(280, 350, 20, 26), "#a05a44", 0.9, 8, 0.5)
    # a girl with plaits
    _soft(s, blob([(760, 900), (770, 800), (820, 740), (900, 720), (980, 740), (1060, 800), (1060, 900)]), "#7a2436", 1.4, 9)
    _soft(s, union(ell(896, 610, 92, 98), limb([(806, 620), (794, 720), (806, 800)], [24, 22, 16]), limb([(986, 620), (1000, 720), (988, 800)], [24, 22, 16])), "#6a4018", 1.4, 8)
    _soft(s, ell(894, 636, 68, 78), "#dc9a70", 1.1, 8, 0.0)
    for x in (868, 922):
        _soft(s, ell(x, 634, 13, 8), "#2a1418", 1.3, 5, 0.5)


def _palm(s, x, y, q, t, skin, flip=False):
    """A hand flat on the glass, sharp where the mist is rubbed away, paler where it presses."""
    light, warm, shade = skin

    def at(pts):
        return move(np.asarray(pts, float), x, y, q, t, flip)

    spans = (
        ([(-0.27, -0.08), (-0.36, -0.36), (-0.42, -0.62)], (0.095, 0.088, 0.07)), ([(-0.1, -0.14), (-0.12, -0.48), (-0.14, -0.82)], (0.1, 0.092, 0.072)),
        ([(0.08, -0.14), (0.12, -0.5), (0.14, -0.86)], (0.1, 0.092, 0.072)), ([(0.25, -0.08), (0.34, -0.4), (0.4, -0.7)], (0.095, 0.088, 0.068)),
        ([(0.18, 0.2), (0.44, 0.02), (0.6, -0.18)], (0.125, 0.1, 0.075)),
    )  # fmt: skip
    parts = [limb(at(p), [q * r for r in radii]) for p, radii in spans]
    palm = blob(at([(-0.35, -0.1), (-0.1, -0.22), (0.1, -0.23), (0.31, -0.12), (0.33, 0.12), (0.24, 0.38), (0.16, 0.56), (-0.2, 0.56), (-0.28, 0.34), (-0.37, 0.12)]))
    whole = union(*parts, palm)
    s.cover(whole)
    s.wash(whole, light, 0.85, col2=warm, gran=0.2, edge=0.3)
    s.wash(whole.difference(whole.buffer(-q * 0.05)), shade, 0.6, wet=5, clip=whole)
    for (_, b, c), r in ((p, rr[1]) for p, rr in spans):
        for e in (b, c):
            s.lift(ell(*at([e])[0], q * r * 0.62, q * r * 0.8), 0.5, 4)
            s.wash(ell(*at([e])[0], q * r * 0.5), warm, 0.22, wet=3, clip=whole)
    for c, rx, ry in (((0.16, 0.24), 0.14, 0.18), ((-0.2, 0.2), 0.1, 0.2), ((0.0, -0.1), 0.26, 0.06)):
        s.lift(ell(*at([c])[0], q * rx, q * ry), 0.45, 6)
    for pts in ([(-0.32, 0.04), (-0.05, -0.02), (0.24, -0.1)], [(-0.3, 0.14), (-0.02, 0.1), (0.14, 0.2)], [(0.24, -0.04), (0.04, 0.12), (0.04, 0.44)]):
        s.curve(at(pts), 2, shade, alpha=0.85)
    for g in (*parts, palm):
        rest = union(*(p for p in (*parts, palm) if p is not g)).buffer(-2)
        s.outline(g, 2.4, lost=0.1, clip=whole.buffer(4).difference(rest))
    return whole


def _child(s):
    """The smallest but one has rubbed a place free, and meets the eyes of the mouse."""
    light, warm, shade = HONEY
    body = blob([(350, 900), (360, 820), (410, 770), (500, 750), (610, 752), (690, 780), (730, 840), (740, 900)])
    _soft(s, body, "#1f7a80", 1.4, 6)
    for pts, r in (([(400, 830), (352, 800), (352, 716)], (44, 38, 30)), ([(694, 820), (724, 770), (712, 690)], (44, 38, 30))):
        _soft(s, limb(pts, r), "#1f7a80", 1.4, 5)
    hat = blob([(428, 610), (430, 520), (470, 446), (552, 416), (634, 444), (676, 520), (680, 606), (630, 584), (552, 576), (476, 586)])
    face_ = blob([(440, 590), (552, 560), (668, 590), (676, 660), (650, 740), (556, 780), (460, 740), (432, 660)])
    scarf = blob([(424, 700), (470, 712), (552, 722), (640, 712), (684, 700), (692, 780), (640, 830), (552, 842), (464, 832), (416, 782)])
    _soft(s, hat, "#b8321e", 1.3, 5)
    _soft(s, ell(552, 404, 44), "#f6ead8", 0.25, 6)
    _soft(s, face_, light, 0.9, 4)
    _soft(s, scarf, "#5a4a98", 1.1, 4)
    wiped = union(limb([(430, 640), (500, 596), (610, 592), (690, 634)], [58, 80, 80, 54]), limb([(450, 700), (560, 690), (660, 704)], [50, 66, 48]))
    s.cover(wiped)
    s.wash(wiped, "#16294c", 1.5, gran=0.25, edge=0.2)
    see = wiped.buffer(-1)
    for g, col, dark in ((face_, light, shade), (scarf, "#5a4a98", "#1c1440"), (hat, "#d03a24", "#5a0c10")):
        part = g.intersection(see)
        s.cover(part)
        s.wash(part, col, 0.95, gran=0.22, edge=0.3)
        s.wash(g.difference(move(g, -30, 22)), dark, 0.75, wet=18, clip=part)
        s.outline(g, 2.8, lost=0.1, clip=see)
    s.wash(limb([(450, 606), (552, 584), (660, 604)], [14, 18, 14]), shade, 0.7, wet=12, clip=face_.intersection(see))
    for x in np.arange(444, 672, 13):  # the rib of the cap
        s.curve([(x, 612), (x + (552 - x) * 0.05, 586), (x + (552 - x) * 0.12, 540)], 2.2, "#5a0c10", clip=hat.intersection(see))
    for k in range(5):
        s.curve([(420, 730 + 24 * k), (552, 744 + 24 * k), (690, 728 + 24 * k)], 2, "#c8c0ec", body=True, clip=scarf.intersection(see), wobble=2)
    s.wash(ell(545, 696, 34, 26), warm, 0.7, wet=12, clip=see)
    for x in (462, 640):
        s.wash(ell(x, 690, 36, 24), "#d8503a", 0.55, wet=14, clip=face_.intersection(see))
    for e, cx in ((-1, 496), (1, 604)):  # down to the left, where the mouse sits
        white = blob([(cx - 34, 650, 1), (cx - 16, 632), (cx + 6, 629), (cx + 24, 638), (cx + 34, 652, 1), (cx + 16, 666), (cx - 12, 667)])
        s.cover(white)
        s.wash(white, "#fbf2e2", 0.25, off=0, edge=0.4)
        iris = ell(cx - 9, 652, 16.5, 17).intersection(white)
        s.fill(iris, "#2a1410")
        s.wash(limb([(cx - 32, 642), (cx, 628), (cx + 32, 644)], [6, 8, 6]), "#4a3050", 0.6, wet=5, clip=white)
        s.fill(ell(cx - 14, 646, 4.4), "#fff6da", body=True)
        s.fill(ell(cx - 3, 658, 2), "#ffcf80", body=True)
        s.curve([(cx - 36, 652), (cx - 17, 630), (cx + 6, 626), (cx + 25, 636), (cx + 36, 653)], 5, taper=(0.2, 0.2))
        s.curve([(cx - 28, 658), (cx - 12, 669), (cx + 17, 667)], 2, shade)
        s.curve([(cx - 30, 638), (cx - 12, 620), (cx + 10, 618), (cx + 30, 630)], 1.8, shade)
        for k in range(5):
            s.curve([(cx - 36 * e - e * 2, 612 + k), (cx - e * 4, 600 + k * 1.5), (cx + e * 34, 612 + k * 0.6)] if e > 0 else [(cx - 34, 612 + k * 0.6), (cx + 4, 600 + k * 1.5), (cx + 38, 610 + k)], 2, "#2a1612", alpha=0.9)
    s.curve([(524, 694), (521, 704), (532, 710), (546, 713), (560, 710), (570, 704), (566, 694)], 2.6, shade)
    s.curve([(533, 662), (529, 680), (522, 694)], 1.8, shade, alpha=0.8)
    rim = s.warp(s.mask(wiped.buffer(8).difference(wiped)), (0, 0, s.w, s.h), 3, 5)
    s.stamp(cv2.GaussianBlur(rim, (0, 0), 4), "#e4eef4", True, 0.5)


def _mist(s):
    """Breath on the pane, thick below; drops, and what a finger has drawn there."""
    r = s.rng
    thick = marks.field(s, lambda x, y: np.where(y < SILL, 0.12 + 0.5 * step(120, 860, y + 60 * s.noise("low", (0, 0, s.w, s.h))), 0))
    s.cover(thick)
    s.wash(thick, "#a8c0d8", 0.5, edge=0, gran=0.2, rough=0)
    s.wash((thick * step(420, 880, marks.field(s, lambda x, y: y))).astype(np.float32), "#f4c880", 0.35, edge=0, gran=0.2, rough=0)
    for pts in ([(96, 708), (108, 652), (158, 622), (216, 626), (262, 660), (268, 712), (246, 730), (118, 730), (96, 708)], [(144, 648), (158, 680), (154, 706)], [(184, 638), (196, 674), (194, 704)], [(222, 648), (234, 678), (230, 704)]):
        g = limb(move(pts, -10, -76), [6] * len(pts))
        s.cover(g, keep=0.2)
        s.wash(g, "#16264a", 1.5, edge=0.3, gran=0.2)
    for x in (108, 180, 236):
        s.wash(limb([(x, 656), (x + 1, 694), (x, 720 + r.uniform(0, 30))], [3, 2.5, 5]), "#16264a", 1.2, gran=0.2)
    for _ in range(300):
        x, y = r.uniform(10, 990), r.uniform(20, 880)
        q = 1.5 + 4 * r.random() ** 3
        s.fill(ell(x, y, q), "#38507c", body=True, alpha=0.35)
        s.fill(ell(x - q * 0.3, y - q * 0.3, q * 0.4), "#ffffff", body=True, alpha=0.85)
    for _ in range(12):
        x, y, n = r.uniform(20, 980), r.uniform(60, 500), r.uniform(60, 220)
        s.curve([(x, y), (x + r.normal() * 4, y + n * 0.5), (x + r.normal() * 3, y + n)], 4, "#24406e", alpha=0.5)
        s.fill(ell(x, y + n, 4, 6), "#e8f2fa", body=True, alpha=0.7)
    for _ in range(90):  # it snows between them and us
        s.fill(ell(r.uniform(0, 1000), r.uniform(0, 560), 2 + 5 * r.random() ** 2), "#f6faff", body=True, alpha=0.5)


def _counter(s):
    top = box(-60, SILL, 1060, 1560)
    s.cover(top)
    s.wash(top, "#e0a04c", 0.9, col2="#c8782c", gran=0.25, pool=0.4)
    s.wash(top, CRUST, 1.5, gran=0.25, grad=("lin", 90, -0.1, 1.2))
    s.wash(blob([(-80, 1180), (120, 1260), (300, 1420), (320, 1600), (-80, 1600)]), "#1c0804", 1.2, wet=70, gran=0.3)
    bar = box(-60, SILL - 34, 1060, SILL + 8)
    s.cover(bar)
    s.wash(bar, "#7a3c16", 1.2, gran=0.25)
    s.wash(box(-60, SILL - 10, 1060, SILL + 10), "#2a0e06", 0.9, wet=8)
    s.stroke([(-40, SILL - 34), (1040, SILL - 34)], 4, taper=(0, 0))
    s.stroke([(-40, SILL - 29), (1040, SILL - 29)], 4, "#ffdc98", body=True, taper=(0, 0), alpha=0.85)
    for k in range(8):
        y = SILL + 24 + k * k * 8.5
        s.curve([(-20, y), (480, y + s.rng.normal() * 6), (1020, y + 4)], 1.8, "#5a2a10", alpha=0.6)


def _loaf(s, pts, cuts, flour=(), line=3.4):
    g = blob(pts)
    x0, y0, x1, y1 = g.bounds
    s.wash(move(g, -26, 20), "#1c0804", 1.2, wet=26)
    s.thing(g, "#dc9038", 1.0, col2="#b8601e", shade=1.0, shcol="#4a1a06", hatch=8, line=line, gran=0.25, soft=150)
    s.wash(ell((x0 + x1) / 2, y1, (x1 - x0) * 0.6, (y1 - y0) * 0.36), "#4a1606", 1.1, wet=50, clip=g)
    for way, w in cuts:
        c = path(way, 12)
        u = np.linspace(0, 1, len(c))
        gash = limb(c, w * np.sin(np.clip(u, 0.04, 0.96) * math.pi) ** 0.7, 1).intersection(g)
        s.wash(move(gash, -6, 16), "#4a1a06", 1.0, wet=9, clip=g)
        s.cover(gash)
        s.wash(gash, "#fbdc9a", 0.7, col2="#e0a050", edge=1.0, gran=0.25)
        s.outline(gash, 3, "#5a2008", lost=0.1)
        for p, d, v in marks.along(c, 15):
            n = np.array([-d[1], d[0]]) * w * math.sin(v * math.pi) ** 0.7
            s.stroke([p - n * 0.7, p + d * 8 + n * 0.6], 1.6, "#c8863a", clip=gash)
    for e in flour:
        s.scumble(e.intersection(g), "#fff8ea", 0.55, 14)


def _loaves(s):
    _loaf(s, [(-80, 1210), (-80, 960), (20, 884), (130, 872), (230, 920), (280, 1010), (280, 1130), (220, 1210)], (([(30, 900), (90, 980), (96, 1080)], 18), ([(130, 888), (190, 960), (204, 1060)], 18)), (ell(90, 900, 120, 30),))
    _loaf(s, [(500, 1010), (520, 950), (580, 920), (660, 924), (720, 960), (730, 1020), (660, 1060), (560, 1056)], (([(560, 944), (600, 976), (610, 1020)], 9), ([(620, 936), (664, 970), (672, 1012)], 9)))
    _loaf(s, [(590, 1600), (560, 1400), (584, 1220), (670, 1070), (800, 976), (950, 944), (1090, 980), (1090, 1600)], (([(660, 1150), (770, 1260), (800, 1470)], 40), ([(800, 1020), (930, 1140), (984, 1360)], 44)), (ell(850, 1040, 230, 70),), 4.2)
    for x, y, k in ((830, 990, 1.5), (930, 970, 1.2)):  # steam
        for i in range(2):
            u = x + 40 * i
            g = limb([(u, y), (u - 34, y - 80 * k), (u + 30, y - 170 * k), (u - 22, y - 260 * k), (u + 18, y - 350 * k)], [5, 14, 20, 16, 4], 12)
            s.stamp(cv2.GaussianBlur(s.mask(g), (0, 0), 9), "#fff4e2", True, 0.45)


def _mouse(s):
    """It sits up, large and near, a crumb in its paws, and looks back at the child."""
    r = s.rng
    tones = (("#1c100e", 700, "dark"), ("#54413a", 500, "all"), ("#a88a74", 420, "lit"), ("#ffe4b8", 240, "lit"))
    s.wash(ell(330, 1460, 260, 34), "#120403", 1.5, wet=22)
    tail = [(190, 1430), (90, 1462), (30, 1430), (40, 1360), (96, 1350)]
    s.thing(limb(tail, [22, 18, 14, 10, 5], 12), "#d89a8a", 0.9, shade=0.9, shcol="#4a1c20", hatch=5, line=2.8, gran=0.25)
    for p, d, u in marks.along(path(tail, 12), 10):
        n = np.array([-d[1], d[0]]) * (18 - 12 * u)
        s.curve([p - n, p + d * 3, p + n], 1.4, "#5a2a2c")
    ear = dict(shade=0.8, shcol="#5a2a2e", hatch=6, line=3.2, gran=0.25)
    far = blob([(410, 912), (400, 850), (424, 796), (470, 780), (506, 812), (506, 866), (470, 910)])
    s.thing(far, "#c88a7a", 1.0, **ear)
    body = blob([(548, 958), (520, 914), (470, 886), (410, 884), (356, 912), (312, 972), (236, 1060), (172, 1180), (146, 1310), (170, 1410), (240, 1464), (350, 1470), (440, 1456), (476, 1380), (486, 1270), (470, 1180), (452, 1112), (476, 1052), (520, 1010), (550, 982)])
    s.thing(body, "#86705f", 1.05, col2="#5a463c", shade=1.0, shcol="#20120f", hatch=0, line=3, gran=0.25, soft=120)
    pale = blob([(500, 1020), (456, 1080), (440, 1130), (452, 1240), (440, 1380), (500, 1400), (520, 1250), (500, 1140)])
    s.lift(pale.intersection(body), 0.5, 26)

    def lie(x, y):
        return math.atan2(1560 - y, 240 - x) if y > 980 else 2.75 - (y - 900) * 0.004

    coat(s, body, lie, tones, (16, 40), 1.8, soft=120, fringe=200, fringe_cols=("#1c100e", "#54413a", "#ffe4b8"))
    thigh = blob([(206, 1330), (250, 1262), (330, 1246), (400, 1290), (424, 1370), (400, 1444), (300, 1468), (222, 1430)])
    s.wash(thigh.difference(move(thigh, 12, 16)), "#160a08", 0.9, wet=10)
    coat(s, thigh, lie, (("#1c100e", 120, "dark"), ("#a88a74", 120, "lit"), ("#ffe4b8", 110, "lit")), (14, 34), 1.8, soft=70)
    s.curve([(222, 1310), (270, 1256), (336, 1250), (398, 1292), (420, 1360)], 3, "#160a08")
    skin_ = dict(col2="#c87a6c", shade=0.8, shcol="#5a2428", hatch=0, line=2.6, gran=0.25)
    for k in range(4):  # toes
        s.thing(limb([(400, 1462), (462 + k * 10, 1448 + k * 9), (506 + k * 6, 1446 + k * 11)], [15, 12, 7]), "#e8ac98", 0.8, **skin_)
    crumb = blob([(516, 1140, 1), (540, 1098), (580, 1104), (612, 1086, 1), (628, 1136), (604, 1154, 1), (602, 1184), (548, 1190)])
    s.thing(limb([(470, 1170), (520, 1196), (574, 1172)], [30, 22, 13]), "#7a6456", 1.0, shade=0.9, shcol="#20120f", hatch=5, line=2.6)
    s.thing(crumb, "#fbe8c0", 0.5, col2="#ecc488", shade=0.8, shcol="#7a4214", hatch=0, line=3, gran=0.25)
    s.wash(limb([(540, 1100), (580, 1106), (612, 1090), (626, 1134)], [7, 9, 9, 7]), "#8a4212", 1.1, wet=3, clip=crumb)
    arm = limb([(420, 1150), (470, 1218), (530, 1178)], [44, 30, 18])
    s.thing(arm, "#86705f", 1.05, shade=0.9, shcol="#20120f", hatch=0, line=2.8, gran=0.25)
    coat(s, arm, lambda x, y: 0.9 if x < 470 else -0.5, (("#1c100e", 70, "dark"), ("#54413a", 50, "all"), ("#ffe4b8", 60, "lit")), (12, 28), 1.6, soft=30)
    for k in range(4):
        s.thing(limb([(524, 1172 + k * 6), (546 + k * 3, 1148 + k * 11), (568 + k * 2, 1146 + k * 11)], [9, 7.5, 5]), "#e8ac98", 0.8, **skin_)
    near = blob([(362, 950), (316, 908), (288, 840), (306, 776), (362, 752), (416, 784), (434, 850), (420, 914), (394, 948)])
    s.wash(move(near, -8, 16), "#160a08", 0.8, wet=12, clip=body)
    s.thing(near, "#86705f", 1.0, **ear)
    inner = blob([(366, 938), (334, 900), (314, 842), (328, 794), (362, 776), (400, 802), (414, 854), (404, 906), (386, 936)])
    s.cover(inner)
    s.wash(inner, "#f0b09c", 0.8, col2="#d87a6a", gran=0.25)
    s.wash(blob([(330, 800), (362, 850), (372, 936), (330, 900), (312, 842)]), "#6a2830", 0.8, wet=16, clip=inner)
    for k in range(5):
        s.curve([(372, 934), (360 + k * 10, 870), (344 + k * 14, 800 + abs(k - 2) * 8)], 1.4, "#b0544c", clip=inner, alpha=0.8)
    s.outline(inner, 1.8, lost=0.4)
    s.fill(ell(468, 938, 19, 18), "#080406")
    s.fill(ell(475, 930, 6.5), "#eaf4ff", body=True)
    s.fill(ell(462, 946, 3), "#ffcf80", body=True)
    s.stroke(arc(468, 938, 25, 23, 190, 330), 2.4, "#ffe4b8", body=True, alpha=0.8)
    s.thing(ell(550, 966, 13, 15, -20), "#e07a74", 1.0, shade=0.6, shcol="#5a1c20", hatch=0, line=2.4)
    s.curve([(536, 990), (520, 1000), (500, 1002)], 2.6)
    for q in range(6):
        s.curve([(520, 974 + q * 4), (570 + q * 3, 948 + q * 16), (640, 916 + q * 30)], 1.8, "#fff4de", body=True, taper=(0.02, 0.8))
    for _ in range(60):
        p = np.array([420, 1474]) + r.normal(size=2) * [140, 12]
        q = r.uniform(2, 7)
        s.wash(ell(p[0] - 2, p[1] + 3, q * 1.2), "#160604", 0.7, wet=2)
        s.fill(ell(*p, q, q * 0.8), ("#fbe2a8", "#e0a850", "#c8863a")[int(r.integers(3))], body=True)


@card("bone", paper="cold", light=(0.5, -0.7))
def window_bread(s):
    _street(s)
    _crowd(s)
    _mist(s)
    _child(s)
    _soft(s, limb([(900, 760), (838, 800), (800, 790)], [40, 36, 28]), "#7a2436", 1.4, 6)
    for a, b in (((322, 752), (384, 756)), ((680, 728), (742, 722)), ((772, 846), (830, 842))):
        _soft(s, limb([a, b], [17, 17]), "#f0ece4" if a[0] < 760 else "#f0c8c0", 0.3, 3)
    _palm(s, 352, 690, 104, -8, HONEY, True)
    _palm(s, 712, 664, 104, 8, HONEY)
    _palm(s, 800, 784, 96, -6, ROSE)
    # the smallest of all: a cap, and fingers on the sill
    _soft(s, blob([(130, 900), (128, 840), (170, 780), (230, 764), (290, 786), (322, 840), (322, 900)]), "#2f7a3a", 1.2, 6)
    _soft(s, ell(228, 756, 30), "#dff0d4", 0.3, 5)
    _counter(s)
    _loaves(s)
    _mouse(s)
