"""Rooms in which something is not as it should be."""

import math

from shapely.geometry import box

from theatre import animals, land, light, material, people, props, room, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
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


@card("parlour", focus=1.6)
def sea_drawer(s: Stage) -> None:
    view = sky.paint(((0.0, "#fdf4d0"), (0.5, "#c8e4dc"), (1.0, "#8cc0c8")), s.seed, wisps=0.3, heaps=[(-0.2, 0.3, 0.8)])
    hole = room.window(s, -0.6, 0.72, 0.56, 0.84, 3.2, "#fbf4e0", view, bars=(1, 1), light_in=60)
    room.wall(s, 3.2, "#9cb894", "#c8d8b4", "leaves", "#84a680", 0.3, hole, -0.62)
    room.floor(s, -1.42, "#a8784c")
    d, x = 1.9, 0.4
    y = solids.on_floor(s, -1.42, d)
    wood, dark = "#a8643c", "#6a3c24"
    body = box(x - 0.46, y + 0.1, x + 0.46, y + 1.42)
    s.puff(union(box(x - 0.44, y, x - 0.34, y + 0.14), box(x + 0.34, y, x + 0.44, y + 0.14)), d + 0.02, 0.04, dark, wood)
    s.puff(body, d, 0.05, darker(wood, 0.3), wood, brush="wood")
    s.puff(box(x - 0.52, y + 1.4, x + 0.52, y + 1.48), d - 0.1, 0.05, wood, lighter(wood, 0.25), brush="wood")
    for dy in (0.16, 0.48, 1.12):
        front = box(x - 0.4, y + dy, x + 0.4, y + dy + 0.25)
        s.puff(front, d - 0.12, 0.04, darker(wood, 0.1), lighter(wood, 0.14), [Mark(front.buffer(-0.03).boundary.buffer(0.006), dark, 0.7)], "wood")
        for u in (-0.2, 0.2):
            solids.ball(s, x + u, y + dy + 0.12, d - 0.22, 0.026, material.solid("#e8c060", rough=0.3, bump=0), 20)
    # The open drawer and what comes out of it.
    oy = y + 0.8
    s.puff(box(x - 0.42, oy - 0.02, x + 0.42, oy + 0.28), d - 0.1, 0.01, "#123c44", "#1f5a60")
    for dd, dy, low, high in ((0.2, 0.3, "#2a8a90", "#8cd4c8"), (0.34, 0.2, "#1f7a80", "#b8ece0")):
        crest = land.breakers(s.rng, oy + dy, 9, 0.16).intersection(box(x - 0.41, oy - 0.05, x + 0.41, oy + 0.8))
        s.puff(crest, d - dd, 0.05, low, high)
        if dd < 0.3:
            s.place(props.ship("#7a4630", "#fffaf0", "#c8442c"), x + 0.02, oy + 0.3, 0.4, d - 0.26, turn=-12)
    pour = draw(
        f"{x - 0.44},{oy + 0.3} {x - 0.1},{oy + 0.24} {x + 0.4},{oy + 0.2} {x + 0.38},{oy - 0.3} {x + 0.3},{y + 0.16} {x + 0.56},{y - 0.06} {x + 0.3},{y - 0.2} {x - 0.4},{y - 0.26} {x - 1.2},{y - 0.34} {x - 1.7},{y - 0.2} {x - 1.0},{y - 0.06} {x - 0.62},{y + 0.1} {x - 0.46},{oy - 0.3}"
    )

    def fall(u: float, w: float) -> Geom:
        v = s.rng.uniform(-0.05, 0.05)
        path = bezier(
            (x - 0.4 + 0.78 * u, oy + 0.2), (x - 0.42 + 0.76 * u + v, oy - 0.4), (x - 0.56 + 0.9 * u - v, y + 0.1), (x - 1.4 + 1.9 * u, y - 0.2), n=24
        )
        n = s.rng.randint(0, 9)
        return stroke(path[n : n + s.rng.randint(9, 14)], 0.004, w, 0.004)

    pale = union(*(fall(s.rng.random(), s.rng.uniform(0.02, 0.05)) for _ in range(34)))
    deep = union(*(fall(s.rng.random(), s.rng.uniform(0.03, 0.07)) for _ in range(20)))
    s.puff(pour, 1.15, 0.12, "#1a7080", "#5cc0b8", [Mark(deep, "#0f5668", 0.55, 0.004), Mark(pale, "#e0fbf0", 0.8, 0.002)])
    front = box(x - 0.46, oy - 0.12, x + 0.46, oy + 0.1)
    s.puff(front, 1.0, 0.05, darker(wood, 0.05), lighter(wood, 0.2), [Mark(front.buffer(-0.03).boundary.buffer(0.006), dark, 0.7)], "wood")
    for u in (-0.22, 0.22):
        solids.ball(s, x + u, oy - 0.01, 0.9, 0.028, material.solid("#e8c060", rough=0.3, bump=0), 20)
    for i in range(13):
        u = i / 12
        s.puff(circle(x - 0.42 + 0.84 * u, oy + 0.1 + 0.03 * math.sin(i * 2.3), s.rng.uniform(0.04, 0.075)), 0.92, 0.04, "#a8dcd4", "#fbfff4", shadow=False)
    spray = [(x - 0.5 + s.rng.uniform(-0.3, 0.8), oy + s.rng.uniform(-0.9, 0.5), 0.8, s.rng.uniform(0.008, 0.02)) for _ in range(46)]
    solids.balls(s, spray, material.solid("#f4fffa", rough=0.3, bump=0, glow=0.1))
    for i in range(16):
        fx = x - 1.3 + i * 0.12
        s.puff(circle(fx, y - 0.16 - 0.1 * math.sin(i * 0.5 + 0.4) + 0.02 * (i % 3), 0.05 + 0.02 * (i % 3)), 0.9, 0.04, "#b8e4d8", "#fbfff4", shadow=False)
    for fx, fy, k, t in ((x - 0.16, oy - 0.36, 0.2, -70), (x + 0.2, oy - 0.55, 0.17, -80)):
        s.place(animals.fish("#f08a3c", "#fff0c0"), fx, fy, k, 0.95, turn=t)
    s.place(people.old_man("pull", mood="surprised", top="#c8442c", bottom="#4a5a48"), -0.5, solids.on_floor(s, -1.42, 1.0) + 0.1, 1.1, 0.95)
    s.puff(ellipse(-0.5, -1.22, 0.34, 0.06), 0.8, 0.04, "#3f9a98", "#b8ece0", shadow=False)
    s.place(animals.crab("#e0603c"), 0.62, -1.36, 0.22, 0.5)
    s.place(slipper("#8a4a8c"), 0.62, -1.22, 0.22, 0.42, shadow=False)
    s.place(props.clock("#7a4a30", hour=7, minute=20), 0.5, 0.82, 0.34, 3.1)
    s.place(animals.cat("sit", "#e8e0d0", collar="#c8442c"), 0.62, y + 1.47, 0.34, 1.8, flip=True)
    light.sun(s, 1.2, side=-0.8, height=0.7)
    light.rig(s, 750, 120)


@card("midnight", focus=1.6)
def owl_tailor(s: Stage) -> None:
    room.wall(s, 3.2, "#1c3060", "#2c4a84", "diamonds", "#34548f", 0.3, None, None)
    room.floor(s, -1.46, "#3a3454")
    # The night: a bolt of cloth pinned to the wall, over the table, down to the floor.
    cloth = draw("-1.2,1.34! -0.5,1.16 0.1,1.3 0.7,1.16 1.2,1.36! 1.2,0.3 0.98,-0.1 0.5,-0.36 -0.5,-0.36 -0.98,-0.1 -1.2,0.3")
    stars = union(
        *(
            ellipse(px, py, r, r * 0.28, t)
            for px, py, r in [(s.rng.uniform(-1.1, 1.1), s.rng.uniform(-0.3, 1.3), s.rng.choice([0.016, 0.022, 0.036])) for _ in range(70)]
            for t in (0, 90)
        )
    )
    milky = stroke(bezier((-1.1, 0.2), (-0.3, 0.7), (0.3, 0.5), (1.1, 1.1), n=30), 0.1, 0.26, 0.2, 0.12)
    hole = move(draw("0,1 0.28,0.34 0.96,0.3 0.44,-0.12 0.6,-0.8 0,-0.4 -0.6,-0.8 -0.44,-0.12 -0.96,0.3 -0.28,0.34"), -0.6, 0.76, 8, 0.24)
    day = sky.paint(((0.0, "#fff0b8"), (0.5, "#a8dcf0"), (1.0, "#5cb0e0")), s.seed, wisps=0.2, heaps=[(-0.6, 0.7, 0.4)])
    s.screen(day, 2.75, 1.1, 1.0, (-0.95, 0.42, -0.25, 1.08))
    s.puff(cloth.difference(hole), 2.5, 0.08, "#101c4c", "#20388c", [Mark(milky, "#5c84d8", 0.5, 0.03), Mark(stars, "#fff4c0", 0.95)], "cloth", cell=0.012)
    s.sheet(hole.buffer(0.016).difference(hole), 2.38, "#e8f0ff", shadow=False, glow=0.3)
    union(*(line(bezier((x, 1.2), (x * 0.92, 0.5), (x * 0.72, -0.3), n=14), 0.02) for x in (-0.9, -0.3, 0.3, 0.9)))
    for x, y, k, c in ((-0.96, 1.24, 0.26, "#e8c070"), (-0.22, 1.14, 0.22, "#d8a8c0"), (0.42, 1.16, 0.24, "#f0d890"), (0.96, 1.22, 0.26, "#c8d8f0")):
        s.place(animals.moth(c, "#5a3a6a", "#3a3050"), x, y - 0.12, k, 2.2, turn=s.rng.uniform(-14, 14))
    # The owl at its table.
    o = s.place(animals.owl("perch", "#a07850", "#f4e4c4", "#ffb820"), 0.1, -0.66, 1.0, 1.9)
    ox, oy = o.points["head"]
    s.puff(
        union(
            *(circle(ox + u * 0.14, oy, 0.15).difference(circle(ox + u * 0.14, oy, 0.122)) for u in (-1, 1)),
            line([(ox - 0.03, oy + 0.03), (ox + 0.03, oy + 0.03)], 0.028),
        ),
        1.5,
        0.015,
        "#7a3a1c",
        "#d8862c",
        shadow=False,
    )
    s.puff(stroke([(0.44, -0.5), (0.54, -0.16)], 0.012, 0.018), 1.4, 0.012, "#c8d0e0", "#ffffff", glow=0.2)
    wing = draw("0.38,-0.1 0.52,-0.16 0.62,-0.4 0.5,-0.56! 0.36,-0.42")
    s.puff(wing, 1.5, 0.06, "#6a4c30", "#a07850", brush="feather")
    table = box(-1.05, -0.74, 0.98, -0.62)
    s.puff(table, 1.3, 0.05, "#6a4434", "#c08a5c", brush="wood")
    for tx in (-0.86, 0.8):
        s.puff(box(tx - 0.06, -1.5, tx + 0.06, -0.72), 1.4, 0.04, "#4a2c28", "#9a6444", brush="plank")
    over = draw("-0.56,-0.6 0.36,-0.58 0.44,-0.66! 0.42,-0.98 0.46,-1.24 0.1,-1.3 -0.4,-1.34 -0.72,-1.42! -1.0,-1.1 -0.62,-0.9 -0.6,-0.7!")
    stars2 = union(
        *(
            ellipse(px, py, r, r * 0.28, t)
            for px, py, r in [(s.rng.uniform(-0.9, 0.42), s.rng.uniform(-1.35, -0.62), s.rng.choice([0.018, 0.024, 0.036])) for _ in range(30)]
            for t in (0, 90)
        )
    )
    s.puff(over, 1.0, 0.09, "#101c50", "#2c48a0", [Mark(stars2, "#fff4c0", 0.95)], "cloth")
    b = s.place(people.boy("offer", mood="happy", top="#ffc23c", pattern_colour="#d87a2c"), -0.74, -1.46, 0.78, 0.75)
    hx, hy = b.points["far_hand"]
    s.puff(
        draw(f"{hx - 0.06},{hy + 0.02} {hx + 0.1},{hy + 0.06} {hx + 0.3},{hy - 0.12} {hx + 0.3},{hy - 0.36} {hx + 0.02},{hy - 0.3}"),
        0.72,
        0.05,
        "#101c50",
        "#2c48a0",
        [Mark(circle(hx + 0.12, hy - 0.12, 0.018), "#fff4c0", 0.95)],
        "cloth",
        shadow=False,
    )
    lamp = s.place(props.lantern("#8a5a34"), 0.74, -0.62, 0.34, 1.25)
    weather.halo(s, *lamp.points["lamp"], 0.95, 0.5, "#ffc060", 0.55)
    light.lamp(s, 0.62, -0.4, 0.8, 26, "#ffc878", 0.12)
    light.lamp(s, -0.4, -0.2, 1.0, 12, "#ffd8a0", 0.2)
    spool = union(box(0.28, -0.62, 0.42, -0.58), box(0.31, -0.62, 0.39, -0.48), box(0.28, -0.5, 0.42, -0.46))
    s.puff(spool, 1.1, 0.03, "#c83a2c", "#f0705c")
    light.rig(s, 760, 80)


@card("ember", focus=1.5)
def lion_armchair(s: Stage) -> None:
    room.wall(s, 3.2, "#6a2434", "#a04038", "stripes", "#7c2c38", 0.3, None, -0.72)
    room.floor(s, -1.46, "#5a2c24")
    room.rug(s, -1.45, 0.0, 1.1, 0.98, "#8a2c34", "#d88a4c")
    # The fire, off to the left.
    fire = union(box(-1.4, -1.3, -0.62, 0.02), box(-1.4, -0.02, -0.56, 0.1))
    mouth = box(-1.4, -1.26, -0.78, -0.42).union(ellipse(-1.05, -0.42, 0.27, 0.14))
    s.puff(fire, 2.6, 0.04, "#6a4038", "#b87858", [Mark(props.buildings.bricks(-1.4, -1.3, -0.6, 0.0, 0.14, 0.08), "#d89870", 0.5)], "stone")
    s.puff(mouth, 2.4, 0.01, "#1d0a10", "#3a1418")
    for fx, h, c in ((-1.0, 0.44, "#f2753a"), (-0.9, 0.34, "#f8a040"), (-1.06, 0.3, "#ffcf60")):
        s.puff(
            draw(f"{fx - 0.1},-1.1 {fx - 0.08},{-1.1 + h * 0.5} {fx + 0.02},{-1.1 + h}! {fx + 0.08},{-1.1 + h * 0.5} {fx + 0.1},-1.1"),
            2.3,
            0.03,
            "#f2753a",
            c,
            glow=0.45,
            shadow=False,
        )
    weather.halo(s, -0.98, -0.85, 2.1, 0.7, "#ff9440", 0.35)
    light.lamp(s, -0.8, -0.6, 1.3, 26, "#ff9a50", 0.2)
    s.place(props.candle(), -0.76, 0.1, 0.3, 2.4)
    s.place(props.hourglass(), -0.94, 0.1, 0.22, 2.5)
    # The chair on high legs, the lion in it.
    x, y = 0.12, -0.86
    for lx in (-0.44, 0.44):
        s.puff(
            draw(f"{x + lx - 0.06},{y + 0.12}! {x + lx + 0.06},{y + 0.12}! {x + lx + 0.04},{y - 0.42}! {x + lx - 0.04},{y - 0.42}!"),
            1.5,
            0.05,
            "#3a1c14",
            "#8a5034",
        )
    s.place(props.armchair("#1f7a78"), x, y - 0.02, 1.32, 1.75)
    lion = animals.lion("sit", "#e0a44c", "#a84c20")
    n = s.place(Figure(lion.parts[2:], lion.points), x, y + 0.38, 1.02, 1.5)
    hx, hy = n.points["head"]
    s.puff(
        union(
            *(circle(hx + u * 0.1, hy + 0.02, 0.075).difference(circle(hx + u * 0.1, hy + 0.02, 0.058)) for u in (-1, 1)),
            line([(hx - 0.03, hy + 0.03), (hx + 0.03, hy + 0.03)], 0.016),
        ),
        1.0,
        0.012,
        "#5a3018",
        "#c88a3c",
        shadow=False,
    )
    book = s.place(props.book("#a8322a", open_=True), x, y + 0.38, 0.46, 1.15).silhouette()
    for u in (-1, 1):
        s.puff(ellipse(x + u * 0.33, y + 0.6, 0.1, 0.075, u * 20), 1.0, 0.06, "#b87c34", "#e8b060", brush="fur")
    # The tail comes down from under the book, with a shoe.
    tail = limb([(x + 0.12, y + 0.46), (x + 0.28, y + 0.32), (x + 0.56, y + 0.28), (x + 0.67, y + 0.06), (x + 0.54, y - 0.12)], 0.08, 0.07, 0.06, 0.05)
    s.puff(tail.difference(book), 0.95, 0.04, "#b87c34", "#e8b060", brush="fur")
    s.puff(ellipse(x + 0.52, y - 0.13, 0.08, 0.06, 30), 0.92, 0.05, "#7a3418", "#a84c20", brush="fur")
    shoe = draw(f"{x + 0.4},{y - 0.26}! {x + 0.39},{y - 0.16} {x + 0.46},{y - 0.13} {x + 0.53},{y - 0.18} {x + 0.62},{y - 0.21} {x + 0.64},{y - 0.27}!")
    s.puff(shoe, 0.86, 0.04, "#1f8a84", "#5cd8cc", shadow=False)
    # Who hides.
    s.place(
        people.child("hug_knees", mood="surprised", top="#36b5b0", hat="", hair="wild", hair_colour="#c86a2c", bottom="#1f5a6a"), x - 0.12, -1.23, 0.62, 1.3
    )
    w = s.place(props.table("#6a3420", width=60), 0.92, solids.on_floor(s, -1.46, 2.2), 0.5, 2.2)
    s.place(props.cup("#f4e4c8", "#c83a2c"), 0.9, w.points["top"][1], 0.2, 2.1)
    frame = ellipse(0.66, 0.96, 0.22, 0.28)
    s.puff(frame, 3.0, 0.05, "#a86a2c", "#f0c060")
    s.puff(ellipse(0.66, 0.96, 0.17, 0.23), 2.9, 0.02, "#4a1c30", "#7a3044")
    s.place(veils.cropped(animals.mouse("up").moved(0.66, 0.7, 0, 0.4), ellipse(0.66, 0.96, 0.165, 0.225)), 0, 0, 1, 2.85)
    light.lamp(s, -0.2, 0.7, 0.4, 22, "#ffc080", 0.3)
    light.lamp(s, -0.3, -1.0, 0.4, 6, "#ffb070", 0.2)
    light.rig(s, 480, 140)
