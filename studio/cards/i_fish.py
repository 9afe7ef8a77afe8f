"""A fish on a dish that tells where it comes from: its tongue is the sea."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, room, sky, veils, weather
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

MOUTH = ellipse(0, -0.02, 0.47, 0.46)
EDGE = -0.5
"""The far edge of the table."""
FALLS = (
    (-0.35, 0.02),
    (-0.3, 0.01),
    (-0.26, 0.026),
    (-0.18, 0.012),
    (-0.12, 0.022),
    (-0.05, 0.01),
    (0.01, 0.028),
    (0.07, 0.012),
    (0.15, 0.02),
    (0.2, 0.01),
    (0.26, 0.026),
    (0.34, 0.016),
)
SKIN = ("#b8401c", "#f49a4c")


def behind(s: Stage) -> None:
    """The evening room, and two who look over the edge of the table."""
    room.wall(s, 3.6, "#1c3c38", "#3c6a5c", "stripes", "#2a5048", 0.2, None, None)
    frame = box(0.42, 0.86, 0.96, 1.4)
    s.puff(frame, 3.5, 0.05, "#8a5a24", "#e8b860", [Mark(box(0.49, 0.93, 0.89, 1.33), "#8ab0b0")], "wood")
    who = people.captain(
        Pose(),
        profile=True,
        mood="surprised",
        gaze=(0.8, -0.7),
        top="#2c3a6c",
        age=2,
        beard="long",
        hair_colour="#e8e4dc",
        hat="souwester",
        hat_colour="#e0a828",
    )
    s.place(veils.cropped(who.moved(0.7, 0.28, 0, 0.98, True), box(0.49, 0.93, 0.89, 1.33)), 0, 0, 1, 3.4, shadow=False)
    rail = union(
        stroke([(0.66, -0.06), (0.84, -0.03), (1.3, -0.06)], 0.07, 0.08),
        stroke([(0.72, -0.06), (0.73, -0.8)], 0.06, 0.06),
        stroke([(1.0, -0.06), (1.0, -0.8)], 0.05, 0.05),
    )
    s.puff(rail, 3.0, 0.03, "#4a2818", "#a8683c", brush="wood", shadow=False)
    s.place(animals.cat("sit", "#e8e0d4", collar="#d8402c"), 0.87, -0.05, 0.52, 2.9, flip=True, shadow=False)


def table(s: Stage) -> None:
    """White cloth in checks that run to one point behind the fish."""
    top = Polygon([(-1.5, EDGE), (1.5, EDGE), (1.8, -1.8), (-1.8, -1.8)])
    eye = (0.0, 0.35)
    rows = [EDGE - 0.05 * 1.42**i for i in range(9)]
    across = union(*(line([(-2, y), (2, y)], 0.012 + 0.03 * (EDGE - y)) for y in rows))
    away = union(*(Polygon([eye, (x - 0.06, -1.8), (x + 0.06, -1.8)]) for x in [-4.2 + 0.42 * i for i in range(21)]))
    s.puff(
        top,
        2.5,
        0.004,
        "#e8dcc4",
        "#d8c8b0",
        [Mark(across, "#c8483c", 0.4), Mark(away, "#c8483c", 0.4), Mark(box(-2, EDGE - 0.06, 2, EDGE), "#8a7460", 0.4, 0.02)],
        "cloth",
        cell=0.02,
        shadow=False,
    )


def dish(s: Stage) -> None:
    g = ellipse(0, -0.84, 0.93, 0.27)
    weather.contact(s, 0, -0.95, 2.3, 2.44, 0.55)
    s.puff(g, 2.36, 0.05, "#6c90a8", "#f4f8f8", [Mark(g.buffer(-0.05), "#b4ccd4", 0.9), Mark(g.buffer(-0.022).boundary.buffer(0.008), "#2f6a9a", 0.9)])
    leaves = [
        (-0.74, -0.74, 60),
        (-0.62, -0.84, 20),
        (-0.8, -0.84, 100),
        (0.7, -0.72, -50),
        (0.62, -0.86, -20),
        (0.8, -0.8, -90),
        (-0.5, -0.92, -10),
        (0.52, -0.94, 10),
    ]
    for x, y, a in leaves:
        leaf = union(*(ellipse(0.05 * math.cos(q), 0.05 * math.sin(q), 0.055, 0.032, math.degrees(q)) for q in (0, 0.9, -0.9, 1.8, -1.8)))
        s.puff(move(leaf, x, y, a, 1.25), 2.15, 0.03, "#245a30", "#7cb858", shadow=False)
    for x, y in ((-0.68, -0.96), (0.7, -0.97)):
        slice_ = ellipse(x, y, 0.12, 0.075, 8)
        wedges = union(*(line([(x, y), (x + 0.1 * math.cos(q), y + 0.06 * math.sin(q))], 0.009) for q in [i * math.tau / 8 for i in range(8)]))
        s.puff(slice_, 2.05, 0.03, "#d8a820", "#f8dc50", [Mark(ellipse(x, y, 0.096, 0.056, 8), "#fff4a8"), Mark(wedges, "#f0c83c", 0.9)], shadow=False)


def scales(g: Geom, step: float, r: float) -> Geom:
    x0, y0, x1, y1 = g.bounds
    arcs = []
    for j in range(int((y1 - y0) / step) + 1):
        for i in range(int((x1 - x0) / (step * 1.6)) + 2):
            cx, cy = x0 + (i + 0.5 * (j % 2)) * step * 1.6, y1 - j * step
            arcs.append(line([(cx + r * math.cos(q), cy + r * math.sin(q)) for q in [math.pi + k * math.pi / 8 for k in range(9)]], 0.01))
    return union(*arcs).intersection(g)


def tail(s: Stage) -> None:
    """The body bends away behind the head; the fin stands up like a fan."""
    body = limb([(0.1, 0.3), (0.34, 0.72), (0.2, 0.98), (-0.04, 1.06)], 0.9, 0.5, 0.26, 0.15)
    s.puff(body, 2.3, 0.14, "#8a2c18", "#e07a38", [Mark(scales(body, 0.075, 0.055), "#7a2010", 0.5)], shadow=False)
    root = (-0.02, 1.06)
    fan = draw("0,-0.06! -0.2,0.02 -0.42,0.3! -0.3,0.28 -0.24,0.2 -0.26,0.0 -0.34,-0.18! -0.2,-0.12", 8)
    fan = Polygon(
        smooth(
            [(0.04, -0.05), (-0.2, 0.14), (-0.3, 0.4), (-0.36, 0.16), (-0.28, 0.06), (-0.4, -0.04), (-0.5, -0.2), (-0.24, -0.16), (0.02, -0.08)],
            True,
            frozenset({2, 6}),
        )
    ).buffer(0)
    rays = union(*(line([(0, -0.03), (-0.42 * math.cos(q) - 0.02, 0.5 * math.sin(q) - 0.02)], 0.012) for q in [-0.5 + 0.2 * i for i in range(9)]))
    s.puff(move(fan, *root), 2.2, 0.04, "#a83418", "#f8b060", [Mark(move(rays, *root), "#8a2410", 0.6)], shadow=False)


def eye(s: Stage, x: float, y: float, look: float) -> None:
    s.puff(circle(x, y, 0.17), 1.5, 0.1, "#a83418", "#f8b468", shadow=False)
    ball = circle(x, y, 0.135)
    iris = circle(x - 0.02 * look, y - 0.03, 0.085)
    marks = [
        Mark(iris, "#d8902c"),
        Mark(iris.boundary.buffer(0.008), "#7a4410", 0.9),
        Mark(circle(x - 0.02 * look, y - 0.03, 0.052), "#14101c"),
        Mark(circle(x - 0.02 * look + 0.03, y + 0.01, 0.02), "#ffffff"),
    ]
    s.puff(ball, 1.4, 0.1, "#e8d8b8", "#fffdf0", marks, "skin", shadow=False)
    lid = move(
        Polygon(
            [(-0.17, 0.0), *[(0.155 * math.cos(q), 0.155 * math.sin(q)) for q in [math.pi - i * math.pi / 12 for i in range(13)]], (0.17, 0.0), (0, 0.05)]
        ).buffer(0.012),
        x,
        y + 0.03,
        -24 * look,
    )
    s.puff(lid, 1.3, 0.05, "#b8401c", "#f8a858", shadow=False)


def head(s: Stage) -> None:
    outline = draw(
        "0,0.82 0.3,0.8 0.58,0.62 0.72,0.3 0.74,-0.1 0.68,-0.5 0.5,-0.8 0.2,-0.92 -0.2,-0.92 -0.5,-0.8 -0.68,-0.5 -0.74,-0.1 -0.72,0.3 -0.58,0.62 -0.3,0.8"
    )
    brow = outline.intersection(box(-1, 0.42, 1, 1))
    gill = union(*(line(bezier((q * 0.6, 0.38), (q * 0.71, 0.0), (q * 0.58, -0.52), n=20), 0.022) for q in (-1, 1)))
    marks = [
        Mark(scales(brow, 0.085, 0.062), "#8a2810", 0.5),
        Mark(gill, "#8a2810", 0.6),
        Mark(ellipse(0, -0.75, 0.5, 0.3), "#fbd8a0", 0.9, 0.05),
        Mark(union(ellipse(-0.1, 0.58, 0.03, 0.02, 30), ellipse(0.1, 0.58, 0.03, 0.02, -30)), "#7a2010", 0.8),
    ]
    s.puff(outline.difference(MOUTH), 1.8, 0.2, *SKIN, marks, shadow=False)
    for q in (-1, 1):
        eye(s, q * 0.44, 0.56, q)
        fin = draw(f"{q * 0.62},-0.56! {q * 0.8},-0.54 {q * 0.98},-0.44! {q * 0.93},-0.6 {q * 0.95},-0.74! {q * 0.78},-0.76 {q * 0.58},-0.7!")
        rays = union(*(line([(q * 0.6, -0.63), (q * 0.97, y)], 0.011) for y in (-0.47, -0.56, -0.65, -0.73)))
        s.puff(fin, 1.55, 0.04, "#a83418", "#f8b060", [Mark(rays, "#8a2410", 0.6)], shadow=False)


def sea_within(s: Stage) -> None:
    """What is seen between the lips: open water, a low sun, a ship."""
    air = ((0.0, "#f8b45c"), (0.42, "#ffdc90"), (0.6, "#ffc078"), (0.8, "#e87c6c"), (1.0, "#7c4c88"))
    s.screen(
        sky.paint(air, s.seed, cloud="#ffe0b8", wisps=0.6, glow=sky.Glow(0.3, -0.25, 1.1, "#fff4c0", 0.8)), 2.05, 1.15, 0.9, frame=(-0.55, -0.54, 0.55, 0.5)
    )
    s.puff(circle(0.14, 0.02, 0.1), 2.03, 0.01, "#ffe8a8", "#fffbe0", glow=0.9, shadow=False)
    for i, (y, low, high) in enumerate(((-0.04, "#2f7c98", "#f8c878"), (-0.13, "#1c6c8c", "#6cb4b0"), (-0.24, "#125a7c", "#3f9cac"))):
        g = land.swell(s.rng, y, 0.014 + 0.012 * i, 9 - 2 * i).intersection(MOUTH.buffer(0.05))
        s.sheet(g, 2.0 - 0.04 * i, low, high, span=(y - 0.14, y + 0.02), shadow=False)
        if i == 0:
            path = union(*(ellipse(0.14 + 0.03 * math.sin(j * 2.1), -0.045 - 0.02 * j, 0.05 + 0.012 * j, 0.005) for j in range(5)))
            s.sheet(path, 1.985, "#fff0b8", shadow=False, thick=0.002, edge=0, glow=0.6)
            s.place(props.ship("#5a2c20", "#fff0d8", "#c8442c"), -0.12, -0.15, 0.42, 1.978, turn=4, shadow=False)
    for x, y, k in ((0.26, 0.24, 0.07), (0.16, 0.3, 0.05)):
        s.place(animals.goose("fly", "#fff4e4"), x, y, k, 1.95, shadow=False)


def scalloped(points: list[XY], wide: float, phase: float) -> Geom:
    """Foam along an edge: a ribbon that thickens and thins, with bays."""
    inner, outer = [], []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy) or 1
        fade = min(1.0, 0.15 + 0.09 * min(i, len(points) - 1 - i))
        w = wide * fade * (0.55 + 0.35 * math.sin(i * 0.5 + phase) + 0.25 * math.sin(i * 1.3 + 2 * phase))
        inner.append((x - dy / n * w, y + dx / n * w))
        outer.append((x + dy / n * wide * fade * 0.4, y - dx / n * wide * fade * 0.4))
    return Polygon([*inner, *outer[::-1]]).buffer(0.004).buffer(0)


def tongue(s: Stage) -> None:
    """The sea runs over the lower lip, fills the dish, and goes on over the cloth towards us."""
    left = smooth([(-0.4, -0.26), (-0.35, -0.46), (-0.33, -0.7), (-0.42, -0.94), (-0.72, -1.1), (-0.92, -1.3), (-1.3, -1.42)], False, n=12)
    right = smooth([(0.4, -0.26), (0.35, -0.46), (0.33, -0.7), (0.44, -0.93), (0.7, -1.08), (0.86, -1.26), (1.3, -1.36)], False, n=12)
    g = Polygon(
        [
            *left,
            (-1.4, -1.8),
            (1.4, -1.8),
            *right[::-1],
            *[(0.38 - 0.04 * i, -0.25 + 0.022 * math.sin(i * 0.9) + 0.03 * math.sin(i * math.pi / 19)) for i in range(20)],
        ]
    ).buffer(0)
    falls = union(
        *(
            stroke(
                smooth(
                    [
                        (x, -0.28),
                        (x * 0.9 + 0.012 * math.sin(40 * x), -0.46),
                        (x * 0.88 - 0.014 * math.sin(31 * x), -0.7),
                        (x * 1.1, -0.84 - 0.1 * math.sin(17 * x) ** 2),
                    ],
                    False,
                ),
                0.004,
                w,
                w * 1.3,
                0.004,
            )
            for x, w in FALLS
        )
    )
    rings = union(
        *(
            stroke(
                [(w * math.cos(q), -0.98 - 0.1 * i + 0.26 * w * math.sin(q)) for q in [math.pi * (1.1 + 0.8 * k / 20) for k in range(21)]], 0.004, 0.018, 0.004
            )
            for i, w in enumerate((0.4, 0.62, 0.84, 1.05))
        )
    )
    marks = [
        Mark(box(-2, -0.7, 2, -0.2), "#1c7894", 0.7, 0.06),
        Mark(
            stroke(
                [(0.4 - 0.04 * i, -0.26 + 0.022 * math.sin(i * 0.9) + 0.03 * math.sin(i * math.pi / 19)) for i in range(21)], 0.004, 0.02, 0.008, 0.02, 0.004
            ),
            "#c8f4f0",
            0.6,
        ),
        Mark(falls, "#b8f0ec", 0.75),
        Mark(ellipse(0, -0.94, 0.4, 0.08), "#d8fff8", 0.7, 0.02),
        Mark(rings, "#c8f4f0", 0.7),
    ]
    s.puff(g.intersection(box(-1.3, -1.75, 1.3, 0)), 1.2, 0.07, "#0c4c70", "#3fb4b8", marks, glow=0.05, shadow=False)
    for edge, phase in ((left, 0.3), (right[::-1], 1.7)):
        s.puff(scalloped(edge[24:] if edge is left else edge[:-24], 0.05, phase), 1.1, 0.02, "#c8ece8", "#ffffff", shadow=False)
    foam = union(
        *(
            ellipse(x, -0.95 + 0.02 * math.sin(x * 23), 0.085, 0.04 + 0.014 * math.sin(x * 40), 20 * math.sin(x * 9))
            for x in [-0.36 + 0.09 * i for i in range(9)]
        )
    )
    s.puff(foam, 1.08, 0.03, "#c8ece8", "#ffffff", shadow=False)


def lips(s: Stage) -> None:
    ring = MOUTH.buffer(0.1).difference(MOUTH.buffer(-0.005))
    pleats = union(
        *(
            line([(0.5 * math.cos(q), -0.02 + 0.5 * math.sin(q)), (0.56 * math.cos(q), -0.02 + 0.56 * math.sin(q))], 0.01)
            for q in [i * math.tau / 36 for i in range(36)]
        )
    )
    s.puff(ring, 1.6, 0.1, "#c85040", "#ffb890", [Mark(pleats, "#a83828", 0.5)], "skin", shadow=False)


def gravy_boat(s: Stage) -> None:
    """It was on the table for the sauce; now it sails, with a mouse, a fork for a mast and a napkin."""
    x, y = 0.52, -1.3
    s.puff(stroke([(x, y), (x + 0.03, y + 0.52)], 0.024, 0.02), 0.8, 0.012, "#8a98a0", "#f4f8fa", shadow=False)
    tines = union(
        line([(x - 0.03, y + 0.58), (x - 0.03, y + 0.52), (x + 0.03, y + 0.5), (x + 0.09, y + 0.52), (x + 0.09, y + 0.58)], 0.018),
        line([(x + 0.03, y + 0.5), (x + 0.03, y + 0.59)], 0.018),
    )
    s.puff(tines, 0.8, 0.012, "#8a98a0", "#f4f8fa", shadow=False)
    sail = draw(f"{x + 0.02},{y + 0.5}! {x - 0.16},{y + 0.38} {x - 0.24},{y + 0.15}! {x - 0.1},{y + 0.13} {x + 0.01},{y + 0.16}!")
    s.puff(sail, 0.76, 0.06, "#d8d0c4", "#fffaf0", [Mark(sail.buffer(-0.02).boundary.buffer(0.007), "#c8483c", 0.8)], "cloth", shadow=False)
    s.place(animals.mouse("up", "#8c8690"), x + 0.13, y + 0.02, 0.26, 0.7, flip=True, shadow=False)
    boat = draw(
        f"{x - 0.34},{y + 0.14}! {x - 0.2},{y + 0.05} {x},{y + 0.05} {x + 0.22},{y + 0.09} {x + 0.26},{y - 0.02} {x + 0.14},{y - 0.12} {x - 0.08},{y - 0.13} {x - 0.22},{y - 0.04}"
    )
    s.puff(
        line(bezier((x + 0.2, y + 0.06), (x + 0.4, y + 0.14), (x + 0.36, y - 0.08), (x + 0.16, y - 0.08), n=16), 0.03),
        0.66,
        0.02,
        "#a8bcc4",
        "#fffdf6",
        shadow=False,
    )
    s.puff(
        boat,
        0.6,
        0.07,
        "#98b0bc",
        "#fffdf6",
        [Mark(line(bezier((x - 0.3, y + 0.1), (x - 0.1, y + 0.0), (x + 0.24, y + 0.05), n=12), 0.014), "#2f6a9a")],
        shadow=False,
    )
    s.puff(scalloped([(x - 0.3 + 0.04 * i, y - 0.11 - 0.012 * math.sin(i)) for i in range(16)], 0.03, 0.5), 0.54, 0.015, "#c8ece8", "#ffffff", shadow=False)


def fork(s: Stage) -> None:
    """It stood ready by the dish, and leans away from what it hears."""
    stem = bezier((-0.84, -0.76), (-0.72, -0.4), (-0.7, -0.1), (-0.8, 0.1), n=24)
    neck = (-0.83, 0.17)
    tines = [
        stroke(
            bezier((neck[0] + u * 0.8, neck[1] + 0.02), (neck[0] - 0.01 + u * 1.1, neck[1] + 0.14), (neck[0] - 0.1 + u * 1.1, neck[1] + 0.26 - 0.3 * u), n=12),
            0.03,
            0.028,
            0.014,
        )
        for u in (-0.075, -0.025, 0.025, 0.075)
    ]
    s.puff(union(stroke(stem, 0.075, 0.045, 0.034, 0.05), ellipse(*neck, 0.085, 0.07, 20), *tines), 2.3, 0.03, "#3c4c58", "#b4c4cc", shadow=False)


@card("parlour", focus=1.7)
def talking_fish(s: Stage) -> None:
    behind(s)
    table(s)
    dish(s)
    tail(s)
    sea_within(s)
    head(s)
    lips(s)
    fork(s)
    tongue(s)
    gravy_boat(s)
    light.lamp(s, 0.1, 0.1, 1.0, 20, "#ffd890", 0.3)
    light.lamp(s, -0.5, 0.3, 2.2, 7, "#ffd890", 0.2)
    light.lamp(s, 0.6, 0.5, 2.4, 7, "#ffd890", 0.2)
    light.rig(s, 620, 160)
