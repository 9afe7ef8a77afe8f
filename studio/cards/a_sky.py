"""Moons: what is in the air."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, room, sky, weather
from theatre.colour import lighter
from theatre.curves import bezier, circle, draw, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("midnight", focus=1.3)
def moon_repair(s: Stage) -> None:
    sky.backdrop(s, stars=260, wisps=0.25, glow=sky.Glow(0.2, 0.1, 1.0, "#8fb4e8", 0.5))
    # Far below, the town; the ladder comes up from it.
    land.distance(s, "roofs", 2, y=-1.16, step=-0.12, tall=0.26, depth=4.2, gap=0.5, fog=0.5)
    room.town_row(s, -1.5, 3.0, ("#34568c", "#2c4a7c", "#40629c"), size=(0.2, 0.25), roofs=("#1c3260", "#243a6c", "#2a3c60"))
    # The moon, large and asleep, its face to the left.
    moon = draw(
        "-0.46,1.44! -0.1,1.3 0.14,1.1 0.24,0.9 0.24,0.76 0.14,0.64 0.06,0.54 0.1,0.48! 0.2,0.46 0.19,0.42 0.14,0.38 0.19,0.34! 0.15,0.29 0.19,0.24"
        " 0.15,0.12 0.13,-0.02 0.2,-0.13 0.35,-0.24 0.32,-0.42 0.18,-0.56 -0.04,-0.66! 0.24,-0.76 0.56,-0.76 0.94,-0.58 1.3,-0.2 1.5,0.4 1.4,1.0 1.0,1.5 0.5,1.66 0.0,1.6"
    )
    craters = union(circle(0.86, 0.7, 0.07), circle(0.56, 1.28, 0.09), circle(0.2, 1.36, 0.04), circle(0.94, -0.1, 0.06), circle(0.4, -0.44, 0.05))
    lid = line(bezier((0.27, 0.7), (0.36, 0.62), (0.48, 0.7), n=14), 0.026)
    lashes = union(*(line([(0.3 + 0.055 * i, 0.675 - 0.02 * (1.5 - abs(i - 1.2))), (0.285 + 0.06 * i, 0.61 - 0.02 * (1.5 - abs(i - 1.2)))], 0.016) for i in range(4)))
    brow = stroke(bezier((0.29, 0.83), (0.42, 0.96), (0.58, 0.82), n=12), 0.012, 0.03, 0.012)
    lips = line(bezier((0.17, 0.335), (0.25, 0.33), (0.32, 0.39), n=10), 0.022)
    s.puff(
        moon,
        2.0,
        0.24,
        "#c89450",
        "#f8dc9c",
        [
            Mark(craters, "#c09058", 0.5, 0.004),
            Mark(circle(0.5, 0.44, 0.1), "#e8905c", 0.5, 0.03),
            Mark(union(lid, lashes, brow), "#4a3020", 0.9),
            Mark(lips, "#8a3a28", 0.9),
        ],
        glow=0.3,
        bump=0.5,
    )
    # Three patches it wears already.
    for x, y, k, c, turn in ((0.74, 1.06, 0.11, "#3f8a94", 14), (0.62, -0.3, 0.1, "#d89030", -16), (0.86, 0.3, 0.1, "#4f8a4c", 8)):
        patch = move(draw("-1,-1! 0,-0.94 1,-1! 0.95,0 1,1! 0,0.95 -1,1! -0.95,0"), x, y, turn, k)
        dashes = union(
            *(move(line([(i * 0.5, 0.76), (i * 0.5, 1.14)], 0.13), x, y, turn + a, k) for i in (-1.3, -0.4, 0.4, 1.3) for a in (0, 90, 180, 270))
        )
        weave = union(*(move(box(-0.9, v - 0.09, 0.9, v + 0.09), x, y, turn, k) for v in (-0.5, 0, 0.5)))
        s.puff(patch, 1.7, 0.02, c, lighter(c, 0.25), [Mark(weave, lighter(c, 0.35), 0.5)], "cloth", shadow=False)
        s.puff(dashes, 1.66, 0.01, "#fff0d0", "#fff8e8", shadow=False)
    # The tear that is being closed: light leaks out of it.
    tear = draw("0.3,0.06! 0.4,0.16! 0.44,0.15! 0.47,0.21! 0.52,0.2! 0.6,0.27! 0.55,0.18! 0.5,0.16! 0.49,0.11! 0.44,0.09! 0.4,0.02!")
    s.puff(tear, 1.68, 0.004, "#fff0b0", "#ffffff", glow=0.9, shadow=False)
    weather.halo(s, 0.42, 0.12, 1.5, 0.42, "#ffe8a0", 0.4)
    # The ladder in three quarters: far rail, rungs, then the sweep, then the near rail.
    a, b = (-0.52, -1.62), (0.16, 0.0)
    wide = (-0.13, 0.06)
    rail = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0, 1)]

    def rung(i: int) -> tuple[float, float]:
        t = i / 9
        return a[0] + (b[0] - a[0]) * t + wide[0] * 0.5, a[1] + (b[1] - a[1]) * t + wide[1] * 0.5

    wood = ("#6a4a30", "#d8a868")
    s.puff(line([(x + wide[0], y + wide[1]) for x, y in rail], 0.045), 1.5, 0.03, *wood, brush="plank", shadow=False)
    for i in range(10):
        x, y = rung(i)
        s.puff(line([(x + wide[0] * 0.55, y + wide[1] * 0.55), (x - wide[0] * 0.55, y - wide[1] * 0.55)], 0.036), 1.45, 0.02, *wood, shadow=False)
    x, y, k = -0.36, -0.6, 1.36
    low, high = rung(3), rung(5)
    tip, at = (-0.04, 0.26), (0.2, 0.02)
    sweep = people.sweep(
        Pose((60, 90), (120, 130), (40, -20), (10, -10), lean=18, nod=-10, anchor="seat"),
        mood="tender",
        profile=True,
        gaze=(0.8, 0.5),
        nose="long",
        skin="#c08a64",
        top="#2c3a5c",
        bottom="#232c48",
        clothes="overall",
        pattern_colour="#6a4a34",
        shoes="#241c1c",
        scarf="#d8402c",
        hands=("flat", "grip"),
        touch={
            "foot": people.local((low[0] - 0.03, low[1] + 0.02), x, y, k),
            "far_foot": people.local((high[0] - 0.03, high[1] + 0.02), x, y, k),
            "hand": people.local(at, x, y, k),
            "far_hand": people.local(tip, x, y, k),
        },
    )
    # The red patch under his palm, held on by its first stitches.
    patch = draw("0.12,-0.1! 0.26,-0.12 0.4,-0.08! 0.38,0.04 0.41,0.14! 0.3,0.16 0.16,0.13! 0.15,0.02")
    trim = patch.buffer(-0.022).boundary.buffer(0.006)
    s.puff(patch, 1.52, 0.03, "#b8281c", "#f05c3c", [Mark(trim, "#ffc8a0", 0.8)], "cloth", shadow=False)
    stitches = union(*(line([(0.385 + 0.01 * i, 0.1 - 0.055 * i), (0.44 + 0.005 * i, 0.105 - 0.055 * i)], 0.016) for i in range(4)))
    s.puff(stitches, 1.44, 0.01, "#ffe8a0", "#fff8e0", shadow=False)
    f = s.place(sweep, x, y, k, 1.3, shadow=False)
    # His brush, coiled at the hip.
    coil = union(*(circle(-0.5 + 0.012 * i, -0.56 - 0.01 * i, r).boundary.buffer(0.011) for i, r in enumerate((0.15, 0.125, 0.1))))
    s.puff(coil, 1.0, 0.014, "#5a4a3c", "#b89a70", shadow=False)
    s.puff(union(*(stroke([(-0.62, -0.66), (-0.62 + 0.13 * math.cos(v), -0.66 + 0.13 * math.sin(v))], 0.03, 0.006) for v in [n * math.tau / 18 for n in range(18)])), 0.95, 0.02, "#0c0c14", "#3c3c4c", shadow=False)
    s.puff(line(rail, 0.05), 1.02, 0.03, *wood, brush="plank", shadow=False)
    # Needle and golden thread in the far hand.
    hx, hy = f.points["far_palm"]
    s.puff(stroke([(hx - 0.07, hy - 0.05), (hx + 0.12, hy + 0.08)], 0.022, 0.006), 1.2, 0.012, "#c8d4e8", "#ffffff", glow=0.4, shadow=False)
    s.puff(line(bezier((hx - 0.06, hy - 0.045), (-0.1, 0.08), (0.1, 0.2), (0.18, 0.12), n=20), 0.011), 1.15, 0.006, "#ffd860", "#ffe890", glow=0.5, shadow=False)
    # A bucket of stars on a nail in the moon.
    bx, by = 0.54, -1.2
    room.string(s, [(bx, -0.68), (bx, by + 0.3)], 1.6, "#f4e4b8", 0.014, 0.2)
    s.puff(circle(bx, -0.68, 0.026), 1.55, 0.02, "#4a4a58", "#a8b0c0", shadow=False)
    for dx, dy, kk, t in ((-0.09, 0.17, 0.15, 14), (0.07, 0.19, 0.16, -12), (-0.01, 0.25, 0.13, 4)):
        s.place(props.star("#ffd860", 0.8), bx + dx, by + dy, kk, 1.5, turn=t, shadow=False)
    s.place(trinkets.bucket("#8a98b8", "#4a5a80"), bx, by, 0.34, 1.4, turn=-4)
    s.place(props.star("#ffd860", 0.9), bx + 0.22, by - 0.12, 0.1, 1.35, turn=24, shadow=False)
    weather.halo(s, bx, by + 0.28, 1.2, 0.36, "#ffd060", 0.45)
    light.lamp(s, bx, by + 0.3, 0.9, 5, "#ffd070", 0.1)
    # The near chimney with the cat, who keeps watch.
    s.puff(Polygon([(-1.6, -1.28), (-0.9, -1.1), (-0.56, -1.3), (-0.2, -1.7), (-1.6, -1.7)]), 0.75, 0.05, "#141f40", "#3a4c80",
        [Mark(props.buildings.tiles(-1.6, -1.7, -0.1, -1.1, 0.12), "#0e1834", 0.7)], shadow=False)
    stack = box(-0.98, -1.4, -0.66, -0.86)
    s.puff(stack, 0.7, 0.05, "#5a3c48", "#a87878", [Mark(props.buildings.bricks(-0.98, -1.4, -0.66, -0.86, 0.12, 0.06), "#2c2030", 0.8)], shadow=False)
    s.puff(box(-1.02, -0.9, -0.62, -0.82), 0.62, 0.05, "#4a3844", "#a07880", shadow=False)
    s.place(animals.cat("back", "#f0e6d8", collar="#d8402c"), -0.84, -0.83, 0.36, 0.6, flip=True, shadow=False)
    light.rig(s, 560, 120)
    light.lamp(s, 0.1, 0.3, 0.75, 14, "#ffdc98", 0.2)
    light.lamp(s, 0.6, 0.4, 1.0, 10, "#ffdc98", 0.3)
