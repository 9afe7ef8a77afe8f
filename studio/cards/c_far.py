"""A maze, an ice field, a volcano: large places and small wishes."""

import math
from dataclasses import replace

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import STOUT
from theatre.registry import card
from theatre.stage import Stage


def ring(rx: float, ry: float, gaps: tuple[float, ...], cy: float, width: float = 0.1, gap: float = 0.17) -> Geom:
    """A hedge round the middle, open at the angles of `gaps` (degrees)."""
    g = ellipse(0, cy, rx, ry).difference(ellipse(0, cy, rx - width, ry - width))
    for a in gaps:
        t = math.radians(a)
        g = g.difference(circle((rx - width / 2) * math.cos(t), cy + (ry - width / 2) * math.sin(t), gap * 0.62))
    return g.buffer(-0.012).buffer(0.012)


@card("spring", focus=1.8)
def hedge_maze(s: Stage) -> None:
    s.sheet(box(-2, -2.3, 2, 2.3), 3.0, "#9cc464", "#d8e890", span=(-1.5, 1.5), translucent=0, bump=0.5)
    cy = -0.06
    s.puff(ellipse(0, cy, 0.98, 1.26), 2.9, 0.004, "#e8d8a8", "#fbf2d4", brush="stone", shadow=False)
    for i in range(-6, 7):
        s.sheet(
            box(i * 0.3 - 0.075, -2, i * 0.3 + 0.075, 2).difference(ellipse(0, cy, 1.0, 1.28)),
            2.95,
            "#b4d478",
            "#e4f0a0",
            span=(-1.5, 1.5),
            shadow=False,
            thick=0.003,
        )
    walls = union(
        ring(0.98, 1.26, (-90, 20), cy),
        ring(0.77, 1.02, (60, 200), cy),
        ring(0.56, 0.78, (-40, 150), cy),
        ring(0.35, 0.53, (100,), cy),
        *(
            line(
                [(a * math.cos(math.radians(t)), cy + b * math.sin(math.radians(t))), (c * math.cos(math.radians(t)), cy + d * math.sin(math.radians(t)))], 0.1
            )
            for t, a, b, c, d in (
                (120, 0.74, 0.98, 0.95, 1.2),
                (-42, 0.74, 0.98, 0.95, 1.2),
                (-5, 0.52, 0.74, 0.74, 0.98),
                (250, 0.52, 0.74, 0.74, 0.98),
                (70, 0.32, 0.5, 0.53, 0.74),
                (-110, 0.32, 0.5, 0.53, 0.74),
            )
        ),
    )
    shade = affinity.translate(walls, 0.05, -0.09)
    s.sheet(shade, 2.8, mat=veils.tint("#6a7a3c", 0.5), shadow=False)
    for i in range(4):
        s.sheet(affinity.translate(walls, 0, -0.07 + 0.017 * i), 2.7 - 0.03 * i, "#1f5a34", "#2f7040", span=(-1.4, 1.3), shadow=False, thick=0.02)
    leaves = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.35, 1.25), s.rng.uniform(0.01, 0.022)) for _ in range(700)))
    blooms = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.35, 1.25), 0.016) for _ in range(70)))
    s.puff(walls, 2.5, 0.05, "#3f8a48", "#84c45c", [Mark(leaves, "#b0dc74", 0.6), Mark(blooms, "#fff0f0", 0.9)], "stone", shadow=False)
    # The middle: a bench of stone and a child on it.
    s.puff(ellipse(0, cy - 0.06, 0.2, 0.13), 2.35, 0.01, "#c8bca0", "#f0e8d0", brush="stone", shadow=False)
    weather.contact(s, 0, cy - 0.12, 0.34, 2.2, 0.5)
    s.place(people.child("hug_knees", mood="sad", top="#e03c2c", hat_colour="#e03c2c"), -0.06, cy - 0.1, 0.4, 2.05, shadow=False)
    # The bear in the outer lane, and where it has been.
    bx, by = 0.23, -1.155
    path = [(-0.04, -1.44, 0), (-0.02, -1.32, -10), (0.02, -1.22, -40)]
    for x, y, turn in path:
        for d in (-1, 1):
            s.puff(ellipse(x + 0.03 * d, y + 0.02 * d, 0.022, 0.03, turn), 2.3, 0.006, "#a8905c", "#b89c68", shadow=False)
    weather.contact(s, bx + 0.02, by, 0.34, 2.1, 0.55)
    s.place(animals.bear("stand", "#5c3c28"), bx, by, 0.27, 2.0, turn=18, shadow=False)
    # The bird bath on the lawn.
    x, y = 0.89, 0.67
    weather.contact(s, x, y - 0.06, 0.3, 2.1, 0.5)
    s.puff(
        union(Polygon([(x - 0.03, y - 0.06), (x + 0.03, y - 0.06), (x + 0.025, y + 0.1), (x - 0.025, y + 0.1)]), ellipse(x, y - 0.06, 0.07, 0.025)),
        2.05,
        0.03,
        "#a8a498",
        "#e4e0d4",
        brush="stone",
        shadow=False,
    )
    s.puff(ellipse(x, y + 0.11, 0.11, 0.042), 2.0, 0.03, "#b8b4a8", "#f0ece0", [Mark(ellipse(x, y + 0.12, 0.086, 0.028), "#7cc4dc")], "stone", shadow=False)
    s.place(animals.bird("perch", "#3f7ac8", "#f8e0b0"), x - 0.06, y + 0.12, 0.15, 1.9, shadow=False)
    for x, y, k in ((-0.9, 1.22, 0.26), (0.9, 1.24, 0.28), (-0.94, -1.34, 0.24), (0.96, -1.38, 0.22)):
        s.sheet(ellipse(x + 0.08, y - 0.1, k * 0.9, k * 0.7), 2.6, mat=veils.tint("#6a7a3c", 0.4), shadow=False)
        crown = union(
            *(circle(x + k * 0.5 * math.cos(t), y + k * 0.5 * math.sin(t), k * 0.5) for t in [i * math.tau / 7 for i in range(7)]), circle(x, y, k * 0.6)
        )
        spots = union(*(circle(x + s.rng.uniform(-k, k), y + s.rng.uniform(-k, k), 0.018) for _ in range(16)))
        s.puff(crown, 1.9, 0.16, "#2f7a44", "#a0d468", [Mark(spots, "#f8a8b0", 0.9)], "stone", shadow=False)
    for x, y, k in ((-0.4, 1.3, 0.1), (-0.26, 1.36, 0.08)):
        s.place(animals.bird("fly", "#ffffff", "#ffffff"), x, y, k * 1.4, 1.2, shadow=False)
    light.sun(s, 1.7, side=-0.7)
    light.rig(s, 800, 150)


@card("ink", focus=1.6)
def ice_star(s: Stage) -> None:
    sky.backdrop(s, stars=420, wisps=0.25, glow=sky.Glow(0.3, -0.4, 0.8, "#b8c8dc", 0.35), aurora=("#3f8a94", "#5c6ca8"))
    for x, tall, d in ((-0.8, 0.26, 4.4), (0.1, 0.18, 4.3), (0.85, 0.3, 4.2)):
        s.sheet(land.peak(x, -0.62, 1.2, tall, s.rng), d, "#4a5a70", "#a8b8c8", span=(-0.62, -0.3))
    for i, (y, d) in enumerate(((-0.6, 3.8), (-0.74, 3.1), (-0.9, 2.4))):
        low, high = (("#5c6c80", "#94a4b4"), ("#647488", "#a8b8c4"), ("#6c7c90", "#bccad4"))[i]
        s.sheet(land.hill(s.rng, y, 0.012, 0.5), d, low, high, span=(y - 0.3, y + 0.03), bump=0.6)
    ice = land.hill(s.rng, -1.0, 0.012, 0.4)
    s.sheet(ice, 1.8, "#7c8c9e", "#d4dee4", span=(-1.5, -0.96), bump=0.6)
    # The hole, lit from below.
    hx, hy = 0.3, -1.14
    s.puff(ellipse(hx, hy, 0.3, 0.085), 1.6, 0.012, "#e8eef0", "#ffffff", shadow=False)
    s.puff(ellipse(hx, hy - 0.004, 0.25, 0.064), 1.52, 0.002, "#c88c28", "#ffdc7c", glow=0.5, shadow=False)
    cracks = union(
        *(
            stroke([(hx + 0.3 * math.cos(a), hy + 0.08 * math.sin(a)), (hx + 0.52 * math.cos(a + 0.2), hy + 0.14 * math.sin(a + 0.2))], 0.012, 0.004)
            for a in (0.3, 2.6, 3.6, 5.4)
        )
    )
    s.sheet(cracks, 1.55, "#5c6c80", shadow=False, thick=0.004, edge=0)
    sx, sy = hx, -0.86
    s.place(props.star("#ffd860", 0.95), sx, sy, 0.34, 1.3, turn=10, shadow=False)
    weather.halo(s, sx, sy + 0.16, 1.2, 0.62, "#ffd870", 0.6)
    weather.halo(s, hx, hy, 1.45, 0.6, "#ffd060", 0.3)
    solids.balls(
        s,
        [(sx + dx, dy, 1.2, r) for dx, dy, r in ((-0.1, -0.98, 0.013), (0.06, -1.0, 0.015), (0.0, -1.06, 0.012), (0.12, -0.94, 0.01))],
        material.solid("#bfe4f0", rough=0.1, bump=0, coat=1, glow=0.3),
        16,
    )
    light.lamp(s, sx - 0.05, sy + 0.12, 0.85, 14, "#ffd878", 0.12)
    light.lamp(s, sx, sy - 0.1, 1.5, 6, "#ffd060", 0.1)
    # Fisherman on a crate.
    fx, fy = -0.44, -1.16
    weather.contact(s, fx + 0.05, fy - 0.01, 0.6, 1.3, 0.5)
    s.puff(
        box(fx - 0.15, fy, fx + 0.13, fy + 0.2),
        1.25,
        0.05,
        "#4a3424",
        "#9a744c",
        [Mark(union(line([(fx - 0.2, fy + 0.06), (fx + 0.2, fy + 0.06)], 0.012), line([(fx - 0.2, fy + 0.13), (fx + 0.2, fy + 0.13)], 0.012)), "#2c1c14", 0.8)],
        "wood",
        shadow=False,
    )
    f = s.place(people.fisherman("fish", top="#d8a028", hat_colour="#d8a028", mood="surprised"), fx, fy + 0.2, 0.66, 1.1, shadow=False)
    px, py = f.points["far_hand"]
    tip = (hx - 0.04, -0.3)
    s.puff(stroke(bezier((px - 0.12, py - 0.06), (px + 0.2, py + 0.34), tip, n=18), 0.028, 0.02, 0.012), 0.95, 0.014, "#6a4424", "#b88850", shadow=False)
    room.string(s, [tip, (sx + 0.02, sy + 0.32)], 1.1, "#fff8e0", 0.011, 0.4)
    # Who waits.
    bx = 0.78
    weather.contact(s, bx, -1.1, 0.46, 1.5, 0.5)
    s.place(animals.bear("sit", "#e8eaec"), bx, -1.1, 0.44, 1.4, flip=True, shadow=False)
    plate = ellipse(bx - 0.06, -0.93, 0.15, 0.04)
    s.puff(plate, 1.05, 0.02, "#c8d4dc", "#ffffff", [Mark(ellipse(bx - 0.06, -0.93, 0.1, 0.024), "#8fb0c8", 0.8)], shadow=False)
    lamp = s.place(props.lantern("#4a4034"), -0.78, -1.2, 0.2, 1.1, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 1.0, 0.26, "#ffc060", 0.5)
    near = land.hill(s.rng, -1.36, 0.03, 0.5)
    s.sheet(near, 0.5, "#44546a", "#a4b4c4", span=(-1.7, -1.3), bump=0.6)
    weather.snow(s, 40, size=(0.004, 0.01))
    light.rig(s, 700, 120)


@card("ember", focus=2.0)
def volcano_kitchen(s: Stage) -> None:
    s.view(rise=-0.5, pivot=2.0)
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, 0.0, 0.9, "#ffb060", 0.6))
    for side in (-1, 1):
        for x, tall, d in ((0.9, 0.5, 4.4), (0.55, 0.34, 4.1)):
            s.sheet(land.peak(side * x, -0.9, 1.0, tall, s.rng), d, "#8a3a3c", "#d87c54", span=(-0.9, -0.3))
    rim_y = -0.22
    # The cook, as large as the weather: one hand steadies the pot by its ear, the other stirs. Both are nearer than the pot.
    x, y, k = 0.0, -1.42, 2.26
    ladle, ear = (-0.7, -0.1), (0.7, -0.38)
    cook = people.baker(
        "stand",
        build=replace(STOUT, arm=0.37),
        mood="tender",
        face=-0.1,
        gaze=(-0.4, -0.9),
        skin="#8a5636",
        hair="curly",
        hair_colour="#1c1216",
        beard="",
        lashes=True,
        skull="round",
        nose="broad",
        top="#f4e8dc",
        pattern="",
        apron="#c8583c",
        bottom="#a83c34",
        hands=("grip", "grip"),
        touch={"hand": people.local(ladle, x, y, k), "far_hand": people.local(ear, x, y, k), "elbows": (1, -1)},
    )
    n = len(HANDS["grip"]) + 1
    far, trunk, near = cook.parts[:n], cook.parts[n:-n], cook.parts[-n:]
    f = s.place(Figure(trunk, cook.points), x, y, k, 3.4, shadow=False)
    s.place(Figure(tuple(replace(p, low=q.low, high=q.high) for p, q in zip(far, near, strict=True))), x, y, k, 1.9, shadow=False)
    s.place(Figure(near), x, y, k, 2.3, shadow=False)
    cone = draw(f"-0.48,{rim_y}! -0.56,-0.5 -0.8,-0.9 -1.3,-1.36! 1.3,-1.36! 0.8,-0.9 0.56,-0.5 0.48,{rim_y}!")
    gullies = union(*(line(bezier((x, rim_y - 0.05), (x * 1.2, -0.6), (x * 2.1, -1.2), n=14), 0.02) for x in (-0.42, -0.28, -0.1, 0.02, 0.24, 0.42)))
    soup = [Mark(union(*(ellipse(x, rim_y + dy, r, r * 0.4) for x, dy, r in ((-0.2, 0.0, 0.09), (0.12, -0.02, 0.11), (0.3, 0.03, 0.06)))), "#fff0a0", 0.8)]
    s.puff(ellipse(0, rim_y, 0.49, 0.1), 2.6, 0.01, "#f05a10", "#ffd060", soup, glow=0.35, shadow=False)
    s.puff(cone, 2.2, 0.12, "#5a282a", "#b86048", [Mark(gullies, "#3c181c", 0.6)], "stone")
    lip = ellipse(0, rim_y, 0.53, 0.125).difference(ellipse(0, rim_y + 0.012, 0.46, 0.085)).intersection(box(-1, -2, 1, rim_y + 0.012))
    s.puff(lip, 2.0, 0.04, "#5a2c2c", "#c87050", brush="stone", shadow=False)
    # It boils over in three tongues, broad at the rim.
    for x, long, w in ((-0.28, 0.36, 0.13), (0.06, 0.66, 0.17), (0.33, 0.3, 0.11)):
        tongue = stroke(bezier((x, rim_y - 0.06), (x * 1.15, rim_y - 0.3), (x * 1.5 + 0.02, rim_y - long), n=18), w, w * 0.62, w * 0.5, w * 0.72)
        s.puff(tongue, 1.9, 0.05, "#e8481c", "#ffa838", [Mark(tongue.buffer(-w * 0.22), "#ffd870", 0.6, 0.01)], glow=0.35, shadow=False)
    for side in (-1, 1):
        handle = line(bezier((side * 0.52, rim_y - 0.12), (side * 0.86, rim_y - 0.06), (side * 0.82, rim_y - 0.34), (side * 0.58, rim_y - 0.36), n=20), 0.07)
        s.puff(handle, 2.1, 0.05, "#3a1c20", "#8a4c40", brush="stone", shadow=False)
    px, py = f.points["palm"]
    spoon = stroke([(px - 0.24, py + 0.14), (px, py), (-0.22, rim_y + 0.01)], 0.06, 0.06, 0.07)
    s.puff(spoon, 2.26, 0.04, "#7a4a28", "#e0a868", brush="plank", shadow=False)
    for x, y, r in ((0.12, 0.06, 0.05), (0.26, 0.14, 0.035), (-0.36, 0.04, 0.04), (0.36, 0.06, 0.03)):
        s.puff(circle(x, rim_y + y, r), 2.3, 0.04, "#ff8c2c", "#ffe080", glow=0.4, shadow=False)
    for x, y, w in ((-0.74, 0.62, 0.4), (0.76, 0.72, 0.44), (-0.8, 1.0, 0.3), (0.8, 1.12, 0.3)):
        weather.cloud(s, x, y, w, 3.0, "#a8485c", "#f0a880")
    weather.halo(s, 0, rim_y + 0.06, 1.8, 0.7, "#ff8030", 0.22)
    light.lamp(s, 0, rim_y + 0.3, 2.7, 26, "#ffa858", 0.3)
    light.lamp(s, 0, rim_y + 0.1, 1.4, 10, "#ffa050", 0.3)
    for side in (-1, 1):
        for x, y, size in ((0.88, -1.06, 0.24), (0.68, -1.0, 0.19)):
            s.place(props.house("#e8b888", "#a8382c", True), side * x, y, size, 2.0 - size, shadow=False)
    g = land.hill(s.rng, -1.22, 0.02, 0.5)
    s.sheet(g, 1.4, "#5a2024", "#b8604c", span=(-1.6, -1.12), bump=0.6)
    bowl = props.craft.thing(
        [props.craft.piece(draw("-40,24! -30,2 0,-6 30,2 40,24!"), "#fbf0dc", 12, 0), props.craft.piece(ellipse(0, 24, 38, 6), "#f0803c", 2, 8)]
    )
    # The valley queues with its bowls.
    guests = (
        ("old_man", -0.8, 0.56, "#4f7a86", "longing"),
        ("girl", -0.36, 0.46, "#f0b428", "happy"),
        ("lady", 0.4, 0.58, "#2f7a6a", "happy"),
        ("postman", 0.84, 0.56, "#3f6ab0", "longing"),
    )
    for name, x, size, c, mood in guests:
        y = -1.42 - 0.03 * abs(x)
        weather.contact(s, x, y, size * 0.5, 1.1, 0.5)
        left = x > 0.2
        guest = getattr(people, name)("offer", top=c, mood=mood, gaze=(0.4 if x < 0 else 0.2, 0.9), hands=("cup", "cup"))
        s.place(guest.holding(bowl, "far_palm", (0.0, 0.0), 0.3), x, y, size, 1.0, flip=left, shadow=False)
    weather.contact(s, 0.02, -1.5, 0.26, 0.95, 0.5)
    child = people.boy("lift", back=True, top="#e8dcc8", hands=("flat", "flat"))
    b = s.place(child, 0.02, -1.5, 0.44, 0.9, shadow=False)
    top = b.points["far_palm"][1]
    s.place(bowl, 0.02, top - 0.01, 0.2, 0.86, shadow=False)
    light.area(s, (0.0, -4.0, -0.6), (0, 1.0, -1.1), 2.0, 160, "#ffc89c")
    light.rig(s, 900, 200)
