"""Tenderness: a sailmaker on the back of a dark swan."""

from ..easel import *
from ..kit.coat import along_line, coat

INK, RED = "#0a0d18", "#d2202c"
BLUES = ("#1c2438", "#26304a", "#161b2c", "#2f3a56")
ARM = path([(500, 1030), (420, 860), (352, 660), (322, 450), (350, 240), (400, 40)], 20)
TEAR = 0.2


def _dawn(s):
    s.wash(s.all, "#fbe6d4", 0.4, col2="#f6cdb8", pool=0.4, bloom=3, gran=0.3)
    s.sky([(0, "#c88a9a", 0.75), (0.35, "#eeb0a0", 0.5), (0.72, "#fbe0b8", 0.3)], y1=1190, wet=80)
    s.wash(blob([(-100, -100), (520, -100), (300, 130), (60, 420), (-100, 520)]), "#7a4a70", 0.75, wet=90, gran=0.35)
    s.glow(930, 860, 330, "#ffd890", 0.35, 0.7)


def _lake(s):
    r = s.rng
    g = box(-20, 1176, 1020, 1520)
    s.cover(g)
    s.wash(g, "#c88a8e", 0.7, col2="#8a6a90", gran=0.35, grad=("lin", 90, 0.5, 1.3))
    s.wash(blob([(120, 1190), (940, 1190), (900, 1330), (700, 1420), (520, 1470), (300, 1400), (150, 1300)]), "#1c1a34", 1.2, wet=40, gran=0.35)
    s.wash(blob([(-40, 1400), (400, 1480), (1040, 1380), (1040, 1540), (-40, 1540)]), "#2a1c3a", 1.0, wet=60, gran=0.35)
    s.lift(blob([(860, 1180), (1010, 1180), (1010, 1290), (900, 1260)]), 0.6, 24)
    for _ in range(230):
        y = 1186 + 320 * r.random() ** 1.3
        x, q = r.uniform(-20, 1000), r.uniform(20, 90) * (0.5 + (y - 1180) / 300)
        lit = r.random() < 0.42
        s.curve([(x, y), (x + q * 0.5, y + r.normal() * 2.5), (x + q, y)], r.uniform(1, 2.2), "#ffe6cc" if lit else "#24183a", body=lit, alpha=0.7)
    s.stroke([(-10, 1178), (1010, 1176)], 1.6, "#8a5a6a")


def _plume(s, p, way, long, wide, col, bend=0.0, fresh=True):
    """One feather: vane, shaft, barbs, and the light along its upper edge."""
    r = s.rng
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    p = np.asarray(p, float)

    def q(a, b):
        return tuple(p + d * long * a + n * (wide * b + bend * long * a * a))

    g = blob([q(0, -0.22), q(0.25, -0.46), q(0.7, -0.46), q(0.93, -0.26), q(1.0, 0.02), q(0.95, 0.26), q(0.72, 0.5), q(0.25, 0.5), q(0, 0.22)], 8)
    s.cover(g)
    s.wash(g, col, 1.15, col2=mix(col, "#4a5a86", 0.4), edge=0.4, rough=0.8, gran=0.25)
    s.wash(blob([q(0, 0.5), q(0.5, 0.1), q(0.95, 0.12), q(0.9, 0.5), q(0.4, 0.6)], 6), INK, 0.9, wet=max(4, wide * 0.12), clip=g)
    s.wash(blob([q(-0.1, -0.5), q(0.3, -0.5), q(0.36, 0.5), q(-0.1, 0.5)], 6), INK, 1.0, wet=wide * 0.3, clip=g)
    for b in np.arange(0.12, 0.95, 9 / long):
        for e in (-1, 1):
            if r.random() < 0.62:
                lit = e < 0 and r.random() < 0.55
                s.stroke(
                    [q(b, 0.02 * e), q(b + 0.04 + 12 / long, 0.26 * e), q(b + 0.05 + 20 / long, 0.45 * e)],
                    r.uniform(0.8, 1.6),
                    "#8f9cc4" if lit else INK,
                    body=lit,
                    alpha=0.5 if lit else 0.8,
                    wobble=0.3,
                    clip=g,
                )
    s.stroke([q(u, 0.01) for u in np.linspace(0, 0.97, 9)], 3.2, INK, wobble=0.4, taper=(0, 0.6))
    s.stroke([q(u, -0.02) for u in np.linspace(0, 0.9, 9)], 1.5, "#d8c8c8", body=True, wobble=0.4, taper=(0, 0.6), alpha=0.85)
    s.outline(g, 2.2, INK, lost=0.1)
    s.stroke([q(u, -0.45 + 0.3 * max(0, u - 0.85) * 4) for u in np.linspace(0.3, 0.94, 9)], 2.2, "#f6c8b0", body=True, alpha=0.75, wobble=0.6)
    return q


def fan(t):
    """Where the feathers of the wing point, from the shoulder to its tip; they part at the tear."""
    a = 6 - 100 * t**1.05
    a += (8 if t < TEAR else -9) * math.exp(-abs(t - TEAR) * 9)
    return math.radians(a)


def arm_at(t):
    return ARM[int(round(t * (len(ARM) - 1)))]


def _wing(s):
    r = s.rng
    tiers = ((25, 1.0, 0.130, 0.0), (23, 0.5, 0.19, 0.02), (22, 0.29, 0.27, 0.03), (22, 0.15, 0.42, 0.02))
    ends = {}
    for tier, (n, share, broad, off) in enumerate(tiers):
        for i in range(n):
            t = (i + 0.5) / n
            long = np.interp(t, (0, 0.12, 0.4, 0.75, 1), (430, 500, 640, 660, 520)) * share * r.uniform(0.97, 1.04)
            if tier == 0 and i == 11:
                long *= 0.8
            wide = np.clip(long * broad, 26, 96) * (1.0 if tier else np.interp(t, (0, 0.5, 1), (1.05, 1.1, 0.9)))
            way = fan(t) + r.normal() * 0.012 + off
            q = _plume(s, arm_at(t) - np.array([math.cos(way), math.sin(way)]) * 10, way, long, wide, BLUES[(i * 3 + tier) % 4], bend=-0.05 + 0.05 * t)
            if tier == 0:
                ends[i] = q
    marge = limb([tuple(p) for p in ARM[::10]], np.interp(np.linspace(0, 1, len(ARM[::10])), (0, 0.3, 0.8, 1), (58, 46, 32, 12)), 8)
    s.thing(marge, BLUES[0], 1.2, col2="#33405e", shade=0.9, shcol=INK, hatch=0, line=2.6, gran=0.25)
    coat(
        s,
        marge,
        lambda x, y: along_line(ARM)(x, y) + 0.7,
        ((INK, 240, "dark"), ("#3a4868", 200, "all"), ("#aab4d4", 160, "lit")),
        (12, 26),
        1.8,
        soft=30,
        fringe=160,
        fringe_cols=(INK, "#26304a"),
        lean=0.3,
    )
    return ends


def _stitches(s, ends, hand):
    """Red, close together where it is done, and then a long thread to the needle."""
    i = max(k for k in ends if (k + 0.5) / 25 < TEAR)
    low, high = ends[i], ends[i + 1]
    last = None
    for u in np.linspace(0.40, 0.66, 9):
        a, b = np.array(low(u, -0.22)), np.array(high(u + 0.012, 0.22))
        s.stroke([a, b], 4.6, RED, body=True, taper=(0.05, 0.05), wobble=0.5)
        for e in (a, b):
            s.fill(ell(*e, 4), "#4a0610", body=True)
        if last is not None:
            s.stroke([last, a], 4.2, RED, body=True, taper=(0.05, 0.05), wobble=0.5)
        last = b
    h = np.array(hand)
    s.curve([last, last + [30, 46], h + [74, 6], h + [26, -8], h], 3.6, RED, body=True, taper=(0.02, 0.02))
    s.curve([h + [-4, 6], h + [8, 50], h + [32, 92], h + [6, 126], h + [-14, 114]], 3.2, RED, body=True, taper=(0.02, 0.02))
    s.stroke([h + [-8, 5], h + [40, -22]], 4.4, INK, body=True, taper=(0.05, 0.6))
    s.stroke([h + [-8, 5], h + [40, -22]], 2.6, "#fffaf0", body=True, taper=(0.05, 0.6))


def _body(s):
    """The hull: breast to the left, tail to the right, feather over feather."""
    r = s.rng
    body = blob(
        [
            (150, 1090),
            (176, 1020),
            (250, 976),
            (360, 990),
            (480, 1010),
            (640, 1012),
            (780, 1030),
            (880, 1030),
            (920, 1036),
            (936, 1080),
            (860, 1150),
            (740, 1196),
            (520, 1208),
            (320, 1204),
            (200, 1170),
        ]
    )
    s.wash(move(body, 0, 20), INK, 1.0, wet=20)
    s.thing(body, "#1c2438", 1.3, col2="#26304a", shade=0.9, shcol=INK, hatch=0, line=3, soft=110, gran=0.3)
    rows = [(x + r.normal() * 6, y + r.normal() * 5) for j, y in enumerate(np.arange(1190, 1000, -26)) for x in np.arange(900 - 24 * (j % 2), 180, -50)]
    for x, y in sorted(rows, key=lambda p: -p[0]):
        if body.buffer(-16).contains(ell(x, y, 2)):
            long = np.interp(x, (200, 900), (54, 104))
            way = math.radians(np.interp(x, (180, 500, 900), (28, 8, -14))) + r.normal() * 0.06
            _small(s, (x, y), way, long, 44, BLUES[int(r.integers(4))], body)
    for k in range(6):
        _plume(s, (800 + 8 * k, 1030 + 9 * k), math.radians(-22 + 9 * k), 190 - 12 * k, 46, BLUES[k % 4])
    s.wash(blob([(140, 1130), (960, 1120), (900, 1230), (200, 1230)]), INK, 0.9, wet=26, clip=body)
    return body


def _small(s, p, way, long, wide, col, clip):
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    p = np.asarray(p, float)
    q = lambda a, b: tuple(p + d * long * a + n * wide * b)  # noqa: E731
    g = blob([q(0, -0.4), q(0.6, -0.5), q(1, 0), q(0.6, 0.5), q(0, 0.4)], 6).intersection(clip.buffer(8))
    if g.is_empty:
        return
    s.cover(g)
    s.wash(g, col, 1.2, edge=0.4, gran=0.25, off=0)
    s.stroke(path([q(0.3, 0.48), q(0.75, 0.36), q(1, 0), q(0.75, -0.36)], 6), 2.2, INK, clip=clip)
    s.stroke(path([q(0.4, -0.44), q(0.78, -0.3), q(0.95, -0.05)], 6), 1.5, "#a8b4d8", body=True, alpha=0.6, clip=clip)
    s.stroke([q(0.1, 0), q(0.9, 0)], 1.2, INK)


def _neck(s):
    """It goes up, and bends back to her."""
    line = path([(236, 1072), (172, 1000), (118, 900), (110, 780), (160, 680), (250, 642), (340, 668), (396, 742)], 16)
    rad = np.interp(np.linspace(0, 1, len(line[::8])), (0, 0.15, 0.4, 0.8, 1), (92, 72, 48, 38, 38))
    g = limb([tuple(p) for p in line[::8]], rad, 6)
    s.wash(move(g, 14, 16), "#3a1c3a", 0.6, wet=18)
    s.thing(g, "#1c2438", 1.25, col2="#2c3852", shade=1.0, shcol=INK, hatch=0, line=2.8, soft=44, gran=0.3)
    lie = along_line(line[::-1])
    coat(
        s,
        g,
        lie,
        ((INK, 420, "dark"), ("#32405e", 340, "all"), ("#b4bede", 240, "lit"), ("#f6c8b0", 90, "lit")),
        (14, 30),
        1.7,
        soft=40,
        fringe=190,
        fringe_cols=(INK, "#26304a"),
        lean=0.25,
    )
    head_ = blob([(352, 700), (396, 690), (446, 716), (478, 762), (490, 806), (462, 826), (420, 818), (378, 792), (350, 750)])
    s.wash(move(head_, 8, 12), INK, 0.7, wet=8)
    s.thing(head_, "#1c2438", 1.25, col2="#2c3852", shade=0.8, shcol=INK, hatch=0, line=2.6, soft=36, gran=0.3)
    coat(
        s,
        head_,
        lambda x, y: 3.9,
        ((INK, 110, "dark"), ("#32405e", 90, "all"), ("#b4bede", 90, "lit")),
        (10, 20),
        1.6,
        soft=30,
        fringe=50,
        fringe_cols=(INK,),
        lean=0.3,
    )
    bill = blob([(468, 772, 1), (498, 800), (536, 852), (552, 884), (540, 896), (508, 876), (470, 842), (448, 818, 1)])
    s.thing(bill, "#d8402c", 1.05, col2="#b0202a", shade=0.8, shcol="#4a0612", hatch=5, line=2.6)
    s.curve([(456, 806), (494, 840), (540, 890)], 2.4, "#3a0610")
    s.fill(ell(506, 820, 4, 9, -40), "#3a0610")
    s.thing(blob([(530, 866), (550, 884), (540, 896), (524, 884)]), "#f4ece0", 0.3, shade=0.4, hatch=0, line=1.6)
    s.fill(ell(430, 762, 15, 14), INK)
    s.fill(ell(430, 762, 11), "#c8302a", body=True)
    s.fill(ell(433, 764, 6.5), "#08060a", body=True)
    s.fill(ell(429, 759, 3), body=True)
    s.stroke(arc(430, 762, 17, 15, 190, 340, 14), 2, "#b4bede", body=True, alpha=0.8)


def _her(s):
    """Small, in cream and red, at her work; the thread comes out of her own hem."""
    cam = spot(650, 1012, 205, 6)
    her = person(
        (0, -0.42, 0), 62, "sit", "woman", "dress", top="#d8342e", legs="#3a2a34", trim="#f4e4c4", hair="bun", hair_col="grey", skin="umber", feel="calm",
        hands=(World((0.40, 0.90, 0.10)), World((0.46, 0.50, 0.30))), grips=("flat", "pinch"), look_at=(0.55, 0.62, 0.25),
    )  # fmt: skip
    s.wash(blob([(590, 1000), (780, 1000), (800, 1060), (790, 1130), (700, 1140), (680, 1070), (600, 1050)]), INK, 1.5, wet=14)
    shot = shoot([her], cam, light=(-0.4, 0.8, 0.6))
    s.model(shot, line=2.2)
    return cam.project(her.joints["pinchl"]), cam.project(her.joints["pinchr"])


def _arrow(s):
    """In two pieces, adrift."""
    for a, b, head_ in (((120, 1376), (330, 1340), True), ((392, 1362), (600, 1398), False)):
        a, b = np.array(a, float), np.array(b, float)
        d = (b - a) / np.hypot(*(b - a))
        n = np.array([-d[1], d[0]])
        s.wash(limb([a + [6, 12], b + [6, 12]], [6, 6]), INK, 1.0, wet=6)
        s.stroke([a, b], 9, INK, taper=(0, 0), wobble=0.5)
        s.stroke([a, b], 5.5, "#e8b878", body=True, taper=(0, 0), wobble=0.5)
        if head_:
            s.thing(poly([a - d * 46, a + n * 17, a + d * 8, a - n * 17]), "#b8bcc8", 0.8, shade=0.8, shcol=INK, hatch=0, line=2.2)
            for k in (-1, 0, 1):
                s.stroke([b, b + d * (16 + 6 * k) + n * 6 * k], 3, "#f6d8a0", body=True)
        else:
            for k in (-1, 0, 1):
                s.stroke([a, a - d * (14 - 5 * k) + n * 6 * k], 3, "#f6d8a0", body=True)
            for e in (-1, 1):
                g = poly([b - d * 70, b - d * 52 + n * e * 24, b + d * 14 + n * e * 24, b + d * 2])
                s.thing(g, "#f4ece0", 0.35, shade=0.5, hatch=0, line=2)
                for k in range(5):
                    s.stroke([b - d * (60 - 12 * k), b - d * (46 - 12 * k) + n * e * 22], 1.4, RED, clip=g)
        for q in (30, 48):
            m = (a + b) / 2
            s.stroke(arc(*m, 100 + q, 12 + q * 0.3, 20, 160, 30), 1.6, "#ffe6cc", body=True, alpha=0.6)


@card("rose", paper="hot", light=(-0.6, -0.6))
def swan_mending(s):
    """A dark swan lies on the water and holds its wing up like a sail; a woman on its back sews the tear."""
    _dawn(s)
    _lake(s)
    ends = _wing(s)
    _body(s)
    one, two = _her(s)
    _neck(s)
    _stitches(s, ends, two)
    _arrow(s)
    s.splatter(INK, 40, (0, 900, 1000, 1500), (0.7, 4))
