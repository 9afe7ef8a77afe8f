"""Desire: what is to be seen through a keyhole."""

import cv2

from ..easel import *

HER = [(-0.06, -0.62), (0.2, -0.57), (0.35, -0.42), (0.39, -0.24), (0.355, -0.11), (0.4, -0.02), (0.5, 0.1), (0.5, 0.16), (0.42, 0.19), (0.425, 0.235), (0.49, 0.28), (0.48, 0.325),
       (0.425, 0.34), (0.475, 0.37), (0.465, 0.425), (0.4, 0.45), (0.395, 0.49), (0.415, 0.55), (0.38, 0.62), (0.27, 0.66), (0.12, 0.62)]  # fmt: skip
HIM = [(-0.06, -0.64), (0.18, -0.6), (0.33, -0.44), (0.37, -0.28), (0.385, -0.2), (0.36, -0.12), (0.44, 0.0), (0.525, 0.12), (0.51, 0.17), (0.42, 0.19), (0.42, 0.245), (0.462, 0.29), (0.452, 0.325),
       (0.41, 0.335), (0.452, 0.36), (0.445, 0.41), (0.4, 0.43), (0.4, 0.48), (0.44, 0.56), (0.42, 0.65), (0.3, 0.71), (0.1, 0.64)]  # fmt: skip


def _shade(s, g, m, gap, side):
    """A body in the dark: plum, and warm where the light between them falls on it."""
    here = s.mask(g) * m
    s.cover(here)
    s.wash(here, "#3a1c4c", 1.5, col2="#241034", pool=0.3, edge=0.2, rough=0)
    far = cv2.distanceTransform((gap < 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    here = here * np.where(marks.field(s, lambda x, y: (500 - x) * side) > -40, 1, 0).astype(np.float32)
    for width, k in ((110, 0.4), (40, 0.5), (12, 0.4)):
        s.density *= (1 - k * np.exp(-far / width) * here)[..., None]
    s.wash((np.exp(-far / 60) * here).astype(np.float32), "#d8482e", 0.75, edge=0, rough=0)


@card("plum", paper="cold", light=(-0.4, -0.7))
def keyhole_kiss(s):
    r = s.rng
    s.wash(s.all, "#3c2148", 1.35, col2="#22122e", pool=0.6, bloom=4)
    for x in (60, 300, 720, 930):
        s.stroke([(x, -20), (x + 4, 760), (x - 3, 1520)], 5, "#120818")
        for _ in range(12):
            a, y = x + r.uniform(20, 190), r.uniform(-100, 1400)
            s.curve([(a, y), (a + r.normal() * 8, y + 120), (a + r.normal() * 8, y + 260)], 1.5, "#150a20")
    tilt = lambda g: move(g, rot=3, origin=(500, 700))  # noqa: E731
    plate = tilt(smooth(union(ell(500, 540, 520), poly([(236, 860), (764, 860), (852, 1452), (148, 1452)])), 50))
    hole = tilt(smooth(union(ell(500, 540, 420), poly([(372, 820), (628, 820), (716, 1340), (284, 1340)])), 16))
    s.wash(move(plate, 18, 26), "#0c0616", 1.1, wet=16)
    s.thing(plate, "#c8923a", 1.0, col2="#7a4a2a", shade=0.7, shcol="#3a2030", hatch=9, line=4)
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
    s.wash(hole, "#fbd88a", 0.6, col2="#d8483e", mix=("rad", 492, 640, 470, 0, 1), pool=0.5, bloom=3, edge=0)
    m = s.mask(hole)
    # she
    c = (316, 560)
    f = move(HER, *c, 318, -12)
    body = [
        (412, 846),
        (402, 880),
        (430, 926),
        (470, 984),
        (468, 1030),
        (436, 1074),
        (420, 1150),
        (398, 1240),
        (370, 1360),
        (-60, 1400),
        (-60, 900),
        (90, 860),
        (190, 800),
        (206, 720),
    ]
    her = smooth(valid(Polygon([*path([*f, *body], 6), (120, 700), (110, 480), (230, 360)])), 3)
    afro = s.warp(
        s.mask(
            blob(
                [
                    (100 + 0, 520),
                    (70, 400),
                    (110, 290),
                    (220, 226),
                    (330, 244),
                    (386, 310),
                    (376, 372),
                    (330, 420),
                    (296, 520),
                    (282, 610),
                    (200, 690),
                    (120, 640),
                ]
            )
        ),
        (0, 0, s.w, s.h),
        3,
        7,
    )
    # he
    d = (670, 520)
    g = move(HIM, *d, 322, 4, True)
    back = [
        (604, 800),
        (612, 850),
        (590, 900),
        (566, 980),
        (572, 1080),
        (584, 1180),
        (606, 1280),
        (640, 1380),
        (1060, 1400),
        (1060, 880),
        (900, 820),
        (812, 760),
        (806, 700),
    ]
    him = smooth(valid(Polygon([*path([*g, *back], 6), (850, 600), (860, 460), (800, 350)])), 3)
    gap = m * (1 - s.mask(him)) * (1 - s.mask(her)) * s.mask(box(330, 280, 660, 1400))
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
    hair = blob(
        [
            (566, 330),
            (600, 300),
            (690, 286),
            (790, 318),
            (850, 400),
            (866, 520),
            (836, 640),
            (800, 690),
            (770, 640),
            (744, 560),
            (730, 500),
            (700, 460),
            (660, 440),
            (610, 420),
            (574, 390),
        ]
    )
    s.cover(s.mask(hair) * m)
    s.wash(s.mask(hair) * m, "#1e0e2a", 1.7, edge=0.3, rough=0)
    for k in range(44):
        u = k / 43
        s.curve([(566 + 150 * u, 396 + 74 * u), (610 + 136 * u, 318 + 130 * u), (740 + 50 * u, 312 + 200 * u), (836 - 50 * u, 450 + 130 * u), (828 - 40 * u, 600 + 60 * u)], 1.9,
                "#f08a4a" if k < 7 else "#5a3a70", body=True, alpha=0.85 if k < 7 else 0.55, wobble=2.4, clip=hair)  # fmt: skip
    ear = move(blob([(-0.12, -0.12), (-0.02, -0.16), (0.06, -0.08), (0.03, 0.05), (-0.04, 0.12), (-0.1, 0.06)]), *d, 322, 4, True)
    s.thing(ear, "#6a3048", 1.1, shade=0.6, shcol="#2a1034", hatch=0, line=2.2)
    for pts in ([(-0.09, -0.08), (-0.02, -0.12), (0.03, -0.06), (0.0, 0.03)], [(-0.06, -0.03), (-0.01, -0.05), (-0.02, 0.02), (-0.05, 0.05)]):
        s.curve(move(pts, *d, 322, 4, True), 2.4, "#1a0826")
    for pts, at, flip, t in (
        ([(0.16, -0.1), (0.23, -0.055), (0.31, -0.07)], c, False, -12),
        ([(0.14, -0.1), (0.22, -0.055), (0.3, -0.075)], d, True, 4),
    ):  # closed eyes, lit from below
        e = move(pts, *at, 320, t, flip)
        s.curve(e, 5, "#140620")
        s.curve([(x, y + 4) for x, y in e], 2, "#f8a868", body=True, alpha=0.9)
        for i in range(5):
            q = np.asarray(e[0]) * (1 - i / 4) + np.asarray(e[2]) * i / 4 + [0, 8 if 0 < i < 4 else 2]
            s.stroke([q, q + [(-5 if flip else 5), 13]], 2.2, "#140620")
    for pts, at, flip, t in (([(0.12, -0.3), (0.22, -0.36), (0.33, -0.32)], c, False, -12), ([(0.1, -0.28), (0.22, -0.33), (0.34, -0.27)], d, True, 4)):
        s.curve(move(pts, *at, 320, t, flip), 9, "#140620")
    for line, lit in ((f, 1), (g, -1)):
        s.stroke(path([(x - 1.5 * lit, y) for x, y in line[2:-1]], 6), 2.4, "#ffd890", body=True, alpha=0.9)
    s.thing(ell(246, 690, 9, 20), "#f2c24a", 0.9, shade=0.3, hatch=0, line=2)
    _clasp(s, m, hole)
    # the thickness of the door
    s.wash(hole.difference(move(hole, 20, 26)), "#120618", 1.6, wet=6, clip=hole)
    s.outline(hole, 5, lost=0)
    rim = np.asarray(hole.exterior.coords)
    low = rim[(rim[:, 0] > 560) & (rim[:, 1] > 600)]
    s.stroke(low[::3], 3.4, "#ffe9b0", body=True, alpha=0.85)
    _witness(s)


def _clasp(s, m, hole):
    """Below, their hands have found each other: the foot of the vase."""
    for e, cuff in ((1, "#6a2a4a"), (-1, "#2f3a5a")):
        q = lambda pts, e=e: [(500 - (500 - x) * e, y) for x, y in pts]  # noqa: E731
        arm = limb(q([(250, 1060), (340, 1150), (440, 1192)]), [44, 38, 30])
        s.cover(s.mask(arm) * m)
        s.wash(s.mask(arm) * m, cuff, 1.4, col2="#241034", edge=0.5)
        s.outline(arm, 2.6, clip=hole)
        s.stroke(q([(290, 1060), (370, 1126), (446, 1164)]), 2.6, "#f8a868", body=True, alpha=0.8, clip=hole)
    for e, col in ((-1, "#a85a48"), (1, "#7a3a34")):
        q = lambda pts, e=e: [(500 - (500 - x) * e, y) for x, y in pts]  # noqa: E731
        palm = blob(q([(430, 1166), (470, 1158), (512, 1172), (524, 1200), (500, 1226), (456, 1226), (430, 1214)]))
        s.thing(palm, col, 1.0, shade=0.6, shcol="#3a1034", hatch=4, line=2.2)
        if e == 1:
            s.thing(limb(q([(452, 1170), (484, 1150), (508, 1152)]), [11, 11, 8]), col, 1.0, shade=0.5, shcol="#3a1034", hatch=0, line=2.2)
    for k in range(4):  # fingers go between fingers
        x = 474 + 17 * k
        a, col = (1, "#7a3a34") if k % 2 == 0 else (-1, "#a85a48")
        s.thing(
            limb([(x - 12 * a, 1172 + 3 * k), (x + 2 * a, 1196 + 2 * k), (x + 6 * a, 1222)], [10, 10, 8]),
            col,
            1.0,
            shade=0.5,
            shcol="#3a1034",
            hatch=0,
            line=2.1,
        )
        s.stroke([(x - 10 * a, 1170 + 3 * k), (x + 1 * a, 1192 + 2 * k)], 2, "#ffc890", body=True, alpha=0.7)


def _witness(s):
    """A mouse on the sill of the hole, and what it has taken."""

    def key_():
        s.wash(move(key, 12, 6), "#1a0a20", 0.8, wet=7)
        s.thing(key, "#e8b84a", 1.0, col2="#b07a2a", shade=0.6, shcol="#5a2a20", hatch=5, line=2.6)
        s.stroke([(660, 1190), (644, 1262), (634, 1310)], 3, "#fff0c0", body=True)

    key = union(
        ell(672, 1122, 46).difference(ell(672, 1122, 25)), limb([(664, 1166), (646, 1250), (628, 1338)], [11, 10, 10]), ell(661, 1178, 17, 10, -12),
        poly([(632, 1322), (682, 1334), (678, 1354), (664, 1350), (660, 1338), (650, 1336), (646, 1350), (626, 1344)]), poly([(640, 1284), (680, 1294), (676, 1310), (636, 1302)]),
    )  # fmt: skip
    sill = poly([(266, 1322), (690, 1344), (694, 1366), (262, 1344)])
    s.thing(sill, "#f0c468", 0.8, col2="#c8863a", shade=0.2, hatch=0, line=2.4)
    s.wash(blob([(470, 1336), (600, 1340), (650, 1350), (600, 1366), (480, 1358)]), "#4a2030", 0.8, wet=6)
    mouse = four("mouse", (0, 0, 0), 62, "sit", 3.3, col="#7a6270", look_at=(0.4, 2.4, 0.6))
    cam = spot(540, 1350, 360, 6)
    shot = shoot([mouse], cam, (0.1, 0.9, -0.3))
    s.model(shot, line=2.6)
    key_()
