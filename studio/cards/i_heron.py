"""The post has come, and somebody is not at home."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, room, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

SILL = -0.12
PANE = union(box(-0.78, SILL, 0.52, 0.86), ellipse(-0.13, 0.86, 0.65, 0.46))
BLUE = "#9cb8cc"
FLOOR = -1.5


def feathers(s: Stage, g: Geom, depth: float, height: float, colour: str = BLUE, marks: list[Mark] | None = None) -> None:
    s.puff(g, depth, height, darker(colour, 0.22), lighter(colour, 0.2), marks or [], "feather", shadow=False)


def heron(s: Stage, d: float) -> None:
    """Outside to its shoulders; the neck has come in over the sill."""
    body = draw("-1.2,-0.5 -1.0,-0.04 -0.72,0.2 -0.44,0.3 -0.24,0.2 -0.2,-0.04 -0.3,-0.4")
    feathers(s, body, 2.7, 0.12)
    quills = union(*(stroke(bezier((-1.0 + 0.14 * i, -0.3), (-0.8 + 0.12 * i, 0.0), (-0.56 + 0.06 * i, 0.16), n=10), 0.006, 0.016, 0.008) for i in range(5)))
    feathers(s, draw("-1.2,-0.5 -1.02,-0.1 -0.78,0.12 -0.56,0.18 -0.46,0.06 -0.6,-0.3"), 2.55, 0.05, darker(BLUE, 0.16), [Mark(quills, "#4a6078", 0.7)])
    strap = stroke(bezier((-0.3, 0.26), (-0.5, 0.1), (-0.6, -0.2), n=10), 0.05, 0.05)
    s.puff(strap, 2.4, 0.014, "#5a2c1c", "#b06a40", shadow=False)
    curve = bezier((-0.44, -0.4), (-0.3, 0.0), (-0.02, 0.3), (-0.62, 0.84), (-0.2, 1.3), (0.2, 1.2), (0.3, 0.5), (0.26, 0.28), n=60)
    widths = (0.46, 0.26, 0.17, 0.14, 0.125, 0.12, 0.115, 0.12)
    throat = [
        (curve[i][0] + 0.035 * math.cos(a), curve[i][1] + 0.035 * math.sin(a), a)
        for i in range(16, 54, 3)
        for a in [math.atan2(curve[i + 1][1] - curve[i][1], curve[i + 1][0] - curve[i][0]) - math.pi / 2]
    ]
    dashes = union(*(ellipse(x, y, 0.011, 0.026, math.degrees(a)) for x, y, a in throat))
    marks = [Mark(stroke([(x - 0.04, y + 0.02) for x, y in curve], 0.05), "#7c98ac", 0.4, 0.012), Mark(dashes, "#2c3c50", 0.85)]
    whole = stroke(curve, *widths)
    feathers(s, whole.intersection(box(-2, SILL - 0.07, 2, 2)), 1.64, 0.07, "#e4edf0", marks)
    hx, hy, turn = 0.27, 0.2, -60.0

    def put(g: Geom) -> Geom:
        return move(g, hx, hy, turn, 1.36)

    s.puff(put(Polygon([(0.06, 0.025), (0.43, -0.005), (0.06, -0.012)])), d - 0.14, 0.024, "#c88c24", "#ffd860", shadow=False)
    s.puff(put(Polygon([(0.06, -0.008), (0.41, -0.012), (0.04, -0.042)])), d - 0.1, 0.018, "#a86c18", "#e0a83c", shadow=False)
    s.puff(
        put(
            union(
                stroke(bezier((-0.04, 0.05), (-0.18, 0.09), (-0.3, 0.04), n=10), 0.036, 0.008),
                stroke(bezier((-0.04, 0.04), (-0.16, 0.04), (-0.26, -0.02), n=10), 0.028, 0.008),
            )
        ),
        d - 0.12,
        0.015,
        "#10182a",
        "#34425c",
        shadow=False,
    )
    skull = draw("-0.1,0.0 -0.07,0.07 0.02,0.08 0.1,0.03 0.1,-0.03 0.02,-0.06 -0.07,-0.06")
    cap = draw("-0.1,0.03 -0.03,0.085 0.08,0.05 0.09,0.03 -0.02,0.035")
    eye = [Mark(put(circle(0.04, 0.008, 0.03)), "#ffd040"), Mark(put(circle(0.048, 0.004, 0.016)), "#14101c"), Mark(put(circle(0.05, 0.016, 0.005)), "#ffffff")]
    feathers(s, put(skull), d - 0.18, 0.06, "#eef4f4", [Mark(put(cap), "#1c2638"), *eye])


def letter(s: Stage, x: float, y: float, k: float, depth: float, turn: float, seal: str = "#c8302a") -> None:
    s.place(trinkets.letter(seal=seal), x, y, k, depth, turn=turn, shadow=False)


def hidden(s: Stage, d: float) -> None:
    """Under the sill, with the lamp on the floor, and not breathing."""
    x, y, k = 0.5, solids.on_floor(s, FLOOR, d) + 0.02, 1.2
    pose = Pose((50, 78), (55, 85), (126, 12), (118, 4), lean=6, nod=4, anchor="seat")
    look = {"mood": "afraid", "gaze": (0.1, 1.0), "lashes": True, "top": "#d8482c", "bottom": "#8a2420", "pattern_colour": "#f8d890", "face": 0.1}
    base = people.lady(pose, **look)
    m = base.points["mouth"]
    knee = base.points["lap"]
    who = people.lady(
        pose, hands=("flat", "grip"), touch={"hand": (m[0] - 0.01, m[1] + 0.0), "far_hand": (knee[0] + 0.0, knee[1] + 0.07), "elbows": (1, 1)}, **look
    )
    weather.contact(s, x, y, 0.9, d + 0.15, 0.7)
    s.place(who, x, y, k, d, flip=True, shadow=False)


@card("teal", focus=1.5)
def heron_letter(s: Stage) -> None:
    stops = ((0.0, "#8cc8b8"), (0.4, "#a8dcc4"), (0.55, "#5cb0b0"), (0.8, "#246c84"), (1.0, "#123c5c"))
    sky.backdrop(s, stops=stops, glow=sky.Glow(0.1, 0.2, 0.8, "#ffe6a8", 0.6), wisps=0.35)
    # The drowned street.
    room.town_row(s, -0.02, 3.7, ("#6c9c9c", "#5c8c94", "#7ca8a0"), x1=1.0, size=(0.3, 0.36), lit=False, roofs=("#3a6474", "#4c7478"))
    s.sheet(box(-1.6, -1.5, 1.6, 0.13), 3.5, "#2c6470", "#64a8a8", span=(-0.3, 0.15), shadow=False)
    for i in range(16):
        px, py = s.rng.uniform(-0.7, 0.5), -0.1 + 0.013 * i
        s.sheet(ellipse(px, py, s.rng.uniform(0.04, 0.11), 0.006), 3.45, "#a8d8cc", thick=0.004, edge=0, shadow=False)
    post = s.place(props.street_lamp(), -0.07, -0.2, 0.6, 3.3, shadow=False)
    weather.halo(s, *post.points["lamp"], 3.1, 0.16, "#ffd080", 0.6)
    s.place(props.boat("#d0643c"), 0.09, -0.05, 0.15, 3.2, shadow=False)
    room.string(s, [(0.02, 0.0), (-0.03, -0.02), (-0.07, 0.03)], 3.15, "#e8d8b0", 0.01, 0)
    far = s.place(animals.heron("fly", "#b8ccd4"), -0.6, 0.9, 0.2, 3.3, shadow=False)
    hx, hy = far.points["head"]
    letter(s, hx + 0.056, hy - 0.03, 0.05, 3.2, -8)
    # The room, in the dark.
    stripes = union(*(box(x, -1.6, x + 0.05, 1.7) for x in [-1.3 + 0.15 * i for i in range(18)]))
    wall = box(-1.5, -1.7, 1.5, 1.9).difference(PANE)
    s.puff(wall, 2.2, 0.02, "#b87058", "#3c6c84", [Mark(stripes, "#e8a878", 0.2)], "cloth", shadow=False, cell=0.012)
    frame = PANE.buffer(0.07).difference(PANE).intersection(box(-2, SILL, 2, 2))
    s.puff(frame, 2.05, 0.05, "#8a6a54", "#4c7484", brush="wood", shadow=False)
    bars = union(line([(-0.13, 0.86), (-0.13, 1.34)], 0.03), line([(-0.78, 0.86), (0.52, 0.86)], 0.034))
    s.puff(bars, 2.1, 0.02, "#5c7480", "#3f6474", brush="wood", shadow=False)
    s.puff(box(-0.82, SILL - 0.09, 0.57, SILL + 0.01), 1.54, 0.04, "#7a4c38", "#c89c70", brush="wood", shadow=False)
    room.floor(s, FLOOR, "#a8683c", "#7a4428")
    skirting = solids.on_floor(s, FLOOR, 2.15)
    s.puff(box(-1.4, skirting - 0.02, 1.4, skirting + 0.1), 2.1, 0.02, "#5a3428", "#8a5c44", brush="wood", shadow=False)
    for x0, x1, flip in ((-1.2, -0.72, False), (0.5, 1.2, True)):
        w = x1 - x0
        folds = union(*(line([(x0 + w * u, 1.7), (x0 + w * u + 0.02, skirting)], 0.02) for u in (0.2, 0.42, 0.64, 0.84)))
        edge = x1 if not flip else x0
        bow = 0.1 if flip else -0.1
        g = draw(
            f"{x0 if not flip else x1},1.8! {edge},1.8! {edge + bow * 0.3},0.9 {edge + bow},0.2 {edge + bow * 0.4},-0.6 {edge + bow * 0.2},{skirting + 0.02}! {x0 if not flip else x1},{skirting + 0.02}!"
        )
        s.puff(g, 1.85, 0.07, "#d84c34", "#8a3048", [Mark(folds.intersection(g), "#4a1420", 0.5, 0.01)], "cloth", shadow=False, cell=0.01)
    heron(s, 1.46)
    letter(s, 0.55, -0.385, 0.29, 1.36, -12)
    hidden(s, 1.2)
    # All that came before, with their seals unbroken.
    for _ in range(19):
        d = s.rng.uniform(0.7, 1.7)
        px = s.rng.uniform(-0.92, -0.1)
        letter(s, px, solids.on_floor(s, FLOOR, d) + s.rng.uniform(0, 0.05), s.rng.uniform(0.14, 0.2), d, s.rng.uniform(-35, 35))
    lx, ld = 0.02, 1.15
    ly = solids.on_floor(s, FLOOR, ld)
    weather.contact(s, lx, ly, 0.3, ld + 0.1, 0.6)
    lamp = s.place(props.lantern("#4a3020"), lx, ly, 0.36, ld, shadow=False)
    px, py = lamp.points.get("lamp", (lx, ly + 0.15))
    weather.halo(s, px, py, ld - 0.2, 0.36, "#ffb850", 0.3)
    light.lamp(s, px, py + 0.16, ld - 0.75, 22, "#ffb870", 0.12)
    light.lamp(s, -0.1, 0.6, 1.0, 26, "#a8e0e0", 0.4)
    light.rig(s, 620, 60)
