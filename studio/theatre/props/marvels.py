"""Marvels: a throne, letters and hats with wings, the moon's face, a spyglass, an engine from the front, a die from above."""

import math

from shapely.affinity import affine_transform
from shapely.geometry import Polygon, box

from theatre.colour import darker, lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, line, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import lamp_glass, piece, thing


def throne() -> Figure:
    """A tall gilded chair from the front. Point: seat."""
    back = draw("-40,40! -44,120 -36,146! -26,138 -16,156! 0,172 16,156! 26,138 36,146! 44,120 40,40!")
    pad = draw("-27,52! -29,112 -18,128 0,138 18,128 29,112 27,52!")
    buttons = union(*(circle(x, y, 2.6) for x, y in ((0, 118), (-14, 104), (14, 104), (0, 90), (-14, 76), (14, 76))))
    arms = union(*(draw(f"{d * 40},10! {d * 58},10! {d * 60},58 {d * 66},66 {d * 54},74 {d * 40},66!") for d in (-1, 1)))
    return thing(
        [
            piece(back, "#d8a83c", 10, 0, [], "wood"),
            piece(union(*(circle(x, y, 6) for x, y in ((-36, 148), (36, 148), (0, 176)))), "#f0c860", 6, 4),
            piece(pad, "#a82430", 9, 6, [Mark(buttons, "#6a141c")], "cloth"),
            piece(box(-46, 0, 46, 20), "#b8862a", 8, 4, [], "wood"),
            piece(draw("-44,18! -44,48 0,54 44,48 44,18!"), "#b82c38", 11, 10, [], "cloth"),
            piece(arms, "#d8a83c", 8, 14, [Mark(union(circle(-57, 68, 5), circle(57, 68, 5)), "#fff0b8")], "wood"),
        ],
        seat=(0, 50),
    )


def moon_face(r: float = 50) -> Figure:
    """A full moon with a face looking left, one eye shut."""
    craters = union(circle(20, 76, 7), circle(34, 52, 5), circle(26, 24, 8), circle(6, 90, 4), circle(-4, 12, 5))
    marks = [
        Mark(craters, "#c8a468", 0.6),
        Mark(circle(-22, 38, 8), "#f0946c", 0.55, 0.02),
        Mark(circle(18, 36, 8), "#f0946c", 0.55, 0.02),
        Mark(line(bezier((-2, 60), (6, 54), (14, 60), n=10), 3), "#5a3a28"),
        Mark(line(bezier((-4, 72), (6, 76), (16, 70), n=10), 2.6), "#8a6840", 0.8),
        Mark(line(bezier((-22, 26), (-8, 16), (8, 26), n=12), 3), "#8a3a28"),
    ]
    return thing(
        [piece(circle(0, 50, r), "#f6dc98", 26, 0, marks, "wash", 0.35), piece(draw("-12,54 -2,40 -8,34 -20,36"), "#f8e0a0", 8, 20, [], "wash", 0.25)],
        eye=(-24, 58),
    )


def spyglass(colour: str = "#c8923c") -> Figure:
    """Three brass tubes along +x; the eye at (0, 0), the wide end at (1.1, 0)."""
    tubes = ((0, 36, 7), (30, 74, 10), (68, 110, 13.5))
    parts = [
        piece(box(a, -r, b, r), colour, r * 0.9, i * 2, [Mark(union(box(b - 6, -r, b - 2, r), box(a + 1, -r, a + 4, r)), darker(colour, 0.45), 0.8)])
        for i, (a, b, r) in enumerate(tubes)
    ]
    parts.append(piece(box(106, -16, 113, 16), darker(colour, 0.1), 8, 8))
    parts.append(piece(ellipse(113, 0, 3, 14), "#bfe8f0", 2, 12, [], "skin", 0.4))
    return thing(parts, lens=(113, 0))


def engine_front(colour: str = "#2f4a5c", trim: str = "#c8402c") -> Figure:
    """A steam engine coming at us; 1.2 high. Points: funnel, lamp."""
    rods = union(
        *(line([(d * 14, 26), (d * 30, 0)], 5) for d in (-1, 1)), *(line([(x, 24), (x * 1.5, 2)], 3) for x in (-9, -3, 3, 9)), line([(-34, 2), (34, 2)], 5)
    )
    rivets = union(*(circle(38 * math.cos(a), 68 + 38 * math.sin(a), 2) for a in [i * math.tau / 18 for i in range(18)]))
    return thing(
        [
            piece(union(box(-46, 24, 46, 44), box(-52, 36, 52, 100), draw("-58,98! 0,116 58,98!")), darker(colour, 0.25), 6, -4),
            lamp_glass(box(-48, 76, -40, 92), True, 4),
            lamp_glass(box(40, 76, 48, 92), True, 4),
            piece(union(Polygon([(-10, 100), (-14, 132), (14, 132), (10, 100)]), box(-18, 130, 18, 138)), darker(colour, 0.1), 8, 2),
            piece(circle(0, 68, 42), colour, 10, 8, [Mark(rivets, "#d8b868"), Mark(circle(0, 68, 32).difference(circle(0, 68, 29)), "#d8b868", 0.9)]),
            piece(circle(0, 68, 26), darker(colour, 0.15), 7, 18),
            lamp_glass(circle(0, 104, 9), True, 20),
            piece(box(-48, 22, 48, 32), trim, 6, 12),
            *(piece(circle(x, 27, 7), "#d8b868", 5, 18) for x in (-32, 32)),
            piece(rods, trim, 5, 20),
            *(piece(ellipse(x, 8, 7, 12), "#2c2c34", 4, 6) for x in (-38, 38)),
        ],
        funnel=(0, 138),
        lamp=(0, 104),
    )


def winged_hat(kind: str, colour: str) -> Figure:
    """A hat with two wings: 1 wide, brim at y = 0."""
    brim = ellipse(0, 0, 50, 9)
    crown = {
        "bowler": draw("-30,0! -28,28 0,42 28,28 30,0!"),
        "topper": draw("-26,0! -30,58! 30,58! 26,0!"),
        "straw": draw("-26,0! -24,20 0,25 24,20 26,0!"),
        "pointed": draw("-28,0! -14,40 12,86! 18,40 28,0!"),
        "cap": draw("-36,0! -34,24 0,34 32,24 36,0!"),
    }[kind]
    band = crown.intersection(box(-60, 2, 60, 11))
    wings = [(draw("-18,8! -58,40 -84,82 -40,74 -8,36 2,8!"), -3), (draw("8,8! 20,46 58,88 66,48 40,8!"), 14)]
    feathers = union(*(line([(18 + i * 8, 14), (30 + i * 12, 72 - i * 6)], 3) for i in range(3)))
    pale = mix(colour, "#fff4e0", 0.65)
    back, front = (piece(w, pale, 6, lift, [Mark(feathers, darker(pale, 0.3), 0.6)]) for w, lift in wings)
    return thing([back, piece(crown, colour, 16, 2, [Mark(band, lighter(colour, 0.6), 0.9)], "cloth"), piece(brim, colour, 6, 8, [], "cloth"), front])


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (0, 0), (-1, 1), (1, -1)),
    6: ((-1, -1), (1, 1), (-1, 0), (1, 0), (-1, 1), (1, -1)),
    7: ((-1, -1), (1, 1), (-1, 0), (1, 0), (-1, 1), (1, -1), (0, 0)),
}


def die(top: int, left: int, right: int, colour: str = "#fbf4e4", doors: bool = False) -> Figure:
    """A die from above, three faces seen; 1 wide, 1.1 high, its lowest corner on (0, 0). With doors it is a house."""
    corner_u_v = (((0, 60, -50, 25, 50, 25), top, 1.0), ((0, 0, -50, 25, 0, 60), left, 0.8), ((0, 0, 50, 25, 0, 60), right, 0.64))
    parts = []
    for (x, y, ux, uy, vx, vy), pips, shade in corner_u_v:
        # From the unit square onto the slanted face.
        slant = [ux, vx, uy, vy, x, y]
        dots = union(*(affine_transform(circle(0.5 + 0.27 * i, 0.5 + 0.27 * j, 0.105), slant) for i, j in PIPS[pips]))
        marks = [Mark(dots, "#a8242c" if shade == 1.0 else ("#ffd870" if doors else "#2c1a20"))]
        if doors and shade != 1.0:
            marks.append(Mark(affine_transform(box(0.4, 0, 0.6, 0.3), slant), "#a8242c"))
        parts.append(piece(affine_transform(box(0, 0, 1, 1), slant).buffer(1.2), mix("#4a1c24", colour, shade), 2.5, 1 if shade == 1.0 else 0, marks, "skin"))
    return thing(parts)
