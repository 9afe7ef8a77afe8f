"""Things that go: boat, ship, balloon, train, suitcase, umbrella, kite, bicycle, swing, rocket, paper boat, sledge."""

import math

from shapely.geometry import Polygon, box

from theatre.colour import Colour, darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import lamp_glass, piece, thing


def boat(colour: Colour = "#a8503a", stripe: Colour = "#f0e0c0") -> Figure:
    """A rowing boat, 2 wide for .5 high; water line at y = .12. Points: seat, bow."""
    hull = draw("-100,46! -84,14 -50,0 50,0 84,14 104,52! 60,38 0,34 -60,36")
    planks = union(*(line(bezier((-98, 40 - i * 9), (0, 22 - i * 9), (100, 44 - i * 9), n=18), 1.8) for i in range(4)))
    rim = line(bezier((-100, 46), (-40, 30), (40, 30), (104, 52), n=24), 5)
    return thing([piece(hull, colour, 16, 0, [Mark(planks, darker(colour, 0.4), 0.7), Mark(rim, stripe, 0.9)], "wood")], seat=(0, 34), bow=(100, 50))


def ship(hull: Colour = "#7a4630", sail: Colour = "#f4ead4", mark: Colour = "#c8402c") -> Figure:
    """A sailing ship with three sails; 1.3 high."""
    body = draw("-62,36! -52,8 -36,0 40,0 58,12 78,44! 40,30 0,28 -40,32")
    masts = union(stroke([(-22, 28), (-22, 112)], 4, 3), stroke([(20, 28), (20, 128)], 4, 3), stroke([(64, 36), (98, 56)], 3.4, 2))
    sails = [
        draw("-42,44! -38,80! -6,80! 0,60 -4,44!"),
        draw("-2,44! 2,82! 40,82! 48,62 44,44!"),
        draw("4,86! 8,114! 34,114! 40,100 37,86!"),
        draw("-36,84! -34,104! -12,104! -8,94 -10,84!"),
    ]
    jib = Polygon([(50, 48), (94, 56), (30, 108)])
    return thing(
        [
            piece(masts, darker(hull, 0.2), 3, -1),
            piece(jib, sail, 4, 0, [], "cloth"),
            *(piece(s, sail, 9, 2, [Mark(line([(-60, s.centroid.y), (60, s.centroid.y)], 4), mark, 0.85)], "cloth") for s in sails),
            piece(
                body,
                hull,
                13,
                4,
                [
                    Mark(union(*(line(bezier((-60, 30 - i * 9), (0, 20 - i * 8), (76, 36 - i * 9), n=14), 1.6) for i in range(3))), darker(hull, 0.4), 0.7),
                    Mark(union(*(circle(x, 19, 3) for x in (-36, -18, 0, 18, 36))), "#f0c860"),
                ],
                "wood",
            ),
        ],
        deck=(0, 30),
        top=(20, 128),
    )


def balloon(colour: Colour = "#c8402c", second: Colour = "#f4dca0", basket: Colour = "#a87840") -> Figure:
    """A hot-air balloon; 1.6 high. Points: basket (its floor)."""
    bag = draw("0,160 34,154 56,126 54,98 34,66 16,46! -16,46! -34,66 -54,98 -56,126 -34,154")
    gores = union(
        draw("0,160! 14,128 14,92 6,46! -6,46! -14,92 -14,128"),
        draw("0,160! 42,150 54,112 30,62 18,46! 26,64 38,100 32,138"),
        draw("0,160! -42,150 -54,112 -30,62 -18,46! -26,64 -38,100 -32,138"),
    )
    ropes = union(*(line([(x, 48), (x * 0.8, 22)], 1.8) for x in (-14, -5, 5, 14)))
    weave = union(*(line([(-14, y), (14, y)], 1.6) for y in (5, 10, 15)), *(line([(x, 0), (x, 20)], 1.6) for x in (-9, -3, 3, 9)))
    return thing(
        [
            piece(ropes, "#5a4030", 1.5, -1),
            piece(bag, colour, 36, 0, [Mark(gores, second, 0.95), Mark(line([(-56, 112), (0, 104), (56, 112)], 4), darker(colour, 0.3), 0.7)], "cloth"),
            piece(draw("-14,0! -16,20! 16,20! 14,0!"), basket, 8, 4, [Mark(weave, darker(basket, 0.4), 0.7)]),
        ],
        basket=(0, 12),
        top=(0, 160),
    )


def suitcase(colour: Colour = "#9a5a34", band: Colour = "#5a3020") -> Figure:
    """.8 high, 1.1 wide. Points: handle."""
    grip = line(bezier((-14, 70), (-12, 84), (12, 84), (14, 70), n=12), 5)
    return thing(
        [
            piece(grip, band, 3, -1),
            piece(
                box(-55, 0, 55, 70).buffer(4).buffer(-2),
                colour,
                12,
                0,
                [
                    Mark(union(box(-38, -4, -30, 76), box(30, -4, 38, 76)), band, 0.95),
                    Mark(union(*(circle(x, y, 3) for x in (-34, 34) for y in (52,))), "#e8c060"),
                    Mark(line([(-58, 42), (58, 42)], 2), darker(colour, 0.5), 0.8),
                ],
                "stone",
            ),
        ],
        handle=(0, 82),
    )


def umbrella(colour: Colour = "#c0302c", second: Colour = "") -> Figure:
    """Open; the hand holds at (0, .1). 1 high, .95 wide. Point: hand."""
    canopy = draw("0,104 24,98 42,80 48,58! 40,62 30,56! 20,61 10,56! 0,61 -10,56! -20,61 -30,56! -40,62 -48,58! -42,80 -24,98")
    ribs = union(*(line(bezier((0, 103), (x * 0.8, 88), (x, 57), n=10), 1.6) for x in (-30, -10, 10, 30)))
    panels = union(*(draw(f"0,104! {x * 0.7 + 3},84 {x + 10},57! {x - 10},57! {x * 0.7 - 6},84") for x in (-20, 20))) if second else box(0, 0, 0.1, 0.1)
    stick = union(line([(0, 108), (0, 8)], 2.8), line(bezier((0, 8), (0, -2), (10, -2), (9, 6), n=10), 2.8))
    return thing(
        [piece(stick, "#5a3a28", 2, -1), piece(canopy, colour, 16, 3, [Mark(panels, second or colour, 0.95), Mark(ribs, darker(colour, 0.45), 0.7)], "cloth")],
        hand=(0, 12),
        top=(0, 106),
    )


def kite(colour: Colour = "#e0b030", second: Colour = "#2f7a86") -> Figure:
    """Points: tail (where the string starts)."""
    body = Polygon([(0, 100), (30, 62), (0, 10), (-30, 62)])
    cross = union(Polygon([(0, 100), (30, 62), (0, 62)]), Polygon([(0, 10), (-30, 62), (0, 62)]))
    bows = union(*(draw(f"{x - 7},{y + 4}! {x},{y} {x + 7},{y + 4}! {x + 7},{y - 4}! {x},{y} {x - 7},{y - 4}!") for x, y in ((4, -8), (-3, -26), (5, -44))))
    return thing(
        [
            piece(line(bezier((0, 10), (10, -14), (-10, -32), (6, -56), n=16), 2.4), "#8a6a50", 1.5, -1),
            piece(bows, second, 3, 1),
            piece(
                body,
                colour,
                5,
                0,
                [Mark(cross, second, 0.95), Mark(union(line([(0, 100), (0, 10)], 1.6), line([(-30, 62), (30, 62)], 1.6)), "#5a4030", 0.8)],
                "cloth",
            ),
        ],
        tail=(0, 40),
    )


def engine(colour: Colour = "#2f5a4a", trim: Colour = "#c8402c") -> Figure:
    """A small steam engine going right; 1 high, 1.7 wide. Points: funnel, cab."""
    wheels: list[Part] = []
    for x, r in ((-58, 20), (-14, 20), (28, 15), (58, 15)):
        spokes = union(*(line([(x, r), (x + r * 0.8 * math.cos(a), r + r * 0.8 * math.sin(a))], 2.4) for a in [i * math.pi / 4 for i in range(8)]))
        wheels.append(
            piece(circle(x, r, r), trim, 5, 12, [Mark(circle(x, r, r * 0.78), darker(trim, 0.6)), Mark(spokes, trim), Mark(circle(x, r, 4), "#e8c060")])
        )
    boiler = draw("-36,30! -36,66! 66,66! 74,48 66,30!")
    cab = union(box(-82, 24, -34, 88), draw("-90,86! -58,98 -26,86!"))
    bands = union(*(box(x, 28, x + 3, 70) for x in (-12, 14, 40)))
    funnel = union(Polygon([(46, 64), (42, 92), (62, 92), (58, 64)]), box(38, 90, 66, 97))
    dome = draw("-4,64! -4,78 6,84 16,78 16,64!")
    return thing(
        [
            piece(union(funnel, dome), darker(colour, 0.3), 8, -1),
            piece(boiler, colour, 15, 0, [Mark(bands, "#e8c060", 0.9)]),
            piece(cab, darker(colour, 0.1), 8, 4),
            lamp_glass(box(-70, 56, -48, 78), True, 9),
            lamp_glass(circle(74, 60, 6), True, 6),
            piece(box(-84, 18, 76, 28), trim, 5, 8),
            *wheels,
            piece(line([(-58, 18), (-14, 18), (28, 15)], 4), "#c8ccd0", 3, 17),
        ],
        funnel=(52, 98),
        cab=(-58, 66),
        rear=(-84, 24),
    )


def wagon(colour: Colour = "#a8422f", lit: bool = True) -> Figure:
    """A carriage to follow the engine. Point: roof, rear."""
    wheels = [piece(circle(x, 12, 12), "#3a2c28", 4, 8, [Mark(circle(x, 12, 5), "#c8a060")]) for x in (-44, 44)]
    panes = [lamp_glass(box(x - 10, 44, x + 10, 66), lit, 6) for x in (-42, -14, 14, 42)]
    return thing(
        [
            piece(box(-64, 18, 64, 80), colour, 8, 0, [Mark(box(-64, 34, 64, 38), "#f0d8a0", 0.9)]),
            piece(draw("-70,78! -50,90 50,90 70,78!"), darker(colour, 0.4), 7, 3),
            *panes,
            *wheels,
        ],
        roof=(0, 89),
        rear=(-66, 22),
    )


def bicycle(colour: Colour = "#2f7a86") -> Figure:
    """Points: saddle, bars."""
    wheels = union(
        *(circle(x, 30, 30).difference(circle(x, 30, 26)) for x in (-46, 46)),
        *(line([(x, 30), (x + 28 * math.cos(a), 30 + 28 * math.sin(a))], 1.2) for x in (-46, 46) for a in [i * math.pi / 5 for i in range(10)]),
    )
    frame = union(
        line([(-46, 30), (-18, 64), (34, 68), (0, 28), (-46, 30)], 4),
        line([(-22, 74), (0, 28)], 4),
        line([(34, 74), (46, 30)], 4),
        line([(34, 74), (32, 84), (44, 86)], 4),
    )
    return thing(
        [
            piece(wheels, "#34302f", 3, 0),
            piece(frame, colour, 4, 3),
            piece(ellipse(-24, 76, 13, 4), "#5a3a28", 4, 5),
            piece(circle(0, 28, 8).difference(circle(0, 28, 5)), "#c8ccd0", 3, 5),
        ],
        saddle=(-24, 80),
        bars=(42, 86),
    )


def rocket(colour: Colour = "#e8e4dc", trim: Colour = "#d8482f") -> Figure:
    """A home-made rocket. Points: window, flame."""
    fins = union(draw("-16,30! -38,4! -34,0 -14,12!"), draw("16,30! 38,4! 34,0 14,12!"))
    return thing(
        [
            piece(fins, trim, 5, -1),
            piece(
                draw("-18,8! -24,50 -16,88 0,118! 16,88 24,50 18,8!"),
                colour,
                17,
                0,
                [Mark(box(-40, 90, 40, 130), trim, 0.95), Mark(box(-40, 20, 40, 26), trim, 0.9)],
                "skin",
            ),
            piece(circle(0, 64, 11), trim, 4, 14),
            lamp_glass(circle(0, 64, 8), True, 17),
            piece(draw("-12,8! -9,0! 9,0! 12,8!"), "#4a4448", 6, 3),
        ],
        window=(0, 64),
        flame=(0, 0),
    )


def paper_boat(colour: Colour = "#f4f0e4") -> Figure:
    """Folded; 1.6 wide for .8 high. Point: seat."""
    hull = Polygon([(-80, 44), (-46, 0), (46, 0), (80, 44), (34, 26), (-34, 26)])
    sail = Polygon([(-34, 26), (0, 82), (34, 26)])
    return thing(
        [
            piece(sail, darker(colour, 0.08), 4, 0, [Mark(line([(0, 82), (0, 26)], 1.6), darker(colour, 0.4), 0.7)]),
            piece(hull, colour, 8, 3, [Mark(line([(-80, 44), (0, 8), (80, 44)], 1.6), darker(colour, 0.4), 0.6)]),
        ],
        seat=(0, 30),
    )


def paper_plane(colour: Colour = "#f6f2e6") -> Figure:
    return thing(
        [
            piece(Polygon([(60, 50), (-50, 84), (-28, 56)]), darker(colour, 0.12), 4, 0),
            piece(Polygon([(60, 50), (-28, 56), (-36, 34)]), darker(colour, 0.25), 3, 2),
            piece(Polygon([(60, 50), (-36, 34), (-66, 26), (-28, 56)]).buffer(0), colour, 4, 3),
        ],
        nose=(60, 50),
    )


def swing(length: float = 160, colour: Colour = "#a8703c") -> Figure:
    """Two ropes and a board at (0, 0). Point: seat."""
    return thing(
        [
            piece(union(line([(-24, 2), (-24, length)], 3), line([(24, 2), (24, length)], 3)), "#c8a878", 2, 0),
            piece(box(-32, -3, 32, 4), colour, 5, 3, [], "wood"),
        ],
        seat=(0, 4),
    )


def sledge(colour: Colour = "#a83a2c") -> Figure:
    return thing(
        [
            piece(limb([(-60, 3), (40, 3), (62, 12), (60, 28), (50, 28)], 5, 5, 5), darker(colour, 0.3), 3, 0, [], "wood"),
            piece(union(box(-56, 22, 46, 29), *(box(x, 4, x + 5, 24) for x in (-44, -4, 32))), colour, 5, 2, [], "wood"),
        ],
        seat=(-6, 30),
        front=(60, 24),
    )


def globe(sea: Colour = "#3f8aa0", land: Colour = "#c8b060", stand: Colour = "#7a4a28") -> Figure:
    """A small world; centre (0, .6). As a planet without its stand: `planet`."""
    return thing(
        [
            piece(union(draw("-26,0! -20,8 -4,14 4,14 20,8 26,0!"), line(bezier((-38, 34), (-22, 8), (24, 6), (42, 44), n=16), 5)), stand, 5, -1),
            *_sphere(sea, land, 60),
        ],
        middle=(0, 60),
    )


def planet(sea: Colour = "#3f8aa0", land: Colour = "#c8b060") -> Figure:
    """A ball with lands, 1 across, standing on (0, 0)."""
    return thing(list(_sphere(sea, land, 50, 50)), middle=(0, 50), top=(0, 100))


def _sphere(sea: Colour, land: Colour, cy: float, r: float = 42) -> list[Part]:
    k = r / 42
    lands = union(
        *(
            draw(" ".join(f"{x * k:.1f},{cy + y * k:.1f}" for x, y in pts))
            for pts in (
                ((-30, 20), (-14, 32), (2, 26), (-4, 10), (-16, 2), (-26, 6)),
                ((-8, -4), (6, -2), (8, -20), (-2, -34), (-10, -20)),
                ((14, 24), (32, 20), (38, 2), (26, -4), (16, 8)),
                ((22, -18), (32, -16), (30, -26), (22, -28)),
            )
        )
    )
    return [piece(circle(0, cy, r), sea, 22 * k, 2, [Mark(lands, land, 0.95), Mark(lands.buffer(-4 * k), lighter(land, 0.25), 0.6)], "skin")]
