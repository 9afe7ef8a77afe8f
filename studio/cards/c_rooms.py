"""Rooms where something is wrong."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, room, sky, solids, weather
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.props import marvels, trinkets
from theatre.registry import card
from theatre.stage import Stage


@card("paper", focus=1.6)
def crow_throne(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2)
    holes = []
    for x in (-0.87, 0.87):
        holes.append(room.window(s, x, 0.5, 0.26, 1.0, 3.2, "#f4f0e8", view=room.view(s), bars=(1, 3), arch=True, strength=1.0))
    room.wall(s, 3.2, "#b8b4b0", "#e0dcd4", "diamonds", "#cfcac2", 0.24, union(*holes), -0.62)
    room.tiles(s, -1.5, "#e8e4dc", "#54525c", 0.5)
    # The curtain behind the throne, and who stands behind it.
    rows = []
    for v in range(41):
        t = v / 40
        rows.append([(-0.77 + 1.54 * u / 110, -0.66 + t * 2.36, 2.85 + 0.05 * math.sin(u / 110 * math.tau * 11 + t)) for u in range(111)])
    solids.cloth(s, rows, material.solid("#6a6c7c", "#54566a", rough=0.8, bump=0.3, grain=50))
    for x in (0.6, 0.7):
        boot = draw(f"{x - 0.05},-0.56! {x + 0.05},-0.56! {x + 0.05},-0.72 {x + 0.12},-0.76 {x + 0.12},-0.8! {x - 0.06},-0.8!")
        s.puff(boot, 2.5, 0.04, "#5a1c20", "#b83a38", [Mark(box(x - 0.06, -0.64, x + 0.06, -0.6), "#f0c860")], shadow=False)
    y = -0.86
    for i, (w, yy) in enumerate(((0.94, -0.98), (0.86, -0.88))):
        solids.block(s, 0, yy, 2.3 + 0.1 * i, w * 2, 0.1, 0.8, material.solid(("#a8a29c", "#c4beb6")[i], rough=0.7, bump=0.3))
    carpet = Polygon([(-0.2, -0.84), (0.2, -0.84), (0.42, -1.7), (-0.42, -1.7)])
    s.sheet(carpet, 1.72, "#8a1c28", "#c83844", span=(-1.5, -0.8), shadow=False, thick=0.004)
    s.sheet(
        union(*(Polygon([(d * 0.16, -0.84), (d * 0.18, -0.84), (d * 0.38, -1.7), (d * 0.33, -1.7)]) for d in (-1, 1))),
        1.7,
        "#e8bc50",
        shadow=False,
        thick=0.004,
    )
    solids.block(s, 0, -1.497, 0.0, 0.72, 0.006, 3.4, material.solid("#a82430", "#8a1c28", rough=0.95, bump=0.4, grain=80))
    for side in (-1, 1):
        solids.block(s, side * 0.31, -1.493, 0.0, 0.035, 0.006, 3.4, material.solid("#e8bc50", rough=0.8, bump=0))
    s.place(marvels.throne(), 0, y, 0.86, 1.9)
    c = s.place(animals.crow("perch"), -0.04, y + 0.4, 0.84, 1.5)
    hx, hy = c.points["head"]
    s.puff(
        ellipse(hx + 0.06, hy + 0.02, 0.028, 0.02),
        1.05,
        0.01,
        "#e8402c",
        "#ff8c50",
        [Mark(circle(hx + 0.064, hy + 0.02, 0.009), "#1c0c0c")],
        glow=0.6,
        shadow=False,
    )
    crown = draw(
        f"{hx - 0.17},{hy + 0.1}! {hx - 0.2},{hy + 0.3}! {hx - 0.09},{hy + 0.2}! {hx - 0.02},{hy + 0.34}! {hx + 0.05},{hy + 0.2}! {hx + 0.15},{hy + 0.3}! {hx + 0.13},{hy + 0.1}!"
    )
    gems = union(circle(hx - 0.1, hy + 0.13, 0.018), circle(hx - 0.02, hy + 0.13, 0.02), circle(hx + 0.06, hy + 0.13, 0.018))
    s.puff(crown, 1.1, 0.05, "#c88c1c", "#ffe070", [Mark(gems, "#c8242c")])
    # The queue.
    spoon = trinkets.spoon("#e8ecf0")
    queue = (
        (animals.hare("up", "#d8cfc4"), -0.52, -1.16, 0.44, 1.3, False),
        (animals.mouse("up", "#8c8690"), -0.7, -1.28, 0.34, 1.1, False),
        (animals.hare("up", "#a8927c"), -0.88, -1.36, 0.5, 0.9, False),
        (animals.mouse("up", "#a89a94"), 0.46, -1.2, 0.32, 1.3, True),
        (animals.mouse("up", "#7c7884"), 0.66, -1.34, 0.36, 1.1, True),
        (animals.hare("up", "#f4ece0"), 0.88, -1.36, 0.5, 0.9, True),
    )
    for f, x, yy, k, d, flip in queue:
        g = s.place(f, x, yy, k, d, flip=flip, shadow=False)
        weather.contact(s, x, yy, k * 0.6, d + 0.06, 0.5)
        px, py = g.points["hand"]
        s.place(spoon, px, py + 0.16 * k, 0.6 * k, d - 0.24 * k, turn=74, flip=flip, shadow=False)
    light.sun(s, 1.2, side=-0.5)
    light.rig(s, 900, 200)


@card("violet", focus=1.5)
def bed_voyage(s: Stage) -> None:
    opening = box(0.34, -0.9, 0.86, 0.62)
    night = ((0.0, "#6c7cc8"), (0.5, "#3c4494"), (1.0, "#1c2060"))
    s.screen(sky.paint(night, s.seed, stars=160, wisps=0.2), 4.4, frame=(0.1, -1.2, 1.1, 0.9))
    s.puff(
        circle(0.6, 0.3, 0.21),
        4.1,
        0.08,
        "#f0cc80",
        "#fff4d0",
        [
            Mark(union(circle(0.53, 0.35, 0.02), circle(0.67, 0.35, 0.02)), "#5a3a28"),
            Mark(line(bezier((0.54, 0.23), (0.6, 0.18), (0.66, 0.23), n=10), 0.018), "#8a3a28"),
            Mark(union(circle(0.48, 0.27, 0.035), circle(0.72, 0.27, 0.035)), "#f0946c", 0.6, 0.02),
        ],
        glow=0.5,
    )
    room.wall(s, 3.4, "#6a5098", "#9c78b8", "stars", "#b494cc", 0.26, opening, None)
    s.sheet(opening.buffer(0.07, join_style=2).difference(opening), 3.3, "#c89c70", "#f0d0a0", thick=0.1, translucent=0)
    s.sheet(Polygon([(0.34, -0.9), (0.34, 0.62), (0.12, 0.74), (0.12, -1.1)]), 3.1, "#8a4c50", "#c87c6c", thick=0.04, translucent=0)
    # Pictures askew, a stair out of the water.
    for x, y, w, h, t, c in ((-0.66, 0.86, 0.3, 0.38, 8, "#f4dca0"), (-0.1, 1.06, 0.26, 0.22, -10, "#a8d0d8")):
        s.puff(
            move(box(-w / 2, -h / 2, w / 2, h / 2), x, y, t),
            3.25,
            0.02,
            "#8a5a34",
            "#d8a860",
            [Mark(move(box(-w / 2 + 0.04, -h / 2 + 0.04, w / 2 - 0.04, h / 2 - 0.04), x, y, t), c)],
        )
    for i, (y, d) in enumerate(((-0.62, 2.9), (-0.74, 2.3))):
        low, high = (("#34307c", "#7c70c0"), ("#2c2c74", "#6c68b8"))[i]
        s.sheet(land.swell(s.rng, y, 0.04, 4), d, low, high, span=(y - 0.3, y + 0.06))
    s.place(props.bed("#a8643c", "#c83c54", "#f8d8a0"), -0.06, -0.98, 0.86, 1.7, turn=7, shadow=False)
    s.puff(line([(-0.02, -0.5), (-0.06, 1.06)], 0.05), 1.75, 0.03, "#8a5430", "#d8a060", brush="plank")
    sail = draw("-0.02,0.98! -0.56,0.84 -0.66,0.3 -0.6,-0.16! -0.3,-0.06 -0.04,-0.1!")
    hem = union(*(line(bezier((-0.05, y), (-0.34, y - 0.02), (-0.66, y - 0.06), n=14), 0.05) for y in (0.76, 0.42, 0.08)))
    s.puff(sail, 1.6, 0.2, "#d8cce8", "#fffaf4", [Mark(hem, "#8fa8dc", 0.8)], "cloth")
    flag = draw("-0.06,1.04! 0.1,1.14 0.24,1.08! 0.2,1.0 0.12,0.98 -0.06,0.94!")
    s.puff(flag, 1.65, 0.03, "#c83c54", "#f07c7c", brush="cloth", shadow=False)
    room.string(s, [(-0.6, -0.16), (-0.4, -0.4), (0.28, -0.3)], 1.4, "#fff0d0", 0.012, 0.1)
    s.place(people.sleeper("pull", mood="surprised", top="#fff0d0", pattern_colour="#e8783c", hat="paper"), 0.3, -0.54, 0.56, 1.4, flip=True, shadow=False)
    s.place(animals.cat("sit", "#e89048"), 0.62, -0.5, 0.26, 1.5, flip=True, shadow=False)
    for i, (y, d) in enumerate(((-0.9, 1.25), (-1.08, 0.9), (-1.28, 0.5))):
        low, high = (("#2c2870", "#8478d0"), ("#24226a", "#6c60bc"), ("#181850", "#504aa0"))[i]
        g = land.breakers(s.rng, y - 0.06, 5 - i, 0.13 + 0.03 * i) if i < 2 else land.swell(s.rng, y, 0.05, 3)
        s.sheet(g, d, low, high, span=(y - 0.25, y + 0.1))
    s.place(props.chair("#c88c50"), -0.74, -1.24, 0.42, 1.05, turn=40, shadow=False)
    s.place(props.clock("#c88c50", hour=3, minute=10), 0.74, -1.2, 0.26, 0.75, turn=20, shadow=False)
    light.rig(s, 850, 150)
    light.lamp(s, 0.5, 0.2, 2.6, 30, "#ffe0a0", 0.3)
    light.lamp(s, -0.1, 0.1, 0.6, 10, "#ffd0a0", 0.3)


@card("teal", focus=1.7)
def whale_window(s: Stage) -> None:
    opening = box(-0.7, -0.34, 0.7, 1.16)
    skin = box(-1.2, -0.9, 1.2, 1.6)
    throat = union(*(line(bezier((-1.2, -0.2 - i * 0.1), (0.0, 0.02 - i * 0.11), (1.2, -0.3 - i * 0.1), n=20), 0.022) for i in range(5)))
    belly = Polygon([*bezier((-1.2, -0.06), (-0.2, 0.2), (0.5, -0.06), (1.2, -0.2), n=24), (1.2, -0.9), (-1.2, -0.9)])
    lip = line(bezier((-1.2, -0.06), (-0.2, 0.2), (0.5, -0.06), (1.2, -0.2), n=24), 0.03)
    spots = union(*(circle(s.rng.uniform(-0.8, 0.8), s.rng.uniform(0.1, 1.3), s.rng.uniform(0.008, 0.024)) for _ in range(40)))
    s.puff(
        skin,
        3.7,
        0.02,
        "#2f6a7c",
        "#123a4c",
        [Mark(spots, "#7cb8bc", 0.5), Mark(belly, "#b8d4cc", 0.9), Mark(throat, "#4a8088", 0.8), Mark(lip, "#0c2c3c", 0.9)],
        "skin",
        glow=0.16,
    )
    ex, ey = 0.06, 0.58
    for r, d, low, high in ((0.5, 3.55, "#1a4a5a", "#2f6878"), (0.43, 3.5, "#235866", "#3f8090")):
        s.puff(
            draw(
                f"{ex - r},{ey - 0.02} {ex - r * 0.5},{ey + r * 0.66} {ex + r * 0.5},{ey + r * 0.66} {ex + r},{ey - 0.02} {ex + r * 0.5},{ey - r * 0.62} {ex - r * 0.5},{ey - r * 0.62}"
            ),
            d,
            0.06,
            low,
            high,
            shadow=False,
        )
    eye = draw(f"{ex - 0.35},{ey - 0.02} {ex - 0.18},{ey + 0.22} {ex + 0.18},{ey + 0.22} {ex + 0.35},{ey - 0.02} {ex + 0.18},{ey - 0.2} {ex - 0.18},{ey - 0.2}")
    iris = circle(ex - 0.02, ey + 0.0, 0.22)
    rays = union(
        *(
            line([(ex - 0.02 + 0.1 * math.cos(a), ey + 0.1 * math.sin(a)), (ex - 0.02 + 0.21 * math.cos(a), ey + 0.21 * math.sin(a))], 0.012)
            for a in [i * math.tau / 22 for i in range(22)]
        )
    )
    marks = [
        Mark(iris, "#d88c2c"),
        Mark(rays, "#ffd878", 0.9),
        Mark(circle(ex - 0.02, ey, 0.115), "#0a141c"),
        Mark(ellipse(ex - 0.08, ey + 0.08, 0.04, 0.05), "#ffffff"),
        Mark(circle(ex + 0.05, ey - 0.06, 0.018), "#ffffff", 0.8),
    ]
    s.puff(eye, 3.3, 0.07, "#c8d8d0", "#fbfff4", marks, "skin", glow=0.3, shadow=False)
    lid = line(bezier((ex - 0.37, ey - 0.02), (ex - 0.2, ey + 0.3), (ex + 0.2, ey + 0.3), (ex + 0.37, ey - 0.02), n=24), 0.05)
    s.puff(lid, 3.1, 0.04, "#123a4c", "#3f8090", shadow=False)
    room.window(s, 0, 0.41, 1.4, 1.5, 2.6, "#d8b888", bars=(1, 1))
    room.wall(s, 2.6, "#2f5a60", "#5c8c88", "leaves", "#47767a", 0.24, opening, -0.74)
    room.floor(s, -1.5, "#6a4630")
    for side in (-1, 1):
        room.curtain(s, side, 2.3, "#c85c3c", top=1.5, bottom=-0.62, inner=0.82, inner_top=0.6, tie=0.36, outer=1.12)
    t = s.place(props.table("#a8703c", width=120), 0.18, -1.42, 0.74, 1.3)
    top = t.points["top"][1]
    lamp = s.place(props.candle(), 0.5, top - 0.01, 0.3, 1.2, shadow=False)
    weather.halo(s, *lamp.points["flame"], 1.0, 0.42, "#ffc060", 0.55)
    light.lamp(s, lamp.points["flame"][0] - 0.06, lamp.points["flame"][1] + 0.05, 0.9, 12, "#ffc070", 0.08)
    light.lamp(s, 0.1, 0.1, 2.2, 14, "#ffd8a0", 0.3)
    light.lamp(s, -0.3, 0.7, 2.95, 14, "#c8f0e4", 0.3)
    # What she draws: a king, not the whale.
    paper = Polygon([(-0.06, top + 0.02), (0.26, top + 0.02), (0.3, top + 0.44), (-0.02, top + 0.44)])
    s.puff(paper, 1.08, 0.01, "#f4ecd8", "#fffaf0", shadow=False)
    s.place(people.king("wave"), 0.11, top + 0.06, 0.29, 1.0, turn=-3, shadow=False)
    s.place(props.chair("#8a5a34"), -0.46, -1.42, 0.72, 1.2)
    girl = people.girl("fish", top="#f0b428", mood="surprised")
    g = s.place(girl, -0.42, -1.06, 0.92, 1.05, shadow=False)
    hx, hy = g.points["far_hand"]
    s.puff(stroke([(hx - 0.05, hy - 0.04), (hx + 0.1, hy + 0.07)], 0.024, 0.01), 0.75, 0.012, "#c8302c", "#f07050", shadow=False)
    s.place(animals.cat("back", "#e8e0d4", collar="#c8302c"), -0.56, -0.36, 0.24, 2.3, shadow=False)
    light.rig(s, 900, 80)
