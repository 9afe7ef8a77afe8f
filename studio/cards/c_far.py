"""An ice field: a large place and a small wish."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


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
