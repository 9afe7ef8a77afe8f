"""A scarecrow clutches the caged moon: everything is lit by what he holds."""

from ..easel import *

MOON = np.array([505.0, 850.0])
CROW = [(1.02, -0.6, 1), (0.76, -0.8), (0.52, -0.86), (0.3, -0.74), (0.08, -0.46), (-0.3, -0.2), (-0.86, 0.3), (-1.24, 0.62, 1), (-1.02, 0.68), (-0.62, 0.5), (-0.3, 0.42), (0.1, 0.42), (0.44, 0.14), (0.6, -0.26), (0.66, -0.48), (0.78, -0.54)]  # fmt: skip


def crow(s, x, y, q, way=1, tip=0.0):
    """A crow in silhouette; the light of the cage runs along its breast, its beak and the edges of its feathers."""

    def at(pts):
        return move(pts, x, y, q, -tip * way, way < 0)

    for a in (-0.12, 0.14):
        foot = at([(a, 0.36), (a + 0.03, 0.62), (a - 0.02, 0.86)])
        s.stroke(foot, q * 0.07, "#0c0d16", taper=(0, 0))
        for e in (-0.16, 0.05, 0.22):
            s.stroke(at([(a - 0.02, 0.84), (a + e, 0.92)]), q * 0.05, "#0c0d16")
    g = blob([(*p, c[2] if len(c) > 2 else 0) for p, c in zip(at(CROW), CROW, strict=True)], 8)
    s.cover(g)
    s.wash(g, "#10121f", 2.0, edge=0.4, pool=0.2)
    s.fill(g, "#10121f", alpha=0.7)
    d = MOON - (x, y)
    d = d / np.hypot(*d)
    rim = g.difference(move(g, -d[0] * q * 0.05, -d[1] * q * 0.05))
    s.fill(rim, "#f0cf7c", body=True, alpha=0.85)
    for i in range(9):  # the wing, feather by feather
        u = i / 8
        a, b = (0.1 - 0.5 * u, -0.34 + 0.4 * u), (-0.3 - 0.72 * u, 0.16 + 0.38 * u)
        s.curve(at([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.1), b]), q * 0.022, "#6f7fae", body=True, alpha=0.85)
    for _ in range(14):
        p = (s.rng.uniform(0.0, 0.5), s.rng.uniform(-0.5, 0.2))
        s.stroke(at([p, (p[0] - 0.07, p[1] + 0.1)]), q * 0.018, "#55648f", body=True, alpha=0.8)
    e = at([(0.6, -0.66)])[0]
    s.fill(ell(*e, q * 0.05), "#f4dc90", body=True)
    s.fill(ell(*e, q * 0.024), "#10121f", body=True)
    s.stroke(at([(1.0, -0.6), (0.8, -0.63), (0.68, -0.62)]), q * 0.02, "#8a93b8", body=True)


def straw(s, root, way, n, long, spread=0.35, wide=14, w=3.4, bend=0.0):
    """A bundle of straw from a sleeve or a seam."""
    r = s.rng
    for k in range(n):
        a = way + r.normal() * spread
        q = long * r.uniform(0.55, 1.1)
        u = np.array([-math.sin(way), math.cos(way)])
        p = np.array(root) + u * r.normal() * wide
        d = np.array([math.cos(a), math.sin(a)])
        e = np.array([math.cos(a + bend), math.sin(a + bend)])
        pts = [p, p + d * q * 0.5, p + d * q * 0.5 + e * q * 0.5]
        s.curve(pts, w * 1.5, "#3a2410", body=True, alpha=0.7)
        s.curve(pts, w, ("#e8c060", "#b5832f", "#f8e2a0", "#d6a444")[k % 4], body=True)


def finger(s, pts, w=15):
    """A finger of twisted straw, tied twice."""
    g = limb(pts, [w, w * 0.9, w * 0.6])
    s.cover(g)
    s.wash(g, "#e2b450", 0.8, edge=0.8)
    for q in (-0.5, -0.1, 0.35):
        s.curve([(p[0] + q * w, p[1] + q * w * 0.6) for p in pts], 2, "#8a5a1c", clip=g)
    s.outline(g, 2.6, "#2a1410", lost=0)
    m = pts[1]
    s.stroke([(m[0] - w, m[1] - 3), (m[0] + w, m[1] + 4)], 3, "#8a2c34")


def hand_(s, g, line):
    """The back of a hand of straw, from the cuff to where the fingers are tied on."""
    s.cover(g)
    s.wash(g, "#c08a34", 0.9, edge=0.8)
    for q in np.linspace(-30, 30, 13):
        s.curve([(x + q * 0.35, y + q * 0.8) for x, y in line], 2.2, ("#6a4212", "#f6d888", "#8a5a1c")[int(q) % 3], body=True, alpha=0.9, clip=g)
    s.outline(g, 3, "#2a1410", lost=0)


def sleeve(s, g, lit, folds, tweed=0.6):
    """Heavy cloth: dark by itself, warm where the moon reaches it, with folds that end in the elbow."""
    s.cover(g)
    s.wash(g, "#a8683c", 0.75, col2="#8a4a34", edge=0.7, pool=0.4)
    s.wash(g, "#241638", 0.85, grad=("rad", *MOON, 470, -0.1, 1.0), edge=0.2)
    s.lift(s.mask(lit.buffer(6)) * s.mask(g), 0.35, 14)
    s.wash(lit, "#f6b840", 0.3, wet=12, clip=g)
    s.hatch(g, tone=tweed, ang=64, sep=9, w=1.1, thr=0.3, omit=0.9, longest=26)
    for pts, w in folds:
        fold = limb(pts, [w * 1.7, w * 3, w * 0.4])
        s.wash(fold, "#150c20", 0.9, wet=4, clip=g)
        s.curve(pts, w, "#150c18", clip=g)
        s.curve([(p[0] - 5, p[1] - 7) for p in pts], w * 0.45, "#f0c070", body=True, alpha=0.55, clip=g)
    s.outline(g, 3.6, "#120b18", lost=0.1)


def patch(s, x, y, q, rot, col):
    g = move(poly([(-q, -q * 0.9), (q * 0.9, -q), (q, q * 0.8), (-q * 0.86, q)]), x, y, 1, rot)
    s.cover(g)
    s.wash(g, col, 0.9, edge=0.8)
    s.wash(g, "#1a1230", 0.35, grad=("rad", *MOON, 560, 0.0, 1.0))
    s.hatch(g, tone=0.55, ang=rot + 80, sep=7, w=1, thr=0.3, omit=0.6)
    s.outline(g, 2.6, lost=0)
    for p, d, _ in marks.along([*g.exterior.coords], 26):
        n = np.array([-d[1], d[0]]) * 9
        s.stroke([p - n + d * s.rng.normal() * 3, p + n], 2.4, "#e8d8b0", body=True)


def head_of(s):
    sack = blob([(402, 300), (420, 250), (590, 244), (616, 300), (622, 390), (592, 470), (556, 520), (470, 524), (424, 480), (396, 396)])
    s.cover(sack)
    s.wash(sack, "#c69c5c", 0.85, col2="#a57a44", edge=0.7)
    s.wash(sack, "#2a1c38", 0.75, grad=("lin", 90, 1.2, -0.25), edge=0.2)
    s.wash(blob([(440, 430), (510, 452), (590, 426), (560, 516), (466, 520)]), "#f8d070", 0.4, wet=12, clip=sack)
    m = s.mask(sack)
    for a in (0.12, math.pi / 2 + 0.12):  # sacking
        marks.pelt(s, m, lambda x, y, a=a: a, 170, (10, 22), 1.1, "#4a3020", "#e8cf98", 0.2, None, 0.5)
    for x in (432, 456, 484, 512, 540, 566, 588):  # it is gathered at the neck
        s.curve([(510 + (x - 510) * 0.7, 524), (x, 486), (x + (x - 510) * 0.16, 446)], 2.6, "#2a1a18", clip=sack)
    s.outline(sack, 3.6, "#150c18", lost=0.1)
    for x, y, e in ((458, 372, 1), (556, 366, -1)):  # torn holes; a spark of the moon in each
        hole = blob([(x - 30, y + 2, 1), (x - 8, y - 20), (x + 24, y - 14 + 4 * e), (x + 30, y + 6, 1), (x + 8, y + 20), (x - 18, y + 16)])
        s.cover(hole)
        s.fill(hole, "#0d0a14")
        s.fill(ell(x + 1, y + 6, 7), "#fbeab0", body=True)
        s.stroke(arc(x + 1, y + 2, 24, 17, 20, 160), 2, "#f0c870", body=True, alpha=0.8)
        for k in range(5):  # its frayed edge
            a = -0.4 - k * 0.55
            s.stroke([(x + 27 * math.cos(a), y + 17 * math.sin(a)), (x + 42 * math.cos(a), y + 27 * math.sin(a))], 1.8, "#e8cf98", body=True, alpha=0.7)
        s.curve([(x - 40 * e, y - 50), (x, y - 40), (x + 42 * e, y - 14)], 7, "#1c1018")
        s.curve([(x - 38 * e, y - 62), (x, y - 54), (x + 40 * e, y - 30)], 2.4, "#1c1018")
    s.curve([(500, 372), (488, 408), (506, 420), (524, 412)], 3.2, "#1c1018")
    s.curve([(440, 470), (476, 452), (520, 446), (566, 452), (592, 462)], 4.4, "#1c1018")
    for k in range(8):
        x = 450 + 18 * k
        y = 448 + 0.0042 * (x - 520) ** 2
        s.stroke([(x - 4, y - 13), (x + 5, y + 15)], 3.4, "#e8d8b0", body=True)
        s.stroke([(x - 4, y - 13), (x + 5, y + 15)], 1.2, "#3a2420")
    scarf = blob([(418, 500), (470, 522), (548, 520), (602, 494), (634, 540), (592, 580), (510, 592), (430, 582), (392, 546)])
    s.cover(scarf)
    s.wash(scarf, "#a02c38", 1.0, edge=0.6)
    s.wash(scarf, "#1c0c24", 1.0, grad=("lin", 90, 1.0, 0.15))
    for a in ((420, 520), (446, 534), (482, 544), (540, 544), (578, 530)):
        s.curve([a, (a[0] + 10, a[1] + 20), (a[0] - 4, a[1] + 44)], 2.4, "#2a0c18", clip=scarf)
    s.outline(scarf, 3.2, "#150c18", lost=0)
    straw(s, (470, 586), math.pi * 0.5, 16, 60, 0.4, 40, 2.8)


def hat_of(s):
    crown = blob([(398, 262), (404, 170), (432, 96), (486, 108), (530, 84), (590, 110), (612, 180), (622, 254)])
    brim = blob(
        [(246, 290), (300, 246), (404, 250), (510, 262), (622, 240), (720, 214), (776, 228), (752, 274), (650, 308), (520, 322), (390, 322), (290, 316)]
    )
    for g in (crown, brim):
        s.cover(g)
        s.wash(g, "#6a5f78", 0.9, col2="#4c4864", edge=0.6)
        s.wash(g, "#120f28", 0.65, grad=("lin", 90, 1.1, 0.0))
    s.wash(blob([(270, 304), (400, 312), (520, 316), (650, 300), (740, 268), (650, 312), (520, 330), (390, 328)]), "#f0b050", 0.6, wet=6, clip=brim)
    s.thing(blob([(400, 218), (510, 236), (616, 212), (622, 246), (510, 264), (400, 252)]), "#7a2430", 1.0, shade=0.5, hatch=5, line=2.6)
    for pts in (
        [(440, 104), (462, 150), (452, 210)],
        [(540, 92), (530, 140), (548, 196)],
        [(320, 258), (350, 286), (420, 300)],
        [(690, 238), (660, 264), (600, 284)],
    ):
        s.curve(pts, 2.8, "#0d0a14")
        s.curve([(p[0] + 5, p[1] + 2) for p in pts], 1.6, "#8d86ac", body=True, alpha=0.7)
    s.hatch(union(crown, brim), tone=0.62, ang=70, sep=8, w=1.1, thr=0.35, omit=0.8, longest=28)
    for g in (crown, brim):
        s.outline(g, 3.6, "#0d0a14", lost=0.1)
    straw(s, (396, 316), 1.9, 12, 66, 0.3, 12, 2.8)
    straw(s, (626, 306), 1.2, 12, 66, 0.3, 12, 2.8)


def cage(s):
    x0, top, base, w = 505, 590, 1060, 214
    back = [-0.75, -0.3, 0.2, 0.62]
    for u in back:
        s.curve([(x0, top + 6), (x0 + u * w * 0.75, 650), (x0 + u * w, 780), (x0 + u * w, base - 34)], 3.4, "#6a4a20", alpha=0.9)
    moon = ell(*MOON, 172)
    s.cover(moon)
    s.wash(moon, "#f6e3a4", 0.35, bloom=3, pool=0.6)
    for dx, dy, q, rot in ((-66, -50, 40, 20), (40, 30, 54, -20), (-30, 84, 28, 0), (84, -70, 24, 30), (-100, 40, 20, 60), (10, -104, 26, 0)):
        g = ell(MOON[0] + dx, MOON[1] + dy, q, q * 0.72, rot)
        s.wash(g, "#c9a55c", 0.38, edge=0.8, rough=3)
        s.stroke(move(arc(0, 0, q, q * 0.72, 160, 300), MOON[0] + dx, MOON[1] + dy, 1, rot), 1.4, "#8a6a3a")
    s.wash(moon.difference(move(moon, -24, -30)), "#b88a44", 0.5, wet=12)
    s.outline(moon, 2.2, "#5a3c1c", lost=0.4)
    for k in range(-4, 5):
        t = math.sin(k / 4.0 * math.pi / 2)
        x = x0 + w * t
        y = base + 34 * math.sqrt(max(0, 1 - t * t))
        pts = [(x0 + 4 * k, top + 4), (x0 + w * t * 0.62, 636), (x0 + w * t * 0.97, 740), (x, 860), (x, y)]
        s.curve(pts, 10, "#3a2410", n=14, wobble=0.3, taper=(0, 0))
        s.curve(pts, 7, "#b5832f", n=14, wobble=0.3, taper=(0, 0))
        s.curve([(a - 1.5, b) for a, b in pts], 2.2, "#fbe6a8", n=14, body=True, wobble=0.3, taper=(0, 0))
    for y, e, q in ((760, 205, 30), (base, w, 36)):
        for col, n, dy in (("#3a2410", 15, 0), ("#b5832f", 11, 0), ("#fbe6a8", 3, -3)):
            s.stroke(arc(x0, y + dy, e, q, -4, 184), n, col, body=col == "#fbe6a8", wobble=0.3, taper=(0, 0))
    s.thing(ell(x0, top, 26, 16), "#b5832f", 1.0, shade=0.6, shcol="#3a2410", hatch=0, line=2.6)
    s.stroke(arc(x0, top - 30, 18, 22, 0, 360), 9, "#3a2410", taper=(0, 0))
    s.stroke(arc(x0, top - 30, 18, 22, 0, 360), 5.5, "#d8a444", taper=(0, 0))


@card("midnight", paper="cold", light=(0.0, 0.3), fresh=True)
def scarecrow_moon(s):
    r = s.rng
    s.sky([(0, "#101c40", 1.35), (0.5, "#24406a", 1.0), (0.84, "#6a8094", 0.55)], wet=60)
    for y in (140, 330, 480, 640, 700, 900, 1010):  # long clouds, lit from below
        x = r.uniform(-100, 600)
        n = r.uniform(340, 700)
        g = limb([(x, y), (x + n * 0.4, y - 16), (x + n, y + 6)], [3, r.uniform(10, 24), 2])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 8), 0.35, 7)
    places.stars(s, 60, (0, 0, 1000, 760))
    ground = valid(Polygon([*path([(-40, 1216), (300, 1200), (700, 1206), (1040, 1190)], 10), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#96743c", 0.7, col2="#6a5440", edge=0.5)
    s.wash(ground, "#141530", 0.9, grad=("rad", 505, 1260, 600, -0.1, 1.3), edge=0)
    s.glow(505, 900, 560, "#f0cf80", 0.3, 0.7)
    for k in range(-16, 17):  # rows of stubble run to the horizon
        for _ in range(46):
            u = r.uniform(0.0, 1) ** 1.5
            x, y = 500 + k * (22 + 140 * u), 1206 + 330 * u
            q = 6 + 52 * u
            near = math.exp(-((x - 505) ** 2 + (y - 1240) ** 2) / 330**2)
            col = mix("#4a3a30", "#eec868", min(1, 0.25 + near + 0.2 * r.random()))
            s.stroke([(x, y), (x + r.normal() * q * 0.12, y - q * r.uniform(0.5, 1))], 1 + 2.6 * u, col, body=True, alpha=0.9)
    s.thing(limb([(505, 1470), (503, 1300), (500, 1100)], [24, 24, 22]), "#5a4434", 1.0, shcol="#1a1018", hatch=5, line=3)
    s.wash(ell(505, 1468, 90, 18), "#0c0a14", 1.0, wet=8)
    tails = [
        (792, 1250, 1),
        (726, 1216),
        (708, 1316, 1),
        (640, 1240),
        (602, 1340, 1),
        (540, 1246),
        (486, 1330, 1),
        (440, 1240),
        (372, 1330, 1),
        (330, 1226),
        (236, 1290, 1),
    ]
    coat = blob([(330, 600), (420, 548), (600, 546), (690, 590), (740, 800), (760, 1010), *tails, (252, 1010), (282, 800)])
    rear = blob([(258, 1180), (772, 1180), (740, 1240), (500, 1270), (270, 1250)])
    s.wash(rear, "#0d0814", 1.6)
    sleeve(
        s,
        coat,
        ell(*MOON, 290),
        [
            ([(350, 1130), (340, 1200), (360, 1290)], 4),
            ([(470, 1140), (476, 1220), (484, 1310)], 4),
            ([(600, 1130), (612, 1210), (604, 1310)], 4),
            ([(716, 1120), (726, 1180), (716, 1260)], 4),
        ],
    )
    for y in (1130, 1190):
        s.thing(ell(520, y, 13), "#2a1c24", 1.0, shade=0.3, hatch=0, line=2.4)
    patch(s, 400, 1170, 44, 10, "#4a6a8a")
    patch(s, 660, 1176, 40, -14, "#6a8a5a")
    for p in tails[::2]:
        straw(s, (p[0], p[1] - 40), math.pi / 2, 6, 70, 0.25, 18, 2.6)
    head_of(s)
    hat_of(s)
    s.lift(ell(*MOON, 262).intersection(coat), 0.6, 36)
    s.wash(ell(*MOON, 250), "#f8c048", 0.5, wet=40, clip=coat)
    cage(s)
    # his right arm is under the cage, the left is laid over it
    low = blob(
        [
            (352, 566),
            (284, 590),
            (200, 700),
            (120, 850),
            (84, 940),
            (92, 1000),
            (150, 1042),
            (260, 1074),
            (372, 1106),
            (392, 1060),
            (384, 1012),
            (290, 984),
            (232, 940),
            (260, 880),
            (330, 740),
            (380, 640),
        ]
    )
    sleeve(
        s,
        low,
        limb([(330, 740), (250, 900), (380, 1010)], [40, 36, 30]),
        [
            ([(110, 960), (170, 930), (236, 944)], 4.5),
            ([(130, 1010), (190, 962), (240, 952)], 3.5),
            ([(120, 900), (176, 890), (238, 906)], 3.5),
            ([(318, 604), (322, 650), (360, 690)], 3),
        ],
    )
    patch(s, 176, 846, 34, 28, "#8a5a6a")
    straw(s, (372, 1064), 0.1, 30, 70, 0.3, 24, 3)
    palm = blob([(364, 1020), (420, 1086), (500, 1120), (540, 1150), (520, 1176), (440, 1164), (384, 1130), (358, 1100)])
    hand_(s, palm, [(360, 1060), (430, 1110), (530, 1160)])
    for k, (x, y) in enumerate(((404, 1078), (440, 1092), (478, 1102), (516, 1106))):  # fingers come up over the hoop from beneath
        finger(s, [(x - 4, y + 62), (x - 2, y + 14), (x + 12, y - 40)], 17 - k)
    high = blob(
        [
            (640, 560),
            (704, 568),
            (792, 640),
            (882, 750),
            (906, 810),
            (884, 856),
            (820, 858),
            (730, 800),
            (650, 742),
            (604, 704),
            (616, 652),
            (650, 640),
            (720, 690),
            (752, 706),
            (722, 668),
            (650, 632),
        ]
    )
    sleeve(
        s,
        high,
        limb([(620, 720), (740, 800), (850, 840)], [34, 30, 20]),
        [
            ([(880, 800), (826, 776), (756, 712)], 4.5),
            ([(850, 846), (812, 800), (752, 716)], 3.5),
            ([(892, 764), (830, 740), (766, 700)], 3.5),
            ([(662, 580), (690, 610), (700, 650)], 3),
        ],
    )
    straw(s, (610, 680), math.pi + 0.25, 30, 76, 0.3, 24, 3)
    palm = blob([(640, 640), (600, 626), (566, 626), (548, 660), (552, 710), (574, 738), (612, 728), (640, 716)])
    hand_(s, palm, [(640, 680), (600, 680), (556, 684)])
    for k, (x, y, n) in enumerate(((566, 636, 60), (560, 664, 82), (566, 694, 84), (580, 722, 66))):  # fingers between the bars
        finger(s, [(x + 26, y + 4), (x - n * 0.4, y + 6), (x - n, y + 30)], 15 - k)
    crow(s, 690, 150, 78, -1, 8)
    for x, y, q, way, tip in ((96, 1330, 96, 1, 20), (296, 1420, 76, 1, 26), (724, 1410, 84, -1, 30), (904, 1350, 112, -1, 18)):
        s.wash(ell(x - way * 10, y + q * 0.92, q * 0.8, q * 0.14), "#0a0810", 1.1, wet=6)
        crow(s, x, y, q, way, tip)
    for _ in range(120):
        x, y = r.uniform(0, 1000), r.uniform(1440, 1510)
        s.stroke([(x, y + 20), (x + r.normal() * 12, y - r.uniform(20, 60))], 3, ("#2a2028", "#5a4830")[int(r.integers(2))], body=True)
