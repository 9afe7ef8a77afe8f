"""A cloud that is a teapot rains tea on a terraced hill."""

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from theatre import land, light, people, props, sky, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, polygons, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

TEA = ("#a8541c", "#f4b454")
BODY = union(
    draw("-0.64,0.66 -0.6,0.94 -0.42,1.12 -0.15,1.17 0.12,1.12 0.3,0.94 0.34,0.66 0.22,0.4 0.04,0.28 -0.34,0.28 -0.52,0.4"),
    stroke([(-0.38, 0.25), (0.08, 0.25)], 0.14, 0.14),
)
SPOUT = limb([(0.2, 0.56), (0.46, 0.6), (0.54, 0.84), (0.7, 1.02)], 0.3, 0.2, 0.15, 0.12)
HANDLE = limb([(-0.52, 1.0), (-0.78, 1.1), (-0.91, 0.88), (-0.82, 0.62), (-0.54, 0.5)], 0.12, 0.12, 0.12, 0.11)
LID = draw("-0.46,1.12! -0.36,1.24 -0.15,1.31 0.06,1.24 0.16,1.12! -0.15,1.17")
LIP = (0.74, 1.04)


def lobes(s: Stage, g: Geom, step: float, r: float) -> list[tuple[float, float, float]]:
    """Round heaps along the edge of a shape and all over it."""
    out = []
    for shape in polygons(g.buffer(-r * 0.55)):
        n = max(6, int(shape.exterior.length / step))
        for i in range(n):
            p = shape.exterior.interpolate(i / n, normalized=True)
            out.append((p.x, p.y, r * s.rng.uniform(0.75, 1.2)))
    x0, y0, x1, y1 = g.bounds
    core = g.buffer(-r * 1.3)
    for y in np.arange(y0, y1, step * 1.25):
        for x in np.arange(x0, x1, step * 1.25):
            px, py = x + s.rng.uniform(-0.4, 0.4) * step, y + s.rng.uniform(-0.4, 0.4) * step
            if core.contains(Point(px, py)):
                out.append((px, py, r * s.rng.uniform(0.8, 1.35)))
    return out


def billow(s: Stage, g: Geom, depth: float, step: float, r: float, swell: float = 0.2) -> None:
    """A cloud in this shape: dark below, lit above, as if modelled."""
    s.puff(g.buffer(-0.02), depth + 0.1, swell, "#3c6a74", "#c4e0d8", shadow=False)
    for n, (x, y, q) in enumerate(sorted(lobes(s, g, step, r), key=lambda v: -v[1])):
        t = min(1.0, max(0.0, (y - 0.25) / 1.1))
        low, high = mix("#34606c", "#a4ccc6", t), mix("#78a8aa", "#fffaf2", t)
        s.puff(
            circle(x, y, q),
            depth - 0.004 * n,
            q * 0.75,
            low,
            high,
            [Mark(circle(x - q * 0.3, y + q * 0.5, q * 0.4), lighter(high, 0.5), 0.5, 0.12)],
            "skin",
            shadow=False,
            bump=0.5,
            cell=q / 12,
        )


def pot(s: Stage) -> None:
    billow(s, HANDLE, 2.7, 0.075, 0.066, 0.05)
    billow(s, SPOUT, 2.5, 0.085, 0.075, 0.06)
    billow(s, BODY, 2.2, 0.115, 0.105)
    billow(s, LID, 1.7, 0.07, 0.055, 0.06)
    for n, (x, y, r) in enumerate(((-0.2, 1.34, 0.05), (-0.1, 1.34, 0.05), (-0.15, 1.39, 0.08))):
        s.puff(circle(x, y, r), 1.6 - 0.02 * n, 0.06, "#b8d4cc", "#fffaf2", shadow=False)


def pour(s: Stage) -> None:
    """A river out of the lip, that parts into strands and drops."""
    arc = bezier((LIP[0] - 0.08, LIP[1] - 0.02), (LIP[0] + 0.06, LIP[1] + 0.06), (LIP[0] + 0.08, 0.76), (0.72, 0.3), n=24)
    shine = stroke([(x - 0.015, y) for x, y in arc], 0.01, 0.024, 0.014)
    s.puff(stroke(arc, 0.08, 0.12, 0.15), 2.0, 0.05, *TEA, [Mark(shine, "#fff0c0", 0.9)], shadow=False, glow=0.12)
    for i, (x, w, end) in enumerate(((0.64, 0.035, 0.0), (0.69, 0.05, -0.2), (0.74, 0.045, -0.1), (0.79, 0.03, 0.06))):
        s.puff(stroke(bezier((0.66 + 0.035 * i, 0.42), (x, 0.2), (x + 0.1 * (x - 0.72), end), n=14), w, w, 0.006), 1.98, 0.02, *TEA, shadow=False, glow=0.12)
    drop = draw("0,0.5! 0.16,0.1 0.2,-0.16 0,-0.36 -0.2,-0.16 -0.16,0.1")
    done: list[XY] = []
    for _ in range(420):
        f = s.rng.random()
        q = (0.72 - 0.3 * f + s.rng.uniform(-1, 1) * (0.08 + 0.62 * f), 0.22 - 1.0 * f)
        if (
            abs(q[0]) > 1.02
            or math.dist(q, (0.0, -0.55)) < 0.16
            or (0.02 < q[0] < 0.76 and q[1] < -0.4)
            or any(math.dist(q, p) < 0.05 + 0.06 * f for p in done)
        ):
            continue
        done.append(q)
        s.puff(move(drop, *q, 0, 0.06 + 0.03 * f), 1.9 - 0.6 * f, 0.012, *TEA, shadow=False, cell=0.005, glow=0.1)


def contour(i: int, x: float) -> float:
    """The edge of terrace i (0 is the highest) at x: a spur that comes towards us, and a hollow."""
    t = i / 6
    return 0.06 - 1.28 * t**0.92 - (0.05 + 0.1 * t) * math.sin(1.6 * x + 0.5 + 0.25 * i) - 0.16 * (1 - t) * x * x + 0.04 * math.sin(5 * x + i)


def terraces(s: Stage) -> None:
    xs = np.linspace(-1.35, 1.35, 90)
    for i in range(7):
        t = i / 6
        d = 3.0 - 0.3 * i
        edge = [(float(x), contour(i, float(x))) for x in xs]
        pool = 0.04 + 0.07 * t
        bank = Polygon([*edge, (1.35, -2.2), (-1.35, -2.2)])
        hue = mix("#8cc8a0", "#2f7a5c", t)
        s.sheet(bank, d, darker(hue, 0.2), lighter(hue, 0.1), span=(-0.5 - 0.9 * t, 0.1 - 1.1 * t))
        water = Polygon([*edge, *((x, y - pool * (1 + 0.3 * math.sin(4 * x))) for x, y in reversed(edge))]).buffer(0)
        glints = union(
            *(
                stroke([(x - w, y), (x + w, y)], 0.003, 0.009 + 0.006 * t, 0.003)
                for x, y, w in (
                    (u, contour(i, u) - pool * s.rng.uniform(0.3, 0.8), s.rng.uniform(0.04, 0.14)) for u in [s.rng.uniform(-1, 1) for _ in range(12)]
                )
            )
        )
        dark = line([(x, y - pool * (1 + 0.3 * math.sin(4 * x))) for x, y in edge], 0.018 + 0.02 * t)
        bright = line([(x, y - 0.006) for x, y in edge], 0.012 + 0.012 * t)
        marks = [Mark(dark, "#7a3a14", 0.75, 0.002), Mark(bright, "#fff4d4", 0.75, 0.003), Mark(glints, "#fff6d8", 0.9)]
        s.puff(water, d - 0.03, 0.003, mix("#eca848", "#b85c1c", t), mix("#ffd890", "#f0a040", t), marks, shadow=False, cell=0.012, glow=0.15)
        r = 0.022 + 0.034 * t
        for row in range(2):
            bushes = []
            x = -1.2 + 0.5 * r * row
            while x < 1.2:
                bushes.append(circle(x, contour(i, x) - pool * 1.25 - r * (0.9 + 1.5 * row), r * s.rng.uniform(0.85, 1.15)))
                x += r * 1.55
            rows = union(*bushes)
            tops = union(*(circle(g.centroid.x - r * 0.2, g.centroid.y + r * 0.4, r * 0.35) for g in bushes))
            green = mix("#78b888", "#1f6a48", t)
            s.puff(
                rows,
                d - 0.06 - 0.02 * row,
                r * 0.8,
                darker(green, 0.15),
                lighter(green, 0.3),
                [Mark(tops, "#d0f0a0", 0.55, 0.003)],
                "stone",
                shadow=False,
                cell=0.008 + 0.004 * t,
            )
        if i in (0, 3, 5):
            for u in ((0.58, 0, 0, 0.2, 0, 0.16)[i],):
                y0, y1 = contour(i, u) - pool, contour(i + 1, u)
                if y0 - y1 > 0.03:
                    fall = stroke([(u, y0 + 0.01), (u + 0.01, y1 - 0.01)], 0.06 + 0.05 * t, 0.09 + 0.06 * t)
                    s.puff(
                        fall,
                        d - 0.12,
                        0.01,
                        *TEA,
                        [Mark(union(*(line([(u + w, y0), (u + w * 1.3, y1)], 0.009) for w in (-0.026, -0.004, 0.022))), "#fff0c0", 0.8)],
                        shadow=False,
                        glow=0.12,
                    )
                    foam = union(*(circle(u + 0.014 * q * (1 + t), y1 - 0.005 * (q % 2), 0.012 + 0.01 * t) for q in range(-3, 4)))
                    s.puff(foam, d - 0.4, 0.012, "#f8d8a0", "#fff8e4", shadow=False)
        if i in (0, 2):
            weather.fog(s, d - 0.2, "#f4faf0", 0.55, contour(i, 0) - 0.4, contour(i, 0) + 0.1)


def basin(s: Stage, x: float, y: float, k: float, depth: float, colour: str, duck: bool = False) -> None:
    """An umbrella turned over to catch it; with a duck or without."""

    def put(g: Geom) -> Geom:
        return move(g, x, y, 0, k)

    s.puff(put(stroke(bezier((0, 0.0), (0.05, 0.5), (0.12, 0.9), n=10), 0.04)), depth + 0.05, 0.02, "#6a4028", "#a87448", shadow=False)
    s.puff(
        put(union(ellipse(0.18, 0.9, 0.08, 0.08).difference(ellipse(0.18, 0.9, 0.045, 0.045)).intersection(box(0, 0.9, 1, 2)))),
        depth + 0.05,
        0.02,
        "#6a4028",
        "#a87448",
        shadow=False,
    )
    s.puff(put(ellipse(0, 0.36, 0.5, 0.13)), depth + 0.02, 0.006, darker(colour, 0.4), darker(colour, 0.3), shadow=False)
    s.puff(
        put(ellipse(0, 0.33, 0.45, 0.1)),
        depth,
        0.004,
        "#b86420",
        "#f8bc60",
        [Mark(put(line([(-0.2, 0.36), (0.1, 0.36)], 0.02)), "#fff0c8", 0.8)],
        shadow=False,
        glow=0.12,
    )
    if duck:
        down = ("#d8a428", "#fbe480")
        s.puff(
            put(draw("-0.26,0.42! -0.2,0.34 -0.05,0.3 0.1,0.32 0.14,0.42 0.06,0.46 -0.1,0.42")),
            depth - 0.05,
            0.04,
            *down,
            [Mark(put(draw("-0.16,0.41 -0.02,0.42 0.02,0.36 -0.1,0.35")), "#e0b040", 0.8)],
            "feather",
            shadow=False,
        )
        s.puff(put(circle(0.1, 0.54, 0.095)), depth - 0.1, 0.04, *down, [Mark(put(circle(0.13, 0.57, 0.018)), "#1c1418")], "feather", shadow=False)
        s.puff(put(draw("0.17,0.56 0.27,0.53! 0.26,0.49 0.17,0.5")), depth - 0.14, 0.02, "#d87020", "#f8a040", shadow=False)
    bowl = draw("-0.5,0.36! -0.4,0.12 -0.18,0.0 0,-0.02 0.18,0.0 0.4,0.12 0.5,0.36! 0.3,0.26 0,0.225 -0.3,0.26")
    ribs = union(*(line(bezier((u, 0.26), (u * 0.6, 0.06), (0, -0.02), n=8), 0.018) for u in (-0.3, -0.1, 0.1, 0.3)))
    s.puff(put(bowl), depth - 0.16, 0.07 * k, darker(colour, 0.25), lighter(colour, 0.15), [Mark(put(ribs), darker(colour, 0.4), 0.7)], "cloth", shadow=False)


def drinkers(s: Stage) -> None:
    """Small on their steps, each with what there was; all look up. One has his umbrella the wrong way round."""

    def stand(who: str, i: int, x: float, k: float, thing: object, size: float, flip: bool = False, **look: object) -> None:
        y = contour(i, x) - 0.02
        figure = getattr(people, who)(Pose(near_arm=(150, 165), far_arm=(140, 160), lean=-8, nod=-22), profile=True, gaze=(0.5, 0.9), mood="happy", **look)
        if thing:
            figure = figure.holding(thing, "hand", (0.0, 0.1), size)
        weather.contact(s, x, y, k * 0.6, 3.0 - 0.3 * i - 0.1, 0.5)
        s.place(figure, x, y, k, 3.0 - 0.3 * i - 0.16, flip=flip, shadow=False)

    stand("girl", 3, 0.0, 0.3, props.cup("#fffaf0", "#e8688a"), 0.4, top="#e8688a", skin="#8a5434")
    stand("lady", 2, -0.56, 0.3, props.cup("#fff4d8", "#3f8482"), 0.45, skin="#c88a5c")
    stand("boy", 4, -0.86, 0.36, trinkets.bucket("#5f8fa8"), 0.4, top="#f0c040")
    basin(s, 0.4, contour(2, 0.4) - 0.05, 0.22, 2.2, "#e8688a")
    basin(s, -0.42, -1.36, 0.62, 0.5, "#e8587c", duck=True)
    # The grump.
    x, k = 0.6, 0.66
    y = -1.42
    hand = (x - 0.23, y + 0.35)
    man = people.old_man(
        Pose(far_arm=(-10, 12), nod=8, lean=4),
        profile=True,
        mood="angry",
        gaze=(0.7, 0.2),
        top="#4c5c6c",
        bottom="#34444c",
        hat="bowler",
        hat_colour="#34444c",
        hands=("grip", "rest"),
        touch={"hand": people.local(hand, x, y, k, True)},
    )
    weather.contact(s, x, y, 0.4, 0.6, 0.6)
    s.place(man, x, y, k, 0.5, flip=True, shadow=False)
    brolly = props.umbrella("#28404c", "#34545c")
    s.place(brolly, hand[0], hand[1] - 0.08, 0.74, 0.42, turn=-3, shadow=False)


@card("mint", focus=1.7)
def teapot_weather(s: Stage) -> None:
    sky.backdrop(s, wisps=0.3, heaps=[(0.86, 0.5, 0.5)], glow=sky.Glow(0.9, 0.2, 0.8, "#fff0c8", 0.6))
    land.distance(s, "hills", 3, y=0.16, step=-0.07, tall=0.26, depth=4.5, gap=0.3, fog=0.7)
    terraces(s)
    for x, i in ((-0.5, 0), (0.3, 0)):
        s.place(props.house("#fff4e8", "#d8607c", lit=False), x, contour(i, x) - 0.01, 0.17, 3.1, shadow=False)
    pot(s)
    pour(s)
    drinkers(s)
    light.sun(s, 1.7, "#fff0d8", side=0.7, height=0.6)
    light.rig(s, 600, 140, left=False)
