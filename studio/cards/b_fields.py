"""Fields and hills in the morning."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("meadow", focus=1.9)
def hand_tree(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.75, 0.75, 0.6), (0.7, 0.35, 0.7), (-0.2, 1.3, 0.5)], glow=sky.Glow(0.6, 0.2, 0.8, "#fffbe0", 0.5))
    land.distance(s, "hills", 3, y=-0.5, step=-0.1, tall=0.26, depth=4.3, gap=0.5, fog=0.5)
    s.place(props.hand("open", "#e8b088", "#7a5a34"), 0.16, -0.98, 1.62, 2.1, turn=-4)
    for i, (x, y) in enumerate(((-0.13, 0.66), (0.13, 0.84), (0.4, 0.76), (0.69, 0.55))):
        for a in range(12):
            turn = 90 + (a - 5.5) * 27
            g = move(plants.leaf(s.rng.uniform(0.16, 0.24), 0.09), x + 0.03 * math.cos(a), y - 0.05 + 0.03 * math.sin(a * 2), turn)
            s.puff(g, 1.72 - 0.012 * a, 0.02, "#4d8a2c", ("#b8d868", "#8ac050", "#d0e480")[a % 3], shadow=False)
        if i % 2 == 0:
            s.place(props.apple("#d8432f"), x + 0.09, y - 0.04, 0.1, 1.5, shadow=False)
    # Furrows that go round it.
    g = land.hill(s.rng, -0.76, 0.02, 0.5)
    lines = union(
        *(line(bezier((-1.6, -1.1 - 0.1 * i), (-0.5, -0.74 - 0.13 * i), (0.7, -0.72 - 0.13 * i), (1.6, -1.0 - 0.1 * i), n=40), 0.03) for i in range(8))
    )
    s.puff(
        g.intersection(box(-1.5, -1.7, 1.5, 0)),
        1.6,
        0.02,
        "#7a4c28",
        "#b88448",
        [Mark(lines, "#5a3420", 0.75, 0.003), Mark(lines.buffer(0.012).difference(lines), "#d8a868", 0.5, 0.003)],
        "stone",
        cell=0.014,
    )
    s.puff(draw("-0.3,-0.9 -0.12,-0.74 0.14,-0.68 0.44,-0.74 0.62,-0.9 0.2,-0.98"), 1.5, 0.1, "#6a4426", "#a87444", brush="stone", shadow=False)
    # The nest on the thumb.
    nx, ny = -0.5, 0.1
    s.puff(ellipse(nx, ny, 0.16, 0.08), 1.6, 0.06, "#6a4424", "#c89a58", brush="wool")
    for dx in (-0.06, 0.05):
        s.puff(ellipse(nx + dx, ny + 0.06, 0.034, 0.045), 1.66, 0.03, "#8fc4d0", "#e0f4f4")
    s.place(animals.bird("sing", "#d8432f"), nx + 0.0, ny + 0.05, 0.2, 1.62, flip=True)
    # The ploughman.
    near = land.hill(s.rng, -1.14, 0.03, 0.5)
    hl = union(
        *(line(bezier((-1.6, -1.36 - 0.12 * i), (-0.3, -1.22 - 0.12 * i), (0.6, -1.22 - 0.12 * i), (1.6, -1.34 - 0.12 * i), n=40), 0.034) for i in range(4))
    )
    s.puff(near.intersection(box(-1.5, -1.8, 1.5, 0)), 1.0, 0.02, "#5a3820", "#a87040", [Mark(hl, "#48301c", 0.75, 0.003)], "stone", cell=0.014)
    hy = land.top(near, 0.42) - 0.03
    weather.contact(s, 0.4, hy, 0.7, 0.95, 0.5)
    s.place(animals.horse("stand", "#efe4d0", "#8a6a4c"), 0.42, hy, 0.56, 0.85, shadow=False)
    fy = land.top(near, -0.5) - 0.03
    weather.contact(s, -0.48, fy, 0.4, 0.95, 0.5)
    f = s.place(people.farmer("push"), -0.56, fy, 0.62, 0.85, shadow=False)
    hx, hy2 = f.points["far_hand"]
    s.puff(
        union(
            stroke([(hx - 0.04, hy2 + 0.02), (hx + 0.14, fy + 0.06), (hx + 0.3, fy + 0.1)], 0.03, 0.035, 0.025),
            draw(f"{hx + 0.06},{fy + 0.1}! {hx + 0.24},{fy + 0.08}! {hx + 0.2},{fy - 0.06}!"),
        ),
        0.75,
        0.02,
        "#5a4434",
        "#a88460",
        shadow=False,
    )
    room.string(s, [(hx + 0.3, fy + 0.1), (0.2, fy + 0.2), (0.3, hy + 0.32)], 0.72, "#4a3020", 0.014, 0)
    for x, k in ((-0.86, 0.12), (-0.98, 0.1), (0.9, 0.11)):
        s.place(animals.crow("perch"), x, land.top(near, x) - 0.05, k, 0.7, flip=x > 0)
    light.sun(s, 1.6, side=0.6, height=0.6)
    light.rig(s, 750, 200)


@card("lemon", focus=1.9)
def egg_sunrise(s: Stage) -> None:
    dawn = ((0.0, "#ffe9b0"), (0.3, "#fff4b8"), (0.6, "#f8e890"), (1.0, "#b8c8b0"))
    sky.backdrop(s, stops=dawn, wisps=0.3, glow=sky.Glow(0, -0.2, 1.0, "#fffbe0", 0.6), rays=(0.05, -0.3, "#fffbe8", 0.8))
    land.distance(s, "hills", 2, y=-0.5, step=-0.1, tall=0.28, depth=4.4, gap=0.4, fog=0.6)
    x, y, r = 0.06, -0.42, 0.66
    sun = ellipse(x, y, r, r * 1.05)
    crack = union(
        line([(x + 0.24, y + 0.3), (x + 0.18, y + 0.42), (x + 0.26, y + 0.5), (x + 0.2, y + 0.6)], 0.02),
        line([(x - 0.04, y + 0.1), (x - 0.14, y + 0.16), (x - 0.18, y + 0.06), (x - 0.32, y + 0.1)], 0.02),
        line([(x + 0.26, y - 0.1), (x + 0.22, y - 0.2), (x + 0.3, y - 0.26), (x + 0.24, y - 0.38)], 0.02),
    )
    cheeks = union(*(circle(x + s.rng.uniform(-0.5, 0.3), y + s.rng.uniform(-0.3, 0.5), s.rng.uniform(0.03, 0.09)) for _ in range(9)))
    s.puff(sun, 2.6, 0.3, "#ee7c24", "#ffc234", [Mark(cheeks, "#ff9c2c", 0.5, 0.02), Mark(crack, "#8a4a1c", 0.9)], glow=0.36)
    weather.halo(s, x, y, 3.4, 1.3, "#ffe080", 0.4)
    # The chick looks out of a hole with a broken rim.
    cx, cy = x + 0.2, y + 0.12
    hole = Polygon(
        [(cx + (0.25 + 0.05 * (i % 2)) * math.cos(i * math.tau / 14), cy + (0.21 + 0.05 * (i % 2)) * math.sin(i * math.tau / 14)) for i in range(14)]
    )
    s.puff(hole.buffer(0.03, join_style=2), 2.18, 0.01, "#e8a848", "#fff0b8", shadow=False)
    s.puff(hole, 2.14, 0.01, "#3a1a0c", "#5a2c12", shadow=False)
    head = union(circle(cx, cy - 0.03, 0.165), *(ellipse(cx + 0.03 * i, cy + 0.14, 0.014, 0.05, -16 * i) for i in (-1, 0, 1)))
    face = [Mark(circle(cx + d, cy + 0.02, 0.024), "#24140c") for d in (-0.065, 0.075)]
    face += [Mark(circle(cx + d + 0.008, cy + 0.03, 0.009), "#ffffff") for d in (-0.065, 0.075)]
    face += [Mark(circle(cx + d, cy - 0.05, 0.03), "#f89c5c", 0.6, 0.02) for d in (-0.11, 0.12)]
    s.puff(head, 2.06, 0.1, "#f0c040", "#fff4a0", face, "fur", shadow=False, glow=0.12)
    s.puff(
        draw(f"{cx - 0.04},{cy - 0.03}! {cx + 0.005},{cy - 0.005} {cx + 0.05},{cy - 0.03}! {cx + 0.005},{cy - 0.085}!"),
        1.92,
        0.03,
        "#d8602c",
        "#f89848",
        shadow=False,
    )
    s.place(animals.rooster("#c8482a"), x - 0.04, y + r * 1.05 - 0.2, 0.9, 2.95)
    # Straw, as in a nest.
    for i in range(46):
        a = s.rng.uniform(-1, 1)
        sx, sy = x + a * 0.84, -0.98 + 0.1 * (a * a) + s.rng.uniform(-0.05, 0.08)
        t = s.rng.uniform(-0.5, 0.5)
        s.sheet(
            stroke([(sx - 0.16, sy - 0.16 * t), (sx + 0.16, sy + 0.16 * t)], 0.022, 0.01),
            2.0 - 0.012 * i,
            "#a87c34",
            s.rng.choice(["#e8c460", "#d8a840", "#f4dc88"]),
            shadow=False,
        )
    g = land.hill(s.rng, -1.04, 0.05, 0.6)
    s.sheet(g, 1.2, "#5c6a3c", "#c8cc78", span=(-1.5, -0.98), bump=0.6)
    for i in range(18):
        wx = -1.05 + i * 0.125
        if -0.75 < wx < -0.3:
            continue
        wy = land.top(g, wx)
        s.sheet(
            union(line([(wx, wy - 0.04), (wx + 0.03, wy + 0.22)], 0.012), ellipse(wx + 0.035, wy + 0.26, 0.018, 0.06, -8)),
            1.1,
            "#a8843c",
            "#f0d070",
            shadow=False,
        )
    fy = land.top(g, -0.52) - 0.02
    weather.contact(s, -0.5, fy, 0.44, 1.12, 0.5)
    m = people.farmer("reach", top="#2f5fa8", bottom="#34466e", pattern_colour="#c8d8f0", mood="surprised").holding(
        trinkets.basket("#a8743c"), "hand", "handle", 0.32
    )
    s.place(m, -0.54, fy, 0.72, 1.0, shadow=False)
    for i, (hx, flip) in enumerate(((0.42, True), (0.68, True), (0.9, True))):
        hy = land.top(g, hx) - 0.04
        s.place(animals.bird("perch", ("#f4e8d0", "#b8783c", "#f4e8d0")[i], "#fff6e4", "#e0902c"), hx, hy, 0.2, 0.95, flip=flip, shadow=False)
        bx = hx - 0.05
        s.puff(circle(bx, hy + 0.21, 0.02), 0.86, 0.015, "#c82c24", "#e84a3c", shadow=False)
    light.lamp(s, x, y + 0.5, 1.2, 12, "#ffd070", 0.5)
    light.sun(s, 1.0, side=0.4, height=0.5)
    light.rig(s, 650, 260)


@card("spring", focus=1.9)
def sleeping_hill(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(-0.6, 1.05, 0.7), (0.55, 1.25, 0.6), (0.2, 0.75, 0.4)], glow=sky.Glow(-0.7, 0.3, 0.8, "#fffbe0", 0.4))
    land.distance(s, "hills", 2, y=-0.1, step=-0.12, tall=0.26, depth=4.4, gap=0.5, fog=0.5)
    # The giant on his back: hair to the left, nose up, the chest to the right.
    head = draw(
        "-1.5,-1.7! -1.5,-0.5 -1.2,-0.1 -0.96,0.06 -0.8,0.12 -0.7,0.08 -0.62,0.12 -0.54,0.34 -0.44,0.46 -0.32,0.42 -0.28,0.28 -0.32,0.14"
        " -0.24,0.16 -0.18,0.12 -0.2,0.05! -0.12,0.09 -0.08,0.02 -0.06,-0.02 0.04,0.04 0.14,-0.04 0.16,-0.24 0.1,-0.6 0.0,-1.7!"
    )
    lid = line(bezier((-0.86, -0.06), (-0.82, -0.2), (-0.62, -0.2), (-0.58, -0.06), n=16), 0.034)
    lashes = union(*(line([(-0.82 + 0.068 * i, -0.14 - 0.02 * (1.5 - abs(i - 1.5))), (-0.845 + 0.085 * i, -0.235)], 0.022) for i in range(4)))
    mouth = line(bezier((-0.18, 0.05), (-0.2, -0.08), (-0.32, -0.14), (-0.4, -0.08), n=16), 0.034)
    ear = line([(-0.84 + 0.16 * math.cos(a) * (1 - a / 12), -0.58 + 0.2 * math.sin(a) * (1 - a / 12)) for a in [-1.2 + 0.3 * i for i in range(20)]], 0.03)
    grass = union(*(circle(s.rng.uniform(-1.4, 0), s.rng.uniform(-1.4, 0.2), 0.014) for _ in range(60)))
    rosy = [Mark(circle(-0.42, -0.26, 0.16), "#f08a64", 0.6, 0.03), Mark(circle(-0.4, 0.36, 0.14), "#f08a64", 0.6, 0.03)]
    s.puff(head, 2.4, 0.26, "#6a9a4c", "#dce8a4", [*rosy, Mark(grass, "#9cc470", 0.6), Mark(union(lid, lashes, mouth, ear), "#2a5a34", 0.95)])
    chest = draw("-0.1,-1.7! -0.06,-0.5 0.1,-0.24 0.4,-0.02 0.74,0.08 1.1,0.0 1.6,-0.2 1.6,-1.7!")
    plaid = union(
        *(line([(0.02 + 0.2 * i, 0.2), (-0.1 + 0.2 * i, -1.7)], 0.026) for i in range(9)),
        *(line(bezier((-0.2, -0.5 - 0.22 * i), (0.7, -0.1 - 0.22 * i), (1.7, -0.45 - 0.22 * i), n=24), 0.026) for i in range(6)),
    )
    s.puff(chest, 2.15, 0.2, "#2f6a50", "#6fae70", [Mark(plaid, "#a8d48c", 0.6)], "cloth")
    # Trees for hair and brows.
    for i in range(18):
        hx, hy = -1.06 + 0.05 * (i % 3) - 0.02 * (i // 3) + s.rng.uniform(-0.03, 0.03), 0.06 - 0.2 * (i // 3)
        s.puff(circle(hx, hy, s.rng.uniform(0.08, 0.13)), 2.0 - 0.02 * i, 0.07, "#2a5a34", "#6a9a4c", brush="wool", shadow=False)
    for i in range(4):
        s.puff(circle(-0.84 + 0.07 * i, 0.13 + 0.02 * math.sin(i * 1.2), 0.055), 2.0, 0.04, "#2a5a34", "#5c8c48", brush="wool", shadow=False)
    # The village on his chest.
    for i, (x, k) in enumerate(((0.26, 0.2), (0.46, 0.24), (0.66, 0.2), (0.86, 0.22))):
        s.place(
            props.house(("#fbf0d8", "#f4d8c0", "#fff6e4", "#f0e0c8")[i], ("#d85a44", "#b8442f", "#e07a4c", "#c84a3c")[i], False),
            x,
            land.top(chest, x) - 0.025,
            k,
            2.2,
        )
    s.place(props.tower("#f0e4cc", "#c8483c", False, 90, 2), 0.56, land.top(chest, 0.56) - 0.03, 0.24, 2.3)
    # His pocket.
    pocket = draw("0.3,-0.66! 0.84,-0.6! 0.88,-0.96 0.58,-1.08 0.3,-0.98")
    e = s.place(props.engine("#c8402c", "#e8b040"), 0.68, -0.66, 0.28, 1.9, turn=6)
    s.place(props.wagon("#2f7a86"), 0.36, -0.68, 0.24, 1.92, turn=4)
    fx, fy = e.points["funnel"]
    for i in range(4):
        s.puff(circle(fx - 0.05 * i, fy + 0.05 + 0.055 * i, 0.03 + 0.014 * i), 1.9, 0.03, "#e8efe0", "#ffffff", shadow=False)
    s.puff(
        pocket,
        1.62,
        0.05,
        "#2a5f48",
        "#5c9c64",
        [Mark(pocket.buffer(-0.04).boundary.buffer(0.008), "#f0f4c0", 0.8), Mark(box(0.2, -0.72, 1, -0.58), "#8ac07c", 0.7)],
        "cloth",
    )
    # Who tickles.
    g = s.place(people.girl("offer", mood="happy", top="#e0523f"), 0.05, 0.02, 0.52, 1.9, flip=True)
    hx, hy = g.points["far_hand"]
    s.puff(
        stroke(bezier((hx + 0.03, hy - 0.02), (hx - 0.1, hy + 0.03), (hx - 0.2, hy + 0.12), n=14), 0.018, 0.06, 0.05, 0.012),
        1.6,
        0.02,
        "#e8d8a0",
        "#fffbe8",
        brush="feather",
        shadow=False,
    )
    near = land.hill(s.rng, -1.22, 0.05, 0.6)
    s.sheet(near, 0.8, "#2f6a3c", "#8ac068", span=(-1.6, -1.12))
    plants.tufts(s, near, 0.75, 26, flowers="#fff4a0")
    for x, k in ((-0.5, 0.2), (-0.26, 0.17), (0.2, 0.18)):
        s.place(animals.sheep(), x, land.top(near, x) - 0.02, k, 0.72, flip=x < -0.4, shadow=False)
    light.sun(s, 1.5, side=-0.6, height=0.7)
    light.rig(s, 750, 150)
