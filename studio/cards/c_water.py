"""On the sea and under it."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from cards.deep import weed
from theatre import animals, land, light, material, people, plants, props, room, sky, solids, weather
from theatre.curves import bezier, circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


@card("lagoon", focus=1.6)
def turtle_island(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.7, -0.22, 0.7), (0.8, -0.3, 0.8), (0.6, 0.95, 0.5)], wisps=0.2)
    for i, (y, d, low, high) in enumerate(((-0.5, 4.2, "#3f9cb0", "#8fd8d8"), (-0.58, 3.5, "#2f90a4", "#74ccc8"), (-0.68, 2.7, "#2488a0", "#5cc4bc"))):
        s.sheet(land.swell(s.rng, y, 0.016 + 0.006 * i, 6 - i), d, low, high, span=(y - 0.18, y + 0.03))
    s.place(animals.turtle("#8a6a3c", "#5f9a54"), -0.12, -1.12, 0.92, 1.7)
    top = -1.12 + 0.92 * 0.92
    grass = draw(
        f"-0.62,{top - 0.16} -0.44,{top - 0.02} -0.12,{top + 0.06} 0.24,{top - 0.02} 0.4,{top - 0.16} 0.2,{top - 0.12} 0.06,{top - 0.2} -0.12,{top - 0.12} -0.3,{top - 0.2} -0.44,{top - 0.12}"
    )
    s.puff(grass, 1.35, 0.07, "#3f7a34", "#a8cc54", brush="fur")
    plants.tree(s, -0.26, top - 0.02, 1.32, 1.45, ("#1f7a54", "#9ad070"), size=0.07, levels=5, spread=0.62, fill=0.95)
    for x, y in ((-0.5, 0.7), (-0.2, 0.86), (0.04, 0.68), (-0.68, 0.6), (0.2, 0.74), (-0.36, 0.62), (0.36, 0.5)):
        s.puff(circle(x, y, 0.042), 1.0, 0.04, "#d8602c", "#ffb04c", shadow=False)
    boy = people.boy("offer", top="#e8402c", pattern_colour="#fff0d8", bottom="#34567a", mood="calm")
    c = s.place(boy.holding(trinkets.watering_can("#e8b83c"), "far_hand", "handle", 0.36, turn=-16), 0.2, top - 0.04, 0.52, 1.2, flip=True, shadow=False)
    rose = c.points["rose"]
    drops = union(*(ellipse(rose[0] - 0.02 - 0.012 * i, rose[1] - 0.05 - 0.04 * i, 0.009, 0.016) for i in range(4)))
    s.puff(drops, 1.1, 0.01, "#d8f4ff", "#ffffff", shadow=False, cell=0.005)
    for i, (y, d, low, high) in enumerate(((-0.88, 1.15, "#1f8aa0", "#6cd0c4"), (-1.08, 0.8, "#17788f", "#48b4b0"), (-1.3, 0.4, "#10607a", "#2f98a0"))):
        g = land.swell(s.rng, y, 0.022 + 0.008 * i, 4 - i)
        s.sheet(g, d, low, high, span=(y - 0.22, y + 0.04))
        crest = g.difference(affinity.translate(g, 0, -0.016))
        s.sheet(crest, d - 0.03, "#9ce0d8", shadow=False, thick=0.004, edge=0)
        if i == 0:
            for dx, w in ((-0.66, 0.3), (0.5, 0.34), (0.86, 0.2)):
                s.puff(ellipse(dx, y - 0.02, w / 2, 0.022), d - 0.06, 0.02, "#d8f8f4", "#ffffff", shadow=False)
        if i == 1:
            s.place(props.bottle("#7cc49c"), -0.5, -1.2, 0.42, 0.62, turn=62, shadow=False)
    s.place(trinkets.letter(), -0.66, -1.09, 0.12, 0.55, turn=-20, shadow=False)
    for x, y, k in ((0.66, 0.3, 0.13), (0.82, 0.42, 0.1)):
        s.place(animals.goose("fly", "#ffffff"), x, y, k, 3.0, flip=True, shadow=False)
    light.sun(s, 1.8, side=-0.6)
    light.rig(s, 800, 250)


@card("abyss", focus=1.7)
def drowned_bell(s: Stage) -> None:
    sky.backdrop(s, wisps=0, rays=(-0.3, 1.7, "#d8fff0", 1.0), glow=sky.Glow(-0.3, 1.6, 1.0, "#d0fff0", 0.6), brush=0.7, angle=75)
    # The boat from below: keel, planks, oars.
    hull = draw("-0.92,1.2! -0.7,1.32 -0.4,1.36 -0.1,1.32 0.16,1.2! -0.1,1.1 -0.4,1.06 -0.7,1.1")
    planks = union(*(line(bezier((-0.9, 1.2), (-0.38, 1.2 + 0.13 * i), (0.14, 1.2), n=24), 0.012) for i in (-1.2, -0.6, 0.6, 1.2)))
    keel = stroke([(-0.92, 1.2), (-0.4, 1.2), (0.16, 1.2)], 0.01, 0.045, 0.01)
    for side in (-1, 1):
        oar = stroke([(-0.34, 1.21), (-0.32, 1.21 + 0.2 * side), (-0.3, 1.21 + 0.32 * side)], 0.024, 0.024, 0.08)
        s.puff(oar, 3.3, 0.02, "#3a5c54", "#8ab4a0", shadow=False)
    s.puff(hull, 3.2, 0.12, "#3f4a44", "#8a7454", [Mark(planks, "#2c3834", 0.8), Mark(keel, "#24302e")], "wood", shadow=False)
    weather.halo(s, -0.38, 1.22, 3.6, 0.8, "#e8fff4", 0.35)
    for d, y in ((4.0, -0.7), (3.2, -0.95)):
        s.sheet(land.roofs(s.rng, y, 0.5), d, "#0f4a5a", "#2f8a8c", span=(y - 0.3, y + 0.5))
        weather.fog(s, d - 0.2, "#1f7078", 0.45, y - 0.5, y + 0.4)
    stone, arch = "#5c9088", union(box(-24, 92, 24, 132), circle(0, 132, 24))
    body = Polygon([(-44, -20), (-38, 174), (38, 174), (44, -20)])
    wall = body.difference(arch)
    bricks = props.buildings.bricks(-44, 0, 44, 174, 15, 9)
    spire = draw("-48,170! -20,200 -2,270! 10,240 16,236! 24,204 48,170!")
    tower = thing(
        [
            piece(arch.buffer(6), "#0c3c48", 2, -14),
            piece(
                wall,
                stone,
                7,
                0,
                [Mark(bricks, "#2f5c5c", 0.6), Mark(union(ellipse(-30, 30, 14, 30), ellipse(30, 80, 12, 24), ellipse(-34, 150, 10, 20)), "#3f9a6c", 0.6, 0.03)],
                "stone",
            ),
            piece(arch.buffer(7).difference(arch.buffer(1)), "#8ab4a4", 5, 5, [], "stone"),
            piece(union(box(-48, 166, 48, 176), box(-46, 70, 46, 77)), "#7ca89c", 6, 5, [], "stone"),
            piece(spire, "#8a4a44", 9, 6, [Mark(props.buildings.tiles(-50, 170, 50, 270, 9), "#4a2a30", 0.6)]),
            piece(union(box(-9, 10, 9, 34), circle(0, 34, 9)), "#0c3c48", 2, 4),
        ],
        bell=(0, 140),
    )
    tx, ty, k = 0.3, -1.3, 0.94
    s.place(tower, tx, ty, k, 2.2, turn=-5)
    s.place(props.bell("#e8b03c"), 0.37, -0.42, 0.42, 2.0, turn=18)
    weather.halo(s, 0.42, -0.22, 1.9, 0.5, "#ffd070", 0.3)
    for r in (0.42, 0.56, 0.7):
        arcs = [line([(0.4 + r * math.cos(math.radians(a + o)), -0.2 + r * math.sin(math.radians(a + o))) for a in range(-20, 21, 4)], 0.012) for o in (0, 180)]
        s.sheet(union(*arcs), 1.6, "#ffe4a0", shadow=False, thick=0.004, edge=0, glow=0.4)
    g = land.hill(s.rng, -1.24, 0.06, 0.6)
    s.sheet(g, 1.3, "#0f4a54", "#3f9a8c", span=(-1.6, -1.15), bump=0.7)
    y = land.top(g, -0.36)
    weather.contact(s, -0.4, y, 0.4, 1.25, 0.5)
    diver = people.captain("pull", hat="helmet", hat_colour="#e0a040", top="#d88a3c", bottom="#b86a30", beard="", shoes="#5a3a24", mood="happy")
    f = s.place(diver, -0.34, y - 0.02, 0.7, 1.1, shadow=False)
    hx, hy = f.points["hand"]
    room.string(s, [(0.37, -0.4), (0.3, -0.8), (hx, hy)], 1.4, "#f4dca0", 0.018, 0)
    room.string(s, [(-0.5, y + 0.62), (-0.9, 0.0), (-0.5, 0.7), (-0.36, 1.3)], 1.5, "#d8c8a0", 0.014, 0)
    bubbles = [(-0.5 + 0.05 * math.sin(i * 1.9), y + 0.84 + i * 0.15, 1.0, 0.012 + 0.007 * (i % 3)) for i in range(9)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.15), 20)
    shoal = (
        (-0.3, 0.06, 0.24, "#f08a3c", "round", False),
        (-0.62, 0.3, 0.2, "#f0b84c", "round", False),
        (-0.16, 0.42, 0.2, "#e8604c", "deep", False),
        (-0.7, -0.24, 0.17, "#7fd0c0", "deep", False),
        (0.88, 0.1, 0.22, "#f0a04c", "round", True),
        (0.9, -0.5, 0.18, "#f4c860", "round", True),
        (0.84, 0.62, 0.17, "#e87858", "deep", True),
        (0.1, 0.84, 0.15, "#f0b84c", "long", False),
    )
    for i, (x, fy, size, c, kind, flip) in enumerate(shoal):
        s.place(animals.fish(c, "#fbe8c0", kind), x, fy, size, 1.5 + 0.1 * (i % 3), flip=flip, turn=(-8, -14, 10, 6)[i % 4], shadow=False)
    for x, h, d in ((-0.95, 0.8, 0.5), (-0.8, 0.5, 0.8), (0.94, 0.9, 0.4), (0.8, 0.5, 0.7), (0.1, 0.4, 0.8)):
        weed(s, x, h, d, "#04202c", "#2f8a6c")
    s.place(animals.crab("#e0603c"), 0.66, land.top(g, 0.66) - 0.02, 0.16, 1.0, shadow=False)
    light.rig(s, 1000, 200)
    light.spot(s, (-0.8, 0.0, 4.4), (0.2, 1.8, -0.4), 800, "#d8fff0", 50, 0.4)


@card("rain", focus=1.5)
def umbrella_ark(s: Stage) -> None:
    sky.backdrop(s, heaps=[(-0.6, 1.05, 0.9), (0.55, 1.2, 0.9), (0.1, 0.7, 0.6)], shade="#8298a0", glow=sky.Glow(0.7, -0.4, 0.7, "#fff4d8", 0.5))
    for i, (y, d) in enumerate(((-0.46, 4.2), (-0.54, 3.4), (-0.64, 2.6))):
        low, high = (("#6c8890", "#a4b8bc"), ("#587880", "#8ca8ac"), ("#486870", "#7c9ca0"))[i]
        s.sheet(land.swell(s.rng, y, 0.02 + 0.008 * i, 6 - i), d, low, high, span=(y - 0.18, y + 0.03))
    s.sheet(land.roofs(s.rng, -0.66, 0.16).intersection(box(-0.9, -2, -0.5, 2)), 3.0, "#5c6c70", "#8a9894")
    rim, low = -0.5, -1.1
    inner = ellipse(0, rim, 0.78, 0.12)
    s.puff(inner, 1.75, 0.01, "#5a1418", "#8a2428", shadow=False)
    mast = union(line([(0.02, -0.9), (0.02, 0.62)], 0.036), line(bezier((0.02, 0.6), (0.02, 0.86), (-0.24, 0.86), (-0.22, 0.62), n=20), 0.05))
    s.puff(mast, 1.62, 0.03, "#5a3a24", "#b8804c", brush="plank")
    lamp = s.place(props.lantern("#6a4a28"), -0.22, 0.3, 0.28, 1.45, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 1.3, 0.34, "#ffc870", 0.5)
    crew = (
        (animals.bear("sit", "#7a5236"), 0.33, -0.66, 0.62, 1.6, False),
        (animals.owl("perch", "#9a7448"), -0.03, -0.56, 0.42, 1.4, False),
        (animals.fox("sit", "#d8601e"), -0.36, -0.66, 0.58, 1.5, False),
        (animals.hare("sit", "#e8dcc8"), -0.62, -0.6, 0.34, 1.4, False),
        (animals.mouse("up", "#b0a4a8"), -0.08, 0.78, 0.22, 1.4, False),
    )
    for f, x, y, k, d, flip in crew:
        s.place(f, x, y, k, d, flip=flip, shadow=False)
    scallops = [(-0.8 + 0.32 * i, rim + 0.02) for i in range(6)]
    edge = " ".join(f"{x + 0.16:.2f},{rim - 0.055:.3f} {x + 0.32:.2f},{rim + 0.02:.3f}!" for x, _ in scallops[:5])
    bowl = draw(f"-0.8,{rim + 0.02}! {edge} 0.7,-0.84 0.44,-1.1 0.0,-1.22 -0.44,-1.1 -0.7,-0.84")
    ribs = union(*(line(bezier((x, rim + 0.02), (x * 0.9, -0.9), (0.0, -1.24), n=20), 0.014) for x in (-0.48, -0.16, 0.16, 0.48)))
    shade = union(Polygon([(-0.48, rim + 0.05), (-0.16, rim + 0.05), (0, -1.24)]), Polygon([(0.16, rim + 0.05), (0.48, rim + 0.05), (0, -1.24)]))
    s.puff(bowl, 1.2, 0.2, "#a81f24", "#e84a3c", [Mark(shade, "#f07058", 0.45), Mark(ribs, "#6a1418", 0.8)], "cloth")
    s.place(animals.fish("#f4a03c", "#fff0c0"), 0.78, -0.5, 0.36, 1.5, turn=70, shadow=False)
    s.place(trinkets.bucket("#dce4e4", "#5c7c84"), 0.62, -0.58, 0.3, 1.4, shadow=False)
    for i, (y, d) in enumerate(((-0.92, 0.9), (-1.1, 0.6), (-1.3, 0.3))):
        low, high = (("#3f626c", "#84a8ac"), ("#34545e", "#6c9094"), ("#28444e", "#54787e"))[i]
        g = land.swell(s.rng, y, 0.03 + 0.008 * i, 4 - i)
        s.sheet(g, d, low, high, span=(y - 0.22, y + 0.04))
        s.sheet(g.difference(affinity.translate(g, 0, -0.015)), d - 0.03, "#9cb8bc", shadow=False, thick=0.004, edge=0)
    weather.rain(s, slant=0.15, count=100)
    light.lamp(s, -0.2, 0.2, 0.9, 10, "#ffc070", 0.2)
    light.rig(s, 1000, 250)
    light.sun(s, 0.8)
