"""Two small figures and something very large between them; a heart that is a tunnel; a coat that stands."""

from ..easel import *
from ..solid.clay import mat


@card("bone", paper="laid", light=(-0.6, -0.5))
def empty_coat(s):
    cam = Camera((1.2, 1.5, 5.4), (0.05, 0.92, 0), 29)
    room(s, cam, (4.6, 3.0, 4.4), floor="#b88a5c", wall="#c8d0c4", back="#dfe4d4", window=(-0.75, 0.95, 0.95, 1.35, "#f6ecd0"), k=0.75)
    light = (-0.75, 0.55, 0.25)
    for x in np.arange(-2.3, 2.3, 0.16):
        s.stroke(cam.project([(x, 0, -2.2), (x, 3.0, -2.2)]), 1.2, "#a08a68", alpha=0.5)
    s.wash(box(-20, -20, 1020, 1000), "#8a7458", 0.45, wet=40, grad=("lin", 0, -0.2, 1.3))
    s.lift(poly([*cam.project([(-1.0, 0.02, -1.6), (0.2, 0.02, -1.6), (1.6, 0.02, 1.4), (-0.2, 0.02, 1.4)])]), 0.5, 14)
    pane = poly(cam.project([(-1.22, 0.95, -2.2), (-0.28, 0.95, -2.2), (-0.28, 2.3, -2.2), (-1.22, 2.3, -2.2)]))
    s.cover(pane)
    s.wash(pane, "#f8e2a8", 0.45, col2="#c8dcd0", mix=("lin", 90, 1, 0), edge=0.4)
    for x in (-1.24, -0.75, -0.26):
        s.stroke(cam.project([(x, 0.93, -2.19), (x, 2.32, -2.19)]), 9 if x != -0.75 else 6, "#7a5a3c")
    for y in (0.93, 1.66, 2.32):
        s.stroke(cam.project([(-1.26, y, -2.19), (-0.24, y, -2.19)]), 9 if y != 1.66 else 6, "#7a5a3c")
    pegs = Clay({"wood": plain("#6a4a30")})
    pegs.box((0.35, 1.95, -2.15), (0.42, 0.05, 0.03), m="wood")
    for x in (0.1, 0.35, 0.6):
        pegs.cap((x, 1.93, -2.12), (x, 1.96, -1.98), 0.02, m="wood")
    hat = Clay({"felt": cloth("#4a3c30")}).ell((0.6, 1.99, -1.98), (0.17, 0.02, 0.17), m="felt").cap((0.6, 2.0, -1.98), (0.6, 2.07, -1.98), 0.1, m="felt")
    s.model(shoot([pegs, hat], cam, light), line=1.8)
    ghost = person(
        (0.3, 0, 0.0),
        -82,
        "stand",
        "woman",
        "empty",
        top="#7a2430",
        no_head=True,
        no_hands=(0, 1),
        looks={"skin": Look("#1a1014", 1.2, hatch=0), "top": cloth("#8a2434", hatch=6)},
        hands=(World((-0.24, 1.33, 0.17)), World((-0.2, 1.3, -0.14))),
        elbows=((1, -0.6, 0), (-1, -0.4, 0)),
        lean=6,
    )
    keep = [i for i, r in enumerate(ghost.rows) if r[3] != mat("skin")]  # nobody is in it
    ghost.rows, ghost.spheres = [ghost.rows[i] for i in keep], [ghost.spheres[i] for i in keep]
    collar = Clay({"lining": cloth("#e8d8c0", k=0.4), "void": Look("#1a1014", 1.2, hatch=0)})
    n = ghost.joints["neck"]
    tip = rot((1, 0, 0), 24) @ rot((0, 0, 1), 8)
    collar.ring(n + V(0, 0.03, 0), 0.105, 0.034, tip, m="coat").ell(n + V(0, 0.035, 0.004), (0.1, 0.02, 0.1), tip, m="void", k=0)
    collar.looks["coat"] = cloth("#8a2434")
    flower = Clay({"petal": plain("#fbf0e0", k=0.2, hatch=0), "eye": plain("#e8b030", hatch=0), "leaf": plain("#5a8a3e", hatch=0)})
    him = person(
        (-0.18, 0, 0.02),
        86,
        "embrace",
        "old_man",
        "jersey",
        top="#4a7a8a",
        legs="#4a4458",
        skin="sand",
        hair="parted",
        hair_col="white",
        feel=Feeling(0.9, -0.3, 0.0, 0.05, 0, 0.3),
        look_at=(0.5, 1.32, 0.35),
        hands=(World((0.36, 1.24, -0.16)), World((0.36, 1.06, 0.2))),
        fingers=((-0.8, 0.15, 0.05), (0.8, 0.15, 0.05)),
        elbows=((1, -0.3, 0.2), (-1, -0.3, 0.2)),
        shoe="#5a4030",
        head_kw={"nose": 1.15},
    )
    f = ghost.joints["ribs"] + V(-0.06, 0.1, 0.17)
    for k in range(6):
        a = k * 1.047
        flower.ell(f + V(0.035 * math.cos(a), 0.035 * math.sin(a), 0.02), (0.02, 0.02, 0.01), m="petal")
    flower.ell(f + V(0, 0, 0.032), 0.014, m="eye").cap(f, f + V(-0.01, -0.1, 0.02), 0.009, m="leaf")
    shoes = Clay({"hide": plain("#6a2a2c", k=1.0), "dark": plain("#1a1014", hatch=0)})
    for q in (-1, 1):  # a woman's, with heels
        c = V(0.36 + 0.15 * q, 0.0, 0.04 + 0.1 * q)
        shoes.chain([c + V(0.1, 0.09, 0), c + V(0.02, 0.06, 0), c + V(-0.1, 0.028, 0.01 * q)], [0.032, 0.034, 0.026], k=0.02, m="hide")
        shoes.cone(c + V(0.11, 0.07, 0), c + V(0.1, 0.0, 0), 0.026, 0.013, m="hide")
        shoes.ell(c + V(0.055, 0.105, 0), (0.052, 0.014, 0.026), rot((0, 0, 1), 22), k=0, m="dark")
    shot = shoot([ghost, collar, him, flower, shoes], cam, light)
    s.wash(shot.shadow_on(0, 5), "#4a3428", 0.7, edge=0.2, rough=2)
    s.model(shot, line=2.5)
    pet = four("cat", (1.15, 0, 0.85), 200, "sit", 1.25, col="#d8b080", look_at=(0.4, 1.5, 0.1))
    shot = shoot([pet], cam, light)
    s.wash(shot.shadow_on(0, 4), "#4a3428", 0.6, edge=0.1)
    s.model(shot, line=2.0)
    for k in range(4):  # a tune in the air
        x, y = 300 + 60 * k, 330 - 34 * k + 20 * (k % 2)
        s.curve([(x, y), (x + 2, y - 50)], 2, alpha=0.5)
        s.fill(ell(x - 8, y, 9, 6, -20), alpha=0.5)
    s.splatter("#7a2430", 16, size=(0.8, 4))
    s.edge(26)


@card("dusk", paper="cold", light=(-0.5, -0.5))
def train_chest(s):
    r = s.rng
    s.wash(s.all, "#4a5a8a", 0.85, col2="#a8687a", mix=("lin", 90, 0, 1.1), pool=0.6, bloom=6, grad=("lin", 90, 1.1, 0.5))
    places.stars(s, 60, (0, 0, 1000, 420), (0.8, 1.8))
    cam = Camera((0.0, 1.42, 3.1), (0.0, 1.3, 0), 27)
    light = (-0.6, 0.7, 0.5)
    man = person((0, 0, 0), 6, "stand", "strong", "coat", top="#3f4a6a", legs="#2a2f48", skin="clay", hair="short", hair_col="black", feel=Feeling(0.8, -0.3, 0.22, -0.15, 0, 0.2), look=(0.35, -0.45, 1),
                 hands=((0.24, 1.2, 0.3), (-0.24, 1.2, 0.3)), grips=("bar", "bar"), palms=((1, 0, -0.4), (-1, 0, -0.4)), elbows=((1, -0.7, -0.2), (-1, -0.7, -0.2)))  # fmt: skip
    shot = shoot([man], cam, light)
    s.model(shot, line=3.0)
    # he holds his coat open: a tunnel of ribs, and night beyond
    c = cam.project((0.0, 1.2, 0.15))
    gap = blob(
        [
            c + [-8, -190],
            c + [90, -150],
            c + [150, -40],
            c + [160, 120],
            c + [110, 300],
            c + [0, 370],
            c + [-110, 300],
            c + [-160, 120],
            c + [-150, -40],
            c + [-90, -150],
        ]
    )
    hands_ = shot.mask(man, mats=["skin"])
    m = s.mask(gap)
    hole = m * (1 - hands_)
    for q, side in (("r", -1), ("l", 1)):  # the lapels that he pulls apart
        p = cam.project(man.joints[f"hand{q}"])
        flap = blob(
            [
                c + [side * 20, -230],
                c + [side * 110, -150],
                p + [side * -6, -46],
                p + [side * 12, 6],
                p + [side * -26, 60],
                c + [side * 190, 240],
                c + [side * 110, 330],
                c + [side * 150, 120],
                c + [side * 140, -40],
            ]
        )
        s.thing(flap, "#b86a4a", 0.9, col2="#8a3f4a", shcol="#3a1a30", hatch=6, line=2.8)
    s.model(shot, line=3.0, clip=(hands_ > 0.5).astype(np.float32) * (marks.field(s, lambda x, y: (y > c[1] - 190).astype(np.float32))))
    s.cover(hole)
    s.wash(hole, "#161c3a", 1.5, col2="#3a2a58", pool=0.4, bloom=2, edge=0.9)
    ys, xs = np.where(hole > 0.8)
    for i in r.choice(len(xs), 90):
        s.fill(ell(xs[i], ys[i], 0.7 + 1.6 * r.random() ** 3), body=True, alpha=0.9)
    for k in range(6):  # ribs
        y = c[1] - 120 + 74 * k
        w = 150 - 5 * abs(k - 2)
        for q in (-1, 1):
            g = limb(
                [(c[0] + q * 10, y - 30), (c[0] + q * w * 0.45, y - 50), (c[0] + q * w * 0.86, y - 22), (c[0] + q * w, y + 26), (c[0] + q * w * 0.8, y + 64)],
                [6, 9, 11, 10, 5],
            )
            mm = s.mask(g) * hole
            s.cover(mm)
            s.wash(mm, "#f2e6cc", 0.4, col2="#c8a890", edge=0.8)
            s.wash(move(g, 0, 7).intersection(g), "#6a4a5a", 0.5, edge=0.2, clip=mm)
            s.outline(g.intersection(gap), 2.2)
    spine = [ell(c[0], c[1] - 150 + 44 * k, 11, 17) for k in range(12)]
    for g in spine:
        mm = s.mask(g) * hole
        s.cover(mm)
        s.wash(mm, "#f2e6cc", 0.4, col2="#c8a890", edge=0.8)
        s.outline(g.intersection(gap), 1.8)
    # the train runs out of the tunnel, over the card's edge
    rail = path([c + [60, 60], c + [-10, 120], c + [-120, 190], c + [-300, 270], c + [-620, 380]], 18)
    low = rail + np.linspace(0, 1, len(rail))[:, None] ** 1.2 * [60, 190]
    for k in range(0, len(rail), 3):
        s.stroke([rail[k] + [0, (low[k] - rail[k])[1] * 0.86], low[k] + [26, 6]], 2 + 5 * k / len(rail), "#5a3a30")
    for k in (0.9, 1.12):
        s.stroke(rail + (low - rail) * [0.4, k] + [10, 0], np.linspace(2, 9, len(rail)), "#2a1c28", taper=(0.02, 0.02), wobble=0.4)
    n = 5
    for i in range(n):
        u0, u1 = 0.12 + 0.88 * (i / n) ** 1.25, 0.12 + 0.88 * ((i + 0.93) / n) ** 1.25
        a, b = int(u0 * (len(rail) - 1)), int(u1 * (len(rail) - 1))
        h0, h1 = 0.82 * (low[a] - rail[a])[1] + 16, 0.82 * (low[b] - rail[b])[1] + 16
        up0, up1 = rail[a] - [0, h0 * 0.5], rail[b] - [0, h1 * 0.5]
        dn0, dn1 = rail[a] + [0, h0 * 0.5], rail[b] + [0, h1 * 0.5]
        car = poly([up0, up1, dn1, dn0])
        roof = poly([up0, up1, up1 + [26 * h1 / 200, -0.16 * h1], up0 + [26 * h0 / 200, -0.16 * h0]])
        s.thing(roof, "#2a2f48", 1.0, hatch=5, line=2.2)
        s.thing(car, "#b83a2e", 1.0, col2="#7a2430", shcol="#3a1020", hatch=6, line=2.6, soft=30)
        for k in range(4):
            v0, v1 = 0.12 + 0.22 * k, 0.26 + 0.22 * k
            q = lambda v, t: up0 * (1 - v) * (1 - t) + up1 * v * (1 - t) + dn0 * (1 - v) * t + dn1 * v * t  # noqa: E731, B023
            w = poly([q(v0, 0.2), q(v1, 0.2), q(v1, 0.55), q(v0, 0.55)])
            s.cover(w)
            s.wash(w, "#f8d060", 0.7, edge=0.6)
            s.outline(w, 1.6, lost=0)
            if (i, k) in ((3, 2), (2, 1), (4, 1)):
                x, y = w.centroid.x, w.centroid.y
                z = math.sqrt(w.area) * 0.2
                s.fill(union(ell(x, y + z * 0.1, z * 0.7), ell(x, y + z * 1.7, z * 1.2, z)), "#2a1a28")
                if (i, k) == (3, 2):
                    s.stroke([(x + z, y + z * 1.2), (x + z * 1.8, y - z * 0.4)], z * 0.5, "#2a1a28")
        for v in (0.2, 0.8):
            p = dn0 * (1 - v) + dn1 * v
            s.fill(ell(p[0], p[1] + 6, 0.1 * h0 + 3, 0.1 * h0 + 3), "#1a1420")
    x, y = c + [96, -64]
    s.stroke([(x, y - 40), (x, y - 12)], 2.4, "#f2e6cc", body=True)
    s.thing(ell(x, y + 12, 26), "#f6edd8", 0.3, hatch=0, line=2.6)
    s.stroke([(x, y + 12), (x, y - 4)], 2.6)
    s.stroke([(x, y + 12), (x + 12, y + 18)], 2.6)
    for k in range(6):
        p = rail[-1] + [40 * k + 60, -190 - 34 * k]
        s.wash(ell(p[0], p[1], 60 + 12 * k, 34 + 8 * k), "#e8dcd8", 0.3, wet=20)
    s.splatter("#f6d9a8", 30, size=(0.6, 3))
