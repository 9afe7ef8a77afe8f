"""A bridge of books, and the one that is missing."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, draw, limb, line, move, union
from theatre.paint import Mark
from theatre.people.pose import CHILD, Pose
from theatre.registry import card
from theatre.stage import Stage

COVERS = ("#5a3a78", "#24508a", "#d8743c", "#2f7a86", "#e0a820", "#b8342c", "#3f7a4c", "#24508a", "#8a3a58")
MISSING, STEP, GAP = 5, 11.0, 5.0
"""Which book is gone; degrees for each; how far its neighbours have given way."""
CENTRE, INNER, OUTER = (-0.06, -1.8), 1.36, 1.94


def radial(angle: float, r: float) -> XY:
    """A place of the arch; angles from straight up, to the right."""
    a = math.radians(angle)
    return CENTRE[0] + r * math.sin(a), CENTRE[1] + r * math.cos(a)


def stands(i: float) -> float:
    """The angle at which a book stands."""
    return (i - 4) * STEP + (GAP * 0.7 if i > MISSING else -GAP * 0.3)


def spine(angle: float, colour: str) -> tuple[Polygon, list[Mark]]:
    """The back of a book that stands in the arch, a little wider above."""
    half = STEP / 2 - 0.15

    def band(r0: float, r1: float, part: float = 1.0) -> Polygon:
        return Polygon([radial(angle - half * part, r0), radial(angle - half * part, r1), radial(angle + half * part, r1), radial(angle + half * part, r0)])

    ribs = union(*(band(r, r + 0.03) for r in (INNER + 0.05, INNER + 0.14, OUTER - 0.17, OUTER - 0.08)))
    label = band(INNER + 0.26, INNER + 0.4, 0.62)
    script = union(
        *(line([radial(angle - half * 0.44, r), radial(angle + half * (0.44 - 0.1 * i), r)], 0.012) for i, r in enumerate((INNER + 0.36, INNER + 0.32)))
    )
    edge = Mark(band(INNER, OUTER).boundary.buffer(0.012), darker(colour, 0.4), 0.5, 0.006)
    return band(INNER, OUTER).buffer(-0.014).buffer(0.014), [
        edge,
        Mark(ribs, "#f4d890", 0.9),
        Mark(label, lighter(colour, 0.65), 0.95),
        Mark(script, darker(colour, 0.4), 0.8),
    ]


WEDGE = Polygon([(-0.115, -0.28), (-0.155, 0.28), (0.155, 0.28), (0.115, -0.28)]).buffer(-0.014).buffer(0.014)
"""The missing book, as it stood in the arch."""


def gorge(s: Stage) -> None:
    """We look along it: pairs of walls, paler the farther, draw together over a river far below, and a boat on it."""
    s.sheet(box(-1.8, -2.4, 1.8, 0.12), 4.4, "#d8e8e4", "#f4ecd8", span=(-1.0, 0.1), shadow=False)
    bank = Polygon([(0.02, -0.5), (0.3, -0.5), (1.2, -1.95), (-0.9, -1.95)])
    glints = union(
        *(
            line([(0.16 - w, y), (0.16 + w, y)], 0.008 + 0.01 * w)
            for w, y in ((0.02, -0.8), (0.06, -1.04), (0.12, -1.18), (0.06, -1.3), (0.2, -1.4), (0.1, -1.47))
        )
    )
    s.puff(bank, 4.3, 0.01, "#3c8ca4", "#a8dce0", [Mark(glints, "#f0fcfc", 0.8)], shadow=False, glow=0.12)
    walls = (
        (0.05, 0.12, 0.0, -0.56, "#b8d0d0", "#e0dcc8"),
        (0.1, 0.22, 0.02, -0.8, "#90b4bc", "#d4c8a8"),
        (0.2, 0.36, 0.0, -1.12, "#5c8ca0", "#d0b088"),
        (0.4, 0.6, -0.03, -1.95, "#2c5870", "#cc9c70"),
    )
    for i, (foot, brim, top, base, low, high) in enumerate(walls):
        depth = 4.1 - 0.26 * i
        for u in (-1, 1):
            inner = [
                (brim, top),
                (brim - 0.02, top - 0.1),
                (foot + (brim - foot) * 0.55, (top + base) / 2),
                (foot + 0.02, base + 0.08),
                (foot + 0.05, base - 0.02),
            ]
            inner = [(0.16 + u * (v - 0.02 * (u < 0)), y) for v, y in inner]
            wall = Polygon([(u * 1.9, top + 0.03), *inner, (0.16 + u * (foot + 0.3), base - 0.22), (u * 1.9, base - 0.6)])
            seams = union(*(line([(0.16 + u * foot * 0.5, top - v * (top - base)), (u * 1.9, top - v * (top - base) * 1.1)], 0.016) for v in (0.28, 0.5, 0.74)))
            marks = [Mark(seams, darker(low, 0.3), 0.35, 0.008), Mark(box(-2, top - 0.05, 2, 0.3), "#94b070", 0.95, 0.012)]
            s.puff(wall, depth, 0.04, low, high, marks, shadow=False)
        weather.fog(s, depth - 0.1, "#e4f0ec", 0.22, base - 0.2, base + 0.4)
    s.puff(Polygon([(0.2, -1.22), (0.2, -1.07), (0.28, -1.2)]), 2.9, 0.01, "#e8dcc8", "#ffffff", shadow=False)
    s.puff(draw("0.14,-1.22! 0.29,-1.22! 0.26,-1.26 0.17,-1.26"), 2.88, 0.01, "#8a2c20", "#d0483c", shadow=False)


def page(s: Stage, x: float, y: float, turn: float, bend: float, depth: float) -> None:
    leaf = move(draw(f"-0.09,-0.06! 0,{-0.06 + bend} 0.09,-0.06! 0.09,0.06! 0,{0.06 + bend} -0.09,0.06!"), x, y, turn)
    script = move(union(*(line([(-0.065, q), (0, q + bend), (0.065, q)], 0.009) for q in (-0.03, 0.0, 0.03))), x, y, turn)
    s.puff(leaf, depth, 0.014, "#e8dcc0", "#fffaf0", [Mark(script, "#8a7a68", 0.7)], shadow=False)


@card("autumn", focus=1.5)
def book_bridge(s: Stage) -> None:
    s.view(rise=-0.4, pivot=1.6)
    dawn = ((0.0, "#fff0d0"), (0.5, "#fbe4c0"), (0.66, "#f4c8a8"), (0.82, "#a8b8c8"), (1.0, "#5c8cb0"))
    sky.backdrop(s, stops=dawn, wisps=0.35, heaps=[(-0.62, 1.12, 0.6), (0.84, 1.2, 0.5)], glow=sky.Glow(0.7, 0.3, 0.8, "#fff4d0", 0.6))
    for y, d, tall, low, high in ((0.1, 4.8, 0.5, "#a8a8b8", "#d8c8c0"), (-0.1, 4.5, 0.5, "#7c90a4", "#b8b4ac")):
        s.sheet(land.mountains(s.rng, y, tall, 5), d, low, high, span=(y - 0.3, y + 0.4), shadow=False)
    gorge(s)
    s.place(props.house("#f6ecd8", "#c8503c", True), 0.88, 0.1, 0.5, 3.3, shadow=False)
    s.puff(plants.pine(s.rng, 0.6, -0.02, 0.4), 3.36, 0.05, "#2c4c40", "#7c9c68", shadow=False)
    # The arch; one book has been taken out.
    bodies = []
    for i, colour in enumerate(COVERS):
        if i == MISSING:
            continue
        body, marks = spine(stands(i), colour)
        bodies.append(body)
        s.puff(body, 1.8 - 0.012 * (i % 2), 0.1, darker(colour, 0.25), lighter(colour, 0.06), marks, "cloth")
    arch = union(*bodies)

    def deck(x: float) -> float:
        return land.top(arch, x) - 0.02

    left, right = stands(MISSING - 1) + STEP / 2, stands(MISSING + 1) - STEP / 2
    for u, angle in ((-1, left), (1, right)):
        inside = Polygon([radial(angle, INNER), radial(angle, OUTER), radial(angle - u * 1.1, OUTER - 0.05), radial(angle - u * 1.1, INNER + 0.05)])
        s.puff(inside, 2.0, 0.01, "#8a7a5c", "#e8d8b4", shadow=False)
    # He who took it sits on the next one with his legs in the hole, and the story shines on his face.
    seat = radial(right + 3.0, OUTER)
    kx, ky, k = seat[0], deck(seat[0]) + 0.0, 1.02
    tale = (kx - 0.27, ky + 0.24)
    reader = people.boy(
        Pose(near_leg=(82, -4), far_leg=(76, 12), lean=4, nod=16, anchor="seat"),
        build=replace(CHILD, head=0.3, leg=0.38, torso=0.33, arm=0.36),
        mood="happy",
        profile=True,
        gaze=(0.7, -0.7),
        nose="snub",
        skin="#8a5a3c",
        hair="curly",
        hair_colour="#20161a",
        glasses=True,
        top="#f0d048",
        pattern_colour="#2f7a86",
        bottom="#3c5c94",
        shoes="#a8402c",
        hands=("grip", "grip"),
        touch={
            "hand": people.local((tale[0] + 0.13, tale[1] - 0.08), kx, ky, k, True),
            "far_hand": people.local((tale[0] + 0.1, tale[1] - 0.14), kx, ky, k, True),
            "elbows": (1, 1),
        },
    )
    red = COVERS[MISSING]
    tilt = 10

    def held(g: Geom, dx: float = 0.0, dy: float = 0.0, more: float = 0.0) -> Geom:
        return move(g, tale[0] + dx, tale[1] + dy, tilt + more)

    # The far board, the leaves, and the near board: a stone of this bridge, with the same bands and the same label.
    s.puff(held(WEDGE, 0.03, 0.03, 6), 1.66, 0.02, darker(red, 0.45), darker(red, 0.2), brush="cloth", shadow=False)
    s.puff(held(WEDGE.buffer(-0.022), 0.022, 0.026, 4), 1.6, 0.02, "#d8c8a0", "#fff8e4", shadow=False, glow=0.15)
    s.place(reader, kx, ky, k, 1.5, flip=True, shadow=False)
    bands = union(*(box(-0.3, v, 0.3, v + 0.03) for v in (-0.24, -0.15, 0.12, 0.21))).intersection(WEDGE)
    label = box(-0.09, -0.06, 0.09, 0.06)
    script = union(line([(-0.06, 0.02), (0.06, 0.02)], 0.012), line([(-0.06, -0.02), (0.03, -0.02)], 0.012))
    marks = [
        Mark(held(WEDGE.boundary.buffer(0.012)), darker(red, 0.4), 0.5, 0.006),
        Mark(held(bands), "#f4d890", 0.9),
        Mark(held(label), lighter(red, 0.65), 0.95),
        Mark(held(script), darker(red, 0.4), 0.8),
    ]
    s.puff(held(WEDGE), 1.3, 0.03, darker(red, 0.2), lighter(red, 0.1), marks, "cloth", shadow=False)
    for i in range(4):
        fx, fy = tale[0] + 0.165 - 0.012 * i, tale[1] - 0.02 - 0.032 * i
        s.puff(
            limb([(fx + 0.02, fy), (fx - 0.01, fy + 0.006), (fx - 0.045, fy - 0.002)], 0.032, 0.034, 0.026),
            1.2,
            0.016,
            "#6a4028",
            "#a87450",
            brush="skin",
            shadow=False,
        )
    light.lamp(s, tale[0] + 0.12, tale[1] + 0.24, 1.42, 1.8, "#ffe0a0", 0.04)
    weather.halo(s, tale[0] + 0.1, tale[1] + 0.26, 1.25, 0.26, "#ffe8b0", 0.35)
    # The teacher has stopped at the edge, one arm back to keep the class from it.
    rim = radial(left - 2.6, OUTER)[0]
    x, k = rim - 0.1, 0.98
    y = deck(x)
    teacher = people.librarian(
        Pose(near_leg=(-10, -14), far_leg=(16, 2), lean=14, nod=22),
        mood="surprised",
        profile=True,
        gaze=(0.7, -0.8),
        top="#2f6a5c",
        bottom="#5a2c48",
        skin="#6a4028",
        hair_colour="#241614",
        hands=("open", "point"),
        touch={"far_hand": (0.4, 0.42), "hand": (-0.19, 0.32), "elbows": (-1, 1)},
    )
    s.place(teacher, x, y, k, 1.55, shadow=False)
    # Three behind her: one bends round to see, one stands on its toes, one has sat down with an apple.
    x, k = rim - 0.47, 0.6
    peeping = people.girl(
        Pose(near_leg=(-8, -14), far_leg=(14, 0), lean=22, nod=-6),
        mood="surprised",
        profile=True,
        gaze=(0.9, -0.3),
        hands=("flat", "flat"),
        touch={"far_hand": (0.36, 0.5), "hand": (0.3, 0.44)},
        top="#f0b428",
    )
    s.place(peeping, x, deck(x), k, 1.66, shadow=False)
    x, k = rim - 0.68, 0.62
    stretching = people.child(
        Pose(near_arm=(-14, -6), far_arm=(30, 150), near_leg=(-2, -2), far_leg=(4, 2), nod=-10),
        mood="longing",
        profile=True,
        gaze=(0.9, 0.2),
        hands=("rest", "flat"),
    )
    s.place(stretching, x, deck(x), k, 1.6, shadow=False)
    x, k = -0.9, 0.6
    bored = people.boy(
        Pose(near_leg=(80, 8), far_leg=(70, -4), lean=-4, nod=0, anchor="seat"),
        mood="happy",
        profile=True,
        gaze=(0.6, 0.2),
        hands=("rest", "grip"),
        touch={"far_hand": (0.24, 0.34), "hand": (-0.14, 0.0)},
    ).holding(props.apple("#d8302a"), "far_palm", (0.0, 0.4), 0.12)
    s.place(bored, x + 0.02, deck(x + 0.02) + 0.01, k, 1.5, shadow=False)
    # A bird does what it can to fill the gap.
    hole = radial((left + right) / 2, INNER)
    s.place(animals.bird("fly", "#f4bc1c", "#fff6d8", "#d8743c"), hole[0] - 0.1, hole[1] - 0.12, 0.32, 1.5, shadow=False)
    for x, y, turn, bend, d in ((0.4, -0.72, 18, 0.03, 1.9), (0.02, -0.94, -24, -0.03, 1.8)):
        page(s, x, y, turn, bend, d)
    light.lamp(s, hole[0] - 0.3, hole[1] - 0.1, 0.9, 8, "#fff0d0", 0.2)
    light.sun(s, 2.0, "#fff0d0", side=0.7, height=0.5)
    light.rig(s, 600, 200, left=False)
