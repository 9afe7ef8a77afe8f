"""The post comes by water."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, room, sky, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

FLOOD = -1.3
LETTER: XY = (0.13, 0.36)
BLUE = "#9cb8cc"


def feathers(s: Stage, g: Geom, depth: float, height: float, colour: str = BLUE, marks: list[Mark] | None = None) -> None:
    s.puff(g, depth, height, darker(colour, 0.22), lighter(colour, 0.2), marks or [], "feather", shadow=False)


def post_heron(s: Stage, depth: float) -> None:
    """With a bag of letters, and one in its bill."""
    legs = union(
        line([(-0.46, -0.5), (-0.44, -0.82), (-0.48, -1.3)], 0.034),
        line([(-0.34, -0.5), (-0.3, -0.8), (-0.34, -1.3)], 0.034),
        circle(-0.44, -0.82, 0.026),
        circle(-0.3, -0.8, 0.026),
    )
    s.puff(legs, depth + 0.05, 0.02, "#8a6a34", "#e0b860", shadow=False)
    feathers(s, draw("-1.0,-0.72! -0.84,-0.44 -0.58,-0.22 -0.34,-0.16 -0.17,-0.26 -0.17,-0.42 -0.32,-0.56 -0.6,-0.6"), depth, 0.13)
    neck = limb([(-0.28, -0.34), (-0.1, -0.16), (-0.16, 0.04), (-0.27, 0.2), (-0.22, 0.36), (-0.17, 0.42)], 0.24, 0.15, 0.11, 0.1, 0.1, 0.11)
    throat = limb([(-0.17, -0.3), (-0.06, -0.14), (-0.12, 0.02), (-0.23, 0.2), (-0.18, 0.34)], 0.03, 0.03, 0.025, 0.02, 0.02)
    dashes = union(*(throat.intersection(circle(x, y, 0.026)) for x, y in ((-0.12, -0.22), (-0.07, -0.12), (-0.1, -0.03), (-0.15, 0.06), (-0.21, 0.16))))
    feathers(s, neck, depth - 0.08, 0.06, "#e4edf0", [Mark(dashes, "#3a4a5c", 0.85)])
    quills = union(
        *(
            stroke(
                bezier((-0.95 + 0.1 * i, -0.66 + 0.05 * i), (-0.7 + 0.07 * i, -0.5 + 0.035 * i), (-0.42 + 0.02 * i, -0.42 + 0.035 * i), n=10),
                0.004,
                0.014,
                0.008,
            )
            for i in range(5)
        )
    )
    wing = draw("-1.0,-0.76! -0.84,-0.48 -0.62,-0.28 -0.4,-0.24 -0.3,-0.34 -0.36,-0.48 -0.6,-0.58 -0.8,-0.68")
    tips = Mark(draw("-1.0,-0.76! -0.86,-0.6 -0.66,-0.5 -0.6,-0.58 -0.8,-0.68"), "#34465c", 0.9, 0.01)
    feathers(s, wing, depth - 0.2, 0.06, darker(BLUE, 0.14), [tips, Mark(quills, "#4a6078", 0.7)])
    bill = LETTER[0] + 0.02
    s.puff(Polygon([(-0.13, 0.44), (bill, 0.405), (bill, 0.395), (-0.13, 0.41)]), depth - 0.2, 0.018, "#c88c24", "#ffd860", shadow=False)
    s.puff(Polygon([(-0.13, 0.412), (bill - 0.02, 0.388), (-0.14, 0.385)]), depth - 0.12, 0.012, "#a86c18", "#e0a83c", shadow=False)
    cap = draw("-0.26,0.46 -0.2,0.5 -0.1,0.47 -0.09,0.44 -0.2,0.45")
    eye = [Mark(circle(-0.13, 0.435, 0.02), "#ffd040"), Mark(circle(-0.126, 0.435, 0.011), "#14101c")]
    feathers(s, draw("-0.27,0.42 -0.24,0.49 -0.15,0.5 -0.08,0.45 -0.08,0.4 -0.15,0.37 -0.24,0.37"), depth - 0.16, 0.05, "#eef4f4", [Mark(cap, "#1c2638"), *eye])
    s.puff(
        union(
            stroke(bezier((-0.22, 0.47), (-0.34, 0.5), (-0.46, 0.43), n=10), 0.034, 0.008),
            stroke(bezier((-0.22, 0.46), (-0.34, 0.46), (-0.43, 0.38), n=10), 0.026, 0.008),
        ),
        depth - 0.2,
        0.015,
        "#10182a",
        "#34425c",
        shadow=False,
    )
    # The bag.
    s.puff(stroke(bezier((-0.17, -0.14), (-0.3, -0.22), (-0.46, -0.42), n=12), 0.04, 0.04), depth - 0.34, 0.014, "#5a2c1c", "#b06a40", shadow=False)
    for x, turn in ((-0.58, 16), (-0.48, -6), (-0.4, -20)):
        s.place(trinkets.letter(), x, -0.37, 0.18, depth - 0.34, turn=turn, shadow=False)
    bag = draw("-0.68,-0.36! -0.7,-0.62 -0.62,-0.68 -0.38,-0.66 -0.32,-0.58 -0.34,-0.34! -0.5,-0.38")
    flap = draw("-0.69,-0.5 -0.5,-0.54 -0.33,-0.47 -0.33,-0.44 -0.5,-0.5 -0.69,-0.47")
    s.puff(bag, depth - 0.4, 0.05, "#6a3420", "#b86c3c", [Mark(flap, "#3a1a10", 0.7)], "cloth", shadow=False)
    s.puff(circle(-0.5, -0.53, 0.026), depth - 0.48, 0.02, "#b88420", "#ffdc70", shadow=False)


def shutter(s: Stage, x0: float, x1: float, y0: float, y1: float, depth: float) -> None:
    slats = union(*(line([(x0 + 0.03, y), (x1 - 0.03, y)], 0.014) for y in [y0 + 0.05 + 0.05 * i for i in range(int((y1 - y0 - 0.06) / 0.05))]))
    s.puff(box(x0, y0, x1, y1), depth, 0.02, "#1f5a5c", "#4f9c90", [Mark(slats, "#123c44", 0.7)], "plank", shadow=False)


@card("teal", focus=1.5)
def heron_letter(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(-0.5, -0.3, 0.9, "#ffe6a8", 0.6), wisps=0.35)
    land.distance(s, "roofs", 2, y=-0.6, step=-0.12, tall=0.5, depth=4.5, gap=0.4, fog=0.5)
    row = solids.on_floor(s, FLOOD, 3.4) - 0.1
    room.town_row(s, row, 3.4, ("#4f7a80", "#3f6a74", "#5c8484"), x1=0.5, size=(0.5, 0.6), lit=False, roofs=("#2a4a58", "#34505c"))
    solids.water(s, FLOOD, "#3f7a80", rough=0.1, wave=0.3)
    # The house, with one window open and lit.
    y = solids.on_floor(s, FLOOD, 2.0)
    sill, head = 0.08, 0.78
    pane = union(box(0.5, sill, 0.94, head), ellipse(0.72, head, 0.22, 0.16))
    wall = box(0.3, y - 0.1, 1.4, 1.7)
    s.sheet(wall.difference(pane), 2.0, "#3f6a74", "#8fb4ac", span=(-1.0, 1.2), thick=0.1, translucent=0, bump=0.6)
    stones = [box(0.3, v, 0.3 + (0.14 if i % 2 else 0.1), v + 0.1) for i, v in enumerate([y + 0.115 * q for q in range(26)])]
    for g in stones:
        s.puff(g.buffer(-0.012).buffer(0.012), 1.94, 0.06, "#5c8890", "#b0ccc0", brush="stone", shadow=False)
    bricks = props.buildings.bricks(0.5, -0.9, 1.2, 1.4, 0.14, 0.08)
    s.sheet(bricks.difference(pane.buffer(0.3)), 1.93, "#5a8890", "#84aaa4", thick=0.01, edge=0, shadow=False)
    s.sheet(pane.buffer(0.1), 2.6, "#d8843c", "#ffcf7c", translucent=0, glow=0.5)
    s.puff(draw("0.96,0.96! 0.96,0.1! 0.86,0.14 0.9,0.4 0.82,0.6 0.86,0.92!"), 2.2, 0.04, "#a83a2c", "#e8785c", brush="cloth", shadow=False)
    rim = pane.buffer(0.05).difference(pane).intersection(box(-2, sill, 2, 2))
    s.puff(rim, 1.9, 0.05, "#8a6c48", "#dcc08c", brush="stone", shadow=False)
    shutter(s, 0.3, 0.46, sill - 0.01, 0.88, 1.84)
    door = union(box(0.58, y - 0.1, 0.92, -0.62), ellipse(0.75, -0.62, 0.17, 0.12))
    s.puff(door, 1.9, 0.02, "#4a2a24", "#9a5440", [Mark(line([(0.75, -1.3), (0.75, -0.4)], 0.012), "#3a1c18", 0.8)], "plank", shadow=False)
    # She leans out over the sill.
    x, base, k = 0.88, -0.36, 1.08
    lady = people.lady(
        Pose(lean=50, nod=-22, near_leg=(-4, -4), far_leg=(4, 4)),
        profile=True,
        mood="longing",
        gaze=(0.9, -0.1),
        lashes=True,
        top="#d84a30",
        pattern_colour="#f8e0a0",
        hands=("flat", "grip"),
        touch={"far_hand": people.local((LETTER[0] + 0.12, LETTER[1] + 0.01), x, base, k, True), "hand": people.local((0.6, sill + 0.03), x, base, k, True)},
    )
    figure = lady.moved(x, base, 0, k, True)
    s.place(veils.cropped(figure, box(-2, sill, 2, 2)), 0, 0, 1, 1.72, shadow=False)
    s.puff(box(0.42, sill - 0.07, 1.02, sill + 0.0), 1.75, 0.04, "#8a6c48", "#e8cc98", brush="stone", shadow=False)
    s.puff(box(0.46, sill - 0.19, 0.98, sill - 0.07), 1.62, 0.04, "#5a3420", "#a8683c", brush="wood", shadow=False)
    for i in range(7):
        bx = 0.49 + 0.075 * i
        by = sill - 0.06 + 0.02 * math.sin(i * 2.2)
        s.puff(ellipse(bx, by, 0.055, 0.04), 1.56, 0.03, "#2f5a3c", "#7cac64", shadow=False)
        s.puff(circle(bx + 0.012, by + 0.03, 0.024), 1.5, 0.02, "#c83c3c", "#ff8c74", shadow=False)
    # The post; other rounds are being flown.
    for fx, fy, k in ((-0.56, 1.02, 0.26), (-0.12, 0.8, 0.17)):
        far = s.place(animals.heron("fly", "#b8ccd4"), fx, fy, k, 3.6, shadow=False)
        hx, hy = far.points["head"]
        s.place(trinkets.letter(), hx + 0.28 * k, hy - 0.16 * k, 0.24 * k, 3.5, turn=-8, shadow=False)
    hd = 1.45
    post_heron(s, hd)
    s.place(trinkets.letter(), LETTER[0] + 0.01, LETTER[1] - 0.05, 0.24, 1.85, turn=-6, shadow=False)
    d = 2.7
    lamp = s.place(props.street_lamp(), 0.1, solids.on_floor(s, FLOOD, d) - 0.16, 0.66, d)
    weather.halo(s, *lamp.points["lamp"], d - 0.2, 0.24, "#ffd080", 0.5)
    by = solids.on_floor(s, FLOOD, d - 0.4) - 0.02
    boat = s.place(props.boat("#d0643c"), -0.06, by, 0.24, d - 0.4, shadow=False)
    s.place(animals.frog("#8cbc4c"), -0.1, by + 0.1, 0.2, d - 0.3, shadow=False)
    s.place(trinkets.letter(), -0.02, by + 0.11, 0.13, d - 0.45, turn=10, shadow=False)
    room.string(s, [(boat.silhouette().bounds[2] - 0.01, by + 0.1), (0.06, by + 0.06), (0.1, by + 0.16)], d - 0.45, "#e8d8b0", 0.01, 0)
    light.lamp(s, 0.62, 0.4, 1.2, 16, "#ffc070", 0.15)
    light.lamp(s, 0.1, 0.5, 0.6, 8, "#ffd8a0", 0.3)
    light.rig(s, 1000, 200)
    light.lamp(s, -1.6, 0.3, 3.0, 60, "#ffdca0", 0.4)
