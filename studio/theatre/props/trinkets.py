"""Small things to carry: letter, wool, watering can, basket, bucket, jug, spoon, a stop."""

from shapely.geometry import Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import piece, thing


def letter(colour: Colour = "#f6ecd6", seal: Colour = "#c8302a") -> Figure:
    """A sealed envelope, 1 wide, .66 high, centre at the origin."""
    flap = line([(-50, 32), (0, -6), (50, 32)], 3)
    return thing([piece(box(-50, -33, 50, 33), colour, 5, 0, [Mark(flap, darker(colour, 0.35), 0.9)]), piece(circle(0, -4, 11), seal, 5, 4)], corner=(-50, 0))


def wool(colour: Colour = "#f4f0ea") -> Figure:
    """A ball of wool, 1 across, standing on (0, 0)."""
    turns = union(
        *(line(bezier((-44, 50 + i * 9), (0, 74 + i * 9), (44, 50 + i * 9), n=14), 2.4) for i in range(-3, 4)),
        *(line(bezier((-30 + i * 8, 6), (-10 + i * 10, 40), (-26 + i * 12, 92), n=14), 2) for i in range(4)),
    )
    return thing([piece(circle(0, 50, 50), colour, 30, 0, [Mark(turns, darker(colour, 0.3), 0.6)], "wool")], top=(30, 88))


def watering_can(colour: Colour = "#5f8fa8") -> Figure:
    """Spout to the right. Points: handle, rose (where the water leaves)."""
    spout = union(stroke([(26, 22), (74, 62)], 12, 7), Polygon([(68, 66), (80, 50), (94, 62), (82, 78)]))
    loop = line(bezier((-26, 20), (-62, 34), (-40, 74), (-8, 66), n=18), 6)
    top = line(bezier((-26, 58), (-14, 86), (16, 84), (26, 58), n=16), 6)
    return thing(
        [
            piece(union(loop, top), darker(colour, 0.2), 4, -1),
            piece(spout, colour, 6, 0),
            piece(
                draw("-32,0! -28,58! 28,58! 32,0! 0,-4"),
                colour,
                18,
                3,
                [Mark(union(box(-40, 10, 40, 14), box(-40, 46, 40, 50)), darker(colour, 0.35), 0.7)],
            ),
        ],
        handle=(-2, 80),
        rose=(88, 62),
    )


def basket(colour: Colour = "#b8843c") -> Figure:
    """Points: handle, rim."""
    weave = union(*(line([(-44, y), (44, y)], 2.4) for y in (10, 20, 30)), *(line([(x, 0), (x * 1.1, 42)], 2.4) for x in range(-36, 40, 9)))
    return thing(
        [
            piece(line(bezier((-40, 40), (-34, 96), (34, 96), (40, 40), n=20), 6), darker(colour, 0.2), 4, -1),
            piece(draw("-38,0! -46,42! 46,42! 38,0! 0,-4"), colour, 16, 2, [Mark(weave, darker(colour, 0.4), 0.7)]),
            piece(line([(-46, 41), (46, 41)], 8), lighter(colour, 0.1), 5, 10),
        ],
        handle=(0, 82),
        rim=(0, 44),
    )


def bucket(colour: Colour = "#8a98a4", band: Colour = "#4a545c") -> Figure:
    """Points: handle, rim."""
    return thing(
        [
            piece(line(bezier((-38, 60), (-34, 104), (34, 104), (38, 60), n=20), 4), band, 3, -1),
            piece(ellipse(0, 62, 40, 8), darker(colour, 0.6), 2, 0),
            piece(draw("-28,0! -40,62! 0,56 40,62! 28,0! 0,-4"), colour, 18, 3, [Mark(union(box(-50, 10, 50, 15), box(-50, 44, 50, 49)), band, 0.8)]),
        ],
        handle=(0, 92),
        rim=(0, 62),
    )


def jug(colour: Colour = "#d8b060") -> Figure:
    """Spout to the right. Points: handle, lip."""
    return thing(
        [
            piece(limb([(-22, 74), (-48, 70), (-46, 36), (-24, 28)], 8, 8, 7), darker(colour, 0.2), 4, -1),
            piece(
                draw("-20,96! -16,72 -32,40 -24,4! 24,4! 32,40 16,72 22,90 34,104! 8,96"),
                colour,
                20,
                2,
                [Mark(union(line([(-40, 40), (40, 40)], 3), line([(-40, 50), (40, 50)], 3)), lighter(colour, 0.6), 0.7)],
            ),
        ],
        handle=(-46, 54),
        lip=(32, 102),
    )


def spoon(colour: Colour = "#d8dce4") -> Figure:
    """Lying along x, the bowl to the right; 1.5 long. Point: bowl."""
    return thing(
        [
            piece(stroke([(-80, 14), (30, 8)], 10, 5, 6), colour, 3, 0),
            piece(draw("22,6 34,20 60,22 78,10 62,-6 34,-4"), colour, 8, 1, [Mark(draw("34,8 42,15 60,16 68,9 58,2 42,2"), darker(colour, 0.35), 0.8)]),
        ],
        bowl=(50, 12),
        tip=(-80, 14),
    )


def signpost(colour: Colour = "#c8382c", post: Colour = "#4a565c") -> Figure:
    """A stop without words: a disc with a fish tail on it."""
    tail = union(draw("0,96! -14,110 -24,112 -18,100 -4,92"), draw("0,96! 14,110 24,112 18,100 4,92"), draw("-5,96! -4,84 0,78! 4,84 5,96!"))
    return thing([piece(stroke([(0, 0), (0, 84)], 5, 4), post, 3, 0), piece(circle(0, 98, 30), colour, 6, 2), piece(tail, "#fbf2e0", 3, 7)], top=(0, 128))
