"""The snail has turned upwards, and did not ask the castle."""

import math

from shapely.geometry import Polygon, box

from theatre import land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

CX, CY, R = 0.36, 0.0, 0.43
STONE, SLATE = ("#b89c78", "#f8e8c8"), ("#8a1c2c", "#e0503c")
TOWERS = ((126, 0.32, 0.18), (233, 0.34, 0.18), (153, 0.44, 0.18), (206, 0.46, 0.19), (180, 0.52, 0.23))
"""Direction from the middle of the shell, length, width."""


def at(a: float, q: float) -> XY:
    v = math.radians(a)
    return CX + q * math.cos(v), CY + q * math.sin(v)


def shell(s: Stage) -> None:
    turns = [(CX + R * (1 - t / 42) * math.cos(0.6 + t * 0.42), CY + R * (1 - t / 42) * math.sin(0.6 + t * 0.42)) for t in range(41)]
    groove = stroke(smooth(turns, closed=False, n=6), 0.05, 0.034, 0.02)
    bands = union(*(stroke([at(a, 0.62 * R), at(a + 7, R)], 0.012, 0.02) for a in range(0, 360, 17)))
    marks = [Mark(bands, "#7a3418", 0.4, 0.004), Mark(circle(CX - 0.1, CY + 0.2, 0.16), "#ffc888", 0.5, 0.06), Mark(groove, "#5a2410", 0.9)]
    s.puff(circle(CX, CY, R), 1.75, 0.26, "#9a4420", "#e89050", marks, "wash", shadow=False)


def window(s: Stage, x: float, y: float, turn: float, depth: float, k: float = 1.0) -> None:
    arch = move(union(box(-0.024, -0.035, 0.024, 0.02), circle(0, 0.02, 0.024)), x, y, turn, k)
    s.puff(arch.buffer(0.01), depth, 0.01, "#7a5c40", "#b09068", shadow=False)
    s.puff(arch, depth - 0.02, 0.004, "#3a2430", "#6a4450", shadow=False)


def castle(s: Stage) -> dict[int, XY]:
    """Grown out of the shell, every tower pointing where the sky is not. Returns the tips."""
    tips = {}
    for i, (a, long, w) in enumerate(TOWERS):
        x, y = at(a, 0.4)
        turn = 90 + (a - 180) * 0.55
        d = 1.62 - 0.03 * i

        def lay(g: Geom, x: float = x, y: float = y, turn: float = turn) -> Geom:
            return move(g, x, y, turn)

        lines = props.buildings.bricks(-w / 2, 0, w / 2, long, w * 0.42, 0.05)
        under = Mark(lay(box(-w / 2, 0, -w / 8, long)), "#6a5468", 0.5, 0.04)
        s.puff(lay(box(-w / 2, 0, w / 2, long)), d, 0.06, STONE[0], STONE[1], [under, Mark(lay(lines), "#8a7454", 0.5)], "stone", shadow=False)
        s.puff(lay(box(-w * 0.62, long - 0.03, w * 0.62, long + 0.045)), d - 0.05, 0.05, *STONE, brush="stone", shadow=False)
        cone = draw(
            f"{-w * 0.72},{long + 0.03}! {-w * 0.26},{long + w * 0.8} 0,{long + w * 1.6}! {w * 0.26},{long + w * 0.8} {w * 0.72},{long + 0.03}! 0,{long + 0.012}"
        )
        tiles = union(*(line([(-w, long + 0.03 + 0.045 * j), (w, long + 0.03 + 0.045 * j)], 0.008) for j in range(1, 8)))
        s.puff(lay(cone), d - 0.08, 0.07, *SLATE, [Mark(lay(tiles), "#5a1020", 0.5)], shadow=False)
        v = math.radians(turn + 90)
        for q in (0.3, 0.68) if long > 0.35 else (0.5,):
            window(s, x + q * long * math.cos(v), y + q * long * math.sin(v), turn, d - 0.1)
        tips[i] = (x + (long + w * 1.6) * math.cos(v), y + (long + w * 1.6) * math.sin(v))
    span = range(116, 245, 4)
    merlons = [move(box(-0.026, -0.01, 0.026, 0.05), *at(a, 0.575), a - 90) for a in range(119, 245, 10)]
    wall = union(Polygon([*(at(a, 0.4) for a in span), *(at(a, 0.58) for a in reversed(span))]), *merlons)
    courses = union(
        *(line([at(a, q) for a in span], 0.008) for q in (0.46, 0.52)),
        *(line([at(a, q), at(a, q + 0.06)], 0.008) for q, o in ((0.4, 0), (0.46, 4), (0.52, 0)) for a in range(120 + o, 244, 9)),
    )
    s.puff(wall, 1.36, 0.05, *STONE, [Mark(courses, "#8a7454", 0.5)], "stone", shadow=False)
    gx, gy = at(182, 0.42)
    gate = move(union(box(-0.05, -0.03, 0.05, 0.06), circle(0, 0.06, 0.05)), gx, gy, 92)
    s.puff(gate, 1.28, 0.01, "#4a2414", "#8a5430", brush="plank", shadow=False)
    return tips


def snail(s: Stage) -> None:
    slug = draw(
        "0.8,-1.34! 0.68,-1.1 0.6,-0.7 0.58,-0.2 0.56,0.3 0.44,0.56 0.36,0.8 0.4,0.98 0.54,1.04 0.66,0.94 0.7,0.74 0.82,0.5 0.88,0.0 0.88,-0.6 0.86,-1.1"
    )
    spots = union(*(ellipse(0.72 + s.rng.uniform(-0.08, 0.1), s.rng.uniform(-1.0, 0.6), 0.016, 0.03) for _ in range(18)))
    edge = stroke([(0.87, -1.2), (0.885, -0.4), (0.86, 0.4)], 0.03, 0.05, 0.03)
    flank = bezier((0.7, -1.15), (0.63, -0.7), (0.62, 0.2), (0.46, 0.6), (0.44, 0.9), n=30)
    shine = stroke([(x + 0.01, y) for x, y in flank], 0.02, 0.06, 0.07, 0.06, 0.04)
    shade = stroke([(x + 0.19, y) for x, y in flank[:22]], 0.05, 0.1, 0.08)
    creases = union(*(stroke(bezier((x - 0.02, y), (x + 0.06, y - 0.03), (x + 0.15, y + 0.01), n=8), 0.004, 0.014, 0.004) for x, y in flank[3:28:2]))
    face = [
        Mark(shade, "#44602c", 0.5, 0.03),
        Mark(creases, "#5c7440", 0.55, 0.002),
        Mark(shine, "#f4f8c8", 0.5, 0.02),
        Mark(spots, "#6c8044", 0.6),
        Mark(edge, "#f0ecc0", 0.6, 0.01),
        Mark(ellipse(0.55, 0.86, 0.04, 0.04), "#e89070", 0.6, 0.02),
        Mark(line(bezier((0.39, 0.84), (0.47, 0.84), (0.52, 0.9), n=12), 0.02), "#4a3a20"),
    ]
    for a, b in (((0.5, 1.0), (0.4, 1.22)), ((0.6, 0.98), (0.64, 1.22))):
        s.puff(limb([a, ((a[0] + b[0]) / 2 + 0.02, (a[1] + b[1]) / 2), b], 0.06, 0.042, 0.036), 1.32, 0.03, "#7c9050", "#c4d898", shadow=False)
        pupil = [Mark(circle(b[0] - 0.034, b[1] + 0.026, 0.034), "#2c1c14"), Mark(circle(b[0] - 0.042, b[1] + 0.04, 0.011), "#ffffff")]
        s.puff(circle(*b, 0.068), 1.22, 0.05, "#e8e4d0", "#ffffff", pupil, shadow=False)
    s.puff(slug, 1.3, 0.12, "#6c8044", "#c8dc98", face, "wash", shadow=False)


def stalk(s: Stage) -> None:
    """What it climbs, where it came from, and why."""
    ribs = union(*(line(bezier((x, -1.7), (x - 0.02, 0), (x + 0.03, 1.7), n=12), 0.014) for x in (0.84, 0.93, 1.02)))
    stem = stroke(bezier((0.94, -1.8), (0.92, 0.0), (0.98, 1.8), n=20), 0.34, 0.28, 0.24)
    s.puff(stem, 1.9, 0.12, "#2f6a3c", "#7cac4c", [Mark(ribs, "#245030", 0.6, 0.004)], "plank", shadow=False)
    branch = bezier((1.0, 1.3), (0.7, 1.62), (0.3, 1.66), (-0.1, 1.42), n=24)
    s.puff(stroke(branch, 0.07, 0.05, 0.03), 1.8, 0.03, "#2f6a3c", "#7cac4c", shadow=False)
    bx, by = -0.12, 1.14
    berry = move(draw("0,-1 0.5,-0.6 0.86,0.1 0.7,0.62 0,0.74 -0.7,0.62 -0.86,0.1 -0.5,-0.6"), bx, by, 4, 0.22)
    seeds = union(
        *(ellipse(bx + 0.055 * (i - 1.5 + 0.5 * (j % 2)) * 1.3, by + 0.11 - 0.07 * j, 0.009, 0.014) for i in range(4) for j in range(5))
    ).intersection(berry.buffer(-0.02))
    s.puff(
        berry,
        1.5,
        0.14,
        "#a81828",
        "#f04c3c",
        [Mark(seeds, "#ffd870", 0.9), Mark(ellipse(bx - 0.08, by + 0.04, 0.04, 0.07), "#ffb0a0", 0.5, 0.03)],
        "skin",
        shadow=False,
    )
    hull = union(*(move(plants.leaf(0.15, 0.07), bx, by + 0.15, t) for t in (200, 240, 280, 320, -15)))
    s.puff(hull, 1.34, 0.03, "#3f7a3c", "#8cc05c", shadow=False)
    s.puff(stroke(bezier((bx, by + 0.15), (bx + 0.02, by + 0.24), branch[-1], n=8), 0.024, 0.024), 1.4, 0.02, "#2f6a3c", "#7cac4c", shadow=False)


def people_hold_on(s: Stage, tips: dict[int, XY]) -> None:
    # The king, from the highest of his towers; his crown is on its way.
    x, y = tips[4]
    x = x + 0.1
    king = people.king(
        Pose((171, 174), (188, 184), (24, -30), (-6, -56), lean=-4, nod=-6, anchor="hands"),
        mood="afraid",
        gaze=(0.1, -0.9),
        top="#5a3ca4",
        bottom="#2c2458",
        pattern_colour="#f0c860",
        clothes="coat",
        hat="",
        hands=("grip", "grip"),
        hair_colour="#d8d0c0",
    )
    s.place(king, x, y, 0.66, 1.2, shadow=False)
    for dx in (-0.03, 0.0, 0.03):
        s.puff(limb([(x + dx, y - 0.04), (x + dx, y), (x + dx + 0.004, y + 0.03)], 0.026, 0.028, 0.024), 1.02, 0.016, "#c88c64", "#f0c09c", shadow=False)
    crown = draw("-0.1,0! -0.12,0.13! -0.055,0.06! 0,0.15! 0.055,0.06! 0.12,0.13! 0.1,0!")
    s.puff(move(crown, x + 0.16, y - 0.94, 24), 1.2, 0.04, "#c8861c", "#ffe070", shadow=False, glow=0.1)
    # Sheets, knotted, from a window.
    a, long, _ = TOWERS[1]
    v = math.radians(180 + (a - 180) * 0.55)
    root = at(a, 0.4)
    bx, by = root[0] + 0.5 * long * math.cos(v), root[1] + 0.5 * long * math.sin(v)
    knots = [(bx, by), (bx - 0.02, by - 0.19), (bx + 0.0, by - 0.38), (bx - 0.01, by - 0.62), (bx, by - 0.92)]
    for i in range(4):
        (x0, y0), (x1, y1) = knots[i], knots[i + 1]
        c = ("#fff6e4", "#e8b8b0", "#fff6e4", "#a8c8c8")[i]
        sheet = draw(
            f"{x0 - 0.012},{y0}! {x0 + 0.012},{y0}! {(x0 + x1) / 2 + 0.062},{(y0 + y1) / 2} {x1 + 0.012},{y1}! {x1 - 0.012},{y1}! {(x0 + x1) / 2 - 0.062},{(y0 + y1) / 2}"
        )
        s.puff(sheet, 1.26, 0.025, darker(c, 0.2), c, brush="cloth", shadow=False)
        s.puff(ellipse(x1, y1, 0.034, 0.026), 1.2, 0.02, darker(c, 0.15), lighter(c, 0.2), shadow=False)
    px, py = knots[2]
    who = people.boy(
        Pose((170, 176), (186, 182), (50, -20), (10, -60), nod=14, anchor="hands"),
        mood="afraid",
        gaze=(-0.2, -0.9),
        top="#e8a820",
        bottom="#3a5a7c",
        skin="#8a5434",
        hair="curly",
        hair_colour="#2a1818",
        hands=("grip", "grip"),
    )
    s.place(who, px, py - 0.02, 0.44, 1.12, shadow=False)
    for dx in (-0.024, 0.0, 0.024):
        s.puff(limb([(px + dx, py - 0.05), (px + dx, py + 0.005)], 0.022, 0.022), 1.0, 0.014, "#6a3c24", "#a06840", shadow=False)
    # One has poured tea. The side of a tower is a bench.
    a, long, w = TOWERS[0]
    root = at(a, 0.4)
    v = math.radians(180 + (a - 180) * 0.55)
    tx, ty = root[0] + 0.5 * long * math.cos(v), root[1] + 0.5 * long * math.sin(v)
    granny = people.old_woman(
        Pose((30, 80), (40, 100), (84, 10), (78, 0), nod=6, anchor="seat"),
        mood="calm",
        gaze=(0.2, -0.4),
        top="#3f8c88",
        bottom="#2f6a68",
        pattern_colour="#f4ecd0",
        hands=("cup", "cup"),
    )
    g = s.place(granny, tx + 0.03, ty + 0.1, 0.46, 1.16, flip=True, shadow=False)
    s.place(props.cup(), g.points["far_hand"][0] - 0.03, g.points["far_hand"][1], 0.08, 1.0, shadow=False)


@card("desert", focus=1.3)
def snail_castle(s: Stage) -> None:
    stops = ((0.0, "#f8c484"), (0.2, "#f4bc84"), (0.42, "#c8c8b0"), (0.66, "#5cacb8"), (1.0, "#246c8c"))
    sky.backdrop(s, stops=stops, wisps=0.4, glow=sky.Glow(-0.7, -1.0, 0.7, "#ffe8b0", 0.5))
    # Far below: the road, and a hill with nothing on it.
    s.sheet(land.hill(s.rng, -1.06, 0.03, 1.2), 4.4, "#a8a888", "#ecd4a0", span=(-1.3, -1.0))
    s.sheet(land.hill(s.rng, -1.17, 0.03, 1.2), 4.0, "#7c9870", "#c8c488", span=(-1.4, -1.1))
    hill = draw("-0.1,-1.5! 0.04,-1.36 0.16,-1.14 0.19,-1.1! 0.41,-1.1! 0.45,-1.16 0.56,-1.36 0.76,-1.5!")
    road = stroke(bezier((-0.1, -1.5), (0.5, -1.44), (0.16, -1.24), (0.3, -1.11), n=20), 0.05, 0.034, 0.02)
    bare = draw("0.19,-1.09! 0.41,-1.09! 0.44,-1.14 0.32,-1.13 0.24,-1.145 0.17,-1.13")
    s.puff(hill, 3.6, 0.05, "#4c7c4c", "#a0bc68", [Mark(road, "#f4dcac", 0.95), Mark(bare, "#6a4430", 0.95)], shadow=False)
    s.sheet(land.hill(s.rng, -1.36, 0.03, 1.2), 3.3, "#3f7050", "#88ac64", span=(-1.6, -1.28))
    for x, y, k in ((-0.94, -1.33, 0.07), (-0.86, -1.36, 0.09), (-0.74, -1.35, 0.08), (-0.64, -1.38, 0.1), (-0.5, -1.36, 0.07), (-0.4, -1.38, 0.08)):
        s.place(props.house("#f4e4c8", "#c8402c", True), x, y, k, 3.0, shadow=False)
    for x, y, h in ((-0.55, -1.4, 0.1), (-0.3, -1.4, 0.12), (0.04, -1.42, 0.1), (-0.98, -1.44, 0.12)):
        s.puff(plants.poplar(s.rng, x, y, h), 2.9, 0.02, "#2c5c44", "#6c9c5c", shadow=False)
    for x, y, w in ((-0.62, 0.84, 0.5), (-0.85, 1.28, 0.6)):
        weather.cloud(s, x, y, w, 3.6)
    stalk(s)
    shell(s)
    tips = castle(s)
    snail(s)
    people_hold_on(s, tips)
    light.sun(s, 1.8, "#fff0d0", side=-0.7, height=0.6)
    light.rig(s, 600, 200)
