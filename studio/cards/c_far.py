"""A maze, an ice field, a volcano: large places and small wishes."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
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


@card("ink", focus=1.3)
def ice_star(s: Stage) -> None:
    sky.backdrop(s, stars=420, wisps=0.2, glow=sky.Glow(0.1, -0.1, 1.0, "#a8c8d8", 0.45), aurora=("#4fb89c", "#5c8cc8", "#7a5cb0"))
    for x, tall, d in ((-0.8, 0.3, 4.4), (0.0, 0.2, 4.3), (0.8, 0.36, 4.2)):
        s.sheet(land.peak(x, -0.3, 1.2, tall, s.rng), d, "#3c4c68", "#a8bcd0", span=(-0.3, 0.1))
    # Above: the field of ice. Below, where the card cuts through it: what swims there.
    for i, (y, d) in enumerate(((-0.26, 3.8), (-0.34, 3.1), (-0.43, 2.5))):
        low, high = (("#5c6c88", "#94a8c0"), ("#64789a", "#a8bccc"), ("#7088a4", "#c4d4de"))[i]
        s.sheet(land.hill(s.rng, y, 0.01, 0.5), d, low, high, span=(y - 0.2, y + 0.03), bump=0.6)
    deep = box(-1.7, -2.0, 1.7, -0.7)
    hx, hy = 0.14, -0.56
    s.sheet(deep, 1.9, "#06142c", "#1c5c80", span=(-1.6, -0.7))
    for v in (-0.7, 0.0, 0.6):
        veils.beam(s, (hx, -0.7), (hx + v, -1.75), 0.5, 1.7, "#ffd880", 0.35)
    weather.halo(s, hx, -0.8, 1.5, 0.75, "#ffd070", 0.5)
    swarm = (
        (-0.72, -1.0, 0.15, 24),
        (-0.42, -1.24, 0.2, -12),
        (-0.1, -1.08, 0.16, 8),
        (0.3, -1.3, 0.24, -20),
        (0.52, -1.02, 0.15, 16),
        (0.84, -1.22, 0.18, -8),
        (-0.86, -1.36, 0.12, 10),
    )
    for x, y, k, t in swarm:
        u = s.rng.uniform(-0.04, 0.04)
        s.puff(
            stroke([(x, y + k * 0.4), (x + u, y - k * 0.5), (x - u, y - k * 1.3)], k * 0.5, k * 0.2, 0.004),
            1.6,
            0.004,
            mat=veils.tint("#ffe090", 0.25),
            shadow=False,
        )
        s.place(props.star("#f8c850", 0.55), x, y, k, 1.45, turn=t, shadow=False)
        weather.halo(s, x, y + k * 0.5, 1.3, k * 1.1, "#ffd060", 0.28)
    s.place(animals.fish("#d8603c"), -0.14, -1.38, 0.2, 1.4, turn=26, shadow=False)
    solids.balls(
        s,
        [(hx + s.rng.uniform(-0.12, 0.12), s.rng.uniform(-1.0, -0.74), 1.3, s.rng.uniform(0.008, 0.018)) for _ in range(12)],
        material.solid("#d0f0ff", rough=0.1, bump=0, coat=1, glow=0.3),
        14,
    )
    # The slab: its upper side, its cut edge.
    upper = draw("-1.6,-0.46! -0.6,-0.44 0.2,-0.46 1.6,-0.44! 1.6,-0.72! 0.8,-0.7 0.2,-0.73 -0.5,-0.69 -1.6,-0.72!")
    s.puff(upper, 1.7, 0.01, "#88a4bc", "#dce8ee", shadow=False, bump=0.5)
    edge = [(-1.6 + 0.1 * i, -0.71 + 0.02 * math.sin(i * 1.7)) for i in range(33)]
    under = [(x, -0.86 + 0.03 * math.sin(i * 2.3) + 0.015 * math.sin(i * 5.1)) for i, (x, _) in enumerate(edge)]
    slab = Polygon([*edge, *under[::-1]])
    veins = union(*(line([(x, -0.7), (x + s.rng.uniform(-0.06, 0.06), -0.84)], 0.01) for x in [-0.9 + 0.2 * i for i in range(10)]))
    s.puff(
        slab,
        1.3,
        0.05,
        "#3c7c9c",
        "#c8ecf4",
        [Mark(veins, "#f0fcff", 0.5, 0.004), Mark(ellipse(hx, -0.8, 0.5, 0.12), "#ffe8a0", 0.7, 0.04)],
        shadow=False,
        glow=0.08,
    )
    # The hole.
    s.puff(ellipse(hx, hy, 0.29, 0.075), 1.5, 0.015, "#d8e8f0", "#ffffff", shadow=False)
    s.puff(ellipse(hx, hy - 0.003, 0.24, 0.054), 1.42, 0.002, "#d89828", "#ffe48c", glow=0.5, shadow=False)
    k = 0.44
    sx, sy = hx, hy - 0.03
    s.place(props.star("#ffd860", 0.75), sx, sy, k, 1.2, turn=4, shadow=False)
    top = (sx - k * 0.07, sy + k * 0.98)
    s.puff(
        draw(
            f"{hx - 0.24},{hy} {hx - 0.1},{hy - 0.012} {hx + 0.1},{hy - 0.012} {hx + 0.24},{hy} {hx + 0.16},{hy - 0.05} {hx},{hy - 0.06} {hx - 0.16},{hy - 0.05}"
        ),
        1.08,
        0.01,
        "#d89828",
        "#ffe48c",
        glow=0.4,
        shadow=False,
    )
    s.puff(
        draw(
            f"{hx - 0.29},{hy} {hx - 0.22},{hy - 0.04} {hx},{hy - 0.06} {hx + 0.22},{hy - 0.04} {hx + 0.29},{hy} {hx + 0.24},{hy - 0.06} {hx},{hy - 0.09} {hx - 0.24},{hy - 0.06}"
        ),
        1.05,
        0.015,
        "#c8dce8",
        "#ffffff",
        shadow=False,
    )
    weather.halo(s, sx, sy + k * 0.5, 1.0, 0.7, "#ffd870", 0.5)
    drops = [
        (sx + dx, sy + dy, 1.0, r) for dx, dy, r in ((-0.17, 0.1, 0.014), (0.18, 0.14, 0.016), (-0.22, 0.24, 0.011), (0.24, 0.28, 0.012), (-0.1, 0.02, 0.012))
    ]
    solids.balls(s, drops, material.solid("#d0f0ff", rough=0.1, bump=0, coat=1, glow=0.4), 16)
    light.lamp(s, sx - 0.06, sy + 0.3, 0.75, 12, "#ffd878", 0.12)
    light.lamp(s, sx, sy + 0.1, 1.45, 6, "#ffd060", 0.1)
    # The fisherman leans back against the pull.
    fx, fy, fk = -0.62, -0.3, 1.16
    weather.contact(s, fx + 0.1, -0.56, 0.8, 1.3, 0.5)
    slats = union(*(line([(fx - 0.3, y), (fx + 0.3, y)], 0.014) for y in (-0.49, -0.41)))
    s.puff(box(fx - 0.2, -0.58, fx + 0.17, -0.31), 1.25, 0.05, "#4a3424", "#a87c50", [Mark(slats, "#2c1c14", 0.8)], "wood", shadow=False)
    near, far = (-0.4, -0.06), (-0.22, 0.08)
    f = people.fisherman(
        Pose((40, 80), (60, 90), (80, 20), (86, 30), lean=-13, nod=-8, anchor="seat"),
        mood="happy",
        profile=True,
        gaze=(0.9, -0.5),
        nose="broad",
        age=2,
        skin="#c88a62",
        top="#e0a420",
        hat_colour="#e8ac28",
        scarf="#b83424",
        hands=("grip", "grip"),
        touch={
            "foot": people.local((-0.42, -0.585), fx, fy, fk),
            "far_foot": people.local((-0.27, -0.555), fx, fy, fk),
            "hand": people.local(near, fx, fy, fk),
            "far_hand": people.local(far, fx, fy, fk),
            "elbows": (1, 1),
        },
    )
    s.place(f, fx, fy, fk, 1.05, shadow=False)
    tip = (0.16, 0.66)
    rod = [(-0.6, -0.215), near, far, *bezier((-0.16, 0.13), (0.04, 0.32), (0.0, 0.86), tip, n=16)]
    s.puff(stroke(rod, 0.04, 0.034, 0.026, 0.014), 0.88, 0.016, "#5a3418", "#c08c50", shadow=False)
    room.string(s, [tip, top], 0.95, "#fff8e0", 0.012, 0.5)
    s.puff(circle(top[0], top[1] + 0.006, 0.024), 0.93, 0.02, "#c8342c", "#f06a4c", shadow=False)
    # Who waits: in profile, neck stretched, the plate ready.
    fur = ("#9cb0c4", "#f4f6f6")
    weather.contact(s, 0.78, -0.58, 0.7, 1.3, 0.5)
    body = draw("0.54,-0.58! 0.5,-0.4 0.52,-0.14 0.56,0.08 0.68,0.22 0.86,0.2 1.02,0.0 1.12,-0.3 1.08,-0.58!")
    s.puff(body, 1.2, 0.14, *fur, brush="fur", shadow=False)
    s.puff(ellipse(0.88, 0.4, 0.05, 0.055), 1.15, 0.03, *fur, [Mark(ellipse(0.88, 0.4, 0.026, 0.03), "#8090a8")], "fur", shadow=False)
    head = draw("0.94,0.1 0.98,0.28 0.9,0.41 0.76,0.45 0.63,0.4 0.56,0.33 0.45,0.3 0.4,0.24 0.44,0.18 0.56,0.14 0.66,0.06 0.8,0.0")
    marks = [
        Mark(line(bezier((0.42, 0.2), (0.5, 0.16), (0.6, 0.2), n=8), 0.014), "#3c4454", 0.9),
        Mark(ellipse(0.645, 0.315, 0.024, 0.03), "#1c1820"),
        Mark(circle(0.638, 0.326, 0.009), "#ffffff"),
        Mark(stroke(bezier((0.6, 0.375), (0.65, 0.39), (0.69, 0.37), n=6), 0.008, 0.014, 0.008), "#8090a8", 0.8),
    ]
    s.puff(head, 1.1, 0.12, *fur, marks, "fur", shadow=False)
    s.puff(ellipse(0.42, 0.25, 0.036, 0.03, -20), 0.98, 0.03, "#16141c", "#4a4858", shadow=False)
    s.puff(draw("0.47,0.165 0.53,0.155 0.54,0.12 0.51,0.085 0.475,0.1"), 0.96, 0.016, "#c8504c", "#f08c84", shadow=False)
    s.puff(ellipse(0.79, 0.44, 0.06, 0.06), 1.06, 0.03, *fur, [Mark(ellipse(0.785, 0.435, 0.034, 0.034), "#e0b8b0")], "fur", shadow=False)
    bib = draw("0.58,0.1! 0.7,0.06 0.86,0.02! 0.84,-0.1 0.66,-0.26! 0.58,-0.08")
    s.puff(
        bib,
        0.98,
        0.03,
        "#b82c24",
        "#e86048",
        [
            Mark(union(*(line([(0.5 + 0.08 * i, 0.2), (0.5 + 0.08 * i, -0.3)], 0.018) for i in range(6))), "#fff0e0", 0.6),
            Mark(union(*(line([(0.4, 0.1 - 0.08 * i), (1.0, 0.1 - 0.08 * i)], 0.018) for i in range(5))), "#fff0e0", 0.6),
        ],
        "cloth",
        shadow=False,
    )
    s.puff(ellipse(0.88, -0.4, 0.22, 0.2), 1.0, 0.1, *fur, brush="fur", shadow=False)
    s.puff(
        draw("0.96,-0.58! 0.6,-0.6 0.48,-0.58 0.46,-0.5 0.54,-0.46 0.8,-0.44"),
        0.92,
        0.07,
        *fur,
        [Mark(union(*(line([(x, -0.52), (x - 0.012, -0.57)], 0.01) for x in (0.5, 0.54, 0.58))), "#5c6c80", 0.8)],
        "fur",
        shadow=False,
    )
    plate = ellipse(0.46, -0.16, 0.17, 0.04, -8)
    s.puff(limb([(0.72, -0.04), (0.62, -0.2), (0.5, -0.2)], 0.15, 0.12, 0.1), 1.0, 0.06, *fur, brush="fur", shadow=False)
    s.puff(plate, 0.86, 0.02, "#b8c8d8", "#ffffff", [Mark(ellipse(0.46, -0.158, 0.11, 0.022, -8), "#6c98c0", 0.7)], shadow=False)
    s.puff(
        limb([(0.84, -0.06), (0.76, -0.26), (0.58, -0.2)], 0.17, 0.14, 0.1),
        0.8,
        0.07,
        *fur,
        [Mark(union(*(line([(0.55 + 0.026 * i, -0.165), (0.54 + 0.026 * i, -0.2)], 0.009) for i in range(3))), "#5c6c80", 0.8)],
        "fur",
        shadow=False,
    )
    lamp = s.place(props.lantern("#4a4034"), -0.9, -0.6, 0.24, 1.0, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 0.9, 0.26, "#ffc060", 0.5)
    weather.snow(s, 30, size=(0.004, 0.01), low=-0.3)
    light.rig(s, 560, 120)


@card("ember", focus=2.0)
def volcano_kitchen(s: Stage) -> None:
    s.view(rise=-0.5, pivot=2.0)
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0, 0.0, 0.9, "#ffb060", 0.6))
    for side in (-1, 1):
        for x, tall, d in ((0.9, 0.5, 4.4), (0.55, 0.34, 4.1)):
            s.sheet(land.peak(side * x, -0.9, 1.0, tall, s.rng), d, "#8a3a3c", "#d87c54", span=(-0.9, -0.3))
    rim_y = -0.22
    # The cook, as large as the weather. Jacket and upper arms are one piece; forearms and fists lie before it.
    x, y, k = 0.0, -1.42, 2.26
    cook = people.baker(
        "stand",
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
    )
    linen, cloth = "#f0e2d2", "#c8583c"
    jacket = (
        union(
            draw("-0.14,0.42! -0.28,0.38 -0.4,0.24 -0.42,-0.1 -0.44,-0.6! 0.44,-0.6! 0.42,-0.1 0.4,0.24 0.28,0.38 0.14,0.42!"),
            limb([(-0.3, 0.22), (-0.5, 0.12), (-0.68, -0.06)], 0.26, 0.23, 0.2),
            limb([(0.3, 0.22), (0.54, 0.14), (0.72, -0.04)], 0.26, 0.23, 0.2),
        )
        .buffer(0.04)
        .buffer(-0.04)
    )
    bib = draw("-0.2,0.16! 0.2,0.16! 0.25,-0.6! -0.25,-0.6!")
    straps = union(*(line([(u * 0.17, 0.14), (u * 0.15, 0.42)], 0.05) for u in (-1, 1)))
    creases = union(*(line(bezier((u * 0.4, 0.18), (u * 0.42, 0.06), (u * 0.4, -0.04), n=8), 0.014) for u in (-1, 1)))
    marks = [Mark(union(bib, straps), cloth, 0.95), Mark(bib.boundary.buffer(0.008), darker(cloth, 0.3), 0.6), Mark(creases, darker(linen, 0.35), 0.6, 0.003)]
    s.puff(jacket, 3.4, 0.18, darker(linen, 0.25), lighter(linen, 0.05), marks, "cloth", shadow=False)
    s.place(Figure(tuple(p for p in cook.parts if p.shape.bounds[1] > cook.points["head"][1] - 0.16)), x, y, k, 3.3, shadow=False)
    skin = ("#6e4028", "#a06a44")
    for arm, d in (([(-0.68, -0.06), (-0.52, -0.04), (-0.33, 0.06)], 3.0), ([(0.72, -0.04), (0.75, -0.16), (0.72, -0.28)], 2.5)):
        s.puff(limb(arm, 0.2, 0.18, 0.15), d, 0.08, darker(linen, 0.2), lighter(linen, 0.05), brush="cloth", shadow=False)
    for place, d in ((move(box(-0.035, -0.09, 0.035, 0.09).buffer(0.012), -0.36, 0.045, 28), 2.9), (box(0.63, -0.28, 0.81, -0.22).buffer(0.012), 2.4)):
        s.puff(place, d, 0.04, darker(linen, 0.1), "#fffaf2", brush="cloth", shadow=False)
    # The spoon stands in the lava and passes through the fist.
    s.puff(ellipse(-0.27, 0.08, 0.08, 0.1, -10), 2.86, 0.04, *skin, brush="skin", shadow=False)
    spoon = stroke([(-0.36, 0.42), (-0.27, 0.08), (-0.2, rim_y + 0.02)], 0.045, 0.052, 0.07)
    s.puff(spoon, 2.74, 0.03, "#7a4a28", "#e0a868", brush="plank", shadow=False)
    for i in range(4):
        fy = 0.135 - 0.046 * i
        s.puff(limb([(-0.34, fy - 0.005), (-0.28, fy), (-0.215 + 0.008 * i, fy - 0.012)], 0.05, 0.056, 0.05), 2.62, 0.026, *skin, brush="skin", shadow=False)
    s.puff(limb([(-0.34, 0.15), (-0.29, 0.185), (-0.22, 0.18)], 0.05, 0.054, 0.046), 2.6, 0.026, *skin, brush="skin", shadow=False)
    for side in (-1, 1):
        handle = line(bezier((side * 0.4, rim_y - 0.12), (side * 0.94, rim_y - 0.04), (side * 0.94, rim_y - 0.4), (side * 0.44, rim_y - 0.36), n=24), 0.075)
        s.puff(handle, 2.4, 0.05, "#3a1c20", "#8a4c40", brush="stone", shadow=False)
    s.puff(ellipse(0.72, -0.32, 0.12, 0.07), 2.45, 0.04, *skin, brush="skin", shadow=False)
    for i in range(4):
        fx = 0.635 + 0.056 * i
        s.puff(limb([(fx, -0.31), (fx + 0.004, -0.36), (fx, -0.41 + 0.01 * (i % 3))], 0.054, 0.06, 0.05), 2.14, 0.028, *skin, brush="skin", shadow=False)
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
    # The valley queues with its bowls, each with a hand under it.
    guests = (
        ("old_man", -0.82, 0.56, "#4f7a86", "longing"),
        ("girl", -0.44, 0.46, "#f0b428", "happy"),
        ("lady", 0.42, 0.58, "#2f7a6a", "happy"),
        ("postman", 0.82, 0.56, "#3f6ab0", "longing"),
    )
    for name, x, size, c, mood in guests:
        y = -1.42 - 0.03 * abs(x)
        weather.contact(s, x, y, size * 0.5, 1.1, 0.5)
        guest = getattr(people, name)(
            Pose(near_leg=(-6, -5), far_leg=(10, 8), nod=-10),
            top=c,
            mood=mood,
            gaze=(0.4, 0.9),
            hands=("cup", "rest"),
            touch={"hand": (0.27, 0.55), "far_hand": (0.3, 0.57)},
        )
        s.place(guest.holding(bowl, "palm", (0.0, -0.03), 0.34), x, y, size, 1.0, flip=x > 0.2, shadow=False)
    weather.contact(s, 0.0, -1.5, 0.26, 0.95, 0.5)
    child = people.boy("stand", back=True, top="#e8dcc8", hands=("flat", "flat"), touch={"hand": (-0.1, 1.0), "far_hand": (0.1, 1.0), "elbows": (-1, 1)})
    b = s.place(child, 0.0, -1.5, 0.46, 0.9, shadow=False)
    s.place(bowl, 0.0, b.points["palm"][1] - 0.01, 0.26, 0.8, shadow=False)
    light.area(s, (0.0, -4.0, -0.6), (0, 1.0, -1.1), 2.0, 160, "#ffc89c")
    light.rig(s, 900, 200)
