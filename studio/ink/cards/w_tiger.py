"""Very near: a child on a swing board paints the flank of a tiger that only seems to sleep; its own tail holds the rope."""

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import along_line, coat

NIGHT, FIRE, RUST = "#0b0c20", "#ec8a2c", "#7a2a0a"
BACK = [(-60, 420), (120, 318), (340, 250), (560, 232), (780, 262), (960, 330), (1080, 400)]
HEAD = [(-80, 880), (60, 838), (200, 832), (330, 872), (430, 960), (482, 1080), (490, 1200), (470, 1310), (500, 1420), (470, 1580), (-80, 1580)]
EYE = np.array([236.0, 1150.0])
BRUSH = np.array([560.0, 806.0])  # where the brush meets the stripe


def lie(x, y):
    """The coat runs from the head to the right, and falls with the flank."""
    return 0.12 + 0.95 * min(1.0, max(0.0, (y - 240) / 1250)) ** 0.9 + (x - 500) / 2600


def _air(s):
    s.wash(s.all, "#fdf0c8", 0.4, col2="#f8dc9c", pool=0.5, gran=0.3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 60), (600, 90), (300, 190), (-100, 300)]), "#f2b24a", 0.55, wet=90, gran=0.3)
    s.wash(blob([(-100, -100), (360, -100), (160, 60), (-100, 140)]), "#d8782c", 0.5, wet=80, gran=0.3)


def _flank(s):
    g = poly([*path(BACK, 12), (1080, 1600), (-80, 1600)])
    s.cover(g)
    s.wash(g, FIRE, 0.85, col2="#e0701e", gran=0.3, pool=0.6, off=0)
    s.wash(blob([(-100, 1000), (300, 860), (560, 1010), (760, 1180), (1100, 1020), (1100, 1700), (-100, 1700)]), "#b8480e", 0.75, wet=110, gran=0.3, clip=g)
    s.wash(blob([(420, 1280), (640, 1180), (820, 1350), (1100, 1240), (1100, 1700), (380, 1700)]), "#5a1808", 1.0, wet=90, gran=0.4, clip=g)
    s.wash(blob([(900, 360), (1100, 380), (1100, 1300), (960, 1000), (880, 640)]), "#9a3a0a", 0.7, wet=80, gran=0.3, clip=g)
    light = blob([(60, 400), (340, 296), (600, 276), (820, 320), (880, 470), (700, 520), (420, 500), (140, 560)])
    s.lift(light, 0.42, 60)
    for x, k in ((700, 0.4), (790, 0.35), (876, 0.3)):  # ribs, as it breathes
        s.wash(limb([(x, 520), (x + 40, 760), (x - 10, 1010)], [10, 24, 8]), RUST, k, wet=36, clip=g)
    depth = marks.field(s, lambda x, y: np.clip((y - 380) / 900 + np.clip((x - 780) / 500, 0, 1) * 0.4, 0, 1))
    m = s.mask(g)
    r = s.rng
    ys, xs = np.where(m[:, :] > 0.5)
    for col, n, dark, body in ((RUST, 1700, 1, 0), ("#b8561a", 1500, 0.6, 0), ("#4a1408", 1000, 1.6, 0), ("#ffbe62", 1300, -1, 1), ("#fff0c0", 800, -2.4, 1)):
        d = depth[ys, xs]
        p = d**dark if dark > 0 else (1.02 - d) ** -dark
        for i in r.choice(len(xs), n, p=p / p.sum()):
            x, y = float(xs[i]), float(ys[i])
            a, q, b = lie(x, y) + r.normal() * 0.15, r.uniform(24, 62), r.normal() * 0.22
            s.curve(
                [(x, y), (x + q * 0.55 * math.cos(a), y + q * 0.55 * math.sin(a)), (x + q * math.cos(a + b), y + q * math.sin(a + b))],
                r.uniform(1.2, 2.6),
                col,
                n=4,
                wobble=0.3,
                body=bool(body),
                alpha=0.8,
            )
    line = path(BACK, 40)
    for _ in range(300):  # the ridge is hair, not a line
        p = line[int(r.integers(len(line)))] + [0, r.uniform(0, 6)]
        a, q = lie(*p) - r.uniform(0.1, 0.7), r.uniform(16, 40)
        s.curve(
            [p, p + [q * 0.5 * math.cos(a), q * 0.5 * math.sin(a)], p + [q * math.cos(a + 0.3), q * math.sin(a + 0.3)]],
            2,
            (RUST, "#b8561a", "#4a1408")[int(r.integers(3))],
        )
    return g


def _night(s, g, stars=10):
    """A stripe of night sky, its edge combed by the coat."""
    r = s.rng
    s.cover(g, keep=0.1)
    brushed(s, g, NIGHT)
    s.wash(g.buffer(-5), "#3a3fa0", 0.7, wet=9, clip=g)
    ring = np.array((g if g.geom_type == "Polygon" else max(g.geoms, key=lambda q: q.area)).exterior.coords)
    for k in range(int(g.length / 5)):
        p = ring[int(r.integers(len(ring)))] + r.normal(size=2) * 2
        a, q = lie(*p) + r.normal() * 0.25, r.uniform(12, 24)
        d = np.array([math.cos(a), math.sin(a)]) * q
        tone = (NIGHT, "#b8561a", "#f0a048", NIGHT, "#7a2a0a")[k % 5]
        s.curve([p - d * 0.5, p + d * 0.1, p + d * 0.5], 2.0, tone, alpha=0.9, body=tone not in (NIGHT, "#7a2a0a"))
    x0, y0, x1, y1 = g.bounds
    inner = g.buffer(-4)
    for _ in range(stars * 7):
        x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), 1.0 + 2.4 * r.random() ** 4
        if inner.contains(ell(x, y, q)):
            s.fill(ell(x, y, q), "#fff6dc", body=True)
            if q > 2.2:
                for v in ((1, 0), (0, 1)):
                    s.stroke([(x - 7 * v[0], y - 7 * v[1]), (x + 7 * v[0], y + 7 * v[1])], 1.2, "#fff6dc", body=True)


def _stripes(s, flank):
    rows = (
        ([(40, 372), (70, 470), (56, 580), (30, 700), (-20, 800)], 26, 14),
        ([(176, 306), (214, 420), (206, 560), (176, 690), (150, 800)], 30, 16),
        ([(214, 560), (256, 640), (250, 740), (236, 812)], 17, 5),
        ([(318, 258), (368, 400), (372, 560), (352, 700), (372, 850), (430, 960)], 33, 22),
        ([(452, 238), (500, 330), (508, 430), (494, 540)], 22, 9),
        ([(496, 560), (482, 680), (502, 800), (548, 910), (560, 1010), (552, 1090)], 25, 14),
        ([(412, 640), (424, 740), (452, 830)], 14, 4),
    )  # fmt: skip
    for pts, w, n in rows:
        u = np.interp(np.linspace(0, 1, len(pts)), (0, 0.3, 0.7, 1), (0.7, 1, 0.75, 0.05))
        _night(s, limb(pts, list(w * u), 12).intersection(flank), n)
    # the one that she is at: it ends, wet, at her brush
    fresh = limb([(600, 234), (650, 340), (656, 470), (628, 600), (590, 716), tuple(BRUSH)], [20, 29, 31, 27, 24, 19], 14).intersection(flank)
    _night(s, fresh, 20)
    for x, y, n in ((548, 796, 90), (574, 812, 150), (590, 770, 60)):  # it runs
        drop = limb([(x, y), (x + 4, y + n * 0.6), (x + 7, y + n)], [5, 2.6, 6.5], 8)
        s.fill(drop, NIGHT)
        s.fill(ell(x + 6, y + n - 2, 1.7), "#fff6dc", body=True)


def _face_lie(x, y):
    return math.atan2(y - 1180, x - 40) * 0.8 + 0.1


def _head(s):
    ear = blob([(330, 900), (338, 800), (392, 742), (462, 742), (506, 800), (500, 880), (452, 950)])
    s.wash(move(ear, 22, 26), "#4a1408", 0.9, wet=18)
    s.thing(ear, FIRE, 0.9, col2="#d0661a", shade=0.9, shcol=RUST, hatch=0, line=2.6, soft=40)
    coat(
        s,
        ear,
        lambda x, y: math.atan2(y - 900, x - 400),
        ((RUST, 120, "dark"), ("#ffd890", 110, "lit")),
        (18, 40),
        1.8,
        soft=40,
        fringe=170,
        fringe_cols=("#4a1408", "#b8561a", "#ffd890"),
    )
    hollow = blob([(368, 880), (376, 812), (412, 778), (452, 784), (472, 830), (456, 900), (420, 930)])
    s.wash(hollow, "#4a1418", 1.3, wet=14)
    coat(s, hollow, lambda x, y: -1.2 + (x - 410) / 130, (("#fff0d0", 70, "lit"), ("#2a0a0c", 60, "dark")), (24, 54), 1.8, soft=30)
    g = blob(HEAD)
    s.wash(move(g, 34, 10), "#3a0e06", 1.1, wet=30, gran=0.4)
    s.cover(g)
    s.wash(g, FIRE, 0.8, col2="#e27a22", gran=0.3, pool=0.5)
    s.wash(blob([(380, 900), (520, 1080), (520, 1600), (300, 1600), (420, 1350), (440, 1150)]), "#a8400c", 0.9, wet=60, clip=g)
    s.wash(blob([(-100, 1320), (160, 1330), (330, 1420), (420, 1600), (-100, 1600)]), "#8a340c", 0.6, wet=60, clip=g)
    s.lift(blob([(20, 880), (220, 866), (330, 930), (200, 1010), (40, 1010)]), 0.4, 34)
    coat(
        s,
        g,
        _face_lie,
        ((RUST, 520, "dark"), ("#b8561a", 420, "all"), ("#ffbe62", 460, "lit"), ("#fff0c0", 220, "lit")),
        (18, 46),
        1.9,
        soft=160,
        fringe=260,
        fringe_cols=("#4a1408", "#b8561a", "#ffd890"),
    )
    # white over the eye, under it, and the ruff
    for pts, n in (([(120, 1060), (180, 1000), (280, 1000), (350, 1060), (290, 1088), (200, 1086)], 190), ([(130, 1226), (240, 1232), (340, 1206), (330, 1262), (240, 1300), (140, 1286)], 170), ([(300, 1340), (420, 1280), (512, 1330), (540, 1440), (500, 1560), (300, 1560), (270, 1440)], 380)):  # fmt: skip
        p = blob(pts)
        s.lift(p, 0.95, 16)
        coat(
            s,
            p,
            _face_lie,
            (("#c88a50", n // 3, "dark"), ("#fffaf0", n, "lit"), ("#fffaf0", n // 2, "lit")),
            (22, 52),
            2,
            soft=40,
            fringe=n // 2,
            fringe_cols=("#fff4e0", "#fff4e0", "#c8763a"),
        )
    for pts, w in (
        ([(30, 900), (120, 906), (220, 950)], 13), ([(10, 960), (90, 952), (170, 984)], 12), ([(40, 1010), (90, 1004), (136, 1018)], 8), ([(250, 880), (310, 920), (350, 980)], 12),
        ([(380, 1010), (424, 1090), (436, 1180)], 14), ([(392, 1130), (410, 1210), (390, 1290)], 12), ([(464, 1240), (452, 1330), (400, 1400)], 13), ([(350, 1300), (320, 1370), (250, 1410)], 11), ([(500, 1400), (470, 1460), (400, 1500)], 11),
    ):  # fmt: skip
        _night(s, limb(pts, [w * 0.5, w, 1.5], 10), 3)


def _eye(s):
    """Half open: it knows."""
    x, y = EYE

    def at(*p):
        return [(x + a, y + b, *c) for a, b, *c in p]

    lids = blob(at((-142, 44), (-80, -34), (10, -62), (100, -40), (150, 6), (96, 56), (6, 72), (-76, 66)))
    s.cover(lids, keep=0.1)
    brushed(s, lids, "#12080c")
    ball = blob(at((-104, 38, 1), (-58, 6), (10, -8), (84, -4), (124, 8, 1), (82, 40), (10, 54), (-52, 52)))
    s.cover(ball)
    s.wash(ball, "#ffd83a", 0.9, col2="#f0a818", edge=0.8, off=0, mix=("lin", 90, 0, 1))
    iris = ell(x + 40, y + 4, 62)
    for a in np.linspace(0, math.tau, 60):
        s.stroke(
            [(x + 40 + 24 * math.cos(a), y + 6 + 24 * math.sin(a)), (x + 40 + 58 * math.cos(a), y + 6 + 58 * math.sin(a))], 1.6, "#b86a10", clip=ball, alpha=0.8
        )
    s.outline(iris, 3, "#7a3a08", lost=0, clip=ball)
    pupil = ell(x + 44, y + 2, 24, 32).intersection(ball)
    s.cover(pupil)
    brushed(s, pupil, "#08060c")
    s.fill(pupil, "#08060c", body=True)
    s.wash(blob(at((-104, 38), (-58, 6), (10, -10), (84, -6), (124, 8), (84, 14), (10, 12), (-50, 24))), "#5a2a08", 0.9, wet=6, clip=ball)
    s.fill(ell(x + 62, y + 6, 8, 7), "#ffffff", body=True)
    s.curve(at((-116, 44), (-58, 2), (10, -14), (84, -10), (130, 6)), 9, "#12080c")
    lid = path(at((-110, 14), (-54, -26), (14, -42), (86, -26), (132, 2)), 10)
    s.stroke(lid, 3.4, "#e89a50", body=True, alpha=0.9)
    s.curve(at((-142, 44), (-176, 74), (-196, 120)), 12, "#12080c")  # the corner runs towards the nose


def _tail(s):
    """It comes round from behind the ridge and holds the rope."""
    line = [(1070, 330), (1030, 170), (930, 66), (810, 54), (748, 104), (752, 166), (790, 196)]
    g = limb(line, [66, 58, 50, 44, 38, 34, 20], 16)
    s.thing(g, FIRE, 0.9, col2="#d86a1c", shade=1.0, shcol=RUST, hatch=0, line=2.4, soft=44)
    way = along_line(path(line, 14))
    coat(
        s,
        g,
        way,
        ((RUST, 240, "dark"), ("#b8561a", 200, "all"), ("#ffbe62", 220, "lit"), ("#fff0c0", 120, "lit")),
        (16, 38),
        1.8,
        soft=44,
        fringe=240,
        fringe_cols=("#4a1408", "#b8561a", "#ffd890"),
    )


def _rope(s, a, b, w=6.0):
    p = path([a, ((a[0] + b[0]) / 2 - 2, (a[1] + b[1]) / 2), b], 14)
    s.stroke([q + [16, 12] for q in p if q[1] > 260] or p[:1], w, "#5a1808", taper=(0, 0), alpha=0.4)
    s.stroke(p, w + 3, "#3a1a0c", taper=(0, 0), press=0.1)
    s.stroke(p, w, "#f4e2b4", taper=(0, 0), press=0.1, body=True)
    for q, d, _ in marks.along(p, 9):
        n = np.array([-d[1], d[0]]) * w * 0.5
        s.stroke([q + n - d * 3, q - n + d * 3], 1.5, "#6a4420", body=True)


K, SEAT, APEX = 390.0, np.array([738.0, 886.0]), (772.0, 500.0)
CAM = spot(*SEAT, K, 4, 0)


def at3(x, y, z=0.0):
    """A point of the sheet in her world."""
    return np.array([(x - SEAT[0]) / K, -(y - SEAT[1]) / K, z])


def _painter(s):
    """She sits on a board, the brush in one hand, the rope in the other."""
    board = Clay({"wood": cloth("#c8843c", shcol="#3a1a0c")}).box((0.0, -0.035, 0), (0.35, 0.025, 0.11), m="wood")
    ends = ((622.0, 886.0), (858.0, 886.0))
    grip = np.array(APEX) * 0.5 + np.array(ends[1]) * 0.5
    hold = BRUSH + [94, -22]
    her = person(
        (0, -0.29, 0), -64, "sit", "child", "shirt", top="#1c8f92", legs="#f6efdc", skin="umber", hair="pigtails", hair_col="black", shoes=False,
        hands=(World(tuple(at3(*grip, 0.02))), World(tuple(at3(*hold, 0.06)))), grips=("bar", "fist"), palms=((0, 0, 1), (0, -1, 0)), stub=0,
        look_at=tuple(at3(*BRUSH)),
    )  # fmt: skip
    shot = shoot([board, her], CAM, light=(-0.4, 0.8, 0.6))
    s.wash(np.roll(np.roll(shot.mask(), 30, 1), 36, 0), "#3a0e06", 0.9, wet=14)
    _rope(s, (748, 132), APEX)
    _rope(s, APEX, ends[0], 5)
    s.model(shot, line=2.6)
    _rope(s, APEX, ends[1], 5)
    knuckle = CAM.project(her.joints["handl"])
    for k in range(4):  # her fingers lie over it
        p = np.array([np.interp(knuckle[1] - 12 + 9 * k, (APEX[1], ends[1][1]), (APEX[0], ends[1][0])), knuckle[1] - 12 + 9 * k])
        s.thing(limb([p + [9, -2], p + [-8, 2]], [5.4, 5.0], 4), "#7a4628", 1.0, shade=0.6, shcol="#2a1010", hatch=0, line=1.6)
    for x, y in ends:  # knots under the board
        s.thing(ell(x, y + 22, 9, 10), "#f0dca8", 0.7, shade=0.8, shcol="#4a2a10", hatch=0, line=2)
    _knot(s)
    _bucket(s, 822, 930)
    _brush(s, CAM.project(her.joints["handr"]))


def _knot(s):
    """Three turns of the rope round the tip of the tail."""
    for k in range(3):
        y = 112 + 13 * k
        p = path([(712 + 5 * k, y + 6), (744, y + 16), (786 - 4 * k, y + 8)], 8)
        s.stroke(p, 12, "#3a1a0c", taper=(0, 0), press=0.1, body=True)
        s.stroke(p, 8.5, "#f4e2b4", taper=(0, 0), press=0.1, body=True)
        for q, _, _ in marks.along(p, 8):
            s.stroke([q + [-2, -4], q + [2, 4]], 1.4, "#6a4420", body=True)


def _bucket(s, x, y):
    """It hangs from the board, full of night."""
    s.wash(ell(x + 40, y + 96, 50, 62), "#3a0e06", 0.9, wet=14)
    bow = path([(x - 44, y + 42), (x - 26, y - 8), (x, y - 26), (x + 26, y - 8), (x + 44, y + 42)], 8)
    for w, col in ((8, "#2a1410"), (4, "#d8dce0")):
        s.stroke(bow, w, col, taper=(0, 0), press=0.1, body=True)
    g = blob([(x - 46, y + 40, 1), (x - 38, y + 124, 1), (x, y + 136), (x + 38, y + 124, 1), (x + 46, y + 40, 1)])
    s.thing(g, "#c8ccd0", 0.5, col2="#8a929c", shade=1.0, shcol="#2a2c40", hatch=5, line=2.8)
    for q in (66, 108):
        s.curve([(x - 44, y + q), (x, y + q + 11), (x + 44, y + q)], 2, clip=g)
    top = ell(x, y + 40, 46, 17)
    s.cover(top)
    brushed(s, top, NIGHT)
    s.wash(top, "#3a3fa0", 0.7, wet=5, clip=top)
    s.outline(ell(x, y + 40, 48, 18), 4, "#8a929c", lost=0)
    for a, b, q in ((-22, 36, 1.6), (-4, 44, 2.6), (14, 34, 1.8), (28, 42, 1.4), (4, 32, 1.2)):
        s.fill(ell(x + a, y + b, q), "#fff6dc", body=True)
    moon = ell(x + 20, y + 42, 7, 6).difference(ell(x + 23, y + 40, 6, 5))
    s.fill(moon, "#ffe69a", body=True)
    for a, n in ((-30, 50), (18, 74)):
        s.fill(limb([(x + a, y + 50), (x + a, y + 50 + n)], [4, 3.4], 6), NIGHT)


def _brush(s, hand_):
    d = (np.array(BRUSH) - hand_) / np.hypot(*(np.array(BRUSH) - hand_))
    n = np.array([-d[1], d[0]])
    tip = np.array(BRUSH)
    s.stroke([hand_ - d * 64, tip - d * 34], 13, "#3a1a0c", taper=(0.2, 0))
    s.stroke([hand_ - d * 60, tip - d * 34], 8, "#e8b04a", taper=(0.2, 0), body=True)
    s.thing(
        poly([tip - d * 44 - n * 12, tip - d * 44 + n * 12, tip - d * 22 + n * 17, tip - d * 22 - n * 17]),
        "#d8dce0",
        0.5,
        shade=0.8,
        shcol="#2a2c40",
        hatch=0,
        line=2.2,
    )
    hair_ = blob([tip - d * 22 - n * 17, tip + n * -20 + d * 4, tip + d * 24, tip + n * 20 + d * 4, tip - d * 22 + n * 17], 6)
    brushed(s, hair_, NIGHT)
    for e in np.linspace(-0.8, 0.8, 7):
        s.stroke([tip - d * 20 + n * 15 * e, tip + d * 16 + n * 8 * e], 1.4, "#5a62c8", body=True, alpha=0.8)
    for k in range(4):  # the fingers lie over the handle
        p = hand_ - d * (15 - 10 * k)
        s.thing(limb([p - n * 9, p + n * 8], [5.6, 5.2], 4), "#7a4628", 1.0, shade=0.6, shcol="#2a1010", hatch=0, line=1.6)


@card("saffron", paper="tea", light=(-0.4, -0.8))
def paint_tiger(s):
    _air(s)
    _stripes(s, _flank(s))
    _tail(s)
    _painter(s)
    _head(s)
    _eye(s)
