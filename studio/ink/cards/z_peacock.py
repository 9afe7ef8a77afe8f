"""Envy: a wall of living eyes, and one plain sparrow that sings with its back to them."""

from ..easel import *
from ..kit.coat import along_line, coat

NIGHT, SEA, LEAF, GOLD = "#04121c", "#0e4a5c", "#2f7a4a", "#d0a038"
ROOT = np.array([470.0, 1640.0])
BIRD = np.array([452.0, 1330.0])
LIDS = ("#e8b896", "#c48a60", "#9a6242", "#6a3f2c", "#f0cdb0", "#b07a54")
IRISES = ("#7a3a1a", "#2f6a3a", "#2a5a90", "#5a3a20", "#1a6a6a", "#6a6a2a")


def _lid_eye(s, x, y, w, turn, kind, i):
    """A human eye in its lids, set in a feather; it looks at the sparrow."""
    at = lambda pts: move([p[:2] for p in pts], x, y, w / 2, turn)  # noqa: E731
    lids = blob(at([(-1.3, 0.1), (-0.7, -0.74), (0.05, -0.98), (0.78, -0.66), (1.3, 0.06), (0.7, 0.66), (0, 0.8), (-0.7, 0.64)]))
    skin_ = LIDS[i % 6]
    s.cover(lids)
    s.wash(lids, skin_, 0.85, col2=darker(skin_, 0.25), edge=0.8, gran=0.4)
    s.wash(
        blob(at([(-1.3, 0.1), (-0.7, -0.74), (0.05, -0.98), (0.78, -0.66), (1.3, 0.06), (0.5, -0.4), (-0.4, -0.44)])), "#5a2030", 0.5, wet=w * 0.06, clip=lids
    )
    s.outline(lids, max(1.4, w * 0.018), NIGHT, lost=0.1)
    d = BIRD - [x, y]
    d = d / (np.hypot(*d) + 1e-9)
    t = math.radians(-turn)
    look = (d[0] * math.cos(t) - d[1] * math.sin(t), d[0] * math.sin(t) + d[1] * math.cos(t))
    marks.eye(
        s,
        x,
        y,
        w,
        look=(look[0] * 1.35, look[1] * 1.7),
        tilt=turn,
        iris="#e0b020" if kind == "cat" else IRISES[i * 5 % 6],
        kind="open" if kind == "weep" else kind,
        lash=w > 70,
        line=max(1.6, w * 0.026),
        lid=(0.5, 0.3, 0.7)[i % 3],
        white=skin_ if kind == "shut" else "#fbf4e6",
    )
    s.curve(at([(-0.8, -0.5), (0, -0.84), (0.8, -0.46)]), max(1, w * 0.015), "#3a1420")
    for q in (-0.5, 0.1, 0.6):
        s.curve(at([(q - 0.2, 0.62), (q, 0.66), (q + 0.16, 0.6)]), max(0.8, w * 0.01), "#3a1420")


def _plume(s, a, far, size, kind, i):
    """One feather of the fan, from its quill to the eye in it."""
    r = s.rng
    d = np.array([math.cos(a), math.sin(a)])
    n = np.array([-d[1], d[0]])
    sway = n * r.normal() * 10
    tip = ROOT + d * far
    long = min(far - 60, size * 4.6)

    def on(u, v):
        return ROOT + d * (far - long + long * u) + sway * math.sin(u * 2.4) + n * size * v

    vane = blob(
        [
            on(0, -0.14),
            on(0.35, -0.62),
            on(0.7, -1.05),
            on(0.92, -1.2),
            on(1.12, -0.95),
            on(1.27, 0),
            on(1.12, 0.95),
            on(0.92, 1.2),
            on(0.7, 1.05),
            on(0.35, 0.62),
            on(0, 0.14),
        ],
        8,
    )
    if s.beside(vane):
        return
    s.cover(vane, keep=0.25, ink=0)
    s.wash(vane, LEAF, 0.95, col2=SEA, edge=0.4, gran=0.4)
    s.wash(blob([on(0, -0.5), on(0.5, -0.9), on(0.7, 0), on(0.5, 0.9), on(0, 0.5)]), NIGHT, 1.0, wet=size * 0.3, clip=vane)
    for u in np.arange(0.02, 1.2, 9 / long):
        wide = np.interp(u, (0, 0.35, 0.7, 0.92, 1.12, 1.25), (0.16, 0.66, 1.08, 1.22, 0.98, 0.25)) * r.uniform(0.9, 1.12)
        for e in (-1, 1):
            col = ("#04181c", "#0a3a3a", "#6fae5a", "#c8a848", "#2a8a8a", "#04121c")[int(r.integers(6))]
            s.curve([on(u, 0), on(u + 0.05, wide * 0.55 * e), on(u + 0.16, wide * e)], 1.5 * r.uniform(0.6, 1.3), col, n=4, wobble=0.4, alpha=0.9)
    s.stroke([on(-0.1, 0), on(0.4, 0), on(0.8, 0)], 3, "#e8d8a0", body=True, alpha=0.8)
    x, y = tip
    deg = (math.degrees(a) + 90) * 0.5
    for q, col, col2, k in ((1.04, GOLD, "#8a9a3a", 0.95), (0.92, "#8a4a20", "#c88a3a", 0.9), (0.84, "#0f7a8a", "#2a4aa0", 1.1)):
        g = blob(move([(0, -1.0), (0.7, -0.74), (1.0, -0.06), (0.74, 0.66), (0, 1.06), (-0.74, 0.66), (-1.0, -0.06), (-0.7, -0.74)], x, y, size * q, deg), 8)
        s.cover(g)
        s.wash(g, col, k, col2=col2, edge=0.8, gran=0.4)
    for q in np.linspace(0, math.tau, 46, endpoint=False):
        u = np.array([math.cos(q), math.sin(q)])
        s.stroke(move([u * 0.86, u * r.uniform(1.08, 1.3)], x, y, size, deg), 1.3, ("#04181c", "#e8cc70")[int(r.random() < 0.3)], wobble=0.4, body=False)
    _lid_eye(s, x, y, size * 1.22, deg, kind, i)


def _tears(s, x, y, size):
    for k, q in enumerate((1.5, 1.15, 1.75)):
        p = np.array([x - 4 + (0, 5, -3)[k], y + size * (0.46 + 0.46 * k)])
        g = blob([p + [0, -14 * q], p + [9 * q, 8 * q], p + [0, 16 * q], p + [-9 * q, 8 * q]], 8)
        s.cover(g)
        s.wash(g, "#9ad8f0", 0.6, edge=1)
        s.outline(g, 2.2)
        s.fill(ell(p[0] - 4, p[1] + 6, 3.4), body=True)


def _fan(s):
    r = s.rng
    s.wash(s.all, "#1a5a5a", 1.0, col2="#1c3a6a", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 200), (500, 160), (160, 300), (-100, 600)]), NIGHT, 1.2, wet=90, gran=0.6)
    s.wash(ell(460, 1500, 620, 460), NIGHT, 1.6, wet=90, gran=0.6)
    found = []
    for ring, (far, count, size) in enumerate(((1610, 14, 132), (1370, 13, 124), (1140, 11, 112), (930, 10, 98), (745, 9, 82), (590, 8, 64), (460, 7, 48))):
        for i in range(count):
            a = math.radians(-172 + (i + 0.5 + (0.5 if ring % 2 else 0)) * 164 / count + r.normal() * 0.8)
            q = far * (1 + 0.012 * r.normal())
            p = ROOT + np.array([math.cos(a), math.sin(a)]) * q
            if -110 < p[0] < 1110 and -110 < p[1] < 1290 and np.hypot(*(p - BIRD)) > 150 and np.hypot(*(p - BIRD - [-160, -110])) > 80:
                found.append((a, q, size * r.uniform(0.95, 1.05), *p))
    near = lambda x, y: min(range(len(found)), key=lambda i: (found[i][3] - x) ** 2 + (found[i][4] - y) ** 2)  # noqa: E731
    special = {near(250, 560): "weep", near(690, 520): "shut", near(560, 880): "cat"}
    for i, (a, q, size, *_) in enumerate(found):
        _plume(s, a, q, size, special.get(i, "open"), i)
    for i, kind in special.items():
        if kind == "weep":
            _tears(s, *found[i][3:], found[i][2])


def _ground(s):
    """A little light at our feet."""
    r = s.rng
    s.wash(blob([(-100, 1330), (200, 1300), (480, 1310), (800, 1300), (1100, 1330), (1100, 1600), (-100, 1600)]), NIGHT, 1.6, wet=60, gran=0.5)
    s.glow(BIRD[0] - 20, BIRD[1] - 10, 230, "#ffe9a8", 0.2, 0.85)
    edge = path([(-60, 1424), (180, 1404), (420, 1396), (640, 1400), (820, 1408), (1060, 1420)], 10)
    ground = poly([*edge, (1060, 1560), (-60, 1560)])
    s.cover(np.clip(s.warp(s.mask(ground), (0, 0, s.w, s.h), 2, 4), 0, 1))
    s.wash(ground, "#f0dcae", 0.45, col2="#d8c090", gran=0.5, bloom=3)
    for side in (-1, 1):
        s.wash(
            blob([(BIRD[0] + side * 250, 1380), (BIRD[0] + side * 700, 1380), (BIRD[0] + side * 700, 1600), (BIRD[0] + side * 330, 1600)]),
            "#14302c",
            1.7,
            wet=70,
            gran=0.5,
            clip=s.mask(ground),
        )
    s.lift(ell(*(BIRD + [0, 10]), 150, 120), 0.75, 50)
    s.wash(ell(*(BIRD + [0, 10]), 190, 150), "#ffe6a0", 0.3, wet=60)
    for _ in range(520):  # the ends of the lowest feathers trail over the sand
        i = int(r.integers(len(edge) - 1))
        p = edge[i] + [r.normal() * 12, r.normal() * 8]
        s.curve(
            [p - [r.normal() * 10, 40], p, p + [r.normal() * 16, r.uniform(12, 34)]],
            r.uniform(1, 2.6),
            (NIGHT, "#0e4a4a", "#2f7a4a", "#c8a848")[int(r.integers(4))],
            taper=(0.1, 0.7),
        )
    for _ in range(160):
        x, y = r.uniform(0, 1000), r.uniform(1430, 1500)
        s.stroke([(x, y), (x + r.uniform(14, 46), y + r.normal() * 2)], 1.1, "#8a6a3a", alpha=0.6)


def _sparrow(s):
    """Small, brown, out of tune with nobody; it sings to us."""
    x, y, k = BIRD[0], BIRD[1], 0.92
    at = lambda *pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(ell(x + 14, y + 122 * k, 84, 10), "#4a3a2a", 0.9, wet=8)
    for lx in (-4, 26):
        s.stroke(at((lx + 4, 80), (lx, 120)), 5 * k, "#3a2218", taper=(0, 0))
        for d in (-22, -6, 16):
            s.stroke(at((lx, 119), (lx + d, 126)), 4 * k, "#3a2218")
    tail = blob(at((70, 40), (116, 82), (160, 112), (150, 124), (96, 100), (58, 74)))
    s.thing(tail, "#6a4a30", 1.1, shade=0.8, shcol="#2a1812", hatch=4, line=2.6)
    g = blob(at((-52, -70), (-24, -92), (12, -82), (34, -48), (76, 8), (96, 50), (78, 84), (28, 96), (-20, 88), (-52, 52), (-62, 4), (-58, -36)))
    s.thing(g, "#c8a884", 0.8, col2="#e8d8bc", shade=0.8, shcol="#5a3a2a", hatch=0, line=3, soft=44)
    cap = blob(at((-52, -74), (-24, -93), (12, -83), (34, -50), (20, -46), (-6, -62), (-34, -62))).intersection(g)
    s.wash(cap, "#6a4a34", 1.0, edge=0.4, off=0)
    lie = lambda px, py: 1.2 + (px - x) * 0.002  # noqa: E731
    coat(s, g, lie, (("#5a3a24", 130, "dark"), ("#fff2dc", 110, "lit")), (7, 15), 1.4, soft=40, fringe=50, fringe_cols=("#5a3a24",))
    wing = blob(at((4, -34), (40, -16), (86, 38), (120, 84), (74, 74), (30, 56), (8, 18)))
    s.thing(wing, "#7a5030", 1.1, shade=0.8, shcol="#2a1812", hatch=0, line=2.8)
    for e in range(5):
        s.curve(at((18 + e * 6, 0 + e * 12), (54 + e * 4, 34 + e * 9), (104 - e * 8, 76 - e * 2)), 2.2, "#24120c")
        s.curve(at((22 + e * 6, -4 + e * 12), (56 + e * 4, 29 + e * 9)), 1.6, "#f0d0a0", body=True, alpha=0.8)
    s.curve(at((14, 4), (34, 12), (50, 30)), 5, "#fff2dc", body=True)
    gape = blob(at((-46, -66, 1), (-66, -84), (-84, -94, 1), (-74, -76), (-72, -64), (-80, -54, 1), (-60, -50)), 8)
    s.cover(gape)
    s.fill(gape, "#3a0a12")
    s.fill(blob(at((-52, -62), (-66, -70), (-78, -76, 1), (-72, -62), (-60, -55)), 8), "#e87a62")
    for pts in (
        [(-38, -82), (-58, -94), (-80, -104), (-98, -108, 1), (-82, -92), (-64, -80), (-46, -70)],
        [(-50, -58), (-66, -58), (-88, -60, 1), (-76, -48), (-62, -42), (-48, -46)],
    ):
        s.thing(blob(at(*pts), 8), "#e0a83a", 1.0, shade=0.6, shcol="#8a4a12", hatch=0, line=2.4)
    s.fill(ell(*at((-28, -66))[0], 7.5 * k))
    s.fill(ell(*at((-30.5, -68.5))[0], 2.6 * k), body=True)
    s.curve(at((-44, -60), (-30, -56), (-14, -60)), 2.6, "#fff2dc", body=True)
    for q, (h, w) in enumerate(((0, 3.6), (24, 2.8), (-22, 2.4))):  # the song
        p = np.array(at((-96, -92))[0][:2])
        c = path(
            [
                p,
                p + [-34, -12 + h * 0.5],
                p + [-70, 0 + h],
                p + [-106, -26 + h],
                p + [-90, -52 + h],
                p + [-70, -28 + h],
                p + [-110, -2 + h * 1.2],
                p + [-176, -18 + h * 1.6],
                p + [-236, 6 + h * 2],
                p + [-290, -8 + h * 2],
            ],
            12,
        )
        s.stroke(c, w, ("#ffd84a", "#ff8a5a", "#fff6d8")[q], body=True, taper=(0.02, 0.5))


def _owner(s):
    """The peacock itself peers round the edge, and cannot bear it."""
    k, o = 1.12, np.array([830.0, 1250.0])
    at = lambda *pts: [(*(o + np.array([a, b]) * k), *c) for a, b, *c in pts]  # noqa: E731
    line = at((0, 0), (70, 26), (124, 90), (166, 190), (240, 300))
    neck = smooth(
        union(limb(line, [46 * k, 46 * k, 52 * k, 66 * k, 90 * k], 14), blob(at((-52, 4), (-40, -32), (0, -46), (42, -30), (60, 6), (30, 42), (-24, 40)))), 10
    )
    s.wash(move(neck, -16, 18), NIGHT, 1.6, wet=24, gran=0.4)
    s.thing(neck, "#1848b0", 1.2, col2="#0e8a92", mix=("lin", 70, 0, 1), shade=1.1, shcol="#0a0a3a", hatch=0, line=3.6, soft=60, gran=0.5)
    way = along_line(path([p[:2] for p in line], 12))
    coat(
        s,
        neck,
        way,
        (("#0a0a3a", 160, "dark"), ("#1a6ad0", 160, "all"), ("#5ae0d0", 130, "lit"), ("#c8f0a0", 40, "lit")),
        (9, 20),
        1.7,
        soft=60,
        fringe=60,
        fringe_cols=("#0a0a3a", "#1848b0"),
    )
    inner = neck.buffer(-9)
    for row, y in enumerate(np.arange(o[1] + 50, 1500, 19)):
        for x in np.arange(820 + row % 2 * 13, 1010, 26):
            if inner.contains(ell(x, y, 3)):
                a = math.degrees(way(x, y)) - 90
                s.curve(move([(-13, -8), (-10, 6), (0, 12), (10, 6), (13, -8)], x, y, 0.9, a), 2.2, "#06062a")
                s.curve(move([(-8, 4), (0, 9), (8, 4)], x, y, 0.9, a), 1.6, ("#6af0d8", "#4ab0ff", "#e0f0a0")[int(s.rng.integers(3))], body=True, alpha=0.8)
    s.thing(
        blob(at((-44, -14), (-76, -4), (-106, 18), (-124, 50, 1), (-88, 42), (-46, 34)), 8),
        "#d8c8a0",
        0.8,
        col2="#a88a5a",
        shade=0.8,
        shcol="#4a2a1a",
        hatch=0,
        line=2.8,
    )
    s.curve([p[:2] for p in at((-42, 16), (-82, 22), (-120, 48))], 2.2)
    s.fill(ell(*at((-76, 8))[0], 7, 3.4, -30))
    face = blob(at((-42, -8), (-8, -24), (38, -8), (44, 16), (10, 34), (-32, 28)))
    s.cover(face)
    s.wash(face, "#f4f0e4", 0.25, edge=0.8)
    s.stroke(path([p[:2] for p in at((-46, 8), (-16, 6), (16, 8), (52, 4))], 6), 9, "#0a1a4a", taper=(0.1, 0.3))
    eye = blob(at((-28, 8), (-8, -8), (20, -6), (36, 8), (14, 22), (-12, 22)))
    s.cover(eye)
    s.wash(eye, "#fff6d8", 0.3, edge=1)
    s.wash(ell(*at((-12, 9))[0], 14, 14).intersection(eye), "#7aa01a", 1.2, off=0)  # green with it
    s.fill(ell(*at((-14, 10))[0], 8, 8.5))
    s.fill(ell(*at((-18, 5))[0], 3), body=True)
    s.outline(eye, 3, lost=0)
    s.curve([p[:2] for p in at((-40, 0), (-14, -4), (20, -14), (44, -8))], 7)
    for q in range(7):
        a = math.radians(-112 + q * 11)
        b = np.array(at((-4 + q * 4, -40 + q * 2))[0][:2])
        e = b + np.array([math.cos(a), math.sin(a)]) * (112 - abs(q - 3) * 5)
        s.curve([b, (b + e) / 2 + [6, 0], e], 3, "#04121c")
        s.curve([b + [2, 0], (b + e) / 2 + [8, 0], e], 1.4, "#e8d8a0", body=True)
        g = blob([e + move([p], 0, 0, 1, math.degrees(a))[0] for p in ((-6.0, 0.0), (8, -13), (24, -9), (27, 0), (24, 9), (8, 13))], 6)
        s.thing(g, "#1a6ac0", 1.1, shade=0.4, hatch=0, line=2)
        s.fill(ell(*(e + np.array([math.cos(a), math.sin(a)]) * 14), 4), "#6af0d8", body=True)


@card("verdigris", paper="cold", light=(0.2, -0.7), fresh=False)
def peacock_eyes(s):
    """A wall of eyes stares at one sparrow that sings with its back to them; the peacock peers round the edge."""
    _fan(s)
    _ground(s)
    _owner(s)
    _sparrow(s)
    s.splatter(NIGHT, 40, (0, 0, 1000, 1380), (0.7, 4.5))
    s.splatter(GOLD, 40, (0, 0, 1000, 1200), (0.7, 3.5))
