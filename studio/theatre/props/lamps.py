"""Lamps with a flame that is seen."""

from shapely.geometry import box

from theatre.colour import Colour
from theatre.curves import bezier, circle, draw, ellipse, line, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import piece, thing


def storm_lamp(colour: Colour = "#7a5a34") -> Figure:
    """A round glass between two wires, with a flame in it; 1 high. Points: lamp, handle."""
    globe = draw("-20,22! -28,36 -26,50 -14,64! 14,64! 26,50 28,36 20,22!")
    flame = draw("0,58! 8,42 9,33 0,27 -9,33 -8,42")
    heart = draw("0,46! 4,38 4,32 0,29 -4,32 -4,38")
    shine = line(bezier((-20, 34), (-20, 44), (-15, 54), n=8), 3)
    wires = union(*(line(bezier((side * 22, 10), (side * 40, 40), (side * 15, 76), n=16), 4.5) for side in (-1, 1)))
    base = draw("-28,0! -26,10 -16,14 -18,23! 18,23! 16,14 26,10 28,0!")
    cap = union(draw("-17,63! -15,72 -8,78 8,78 15,72 17,63!"), box(-5, 76, 5, 84))
    ring = circle(0, 90, 11).difference(circle(0, 90, 7.5))
    return thing(
        [
            piece(ring, colour, 3, 0),
            piece(
                globe,
                "#f8b848",
                8,
                1,
                [Mark(flame.buffer(6), "#ffe08c", 0.9, 0.05), Mark(flame, "#fff8d0"), Mark(heart, "#f88c28", 0.9), Mark(shine, "#fffdf0", 0.8)],
                "skin",
                0.18,
            ),
            piece(union(base, cap), colour, 8, 4, [Mark(ellipse(0, 4, 24, 2), "#2a1c14", 0.5)]),
            piece(wires, colour, 4, 9),
        ],
        lamp=(0, 42),
        handle=(0, 100),
    )
