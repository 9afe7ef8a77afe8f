"""At table: a fish that speaks, tea from the sky, bread as high as the Alps."""

import math
from typing import Any

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


@card("parlour", focus=1.8)
def talking_fish(s: Stage) -> None:
    room.wall(s, 3.6, "#3f6a58", "#7ca488", "stripes", "#4f7a66", 0.2, None, None)
    for x, y, w, h, c in ((-0.72, 0.98, 0.34, 0.44, "#a8c8c0"), (0.74, 1.04, 0.36, 0.34, "#d8c08c")):
        s.puff(
            box(x - w / 2, y - h / 2, x + w / 2, y + h / 2),
            3.5,
            0.03,
            "#8a5a28",
            "#e0b060",
            [Mark(box(x - w / 2 + 0.05, y - h / 2 + 0.05, x + w / 2 - 0.05, y + h / 2 - 0.05), c)],
            "wood",
        )
    s.place(animals.whale("#3f6a8c"), -0.72, 0.9, 0.16, 3.4, shadow=False)
    s.place(props.anchor("#6a5a44"), 0.74, 0.94, 0.2, 3.4, shadow=False)
    guests = (
        (people.old_woman("hold", mood="surprised", top="#7a3450", glasses=True), -0.46, -0.5, 0.98, 2.7, False),
        (people.captain("hold", mood="surprised", top="#2c3a6c"), 0.52, -0.5, 1.0, 2.7, True),
        (people.girl("hold", mood="happy", top="#e8502c"), -0.84, -0.84, 0.86, 2.1, False),
        (people.old_man("hold", mood="surprised", top="#4a5a8a"), 0.86, -0.9, 0.96, 2.1, True),
    )
    for f, x, y, k, d, flip in guests:
        s.place(f, x, y, k, d, flip=flip)
    # The table from above, its cloth hanging down to us.
    cy, rx, ry = -0.56, 0.9, 0.38
    edge = [(rx * math.cos(a), cy + ry * math.sin(a)) for a in [math.pi + i * math.pi / 40 for i in range(41)]]
    hem = [(x * 1.04, y - 0.42 - 0.025 * math.cos(i * 1.3)) for i, (x, y) in enumerate(edge[::-1])]
    folds = union(*(line([edge[i], (edge[i][0] * 1.04, edge[i][1] - 0.44)], 0.022) for i in range(3, 40, 4)))
    s.puff(Polygon([*edge, *hem]).buffer(0), 1.62, 0.05, "#b8b49c", "#f0ead4", [Mark(folds, "#9c9880", 0.6, 0.004)], "cloth")
    top = ellipse(0, cy, rx, ry)
    checks = union(
        *(line([(-2, y), (2, y)], 0.03) for y in [cy - 0.4 + 0.115 * i for i in range(9)]),
        *(line([(x * 1.1, cy - 0.5), (x * 0.86, cy + 0.5)], 0.045) for x in [-1.0 + 0.2 * i for i in range(11)]),
    )
    s.puff(top, 1.6, 0.008, "#e4dcc4", "#fff8e8", [Mark(checks, "#c8584c", 0.3), Mark(top.boundary.buffer(0.012), "#c8442c", 0.7)], "cloth", cell=0.012)
    for a in (38, 90, 142, 196, -16):
        px, py = 0.7 * math.cos(math.radians(a)), cy + 0.27 * math.sin(math.radians(a))
        s.puff(ellipse(px, py, 0.14, 0.058), 1.5, 0.02, "#a8c4c0", "#fbfbf4", [Mark(ellipse(px, py, 0.09, 0.036), "#c0d4d0", 0.9)], shadow=False)
    # The dish and the speaker.
    dish = ellipse(-0.04, cy - 0.05, 0.54, 0.19)
    weather.contact(s, -0.04, cy - 0.1, 1.3, 1.52, 0.5)
    s.puff(dish, 1.42, 0.05, "#7c9cac", "#f4f8f8", [Mark(dish.buffer(-0.04), "#c8dadc", 0.9), Mark(dish.buffer(-0.02).boundary.buffer(0.008), "#2f6a8a", 0.9)])
    for i in range(9):
        g = ellipse(-0.44 + 0.1 * i, cy - 0.13 - 0.045 * math.sin(i / 8 * math.pi), 0.075, 0.04, 30 * (-1) ** i)
        s.puff(g, 1.3, 0.02, "#3c6a34", "#8ac068", shadow=False)
    f = s.place(animals.fish("#e8682c", "#fbe0a8"), -0.1, cy - 0.14, 0.68, 1.25, turn=20)
    for lx in (-0.42, 0.34):
        s.puff(circle(lx, cy - 0.11, 0.06), 1.15, 0.02, "#e8c030", "#fff090", [Mark(circle(lx, cy - 0.11, 0.042), "#fffbd0", 0.8)], shadow=False)
    mx, my = f.points["mouth"]
    # What it tells: the sea comes out of its mouth, with a ship on it.
    stream = smooth(
        [(mx - 0.02, my - 0.01), (mx + 0.16, my + 0.14), (mx + 0.2, my + 0.44), (mx - 0.06, my + 0.72), (mx - 0.5, my + 0.84), (mx - 0.86, my + 1.0)],
        closed=False,
        n=14,
    )
    wide = (0.05, 0.13, 0.2, 0.28, 0.3, 0.2, 0.04)
    streaks = union(*(line([(x + 0.03 * d, y + 0.045 * d) for x, y in stream[6:-8]], 0.016) for d in (-1.4, 0, 1.4)))
    s.puff(stroke(stream, *wide), 1.3, 0.1, "#1f7a94", "#6cccc8", [Mark(streaks, "#c8f4ec", 0.7)], "wash", glow=0.12)
    for i in range(12, len(stream) - 2, 4):
        x, y = stream[i]
        t = i / len(stream)
        r = 0.035 + 0.05 * t * (1 - t) * 2
        up = 0.5 * (0.13 + 0.3 * min(t, 1 - t))
        dx, dy = stream[i + 1][0] - stream[i - 1][0], stream[i + 1][1] - stream[i - 1][1]
        n = math.hypot(dx, dy)
        # Foam on the outer side of the bend.
        s.puff(circle(x + dy / n * up, y - dx / n * up, r), 1.16, 0.03, "#b8e4e0", "#fffdf8", shadow=False)
    sx, sy = stream[len(stream) * 3 // 4]
    s.place(props.ship("#8a4a2c", "#fff4e0", "#c8442c"), sx - 0.02, sy + 0.06, 0.5, 1.2, turn=-12, shadow=False)
    for x, y, k, c in ((mx + 0.3, my + 0.5, 0.1, "#f0b048"), (mx + 0.16, my + 0.84, 0.08, "#f8d070"), (mx - 0.3, my + 0.62, 0.07, "#f09058")):
        s.place(animals.fish(c, kind="long"), x, y, k, 1.05, turn=40, shadow=False)
    # The fork turns away.
    fork = union(
        stroke(bezier((0.5, cy - 0.26), (0.56, cy - 0.16), (0.62, cy - 0.04), (0.78, cy - 0.06), n=20), 0.034, 0.026, 0.032),
        *(stroke(bezier((0.76, cy - 0.06), (0.82, cy - 0.08 + u), (0.88, cy - 0.14 + u * 1.2), n=8), 0.018, 0.012) for u in (-0.04, 0, 0.04)),
    )
    s.puff(fork, 1.2, 0.02, "#8a98a0", "#f8fcfc", shadow=False)
    for x in (-0.62, 0.58):
        c = s.place(props.candle(colour="#f4e8d0"), x, cy + 0.04, 0.38, 1.35, shadow=False)
        weather.halo(s, *c.points["flame"], 1.1, 0.3, "#ffd080", 0.5)
        light.lamp(s, c.points["flame"][0], c.points["flame"][1] + 0.04, 1.0, 6, "#ffc878", 0.1)
    # Those with their backs to us.
    s.place(people.boy("sit", back=True, top="#2f6a58", pattern_colour="#d8e8c0"), -0.5, -1.5, 0.84, 0.7, shadow=False)
    s.place(people.girl("sit", back=True, top="#e0b040"), 0.52, -1.5, 0.82, 0.7, flip=True, shadow=False)
    s.place(animals.cat("back", "#4a4440", collar="#c8442c"), 0.0, -1.46, 0.44, 0.6, shadow=False)
    light.rig(s, 1000, 160)
    light.lamp(s, 0, 0.9, 0.6, 26, "#ffe4b8", 0.4)


@card("mint", focus=1.7)
def teapot_weather(s: Stage) -> None:
    sky.backdrop(s, strength=1.15, wisps=0.3, heaps=[(0.75, 1.15, 0.6), (0.9, 0.6, 0.4)])
    for i, (y, d) in enumerate(((-0.16, 4.2), (-0.3, 3.6), (-0.46, 3.0))):
        low, high = (("#b8e4d4", "#e8f6e4"), ("#94d0b8", "#d4f0cc"), ("#70bc98", "#b4e4b0"))[i]
        s.sheet(land.hill(s.rng, y, 0.07, 0.6), d, low, high, span=(y - 0.3, y + 0.1))
        weather.fog(s, d - 0.2, "#ecf6ea", 0.3, y - 0.5, y + 0.1)
    for x, y, w, d in ((-0.9, 0.5, 0.7, 2.4), (-0.3, 0.34, 0.6, 2.3)):
        weather.cloud(s, x, y, w, d, "#88bcc0", "#f4fbf8", flat=True)
    t = s.place(props.teapot("#e0507c", "#fff6ec"), -0.52, 0.5, 1.06, 2.0, turn=-34)
    for x, y, w, d in ((-0.74, 0.3, 0.8, 1.6), (-0.26, 0.2, 0.6, 1.5), (-1.0, 0.44, 0.5, 1.7)):
        weather.cloud(s, x, y, w, d, "#a8cfd0", "#ffffff", flat=True)
    sx, sy = t.points["spout"]
    # One arc of tea: whole at the spout, then cords, then drops that the wind thins.
    arc = bezier((sx - 0.02, sy), (sx + 0.14, sy + 0.02), (sx + 0.2, sy - 0.18), (sx + 0.2, sy - 0.42), n=24)
    s.puff(stroke(arc, 0.09, 0.1, 0.08, 0.05), 1.75, 0.04, "#a85c1c", "#f0a84c", shadow=False)
    ex, ey = arc[-1]
    for u in (-1, -0.4, 0.2, 0.8):
        cord = bezier((ex + 0.02 * u, ey + 0.06), (ex + 0.03 * u, ey - 0.08), (ex + 0.1 * u, ey - 0.2 + 0.04 * u), n=12)
        s.puff(stroke(cord, 0.024, 0.016, 0.006), 1.7, 0.012, "#a85c1c", "#f0a84c", shadow=False)
    g = land.hill(s.rng, -0.6, 0.04, 0.6)
    s.sheet(g, 2.5, "#4f9a7c", "#a0d4a4", span=(-0.9, -0.52))
    for i, (x, k) in enumerate(((-0.8, 0.4), (-0.46, 0.32), (0.34, 0.3), (0.66, 0.42), (0.96, 0.34))):
        wall, roof = (("#f8dcd0", "#e0707c"), ("#fff0dc", "#6fa8a0"), ("#d8ecec", "#e8988a"), ("#f4d0d0", "#5c9a98"), ("#fbeccc", "#d87a84"))[i]
        s.place(props.house(wall, roof, False), x, land.top(g, x) - 0.03, k, 2.4)
    g2 = land.hill(s.rng, -0.94, 0.04, 0.6)
    s.sheet(g2, 1.5, "#3f8a6c", "#8cc894", span=(-1.3, -0.86))
    mug = thing(
        [
            piece(line(bezier((30, 50), (58, 52), (56, 16), (26, 16), n=14), 8), "#fffaf0", 4, 0),
            piece(draw("-36,62! -34,24 -20,4! 20,4! 34,24 36,62! 0,58"), "#fffaf0", 20, 4, [Mark(line([(-36, 44), (0, 41), (36, 44)], 7), "#e8688a")]),
            piece(ellipse(0, 61, 34, 5), "#8a4a24", 2, 18),
        ],
        ear=(50, 34),
        foot=(0, 4),
    )

    heads: list[tuple[float, float]] = []

    def stand(name: str, x: float, k: float, pose: Pose, cup: float = 0.0, flip: bool = False, low: float = 0.2, **look: Any) -> Figure:
        y = land.top(g2, x) - low
        weather.contact(s, x, y, k * 0.6, 1.18, 0.5)
        hands = {key: people.local((x + dx * k, y + dy * k), x, y, k, flip) for key, (dx, dy) in look.pop("reach", {}).items()}
        f = getattr(people, name)(pose, touch={**hands, **look.pop("bend", {})}, **look)
        if cup:
            f = f.holding(mug, "palm", (0.0, 0.24), cup)
        placed = s.place(f, x, y, k, 1.1, flip=flip, shadow=False)
        heads.append(placed.points["head"])
        return placed

    # Each takes it in their own way: a cup held out, open arms, a cup at the ready, and one who had hoped for sun.
    stand(
        "old_woman",
        -0.84,
        0.7,
        Pose(nod=-14),
        0.3,
        top="#8a4a6c",
        profile=True,
        gaze=(0.6, 0.9),
        mood="happy",
        age=2,
        hands=("grip", "rest"),
        reach={"hand": (0.34, 0.7)},
        bend={"elbows": (1, 1)},
    )
    stand(
        "boy",
        -0.36,
        0.56,
        Pose(near_arm=(-40, -66), far_arm=(60, 84), lean=-8, nod=-30),
        low=0.27,
        profile=True,
        mood="happy",
        gaze=(0.5, 0.9),
        hands=("open", "open"),
        skin="#6a4028",
        hair="curly",
        hair_colour="#1c1216",
    )
    stand(
        "postman",
        0.0,
        0.72,
        Pose(nod=-18),
        0.28,
        low=0.2,
        profile=True,
        mood="longing",
        gaze=(0.5, 0.9),
        nose="long",
        hands=("grip", "rest"),
        reach={"hand": (0.26, 0.56)},
        bend={"elbows": (1, 1)},
    )
    grump = stand(
        "captain",
        0.78,
        0.78,
        Pose(far_arm=(-10, 10), nod=6),
        low=0.3,
        flip=True,
        profile=True,
        mood="angry",
        gaze=(0.6, 0.7),
        nose="broad",
        skin="#f0c4a0",
        hair_colour="#b8b0a8",
        hat="",
        age=1,
        top="#4c5c6c",
        hands=("grip", "rest"),
        reach={"hand": (-0.29, 0.56)},
        bend={"elbows": (1, 1)},
    )
    ux, uy = grump.points["palm"]
    s.puff(stroke([(ux, uy - 0.14), (ux, uy + 0.5)], 0.022, 0.02), 1.0, 0.012, "#5a3420", "#a8703c", shadow=False)
    dome = draw(
        f"{ux - 0.4},{uy + 0.4}! {ux - 0.3},{uy + 0.6} {ux},{uy + 0.72} {ux + 0.3},{uy + 0.6} {ux + 0.4},{uy + 0.4}! {ux + 0.27},{uy + 0.44} {ux + 0.13},{uy + 0.4}! {ux},{uy + 0.44} {ux - 0.13},{uy + 0.4}! {ux - 0.27},{uy + 0.44}"
    )
    ribs = union(*(line(bezier((ux + v, uy + 0.4), (ux + v * 0.8, uy + 0.6), (ux, uy + 0.72), n=8), 0.012) for v in (-0.13, 0.13)))
    s.puff(dome, 0.96, 0.08, "#1c2c3c", "#4c6c84", [Mark(ribs, "#14202c", 0.8)], "cloth", shadow=False)
    # Below the arc it rains: whole drops, wider apart the lower they are, and none under the umbrella.
    drop = draw("0,0.5! 0.16,0.1 0.2,-0.16 0,-0.36 -0.2,-0.16 -0.16,0.1")
    fallen: list[tuple[float, float]] = []
    for _ in range(900):
        fall, u = s.rng.random(), s.rng.uniform(-1, 1)
        q = (ex - 0.66 * fall + u * (0.06 + 0.9 * fall), ey - 0.04 - fall * (ey + 1.1))
        dry = abs(q[0] - ux) < 0.42 and q[1] < uy + 0.74 - 1.5 * (q[0] - ux) ** 2
        if dry or abs(q[0]) > 1.05 or any(math.dist(q, h) < 0.15 for h in heads) or any(math.dist(q, p) < 0.05 + 0.07 * fall for p in fallen):
            continue
        fallen.append(q)
        size = 0.07 + 0.02 * s.rng.random()
        s.puff(move(drop, *q, u * 10, size), 1.32, 0.014, "#a85c1c", "#f8bc60", shadow=False, cell=0.005)
    for dx in (-0.38, -0.24, 0.25, 0.39):  # what runs off the cloth
        s.puff(move(drop, ux + dx, uy + 0.34, 0, 0.06), 0.92, 0.014, "#a85c1c", "#f8bc60", shadow=False, cell=0.005)
    near = land.hill(s.rng, -1.34, 0.04, 0.6)
    s.sheet(near, 0.7, "#2f7470", "#6cb494", span=(-1.6, -1.24))
    c = s.place(props.cup("#fffaf0", "#e8688a"), 0.2, -1.46, 0.56, 0.5, shadow=False)
    # A duck: short neck, flat bill, a wing with three feathers.
    dy = c.points["rim"][1]
    down = ("#d8a428", "#fbe070")
    feathers = union(
        *(line(bezier((0.3 - 0.02 * i, dy + 0.075 - 0.026 * i), (0.2, dy + 0.05 - 0.03 * i), (0.12, dy + 0.08 - 0.03 * i), n=8), 0.008) for i in range(3))
    )
    s.puff(
        draw(f"0.02,{dy + 0.1}! 0.04,{dy + 0.02} 0.12,{dy - 0.06} 0.26,{dy - 0.06} 0.36,{dy + 0.0} 0.36,{dy + 0.1} 0.28,{dy + 0.12} 0.14,{dy + 0.07}"),
        0.42,
        0.05,
        *down,
        brush="feather",
        shadow=False,
    )
    s.puff(
        draw(f"0.04,{dy + 0.12}! 0.12,{dy + 0.1} 0.24,{dy + 0.09} 0.29,{dy + 0.04} 0.22,{dy - 0.02} 0.12,{dy + 0.0}"),
        0.34,
        0.03,
        "#c08c1c",
        "#f4cc50",
        [Mark(feathers, "#9a6c14", 0.7)],
        "feather",
        shadow=False,
    )
    s.puff(draw(f"0.4,{dy + 0.2}! 0.48,{dy + 0.19} 0.51,{dy + 0.165} 0.46,{dy + 0.15} 0.4,{dy + 0.155}!"), 0.36, 0.02, "#c8601c", "#f8a040", shadow=False)
    eye = [Mark(circle(0.37, dy + 0.21, 0.014), "#1c1418"), Mark(circle(0.374, dy + 0.215, 0.005), "#ffffff")]
    s.puff(union(circle(0.345, dy + 0.19, 0.075), stroke([(0.335, dy + 0.16), (0.31, dy + 0.06)], 0.1, 0.13)), 0.38, 0.045, *down, eye, "feather", shadow=False)
    ripple = union(*(ellipse(0.2, dy - 0.035, w, w * 0.1).boundary.buffer(0.005) for w in (0.2, 0.24)))
    s.sheet(ripple.intersection(ellipse(0.2, dy - 0.01, 0.25, 0.04)), 0.3, "#d8a060", shadow=False, thick=0.004, edge=0)
    plants.tufts(s, near, 0.66, 16, flowers="#fff0e4")
    light.sun(s, 1.4, side=-0.5)
    light.rig(s, 800, 150)


def crusty(s: Stage, g: Geom, depth: float, height: float, crust: str, slashes: list[tuple[float, float, float, float]], flour: float) -> None:
    """A loaf as large as a mountain: cuts of pale crumb, a cap of flour above `flour`."""
    x0, y0, x1, y1 = g.bounds
    cuts = [move(draw("-1,0! -0.4,0.26 0.4,0.2 1,0! 0.4,-0.18 -0.4,-0.26"), x, y, turn, size) for x, y, size, turn in slashes]
    rims = union(*(c.buffer(0.02) for c in cuts))
    waver = land.waver(s.rng, 4, 3.0, 0.6)
    snow = Polygon([*((x0 - 0.1 + (x1 - x0 + 0.2) * i / 60, flour + 0.09 * waver(i / 9)) for i in range(61)), (x1 + 0.2, y1 + 0.2), (x0 - 0.2, y1 + 0.2)])
    specks = union(*(circle(s.rng.uniform(x0, x1), flour - 0.5 * s.rng.random() ** 2, s.rng.uniform(0.004, 0.012)) for _ in range(60)))
    marks = [
        Mark(specks, "#fff8e8", 0.8),
        Mark(rims, darker(crust, 0.35), 0.9, 0.004),
        Mark(union(*cuts), "#f4d8a0", 0.98),
        Mark(snow.intersection(g), "#fffcf2", 0.98, 0.003),
    ]
    s.puff(g, depth, height, darker(crust, 0.4), lighter(crust, 0.12), marks, "stone")


@card("lemon", focus=1.6)
def bread_mountain(s: Stage) -> None:
    bright = ((0.0, "#fffbe8"), (0.36, "#fff0b8"), (0.58, "#f4e4b0"), (0.78, "#b4d4d0"), (1.0, "#6cacc4"))
    sky.backdrop(s, stops=bright, strength=1.2, glow=sky.Glow(-0.5, 0.9, 0.5, "#fffbd8", 0.5), wisps=0.2, heaps=[(-0.75, 0.5, 0.5), (0.9, 1.1, 0.4)])
    # The range behind: buns and rolls in the haze.
    for i, (y, d, c) in enumerate(((-0.1, 4.4, "#e8c88c"), (-0.36, 3.8, "#dcae68"), (-0.6, 3.2, "#cc9450"))):
        for x in [-1.0 + 0.5 * j + 0.25 * (i % 2) for j in range(5)]:
            w, h = s.rng.uniform(0.36, 0.46), s.rng.uniform(0.34, 0.6)
            bun = draw(
                f"{x - w},{y - 0.7}! {x - w * 0.96},{y - 0.1} {x - w * 0.5},{y + h * 0.8} {x},{y + h} {x + w * 0.5},{y + h * 0.8} {x + w * 0.96},{y - 0.1} {x + w},{y - 0.7}!"
            )
            crusty(s, bun, d + s.rng.uniform(-0.1, 0.1), 0.1, c, [(x, y + h * 0.36, w * 0.4, s.rng.uniform(-12, 12))], y + h * 0.72)
        weather.fog(s, d - 0.3, "#fff4cc", 0.5 - 0.08 * i, y - 0.8, y + 0.5)
    peak = draw("-0.75,-1.4! -0.62,-0.8 -0.36,-0.2 -0.16,0.36 0.02,0.86 0.2,1.08 0.42,1.0 0.6,0.62 0.78,0.1 1.0,-0.5 1.3,-1.4!")
    slashes = [(0.26, 0.42, 0.24, 34), (0.24, 0.02, 0.34, 32), (0.3, -0.42, 0.42, 30), (0.46, -0.86, 0.5, 28)]
    crusty(s, peak, 2.3, 0.34, "#cc8a40", slashes, 0.72)
    # A wooden spoon on the summit.
    s.puff(
        union(stroke([(0.26, 0.98), (0.3, 1.3)], 0.034, 0.03), ellipse(0.31, 1.38, 0.06, 0.085, -6)),
        2.2,
        0.03,
        "#8a5a30",
        "#e0b070",
        brush="plank",
        shadow=False,
    )
    s.puff(draw("0.3,1.27! 0.42,1.3 0.54,1.24! 0.5,1.17 0.4,1.15 0.29,1.17!"), 2.15, 0.02, "#c8302c", "#f06048", brush="cloth", shadow=False)
    # Slices make a stair.
    slice_ = draw("-50,0! -52,50 -60,66 -50,86 0,92 50,86 60,66 52,50 50,0!")
    crumb = draw("-43,6! -45,50 -52,66 -44,79 0,84 44,79 52,66 45,50 43,6!")
    holes = union(*(ellipse(s.rng.uniform(-38, 38), s.rng.uniform(12, 76), *(s.rng.uniform(2, 5),) * 2) for _ in range(16)))
    for i, (x, y, k, turn) in enumerate(((-0.2, -0.56, 0.34, 8), (-0.42, -0.8, 0.4, -6), (-0.2, -1.04, 0.46, 5), (-0.52, -1.24, 0.5, -8))):
        put = lambda q, x=x, y=y, k=k, turn=turn: move(q, x, y, turn, k / 100)  # noqa: E731
        weather.contact(s, x + 0.04, y + 0.06, k * 1.3, 1.86 - 0.16 * i, 0.6, "#4a2408")
        s.puff(put(slice_), 1.8 - 0.16 * i, 0.05, "#a8642c", "#d89a50", [Mark(put(crumb), "#fbeac4"), Mark(put(holes), "#e0c490", 0.9)], "skin", shadow=False)
    field = draw("-1.5,-1.0! -1.0,-1.06 -0.5,-1.24 0.1,-1.28 0.7,-1.12 1.5,-0.92! 1.5,-2.0! -1.5,-2.0!")
    s.puff(field, 1.0, 0.1, "#e0d4b8", "#fffaf0", brush="skin", cell=0.014, shadow=False)
    # The baker on the wall: one boot on the topmost slice, the other in a cut, a fist round the rope, the pick in the crust.
    x, y, k = -0.2, -0.26, 0.8
    climber = people.baker(
        Pose(near_leg=(-4, -8), far_leg=(60, 0), lean=6, nod=-12),
        top="#2f5fa8",
        pattern_colour="#e8f0ff",
        mood="proud",
        profile=True,
        gaze=(0.6, 0.9),
        nose="broad",
        skin="#a86c44",
        hair_colour="#20161a",
        hands=("grip", "grip"),
        touch={
            "foot": (-0.02, 0.0),
            "far_foot": people.local((0.0, -0.08), x, y, k),
            "hand": people.local((x + 0.22, y + 0.42), x, y, k),
            "far_hand": people.local((x + 0.4, y + 0.62), x, y, k),
            "elbows": (1, 1),
        },
    )
    weather.contact(s, x - 0.02, y, 0.24, 1.6, 0.6, "#4a2408")
    weather.contact(s, 0.02, -0.08, 0.2, 1.6, 0.6, "#4a2408")
    b = s.place(climber, x, y, k, 1.5, shadow=False)
    hx, hy = b.points["far_palm"]
    shaft = stroke([(hx - 0.07, hy - 0.15), (hx + 0.05, hy + 0.12)], 0.028, 0.024)
    s.puff(shaft, 1.44, 0.016, "#7a4a24", "#c89458", brush="plank", shadow=False)
    beak = stroke(bezier((hx - 0.05, hy + 0.17), (hx + 0.06, hy + 0.16), (hx + 0.18, hy + 0.05), n=10), 0.016, 0.036, 0.01)
    s.puff(beak, 1.4, 0.016, "#5c5850", "#d0ccc4", shadow=False)
    chips = [(0.19, 0.03, 0.02, 30), (0.24, 0.07, 0.014, 70), (0.22, -0.02, 0.016, 10), (0.28, 0.02, 0.012, 50)]
    for dx, dy, r, turn in chips:
        s.puff(move(box(-r, -r * 0.6, r, r * 0.6), hx + dx, hy + dy, turn), 1.5, 0.012, "#b87434", "#f4d8a0", shadow=False)
    # The rope comes down from the spoon, taut into his fist, and from there round his waist.
    fist, waist = b.points["palm"], b.points["seat"]
    room.string(s, [(0.27, 1.0), fist], 1.42, "#c8302c", 0.016, 0)
    room.string(s, [fist, (fist[0] - 0.01, fist[1] - 0.16), (waist[0] + 0.1, waist[1] + 0.06)], 1.34, "#c8302c", 0.016, 0)
    belt = stroke(bezier((waist[0] - 0.13, waist[1] + 0.06), (waist[0], waist[1] + 0.02), (waist[0] + 0.14, waist[1] + 0.06), n=10), 0.024, 0.024)
    s.puff(belt, 1.32, 0.012, "#a82420", "#e04840", shadow=False)
    # A mouse takes the easy way down the flour.
    mx, my = 0.44, -1.22
    tracks = union(*(line(bezier((mx + 0.24, my + 0.08 + d), (mx + 0.4, my + 0.13 + d), (1.1, my + 0.27 + d), n=10), 0.012) for d in (-0.03, 0.03)))
    s.sheet(tracks, 0.84, "#c8b898", shadow=False, thick=0.004, edge=0)
    weather.contact(s, mx, my - 0.01, 0.5, 0.82, 0.45, "#8a7448")
    for d in (0.026, -0.026):
        ski = stroke([(mx + 0.27, my + 0.075 + d), (mx, my + d), (mx - 0.24, my - 0.07 + d), (mx - 0.33, my - 0.04 + d)], 0.02, 0.03, 0.028, 0.016)
        s.puff(ski, 0.76 - d, 0.012, "#2f5fa8", "#5c8cd0", shadow=False)
    m = s.place(animals.mouse("up", "#8c8690"), mx + 0.02, my - 0.005, 0.34, 0.68, turn=6, flip=True, shadow=False)
    px, py = m.points["hand"]
    for ox, way in ((0.0, -1), (0.13, 1)):
        pole = [(px + ox - way * 0.015, py + 0.05), (px + ox + way * 0.1, py - 0.13)]
        s.puff(stroke(pole, 0.016, 0.012), 0.56, 0.01, "#6a4424", "#b88450", shadow=False)
        s.puff(ellipse(pole[1][0] - way * 0.014, pole[1][1] + 0.025, 0.022, 0.009), 0.55, 0.008, "#6a4424", "#b88450", shadow=False)
    for x, y, k, turn in ((-0.84, -1.2, 0.4, 12), (0.98, -1.48, 0.4, -6)):
        s.place(props.loaf("#b87434"), x, y, k, 0.6, turn=turn, shadow=False)
    weather.falling(s, [circle(0, 0, 0.5)], ["#fffdf4"], 30, (0.012, 0.022), (0.4, 2.0))
    light.sun(s, 1.9, "#fff0d0", side=-0.7)
    light.rig(s, 800, 280)
