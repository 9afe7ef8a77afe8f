"""Sea, pond and shell: whale, fish, octopus, jellyfish, turtle, snail, frog, crab, seahorse, beetle."""

import math

from shapely.geometry import box

from theatre.animals.anatomy import INK, creature, eye, eyes, hide, mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark


def whale(colour: Colour = "#2f5f9c", belly: Colour = "#e4e4dc", stars: bool = False) -> Figure:
    """A great whale; about 2.2 long for 1 high. Points: back, blow."""
    trunk = draw("108,34 104,58 84,78 50,86 10,82 -36,67 -70,60 -92,64 -94,54 -62,44 -36,30 0,12 50,4 90,12")
    flukes = union(draw("-84,56 -106,70 -124,94! -102,92 -90,80 -82,66"), draw("-92,58 -80,84 -58,106! -60,84 -74,62"))
    body = union(trunk, flukes).buffer(3).buffer(-3)
    under = draw("109,30 90,26 50,24 10,28 -30,40 -50,46 -20,20 20,4 60,0 95,8")
    grooves = union(*(line(bezier((106 - i * 3, 27 - i * 4.2), (60, 20 - i * 4), (6, 24 - i * 2.6), n=18), 1.5) for i in range(6)))
    marks = [
        Mark(under, belly, 0.92, 0.006),
        Mark(grooves, "#7f9cb8", 0.8),
        *eye(80, 38, 3.4),
        Mark(line(bezier((109, 36), (92, 34), (84, 30), n=8), 1.8), darker(colour, 0.5), 0.8),
    ]
    if stars:
        marks.append(
            Mark(
                union(
                    *(
                        circle(x, y, r)
                        for x, y, r in (
                            (20, 70, 1.6),
                            (-10, 62, 1.2),
                            (44, 74, 1.1),
                            (60, 66, 1.8),
                            (0, 48, 1.1),
                            (34, 52, 1.4),
                            (-34, 56, 1.5),
                            (-52, 54, 1.0),
                            (76, 60, 1.2),
                        )
                    )
                ),
                "#ffe9a8",
            )
        )
    fin = draw("36,22 20,-2 -4,-16! -2,4 14,24")
    return creature(
        [Part(body, darker(colour, 0.1), darker(colour, 0.35), 30, 0, tuple(marks), "skin"), Part(fin, darker(colour, 0.3), colour, 7, 26, (), "skin")],
        back=(20, 84),
        blow=(62, 84),
        head=(90, 46),
    )


def fish(colour: Colour = "#e8743c", second: Colour = "#fbe0a8", kind: str = "round") -> Figure:
    """round, long or deep (a disc with stripes)."""
    if kind == "long":
        body, tail = draw("52,50 34,60 -4,62 -40,54 -40,46 -4,38 34,40"), draw("-36,50 -64,66! -58,50 -64,34!")
        fins = [draw("0,60 -10,74! -22,60"), draw("4,40 -8,28! -16,42")]
    elif kind == "deep":
        body, tail = draw("42,50 26,74 0,84 -24,72 -38,52 -38,48 -24,28 0,16 26,26"), draw("-34,50 -60,70! -54,50 -60,30!")
        fins = [draw("6,82 -18,104! -28,70"), draw("6,18 -18,-4! -28,30")]
    else:
        body, tail = draw("48,50 32,68 6,74 -20,66 -40,52 -40,48 -20,34 6,26 32,32"), draw("-36,50 -66,74! -56,50 -66,26!")
        fins = [draw("12,72 -4,90! -24,66"), draw("8,28 -6,12! -16,32")]
    scales = union(
        *(
            line([(x + 4 * math.cos(a), y + 4.6 * math.sin(a)) for a in (1.7, 2.4, 3.14, 3.9, 4.6)], 1.3)
            for j, y in enumerate(range(32, 74, 6))
            for x in range(-28 + (j % 2) * 4, 22, 8)
        )
    )
    stripes = union(*(box(x, 0, x + 7, 100) for x in (-22, -2))) if kind == "deep" else box(0, 0, 0.1, 0.1)
    gill = line(bezier((26, 66), (20, 50), (26, 34), n=8), 2)
    return creature(
        [
            *(Part(f, darker(second, 0.3), second, 4, -2, (), "feather") for f in (tail, *fins)),
            Part(
                body,
                darker(colour, 0.15),
                lighter(colour, 0.15),
                16,
                0,
                (
                    Mark(stripes, second, 0.9),
                    Mark(scales, darker(colour, 0.35), 0.5),
                    Mark(gill, darker(colour, 0.4), 0.7),
                    Mark(circle(35, 54, 6), "#fff8e8"),
                    *eye(36, 54, 3.8),
                ),
            ),
            Part(draw("10,50 -6,58! -6,42!"), darker(second, 0.2), second, 4, 12, (), "feather"),
        ],
        head=(36, 54),
        mouth=(48, 50),
    )


def octopus(colour: Colour = "#b8486a", mood: str = "open") -> Figure:
    arms = []
    for i, (x, bend, reach) in enumerate(((-26, -40, -6), (-16, -22, 6), (-6, -12, -8), (6, 12, 0), (16, 26, 10), (26, 44, -4))):
        arms.append(
            Part(
                limb(
                    [(x * 0.7, 46), (x + bend * 0.3, 22), (x + bend, 6 + reach * 0.3), (x + bend * 1.6, 14 + reach), (x + bend * 1.4, 24 + reach)],
                    17,
                    13,
                    9,
                    6,
                    3,
                ),
                darker(colour, 0.3),
                colour,
                6,
                (-3 if i % 2 else 3),
                (Mark(union(*(circle(x + bend * t + 2, 20 - t * 14, 2.4) for t in (0.2, 0.5, 0.8))), lighter(colour, 0.6), 0.8),),
                "skin",
            )
        )
    head = mirror("0,108 20,102 32,82 28,58 24,44 0,38")
    spots = union(*(circle(x, y, r) for x, y, r in ((-14, 94, 4), (6, 98, 3), (18, 88, 4), (-22, 78, 3), (0, 86, 2.4))))
    return creature(
        [
            *arms,
            Part(
                head,
                darker(colour, 0.2),
                lighter(colour, 0.2),
                24,
                2,
                (
                    Mark(spots, lighter(colour, 0.4), 0.7),
                    *eyes(0, 62, 13, 5, mood, white=True),
                    Mark(line(bezier((-6, 48), (0, 45), (6, 48), n=6), 2), INK, 0.7),
                ),
                "skin",
            ),
        ],
        head=(0, 70),
        top=(0, 108),
    )


def jellyfish(colour: Colour = "#e8b8d8", glow: float = 0.35) -> Figure:
    bell = mirror("0,100 22,96 38,76 40,60 30,62! 20,56 10,62! 0,56")
    ribs = union(*(line(bezier((x * 0.3, 98), (x, 84), (x * 1.1, 62), n=8), 1.6) for x in (-26, -13, 0, 13, 26)))
    tentacles = union(
        *(
            stroke([(x + 5 * math.sin(t * 7 + i), 60 - t * 60) for t in [j / 16 for j in range(17)]], 3.6, 3, 1.4)
            for i, x in enumerate((-28, -17, -6, 6, 17, 28))
        )
    )
    return creature(
        [
            Part(tentacles, darker(colour, 0.2), colour, 2, -3, (), "skin", glow),
            Part(bell, darker(colour, 0.1), lighter(colour, 0.4), 18, 0, (Mark(ribs, darker(colour, 0.25), 0.6),), "skin", glow),
        ],
        top=(0, 100),
    )


def turtle(shell: Colour = "#8a6a34", colour: Colour = "#6f9450") -> Figure:
    """A tortoise in profile; its shell carries whole towns (point back)."""
    dome = draw("-66,34! -58,66 -30,88 0,94 30,88 56,66 62,34! 0,26")
    plates = []
    for x, y, r in ((-40, 52, 15), (-12, 56, 16), (18, 56, 16), (44, 50, 14), (-26, 76, 12), (3, 80, 13), (32, 74, 12)):
        ring = draw(" ".join(f"{x + r * math.cos(a):.1f},{y + r * math.sin(a):.1f}!" for a in [i * math.pi / 3 for i in range(6)]))
        plates.append((ring, ring.buffer(-5)))
    legs = [
        hide(
            draw(f"{x - 10},30 {x - 11},4 {x - 6},0 {x + 12},0 {x + 13},6 {x + 10},30"),
            colour if near else darker(colour, 0.3),
            9,
            4 if near else -4,
            [Mark(union(*(circle(x + d, 12 + (d % 3) * 4, 2) for d in (-6, 0, 6))), lighter(colour, 0.4), 0.6)],
            "skin",
        )
        for x, near in ((-26, False), (46, False), (-42, True), (34, True))
    ]
    head = draw("52,42 66,56 76,72 90,76 102,70 104,60 96,54 82,52 72,40 60,32")
    tail = stroke([(-62, 36), (-78, 28)], 9, 2)
    return creature(
        [
            hide(tail, colour, 4, -3, (), "skin"),
            *legs[:2],
            hide(head, colour, 11, 0, [*eye(92, 67, 3), Mark(line(bezier((104, 61), (96, 58), (88, 60), n=6), 1.6), INK, 0.7)], "skin"),
            *legs[2:],
            Part(
                dome,
                darker(shell, 0.3),
                lighter(shell, 0.1),
                28,
                6,
                (
                    Mark(union(*(p[0] for p in plates)), darker(shell, 0.45), 0.8),
                    Mark(union(*(p[1] for p in plates)), lighter(shell, 0.35), 0.85),
                    Mark(line([(-66, 37), (0, 29), (62, 37)], 6), lighter(shell, 0.3), 0.7),
                ),
                "stone",
            ),
        ],
        back=(0, 92),
        head=(92, 66),
        mouth=(100, 58),
    )


def snail(shell: Colour = "#c8703c", colour: Colour = "#d8bc8c") -> Figure:
    foot = draw("-62,2 -40,14 0,16 30,14 44,30 48,50 58,58 68,50 70,30 74,10 66,1 0,-2")
    horns = union(*(union(stroke([(58, 52), (x, 80)], 4, 3), circle(x, 82, 4)) for x in (54, 70)))
    spiral = [(-4 + r * math.cos(a), 46 + r * math.sin(a)) for a, r in [(i * 0.25, 34 - i * 0.62) for i in range(52)]]
    rays = union(
        *(line([(-4 + 22 * math.cos(a), 46 + 22 * math.sin(a)), (-4 + 33 * math.cos(a), 46 + 33 * math.sin(a))], 2) for a in [i * 0.45 for i in range(14)])
    )
    return creature(
        [
            Part(horns, darker(colour, 0.2), colour, 3, -1, (), "skin"),
            Part(
                foot,
                darker(colour, 0.25),
                lighter(colour, 0.1),
                11,
                0,
                (*eye(62, 44, 2.6), Mark(line(bezier((70, 34), (64, 31), (60, 33), n=6), 1.8), INK, 0.7)),
                "skin",
            ),
            Part(
                circle(-4, 46, 37),
                darker(shell, 0.2),
                lighter(shell, 0.25),
                24,
                5,
                (Mark(rays, darker(shell, 0.3), 0.5), Mark(stroke(spiral, 4.5, 2.5), darker(shell, 0.5), 0.85)),
            ),
        ],
        back=(-4, 82),
        head=(60, 48),
    )


def frog(colour: Colour = "#6f9c3c", mood: str = "open") -> Figure:
    body = mirror("0,60 20,56 32,34 34,12 22,0 0,-2")
    bulges = union(circle(-16, 66, 12), circle(16, 66, 12))
    legs = [hide(draw(f"{s * 24},28 {s * 50},30 {s * 54},10 {s * 60},0! {s * 30},-1 {s * 26},8"), colour, 11, 6, (), "skin") for s in (-1, 1)]
    arms = [hide(union(limb([(s * 18, 30), (s * 24, 14), (s * 17, 2)], 11, 8, 7), ellipse(s * 19, 1, 11, 4)), colour, 6, 14, (), "skin") for s in (-1, 1)]
    marks = [
        Mark(mirror("0,40 18,36 22,16 0,2"), "#e8e8b0", 0.85, 0.02),
        Mark(line(bezier((-24, 46), (0, 36), (24, 46), n=12), 2), darker(colour, 0.6), 0.9),
        Mark(union(*(circle(x, y, 3) for x, y in ((-26, 30), (27, 26), (-10, 56), (12, 54)))), darker(colour, 0.35), 0.7),
    ]
    return creature(
        [*legs, hide(body, colour, 22, 0, marks, "skin"), hide(bulges, colour, 11, 6, eyes(0, 67, 16, 6, mood, white=True), "skin"), *arms],
        head=(0, 62),
        top=(0, 78),
        mouth=(0, 42),
    )


def crab(colour: Colour = "#d0482c") -> Figure:
    legs = union(*(limb([(s * 30, 30), (s * (48 + i * 4), 34 - i * 6), (s * (56 + i * 6), 8 - i * 3)], 7, 6, 3) for s in (-1, 1) for i in range(3)))
    claws = [
        Part(
            union(
                limb([(s * 28, 40), (s * 52, 50), (s * 50, 66)], 9, 8, 8),
                draw(f"{s * 40},64 {s * 38},86 {s * 50},96! {s * 50},80! {s * 58},94! {s * 66},82 {s * 60},64"),
            ),
            darker(colour, 0.2),
            lighter(colour, 0.15),
            8,
            6,
            (),
            "skin",
        )
        for s in (-1, 1)
    ]
    stalks = union(*(union(line([(s * 9, 48), (s * 10, 64)], 4), circle(s * 10, 66, 6)) for s in (-1, 1)))
    return creature(
        [
            Part(legs, darker(colour, 0.4), darker(colour, 0.1), 4, -2),
            Part(stalks, colour, lighter(colour, 0.2), 5, 3, tuple(eyes(0, 66, 10, 3.2))),
            Part(
                mirror("0,54 26,52 44,36 34,18 0,12"),
                darker(colour, 0.25),
                lighter(colour, 0.2),
                18,
                4,
                (Mark(line(bezier((-8, 24), (0, 21), (8, 24), n=6), 2), INK, 0.7),),
                "stone",
            ),
            *claws,
        ],
        head=(0, 40),
    )


def seahorse(colour: Colour = "#e0a04c") -> Figure:
    body = limb([(-2, 84), (10, 66), (2, 44), (-8, 26), (2, 8), (14, 10), (14, 20), (6, 20)], 18, 24, 20, 13, 9, 7, 5, 3)
    head = draw("-14,92 -8,104 6,108 16,100 34,94 36,88! 20,86 8,78 -8,80")
    fin = draw("-8,62 -26,66! -28,52 -22,42! -8,42")
    crown = draw("-10,102! -14,116! -4,110 0,120! 6,108!")
    rings = union(*(line([(-10 + dx, y), (18 + dx, y + 3)], 1.6) for y, dx in ((70, 0), (62, 0), (54, -2), (46, -4), (38, -7), (30, -9))))
    return creature(
        [
            Part(fin, darker(colour, 0.1), lighter(colour, 0.4), 4, -2, (), "feather"),
            Part(crown, darker(colour, 0.2), colour, 3, -1),
            Part(body, darker(colour, 0.25), lighter(colour, 0.15), 10, 0, (Mark(rings, darker(colour, 0.4), 0.6),), "skin"),
            Part(head, darker(colour, 0.1), lighter(colour, 0.2), 9, 4, tuple(eye(6, 96, 3.2)), "skin"),
        ],
        head=(4, 94),
        back=(-10, 56),
    )


def beetle(colour: Colour = "#2f7a6a") -> Figure:
    legs = union(*(limb([(x, 20), (x + d, 12), (x + d * 1.8, 0)], 4, 3, 2.4) for x, d in ((-26, -8), (-2, 2), (22, 9))))
    horn = stroke(bezier((44, 34), (62, 40), (64, 58), n=10), 8, 3)
    return creature(
        [
            Part(legs, INK, "#3a3038", 3, 2),
            Part(horn, INK, "#4a4050", 4, -1),
            Part(draw("26,14 28,42 46,44 56,30 52,14"), INK, "#4a4450", 12, 0, tuple(eye(48, 32, 2.6))),
            Part(
                draw("-52,14! -46,44 -20,60 10,58 30,42 34,14! -10,8"),
                darker(colour, 0.3),
                lighter(colour, 0.25),
                22,
                4,
                (Mark(line(bezier((-50, 20), (-20, 34), (32, 32), n=12), 2.4), darker(colour, 0.6), 0.8),),
            ),
        ],
        back=(-6, 60),
        head=(46, 32),
    )
