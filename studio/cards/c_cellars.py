"""By candlelight and below ground."""


from theatre import light, people, props, room, weather
from theatre.colour import darker, lighter
from theatre.curves import circle, draw, line, stroke, union
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
