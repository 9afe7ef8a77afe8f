"""Seen from above: a puddle."""

import math

import shapely
from shapely.geometry import MultiPoint, Polygon, box

from theatre import animals, light, material, people, props, sky, solids, weather
from theatre.colour import darker
from theatre.curves import bezier, circle, draw, ellipse, line, move, polygons, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import FULL, Stage


@card("spring", focus=2.0)
def puddle_king(s: Stage) -> None:
    puddle = draw("-0.78,-0.5 -0.9,0.0 -0.66,0.52 -0.2,0.72 0.3,0.62 0.74,0.7 0.92,0.3 0.8,-0.2 0.86,-0.62 0.4,-0.86 -0.1,-0.78 -0.5,-0.88")
    im = sky.paint(
        ((0.0, "#5ca8d4"), (0.4, "#8cc8e4"), (0.7, "#c4e4ec"), (1.0, "#eef4e4")),
        s.seed,
        wisps=0.3,
        heaps=[(-0.3, 0.3, 0.9), (0.5, -0.5, 0.8), (-0.5, -0.9, 0.7)],
        cloud="#ffffff",
        shade="#a8cce0",
    )
    s.screen(im, 3.0, 0.95, 0.7)
    # Roofs, upside down at the far edge.
    roofs = move(
        union(
            *(
                union(box(x, -0.3, x + 0.3, h), Polygon([(x - 0.02, h), (x + 0.13, h + 0.16), (x + 0.28, h)]))
                for x, h in ((-0.9, 0.06), (-0.62, 0.14), (-0.34, 0.02), (-0.06, 0.1), (0.22, 0.16), (0.5, 0.04), (0.78, 0.12))
            )
        ),
        0,
        0.58,
        180,
    )
    s.sheet(roofs.intersection(puddle.buffer(0.05)), 2.9, "#8fa8b0", "#6c8894", shadow=False)
    # Cobbles around it.
    seeds = [(-1.5 + 0.21 * i + 0.1 * (j % 2) + s.rng.uniform(-0.05, 0.05), -1.9 + 0.19 * j + s.rng.uniform(-0.04, 0.04)) for j in range(21) for i in range(15)]
    cells = shapely.voronoi_polygons(MultiPoint(seeds), extend_to=FULL)
    stones = union(*(c.buffer(-0.06, 3).buffer(0.046, 4) for c in polygons(cells)))
    moss = union(*(circle(s.rng.uniform(-1, 1), s.rng.uniform(-1.5, 1.5), s.rng.uniform(0.05, 0.14)) for _ in range(22)))
    marks = [
        Mark(move(stones, 0.012, -0.016), "#5c6650", 0.7, 0.002),
        Mark(stones, "#b4b6a0"),
        Mark(move(stones.buffer(-0.02), -0.012, 0.014), "#d8d8c0", 0.7, 0.005),
        Mark(moss, "#8ab868", 0.5, 0.02),
    ]
    s.puff(box(-1.2, -1.65, 1.2, 1.65).difference(puddle), 2.5, 0.004, "#7c8a6c", "#8c987c", marks, "stone", cell=0.02)
    s.sheet(puddle.buffer(0.02).difference(puddle.buffer(-0.004)), 2.45, "#e8f4ec", shadow=False, thick=0.01)
    # Ripples, the boat, the king.
    for r in (0.34, 0.46, 0.58):
        s.sheet(
            ellipse(0.0, -0.28, r, r * 0.34).difference(ellipse(0.0, -0.28, r - 0.016, r * 0.34 - 0.012)).intersection(puddle),
            2.4,
            "#ffffff",
            shadow=False,
            glow=0.2,
        )
    b = props.paper_boat("#fffaf0")
    sail_less = Figure(b.parts[1:], b.points)
    s.place(people.king("point", mood="surprised", top="#c83a3a", bottom="#8a2430"), 0.0, -0.32, 0.76, 2.1, turn=-8)
    s.place(sail_less, 0.02, -0.36, 0.68, 1.9, turn=-8)
    weather.contact(s, 0.0, -0.36, 0.9, 2.35, 0.35, "#2a5a74")
    # The storm.
    s.place(animals.bird("fly", "#e0523f", "#fbe4b8"), 0.46, 0.62, 0.76, 1.3, flip=True, turn=8)
    for i in range(4):
        y0 = 0.42 - 0.13 * i
        s.sheet(
            stroke(bezier((0.34 - 0.04 * i, y0), (0.0, y0 + 0.08), (-0.5 - 0.05 * i, y0 - 0.12), n=16), 0.008, 0.02, 0.008),
            2.38,
            "#ffffff",
            shadow=False,
            glow=0.2,
        )
    # A giant's shoe.
    shoe = draw("-1.5,-1.7! -1.5,-0.86 -1.1,-0.78 -0.86,-0.92 -0.66,-1.08 -0.34,-1.12 -0.14,-1.28 -0.12,-1.5! -0.5,-1.7!")
    s.puff(
        shoe,
        0.9,
        0.2,
        "#5a3420",
        "#b8744a",
        [
            Mark(line(bezier((-1.5, -1.38), (-0.8, -1.36), (-0.1, -1.42), n=20), 0.03), "#3a2014", 0.9),
            Mark(line(bezier((-0.72, -1.04), (-0.6, -1.2), (-0.58, -1.4), n=12), 0.014), "#4a2818", 0.8),
        ],
    )
    s.puff(
        union(
            *(
                line(bezier((-1.12 + 0.13 * i, -0.86 - 0.06 * i), (-1.02 + 0.13 * i, -0.94 - 0.06 * i), (-0.98 + 0.13 * i, -1.1 - 0.04 * i), n=10), 0.036)
                for i in range(4)
            )
        ),
        0.62,
        0.03,
        "#e8d8b0",
        "#fff6dc",
    )
    for x, y, c in ((0.66, -1.16, "#f4e070"), (0.8, -1.04, "#ffffff"), (-0.9, 1.1, "#f4e070"), (0.9, 1.22, "#ffffff"), (-0.76, 1.24, "#ffffff")):
        s.puff(
            union(*(ellipse(x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), 0.03, 0.03) for a in [i * math.tau / 5 for i in range(5)])),
            2.2,
            0.02,
            darker(c, 0.1),
            c,
            shadow=False,
        )
        solids.ball(s, x, y, 2.12, 0.02, material.solid("#e8a030", bump=0), 12)
    s.place(animals.snail(), 0.62, -1.34, 0.2, 1.6, flip=True)
    light.sun(s, 1.6, side=-0.7, height=0.9)
    light.rig(s, 700, 150)
