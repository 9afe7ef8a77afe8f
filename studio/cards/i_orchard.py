"""Balloons left too long on the tree."""

import math

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

FOOT: XY = (0.12, -0.42)
"""Where the trunk ends and its roots begin: in the air."""
BALLOONS = (
    # foot of the basket, height, colour, second colour, turn
    (0.24, 0.62, 0.6, "#d84430", "#fbecc8", -3),
    (-0.32, 0.56, 0.52, "#f0a828", "#fff4d8", 9),
    (0.76, 0.46, 0.48, "#2f8c84", "#fbecc8", -11),
    (-0.04, 0.36, 0.36, "#3f6ca8", "#fff0d0", 4),
    (0.48, 0.3, 0.32, "#d0588c", "#fff0d8", -7),
    (-0.58, 0.3, 0.2, "#8ca848", "#e8ecb0", 12),
)


def bag(s: Stage, x: float, y: float, k: float, c: str, second: str, turn: float, depth: float) -> None:
    """A ripe one: hangs upwards from its twig, a leaf or two at the stalk."""
    s.place(props.balloon(c, second, "#a87840"), x, y, k, depth, turn=turn, shadow=False)
    for t in (200, -20):
        g = move(plants.leaf(0.12, 0.055), x, y + 0.01, t + turn)
        s.puff(g, depth - 0.2, 0.015, "#7a8a34", "#c8c05c", shadow=False)


def tree(s: Stage, d: float) -> None:
    """Trunk, boughs to the balloons, and roots that have let go."""
    x, y = FOOT
    bark = ("#4a2818", "#a86c40")
    fork = (x + 0.08, y + 0.44)
    boughs = []
    for i, (bx, by, _, _, _, _) in enumerate(BALLOONS):
        start = (x + 0.05 + 0.06 * (bx - x), y + 0.26 + 0.03 * i)
        mid = (fork[0] + 0.75 * (bx - fork[0]), fork[1] + 0.02)
        curve = bezier(start, (start[0] + 0.1 * (bx - x), fork[1] - 0.06), mid, (bx, by - 0.12), (bx, by + 0.02), n=24)
        boughs.append(stroke(curve, 0.1, 0.075, 0.05, 0.03))
        for px, py in curve[11:22:3]:
            for t in s.rng.sample((-60, -20, 30, 70, 200, 160), 2):
                c = s.rng.choice(("#e8a03c", "#d07828", "#c8b048", "#b85c24"))
                s.puff(move(plants.leaf(0.1, 0.046), px, py, t), d - 0.22, 0.015, darker(c, 0.15), lighter(c, 0.1), shadow=False)
    trunk = stroke(bezier((x - 0.02, y - 0.1), (x - 0.05, y + 0.1), (x + 0.02, y + 0.3), fork, n=16), 0.34, 0.22, 0.18, 0.16)
    trunk = soften(union(trunk, *boughs), 0.006)
    grain = union(
        *(line(bezier((x + u * 1.6, y - 0.1), (x + u * 0.6 - 0.03, y + 0.14), (x + u * 0.7 + 0.06, y + 0.42), n=10), 0.01) for u in (-0.09, -0.04, 0.02, 0.07))
    )
    s.puff(trunk, d - 0.05, 0.09, *bark, [Mark(grain, "#34180c", 0.6, 0.004)], "plank", shadow=False)
    roots = (
        ((-0.12, -0.04), (-0.3, -0.06), (-0.42, -0.22), (-0.46, -0.4), 0.1),
        ((-0.07, -0.06), (-0.16, -0.18), (-0.18, -0.36), (-0.26, -0.5), 0.09),
        ((0.0, -0.08), (-0.02, -0.24), (0.04, -0.4), (-0.01, -0.6), 0.1),
        ((0.07, -0.06), (0.18, -0.18), (0.16, -0.34), (0.26, -0.46), 0.09),
        ((0.12, -0.04), (0.32, -0.04), (0.42, -0.18), (0.5, -0.32), 0.1),
    )
    for i, (a, b, c, e, w) in enumerate(roots):
        g = stroke(bezier(*((x + p[0], y + p[1]) for p in (a, b, c, e)), n=20), w, w * 0.6, w * 0.36, 0.014)
        hairs = union(
            *(
                stroke([q, (q[0] + s.rng.uniform(-0.06, 0.06), q[1] - 0.1)], 0.016, 0.006)
                for q in bezier(*((x + p[0], y + p[1]) for p in (a, b, c, e)), n=6)[2:]
            )
        )
        s.puff(union(g, hairs), d - 0.12 - 0.02 * (i % 2), 0.04, "#5a3420", "#b88454", brush="fur", shadow=False)
    clod = union(
        draw(
            f"{x - 0.36},{y - 0.1} {x - 0.2},{y - 0.04} {x},{y - 0.06} {x + 0.2},{y - 0.04} {x + 0.38},{y - 0.1} {x + 0.3},{y - 0.22} {x},{y - 0.28} {x - 0.3},{y - 0.22}"
        ),
        *(circle(x + u, y - 0.2 - 0.06 * (1 - (u / 0.34) ** 2), s.rng.uniform(0.03, 0.06)) for u in [-0.32 + 0.08 * i for i in range(9)]),
    )
    stones = union(*(ellipse(x + s.rng.uniform(-0.28, 0.28), y - s.rng.uniform(0.1, 0.24), 0.024, 0.016) for _ in range(9)))
    s.puff(clod, d + 0.02, 0.08, "#4a2818", "#8a5838", [Mark(stones, "#c8a880", 0.8)], "stone", shadow=False)
    for _ in range(26):
        px, py = x + s.rng.uniform(-0.5, 0.5), s.rng.uniform(-1.2, y - 0.22)
        s.puff(circle(px, py, s.rng.uniform(0.01, 0.032)), d - 0.1, 0.02, "#3c2014", "#8a5838", shadow=False)


def picker(s: Stage, d: float) -> None:
    """Still on his ladder, which leans against the tree and stands on nothing."""
    low, high = (-0.88, -0.86), (-0.3, 0.2)
    s.sheet(props.ladder(low, high, 0.17, 10), d + 0.14, "#8a5830", "#e8bc78", thick=0.03)

    def rung(t: float) -> XY:
        return low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t

    x, y = rung(0.3)
    k = 0.74
    who = people.farmer(
        Pose(near_leg=(16, -4), far_leg=(60, -20), lean=16, nod=10),
        mood="afraid",
        profile=True,
        gaze=(0.3, -1.0),
        nose="broad",
        age=1,
        skin="#b87c54",
        top="#3f6a94",
        hands=("grip", "grip"),
        touch={
            "foot": (0.0, 0.0),
            "far_foot": people.local(rung(0.45), x, y, k),
            "hand": people.local(rung(0.74), x, y, k),
            "far_hand": people.local(rung(0.84), x, y, k),
        },
    )
    s.place(who, x, y, k, d, shadow=False)


def girl(s: Stage, d: float) -> None:
    """She has caught the longest root and will not let it go; her shoes have left the grass."""
    x, y = FOOT[0] + 0.015, FOOT[1] - 0.42
    who = people.girl(
        Pose((172, 176), (188, 184), (-24, -60), (30, -10), lean=-6, nod=-16, anchor="hands"),
        mood="surprised",
        gaze=(-0.2, 0.9),
        skin="#8a5636",
        top="#e83c5c",
        hands=("grip", "grip"),
    )
    s.place(who, x, y, 0.56, d, turn=5, shadow=False)
    for dy in (0.0, 0.045):
        for j in (-1, 0, 1):
            s.puff(
                limb([(x - 0.035, y + 0.02 * j + dy), (x + 0.03, y + 0.02 * j + dy + 0.006)], 0.022, 0.024), d - 0.24, 0.014, "#6a3c24", "#a86c48", shadow=False
            )


@card("autumn", focus=1.4)
def balloon_orchard(s: Stage) -> None:
    stops = ((0.0, "#fff0c0"), (0.24, "#ffdca0"), (0.44, "#f4dcb8"), (0.66, "#98c8d4"), (1.0, "#3c88b8"))
    sky.backdrop(s, stops=stops, glow=sky.Glow(-0.7, -0.7, 1.0, "#fff4d0", 0.7), wisps=0.3)
    for i, (y, a, b) in enumerate(((-0.92, "#d8b070", "#f4dca0"), (-1.04, "#b88c48", "#e8c070"))):
        s.sheet(land.hill(s.rng, y, 0.05, 0.7), 4.2 - 0.6 * i, a, b, span=(y - 0.3, y + 0.05))
    # The others in the row have been picked in time.
    for x, y, h in ((-0.86, -1.0, 0.3), (-0.56, -1.0, 0.24), (0.66, -1.0, 0.26), (0.92, -1.0, 0.32)):
        s.sheet(plants.branches(s.rng, x, y, h, 0.6, 4)[0], 3.4, "#8a5a3c", "#b8845c", shadow=False)
    g = land.hill(s.rng, -1.18, 0.025, 0.6)
    s.sheet(g, 2.0, "#34481f", "#98a048", span=(-1.6, -1.18))
    # The hole it came out of.
    hole = ellipse(0.12, -1.36, 0.44, 0.085)
    crumbs = union(
        *(
            ellipse(0.12 + 0.46 * math.cos(a), -1.35 + 0.09 * math.sin(a), s.rng.uniform(0.05, 0.1), s.rng.uniform(0.025, 0.045))
            for a in [i * 0.42 for i in range(15)]
        )
    )
    s.puff(crumbs, 1.7, 0.05, "#4a2818", "#8a5838", brush="stone", shadow=False)
    s.puff(hole, 1.62, 0.004, "#1c0c08", "#34180c", shadow=False)
    order = sorted(BALLOONS, key=lambda b: -b[2])
    for i, (x, y, k, c, second, turn) in enumerate(order):
        bag(s, x, y, k, c, second, turn, 2.3 - 0.16 * i)
    tree(s, 1.6)
    picker(s, 1.25)
    girl(s, 1.2)
    dx = 0.74
    weather.contact(s, dx, -1.36, 0.34, 1.5, 0.5)
    s.place(animals.dog("sit", "#e8dcc4"), dx, -1.37, 0.34, 1.3, flip=True, shadow=False)
    b = s.place(trinkets.basket("#d89c4c"), -0.56, -1.42, 0.3, 1.3, shadow=False)
    weather.contact(s, -0.56, -1.41, 0.4, 1.5, 0.5)
    for ox, c in ((-0.05, "#c83c2c"), (0.05, "#e0a02c")):
        s.place(props.balloon(c, "#f6e2b0"), b.points["rim"][0] + ox, b.points["rim"][1] - 0.05, 0.19, 1.36, turn=-18 * ox / 0.05, shadow=False)
    weather.contact(s, -0.72, -1.3, 0.4, 1.8, 0.4)
    plants.tufts(s, g, 1.9, 20)
    light.sun(s, 1.9, "#ffe4b8", side=-0.9, height=0.4)
    light.rig(s, 650, 220)
