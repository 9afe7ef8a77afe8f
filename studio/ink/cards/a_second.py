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
        (0.62, 0.03, 0.02), -28, "sit", "old_woman", "coat", top="#8a3f4a", hair="headscarf", trim="#2f7a86", skin="honey", feel="tender", look_at=(-0.3, 1.2, 0.1),
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
