"""Rooms by night."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.curves import Geom, circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("candle", focus=1.4)
def lighthouse_bottle(s: Stage) -> None:
    night = ((0.0, "#6c88b8"), (0.5, "#3a548c"), (1.0, "#16244c"))
    view = sky.paint(night, s.seed, wisps=0.2, stars=120, cloud="#a8bcdc")
    hole = room.window(s, -0.06, 0.42, 1.3, 1.7, 2.8, "#b8845c", view, bars=(1, 1), strength=0.9)
    g = land.forest(s.rng, -0.2, 0.5, 14)
    s.sheet(g.intersection(hole.buffer(0.1)), 3.05, "#22386a", "#8ca4cc", span=(-0.4, 0.3))
    room.wall(s, 2.8, "#8a4c34", "#b87048", "diamonds", "#d08c5c", 0.3, hole, None)
    solids.block(s, 0, -1.3, 1.5, 2.6, 0.7, 1.1, material.solid("#b8824e", rough=0.5, bump=0.25, grain=30))
    room.curtain(s, 1, 1.9, "#8c2c2a", top=1.6, bottom=-0.98, inner=0.82, inner_top=0.5, tie=0.35, outer=1.2)
    y, x, d = -0.93, -0.12, 1.4
    # Sea and rock in the bottle, the bottle around them.
    rock = draw(f"{x - 0.24},{y + 0.14} {x - 0.16},{y + 0.34} {x},{y + 0.4} {x + 0.15},{y + 0.35} {x + 0.25},{y + 0.14}")
    s.puff(rock, d + 0.05, 0.1, "#3c3440", "#8a7a70", brush="stone")
    h = s.place(props.lighthouse(), x, y + 0.36, 0.68, d)
    for i, (dy, low, high) in enumerate(((0.02, "#2f7c8c", "#7fd0c8"), (-0.04, "#286c80", "#5fb4b8"), (-0.1, "#205c74", "#4a98a8"))):
        crest = [(x - 0.44 + 0.022 * n, y + 0.26 + dy + 0.014 * math.sin(n * 0.8 + i * 2)) for n in range(41)]
        s.sheet(Polygon([*crest, (x + 0.4, y + 0.01), (x - 0.4, y + 0.01)]), d - 0.1 - 0.06 * i, low, high, thick=0.03)
    for dx in (-0.2, 0.16):
        s.puff(ellipse(x + dx, y + 0.27, 0.07, 0.02), d - 0.2, 0.015, "#a8d8d0", "#f0fff8")
    outline = solids.profile(
        [(0, 0), (0.4, 0.01), (0.46, 0.08), (0.46, 0.9), (0.4, 1.2), (0.2, 1.42), (0.14, 1.55), (0.14, 1.8), (0.17, 1.82), (0.17, 1.88), (0.14, 1.9)]
    )
    solids.lathe(s, outline, x, y, d, 1.0, material.glass("#eef6f0", 0.34))
    solids.lathe(s, [(0, 1.78), (0.12, 1.78), (0.14, 2.0), (0, 2.0)], x, y, d, 1.0, material.solid("#b88a54", "#8a6238", rough=0.9, bump=0.4))
    lx, ly = h.points["lamp"]
    solids.bulb(s, lx, ly, d - 0.16, 0.03, "#fff0b8", 5)
    weather.halo(s, lx, ly, d - 0.5, 0.42, "#ffc868", 0.8)
    veils.beam(s, (lx, ly), (1.5, ly + 0.42), 0.7, d - 0.55, "#ffd890", 0.3)
    veils.beam(s, (lx, ly), (-1.5, ly - 0.2), 0.7, d - 0.55, "#ffd890", 0.3)
    light.lamp(s, lx, ly, 0.75, 40, "#ffc068", 0.06)
    light.lamp(s, lx + 0.5, ly + 0.2, 1.8, 18, "#ffc068", 0.1)
    m = animals.mouse("up", "#8a8088").holding(props.suitcase("#b8642f"), "hand", "handle", 0.5)
    s.place(m, 0.56, -0.95, 0.46, 0.95, flip=True)
    s.place(props.paper_boat("#f4ead0"), -0.72, -0.96, 0.2, 0.9)
    light.rig(s, 800, 60)
    light.lamp(s, 0.2, -0.3, 0.2, 7, "#ffc880", 0.2)


def patchwork(g: Geom, step: float, shift: float = 0.0) -> Geom:
    """Every second square of a quilt."""
    x0, y0, x1, y1 = -1.4, -1.8, 1.6, 0.8
    squares = []
    for j in range(int((y1 - y0) / step) + 1):
        for i in range(int((x1 - x0) / step) + 1):
            if (i + j) % 2 == 0:
                squares.append(box(x0 + i * step + shift, y0 + j * step, x0 + (i + 1) * step + shift, y0 + (j + 1) * step))
    return union(*squares).intersection(g)


@card("teal", focus=1.5)
def quilt_railway(s: Stage) -> None:
    night = ((0.0, "#4f8a94"), (0.5, "#1d506c"), (1.0, "#0c2444"))
    view = sky.paint(night, s.seed, stars=200, wisps=0.15)
    hole = room.window(s, 0.52, 0.92, 0.56, 0.7, 3.3, "#a8bcb0", view, arch=True)
    room.wall(s, 3.3, "#2c5c68", "#3f7a80", "stars", "#6fa8a0", 0.3, hole, None)
    # The head of the bed, the pillow, the sleeper.
    board = draw("-1.5,-0.4! -1.5,0.62 -1.1,0.86 -0.5,0.98 0.1,0.86 0.34,0.62! 0.36,-0.4!")
    s.puff(board, 2.9, 0.06, "#5a3420", "#a8703f", [Mark(board.buffer(-0.09).boundary.buffer(0.012), "#4a2818", 0.8)], "plank")
    s.puff(draw("-1.2,0.02 -1.16,0.56 -0.6,0.68 -0.06,0.56 0.02,0.14 -0.3,-0.06 -0.9,-0.1"), 2.6, 0.16, "#b8ccc8", "#f6f2e4", brush="cloth")
    s.place(people.sleeper("stand", hair_colour="#7a4424"), 0.8, 0.24, 1.5, 2.35, turn=92)
    cover = draw("-0.2,-0.2! -0.26,0.3 -0.12,0.58 0.2,0.66 0.6,0.6 1.0,0.64 1.5,0.56 1.5,-0.3!")
    s.puff(cover, 2.2, 0.2, "#2c6470", "#5fa4a4", [Mark(patchwork(cover, 0.2), "#e8c890", 0.8)], "cloth", cell=0.012)
    s.puff(draw("-0.28,-0.1 -0.34,0.3 -0.2,0.6 0.0,0.68 0.04,0.6 -0.1,0.5 -0.18,0.26 -0.14,-0.1"), 2.05, 0.08, "#c8d4cc", "#fbf6e8", brush="cloth")
    hills = (
        (2.1, 0.02, 0.1, "#2f6a78", "#5fa0a0", "#e8c890", 0.2),
        (1.75, -0.32, 0.13, "#a8503c", "#d8784c", "#f0d8a8", 0.22),
        (1.35, -0.7, 0.12, "#1f5a68", "#4a9096", "#e0b060", 0.25),
        (0.9, -1.12, 0.1, "#34466a", "#6a86a8", "#d8d0b8", 0.29),
    )
    grounds = []
    for i, (d, y, swing, low, high, patch, step) in enumerate(hills):
        g = land.hill(s.rng, y, swing, 0.75).intersection(box(-1.4, -1.8, 1.4, 1))
        squares = patchwork(g, step, 0.06 * i)
        dash = union(
            *(
                line([(a, b), (a + step * 0.16, b)], 0.012)
                for b in [-1.8 + j * step + 0.02 for j in range(12)]
                for a in [-1.4 + n * step * 0.32 for n in range(int(2.8 / (step * 0.32)))]
            )
        )
        s.puff(g, d, 0.16, low, high, [Mark(squares, patch, 0.8), Mark(dash, "#fff6e0", 0.5)], "cloth", cell=0.014)
        grounds.append(g)
    # The night train.
    g, d = grounds[1], 1.55
    xs = [0.42, 0.06, -0.24, -0.54]
    for i, x in enumerate(xs):
        y0, y1 = land.top(g, x - 0.1), land.top(g, x + 0.1)
        tilt = math.degrees(math.atan2(y1 - y0, 0.2))
        f = props.engine("#1f4a44", "#d8482f") if i == 0 else props.wagon(("#c8402c", "#d8a038", "#3f7a86")[i - 1])
        e = s.place(f, x, (y0 + y1) / 2 + 0.0, 0.27 if i == 0 else 0.23, d, turn=tilt)
        if i == 0:
            fx, fy = e.points["funnel"]
            hx = x + 0.24
            veils.beam(s, (hx, y1 + 0.16), (1.3, y1 - 0.05), 0.5, d - 0.2, "#ffe0a0", 0.55)
    for i in range(6):
        t = i / 5
        s.puff(ellipse(fx - 0.1 * i - 0.02, fy + 0.06 + 0.22 * t, 0.05 + 0.05 * t, 0.04 + 0.03 * t), d + 0.05, 0.05, "#9cc0bc", "#f0f6ec", shadow=False)
    for x, k, n, d2 in ((-0.66, 0.2, 2, 1.2), (-0.5, 0.16, 2, 1.22), (0.62, 0.18, 2, 1.2), (0.1, 0.15, 3, 0.8)):
        s.place(props.house("#e8d4ac", "#b8442f", True), x, land.top(grounds[n], x) - 0.01, k, d2)
    for x, n in ((-0.36, 2), (0.44, 2), (0.3, 3), (-0.14, 3)):
        g2 = grounds[n]
        s.puff(
            union(circle(x, land.top(g2, x) + 0.1, 0.05), stroke([(x, land.top(g2, x) - 0.01), (x, land.top(g2, x) + 0.08)], 0.02, 0.015)),
            hills[n][0] - 0.15,
            0.04,
            "#2c5a44",
            "#7fb080",
            brush="wool",
        )
    # The bedpost.
    post = union(stroke([(0.84, -1.7), (0.84, -0.72)], 0.16, 0.13), ellipse(0.84, -0.62, 0.13, 0.06), ellipse(0.84, -0.74, 0.12, 0.04))
    s.puff(post, 0.45, 0.08, "#4a2a1a", "#a06a3c", brush="plank")
    m = s.place(animals.mouse("up", "#a8a0a4").holding(props.lantern("#8a5a28"), "hand", "handle", 0.42), 0.84, -0.58, 0.36, 0.4, flip=True)
    lx, ly = m.points["lamp"]
    weather.halo(s, lx, ly, 0.2, 0.2, "#ffb050", 0.35)
    light.lamp(s, lx, ly, 0.2, 4, "#ffb860", 0.05)
    light.rig(s, 800, 120)
    light.lamp(s, 0.3, 0.8, 1.6, 22, "#bfe0e8", 0.3)
