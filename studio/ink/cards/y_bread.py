"""From the baker's counter: a finger has drawn a supper in the mist of the pane, and the loaf has eyes."""

import cv2

from ..colour import pigment
from ..easel import *
from ..kit.coat import coat

NIGHT, CRUST = "#0a1428", "#3a1608"
SILL = 1010
SKIN = ("#b8784c", "#b86436", "#3a1c28")
PRESS = (842, 852)  # where the finger is now


def _street(s):
    """Snow, lamps, houses, people who go by: the most of it will only be guessed."""
    r = s.rng
    s.wash(s.all, "#2c4a80", 1.3, col2="#1c3464", gran=0.25, pool=0.4)
    s.wash(s.all, NIGHT, 1.0, gran=0.25, grad=("lin", 90, 1.1, -0.2))
    for x, w, y in ((-60, 260, 240), (230, 210, 330), (470, 240, 210), (730, 330, 300)):
        house = poly([(x, 900), (x, y), (x + w / 2, y - 140), (x + w, y), (x + w, 900)])
        s.cover(house.buffer(-4))
        s.wash(house, "#1c2c54", 1.6, gran=0.25, off=0, edge=0.2)
        s.wash(limb([(x - 10, y + 8), (x + w / 2, y - 138), (x + w + 10, y + 8)], [10, 13, 10], 2), "#0c1430", 0.6)
        s.cover(limb([(x - 10, y - 6), (x + w / 2, y - 150), (x + w + 10, y - 6)], [10, 13, 10], 2), keep=0.1)
        for a, b in {-60: ((0.3, 60), (0.7, 60), (0.3, 190), (0.7, 190)), 230: ((0.3, 190), (0.72, 190)), 470: (), 730: ((0.4, 60), (0.8, 60), (0.8, 190))}[x]:
            pane = box(x + w * a - 26, y + b - 36, x + w * a + 26, y + b + 36)
            s.cover(pane)
            s.wash(pane, "#ffc840", 0.75, col2="#f8a02c")
            s.stroke([(x + w * a, y + b - 36), (x + w * a, y + b + 36)], 3, NIGHT, taper=(0, 0))
            s.stroke([(x + w * a - 26, y + b), (x + w * a + 26, y + b)], 3, NIGHT, taper=(0, 0))
    snow = blob([(-60, 880), (200, 850), (500, 866), (800, 846), (1060, 870), (1060, 1040), (-60, 1040)])
    s.cover(snow, keep=0.1)
    s.wash(snow, "#a8bcdc", 0.5, gran=0.25)
    for x, y, q, col, hat in ((70, 900, 1.5, "#241c38", "#14101c"), (936, 880, 1.3, "#14283a", "#0c1424")):  # they have supper at home
        coat_ = blob(
            [(x - 70 * q, y), (x - 62 * q, y - 190 * q), (x - 40 * q, y - 270 * q), (x + 40 * q, y - 270 * q), (x + 62 * q, y - 190 * q), (x + 70 * q, y)]
        )
        s.cover(coat_)
        s.wash(coat_, col, 1.4)
        h = union(
            ell(x, y - 300 * q, 38 * q, 44 * q),
            limb([(x - 54 * q, y - 318 * q), (x + 54 * q, y - 318 * q)], [9 * q, 9 * q]),
            box(x - 34 * q, y - 372 * q, x + 34 * q, y - 314 * q),
        )
        s.cover(h)
        s.wash(h, hat, 1.8)
    s.thing(limb([(876, 900), (876, 250)], [10, 7]), "#0c1020", 1.6, shade=0, hatch=0, line=2)
    s.glow(876, 220, 230, "#ffc860", 0.6, 1.0)
    s.glow(250, 120, 130, "#ff9a4a", 0.6, 0.9)
    for _ in range(150):
        s.fill(ell(r.uniform(0, 1000), r.uniform(0, 1000), 2 + 6 * r.random() ** 2), "#ffffff", body=True, alpha=0.9)


LOAF = [
    (190, 640),
    (196, 560),
    (240, 470),
    (330, 410),
    (500, 386),
    (670, 410),
    (760, 470),
    (804, 560),
    (810, 640),
    (776, 696),
    (660, 716),
    (500, 720),
    (340, 716),
    (224, 696),
]
FAR = np.float32([[0.6, 0, 200], [0, 0.6, 250]])  # how the child is brought back into the street


def _child(s):
    """As near as one can come; the nose is flat on the glass."""
    light, warm, shade = SKIN
    body = blob([(200, 1320), (230, 900), (330, 780), (500, 760), (670, 780), (770, 900), (800, 1320)])
    s.cover(body)
    s.wash(body, "#1f6a80", 1.5)
    face_ = blob(
        [(306, 560), (320, 480), (420, 420), (500, 410), (580, 420), (680, 480), (694, 560), (676, 660), (610, 752), (500, 790), (390, 752), (324, 660)]
    )
    s.cover(face_)
    s.wash(face_, light, 0.95, col2=warm, gran=0.2)
    s.wash(face_.difference(move(face_, 26, -14)), shade, 0.7, wet=26, clip=face_)
    hat = blob([(290, 540), (288, 420), (350, 300), (500, 250), (650, 300), (712, 420), (710, 540), (640, 484), (500, 466), (360, 484)])
    s.cover(hat)
    s.wash(hat, "#d83a28", 1.2, gran=0.2)
    s.wash(ell(500, 240, 52), "#f4ece0", 0.2)
    for x in np.arange(300, 706, 17):
        s.curve([(x, 530 - 60 * (1 - abs(x - 500) / 210)), (500 + (x - 500) * 0.94, 440), (500 + (x - 500) * 0.8, 340)], 3.4, "#7a1014", clip=hat)
        s.curve([(x + 6, 528 - 60 * (1 - abs(x - 500) / 210)), (506 + (x - 500) * 0.94, 440)], 2, "#ff9a80", body=True, clip=hat, alpha=0.8)
    scarf = blob([(290, 720), (390, 768), (500, 782), (610, 768), (710, 720), (720, 800), (600, 860), (400, 860), (284, 800)])
    s.cover(scarf)
    s.wash(scarf, "#e0a02c", 1.0)
    for e, cx in ((-1, 414), (1, 586)):
        s.wash(ell(cx, 566, 62, 40), "#7a3c20", 0.3, wet=16, clip=face_)
        white = blob([(cx - 56, 584, 1), (cx - 26, 552), (cx + 10, 546), (cx + 40, 560), (cx + 56, 586, 1), (cx + 26, 610), (cx - 20, 611)])
        s.cover(white)
        s.wash(white, "#fbf4e6", 0.2, off=0, edge=0.4)
        iris = ell(cx - 6, 582, 28, 29).intersection(white)
        s.wash(iris, "#5a3018", 1.5, edge=1, off=0, rough=0)
        s.fill(ell(cx - 6, 582, 16).intersection(white), "#100806")
        for k, q in ((0, 7), (1, 4)):  # the lit shop is in them
            s.fill(ell(cx - 14 + k * 16, 571 + k * 18, q * 1.2, q), ("#fff6da", "#ffc860")[k], body=True)
        s.wash(limb([(cx - 54, 572), (cx, 546), (cx + 54, 574)], [9, 12, 9]), "#6a4030", 0.3, wet=7, clip=white)
        s.curve([(cx - 60, 587), (cx - 28, 550), (cx + 10, 543), (cx + 42, 557), (cx + 60, 588)], 7, taper=(0.2, 0.2))
        s.curve([(cx - 46, 598), (cx - 18, 614), (cx + 28, 612)], 2.6, shade)
        s.curve([(cx - 50, 562), (cx - 18, 534), (cx + 18, 530), (cx + 50, 552)], 2.2, shade)
        for k in range(7):
            s.curve([(cx - e * 58, 520 - 6 + k * 1.4), (cx, 496 + k * 2.2), (cx + e * 58, 516 + k)], 2.8, "#24120e", alpha=0.95)
    nose = blob([(458, 652), (470, 628), (500, 620), (530, 628), (542, 652), (530, 672), (500, 678), (470, 672)])
    s.wash(nose, "#e86a4a", 0.7, wet=5, clip=face_)
    s.lift(ell(500, 648, 28, 18), 0.75, 4)
    s.curve([(462, 640), (456, 656), (466, 672), (484, 672)], 3, shade)
    s.curve([(538, 640), (544, 656), (534, 672), (516, 672)], 3, shade)
    s.curve([(470, 600), (474, 620), (466, 634)], 2.2, shade, alpha=0.8)
    for e in (-1, 1):
        s.wash(ell(500 + e * 140, 656, 54, 36), "#e0503a", 0.6, wet=20, clip=face_)
    lips = blob([(462, 714), (484, 704), (500, 708), (516, 704), (538, 714), (520, 734), (500, 738), (480, 734)])
    s.wash(lips, "#a8503c", 0.45, clip=face_)
    s.fill(ell(500, 718, 22, 6), "#3a0c10")
    s.outline(lips, 2.6, shade, lost=0.1)
    mask = s.mask(union(body, face_, hat, scarf, ell(500, 240, 52)).buffer(1))
    far = [cv2.warpAffine(a, FAR, (s.w, s.h), flags=cv2.INTER_AREA) for a in (s.density, s.ink_px, s.body_px, mask)]
    for a in (s.density, s.ink_px, s.body_px):
        a[:] = 0
    return tuple(far[:3]), far[3]


def _lines():
    """What the finger drew, as one shape."""
    w = 15
    cuts = [limb([(x - 40, 486), (x - 6, 446), (x + 46, 424)], [5, 13, 5]) for x in (330, 500, 664)]
    out = [blob(LOAF).difference(union(*cuts))]

    def line(*pts, q=w):
        out.append(limb(pts, [q] * len(pts), 10))

    for x in (360, 500, 640):  # it steams
        line((x, 350), (x - 26, 310), (x + 18, 262), (x - 22, 212), (x + 14, 166), q=13)
    line((70, 766), (300, 758), (500, 768), (700, 760), (932, 766), q=17)
    line((150, 770), (142, 850), (150, 966), q=16)
    line((842, 770), (848, 810), PRESS, q=16)
    line((46, 640), (60, 696), (100, 724), (142, 696), (156, 640), (46, 640), q=11)  # a bowl
    line((80, 606), (94, 578), (78, 550), q=10)
    line((124, 606), (138, 578), (122, 550), q=10)
    line((866, 690), (890, 654), (930, 650), (964, 684), (930, 718), (892, 722), (866, 690), (846, 662), (848, 718), (866, 690), q=9)  # a fish
    out.append(ell(938, 678, 6))
    return union(*out)


def _mist(s, clear):
    """Breath on the pane: behind it all is soft; drops run from the lines."""
    r = s.rng
    runs = [
        limb([(x, y), (x + r.normal() * 3, y + n * 0.5), (x + r.normal() * 3, y + n)], [4, 3, 6])
        for x, y, n in (
            (250, 766, 120),
            (440, 766, 60),
            (590, 766, 160),
            (700, 766, 80),
            (356, 350, 34),
            (640, 350, 26),
            (340, 766, 40),
            (104, 722, 20),
            (770, 766, 130),
        )
    ]
    clear = union(clear, *runs)
    m = cv2.GaussianBlur(s.warp(s.mask(clear), (0, 0, s.w, s.h), 1.5, 2.5), (0, 0), 1.6)
    mist = (1 - np.clip(m, 0, 1)).astype(np.float32)
    soft = cv2.GaussianBlur(s.density, (0, 0), 15)
    veil = 0.17 + 0.05 * s.noise("low", (0, 0, s.w, s.h))
    s.density = (s.density * (1 - mist[..., None]) + soft * (mist * veil)[..., None]).astype(np.float32)
    for px in (s.ink_px, s.body_px):
        px[:] = (px * (1 - mist)[..., None]).astype(np.uint8)
    s.density += (mist * (0.17 + 0.05 * s.noise("mid", (0, 0, s.w, s.h))))[..., None] * pigment("#8aa8c8")
    s.wash(mist, "#f4c880", 0.3, edge=0, gran=0.2, rough=0, grad=("lin", 90, -0.6, 1.1))
    rim = np.clip(cv2.GaussianBlur(m, (0, 0), 6) - m, 0, 1) * 1.6  # water pushed aside
    s.stamp(np.clip(rim, 0, 1).astype(np.float32), "#f4faff", True, 0.6)
    for _ in range(520):
        x, y = r.uniform(0, 1000), r.uniform(0, SILL)
        if mist[int(y), int(x)] < 0.9:
            continue
        q = 1.2 + 4.4 * r.random() ** 3
        s.fill(ell(x, y, q), "#38507c", alpha=0.3)
        s.fill(ell(x - q * 0.3, y - q * 0.3, q * 0.45), "#ffffff", body=True, alpha=0.8)
    for g in runs:
        x0, _, x1, y1 = g.bounds
        s.fill(ell((x0 + x1) / 2, y1 - 3, 8, 9), "#1c3464", alpha=0.6)
        s.fill(ell((x0 + x1) / 2 - 2, y1 - 6, 3), "#ffffff", body=True)


def _finger(s):
    """Its tip on the glass, flat and pale, with all its ridges; the hand behind is a warmth in the mist."""
    x, y = PRESS
    sleeve = limb([(640, 900), (760, 1000), (880, 1010)], [60, 60, 52])
    m = cv2.GaussianBlur(s.mask(sleeve), (0, 0), 12).astype(np.float32)
    s.wash(m, "#1f6a80", 0.5, edge=0, gran=0.2, rough=0)
    hand_ = union(limb([(x + 2, y + 4), (x + 22, y + 46), (x + 34, y + 90)], [25, 24, 30]), ell(x + 50, y + 112, 58, 46))
    m = cv2.GaussianBlur(s.mask(hand_), (0, 0), 5).astype(np.float32)
    s.cover(m * 0.9)
    s.wash(m, SKIN[0], 0.8, edge=0, gran=0.2, rough=0)
    for a in (26, 52, 78):
        s.wash(limb([(x + a, y + 70), (x + a + 12, y + 104)], [5, 6]), SKIN[2], 0.5, wet=6)
    tip = ell(x, y, 25, 31, -18)
    s.cover(tip)
    s.wash(tip, SKIN[0], 0.85, col2=SKIN[1], edge=0.5)
    s.lift(ell(x - 3, y - 3, 13, 18, -18), 0.55, 7)
    s.stroke(arc(x, y, 26, 32, 120, 400, 30), 2.2, SKIN[2], alpha=0.8)
    for q in (9, 15, 21):
        s.stroke(arc(x + 2, y + 14, q * 0.9, q * 1.3, 215, 325, 16), 1.1, "#7a3c28", wobble=0.5, clip=tip, alpha=0.5)


def _loaf(s, pts, cuts, flour=()):
    g = blob(pts)
    x0, y0, x1, y1 = g.bounds
    s.wash(move(g, -14, 16), "#1c0804", 1.2, wet=24)
    s.thing(g, "#dc9038", 1.0, col2="#b8601e", shade=1.0, shcol="#4a1a06", hatch=8, line=3.6, gran=0.25, soft=130)
    s.wash(ell((x0 + x1) / 2, y1, (x1 - x0) * 0.6, (y1 - y0) * 0.3), "#4a1606", 1.1, wet=40, clip=g)
    for way, w in cuts:
        c = path(way, 12)
        u = np.linspace(0, 1, len(c))
        gash = limb(c, w * np.sin(np.clip(u, 0.04, 0.96) * math.pi) ** 0.7, 1).intersection(g)
        s.wash(move(gash, -4, 14), "#4a1a06", 1.0, wet=8, clip=g)
        s.cover(gash)
        s.wash(gash, "#fbdc9a", 0.7, col2="#e0a050", edge=1.0, gran=0.25)
        s.outline(gash, 3, "#5a2008", lost=0.1)
        for p, d, v in marks.along(c, 11):
            n = np.array([-d[1], d[0]]) * w * math.sin(v * math.pi) ** 0.7
            s.stroke([p - n * 0.8, p + d * 8 + n * 0.8], 1.6, "#c8863a", clip=gash)
    r = s.rng
    for e in flour:
        for _ in range(170):
            x, y = e[0] + r.normal() * e[2], e[1] + r.normal() * e[3]
            q = 1 + 4 * r.random() ** 2
            s.fill(ell(x, y, q * 1.5, q), "#fff8ea", body=True, alpha=0.75, clip=g)


def _counter(s):
    top = box(-60, SILL, 1060, 1560)
    s.cover(top)
    s.wash(top, "#c8823a", 1.0, col2="#a8601e", gran=0.25, pool=0.4)
    s.wash(top, CRUST, 1.4, gran=0.25, grad=("lin", 90, 0.2, 1.2))
    bar = box(-60, SILL - 30, 1060, SILL + 14)
    s.cover(bar)
    s.wash(bar, "#7a3c16", 1.2, gran=0.25)
    s.stroke([(-40, SILL - 30), (1040, SILL - 30)], 4, taper=(0, 0))
    s.stroke([(-40, SILL - 24), (1040, SILL - 24)], 4, "#ffdc98", body=True, taper=(0, 0), alpha=0.85)
    s.stroke([(-40, SILL + 14), (1040, SILL + 14)], 4, taper=(0, 0))


def _loaves(s):
    _loaf(
        s,
        [(-60, 1240), (-70, 1130), (0, 1050), (120, 1030), (230, 1056), (290, 1130), (280, 1220), (200, 1262), (40, 1268)],
        (([(20, 1076), (66, 1130), (70, 1200)], 15), ([(100, 1062), (150, 1120), (158, 1194)], 15), ([(180, 1076), (224, 1130), (228, 1190)], 13)),
        ((120, 1090, 70, 20),),
    )
    _loaf(
        s,
        [(560, 1220), (556, 1130), (620, 1058), (740, 1036), (880, 1040), (990, 1066), (1080, 1130), (1080, 1240), (900, 1270), (680, 1262)],
        (([(640, 1088), (700, 1150), (706, 1220)], 17), ([(760, 1062), (830, 1126), (838, 1210)], 18), ([(890, 1066), (954, 1130), (960, 1200)], 17)),
        ((800, 1080, 110, 18),),
    )
    _loaf(
        s,
        [(420, 1560), (410, 1420), (470, 1300), (600, 1222), (760, 1194), (920, 1214), (1080, 1290), (1080, 1560)],
        (([(500, 1330), (640, 1420), (690, 1540)], 30), ([(640, 1246), (800, 1340), (860, 1500)], 34), ([(800, 1220), (950, 1300), (1010, 1440)], 30)),
        ((760, 1260, 170, 26),),
    )


def _mouse(s, ox, oy, k):
    """It got in; it sits up with its crumb and looks at the eyes in the loaf."""
    r = s.rng
    at = lambda pts: [(ox + (p[0] - 330) * k, oy + (p[1] - 1470) * k, *p[2:]) for p in pts]  # noqa: E731
    spot_ = lambda x, y, a, b=None, t=0: ell(*at([(x, y)])[0], a * k, (b or a) * k, t)  # noqa: E731
    tones = (("#1c100e", 420, "dark"), ("#54413a", 300, "all"), ("#a88a74", 260, "lit"), ("#ffe4b8", 150, "lit"))
    s.wash(spot_(330, 1462, 270, 34), "#120403", 1.5, wet=16)
    tail = at([(190, 1430), (90, 1462), (0, 1440), (-40, 1380), (0, 1330), (50, 1340)])
    s.thing(limb(tail, [k * q for q in (22, 18, 15, 12, 9, 5)], 12), "#d89a8a", 0.9, shade=0.9, shcol="#4a1c20", hatch=5, line=2.6)
    for p, d, u in marks.along(path(tail, 12), 8):
        n = np.array([-d[1], d[0]]) * (17 - 12 * u) * k
        s.curve([p - n, p + d * 2, p + n], 1.2, "#5a2a2c")
    ear = dict(shade=0.8, shcol="#5a2a2e", hatch=5, line=2.8)
    s.thing(blob(at([(410, 912), (400, 850), (424, 796), (470, 780), (506, 812), (506, 866), (470, 910)])), "#c88a7a", 1.0, **ear)
    body = blob(
        at(
            [
                (548, 958),
                (520, 914),
                (470, 886),
                (410, 884),
                (356, 912),
                (312, 972),
                (236, 1060),
                (172, 1180),
                (146, 1310),
                (170, 1410),
                (240, 1464),
                (350, 1470),
                (440, 1456),
                (476, 1380),
                (486, 1270),
                (470, 1180),
                (452, 1112),
                (476, 1052),
                (520, 1010),
                (550, 982),
            ]
        )
    )
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
    """In the mist of a bakery window a finger draws a laid table; through the drawn loaf the child looks in; a mouse eats."""
    child, mask = _child(s)
    _street(s)
    marks.again(s, child, mask)
    _mist(s, _lines())
    _finger(s)
    _counter(s)
    _loaves(s)
    _mouse(s, 246, 1462, 0.72)
