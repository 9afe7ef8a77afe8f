"""Autumn woods: a game for a house, a cello over a brook."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, plants, props, sky, solids, veils, weather
from theatre.animals.anatomy import at, eye, hide
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, polygons, smooth, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

LEAVES = ["#c8381c", "#e8882c", "#f0b840", "#a8481c", "#d8642c"]


def trunks(s: Stage, depth: float, count: int, wide: float, low: str, high: str, clear: float = 0.0) -> None:
    """Bare stems side by side through the whole card; none within `clear` of the middle."""
    stems = []
    for i in range(count):
        x = -1.15 + 2.3 * (i + s.rng.uniform(0.2, 0.8)) / count
        if abs(x) < clear:
            continue
        w = wide * s.rng.uniform(0.6, 1.3)
        lean = s.rng.uniform(-0.06, 0.06)
        stems.append(stroke([(x, -1.4), (x + lean, 0.3), (x + lean * 1.5, 2.0)], w * 1.3, w, w * 0.8))
        side = s.rng.choice([-1, 1])
        y = s.rng.uniform(0.3, 0.9)
        stems.append(stroke(bezier((x + lean, y), (x + side * 0.12, y + 0.18), (x + side * 0.2, y + 0.46), n=10), w * 0.5, w * 0.2))
    s.sheet(union(*stems), depth, low, high, span=(-0.9, 1.3))


def canopy(s: Stage, depth: float, y: float, count: int, size: float, colours: list[str]) -> None:
    """Leaves that hang in from above, thicker at the sides."""
    for _ in range(count):
        x = s.rng.uniform(-1.1, 1.1)
        drop = y + 0.25 * (1 - abs(x)) + s.rng.uniform(0, 0.5)
        c = s.rng.choice(colours)
        g = move(plants.leaf(1, 0.55), x, drop, s.rng.uniform(200, 340), size * s.rng.uniform(0.7, 1.3))
        s.puff(g, depth + s.rng.uniform(-0.2, 0.2), 0.02, darker(c, 0.2), lighter(c, 0.1), shadow=False)


def sly_fox() -> list[tuple[Geom, float, float, str, list[Mark]]]:
    """A fox in profile who leans over a table; card units."""
    red, white, black = "#d0561c", "#fbeeda", "#2c1410"
    body = draw("-1.1,-1.3! -1.12,-0.6 -1.0,-0.1 -0.78,0.24 -0.56,0.3 -0.36,0.1 -0.36,-0.24 -0.42,-0.6 -0.4,-1.3!")
    bib = draw("-0.54,0.2! -0.38,0.16 -0.36,-0.1 -0.4,-0.5 -0.5,-0.3")
    head = draw("-0.78,0.3 -0.8,0.52 -0.7,0.66 -0.54,0.68 -0.36,0.58 -0.2,0.49 -0.02,0.43 0.03,0.38! 0.0,0.31 -0.2,0.24 -0.4,0.17 -0.6,0.14 -0.74,0.2")
    cheek = draw("-0.76,0.22 -0.56,0.34 -0.34,0.38 -0.16,0.4 0.04,0.36 0.0,0.31 -0.2,0.24 -0.4,0.17 -0.6,0.12")
    grin = line(bezier((-0.42, 0.33), (-0.3, 0.26), (-0.16, 0.3), (-0.01, 0.335), n=16), 0.02)
    teeth = union(*(Polygon([(x, 0.315), (x + 0.036, 0.315), (x + 0.018, 0.268)]) for x in (-0.3, -0.22, -0.14)))
    eye = draw("-0.52,0.53! -0.44,0.55 -0.36,0.49! -0.44,0.48")
    brow = line(bezier((-0.55, 0.58), (-0.46, 0.6), (-0.34, 0.52), n=10), 0.03)
    near_ear = draw("-0.8,0.56! -0.86,0.98! -0.6,0.68!")
    far_ear = draw("-0.64,0.62! -0.6,0.98! -0.46,0.62!")
    arm = limb([(-0.66, 0.04), (-0.5, -0.2), (-0.2, 0.0), (-0.04, 0.05)], 0.24, 0.18, 0.13, 0.11)
    glove = draw("-0.24,0.04 -0.08,0.11 0.06,0.1 0.1,0.02 0.02,-0.02 -0.1,-0.06 -0.2,-0.06")
    claws = union(*(stroke([(x, 0.02), (x + 0.02, -0.09)], 0.03, 0.006) for x in (-0.06, 0.01, 0.07)))
    return [
        (far_ear, 1.95, 0.05, darker(red, 0.3), []),
        (body, 1.9, 0.24, red, [Mark(bib, white, 0.9, 0.01)]),
        (near_ear, 1.75, 0.06, red, [Mark(draw("-0.78,0.62! -0.83,0.88! -0.66,0.68!"), black, 0.8)]),
        (
            head,
            1.7,
            0.16,
            red,
            [
                Mark(cheek, white, 0.95),
                Mark(teeth, "#fffaf0"),
                Mark(grin, black),
                Mark(eye, "#ffd23c"),
                Mark(ellipse(-0.43, 0.515, 0.014, 0.034), black),
                Mark(brow, black, 0.9),
            ],
        ),
        (circle(0.02, 0.385, 0.045), 1.5, 0.05, black, []),
        (arm, 1.45, 0.08, red, []),
        (glove, 1.38, 0.06, black, []),
        (claws, 1.3, 0.015, "#f0e0c0", []),
    ]


def scared_hare() -> list[tuple[Geom, float, float, str, list[Mark]]]:
    """A hare in profile who leans back, ears down; card units."""
    fur, white = "#c8b090", "#fbf2e0"
    body = draw("0.5,-0.02 0.66,0.06 0.8,-0.02 0.92,-0.36 0.98,-0.8 0.9,-1.16 0.6,-1.2 0.5,-0.9 0.54,-0.5")
    bib = draw("0.5,-0.04 0.6,-0.1 0.64,-0.5 0.6,-0.86 0.5,-0.86")
    head = draw("0.36,0.1 0.4,0.2 0.5,0.28 0.66,0.28 0.76,0.16 0.74,0.0 0.6,-0.08 0.46,-0.06 0.36,0.0")
    ears = [stroke(bezier((0.66, 0.22), (0.8, 0.42), (0.98 + d, 0.42 + d), n=14), 0.09, 0.13, 0.11, 0.03) for d in (0.0, 0.12)]
    eye = circle(0.53, 0.14, 0.062)
    thigh = ellipse(0.76, -0.88, 0.2, 0.27, 14)
    foot = draw("0.82,-1.24! 0.84,-1.1 0.64,-1.1 0.44,-1.12 0.36,-1.18 0.38,-1.24!")
    paw = limb([(0.68, -0.16), (0.58, -0.34), (0.44, -0.2)], 0.12, 0.1, 0.08)
    return [
        (circle(0.98, -0.96, 0.12), 1.95, 0.08, white, []),
        (ears[1], 1.9, 0.05, darker(fur, 0.2), []),
        (body, 1.8, 0.2, fur, [Mark(bib, white, 0.85, 0.02)]),
        (ears[0], 1.6, 0.05, fur, [Mark(stroke(bezier((0.7, 0.27), (0.82, 0.42), (0.94, 0.42), n=14), 0.03, 0.06, 0.02), "#e0a090", 0.8)]),
        (
            head,
            1.55,
            0.12,
            fur,
            [
                Mark(draw("0.35,0.06 0.46,0.06 0.5,-0.04 0.42,-0.08"), white, 0.9, 0.01),
                Mark(eye, "#fffaf0"),
                Mark(circle(0.515, 0.145, 0.038), "#1c1418"),
                Mark(circle(0.525, 0.16, 0.013), "#ffffff"),
                Mark(line(bezier((0.44, 0.235), (0.52, 0.26), (0.6, 0.23), n=8), 0.018), darker(fur, 0.5)),
                Mark(line(bezier((0.38, 0.0), (0.42, -0.02), (0.46, 0.0), n=8), 0.014), "#6a3a30"),
            ],
        ),
        (circle(0.37, 0.085, 0.026), 1.4, 0.03, "#b8605a", []),
        (thigh, 1.5, 0.12, fur, []),
        (foot, 1.4, 0.07, fur, []),
        (paw, 1.42, 0.06, fur, []),
    ]


@card("autumn", focus=1.5)
def fox_hare_chess(s: Stage) -> None:
    sky.backdrop(s, strength=1.1, glow=sky.Glow(0.1, 0.5, 0.9, "#ffe8a8", 0.55), wisps=0.1)
    trunks(s, 4.5, 15, 0.07, "#d8a870", "#f0d8a0")
    weather.fog(s, 4.2, "#fbe6b4", 0.5, -0.9, 0.9)
    trunks(s, 3.8, 10, 0.1, "#b07040", "#d8a464", 0.12)
    weather.fog(s, 3.5, "#f4d498", 0.45, -1.0, 0.6)
    trunks(s, 3.1, 6, 0.16, "#6a3a24", "#a86c40", 0.4)
    canopy(s, 3.0, 0.95, 60, 0.2, LEAVES)
    s.sheet(land.hill(s.rng, -0.7, 0.05, 0.7), 2.8, "#8a4a20", "#d89a4c", span=(-1.1, -0.6))
    for side in (-1, 1):
        trunk = limb([(side * 1.12, -1.4), (side * 1.0, -0.3), (side * 1.06, 0.6), (side * 0.96, 1.8)], 0.5, 0.3, 0.26, 0.3)
        s.puff(trunk, 2.3, 0.12, "#2c1612", "#6a4028", brush="plank")
    g = land.hill(s.rng, -1.16, 0.03, 0.7)
    s.sheet(g, 2.05, "#4a2414", "#b8743c", span=(-1.5, -1.0))
    # The umpire above.
    s.puff(limb([(1.2, 0.98), (0.6, 0.84), (0.1, 0.9), (-0.3, 0.8)], 0.13, 0.1, 0.06, 0.02), 2.2, 0.04, "#2c1612", "#6a4028", brush="wood")
    s.place(animals.crow("perch"), 0.24, 0.87, 0.46, 2.1, flip=True)
    for shape, d, h, c, marks in (*sly_fox(), *scared_hare()):
        s.puff(shape, d, h, darker(c, 0.28), lighter(c, 0.1), marks, "fur")
    tail = limb([(-0.98, -0.86), (-0.72, -1.24), (-0.42, -1.2), (-0.34, -1.02)], 0.16, 0.3, 0.24, 0.03)
    s.puff(tail, 1.45, 0.12, "#8a3410", "#d8602a", [Mark(circle(-0.34, -1.06, 0.13), "#fbeeda", 0.95)], "fur")
    # The stump, the board, the stake.
    stump = draw("-0.4,-0.44! -0.34,-0.8 -0.46,-1.22 -0.24,-1.14 0.0,-1.26 0.2,-1.14 0.44,-1.22 0.36,-0.8 0.42,-0.44!")
    grooves = union(*(line([(x, -0.5), (x * 0.84, -0.8), (x * 1.1, -1.2)], 0.018) for x in (-0.3, -0.2, -0.08, 0.05, 0.16, 0.28)))
    s.puff(stump, 1.36, 0.14, "#3a2014", "#8a5c38", [Mark(grooves, "#2c160e", 0.7)], "plank")
    board = Polygon([(-0.52, -0.5), (0.54, -0.5), (0.4, -0.24), (-0.38, -0.24)])
    cells = []
    for j in range(6):
        for i in range(8):
            if (i + j) % 2:
                continue
            y0, y1 = -0.5 + 0.26 * j / 6, -0.5 + 0.26 * (j + 1) / 6
            rows = [(-0.52 + 0.14 * t, 0.54 - 0.14 * t) for t in (j / 6, (j + 1) / 6)]
            (a0, b0), (a1, b1) = rows
            cells.append(
                Polygon(
                    [
                        (a0 + (b0 - a0) * i / 8, y0),
                        (a0 + (b0 - a0) * (i + 1) / 8, y0),
                        (a1 + (b1 - a1) * (i + 1) / 8, y1),
                        (a1 + (b1 - a1) * i / 8, y1),
                    ]
                )
            )
    s.puff(board, 1.2, 0.004, "#f0d8a4", "#fbeccc", [Mark(union(*cells), "#6a2418", 0.95)], "skin", glow=0.05)
    s.puff(box(-0.53, -0.56, 0.55, -0.495), 1.16, 0.015, "#5a2a18", "#a8683c", brush="wood")
    s.place(props.house("#f0d8a8", "#b8261c", True), 0.06, -0.42, 0.4, 1.1, shadow=False)
    weather.contact(s, 0.06, -0.41, 0.4, 1.14, 0.6)
    weather.halo(s, 0.06, -0.3, 0.95, 0.3, "#ffb860", 0.3)
    pawn = solids.profile([(0, 0), (0.3, 0), (0.3, 0.1), (0.14, 0.3), (0.12, 0.55), (0.2, 0.62), (0.24, 0.8), (0.12, 1.0), (0, 1.02)])
    king = solids.profile(
        [(0, 0), (0.3, 0), (0.3, 0.12), (0.16, 0.34), (0.12, 0.9), (0.22, 0.96), (0.26, 1.3), (0.14, 1.4), (0.05, 1.42), (0.05, 1.6), (0, 1.6)]
    )
    black, white = material.solid("#2a1618", rough=0.3, bump=0, coat=0.5), material.solid("#f4e4c4", rough=0.4, bump=0)
    men = ((-0.4, -0.46, king, black), (-0.27, -0.36, pawn, black), (-0.24, -0.48, pawn, black), (-0.34, -0.3, pawn, black), (0.44, -0.44, pawn, white))
    for x, y, shape, mat in men:
        solids.lathe(s, shape, x, y, 1.08, 0.14, mat, segments=28)
        weather.contact(s, x, y + 0.005, 0.14, 1.14, 0.6)
    # The rope on the hare's foot.
    rope = bezier((0.48, -1.16), (0.3, -1.34), (0.2, -1.2), (0.12, -0.98), n=24)
    knots = union(*(circle(*p, 0.008) for p in rope[::2]))
    s.puff(line(rope, 0.034), 1.0, 0.02, "#c8a060", "#f4e0a8", [Mark(knots, "#8a6430", 0.8)], shadow=False)
    for cx, cy, rx, ry in ((0.56, -1.15, 0.045, 0.09), (0.03, -0.95, 0.36, 0.035)):
        hoop = (
            ellipse(cx, cy, rx, ry)
            .difference(ellipse(cx, cy, rx - 0.02, ry - 0.022))
            .intersection(box(-1, cy - 1 if rx < 0.1 else cy - 0.5, 2, cy + 0.5 if rx < 0.1 else cy))
        )
        s.puff(hoop, 1.02, 0.02, "#c8a060", "#f4e0a8", shadow=False, cell=0.007)
    weather.falling(s, [plants.leaf(1, 0.5)], LEAVES, 16, (0.06, 0.09), (0.5, 2.4), (-0.2, 1.0))
    near = land.hill(s.rng, -1.36, 0.03, 0.8)
    s.sheet(near, 0.6, "#2c120c", "#7a3c1c", span=(-1.6, -1.3), shadow=False)
    for _ in range(26):
        c = s.rng.choice(LEAVES)
        x = s.rng.uniform(-1, 1)
        s.puff(move(plants.leaf(0.12, 0.07), x, land.top(near, x) - s.rng.uniform(0, 0.1), s.rng.uniform(0, 360)), 0.5, 0.012, darker(c, 0.3), c, shadow=False)
    light.lamp(s, 0.06, -0.2, 0.85, 5, "#ffb860", 0.1)
    light.sun(s, 0.9, "#ffe4b0", side=0.5, height=0.7)
    light.rig(s, 800, 420)


def cart() -> Figure:
    """A two-wheeled cart with a shaft to the right; the load stands on y = 50."""
    planks = union(line([(-44, 36), (44, 36)], 2.5), line([(-46, 45), (46, 45)], 2.5))
    spokes = union(line([(-22, 18), (6, 18)], 4), line([(-8, 4), (-8, 32)], 4))
    return thing(
        [
            piece(Polygon([(-40, 26), (-48, 54), (48, 54), (40, 26)]), "#8a5a30", 8, 0, [Mark(planks, "#5a3418", 0.8)], "wood"),
            piece(line([(40, 34), (84, 44)], 5), "#6a4424", 3, 1),
            piece(circle(-8, 18, 20), "#6a4424", 5, 8, [Mark(circle(-8, 18, 14), "#c89a5c"), Mark(spokes, "#6a4424")]),
        ]
    )


def porter(colour: str, scarf: str) -> Figure:
    """A mouse from the side, leaning into a harness; 1 high. Points: strap."""
    head = draw("-16,10 -8,20 6,22 20,14 34,0 42,-9 40,-14 26,-18 4,-20 -14,-10")
    ears = [
        hide(ellipse(-16, 22, 13, 16, 12), darker(colour, 0.12), 5, -2, [Mark(ellipse(-15, 21, 8, 10, 12), "#d89a94", 0.9)]),
        hide(ellipse(-2, 27, 15, 18, 14), colour, 6, 10, [Mark(ellipse(-1, 26, 9, 12, 14), "#f0b4ac", 0.95)]),
    ]
    face = hide(head, colour, 14, 0, [Mark(ellipse(22, -14, 16, 6, -8), lighter(colour, 0.5), 0.8, 0.02), *eye(16, 3, 4.2)])
    band = draw("-8,58 4,66 20,64 26,56 20,50 4,52 -8,52")
    return thing(
        [
            Part(limb([(-18, 14), (-42, 6), (-60, 18), (-78, 12)], 5.5, 4.5, 3.5, 2), "#b87a74", "#e8a89c", 2, -3),
            hide(limb([(2, 24), (16, 16), (20, 5)], 17, 13, 9), darker(colour, 0.2), 6, -2),
            Part(ellipse(26, 3.5, 11, 4), "#c88a80", "#e8a89c", 4, -1),
            hide(
                draw("-22,16 -25,36 -10,56 8,64 20,56 20,32 10,14 -8,8"),
                colour,
                16,
                0,
                [Mark(draw("8,54 16,48 16,30 8,16 4,30"), lighter(colour, 0.5), 0.7, 0.02)],
            ),
            hide(limb([(-8, 24), (-12, 14), (-24, 6)], 18, 13, 9), colour, 7, 8),
            Part(ellipse(-20, 3.5, 11, 4), "#c88a80", "#f0b8ac", 4, 10),
            *at([*ears, face, Part(circle(41, -10, 4), "#a84a48", "#e08880", 4, 8)], 14, 76, 0, 1.0, 6),
            piece(draw("-6,54 -20,52 -34,58! -26,46 -34,38! -18,42 -4,48"), scarf, 4, 12, [], "cloth"),
            piece(band, scarf, 5, 15, [], "cloth"),
            hide(limb([(4, 48), (16, 38), (24, 44)], 9, 8, 8), colour, 5, 20),
        ],
        strap=(14, 46),
    )


@card("autumn", focus=1.4)
def cello_bridge(s: Stage) -> None:
    # Seen from the near bank, a little above: what lies on the ground runs away from us.
    def on(x: float, z: float, h: float = 0.0) -> tuple[float, float]:
        k = 1 / (1 + 0.25 * z)
        return x * k, 0.95 - (2.4 - h) * k

    sky.backdrop(s, glow=sky.Glow(0.5, 0.5, 0.9, "#fff4c0", 0.8), wisps=0.15)
    for i, (y, d) in enumerate(((0.62, 4.6), (0.48, 4.2))):
        low, high = (("#e8bc80", "#f8e0b0"), ("#c8803c", "#f0bc6c"))[i]
        wood = union(*(Polygon(p.exterior) for p in polygons(land.forest(s.rng, y, 0.6 - 0.2 * i, 15, "round"))))
        s.sheet(wood, d, low, high, span=(y - 0.2, y + 0.5))
        weather.fog(s, d - 0.2, "#fbe8bc", 0.5, y - 0.4, y + 0.4)
    s.sheet(draw("-1.7,0.58! -0.8,0.63 -0.1,0.61 0.5,0.58 1.7,0.6! 1.7,-0.6! -1.7,-0.6!"), 3.8, "#8a7a2c", "#f0c868", span=(-0.1, 0.5), bump=0.6)
    # The green brook.
    brook = draw("-1.7,0.26! -0.9,0.2 -0.4,0.12 0.1,0.06 0.5,-0.06 0.9,-0.16 1.7,-0.24! 1.7,-1.9! -1.7,-1.9!")
    ripples = []
    for _ in range(110):
        z = s.rng.uniform(0, 7)
        x, y = on(s.rng.uniform(-4, 4), z, -0.1)
        w = 0.2 / (1 + 0.3 * z)
        ripples.append(stroke([(x - w, y), (x, y - 0.006), (x + w, y)], 0.004, 0.018 / (1 + 0.3 * z), 0.004))
    gold = union(
        *(
            stroke([(x - w, y), (x + w, y)], 0.006, 0.02, 0.006)
            for x, y, w in [(0.55 + s.rng.gauss(0, 0.16), s.rng.uniform(-0.6, -0.1), s.rng.uniform(0.03, 0.1)) for _ in range(26)]
        )
    )
    s.puff(brook, 3.4, 0.01, "#1f6a5c", "#8fc49c", [Mark(union(*ripples), "#d0ecc8", 0.5), Mark(gold, "#fff0b0", 0.8)], shadow=False)
    s.puff(union(brook.boundary.buffer(0.012)).intersection(box(-1.6, -0.3, 1.6, 0.4)), 3.3, 0.012, "#5a4a1c", "#a88c3c", shadow=False)
    # The fair on the far bank.
    for x, y, k, a in ((0.22, 0.34, 0.34, "#e8a83c"), (0.5, 0.33, 0.46, "#c8382c"), (0.88, 0.28, 0.6, "#2f7a86")):
        weather.contact(s, x, y, k * 1.1, 3.15, 0.5)
        s.place(props.tent(a, "#fbf0d8"), x, y - 0.01, k, 3.1, shadow=False)
    flags = [(-0.1 + 0.1 * i, 0.8 - 0.07 * math.sin(i / 11 * math.pi)) for i in range(12)]
    s.sheet(line(flags, 0.009), 2.95, "#8a5a34", shadow=False)
    for i, (x, y) in enumerate(flags):
        c = ("#c8382c", "#f0c048", "#2f7a86")[i % 3]
        s.puff(Polygon([(x - 0.03, y), (x + 0.03, y), (x, y - 0.08)]), 2.92, 0.008, c, lighter(c, 0.2), shadow=False)
    s.puff(stroke([(-0.1, 0.38), (-0.1, 0.82)], 0.02, 0.014), 2.95, 0.01, "#6a4424", "#a87844", shadow=False)
    # The cello: u runs from its foot to its scroll, v to its right.
    ax, az, bx, bz, n = -0.62, -0.2, 2.5, 7.0, 6.0
    dx, dz = (bx - ax) / n, (bz - az) / n

    def top(u: float, v: float, h: float = 0.5) -> tuple[float, float]:
        return on(ax + dx * u + 0.918 * v, az + dz * u - 0.395 * v, h)

    half = [
        (0.0, 0.0),
        (0.03, 0.42),
        (0.26, 0.74),
        (0.66, 0.84),
        (1.06, 0.76),
        (1.38, 0.58),
        (1.58, 0.42),
        (1.9, 0.37),
        (2.18, 0.42),
        (2.42, 0.58),
        (2.72, 0.64),
        (3.1, 0.57),
        (3.4, 0.32),
        (3.48, 0.1),
    ]
    ring = smooth(half + [(u, -v) for u, v in half[::-1]], corners=frozenset({5, 9, 18, 22}))

    def flat(points: list[tuple[float, float]], h: float = 0.5) -> Geom:
        return Polygon([top(u, v, h) for u, v in points]).buffer(0)

    shade = flat(ring, -0.16)
    s.sheet(shade.union(flat([(3.3, 0.12), (5.6, 0.1), (5.6, -0.1), (3.3, -0.12)], -0.1)), 3.1, mat=veils.tint("#0c3428", 0.5), shadow=False)
    # Far bank, where the scroll comes to lie; near bank under the foot.
    s.puff(
        draw("-1.6,-0.94! -1.0,-0.96 -0.84,-1.1 -0.5,-1.3 0.0,-1.36 0.5,-1.36 0.8,-1.24 1.6,-1.2! 1.6,-1.9! -1.6,-1.9!"),
        2.4,
        0.08,
        "#4a3a1c",
        "#b0983c",
        brush="stone",
        shadow=False,
    )
    ribs = union(*(flat(ring, 0.2 + 0.025 * i) for i in range(13)))
    s.puff(ribs, 2.0, 0.03, "#3a120a", "#8a3c1c", brush="wood", shadow=False)
    plate = flat(ring)
    inner = flat([(u * 0.95 + 0.085, v * 0.93) for u, v in ring])
    shine = flat([(0.6, -0.62), (1.3, -0.5), (2.0, -0.28), (2.9, -0.42), (2.6, -0.2), (1.6, -0.16), (0.8, -0.3)])
    s.puff(
        plate, 1.8, 0.03, "#8a2c14", "#e88844", [Mark(inner.boundary.buffer(0.009), "#3a120a", 0.85), Mark(shine, "#ffd8a0", 0.5, 0.03)], "wood", shadow=False
    )
    # Neck, fingerboard, pegs, scroll.
    s.puff(
        union(flat([(3.3, 0.17), (5.5, 0.13), (5.5, -0.13), (3.3, -0.17)], 0.36), flat([(3.3, 0.17), (5.5, 0.13), (5.5, -0.13), (3.3, -0.17)], 0.5)),
        1.9,
        0.02,
        "#4a1a10",
        "#8a4424",
        shadow=False,
    )
    board = flat([(2.3, 0.17), (5.4, 0.12), (5.4, -0.12), (2.3, -0.17)], 0.58)
    s.puff(union(board, flat([(2.3, 0.17), (5.4, 0.12), (5.4, -0.12), (2.3, -0.17)], 0.5)), 1.72, 0.012, "#140a0a", "#4a342c", shadow=False)
    for u in (5.55, 5.8):
        s.puff(stroke([top(u, -0.34), top(u, 0), top(u, 0.34)], 0.05, 0.02, 0.05), 1.95, 0.02, "#1c0e0c", "#5a3426", shadow=False)
    hx, hy = top(5.75, 0, 0.5)
    coil = limb([top(5.35, 0, 0.5), (hx, hy + 0.0), (hx + 0.07, hy + 0.05), (hx + 0.04, hy + 0.11), (hx - 0.01, hy + 0.07)], 0.085, 0.085, 0.075, 0.06, 0.05)
    s.puff(coil, 1.85, 0.04, "#6a2414", "#c8743c", [Mark(circle(hx + 0.025, hy + 0.065, 0.014), "#3a140c")], "wood", shadow=False)
    s.puff(
        draw(f"{hx - 0.2},{hy - 0.06} {hx - 0.06},{hy - 0.02} {hx + 0.1},{hy + 0.0} {hx + 0.26},{hy - 0.05} {hx + 0.1},{hy - 0.08}"),
        1.8,
        0.03,
        "#6a5a20",
        "#c8a848",
        brush="fur",
        shadow=False,
    )
    # Tailpiece, bridge, strings.
    s.puff(
        flat([(0.1, 0.08), (0.24, 0.13), (1.12, 0.2), (1.16, 0.0), (1.12, -0.2), (0.24, -0.13), (0.1, -0.08)], 0.6),
        1.65,
        0.02,
        "#140a0a",
        "#4a342c",
        shadow=False,
    )
    at_u = 2.02
    lo = [top(at_u, v, 0.5) for v in (-0.26, -0.15, 0.15, 0.26)]
    hi = [top(at_u, v, 0.74) for v in (-0.18, 0.18)]
    crown = Polygon(
        [
            lo[0],
            top(at_u, -0.2, 0.6),
            hi[0],
            top(at_u, 0.0, 0.77),
            hi[1],
            top(at_u, 0.2, 0.6),
            lo[3],
            lo[2],
            top(at_u, 0.09, 0.57),
            top(at_u, -0.09, 0.57),
            lo[1],
        ]
    )
    s.puff(
        crown.buffer(0.006),
        1.45,
        0.012,
        "#7a4620",
        "#c88c4c",
        [Mark(crown.buffer(0.006).boundary.buffer(0.009), "#5a3018", 0.8), Mark(circle(*top(at_u, 0.0, 0.66), 0.022), "#4a2410")],
        "wood",
        shadow=False,
    )
    # Four strings, straight from the tailpiece over the bridge to the pegs.
    wires = []
    for v in (-0.13, -0.045, 0.045, 0.13):
        wires.append(stroke([top(1.14, v * 1.1, 0.61), top(at_u, v * 1.1, 0.755)], 0.011, 0.01))
        wires.append(stroke([top(at_u, v * 1.1, 0.755), top(5.5, v * 0.6, 0.6)], 0.01, 0.008))
    s.sheet(union(*wires), 1.38, "#e8d8b0", shadow=False, thick=0.004, edge=0)
    # The sound holes; something lives in the near one.
    for side in (-1, 1):
        w = 0.075 if side == 1 else 0.05
        way = [top(0.84, side * 0.56), top(0.96, side * 0.44), top(1.34, side * 0.41), top(1.72, side * 0.31), top(1.9, side * 0.36)]
        hole = union(limb(way, w * 0.7, w * 1.2, w * 1.5, w * 0.9, w * 0.5), ellipse(*way[0], w * 0.7, w * 0.56), ellipse(*way[4], w * 0.5, w * 0.4))
        if side == 1:
            ex, ey = top(1.32, side * 0.42)
            hole = union(hole, ellipse(ex, ey, 0.15, 0.1, 10))
        s.puff(hole, 1.6, 0.004, "#140604", "#2c0e08", shadow=False)
        s.puff(hole.buffer(0.01).difference(hole), 1.59, 0.004, "#5a1c0c", "#c87840", shadow=False)
    slit = draw(
        f"{ex - 0.13},{ey - 0.012}! {ex - 0.06},{ey + 0.05} {ex + 0.04},{ey + 0.068} {ex + 0.13},{ey + 0.03}! {ex + 0.05},{ey - 0.05} {ex - 0.05},{ey - 0.055}"
    )
    look = [
        Mark(slit.boundary.buffer(0.012), "#8a4a08", 0.7, 0.006),
        Mark(ellipse(ex - 0.02, ey + 0.005, 0.024, 0.075), "#1c1008"),
        Mark(circle(ex + 0.012, ey + 0.032, 0.013), "#ffffff"),
    ]
    s.puff(slit, 1.5, 0.02, "#e09818", "#ffdc48", look, glow=0.25, shadow=False)
    lid = draw(
        f"{ex - 0.14},{ey - 0.02}! {ex - 0.08},{ey + 0.06} {ex + 0.04},{ey + 0.09} {ex + 0.14},{ey + 0.04}! {ex + 0.05},{ey + 0.036} {ex - 0.06},{ey + 0.02}"
    )
    s.puff(lid, 1.44, 0.014, "#3c4818", "#8c9840", shadow=False)
    weather.halo(s, ex, ey, 1.4, 0.22, "#ffd840", 0.14)
    # The caravan.
    coats, scarves = ("#b8a090", "#8c8690"), ("#2f7a94", "#d8342c", "#d89030")
    for i, (u, v, k, load) in enumerate(((3.16, -0.16, 0.44, "apple"), (0.4, -0.5, 0.44, "pear"))):
        h = 0.52 if i == 0 else 0.5
        z = az + dz * u - 0.395 * v
        q = k / (1 + 0.25 * z)
        d = 1.2 - 0.1 * i
        cx, cy = top(u, v, h)
        mx, my = cx + 0.92 * q, cy + 0.36 * q
        weather.contact(s, mx, my, 0.8 * q, d + 0.05, 0.6)
        weather.contact(s, cx, cy, 1.1 * q, d + 0.05, 0.6)
        f = s.place(porter(coats[i], scarves[i]), mx, my, q, d, shadow=False)
        for j, (ox, oy, kk) in enumerate(((-0.24, 0.46, 0.52), (0.22, 0.46, 0.5), (0.0, 0.62, 0.52))):
            fruit = props.apple() if (load == "apple") != (j == 1) else props.pear()
            s.place(fruit, cx + ox * q, cy + oy * q, kk * q, d + 0.02 - 0.01 * j, turn=(12, -14, 4)[j], shadow=False)
        s.place(cart(), cx, cy, 1.0 * q, d - 0.06, shadow=False)
        px, py = f.points["strap"]
        pull = bezier((cx + 0.8 * q, cy + 0.44 * q), ((cx + px) / 2 + 0.3 * q, cy + 0.4 * q), (px, py), n=12)
        s.puff(stroke(pull, 0.04 * q, 0.05 * q), d - 0.16, 0.008, "#6a3c20", "#c88a54", shadow=False)
        s.puff(line([(px - 0.16 * q, py + 0.14 * q), (px, py), (px + 0.1 * q, py - 0.04 * q)], 0.05 * q), d - 0.18, 0.008, "#6a3c20", "#c88a54", shadow=False)
    # The first are there already.
    for x, y, k, c in ((0.1, 0.24, 0.15, "#a89a94"), (-0.06, 0.2, 0.15, "#8c8690")):
        weather.contact(s, x, y, k, 2.85, 0.5)
        s.place(porter(c, scarves[2]), x, y, k, 2.8, shadow=False)
    sx, sy = top(0.42, 0.44)
    weather.contact(s, sx, sy, 0.3, 1.05, 0.5)
    s.place(animals.snail("#c8703c"), sx, sy - 0.01, 0.2, 1.0, turn=8, shadow=False)
    # The oak over us.
    bark = ("#2c1a12", "#6a4428")
    s.puff(limb([(-1.2, -0.6), (-1.1, 0.3), (-1.12, 0.9), (-0.96, 1.8)], 0.34, 0.2, 0.2, 0.3), 0.6, 0.1, *bark, brush="plank", shadow=False)
    for a, b, c in (((-1.0, 0.7), (-0.6, 0.98), (-0.1, 0.96)), ((-0.98, 1.1), (-0.4, 1.3), (0.6, 1.24))):
        s.puff(limb([a, b, c], 0.13, 0.08, 0.02), 0.65, 0.04, *bark, brush="wood", shadow=False)
    for _ in range(80):
        q = s.rng.random()
        x, y, c = -1.05 + 2.1 * q**1.3, s.rng.uniform(0.9 + 0.2 * q, 1.56), s.rng.choice(LEAVES)
        s.puff(move(plants.leaf(0.2, 0.11), x, y, s.rng.uniform(190, 350)), s.rng.uniform(0.3, 0.8), 0.02, darker(c, 0.2), lighter(c, 0.1), shadow=False)
    weather.falling(s, [plants.leaf(1, 0.5)], LEAVES, 10, (0.05, 0.08), (0.6, 1.2), (0.3, 0.9))
    for x, y in ((0.5, -1.0), (0.74, -0.82), (0.82, -1.24), (-0.8, -0.36), (-0.6, -0.2), (0.6, -1.38)):
        c = s.rng.choice(LEAVES)
        s.puff(ellipse(x, y, 0.06, 0.018), 2.6, 0.008, darker(c, 0.2), c, shadow=False)
    light.sun(s, 1.3, "#ffe4b0", side=0.8, height=0.6)
    light.rig(s, 850, 260)
