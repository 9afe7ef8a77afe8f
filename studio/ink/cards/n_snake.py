"""A stair, a rail that is not one."""

from ..easel import *

NIGHT, DEEP = "#041614", "#0f3d3a"
CAM = Camera((0.5, 5.6, 4.6), (0.0, -1.2, 0.35), fov=40, shift=(40, 30))
LAMP = np.array([-0.35, 0.85, 0.45])
INNER, OUTER, RISE, STEPS, LAST = 0.82, 2.25, 0.2, 16, 38
START, RAIL = 122.0, 1.0  # degrees of the first edge; height of the rail


def way(t, rho, up=0.0):
    """A point of the stair, t steps down; it goes left, away, right and comes back below."""
    a = math.radians(START + t * 360 / STEPS)
    return np.array([rho * math.cos(a), up - RISE * t, rho * math.sin(a)])


def seen(points):
    return [tuple(p) for p in CAM.project(np.array(points))]


def dark(t):
    return float(np.clip((t - 3) / 30, 0, 1))


def _shaft(s):
    s.wash(s.all, "#4f9c8c", 0.9, col2="#2f7a70", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(350, -100), (1100, -100), (1100, 1100), (800, 900), (500, 500)]), DEEP, 0.9, wet=90, gran=0.25)
    s.wash(blob([(-100, 1000), (200, 1100), (1100, 900), (1100, 1600), (-100, 1600)]), NIGHT, 1.6, wet=80, gran=0.25)
    s.wash(ell(560, 780, 300, 380), NIGHT, 2.4, wet=60, gran=0.25)


def _step(s, i):
    """One wedge of stone: its riser, the ends of the slab, the tread."""
    r, d = s.rng, dark(i)
    y = -RISE * i
    turn = np.linspace(0, 1.12, 6)

    def face(points, normal, col, k, **kw):
        c = np.mean(points, axis=0)
        if (CAM.pos - c) @ normal <= 0:
            return None
        g = valid(Polygon(seen(points)))
        s.cover(g)
        s.wash(g.buffer(1.5), mix(col, "#0a2f2c", d), k + 1.3 * d, edge=0.5, gran=0.25, **kw)
        s.outline(g, 2.2 - d, lost=0.1)
        return g

    ring = lambda rho, up: [np.array([*(q := way(i + u, rho))[:1], y + up, q[2]]) for u in turn]  # noqa: E731
    mid = way(i + 0.5, 1.0)
    axis = np.array([mid[0], 0, mid[2]])
    low = -RISE - 0.1
    face([*ring(INNER, 0), *ring(INNER, low)[::-1]], -axis, "#2f7a70", 0.95)
    face([*ring(OUTER, 0), *ring(OUTER, low)[::-1]], axis, DEEP, 1.2)
    a, b = ring(INNER, 0)[-1], ring(OUTER, 0)[-1]
    ahead = way(i + 1.2, 1.0) - way(i + 1.0, 1.0)
    riser = face([a, b, b + [0, low, 0], a + [0, low, 0]], np.array([ahead[0], 0, ahead[2]]), "#1c5f58", 1.1)
    if riser is not None:
        s.hatch(riser, tone=0.7, ang=70, sep=7, w=1, thr=0.3, longest=40, col=NIGHT)
    tread = face([*ring(INNER, 0), *ring(OUTER, 0)[::-1]], np.array([0, 1.0, 0]), "#f2e8c8", 0.3, col2=mix("#dccfa0", "#0a2f2c", d))
    shade = [way(i, INNER), way(i, OUTER), way(i + 0.42, OUTER), way(i + 0.3, INNER)]
    for p in shade:
        p[1] = y
    s.wash(valid(Polygon(seen(shade))), "#12504a", 0.75, wet=7, gran=0.25, clip=tread)  # the step above keeps the lamp off
    for _ in range(int(7 * (1 - d))):
        u, q = r.uniform(0.45, 0.95), r.uniform(INNER * 1.1, OUTER * 0.85)
        line = [way(i + u, q), way(i + u + 0.02, q + 0.12), way(i + u, q + 0.25)]
        for p in line:
            p[1] = y
        s.curve(seen(line), 1.2, "#5a6a4a", alpha=0.6, clip=tread)
    edge = np.array(seen([a, b]))
    s.stroke(edge, 3.4 * (1 - 0.6 * d), "#0a2422", taper=(0, 0))
    if d < 0.7:
        s.stroke(edge - (edge[0] - seen([ring(INNER, 0)[-2]])[0]) * 0.16, 3, "#fffbe8", body=True, alpha=0.85 - d, taper=(0, 0))
    post = seen([way(i + 0.5, INNER + 0.05, RISE * 0.5), way(i + 0.5, INNER, RAIL)])
    w = CAM.scale(way(i, INNER)) * 0.034
    s.stroke(post, w, NIGHT, taper=(0, 0), wobble=0.3)
    s.stroke(post, w * 0.35, "#8fccb8", taper=(0, 0), wobble=0.3, body=True, alpha=0.8 - 0.7 * d)


def _coil(first, last):
    """The snake's line from its far end to the near, and its half width."""
    ts = np.arange(last, first, -0.06)
    pts = [way(t, INNER, RAIL) for t in ts]
    width = [CAM.scale(p) * 0.085 * np.interp(t, (-2, 10, LAST - 4, LAST), (1.25, 1, 0.8, 0.3)) for t, p in zip(ts, pts, strict=True)]
    return seen(pts), width


def _body(s, line, width):
    """A snake, scale by scale; line from tail to head."""
    r = s.rng
    p = np.asarray(line, float)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    e = np.c_[-d[:, 1], d[:, 0]]
    long = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    width = np.asarray(width, float)
    g = union(*[valid(Polygon([p[i] - e[i] * width[i], p[j] - e[j] * width[j], p[j] + e[j] * width[j], p[i] + e[i] * width[i]])).buffer(0.6) for i, j in zip(range(0, len(p) - 4, 4), range(4, len(p), 4), strict=False)])  # fmt: skip
    lit = e @ np.array([-0.6, -0.8])  # which side looks at the lamp
    s.wash(move(g, 20, 30), NIGHT, 0.85, wet=14)
    s.cover(g)
    s.wash(g, "#7aa83a", 1.0, col2="#4f8a30", edge=0.8, gran=0.5)
    for side, col, k in ((-1, "#12381c", 1.0), (1, "#12381c", 1.0)):
        pts = [tuple(p[i] + e[i] * width[i] * 0.72 * side) for i in range(0, len(p), 6) if lit[i] * side < 0.2]
        for a, b in zip(pts, pts[1:], strict=False):
            if math.hypot(a[0] - b[0], a[1] - b[1]) < 60:
                s.wash(limb([a, b], [9, 9]), col, k * 0.8, wet=7, clip=g)
    u = 0.0
    row = 0
    while u < long[-1]:
        i = min(len(p) - 1, int(np.searchsorted(long, u)))
        w = width[i]
        size = max(2.6, w * 0.25)
        n = 7
        for k in range(n):
            q = ((k + (0.5 if row % 2 else 0)) / n * 2 - 1) * 0.98
            if abs(q) > 1:
                continue
            c = p[i] + e[i] * w * math.sin(q * 1.35) / math.sin(1.35)
            z = float(np.sign(lit[i] * q) * abs(lit[i] * q) ** 0.7) + 0.25 * math.cos(q * 1.6)
            saddle = abs(q) < 0.62 - 0.5 * abs(((u / (w * 3.4)) % 1) - 0.5) * 2 + 0.05
            m, side = d[i] * size, e[i] * size * 0.62 * math.cos(q * 1.2)
            diamond = blob([c - m * 0.8, c + side, c + m * 0.9, c - side], 4)
            tone = "#1c4a22" if saddle else "#5f9434"
            if z > 0.45:
                tone = "#4f8a3a" if saddle else "#d8e07a"
            elif z < -0.25:
                tone = "#0a2414" if saddle else "#245a2a"
            s.fill(diamond, mix(tone, "#8ab83e", 0.12 * r.random()), alpha=0.92)
            s.stroke([c - side, c + m * 0.95, c + side], max(0.8, w * 0.026), "#08200f", wobble=0.2)
            if z > 0.5 and w > 22:
                s.stroke([c - m * 0.3 - side * 0.3, c + m * 0.2 - side * 0.2], 1.6, "#fbffd0", body=True, alpha=0.8)
        u += size * 0.92
        row += 1
    s.outline(g, 3, lost=0.05)
    return g


def _head(s, x, y, q, turn):
    """Seen from above and the side; its nose to the left before it is turned."""

    def f(pts):
        return [tuple(v) for v in move(list(pts), x, y, q, turn)]

    s.stroke(path(f([(-84, 8), (-120, 14), (-146, 4)]), 8), 5, "#c8202c", taper=(0, 0.1))
    s.stroke(path(f([(-146, 4), (-166, -12), (-184, -14)]), 8), 3.4, "#c8202c")
    s.stroke(path(f([(-146, 4), (-168, 8), (-184, 20)]), 8), 3.4, "#c8202c")
    skull = blob(f([(96, -38), (60, -56), (16, -62), (-30, -50), (-70, -28), (-90, -4), (-84, 20), (-50, 34), (-6, 52), (40, 56), (80, 44), (104, 30)]))
    s.wash(move(skull, 20, 30), NIGHT, 0.9, wet=12)
    s.thing(skull, "#86b440", 1.0, col2="#4f8a30", shade=0.9, shcol="#0c2c14", hatch=0, line=3.2, gran=0.5)
    r = s.rng
    for i in range(15):
        for k in range(9):
            a, b = 92 - i * 12, -52 + k * 13 + (6 if i % 2 else 0)
            c = np.array(f([(a, b * (1 - i * 0.035))])[0])
            if skull.buffer(-5).contains(ell(*c, 1).centroid):
                m = 7.5 * q
                top = b < -14
                tone = "#dce680" if top and r.random() < 0.8 else "#1f4f24" if b > 18 else "#6a9c36"
                if abs(b + 4) < 12 and i < 9:
                    tone = "#1c4a22"
                s.fill(ell(*c, m * 0.85, m * 0.62, turn), tone, alpha=0.9)
                s.stroke(arc(*c, m * 0.85, m * 0.62, turn + 110, turn + 250, 8), 1.1, "#08200f", wobble=0.2)
    mouth = path(f([(-88, 10), (-56, 22), (-10, 32), (40, 30), (74, 14)]), 10)
    s.stroke(mouth, 4.4, "#08200f")
    s.stroke([m + (0, 4) for m in mouth], 2, "#e8eec0", body=True, alpha=0.8)
    for x_ in (-52, -24):
        s.fill(poly(f([(x_, 24), (x_ + 10, 27), (x_ + 2, 44)])), "#fffbe8", body=True)
    brow = blob(f([(-34, -34), (-12, -48), (20, -44), (30, -30), (8, -16), (-20, -18)]))
    s.thing(brow, "#5f9434", 1.0, shade=0.7, shcol="#0c2c14", hatch=0, line=2.2)
    eye = blob(f([(-26, -26), (-6, -38), (16, -30), (8, -17), (-14, -15)]))
    s.cover(eye)
    s.wash(eye, "#f8b820", 1.0, col2="#f8e070", edge=0.9)
    s.fill(blob(f([(-9, -37), (-3, -27), (-9, -16), (-15, -26)])), NIGHT)
    s.fill(ell(*f([(-2, -31)])[0], 3), "#ffffff", body=True)
    s.outline(eye, 2.6, lost=0)
    s.stroke(path(f([(-38, -28), (-10, -44), (26, -36)]), 8), 5, "#08200f")
    s.fill(ell(*f([(-74, -8)])[0], 4.4 * q, 2.8 * q), NIGHT)


def _shoe(s, x, y, q, turn):
    def f(pts):
        return [tuple(v) for v in move(list(pts), x, y, q, turn)]

    s.wash(blob(f([(-60, 30), (60, 24), (84, 40), (-40, 52)])), NIGHT, 1.0, wet=8)
    s.thing(blob(f([(52, -34), (66, -32), (70, 34), (58, 36), (54, 4)])), "#7a1018", 1.2, shade=0.6, hatch=0, line=2.2)
    sole = blob(f([(-78, 22), (-60, 2), (-24, -6), (10, -20), (44, -44), (66, -46), (70, -28), (48, -6), (14, 16), (-20, 30), (-64, 34)]))
    s.thing(sole, "#d8262c", 1.1, col2="#a0141f", shade=0.9, shcol="#3a0410", hatch=4, line=2.6)
    s.thing(blob(f([(-22, -2), (12, -18), (46, -42), (62, -40), (44, -18), (14, 2), (-14, 12)])), "#4a0c14", 1.2, shade=0.4, hatch=0, line=2)
    s.curve(f([(-66, 16), (-48, 6), (-30, 4)]), 4, "#ffd0c0", body=True)


def _apple(s, i, rho):
    """On the step i, lying on its side, with a keyhole: whoever bites has to find the key."""
    p = way(i + 0.7, rho)
    p[1] = -RISE * i + 0.19
    q = CAM.scale(p) * 0.19
    x, y = CAM.project(p)

    c, d = math.cos(0.35), math.sin(0.35)

    def f(*pts):
        return [(x + q * (a * c - b * d), y + q * (a * d + b * c), *corner) for a, b, *corner in pts]

    s.wash(ell(x + q * 0.35, y + q * 0.6, q * 1.15, q * 0.75), NIGHT, 1.0, wet=9)
    fruit = blob(f((0, -0.78), (0.62, -1), (1.06, -0.3), (0.82, 0.6), (0.3, 0.98), (0, 0.86), (-0.3, 0.98), (-0.82, 0.6), (-1.06, -0.3), (-0.62, -1)))
    s.cover(fruit)
    s.thing(fruit, "#d8262c", 1.1, col2="#a0141f", shade=0.95, shcol="#3a0410", hatch=5, line=2.8)
    s.stroke(path(f((0, -0.74), (0.06, -1.1), (0.24, -1.42)), 8), 6, "#3a2412")
    leaf = blob(f((0.12, -1.1, 1), (0.5, -1.5), (1.0, -1.36, 1), (0.6, -1.08)))
    s.cover(leaf)
    s.thing(leaf, "#8cc63c", 1.0, shade=0.5, shcol="#1c4a2c", hatch=0, line=2)
    lock = union(ell(*f((0.02, 0.02))[0], q * 0.2), blob(f((-0.06, 0.1, 1), (0.1, 0.1, 1), (0.22, 0.62, 1), (-0.18, 0.62, 1))))
    s.cover(lock)
    s.fill(lock, "#1c0408", body=True)
    s.outline(lock.buffer(3), 2.2, "#f0c060")
    s.curve(f((-0.72, 0.1), (-0.76, -0.34), (-0.5, -0.68)), 6, "#ffe0d0", body=True)


def _woman(s):
    """From behind and above: her sole on one step, the next foot on the one below, her hand over what she takes for a rail."""
    t = 2.6
    at = way(t, 1.3)
    at[1] = -RISE * 2
    a = math.radians(START + t * 360 / STEPS)
    face = math.degrees(math.atan2(-math.sin(a), math.cos(a)))
    rail = way(t + 0.7, INNER + 0.02, RAIL + 0.06)
    near, down = way(2.6, 1.44), way(3.6, 1.24)
    near[1], down[1] = -RISE * 2 + 0.08, -RISE * 3 + 0.08
    linen = cloth("#f6efda", k=0.25, shade=0.9, shcol="#2f6a68")
    her = person(
        tuple(at), face, "walk", "woman", "dress", top="#eef2e6", skin="rose", hair="loose", hair_col="#c8521e", trim="#3f9a8c", shoe="#c8202c",
        hands=((0.34, 0.86, -0.06), World(tuple(rail))), grips=("hang", "cup"), palms=(None, (0, -1, 0)), fingers=(None, (-0.8, -0.4, 0.4)),
        feet=(World(tuple(near)), World(tuple(down))), look_at=tuple(way(9, 1.2, 0.4)), stub=0, scale=1.1, looks={"top": linen, "skirt": linen},
    )  # fmt: skip
    shot = shoot([her], CAM, light=tuple(LAMP))
    s.wash(shot.shadow_on(-RISE * 2), NIGHT, 0.7, wet=8, gran=0.25)
    s.model(shot)


@card("verdigris", paper="cold", light=(-0.6, -0.7))
def snake_banister(s):
    """Down a spiral stair: her hand lies on the rail, and the rail has turned its head."""
    _shaft(s)
    s.splatter(NIGHT, 40, (0, 0, 1000, 400), (0.7, 4.5))
    for i in range(LAST, -1, -1):
        _step(s, i)
        if i in (26, 13):
            _body(s, *_coil(i - 0.1, LAST if i == 26 else 26.4))
    _apple(s, 8, 1.7)
    line, width = _coil(0.9, 13.4)
    x, y = line[-1]
    neck = path([line[-1], (x + 26, y + 70), (x + 100, y + 170), (x + 220, y + 280), (x + 296, y + 430), (x + 262, y + 570), (x + 300, y + 690), (x + 250, y + 770), (x + 150, y + 770)], 60)[1:]
    _body(s, [*line, *neck], width + list(np.linspace(width[-1], 46, len(neck))))
    _shoe(s, x - 104, y + 716, 1.0, -10)
    _head(s, x + 110, y + 762, 1.0, 12)
    _woman(s)
