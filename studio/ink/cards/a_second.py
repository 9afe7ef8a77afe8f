"""Giants, beasts and what the moon does."""

from ..easel import *


@card("midnight", paper="blue")
def moon_bench(s):
    s.sky([(0, "#121a36", 1.15), (0.55, "#2c3c66", 0.85), (1, "#4a5a80", 0.6)], wet=70)
    places.stars(s, 110, (0, 0, 1000, 760))
    hole = ell(212, 232, 118)
    s.wash(hole, "#05070f", 1.4, edge=0.8)
    s.outline(hole, 2.2, "#dfe6f0", lost=0.5)
    lawn = blob([(-60, 1010), (300, 985), (700, 1000), (1060, 975), (1060, 1560), (-60, 1560)])
    for x, h, sd in ((70, 620, 4), (930, 700, 9), (240, 380, 12)):
        places.tree(s, x, 1020, h, "bare", bark="#1a2238", seed=sd)
    s.cover(lawn)
    s.wash(lawn, "#2f4a50", 0.9, col2="#1d2c44", pool=0.5, bloom=3)
    cam = Camera((0.2, 1.9, -6.4), (0.0, 0.86, 0), 39)
    light = (-0.35, 0.5, -0.45)
    wood = Clay({"wood": plain("#4a3428"), "iron": plain("#22242e")})
    for y, z in ((0.56, -0.26), (0.68, -0.28)):
        wood.box((0, y, z), (1.35, 0.05, 0.02), m="wood", round=0.01)
    for z in (-0.2, 0.0, 0.2):
        wood.box((0, 0.45, z), (1.35, 0.02, 0.085), m="wood", round=0.01)
    for x in (-1.15, 1.15):
        wood.cap((x, 0, -0.25), (x, 0.74, -0.3), 0.03, m="iron", k=0).cap((x, 0, 0.22), (x, 0.45, 0.22), 0.03, m="iron", k=0).cap(
            (x, 0.44, -0.25), (x, 0.44, 0.25), 0.025, m="iron", k=0
        )
    lune = Clay({"moon": Look("#f6e6a8", 0.42, "#e0c070", shade=0.3, shcol="#b08a50", hatch=0, white=0.7)})
    lune.ell((-0.5, 1.12, 0.06), (0.66, 0.66, 0.6), m="moon", k=0)
    rng = np.random.default_rng(3)
    for _ in range(9):
        d = unit(V(rng.normal(), rng.normal(), -abs(rng.normal()) - 0.3))
        lune.ell(V(-0.5, 1.12, 0.06) + d * 0.66, (rng.uniform(0.05, 0.14),) * 3, m="moon", k=0.03, cut=True)
    her = person(
        (0.62, 0.03, 0.02), -28, "sit", "old_woman", "coat", top="#8a3f4a", hair="headscarf", trim="#d8b070", skin="honey", feel="tender", look_at=(-0.3, 1.2, 0.1),
        hands=(World((0.98, 0.62, 0.3)), World((0.16, 0.98, 0.12))), grips=("rest", "cup"), palms=(None, (0, 1, 0)),
    )  # fmt: skip
    bread = Clay({"crust": plain("#c8843a")})
    bread.ell(her.joints["palmr"] + V(-0.02, 0.05, 0), (0.09, 0.05, 0.06), m="crust", k=0)
    ducks = [bird("goose", (-0.95 + 0.42 * i, 0, -1.15 - 0.22 * i), -62 - 12 * i, "perch", 0.55, col="#e8e6e0" if i != 1 else "#6a5a4a") for i in range(4)]
    shot = shoot([wood, lune, her, bread, *ducks], cam, light)
    s.wash(shot.shadow_on(0, 7), "#0c1224", 0.9, edge=0, rough=2)
    mx, my = cam.project((-0.5, 1.1, 0))
    s.glow(mx, my, 470, "#f0d070", 0.35, 0.72)
    s.model(shot, line=2.4, fill=0.22)
    places.grass(s, (0, 1060, 1000, 1500), 150, "#0e1a26", 30, 1.3)


@card("plum", paper="cold")
def laced_giant(s):
    s.sky([(0, "#4a3a68", 0.9), (0.45, "#a8688a", 0.6), (0.78, "#f0c088", 0.5), (1, "#8a6a70", 0.5)], wet=60)
    sun = ell(520, 330, 250)
    s.lift(sun, 0.55, 6)
    s.wash(sun, "#f0b060", 0.4, edge=0.7)
    cam = Camera((0.4, 0.22, 4.3), (0.02, 1.24, 0), 44)
    light = (-0.6, 0.55, 0.6)
    ground = blob([(-60, 1086), (500, 1070), (1060, 1084), (1060, 1560), (-60, 1560)])
    s.cover(ground)
    s.wash(ground, "#a8867a", 0.5, col2="#6a5068", pool=0.5, grad=("lin", 90, 0.5, 1.2))
    for y in np.geomspace(1090, 1500, 9):
        s.stroke([(-10, y), (1010, y + s.rng.normal() * 4)], 1.3, alpha=0.7)
    blocks = Blocks(cam, light)
    town(blocks, "north", [(x, -6 - abs(x) * 0.4) for x in (-6.5, -5, -3.6, -2.4, 2.4, 3.7, 5.0, 6.4)], size=(1.1, 0.7, 1.1), lit=0.5, seed=5)
    blocks.paint(s, haze=0.25)
    king = person(
        (0, 0, 0), 8, "hips", "giant", "coat", top="#5a2a3e", legs="#2a2434", trim="#e0b040", hair="crown", beard="full", hair_col="brown", skin="sand", feel="proud", scale=1.35,
        feet=((0.26, 0.08, 0.12), (-0.22, 0.08, 0.0)), knees=((0.3, 0, 1), (-0.3, 0, 1)), grips=("fist", "fist"), shoe="#241c22",
    )  # fmt: skip
    j = king.joints
    for i in range(4):  # medals that are houses
        p = j["ribs"] + V(0.1 + 0.07 * i, 0.16 - 0.01 * i, 0.2 - 0.012 * i)
        king.mark(
            [p + V(-0.022, 0, 0), p + V(0.022, 0, 0), p + V(0.022, 0.035, 0), p + V(0, 0.062, 0), p + V(-0.022, 0.035, 0)], 1, "#e8b83c", "body", tol=0.3, n=1
        )
    knot = V(0.03, 0.15, 0.44)
    laces = [
        props.rope([j[f] + V(0, 0.03, 0.16), j[f] + V(0, 0.06, 0.24), (j[f] + knot) / 2 + V(0, -0.05, 0.1), knot], 0.016, "#d8402e") for f in ("footl", "footr")
    ]
    small = person(
        (0.14, 0, 0.64),
        218,
        "kneel",
        "youth",
        "jersey",
        top="#2f7a70",
        legs="#3a3a4a",
        hair="locks",
        skin="ebony",
        feel="sly",
        scale=0.42,
        lean=34,
        hands=(World(knot + V(-0.02, 0.02, 0.04)), World(knot + V(0.06, 0.03, 0.03))),
        grips=("pinch", "pinch"),
        look_at=(-1.0, 0.3, 2.2),
        gaze=tuple(cam.pos),
    )
    dove = bird("sparrow", j["crown"] + V(0.02, 0.02, 0.06), 60, "perch", 1.0)
    shot = shoot([king, small, *laces, dove], cam, light)
    s.wash(shot.shadow_on(0, 6), "#3a2440", 0.75, edge=0.2, rough=2)
    s.model(shot, line=2.9)
    s.splatter("#e0b040", 40, size=(0.6, 4))


@card("plum", paper="cold")
def whale_cloud(s):
    s.sky([(0, "#5a4a80", 0.8), (0.4, "#b07898", 0.5), (0.72, "#f0c8a0", 0.4), (1, "#f6e2c0", 0.3)], wet=80)
    cam = Camera((0, 1.7, 10), (0, 4.7, 0), 58)
    small = whale((-6.5, 8.0, -16), 118, 4.6, col="#6a6a90", belly="#d8c8c8", bend=16)
    s.model(shoot([small], cam, (-0.4, -0.5, 0.4)), haze=0.5, line=1.3)
    places.clouds(s, [(120, 360, 300), (880, 640, 330), (70, 820, 240)], col="#a07a98", k=0.35)
    big = whale((0.3, 8.6, -2.5), -62, 9.5, col="#4a5478", belly="#efe2d2", pitch=10, roll=-14, bend=20)
    shot = shoot([big], cam, (-0.5, -0.35, 0.6))
    s.model(shot, line=3, fill=0.1)
    places.mountains(s, 1170, "#8a78a0", high=190, n=5, seed=4, k=0.5)
    places.hills(s, 1175, "#7f8a58", rise=36, k=0.65, seed=3)
    light = (-0.5, 0.6, 0.5)
    blocks = Blocks(cam, light)
    for x, z, r in ((-3.3, -6, 1.3), (-1.6, -8, 1.2), (4.2, -9, 1.3)):
        blocks._round(V(x, 0, z), r, 0.8, "#e8dcc8", "#c0a888", 1.35)
    blocks.paint(s, haze=0.15)
    g = places.hills(s, 1262, "#5f6f40", rise=22, k=0.8, seed=7)
    s.wash(g, "#2a2a4a", 0.5, wet=40, clip=g, tone=None, grad=("lin", 90, 0.2, 1))
    herd = [four("sheep", (-2.6 + 0.62 * i + 0.2 * (i % 3), 0, 0.6 + 0.5 * (i % 3)), 60 + 100 * (i % 2), ("graze", "stand")[i % 2], 0.62) for i in range(6)]
    man = person(
        (1.25, 0, 2.0),
        165,
        "reach_one",
        "old_man",
        "kaftan",
        top="#8a3a34",
        hair="brim",
        trim="#4a3a34",
        skin="honey",
        feel="awe",
        look_at=(0.4, 8, 0),
        hands=((0.3, 1.5, 0.2), None),
        scale=0.95,
        lean=-10,
    )
    child = person(
        (0.62, 0, 2.0), 150, "point", "child", "coat", top="#2f6a78", hair="plaits", skin="honey", look_at=(0.4, 8, 0), hands=((0.25, 1.6, 0.5), None)
    )
    dog = four("dog", (1.95, 0, 1.7), 190, "sit", 0.8, look_at=(0.4, 8, 0), col="#2a262c")
    crook = props.staff(man.joints["handr"] + V(0, -0.75, 0.05), man.joints["handr"] + V(0, 0.9, 0), 0.022)
    shot = shoot([*herd, man, child, dog, crook], cam, light)
    s.wash(shot.shadow_on(0, 5), "#23203a", 0.6, edge=0.1, rough=2)
    s.model(shot, line=1.9)
    places.grass(s, (0, 1330, 1000, 1510), 130, None, 26)


@card("frost", paper="hot")
def wolf_sleep(s):
    s.wash(s.all, "#b9c8d6", 0.4, col2="#d6d4e2", pool=0.7, bloom=6)
    cam = Camera((0, 6.2, 0.9), (0.02, 0.15, -0.06), 36)
    light = (-0.7, 0.65, -0.3)
    from ..kit.animals.faces import FACES
    from ..kit.animals.four import POSES as WAYS
    from ..kit.animals.four import SPECIES, Face, Skeleton

    b = SPECIES["wolf"]
    beast = four("wolf", (0, -9, 0), 0, "stand", 0.01, col="#77777f", belly="#d8d4ca")
    c = Clay(beast.looks)
    c.looks["fur"] = fur("#74757f", hatch=4.2, thr=0.26, longest=30, tilt=80, col2="#5a4a48")
    c.looks["belly"] = fur("#cfcbc4", k=0.5, hatch=5, thr=0.4, longest=26, tilt=80)
    k = Skeleton(c, b, WAYS["lie"], (0, 0, 0), 0, 1.0)
    ring = [V(0.78 * math.cos(t), 0.3, 0.95 * math.sin(t)) for t in np.radians(np.linspace(-62, 190, 12))]
    radii = [0.26, 0.3, 0.34, 0.37, 0.37, 0.36, 0.35, 0.36, 0.4, 0.42, 0.38, 0.3]
    c.chain(ring, radii, k=0.2, m="fur")
    neck = [ring[-1], V(-0.7, 0.44, -0.5), V(-0.46, 0.5, -0.74)]
    c.chain(neck, [0.32, 0.28, 0.22], k=0.2, m="fur")
    fwd = unit(V(0.92, -0.18, 0.5))
    FACES["wolf"](Face(k, V(-0.4, 0.5, -0.76), frame(fwd), 0.86), 0, False)
    tail = [ring[0], V(0.62, 0.3, -1.05), V(0.2, 0.28, -1.2), V(-0.2, 0.22, -1.22)]
    c.chain(tail, [0.24, 0.2, 0.19, 0.06], k=0.1, m="fur")
    for a, e, r in ((V(-0.7, 0.3, -0.1), V(-0.2, 0.3, 0.28), 0.13), (V(0.6, 0.25, 0.6), V(0.34, 0.14, 0.1), 0.15)):
        c.cap(a, e, r, r * 0.6, k=0.1, m="fur")
        for i in (-1, 0, 1):
            c.ell(e + V(0.05 * i, 0.02, -0.02 * abs(i)) + unit(e - a) * 0.08, (0.05, 0.05, 0.06), k=0.03, m="fur")
    pose = POSES["lie_side"].but(
        roll=-35, lean=22, feet=((0.08, 0.5, 0.3), (-0.06, 0.42, 0.2)), knees=((0.2, 0, 1), (-0.2, 0, 1)), hands=((0.05, 1.3, 0.3), (-0.1, 1.1, 0.3))
    )
    child = person(
        (0.12, 0.16, 0.2), 28, pose, "child", "coat", feel="sleep", hair="curls", skin="umber", top="#c23b34", legs="#3a3a4a", shoes=False, scale=1.3
    )
    shot = shoot([c, child], cam, light)
    s.wash(shot.shadow_on(0, 10), "#7a8cae", 0.75, edge=0.15, rough=3)
    s.model(shot, line=2.4)
    m = shot.mask(c)
    ys, xs = np.where(m > 0.9)
    cx, cy = cam.project((0, 0.3, 0))
    for i in s.rng.choice(len(xs), 900):  # fur, along the curl
        d = unit(V(-(ys[i] - cy), xs[i] - cx, 0))[:2] + s.rng.normal(size=2) * 0.3
        p, n = np.array([xs[i], ys[i]]), s.rng.uniform(12, 30)
        white = s.rng.random() < 0.35
        s.curve([p, p + d * n * 0.5 + s.rng.normal(size=2) * 2, p + d * n], s.rng.uniform(0.9, 1.8), body=white, alpha=0.5 if white else 0.8)
    for i in s.rng.choice(len(xs), 130):  # stars in the fur
        s.dots([(xs[i], ys[i])], s.rng.uniform(0.8, 2.2), body=True, alpha=0.9)
    for i in range(11):  # paws from one side, bare feet from the other
        x, y = 40 + i * 34, 1440 - i * 22 + 12 * (i % 2)
        if m[min(1499, y), min(999, x)] > 0.2:
            continue
        for dx, dy, r in ((0, 0, 8), (-8, -11, 4), (-2, -14, 4), (6, -13, 4), (12, -8, 4)):
            s.wash(ell(x + dx, y + dy, r), "#5a6a90", 0.6, edge=0.4, rough=0.5)
    for i in range(9):
        x, y = 960 - i * 34, 60 + i * 26 + 14 * (i % 2)
        if m[y, x] > 0.2:
            continue
        s.wash(union(ell(x, y, 8, 13, 30), ell(x + 8, y - 13, 7, 7)), "#5a6a90", 0.6, edge=0.4, rough=0.5)
    places.snow(s, 170, (1.0, 4.5))
