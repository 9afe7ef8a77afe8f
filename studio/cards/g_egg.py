"""Morning, sunny side up."""

import math

from shapely import affinity
from shapely.geometry import Polygon, box

from theatre import land, light, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, soften, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

YOLK = (0.08, 0.34)


def half_shell(s: Stage, x: float, y: float, turn: float, size: float, depth: float) -> None:
    """One half of the egg, its broken rim towards us."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, turn, size)

    jag = [s.rng.uniform(-0.06, 0.06) for _ in range(12)]
    teeth = [(-0.5 + 0.1 * i + (0.5 * jag[i + 1] if 0 < i < 10 else 0), jag[i] + 0.02 - 0.13 * (1 - (0.2 * i - 1) ** 2)) for i in range(11)]
    dome = [(0.5, 0.02), (0.48, 0.28), (0.37, 0.56), (0.2, 0.73), (0, 0.79), (-0.2, 0.73), (-0.37, 0.56), (-0.48, 0.28), (-0.5, 0.02)]
    hull = union(draw("0.5,0.0! 0.49,0.28 0.38,0.56 0.2,0.74 0,0.8 -0.2,0.74 -0.38,0.56 -0.49,0.28 -0.5,0.0!"), Polygon([*teeth, *dome]).buffer(0))
    hollow = ellipse(0, -0.02, 0.49, 0.2)
    s.puff(at(hollow), depth + 0.12, 0.02, "#e8a860", "#ffd898", [Mark(at(ellipse(0, 0.05, 0.42, 0.17)), "#7a4c38", 0.85, 0.04)], shadow=False, glow=0.08)
    freckles = union(*(circle(s.rng.uniform(-0.4, 0.4), s.rng.uniform(0.1, 0.7), s.rng.uniform(0.006, 0.013)) for _ in range(26)))
    cracks = union(line([(-0.1, -0.05), (-0.06, 0.1), (-0.13, 0.2), (-0.07, 0.3)], 0.012), line([(0.24, 0.0), (0.2, 0.12), (0.27, 0.2)], 0.012))
    shade = hull.difference(ellipse(0, 0.16, 0.46, 0.52))
    glow = Polygon([(-0.52, 0.14), *teeth, (0.52, 0.14), (0, 0.02)]).buffer(0.02)
    lip = line(teeth, 0.03)
    s.puff(
        at(hull),
        depth,
        0.22,
        "#f0dcc0",
        "#fffaf0",
        [
            Mark(at(shade), "#7c84b4", 0.65, 0.07),
            Mark(at(glow), "#ffb850", 0.4, 0.05),
            Mark(at(lip), "#fffaf0", 0.9, 0.004),
            Mark(at(freckles), "#c09468", 0.7),
            Mark(at(cracks), "#8a7460", 0.8),
        ],
        "skin",
        shadow=False,
    )


EDGE = "-1.6,-1.8! -1.6,-0.1! -1.26,0.16! -1.1,0.02! -0.92,0.3! -0.76,0.12! -0.5,0.5! -0.38,0.3! -0.3,0.33! -0.06,0.02! 0.08,-0.06! 0.2,0.0! 0.4,0.26! 0.47,0.22! 0.66,0.46! 0.84,0.1! 1.02,0.24! 1.16,0.06! 1.3,0.3! 1.6,0.0! 1.6,-1.8!"
MOUNTAINS = (
    # top, foot on the side of the yolk, foot on the other side, depth
    ((-1.0, 0.34), (-0.62, -0.8), (-1.6, -0.8), 3.3),
    ((1.08, 0.3), (0.7, -0.8), (1.7, -0.8), 3.3),
    ((-0.5, 0.52), (0.1, -0.86), (-1.08, -0.9), 3.05),
    ((0.66, 0.48), (0.16, -0.86), (1.24, -0.9), 3.0),
)


def crag(s: Stage, top: XY, lit: XY, dark: XY, depth: float) -> None:
    """One mountain of two sides: rough ribs run down from its top, warm where they see the yolk, blue behind."""
    rng = s.rng

    def rough(a: XY, b: XY, n: int, wild: float) -> list[XY]:
        path = []
        for i in range(n + 1):
            t = i / n
            w = wild * math.sin(math.pi * t)
            path.append((a[0] + (b[0] - a[0]) * t + rng.uniform(-w, w), a[1] + (b[1] - a[1]) * t + rng.uniform(-w, w) * 0.6))
        return path

    ridge = rough(top, ((lit[0] * 0.45 + dark[0] * 0.55), lit[1] - 0.1), 7, 0.07)
    left, right = rough(top, lit, 8, 0.045), rough(top, dark, 8, 0.045)
    warm, cold = Polygon([*left, *reversed(ridge)]).buffer(0), Polygon([*right, *reversed(ridge)]).buffer(0.004)
    snow = Polygon([top, left[1], ridge[1], right[1]]).buffer(0.02)
    for g, low, high, gully, crest, lift in ((cold, "#2c3c70", "#4c64a4", "#1c2650", "#7088c0", 0.0), (warm, "#7a5a74", "#f0a868", "#5c4468", "#ffd898", 0.06)):
        foot = dark if g is cold else lit
        ribs, ends = [], []
        for i in range(4):
            t = 0.18 + 0.2 * i
            p = ridge[1 + i]
            q = (p[0] + (foot[0] - top[0]) * (0.3 + 0.1 * i), p[1] - 0.34 - 0.06 * i)
            ribs.append(stroke(rough(p, q, 5, 0.03), 0.03 + 0.03 * t, 0.05, 0.01))
            ends.append(stroke(rough((p[0] + (0.05 if foot[0] > top[0] else -0.05), p[1] - 0.02), (q[0] + 0.03, q[1] + 0.04), 5, 0.03), 0.02, 0.035, 0.008))
        marks = [
            Mark(union(*ribs).intersection(g), gully, 0.55, 0.006),
            Mark(union(*ends).intersection(g), crest, 0.55, 0.006),
            Mark(snow.intersection(g), "#fff4e0" if g is warm else "#a8b8dc", 0.95),
        ]
        s.puff(g, depth - lift, 0.1, low, high, marks, "stone", shadow=False, cell=0.008)


def ridge(s: Stage) -> None:
    s.sheet(draw(EDGE), 3.36, "#34447c", "#5a6ca8", span=(-0.8, 0.3), shadow=False)
    for top, lit, dark, depth in MOUNTAINS:
        crag(s, top, lit, dark, depth)


def white(s: Stage) -> None:
    """What is clear in an egg: a cloud behind the rocks, and one run of snow before them, over the pan."""
    x, y = YOLK
    cloud = union(ellipse(x, y - 0.06, 0.46, 0.36), ellipse(x - 0.3, y - 0.1, 0.36, 0.2), ellipse(x + 0.36, y - 0.1, 0.34, 0.2))
    s.puff(soften(cloud, 0.05), 3.5, 0.03, "#f8ecd0", "#fffaf0", shadow=False, glow=0.1, brush="skin")
    thread = soften(
        limb([(-0.3, 0.26), (-0.36, 0.06), (-0.33, -0.16), (-0.45, -0.36), (-0.42, -0.58), (-0.42, -0.72)], 0.03, 0.05, 0.04, 0.05, 0.04, 0.07), 0.004
    )
    side = thread.difference(affinity.translate(thread, 0.018, 0))
    s.puff(thread, 2.55, 0.05, "#f0ece4", "#fffdf4", [Mark(side, "#98a0c0", 0.7, 0.006)], "skin", shadow=False, glow=0.05, cell=0.006)


RUN = ((0.1, 0.02), (0.12, -0.14), (0.2, -0.32), (0.07, -0.54), (0.08, -0.76), (0.1, -0.9))


def gold(s: Stage) -> None:
    """The yolk in the gap of the ridge, and its one run: down the mountain, into the town."""
    x, y = YOLK
    drop = draw(
        f"{x - 0.4},{y - 0.02} {x - 0.35},{y + 0.2} {x - 0.16},{y + 0.35} {x + 0.12},{y + 0.36} {x + 0.34},{y + 0.22} {x + 0.4},{y - 0.02} {x + 0.28},{y - 0.24} {x + 0.12},{y - 0.38} {x - 0.08},{y - 0.38} {x - 0.27},{y - 0.24}"
    )
    shine = union(ellipse(x - 0.16, y + 0.19, 0.1, 0.048, 32), circle(x - 0.26, y + 0.06, 0.024))
    rim = drop.difference(ellipse(x - 0.03, y + 0.05, 0.36, 0.34))
    wet = limb(list(RUN[1:]), 0.2, 0.27, 0.23, 0.2, 0.28)
    s.puff(
        soften(wet, 0.03),
        2.9,
        0.05,
        "#d8d4dc",
        "#fffaf0",
        [Mark(wet.boundary.buffer(0.02), "#a8a0b8", 0.5, 0.012)],
        "skin",
        shadow=False,
        glow=0.03,
        cell=0.007,
    )
    run = limb(list(RUN), 0.36, 0.22, 0.15, 0.12, 0.13, 0.2)
    whole = union(drop, run).buffer(0.07).buffer(-0.07)
    marks = [
        Mark(whole.difference(affinity.translate(whole, 0.04, 0.03)).intersection(box(-1, -1, 1, 0.5)), "#d86400", 0.8, 0.014),
        Mark(whole.difference(affinity.translate(whole, -0.03, 0.01)).intersection(box(-1, -1, 1, 0.1)), "#ffe070", 0.7, 0.01),
        Mark(rim.intersection(box(-1, 0.02, 1, 1)), "#e86400", 0.5, 0.05),
        Mark(shine, "#fffbe0", 0.95, 0.004),
        Mark(stroke(smooth([(0.1, -0.1), (0.17, -0.3), (0.06, -0.52), (0.06, -0.7)], closed=False), 0.012, 0.026, 0.02, 0.012), "#fff6c8", 0.95, 0.003),
    ]
    s.puff(whole, 2.74, 0.24, "#f08800", "#ffb810", marks, "skin", shadow=False, glow=0.32, cell=0.007)
    for px, py, r in ((0.34, -0.2, 0.022), (-0.03, -0.28, 0.026), (0.24, -0.52, 0.016)):
        s.puff(draw(f"{px},{py + 2.4 * r}! {px + r},{py} {px},{py - r} {px - r},{py}"), 2.7, 0.03, "#f49400", "#ffc838", shadow=False, glow=0.25)
    weather.halo(s, x, y, 2.5, 0.9, "#ffc840", 0.2)
    light.lamp(s, x, y - 0.02, 2.0, 26, "#ffb848", 0.25)


def town(s: Stage) -> None:
    """Asleep at the edges, awake where the gold has come."""
    pines = land.forest(s.rng, -0.74, 0.26, 34)
    s.sheet(pines, 2.92, "#24405c", "#3c6470", span=(-0.8, -0.55), shadow=False)
    slope = draw("-1.5,-0.66 -1.0,-0.62 -0.5,-0.74 0.0,-0.86 0.5,-0.78 1.0,-0.62 1.5,-0.66 1.5,-1.8! -1.5,-1.8!")
    s.puff(slope, 2.6, 0.05, "#3c5454", "#9ca45c", brush="stone", shadow=False, cell=0.012)
    lane = limb([(0.1, -0.82), (0.05, -1.02), (-0.04, -1.25), (-0.08, -1.7)], 0.12, 0.18, 0.3, 0.6)
    homes = (
        (-0.86, -0.7, 0.22, 0),
        (-0.58, -0.74, 0.2, 1),
        (0.84, -0.72, 0.23, 2),
        (-0.3, -0.82, 0.2, 2),
        (0.8, -0.98, 0.28, 2),
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
    s.puff(draw("-0.42,-0.78! -0.39,-0.86 -0.42,-0.895 -0.45,-0.86"), 1.0, 0.02, "#f0ece4", "#fffdf4", shadow=False, glow=0.4)
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
        ellipse(px + 0.04, py, 0.2, 0.075),
        d - 0.1,
        0.03,
        "#2c2c38",
        "#8a8a98",
        [Mark(ellipse(px + 0.04, py + 0.01, 0.17, 0.055), "#24242e"), Mark(ellipse(px, py + 0.005, 0.07, 0.026), "#fffaf0")],
        shadow=False,
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
