"""A house on a string, seen from the height at which it flies."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.buildings import tiles
from theatre.registry import card
from theatre.stage import Stage

HOUSE, TILT, SIZE = (0.2, 0.27), -13, 0.96


def home(g: Geom) -> Geom:
    """From the house's own upright units to where it hangs in the wind."""
    return move(g, *HOUSE, TILT, SIZE)


def spot(x: float, y: float) -> XY:
    a = math.radians(TILT)
    return HOUSE[0] + SIZE * (x * math.cos(a) - y * math.sin(a)), HOUSE[1] + SIZE * (x * math.sin(a) + y * math.cos(a))


def shore(s: Stage) -> None:
    """The sea from above up to its curved rim, and the beach far below."""
    sky.backdrop(s, heaps=[(-0.75, 1.26, 0.5)], strength=1.1)
    rim = Polygon([*bezier((-1.6, 1.0), (0, 1.36), (1.6, 1.0)), (1.6, -2.2), (-1.6, -2.2)])
    glints = union(
        *(
            stroke([(x - w, y), (x, y + 0.006), (x + w, y)], 0.002, 0.004 + 0.012 * (1.1 - y) / 2, 0.002)
            for x, y, w in ((s.rng.uniform(-1.2, 1.2), y, 0.02 + 0.07 * (1.1 - y) * s.rng.uniform(0.4, 1)) for y in [1.08 - 1.7 * (i / 150) ** 1.3 for i in range(150)])
        )
    )
    shallow = draw("-1.8,-0.5 -0.9,-0.42 -0.2,-0.52 0.5,-0.68 1.8,-0.74 1.8,-2.2! -1.8,-2.2!")
    deep = [
        Mark(box(-2, 0.9, 2, 1.3), "#b8dce4", 0.8, 0.06),
        Mark(draw("-1.8,0.2 -0.4,0.1 0.6,-0.1 1.8,-0.1 1.8,-2! -1.8,-2!"), "#3fa8b4", 0.7, 0.07),
        Mark(shallow, "#8fdcd0", 0.85, 0.03),
        Mark(glints, "#e8fbf8", 0.6),
    ]
    s.puff(rim.intersection(box(-1.5, -1.9, 1.5, 1.3)), 4.2, 0.01, "#2f8fae", "#1f6a9c", deep, shadow=False, cell=0.02)
    for i, (dy, c, a) in enumerate(((0.1, "#fbfffa", 0.55), (0.05, "#fbfffa", 0.8), (0.0, "#f4e0ac", 1.0))):
        wave = [(-1.6 + 0.05 * j, -0.74 - 0.13 * (-1.6 + 0.05 * j) + dy + 0.03 * math.sin(j * 0.33 + i) + 0.012 * math.sin(j * 0.9 + 2 * i)) for j in range(65)]
        if i < 2:
            s.sheet(union(*(stroke(wave[k : k + 14], 0.006, 0.03, 0.006) for k in (0, 12, 22, 35, 46))), 3.9 - 0.05 * i, mat=veils.tint(c, a), shadow=False)
        else:
            sand = Polygon([*wave, (1.6, -2.2), (-1.6, -2.2)])
            wet = [Mark(line(wave, 0.12), "#c89c5c", 0.6, 0.01), Mark(line(wave, 0.03), "#fffdf4", 0.95)]
            s.puff(sand.intersection(box(-1.5, -1.9, 1.5, 1)), 3.7, 0.008, "#e8c484", "#f8e2ae", wet, "stone", shadow=False, cell=0.02)


def on_the_beach(s: Stage) -> XY:
    """All small: the girl who holds the line, her things, and the shadow of a house. Returns her hands."""
    shade = veils.tint("#7a5a3c", 0.5)
    house = union(box(-0.2, 0, 0.2, 0.24), Polygon([(-0.26, 0.22), (0, 0.44), (0.26, 0.22)]), box(0.1, 0.3, 0.16, 0.46))
    s.sheet(affinity.translate(affinity.skew(affinity.scale(house, 1, 0.6, origin=(0, 0)), 34, 0, origin=(0, 0)), 0.36, -1.3), 3.6, mat=shade, shadow=False)
    x, y, k = -0.5, -1.3, 0.42
    knot = (-0.43, -1.05)
    girl = people.girl(
        Pose(near_leg=(30, 12), far_leg=(2, -20), lean=-20, nod=-22),
        mood="happy",
        top="#f0b020",
        hat="straw",
        hat_colour="#d8402c",
        profile=True,
        gaze=(0.5, 0.9),
        hands=("grip", "grip"),
        touch={"hand": people.local(knot, x, y, k), "far_hand": people.local((knot[0] + 0.02, knot[1] + 0.035), x, y, k)},
    )
    f = girl.moved(x, y, 0, k)
    flat = affinity.skew(affinity.scale(f.silhouette(), 1, 0.4, origin=(x, y)), 56, 0, origin=(x, y))
    s.sheet(flat, 3.55, mat=shade, shadow=False)
    s.place(girl, x, y, k, 3.3, shadow=False)
    for tx in (0, 1, 2, 3):
        for d in (-0.018, 0.018):
            s.puff(ellipse(x - 0.1 - 0.09 * tx + d, y - 0.02 - 0.012 * tx + d * 0.5, 0.016, 0.009), 3.55, 0.004, "#b88c50", "#c89c5c", shadow=False)
    cx, cy = -0.1, -1.42
    castle = union(box(cx - 0.1, cy, cx + 0.1, cy + 0.09), *(box(cx + a, cy + 0.07, cx + a + 0.045, cy + 0.15) for a in (-0.1, -0.0225, 0.055)))
    s.sheet(affinity.skew(affinity.scale(castle, 1, 0.4, origin=(cx, cy)), 56, 0, origin=(cx, cy)), 3.55, mat=shade, shadow=False)
    s.puff(castle, 3.35, 0.03, "#b88848", "#f4dca4", brush="stone", shadow=False)
    s.place(trinkets.bucket("#2f7a86", "#f4e4b8"), cx - 0.19, cy, 0.1, 3.3, shadow=False)
    return f.points["palm"]


def facade(s: Stage) -> None:
    d = 1.9
    # What it tore out of the ground when it rose.
    clod = draw("-0.6,-0.52! -0.58,-0.64 -0.44,-0.7 -0.36,-0.84 -0.2,-0.78 -0.04,-0.9 0.1,-0.8 0.24,-0.88 0.36,-0.74 0.5,-0.7 0.62,-0.52!")
    stones = union(*(ellipse(s.rng.uniform(-0.5, 0.5), s.rng.uniform(-0.8, -0.6), 0.03, 0.022) for _ in range(16)))
    roots = union(*(limb([(x, -0.7), (x + 0.05 * q, -0.86), (x - 0.02 * q, -0.96), (x + 0.05 * q, -1.04)], 0.03, 0.02, 0.01) for x, q in ((-0.3, 1), (0.06, -1), (0.26, 1))))
    s.puff(home(roots), d + 0.05, 0.02, "#5a3820", "#9a6c40", shadow=False)
    s.puff(home(clod), d, 0.12, "#5a3820", "#9a6a40", [Mark(home(stones), "#c8a880", 0.7)], "stone", shadow=False)
    wall = box(-0.58, -0.56, 0.58, 0.5).union(Polygon([(-0.58, 0.49), (0, 1.0), (0.58, 0.49)]))
    planks = union(*(line([(-0.6, -0.5 + 0.1 * i), (0.6, -0.5 + 0.1 * i)], 0.008) for i in range(15)))
    s.puff(home(wall), d - 0.1, 0.04, "#e8cc98", "#fdf0d0", [Mark(home(planks), "#b89868", 0.7), Mark(home(box(-0.6, 0.36, 0.6, 0.56)), "#a88458", 0.4, 0.03)], "wash", cell=0.01)
    s.puff(home(circle(0, 0.7, 0.1)), d - 0.2, 0.03, "#a8381f", "#d8583c", [Mark(home(circle(0, 0.7, 0.075)), "#34566c"), Mark(home(union(line([(-0.08, 0.7), (0.08, 0.7)], 0.014), line([(0, 0.62), (0, 0.78)], 0.014))), "#fdf0d0")], shadow=False)
    chimney = box(0.2, 0.6, 0.34, 1.16)
    s.puff(home(chimney), d + 0.02, 0.05, "#8a3a2c", "#c86a4c", [Mark(home(props.buildings.bricks(0.2, 0.6, 0.34, 1.16, 0.09, 0.05)), "#e8b898", 0.6)], shadow=False)
    s.puff(home(box(0.18, 1.14, 0.36, 1.2)), d - 0.05, 0.04, "#7a3024", "#b85a40", shadow=False)
    for side in (-1, 1):
        slope = Polygon([(0, 1.14), (side * 0.74, 0.46), (side * 0.66, 0.36), (0, 0.96)])
        s.puff(home(slope), d - 0.28, 0.05, "#a8301c", "#e8603c", [Mark(home(tiles(-0.8, 0.3, 0.8, 1.2, 0.09)), "#7a1c10", 0.5)], shadow=False)
    # The door, shut; its mat hangs over nothing.
    door = draw("0.3,-0.54! 0.3,0.0 0.41,0.08 0.52,0.0 0.52,-0.54!")
    s.puff(home(door.buffer(0.025)), d - 0.16, 0.02, "#fff6e0", "#fffaf0", shadow=False)
    s.puff(home(door), d - 0.2, 0.03, "#1f5a68", "#3f98a0", [Mark(home(union(box(0.33, -0.46, 0.49, -0.24), box(0.33, -0.18, 0.49, 0.0))), "#174854", 0.5), Mark(home(circle(0.335, -0.22, 0.016)), "#f0c860")], "plank", shadow=False)
    mat = draw("0.27,-0.55! 0.55,-0.55! 0.56,-0.66 0.54,-0.74! 0.4,-0.72 0.29,-0.75! 0.27,-0.66")
    s.puff(home(mat), d - 0.3, 0.03, "#8a5a2c", "#d8a860", [Mark(home(line([(0.26, -0.68), (0.57, -0.68)], 0.02)), "#a8381f")], "cloth", shadow=False)


WINDOW = box(-0.4, -0.3, 0.12, 0.34)


def window(s: Stage) -> None:
    """Wide open: a lit room, and she leans out over the sill to wave down."""
    d = 1.66
    s.puff(home(WINDOW.buffer(0.035, join_style="mitre")), d, 0.03, "#fff6e0", "#fffdf4", shadow=False)
    s.puff(home(WINDOW), d - 0.06, 0.004, "#6a3a34", "#a8604a", [Mark(home(circle(-0.04, 0.3, 0.16)), "#ffc878", 0.6, 0.1)], shadow=False)
    for side, x in ((-1, -0.4), (1, 0.12)):
        leaf = Polygon([(x + side * 0.035, -0.32), (x + side * 0.035, 0.36), (x + side * 0.17, 0.32), (x + side * 0.17, -0.36)])
        slats = union(*(line([(x + side * 0.05, -0.26 + 0.07 * i), (x + side * 0.155, -0.285 + 0.07 * i)], 0.016) for i in range(9)))
        s.puff(home(leaf), d - 0.08, 0.03, "#1f5a68", "#3f98a0", [Mark(home(slats), "#174854", 0.7)], shadow=False)
    cloth = draw("-0.02,0.34! 0.12,0.34! 0.12,-0.24! 0.08,-0.1 0.02,0.06")
    folds = union(*(line([(0.02 + 0.03 * i, 0.34), (0.07 + 0.02 * i, -0.14)], 0.01) for i in range(3)))
    s.puff(home(cloth), d - 0.12, 0.03, "#e8e0d4", "#ffffff", [Mark(home(folds), "#c8b8a8", 0.7)], "cloth", shadow=False)
    x, y, k = 0.0, -0.74, 1.02
    sill = (-0.3, -0.29)
    granny = people.old_woman(
        Pose(far_arm=(112, 140), lean=20, nod=16),
        skin="#b07448",
        hair_colour="#f4f0ea",
        top="#d8483c",
        pattern_colour="#fff0c0",
        mood="happy",
        profile=True,
        gaze=(0.6, -0.7),
        age=2,
        hands=("flat", "grip"),
        touch={"hand": people.local(sill, x, y, k, True)},
    ).moved(x, y, 0, k, True)
    out = union(WINDOW, box(-1.4, -0.3, 0.1, 1.0))
    f = s.place(veils.cropped(granny, out), *HOUSE, SIZE, d - 0.2, turn=TILT, shadow=False)
    hx, hy = f.points["far_palm"]
    kerchief = draw(f"{hx},{hy}! {hx + 0.01},{hy + 0.1} {hx - 0.03},{hy + 0.2}! {hx + 0.06},{hy + 0.17} {hx + 0.14},{hy + 0.2} {hx + 0.24},{hy + 0.15}! {hx + 0.17},{hy + 0.09} {hx + 0.16},{hy + 0.0}! {hx + 0.08},{hy + 0.01}")
    folds = union(line([(hx, hy), (hx + 0.05, hy + 0.15)], 0.012), line([(hx, hy), (hx + 0.14, hy + 0.09)], 0.012))
    s.puff(kerchief, d - 0.45, 0.02, "#c8d8e4", "#ffffff", [Mark(kerchief.boundary.buffer(0.014), "#3f7ac0", 0.9), Mark(folds, "#a8bccc", 0.8)], "cloth", shadow=False)
    ledge = box(-0.46, -0.38, 0.18, -0.31)
    s.puff(home(ledge), d - 0.36, 0.05, "#e0d0ac", "#fffaf0", shadow=False)
    for i in range(6):
        bx = -0.12 + 0.055 * i
        bloom = union(*(circle(bx + 0.022 * math.cos(q), -0.28 + 0.02 * (i % 2) + 0.022 * math.sin(q), 0.02) for q in [j * math.tau / 5 for j in range(5)]))
        s.puff(home(move(ellipse(0, 0, 0.04, 0.02, 30 * (i % 3)), bx, -0.32)), d - 0.5, 0.02, "#2f6a34", "#7ab850", shadow=False)
        s.puff(home(bloom), d - 0.55, 0.02, "#b8203c", "#f0586c", shadow=False)


@card("noon", focus=1.6)
def house_kite(s: Stage) -> None:
    shore(s)
    hand = on_the_beach(s)
    for x, y, k in ((-0.66, 0.72, 0.1), (-0.84, 0.94, 0.06)):
        s.place(props.ship("#7a4630", "#fffaf0", "#c8402c"), x, y, k, 4.0, shadow=False)
    weather.cloud(s, -0.78, 0.1, 0.34, 3.0)
    weather.cloud(s, 0.9, -0.28, 0.3, 3.0)
    for x, y, k in ((-0.74, -0.28, 0.16), (-0.9, -0.42, 0.11)):
        s.place(animals.goose("fly", "#ffffff"), x, y, k, 2.8, shadow=False)
    # The tail of bows.
    bx, by = spot(0.56, -0.6)
    tail = bezier((bx, by), (bx + 0.3, by - 0.26), (bx - 0.5, by - 0.5), (bx - 0.02, by - 0.96), n=44)
    s.puff(line(tail, 0.014), 2.1, 0.008, "#6a3a2c", "#a8644c", shadow=False)
    for n, i in enumerate((9, 18, 27, 36, 43)):
        c = ("#e8b020", "#d8482f", "#fff4e0", "#2f7a86", "#e8b020")[n]
        k = 1 - 0.09 * n
        a = math.degrees(math.atan2(tail[i][1] - tail[i - 2][1], tail[i][0] - tail[i - 2][0])) + 90
        bow = union(draw("0,0 -0.05,0.05 -0.11,0.05! -0.1,-0.05! -0.05,-0.045"), draw("0,0 0.05,0.05 0.11,0.05! 0.1,-0.05! 0.05,-0.045"))
        s.puff(move(bow, *tail[i], a, k), 2.05, 0.03, darker(c, 0.2), lighter(c, 0.15), shadow=False)
        s.puff(circle(*tail[i], 0.024 * k), 2.0, 0.02, darker(c, 0.3), c, shadow=False)
    facade(s)
    window(s)
    cx, cy = spot(0.27, 1.2)
    for i in range(5):
        s.puff(circle(cx + 0.1 * i, cy + 0.05 + 0.02 * i, 0.04 + 0.02 * i), 2.0 + 0.05 * i, 0.05, "#c8d8e0", "#ffffff", shadow=False)
    # The bridle of a kite, and the long line down.
    joint = (-0.12, -0.72)
    for p in (spot(-0.54, -0.58), spot(0.2, -0.84)):
        s.puff(line([p, joint], 0.012), 1.8, 0.006, "#c8a070", "#fff4dc", shadow=False)
    s.puff(stroke(bezier(joint, (-0.2, -0.86), hand, n=30), 0.018, 0.013), 1.8, 0.006, "#a8683c", "#fff4d8", shadow=False)
    light.sun(s, 2.0, "#fff0cc", side=-0.8, height=0.7)
    light.rig(s, 700, 150)
