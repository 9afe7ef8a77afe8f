"""Things of a house: chair, armchair, table, bed, lamps, clock, mirror, books, cup, teapot, bottle, food."""

import math

from shapely.geometry import Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.props.craft import lamp_glass, piece, thing


def chair(colour: Colour = "#a8703c") -> Figure:
    """A wooden chair in profile, for someone facing right. Point: seat."""
    back = union(stroke([(-20, 0), (-18, 48), (-24, 100)], 7, 7, 6), box(-22, 42, 26, 50))
    legs = union(stroke([(22, 46), (24, 0)], 6, 5), stroke([(-8, 46), (-6, 4)], 4, 4), stroke([(14, 46), (13, 4)], 4, 4), line([(-18, 20), (22, 20)], 3.4))
    return thing(
        [
            piece(legs, darker(colour, 0.15), 3, -2, [], "plank"),
            piece(back, colour, 4, 2, [], "plank"),
            piece(stroke([(-26, 96), (-14, 98)], 8, 8), colour, 4, 3),
        ],
        seat=(0, 50),
    )


def armchair(colour: Colour = "#a83a34") -> Figure:
    """Front view, wide enough to get lost in. Point: seat."""
    back = draw("-38,30! -44,70 -34,100 0,108 34,100 44,70 38,30!")
    tufts = union(*(circle(x, y, 2.4) for x, y in ((-18, 86), (0, 90), (18, 86), (-9, 72), (9, 72), (-20, 60), (20, 60))))
    seat = draw("-36,22 -36,42 0,48 36,42 36,22 0,18")
    arms = union(draw("-58,12! -62,44 -50,58 -38,52 -36,14!"), draw("58,12! 62,44 50,58 38,52 36,14!"))
    feet = union(*(draw(f"{x - 5},14! {x - 3},0! {x + 3},0! {x + 5},14!") for x in (-46, 46)))
    return thing(
        [
            piece(feet, "#4a2c1c", 4, -1),
            piece(back, colour, 14, 0, [Mark(tufts, darker(colour, 0.5))], "cloth"),
            piece(box(-40, 10, 40, 26), darker(colour, 0.15), 8, 6, [], "cloth"),
            piece(seat, lighter(colour, 0.1), 13, 12, [], "cloth"),
            piece(
                arms,
                colour,
                13,
                18,
                [Mark(union(*(circle(x, 45, r).boundary.buffer(0.7) for x in (-49, 49) for r in (3, 6.5))), darker(colour, 0.35), 0.8)],
                "cloth",
            ),
        ],
        seat=(0, 46),
    )


def table(colour: Colour = "#8a5a34", cloth: Colour = "", width: float = 130) -> Figure:
    """Point: top (its height is .62)."""
    w = width / 2
    legs = union(*(stroke([(s * (w - 10), 58), (s * (w - 6), 0)], 8, 5) for s in (-1, 1)))
    parts = [piece(legs, darker(colour, 0.15), 4, -1, [], "plank"), piece(box(-w, 55, w, 62), colour, 5, 3, [], "wood")]
    if cloth:
        hem = " ".join(f"{w * 1.02 - i * w * 2.04 / 8:.1f},{30 - 6 * (i % 2)}" for i in range(9))
        parts.append(
            piece(draw(f"{-w * 1.02},64! {w * 1.02},64! {hem}"), cloth, 5, 5, [Mark(line([(-w, 34), (w, 34)], 2.4), darker(cloth, 0.3), 0.7)], "cloth")
        )
    return thing(parts, top=(0, 62))


def bed(wood: Colour = "#7a4a30", quilt: Colour = "#3f6a8a", patch: Colour = "#e8c890") -> Figure:
    """Side view, pillow left; 1.7 wide. Points: pillow, quilt."""
    board = union(draw("-88,0! -90,84 -84,94 -76,84 -76,0!"), draw("76,0! 76,54 82,62 88,54 88,0!"), box(-84, 18, 84, 32))
    pillow = draw("-76,42 -74,60 -54,64 -38,58 -38,42 -56,40")
    cover = draw("-52,30! -50,52 -30,60 20,56 60,54 78,48 80,14! 40,10 0,14 -40,10!")
    squares = union(*(box(x, y, x + 11, y + 11) for j, y in enumerate(range(8, 60, 11)) for x in range(-60 + 11 * (j % 2), 84, 22)))
    return thing(
        [piece(board, wood, 4, 0, [], "plank"), piece(pillow, "#f4eee0", 9, 4, [], "cloth"), piece(cover, quilt, 12, 6, [Mark(squares, patch, 0.85)], "cloth")],
        pillow=(-56, 58),
        quilt=(10, 57),
    )


def street_lamp(colour: Colour = "#34383c", lit: bool = True) -> Figure:
    """Point: lamp."""
    post = union(stroke([(0, 0), (0, 84)], 5, 3), draw("-8,0! -6,8 -3,12 3,12 6,8 8,0!"), line([(-9, 76), (9, 76)], 2.4))
    glass = Polygon([(-6, 86), (-9, 100), (9, 100), (6, 86)])
    return thing(
        [
            piece(post, colour, 3, 0),
            lamp_glass(glass, lit, 1),
            piece(union(Polygon([(-11, 100), (0, 111), (11, 100)]), box(-7, 84, 7, 87), circle(0, 112, 2)), colour, 4, 3),
        ],
        lamp=(0, 93),
    )


def lantern(colour: Colour = "#6a4a28", lit: bool = True) -> Figure:
    """To carry or to stand; point: lamp, handle."""
    ring = circle(0, 94, 12).difference(circle(0, 94, 9))
    frame = union(box(-30, 0, 30, 9), Polygon([(-32, 68), (0, 88), (32, 68)]), *(box(x - 2, 8, x + 2, 70) for x in (-26, 0, 26)))
    return thing([piece(ring, colour, 3, 0), lamp_glass(box(-25, 8, 25, 69), lit, 1), piece(frame, colour, 5, 5)], lamp=(0, 38), handle=(0, 100))


def candle(lit: bool = True, colour: Colour = "#f2e8d0", holder: Colour = "#b8862a") -> Figure:
    """Point: flame."""
    stick = draw("-10,8! -11,40 -10,74! 0,77 10,74! 11,40 10,8!")
    drip = draw("-10,74! -12,60 -8,50 -5,64 0,70 6,56 10,74!")
    dish = union(draw("-34,10 -28,2 0,0 28,2 34,10 0,6"), circle(38, 10, 8).difference(circle(38, 10, 5)))
    parts = [piece(stick, colour, 9, 0, [Mark(drip, lighter(colour, 0.6), 0.7)]), piece(dish, holder, 7, 4)]
    if lit:
        parts += [piece(draw("0,110! 8,94 6,82 0,78 -6,82 -8,94"), "#ffb040", 4, 2, [Mark(draw("0,98! 4,88 0,80 -4,88"), "#fff4c0")], "skin", 1.3)]
    return thing(parts, flame=(0, 94))


def clock(colour: Colour = "#8a5a34", face: Colour = "#f6ecd4", hour: float = 10, minute: float = 10) -> Figure:
    """A round wall clock, 1 across; centre (0, .5)."""
    ticks = union(
        *(
            stroke(
                [(38 * math.cos(a), 50 + 38 * math.sin(a)), ((32 if i % 3 else 28) * math.cos(a), 50 + (32 if i % 3 else 28) * math.sin(a))],
                2.4 if i % 3 else 4,
            )
            for i, a in enumerate([k * math.pi / 6 for k in range(12)])
        )
    )
    ha, ma = math.radians(90 - hour * 30 - minute * 0.5), math.radians(90 - minute * 6)
    hands = union(
        stroke([(0, 50), (20 * math.cos(ha), 50 + 20 * math.sin(ha))], 5, 3),
        stroke([(0, 50), (30 * math.cos(ma), 50 + 30 * math.sin(ma))], 4, 2),
        circle(0, 50, 4),
    )
    return thing(
        [piece(circle(0, 50, 50), colour, 8, 0, [], "wood"), piece(circle(0, 50, 41), face, 3, 9, [Mark(ticks, "#3a2420")]), piece(hands, "#3a2024", 2, 14)],
        middle=(0, 50),
    )


def grandfather(colour: Colour = "#6a3c24") -> Figure:
    """A long-case clock, 2.4 high. Points: face, pendulum."""
    case = union(box(-30, 0, 30, 30), box(-22, 28, 22, 160), box(-30, 156, 30, 216), draw("-34,214! -20,236 0,244 20,236 34,214!"))
    glass = box(-14, 44, 14, 146)
    ring = [p.moved(0, 1.63, 0, 0.46, False) for p in clock(colour, "#f6ecd4", 3, 50).parts]
    base = thing(
        [
            piece(case, colour, 8, 0, [Mark(box(-24, 6, 24, 24), darker(colour, 0.3), 0.7)], "plank"),
            piece(glass, "#241812", 2, 7),
            piece(union(line([(0, 140), (5, 76)], 2.4), circle(6, 68, 9)), "#e0b050", 4, 10),
        ],
        face=(0, 186),
        pendulum=(6, 68),
    )
    return Figure(base.parts + tuple(ring), base.points)


def mirror(frame: Colour = "#b8862a", glass: Colour = "#a8c4cc") -> Figure:
    """An oval looking-glass; centre (0, .6)."""
    oval = ellipse(0, 60, 34, 48)
    knobs = union(*(circle(34 * 1.16 * math.cos(a), 60 + 48 * 1.12 * math.sin(a), 4) for a in [i * math.pi / 8 for i in range(16)]))
    return thing(
        [
            piece(union(ellipse(0, 60, 42, 56), knobs), frame, 7, 0),
            piece(oval, glass, 1.5, 6, [Mark(union(line([(-20, 40), (10, 90)], 6), line([(-8, 34), (22, 84)], 3)), "#ffffff", 0.6, 0.01)], "skin"),
        ],
        middle=(0, 60),
    )


def book(colour: Colour = "#a8322a", open_: bool = False) -> Figure:
    """Closed and standing, or open to us (.8 high, 1.6 wide)."""
    if open_:
        cover = draw("-82,6! -78,70! -40,76 0,66! 40,76 78,70! 82,6! 40,10 0,0! -40,10")
        pages = [draw(f"{s * 2},8! {s * 40},18 {s * 74},12! {s * 72},72! {s * 38},78 {s * 2},68!") for s in (-1, 1)]
        lines = union(*(line([(s * 12, y + 4), (s * 36, y + 8), (s * 62, y + 5)], 1.8) for s in (-1, 1) for y in range(20, 60, 8)))
        return thing([piece(cover, colour, 4, 0, [], "cloth"), *(piece(p, "#f6ecd4", 6, 3, [Mark(lines, "#8a7a68", 0.6)]) for p in pages)], middle=(0, 68))
    spine = union(*(box(-32, y, 32, y + 3) for y in (12, 18, 82, 88)))
    return thing(
        [
            piece(box(-28, 2, 34, 96), "#f0e4c8", 4, -2),
            piece(
                draw("-34,0! -36,50 -34,100! 30,100! 30,0!"),
                colour,
                8,
                0,
                [Mark(spine, "#e8bc60", 0.9), Mark(circle(-2, 52, 12).difference(circle(-2, 52, 9)), "#e8bc60", 0.9)],
                "cloth",
            ),
        ],
        middle=(0, 50),
    )


def books(colours: tuple[Colour, ...] = ("#a8322a", "#1f5a6a", "#d8902a", "#5a2a50", "#2f6a4a")) -> Figure:
    """A leaning pile of lying books. Point: top."""
    parts, y = [], 0.0
    for i, c in enumerate(colours):
        h, w, x = 14 + (i * 5) % 7, 58 - (i * 7) % 13, ((i * 37) % 13) - 6
        parts += [
            piece(
                box(x - w, y, x + w, y + h),
                c,
                6,
                i * 0.4,
                [
                    Mark(union(box(x - w + 8, y, x - w + 11, y + h), box(x - w + 14, y, x - w + 16, y + h)), "#e8bc60", 0.9),
                    Mark(box(x + w - 12, y + 2.5, x + w + 9, y + h - 2.5), "#f4e8cc", 0.9),
                ],
                "cloth",
            )
        ]
        y += h
    return thing(parts, top=(0, y))


def cup(colour: Colour = "#f4f0e6", ring: Colour = "#3f6a9a") -> Figure:
    """A teacup on its saucer; .75 high, wide. Point: rim."""
    bowl = draw("-46,70! -42,40 -26,16 -14,10! 14,10! 26,16 42,40 46,70! 0,66")
    ear = limb([(40, 60), (62, 62), (62, 38), (34, 30)], 8, 8, 7)
    dots = union(*(circle(x, 50, 3.4) for x in range(-36, 44, 12)), line([(-44, 60), (0, 57), (44, 60)], 3))
    return thing(
        [
            piece(ellipse(0, 6, 64, 9), colour, 6, 0, [Mark(line([(-56, 6), (0, 0), (56, 6)], 2), ring, 0.8)]),
            piece(ear, colour, 4, 3),
            piece(bowl, colour, 20, 5, [Mark(dots, ring, 0.9)], "skin"),
            piece(ellipse(0, 70, 44, 6), "#8a4a24", 2, 20),
        ],
        rim=(0, 72),
    )


def teapot(colour: Colour = "#2f7a86", dot: Colour = "#f4e4b8") -> Figure:
    """Points: spout, lid."""
    body = _pot()
    spout = limb([(38, 34), (58, 46), (66, 70)], 18, 12, 9)
    handle = limb([(-36, 62), (-64, 66), (-66, 36), (-38, 28)], 8, 8, 8)
    lid = union(draw("-24,76! -14,88 0,91 14,88 24,76! 0,72"), circle(0, 95, 6))
    dots = union(*(ellipse(x, y, 4, 5) for x, y in ((-24, 52), (0, 56), (24, 52), (-12, 34), (12, 34))))
    return thing(
        [
            piece(spout, colour, 7, -1),
            piece(handle, darker(colour, 0.15), 4, -1),
            piece(body, colour, 22, 2, [Mark(dots, dot, 0.9), Mark(line([(-34, 70), (0, 74), (34, 70)], 2.4), dot, 0.8)], "skin"),
            piece(lid, colour, 9, 12),
        ],
        spout=(68, 72),
        lid=(0, 100),
    )


def _pot() -> Geom:
    return draw("0,78 26,74 42,54 42,30 28,8 18,0! -18,0! -28,8 -42,30 -42,54 -26,74")


def bottle(colour: Colour = "#4f8a6a") -> Figure:
    """Dark glass with a cork; for worlds inside bottles use `solids.lathe` with `material.glass`."""
    return thing(
        [
            piece(box(-7, 92, 7, 104), "#b88a54", 5, -1),
            piece(
                draw("-26,0! -28,30 -26,58 -10,74 -9,96! 9,96! 10,74 26,58 28,30 26,0!"),
                colour,
                18,
                0,
                [Mark(line([(-17, 10), (-17, 52)], 5), "#ffffff", 0.5, 0.01), Mark(box(-30, 18, 30, 44), "#f0e4c4", 0.85)],
                "skin",
            ),
        ],
        cork=(0, 104),
    )


def key(colour: Colour = "#c8962c") -> Figure:
    """Upright, bow above."""
    bow = union(*(circle(x, y, 15) for x, y in ((-13, 84), (13, 84), (0, 98)))).difference(union(*(circle(x, y, 8) for x, y in ((-13, 84), (13, 84), (0, 98)))))
    shaft = union(stroke([(0, 78), (0, 4)], 8, 7), box(0, 4, 20, 12), box(0, 18, 15, 25), box(14, 4, 20, 17), circle(0, 70, 8))
    return thing([piece(union(bow, shaft).buffer(1).buffer(-1), colour, 7, 0)], bow=(0, 88))


def apple(colour: Colour = "#c8302a") -> Figure:
    return thing(
        [
            piece(stroke(bezier((0, 76), (2, 90), (10, 98), n=8), 4, 3), "#5a3a20", 2, -1),
            piece(move(draw("0,0 14,9 28,8 36,0 26,-6 12,-7"), 4, 88, 20), "#4f8a3c", 4, 1),
            piece(
                draw("0,78 22,84 40,68 42,40 28,8 10,0 0,4 -10,0 -28,8 -42,40 -40,68 -22,84"),
                colour,
                24,
                2,
                [Mark(ellipse(-16, 58, 8, 13, 20), lighter(colour, 0.6), 0.5, 0.03)],
                "skin",
            ),
        ],
        top=(0, 80),
    )


def pear(colour: Colour = "#b8b84c") -> Figure:
    return thing(
        [
            piece(stroke(bezier((0, 96), (2, 106), (8, 112), n=8), 4, 3), "#5a3a20", 2, -1),
            piece(
                draw("0,98 14,92 18,70 32,48 38,24 24,2 0,0 -24,2 -38,24 -32,48 -18,70 -14,92"),
                colour,
                24,
                2,
                [Mark(ellipse(18, 26, 14, 20), "#d0703c", 0.5, 0.06), Mark(ellipse(-12, 40, 6, 16, 10), lighter(colour, 0.6), 0.5, 0.03)],
                "skin",
            ),
        ],
        top=(0, 98),
    )


def loaf(colour: Colour = "#c8843c") -> Figure:
    cuts = union(*(stroke([(x - 10, 26), (x + 10, 50)], 6, 4) for x in (-36, -12, 12, 36)))
    return thing(
        [piece(draw("-66,10 -62,38 -36,56 0,60 36,56 62,38 66,10 40,0 -40,0"), colour, 26, 0, [Mark(cuts, "#f6dca4", 0.9, 0.004)], "stone")], top=(0, 60)
    )


def cake(colour: Colour = "#f0d8c0", icing: Colour = "#e8788c", candles: int = 5) -> Figure:
    """Point: top."""
    parts = []
    for y, w in ((0, 56), (34, 40)):
        parts.append(piece(box(-w, y, w, y + 34), colour, 16, y * 0.1, [Mark(box(-w, y + 13, w, y + 18), icing, 0.7)], "stone"))
        waves = " ".join(f"{w - i * w / 4:.1f},{y + (20 if i % 2 else 12) + 8}" for i in range(9))
        parts.append(piece(draw(f"{-w - 2},{y + 36}! {w + 2},{y + 36}! {waves}"), icing, 16, y * 0.1 + 4))
    for i in range(candles):
        x = -28 + 56 * i / max(1, candles - 1)
        parts += [piece(box(x - 2, 68, x + 2, 84), "#f8f0d8", 3, 6), piece(draw(f"{x},98! {x + 4},89 {x},84 {x - 4},89"), "#ffb040", 2, 7, [], "skin", 1.2)]
    return thing(parts, top=(0, 70))


def birdcage(colour: Colour = "#c89a3c") -> Figure:
    """Draw what is inside first, a little behind. Points: inside, hook."""
    bars = [line(bezier((0, 100), (x * 1.25, 97), (x, 64), (x, 10), n=20), 3) for x in (-34, -20, -7, 7, 20, 34)]
    return thing(
        [
            piece(
                union(*bars, box(-38, 4, 38, 12), line([(-34, 50), (34, 50)], 3), circle(0, 108, 8).difference(circle(0, 108, 5)), circle(0, 99, 5)),
                colour,
                4,
                0,
            )
        ],
        inside=(0, 40),
        hook=(0, 114),
    )


def hourglass(colour: Colour = "#7a4a30", sand: Colour = "#e8c070") -> Figure:
    glass = draw("-28,12! -30,34 -4,56 -30,78 -28,100! 28,100! 30,78 4,56 30,34 28,12!")
    heap = union(draw("-27,13! -24,26 0,36 24,26 27,13!"), draw("-22,80! 22,80! 4,58 -4,58"), box(-1.2, 30, 1.2, 60))
    return thing(
        [
            piece(glass, "#c8dce0", 7, 0, [Mark(heap, sand, 0.95), Mark(line([(-18, 76), (-20, 92)], 3), "#ffffff", 0.6)], "skin"),
            piece(union(box(-38, 2, 38, 13), box(-38, 99, 38, 110), box(-36, 10, -32, 102), box(32, 10, 36, 102)), colour, 6, 5, [], "plank"),
        ],
        top=(0, 110),
    )
