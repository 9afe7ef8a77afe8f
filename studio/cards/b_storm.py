"""Storms: in a bottle, and one that gallops."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, material, people, props, sky, solids, veils, weather
from theatre.curves import bezier, circle, draw, ellipse, line, move, stroke, union
from theatre.paint import Mark
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
    # The captain fills the card.
    s.place(people.captain("stand", mood="surprised", top="#24365c", bottom="#24365c", face=0), 0.0, -2.26, 2.86, 2.3)
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
    s.place(people.captain("reach", mood="surprised", top="#e0a030"), x0 + 0.5, y - 0.05, 0.17, 0.9, turn=10)
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
    # Hands.
    for hx, flip in ((-0.6, 1), (0.34, -1)):
        hand = union(
            *(
                stroke(
                    bezier(
                        (hx + flip * (0.02 + 0.09 * i) - flip * 0.14, y - 0.44),
                        (hx + flip * (0.02 + 0.09 * i) - flip * 0.14, y - 0.3),
                        (hx + flip * (0.02 + 0.09 * i) - flip * 0.13, y - 0.2 + 0.02 * (i % 2)),
                        n=8,
                    ),
                    0.1,
                    0.09,
                    0.075,
                )
                for i in range(4)
            )
        )
        s.puff(union(hand, ellipse(hx, y - 0.46, 0.2, 0.12)), 0.66, 0.06, "#b8744e", "#e8ac84", brush="skin")
        s.puff(
            draw(f"{hx - 0.22},{y - 0.52} {hx + 0.22},{y - 0.52} {hx + 0.26 + 0.1 * -flip},-1.7 {hx - 0.26 + 0.1 * -flip},-1.7"),
            0.6,
            0.09,
            "#18244a",
            "#3a4e80",
            [Mark(box(hx - 0.3, y - 0.64, hx + 0.3, y - 0.58), "#e8c050", 0.9)],
            "cloth",
        )
    weather.halo(s, x0 + 0.8, y + 0.2, 0.7, 0.4, "#fff0b0", 0.3)
    light.lamp(s, x0 + 0.8, y + 0.1, 0.4, 5, "#fff0c0", 0.1)
    weather.rain(s, slant=0.3, count=60, depths=(0.3, 2.8))
    light.rig(s, 900, 260)
    light.sun(s, 0.7, "#fff0d0", side=-0.7, height=0.5)


@card("storm", focus=1.7)
def wave_horses(s: Stage) -> None:
    sky.backdrop(s, wisps=0.25, heaps=[(-0.5, 1.25, 0.9), (-0.8, 0.9, 0.7)], shade="#5f7f8c", glow=sky.Glow(-0.6, 0.1, 0.8, "#f4ecc8", 0.6))
    for i, (y, d) in enumerate(((-0.3, 4.4), (-0.44, 4.0))):
        s.sheet(land.swell(s.rng, y, 0.05, 4), d, ("#6f8f98", "#4f7484")[i], ("#c8d4d0", "#a8c0c0")[i], span=(y - 0.25, y + 0.06))
    # The wave: rises from the lower left to a curling crest at the upper right.
    wave = draw("-1.5,-1.8! -1.5,-0.72 -0.9,-0.74 -0.4,-0.56 0.0,-0.1 0.2,0.4 0.1,0.78 -0.1,0.94 0.3,1.16 0.8,1.24 1.5,1.1 1.5,-1.8!")
    ribs = union(
        *(
            line(
                bezier((1.5, 0.9 - 0.3 * i), (0.7 - 0.05 * i, 0.9 - 0.34 * i), (0.4 - 0.14 * i, 0.1 - 0.26 * i), (-0.4 - 0.2 * i, -0.7 - 0.14 * i), n=40), 0.03
            )
            for i in range(7)
        )
    )
    s.puff(
        wave, 3.0, 0.2, "#123a4a", "#6fa8ac", [Mark(ribs, "#a8d0cc", 0.55, 0.003), Mark(ribs.buffer(0.03).difference(ribs.buffer(0.01)), "#1f5060", 0.4, 0.004)]
    )

    def foam(x: float, y: float, n: int, spread: float, r: float, d: float) -> None:
        for _ in range(n):
            s.puff(
                circle(x + s.rng.uniform(-spread, spread), y + s.rng.uniform(-spread * 0.4, spread * 0.4), r * s.rng.uniform(0.5, 1.1)),
                d + s.rng.uniform(-0.08, 0.08),
                r * 0.6,
                "#a8c8c8",
                "#fbfffa",
                shadow=False,
            )

    herd = ((0.26, 0.34, 0.72, 2.6, -14), (0.6, -0.06, 0.84, 2.2, -10), (0.1, -0.44, 0.94, 1.8, -14))
    for i, (x, y, k, d, turn) in enumerate(herd):
        if i == 1:
            h = animals.horse("gallop", "#f4ead8", "#c8402c")
            f = s.place(h, x, y, k, d, turn=turn, flip=True)
            px, py = f.points["back"]
            s.puff(stroke([(px - 0.02, py - 0.5), (px + 0.16, py + 0.62)], 0.035, 0.035), d - 0.3, 0.02, "#c8922c", "#ffe6a0")
            s.puff(
                move(draw("-0.16,0.02 -0.13,-0.16 0.13,-0.16 0.16,0.02 0,0.06"), px, py, -turn),
                d - 0.26,
                0.05,
                "#a82c28",
                "#e8583c",
                [Mark(move(line([(-0.16, -0.11), (0.16, -0.11)], 0.03), px, py, -turn), "#f4d060", 0.95)],
            )
        else:
            h = animals.horse("stand", "#dfeeea").recoloured("#8fb8bc", "#fbfffa")
            h = veils.cropped(h, box(-2, 0.38, 2, 3))
            f = s.place(h, x, y, k, d, turn=turn, flip=True)
            (ex, ey), (bx, by) = f.points["head"], f.points["back"]
            for j in range(9):
                q = j / 8
                mx, my = ex + 0.07 * k + (bx - ex - 0.07 * k) * q, ey + 0.1 * k + (by - ey - 0.06 * k) * q + 0.05 * k * math.sin(q * 3.1)
                s.puff(circle(mx + 0.05 * k, my, (0.05 + 0.04 * q) * k), d - 0.24 * k, 0.03, "#b8d4d4", "#fbfffa", shadow=False)
            s.puff(circle(ex - 0.02, ey + 0.0, 0.02 * k / 0.8), d - 0.3 * k, 0.01, "#1c2c3a", "#34506a", shadow=False)
        foam(x + 0.1 * k, y + 0.3 * k, 11, 0.4 * k, 0.11 * k, d - 0.3)
        foam(x + 0.42 * k, y + 0.46 * k, 6, 0.2 * k, 0.1 * k, d - 0.2)
    foam(-0.02, 0.96, 10, 0.14, 0.08, 2.6)
    foam(0.6, 1.2, 14, 0.5, 0.08, 2.7)
    # The boat below.
    for i, (y, d) in enumerate(((-0.98, 1.3), (-1.24, 0.7))):
        s.sheet(land.breakers(s.rng, y, 4 + i, 0.12), d, ("#1c4456", "#10303f")[i], ("#8cb4b8", "#5f8f98")[i], span=(y - 0.3, y + 0.14))
        if i == 0:
            b = s.place(props.boat("#c8603a"), -0.5, -1.06, 0.4, 1.0, turn=14)
            sx, sy = b.points["seat"]
            m = s.place(people.fisherman("row", mood="surprised"), sx - 0.06, sy - 0.02, 0.56, 0.95, turn=10)
            ax, ay = m.points["hand"]
            s.puff(stroke([(ax - 0.05, ay + 0.1), (ax + 0.22, ay - 0.46)], 0.024, 0.024, 0.05), 0.8, 0.015, "#6a4424", "#c89a58")
    drops = [(s.rng.uniform(-0.6, 0.9), s.rng.uniform(-0.6, 1.35), s.rng.uniform(0.8, 2.4), s.rng.uniform(0.006, 0.016)) for _ in range(70)]
    solids.balls(s, drops, material.solid("#fbfffa", rough=0.5, bump=0, glow=0.15))
    s.place(animals.goose("fly", "#f4f6f4"), -0.6, 0.5, 0.18, 2.8)
    s.place(animals.goose("fly", "#f4f6f4"), -0.82, 0.66, 0.13, 3.0)
    light.rig(s, 900, 300)
    light.sun(s, 0.9, "#fff4d4", side=-0.7, height=0.5)
