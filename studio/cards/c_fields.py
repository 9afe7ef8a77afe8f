"""Orchards, deserts, roads: what is picked, painted, hugged and lost in the open."""

import math

from shapely.geometry import Point, Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.props import marvels, trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("autumn", focus=1.7)
def balloon_orchard(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(-0.6, -0.5, 1.0, "#fff0c0", 0.6), wisps=0.3)
    hills = land.distance(s, "hills", 3, y=-0.72, step=-0.12, tall=0.26, depth=4.2, gap=0.5, fog=0.5)
    for x, k, c, d in ((-0.82, 0.13, "#d8703c", "#f4e0b0"), (-0.5, 0.1, "#8fb0a8", "#f8ecd0"), (0.86, 0.14, "#c8503c", "#f4d890")):
        y = land.top(hills[1], x) - 0.02
        s.sheet(plants.branches(s.rng, x, y, 0.34, 0.6, 4)[0], 3.6, "#8a5a3c", "#b8845c", shadow=False)
        s.place(props.balloon(c, d), x, y + 0.24, k, 3.4, shadow=False)
    g = land.ground(s, -1.12, 1.9, 0.05)
    x = 0.16
    tips = plants.tree(s, x, land.top(g, x) - 0.04, 1.5, 1.8, ("#a8481c", "#f0a83c"), size=0.035, fill=0.55, spread=0.75)
    fruit = (
        (-0.56, 0.34, 0.36, "#c83c2c", "#f6e2b0"),
        (-0.08, 0.66, 0.42, "#2f7a80", "#f4e8c8"),
        (0.48, 0.5, 0.4, "#e0a02c", "#fbf0d0"),
        (0.78, -0.1, 0.32, "#a8344c", "#f0d0a0"),
        (0.2, 0.12, 0.32, "#d8642c", "#f8dca0"),
        (-0.46, -0.36, 0.34, "#3f6a94", "#f4dcb0"),
    )
    for i, (bx, by, k, c, d) in enumerate(fruit):
        tip = min(tips, key=lambda t: Point(t).distance(Point(bx, by - 0.05)))
        room.string(s, [tip, (bx, by - 0.08), (bx, by + 0.03)], 1.55, "#6a4024", 0.012, 0)
        s.place(props.balloon(c, d, "#b88444"), bx, by, k, 1.5, turn=(6, -4, -8, -10, 5, 8)[i], shadow=False)
    s.place(props.apple("#d8302a"), 0.8, -0.1 + 0.04, 0.1, 1.3, shadow=False)
    near = land.ground(s, -1.24, 1.0, 0.05)
    s.sheet(props.ladder((-0.9, -1.22), (-0.46, -0.16), 0.15), 1.35, "#7a4c28", "#d8a868", thick=0.03)
    s.place(people.old_man("climb", top="#4f7a86", hat="straw", mood="happy"), -0.72, -0.98, 0.7, 1.2)
    b = s.place(trinkets.basket(), -0.2, land.top(near, -0.2) - 0.02, 0.24, 0.9, shadow=False)
    for dx, c in ((-0.05, "#c83c2c"), (0.05, "#e0a02c")):
        s.place(props.balloon(c, "#f6e2b0"), b.points["rim"][0] + dx, b.points["rim"][1] - 0.04, 0.11, 0.95, turn=-60 * dx / 0.05 * 0.3, shadow=False)
    s.place(animals.dog("sit", "#d8a468"), 0.5, land.top(near, 0.5) - 0.01, 0.28, 0.9, flip=True, shadow=False)
    weather.contact(s, -0.2, land.top(near, -0.2) - 0.02, 0.3, 0.97)
    weather.contact(s, 0.5, land.top(near, 0.5) - 0.02, 0.3, 0.97)
    plants.tufts(s, near, 0.9, 18)
    light.sun(s, 1.5, "#ffe8c0", side=-0.9, height=0.5)
    light.rig(s, 800, 250)


@card("desert", focus=1.4)
def cactus_hug(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, glow=sky.Glow(0.5, 1.0, 0.7, "#fff8d8", 0.6))
    for x, w, h, d in ((-0.7, 0.7, 0.36, 4.2), (0.75, 0.9, 0.26, 4.0)):
        mesa = draw(f"{x - w / 2},-1.2! {x - w * 0.34},{-0.86 + h}! {x + w * 0.3},{-0.84 + h}! {x + w / 2},-1.2!")
        s.sheet(mesa, d, "#d89c74", "#f0c49c", span=(-1.0, -0.5))
        weather.fog(s, d - 0.2, "#fbe8c4", 0.35, -1.2, -0.5)
    land.distance(s, "dunes", 2, y=-0.98, step=-0.1, tall=0.2, depth=3.4, gap=0.6, fog=0.3)
    g = land.hill(s.rng, -1.18, 0.03, 0.5)
    s.sheet(g, 1.9, "#c8884c", "#f4cc88", span=(-1.5, -1.1), bump=0.7)
    body = stroke([(0.3, -1.2), (0.3, -0.4), (0.3, 0.46)], 0.4, 0.46, 0.4)
    left = limb([(0.2, -0.34), (-0.16, -0.36), (-0.34, -0.2), (-0.4, 0.1)], 0.22, 0.22, 0.2)
    right = limb([(0.42, -0.12), (0.76, -0.14), (0.84, 0.0), (0.84, 0.24)], 0.2, 0.2, 0.18)
    ribs = union(*(line(bezier((0.3 + i * 0.075, -1.2), (0.3 + i * 0.09, -0.3), (0.3 + i * 0.06, 0.62), n=20), 0.014) for i in range(-2, 3)))
    spines = union(
        *(
            line([(0.3 + i * 0.085 + dx, -1.1 + j * 0.14), (0.3 + i * 0.085 + dx * 2.4, -1.075 + j * 0.14)], 0.009)
            for i in range(-2, 3)
            for j in range(7)
            for dx in (-0.012, 0.012)
        )
    )
    eyes = union(circle(0.2, 0.28, 0.036), circle(0.4, 0.28, 0.036))
    glint = union(circle(0.21, 0.294, 0.012), circle(0.41, 0.294, 0.012))
    smile = line(bezier((0.22, 0.13), (0.3, 0.04), (0.38, 0.13), n=14), 0.022)
    cheeks = union(circle(0.12, 0.17, 0.05), circle(0.48, 0.17, 0.05))
    face = [Mark(cheeks, "#f08a7c", 0.7, 0.02), Mark(eyes, "#182c24"), Mark(glint, "#ffffff"), Mark(smile, "#182c24")]
    for arm in (left, right):
        ring = union(*(line([(arm.bounds[0], y), (arm.bounds[2], y + 0.02)], 0.008) for y in (-0.02, 0.06, 0.14)))
        s.puff(arm, 1.7, 0.16, "#2f7a4c", "#8cc46c", [Mark(ring, "#d8e8a0", 0.5)])
    s.puff(body, 1.55, 0.24, "#2a7048", "#98cc70", [Mark(ribs, "#1f5a3c", 0.6), Mark(spines, "#f8f0c0", 0.9), *face])
    bloom = union(*(ellipse(0.92 + 0.07 * dx, -0.5 + 0.07 * dy, 0.062, 0.062) for dx, dy in ((0, 1), (0.95, 0.3), (0.6, -0.8), (-0.6, -0.8), (-0.95, 0.3))))
    s.puff(stroke([(0.4, -0.86), (0.62, -0.8), (0.8, -0.68), (0.9, -0.54)], 0.034, 0.026), 1.9, 0.02, "#2f7a4c", "#6cae5c")
    s.puff(bloom, 1.8, 0.05, "#e0407c", "#ff8cb4")
    s.puff(circle(0.92, -0.5, 0.045), 1.7, 0.04, "#f0b020", "#ffe070")
    tuft = union(*(ellipse(0.3 + 0.06 * i, 0.7 - 0.02 * i * i, 0.035, 0.07, -22 * i) for i in (-2, -1, 0, 1, 2)))
    s.puff(tuft, 1.5, 0.04, "#f0c040", "#fff0a8")
    near = land.hill(s.rng, -1.28, 0.03, 0.5)
    s.sheet(near, 1.0, "#b8743c", "#ecbc78", span=(-1.6, -1.2), bump=0.8)
    y = land.top(near, -0.58)
    weather.contact(s, -0.56, y, 0.4, 0.95, 0.5, "#7a4420")
    c = s.place(people.toddler("offer", mood="happy", top="#2f7ab8", bottom="#2f7ab8", hat="straw"), -0.6, y - 0.01, 0.66, 0.85, shadow=False)
    hx, hy = c.points["hand"]
    bx, by = -0.72, 0.34
    room.string(s, [(hx, hy), (hx - 0.1, hy + 0.3), (bx, by - 0.24)], 0.8, "#fff4e0", 0.011, 0)
    s.puff(
        draw(f"{bx},{by + 0.26} {bx + 0.2},{by + 0.08} {bx + 0.12},{by - 0.14} {bx},{by - 0.23} {bx - 0.12},{by - 0.14} {bx - 0.2},{by + 0.08}"),
        0.95,
        0.2,
        "#c8242c",
        "#f4584c",
        [Mark(ellipse(bx - 0.08, by + 0.1, 0.035, 0.07, -20), "#ffd8cc", 0.8, 0.03)],
    )
    s.puff(Polygon([(bx, by - 0.2), (bx - 0.035, by - 0.27), (bx + 0.035, by - 0.27)]), 0.93, 0.02, "#c8242c", "#f4584c")
    for px, py, k in ((0.78, -1.36, 0.12), (0.62, -1.4, 0.08), (-0.9, -1.38, 0.1)):
        s.puff(ellipse(px, py, k, k * 0.6), 0.7, 0.05, "#8a5a3c", "#d8a878", brush="stone", shadow=False)
    light.sun(s, 2.0, "#fff4d8", side=-0.5, height=1.1)
    light.rig(s, 700, 200)


@card("paper", focus=1.6)
def painted_leaves(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0.0, 0.0, 0.9, "#fffaf0", 0.5))
    for i, (y, d) in enumerate(((-0.66, 4.2), (-0.8, 3.4), (-0.96, 2.7))):
        low, high = (("#cfc8bc", "#e8e2d6"), ("#b8b0a4", "#dcd4c8"), ("#a0988c", "#ccc2b4"))[i]
        field = land.hill(s.rng, y, 0.04, 0.5)
        s.sheet(field, d, low, high, span=(y - 0.25, y + 0.08))
        weather.fog(s, d - 0.2, "#f4f0e8", 0.4, y - 0.5, y + 0.1)
    for x in (-0.86, -0.7, 0.74, 0.9):
        s.sheet(plants.branches(s.rng, x, -0.68, 0.26, 0.6, 4)[0], 3.9, "#a89c90", shadow=False)
    g = land.hill(s.rng, -1.12, 0.02, 0.5)
    s.sheet(g, 1.9, "#857a6c", "#c4b8a4", span=(-1.5, -1.05), bump=0.6)
    tree, tips = plants.branches(s.rng, 0.0, -1.14, 2.3, 0.7, 5, width=0.2)
    s.puff(tree, 1.75, 0.09, "#4a4038", "#94867a", brush="plank", cell=0.006)
    greens = ("#4f9a4c", "#7cb83c", "#2f8a6a", "#b8c83c", "#e0a030", "#d8582c")
    painted = [t for t in tips if t[0] < 0.12]
    lone = min((t for t in tips if t[0] > 0.12), key=lambda t: math.dist(t, (0.62, 0.3)))
    for i, (tx, ty) in enumerate(painted):
        c = greens[int(s.rng.random() ** 1.6 * 6)]
        leaf = union(*(move(plants.leaf(0.17, 0.075), tx, ty, s.rng.uniform(0, 360)) for _ in range(3)))
        s.puff(leaf, 1.55 - 0.06 * (i % 3), 0.02, darker(c, 0.15), lighter(c, 0.15), shadow=False)
        if i % 9 == 0:
            s.puff(stroke([(tx, ty), (tx, ty - s.rng.uniform(0.1, 0.2))], 0.018, 0.012, 0.022), 1.5, 0.012, c, lighter(c, 0.2), shadow=False)
    s.puff(move(plants.leaf(0.2, 0.1), *lone, -70), 1.4, 0.02, "#8a4a24", "#c87c40", [Mark(move(line([(0, 0), (0.2, 0)], 0.01), *lone, -70), "#6a3418", 0.8)])
    near = land.hill(s.rng, -1.26, 0.02, 0.5)
    s.sheet(near, 1.05, "#6c6458", "#b4a894", span=(-1.6, -1.18), bump=0.6)
    s.sheet(props.ladder((-0.36, -1.3), (-0.12, -0.1), 0.19), 1.3, "#8a6a48", "#d8b88c", thick=0.03)
    f = s.place(people.boy("climb", top="#d8402c", pattern_colour="#f8ecd8", bottom="#3f6a94", scarf="#e8b030", mood="calm"), -0.34, -0.74, 0.72, 1.15)
    hx, hy = f.points["far_hand"]
    s.puff(stroke([(hx - 0.06, hy - 0.1), (hx + 0.07, hy + 0.14)], 0.024, 0.018), 0.95, 0.014, "#8a5a34", "#d8a868", shadow=False)
    s.puff(
        draw(f"{hx + 0.04},{hy + 0.13} {hx + 0.06},{hy + 0.2} {hx + 0.13},{hy + 0.26}! {hx + 0.12},{hy + 0.17} {hx + 0.1},{hy + 0.1}"),
        0.93,
        0.02,
        "#4f9a4c",
        "#8cc850",
        shadow=False,
    )
    for x, k, c in ((0.26, 0.22, "#4f9a4c"), (0.5, 0.2, "#e0a030"), (0.7, 0.17, "#d8582c")):
        y = land.top(near, x) - 0.03
        weather.contact(s, x, y, k * 1.3, 1.0, 0.5)
        b = s.place(trinkets.bucket("#c8c4bc", "#8a8478"), x, y, k, 0.9, shadow=False)
        s.puff(ellipse(b.points["rim"][0], b.points["rim"][1], k * 0.38, k * 0.09), 0.8, 0.015, c, lighter(c, 0.2), shadow=False)
        s.puff(limb([(x - k * 0.3, y + k * 0.6), (x - k * 0.3, y + k * 0.3)], k * 0.12, k * 0.08), 0.66, 0.015, c, lighter(c, 0.2), shadow=False)
    light.sun(s, 1.3, side=-0.5)
    light.rig(s, 900, 200)


@card("noon", focus=1.4)
def letter_birds(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.7, 0.5, 0.7), (0.7, -0.14, 0.7), (-0.1, 1.2, 0.6)], angle=30)
    land.distance(s, "hills", 3, y=-0.6, step=-0.13, tall=0.28, depth=4.2, gap=0.5, fog=0.5)
    hill = land.hill(s.rng, -0.9, 0.05, 0.5, tilt=0.1)
    s.sheet(hill, 2.5, "#5c9a5c", "#c4d890", span=(-1.3, -0.8))
    road = draw("-1.5,-1.7! -0.9,-1.3 0.1,-1.06 0.62,-0.94 0.46,-0.87! 0.86,-0.87! 1.06,-0.98 0.5,-1.2 0.3,-1.7!")
    s.puff(road, 2.3, 0.01, "#d8b888", "#fbeccc", shadow=False, brush="stone")
    s.place(props.house("#fbeed8", "#d8583c", False), 0.72, land.top(hill, 0.72) - 0.03, 0.26, 2.45)
    y = -1.3
    weather.contact(s, -0.5, y, 0.6, 1.3, 0.5)
    f = s.place(people.postman("run", mood="surprised", top="#2a5aa0", hat_colour="#2a5aa0"), -0.56, y, 0.86, 1.2, shadow=False)
    bag = draw(f"{-0.9},{y + 0.36}! {-0.94},{y + 0.16} {-0.76},{y + 0.08} {-0.56},{y + 0.14} {-0.54},{y + 0.4}!")
    s.puff(bag, 0.95, 0.1, "#7a4424", "#c8864c", [Mark(line([(-0.94, y + 0.22), (-0.5, y + 0.24)], 0.02), "#5a2c18", 0.8)], "cloth")
    s.puff(line(bezier((-0.88, y + 0.36), (-0.7, y + 0.7), (-0.36, y + 0.6), n=20), 0.03), 0.98, 0.02, "#5a2c18", "#9a6038", shadow=False)
    s.puff(
        draw(f"{-0.9},{y + 0.38} {-0.98},{y + 0.54} {-0.82},{y + 0.6} {-0.6},{y + 0.44} {-0.56},{y + 0.38}"),
        1.02,
        0.04,
        "#6a381c",
        "#a86a3c",
        brush="cloth",
        shadow=False,
    )
    flock = (
        (-0.76, -0.84, 0.17, 1.0, 30, 0.0),
        (-0.9, -0.6, 0.17, 1.1, 64, 0.0),
        (-0.62, -0.56, 0.19, 1.05, 12, 0.1),
        (-0.78, -0.24, 0.2, 1.2, 40, 0.2),
        (-0.4, -0.26, 0.22, 1.1, 18, 0.35),
        (-0.56, 0.08, 0.23, 1.3, 30, 0.4),
        (-0.12, 0.04, 0.26, 1.2, 14, 0.6),
        (-0.3, 0.42, 0.26, 1.5, 28, 0.6),
        (0.22, 0.36, 0.34, 1.1, 20, 0.8),
        (0.04, 0.82, 0.28, 1.6, 32, 0.8),
        (0.6, 0.62, 0.4, 1.2, 24, 1.0),
        (0.44, 1.06, 0.32, 1.7, 30, 1.0),
        (0.86, 1.18, 0.26, 2.2, 26, 1.0),
        (0.84, 0.2, 0.24, 2.0, 16, 1.0),
    )
    for x, yy, k, d, turn, t in flock:
        s.place(marvels.letter_bird(t), x, yy, k, d, turn=turn, shadow=False)
    hx, hy = f.points["top"]
    b = s.place(animals.bird("perch", "#e8b020", "#fbf0d0"), hx + 0.02, hy + 0.02, 0.14, 1.0, shadow=False)
    s.puff(
        box(b.points["mouth"][0] - 0.01, b.points["mouth"][1] - 0.04, b.points["mouth"][0] + 0.07, b.points["mouth"][1] + 0.05),
        0.95,
        0.01,
        "#c8302a",
        "#e8604c",
        shadow=False,
    )
    near = land.hill(s.rng, -1.46, 0.03, 0.6)
    s.sheet(near, 0.6, "#2f6a4c", "#6ca864", span=(-1.7, -1.4))
    plants.tufts(s, near, 0.55, 24, (0.06, 0.14), flowers="#f4d040")
    light.sun(s, 1.7, side=-0.6)
    light.rig(s, 800, 200)
