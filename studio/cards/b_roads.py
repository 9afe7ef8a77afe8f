"""A road and a pond at evening."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.colour import darker
from theatre.curves import bezier, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import FULL, Stage


@card("gold", focus=1.7)
def snail_castle(s: Stage) -> None:
    evening = ((0.0, "#fff4c8"), (0.35, "#fbd878"), (0.6, "#eaa850"), (1.0, "#9a6a4c"))
    sky.backdrop(s, stops=evening, wisps=0.35, glow=sky.Glow(0.55, -0.2, 0.9, "#fff4c8", 0.6), heaps=[(-0.7, 0.9, 0.6), (0.75, 1.15, 0.5)], shade="#d89a58")
    weather.sun(s, 0.5, -0.36, 0.24, 4.7, "#fffbe0", "#ffc860")
    land.distance(s, "hills", 3, y=-0.62, step=-0.13, tall=0.36, depth=4.2, gap=0.5, fog=0.5)
    # Where they come from: only a hole in the row of houses is left.
    for x, k in ((-0.96, 0.2), (-0.82, 0.24), (0.86, 0.22), (0.98, 0.18)):
        s.place(props.house("#c89c6c", "#8a4a30"), x, -0.72, k, 3.0, shadow=False)
    for x, y, k in ((-0.7, 0.52, 0.12), (-0.54, 0.62, 0.1), (-0.4, 0.54, 0.09), (0.5, 0.62, 0.1)):
        s.place(animals.bird("fly", "#6a3c28", "#f4d8a0"), x, y, k, 3.4, shadow=False)
    road = land.hill(s.rng, -0.98, 0.03, 0.5, tilt=0.1)
    s.sheet(road, 2.2, "#8a5a30", "#f4cc84", span=(-1.4, -0.9), bump=0.7)
    y = land.top(road, -0.1) - 0.02
    tilt = 5
    castle = s.place(props.castle("#d8c4a0", "#2a6f97", True), -0.258, y + 0.575, 0.67, 2.2, turn=tilt)
    n = s.place(animals.snail("#b8582c", "#b8c48c"), -0.18, y, 1.12, 1.8, turn=tilt)
    # Washing between the towers.
    ax, ay, bx, by = -0.575, y + 0.998, 0.06, y + 1.122
    s.sheet(line(bezier((ax, ay), ((ax + bx) / 2, ay - 0.03), (bx, by), n=20), 0.011), 1.72, "#5a3020", shadow=False)
    for i, col in enumerate(("#fff6e0", "#c8402c", "#fff6e0", "#2a8a97")):
        t = (i + 0.7) / 4.6
        px, py = ax + (bx - ax) * t, ay + (by - ay) * t - 0.04
        s.puff(box(px - 0.035, py - 0.12, px + 0.035, py + 0.015), 1.68, 0.015, darker(col, 0.1), col, brush="cloth", shadow=False)
    # Those who look over the battlement.
    above = FULL.difference(castle.parts[-2].shape)
    for who, x, up in (
        (people.boy("lift", mood="surprised", top="#c8402c"), -0.57, 0.72),
        (people.lady("wave", top="#a83a4a", bottom="#8a3a3a"), 0.06, 0.77),
    ):
        s.place(veils.cropped(who.moved(x, y + up, tilt, 0.3), above), 0, 0, 1, 1.95, shadow=False)
    near = land.hill(s.rng, -1.2, 0.05, 0.5, tilt=0.1)
    s.sheet(near, 1.0, "#4a2c1c", "#c8924c", span=(-1.6, -1.05), bump=0.7)
    ky = land.top(near, 0.72)
    weather.contact(s, 0.7, ky, 0.5, 0.97, 0.5)
    pull = Pose((30, 120), (24, 116), (36, 20), (-4, -24), lean=-24)
    k = s.place(people.king(pull, mood="sad", top="#2a6f97", bottom="#1d4a66"), 0.76, ky - 0.01, 0.57, 0.9, flip=True, shadow=False)
    hx, hy = n.points["head"]
    collar = line(bezier((hx - 0.4, hy - 0.24), (hx, hy - 0.42), (hx + 0.4, hy - 0.24), n=24), 0.026).intersection(n.parts[1].shape)
    s.puff(collar, 1.5, 0.02, "#5a2414", "#8a4424", shadow=False)
    room.string(s, [(hx + 0.08, hy - 0.32), (hx + 0.12, hy - 0.38), k.points["far_hand"], k.points["hand"]], 1.05, "#7a3a20", 0.02, 0)
    ex, ey = k.points["hand"]
    room.string(s, [(ex, ey), (ex - 0.05, ey - 0.1), (ex - 0.01, ey - 0.24)], 0.72, "#7a3a20", 0.02, 0)
    plants.tufts(s, near, 0.9, 18, flowers="#fff0a0")
    # The court follows with the luggage.
    for i, x in enumerate((-0.86, -0.56, -0.26)):
        my = land.top(near, x) - 0.09
        weather.contact(s, x, my, 0.26, 0.78, 0.6)
        m = animals.mouse("up", ("#8c8690", "#a89480", "#7c7480")[i])
        s.place(m, x, my, 0.24, 0.75, shadow=False)
        s.place(props.suitcase(("#a8382c", "#2a6f77", "#8a5a2c")[i]), x + 0.12, my - 0.01, 0.13, 0.7, shadow=False)
    light.sun(s, 1.5, "#fff0c8", side=0.7, height=0.45)
    light.rig(s, 700, 260)


@card("emerald", focus=1.4)
def frog_orchestra(s: Stage) -> None:
    dusk = ((0.0, "#fff0a8"), (0.5, "#f8e498"), (0.62, "#8cc89c"), (0.8, "#2f8478"), (1.0, "#0c3c4c"))
    sky.backdrop(s, stops=dusk, wisps=0.25, stars=60, glow=sky.Glow(-0.3, 0.1, 0.8, "#fff0a8", 0.6))
    weather.sun(s, -0.3, 0.08, 0.19, 4.7, "#fffbd8", "#ffd868")
    land.distance(s, "wood", 3, y=-0.1, step=-0.1, tall=0.55, depth=4.4, gap=0.45, fog=0.7)
    s.sheet(box(-2, -2, 2, -0.34), 3.3, "#1c5c58", "#d8e8a0", span=(-1.5, -0.36), bump=0.3)
    # A willow reaches over the pond; someone has hung lanterns in it.
    s.puff(
        limb([(-1.4, 1.5), (-0.7, 1.42), (0.0, 1.5), (0.8, 1.36), (1.4, 1.46)], 0.14, 0.11, 0.1, 0.09, 0.1),
        1.7,
        0.06,
        "#2a2418",
        "#6a5838",
        brush="plank",
        shadow=False,
    )
    for i in range(26):
        x, n = -1.08 + 0.086 * i, s.rng.uniform(0.22, 0.62) * (1.25 - 0.5 * math.cos(i * 0.5))
        twig = bezier((x, 1.5), (x + 0.05, 1.4 - n * 0.5), (x - 0.02, 1.42 - n), n=12)
        leaves = [move(plants.leaf(0.085, 0.03), px, py, -90 + side * 38) for px, py in twig[2:] for side in (-1, 1)]
        c = ("#4f8a3c", "#2f6c3c", "#78a848")[i % 3]
        s.sheet(union(stroke(twig, 0.014, 0.008), *leaves), 1.5 + 0.05 * (i % 4), darker(c, 0.35), c, span=(0.6, 1.5), shadow=False, thick=0.006)
    for x, y, k in ((-0.62, 0.62, 0.24), (-0.08, 0.8, 0.2), (0.4, 0.56, 0.24), (0.84, 0.84, 0.2)):
        room.string(s, [(x, 1.42), (x, y + k)], 1.45, "#3a2c1c", 0.012, 0)
        lamp = s.place(props.lantern("#a8502c"), x, y, k, 1.42, shadow=False)
        weather.halo(s, *lamp.points["lamp"], 1.3, 0.26, "#ffd070", 0.5)
    for _i in range(26):
        x, y = s.rng.uniform(-1, 1), -0.4 - 1.0 * s.rng.random() ** 1.4
        w = 0.08 + 0.2 * (-0.3 - y)
        s.sheet(stroke([(x - w, y), (x, y + 0.006), (x + w, y)], 0.004, 0.014, 0.004), 3.2, "#d8ecb0", shadow=False)
    band = (
        (-0.8, -0.5, 2.7, 0.36, "#8ab84c", "drum"),
        (-0.36, -0.46, 2.8, 0.34, "#6fa03c", "trumpet"),
        (-0.74, -0.86, 1.9, 0.46, "#7ab048", "violin"),
        (-0.22, -0.84, 1.9, 0.46, "#9cbc50", "accordion"),
        (-0.5, -1.3, 1.0, 0.58, "#6fa84c", "cello"),
    )
    for x, y, d, k, c, what in band:
        pad = ellipse(x, y, 0.62 * k, 0.16 * k).difference(Polygon([(x, y), (x + 0.7 * k, y - 0.06 * k), (x + 0.7 * k, y - 0.16 * k)]))
        s.puff(
            pad,
            d + 0.1,
            0.03,
            "#2a6a3c",
            "#8ac060",
            [Mark(union(*(line([(x, y), (x + 0.6 * k * math.cos(a), y + 0.16 * k * math.sin(a))], 0.01) for a in range(7))), "#4a8a44", 0.8)],
            shadow=False,
        )
        s.place(animals.frog(c, "shut" if what == "violin" else "open"), x, y + 0.0, k, d, shadow=False)
        s.puff(
            union(
                draw(f"{x},{y + 0.36 * k}! {x - 0.12 * k},{y + 0.43 * k}! {x - 0.12 * k},{y + 0.29 * k}!"),
                draw(f"{x},{y + 0.36 * k}! {x + 0.12 * k},{y + 0.43 * k}! {x + 0.12 * k},{y + 0.29 * k}!"),
            ),
            d - 0.2 * k,
            0.02,
            "#1c1c24",
            "#3a3a48",
            shadow=False,
        )
        if what == "drum":
            s.place(props.drum("#c8402c"), x, y - 0.01, 0.46 * k, d - 0.26)
        elif what == "trumpet":
            s.place(props.trumpet("#f4c850"), x - 0.02, y + 0.18 * k, 0.56 * k, d - 0.24, turn=14)
        elif what == "violin":
            s.place(props.violin("#b8602a"), x - 0.06, y + 0.02, 0.5 * k, d - 0.24, turn=-26)
            s.place(props.bow("#5a3420"), x + 0.02, y + 0.2 * k, 0.62 * k, d - 0.36, turn=24)
        elif what == "accordion":
            s.place(props.accordion("#c83a34"), x, y + 0.02, 0.5 * k, d - 0.28)
        else:
            s.place(props.violin("#a8542a"), x + 0.05, y - 0.04, 0.86 * k, d - 0.26, turn=-10)
            s.place(props.bow("#5a3420"), x + 0.12, y + 0.22 * k, 0.6 * k, d - 0.36, turn=8)
    # The empty chair.
    d = 2.1
    x, y = 0.08, -0.56
    s.puff(ellipse(x, y, 0.26, 0.07), d + 0.1, 0.03, "#2a6a3c", "#8ac060", shadow=False)
    s.place(props.chair("#d89a54"), x, y, 0.38, d)
    s.place(props.trumpet("#f4c850"), x - 0.08, y + 0.12, 0.22, d - 0.1, turn=8)
    for fx, fy, fd, fs in ((0.1, -1.12, 1.2, 0.13), (0.02, -0.42, 3.0, 0.07), (0.62, -0.46, 3.0, 0.08)):
        s.puff(ellipse(fx, fy, fs * 1.3, fs * 0.34), fd + 0.1, 0.03, "#2a6a3c", "#8ac060", shadow=False)
        s.puff(
            union(*(ellipse(fx + 0.34 * fs * u, fy + 0.4 * fs, 0.2 * fs, 0.5 * fs, -26 * u) for u in (-1.4, -0.7, 0, 0.7, 1.4))),
            fd,
            0.03,
            "#e88aa0",
            "#fff0f0",
            shadow=False,
        )
    # Who conducts.
    d = 1.0
    for rx, ry in ((0.56, -1.36), (0.72, -1.38)):
        for w in (0.1, 0.16, 0.23):
            ring = ellipse(rx, ry, w, w * 0.26).difference(ellipse(rx, ry, w - 0.014, w * 0.26 - 0.011))
            s.sheet(ring, 1.06, "#8cc090", thick=0.004, edge=0, shadow=False)
    h = s.place(animals.heron("stand", "#8fa8b8"), 0.68, -1.36, 1.3, d, flip=True, shadow=False)
    mx, my = h.points["mouth"]
    s.puff(stroke([(mx - 0.16, my + 0.16), (mx + 0.1, my - 0.06)], 0.014, 0.024), d - 0.2, 0.015, "#f4ecd8", "#fffdf0", glow=0.15, shadow=False)
    bow_x, bow_y = h.points["head"][0] + 0.1, h.points["head"][1] - 0.2
    s.puff(
        union(
            draw(f"{bow_x},{bow_y}! {bow_x - 0.09},{bow_y + 0.05}! {bow_x - 0.09},{bow_y - 0.05}!"),
            draw(f"{bow_x},{bow_y}! {bow_x + 0.09},{bow_y + 0.05}! {bow_x + 0.09},{bow_y - 0.05}!"),
        ),
        d - 0.26,
        0.03,
        "#a82c28",
        "#e8563f",
        shadow=False,
    )
    for x, hgt, dd in ((-0.98, 1.0, 0.4), (-0.9, 0.7, 0.5), (0.94, 1.2, 0.5), (1.0, 0.8, 0.4)):
        s.sheet(plants.reed(s.rng, x, -1.6, hgt), dd, "#0a2628", "#2c5c44", shadow=False)
    weather.motes(s, 18, "#fff0a0", 5, y=(-0.8, 0.5))
    light.rig(s, 800, 260)
    light.sun(s, 1.0, "#fff0b8", side=-0.7, height=0.4)
