"""Fields and hills in the morning."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, veils, weather
from theatre.animals.anatomy import eye
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def crower() -> Figure:
    """A rooster with its head thrown back, beak open, claws apart; 1.3 high."""
    tail = []
    for i in range(6):
        plume = bezier((-26, 52 - 2 * i), (-58 - 2 * i, 104 - 15 * i), (-92 + 2 * i, 96 - 22 * i), (-96 + 9 * i, 50 - 15 * i), n=20)
        c = ("#1c5c58", "#2f8a7a", "#174a4c")[i % 3]
        rib = Mark(line(plume[2:-3], 1.6), lighter(c, 0.35), 0.6)
        tail.append(Part(stroke(plume, 8, 14, 11, 3), darker(c, 0.3), lighter(c, 0.15), 5, -6 + i, (rib,), "feather"))
    claws = [
        Part(
            union(stroke([(x, 26), (x + 2, 4)], 6, 4.4), *(stroke([(x + 2, 4), (x + 2 + dx, dy)], 4.6, 2.2) for dx, dy in ((14, -1), (8, -4), (-10, 0)))),
            "#b07c20",
            "#f4c858",
            3,
            lift,
        )
        for x, lift in ((12, -2), (-8, 16))
    ]
    body = draw("-36,54 -30,40 -12,22 12,20 32,34 40,58 34,80 16,72 0,64 -20,66")
    scales = union(
        *(line(bezier((x - 5, y), (x, y - 5), (x + 5, y), n=6), 1.5) for x, y in ((26, 40), (32, 50), (18, 34), (28, 60), (22, 48), (34, 66), (8, 28)))
    )
    wing = draw("-40,44! -30,60 -6,68 16,60 20,46 8,34 -10,32 -26,36")
    rows = union(
        *(line(bezier((14 - 5 * i, 58 - 3 * i), (-6 - 6 * i, 54 - 6 * i), (-32 - 2 * i, 47 - 2.5 * i), n=10), 1.8) for i in range(4)),
        line(bezier((4, 66), (-2, 54), (2, 36), n=8), 1.6),
    )
    hackle = draw("6,58! 10,66! 8,84 14,104 24,114 38,112 44,98 42,80 44,62! 38,68! 36,56! 29,65! 24,52! 18,62! 12,54!")
    strands = union(*(line(bezier((24 + 3.4 * i, 106), (20 + 4.6 * i, 86), (15 + 5.2 * i, 66), n=8), 1.5) for i in range(-1, 5)))
    comb = union(circle(18, 128, 6), circle(25, 133, 7.5), circle(33, 134, 7), circle(39, 130, 5), draw("14,120 20,126 38,130 42,124 30,118"))
    return thing(
        [
            *tail,
            claws[0],
            piece(body, "#9a3420", 16, 0, [Mark(scales, "#5a1810", 0.6)], "feather"),
            claws[1],
            piece(comb, "#d0302c", 6, 8),
            piece(draw("39,122! 52,134 60,138! 50,126 42,117!"), "#e8b048", 4, 7),
            piece(draw("41,116! 50,117 56,112! 48,108 39,110!"), "#d89838", 4, 6),
            piece(draw("40,119! 48,123 50,117 41,114!"), "#8a2430", 2, 5),
            piece(ellipse(37, 100, 5, 9, 12), "#c82c2c", 4, 12),
            piece(union(hackle, circle(31, 116, 12)), "#e0a43c", 11, 6, [Mark(strands, "#a8641c", 0.7), *eye(33, 120, 2.8)], "feather"),
            piece(wing, "#2c6a60", 9, 16, [Mark(rows, "#123c3c", 0.8), Mark(draw("20,50! 16,62 -4,68 -2,60 10,54"), "#c8602c", 0.8)], "feather"),
        ],
        head=(31, 116),
    )


@card("lemon", focus=1.9)
def egg_sunrise(s: Stage) -> None:
    dawn = ((0.0, "#ffd070"), (0.4, "#ffe490"), (0.56, "#fff0b4"), (0.74, "#d8e0b8"), (1.0, "#6ca4b4"))
    sky.backdrop(
        s,
        stops=dawn,
        wisps=0.4,
        heaps=[(-0.74, 0.94, 0.6), (0.76, 1.14, 0.5)],
        shade="#e8b878",
        glow=sky.Glow(0, -0.2, 1.0, "#ffe890", 0.7),
        rays=(0.05, -0.3, "#fffbe8", 1.0),
    )
    land.distance(s, "hills", 3, y=-0.42, step=-0.1, tall=0.3, depth=4.4, gap=0.35, fog=0.5)
    # The farm, still half asleep: a mill, a barn, poplars, the last star gone.
    s.place(props.windmill("#f4e4c0", "#b8503c", 24), -0.8, -0.44, 0.52, 3.3, shadow=False)
    s.place(props.house("#e8d0a0", "#b84c34"), 0.88, -0.46, 0.36, 3.3, shadow=False)
    for px, h in ((0.72, 0.4), (-0.98, 0.34), (-0.58, 0.26)):
        s.puff(plants.poplar(s.rng, px, -0.48, h), 3.35, 0.04, "#5c7a34", "#c0cc70", shadow=False)
    for bx, by, k in ((0.66, 0.6, 0.12), (0.8, 0.7, 0.1), (0.9, 0.56, 0.08)):
        s.place(animals.bird("fly", "#8a5a3c", "#fff0d0"), bx, by, k, 3.6, shadow=False)
    x, y, r = 0.06, -0.42, 0.66
    sun = ellipse(x, y, r, r * 1.05)
    crack = union(
        line([(x + 0.24, y + 0.3), (x + 0.18, y + 0.42), (x + 0.26, y + 0.5), (x + 0.2, y + 0.6)], 0.02),
        line([(x - 0.04, y + 0.1), (x - 0.14, y + 0.16), (x - 0.18, y + 0.06), (x - 0.32, y + 0.1)], 0.02),
        line([(x + 0.26, y - 0.1), (x + 0.22, y - 0.2), (x + 0.3, y - 0.26), (x + 0.24, y - 0.38)], 0.02),
    )
    cheeks = union(*(circle(x + s.rng.uniform(-0.5, 0.3), y + s.rng.uniform(-0.3, 0.5), s.rng.uniform(0.03, 0.09)) for _ in range(9)))
    s.puff(sun, 2.6, 0.3, "#ee7c24", "#ffc234", [Mark(cheeks, "#ff9c2c", 0.5, 0.02), Mark(crack, "#8a4a1c", 0.9)], glow=0.36)
    weather.halo(s, x, y, 3.4, 1.3, "#ffe080", 0.5)
    # Rays: it is the sun, and it is rising.
    rays = []
    for i in range(18):
        a, long = math.pi * (i - 0.5) / 17 + 0.03, 1.5 if i % 2 else 1.05
        rays.append(
            Polygon(
                [
                    (x + r * math.cos(a - 0.035), y + r * math.sin(a - 0.035)),
                    (x + long * math.cos(a), y + long * math.sin(a)),
                    (x + r * math.cos(a + 0.035), y + r * math.sin(a + 0.035)),
                ]
            )
        )
    s.sheet(union(*rays), 3.7, mat=veils.tint("#ffbc48", 0.6), thick=0.004, edge=0, shadow=False)
    # The chick looks out of a hole with a broken rim.
    cx, cy = x + 0.2, y + 0.12
    hole = Polygon(
        [(cx + (0.25 + 0.05 * (i % 2)) * math.cos(i * math.tau / 14), cy + (0.21 + 0.05 * (i % 2)) * math.sin(i * math.tau / 14)) for i in range(14)]
    )
    s.puff(hole.buffer(0.03, join_style=2), 2.18, 0.01, "#e8a848", "#fff0b8", shadow=False)
    s.puff(hole, 2.14, 0.01, "#3a1a0c", "#5a2c12", shadow=False)
    head = union(circle(cx, cy - 0.03, 0.165), *(ellipse(cx + 0.03 * i, cy + 0.14, 0.014, 0.05, -16 * i) for i in (-1, 0, 1)))
    face = [Mark(circle(cx + d, cy + 0.02, 0.024), "#24140c") for d in (-0.065, 0.075)]
    face += [Mark(circle(cx + d + 0.008, cy + 0.03, 0.009), "#ffffff") for d in (-0.065, 0.075)]
    face += [Mark(circle(cx + d, cy - 0.05, 0.03), "#f89c5c", 0.6, 0.02) for d in (-0.11, 0.12)]
    s.puff(head, 2.06, 0.1, "#f0c040", "#fff4a0", face, "fur", shadow=False, glow=0.12)
    s.puff(
        draw(f"{cx - 0.04},{cy - 0.03}! {cx + 0.005},{cy - 0.005} {cx + 0.05},{cy - 0.03}! {cx + 0.005},{cy - 0.085}!"),
        1.92,
        0.03,
        "#d8602c",
        "#f89848",
        shadow=False,
    )
    weather.contact(s, x - 0.02, y + r * 1.05 - 0.03, 0.5, 2.24, 0.5, "#8a3c10")
    s.place(crower(), x - 0.04, y + r * 1.05 - 0.03, 0.74, 2.1, shadow=False)
    # Straw, as in a nest.
    for i in range(46):
        a = s.rng.uniform(-1, 1)
        sx, sy = x + a * 0.84, -0.98 + 0.1 * (a * a) + s.rng.uniform(-0.05, 0.08)
        t = s.rng.uniform(-0.5, 0.5)
        s.sheet(
            stroke([(sx - 0.16, sy - 0.16 * t), (sx + 0.16, sy + 0.16 * t)], 0.022, 0.01),
            2.0 - 0.012 * i,
            "#a87c34",
            s.rng.choice(["#e8c460", "#d8a840", "#f4dc88"]),
            shadow=False,
        )
    g = land.hill(s.rng, -1.04, 0.05, 0.6)
    s.sheet(g, 1.2, "#5c6a3c", "#c8cc78", span=(-1.5, -0.98), bump=0.6)
    for i in range(18):
        wx = -1.05 + i * 0.125
        if -0.75 < wx < -0.3:
            continue
        wy = land.top(g, wx)
        s.sheet(
            union(line([(wx, wy - 0.04), (wx + 0.03, wy + 0.22)], 0.012), ellipse(wx + 0.035, wy + 0.26, 0.018, 0.06, -8)),
            1.1,
            "#a8843c",
            "#f0d070",
            shadow=False,
        )
    fy = land.top(g, -0.52) - 0.02
    weather.contact(s, -0.5, fy, 0.44, 1.12, 0.5)
    m = people.farmer(
        "reach",
        top="#2f5fa8",
        bottom="#34466e",
        pattern_colour="#c8d8f0",
        mood="surprised",
        face=0.5,
        gaze=(0.8, 0.9),
        skull="long",
        nose="broad",
        age=1,
        hands=("grip", "open"),
    ).holding(trinkets.basket("#a8743c"), "palm", "handle", 0.32)
    s.place(m, -0.56, fy, 0.76, 1.0, shadow=False)
    for i, (hx, flip) in enumerate(((0.42, True), (0.68, True), (0.9, True))):
        hy = land.top(g, hx) - 0.04
        s.place(animals.bird("perch", ("#f4e8d0", "#b8783c", "#f4e8d0")[i], "#fff6e4", "#e0902c"), hx, hy, 0.2, 0.95, flip=flip, shadow=False)
        bx = hx - 0.05
        s.puff(circle(bx, hy + 0.21, 0.02), 0.86, 0.015, "#c82c24", "#e84a3c", shadow=False)
    # Pieces of shell in the grass.
    for px, py, k, t in ((0.02, -1.3, 0.1, 10), (0.24, -1.36, 0.075, -24), (-0.14, -1.4, 0.06, 30)):
        shell = move(draw("-1,0 -0.7,-0.5 0,-0.7 0.7,-0.5 1,0 0.6,0.35! 0.3,0.02! 0,0.4! -0.35,0.0! -0.65,0.35!"), px, py, t, k)
        s.puff(shell, 0.9, 0.05, "#f08c2c", "#ffd868", shadow=False, glow=0.15)
    light.lamp(s, x, y + 0.5, 1.2, 12, "#ffd070", 0.5)
    light.sun(s, 1.0, side=0.4, height=0.5)
    light.rig(s, 650, 260)


@card("spring", focus=1.9)
def sleeping_hill(s: Stage) -> None:
    s.view(lens=0.93, pivot=1.9)
    sky.backdrop(s, wisps=0.3, heaps=[(-0.55, 1.05, 0.7), (0.62, 1.2, 0.6)], glow=sky.Glow(-0.7, 0.4, 0.9, "#fff4c0", 0.6))
    land.distance(s, "hills", 2, y=0.1, step=-0.14, tall=0.3, depth=4.4, gap=0.5, fog=0.5)
    # The giant lies on his back with his face to the sky: brow, nose, lips and beard of bushes, chest to the right.
    head = draw(
        "-1.6,-1.9! -1.6,-0.1 -1.34,0.1 -1.12,0.2 -0.94,0.24 -0.82,0.2 -0.76,0.17 -0.66,0.24 -0.56,0.36 -0.47,0.46 -0.38,0.48 -0.34,0.43 -0.36,0.34 -0.42,0.24! -0.34,0.19"
        " -0.27,0.22 -0.22,0.18! -0.16,0.2 -0.1,0.15 -0.08,0.08 0.0,0.12 0.1,0.08 0.16,-0.04 0.14,-0.3 0.1,-1.9!"
    )
    socket = ellipse(-0.72, 0.0, 0.2, 0.13, -14)
    lid = stroke(bezier((-0.92, 0.04), (-0.82, -0.12), (-0.64, -0.14), (-0.52, -0.02), n=16), 0.026, 0.05, 0.026)
    lashes = union(
        *(stroke([(-0.86 + 0.08 * i, -0.05 - 0.02 * i + 0.012 * i * i), (-0.9 + 0.1 * i, -0.15 - 0.012 * i + 0.008 * i * i)], 0.024, 0.01) for i in range(4))
    )
    wing = stroke(bezier((-0.44, 0.22), (-0.54, 0.17), (-0.57, 0.25), (-0.52, 0.33), n=14), 0.014, 0.022, 0.01)
    nostril = ellipse(-0.4, 0.3, 0.04, 0.018, 66)
    smile = stroke(bezier((-0.22, 0.18), (-0.25, 0.1), (-0.31, 0.04), n=16), 0.024, 0.022, 0.012)
    lips = union(ellipse(-0.28, 0.19, 0.07, 0.05, -20), ellipse(-0.15, 0.16, 0.07, 0.055, -30))
    ear = line([(-1.0 + 0.13 * math.cos(a) * (1 - a / 12), -0.56 + 0.17 * math.sin(a) * (1 - a / 12)) for a in [-1.2 + 0.3 * i for i in range(20)]], 0.03)
    grass = union(*(circle(s.rng.uniform(-1.4, 0.1), s.rng.uniform(-1.4, 0.2), 0.012) for _ in range(90)))
    soft = [
        Mark(socket, "#7fae58", 0.7, 0.02),
        Mark(circle(-0.44, -0.22, 0.16), "#f4845c", 0.65, 0.04),
        Mark(circle(-0.4, 0.46, 0.08), "#f08a5c", 0.7, 0.03),
        Mark(lips, "#e0685c", 0.75, 0.008),
    ]
    ink = [Mark(union(lid, lashes, wing, nostril, smile, ear), "#1f4a2c", 0.95)]
    s.puff(head, 2.4, 0.26, "#5c9048", "#d8e898", [*soft, Mark(grass, "#8cbc60", 0.6), *ink], shadow=False)
    shades = ("#5c9440", "#78a848", "#4c8440", "#8cb858")

    def bush(x: float, y: float, r: float, depth: float, i: int) -> None:
        s.puff(circle(x, y, r), depth, r * 0.7, "#1f5230", shades[i % 4], brush="wool", shadow=False)

    for i in range(30):  # hair
        bush(-1.3 + 0.09 * (i % 4) - 0.03 * (i // 4) + s.rng.uniform(-0.03, 0.03), 0.2 - 0.15 * (i // 4), s.rng.uniform(0.08, 0.13), 2.0 - 0.012 * i, i)
    for i in range(6):  # brow, high on the bone
        bush(-0.98 + 0.05 * i, 0.25 + 0.012 * math.sin(i * 0.7) - 0.012 * i, 0.045, 1.95, i)
    for lip in (ellipse(-0.27, 0.175, 0.07, 0.046, -22), ellipse(-0.16, 0.13, 0.08, 0.05, -28)):
        s.puff(lip, 1.9, 0.04, "#b8684c", "#f0a888", shadow=False)
    jaw = bezier((-0.8, -0.44), (-0.5, -0.46), (-0.12, -0.22), (0.05, 0.06), n=40)
    spots = [(x, y, s.rng.uniform(0.0, 1.0)) for x, y in jaw for _ in range(3)]
    for i, (x, y, t) in enumerate(sorted(spots, key=lambda q: q[2])):  # beard, from ear to chin, the lower over the upper
        drop = 0.34 * t * (1 - 0.45 * (x + 0.8))
        bush(x + 0.4 * drop + s.rng.uniform(-0.05, 0.05), y - drop, s.rng.uniform(0.05, 0.1) * (1.15 - 0.4 * t), 1.97 - 0.002 * i, i)
    chest = draw("0.4,-1.9! 0.22,-1.2 0.12,-0.8 0.12,-0.4 0.22,-0.14 0.42,-0.02 0.74,0.08 1.1,0.04 1.6,-0.12 1.6,-1.9!")
    plaid = union(
        *(line([(0.1 + 0.2 * i, 0.2), (0.0 + 0.2 * i, -1.7)], 0.03) for i in range(9)),
        *(line(bezier((-0.2, -0.6 - 0.22 * i), (0.7, -0.1 - 0.22 * i), (1.7, -0.4 - 0.22 * i), n=24), 0.03) for i in range(6)),
    )
    s.puff(chest, 1.8, 0.2, "#1f5c54", "#4f9c84", [Mark(plaid, "#b8dc9c", 0.65)], "cloth", shadow=False)
    edge = bezier((0.4, -0.02), (0.06, -0.22), (0.08, -0.8), (0.3, -1.3), n=30)
    hem = [Mark(line([(x + 0.045, y) for x, y in edge], 0.016), "#f0f8d0", 0.8)]
    s.puff(stroke(edge, 0.1, 0.17, 0.17), 1.6, 0.05, "#2a7060", "#8cc8a4", hem, "cloth", shadow=False)
    # A village has settled on his chest; smoke from a chimney rises and falls with it.
    for i, (x, k) in enumerate(((0.46, 0.2), (0.6, 0.26), (0.8, 0.22), (0.96, 0.25))):
        wall, roof = ("#fbf0d8", "#f4d8c0", "#fff6e4", "#f0e0c8")[i], ("#d85a44", "#b8442f", "#e07a4c", "#c84a3c")[i]
        s.place(props.house(wall, roof, False), x, land.top(chest, x) - 0.03, k, 1.84, shadow=False)
    s.place(props.tower("#f0e4cc", "#c8483c", False, 90, 2), 0.7, land.top(chest, 0.7) - 0.03, 0.34, 1.95, shadow=False)
    # In his pocket, a train.
    pocket = draw("0.34,-0.7! 0.92,-0.64! 0.95,-1.0 0.65,-1.14 0.35,-1.04")
    e = s.place(props.engine("#d8402c", "#f0b840"), 0.76, -0.72, 0.34, 1.5, turn=6, shadow=False)
    s.place(props.wagon("#2f7ab0"), 0.42, -0.75, 0.28, 1.52, turn=4, shadow=False)
    fx, fy = e.points["funnel"]
    for i in range(6):
        s.puff(circle(fx - 0.05 * i, fy + 0.05 + 0.06 * i, 0.04 + 0.012 * i), 1.4, 0.04, "#d8e4e0", "#ffffff", brush="wool", shadow=False)
    stitches = [Mark(pocket.buffer(-0.04).boundary.buffer(0.009), "#f0f4c0", 0.9), Mark(box(0.2, -0.78, 1, -0.6), "#8cc8a4", 0.8)]
    s.puff(pocket, 1.2, 0.05, "#1c544c", "#4a9880", stitches, "cloth")
    # Who tickles: on tiptoe on the chin, the feather in both hands.
    x, y, k = 0.1, 0.1, 0.52
    grip = (-0.03, 0.31)
    girl = people.girl(
        "stand",
        mood="happy",
        profile=True,
        gaze=(0.8, -0.3),
        nose="snub",
        top="#e83c2c",
        hands=("grip", "grip"),
        touch={"hand": people.local(grip, x, y, k, True), "far_hand": people.local((grip[0] - 0.07, grip[1] + 0.03), x, y, k, True)},
    )
    s.place(girl, x, y, k, 1.6, flip=True, shadow=False)
    quill = bezier((0.06, 0.28), (-0.16, 0.35), (-0.38, 0.52), n=16)
    s.puff(stroke(quill, 0.014, 0.02, 0.085, 0.07, 0.012), 1.5, 0.02, "#e8d8a0", "#fffbe8", [Mark(line(quill, 0.01), "#b89c6c", 0.9)], "feather", shadow=False)
    near = land.hill(s.rng, -1.2, 0.05, 0.6)
    s.sheet(near, 0.8, "#245c38", "#7cb860", span=(-1.6, -1.12))
    plants.tufts(s, near, 0.75, 26, (0.06, 0.16), flowers="#fff4a0")
    for x, k in ((-0.66, 0.26), (-0.34, 0.22), (0.2, 0.2)):
        y = land.top(near, x) - 0.06
        weather.contact(s, x, y, 0.3, 0.76, 0.5)
        s.place(animals.sheep(), x, y, k, 0.7, flip=x < -0.4, shadow=False)
    light.sun(s, 1.7, "#fff4d0", side=-0.9, height=0.5)
    light.rig(s, 700, 200)
