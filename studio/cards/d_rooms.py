"""Rooms with a guest too large for them."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, material, people, props, room, sky, solids, veils, weather
from theatre.colour import darker
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


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
