"""A tree on the border of two seasons."""

import math

import numpy as np
from shapely.geometry import Polygon, box

from theatre import animals, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark, mask
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

GREENS = ("#3f9a4c", "#7cb83c", "#2f8a5a", "#a8c83c", "#f0b02c", "#e8682c")
BOUGHS: tuple[tuple[list[XY], tuple[float, ...]], ...] = (
    ([(0.2, -0.2), (-0.06, 0.12), (-0.42, 0.26), (-0.86, 0.22)], (0.15, 0.1, 0.06, 0.02)),
    ([(0.18, -0.12), (-0.06, 0.3), (-0.36, 0.62), (-0.74, 0.78)], (0.16, 0.11, 0.06, 0.02)),
    ([(0.2, 0.0), (0.08, 0.44), (-0.1, 0.86), (-0.34, 1.2)], (0.16, 0.11, 0.07, 0.02)),
    ([(0.2, 0.1), (0.26, 0.56), (0.2, 0.96), (0.3, 1.34)], (0.15, 0.1, 0.06, 0.02)),
    ([(0.24, -0.05), (0.46, 0.3), (0.54, 0.66), (0.72, 1.02)], (0.16, 0.11, 0.06, 0.02)),
    ([(0.24, -0.2), (0.5, 0.06), (0.76, 0.2), (1.1, 0.44)], (0.15, 0.1, 0.06, 0.03)),
)


def turned(a: XY, b: XY) -> float:
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def two_skies(s: Stage) -> None:
    """Winter paper, and over its left half broad strokes of a summer day."""
    grey = sky.paint(((0.0, "#d8d2c8"), (0.5, "#c4beb6"), (1.0, "#a8a49e")), s.seed, "#dcd8d0", wisps=0.3, heaps=[(0.7, 1.1, 0.6)], shade="#a8a49c")
    glow = sky.Glow(-0.8, 0.0, 0.9, "#fff0b0", 0.6)
    blue = sky.paint(((0.0, "#fff0c4"), (0.4, "#c4e8dc"), (0.7, "#6cc0dc"), (1.0, "#2f8cc4")), s.seed + 1, heaps=[(-0.72, 0.98, 0.6)], shade="#b8dce4", glow=glow)
    ends = (0.34, 0.2, 0.4, 0.16, 0.28, 0.06, 0.22, 0.04, 0.16, 0.0, 0.1, -0.04)
    strokes = [limb([(-1.3, 1.44 - 0.2 * i), (-0.5, 1.5 - 0.2 * i), (x, 1.54 - 0.2 * i)], 0.26, 0.25, 0.14) for i, x in enumerate(ends)]
    bristles = [line([(x - 0.1, 1.54 - 0.2 * i + d), (x + 0.1 + 0.5 * abs(d), 1.555 - 0.2 * i + d)], 0.014) for i, x in enumerate(ends) for d in (-0.07, -0.03, 0.02, 0.06)]
    cover = mask(union(*strokes, *bristles, box(-1.2, -1.7, -0.1, -0.6)), (-1.14, -1.7, 1.14, 1.7), sky.W, sky.H)[..., None]
    s.screen(np.asarray(grey * (1 - cover) + blue * cover), 5.0)


def fields(s: Stage) -> None:
    for y, d, dull, bright in (
        (-0.66, 4.2, ("#b8b2a8", "#d4cec4"), "#9cc8a0"),
        (-0.84, 3.4, ("#a49e94", "#c8c2b6"), "#8cc070"),
        (-1.04, 2.4, ("#8c867c", "#b8b0a4"), "#6cac4c"),
    ):
        top = [(-1.5 + 0.1 * i, y + 0.05 * math.sin(i * 0.5 + 7 * y)) for i in range(31)]
        hill = Polygon([*top, (1.5, -1.9), (-1.5, -1.9)])
        edge = draw(f"-1.8,1! {0.0 - 0.2 * y * 0.2},1! {0.04},{y} {-0.06},{y - 0.12} {0.06},{y - 0.24} -0.1,-1.6 -0.2,-2! -1.8,-2!")
        s.puff(hill, d, 0.006, *dull, [Mark(edge, bright, 0.9, 0.012)], "stone", shadow=False, cell=0.02)
    for x in (0.62, 0.8, 0.95):
        s.sheet(plants.branches(s.rng, x, -0.64, 0.3, 0.6, 4)[0], 3.9, "#a09a90", shadow=False)
    for x, k in ((-0.9, 0.3), (-0.7, 0.24)):
        s.puff(plants.round_tree(s.rng, x, -0.66, k), 3.9, 0.03, "#3f8a54", "#a4d070", brush="stone", shadow=False)


def twigs(points: list[XY]) -> list[list[XY]]:
    """Side shoots of a bough, left and right in turn, and its tip."""
    path = smooth(points, closed=False, n=10)
    out = []
    for i, at in enumerate((11, 14, 17, 20, 23, 26, 28)):
        a = math.radians(turned(path[at - 2], path[at + 1]) + (48 if i % 2 else -48))
        n = 0.26 - 0.02 * i
        x, y = path[at]
        bend = math.radians(8 if i % 2 else -8)
        out.append([(x, y), (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a)), (x + n * math.cos(a - bend), y + n * math.sin(a - bend))])
    out.append([path[-3], path[-2], path[-1]])
    return out


def leaves(shoot: list[XY], k: float = 1.0) -> tuple[Geom, Geom]:
    """Pairs of leaves along a shoot and one at its end, each on its stalk; and their ribs."""
    a = turned(shoot[0], shoot[-1])
    places = [(shoot[1], a + 58), (shoot[1], a - 58), (shoot[2], a + 46), (shoot[2], a - 46), (shoot[2], a)]
    blades = union(*(move(plants.leaf(0.15 * k, 0.085 * k), *p, q) for p, q in places))
    ribs = union(*(move(line([(0, 0), (0.13 * k, 0)], 0.008), *p, q) for p, q in places))
    return blades, ribs


@card("paper", focus=1.5)
def painted_leaves(s: Stage) -> None:
    two_skies(s)
    fields(s)
    # The tree: brown and warm as far as it is painted.
    trunk = draw("-0.12,-1.2! 0.04,-1.08 0.1,-0.8 0.11,-0.4 0.08,-0.1 0.2,0.06 0.34,-0.08 0.32,-0.4 0.36,-0.8 0.44,-1.08 0.66,-1.22! 0.46,-1.18 0.34,-1.24! 0.24,-1.17 0.1,-1.25! 0.04,-1.17")
    shoots = [twigs(points) for points, _ in BOUGHS]
    tree = union(trunk, *(limb(p, *w) for p, w in BOUGHS), *(stroke(q, 0.03, 0.022, 0.012) for row in shoots for q in row)).buffer(0.004)
    grain = union(*(stroke(bezier((0.02 + 0.07 * i, -1.18), (0.12 + 0.035 * i, -0.7), (0.14 + 0.03 * i, 0.1 - 0.16 * (i % 3)), n=30), 0.016, 0.014, 0.001) for i in range(7)))
    warm = draw("-1.4,1.7! 0.26,1.7! 0.2,0.6 0.18,0.0 0.24,-0.3 0.2,-0.7 0.22,-1.4! -1.4,-1.4!")
    s.puff(tree, 1.9, 0.1, "#857b70", "#b0a698", [Mark(warm, "#9a6638", 0.9, 0.008), Mark(grain, "#5a4a3c", 0.5, 0.002)], "plank", cell=0.006, shadow=False)
    n = 0
    for i, row in enumerate(shoots[:4]):
        for j, shoot in enumerate(row):
            if shoot[-1][0] > 0.2 or (i == 3 and j % 2 == 0) or math.dist(shoot[-1], (0.08, 0.4)) < 0.24:
                continue
            c = GREENS[(n * 5 + n // 4) % 6]
            blades, ribs = leaves(shoot, 1.0 + 0.12 * ((n * 7) % 3))
            s.puff(blades, 1.66 - 0.035 * (n % 5), 0.03, darker(c, 0.16), lighter(c, 0.16), [Mark(ribs, darker(c, 0.35), 0.6)], shadow=False)
            n += 1
    # Wet paint drips, and where it falls the meadow wakes.
    for x, y, h, c in ((-0.8, 0.02, 0.2, 0), (-0.62, 0.5, 0.14, 4), (-0.5, 0.1, 0.16, 1), (-0.34, 0.94, 0.12, 5), (-0.92, 0.7, 0.16, 2)):
        s.puff(union(stroke([(x, y + h), (x, y)], 0.012, 0.012), ellipse(x, y, 0.016, 0.024)), 1.4, 0.014, GREENS[c], lighter(GREENS[c], 0.3), shadow=False)
    ground = Polygon([(-1.5, -1.2), (-0.5, -1.16), (0.3, -1.14), (0.8, -1.17), (1.5, -1.15), (1.5, -1.9), (-1.5, -1.9)])
    lawn = draw("-1.8,-0.8! -0.1,-0.8! 0.02,-1.16 -0.08,-1.26 0.1,-1.34 -0.04,-1.44 0.02,-1.6! -1.8,-1.7!")
    splash = union(*(ellipse(0.1 + 0.09 * i, -1.3 - 0.05 * (i % 3), 0.03 - 0.004 * i, 0.012) for i in range(5)))
    s.puff(ground, 1.6, 0.008, "#8a8378", "#bab2a4", [Mark(union(lawn, splash), "#5ca03c", 0.95, 0.003)], "stone", shadow=False, cell=0.016)
    for _ in range(46):
        x = s.rng.uniform(-1.0, -0.1)
        y = s.rng.uniform(-1.48, -1.16)
        h = s.rng.uniform(0.05, 0.1)
        s.sheet(plants.grass(s.rng, x, y, h), 1.3, "#2f7a34", "#8cc850", shadow=False, thick=0.004, edge=0.001)
        if s.rng.random() < 0.5:
            c = s.rng.choice(("#f05a6c", "#f8d048", "#ffffff", "#8a6ad0"))
            s.puff(union(*(circle(x + 0.018 * math.cos(q), y + h + 0.018 * math.sin(q), 0.015) for q in [j * math.tau / 5 for j in range(5)])), 1.2, 0.012, darker(c, 0.15), c, shadow=False)
    # The last brown leaf, and a crow who would rather have it for her nest.
    crow = s.place(animals.crow(), 0.62, 0.145, 0.32, 1.5, shadow=False)
    bx, by = crow.points["mouth"]
    lone = (bx + 0.05, by + 0.22)
    s.puff(stroke(bezier((0.58, 0.76), (0.78, 0.76), lone, n=14), 0.036, 0.024, 0.014), 1.85, 0.03, "#8a8074", "#b0a698", shadow=False)
    rib = move(line([(0, 0), (0.24, 0)], 0.012), *lone, -102)
    s.puff(move(plants.leaf(0.28, 0.16), *lone, -102), 1.4, 0.03, "#8a3c14", "#d87c34", [Mark(rib, "#5a2c14", 0.8)], shadow=False)
    # The painter.
    s.puff(props.ladder((-0.5, -1.36), (-0.13, -0.02), 0.2), 1.3, 0.03, "#8a5a2c", "#e0b878", brush="plank", shadow=False)
    x, y, k = -0.38, -0.86, 0.9
    painter = people.boy(
        Pose(far_arm=(146, 158), near_leg=(6, -6), far_leg=(62, -26), lean=6, nod=-12),
        top="#d8402c",
        pattern_colour="#f8ecd8",
        bottom="#2f5a94",
        scarf="#e8b030",
        skin="#b87a50",
        hair_colour="#2a1812",
        mood="tender",
        profile=True,
        gaze=(0.6, 0.9),
        nose="snub",
        hands=("grip", "grip"),
        touch={"hand": people.local((-0.16, -0.44), x, y, k)},
    )
    f = s.place(painter, x, y, k, 1.15, shadow=False)
    hx, hy = f.points["far_palm"]
    tip = (hx + 0.17, hy + 0.3)
    s.puff(stroke([(hx - 0.07, hy - 0.12), (hx + 0.1, hy + 0.17)], 0.026, 0.024), 0.95, 0.014, "#8a5a34", "#d8a868", shadow=False)
    s.puff(stroke([(hx + 0.085, hy + 0.145), (hx + 0.115, hy + 0.195)], 0.042, 0.046), 0.94, 0.02, "#8a8e94", "#e0e4e8", shadow=False)
    bristle = stroke(bezier((hx + 0.115, hy + 0.195), (hx + 0.15, hy + 0.24), tip, n=12), 0.04, 0.058, 0.012)
    s.puff(bristle, 0.93, 0.025, "#2f8a3c", "#7ccc48", shadow=False)
    stalk = (tip[0] + 0.06, tip[1] + 0.26)
    s.puff(stroke(bezier((0.24, 0.72), (stalk[0] + 0.04, stalk[1] + 0.1), stalk, n=12), 0.03, 0.016), 1.5, 0.02, "#9a9084", "#b8aea0", shadow=False)
    shape = move(plants.leaf(0.29, 0.17), *stalk, turned(stalk, tip))
    wet = Mark(circle(*tip, 0.12), "#5cc040", 1.0, 0.03)
    s.puff(shape, 1.1, 0.025, "#d0c8bc", "#f0eae0", [wet, Mark(move(line([(0, 0), (0.2, 0)], 0.01), *stalk, turned(stalk, tip)), "#6a645c", 0.7)], shadow=False)
    # Three pots, and a cat who has been in all of them.
    for bx, q, c in ((0.14, 0.25, "#4f9a4c"), (0.4, 0.23, "#f0b02c"), (0.62, 0.2, "#e8682c")):
        by = -1.36 + 0.03 * (bx > 0.3)
        weather.contact(s, bx, by, q * 1.3, 1.0, 0.5)
        b = s.place(trinkets.bucket("#d0ccc4", "#8a8478"), bx, by, q, 0.9, shadow=False)
        s.puff(ellipse(b.points["rim"][0], b.points["rim"][1], q * 0.38, q * 0.09), 0.8, 0.015, c, lighter(c, 0.2), shadow=False)
        s.puff(limb([(bx - q * 0.3, by + q * 0.6), (bx - q * 0.3, by + q * 0.3)], q * 0.12, q * 0.08), 0.66, 0.015, c, lighter(c, 0.2), shadow=False)
    toes = ((-0.03, 0.014), (-0.012, 0.034), (0.012, 0.034), (0.03, 0.014))
    pad = union(ellipse(0, -0.012, 0.024, 0.018), *(ellipse(tx, ty, 0.009, 0.0115) for tx, ty in toes))
    for i in range(5):
        c = ("#4f9a4c", "#f0b02c", "#e8682c")[i % 3]
        s.puff(move(pad, 0.34 + 0.09 * i, -1.45 + 0.03 * (i % 2), -62 + 10 * (i % 2)), 0.8, 0.006, c, lighter(c, 0.15), shadow=False)
    weather.contact(s, 0.87, -1.4, 0.3, 0.8, 0.5)
    s.place(animals.cat("sit", "#8c8680", collar="#e8682c"), 0.86, -1.4, 0.36, 0.7, flip=True, shadow=False)
    light.sun(s, 1.9, "#fff0d0", side=-0.9, height=0.6)
    light.rig(s, 700, 120)
