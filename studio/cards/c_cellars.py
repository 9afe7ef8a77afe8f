"""By candlelight and below ground."""

from theatre import light, people, props, room, weather
from theatre.colour import darker, lighter
from theatre.curves import circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


def giant(s: Stage, x0: float, x1: float, y: float) -> None:
    """A hand from above, closed round the cross that the threads hang on."""
    d, mid = 0.66, (x0 + x1) / 2
    s.puff(line([(x0, y), (x1, y)], 0.05), d, 0.03, "#6a3a1c", "#d89858", brush="plank", shadow=False)
    skin, k = ("#a8663c", "#f0b888"), 1.0
    back = draw(
        f"{mid - 0.19},{y + 0.02} {mid - 0.2},{y + 0.2} {mid - 0.13},{y + 0.36} {mid - 0.12},{y + 0.7}! {mid + 0.12},{y + 0.7}! {mid + 0.14},{y + 0.36} {mid + 0.2},{y + 0.2} {mid + 0.19},{y + 0.02}"
    )
    s.puff(back, d - 0.06, 0.1, *skin, brush="skin", shadow=False)
    for i in range(4):
        fx = mid - 0.142 + 0.095 * i
        low = y - (0.05, 0.075, 0.075, 0.045)[i]
        finger = limb([(fx, y + 0.17), (fx, y + 0.06), (fx, low)], 0.1, 0.098, 0.08)
        crease = union(*(line([(fx - 0.03, y + h), (fx + 0.03, y + h)], 0.009) for h in (0.075, 0.095)))
        edge = finger.boundary.buffer(0.008)
        s.puff(finger, d - 0.18, 0.06 * k, *skin, [Mark(edge, "#7a4024", 0.6, 0.004), Mark(crease, "#8a4c2c", 0.7)], "skin", shadow=False)
    s.puff(
        draw(f"{mid - 0.2},{y + 0.3} {mid + 0.2},{y + 0.3} {mid + 0.22},{y + 0.4} {mid - 0.22},{y + 0.4}"),
        d - 0.2,
        0.04,
        "#d8ccb8",
        "#fffaf0",
        brush="cloth",
        shadow=False,
    )
    s.puff(
        draw(f"{mid - 0.23},{y + 0.38}! {mid + 0.23},{y + 0.38}! {mid + 0.3},{y + 0.8}! {mid - 0.3},{y + 0.8}!"),
        d - 0.24,
        0.08,
        "#3a1c38",
        "#7a4070",
        brush="cloth",
        shadow=False,
    )


@card("candle", focus=1.3)
def puppet_maker(s: Stage) -> None:
    s.view(rise=-0.3, side=0.25, pivot=1.3)
    room.wall(s, 3.2, "#9a6440", "#d8a070", "stripes", "#a87048", 0.3, None, -0.6)
    room.floor(s, -1.6, "#8a5c38")
    things = [(props.mask("#f2e6cc"), 0.24), (props.drum(), 0.2), (props.rocket("#c8b898", "#a8442c"), 0.24), (props.mask("#d8a884", sad=True), 0.24)]
    room.shelf(s, -1.0, 1.0, 0.34, 3.0, "#8a5630", things)
    t = s.place(props.table("#b87844", width=230), 0.16, -1.56, 0.98, 1.6)
    top = t.points["top"][1]
    s.place(props.chair("#7a4a28"), -0.66, -1.56, 1.0, 1.5)
    # She paints his nose while he paints her hem. Both hang on threads; only one of them knows.
    mx, my, mk = -0.6, -1.06, 1.42
    px, py, pk = 0.5, top - 0.01, 0.98
    nose, hem = (-0.25, -0.3), (0.32, -0.66)
    brush_a, brush_b = (0.02, -0.7), (0.12, -0.24)
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
    for fig, tip, c in ((f, hem, "#3f9a94"), (q, nose, "#e8483c")):
        hx, hy = fig.points["far_palm"]
        back = (hx - (tip[0] - hx) * 0.4, hy - (tip[1] - hy) * 0.4)
        s.puff(stroke([back, tip], 0.034, 0.03, 0.022), 0.9, 0.016, "#b07840", "#ffd898", shadow=False)
        s.puff(ellipse(*tip, 0.05, 0.034), 0.6, 0.02, c, lighter(c, 0.3), shadow=False)
    # Hinges at the puppet's jaw and knees.
    hx, hy = q.points["head"]
    s.sheet(union(line([(hx - 0.08, hy - 0.14), (hx - 0.02, hy - 0.12)], 0.012), circle(hx + 0.0, hy - 0.11, 0.014)), 0.8, "#6a3a20", shadow=False)
    # Threads straight up, to two crosses, and to whoever holds them.
    for fig, high in ((f, 1.08), (q, 0.98)):
        ends = [fig.points[name] for name in ("hand", "far_hand", "top")]
        for x, y in ends:
            s.sheet(line([(x, y), (x, high)], 0.013), 0.72, "#fff0d0", shadow=False, thick=0.006, edge=0, glow=0.22)
        for x, y in ends[:2]:
            s.puff(circle(x, y, 0.024), 0.7, 0.02, "#e8b84c", "#fff0b0", shadow=False, glow=0.2)
        giant(s, min(x for x, _ in ends) - 0.06, max(x for x, _ in ends) + 0.06, high)
    candle = s.place(props.candle(), 0.86, top - 0.01, 0.5, 1.0, shadow=False)
    weather.halo(s, *candle.points["flame"], 1.05, 0.55, "#ffb050", 0.55)
    light.lamp(s, 0.84, candle.points["flame"][1] + 0.06, 0.6, 14, "#ffb860", 0.08)
    light.lamp(s, 0.05, -0.3, 0.0, 24, "#ffd098", 0.25)
    for x, c in ((0.08, "#3f9a94"), (0.2, "#e8b030"), (-0.03, "#c8382c")):
        s.puff(
            draw(f"{x - 0.05},{top} {x - 0.05},{top + 0.09} {x + 0.05},{top + 0.09} {x + 0.05},{top}"), 1.1, 0.03, darker(c, 0.1), lighter(c, 0.2), shadow=False
        )
    light.lamp(s, 0.0, 0.8, 1.9, 18, "#ffb060", 0.3)
    light.lamp(s, -0.1, 1.0, -0.3, 26, "#ffd098", 0.4)
    light.rig(s, 1120, 110)
