"""A peacock whose tail looks at somebody else."""

from ..easel import *
from ..kit.brush import feather
from ..kit.coat import along_line, coat

NIGHT, SEA, LEAF, GOLD = "#04121c", "#0e4a5c", "#2f7a4a", "#d0a038"
ROOT = np.array([400.0, 1150.0])
BIRD = np.array([800.0, 1270.0])
LIDS = ("#e8b896", "#c48a60", "#9a6242", "#6a3f2c", "#f0cdb0", "#b07a54")
IRISES = ("#7a3a1a", "#2f6a3a", "#2a5a90", "#5a3a20", "#1a6a6a", "#6a6a2a")


def _lid_eye(s, x, y, w, turn, kind, i):
    """A human eye in its lids, set in a feather; it looks at the robin."""
    at = lambda pts: move([p[:2] for p in pts], x, y, w / 2, turn)  # noqa: E731
    lids = blob(at([(-1.3, 0.1), (-0.7, -0.74), (0.05, -0.98), (0.78, -0.66), (1.3, 0.06), (0.7, 0.66), (0, 0.8), (-0.7, 0.64)]))
    skin_ = LIDS[i % 6]
    s.cover(lids)
    s.wash(lids, skin_, 0.85, col2=darker(skin_, 0.25), edge=0.8, gran=0.4)
    s.wash(blob(at([(-1.3, 0.1), (-0.7, -0.74), (0.05, -0.98), (0.78, -0.66), (1.3, 0.06), (0.5, -0.4), (-0.4, -0.44)])), "#5a2030", 0.5, wet=w * 0.06, clip=lids)
    s.outline(lids, max(1.4, w * 0.018), NIGHT, lost=0.1)
    d = BIRD - [x, y]
    d = d / (np.hypot(*d) + 1e-9)
    t = math.radians(-turn)
    look = (d[0] * math.cos(t) - d[1] * math.sin(t), d[0] * math.sin(t) + d[1] * math.cos(t))
    marks.eye(s, x, y, w, look=look, tilt=turn, iris="#e0b020" if kind == "cat" else IRISES[i * 5 % 6], kind={"weep": "open"}.get(kind, kind), lash=w > 70, line=max(1.6, w * 0.026), lid=(0.5, 0.3, 0.7)[i % 3], white=skin_ if kind == "shut" else "#fbf4e6")
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

    vane = blob([on(0, -0.14), on(0.35, -0.62), on(0.7, -1.05), on(0.92, -1.2), on(1.12, -0.95), on(1.27, 0), on(1.12, 0.95), on(0.92, 1.2), on(0.7, 1.05), on(0.35, 0.62), on(0, 0.14)], 8)
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
    if kind == "weep":
        for k, q in enumerate((1.0, 0.8, 1.15)):
            p = np.array([x - 6, y + size * 0.36 + 4 + k * size * 0.5])
            g = blob([p + [0, -14 * q], p + [9 * q, 8 * q], p + [0, 16 * q], p + [-9 * q, 8 * q]], 8)
            s.cover(g)
            s.wash(g, "#9ad8f0", 0.6, edge=1)
            s.outline(g, 1.8)
            s.fill(ell(p[0] - 3, p[1] + 4, 2.4), body=True)


def _fan(s):
    r = s.rng
    s.wash(s.all, "#1a5a5a", 1.0, col2="#1c3a6a", pool=0.6, bloom=4, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 300), (500, 240), (160, 500), (-100, 900)]), NIGHT, 1.3, wet=90, gran=0.6)
    s.wash(ell(400, 1120, 420, 320), NIGHT, 1.3, wet=90, gran=0.6)
    found = []
    for ring, (far, count, size) in enumerate(((1130, 14, 92), (930, 13, 84), (745, 11, 74), (575, 10, 64), (425, 8, 52), (300, 6, 42))):
        for i in range(count):
            a = math.radians(-184 + (i + 0.5 + (0.5 if ring % 2 else 0)) * 190 / count + r.normal() * 1.2)
            q = far * (1 + 0.02 * r.normal())
            p = ROOT + np.array([math.cos(a), math.sin(a)]) * q
            if -90 < p[0] < 1090 and -90 < p[1] < 1200 and np.hypot(*(p - BIRD)) > 190:
                found.append((a, q, size * r.uniform(0.94, 1.06), *p))
    near = lambda x, y: min(range(len(found)), key=lambda i: (found[i][3] - x) ** 2 + (found[i][4] - y) ** 2)  # noqa: E731
    special = {near(130, 640): "weep", near(600, 560): "shut", near(800, 790): "cat"}
    for i, (a, q, size, *_) in enumerate(found):
        _plume(s, a, q, size, special.get(i, "open"), i)


def _ground(s):
    r = s.rng
    edge = path([(-60, 1296), (180, 1272), (420, 1290), (640, 1262), (820, 1230), (1060, 1246)], 10)
    ground = poly([*edge, (1060, 1560), (-60, 1560)])
    s.cover(np.clip(s.warp(s.mask(ground), (0, 0, s.w, s.h), 2, 5), 0, 1))
    s.wash(ground, "#f0dcae", 0.45, col2="#d8c090", gran=0.5, bloom=3)
    s.wash(blob([(-100, 1260), (420, 1270), (560, 1340), (480, 1600), (-100, 1600)]), "#4a5a4a", 0.9, wet=70, gran=0.6, clip=s.mask(ground))
    s.wash(blob([(-100, 1280), (200, 1300), (280, 1420), (180, 1600), (-100, 1600)]), NIGHT, 1.2, wet=70, gran=0.6, clip=s.mask(ground))
    for _ in range(620):  # the ends of the lowest feathers trail over the sand
        i = int(r.integers(len(edge) - 1))
        p = edge[i] + [r.normal() * 12, r.normal() * 10]
        d = (p - ROOT + [0, 60]) / (np.hypot(*(p - ROOT)) + 1)
        s.curve([p - d * 34, p + [0, 6], p + d * r.uniform(16, 44) + [0, 16]], r.uniform(1, 2.6), (NIGHT, "#0e4a4a", "#2f7a4a", "#c8a848")[int(r.integers(4))], taper=(0.1, 0.7))
    for _ in range(260):
        x, y = r.uniform(0, 1000), r.uniform(1330, 1500)
        s.stroke([(x, y), (x + r.uniform(14, 46), y + r.normal() * 2)], 1.1, "#8a6a3a", alpha=0.6)


def _peacock(s):
    r = s.rng
    for x, k in ((392, -6), (300, 0)):  # legs: feathered thigh, hock, scaled shank, toes
        s.wash(limb([(x, 1452), (x - 150, 1470)], [20, 8]), NIGHT, 0.9, wet=10)
        shank = limb([(x, 1330), (x + 26, 1380), (x + 4, 1452 + k)], [13, 10, 9])
        s.thing(shank, "#a8885a", 0.9, shade=0.9, shcol="#2a1a14", hatch=0, line=2.6)
        for e in range(7):
            y = 1386 + e * 9
            s.curve([(x + 14 - e * 2, y), (x + 22 - e * 3, y + 4), (x + 30 - e * 4, y)], 1.5, "#2a1a14")
        for dx, dy in ((-74, 16), (-40, 28), (10, 30), (44, 4)):
            s.thing(limb([(x + 4, 1450 + k), (x + 4 + dx * 0.6, 1448 + k + dy * 0.5), (x + 4 + dx, 1452 + k + dy)], [8, 7, 3.5]), "#a8885a", 0.9, shade=0.8, shcol="#2a1a14", hatch=0, line=2.2)
    for at, way, long in (((430, 1270), 1.9, 104), ((400, 1256), 1.75, 116), ((368, 1270), 1.7, 100), ((336, 1276), 1.75, 100), ((300, 1262), 1.8, 92), ((350, 1240), 1.7, 90), ((410, 1236), 1.8, 90)):
        feather(s, at, way, long, 52, "#b89a6a", tip="#3a2a1c", dark="#3a1c14", line=2)
    line = [(330, 694), (300, 770), (262, 860), (250, 950), (278, 1040), (330, 1130), (420, 1210)]
    body = smooth(
        union(
            limb(line[:5], [44, 44, 50, 64, 92], 14),
            blob([(196, 1110), (236, 1030), (330, 1010), (430, 1040), (520, 1120), (540, 1200), (490, 1270), (400, 1306), (300, 1296), (226, 1234)]),
            blob([(274, 690), (290, 650), (330, 636), (368, 656), (376, 700), (350, 736), (300, 734)]),
        ),
        14,
    )
    s.wash(move(body, 18, 20), NIGHT, 1.2, wet=22, gran=0.5)
    s.thing(body, "#1848b0", 1.2, col2="#0e8a92", mix=("lin", 70, 0, 1), shade=1.1, shcol="#0a0a3a", hatch=0, line=3.6, soft=80, gran=0.5)
    way = along_line(path(line, 12))
    coat(s, body, way, (("#0a0a3a", 420, "dark"), ("#1a6ad0", 420, "all"), ("#5ae0d0", 330, "lit"), ("#c8f0a0", 90, "lit")), (9, 20), 1.6, soft=70, fringe=160, fringe_cols=("#0a0a3a", "#1848b0"))
    inner = body.buffer(-10)
    for row, y in enumerate(np.arange(780, 1290, 19)):  # scales, one by one
        for x in np.arange(190 + row % 2 * 13, 540, 26):
            if inner.contains(ell(x, y, 3)) and not (y > 1060 and x > 400):
                a = math.degrees(way(x, y)) - 90
                q = 0.7 + (y - 780) / 900
                s.curve(move([(-13, -8), (-10, 6), (0, 12), (10, 6), (13, -8)], x, y, q, a), 2.2, "#06062a")
                s.curve(move([(-8, 4), (0, 9), (8, 4)], x, y, q, a), 1.6, ("#6af0d8", "#4ab0ff", "#e0f0a0")[int(r.integers(3))], body=True, alpha=0.8)
    for k, (at, way_, long, wide, col) in enumerate(
        [((316 + i * 34, 1162 - i * 6), 0.30 + 0.08 * i, 196 - i * 6, 54, "#c8b48a") for i in range(6)]
        + [((310 + i * 34, 1120 - i * 2), 0.36 + 0.07 * i, 140, 48, "#4a8a5a") for i in range(6)]
        + [((300 + i * 30, 1084 + i * 2), 0.46 + 0.05 * i, 100, 42, "#2a6aa0") for i in range(6)]
    ):
        feather(s, at, way_, long, wide, col, tip="#1a1420" if k < 6 else "#d0a038", dark="#1a1030", line=2)
        if k < 6:  # barred
            d = np.array([math.cos(way_), math.sin(way_)])
            n = np.array([-d[1], d[0]])
            for u in np.linspace(0.35, 0.9, 6):
                p = np.array(at) + d * long * u
                s.curve([p - n * wide * 0.42, p + d * 6, p + n * wide * 0.42], 3, "#2a1a20")
    # the head: turned away in pride, but the eye goes back to the robin
    s.thing(blob([(284, 668), (252, 680), (222, 704), (206, 734, 1), (240, 726), (282, 720)], 8), "#d8c8a0", 0.8, col2="#a88a5a", shade=0.8, shcol="#4a2a1a", hatch=0, line=2.8)
    s.curve([(286, 700), (248, 704), (210, 732)], 2)
    s.fill(ell(252, 692, 7, 3, -30))
    face = blob([(286, 676), (320, 662), (366, 676), (372, 700), (340, 716), (296, 712)])
    s.cover(face)
    s.wash(face, "#f4f0e4", 0.25, edge=0.8)
    s.stroke(path([(282, 692), (312, 690), (344, 692), (378, 690)], 6), 9, "#0a1a4a", taper=(0.1, 0.3))
    eye = blob([(304, 690), (324, 672), (352, 674), (368, 690), (346, 704), (320, 704)])
    s.cover(eye)
    s.wash(eye, "#fff6d8", 0.3, edge=1)
    s.wash(ell(352, 690, 12, 13).intersection(eye), "#8a4a1a", 1.2, off=0)
    s.fill(ell(355, 691, 7, 8))
    s.fill(ell(351, 687, 2.6), body=True)
    s.outline(eye, 3, lost=0)
    s.curve([(298, 688), (326, 666), (374, 680)], 5)
    for k in range(7):  # the crest, rooted in the crown
        a = math.radians(-124 + k * 10)
        b = np.array([330 + k * 3.4, 642 + k * 1.6])
        e = b + np.array([math.cos(a), math.sin(a)]) * (112 - abs(k - 3) * 5)
        s.curve([b, (b + e) / 2 + [6, 0], e], 2.8, "#04121c")
        s.curve([b + [2, 0], (b + e) / 2 + [8, 0], e], 1.2, "#e8d8a0", body=True)
        g = blob([e + move([p], 0, 0, 1, math.degrees(a))[0] for p in ((-6.0, 0.0), (8, -13), (24, -9), (27, 0), (24, 9), (8, 13))], 6)
        s.thing(g, "#1a6ac0", 1.1, shade=0.4, hatch=0, line=2)
        s.fill(ell(*(e + np.array([math.cos(a), math.sin(a)]) * 14), 4), "#6af0d8", body=True)


def _robin(s):
    r = s.rng
    x, y = BIRD
    s.glow(x - 20, y + 20, 250, "#fff2c0", 0.12, 0.85)
    quill = path([(560, 1462), (700, 1420), (860, 1396), (985, 1330)], 30)
    for p, v, u in marks.along(quill, 5):  # the fallen feather
        n = np.array([-v[1], v[0]])
        wide = 44 * math.sin(min(1, u * 1.5 + 0.15) * 1.6) * r.uniform(0.8, 1.1)
        for e in (-1, 1):
            s.curve([p, p + n * wide * 0.5 * e + v * 12, p + n * wide * e + v * 34], 2, (NIGHT, "#1a6a5a", "#2f7a4a", "#c8a848")[int(r.integers(4))], n=4)
    s.stroke(quill, 6, "#e8d8a0", body=True, taper=(0.05, 0.2))
    s.wash(ell(x + 30, y + 136, 100, 14), "#4a3a2a", 0.8, wet=10)
    for lx in (x - 8, x + 34):
        s.stroke([(lx + 6, y + 92), (lx, y + 136)], 5.5, "#3a2218", taper=(0, 0))
        for d in (-24, -6, 16):
            s.stroke([(lx, y + 134), (lx + d, y + 144)], 4.4, "#3a2218")
    tail = blob([(x + 84, y + 40), (x + 130, y + 76), (x + 186, y + 96), (x + 178, y + 114), (x + 110, y + 104), (x + 70, y + 84)])
    s.thing(tail, "#7a5a3e", 1.0, shade=0.8, shcol="#2a1812", hatch=4, line=2.8)
    for e in (8, 18):
        s.stroke([(x + 100, y + 66 + e), (x + 176, y + 92 + e)], 1.8)
    g = blob([(x - 66, y - 76), (x - 34, y - 98), (x + 6, y - 84), (x + 30, y - 44), (x + 80, y + 10), (x + 104, y + 56), (x + 84, y + 92), (x + 30, y + 108), (x - 22, y + 96), (x - 56, y + 58), (x - 70, y + 6), (x - 72, y - 40)])
    s.thing(g, "#a07a52", 0.9, col2="#c8a888", shade=0.9, shcol="#3a2018", hatch=0, line=3.2, soft=50)
    breast = blob([(x - 60, y - 70), (x - 30, y - 72), (x - 10, y - 44), (x + 2, y + 10), (x - 6, y + 56), (x - 40, y + 66), (x - 68, y + 10), (x - 70, y - 40)]).intersection(g)
    s.cover(breast)
    s.wash(breast, "#e8481e", 1.15, col2="#d0281e", edge=0.4)
    belly = blob([(x - 44, y + 66), (x - 4, y + 56), (x + 30, y + 84), (x + 30, y + 106), (x - 22, y + 96)]).intersection(g)
    s.cover(belly)
    s.wash(belly, "#e8e0d0", 0.4)
    lie = lambda px, py: 1.2 + (px - x) * 0.002  # noqa: E731
    coat(s, breast, lie, (("#8a140e", 90, "dark"), ("#ff8a4a", 100, "lit")), (8, 18), 1.5, soft=30)
    coat(s, g.difference(breast), lie, (("#3a2018", 170, "dark"), ("#f0dcb8", 110, "lit")), (8, 18), 1.5, soft=40, fringe=60, fringe_cols=("#3a2018",))
    wing = blob([(x + 6, y - 30), (x + 44, y - 10), (x + 92, y + 44), (x + 128, y + 92), (x + 80, y + 80), (x + 34, y + 60), (x + 10, y + 20)])
    s.thing(wing, "#7a5638", 1.0, shade=0.8, shcol="#2a1812", hatch=0, line=2.8)
    for e in range(5):
        s.curve([(x + 22 + e * 6, y + 6 + e * 12), (x + 60 + e * 4, y + 40 + e * 9), (x + 112 - e * 8, y + 84 - e * 2)], 2)
    gape = blob([(x - 54, y - 72, 1), (x - 76, y - 88), (x - 94, y - 98, 1), (x - 82, y - 82), (x - 80, y - 70), (x - 88, y - 60, 1), (x - 70, y - 56)], 8)
    s.cover(gape)
    s.fill(gape, "#3a0a12")
    s.fill(blob([(x - 60, y - 66), (x - 76, y - 76), (x - 89, y - 82, 1), (x - 82, y - 68), (x - 70, y - 60)], 8), "#e87a62")
    s.curve([(x - 64, y - 67), (x - 76, y - 72), (x - 85, y - 78)], 1.4, "#8a2a24")
    upper = [(x - 44, y - 88), (x - 66, y - 100), (x - 90, y - 110), (x - 114, y - 114, 1), (x - 94, y - 97), (x - 74, y - 85), (x - 54, y - 74)]
    lower = [(x - 58, y - 62), (x - 76, y - 63), (x - 102, y - 66, 1), (x - 88, y - 52), (x - 72, y - 46), (x - 56, y - 50)]
    for pts in (upper, lower):
        s.thing(blob(pts, 8), "#3a2a24", 1.2, shade=0.5, shcol="#140c0c", hatch=0, line=2.4)
    s.curve([(x - 58, y - 92), (x - 84, y - 104), (x - 104, y - 110)], 1.8, "#c8b09a", body=True, alpha=0.8)
    s.fill(ell(x - 36, y - 70, 8.5))
    s.fill(ell(x - 39, y - 73, 3), body=True)
    for k, (h, w) in enumerate(((0, 3.4), (26, 2.6), (-24, 2.2))):  # the song, threads that curl up towards them all
        p = np.array([x - 112, y - 96])
        c = path([p, p + [-46, -34 + h * 0.4], p + [-96, -36 + h], p + [-132, -84 + h], p + [-98, -118 + h], p + [-70, -84 + h], p + [-112, -62 + h * 1.2], p + [-176, -108 + h * 1.6], p + [-190, -176 + h * 2]], 12)
        s.stroke(c, w, ("#ffd84a", "#ff6a3a", "#fff6d8")[k], body=True, taper=(0.02, 0.5))


@card("verdigris", paper="cold", light=(0.5, -0.6), fresh=False)
def peacock_eyes(s):
    """All the eyes of a peacock are on a robin that sings; its own eye too."""
    _fan(s)
    _ground(s)
    _peacock(s)
    _robin(s)
    s.splatter(NIGHT, 50, (0, 1250, 1000, 1500), (0.7, 4.5))
    s.splatter(GOLD, 40, (0, 0, 1000, 1200), (0.7, 3.5))
