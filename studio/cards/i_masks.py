"""A stall that sells faces, and has one."""

import math
from collections.abc import Callable

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, props, sky, weather
from theatre.colour import darker
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

MOUTH = draw("-0.76,0.0! -0.36,0.04 0,0.05 0.36,0.04 0.76,0.0! 0.71,-0.3 0.5,-0.6 0.0,-0.72 -0.5,-0.6 -0.71,-0.3")
HOLE = "#1c0c12"
Put = Callable[[Geom], Geom]


def hut(s: Stage) -> None:
    """Planks, a round top, a striped roof for a hat."""
    wall = draw("-0.94,-1.16! -0.97,-0.4 -0.95,0.3 -0.84,0.8 -0.7,0.98! 0.7,0.98! 0.84,0.8 0.95,0.3 0.97,-0.4 0.94,-1.16!")
    planks = union(*(line([(-1.0 + 0.17 * i, -1.3), (-0.93 + 0.155 * i, 1.1)], 0.009) for i in range(13)))
    blush = union(ellipse(-0.7, 0.14, 0.17, 0.12), ellipse(0.7, 0.14, 0.17, 0.12))
    s.puff(wall.difference(MOUTH), 2.4, 0.1, "#7a3020", "#d07c48", [Mark(planks, "#54201a", 0.6), Mark(blush, "#e8483c", 0.55, 0.03)], "plank", shadow=False)
    for i in range(9):
        x0, x1 = -0.9 + 0.2 * i, -0.7 + 0.2 * i
        c = "#c8342c" if i % 2 else "#f4e0bc"
        strip = Polygon([(x0, 0.92), (x1, 0.92), (x1 * 0.06, 1.62), (x0 * 0.06, 1.62)]).union(ellipse((x0 + x1) / 2, 0.92, 0.1, 0.07))
        s.puff(strip, 2.1, 0.05, darker(c, 0.28), c, brush="cloth", shadow=False, cell=0.008)


def eye(s: Stage, x: float, y: float, shut: float) -> None:
    """A round window with a lamp behind; its shutter is the lid."""
    s.puff(circle(x, y, 0.25), 2.2, 0.05, "#5a2418", "#a8583c", brush="wood", shadow=False)
    ball = circle(x, y, 0.205)
    s.puff(
        ball,
        2.12,
        0.03,
        "#ffb848",
        "#fff0b8",
        [
            Mark(circle(x + 0.02, y - 0.05, 0.105), "#7a3818", 0.95, 0.004),
            Mark(circle(x + 0.02, y - 0.05, 0.06), HOLE),
            Mark(circle(x + 0.055, y - 0.01, 0.024), "#fff8dc"),
        ],
        glow=0.7,
        shadow=False,
    )
    weather.halo(s, x, y, 2.0, 0.36, "#ffb050", 0.35)
    edge = y + 0.2 - 0.4 * shut
    lid = circle(x, y, 0.235).intersection(box(x - 0.3, edge, x + 0.3, y + 0.3))
    boards = union(*(line([(x - 0.3, edge + 0.06 * i), (x + 0.3, edge + 0.06 * i)], 0.01) for i in range(8)))
    s.puff(lid, 1.95, 0.06, "#8a3c28", "#d88450", [Mark(boards, "#54201a", 0.6)], shadow=False)
    for i in range(5):
        lx = x - 0.17 + 0.085 * i
        s.puff(stroke([(lx, edge + 0.01), (lx + 0.03 * (i - 2), edge - 0.05)], 0.022, 0.01), 1.9, 0.012, "#2c1214", "#5c2c24", shadow=False)


def brow(s: Stage, q: int, y: float, turn: float) -> None:
    """A small awning over each window."""
    g = draw(
        "-0.31,0! -0.25,0.13! 0.25,0.13! 0.31,0! 0.26,-0.035 0.205,0.0! 0.155,-0.035 0.1,0.0! 0.05,-0.035 0.0,0.0! -0.05,-0.035 -0.1,0.0! -0.155,-0.035 -0.205,0.0! -0.26,-0.035"
    )
    bars = union(*(Polygon([(-0.3 + 0.2 * i, -0.1), (-0.2 + 0.2 * i, -0.1), (-0.17 + 0.18 * i, 0.2), (-0.26 + 0.18 * i, 0.2)]) for i in range(3)))
    s.puff(move(g, q * 0.44, y, turn), 1.85, 0.02, "#1c4a4c", "#3f8a84", [Mark(move(bars, q * 0.44, y, turn), "#e8dcb0", 0.8)], "cloth", shadow=False)


def nose(s: Stage) -> None:
    g = draw("-0.05,0.5! 0.05,0.5! 0.12,0.26 0.2,0.14 0.14,0.08 0,0.1 -0.14,0.08 -0.2,0.14 -0.12,0.26")
    s.puff(
        g,
        2.0,
        0.14,
        "#8a3420",
        "#e0905c",
        [Mark(union(ellipse(-0.09, 0.115, 0.04, 0.022), ellipse(0.09, 0.115, 0.04, 0.022)), "#4c1814", 0.9)],
        "wood",
        shadow=False,
    )


def holes(put: Put, gap: float = 0.1, y: float = 0.06, tilt: float = 0.0) -> list[Mark]:
    """Eyes cut out: almonds with a lit lower rim."""
    out = []
    for q in (-1, 1):
        almond = move(draw("-0.062,0! -0.02,0.034 0.03,0.034 0.062,0! 0.02,-0.028 -0.03,-0.028"), q * gap, y, q * tilt)
        out += [Mark(put(almond.buffer(0.014)), "#fff0d0", 0.4), Mark(put(almond), HOLE)]
    return out


def ridge(put: Put, c: str) -> list[Mark]:
    return [Mark(put(draw("-0.022,0.08! 0.022,0.08! 0.05,-0.07 0,-0.09 -0.05,-0.07")), darker(c, 0.3), 0.45, 0.01)]


def mask(s: Stage, kind: str, x: float, y: float, size: float, turn: float, depth: float) -> None:
    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, size)

    def lay(g: Geom, up: float, low: str, high: str, marks: list[Mark] | None = None, height: float = 0.1, glow: float = 0.0) -> None:
        s.puff(put(g), depth - up, height * size, low, high, marks or [], shadow=False, glow=glow)

    oval = draw("0,0.32 0.18,0.27 0.25,0.08 0.2,-0.16 0.08,-0.3 0,-0.33 -0.08,-0.3 -0.2,-0.16 -0.25,0.08 -0.18,0.27")
    if kind == "sun":
        rays = union(
            *(
                Polygon(
                    [
                        (0.24 * math.cos(a - 0.2), 0.24 * math.sin(a - 0.2)),
                        (0.42 * math.cos(a), 0.42 * math.sin(a)),
                        (0.24 * math.cos(a + 0.2), 0.24 * math.sin(a + 0.2)),
                    ]
                )
                for a in [i * math.tau / 12 for i in range(12)]
            )
        )
        lay(rays, 0, "#b86c14", "#f8c040")
        smile = [Mark(put(stroke(bezier((-0.1, -0.1), (0, -0.17), (0.1, -0.1), n=10), 0.012, 0.026, 0.012)), "#7a3008")]
        lay(
            circle(0, 0, 0.27),
            0.05,
            "#d89420",
            "#ffe484",
            [
                *holes(put, 0.1, 0.05),
                *ridge(put, "#e8a830"),
                *smile,
                Mark(put(union(circle(-0.16, -0.06, 0.05), circle(0.16, -0.06, 0.05))), "#f07040", 0.5, 0.02),
            ],
        )
    elif kind == "moon":
        g = circle(0, 0, 0.32).difference(circle(0.2, 0.08, 0.26))
        lay(
            g,
            0,
            "#6c84a0",
            "#e8f0f4",
            [
                Mark(put(move(draw("-0.06,0! -0.02,0.03 0.03,0.03 0.06,0! 0,-0.012"), -0.16, 0.06)), HOLE),
                Mark(put(stroke(bezier((-0.14, -0.14), (-0.08, -0.19), (-0.02, -0.16), n=8), 0.012, 0.02, 0.01)), "#34486c"),
            ],
        )
    elif kind == "bird":
        lay(draw("0,0.3 0.22,0.22 0.27,0.02 0.18,-0.12 0,-0.18 -0.18,-0.12 -0.27,0.02 -0.22,0.22"), 0, "#1c5c60", "#5cb4a4", holes(put, 0.12, 0.06, 14))
        lay(
            draw("-0.07,0.06! 0.07,0.06! 0.06,-0.16 0,-0.42! -0.06,-0.16"),
            0.08,
            "#b8741c",
            "#f8d068",
            [Mark(put(line([(0, 0.04), (0, -0.38)], 0.014)), "#8a4c10", 0.6)],
        )
        for q in (-1.6, -0.8, 0, 0.8, 1.6):
            lay(limb([(0.04 * q, 0.2), (0.1 * q, 0.34), (0.16 * q, 0.5 - 0.04 * abs(q))], 0.05, 0.09, 0.02), -0.03, "#a82c34", "#f8845c")
    elif kind == "cat":
        lay(
            union(oval, draw("-0.22,0.18! -0.24,0.44! -0.04,0.3!"), draw("0.22,0.18! 0.24,0.44! 0.04,0.3!")),
            0,
            "#a8542c",
            "#f0a460",
            [
                *holes(put, 0.11, 0.06, 16),
                Mark(put(draw("-0.03,-0.06! 0.03,-0.06! 0,-0.1!")), "#f08c84"),
                Mark(put(union(*(line([(0.06 * q, -0.11), (0.24 * q, -0.08 - 0.05 * k)], 0.009) for q in (-1, 1) for k in range(3)))), "#e8dcd0", 0.9),
            ],
        )
    elif kind == "tear":
        lay(
            oval,
            0,
            "#b8b4b8",
            "#fffdf6",
            [
                *holes(put, 0.1, 0.05, -8),
                *ridge(put, "#d8d0c8"),
                Mark(put(draw("0,-0.16! 0.05,-0.14 0,-0.2 -0.05,-0.14")), "#b82c34"),
                Mark(put(draw("-0.1,-0.02! -0.075,-0.1 -0.1,-0.14 -0.125,-0.1")), "#3c7cb0"),
                Mark(put(union(ellipse(-0.1, 0.15, 0.014, 0.05), ellipse(0.1, 0.15, 0.014, 0.05))), "#2c2430", 0.8),
            ],
        )
    elif kind == "gent":
        lay(
            oval,
            0,
            "#a85c3c",
            "#f0b488",
            [
                *holes(put, 0.1, 0.07),
                *ridge(put, "#c87c54"),
                Mark(put(union(*(stroke(bezier((0.04 * q, 0.15), (0.1 * q, 0.2), (0.18 * q, 0.14), n=8), 0.03, 0.034, 0.01) for q in (-1, 1)))), "#3c1c14"),
            ],
        )
        for q in (-1, 1):
            lay(limb([(0.0, -0.1), (0.1 * q, -0.13), (0.2 * q, -0.08), (0.24 * q, -0.01)], 0.06, 0.07, 0.045, 0.012), 0.07, "#2c1410", "#6a3824")
    else:
        lay(
            oval,
            0,
            "#c8a070",
            "#f8e0b4",
            [
                Mark(put(line([(-0.2, 0.2), (0.16, 0.24)], 0.008)), "#a87c4c", 0.5),
                Mark(put(line([(0.1, 0.1), (0.14, -0.2)], 0.008)), "#a87c4c", 0.5),
                *ridge(put, "#d8b484"),
            ],
        )


def mouth(s: Stage) -> None:
    """Lit within; the wares hang in it like teeth."""
    inner = MOUTH.buffer(0.02)
    s.puff(inner, 2.9, 0.004, "#a8401c", "#4c1418", [Mark(ellipse(0, -0.36, 0.62, 0.26), "#ffac48", 0.85, 0.1)], glow=0.6, shadow=False)
    lip = MOUTH.buffer(0.055).difference(MOUTH)
    s.puff(lip, 2.1, 0.07, "#8a1c1c", "#e04c3c", brush="wood", shadow=False)
    # One hook is empty: a gap in the row of teeth.
    s.puff(union(line([(0, 0.04), (0, -0.1)], 0.012), circle(0, -0.13, 0.03).exterior.buffer(0.007)), 2.5, 0.008, "#c89a58", "#f8e0a8", shadow=False)
    row = (("bird", -0.56, -0.25, 0.56, 4), ("tear", -0.27, -0.28, 0.68, -3), ("sun", 0.28, -0.27, 0.62, 5), ("cat", 0.57, -0.2, 0.56, -4))
    for kind, x, y, k, turn in row:
        s.puff(line([(x, 0.04), (x, y + 0.1)], 0.012), 2.5, 0.008, "#c89a58", "#f8e0a8", shadow=False)
        mask(s, kind, x, y, k, turn, 2.35)
    light.lamp(s, 0, -0.1, 1.95, 6, "#ffc070", 0.2)


def tongue(s: Stage) -> None:
    g = draw("-0.3,-0.66! 0.3,-0.66! 0.34,-0.84 0.42,-1.2 0.56,-1.7! -0.56,-1.7! -0.42,-1.2 -0.34,-0.84")
    trim = union(*(line(bezier((q * 0.26, -0.66), (q * 0.3, -0.84), (q * 0.48, -1.7), n=12), 0.016) for q in (-1, 1)))
    s.puff(
        g,
        1.75,
        0.04,
        "#8a1420",
        "#e04048",
        [Mark(trim, "#f4c868", 0.9), Mark(line([(0, -0.5), (0, -1.7)], 0.014), "#7a1020", 0.6), Mark(box(-1, -0.72, 1, -0.64), "#5c0c18", 0.6, 0.02)],
        "cloth",
        shadow=False,
    )


def child(s: Stage) -> None:
    """She has turned round to us with the oldest face they have."""
    x, y, k = 0.02, -1.46, 0.8
    rod = (x + 0.19, y + 0.3)
    weather.contact(s, x, y, 0.5, 1.2, 0.6, "#3c0c14")
    who = people.girl(
        Pose(near_leg=(-8, -6), far_leg=(8, 6)),
        look=0.0,
        hair="curly",
        hair_colour="#2c1814",
        top="#1f8a94",
        pattern_colour="#f8e8b0",
        skin="#c98a5e",
        hands=("rest", "grip"),
        touch={"far_hand": people.local(rod, x, y, k)},
    )
    f = s.place(who, x, y, k, 1.1, shadow=False)
    hx, hy = f.points["head"]
    px, py = f.points["far_palm"]
    s.puff(stroke([(hx + 0.05, hy - 0.12), (px, py), (px + 0.03, py - 0.06)], 0.024, 0.022), 0.8, 0.014, "#6a3c20", "#c89058", shadow=False)
    s.puff(circle(px, py, 0.03), 0.76, 0.03, "#a86c44", "#d89a6c", shadow=False)
    old(s, hx, hy - 0.01)


def old(s: Stage, x: float, y: float) -> None:
    def put(g: Geom) -> Geom:
        return move(g, x, y, 3, 0.54)

    face = draw("0,0.3 0.2,0.26 0.27,0.06 0.22,-0.16 0.1,-0.28 -0.1,-0.28 -0.22,-0.16 -0.27,0.06 -0.2,0.26")
    lines = union(
        *(stroke(bezier((-0.14, 0.17 + 0.035 * i), (0, 0.2 + 0.035 * i), (0.14, 0.17 + 0.035 * i), n=10), 0.004, 0.013, 0.004) for i in range(2)),
        *(stroke([(q * 0.17, -0.0 - 0.03 * i), (q * 0.23, -0.02 - 0.045 * i)], 0.012, 0.004) for q in (-1, 1) for i in range(2)),
    )
    s.puff(
        put(face),
        0.72,
        0.06,
        "#b87c54",
        "#f4cca0",
        [
            *holes(put, 0.1, 0.04),
            *ridge(put, "#c8946c"),
            Mark(put(lines), "#8a4c34", 0.8),
            Mark(put(union(circle(-0.15, -0.08, 0.05), circle(0.15, -0.08, 0.05))), "#e8604c", 0.5, 0.02),
        ],
        "skin",
        shadow=False,
    )
    for q in (-1, 1):
        s.puff(
            put(limb([(q * 0.03, 0.12), (q * 0.11, 0.15), (q * 0.22, 0.09)], 0.045, 0.06, 0.02)), 0.62, 0.03, "#c8c4c0", "#fffdf8", brush="wool", shadow=False
        )
        s.puff(put(limb([(0, -0.1), (q * 0.1, -0.13), (q * 0.2, -0.1)], 0.06, 0.075, 0.02)), 0.58, 0.03, "#d0ccc8", "#ffffff", brush="wool", shadow=False)
    beard = draw("-0.24,-0.02! -0.16,-0.14 0,-0.18 0.16,-0.14 0.24,-0.02! 0.25,-0.26 0.14,-0.46 0,-0.6! -0.14,-0.46 -0.25,-0.26")
    curls = union(*(stroke(bezier((0.07 * i, -0.2), (0.08 * i, -0.34), (0.045 * i, -0.5), n=8), 0.006, 0.014, 0.006) for i in (-2, -1, 0, 1, 2)))
    s.puff(put(beard), 0.64, 0.06, "#b8b4b0", "#fbf8f2", [Mark(put(curls), "#98948f", 0.7)], "wool", shadow=False)


@card("ember", focus=1.6)
def face_market(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, glow=sky.Glow(0.0, -0.5, 1.2, "#ff9c50", 0.5))
    land.distance(s, "roofs", 2, y=-0.4, step=-0.15, tall=0.5, depth=4.4, gap=0.5, fog=0.4)
    s.sheet(land.hill(s.rng, -1.12, 0.01, 0.5), 2.6, "#3c1820", "#8a4438", span=(-1.6, -1.05))
    mouth(s)
    hut(s)
    nose(s)
    eye(s, -0.44, 0.52, 0.28)
    eye(s, 0.44, 0.52, 0.62)
    brow(s, -1, 0.84, 8)
    brow(s, 1, 0.8, -4)
    tongue(s)
    for x in (-0.86, 0.86):
        lamp = s.place(props.lantern("#8a5a28"), x, -1.2, 0.28, 1.6, shadow=False)
        weather.halo(s, *lamp.points["lamp"], 1.4, 0.26, "#ffb050", 0.45)
        light.lamp(s, x * 0.86, -1.08, 1.2, 5, "#ffb860", 0.1)
    child(s)
    s.place(animals.cat("back", "#a89890", collar="#e8b040"), -0.62, -1.42, 0.42, 1.0, shadow=False)
    light.lamp(s, -0.6, -1.1, 0.4, 5, "#ffd0a0", 0.2)
    light.rig(s, 850, 160)
    light.lamp(s, 0.1, -0.4, 0.4, 14, "#ffd0a0", 0.3)
