"""What is inside: an apple, the ice."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, veils, weather
from theatre.animals.anatomy import mirror
from theatre.colour import lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


def _room(s: Stage, hole: Geom, low: str, high: str, floor: float, spots: str = "") -> None:
    """The back wall and the boards of a room cut from the flesh."""
    x0, y0, x1, y1 = hole.bounds
    s.sheet(hole.buffer(0.05), 2.44, low, high, span=(y0, y1), translucent=0)
    if spots:
        dots = [circle(x0 + 0.09 * i + 0.045 * (j % 2), y0 + 0.08 * j, 0.012) for i in range(12) for j in range(9)]
        s.sheet(union(*dots).intersection(hole.buffer(0.04)), 2.41, spots, shadow=False, thick=0.004, edge=0)
    s.puff(box(x0 - 0.03, floor - 0.05, x1 + 0.03, floor).intersection(hole.buffer(0.04)), 2.2, 0.03, "#7a4424", "#c88a54", brush="wood", shadow=False)


@card("poppy", focus=1.9)
def apple_house(s: Stage) -> None:
    sky.backdrop(s, strength=1.1, wisps=0.25, heaps=[(-0.7, 1.1, 0.5)], glow=sky.Glow(-0.6, 0.6, 0.8, "#fff4e0", 0.5))
    land.distance(s, "hills", 2, y=-0.5, step=-0.14, tall=0.3, depth=4.4, gap=0.5, fog=0.5)
    for x, h, d in ((-0.86, 1.5, 3.6), (0.9, 1.7, 3.4)):
        tips = plants.tree(s, x, -0.9, h, d, ("#b8482c", "#f0905c"), ("#6a3a2c", "#a8705c"), levels=5, size=0.075, fill=0.95)
        for tx, ty in plants.dot_tips(tips, s.rng, 7):
            s.puff(circle(tx, ty - 0.03, 0.045), d - 0.35, 0.04, "#a81c1c", "#f04c3c", shadow=False)
    g = land.hill(s.rng, -0.96, 0.04, 0.6)
    s.sheet(g, 2.9, "#8a3a24", "#e08a5c", span=(-1.3, -0.88))
    # The apple: skin, flesh, four rooms.
    apple = mirror("0,70! 14,86 40,92 66,80 83,46 86,6 75,-40 54,-82 32,-108 12,-110 0,-102!", 0, 0.02, 0, 0.01)
    weather.contact(s, 0.02, -1.06, 1.5, 2.75, 0.6)
    s.puff(limb([(0.0, 0.66), (0.04, 0.9), (0.14, 1.1)], 0.08, 0.07, 0.1), 2.4, 0.05, "#5a3420", "#a8744c", brush="plank")
    leaf = move(plants.leaf(0.52, 0.2), 0.07, 0.9, 12)
    s.puff(leaf, 2.2, 0.05, "#3f7a2c", "#a8d060", [Mark(line([(0.1, 0.91), (0.54, 1.0)], 0.014), "#2f5a20", 0.7)])
    s.puff(apple, 2.9, 0.12, "#b01c1c", "#f0503c", [Mark(ellipse(-0.6, 0.5, 0.1, 0.26, -20), "#ffb09c", 0.5, 0.03)], "skin")
    attic = draw("-0.46,0.38! -0.52,0.52 -0.4,0.68 -0.14,0.62 0.0,0.56 0.14,0.62 0.4,0.68 0.52,0.52 0.46,0.38!")
    dining = box(-0.64, -0.3, 0.14, 0.24).buffer(0.04)
    bath = draw("0.3,-0.34! 0.3,0.14 0.42,0.26 0.58,0.26 0.7,0.14 0.68,-0.1 0.64,-0.34!")
    pantry = draw("-0.5,-0.48! 0.48,-0.48! 0.38,-0.72 0.22,-0.88 -0.22,-0.88 -0.4,-0.72")
    rooms = union(attic, dining, bath, pantry)
    flesh = apple.buffer(-0.06)
    s.sheet(flesh.difference(rooms), 2.2, "#f8dc9c", "#fff6d8", span=(-1.0, 0.9), thick=0.34, edge=0.012, translucent=0.1, bump=0.5)
    _room(s, attic, "#c8848c", "#f0c0b8", 0.4, "#fbe4d8")
    _room(s, dining, "#e0a040", "#fbd888", -0.32)
    _room(s, bath, "#4f9a94", "#a8dccc", -0.33, "#d8f4e8")
    _room(s, pantry, "#8a5a34", "#d8a468", -0.86)
    # Asleep under the roof.
    s.place(props.bed("#a8643c", "#c83c44", "#fbe8c8"), 0.02, 0.4, 0.3, 2.0, shadow=False)
    s.place(animals.mouse("up", "#b0a0a0", "shut").moved(0, 0, 62), -0.1, 0.5, 0.2, 1.9, shadow=False)
    # The table is laid.
    s.place(animals.mouse("up", "#b8a090"), -0.26, -0.3, 0.34, 2.2, shadow=False)
    t = s.place(props.table("#a8703c", "#fffaf0", 110), -0.25, -0.31, 0.28, 2.05, shadow=False)
    top = t.points["top"][1]
    s.place(props.cake("#fbe8d0", "#e8607c", 3), -0.25, top - 0.01, 0.15, 2.0, shadow=False)
    for x in (-0.38, -0.12):
        s.place(props.cup("#fffaf0", "#c8302c"), x, top - 0.005, 0.07, 1.95, shadow=False)
    s.place(animals.mouse("up", "#8c8690"), -0.53, -0.3, 0.38, 1.95, shadow=False)
    s.place(animals.mouse("up", "#a89a94"), 0.05, -0.3, 0.32, 1.95, flip=True, shadow=False)
    s.place(props.lantern("#8a5a28"), -0.25, 0.08, 0.15, 2.1, shadow=False)
    # A worm in the bath.
    tub = draw("0.34,-0.14! 0.62,-0.14! 0.6,-0.26 0.54,-0.31 0.42,-0.31 0.36,-0.26")
    worm = limb([(0.52, -0.16), (0.54, 0.0), (0.46, 0.08), (0.38, 0.02)], 0.09, 0.085, 0.09, 0.085)
    s.puff(
        worm,
        2.05,
        0.05,
        "#6a9a2c",
        "#c8e060",
        [Mark(circle(0.4, 0.05, 0.016), "#1c1418"), Mark(line(bezier((0.35, 0.0), (0.37, -0.015), (0.4, -0.01), n=6), 0.01), "#3a5a14")],
        shadow=False,
    )
    s.puff(tub, 1.95, 0.06, "#d8d4c8", "#ffffff", brush="skin", shadow=False)
    s.puff(union(*(circle(0.34 + 0.035 * i, -0.13 + 0.014 * (i % 2), 0.026) for i in range(9))), 1.9, 0.02, "#e8f4f0", "#ffffff", shadow=False)
    # Seeds and stores below.
    for x, turn in ((-0.06, 8), (0.04, -10), (0.14, 14)):
        s.puff(move(draw("0,0.13! 0.05,0.02 0.03,-0.06 -0.03,-0.06 -0.05,0.02"), x, -0.79, turn), 2.05, 0.04, "#3a1c10", "#8a5030", shadow=False)
    s.place(props.bottle("#5f9a6a"), -0.3, -0.85, 0.26, 2.05, shadow=False)
    s.place(props.loaf("#c88440"), 0.3, -0.84, 0.13, 2.05, shadow=False)
    s.place(props.candle(), -0.18, -0.86, 0.2, 2.05, shadow=False)
    for x, y, w in ((-0.25, 0.16, 4.5), (0.46, 0.12, 2.5), (0.0, 0.56, 2.5), (-0.18, -0.62, 2.0)):
        light.lamp(s, x, y, 1.9, w, "#ffd890", 0.06)
    near = land.hill(s.rng, -1.14, 0.04, 0.7)
    s.sheet(near, 1.3, "#6a2818", "#d07848", span=(-1.5, -1.06), bump=0.6)
    # Somebody comes home.
    rungs = props.ladder((-0.66, -1.2), (-0.46, -0.56), 0.12)
    s.puff(rungs, 1.6, 0.025, "#8a5a30", "#e8b878", shadow=False)
    y = land.top(near, -0.8) - 0.03
    weather.contact(s, -0.78, y, 0.3, 1.2, 0.5)
    s.place(props.umbrella("#f0b428"), -0.74, y + 0.1, 0.5, 1.2, turn=-6, shadow=False)
    s.place(animals.mouse("up", "#7c7884"), -0.8, y, 0.38, 1.1, shadow=False)
    for x, k, t in ((0.74, 0.2, 20), (0.92, 0.16, -30)):
        s.place(props.apple("#d8302a"), x, land.top(near, x) - 0.05, k, 1.0, turn=t, shadow=False)
    plants.tufts(s, near, 1.2, 22, low="#6a2818", high="#f0b070")
    weather.falling(s, [plants.leaf(1, 0.5)], ["#e0603c", "#f0a050", "#c83c2c"], 12, (0.05, 0.08), (0.8, 2.4), (-0.9, 1.3))
    light.sun(s, 1.3, side=-0.5)
    light.rig(s, 800, 150)


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
