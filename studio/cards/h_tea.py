"""Teatime seen from above: who bathes in the cup does not see the spoon yet."""

import math
from collections.abc import Sequence

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import light, veils
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

CUP = (0.0, -0.02)
RIM, TEA = 0.99, 0.86
AMBER = ("#c8701c", "#f4ac48")
WHITE = "#f4ece0"


def flat(
    s: Stage,
    g: Geom,
    depth: float,
    low: str,
    high: str | None = None,
    marks: Sequence[Mark] | None = None,
    brush: str = "wash",
    height: float = 0.01,
    glow: float = 0.0,
) -> None:
    """Thicker than elsewhere: it is near."""
    s.flat(g, depth, low, high, marks, brush, height, glow)


def shade(s: Stage, g: Geom, depth: float, alpha: float = 0.4, colour: str = "#4a2c28") -> None:
    s.sheet(g, depth, mat=veils.tint(colour, alpha), shadow=False)


def table(s: Stage) -> None:
    s.sheet(box(-2, -2.3, 2, 2.3), 4.6, "#e8f4ea", "#f4faf0", span=(-1.5, 1.5), translucent=0)
    for i in range(-7, 8):
        for g in (box(i * 0.26 - 0.065, -2, i * 0.26 + 0.065, 2), box(-2, i * 0.26 - 0.065, 2, i * 0.26 + 0.065)):
            s.sheet(affinity.rotate(g, 14, origin=(0, 0)), 4.55, mat=veils.tint("#6cbcb0", 0.45), shadow=False)
    x, y = CUP
    shade(s, circle(x + 0.07, y - 0.1, 1.32), 4.5, 0.35, "#2f6a68")
    petals = union(
        *(ellipse(x + 1.19 * math.cos(a), y + 1.19 * math.sin(a), 0.07, 0.035, math.degrees(a) + 90) for a in [i * math.tau / 22 for i in range(22)])
    )
    ring = circle(x, y, 1.09).boundary.buffer(0.012)
    flat(
        s,
        circle(x, y, 1.3),
        4.4,
        "#e8e4da",
        "#fffdf6",
        [Mark(petals, "#f0809c", 0.85), Mark(ring, "#f0809c", 0.7), Mark(circle(x, y, 1.3).boundary.buffer(0.03), "#f0809c", 0.8)],
        "skin",
        0.05,
    )
    shade(s, circle(x + 0.06, y - 0.09, RIM + 0.04), 4.3, 0.4, "#5a5a68")


def cup(s: Stage) -> None:
    x, y = CUP
    ear = limb([(x + 0.72, y + 0.66), (x + 1.06, y + 0.94), (x + 0.94, y + 1.16), (x + 0.5, y + 0.84)], 0.15, 0.14, 0.14, 0.15)
    shade(s, affinity.translate(ear, 0.05, -0.07), 4.25, 0.4, "#5a5a68")
    flat(s, ear, 4.0, "#e8dcd4", "#fffdf8", height=0.06)
    flat(s, circle(x, y, RIM), 3.9, "#e0d8d0", "#fffefa", [Mark(circle(x, y, RIM - 0.035).boundary.buffer(0.014), "#f0809c", 0.9)], "skin", 0.05)
    wall = circle(x, y, RIM - 0.075)
    flat(s, wall, 3.78, "#c8b8b0", "#8c7c80", [Mark(circle(x, y - 0.12, RIM - 0.1), "#f8ece0", 0.8, 0.04)], "skin", 0.004)


def tea(s: Stage) -> None:
    x, y = CUP
    pool = circle(x, y - 0.02, TEA)
    deep = [
        Mark(circle(x + 0.08, y - 0.1, 0.6), "#ffcc70", 0.75, 0.12),
        Mark(pool.boundary.buffer(0.05), "#7a3810", 0.8, 0.03),
        Mark(ellipse(x - 0.3, y + 0.4, 0.26, 0.12, 30), "#ffe8b0", 0.35, 0.05),
    ]
    flat(s, pool, 3.7, *AMBER, deep, "skin", 0.003, 0.12)


def ripples(s: Stage, x: float, y: float, *radii: float, flat_: float = 1.0) -> None:
    pool = circle(CUP[0], CUP[1] - 0.02, TEA)
    for n, r in enumerate(radii):
        ring = ellipse(x, y, r, r * flat_).boundary.buffer(0.009 - 0.001 * n).intersection(pool)
        flat(s, ring, 3.36, "#ffe0a0", "#fff4d0", height=0.004)


class Hare:
    """A hare from above: body and limbs are one piece, the head lies on it. Its own units have the head at (0, .26)."""

    def __init__(self, s: Stage, x: float, y: float, turn: float, k: float, colour: str, depth: float = 3.2) -> None:
        self.s, self.x, self.y, self.turn, self.k, self.colour, self.depth = s, x, y, turn, k, colour, depth

    def put(self, g: Geom) -> Geom:
        return move(g, self.x, self.y, self.turn, self.k)

    def fur(self, g: Geom, lift: float, marks: list[Mark] | None = None, height: float = 0.06, colour: str = "") -> None:
        c = colour or self.colour
        flat(self.s, self.put(g), self.depth - lift, darker(c, 0.22), lighter(c, 0.16), marks, "fur", height * self.k * 3)

    def body(self, *limbs: Geom, belly: bool = True, under: Geom | None = None) -> None:
        """One outline; what is `under` the tea is tinted by it."""
        g = soften(union(draw("0,0.08 0.2,0.02 0.27,-0.24 0.29,-0.5 0.17,-0.7 0,-0.74 -0.17,-0.7 -0.29,-0.5 -0.27,-0.24 -0.2,0.02"), *limbs), 0.03)
        marks = [Mark(self.put(g.boundary.buffer(0.03)), darker(self.colour, 0.4), 0.4, 0.012)]
        if belly:
            marks.append(Mark(self.put(ellipse(0, -0.36, 0.17, 0.27)), "#fff6e6", 0.9, 0.015))
        marks.append(Mark(self.put(ellipse(0, -0.06, 0.24, 0.09)), darker(self.colour, 0.5), 0.5, 0.03))
        if under is not None:
            marks.append(Mark(self.put(under), "#d88a38", 0.5, 0.015))
        self.fur(g, 0.0, marks, 0.07)

    def ear(self, side: int, mid: XY, tip: XY) -> None:
        root = (side * 0.13, 0.4)
        curve = bezier(root, mid, tip, n=12)
        inner = self.put(stroke(curve[3:], 0.06, 0.1, 0.02))
        g = stroke(curve, 0.13, 0.22, 0.2, 0.05)
        edge = Mark(self.put(g.boundary.buffer(0.02)), darker(self.colour, 0.45), 0.5, 0.01)
        self.fur(g, 0.16, [edge, Mark(inner, "#f09890", 0.95)], 0.04)

    def foot(self, x: float, y: float, turn: float) -> None:
        """A sole towards us: one large pad and three toes."""
        pads = union(ellipse(0, -0.04, 0.05, 0.07), *(circle(0.055 * i, 0.1 - 0.02 * abs(i), 0.026) for i in (-1, 0, 1)))
        g = move(ellipse(0, 0, 0.115, 0.19), x, y, turn)
        self.fur(
            g,
            0.3,
            [Mark(self.put(g.boundary.buffer(0.018)), darker(self.colour, 0.45), 0.5, 0.01), Mark(self.put(move(pads, x, y, turn)), "#f09890", 0.95)],
            0.05,
        )

    def paw(self, x: float, y: float, lift: float = 0.3) -> None:
        self.fur(circle(x, y, 0.1), lift, [Mark(self.put(circle(x, y, 0.1).boundary.buffer(0.018)), darker(self.colour, 0.45), 0.6, 0.01)], 0.06)

    def head(self, mood: str = "shut", look: XY = (0.0, 0.0), nose: bool = True) -> None:
        skull = draw("0,0.57 0.2,0.52 0.31,0.34 0.32,0.14 0.2,0.0 0,-0.05 -0.2,0.0 -0.32,0.14 -0.31,0.34 -0.2,0.52")
        marks = [
            Mark(self.put(skull.boundary.buffer(0.03)), darker(self.colour, 0.5), 0.5, 0.012),
            Mark(self.put(ellipse(0, 0.1, 0.17, 0.13)), "#fff8ec", 0.9, 0.015),
            Mark(self.put(union(circle(-0.22, 0.13, 0.06), circle(0.22, 0.13, 0.06))), "#f47c70", 0.6, 0.02),
        ]
        if nose:
            smile = union(line([(0, 0.13), (0, 0.08)], 0.02), line(bezier((-0.08, 0.06), (-0.04, 0.02), (0, 0.08), (0.04, 0.02), (0.08, 0.06), n=10), 0.022))
            marks += [Mark(self.put(draw("-0.055,0.19! 0.055,0.19! 0,0.11!")), "#d85858"), Mark(self.put(smile), "#5a2c28")]
        for side in (-1, 1):
            ex, ey = side * 0.145, 0.28
            if mood == "shut":
                marks.append(Mark(self.put(line(bezier((ex - 0.065, ey + 0.02), (ex, ey - 0.06), (ex + 0.065, ey + 0.02), n=8), 0.03)), "#201018"))
            elif mood == "squeezed":
                marks.append(Mark(self.put(line([(ex + side * 0.06, ey + 0.05), (ex - side * 0.05, ey), (ex + side * 0.06, ey - 0.05)], 0.032)), "#201018"))
            else:
                marks += [
                    Mark(self.put(circle(ex, ey, 0.085)), "#fffdf6"),
                    Mark(self.put(circle(ex, ey, 0.085).boundary.buffer(0.01)), "#40282c", 0.7),
                    Mark(self.put(circle(ex + look[0] * 0.03, ey + look[1] * 0.03, 0.05)), "#201018"),
                ]
        if mood == "wide":
            marks.append(Mark(self.put(ellipse(0, 0.03, 0.045, 0.05)), "#6a2428"))
        self.fur(skull, 0.24, marks, 0.1)


def arm(side: int, *points: XY) -> Geom:
    return limb([(side * 0.14, -0.08), *points], 0.17, 0.15, 0.14)


def leg(side: int, *points: XY) -> Geom:
    return limb([(side * 0.16, -0.52), *points], 0.25, 0.21, 0.17)


def lounger(s: Stage, x: float, y: float, k: float) -> None:
    """On its back on a slice of lemon, paws behind its head, one leg over the other."""
    r = 0.4
    shade(s, circle(x + 0.03, y - 0.05, r), 3.5, 0.45)
    wedges = union(
        *(
            Polygon([(x + u * math.cos(a + v), y + u * math.sin(a + v)) for u, v in ((0.04, 0.35), (0.32, 0.07), (0.335, 0.35), (0.32, 0.63))])
            .buffer(-0.008)
            .buffer(0.014)
            for a in [i * math.tau / 9 for i in range(9)]
        )
    )
    flat(s, circle(x, y, r), 3.33, "#e8b020", "#ffd840", [Mark(circle(x, y, r - 0.03), "#fffae0"), Mark(wedges, "#fae468")], "skin", 0.03)
    b = Hare(s, x - 0.02, y + 0.04, 40, k, "#7c5440", 3.1)
    b.body(arm(-1, (-0.5, 0.08), (-0.3, 0.34)), arm(1, (0.5, 0.08), (0.3, 0.34)), leg(-1, (-0.2, -0.8), (-0.12, -0.96)), leg(1, (0.26, -0.78), (0.3, -0.94)))
    b.foot(-0.13, -1.02, 8)
    b.foot(0.33, -1.0, -14)
    b.ear(-1, (-0.16, 0.7), (-0.3, 1.0))
    b.ear(1, (0.2, 0.7), (0.14, 1.06))
    b.head("shut")
    glasses = union(circle(-0.15, 0.28, 0.12), circle(0.15, 0.28, 0.12), line([(-0.3, 0.31), (0.3, 0.31)], 0.045))
    flat(
        s, b.put(glasses), 2.5, "#1c1428", "#54346c", [Mark(b.put(union(circle(-0.18, 0.32, 0.035), circle(0.12, 0.32, 0.035))), "#fff4f8", 0.9)], height=0.015
    )


def floater(s: Stage, x: float, y: float, k: float) -> None:
    """On its back in the tea: face, tummy and toes are above it."""
    b = Hare(s, x, y, -62, k, WHITE, 3.1)
    b.body(
        arm(-1, (-0.42, -0.16), (-0.62, 0.0)),
        arm(1, (0.42, -0.16), (0.62, -0.02)),
        leg(-1, (-0.22, -0.8), (-0.22, -1.0)),
        leg(1, (0.22, -0.8), (0.22, -1.0)),
        under=union(ellipse(-0.24, -0.84, 0.13, 0.12), ellipse(0.24, -0.84, 0.13, 0.12)),
    )
    b.foot(-0.22, -1.08, 10)
    b.foot(0.22, -1.08, -10)
    b.paw(-0.62, 0.02)
    b.paw(0.62, 0.0)
    b.ear(-1, (-0.3, 0.7), (-0.62, 0.8))
    b.ear(1, (0.24, 0.74), (0.4, 1.02))
    b.head("shut")


def diver(s: Stage, x: float, y: float, k: float) -> None:
    """All that is left to see: two feet and a tail."""
    b = Hare(s, x, y, 200, k, "#8a6a54")
    ripples(s, x, y - 0.03, 0.13)
    b.fur(ellipse(0, 0.3, 0.2, 0.3), 0.0, colour="#a86c3c")
    b.fur(soften(union(ellipse(0, 0, 0.3, 0.27), *(stroke([(q * 0.14, -0.1), (q * 0.26, -0.5)], 0.26, 0.18) for q in (-1, 1))), 0.03), 0.04, height=0.1)
    b.fur(circle(0, -0.06, 0.15), 0.2, colour="#fffaf2", height=0.09)
    for q in (-1, 1):
        b.foot(q * 0.29, -0.62, 180 + q * 14)


def jumper(s: Stage, x: float, y: float, k: float) -> None:
    """In the air above the tea, a paw on its nose: its shadow waits below."""
    shade(s, union(ellipse(x - 0.2, y - 0.34, 0.2, 0.16), stroke([(x - 0.16, y - 0.26), (x - 0.04, y - 0.1)], 0.09, 0.05)), 3.2, 0.5)
    b = Hare(s, x, y, -18, k, "#a4683c", 2.4)
    b.body(
        arm(-1, (-0.42, 0.02), (-0.6, 0.26)),
        arm(1, (0.4, -0.12)),
        leg(-1, (-0.34, -0.62), (-0.36, -0.8)),
        leg(1, (0.34, -0.62), (0.36, -0.8)),
    )
    b.foot(-0.38, -0.84, 22)
    b.foot(0.38, -0.84, -22)
    b.paw(-0.62, 0.28, 0.1)
    b.ear(-1, (-0.4, 0.72), (-0.5, 1.04))
    b.ear(1, (0.4, 0.7), (0.62, 0.9))
    b.head("squeezed", nose=False)
    b.fur(limb([(0.4, -0.14), (0.34, 0.02), (0.14, 0.06)], 0.17, 0.15, 0.14), 0.52, [], 0.04)
    flat(s, b.put(draw("-0.08,0.24! 0.08,0.24! 0,0.12!")), 1.84, "#d04c50", "#f08080", height=0.02)
    for q in (-1, 1):
        b.fur(limb([(0.14, 0.04), (0.02 + 0.05 * q, 0.05), (0.065 * q, 0.17)], 0.13, 0.1, 0.085), 0.6, [], 0.03, lighter(b.colour, 0.3))


def raft(s: Stage, x: float, y: float, k: float) -> None:
    """A lump of sugar, its passenger alarmed: the only one who has seen what comes."""
    turn, a = 10, 0.28
    cube = move(box(-a, -a, a, a).buffer(0.02), x, y, turn)
    side = union(cube, affinity.translate(cube, 0.035, -0.13)).convex_hull
    shade(s, affinity.translate(side, 0.04, -0.06), 3.5, 0.5)
    grains = union(*(circle(x + s.rng.uniform(-0.3, 0.3), y + s.rng.uniform(-0.3, 0.3), s.rng.uniform(0.006, 0.012)) for _ in range(60)))
    flat(s, side, 3.36, "#d8c8bc", "#e8dcd2", height=0.004)
    flat(s, cube, 3.26, "#f6f2ec", "#ffffff", [Mark(grains, "#a8b8c0", 0.8)], height=0.008)
    b = Hare(s, x + 0.02, y + 0.03, 10, k, "#7c7890", 3.0)
    b.body(
        arm(-1, (-0.44, -0.02), (-0.5, 0.22)), arm(1, (0.44, -0.02), (0.5, 0.22)), leg(-1, (-0.36, -0.6), (-0.34, -0.74)), leg(1, (0.36, -0.6), (0.34, -0.74))
    )
    b.foot(-0.36, -0.78, 24)
    b.foot(0.36, -0.78, -24)
    b.paw(-0.5, 0.26)
    b.paw(0.5, 0.26)
    b.ear(-1, (-0.34, 0.76), (-0.44, 1.06))
    b.ear(1, (0.3, 0.76), (0.36, 1.1))
    b.head("wide", (-0.5, 1.0))


def tag(s: Stage) -> None:
    """The string of the bag hangs over the rim."""
    flat(s, line(bezier((-0.62, -0.66), (-0.7, -0.78), (-0.74, -0.9), (-0.86, -1.02), n=14), 0.016), 3.05, "#e8e0d0", "#ffffff")
    g = move(draw("-0.1,-0.12! 0.1,-0.12! 0.1,0.1! 0,0.15! -0.1,0.1!"), -0.86, -1.12, -44)
    shade(s, affinity.translate(g, 0.02, -0.03), 4.2, 0.4)
    flat(s, g, 3.6, "#f8e8a8", "#fff8d8", [Mark(move(draw("0,0.05 0.05,0.0 0,-0.08 -0.05,0.0"), -0.86, -1.12, -44), "#58a878")])


def spoon(s: Stage) -> None:
    """Somebody is about to stir: silver from above, and its shadow on the tea."""
    bowl = soften(
        union(
            draw("0,-0.34 0.17,-0.24 0.22,-0.02 0.16,0.2 0.06,0.34 -0.06,0.34 -0.16,0.2 -0.22,-0.02 -0.17,-0.24"),
            stroke([(0, 0.2), (0, 0.6), (0, 1.6)], 0.12, 0.09, 0.11),
        ),
        0.035,
    )
    over = circle(CUP[0], CUP[1], RIM + 0.02)
    shade(s, move(bowl, -0.3, 0.42, 24, 1.0).intersection(over), 3.0, 0.45)
    g = move(bowl, -0.44, 0.74, 24, 1.2)
    hollow = move(draw("0,-0.28 0.14,-0.18 0.165,0.02 0.08,0.2 0,0.24 -0.08,0.2 -0.165,0.02 -0.14,-0.18"), -0.44, 0.74, 24, 1.2)
    shine = move(stroke(bezier((-0.1, -0.12), (-0.14, 0.02), (-0.06, 0.16), n=8), 0.02, 0.05, 0.02), -0.44, 0.74, 24, 1.2)
    flat(
        s,
        g,
        1.2,
        "#a4b0b4",
        "#ffffff",
        [
            Mark(hollow, "#b4c0c4", 0.9, 0.008),
            Mark(move(ellipse(0.05, -0.08, 0.08, 0.12), -0.44, 0.74, 24, 1.2), "#f0b460", 0.5, 0.04),
            Mark(shine, "#ffffff", 0.95),
        ],
        "skin",
        0.06,
    )


def slippers(s: Stage) -> None:
    """Left on the saucer: towels and what one wears on the way."""
    for x, y, c in ((0.16, -1.2, "#f0809c"), (0.4, -1.14, "#3f9c94"), (0.62, -1.02, "#e8b840")):
        for d in (-0.04, 0.04):
            g = move(ellipse(0, 0, 0.036, 0.076), x + d, y, x * 40)
            shade(s, affinity.translate(g, 0.01, -0.015), 4.1, 0.4)
            flat(s, g, 3.9, darker(c, 0.15), lighter(c, 0.2), [Mark(move(ellipse(0, 0.025, 0.02, 0.035), x + d, y, x * 40), darker(c, 0.5), 0.8)], height=0.02)
            flat(s, circle(x + d, y - 0.02, 0.02), 3.8, "#fff8f0", height=0.02)
    towel = move(box(-0.16, -0.07, 0.16, 0.07), -0.22, -1.2, 14)
    shade(s, affinity.translate(towel, 0.015, -0.02), 4.1, 0.4)
    flat(
        s,
        towel,
        3.9,
        "#fff0e0",
        "#ffffff",
        [Mark(union(*(move(box(u, -0.08, u + 0.03, 0.08), -0.22, -1.2, 14) for u in (-0.12, 0.0, 0.1))), "#f0809c", 0.9)],
        "cloth",
        0.03,
    )


@card("mint", focus=2.6)
def tea_bath(s: Stage) -> None:
    table(s)
    cup(s)
    tea(s)
    slippers(s)
    lounger(s, 0.4, 0.0, 0.41)
    diver(s, -0.27, -0.68, 0.3)
    floater(s, 0.3, -0.55, 0.36)
    raft(s, -0.44, 0.0, 0.41)
    tag(s)
    jumper(s, 0.5, 0.78, 0.45)
    spoon(s)
    light.sun(s, 1.7, "#fff4e0", side=-0.7, height=0.8)
    light.rig(s, 640, 120)
