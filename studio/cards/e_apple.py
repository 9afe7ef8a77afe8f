"""A house that is an apple, on a wet evening."""

import math

from shapely.geometry import box

from theatre import land, light, plants, props, sky, weather
from theatre.animals.anatomy import INK, creature, eye, hide, mirror
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props import trinkets
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def mouse_aside(colour: str, coat: str, hand: XY = (26, 40), hat: str = "", shut: bool = False) -> Figure:
    """A dressed mouse in profile, facing right, one hand at `hand`."""
    pink = "#e0a8a0"
    ears = [hide(circle(x, y, r), colour, 6, lift, [Mark(circle(x + 1, y, r * 0.62), pink, 0.9)]) for x, y, r, lift in ((8, 92, 13, -3), (-10, 88, 15, 9))]
    skull = draw("-22,68 -16,84 2,90 18,84 38,70 42,64 34,58 14,54 -10,54")
    look = [Mark(line(bezier((12, 74), (16, 70), (20, 74), n=6), 2), INK)] if shut else eye(17, 75, 3.4)
    whiskers = union(*(line([(32, 63), (20 + 2 * d, 60 + 2.2 * d)], 0.9) for d in (-2, 0, 2)))
    face = [*look, Mark(ellipse(26, 62, 9, 5), lighter(colour, 0.5), 0.7, 0.02), Mark(whiskers, "#fff8ec", 0.7)]
    body = draw("-22,2 -25,22 -16,46 -4,58 10,56 18,38 19,14 14,0")
    buttons = union(*(circle(12, y, 1.8) for y in (18, 28, 38)))
    tail = limb([(-20, 8), (-38, 4), (-46, 18), (-40, 34)], 5, 4, 3, 1.6)
    elbow = ((4 + hand[0]) / 2 + 2, (42 + hand[1]) / 2 - 8)
    arm = limb([(2, 46), elbow, hand], 11, 9, 7)
    parts = [
        Part(tail, "#b87a74", "#e8a89c", 2, -4),
        ears[0],
        *(Part(ellipse(x, 2, 11, 4.4), "#c88a80", "#f0b8ac", 4, 6) for x in (-8, 9)),
        piece(body, coat, 15, 0, [Mark(buttons, "#fff0c8", 0.9)], "cloth"),
        hide(skull, colour, 13, 6, face),
        Part(circle(42, 65, 3.8), "#b85a58", "#e89088", 4, 10),
        ears[1],
        piece(arm, darker(coat, 0.08), 6, 15, (), "cloth"),
        Part(circle(*hand, 5), "#c88a80", "#f0b8ac", 4, 18),
    ]
    if hat == "party":
        parts.append(piece(draw("-8,84! 2,116! 14,86!"), "#e8b428", 6, 12, [Mark(line([(-6, 94), (12, 96)], 4), "#d8402c")]))
        parts.append(piece(circle(2, 116, 5), "#d8402c", 4, 14))
    if hat == "night":
        parts.append(piece(draw("-20,80! -10,98 10,96 14,86! 0,86"), "#4f7ab8", 7, 13, (), "cloth"))
        parts.append(piece(limb([(-12, 94), (-26, 96), (-32, 84)], 12, 8, 4), "#4f7ab8", 5, 12, (), "cloth"))
        parts.append(piece(circle(-32, 82, 5), "#fff4e0", 4, 14))
    return creature(parts, hand=hand, head=(8, 72))


def mouse_from_behind(colour: str, coat: str) -> Figure:
    ears = [hide(circle(u * 21, 92, 15), darker(colour, 0.1), 6, 6) for u in (-1, 1)]
    body = mirror("0,60 14,56 24,34 25,4 0,0")
    seam = Mark(line([(0, 58), (0, 0)], 1.6), darker(coat, 0.4), 0.7)
    arm = limb([(18, 48), (30, 44), (34, 58)], 11, 9, 7)
    tail = limb([(4, 6), (26, 2), (40, 10), (56, 4)], 5, 4, 3, 1.5)
    return creature(
        [
            *(Part(ellipse(u * 11, 2, 10, 4), "#a87068", "#d89c90", 4, -2) for u in (-1, 1)),
            piece(body, coat, 16, 0, [seam], "cloth"),
            Part(tail, "#a8706c", "#d8988c", 2, 14),
            *ears,
            hide(mirror("0,96 16,92 23,76 16,60 0,56"), colour, 14, 4),
            piece(arm, coat, 6, 8, (), "cloth"),
            Part(circle(34, 60, 5.4), "#c88a80", "#f0b8ac", 4, 12),
        ],
        hand=(34, 60),
    )


def hollow(s: Stage, hole: Geom, low: str, high: str, floor: float, pattern: Geom | None = None, ink: str = "") -> None:
    """The back wall and the boards of a room cut from the flesh."""
    x0, y0, x1, y1 = hole.bounds
    s.sheet(hole.buffer(0.05), 2.6, low, high, span=(y0, y1), translucent=0)
    if pattern is not None:
        s.sheet(pattern.intersection(hole.buffer(0.04)), 2.57, ink, shadow=False, thick=0.004, edge=0)
    s.puff(box(x0 - 0.03, floor - 0.06, x1 + 0.03, floor).intersection(hole.buffer(0.04)), 2.2, 0.03, "#7a4424", "#c88a54", brush="wood", shadow=False)


@card("rain", focus=1.9)
def apple_house(s: Stage) -> None:
    wet = ((0.0, "#a8b8a8"), (0.4, "#7c9ca0"), (0.75, "#3f6478"), (1.0, "#1f3c54"))
    sky.backdrop(s, stops=wet, wisps=0.6, cloud="#8ca4ac", glow=sky.Glow(0.0, -0.2, 0.8, "#ffd8a0", 0.25), angle=70)
    # The orchard, as high as the weather, seen from the grass.
    for x, w, d, low, high in ((-0.86, 0.3, 4.3, "#3c5c60", "#6c8c88"), (0.94, 0.36, 4.1, "#34545c", "#648480"), (0.5, 0.14, 4.6, "#5c7c80", "#84a09c")):
        s.puff(limb([(x - 0.04, -1.2), (x, 0.0), (x + 0.06, 1.0), (x - 0.1, 1.8)], w * 1.5, w, w * 0.9, w), d, 0.1, low, high, brush="plank", shadow=False)
    s.sheet(land.hill(s.rng, -0.5, 0.05, 0.8), 3.9, "#2c4c44", "#5c8068", span=(-1.0, -0.4), shadow=False)
    for x, y, k, d in ((-0.6, 1.36, 0.28, 3.6), (0.74, 1.22, 0.32, 3.5)):
        s.place(props.apple("#8a3c38"), x, y, k, d, shadow=False)
    s.sheet(land.hill(s.rng, -0.98, 0.03, 0.6), 3.0, "#1c3c2c", "#4f7c4c", span=(-1.4, -0.9))
    # The apple: skin, flesh, four rooms.
    apple = mirror("0,72! 14,88 42,94 68,82 86,46 89,4 78,-42 57,-84 34,-110 12,-112 0,-104!", 0, 0.06, 0, 0.01)
    s.puff(limb([(0.0, 0.7), (0.04, 0.94), (0.14, 1.16)], 0.08, 0.07, 0.1), 2.4, 0.05, "#5a3420", "#a8744c", brush="plank")
    leaf = move(plants.leaf(0.62, 0.24), 0.07, 0.95, 10)
    s.puff(leaf, 2.2, 0.05, "#2f6a2c", "#98c854", [Mark(line([(0.1, 0.955), (0.64, 1.05)], 0.014), "#1f4a20", 0.7)])
    s.puff(apple, 2.9, 0.14, "#a01c1c", "#e84c38", [Mark(ellipse(-0.62, 0.54, 0.1, 0.26, -20), "#ffb09c", 0.5, 0.03)], "skin")
    attic = draw("-0.5,0.42! -0.56,0.56 -0.42,0.74 -0.14,0.68 0.0,0.62 0.14,0.68 0.42,0.74 0.56,0.56 0.5,0.42!")
    dining = box(-0.64, -0.28, 0.14, 0.28).buffer(0.04)
    bath = draw("0.28,-0.32! 0.28,0.18 0.4,0.31 0.6,0.31 0.73,0.18 0.72,-0.1 0.66,-0.32!")
    pantry = draw("-0.52,-0.44! 0.5,-0.44! 0.4,-0.7 0.22,-0.86 -0.22,-0.86 -0.42,-0.7")
    flesh = apple.buffer(-0.05).difference(union(attic, dining, bath, pantry))
    s.sheet(flesh, 2.2, "#f0d498", "#fff2d0", span=(-1.0, 0.9), thick=0.5, edge=0.014, translucent=0.1, bump=0.5)
    stars = union(*(circle(-0.6 + 0.1 * i + 0.05 * (j % 2), 0.4 + 0.08 * j, 0.01) for i in range(13) for j in range(5)))
    stripes = union(*(box(-0.72 + 0.09 * i, -0.4, -0.685 + 0.09 * i, 0.34) for i in range(11)))
    tiles = union(*(box(0.2 + 0.07 * i, -0.4 + 0.07 * j, 0.26 + 0.07 * i, -0.34 + 0.07 * j) for i in range(9) for j in range(11)))
    hollow(s, attic, "#3c4c84", "#6c7cb0", 0.44, stars, "#f0e0a0")
    hollow(s, dining, "#d89038", "#f8d080", -0.3, stripes, "#f8dc98")
    hollow(s, bath, "#3f8a88", "#88c8bc", -0.31, tiles, "#a8dcd0")
    hollow(s, pantry, "#7a4c2c", "#c89058", -0.83)
    # Asleep under the roof.
    bed = s.place(props.bed("#a8643c", "#c83c44", "#fbe8c8"), 0.04, 0.44, 0.25, 2.1, shadow=False)
    px, py = bed.points["pillow"]
    sleeper = mouse_aside("#b0a0a0", "#fbe8c8", hat="night", shut=True)
    s.place(Figure(tuple(p for p in sleeper.parts if p.shape.bounds[1] > 0.5)), px + 0.16, py - 0.035, 0.22, 1.9, turn=72, shadow=False)
    s.place(props.candle(), 0.4, 0.44, 0.14, 2.1, shadow=False)
    weather.halo(s, 0.4, 0.58, 1.9, 0.14, "#ffc060", 0.5)
    # A birthday: one cuts, one blows, one cannot wait.
    s.place(props.clock("#8a5a34", hour=7, minute=10), -0.56, 0.1, 0.16, 2.5, shadow=False)
    frame = box(0.0, 0.02, 0.13, 0.2)
    s.puff(frame, 2.5, 0.02, "#8a5a24", "#e0b050", [Mark(frame.buffer(-0.02), "#cfe0d0"), Mark(ellipse(0.065, 0.09, 0.035, 0.045), "#d8402c")], shadow=False)
    for i in range(8):
        x, y = -0.62 + 0.11 * i, 0.27 - 0.05 * math.sin(math.pi * (i + 0.5) / 8)
        s.puff(draw(f"{x},{y}! {x + 0.07},{y}! {x + 0.035},{y - 0.07}!"), 2.3, 0.008, ("#d8402c", "#2f7a86", "#f4f0dc")[i % 3], shadow=False)
    s.sheet(line([(-0.33, 0.3), (-0.33, 0.24)], 0.01), 2.2, "#4a3020", shadow=False)
    shade = draw("-0.4,0.17! -0.36,0.25! -0.3,0.25! -0.26,0.17!")
    s.puff(shade, 2.1, 0.03, "#e07030", "#ffc060", glow=0.5, shadow=False)
    weather.halo(s, -0.33, 0.17, 2.0, 0.22, "#ffd080", 0.25)
    light.lamp(s, -0.33, 0.1, 1.9, 2.6, "#ffd080", 0.05)
    s.place(mouse_aside("#c8b098", "#5c9a54", (30, 52), "party"), -0.12, -0.19, 0.35, 2.3, flip=True, shadow=False)
    table = s.place(props.table("#a8703c", "#fffaf0", 100), -0.28, -0.29, 0.27, 2.06, shadow=False)
    top = table.points["top"][1]
    s.place(props.cake("#fbe8d0", "#e8607c", 4), -0.31, top - 0.01, 0.14, 2.0, shadow=False)
    s.place(props.chair("#8a5a34"), -0.55, -0.29, 0.26, 2.12, shadow=False)
    cutter = mouse_aside("#7c7884", "#b8402c", (36, 50))
    knife = thing([piece(draw("0,-3! 34,-2 44,4! 0,4!"), "#d8dce4", 2, 0), piece(box(-14, -4, 2, 4), "#5a3424", 3, 1)])
    s.place(cutter.holding(knife, "hand", (-0.06, 0.0), 0.8), -0.54, -0.18, 0.32, 2.0, shadow=False)
    guest = mouse_aside("#a08c84", "#3f6ab0", (30, 44))
    s.place(guest.holding(props.cup("#fffaf0", "#c8302c"), "hand", (0.0, 0.3), 0.24), 0.11, -0.29, 0.31, 1.96, flip=True, shadow=False)
    # The lodger has the bath.
    s.puff(ellipse(0.56, 0.14, 0.07, 0.09), 2.5, 0.015, "#b08a3c", "#f0d078", [Mark(ellipse(0.56, 0.14, 0.055, 0.075), "#e8f4f4")], shadow=False)
    worm = limb([(0.54, -0.2), (0.57, -0.02), (0.5, 0.08), (0.4, 0.03)], 0.1, 0.095, 0.1, 0.1)
    rings = union(*(line([(x - 0.05, y), (x + 0.05, y + 0.006)], 0.008) for x, y in ((0.555, -0.1), (0.565, -0.05))))
    marks = [
        *eye(0.4, 0.06, 0.014),
        Mark(line(bezier((0.355, 0.02), (0.375, 0.0), (0.41, 0.005), n=6), 0.01), "#3a5a14"),
        Mark(rings, "#5a8a24", 0.7),
        Mark(circle(0.43, 0.015, 0.02), "#f0907c", 0.6, 0.01),
    ]
    s.puff(worm, 2.05, 0.05, "#6a9a2c", "#c8e060", marks, shadow=False)
    s.puff(draw("0.36,0.07 0.4,0.13 0.48,0.13 0.52,0.08 0.44,0.09"), 1.98, 0.03, "#d8688c", "#ffb0c4", shadow=False)
    tub = draw("0.31,-0.13! 0.66,-0.13! 0.64,-0.24 0.57,-0.29 0.4,-0.29 0.33,-0.24")
    feet = union(ellipse(0.39, -0.295, 0.025, 0.016), ellipse(0.58, -0.295, 0.025, 0.016))
    s.puff(feet, 2.0, 0.02, "#b08a3c", "#f0d078", shadow=False)
    s.puff(tub, 1.95, 0.06, "#d8d4c8", "#ffffff", brush="skin", shadow=False)
    foam = union(
        *(circle(0.32 + 0.038 * i, -0.125 + 0.018 * (i % 2), 0.028 + 0.006 * (i % 3)) for i in range(9)), circle(0.36, -0.17, 0.03), circle(0.35, -0.21, 0.018)
    )
    s.puff(foam, 1.9, 0.025, "#d8ecec", "#ffffff", shadow=False)
    for x, y, r in ((0.34, 0.14, 0.016), (0.62, 0.02, 0.02), (0.46, 0.2, 0.012), (0.66, 0.1, 0.012)):
        s.puff(circle(x, y, r), 1.95, 0.02, "#c8e8f0", "#ffffff", shadow=False)
    # Pips and stores below.
    s.puff(box(-0.4, -0.62, -0.02, -0.6), 2.4, 0.015, "#6a3c20", "#b87c48", brush="wood", shadow=False)
    for i in range(4):
        x = -0.35 + 0.095 * i
        c = ("#c8402c", "#e0a030", "#6a8c3c", "#8a3c5c")[i]
        jar = union(box(x - 0.028, -0.6, x + 0.028, -0.53).buffer(0.008), box(x - 0.02, -0.52, x + 0.02, -0.5))
        s.puff(jar, 2.36, 0.02, darker(c, 0.2), lighter(c, 0.2), [Mark(box(x - 0.03, -0.525, x + 0.03, -0.49), "#f0e0c0", 0.95)], shadow=False)
    for x, turn in ((0.06, 10), (0.15, -8), (0.25, 16), (0.33, -14)):
        s.puff(
            move(draw("0,0.15! 0.055,0.02 0.035,-0.07 -0.035,-0.07 -0.055,0.02"), x, -0.755, turn),
            2.05 - x * 0.1,
            0.04,
            "#3a1c10",
            "#9a5a34",
            [Mark(move(ellipse(-0.015, 0.03, 0.01, 0.05), x, -0.755, turn), "#d89868", 0.6, 0.01)],
            shadow=False,
        )
    s.place(props.bottle("#5f9a6a"), -0.3, -0.82, 0.2, 2.1, shadow=False)
    s.place(trinkets.basket("#b8843c"), -0.12, -0.83, 0.17, 2.05, shadow=False)
    for x, y, w in ((0.5, 0.22, 2.6), (0.36, 0.62, 1.6), (0.02, -0.52, 2.2)):
        light.lamp(s, x, y, 1.95, w, "#ffd890", 0.06)
    # Wet ground with the light of the house on it, and the last guest.
    ground = land.hill(s.rng, -1.12, 0.03, 0.7)
    shine = [Mark(ellipse(x, -1.22 - 0.05 * i, 0.12 + 0.05 * (i % 2), 0.014), "#ffd890", 0.6, 0.004) for i, x in enumerate((-0.3, 0.05, -0.12, 0.2, -0.05))]
    s.puff(
        ground.intersection(box(-1.5, -1.8, 1.5, 0)),
        1.5,
        0.02,
        "#12281c",
        "#4f6c3c",
        [Mark(ellipse(0, -1.2, 0.7, 0.2), "#e0a860", 0.5, 0.06), *shine],
        "fur",
        shadow=False,
    )
    s.puff(props.ladder((-0.62, -1.2), (-0.5, -0.33), 0.13), 1.7, 0.025, "#8a5a30", "#e8b878", shadow=False)
    x, y, k = -0.72, -1.3, 0.42
    weather.contact(s, x, y, 0.34, 1.2, 0.7)
    late = s.place(mouse_from_behind("#8c8690", "#4f5a7c"), x, y, k, 1.1, shadow=False)
    hx, hy = late.points["hand"]
    s.place(props.umbrella("#f4b81c", "#ffe08c"), hx - 0.03, hy - 0.07, 0.58, 0.96, turn=6, shadow=False)
    s.place(props.gift("#c8402c"), x + 0.26, y - 0.03, 0.14, 0.9, shadow=False)
    # Grass as high as the house, before it and behind.
    for i in range(26):
        u = -1 if i % 2 else 1
        x = u * (0.86 + 0.3 * s.rng.random())
        h = s.rng.uniform(0.5, 1.4)
        blade = stroke(bezier((x, -1.7), (x - u * 0.05, -1.5 + h * 0.7), (x - u * s.rng.uniform(0.05, 0.34), -1.5 + h), n=16), 0.07, 0.05, 0.006)
        d = s.rng.uniform(0.2, 0.9) if abs(x) > 0.95 else 2.7
        s.puff(blade, d, 0.02, "#0f2c20", ("#3f7044", "#2c5c40", "#5c8450")[i % 3], shadow=False)
    weather.rain(s, "#d8ecf0", 0.16, 130, 0.22, depths=(3.1, 3.5), glow=0.3)
    weather.rain(s, "#d8ecf0", 0.16, 16, 0.26, depths=(0.5,), glow=0.3, top=-0.8)
    light.area(s, (-2.4, -4.0, 3.0), (0, 1.5, 0), 2.4, 380, "#c8dcf0")
    light.rig(s, 420, 120)
