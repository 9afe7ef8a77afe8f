"""Teatime seen from above: who bathes in the cup does not see the spoon yet."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import light, veils
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

CUP = (0.0, -0.02)
RIM, TEA = 0.99, 0.86
AMBER = ("#c8701c", "#f4ac48")
BROWN, WHITE, SAND, GREY = "#a8764c", "#f4ece0", "#d8b488", "#8c8488"


def flat(
    s: Stage,
    g: Geom,
    depth: float,
    low: str,
    high: str | None = None,
    marks: list[Mark] | None = None,
    brush: str = "wash",
    height: float = 0.01,
    glow: float = 0.0,
) -> None:
    s.puff(g, depth, height, low, high or low, marks or [], brush, shadow=False, glow=glow)


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


class Bunny:
    """A hare from above: its own units have the head up, at (0, .2)."""

    def __init__(self, s: Stage, x: float, y: float, turn: float, k: float, colour: str, depth: float = 3.2) -> None:
        self.s, self.x, self.y, self.turn, self.k, self.colour, self.depth = s, x, y, turn, k, colour, depth

    def put(self, g: Geom) -> Geom:
        return move(g, self.x, self.y, self.turn, self.k)

    def fur(self, g: Geom, lift: float = 0.0, marks: list[Mark] | None = None, height: float = 0.05, wet: bool = False, colour: str = "") -> None:
        c = colour or self.colour
        c = mix(c, "#c8742a", 0.5) if wet else c
        flat(self.s, self.put(g), self.depth - (0.1 * lift - 0.1 if wet else lift), darker(c, 0.2), lighter(c, 0.15), marks, "fur", height * self.k * 3)

    def ears(self, spread: float = 1.0, back: bool = False) -> None:
        for side in (-1, 1):
            if back:
                tip, mid = (side * 0.52, -0.26), (side * 0.4, 0.12)
            else:
                tip, mid = (side * 0.2 * spread, 0.94), (side * 0.2 * spread, 0.6)
            root = (side * 0.1, 0.2 + 0.14 * (0.3 if back else 1))
            ear = stroke(bezier(root, mid, tip, n=10), 0.11, 0.19, 0.17, 0.05)
            inner = stroke(
                bezier(((root[0] + mid[0]) / 2, (root[1] + mid[1]) / 2), mid, (tip[0] * 0.9 + mid[0] * 0.1, tip[1] * 0.9 + mid[1] * 0.1), n=10),
                0.04,
                0.09,
                0.03,
            )
            self.fur(ear, 0.14, [Mark(self.put(inner), "#f0a8a0", 0.9)])

    def face(self, mood: str = "shut", look: XY = (0.0, 0.0)) -> None:
        marks = [
            Mark(self.put(ellipse(0, 0.1, 0.13, 0.1)), lighter(self.colour, 0.6), 0.8, 0.02),
            Mark(self.put(draw("-0.04,0.14! 0.04,0.14! 0,0.09!")), "#c8605c"),
            Mark(self.put(union(circle(-0.19, 0.12, 0.05), circle(0.19, 0.12, 0.05))), "#f08078", 0.5, 0.02),
        ]
        for side in (-1, 1):
            ex = side * 0.12
            if mood == "shut":
                marks.append(Mark(self.put(line(bezier((ex - 0.05, 0.23), (ex, 0.19), (ex + 0.05, 0.23), n=8), 0.022)), "#241418"))
            else:
                marks += [
                    Mark(self.put(circle(ex, 0.23, 0.055)), "#fffaf0"),
                    Mark(self.put(circle(ex + look[0] * 0.02, 0.23 + look[1] * 0.02, 0.036)), "#241418"),
                ]
        if mood == "wide":
            marks.append(Mark(self.put(ellipse(0, 0.035, 0.03, 0.035)), "#6a2428"))
        self.fur(ellipse(0, 0.2, 0.27, 0.24), 0.2, marks, 0.08)

    def nape(self) -> None:
        self.fur(ellipse(0, 0.2, 0.25, 0.24), 0.2, [Mark(self.put(ellipse(0, 0.24, 0.12, 0.1)), lighter(self.colour, 0.4), 0.4, 0.04)], 0.08)

    def limb(self, *points: XY, width: float = 0.13, lift: float = 0.15, wet: bool = False) -> None:
        self.fur(limb(list(points), width * 1.2, width, width), lift, height=0.03, wet=wet)


def swimmer(s: Stage, x: float, y: float, turn: float, k: float, colour: str) -> None:
    b = Bunny(s, x, y, turn, k, colour)
    b.fur(ellipse(0, -0.32, 0.25, 0.4), wet=True)
    b.limb((0.12, -0.58), (0.16, -0.8), (0.12, -1.06), wet=True)
    b.limb((-0.12, -0.58), (-0.34, -0.7), (-0.42, -0.94), wet=True)
    b.limb((0.2, -0.02), (0.42, 0.2), (0.4, 0.52))
    b.limb((-0.2, -0.05), (-0.4, -0.22), (-0.42, -0.44))
    b.fur(ellipse(0, -0.2, 0.2, 0.24), 0.02)
    b.nape()
    b.ears(0.9, back=True)
    b.fur(circle(0, -0.62, 0.1), 0.1, colour="#fff8ee")
    for side in (-1, 1):
        wake = b.put(stroke(bezier((side * 0.36, 0.46), (side * 0.46, -0.2), (side * 0.66, -0.8), n=12), 0.01, 0.05, 0.01))
        flat(s, wake, 3.34, "#ffe8b8", "#fff6dc", height=0.006)
    for q in range(5):
        flat(s, b.put(circle(-0.2 + 0.1 * q, -1.08 - 0.06 * (q % 2), 0.05)), 3.1, "#ffe8c0", "#fffaf0", height=0.02)


def lounger(s: Stage, x: float, y: float, k: float) -> None:
    """On its back on a slice of lemon, paws behind its head."""
    r = 0.36
    shade(s, circle(x + 0.03, y - 0.04, r), 3.5, 0.45)
    wedges = union(
        *(
            Polygon(
                [
                    (x + 0.03 * math.cos(a + 0.35), y + 0.03 * math.sin(a + 0.35)),
                    (x + 0.285 * math.cos(a + 0.08), y + 0.285 * math.sin(a + 0.08)),
                    (x + 0.295 * math.cos(a + 0.35), y + 0.295 * math.sin(a + 0.35)),
                    (x + 0.285 * math.cos(a + 0.62), y + 0.285 * math.sin(a + 0.62)),
                ]
            )
            .buffer(-0.008)
            .buffer(0.014)
            for a in [i * math.tau / 9 for i in range(9)]
        )
    )
    flat(s, circle(x, y, r), 3.33, "#e8b020", "#ffd840", [Mark(circle(x, y, r - 0.03), "#fff8d8"), Mark(wedges, "#f8e060")], "skin", 0.03)
    b = Bunny(s, x, y, 52, k, SAND, 3.1)
    for side in (-1, 1):
        b.limb((side * 0.2, -0.02), (side * 0.44, 0.12), (side * 0.22, 0.3), lift=0.04)
        b.limb((side * 0.12, -0.6), (side * 0.2, -0.82), (side * 0.14, -1.0), width=0.15)
        b.fur(ellipse(side * 0.15, -1.02, 0.09, 0.15, side * -14), 0.22, [Mark(b.put(ellipse(side * 0.15, -1.0, 0.045, 0.07)), "#f0a8a0", 0.9)])
    b.fur(ellipse(0, -0.32, 0.26, 0.4), 0.08, [Mark(b.put(ellipse(0, -0.32, 0.16, 0.28)), "#fff4e0", 0.9, 0.02)], 0.08)
    b.ears(1.5)
    b.face("shut")
    glasses = union(circle(-0.125, 0.23, 0.1), circle(0.125, 0.23, 0.1), line([(-0.1, 0.24), (0.1, 0.24)], 0.03))
    flat(s, b.put(glasses), 2.75, "#241c34", "#5a3a6c", [Mark(b.put(union(circle(-0.15, 0.26, 0.03), circle(0.1, 0.26, 0.03))), "#fff4f8", 0.8)], height=0.015)


def diver(s: Stage, x: float, y: float, k: float) -> None:
    """All that is left to see: two feet and a tail."""
    b = Bunny(s, x, y, 190, k, GREY)
    ripples(s, x, y, 0.08, 0.13, 0.18)
    b.fur(ellipse(0, 0.2, 0.24, 0.3), wet=True)
    b.fur(ellipse(0, -0.06, 0.25, 0.24), 0.02)
    b.fur(circle(0, -0.14, 0.13), 0.14, colour="#fff8ee")
    for side in (-1, 1):
        b.limb((side * 0.14, -0.14), (side * 0.2, -0.36), (side * 0.22, -0.5), width=0.14, lift=0.2)
        b.fur(ellipse(side * 0.24, -0.62, 0.1, 0.2, side * 12), 0.3, [Mark(b.put(ellipse(side * 0.24, -0.66, 0.05, 0.09, side * 12)), "#f0a8a0", 0.9)])


def jumper(s: Stage, x: float, y: float, k: float) -> None:
    """In the air above the tea, a paw on its nose: its shadow waits below."""
    shade(s, ellipse(x - 0.08, y - 0.26, 0.22, 0.18), 3.2, 0.5)
    b = Bunny(s, x, y, -24, k, BROWN, 2.4)
    b.fur(ellipse(0, -0.3, 0.28, 0.36), 0.02, [Mark(b.put(ellipse(0, -0.26, 0.17, 0.22)), "#f4dcc0", 0.9, 0.02)], 0.08)
    for side in (-1, 1):
        b.fur(ellipse(side * 0.2, -0.6, 0.11, 0.19, side * 24), 0.16, [Mark(b.put(ellipse(side * 0.2, -0.62, 0.055, 0.09, side * 24)), "#f0a8a0", 0.9)])
    b.ears(1.9)
    b.face("shut")
    b.limb((0.22, -0.06), (0.3, 0.04), (0.05, 0.1), lift=0.34)
    b.limb((-0.22, -0.08), (-0.5, 0.02), (-0.64, 0.22), lift=0.2)


def raft(s: Stage, x: float, y: float) -> None:
    """A lump of sugar with two aboard; one has seen what comes."""
    turn, a = 24, 0.25
    cube = move(box(-a, -a, a, a).buffer(0.02), x, y, turn)
    shade(s, affinity.translate(cube, 0.04, -0.06), 3.5, 0.5)
    grains = union(*(circle(x + s.rng.uniform(-0.25, 0.25), y + s.rng.uniform(-0.25, 0.25), s.rng.uniform(0.005, 0.012)) for _ in range(70)))
    flat(s, affinity.translate(cube, 0.015, -0.03), 3.32, "#c8b8ac", "#dcccc0", brush="stone", height=0.02)
    flat(s, cube, 3.26, "#f0ece6", "#ffffff", [Mark(grains, "#c8d4d8", 0.7)], "stone", 0.02)
    for i in range(6):
        flat(s, circle(x + 0.24 + 0.06 * i, y - 0.32 - 0.02 * (i % 3), 0.018 - 0.002 * i), 3.3, "#fff8f0", height=0.012)
    b = Bunny(s, x - 0.12, y - 0.02, 40, 0.28, GREY, 3.0)
    b.fur(ellipse(0, -0.26, 0.26, 0.32), 0.02, height=0.08)
    b.ears(1.2)
    b.face("wide", (-0.6, 0.8))
    b.limb((0.2, -0.1), (0.4, -0.2), (0.5, -0.06), lift=0.24)
    b.limb((-0.2, -0.1), (-0.42, 0.02), (-0.4, 0.24), lift=0.24)
    c = Bunny(s, x + 0.14, y - 0.04, -50, 0.25, SAND, 2.95)
    c.fur(ellipse(0, -0.26, 0.26, 0.32), 0.02, height=0.08)
    c.fur(circle(0, -0.56, 0.1), 0.1, colour="#fffaf4")
    c.nape()
    c.ears(1.0, back=True)


def climber(s: Stage) -> None:
    """The string of the bag hangs over the rim; somebody goes out by it."""
    a, b = (-0.4, -0.5), (-0.86, -1.02)
    bag = move(draw("-0.1,0.12! 0.1,0.12! 0.13,-0.14! -0.13,-0.14!"), -0.33, -0.42, -44)
    flat(s, bag, 3.5, "#e8c890", "#f8e4b8", [Mark(ellipse(-0.33, -0.42, 0.09, 0.09), "#8a5a2c", 0.7, 0.04)], "cloth", 0.02)
    flat(s, line(bezier(a, (-0.56, -0.66), (-0.7, -0.86), b, n=14), 0.014), 3.05, "#e8e0d0", "#ffffff")
    tag = move(draw("-0.1,-0.12! 0.1,-0.12! 0.1,0.1! 0,0.15! -0.1,0.1!"), -0.86, -1.12, -44)
    shade(s, affinity.translate(tag, 0.02, -0.03), 4.2, 0.4)
    flat(s, tag, 3.6, "#f8e8a8", "#fff8d8", [Mark(move(draw("0,0.05 0.05,0.0 0,-0.08 -0.05,0.0"), -0.86, -1.12, -44), "#58a878")])
    h = Bunny(s, -0.63, -0.76, 138, 0.28, "#8a5a3c", 2.95)
    h.fur(ellipse(0, -0.3, 0.25, 0.36), 0.02, height=0.08)
    h.fur(circle(0, -0.62, 0.11), 0.1, colour="#fff8ee")
    for side in (-1, 1):
        h.limb((side * 0.18, -0.02), (side * 0.28, 0.3), (side * 0.06, 0.54), lift=0.06)
        h.limb((side * 0.16, -0.5), (side * 0.34, -0.62), (side * 0.1, -0.8), lift=0.06)
    h.nape()
    h.ears(1.2, back=True)


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
    shade(s, move(bowl, -0.2, 0.3, 24, 1.15).intersection(over), 3.0, 0.45)
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
    lounger(s, 0.4, 0.12, 0.34)
    swimmer(s, 0.5, -0.44, -56, 0.3, WHITE)
    swimmer(s, -0.64, -0.06, 164, 0.25, BROWN)
    diver(s, -0.06, -0.66, 0.3)
    raft(s, -0.2, -0.2)
    climber(s)
    jumper(s, 0.42, 0.64, 0.36)
    spoon(s)
    light.sun(s, 1.7, "#fff4e0", side=-0.7, height=0.8)
    light.rig(s, 640, 120)
