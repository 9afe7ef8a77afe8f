"""Washing day, up there."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece
from theatre.props.garments import DRESS, SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage


@card("cosmos", focus=1.5)
def planet_laundry(s: Stage) -> None:
    sky.backdrop(s, stars=420, wisps=0.3, glow=sky.Glow(-0.3, 0.4, 1.0, "#2f8a94", 0.45))
    weather.moon(s, -0.74, 1.16, 0.1, 4.5, "#7fb8b0", "#d8f4e8", 0.4)
    s.place(props.planet("#c8644c", "#f0b878"), 0.76, 0.46, 1.06, 2.6)
    # The ring goes round: one half before the planet, the other behind it.
    ring = ellipse(0.76, 0.99, 0.84, 0.17, 18).difference(ellipse(0.76, 0.995, 0.68, 0.1, 18))
    gaps = ellipse(0.76, 0.99, 0.77, 0.138, 18).boundary.buffer(0.006)
    before = move(box(-2, -2, 2, 0), 0.76, 0.99, 18)
    s.sheet(ring.difference(before.buffer(-0.01)), 3.4, "#a88a5c", "#d8bc88", glow=0.05)
    s.sheet(ring.intersection(before).difference(gaps), 1.95, "#e8c890", "#fff0c8", glow=0.15)
    s.place(props.planet("#2f8a8a", "#a8d08c"), -0.5, -2.2, 1.66, 1.8)

    def ground(x: float) -> float:
        return -1.37 + math.sqrt(0.83**2 - (x + 0.5) ** 2)

    # From a post on one world to the ring of the other, wound round it three times.
    a, b = (-0.88, 0.4), (0.31, 0.8)
    rope = bezier(a, (-0.5, 0.2), (0.06, 0.06), b, n=60)
    turns = union(
        *(stroke([(b[0] + d + 0.022, b[1] - 0.06 + 0.3 * d), (b[0] + d - 0.016, b[1] + 0.075 + 0.3 * d)], 0.014, 0.014) for d in (-0.034, 0.0, 0.034))
    )
    tail = stroke(bezier((b[0] + 0.03, b[1] - 0.05), (b[0] + 0.08, b[1] - 0.09), (b[0] + 0.07, b[1] - 0.16), n=8), 0.014, 0.012)
    s.puff(tail, 1.34, 0.012, "#b8c4c0", "#f4fbf4", shadow=False, glow=0.1)
    s.puff(turns.intersection(ring.intersection(before).buffer(0.014)), 1.3, 0.012, "#c8d4d4", "#f4fbf4", shadow=False)
    s.puff(stroke([(-0.9, -0.76), (-0.88, 0.4)], 0.05, 0.036), 1.5, 0.03, "#8a98a8", "#e8f0f4", shadow=False)
    solids.ball(s, -0.88, 0.41, 1.45, 0.038, material.solid("#f4d35e", rough=0.4, bump=0), 20)
    s.sheet(line(rope, 0.014), 1.4, "#e8f0ec", thick=0.012, glow=0.2)
    wash = (
        (31, TROUSERS, "#5fb0c8", 0.32),
        (40, SOCK, "#e85a4c", 0.34),
        (47, DRESS, "#f4d35e", 0.32),
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
    # One suit from neck to boots; a peg in one hand, the other pins the line.
    x, k = -0.44, 0.74
    y = ground(x) - 0.02
    grip = min(rope, key=lambda q: math.dist(q, (-0.24, 0.24)))
    hanger = people.astronaut(
        Pose(near_leg=(-12, -8), far_leg=(14, 6), lean=4, nod=-8),
        clothes="overall",
        mood="happy",
        face=0.6,
        gaze=(0.8, 0.6),
        skin="#7a4a30",
        hair_colour="#1c1416",
        gloves="#e87848",
        shoes="#e87848",
        hands=("grip", "grip"),
        touch={"far_hand": people.local((grip[0], grip[1] - 0.01), x, y, k), "hand": people.local((x + 0.19, y + 0.4), x, y, k)},
    )
    bx, by = hanger.points["back"]
    pack = draw("-12,-16 -13,14 -6,22 10,22 14,10 14,-18 0,-22")
    suit = Figure((piece(pack, "#b8bec8", 8, -3).moved(bx + 0.02, by - 0.06, -4, 0.0095, False), *hanger.parts), hanger.points)
    weather.contact(s, x, y + 0.01, 0.36, 1.34, 0.6, "#062428")
    placed = s.place(suit, x, y, k, 1.2, shadow=False)
    hx, hy = placed.points["head"]
    shine = stroke(bezier((hx - 0.055, hy + 0.02), (hx - 0.04, hy + 0.07), (hx + 0.02, hy + 0.085), n=10), 0.006, 0.018, 0.006)
    s.sheet(shine, 0.9, mat=veils.tint("#ffffff", 0.55), thick=0.004, edge=0, shadow=False)
    px, py = placed.points["palm"]
    s.puff(move(box(-0.014, -0.05, 0.014, 0.05), px, py + 0.02, -20), 1.06, 0.012, "#b8863c", "#f0cc80", shadow=False)
    fx = -0.72
    weather.contact(s, fx, ground(fx) - 0.03, 0.34, 1.34, 0.7, "#062428")
    s.puff(ellipse(fx - 0.01, ground(fx) + 0.11, 0.1, 0.06), 1.3, 0.04, "#d8c8e8", "#ffffff", shadow=False)
    s.place(trinkets.basket("#c89a58"), fx, ground(fx) - 0.035, 0.26, 1.15, turn=13, shadow=False)
    for x, t in ((-0.14, -26), (0.3, -74)):
        s.puff(
            move(union(circle(0, 0.11, 0.06), stroke([(0, -0.02), (0, 0.08)], 0.024, 0.018)), x, ground(x) - 0.005, t),
            1.4,
            0.04,
            "#1f5a4c",
            "#7fc890",
            brush="wool",
            shadow=False,
        )
    cx = 0.1
    weather.contact(s, cx, ground(cx) - 0.01, 0.2, 1.44, 0.6, "#062428")
    s.place(animals.cat("sit", "#f0944c"), cx, ground(cx) - 0.01, 0.26, 1.4, turn=-40, shadow=False)
    light.lamp(s, 0.3, -0.6, 0.6, 5, "#ffe0b0", 0.2)
    light.rig(s, 1000, 240)
    light.lamp(s, -0.2, 0.4, 0.4, 14, "#d8fff4", 0.3)


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
