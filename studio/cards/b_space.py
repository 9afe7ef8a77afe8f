"""A rocket out of a garden."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import Pose
from theatre.props.garments import SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage


@card("violet", focus=1.4)
def garden_rocket(s: Stage) -> None:
    s.view(rise=-0.5, pivot=1.5)
    sky.backdrop(s, stars=260, wisps=0.3, glow=sky.Glow(0.0, -0.5, 1.0, "#ffc8a8", 0.55))
    land.distance(s, "wood", 2, y=-0.72, step=-0.14, tall=0.5, depth=4.2, gap=0.6, fog=0.5)
    s.place(props.house("#8a78c0", "#4a3a80", True, 60), -0.76, -1.06, 0.9, 2.9)
    fence = union(
        *(box(x, -1.2, x + 0.07, -0.8).union(Polygon([(x, -0.8), (x + 0.035, -0.74), (x + 0.07, -0.8)])) for x in [0.3 + 0.11 * i for i in range(8)]),
        box(0.3, -0.92, 1.3, -0.88),
    )
    s.sheet(fence, 2.8, "#4a3a70", "#9c88c8", thick=0.02)

    # Smoke: each billow one piece, turned in on itself.
    def billow(spots: list[tuple[float, float, float]], d: float, low: str, high: str, ink: str) -> None:
        g = union(*(circle(x, y, r) for x, y, r in spots)).buffer(0.03).buffer(-0.03)
        curls = union(
            *(
                stroke(
                    [(x + r * q * math.cos(a), y + r * q * math.sin(a)) for q, a in [(0.86 - 0.05 * i, 0.4 + side + 0.34 * i) for i in range(11)]],
                    0.006,
                    0.03,
                    0.008,
                )
                for n, (x, y, r) in enumerate(spots)
                for side in [1.9 * (n % 3)]
                if r > 0.1
            )
        )
        s.puff(g, d, 0.16, low, high, [Mark(curls, ink, 0.5, 0.004)], "wool", shadow=False, glow=0.05)

    rng = s.rng
    back = [(rng.uniform(-1, 1) * (0.2 + 0.75 * t), -0.5 - 0.7 * t, 0.15 + 0.14 * t) for t in [rng.random() ** 0.7 for _ in range(26)]]
    billow(back, 2.6, "#5c4490", "#b090cc", "#48347c")
    mid = [(0.02 + rng.uniform(-1, 1) * (0.1 + 0.6 * t * t), -0.4 - 0.8 * t, 0.12 + 0.13 * t) for t in [i / 17 for i in range(18)]]
    billow(mid, 2.1, "#8a5ca8", "#ffd8c8", "#a06cb0")
    # The rocket.
    turn, rk = -11, 1.2
    rx, ry = 0.12, 0.14
    r = s.place(props.rocket("#f4eee4", "#e8483c"), rx, ry, rk, 1.6, turn=turn, shadow=False)
    fx, fy = r.points["flame"]
    for k, c in ((1.0, "#f0602c"), (0.64, "#ffb636"), (0.34, "#fff0b0")):
        tongue = draw("-0.12,0.02 -0.17,-0.16 -0.1,-0.3 -0.08,-0.46! -0.03,-0.38 0.0,-0.64! 0.05,-0.38 0.1,-0.48! 0.11,-0.28 0.17,-0.16 0.12,0.02")
        s.puff(move(tongue, fx, fy, turn, k), 1.5 - 0.16 * (1.2 - k), 0.04, c, lighter(c, 0.2), glow=0.5, shadow=False)
    weather.halo(s, fx - 0.05, fy - 0.24, 1.3, 0.8, "#ff9440", 0.26)
    light.lamp(s, fx - 0.06, fy - 0.5, 1.75, 30, "#ffa850", 0.2)
    light.lamp(s, 0.0, -0.7, 1.5, 22, "#ffa860", 0.3)
    # The pilot has his nose at the glass.
    wx, wy = r.points["window"]
    pane = circle(wx, wy, 0.185)
    s.puff(
        circle(wx, wy, 0.225).difference(circle(wx, wy, 0.17)),
        1.16,
        0.04,
        "#a82c2c",
        "#f0705c",
        [Mark(union(*(circle(wx + 0.2 * math.cos(a), wy + 0.2 * math.sin(a), 0.014) for a in [q * math.tau / 10 for q in range(10)])), "#ffd8a0")],
        shadow=False,
    )
    s.puff(pane, 1.34, 0.01, "#f4b04c", "#ffe6a0", glow=0.5, shadow=False)
    s.place(veils.cropped(animals.dog("sit", "#c89058").moved(wx, wy - 0.4, turn * 0.6, 0.5), circle(wx, wy, 0.19)), 0, 0, 1, 1.3, shadow=False)
    # The washing has come too, with its post.
    fin = (fx - 0.43 * math.cos(math.radians(turn)), fy - 0.43 * math.sin(math.radians(turn)) + 0.04)
    rope = bezier(fin, (fin[0] - 0.16, fin[1] + 0.24), (fin[0] - 0.36, fin[1] - 0.26), (-1.02, fin[1] + 0.16), n=44)
    s.sheet(line(rope, 0.016), 1.3, "#fff0e0", shadow=False, glow=0.1)
    s.puff(circle(*fin, 0.03), 1.26, 0.02, "#d8c8b0", "#fff4e4", shadow=False)
    for i, (g, c) in enumerate(((SOCK, "#ffb636"), (SHIRT, "#5fc0b8"), (TROUSERS, "#f4a8c8"), (TOWEL, "#fff6ec"))):
        x, y = rope[7 + i * 9]
        s.puff(move(move(g, 0, -46), x, y, (-14, -24, -16, -10)[i], 0.0027), 1.22 - 0.01 * i, 0.03, darker(c, 0.2), c, brush="cloth", shadow=False)
        s.puff(move(box(-0.012, -0.03, 0.012, 0.02), x, y, -14), 1.1, 0.01, "#8a5a34", "#e0b070", shadow=False)
    ex, ey = rope[-1]
    post = move(union(box(-0.022, -0.5, 0.022, 0.04), box(-0.12, -0.03, 0.12, 0.012)), ex, ey, -30)
    s.puff(post, 1.2, 0.02, "#5a3a34", "#b88868", brush="wood", shadow=False)
    # The garden, and the ground crew.
    g = land.ground(s, -1.2, 1.5, 0.03)
    near = [(-0.5, -1.16, 0.16), (-0.3, -1.2, 0.15), (-0.12, -1.12, 0.18), (0.1, -1.16, 0.17), (0.3, -1.14, 0.19), (0.52, -1.2, 0.15), (0.0, -1.0, 0.14)]
    billow(near, 1.35, "#a070b0", "#ffe8d8", "#b884b8")
    y = -1.5
    girl = people.girl(
        Pose((-148, -166), (150, 168), (-8, -6), (12, 8), lean=-4, nod=-22),
        mood="happy",
        profile=True,
        gaze=(0.6, 1.0),
        top="#ffb636",
        lashes=True,
        hands=("open", "open"),
    )
    s.place(girl, -0.74, y, 0.98, 0.85, shadow=False)
    bx, bk = -0.24, 0.96
    boy = people.boy(
        "stand",
        back=True,
        top="#3fa8a0",
        hands=("grip", "grip"),
        touch={"hand": people.local((bx - 0.13, y + 0.7), bx, y, bk), "far_hand": people.local((bx + 0.13, y + 0.7), bx, y, bk), "elbows": (-1, 1)},
    )
    b = s.place(boy, bx, y, bk, 0.85, shadow=False)
    tx, ty = b.points["head"]
    for side in (-1, 1):
        shin = [(tx + side * 0.09, ty + 0.08), (tx + side * 0.16, ty - 0.1), (tx + side * 0.15, ty - 0.26)]
        s.puff(limb(shin, 0.11, 0.09, 0.08), 0.56, 0.04, "#5c9484", "#a8dcc8", brush="cloth", shadow=False)
        s.puff(ellipse(tx + side * 0.155, ty - 0.29, 0.05, 0.045), 0.54, 0.04, "#7a3a28", "#d88858", shadow=False)
    small = people.toddler(Pose((-132, -160), (132, 160), (-5, -5), (6, 4), nod=0), back=True, top="#8fc4b0", hands=("open", "open"))
    n = len(HANDS["open"]) + 1
    s.place(Figure(tuple(p for i, p in enumerate(small.parts) if not (2 * n <= i < 2 * n + 4)), small.points), tx, ty - 0.06, 0.62, 0.7, shadow=False)
    cheer = people.child(
        Pose((-24, -40), (150, 166), (-8, -6), (12, 8), lean=-6, nod=-24),
        mood="happy",
        profile=True,
        gaze=(0.6, 1.0),
        hat="paper",
        hair="short",
        top="#e8483c",
        hands=("rest", "open"),
    )
    s.place(cheer, 0.6, y - 0.02, 1.0, 0.8, flip=True, shadow=False)
    lawn = land.hill(s.rng, -1.44, 0.02, 0.6)
    s.sheet(lawn, 0.5, "#2a2058", "#5c4a90", span=(-1.7, -1.36))
    plants.tufts(s, lawn, 0.46, 22, flowers="#f8d8e8")
    weather.motes(s, 26, "#ffd080", 6, y=(-1.0, 0.2), x=(-0.6, 0.6))
    light.rig(s, 560, 200)
