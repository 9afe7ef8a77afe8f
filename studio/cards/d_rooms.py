"""Rooms with a guest too large for them."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import animals, light, material, people, props, room, sky, solids, veils, weather
from theatre.animals.anatomy import mirror
from theatre.colour import darker
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props import marvels, trinkets
from theatre.registry import card
from theatre.stage import Stage


def from_behind(f: Figure, noses: int = 0, tail: bool = False) -> Figure:
    """A figure without its face: the last `noses` parts go, a tail drawn first comes to the front."""
    parts = list(f.parts[: len(f.parts) - noses])
    if tail:
        parts.append(replace(parts.pop(0), lift=0.2))
    return Figure(tuple(replace(p, marks=()) for p in parts), f.points)


def feathers(tips: list[tuple[float, float]], root: tuple[float, float], wide: float) -> Geom:
    return union(*(stroke(bezier(root, ((root[0] + x) / 2 * 1.06, (root[1] + y) / 2 + 0.12), (x, y), n=16), wide, wide * 1.1, wide * 0.25) for x, y in tips))


def crow_king(s: Stage, y: float, depth: float) -> None:
    """A crow from the front, its wings over the arms of the throne; stands on y."""
    ink, blue = "#23212c", "#5c6078"
    for side in (-1, 1):
        root = (side * 0.2, y + 0.62)
        tips = [(side * (0.56 + 0.035 * i), y + 0.28 - 0.12 * i) for i in range(5)]
        wing = union(feathers(tips, root, 0.15), ellipse(side * 0.3, y + 0.5, 0.2, 0.14, side * -30))
        quills = union(*(line(bezier(root, ((root[0] + tx) / 2 * 1.06, (root[1] + ty) / 2 + 0.12), (tx, ty), n=12), 0.012) for tx, ty in tips))
        s.puff(wing, depth + 0.02, 0.08, ink, "#45475a", [Mark(quills, "#7c8098", 0.7)], "feather")
        claws = union(*(stroke([(side * 0.1, y + 0.03), (side * 0.1 + dx, y - 0.05)], 0.035, 0.012) for dx in (-0.06, 0, 0.06)))
        s.puff(claws, depth - 0.35, 0.02, "#5a4a34", "#b89c6c", shadow=False)
    body = move(mirror("0,76 16,72 27,50 29,26 20,6 0,-4"), 0, y + 0.02, 0, 0.0098)
    scales = union(
        *(
            ellipse(-0.2 + 0.1 * i + 0.05 * (j % 2), y + 0.12 + 0.1 * j, 0.05, 0.05).difference(
                ellipse(-0.2 + 0.1 * i + 0.05 * (j % 2), y + 0.14 + 0.1 * j, 0.05, 0.05)
            )
            for i in range(5)
            for j in range(6)
        )
    )
    s.puff(body, depth - 0.1, 0.2, ink, "#3c3e50", [Mark(scales, blue, 0.7)], "feather")
    hy = y + 0.84
    head = move(mirror("0,26 15,22 24,6 22,-12 12,-24 0,-27"), 0, hy, 0, 0.0088)
    s.puff(head, depth - 0.3, 0.15, ink, "#4c4e62", brush="feather")
    for side in (-1, 1):
        s.puff(
            ellipse(side * 0.095, hy + 0.04, 0.046, 0.036, side * 18),
            depth - 0.47,
            0.015,
            "#e8a020",
            "#ffe06c",
            [Mark(circle(side * 0.085, hy + 0.035, 0.02), "#140c10")],
            glow=0.35,
            shadow=False,
        )
        s.puff(line([(side * 0.03, hy + 0.06), (side * 0.16, hy + 0.11)], 0.034), depth - 0.5, 0.02, "#16141c", "#34323e", shadow=False)
    beak = move(mirror("0,10 7,6 8,-8 3,-26 0,-34!"), 0, hy - 0.02, 0, 0.009)
    s.puff(beak, depth - 0.44, 0.14, "#2c2a30", "#8a8478", [Mark(line([(0, hy + 0.06), (0, hy - 0.3)], 0.012), "#16141c", 0.7)], "skin")
    c = hy + 0.2
    crown = draw(f"-0.17,{c - 0.04}! -0.22,{c + 0.2}! -0.1,{c + 0.1}! 0,{c + 0.26}! 0.1,{c + 0.1}! 0.22,{c + 0.2}! 0.17,{c - 0.04}! 0,{c - 0.07}")
    gems = union(circle(-0.1, c, 0.022), circle(0, c - 0.01, 0.026), circle(0.1, c, 0.022))
    s.puff(crown, depth - 0.36, 0.06, "#c88c1c", "#ffe070", [Mark(gems, "#c8242c")])
    s.puff(union(circle(-0.22, c + 0.21, 0.028), circle(0, c + 0.27, 0.032), circle(0.22, c + 0.21, 0.028)), depth - 0.4, 0.03, "#d8a02c", "#fff0a0")


@card("paper", focus=1.9)
def crow_throne(s: Stage) -> None:
    floor = -1.42
    holes = [room.window(s, x, 0.5, 0.24, 0.9, 4.1, "#f4f0e8", view=room.view(s, wisps=0.2), bars=(1, 3), arch=True, strength=1.15) for x in (-0.62, 0.62)]
    room.wall(s, 4.1, "#a8a4a4", "#d8d4cc", "diamonds", "#c4c0ba", 0.24, union(*holes), -0.62)
    room.tiles(s, floor, "#ece8e0", "#5c5a64", 0.5)
    # The curtain, and whose boots stand under it.
    rows = [[(-0.44 + 0.88 * u / 110, -0.62 + v / 40 * 2.4, 3.85 + 0.05 * math.sin(u / 110 * math.tau * 8 + v / 40)) for u in range(111)] for v in range(41)]
    solids.cloth(s, rows, material.solid("#747890", "#5c6078", rough=0.8, bump=0.3, grain=50))
    stone = material.solid("#d8d2c8", "#bcb6ae", rough=0.7, bump=0.25)
    shaft = [(0.0, -1.5), (0.2, -1.5), (0.2, -1.42), (0.15, -1.36), (0.13, -1.3), (0.12, 2.4), (0.0, 2.4)]
    for d in (3.3, 2.2, 1.1):
        for side in (-1, 1):
            x = side * 1.3 / s.k(d)
            solids.lathe(s, [(r, h - floor * 0 + 1.5) for r, h in shaft], x, floor / s.k(d), d, 1 / s.k(d) * 1.25, stone, segments=40)
    for w, h, d, c in ((1.4, 0.12, 2.9, "#b4aea6"), (1.16, 0.12, 3.05, "#cac4bc")):
        i = w < 1.3
        y = (floor + 0.06 + 0.13 * i) / s.k(d - 0.5)
        solids.block(s, 0, y, d, w, h, 1.0, material.solid(c, rough=0.7, bump=0.3))
    base = (floor + 0.27) / s.k(2.6)
    solids.block(s, 0, (floor + 0.004) / s.k(0.4), 0.4, 0.62, 0.006, 4.0, material.solid("#b02430", "#8a1c28", rough=0.95, bump=0.4, grain=80))
    for side in (-1, 1):
        solids.block(s, side * 0.27, (floor + 0.008) / s.k(0.4), 0.4, 0.035, 0.006, 4.0, material.solid("#e8bc50", rough=0.8, bump=0))
    s.place(marvels.throne(), 0, base, 0.88, 2.5)
    crow_king(s, base + 0.44, 2.0)
    for x in (0.5, 0.6):
        boot = draw(f"{x - 0.045},-0.6! {x + 0.045},-0.6! {x + 0.045},-0.76 {x + 0.1},-0.8 {x + 0.1},-0.84! {x - 0.055},-0.84!")
        s.puff(boot, 2.45, 0.04, "#4a1418", "#a83438", [Mark(box(x - 0.06, -0.68, x + 0.06, -0.64), "#f0c860")], shadow=False)
    # The sceptre.
    s.puff(union(stroke([(-0.66, base + 0.2), (-0.6, base + 1.0)], 0.04, 0.03), ellipse(-0.59, base + 1.12, 0.085, 0.13, -4)), 1.9, 0.03, "#8a929c", "#f0f4f4")
    # The queue, each with a spoon.
    spoon = trinkets.spoon("#c8d0d8")
    hare, mouse = (lambda c: from_behind(animals.hare("sit", c), 0, True)), (lambda c: from_behind(animals.mouse("up", c), 1, False))
    queue = (
        (hare("#f4ece0"), -0.34, 1.7, 0.3),
        (mouse("#8c8690"), 0.34, 1.7, 0.24),
        (mouse("#a08a80"), -0.46, 1.1, 0.3),
        (hare("#b89a78"), 0.46, 1.1, 0.38),
        (hare("#8a7460"), -0.64, 0.4, 0.52),
        (mouse("#b0a49c"), 0.62, 0.4, 0.42),
    )
    for f, x, d, k in queue:
        y = floor / s.k(d)
        weather.contact(s, x, y, k * 0.8, d + 0.1, 0.6)
        s.place(f, x, y, k, d, shadow=False)
        out = 1 if x > 0 else -1
        s.place(spoon, x + out * 0.26 * k, y + 0.12 * k, 0.86 * k, d - 0.05, turn=90 + out * -8, shadow=False)
    veils.beam(s, (-1.3, 1.7), (0.5, -1.3), 1.1, 1.5, "#fff4d8", 0.28)
    light.sun(s, 0.9, side=-0.7)
    light.rig(s, 1000, 200)


@card("teal", focus=1.9)
def whale_window(s: Stage) -> None:
    opening = union(box(-0.74, -0.34, 0.74, 0.72), ellipse(0, 0.72, 0.74, 0.56))
    sea = ((0.0, "#0f4a5c"), (0.5, "#2f8a94"), (1.0, "#8fd8c0"))
    s.screen(sky.paint(sea, s.seed, rays=(0.5, 1.6, "#e8fff0", 0.7), brush=0.8, angle=70), 4.4, 1.1, frame=(-1.3, -0.9, 1.3, 1.7))
    for x, y, k in ((0.5, 1.04, 0.12), (0.36, 1.1, 0.09), (0.6, 0.9, 0.09)):
        s.place(animals.fish("#f0b060", kind="long"), x, y, k, 4.1, flip=True, shadow=False)
    # Its head: brow, wrinkles, lip and the pleats of the throat.
    head = draw("-1.6,-0.9! -1.6,1.5! -0.6,1.28 0.1,1.08 0.6,0.7 0.98,0.2 1.3,-0.2 1.4,-0.9!")
    spots = union(*(ellipse(s.rng.uniform(-0.9, 0.9), s.rng.uniform(0.1, 1.2), *(r := s.rng.uniform(0.006, 0.02), r)[:2]) for _ in range(70)))
    lip = bezier((-1.4, 0.12), (-0.5, 0.1), (0.3, -0.2), (1.3, -0.24), n=24)
    throat = Polygon([*lip, (1.4, -0.9), (-1.5, -0.9)])
    pleats = union(*(line([(x, y - 0.075 * i) for x, y in lip], 0.02) for i in range(1, 7)))
    ex, ey = -0.08, 0.42
    rings = [
        ellipse(ex, ey, 0.36 + 0.09 * i, 0.27 + 0.075 * i, -8)
        .difference(ellipse(ex, ey, 0.345 + 0.09 * i, 0.255 + 0.075 * i, -8))
        .difference(box(-2, ey - 0.05 * i, 2, ey + 0.04))
        for i in range(5)
    ]
    marks = [
        Mark(spots, "#a8d8d4", 0.45),
        Mark(ellipse(ex, ey + 0.04, 0.5, 0.4), "#0c2c3c", 0.55, 0.06),
        Mark(union(*rings), "#0a2430", 0.75, 0.002),
        Mark(throat, "#b8d0c8", 0.95),
        Mark(pleats, "#4a7c84", 0.85),
        Mark(line(lip, 0.034), "#082028", 0.95),
    ]
    s.puff(head, 3.9, 0.12, "#245464", "#3c7484", marks, "skin", glow=0.1)
    ball = ellipse(ex, ey, 0.3, 0.22, -6)
    rays = union(
        *(
            line([(ex + 0.1 * math.cos(a), ey + 0.1 * math.sin(a)), (ex + 0.19 * math.cos(a), ey + 0.19 * math.sin(a))], 0.012)
            for a in [i * math.tau / 26 for i in range(26)]
        )
    )
    pane = move(
        union(box(-0.035, -0.04, -0.004, -0.004), box(0.004, -0.04, 0.035, -0.004), box(-0.035, 0.004, -0.004, 0.04), box(0.004, 0.004, 0.035, 0.04)),
        ex - 0.07,
        ey + 0.06,
        8,
    )
    iris = [
        Mark(ball.buffer(-0.2), "#e8e8d8", 0.2),
        Mark(circle(ex, ey, 0.2), "#7a3c14"),
        Mark(circle(ex, ey, 0.17), "#d8862c", 1, 0.01),
        Mark(rays, "#ffd070", 0.8),
        Mark(circle(ex, ey, 0.11), "#06080c"),
        Mark(pane, "#fffbe8"),
        Mark(circle(ex + 0.07, ey - 0.07, 0.018), "#fffbe8", 0.7),
    ]
    s.puff(ball, 3.62, 0.12, "#a8b8b0", "#f4f4e4", iris, "skin", glow=0.22, shadow=False)
    upper = draw(
        f"{ex - 0.4},{ey + 0.0} {ex - 0.24},{ey + 0.27} {ex + 0.06},{ey + 0.32} {ex + 0.3},{ey + 0.2} {ex + 0.4},{ey - 0.02} {ex + 0.24},{ey + 0.09} {ex},{ey + 0.13} {ex - 0.22},{ey + 0.12}"
    )
    lower = draw(
        f"{ex - 0.38},{ey - 0.02} {ex - 0.22},{ey - 0.13} {ex},{ey - 0.165} {ex + 0.24},{ey - 0.13} {ex + 0.38},{ey - 0.04} {ex + 0.24},{ey - 0.24} {ex},{ey - 0.28} {ex - 0.24},{ey - 0.22}"
    )
    fold = line(bezier((ex - 0.34, ey + 0.1), (ex - 0.1, ey + 0.34), (ex + 0.3, ey + 0.16), n=16), 0.014)
    s.puff(upper, 3.45, 0.07, "#2a5c6c", "#44808c", [Mark(fold, "#0c2c3c", 0.8)], "skin", shadow=False)
    s.puff(lower, 3.48, 0.06, "#1f4c5c", "#346c7c", brush="skin", shadow=False)
    solids.balls(
        s,
        [(0.62 + 0.05 * math.sin(i * 2.3), 0.5 + 0.1 * i, 3.4, 0.012 + 0.008 * (i % 3)) for i in range(6)],
        material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.2),
        18,
    )
    # The room.
    wood = "#c89c68"
    frame = opening.buffer(0.07).difference(opening)
    bars = union(box(-0.56, -0.4, -0.53, 1.3), box(0.53, -0.4, 0.56, 1.3), box(-0.9, 0.93, 0.9, 0.96)).intersection(opening.buffer(0.03))
    room.wall(s, 2.8, "#24505a", "#4c8488", "leaves", "#3c6c72", 0.24, opening, -0.8)
    s.sheet(union(frame, bars), 2.72, darker(wood, 0.2), wood, thick=0.1, translucent=0)
    solids.block(s, 0, -0.4, 2.6, 1.76, 0.06, 0.3, material.solid(wood, darker(wood, 0.3), rough=0.6, bump=0.3))
    room.floor(s, -1.62, "#6a4630")
    for side in (-1, 1):
        room.curtain(s, side, 2.4, "#c05438", top=1.6, bottom=-1.0, inner=0.84, inner_top=0.62, tie=0.36, outer=1.14)
    s.place(animals.cat("back", "#e8e0d4", collar="#c8302c"), -0.58, -0.37, 0.3, 2.35, shadow=False)
    y = -1.62 / s.k(0.9)
    # The easel: what she draws is a king.
    legs = union(
        stroke([(0.36, y - 0.02), (0.5, -0.3)], 0.035, 0.028),
        stroke([(0.82, y - 0.02), (0.66, -0.3)], 0.035, 0.028),
        line([(0.36, -1.04), (0.82, -1.04)], 0.036),
    )
    weather.contact(s, 0.58, y, 0.6, 1.3, 0.6)
    s.puff(legs, 1.25, 0.025, "#6a4424", "#c8945c", brush="plank")
    sheet = Polygon([(0.34, -1.02), (0.84, -1.02), (0.82, -0.38), (0.36, -0.38)])
    s.puff(sheet, 1.15, 0.008, "#f0e6cc", "#fffaf0")
    king = people.king("stand", mood="calm").moved(0.585, -1.34, 0, 0.9)
    s.place(veils.cropped(king, box(0.38, -0.98, 0.8, -0.4)), 0, 0, 1, 1.1, shadow=False)
    weather.contact(s, -0.1, y, 0.5, 0.95, 0.6)
    girl = s.place(people.girl("point", back=True, top="#f0b428"), -0.08, y, 0.86, 0.9, shadow=False)
    hx, hy = girl.points["far_hand"]
    s.puff(stroke([(hx - 0.05, hy - 0.04), (hx + 0.1, hy + 0.05)], 0.026, 0.01), 0.7, 0.012, "#c8302c", "#f07050", shadow=False)
    # The lamp on a stool.
    s.place(props.table("#8a5a34", width=60), -0.72, y, 0.5, 1.2, shadow=False)
    lamp = s.place(props.lantern("#8a6a34"), -0.72, y + 0.3, 0.34, 1.1, shadow=False)
    lx, ly = lamp.points["lamp"]
    weather.halo(s, lx, ly, 0.95, 0.5, "#ffc060", 0.5)
    light.lamp(s, lx + 0.1, ly + 0.06, 0.75, 16, "#ffc070", 0.1)
    light.lamp(s, 0.5, -0.3, 0.3, 7, "#ffe0b0", 0.2)
    light.lamp(s, -0.1, 0.6, 3.2, 18, "#c8f4e4", 0.3)
    light.rig(s, 800, 80)
