"""Autumn woods: a game for a house, a cello over a brook."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, plants, props, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
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
