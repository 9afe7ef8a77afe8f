"""Great distances: snow and sand."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, line, move, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("snow", focus=1.5)
def door_snow(s: Stage) -> None:
    pale = ((0.0, "#f6f2ee"), (0.4, "#e4ebf2"), (0.7, "#ccdaea"), (1.0, "#a8c0da"))
    sky.backdrop(s, stops=pale, wisps=0.2)
    for i, (y, d) in enumerate(((-0.24, 4.4), (-0.34, 3.8), (-0.46, 3.2), (-0.62, 2.6))):
        g = land.hill(s.rng, y, 0.05, 0.5)
        s.sheet(g, d, mix("#dce6f2", "#c8d8ec", i / 3), "#fbfaf8", span=(y - 0.26, y + 0.06), bump=0.5, glow=0.13)
    for x, h in ((-0.8, 0.14), (-0.72, 0.1), (0.84, 0.12)):
        s.sheet(plants.branches(s.rng, x, -0.38, h * 2.4, levels=4)[0], 3.5, "#7c8cac", thick=0.004, edge=0, shadow=False)
    # The door.
    x0, x1, y0, y1, d = -0.24, 0.36, -0.98, 0.2, 1.7
    hole = box(x0, y0, x1, y1)
    summer = sky.paint(((0.0, "#fff6c8"), (0.4, "#bfe8e0"), (1.0, "#3f9ad8")), s.seed, heaps=[(-0.3, 0.5, 1.4), (0.6, 0.9, 0.9)], cloud="#ffffff")
    s.screen(summer, d + 0.5, 1.0, 1.6, (x0 - 0.04, y0, x1 + 0.04, y1 + 0.04))
    clip = hole.buffer(0.04).intersection(box(-2, y0, 2, 2))
    for y, dd, low, high in ((-0.42, 0.44, "#5f9a54", "#a8cc6c"), (-0.62, 0.36, "#4f8a3c", "#b8d860"), (-0.8, 0.26, "#3f7a34", "#98c84c")):
        s.sheet(land.hill(s.rng, y, 0.04, 0.9).intersection(clip), d + dd, low, high, span=(y - 0.2, y + 0.05), glow=0.25)
    s.sheet(union(plants.round_tree(s.rng, 0.22, -0.56, 0.44)), d + 0.38, "#3f7a34", "#8cc04c", glow=0.2)
    for _ in range(26):
        fx, fy = s.rng.uniform(x0, x1), s.rng.uniform(-0.98, -0.68)
        c = s.rng.choice(("#f0483c", "#f8d040", "#ffffff", "#e86aa0"))
        s.puff(circle(fx, fy, 0.016 + 0.01 * (-0.68 - fy)), d + 0.2, 0.01, c, lighter(c, 0.2), shadow=False, glow=0.2)
    frame = hole.buffer(0.07, join_style=2).difference(hole).intersection(box(-2, y0, 2, 2))
    s.puff(frame, d, 0.03, "#6a2420", "#b84438", brush="plank")
    s.puff(Polygon([(x0 - 0.1, y0 - 0.04), (x1 + 0.1, y0 - 0.04), (x1 + 0.07, y0 + 0.02), (x0 - 0.07, y0 + 0.02)]), d - 0.06, 0.02, "#5a2c24", "#9a5a44")
    leaf = Polygon([(x0 - 0.03, y0), (x0 - 0.38, y0 - 0.1), (x0 - 0.38, y1 + 0.08), (x0 - 0.03, y1)])
    panels = union(
        Polygon([(x0 - 0.1, y0 + 0.1), (x0 - 0.32, y0 + 0.05), (x0 - 0.32, y0 + 0.42), (x0 - 0.1, y0 + 0.44)]),
        Polygon([(x0 - 0.1, y0 + 0.54), (x0 - 0.32, y0 + 0.53), (x0 - 0.32, y0 + 0.96), (x0 - 0.1, y0 + 0.92)]),
    )
    s.puff(leaf, d - 0.1, 0.02, "#a82c28", "#d8483a", [Mark(panels, "#8c2420", 0.8), Mark(circle(x0 - 0.34, y0 + 0.5, 0.025), "#f0c860")], "plank")
    # Summer spills over the threshold.
    spill = draw(
        f"{x0},{y0 - 0.02}! {x1},{y0 - 0.02}! {x1 + 0.1},{y0 - 0.14} {x1 + 0.02},{y0 - 0.2} {x0 + 0.3},{y0 - 0.26} {x0 - 0.06},{y0 - 0.18} {x0 - 0.12},{y0 - 0.1}"
    )
    s.puff(spill, d - 0.24, 0.015, "#5f9a44", "#b4d468", brush="wool", shadow=False)
    for _ in range(12):
        fx, fy = s.rng.uniform(x0 - 0.04, x1 + 0.04), s.rng.uniform(y0 - 0.18, y0 - 0.03)
        c = s.rng.choice(("#f0483c", "#f8d040", "#ffffff"))
        s.puff(circle(fx, fy, 0.016), d - 0.3, 0.01, c, lighter(c, 0.2), shadow=False)
    fy = y0 - 0.2
    weather.contact(s, 0.62, fy, 0.56, d - 0.26, 0.4)
    s.place(animals.fox("stand", "#d0601c"), 0.86, fy, 0.56, d - 0.4, flip=True, shadow=False)
    for tx, ty in ((0.98, -1.22), (0.8, -1.3), (0.94, -1.38), (0.76, -1.46)):
        s.sheet(ellipse(tx, ty, 0.034, 0.016), d - 0.5, "#8ca0c4", shadow=False)
    s.place(animals.bee(), -0.5, 0.4, 0.17, 1.3, flip=True)
    path = bezier((0.1, 0.0), (-0.1, 0.4), (-0.3, 0.2), (-0.42, 0.44), n=26)
    s.sheet(union(*(circle(*p, 0.008) for p in path[6:-2:2])), 1.3, "#6a7a98", shadow=False)
    weather.snow(s, 70, size=(0.006, 0.014))
    light.lamp(s, 0.06, -0.5, d - 0.7, 10, "#fff0b0", 0.3)
    light.sun(s, 2.0, side=-0.5)
    light.rig(s, 900, 120)


@card("desert", focus=1.7)
def dune_ship(s: Stage) -> None:
    sky.backdrop(s, wisps=0.25, glow=sky.Glow(0.5, 0.5, 0.7, "#fff6d8", 0.5))
    weather.sun(s, 0.6, 0.98, 0.13, 4.6)
    for i, (y, d) in enumerate(((-0.3, 4.2), (-0.44, 3.6), (-0.6, 3.0))):
        low, high = (("#e0b478", "#f8e0ac"), ("#d09a58", "#f4d090"), ("#c08444", "#f0c078"))[i]
        s.sheet(land.dunes(s.rng, y, 0.2), d, low, high, span=(y - 0.2, y + 0.2))
        weather.fog(s, d - 0.2, "#fbe8c0", 0.4, y - 0.4, y + 0.1)
    # The dune the ship climbs, shaped like a wave.
    dune = draw("-1.5,-1.7! -1.5,-0.98 -1.0,-0.92 -0.5,-0.78 0.1,-0.72 0.7,-0.84 1.5,-0.7 1.5,-1.7!")
    s.place(props.ship("#8a4a2c", "#fff6e4", "#167a86"), 0.3, -0.84, 1.16, 2.0, turn=5, flip=True)
    s.puff(
        dune,
        1.7,
        0.06,
        "#a8642c",
        "#f0bc70",
        [
            Mark(
                union(
                    *(
                        line(bezier((-1.4, -1.0 - 0.09 * i), (-0.4, -0.86 - 0.1 * i), (0.3, -0.84 - 0.1 * i), (1.4, -0.8 - 0.1 * i), n=30), 0.012)
                        for i in range(8)
                    )
                ),
                "#b8783c",
                0.5,
            )
        ],
        "stone",
        cell=0.014,
    )
    for x, y, w in ((-0.18, -0.78, 0.5), (0.4, -0.8, 0.6), (0.86, -0.82, 0.3)):
        weather.cloud(s, x, y, w * 0.6, 1.5, "#d8a058", "#f8dca0", glow=0.0)
    s.place(people.captain("point", hat="topper", top="#167a86"), 0.16, -0.52, 0.36, 1.8, flip=True)
    g = draw("-1.5,-1.16 -0.8,-1.06 -0.2,-1.1 0.4,-1.2 1.5,-1.14 1.5,-2! -1.5,-2!")
    s.sheet(g, 1.1, "#b8743c", "#f4c884", span=(-1.5, -1.05), bump=0.7)
    bow = (-0.42, -0.52)
    for i, (x, k) in enumerate(((-0.16, 0.46), (-0.74, 0.54))):
        y = land.top(g, x) - 0.06
        weather.contact(s, x, y, k, 1.05, 0.5)
        cam = s.place(animals.camel(("#e8cca0", "#f4e0b8")[i]), x + 0.06, y, k, 0.98 - 0.04 * i, flip=True, shadow=False)
        bx, by = cam.points["back"]
        s.puff(
            ellipse(bx, by - 0.05, 0.07, 0.06),
            0.8 - 0.04 * i,
            0.03,
            "#a8322a",
            "#e0583c",
            [Mark(line([(bx - 0.1, by - 0.06), (bx + 0.1, by - 0.06)], 0.012), "#f8d880")],
            "cloth",
            shadow=False,
        )
        room.string(s, [bow, ((bow[0] + bx) / 2, min(bow[1], by) - 0.04), (bx, by)], 1.2, "#fbeccc", 0.012, 0.1)
    # The anchor and the cactus.
    ca = move(plants.cactus(0.56), 0.74, land.top(g, 0.74) - 0.02)
    ribs = union(*(line([(0.74 + dx, -1.3), (0.74 + dx, -0.6)], 0.006) for dx in (-0.03, 0, 0.03)))
    s.puff(ca, 0.9, 0.07, "#2c5a3c", "#7faa5c", [Mark(ribs, "#1f4430", 0.6)], shadow=False)
    s.puff(circle(0.74, land.top(g, 0.74) + 0.56, 0.035), 0.8, 0.03, "#d8486a", "#f8a0b0", shadow=False)
    s.place(props.anchor("#34404c"), 0.6, land.top(g, 0.74) + 0.1, 0.36, 0.72, turn=-20, shadow=False)
    room.string(s, [(0.72, land.top(g, 0.74) + 0.44), (0.9, -0.6), (0.84, -0.5)], 0.7, "#4a3828", 0.018, 0)
    for x, y, k in ((-0.5, 0.5, 0.1), (-0.36, 0.58, 0.08), (-0.62, 0.62, 0.07)):
        s.place(animals.goose("fly"), x, y, k, 3.0, flip=True)
    light.sun(s, 2.1, side=0.6)
    light.rig(s, 900, 200, left=False)
