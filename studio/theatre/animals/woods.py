"""Animals of the woods: fox, bear, hare, wolf, stag, mouse, hedgehog."""

import math

from theatre.animals.anatomy import INK, at, creature, eye, eyes, four_legs, hide, leg, mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark


def _fox_head(c: Colour, white: Colour, mood: str) -> list[Part]:
    skull = mirror("0,27 12,30 27,56! 34,28 40,8 30,-6 12,-20 5,-30 0,-32")
    cheeks = mirror("0,-8 9,2 22,-2 42,6 30,-8 12,-21 5,-31 0,-33")
    ears = union(draw("17,32! 26,50! 30,28!"), draw("-17,32! -26,50! -30,28!"))
    return [
        hide(skull, c, 15, 0, [Mark(cheeks, white, 0.95), Mark(ears, darker(c, 0.6)), *eyes(0, 7, 15, 4.2, mood)]),
        Part(ellipse(0, -27, 6.5, 5), INK, "#4a3a40", 5, 11),
    ]


def fox(pose: str = "sit", colour: Colour = "#c85a1e", white: Colour = "#fbeeda", mood: str = "open") -> Figure:
    """sit, stand, sleep"""
    tip = [Mark(circle(-50, 26, 15), white)]
    if pose == "sleep":
        tail = limb([(-34, 10), (-10, 3), (26, 8), (40, 20)], 14, 24, 24, 8)
        return creature(
            [
                hide(draw("-46,12 -42,34 -20,46 10,44 34,34 44,16 30,2 -30,0"), colour, 20),
                *at(_fox_head(colour, white, "shut"), 26, 26, -24, 0.66, 9),
                hide(tail, colour, 10, 14, [Mark(circle(40, 18, 13), white)]),
            ],
            head=(26, 28),
        )
    if pose == "stand":
        far, near = four_legs(14, 60, 40, 9, colour, "#3a1c14")
        tail = limb([(12, 46), (-14, 44), (-34, 28), (-56, 28)], 8, 22, 26, 4)
        body = draw("4,44 8,58 30,61 54,62 70,66 74,50 66,38 40,36 16,34")
        return creature(
            [hide(tail, colour, 11, -2, tip), *far, hide(body, colour, 15, 0), *near, *at(_fox_head(colour, white, mood), 74, 72, -6, 0.72, 10)],
            head=(74, 72),
            back=(34, 61),
        )
    tail = limb([(10, 7), (38, 6), (52, 22), (42, 44)], 12, 24, 22, 4)
    body = mirror("0,66 13,62 20,46 30,22 26,2 0,-1")
    chest = mirror("0,58 9,54 12,36 7,16 0,10")
    paws = union(stroke([(-7, 34), (-8, 3)], 11, 9), stroke([(7, 34), (8, 3)], 11, 9))
    return creature(
        [
            hide(tail, colour, 11, -3, [Mark(circle(42, 44, 14), white)]),
            hide(body, colour, 18, 0, [Mark(chest, white, 0.9, 0.01)]),
            hide(paws, colour, 6, 10, [Mark(draw("-20,-4! -20,14! 20,14! 20,-4!"), "#3a1c14", 0.95)]),
            *at(_fox_head(colour, white, mood), 0, 72, 0, 0.88, 12),
        ],
        head=(0, 72),
        mouth=(0, 48),
    )


def wolf(pose: str = "stand", colour: Colour = "#6a7080", mood: str = "open") -> Figure:
    """A fox's big grey cousin."""
    return fox(pose, colour, "#d8dce0", mood)


def _bear_head(c: Colour, mood: str) -> list[Part]:
    ears = union(circle(-27, 27, 12), circle(27, 27, 12))
    inner = union(circle(-27, 27, 6), circle(27, 27, 6))
    muzzle = mirror("0,4 12,1 17,-10 10,-22 0,-25")
    mouth = line(bezier((-7, -17), (0, -22), (7, -17), n=8), 2.2)
    return [
        hide(ears, c, 8, -3, [Mark(inner, darker(c, 0.4))]),
        hide(mirror("0,36 20,33 36,16 37,-6 26,-24 0,-32"), c, 20, 0, eyes(0, 9, 15, 4, mood)),
        hide(muzzle, lighter(c, 0.4), 10, 13, [Mark(mouth, INK, 0.8)]),
        Part(ellipse(0, -2, 7, 5), INK, "#4a3a40", 5, 22),
    ]


def bear(pose: str = "sit", colour: Colour = "#6f4a30", mood: str = "open") -> Figure:
    """sit, stand (on four legs), up (on two), sleep"""
    belly = lighter(colour, 0.3)
    if pose == "stand":
        far, near = four_legs(-34, 34, 44, 20, colour, foot=12)
        body = draw("-58,40 -58,70 -34,88 4,84 40,86 56,70 52,44 30,34 -30,32")
        return creature([*far, hide(body, colour, 30), *near, *at(_bear_head(colour, mood), 58, 74, -6, 0.82, 22)], head=(58, 74), back=(0, 85))
    if pose == "sleep":
        return creature(
            [
                hide(draw("-70,0 -72,30 -44,56 0,60 40,46 66,18 60,0"), colour, 34),
                *at(_bear_head(colour, "shut"), 42, 22, -20, 0.7, 26),
                hide(limb([(10, 22), (30, 8), (58, 5)], 20, 16, 14), colour, 10, 30),
            ],
            head=(42, 24),
            back=(-10, 58),
        )
    if pose == "up":
        legs = union(stroke([(-14, 30), (-17, 6)], 24, 20), stroke([(14, 30), (17, 6)], 24, 20), ellipse(-14, 4, 15, 7), ellipse(22, 4, 15, 7))
        body = mirror("0,92 20,86 28,60 30,34 18,16 0,14")
        arms = [hide(limb([(-22, 78), (-38, 66), (-44, 88)], 18, 15, 14), colour, 8, 12), hide(limb([(22, 78), (38, 66), (44, 88)], 18, 15, 14), colour, 8, 12)]
        return creature(
            [
                hide(legs, colour, 10, -2),
                hide(body, colour, 24, 0, [Mark(mirror("0,74 14,66 17,44 0,24"), belly, 0.8, 0.02)]),
                *arms,
                *at(_bear_head(colour, mood), 0, 108, 0, 0.82, 14),
            ],
            head=(0, 108),
            hand=(44, 90),
        )
    body = mirror("0,66 22,60 36,34 34,10 0,0")
    feet = [hide(ellipse(side * 30, 10, 13, 16, side * -20), colour, 12, 14, [Mark(ellipse(side * 30, 8, 7, 9), lighter(colour, 0.35))]) for side in (-1, 1)]
    arms = [hide(limb([(side * 22, 54), (side * 34, 36), (side * 22, 22)], 16, 15, 14), colour, 9, 16) for side in (-1, 1)]
    return creature(
        [hide(body, colour, 26, 0, [Mark(mirror("0,54 16,46 20,26 0,8"), belly, 0.8, 0.02)]), *feet, *arms, *at(_bear_head(colour, mood), 0, 82, 0, 0.84, 14)],
        head=(0, 82),
        hand=(22, 24),
    )


def _hare_head(c: Colour, mood: str) -> list[Part]:
    ears = [
        hide(
            stroke(bezier((side * 8, 18), (side * 12, 50), (side * 22 + 4, 84), n=12), 11, 17, 15, 5),
            c,
            6,
            -3,
            [Mark(stroke(bezier((side * 9, 26), (side * 12, 50), (side * 20 + 4, 76), n=12), 4, 8, 6, 2), "#e0a090", 0.8)],
        )
        for side in (-1, 1)
    ]
    face = mirror("0,25 14,23 24,8 26,-8 14,-22 0,-25")
    nose = [Mark(draw("-4,-7! 4,-7! 0,-12!"), "#b8605a"), Mark(line([(0, -11), (0, -16)], 1.6), INK, 0.7)]
    whiskers = union(*(line([(s * 8, -11), (s * 30, -8 + d)], 1.3) for s in (-1, 1) for d in (-5, 1)))
    return [
        *ears,
        hide(
            face,
            c,
            16,
            0,
            [*eyes(0, 5, 13, 4.2, mood), Mark(mirror("0,-6 12,-8 12,-18 0,-23"), lighter(c, 0.6), 0.8, 0.02), *nose, Mark(whiskers, "#fff8ec", 0.8)],
        ),
    ]


def hare(pose: str = "sit", colour: Colour = "#b89a78", mood: str = "open") -> Figure:
    """sit, run, up (on two legs, paws forward)"""
    if pose == "run":
        body = draw("-40,30 -34,48 -6,50 24,56 40,50 38,36 16,28 -20,22")
        back = [leg([(-30, 36), (-52, 28), (-78, 34)], (20, 10, 7), colour, near, foot=0) for near in (False, True)]
        front = [leg([(30, 40), (48, 30), (66 + 6 * near, 24 + 8 * near)], (14, 8, 6), colour, bool(near)) for near in (0, 1)]
        return creature(
            [*back, *front, hide(body, colour, 15), hide(circle(-42, 46, 8), "#fff6ea", 7, 2), *at(_hare_head(colour, mood), 48, 58, -22, 0.72, 9)],
            head=(48, 58),
            back=(0, 50),
        )
    up = pose == "up"
    body = mirror("0,62 13,58 20,40 24,18 18,0 0,-2")
    chest = Mark(mirror("0,52 8,48 11,28 6,10 0,8"), lighter(colour, 0.55), 0.85, 0.02)
    feet = [hide(ellipse(side * 15, 4, 13, 6), colour, 6, 10) for side in (-1, 1)]
    paws = [hide(limb([(side * 12, 46), (side * 17, 34), (side * 7 + 12 * up, 28 + 14 * up)], 10, 8, 8), colour, 6, 14) for side in (-1, 1)]
    return creature(
        [hide(circle(-20, 12, 9), "#fff6ea", 7, -2), hide(body, colour, 16, 0, [chest]), *feet, *paws, *at(_hare_head(colour, mood), 0, 72, 0, 0.8, 10)],
        head=(0, 72),
        hand=(14, 40),
    )


def stag(pose: str = "stand", colour: Colour = "#9a6238", antlers: Colour = "#d8c09a") -> Figure:
    """A stag in profile, head high; grows what you hang on its antlers (points left, right)."""
    far, near = four_legs(-26, 22, 46, 7, colour, darker(colour, 0.5), 5, sock_top=8)
    body = draw("-36,48 -38,60 -26,66 0,64 22,70 32,62 30,48 12,42 -16,42")
    neck = limb([(22, 58), (36, 76), (42, 92)], 24, 15, 13)
    head = draw("34,90 34,100 42,105 52,101 66,92 69,87! 62,84 50,86 42,84")
    ear = stroke([(38, 102), (24, 108)], 7, 3)
    beams = []
    for dx, k in ((0, 1.0), (7, 0.86)):
        beams.append(
            union(
                stroke(bezier((42 + dx, 103), (26 + dx, 118), (30 + dx, 140 * k + 8), (46 + dx, 150 * k), n=20), 4.5, 2),
                *(
                    stroke(bezier(a, b, n=8), 3.2, 1.6)
                    for a, b in (((33 + dx, 114), (20 + dx, 124 * k)), ((30 + dx, 126 * k), (16 + dx, 142 * k)), ((34 + dx, 138 * k + 3), (28 + dx, 158 * k)))
                ),
            )
        )
    spots = union(*(circle(x, y, 1.8) for x, y in ((-24, 60), (-14, 58), (-4, 60), (-20, 53), (-9, 53), (6, 60))))
    return creature(
        [
            Part(beams[1], darker(antlers, 0.4), darker(antlers, 0.2), 2, -3),
            *far,
            hide(stroke([(-36, 60), (-42, 52)], 8, 5), "#efe4d0", 4, -1),
            hide(body, colour, 14, 0, [Mark(spots, "#f4e4c8", 0.8), Mark(draw("-20,44! 10,40 30,50! 10,48"), "#ead8b8", 0.7, 0.02)]),
            *near,
            hide(neck, colour, 8, 4),
            hide(ear, colour, 3, 5),
            hide(head, colour, 7, 7, [*eye(50, 97, 2.4), Mark(circle(67, 88, 3.2), INK), Mark(draw("52,88! 64,84! 60,90"), "#ead8b8", 0.7)]),
            Part(beams[0], darker(antlers, 0.2), lighter(antlers, 0.3), 2.5, 8),
        ],
        head=(50, 96),
        left=(18, 142),
        right=(48, 148),
        back=(0, 66),
    )


def mouse(pose: str = "up", colour: Colour = "#8c8690", mood: str = "open") -> Figure:
    """A mouse on its hind legs, hands before it."""
    ears = [hide(circle(side * 20, 22, 15), colour, 6, -2, [Mark(circle(side * 20, 22, 9), "#e0a8a0", 0.9)]) for side in (-1, 1)]
    face = mirror("0,22 15,18 22,2 14,-14 5,-24 0,-25")
    head = [*ears, hide(face, colour, 14, 0, [*eyes(0, 2, 10, 3.6, mood)]), Part(circle(0, -22, 4), "#b85a58", "#e89088", 4, 9)]
    tail = limb([(-14, 6), (-36, 2), (-50, 14), (-66, 10)], 5, 4, 3, 1.5)
    body = mirror("0,56 13,52 22,28 20,6 0,-1")
    paws = [hide(limb([(side * 12, 42), (side * 18, 32), (side * 7, 28)], 8, 7, 7), colour, 5, 14) for side in (-1, 1)]
    feet = [Part(ellipse(side * 12, 3, 10, 4), "#c88a80", "#f0b8ac", 4, 9) for side in (-1, 1)]
    return creature(
        [
            Part(tail, "#b87a74", "#e8a89c", 2, -3),
            hide(body, colour, 16, 0, [Mark(mirror("0,44 8,38 11,20 0,6"), lighter(colour, 0.55), 0.85, 0.02)]),
            *feet,
            *paws,
            *at(head, 0, 74, 0, 1.0, 8),
        ],
        head=(0, 74),
        hand=(4, 30),
    )


def hedgehog(colour: Colour = "#7a5a40") -> Figure:
    spines = union(
        *(
            stroke([(-10 + 40 * math.cos(a) * 0.4, 18 + 30 * math.sin(a) * 0.4), (-10 + 58 * math.cos(a), 20 + 46 * math.sin(a))], 7, 1.5)
            for a in [0.35 + i * 0.155 for i in range(19)]
        )
    )
    return creature(
        [
            hide(draw("20,2 18,30 34,38 50,26 66,14! 56,4"), "#dcb88c", 14, 2, [*eye(46, 24, 3.2)]),
            Part(circle(66, 14, 4.5), INK, "#4a3a40", 4, 8),
            Part(union(draw("-58,4 -56,36 -30,58 4,56 26,40 28,10 20,2"), spines), darker(colour, 0.4), lighter(colour, 0.2), 24, 4, (), "fur"),
            *(Part(ellipse(x, 2, 8, 4), "#b88a64", "#dcb48c", 4, 9) for x in (-34, 4, 30)),
        ],
        back=(-10, 58),
        head=(46, 24),
    )
