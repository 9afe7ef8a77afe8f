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
