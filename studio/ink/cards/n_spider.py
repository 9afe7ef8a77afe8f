"""What the spider sees."""

from ..easel import *
from ..kit.brush import threads
from ..kit.grasp import grasp

NADIR = np.array([430.0, 1330.0])  # straight below us
NIGHT, GREY, SILK = "#0b0b10", "#3c3c46", "#fdfaf0"
SKIN = ("#9a6242", "#8a4a34", "#3e1c22")
ROPE = path([(60, 1560), (240, 1360), (508, 1052), (700, 620), (830, 300), (940, -60)], 16)
HUB = np.array([400.0, 1190.0])


def down(x, y, d):
    t = math.radians(-21)
    return NADIR + np.array([x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t)]) / d


def _town(s):
    r = s.rng
    s.wash(s.all, "#c9c8c6", 0.5, pool=0.5, gran=0.5, bloom=3)
    s.wash(s.all, GREY, 0.9, grad=("rad", *NADIR, 1000, 0.1, 0.7), gran=0.6)
    houses = []
    for i in range(-6, 8):
        for j in range(-11, 5):
            x, y = i * 430 + r.normal() * 16 + (90 if j % 2 else 0), j * 330 + r.normal() * 14
            houses.append((x, y, 158 + r.uniform(-8, 20), 122 + r.uniform(-8, 14), r.uniform(1.55, 2.2)))
    for x, y, w, h, d in sorted(houses, key=lambda v: -np.hypot(v[0], v[1])):
        corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
        roof, base = [down(*c, d) for c in corners], [down(*c, 2.9) for c in corners]
        g = valid(Polygon(roof))
        if g.bounds[2] < -80 or g.bounds[0] > 1080 or g.bounds[3] < -80 or g.bounds[1] > 1580:
            continue
        c = np.mean(roof, axis=0)
        far = min(1.3, np.hypot(*(c - NADIR)) / 1000)
        for k in range(4):
            a, b, a2, b2 = roof[k], roof[(k + 1) % 4], base[k], base[(k + 1) % 4]
            out = (a + b) / 2 - c
            if out @ (NADIR - (a + b) / 2) < 0:
                continue
            wall = valid(Polygon([a, b, b2, a2]))
            s.cover(wall)
            side = 0.75 if k % 2 else 1.15
            s.wash(wall, "#6c6c76", side, col2="#e8e6e0", mix=("rad", *((a2 + b2) / 2), np.hypot(*((a + b - a2 - b2) / 2)) + 8, 1, 0), edge=0.6, gran=0.6)
            s.outline(wall, 1.7, lost=0.2)
            for row in (0.16, 0.4, 0.62):
                for q in np.linspace(0.14, 0.86, 5 if k % 2 == 0 else 4):
                    u, v, dq = row, row + 0.14, 0.05

                    def on(p, z, a=a, b=b, a2=a2, b2=b2):
                        top, low = a + (b - a) * p, a2 + (b2 - a2) * p
                        return top + (low - top) * z

                    s.fill(valid(Polygon([on(q - dq, u), on(q + dq, u), on(q + dq, v), on(q - dq, v)])), NIGHT, alpha=0.85 - 0.5 * row)
        s.cover(g)
        shade = 0.45 + 0.3 * far + r.normal() * 0.1
        s.wash(g, "#8a8a92", shade, col2="#5a5a64", edge=0.7, gran=0.6, pool=0.5)
        if r.random() < 0.75:  # a ridge, one side in the shade, and its tiles
            m0, m1 = (roof[0] + roof[3]) / 2, (roof[1] + roof[2]) / 2
            lift_ = (c - NADIR) * 0.05
            m0, m1 = m0 + (m1 - m0) * 0.14 + lift_, m1 + (m0 - m1) * 0.14 + lift_
            dark = valid(Polygon([m0, m1, roof[2], roof[3]]))
            s.wash(dark, "#2a2a34", 0.7, edge=0.4, gran=0.6)
            s.stroke([m0, m1], 2.6)
            for p, e in ((m0, roof[0]), (m0, roof[3]), (m1, roof[1]), (m1, roof[2])):
                s.stroke([p, e], 1.6)
            for q in np.linspace(0.15, 0.9, 6):
                for p0, p1, e0, e1 in ((m0, m1, roof[0], roof[1]), (m0, m1, roof[3], roof[2])):
                    s.stroke([p0 + (e0 - p0) * q, p1 + (e1 - p1) * q], 0.9, alpha=0.6, wobble=0.8)
            p = m0 * 0.7 + m1 * 0.3
            s.thing(poly([p + (-9, -8), p + (9, -10), p + (10, 8), p + (-8, 9)]), "#4a4a52", 1.2, shade=0.5, hatch=0, line=1.6)
        else:
            s.outline(valid(Polygon([c + (p - c) * 0.88 for p in roof])), 1.2)
            s.thing(valid(Polygon([c + (p - c) * 0.3 for p in roof])), "#6a6a72", 1.0, shade=0.6, hatch=0, line=1.6)
        s.outline(g, 2.0, lost=0.15)
    s.lift(ell(*NADIR, 330, 300), 0.55, 110)  # fog in the streets
    for x, y, w in ((250, 1120, 260), (640, 1290, 240), (150, 800, 150), (700, 940, 160)):
        s.lift(ell(x, y, w, w * 0.35, -20), 0.45, 45)
    s.lift(blob([(-100, 60), (400, 40), (820, 120), (760, 420), (300, 480), (-100, 640)]), 0.45, 70)
    s.wash(blob([(1100, 760), (820, 1120), (840, 1600), (1100, 1600)]), NIGHT, 1.4, wet=90, gran=0.6)
    s.wash(blob([(-100, 1240), (80, 1360), (180, 1600), (-100, 1600)]), NIGHT, 1.2, wet=70, gran=0.6)


def _web(s):
    """Threads that hang slack between the spokes."""
    r = s.rng
    ways = np.radians([-158, -132, -108, -84, -60, -38, -16, 8, 34, 62, 92, 122, 150, 178])
    far = [1500 for _ in ways]

    def on(k, u):
        a = ways[k % len(ways)]
        return HUB + np.array([math.cos(a) * 1.0, math.sin(a) * 0.92]) * u

    def silk(pts, w, alpha=0.95):
        s.stroke(pts, w + 2.2, NIGHT, wobble=0.2, taper=(0, 0), alpha=0.35)
        s.stroke(pts, w, SILK, wobble=0.2, taper=(0, 0), body=True, alpha=alpha)

    for k in range(len(ways)):
        silk([HUB, on(k, far[k])], 2.4)
    u, turn = 16.0, 0
    while u < 1250:
        for k in range(len(ways)):
            a, b = on(k, u * (1 + 0.012 * r.normal())), on(k + 1, u * (1 + 0.012 * r.normal()))
            if max(a[0], b[0]) < -60 or min(a[0], b[0]) > 1060 or max(a[1], b[1]) < -40 or min(a[1], b[1]) > 1560:
                continue
            m = (a + b) / 2 + (HUB - (a + b) / 2) * (0.13 + 0.02 * r.normal())
            if r.random() < 0.96:
                s.curve([a, m, b], 1.2 + u / 700, SILK, n=8, body=True, wobble=0.3, taper=(0, 0), alpha=0.85)
            if r.random() < 0.3:
                s.fill(ell(*(a * 0.7 + m * 0.3), 2.6), "#ffffff", body=True)
        u += 15 + u * 0.085
        turn += 1
    for x, y in ((196, 1010), (760, 1160)):  # what was caught before
        g = ell(x, y, 34, 16, -38)
        s.thing(g, "#e8e4da", 0.4, shade=0.8, shcol="#3c3c46", hatch=0, line=2)
        for q in np.linspace(-26, 26, 9):
            s.curve([(x + q - 8, y - q * 0.78 - 12), (x + q, y - q * 0.78), (x + q + 8, y - q * 0.78 + 12)], 1.3, GREY, clip=g)
    s.fill(blob([(776, 1140), (790, 1130), (800, 1136), (786, 1144)]), "#b8302c")


def _rope(s):
    w = np.interp(np.linspace(0, 1, len(ROPE)), (0, 0.35, 1), (7, 13, 30))
    g = limb(ROPE, w * 0.5, 3)
    s.wash(move(g, 26, 40), NIGHT, 0.6, wet=14)
    s.thing(g, "#f6f1e2", 0.25, shade=0.85, shcol="#4a4a56", hatch=0, line=2.2)
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(ROPE, axis=0).T))]
    u = 0.0
    while u < at[-1] - 4:
        j = int(np.searchsorted(at, u))
        d = ROPE[min(j + 1, len(ROPE) - 1)] - ROPE[max(j - 1, 0)]
        d /= np.hypot(*d)
        e = np.array([-d[1], d[0]]) * w[j] * 0.5
        s.curve([ROPE[j] - e, ROPE[j] + d * w[j] * 0.4, ROPE[j] + e + d * w[j] * 0.9], 1 + w[j] * 0.05, "#3c3c46", n=5)
        u += w[j] * 0.62


def _leg(s, pts, radii, claw=True):
    """A spider's leg: thick to the knee, thin to the claw, every hair of it."""
    r = s.rng
    p = path(pts, 14)
    w = np.interp(np.linspace(0, len(pts) - 1, len(p)), range(len(radii)), radii)
    g = limb(pts, radii, 14)
    s.wash(move(g, 30, 46), NIGHT, 0.55, wet=22)
    s.cover(g)
    s.wash(g, NIGHT, 1.6, edge=0.4, gran=0.3)
    s.fill(g, "#0d0d13", alpha=0.85)
    for k in range(1, len(pts) - 1):  # joints: a notch, and a band of paler hair
        i = k * 14
        d = p[i + 1] - p[i - 1]
        d = d / np.hypot(*d)
        e = np.array([-d[1], d[0]])
        for _ in range(46):
            o = p[i] + e * w[i] * r.uniform(-0.95, 0.95) + d * r.normal() * 7
            s.curve([o, o + d * 9, o + d * 20 + e * r.normal() * 3], 1.5, "#8f8f9c", n=4, body=True, alpha=0.7)
    for i in range(len(p) - 1):
        d = p[i + 1] - p[i]
        d = d / (np.hypot(*d) + 1e-9)
        e = np.array([-d[1], d[0]])
        for f in (-1, 1):
            for _ in range(2):
                o = p[i] + e * f * w[i] * r.uniform(0.75, 1.0) + d * r.uniform(-6, 6)
                long = w[i] * r.uniform(0.5, 1.1) + 6
                s.curve([o, o + e * f * long * 0.5 + d * long * 0.3, o + e * f * long * 0.7 + d * long * 0.9], 1.7, NIGHT, n=4, wobble=0.3)
        if r.random() < 0.75:
            o = p[i] + e * w[i] * r.uniform(-0.7, 0.4)
            s.curve([o, o + d * 10 - e * 2, o + d * 22 - e * 5], 1.3, "#a8a8b4", n=4, body=True, alpha=0.7)
    if claw:
        d = p[-1] - p[-4]
        d = d / np.hypot(*d)
        e = np.array([-d[1], d[0]])
        for f in (-1, 1):
            s.curve([p[-1], p[-1] + d * 16 + e * f * 10, p[-1] + d * 26 + e * f * 2], 4.4, NIGHT)


def _owner(s):
    for pts, radii in (
        ([(-60, 60), (30, 250), (66, 420), (150, 640)], [60, 44, 34, 9]),
        ([(120, -80), (190, 100), (250, 230), (366, 420)], [60, 46, 34, 9]),
        ([(1080, 200), (1000, 420), (930, 560), (806, 760)], [58, 42, 32, 9]),
    ):
        _leg(s, pts, radii)
    _leg(s, [(560, -90), (640, 60), (730, 90), (846, 214)], [52, 40, 28, 9])
    _leg(s, [(1090, -40), (1010, 60), (960, 100), (896, 122)], [52, 38, 26, 9])
    r = s.rng
    brow = blob([(330, -60), (380, 6), (440, 30), (500, 12), (540, -60)])  # our own jaws
    s.fill(brow, NIGHT)
    for x, e in ((400, -1), (476, 1)):
        fang = blob([(x - 26, 6), (x - 18, 54), (x + 6 * e, 92), (x + 12 * e, 128), (x + 22, 60), (x + 26, 6)])
        s.fill(fang, NIGHT)
        s.curve([(x - 12, 20), (x - 8, 56), (x + 6 * e, 104)], 3, "#a8a8b4", body=True, alpha=0.7)
    for _ in range(170):
        x = r.uniform(330, 545)
        y = 20 + 20 * math.sin((x - 330) / 215 * 3.1)
        s.curve([(x, y - 20), (x + r.normal() * 6, y + 8), (x + r.normal() * 12, y + r.uniform(14, 40))], 1.8, NIGHT, n=4)


def _walker(s):
    r = s.rng
    red = dict(col2="#8a1020", shade=0.9, shcol="#2a0410", hatch=5, line=2.8, gran=0.5)
    bare = dict(col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=4, line=2.3)
    pole = limb([(60, 958), (520, 862), (960, 770)], [9, 12, 15])
    # one foot along the rope; the other is behind the skirt
    front = limb([(500, 896), (452, 990), (440, 1100)], [40, 29, 16])
    s.thing(front, "#fbf6ea", 0.3, col2="#d8d2c8", shade=0.9, shcol=GREY, hatch=5, line=2.5)
    s.curve([(426, 984), (450, 996), (476, 984)], 1.6)
    foot = blob([(424, 1092), (440, 1086), (458, 1096), (452, 1122), (428, 1152), (410, 1162), (404, 1150), (416, 1122)])
    s.wash(move(foot, 10, 16), NIGHT, 0.9, wet=6)
    s.thing(foot, "#c8262a", 1.0, shade=0.8, shcol="#2a0410", hatch=0, line=2.2)
    for q in (0, 1):
        s.curve([(424, 1096 - q * 16), (440, 1104 - q * 16), (458, 1094 - q * 18)], 3, "#8a1020")
    # skirt: a frilled disc seen from above
    c = np.array([530, 872])
    rim = [c + np.array([math.cos(a) * (176 + 12 * math.sin(a * 9)), math.sin(a) * (92 + 8 * math.sin(a * 9)) + 6]) for a in np.linspace(0, math.tau, 80, endpoint=False)]  # fmt: skip
    skirt = move(valid(Polygon(rim)), 0, 0, 1, -11, origin=tuple(c))
    s.wash(move(skirt, 16, 40), NIGHT, 0.3, wet=18)
    s.thing(skirt, "#d62a2a", 1.05, **red)
    for k in range(30):
        a = k / 30 * math.tau
        d = np.array([math.cos(a) * 172, math.sin(a) * 92])
        e = move(np.array([c + d]), 0, 0, 1, -11, origin=tuple(c))[0]
        s.curve([c + (e - c) * 0.3, c + (e - c) * 0.7 + r.normal(size=2) * 3, e], 2.4, "#2a0410", clip=skirt)
    threads(s, skirt, lambda x, y: math.atan2((y - 872) * 1.8, x - 530), (("#2a0410", 0), ("#8a1020", 0), ("#ff9a86", 1)), 300, 34, 1.6, lit_part=0.4, share=lambda x, y, lit: np.clip((900 - y) / 90, 0, 0.9) if lit else 0.5, alpha=0.85)  # fmt: skip
    # bodice
    torso = blob([(470, 716), (520, 690), (590, 680), (652, 690), (684, 712), (656, 770), (622, 836), (606, 872), (540, 884), (494, 868), (486, 800)])
    s.wash(move(torso, 6, 26), "#2a0410", 0.9, wet=12, clip=skirt)
    s.thing(torso, "#d62a2a", 1.05, **red)
    threads(s, torso, lambda x, y: 1.7, (("#2a0410", 0), ("#8a1020", 0), ("#ff9a86", 1)), 210, 26, 1.5, lit_part=0.4, share=lambda x, y, lit: np.clip(1.0 - (x - 470) / 190, 0, 0.9) if lit else 0.6, alpha=0.85)  # fmt: skip
    for y in (744, 776, 808, 840):
        p = (575 - (y - 744) * 0.22, y)
        s.fill(ell(*p, 6), "#fff0d0", body=True)
        s.outline(ell(*p, 6), 1.4)
    for p in ([(520, 730), (514, 790), (516, 860)], [(640, 726), (616, 790), (590, 864)], [(500, 820), (530, 838), (560, 832)]):
        s.curve(p, 2.2, "#2a0410", clip=torso)
    yoke = blob([(520, 694), (560, 684), (630, 684), (606, 724), (574, 736), (542, 724)])
    s.thing(yoke, SKIN[0], 0.9, **bare)
    s.thing(limb([(584, 706), (594, 664)], [30, 28]), SKIN[0], 0.9, **bare)
    # arms to the pole
    left, right = np.array([384.0, 890.0]), np.array([716.0, 821.0])
    way = (960 - 60, 770 - 958)
    s.wash(move(pole, 14, 46), NIGHT, 0.7, wet=14)
    s.thing(pole, "#e6dcc4", 0.6, col2="#b8aa90", shade=0.9, shcol="#2a2a34", hatch=0, line=2.4)
    for q in np.linspace(0.02, 0.98, 34):
        x, y = 60 + 900 * q, 958 - 188 * q
        s.curve([(x, y - 9), (x + 5, y), (x + 3, y + 9)], 1.3, GREY, alpha=0.7)
    s.stroke([(70, 951), (520, 853), (950, 760)], 2.2, "#ffffff", body=True, alpha=0.8)
    for arm, sleeve, hand_, th in (
        ([(474, 728), (400, 800), (386, 862)], (470, 724), left, 1),
        ([(680, 720), (742, 756), (720, 800)], (684, 716), right, -1),
    ):
        s.thing(limb(arm, [31, 25, 16]), SKIN[0], 0.9, **bare)
        grasp(s, hand_, way, arm[-1], 56, skin=SKIN, thumb=th, over=0.3)
        o, d = np.array(sleeve, float), np.array(arm[1], float) - np.array(arm[0], float)
        d /= np.hypot(*d)
        e = np.array([-d[1], d[0]]) * (1 if d[0] > 0 else -1)
        g = blob([tuple(o + d * u + e * v) for u, v in ((-34, -8), (-22, -30), (8, -38), (34, -34), (40, -10), (38, 14), (34, 36), (4, 38), (-24, 28), (-36, 8))])  # fmt: skip
        s.thing(g, "#e03a32", 1.0, **red)
        for v in (-26, -12, 2, 16, 28):
            s.curve([tuple(o + d * -24 + e * v * 0.6), tuple(o + d * 10 + e * v * 1.15), tuple(o + d * 37 + e * v * 0.9)], 2, "#2a0410", clip=g)
        s.stroke([tuple(o + d * 36 - e * 32), tuple(o + d * 40), tuple(o + d * 36 + e * 32)], 7, "#fff0d0", body=True, taper=(0.1, 0.1))
    _hat(s, np.array([606.0, 634.0]))


def _hat(s, c):
    """Straw, with a red band and a flower: she looks at her feet, and has not seen us."""
    brim = ell(*c, 142, 122, -8)
    s.wash(move(brim, 14, 44), NIGHT, 0.9, wet=16)
    s.cover(brim)
    s.thing(brim, "#e8d29a", 0.7, col2="#c8a860", shade=0.8, shcol="#5a4424", hatch=0, line=3)
    for k in range(1, 9):  # the plait of the straw
        s.outline(ell(*c, 142 - 9 * k, 122 - 8 * k, -8), 1.3, "#7a5c28", lost=0.35)
    for a in np.linspace(0, math.tau, 70)[:-1]:
        d = np.array([math.cos(a) * 140, math.sin(a) * 120])
        s.stroke([c + d * 0.62, c + d * 0.97], 1, "#7a5c28", alpha=0.5)
    crown = ell(*(c + [4, -8]), 74, 64, -8)
    band = ell(*(c + [4, -4]), 84, 74, -8)
    s.wash(move(band, 8, 16), "#3a2410", 0.8, wet=9, clip=brim)
    for g, col, deep in ((band, "#d62a2a", "#2a0410"), (crown, "#f0dca8", "#5a4424")):
        s.cover(g)
        s.thing(g, col, 0.9, shade=0.8, shcol=deep, hatch=5, line=2.6)
    for k in range(1, 6):
        s.outline(ell(*(c + [4, -8]), 74 - 11 * k, 64 - 10 * k, -8), 1.2, "#7a5c28", lost=0.3)
    p = c + [-72, 34]
    for a in range(0, 360, 60):
        petal = move(ell(17, 0, 14, 9), *p, 1, a)
        s.cover(petal)
        s.thing(petal, "#fbf6ea", 0.2, shade=0.5, shcol=GREY, hatch=0, line=1.8)
    s.fill(ell(*p, 8), "#f2c23a", body=True)


@card("ink", paper="rice", light=(-0.5, -0.6), fresh=False)
def spider_rope(s):
    """From above, among our own legs: she who walks upon our thread looks at her feet."""
    _town(s)
    _web(s)
    _rope(s)
    _walker(s)
    _owner(s)
    s.splatter(NIGHT, 50, (0, 900, 380, 1500), (0.7, 5))
