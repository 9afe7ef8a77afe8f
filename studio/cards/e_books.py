"""A bridge of books, and the one that is missing."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, circle, draw, limb, line, move, stroke, union
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
    # The gorge: walls that draw together, a fall at their end, mist below.
    for u, depth, low, high in (
        (1, 4.2, "#5c8c90", "#c8c4a4"),
        (-1, 4.1, "#54848c", "#ccc4a0"),
        (1, 3.5, "#3f6c7c", "#c8a884"),
        (-1, 3.4, "#3c6878", "#ccac84"),
    ):
        near = depth < 4
        x = 0.56 if near else 0.26
        wall = draw(
            f"{u * 1.7},0.06! {u * (x + 0.4)},0.02 {u * (x + 0.1)},-0.04 {u * (x + 0.02)},-0.3 {u * (x - 0.06)},-0.8 {u * (x - 0.02)},-1.2 {u * (x - 0.14)},-1.9! {u * 1.7},-1.9!"
        )
        cracks = union(*(line([(u * (x + 0.02 + 0.14 * i), -0.1 - 0.05 * i), (u * (x + 0.1 * i), -0.8), (u * (x + 0.12 * i), -1.7)], 0.016) for i in range(5)))
        s.puff(
            wall, depth, 0.1, low, high, [Mark(cracks, darker(low, 0.3), 0.5, 0.004), Mark(box(-2, -0.1, 2, 0.3), "#8ca868", 0.9, 0.02)], "stone", shadow=False
        )
    brink = draw("-0.7,-1.9! -0.7,0.1! -0.2,0.07 0.14,0.06 0.4,0.07 0.8,0.1! 0.8,-1.9!")
    s.puff(brink, 4.3, 0.02, "#6c9c9c", "#b8c4a8", [Mark(box(-2, -0.07, 2, 0.3), "#94b070", 0.95, 0.006)], "stone", shadow=False)
    fall = draw("0.16,0.05! 0.18,0.0 0.24,-0.04 0.27,-0.1 0.27,-0.8 0.3,-1.8! -0.04,-1.8! 0.0,-0.8 0.01,-0.1 0.04,-0.04 0.12,0.0")
    threads = union(*(line([(0.06 + 0.04 * i, -0.08), (0.04 + 0.048 * i, -0.9), (0.0 + 0.06 * i, -1.7)], 0.014) for i in range(5)))
    s.puff(fall, 4.0, 0.03, "#90c0cc", "#f4fdff", [Mark(threads, "#6ca4b8", 0.6)], shadow=False, glow=0.1)
    weather.fog(s, 3.2, "#d8ecec", 0.7, -1.8, -0.9)
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
    tale = (kx - 0.26, ky + 0.2)
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
    tilt = 16
    s.puff(
        move(box(-0.13, -0.2, 0.2, 0.22), tale[0] - 0.02, tale[1] + 0.02, tilt + 8),
        1.66,
        0.02,
        darker(red, 0.4),
        darker(red, 0.15),
        brush="cloth",
        shadow=False,
    )
    leaves = move(box(-0.13, -0.19, 0.17, 0.205), tale[0] - 0.01, tale[1] + 0.02, tilt + 4)
    s.puff(
        leaves,
        1.6,
        0.02,
        "#d8c8a0",
        "#fff8e4",
        [Mark(move(union(*(line([(-0.13, 0.16 + 0.016 * i), (0.17, 0.16 + 0.016 * i)], 0.004) for i in range(3))), *tale, tilt + 4), "#a89878", 0.6)],
        shadow=False,
        glow=0.15,
    )
    s.place(reader, kx, ky, k, 1.5, flip=True, shadow=False)
    cover = move(box(-0.17, -0.21, 0.15, 0.19).buffer(0.01), *tale, tilt)
    gold = move(box(-0.13, -0.17, 0.11, 0.15).boundary.buffer(0.008), *tale, tilt)
    sun = move(
        union(
            circle(-0.01, 0.0, 0.05),
            *(
                stroke([(-0.01 + 0.065 * math.cos(a), 0.065 * math.sin(a)), (-0.01 + 0.09 * math.cos(a), 0.09 * math.sin(a))], 0.014, 0.008)
                for a in [j * math.tau / 8 for j in range(8)]
            ),
        ),
        *tale,
        tilt,
    )
    s.puff(cover, 1.3, 0.03, darker(red, 0.2), lighter(red, 0.1), [Mark(gold, "#f4d890", 0.9), Mark(sun, "#f4d890", 0.95)], "cloth", shadow=False)
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
    for x, y, turn, bend, d in ((0.34, -0.72, 18, 0.03, 1.9), (0.04, -0.96, -24, -0.03, 1.8), (0.3, -1.22, 40, 0.03, 1.7)):
        page(s, x, y, turn, bend, d)
    weather.fog(s, 1.2, "#d8ecec", 0.45, -1.8, -1.1)
    light.lamp(s, hole[0] - 0.3, hole[1] - 0.1, 0.9, 8, "#fff0d0", 0.2)
    light.sun(s, 2.0, "#fff0d0", side=0.7, height=0.5)
    light.rig(s, 600, 200, left=False)
