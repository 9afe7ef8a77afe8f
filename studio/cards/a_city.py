"""Streets and roofs."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pieces import bust, fist
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece
from theatre.registry import card
from theatre.stage import Stage


@card("rain", focus=1.2)
def whale_stop(s: Stage) -> None:
    s.view(rise=0.5, side=0.25, pivot=1.2)
    morning = ((0.0, "#f4e4c4"), (0.45, "#e4dcc8"), (0.62, "#b8c4c8"), (1.0, "#6c8494"))
    sky.backdrop(s, stops=morning, heaps=[(-0.7, 1.0, 0.9), (0.6, 1.26, 0.9)], shade="#8fa2a8", glow=sky.Glow(0.3, 0.5, 0.8, "#fff0c0", 0.5))
    land.distance(s, "roofs", 2, y=0.06, step=-0.16, tall=0.6, depth=4.6, gap=0.4, fog=0.6)
    street = -1.36
    room.town_row(
        s,
        solids.on_floor(s, street, 3.5),
        3.5,
        ("#c8a890", "#a8b8b4", "#d8c09c", "#98a8b4", "#c89c90"),
        size=(1.0, 1.24),
        roofs=("#7a4a44", "#4f5f6a", "#8a5040"),
    )
    weather.fog(s, 3.2, "#c8ccc8", 0.4, -1.2, 0.5)
    solids.water(s, street, "#5c7078", rough=0.14, wave=0.25)
    for x, d in ((-0.92, 3.0), (0.95, 3.0)):
        lamp = s.place(props.street_lamp(), x, solids.on_floor(s, street, d), 1.24, d, shadow=False)
        weather.halo(s, x, lamp.points["lamp"][1], d - 0.2, 0.26, "#ffd890", 0.6)
    y = solids.on_floor(s, street, 2.1)
    lift = 0.4
    w = s.place(animals.whale("#2f6a9c", "#ece8da"), -0.02, y + 0.2 + lift, 0.84, 2.1, turn=4)
    # It brings the sea along: a wave under its belly, foam at its bow.
    for wy, d, a, b in ((y + 0.7, 2.0, "#3f7c90", "#a8d0d8"), (y + 0.5, 1.8, "#34708a", "#8cc0cc"), (y + 0.26, 1.6, "#2c6078", "#74acbc")):
        crest = draw(
            f"-1.6,{wy + 0.04} -1.0,{wy - 0.03} -0.6,{wy + 0.08} -0.2,{wy - 0.02} 0.2,{wy + 0.09} 0.6,{wy + 0.01} 0.86,{wy + 0.1} 1.02,{wy - 0.1} 1.16,{y - 0.02}! -1.6,{y - 0.02}!"
        )
        s.puff(crest, d, 0.05, a, b, brush="wash", shadow=False)
        foam = union(*(circle(-0.95 + 0.13 * j + s.rng.uniform(-0.05, 0.05), wy + s.rng.uniform(-0.01, 0.06), s.rng.uniform(0.015, 0.045)) for j in range(15)))
        s.puff(foam, d - 0.06, 0.03, "#c8dce0", "#ffffff", brush="wool", shadow=False)
    for i in range(12):
        fx, fy = 0.84 + 0.03 * (i % 4), y + 0.04 + 0.07 * i
        s.puff(circle(fx + s.rng.uniform(-0.05, 0.05), fy, s.rng.uniform(0.04, 0.075)), 1.55 - 0.01 * i, 0.04, "#c0d8e0", "#ffffff", brush="wool", shadow=False)
    riders = (
        ("old_man", {"gaze": (0.2, -0.9), "mood": "tender", "skin": "#8a5a3c", "beard": "short"}),
        ("child", {"gaze": (-0.3, -0.9), "mood": "happy", "skin": "#d89c74"}),
        ("lady", {"gaze": (0.4, -0.8), "profile": True, "hair": "bun"}),
    )
    for i, x in enumerate((-0.36, -0.04, 0.28)):
        cy = y + 0.6 + lift + 0.025 * i
        pane = circle(x, cy, 0.118)
        s.puff(pane, 1.72, 0.01, "#e89434", "#ffd070", glow=0.25)
        coat = ("#5a6a4c", "#d23a26", "#2f6a58")[i]
        s.puff(ellipse(x, cy - 0.13, 0.1, 0.075).intersection(pane), 1.68, 0.02, darker(coat, 0.2), coat, brush="cloth", shadow=False)
        name, look = riders[i]
        s.place(bust(name, **look), x, cy - 0.005, 0.14, 1.66, flip=i == 1, shadow=False)
        s.puff(circle(x, cy, 0.142).difference(circle(x, cy, 0.112)), 1.56, 0.03, "#8a98a0", "#e8e4d4", [], "stone", shadow=False)
        s.puff(
            union(*(circle(x + 0.127 * math.cos(q), cy + 0.127 * math.sin(q), 0.009) for q in [0.5 + math.tau * j / 6 for j in range(6)])),
            1.52,
            0.01,
            "#5a686c",
            shadow=False,
        )
    bx, by = w.points["blow"]
    spray = union(*(stroke(bezier((bx, by), (bx + d * 0.3, by + 0.42), (bx + d, by + 0.2), n=12), 0.04, 0.03, 0.01) for d in (-0.26, -0.11, 0.12, 0.28)))
    s.puff(spray, 2.1, 0.03, "#d8e8ec", "#ffffff", shadow=False, glow=0.1)
    s.place(animals.cat("sleep", "#f08c38"), -0.7, y + 0.74 + lift, 0.27, 1.9)
    # The stop: one hails, one looks at his watch, one greets who is on board, one has just come.
    d = 0.35
    k = solids.on_floor(s, street, d)
    s.place(trinkets.signpost(), 0.86, k, 0.8, d + 0.1, shadow=False)
    queue = (
        (
            people.wanderer(
                Pose(near_leg=(-16, -16), far_leg=(18, 4), lean=4, nod=-14),
                top="#2f7a74",
                profile=True,
                mood="surprised",
                gaze=(0.6, 0.8),
                hands=("grip", "rest"),
                touch={"hand": (0.23, 0.56)},
            ),
            "#2f8a78",
            -0.72,
            0.76,
            False,
            0.86,
            4,
        ),
        (
            people.captain(
                Pose(near_leg=(-6, -6), far_leg=(10, 6), nod=16),
                top="#3c4c74",
                profile=True,
                mood="calm",
                gaze=(0.6, -0.9),
                hands=("grip", "cup"),
                touch={"hand": (0.2, 0.57), "far_hand": (0.34, 0.48)},
            ),
            "#3f5478",
            0.2,
            0.78,
            True,
            0.86,
            2,
        ),
        (
            people.girl(
                Pose(near_leg=(-6, -4), far_leg=(10, 8), nod=-10),
                top="#f4b420",
                back=True,
                hands=("grip", "open"),
                touch={"hand": (-0.2, 0.5), "far_hand": (0.33, 0.86)},
            ),
            "#e8642c",
            -0.26,
            0.56,
            False,
            0.86,
            12,
        ),
        (
            people.old_woman(
                Pose(near_leg=(-8, -6), far_leg=(12, 4), lean=-12, nod=-10),
                top="#8a3460",
                profile=True,
                mood="happy",
                gaze=(0.5, 0.8),
                hands=("grip", "open"),
                touch={"hand": (0.02, 0.6), "far_hand": (0.36, 0.78)},
            ),
            "#d8382c",
            0.56,
            0.72,
            False,
            0.86,
            8,
        ),
    )
    for i, (f, c, x, size, flip, broad, tilt) in enumerate(queue):
        weather.contact(s, x, k, 0.4, d + 0.06, 0.7, "#24343c")
        _, canopy = props.umbrella(c, lighter(c, 0.25)).parts
        stick = piece(union(line([(0, 100), (0, 2)], 2.8), line(bezier((0, 2), (0, -9), (10, -9), (9, 0), n=10), 2.8)), "#5a3a28", 2, -1).moved(
            0, 0, 0, 0.01, False
        )
        brolly = Figure((stick, canopy.moved(0, 0.36, 0, 0.72, False)), {"hand": (0.0, 0.12)})
        held = f.holding(brolly, "palm", "hand", broad, turn=tilt)
        g = s.place(held, x, k, size, d - 0.02 * i, flip=flip, shadow=False)
        if flip:
            wx, wy = g.points["far_palm"]
            s.puff(circle(wx, wy + 0.035, 0.036), d - 0.16, 0.015, "#b8842c", "#f8d878", shadow=False)
            s.puff(
                circle(wx, wy + 0.035, 0.026),
                d - 0.18,
                0.006,
                "#f8f0e0",
                "#fffdf4",
                [Mark(union(line([(wx, wy + 0.035), (wx, wy + 0.056)], 0.006), line([(wx, wy + 0.035), (wx - 0.012, wy + 0.024)], 0.006)), "#241c1c")],
                shadow=False,
            )
    s.place(animals.dog("sit", "#f4ead8"), -0.46, k - 0.04, 0.25, d - 0.15, flip=True, shadow=False)
    # Gulls follow it as they follow a boat.
    for x, gy, size in ((-0.5, 0.72, 0.2), (-0.16, 0.94, 0.15), (-0.74, 1.0, 0.12), (0.62, 0.86, 0.13)):
        s.place(animals.goose("fly", "#f8f6f0", "#5a6470"), x, gy, size, 2.0, turn=8, shadow=False)
    weather.rain(s, slant=0.18, count=90)
    light.rig(s, 900, 260)
    light.sun(s, 0.9, "#ffe8c8", side=0.7, height=0.5)


@card("snow", focus=1.7)
def winter_knitter(s: Stage) -> None:
    dusk = ((0.0, "#f4d4bc"), (0.3, "#e0b8c0"), (0.5, "#9aa4cc"), (1.0, "#34487e"))
    sky.backdrop(s, stops=dusk, wisps=0.25, glow=sky.Glow(0.6, -0.3, 0.8, "#ffe4c4", 0.5), stars=60)
    land.distance(s, "hills", 2, y=-0.3, step=-0.1, tall=0.4, depth=4.4, gap=0.4, fog=0.5)
    # Grandmother fills the sky; dress and upper arms are one piece.
    red, skin = "#b03848", "#d89c74"
    dress = union(
        draw("-0.16,0.62! -0.44,0.54 -0.6,0.36 -0.58,0.0 -0.64,-0.5 -0.7,-1.3! 0.7,-1.3! 0.64,-0.5 0.58,0.0 0.6,0.36 0.44,0.54 0.16,0.62!"),
        limb([(-0.46, 0.38), (-0.68, 0.16), (-0.76, -0.1)], 0.34, 0.32, 0.28),
        limb([(0.46, 0.38), (0.68, 0.16), (0.76, -0.1)], 0.34, 0.32, 0.28),
    )
    dress = dress.buffer(0.05).buffer(-0.05)
    dots = union(*(circle(-1.0 + 0.2 * i + 0.1 * (j % 2), -1.2 + 0.17 * j, 0.042) for i in range(11) for j in range(12)))
    folds = union(
        line(bezier((-0.5, 0.2), (-0.46, 0.05), (-0.5, -0.14), n=10), 0.018),
        line(bezier((0.5, 0.2), (0.46, 0.05), (0.5, -0.14), n=10), 0.018),
    )
    s.puff(
        dress, 2.9, 0.24, darker(red, 0.35), lighter(red, 0.06), [Mark(dots, "#f4d8cc", 0.9), Mark(folds, darker(red, 0.5), 0.7, 0.004)], "cloth", shadow=False
    )
    collar = union(
        *(circle(0.3 * math.cos(a), 0.62 + 0.14 * math.sin(a), 0.065) for a in [math.pi + q * math.pi / 9 for q in range(10)]), ellipse(0, 0.6, 0.3, 0.12)
    )
    s.puff(collar, 2.6, 0.05, "#c8c4d0", "#fffaf4", brush="cloth", shadow=False)
    s.place(
        bust("old_woman", gaze=(-0.7, -1.0), look=-0.34, mood="happy", age=2, skin=skin, skull="round", nose="broad", lashes=True),
        -0.02,
        0.85,
        0.64,
        2.55,
        turn=9,
        shadow=False,
    )
    # The knitting hangs in loops from both needles; each hand holds one.
    needles = [((-0.76, 0.36), (0.1, -0.01)), ((0.76, 0.36), (-0.1, 0.0))]
    knit = draw(
        "-0.36,0.11! -0.2,0.04 0.0,-0.04 0.2,0.04 0.36,0.11! 0.36,-0.1 0.5,-0.36 0.74,-0.56 0.96,-0.74! 0.5,-1.1! -1.4,-1.1! -1.4,-0.56 -0.96,-0.48 -0.62,-0.34 -0.4,-0.1"
    )

    def stitched(g: Geom, step: float = 0.056) -> Geom:
        a0, b0, a1, b1 = g.bounds
        rows = [
            line(
                [(a0 + i * step, b0 + j * step + step * 0.6), (a0 + (i + 0.5) * step, b0 + j * step), (a0 + (i + 1) * step, b0 + j * step + step * 0.6)], 0.011
            )
            for i in range(int((a1 - a0) / step) + 1)
            for j in range(int((b1 - b0) / step) + 1)
        ]
        return union(*rows)

    sag = union(*(line(bezier((u * 0.2, 0.0), (u * 0.3, -0.3), (u * 1.0, -0.62), n=12), 0.03) for u in (-1.0, -0.5, 0.0, 0.6)))
    s.puff(knit, 2.3, 0.14, "#b8c4e0", "#fdfaf6", [Mark(sag, "#9cacd0", 0.5, 0.02), Mark(stitched(knit), "#8fa0c4", 0.75)], "wool", shadow=False)
    for (ax, ay), (bx, by) in needles:
        s.puff(stroke([(ax, ay), (bx, by)], 0.044, 0.044, 0.02), 2.02, 0.03, "#8a5a30", "#e0b068", brush="wood", shadow=False)
        solids.ball(s, ax, ay, 2.06, 0.045, material.solid("#c8382c", bump=0))
        for i in range(6):
            t = 0.46 + 0.078 * i
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            s.puff(
                line(bezier((x - 0.014, y - 0.07), (x - 0.02, y + 0.035), (x + 0.02, y + 0.035), (x + 0.014, y - 0.07), n=10), 0.018),
                1.92 - 0.004 * i,
                0.02,
                "#c8d0e6",
                "#fffcf8",
                brush="wool",
                shadow=False,
            )
    for side in (-1, 1):
        elbow, wrist = (side * 0.78, -0.14), (side * 0.57, 0.07)
        s.puff(
            limb([elbow, ((elbow[0] + wrist[0]) / 2 + side * 0.03, (elbow[1] + wrist[1]) / 2), wrist], 0.28, 0.24, 0.19),
            2.34,
            0.12,
            darker(red, 0.25),
            lighter(red, 0.12),
            [Mark(dots, "#f4d8cc", 0.9)],
            "cloth",
            shadow=False,
        )
        s.place(fist("grip", skin), *wrist, 0.36, 2.2, turn=side * -135, flip=side > 0, shadow=False)
        s.puff(move(box(-0.11, -0.035, 0.11, 0.035).buffer(0.02), *wrist, side * -135), 2.02, 0.05, "#c8c4d0", "#fffaf4", brush="cloth", shadow=False)
    # The town: roofs that the blanket has reached are knitted, two still wait.
    row = room.town_row(s, -1.18, 1.7, ("#b08a74", "#8a96b0", "#c0a48c", "#9c8894"), size=(0.34, 0.42), roofs=("#b04838", "#8a3a3a", "#a0583a"))
    for f in row:
        g = f.silhouette()
        a0, b0, a1, b1 = g.bounds
        if (a0 + a1) / 2 > 0.46:
            continue
        hem = union(*(circle(a0 + (a1 - a0) * q / 5, b1 - 0.19, 0.03) for q in range(6)))
        cap = union(g.intersection(box(a0, b1 - 0.2, a1, b1)), hem).buffer(0.022)
        s.puff(cap, 1.5, 0.07, "#b0bedc", "#fffcf8", [Mark(stitched(cap, 0.05), "#8fa0c4", 0.75)], "wool", shadow=False)
    for x, y in ((-0.6, -0.9), (0.0, -0.9), (0.6, -0.9)):
        light.lamp(s, x, y, 1.2, 4, "#ffc070", 0.1)
    g = land.hill(s.rng, -1.18, 0.05, 0.5)
    s.sheet(g, 0.95, "#8c9cc4", "#f4f2f4", span=(-1.6, -1.08), bump=0.6)
    # A child has come out to see where it comes from; the cat has found the other end.
    x, k = -0.42, 0.54
    y = land.top(g, x) - 0.03
    weather.contact(s, x, y, 0.5, 0.93, 0.5)
    rope = (x - 0.16, y + 0.16)
    child = people.child(
        "wave",
        back=True,
        hands=("grip", "open"),
        touch={"hand": people.local(rope, x, y, k), "far_hand": people.local((x + 0.17, y + 0.54), x, y, k), "elbows": (-1, 1)},
    )
    s.place(child, x, y, k, 0.85, shadow=False)
    sx = x - 0.38
    s.place(props.sledge("#c8382c"), sx, land.top(g, sx) - 0.03, 0.32, 0.8, shadow=False)
    room.string(s, [(sx + 0.2, land.top(g, sx) + 0.03), (x - 0.2, y + 0.02), rope], 0.78, "#7a4030", 0.012, 0)
    ball = (0.36, land.top(g, 0.36) - 0.03)
    weather.contact(s, 0.4, ball[1], 0.5, 0.93, 0.5)
    s.place(trinkets.wool(), *ball, 0.26, 0.9, shadow=False)
    s.place(animals.cat("sit", "#e08a40"), 0.62, land.top(g, 0.62) - 0.03, 0.4, 0.84, flip=True, shadow=False)
    s.puff(
        limb([(0.56, ball[1] + 0.15), (0.5, ball[1] + 0.2), (0.44, ball[1] + 0.2)], 0.06, 0.055, 0.05),
        0.7,
        0.03,
        "#b8622c",
        "#f0a050",
        brush="fur",
        shadow=False,
    )
    strand = bezier((0.42, ball[1] + 0.23), (1.1, -0.86), (1.02, -0.1), (0.47, 0.27), n=40)
    s.puff(line(strand, 0.022), 0.92, 0.012, "#c8d0e6", "#fffcf8", shadow=False)
    weather.snow(s, 90, depths=(0.0, 2.0))
    light.lamp(s, 0.0, -0.3, 0.9, 10, "#ffc890", 0.3)
    light.rig(s, 600, 150)
    light.sun(s, 0.8, "#ffe0c8", side=0.7, height=0.5)
