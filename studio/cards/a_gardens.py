"""Gardens in bloom."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, ellipse, limb, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
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
    sky.backdrop(s, strength=1.15, heaps=[(-0.6, 1.0, 0.6), (0.7, 1.3, 0.5)], wisps=0.3)
    land.distance(s, "wood", 3, y=-0.5, step=-0.14, tall=0.34, depth=4.0, fog=0.5)
    g0 = land.hill(s.rng, -0.94, 0.04, 0.6)
    s.sheet(g0, 2.2, "#58a084", "#b4dcb0", span=(-1.2, -0.9))
    f = s.place(props.gramophone("#e8b448", "#a8583c"), -0.2, -1.14, 1.14, 1.5)
    hx, hy = f.points["horn"]
    colours = ("#e8688a", "#f4c840", "#fff4ec", "#f08a60", "#b890d0", "#e84a5c")
    rng = s.rng
    for i in range(13):
        a = math.radians(20 + 140 * i / 12 + rng.uniform(-5, 5))
        r = rng.uniform(0.42, 0.82)
        bx, by = hx - 0.04 + 0.2 * math.cos(a), hy - 0.02 + 0.03 * math.sin(a)
        ex, ey = hx - 0.04 + 0.95 * r * math.cos(a) * 1.1, hy + r * math.sin(a) * 0.95
        s.sheet(
            stroke(bezier((bx, by), (bx + (ex - bx) * 0.3, by + (ey - by) * 0.7), (ex, ey), n=16), 0.022, 0.014),
            1.36 + 0.02 * i,
            "#3f7a54",
            "#7fb878",
            shadow=False,
        )
        s.puff(
            union(
                move(plants.leaf(0.17, 0.07), bx + (ex - bx) * 0.4, by + (ey - by) * 0.55, rng.uniform(0, 70)),
                move(plants.leaf(0.17, 0.07), bx + (ex - bx) * 0.5, by + (ey - by) * 0.7, rng.uniform(110, 180)),
            ),
            1.33 + 0.02 * i,
            0.02,
            "#4a8a5c",
            "#98cc84",
            shadow=False,
        )
        c = colours[i % 6]
        n, k = (6, 0.075) if i % 3 else (9, 0.09)
        bloom = union(*(ellipse(ex + k * math.cos(t), ey + k * math.sin(t), k * 0.72, k * 0.46, math.degrees(t)) for t in [q * math.tau / n for q in range(n)]))
        s.puff(bloom, 1.2 + 0.02 * i, 0.05, darker(c, 0.15), lighter(c, 0.2), shadow=False)
        s.puff(circle(ex, ey, k * 0.5), 1.12 + 0.02 * i, 0.04, "#c88a2c", "#f8d860", shadow=False)
    for x, y, k, pose, flip, c in (
        (hx + 0.36, hy + 0.74, 0.24, "fly", False, "#3f8ac0"),
        (hx - 0.62, hy + 0.66, 0.22, "fly", True, "#e8505c"),
        (hx + 0.34, hy - 0.16, 0.2, "sing", False, "#f0a040"),
    ):
        s.place(animals.bird(pose, c, "#fff0dc"), x, y, k, 1.05, flip=flip, shadow=False)
    g = land.hill(s.rng, -1.16, 0.03, 0.6)
    s.sheet(g, 0.98, "#3f8482", "#8fcca0", span=(-1.6, -1.1))
    for x, fig, flip in (
        (-0.74, people.old_man("dance", mood="happy", top="#3f6a9a"), False),
        (-0.4, people.old_woman("dance", mood="happy", top="#d84a6a"), True),
    ):
        y = land.top(g, x) - 0.02
        weather.contact(s, x, y, 0.3, 0.93, 0.45)
        s.place(fig, x, y, 0.62, 0.86, flip=flip, shadow=False)
    ax = 0.68
    y = land.top(g, ax) - 0.02
    weather.contact(s, ax, y, 0.34, 0.93, 0.45)
    s.place(props.apple("#d8343c"), ax, y, 0.34, 0.86, shadow=False)
    s.puff(circle(ax - 0.03, y + 0.18, 0.04), 0.74, 0.01, "#4a1420", "#6a2028", shadow=False)
    worm = limb([(ax - 0.03, y + 0.17), (ax - 0.1, y + 0.18), (ax - 0.13, y + 0.25), (ax - 0.12, y + 0.33)], 0.045, 0.05, 0.052, 0.06)
    s.puff(
        worm,
        0.7,
        0.04,
        "#7a9a3c",
        "#c8dc70",
        [Mark(union(circle(ax - 0.135, y + 0.335, 0.008), circle(ax - 0.108, y + 0.335, 0.008)), "#1c1418")],
        shadow=False,
    )
    plants.tufts(s, g, 0.92, 22, flowers="#f4c8d4")
    light.sun(s, 1.5, side=-0.6)
    light.rig(s, 800, 180)
