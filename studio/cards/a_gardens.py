"""Gardens in bloom."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def clock_flower(petal: str, hour: float, minute: float, tall: float = 130, petals: int = 10, lean: float = 0) -> Figure:
    """A clock that blooms on a stalk; 1.8 high."""
    stalk = limb([(0, 0), (lean * 0.3, tall * 0.5), (lean, tall)], 7, 6, 5)
    leaves = union(*(move(plants.leaf(44, 17), 0 + lean * 0.2, tall * h, a) for h, a in ((0.22, 38), (0.34, 146))))
    ring = union(
        *(ellipse(lean + 40 * math.cos(a), tall + 40 * math.sin(a), 20, 12.5, math.degrees(a)) for a in [i * math.tau / petals for i in range(petals)])
    )
    face = [p.moved(lean / 100, (tall - 38) / 100, 0, 0.76, False) for p in props.clock(darker(petal, 0.3), "#fbf4e0", hour, minute).parts]
    base = thing(
        [
            piece(stalk, "#5a8a3c", 5, 0),
            piece(leaves, "#6fa044", 5, 1),
            piece(ring, petal, 9, 3, [Mark(circle(lean, tall, 42), darker(petal, 0.25), 0.5, 0.02)]),
        ]
    )
    return Figure(base.parts + tuple(replace(p, lift=p.lift + 0.08) for p in face), {"face": (lean / 100, tall / 100)})


@card("meadow", focus=1.4)
def clock_garden(s: Stage) -> None:
    sky.backdrop(s, strength=1.2, glow=sky.Glow(-0.6, 0.7, 0.8, "#fff6c0", 0.6), wisps=0.3)
    for i, (y, d) in enumerate(((0.6, 4.3), (0.46, 3.7), (0.26, 3.2))):
        low, high = (("#b8d08c", "#e8f0b8"), ("#9cc070", "#d8e898"), ("#84b058", "#c8dc84"))[i]
        s.sheet(land.hill(s.rng, y, 0.05, 0.6), d, low, high, span=(y - 0.3, y + 0.08))
    s.place(props.house("#f8ecd0", "#c8603c", False), 0.62, 0.4, 0.32, 3.5)
    for x in (-0.8, -0.66, -0.5, 0.9):
        s.sheet(plants.poplar(s.rng, x, 0.42, 0.42), 3.6, "#6f9c54", "#b4cc78")
    rails = union(
        *(box(x, 0.12, x + 0.045, 0.38).union(Polygon([(x, 0.38), (x + 0.0225, 0.42), (x + 0.045, 0.38)])) for x in [-1.2 + i * 0.1 for i in range(25)]),
        box(-1.3, 0.18, 1.3, 0.21),
        box(-1.3, 0.31, 1.3, 0.34),
    )
    s.sheet(rails, 3.0, "#d8dcc0", "#fffdf0", thick=0.03)
    rows = ((0.14, 2.7, 0.19, 7), (-0.16, 2.2, 0.25, 6), (-0.52, 1.75, 0.32, 5), (-0.98, 1.3, 0.4, 4))
    petals = ("#e0604c", "#f0b83c", "#7a8ac8", "#f4e0e4", "#d8688c", "#e88a3c", "#5fa8a0")
    n = 0
    for y, d, k, count in rows:
        soil = land.hill(s.rng, y, 0.015, 0.7)
        s.sheet(soil, d + 0.1, "#86ac54", "#b8d078", span=(y - 0.4, y), shadow=False)
        s.puff(
            land.hill(s.rng, y + 0.015, 0.012, 0.9).intersection(box(-1.3, y - 0.07, 1.3, y + 0.2)),
            d + 0.06,
            0.03,
            "#6a4a2c",
            "#9a7448",
            brush="stone",
            shadow=False,
        )
        for i in range(count):
            x = -0.9 + 1.9 * (i + 0.5 + 0.2 * (n % 3 - 1)) / count
            if y < -0.9 and x > 0.0 or (y > -0.6 and y < -0.4 and x > 0.5):
                continue
            c = petals[(n * 3 + i) % 7]
            s.place(clock_flower(c, (n * 5 + i * 3) % 12, (n * 17 + i * 23) % 60, 96 + 26 * ((i + n) % 3), 10, (i % 3 - 1) * 6), x, y, k, d)
            n += 1
    g = land.hill(s.rng, -1.22, 0.02, 0.6)
    s.sheet(g, 1.0, "#4d7a2c", "#94bc5c", span=(-1.6, -1.15))
    y = land.top(g, 0.56)
    weather.contact(s, 0.56, y - 0.01, 0.5, 0.95, 0.45)
    man = people.old_man("offer", hat="straw", hat_colour="#e0bc5c", top="#3f6aa0").holding(
        trinkets.watering_can("#d8432f"), "far_hand", "handle", 0.34, turn=-16
    )
    f = s.place(man, 0.62, y - 0.02, 0.82, 0.9, flip=True, shadow=False)
    rx, ry = f.points["rose"]
    for i in range(5):
        drop = bezier((rx, ry - 0.012 * i + 0.02), (rx - 0.08 - 0.025 * i, ry + 0.03 - 0.01 * i), (rx - 0.1 - 0.04 * i, ry - 0.34), n=16)
        s.sheet(stroke(drop, 0.012, 0.009), 0.86, "#c8e8f4", shadow=False, thick=0.004, edge=0, glow=0.2)
    sx = -0.5
    s.place(animals.snail(), sx, land.top(g, sx) - 0.02, 0.24, 0.85, shadow=False)
    s.place(props.hourglass(), sx - 0.02, land.top(g, sx) + 0.12, 0.24, 0.8, turn=8, shadow=False)
    plants.tufts(s, g, 0.92, 16, flowers="#fff4c0")
    light.sun(s, 1.7, side=-0.7)
    light.rig(s, 800, 200)


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
