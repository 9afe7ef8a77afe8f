"""An orator whose head has got away from him."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, finger, folds, garment, tresses
from ..kit.profile import profile

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
    s.wash(s.all, "#fbd88a", 0.5, col2="#f0b05a", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(360, -100), (1100, -100), (1100, 1600), (-100, 1600), (-100, 1180), (300, 1080), (640, 960), (860, 700), (840, 260)]), "#d0662a", 0.9, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 1100), (980, 500)]), "#5a1c12", 0.8, wet=80, gran=0.6)
    r = s.rng
    for x0, x1, top, low, col in ((-40, 150, 560, 1240, "#a8542c"), (140, 262, 690, 1240, "#c8803c"), (842, 1040, 640, 1300, "#5a2420"), (720, 850, 820, 1300, "#7a3826")):
        lean = 30 if x0 < 400 else -30
        g = poly([(x0, low), (x0 + lean * 0.4, top + 40), ((x0 + x1) / 2 + lean, top - 40), (x1 + lean, top + 46), (x1, low)])
        s.thing(g, col, 0.9, col2=darker(col, 0.3), shade=0.6, shcol=NIGHT, hatch=7, line=2.8, gran=0.5)
        roof = poly([(x0 - 12 + lean * 0.4, top + 48), ((x0 + x1) / 2 + lean, top - 54), (x1 + 14 + lean, top + 54)])
        s.thing(roof, "#5a1a16", 1.1, shade=0.7, shcol=NIGHT, hatch=5, line=2.8)
        for j in range(6):
            for i in range(3):
                x, y = x0 + (x1 - x0) * (i + 0.5) / 3 + lean * (1 - j / 6) * 0.7, top + 84 + j * 88
                if y > low - 60:
                    continue
                w = (x1 - x0) / 9
                q = poly([(x - w, y - 26), (x + w, y - 24), (x + w, y + 26), (x - w, y + 25)])
                lit = r.random() < 0.35
                s.thing(q, "#ffe08a" if lit else "#2c1418", 0.6 if lit else 1.2, shade=0.3, hatch=0, line=2)
                s.stroke([(x, y - 25), (x, y + 25)], 1.5)
                if lit:
                    s.fill(union(ell(x, y + 4, w * 0.4), poly([(x - w * 0.7, y + 25), (x, y + 8), (x + w * 0.7, y + 25)])).intersection(q), NIGHT)


def _head(s):
    r = s.rng
    g = valid(Polygon(move(np.array(ell(0, 0, BIG, TALL).exterior.coords), *CENTRE, 1, 9)))
    tie = on(0, -90)
    s.wash(move(g, 40, 60), "#8a3a1a", 0.5, wet=60)
    ear = blob([on(96, 20), on(92, 26, 1.14), on(88, 10, 1.2), on(90, -12, 1.16), on(94, -20, 1.02)])
    s.thing(ear, "#c82a2a", 1.1, shade=0.9, shcol=BLOOD, hatch=6, line=3.2)
    s.curve([on(92, 18, 1.1), on(90, 4, 1.15), on(92, -10, 1.08), on(94, 0, 1.06)], 2.6)
    neck = blob([tie + [-60, -60], tie + [-30, -6], tie + [-16, 16], tie + [10, 18], tie + [28, -8], tie + [70, -60]])
    s.thing(union(g, neck), "#e0322c", 1.05, col2="#c01c26", shade=0, hatch=0, line=0, gran=0.45)
    g = smooth(union(g, neck), 6)
    s.wash(g, "#8a0c1c", 1.1, edge=0.3, gran=0.5, grad=("rad", 470, 250, 560, -0.6, 1.3))
    s.wash(blob([on(60, -80), on(100, -40), on(110, 10), on(90, 30), on(70, -10), on(40, -50), on(0, -76)]), BLOOD, 1.2, wet=50, clip=g, gran=0.5)
    s.lift(ell(430, 200, 90, 56, -34), 0.6, 26)
    s.hatch(g, tone=marks.field(s, lambda x, y: np.clip((np.hypot(x - 440, y - 230) - 260) / 330, 0, 0.85)) * s.mask(g), ang=None, tilt=20, sep=7, w=1.2, thr=0.35, longest=40, col="#3a0410")
    # the window that every balloon mirrors
    pane = blob([on(-40, 58), on(-18, 62), on(-14, 44), on(-40, 40)])
    s.cover(pane, keep=0.12)
    s.stroke(line((-29, 60), (-27, 42)), 5, "#d84a3a", body=True)
    s.stroke(line((-40, 49), (-15, 53)), 5, "#d84a3a", body=True)
    for e in (-1, 1):
        s.wash(ell(*on(34 * e, -16), 76 if e > 0 else 50, 66), "#ff5a3a", 0.6, wet=26, clip=g)
        s.lift(ell(*on(32 * e, -8), 26, 14, -20), 0.55, 9)
        s.curve(line((16 * e, -8), (27 * e, -22), (34 * e, -40), (28 * e, -56)), 4.4, "#3a0410")
        s.curve(line((50 * e, 2), (58 * e, -14), (54 * e, -32)), 2.6, "#3a0410")
        pts = [on(10 * e, 9), on(14 * e, 17), on(22 * e, 20), on(31 * e, 17), on(35 * e, 9), on(28 * e, 3), on(17 * e, 3)]
        eye = blob(pts)
        s.fill(eye.buffer(9), "#7a0a18")
        s.cover(eye)
        s.wash(eye, "#fff2d8", 0.35, edge=0.9, off=0)
        c = on(19 * e - 3, 8)
        s.fill(ell(*c, 22 if e > 0 else 19, 24).intersection(eye), "#2c4a3a")
        s.fill(ell(*c, 11, 12).intersection(eye), "#060404")
        s.fill(ell(c[0] - 7, c[1] - 8, 5), body=True)
        s.outline(eye, 3.6, lost=0)
        s.curve(line((8 * e, 12), (14 * e, 21), (23 * e, 24), (34 * e, 19)), 6)
        s.curve(line((16 * e, -2), (24 * e, -4), (32 * e, 0)), 3, "#3a0410")
        for k in range(46):  # brows, hair by hair
            u = k / 45
            p = on((8 + 32 * u) * e, 24 + 14 * math.sin(u * 2.4) - 6 * (1 - u))
            d = np.array([e * 16 * u + r.normal() * 5, -26 + 14 * u + r.normal() * 4])
            s.stroke([p - d * 0.3, p + d], 4.2, "#1c0608")
    nose = blob([on(-4, 8, 1.02), on(-8, -4, 1.06), on(-13, -13, 1.1), on(-6, -21, 1.12), on(4, -19, 1.08), on(11, -11, 1.03), on(7, 0), on(4, 8)])
    s.thing(nose, "#f0382c", 1.0, col2="#d01c28", shade=0.9, shcol=BLOOD, hatch=6, line=3.2, soft=40)
    s.lift(ell(*on(-6, -8, 1.08), 20, 13, -30), 0.7, 6)
    s.fill(ell(*on(4, -18, 1.07), 12, 6, -20), "#1c0406")
    s.fill(ell(*on(-7, -20, 1.1), 9, 5, 10), "#1c0406")
    # the mouth at full voice
    mouth = blob([on(-27, -33), on(-14, -29), on(0, -31), on(14, -28), on(27, -32), on(26, -46), on(14, -60), on(0, -64), on(-14, -61), on(-25, -48)])
    s.fill(mouth.buffer(15), "#a80c20")
    s.outline(mouth.buffer(15), 3.4, lost=0.05)
    s.cover(mouth)
    s.wash(mouth, "#4a0610", 1.5, col2="#12020a", mix=("rad", *on(2, -42), 90, 1, 0), edge=0.5, off=0)
    s.thing(blob([on(-20, -54), on(-6, -49), on(8, -49), on(20, -53), on(12, -61), on(-12, -62)]).intersection(mouth), "#f06a6a", 1.0, shade=0.7, shcol=BLOOD, hatch=0, line=2.6)
    teeth = [-24, -17, -9.5, -1, 8, 16, 23]
    for a, b in zip(teeth, teeth[1:], strict=False):
        if a == -1:
            continue  # a gap
        low = -38.5 + 1.2 * math.sin(a)
        s.thing(poly([on(a + 0.4, -28), on(b - 0.4, -28), on(b - 0.8, low), on(a + 0.8, low)]).intersection(mouth), "#fff4dc", 0.3, shade=0.5, shcol="#b08a5a", hatch=0, line=2.2)
    s.outline(mouth, 3.4, lost=0)
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
    stage = poly([(-40, 1250), (520, 1216), (560, 1290), (-40, 1340)])
    s.thing(stage, "#7a3a1c", 1.0, shade=0.7, shcol=NIGHT, hatch=6, line=3)
    for k in range(6):
        x = 20 + k * 92
        s.thing(blob([(x - 46, 1266 - k * 5, 1), (x + 46, 1260 - k * 5, 1), (x + 30, 1302 - k * 5), (x, 1320 - k * 5), (x - 30, 1306 - k * 5)]), ("#f4e4c0", "#1f5a5c")[k % 2], 0.8, shade=0.6, hatch=5, line=2.2)
    body = blob([(124, 1114), (118, 1014), (144, 958), (204, 936), (254, 930), (308, 936), (360, 958), (380, 1014), (378, 1114)])
    garment(s, body, black, lambda x, y: 1.6, 50, dark=dark, pale="#5a5260", hatch=0)
    # an open collar and nobody in it
    shirt = blob([(218, 940), (254, 954), (290, 938), (278, 1014), (254, 1074), (230, 1014)])
    s.thing(shirt, "#fff6e6", 0.25, shade=0.6, shcol="#8a7a78", hatch=0, line=2.3)
    s.thing(blob([(202, 940), (210, 912), (254, 902), (298, 910), (306, 938), (278, 958), (254, 962), (230, 958)]), "#fff6e6", 0.25, shade=0.6, shcol="#8a7a78", hatch=0, line=2.6)
    hole = ell(254, 924, 40, 16, -2)
    s.fill(hole, "#140608")
    s.fill(hole, "#140608", body=True)
    s.stroke(thread, 5.5, "#fff4d8", body=True, taper=(0.01, 0.02))
    s.stroke(thread + [3, 2], 1.6, taper=(0.01, 0.02))
    s.thing(blob([(206, 936), (230, 942), (254, 962), (278, 942), (304, 934), (300, 958), (270, 976), (254, 970), (238, 978), (210, 960)]), "#fff6e6", 0.25, shade=0.6, shcol="#8a7a78", hatch=0, line=2.3)
    s.thing(blob([(240, 966), (268, 964), (262, 986), (274, 1054), (254, 1084), (238, 1054), (248, 986)]), "#1f6a6a", 1.1, shade=0.7, shcol="#062022", hatch=5, line=2.3)
    folds(s, ([(208, 950), (232, 1024), (244, 1094)], [(300, 948), (280, 1024), (266, 1094)]), dark, "#6a6270", 2.6)
    for i, c in enumerate(("#e8b43a", "#c8262e", "#e8b43a")):
        s.thing(ell(320 + i * 18, 1020 - i * 3, 9), c, 1.0, shade=0.6, hatch=0, line=2)
        s.fill(box(314 + i * 18, 998 - i * 3, 326 + i * 18, 1012 - i * 3), ("#2f5a94", "#f4e4c0", "#1f5a5c")[i])
    skin = SKINS["olive"]
    # the arm that points
    s.thing(limb([(434, 852), (436, 826)], [18, 17]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
    s.thing(blob([(414, 836), (410, 796), (428, 780), (454, 786), (462, 814), (454, 840)]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=5, line=2.3)
    finger(s, [(422, 792), (418, 752), (414, 712)], 9.5, skin)
    for i, p in enumerate(([(434, 790), (442, 770), (452, 786)], [(445, 794), (456, 778), (462, 796)], [(453, 806), (464, 794), (466, 812)])):
        finger(s, p, 9 - i * 0.6, skin, nail=False)
    finger(s, [(416, 820), (432, 804), (454, 806)], 9.5, skin)
    arm = limb([(352, 974), (434, 974), (434, 864)], [40, 34, 24])
    garment(s, arm, black, lambda x, y: 0.2 if x < 450 else -1.5, 30, dark=dark, pale="#5a5260", cast=(6, 12), hatch=0)
    folds(s, ([(400, 948), (418, 958), (424, 980)], [(412, 944), (434, 950), (448, 944)], [(380, 958), (388, 978), (384, 1000)]), dark, "#6a6270", 2.4)
    s.thing(limb([(410, 862), (434, 868), (458, 860)], [8, 9, 8]), "#fff6e6", 0.25, shade=0.5, hatch=0, line=2.2)
    # the lectern and its microphones
    front = poly([(98, 1074), (372, 1054), (350, 1270), (124, 1290)])
    s.wash(move(front, 24, 14), NIGHT, 1.0, wet=16)
    s.thing(front, "#8a4a20", 1.1, col2="#5a2814", shade=0.6, shcol=NIGHT, hatch=0, line=3)
    for u in np.linspace(0.06, 0.94, 9):
        s.curve([(98 + 274 * u, 1074 - 20 * u), (112 + 250 * u, 1174 - 18 * u), (124 + 226 * u, 1290 - 20 * u)], 1.4, "#2a0e08", alpha=0.8)
    s.thing(blob([(180, 1174), (204, 1124), (238, 1110), (274, 1122), (294, 1164), (270, 1214), (232, 1228), (198, 1216)]), "#e8b43a", 0.9, shade=0.7, shcol="#5a2c08", hatch=5, line=2.6)
    s.curve([(210, 1184), (238, 1142), (266, 1180)], 5, "#5a2c08")
    s.thing(poly([(68, 1060), (398, 1034), (394, 1064), (76, 1090)]), "#b8682c", 1.0, shade=0.7, shcol=NIGHT, hatch=6, line=3)
    for x0, x1, y1 in ((178, 194, 982), (220, 234, 970), (300, 284, 976), (340, 326, 990)):
        s.curve([(x0, 1054), (x0 + (x1 - x0) * 0.2, 1024), (x1, y1 + 18)], 4.5)
        m = ell(x1, y1 + 4, 13, 19, 12)
        s.thing(m, "#4a4650", 1.2, shade=0.8, hatch=0, line=2.3)
        for k in (-8, 0, 8):
            s.stroke([(x1 - 11, y1 + 4 + k), (x1 + 11, y1 + k)], 1.2, "#d8d0d0", body=True, alpha=0.7)
    garment(s, limb([(144, 974), (78, 1014), (108, 1030)], [36, 30, 22]), black, lambda x, y: 2.4, 20, dark=dark, pale="#5a5260", cast=(4, 12), hatch=0)
    fist = blob([(90, 1044), (98, 1018), (132, 1012), (152, 1028), (150, 1056), (116, 1066)])
    s.thing(fist, skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=4, line=2.3)
    for k in range(4):
        finger(s, [(102 + k * 13, 1024), (100 + k * 13, 1048), (106 + k * 12, 1066)], 8, skin, nail=False)


def _back(s, x, y, k, col, skin, top, tilt=0, hands=None):
    """Somebody in the crowd from behind. top: bald, bun, curls, hat, scarf, long, cap. hands: which are up."""
    skin = SKINS[skin]
    q = lambda *pts: move(np.asarray(pts, float), x, y, k, tilt)  # noqa: E731
    for e in hands or ():
        a = q((70 * e, 30), (104 * e, -30), (84 * e, -150))
        w = a[2]
        u = (a[2] - a[1]) / np.hypot(*(a[2] - a[1]))
        n = np.array([-u[1], u[0]])
        s.thing(limb([a[1], w, w + u * 20 * k], [20 * k, 17 * k, 16 * k]), skin[0], 0.85, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.2)
        s.thing(blob([w + n * 17 * k, w + n * 22 * k + u * 34 * k, w + u * 42 * k, w - n * 22 * k + u * 34 * k, w - n * 17 * k]), skin[0], 0.85, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
        for i, v in enumerate((-17, -6, 6, 17)):
            p = w + u * 34 * k + n * v * k
            finger(s, [p, p + u * 20 * k + n * v * 0.2 * k, p + u * (36 - 4 * abs(i - 1.5)) * k + n * v * 0.45 * k], 6.4 * k, skin, nail=False, line=1.9)
        p = w + u * 12 * k + n * 18 * k * e
        finger(s, [p, p + (n * e * 0.7 + u) * 16 * k, p + (n * e * 0.5 + u) * 28 * k], 6.6 * k, skin, nail=False, line=1.9)
        garment(s, limb(a[:2].tolist() + [(a[1] * 0.55 + a[2] * 0.45).tolist()], [30 * k, 27 * k, 22 * k]), col, lambda *_: 1.4, 14, pale=lighter(col, 0.15), cast=(4, 8), line=2.6, hatch=0)
    body = blob(q((-130, 260), (-126, 110), (-104, 50), (-58, 22), (0, 14), (58, 22), (104, 50), (126, 110), (130, 260)))
    garment(s, body, col, lambda *_: 1.55, 36, pale=lighter(col, 0.15), cast=(10, -4), line=2.8, long=30, hatch=0)
    folds(s, (q((-70, 60), (-60, 130), (-80, 220)), q((64, 60), (56, 130), (76, 220))), darker(col, 0.7), lighter(col, 0.15), 2.4)
    s.thing(limb(q((0, -24), (0, 24)), [30 * k, 36 * k]), skin[0], 0.85, col2=skin[1], shade=0.9, shcol=skin[2], hatch=4, line=2.3)
    for e in (-1, 1):
        s.thing(ell(*q((56 * e, -66))[0], 10 * k, 18 * k, 8 * e), skin[0], 0.85, shade=0.7, shcol=skin[2], hatch=0, line=2)
    skull = blob(q((-56, -70), (-50, -120), (0, -148), (50, -120), (56, -70), (44, -28), (0, -8), (-44, -28)))
    hair_ = {"bun": ("#4a2818", "#6a3c24", "#9a6038"), "long": ("#1c1014", "#3a2024", "#5a3838"), "bald": None}.get(top, ("#160e10", "#2c1c1c", "#4a342c"))
    if top == "bald":
        s.thing(skull, skin[0], 0.85, col2=skin[1], shade=0.9, shcol=skin[2], hatch=5, line=2.6)
        tresses(s, blob(q((-57, -66), (-50, -84), (0, -60), (50, -84), (57, -66), (44, -26), (0, -10), (-44, -26))), lambda *_: 1.5, ("#8a8484", "#a8a2a0", "#c8c2b8"), 60, 20 * k, 1.4)
        return
    if top == "curls":
        g = skull.buffer(10 * k)
        s.fill(g, hair_[0])
        tangle(s, g.buffer(4), 90, "#050304", 2, length=50, loop=0.4, inner=0)
        tangle(s, g, 14, hair_[2], 1.4, length=40, loop=0.4, inner=1, body=True)
        return
    if top == "long":
        skull = union(skull, blob(q((-58, -80), (-66, 0), (-50, 70), (0, 84), (50, 70), (66, 0), (58, -80))))
    tresses(s, skull, lambda px, py: math.atan2(py - y + 120 * k, (px - x) * 1.4), hair_, 170, 28 * k, 1.5)
    if top == "bun":
        tresses(s, ell(*q((4, -128))[0], 36 * k, 30 * k), lambda px, py: 0.7, hair_, 70, 18 * k, 1.5)
    if top == "hat":
        s.thing(blob(q((-110, -92), (-60, -106), (0, -100), (60, -106), (110, -92), (60, -78), (0, -74), (-60, -78))), "#d8b06a", 0.9, shade=0.8, shcol="#4a2410", hatch=4, line=2.6)
        s.thing(blob(q((-56, -100), (-50, -150), (-20, -166), (20, -164), (52, -148), (56, -100), (0, -92))), "#e0bc7a", 0.9, shade=0.8, shcol="#4a2410", hatch=5, line=2.6)
        s.thing(limb(q((-56, -104), (0, -96), (56, -104)), [9 * k] * 3), "#8a1c22", 1.1, shade=0.6, hatch=0, line=2)
    if top == "cap":
        s.thing(blob(q((-64, -84), (-62, -128), (-20, -158), (30, -154), (64, -124), (62, -82), (0, -76))), "#3a4a3a", 1.0, shade=0.8, shcol="#0c140c", hatch=4, line=2.6)
        s.fill(ell(*q((2, -156))[0], 6 * k))
    if top == "scarf":
        g = blob(q((-62, -70), (-56, -126), (0, -156), (56, -126), (62, -70), (54, -10), (20, 30), (0, 60), (-20, 30), (-54, -10)))
        garment(s, g, "#1f7a78", lambda *_: 1.5, 24, pale="#3a9a94", cast=None, long=22, hatch=0)
        for a, b in ((-20, -110), (22, -84), (-24, -50), (14, -20), (28, -124), (-4, -76)):
            s.fill(ell(*q((a, b))[0], 6 * k), "#ffe0a0", body=True)


def _boy(s, tip):
    skin, shirt, dark = SKINS["deep"], "#f4e6c4", "#6a4a30"
    # a crate, in the light, with its boards
    for pts, col, w in (([(700, 1384), (936, 1376), (930, 1560), (712, 1560)], "#d89a4a", 0.8), ([(936, 1376), (1010, 1352), (1010, 1560), (930, 1560)], "#8a5224", 1.0)):
        s.thing(poly(pts), col, w, shade=0.3, shcol="#5a2c10", hatch=0, line=3)
    for y in (1436, 1496):
        s.stroke([(703, y + 4), (934, y - 4), (1010, y - 28)], 3)
    s.thing(poly([(690, 1378), (766, 1340), (1010, 1330), (940, 1370)]), "#f4c878", 0.6, shade=0, hatch=0, line=2.8)
    s.stroke([(728, 1359), (974, 1350)], 2)
    for x, y in ((794, 1360), (858, 1354)):
        s.wash(ell(x + 22, y, 44, 8), NIGHT, 0.8, wet=4)
    for hip, knee, heel, toe in (((858, 1130), (860, 1216), (886, 1296), (858, 1348)), ((824, 1130), (806, 1218), (822, 1302), (792, 1354))):
        h, t = np.array(heel, float), np.array(toe, float)
        s.thing(limb([knee, (np.array(knee) * 0.55 + h * 0.45) + [8, 0], heel], [19, 20, 11]), skin[0], 0.9, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=2.3)
        s.thing(limb([hip, (np.array(hip) * 0.25 + np.array(knee) * 0.75)], [34, 31]), "#2f4a6a", 1.0, shade=0.9, shcol="#0a1424", hatch=0, line=2.6)
        shoe = blob([h + [-13, -8], h + [13, -4], h + [12, 14], t + [16, -8], t + [12, 6], t + [-20, 7], t + [-26, -1], t + [-12, -14]])
        s.thing(shoe, "#a83228", 1.0, shade=0.8, shcol="#3a0808", hatch=0, line=2.4)
        s.curve([t + [-6, -16], t + [0, -8], t + [12, -8]], 1.6, "#3a0808")
    garment(s, limb([(870, 972), (894, 1050), (866, 1112)], [28, 22, 15]), shirt, lambda *_: 1.5, 10, dark=dark, cast=None, line=2.5, hatch=0, k=0.6)
    body = blob([(796, 972), (830, 940), (872, 946), (890, 1000), (884, 1080), (892, 1140), (838, 1152), (788, 1138), (796, 1060)])
    garment(s, body, shirt, lambda *_: 1.55, 24, dark=dark, pale="#ffffff", cast=(10, 10), k=0.6, hatch=0)
    folds(s, ([(822, 970), (816, 1050), (804, 1130)], [(864, 970), (868, 1050), (876, 1130)]), dark, "#ffffff", 2.4)
    for pts in ([(812, 952), (830, 1040), (812, 1140)], [(866, 950), (846, 1040), (866, 1144)]):
        s.curve(pts, 7, "#8a2a22")
    garment(s, blob([(786, 1116), (838, 1128), (890, 1116), (892, 1160), (842, 1172), (786, 1162)]), "#2f4a6a", lambda *_: 1.5, 10, dark="#0a1424", pale="#3f5a7a", cast=None, line=2.6)
    s.thing(limb([(840, 906), (842, 950)], [21, 25]), skin[0], 0.9, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2.2)
    at = profile(s, 838, 884, 116, 26, flip=True, skin=skin, k=0.95, line=2.1, brow=-0.4)
    curls = valid(Polygon(at(path([(0.66, 0.06), (0.54, 0.26), (0.46, 0.42), (0.34, 0.60), (0.14, 0.74), (-0.08, 0.60), (-0.12, 0.26), (0.08, -0.06), (0.40, -0.10)], 8, True))))
    s.fill(curls, "#120a0c")
    tangle(s, curls.buffer(4), 70, "#050304", 1.9, length=44, loop=0.42, inner=0)
    tangle(s, curls, 12, "#5a3828", 1.3, length=34, loop=0.42, inner=1, body=True)
    # the pin, and the fist round it
    fist = np.array([692.0, 850.0])
    d = (tip - fist) / np.hypot(*(tip - fist))
    n = np.array([-d[1], d[0]])
    s.thing(ell(*(fist + n * 4), 20, 19), skin[0], 0.9, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2.2)
    arm = limb([(816, 980), (784, 976), (750, 956), (726, 912), (704, 872)], [29, 27, 24, 21, 16])
    garment(s, arm, shirt, lambda x, y: 2.9 if x > 770 else -2.1, 14, dark=dark, pale="#ffffff", cast=(4, 10), k=0.6, line=2.6, hatch=0)
    folds(s, ([(768, 948), (752, 958), (740, 950)], [(776, 966), (760, 980), (744, 974)]), dark, "#ffffff", 2)
    end = fist - d * 136
    s.thing(poly([end - n * 5, end + n * 5, fist + d * 70 + n * 4.4, tip, fist + d * 70 - n * 4.4]), "#f4f8fa", 0.15, shade=0.5, shcol="#4a5460", hatch=0, line=2.2)
    s.thing(ell(*(end - d * 12), 19), "#2f8a86", 1.1, shade=0.8, shcol="#06302e", hatch=0, line=2.6)
    s.fill(ell(*(end - d * 12 + [-6, -7]), 5), body=True)
    for k in (-15, -5, 5, 15):
        c = fist + d * k
        finger(s, [c + n * 17, c - n * 1, c - n * 14], 7, skin, nail=False, line=1.9)
    finger(s, [fist + n * 14 + d * 10, fist + d * 26 + n * 2, fist + d * 30 - n * 10], 7, skin, nail=False, line=1.9)


@card("saffron", paper="tea", light=(-0.5, -0.7), fresh=False)
def hot_air(s):
    _square(s)
    tie = _head(s)
    _speaker(s, tie)
    for x, y, k, col, skin, top, tilt, hands in (
        (60, 1310, 0.66, "#8a3a2a", "olive", "cap", 3, None),
        (560, 1300, 0.66, "#3f5a4a", "rose", "bun", -3, (1,)),
        (430, 1322, 0.68, "#6a3a5a", "brown", "bald", 2, None),
        (660, 1316, 0.66, "#a86a2a", "deep", "curls", 4, None),
        (190, 1344, 0.74, "#2f5a6a", "deep", "hat", -4, None),
        (310, 1352, 0.76, "#b89a5a", "olive", "long", 3, (-1, 1)),
    ):
        _back(s, x, y, k, col, skin, top, tilt, hands)
    _boy(s, on(70, -52, 1.03))
    for x, y, k, col, skin, top, tilt, hands in (
        (70, 1450, 0.96, "#3a2a4a", "brown", "scarf", 4, None),
        (480, 1440, 0.94, "#5a2424", "rose", "hat", 2, None),
        (262, 1476, 1.0, "#2c4444", "rose", "bald", -3, None),
        (668, 1474, 0.98, "#4a3424", "brown", "curls", -4, (-1,)),
    ):
        _back(s, x, y, k, col, skin, top, tilt, hands)
    s.wash(blob([(-100, 1440), (300, 1420), (700, 1420), (1100, 1440), (1100, 1600), (-100, 1600)]), NIGHT, 0.3, wet=50, gran=0.5)
    s.splatter(BLOOD, 40, (600, 0, 1000, 700), (0.7, 4.5))
    s.splatter(NIGHT, 12, (430, 880, 690, 1180), (0.7, 3))
