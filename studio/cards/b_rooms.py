"""Rooms in which something is not as it should be."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, plants, props, room, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def slipper(colour: str = "#c8442c") -> Figure:
    """A soft shoe, the toe to the right; 1 long."""
    return thing(
        [
            piece(
                draw("-48,0! -50,14 -34,24 -6,22 10,40 34,34 50,14 46,0!"),
                colour,
                10,
                0,
                [Mark(draw("-46,14 -34,22 -8,20 -2,10 -24,6"), darker(colour, 0.55), 0.9)],
                "cloth",
            ),
            piece(circle(30, 32, 8), "#f4e8d0", 7, 8, [], "wool"),
        ]
    )


@card("parlour", focus=1.4)
def sea_drawer(s: Stage) -> None:
    view = sky.paint(((0.0, "#fdf4d0"), (0.5, "#c8e4dc"), (1.0, "#8cc0c8")), s.seed, wisps=0.3, heaps=[(-0.2, 0.3, 0.8)])
    hole = room.window(s, -0.62, 0.84, 0.5, 0.76, 3.2, "#fbf4e0", view, bars=(1, 1), light_in=60)
    room.wall(s, 3.2, "#8cac88", "#c4d4ac", "leaves", "#7c9e78", 0.3, hole, -0.62)
    room.floor(s, -1.42, "#a8784c")

    def at(x: float, y: float, z: float = 1.0) -> tuple[float, float]:
        """The chest in perspective: z is 1 for its near side, 1.35 for the one at the wall."""
        return x / z, 0.55 + (y - 0.55) / z

    def quad(a: tuple[float, float, float], b: tuple[float, float, float], c: tuple[float, float, float], d: tuple[float, float, float]) -> Geom:
        return Polygon([at(*a), at(*b), at(*c), at(*d)])

    # A chest from its side: to the left its drawers, one of them far out.
    wood, dark, far, foot, top, edge = "#a8643c", "#5a3020", 1.35, -1.22, 0.24, 0.5
    s.puff(
        quad((edge, foot, 1), (edge, foot, far), (edge, top, far), (edge, top, 1)), 2.06, 0.004, darker(wood, 0.5), darker(wood, 0.25), brush="wood", cell=0.012
    )
    for y0, y1 in ((-1.12, -0.86), (-0.8, -0.54), (-0.06, 0.16)):
        front = quad((edge, y0, 1.03), (edge, y0, far - 0.04), (edge, y1, far - 0.04), (edge, y1, 1.03))
        s.puff(front, 2.0, 0.012, darker(wood, 0.3), lighter(wood, 0.02), [Mark(front.buffer(-0.014).boundary.buffer(0.005), dark, 0.8)], "wood", cell=0.008)
        kx, ky = at(edge, (y0 + y1) / 2, 1.17)
        solids.ball(s, kx - 0.02, ky, 1.9, 0.028, material.solid("#e8c060", rough=0.3, bump=0), 20)
    side = box(edge, foot, 1.6, top)
    panel = union(box(edge + 0.08, -1.1, 1.6, -0.5), box(edge + 0.08, -0.42, 1.6, 0.14))
    s.puff(side, 1.9, 0.02, darker(wood, 0.35), lighter(wood, 0.08), [Mark(panel.boundary.buffer(0.008), dark, 0.7)], "wood", shadow=False)
    lid = union(
        quad((edge - 0.06, top + 0.07, 1), (edge - 0.06, top + 0.07, far), (1.8, top + 0.07, far), (1.8, top + 0.07, 1)), box(edge - 0.06, top, 1.8, top + 0.07)
    )
    s.puff(lid, 1.84, 0.02, wood, lighter(wood, 0.28), [Mark(box(edge - 0.06, top, 1.8, top + 0.065), darker(wood, 0.1), 0.8)], "wood", shadow=False)
    # The drawer: inside, and the far side of it.
    d0, d1, out = -0.5, -0.14, -0.12
    s.puff(quad((out, d1, 1), (out, d1, far), (edge, d1, far), (edge, d1, 1)).buffer(0.01), 1.86, 0.004, "#0c3c48", "#14606c", shadow=False)

    # A breaker rises from it, with a ship on its back.
    wave = draw("-0.1,-0.14 -0.04,0.12 -0.06,0.36 -0.16,0.56 -0.32,0.64 -0.46,0.58! -0.42,0.72 -0.28,0.84 -0.06,0.9 0.18,0.82 0.36,0.6 0.44,0.3 0.46,-0.12")
    lines = union(
        *(
            stroke(
                bezier((-0.04 + 0.46 * u, -0.12), (-0.02 + 0.46 * u, 0.4), (-0.1 + 0.36 * u, 0.62 + 0.14 * u), (-0.34 + 0.2 * u, 0.66 + 0.12 * u), n=24),
                0.012,
                0.03,
                0.012,
            )
            for u in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9)
        )
    )
    s.puff(wave, 1.72, 0.16, "#0f5c70", "#6cd0c4", [Mark(lines, "#c8f4e8", 0.7, 0.003)], shadow=False)
    for i in range(22):
        t = i / 21
        fx, fy = bezier((-0.48, 0.56), (-0.5, 0.84), (-0.1, 1.08), (0.3, 0.72), n=22)[i]
        r = 0.05 * (1.3 - 0.7 * t) * s.rng.uniform(0.8, 1.2)
        s.puff(circle(fx, fy, r), 1.62 - 0.004 * i, 0.04, "#a8dcd8", "#fbfff8", shadow=False)
    for a, b, c in (((-0.46, 0.6), (-0.54, 0.52), (-0.5, 0.44)), ((-0.38, 0.64), (-0.46, 0.54), (-0.4, 0.46)), ((-0.28, 0.64), (-0.34, 0.54), (-0.3, 0.5))):
        s.puff(stroke(bezier(a, b, c, n=10), 0.06, 0.04, 0.02), 1.58, 0.03, "#a8dcd8", "#fbfff8", shadow=False)
    s.place(props.ship("#7a4630", "#fffaf0", "#c8442c"), 0.08, 0.8, 0.52, 1.66, turn=16, flip=True, shadow=False)
    for i in range(9):
        fx, fy = bezier((-0.2, 0.74), (0.0, 0.86), (0.24, 0.82), (0.36, 0.62), n=9)[i]
        s.puff(circle(fx, fy + 0.01, s.rng.uniform(0.035, 0.06)), 1.46, 0.03, "#a8dcd8", "#fbfff8", shadow=False)
    # Its near side, which water runs over, and its front, which he holds.
    plank = box(out, d0, edge + 0.02, d1)
    s.puff(plank, 1.5, 0.02, darker(wood, 0.2), lighter(wood, 0.18), [Mark(plank.buffer(-0.03).boundary.buffer(0.005), dark, 0.6)], "wood", shadow=False)

    def fall(u: float, w: float) -> Geom:
        v = s.rng.uniform(-0.03, 0.03)
        path = bezier((0.13 + 0.32 * u, d1 + 0.02), (0.12 + 0.34 * u + v, d0 - 0.2), (0.06 + 0.44 * u - v, -0.9), (-0.06 + 0.7 * u, -1.3), n=24)
        n = s.rng.randint(0, 9)
        return stroke(path[n : n + s.rng.randint(9, 14)], 0.004, w, 0.004)

    pour = draw("0.12,-0.1 0.28,-0.07 0.46,-0.1 0.46,-0.5 0.5,-0.9 0.68,-1.22 0.3,-1.3 -0.1,-1.3 -0.14,-1.2 0.06,-0.9 0.12,-0.5")
    pale = union(*(fall(s.rng.random(), s.rng.uniform(0.02, 0.045)) for _ in range(26)))
    deep = union(*(fall(s.rng.random(), s.rng.uniform(0.03, 0.06)) for _ in range(16)))
    s.puff(pour, 1.36, 0.1, "#1a7080", "#5cc0b8", [Mark(deep, "#0f5668", 0.55, 0.004), Mark(pale, "#e0fbf0", 0.8, 0.002)], shadow=False)
    for i in range(10):
        s.puff(circle(0.1 + 0.04 * i, d1 + 0.02 + 0.02 * math.sin(i * 2.3), s.rng.uniform(0.03, 0.055)), 1.24, 0.03, "#a8dcd4", "#fbfff4", shadow=False)
    board = box(out - 0.07, d0 - 0.05, out + 0.02, d1 + 0.05)
    s.puff(board, 1.3, 0.04, darker(wood, 0.25), lighter(wood, 0.25), brush="wood", shadow=False)
    grip = (out - 0.17, -0.32)
    handle = line([(out - 0.06, -0.16), (grip[0] + 0.02, -0.16), (grip[0], -0.19), (grip[0], -0.45), (grip[0] + 0.02, -0.48), (out - 0.06, -0.48)], 0.036)
    # The old man, his whole weight on the handle.
    mx, my, k = -0.64, -1.24, 1.36
    man = people.old_man(
        Pose((82, 92), (78, 90), (38, 14), (-26, -30), lean=-38, nod=6),
        mood="surprised",
        profile=True,
        gaze=(0.7, 0.9),
        age=2,
        nose="long",
        top="#c8442c",
        bottom="#4a5a48",
        beard="short",
        hands=("grip", "grip"),
        touch={"hand": people.local((grip[0], grip[1] - 0.06), mx, my, k), "far_hand": people.local((grip[0], grip[1] + 0.08), mx, my, k), "elbows": (1, 1)},
    )
    # The puddle lies on the boards, under him.
    wet = material.solid("#4fb0b0", "#3a9aa0", rough=0.08, bump=0.05, coat=1.0)
    for x, d, sx, sy in ((-0.1, 1.0, 0.95, 0.36), (-0.5, 1.05, 0.5, 0.26), (0.5, 0.8, 0.6, 0.26), (0.1, 0.62, 0.4, 0.2)):
        disc = solids.lathe(s, [(0, 0.012), (0.98, 0.012), (1.0, 0.0)], x, solids.on_floor(s, -1.42, d), d, 1.0, wet)
        disc.scale = (sx, sy, 1)
    s.place(man, mx, my, k, 1.12, shadow=False)
    s.puff(handle, 1.0, 0.025, "#a87c2c", "#ffe08c", shadow=False)
    white = material.solid("#e8fff8", rough=0.3, bump=0, glow=0.15)
    for x, r in ((-0.86, 0.14), (-0.42, 0.14), (-0.42, 0.21)):
        ring = solids.lathe(s, [(r, 0.014), (r + 0.014, 0.014)], x, solids.on_floor(s, -1.42, 1.1), 1.1, 1.0, white)
        ring.scale = (1, 0.6, 1)
    spray = [(s.rng.uniform(-0.5, 0.5), s.rng.uniform(-0.6, 0.7), 0.9, s.rng.uniform(0.008, 0.02)) for _ in range(40)]
    spray += [(s.rng.uniform(-0.5, 0.9), s.rng.uniform(-1.3, -1.0), 0.8, s.rng.uniform(0.008, 0.02)) for _ in range(30)]
    solids.balls(s, spray, material.solid("#f4fffa", rough=0.3, bump=0, glow=0.1))
    for i in range(12):
        s.puff(circle(-0.14 + 0.076 * i, -1.23 + 0.02 * math.sin(i * 1.3), 0.045 + 0.016 * (i % 3)), 0.96, 0.04, "#b8e4d8", "#fbfff4", shadow=False)
    for fx, fy, q, t in ((0.16, -0.5, 0.22, -76), (0.4, -0.86, 0.18, -84), (-0.44, 0.24, 0.2, 200)):
        s.place(animals.fish("#f08a3c", "#fff0c0"), fx, fy, q, 1.0, turn=t, shadow=False)
    s.place(animals.crab("#e0603c"), 0.82, -1.32, 0.26, 0.5, shadow=False)
    s.place(slipper("#a85ab0"), -0.78, -1.34, 0.26, 0.5, turn=6, shadow=False)
    s.place(props.clock("#7a4a30", hour=7, minute=20), 0.72, 1.06, 0.32, 3.1)
    s.place(animals.cat("sit", "#f0e8d8", collar="#c8442c"), 0.8, top + 0.1, 0.4, 1.7, flip=True, shadow=False)
    light.lamp(s, 0.1, 0.3, 0.9, 7, "#a8fff0", 0.2)
    light.sun(s, 1.1, side=-0.8, height=0.7)
    light.rig(s, 650, 120)


def feather(s: Stage, root: XY, tip: XY, wide: float, depth: float, coat: str, bow: float = 0.0) -> None:
    """One long feather: a shaft, two vanes, a pale rounded tip with bars."""
    mid = ((root[0] + tip[0]) / 2 + bow * (tip[1] - root[1]), (root[1] + tip[1]) / 2 - bow * (tip[0] - root[0]))
    shaft = bezier(root, mid, tip, n=16)
    vane = stroke(shaft, wide * 0.5, wide * 0.9, wide, wide, wide * 0.72, wide * 0.2)
    nx, ny = tip[1] - root[1], root[0] - tip[0]
    size = math.hypot(nx, ny)
    bars = union(
        *(
            line(
                [
                    (shaft[i][0] - nx / size * wide, shaft[i][1] - ny / size * wide),
                    (shaft[i + 1][0], shaft[i + 1][1]),
                    (shaft[i][0] + nx / size * wide, shaft[i][1] + ny / size * wide),
                ],
                0.022,
            )
            for i in (6, 9, 12)
        )
    )
    marks = [Mark(bars, "#e8c890", 0.42, 0.003), Mark(vane.boundary.buffer(0.007), "#3a2418", 0.75), Mark(line(shaft, 0.01), "#f0d8a8", 0.95)]
    s.puff(vane, depth, 0.03, darker(coat, 0.25), lighter(coat, 0.12), marks, "feather", shadow=False, cell=0.005)


def wing(s: Stage, coat: str) -> None:
    """Spread towards the needle: long feathers like a fan, short ones over their roots."""
    fan = ((0.12, -0.42), (0.02, -0.33), (-0.07, -0.23), (-0.11, -0.12))
    for i, tip in enumerate(fan):
        feather(s, (0.42 - 0.03 * i, -0.26 + 0.03 * i), tip, 0.12, 1.12 - 0.02 * i, coat, -0.06)
    feather(s, (0.34, -0.14), (-0.13, -0.03), 0.12, 0.88, coat, -0.1)
    for i in range(5):
        feather(s, (0.56, -0.16 - 0.03 * i), (0.2 + 0.03 * i, -0.1 - 0.075 * i), 0.11, 0.84 - 0.012 * i, darker(coat, 0.12), -0.08)
    cover = draw("0.74,-0.1 0.6,-0.09 0.44,-0.12 0.38,-0.18 0.42,-0.2 0.4,-0.27 0.46,-0.3 0.46,-0.37 0.56,-0.4 0.7,-0.42 0.8,-0.28")
    scales = union(
        *(
            line(bezier((x - 0.05, y + 0.03), (x - 0.07, y - 0.01), (x - 0.03, y - 0.04), n=8), 0.013)
            for x, y in ((0.52, -0.14), (0.54, -0.24), (0.58, -0.33), (0.64, -0.17), (0.66, -0.28))
        )
    )
    s.puff(cover, 0.78, 0.06, darker(coat, 0.3), lighter(coat, 0.1), [Mark(scales, "#5a3a24", 0.8)], "feather", shadow=False)


@card("midnight", focus=1.3)
def owl_tailor(s: Stage) -> None:
    # Evening; the night is being made, and covers it from the left.
    dusk = ((0.0, "#fff0b0"), (0.3, "#fbc470"), (0.6, "#f09a6c"), (1.0, "#c07898"))
    sky.backdrop(s, stops=dusk, wisps=0.35, cloud="#ffe4c0", glow=sky.Glow(0.8, -0.3, 0.9, "#fff4c0", 0.7))
    weather.sun(s, 0.86, -0.38, 0.2, 4.7, "#fffbe0", "#ffc860")
    for i, (y, d) in enumerate(((-0.5, 4.2), (-0.66, 3.7))):
        s.sheet(land.hill(s.rng, y, 0.08, 0.8), d, ("#a8607c", "#6a4472")[i], ("#f0a880", "#b87888")[i], span=(y - 0.2, y + 0.1))

    def sparkle(n: int, x0: float, y0: float, x1: float, y1: float, sizes: tuple[float, ...]) -> Geom:
        spots = [(s.rng.uniform(x0, x1), s.rng.uniform(y0, y1), s.rng.choice(sizes)) for _ in range(n)]
        return union(*(ellipse(x, y, r, r * 0.26, t) for x, y, r in spots for t in (0, 90)))

    grips = ((-0.94, 1.26), (-0.4, 1.3), (0.16, 1.2), (0.62, 0.98))
    cloth = draw(
        "-1.3,1.2 -0.94,1.27! -0.68,1.14 -0.4,1.31! -0.12,1.12 0.16,1.21! 0.42,0.98 0.62,0.99! 0.56,0.6 0.5,0.2 0.34,-0.2 0.24,-0.62! 0.2,-1.0! -0.5,-1.18 -1.3,-1.2!"
    )
    hole = move(draw("0,1! 0.26,0.34! 0.96,0.3! 0.42,-0.12! 0.6,-0.8! 0,-0.4! -0.6,-0.8! -0.42,-0.12! -0.96,0.3! -0.26,0.34!"), -0.5, 0.56, 8, 0.27)
    folds = union(
        *(
            stroke(bezier(top, (top[0] * 0.7, 0.5), (0.05 + top[0] * 0.3, 0.0), (0.1 + top[0] * 0.5, -1.0), n=20), 0.01, 0.05, 0.03)
            for top in ((-0.94, 1.2), (-0.66, 1.1), (-0.4, 1.24), (-0.12, 1.1), (0.16, 1.14), (0.42, 0.96))
        )
    )
    lights = union(
        *(
            stroke(bezier((top[0] + 0.07, top[1]), (top[0] * 0.7 + 0.06, 0.5), (0.1 + top[0] * 0.3, 0.0), (0.13 + top[0] * 0.5, -1.0), n=20), 0.01, 0.04, 0.02)
            for top in ((-0.94, 1.2), (-0.4, 1.24), (0.16, 1.14))
        )
    )
    milky = stroke(bezier((-1.1, -0.3), (-0.6, 0.2), (-0.1, 0.5), (0.5, 0.9), n=30), 0.1, 0.24, 0.2, 0.1)
    marks = [
        Mark(milky, "#5c84d8", 0.45, 0.03),
        Mark(folds, "#081440", 0.6, 0.012),
        Mark(lights, "#5478d8", 0.5, 0.012),
        Mark(sparkle(95, -1.1, -1.0, 0.6, 1.25, (0.016, 0.022, 0.036)), "#fff4c0", 0.95),
    ]
    day = sky.paint(((0.0, "#fffbe0"), (0.5, "#fff0b0"), (1.0, "#ffd880")), s.seed, wisps=0.1)
    s.screen(day, 3.0, 1.15, 1.0, (-0.9, 0.2, -0.1, 0.95))
    s.puff(cloth.difference(hole), 2.6, 0.1, "#0f1c50", "#2440a0", marks, "cloth", cell=0.011, shadow=False)
    s.sheet(hole.buffer(0.016).difference(hole), 2.42, "#fff0c0", shadow=False, glow=0.3)
    weather.halo(s, -0.5, 0.56, 2.3, 0.5, "#ffe8a0", 0.4)
    for (x, y), k, c, t in zip(grips, (0.3, 0.26, 0.28, 0.24), ("#e8c070", "#d8a8c0", "#f0d890", "#c8d8f0"), (14, -8, 10, -12), strict=True):
        s.puff(
            draw(f"{x - 0.05},{y - 0.06} {x - 0.02},{y + 0.03} {x + 0.02},{y + 0.03} {x + 0.05},{y - 0.06} {x},{y - 0.02}"),
            2.35,
            0.02,
            "#0f1c50",
            "#3a58b8",
            brush="cloth",
            shadow=False,
        )
        s.place(animals.moth(c, "#5a3a6a", "#3a3050"), x, y - 0.0, k, 2.2, turn=t, shadow=False)
    # The hilltop.
    hilltop = draw("-1.6,-1.2! -0.8,-1.14 0.0,-1.12 0.9,-1.16 1.6,-1.12! 1.6,-1.9! -1.6,-1.9!")
    s.sheet(hilltop, 2.2, "#1c2448", "#4a5488", span=(-1.6, -1.1), bump=0.6)
    # The owl bends over her seam.
    coat = "#9a6c44"
    body = draw("0.3,-0.76! 0.26,-0.5 0.3,-0.26 0.42,-0.06 0.64,-0.02 0.86,-0.16 0.98,-0.46 0.96,-0.76!")
    breast = union(*(line([(x - 0.05, y), (x, y - 0.045), (x + 0.05, y)], 0.014) for y in (-0.3, -0.4, -0.5, -0.6) for x in (0.38, 0.49, 0.6)))
    s.puff(
        body,
        1.7,
        0.16,
        darker(coat, 0.3),
        lighter(coat, 0.1),
        [Mark(ellipse(0.48, -0.5, 0.2, 0.34), "#e8cca0", 0.85, 0.01), Mark(breast, "#8a6040", 0.7)],
        "feather",
        shadow=False,
    )
    s.puff(draw("0.74,-0.14 0.9,-0.18 1.04,-0.44 1.08,-0.8! 0.94,-0.66 0.8,-0.42"), 1.5, 0.07, darker(coat, 0.4), coat, brush="feather", shadow=False)
    head = draw("0.16,0.06 0.2,0.24 0.14,0.42! 0.3,0.35 0.46,0.37 0.62,0.34 0.8,0.38! 0.75,0.2 0.76,0.02 0.64,-0.14 0.42,-0.2 0.24,-0.12")
    ex = ((0.31, 0.08), (0.57, 0.06))
    discs = union(circle(*ex[0], 0.15), circle(*ex[1], 0.155))
    look = []
    for x, y in ex:
        look += [Mark(circle(x, y, 0.1), "#ffb820"), Mark(circle(x - 0.03, y - 0.035, 0.056), "#1c1418"), Mark(circle(x - 0.012, y - 0.014, 0.018), "#ffffff")]
    s.puff(
        head,
        1.45,
        0.14,
        darker(coat, 0.28),
        lighter(coat, 0.12),
        [Mark(discs, "#f6e6c8"), Mark(discs.boundary.buffer(0.01), "#5a3a24", 0.8), *look],
        "feather",
        shadow=False,
    )
    for x, y in ex:  # heavy lids: she is concentrating
        s.puff(
            draw(f"{x - 0.115},{y + 0.02}! {x - 0.07},{y + 0.1} {x + 0.06},{y + 0.105} {x + 0.115},{y + 0.035}! {x},{y + 0.055}"),
            1.26,
            0.012,
            darker(coat, 0.2),
            coat,
            brush="feather",
            shadow=False,
        )
    s.puff(draw("0.4,0.04! 0.47,0.03! 0.41,-0.1!"), 1.22, 0.05, "#c8862a", "#f4c860", shadow=False)
    rims = union(
        *(circle(x - 0.01, y - 0.02, 0.125).difference(circle(x - 0.01, y - 0.02, 0.1)) for x, y in ex),
        line([(0.42, 0.05), (0.46, 0.05)], 0.024),
        line([(0.68, 0.06), (0.76, 0.1)], 0.022),
    )
    s.puff(rims, 1.14, 0.015, "#7a3a1c", "#e8a040", shadow=False)
    # The table, and the cloth over it down to the boy.
    s.puff(box(-0.14, -0.72, 1.3, -0.62), 1.2, 0.04, "#5a3424", "#c08a5c", brush="wood", shadow=False)
    for x in (0.02, 0.9):
        s.puff(box(x - 0.06, -1.28, x + 0.06, -0.7), 1.3, 0.04, "#3a2420", "#8a5a40", brush="plank", shadow=False)
    over = draw(
        "-0.66,-0.98 -0.58,-0.86 -0.44,-0.86 -0.3,-0.94 -0.2,-0.9 -0.12,-0.72 -0.06,-0.57 0.1,-0.54 0.34,-0.54 0.52,-0.58 0.54,-0.68! 0.44,-0.77 0.32,-0.73 0.2,-0.8 0.06,-0.98 -0.14,-1.1 -0.34,-1.11 -0.5,-1.07 -0.62,-1.1"
    )
    drape = union(
        *(stroke(bezier((x, -0.56), (x - 0.04, -0.7), (x - 0.12, -0.96), (x - 0.5, -0.99 - 0.2 * x), n=16), 0.012, 0.036, 0.012) for x in (0.0, 0.12, 0.26)),
        stroke([(0.42, -0.57), (0.42, -0.76)], 0.012, 0.034),
    )
    seam = bezier((-0.1, -0.58), (0.14, -0.56), (0.5, -0.62), n=22)
    stitches = union(*(line([seam[i], seam[i + 1]], 0.016) for i in range(0, 12, 2)))
    s.puff(
        over,
        0.98,
        0.08,
        "#0f1c50",
        "#2c4cb0",
        [Mark(drape, "#081440", 0.6, 0.01), Mark(sparkle(36, -0.72, -1.36, 0.5, -0.56, (0.018, 0.024, 0.036)), "#fff4c0", 0.95), Mark(stitches, "#ffd860")],
        "cloth",
        shadow=False,
    )
    # The long feathers of her wing close on the needle: one behind it, one before it.
    eye, point = (-0.15, 0.1), (0.03, -0.4)
    s.puff(stroke([eye, point], 0.03, 0.026, 0.006), 0.94, 0.014, "#c8d4e8", "#ffffff", glow=0.4, shadow=False)
    wing(s, coat)
    thread = [*bezier((eye[0] + 0.004, eye[1] - 0.012), (-0.5, 0.1), (-0.42, -0.5), seam[8], n=28)]
    s.puff(line(thread, 0.013), 0.86, 0.006, "#ffd860", "#ffec9c", glow=0.5, shadow=False)
    # On the table: the spool, the lantern, the star that was cut out.
    s.puff(
        box(0.6, -0.63, 0.7, -0.47),
        0.95,
        0.04,
        "#b88828",
        "#ffd860",
        [Mark(union(*(line([(0.58, y), (0.72, y + 0.01)], 0.008) for y in (-0.6, -0.57, -0.54, -0.51))), "#a87818", 0.7)],
        shadow=False,
    )
    s.puff(union(box(0.58, -0.645, 0.72, -0.615), box(0.58, -0.485, 0.72, -0.455)), 0.92, 0.03, "#7a4424", "#c8844c", shadow=False)
    lamp = s.place(props.lantern("#8a6a34"), 0.87, -0.63, 0.36, 0.95, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 0.85, 0.36, "#ffc060", 0.45)
    light.lamp(s, 0.7, -0.4, 0.6, 6, "#ffc878", 0.1)
    # The boy looks up at her work.
    bx, by, bk = -0.66, -1.46, 0.92
    boy = people.boy(
        "stand",
        mood="longing",
        profile=True,
        gaze=(0.9, 0.7),
        nose="snub",
        skin="#d8a078",
        hair_colour="#5a3018",
        top="#ffc23c",
        bottom="#7a3c34",
        pattern_colour="#d87a2c",
        hands=("flat", "flat"),
        touch={"hand": people.local((-0.5, -0.97), bx, by, bk), "far_hand": people.local((-0.4, -0.9), bx, by, bk), "elbows": (1, 1)},
    )
    weather.contact(s, bx, -1.45, 0.5, 1.3, 0.6)
    s.place(boy, bx, by, bk, 0.92, shadow=False)
    edge = draw("-0.62,-0.92 -0.56,-0.86 -0.42,-0.85 -0.34,-0.92 -0.32,-1.02 -0.4,-1.12 -0.5,-1.08 -0.58,-1.13 -0.64,-1.03")
    s.puff(
        edge,
        0.76,
        0.06,
        "#0f1c50",
        "#2c4cb0",
        [
            Mark(sparkle(8, -0.6, -1.26, -0.3, -0.9, (0.02, 0.028)), "#fff4c0", 0.95),
            Mark(union(*(stroke(bezier((x, -0.88), (x + 0.02, -1.06), (x, -1.28), n=10), 0.01, 0.03, 0.01) for x in (-0.5, -0.4))), "#081440", 0.6, 0.01),
        ],
        "cloth",
        shadow=False,
    )
    for i in range(4):
        x = -0.58 + 0.03 * i
        s.puff(limb([(x - 0.02, -0.985), (x, -0.95), (x + 0.012, -0.915)], 0.03, 0.032, 0.026), 0.62, 0.012, "#b07c54", "#e8b890", shadow=False)
    front = land.hill(s.rng, -1.44, 0.02, 0.5)
    s.sheet(front, 0.5, "#0c1430", "#2c3870", span=(-1.7, -1.4))
    plants.tufts(s, front, 0.45, 20, (0.06, 0.14), low="#0c1430", high="#4a5890")
    light.lamp(s, -0.3, -0.9, 0.1, 4, "#ffdcb0", 0.2)
    light.sun(s, 0.9, "#ffd8a8", side=0.8, height=0.4)
    light.rig(s, 620, 150)
