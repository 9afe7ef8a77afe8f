"""Shadows in a square, and large gentle beasts."""

from ..easel import *


@card("ochre", paper="laid", light=(0.4, -0.7))
def hand_shadow(s):
    s.wash(s.all, "#d8a860", 0.6, col2="#b07a48", pool=0.4, bloom=4)
    cam = Camera((0.2, 9.5, 6.4), (0, 0, 0.6), 36, roll=-5)
    rng = np.random.default_rng(2)
    for j in range(-16, 20):  # cobbles
        for i in range(-13, 14):
            x, z = i * 0.36 + 0.18 * (j % 2) + rng.normal() * 0.02, j * 0.3 + rng.normal() * 0.02
            q = cam.project(
                [
                    (x + 0.15 * math.cos(t) * rng.uniform(0.85, 1.1), 0, z + 0.125 * math.sin(t) * rng.uniform(0.85, 1.1))
                    for t in np.linspace(0, 2 * math.pi, 9)[:-1]
                ]
            )
            if q[:, 0].max() < -10 or q[:, 0].min() > 1010 or q[:, 1].max() < -10 or q[:, 1].min() > 1510:
                continue
            if rng.random() < 0.8:
                s.stroke(path([tuple(p) for p in q[: rng.integers(5, 9)]], 5), rng.uniform(0.9, 1.7), alpha=0.75)
            if rng.random() < 0.25:
                s.wash(blob([tuple(p) for p in q], 4), "#8a5a34", 0.3, edge=0.4, rough=0.5)
    lane = poly([(560, -40), (800, -40), (760, 640), (420, 560)])
    s.lift(lane, 0.6, 22)
    # the shadow of a hand that is not there
    up, z = V(0, 1, 0), unit(V(0.16, 0, -1))
    big = hand(
        (-0.55, 0, 4.1),
        np.stack([np.cross(up, z), up, z], 1),
        1,
        5.2,
        Grip((0.02, 0.06, 0.06), (0.0, 0.04, 0.05), (0.02, 0.05, 0.06), (0.05, 0.08, 0.08), 0.32, 1.0, 0.1, 0.0),
        detail=False,
    )
    dark = shoot([big], cam, (0, 1, 0), shadows=False).mask()
    s.wash(dark, "#2f3348", 1.25, col2="#4a2f48", edge=0.5, rough=2.0, bloom=3, gran=0.4)
    s.hatch(tone=dark * 0.75, ang=-58, sep=8, w=1.1, thr=0.4, omit=0.3, longest=120)
    a, b = big.fingers[2][1], big.fingers[2][2]
    p, q = a * 0.72 + b * 0.28, a * 0.5 + b * 0.5
    side = unit(np.cross(b - a, up)) * 0.31
    ring = blob([tuple(v) for v in cam.project([p - side, (p + q) / 2 - side * 1.02, q - side, q + side, (p + q) / 2 + side * 1.02, p + side])], 6)
    s.cover(ring)
    s.wash(ring, "#f0c860", 0.45, edge=0.6)
    man_at = big.fingers[1][1] * 0.5 + big.fingers[1][2] * 0.5
    him = person(
        man_at * V(1, 0, 1) + V(0.1, 0, -0.1),
        158,
        "run",
        "man",
        "coat",
        top="#a8342c",
        legs="#3a3440",
        hair="brim",
        trim="#e8dcc0",
        skin="clay",
        feel="fear",
        look_at=man_at + V(0.6, 0.6, 3),
        scale=1.05,
    )
    cat = four("cat", big.fingers[4][2] * V(1, 0, 1), 150, "sit", 1.9, col="#1f1c24")
    shot = shoot([him, cat], cam, (-0.3, 0.8, -0.6))
    s.model(shot, line=2.2)
    for pts in (((-0.3, 2.6), (0.6, 2.2), (1.0, 1.4)), ((-0.6, 1.9), (0.2, 1.5), (0.9, 0.9)), ((0.1, 3.2), (-0.1, 2.4), (0.4, 1.7))):
        s.stroke(path([tuple(v) for v in cam.project([(x - 0.3, 0, z + 0.3) for x, z in pts])], 10), 2.2, "#d8a860", body=True, alpha=0.5)


@card("ochre", paper="rough", light=(-0.5, -0.6))
def shadow_tree(s):
    s.wash(s.all, "#e2cc90", 0.55, col2="#c8b070", pool=0.5, bloom=5)
    cam = Camera((0, 9.2, 6.2), (0.1, 0.1, 0.95), 34)
    light = (-0.06, 0.66, -0.8)
    for _ in range(240):
        x, y = s.rng.uniform(0, 1000), s.rng.uniform(0, 1500)
        s.curve([(x, y), (x + s.rng.normal() * 3, y - 8)], 1.0, "#8a8a4a")
    rng = np.random.default_rng(11)
    tree = Clay({})  # the tree that was: only its shadow is drawn
    root = V(0.35, 0, -1.5)

    def grow(p, d, n, r, k):
        e = p + d * n
        tree.cap(p, e, r, r * 0.7, k=0.02)
        if k == 0:
            for _ in range(6):
                tree.ell(e + rng.normal(size=3) * 0.2, (0.1, 0.06, 0.07), k=0)
            return
        for _ in range(3 if k > 2 else 2):
            grow(e, unit(d + rng.normal(size=3) * V(0.62, 0.3, 0.62)), n * rng.uniform(0.66, 0.86), r * 0.66, k - 1)

    grow(root, V(0.02, 1, 0.0), 0.95, 0.17, 4)
    bough = root + V(0.55, 1.9, -0.1)
    tree.cap(root + V(0.05, 1.0, 0), bough + V(0.3, 0.1, 0), 0.07, 0.04, k=0.02)
    seat = bough + V(0.15, -1.15, 0.1)
    swing = (
        Clay({})
        .cap(bough + V(-0.08, 0, 0), seat + V(-0.16, 0, 0), 0.014, k=0)
        .cap(bough + V(0.32, 0, 0), seat + V(0.16, 0, 0), 0.014, k=0)
        .box(seat, (0.2, 0.02, 0.1))
    )
    ghost = person(
        seat - V(0, 0.36, 0),
        120,
        "sit",
        "girl",
        "dress",
        hair="plaits",
        scale=0.85,
        hands=((0.2, 1.15, 0.05), (-0.2, 1.15, 0.05)),
        feet=((0.1, 0.5, 0.62), (-0.1, 0.46, 0.6)),
        detail=False,
        no_hands=(0, 1),
    )
    birds = [bird("dove", (x, y, z), 60, "fly", 0.75, flap=25) for x, y, z in ((-0.9, 1.2, -1.9), (-1.3, 0.8, -0.9), (1.75, 1.2, -1.6), (-0.6, 0.9, -2.3))]
    axe_at = V(1.35, 0, 2.6)
    dove = bird("dove", axe_at + V(0.0, 0.4, -0.25), 150, "fly", 1.3, flap=35)
    dark = shoot([tree, swing, ghost, *birds, dove], cam, light, map_size=1800).shadow_on(0, 0.9)
    s.wash(dark, "#2f6a58", 1.0, col2="#1d4a5a", edge=0.45, rough=1.2, bloom=3)
    stumps = []
    for x, z, r in (
        (root[0], root[2], 0.24),
        (-1.6, -2.3, 0.17),
        (1.75, -2.5, 0.18),
        (-1.75, -0.5, 0.16),
        (1.9, 0.2, 0.17),
        (axe_at[0], axe_at[2], 0.26),
        (-1.5, 3.0, 0.2),
    ):
        c = Clay({"bark": plain("#6a4c34"), "cut": Look("#f0dcae", 0.5, shade=0.25, hatch=0)})
        c.cone((x, 0, z), (x, 0.28, z), r * 1.25, r, m="bark", fold=0.02, freq=5).cone((x, 0.27, z), (x, 0.3, z), r * 0.93, r * 0.93, m="cut")
        for a in range(5):
            c.cap((x, 0.1, z), (x + r * 1.9 * math.cos(a * 1.26), 0, z + r * 1.9 * math.sin(a * 1.26)), r * 0.4, r * 0.1, k=0.06, m="bark")
        for q in (0.3, 0.55, 0.78):
            c.mark([(x + r * q * math.cos(t), 0.302, z + r * q * math.sin(t)) for t in np.linspace(0, 5.9, 16)], 5, tol=0.03)
        stumps.append(c)
    axe = Clay({"wood": plain("#a0703c"), "iron": plain("#5a6470")})
    axe.cap(axe_at + V(-0.02, 0.36, 0), axe_at + V(0.42, 0.82, 0.18), 0.028, k=0, m="wood").box(
        axe_at + V(-0.03, 0.36, -0.02), (0.15, 0.09, 0.025), rot((0, 0, 1), -42), 0.01, m="iron"
    )
    girl = person(
        (-0.32, 0, -1.3), 84, "kneel", "girl", "dress", top="#b8402e", hair="plaits", skin="honey", feel="tender", look_at=root + V(0, 0.45, 0), shoes=False,
        hands=(World(root + V(-0.24, 0.62, 0.06)), World(root + V(-0.3, 0.5, 0.16))), grips=("cup", "cup"), palms=((0, 0.6, 0.2), (0, 1, 0)),
    )  # fmt: skip
    sprout = Clay({"leaf": plain("#4f9a3a", k=1.0, hatch=0, white=0.5)})
    sprout.cap(root + V(0, 0.3, 0), root + V(0.02, 0.55, 0), 0.014, k=0, m="leaf")
    for d in (V(0.16, 0.62, 0.04), V(-0.12, 0.64, 0.05), V(0.06, 0.72, -0.05)):
        sprout.ell(root + d * V(0.8, 1, 1), (0.11, 0.02, 0.06), frame(unit(d * V(1, 0, 1) + V(0.01, 0, 0))) @ rot((0, 1, 0), 90), k=0, m="leaf")
    shot = shoot([*stumps, axe, girl, sprout], cam, light)
    girls = shoot([girl, *stumps[1:5], stumps[6]], cam, light).shadow_on(0, 1)
    s.wash(girls * (1 - dark), "#5a6a78", 0.6, edge=0.3)
    s.model(shot, line=2.2)
    p = cam.project(root + V(0.0, 0.6, 0))
    for _ in range(9):
        x = p[0] - 22 + s.rng.normal() * 12
        y = p[1] + s.rng.uniform(-6, 26)
        s.curve([(x, y), (x + 1, y + 8)], 2.2, "#4f9ac8", body=True)
    s.edge(30)


@card("verdigris", paper="cold")
def bath_elephant(s):
    s.sky([(0, "#bfd8c8", 0.4), (0.6, "#e6ecd2", 0.3), (1, "#6fa898", 0.6)], wet=60)
    cam = Camera((1.9, 1.35, 4.6), (0.12, 1.42, 0), 40)
    light = (0.55, 0.75, 0.5)
    blocks = Blocks(cam, light)
    town(blocks, "delta", [(-4, -9), (-1.6, -10.5), (5.2, -10)], size=(2.2, 1.5, 2.2), lit=0.2, seed=4)
    blocks.paint(s, haze=0.45)
    places.sea(s, 1010, 1510, "#5f9f92", col2="#2a6a66", k=0.7, swell=0.8)
    beast = four("elephant", (0, 0, 0), 62, "stand", 1.0, col="#8a8a94", nod=10)
    eye = V(-0.6, 1.42, -0.4) + beast.turn @ V(-0.34, 0.0, 0.4) * 0.95
    beast = put(beast, "head", (-0.6, 1.42, -0.4))
    shot = shoot([beast], cam, light)
    s.model(shot, line=3.0)
    boy = person(
        eye * V(1, 0, 1) + cam.x * V(1, 0, 1) * 0.56 + V(0, 0.1, 0.06),
        -64,
        "stand",
        "boy",
        "shorts",
        top="#f0e2c0",
        legs="#c8603a",
        hair="short",
        skin="clay",
        feel="tender",
        look_at=eye,
        shoes=False,
        hands=(World(eye + cam.x * 0.16 + V(0, -0.1, 0.1)), World(eye + cam.x * 0.2 + V(0, -0.42, 0.05))),
        grips=("cup", "open"),
        palms=((0, 0.1, 1), (0, 0.1, 1)),
        fingers=((0.1, 0.7, 0.7), (0.1, 0.8, 0.6)),
        scale=1.25,
    )
    tear = cam.project(eye + V(0.05, -0.04, 0.08))
    sponge = Clay({"sponge": plain("#e8b84a", hatch=4)})
    sponge.ell(boy.joints["palml"] + V(-0.05, 0.0, -0.02), (0.09, 0.07, 0.06), m="sponge", k=0)
    pail = Clay({"tin": plain("#5a7f9a"), "water": Look("#8fc4c8", 0.4, hatch=0)})
    pail.cone((1.0, 0.0, 1.3), (1.0, 0.3, 1.3), 0.13, 0.17, m="tin").cone((1.0, 0.27, 1.3), (1.0, 0.315, 1.3), 0.155, 0.16, m="water")
    small = [fish((1.0 + 0.06 * i, 0.36 + 0.05 * i, 1.3), 60 + 50 * i, 0.22, col="#e08a2e", pitch=50 - 40 * i) for i in (-1, 0, 1)]
    near = shoot([boy, sponge, pail, *small], cam, light)
    s.model(near, line=2.1)
    for y, r in ((1120, 150), (1150, 210), (1190, 280)):
        f = cam.project(boy.joints["footl"])
        s.stroke(arc(f[0], f[1] + (y - 1120) * 0.4, r, r * 0.16, 10, 200, 30), 1.8, body=True, alpha=0.8)
    for k, (dx, dy) in enumerate(((-6, 26), (-3, 64), (-8, 108))):
        s.fill(ell(tear[0] + dx, tear[1] + dy, 6 - k, 10 - k), "#bfe4ea", body=True)
        s.stroke(arc(tear[0] + dx, tear[1] + dy, 6 - k, 10 - k, 0, 200, 10), 1.2)
