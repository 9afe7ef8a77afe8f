"""Rooms, and what is seen from them."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, plants, props, room, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("mint", focus=1.3)
def giraffe_birthday(s: Stage) -> None:
    s.view(rise=0.7, pivot=1.4)
    sky.backdrop(s, heaps=[(-0.3, 1.0, 0.7), (0.5, 0.6, 0.6)])
    room.town_row(s, -0.5, 4.2, ("#f0d8d0", "#e8e4c8", "#c8e0d4", "#f4c8c0"), roofs=("#d88a80", "#8ab8ac", "#e0a890"), lit=False)
    hole = box(-0.72, -0.34, 0.5, 1.16)
    room.wall(s, 2.4, "#e89c98", "#f8cdc2", "dots", "#fff0ea", 0.22, hole, -0.72)
    s.sheet(hole.buffer(0.05, join_style=2).difference(hole), 2.3, "#d8ccb8", "#fffaf0", thick=0.1, translucent=0)
    s.sheet(box(-0.84, -0.43, 0.62, -0.34), 2.1, "#d8ccb8", "#fffaf0", thick=0.3, translucent=0)
    for side, x0 in ((-1, -0.72), (1, 0.5)):  # the open casements
        leaf = Polygon([(x0, -0.34), (x0 + side * 0.26, -0.4), (x0 + side * 0.26, 1.24), (x0, 1.16)])
        pane = leaf.buffer(-0.045)
        s.sheet(leaf.difference(pane), 2.1, "#e0d4c0", "#fffaf0", thick=0.03, translucent=0)
        s.sheet(pane, 2.12, mat=veils.tint("#d8f0f0", 0.35), thick=0.004, edge=0, shadow=False)
    room.floor(s, -1.9, "#b88a64")
    # The neck rises outside, behind the sill, and bends in and down to the cake.
    hide_, patch = "#ecc070", "#a8683a"
    curve = smooth([(-0.5, -0.95), (-0.52, -0.3), (-0.46, 0.16), (-0.26, 0.56), (0.0, 0.56), (0.1, 0.34)], closed=False, n=12)
    neck = stroke(curve, 0.46, 0.42, 0.36, 0.3, 0.26, 0.24)
    patches = union(
        *(
            move(draw("-4,-4 -5,3 0,5 5,3 4,-4 0,-5"), x + dx, y + dy, s.rng.uniform(0, 60), 0.0135)
            for i, (x, y) in enumerate(curve[8:-6:4])
            for dx, dy in (((-0.1, 0.02), (0.06, -0.04)) if i % 2 else ((0.0, 0.06), (0.13, 0.04), (-0.14, -0.06)))
        )
    )
    mane = stroke([(x - 0.12 + 0.06 * (i / len(curve)), y + 0.14 * (i / len(curve))) for i, (x, y) in enumerate(curve[18:52])], 0.06, 0.1, 0.05)
    s.puff(mane, 2.72, 0.05, "#7a4424", "#b87444", brush="fur", shadow=False)
    s.puff(neck, 2.64, 0.14, darker(hide_, 0.12), lighter(hide_, 0.2), [Mark(patches, patch, 0.95)], "fur", shadow=False)
    head = draw("-0.06,0.46 0.1,0.5 0.22,0.4 0.26,0.24 0.36,0.02 0.4,-0.12 0.34,-0.2 0.22,-0.2 0.14,-0.1 0.06,0.08 -0.06,0.22 -0.1,0.34")
    muzzle = ellipse(0.32, -0.1, 0.13, 0.12, -20)
    eye_white = ellipse(0.1, 0.27, 0.062, 0.055, -10)
    lid = stroke(bezier((0.03, 0.28), (0.08, 0.36), (0.17, 0.32), (0.18, 0.25), n=10), 0.014, 0.03, 0.014)
    lash = union(*(stroke([(0.1 + 0.035 * i, 0.335 - 0.012 * i), (0.13 + 0.05 * i, 0.4 - 0.02 * i)], 0.014, 0.005) for i in range(3)))
    puffed = [
        Mark(muzzle, "#fbe8c8", 0.85, 0.015),
        Mark(ellipse(0.2, 0.04, 0.07, 0.06), "#f0906c", 0.5, 0.02),
        Mark(eye_white, "#fffaf0"),
        Mark(circle(0.125, 0.255, 0.042).intersection(eye_white), "#4a2c18"),
        Mark(circle(0.14, 0.272, 0.012), "#ffffff"),
        Mark(union(lid, lash), "#2c1a14"),
        Mark(union(ellipse(0.32, -0.05, 0.014, 0.024, 20), ellipse(0.38, -0.07, 0.012, 0.02, 20)), "#6a3c24"),
        Mark(circle(0.352, -0.175, 0.022), "#8a3a30"),
    ]
    for ex, ey, turn in ((-0.04, 0.48, 165), (0.18, 0.46, 14)):
        s.puff(move(plants.leaf(0.2, 0.11), ex, ey, turn), 1.56, 0.03, darker(hide_, 0.2), hide_, shadow=False)
    for ox, lean in ((0.0, -0.03), (0.13, 0.06)):
        s.puff(stroke([(ox, 0.44), (ox + lean, 0.64)], 0.06, 0.045), 1.54, 0.03, darker(hide_, 0.2), hide_, brush="fur", shadow=False)
        s.puff(circle(ox + lean, 0.66, 0.045), 1.52, 0.03, "#5a3018", "#8a5430", brush="fur", shadow=False)
    s.puff(head, 1.5, 0.1, darker(hide_, 0.06), lighter(hide_, 0.25), puffed, "fur", shadow=False)
    # Bunting over the window.
    sag = [(-1.1, 1.5), (-0.4, 1.24), (0.4, 1.24), (1.1, 1.5)]
    room.string(s, sag, 1.7, "#5c8a84", 0.01, 0)
    for i, (x, y) in enumerate(bezier(*sag, n=11)):
        c = ("#e8688a", "#f4d060", "#5cb0a8")[i % 3]
        s.puff(Polygon([(x - 0.06, y), (x + 0.06, y), (x, y - 0.13)]), 1.68, 0.02, darker(c, 0.1), c, shadow=False)
    # The table from a little above, the cake on it.
    top_y = -0.78
    cloth = draw("-0.98,-0.8! -0.92,-1.3 -0.98,-2.0! 1.0,-2.0! 0.94,-1.3 1.02,-0.8!")
    folds = union(*(line(bezier((x, -0.9), (x * 1.02, -1.2), (x * 1.06, -1.9), n=8), 0.016) for x in (-0.8, -0.5, -0.15, 0.25, 0.55, 0.85)))
    s.puff(cloth, 1.3, 0.05, "#d8c8bc", "#fff6ec", [Mark(folds, "#c8b4a8", 0.6, 0.006)], "cloth", shadow=False)
    board = ellipse(0.02, top_y, 1.0, 0.17)
    s.puff(board, 1.24, 0.015, "#ece0d4", "#fffaf2", [Mark(ellipse(0.02, top_y, 0.94, 0.145).boundary.buffer(0.008), "#e8688a", 0.7)], "cloth", shadow=False)
    weather.contact(s, 0.3, top_y, 0.8, 1.2, 0.5)
    cx = 0.3
    for y0, w, h in ((top_y + 0.0, 0.3, 0.17), (top_y + 0.19, 0.2, 0.14)):
        side_ = draw(f"{cx - w},{y0 + h}! {cx - w},{y0 + 0.02} {cx},{y0 - 0.05} {cx + w},{y0 + 0.02} {cx + w},{y0 + h}!")
        s.puff(
            side_,
            1.1 - y0 * 0.02,
            0.08,
            "#e8c8a0",
            "#fbe8cc",
            [Mark(line(bezier((cx - w, y0 + h * 0.45), (cx, y0 + h * 0.2), (cx + w, y0 + h * 0.45), n=12), 0.03), "#e8688a", 0.8)],
            "stone",
            shadow=False,
        )
        drips = union(
            ellipse(cx, y0 + h, w * 1.04, 0.06),
            *(
                stroke([(cx + w * u, y0 + h - 0.02), (cx + w * u, y0 + h - q)], 0.07, 0.06)
                for u, q in ((-0.85, 0.08), (-0.5, 0.12), (-0.1, 0.15), (0.3, 0.11), (0.7, 0.1))
            ),
        )
        s.puff(drips, 1.02 - y0 * 0.02, 0.05, "#d8507c", "#f890ac", shadow=False)
    # Candles: the nearest are out, the last lean from the breath.
    cy = top_y + 0.33
    for i, dx in enumerate((-0.13, -0.065, 0.0, 0.065, 0.13)):
        x, y = cx + dx, cy - 0.015 * math.cos(dx * 14)
        s.puff(
            stroke([(x, y), (x, y + 0.1)], 0.022, 0.022),
            0.92,
            0.012,
            "#5cb0a8",
            "#d8f4ec",
            [Mark(line([(x - 0.02, y + 0.03), (x + 0.02, y + 0.06)], 0.012), "#ffffff")],
            shadow=False,
        )
        if i > 2:
            flame = stroke(bezier((x, y + 0.11), (x + 0.01, y + 0.15), (x + 0.05, y + 0.17), n=8), 0.026, 0.03, 0.004)
            s.puff(flame, 0.9, 0.01, "#ff9a30", "#ffe890", glow=1.1, shadow=False)
        else:
            smoke = bezier((x, y + 0.12), (x + 0.03, y + 0.18), (x + 0.01, y + 0.22), (x + 0.06, y + 0.27), n=12)
            s.sheet(stroke(smoke, 0.008, 0.014, 0.01), 0.9, mat=veils.tint("#ffffff", 0.6), thick=0.004, edge=0, shadow=False)
    s.place(props.gift("#5cb0a8", "#f4d060"), -0.06, top_y - 0.06, 0.24, 1.02, shadow=False)
    # Whose birthday it is: behind the table, too late with his breath, both hands flat on the cloth.
    x, y, k = -0.72, -1.18, 1.06
    boy = people.boy(
        Pose(near_leg=(-5, -5), far_leg=(6, 4), lean=10, nod=-6),
        mood="angry",
        profile=True,
        gaze=(0.7, 0.9),
        nose="snub",
        skin="#a06a44",
        hair="curly",
        hair_colour="#20161a",
        hat="paper",
        top="#f4c840",
        pattern="dots",
        pattern_colour="#c8402c",
        hands=("flat", "flat"),
        touch={"hand": people.local((-0.55, -0.85), x, y, k), "far_hand": people.local((-0.27, -0.8), x, y, k), "elbows": (-1, -1)},
    )
    n = len(HANDS["flat"]) + 1
    s.place(Figure(boy.parts[n:-n]), x, y, k, 1.6, shadow=False)
    for arm, d in ((boy.parts[:n], 1.2), (boy.parts[-n:], 1.12)):
        s.place(Figure(arm), x, y, k, d, shadow=False)
    for hx, hy in ((-0.5, -0.89), (-0.24, -0.82)):
        weather.contact(s, hx, hy, 0.22, 1.21, 0.4, "#8a6a5c")
    s.place(animals.cat("sit", "#f4ece0"), 0.76, top_y - 0.04, 0.28, 0.96, shadow=False)
    light.sun(s, 1.4, side=0.5, height=0.7)
    light.rig(s, 800, 150)
