"""Instruments, toys, tools and signs: violin, cello, trumpet, drum, piano, gramophone, gear, bell, mask, star, hand."""

import math

from shapely.geometry import Polygon, box

from theatre.animals.anatomy import mirror
from theatre.colour import Colour, darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import piece, thing


def violin(colour: Colour = "#a8542a") -> Figure:
    """Upright; a cello when large. Points: neck, middle."""
    body = mirror("0,58 14,56 20,44 13,33 15,26 25,14 20,2 0,-2")
    holes = union(*(line(bezier((s * 8, 38), (s * 12, 30), (s * 6, 24), (s * 10, 16), n=10), 1.8) for s in (-1, 1)))
    neck = union(
        box(-2.4, 40, 2.4, 92), circle(0, 96, 4.5), *(box(s * 2 - 2 * (s < 0) * 3, y, s * 2 + 2 * (s > 0) * 3, y + 2.4) for s in (-1, 1) for y in (86, 91))
    )
    strings = union(*(line([(x, 14), (x * 0.5, 90)], 0.8) for x in (-2.4, 0, 2.4)))
    return thing(
        [
            piece(
                body, colour, 9, 0, [Mark(holes, "#2a1410"), Mark(body.boundary.buffer(1.2), darker(colour, 0.5), 0.8), Mark(strings, "#f4e8c8", 0.9)], "plank"
            ),
            piece(neck, "#2e1a16", 3, 6, [Mark(strings, "#f4e8c8", 0.9)]),
            piece(box(-6, 21, 6, 23.4), "#e8d0a0", 3, 10),
        ],
        neck=(0, 80),
        middle=(0, 30),
    )


def bow(colour: Colour = "#6a3a20") -> Figure:
    """A violin bow along x, 1 long, centre at the origin."""
    return thing(
        [piece(union(line(bezier((-50, 4), (0, 1), (50, 3), n=12), 2.4), line([(-48, -1), (49, -1)], 1.6), box(-50, -2, -42, 5)), colour, 2, 0)], grip=(-46, 1)
    )


def trumpet(colour: Colour = "#e0b040") -> Figure:
    """Lying along x, the bell to the right; mouthpiece at (0, .5). Point: bell."""
    tube = union(stroke([(0, 50), (60, 50)], 4, 5), line([(14, 50), (14, 38), (52, 38), (52, 50)], 4), *(box(x, 36, x + 5, 60) for x in (24, 32, 40)))
    horn = draw("56,47! 80,44 96,32! 100,50 96,68! 80,56 56,53!")
    return thing([piece(tube, colour, 4, 0), piece(horn, colour, 10, 2), piece(box(-3, 47, 3, 53), darker(colour, 0.2), 3, 2)], bell=(98, 50), mouth=(0, 50))


def drum(colour: Colour = "#b8342c", skin: Colour = "#f2e6cc") -> Figure:
    """Point: top."""
    zig = union(*(line([(-44 + i * 22, 12), (-33 + i * 22, 56), (-22 + i * 22, 12)], 2.4) for i in range(4)))
    return thing(
        [
            piece(draw("-46,10! -46,58! 0,52 46,58! 46,10! 0,0"), colour, 20, 0, [Mark(zig, "#f4e0b0")]),
            piece(ellipse(0, 60, 48, 11), skin, 5, 14),
            piece(union(line(bezier((-46, 12), (0, 0), (46, 12), n=12), 6), line(bezier((-47, 58), (0, 46), (47, 58), n=12), 6)), "#e8c060", 3, 22),
        ],
        top=(0, 64),
    )


def piano(colour: Colour = "#2a2630") -> Figure:
    """A grand piano from the side, lid open; 1.2 high, 1.8 wide. Points: keys, lid."""
    lid = draw("-20,62! 40,110 92,128! 84,96 70,62!")
    case = draw("-70,40! -70,62! 80,62! 92,54 80,40!")
    legs = union(*(stroke([(x, 42), (x, 2)], 7, 4) for x in (-58, 20, 72)))
    keys = union(*(box(-88 + i * 3.2, 47, -86 + i * 3.2, 51) for i in range(6)))
    return thing(
        [
            piece(line([(40, 62), (58, 104)], 2.4), "#8a6a40", 2, -1),
            piece(lid, darker(colour, 0.1), 4, -2, [Mark(lid.buffer(-5), "#b8843c", 0.5)]),
            piece(legs, colour, 4, 0),
            piece(case, colour, 10, 2),
            piece(box(-90, 44, -64, 52), "#f4eee0", 4, 6, [Mark(keys, "#1c1820")]),
        ],
        keys=(-80, 52),
        lid=(60, 100),
        top=(-40, 62),
    )


def accordion(colour: Colour = "#a8302c") -> Figure:
    folds = union(*(line([(x, 4), (x + 2, 56)], 2.4) for x in range(-26, 30, 8)))
    return thing(
        [
            piece(box(-30, 6, 30, 54), "#e8dcc4", 9, 0, [Mark(folds, "#8a6a50")]),
            piece(draw("-50,0! -50,60! -28,56! -28,4!"), colour, 9, 3, [Mark(union(*(circle(-40, y, 2.4) for y in range(10, 54, 8))), "#f4e8d0")]),
            piece(
                draw("50,0! 50,60! 28,56! 28,4!"),
                colour,
                9,
                3,
                [Mark(box(36, 6, 46, 54), "#f4eee0"), Mark(union(*(line([(36, y), (46, y)], 1.4) for y in range(10, 54, 6))), "#2a2024")],
            ),
        ],
        middle=(0, 30),
    )


def gramophone(colour: Colour = "#d8a838", box_: Colour = "#7a4228") -> Figure:
    """Point: horn, from which something other than music comes."""
    neck = stroke(bezier((-6, 42), (14, 46), (30, 70), (42, 102), n=20), 6, 10, 24, 58)
    bell, throat = ellipse(46, 108, 40, 20, -20), ellipse(47, 110, 33, 15, -20)
    petals = union(*(line(bezier((0, 44), (20, 56), (x, y), n=10), 1.8) for x, y in ((14, 108), (32, 98), (54, 90), (72, 88))))
    return thing(
        [
            piece(box(-40, 0, 36, 28), box_, 10, 0, [Mark(box(-34, 6, 30, 22), darker(box_, 0.3), 0.7)], "wood"),
            piece(ellipse(-4, 32, 34, 6), "#241c20", 4, 4),
            piece(stroke([(-8, 34), (-4, 46)], 4, 4), "#8a6a30", 3, 4),
            piece(union(neck, bell), colour, 14, 6, [Mark(petals, darker(colour, 0.4), 0.7)]),
            piece(bell, lighter(colour, 0.2), 4, 16),
            piece(throat, darker(colour, 0.6), 2, 21),
        ],
        horn=(44, 112),
    )


def gear_shape(r: float = 1.0, teeth: int = 12, hole: float = 0.22, spokes: int = 5) -> Geom:
    """A cog of radius r about the origin: for machines."""
    pts = []
    for i in range(teeth):
        for f, k in ((-0.30, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.30, 0.86)):
            a = (i + f) * math.tau / teeth
            pts.append((r * k * math.cos(a), r * k * math.sin(a)))
    g = Polygon(pts)
    windows = []
    for i in range(spokes):
        a0, a1 = (i + 0.16) * math.tau / spokes, (i + 0.84) * math.tau / spokes
        arc = [a0 + (a1 - a0) * t / 8 for t in range(9)]
        windows.append(
            Polygon([(r * 0.68 * math.cos(a), r * 0.68 * math.sin(a)) for a in arc] + [(r * 0.36 * math.cos(a), r * 0.36 * math.sin(a)) for a in arc[::-1]])
        )
    return g.difference(union(*windows, circle(0, 0, r * hole * 0.6))).buffer(0)


def gear(colour: Colour = "#b8863c", teeth: int = 12, spokes: int = 5) -> Figure:
    """1 across, standing on (0, 0)."""
    from theatre.curves import move

    return thing(
        [
            piece(
                move(gear_shape(50, teeth, spokes=spokes), 0, 50),
                colour,
                7,
                0,
                [Mark(circle(0, 50, 40).difference(circle(0, 50, 37)), darker(colour, 0.4), 0.6)],
                "stone",
            ),
            piece(circle(0, 50, 9).difference(circle(0, 50, 4)), lighter(colour, 0.2), 5, 5),
        ],
        middle=(0, 50),
    )


def bell(colour: Colour = "#c8962c") -> Figure:
    return thing(
        [
            piece(circle(0, 98, 8).difference(circle(0, 98, 4.5)), darker(colour, 0.3), 3, -1),
            piece(circle(0, 8, 9), darker(colour, 0.4), 7, -1),
            piece(
                draw("-42,12! -34,26 -28,60 -14,86 0,92 14,86 28,60 34,26 42,12! 0,6"),
                colour,
                20,
                0,
                [Mark(union(line([(-36, 24), (0, 18), (36, 24)], 3), line([(-26, 66), (0, 62), (26, 66)], 2.4)), darker(colour, 0.45), 0.7)],
            ),
        ],
        top=(0, 104),
    )


def anchor(colour: Colour = "#5c6874") -> Figure:
    g = union(
        circle(0, 92, 10).difference(circle(0, 92, 5.5)),
        stroke([(0, 84), (0, 6)], 8, 8),
        stroke([(-20, 74), (20, 74)], 6, 6),
        line(bezier((-40, 34), (-34, 2), (34, 2), (40, 34), n=20), 8),
        Polygon([(-52, 30), (-30, 32), (-42, 48)]),
        Polygon([(52, 30), (30, 32), (42, 48)]),
    )
    return thing([piece(g.buffer(1.5).buffer(-1.5), colour, 7, 0, [], "stone")], ring=(0, 96))


def mask(colour: Colour = "#f2ead8", sad: bool = False, trim: Colour = "#c8302c") -> Figure:
    """A theatre mask. It looks."""
    face = mirror("0,96 26,94 40,76 38,44 24,14 0,2")
    brow = 1 if sad else -1
    holes = union(
        *(draw(f"{s * 8},58! {s * 18},{64 + brow * -3} {s * 30},{58 - brow * 4}! {s * 18},54") for s in (-1, 1)),
        draw("-18,20! 0,32 18,20! 0,26") if sad else draw("-20,32! 0,24 20,32! 0,14"),
    )
    return thing(
        [
            piece(
                face,
                colour,
                14,
                0,
                [
                    Mark(holes, "#1c1418"),
                    Mark(union(circle(-22, 42, 7), circle(22, 42, 7)), trim, 0.5, 0.03),
                    Mark(union(*(draw(f"0,{84 + i * 3}! 4,{78 + i * 3} 0,{70 + i * 3}! -4,{78 + i * 3}") for i in (0,))), trim),
                ],
                "skin",
            ),
            piece(limb([(0, 58), (1, 44), (0, 38)], 6, 9, 8), colour, 7, 10),
        ],
        middle=(0, 50),
    )


def star(colour: Colour = "#f4c84c", glow: float = 0.5) -> Figure:
    """1 across, standing on (0, 0)."""
    pts = [
        ((50 if i % 2 == 0 else 23) * math.cos(math.pi / 2 + i * math.pi / 5), 50 + (50 if i % 2 == 0 else 23) * math.sin(math.pi / 2 + i * math.pi / 5))
        for i in range(10)
    ]
    return thing([piece(Polygon(pts).buffer(4).buffer(-1), colour, 14, 0, [], "wash", glow)], middle=(0, 50))


def crescent(colour: Colour = "#f2cf80", glow: float = 0.35, face: bool = True) -> Figure:
    """A moon open to the right, with a face in profile; 1 high. Points: seat (the lower horn), tip."""
    outer = circle(0, 50, 50).difference(circle(24, 54, 42))
    marks = [Mark(union(circle(-36, 70, 4), circle(-30, 30, 6), circle(-22, 86, 3)), darker(colour, 0.25), 0.6)]
    if face:
        nose = draw("-18,56 -8,50 -2,44! -10,40 -17,38")
        outer = outer.union(nose)
        marks += [
            Mark(line(bezier((-28, 62), (-24, 58), (-20, 61), n=6), 2), "#5a3a28"),
            Mark(line(bezier((-18, 30), (-14, 28), (-11, 31), n=6), 2), "#8a3a28"),
            Mark(circle(-26, 44, 5), "#e88a5c", 0.6, 0.02),
        ]
    return thing([piece(outer.buffer(1.5).buffer(-1.5), colour, 14, 0, marks, "wash", glow)], seat=(2, 8), tip=(16, 96), middle=(-20, 50))


def hand(pose: str = "open", skin: Colour = "#e8b48c", sleeve: Colour = "#3a4a7a") -> Figure:
    """A large hand with its cuff below. open (palm up to us), hold (cupped, point: palm), point (to the right)"""
    cuff = piece(draw("-30,-14! -24,18! 24,18! 30,-14!"), sleeve, 12, 6, [Mark(line([(-26, 14), (26, 14)], 4), lighter(sleeve, 0.6))], "cloth")
    low = darker(skin, 0.35)
    if pose == "hold":
        palm = draw("-22,14 -40,36 -48,56 -30,52 0,44 30,52 48,56 40,36 22,14")
        fingers = [
            piece(limb([(x, 40), (x * 1.25, 54), (x * 1.35, 70)], 15, 13, 10), skin, 7, 8, [Mark(ellipse(x * 1.35, 72, 3, 4), lighter(skin, 0.5), 0.7)], "skin")
            for x in (-36, -18, 18, 36)
        ]
        return thing([piece(palm, skin, 14, 0, [], "skin"), *fingers, cuff], palm=(0, 52))
    if pose == "point":
        fist = draw("-20,14 -28,40 -20,64 6,70 26,62 28,40 20,14")
        finger = limb([(10, 58), (40, 66), (84, 66)], 17, 15, 11)
        knuckles = [piece(limb([(24, y), (34, y - 1), (26, y - 6)], 13, 13, 11), skin, 6, 12, [], "skin") for y in (50, 38, 26)]
        return thing(
            [
                piece(fist, skin, 15, 0, [], "skin"),
                piece(finger, skin, 7, 8, [Mark(ellipse(82, 68, 4, 3), lighter(skin, 0.5), 0.8)], "skin"),
                *knuckles,
                piece(limb([(-16, 40), (-4, 56), (16, 54)], 14, 13, 10), skin, 7, 16, [], "skin"),
                cuff,
            ],
            tip=(88, 66),
        )
    palm = draw("-24,14 -30,40 -26,60 0,64 26,60 28,40 24,14")
    lines = union(
        line(bezier((-20, 46), (0, 54), (20, 48), n=10), 1.6),
        line(bezier((-18, 30), (-6, 44), (22, 38), n=10), 1.6),
        line(bezier((-14, 18), (-6, 30), (-8, 44), n=10), 1.6),
    )
    fingers = [
        piece(
            limb([(x, 54), (x * 1.2, 78), (x * 1.3, top)], 14, 13, 10),
            skin,
            7,
            3,
            [Mark(union(*(line([(x * 1.2 - 6, y), (x * 1.2 + 6, y)], 1.4) for y in (66, 82))), low, 0.6)],
            "skin",
        )
        for x, top in ((-20, 96), (-7, 108), (7, 106), (20, 92))
    ]
    thumb = piece(limb([(-20, 28), (-42, 44), (-50, 64)], 17, 14, 10), skin, 8, 5, [], "skin")
    return thing([*fingers, thumb, piece(palm, skin, 13, 0, [Mark(lines, low, 0.6)], "skin"), cuff], palm=(0, 40), tip=(0, 110))


def telescope(colour: Colour = "#b8842c") -> Figure:
    """On a tripod, looking up right. Points: eye, lens."""
    tripod = union(*(stroke([(0, 46), (x, 0)], 4, 3) for x in (-24, 2, 26)))
    tube = union(stroke([(-34, 38), (6, 62)], 9, 10), stroke([(6, 62), (48, 88)], 13, 15), stroke([(44, 85), (52, 90)], 19, 19))
    return thing(
        [
            piece(tripod, "#6a4428", 3, -1, [], "plank"),
            piece(
                tube, colour, 8, 0, [Mark(union(*(line([(x - 5, y + 8), (x + 5, y - 8)], 2) for x, y in ((6, 62), (44, 85), (-20, 46)))), darker(colour, 0.5))]
            ),
            piece(circle(0, 48, 5), "#5a4a30", 4, 6),
        ],
        eye=(-36, 36),
        lens=(54, 92),
    )


def dice(colour: Colour = "#f4eee0", pips: int = 5) -> Figure:
    spots = {1: ((50, 50),), 3: ((25, 75), (50, 50), (75, 25)), 5: ((25, 75), (75, 75), (50, 50), (25, 25), (75, 25))}[pips]
    return thing(
        [piece(box(-50, 0, 50, 100).buffer(8).buffer(-8), colour, 16, 0, [Mark(union(*(circle(x - 50, y, 9) for x, y in spots)), "#241c20")], "skin")],
        top=(0, 100),
    )


def gift(colour: Colour = "#c8402c", ribbon: Colour = "#f4dc9c") -> Figure:
    bows = union(ellipse(-13, 84, 15, 8, 25), ellipse(13, 84, 15, 8, -25), circle(0, 80, 6))
    return thing(
        [
            piece(box(-40, 0, 40, 62), colour, 9, 0, [Mark(box(-7, 0, 7, 62), ribbon)]),
            piece(box(-45, 56, 45, 76), colour, 9, 4, [Mark(box(-7, 50, 7, 80), ribbon)]),
            piece(bows, ribbon, 6, 10),
        ],
        top=(0, 76),
    )
