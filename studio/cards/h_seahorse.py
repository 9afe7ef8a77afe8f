"""One has broken loose from the carousel, and takes its rider and its pole along."""

import math

import numpy as np
from shapely.geometry import Polygon

from theatre import animals, land, light, material, people, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

CORAL = "#f0703c"
SPINE: list[XY] = [
    (0.5, 0.5),
    (0.43, 0.22),
    (0.18, -0.06),
    (-0.2, -0.3),
    (-0.48, -0.62),
    (-0.48, -0.98),
    (-0.22, -1.14),
    (-0.04, -1.0),
    (-0.14, -0.86),
    (-0.24, -0.93),
]
WIDTHS = (0.25, 0.36, 0.5, 0.42, 0.27, 0.18, 0.13, 0.1, 0.08, 0.05)
TOP, FOOT = (0.17, 1.06), (0.02, -0.8)
"""The two broken ends of the pole."""


def on_pole(t: float) -> XY:
    return FOOT[0] + (TOP[0] - FOOT[0]) * t, FOOT[1] + (TOP[1] - FOOT[1]) * t


def pole(s: Stage, t0: float, t1: float, depth: float) -> None:
    a, b = on_pole(t0), on_pole(t1)
    turns = union(
        *(
            line([(on_pole(t)[0] - 0.06, on_pole(t)[1] - 0.03), (on_pole(t + 0.02)[0] + 0.06, on_pole(t + 0.02)[1] + 0.03)], 0.022)
            for t in np.arange(-0.05, 1.05, 0.036)
        )
    )
    s.puff(
        stroke([a, b], 0.07, 0.07),
        depth,
        0.035,
        "#d89a30",
        "#ffe49c",
        [Mark(turns, "#fff8e4", 0.9), Mark(stroke([(a[0] + 0.025, a[1]), (b[0] + 0.025, b[1])], 0.014), "#a86818", 0.5)],
        shadow=False,
    )


def ends(s: Stage) -> None:
    """Splinters above and below, and a lamp chain that came along."""
    for (x, y), up in ((TOP, 1), (FOOT, -1)):
        jag = draw(
            f"{x - 0.045},{y - 0.03 * up}! {x - 0.05},{y + 0.05 * up}! {x - 0.02},{y + 0.02 * up}! {x},{y + 0.1 * up}! {x + 0.02},{y + 0.03 * up}! {x + 0.05},{y + 0.07 * up}! {x + 0.045},{y - 0.03 * up}!"
        )
        s.puff(jag, 1.12 if up > 0 else 1.8, 0.02, "#c88a48", "#f8dca8", shadow=False)
    chain = bezier((TOP[0], TOP[1] - 0.08), (-0.05, 1.16), (-0.1, 0.56), (-0.5, 0.78), n=40)
    s.puff(line(chain, 0.012), 1.5, 0.006, "#5a3a20", "#c89a50", shadow=False)
    for i in range(4, 40, 5):
        x, y = chain[i]
        solids.bulb(s, x, y - 0.03, 1.4, 0.024 - 0.0003 * i, "#ffd890", 3)
        weather.halo(s, x, y - 0.03, 1.3, 0.09, "#ffc860", 0.5)


def beast(s: Stage) -> None:
    d = 1.5
    spine = smooth(SPINE, closed=False, n=10)
    body = limb(SPINE, *WIDTHS)
    rings, plate = [], []
    pts = np.array(spine)
    n = len(pts)
    for i in range(3, n - 2, 3):
        (dx, dy), w = pts[i + 1] - pts[i - 1], float(np.interp(i / n, np.linspace(0, 1, len(WIDTHS)), WIDTHS))
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length
        x, y = pts[i]
        rings.append(stroke(bezier((x - nx * w, y - ny * w), (x + dx / length * 0.06, y + dy / length * 0.06), (x + nx * w, y + ny * w), n=8), 0.014))
        plate.append((x + nx * w * 0.3, y + ny * w * 0.3))
    studs = union(*(circle(*p, 0.016) for p in plate[2:16]))
    belly = stroke([(x + 0.1, y - 0.08) for x, y in spine[: n * 4 // 10]], 0.1, 0.2, 0.16)
    fin = draw("-0.3,-0.14! -0.44,0.1 -0.62,0.16! -0.6,0.02 -0.72,-0.02! -0.66,-0.16 -0.74,-0.26! -0.6,-0.34 -0.46,-0.42!")
    veins = union(*(line([(-0.38, -0.26), p], 0.012) for p in ((-0.6, 0.14), (-0.7, -0.03), (-0.72, -0.25))))
    s.puff(fin, d + 0.12, 0.03, "#f0a03c", "#ffe090", [Mark(veins, "#d8702c", 0.8)], "feather", shadow=False)
    s.puff(
        body,
        d,
        0.2,
        darker(CORAL, 0.2),
        lighter(CORAL, 0.16),
        [Mark(belly, "#ffe0b0", 0.85, 0.02), Mark(union(*rings), "#a83420", 0.65), Mark(studs, "#ffd870", 0.95)],
        "skin",
        shadow=False,
    )
    # Head: crown, snout, a bridle with gold on it.
    crown = draw("0.36,0.78! 0.28,0.98! 0.4,0.92 0.42,1.08! 0.51,0.94 0.6,1.04! 0.62,0.84!")
    s.puff(crown, d - 0.02, 0.04, "#f0a03c", "#ffe090", brush="feather", shadow=False)
    s.puff(
        limb([(0.58, 0.68), (0.76, 0.62), (0.92, 0.54)], 0.24, 0.12, 0.13),
        d - 0.1,
        0.08,
        darker(CORAL, 0.15),
        lighter(CORAL, 0.2),
        [
            Mark(stroke([(0.6, 0.6), (0.76, 0.57), (0.92, 0.5)], 0.06, 0.04), "#ffe0b0", 0.7, 0.02),
            Mark(line([(0.9, 0.5), (0.97, 0.535)], 0.016), "#7a2418", 0.9),
        ],
        "skin",
        shadow=False,
    )
    skull = draw("0.33,0.72 0.36,0.86 0.5,0.92 0.64,0.84 0.7,0.7 0.62,0.58 0.5,0.48 0.38,0.52")
    eye = [
        Mark(ellipse(0.56, 0.74, 0.07, 0.074), "#fff8ea"),
        Mark(circle(0.578, 0.745, 0.046), "#2f6a8a"),
        Mark(circle(0.582, 0.748, 0.028), "#140c18"),
        Mark(circle(0.595, 0.765, 0.012), "#ffffff"),
        Mark(stroke(bezier((0.48, 0.79), (0.55, 0.86), (0.63, 0.81), n=10), 0.012, 0.022, 0.01), "#8a2c1c"),
        Mark(circle(0.47, 0.63, 0.045), "#ff9a80", 0.7, 0.03),
    ]
    s.puff(skull, d - 0.16, 0.1, darker(CORAL, 0.12), lighter(CORAL, 0.2), eye, "skin", shadow=False)
    for g in (
        line([(0.74, 0.7), (0.72, 0.54)], 0.034),
        stroke(bezier((0.73, 0.6), (0.58, 0.54), (0.4, 0.6), n=10), 0.026),
        stroke(bezier((0.4, 0.6), (0.36, 0.74), (0.4, 0.86), n=10), 0.026),
    ):
        s.puff(g, d - 0.34, 0.018, "#1f5a8c", "#4c9ad0", shadow=False)
    for x, y in ((0.728, 0.605), (0.4, 0.6)):
        s.puff(circle(x, y, 0.028), d - 0.4, 0.02, "#d89a30", "#ffe49c", shadow=False)
    s.puff(
        draw("0.36,0.28! 0.24,0.34 0.14,0.28! 0.17,0.2 0.12,0.13! 0.24,0.1 0.36,0.16!"),
        d - 0.3,
        0.03,
        "#f0a03c",
        "#ffe090",
        [Mark(union(line([(0.34, 0.22), (0.17, 0.27)], 0.01), line([(0.34, 0.22), (0.16, 0.15)], 0.01)), "#d8702c", 0.8)],
        "feather",
        shadow=False,
    )


def saddle(s: Stage) -> None:
    cloth = draw("-0.26,0.04! -0.12,0.08 0.06,0.13! 0.14,-0.04 0.12,-0.2! 0.0,-0.27 -0.16,-0.26! -0.25,-0.12")
    fringe = union(*(circle(0.12 - 0.047 * i, -0.205 - 0.035 * math.sin(i * 0.55), 0.02) for i in range(7)))
    s.puff(fringe, 1.18, 0.02, "#d89a30", "#ffe49c", shadow=False)
    s.puff(
        cloth,
        1.16,
        0.05,
        "#1f5a8c",
        "#4c9ad0",
        [
            Mark(cloth.boundary.buffer(0.02), "#ffd870", 0.95),
            Mark(
                union(
                    *(
                        move(draw("0,0.05 0.012,0.012 0.05,0 0.012,-0.012 0,-0.05 -0.012,-0.012 -0.05,0 -0.012,0.012"), x, y)
                        for x, y in ((-0.14, -0.12), (0.02, -0.12))
                    )
                ),
                "#fff0c0",
                0.9,
            ),
        ],
        "cloth",
        shadow=False,
    )


def rider(s: Stage) -> None:
    x, y, k = -0.12, 0.05, 0.78
    low, high = on_pole(0.575), on_pole(0.64)
    girl = people.girl(
        Pose(near_leg=(62, -6), far_leg=(70, 0), lean=8, nod=-8, anchor="seat"),
        skin="#8a5434",
        hair="long",
        hair_colour="#2a1818",
        top="#ffd040",
        pattern_colour="#fff8e0",
        mood="happy",
        profile=True,
        gaze=(0.8, 0.3),
        hands=("grip", "grip"),
        touch={"hand": people.local(low, x, y, k), "far_hand": people.local(high, x, y, k), "elbows": (1, 1)},
    )
    s.place(girl, x, y, k, 0.98, shadow=False)


def jelly(s: Stage) -> None:
    """What it left: far off the carousel hangs in the deep like a jellyfish."""
    x, y, d = -0.56, 0.86, 3.6
    weather.halo(s, x, y, d + 0.3, 0.95, "#ffc060", 0.42)
    for i, (u, n, c) in enumerate(((-0.24, 0.4, "#f4a0b8"), (-0.12, 0.5, ""), (0.0, 0.56, "#8cc8f0"), (0.12, 0.5, "#f4d060"), (0.24, 0.38, "#c8a0e8"))):
        wave = bezier((x + u, y - 0.02), (x + u + 0.04, y - n * 0.4), (x + u - 0.04, y - n * 0.7), (x + u + 0.02, y - n), n=18)
        s.puff(stroke(wave, 0.016, 0.008), d + 0.05, 0.008, "#ffd890", "#fff4c8", shadow=False, glow=0.35)
        if c:
            px, py = wave[9]
            s.place(animals.seahorse(c), px, py - 0.09, 0.19, d - 0.02 * i, flip=u > 0.05, shadow=False, glow=0.12)
        else:
            s.puff(
                draw(f"{wave[-1][0] - 0.02},{wave[-1][1]}! {wave[-1][0]},{wave[-1][1] - 0.05}! {wave[-1][0] + 0.02},{wave[-1][1]}!"),
                d,
                0.01,
                "#ffd890",
                shadow=False,
            )
    dome = draw(f"{x - 0.34},{y}! {x - 0.3},{y + 0.16} {x - 0.16},{y + 0.3} {x},{y + 0.35} {x + 0.16},{y + 0.3} {x + 0.3},{y + 0.16} {x + 0.34},{y}!")
    stripes = union(*(Polygon([(x, y + 0.37), (x + u - 0.036, y - 0.02), (x + u + 0.036, y - 0.02)]) for u in (-0.27, -0.13, 0.0, 0.13, 0.27)))
    s.puff(ellipse(x, y, 0.33, 0.06), d - 0.1, 0.01, "#f8a858", "#ffe0a0", shadow=False, glow=0.5)
    s.puff(dome, d - 0.14, 0.12, "#f07c60", "#f8a888", [Mark(stripes, "#fff8e4", 0.95)], shadow=False, glow=0.3)
    frill = union(*(ellipse(x - 0.31 + 0.062 * i, y - 0.005 - 0.03 * math.cos((i - 5) * 0.32), 0.036, 0.04) for i in range(11)))
    s.puff(frill, d - 0.2, 0.03, "#f8b060", "#fff0c0", shadow=False, glow=0.4)
    s.puff(circle(x, y + 0.37, 0.03), d - 0.2, 0.02, "#ffe090", "#fff8d0", shadow=False, glow=0.6)


@card("lagoon", focus=1.3)
def seahorse_carousel(s: Stage) -> None:
    deep = ((0.0, "#062c3c"), (0.3, "#0a4a60"), (0.6, "#127480"), (0.84, "#2f9c9c"), (1.0, "#7cd4bc"))
    sky.backdrop(s, stops=deep, wisps=0.2, rays=(0.7, 1.9, "#f4fff0", 1.0), glow=sky.Glow(0.75, 1.6, 0.6, "#e8fff0", 0.5), brush=0.8, angle=70)
    for i, (y, c) in enumerate(((-0.96, "#1c6c74"), (-1.12, "#125460"), (-1.3, "#0a3c48"))):
        s.sheet(land.hill(s.rng, y, 0.1, 0.8), 4.2 - 0.5 * i, darker(c, 0.3), lighter(c, 0.08), span=(y - 0.4, y + 0.1))
        weather.fog(s, 4.0 - 0.5 * i, "#1f7c84", 0.5, y - 0.5, y + 0.25)
    jelly(s)
    for x, h, lean in ((-0.95, 0.9, 0.1), (-0.82, 0.6, -0.08), (0.94, 0.8, -0.1), (0.8, 0.46, 0.06)):
        weed = stroke(bezier((x, -1.7), (x + lean, -1.4), (x - lean, -1.5 + h * 0.7), (x + lean, -1.5 + h), n=20), 0.09, 0.07, 0.01)
        s.puff(weed, 0.6, 0.03, "#0a3c40", "#1f7a68", shadow=False)
    pole(s, 0.0, 0.4, 1.9)
    beast(s)
    saddle(s)
    pole(s, 0.49, 1.0, 1.12)
    ends(s)
    rider(s)
    t = s.place(animals.turtle(), 0.56, -1.16, 0.36, 1.0, turn=24, shadow=False)
    hx, hy = t.points.get("head", (0.7, -1.0))
    s.puff(
        move(draw("0,-0.04! 0.15,-0.04! 0.15,0.04! 0,0.04!"), hx + 0.05, hy - 0.02, 14),
        0.7,
        0.01,
        "#f8e8b0",
        "#fffbe4",
        [Mark(move(line([(0.03, 0), (0.12, 0)], 0.014), hx + 0.05, hy - 0.02, 14), "#d8482f")],
        shadow=False,
    )
    bubbles = [
        (FOOT[0] + s.rng.uniform(-0.2, 0.1) - 0.3 * q, FOOT[1] + s.rng.uniform(-0.1, 0.1) - 0.2 * q, 0.9, s.rng.uniform(0.008, 0.022))
        for q in np.linspace(0, 1, 14)
    ]
    bubbles += [(0.92 + s.rng.uniform(-0.03, 0.06), 0.62 + 0.1 * q, 1.2, 0.01 + 0.004 * q) for q in range(5)]
    solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.2, coat=1, bump=0, glow=0.25), 14).visible_shadow = False
    for x, y, k in ((0.78, -0.2, 0.1), (0.62, -0.34, 0.08), (0.86, -0.42, 0.07)):
        s.place(animals.fish("#ffd060", "#fff4c0"), x, y, k, 2.4, shadow=False)
    light.lamp(s, -0.5, 0.8, 2.6, 20, "#ffd890", 0.2)
    light.sun(s, 1.7, "#f4fff0", side=0.7, height=1.0)
    light.rig(s, 700, 160, left=False)
