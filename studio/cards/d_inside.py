"""Under the ice."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, sky, veils, weather
from theatre.colour import lighter
from theatre.curves import bezier, circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("snow", focus=1.7)
def ice_train(s: Stage) -> None:
    dusk = ((0.0, "#f0c8b8"), (0.55, "#f0d0c0"), (0.7, "#a8acd0"), (1.0, "#4c64a4"))
    sky.backdrop(s, stops=dusk, wisps=0.3, glow=sky.Glow(0.6, 0.5, 0.6, "#ffe4c8", 0.5), stars=40)
    for y, d, c in ((0.46, 4.6, "#a8b4d8"), (0.4, 4.2, "#7c90c0")):
        s.sheet(land.forest(s.rng, y, 0.4, 22), d, c, lighter(c, 0.4), span=(y, y + 0.4))
        weather.fog(s, d - 0.2, "#e4dcec", 0.5, y - 0.1, y + 0.3)
    # The lake seen over its edge: the frozen top, the thick ice, the water.
    top, edge, under = 0.44, -0.06, -0.2
    frozen = box(-1.6, edge, 1.6, top)
    trails = union(
        *(
            line(bezier((-1.5, edge + 0.1 + 0.1 * i), (-0.4, edge + 0.3 - 0.12 * i), (0.5, edge + 0.02 + 0.14 * i), (1.5, edge + 0.24 - 0.06 * i), n=40), 0.011)
            for i in range(4)
        )
    )
    shine = union(*(ellipse(x, edge + 0.14, 0.2, 0.06) for x in (-0.8, -0.34, 0.12)))
    s.puff(frozen, 3.2, 0.002, "#a8c8e4", "#e8e4f0", [Mark(shine, "#ffdca0", 0.7, 0.03), Mark(trails, "#ffffff", 0.8)], "skin", cell=0.02, shadow=False)
    deep = ((0.0, "#04142c"), (0.4, "#0c3458"), (0.8, "#1f6a8c"), (1.0, "#3f94a8"))
    s.screen(sky.paint(deep, s.seed, brush=0.8, angle=4, wisps=0.0), 3.0, frame=(-1.4, -1.8, 1.4, under + 0.04))
    block = Polygon(
        [
            (-1.6, edge + 0.01),
            *[(-1.6 + 0.16 * i, edge + 0.012 * math.sin(i * 2.1)) for i in range(21)],
            (1.6, edge),
            *[(1.6 - 0.16 * i, under + 0.03 * math.sin(i * 1.7)) for i in range(21)],
        ]
    ).buffer(0)
    cracks = union(*(line([(x, edge + 0.02), (x + 0.05, edge - 0.07), (x - 0.01, under)], 0.008) for x in (-0.86, -0.2, 0.38, 0.8)))
    s.puff(block, 2.4, 0.05, "#6cacc8", "#f0f8fc", [Mark(cracks, "#ffffff", 0.8)], "skin", shadow=False, glow=0.12)
    # The train on its bridge under water.
    rail = -0.98
    for i in range(9):
        x = -1.2 + 0.3 * i
        s.puff(stroke([(x, -1.6), (x, rail - 0.04)], 0.07, 0.055), 2.3, 0.03, "#1c2c4c", "#5c7ca0", shadow=False)
    s.puff(line([(-1.5, rail - 0.03), (1.5, rail - 0.03)], 0.05), 2.1, 0.02, "#2c3048", "#8a90ac", brush="wood", shadow=False)
    for x in (-0.92, -0.28):
        body = box(x - 0.3, rail + 0.1, x + 0.3, rail + 0.5).buffer(0.02)
        panes = [box(x - 0.24 + 0.17 * i, rail + 0.24, x - 0.12 + 0.17 * i, rail + 0.42).buffer(0.01) for i in range(3)]
        trim = [Mark(box(x - 0.4, rail + 0.17, x + 0.4, rail + 0.19), "#f0c860"), Mark(union(*(p.buffer(0.02) for p in panes)), "#5a1c1c", 0.9)]
        s.puff(body, 1.95, 0.03, "#8a2420", "#d8503c", trim, "wood")
        s.puff(
            draw(f"{x - 0.36},{rail + 0.5}! {x - 0.3},{rail + 0.58} {x},{rail + 0.61} {x + 0.3},{rail + 0.58} {x + 0.36},{rail + 0.5}!"),
            1.85,
            0.03,
            "#3a1418",
            "#7a3c3c",
        )
        s.sheet(union(*panes), 1.86, "#ffc860", "#ffe8a8", thick=0.01, shadow=False, glow=0.4)
        for wx in (x - 0.18, x + 0.18):
            s.puff(circle(wx, rail + 0.07, 0.075), 1.8, 0.02, "#2c1c1c", "#6a4a3c", [Mark(circle(wx, rail + 0.07, 0.03), "#f0c860")], shadow=False)
        weather.halo(s, x, rail + 0.33, 1.7, 0.4, "#ffc060", 0.14)
        light.lamp(s, x, rail + 0.42, 1.4, 5, "#ffc878", 0.1)
        people_in = (
            ((0, people.lady("stand", mood="calm")), (2, people.captain("stand", mood="happy")))
            if x < -0.5
            else ((1, people.old_man("stand", hat="bowler", hat_colour="#3a2c34", mood="surprised")),)
        )
        for i, who in people_in:
            px = x - 0.18 + 0.17 * i
            up = 12 if x > -0.5 else 0
            s.place(veils.cropped(who.moved(px - 0.015, rail - 0.02, up, 0.44), panes[i]), 0, 0, 1, 1.82, shadow=False)
    e = s.place(props.engine("#8a2420", "#f0b840"), 0.5, rail, 0.62, 1.9, shadow=False)
    smoke = e.points["funnel"]
    for i in range(12):
        t = i / 11
        bx, by = smoke[0] - 0.1 - 0.9 * t, min(smoke[1] + 0.06 + 0.5 * t**0.5, under - 0.06) - 0.02 * (i % 3)
        s.puff(circle(bx, by, 0.05 + 0.035 * math.sin(i * 2.2) + 0.03 * t), 2.2 - 0.02 * i, 0.05, "#a8d4e4", "#f8ffff", shadow=False)
    veils.beam(s, (0.88, rail + 0.34), (1.5, rail + 0.2), 0.5, 1.7, "#ffe8a0", 0.6)
    bed = land.hill(s.rng, -1.34, 0.05, 0.7)
    s.sheet(bed, 1.5, "#081c38", "#2f6a84", span=(-1.6, -1.26), bump=0.7)
    for x, h in ((-0.9, 0.3), (-0.76, 0.2), (0.7, 0.3), (0.88, 0.22), (0.1, 0.16)):
        yy = land.top(bed, x) - 0.03
        blade = bezier((x, yy), (x + 0.07, yy + h * 0.4), (x - 0.05, yy + h * 0.7), (x + 0.02, yy + h), n=16)
        s.puff(stroke(blade, 0.05, 0.04, 0.012), 1.3, 0.03, "#0c3450", "#2f7a84", shadow=False)
    for x, yy, k in ((-0.5, -1.18, 0.16), (0.3, -1.14, 0.12), (0.8, -0.36, 0.12)):
        s.place(animals.fish("#8fd0d8", "#e8f4ec", kind="long"), x, yy, k, 1.5, flip=True, shadow=False)
    # The skater kneels to see better.
    y = edge + 0.1
    for x, yy, r in ((-0.33, y, 0.24), (-0.33, y, 0.17), (0.45, edge + 0.2, 0.15), (0.45, edge + 0.2, 0.1)):
        s.sheet(ellipse(x, yy + 0.004, r, r * 0.14), 2.38, mat=veils.tint("#5c70a4", 0.4), thick=0.002, edge=0, shadow=False)
    skater = people.child("kneel", mood="surprised").moved(-0.34, y, 0, 0.76)
    s.place(veils.cropped(skater, box(-1, y, 1, 2)), 0, 0, 1, 2.0, shadow=False)
    s.place(animals.dog("sit", "#f0e4d0"), 0.46, edge + 0.2, 0.3, 2.3, flip=True, shadow=False)
    weather.snow(s, 60, low=0.1, high=1.5)
    light.rig(s, 800, 120)
    light.sun(s, 0.8, "#ffe0c8", side=-0.7, height=0.5)
