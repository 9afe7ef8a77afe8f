"""Gardens in bloom."""

import math

from shapely.geometry import Point

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
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


@card("mint", focus=1.3)
def gramophone_garden(s: Stage) -> None:
    s.view(rise=-0.4, side=0.3, pivot=1.3)
    sky.backdrop(s, strength=1.1, heaps=[(-0.7, 1.2, 0.6), (0.75, 1.3, 0.5)], wisps=0.3)
    land.distance(s, "wood", 3, y=-0.6, step=-0.14, tall=0.34, depth=4.0, fog=0.5)
    s.sheet(land.hill(s.rng, -0.98, 0.04, 0.6), 2.2, "#58a084", "#b4dcb0", span=(-1.2, -0.9))
    rng = s.rng
    # The box and its record, seen a little from above; the horn grows out of it and opens like a flower.
    case = draw("-0.02,-1.22! -0.04,-0.86! 0.9,-0.86! 0.88,-1.22!")
    s.puff(case, 1.6, 0.08, "#6a341c", "#b8683c", [Mark(case.buffer(-0.06), "#8a4a28", 0.8), Mark(ellipse(0.43, -1.04, 0.08, 0.05), "#f0c060", 0.9)], "wood")
    lid = draw("-0.04,-0.87! 0.06,-0.74! 0.8,-0.74! 0.9,-0.87!")
    s.puff(lid, 1.58, 0.02, "#8a4a28", "#c87c48", brush="wood", shadow=False)
    disc = ellipse(0.42, -0.8, 0.34, 0.055)
    grooves = union(*(ellipse(0.42, -0.8, 0.34 * t, 0.055 * t).boundary.buffer(0.004) for t in (0.55, 0.7, 0.85)))
    s.puff(disc, 1.5, 0.02, "#1c181c", "#3a343c", [Mark(grooves, "#5a545c", 0.8), Mark(ellipse(0.42, -0.8, 0.1, 0.018), "#d8483c")], shadow=False)
    brass, deep = ("#b8782c", "#f8d070"), ("#5a2c14", "#a8642c")
    neck = limb([(0.62, -0.78), (0.74, -0.5), (0.6, -0.22), (0.3, 0.0), (0.08, 0.16)], 0.07, 0.1, 0.17, 0.34, 0.6)
    ribs = union(*(line(bezier((0.62, -0.76), (0.78 + t, -0.4), (0.34 + t, -0.1), (0.06 + 2 * t, 0.12 + t), n=16), 0.012) for t in (-0.1, -0.03, 0.05)))
    s.puff(neck, 1.45, 0.14, *brass, [Mark(ribs, "#8a5420", 0.6)], shadow=False)
    bx, by = -0.06, 0.22
    petals = union(*(ellipse(bx + 0.5 * math.cos(t), by + 0.4 * math.sin(t), 0.2, 0.13, math.degrees(t) * 1.0) for t in [i * math.tau / 11 for i in range(11)]))
    bell = union(ellipse(bx, by, 0.54, 0.43), petals)
    veins = union(*(line([(bx, by), (bx + 0.66 * math.cos(t), by + 0.53 * math.sin(t))], 0.012) for t in [(i + 0.5) * math.tau / 11 for i in range(11)]))
    s.puff(bell, 1.3, 0.09, *brass, [Mark(veins, "#a86c28", 0.7), Mark(ellipse(bx + 0.02, by - 0.02, 0.4, 0.31), "#c88434", 0.7, 0.02)], shadow=False)
    s.puff(ellipse(bx + 0.04, by - 0.02, 0.26, 0.2), 1.12, 0.01, *deep, [Mark(ellipse(bx + 0.06, by - 0.03, 0.14, 0.1), "#2c140c", 0.9, 0.03)], shadow=False)
    # What it plays.
    colours = ("#e8688a", "#f4c840", "#fff4ec", "#f08a60", "#b890d0", "#e84a5c", "#5fa8d8")
    for i in range(19):
        a = math.radians(8 + 176 * i / 18 + rng.uniform(-4, 4))
        r = rng.uniform(0.6, 1.12) * (1 - 0.22 * abs(math.cos(a)))
        x0, y0 = bx + 0.05 + 0.14 * math.cos(a), by + 0.05 * math.sin(a)
        x1, y1 = max(min(bx + r * math.cos(a), 0.92), -0.92), by + 0.08 + r * math.sin(a)
        d = 1.0 - 0.02 * (i % 7)
        stem = bezier((x0, y0), (x0 + (x1 - x0) * 0.2, y0 + (y1 - y0) * 0.7), (x1, y1), n=16)
        s.sheet(stroke(stem, 0.026, 0.016), d + 0.06, "#3f7a54", "#7fb878", shadow=False)
        mx, my = stem[9]
        s.puff(
            union(*(move(plants.leaf(0.16, 0.07), mx, my, q) for q in (rng.uniform(20, 60), rng.uniform(120, 160)))),
            d + 0.04,
            0.02,
            "#3f8a5c",
            "#98cc84",
            shadow=False,
        )
        c, q = colours[i % 7], rng.uniform(0.07, 0.12)
        if i % 3 == 2:  # a tulip
            cup = move(draw("-5,0 -8,12 -7,22! -3,15 0,24! 3,15 7,22! 8,12 5,0"), x1, y1 - 0.03, rng.uniform(-16, 16), q / 11)
            s.puff(cup, d - 0.06, 0.05, darker(c, 0.25), lighter(c, 0.15), shadow=False)
            continue
        n = 5 + i % 4
        bloom = union(
            *(ellipse(x1 + q * math.cos(t), y1 + q * math.sin(t), q * 0.74, 2.2 * q / n, math.degrees(t)) for t in [j * math.tau / n + i for j in range(n)])
        )
        s.puff(bloom, d - 0.08, 0.05, darker(c, 0.2), lighter(c, 0.2), shadow=False)
        s.puff(circle(x1, y1, q * 0.48), d - 0.16, 0.04, "#c88a2c", "#f8d860", shadow=False)
    for x, y, k, flip, c in ((0.72, 1.26, 0.22, False, "#3f8ac0"), (-0.8, 0.86, 0.2, True, "#e8505c")):
        s.place(animals.bird("fly", c, "#fff0dc"), x, y, k, 0.7, flip=flip, shadow=False)
    g = land.hill(s.rng, -1.18, 0.03, 0.6)
    s.sheet(g, 0.98, "#3f8482", "#8fcca0", span=(-1.6, -1.1))
    # Two who have danced for fifty years: hands joined, one round her back, one on his shoulder.
    k = 0.82
    ax, wx = -0.66, -0.24
    y = land.top(g, -0.45) - 0.05
    joined = (-0.45, y + 0.62 * k)
    man = people.old_man(
        Pose(near_leg=(-14, -22), far_leg=(16, 4), lean=-12, nod=2),
        mood="tender",
        profile=True,
        gaze=(0.5, -0.2),
        age=2,
        nose="long",
        skin="#7a4a30",
        top="#3f6a9a",
        hands=("grip", "flat"),
        touch={"hand": people.local(joined, ax, y, k), "far_hand": people.local((wx - 0.02, y + 0.44 * k), ax, y, k)},
    )
    woman = people.old_woman(
        Pose(near_leg=(10, -20), far_leg=(-8, -4), lean=-20, nod=-4),
        mood="happy",
        profile=True,
        gaze=(0.5, 0.4),
        age=2,
        nose="snub",
        top="#d84a6a",
        hands=("flat", "rest"),
        touch={"hand": people.local(joined, wx, y, k, True), "far_hand": people.local((ax + 0.1, y + 0.66 * k), wx, y, k, True)},
    )
    weather.contact(s, -0.45, y, 0.7, 0.93, 0.5)
    s.place(woman, wx, y, k, 0.88, flip=True, shadow=False)
    s.place(man, ax, y, k, 0.76, shadow=False)
    plants.tufts(s, g, 0.92, 22, flowers="#f4c8d4")
    # The dog of the label listens from the grass.
    dx = 0.5
    s.place(animals.dog("sit", "#f4ece0"), dx, land.top(g, dx) - 0.08, 0.3, 0.8, flip=True, shadow=False)
    light.sun(s, 1.7, "#fff0d0", side=0.8, height=0.5)
    light.rig(s, 700, 180, left=False)
