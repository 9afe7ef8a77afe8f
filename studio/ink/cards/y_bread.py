"""From the baker's counter: a finger has drawn a supper in the mist of the pane, and the loaf has eyes."""

import cv2

from ..colour import pigment
from ..easel import *
from ..kit.coat import coat
from ..kit.figure import digit

NIGHT, CRUST = "#0a1428", "#3a1608"
SILL = 1010
SKIN = ("#c88a5c", "#c06a3c", "#3a1c30")
PRESS = (862, 806)  # where the finger is now


def _street(s):
    """Dusk and a few lamps: no more than one guesses through breath."""
    r = s.rng
    s.wash(s.all, "#3a5c96", 1.2, col2="#2c4a80", gran=0.2, pool=0.3)
    s.wash(s.all, NIGHT, 0.8, gran=0.2, grad=("lin", 90, 1.1, 0.0))
    for x0, x1, top, peak in ((-40, 236, 560, 470), (600, 736, 500, 430), (736, 1040, 590, 480)):
        g = poly([(x0, 1100), (x0, top), ((x0 + x1) / 2, peak), (x1, top), (x1, 1100)])
        s.wash(g, NIGHT, 0.75, edge=0.3, gran=0.2)
    for x, y in ((150, 650), (660, 560), (790, 660)):
        s.fill(box(x, y, x + 34, y + 46), "#ffc860", body=True, alpha=0.9)
        s.stroke([(x + 17, y), (x + 17, y + 46)], 4, NIGHT, body=True, taper=(0, 0))
        s.stroke([(x, y + 22), (x + 34, y + 22)], 4, NIGHT, body=True, taper=(0, 0))
        s.glow(x + 17, y + 23, 60, "#ffb04a", 0.4, 0.5)
    for _ in range(90):
        s.fill(ell(r.uniform(120, 880), r.uniform(290, 800), r.uniform(2, 5)), "#f4f8ff", body=True, alpha=0.8)
    for x, y, q, col in ((884, 200, 150, "#ffc860"), (96, 330, 60, "#ffb04a"), (60, 480, 44, "#ffc860"), (230, 120, 50, "#ff9a4a"), (950, 470, 46, "#ffb04a")):
        s.glow(x, y, q, col, 0.6, 1.0)


LOAF = [(90, 650), (96, 560), (140, 456), (250, 374), (360, 342), (480, 334), (600, 342), (720, 374), (836, 456), (880, 560), (884, 650), (856, 744), (770, 806), (480, 812), (200, 806), (118, 744)]  # fmt: skip
FAR = np.float32([[0.84, 0, 40], [0, 0.84, 28]])


def _child(s):
    """As near as one can come; the nose is flat on the glass."""
    r = s.rng
    light, warm, shade = SKIN
    body = blob([(180, 1320), (214, 960), (330, 860), (500, 840), (670, 860), (786, 960), (820, 1320)])
    s.cover(body)
    s.wash(body, "#1f6a80", 1.7)
    g = blob([(302, 560), (308, 470), (380, 390), (500, 366), (620, 390), (692, 470), (698, 560), (688, 650), (640, 748), (560, 812), (500, 824), (440, 812), (360, 748), (312, 650)])  # fmt: skip
    s.cover(g)
    s.wash(g, light, 0.8, col2=warm, gran=0.15, off=0)
    for e in (-1, 1):  # the sides of the face go into the night
        s.wash(
            blob([(500 + e * 240, 380), (500 + e * 160, 420), (500 + e * 178, 560), (500 + e * 168, 680), (500 + e * 110, 830), (500 + e * 240, 830)]),
            shade,
            1.0,
            wet=40,
            clip=g,
            gran=0.15,
        )
        s.wash(g.difference(move(g, -e * 20, 20)), "#241838", 0.7, wet=22, clip=g, gran=0.15)
        s.wash(ell(500 + e * 120, 664, 62, 46), "#e0402c", 0.55, wet=26, clip=g)
    s.wash(blob([(300, 360), (700, 360), (700, 470), (600, 486), (500, 478), (400, 486), (300, 470)]), shade, 0.9, wet=26, clip=g)
    s.wash(ell(500, 800, 90, 20), shade, 0.4, wet=16, clip=g)
    _eyes(s, g)
    s.wash(blob([(486, 560), (514, 560), (520, 640), (480, 640)]), warm, 0.3, wet=10, clip=g)
    nose = blob(
        [(440, 672), (452, 646), (476, 638), (500, 634), (524, 638), (548, 646), (560, 672), (546, 696), (518, 700), (500, 704), (482, 700), (454, 696)]
    )
    s.wash(nose, "#e0503a", 0.75, wet=5, clip=g)
    s.lift(ell(500, 668, 36, 24), 0.8, 5)
    s.wash(ell(500, 668, 34, 22), "#ffd8b0", 0.25, clip=g)
    for e in (-1, 1):
        s.curve([(500 + e * 50, 646), (500 + e * 62, 670), (500 + e * 48, 694), (500 + e * 24, 697)], 3.6, shade)
        s.fill(ell(500 + e * 24, 692, 11, 5, e * -16), "#4a1820")
        s.curve([(500 + e * 34, 596), (500 + e * 28, 622), (500 + e * 40, 640)], 2.4, shade, alpha=0.6)
    lips = blob([(446, 746), (474, 732), (492, 736), (508, 736), (526, 732), (554, 746), (530, 770), (500, 776), (470, 770)])
    s.wash(lips, "#b04440", 0.7, clip=g, off=0)
    gap = blob([(456, 746), (480, 744), (500, 747), (520, 744), (544, 746), (522, 757), (500, 760), (478, 757)])
    s.fill(gap, "#3a0c12")
    s.fill(box(484, 746, 516, 752).intersection(gap), "#f4ece0", body=True)
    s.curve([(440, 748), (474, 731), (492, 736), (508, 736), (526, 731), (560, 748)], 2.8, shade)
    s.curve([(470, 772), (500, 779), (530, 772)], 2.6, shade, alpha=0.8)
    s.outline(g, 3, NIGHT, lost=0)
    for x, y in ((372, 470), (404, 462), (440, 466), (560, 462), (596, 468), (628, 472), (340, 500), (660, 500), (480, 458), (520, 456)):
        for _ in range(3):
            s.stroke(
                arc(x + r.normal() * 8, y + r.normal() * 8, r.uniform(12, 22), r.uniform(12, 24), r.uniform(0, 180), r.uniform(300, 500), 20), 4, "#1c1014"
            )
    hat = blob([(282, 500), (276, 420), (310, 340), (400, 296), (500, 286), (600, 296), (690, 340), (724, 420), (718, 500), (660, 452), (580, 432), (500, 426), (420, 432), (340, 452)])  # fmt: skip
    s.cover(hat)
    s.wash(hat, "#d8342a", 1.3, gran=0.15, off=0)
    s.wash(hat, "#5a0c24", 1.2, wet=2, grad=("rad", 500, 420, 260, -0.3, 1.3), clip=hat)
    for x in np.arange(284, 724, 19):
        u = (x - 500) / 215
        a, b = (x, 430 + 66 * u * u), (500 + (x - 500) * 0.96, 350 + 40 * u * u)
        s.wash(limb([a, b], [5, 5]), "#6a0c18", 0.7, wet=3, clip=hat)
        s.stroke([a, b], 2.4, "#4a0812", clip=hat)
        s.stroke([(a[0] + 8, a[1]), (b[0] + 8, b[1])], 2.4, "#ff8a70", body=True, clip=hat, alpha=0.6 * max(0, 1 - abs(u)))
    s.curve([(282, 404), (380, 358), (500, 342), (620, 358), (718, 404)], 4, "#3a0610", clip=hat)
    for x in np.arange(300, 700, 15):
        u = (x - 500) / 215
        s.curve([(x, 342 + 50 * u * u), (500 + (x - 500) * 0.8, 310 + 20 * u * u), (500 + (x - 500) * 0.6, 292)], 2, "#6a0c18", clip=hat)
    s.outline(hat, 3, NIGHT, lost=0)
    scarf = blob([(286, 760), (322, 730), (392, 788), (500, 812), (608, 788), (678, 730), (714, 760), (744, 850), (620, 930), (380, 930), (256, 850)])
    s.wash(move(scarf, 0, -14), shade, 0.9, wet=12, clip=g)
    s.cover(scarf)
    s.wash(scarf, "#e8a830", 1.0, col2="#d08a20", gran=0.15)
    for e in (-1, 1):
        s.wash(blob([(500 + e * 250, 720), (500 + e * 170, 770), (500 + e * 150, 930), (500 + e * 260, 930)]), "#4a1c30", 1.0, wet=26, clip=scarf)
    for d in (26, 56, 88):
        fold = [(300, 750 + d), (392, 800 + d), (500, 822 + d), (608, 802 + d), (700, 752 + d)]
        s.wash(limb(fold, [5, 9, 11, 9, 5]), "#7a3a10", 0.6, wet=8, clip=scarf)
        for p, way, _ in marks.along(path(fold, 12), 9):
            s.stroke([p - [way[1] * 10, -way[0] * 10 - 4], p + way * 5, p + [way[1] * 8, 6 - way[0] * 8]], 1.8, "#6a3208", clip=scarf)
    s.outline(scarf, 3, NIGHT, lost=0)
    m = s.mask(union(body, scarf, g, hat).buffer(1))
    far = [cv2.warpAffine(a, FAR, (s.w, s.h), flags=cv2.INTER_AREA) for a in (s.density, s.ink_px, s.body_px, m)]
    for a in (s.density, s.ink_px, s.body_px):
        a[:] = 0
    return tuple(far[:3]), far[3]


def _eyes(s, g):
    """They look down and aside, at the mouse."""
    shade = SKIN[2]
    for e, cx in ((-1, 408), (1, 592)):
        s.wash(ell(cx, 556, 72, 46), "#6a2c24", 0.4, wet=18, clip=g)
        white = blob([(cx - 60, 582, 1), (cx - 30, 544), (cx + 6, 534), (cx + 40, 548), (cx + 60, 584, 1), (cx + 28, 606), (cx - 24, 607)])
        s.cover(white)
        s.wash(white, "#fbf4e6", 0.2, off=0, edge=0.4)
        s.wash(limb([(cx - 60, 566), (cx, 538), (cx + 60, 568)], [9, 14, 9]), "#5a4468", 0.6, wet=8, clip=white)
        ix, iy = cx - 16, 580
        iris = ell(ix, iy, 31, 32).intersection(white)
        s.wash(iris, "#6a3416", 1.5, edge=1, off=0, rough=0)
        for q in range(18):
            a = q * math.tau / 18
            s.stroke([(ix + 16 * math.cos(a), iy + 16 * math.sin(a)), (ix + 29 * math.cos(a), iy + 29 * math.sin(a))], 1.6, "#2a1008", clip=white)
        s.fill(ell(ix, iy, 16).intersection(white), "#100806")
        s.fill(ell(ix - 9, iy + 8, 9, 7).intersection(white), "#ffd070", body=True)
        s.fill(ell(ix + 10, iy - 12, 6, 5).intersection(white), "#fffaf0", body=True)
        s.curve([(cx - 64, 586), (cx - 34, 543), (cx + 6, 531), (cx + 42, 545), (cx + 65, 588)], 7, "#1c0e12", taper=(0.2, 0.2))
        for q in (-58, -48, -36) if e < 0 else (58, 48, 36):
            s.stroke([(cx + q, 582 - 0.6 * (60 - abs(q))), (cx + q * 1.25, 566 - 0.9 * (60 - abs(q)))], 2.6, "#1c0e12")
        s.curve([(cx - 50, 598), (cx - 20, 612), (cx + 30, 610)], 2.6, shade)
        s.curve([(cx - 46, 548), (cx - 10, 518), (cx + 30, 524), (cx + 56, 552)], 2.2, shade)
        for k in range(9):  # the inner ends are raised
            s.curve([(cx + e * 66, 512 + k * 1.2), (cx + e * 10, 484 + k * 2), (cx - e * 46, 486 + k * 1.6)], 2.8, "#1c0e12", alpha=0.9)


def _lines():
    """What the finger drew, as one shape."""
    cuts = [limb([(x - 56, y + 66), (x - 8, y + 14), (x + 50, y - 14)], [3, 14, 3]) for x, y in ((160, 560), (226, 452), (744, 446), (820, 548))]
    out = [blob(LOAF).difference(union(*cuts))]

    def line(*pts, q=15):
        out.append(limb(pts, [q] * len(pts), 10))

    for x in (322, 480, 642):  # it steams
        line((x, 236), (x - 24, 200), (x + 18, 160), (x - 20, 116), (x + 14, 76), (x + 4, 46), q=13)
    line((30, 812), (300, 808), (500, 814), (700, 808), PRESS, q=22)
    line((116, 812), (110, 890), (118, 1000), q=17)
    line((14, 706), (22, 750), (46, 774), (70, 750), (80, 706), q=8)  # a bowl
    line((14, 706), (80, 706), q=8)
    line((34, 676), (44, 650), (32, 624), q=7)
    line((60, 676), (70, 650), (58, 624), q=7)
    line((918, 682), (936, 654), (960, 652), (986, 680), (960, 708), (936, 708), (918, 682), (898, 658), (900, 708), (918, 682), q=8)  # a fish
    out.append(ell(964, 676, 5))
    return union(*out)


def _mist(s, clear):
    """Breath on the pane: behind it all is soft; drops run from the lines."""
    r = s.rng
    runs = [
        limb([(x, y), (x + r.normal() * 3, y + n * 0.5), (x + r.normal() * 3, y + n)], [4, 3, 6])
        for x, y, n in ((236, 830, 74), (634, 830, 96), (322, 238, 24), (66, 762, 16))
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
    """Its tip on the glass, flat and pale; the hand behind it is half in the mist."""
    x, y = PRESS
    before = marks.kept(s)
    at = lambda *pts: [(x + a * 1.22, y + (b - 828) * 1.22, *c) for a, b, *c in pts]  # noqa: E731
    palm = blob(at((-30, 990), (-42, 930), (-30, 886), (0, 868), (40, 862), (88, 884), (100, 930), (84, 1000)))
    s.thing(palm, SKIN[0], 0.8, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=3, gran=0.2)
    digit(s, at((-6, 916), (-9, 872), (-5, 846), (0, 830)), [32, 31, 29, 30], SKIN, line=3, hatch=0, shade=0.5)
    for i, (low, r) in enumerate(((944, 22), (950, 22), (948, 19))):  # folded down upon the palm
        a = 36 + i * 28
        digit(
            s,
            at((a, 878 + i * 9), (a + 1, 900 + i * 8), (a - 3, 926 + i * 4), (a - 7, low)),
            [r, r * 1.04, r * 0.95, r * 0.74],
            SKIN,
            nail=1,
            line=2.8,
            hatch=0,
            shade=0.6,
        )
    digit(s, at((-34, 972), (-14, 944), (16, 928), (46, 926)), [29, 26, 23, 17], SKIN, nail=1, line=3, hatch=0, shade=0.6)
    veil = marks.field(s, lambda a, b: np.clip((b - y - 50) / 90, 0, 0.22))
    marks.again(s, before, veil)
    tip = ell(x, y, 34, 39, 4)
    s.cover(tip)
    s.wash(tip, SKIN[0], 0.8, col2=SKIN[1], edge=0.5)
    s.lift(ell(x, y - 2, 22, 26), 0.7, 9)
    s.stroke(arc(x, y, 34, 39, 0, 360, 30), 2.8, SKIN[2], alpha=0.8)
    for q in (8, 15, 22, 29):
        s.stroke(arc(x, y + 14, q * 0.9, q * 1.3, 200, 340, 16), 1.4, "#8a4a30", wobble=0.5, clip=tip, alpha=0.6)
    for a, far in ((-50, 56), (-15, 54), (-85, 56), (20, 50)):  # water that the tip pushes before it
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.fill(ell(x + d[0] * far, y + d[1] * far, 5), "#eaf4ff", body=True, alpha=0.9)


def _loaf(s, pts, cuts, flour=()):
    g = blob(pts)
    r = s.rng
    x0, y0, x1, y1 = g.bounds
    s.wash(move(g, -14, 16), "#1c0804", 1.2, wet=24)
    s.thing(g, "#dc9038", 0.95, col2="#b8601e", shade=0.7, shcol="#4a1a06", hatch=0, line=3.6, gran=0.2, soft=130)
    s.wash(ell((x0 + x1) / 2, y1, (x1 - x0) * 0.62, (y1 - y0) * 0.34), "#4a1606", 1.3, wet=50, clip=g, gran=0.2)
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
        (([(20, 1066), (66, 1130), (60, 1210)], 15), ([(180, 1066), (224, 1130), (220, 1200)], 13)),
        ((120, 1060, 90, 26),),
    )
    _loaf(
        s,
        [(420, 1560), (404, 1400), (462, 1250), (590, 1150), (760, 1110), (930, 1130), (1080, 1220), (1080, 1560)],
        (([(486, 1300), (630, 1384), (690, 1530)], 32), ([(620, 1186), (800, 1290), (880, 1470)], 36), ([(800, 1150), (950, 1230), (1030, 1390)], 32)),
        ((760, 1170, 210, 44),),
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
    """In the mist of a bakery window a finger draws a laid table; through the drawn loaf the child looks in; a mouse eats."""
    child, mask = _child(s)
    _street(s)
    marks.again(s, child, mask)
    _mist(s, _lines())
    _finger(s)
    _counter(s)
    _loaves(s)
    _mouse(s, 246, 1462, 0.76)
