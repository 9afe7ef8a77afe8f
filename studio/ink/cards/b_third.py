"""Seen from below and from above: a gap of sky, a lid, a well, a stump; and very near, a scream."""

import cv2

from ..easel import *
from ..kit.brush import feather


def red_bird(s, x, y, k, turn):
    """A bird from below, wings spread, its head to the top before it is turned."""
    red, dark = "#d8452e", "#5a1018"

    def at(*p):
        return [(*q, *o[2:]) for q, o in zip(move([o[:2] for o in p], x, y, k, turn), p, strict=True)]

    def way(deg):
        return math.radians(deg + turn)

    for e in (-1, 1):
        for i in range(2):
            feather(s, at((5 * e + 3 * e * i, 46))[0], way(90 - 8 * e - 9 * e * i), (96 + 26 * i) * k, 22 * k, mix(red, dark, 0.25), line=1.6, dark=dark)
        for i in range(9):  # the long ones, then what covers their roots
            u = i / 8
            root = (22 * e + 72 * e * u, -16 - 34 * math.sin(u * 2.2))
            feather(s, at(root)[0], way(90 - e * (8 + 74 * u)), (78 + 62 * u) * k, 27 * k, mix(red, dark, 0.1 + 0.25 * (1 - u)), line=1.6, dark=dark)
        for i in range(7):
            u = i / 6
            root = (18 * e + 70 * e * u, -20 - 34 * math.sin(u * 2.2))
            feather(s, at(root)[0], way(90 - e * (10 + 66 * u)), 46 * k, 24 * k, mix(red, "#f4a050", 0.35), line=1.5, dark=dark)
    body = blob(at((0, -66), (20, -50), (27, -10), (20, 34), (0, 58), (-20, 34), (-27, -10), (-20, -50)))
    s.thing(body, "#f2c8a0", 0.7, col2=red, shade=0.6, shcol=dark, hatch=0, line=2.2)
    marks.pelt(s, s.mask(body), lambda a, b: way(90), 60, (7, 15), 1.3, dark="#8a2a1c", light="#fff0dc", share=0.4)
    s.thing(ell(*at((0, -66))[0], 20 * k, 18 * k), red, 0.95, shade=0.5, shcol=dark, hatch=0, line=2.2)
    s.thing(poly(at((-6, -82), (6, -82), (0, -102))), "#3a2a28", 1.0, shade=0, hatch=0, line=1.6)
    for e in (-1, 1):
        s.fill(ell(*at((10 * e, -72))[0], 3.2 * k))


@card("verdigris", paper="cold", light=(0.2, -0.9))
def canyon_bird(s):
    r = s.rng
    half = [(0, -300), (40, -292), (60, -250), (62, -206), (100, -196), (190, -250), (300, -300), (436, -322, 1), (404, -226), (350, -206, 1), (352, -140), (292, -134, 1), (288, -74), (222, -74, 1), (212, -16), (146, -24, 1), (112, 34), (98, 96), (104, 170), (150, 290), (84, 262), (40, 280), (0, 250)]  # fmt: skip
    vp = np.array([498.0, 690.0])
    rim = [*half, *((-x, y, *c) for x, y, *c in half[-2:0:-1])]
    rim[1:2] = [(34, -296), (60, -286), (118, -268, 1), (64, -262)]
    rim = path(rim, 4, True) * 1.06 @ np.array([[0.995, 0.1], [-0.1, 0.995]]) + vp
    s.sky([(0, "#8fc9c0", 0.55), (0.5, "#dceee0", 0.35), (0.75, "#f6e6bc", 0.5), (1, "#f0c890", 0.5)], 300, 1050, wet=80)
    n = len(rim)
    at = lambda u, t: vp + (rim[int(u * n) % n] - vp) * t  # noqa: E731
    line = lambda u0, u1, t: [at(u, t) for u in np.linspace(u0, u1, max(2, int((u1 - u0) * n)))]  # noqa: E731
    cuts = [0.0, 0.085, 0.17, 0.27, 0.36, 0.44, 0.5, 0.56, 0.64, 0.74, 0.83, 0.92, 1.0]
    walls = ["#2f6a64", "#7a5a48", "#24504f", "#8a6a50", "#35605a", "#5a4a48", "#2a5a58", "#80604a", "#2c4f50", "#6a5040", "#3a6e66", "#704e3e"]
    floors = [1.06, 1.26, 1.55, 1.95, 2.5, 3.3, 4.6, 7.0]
    opened = {}
    for i, (a, b) in enumerate(zip(cuts, cuts[1:], strict=False)):
        wall = valid(Polygon([*line(a, b, 1.0), *line(a, b, 9.0)[::-1]]))
        s.cover(wall)
        s.wash(wall, walls[i], 1.0, col2=darker(walls[i], 0.5), mix=("rad", *vp, 820, 0, 1.3), bloom=2, grad=("rad", *vp, 800, 0.75, 1.35))
        s.stroke([at(a, 1.0), at(a, 9)], 2.6)
        for t in np.geomspace(1.05, 8, 46):
            q = line(a, b, t * (1 + 0.004 * r.normal()))
            s.stroke(q, 0.5 + 0.35 * t**0.5, alpha=0.45, wobble=0.6)
        cornice = valid(Polygon([*line(a, b, 1.0), *line(a, b, 1.045)[::-1]]))
        s.thing(cornice, "#d8cfae", 0.6, shade=0.4, hatch=0, line=2.2)
        count = max(1, round((b - a) * 26))
        for f, (t0, t1) in enumerate(zip(floors, floors[1:], strict=False)):
            for w in range(count):
                u = a + (b - a) * (w + 0.5) / count
                d = (b - a) / count * 0.27
                p0, p1 = t0 + (t1 - t0) * 0.3, t0 + (t1 - t0) * 0.82
                g = valid(Polygon([at(u - d, p0), at(u + d, p0), at(u + d, p1), at(u - d, p1)]))
                if g.area < 30 or s.beside(g):
                    continue
                lit = r.random() < 0.2
                s.cover(g)
                s.wash(g, "#f2c45a" if lit else "#16302f", 0.75 if lit else 0.95, edge=0.6)
                s.outline(g, 1.2 + 0.4 * t0**0.6, lost=0.1)
                c = g.centroid
                if abs(c.x - 500) < 440 and 60 < c.y < 1440 and g.area > 900:
                    opened[(i, f, w)] = (g, math.atan2(c.y - vp[1], c.x - vp[0]), g.area**0.5)
    keys = sorted(opened)
    own = keys[len(keys) // 3]
    for j, key in enumerate(keys):
        g, a, size = opened[key]
        c = np.array([g.centroid.x, g.centroid.y])
        if key == own:  # a window with a sky of its own
            s.cover(g)
            s.wash(g, "#4aa0d8", 0.8)
            s.fill(union(ell(c[0] - 6, c[1], 12, 7), ell(c[0] + 8, c[1] - 3, 10, 6)), body=True)
            continue
        if j % 3 or size > 110:
            continue
        d = np.array([math.cos(a), math.sin(a)])
        q = c - d * size * 0.1
        skin_ = ("#8d5a3b", "#e5b389", "#5a3628", "#cf9f6f")[j % 4]
        s.thing(
            ell(*(q + d * size * 0.22), size * 0.3, size * 0.22, math.degrees(a) + 90),
            ("#c8603a", "#e8d8b0", "#3a7a9a", "#b83a4a")[j // 3 % 4],
            0.9,
            hatch=0,
            line=1.6,
        )
        s.thing(ell(*q, size * 0.19), skin_, 0.8, shade=0.3, hatch=0, line=1.6)
        s.fill(ell(*(q + d * size * 0.09), size * 0.18, size * 0.12, math.degrees(a) + 90), ("#211c22", "#4b3022", "#8d8a88")[j % 3])
        for e in (-1, 1):
            s.fill(ell(*(q - d * size * 0.06 + np.array([-d[1], d[0]]) * size * 0.07 * e), max(1.2, size * 0.028)))
    s.outline(poly(rim), 3.2, lost=0)
    red_bird(s, 610, 880, 1.0, -34)
    arm = spot(842, 1160, 520, -20)
    z, back = unit(V(-0.62, 0.75, 0)), V(0.4, 0.2, -1)
    back = unit(back - z * (back @ z))
    palm = hand((0, 0, 0), np.stack([np.cross(back, z), back, z], 1), 1, 0.3, "open", looks=person(skin="umber").looks, age=0.1)
    palm.cap((0, 0, 0), -z * 0.5, 0.045, 0.055, k=0.03)
    cuff = Clay({"wool": cloth("#d8a02a")}).cap(-z * 0.2, -z * 0.7, 0.075, 0.09, m="wool", fold=0.006)
    s.model(shoot([palm, cuff], arm, (0, 0.9, 0.3)), line=2.2)
    s.splatter("#14443f", 40, size=(0.6, 4))


@card("midnight", paper="cold", light=(0.0, -0.9))
def moon_lid(s):
    r = s.rng
    s.wash(s.all, "#16224a", 1.35, col2="#0c1230", mix=("lin", 90, 0.8, 0), bloom=4, pool=0.5, gran=0.45)
    s.wash(box(-20, 900, 1020, 1520), "#4a5a88", 0.35, wet=120)
    places.stars(s, 190, (0, 0, 1000, 1000), (0.7, 2.0))
    mx, my, mr = 560, 390, 262
    hole = ell(mx, my, mr)
    s.cover(hole.buffer(5))
    s.wash(hole, "#f6c24a", 0.6, col2="#f8e8a8", grad=("lin", 90, 0.2, 1.1))
    beam = poly([(mx - 235, my + 110), (mx + 200, my + 160), (mx + 120, 1560), (mx - 760, 1560)])
    m = s.mask(beam)
    s.density *= 1 - 0.8 * s.warp(np.asarray(m), (0, 0, s.w, s.h), 3, 12)[..., None] * marks.field(s, lambda x, y: step(1500, 560, y) * 0.75 + 0.25)[..., None]
    s.wash(beam, "#f6d080", 0.3, wet=18, grad=("lin", 90, 1.2, 0.3))
    for k, (x0, x1) in enumerate(((430, 150), (490, 290), (552, 430), (612, 560))):  # the shadows of fingers
        g = poly([(x0 - 18, my + 250), (x0 + 20, my + 250), (x1 + 40 - 10 * k, 1540), (x1 - 70 + 4 * k, 1540)])
        s.wash(g, "#0e1738", 0.8, wet=16, grad=("lin", 90, 0.5, 1.1))
    lid = move(ell(mx, my, mr * 1.0, mr * 0.8, -7), 14, -104)
    rim = move(lid, 6, 26)
    s.thing(rim, "#a89a70", 0.9, shade=0.9, shcol="#3a3450", hatch=5, line=3)
    s.thing(lid, "#e8e2c8", 0.5, col2="#b9b49c", shade=0.6, shcol="#6a6a8a", hatch=0, line=3.0, bloom=5, soft=150)
    for x, y, q in (
        (500, 240, 46),
        (640, 330, 62),
        (700, 230, 28),
        (460, 370, 34),
        (560, 420, 40),
        (590, 180, 22),
        (420, 290, 20),
        (735, 350, 24),
        (520, 320, 18),
    ):
        c = ell(x, y, q, q * 0.8, -9).intersection(lid)
        s.wash(c, "#8a8878", 0.55, bloom=1)
        s.stroke(arc(x, y, q, q * 0.8, 150, 320), 1.8)
        s.hatch(c, tone=0.5, ang=-40, sep=6, w=0.9, thr=0.3, omit=0.4)
    s.thing(
        union(ell(594, 150, 26, 18), limb([(570, 150), (574, 128), (594, 118), (614, 126), (618, 148)], [7, 7, 7, 7, 7])), "#c8bc94", 0.7, hatch=5, line=2.4
    )
    s.outline(hole.difference(rim), 3.4, lost=0)
    for x, y, n, a in ((452, 486, 104, -12), (512, 508, 126, -4), (574, 512, 122, 4), (634, 494, 100, 13)):  # fingers hook round the rim
        put_ = lambda pts, x=x, y=y, a=a: [tuple(p) for p in move(pts, x, y, 1, a)]  # noqa: E731
        f = blob(put_([(-27, 42), (-29, 0), (-26, -n * 0.6), (-17, -n * 0.92), (0, -n), (17, -n * 0.92), (26, -n * 0.6), (29, 0), (27, 42), (0, 56)]))
        s.wash(move(f, 10, 12), "#1a1830", 0.6, wet=8, clip=s.mask(union(lid, rim)))
        s.thing(f, "#8d5a3b", 0.85, col2="#804636", shade=0.7, shcol="#3a222e", hatch=6, line=2.8)
        s.thing(
            blob(put_([(-14, -n * 0.66), (0, -n * 0.6), (14, -n * 0.66), (13, -n * 0.9), (0, -n * 0.97), (-13, -n * 0.9)])),
            "#e8c0a0",
            0.5,
            shade=0.3,
            hatch=0,
            line=2,
        )
        for k in (0, 8):
            s.curve(put_([(-20, -n * 0.3 + k), (0, -n * 0.26 + k), (20, -n * 0.3 + k)]), 2)
            s.curve(put_([(-22, 12 + k), (0, 17 + k), (22, 12 + k)]), 2)
    blocks_cam = Camera((0, 7, 30), (0, 4.2, 0), 36, shift=(0, 290))
    ground = blob([(-60, 1190), (250, 1172), (600, 1192), (1060, 1170), (1060, 1560), (-60, 1560)])
    s.wash(ground, "#1a2040", 0.8, wet=6)
    b = Blocks(blocks_cam, (-0.1, 0.9, 0.2))
    for x, z_, w_, h, style in (
        (-7.4, -3, 3.4, 3.4, "dome"),
        (-3.6, -6, 2.6, 5, "dome"),
        (0.4, -8, 3.6, 3.0, "dome"),
        (3.9, -5, 2.8, 4.2, "dome"),
        (7.2, -2, 3.2, 3.0, "dome"),
        (-5.6, 0, 3, 2.0, "flat"),
        (-1.6, -1, 3.2, 2.2, "dome"),
        (2.6, 0, 3, 1.9, "flat"),
        (5.8, 1, 3, 2.1, "dome"),
    ):
        b.house((x, 0, z_), (w_, h, w_), r.normal() * 10, style, "#8a86a0", "#2f5f86", lit=0.5, seed=int(x * 7 + 60))
    b.paint(s, haze=0.1)
    s.wash(box(-20, 1100, 1020, 1520), "#101838", 0.45, edge=0, grad=("lin", 90, 0.2, 1.1))
    s.lift(poly([(250, 1130), (560, 1130), (520, 1540), (60, 1540)]), 0.4, 40)
    up = (1.2, 16, -2)
    dogs = [
        four("dog", (x, 0, z_), f, "sit", 2.2, look_at=up, col=c)
        for x, z_, f, c in (
            (-6.2, 6.2, 120, "#5a5068"),
            (-4.4, 7, 150, "#a07a50"),
            (-2.7, 6.2, 170, "#e8dcc4"),
            (-0.9, 7.2, 190, "#7a6a5c"),
            (1.2, 6.4, 200, "#a89a8a"),
            (4.3, 6.8, 220, "#4a4254"),
            (5.9, 6, 235, "#b89068"),
        )
    ]
    man = person(
        (2.8, 0, 6.4), 185, "stand", "old_man", "kaftan", top="#b8502e", hair="turban", trim="#e8d8b0", skin="umber", feel="awe", look_at=up, scale=1.7
    )
    shot = shoot([*dogs, man], blocks_cam, (-0.1, 0.9, -0.5))
    s.model(shot, line=1.8)
    s.splatter("#f6d070", 26, (200, 500, 800, 1100), size=(0.6, 3))


@card("ochre", paper="laid", fresh=False)
def ladder_well(s):
    r = s.rng
    s.wash(s.all, "#8a6030", 0.9, col2="#20203a", mix=("rad", 520, 300, 1100, 0, 1.2), pool=0.4, grad=("rad", 520, 300, 1000, 0.45, 1.5))
    cam = Camera((0.1, 0.3, 0.95), (0.0, 3.4, -0.62), 70, roll=6)
    deep = 9.0
    ring = lambda y, a, k=1.0: cam.project((1.35 * k * math.cos(a), y, 1.35 * k * math.sin(a)))  # noqa: E731
    ys = [0.3, 0.62, 1.0, 1.45, 1.95, 2.5, 3.15, 3.9, 4.8, 5.8, 7.0, 8.0, deep]
    for i, (y0, y1) in enumerate(zip(ys, ys[1:], strict=False)):
        n = 15
        for j in range(n):
            a0, a1 = (j + 0.5 * (i % 2) + 0.04) / n * 2 * math.pi, (j + 0.96 + 0.5 * (i % 2)) / n * 2 * math.pi
            pts = [ring(y0 + 0.02, a) for a in np.linspace(a0, a1, 5)] + [ring(y1 - 0.03, a) for a in np.linspace(a1, a0, 5)]
            g = valid(Polygon(np.array(pts) + r.normal(size=(10, 2)) * 2.5))
            if g.is_empty or s.beside(g):
                continue
            light = y1 / deep
            s.cover(g)
            s.wash(g, mix("#4c5c78", "#f4cc78", light**0.7), 0.95 - 0.5 * light, col2=mix("#3a3a5a", "#d8a050", light), edge=0.8, bloom=0)
            if r.random() < 0.5:
                s.hatch(g, tone=0.75 - 0.4 * light, ang=math.degrees((a0 + a1) / 2) + 80, sep=7, w=0.9, thr=0.3, longest=36, omit=0.3)
            s.outline(g, 2.4 - 1.2 * light, lost=0.2, restate=0.1)
            if (i, j) in ((3, 2), (4, 9), (2, 6), (5, 12), (3, 12)):  # faces in the wall
                c = np.array([g.centroid.x, g.centroid.y])
                q = g.area**0.5 * 0.27
                t = math.atan2(c[1] - 330, c[0] - 510) + math.pi / 2
                e, d = np.array([math.cos(t), math.sin(t)]), np.array([-math.sin(t), math.cos(t)])
                for side in (-1, 1):
                    s.curve([c + e * q * side * 0.4 - d * q * 0.4, c + e * q * side * 0.8 - d * q * 0.55, c + e * q * side * 1.2 - d * q * 0.35], 2.4)
                    s.fill(ell(*(c + e * q * side * 0.8 - d * q * 0.22), q * 0.14))
                s.curve([c - d * q * 0.3, c + e * q * 0.22 + d * q * 0.25, c - e * q * 0.1 + d * q * 0.28], 2)
                s.curve([c - e * q * 0.6 + d * q * 0.7, c + d * q * 0.82, c + e * q * 0.6 + d * q * 0.7], 2.4)
    mouth = valid(Polygon([ring(deep, a) for a in np.linspace(0, 2 * math.pi, 40)]))
    s.cover(mouth)
    s.wash(mouth, "#8fc4dc", 0.35)
    s.outline(mouth, 2.2)
    c = np.array([mouth.centroid.x, mouth.centroid.y])
    s.glow(*c, 330, "#fbd860", 0.4, 0.55)
    light = (0.1, 1, -0.2)
    a0, b0 = V(-0.21, 0.2, -1.12), V(0.21, 0.2, -1.12)
    tops = [V(-0.21, deep + 0.4, -1.12), V(0.21, deep + 0.4, -1.12)]
    beam = Clay({"sun": Look("#f8cc3a", 0.6, "#fbe89a", shade=0.35, shcol="#d88a1e", hatch=0, white=0.9, line=0.6)})
    for a, t in zip((a0, b0), tops, strict=True):
        for k in range(3):
            pts = [a + (t - a) * u + V(0.022 * math.cos(u * 60 + 2.1 * k), 0, 0.022 * math.sin(u * 60 + 2.1 * k)) for u in np.linspace(0, 1, 70)]
            beam.chain(pts, [0.019] * 70, k=0.006, m="sun")
    for y in np.arange(0.5, deep, 0.38):
        u = y / deep
        beam.cap(a0 + (tops[0] - a0) * u, b0 + (tops[1] - b0) * u, 0.017, k=0.005, m="sun")
    her = person((0.0, 1.62, -0.8), 180, "climb", "youth", "shirt", top="#2f78a8", legs="#5a4a6a", skin="honey", hair="beanie", shoe="#7a4a2c", feel="awe", look_at=(0.5, 8, -0.9),
                 looks={"hat": cloth("#d8402e")}, hands=(World((-0.29, 3.4, -1.02)), World((0.29, 2.98, -1.02))), grips=("bar", "bar"), palms=((-1, 0, 0.5), (1, 0, 0.5)), fingers=((-0.1, 0.6, 0.7), (0.1, 0.6, 0.7)), elbows=((1, -0.9, -0.3), (-1, -0.9, -0.3)), feet=(World((-0.1, 2.1, -1.0)), World((0.11, 1.72, -1.0))), knees=((0.7, 0.3, 1), (-0.4, 0.1, 1)))  # fmt: skip
    toad = frog((0.08, 0.62, -1.0), 20, 0.3, col="#7f9a3e")
    shot = shoot([beam, her, toad], cam, light)
    s.model(shot, line=2.2, fill=0.15)
    climber = shot.mask(her)
    for a, t in zip((a0, b0), tops, strict=True):
        for u in np.linspace(0.02, 0.96, 60):
            p = cam.project(a + (t - a) * u)
            if climber[int(np.clip(p[1], 0, s.h - 1)), int(np.clip(p[0], 0, s.w - 1))] > 0.3:
                continue
            q = 12 * (1 - u) + 2
            s.curve([p + [-q, q], p, p + [q, -q]], 1 + 2.4 * (1 - u), "#fffbe0", body=True, alpha=0.8)
    s.glow(*c, 120, "#fff0b0", 0.2, 0.5)
    s.splatter("#f6d070", 50, centre=tuple(c), spread=240, size=(0.6, 3.5))


@card("moss", paper="rough", fresh=True)
def stump_rings(s):
    r = s.rng
    s.wash(s.all, "#7a8f4a", 0.75, col2="#4a6a3a", pool=0.6, bloom=6)
    for _ in range(3):
        s.wash(
            blob([(r.uniform(-100, 1000) + 260 * math.cos(t), r.uniform(0, 1500) + 120 * math.sin(t)) for t in np.linspace(0, 6.28, 8)]), "#2f4430", 0.4, wet=60
        )
    places.grass(s, (-20, 20, 1020, 1540), 420, "#24351f", 30, 1.3)
    cx, cy, rx, ry = 500, 800, 400, 372
    wob = lambda t, k=1.0: 1 + k * (0.035 * math.sin(3 * t + 1) + 0.025 * math.sin(5 * t) + 0.015 * math.sin(9 * t + 2))  # noqa: E731
    shape = lambda q, k=1.0: [(cx + rx * q * wob(t, k) * math.cos(t), cy + ry * q * wob(t, k) * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 90)[:-1]]  # noqa: E731
    roots = union(blob(shape(1.13), 3), *(limb([(cx + rx * 0.95 * math.cos(t), cy + ry * 0.95 * math.sin(t)), (cx + rx * 1.25 * math.cos(t + 0.06), cy + ry * 1.25 * math.sin(t + 0.06)), (cx + rx * 1.5 * math.cos(t + 0.2), cy + ry * 1.5 * math.sin(t + 0.2))], [80, 46, 8]) for t in (0.35, 1.2, 2.2, 2.9, 3.7, 4.5, 5.5)))  # fmt: skip
    s.wash(move(roots, 26, 34), "#1c2a18", 0.7, wet=22)
    s.thing(roots, "#5a4030", 1.0, col2="#3a2c28", shade=0.8, shcol="#1e1614", hatch=6, line=3.2, soft=40)
    for t in np.linspace(0, 2 * math.pi, 130):
        a, b = 1.01 + 0.02 * r.random(), 1.1 + 0.06 * r.random()
        s.curve(
            [
                (cx + rx * a * math.cos(t), cy + ry * a * math.sin(t)),
                (cx + rx * (a + b) / 2 * math.cos(t + 0.02), cy + ry * (a + b) / 2 * math.sin(t + 0.02)),
                (cx + rx * b * math.cos(t - 0.01), cy + ry * b * math.sin(t - 0.01)),
            ],
            2.6,
        )
    wood = blob(shape(1.0), 3)
    s.cover(wood)
    s.wash(wood, "#e0b878", 0.6, col2="#c8904a", edge=0.8)
    for q in np.arange(0.86, 1.0, 0.022):
        s.stroke(shape(q + 0.003 * r.normal()), 1.5, "#6a4424", wobble=1.2)
    lake = blob(shape(0.85), 3)
    s.cover(lake)
    s.wash(lake, "#3f8a96", 0.85, col2="#1f4f6a", mix=("rad", 520, 760, 380, 0, 1.1), bloom=4, edge=0.8, grad=("rad", 560, 720, 420, 0.35, 1.25))
    sx, sy = 560, 760
    for k, q in enumerate(np.arange(0.06, 0.85, 0.052)):
        pts = np.array(shape(q, 0.4 + q))
        pts = pts + (np.array([sx, sy]) - [cx, cy]) * (1 - q / 0.9)
        s.stroke(np.vstack([pts, pts[:1]]), 1.6, "#14384a" if k % 2 else "#eaf4f0", body=bool(1 - k % 2), alpha=0.75, clip=lake)
    s.outline(lake, 2.2, "#5a3a1e")
    cam = spot(sx, sy, 300, 48)
    swan = bird("swan", (0, 0, 0), -60, "swim", 1.0, turn=-20)
    shot = shoot([swan], cam, (-0.6, 0.8, 0.3))
    s.wash(shot.shadow_on(0, 4) * s.mask(lake), "#0f2a3a", 0.5)
    s.model(shot, line=2.2)
    light = (-0.6, 0.9, 0.2)
    cam = spot(300, 1290, 330, 48, 0)
    kneeling = {
        "lean": 30,
        "top": "#c8402e",
        "legs": "#3a4a5a",
        "skin": "sand",
        "hair": "cap",
        "trim": "#c8a24a",
        "beard": "full",
        "hair_col": "red",
        "feel": "grief",
        "look_at": (0.5, 0.2, -1.3),
        "stub": 0.03,
    }
    brow = person((0, 0, 0), 160, "kneel", "strong", "work", **kneeling).joints["eye"]
    man = person(
        (0, 0, 0), 160, "kneel", "strong", "work", hands=(World(brow + V(-0.12, -0.04, 0.1)), (-0.3, 0.4, 0.6)), grips=("flat", "flat"), palms=((-1, 0, 0), (0, -1, 0)), fingers=((-0.2, 1, 0.4), (-0.2, 0, 1)),
        elbows=((1, -0.6, 0.2), (-1, -0.3, 0)), **kneeling,
    )  # fmt: skip
    shot = shoot([man], cam, light)
    s.wash(shot.shadow_on(0, 6), "#1c2418", 0.7, edge=0.1, rough=2)
    s.model(shot, line=2.6)
    cam = spot(770, 1330, 330, 52)
    axe = Clay({"wood": plain("#9a6a3a"), "iron": plain("#7a8088")})
    axe.cap((-0.55, 0.05, 0.2), (0.5, 0.12, -0.2), 0.035, 0.03, m="wood").box((0.46, 0.12, -0.02), (0.1, 0.03, 0.2), rot((0, 1, 0), 20), 0.02, m="iron")
    shot = shoot([axe], cam, light)
    s.wash(shot.shadow_on(0, 4), "#1c2418", 0.6)
    s.model(shot, line=2.4)
    for u in (0.15, 0.35, 0.6):
        p = cam.project(V(-0.55, 0.08, 0.2) + u * V(1.05, 0.07, -0.4))
        s.curve([p, p + [4, -26], p + [-2, -50]], 2.4, "#3a5a24")
        for e in (-1, 1):
            s.thing(blob([p + [0, -44], p + [18 * e, -66], p + [34 * e, -64], p + [18 * e, -46]]), "#8fc04a", 0.9, hatch=0, line=1.6)
    cam = spot(905, 560, 240, 30)
    s.model(shoot([fish((0, 0, 0), 120, 0.5, col="#d8803a", pitch=40, bend=30)], cam, light), line=1.9)
    for t in (200, 250, 300):
        s.stroke(arc(880, 640, 46, 18, t, t + 34), 2, body=True)


def _jaws(s, gap, m, cx, cy, rx, ry):
    """Lips round the opening, gums inside them, teeth that grow out of the gums; one of them is a door."""
    lips = blob(
        [
            (cx - rx - 44, cy + 10), (cx - rx * 0.92, cy - ry * 0.62), (cx - rx * 0.5, cy - ry - 34), (cx - rx * 0.2, cy - ry - 66), (cx, cy - ry - 56), (cx + rx * 0.2, cy - ry - 66),
            (cx + rx * 0.5, cy - ry - 34), (cx + rx * 0.92, cy - ry * 0.62), (cx + rx + 44, cy + 10), (cx + rx * 0.9, cy + ry * 0.68), (cx + rx * 0.5, cy + ry + 40), (cx, cy + ry + 66),
            (cx - rx * 0.5, cy + ry + 40), (cx - rx * 0.9, cy + ry * 0.68),
        ]
    ).difference(gap.buffer(2))  # fmt: skip
    s.wash(move(lips, 6, 14), "#3a0c14", 0.5, wet=16, clip=1 - m)
    s.thing(lips, "#b83a44", 0.9, col2="#8a2434", shade=0.7, shcol="#4a0c1c", hatch=0, line=3, soft=26)
    for t in np.linspace(0, 2 * math.pi, 58)[:-1]:
        d = np.array([math.cos(t), math.sin(t)])
        p, q = np.array([cx, cy]) + d * [rx + 6, ry + 8], np.array([cx, cy]) + d * [rx + 30, ry + 40]
        s.curve([p, (p + q) / 2 + s.rng.normal(size=2) * 3, q], 1.5, "#4a0c1c", alpha=0.8)
    for pts in (
        [(cx - rx * 0.4, cy - ry - 34), (cx - rx * 0.2, cy - ry - 46)],
        [(cx - rx * 0.3, cy + ry + 36), (cx, cy + ry + 46), (cx + rx * 0.26, cy + ry + 38)],
    ):
        s.curve(pts, 7, "#ffe0d4", body=True, alpha=0.6, wobble=1)
    gums = gap.difference(move(gap.buffer(-30), 0, 0))
    s.cover(s.mask(gums) * m)
    s.wash(gums, "#d86a70", 0.95, col2="#b8404e", clip=m)
    s.outline(gap.buffer(-30), 2, "#5a101c", lost=0.4)
    for up, n, h in ((-1, 10, 66), (1, 11, 52)):
        for i in range(n):
            u = ((i + 0.5) / n * 2 - 1) * 0.86
            x, w = cx + u * rx, rx / n * 0.86 * (1 - 0.25 * abs(u))
            y = cy + up * (ry - 14) * math.sqrt(1 - u * u)
            k = h * (1 - 0.35 * u * u)
            tooth = blob([(x - w, y), (x + w, y), (x + w * 0.9, y - up * k * 0.8), (x, y - up * k), (x - w * 0.9, y - up * k * 0.8)], 6)
            s.cover(s.mask(tooth) * m)
            s.wash(tooth, "#f8ecd2", 0.3, col2="#e0b878", clip=m)
            s.outline(tooth, 2.2, clip=gap)
            if up < 0 and i == 6:
                s.outline(box(x - w * 0.5, y + 22, x + w * 0.5, y + k - 4), 2)
                s.fill(ell(x + w * 0.25, y + k * 0.66, 2.6))


@card("ember", paper="tea")
def mouth_room(s):
    r = s.rng
    s.wash(s.all, "#b8402c", 0.8, col2="#5a1420", pool=0.7, bloom=6, grad=("rad", 500, 700, 900, 0.5, 1.4))
    cam = Camera((0, -0.5, 5.2), (0, -0.42, 0), 30)
    looks = dict(person(skin="clay").looks)
    looks["mouth"] = Look("#3a0c14", 1.1, "#7a1a1e", shade=0.6, hatch=0)
    looks["skin"] = looks["skin"].but(hatch=6, shade=0.75, thr=0.42, longest=60, col2=None)
    looks["lip"], looks["teeth"] = looks["skin"].but(hatch=0, line=0.0, seam=0.0), looks["mouth"].but(line=0.0, seam=0.0)  # lips and teeth are drawn by hand
    face = head(
        (0, 0, 0),
        rot((1, 0, 0), -6),
        2.5,
        feel=Feeling(-1.0, 0.6, 0.0, -0.5, 1.35, 1.0, 1.0),
        age=0.5,
        hair="bald",
        looks=looks,
        wink=(0.0, 0.0),
        lipped=1.3,
        jaw=1.1,
        neck=V(0, -2.4, -0.6),
        nose=1.1,
    )
    shot = shoot([face], cam, (-0.6, 0.7, 0.5))
    s.model(shot, line=3.2)
    m = shot.mask(face, mats=["mouth"])
    ys, xs = np.where(m > 0.5)
    x0, y0, x1, y1 = xs.min(), ys.min(), xs.max(), ys.max()
    cx, low = (x0 + x1) / 2, y1
    edges, _ = cv2.findContours((m > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    gap = poly(max(edges, key=len)[:, 0, :].astype(float))
    s.glow(cx + 46, y0 + 0.5 * (y1 - y0), 150, "#f8b03a", 0.9, 0.85)
    tongue = blob(
        [(cx - 150, low + 30), (cx - 130, low - 90), (cx - 60, low - 128), (cx, low - 112), (cx + 60, low - 128), (cx + 130, low - 90), (cx + 150, low + 30)]
    )
    throat = s.mask(tongue) * m
    s.cover(throat)
    s.wash(throat, "#d0484a", 1.0, col2="#9a2a3a", bloom=1)
    s.hatch(tongue, tone=throat * 0.6, ang=80, sep=8, w=1.0, thr=0.3, longest=40)
    s.curve([(cx, low - 110), (cx + 6, low - 50), (cx - 4, low)], 2.6, "#5a0f1c")
    gap = gap.buffer(-46).buffer(46)  # without the nook under the nose
    m = (m * s.mask(gap)).astype(np.float32)
    x0, y0, x1, y1 = gap.bounds
    _jaws(s, gap, m, (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2)
    cam = spot(cx - 6, low - 92, 150, 10)
    seat = Clay({"leather": cloth("#2f7f86", k=1.0)})
    seat.box((0, 0.22, 0), (0.36, 0.2, 0.32), round=0.09, m="leather").box((0, 0.62, -0.3), (0.36, 0.5, 0.1), round=0.09, m="leather")
    for q in (-1, 1):
        seat.box((0.36 * q, 0.4, 0.02), (0.09, 0.3, 0.34), round=0.08, m="leather")
    calm = person(
        (0, 0.0, 0.08),
        8,
        "sit_hold",
        "woman",
        "dress",
        sleeves="long",
        top="#f0d8a0",
        skin="rose",
        hair="bob",
        hair_col="red",
        feel="calm",
        hands=((0.12, 0.88, 0.4), (-0.12, 0.88, 0.4)),
        look_at=(0, 0.7, 0.9),
    )
    novel = props.book((0, 0.9, 0.46), rot((1, 0, 0), 56) @ rot((0, 1, 0), 180), 1.7, "#b83a2c")
    lamp = Clay({"iron": plain("#2a1c1c", hatch=0), "shade": Look("#fbe08a", 0.7, shade=0.2, hatch=0)})
    lamp.cap((0.62, 0, -0.1), (0.62, 1.42, -0.1), 0.02, m="iron").cone((0.62, 1.3, -0.1), (0.62, 1.6, -0.1), 0.24, 0.12, m="shade").cone(
        (0.62, 0, -0.1), (0.62, 0.03, -0.1), 0.14, 0.1, m="iron"
    )
    inside = shoot([seat, calm, novel, lamp], cam, (0.5, 0.9, 0.4))
    s.model(inside, line=1.8, clip=(m > 0.3).astype(np.float32), fill=0.2)
    s.glow(*cam.project((0.62, 1.4, -0.1)), 74, "#fbd860", 0.5, 0.5)
    for _ in range(240):
        x = 500 + r.normal() * 190
        y = 40 + abs(x - 500) * 0.12
        a = (x - 500) / 260
        s.curve(
            [(x, y + 60), (x + a * 90, y - 40), (x + a * 200 + r.normal() * 20, y - 160)], r.uniform(3, 7), ("#1d1218", "#2a141a", "#3a1a1e")[r.integers(3)]
        )
    s.splatter("#f8d088", 40, size=(0.6, 4))
