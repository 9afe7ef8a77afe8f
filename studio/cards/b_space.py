"""Washing day, up there."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.garments import DRESS, SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage


@card("cosmos", focus=1.5)
def planet_laundry(s: Stage) -> None:
    sky.backdrop(s, stars=420, wisps=0.3, glow=sky.Glow(-0.3, 0.4, 1.0, "#2f8a94", 0.45))
    weather.moon(s, -0.74, 1.16, 0.1, 4.5, "#7fb8b0", "#d8f4e8", 0.4)
    s.place(props.planet("#c8644c", "#f0b878"), 0.76, 0.46, 1.06, 2.6)
    s.sheet(
        ellipse(0.76, 0.99, 0.82, 0.16, 18)
        .difference(ellipse(0.76, 1.0, 0.66, 0.09, 18))
        .difference(circle(0.76, 0.99, 0.5).intersection(move(box(-1, 0, 1, 1), 0.76, 0.99, 18))),
        1.95,
        "#e8c890",
        "#fff0c8",
        glow=0.15,
    )
    s.place(props.planet("#2f8a8a", "#a8d08c"), -0.5, -2.2, 1.66, 1.8)
    # From a post on one world to the ring of the other, and knotted there.
    a, b = (-0.84, 0.0), (0.31, 0.815)
    rope = bezier(a, (-0.3, -0.04), (0.12, 0.26), b, n=60)
    knot = union(ellipse(b[0], b[1], 0.03, 0.055, 20), stroke(bezier(b, (b[0] + 0.03, b[1] - 0.1), (b[0] + 0.07, b[1] - 0.14), n=8), 0.014, 0.01))
    s.puff(knot, 1.3, 0.02, "#b8c4c0", "#f4fbf4", shadow=False, glow=0.2)
    s.puff(stroke([(-0.84, -0.76), (-0.84, 0.02)], 0.045, 0.035), 1.5, 0.03, "#8a98a8", "#e8f0f4")
    solids.ball(s, -0.84, 0.02, 1.45, 0.035, material.solid("#f4d35e", rough=0.4, bump=0), 20)
    s.sheet(line(rope, 0.014), 1.4, "#e8f0ec", thick=0.012, glow=0.2)
    wash = (
        (29, TROUSERS, "#5fb0c8", 0.32),
        (38, SOCK, "#e85a4c", 0.34),
        (46, DRESS, "#f4d35e", 0.32),
        (54, TOWEL, "#d88ac0", 0.22),
    )
    for i, g, c, k in wash:
        x, y = rope[i]
        turn = 14 + s.rng.uniform(-4, 4)
        shape = move(g, x + 0.1 * k, y - 0.5 * k, turn, k / 100)
        marks = (
            [Mark(move(union(*(box(-60, v, 60, v + 7) for v in (-34, -14, 6, 26))), x + 0.1 * k, y - 0.5 * k, turn, k / 100), lighter(c, 0.5), 0.6)]
            if g in (TROUSERS, TOWEL)
            else []
        )
        if g is SOCK:
            marks.append(Mark(circle(x + 0.2 * k, y - 0.8 * k, 0.05), "#fff0a0", 0.95, 0.012))
            marks.append(Mark(circle(x + 0.22 * k, y - 0.8 * k, 0.12), "#ffd070", 0.5, 0.04))
            weather.halo(s, x + 0.2 * k, y - 0.82 * k, 1.1, 0.2, "#ffe080", 0.6)
        s.puff(shape, 1.36, 0.05, darker(c, 0.25), c, marks, "cloth")
        for u in (-0.16, 0.16):
            s.puff(move(box(-0.011, -0.03, 0.011, 0.03), x + u * k * 1.2, y + u * k * 0.75 * 0.8, 14), 1.25, 0.01, "#b8863c", "#f0cc80", shadow=False)
    x, y, k = -0.42, -0.6, 0.7
    grip = min(rope, key=lambda q: math.dist(q, (-0.17, 0.06)))
    hanger = people.astronaut(
        Pose(near_leg=(-10, -16), far_leg=(14, 2), lean=6, nod=-8),
        mood="happy",
        face=0.6,
        gaze=(0.8, 0.6),
        skin="#7a4a30",
        hair_colour="#1c1416",
        hands=("grip", "grip"),
        touch={"far_hand": people.local((grip[0], grip[1] - 0.01), x, y, k), "hand": people.local((x + 0.08, y + 0.4), x, y, k)},
    )
    placed = s.place(hanger, x, y, k, 1.2)
    px, py = placed.points["palm"]
    s.puff(move(box(-0.014, -0.045, 0.014, 0.045), px, py + 0.03, -20), 0.98, 0.012, "#b8863c", "#f0cc80", shadow=False)
    s.place(trinkets.basket("#c89a58"), -0.68, -0.66, 0.26, 1.15, turn=10)
    s.puff(ellipse(-0.7, -0.51, 0.1, 0.05), 1.35, 0.04, "#d8c8e8", "#ffffff", shadow=False)
    s.place(props.house("#e8dcc8", "#c8503c", True), -1.0 + 0.02, -0.94, 0.2, 1.6, turn=30)
    for x, y, t in ((-0.12, -0.66, -18), (0.31, -1.13, -44)):
        s.puff(
            move(union(circle(0, 0.11, 0.06), stroke([(0, -0.02), (0, 0.08)], 0.024, 0.018)), x, y, t),
            1.4,
            0.04,
            "#1f5a4c",
            "#7fc890",
            brush="wool",
            shadow=False,
        )
    s.place(animals.cat("sit", "#f0944c"), 0.12, -0.86, 0.26, 1.4, turn=-30)
    light.lamp(s, 0.3, -0.6, 0.6, 5, "#ffe0b0", 0.2)
    light.rig(s, 1000, 240)
    light.lamp(s, -0.2, 0.4, 0.4, 14, "#d8fff4", 0.3)


@card("violet", focus=1.5)
def garden_rocket(s: Stage) -> None:
    sky.backdrop(s, stars=260, wisps=0.3, glow=sky.Glow(-0.4, -0.5, 0.9, "#f8d0e8", 0.45))
    land.distance(s, "wood", 2, y=-0.72, step=-0.14, tall=0.5, depth=4.2, gap=0.6, fog=0.5)
    s.place(props.house("#8a78c0", "#4a3a80", True, 60), -0.72, -1.06, 0.72, 2.9)
    # The path of smoke.
    puffs = bezier((-0.1, -1.1), (-0.14, -0.5), (0.1, -0.1), (0.3, 0.12), n=13)
    for i, (x, y) in enumerate(puffs):
        r = 0.2 - 0.011 * i
        for u in (-1, 1):
            s.puff(
                circle(x + u * r * 0.5 + s.rng.uniform(-0.03, 0.03), y + s.rng.uniform(-0.03, 0.03), r * s.rng.uniform(0.7, 0.95)),
                2.0 - 0.02 * i,
                0.1,
                "#8a70b8",
                "#f8e0ec",
                shadow=False,
            )
    turn = -26
    r = s.place(props.rocket("#f4eee4", "#e8483c"), 0.38, 0.28, 0.84, 1.6, turn=turn)
    fx, fy = r.points["flame"]
    for k, c in ((1.0, "#f2753a"), (0.7, "#ffb636"), (0.42, "#fff0b0")):
        s.puff(
            move(draw("-0.1,0.02 -0.13,-0.12 0,-0.44! 0.13,-0.12 0.1,0.02"), fx, fy, turn, k), 1.5 - 0.06 * k, 0.03, c, lighter(c, 0.2), glow=0.45, shadow=False
        )
    weather.halo(s, fx - 0.06, fy - 0.14, 1.3, 0.5, "#ff9440", 0.35)
    light.lamp(s, fx - 0.2, fy - 0.3, 1.0, 14, "#ffb060", 0.2)
    # The pilot.
    wx, wy = r.points["window"]
    pane = circle(wx, wy, 0.12)
    s.puff(circle(wx, wy, 0.145), 1.28, 0.02, "#a82c2c", "#e8604c")
    s.puff(pane, 1.24, 0.01, "#f4b04c", "#ffe6a0", glow=0.5)
    s.place(veils.cropped(animals.dog("sit", "#c89058").moved(wx, wy - 0.25, turn * 0.4, 0.3), pane), 0, 0, 1, 1.2, shadow=False)
    # The washing on the fin.
    line_pts = bezier((fx + 0.26, fy + 0.08), (fx + 0.46, fy - 0.2), (fx + 0.3, fy - 0.5), (fx + 0.5, fy - 0.78), n=40)
    s.sheet(line(line_pts, 0.012), 1.3, "#fff0e0", shadow=False, glow=0.1)
    for i, (g, c) in enumerate(((SHIRT, "#5fc0b8"), (SOCK, "#ffb636"), (TROUSERS, "#f4a8c8"), (TOWEL, "#fff6ec"))):
        x, y = line_pts[8 + i * 9]
        s.puff(move(g, x + 0.03, y - 0.05, -60 + 14 * i, 0.0017), 1.25, 0.02, darker(c, 0.15), c, brush="cloth", shadow=False)
    g = land.ground(s, -1.12, 1.0, 0.06)
    for x, k, f in (
        (-0.66, 0.5, people.girl("lift", mood="happy", top="#ffb636")),
        (-0.36, 0.44, people.boy("reach", mood="surprised", top="#3fa8a0")),
        (0.52, 0.5, people.child("lift", mood="happy", hat="paper", top="#e8483c")),
        (0.8, 0.38, people.toddler("reach", mood="happy")),
    ):
        y = land.top(g, x) - 0.02
        weather.contact(s, x, y, k * 0.7, 0.97, 0.5)
        s.place(f, x, y, k, 0.88, shadow=False, flip=x > 0.4)
    for x, w in ((-0.16, 0.2), (0.06, 0.26), (0.24, 0.2)):
        s.puff(circle(x, land.top(g, x) + 0.03, w * 0.6), 1.15, 0.09, "#8a70b8", "#f8e0ec", shadow=False)
    plants.tufts(s, g, 0.92, 20, flowers="#f8d8e8")
    weather.motes(s, 24, "#ffd080", 6, y=(-1.0, 0.2), x=(-0.5, 0.6))
    light.rig(s, 720, 200)
    light.lamp(s, 0.0, -0.7, 0.8, 10, "#ffc890", 0.3)
