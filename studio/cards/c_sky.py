"""Clouds, moons, mountains: what swings, looks and talks across the air."""

import math

from shapely.geometry import Polygon, box
from shapely.ops import nearest_points

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, polygons, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import marvels
from theatre.registry import card
from theatre.stage import Stage


@card("midnight", focus=1.4)
def moon_telescope(s: Stage) -> None:
    s.view(rise=-0.5, pivot=1.4)
    sky.backdrop(s, stars=260, wisps=0.2, glow=sky.Glow(0.4, 0.5, 1.1, "#9cc0e8", 0.6))
    for x, tall, d in ((0.7, 0.6, 4.2), (-0.6, 0.46, 3.9), (0.3, 0.36, 3.5)):
        s.sheet(land.peak(x, -1.2, 1.5, tall, s.rng), d, "#2c4a80", "#7c9cd0", span=(-1.2, -0.6))
        weather.fog(s, d - 0.15, "#4a6ca8", 0.35, -1.4, -0.7)
    weather.halo(s, 0.42, 0.52, 3.0, 1.3, "#ffe4a8", 0.4)
    # The moon has come down to look in at the other end: one eye wide at the glass, the other shut tight.
    mx, my, r = 0.42, 0.5, 0.74
    craters = union(
        *(circle(mx + dx, my + dy, q) for dx, dy, q in ((0.34, 0.44, 0.09), (0.5, 0.1, 0.06), (0.3, -0.5, 0.1), (-0.1, 0.6, 0.05), (0.56, -0.24, 0.08)))
    )
    ex, ey = -0.04, 0.36
    shut = union(
        line(bezier((mx + 0.0, my + 0.1), (mx + 0.12, my + 0.0), (mx + 0.26, my + 0.08), n=12), 0.03),
        *(stroke([(mx + 0.02 + 0.07 * i, my + 0.05 - 0.014 * (1.5 - abs(i - 1.5))), (mx - 0.02 + 0.09 * i, my - 0.05)], 0.02, 0.008) for i in range(4)),
    )
    brow = union(
        stroke(bezier((mx + 0.0, my + 0.24), (mx + 0.14, my + 0.2), (mx + 0.3, my + 0.24), n=10), 0.04, 0.02),
        stroke(bezier((ex - 0.1, ey + 0.3), (ex + 0.06, ey + 0.38), (ex + 0.2, ey + 0.3), n=10), 0.036, 0.02),
    )
    grin = stroke(bezier((mx - 0.36, my - 0.36), (mx - 0.2, my - 0.5), (mx + 0.1, my - 0.44), (mx + 0.2, my - 0.28), n=20), 0.02, 0.04, 0.02)
    marks = [
        Mark(craters, "#d0ac74", 0.55),
        Mark(circle(mx + 0.26, my - 0.16, 0.13), "#f0946c", 0.6, 0.03),
        Mark(circle(mx - 0.42, my - 0.3, 0.1), "#f0946c", 0.5, 0.03),
        Mark(union(shut, grin), "#6a3a28"),
        Mark(brow, "#a88048", 0.9),
    ]
    s.puff(circle(mx, my, r), 2.3, 0.34, "#e8c078", "#fff0c0", marks, glow=0.3, shadow=False)
    nose = draw(
        f"{mx - 0.2},{my + 0.1} {mx - 0.14},{my - 0.1} {mx - 0.1},{my - 0.22} {mx - 0.24},{my - 0.3} {mx - 0.36},{my - 0.24} {mx - 0.32},{my - 0.12} {mx - 0.24},{my + 0.04}"
    )
    s.puff(nose, 1.9, 0.1, "#e0b46c", "#fbe4a8", glow=0.2, shadow=False)
    white = ellipse(ex, ey, 0.19, 0.17)
    aim = (ex - 0.05, ey - 0.05)
    eye = [Mark(circle(*aim, 0.1), "#3f7ab0"), Mark(circle(*aim, 0.055), "#141420"), Mark(circle(aim[0] + 0.03, aim[1] + 0.05, 0.022), "#ffffff")]
    s.puff(white, 1.86, 0.07, "#d8d8d8", "#ffffff", eye, glow=0.2, shadow=False)
    s.puff(
        stroke(bezier((ex - 0.22, ey + 0.02), (ex - 0.1, ey + 0.24), (ex + 0.12, ey + 0.22), (ex + 0.22, ey), n=16), 0.03, 0.06, 0.03),
        1.76,
        0.03,
        "#c89c58",
        "#f0d090",
        shadow=False,
    )
    cliff = draw("-1.7,-0.7! -0.9,-0.68 -0.4,-0.72 0.0,-0.78 0.2,-0.86 0.3,-1.0 0.4,-1.3 0.6,-1.5 0.7,-2.2! -1.7,-2.2!")
    s.puff(cliff, 1.5, 0.14, "#24386a", "#7c94c4", brush="stone")
    # An old woman with her eye to the glass, one hand on the tube, one turning the screw.
    x, y, k = -0.74, -0.76, 0.86
    root, tip = (-0.59, 0.0), (-0.14, 0.27)
    turn = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    on = (root[0] + 0.06, root[1] - 0.02)
    weather.contact(s, x, y, 0.5, 1.1, 0.5)
    star_gazer = people.old_woman(
        Pose(near_leg=(-6, -6), far_leg=(8, 6), lean=-18, nod=-14),
        mood="surprised",
        profile=True,
        gaze=(0.9, 0.9),
        age=2,
        nose="long",
        skin="#96633f",
        glasses=False,
        scarf="#e8b040",
        top="#b83a3c",
        pattern="stars",
        pattern_colour="#ffd878",
        hands=("grip", "flat"),
        touch={"hand": people.local(on, x, y, k), "far_hand": people.local((root[0] + 0.2, root[1] + 0.06), x, y, k)},
    )
    s.place(star_gazer, x, y, k, 1.05, shadow=False)
    s.place(marvels.spyglass("#d89c3c"), *root, math.dist(root, tip) / 1.13, 0.96, turn=turn, shadow=False)
    mid = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2)
    tripod = union(*(stroke([(mid[0] - 0.02, mid[1] - 0.05), (px, -0.8)], 0.03, 0.022) for px in (-0.46, -0.26, -0.04)))
    s.puff(tripod, 1.1, 0.02, "#5a3a24", "#b8844c", shadow=False)
    # The fox has found a glass of his own, and looks at us.
    fx = 0.1
    s.place(animals.fox("sit", "#e0661e"), fx, -0.86, 0.32, 1.0, flip=True, shadow=False)
    s.place(marvels.spyglass("#c88c34"), fx - 0.05, -0.68, 0.2, 0.85, turn=200, shadow=False)
    lamp = s.place(props.lantern("#8a6a34"), -0.98, y - 0.02, 0.22, 0.9, shadow=False)
    weather.halo(s, *lamp.points["lamp"], 0.8, 0.3, "#ffc060", 0.5)
    light.lamp(s, -0.8, y + 0.5, 0.4, 7, "#ffc890", 0.2)
    for px, py in ((-0.2, -1.2), (-0.66, -1.12)):
        s.sheet(plants.pine(s.rng, px, py - 0.3, 0.4), 1.1, "#14244a", "#3f5c94", shadow=False)
    light.rig(s, 700, 120)
    light.lamp(s, 0.2, 0.5, 0.9, 30, "#ffe4a8", 0.3)


@card("dusk", focus=1.2)
def moon_swing(s: Stage) -> None:
    sky.backdrop(s, stars=70, wisps=0.35, glow=sky.Glow(0.3, -0.6, 1.0, "#ffd0a0", 0.6))
    land.distance(s, "roofs", 2, y=-1.0, step=-0.1, tall=0.3, depth=4.2, gap=0.5, fog=0.5)
    room.town_row(s, -1.36, 2.9, ("#b87a74", "#8a6a8c", "#c8907c"), x0=-0.4, size=(0.22, 0.28), roofs=("#5a3a5c", "#6c3f54", "#4a3a64"))
    room.town_row(s, -1.66, 2.2, ("#b87a74", "#8a6a8c", "#c8907c", "#a07488"), x0=-0.5, size=(0.4, 0.48), roofs=("#5a3a5c", "#6c3f54", "#4a3a64"))
    for x, y, k in ((-0.62, 1.02, 0.13), (-0.44, 1.14, 0.1), (-0.28, 1.04, 0.08)):
        s.place(animals.goose("fly", "#e8d8d8"), x, y, k, 3.0, shadow=False)
    for x, y in ((-0.2, 0.66), (-0.8, 0.72), (0.86, 0.2), (0.2, 1.3)):
        s.place(props.star("#ffe8a0", 0.9), x, y, 0.06, 2.8, shadow=False)
    # The moon sleeps while it is swung from.
    weather.halo(s, 0.62, 0.98, 2.6, 0.85, "#ffe8b8", 0.4)
    moon = draw(
        "0.16,1.4! 0.4,1.3 0.56,1.16 0.6,1.06 0.52,1.0 0.44,0.93 0.48,0.89! 0.56,0.87 0.53,0.83 0.56,0.8! 0.53,0.77 0.56,0.72 0.54,0.64 0.44,0.56 0.2,0.5! 0.5,0.4 0.8,0.44 1.06,0.64 1.2,0.98 1.1,1.3 0.8,1.5 0.4,1.5"
    )
    lid = line(bezier((0.64, 1.01), (0.7, 0.95), (0.78, 1.0), n=12), 0.02)
    lashes = union(*(line([(0.655 + 0.04 * i, 0.985 - 0.008 * (1.2 - abs(i - 1))), (0.645 + 0.045 * i, 0.945)], 0.012) for i in range(3)))
    lips = line(bezier((0.545, 0.8), (0.6, 0.79), (0.65, 0.83), n=8), 0.016)
    craters = union(circle(0.9, 1.2, 0.06), circle(0.96, 0.8, 0.045), circle(0.66, 1.34, 0.035), circle(0.62, 0.52, 0.03))
    s.puff(
        moon,
        2.2,
        0.18,
        "#d8a868",
        "#fce8b0",
        [
            Mark(craters, "#c89860", 0.5, 0.004),
            Mark(circle(0.74, 0.86, 0.06), "#f09878", 0.55, 0.03),
            Mark(union(lid, lashes), "#5a3a28", 0.95),
            Mark(lips, "#a84a38", 0.9),
        ],
        glow=0.3,
        bump=0.5,
        shadow=False,
    )
    # The tall house: on its wall swings a shadow that is nobody's.
    wall = Polygon([(-1.4, -1.8), (-1.4, 0.36), (-1.02, 0.52), (-0.4, -0.02), (-0.4, -1.8)])
    s.puff(wall, 1.9, 0.01, "#b87064", "#fcc89c", [Mark(props.buildings.bricks(-1.4, -1.8, -0.4, 0.5, 0.16, 0.08), "#a86858", 0.22)], "stone", shadow=False)
    s.puff(stroke([(-1.5, 0.3), (-1.02, 0.56), (-0.3, -0.1)], 0.09, 0.1, 0.08), 1.7, 0.05, "#4a2c4c", "#8a5470", shadow=False)
    s.puff(union(box(-0.7, 0.14, -0.54, 0.6), box(-0.73, 0.54, -0.51, 0.62)), 1.96, 0.04, "#6a4454", "#b88084", shadow=False)
    for x, y in ((-0.86, -1.2), (-0.58, -1.2)):
        pane = box(x - 0.08, y - 0.12, x + 0.08, y + 0.12)
        s.puff(pane.buffer(0.024), 1.84, 0.01, "#6a3c48", "#a06870", shadow=False)
        s.puff(
            pane,
            1.8,
            0.004,
            "#f0b048",
            "#ffe090",
            [Mark(union(line([(x, y - 0.14), (x, y + 0.14)], 0.014), line([(x - 0.1, y + 0.02), (x + 0.1, y + 0.02)], 0.014)), "#6a3c48")],
            glow=0.5,
            shadow=False,
        )
    # Both swing on ropes that hang at the same slant, mirrored.
    slant = 0.34

    def along(x: float, y: float, n: float, side: int) -> tuple[float, float]:
        return x + side * math.sin(slant) * n, y + math.cos(slant) * n

    def swinger(x: float, y: float, k: float, side: int) -> Figure:
        """Side 1 hangs from the right and faces left."""
        return people.girl(
            Pose((120, 150), (120, 150), (106, 88), (98, 76), lean=-54, nod=-36, anchor="seat"),
            mood="happy",
            profile=True,
            gaze=(0.9, 0.2),
            nose="snub",
            hair="long",
            top="#e8402c",
            pattern_colour="#fff0c8",
            shoes="#7a1c24",
            hands=("grip", "grip"),
            touch={
                "hand": people.local(along(x - side * 0.03, y, 0.35 * k, side), x, y, k, side > 0),
                "far_hand": people.local(along(x + side * 0.04, y, 0.42 * k, side), x, y, k, side > 0),
            },
        )

    qx, qy, qk, fore = -0.68, -0.46, 0.66, 0.1
    ghost = people.girl(
        Pose((60, 110), (60, 110), (100, 70), (92, 60), lean=-34, nod=-10, anchor="seat"),
        profile=True,
        nose="snub",
        hair="bun",
        hands=("grip", "grip"),
        touch={
            "hand": people.local(along(qx + fore, qy, 0.4 * qk, -1), qx, qy, qk),
            "far_hand": people.local(along(qx + fore, qy, 0.5 * qk, -1), qx, qy, qk),
        },
    ).moved(qx, qy, 0, qk)
    cords = [line([(qx + d, qy - 0.01), along(qx + d, qy - 0.01, 1.2, -1)], 0.018) for d in (fore, fore - 0.2)]
    plank = move(box(-0.15, -0.02, 0.15, 0.02), qx, qy - 0.03, math.degrees(slant))
    shade = union(*(p.shape for p in ghost.parts), *cords, plank)
    # A sheet with holes fills badly: the larger gaps are opened by a hair's breadth, the smaller closed.
    shade = max(polygons(shade.intersection(wall)), key=lambda p: p.area)
    gaps = [Polygon(ring) for ring in shade.interiors if Polygon(ring).area > 3e-4]
    whole = Polygon(shade.exterior)
    slits = [line([(q.x, q.y) for q in nearest_points(g, whole.exterior)], 0.003) for g in gaps]
    shade = whole.difference(union(*gaps, *slits)).simplify(0.001) if gaps else whole
    s.sheet(shade, 1.72, mat=veils.tint("#4a1c3c", 0.66), shadow=False, thick=0.004, edge=0)
    # The girl at the height of her swing; her toes nearly meet the shadow's.
    gx, gy, gk = 0.1, -0.48, 1.14
    far, near = (gx + 0.04, gy - 0.01), (gx - 0.03, gy)
    far_end, near_end = along(*far, 1.04, 1), along(*near, 1.04, 1)
    tie = union(*(stroke([(far_end[0] - 0.07 + 0.03 * i, 0.37), (far_end[0] - 0.04 + 0.03 * i, 0.56)], 0.026, 0.026) for i in range(3)))
    s.puff(tie, 1.9, 0.02, "#a88858", "#fff0d0", shadow=False)
    s.puff(line([far, far_end], 0.02), 1.5, 0.012, "#b89868", "#fff0d0", shadow=False)
    s.puff(move(box(-0.15, -0.03, 0.15, 0.03), gx, gy - 0.025, -math.degrees(slant)), 1.2, 0.04, "#7a4428", "#d8945c", brush="plank", shadow=False)
    f = s.place(swinger(gx, gy, gk, 1), gx, gy, gk, 1.15, flip=True, shadow=False)
    s.puff(line([near, near_end], 0.022), 0.92, 0.014, "#b89868", "#fff4dc", shadow=False)
    for (px, py), d in ((f.points["palm"], 0.8), (f.points["far_palm"], 1.3)):
        for i in range(4):
            x, y = along(px, py, (i - 1.5) * 0.027, 1)
            s.puff(limb([(x + 0.034, y - 0.006), (x, y + 0.002), (x - 0.03, y + 0.004)], 0.027, 0.03, 0.024), d, 0.014, "#a87048", "#d8a078", shadow=False)
    # A roof at the lower right, and who else is up.
    s.puff(
        Polygon([(0.3, -1.7), (0.72, -1.2), (1.5, -1.36), (1.5, -1.7)]),
        0.8,
        0.04,
        "#3a2444",
        "#7a4c6c",
        [Mark(props.buildings.tiles(0.2, -1.7, 1.5, -1.2, 0.11), "#2c1a38", 0.7)],
        shadow=False,
    )
    s.place(animals.cat("back", "#241a30"), 0.74, -1.22, 0.3, 0.75, flip=True, shadow=False)
    light.sun(s, 0.8, "#ffd0b0", side=0.6, height=0.4)
    light.rig(s, 700, 250)
    light.lamp(s, 0.4, 0.4, 0.7, 10, "#ffe4b0", 0.3)
