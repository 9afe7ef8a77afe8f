"""Close-up: a hedgehog."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, plants, props, sky, veils, weather
from theatre.animals.anatomy import at, eye, hide
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def hostess(colour: str) -> Figure:
    """A mouse from the side in a white apron, both paws held out; 1 high, facing right."""
    head = draw("-16,10 -8,20 6,22 20,14 34,0 42,-9 40,-14 26,-18 4,-20 -14,-10")
    ears = [
        hide(ellipse(-16, 22, 13, 16, 12), darker(colour, 0.12), 5, -2, [Mark(ellipse(-15, 21, 8, 10, 12), "#d89a94", 0.9)]),
        hide(ellipse(-2, 27, 15, 18, 14), colour, 6, 10, [Mark(ellipse(-1, 26, 9, 12, 14), "#f0b4ac", 0.95)]),
    ]
    smile = Mark(line(bezier((38, -14), (30, -17), (24, -11), n=8), 2), "#6a3434", 0.9)
    face = hide(head, colour, 14, 0, [Mark(ellipse(20, -13, 15, 6, -8), lighter(colour, 0.5), 0.8, 0.02), *eye(17, 3, 4.4), smile])
    folds = union(*(line([(12 + x, 32), (10 + 2 * x, 4)], 1.2) for x in (-4, 1, 6)))
    return thing(
        [
            Part(limb([(-14, 10), (-36, 4), (-52, 16), (-66, 8)], 5.5, 4.5, 3.5, 2), "#b87a74", "#e8a89c", 2, -3),
            hide(limb([(6, 50), (24, 50), (38, 58)], 9, 8, 8), darker(colour, 0.2), 5, -2),
            *(Part(ellipse(x, 3.5, 12, 4), "#c88a80", "#f0b8ac", 4, 6) for x in (-4, 12)),
            hide(draw("-16,5 -23,26 -15,50 0,60 13,52 18,28 15,5"), colour, 16, 0),
            piece(draw("-18,36! -30,44 -36,34! -30,30 -36,20! -24,26 -16,31!"), "#f4f0e4", 4, 3, [], "cloth"),
            piece(
                draw("4,56! 14,52 22,34 26,6! 14,2 -6,4! -14,30! -2,36"),
                "#fbf8ee",
                6,
                12,
                [Mark(folds, "#b8b4a8", 0.6), Mark(line([(-16, 33), (22, 36)], 2.4), "#c8c4b8")],
                "cloth",
            ),
            *at([*ears, face, Part(circle(41, -10, 4), "#a84a48", "#e08880", 4, 8)], 8, 76, 4, 1.0, 8),
            hide(limb([(0, 47), (18, 42), (35, 50)], 10, 9, 8), colour, 5, 24),
        ],
        hand=(36, 52),
    )


@card("teal", focus=1.2)
def hedgehog_stars(s: Stage) -> None:
    sky.backdrop(s, stars=200, wisps=0.2, glow=sky.Glow(-0.3, 0.0, 1.0, "#bfe8d0", 0.5))
    s.sheet(draw("-1.6,-0.2! -0.9,-0.1 -0.4,-0.14 0.05,-0.06 0.4,-0.12 1.6,-0.1! 1.6,-2! -1.6,-2!"), 4.4, "#0c3c48", "#3f9498", span=(-0.5, -0.04))
    land.distance(s, "pines", 3, y=-0.22, step=-0.14, tall=0.7, depth=4.2, gap=0.5, fog=0.3)
    s.sheet(land.hill(s.rng, -0.7, 0.05, 0.5), 2.6, "#14404c", "#2f7470", span=(-1.2, -0.6))
    for x, y, k, t in ((-0.62, 1.02, 0.13, 20), (-0.06, 0.62, 0.1, -10), (-0.9, 0.44, 0.08, 5)):
        s.place(props.star("#ffe080", 0.9), x, y, k, 2.6, turn=t, shadow=False)
        s.sheet(
            stroke([(x, y + k * 0.6), (x + 0.1, y + 0.3), (x + 0.22, y + 0.56)], k * 0.55, k * 0.3, 0.006), 2.7, mat=veils.tint("#ffe8a8", 0.4), shadow=False
        )
        weather.halo(s, x, y + k * 0.5, 2.5, k * 1.4, "#ffe090", 0.35)
    # The tree; its door stands open on a laid table.
    hole = union(box(0.52, -1.2, 1.0, -0.44), ellipse(0.76, -0.44, 0.24, 0.22))
    trunk = draw("0.14,-1.3! 0.3,-1.1 0.4,-0.7 0.42,0.0 0.36,0.7 0.2,1.7! 1.6,1.7! 1.6,-1.4!").difference(hole)
    grain = union(*(line(bezier((x, 1.6), (x + 0.06, 0.6), (x + 0.03, -0.1), (x - 0.08, -1.2), n=16), 0.018) for x in (0.42, 0.56, 0.98, 1.1)))
    s.puff(trunk, 2.0, 0.1, "#2a2c34", "#7a7464", [Mark(grain.difference(hole.buffer(0.1)), "#1c1e26", 0.6, 0.003)], "plank", shadow=False)
    inside = sky.paint(((0.0, "#c8702c"), (0.5, "#f8b850"), (1.0, "#ffe4a0")), s.seed, wisps=0)
    s.screen(inside, 2.3, 0.6, 1.0, (0.46, -1.3, 1.06, -0.15))
    s.puff(box(0.5, -0.92, 1.1, -0.87), 2.2, 0.01, "#3a180c", "#5a2c14", shadow=False)
    s.puff(draw("0.6,-0.87! 0.58,-0.76 0.74,-0.76 0.72,-0.87!"), 2.18, 0.01, "#3a180c", "#5a2c14", shadow=False)
    s.sheet(union(line([(0.88, -0.3), (0.88, -0.5)], 0.012), draw("0.82,-0.5! 0.8,-0.6 0.96,-0.6 0.94,-0.5!")), 2.18, "#4a200c", shadow=False)
    frame = hole.buffer(0.055).difference(hole).intersection(box(0, -1.2, 2, 0))
    s.puff(frame, 1.85, 0.04, "#5a3420", "#b07c4c", brush="wood", shadow=False)
    s.puff(circle(0.74, 0.2, 0.12), 1.78, 0.01, "#e8a83c", "#ffd878", glow=0.7, shadow=False)
    s.sheet(
        union(line([(0.62, 0.2), (0.86, 0.2)], 0.018), line([(0.74, 0.08), (0.74, 0.32)], 0.018), circle(0.74, 0.2, 0.14).difference(circle(0.74, 0.2, 0.11))),
        1.7,
        "#5a3a24",
        shadow=False,
    )
    weather.halo(s, 0.76, -0.7, 1.6, 0.6, "#ffd080", 0.2)
    near = land.hill(s.rng, -1.14, 0.012, 0.5)
    s.sheet(near, 1.75, "#103640", "#4f9484", span=(-1.5, -1.08), bump=0.6)
    s.puff(ellipse(0.7, -1.2, 0.42, 0.07), 1.6, 0.004, "#e8b050", "#ffdc90", shadow=False, glow=0.15)
    # The hedgehog: body, legs, rows of spines from the outermost to the nearest, then the face.
    weather.contact(s, -0.3, -1.24, 1.5, 1.6, 0.7)
    ox, oy = -0.34, -1.0
    fur = ("#a07c50", "#f0d4a0")
    for x in (-0.72, -0.1):
        s.puff(limb([(x, -1.04), (x + 0.02, -1.16), (x + 0.07, -1.23)], 0.16, 0.12, 0.1), 1.55, 0.04, "#6a4c34", "#a8845c", shadow=False)
    s.puff(draw("-1.0,-0.98 -0.6,-1.2 -0.1,-1.22 0.2,-1.1 0.2,-0.7 -0.4,-0.6"), 1.55, 0.1, "#5a3c28", "#a07850", brush="fur", shadow=False)
    dome = [(ox + 0.66 * math.cos(a), oy + 0.7 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    s.puff(Polygon([*dome, (-0.9, -1.1), (-0.3, -1.08), (0.2, -1.0)]), 1.5, 0.2, "#4a3020", "#7a5640", brush="fur", shadow=False)
    rows = ((1.0, 26), (0.88, 24), (0.74, 21), (0.6, 18), (0.46, 15), (0.32, 11), (0.18, 7))
    for j, (f, n) in enumerate(rows):
        quills, tips = [], []
        for i in range(n):
            a = math.radians(12 + 162 * (i + 0.5 * (j % 2)) / n + s.rng.uniform(-2, 2))
            x, y = ox - 0.02 * j + 0.64 * f * math.cos(a), oy + 0.68 * f * math.sin(a)
            t = a + 0.42 - 0.1 * math.cos(a)
            q = 0.2 * s.rng.uniform(0.85, 1.15)
            end = (x + q * math.cos(t), y + q * math.sin(t))
            quills.append(stroke([(x - 0.05 * math.cos(t), y - 0.05 * math.sin(t)), end], 0.036, 0.006))
            tips.append(stroke([(x + 0.55 * q * math.cos(t), y + 0.55 * q * math.sin(t)), end], 0.024, 0.007))
        s.puff(
            union(*quills),
            1.34 - 0.035 * j,
            0.02,
            ("#4a3020", "#543824")[j % 2],
            ("#8a6444", "#96704c")[j % 2],
            [Mark(union(*tips), "#f0d8a8", 0.8)],
            shadow=False,
        )
    face = draw("0.02,-0.58 0.14,-0.5 0.25,-0.55 0.33,-0.68 0.42,-0.79 0.54,-0.83 0.58,-0.88 0.55,-0.94 0.44,-0.98 0.3,-1.02 0.14,-1.08 0.0,-1.02 -0.06,-0.8")
    marks = [
        Mark(ellipse(0.26, -0.9, 0.09, 0.06), "#e8906c", 0.5, 0.03),
        Mark(line(bezier((0.52, -0.945), (0.42, -0.99), (0.33, -0.93), n=12), 0.016), "#5a3020", 0.9),
        Mark(ellipse(0.29, -0.745, 0.04, 0.048), "#1c1418"),
        Mark(circle(0.305, -0.725, 0.014), "#ffffff"),
        Mark(stroke(bezier((0.22, -0.68), (0.28, -0.655), (0.34, -0.68), n=8), 0.008, 0.016, 0.008), "#8a5c3c", 0.8),
    ]
    s.puff(face, 1.05, 0.14, *fur, marks, "fur", shadow=False)
    s.puff(circle(0.565, -0.875, 0.045), 0.92, 0.05, "#1c1418", "#5a4a50", shadow=False)
    s.puff(
        ellipse(0.13, -0.66, 0.07, 0.085, -10),
        0.86,
        0.04,
        "#a07850",
        "#e0b888",
        [Mark(ellipse(0.135, -0.665, 0.04, 0.05, -10), "#c88a74")],
        "fur",
        shadow=False,
    )
    fringe, ends = [], []
    for i, (x, y) in enumerate(bezier((0.24, -0.55), (0.02, -0.5), (-0.06, -0.72), (0.0, -1.02), n=20)):
        t = 2.0 + 0.075 * i + s.rng.uniform(-0.12, 0.12)
        q = s.rng.uniform(0.15, 0.2)
        fringe.append(stroke([(x - 0.07 * math.cos(t), y - 0.07 * math.sin(t)), (x + q * math.cos(t), y + q * math.sin(t))], 0.034, 0.006))
        ends.append(stroke([(x + 0.5 * q * math.cos(t), y + 0.5 * q * math.sin(t)), (x + q * math.cos(t), y + q * math.sin(t))], 0.022, 0.006))
    s.puff(union(*fringe), 0.9, 0.02, "#4a3020", "#8a6444", [Mark(union(*ends), "#f0d8a8", 0.8)], shadow=False)
    for x, y in ((0.14, -1.22), (-0.6, -1.24)):
        s.puff(
            draw(f"{x - 0.1},{y + 0.06} {x},{y + 0.08} {x + 0.11},{y + 0.03} {x + 0.13},{y - 0.02} {x},{y - 0.035} {x - 0.1},{y - 0.02}"),
            0.98,
            0.05,
            "#a8805c",
            "#e8c498",
            shadow=False,
        )
    # Stars, each run through by a spine.
    for x, y, k, t in (
        (-0.9, -0.56, 0.26, 16),
        (-0.6, -0.24, 0.32, -10),
        (-0.2, -0.2, 0.27, 14),
        (-0.44, -0.56, 0.28, 8),
        (-0.08, -0.5, 0.22, -16),
        (-0.74, -0.86, 0.23, -8),
        (-0.3, -0.86, 0.2, 20),
    ):
        a = math.radians(t)
        s.place(props.star("#ffd050", 0.6), x + 0.5 * k * math.sin(a), y - 0.5 * k * math.cos(a), k, 0.98, turn=t, shadow=False)
        u = math.atan2(y - oy, x - ox) + 0.3
        s.puff(
            stroke(
                [
                    (x - 0.02 * math.cos(u), y - 0.02 * math.sin(u)),
                    (x + 0.3 * k * math.cos(u), y + 0.3 * k * math.sin(u)),
                    (x + 0.68 * k * math.cos(u), y + 0.68 * k * math.sin(u)),
                ],
                0.034,
                0.026,
                0.006,
            ),
            0.82,
            0.014,
            "#4a3020",
            "#a87c50",
            shadow=False,
        )
        s.puff(ellipse(x, y, 0.026, 0.02, math.degrees(u)), 0.84, 0.002, "#8a5c14", "#a8741c", shadow=False)
        weather.halo(s, x, y, 0.78, k * 0.95, "#ffd060", 0.3)
    s.place(animals.snail("#e07840", "#e8dcb0"), 0.0, -0.3, 0.2, 1.0, turn=-26, shadow=False)
    light.lamp(s, -0.4, -0.3, 0.45, 7, "#ffd070", 0.2)
    # Her paws are on his nose.
    weather.contact(s, 0.82, -1.2, 0.4, 1.3, 0.6)
    s.place(hostess("#b8a4a0"), 0.84, -1.21, 0.66, 1.0, flip=True, shadow=False)
    for x, y, k in ((-0.86, -1.36, 0.24), (-0.66, -1.42, 0.16), (0.36, -1.44, 0.2)):
        plants.mushroom(s, x, y - 0.04, k, 0.6, ("#a8301c", "#e8643c"))
    front = land.hill(s.rng, -1.38, 0.03, 0.5)
    s.sheet(front, 0.4, "#08242c", "#1f5a58", span=(-1.7, -1.3))
    plants.tufts(s, front, 0.35, 22, (0.08, 0.18), low="#08242c", high="#3f8a78")
    light.rig(s, 700, 150)
    light.lamp(s, 0.66, -0.6, 0.7, 5, "#ffc070", 0.15)
    light.lamp(s, 0.6, -0.75, 0.25, 3, "#ffe0b0", 0.1)
