"""Great distances: snow and sand."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, veils, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, line, move, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import marvels
from theatre.registry import card
from theatre.stage import FULL, Stage


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
    s.view(rise=-0.4, roll=4, lens=1.08, pivot=1.7)
    sky.backdrop(s, wisps=0.25, heaps=[(-0.7, 0.9, 0.5)], glow=sky.Glow(0.6, -0.2, 0.9, "#fff6d8", 0.6))
    weather.sun(s, 0.72, 0.0, 0.15, 4.6)
    for i, (y, d) in enumerate(((-0.36, 4.2), (-0.5, 3.6), (-0.66, 3.0))):
        low, high = (("#e0b478", "#f8e0ac"), ("#d09a58", "#f4d090"), ("#c08444", "#f0c078"))[i]
        s.sheet(land.dunes(s.rng, y, 0.2), d, low, high, span=(y - 0.2, y + 0.2))
        weather.fog(s, d - 0.2, "#fbe8c0", 0.4, y - 0.4, y + 0.1)
    # She climbs a dune that breaks like a wave.
    hull = s.place(props.ship("#8a4a2c", "#fff6e4", "#167a86"), 0.2, -0.84, 1.26, 2.0, turn=-9, flip=True).parts[-1].shape
    rail = hull.difference(move(hull, 0, -0.034)).intersection(box(-2, -0.62, 2, 2))
    s.puff(rail, 1.8, 0.02, "#4a2414", "#b0683c", brush="wood", shadow=False)
    # The captain stands on deck, behind the rail, as high as the hip.
    x, y, k = -0.4, -0.61, 0.66
    glass = (-0.7, -0.02)
    captain = people.captain(
        Pose(near_leg=(-5, -5), far_leg=(6, 4), lean=6, nod=-4),
        mood="proud",
        profile=True,
        gaze=(0.8, 0.1),
        skin="#7a4a30",
        hair="curly",
        hair_colour="#1c1416",
        beard="",
        nose="snub",
        hat="bowler",
        hat_colour="#b83a2c",
        top="#167a86",
        hands=("grip", "grip"),
        touch={"hand": people.local((glass[0] + 0.14, glass[1] - 0.01), x, y, k, True), "far_hand": people.local(glass, x, y, k, True)},
    )
    placed = captain.moved(x, y, 0, k, True)
    s.place(veils.cropped(placed, FULL.difference(hull).intersection(box(-2, -0.5, 2, 2))), 0, 0, 1, 1.86, shadow=False)
    s.place(marvels.spyglass("#e0a848"), placed.points["head"][0] - 0.06, glass[1] + 0.005, 0.3, 1.74, turn=180, shadow=False)

    def surf(y: float, crests: int, tall: float, depth: float, low: str, high: str) -> None:
        """Dunes as waves: a long back, a sharp crest that leans to the left, and the wind's ripples on them."""
        w = 2.8 / crests
        start = -1.4 - w * s.rng.random()
        pts = []
        for i in range(crests + 2):
            h = tall * s.rng.uniform(0.8, 1.2)
            back = bezier(
                (start + w * (i + 0.12), y + h), (start + w * (i + 0.36), y + h * 0.8), (start + w * (i + 0.6), y), (start + w * (i + 0.9), y - h * 0.1), n=16
            )
            pts += [
                *back,
                *bezier(back[-1], (start + w * (i + 1.16), y - h * 0.1), (start + w * (i + 1.26), y + tall * 0.5), (start + w * (i + 1.12), y + tall), n=10)[
                    1:-1
                ],
            ]
        g = Polygon([*pts, (3, -2.2), (-3, -2.2)]).buffer(0.008).buffer(-0.008)
        crest = g.difference(move(g, 0, -0.022))
        ripples = union(*(line([(v / 12, y - 0.06 - 0.075 * i + 0.022 * math.sin(v / 2.2 + i * 1.7)) for v in range(-18, 19)], 0.011) for i in range(5)))
        s.puff(
            g.intersection(box(-1.5, -1.9, 1.5, 1)),
            depth,
            0.05,
            low,
            high,
            [Mark(ripples, darker(low, 0.12), 0.5), Mark(crest, "#fff0c8", 0.8)],
            "stone",
            cell=0.011,
            shadow=False,
        )

    surf(-0.83, 3, 0.15, 1.6, "#b87438", "#f4c880")
    # The bow throws sand up, as it would throw water.
    splash = draw("-0.36,-0.92! -0.44,-0.8 -0.52,-0.68! -0.55,-0.78 -0.66,-0.66! -0.66,-0.78 -0.8,-0.7! -0.75,-0.81 -0.92,-0.79! -0.8,-0.88 -0.7,-0.94!")
    s.puff(splash, 1.5, 0.03, "#d8a458", "#fbe4b0", brush="stone", shadow=False)
    # Beside her the camels leap, as dolphins do: one is all out, two are on their way.
    s.place(veils.cropped(animals.camel("#8a5430", "leap", "#2f6a8a").moved(0.9, -1.22, 10, 0.56, True), box(-2, -1.12, 2, 2)), 0, 0, 1, 1.3, shadow=False)
    s.place(veils.cropped(animals.camel("#a0683c", "leap", "#c8403c").moved(-0.66, -1.22, -14, 0.5, True), box(-2, -1.16, 2, 2)), 0, 0, 1, 1.3, shadow=False)
    surf(-1.16, 3, 0.13, 1.15, "#a8642c", "#f0bc70")
    s.place(animals.camel("#6e3c22", "leap", "#e0a02c"), 0.0, -1.34, 0.62, 0.95, turn=-6, flip=True, shadow=False)
    weather.contact(s, -0.04, -1.36, 0.8, 1.05, 0.5, "#5a2c14")
    surf(-1.36, 4, 0.08, 0.7, "#98562a", "#e4a85c")
    for gx, gy, size in ((-0.5, 0.66, 0.1), (-0.36, 0.74, 0.08), (-0.62, 0.78, 0.07)):
        s.place(animals.goose("fly"), gx, gy, size, 3.0, flip=True)
    light.sun(s, 2.2, "#ffe0b0", side=0.9, height=0.4)
    light.rig(s, 800, 200, left=False)
