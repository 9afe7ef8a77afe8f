"""Mice sail paper boats by candle down to a fall; the owl has lifted the first one out of the river."""

import math

import numpy as np
from shapely.geometry import Polygon, box

from theatre import land, light, sky, veils, weather
from theatre.animals.anatomy import at, eye, hide
from theatre.colour import Colour, darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

FLAME = (0.17, -0.17)
PAPER = ("#d8c4a0", "#fff4dc")


def warmth(x: float, y: float) -> float:
    """How much of the one candle falls there."""
    return float(np.clip(1.05 - math.hypot(x - FLAME[0], y - FLAME[1]) / 1.35, 0, 1))


def feather(s: Stage, x: float, y: float, angle: float, length: float, wide: float, depth: float, bars: bool = True) -> None:
    """A quill from (x, y) towards `angle`; cool far from the candle, warm near it."""
    g = draw(
        f"0,{-0.3 * wide} {0.3 * length},{-0.5 * wide} {0.75 * length},{-0.5 * wide} {length},{-0.06 * wide}! {0.9 * length},{0.34 * wide} {0.5 * length},{0.46 * wide} 0,{0.3 * wide}"
    )
    g = move(g, x, y, angle)
    a = math.radians(angle)
    t = warmth(x + 0.5 * length * math.cos(a), y + 0.5 * length * math.sin(a))
    low, high = mix("#5c76ac", "#e8b468", t), mix("#c4d4ec", "#fff0cc", t)
    marks = [Mark(move(line([(0, 0), (0.95 * length, 0)], 0.008), x, y, angle), darker(low, 0.35), 0.6)]
    if bars:
        stripes = union(*(move(stroke([(q * length, -0.5 * wide), (q * length + 0.02, 0.5 * wide)], 0.026), x, y, angle) for q in (0.5, 0.68, 0.86)))
        marks.insert(0, Mark(stripes, mix("#3c5488", "#a86c34", t), 0.5, 0.008))
    s.puff(g, depth, 0.02, low, high, marks, "feather", shadow=False)


def wing(s: Stage, q: int) -> None:
    """Its underside, raised: primaries, coverts, the arm."""
    up = 0.14 if q < 0 else -0.08  # it banks
    arm: list[XY] = [(q * 0.16, 0.74), (q * 0.42, 1.02 + 0.5 * up), (q * 0.74, 1.2 + up), (q * 0.98, 1.14 + 1.3 * up), (q * 1.16, 0.96 + 1.5 * up)]
    edge = smooth(arm, closed=False, n=8)
    for row, (count, size, wide, depth) in enumerate(((13, 0.74, 0.155, 2.1), (12, 0.44, 0.13, 1.94), (11, 0.24, 0.11, 1.8))):
        for i in range(count):
            t = i / (count - 1)
            x, y = edge[round(t * (len(edge) - 1))]
            turn = -96 + 62 * t**1.3 if row == 0 else -98 + 56 * t**1.2
            reach = size * (0.8 + 0.34 * math.sin(math.pi * min(t * 0.9, 1)))
            angle = turn if q > 0 else 180 - turn
            feather(s, x, y, angle, reach, wide, depth - 0.008 * i, row < 2)
    for i in range(len(edge) - 1):
        x, y = edge[i]
        if i % 2:
            continue
        t = warmth(x, y)
        s.puff(
            stroke(edge[i : i + 4], 0.12 - 0.0022 * i, 0.11 - 0.0022 * i),
            1.68 - 0.002 * i,
            0.03,
            mix("#6c84b4", "#f0c078", t),
            mix("#d4e0f0", "#fff4d8", t),
            brush="feather",
            shadow=False,
        )


def owl(s: Stage) -> None:
    # Tail, fanned behind.
    for i in range(7):
        feather(s, 0.02, 0.42, -90 + (i - 3) * 13, 0.42 - 0.016 * abs(i - 3), 0.13, 2.3 - 0.01 * (3 - abs(i - 3)))
    for q in (-1, 1):
        wing(s, q)
    body = draw("0,1.0 0.2,0.92 0.29,0.7 0.26,0.44 0.14,0.24 0,0.18 -0.14,0.24 -0.26,0.44 -0.29,0.7 -0.2,0.92")
    flecks = union(
        *(
            move(draw("0,0.022! 0.013,-0.004 0,-0.02 -0.013,-0.004"), x + s.rng.uniform(-0.015, 0.015), y)
            for j, y in enumerate(np.arange(0.32, 0.8, 0.066))
            for x in np.arange(-0.2, 0.21, 0.08) + 0.04 * (j % 2)
        )
    )
    plumes = union(
        *(
            stroke(bezier((x - 0.05, y), (x, y - 0.06), (x + 0.05, y), n=8), 0.005)
            for j, y in enumerate(np.arange(0.28, 0.9, 0.066))
            for x in np.arange(-0.24, 0.25, 0.08) + 0.04 * (j % 2)
        )
    )
    s.puff(body, 1.55, 0.17, "#f4d8a0", "#f0ece4", [Mark(plumes, "#c89c60", 0.3), Mark(flecks, "#8a5c34", 0.8)], "feather", shadow=False)
    # The face: a heart, bent down to what it carries.
    hx, hy, tilt = 0.02, 0.97, 10

    def h(g: Geom) -> Geom:
        return move(g, hx, hy, tilt)

    crown = h(draw("0,0.3 0.2,0.27 0.32,0.1 0.3,-0.12 0.16,-0.27 0,-0.32 -0.16,-0.27 -0.3,-0.12 -0.32,0.1 -0.2,0.27"))
    s.puff(crown, 1.24, 0.13, "#c88c48", "#c8b8a0", [Mark(crown.boundary.buffer(0.02), "#fff0d0", 0.4, 0.02)], "feather", shadow=False)
    heart = h(draw("0,0.13! 0.1,0.21 0.22,0.17 0.27,0.02 0.2,-0.16 0.08,-0.27 0,-0.31! -0.08,-0.27 -0.2,-0.16 -0.27,0.02 -0.22,0.17 -0.1,0.21"))
    ruff = union(*(circle(p.x, p.y, 0.014) for p in (heart.exterior.interpolate(i / 60, normalized=True) for i in range(60))))
    s.puff(ruff, 1.06, 0.02, "#7a4c24", "#b08454", shadow=False)
    shade = union(*(h(ellipse(q * 0.115, -0.05, 0.085, 0.1, q * -24)) for q in (-1, 1)))
    glow = h(ellipse(0, -0.24, 0.1, 0.06))
    s.puff(heart, 1.04, 0.07, "#fff0cc", "#f4f4f4", [Mark(shade, "#d8a878", 0.5, 0.03), Mark(glow, "#ffd890", 0.5, 0.04)], "feather", shadow=False)
    for q in (-1, 1):
        ex, ey = q * 0.118, -0.04
        shine = [
            Mark(h(ellipse(ex + 0.012, ey - 0.034, 0.03, 0.02)), "#ffb84c", 0.9, 0.04),
            Mark(h(circle(ex + 0.012, ey - 0.034, 0.011)), "#fff4d0"),
            Mark(h(circle(ex - 0.02, ey + 0.03, 0.01)), "#b8d0f4"),
        ]
        s.puff(h(ellipse(ex, ey, 0.066, 0.07, q * -14)), 0.9, 0.03, "#2c1410", "#0c0a14", shine, shadow=False)
        lid = stroke(bezier((ex - 0.08, ey + 0.045 - q * 0.01), (ex, ey + 0.09), (ex + 0.08, ey + 0.045 + q * 0.01), n=12), 0.01, 0.04, 0.01)
        s.puff(h(lid), 0.84, 0.02, "#f0d8a8", "#fffaf0", shadow=False)
    beak = h(draw("-0.03,-0.03 0,0.02 0.03,-0.03 0.028,-0.14 0,-0.24! -0.028,-0.14"))
    s.puff(beak, 0.86, 0.04, "#e8a870", "#f8dcb4", [Mark(h(line([(0, -0.23), (0.002, -0.14)], 0.01)), "#8a5030", 0.7)], shadow=False)


def legs(s: Stage, tips: tuple[XY, XY]) -> None:
    """Downy breeches, thin shanks; each foot holds an end of the boat."""
    for (tx, ty), q in zip(tips, (-1, 1), strict=True):
        knee = (q * 0.2, 0.13)
        s.puff(
            limb([knee, ((knee[0] + tx) / 2, (knee[1] + ty) / 2 + 0.03), (tx, ty + 0.06)], 0.06, 0.048, 0.046), 1.4, 0.02, "#a87444", "#d8b088", shadow=False
        )
        down = draw(
            f"{q * 0.02},0.44 {q * 0.2},0.46 {q * 0.27},0.3 {q * 0.27},0.14 {q * 0.24},0.06! {q * 0.215},0.1! {q * 0.19},0.04! {q * 0.165},0.1! {q * 0.14},0.07! {q * 0.08},0.2 {q * 0.03},0.3"
        )
        s.puff(down, 1.3, 0.07, "#f0c888", "#fff4dc", brush="feather", shadow=False)
        s.puff(ellipse(tx, ty + 0.04, 0.042, 0.036), 0.78, 0.03, "#9c683c", "#e8c090", shadow=False)
        for j, u in enumerate((-0.05, 0.0, 0.05)):
            b = (tx + u, ty - 0.055 - 0.016 * (j == 1))
            s.puff(
                limb([(tx + 0.3 * u, ty + 0.05), (tx + 1.1 * u, ty + 0.01), b], 0.036, 0.04, 0.03), 0.74 - 0.01 * j, 0.02, "#9c683c", "#e8c090", shadow=False
            )
            claw = draw(f"{b[0] - 0.015},{b[1]}! {b[0] + 0.015},{b[1]}! {b[0] - 0.5 * u - q * 0.02},{b[1] - 0.05}!")
            s.puff(claw, 0.71 - 0.01 * j, 0.012, "#1c1418", "#5c4c50", shadow=False)


def mouse(colour: Colour, scarf: Colour, tilt: float, arms: tuple[XY, XY]) -> Figure:
    """From the side, to the waist, the nose up by `tilt`; paws where they are wanted. 1 high."""
    head = draw("-16,10 -8,20 6,22 20,14 34,0 42,-9 40,-14 26,-18 4,-20 -14,-10")
    skull = [
        hide(ellipse(-17, 21, 13, 16, 12), darker(colour, 0.12), 5, -2, [Mark(ellipse(-16, 20, 8, 10, 12), "#d89a94", 0.9)]),
        hide(
            head,
            colour,
            14,
            0,
            [Mark(ellipse(22, -14, 16, 6, -8), lighter(colour, 0.5), 0.8, 0.02), *eye(15, 4, 5), Mark(line([(26, -14), (36, -13)], 1.8), "#6a3c3c", 0.8)],
        ),
        hide(ellipse(-3, 26, 15, 18, 14), colour, 6, 10, [Mark(ellipse(-2, 25, 9, 12, 14), "#f0b4ac", 0.95)]),
        Part(circle(41, -10, 4.4), "#a84a48", "#e08880", 4, 8),
    ]
    (ax, ay), (bx, by) = arms
    return thing(
        [
            hide(limb([(10, 50), ((10 + bx) / 2 + 3, (50 + by) / 2 - 6), (bx, by)], 10, 9, 8), darker(colour, 0.15), 5, -2),
            hide(
                draw("-24,-10 -26,30 -12,54 6,62 18,54 20,30 18,-10"),
                colour,
                16,
                0,
                [Mark(draw("8,54 16,48 17,20 14,-8 4,20"), lighter(colour, 0.5), 0.7, 0.02)],
            ),
            *at(skull, 8, 76, tilt, 1.0, 6),
            piece(draw("-16,54 0,64 18,62 22,54 14,48 0,48 -14,46"), scarf, 5, 15, [], "cloth"),
            piece(draw("-12,52 -26,46 -40,50! -33,40 -40,30! -24,36 -8,44"), scarf, 4, 12, [], "cloth"),
            hide(limb([(-4, 48), ((ax - 4) / 2 - 2, (48 + ay) / 2 - 8), (ax, ay)], 11, 10, 8), colour, 6, 20),
            Part(circle(ax, ay, 5), "#d89a94", "#f4c4bc", 4, 24),
        ],
    )


def boat(s: Stage, x: float, y: float, k: float, turn: float, d: float) -> tuple[Geom, Geom]:
    """Sail behind; returns the hull with its folds, to be laid over the mouse."""
    sail = move(Polygon([(-0.4, 0.22), (0, 0.98), (0.4, 0.22)]), x, y, turn, k)
    crease = move(union(line([(0, 0.98), (0, 0.2)], 0.014), line([(0, 0.98), (0.2, 0.2)], 0.008)), x, y, turn, k)
    s.puff(
        sail,
        d + 0.06,
        0.03 * k,
        "#e8b878",
        "#fff0d0",
        [Mark(crease, "#a88458", 0.7), Mark(move(circle(0.25, 0.5, 0.22), x, y, turn, k), "#ffd070", 0.7, 0.08)],
        shadow=False,
    )
    hull = move(Polygon([(-0.8, 0.44), (-0.46, -0.01), (0.46, -0.01), (0.8, 0.44), (0.34, 0.26), (-0.34, 0.26)]), x, y, turn, k)
    folds = move(union(line([(-0.8, 0.44), (0, 0.08), (0.8, 0.44)], 0.014), line([(0, 0.08), (0, 0)], 0.014)), x, y, turn, k)
    return hull, folds


def candle(s: Stage, x: float, y: float, k: float, d: float) -> None:
    s.puff(box(x - 0.04 * k, y - 0.45 * k, x + 0.04 * k, y - 0.06 * k), d, 0.03 * k, "#d8b888", "#fff8e0", shadow=False)
    s.puff(
        draw(f"{x},{y + 0.15 * k}! {x + 0.05 * k},{y + 0.02 * k} {x},{y - 0.06 * k} {x - 0.05 * k},{y + 0.02 * k}"),
        d - 0.02,
        0.02 * k,
        "#ff9c28",
        "#ffe890",
        glow=1.0,
        shadow=False,
    )


def lifted(s: Stage) -> None:
    x, y, k, turn, d = 0.05, -0.5, 0.54, -5, 1.1
    hull, folds = boat(s, x, y, k, turn, d)
    tips = tuple(move(Polygon([(q - 0.01, 0.36), (q + 0.01, 0.36), (q, 0.37)]), x, y, turn, k).centroid.coords[0] for q in (-0.63, 0.63))
    s.place(mouse("#a89c98", "#d8402c", 48, ((56, 26), (54, 40))), x - 0.12, y + 0.1, 0.36, d - 0.05, shadow=False)
    candle(s, *FLAME, 0.6, d - 0.06)
    s.puff(
        hull,
        0.85,
        0.05,
        "#c8a070",
        "#ffe8c0",
        [Mark(folds, "#8a6c48", 0.7), Mark(move(ellipse(0, 0.3, 0.5, 0.1), x, y, turn, k), "#ffd890", 0.6, 0.05)],
        shadow=False,
    )
    legs(s, tips)
    for u, v in ((-0.14, -0.07), (0.06, -0.14), (0.16, -0.05), (-0.02, -0.26), (0.1, -0.34)):
        s.puff(
            draw(f"{x + u},{y + v + 0.035}! {x + u + 0.013},{y + v} {x + u},{y + v - 0.014} {x + u - 0.013},{y + v}"),
            0.8,
            0.015,
            "#b8d8f4",
            "#f4fbff",
            shadow=False,
            glow=0.15,
        )


SPINE: list[XY] = [(-0.2, -0.36), (-0.5, -0.42), (-0.72, -0.52), (-0.5, -0.66), (-0.1, -0.74), (0.2, -0.88), (0.3, -1.2)]


def river(s: Stage) -> None:
    bank = land.hill(s.rng, -0.32, 0.03, 0.8).intersection(box(-1.6, -1.8, 1.6, 0.5))
    grass = union(*(ellipse(s.rng.uniform(-1.1, 1.1), s.rng.uniform(-1.4, -0.4), s.rng.uniform(0.1, 0.3), s.rng.uniform(0.01, 0.03)) for _ in range(40)))
    s.puff(bank, 3.4, 0.01, "#0c1c40", "#3c6494", [Mark(grass, "#6c9cc0", 0.2, 0.01)], "fur", shadow=False)
    water = stroke(smooth(SPINE, closed=False, n=14), 0.03, 0.06, 0.13, 0.22, 0.36, 0.62, 1.2)
    brink = Polygon([(-1.6, -0.3), *bezier((-1.6, -1.02), (-0.4, -1.04), (0.3, -1.12), (1.6, -1.0), n=20), (1.6, -0.3)])
    water = water.intersection(brink)
    glints = union(
        *(
            stroke([(x - n, y), (x, y + 0.005), (x + n, y)], 0.002, 0.01, 0.002)
            for x, y, n in ((s.rng.uniform(-0.9, 0.9), s.rng.uniform(-1.1, -0.4), s.rng.uniform(0.03, 0.12)) for _ in range(90))
        )
    )
    s.puff(water.buffer(0.02), 3.2, 0.01, "#4c6c98", "#9cbcd8", brush="stone", shadow=False)
    s.puff(water, 3.0, 0.008, "#2c5c9c", "#a8ccec", [Mark(glints, "#e0f0ff", 0.7)], shadow=False, glow=0.08)
    # The fall: the river bends over an edge and is gone.
    x0, x1 = -0.32, 0.93
    lip = bezier((x0, -1.0), (0.0, -1.1), (0.5, -1.12), (x1, -1.0), n=20)
    fall = Polygon([*lip, (x1 + 0.06, -1.9), (x0 - 0.06, -1.9)])
    threads, dark = [], []
    for i in range(46):
        x = x0 + (x1 - x0) * (i + s.rng.uniform(0.1, 0.9)) / 46
        y = -1.02 - s.rng.uniform(0, 0.3)
        (threads if i % 3 else dark).append(stroke([(x, y), (x + 0.02 * (x - 0.3), -1.7)], 0.004, s.rng.uniform(0.01, 0.03)))
    s.puff(
        fall,
        2.6,
        0.04,
        "#9cc0e0",
        "#5c8cc4",
        [Mark(union(*dark), "#1c4078", 0.6, 0.004), Mark(union(*threads), "#e8f4ff", 0.75, 0.003), Mark(line(lip, 0.04), "#f4faff", 0.8, 0.01)],
        shadow=False,
        glow=0.06,
    )
    weather.fog(s, 2.3, "#a8c8e8", 0.75, -1.65, -1.2)
    for text in (
        "-1.6,-0.98! -0.9,-0.96 -0.46,-0.98 -0.28,-1.06 -0.3,-1.2 -0.36,-1.4 -0.3,-1.8! -1.6,-1.8!",
        "1.6,-0.9! 1.04,-0.92 0.9,-1.0 0.92,-1.2 0.98,-1.4 0.94,-1.8! 1.6,-1.8!",
    ):
        g = draw(text)
        cracks = union(*(stroke([(x, -1.0), (x + s.rng.uniform(-0.08, 0.08), -1.3), (x, -1.6)], 0.014, 0.005) for x in np.arange(-1.1, 1.2, 0.17)))
        s.puff(
            g,
            2.2,
            0.08,
            "#081430",
            "#3c5c88",
            [Mark(cracks, "#061024", 0.7, 0.003), Mark(line([(-1.6, -0.98), (1.6, -0.96)], 0.05), "#6c98bc", 0.6, 0.01)],
            "stone",
            shadow=False,
        )


def fleet(s: Stage) -> None:
    way = ((-0.42, -0.43, 0.045), (-0.66, -0.5, 0.065), (-0.6, -0.66, 0.1), (-0.22, -0.76, 0.14))
    for i, (x, y, k) in enumerate(way):
        d = 2.8 - 0.1 * i
        hull, folds = boat(s, x, y, k, 0, d)
        gold = union(
            *(stroke([(x - n, y - k * q), (x + n, y - k * q)], 0.004, 0.05 * k) for q, n in ((0.1, 0.3 * k), (0.25, 0.2 * k), (0.4, 0.26 * k), (0.6, 0.12 * k)))
        )
        s.sheet(gold, d + 0.1, mat=veils.tint("#ffc860", 0.8), shadow=False)
        if i > 1:
            s.place(mouse("#a8a0a4", "#4f9a6c", 34, ((20, 40), (30, 40))), x - 0.16 * k, y + 0.12 * k, 0.6 * k, d - 0.02, shadow=False)
        candle(s, x + 0.24 * k, y + 0.62 * k, k, d - 0.04)
        s.puff(hull, d - 0.06, 0.04 * k, *PAPER, [Mark(folds, "#8a8478", 0.7)], shadow=False)
        weather.halo(s, x + 0.24 * k, y + 0.66 * k, d - 0.1, 0.5 * k + 0.05, "#ffb850", 0.5)
    # The next one hangs over the edge already.
    x, y, k, turn, d = 0.44, -1.08, 0.3, -24, 2.0
    hull, folds = boat(s, x, y, k, turn, d)
    s.place(mouse("#c8b09c", "#e0a030", 56, ((44, 70), (40, 92))), x - 0.05, y + 0.06, 0.23, d - 0.02, turn=0, flip=True, shadow=False)
    candle(s, x + 0.09, y + 0.16, 0.24, d - 0.05)
    s.puff(hull, d - 0.12, 0.03, *PAPER, [Mark(folds, "#8a8478", 0.7)], shadow=False)
    weather.halo(s, x + 0.09, y + 0.18, d - 0.2, 0.22, "#ffb850", 0.5)
    light.lamp(s, x + 0.09, y + 0.2, d - 0.3, 1.2, "#ffc070", 0.03)
    foam = union(
        *(
            circle(x + 0.28 * math.cos(a) - 0.02, y - 0.02 + 0.05 * math.sin(a) + s.rng.uniform(-0.012, 0.012), s.rng.uniform(0.02, 0.04))
            for a in np.arange(2.7, 6.5, 0.13)
        )
    )
    s.puff(foam, d - 0.2, 0.02, "#b8d4ec", "#ffffff", shadow=False)


@card("midnight", focus=1.1)
def paper_fleet(s: Stage) -> None:
    sky.backdrop(s, stars=200, wisps=0.2, glow=sky.Glow(-0.3, -0.3, 0.8, "#8fb4e8", 0.5))
    land.distance(s, "pines", 2, y=-0.26, step=-0.06, tall=0.3, depth=4.4, gap=0.4, fog=0.5)
    river(s)
    fleet(s)
    owl(s)
    lifted(s)
    weather.halo(s, *FLAME, 0.6, 0.5, "#ffb040", 0.4)
    light.lamp(s, FLAME[0], FLAME[1] + 0.02, 0.55, 9, "#ffb860", 0.06)
    light.lamp(s, 0.0, 0.1, 0.0, 8, "#ffc070", 0.2)
    light.rig(s, 420, 160)
