"""An orator whose head has got away from him."""

from ..easel import *
from ..kit.portrait import SKINS, finger, folds
from .j_crowd import boater, bowler, bun, curls, garment, plume, rider, scarf

NIGHT, BLOOD = "#1a0608", "#4a0410"
CENTRE, BIG, TALL = np.array([622.0, 380.0]), 312, 344


def on(lon, lat, out=1.0, yaw=-27, pitch=-14, roll=9):
    """A point of the balloon from its own longitude and latitude, in degrees; it looks left and down."""
    a, b = math.radians(lon + yaw), math.radians(lat)
    v = np.array([math.cos(b) * math.sin(a), math.sin(b), math.cos(b) * math.cos(a)])
    t = math.radians(pitch)
    x, y = v[0], v[1] * math.cos(t) + v[2] * math.sin(t)
    r = math.radians(roll)
    x, y = x * BIG * out, -y * TALL * out
    return CENTRE + [x * math.cos(r) - y * math.sin(r), x * math.sin(r) + y * math.cos(r)]


def line(*pts):
    return [tuple(on(*p)) for p in pts]


def _square(s):
    """A low town in the haze of the evening; most of the sheet is sky."""
    s.wash(s.all, "#fbdc9a", 0.5, col2="#f6c06a", pool=0.35, gran=0.2)
    s.wash(blob([(300, -100), (1100, -100), (1100, 900), (960, 700), (900, 340), (640, 60)]), "#d0662a", 1.0, wet=95, gran=0.2, pool=0.4)
    s.wash(blob([(620, -100), (1100, -100), (1100, 560), (1010, 380), (860, 60)]), "#5a1410", 1.1, wet=90, gran=0.2)
    s.wash(blob([(-100, 1000), (300, 1080), (700, 1060), (1100, 960), (1100, 1600), (-100, 1600)]), "#d06a2c", 0.9, wet=90, gran=0.2)
    s.wash(blob([(-100, 600), (60, 760), (120, 1000), (-100, 1100)]), "#e09a4a", 0.6, wet=80, gran=0.2)
    s.lift(ell(850, 830, 240, 210, 20), 0.8, 70)  # pale behind the bird
    for col, k, houses in (
        ("#dc9450", 0.8, ((440, 120, 1040, "hip"), (548, 62, 990, "tower"), (600, 128, 1056, "gable"), (716, 96, 1080, "hip"), (800, 74, 1020, "gable"))),
        ("#8a3a24", 1.0, ((-30, 130, 900, "gable"), (96, 70, 800, "tower"), (170, 110, 960, "hip"), (858, 84, 1090, "hip"), (930, 120, 1010, "gable"))),
    ):
        for i, (x, w, y, kind) in enumerate(houses):
            top = {
                "gable": [(x, y), (x + w * 0.5, y - w * 0.6), (x + w, y)],
                "hip": [(x - 6, y), (x + w * 0.24, y - 46), (x + w * 0.76, y - 50), (x + w + 6, y)],
                "tower": [(x, y), (x + 4, y - 30), (x + w * 0.5, y - w * 1.7), (x + w - 4, y - 30), (x + w, y)],
            }[kind]
            g = poly([(x, 1560), *top, (x + w, 1560)])
            s.cover(g)
            s.thing(g, col, k, col2=darker(col, 0.2), shade=0.35, shcol=NIGHT, hatch=0, line=2.4 if k == 1 else 1.6, gran=0.2)
            roof = poly(top)
            s.wash(roof, "#5a1a14", 0.9 * k, gran=0.2, off=0)
            s.outline(roof, 2.2 if k == 1 else 1.6)
            if k < 1:
                for a, b in ((0.3, 34), (0.7, 30), (0.5, 96), (0.28, 150))[: 2 + i % 3]:
                    s.fill(union(box(x + w * a - 7, y + b, x + w * a + 7, y + b + 24), ell(x + w * a, y + b, 7)), "#8a4420", alpha=0.85)
            if k == 1:
                for a, b, lit in ((0.28, 60, i % 2), (0.68, 96, 1 - i % 2), (0.4, 170, 1))[: 3 if w > 100 else 1 + i % 2]:
                    q = poly([(x + w * a - 11, y + b), (x + w * a + 11, y + b - 2), (x + w * a + 11, y + b + 34), (x + w * a - 11, y + b + 34)])
                    s.cover(q)
                    s.thing(q, "#ffe08a" if lit else "#2c1418", 0.7 if lit else 1.2, shade=0.2, hatch=0, line=2.2)
                    s.stroke([(x + w * a, y + b), (x + w * a, y + b + 34)], 1.6)


def _features(s, g):
    """Blown up, so that they are small in the middle: it talks on, but one can see that it has seen the pin."""
    r = s.rng
    for e in (-1, 1):  # cheeks at bursting
        c = on(38 * e, -20)
        s.wash(ell(*c, 86 if e > 0 else 56, 80), "#ff4a2a", 0.6, wet=30, clip=g)
        s.lift(ell(c[0] - 12, c[1] - 34, 34 if e > 0 else 20, 15, -24), 0.7, 8)
        s.curve(line((17 * e, -9), (25 * e, -18), (31 * e, -34), (26 * e, -50)), 5, "#3a0410")
        top = [(8, 7), (12, 14.5), (19, 17), (27, 14.5), (32, 8)]
        low = [(27, 3.6), (19, 2), (12, 3.6)]
        eye = blob([(*on(a * e, b), 1) if b in (7, 8) else tuple(on(a * e, b)) for a, b in top + low])
        s.wash(eye.buffer(16), BLOOD, 0.7, wet=9, clip=g)
        s.cover(eye)
        s.wash(eye, "#fff2d8", 0.35, edge=0.9, off=0)
        c = on(19.5 * e + 5.5, 6.4)
        s.fill(ell(*c, 25 if e > 0 else 21, 26).intersection(eye), "#3a6a5a")
        s.outline(ell(*c, 25 if e > 0 else 21, 26), 2.4, "#0a1a18", lost=0, clip=eye)
        s.fill(ell(*c, 11, 12).intersection(eye), "#060404")
        s.fill(ell(c[0] - 8, c[1] - 7, 4.6), body=True)
        droop = [(8, 7), (13, 10.4), (20, 10.8 + 1.6 * (e > 0)), (27, 10.4 + 1.2 * (e > 0)), (32.5, 7.6)]
        lid = blob([tuple(on(a * e, b + 3)) for a, b in top] + [tuple(on(a * e, b)) for a, b in droop[::-1]])
        s.thing(lid, "#c81e26", 1.1, col2="#a01020", shade=0.9, shcol=BLOOD, hatch=0, line=2.4)
        s.curve([on((a - 1) * e, b) for a, b in droop], 8, "#14040a")
        s.curve([on(a * e, b + 2.6) for a, b in droop[1:4]], 2.4, "#ff8a6a", body=True, alpha=0.7)
        s.curve([on(a * e, b + 6) for a, b in top], 3.4, "#3a0410")
        s.curve([on(a * e, b) for a, b in [top[-1], *low, top[0]]], 3.2, "#14040a")
        for q in (1, 2):  # bags
            s.curve(line((10 * e, 1 - 3 * q), (19 * e, -2.5 - 3.4 * q), (29 * e, -3 * q + 2)), 4 - q, "#3a0410")
            s.curve(line((11 * e, 0 - 3 * q), (19 * e, -3.6 - 3.4 * q), (28 * e, -3 * q + 1)), 1.8, "#ff8a6a", body=True, alpha=0.5)
        lift = 9 if e > 0 else 0  # one brow goes up
        for k in range(90):
            u = k / 89
            p = on((5 + 33 * u) * e, 21 + lift * math.sin(u * 2.4) + 7 * math.sin(u * 2.8) - 3 * (1 - u) + r.normal() * 1.1)
            d = np.array([e * (8 + 16 * u) + r.normal() * 4, -18 + 16 * u + r.normal() * 5])
            s.stroke([p - d * 0.4, p + d], 3.4, ("#12040a", "#2a0c10", "#12040a", "#6a2a20")[k % 4])
    for q in range(4):  # the brow is furrowed
        s.curve(line((-20 + 2 * q, 33 + 4.6 * q), (-2, 31 + 4.6 * q), (16 - q, 36 + 4.4 * q), (34 - 3 * q, 42 + 3 * q)), 3.4 - 0.4 * q, "#4a0612", alpha=0.85)
    nose = blob(
        [
            on(-3, 10, 1.02),
            on(-7, 1, 1.06),
            on(-13, -6, 1.11),
            on(-14, -13, 1.13),
            on(-7, -19, 1.13),
            on(1, -17, 1.1),
            on(8, -18, 1.06),
            on(13, -12, 1.03),
            on(9, -4),
            on(4, 2),
            on(4, 10),
        ]
    )
    s.wash(move(nose, 16, 14), BLOOD, 0.8, wet=12, clip=g)
    s.thing(nose, "#ee3a2e", 1.0, col2="#d01c28", shade=0.9, shcol=BLOOD, hatch=6, line=3.4, soft=46)
    s.lift(ell(*on(-8, -6, 1.1), 20, 13, -36), 0.85, 5)
    s.curve([on(5, -7), on(3, -13, 1.05), on(7, -18, 1.06)], 3, "#3a0410")
    s.fill(ell(*on(8, -17.5, 1.05), 12, 6, -14), "#1c0406")
    s.fill(ell(*on(-6, -18.6, 1.12), 10, 5, 8), "#1c0406")
    for k in range(5):  # veins on it
        s.curve([on(-8 + 3 * k, -8, 1.08), on(-6 + 3 * k, -11, 1.09), on(-9 + 3.4 * k, -13, 1.09)], 1.3, "#8a0c1c")
    mouth = blob(
        [on(-19, -31), on(-10, -28.5), on(0, -30), on(10, -28.5), on(20, -31), on(23, -41), on(17, -53), on(6, -59), on(-6, -59), on(-17, -54), on(-22, -42)]
    )
    s.fill(mouth.buffer(13), "#9a0a1c")
    s.outline(mouth.buffer(13), 3.2, lost=0.05)
    s.cover(mouth)
    s.wash(mouth, "#4a0610", 1.5, col2="#0c0208", mix=("rad", *on(2, -40), 90, 1, 0), edge=0.5, off=0)
    s.thing(
        blob([on(-17, -52), on(-8, -47), on(0, -49), on(8, -47), on(17, -51), on(10, -59), on(-10, -60)]).intersection(mouth),
        "#f06a6a",
        1.0,
        shade=0.7,
        shcol=BLOOD,
        hatch=0,
        line=2.6,
    )
    s.curve(line((0, -49), (0, -54), (0, -58)), 2.4, BLOOD)
    s.fill(blob([on(6, -37), on(9, -44), on(6, -46), on(3, -44)]).intersection(mouth), "#c83a44", body=True)
    teeth = blob(
        [on(-18, -31), on(-10, -28.5), on(0, -30), on(10, -28.5), on(19, -31), on(18, -35.5), on(8, -37.5), on(-8, -37.5), on(-17, -35.5)]
    ).intersection(mouth)
    s.thing(teeth, "#fff4dc", 0.3, shade=0.5, shcol="#b08a5a", hatch=0, line=2.2)
    for a in (-13, -8, -3, 2.5, 8, 13):
        s.curve(line((a, -29), (a * 1.02, -33), (a, -37)), 1.5, "#6a4a30")
    s.fill(blob([on(3, -30), on(7.6, -29.5), on(7.4, -36.6), on(3.2, -36.8)]).intersection(teeth), "#e8b43a", body=True)  # a gold one
    s.outline(mouth, 3.2, lost=0)
    s.curve([on(-10, -60.5), on(0, -62.5), on(10, -60.5)], 5, "#ff9a80", body=True, alpha=0.7)
    for e in (-1, 1):  # waxed moustaches
        tip = [(2, -22.5), (12, -24.5), (24, -28), (34, -24), (36, -16), (32, -13)]
        for k in range(70):
            o = r.normal() * 1.9
            fade = [1, 1, 0.8, 0.4, 0.12, 0.0]
            s.curve([on(a * e, b + o * f) for (a, b), f in zip(tip, fade, strict=True)], 3, ("#12040a", "#12040a", "#3a1410", "#8a4a3a")[k % 4], alpha=0.9)
    for q in (0, 1):
        s.curve(line((-24 + 5 * q, -66 - 5 * q), (0, -71 - 5 * q), (24 - 5 * q, -66 - 5 * q)), 4 - q, "#3a0410")


def _head(s):
    r = s.rng
    g = valid(Polygon(move(np.array(ell(0, 0, BIG, TALL).exterior.coords), *CENTRE, 1, 9)))
    tie = on(0, -90)
    s.wash(move(g, 40, 60), "#8a3a1a", 0.5, wet=60)
    ear = blob([on(96, 20), on(92, 26, 1.14), on(88, 10, 1.2), on(90, -12, 1.16), on(94, -20, 1.02)])
    s.thing(ear, "#c82a2a", 1.1, shade=0.9, shcol=BLOOD, hatch=6, line=3.2)
    s.curve([on(92, 18, 1.1), on(90, 4, 1.15), on(92, -10, 1.08), on(94, 0, 1.06)], 2.6)
    neck = blob([tie + [-60, -60], tie + [-30, -6], tie + [-16, 16], tie + [10, 18], tie + [28, -8], tie + [70, -60]])
    s.thing(union(g, neck), "#e0322c", 1.05, col2="#c01c26", shade=0, hatch=0, line=0, gran=0.2)
    g = smooth(union(g, neck), 6)
    s.wash(g, "#8a0c1c", 1.1, edge=0.3, gran=0.2, grad=("rad", 470, 250, 560, -0.6, 1.3))
    s.wash(blob([on(60, -80), on(100, -40), on(110, 10), on(90, 30), on(70, -10), on(40, -50), on(0, -76)]), BLOOD, 1.2, wet=50, clip=g, gran=0.2)
    s.lift(ell(430, 200, 90, 56, -34), 0.6, 26)
    s.hatch(
        g,
        tone=marks.field(s, lambda x, y: np.clip((np.hypot(x - 440, y - 230) - 260) / 330, 0, 0.85)) * s.mask(g),
        ang=None,
        tilt=20,
        sep=7,
        w=1.2,
        thr=0.35,
        longest=40,
        col="#3a0410",
    )
    shine = blob([on(-56, 44), on(-50, 54), on(-34, 62), on(-24, 60), on(-36, 54), on(-46, 42)])
    s.cover(shine, keep=0.1)
    s.lift(ell(*on(-62, 26), 14, 30, 20), 0.7, 6)
    _features(s, g)
    for k in range(9):  # hairs laid over a bald head
        s.curve(line((70 - 3 * k, 56 + 2 * k), (30, 74 - k), (-20 - 4 * k, 70 - 3 * k), (-40 - 4 * k, 58 - 3.4 * k)), 3.4, "#1c0608")
    for a in (74, 80, 86):
        for k in range(12):
            p = on(a, 36 - k * 3)
            s.curve([p, p + [10 + r.normal() * 4, 12], p + [8, 34]], 2.6, "#1c0608")
    s.outline(g, 3.8, lost=0.12)
    knot = blob([tie + [-22, 10], tie + [18, 10], tie + [16, 26], tie + [44, 52], tie + [4, 44], tie + [-42, 56], tie + [-18, 26]])
    s.thing(knot, "#c01c26", 1.2, shade=0.8, shcol=BLOOD, hatch=4, line=3)
    s.stroke([tie + [-24, 18], tie + [22, 20]], 7, "#fff0d0", body=True)
    return tie + [0, 30]


def _speaker(s, tie):
    black, dark = "#3a3442", "#060408"
    thread = path([tuple(tie), (tie[0] + 14, tie[1] + 60), (tie[0] - 40, tie[1] + 110), (470, 890), (360, 874), (280, 884), (256, 916), (254, 950)], 14)
    stage = poly([(-40, 1250), (394, 1222), (410, 1296), (-40, 1340)])
    s.thing(stage, "#7a3a1c", 1.0, shade=0.7, shcol=NIGHT, hatch=6, line=3)
    for k in range(4):
        x = 20 + k * 92
        s.thing(
            blob([(x - 46, 1266 - k * 5, 1), (x + 46, 1260 - k * 5, 1), (x + 30, 1302 - k * 5), (x, 1320 - k * 5), (x - 30, 1306 - k * 5)]),
            ("#f4e4c0", "#1f5a5c")[k % 2],
            0.8,
            shade=0.6,
            hatch=5,
            line=2.2,
        )
    body = blob([(124, 1114), (118, 1014), (144, 958), (204, 936), (254, 930), (308, 936), (360, 958), (380, 1014), (378, 1114)])
    garment(s, body, black, lambda x, y: 1.6, 50, dark=dark, pale="#5a5260", hatch=0)
    # an open collar and nobody in it
    shirt = blob([(218, 940), (254, 954), (290, 938), (278, 1014), (254, 1074), (230, 1014)])
    s.thing(shirt, "#fff6e6", 0.25, shade=0.6, shcol="#8a7a78", hatch=0, line=2.3)
    s.thing(
        blob([(202, 940), (210, 912), (254, 902), (298, 910), (306, 938), (278, 958), (254, 962), (230, 958)]),
        "#fff6e6",
        0.25,
        shade=0.6,
        shcol="#8a7a78",
        hatch=0,
        line=2.6,
    )
    hole = ell(254, 924, 40, 16, -2)
    s.fill(hole, "#140608")
    s.fill(hole, "#140608", body=True)
    s.stroke(thread, 5.5, "#fff4d8", body=True, taper=(0.01, 0.02))
    s.stroke(thread + [3, 2], 1.6, taper=(0.01, 0.02))
    s.thing(
        blob([(206, 936), (230, 942), (254, 962), (278, 942), (304, 934), (300, 958), (270, 976), (254, 970), (238, 978), (210, 960)]),
        "#fff6e6",
        0.25,
        shade=0.6,
        shcol="#8a7a78",
        hatch=0,
        line=2.3,
    )
    s.thing(
        blob([(240, 966), (268, 964), (262, 986), (274, 1054), (254, 1084), (238, 1054), (248, 986)]),
        "#1f6a6a",
        1.1,
        shade=0.7,
        shcol="#062022",
        hatch=5,
        line=2.3,
    )
    folds(s, ([(208, 950), (232, 1024), (244, 1094)], [(300, 948), (280, 1024), (266, 1094)]), dark, "#6a6270", 2.6)
    for i, c in enumerate(("#e8b43a", "#c8262e", "#e8b43a")):
        s.thing(ell(320 + i * 18, 1020 - i * 3, 9), c, 1.0, shade=0.6, hatch=0, line=2)
        s.fill(box(314 + i * 18, 998 - i * 3, 326 + i * 18, 1012 - i * 3), ("#2f5a94", "#f4e4c0", "#1f5a5c")[i])
    skin = SKINS["olive"]
    # the arm that points
    s.thing(limb([(434, 852), (436, 826)], [18, 17]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
    s.thing(
        blob([(414, 836), (410, 796), (428, 780), (454, 786), (462, 814), (454, 840)]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=5, line=2.3
    )
    finger(s, [(422, 792), (418, 752), (414, 712)], 9.5, skin)
    for i, p in enumerate(([(434, 790), (442, 770), (452, 786)], [(445, 794), (456, 778), (462, 796)], [(453, 806), (464, 794), (466, 812)])):
        finger(s, p, 9 - i * 0.6, skin, nail=False)
    finger(s, [(416, 820), (432, 804), (454, 806)], 9.5, skin)
    arm = union(limb([(344, 966), (440, 986)], [42, 29]), limb([(440, 984), (434, 864)], [30, 22])).buffer(5).buffer(-5)
    garment(s, arm, black, lambda x, y: 0.2 if x < 450 else -1.5, 30, dark=dark, pale="#5a5260", cast=(6, 12), hatch=0)
    folds(s, ([(400, 948), (418, 958), (424, 980)], [(412, 944), (434, 950), (448, 944)], [(380, 958), (388, 978), (384, 1000)]), dark, "#6a6270", 2.4)
    s.thing(limb([(410, 862), (434, 868), (458, 860)], [8, 9, 8]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2.2)
    # the lectern and its microphones
    front = poly([(98, 1074), (372, 1054), (350, 1270), (124, 1290)])
    s.wash(move(front, 24, 14), NIGHT, 1.0, wet=16)
    s.thing(front, "#8a4a20", 1.1, col2="#5a2814", shade=0.6, shcol=NIGHT, hatch=0, line=3)
    for u in np.linspace(0.06, 0.94, 9):
        s.curve([(98 + 274 * u, 1074 - 20 * u), (112 + 250 * u, 1174 - 18 * u), (124 + 226 * u, 1290 - 20 * u)], 1.4, "#2a0e08", alpha=0.8)
    s.thing(
        blob([(180, 1174), (204, 1124), (238, 1110), (274, 1122), (294, 1164), (270, 1214), (232, 1228), (198, 1216)]),
        "#e8b43a",
        0.9,
        shade=0.7,
        shcol="#5a2c08",
        hatch=5,
        line=2.6,
    )
    s.curve([(210, 1184), (238, 1142), (266, 1180)], 5, "#5a2c08")
    s.thing(poly([(68, 1060), (398, 1034), (394, 1064), (76, 1090)]), "#b8682c", 1.0, shade=0.7, shcol=NIGHT, hatch=6, line=3)
    for x0, x1, y1 in ((178, 194, 982), (220, 234, 970), (300, 284, 976), (340, 326, 990)):
        s.curve([(x0, 1054), (x0 + (x1 - x0) * 0.2, 1024), (x1, y1 + 18)], 4.5)
        m = ell(x1, y1 + 4, 13, 19, 12)
        s.thing(m, "#4a4650", 1.2, shade=0.8, hatch=0, line=2.3)
        for k in (-8, 0, 8):
            s.stroke([(x1 - 11, y1 + 4 + k), (x1 + 11, y1 + k)], 1.2, "#d8d0d0", body=True, alpha=0.7)
    garment(
        s,
        union(limb([(140, 974), (72, 1012)], [38, 27]), limb([(72, 1010), (110, 1030)], [28, 20])),
        black,
        lambda x, y: 2.4,
        20,
        dark=dark,
        pale="#5a5260",
        cast=(4, 12),
        hatch=0,
    )
    fist = blob([(90, 1044), (98, 1018), (132, 1012), (152, 1028), (150, 1056), (116, 1066)])
    s.thing(fist, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=4, line=2.3)
    for k in range(4):
        finger(s, [(102 + k * 13, 1024), (100 + k * 13, 1048), (106 + k * 12, 1066)], 8, skin, nail=False)


def _sting(s, tip):
    """The smallest of birds stands in the air; its bill is a needle, a finger's breadth away."""
    r = s.rng
    tip = np.asarray(tip, float)

    def hang(u, v):
        """The bill and the head lie along one line; from the throat on the body hangs."""
        b = math.radians(0.17 * min(max(u - 96, 0), 110))
        return (u, v) if u < 96 else (96 + (u - 96) * math.cos(b) - v * math.sin(b), (u - 96) * math.sin(b) + v * math.cos(b))

    at = lambda *pts: [(*move([hang(*p[:2])], *tip, 1.46, 40)[0], *p[2:]) for p in pts]  # noqa: E731
    root = np.array(at((134, -14))[0])
    marks.wing(s, root + [10, 0], root + [44, -186], 88, 10, "#3f8a86", k=0.7, side=1, w=1.8, shcol="#06302f")
    for e in (-22, -8, 6, 20):
        s.thing(
            limb(at((196, 12 + e * 0.3), (246, 16 + e * 0.8), (288, 18 + e * 1.5)), [8, 13, 6], 8),
            "#1f6a5a",
            1.1,
            shade=0.7,
            shcol="#041a18",
            hatch=0,
            line=2.4,
        )
    body = blob(at((76, -20), (98, -36), (122, -28), (150, -24), (190, -8), (222, 14), (210, 42), (168, 60), (130, 50), (104, 24), (80, 4)))
    s.cover(body)
    s.thing(body, "#2fae74", 1.1, col2="#1f7a86", shade=0.7, shcol="#0a3a34", hatch=0, line=3.2, gran=0.2)
    belly = blob(at((112, 22), (140, 14), (176, 20), (206, 26), (206, 44), (166, 60), (130, 50)))
    s.cover(belly.intersection(body))
    s.wash(belly.intersection(body), "#f4ead0", 0.5, gran=0.2)
    throat = blob(at((76, -4), (98, -6), (118, 8), (126, 26), (108, 22), (88, 8))).intersection(body)
    s.cover(throat)
    s.thing(throat, "#e0303a", 1.1, shade=0.5, shcol="#6a0618", hatch=0, line=2)
    for _ in range(150):  # feathers like scales
        u, v = r.uniform(84, 215), r.uniform(-34, 14)
        s.curve(at((u, v), (u + 5, v + 4), (u + 10, v + 1)), 1.8, ("#c8f8d0", "#06221e", "#0c4a3c")[int(r.integers(3))], body=True, alpha=0.7, clip=body)
    for _ in range(26):
        u, v = r.uniform(114, 204), r.uniform(22, 54)
        s.curve(at((u, v), (u + 6, v + 3), (u + 11, v + 2)), 1.4, "#8a7a5a", clip=belly)
    s.outline(body, 3, lost=0.1)
    marks.wing(s, root, root + [150, -140], 104, 12, "#5ab4a8", k=0.7, side=1, w=2.0, shcol="#06302f")
    for a in (150, 185, 220, 255, 290):  # the skin gives way a little
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([tip + d * 13, tip + d * (30 + 8 * (a == 220))], 3, "#ffe0b0", body=True)
    s.fill(ell(*tip, 8, 6, 34), "#2a0208", body=True)
    s.stroke(at((80, -16), (40, -8), (0, 0)), [16, 12, 8], "#fff2d0", taper=(0, 0), wobble=0.2, body=True)
    s.stroke(at((80, -16), (40, -8), (-2, 0)), [11, 7, 3.4], "#0c0a0e", taper=(0, 0), wobble=0.2, body=True)
    s.stroke(at((76, -19), (40, -11)), 1.6, "#e8e0d0", taper=(0, 0.4), wobble=0.2, body=True)
    s.fill(ell(*at((97, -18))[0], 11), "#fff6e0", body=True)
    s.fill(ell(*at((95, -18))[0], 8), "#0c0a0e", body=True)
    s.fill(ell(*at((92, -21))[0], 2.8), "#ffffff", body=True)


@card("saffron", paper="tea", light=(-0.5, -0.7))
def hot_air(s):
    _square(s)
    tie = _head(s)
    _speaker(s, tie)
    _sting(s, on(60, -52, 1.0))
    rider(s, 640, 1338, 0.94)
    bowler(s, 196, 1462, 1.0)
    plume(s, 826, 1484, 0.96)
    boater(s, 492, 1484, 1.02)
    scarf(s, 56, 1476, 1.06)
    curls(s, 344, 1466, 1.0)
    bun(s, 956, 1480, 1.06)
    s.wash(blob([(-60, 1452), (300, 1436), (700, 1430), (1060, 1420), (1060, 1560), (-60, 1560)]), NIGHT, 0.7, wet=36, gran=0.2)
