"""Orchards, deserts, roads: what is picked, painted, hugged and lost in the open."""

import math

from shapely.geometry import Point, Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
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
    noon = ((0.0, "#fff0c4"), (0.36, "#fce4b0"), (0.56, "#b8dcd4"), (0.8, "#5cb0cc"), (1.0, "#2a82b4"))
    sky.backdrop(s, stops=noon, wisps=0.3, heaps=[(-0.66, 0.72, 0.5), (0.8, 0.56, 0.4)], glow=sky.Glow(-0.3, 1.1, 0.6, "#fffbe0", 0.7))
    weather.sun(s, -0.3, 1.14, 0.16, 4.7, "#fffdf0", "#ffe48c")
    # Table mountains and, on the way to them, a caravan of tumbleweed and smaller cacti.
    for x, w, h, d, c in ((-0.72, 0.9, 0.66, 4.5, "#e8b48c"), (0.82, 1.0, 0.5, 4.3, "#dca078"), (0.1, 0.5, 0.34, 4.4, "#f0c8a4")):
        mesa = draw(
            f"{x - w / 2},-1.2! {x - w * 0.4},{-0.98 + h * 0.5} {x - w * 0.3},{-0.86 + h}! {x + w * 0.28},{-0.84 + h}! {x + w * 0.38},{-0.98 + h * 0.5} {x + w / 2},-1.2!"
        )
        bands = union(*(line([(x - w, -0.9 + h * t), (x + w, -0.88 + h * t)], 0.03) for t in (0.3, 0.55, 0.8)))
        s.puff(mesa, d, 0.06, darker(c, 0.15), lighter(c, 0.15), [Mark(bands, "#c87a54", 0.4, 0.01)], "stone", shadow=False)
        weather.fog(s, d - 0.08, "#fbe8c4", 0.3, -1.2, -0.4)
    land.distance(s, "dunes", 3, y=-0.84, step=-0.1, tall=0.24, depth=3.6, gap=0.5, fog=0.3)
    for x, y, h, d in ((-0.9, -0.9, 0.32, 2.9), (-0.24, -0.86, 0.2, 3.2), (-0.12, -0.88, 0.13, 3.2), (0.94, -0.92, 0.36, 2.7)):
        s.puff(move(plants.cactus(h), x, y), d, 0.06, "#3f7a5c", "#a8c888", shadow=False)
    g = land.hill(s.rng, -1.16, 0.03, 0.5)
    s.sheet(g, 1.95, "#c8844c", "#f8d08c", span=(-1.5, -1.1), bump=0.7)
    # The sun stands high: the shadow is a pool at its foot.
    weather.contact(s, 0.36, -1.17, 1.1, 1.84, 0.9, "#7a4020")
    # Its arms are open, the near one held out over the child.
    body = draw("0.06,-1.2! 0.04,-0.7 0.08,-0.1 0.06,0.4 0.14,0.66 0.32,0.76 0.5,0.66 0.57,0.4 0.55,-0.1 0.59,-0.7 0.56,-1.2!")
    left = limb([(0.16, -0.3), (-0.1, -0.36), (-0.36, -0.24), (-0.5, 0.02), (-0.44, 0.16)], 0.22, 0.23, 0.22, 0.2, 0.16)
    right = limb([(0.46, -0.08), (0.74, -0.14), (0.86, 0.04), (0.85, 0.32)], 0.2, 0.21, 0.2, 0.16)
    ribs = union(*(line(bezier((0.31 + i * 0.085, -1.2), (0.31 + i * 0.105, -0.3), (0.31 + i * 0.06, 0.74), n=20), 0.016) for i in range(-2, 3)))
    spines = union(
        *(
            stroke(
                [(0.31 + i * 0.095 + dx * 0.4, -1.08 + j * 0.15 + 0.05 * (i % 2)), (0.31 + i * 0.095 + dx * 2.6, -1.04 + j * 0.15 + 0.05 * (i % 2))],
                0.01,
                0.006,
            )
            for i in range(-2, 3)
            for j in range(7)
            for dx in (-0.014, 0.014)
        )
    )
    eyes = union(ellipse(0.2, 0.28, 0.034, 0.044), ellipse(0.4, 0.28, 0.034, 0.044))
    glint = union(circle(0.19, 0.296, 0.013), circle(0.39, 0.296, 0.013))
    brows = union(*(line(bezier((x - 0.05, 0.37), (x, 0.4), (x + 0.05, 0.37), n=8), 0.014) for x in (0.2, 0.4)))
    smile = line(bezier((0.2, 0.13), (0.3, 0.03), (0.4, 0.13), n=14), 0.022)
    cheeks = union(circle(0.13, 0.17, 0.055), circle(0.48, 0.17, 0.055))
    face = [Mark(cheeks, "#f47a6c", 0.75, 0.02), Mark(union(eyes, smile, brows), "#14281c"), Mark(glint, "#ffffff")]
    for arm, path_ in (
        (left, [(0.16, -0.3), (-0.1, -0.36), (-0.36, -0.24), (-0.5, 0.02)]),
        (right, [(0.46, -0.08), (0.74, -0.14), (0.86, 0.04), (0.85, 0.28)]),
    ):
        curve = smooth(path_, closed=False, n=8)
        prick = union(*(stroke([(x, y), (x + 0.03 * u, y + 0.04)], 0.01, 0.005) for q, (x, y) in enumerate(curve[3::3]) for u in (-1, 1)))
        s.puff(arm, 1.72, 0.17, "#1f6c44", "#78bc5c", [Mark(line(curve, 0.016), "#1f5a3c", 0.5), Mark(prick, "#fff4c0", 0.9)], shadow=False)
    s.puff(body, 1.55, 0.24, "#1f6844", "#90cc68", [Mark(ribs, "#1f5a3c", 0.55), Mark(spines, "#fff4c0", 0.95), *face], shadow=False)
    for x, y, k in ((0.32, 0.76, 1.0), (0.85, 0.32, 0.6), (-0.43, 0.17, 0.6)):
        tuft = union(*(ellipse(x + 0.06 * i * k, y + (0.0 - 0.02 * i * i) * k, 0.036 * k, 0.075 * k, -22 * i) for i in (-2, -1, 0, 1, 2)))
        s.puff(tuft, 1.42, 0.04, "#f4a83c", "#fff0a8", shadow=False)
    # Behind its back, a flower for someone.
    fx, fy = 0.84, -0.56
    s.puff(limb([(0.5, -0.9), (0.66, -0.88), (0.8, -0.76), (fx, fy)], 0.04, 0.036, 0.03), 1.66, 0.02, "#2f7a4c", "#6cae5c", shadow=False)
    s.puff(move(plants.leaf(0.17, 0.09), 0.76, -0.8, -20), 1.62, 0.02, "#2f7a4c", "#8cc46c", shadow=False)
    bloom = union(*(ellipse(fx + 0.095 * math.cos(a), fy + 0.095 * math.sin(a), 0.075, 0.06, math.degrees(a)) for a in [i * math.tau / 7 for i in range(7)]))
    s.puff(bloom, 1.55, 0.05, "#e0307c", "#ff90b8", shadow=False)
    s.puff(circle(fx, fy, 0.055), 1.46, 0.04, "#f0b020", "#ffe070", shadow=False)
    s.place(animals.bird("perch", "#d8642c", "#fff0d0"), -0.3, -0.14, 0.2, 1.4, shadow=False)
    near = land.hill(s.rng, -1.26, 0.03, 0.5)
    s.sheet(near, 1.0, "#b86c38", "#f0c07c", span=(-1.6, -1.2), bump=0.8)
    y = land.top(near, -0.56) - 0.06
    weather.contact(s, -0.56, y, 0.5, 0.95, 0.6, "#7a4420")
    c = s.place(people.toddler("offer", mood="happy", top="#2468b8", bottom="#2468b8", hat="straw", hat_colour="#d83828"), -0.6, y, 0.74, 0.85, shadow=False)
    hx, hy = c.points["hand"]
    bx, by = -0.78, 0.4
    room.string(s, [(hx, hy), (-1.0, hy + 0.06), (-0.92, hy + 0.6), (bx, by - 0.26)], 0.5, "#fff4e0", 0.013, 0)
    s.puff(
        draw(
            f"{bx},{by + 0.28} {bx + 0.19},{by + 0.2} {bx + 0.22},{by + 0.02} {bx + 0.12},{by - 0.18} {bx},{by - 0.25} {bx - 0.12},{by - 0.18} {bx - 0.22},{by + 0.02} {bx - 0.19},{by + 0.2}"
        ),
        0.95,
        0.2,
        "#c81c24",
        "#f8503c",
        [Mark(ellipse(bx - 0.09, by + 0.12, 0.035, 0.08, -20), "#ffd8cc", 0.8, 0.03)],
        shadow=False,
    )
    s.puff(Polygon([(bx, by - 0.22), (bx - 0.035, by - 0.29), (bx + 0.035, by - 0.29)]), 0.93, 0.02, "#c81c24", "#f8503c", shadow=False)
    # A lizard that has seen this before.
    lizard = union(
        limb([(0.36, -1.4), (0.52, -1.37), (0.66, -1.4), (0.82, -1.37), (0.92, -1.42)], 0.045, 0.07, 0.06, 0.03, 0.008), ellipse(0.36, -1.395, 0.055, 0.036)
    )
    toes = union(*(line([(x, -1.39), (x + dx, -1.39 + dy)], 0.018) for x in (0.48, 0.64) for dx, dy in ((-0.04, 0.06), (-0.02, -0.06))))
    s.puff(union(lizard, toes), 0.7, 0.03, "#2f7a78", "#7cc8b0", [Mark(circle(0.345, -1.385, 0.012), "#14201c")], shadow=False)
    for px, py, k in ((-0.08, -1.42, 0.09), (0.06, -1.45, 0.06), (-0.92, -1.4, 0.11)):
        s.puff(ellipse(px, py, k, k * 0.6), 0.7, 0.05, "#8a5a3c", "#d8a878", brush="stone", shadow=False)
    light.sun(s, 2.0, "#fff4d8", side=-0.5, height=1.1)
    light.rig(s, 700, 200)


@card("paper", focus=1.6)
def painted_leaves(s: Stage) -> None:
    sky.backdrop(s, wisps=0.4, heaps=[(0.6, 0.9, 0.7), (0.8, 0.2, 0.5)], shade="#b8b0a4", glow=sky.Glow(-0.8, 0.5, 0.8, "#ffd890", 0.6))
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
    for x, k, c in ((0.22, 0.22, "#4f9a4c"), (0.44, 0.2, "#e0a030"), (0.62, 0.17, "#d8582c")):
        y = land.top(near, x) - 0.03
        weather.contact(s, x, y, k * 1.3, 1.0, 0.5)
        b = s.place(trinkets.bucket("#c8c4bc", "#8a8478"), x, y, k, 0.9, shadow=False)
        s.puff(ellipse(b.points["rim"][0], b.points["rim"][1], k * 0.38, k * 0.09), 0.8, 0.015, c, lighter(c, 0.2), shadow=False)
        s.puff(limb([(x - k * 0.3, y + k * 0.6), (x - k * 0.3, y + k * 0.3)], k * 0.12, k * 0.08), 0.66, 0.015, c, lighter(c, 0.2), shadow=False)
    # A cat has been in the paint.
    cy = land.top(near, 0.86) - 0.14
    for i in range(8):
        c = ("#4f9a4c", "#e0a030", "#d8582c")[i % 3]
        px, py = 0.0 + 0.085 * i, -1.42 + 0.03 * (i % 2)
        paw = union(ellipse(px, py, 0.026, 0.018), *(circle(px + 0.02 * q, py + 0.028, 0.01) for q in (-1, 0, 1)))
        s.puff(paw, 0.8, 0.006, c, lighter(c, 0.15), shadow=False)
    weather.contact(s, 0.84, cy, 0.32, 0.8, 0.5)
    s.place(animals.cat("sit", "#8c8680", collar="#d8582c"), 0.82, cy, 0.36, 0.7, flip=True, shadow=False)
    # What fell before lies in a heap at the foot.
    for i in range(34):
        lx = s.rng.uniform(-0.34, 0.4)
        ly = -1.16 + 0.1 * math.exp(-((lx / 0.2) ** 2)) * s.rng.random() + s.rng.uniform(-0.04, 0.02)
        c = ("#9a8468", "#b89c78", "#7c6a58")[i % 3]
        s.puff(move(plants.leaf(0.1, 0.05), lx, ly, s.rng.uniform(0, 360)), 1.5 - 0.004 * i, 0.012, darker(c, 0.2), c, shadow=False)
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
