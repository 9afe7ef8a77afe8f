"""Desire: what is to be seen through a keyhole."""

import cv2

from ..easel import *
from ..kit.rim import rim

HER = [(-0.06, -0.62), (0.2, -0.57), (0.35, -0.42), (0.39, -0.24), (0.355, -0.11), (0.4, -0.02), (0.5, 0.1), (0.5, 0.16), (0.42, 0.19), (0.425, 0.235), (0.49, 0.28), (0.48, 0.325),
       (0.425, 0.34), (0.475, 0.37), (0.465, 0.425), (0.4, 0.45), (0.395, 0.49), (0.415, 0.55), (0.38, 0.62), (0.27, 0.66), (0.12, 0.62)]  # fmt: skip
HIM = [(-0.06, -0.64), (0.18, -0.6), (0.33, -0.44), (0.37, -0.28), (0.385, -0.2), (0.36, -0.12), (0.44, 0.0), (0.525, 0.12), (0.51, 0.17), (0.42, 0.19), (0.42, 0.245), (0.462, 0.29), (0.452, 0.325),
       (0.41, 0.335), (0.452, 0.36), (0.445, 0.41), (0.4, 0.43), (0.4, 0.48), (0.44, 0.56), (0.42, 0.65), (0.3, 0.71), (0.1, 0.64)]  # fmt: skip


BOW = (486, 264)


def _shade(s, g, m, gap, side):
    """A body in the dark: plum, and warm where the light between them falls on it."""
    here = s.mask(g) * m
    s.cover(here)
    s.wash(here, "#3a1c4c", 1.5, col2="#1c0c2a", mix=("rad", 490, 640, 520, 0, 1), pool=0.15, gran=0.12, edge=0.2, rough=0)
    far = cv2.distanceTransform((gap < 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    here = here * np.where(marks.field(s, lambda x, y: (500 - x) * side) > -40, 1, 0).astype(np.float32)
    for width, k in ((170, 0.5), (60, 0.5), (14, 0.4)):
        s.density *= (1 - k * np.exp(-far / width) * here)[..., None]
    s.wash((np.exp(-far / 80) * here).astype(np.float32), "#d8482e", 0.8, edge=0, rough=0, gran=0.12)
    s.wash((np.exp(-far / 24) * here).astype(np.float32), "#ffb050", 0.3, edge=0, rough=0, gran=0.12)


@card("plum", paper="cold", light=(-0.4, -0.7))
def keyhole_kiss(s):
    r = s.rng
    s.wash(s.all, "#3c2148", 1.35, col2="#1c0e28", mix=("lin", 70, 0, 1), pool=0.3, gran=0.15)
    s.wash(blob([(560, 900), (1100, 700), (1100, 1600), (500, 1600)]), "#0c0616", 0.9, wet=110, gran=0.15)
    for x in (60, 300, 720, 930):
        s.stroke([(x, -20), (x + 4, 760), (x - 3, 1520)], 5, "#120818")
        for k in range(22):
            a, y = x + r.uniform(10, 220), r.uniform(-100, 1400)
            pale = k % 4 == 0
            s.curve([(a, y), (a + r.normal() * 6, y + 120), (a + r.normal() * 6, y + 260)], 1.6, "#6a4a80" if pale else "#150a20", body=pale, alpha=0.45 if pale else 0.9)  # fmt: skip
    tilt = lambda g: move(g, rot=3, origin=(500, 700))  # noqa: E731
    plate = tilt(smooth(union(ell(500, 540, 520), poly([(236, 860), (764, 860), (852, 1452), (148, 1452)])), 50))
    hole = tilt(smooth(union(ell(500, 540, 420), poly([(372, 820), (628, 820), (716, 1340), (284, 1340)])), 16))
    s.wash(move(plate, 18, 26), "#0c0616", 1.1, wet=16)
    s.thing(plate, "#d8a244", 1.0, col2="#8a5428", mix=("lin", 62, 0, 1), shade=0.7, shcol="#3a2030", hatch=9, line=4, gran=0.15)
    s.wash(blob([(560, 40), (1060, 240), (1060, 900), (820, 1500), (760, 1100), (960, 640), (860, 280)]), "#4a2420", 0.6, wet=60, gran=0.15, clip=plate)
    for pts in ([(60, 760), (10, 560), (60, 340), (190, 170)], [(226, 140), (330, 76), (440, 52)], [(250, 960), (226, 1160), (190, 1400)]):
        s.curve(tilt(np.array(pts, float)), 6, "#fff0bc", body=True, alpha=0.7, clip=plate.buffer(-4))
    band = plate.buffer(-26)
    s.outline(band, 2.2, "#4a2a1c", lost=0.1)
    s.outline(hole.buffer(30), 2.2, "#4a2a1c", lost=0.1)
    ring = hole.buffer(54).exterior
    for u in np.arange(0, ring.length, 52):  # a row of leaves is chased into the brass
        p, q = np.array(ring.interpolate(u).coords[0]), np.array(ring.interpolate(u + 4).coords[0])
        d = unit(q - p)
        n = np.array([-d[1], d[0]])
        for e in (1, -1):
            s.curve([p, p + d * 16 + n * 12 * e, p + d * 34 + n * 3 * e], 2, "#4a2a1c", clip=band)
            s.curve([p + [1, 2], p + d * 16 + n * 12 * e + [1, 2], p + d * 34 + n * 3 * e + [1, 2]], 1.2, "#f8dc98", body=True, alpha=0.6)
    for x, y in ((500, 66), (208, 1404), (792, 1404)):
        p = tilt(ell(x, y, 22))
        s.wash(move(p, 5, 7), "#2a1420", 0.7, wet=5)
        s.thing(p, "#a87a3a", 0.9, hatch=4, line=2.6)
        c = p.centroid
        s.stroke([(c.x - 14, c.y + 10), (c.x + 14, c.y - 10)], 5)
    s.cover(hole)
    s.wash(hole, "#fbb070", 0.6, col2="#c83a40", mix=("rad", 484, 300, 430, 0, 1), pool=0.25, gran=0.15, edge=0)
    m = s.mask(hole)
    # she
    c = (316, 560)
    f = move(HER, *c, 318, -12)
    body = [(452, 760, 1), (456, 892, 1), (376, 900, 1), (376, 944, 1), (430, 948, 1), (430, 984, 1), (370, 988, 1), (370, 1052, 1), (458, 1060, 1), (470, 1112), (500, 1140), (540, 1400), (-60, 1400), (-60, 900), (90, 860), (190, 800), (206, 720)]  # fmt: skip
    her = smooth(valid(Polygon([*path([*f, *body], 6), (120, 700), (110, 480), (230, 360)])), 3)
    afro = s.warp(s.mask(blob([(100 + 0, 520), (70, 400), (110, 290), (220, 226), (330, 244), (386, 310), (376, 372), (330, 420), (296, 520), (282, 610), (200, 690), (120, 640)])), (0, 0, s.w, s.h), 3, 7)  # fmt: skip
    # he
    d = (670, 520)
    g = move(HIM, *d, 322, 4, True)
    back = [(524, 786, 1), (520, 850), (520, 930), (522, 1060), (512, 1110), (486, 1150), (460, 1400), (1060, 1400), (1060, 880), (900, 820), (812, 760), (806, 700)]  # fmt: skip
    him = smooth(valid(Polygon([*path([*g, *back], 6), (850, 600), (860, 460), (800, 350)])), 3)
    her = her.union(poly([(330, 640), (440, 726), (454, 760), (456, 860), (330, 880)]))
    him = him.union(poly([(660, 640), (536, 716), (523, 760), (520, 860), (660, 880)]))
    gap = m * (1 - s.mask(him)) * (1 - s.mask(her)) * s.mask(poly([(430, 366), (542, 366), (600, 470), (690, 600), (690, 1400), (320, 1400), (380, 470)]))
    s.density *= (1 - 0.75 * gap)[..., None]
    s.wash(gap, "#ffc93a", 0.75, col2="#ffe48a", edge=0.3, gran=0.12)
    _shade(s, him, m, gap, -1)
    _shade(s, her, m, gap, 1)
    dark = afro * m
    s.cover(dark)
    s.wash(dark, "#221030", 1.7, edge=0.3, rough=0)
    for _ in range(330):  # curls; those towards the light catch it
        x, y = r.uniform(80, 390), r.uniform(230, 690)
        if afro[int(y), int(x)] > 0.6 and m[int(y), int(x)] > 0.6:
            q, a = r.uniform(6, 11), r.uniform(0, 360)
            near = x > 310 - 0.25 * abs(y - 330)
            s.stroke(arc(x, y, q, q, a, a + 220, 8), 1.8 if near else 1.5, "#f08a4a" if near else "#5a3a70", body=True, alpha=0.85 if near else 0.55)
    hair = blob([(566, 330), (600, 300), (690, 286), (790, 318), (850, 400), (866, 520), (836, 640), (800, 690), (770, 640), (744, 560), (730, 500), (700, 460), (660, 440), (610, 420), (574, 390)])  # fmt: skip
    s.cover(s.mask(hair) * m)
    s.wash(s.mask(hair) * m, "#1e0e2a", 1.7, edge=0.3, rough=0)
    for k in range(44):
        u = k / 43
        s.curve([(560 + 156 * u, 376 + 94 * u), (602 + 144 * u, 302 + 146 * u), (744 + 46 * u, 290 + 222 * u), (862 - 76 * u, 430 + 150 * u), (846 - 58 * u, 590 + 70 * u), (812 - 22 * u, 676 + 6 * u)], 2.1,
                "#f08a4a" if k < 9 else "#5a3a70", body=True, alpha=0.85 if k < 9 else 0.55, wobble=2.4, clip=hair)  # fmt: skip
    ear = move(blob([(-0.12, -0.12), (-0.02, -0.16), (0.06, -0.08), (0.03, 0.05), (-0.04, 0.12), (-0.1, 0.06)]), *d, 322, 4, True)
    s.thing(ear, "#3a1c3c", 1.4, shade=0.6, shcol="#1a0826", hatch=0, line=2.2)
    for pts in ([(-0.09, -0.08), (-0.02, -0.12), (0.03, -0.06), (0.0, 0.03)], [(-0.06, -0.03), (-0.01, -0.05), (-0.02, 0.02), (-0.05, 0.05)]):
        s.curve(move(pts, *d, 322, 4, True), 2.4, "#1a0826")
    for pts, at, flip, t in (([(0.16, -0.1), (0.23, -0.055), (0.31, -0.07)], c, False, -12), ([(0.14, -0.1), (0.22, -0.055), (0.3, -0.075)], d, True, 4)):  # closed eyes, lit from below  # fmt: skip
        e = move(pts, *at, 320, t, flip)
        s.curve(e, 5, "#140620")
        s.curve([(x, y + 4) for x, y in e], 2, "#f8a868", body=True, alpha=0.9)
        for i in range(5):
            q = np.asarray(e[0]) * (1 - i / 4) + np.asarray(e[2]) * i / 4 + [0, 8 if 0 < i < 4 else 2]
            s.stroke([q, q + [(-5 if flip else 5), 13]], 2.2, "#140620")
    for pts, at, flip, t in (([(0.12, -0.3), (0.22, -0.36), (0.33, -0.32)], c, False, -12), ([(0.1, -0.28), (0.22, -0.33), (0.34, -0.27)], d, True, 4)):
        s.curve(move(pts, *at, 320, t, flip), 9, "#140620")
    for at, flip, tn in ((c, False, -12), (d, True, 4)):
        s.wash(ell(*move([(0.26, 0.16)], *at, 320, tn, flip)[0], 44, 36), "#e0503a", 0.5, wet=26, gran=0.1)
        for pts, w in (([(0.425, 0.336), (0.38, 0.332), (0.345, 0.346)], 3.4), ([(0.43, 0.178), (0.4, 0.165), (0.385, 0.186)], 3), ([(0.37, 0.1), (0.35, 0.17), (0.375, 0.2)], 2)):  # fmt: skip
            s.curve(move(pts, *at, 320, tn, flip), w, "#140620")
    for line, lit in ((f, 1), (g, -1)):
        s.stroke(path([(x - 1.5 * lit, y) for x, y in line[2:-2]], 6), 2.4, "#ffd890", body=True, alpha=0.9)
    s.thing(ell(246, 690, 9, 20), "#f2c24a", 0.9, shade=0.3, hatch=0, line=2)
    _lamp(s, hole)
    # the thickness of the door
    s.wash(hole.difference(move(hole, 20, 26)), "#120618", 1.6, wet=6, clip=hole)
    s.outline(hole, 5, lost=0)
    rim = np.asarray(hole.exterior.coords)
    low = rim[(rim[:, 0] > 560) & (rim[:, 1] > 600)]
    s.stroke(low[::3], 3.4, "#ffe9b0", body=True, alpha=0.85)
    sill = poly([(266, 1322), (690, 1344), (694, 1366), (262, 1344)])
    s.thing(sill, "#f0c468", 0.8, col2="#c8863a", shade=0.2, hatch=0, line=2.4)
    _witness(s)


def _lamp(s, hole):
    """Over their heads a lamp like a ring, and the light between them hangs from it: a key."""
    x, y = BOW
    s.glow(x, y, 250, "#ffb040", 0.3, 0.5)
    s.stroke([(x - 2, 96), (x, y - 112)], 9, "#150722", taper=(0, 0), clip=hole, body=True)
    s.stroke([(x - 5, 96), (x - 3, y - 112)], 2, "#ffd890", taper=(0, 0), clip=hole, body=True, alpha=0.7)
    bow = ell(x, y, 106).difference(ell(x, y, 50))
    collar = limb([(x - 68, y + 114), (x, y + 120), (x + 68, y + 114)], [14, 16, 14])
    s.wash(ell(x, y, 106).buffer(6), "#2a1038", 1.1, wet=12)
    s.cover(union(bow, ell(x, y, 106)))
    s.wash(ell(x, y, 52), "#2a1238", 1.8, gran=0.12, off=0)
    s.wash(bow, "#ffc93a", 0.75, col2="#ffe89a", mix=("lin", 60, 1, 0), gran=0.12, off=0, edge=0.4)
    s.wash(bow.difference(move(bow, -10, -12)), "#e88a20", 0.6, wet=7, clip=bow)
    s.outline(ell(x, y, 106), 5, "#7a2c1c", lost=0)
    s.outline(ell(x, y, 50), 5, "#7a2c1c", lost=0)
    s.stroke(arc(x, y, 93, 93, 168, 292, 40), 6, "#fffbe4", body=True)
    s.stroke(arc(x, y, 60, 60, 10, 110, 24), 4, "#fffbe4", body=True, alpha=0.8)
    cap = blob([(x - 24, y - 97), (x - 19, y - 122), (x, y - 132), (x + 19, y - 122), (x + 24, y - 97)])
    s.thing(cap, "#4a2450", 1.4, shade=0.7, shcol="#150722", hatch=0, line=3)
    s.thing(collar, "#ffcf50", 0.8, col2="#f0a030", shade=0.4, shcol="#a8501c", hatch=0, line=3.4, gran=0.12)
    s.curve([(x - 64, y + 108), (x, y + 113), (x + 56, y + 109)], 3.4, "#fffbe4", body=True)


def _witness(s):
    """A mouse stands sentry with the key, and looks in."""
    key = union(ell(548, 1272, 47).difference(ell(548, 1272, 25)), limb([(548, 1318), (546, 1380), (544, 1452)], [11, 10, 10]), ell(548, 1326, 18, 9), poly([(540, 1400), (492, 1398), (492, 1414), (504, 1416), (504, 1426), (490, 1428), (490, 1448), (540, 1450)]))  # fmt: skip
    body = blob([(568, 1216), (590, 1176), (630, 1150), (680, 1152), (712, 1186), (752, 1230), (790, 1294), (806, 1370), (792, 1436), (750, 1462), (660, 1466), (622, 1440), (612, 1380), (606, 1320), (612, 1276), (592, 1250)])  # fmt: skip
    muzzle = blob([(606, 1160), (570, 1178), (536, 1190), (526, 1202), (536, 1216), (566, 1238), (604, 1256), (640, 1230), (640, 1180)])
    mouse = smooth(union(body, muzzle), 6)
    tail = [(780, 1440), (860, 1452), (930, 1410), (950, 1330), (912, 1276), (900, 1240)]
    s.wash(move(mouse, 22, 20), "#12061a", 1.1, wet=16)
    s.wash(blob([(470, 1448), (640, 1440), (820, 1450), (860, 1470), (640, 1486), (480, 1476)]), "#12061a", 1.1, wet=10)
    s.wash(move(limb(tail, [14, 12, 10, 8, 5, 2], 12), 10, 16), "#12061a", 0.9, wet=8)
    g = limb(tail, [14, 12, 10, 8, 5, 2], 12)
    s.thing(g, "#c08078", 1.0, shade=0.8, shcol="#4a1c34", hatch=0, line=2.4)
    for p, d, _ in marks.along(path(tail, 12), 11):
        n = np.array([-d[1], d[0]])
        s.stroke([p - n * 7, p + n * 6], 1.2, "#5a2434", clip=g)
    _ear(s, 714, 1120, 0.86, 34)
    s.thing(mouse, "#6a5664", 1.1, col2="#4a3a4c", shade=1.0, shcol="#170c20", hatch=0, line=2.6, soft=60, gran=0.25)
    s.wash(blob([(606, 1290), (640, 1300), (650, 1400), (640, 1460), (610, 1430)]), "#d8c0b0", 0.2, wet=10, clip=mouse)
    _, tone, _ = s.shade_of(mouse, 60)
    full = np.zeros((s.h, s.w), np.float32)
    x0, y0, x1, y1 = s.bounds(mouse, 4)
    full[y0:y1, x0:x1] = tone
    coat = s.mask(mouse.buffer(-4))
    hang = lambda x, y: 0.35 + max(0.0, (y - 1220) / 190) * 1.0 if x > 610 else -0.05 + (y - 1200) * 0.006  # noqa: E731
    marks.pelt(s, coat, hang, 1500, (12, 26), 1.5, "#170c1c", "#c0a4a0", 0.3, tone=full)
    rim(s, mouse, 5, 3, "#ffd9a0", 0.9)
    haunch = blob([(664, 1462), (650, 1410), (676, 1350), (730, 1336), (776, 1372), (784, 1430), (750, 1464)])
    s.outline(haunch, 2.2, "#170c1c", lost=0.45)
    s.thing(blob([(690, 1456), (660, 1446), (612, 1452), (584, 1462), (584, 1472), (640, 1480), (700, 1476)]), "#d09a8c", 0.9, shade=0.7, shcol="#5a2434", hatch=0, line=2.2)  # fmt: skip
    for x in (596, 608, 620):
        s.stroke([(x, 1466), (x - 8, 1474)], 1.6)
    _ear(s, 656, 1112, 1.0, 4)
    eye = ell(602, 1186, 13, 13)
    s.fill(eye, "#0c0610")
    s.fill(ell(598, 1181, 3.6), body=True)
    s.stroke(arc(602, 1186, 14, 15, 150, 330), 1.6, "#e8c8a8", body=True, alpha=0.8)
    s.thing(ell(531, 1200, 11, 9), "#d88880", 1.0, shade=0.6, shcol="#5a2434", hatch=0, line=2)
    s.curve([(540, 1216), (556, 1220), (572, 1216)], 1.8)
    for a, b in ((-70, -30), (-84, -6), (-80, 22), (-56, 40)):
        s.curve([(556, 1206), (556 + a * 0.5, 1206 + b * 0.3), (556 + a, 1206 + b)], 1.5, "#fff0d8", body=True, alpha=0.9)
    s.wash(move(key, 12, 8), "#12061a", 0.9, wet=7, clip=mouse)
    s.thing(key, "#ecbc4a", 1.0, col2="#c08a30", shade=0.7, shcol="#5a2a20", hatch=0, line=2.8, gran=0.25)
    s.stroke([(543, 1330), (541, 1386), (539, 1440)], 3, "#fff4cc", body=True)
    s.stroke(arc(548, 1272, 37, 37, 170, 280), 3.4, "#fff4cc", body=True)
    for y in (1340, 1366):  # both forepaws round the shaft
        arm = limb([(634, y - 22), (596, y - 4), (566, y)], [17, 13, 9])
        s.thing(arm, "#6a5664", 1.1, shade=0.9, shcol="#170c20", hatch=0, line=2)
        marks.pelt(s, s.mask(arm.buffer(-2)), lambda x, y: 2.9, 50, (8, 16), 1.3, "#170c1c", "#c0a4a0", 0.3)
        for k in range(4):
            s.thing(limb([(566, y - 9 + 6 * k), (550, y - 10 + 6.4 * k), (536, y - 7 + 6 * k)], [4.6, 4.4, 3.2]), "#e0a898", 0.9, shade=0.6, shcol="#5a2434", hatch=0, line=1.5)  # fmt: skip


def _ear(s, x, y, k, turn):
    """Thin enough that the light comes through."""

    def at(*pts):
        return [tuple(p) for p in move(list(pts), x, y, k, turn)]

    ear = blob(at((-14, 52), (-40, 14), (-42, -26), (-16, -56), (20, -56), (44, -26), (42, 14), (20, 50)))
    s.thing(ear, "#e8806a", 0.85, col2="#c85450", shade=0.5, shcol="#7a2434", hatch=0, line=2.8, gran=0.2)
    s.wash(blob(at((-24, 60), (-18, 10), (2, -4), (22, 14), (28, 60))), "#3a1428", 1.2, wet=16, clip=ear)
    s.wash(ear.difference(ear.buffer(-9)), "#3a2434", 0.8, wet=6, clip=ear)
    for pts in (((0, 34), (6, -6), (-8, -38)), ((4, 10), (24, -12), (22, -36)), ((0, 14), (-18, -8), (-24, -26))):
        s.curve(at(*pts), 1.5, "#8a2434", alpha=0.7)
    for _ in range(26):
        a = s.rng.uniform(-2.6, -0.3) + math.radians(turn)
        p = np.array([x + 42 * k * math.cos(a), y + 52 * k * math.sin(a)])
        s.stroke([p, p + [9 * math.cos(a + 0.4), 9 * math.sin(a + 0.4)]], 1.3, "#2a1824")
    rim(s, ear, 4, 3, "#ffe4b8", 0.9)
