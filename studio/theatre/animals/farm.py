"""House, field and far lands: cat, horse, sheep, elephant, giraffe, lion, camel, pig, dog."""

from theatre.animals.anatomy import INK, at, creature, eye, eyes, four_legs, hide, leg, mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark


def _cat_head(c: Colour, mood: str, back: bool = False, iris: Colour = "#d8c840") -> list[Part]:
    skull = mirror("0,24 11,27 27,46! 32,22 35,4 25,-16 0,-24")
    if back:
        return [hide(skull, c, 15)]
    inner = union(draw("16,28! 25,40! 28,24!"), draw("-16,28! -25,40! -28,24!"))
    whiskers = union(*(line([(s * 9, -9), (s * 36, -6 + d)], 1.3) for s in (-1, 1) for d in (-8, 0, 6)))
    stripes = union(*(stroke([(x, 24), (x * 0.8, 13)], 3, 1.5) for x in (-7, 0, 7)))
    marks = [Mark(inner, "#d89a8c", 0.9), Mark(stripes, darker(c, 0.45), 0.7)]
    if mood == "open":
        marks += [Mark(ellipse(s * 14, 3, 6.5, 6), iris) for s in (-1, 1)]
        marks += [Mark(ellipse(s * 14, 3, 2.4, 5.6), INK) for s in (-1, 1)]
    else:
        marks += eyes(0, 3, 14, 5, "shut")
    marks += [
        Mark(mirror("0,-4 9,-7 12,-13 0,-19"), lighter(c, 0.6), 0.8, 0.015),
        Mark(draw("-4,-5! 4,-5! 0,-10!"), "#b85a58"),
        Mark(union(line(bezier((0, -10), (-2, -15), (-7, -14), n=6), 1.6), line(bezier((0, -10), (2, -15), (7, -14), n=6), 1.6)), INK, 0.8),
        Mark(whiskers, "#fff8ec", 0.85),
    ]
    return [hide(skull, c, 15, 0, marks)]


def cat(pose: str = "sit", colour: Colour = "#3a3440", mood: str = "open", collar: Colour = "#d8402c") -> Figure:
    """sit, back (seen from behind), walk, sleep, stretch"""
    if pose == "walk":
        far, near = four_legs(-30, 24, 34, 8, colour, stride=8, foot=6)
        tail = limb([(-36, 46), (-54, 60), (-50, 86), (-60, 100)], 9, 8, 7, 5)
        return creature(
            [
                hide(tail, colour, 5, -2),
                *far,
                hide(draw("-42,38 -40,52 -14,54 16,56 32,52 34,38 12,30 -22,28"), colour, 14),
                *near,
                *at(_cat_head(colour, mood), 42, 60, -4, 0.68, 9),
            ],
            head=(42, 60),
            back=(-4, 55),
        )
    if pose == "sleep":
        return creature(
            [
                hide(draw("-48,8 -46,32 -20,46 14,42 38,30 46,12 30,0 -34,0"), colour, 22),
                *at(_cat_head(colour, "shut"), 28, 20, -12, 0.62, 12),
                hide(limb([(-44, 12), (-30, 2), (4, 2), (20, 6)], 9, 9, 8, 6), colour, 6, 18),
            ],
            head=(28, 20),
        )
    body = draw("-24,0 -26,22 -16,46 -10,62 10,62 16,46 26,22 24,0")
    tail = limb([(18, 5), (42, 3), (52, 18), (44, 34), (52, 44)], 9, 9, 8, 5)
    back = pose == "back"
    parts = [hide(tail, colour, 5, -2), hide(body, colour, 17)]
    if not back:
        parts.append(
            hide(
                union(stroke([(-7, 36), (-8, 3)], 10, 9), stroke([(7, 36), (8, 3)], 10, 9)),
                colour,
                6,
                11,
                [Mark(draw("-20,-4! -20,7! 20,7! 20,-4!"), lighter(colour, 0.7))],
            )
        )
    if collar:
        parts.append(Part(draw("-13,57 0,53 13,57 13,63 0,60 -13,63"), darker(collar, 0.2), collar, 5, 11))
    return creature([*parts, *at(_cat_head(colour, mood, back), 0, 74, 0, 0.84, 11)], head=(0, 74))


def dog(pose: str = "sit", colour: Colour = "#c89a64", mood: str = "open") -> Figure:
    """A shaggy dog with hanging ears; sit or stand."""
    muzzle = lighter(colour, 0.55)
    head = [
        hide(
            mirror("0,28 16,26 27,10 26,-10 14,-24 0,-28"),
            colour,
            17,
            0,
            [
                *eyes(0, 6, 11, 4, mood),
                Mark(mirror("0,-2 11,-4 15,-16 8,-24 0,-27"), muzzle, 0.9, 0.02),
                Mark(line(bezier((-6, -17), (0, -21), (6, -17), n=6), 2), INK, 0.8),
            ],
        ),
        Part(ellipse(0, -7, 6.5, 5), INK, "#4a3a40", 5, 15),
        *(hide(draw(f"{s * 18},22 {s * 30},20 {s * 37},0 {s * 32},-18 {s * 24},-12 {s * 22},6"), darker(colour, 0.35), 7, 8) for s in (-1, 1)),
    ]
    if pose == "stand":
        far, near = four_legs(-28, 26, 40, 9, colour, foot=7)
        return creature(
            [
                hide(limb([(-36, 52), (-52, 62), (-50, 78)], 10, 8, 4), colour, 5, -2),
                *far,
                hide(
                    draw("-40,42 -38,58 -10,60 22,62 36,56 34,40 10,34 -20,32"), colour, 16, 0, [Mark(ellipse(-12, 52, 14, 9), darker(colour, 0.4), 0.8, 0.01)]
                ),
                *near,
                *at(head, 44, 68, -4, 0.78, 11),
            ],
            head=(44, 68),
            back=(-4, 60),
        )
    body = mirror("0,64 14,60 22,40 28,18 22,0 0,-1")
    paws = union(stroke([(-8, 36), (-9, 3)], 12, 10), stroke([(8, 36), (9, 3)], 12, 10))
    return creature(
        [
            hide(limb([(20, 6), (40, 10), (50, 28)], 10, 8, 4), colour, 5, -2),
            hide(body, colour, 18, 0, [Mark(mirror("0,54 9,48 10,26 0,14"), muzzle, 0.8, 0.02)]),
            hide(paws, colour, 6, 11),
            *at(head, 0, 76, 0, 0.86, 12),
        ],
        head=(0, 76),
    )


def horse(pose: str = "stand", colour: Colour = "#8a5230", mane: Colour = "#2e1c18", spots: Colour = "") -> Figure:
    """stand or gallop, in profile."""
    body = draw("-44,52 -46,66 -32,74 -4,70 24,74 38,68 38,52 20,44 -18,42")
    marks = (
        [Mark(union(*(circle(x, y, r) for x, y, r in ((-34, 62, 6), (-18, 66, 5), (-22, 54, 4), (0, 60, 5), (16, 64, 4), (-6, 50, 3)))), spots, 0.85)]
        if spots
        else []
    )
    if pose == "gallop":
        far = [
            leg([(-30, 52), (-54, 44), (-74, 30)], (16, 9, 6), colour, False, mane, 0),
            leg([(28, 54), (54, 50), (64, 32)], (14, 8, 6), colour, False, mane, 0),
        ]
        near = [
            leg([(-32, 52), (-40, 32), (-62, 22)], (20, 9, 6), colour, True, mane, 0),
            leg([(30, 52), (58, 40), (78, 44)], (16, 8, 6), colour, True, mane, 0),
        ]
    else:
        far, near = four_legs(-34, 28, 50, 8, colour, mane, 6, sock_top=9)
    neck = draw("16,66 24,90 36,108 50,108 48,92 44,72 38,56")
    head = draw("36,104 40,116 50,116 62,104 76,90 78,82 70,78 58,86 46,94")
    ear = draw("42,112! 44,126! 51,114!")
    hair = union(draw("36,112 24,104 12,84 8,66 18,70 26,84 32,96 44,114"), draw("44,114! 54,116 56,104! 48,106"))
    tail = limb([(-42, 66), (-60, 60), (-66, 40), (-60, 22)], 8, 13, 12, 3) if pose == "stand" else limb([(-42, 66), (-64, 70), (-88, 58)], 8, 13, 3)
    return creature(
        [
            Part(tail, darker(mane, 0.2), lighter(mane, 0.2), 5, -2, (), "fur"),
            *far,
            hide(body, colour, 17, 0, marks),
            *near,
            hide(neck, colour, 9, 4),
            hide(ear, colour, 3, 6),
            hide(
                head,
                colour,
                9,
                7,
                [*eye(57, 103, 2.8), Mark(circle(74, 84, 1.8), INK), Mark(draw("66,78! 80,76! 80,92! 70,90"), lighter(colour, 0.4), 0.7, 0.02)],
            ),
            Part(hair, darker(mane, 0.2), lighter(mane, 0.2), 5, 9, (), "fur"),
        ],
        head=(56, 102),
        back=(0, 72),
        mouth=(76, 82),
    )


def sheep(colour: Colour = "#f4eee0", face: Colour = "#3a3034") -> Figure:
    lobes = ((-34, 44, 17), (-24, 60, 17), (-6, 66, 18), (14, 64, 17), (28, 54, 16), (32, 38, 15), (16, 28, 16), (-4, 26, 16), (-24, 30, 16), (0, 46, 28))
    wool = union(*(circle(*v) for v in lobes))
    curls = union(*(circle(x, y, 7).difference(circle(x + 1, y - 1, 4.5)) for x, y in ((-24, 48), (-8, 56), (10, 52), (22, 40), (-12, 36), (6, 36))))
    far, near = four_legs(-20, 14, 24, 7, face, stride=5)
    head = [
        hide(mirror("0,18 9,16 13,2 9,-14 0,-18"), face, 10, 0, eyes(0, 4, 6.5, 2.6)),
        *(hide(ellipse(s * 17, 8, 9, 5, s * -20), face, 4, -1) for s in (-1, 1)),
        Part(union(circle(-6, 18, 7), circle(5, 19, 8)), darker(colour, 0.15), colour, 7, 5, (), "wool"),
    ]
    return creature(
        [*far, Part(wool, darker(colour, 0.3), colour, 22, 0, (Mark(curls, darker(colour, 0.3), 0.5),), "wool"), *near, *at(head, 44, 54, 0, 0.9, 14)],
        head=(44, 54),
        back=(0, 82),
    )


def elephant(pose: str = "stand", colour: Colour = "#7c8494", cloth: Colour = "") -> Figure:
    """stand (trunk down), trumpet (trunk up), carry (trunk forward; point `trunk`)"""
    dark = darker(colour, 0.3)
    far, near = four_legs(-36, 22, 42, 19, colour, stride=10)
    nails = [Mark(union(*(ellipse(x + d, 3, 3, 4) for x in (-38, 22) for d in (-5, 2, 9))), "#e8dcc8", 0.8)]
    near = [Part(p.shape, p.low, p.high, p.height, p.lift, tuple(nails), "skin") for p in near]
    body = draw("-60,40 -64,64 -46,88 -8,94 26,88 40,66 36,40 14,34 -34,32")
    head = draw("22,62 24,84 40,96 58,90 66,74 62,58 46,50 32,52")
    ends = {
        "stand": [(58, 66), (72, 46), (72, 22), (80, 10)],
        "trumpet": [(58, 68), (78, 62), (92, 82), (86, 106)],
        "carry": [(58, 66), (76, 46), (94, 48), (104, 60)],
    }[pose]
    trunk = limb(ends, 24, 17, 12, 9)
    wrinkles = union(*(line([(x - 12, y), (x + 12, y + 2)], 1.6) for x, y in ((66, 56), (70, 48), (72, 40), (72, 32))))
    ear = draw("36,84 22,90 4,84 0,64 8,48 20,44 32,54 38,68")
    tusk = stroke(bezier((56, 58), (66, 48), (82, 50), n=10), 6, 2)
    marks = []
    if cloth:
        marks = [
            Mark(draw("-30,110! 16,110! 18,56! -6,50 -32,56!"), cloth, 0.95),
            Mark(line([(-34, 60), (-6, 54), (20, 60)], 4), "#f0c860"),
            Mark(union(*(circle(x, 74, 4) for x in (-22, -6, 10))), "#f0c860"),
        ]
    return creature(
        [
            Part(stroke([(-60, 64), (-68, 44)], 5, 3), dark, colour, 3, -2),
            *far,
            Part(body, dark, lighter(colour, 0.12), 34, 0, tuple(marks), "skin"),
            *near,
            Part(tusk, "#d8ccb0", "#fff8e4", 4, 20),
            Part(head, dark, lighter(colour, 0.12), 18, 14, tuple(eye(55, 76, 3)), "skin"),
            Part(trunk, dark, lighter(colour, 0.08), 9, 20, (Mark(wrinkles, dark, 0.6),), "skin"),
            Part(ear, darker(colour, 0.15), lighter(colour, 0.15), 7, 28, (Mark(ear.buffer(-7), "#c8a0a0", 0.4, 0.03),), "skin"),
        ],
        head=(48, 74),
        back=(-14, 94),
        trunk=ends[-1],
    )


def giraffe(colour: Colour = "#e0b060", patch: Colour = "#9a5a2c") -> Figure:
    far, near = four_legs(-20, 12, 40, 6, colour, patch, 5, sock_top=6)
    body = draw("-28,40 -30,52 -14,58 10,60 22,56 22,42 6,36 -16,36")
    neck = limb([(14, 50), (28, 86), (36, 124)], 19, 12, 9)
    head = draw("30,122 32,132 40,134 50,128 58,122 58,117 48,116 38,116")
    spots = union(
        *(
            draw(f"{x - 4},{y - 3} {x - 3},{y + 4} {x + 4},{y + 4} {x + 5},{y - 2}")
            for x, y in (
                (-22, 50),
                (-12, 54),
                (-16, 43),
                (-4, 48),
                (4, 55),
                (8, 44),
                (16, 52),
                (14, 64),
                (20, 60),
                (20, 74),
                (26, 84),
                (24, 92),
                (31, 100),
                (30, 110),
                (35, 116),
            )
        )
    )
    horns = union(stroke([(36, 132), (35, 142)], 2.5, 2), stroke([(40, 133), (41, 142)], 2.5, 2), circle(35, 142, 2.4), circle(41, 142, 2.4))
    return creature(
        [
            *far,
            hide(body, colour, 12, 0, [Mark(spots, patch)]),
            *near,
            hide(neck, colour, 6, 4, [Mark(spots, patch)]),
            Part(horns, darker(patch, 0.3), patch, 2, 5),
            hide(stroke([(34, 130), (25, 134)], 5, 2), colour, 2, 5),
            hide(head, colour, 6, 7, [*eye(42, 127, 2.2), Mark(circle(56, 120, 1.2), INK)]),
        ],
        head=(44, 125),
        back=(-4, 59),
        top=(38, 140),
    )


def lion(pose: str = "sit", colour: Colour = "#d8a04a", mane: Colour = "#8a4420", mood: str = "open") -> Figure:
    """sit or stand, its face to us."""
    import math

    ruff = union(*(ellipse(30 * math.cos(a), 30 * math.sin(a), 17, 11, math.degrees(a)) for a in [i * math.tau / 14 for i in range(14)]), circle(0, 0, 32))
    muzzle = mirror("0,0 12,-2 15,-12 8,-20 0,-22")
    head = [
        hide(ruff, mane, 12, -6),
        hide(union(circle(-21, 24, 8), circle(21, 24, 8)), colour, 5, 2),
        hide(mirror("0,26 18,22 25,4 18,-18 0,-26"), colour, 15, 4, eyes(0, 6, 11, 3.6, mood)),
        hide(muzzle, lighter(colour, 0.5), 7, 15, [Mark(line(bezier((-6, -13), (0, -17), (6, -13), n=6), 2), INK, 0.8)]),
        Part(draw("-6,0! 6,0! 0,-7!"), "#5a2a24", "#8a4a40", 4, 21),
    ]
    tail = limb([(18, 8), (44, 6), (54, 26), (48, 46)], 6, 5, 5, 4)
    tuft = circle(48, 48, 9)
    if pose == "stand":
        far, near = four_legs(-36, 22, 38, 11, colour, foot=8)
        t2 = limb([(-44, 48), (-64, 40), (-70, 58), (-64, 76)], 6, 5, 5, 4)
        return creature(
            [
                hide(t2, colour, 4, -3),
                hide(circle(-64, 78, 9), mane, 6, -1),
                *far,
                hide(draw("-50,40 -48,58 -18,60 16,64 34,58 32,40 8,32 -28,30"), colour, 17),
                *near,
                *at(head, 40, 68, -4, 0.82, 14),
            ],
            head=(40, 68),
            back=(-10, 61),
        )
    return creature(
        [
            hide(tail, colour, 4, -3),
            hide(tuft, mane, 6, -1),
            hide(mirror("0,64 16,60 24,40 32,18 26,0 0,-1"), colour, 18),
            hide(union(stroke([(-9, 38), (-10, 4)], 14, 12), stroke([(9, 38), (10, 4)], 14, 12)), colour, 7, 11),
            *at(head, 0, 76, 0, 0.9, 14),
        ],
        head=(0, 76),
    )


def camel(colour: Colour = "#c89a5c", pose: str = "stand", cloth: Colour = "") -> Figure:
    """Poses: stand, leap. `cloth` lays a blanket between the humps."""
    far, near = four_legs(-32, 22, 44, 8, colour, stride=6, foot=5)
    if pose == "leap":
        far = [
            leg([(-24, 48), (-44, 36), (-60, 38), (-74, 28)], (14, 9, 6, 6), colour, False, foot=4),
            leg([(26, 50), (46, 44), (52, 30), (64, 28)], (12, 8, 6, 6), colour, False, foot=4),
        ]
        near = [
            leg([(-34, 50), (-50, 32), (-64, 26), (-74, 12)], (17, 10, 7, 6), colour, True, foot=4),
            leg([(22, 48), (38, 32), (38, 18), (50, 12)], (14, 9, 7, 6), colour, True, foot=4),
        ]
    rug = draw("-20,72! -12,66 0,66 8,74! 12,52 8,44! -20,44! -24,54")
    woven = [Mark(rug, cloth, 0.95), Mark(union(line([(-24, 48), (12, 48)], 3), line([(-24, 58), (12, 58)], 2)), "#f8e0a0", 0.9)] if cloth else []
    body = draw("-44,48 -44,60 -34,66 -24,82 -12,68 -2,66 10,82 22,66 34,60 34,48 14,42 -20,42")
    neck = limb([(30, 54), (48, 56), (52, 78)], 17, 12, 10)
    head = draw("44,76 44,88 54,92 66,86 76,78 74,72 62,73 52,72")
    return creature(
        [
            hide(stroke([(-44, 58), (-50, 42)], 5, 2), colour, 3, -2),
            *far,
            hide(
                body,
                colour,
                16,
                0,
                [
                    Mark(draw("-44,70! -24,86 -14,68! -30,64"), darker(colour, 0.25), 0.6, 0.01),
                    Mark(draw("-4,70! 10,86 22,66! 8,64"), darker(colour, 0.25), 0.6, 0.01),
                    *woven,
                ],
            ),
            *near,
            hide(neck, colour, 6, 4),
            hide(stroke([(48, 88), (42, 96)], 5, 3), colour, 3, 6),
            hide(head, colour, 7, 7, [*eye(58, 84, 2.3), Mark(line([(64, 75), (74, 75)], 1.4), INK, 0.7)]),
        ],
        head=(58, 82),
        back=(-8, 68),
    )


def pig(colour: Colour = "#e8a898") -> Figure:
    far, near = four_legs(-24, 20, 28, 10, colour, darker(colour, 0.5), 5, sock_top=6)
    head = [
        hide(mirror("0,24 16,22 26,6 22,-14 0,-22"), colour, 16, 0, eyes(0, 6, 12, 3)),
        *(hide(draw(f"{s * 10},20! {s * 26},32! {s * 24},14!"), darker(colour, 0.2), 4, 8) for s in (-1, 1)),
        hide(ellipse(0, -6, 11, 8), darker(colour, 0.12), 8, 18, [Mark(union(ellipse(-4, -6, 2, 3), ellipse(4, -6, 2, 3)), INK, 0.8)]),
    ]
    return creature(
        [
            Part(limb([(-42, 44), (-52, 50), (-46, 56), (-54, 60)], 4, 3), darker(colour, 0.2), colour, 2, -1),
            *far,
            hide(draw("-44,36 -42,54 -18,62 16,60 34,50 34,32 12,22 -24,22"), colour, 24, 0, (), "skin"),
            *near,
            *at(head, 40, 46, 0, 0.9, 16),
        ],
        head=(40, 46),
        back=(-8, 62),
    )
