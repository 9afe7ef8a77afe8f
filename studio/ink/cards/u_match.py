"""A wood of burnt matches in the snow; one is still alight, and in its flame it is spring."""

from shapely.geometry import Point

from ..easel import *
from ..kit.rim import rim
from .u_swing import girl

FLAME = blob(
    [(612, 40, 1), (588, 110), (598, 176), (650, 258), (716, 362), (742, 440), (762, 392, 1), (778, 480), (760, 590), (700, 706), (600, 780)]
    + [(520, 798), (440, 780), (352, 716), (296, 626), (276, 520), (292, 420, 1), (322, 452), (360, 376), (436, 296), (500, 210), (540, 120)]
)
HEART = smooth(FLAME.buffer(-26), 12)
WOOD = "#e8c890"


def _night(s):
    r = s.rng
    s.wash(s.all, "#4a5c8c", 0.75, col2="#34447a", gran=0.25, pool=0.5, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 900), (760, 700), (300, 700), (-100, 900)]), "#1a2248", 1.2, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 360), (700, 200), (300, 200), (-100, 400)]), "#060814", 1.5, wet=90, gran=0.25)
    for e in (0, 1):
        x = 1100 if e else -100
        s.wash(blob([(x, 100), (500 + (x - 500) * 0.62, 300), (500 + (x - 500) * 0.72, 900), (x, 1100)]), "#080a1a", 1.2, wet=90, gran=0.25)
    s.glow(520, 500, 700, "#d8702a", 0.55, 0.6)
    s.glow(520, 480, 420, "#f09030", 0.5, 0.5)
    for _ in range(90):
        s.fill(ell(r.uniform(0, 1000), r.uniform(0, 600), r.uniform(0.8, 2)), "#f4f0e0", body=True, alpha=0.7)


def _snow(s):
    drifts = (
        ([(-40, 1010), (200, 980), (420, 1010), (640, 990), (840, 970), (1040, 1000)], "#5a6ea8", 0.9),
        ([(-40, 1120), (160, 1090), (360, 1130), (560, 1120), (800, 1080), (1040, 1120)], "#7a90c0", 0.55),
    )
    for pts, col, k in drifts:
        top = path(pts, 14)
        g = valid(Polygon([*top, (1040, 1560), (-40, 1560)]))
        s.cover(g)
        s.wash(g, col, k, col2=darker(col, 0.2), gran=0.4, pool=0.4)
        s.stroke(top, 2.2, "#2a3460")
        yield g
    s.wash(blob([(-100, 1300), (240, 1380), (300, 1600), (-100, 1600)]), "#1c2654", 1.0, wet=80, gran=0.25)
    s.wash(blob([(1100, 1240), (800, 1360), (700, 1600), (1100, 1600)]), "#1c2654", 1.0, wet=80, gran=0.25)
    pool = marks.field(s, lambda x, y: np.exp(-(((x - 520) / 400) ** 2) - ((y - 1270) / 190) ** 2)) * s.mask(g)
    s.density *= (1 - 0.97 * np.minimum(1, pool * 1.25))[..., None]
    s.wash(np.clip(pool * (1.5 - pool), 0, 1), "#ffb040", 0.62, edge=0, rough=0, gran=0.25)
    for _ in range(64):  # ripples of the crust, lit on the side of the flame
        a, d = s.rng.uniform(0, math.tau), s.rng.uniform(0.35, 1)
        x, y = 520 + 430 * d * math.cos(a), 1275 + 190 * d * math.sin(a)
        if y > 1130:
            s.curve([(x - 34, y + 3), (x - 6, y - 2), (x + 34, y + 2)], 1.8, "#fff0c0" if d < 0.7 else "#ffb060", body=True, alpha=0.8)


def _burnt(s, x, y, h, w, bend, lean=0.0, fade=0.0, twist=0.0, snow="#7a90c0"):
    """A match that has had its time: grey wood, a black neck that has curled, and snow on it."""
    q = np.array(
        [
            (0, 0),
            (0.01, 0.3),
            (0.0, 0.5),
            (0.06 * bend - 0.03 * twist, 0.68),
            (0.26 * bend + 0.1 * twist, 0.84),
            (0.4 * bend + 0.06 * twist, 0.93),
            (0.62 * bend, 0.955 + 0.03 * twist),
        ]
    )
    pts = [(x + a * h * 0.5 + lean * b * h, y - b * h) for a, b in q]
    knob = ell(*pts[-1], w * 0.74, w * 0.62, 30 * bend)
    g = smooth(union(limb(pts, [w, w, w * 0.95, w * 0.72, w * 0.5, w * 0.42, w * 0.4], 10), knob), 2)
    base = mix("#9a8880", "#3a4878", fade)
    black = mix("#14121a", "#222c58", fade)
    away = np.array([x - 520, (y - 1272) * 0.8])
    away *= h * 0.62 / np.hypot(*away)
    s.wash(limb([(x, y), (x + away[0], y + away[1])], [w, w * 0.7]), "#10183e", 1.0 - 0.5 * fade, wet=6, gran=0.25)
    s.thing(g, base, 1.0, col2=mix(base, black, 0.4), shade=0.8, shcol=black, hatch=5, line=2.6, ang=88)
    coal = limb(pts[2:], [w * 1.2] * 5, 8).union(knob)
    s.wash(coal, black, 1.6, wet=w * 0.5, clip=g)
    s.wash(limb(pts[3:], [w] * 4, 8).union(knob), black, 1.2, edge=0, clip=g)
    for c in range(2):
        s.curve([(x - w * 0.4 + w * 0.6 * c, y), (x - w * 0.3 + w * 0.6 * c, y - h * 0.2), (x - w * 0.4 + w * 0.6 * c, y - h * 0.46)], 1.3, black, clip=g)
    for _ in range(int(h / 16)):  # the coal has cracked
        u = s.rng.uniform(0.0, 2.6)
        i = int(u)
        c = np.array(pts[2 + i]) * (1 - u + i) + np.array(pts[3 + i]) * (u - i)
        e = w * s.rng.uniform(-0.9, 0.4)
        s.curve(
            [c + [e, s.rng.normal() * 3], c + [e + w * 0.3, 3], c + [e + w * s.rng.uniform(0.4, 0.8), s.rng.normal() * 4]],
            1.4,
            mix("#7a7488", base, 0.3),
            body=True,
            alpha=0.75,
            clip=g,
        )
    lit = 1 if x < 520 else -1
    sunny = g.difference(move(g, -lit * w * 0.8, 0))
    s.lift(sunny, 0.75 * (1 - fade), w * 0.12)
    s.wash(sunny, "#f08a2c", 0.9 * (1 - fade), wet=w * 0.16, clip=g, gran=0.25)
    for _ in range(int(h / 5 * (1 - fade))):
        b = y - s.rng.uniform(0, h)
        e = x + lean * (y - b) + lit * w * s.rng.uniform(0.45, 1)
        s.stroke([(e, b), (e + s.rng.normal(), b - s.rng.uniform(10, 34))], 1.5, "#ffd488", body=True, clip=sunny, alpha=0.8)
    rim(s, g, -lit * max(1.6, w * 0.16), -0.6, mix("#ffb46a", "#7a8ac0", fade), 0.9)
    top = np.array(pts[-1])
    for a, b in ((top, w * 0.72), (np.array(pts[4]), w * 0.5)):
        s.fill(
            blob([a + [-b, -w * 0.2], a + [-b * 0.5, -w * 0.8], a + [b * 0.3, -w * 0.85], a + [b, -w * 0.3], a + [b * 0.3, -w * 0.3]], 6),
            mix("#f6f4fa", "#6a7eb8", fade),
            body=True,
        )
    heap = blob(
        [
            (x - w * 3.4, y + w * 0.9),
            (x - w * 1.6, y + w * 0.1),
            (x - w * 0.8, y - w * 0.45),
            (x, y - w * 0.1),
            (x + w * 0.9, y - w * 0.35),
            (x + w * 1.8, y + w * 0.2),
            (x + w * 3.6, y + w * 0.9),
            (x, y + w * 1.3),
        ],
        8,
    )
    s.cover(heap)
    s.wash(heap, snow, 0.5, edge=0.15, rough=2, grad=("lin", 90, 0.5, 1.1))
    s.curve(
        [
            (x - w * 3, y + w * 0.8),
            (x - w * 1.6, y + w * 0.1),
            (x - w * 0.8, y - w * 0.45),
            (x, y - w * 0.1),
            (x + w * 0.9, y - w * 0.35),
            (x + w * 1.8, y + w * 0.2),
            (x + w * 3.2, y + w * 0.8),
        ],
        1.8,
        "#3a4a80",
        alpha=0.7,
    )


def _petals(s, p, q, col, turn):
    g = union(
        *(
            ell(
                p[0] + q * 0.55 * math.cos(turn + k * 1.2566), p[1] + q * 0.5 * math.sin(turn + k * 1.2566), q * 0.42, q * 0.34, math.degrees(turn + k * 1.2566)
            )
            for k in range(5)
        )
    )
    s.fill(g, col, body=True)
    s.fill(ell(*p, q * 0.2), "#c83a5a", body=True)


def _spring(s):
    """The window in the flame."""
    r = s.rng
    s.glow(522, 480, 420, "#ffb040", 0.5, 0.9)
    s.cover(FLAME)
    s.wash(FLAME, "#f8a21c", 0.9, col2="#f6d24a", mix=("lin", 90, 0, 1), edge=0.9, gran=0.2)
    s.wash(FLAME.difference(FLAME.buffer(-9)), "#e0481a", 0.8, wet=5, clip=FLAME)
    s.cover(HEART)
    s.wash(HEART, "#bfe2f0", 0.55, col2="#f8f4d8", mix=("lin", 90, 0, 1), edge=0.2, gran=0.2)
    far = valid(Polygon([*path([(280, 640), (400, 604), (520, 626), (640, 598), (780, 630)], 12), (780, 860), (280, 860)])).intersection(HEART)
    near = valid(Polygon([*path([(280, 690), (420, 664), (560, 676), (780, 646)], 12), (780, 860), (280, 860)])).intersection(HEART)
    s.cover(far)
    s.wash(far, "#a8cc6a", 0.7, edge=0.5)
    s.outline(far, 1.4, "#5a8a3a")
    s.cover(near)
    s.wash(near, "#7ab83e", 0.8, col2="#4a9034", edge=0.5)
    for _ in range(420):
        x, y = r.uniform(320, 730), r.uniform(676, 800)
        s.curve(
            [(x, y), (x + r.normal() * 2, y - 8), (x + r.normal() * 5, y - r.uniform(10, 20))],
            1.5,
            ("#2f6a24", "#c8e070")[int(r.random() < 0.4)],
            n=4,
            clip=near,
            body=True,
            alpha=0.8,
        )
    for _ in range(60):
        x, y = r.uniform(340, 710), r.uniform(690, 790)
        if near.contains(Point(x, y)):
            s.fill(ell(x, y, r.uniform(2.5, 5)), ("#fff8e0", "#f8d030", "#e85a6a", "#9a7ae0")[int(r.integers(4))], body=True)
    trunk = union(
        limb([(632, 716), (622, 640), (606, 560), (596, 480)], [30, 20, 17, 13], 10),
        limb([(606, 566), (560, 496), (480, 448), (404, 436)], [15, 12, 9, 5], 10),
        limb([(600, 510), (640, 440), (682, 410)], [12, 9, 5], 10),
        limb([(596, 486), (560, 400), (540, 320)], [12, 9, 4], 10),
    )
    s.thing(smooth(trunk, 3).intersection(HEART), "#7a4a38", 1.1, col2="#5a3430", shade=0.7, shcol="#2a1418", hatch=4, line=2.4)
    puffs = [
        (408, 420, 58),
        (470, 372, 70),
        (540, 300, 76),
        (600, 372, 70),
        (664, 430, 56),
        (536, 210, 50),
        (520, 420, 54),
        (640, 500, 40),
        (380, 470, 40),
        (590, 260, 50),
        (480, 290, 50),
    ]
    s.wash(union(*(ell(x, y, q, q * 0.8) for x, y, q in puffs)).intersection(HEART), "#f0a0b8", 0.35, wet=9, clip=HEART)
    for x, y, q in puffs:
        for _ in range(int(q * 0.85)):
            a, d = r.uniform(0, math.tau), q * math.sqrt(r.random())
            p = (x + d * math.cos(a), y + d * 0.8 * math.sin(a))
            if HEART.buffer(-6).contains(Point(p)):
                _petals(s, p, r.uniform(8, 14), ("#fff2f4", "#fbc8d4", "#f49ab0", "#f07a9a")[int(r.integers(4))], r.uniform(0, 6))
    s.outline(HEART, 2.2, "#c8641a", lost=0.3)
    s.outline(FLAME, 3.4, "#8a2410", lost=0.2)
    ring = np.array(FLAME.buffer(-13).exterior.coords)
    for i, j in ((0.08, 0.2), (0.26, 0.42), (0.6, 0.76), (0.82, 0.94)):
        s.stroke(ring[int(i * len(ring)) : int(j * len(ring))], 4.5, "#fff6c0", body=True, alpha=0.9)
    girl(s)


def _match(s):
    stick = poly([(490, 1272), (494, 800), (546, 800), (552, 1272)])
    side = poly([(534, 1272), (532, 800), (546, 800), (552, 1272)])
    s.thing(stick, WOOD, 0.7, col2="#d0a060", shade=0.4, shcol="#7a4a24", hatch=0, line=3.2)
    s.wash(side, "#8a5428", 0.8, edge=0.5)
    for x in (502, 514, 524):
        s.curve([(x, 860), (x + 2, 1060), (x - 1, 1262)], 1.4, "#a8743c", wobble=2)
    s.stroke([(533, 830), (535, 1270)], 1.8, "#5a3418")
    s.wash(poly([(488, 800), (552, 800), (548, 900), (492, 900)]), "#1a0c0c", 1.5, wet=24, clip=stick)
    s.wash(blob([(440, 770), (520, 740), (600, 770), (590, 800), (520, 826), (450, 800)]), "#3a5ab8", 0.7, wet=14, clip=FLAME)
    knob = blob([(486, 812), (484, 776), (498, 752), (522, 746), (544, 754), (556, 780), (552, 812), (520, 824)])
    s.thing(knob, "#5a1c18", 1.3, col2="#1a0a0c", shade=0.7, shcol="#0c0406", hatch=0, line=3)
    s.curve([(498, 800), (494, 778), (506, 762)], 4, "#ff9a4a", body=True, alpha=0.9)


def _thaw(s):
    """At its foot the snow has gone; steps lead up to it, and none lead away."""
    g = blob([(370, 1268), (440, 1236), (530, 1226), (620, 1240), (680, 1272), (620, 1306), (520, 1318), (420, 1300)])
    s.cover(g)
    s.wash(g, "#6a8a3a", 0.9, col2="#4a5a2a", edge=1.0)
    s.outline(g, 2.4, "#3a4a7a", lost=0.2)
    return g


def _grass(s, g):
    r = s.rng
    for _ in range(330):
        x, y = r.uniform(376, 676), r.uniform(1240, 1312)
        if g.buffer(-4).contains(Point(x, y)):
            s.curve(
                [(x, y), (x + r.normal() * 3, y - 14), (x + r.normal() * 9, y - r.uniform(18, 34))],
                2,
                ("#2a5a20", "#b8d860", "#5a9a34")[int(r.integers(3))],
                n=4,
                body=True,
            )
    for x, y, c in (
        (424, 1276, "#9a6ae0"),
        (458, 1298, "#f8d030"),
        (596, 1296, "#9a6ae0"),
        (634, 1270, "#fff4e0"),
        (566, 1308, "#f8d030"),
        (402, 1262, "#fff4e0"),
    ):
        s.stroke([(x, y), (x + 1, y - 22)], 3, "#3a7a2a", body=True)
        s.thing(
            blob([(x - 9, y - 44, 1), (x - 3, y - 36), (x, y - 48, 1), (x + 4, y - 36), (x + 10, y - 44, 1), (x + 9, y - 26), (x, y - 18), (x - 9, y - 26)], 5),
            c,
            0.8,
            shade=0.4,
            hatch=0,
            line=1.6,
        )


def _steps(s):
    way = path([(300, 1540), (250, 1460), (262, 1392), (330, 1340), (402, 1304)], 20)
    for i, (p, d, t) in enumerate(marks.along(way, 44)):
        q = 15 - 6 * t
        n = np.array([-d[1], d[0]]) * (q * 1.1 if i % 2 else -q * 1.1)
        deg = math.degrees(math.atan2(d[1] * 0.7, d[0]))
        g = union(ell(*(p + n + d * q * 0.5), q * 0.95, q * 0.55, deg), ell(*(p + n - d * q * 0.8), q * 0.55, q * 0.42, deg))
        s.wash(g, "#1c2a60", 1.1, edge=0.8, off=0)
        s.stroke(np.array(g.exterior.coords)[: len(g.exterior.coords) // 3] if g.geom_type == "Polygon" else [p, p + 3], 2, "#ffffff", body=True, alpha=0.8)


def _flakes(s):
    """Near the flame they are petals."""
    r = s.rng
    for _ in range(260):
        x, y = r.uniform(0, 1000), r.uniform(0, 1480)
        d = FLAME.distance(Point(x, y))
        if d < 8 or (470 < x < 580 and 780 < y < 1280):
            continue
        if d < 105 + r.normal() * 24 and y < 1000:
            a, q = r.uniform(0, math.tau), r.uniform(8, 15)
            v, n = np.array([math.cos(a), math.sin(a)]) * q, np.array([-math.sin(a), math.cos(a)]) * q * 0.5
            c = np.array([x, y])
            g = blob([c - v, c + n, c + v * 0.8 + n * 0.5, c + v * 0.55, c + v * 0.9 - n * 0.4, c - n], 5)
            s.fill(g, ("#fff0f4", "#f9b8c8", "#f28aa6")[int(r.integers(3))], body=True)
            s.outline(g, 1.2, "#a83a5a", lost=0.2, restate=0)
        else:
            q = r.uniform(2, 5.5) if r.random() < 0.8 else r.uniform(6, 9)
            s.fill(ell(x, y, q), "#fdfcff", body=True, alpha=r.uniform(0.6, 1))


def _robin(s, x, y, size):
    """It has come to warm itself."""
    at = lambda pts: move(np.asarray([p[:2] for p in pts], float), x, y, size, -4)  # noqa: E731
    tail = blob(at([(30, 26), (74, 74), (104, 122), (88, 132), (70, 126), (10, 56)]), 8)
    s.thing(tail, "#6a5038", 1.0, shade=0.8, shcol="#1c120c", hatch=4, line=2.6)
    body = blob(at([(-74, -34), (-58, -66), (-24, -78), (8, -62), (30, -34), (54, 0), (58, 36), (34, 60), (-6, 64), (-44, 50), (-68, 18)]), 10)
    s.thing(body, "#9a764e", 0.9, col2="#7a5a3c", shade=0.9, shcol="#2a1a12", hatch=0, line=3, soft=60)
    breast = blob(at([(-72, -36), (-56, -52), (-36, -44), (-26, -14), (-30, 24), (-44, 48), (-66, 20), (-76, -8)]), 8)
    s.cover(breast, keep=0.15)
    s.wash(breast, "#f46a1e", 1.2, col2="#e0421a", edge=0.5)
    belly = blob(at([(-44, 46), (-30, 22), (-6, 30), (2, 62), (-20, 60)]), 8)
    s.cover(belly, keep=0.2)
    s.wash(belly, "#f4e0c0", 0.4)
    lie = lambda a, b: 1.05 + (a - x) * 0.002  # noqa: E731
    marks.pelt(s, s.mask(union(body.difference(breast))), lie, 420, (9, 22), 1.6, dark="#3a2416", light="#f0c890", share=0.35)
    marks.pelt(s, s.mask(breast), lie, 170, (9, 20), 1.6, dark="#a8280c", light="#ffc070", share=0.5)
    s.outline(body, 3)
    wing = blob(at([(-18, -34), (14, -40), (44, -6), (72, 44), (84, 74), (60, 68), (26, 48), (-4, 18), (-20, -8)]), 8)
    s.thing(wing, "#7a5c3e", 1.0, shade=0.8, shcol="#1c120c", hatch=0, line=2.8)
    for k in range(8):
        s.curve(at([(-8 + k * 5, -22 + k * 8), (22 + k * 5, 8 + k * 7), (66 + k * 2, 46 + k * 3)]), 2.2, "#1c120c", clip=wing)
        s.curve(at([(-8 + k * 5, -26 + k * 8), (22 + k * 5, 4 + k * 7), (64 + k * 2, 42 + k * 3)]), 1.2, "#d8b080", clip=wing, body=True, alpha=0.8)
    beak = poly(at([(-72, -48), (-100, -30), (-72, -34)]))
    s.thing(beak, "#3a2c24", 1.1, shade=0, hatch=0, line=2)
    s.fill(ell(*at([(-54, -50)])[0], 10, 10.5), "#0c0608")
    s.fill(ell(*at([(-57, -53)])[0], 3.4), body=True)
    s.outline(ell(*at([(-54, -50)])[0], 11.5), 1.6, "#c89a60", lost=0.2)
    for a in (-22, 6):
        s.stroke(at([(a, 60), (a - 2, 74)]), 6, "#5a3a22")
        for e in (-10, 0, 9):
            s.curve(at([(a - 2, 72), (a + e, 76), (a + e * 1.4, 86)]), 5, "#5a3a22")


@card("ink", paper="cold", light=(-0.3, -0.6))
def match_spring(s):
    _night(s)
    drift = _snow(s)
    next(drift)
    for x, y, h, w, b in (
        (70, 1030, 300, 13, 1),
        (160, 1014, 420, 14, -0.8),
        (700, 1014, 240, 11, -1),
        (782, 1006, 380, 14, 0.9),
        (960, 1020, 440, 15, -1),
    ):
        _burnt(s, x, y, h, w, b, 0.03 * b, 0.75, 0.6 * math.sin(x), "#4a5e98")
    next(drift)
    for x, y, h, w, b, c in ((196, 1130, 560, 24, -0.9, 1), (320, 1116, 330, 18, 0.5, -1.4), (716, 1124, 380, 20, -0.6, 1), (930, 1128, 640, 26, -0.7, -0.8)):
        _burnt(s, x, y, h, w, b, 0.02, 0.35, c, "#7a90c0")
    next(drift, None)
    g = _thaw(s)
    _spring(s)
    _match(s)
    _grass(s, g)
    _steps(s)
    _burnt(s, 66, 1350, 880, 40, 0.5, -0.02, 0, -0.9, "#3a4a80")
    _burnt(s, 826, 1330, 430, 36, 0.46, 0.02, 0, 0.4, "#5a6ca4")
    _robin(s, 900, 846, 0.84)
    _flakes(s)
    s.splatter("#141a38", 30, size=(0.6, 3))
