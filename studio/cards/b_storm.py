"""A storm in a bottle."""

import math
from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import land, light, material, people, props, sky, solids, veils, weather
from theatre.curves import bezier, draw, ellipse, line, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import STOUT
from theatre.registry import card
from theatre.stage import Stage


@card("storm", focus=1.4)
def bottle_storm(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, heaps=[(-0.6, 0.9, 0.9), (0.6, 1.1, 0.9), (0.0, 1.4, 0.8)], shade="#2c4a5e", glow=sky.Glow(-0.7, 0.0, 0.6, "#f0e6b8", 0.5))
    for i, (y, d) in enumerate(((-0.1, 4.3), (-0.26, 3.7), (-0.5, 3.1))):
        s.sheet(
            land.breakers(s.rng, y, 6 - i, 0.1 + 0.03 * i),
            d,
            ("#5f7f8c", "#3f6070", "#2c4a5e")[i],
            ("#c0ccc8", "#9cb4b8", "#7f9ca4")[i],
            span=(y - 0.25, y + 0.14),
        )
    # The captain fills the card; his hands lie before the bottle, one on its foot, one round its neck.
    px, py, k = 0.0, -2.2, 2.8
    keeper = people.captain(
        "stand",
        build=replace(STOUT, arm=0.3),
        mood="afraid",
        face=0.0,
        gaze=(-0.35, -1.0),
        skull="square",
        nose="broad",
        age=2,
        skin="#9a6844",
        hair_colour="#c8c4bc",
        clothes="gown",
        iris="#3f6a7a",
        top="#24365c",
        bottom="#24365c",
        hands=("grip", "grip"),
        touch={"hand": people.local((-0.72, -0.52), px, py, k), "far_hand": people.local((0.66, -0.56), px, py, k), "elbows": (1, -1)},
    )
    n = len(HANDS["grip"]) + 1
    far, trunk, near = keeper.parts[:n], keeper.parts[n:-n], keeper.parts[-n:]
    s.place(Figure(trunk), px, py, k, 2.3)
    s.place(Figure(tuple(replace(p, low=q.low, high=q.high) for p, q in zip(far, near, strict=True))), px, py, k, 0.86, shadow=False)
    s.place(Figure(near), px, py, k, 0.86, shadow=False)
    # The bottle, lying across.
    y, x0, x1 = -0.62, -0.86, 0.6
    glass = draw(
        f"{x0},{y} {x0 + 0.02},{y + 0.3} {x0 + 0.14},{y + 0.42} {x0 + 0.9},{y + 0.42} {x0 + 1.1},{y + 0.32} {x0 + 1.26},{y + 0.13} {x1 + 0.24},{y + 0.11}! {x1 + 0.24},{y - 0.11}! {x0 + 1.26},{y - 0.13} {x0 + 1.1},{y - 0.32} {x0 + 0.9},{y - 0.42} {x0 + 0.14},{y - 0.42} {x0 + 0.02},{y - 0.3}"
    )
    inner = glass.buffer(-0.035)
    s.puff(glass, 1.3, 0.06, "#6f98a0", "#c8dcd8")
    s.puff(
        inner,
        1.2,
        0.05,
        "#34586c",
        "#16283c",
        [Mark(ellipse(x0 + 0.3, y + 0.3, 0.3, 0.1), "#5a7484", 0.6, 0.03), Mark(ellipse(x0 + 0.8, y + 0.32, 0.3, 0.08), "#5a7484", 0.6, 0.03)],
    )
    bolt = Polygon(
        [
            (x0 + 0.86, y + 0.36),
            (x0 + 0.78, y + 0.14),
            (x0 + 0.84, y + 0.15),
            (x0 + 0.76, y - 0.06),
            (x0 + 0.9, y + 0.19),
            (x0 + 0.85, y + 0.18),
            (x0 + 0.92, y + 0.36),
        ]
    )
    s.puff(bolt, 1.08, 0.01, "#fff0a0", "#fffbe0", glow=0.9, shadow=False)
    back = land.breakers(s.rng, y - 0.12, 9, 0.14).intersection(inner)
    s.puff(back, 1.06, 0.03, "#1f4a60", "#7fb0b8", shadow=False)
    s.place(props.ship("#8a4a30", "#f8f0dc", "#e0a030"), x0 + 0.46, y - 0.16, 0.4, 1.0, turn=16)
    s.place(people.captain("reach", mood="surprised", skin="#9a6844", hair_colour="#c8c4bc", top="#e0a030"), x0 + 0.5, y - 0.05, 0.17, 0.9, turn=10)
    front = land.breakers(s.rng, y - 0.22, 8, 0.15).intersection(inner)
    s.puff(front, 0.86, 0.04, "#12344a", "#a8ccd0", shadow=False)
    for i in range(14):
        solids.ball(
            s, x0 + 0.12 + 0.07 * i, y - 0.14 + 0.07 * math.sin(i * 1.9), 0.84, 0.012 + 0.005 * (i % 3), material.solid("#f4fbf4", rough=0.5, bump=0), 12
        )
    rain = union(*(line([(x0 + 0.12 + 0.08 * i, y + 0.34 - 0.06 * (i % 3)), (x0 + 0.06 + 0.08 * i, y + 0.2 - 0.06 * (i % 3))], 0.009) for i in range(12)))
    s.sheet(rain.intersection(inner), 0.84, "#d0e4e8", shadow=False, glow=0.2)
    shine = union(
        stroke(bezier((x0 + 0.1, y + 0.3), (x0 + 0.4, y + 0.37), (x0 + 0.86, y + 0.35), n=16), 0.012, 0.045, 0.012),
        stroke([(x0 + 1.2, y + 0.08), (x0 + 1.4, y + 0.06)], 0.014, 0.022),
    )
    s.sheet(shine, 0.76, mat=veils.tint("#ffffff", 0.6), thick=0.004, edge=0, shadow=False)
    s.puff(box(x1 + 0.18, y - 0.1, x1 + 0.38, y + 0.1).buffer(0.015), 1.24, 0.06, "#7a5030", "#c89860", brush="stone")
    weather.halo(s, x0 + 0.8, y + 0.2, 0.7, 0.4, "#fff0b0", 0.3)
    light.lamp(s, x0 + 0.8, y + 0.1, 0.4, 5, "#fff0c0", 0.1)
    weather.rain(s, slant=0.3, count=60, depths=(0.3, 2.8))
    light.rig(s, 900, 260)
    light.sun(s, 0.7, "#fff0d0", side=-0.7, height=0.5)
