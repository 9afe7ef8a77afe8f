"""A wave that runs away, and a bath."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


def froth(s: Stage, x: float, y: float, wide: float, tall: float, r: float, count: int) -> Geom:
    """A clump of foam in one piece."""
    return union(*(circle(x + s.rng.uniform(-wide, wide), y + s.rng.uniform(-tall, tall), r * s.rng.uniform(0.5, 1.1)) for _ in range(count)))


def sea_horse(s: Stage, x: float, y: float, size: float, depth: float, turn: float, low: str, high: str, mane: tuple[str, str], bridle: str = "") -> None:
    """Head, neck and forelegs of a horse that leaps to the left; its mane streams back."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, size / 100, flip=True)

    legs = (
        limb([(20, 10), (56, 26), (70, 4), (60, -10)], 20, 15, 9, 8),
        limb([(10, 2), (40, 4), (48, -22), (34, -34)], 20, 15, 9, 8),
    )
    for i, leg in enumerate(legs[::-1]):
        s.puff(put(leg), depth + 0.1 - 0.14 * i, 0.05 * size, low, high, brush="wash", shadow=False)
    body = draw("-70,-30! -60,20 -30,38 -18,60 0,82 10,90! 16,108! 24,90! 34,80 56,54 70,42 71,31 62,25 50,30 38,38 30,38 32,20 34,0 14,-26 -20,-44!")
    marks = [
        Mark(put(ellipse(34, 68, 4, 5)), "#16242c"),
        Mark(put(circle(35.5, 70, 1.5)), "#ffffff"),
        Mark(put(ellipse(64, 38, 2.6, 2)), darker(low, 0.4), 0.9),
        Mark(put(line(bezier((69, 31), (62, 30), (56, 33), n=8), 1.6)), darker(low, 0.4), 0.8),
        Mark(put(line(bezier((30, 38), (24, 50), (28, 60), n=10), 1.8)), darker(low, 0.2), 0.5),
    ]
    if bridle:
        marks += [
            Mark(put(line([(50, 62), (44, 36)], 4)), bridle),
            Mark(put(line([(22, 84), (30, 40)], 4)), bridle),
            Mark(put(line([(30, 56), (46, 48)], 4)), bridle),
            Mark(put(union(circle(48, 49, 4), circle(26, 62, 4))), "#f4cc50"),
        ]
    s.puff(put(body), depth, 0.22 * size, low, high, marks, "wash")
    locks = [
        limb([(14 - 9 * i, 96 - 13 * i), (-14 - 10 * i, 104 - 12 * i), (-42 - 8 * i, 92 - 12 * i), (-58 - 6 * i, 98 - 14 * i)], 16, 18, 13, 3) for i in range(5)
    ]
    for i, lock in enumerate(locks):
        s.puff(put(lock), depth - 0.1 * size - 0.02 * i, 0.06 * size, *mane, brush="wash", shadow=False)


@card("storm", focus=1.8)
def wave_horses(s: Stage) -> None:
    sky.backdrop(s, strength=1.1, wisps=0.25, heaps=[(-0.6, 1.2, 0.8), (-0.8, 0.8, 0.6)], shade="#5f7f8c", glow=sky.Glow(-0.7, 0.1, 0.9, "#f8f0cc", 0.75))
    for i, (y, d) in enumerate(((-0.36, 4.4), (-0.5, 4.0))):
        s.sheet(land.swell(s.rng, y, 0.05, 4), d, ("#6f8f98", "#4f7484")[i], ("#c8d4d0", "#a8c0c0")[i], span=(y - 0.25, y + 0.06))
    # The wave climbs to the right and curls over to the left.
    wave = draw("-1.6,-1.9! -1.6,-0.9 -0.9,-0.92 -0.3,-0.76 0.1,-0.42 0.3,0.0 0.3,0.5 0.14,0.86 -0.1,1.02 0.3,1.26 0.8,1.34 1.6,1.2! 1.6,-1.9!")
    ribs = union(
        *(
            line(bezier((1.6, 1.0 - 0.32 * i), (0.8, 0.94 - 0.34 * i), (0.56 - 0.1 * i, 0.0 - 0.2 * i), (-0.5 - 0.2 * i, -0.86 - 0.1 * i), n=40), 0.034)
            for i in range(8)
        )
    )
    s.puff(
        wave, 3.2, 0.25, "#0f3444", "#5f9ca4", [Mark(ribs, "#b8dcd8", 0.5, 0.003), Mark(ribs.buffer(0.04).difference(ribs.buffer(0.01)), "#184858", 0.5, 0.005)]
    )
    s.puff(froth(s, 0.82, 1.2, 0.36, 0.12, 0.11, 22), 3.0, 0.1, "#9cc4c8", "#fbfffa", brush="wool", shadow=False)
    white = ("#5c98a4", "#f4fbf8")
    sea_horse(s, 0.38, 0.9, 0.58, 2.7, 10, *white, ("#a8d0d4", "#ffffff"))
    s.puff(froth(s, 0.72, 0.44, 0.34, 0.14, 0.12, 18), 2.45, 0.09, "#8cbcc4", "#fbfffa", brush="wool", shadow=False)
    sea_horse(s, 0.32, 0.16, 0.84, 2.3, 4, "#c8a888", "#fbf2dc", ("#a8281c", "#e85c3c"), "#2f6a9a")
    s.puff(
        stroke([(0.78, -0.5), (0.86, 1.0)], 0.045, 0.045),
        2.45,
        0.03,
        "#c8922c",
        "#ffe6a0",
        [Mark(union(*(line([(0.5, -0.5 + 0.14 * i), (0.75, -0.42 + 0.14 * i)], 0.02) for i in range(12))), "#a8641c", 0.7)],
    )
    s.puff(froth(s, 0.8, -0.16, 0.4, 0.12, 0.13, 20), 2.0, 0.1, "#8cbcc4", "#fbfffa", brush="wool", shadow=False)
    sea_horse(s, 0.46, -0.6, 0.94, 1.9, 8, *white, ("#a8d0d4", "#ffffff"))
    s.puff(froth(s, 0.56, -0.86, 0.66, 0.1, 0.14, 30), 1.6, 0.1, "#7cb0b8", "#f4fbf8", brush="wool", shadow=False)
    # The boat below.
    for i, (y, d) in enumerate(((-1.06, 1.3), (-1.3, 0.7))):
        s.sheet(land.breakers(s.rng, y, 4 + i, 0.12), d, ("#1c4456", "#10303f")[i], ("#8cb4b8", "#5f8f98")[i], span=(y - 0.3, y + 0.14))
        if i == 0:
            b = s.place(props.boat("#d8603a"), -0.56, -1.12, 0.44, 1.0, turn=12, shadow=False)
            sx, sy = b.points["seat"]
            m = s.place(people.fisherman("row", mood="surprised"), sx - 0.06, sy - 0.02, 0.6, 0.95, turn=8, shadow=False)
            ax, ay = m.points["hand"]
            s.puff(stroke([(ax - 0.05, ay + 0.1), (ax + 0.22, ay - 0.42)], 0.026, 0.026, 0.055), 0.8, 0.015, "#6a4424", "#c89a58", shadow=False)
    drops = [(s.rng.uniform(-0.5, 0.5), s.rng.uniform(-0.7, 1.2), s.rng.uniform(0.8, 2.4), s.rng.uniform(0.005, 0.013)) for _ in range(50)]
    solids.balls(s, drops, material.solid("#fbfffa", rough=0.5, bump=0, glow=0.15))
    s.place(animals.goose("fly", "#f4f6f4"), -0.62, 0.5, 0.18, 2.8, shadow=False)
    s.place(animals.goose("fly", "#f4f6f4"), -0.84, 0.66, 0.13, 3.0, shadow=False)
    light.rig(s, 1000, 300)
    light.sun(s, 1.0, "#fff4d4", side=-0.7, height=0.5)


@card("mint", focus=1.7)
def tea_bath(s: Stage) -> None:
    room.wall(s, 3.4, "#f0b8b8", "#fbdcd0", "leaves", "#fff0e8", 0.3, None, None)
    table = -1.66
    solids.floor(s, table, material.solid("#a8dccc", "#90c8b8", rough=0.6, bump=0.3, grain=40), far=3.3)
    for i in range(-7, 8):
        solids.block(s, i * 0.42, table + 0.002, 0.0, 0.16, 0.004, 9.0, material.solid("#eaf6ec", rough=0.8, bump=0))
    china = material.solid("#fffaf2", rough=0.25, coat=0.6, bump=0.04)
    pink, teal = material.solid("#e8688a", rough=0.3, coat=0.5, bump=0.04), material.solid("#3f9a94", rough=0.3, coat=0.5, bump=0.04)
    # Behind the cup: the pot that filled it, and the sugar bowl that holds the spoon.
    s.place(props.teapot("#e0507c", "#fff6ec"), -0.62, -0.5, 1.06, 3.0)
    for w in (bezier((-0.02, 0.2), (0.06, 0.4), (-0.1, 0.6), (0.02, 0.9), n=20), bezier((-0.2, -0.1), (-0.1, 0.3), (-0.3, 0.6), (-0.16, 1.1), n=20)):
        s.sheet(stroke(w, 0.01, 0.05, 0.06, 0.01), 2.6, mat=veils.tint("#ffffff", 0.35), shadow=False)
    bowl = solids.profile([(0.0, 0.0), (0.3, 0.0), (0.3, 0.06), (0.2, 0.12), (0.42, 0.5), (0.44, 0.86), (0.4, 0.98), (0.42, 1.0), (0.38, 0.98), (0.0, 0.9)])
    by = solids.on_floor(s, table, 2.4)
    solids.lathe(s, bowl, 0.76, by, 2.4, 1.36, teal)
    solids.lathe(s, [(0.43, 0.62), (0.452, 0.66), (0.452, 0.7), (0.43, 0.74)], 0.76, by, 2.4, 1.36, china)
    sugar = [(0.76 + 0.13 * math.cos(i * 2.4) * (0.4 + 0.25 * (i % 3)), by + 1.36 + 0.035 * (i % 4), 2.3, 0.11, i) for i in range(9)]
    for x, y, d, q, i in sugar:
        solids.block(s, x, y, d - 0.02 * i, q, q, q, material.solid("#fffdf8", "#f0ece4", rough=0.9, bump=0.6, grain=120), (0.2, 0.3 * i, 0.5 * i))
    d, k, cx = 1.6, 0.98, -0.16
    y = solids.on_floor(s, table, d)
    solids.lathe(
        s, solids.profile([(0.0, 0.02), (0.5, 0.02), (0.82, 0.1), (0.86, 0.12), (0.82, 0.13), (0.4, 0.05), (0.2, 0.05), (0.0, 0.05)]), cx, y, d, k, china
    )
    cup = [(0.24, 0.04), (0.28, 0.08), (0.5, 0.2), (0.66, 0.46), (0.72, 0.76), (0.735, 0.78), (0.7, 0.77), (0.64, 0.48), (0.0, 0.4)]
    solids.lathe(s, solids.profile(cup), cx, y, d, k, china)
    for h, rr in ((0.68, 0.712), (0.24, 0.545)):
        solids.lathe(s, [(rr - 0.01, h - 0.018), (rr + 0.008, h), (rr - 0.005, h + 0.018)], cx, y, d, k, pink)
    handle = limb([(cx + 0.62, y + 0.64), (cx + 0.9, y + 0.66), (cx + 0.9, y + 0.34), (cx + 0.54, y + 0.24)], 0.1, 0.09, 0.08)
    s.puff(handle, d, 0.09, "#e0d8cc", "#ffffff", brush="skin")
    level = y + 0.765 * k
    solids.lathe(s, [(0.0, 0.0), (0.7, 0.0)], cx, level, d, k, material.solid("#b8642c", "#a85420", rough=0.1, coat=0.6, bump=0.2, grain=8))
    bathers = (
        (animals.hare("up", "#c8a47c", "shut"), cx - 0.46, 0.62, 1.6, False),
        (animals.hare("sit", "#f8f0e4"), cx + 0.44, 0.6, 1.7, True),
        (animals.hare("sit", "#9a7c60"), cx - 0.16, 0.5, 1.95, False),
    )
    for f, x, size, dd, flip in bathers:
        g = veils.cropped(f.moved(x, level - 0.24 * size, 0, size, flip), box(-2, level + 0.01, 2, 3))
        s.place(g, 0, 0, 1, dd, shadow=False)
        s.puff(ellipse(x, level + 0.012, size * 0.34, 0.026), dd - 0.06, 0.008, "#d89858", "#f4c890", shadow=False)
    solids.block(s, cx + 0.12, level + 0.04, 1.2, 0.17, 0.13, 0.17, material.solid("#fffdf8", "#f0ece4", rough=0.9, bump=0.6, grain=120), (0.1, 0.05, 0.5))
    s.place(animals.mouse("up", "#9a94a0"), cx + 0.12, level + 0.1, 0.22, 1.05, shadow=False)
    # The spoon is the board: its bowl over the cup, its handle in the sugar.
    spoon = union(stroke([(0.84, by + 1.42), (0.5, by + 1.5), (0.2, by + 1.52)], 0.05, 0.042, 0.05), ellipse(0.1, by + 1.52, 0.16, 0.045, -2))
    s.puff(spoon, 1.75, 0.04, "#98a0a8", "#f4f6f8", brush="skin")
    s.place(animals.hare("up", "#e8d8c4"), 0.32, by + 1.53, 0.4, 1.7, flip=True, shadow=False)
    s.place(animals.hare("sit", "#b08a64"), 0.6, by + 1.5, 0.38, 1.8, flip=True, shadow=False)
    s.place(animals.hare("run", "#d8b488"), cx + 0.02, by + 1.36, 0.54, 1.4, flip=True, turn=58, shadow=False)
    drops = [(cx - 0.34 + 0.06 * i, level + 0.1 + 0.09 * abs(math.sin(i * 1.3)), 1.15, 0.012 + 0.004 * (i % 3)) for i in range(9)]
    solids.balls(s, drops, material.solid("#c87a3c", rough=0.1, bump=0, coat=1), 16)
    towel = draw(f"{cx + 0.76},{y + 0.71}! {cx + 0.98},{y + 0.68}! {cx + 1.0},{y + 0.32}! {cx + 0.88},{y + 0.28} {cx + 0.78},{y + 0.32}!")
    bands = union(line([(cx + 0.6, y + 0.42), (cx + 1.1, y + 0.42)], 0.02), line([(cx + 0.6, y + 0.38), (cx + 1.1, y + 0.38)], 0.012))
    s.puff(towel, 1.3, 0.05, "#e8a83c", "#f8d078", [Mark(bands, "#fff6ec", 0.9)], "cloth", shadow=False)
    flags = [(-1.05 + 0.175 * i, 1.3 - 0.16 * math.sin(i / 12 * math.pi)) for i in range(13)]
    s.sheet(line(flags, 0.01), 3.2, "#c87a78", shadow=False)
    for i, (x, fy) in enumerate(flags):
        c = ("#e0507c", "#3f9a94", "#f0b848")[i % 3]
        s.puff(Polygon([(x - 0.05, fy), (x + 0.05, fy), (x, fy - 0.13)]), 3.15, 0.012, c, lighter(c, 0.2), shadow=False)
    light.sun(s, 1.5, side=-0.7)
    light.rig(s, 800, 200)
