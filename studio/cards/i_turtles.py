"""From above: two islands that swim pass each other, and a bottle goes from one to the other."""

import math
from collections.abc import Sequence

from shapely.geometry import Polygon

from theatre import animals, light, people, veils
from theatre.colour import Colour, darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import FULL, Stage

SIZE = 0.94
OURS, THEIRS = (0.32, -0.76, -40.0), (-0.38, 0.84, 140.0)
"""Middle and heading."""
MEET = (-0.03, 0.04)


def sea(s: Stage) -> None:
    """Clear and shallow, with the net of light that the sun makes in it."""
    rng = s.rng
    cells = []
    for _ in range(190):
        x, y, r = rng.uniform(-1.1, 1.1), rng.uniform(-1.6, 1.6), rng.uniform(0.06, 0.15)
        ring = [(x + r * rng.uniform(0.7, 1.25) * math.cos(a), y + r * rng.uniform(0.6, 1.1) * math.sin(a)) for a in (i * math.tau / 7 for i in range(7))]
        cells.append(draw(" ".join(f"{p:.3f},{q:.3f}" for p, q in ring)).boundary.buffer(0.006))
    sand = union(draw("-1.5,-1.7! -1.5,-0.8 -1.0,-0.7 -0.7,-1.0 -0.5,-1.4 -0.5,-1.8!"), draw("1.5,1.7! 1.5,0.7 1.1,0.66 0.8,0.9 0.6,1.3 0.56,1.8!"))
    deep = draw("-1.6,0.1 -0.6,-0.3 0.0,0.0 0.8,0.5 1.6,0.6 1.6,0.0 0.9,-0.1 0.2,-0.4 -0.6,-0.7 -1.6,-0.5")
    s.puff(
        FULL,
        4.0,
        0.003,
        "#128ca0",
        "#1c9cac",
        [Mark(deep, "#0a6484", 0.6, 0.06), Mark(sand, "#8cdcc0", 0.6, 0.06), Mark(union(*cells), "#a8f0e0", 0.34, 0.002)],
        shadow=False,
        cell=0.05,
    )
    for x, y, k, t in ((0.78, 1.02, 0.09, 200), (0.88, 0.9, 0.08, 190), (0.7, 0.88, 0.07, 205), (-0.84, -0.62, 0.08, 20), (-0.74, -0.5, 0.07, 30)):
        s.place(animals.fish("#ffb040", "#fff0c0"), x, y, k, 3.6, turn=t, shadow=False)


def shade(s: Stage, g: Geom, depth: float, dx: float, dy: float, alpha: float = 0.32, colour: Colour = "#043448") -> None:
    s.sheet(move(g, dx, dy), depth, mat=veils.tint(colour, alpha), shadow=False, thick=0.002, edge=0)


PLOTS: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.45, 0.2),
    (0.0, 0.1, 0.22),
    (0.0, -0.26, 0.22),
    (0.0, -0.58, 0.18),
    (0.33, 0.28, 0.22),
    (0.37, -0.08, 0.22),
    (0.31, -0.43, 0.21),
    (-0.33, 0.28, 0.22),
    (-0.37, -0.08, 0.22),
    (-0.31, -0.43, 0.21),
)


def turtle(s: Stage, where: tuple[float, float, float], skin: tuple[Colour, Colour], soils: Sequence[str], d: float, size: float = SIZE) -> None:
    x, y, turn = where

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, size)

    shell = ellipse(0, 0, 0.55, 0.68)
    limbs = [
        draw("-0.22,0.56 -0.36,0.64 -0.56,0.86 -0.62,1.1! -0.5,1.12 -0.3,0.96 -0.1,0.66"),
        draw("0.3,0.52 0.52,0.52 0.82,0.34 0.98,0.06! 0.9,0.0 0.66,0.12 0.4,0.34"),
        draw("-0.26,-0.56 -0.4,-0.66 -0.54,-0.84 -0.5,-0.94! -0.34,-0.88 -0.14,-0.7"),
        draw("0.26,-0.56 0.42,-0.62 0.6,-0.72 0.62,-0.84! 0.44,-0.86 0.18,-0.72"),
    ]
    tail = draw("-0.07,-0.62 0.0,-0.84! 0.07,-0.62")
    head = draw("-0.13,0.6 -0.16,0.74 -0.15,0.9 -0.08,1.0 0.0,1.04! 0.08,1.0 0.15,0.9 0.16,0.74 0.13,0.6")
    whole = put(union(shell, head, tail, *limbs))
    shade(s, whole, 3.4, 0.07 * size, -0.12 * size)
    spots = put(union(*(ellipse(s.rng.uniform(-1, 1), s.rng.uniform(-1, 1.1), 0.034, 0.024, s.rng.uniform(0, 90)) for _ in range(160))))
    for g in (*limbs, tail):
        s.puff(
            put(g),
            d + 0.3,
            0.06,
            *skin,
            [Mark(spots, lighter(skin[1], 0.35), 0.55), Mark(put(g).boundary.buffer(0.012), darker(skin[0], 0.3), 0.5, 0.01)],
            "skin",
            shadow=False,
        )
    face = [
        Mark(put(union(circle(0.0, 0.86, 0.045), circle(-0.06, 0.78, 0.04), circle(0.06, 0.78, 0.04), circle(0, 0.7, 0.04))), darker(skin[1], 0.2), 0.6, 0.004)
    ]
    s.puff(put(head), d + 0.1, 0.13, *skin, face, "skin", shadow=False)
    for q in (-1, 1):
        e = put(ellipse(q * 0.12, 0.88, 0.042, 0.05))
        s.puff(
            e,
            d - 0.06,
            0.04,
            "#f0e8c0",
            "#fffbe0",
            [Mark(put(circle(q * 0.12 - 0.014, 0.89, 0.03)), "#1c1410"), Mark(put(circle(q * 0.12 - 0.02, 0.905, 0.01)), "#ffffff")],
            shadow=False,
        )
    foam = union(*(put(stroke(bezier((q * 0.2, 1.0), (q * 0.34, 0.9), (q * 0.5, 0.6), n=12), 0.006, 0.02, 0.004)) for q in (-1, 1)))
    s.sheet(foam, 3.0, mat=veils.tint("#f0fff8", 0.55), shadow=False, thick=0.002, edge=0)
    # The shell: a rim of horn, and on every plate another bed.
    rim = put(shell)
    ticks = union(
        *(put(line([(0.44 * math.cos(a), 0.55 * math.sin(a)), (0.6 * math.cos(a), 0.74 * math.sin(a))], 0.016)) for a in (i * math.tau / 26 for i in range(26)))
    )
    s.puff(rim, d, 0.12, "#4a3418", "#b08848", [Mark(ticks, "#34220e", 0.8), Mark(rim.boundary.buffer(0.016), "#34220e", 0.6, 0.006)], "stone", shadow=False)
    inner = ellipse(0, 0, 0.475, 0.6)
    for (px, py, r), soil in zip(PLOTS, soils, strict=True):
        hexagon = (
            Polygon([(px + r * 1.02 * math.cos(a), py + r * 1.02 * math.sin(a)) for a in (i * math.pi / 3 for i in range(6))])
            .intersection(inner)
            .buffer(-0.026)
            .buffer(0.014)
        )
        if not hexagon.is_empty:
            bed(s, put(hexagon), soil, d - 0.2, turn)


def bed(s: Stage, g: Geom, soil: str, d: float, turn: float) -> None:
    x0, y0, x1, y1 = g.bounds
    cx, cy = g.centroid.x, g.centroid.y
    rng = s.rng
    rows = [move(line([(-0.4, v), (0.4, v)], 0.024), cx, cy, turn + 90) for v in (-0.18, -0.12, -0.06, 0.0, 0.06, 0.12, 0.18)]
    dots = [(rng.uniform(x0, x1), rng.uniform(y0, y1)) for _ in range(46)]
    inside = g.buffer(-0.02)
    dots = [p for p in dots if inside.contains(circle(*p, 0.001))]
    if soil == "grass":
        tufts = union(*(line([(x, y), (x + 0.008, y + 0.024)], 0.01) for x, y in dots))
        s.puff(g, d, 0.04, "#4c9030", "#8cc848", [Mark(tufts, "#b8e468", 0.8)], "fur", shadow=False)
    elif soil == "wheat":
        s.puff(g, d, 0.05, "#c89024", "#f8d860", [Mark(union(*rows).intersection(g), "#a86c18", 0.5, 0.004)], "fur", shadow=False)
    elif soil == "soil":
        s.puff(g, d, 0.03, "#5a3418", "#94603a", [Mark(union(*rows).intersection(g), "#3c200e", 0.7, 0.004)], "stone", shadow=False)
        for i, (x, y) in enumerate(dots[:12]):
            s.puff(circle(x, y, 0.02), d - 0.1, 0.02, "#3c8a30", "#9cd860" if i % 3 else "#f08a3c", shadow=False)
    elif soil == "pond":
        s.puff(g, d, 0.03, "#8c8468", "#d0c8a4", brush="stone", shadow=False)
        s.puff(g.buffer(-0.03), d - 0.06, 0.003, "#2c8cc0", "#8cdcf0", [Mark(move(ellipse(0, 0, 0.05, 0.012, 30), cx, cy), "#ffffff", 0.8)], shadow=False)
    elif soil == "flowers":
        s.puff(g, d, 0.04, "#3c8040", "#74b050", shadow=False)
        for i, (x, y) in enumerate(dots[:22]):
            s.puff(circle(x, y, 0.02), d - 0.1, 0.015, *(("#e0507c", "#ff9cb8"), ("#f4c830", "#fff0a0"), ("#f0f0ff", "#ffffff"))[i % 3], shadow=False)


def tree(s: Stage, x: float, y: float, r: float, low: Colour, high: Colour, fruit: tuple[Colour, Colour], d: float, blossom: bool = False) -> None:
    """Its crown from above."""
    heap = [(x + 0.62 * r * math.cos(a), y + 0.62 * r * math.sin(a), 0.5 * r) for a in (i * math.tau / 8 + 0.2 for i in range(8))]
    shade(s, union(*(circle(p, q, u) for p, q, u in heap)), d + 0.26, 0.06, -0.1, 0.4, "#0c2418")
    for p, q, u in (*heap, (x - 0.2 * r, y + 0.24 * r, 0.56 * r), (x + 0.22 * r, y - 0.1 * r, 0.5 * r), (x - 0.04 * r, y + 0.1 * r, 0.42 * r)):
        leaves = union(*(ellipse(p + s.rng.uniform(-u, u), q + s.rng.uniform(-u, u), 0.03, 0.014, s.rng.uniform(0, 180)) for _ in range(26)))
        s.puff(circle(p, q, u), d, 0.12, low, high, [Mark(leaves, lighter(high, 0.3), 0.5)], "wool", shadow=False)
        d -= 0.02
    if blossom:
        for i in range(46):
            a, v = i * 2.4, r * 0.155 * math.sqrt(i)
            px, py = x + v * math.cos(a), y + v * math.sin(a)
            petals = union(*(circle(px + 0.018 * math.cos(u), py + 0.018 * math.sin(u), 0.015) for u in (j * math.tau / 5 + a for j in range(5))))
            s.puff(petals, d - 0.2, 0.014, *fruit, [Mark(circle(px, py, 0.009), "#d83c70")], shadow=False)
        return
    for i in range(9):
        a, v = i * 2.4, r * (0.25 + 0.075 * i)
        px, py = x + v * math.cos(a), y + v * math.sin(a)
        s.puff(circle(px, py, 0.042), d - 0.2, 0.04, *fruit, [Mark(circle(px - 0.012, py + 0.014, 0.01), "#ffffff", 0.7)], shadow=False)


def bottle(s: Stage, x: float, y: float, turn: float, k: float, d: float) -> None:
    """Green glass, a rolled letter with a ribbon inside, a cork."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, turn, k)

    glass = draw("-0.5,-0.17 -0.53,0.0 -0.5,0.17 -0.3,0.19 0.1,0.19 0.24,0.14 0.34,0.075! 0.58,0.07! 0.58,-0.07! 0.34,-0.075! 0.24,-0.14 0.1,-0.19 -0.3,-0.19")
    scroll = draw("-0.4,-0.11! 0.14,-0.11! 0.17,0.0 0.14,0.11! -0.4,0.11! -0.43,0.0")
    rolls = union(ellipse(-0.41, 0, 0.034, 0.1), line([(-0.34, 0.05), (0.1, 0.05)], 0.014), line([(-0.34, -0.045), (0.1, -0.045)], 0.014))
    ring = put(glass.buffer(0.07))
    s.sheet(ring.difference(put(glass.buffer(0.02))), d + 0.3, mat=veils.tint("#f0fff8", 0.6), shadow=False, thick=0.002, edge=0)
    s.puff(put(draw("0.52,-0.06! 0.7,-0.055! 0.7,0.055! 0.52,0.06!")), d - 0.04, 0.03, "#8a5a34", "#d8a870", brush="stone", shadow=False)
    s.puff(put(glass), d, 0.06, "#3f9a6c", "#b8f0c8", [Mark(put(glass.difference(glass.buffer(-0.035))), "#1f6a48", 0.8)], shadow=False)
    s.puff(put(scroll), d - 0.1, 0.03, "#e0cc98", "#fffbe8", [Mark(put(rolls), "#b8965c", 0.8)], shadow=False)
    s.puff(put(draw("-0.17,-0.12! -0.1,-0.12! -0.1,0.12! -0.17,0.12!")), d - 0.16, 0.02, "#a81c1c", "#e8483c", shadow=False)
    s.puff(put(stroke([(-0.4, 0.145), (-0.1, 0.15), (0.14, 0.13)], 0.014, 0.03, 0.01)), d - 0.2, 0.01, "#ffffff", "#ffffff", glow=0.3, shadow=False)


def lying(s: Stage, feet: XY, turn: float, k: float, boy: bool, d: float) -> None:
    """On the belly, seen from above; one arm as far out as it goes."""
    pose = Pose((-28, -16), (168, 176), (-12, -8), (14, 10), lean=0)
    if boy:
        f = people.boy(pose, back=True, skin="#b87848", top="#e0402c", pattern_colour="#fff4e0", bottom="#2f5c94", hands=("flat", "open"))
    else:
        f = people.girl(
            pose,
            back=True,
            skin="#f0c09a",
            hair="braids",
            hair_colour="#c8642c",
            top="#6a4cb0",
            pattern_colour="#f0e0ff",
            shoes="#5a3420",
            hands=("flat", "open"),
        )
    shade(s, f.moved(*feet, turn, k, False).silhouette(), d + 0.1, 0.03, -0.05, 0.34, "#0c2418")
    g = s.place(f, *feet, k, d, turn=turn, shadow=False)
    if boy:
        x, y = g.points["head"]
        weave = union(*(circle(x, y, 0.03 * i).boundary.buffer(0.004) for i in range(1, 5)))
        s.puff(circle(x, y, 0.135), d - 0.16, 0.03, "#c89838", "#f8e08c", [Mark(weave, "#a87424", 0.5), Mark(circle(x, y, 0.082), "#b83424")], shadow=False)
        s.puff(circle(x, y, 0.07), d - 0.24, 0.06, "#d8a848", "#ffeca0", [Mark(weave, "#a87424", 0.5)], shadow=False)


@card("lagoon", focus=1.4)
def turtle_island(s: Stage) -> None:
    sea(s)
    turtle(s, THEIRS, ("#3c6a7c", "#8cc0bc"), ("grass", "soil", "grass", "wheat", "flowers", "grass", "pond", "wheat", "flowers", "soil"), 2.2)
    turtle(s, OURS, ("#3a6a3c", "#a0cc70"), ("grass", "grass", "soil", "wheat", "wheat", "pond", "flowers", "grass", "soil", "grass"), 2.2)
    tree(s, 0.44, -0.9, 0.27, "#1f6a2c", "#6cb840", ("#e06a14", "#ffb040"), 1.7)
    tree(s, -0.5, 0.98, 0.25, "#b84c78", "#f09cb8", ("#ffe4ec", "#fffafc"), 1.7, True)
    bottle(s, *MEET, 140, 0.32, 1.6)
    lying(s, (MEET[0] + 0.535, MEET[1] - 0.57), 50, 0.5, True, 1.5)
    lying(s, (MEET[0] - 0.485, MEET[1] + 0.505), -130, 0.47, False, 1.5)
    # A young one follows, and has begun, too.
    turtle(s, (-0.74, -1.2, -30.0), ("#3a6a3c", "#a0cc70"), ["grass"] * 10, 2.3, 0.2)
    for q in (-1, 1):
        leaf = draw(f"-0.74,-1.2! {-0.74 + q * 0.05},-1.2 {-0.74 + q * 0.13},-1.13! {-0.74 + q * 0.05},-1.12")
        s.puff(leaf, 1.7, 0.02, "#7cc83c", "#e0ff90", [Mark(leaf.boundary.buffer(0.006), "#2c6a20", 0.7)], shadow=False)
    light.sun(s, 2.0, "#fff8e0", side=-0.6, height=0.8)
    light.rig(s, 560, 160)
