"""The sun is an egg, and somebody has got up early to catch it in a pan: ourselves."""

import math

import numpy as np
from shapely.geometry import Polygon

from theatre import land, light, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import FULL, Stage

YOLK = (0.02, 0.5, 0.36)
PAN = (0.06, -0.9)


def half_shell(s: Stage, x: float, y: float, turn: float, size: float, depth: float) -> None:
    """One half of the egg: we look into it, and the yolk has left its light there."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, turn, size)

    rng = s.rng
    jag = [rng.uniform(0.94, 1.0) if i % 2 else rng.uniform(1.06, 1.2) for i in range(26)]
    rim = Polygon([(0.5 * q * math.cos(i * math.tau / 26), 0.21 * q * math.sin(i * math.tau / 26) - 0.0) for i, q in enumerate(jag)])
    hull = union(draw("0.5,0.0! 0.5,0.26 0.4,0.56 0.22,0.74 0,0.8 -0.22,0.74 -0.4,0.56 -0.5,0.26 -0.5,0.0!"), ellipse(0, 0, 0.5, 0.2))
    freckles = union(*(circle(rng.uniform(-0.4, 0.4), rng.uniform(0.25, 0.7), rng.uniform(0.006, 0.013)) for _ in range(24)))
    cracks = union(line([(-0.2, 0.16), (-0.14, 0.3), (-0.22, 0.4), (-0.15, 0.5)], 0.014), line([(0.3, 0.12), (0.25, 0.26), (0.32, 0.36)], 0.014))
    shade = hull.difference(ellipse(0.06, 0.12, 0.42, 0.54))
    s.puff(
        at(hull),
        depth,
        0.2 * size,
        "#f8e4c4",
        "#fffdf8",
        [Mark(at(shade), "#6c7cb8", 0.6, 0.06), Mark(at(freckles), "#c09468", 0.7), Mark(at(cracks), "#8a7460", 0.8)],
        "skin",
        shadow=False,
        glow=0.04,
    )
    s.puff(at(rim), depth - 0.3, 0.012, "#ffeccc", "#fffdf8", shadow=False, glow=0.15)
    inside = Polygon([(0.95 * p[0], 0.9 * p[1] - 0.008) for p in rim.exterior.coords])
    deep = ellipse(0, 0.06, 0.4, 0.13)
    s.puff(at(inside), depth - 0.34, 0.002, "#ffc860", "#e89840", [Mark(at(deep), "#8a4c2c", 0.7, 0.06)], "skin", shadow=False, glow=0.12)


def egg(s: Stage) -> None:
    x, y, r = YOLK
    half_shell(s, -0.36, 0.86, 44, 0.86, 3.5)
    half_shell(s, 0.42, 0.88, -42, 0.84, 3.5)
    # The white, clear, in two falls from the shells; and the yolk between them.
    falls = union(
        limb([(-0.6, 0.66), (-0.5, 0.66), (-0.38, 0.4), (-0.22, 0.16), (-0.02, -0.06), (0.0, -0.3)], 0.02, 0.1, 0.17, 0.2, 0.16, 0.04),
        limb([(0.64, 0.68), (0.55, 0.68), (0.42, 0.4), (0.26, 0.16), (0.06, -0.06), (0.04, -0.3)], 0.02, 0.1, 0.17, 0.2, 0.16, 0.04),
    )
    s.sheet(falls, 2.9, mat=veils.tint("#fff8e8", 0.42), shadow=False, thick=0.002, edge=0)
    gleams = union(
        stroke(bezier((-0.42, 0.62), (-0.41, 0.42), (-0.28, 0.18), n=12), 0.008, 0.026, 0.008),
        stroke(bezier((0.47, 0.62), (0.46, 0.42), (0.32, 0.18), n=12), 0.008, 0.026, 0.008),
    )
    s.sheet(gleams, 2.8, "#ffffff", shadow=False, thick=0.002, edge=0, glow=0.6)
    weather.halo(s, x, y, 3.0, 1.15, "#ffb830", 0.5)
    fall = limb([(x, y - 0.16), (x + 0.01, y - 0.4), (x + 0.03, y - 0.62), (x - 0.01, y - 0.95), PAN], 0.52, 0.2, 0.085, 0.06, 0.085)
    whole = union(circle(x, y, r), fall).buffer(0.05).buffer(-0.05)
    edge = whole.difference(move(whole, -0.05, 0.04))
    s.puff(
        whole,
        1.05,
        0.2,
        "#f07400",
        "#ffac08",
        [
            Mark(edge, "#e06000", 0.6, 0.02),
            Mark(union(ellipse(x - 0.14, y + 0.17, 0.11, 0.055, 32), circle(x - 0.25, y + 0.05, 0.026)), "#fffbe0", 0.95, 0.004),
            Mark(
                stroke(
                    smooth([(x - 0.03, y - 0.36), (x + 0.01, y - 0.62), (x - 0.025, y - 0.95), (PAN[0] - 0.015, PAN[1] + 0.06)], closed=False),
                    0.02,
                    0.016,
                    0.012,
                ),
                "#fff6c8",
                0.9,
                0.002,
            ),
        ],
        "skin",
        shadow=False,
        glow=0.34,
        cell=0.008,
    )
    light.lamp(s, x, y - 0.3, 0.9, 4, "#ffb040", 0.3)
    light.lamp(s, x, y, 2.9, 30, "#ffc060", 0.3)


def valley(s: Stage) -> None:
    """Still night down there: blue, with a warm edge on whatever sees the yolk."""
    for i, (peaks, low, high, warm, d) in enumerate(
        (
            (
                "-1.6,0.1! -1.2,0.34! -1.02,0.2! -0.78,0.46! -0.56,0.16! -0.4,0.24! -0.16,0.02! 0.16,0.0! 0.42,0.22! 0.56,0.14! 0.84,0.44! 1.06,0.2! 1.24,0.32! 1.6,0.1!",
                "#3c4c94",
                "#6c78b4",
                "#ffc890",
                4.2,
            ),
            (
                "-1.6,-0.1! -1.1,0.08! -0.86,-0.06! -0.62,0.06! -0.3,-0.26! -0.12,-0.2! 0.1,-0.3! 0.36,-0.16! 0.68,0.04! 0.9,-0.08! 1.14,0.06! 1.6,-0.1!",
                "#22306c",
                "#485a9c",
                "#f09c60",
                3.9,
            ),
        )
    ):
        g = draw(peaks + " 1.6,-1.8! -1.6,-1.8!")
        rim = g.difference(union(*(move(g, q * 0.012, -0.02) for q in (-1, 0, 1))))
        ribs = union(
            *(stroke([(x, 0.1 - 0.2 * i), (x + s.rng.uniform(-0.1, 0.1), -0.2), (x * 0.9, -0.6)], 0.02, 0.05, 0.01) for x in np.arange(-1.1, 1.2, 0.2))
        )
        s.puff(
            g.intersection(FULL),
            d,
            0.03,
            low,
            high,
            [Mark(ribs, darker(low, 0.25), 0.4, 0.01), Mark(rim, warm, 0.85, 0.006)],
            "stone",
            shadow=False,
            cell=0.012,
        )
        weather.fog(s, d - 0.1, "#5c6cac", 0.4, -0.6, 0.0)
    s.puff(
        draw("-1.6,-0.34 -0.8,-0.3 -0.3,-0.4 0.3,-0.42 0.8,-0.32 1.6,-0.36 1.6,-1.9! -1.6,-1.9!"),
        3.4,
        0.03,
        "#142448",
        "#3c5c70",
        brush="stone",
        shadow=False,
        cell=0.015,
    )
    s.sheet(land.forest(s.rng, -0.36, 0.14, 30), 3.45, "#142448", "#2c4868", span=(-0.4, -0.2), shadow=False)
    homes = (
        (-0.82, -0.4, 0.2),
        (-0.52, -0.46, 0.18),
        (-0.28, -0.42, 0.15),
        (0.4, -0.44, 0.17),
        (0.64, -0.46, 0.2),
        (0.9, -0.4, 0.2),
        (-0.68, -0.6, 0.25),
        (-0.3, -0.62, 0.22),
        (0.36, -0.62, 0.23),
        (0.78, -0.64, 0.27),
    )
    for i, (x, y, k) in enumerate(homes):
        s.place(
            props.house(("#8c94b8", "#a0a0b8", "#7c88b0")[i % 3], ("#2c3460", "#3c3458", "#24305c")[i % 3], i in (1, 8)),
            x,
            y,
            k,
            3.1 - 0.05 * i,
            flip=x > 0,
            shadow=False,
        )


def hen(s: Stage, x: float, y: float, k: float, depth: float) -> None:
    """Aghast; one wing over an egg of her own."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, 0, k)

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


def pan(s: Stage) -> None:
    """Held out of the window, and the first of the day is in it."""
    px, py = PAN
    d = 1.3
    s.puff(
        limb([(px + 0.36, py - 0.05), (px + 0.56, py - 0.14), (px + 0.86, py - 0.3)], 0.1, 0.085, 0.1),
        d - 0.02,
        0.04,
        "#6a3c1c",
        "#c08450",
        brush="wood",
        shadow=False,
    )
    s.puff(limb([(px + 0.43, py - 0.055), (px + 0.54, py - 0.12)], 0.1, 0.075), d - 0.03, 0.03, "#2c2c38", "#6c6c7c", shadow=False)
    side = draw(
        f"{px - 0.47},{py}! {px - 0.42},{py - 0.1} {px - 0.26},{py - 0.18} {px},{py - 0.205} {px + 0.26},{py - 0.18} {px + 0.42},{py - 0.1} {px + 0.47},{py}!"
    )
    s.puff(side, d, 0.06, "#0c0c14", "#4c4c5c", [Mark(stroke([(px - 0.4, py - 0.08), (px - 0.2, py - 0.15)], 0.02), "#8c90a8", 0.5, 0.01)], shadow=False)
    rim = ellipse(px, py, 0.48, 0.15)
    s.puff(
        rim,
        d - 0.08,
        0.014,
        "#3c3c4c",
        "#a0a0b4",
        [Mark(ellipse(px, py - 0.006, 0.445, 0.127), "#14141e"), Mark(ellipse(px, py - 0.03, 0.36, 0.085), "#5c3c20", 0.8, 0.03)],
        shadow=False,
    )
    white = draw(
        f"{px - 0.34},{py - 0.01} {px - 0.22},{py + 0.07} {px},{py + 0.085} {px + 0.24},{py + 0.075} {px + 0.33},{py + 0.01} {px + 0.26},{py - 0.07} {px + 0.06},{py - 0.095} {px - 0.22},{py - 0.08}"
    )
    s.puff(white, d - 0.14, 0.014, "#f0e4d0", "#fffdf4", shadow=False, glow=0.12)
    s.puff(
        ellipse(px, py - 0.004, 0.17, 0.062),
        d - 0.2,
        0.03,
        "#f48c00",
        "#ffc830",
        [Mark(ellipse(px - 0.06, py + 0.02, 0.04, 0.012), "#fffbe0", 0.9)],
        shadow=False,
        glow=0.45,
    )
    weather.halo(s, px, py, d - 0.4, 0.5, "#ffb830", 0.3)
    for u, v, r in ((-0.12, 0.13, 0.02), (0.14, 0.16, 0.024), (0.22, 0.1, 0.014), (-0.2, 0.09, 0.013)):
        s.puff(circle(px + u, py + v, r), d - 0.2, 0.02, "#f49400", "#ffd048", shadow=False, glow=0.3)
    light.lamp(s, px, py + 0.16, d - 0.5, 2.5, "#ffb040", 0.1)


def arm(s: Stage) -> None:
    """Ours, in pyjamas."""
    hx, hy = 0.74, -1.12
    skin = ("#a86840", "#e8a878")
    s.puff(ellipse(hx + 0.0, hy - 0.05, 0.13, 0.12, 30), 1.24, 0.06, *skin, brush="skin", shadow=False)
    sleeve = limb([(1.28, -1.72), (1.06, -1.48), (0.86, -1.24)], 0.5, 0.42, 0.27)
    axis = np.array([(1.28, -1.72), (0.86, -1.24)])
    u = (axis[1] - axis[0]) / np.hypot(*(axis[1] - axis[0]))
    bars = []
    for t in np.arange(0.02, 0.6, 0.075):
        c = axis[1] - u * t
        bars.append(line([(c[0] - u[1] * 0.4, c[1] + u[0] * 0.4), (c[0] + u[1] * 0.4, c[1] - u[0] * 0.4)], 0.03))
    s.puff(sleeve, 1.0, 0.12, "#2f5fa8", "#6c9cdc", [Mark(union(*bars).intersection(sleeve), "#f4f0e4", 0.9)], "cloth", shadow=False)
    c = axis[1]
    cuff = line([(c[0] - u[1] * 0.13, c[1] + u[0] * 0.13), (c[0] + u[1] * 0.13, c[1] - u[0] * 0.13)], 0.1)
    s.puff(cuff, 0.86, 0.06, "#c8d4e8", "#fffaf0", shadow=False)
    # Fingers over the handle, the thumb along it.
    for i in range(4):
        q = i * 0.062
        fx, fy = hx - 0.1 + q, hy + 0.075 - q * 0.5
        s.puff(
            limb([(fx + 0.02, fy + 0.015), (fx - 0.025, fy - 0.05), (fx - 0.02, fy - 0.125)], 0.066, 0.07, 0.058),
            0.98 - 0.02 * i,
            0.04,
            *skin,
            [Mark(line([(fx - 0.05, fy - 0.04), (fx + 0.01, fy - 0.056)], 0.008), "#7a4424", 0.5)],
            "skin",
            shadow=False,
        )
    s.puff(
        limb([(hx + 0.08, hy + 0.0), (hx - 0.04, hy + 0.11), (hx - 0.16, hy + 0.12)], 0.085, 0.074, 0.06),
        0.9,
        0.04,
        *skin,
        [Mark(ellipse(hx - 0.165, hy + 0.13, 0.024, 0.016, 20), "#ffd8bc", 0.8)],
        "skin",
        shadow=False,
    )


def window(s: Stage) -> None:
    sill = Polygon([(-1.4, -1.28), (1.4, -1.28), (1.5, -1.9), (-1.5, -1.9)])
    s.puff(sill, 1.6, 0.03, "#4a2c24", "#a87058", [Mark(line([(-1.5, -1.42), (1.5, -1.42)], 0.014), "#2a1410", 0.7)], "wood", shadow=False)
    s.puff(line([(-1.4, -1.28), (1.4, -1.28)], 0.05), 1.5, 0.03, "#7a4c38", "#e8b080", shadow=False)
    s.puff(Polygon([(-1.3, -1.5), (-0.93, -1.5), (-0.93, 1.9), (-1.3, 1.9)]), 1.4, 0.05, "#3c2430", "#6c4c54", brush="plank", shadow=False)
    s.puff(line([(-0.93, -1.5), (-0.93, 1.9)], 0.03), 1.3, 0.02, "#8a5c50", "#f0b888", shadow=False)


@card("lemon", focus=1.8)
def egg_sunrise(s: Stage) -> None:
    dawn = ((0.0, "#ffb048"), (0.48, "#ffb858"), (0.56, "#f49868"), (0.66, "#9c6c9c"), (0.8, "#3c4c94"), (1.0, "#141f54"))
    sky.backdrop(
        s,
        stops=dawn,
        wisps=0.3,
        cloud="#ffd8b0",
        glow=sky.Glow(YOLK[0], YOLK[1] - 0.2, 0.6, "#ffb848", 0.6),
        rays=(YOLK[0], YOLK[1], "#ffd070", 0.5),
        stars=120,
    )
    valley(s)
    egg(s)
    window(s)
    pan(s)
    hen(s, -0.7, -1.27, 0.46, 0.98)
    arm(s)
    light.sun(s, 0.5, "#c8d4ff", side=-0.5, height=0.7)
    light.rig(s, 420, 100)
