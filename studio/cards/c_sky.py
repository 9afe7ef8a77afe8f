"""Clouds, moons, mountains: what swings, looks and talks across the air."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, veils, weather
from theatre.colour import lighter
from theatre.curves import bezier, circle, draw, ellipse, line, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import marvels
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def trapeze(s: Stage, top: tuple[float, float], grip: tuple[float, float], depth: float, half: float = 0.13) -> None:
    """Two ropes from a cloud to a bar."""
    dx, dy = grip[0] - top[0], grip[1] - top[1]
    n = math.hypot(dx, dy)
    px, py = -dy / n * half, dx / n * half
    for d in (-1, 1):
        s.sheet(line([(top[0] + d * px, top[1] + d * py), (grip[0] + d * px, grip[1] + d * py)], 0.013), depth, "#f8e8d0", thick=0.008, edge=0, shadow=False)
    s.puff(
        line([(grip[0] - px * 1.25, grip[1] - py * 1.25), (grip[0] + px * 1.25, grip[1] + py * 1.25)], 0.03),
        depth - 0.02,
        0.02,
        "#a8602c",
        "#f0b060",
        shadow=False,
    )


@card("rose", focus=1.5)
def cloud_circus(s: Stage) -> None:
    sky.backdrop(s, wisps=0.4, glow=sky.Glow(-0.7, -0.7, 1.1, "#ffe4b8", 0.6), heaps=[(0.7, -0.5, 0.7)])
    for i, (y, d) in enumerate(((-1.06, 4.2), (-1.18, 3.4), (-1.3, 2.7))):
        c = ("#d8a0a8", "#b87890", "#8f587c")[i]
        s.sheet(land.hill(s.rng, y, 0.05, 0.6), d, c, lighter(c, 0.35), span=(y - 0.2, y + 0.08))
        weather.fog(s, d - 0.2, "#f8d0c0", 0.35, y - 0.3, y + 0.1)
    s.place(props.house("#fbe4cc", "#c84c4c", True), 0.66, -1.36, 0.3, 2.5)
    clouds = ((-0.62, 1.14, 1.0, 2.2), (0.66, 1.0, 0.95, 2.2), (0.74, -0.34, 0.8, 2.0))
    for x, y, w, d in clouds:
        weather.cloud(s, x, y, w, d, "#d88a9c", "#fff0e4", flat=True)
    s.sheet(props.ladder((0.64, -1.06), (0.72, -0.3), 0.09), 2.3, "#a8603c", "#f0c088", thick=0.02)
    # The flyer in the middle of the air, the catchers on either side.
    trapeze(s, (-0.6, 1.2), (-0.66, 0.42), 1.7)
    s.place(people.acrobat("hang", top="#2f6a9c", bottom="#fbf0dc", mood="happy"), -0.66, 0.44, 0.72, 1.5, turn=-6)
    trapeze(s, (0.66, 1.06), (0.72, 0.62), 1.7)
    s.place(
        people.sweep("hang", hat="", hair="curly", top="#2f8a7a", bottom="#fbf0dc", clothes="trousers", pattern="stripes", pattern_colour="#f6d458"),
        0.72,
        0.64,
        0.66,
        1.5,
        turn=8,
    )
    s.place(
        people.girl("fly", top="#e8302c", pattern="stars", pattern_colour="#ffe070", clothes="trousers", bottom="#e8302c", mood="happy"),
        -0.36,
        -0.3,
        0.86,
        1.15,
        turn=26,
    )
    trail = bezier((-0.86, -0.9), (-0.66, -0.6), (-0.3, -0.34), n=24)
    s.sheet(stroke(trail, 0.008, 0.05), 1.6, mat=veils.tint("#fff4d8", 0.5), shadow=False)
    # The net, held by birds.
    corners = ((-0.9, -0.86), (-0.3, -1.02), (0.3, -1.0), (0.94, -0.78))
    sag = bezier(corners[0], (-0.3, -1.36), (0.3, -1.36), corners[3], n=30)
    top = bezier(corners[0], corners[1], corners[2], corners[3], n=30)
    mesh = [line(sag, 0.014), line(top, 0.014)]
    mesh += [line([top[i], sag[min(29, i + 2)]], 0.01) for i in range(1, 29, 2)] + [line([top[min(29, i + 2)], sag[i]], 0.01) for i in range(1, 29, 2)]
    s.sheet(union(*mesh), 1.0, "#fff4e0", shadow=False, thick=0.006, edge=0, glow=0.15)
    for i, (x, y) in enumerate((corners[0], (-0.34, -0.94), (0.36, -0.94), corners[3])):
        s.place(animals.bird("fly", ("#c83c4c", "#3f6a9c", "#e8a030", "#2f8a7a")[i], "#fff0dc"), x, y - 0.03, 0.26, 0.9, flip=x > 0, shadow=False)
    weather.cloud(s, -0.96, -1.42, 0.9, 0.4, "#a86484", "#f0b4ac", flat=True)
    weather.cloud(s, -0.14, 0.62, 0.3, 3.2, "#e8a8a8", "#fff0e4", flat=True)
    light.sun(s, 1.2, "#ffe0c0", side=-0.8, height=0.5)
    light.rig(s, 900, 300)


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


@card("dusk", focus=1.4)
def moon_swing(s: Stage) -> None:
    sky.backdrop(s, stars=60, wisps=0.3, glow=sky.Glow(0.5, -0.6, 0.9, "#ffd0a0", 0.5))
    land.distance(s, "roofs", 2, y=-0.98, step=-0.12, tall=0.4, depth=4.2, gap=0.5, fog=0.5)
    weather.halo(s, -0.42, 0.96, 3.0, 0.9, "#ffe8b8", 0.4)
    s.place(props.crescent("#f8dc98", 0.4), -0.36, 0.52, 0.92, 2.2, turn=16)
    hook = (-0.24, 0.62)
    seat = (0.22, -0.3)
    dx, dy = seat[0] - hook[0], seat[1] - hook[1]
    n = math.hypot(dx, dy)
    px, py = -dy / n * 0.12, dx / n * 0.12
    for d, depth in ((-1, 1.15), (1, 1.5)):
        s.sheet(
            line([(hook[0] + d * 0.05, hook[1] + 0.02), (seat[0] + d * px, seat[1] + d * py)], 0.016),
            depth,
            "#fff0d0",
            shadow=False,
            thick=0.01,
            edge=0,
            glow=0.15,
        )
    turn = math.degrees(math.atan2(dx, -dy))
    s.puff(line([(seat[0] - px * 1.4, seat[1] - py * 1.4), (seat[0] + px * 1.4, seat[1] + py * 1.4)], 0.045), 1.3, 0.03, "#8a4c2c", "#d8945c", shadow=False)
    girl = people.girl("sit", top="#e8402c", pattern_colour="#ffe4b0", mood="happy", hair="long")
    s.place(girl, seat[0] - 0.02, seat[1] + 0.01, 0.8, 1.25, turn=turn * 0.7)
    # The tall house, on whose wall only the swing's shadow can be seen.
    box(0.5, -1.7, 1.4, -0.36)
    # Roofs below.
    room.town_row(s, -1.5, 2.0, ("#b87a74", "#8a6a8c", "#c8907c", "#a07488"), size=(0.4, 0.5), roofs=("#5a3a5c", "#6c3f54", "#4a3a64"))
    s.puff(Polygon([(-1.3, -1.6), (-1.3, -0.92), (-0.84, -0.62), (-0.36, -0.92), (-0.36, -1.6)]), 1.5, 0.03, "#a8685c", "#f0b890", brush="stone")
    s.puff(stroke([(-1.34, -0.96), (-0.84, -0.6), (-0.3, -0.98)], 0.07, 0.07, 0.07), 1.42, 0.04, "#4a2c4c", "#8a5470")
    shade = [p.shape for p in people.girl("sit", hair="long").moved(-0.72, -1.16, 20, 0.34).parts]
    ropes = union(line([(-0.9, -0.74), (-0.72 - 0.05, -1.14)], 0.014), line([(-0.88, -0.74), (-0.72 + 0.06, -1.16)], 0.014))
    s.sheet(union(*shade, ropes), 1.36, "#7a4658", "#7a4658", shadow=False, thick=0.004, edge=0)
    s.place(animals.cat("back", "#2a2038"), 0.62, -1.06, 0.24, 1.6, shadow=False)
    for x, y in ((-0.05, 0.3), (0.62, 0.62), (0.8, 0.1)):
        s.place(props.star("#ffe8a0", 0.9), x, y, 0.06, 2.6, shadow=False)
    for x, y, k in ((0.5, 0.96, 0.11), (0.66, 1.06, 0.09), (0.82, 0.98, 0.08)):
        s.place(animals.goose("fly", "#e8d8d8"), x, y, k, 3.0, shadow=False)
    weather.cloud(s, 0.78, -0.62, 0.6, 2.6, "#b88098", "#f4c8b8", flat=True)
    light.sun(s, 0.7, "#ffd8c8", side=-0.5, height=0.6)
    light.rig(s, 750, 250)
    light.lamp(s, -0.3, 0.7, 0.9, 14, "#ffe4b0", 0.3)


@card("poppy", focus=1.6)
def tin_telephone(s: Stage) -> None:
    sky.backdrop(s, heaps=[(0.0, 1.0, 0.8), (-0.7, 0.66, 0.5), (0.75, 0.6, 0.5)], glow=sky.Glow(0, -0.2, 0.9, "#fff4dc", 0.5))
    for i, (y, tall, d) in enumerate(((-0.5, 0.8, 4.4), (-0.8, 0.6, 3.9), (-1.1, 0.5, 3.4))):
        c = ("#e8a898", "#d07c70", "#b05450")[i]
        s.sheet(land.mountains(s.rng, y, tall, 5 + i), d, c, lighter(c, 0.4), span=(y - 0.3, y + tall))
        weather.fog(s, d - 0.2, "#fbe0cc", 0.45, y - 0.5, y + 0.4)
    # The river far below, with a boat on it, and meadows on either side.
    s.sheet(land.hill(s.rng, -0.86, 0.04, 0.6), 3.2, "#6a7a48", "#d8c888", span=(-1.5, -0.82), bump=0.5)
    bends = smooth([(0.16, -0.84), (-0.06, -0.93), (0.16, -1.04), (-0.12, -1.2), (0.06, -1.6)], closed=False, n=10)
    s.puff(stroke(bends, 0.02, 0.045, 0.08, 0.14, 0.22), 3.05, 0.008, "#3f98a8", "#c8f0f0", shadow=False)
    s.place(props.paper_boat("#fffaf0"), -0.08, -1.2, 0.1, 2.9, shadow=False)
    for x, y, h in ((-0.3, -0.9, 0.12), (-0.24, -0.96, 0.1), (0.32, -1.0, 0.13), (0.3, -1.16, 0.12), (-0.3, -1.1, 0.12)):
        s.puff(plants.poplar(s.rng, x, y, h), 2.95, 0.02, "#4f6a34", "#a8b858", shadow=False)
    # An earlier message, by air.
    s.place(props.paper_plane("#fffaf0"), 0.12, 0.52, 0.2, 2.2, turn=14, shadow=False)
    trail = bezier((-0.4, 0.36), (-0.24, 0.26), (-0.12, 0.42), (0.02, 0.5), n=40)
    s.sheet(union(*(line(trail[i : i + 3], 0.012) for i in range(0, 36, 5))), 2.3, "#fff4e4", thick=0.004, edge=0, shadow=False, glow=0.15)
    for side in (-1, 1):
        edge = "1.5,-0.14! 0.9,-0.12 0.56,-0.16! 0.5,-0.3 0.58,-0.5 0.46,-0.74 0.52,-1.0 0.36,-1.3 0.42,-2.0! 1.5,-2.0!"
        rock = draw(
            " ".join(f"{side * float(w.rstrip('!').split(',')[0])},{w.rstrip('!').split(',')[1]}{'!' if w.endswith('!') else ''}" for w in edge.split())
        )
        cracks = union(
            *(
                line(bezier((side * x, y), (side * (x + 0.1), y - 0.04), (side * (x + 0.3), y), n=8), 0.016)
                for x, y in ((0.56, -0.36), (0.6, -0.62), (0.54, -0.9), (0.5, -1.2), (0.75, -0.5), (0.8, -1.05))
            )
        )
        s.puff(rock, 2.0, 0.16, "#7a2c30", "#e0907c", [Mark(cracks, "#5a1c24", 0.5)], "stone", shadow=False)
        cap = draw(
            " ".join(
                f"{side * x},{y}" for x, y in ((1.5, -0.1), (0.9, -0.07), (0.52, -0.11), (0.5, -0.17), (0.62, -0.2), (0.76, -0.17), (0.9, -0.22), (1.5, -0.2))
            )
        )
        s.puff(cap, 1.75, 0.05, "#5c7a3c", "#b8c860", brush="fur")
    s.place(props.house("#fbeedc", "#b8323a", False, 56, 44, "#2f7a86"), -0.88, -0.11, 0.68, 1.7, shadow=False)
    s.place(props.house("#f4d8b8", "#2f6a74", False, 56, 44, "#b8323a", True), 0.88, -0.11, 0.68, 1.7, shadow=False)
    caller = people.girl(Pose((75, 125), (60, 110), (-8, -6), (12, 8), lean=2), top="#c82c34", mood="happy", hair="long")
    a = s.place(Figure(caller.parts[:-2], caller.points), -0.6, -0.1, 0.64, 1.5, shadow=False)
    # Her near arm lies over the can.
    s.place(Figure(caller.parts[-2:]), -0.6, -0.1, 0.64, 1.2, shadow=False)
    b = s.place(people.boy("shade", top="#2f6a8a", mood="happy"), 0.62, -0.1, 0.64, 1.5, flip=True, shadow=False)
    mx, my = a.points["mouth"]
    hx, hy = b.points["far_hand"]
    cup_a, cup_b = (mx + 0.18, my + 0.0), (hx - 0.03, hy - 0.05)
    can = thing(
        [
            piece(
                Polygon([(-30, -26), (-30, 26), (34, 20), (34, -20)]),
                "#c8d0d4",
                14,
                0,
                [Mark(union(box(-24, -30, -18, 30), box(20, -30, 26, 30)), "#7c8890", 0.8), Mark(box(-14, -30, 14, 30), "#e8b030", 0.9)],
            )
        ]
    )
    s.place(can, *cup_a, 0.27, 1.25, shadow=False)
    s.place(can, *cup_b, 0.27, 1.25, flip=True, shadow=False)
    p0, p1 = (cup_a[0] + 0.09, cup_a[1]), (cup_b[0] - 0.09, cup_b[1])
    low = min(p0[1], p1[1]) - 0.22
    thread = bezier(p0, (0, low), p1, n=40)
    s.sheet(line(thread, 0.015), 1.4, "#fff8e8", shadow=False, thick=0.01, edge=0, glow=0.2)
    bx, by = thread[19]
    s.place(animals.bird("perch", "#e8b030", "#fff4d8"), bx, by - 0.01, 0.24, 1.3, shadow=False)
    for i, (x, y, k) in enumerate(((-0.14, -0.46, 0.1), (0.16, -0.6, 0.08))):
        s.place(animals.bird("fly", "#8c2430", "#f4d8c0"), x, y, k, 2.6, flip=bool(i), shadow=False)
    for side in (-1, 1):
        tree_x = side * 0.97
        s.puff(plants.round_tree(s.rng, tree_x, -0.14, 0.46), 1.4, 0.05, "#4f6a2c", "#b8c058", brush="stone", shadow=False)
    for x, y, w, d in ((-0.5, -1.42, 0.8, 0.9), (0.55, -1.46, 0.9, 0.8), (0.05, -1.5, 0.6, 0.6)):
        weather.cloud(s, x, y, w, d, "#e8a898", "#fff4e8", flat=False)
    light.sun(s, 1.6, side=-0.6)
    light.rig(s, 800, 250)
