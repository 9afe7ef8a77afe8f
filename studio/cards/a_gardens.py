"""Gardens in bloom."""

import math

from shapely.geometry import Point

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage


def clock_flower(s: Stage, x: float, y: float, r: float, depth: float, petal: str, hour: float, minute: float, turn: float = 0, petals: int = 11) -> None:
    """A clock that blooms; (x, y) is its middle, petals reach as far as `r`."""
    angles = [i * math.tau / petals + 0.2 for i in range(petals)]
    back = union(*(ellipse(0.7 * math.cos(q + 0.28), 0.7 * math.sin(q + 0.28), 0.3, 0.19, math.degrees(q + 0.28)) for q in angles))
    front = union(*(ellipse(0.64 * math.cos(q), 0.64 * math.sin(q), 0.3, 0.2, math.degrees(q)) for q in angles))
    veins = union(*(line([(0.4 * math.cos(q), 0.4 * math.sin(q)), (0.86 * math.cos(q), 0.86 * math.sin(q))], 0.02) for q in angles))
    s.puff(move(back, x, y, turn, r), depth, r * 0.1, darker(petal, 0.4), darker(petal, 0.12), shadow=False)
    s.puff(
        move(front, x, y, turn, r),
        depth - 0.05,
        r * 0.16,
        darker(petal, 0.2),
        lighter(petal, 0.15),
        [Mark(move(veins, x, y, turn, r), darker(petal, 0.35), 0.5)],
    )
    face = props.clock(darker(petal, 0.35), "#fbf4e0", hour, minute)
    s.place(face.moved(0, -0.5), x, y, r * 1.04, depth - 0.05 - r * 0.2, turn=turn, shadow=False)


def stalk(
    s: Stage, points: list[tuple[float, float]], wide: float, depth: float, colours: tuple[str, str] = ("#2f5c30", "#8cb454"), leaves: float = 1.0
) -> None:
    path = bezier(*points, n=30)
    s.puff(stroke(path, wide * 1.3, wide, wide * 0.8), depth, wide * 0.5, *colours, shadow=False)
    for i, q in ((6, 48), (11, 140)):
        leaf = move(plants.leaf(0.34 * leaves, 0.13 * leaves), *path[i], q)
        rib = line([path[i], (path[i][0] + 0.3 * leaves * math.cos(math.radians(q)), path[i][1] + 0.3 * leaves * math.sin(math.radians(q)))], 0.01)
        s.puff(leaf, depth - 0.06, 0.03, "#2f6434", colours[1], [Mark(rib, "#24502c", 0.6)], shadow=False)


@card("gold", focus=1.3)
def clock_garden(s: Stage) -> None:
    # From the height of the bed: the hours stand over us like trees, and one is over.
    evening = ((0.0, "#fff0c0"), (0.26, "#ffd890"), (0.5, "#f0b088"), (0.74, "#a88ca8"), (1.0, "#4c5c94"))
    sky.backdrop(s, stops=evening, strength=1.1, glow=sky.Glow(0.5, -0.7, 1.0, "#fff4c8", 0.8), wisps=0.35, stars=24)
    weather.moon(s, 0.3, 1.22, 0.09, 4.6, "#f4e4c8", "#fffbf0", 0.3)
    land.distance(s, "hills", 2, y=-0.86, step=-0.08, tall=0.24, depth=4.4, gap=0.5, fog=0.5)
    far = (
        (-0.9, -0.42, 0.1, "#d8688c", 4),
        (-0.66, -0.5, 0.08, "#e8a03c", 9),
        (0.24, -0.42, 0.09, "#7a8ac8", 2),
        (0.92, -0.36, 0.1, "#f4e0e4", 11),
    )
    for x, y, r, c, hour in far:
        stalk(s, [(x, -1.1), (x + 0.02, -0.8), (x, y)], 0.022, 3.3, ("#5c7440", "#a8b860"), 0.4)
        clock_flower(s, x, y, r, 3.2, c, hour, 10 * hour % 60)
    bed = land.hill(s.rng, -1.0, 0.03, 0.8)
    s.sheet(bed, 2.3, "#4a2c1c", "#9a6c40", span=(-1.3, -0.94), bump=1.0)
    # Three in full hour.
    stalk(s, [(-0.5, -1.1), (-0.66, -0.5), (-0.62, 0.1), (-0.42, 0.62)], 0.075, 1.95)
    clock_flower(s, -0.42, 0.74, 0.5, 1.8, "#e0523f", 10, 9, 8)
    stalk(s, [(0.2, -1.1), (0.26, -0.5), (0.42, -0.1), (0.5, 0.2)], 0.06, 2.1)
    clock_flower(s, 0.52, 0.3, 0.37, 2.0, "#f0b83c", 4, 38, -10)
    stalk(s, [(-0.86, -1.1), (-0.9, -0.8), (-0.84, -0.5), (-0.8, -0.2)], 0.045, 1.75)
    clock_flower(s, -0.8, -0.12, 0.25, 1.65, "#6a8ac8", 7, 20, 12)
    stalk(s, [(0.84, -1.1), (0.9, -0.4), (0.96, 0.4), (0.86, 0.86)], 0.045, 2.2)
    clock_flower(s, 0.84, 0.94, 0.24, 2.15, "#f4dce0", 1, 52, -14)
    # Midnight: it bows, its petals fall. One stalk from the root into the calyx.
    wilt = ("#5a5c30", "#a8a058")
    root, hx, hy, r = (-0.22, -1.24), 0.06, -0.46, 0.17
    neck = smooth([root, (-0.3, -0.86), (-0.33, -0.5), (-0.27, -0.22), (-0.12, -0.1), (0.02, -0.14), (0.07, -0.28), (hx, hy)], closed=False, n=8)
    s.puff(stroke(neck, 0.07, 0.055, 0.048, 0.042), 1.25, 0.028, *wilt, shadow=False)
    for i, q, k in ((9, 34, 0.2), (17, 158, 0.17)):
        leaf = move(plants.leaf(k, k * 0.36), *neck[i], q)
        s.puff(leaf, 1.2, 0.02, "#4c5028", "#98924c", shadow=False)
    droop = union(
        *(
            move(draw("0,0.02 0.07,-0.1 0.05,-0.22 0,-0.28 -0.05,-0.22 -0.07,-0.1"), hx + u * 0.09, hy + 0.0 - 0.02 * abs(u), u * 22, 0.9)
            for u in (-1.5, 1.4, 0.2)
        )
    )
    s.puff(droop, 1.2, 0.03, "#5a3040", "#a8788c", shadow=False)
    s.place(props.clock("#7a4c5c", "#e8dcc4", 12, 0).moved(0, -0.5), hx, hy, r * 1.7, 1.1, turn=-10, shadow=False)
    cap = union(
        *(move(draw("0,0.02! 0.035,-0.03 0.02,-0.11 0,-0.14! -0.02,-0.11 -0.035,-0.03"), hx + 0.012, hy + 0.2, q) for q in (-62, -24, 18, 58)),
        circle(hx + 0.012, hy + 0.2, 0.036),
    )
    s.puff(cap, 1.0, 0.025, "#4c5028", "#a8a058", shadow=False)
    for x, y, q in ((-0.02, -1.14, 30), (0.12, -1.19, -16), (0.22, -1.13, 80), (0.05, -0.84, 50), (-0.12, -1.22, 8)):
        s.puff(move(draw("0,0.05 0.035,0 0,-0.07 -0.035,0"), x, y, q), 0.98, 0.015, "#6a3a4c", "#b8849a", shadow=False)
    g = land.hill(s.rng, -1.2, 0.025, 0.6)
    s.sheet(g, 1.05, "#3a2014", "#8a5a34", span=(-1.6, -1.14), bump=1.0)
    clods = union(*(ellipse(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, -1.22), s.rng.uniform(0.02, 0.05), s.rng.uniform(0.012, 0.024)) for _ in range(40)))
    s.sheet(clods, 1.0, "#2c180e", "#6a4428", shadow=False, thick=0.01)
    # He waters what can no longer be helped: one hand on the handle, the other under the belly of the can.
    x, y, k = 0.62, land.top(g, 0.6) - 0.06, 0.96
    handle = (x - 0.25, y + 0.5)
    weather.contact(s, x - 0.02, y, 0.55, 0.95, 0.5)
    can = trinkets.watering_can("#d8432f")
    size, tip = 0.32, -24
    gx, gy = can.points["handle"]
    under = move(Point(14 / 100 - gx, -4 / 100 - gy), 0, 0, tip, size * k, True)
    man = people.old_man(
        Pose(near_leg=(-6, -10), far_leg=(10, 2), lean=6, nod=10),
        mood="sad",
        profile=True,
        gaze=(0.6, -0.4),
        nose="long",
        age=2,
        skin="#8a5a3c",
        glasses=False,
        hair="short",
        hair_colour="#d8d4cc",
        beard="short",
        hat="straw",
        hat_colour="#e8c060",
        top="#2f5f9c",
        hands=("grip", "flat"),
        touch={
            "hand": people.local(handle, x, y, k, True),
            "far_hand": people.local((handle[0] + under.x + 0.02, handle[1] + under.y + 0.045), x, y, k, True),
            "elbows": (1, 1),
        },
    ).holding(can, "palm", "handle", size, turn=tip)
    f = s.place(man, x, y, k, 0.85, flip=True, shadow=False)
    rx, ry = f.points["rose"]
    # The drops go where the root is.
    for i in range(7):
        drop = bezier(
            (rx + 0.005, ry + 0.03 - 0.012 * i),
            (rx - 0.1 - 0.01 * i, ry + 0.06 - 0.01 * i),
            (root[0] + 0.2 - 0.035 * i, -0.9),
            (root[0] + 0.17 - 0.04 * i, -1.22),
            n=30,
        )
        s.sheet(stroke(drop[: 9 + 3 * (i % 2)], 0.01, 0.009, 0.005), 0.8, "#d8f0f8", shadow=False, thick=0.004, edge=0, glow=0.3)
        for (px, py), (qx, qy) in list(zip(drop, drop[1:], strict=False))[11 + 2 * (i % 2) :: 3]:
            s.sheet(stroke([(px, py), (qx, qy)], 0.008, 0.015), 0.8, "#d8f0f8", shadow=False, thick=0.004, edge=0, glow=0.3)
    weather.contact(s, root[0] + 0.06, -1.235, 0.42, 0.99, 0.5, "#1c0e06")
    sx = -0.62
    weather.contact(s, sx, -1.3, 0.4, 0.72, 0.5)
    s.place(animals.snail(), sx, -1.32, 0.3, 0.65, shadow=False)
    s.place(props.hourglass(), sx - 0.02, -1.08, 0.26, 0.5, turn=6, shadow=False)
    light.sun(s, 1.5, "#ffdca0", side=0.8, height=0.35)
    light.rig(s, 700, 260)
