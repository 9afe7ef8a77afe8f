"""By candlelight and below ground."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import circle, draw, ellipse, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("candle", focus=1.3)
def puppet_maker(s: Stage) -> None:
    s.view(rise=-0.3, side=0.25, pivot=1.3)
    room.wall(s, 3.2, "#6a3c28", "#a46a44", "stripes", "#7a4830", 0.3, None, -0.6)
    room.floor(s, -1.6, "#6a4428")
    things = [(props.mask("#f2e6cc"), 0.24), (props.drum(), 0.2), (props.rocket("#c8b898", "#a8442c"), 0.24), (props.mask("#d8a884", sad=True), 0.24)]
    room.shelf(s, -1.0, 1.0, 0.62, 3.0, "#7a4a2c", things)
    for x, c, skin in ((-0.72, "#a8442f", "#7a4a30"), (0.02, "#3f6a6a", "#e8b890"), (0.74, "#c8963c", "#a06a44")):
        room.string(s, [(x, 1.6), (x, 1.24)], 2.8, "#d8b888", 0.01, 0)
        s.place(people.boy("stand", top=c, skin=skin, mood="sleepy"), x, 0.92, 0.36, 2.7, shadow=False)
    t = s.place(props.table("#8a5630", width=230), 0.16, -1.56, 0.98, 1.6)
    top = t.points["top"][1]
    s.place(props.chair("#7a4a28"), -0.66, -1.56, 1.0, 1.5)
    # Maker and puppet paint each other's face, at the same moment. Both hang on threads; only one of them knows.
    mx, my, mk = -0.6, -1.06, 1.42
    px, py, pk = 0.5, top - 0.01, 0.98
    nose, cheek = (-0.25, -0.3), (0.3, -0.16)
    brush_a, brush_b = (0.0, -0.42), (0.1, -0.22)
    maker = people.old_man(
        "fish",
        mood="tender",
        profile=True,
        gaze=(0.8, 0.0),
        age=2,
        nose="long",
        beard="short",
        top="#3f6a5c",
        pattern_colour="#e8b84c",
        hands=("flat", "grip"),
        touch={"hand": people.local((-0.16, top + 0.05), mx, my, mk), "far_hand": people.local(brush_a, mx, my, mk)},
    )
    f = s.place(maker, mx, my, mk, 1.25, shadow=False)
    puppet = people.girl(
        "stand",
        mood="sly",
        profile=True,
        gaze=(0.8, 0.2),
        nose="snub",
        skin="#d8a060",
        hair="braids",
        hair_colour="#a8442c",
        top="#c8382c",
        pattern="stripes",
        pattern_colour="#ffe4a8",
        hands=("rest", "grip"),
        touch={"far_hand": people.local(brush_b, px, py, pk, True)},
    )
    q = s.place(puppet, px, py, pk, 1.2, flip=True, shadow=False)
    for fig, tip, c in ((f, cheek, "#3f9a94"), (q, nose, "#e8483c")):
        hx, hy = fig.points["far_palm"]
        back = (hx - (tip[0] - hx) * 0.4, hy - (tip[1] - hy) * 0.4)
        s.puff(stroke([back, tip], 0.022, 0.016), 0.98, 0.012, "#6a3c20", "#d8a060", shadow=False)
        s.puff(circle(*tip, 0.03), 0.96, 0.02, c, lighter(c, 0.3), shadow=False)
    # Hinges at the puppet's jaw and knees.
    hx, hy = q.points["head"]
    s.sheet(union(line([(hx - 0.08, hy - 0.14), (hx - 0.02, hy - 0.12)], 0.012), circle(hx + 0.0, hy - 0.11, 0.014)), 0.8, "#6a3a20", shadow=False)
    # Threads straight up: hers to a cross, his out of the picture.
    for fig, end in ((f, 1.8), (q, 1.2)):
        for name in ("hand", "far_hand", "top"):
            x, y = fig.points[name]
            s.sheet(line([(x, y), (x, end)], 0.012), 0.9, "#fff0c8", shadow=False, thick=0.006, edge=0, glow=0.25)
    xs = [q.points[n][0] for n in ("hand", "far_hand", "top")]
    s.puff(
        union(line([(min(xs) - 0.05, 1.2), (max(xs) + 0.05, 1.2)], 0.045), line([(sum(xs) / 3 - 0.08, 1.3), (sum(xs) / 3 + 0.08, 1.1)], 0.045)),
        0.8,
        0.03,
        "#7a4a28",
        "#c88c50",
        brush="plank",
        shadow=False,
    )
    candle = s.place(props.candle(), 0.12, top - 0.01, 0.36, 1.3, shadow=False)
    weather.halo(s, *candle.points["flame"], 1.05, 0.55, "#ffb050", 0.55)
    light.lamp(s, 0.12, candle.points["flame"][1] + 0.06, 0.75, 18, "#ffb860", 0.08)
    for x, c in ((0.84, "#3f9a94"), (0.95, "#e8b030"), (-0.06, "#c8382c")):
        s.puff(
            draw(f"{x - 0.05},{top} {x - 0.05},{top + 0.09} {x + 0.05},{top + 0.09} {x + 0.05},{top}"), 1.1, 0.03, darker(c, 0.1), lighter(c, 0.2), shadow=False
        )
    light.lamp(s, 0.0, 0.8, 1.9, 18, "#ffb060", 0.3)
    light.rig(s, 860, 60)


@card("cellar", focus=1.8)
def cellar_mushrooms(s: Stage) -> None:
    cave = ((0.0, "#1c4a48"), (0.5, "#123238"), (1.0, "#0c1c26"))
    sky.backdrop(s, stops=cave, wisps=0.1, glow=sky.Glow(0.1, -0.2, 0.8, "#5cd8b8", 0.5))
    for i, (y, d) in enumerate(((-0.3, 4.2), (-0.52, 3.5), (-0.74, 2.8))):
        low, high = (("#14504c", "#2f8a7c"), ("#124644", "#2a7a70"), ("#0f3a3c", "#2f7468"))[i]
        s.sheet(land.hill(s.rng, y, 0.06, 0.6), d, low, high, span=(y - 0.3, y + 0.08))
        weather.fog(s, d - 0.2, "#2f8478", 0.3, y - 0.4, y + 0.3)
    teal, rose, gold = ("#1f8a84", "#7cf0d4"), ("#a84a8c", "#f49cd0"), ("#c88c2c", "#ffe08c")
    for x, y, h, d, cap in (
        (-0.3, -0.34, 0.5, 4.0, teal),
        (0.36, -0.3, 0.7, 3.9, rose),
        (0.02, -0.5, 1.0, 3.3, teal),
        (-0.52, -0.6, 0.8, 3.1, gold),
        (0.56, -0.62, 0.7, 3.0, teal),
    ):
        plants.mushroom(s, x, y, h, d, cap, 0.55)
        weather.halo(s, x, y + h * 0.75, d - 0.2, h * 0.75, cap[1], 0.3)
    # A stair of caps up to the right.
    for i in range(7):
        x, y = 0.06 + 0.1 * i + 0.02 * (i % 2), -0.72 + 0.17 * i
        w = 0.17 - 0.008 * i
        s.puff(stroke([(x, y - 0.5), (x, y)], 0.035, 0.028), 2.5 + 0.03 * i, 0.02, "#8a8068", "#d8d0b0", shadow=False)
        s.puff(
            draw(f"{x - w},{y}! {x - w * 0.7},{y + 0.07} {x},{y + 0.1} {x + w * 0.7},{y + 0.07} {x + w},{y}! {x},{y - 0.02}"),
            2.4 + 0.03 * i,
            0.05,
            "#c8482c",
            "#ff9c6c",
            [Mark(union(circle(x - w * 0.4, y + 0.05, 0.016), circle(x + w * 0.3, y + 0.06, 0.02)), "#fff0d8", 0.9)],
            glow=0.3,
            shadow=False,
        )
    g = land.hill(s.rng, -0.98, 0.03, 0.5)
    s.sheet(g, 2.2, "#123c3c", "#3f9a84", span=(-1.4, -0.92))
    f = people.boy("hold", back=True, top="#d8883c", pattern_colour="#fff0d0", bottom="#4a3a4c")
    b = s.place(f, -0.24, -1.08, 0.8, 1.7, shadow=False)
    hx, hy = b.points["far_hand"]
    jar = draw(
        f"{hx - 0.07},{hy - 0.1}! {hx - 0.08},{hy + 0.06} {hx - 0.05},{hy + 0.11}! {hx + 0.05},{hy + 0.11}! {hx + 0.08},{hy + 0.06} {hx + 0.07},{hy - 0.1}!"
    )
    s.puff(jar, 1.4, 0.03, "#8ff0d0", "#e0fff0", glow=0.6, shadow=False)
    weather.halo(s, hx, hy, 1.3, 0.34, "#8fffd8", 0.5)
    weather.contact(s, -0.2, -1.08, 0.5, 1.8, 0.5)
    # The cellar wall with its door standing open.
    hole = union(box(-0.66, -1.34, 0.66, 0.7), ellipse(0, 0.7, 0.66, 0.5))
    wall = box(-2, -2.3, 2, 2.3).difference(hole)
    bricks = props.buildings.bricks(-1.7, -2.2, 1.7, 2.2, 0.3, 0.15)
    s.sheet(wall, 1.2, "#3a2a24", "#6a4c3c", span=(-1.5, 1.5), thick=0.16, translucent=0, bump=0.6)
    s.sheet(bricks.intersection(wall.buffer(-0.02)), 1.1, "#2a1c1a", "#4a342c", span=(-1.5, 1.5), thick=0.004, edge=0, shadow=False)
    s.sheet(hole.buffer(0.1).difference(hole).intersection(box(-2, -1.34, 2, 2)), 1.0, "#5c4030", "#a8805c", thick=0.12, translucent=0)
    leaf = Polygon([(-0.66, -1.34), (-0.66, 1.02), (-0.96, 1.24), (-1.06, 1.2), (-1.06, -1.62), (-0.98, -1.62)])
    planks = union(*(line([(x, -1.7), (x, 1.4)], 0.014) for x in (-0.76, -0.87, -0.97)))
    s.puff(
        leaf,
        0.8,
        0.03,
        "#4a2c1c",
        "#8a5c38",
        [Mark(planks, "#2a1810", 0.8), Mark(union(box(-1.1, 0.6, -0.6, 0.68), box(-1.1, -0.9, -0.6, -0.82)), "#2c2c30", 0.9)],
        "plank",
    )
    s.sheet(box(-2, -2, 2, -1.34), 1.15, "#2c1f1c", "#5a4234", span=(-1.6, -1.3), translucent=0)
    s.place(animals.cat("back", "#2a2228"), 0.36, -1.42, 0.3, 0.9, shadow=False)
    s.place(props.lantern("#8a6a34"), 0.86, -0.02, 0.26, 0.85)
    light.lamp(s, 0.8, 0.05, 0.4, 5, "#ffc070", 0.1)
    weather.motes(s, 26, "#9cffdc", 5, (1.6, 3.2), (0.006, 0.012), (-0.6, 0.6), (-0.8, 0.8))
    light.lamp(s, 0.1, 0.1, 2.6, 40, "#8fffd8", 0.4)
    light.lamp(s, -0.1, -0.2, 1.9, 14, "#a8ffe0", 0.3)
    light.rig(s, 900, 0)
