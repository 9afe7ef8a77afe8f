"""A cat that drinks, in profile, its tongue out."""

from theatre.animals.anatomy import at, creature, hide, leg
from theatre.animals.farm import _cat_head
from theatre.colour import Colour, darker
from theatre.curves import draw, ellipse, limb
from theatre.figure import Figure, Part


def lapping_cat(colour: Colour = "#3a3440", mood: str = "shut", collar: Colour = "#d8402c") -> Figure:
    """Rump high, head low; 1.5 wide. Points: tongue, tail."""
    tail = limb([(-62, 60), (-84, 84), (-76, 112), (-92, 130)], 13, 12, 10, 7)
    body = draw("-76,30 -74,62 -54,78 -24,74 10,58 34,46 40,28 28,14 -10,10 -50,6")
    haunch = draw("-78,2 -80,34 -66,58 -40,54 -28,30 -34,4 -24,-2 -60,-3")
    return creature(
        [
            hide(tail, colour, 7, -3),
            leg([(30, 32), (38, 16), (42, 3)], (18, 12, 11), colour, False, foot=6),
            hide(body, colour, 20, 0),
            hide(haunch, colour, 14, 10),
            leg([(20, 32), (26, 14), (30, 3)], (20, 13, 12), colour, True, foot=7),
            Part(draw("20,46 34,30 44,26 46,32 36,44 26,54"), darker(collar, 0.2), collar, 6, 12),
            Part(ellipse(60, 7, 6, 12, 12), "#c8505a", "#f08a88", 4, 18),
            *at(_cat_head(colour, mood), 54, 34, -14, 0.86, 14),
        ],
        tongue=(62, -8),
        tail=(-92, 130),
        back=(-20, 74),
    )
