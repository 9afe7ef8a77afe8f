"""What holds the elephant."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, props, sky, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

FUR, PINK = "#7c7480", "#e89c94"
BITE: XY = (0.45, -0.385)
"""Where the thread ends: between the mouse's teeth."""


def masonry(s: Stage, g: Geom, depth: float, w: float, h: float, colours: tuple[str, ...], height: float = 0.1) -> None:
    """Single stones in courses, within an outline."""
    x0, y0, x1, y1 = g.bounds
    s.sheet(g, depth + 0.05, darker(colours[0], 0.55), darker(colours[0], 0.35), thick=0.04, translucent=0)
    j, y = 0, y0
    while y < y1:
        x = x0 - (j % 2) * w / 2
        while x < x1:
            wide = w * s.rng.uniform(0.85, 1.15)
            stone = box(x + 0.008, y + 0.008, x + wide - 0.008, y + h - 0.008).intersection(g)
            if stone.area > 0.001:
                c = s.rng.choice(colours)
                s.puff(stone.buffer(-0.012).buffer(0.012), depth, height, darker(c, 0.18), lighter(c, 0.15), brush="stone", shadow=False)
            x += wide
        j, y = j + 1, y + h


def straining_mouse(s: Stage, depth: float) -> None:
    """In profile to the left, its feet against a merlon, the thread in paws and teeth."""

    def fur(g: Geom, d: float, height: float, marks: tuple[Mark, ...] = (), dark: float = 0.0) -> None:
        s.puff(g, d, height, darker(FUR, 0.25 + dark), darker(lighter(FUR, 0.16), dark), marks, "fur", shadow=False)

    s.puff(
        limb([(0.84, -0.9), (0.95, -0.98), (1.02, -0.86), (0.98, -0.72), (1.06, -0.62)], 0.05, 0.04, 0.035, 0.03, 0.02),
        depth + 0.1,
        0.02,
        darker(PINK, 0.25),
        PINK,
        shadow=False,
    )
    fur(circle(0.66, -0.07, 0.105), depth + 0.06, 0.03, (Mark(circle(0.655, -0.07, 0.07), darker(PINK, 0.15), 0.9, 0.01),), 0.2)
    fur(limb([(0.7, -0.56), (0.54, -0.5), (0.4, -0.37)], 0.09, 0.07, 0.055), depth + 0.08, 0.03, (), 0.2)
    fur(limb([(0.66, -0.84), (0.5, -0.84), (0.38, -0.94)], 0.14, 0.08, 0.06), depth + 0.06, 0.03, (), 0.22)
    s.puff(ellipse(0.372, -0.94, 0.032, 0.075, 6), depth + 0.05, 0.02, darker(PINK, 0.3), darker(PINK, 0.1), shadow=False)
    body = draw("0.62,-0.95 0.53,-0.84 0.56,-0.66 0.64,-0.46 0.78,-0.4 0.9,-0.54 0.94,-0.76 0.86,-0.93 0.74,-0.985")
    fur(body, depth, 0.13, (Mark(draw("0.6,-0.92 0.54,-0.82 0.57,-0.66 0.64,-0.5 0.7,-0.6 0.7,-0.8"), lighter(FUR, 0.5), 0.85, 0.02),))
    fur(union(ellipse(0.74, -0.82, 0.13, 0.12, 20), limb([(0.68, -0.8), (0.52, -0.73), (0.39, -0.79)], 0.13, 0.085, 0.065)), depth - 0.14, 0.05)
    s.puff(union(ellipse(0.368, -0.79, 0.034, 0.085, -4)), depth - 0.16, 0.025, darker(PINK, 0.15), lighter(PINK, 0.15), shadow=False)
    head = draw("0.88,-0.28 0.84,-0.15 0.72,-0.09 0.6,-0.14 0.5,-0.24 0.43,-0.3 0.42,-0.34 0.48,-0.365! 0.56,-0.38 0.64,-0.44 0.76,-0.45 0.86,-0.4")
    eye = [
        Mark(ellipse(0.62, -0.215, 0.05, 0.056), "#fffaf0"),
        Mark(ellipse(0.603, -0.21, 0.03, 0.037), "#1c1418"),
        Mark(circle(0.598, -0.195, 0.011), "#ffffff"),
        Mark(stroke([(0.55, -0.13), (0.62, -0.135), (0.68, -0.17)], 0.02, 0.024, 0.014), darker(FUR, 0.5)),
    ]
    cheek = Mark(ellipse(0.62, -0.33, 0.06, 0.04), PINK, 0.5, 0.02)
    jaw = Mark(draw("0.44,-0.35 0.56,-0.34 0.66,-0.42 0.56,-0.42"), lighter(FUR, 0.45), 0.8, 0.01)
    fur(head, depth - 0.2, 0.09, (cheek, jaw, *eye))
    fur(circle(0.84, -0.07, 0.135), depth - 0.34, 0.04, (Mark(circle(0.835, -0.075, 0.09), PINK, 0.9, 0.01),))
    s.puff(circle(0.425, -0.305, 0.026), depth - 0.34, 0.02, darker(PINK, 0.3), PINK, shadow=False)
    for dy in (0.035, 0.0, -0.03):
        s.sheet(line(bezier((0.48, -0.3), (0.4, -0.26 + dy), (0.3, -0.25 + 2.4 * dy), n=10), 0.009), depth - 0.36, "#fff8ec", shadow=False)
    s.puff(union(box(0.445, -0.4, 0.465, -0.345), box(0.47, -0.402, 0.49, -0.35)), depth - 0.36, 0.008, "#e8e0cc", "#fffdf4", shadow=False)
    fur(limb([(0.78, -0.56), (0.62, -0.62), (0.47, -0.44)], 0.1, 0.085, 0.06), depth - 0.3, 0.04)
    for x, y, d in ((0.38, -0.345, depth - 0.1), (0.47, -0.43, depth - 0.4)):
        fingers = union(
            *(limb([(x + 0.035, y - 0.03 + 0.02 * q), (x, y - 0.012 + 0.02 * q), (x - 0.018, y + 0.012 + 0.02 * q)], 0.026, 0.026, 0.02) for q in (-1, 0, 1))
        )
        s.puff(union(fingers, circle(x + 0.025, y - 0.02, 0.034)), d, 0.018, darker(PINK, 0.15), lighter(PINK, 0.2), shadow=False)


def crowd_below(s: Stage, x: float, y: float, depth: float) -> None:
    """Far down on the square they hold out a sheet."""
    s.puff(ellipse(x, y, 0.4, 0.17), depth, 0.004, "#e8b89c", "#fbe4cc", shadow=False)
    ring = [(x + 0.24 * math.cos(a), y + 0.1 * math.sin(a)) for a in [math.tau * i / 13 for i in range(13)]]
    for i, (px, py) in sorted(enumerate(ring), key=lambda v: -v[1][1]):
        if py < y:
            continue
        townsman(s, px, py, depth - 0.03, i)
    sheet = ellipse(x, y + 0.02, 0.2, 0.075)
    stripes = union(*(box(x - 0.17 + 0.1 * i, y - 1, x - 0.12 + 0.1 * i, y + 1) for i in range(4)))
    s.puff(sheet, depth - 0.06, 0.006, "#e8dcd0", "#ffffff", [Mark(stripes.intersection(sheet), "#c8323a", 0.85)], shadow=False)
    for i, (px, py) in sorted(enumerate(ring), key=lambda v: -v[1][1]):
        if py < y:
            townsman(s, px, py, depth - 0.1, i)


def townsman(s: Stage, x: float, y: float, depth: float, i: int) -> None:
    c = ("#2f6a7a", "#8c2430", "#e0a030", "#3f5a3c", "#5a3a6a")[i % 5]
    s.puff(
        draw(f"{x - 0.028},{y - 0.035}! {x - 0.024},{y + 0.03} {x + 0.024},{y + 0.03} {x + 0.028},{y - 0.035}!"),
        depth,
        0.012,
        darker(c, 0.2),
        lighter(c, 0.1),
        shadow=False,
    )
    skin = ("#f0c09c", "#8a5638", "#d8a070")[i % 3]
    s.puff(
        circle(x, y + 0.045, 0.022),
        depth - 0.02,
        0.012,
        darker(skin, 0.2),
        skin,
        [Mark(box(x - 0.1, y + 0.05, x + 0.1, y + 0.1), "#3a2018", 0.85)],
        shadow=False,
    )


@card("poppy", focus=1.3)
def elephant_thread(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(-0.4, 0.2, 0.9, "#fff4dc", 0.5), heaps=[(-0.6, 1.0, 0.8), (0.7, 0.62, 0.7), (0.1, 1.3, 0.5)])
    # The town, far below.
    for i in range(2):
        y = -0.62 - 0.12 * i
        c = ("#eab8a4", "#dc9484")[i]
        s.sheet(land.roofs(s.rng, y, 0.14), 4.2 - 0.35 * i, c, mix(c, "#ffe4cc", 0.4), span=(y - 0.25, y + 0.2))
        weather.fog(s, 4.1 - 0.35 * i, "#fde0c8", 0.5, y - 0.3, y + 0.12)
    s.sheet(land.hill(s.rng, -0.86, 0.02, 0.5), 3.6, "#c87c6c", "#f0c4a8", span=(-1.5, -0.82))
    walls, tops = ("#fbe8d4", "#f4d4b8", "#e8c4ac"), ("#a83440", "#c04c44", "#8c2c38")
    rows = (
        (-0.86, 0.15, (-0.6, -0.42, -0.26, -0.1, 0.08, 0.24)),
        (-1.0, 0.18, (-0.66, -0.06, 0.12, 0.28)),
        (-1.2, 0.21, (0.02, 0.2)),
        (-1.5, 0.25, (-0.72, -0.46, -0.22, 0.02)),
    )
    for j, (y, k, xs) in enumerate(rows):
        for i, x in enumerate(xs):
            house = props.house(walls[(i + j) % 3], tops[(2 * i + j) % 3], lit=False)
            s.place(house, x + s.rng.uniform(-0.02, 0.02), y - s.rng.uniform(0.0, 0.03), k, 3.3 - 0.25 * j, shadow=False)
    weather.cloud(s, 0.2, -0.6, 0.5, 3.0, "#f4c8b0", "#fff4e8", flat=True)
    crowd_below(s, -0.38, -1.16, 2.7)
    s.place(props.tower("#f0dcc4", "#9c2c38", True, 200, 4), -0.95, -1.75, 0.97, 2.2, shadow=False)
    left = (-0.82, 0.24)
    # The thread, bent by the weight, and who walks on it.
    a, b = (-0.58, -0.06), (0.06, -0.14)
    thread = [*bezier(left, (-0.75, 0.04), a, n=12), *bezier(a, (-0.26, -0.15), b, n=14)[1:], *bezier(b, (0.25, -0.25), BITE, n=10)[1:]]
    s.puff(line(thread, 0.02), 1.72, 0.014, "#4a1420", "#8c3440", shadow=False)
    e = s.place(animals.elephant("trumpet", "#9a98a8", cloth="#c02c38"), -0.24, -0.135, 0.72, 1.6, turn=-6, shadow=False)
    tx, ty = e.points["trunk"]
    umbrella = s.place(props.umbrella("#f8eed8", "#d0343c"), tx - 0.02, ty - 0.08, 0.46, 1.4, turn=-10, shadow=False)
    ux, uy = umbrella.points["top"]
    s.place(animals.bird("perch", "#2f6a8a", "#f8e0b8"), ux + 0.02, uy - 0.01, 0.13, 1.3, flip=True, shadow=False)
    for at, c in ((5, "#fff4e0"), (9, "#2f7a86"), (29, "#f0b040")):
        x, y = thread[at]
        cloth = draw(f"{x - 0.05},{y + 0.02}! {x + 0.05},{y - 0.03}! {x + 0.06},{y - 0.17}! {x + 0.01},{y - 0.14} {x - 0.05},{y - 0.14}!")
        s.puff(cloth, 1.66, 0.02, darker(c, 0.1), c, [], "cloth", shadow=False)
    # Near: the parapet, an empty ring, and all that holds him.
    stones = ("#d8bca0", "#c8a890", "#e4ccb0", "#bc9c88")
    top = Polygon([(0.1, -1.06), (0.2, -0.94), (1.4, -0.94), (1.4, -1.06)])
    masonry(s, box(0.9, -1.0, 1.3, -0.58), 1.45, 0.2, 0.13, stones)
    s.puff(top, 1.3, 0.02, "#c8a488", "#f4dcc0", brush="stone", shadow=False)
    weather.contact(s, 0.68, -0.985, 0.66, 1.2, 0.7)
    straining_mouse(s, 1.0)
    masonry(s, box(0.1, -1.75, 1.4, -1.05), 0.86, 0.27, 0.15, stones)
    merlon = box(0.08, -1.06, 0.335, -0.68)
    masonry(s, merlon, 0.84, 0.16, 0.125, stones)
    s.puff(Polygon([(0.06, -0.7), (0.36, -0.7), (0.34, -0.62), (0.1, -0.62)]), 0.8, 0.03, "#c8a488", "#fbe8cc", brush="stone", shadow=False)
    rx, ry = 0.2, -0.9
    s.puff(circle(rx, ry + 0.05, 0.03), 0.66, 0.03, "#241c24", "#6a6068", shadow=False)
    s.puff(circle(rx, ry - 0.02, 0.07).difference(circle(rx, ry - 0.02, 0.046)), 0.64, 0.02, "#2c242c", "#7c727c", shadow=False)
    stub = union(
        line(bezier((rx, ry - 0.07), (rx + 0.03, ry - 0.16), (rx - 0.02, ry - 0.22), n=10), 0.02),
        *(line([(rx - 0.02, ry - 0.21), (rx - 0.03 + 0.022 * q, ry - 0.27)], 0.009) for q in (-1, 0, 1)),
    )
    s.puff(union(stub, circle(rx, ry - 0.085, 0.026)), 0.62, 0.012, "#4a1420", "#a04450", shadow=False)
    tail = bezier((0.49, -0.4), (0.56, -0.52), (0.4, -0.6), (0.46, -0.72), n=16)
    s.puff(
        union(line(tail, 0.018), *(line([tail[-1], (tail[-1][0] + 0.022 * q, tail[-1][1] - 0.06)], 0.009) for q in (-1, 0, 1))),
        0.56,
        0.012,
        "#4a1420",
        "#a04450",
        shadow=False,
    )
    light.sun(s, 1.7, "#fff0d8", side=-0.8, height=0.6)
    light.rig(s, 760, 220)
