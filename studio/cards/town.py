"""Towns, roofs and streets."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, draw, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def goose_umbrella(up: bool = True, colour: str = "#c8302a") -> Figure:
    """An umbrella that flies handle first: the crook is a neck, the cloth beats like wings. 1 long, facing right. Points: grip, grip2."""
    second = lighter(colour, 0.22)
    wing = draw("-46,0! -44,22 -30,50 -4,70 26,76! 20,66 22,54! 13,48 14,36! 5,31 7,19! -2,15 2,2!")
    ribs = union(*(line(bezier((-45, 1), (-30 + 0.3 * x, 0.55 * y), (x, y), n=10), 1.5) for x, y in ((22, 54), (14, 36), (7, 19))))
    panels = union(draw("-46,0! -40,24 -18,46 22,54! 14,48 14,36! -12,28 -36,10"), draw("-46,0! -26,10 7,19! -2,15 2,2!"))
    near, marks, far = wing, (panels, ribs), move(wing, -6, 3, 22, 0.9)
    if not up:
        near, far = affinity.scale(wing, 1, -0.62, origin=(0, 0)), affinity.scale(move(wing, -4, 0, 0, 0.86), 1, 0.34, origin=(0, 0))
        marks = tuple(affinity.scale(g, 1, -0.62, origin=(0, 0)) for g in marks)
    neck = limb([(40, 0), (60, 0), (73, 8), (76, 20), (68, 27), (60, 22)], 4.4, 5, 6, 6, 6, 5)
    return thing(
        [
            piece(far, darker(colour, 0.3), 6, -4, [], "cloth"),
            piece(stroke([(-60, 0), (-46, 0), (44, 0)], 1.5, 3.4, 3.4), "#4a2c20", 3, 0),
            piece(neck, "#8a5430", 5, 1, [Mark(box(38, -4, 46, 4), "#e8c060")], "wood"),
            piece(near, colour, 9, 3, [Mark(marks[0], second, 0.85), Mark(marks[1], darker(colour, 0.5), 0.8)], "cloth"),
        ],
        grip=(14, 0),
        grip2=(32, 0),
        head=(66, 26),
    )


@card("rain", focus=1.2)
def umbrella_geese(s: Stage) -> None:
    sky.backdrop(
        s,
        heaps=[(-0.6, 1.15, 1.0), (0.6, 1.2, 0.9), (0.75, 0.5, 0.7), (-0.9, 0.3, 0.7)],
        shade="#8296a0",
        angle=-30,
        glow=sky.Glow(0.9, 0.5, 0.9, "#fff0c8", 0.7),
    )
    land.distance(s, "roofs", 3, y=-0.84, step=-0.12, tall=0.24, depth=3.9, fog=0.75)
    room.town_row(s, -1.3, 2.6, ("#7c8c94", "#98948c", "#64767e"), roofs=("#4c5a64", "#5c5a60", "#6c5048"), size=(0.18, 0.24))
    weather.fog(s, 2.3, "#9cacb0", 0.5, -1.5, -0.9)
    room.town_row(s, -1.66, 1.7, ("#8c9a9c", "#a8a49a", "#6f8288", "#b4a890"), roofs=("#3c4a54", "#4c4a54", "#6c4840"), size=(0.34, 0.42))
    wedge = (
        (0.1, 0.84, 0.44, 8, True),
        (-0.36, 1.05, 0.36, 12, False),
        (-0.66, 1.22, 0.28, 10, True),
        (-0.9, 1.38, 0.18, 8, False),
        (-0.72, 0.08, 0.38, 10, False),
        (-0.7, 0.52, 0.32, 172, True),
        (-0.82, 0.8, 0.25, 8, True),
    )
    for i, (x, y, k, t, up) in enumerate(wedge):
        s.place(goose_umbrella(up, ("#c8302a", "#b02a30")[i % 2]), x, y, k, 1.6 + 0.25 * (i % 4), turn=t, shadow=False, flip=t > 90)
    # The leader, and who has hold of it.
    lx, ly, lk, turn = 0.16, 0.02, 0.96, 14
    lead = s.place(goose_umbrella(True, "#d8342a"), lx, ly, lk, 1.1, turn=turn, shadow=False)
    far, near = lead.points["grip2"], lead.points["grip"]
    bx, by, bk = 0.05, -0.53, 0.84
    boy = people.boy(
        Pose((150, 170), (150, 170), (-38, -70), (-20, -58), lean=26, nod=-16, anchor="seat"),
        mood="happy",
        profile=True,
        gaze=(0.9, 0.5),
        nose="snub",
        skin="#a86c44",
        hair="curly",
        hair_colour="#2a1812",
        top="#f0b82c",
        bottom="#3c5a78",
        pattern_colour="#c87a1c",
        scarf="#2f7a86",
        hands=("grip", "grip"),
        touch={"hand": people.local(near, bx, by, bk), "far_hand": people.local(far, bx, by, bk), "elbows": (-1, -1)},
    )
    f = s.place(boy, bx, by, bk, 1.0, shadow=False)
    a = math.radians(turn)
    for px, py in (f.points["palm"], f.points["far_palm"]):
        for i in range(4):
            cx, cy = px + (i - 1.5) * 0.019 * math.cos(a), py + (i - 1.5) * 0.019 * math.sin(a)
            s.puff(
                limb([(cx + 0.004, cy - 0.024), (cx - 0.002, cy + 0.004), (cx - 0.004, cy + 0.027)], 0.022, 0.025, 0.02),
                0.78,
                0.01,
                "#94603c",
                "#c08458",
                shadow=False,
            )
    # A roof at the lower right, a cat on its chimney.
    s.puff(
        Polygon([(0.3, -1.7), (0.62, -1.22), (1.5, -1.3), (1.5, -1.7)]),
        0.7,
        0.04,
        "#2c3840",
        "#5c6c74",
        [Mark(props.buildings.tiles(0.2, -1.7, 1.5, -1.2, 0.11), "#242e36", 0.7)],
        shadow=False,
    )
    s.puff(union(box(0.62, -1.4, 0.86, -1.04), box(0.59, -1.08, 0.89, -1.0)), 0.65, 0.05, "#5a4440", "#a08078", shadow=False)
    s.place(animals.cat("back", "#f0eadc", collar="#c8302a"), 0.74, -1.01, 0.3, 0.6, flip=True, shadow=False)
    weather.rain(s, slant=0.5, count=110, depths=(0.5, 1.4, 2.4))
    light.sun(s, 0.8, "#fff0d0", side=0.8, height=0.5)
    light.rig(s, 850, 200)
    light.lamp(s, 0.0, -1.0, 0.8, 6, "#ffd080", 0.2)
