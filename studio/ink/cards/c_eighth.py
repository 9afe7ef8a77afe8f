"""Shelter and danger: a match, a sleepwalker, two gardens."""

from ..easel import *


@card("ink", paper="rice", light=(0.0, 0.2))
def match_spring(s):
    r = s.rng
    c = np.array([560, 900])
    s.wash(s.all, "#5a5a64", 0.95, col2="#34343e", pool=0.6, bloom=6, grad=("rad", c[0], c[1], 900, 0.5, 1.5))
    ground = poly([(-40, 1120), (1040, 1090), (1040, 1560), (-40, 1560)])
    s.wash(ground, "#2a2a32", 0.7, pool=0.5)
    rng = np.random.default_rng(5)
    for x, y, h, col in (
        (70, 1120, 900, "#3a3a44"),
        (220, 1100, 760, "#55555f"),
        (940, 1110, 940, "#3a3a44"),
        (830, 1080, 700, "#55555f"),
        (400, 1070, 600, "#6a6a74"),
        (700, 1070, 620, "#6a6a74"),
        (-10, 1300, 1500, "#1c1c24"),
        (1000, 1360, 1500, "#1c1c24"),
    ):
        g, _ = places.branches(rng, x, y, h, h * 0.022, -90 + rng.normal() * 3, 5, 26, 10)
        s.thing(g, col, 1.0, shade=0.5, shcol="#101016", hatch=0, line=1.8)
    places.snow(s, 130, (1.5, 5))
    lit = s.warp(s.mask(ell(*c, 330)), (0, 0, s.w, s.h), 3, 12)
    s.cover(lit.astype(np.float32))
    s.wash(lit, "#cfe4b0", 0.5, col2="#f8e8a0", mix=("rad", c[0], c[1], 330, 1, 0), edge=0.9, pool=0.5, bloom=4)
    g = ell(*c, 330)
    s.wash(g.intersection(box(0, 1080, 1000, 1300)), "#6a9a48", 0.9, col2="#8aba58", edge=0.3, rough=3)
    m = g.buffer(-6)
    for x, y, h in ((330, 1110, 460), (760, 1100, 480), (470, 1080, 330), (660, 1084, 300)):
        t, tips = places.branches(rng, x, y, h, h * 0.026, -90, 4, 27, 9)
        t = t.intersection(m)
        s.thing(t, "#7a5038", 0.9, shade=0.6, hatch=0, line=2)
        for a, b in tips:
            for _ in range(5):
                p = (a + rng.normal() * 20, b + rng.normal() * 16)
                if math.hypot(p[0] - c[0], p[1] - c[1]) < 312:
                    s.thing(
                        ell(*p, 9, 7, rng.uniform(0, 180)), ("#e88aa0", "#f4b8c4", "#d8647e", "#8aba58")[int(rng.integers(4))], 0.85, shade=0, hatch=0, line=1.1
                    )
    for _ in range(60):
        x, y = c[0] + r.normal() * 140, r.uniform(1120, 1205)
        if math.hypot(x - c[0], y - c[1]) < 315:
            s.curve([(x, y), (x + 2, y - 14), (x + r.normal() * 6, y - 26)], 1.8, "#3a6a2a")
            if r.random() < 0.45:
                s.fill(ell(x + 2, y - 28, 5), ("#e8b030", "#d8404a", "#f8f0e0", "#6a5ac0")[int(r.integers(4))])
    s.model(shoot([bird("robin", (0, 0, 0), -50, "perch", 1.6)], spot(770, 980, 260, 6), (-0.6, 0.6, 0.5)), line=2)
    cam = spot(540, 1190, 245, 8)
    girl = person((0, 0, 0), 24, "hold", "girl", "coat", top="#b8302c", skin="honey", hair="hood", feel="awe", hands=((0.07, 1.16, 0.34), (-0.1, 1.1, 0.32)), grips=("pinch", "cup"), palms=((-1, 0, 0), (1, 0.3, 0)), look_at=(0.2, 1.05, 0.8))  # fmt: skip
    shot = shoot([girl], cam, (0.3, 0.2, 0.9))
    s.wash(ell(540, 1196, 70, 14), "#2f4a20", 0.7, wet=8)
    s.model(shot, line=2.4)
    p = cam.project(girl.joints["pinchl"])
    s.stroke([p, p + [8, -30]], 4, "#8a5a34")
    s.thing(
        blob([p + [0, -30], p + [-2, -46], (*(p + [10, -70]), 1), p + [20, -44], p + [14, -30]]), "#f8b030", 0.9, col2="#fff0a0", shade=0, hatch=0, line=1.6
    )
    s.glow(p[0] + 8, p[1] - 46, 70, "#f8d860", 0.25, 0.5)
    s.wash(marks.tracks(path([(180, 1490), (300, 1380), (440, 1250)], 10), 12), "#0e0e14", 0.9)


@card("midnight", paper="blue", light=(-0.5, -0.6))
def sleepwalker(s):
    s.wash(s.all, "#2c3f74", 1.1, col2="#16224a", pool=0.6, bloom=5)
    cam = Camera((2.4, 17.2, 12.2), (0.45, 8.2, -0.4), 41)
    light = (-0.7, 0.7, 0.35)
    b = Blocks(cam, light)
    b.face([(0.5, 0, 12), (6, 0, 12), (6, 0, -60), (0.5, 0, -60)], "#46557e", k=1.0, line=0, hatch=0, bias=60)
    for x, turn in ((-9.2, 0), (8.2, 180)):
        for k, z in enumerate(np.arange(-27, 9, 5.2)):
            b.house(
                (x + 0.4 * (k % 2), 0, z),
                (6.0, 5.0 + 0.8 * ((k * 7) % 3), 5.0),
                turn,
                "gable",
                ("#9aa4c4", "#c8a8a4", "#a8b4b0")[k % 3],
                ("#5a5a88", "#7a5070", "#4a6a80")[(k + 1) % 3],
                rows=2,
                lit=0.4,
                seed=int(x * 3 + k + 60),
            )
    b.paint(s)
    for _ in range(260):  # cobbles
        x, z = s.rng.uniform(2.4, 5.1), s.rng.uniform(-30, 2)
        s.curve(cam.project([(x, 0, z), (x + 0.12, 0, z + 0.14), (x + 0.25, 0, z)]), 1.3, "#1c2850", n=4)
    for z in (-24, -17, -11):  # lamps
        a, q = cam.project([(4.7, 0, z), (4.7, 2.6, z)])
        s.stroke([a, q], 4, "#141c38")
        s.glow(q[0], q[1], 90, "#f6c860", 0.35, 0.6)
        s.thing(ell(q[0], q[1], 9, 11), "#ffe9a0", 0.5, shade=0, hatch=0, line=1.6)
    _sheet(s, cam, (3.85, 0, -3.6))
    m = Blocks(cam, light)
    m.house((0, 0, -5), (3.2, 8.0, 24), 0, "gable", "#c8bcc8", "#b8687a", rows=3, lit=0.5, seed=5)
    m.paint(s)
    y = 8.0 + 3.2 * 0.42
    at = lambda q, u, z: (q * u * 1.98, y - u * 1.53, z)  # noqa: E731
    for q in (1, -1):
        for k in range(1, 8):
            u = k / 8
            for z in np.arange(-17 + 0.3 * (k % 2), 6.7, 0.62):
                if s.rng.random() < (0.72 if q == 1 else 0.5):
                    s.curve(
                        cam.project([at(q, u - 0.08, z), at(q, u, z + 0.12), at(q, u, z + 0.46), at(q, u - 0.08, z + 0.6)]), 1.5, "#3a1c34", alpha=0.75, n=5
                    )
    for z in np.arange(-17, 7, 0.7):  # tiles of the ridge
        p = cam.project([(-0.16, y - 0.1, z), (0, y + 0.08, z), (0.16, y - 0.1, z)])
        s.curve(p, 2.2, "#2c1830", n=5)
    for q in (0.16, -0.16):
        s.stroke(cam.project([(q, y - 0.1, -17), (q, y - 0.1, 7)]), 2.2, "#2c1830")
    her = person((0, y + 0.02, -2.3), 0, "walk", "woman", "night", top="#f4f0e6", skin="honey", hair="loose", hair_col="black", feel="sleep", hands=((0.17, 1.42, 0.55), (-0.17, 1.42, 0.55)), grips=("hang", "hang"), palms=((0, -1, 0), (0, -1, 0)), fingers=((0, -0.1, 1), (0, -0.1, 1)), feet=((0.03, 0.08, 0.3), (-0.03, 0.12, -0.26)), shoes=False, scale=1.9, looks={"top": cloth("#fbf6ea", k=0.1, shcol="#7a88b8", hatch=8)})  # fmt: skip
    cats = [
        four(
            "cat",
            (0, y + 0.02, (-0.35, 2.45, 4.6)[k]),
            (16, 14, 10)[k],
            ("stalk", "walk", "stalk")[k],
            (3.0, 2.8, 2.6)[k],
            col=("#e08a3a", "#3a3a4c", "#c8c4bc")[k],
            look_at=((-2, 13, 12), (5, 11, 10), (2.4, 15, 12))[k],
        )
        for k in range(3)
    ]
    for cat, size, col in zip(cats, (3.0, 2.8, 2.6), ("#e08a3a", "#3a3a4c", "#c8c4bc"), strict=True):
        ears = Clay({"fur": fur(col), "in": plain("#e0a09a", hatch=0)})
        for e in (1, -1):
            root, tip = (cat.joints["head"] + cat.turn @ (V(*v) * 0.125 * size) for v in ((0.24 * e, 0.24, 0.16), (0.34 * e, 0.72, 0.06)))
            ears.cone(root, tip, 0.021 * size, 0.003, m="fur", flat=0.5, front=cat.turn[:, 2])
            ears.ell(root * 0.55 + tip * 0.45 + cat.turn[:, 2] * 0.011 * size, (0.007 * size, 0.016 * size, 0.004 * size), cat.turn, m="in")
        cats = [*cats, ears]
    shot = shoot([her, *cats], cam, light)
    s.wash(np.roll(shot.mask(), (18, 40), (0, 1)) * s.mask(poly(cam.project([(0, y, -17), (0, y, 7), at(1, 1, 7), at(1, 1, -17)]))), "#3a1c40", 0.7, edge=0.1)
    s.model(shot, line=2.4)
    slip = cam.project(at(1, 0.3, -3.6))
    s.thing(move(blob([(-20, 9), (-16, -10), (12, -11), (30, 0), (16, 11)]), slip[0], slip[1], 1.0, 30), "#e0402a", 1.0, hatch=0, line=2)
    s.thing(move(ell(-8, 0, 9, 5), slip[0], slip[1], 1.0, 30), "#5a1014", 1.0, shade=0, hatch=0, line=0)


def _sheet(s, cam, at):
    """People in the street who hold out a sheet."""
    at = np.asarray(at, float)
    c, k = cam.project(at + V(0, 1.2, 0)), cam.scale(at)
    s.glow(c[0], c[1], 130, "#f6d070", 0.3, 0.5)
    cols = ("#c8503a", "#e0b040", "#4a9a8a", "#9a6ab0", "#d8e0e8", "#d87a9a")
    ring = [(math.cos(2 * math.pi * i / 8 + 0.3), math.sin(2 * math.pi * i / 8 + 0.3)) for i in range(8)]
    rim = [cam.project(at + V(0.95 * x, 1.15 + 0.06 * (i % 2), 0.95 * z)) for i, (x, z) in enumerate(ring)]

    def one(i):
        x, z = ring[i]
        foot, neck = cam.project(at + V(1.3 * x, 0, 1.3 * z)), cam.project(at + V(1.3 * x, 1.5, 1.3 * z))
        for e in (-0.08, 0.08):
            s.stroke([(neck + foot) / 2 + [e * k, 0], foot + [e * k, 0]], 0.1 * k, "#1c2238", taper=(0, 0))
        s.thing(limb([neck, (neck + foot) / 2 + [0, 0.1 * k]], [0.16 * k, 0.2 * k]), cols[i % 6], 0.95, shade=0.4, hatch=0, line=1.5)
        for e in (-0.13, 0.13):
            s.thing(limb([neck + [e * k, 0.05 * k], rim[i] + [e * 0.8 * k, 0]], [0.06 * k, 0.045 * k]), cols[i % 6], 0.95, shade=0, hatch=0, line=1.2)
        head_ = cam.project(at + V(1.28 * x, 1.82, 1.28 * z))
        s.fill(ell(head_[0], head_[1], 0.17 * k, 0.18 * k), ("#2a1c1c", "#5a3a24", "#c8b8a8")[i % 3])
        s.thing(ell(head_[0], head_[1] + 0.04 * k, 0.125 * k, 0.135 * k), ("#d8a078", "#8a5a3c", "#f0c8a8")[i % 3], 0.8, shade=0.3, hatch=0, line=1.2)
        s.dots([head_ + [e * 0.05 * k, 0.01 * k] for e in (-1, 1)], 0.016 * k)
        s.fill(ell(head_[0], head_[1] + 0.1 * k, 0.025 * k, 0.03 * k), "#5a2020")

    for i in sorted(range(8), key=lambda i: ring[i][1]):
        if ring[i][1] < 0:
            one(i)
    s.thing(blob(rim), "#fbf6ea", 0.08, shade=0.35, shcol="#7a88b8", hatch=0, line=1.8)
    for i in range(8):
        s.stroke([rim[i], rim[i] * 0.4 + c * 0.6 + [0, 4]], 1.1, "#7a88b8")
    for i in sorted(range(8), key=lambda i: ring[i][1]):
        if ring[i][1] >= 0:
            one(i)


@card("noon", paper="hot", light=(-0.5, -0.7))
def hedge_garden(s):
    r = s.rng
    left, right = poly([(-40, -40), (560, -40), (470, 1540), (-40, 1540)]), poly([(560, -40), (1040, -40), (1040, 1540), (470, 1540)])
    s.wash(left, "#7ab85a", 0.9, col2="#3f8a48", pool=0.6, bloom=5)
    s.wash(right, "#e0c090", 0.6, col2="#c8a070", pool=0.6, bloom=5)
    for _ in range(60):
        x, y = r.uniform(620, 990), r.uniform(0, 1500)
        s.curve([(x, y), (x + r.normal() * 20, y + 18), (x + r.normal() * 26, y + 40)], 1.5, "#8a6a40", alpha=0.7)
    cols = ("#d84a3a", "#f0b030", "#e87aa0", "#8a5ac0", "#fffaf0", "#f08030", "#4f8fc0")
    spots = []
    for _ in range(900):
        x, y = r.uniform(-10, 470), r.uniform(0, 1500)
        edge = 545 - y * 0.06
        q = r.uniform(20, 52)
        if x + q > edge - 40 or (x > 190 and 620 < y < 1120):
            continue
        if any(math.hypot(x - a, y - b) < (q + d) * 0.8 for a, b, d in spots):
            continue
        spots.append((x, y, q))
    for i, (x, y, q) in enumerate(sorted(spots, key=lambda t: t[1])):
        s.wash(ell(x + 6, y + 10, q), "#1c4a28", 0.6, wet=6)
        col = cols[i % 7]
        n = int(5 + i % 4)
        for k in range(n):
            a = 2 * math.pi * k / n + i
            s.thing(
                ell(x + q * 0.55 * math.cos(a), y + q * 0.55 * math.sin(a), q * 0.48, q * 0.3, math.degrees(a)),
                col,
                0.9 if col != "#fffaf0" else 0.12,
                shade=0.35,
                shcol=None if col != "#fffaf0" else "#8a90a8",
                hatch=0,
                line=1.5,
            )
        s.thing(ell(x, y, q * 0.28), "#e8b030" if col != "#f0b030" else "#7a4a20", 0.95, shade=0.3, hatch=0, line=1.4)
    wall = poly([(512, -40), (600, -40), (512, 1540), (420, 1540)])
    s.wash(move(wall, 34, 6), "#5a4a3a", 0.7, wet=10)
    s.thing(wall, "#f2e8d8", 0.4, shade=0.5, hatch=0, line=3.2)
    for k in range(26):
        y = -30 + 62 * k
        x = 556 - 0.0575 * (y + 40)
        s.stroke([(x - 42, y), (x + 44, y + 4)], 2)
        s.stroke([(x + (12 if k % 2 else -14), y), (x + (10 if k % 2 else -16), y + 60)], 1.6)
    light = (-0.5, 0.9, 0.3)
    cam = spot(395, 930, 300, 62)
    man = person((0, 0, 0), 72, "stand", "stout", "work", top="#4f6a9a", legs="#5a4a3a", trim="#f0e0b0", skin="rose", hair="straw", feel="scorn", lean=26, hands=((0.32, 1.06, 0.42), (-0.3, 1.06, 0.4)), grips=("flat", "bar"), palms=((0, -1, 0), (0, -1, 0)), look_at=(1.9, 0.1, 0.3), looks={"hat": cloth("#e8c060")})  # fmt: skip
    shears = Clay({"steel": plain("#b8c0c8", hatch=0), "grip": plain("#b83a2c", hatch=0)})
    h = man.joints["handr"]
    for e in (-1, 1):
        shears.cap(h, h + V(0.34, 0.02, 0.05 * e + 0.02), 0.022, 0.01, m="steel").cap(h, h + V(-0.2, 0, 0.05 * e), 0.02, m="grip")
    shot = shoot([man, shears], cam, light)
    s.wash(shot.shadow_on(0, 5) * s.mask(left), "#1c4a28", 0.6, edge=0.1)
    s.model(shot, line=2.7)
    x, y = 800, 900
    s.wash(ell(x + 14, y + 22, 40, 22), "#7a5a38", 0.7, wet=8)
    s.thing(ell(x, y, 62, 54), "#a8743f", 0.6, hatch=5, line=2)
    s.curve([(x, y), (x + 8, y - 40), (x + 2, y - 74)], 5, "#4a7a34")
    for k in range(6):
        a = 2 * math.pi * k / 6
        s.thing(ell(x + 2 + 30 * math.cos(a), y - 84 + 26 * math.sin(a), 25, 15, math.degrees(a)), "#d8302c", 1.0, shade=0.4, hatch=0, line=2)
    s.thing(ell(x + 2, y - 84, 14), "#f0c030", 1, shade=0, hatch=0, line=1.8)
    gc = spot(820, 1190, 290, 62)
    gran = person((0, 0, 0), -150, "kneel", "old_woman", "dress", top="#8a5a8a", skin="cocoa", hair="headscarf", feel="tender", lean=22, hands=((0.16, 0.46, 0.44), (-0.16, 0.6, 0.44)), grips=("hang", "bar"), look_at=(-0.1, 0.3, -1.2), looks={"hat": cloth("#f2e2c0", k=0.5)})  # fmt: skip
    can = Clay({"tin": plain("#4f8a9a")})
    h = gran.joints["handr"]
    can.cone(h + V(0, -0.2, -0.05), h + V(0, 0.0, -0.05), 0.09, 0.08, m="tin").cap(h + V(0, -0.14, -0.1), h + V(0, 0.0, -0.34), 0.018, m="tin")
    shot = shoot([gran, can], gc, light)
    s.wash(shot.shadow_on(0, 5), "#7a5a38", 0.7, edge=0.1)
    s.model(shot, line=2.6)
    sc = spot(556, 420, 300, 50)
    s.model(shoot([snail((0, 0, 0), 84, 0.36)], sc, light), line=2.2)
