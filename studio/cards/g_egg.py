"""Morning, sunny side up."""

import math

from shapely.geometry import Polygon, box

from theatre import land, light, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

YOLK = (0.08, 0.34)


def half_shell(s: Stage, x: float, y: float, turn: float, size: float, depth: float) -> None:
    """One half of the egg, its broken rim towards us."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, turn, size)

    teeth = [(-0.5 + 0.1 * i, (-0.02 if i % 2 else 0.07) - 0.13 * (1 - (0.2 * i - 1) ** 2)) for i in range(11)]
    dome = [(0.5, 0.02), (0.48, 0.28), (0.37, 0.56), (0.2, 0.73), (0, 0.79), (-0.2, 0.73), (-0.37, 0.56), (-0.48, 0.28), (-0.5, 0.02)]
    hull = union(draw("0.5,0.0! 0.49,0.28 0.38,0.56 0.2,0.74 0,0.8 -0.2,0.74 -0.38,0.56 -0.49,0.28 -0.5,0.0!"), Polygon([*teeth, *dome]).buffer(0))
    inner = Polygon(
        [(-0.5, 0.02), *[(-0.5 + 0.1 * i, (-0.1 if i % 2 else -0.19) - 0.08 * (1 - (0.2 * i - 1) ** 2)) for i in range(1, 10)], (0.5, 0.02)]
    ).buffer(0.01)
    hollow = union(inner, ellipse(0, 0.0, 0.5, 0.14))
    s.puff(at(hollow), depth + 0.12, 0.02, "#c8a878", "#fff0c8", [Mark(at(ellipse(0, 0.02, 0.4, 0.13)), "#a88458", 0.6, 0.03)], shadow=False, glow=0.08)
    freckles = union(*(circle(s.rng.uniform(-0.4, 0.4), s.rng.uniform(0.1, 0.7), s.rng.uniform(0.006, 0.013)) for _ in range(26)))
    cracks = union(line([(-0.1, -0.05), (-0.06, 0.1), (-0.13, 0.2), (-0.07, 0.3)], 0.012), line([(0.24, 0.0), (0.2, 0.12), (0.27, 0.2)], 0.012))
    shade = ellipse(0.34, 0.4, 0.16, 0.42)
    s.puff(
        at(hull),
        depth,
        0.22,
        "#e8d8c0",
        "#fffaf0",
        [Mark(at(shade), "#b8a8a8", 0.45, 0.08), Mark(at(freckles), "#c09468", 0.7), Mark(at(cracks), "#8a7460", 0.8)],
        "skin",
        shadow=False,
    )


PEAKS = ((-1.26, 0.16), (-0.92, 0.3), (-0.5, 0.5), (0.66, 0.46), (1.02, 0.24), (1.3, 0.3))
EDGE = "-1.6,-1.8! -1.6,-0.1! -1.26,0.16! -1.1,0.02! -0.92,0.3! -0.76,0.12! -0.5,0.5! -0.38,0.3! -0.3,0.33! -0.06,0.02! 0.08,-0.06! 0.2,0.0! 0.4,0.26! 0.47,0.22! 0.66,0.46! 0.84,0.1! 1.02,0.24! 1.16,0.06! 1.3,0.3! 1.6,0.0! 1.6,-1.8!"


def ridge(s: Stage) -> None:
    """Teeth of rock: blue away from the yolk, warm towards it."""
    g = draw(EDGE)
    shade = []
    for x, y in PEAKS:
        to = 1 if x < 0.1 else -1
        shade.append(
            Polygon(
                [
                    (x, y + 0.02),
                    (x - to * 0.05, y - 0.16),
                    (x - to * 0.01, y - 0.28),
                    (x - to * 0.09, y - 0.5),
                    (x - to * 0.3, y - 0.75),
                    (x - to * 0.44, y - 0.6),
                ]
            )
        )
    faces = union(
        Polygon([(-0.5, 0.52), (-0.38, 0.3), (-0.3, 0.34), (-0.04, 0.0), (-0.06, -0.2), (-0.2, -0.06), (-0.26, -0.26), (-0.4, 0.0), (-0.42, 0.22)]),
        Polygon([(0.66, 0.48), (0.47, 0.22), (0.4, 0.28), (0.2, -0.02), (0.26, -0.22), (0.38, -0.04), (0.46, -0.2), (0.56, 0.06), (0.58, 0.24)]),
        Polygon([(-0.92, 0.32), (-0.76, 0.1), (-0.74, -0.1), (-0.84, 0.04)]),
        Polygon([(1.02, 0.26), (0.84, 0.08), (0.86, -0.12), (0.95, 0.02)]),
    )
    s.puff(
        g, 3.0, 0.05, "#4c5a70", "#56689c", [Mark(union(*shade), "#2c3864", 0.7, 0.002), Mark(faces, "#a8847c", 0.75, 0.002)], "stone", shadow=False, cell=0.008
    )


def white(s: Stage) -> None:
    """What is clear in an egg: a cloud behind the rocks, and threads of snow before them."""
    x, y = YOLK
    cloud = union(ellipse(x, y - 0.06, 0.46, 0.36), ellipse(x - 0.3, y - 0.1, 0.36, 0.2), ellipse(x + 0.36, y - 0.1, 0.34, 0.2))
    s.puff(soften(cloud, 0.05), 3.5, 0.03, "#f8ecd0", "#fffaf0", shadow=False, glow=0.1, brush="skin")
    runs = (
        limb([(0.13, -0.14), (0.15, -0.2), (0.2, -0.36), (0.06, -0.64), (0.1, -0.92)], 0.22, 0.24, 0.23, 0.19, 0.22),
        limb([(-0.29, 0.34), (-0.25, 0.12), (-0.4, -0.1), (-0.38, -0.3), (-0.42, -0.48)], 0.03, 0.06, 0.055, 0.06, 0.075),
    )
    s.puff(soften(union(*runs), 0.02), 2.84, 0.07, "#e8e0d4", "#fffaf0", shadow=False, glow=0.04, cell=0.007, brush="skin")


def gold(s: Stage) -> None:
    """The yolk in the gap of the ridge, and its one run: down the mountain, into the town."""
    x, y = YOLK
    drop = draw(
        f"{x - 0.39},{y - 0.06} {x - 0.35},{y + 0.18} {x - 0.16},{y + 0.34} {x + 0.12},{y + 0.35} {x + 0.34},{y + 0.2} {x + 0.39},{y - 0.06} {x + 0.26},{y - 0.32} {x},{y - 0.42} {x - 0.26},{y - 0.32}"
    )
    shine = union(ellipse(x - 0.15, y + 0.18, 0.1, 0.048, 32), circle(x - 0.25, y + 0.05, 0.024))
    s.puff(drop, 3.42, 0.2, "#f08000", "#ffb400", [Mark(shine, "#fffbe0", 0.95, 0.004)], "skin", shadow=False, glow=0.6)
    run = limb([(0.13, -0.1), (0.15, -0.2), (0.2, -0.36), (0.07, -0.63), (0.1, -0.88)], 0.2, 0.15, 0.12, 0.1, 0.12)
    lip = Polygon([(-0.2, 0.3), (0.34, 0.3), (0.3, 0.04), (0.22, -0.18), (0.06, -0.18), (-0.1, 0.04)]).intersection(draw(EDGE).buffer(0.012))
    s.sheet(soften(union(run, lip), 0.015), 2.72, "#f6a000", "#ffb408", span=(-0.9, 0.1), thick=0.01, shadow=False, glow=0.45)
    glint = stroke(bezier((0.1, -0.1), (0.2, -0.3), (0.1, -0.5), (0.06, -0.66), n=16), 0.01, 0.022, 0.008)
    s.sheet(glint, 2.68, "#ffe89c", thick=0.004, edge=0, shadow=False, glow=0.4)
    weather.halo(s, x, y, 2.5, 0.9, "#ffc840", 0.2)
    light.lamp(s, x, y, 2.3, 18, "#ffc040", 0.25)


def town(s: Stage) -> None:
    """Asleep at the edges, awake where the gold has come."""
    pines = land.forest(s.rng, -0.74, 0.26, 34)
    s.sheet(pines, 2.92, "#24405c", "#3c6470", span=(-0.8, -0.55), shadow=False)
    slope = draw("-1.5,-0.66 -1.0,-0.62 -0.5,-0.74 0.0,-0.86 0.5,-0.78 1.0,-0.62 1.5,-0.66 1.5,-1.8! -1.5,-1.8!")
    s.puff(slope, 2.6, 0.05, "#3c5454", "#9ca45c", brush="stone", shadow=False, cell=0.012)
    lane = limb([(0.1, -0.82), (0.05, -1.02), (-0.04, -1.25), (-0.08, -1.7)], 0.12, 0.18, 0.3, 0.6)
    homes = (
        (-0.86, -0.72, 0.22, 0),
        (-0.6, -0.76, 0.2, 1),
        (0.84, -0.72, 0.23, 2),
        (-0.34, -0.88, 0.24, 2),
        (-0.76, -0.96, 0.28, 0),
        (0.8, -0.98, 0.28, 2),
        (-0.46, -1.12, 0.28, 1),
    )
    s.puff(
        soften(lane, 0.02),
        2.3,
        0.03,
        "#f6a000",
        "#ffb408",
        [Mark(stroke(bezier((0.06, -0.9), (0.0, -1.1), (0.06, -1.3), n=14), 0.01, 0.03, 0.02), "#fff4c0", 0.8)],
        shadow=False,
        glow=0.25,
        cell=0.008,
    )
    for i, (x, y, k, c) in enumerate(homes):
        d = 2.25 - 0.06 * i
        f = s.place(
            props.house(("#f4e4bc", "#e8d0a0", "#f8ecd0")[c], ("#6c5c78", "#8a5848", "#5c6c80")[c], abs(x) < 0.7), x, y, k, d, flip=bool(i % 2), shadow=False
        )
        if i in (0, 2):
            px, py = f.points["chimney"]
            curl = bezier((px, py), (px + 0.05, py + 0.07), (px - 0.04, py + 0.12), (px + 0.05, py + 0.2), n=14)
            s.puff(stroke(curl, 0.014, 0.04, 0.05, 0.01), d + 0.05, 0.02, "#d8d0b8", "#fffaf0", shadow=False)


def roof(s: Stage, x0: float, x1: float, top: float, depth: float, colour: str) -> None:
    g = Polygon([(x0, top), (x1, top), (x1 + 0.3, -1.9), (x0 - 0.3, -1.9)])
    rows = union(
        *(
            line([(x, top - 0.06 - 0.1 * j + (0.0 if (i % 2) else 0.012)) for i, x in enumerate([x0 - 0.4 + 0.06 * q for q in range(40)])], 0.014)
            for j in range(6)
        )
    )
    s.puff(g, depth, 0.04, darker(colour, 0.3), lighter(colour, 0.1), [Mark(rows, darker(colour, 0.5), 0.6)], "stone", shadow=False, cell=0.01)
    s.puff(line([(x0 - 0.02, top), (x1 + 0.02, top)], 0.06), depth - 0.05, 0.03, darker(colour, 0.2), lighter(colour, 0.25), shadow=False)


def hen(s: Stage, x: float, y: float, k: float, depth: float) -> None:
    """Aghast; one wing over an egg of her own."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, 0, k, True)

    c = "#b8542c"
    tail = union(*(stroke(bezier((-0.4, 0.36), (-0.6, 0.5 + 0.08 * i), (-0.66 + 0.1 * i, 0.66 + 0.09 * i), n=10), 0.16, 0.14, 0.05) for i in range(4)))
    s.puff(at(tail), depth + 0.05, 0.04 * k, "#4a1c18", "#9a4428", brush="feather", shadow=False)
    for q in (-0.04, 0.14):
        s.puff(
            at(union(stroke([(q, 0.14), (q + 0.02, 0.0)], 0.05, 0.04), stroke([(q + 0.02, 0.0), (q + 0.14, -0.01)], 0.035, 0.02))),
            depth + 0.02,
            0.02,
            "#b07c20",
            "#f4c858",
            shadow=False,
        )
    s.puff(at(ellipse(0.6, 0.15, 0.13, 0.17, -6)), depth - 0.02, 0.07 * k, "#d8c4a0", "#fffaf0", shadow=False)
    body = draw("-0.48,0.3 -0.52,0.5 -0.3,0.54 -0.06,0.48 0.1,0.56 0.2,0.76 0.28,0.94 0.42,0.98 0.5,0.86 0.48,0.6 0.44,0.34 0.28,0.12 0.0,0.04 -0.3,0.1")
    scales = union(
        *(
            line(bezier((px - 0.04, py), (px, py - 0.05), (px + 0.04, py), n=6), 0.014)
            for px, py in ((0.3, 0.3), (0.36, 0.42), (0.22, 0.24), (0.38, 0.56), (0.26, 0.46), (0.16, 0.34), (0.3, 0.62), (0.2, 0.56))
        )
    )
    s.puff(at(body), depth - 0.04, 0.16 * k, darker(c, 0.3), lighter(c, 0.12), [Mark(at(scales), darker(c, 0.5), 0.6)], "feather", shadow=False)
    ruff = union(*(stroke([(0.34, 0.7), (0.34 + 0.24 * math.cos(a), 0.7 + 0.2 * math.sin(a))], 0.12, 0.02) for a in (3.5, 3.9, 4.3, 4.8, 5.3, 5.8)))
    s.puff(at(ruff), depth - 0.2 * k, 0.04 * k, "#d88c3c", "#f8c878", brush="feather", shadow=False)
    s.puff(at(union(circle(0.24, 1.07, 0.06), circle(0.33, 1.13, 0.07), circle(0.43, 1.11, 0.06))), depth - 0.05, 0.05 * k, "#a81c1c", "#ec4a3c", shadow=False)
    s.puff(at(union(draw("0.44,1.0! 0.56,1.08 0.7,1.16! 0.6,1.0 0.48,0.92!"))), depth - 0.2 * k, 0.04 * k, "#c8862a", "#f8d068", shadow=False)
    s.puff(at(draw("0.46,0.9! 0.56,0.9 0.66,0.84! 0.56,0.82 0.44,0.84!")), depth - 0.2 * k, 0.03 * k, "#b8742a", "#e8b050", shadow=False)
    s.puff(at(ellipse(0.44, 0.76, 0.05, 0.08)), depth - 0.26 * k, 0.03 * k, "#a81c1c", "#ec4a3c", shadow=False)
    eye = [Mark(at(circle(0.37, 0.99, 0.066)), "#fffdf4"), Mark(at(circle(0.39, 1.012, 0.028)), "#1c1018")]
    s.puff(at(circle(0.36, 0.95, 0.15)), depth - 0.28 * k, 0.08 * k, "#d88c3c", "#f8c878", eye, "feather", shadow=False)
    wing = union(
        limb([(-0.16, 0.36), (0.14, 0.42), (0.46, 0.38), (0.64, 0.3)], 0.2, 0.26, 0.2, 0.1),
        *(stroke([(0.4, 0.36), (0.66 + 0.03 * i, 0.32 - 0.09 * i)], 0.12, 0.05) for i in range(3)),
    )
    quills = union(*(line(bezier((-0.1, 0.4 - 0.06 * i), (0.2, 0.42 - 0.05 * i), (0.56, 0.34 - 0.06 * i), n=8), 0.016) for i in range(3)))
    s.puff(at(wing), depth - 0.34 * k, 0.05 * k, darker(c, 0.4), darker(c, 0.05), [Mark(at(quills), darker(c, 0.6), 0.7)], "feather", shadow=False)


def breakfast(s: Stage) -> None:
    """Out of a skylight, an arm with a pan, under the one drip."""
    px, py, d = -0.42, -0.98, 1.2
    s.puff(stroke([(-0.42, -0.5), (-0.42, -0.72)], 0.05, 0.02), 1.5, 0.02, "#fff0c8", "#ffffff", shadow=False, glow=0.15)
    s.puff(draw("-0.42,-0.76! -0.39,-0.84 -0.42,-0.875 -0.45,-0.84"), 1.4, 0.02, "#f8a818", "#ffd84c", shadow=False, glow=0.4)
    s.puff(box(-0.94, -1.4, -0.7, -1.2), d + 0.02, 0.02, "#4a3a30", "#8a7058", shadow=False)
    s.sheet(box(-0.92, -1.38, -0.72, -1.22), d - 0.02, "#2c2420", "#3c302c", thick=0.004, edge=0, shadow=False)
    sleeve = limb([(-0.83, -1.36), (-0.82, -1.22), (-0.735, -1.095)], 0.13, 0.12, 0.095)
    stripes = union(*(line([(-1.0, -1.34 + 0.055 * i), (-0.6, -1.36 + 0.055 * i)], 0.016) for i in range(6)))
    s.puff(sleeve, d - 0.08, 0.04, "#2f5fa8", "#6c9cdc", [Mark(stripes, "#f4f0e4", 0.85)], "cloth", shadow=False)
    s.puff(line([(-0.775, -1.075), (-0.695, -1.125)], 0.045), d - 0.12, 0.03, "#c8d4e8", "#fffaf0", shadow=False)
    s.puff(ellipse(-0.83, -1.385, 0.12, 0.03), d - 0.1, 0.02, "#4a3a30", "#8a7058", shadow=False)
    s.puff(line([(-0.72, -1.06), (px, py)], 0.034), d - 0.06, 0.02, "#2c2c34", "#6a6a74", shadow=False)
    s.puff(ellipse(-0.69, -1.055, 0.045, 0.04), d - 0.14, 0.03, "#a8683c", "#d89868", shadow=False)
    s.puff(
        ellipse(px + 0.02, py, 0.16, 0.06), d - 0.1, 0.03, "#1c1c24", "#54545e", [Mark(ellipse(px + 0.02, py + 0.008, 0.13, 0.042), "#34343c")], shadow=False
    )


@card("lemon", focus=2.0)
def egg_sunrise(s: Stage) -> None:
    dawn = ((0.0, "#ffd858"), (0.52, "#ffd04c"), (0.6, "#fcc860"), (0.7, "#f0a880"), (0.82, "#8088b4"), (1.0, "#24407c"))
    sky.backdrop(s, stops=dawn, wisps=0.35, cloud="#fff8dc", glow=sky.Glow(*YOLK, 0.7, "#ffdc60", 0.45), rays=(*YOLK, "#ffe890", 0.5), strength=1.2, stars=40)
    half_shell(s, -0.27, 0.74, 46, 0.86, 3.66)
    half_shell(s, 0.46, 0.78, -42, 0.76, 3.7)
    white(s)
    ridge(s)
    gold(s)
    town(s)
    roof(s, 0.3, 1.3, -1.16, 1.3, "#8a5a5c")
    roof(s, -1.4, -0.62, -1.14, 1.3, "#6c6474")
    breakfast(s)
    hen(s, 0.68, -1.14, 0.46, 1.0)
    light.lamp(s, 0.02, -1.0, 1.5, 16, "#ffc040", 0.2)
    light.sun(s, 0.9, "#e8ecff", side=-0.5, height=0.7)
    light.rig(s, 700, 160)
